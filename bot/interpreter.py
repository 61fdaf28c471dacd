"""What Python itself is told, so that a move is answered at once while other things go on beside it."""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager

HAND_OVER = 0.0005
"""Seconds after which a thread that others wait for lets them go on.

A move changes threads several times, and may have to wait each time: with Python's own 5 ms that adds up.
"""


@contextmanager
def quick() -> Iterator[None]:
    """Let threads take turns sooner, and leave all that is loaded by now out of each search for garbage.

    To be entered when everything is; a search through it all would hold up everybody for a tenth of a second.
    """
    usual = sys.getswitchinterval()
    sys.setswitchinterval(HAND_OVER)
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
        sys.setswitchinterval(usual)
