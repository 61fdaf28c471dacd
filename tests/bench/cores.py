"""Which core does what: one for the server, another for the phones and the pretend Telegram."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

CORES = sorted(os.sched_getaffinity(0))
SERVER = CORES[0]
CLIENT = CORES[1 % len(CORES)]


def stay_on(*cores: int) -> None:
    """From now on this process, and what it starts, runs on these cores alone."""
    os.sched_setaffinity(0, cores)


@contextmanager
def starting_on(*cores: int) -> Iterator[None]:
    """What is started meanwhile runs on these cores."""
    before = os.sched_getaffinity(0)
    stay_on(*cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
