"""Presses what a socket sends, each frame with the memory of the one before it, which is all that is kept.

aiohttp would keep a hundred times as much; `docs/decisions/whole-views-pressed.md` has the figures.
"""

import zlib

from aiohttp import WSMsgType, web

WINDOW = 13  # bits: the largest view is smaller than these 8 kB
MEMORY = 5
PRESSED_TEXT = WSMsgType.TEXT | 0x40  # the bit says: this frame is pressed
_TAIL = b"\x00\x00\xff\xff"  # every flush ends so, and RFC 7692 leaves it out


class Frames:
    """The text frames of one socket, pressed where its phone has agreed to that."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._bits = min(int(socket.compress), WINDOW)
        self._forgetful = "server_no_context_takeover" in socket.headers.get("Sec-WebSocket-Extensions", "")
        self._last = b""  # what stands last in the window of a phone that remembers

    async def send(self, body: bytes) -> None:
        """Send a text. Raises ConnectionError where the phone is gone."""
        if not self._bits:
            await self._socket.send_frame(body, WSMsgType.TEXT)
            return
        pressing = zlib.compressobj(6, zlib.DEFLATED, -self._bits, MEMORY, zdict=self._last)
        pressed = pressing.compress(body) + pressing.flush(zlib.Z_SYNC_FLUSH)
        if not self._forgetful:
            self._last = body
        await self._socket.send_frame(pressed.removesuffix(_TAIL), PRESSED_TEXT)  # type: ignore[arg-type]
