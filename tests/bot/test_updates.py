"""Updates on their way in: none is lost, none counts twice, none blocks the others for ever."""

import asyncio
import json

import pytest
from telegram import Update
from telegram.error import InvalidToken
from telegram.ext import TypeHandler

from bot.updates import MOST_FAILURES, Poller, Webhook
from models import reading
from tests.bot.world import a_world, rows
from tests.conftest import ON_SQLITE

SECRET = "a-secret-of-ours"


@pytest.fixture
async def quiet(telegram, door):
    """A world that does not poll."""
    async with a_world(telegram, door, polls=False) as world:
        yield world


def command(text, *, id=1, person=None):
    """An update as it is posted."""
    sender = {"id": 51, "is_bot": False, "first_name": "Ann", "language_code": "en"}
    chat = {"id": -100777, "type": "supergroup", "title": "Friday"}
    entities = [{"type": "bot_command", "offset": 0, "length": len(text)}]
    message = {"message_id": 5, "date": 1, "chat": chat, "from": person or sender, "text": text}
    return {"update_id": id, "message": {**message, "entities": entities}}


def posted(update):
    return json.dumps(update).encode()


def broken(world, error, times=1_000_000, chat=None):
    """Let something go wrong with so many updates (of one chat), beside what is right with them."""
    left = [times]

    async def fail(update, context):
        if left[0] and chat in (None, update.effective_chat.id):
            left[0] -= 1
            raise error

    world.inbox._application.add_handler(TypeHandler(Update, fail), group=-2)


async def test_what_the_bot_was_told_while_it_was_away_is_not_lost(telegram, door):
    async with a_world(telegram, door, polls=False) as world:
        await world.ann.says(world.group, "/newgame")
        await world.ben.says(world.group, "/join")
        poller = Poller(world.inbox, world.desk)
        polling = asyncio.create_task(poller.run())
        await world.settled()
        poller.stop()
        await polling
        assert [seat.name for seat in (await world.game()).seats] == ["Ann", "Ben"]


async def test_an_update_is_let_go_only_when_it_and_all_before_it_are_done(world):
    broken(world, RuntimeError("a fault"), times=1)
    await world.ann.says(world.group, "/newgame")
    await world.ben.says(world.group, "/join")
    await world.settled()
    assert [seat.name for seat in (await world.game()).seats] == ["Ann", "Ben"]


async def test_an_update_that_always_fails_is_set_aside_told_and_passed(world, monkeypatch):
    monkeypatch.setattr("bot.updates.LONGEST_REST", 0.01)
    broken(world, RuntimeError("a fault"), times=MOST_FAILURES)
    await world.ann.says(world.group, "/newgame")
    await world.ben.says(world.group, "/join")
    await world.settled()
    assert world.replies == ["Something went wrong with that, and I had to let it go. Please try once more."]
    assert [seat.name for seat in (await world.game()).seats] == ["Ann", "Ben"]
    assert [row["failures"] for row in await rows('SELECT failures FROM "update" WHERE failures > 0')] == [5]


async def test_a_failing_update_does_not_hold_up_other_chats(world):
    other = world.telegram.add_group("Saturday", [world.eve])
    await world.settled()
    broken(world, RuntimeError("a fault"), chat=world.group.id)
    await world.ann.says(world.group, "hello")
    await world.eve.presses(other.messages_of(world.account)[-1], "Open a game")
    assert await reading.open_game_in(other.id, None) is not None
    assert await rows('SELECT failures FROM "update" WHERE failures >= 5') == []


async def test_an_unreachable_database_does_not_count_as_a_failure(quiet):
    broken(quiet, ConnectionRefusedError("no database"), times=MOST_FAILURES + 2)
    webhook = Webhook(quiet.inbox, SECRET, quiet.desk)
    answers = [await webhook.receive(SECRET, posted(command("/newgame"))) for _ in range(MOST_FAILURES + 3)]
    assert answers == [503] * (MOST_FAILURES + 2) + [200]
    assert len(await rows("SELECT id FROM game")) == 1


@ON_SQLITE
async def test_a_database_that_takes_nothing_in_does_not_count_as_a_failure(quiet):
    webhook = Webhook(quiet.inbox, SECRET, quiet.desk)
    await rows("PRAGMA query_only = ON")
    answers = [await webhook.receive(SECRET, posted(command("/newgame"))) for _ in range(MOST_FAILURES + 2)]
    await rows("PRAGMA query_only = OFF")
    answers.append(await webhook.receive(SECRET, posted(command("/newgame"))))
    assert answers == [503] * (MOST_FAILURES + 2) + [200]
    assert len(await rows("SELECT id FROM game")) == 1


