"""The picture of a scored round: whose card was whose, who voted for it, and how far the bunnies got."""

import math
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from bot.pictures.clue import MARGIN, Heading, draw_heading, set_heading
from bot.pictures.paper import EDGE, FADED, GOLD, INK, PAPER, WIDTH, Easel, Sheet
from bot.pictures.scores import draw_list, list_height
from bot.pictures.thumbnails import NATIVE, SHAPE
from bot.pictures.track import Mark, draw_track, path_of

TOLD = NATIVE
"""Pixels from side to side of the storyteller's card, the largest."""

PLATE = 54
GAP = 26

OTHERS = MARGIN + TOLD + 50
"""Where the other cards begin, and how far they reach."""
ROOM = WIDTH - MARGIN - OTHERS


@dataclass(frozen=True, slots=True)
class ResultCard:
    """A card of the round; owner (None: the house) and voters are places in the list of marks."""

    path: Path
    number: int
    owner: int | None
    voters: tuple[int, ...]
    told: bool = False


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """What the picture of a scored round shows; `goal` is the score that ends the game, if one does."""

    heading: Heading
    cards: tuple[ResultCard, ...]
    marks: tuple[Mark, ...]
    goal: int | None


@dataclass(frozen=True, slots=True)
class Grid:
    """How the other cards lie: in how many columns and rows, and how wide each is."""

    columns: int
    rows: int
    width: int

    @property
    def cell(self) -> int:
        """Pixels from one row to the next."""
        return round(self.width * SHAPE) + PLATE + GAP


def result(picture: ResultPicture, easel: Easel) -> Image.Image:
    """Draws the round."""
    heading = set_heading(picture.heading, easel, WIDTH)
    others = [card for card in picture.cards if not card.told]
    grid = grid_of(len(others))
    path = path_of([mark.score for mark in picture.marks], picture.goal, WIDTH - 2 * MARGIN - 24)
    top = MARGIN + heading.height + 30
    middle = max(round(TOLD * SHAPE) + PLATE + 40, grid.rows * grid.cell)
    page = path.height + list_height(len(picture.marks)) + 52
    sheet = Sheet.of_wood(WIDTH, top + middle + page + MARGIN + 10, easel)
    draw_heading(sheet, heading, MARGIN - 10)
    for card in picture.cards:
        if card.told:
            y = top + (middle - round(TOLD * SHAPE) - PLATE - 20) / 2
            draw_card(sheet, card, picture.marks, MARGIN + 14, y, TOLD)
    draw_others(sheet, others, picture.marks, grid, top + (middle - grid.rows * grid.cell + GAP) / 2)
    y = top + middle + 20
    sheet.slip(MARGIN, y, WIDTH - 2 * MARGIN, page, radius=30)
    draw_track(sheet, path, picture.marks, MARGIN + 12, y + 12)
    draw_list(sheet, picture.marks, MARGIN + 30, y + path.height + 30, WIDTH - 2 * MARGIN - 60)
    return sheet.canvas


def grid_of(count: int) -> Grid:
    """The grid that makes so many cards largest beside the storyteller's."""
    height = 740 if count <= 8 else 860
    best = Grid(1, 1, 0)
    for columns in range(1, count + 1):
        rows = math.ceil(count / columns)
        across, down = (ROOM + GAP) // columns - GAP, round((height / rows - PLATE - GAP) / SHAPE)
        if min(across, down, 320) > best.width:
            best = Grid(columns, rows, min(across, down, 320))
    return best


def draw_others(
    sheet: Sheet, cards: list[ResultCard], marks: tuple[Mark, ...], grid: Grid, top: float
) -> None:
    """Lays down the cards of the guessers and of the house, each row in the middle of its room."""
    for start in range(0, len(cards), grid.columns):
        row = cards[start : start + grid.columns]
        inset = (ROOM - len(row) * (grid.width + GAP) + GAP) / 2
        y = top + start // grid.columns * grid.cell
        for column, card in enumerate(row):
            draw_card(sheet, card, marks, OTHERS + inset + column * (grid.width + GAP), y, grid.width)


def draw_card(
    sheet: Sheet, card: ResultCard, marks: tuple[Mark, ...], x: float, y: float, width: int
) -> None:
    """A card with its number, its owner's name below, and the bunnies that voted for it at its foot."""
    foot = y + round(width * SHAPE)
    rim, colour, ring = (12, GOLD, GOLD) if card.told else (5, PAPER, EDGE)
    sheet.card(card.path, width, x, y, rim=rim, colour=colour)
    size = max(46, round(width * 0.24))
    sheet.badge(sheet.easel.words.number(card.number), size, x - size * 0.2, y - size * 0.2, ring=ring)
    draw_owner(sheet, None if card.owner is None else marks[card.owner], x, foot + rim + 8, width)
    tall = max(50, round(width * 0.25))
    step = min(tall * 0.72, (width - tall) / max(1, len(card.voters) - 1))
    start = x + (width - tall - step * (len(card.voters) - 1)) / 2
    for place, voter in enumerate(card.voters):
        sheet.bunny(marks[voter].bunny, tall, start + place * step, foot + rim - tall * 0.9)


def draw_owner(sheet: Sheet, mark: Mark | None, x: float, y: float, width: int) -> None:
    """A slip with the owner's bunny and name; a card of nobody's is the house's."""
    easel = sheet.easel
    high = PLATE - 10
    size = 26 if width > 200 else 22
    sheet.slip(x, y, width, high, radius=14)
    if mark is None:
        house = easel.ours(easel.words("picture-house"), "plain", size, width - 16)
        sheet.text(house, x + 8, y + high * 0.69, FADED, width=width - 16)
        return
    room = width - high - 14
    name = easel.theirs(easel.name(mark.name, mark.bunny), "bold", size, room)
    start = x + (room - name.width) / 2
    sheet.bunny(mark.bunny, high, start + 2, y - 2)
    sheet.text(name, start + high + 4, y + high * 0.69, INK)
