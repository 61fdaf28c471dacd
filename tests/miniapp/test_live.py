import asyncio
import json
from functools import partial
from typing import Any

import asyncpg
import pytest
from aiohttp import ClientWebSocketResponse, WSMsgType, web

from miniapp import live
from miniapp.frames import Frames
from miniapp.live import PHONES
from miniapp.news import NEWS
from miniapp.shapes import LiveFrame
from models import people, reading, rules
from models.play import Door
from models.ports import Standing
from tests.builders import CHAT, NOW, a_game, keep, lays, tells
from tests.miniapp.conftest import Client, Clock, Phone, Telegram, opened, until


async def shown(socket: ClientWebSocketResponse) -> dict[str, Any]:
    """The view in the next frame."""
    frame = json.loads(await socket.receive_str(timeout=5))
    assert LiveFrame.model_validate(frame)
    view: dict[str, Any] = frame["view"]
    return view


async def closed(socket: ClientWebSocketResponse) -> tuple[int | None, str]:
    """The code and reason that the server closes with."""
    message = await socket.receive(timeout=5)
    assert message.type is WSMsgType.CLOSE, message
    return message.data, message.extra


async def test_a_phone_is_shown_the_game_at_once_and_every_change_of_it(
    door: Door, app: web.Application, ann: Phone, bob: Phone
) -> None:
    game = await keep(a_game().laying())
    sockets = [await ann.follow(game.id), await bob.follow(game.id)]
    assert [(await shown(socket))["me"] for socket in sockets] == [1, 2]
    played = await door.play(game.id, lays(game, 2), now=NOW)
    label = rules.ChatLabel("", "en")
    for player, socket in enumerate(sockets, start=1):
        assert await shown(socket) == rules.view_for(played.game, rules.Viewer(player), chat=label, now=NOW)


async def test_a_move_by_request_is_on_every_socket(ann: Phone, bob: Phone) -> None:
    game = await keep(a_game().laying())
    socket = await ann.follow(game.id)
    await shown(socket)
    view = (await (await bob.move(game.id, "lay", round=1, cards=[game.seats[1].hand[0]])).json())["version"]
    assert (await shown(socket))["version"] == view == 2


async def test_a_change_made_by_another_process_is_read_and_shown(
    door: Door, app: web.Application, ann: Phone
) -> None:
    game = await keep(a_game().laying())
    socket = await ann.follow(game.id)
    await shown(socket)
    door.listeners.clear()  # as if it were not this process's door
    await door.play(game.id, lays(game, 2), now=NOW)
    assert (await shown(socket))["round"]["waiting_for"] == [3, 4]


async def test_what_a_broken_bus_missed_is_caught_up(door: Door, app: web.Application, ann: Phone) -> None:
    game = await keep(a_game().laying())
    socket = await ann.follow(game.id)
    await shown(socket)
    door.listeners.clear()
    door.bus._callbacks.clear()  # type: ignore[attr-defined]
    await door.play(game.id, lays(game, 2), now=NOW)
    app[NEWS].heard(None, 0)
    assert (await shown(socket))["round"]["waiting_for"] == [3, 4]


async def test_a_phone_that_comes_back_is_shown_the_whole_game(door: Door, ann: Phone) -> None:
    game = await keep(a_game().laying())
    first = await ann.follow(game.id)
    await shown(first)
    await first.close()
    for seat in (2, 3, 4):
        await door.play(game.id, lays(game, seat), now=NOW)
    view = await shown(await ann.follow(game.id))
    assert (view["version"], view["phase"], len(view["table"])) == (4, "voting", 4)


async def test_two_phones_of_one_player_are_in_step(door: Door, bob: Phone) -> None:
    game = await keep(a_game().laying())
    sockets = [await bob.follow(game.id), await bob.follow(game.id)]
    for socket in sockets:
        await shown(socket)
    await door.play(game.id, lays(game, 2), now=NOW)
    assert [len((await shown(socket))["laid"]) for socket in sockets] == [1, 1]


