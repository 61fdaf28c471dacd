"""How much the system lets this process have."""

import os
import resource

FILES = 65_536  # open at once, each phone's socket among them

BEHIND = 5
"""By how much a process that sends and keeps the clock is less urgent than one that answers moves.

Telegram's pace leaves it time; on a core that is full it has a quarter still. It counts among processes that
share a control group; where each has its own, as in containers, their shares say the same.
"""


def open_many_files() -> None:
    """Have room for a socket for each phone: many systems give a process 1024 files, and more if it asks."""
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def stand_behind() -> None:
    """Let the processes that answer moves go first, where they share the machine."""
    os.nice(BEHIND)
