"""Phones that hold a socket: each is shown its own view, always the newest, never one behind another.

A phone that reads slowly skips what it missed; nothing waits in a queue for it.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from aiohttp import ClientConnectionResetError, WSCloseCode, WSMsgType, web
from pydantic import ValidationError

from miniapp.answers import encoded
from miniapp.failures import Failure, malformed, no_session, not_yours
from miniapp.frames import Frames, forget_what_was_read
from miniapp.news import NEWS, GameNews
from miniapp.shapes import Hello
from miniapp.site import SITE, Site
from miniapp.watching import Sight, learned, look, may_watch
from models import rules
from models.about import note
from models.away import is_away

log = logging.getLogger(__name__)

HEARTBEAT = 20.0  # seconds between pings; a phone that does not answer one is let go after half as many
HELLO_WITHIN = 10.0  # seconds
SHOWN_WITHIN = 10.0  # seconds that one frame may take
CLOSED_WITHIN = 2.0  # seconds that all phones together have for saying goodbye
LARGEST_FRAME = 4096  # bytes a phone may send at once


class Phones:
    """Every socket of this process."""

    def __init__(self) -> None:
        self._sockets: set[web.WebSocketResponse] = set()

    def __len__(self) -> int:
        return len(self._sockets)

    @contextmanager
    def holding(self, socket: web.WebSocketResponse) -> Iterator[None]:
        """Count a socket while it lasts."""
        self._sockets.add(socket)
        try:
            yield
        finally:
            self._sockets.discard(socket)

    async def close(self) -> None:
        """Close all at once; they come back to whoever serves next."""
        closing = [
            asyncio.ensure_future(socket.close(code=WSCloseCode.GOING_AWAY)) for socket in self._sockets
        ]
        if closing:
            _, slow = await asyncio.wait(closing, timeout=CLOSED_WITHIN)
            for task in slow:
                task.cancel()


PHONES = web.AppKey("phones", Phones)


class Phone:
    """One socket, whose player has shown a token that ends at `expires`, in Unix seconds."""

    def __init__(
        self, site: Site, request: web.Request, socket: web.WebSocketResponse, news: GameNews, expires: int
    ) -> None:
        self._site = site
        self._transport = request.transport
        self._socket = socket
        self._frames = Frames(socket)
        self._news = news
        self._expires = expires
        self._shown = -1
        self._showing: asyncio.Task[None] | None = None

    @contextmanager
    def shown(self, sight: Sight) -> Iterator[None]:
        """Show what there is, and from now on what comes."""
        self._sight = sight
        self._news.hear(sight.game.version, sight.game)
        self._news.listeners.add(self.offer)
        self.offer()
        try:
            yield
        finally:
            self._news.listeners.discard(self.offer)
            if self._showing is not None:
                self._showing.cancel()

    def offer(self) -> None:
        """There may be something newer than what is shown."""
        if self._showing is None:
            self._showing = asyncio.get_running_loop().create_task(self._catch_up())

    def see_as(self, sight: Sight) -> None:
        """Show what an admin may do, or not any more."""
        if sight.viewer != self._sight.viewer:
            self._sight = self._sight.as_admin(sight.viewer.admin)
            self._shown = -1
            self.offer()

    async def _catch_up(self) -> None:
        try:
            while self._shown < self._news.version and not self._news.over:
                await self._show(await self._news.newest())
        except (ClientConnectionResetError, TimeoutError):  # gone, or too slow: it comes back for the newest
            if self._transport is not None:
                self._transport.abort()
        except Exception as error:
            await hang_up(self._socket, error)
        finally:
            self._showing = None

    async def _show(self, game: rules.Game) -> None:
        """Send the view of this state. Raises Failure where the player may not see it any more."""
        now = self._site.clock()
        if now >= self._expires:
            raise no_session("session-over")
        self._sight = self._sight.of(game)
        if not await may_watch(self._site, self._sight):
            raise not_yours()
        self._shown = game.version
        async with asyncio.timeout(SHOWN_WITHIN):
            await self._frames.send(encoded({"view": self._sight.view(now)}))


async def follow(request: web.Request) -> web.WebSocketResponse:
    """A phone's socket: its first frame says who it is and which game it follows."""
    phones = request.app[PHONES]
    socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=LARGEST_FRAME)
    await socket.prepare(request)
    with phones.holding(socket):
        try:
            await _attend(request, socket)
        except Exception as error:
            await hang_up(socket, error)
    return socket


async def hang_up(socket: web.WebSocketResponse, error: Exception) -> None:
    """Close a socket with the code of what is wrong: 4400 to 4429, or 1011 or 1013 where it is our fault."""
    if isinstance(error, Failure):
        await socket.close(code=4000 + error.status, message=error.code.encode())
    elif is_away(error):
        await socket.close(code=WSCloseCode.TRY_AGAIN_LATER, message=b"database-lost")
    else:
        log.error("a phone could not be served", exc_info=error)
        await socket.close(code=WSCloseCode.INTERNAL_ERROR, message=b"internal")


async def _attend(request: web.Request, socket: web.WebSocketResponse) -> None:
    site = request.app[SITE]
    hello = await _hello(socket)
    if hello is None:
        return
    forget_what_was_read(request, socket, LARGEST_FRAME)
    note(game=hello.game)
    player, expires = site.sessions.player(hello.token, now=site.clock())
    with request.app[NEWS].following(hello.game) as news:
        sight = await look(site, player, hello.game)
        phone = Phone(site, request, socket, news, expires)
        with phone.shown(sight):
            phone.see_as(await learned(site, sight))
            async for _ in socket:  # a phone has nothing more to say; one that chatters is sent away
                site.rates.spend(player, now=site.clock())


async def _hello(socket: web.WebSocketResponse) -> Hello | None:
    """The first frame, or None where the phone hung up before it. Raises Failure 400 or 401."""
    try:
        message = await socket.receive(timeout=HELLO_WITHIN)
    except TimeoutError as error:
        raise no_session("session-invalid") from error
    if message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
        return None
    if message.type is not WSMsgType.TEXT:
        raise malformed()
    try:
        return Hello.model_validate_json(message.data)
    except ValidationError as error:
        raise malformed() from error
