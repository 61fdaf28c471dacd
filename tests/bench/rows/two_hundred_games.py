"""Two hundred games of six at once, on both databases: how late a move comes, and what a game costs."""

from dataclasses import dataclass
from typing import Any

from tests.bench import cores
from tests.bench.figures import Figure, percentile
from tests.bench.stage import Stage, a_scene

SEATS = 6
PAUSE = (5.0, 15.0)
MOVES = 11  # of a round
FIRST, FIRST_SECONDS = 10, 5.0


@dataclass(frozen=True, slots=True)
class Crowd:
    """So many games on a kind of database. `budget`: milliseconds for 95 of 100 moves, where there is one."""

    kind: str
    games: int
    web: int = 0
    budget: float | None = None

    @property
    def name(self) -> str:
        """As it stands in the table."""
        where = f"PostgreSQL, {self.web} web processes" if self.web else "SQLite, 1 process"
        return f"{self.games:,} games of six, {where}"


@dataclass(frozen=True, slots=True)
class Ran:
    """What a run has shown. `used`: CPU seconds a second of each process; `grown`: MiB since the first."""

    run: dict[str, Any]
    used: list[float]
    grown: float


async def measure(stage: Stage) -> list[Figure]:
    """On SQLite in one process, on PostgreSQL with two for the web and one that sends."""
    seconds = 15 if stage.quick else 30
    crowds = (Crowd("sqlite", 200), Crowd("postgres", 200, web=2))
    return [figure for crowd in crowds for figure in figures_of(crowd, await played(stage, crowd, seconds))]


async def played(stage: Stage, crowd: Crowd, seconds: float) -> Ran:
    """Friends who play by themselves, a move a game each 5 to 15 seconds, each phone on its socket."""
    async with a_scene(stage, crowd.kind, web=crowd.web) as scene:
        await scene.seat(FIRST, SEATS)
        await scene.crew.do("play", seconds=FIRST_SECONDS)
        few = scene.resident()  # fonts, pictures and code are there
        await scene.seat(crowd.games - FIRST, SEATS)
        await scene.crew.do("scatter", moves=MOVES)
        await scene.crew.do("play", pause=PAUSE, seconds=5)
        before = [server.cpu() for server in scene.servers]
        run = await scene.crew.do("play", pause=PAUSE, seconds=seconds)
        used = [
            (server.cpu() - was) / run["seconds"] for server, was in zip(scene.servers, before, strict=True)
        ]
        return Ran(run, used, scene.resident() - few)


def figures_of(crowd: Crowd, ran: Ran) -> list[Figure]:
    """Latency and cost."""
    late, votes, seconds = ran.run["latencies"], ran.run["last_votes"], ran.run["seconds"]
    pace = ran.run["moves"] / seconds
    p50, p95, p99 = (percentile(late, share) for share in (0.5, 0.95, 0.99))
    budget = "-" if crowd.budget is None else f"p95 ≤ {crowd.budget:.0f} ms"
    kept = None if crowd.budget is None else p95 <= crowd.budget
    last = (
        f"{percentile(votes, 0.5):.0f} / {percentile(votes, 0.95):.0f} / {percentile(votes, 0.99):.0f} ms"
        if votes
        else "none fell"
    )
    busy = ", ".join(f"{used:.0%}" for used in ran.used)
    where = f"core {cores.SERVER}" + (", the last of them the worker" if crowd.web else "")
    return [
        Figure(
            f"{crowd.name}: a move until the last other phone has it, p50 / p95 / p99",
            f"{p50:.0f} / {p95:.0f} / {p99:.0f} ms",
            budget,
            "none can",
            kept,
            f"{pace:.0f} moves a second, {SEATS * crowd.games:,} sockets, max {max(late):.0f} ms; from a "
            f"round's last vote to the last phone {last}; the processes use {busy} of {where}",
        ),
        Figure(
            f"{crowd.name}: CPU a move / memory per 1,000 games",
            f"{1000 * sum(ran.used) / pace:.1f} ms / {1000 * ran.grown / (crowd.games - FIRST):.0f} MiB",
            "-",
            "-",
            None,
            f"all processes together, pictures, messages and the {SEATS} sockets of each game among it",
        ),
    ]
