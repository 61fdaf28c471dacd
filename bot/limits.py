"""How much the system lets this process have."""

import resource

FILES = 65_536  # open at once, each phone's socket among them


def open_many_files() -> None:
    """Have room for a socket for each phone: many systems give a process 1024 files, and more if it asks."""
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
