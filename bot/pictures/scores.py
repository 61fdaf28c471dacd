"""The list of scores: everybody's bunny, name, points of the round and score, the best first."""

import math

from bot.fonts import Colour
from bot.pictures.paper import FADED, GOLD, INK, Sheet
from bot.pictures.track import Mark

CELL = 74
GAP = 36
QUIET: Colour = (0xE9, 0xDD, 0xC6)


def list_height(count: int) -> int:
    """Pixels that the list of so many seats needs."""
    return math.ceil(count / columns_of(count)) * CELL


def columns_of(count: int) -> int:
    """In how many columns so many seats stand."""
    return 3 if count > 8 else 2


def draw_list(sheet: Sheet, marks: tuple[Mark, ...], x: float, y: float, width: float) -> None:
    """Writes the list, column by column; who is gone is written pale."""
    best_first = sorted(marks, key=lambda mark: (mark.gone, -mark.score))
    columns = columns_of(len(marks))
    rows = math.ceil(len(marks) / columns)
    cell = (width - (columns - 1) * GAP) / columns
    for index, mark in enumerate(best_first):
        column, row = divmod(index, rows)
        draw_mark(sheet, mark, x + column * (cell + GAP), y + row * CELL, cell)


def draw_mark(sheet: Sheet, mark: Mark, x: float, y: float, width: float) -> None:
    """One seat of the list."""
    easel = sheet.easel
    colour = FADED if mark.gone else INK
    sheet.bunny(mark.bunny, 64, x, y + 4)
    score = easel.ours(easel.words.number(mark.score), "title", 38)
    end = x + width
    sheet.text(score, end - score.width, y + 50, colour)
    end -= max(score.width, 44) + 12
    if mark.points is not None:
        chip = 62
        sheet.block(end - chip, y + 17, chip, 40, radius=20, colour=GOLD if mark.points else QUIET)
        points = easel.ours(easel.words.number(mark.points, signed=True), "bold", 26)
        sheet.text(points, end - chip, y + 46, colour, width=chip)
        end -= chip + 10
    name = easel.theirs(easel.name(mark.name, mark.bunny), "bold", 30 if width > 400 else 26, end - x - 72)
    sheet.text(name, x + 72, y + 47, colour)
