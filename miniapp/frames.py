"""Presses what the sockets send: each frame with the memory of those before, while its phone is a busy one.

`docs/decisions/` says why this is not left to aiohttp.
"""

import zlib
from collections import OrderedDict
from collections.abc import Hashable

from aiohttp import WSMsgType, web

WINDOW = 12  # bits: 4 kB of what went before
MEMORY = 3
MOST = 512  # phones whose last frames are remembered; about 25 KiB each
PRESSED_TEXT = WSMsgType.TEXT | 0x40  # the bit that says: this frame is pressed
_TAIL = b"\x00\x00\xff\xff"  # every flush ends so, and RFC 7692 leaves it out


class Presses:
    """The memories of the busiest phones. A forgotten one starts anew, which its phone need not know."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._memories: OrderedDict[Hashable, zlib._Compress] = OrderedDict()

    async def send(self, socket: web.WebSocketResponse, body: bytes) -> None:
        """Send a text frame, pressed where the phone reads that."""
        bits = int(socket.compress)
        if not bits:
            await socket.send_frame(body, WSMsgType.TEXT)
            return
        pressing = self._memory(socket, min(bits, WINDOW))
        pressed = pressing.compress(body) + pressing.flush(zlib.Z_SYNC_FLUSH)
        await socket.send_frame(pressed.removesuffix(_TAIL), PRESSED_TEXT)  # type: ignore[arg-type]

    def forget(self, socket: web.WebSocketResponse) -> None:
        """Let go of a phone that is gone."""
        self._memories.pop(socket, None)

    def _memory(self, socket: web.WebSocketResponse, bits: int) -> "zlib._Compress":
        if "server_no_context_takeover" in socket.headers.get("Sec-WebSocket-Extensions", ""):
            return _memory(bits)
        memory = self._memories.get(socket) or _memory(bits)
        self._memories[socket] = memory
        self._memories.move_to_end(socket)
        if len(self._memories) > self._most:
            self._memories.popitem(last=False)
        return memory


def _memory(bits: int) -> "zlib._Compress":
    return zlib.compressobj(6, zlib.DEFLATED, -bits, MEMORY)
