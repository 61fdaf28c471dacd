from collections.abc import AsyncIterator
from functools import partial

import pytest
from aiohttp import ClientPayloadError, ServerDisconnectedError

from miniapp import clues
from models import rules
from models.play import Door
from models.ports import OpenFile, Standing
from tests.builders import NOW, a_game, keep, lays
from tests.miniapp.conftest import Phone, Telegram

SONG = b"la la la " * 1000


def a_file(*chunks: bytes, content_type: str = "audio/ogg", size: int | None = None) -> OpenFile:
    async def poured() -> AsyncIterator[bytes]:
        for chunk in chunks:
            yield chunk

    return OpenFile(content_type, size, poured())


@pytest.fixture
async def game(door: Door) -> rules.Game:
    """A round whose clue was sung in the chat."""
    game = await keep(a_game().telling())
    card = game.seats[0].hand[0]
    await door.play(game.id, partial(rules.claim, player=1, round=1, card=card), now=NOW)
    sung = partial(rules.show, player=1, media="voice:abc", text=None)
    return (await door.play(game.id, sung, now=NOW)).game


async def error(phone: Phone, game: rules.Game, query: str = "?round=1") -> tuple[int, str]:
    response = await phone.get(f"/api/games/{game.id}/clue{query}")
    return response.status, (await response.json())["error"]


async def test_a_sung_clue_is_streamed_to_the_table(game: rules.Game, telegram: Telegram, bob: Phone) -> None:
    telegram.files["voice:abc"] = a_file(SONG[:4000], SONG[4000:], size=len(SONG))
    response = await bob.get(f"/api/games/{game.id}/clue", params={"round": "1"})
    assert response.status == 200
    assert response.headers["Content-Type"] == "audio/ogg"
    assert response.headers["Content-Length"] == str(len(SONG))
    assert response.headers["Cache-Control"] == "no-store"
    assert response.headers["Vary"] == "Authorization"
    assert await response.read() == SONG


async def test_a_clue_of_unknown_size_is_streamed_too(
    game: rules.Game, telegram: Telegram, bob: Phone
) -> None:
    telegram.files["voice:abc"] = a_file(SONG)
    assert await (await bob.get(f"/api/games/{game.id}/clue?round=1")).read() == SONG


@pytest.mark.parametrize(
    ("told", "sent"),
    [
        ("video/mp4", "video/mp4"),
        ("image/webp", "image/webp"),
        ("image/svg+xml", "application/octet-stream"),
        ("text/html", "application/octet-stream"),
        ("audio/ogg\r\nX: y", "application/octet-stream"),
    ],
)
async def test_a_clue_is_never_sent_as_something_that_could_run(
    game: rules.Game, telegram: Telegram, bob: Phone, told: str, sent: str
) -> None:
    telegram.files["voice:abc"] = a_file(b"x", content_type=told)
    response = await bob.get(f"/api/games/{game.id}/clue?round=1")
    assert response.headers["Content-Type"] == sent
    assert response.headers["X-Content-Type-Options"] == "nosniff"


async def test_a_clue_stays_after_its_round(
    door: Door, game: rules.Game, telegram: Telegram, bob: Phone
) -> None:
    for seat in (2, 3, 4):
        await door.play(game.id, lays(game, seat), now=NOW)
    telegram.files["voice:abc"] = a_file(SONG)
    assert (await bob.get(f"/api/games/{game.id}/clue?round=1")).status == 200


async def test_a_clue_is_for_the_chat_alone(game: rules.Game, telegram: Telegram, zoe: Phone) -> None:
    telegram.files["voice:abc"] = a_file(SONG)
    assert await error(zoe, game) == (403, "not-yours")
    telegram.standings[99] = Standing.MEMBER
    assert (await zoe.get(f"/api/games/{game.id}/clue?round=1")).status == 200


async def test_a_clue_that_is_gone_or_too_large_is_said_to_be(
    game: rules.Game, telegram: Telegram, bob: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await error(bob, game) == (404, "clue-gone")
    telegram.files["voice:abc"] = a_file(SONG, size=20 * 1024 * 1024 + 1)
    assert await error(bob, game) == (413, "clue-too-large")

    def refuses(media: str) -> None:
        raise ValueError(media)

    monkeypatch.setattr(telegram, "open", refuses)
    assert await error(bob, game) == (413, "clue-too-large")


async def test_a_clue_that_grows_too_large_or_breaks_off_does_not_pass_for_a_whole_one(
    game: rules.Game, telegram: Telegram, bob: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clues, "LARGEST", 100)
    telegram.files["voice:abc"] = a_file(b"x" * 60, b"x" * 60)
    with pytest.raises((ClientPayloadError, ServerDisconnectedError)):
        await (await bob.get(f"/api/games/{game.id}/clue?round=1")).read()

    async def breaks() -> AsyncIterator[bytes]:
        yield b"x"
        raise ConnectionResetError("Telegram hung up")

    telegram.files["voice:abc"] = OpenFile("audio/ogg", None, breaks())
    with pytest.raises((ClientPayloadError, ServerDisconnectedError)):
        await (await bob.get(f"/api/games/{game.id}/clue?round=1")).read()


async def test_there_is_no_clue_where_none_was_shown(ann: Phone) -> None:
    game = await keep(a_game().laying())
    for query in ("?round=1", "?round=2", "?round=0"):
        assert await error(ann, game, query) == (404, "no-such-clue")


@pytest.mark.parametrize("query", ["", "?round=", "?round=-1", "?round=x", "?round=1.0", "?round=9999999"])
async def test_a_round_is_a_number(game: rules.Game, bob: Phone, query: str) -> None:
    assert await error(bob, game, query) == (400, "malformed")
