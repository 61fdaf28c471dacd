"""Waiting for what only another process, or its database, knows."""

import asyncio
from collections.abc import Awaitable, Callable

LOOK = 0.02  # seconds between two looks


async def until(condition: Callable[[], bool], limit: float) -> None:
    """Wait until something is so. Raises TimeoutError."""

    async def now() -> bool:
        return condition()

    await until_found(now, limit)


async def until_found(condition: Callable[[], Awaitable[bool]], limit: float) -> None:
    """Wait until a look finds something to be so. Raises TimeoutError."""
    async with asyncio.timeout(limit):
        while not await condition():  # noqa: ASYNC110 - another process says nothing
            await asyncio.sleep(LOOK)
