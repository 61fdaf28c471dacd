import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from miniapp.app import build_app
from miniapp.news import GameNews, News
from models import reading
from models.bus import PostgresBus
from models.decks import Decks
from models.play import Door
from tests.builders import NOW, a_game, keep, lays
from tests.miniapp.conftest import TOKEN, Clock, Phone, Telegram, until


def heard_by(news: GameNews) -> list[int]:
    """The versions that are told from now on."""
    heard: list[int] = []
    news.listeners.add(lambda: heard.append(news.version))
    return heard


async def test_only_a_newer_version_is_news() -> None:
    news = GameNews("game")
    heard = heard_by(news)
    for version in (3, 3, 2, 5, 4):
        news.hear(version)
    assert heard == [3, 5]


async def test_a_game_is_forgotten_when_nobody_follows_it() -> None:
    news = News()
    with news.following("game") as one, news.following("game") as other:
        assert one is other
        assert news.follows("game")
    assert not news.follows("game")
    news.heard("game", 7)
    with news.following("game") as anew:
        assert anew.version == -1


async def test_the_newest_game_is_read_once_for_all(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await keep(a_game().laying())
    news, reads, read = GameNews(game.id), 0, reading.game_since

    async def counted(id: str, version: int) -> Any:
        nonlocal reads
        reads += 1
        return await read(id, version)

    monkeypatch.setattr(reading, "game_since", counted)
    news.hear(1)
    found = await asyncio.gather(*(news.newest() for _ in range(6)))
    assert (reads, {one.version for one in found}) == (1, {1})


async def test_what_was_missed_is_looked_for_until_the_database_answers(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("miniapp.news.LOOK_AGAIN", 0.0)
    game, read, tries = await keep(a_game().laying()), reading.game, 0

    async def away_at_first(id: str) -> Any:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise asyncpg.ConnectionDoesNotExistError("gone with the restart")
        return await read(id)

    monkeypatch.setattr(reading, "game", away_at_first)
    news = News()
    with news.following(game.id) as followed:
        news.heard(None, 0)  # the bus is back
        assert await followed.newer_than(0, 5.0)
        assert followed.version == game.version


async def test_a_database_that_is_away_is_asked_again_with_the_next_word(
    door: Door, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = await keep(a_game().laying())
    news, read = News(), reading.game

    async def lost(id: str) -> Any:
        raise asyncpg.ConnectionDoesNotExistError("gone")

    with news.following(game.id) as followed:
        monkeypatch.setattr(reading, "game", lost)
        news.heard(None, 0)
        await until(lambda: "missed what game game did" in caplog.text)
        monkeypatch.setattr(reading, "game", read)
        news.heard(None, 0)
        await until(lambda: followed.version == 1)


@pytest.fixture
async def buses(database: str) -> AsyncIterator[tuple[PostgresBus, PostgresBus]]:
    """The buses of two processes."""
    both = PostgresBus(database), PostgresBus(database)
    for bus in both:
        await bus.start()
    yield both
    for bus in both:
        await bus.close()


@pytest.mark.parametrize("url", ["postgres"], indirect=True)
async def test_a_move_made_at_one_process_is_shown_by_the_other(
    buses: tuple[PostgresBus, PostgresBus],
    aiohttp_client: Any,
    telegram: Telegram,
    decks: Decks,
    static: Path,
    clock: Clock,
) -> None:
    here, there = (Door(bus) for bus in buses)
    app = build_app(
        there,
        membership=telegram,
        files=telegram,
        about=telegram,
        decks=decks,
        static=static,
        bot_token=TOKEN,
        secret_key="key",
        clock=clock,
    )
    phone = Phone(await aiohttp_client(app), 1, "ann", clock)
    await phone.open()
    game = await keep(a_game().laying())
    socket = await phone.follow(game.id)
    assert (await socket.receive_json(timeout=5))["view"]["version"] == 1
    polled = asyncio.ensure_future(phone.get(f"/api/games/{game.id}", params={"since": "1"}))
    await here.play(game.id, lays(game, 2), now=NOW)
    assert (await socket.receive_json(timeout=5))["view"]["round"]["waiting_for"] == [3, 4]
    assert (await (await polled).json())["version"] == 2
