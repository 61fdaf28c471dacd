"""A clue that was shown in the chat, streamed from Telegram to a phone; the bot's token stays here."""

import re
from contextlib import AsyncExitStack

from aiohttp import web

from miniapp.failures import Failure, malformed
from miniapp.site import SITE
from miniapp.watching import asked_by, look
from models import reading
from models.ports import Files, OpenFile

LARGEST = 20 * 1024 * 1024  # bytes, what Telegram gives to bots
_SAFE = re.compile(r"(?:audio|video)/[\w.+-]+|image/(?:jpeg|png|webp|gif)")


async def send_clue(request: web.Request) -> web.StreamResponse:
    """The shown clue of a round, from laying on.

    Raises Failure 400, 401, 403, 404 `no-such-clue` or `clue-gone`, or 413 `clue-too-large`.
    """
    site = request.app[SITE]
    seen = await look(site, asked_by(request), request.match_info["game"])
    media = await reading.clue_media(seen.game.id, _round(request))
    if media is None:
        raise Failure(404, "no-such-clue")
    async with AsyncExitStack() as stack:
        return await _stream(request, await _opened(stack, site.files, media))


def _round(request: web.Request) -> int:
    given = request.query.get("round", "")
    if not re.fullmatch(r"[0-9]{1,6}", given):
        raise malformed(("round", "not a round's number"))
    return int(given)


async def _opened(stack: AsyncExitStack, files: Files, media: str) -> OpenFile:
    try:
        file = await stack.enter_async_context(files.open(media))
    except FileNotFoundError as error:
        raise Failure(404, "clue-gone") from error
    except ValueError as error:
        raise Failure(413, "clue-too-large") from error
    if file.size is not None and file.size > LARGEST:
        raise Failure(413, "clue-too-large")
    return file


async def _stream(request: web.Request, file: OpenFile) -> web.StreamResponse:
    response = web.StreamResponse(headers={"Cache-Control": "no-store", "Vary": "Authorization"})
    response.content_type = (
        file.content_type if _SAFE.fullmatch(file.content_type) else "application/octet-stream"
    )
    response.content_length = file.size
    await response.prepare(request)
    whole = False
    try:
        whole = await _poured(file, response)
    finally:
        if not whole and request.transport is not None:
            request.transport.abort()  # the phone must see that this is not all of it
    return response


async def _poured(file: OpenFile, response: web.StreamResponse) -> bool:
    """Whether the whole file went out; not one that grows beyond the limit."""
    left = LARGEST
    async for chunk in file.chunks:
        left -= len(chunk)
        if left < 0:
            return False
        await response.write(chunk)
    await response.write_eof()
    return True
