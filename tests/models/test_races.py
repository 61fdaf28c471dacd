"""Many at once, and databases that go away: nothing is lost, nothing counts twice."""

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, TypeVar
from uuid import uuid4

import asyncpg
import pytest

from models import database as databases
from models import reading, rules, store
from models.bus import LocalBus
from models.database import Connection, Row, address, connection
from models.play import Command, Door, Person, Place
from tests.builders import CHAT, NOW, a_game, keep, lays, votes
from tests.models.another_process import Turned, counts_a_turn
from tests.rules.evening import cards_in

GROUP = Place(CHAT, "Friday")
Read = TypeVar("Read")
only_postgres = pytest.mark.parametrize("url", ["postgres"], indirect=True)
only_sqlite = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


async def ended(url: str) -> None:
    """Every connection of PostgreSQL's to this database is cut off, but for the one that does it."""
    killer = await asyncpg.connect(**address(url))
    await killer.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await killer.close()


def end_at_once(url: str) -> None:
    """The same from within a move, which cannot wait for anything."""
    thread = Thread(target=lambda: asyncio.run(ended(url)))
    thread.start()
    thread.join()


async def test_two_who_open_a_game_at_once_get_one(door: Door) -> None:
    other = Door(LocalBus())
    opened = await asyncio.gather(
        *(
            which.open(GROUP, Person(player, f"p{player}"), now=NOW)
            for player, which in enumerate([door, other, door, other], start=1)
        )
    )
    assert len({one.game.id for one in opened}) == 1
    assert sorted(one.fresh for one in opened) == [False, False, False, True]
    assert len(await reading.open_games_in_chat(CHAT)) == 1


async def test_two_who_ask_for_a_rematch_at_once_get_one_lobby(door: Door) -> None:
    over = await keep(a_game().over())
    doors = [door, Door(LocalBus())]
    lobbies = await asyncio.gather(
        *(doors[player % 2].rematch(over.id, Person(player, "p"), now=NOW) for player in (1, 2, 3, 4))
    )
    assert len({lobby.game.id for lobby in lobbies}) == 1
    assert sorted(lobby.repeated for lobby in lobbies) == [False, True, True, True]


async def test_all_who_vote_at_once_are_counted_once(door: Door) -> None:
    doors = [door, Door(LocalBus())]
    game = await keep(a_game().with_players(*"abcdefgh").voting())
    cast = [votes(game, seat) for seat in rules.awaited(game)]
    await asyncio.gather(
        *(doors[place % 2].play(game.id, move, now=NOW) for place, move in enumerate(cast * 2)),
        return_exceptions=True,
    )
    (scored,) = await reading.scored_rounds(game.id)
    voters = [seat for card in scored.table for seat in card.voters]
    assert sorted(voters) == [2, 3, 4, 5, 6, 7, 8]
    after = await reading.game(game.id)
    assert {seat.number: seat.score for seat in after.seats} == dict(scored.points)


async def test_two_taps_of_each_player_at_once_through_two_processes_lay_one_card_of_each(door: Door) -> None:
    """A1, A2, A11: whichever counts, the other is in the hand again, and no card is in two places."""
    doors = [door, Door(LocalBus())]
    game = await keep(a_game().with_players(*"abcdef").laying())
    cards = sorted(cards_in(game))
    taps = [
        doors[tap].play(
            game.id,
            partial(rules.lay, player=seat, round=1, cards=(game.seat(seat).hand[tap],)),
            now=NOW,
        )
        for seat in rules.awaited(game)
        for tap in (0, 1)
    ]
    await asyncio.gather(*taps, return_exceptions=True)
    after = await reading.game(game.id)
    assert after.phase is rules.Phase.VOTING
    assert sorted(card.owner or 0 for card in after.current().table) == [1, 2, 3, 4, 5, 6]
    assert [len(seat.hand) for seat in after.seats] == [5] * 6
    assert sorted(cards_in(after)) == cards


async def test_one_command_sent_twice_at_once_is_one_move(door: Door) -> None:
    doors = [door, Door(LocalBus())]
    game = await keep(a_game().laying())
    command = Command(1, str(uuid4()), "{}")
    played = await asyncio.gather(
        *(doors[place % 2].play(game.id, counts_a_turn, now=NOW, command=command) for place in range(6))
    )
    assert sorted(one.repeated for one in played) == [False, True, True, True, True, True]
    assert (await reading.game(game.id)).turns == game.turns + 1


async def test_an_update_delivered_twice_at_once_has_one_effect(door: Door) -> None:
    doors = [door, Door(LocalBus())]
    game = await keep(a_game().laying())
    played = await asyncio.gather(
        *(doors[place % 2].play(game.id, counts_a_turn, now=NOW, update=77) for place in range(6))
    )
    assert [one.repeated for one in played].count(False) == 1
    assert (await reading.game(game.id)).turns == game.turns + 1


async def test_more_games_than_connections_move_side_by_side(door: Door) -> None:
    """C30: one at a time in each game, and none waits for another game."""
    games = [await keep(a_game().called(f"game{number}").laying(), topic=number) for number in range(25)]
    moves = [door.play(game.id, lays(game, seat), now=NOW) for game in games for seat in rules.awaited(game)]
    await asyncio.gather(*moves)
    for game in games:
        assert (await reading.game(game.id)).phase is rules.Phase.VOTING


