"""A PostgreSQL cluster of the harness's own, which it may crash and start again as often as it likes."""

import asyncio
import os
import shutil
import tempfile
from pathlib import Path
from random import Random
from typing import Self

from tests.kills.ports import a_port

OWNER = "postgres"
STARTS_WITHIN = 60.0  # seconds, with the recovery after a crash


class Cluster:
    """One cluster in a folder that is gone afterwards; use it as a context. `port` is where it listens."""

    def __init__(self) -> None:
        self.port = a_port(Random())
        self._folder = Path()

    @property
    def url(self) -> str:
        """Its first database."""
        return f"postgres://{OWNER}@127.0.0.1:{self.port}/{OWNER}"

    async def __aenter__(self) -> Self:
        self._folder = Path(tempfile.mkdtemp(prefix="fabulo-cluster-"))
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self._folder, OWNER)
        await self._run("initdb", "-A", "trust", "-U", OWNER, "--no-instructions")
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.crash()
        shutil.rmtree(self._folder)

    async def start(self) -> None:
        """Start it, and return when it takes connections."""
        where = f"-p {self.port} -k {self._folder} -c listen_addresses=127.0.0.1"
        log = str(self._folder / "log")
        await self._run("pg_ctl", "start", "-w", "-t", f"{STARTS_WITHIN:.0f}", "-l", log, "-o", where)

    async def crash(self) -> None:
        """End it at once, as if its machine had stopped; what was committed is in its log."""
        await self._run("pg_ctl", "stop", "-m", "immediate")

    async def _run(self, program: str, *arguments: str) -> None:
        command = [_program(program), "-D", str(self._folder / "data"), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", OWNER, "--", *command]
        with (self._folder / "said").open("ab") as said_here:
            process = await asyncio.create_subprocess_exec(
                *command, cwd=self._folder, stdout=asyncio.subprocess.DEVNULL, stderr=said_here
            )
        if await process.wait():
            said = (self._folder / "said").read_text() + _text(self._folder / "log")
            raise RuntimeError(f"{program} failed:\n{said[-2000:]}")


def _text(path: Path) -> str:
    return path.read_text(errors="replace") if path.exists() else ""


def _program(name: str) -> str:
    """Where one of PostgreSQL's programs is; Debian keeps those of the server out of the way."""
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(installed[-1]) if installed else shutil.which(name)
    if found is None:
        raise RuntimeError(f"no {name}: on Debian `apt-get install postgresql`")
    return found
