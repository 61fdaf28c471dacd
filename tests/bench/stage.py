"""What every row stands on: a folder, the phones' process, the yardstick, a server with games in play."""

import asyncio
import statistics
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from models.migrate import migrate
from playground.launch import free_port
from tests.bench import cores
from tests.bench.crew import Crew, a_crew
from tests.bench.server import ROOT, Server, cpu_of
from tests.bench.world import Group, World, a_world
from tests.conftest import fresh_postgres

CONNECTIONS = 32
SELDOM = 0.1  # seconds between two questions to a handler that is to cool down meanwhile
LONGEST = 2000  # characters of what a server said that are shown


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
    """The product with its Telegram, its database and its phones. `servers`: those of the web come first."""

    world: World
    servers: tuple[Server, ...]
    crew: Crew
    database: str

    @property
    def server(self) -> Server:
        """The only one there is, or the first."""
        return self.servers[0]

    async def seat(self, count: int, size: int, **house: Any) -> list[Group]:
        """Open and begin so many games of so many, every phone on its socket; games spread over the web."""
        groups = await self.world.groups(count, size)
        addresses = [server.address for server in self.servers if server.role != "worker"]
        await self.crew.do(
            "sit_down", addresses=addresses, games=[one.seats() for one in groups], house=house
        )
        return groups

    def cpu(self) -> float:
        """Seconds of CPU that all processes have used so far."""
        return sum(server.cpu() for server in self.servers)

    def cpu_without_drawing(self, before: frozenset[int]) -> float:
        """The same without the threads that were begun after those of `before`: they draw."""
        threads = [server.cpu_of_threads() for server in self.servers]
        return sum(cpu for one in threads for thread, cpu in one.items() if thread in before)

    def threads(self) -> frozenset[int]:
        """All threads there are now; as long as nothing was drawn, those that do not draw."""
        return frozenset(thread for server in self.servers for thread in server.cpu_of_threads())

    def resident(self) -> float:
        """MiB that all processes hold."""
        return sum(server.memory()[0] for server in self.servers)


@asynccontextmanager
async def a_scene(stage: Stage, kind: str = "sqlite", *, web: int = 0) -> AsyncIterator[Scene]:
    """One process with a database of its own, or several and a worker; whatever they say is an error."""
    with TemporaryDirectory(dir=stage.folder) as place:
        async with a_database(kind, Path(place)) as database, a_world() as world, a_crew() as crew:
            async with AsyncExitStack() as stack:
                servers = await _servers(stack, world, database, Path(place), web)
                yield Scene(world, servers, crew, database)
            said = [server.said() for server in servers if server.said()]
            if said:
                raise RuntimeError("the server said:\n{}".format("\n".join(one[:LONGEST] for one in said)))


@asynccontextmanager
async def a_database(kind: str, place: Path) -> AsyncIterator[str]:
    """A migrated database that is gone afterwards; its URL."""
    if kind == "sqlite":
        yield f"sqlite://{place}/fabulo.db"
        return
    context = fresh_postgres()
    url = await asyncio.to_thread(context.__enter__)  # it has an event loop of its own
    try:
        await asyncio.to_thread(asyncio.run, migrate(url))
        yield url
    finally:
        await asyncio.to_thread(context.__exit__, None, None, None)


async def _servers(
    stack: AsyncExitStack, world: World, database: str, place: Path, web: int
) -> tuple[Server, ...]:
    """One that does everything, or those of the web and a worker, all on the servers' core."""
    roles = ["web"] * web + ["worker"] if web else ["all"]
    ports = [free_port() for _ in roles]
    servers = []
    for number, role in enumerate(roles):
        settings = world.settings(ports[number], database, public=ports[0] if web else None)
        servers.append(await stack.enter_async_context(Server(role, settings, place / f"log{number}")))
    return tuple(servers)


async def measured_yardstick(seconds: float) -> tuple[float, float]:
    """Y on uvloop and on asyncio's own loop, each the median of three: answers a second of the core's time.

    The time counted is the server's own, so that neither its neighbours nor a slow asker make Y smaller.
    """
    async with a_crew() as crew:
        return await _yardstick(crew, "uvloop", seconds), await _yardstick(crew, "asyncio", seconds)


async def yardstick_at_rest(seconds: float) -> float:
    """Y on uvloop where the handler is asked only ten times a second, and finds its core cold each time."""
    async with a_crew() as crew:
        return await _yardstick(crew, "uvloop", seconds, connections=1, pause=SELDOM)


async def _yardstick(
    crew: Crew, loop: str, seconds: float, connections: int = CONNECTIONS, pause: float = 0.0
) -> float:
    port = free_port()
    with cores.starting_on(cores.SERVER):
        server = subprocess.Popen([sys.executable, "-m", "tests.bench.yardstick", str(port), loop], cwd=ROOT)
    try:
        await _listening(port)
        asking = {"address": f"http://127.0.0.1:{port}/", "connections": connections, "pause": pause}
        found = []
        while len(found) < 3:
            before = cpu_of(server.pid)
            asked = await crew.do("hammer", seconds=seconds, **asking)
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
