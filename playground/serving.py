"""The Bot API over HTTP: reads a request, lets faults strike, calls the method, answers as Telegram does."""

import asyncio
import inspect
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from aiohttp import BodyPartReader, web

from playground.bots import Bot
from playground.calls import Call, Upload, understood
from playground.errors import Refused
from playground.faults import AFTER, BEFORE, Fault
from playground.methods_bot import ABOUT_THE_BOT
from playground.methods_chats import CHATS
from playground.methods_editing import EDITING
from playground.methods_sending import SENDING
from playground.methods_updates import UPDATES
from playground.specification import specification

if TYPE_CHECKING:
    from playground.telegram import Telegram

Json = dict[str, Any]

LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
LARGEST_REQUEST = 51 * 1024 * 1024
HANGING_SECONDS = 300.0


class Server:
    """One aiohttp server on this machine; `add_routes` before `start` adds pages to it."""

    def __init__(self, telegram: "Telegram") -> None:
        self._telegram = telegram
        self._methods: Mapping[str, Callable[[Call], Awaitable[Any] | Any]] = {
            **SENDING, **EDITING, **CHATS, **ABOUT_THE_BOT, **UPDATES,
        }  # fmt: skip
        self._app = web.Application(client_max_size=LARGEST_REQUEST)
        self._app.router.add_route("*", "/bot{token}/{method}", self._call)
        self._app.router.add_get("/file/bot{token}/{path:.+}", self._download)
        self._runner: web.AppRunner | None = None
        self._site: web.TCPSite | None = None
        self._host, self._port = "", 0

    @property
    def app(self) -> web.Application:
        """The application, for further routes and what they hold."""
        return self._app

    @property
    def url(self) -> str:
        """The address without a slash at the end."""
        return f"http://{self._host}:{self._port}"

    @property
    def methods(self) -> frozenset[str]:
        """The methods that are played here."""
        return frozenset(self._methods)

    async def start(self, port: int, host: str) -> None:
        """Listen; raises `ValueError` for any address other machines could reach."""
        if host not in LOOPBACK:
            raise ValueError(f"the playground listens on this machine only, not on {host}")
        self._host, self._port = host, port
        # A poller that hangs up must free its place at once, hence the cancellation.
        self._runner = web.AppRunner(
            self._app, access_log=None, handler_cancellation=True, shutdown_timeout=0.2
        )
        await self._runner.setup()
        await self.listen_again()

    async def stop(self) -> None:
        """Close every connection."""
        if self._runner:
            await self._runner.cleanup()

    async def stop_listening(self) -> None:
        """Refuse new connections, and return when those that were open are cut."""
        if self._site:
            await self._site.stop()
            self._site = None
        if self._runner and self._runner.server:
            for connection in list(self._runner.server.connections):
                if connection.transport:
                    connection.transport.abort()
            while self._runner.server.connections:  # noqa: ASYNC110 - nothing else tells of their end
                await asyncio.sleep(0)

    async def listen_again(self) -> None:
        """Take connections, at the same port as before."""
        if self._runner is None:
            raise RuntimeError("the server was not started")
        self._site = web.TCPSite(self._runner, self._host, self._port, reuse_address=True)
        await self._site.start()
        if self._runner.addresses:
            self._port = self._runner.addresses[0][1]

    async def _call(self, request: web.Request) -> web.StreamResponse:
        if self._telegram.is_dark:
            _cut(request)
        try:
            bot = self._bot(request)
            method = specification().method_named(request.match_info["method"])
            if method is None:
                raise Refused(404, "Not Found: method not found")
            raw, uploads = await _read(request)
            result = await self._answer(request, bot, method, raw, uploads)
        except Refused as refused:
            return web.json_response(refused.body(), status=refused.code)
        return web.json_response({"ok": True, "result": result})

    async def _answer(
        self, request: web.Request, bot: Bot, method: str, raw: Json, uploads: Mapping[str, Upload]
    ) -> Any:
        faults, chat_id = self._telegram.faults, _chat_id(raw)
        fault = faults.take(BEFORE, method, chat_id)
        if fault:
            await _strike(fault, request)
        result = await self._act(bot, method, raw, uploads)
        fault = faults.take(AFTER, method, chat_id)
        if fault:
            await _strike(fault, request)
        return result

    async def _act(self, bot: Bot, method: str, raw: Json, uploads: Mapping[str, Upload]) -> Any:
        telegram = self._telegram
        act = self._methods.get(method)
        if act is None:
            telegram.complaints.append(f"{method}: the playground does not play this method")
            raise Refused(501, f"Not Implemented: the playground does not play {method}")
        try:
            values, complaints = understood(method, raw, uploads)
            telegram.complaints += complaints
            raw = values
            result = act(Call(telegram, bot, method, values, uploads))
            if inspect.isawaitable(result):
                result = await result
        except Refused as refused:
            telegram.record(bot, method, raw, refused=refused)
            raise
        telegram.record(bot, method, raw, result=result)
        return result

    def _bot(self, request: web.Request) -> Bot:
        token = request.match_info["token"]
        for bot in self._telegram.bots:
            if bot.token == token:
                return bot
        raise Refused(401, "Unauthorized") if ":" in token else Refused(404, "Not Found")

    async def _download(self, request: web.Request) -> web.StreamResponse:
        try:
            bot = self._bot(request)
        except Refused as refused:
            return web.json_response(refused.body(), status=refused.code)
        found = self._telegram.files.at_path(bot.id, request.match_info["path"])
        if found is None:
            return web.json_response(Refused(404, "Not Found").body(), status=404)
        return web.Response(body=found[1], content_type="application/octet-stream")


async def _strike(fault: Fault, request: web.Request) -> None:
    """Do what the fault says: hang, cut the connection, or refuse."""
    if fault.kind.startswith("timeout"):
        await asyncio.sleep(HANGING_SECONDS)
    if fault.kind.startswith(("timeout", "reset")):
        _cut(request)
    raise fault.refusal()


def _cut(request: web.Request) -> NoReturn:
    """End the connection without an answer."""
    if request.transport:
        request.transport.abort()
    raise asyncio.CancelledError


def _chat_id(raw: Json) -> int | None:
    chat_id = str(raw.get("chat_id", ""))
    return int(chat_id) if chat_id.lstrip("-").isdigit() else None


async def _read(request: web.Request) -> tuple[Json, dict[str, Upload]]:
    """The parameters, wherever they stand, and the files."""
    raw: Json = dict(request.query)
    uploads: dict[str, Upload] = {}
    kind = request.content_type
    if not request.can_read_body:
        return raw, uploads
    if kind == "application/json":
        raw |= await _json(request)
    elif kind == "multipart/form-data":
        async for part in await request.multipart():
            if isinstance(part, BodyPartReader) and part.name:
                content = bytes(await part.read(decode=True))
                if part.filename is None:
                    raw[part.name] = content.decode()
                else:
                    mime = part.headers.get("Content-Type", "")
                    uploads[part.name] = Upload(part.filename, content, mime)
    elif kind == "application/x-www-form-urlencoded":
        raw |= {name: str(value) for name, value in (await request.post()).items()}
    return raw, uploads


async def _json(request: web.Request) -> Json:
    try:
        body = json.loads(await request.text())
    except ValueError:
        raise Refused(400, "Bad Request: can't parse JSON object") from None
    if not isinstance(body, dict):
        raise Refused(400, "Bad Request: object expected")
    return body
