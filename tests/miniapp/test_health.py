import asyncio
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from aiohttp import web
from prometheus_client import CollectorRegistry, Counter

from miniapp import health
from miniapp.app import build_app
from miniapp.health import Health, Looks, build_health
from miniapp.live import PHONES
from models import reading, rules
from models.database import connection
from models.decks import Decks
from models.health import LATE, Check, Condition, checks_of
from models.play import Door, Person, Place
from models.sending import SENDER
from tests.builders import CHAT, a_game, keep
from tests.miniapp.conftest import TOKEN, Client, Clock, Phone, Telegram, until


def built(
    door: Door, telegram: Telegram, decks: Decks, static: Path, clock: Clock, **options: Any
) -> web.Application:
    return build_app(
        door,
        membership=telegram,
        files=telegram,
        about=telegram,
        decks=decks,
        static=static,
        bot_token=TOKEN,
        secret_key="key",
        clock=clock,
        **options,
    )


async def test_a_process_that_answers_is_alive(client: Client) -> None:
    response = await client.get("/healthz")
    assert (response.status, await response.json()) == (200, {"alive": True})


WELL = {"well": True, "needed": True}
RESTS = {"well": True, "needed": False, "waiting": 0, "oldest_seconds": 0.0}
NOBODY = {"well": False, "seconds_left": 0.0}


async def readiness(
    aiohttp_client: Any, app: web.Application, status: int
) -> tuple[bool, dict[str, dict[str, object]]]:
    """What /readyz says, with that status."""
    client = await aiohttp_client(app)
    response = await client.get("/readyz")
    assert response.status == status
    body = await response.json()
    return body["ready"], body["checks"]


def checked(door: Door, clock: Clock, *, works: bool) -> web.Application:
    return build_health(Health(checks_of(door.bus, clock=clock, works=works)))


async def test_a_process_of_the_web_is_ready_also_while_nobody_sends(
    aiohttp_client: Any, door: Door, clock: Clock
) -> None:
    """Moves are made and kept all the same; a service whose sender is away should not refuse them too."""
    ready, checks = await readiness(aiohttp_client, checked(door, clock, works=False), 200)
    migrations = {**WELL, "missing": []}
    assert (ready, checks) == (
        True,
        {
            "database": WELL,
            "migrations": migrations,
            "bus": WELL,
            "lease": {**NOBODY, "needed": False},
            "outbox": RESTS,
        },
    )


async def test_a_worker_is_ready_when_it_or_another_sends(
    aiohttp_client: Any, door: Door, clock: Clock
) -> None:
    ready, checks = await readiness(aiohttp_client, checked(door, clock, works=True), 503)
    assert (ready, checks["lease"]) == (False, {**NOBODY, "needed": True})
    assert await SENDER.hold("another", clock.now) == 1
    clock.now += 1
    ready, checks = await readiness(aiohttp_client, checked(door, clock, works=True), 200)
    assert (ready, checks["lease"]) == (True, {**WELL, "seconds_left": 4.0})


async def test_messages_that_wait_too_long_are_told_of(aiohttp_client: Any, door: Door, clock: Clock) -> None:
    opened = await door.open(Place(CHAT, "Friday"), Person(1, "ann"), now=clock.now)
    clock.now += LATE
    ready, checks = await readiness(aiohttp_client, checked(door, clock, works=False), 200)
    late = {"well": False, "needed": False, "waiting": 1, "oldest_seconds": LATE}
    assert (ready, checks["outbox"]) == (True, late)
    await door.play(opened.game.id, rules.pause, now=clock.now)
    ready, checks = await readiness(aiohttp_client, checked(door, clock, works=False), 200)
    assert checks["outbox"] == RESTS, "a game rests while its chat may not be written to"


async def test_a_database_that_has_not_had_every_migration_gets_no_requests(
    aiohttp_client: Any, door: Door, clock: Clock, url: str
) -> None:
    newest = (await connection().rows('SELECT "name" FROM "tortoise_migrations" ORDER BY "id" DESC'))[0][
        "name"
    ]
    remembered = await connection().rows(
        'DELETE FROM "tortoise_migrations" WHERE "name" = ? RETURNING "id", "app", "name", "applied_at"',
        newest,
    )
    try:
        ready, checks = await readiness(aiohttp_client, checked(door, clock, works=False), 503)
        assert (ready, checks["migrations"]) == (False, {"well": False, "needed": True, "missing": [newest]})
    finally:
        await connection().rows(
            'INSERT INTO "tortoise_migrations" ("id", "app", "name", "applied_at") VALUES (?, ?, ?, ?)',
            *remembered[0].values(),
        )


