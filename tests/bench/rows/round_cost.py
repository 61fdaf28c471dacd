"""What a round of four players costs the server's processor."""

import asyncio
import sys

from tests.bench import cores
from tests.bench.figures import Figure
from tests.bench.server import ROOT, Server
from tests.bench.stage import Scene, Stage, a_scene

GAMES = 20
PAUSE = (1.5, 2.5)  # seconds: a round takes about fourteen, so that Telegram's pace lets every message out
IDLE = 5.0


async def measure(stage: Stage) -> list[Figure]:
    """Twenty games at people's pace; what an idle server uses meanwhile is taken off."""
    async with a_scene(stage) as scene:
        await asyncio.sleep(2)
        before = set(scene.server.cpu_of_threads())
        idle = await _idle(scene.server)
        await scene.seat(GAMES, 4)
        rounds, others, drawing = await _played(scene, before, seconds=30 if stage.quick else 60)
        others -= idle * rounds[1]
    pictures = await drawn("two pictures of a round of four")
    cost = 1000 * others / rounds[0]
    return [
        Figure(
            "CPU a round of four: moves, views, pushes, Telegram calls / its two pictures",
            f"{cost:.0f} / {pictures:.0f} ms",
            "≤ 30 / ≤ 120 ms",
            "34 ms, nothing stored / none drawn",
            cost <= 30 and pictures <= 120,
            f"{rounds[0]:.0f} rounds in {GAMES} games; the threads that draw used "
            f"{1000 * drawing / rounds[0]:.0f} ms a round; an idle server uses {1000 * idle:.1f} ms a second",
        )
    ]


async def drawn(what: str) -> float:
    """Milliseconds of CPU of a picture of `tests.bench.pictures`, on the server's core."""
    with cores.starting_on(cores.SERVER):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bench.pictures", cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
    said, _ = await process.communicate()
    costs = dict(line.rsplit(": ", 1) for line in said.decode().splitlines())
    return float(costs[what].removesuffix(" ms"))


async def _idle(server: Server) -> float:
    """Seconds of CPU a second of a server that nobody plays on."""
    before = server.cpu()
    await asyncio.sleep(IDLE)
    return (server.cpu() - before) / IDLE


async def _played(
    scene: Scene, threads: set[int], seconds: float
) -> tuple[tuple[float, float], float, float]:
    """Rounds and seconds of play, then CPU seconds of all threads but those that draw, and of those.

    The threads that draw are those which the first picture has begun. Moves count as sevenths of a round.
    """
    await scene.crew.do("play", pause=PAUSE, seconds=20)
    before = scene.server.cpu_of_threads()
    run = await scene.crew.do("play", pause=PAUSE, seconds=seconds)
    after = scene.server.cpu_of_threads()
    used = {thread: after[thread] - before.get(thread, 0.0) for thread in after}
    drawing = sum(cpu for thread, cpu in used.items() if thread not in threads)
    return (run["moves"] / 7, run["seconds"]), sum(used.values()) - drawing, drawing
