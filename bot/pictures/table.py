"""The picture of the table when voting opens: the clue, and the cards under their numbers."""

import itertools
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from bot.pictures.clue import MARGIN, Heading, draw_heading, set_heading
from bot.pictures.paper import EDGE, WIDTH, Easel, Sheet
from bot.pictures.thumbnails import NATIVE, SHAPE

ROWS = {
    1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3), 7: (4, 3), 8: (4, 4),
    9: (3, 3, 3), 10: (4, 3, 3), 11: (4, 4, 3), 12: (4, 4, 4),
}  # fmt: skip
"""How many cards lie in each row, chosen for the largest cards on a phone and on a desk."""

GAP = 34
NARROWEST = 900


@dataclass(frozen=True, slots=True)
class TablePicture:
    """What the picture of a table shows: the cards' files, 360 pixels wide, in the order of their numbers."""

    cards: tuple[Path, ...]
    heading: Heading


def table(picture: TablePicture, easel: Easel) -> Image.Image:
    """Draws the table."""
    rows = rows_of(len(picture.cards))
    width = card_width(rows)
    height = round(width * SHAPE)
    wide = max(NARROWEST, max(rows) * (width + GAP) - GAP + 2 * MARGIN + 14)
    heading = set_heading(picture.heading, easel, wide)
    top = MARGIN + heading.height + GAP + 6
    sheet = Sheet.of_wood(wide, top + len(rows) * (height + GAP) + 10, easel)
    draw_heading(sheet, heading, MARGIN - 10)
    cards = iter(enumerate(picture.cards, start=1))
    for row, count in enumerate(rows):
        inset = (wide - count * width - (count - 1) * GAP) / 2
        for place, (number, path) in enumerate(itertools.islice(cards, count)):
            x, y = inset + place * (width + GAP), top + row * (height + GAP)
            sheet.card(path, width, x, y, rim=7)
            sheet.badge(easel.words.number(number), badge_size(width), x - 14, y - 16, ring=EDGE)
    return sheet.canvas


def rows_of(count: int) -> tuple[int, ...]:
    """How many cards each row has; more than twelve in rows of five."""
    if count in ROWS:
        return ROWS[count]
    full, rest = divmod(count, 5)
    return (*([5] * full), *([rest] if rest else []))


def card_width(rows: tuple[int, ...]) -> int:
    """Pixels from side to side of each card."""
    most = max(rows)
    room = (WIDTH - 2 * MARGIN - 14 - (most - 1) * GAP) // most
    return min(room, 300 if len(rows) == most == 3 else NATIVE)


def badge_size(width: int) -> int:
    """Pixels from side to side of the badge on a card of that width: to be read on a phone."""
    return max(78, min(104, round(width * 0.3)))
