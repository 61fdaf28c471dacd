"""Presses what a socket sends, each frame with the memory of those before it.

aiohttp would take ten times the memory for that; `docs/decisions/whole-views-pressed.md` has the figures.
"""

import zlib

from aiohttp import WSMsgType, web

WINDOW = 12  # bits: a view is smaller than these 4 kB
MEMORY = 3
PRESSED_TEXT = WSMsgType.TEXT | 0x40  # the bit says: this frame is pressed
_TAIL = b"\x00\x00\xff\xff"  # every flush ends so, and RFC 7692 leaves it out


class Frames:
    """The text frames of one socket, pressed where its phone has agreed to that."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._bits = min(int(socket.compress), WINDOW)
        self._forgetful = "server_no_context_takeover" in socket.headers.get("Sec-WebSocket-Extensions", "")
        self._pressing = self._begun()

    async def send(self, body: bytes) -> None:
        """Send a text. Raises ConnectionError where the phone is gone."""
        if self._pressing is None:
            await self._socket.send_frame(body, WSMsgType.TEXT)
            return
        pressed = self._pressing.compress(body) + self._pressing.flush(zlib.Z_SYNC_FLUSH)
        if self._forgetful:
            self._pressing = self._begun()
        await self._socket.send_frame(pressed.removesuffix(_TAIL), PRESSED_TEXT)  # type: ignore[arg-type]

    def _begun(self) -> "zlib._Compress | None":
        return zlib.compressobj(6, zlib.DEFLATED, -self._bits, MEMORY) if self._bits else None
