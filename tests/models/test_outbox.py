"""The outbox: what a chat must still hear, and in which order."""

import asyncio

import pytest

from models import outbox, rules
from models.announcements import Kind, State
from models.database import connection
from models.play import Door
from tests.announced import announced, states
from tests.builders import CHAT, NOW, a_game, keep, tells

pytestmark = pytest.mark.usefixtures("database")


async def test_what_a_move_announces_waits_in_its_chat(door: Door) -> None:
    game = await keep(a_game().telling())
    await door.play(game.id, tells(game), now=NOW)
    (row,) = await outbox.open_in(CHAT)
    assert (row.kind, row.round, row.state) == (Kind.CLUE, 1, State.WAITING)
    assert row.values == {"notices": []}
    assert await outbox.chats() == [CHAT]


async def test_a_chat_hears_its_announcements_in_the_order_they_were_made() -> None:
    await keep(a_game().lobby())
    await keep(a_game().called("other").lobby(), chat=-2)
    await announced(Kind.RESULT, round=1)
    await announced(Kind.LOBBY, game="other", chat=-2)
    await announced(Kind.TURN, round=2)
    assert [row.kind for row in await outbox.open_in(CHAT)] == [Kind.RESULT, Kind.TURN]
    assert await outbox.chats() == [CHAT, -2]


async def test_a_turning_point_is_overtaken_by_any_later_one_of_its_game() -> None:
    await keep(a_game().lobby())
    rows = [
        await announced(Kind.TURN, round=1),
        await announced(Kind.REMINDER, round=1),
        await announced(Kind.CLUE, round=1),
        await announced(Kind.TABLE, round=1),
        await announced(Kind.RESULT, round=1),
        await announced(Kind.TURN, round=2),
    ]
    passed = {row.kind: later.kind for row, later in outbox.overtaken(rows)}
    assert passed == {
        Kind.TURN: Kind.CLUE,
        Kind.REMINDER: Kind.CLUE,
        Kind.CLUE: Kind.TABLE,
        Kind.TABLE: Kind.RESULT,
    }


async def test_results_and_the_end_are_never_overtaken() -> None:
    await keep(a_game().lobby())
    rows = [
        await announced(Kind.RESULT, round=1),
        await announced(Kind.RESULT, round=2),
        await announced(Kind.OVER, round=2),
    ]
    assert list(outbox.overtaken(rows)) == []


async def test_another_game_overtakes_nothing() -> None:
    await keep(a_game().lobby())
    await keep(a_game().called("other").lobby(), topic=9)
    rows = [await announced(Kind.TURN, round=1), await announced(Kind.TURN, game="other", topic=9, round=1)]
    assert list(outbox.overtaken(rows)) == []


async def test_an_end_told_again_is_overtaken_by_whatever_follows_in_its_place() -> None:
    await keep(a_game().over())
    await keep(a_game().called("elsewhere").lobby(), topic=5)
    await keep(a_game().called("rematch").lobby())
    again = await announced(Kind.OVER, again=True)
    elsewhere = await announced(Kind.LOBBY, game="elsewhere", topic=5)
    assert list(outbox.overtaken([again, elsewhere])) == []
    here = await announced(Kind.LOBBY, game="rematch")
    assert list(outbox.overtaken([again, elsewhere, here])) == [(again, here)]


async def test_notices_of_what_is_overtaken_ride_in_what_overtook_it() -> None:
    await keep(a_game().lobby())
    turn = await announced(Kind.TURN, round=1, notices=[{"key": "notice-left", "name": "dan"}])
    clue = await announced(Kind.CLUE, round=1, notices=[{"key": "notice-joined", "name": "zoe"}])
    table = await announced(Kind.TABLE, round=1, notices=[])
    await outbox.overtake(turn, clue)
    await outbox.overtake(clue, table)
    (left,) = await outbox.open_in(CHAT)
    assert left.values["notices"] == [
        {"key": "notice-left", "name": "dan"},
        {"key": "notice-joined", "name": "zoe"},
    ]
    assert await states() == [("turn", "overtaken"), ("clue", "overtaken"), ("table", "waiting")]