@pytest.mark.parametrize("words", ["/newgame", "/status"])
async def test_a_command_that_comes_again_shows_the_game_no_second_time(quiet, words):
    webhook = Webhook(quiet.inbox, SECRET, quiet.desk)
    await webhook.receive(SECRET, posted(command("/newgame", id=1)))
    shown = []
    for id in (2, 2, 3):
        await rows("UPDATE announcement SET state = 'sent'")
        await webhook.receive(SECRET, posted(command(words, id=id)))
        shown.append(len(await rows("SELECT id FROM announcement WHERE state = 'waiting'")))
    assert shown == [1, 0, 1]


async def test_the_command_that_opened_a_game_does_not_show_it_again_when_it_comes_again(quiet):
    webhook = Webhook(quiet.inbox, SECRET, quiet.desk)
    await webhook.receive(SECRET, posted(command("/newgame")))
    await rows("UPDATE announcement SET state = 'sent'")
    assert await webhook.receive(SECRET, posted(command("/newgame"))) == 200
    assert await rows("SELECT id FROM announcement WHERE state = 'waiting'") == []


async def test_a_posted_update_has_its_effect_before_it_is_answered(quiet):
    webhook = Webhook(quiet.inbox, SECRET, quiet.desk)
    assert await webhook.receive(SECRET, posted(command("/newgame"))) == 200
    assert len(await rows("SELECT id FROM game")) == 1


async def test_an_update_posted_twice_at_once_counts_once(quiet):
    webhook = Webhook(quiet.inbox, SECRET, quiet.desk)
    await webhook.receive(SECRET, posted(command("/newgame", id=1)))
    ben = {"id": 52, "is_bot": False, "first_name": "Ben"}
    body = posted(command("/join", id=2, person=ben))
    assert await asyncio.gather(*(webhook.receive(SECRET, body) for _ in range(4))) == [200] * 4
    assert [row["name"] for row in await rows("SELECT name FROM seat ORDER BY number")] == ["Ann", "Ben"]


@pytest.mark.parametrize("secret", [None, "", "wrong", SECRET + "x", "ä", "\udcff"])
async def test_who_does_not_know_the_secret_is_turned_away(quiet, secret):
    """C31: a forged update has no effect."""
    webhook = Webhook(quiet.inbox, SECRET, quiet.desk)
    assert await webhook.receive(secret, posted(command("/newgame"))) == 403
    assert await rows("SELECT id FROM game") == []


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"null", b"7", b'{"update_id": "x", "message": 3}', b"\xff", b"[" * 100_000,
        b'{"update_id": "x"}', b'{"update_id": -1}', b'{"update_id": 9223372036854775808}',
        b'{"update_id": 1, "message": {"message_id": 1, "date": 1e400, "chat": {"id": 1, "type": "group"}}}',
    ],
)  # fmt: skip
async def test_a_body_that_is_no_update_is_refused(quiet, body):
    assert await Webhook(quiet.inbox, SECRET, quiet.desk).receive(SECRET, body) == 400


async def test_a_webhook_update_that_keeps_failing_is_set_aside_the_fifth_time(quiet):
    broken(quiet, RuntimeError("a fault"))
    webhook = Webhook(quiet.inbox, SECRET, quiet.desk)
    answers = [await webhook.receive(SECRET, posted(command("/newgame"))) for _ in range(MOST_FAILURES)]
    assert answers == [503] * 4 + [200]


async def test_polling_goes_on_after_telegram_was_unreachable(world, monkeypatch):
    monkeypatch.setattr("bot.updates.LONGEST_REST", 0.02)
    world.telegram.faults.add("502", "getUpdates", times=3)
    await world.says(world.ann, "/newgame")
    assert [seat.name for seat in (await world.game()).seats] == ["Ann"]


async def test_a_wrong_token_ends_polling(quiet):
    poller = Poller(quiet.inbox, quiet.desk)
    quiet.account.token = "999:OTHER"
    with pytest.raises(InvalidToken):
        await poller.run()


async def test_a_refusal_is_no_failure(quiet):
    webhook = Webhook(quiet.inbox, SECRET, quiet.desk)
    await webhook.receive(SECRET, posted(command("/newgame")))
    assert await webhook.receive(SECRET, posted(command("/join", id=2))) == 200
    assert await rows('SELECT id FROM "update" WHERE failures > 0') == []
