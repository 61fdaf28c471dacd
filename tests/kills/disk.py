"""A small disk for the SQLite file, which can be filled to its last byte."""

import asyncio
import os
import resource
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Self

from tests.kills.process import Process

SIZE = "24m"
CHUNK = 4096


class Disk:
    """A folder on a disk of its own; use it as a context.

    Where no such disk may be mounted, files of the given processes may not grow instead: their writes fail as
    on a disk that takes no more.
    """

    def __init__(self, processes: Callable[[], Iterable[Process]]) -> None:
        self.folder = Path()
        self.how = ""
        self._processes = processes

    async def __aenter__(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="fabulo-disk-"))
        mounted = os.geteuid() == 0 and await _ran(
            "mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", self.folder
        )
        self.how = "a tmpfs" if mounted else "a limit on the size of files"
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._is_mounted:
            await _ran("umount", "-l", self.folder)
        else:
            for path in self.folder.iterdir():
                path.unlink()
        self.folder.rmdir()

    async def fill(self) -> None:
        """Leave no byte free."""
        if not self._is_mounted:
            self._limit(1)
            return
        with (self.folder / "filler").open("wb", buffering=0) as filler:
            try:
                while filler.write(b"\0" * CHUNK):
                    pass
            except OSError:
                return

    async def free(self) -> None:
        """Make room again."""
        if self._is_mounted:
            (self.folder / "filler").unlink()
        else:
            self._limit(resource.RLIM_INFINITY)

    @property
    def _is_mounted(self) -> bool:
        return self.how == "a tmpfs"

    def _limit(self, size: int) -> None:
        for process in self._processes():
            if process.is_alive:
                _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
                resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, most))


async def _ran(*command: object) -> bool:
    process = await asyncio.create_subprocess_exec(
        *map(str, command), stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL
    )
    return await process.wait() == 0
