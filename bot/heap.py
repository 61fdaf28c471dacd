"""Gives memory that is free again back to the system, which the C library would keep for later."""

import asyncio
import ctypes
from collections.abc import Callable

PAUSE = 10.0  # seconds between two times


async def keep_giving_back(pause: float = PAUSE) -> None:
    """Give back what pictures and phones that are gone have left, again and again.

    `pause` in seconds. Returns at once where the C library has no malloc_trim; glibc has one.
    """
    trim: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    while trim is not None:
        await asyncio.sleep(pause)
        trim(0)
