"""What happens to the chat: the bot comes, goes and is silenced; people leave; the group grows."""

import asyncio
from dataclasses import replace

from models import chats, outbox, people, reading, rules
from models.announcements import Kind
from models.ports import Standing
from tests.bot.world import plain, rows
from tests.conftest import ON_SQLITE


async def test_a_bot_that_is_added_greets_and_offers_a_game(world):
    greeting = world.group.messages_of(world.account)[0]
    assert plain(greeting.words).startswith("🐇 Hello! I am Fabulo.")
    await world.ben.presses(greeting, "Open a game")
    assert [seat.name for seat in (await world.game()).seats] == ["Ben"]


async def test_kicking_the_bot_pauses_the_game_and_adding_it_again_goes_on(world):
    """C25."""
    game = await world.begun()
    deadline = game.round.times.deadline
    await world.ann.kicks(world.account, world.group)
    await world.settled()
    assert (await world.game(game.id)).paused is not None
    world.telegram.clock.advance(3600)
    await world.ann.adds(world.account, world.group)
    await world.settled()
    game = await world.game(game.id)
    assert game.paused is None
    assert 3600 <= game.round.times.deadline - deadline < 3605
    assert await world.announced() == [Kind.LOBBY, Kind.TURN]
    assert [reply for reply in world.replies if "Hello" in reply] == []


async def test_a_bot_that_loses_its_voice_pauses_and_any_word_of_the_chat_goes_on(world):
    game = await world.begun()
    await world.ann.restricts(world.account, world.group, can_send_messages=False)
    await world.settled()
    assert (await world.game(game.id)).paused is not None
    await world.says(world.ben, "/status")
    assert (await world.game(game.id)).paused is None


async def test_who_leaves_the_group_leaves_the_game(world):
    """B11."""
    dan = world.telegram.add_person("Dan")
    world.group.members[dan.id] = replace(world.group.members[world.ben.id], user=dan)
    game = await world.open_game(world.ann, world.ben, world.eve, dan)
    await world.says(world.ann, "/begin")
    await dan.leaves(world.group)
    await world.settled()
    game = await world.game(game.id)
    assert [seat.gone for seat in game.seats] == [False, False, False, True]
    kept = await people.kept_standing(world.group.id, dan.id)
    assert (kept.standing, kept.pressed) == (Standing.OUTSIDE, False)


async def test_the_host_who_leaves_the_group_hands_the_role_on_and_too_few_end_the_game(world):
    game = await world.begun()
    await world.ann.leaves(world.group)
    await world.settled()
    assert (await world.game(game.id)).ending is rules.Ending.TOO_FEW


async def test_a_group_that_becomes_a_supergroup_takes_its_game_along(world):
    """B3."""
    group = world.telegram.add_group("Small", [world.ann, world.ben, world.eve], kind="group")
    await world.ann.says(group, "/newgame")
    await world.settled()
    game = await reading.open_game_in(group.id, None)
    grown = world.telegram.migrate(group)
    await world.settled()
    await world.ben.says(grown, "/join")
    await world.settled()
    assert await reading.open_game_in(grown.id, None) == game
    assert await reading.open_game_in(group.id, None) is None
    assert [seat.name for seat in (await world.game(game)).seats] == ["Ann", "Ben"]
    assert (await chats.chat(group.id)).moved_to == grown.id


async def test_after_the_move_to_a_supergroup_the_game_is_shown_there_once(world):
    group = world.telegram.add_group("Small", [world.ann, world.ben, world.eve], kind="group")
    await world.ann.says(group, "/newgame")
    await world.settled()
    (lobby,) = await outbox.open_in(group.id)
    await outbox.drop(lobby)
    grown = world.telegram.migrate(group)
    await world.settled()
    assert [row.kind for row in await outbox.open_in(grown.id)] == [Kind.LOBBY]


DIES = "BEFORE {} BEGIN SELECT RAISE(ABORT, 'as if killed'); END"


@ON_SQLITE
async def test_a_group_that_grew_is_shown_its_game_also_after_a_kill_in_the_middle(world, monkeypatch):
    monkeypatch.setattr("bot.updates.LONGEST_REST", 0.01)
    group = world.telegram.add_group("Small", [world.ann, world.ben, world.eve], kind="group")
    await world.ann.says(group, "/newgame")
    await world.settled()
    await rows("UPDATE announcement SET state = 'sent', message_id = 9")
    await rows(f"CREATE TRIGGER dies {DIES.format('INSERT ON announcement')}")
    grown = world.telegram.migrate(group)
    await _failed_once(world)
    await rows("DROP TRIGGER dies")
    await world.settled()
    assert [row.kind for row in await outbox.open_in(grown.id)] == [Kind.LOBBY]


@ON_SQLITE
async def test_a_bot_that_is_added_again_shows_the_game_also_after_a_kill_in_the_middle(world, monkeypatch):
    monkeypatch.setattr("bot.updates.LONGEST_REST", 0.01)
    await world.begun()
    await world.ann.kicks(world.account, world.group)
    await world.settled()
    await rows("UPDATE announcement SET state = 'sent', message_id = 9")
    await rows(f"CREATE TRIGGER dies {DIES.format('INSERT ON announcement')}")
    await world.ann.adds(world.account, world.group)
    await _failed_once(world)
    await rows("DROP TRIGGER dies")
    await world.settled()
    assert await world.announced() == [Kind.TURN]
    assert (await world.game()).paused is None


async def _failed_once(world):
    """Wait until an update has failed, and is to come again."""
    async with asyncio.timeout(60):
        while not await rows('SELECT id FROM "update" WHERE failures > 0'):  # noqa: ASYNC110 - only the database knows
            await asyncio.sleep(0)


async def test_a_new_title_is_kept(world):
    await world.open_game()
    await world.ann.renames(world.group, "Saturday")
    await world.settled()
    assert (await chats.chat(world.group.id)).title == "Saturday"


async def test_chatter_leaves_no_trace(world):
    before = await rows("SELECT count(*) AS n FROM presence")
    await world.says(world.ben, "Did you see that?")
    assert await rows("SELECT count(*) AS n FROM presence") == before
    assert world.replies == []
