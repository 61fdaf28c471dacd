"""Fetches what a storyteller has shown, without ever telling anybody the address that holds the token."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import ClientError, ClientSession, ClientTimeout
from telegram import Bot
from telegram.error import BadRequest, TelegramError

from bot.shown import LARGEST, Reference
from models.ports import PATIENCE, OpenFile

log = logging.getLogger(__name__)

CHUNK = 64 * 1024
TIMEOUT = ClientTimeout(total=None, connect=PATIENCE, sock_read=20.0)


class Files:
    """The port of that name, answered by `getFile` and a download."""

    def __init__(self, bot: Bot, session: ClientSession) -> None:
        self._bot = bot
        self._session = session

    @asynccontextmanager
    async def open(self, media: str) -> AsyncIterator[OpenFile]:
        """The file behind a clue's media reference, at most 20 MB.

        Raises FileNotFoundError where it cannot be had, and ValueError where it is too large.
        """
        reference = Reference.read(media)
        if reference.is_too_large:
            raise ValueError("too large")
        address = await self._address(reference)
        try:
            answer = await self._session.get(address, timeout=TIMEOUT)
        except (ClientError, TimeoutError) as error:
            raise FileNotFoundError(type(error).__name__) from None
        async with answer:
            if answer.status != 200:
                raise FileNotFoundError(f"Telegram answered {answer.status}")
            if answer.content_length is not None and answer.content_length > LARGEST:
                raise ValueError("too large")
            yield OpenFile(reference.mime, answer.content_length, answer.content.iter_chunked(CHUNK))

    async def _address(self, reference: Reference) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                file = await self._bot.get_file(reference.file_id)
        except BadRequest as error:
            if "too big" in error.message.lower():
                raise ValueError("too large") from error
            raise FileNotFoundError(error.message) from error
        except (TelegramError, TimeoutError) as error:
            log.warning("no answer about a shown clue: %s", error)
            raise FileNotFoundError("no answer") from error
        if file.file_path is None:
            raise FileNotFoundError("no path")
        return file.file_path
