"""HTTP and WebSocket as a phone speaks them, by hand: light on its core, exact in bytes on the wire."""

import asyncio
import base64
import json
import os
import re
import struct
import time
import zlib
from collections.abc import Callable
from typing import Any, Self, cast
from urllib.parse import urlsplit

Json = dict[str, Any]

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
PRESSED = 0x40
OFFER = "permessage-deflate; client_max_window_bits"  # as Chromium does
_TAIL = b"\x00\x00\xff\xff"
_LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)
_GZIP = re.compile(rb"content-encoding: *gzip", re.IGNORECASE)


class Refused(Exception):  # noqa: N818 - an answer that no measurement expects
    """The server answered with something else than success."""


class Http(asyncio.Protocol):
    """One kept connection, one request at a time. `received`: bytes that came, heads among them."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.received = 0
        self.bodies = 0  # of these, the bytes of the answers' bodies
        self._host, self._port = parts.hostname or "", parts.port or 80
        self._head = f"Host: {self._host}:{self._port}\r\nAccept-Encoding: gzip, deflate, br\r\n"
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None

    async def post(self, path: str, authorization: str, body: Json) -> Json:
        """Send JSON and understand the answer. Raises Refused."""
        status, answer = await self.ask("POST", path, authorization, json.dumps(body).encode())
        if status != 200:
            raise Refused(f"{path} {body.get('move', '')}: {status} {answer[:300]!r}")
        found: Json = json.loads(answer)
        return found

    async def ask(self, method: str, path: str, authorization: str, body: bytes = b"") -> tuple[int, bytes]:
        """One request; the status and the body, unpressed."""
        if self._transport is None or self._transport.is_closing():
            await asyncio.get_running_loop().create_connection(lambda: self, self._host, self._port)
        assert self._transport is not None
        self._answer = asyncio.get_running_loop().create_future()
        head = (
            f"{method} {path} HTTP/1.1\r\n{self._head}Authorization: {authorization}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self._transport.write(head.encode() + body)
        return await self._answer

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._buffer.clear()

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(exc or ConnectionResetError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        head = bytes(self._buffer[:end])
        found = _LENGTH.search(head)
        length = int(found[1]) if found else 0
        if len(self._buffer) < end + 4 + length:
            return
        body = bytes(self._buffer[end + 4 :])
        self._buffer.clear()
        self.bodies += length
        if _GZIP.search(head):
            body = zlib.decompress(body, 31)
        if self._answer is not None and not self._answer.done():
            self._answer.set_result((int(head[9:12]), body))


class Socket(asyncio.Protocol):
    """A WebSocket that says hello and then listens: `on_text` is called with each frame's text."""

    def __init__(self, on_text: Callable[[bytes, float], None]) -> None:
        self.received = 0
        self.closed: int | None = None  # the code it was closed with
        self._on_text = on_text
        self._buffer = bytearray()
        self._inflate: Any = None
        self._pressed = False
        self._upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    @classmethod
    async def open(cls, address: str, hello: Json, on_text: Callable[[bytes, float], None]) -> Self:
        """Connect to `/api/live` and send the first frame. Raises Refused."""
        parts = urlsplit(address)
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: cls(on_text), parts.hostname, parts.port
        )
        socket._begin(parts.netloc, hello["game"])
        await socket._upgraded
        socket._say(json.dumps(hello, separators=(",", ":")).encode())
        return socket

    def close(self) -> None:
        """Hang up without a word, as a phone does that goes into a tunnel."""
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = self.closed or 1006
        if not self._upgraded.done():
            self._upgraded.set_exception(exc or ConnectionResetError("no socket"))

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        self.received += len(data)
        self._buffer += data
        if not self._upgraded.done() and not self._is_upgraded():
            return
        while frame := self._frame():
            self._take(*frame, at)

    def _begin(self, host: str, game: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /api/live?game={game} HTTP/1.1\r\nHost: {host}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Extensions: {OFFER}\r\n\r\n".encode()
        )

    def _is_upgraded(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        head = bytes(self._buffer[:end])
        del self._buffer[: end + 4]
        if not head.startswith(b"HTTP/1.1 101"):
            self._upgraded.set_exception(Refused(head.decode(errors="replace")))
            return False
        self._pressed = b"permessage-deflate" in head.lower()
        self._upgraded.set_result(None)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame: its first byte and what it carries. A server's frames are not masked."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        first, length, start = buffer[0], buffer[1] & 0x7F, 2
        if length == 126:
            if len(buffer) < 4:
                return None
            length, start = struct.unpack_from(">H", buffer, 2)[0], 4
        elif length == 127:
            if len(buffer) < 10:
                return None
            length, start = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < start + length:
            return None
        carried = bytes(buffer[start : start + length])
        del buffer[: start + length]
        return first, carried

    def _take(self, first: int, carried: bytes, at: float) -> None:
        kind = first & 0x0F
        if kind == TEXT:
            self._on_text(self._inflated(carried) if first & PRESSED else carried, at)
        elif kind == PING:
            self._send(PONG, carried)
        elif kind == CLOSE:
            self.closed = struct.unpack(">H", carried[:2])[0] if len(carried) >= 2 else 1005
            self._transport.close()

    def _inflated(self, carried: bytes) -> bytes:
        if self._inflate is None:
            self._inflate = zlib.decompressobj(-15)
        text: bytes = self._inflate.decompress(carried + _TAIL)
        return text

    def _say(self, text: bytes) -> None:
        """Pressed where that was agreed on, as browsers do, since it costs the server a window to read it."""
        if not self._pressed:
            self._send(TEXT, text)
            return
        pressing = zlib.compressobj(6, zlib.DEFLATED, -15)
        pressed = pressing.compress(text) + pressing.flush(zlib.Z_SYNC_FLUSH)
        self._send(TEXT | PRESSED, pressed.removesuffix(_TAIL))

    def _send(self, kind: int, carried: bytes) -> None:
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[place & 3] for place, byte in enumerate(carried))
        length = len(carried)
        head = bytes([0x80 | kind, 0x80 | length]) if length < 126 else struct.pack(
            ">BBH", 0x80 | kind, 0xFE, length
        )  # fmt: skip
        self._transport.write(head + mask + masked)
