"""How many moves a second one core makes, everybody told."""

from statistics import median

from tests.bench.figures import Figure
from tests.bench.stage import Stage, a_scene

GAMES = 16
WARM = 25  # seconds: before, each chat may be sent one a second


async def measure(stage: Stage) -> list[Figure]:
    """Sixteen games of four without a pause, once Telegram's pace of 20 messages a minute holds in each."""
    return [await _flat_out(stage, "sqlite"), await _flat_out(stage, "postgres")]


async def _flat_out(stage: Stage, kind: str) -> Figure:
    rates, costs = [], []
    async with a_scene(stage, kind) as scene:
        await scene.seat(GAMES, 4)
        await scene.crew.do("play", seconds=WARM)
        for _ in range(stage.runs()):
            before = scene.cpu()
            run = await scene.crew.do("play", seconds=4 if stage.quick else 8)
            rates.append(run["moves"] / run["seconds"])
            costs.append((scene.cpu() - before) / run["moves"])
    rate, cost, (yard, plain) = median(rates), median(costs), stage.yardstick
    note = (
        f"16 games of four without a pause; a move takes {1000 * cost:.2f} ms of CPU, pictures among it, so "
        f"a core that nobody else used would make {1 / cost:.0f} = Y/{yard * cost:.0f}; "
        f"by asyncio's own loop as the yardstick it is Y/{plain / rate:.0f}"
    )
    if kind == "postgres":
        return Figure(
            "the same on PostgreSQL", f"{rate:.0f} = Y/{yard / rate:.0f}", "-", "-", None,
            f"{note}; what PostgreSQL itself uses is not in it, and it shares the cores",
        )  # fmt: skip
    return Figure(
        "moves a second flat out, one core, everybody told",
        f"{rate:.0f} = Y/{yard / rate:.0f}",
        f"≥ Y/60 = {yard / 60:.0f}",
        "Y/122",
        rate >= yard / 60,
        note,
    )