class Interrupted(Connection):
    """Something happens before its statement of that number, counted from 1."""

    def __init__(self, inner: Connection, moment: int, happens: Callable[[], Awaitable[object]]) -> None:
        self.is_postgres = inner.is_postgres
        self.inner, self.moment, self.happens = inner, moment, happens

    async def rows(self, sql: str, *values: object) -> list[Row]:
        self.moment -= 1
        if self.moment == 0:
            await self.happens()
        return await self.inner.rows(sql, *values)


async def read_while(
    reads: Callable[[Connection, str], Coroutine[Any, Any, Read]],
    game: str,
    moment: int,
    happens: Callable[[], Awaitable[object]],
) -> Read:
    async def read(snapshot: Connection) -> Read:
        return await reads(Interrupted(snapshot, moment, happens), game)

    return await databases.shielded(databases.look(read))


WRITTEN_MEANWHILE = (
    'UPDATE "game" SET "version" = 2',
    'UPDATE "seat" SET "score" = 99',
    'UPDATE "round" SET "nudged" = true, "storyteller" = 2',
    'DELETE FROM "vote"',
)


@only_postgres
@pytest.mark.parametrize("moment", range(1, 4))
async def test_what_is_written_between_two_reads_never_tears_what_is_read(database: str, moment: int) -> None:
    """Reading the rounds that were played takes three statements; a whole game is read by one."""
    game = await keep(a_game().scored())

    async def another_writes() -> None:
        other = await asyncpg.connect(**address(database))
        async with other.transaction():
            for statement in WRITTEN_MEANWHILE:
                await other.execute(statement)
        await other.close()

    read = await read_while(store.scored_rounds, game.id, moment, another_writes)
    assert read == ((game.last_round,) if moment > 1 else await reading.scored_rounds(game.id))
    assert await reading.scored_rounds(game.id) != (game.last_round,)


@only_sqlite
@pytest.mark.parametrize("moment", range(1, 6))
async def test_another_process_writing_between_two_reads_never_tears_what_is_read(
    database: str, moment: int
) -> None:
    game = await keep(a_game().scored())

    async def another_writes() -> None:
        other = sqlite3.connect(database.removeprefix("sqlite://"))
        for statement in WRITTEN_MEANWHILE:
            other.execute(statement)
        other.commit()
        other.close()

    read = await read_while(store.load, game.id, moment, another_writes)
    assert read in (game, await reading.game(game.id))


@only_postgres
async def test_moves_of_two_processes_wait_for_each_other(database: str) -> None:
    game = await keep(a_game().laying())
    others = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.models.another_process", database, game.id, "60"),
            cwd=Path(__file__).parents[2],
        )
        for _ in range(2)
    ]
    assert [await other.wait() for other in others] == [0, 0]
    after = await reading.game(game.id)
    assert (after.turns, after.version) == (game.turns + 120, 121)


@only_postgres
async def test_a_lost_connection_is_found_again(door: Door, database: str) -> None:
    game = await keep(a_game().laying())
    for turns in range(1, 4):
        await ended(database)
        played = await door.play(game.id, counts_a_turn, now=NOW)
        assert played.game.turns == game.turns + turns
    assert await reading.game(game.id) == played.game


@only_postgres
async def test_a_connection_lost_within_a_move_loses_nothing(door: Door, database: str) -> None:
    game = await keep(a_game().laying())
    tries: list[float] = []

    def ends_at_first(game: rules.Game, *, now: float, chance: Random) -> Turned:
        tries.append(now)
        if len(tries) == 1:
            end_at_once(database)
        return counts_a_turn(game, now=now, chance=chance)

    played = await door.play(game.id, ends_at_first, now=NOW)
    assert len(tries) == 2
    assert played.game.turns == game.turns + 1
    assert await reading.game(game.id) == played.game


class CutOff(LocalBus):
    """The last word before the commit: after it the line is cut, so many times."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url, self.times = url, 1

    async def publish(self, database: Connection, game: str, version: int) -> None:
        if self.times:
            self.times -= 1
            await ended(self.url)


@only_postgres
async def test_a_commit_in_doubt_is_tried_again_where_a_command_guards_it(database: str) -> None:
    door = Door(CutOff(database))
    game = await keep(a_game().laying())
    command = Command(1, str(uuid4()), "{}")
    played = await door.play(game.id, counts_a_turn, now=NOW, command=command)
    assert played.game.turns == game.turns + 1
    assert await reading.game(game.id) == played.game


@only_postgres
async def test_a_commit_in_doubt_without_a_guard_is_an_error(database: str) -> None:
    door = Door(CutOff(database))
    game = await keep(a_game().laying())
    with pytest.raises(databases.LOST):
        await door.play(game.id, counts_a_turn, now=NOW)
    assert await reading.game(game.id) == game


async def test_a_game_that_another_process_moved_is_read_again(door: Door) -> None:
    game = await keep(a_game().laying())
    await door.play(game.id, lays(game, 2), now=NOW)
    await connection().rows('UPDATE "game" SET "version" = "version" + 1, "turns" = 40')
    played = await door.play(game.id, counts_a_turn, now=NOW)
    assert (played.game.turns, played.game.version) == (41, 4)
