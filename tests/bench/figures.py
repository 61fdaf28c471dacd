"""A figure beside its budget, and how a list of them is printed."""

from collections.abc import Sequence
from dataclasses import dataclass

HEADS = ("what", "measured", "budget", "best peer", "")


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table. `kept`: whether it is within the budget, None where there is none."""

    what: str
    measured: str
    budget: str
    peer: str
    kept: bool | None
    note: str = ""

    @property
    def verdict(self) -> str:
        """In one word."""
        return {True: "ok", False: "over", None: ""}[self.kept]

    @property
    def cells(self) -> tuple[str, ...]:
        """The line."""
        return self.what, self.measured, self.budget, self.peer, self.verdict


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share of them lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def plain(figures: Sequence[Figure]) -> str:
    """The table for a terminal, with the notes below."""
    rows = [HEADS, *(figure.cells for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join([*lines, *(f"* {figure.what}: {figure.note}" for figure in figures if figure.note)])


def markdown(figures: Sequence[Figure]) -> str:
    """The same for a page."""
    rows = [HEADS, ("---",) * len(HEADS), *(figure.cells for figure in figures)]
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    notes = [f"- {figure.what}: {figure.note}" for figure in figures if figure.note]
    return "\n".join([*lines, "", *notes])
