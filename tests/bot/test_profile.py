"""What Telegram shows of the bot."""

from bot.commands import GROUP_COMMANDS
from bot.profile import introduce
from tests.bot.world import texts


async def test_commands_are_told_for_groups_and_for_private_chats_in_every_language(world):
    await introduce(world.desk.bot, texts(), "https://fabulo.example")
    in_group = world.account.commands_for(world.ben, world.group)
    assert [entry["command"] for entry in in_group] == list(GROUP_COMMANDS)
    private = world.account.commands_for(world.ben, world.ben.private_with(world.account))
    assert [entry["command"] for entry in private] == ["start", "rules", "pings", "language", "help"]
    codes = {code for _, code in world.account.commands}
    assert codes == {"", *(language.partition("-")[0] for language in texts().languages)}
    assert world.account.told_about("description", "en").startswith("Fabulo deals cards full of dreams.")


async def test_a_command_and_the_bot_itself_are_described_in_the_language_of_who_looks(world):
    await introduce(world.desk.bot, texts(), "https://fabulo.example")
    sara = world.telegram.add_person("Sara", language="fa")
    joao = world.telegram.add_person("João", language="pt-br")
    yuki = world.telegram.add_person("Yuki", language="ja")
    for person, language in ((sara, "fa"), (joao, "pt-BR"), (yuki, "en")):
        words = texts().words(language)
        told = {
            entry["command"]: entry["description"]
            for entry in world.account.commands_for(person, world.group)
        }
        assert told == {name: words(f"command-{name}") for name in GROUP_COMMANDS}
    for language in texts().languages:
        code, words = language.partition("-")[0], texts().words(language)
        assert world.account.told_about("description", code) == words("profile-description")
        assert world.account.told_about("short_description", code) == words("profile-short")


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
