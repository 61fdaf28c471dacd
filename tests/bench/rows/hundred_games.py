"""The same with a hundred games at once, each with a move after 1 to 3 seconds."""

from statistics import median

from tests.bench.figures import Figure, percentile
from tests.bench.stage import Stage, a_scene

GAMES = 100
PAUSE = (1.0, 3.0)


async def measure(stage: Stage) -> list[Figure]:
    """The median of three stretches of one server's life."""
    runs = []
    async with a_scene(stage) as scene:
        await scene.seat(GAMES, 4)
        await scene.crew.do("play", pause=PAUSE, seconds=5)
        for _ in range(stage.runs()):
            runs.append(await scene.crew.do("play", pause=PAUSE, seconds=10 if stage.quick else 20))
    played = [one["latencies"] for one in runs]
    p50, p95 = median(percentile(one, 0.5) for one in played), median(percentile(one, 0.95) for one in played)
    most = median(max(one) for one in played)
    pace = sum(one["moves"] for one in runs) / sum(one["seconds"] for one in runs)
    return [
        Figure(
            "the same with 100 games at once, p50 / p95, max",
            f"{p50:.1f} / {p95:.1f} ms, max {most:.0f}",
            "≤ 6 / 15 ms, max < 50",
            "6 / 48 ms, max 99",
            p50 <= 6 and p95 <= 15 and most < 50,
            f"{pace:.0f} moves a second, 400 sockets, pictures drawn on the same core meanwhile",
        )
    ]
