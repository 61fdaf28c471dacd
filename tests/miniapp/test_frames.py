import tracemalloc
from typing import Any

import pytest

from models import rules
from models.play import Door
from tests.builders import NOW, a_game, keep, lays, tells, votes
from tests.miniapp.conftest import Phone
from tests.miniapp.wire import Wire, connected

MOST_A_ROUND = 6000  # bytes of state that a player may cost in a round
SINGLE = "; client_no_context_takeover"
PHONES, MOST_A_PHONE = 8, 16_384  # bytes of aiohttp's that a phone may hold


@pytest.fixture
def url(sqlite_url: str) -> str:
    """How frames are pressed is no matter of the database."""
    return sqlite_url


async def follows(phone: Phone, game: rules.Game, extensions: str | None) -> Wire:
    wire = await connected(phone.client.server, extensions)  # type: ignore[arg-type]
    await wire.say({"token": phone.token, "game": game.id})
    return wire


async def a_round(door: Door, game: rules.Game) -> rules.Game:
    """Play a round to its end, each player one move after another."""
    game = (await door.play(game.id, tells(game, "the sea remembers what boats forget"), now=NOW)).game
    for seat in rules.awaited(game):
        game = (await door.play(game.id, lays(game, seat), now=NOW)).game
    for seat in rules.awaited(game):
        game = (await door.play(game.id, votes(game, seat), now=NOW)).game
    return game


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ("permessage-deflate; client_max_window_bits", f"permessage-deflate{SINGLE}"),
        ("permessage-deflate", f"permessage-deflate{SINGLE}"),
        (
            "permessage-deflate; server_no_context_takeover",
            f"permessage-deflate; server_no_context_takeover{SINGLE}",
        ),
        (
            "permessage-deflate; server_max_window_bits=9",
            f"permessage-deflate; server_max_window_bits=9{SINGLE}",
        ),
        ("x-webkit-deflate-frame", ""),
        (None, ""),
    ],
)
async def test_a_phone_reads_every_frame_whatever_it_agreed_to(
    door: Door, ann: Phone, offer: str | None, answer: str
) -> None:
    game = await keep(a_game().telling())
    wire = await follows(ann, game, offer)
    assert wire.extensions == answer
    heard = [await wire.hear()]
    game = (await door.play(game.id, tells(game), now=NOW)).game
    heard.append(await wire.hear())
    for seat in (2, 3, 4):
        game = (await door.play(game.id, lays(game, seat), now=NOW)).game
        heard.append(await wire.hear())
    assert [frame["view"]["version"] for frame in heard] == [1, 2, 3, 4, 5]
    wire.writer.close()


async def test_a_round_costs_a_player_less_than_six_kilobytes(door: Door, ann: Phone, bob: Phone) -> None:
    """Seven changes by socket, and the answers to one's own two moves."""
    game = await keep(a_game().with_players("Ana Müller", "Reza علی", "Lena", "Omid the Long Named").scored())
    wires = [await follows(phone, game, "permessage-deflate; client_max_window_bits") for phone in (ann, bob)]
    for wire in wires:
        await wire.hear()
    await a_round(door, game)
    for wire in wires:
        await _hear_until(wire, version=8)
        assert len(wire.frames) == 8
    answered = 2 * await _pressed_view(bob, game.id)
    assert max(sum(wire.frames[1:]) for wire in wires) + answered < MOST_A_ROUND
    for wire in wires:
        wire.writer.close()


async def _hear_until(wire: Wire, *, version: int) -> dict[str, Any]:
    while True:
        view: dict[str, Any] = (await wire.hear())["view"]
        if view["version"] == version:
            return view


async def _pressed_view(phone: Phone, game: str) -> int:
    response = await phone.get(f"/api/games/{game}")
    return int(response.headers["Content-Length"])


async def test_every_frame_that_a_phone_presses_is_understood(door: Door, ann: Phone) -> None:
    game = await keep(a_game().telling())
    wire = await connected(ann.client.server, "permessage-deflate")  # type: ignore[arg-type]
    for _ in range(3):  # once would do, and more is only too much talk
        await wire.say({"token": ann.token, "game": game.id}, pressed=True)
    assert (await wire.hear())["view"]["version"] == 1
    await door.play(game.id, tells(game), now=NOW)
    assert (await wire.hear())["view"]["version"] == 2
    wire.writer.close()


async def test_what_reading_a_pressed_frame_took_is_let_go_of(ann: Phone) -> None:
    """zlib takes 40 KiB for it, and aiohttp keeps them as long as the socket lasts."""
    game = await keep(a_game().telling())
    tracemalloc.start()
    wires = [await connected(ann.client.server, "permessage-deflate") for _ in range(PHONES)]  # type: ignore[arg-type]
    for wire in wires:
        await wire.say({"token": ann.token, "game": game.id}, pressed=True)
        await wire.hear()
    taken = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(True, "*/aiohttp/*")])
    tracemalloc.stop()
    assert sum(trace.size for trace in taken.traces) < PHONES * MOST_A_PHONE
    for wire in wires:
        wire.writer.close()
