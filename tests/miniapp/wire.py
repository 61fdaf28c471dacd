"""A phone's socket down to its bytes: shakes hands with extensions of one's choice, and counts what comes."""

import asyncio
import base64
import json
import os
import zlib
from dataclasses import dataclass, field
from typing import Any

from aiohttp.test_utils import TestServer

_TAIL = b"\x00\x00\xff\xff"


@dataclass
class Wire:
    """A connection whose handshake is done. `frames` are the sizes of those received, heads included."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    extensions: str
    frames: list[int] = field(default_factory=list)
    inflating: Any = field(default_factory=lambda: zlib.decompressobj(-15))

    async def say(self, hello: dict[str, str], *, pressed: bool = False) -> None:
        """Send a text frame, masked as a phone's are; `pressed` by itself, as browsers do where they may."""
        body, mask = json.dumps(hello).encode(), os.urandom(4)
        if pressed:
            pressing = zlib.compressobj(6, zlib.DEFLATED, -15)
            body = (pressing.compress(body) + pressing.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_TAIL)
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))
        head = bytes([0xC1 if pressed else 0x81, 0x80 | 126])
        self.writer.write(head + len(body).to_bytes(2, "big") + mask + masked)
        await self.writer.drain()

    async def hear(self) -> Any:
        """The JSON of the next frame."""
        head, length = await self.reader.readexactly(2)
        extended = await self.reader.readexactly({126: 2, 127: 8}.get(length, 0))
        size = int.from_bytes(extended, "big") if extended else length
        body = await self.reader.readexactly(size)
        self.frames.append(2 + len(extended) + size)
        assert head & 0x8F == 0x81, f"no whole text frame: {head:#x}"
        if head & 0x40:
            forgetful = "server_no_context" in self.extensions
            inflating = zlib.decompressobj(-15) if forgetful else self.inflating
            body = inflating.decompress(body + _TAIL)
        return json.loads(body)


async def connected(server: TestServer, extensions: str | None) -> Wire:
    """A socket to `/api/live`."""
    reader, writer = await asyncio.open_connection(server.host, server.port)
    lines = [
        "GET /api/live HTTP/1.1",
        f"Host: {server.host}:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        *([f"Sec-WebSocket-Extensions: {extensions}"] if extensions else []),
    ]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    answer = (await reader.readuntil(b"\r\n\r\n")).decode()
    assert answer.startswith("HTTP/1.1 101")
    _, _, rest = answer.partition("Sec-WebSocket-Extensions: ")
    return Wire(reader, writer, rest.partition("\r\n")[0])
