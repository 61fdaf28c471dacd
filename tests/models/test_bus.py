"""The bus: what was committed is heard by every process, what was rolled back by none."""

import asyncio
import logging
from collections.abc import AsyncIterator
from functools import partial

import asyncpg
import pytest
from tortoise.exceptions import OperationalError

from models import rules
from models.bus import LocalBus, PostgresBus
from models.database import address, connection
from models.play import Door
from tests.builders import NOW, a_game, keep

PATIENCE = 60.0  # seconds

Heard = asyncio.Queue[tuple[str | None, int]]
only_postgres = pytest.mark.parametrize("url", ["postgres"], indirect=True)


async def next_of(heard: Heard) -> tuple[str | None, int]:
    async with asyncio.timeout(PATIENCE):
        return await heard.get()


@pytest.fixture
async def bus(database: str) -> AsyncIterator[PostgresBus]:
    bus = PostgresBus(database)
    await bus.start()
    yield bus
    await bus.close()


def listening_to(bus: PostgresBus | LocalBus) -> Heard:
    heard: Heard = asyncio.Queue()
    bus.subscribe(lambda game, version: heard.put_nowait((game, version)))
    return heard


async def test_in_one_process_a_move_is_heard_when_it_is_committed(door: Door) -> None:
    heard = listening_to(door.bus)  # type: ignore[arg-type]
    game = await keep(a_game().lobby())
    await door.play(game.id, partial(rules.join, player=9, name="zoe"), now=NOW)
    with pytest.raises(rules.RuleError):
        await door.play(game.id, partial(rules.join, player=9, name="zoe"), now=NOW)
    assert [heard.get_nowait() for _ in range(heard.qsize())] == [("game", 2)]


@only_postgres
async def test_a_move_is_heard_in_every_process(bus: PostgresBus, database: str) -> None:
    elsewhere = PostgresBus(database)
    await elsewhere.start()
    here, there = listening_to(bus), listening_to(elsewhere)
    game = await keep(a_game().lobby())
    await Door(bus).play(game.id, partial(rules.join, player=9, name="zoe"), now=NOW)
    assert [await next_of(here), await next_of(there)] == [("game", 2), ("game", 2)]
    await elsewhere.close()


@only_postgres
async def test_a_move_tells_of_itself_in_the_statement_that_locks_its_game(
    bus: PostgresBus, caplog: pytest.LogCaptureFixture
) -> None:
    """A word of its own would be one more trip in each move."""
    game = await keep(a_game().lobby())
    with caplog.at_level(logging.DEBUG, logger="models.connection"):
        await Door(bus).play(game.id, partial(rules.join, player=9, name="zoe"), now=NOW)
    assert [record.message[:13] for record in caplog.records if "pg_notify" in record.message] == [
        'UPDATE "game"'
    ]


@only_postgres
async def test_a_refused_move_is_heard_by_nobody(bus: PostgresBus) -> None:
    heard = listening_to(bus)
    game = await keep(a_game().lobby())
    door = Door(bus)

    def refused(game: rules.Game, *, now: float, chance: object) -> tuple[rules.Game, tuple[()]]:
        raise rules.RuleError(rules.Refusal.TOO_LATE)

    with pytest.raises(rules.RuleError):
        await door.play(game.id, refused, now=NOW)
    await door.play(game.id, partial(rules.join, player=9, name="zoe"), now=NOW)
    assert await next_of(heard) == ("game", 2)
    assert heard.empty()


@only_postgres
async def test_what_is_rolled_back_is_never_heard(bus: PostgresBus) -> None:
    heard = listening_to(bus)
    with pytest.raises(OperationalError):
        await connection().rows("SELECT pg_notify('fabulo', 'lost:1'), 1 / (SELECT 0)")
    await connection().rows("SELECT pg_notify('fabulo', 'kept:1')")
    assert await next_of(heard) == ("kept", 1)


@only_postgres
async def test_after_a_lost_connection_every_game_may_have_changed(bus: PostgresBus, database: str) -> None:
    heard = listening_to(bus)
    killer = await asyncpg.connect(**address(database))
    listeners = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
    for _ in range(2):
        assert await killer.fetchval(f"SELECT count(pg_terminate_backend(pid)) {listeners}") == 1
        assert await next_of(heard) == (None, 0)
        await killer.execute("SELECT pg_notify('fabulo', 'game:7')")
        assert await next_of(heard) == ("game", 7)
    await killer.close()


@only_postgres
async def test_the_bus_waits_for_a_database_that_is_away(bus: PostgresBus, database: str) -> None:
    heard = listening_to(bus)
    owner = await asyncpg.connect(**{**address(database), "database": "postgres"})
    name = address(database)["database"]
    await owner.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
    await owner.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND query LIKE 'LISTEN%'",
        name,
    )
    async with asyncio.timeout(PATIENCE):
        while bus.is_listening:  # noqa: ASYNC110 - the bus tells nobody
            await asyncio.sleep(0)
    assert heard.empty()
    await owner.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
    await owner.close()
    assert await next_of(heard) == (None, 0)
    assert bus.is_listening


@only_postgres
async def test_a_database_that_cannot_be_reached_is_an_error_at_the_start(database: str) -> None:
    bus = PostgresBus(database + "_of_nobody")
    with pytest.raises(asyncpg.InvalidCatalogNameError):
        await bus.start()
    await bus.close()


@only_postgres
async def test_a_closed_bus_hears_no_more(database: str) -> None:
    bus = PostgresBus(database)
    heard = listening_to(bus)
    await bus.start()
    await bus.close()
    await connection().rows("SELECT pg_notify('fabulo', 'game:1')")
    assert heard.empty()
    assert not bus.is_listening
