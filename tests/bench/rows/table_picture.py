"""What the picture of a table of eight cards costs."""

from tests.bench.figures import Figure
from tests.bench.rows.round_cost import drawn
from tests.bench.stage import Stage


async def measure(_stage: Stage) -> list[Figure]:
    """Drawn as the sender's thread draws it."""
    cost = await drawn("table of 8")
    return [
        Figure(
            "picture of a table of 8", f"{cost:.0f} ms", "≤ 100 ms, off the loop", "-", cost <= 100,
            "CPU time, in a thread of the sender's; most of it without the interpreter's lock",
        )
    ]  # fmt: skip
