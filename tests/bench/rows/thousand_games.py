"""The same with a thousand games of six on PostgreSQL: two processes for the web and one that sends."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from models.migrate import migrate
from playground.launch import free_port
from tests.bench import cores
from tests.bench.crew import a_crew
from tests.bench.figures import Figure, percentile
from tests.bench.server import Server
from tests.bench.stage import Stage
from tests.bench.world import World, a_world
from tests.conftest import fresh_postgres

GAMES, SEATS = 1000, 6
PAUSE = (5.0, 15.0)


async def measure(stage: Stage) -> list[Figure]:
    """One run of a minute; opening the games takes longer: Telegram lets out thirty lobbies a second."""
    with fresh_postgres() as database, TemporaryDirectory(dir=stage.folder) as place:
        await asyncio.to_thread(asyncio.run, migrate(database))
        async with AsyncExitStack() as stack:
            world, crew = (
                await stack.enter_async_context(a_world()),
                await stack.enter_async_context(a_crew()),
            )
            servers = await _servers(stack, world, database, Path(place))
            groups = await world.groups(GAMES, SEATS)
            addresses = [server.address for server in servers[:2]]
            seats = [group.seats() for group in groups]
            await crew.do("sit_down", addresses=addresses, games=seats, house={})
            await crew.do("play", pause=PAUSE, seconds=10)
            before = [server.cpu() for server in servers]
            run = await crew.do("play", pause=PAUSE, seconds=20 if stage.quick else 60)
            used = [
                (server.cpu() - was) / run["seconds"] for server, was in zip(servers, before, strict=True)
            ]
            said = [server.said() for server in servers if server.said()]
    if said:
        raise RuntimeError(f"the servers said:\n{said}")
    p50, p95 = percentile(run["latencies"], 0.5), percentile(run["latencies"], 0.95)
    return [
        Figure(
            "the same with 1,000 games of six, PostgreSQL, 2 web processes, p50 / p95",
            f"{p50:.0f} / {p95:.0f} ms",
            "p95 ≤ 150 ms",
            "none can",
            p95 <= 150,
            f"{run['moves'] / run['seconds']:.0f} moves a second, 6,000 sockets, "
            f"max {max(run['latencies']):.0f} ms; "
            f"web processes {used[0]:.0%} and {used[1]:.0%} of core {cores.SERVER}, "
            f"the worker {used[2]:.0%} of "
            f"core {cores.CLIENT}, which the phones and Telegram share",
        )
    ]


async def _servers(stack: AsyncExitStack, world: World, database: str, place: Path) -> list[Server]:
    """Two web processes and the worker."""
    ports = [free_port(), free_port(), free_port()]
    servers = []
    for number, (role, core) in enumerate(
        [("web", cores.SERVER), ("web", cores.SERVER), ("worker", cores.CLIENT)]
    ):
        settings = world.settings(ports[number], database, public=ports[0])
        server = Server(role, settings, place / f"log{number}", core)
        servers.append(await stack.enter_async_context(server))
    return servers
