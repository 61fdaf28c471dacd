from pathlib import Path
from typing import Any

import asyncpg
import pytest
from aiohttp import web
from prometheus_client import CollectorRegistry, Counter

from miniapp import health
from miniapp.app import build_app
from miniapp.health import Check
from miniapp.live import PHONES
from models import reading
from models.decks import Decks
from models.play import Door
from tests.builders import a_game, keep
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


async def test_a_process_with_a_database_is_ready(client: Client) -> None:
    response = await client.get("/readyz")
    assert (response.status, await response.json()) == (200, {"ready": True, "checks": {"database": True}})


async def test_a_process_that_lacks_something_is_not_ready(
    aiohttp_client: Any,
    door: Door,
    telegram: Telegram,
    decks: Decks,
    static: Path,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def behind() -> bool:
        return False

    async def broken() -> bool:
        raise OSError("no route to it")

    async def silent() -> bool:
        raise TimeoutError

    checks: dict[str, Check] = {"migrations": behind, "disk": broken, "bus": silent}
    client = await aiohttp_client(built(door, telegram, decks, static, clock, checks=checks))
    response = await client.get("/readyz")
    assert (response.status, await response.json()) == (
        503,
        {"ready": False, "checks": {"database": True, "migrations": False, "disk": False, "bus": False}},
    )


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
    Counter("fabulo_messages", "Messages sent.", registry=registry).inc()
    client = await aiohttp_client(
        built(door, telegram, decks, static, clock, metrics_token="opensesame", registry=registry)
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


@pytest.mark.parametrize("error", [asyncpg.ConnectionDoesNotExistError("gone"), ConnectionRefusedError(111)])
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
