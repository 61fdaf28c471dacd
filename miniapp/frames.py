"""Presses what a socket sends, each frame with the memory of the one before it, which is all that is kept.

aiohttp would keep a hundred times as much; `docs/decisions/whole-views-pressed.md` has the figures.
"""

import zlib

from aiohttp import WSMsgType, web
from aiohttp.http import WebSocketReader

WINDOW = 13  # bits: the largest view is smaller than these 8 kB
MEMORY = 5
PRESSED_TEXT = WSMsgType.TEXT | 0x40  # the bit says: this frame is pressed
_TAIL = b"\x00\x00\xff\xff"  # every flush ends so, and RFC 7692 leaves it out


_EXTENSIONS = "Sec-WebSocket-Extensions"


async def ask_for_single_frames(_request: web.BaseRequest, response: web.StreamResponse) -> None:
    """Let a phone that presses press each of its frames by itself, as the server may (RFC 7692, 7.1.1.2)."""
    agreed = response.headers.get(_EXTENSIONS)
    if agreed is not None and "client_no_context_takeover" not in agreed:
        response.headers[_EXTENSIONS] = f"{agreed}; client_no_context_takeover"


def forget_what_was_read(request: web.Request, socket: web.WebSocketResponse, largest: int) -> None:
    """Let go of 40 KiB in which a phone's pressed frame was unpressed; the next one needs nothing of them.

    A phone in the middle of another frame is sent away, and comes back. `largest`: bytes that its next frames
    may have.
    """
    if socket.compress and socket._reader is not None:
        reader = WebSocketReader(socket._reader, largest, compress=True, decode_text=True)
        socket._parser = request.protocol._payload_parser = reader


class Frames:
    """The text frames of one socket, pressed where its phone has agreed to that."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._bits = min(int(socket.compress), WINDOW)
        self._forgetful = "server_no_context_takeover" in socket.headers.get(_EXTENSIONS, "")
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
