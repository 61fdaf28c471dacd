"""In which language the bot speaks, and who chooses."""

from models import chats, people
from tests.bot.world import plain


async def test_the_chat_speaks_as_whoever_met_the_bot_there(world):
    await world.open_game()
    assert (await chats.chat(world.group.id)).language == "en"


async def test_languages_are_offered_by_their_own_names(world):
    await world.says(world.ben, "/language")
    menu = world.group.messages_of(world.account)[-1]
    assert plain(menu.words) == "🌍 Which language shall I speak here?"
    assert "✓ English" in [plain(button.text) for button in menu.buttons]
    assert {button.data.partition(":")[0] for button in menu.buttons} == {"language"}


async def test_a_press_chooses_and_the_menu_says_so(world):
    await world.says(world.ben, "/language")
    menu = world.group.messages_of(world.account)[-1]
    answer = await world.ben.presses(menu, "English")
    assert plain(answer.text) == plain(menu.words) == "🌍 I speak English here from now on."
    assert menu.buttons == ()


async def test_a_command_with_a_language_chooses_at_once(world):
    await world.says(world.ben, "/language en")
    assert world.replies == ["🌍 I speak English here from now on."]


async def test_while_a_game_is_open_only_host_and_admins_choose(world):
    await world.open_game(world.ben, world.eve)
    await world.says(world.eve, "/language en")
    assert world.replies == ["While a game is open, its host or an admin chooses the language."]
    await world.says(world.ann, "/language en")  # an admin
    await world.says(world.ben, "/language en")  # the host
    assert world.replies[1:] == ["🌍 I speak English here from now on."] * 2


async def test_the_house_menu_turns_into_the_languages(world):
    """B18: no message more, and only for who may choose."""
    game = await world.open_game(world.ben, world.eve)
    await world.says(world.ben, "/house")
    menu = world.group.messages_of(world.account)[-1]
    answer = await world.eve.presses(menu, "Language")
    assert plain(answer.text) == "While a game is open, its host or an admin chooses the language."
    await world.ben.presses(menu, "Language")
    await world.settled()
    assert plain(menu.words) == "🌍 Which language shall I speak here?"
    answer = await world.ben.presses(menu, "English")
    assert plain(answer.text) == "🌍 I speak English here from now on."
    assert await world.announced() == ["lobby"]
    assert game.id == (await world.game()).id


async def test_people_are_known_with_their_own_language(world):
    dora = world.telegram.add_person("Dora", language="eo")
    await dora.starts(world.account)
    await world.settled()
    assert (await people.player(dora.id)).language == "eo"
