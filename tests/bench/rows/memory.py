"""What the server holds in memory: idle, with a hundred games more, and with thousands of phones."""

import asyncio

from tests.bench.figures import Figure
from tests.bench.stage import Scene, Stage, a_scene

BEFORE, GAMES = 10, 100
SOCKETS = 5000
PINGED = 25.0  # seconds: each phone has been pinged once


async def measure(stage: Stage) -> list[Figure]:
    """Two servers: one that plays, and one that only holds phones."""
    return [await _games(stage), await _phones(stage)]


async def _games(stage: Stage) -> Figure:
    """Idle, then with ten games whose pictures have filled what is kept of them, then with a hundred more."""
    async with a_scene(stage) as scene:
        await asyncio.sleep(3)
        idle, idle_own = scene.server.memory()
        before, before_own = await _played(scene, BEFORE, rounds=2 if stage.quick else 4)
        after, after_own = await _played(scene, GAMES, rounds=1)
    return Figure(
        "memory idle / for 100 more games",
        f"{idle:.0f} / {after - before:.0f} MiB",
        "≤ 120 / ≤ 20 MiB",
        "81 / 45 MB (the leanest that pushes)",
        idle <= 120 and after - before <= 20,
        f"resident; its own alone {idle_own:.0f} / {after_own - before_own:.0f} MiB; with {BEFORE} games "
        f"played, their fonts and pictures, {before:.0f} MiB, with {GAMES} more of four and their sockets "
        f"{after:.0f} MiB",
    )


async def _phones(stage: Stage) -> Figure:
    """A hundred games in which nothing happens, and 5,000 sockets on them."""
    async with a_scene(stage) as scene:
        await scene.seat(GAMES, 4)
        await asyncio.sleep(3)
        before, _ = scene.server.memory()
        held = (await scene.crew.do("hold", sockets=SOCKETS))["open"]
        used = scene.cpu()
        await asyncio.sleep(PINGED)
        used = (scene.cpu() - used) / PINGED
        still = (await scene.crew.do("hold", sockets=SOCKETS))["open"]
        after, own = scene.server.memory()
    if min(held, still) < SOCKETS:
        raise RuntimeError(f"only {min(held, still)} of {SOCKETS} sockets were held")
    a_phone = 1024 * (after - before) / (SOCKETS - 4 * GAMES)
    return Figure(
        "5,000 idle phones in one process",
        f"{after:.0f} MiB",
        "≤ 250 MiB",
        "hangs near 1,000",
        after <= 250,
        f"resident, its own alone {own:.0f} MiB; {GAMES} games just begun; {before:.0f} MiB with their 400 "
        f"sockets, {a_phone:.0f} KiB for each one more; {used:.1%} of a core while all are pinged; "
        "every phone has pressed its hello, as browsers do",
    )


async def _played(scene: Scene, games: int, rounds: int) -> tuple[float, float]:
    """The memory after so many games more have been played for some rounds, and their messages sent."""
    await scene.seat(games, 4)
    await scene.crew.do("play", rounds=rounds, pause=(0.5, 1.5))
    await asyncio.sleep(20)
    return scene.server.memory()
