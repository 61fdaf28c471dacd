"""What Telegram shows of the bot."""

from bot.commands import GROUP_COMMANDS
from bot.profile import introduce
from tests.bot.world import texts


async def test_commands_are_told_for_groups_and_for_private_chats_in_every_language(world):
    await introduce(world.desk.bot, texts(), "https://fabulo.example")
    in_group = world.account.commands_for(world.ben, world.group)
    assert [entry["command"] for entry in in_group] == list(GROUP_COMMANDS)
    private = world.account.commands_for(world.ben, world.ben.private_with(world.account))
    assert [entry["command"] for entry in private] == ["start", "pings", "help"]
    codes = {code for _, code in world.account.commands}
    assert codes == {"", *(language.partition("-")[0] for language in texts().languages)}
    assert world.account.told_about("description", "en").startswith("Fabulo deals cards full of dreams.")


async def test_the_menu_button_opens_the_mini_app_where_it_has_https(world):
    await introduce(world.desk.bot, texts(), "http://127.0.0.1:8080")
    assert world.telegram.calls_of("setChatMenuButton") == []
    await introduce(world.desk.bot, texts(), "https://fabulo.example")
    (call,) = world.telegram.calls_of("setChatMenuButton")
    assert call.refused is None


async def test_a_telegram_that_takes_nothing_harms_nothing(world):
    world.telegram.faults.add("429", "setMyCommands", times=None)
    await introduce(world.desk.bot, texts(), "https://fabulo.example")
    assert world.account.commands == {}
