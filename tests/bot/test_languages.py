"""In which language the bot speaks, and who chooses."""

import asyncio

import pytest

from models import chats, outbox, people
from models.announcements import Kind
from tests.bot.world import plain, rows, texts
from tests.conftest import ON_SQLITE


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


@pytest.mark.parametrize(
    ("telegrams", "ours"),
    [
        ("fa", "fa"), ("fa-IR", "fa"), ("pt", "pt-BR"), ("pt-br", "pt-BR"), ("pt-PT", "pt-BR"),
        ("de-AT", "de"), ("zh-hans", "en"),
    ],
)  # fmt: skip
async def test_a_new_group_is_spoken_to_as_telegram_speaks_to_who_opens_the_first_game(
    world, telegrams, ours
):
    opener = world.telegram.add_person("Opener", language=telegrams)
    group = world.telegram.add_group("Another", [opener])
    await opener.says(group, "/newgame")
    await world.settled()
    assert (await chats.chat(group.id)).language == ours


@pytest.mark.parametrize("wanted", ["fa", "fa-IR", "فارسی", "persian", "Persian"])
async def test_a_language_may_be_named_by_its_code_or_its_name(world, wanted):
    await world.says(world.ben, f"/language {wanted}")
    assert world.replies == [
        texts().words("fa")("language-chosen").replace("\u2068", "").replace("\u2069", "")
    ]
    assert (await chats.chat(world.group.id)).language == "fa"


async def test_a_language_that_is_not_spoken_is_answered_with_those_that_are(world):
    await world.says(world.ben, "/language klingon")
    assert world.replies == ["🌍 Which language shall I speak here?"]
    assert (await chats.chat(world.group.id)).language == "en"


async def test_in_private_a_person_chooses_for_themselves_whatever_their_groups_speak(world):
    await world.eve.says(world.account, "/language")
    await world.settled()
    private = world.account.private[world.eve.id]
    menu = private.messages_of(world.account)[-1]
    await world.eve.presses(menu, "Esperanto")
    await world.settled()
    assert (await people.player(world.eve.id)).chosen_language == "eo"
    await world.eve.says(world.account, "/start")
    await world.settled()
    assert private.messages_of(world.account)[-1].words == texts().words("eo")("private-welcome").replace(
        "<b>", ""
    ).replace("</b>", "")
    assert (await chats.chat(world.group.id)).language == "en"
    await world.eve.says(world.account, "/language en")
    await world.settled()
    assert (await people.player(world.eve.id)).chosen_language is None


async def test_in_private_the_rules_are_told_in_ones_own_language(world):
    sara = world.telegram.add_person("Sara", language="fa")
    await sara.says(world.account, "/rules")
    await world.settled()
    told, example = world.account.private[sara.id].messages_of(world.account)[-2:]
    words = texts().words("fa")
    assert plain(told.words).startswith(
        plain(words.html("rules-head")).replace("<b>", "").replace("</b>", "")
    )
    assert plain(words("rules-example-clue")) in plain(example.words)


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


DIES = """CREATE TRIGGER dies BEFORE INSERT ON announcement BEGIN SELECT RAISE(ABORT, 'as if killed'); END"""


@ON_SQLITE
async def test_a_game_is_shown_in_the_new_language_also_after_a_kill_in_the_middle(world, monkeypatch):
    monkeypatch.setattr("bot.updates.LONGEST_REST", 0.01)
    await world.open_game()
    for row in await outbox.open_in(world.group.id):
        await outbox.drop(row)
    await rows(DIES)
    await world.ann.says(world.group, "/language fa")
    async with asyncio.timeout(60):
        while not await rows('SELECT 1 FROM "update" WHERE failures > 0'):  # noqa: ASYNC110 - only the database knows
            await asyncio.sleep(0)
    assert (await chats.chat(world.group.id)).language == "en"
    await rows("DROP TRIGGER dies")
    await world.settled()
    assert (await chats.chat(world.group.id)).language == "fa"
    assert await world.announced() == [Kind.LOBBY]
