"""The figures as a table, for the eye and for docs/testing.md."""

from datetime import UTC, datetime
from pathlib import Path

from tests.kills.tally import PHASES, Tally

PAGE = Path(__file__).parents[2] / "docs" / "testing.md"
BEGIN = "<!-- kills: written by python -m tests.kills --write -->"
END = "<!-- end of kills -->"
NAMES = {"sqlite": "SQLite, one process", "postgres": "PostgreSQL, 2 web and 2 worker"}


def table(tallies: dict[str, Tally]) -> str:
    """A row for each figure, a column for each database."""
    heads = ["", *(NAMES[kind] for kind in tallies)]
    lines = [_line(heads), _line(["---"] * len(heads))]
    figures = [dict(_figures(tally)) for tally in tallies.values()]
    names = list(dict.fromkeys(name for figure in figures for name in figure))
    lines += [_line([name, *(figure.get(name, "-") for figure in figures)]) for name in names]
    return "\n".join(lines)


def write(tallies: dict[str, Tally], seed: int) -> None:
    """Put the table between its marks in the page."""
    page = PAGE.read_text()
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    about = f"Measured on {datetime.now(UTC).date()} with seed {seed}."
    PAGE.write_text(f"{before}{BEGIN}\n\n{about}\n\n{table(tallies)}\n\n{END}{after}")


def _figures(tally: Tally) -> list[tuple[str, str]]:
    return [
        ("kills: " + " / ".join(PHASES), " / ".join(str(tally.kills[phase]) for phase in PHASES)),
        ("kills in all", str(tally.all_kills)),
        ("killed", ", ".join(f"{count} {role}" for role, count in sorted(tally.victims.items()))),
        ("what else struck", ", ".join(f"{count} {what}" for what, count in sorted(tally.mishaps.items()))),
        ("games", str(tally.games)),
        ("moves accepted / tapped twice", f"{tally.accepted} / {tally.repeats}"),
        ("lost", str(tally.lost)),
        ("doubled", str(tally.doubled)),
        ("rounds counted again / otherwise", f"{tally.rounds} / {tally.miscounted}"),
        ("results and ends / not to be read", f"{tally.results} / {tally.untold}"),
        ("turning points announced / overtaken", f"{tally.announced} / {tally.overtaken}"),
        (
            "sendings that a crash fell into / messages there twice, also where Telegram gave no answer",
            f"{tally.interrupted} / {tally.duplicates}",
        ),
        ("kill to the next answer, slowest", _slowest(tally.answers)),
        ("kill to the next who may send, slowest", _slowest(tally.takeovers)),
        ("processes that ended by themselves", str(tally.ended)),
        ("anything else that must not be", str(len(tally.troubles))),
    ]


def _slowest(seconds: list[float]) -> str:
    return f"{max(seconds):.1f} s" if seconds else "-"


def _line(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"