async def test_a_phone_that_does_not_read_is_shown_only_the_newest(
    door: Door, app: web.Application, ann: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one frame is on its way, any number of changes come to one more frame."""
    game = await keep(a_game().laying())
    reads = asyncio.Event()
    frames: list[dict[str, Any]] = []

    async def slow(_: Frames, body: bytes) -> None:
        frames.append(json.loads(body)["view"])
        await reads.wait()

    monkeypatch.setattr(Frames, "send", slow)
    await ann.follow(game.id)
    await until(lambda: len(frames) == 1)
    for seat in (2, 3, 4):
        played = await door.play(game.id, lays(game, seat), now=NOW)
    reads.set()
    await until(lambda: len(frames) == 2)
    assert [frame["version"] for frame in frames] == [1, played.game.version] == [1, 4]


async def test_a_phone_that_never_reads_is_let_go(
    app: web.Application, ann: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C27: no frame waits for ever."""
    game = await keep(a_game().laying())

    async def stuck(_: Frames, body: bytes) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(live, "SHOWN_WITHIN", 0.01)
    monkeypatch.setattr(Frames, "send", stuck)
    socket = await ann.follow(game.id)
    assert (await socket.receive(timeout=5)).type in (WSMsgType.CLOSED, WSMsgType.ERROR, WSMsgType.CLOSE)
    await until(lambda: len(app[PHONES]) == 0 and not app[NEWS].follows(game.id))


async def test_a_cut_connection_is_noticed_by_the_heartbeat(
    app: web.Application, ann: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C27: within half a minute, not a quarter of an hour."""
    monkeypatch.setattr(live, "HEARTBEAT", 0.02)
    game = await keep(a_game().laying())
    socket = await ann.client.ws_connect("/api/live", autoping=False)
    await socket.send_json({"token": ann.token, "game": game.id})
    await until(lambda: app[NEWS].follows(game.id))
    await until(lambda: len(app[PHONES]) == 0 and not app[NEWS].follows(game.id))


@pytest.mark.parametrize(
    ("hello", "code", "reason"),
    [
        ('{"token": "x", "game": "g"}', 4401, "session-invalid"),
        ('{"token": "", "game": ""}', 4401, "session-invalid"),
        ("{}", 4400, "malformed"),
        ("nope", 4400, "malformed"),
        ('{"token": 5, "game": "g"}', 4400, "malformed"),
        ('{"token": "x", "game": "g", "more": 1}', 4400, "malformed"),
    ],
)
async def test_a_hello_by_nobody_or_of_the_wrong_form_closes(
    client: Client, hello: str, code: int, reason: str
) -> None:
    socket = await client.ws_connect("/api/live")
    await socket.send_str(hello)
    assert await closed(socket) == (code, reason)


async def test_a_hello_in_bytes_is_malformed(client: Client) -> None:
    socket = await client.ws_connect("/api/live")
    await socket.send_bytes(b'{"token": "x", "game": "g"}')
    assert await closed(socket) == (4400, "malformed")


async def test_a_hello_that_is_too_long_closes(client: Client) -> None:
    socket = await client.ws_connect("/api/live")
    await socket.send_str("x" * 5000)
    assert (await closed(socket))[0] == 1009


async def test_who_does_not_say_hello_is_not_waited_for(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "HELLO_WITHIN", 0.01)
    socket = await client.ws_connect("/api/live")
    assert await closed(socket) == (4401, "session-invalid")


async def test_no_socket_for_strangers_or_to_nowhere(zoe: Phone) -> None:
    game = await keep(a_game().laying())
    assert await closed(await zoe.follow(game.id)) == (4403, "not-yours")
    assert await closed(await zoe.follow("nowhere")) == (4404, "no-such-game")
    assert await closed(await zoe.follow("\0")) == (4404, "no-such-game")


async def test_a_request_that_is_no_socket_is_malformed(client: Client) -> None:
    response = await client.get("/api/live")
    assert response.status == 400
    assert await response.json() == {"error": "malformed"}


async def test_a_socket_ends_with_its_token(door: Door, ann: Phone, clock: Clock) -> None:
    game = await keep(a_game().laying())
    socket = await ann.follow(game.id)
    await shown(socket)
    clock.now += 12 * 3600
    await door.play(game.id, lays(game, 2), now=NOW)
    assert await closed(socket) == (4401, "session-over")


async def test_who_lost_their_seat_and_is_no_member_is_shown_no_more(
    door: Door, telegram: Telegram, ann: Phone, bob: Phone
) -> None:
    game = await opened(door)
    await door.play(game, partial(rules.join, player=2, name="bob"), now=NOW)
    socket = await bob.follow(game)
    await shown(socket)
    await ann.move(game, "remove", seat=2)
    assert await closed(socket) == (4403, "not-yours")


async def test_who_is_a_member_no_more_is_shown_no_more(door: Door, telegram: Telegram, zoe: Phone) -> None:
    game = await keep(a_game().laying())
    telegram.standings[99] = Standing.MEMBER
    socket = await zoe.follow(game.id)
    assert (await shown(socket))["me"] is None
    await people.keep_standing(CHAT, 99, Standing.OUTSIDE, now=NOW)
    await door.play(game.id, lays(game, 2), now=NOW)
    assert await closed(socket) == (4403, "not-yours")


async def test_an_admin_is_shown_what_admins_may_do_once_that_is_known(
    telegram: Telegram, bob: Phone
) -> None:
    game = await keep(a_game().laying())
    telegram.standings[2] = Standing.ADMIN
    socket = await bob.follow(game.id)
    view = await shown(socket)
    while "end" not in view["allowed"]:
        view = await shown(socket)
    assert view["removed"] == []


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (ConnectionRefusedError("no database"), (1013, "database-lost")),
        (asyncpg.DiskFullError("no space left"), (1013, "database-lost")),
        (RuntimeError("x"), (1011, "internal")),
    ],
)
@pytest.mark.parametrize("when", ["at hello", "later"])
async def test_a_phone_learns_that_the_trouble_is_ours(
    door: Door,
    ann: Phone,
    monkeypatch: pytest.MonkeyPatch,
    when: str,
    error: Exception,
    code: tuple[int, str],
) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise error

    game = await keep(a_game().laying())
    if when == "at hello":
        monkeypatch.setattr(reading, "sight_of", fails)
        socket = await ann.follow(game.id)
    else:
        socket = await ann.follow(game.id)
        await shown(socket)
        monkeypatch.setattr(people, "may_watch", fails)
        await door.play(game.id, lays(game, 2), now=NOW)
    assert await closed(socket) == code


async def test_a_phone_that_chatters_is_sent_away(ann: Phone) -> None:
    game = await keep(a_game().laying())
    socket = await ann.follow(game.id)
    await shown(socket)
    for _ in range(250):
        await socket.send_str("x")
    assert await closed(socket) == (4429, "too-fast")


async def test_at_the_end_everybody_is_let_go_at_once(
    door: Door, app: web.Application, client: Client, ann: Phone
) -> None:
    game = await keep(a_game().laying())
    sockets = [await ann.follow(game.id) for _ in range(20)]
    for socket in sockets:
        await shown(socket)
    polled = asyncio.ensure_future(ann.get(f"/api/games/{game.id}", params={"since": "1"}))
    await until(lambda: app[NEWS]._followers[game.id] == 21)
    reading_sockets = asyncio.gather(*(closed(socket) for socket in sockets))
    async with asyncio.timeout(20):
        await app.shutdown()
        assert (await polled).status == 304
        assert set(await reading_sockets) == {(1001, "")}


@pytest.mark.parametrize("bits", [15, 0])
async def test_frames_are_pressed_as_the_phone_can_read_them(door: Door, ann: Phone, bits: int) -> None:
    """aiohttp's own client inflates the frames, one after another; with 0 it reads plain ones alone."""
    game = await keep(a_game().telling())
    socket = await ann.follow(game.id, compress=bits)
    assert socket.compress == bits
    views = [await shown(socket)]
    await door.play(game.id, tells(game), now=NOW)
    views.append(await shown(socket))
    for seat in (2, 3, 4):
        await door.play(game.id, lays(game, seat), now=NOW)
        views.append(await shown(socket))
    assert [view["version"] for view in views] == [1, 2, 3, 4, 5]
