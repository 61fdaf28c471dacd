"""What the server holds in memory: idle, with a hundred games more, and with thousands of open phones."""

import asyncio

from tests.bench.figures import Figure
from tests.bench.stage import Scene, Stage, a_scene

GAMES = 100
SOCKETS = 5000
MESSAGES = 4  # of a round


async def measure(stage: Stage) -> list[Figure]:
    """One server's life: started, warmed by a game with its pictures, then 100 games, then 5,000 sockets."""
    async with a_scene(stage) as scene:
        await asyncio.sleep(3)
        idle = scene.server.memory()
        await scene.seat(1, 4)
        await scene.crew.do("play", rounds=2, pause=(0.2, 0.4))
        await asyncio.sleep(10)  # its messages go out at Telegram's pace
        warm = scene.server.memory()
        await scene.seat(GAMES, 4)
        await scene.crew.do("play", rounds=1, pause=(0.5, 1.5))
        await asyncio.sleep(5 if stage.quick else 20)
        full = scene.server.memory()
        crowd = await _crowd(scene)
    more = full[0] - warm[0]
    return [
        Figure(
            "memory idle / for 100 more games",
            f"{idle[0]:.0f} / {more:.0f} MiB",
            "≤ 120 / ≤ 20 MiB",
            "81 / 45 MB (the leanest that pushes)",
            idle[0] <= 120 and more <= 20,
            f"resident; of its own {idle[1]:.0f} / {full[1] - warm[1]:.0f} MiB; "
            "after one game with its fonts "
            f"and pictures {warm[0]:.0f}, with 100 more in play on 400 sockets {full[0]:.0f} MiB",
        ),
        Figure(
            "5,000 idle phones in one process",
            f"{crowd[0]:.0f} MiB",
            "≤ 250 MiB",
            "hangs near 1,000",
            crowd[0] <= 250,
            f"resident, with the 101 games above; of its own {crowd[1]:.0f} MiB; "
            f"{1024 * (crowd[0] - full[0]) / (SOCKETS - 4 * GAMES):.1f} KiB a socket",
        ),
    ]


async def _crowd(scene: Scene) -> tuple[float, float]:
    held = (await scene.crew.do("hold", sockets=SOCKETS))["open"]
    await asyncio.sleep(25)  # past the first ping of each
    still = (await scene.crew.do("hold", sockets=SOCKETS))["open"]
    if min(held, still) < SOCKETS:
        raise RuntimeError(f"only {min(held, still)} of {SOCKETS} sockets were held")
    return scene.server.memory()