async def test_a_process_that_lacks_what_it_needs_is_not_ready(aiohttp_client: Any) -> None:
    async def well() -> Condition:
        return Condition(True)

    async def unwell() -> Condition:
        return Condition(False)

    async def broken() -> Condition:
        raise OSError("no route to it")

    checks = {"a": Check(well), "b": Check(unwell), "c": Check(broken), "d": Check(unwell, needed=False)}
    found = await readiness(aiohttp_client, build_health(Health(checks)), 503)
    unmet = {"well": False, "needed": True}
    assert found == (False, {"a": WELL, "b": unmet, "c": unmet, "d": {"well": False, "needed": False}})
    checks = {"a": Check(well), "d": Check(broken, needed=False)}
    found = await readiness(aiohttp_client, build_health(Health(checks)), 200)
    assert found == (True, {"a": WELL, "d": {"well": False, "needed": False}})


async def test_however_many_ask_at_once_there_is_one_look() -> None:
    """Anybody may ask; moves must not queue for the database behind them."""
    looks: list[str] = []
    over = asyncio.Event()

    async def slow() -> Condition:
        looks.append("one more")
        await over.wait()
        return Condition(True)

    shared = Looks({"slow": Check(slow)})
    hasty, *patient = [asyncio.ensure_future(shared.found()) for _ in range(20)]
    await until(lambda: len(looks) == 1)
    hasty.cancel()
    over.set()
    assert await asyncio.gather(*patient) == [{"slow": WELL}] * 19
    assert len(looks) == 1
    await shared.found()
    assert len(looks) == 2, "who asks after a look gets another one"


async def test_figures_tell_what_was_asked_and_who_listens(
    app: web.Application, client: Client, ann: Phone
) -> None:
    game = await keep(a_game().called("kqvzw").laying())
    socket = await ann.follow(game.id)
    await until(lambda: len(app[PHONES]) == 1)
    await ann.get(f"/api/games/{game.id}")
    await ann.move(game.id, "vote", round=1, numbers=[1])
    await client.get("/nowhere")
    response = await client.get("/metrics")
    assert response.status == 200
    assert response.headers["Content-Type"].startswith("text/plain; version=0.0.4")
    figures = await response.text()
    assert "fabulo_phones 1.0" in figures
    for line in (
        'fabulo_request_seconds_count{method="GET",route="/api/games/{game}",status="200"} 1.0',
        'fabulo_request_seconds_count{method="POST",route="/api/games/{game}/moves",status="409"} 1.0',
        'fabulo_request_seconds_count{method="GET",route="none",status="404"} 1.0',
        'fabulo_request_seconds_count{method="POST",route="/api/session",status="200"} 1.0',
    ):
        assert line in figures
    assert game.id not in figures
    await socket.close()


@pytest.mark.parametrize("header", ["Forwarded", "X-Forwarded-For", "X-Real-IP", "Via"])
async def test_figures_are_not_for_whom_a_proxy_speaks(client: Client, header: str) -> None:
    response = await client.get("/metrics", headers={header: "203.0.113.7"})
    assert (response.status, await response.json()) == (403, {"error": "not-from-here"})


async def test_figures_are_not_for_other_machines(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web.BaseRequest, "remote", "203.0.113.7")
    response = await client.get("/metrics")
    assert (response.status, await response.json()) == (403, {"error": "not-from-here"})


async def test_with_a_token_figures_are_for_who_has_it(
    aiohttp_client: Any, door: Door, telegram: Telegram, decks: Decks, static: Path, clock: Clock
) -> None:
    registry = CollectorRegistry()
    messages = Counter("fabulo_messages", "Messages sent.", registry=registry)

    async def refresh() -> None:
        messages.inc()

    client = await aiohttp_client(
        built(
            door,
            telegram,
            decks,
            static,
            clock,
            process=Health(registry=registry, refresh=refresh, token="opensesame"),
        )
    )
    for header in ("", "Bearer", "Bearer other", "Bearer opensesam", "opensesame", "Bearer я"):
        response = await client.get("/metrics", headers={"Authorization": header})
        assert (response.status, await response.json()) == (401, {"error": "wrong-token"})
    headers = {"Authorization": "Bearer opensesame", "X-Forwarded-For": "203.0.113.7"}
    response = await client.get("/metrics", headers=headers)
    assert response.status == 200
    assert "fabulo_messages_total 1.0" in await response.text()


async def test_what_fails_inside_is_not_told(
    ann: Phone, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(reading, "sight_of", fails)
    response = await ann.get("/api/games/game")
    assert (response.status, await response.json()) == (500, {"error": "internal"})
    assert "GET /api/games/game failed" in caplog.text
    assert ann.token not in caplog.text


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.ConnectionDoesNotExistError("gone"),
        asyncpg.DiskFullError("no space left"),
        ConnectionRefusedError(111),
    ],
)
async def test_a_lost_database_asks_to_come_again(
    ann: Phone, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def lost(*_: object) -> None:
        raise error

    monkeypatch.setattr(reading, "sight_of", lost)
    response = await ann.get("/api/games/game")
    assert (response.status, await response.json()) == (503, {"error": "database-lost"})
    assert response.headers["Retry-After"] == "1"


def test_a_check_may_take_three_seconds() -> None:
    assert health.CHECKED_WITHIN == 3.0
