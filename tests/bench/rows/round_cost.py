"""What a round of four players costs the server's processor."""

import asyncio
import sys

from tests.bench import cores
from tests.bench.figures import Figure
from tests.bench.server import ROOT, Server
from tests.bench.stage import Scene, Stage, a_scene, yardstick_at_rest

GAMES = 20
PAUSE = (1.5, 2.5)  # seconds: a round takes about fourteen, so that Telegram's pace lets every message out
IDLE = 5.0


async def measure(stage: Stage) -> list[Figure]:
    """Twenty games at people's pace; what an idle server uses meanwhile is taken off.

    At that pace every piece of code finds the processor's caches cold, which is why the same games follow
    without a pause, and a bare handler that is asked as seldom.
    """
    async with a_scene(stage) as scene:
        await asyncio.sleep(2)
        before = set(scene.server.cpu_of_threads())
        idle = await _idle(scene.server)
        await scene.seat(GAMES, 4)
        rounds, others, drawing = await _played(scene, before, seconds=30 if stage.quick else 60)
        others -= idle * rounds[1]
        flat_out, warm, _ = await _used(scene, before, pause=(0.0, 0.0), seconds=10)
    at_rest = await yardstick_at_rest(10 if stage.quick else 20)
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
            f"{1000 * drawing / rounds[0]:.0f} ms each; an idle server uses {1000 * idle:.1f} ms a second; "
            f"without a pause, when few of its messages may go, it is {1000 * warm / flat_out[0]:.0f} ms; "
            f"a bare JSON handler takes {1e6 / at_rest:.0f} µs where it is asked ten times a second, "
            f"{stage.yardstick[0] / at_rest:.0f} times as much as flat out",
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
    """What `_used` says of games at people's pace that are under way."""
    await scene.crew.do("play", pause=PAUSE, seconds=20)
    return await _used(scene, threads, PAUSE, seconds)


async def _used(
    scene: Scene, threads: set[int], pause: tuple[float, float], seconds: float
) -> tuple[tuple[float, float], float, float]:
    """Rounds and seconds of play, then CPU seconds of all threads but those that draw, and of those.

    The threads that draw are those which the first picture has begun. Moves count as sevenths of a round.
    """
    before = scene.server.cpu_of_threads()
    run = await scene.crew.do("play", pause=pause, seconds=seconds)
    after = scene.server.cpu_of_threads()
    used = {thread: after[thread] - before.get(thread, 0.0) for thread in after}
    drawing = sum(cpu for thread, cpu in used.items() if thread not in threads)
    return (run["moves"] / 7, run["seconds"]), sum(used.values()) - drawing, drawing
