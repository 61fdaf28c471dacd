"""What the API says back: JSON, never cached, pressed small where the caller reads gzip."""

import zlib
from collections.abc import Mapping

from aiohttp import web
from pydantic_core import to_json

WORTH_PRESSING = 512  # bytes; below it the gzip header eats the gain
_WINDOW = 12  # a view is smaller than 4 kB: a larger window costs memory and time, and gains nothing
_MEMORY = 5


def encoded(data: object) -> bytes:
    """The JSON of plain data, without blanks, in UTF-8; three times as fast as the standard library's."""
    return to_json(data)


def answer(
    request: web.BaseRequest, data: object, *, status: int = 200, headers: Mapping[str, str] | None = None
) -> web.Response:
    """A JSON response that no cache keeps."""
    body = encoded(data)
    fields = {"Cache-Control": "no-store", "Vary": "Authorization, Accept-Encoding", **(headers or {})}
    if len(body) >= WORTH_PRESSING and "gzip" in request.headers.get("Accept-Encoding", ""):
        body = pressed(body)
        fields["Content-Encoding"] = "gzip"
    return web.Response(body=body, status=status, headers=fields, content_type="application/json")


def pressed(body: bytes) -> bytes:
    """A small body as gzip."""
    pressing = zlib.compressobj(6, zlib.DEFLATED, 16 + _WINDOW, _MEMORY)
    return pressing.compress(body) + pressing.flush()
