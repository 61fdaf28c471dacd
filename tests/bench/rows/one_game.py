"""A move until the last other phone has it, in one game of four."""

from statistics import median

from tests.bench.figures import Figure, percentile
from tests.bench.stage import Stage, a_scene

MOVES = 200
WARM = 30


async def measure(stage: Stage) -> list[Figure]:
    """200 moves without a pause; the median of three servers."""
    half, most = [], []
    for _ in range(stage.runs()):
        async with a_scene(stage) as scene:
            await scene.seat(1, 4)
            await scene.crew.do("play", moves=WARM)
            played = (await scene.crew.do("play", moves=MOVES))["latencies"]
        half.append(percentile(played, 0.5))
        most.append(percentile(played, 0.95))
    p50, p95 = median(half), median(most)
    return [
        Figure(
            "a move until the last other phone has it, 1 game of four, p50 / p95, SQLite",
            f"{p50:.1f} / {p95:.1f} ms",
            "≤ 3 / 6 ms",
            "3 / 8 ms, nothing stored",
            p50 <= 3 and p95 <= 6,
        )
    ]
