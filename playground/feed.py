"""What the playground's page looks at: the whole world once, then each change, and the files in it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from uuid import uuid4

from aiohttp import WSCloseCode, web

from playground.chats import Chat
from playground.friends import Friends
from playground.messages import Message
from playground.portrait import (
    account_portrait,
    all_chats,
    chat_portrait,
    fault_portrait,
    message_portrait,
    person_portrait,
)
from playground.product import Product
from playground.serving import LOOPBACK
from playground.telegram import Telegram

LANGUAGES = sorted(path.stem for path in (Path(__file__).parents[1] / "static" / "texts").glob("*.ftl"))
"""What a person of the playground may speak: what the product speaks."""

Json = dict[str, Any]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Feed:
    """Routes to look by. `product` is the bot that was started beside the world, if one was."""

    def __init__(self, telegram: Telegram, friends: Friends, product: Product | None = None) -> None:
        self._telegram = telegram
        self._friends = friends
        self._product = product
        self._feeds: set[asyncio.Queue[Json | None]] = set()
        self._evening = uuid4().hex  # by it a page that stayed open sees that this is another world
        telegram.listeners.append(self._tell)

    def add_routes(self, app: web.Application) -> None:
        """Join the routes to the server's, before it starts."""
        app.router.add_get("/control/state", guarded(self._state))
        app.router.add_get("/control/feed", guarded(self._feed))
        app.router.add_get("/control/files/{file}", guarded(self._file))
        app.on_shutdown.append(self._close_feeds)

    async def _state(self, _request: web.Request) -> web.Response:
        return web.json_response(self._whole())

    async def _feed(self, request: web.Request) -> web.WebSocketResponse:
        """First the whole world, then each change."""
        socket = web.WebSocketResponse(heartbeat=20)
        await socket.prepare(request)
        changes: asyncio.Queue[Json | None] = asyncio.Queue()
        changes.put_nowait({"kind": "world", "value": self._whole()})
        self._feeds.add(changes)
        sending = asyncio.create_task(_send_all(socket, changes))
        try:
            async for _ in socket:
                pass
        finally:
            self._feeds.discard(changes)
            sending.cancel()
        return socket

    async def _file(self, request: web.Request) -> web.StreamResponse:
        file = self._telegram.files.with_unique_id(request.match_info["file"])
        if file is None:
            raise web.HTTPNotFound
        headers = {"Content-Type": file.mime, "Cache-Control": "private, max-age=86400"}
        return web.Response(body=file.content, headers=headers)

    async def _close_feeds(self, _app: web.Application) -> None:
        for changes in self._feeds:
            changes.put_nowait(None)

    def _whole(self) -> Json:
        telegram = self._telegram
        chats = all_chats(telegram)
        return {
            "evening": self._evening,
            "languages": LANGUAGES,
            "people": self._people(),
            "bots": [account_portrait(bot) for bot in telegram.bots],
            "chats": [chat_portrait(telegram, chat) for chat in chats],
            "messages": [
                message_portrait(telegram, message) for chat in chats for message in chat.everything
            ],
            "faults": [fault_portrait(fault) for fault in telegram.faults.all()],
            "complaints": telegram.complaints,
            "dark": telegram.is_dark,
            "product": self._product.portrait() if self._product else None,
        }

    def _people(self) -> list[Json]:
        return [person_portrait(person, self._friends.plays(person)) for person in self._telegram.people]

    def _tell(self, kind: str, value: Any) -> None:
        """Put a change of the world into every open feed, if the page draws it at all."""
        if not self._feeds:
            return
        change = self._drawn(kind, value)
        if change is None:
            return
        for changes in self._feeds:
            changes.put_nowait(change)

    def _drawn(self, kind: str, value: Any) -> Json | None:
        telegram = self._telegram
        if isinstance(value, Message):
            return {"kind": "message", "value": message_portrait(telegram, value)}
        if isinstance(value, Chat):
            return {"kind": "chat", "value": chat_portrait(telegram, value)}
        if kind == "people":
            return {"kind": "people", "value": self._people()}
        if kind == "answer":
            answer = value.answered.result()
            told = {"person": value.person.id, "text": answer.text, "alert": answer.alert, "url": answer.url}
            return {"kind": "answer", "value": told | {"message": value.message.key}}
        if kind == "faults":
            faults = [fault_portrait(fault) for fault in telegram.faults.all()]
            return {"kind": "faults", "value": {"on": faults, "dark": telegram.is_dark}}
        if kind == "product" and self._product:
            return {"kind": "product", "value": self._product.portrait()}
        return None


def guarded(handler: Handler) -> Handler:
    """No page of another site may steer the playground through somebody's browser."""

    async def guard(request: web.Request) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        if request.url.host not in LOOPBACK or (origin and origin != str(request.url.origin())):
            raise web.HTTPForbidden(text="the playground is steered from its own page alone")
        return await handler(request)

    return guard


async def _send_all(socket: web.WebSocketResponse, changes: "asyncio.Queue[Json | None]") -> None:
    """Every change as it comes; nothing among them ends it."""
    while (change := await changes.get()) is not None:
        await socket.send_json(change)
    await socket.close(code=WSCloseCode.GOING_AWAY)
