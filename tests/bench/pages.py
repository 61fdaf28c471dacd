"""Keeps the figures in docs/benchmarks.md, between two marks; what stands around them stays."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from tests.bench.figures import Figure, markdown

PAGE = Path(__file__).parents[2] / "docs" / "benchmarks.md"
BEGIN, END = "<!-- figures: written by python -m tests.bench --write -->", "<!-- end of figures -->"


def write(figures: Sequence[Figure], about: Sequence[str], day: date) -> None:
    """Put these figures where the last ones were."""
    before, _, rest = PAGE.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    lines = "\n".join(f"- {line}" for line in (f"measured on {day}", *about))
    PAGE.write_text(f"{before}{BEGIN}\n\n{lines}\n\n{markdown(figures)}\n\n{END}{after}")
