"""Memory that is free again, given back."""

import asyncio
import ctypes

import psutil
import pytest

from bot.heap import keep_giving_back
from tests.kills.waiting import until

BLOCK, COUNT = 16 * 1024, 4000  # bytes; too small for a mapping of its own, too large for Python's own heap
MIB = 2**20


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="another C library than glibc")
async def test_what_is_free_again_goes_back_to_the_system_though_something_above_it_is_in_use():
    process = psutil.Process()
    blocks = [bytes(BLOCK) for _ in range(COUNT)]
    kept = blocks[::50]  # as the state of a game that goes on lies between the pixels of a picture
    full = process.memory_info().rss
    del blocks
    held = process.memory_info().rss
    assert full - held < 30 * MIB  # the C library keeps most of the 62 MiB

    giving = asyncio.create_task(keep_giving_back(pause=0.0))
    await until(lambda: held - process.memory_info().rss > 30 * MIB, limit=10)
    giving.cancel()

    assert len(kept) == COUNT / 50