async def test_overtaking_twice_says_no_notice_twice() -> None:
    await keep(a_game().lobby())
    turn = await announced(Kind.TURN, round=1, notices=[{"key": "notice-left", "name": "dan"}])
    clue = await announced(Kind.CLUE, round=1, notices=[])
    await asyncio.gather(outbox.overtake(turn, clue), outbox.overtake(turn, clue))
    (left,) = await outbox.open_in(CHAT)
    assert left.values["notices"] == [{"key": "notice-left", "name": "dan"}]


@pytest.mark.parametrize(
    ("stage", "kind"),
    [
        ("lobby", Kind.LOBBY),
        ("telling", Kind.TURN),
        ("laying", Kind.CLUE),
        ("voting", Kind.TABLE),
        ("over", Kind.OVER),
    ],
)
async def test_a_repost_says_where_the_game_stands(stage: str, kind: Kind) -> None:
    game: rules.Game = getattr(a_game(), stage)()
    await keep(game, topic=4)
    assert await outbox.repost(game.id, now=NOW + 1)
    (row,) = await outbox.open_in(CHAT)
    assert (row.kind, row.topic, row.values, row.created) == (kind, 4, {"repost": True}, NOW + 1)
    assert row.round == (None if stage == "lobby" else 1)


async def test_no_repost_is_needed_while_a_turning_message_waits() -> None:
    game = await keep(a_game().telling())
    waiting = await announced(Kind.TURN, round=1)
    assert not await outbox.repost(game.id, now=NOW)
    assert await outbox.open_in(CHAT) == [waiting]


async def test_who_ask_for_a_repost_at_once_get_one() -> None:
    game = await keep(a_game().telling())
    answers = await asyncio.gather(*(outbox.repost(game.id, now=NOW) for _ in range(8)))
    assert sorted(answers) == [False] * 7 + [True]
    assert await states() == [("turn", "waiting")]


async def test_an_update_asks_for_one_repost_however_often_it_comes() -> None:
    game = await keep(a_game().telling())
    assert await outbox.repost(game.id, now=NOW, update=7)
    (row,) = await outbox.open_in(CHAT)
    await outbox.drop(row)  # as if it were sent
    assert not await outbox.repost(game.id, now=NOW, update=7)
    assert await outbox.open_in(CHAT) == []


async def test_a_game_that_does_not_exist_cannot_be_reposted() -> None:
    with pytest.raises(LookupError):
        await outbox.repost("nothing", now=NOW)


async def test_the_open_announcements_are_found_by_their_index() -> None:
    game = await keep(a_game().lobby())
    await connection().each(
        'INSERT INTO announcement (chat_id, game_id, kind, "values", state, has_picture, tries, created) '
        "VALUES (?, ?, 'turn', '{}', 'retired', ?, 0, 0)",
        [[number, game.id, False] for number in range(2000)],
    )
    await announced(Kind.TURN, round=1)
    await connection().rows("ANALYZE")
    explain = "EXPLAIN" if connection().is_postgres else "EXPLAIN QUERY PLAN"
    asked = "SELECT chat_id FROM announcement WHERE state IN ('waiting', 'sending') ORDER BY id"
    plan = await connection().rows(f"{explain} {asked}")
    assert "announcement_unsent" in str(plan)
    assert "SORT" not in str(plan).upper()


async def test_a_turn_is_announced_first_once_though_it_is_shown_again_or_told_anew() -> None:
    await keep(a_game().lobby())
    race = await announced(Kind.TURN, round=1, storyteller=None)
    lot = await announced(Kind.TURN, round=1, storyteller=2)
    again = await announced(Kind.TURN, round=1, repost=True)
    clue = await announced(Kind.CLUE, round=1)
    anew = await announced(Kind.CLUE, round=1)
    other = await announced(Kind.CLUE, round=2)
    first = [await outbox.is_first(row) for row in (race, lot, again, clue, anew, other)]
    assert first == [True, True, False, True, False, True]


async def test_a_message_is_known_as_pinned_beside_all_that_it_tells() -> None:
    await keep(a_game().lobby())
    row = await announced(Kind.LOBBY, notices=[])
    await outbox.keep_pinned(row)
    (kept,) = await outbox.open_in(CHAT)
    assert kept.values == {"notices": [], "pinned": True}
