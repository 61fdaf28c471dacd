"""The slip of paper at the head of a picture: who told, and the clue."""

from dataclasses import dataclass

from bot.fonts import Line
from bot.letters import ELLIPSIS
from bot.pictures.paper import FADED, Easel, Sheet
from models.rules.letters import clean

MARGIN = 44
INNER = 34
BUNNY = 132

SIZES = (60, 50, 42, 36, 31)
"""Pixels an em that a clue may be written in, the largest that its lines leave room for."""

LINES = 4


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands at the head: the storyteller, and the clue; `kind` is text, spoken or media."""

    name: str
    bunny: int
    clue: str
    kind: str = "text"


@dataclass(frozen=True, slots=True)
class SetHeading:
    """A heading whose lines are set: the small line above, and those of the clue."""

    bunny: int
    small: Line
    lines: tuple[Line, ...]

    @property
    def height(self) -> int:
        """Pixels from the upper edge of the slip to its lower one."""
        clue = sum(step(line) for line in self.lines)
        return max(BUNNY + 4, 2 * 22 + 40 + clue)


def step(line: Line) -> int:
    """Pixels from a line of that size to the next."""
    return round(line.size * 1.2)


def set_heading(heading: Heading, easel: Easel, width: int) -> SetHeading:
    """Chooses the size of the clue and cuts it into lines, for a picture of that width."""
    room = width - 2 * MARGIN - 2 * INNER - BUNNY - 10
    words = easel.words
    clue = easel.fonts.drawable(clean(heading.clue), ELLIPSIS) if heading.kind == "text" else ""
    name = easel.name(heading.name, heading.bunny)
    small = easel.ours(words("picture-says" if clue else "picture-told", name=name), "plain", 32, room)
    written = words("picture-clue-text", clue=clue) if clue else words(f"picture-clue-{heading.kind}")
    lines = easel.fonts.paragraph(written, "title", SIZES, room, LINES, rtl=easel.runs_rtl(clue))
    return SetHeading(heading.bunny, small, lines)


def draw_heading(sheet: Sheet, heading: SetHeading, y: float) -> None:
    """Lays the slip down and writes on it."""
    sheet.slip(MARGIN, y, sheet.width - 2 * MARGIN, heading.height)
    sheet.bunny(heading.bunny, BUNNY, MARGIN + INNER - 8, y + (heading.height - BUNNY) / 2 - 2)
    x = MARGIN + INNER + BUNNY + 10
    baseline = y + (heading.height - sum(step(line) for line in heading.lines) - 40) / 2 + 30
    sheet.text(heading.small, x, baseline, FADED)
    baseline += 14
    for line in heading.lines:
        baseline += step(line)
        sheet.text(line, x, baseline - 4)
