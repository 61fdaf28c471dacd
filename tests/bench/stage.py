"""What every row stands on: a folder, the phones' process, the yardstick, a server with games in play."""

import asyncio
import statistics
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playground.launch import free_port
from tests.bench import cores
from tests.bench.crew import Crew, a_crew
from tests.bench.server import ROOT, Server, cpu_of
from tests.bench.world import Group, World, a_world

CONNECTIONS = 32


@dataclass(frozen=True, slots=True)
class Stage:
    """`quick` asks for shorter measurements. `yardstick`: requests a second, on uvloop as the server runs,
    and on asyncio's own loop."""

    folder: Path
    quick: bool
    yardstick: tuple[float, float] = (0.0, 0.0)

    def runs(self) -> int:
        """Of how many runs the median is taken."""
        return 1 if self.quick else 3


@dataclass(frozen=True, slots=True)
class Scene:
    """A server with its Telegram and its phones."""

    world: World
    server: Server
    crew: Crew

    async def seat(self, count: int, size: int, **house: Any) -> list[Group]:
        """Open and begin so many games of so many, every phone on its socket."""
        groups = await self.world.groups(count, size)
        await self.crew.do(
            "sit_down", addresses=[self.server.address], games=[one.seats() for one in groups], house=house
        )
        return groups


@asynccontextmanager
async def a_scene(stage: Stage) -> AsyncIterator[Scene]:
    """One process with a SQLite file of its own; whatever it says is an error."""
    with TemporaryDirectory(dir=stage.folder) as place:
        async with a_world() as world, a_crew() as crew:
            settings = world.settings(free_port(), f"sqlite://{place}/fabulo.db")
            async with Server("all", settings, Path(place) / "log") as server:
                yield Scene(world, server, crew)
            if server.said():
                raise RuntimeError(f"the server said:\n{server.said()}")


async def measured_yardstick(seconds: float) -> tuple[float, float]:
    """Y on uvloop and on asyncio's own loop, each the median of three: answers a second of the core's time.

    The time counted is the server's own, so that neither its neighbours nor a slow asker make Y smaller.
    """
    async with a_crew() as crew:
        return await _yardstick(crew, "uvloop", seconds), await _yardstick(crew, "asyncio", seconds)


async def _yardstick(crew: Crew, loop: str, seconds: float) -> float:
    port = free_port()
    with cores.starting_on(cores.SERVER):
        server = subprocess.Popen([sys.executable, "-m", "tests.bench.yardstick", str(port), loop], cwd=ROOT)
    try:
        await _listening(port)
        address = f"http://127.0.0.1:{port}/"
        found = []
        while len(found) < 3:
            before = cpu_of(server.pid)
            asked = await crew.do("hammer", address=address, connections=CONNECTIONS, seconds=seconds)
            used = cpu_of(server.pid) - before
            if used > 0:  # a crowded core may give it no time at all
                found.append(asked["answers"] / used)
        return statistics.median(found)
    finally:
        server.terminate()
        server.wait()


async def _listening(port: int) -> None:
    async with asyncio.timeout(20):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                return
