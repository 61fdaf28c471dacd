"""How many moves a second one core makes, everybody told."""

from statistics import median

from tests.bench.figures import Figure
from tests.bench.stage import Stage, a_scene

GAMES = 16
WARM = 25  # seconds: before, each chat may be sent one a second


async def measure(stage: Stage) -> list[Figure]:
    """Sixteen games of four without a pause, once Telegram's pace of 20 messages a minute holds in each."""
    rates, costs = [], []
    async with a_scene(stage) as scene:
        await scene.seat(GAMES, 4)
        await scene.crew.do("play", seconds=WARM)
        for _ in range(stage.runs()):
            before = scene.server.cpu()
            run = await scene.crew.do("play", seconds=4 if stage.quick else 10)
            rates.append(run["moves"] / run["seconds"])
            costs.append((scene.server.cpu() - before) / run["moves"])
    rate, cost, (yard, plain) = median(rates), median(costs), stage.yardstick
    return [
        Figure(
            "moves a second flat out, one core, everybody told",
            f"{rate:.0f} = Y/{yard / rate:.0f}",
            f"≥ Y/60 = {yard / 60:.0f}",
            "Y/122",
            rate >= yard / 60,
            f"16 games of four without a pause; a move takes {1000 * cost:.2f} ms of CPU, pictures among it, "
            "so a "
            f"core that nobody else used would make {1 / cost:.0f} = Y/{yard * cost:.0f}; "
            f"by asyncio's own loop as the yardstick it is Y/{plain / rate:.0f}",
        )
    ]
