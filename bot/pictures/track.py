"""The score track: a path of stones through the night, that the bunnies hop along up to the moon."""

import math
from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.fonts import Colour
from bot.pictures.paper import Easel, Sheet

USUAL_GOAL = 30
MOST_STONES = 120

MOON_SIZE = 88
ROW = 112
PADDING = 26

NIGHT: Colour = (0x1B, 0x1D, 0x4B)
DUSK: Colour = (0x7A, 0x4A, 0x83)
STONE: Colour = (0xD9, 0xC9, 0xE4)
FIFTH: Colour = (0xFF, 0xE9, 0xC2)
MOON: Colour = (0xFF, 0xF3, 0xC4)
CRATER: Colour = (0xEE, 0xDC, 0x9C)
DARK: Colour = (0x2A, 0x20, 0x52)


@dataclass(frozen=True, slots=True)
class Mark:
    """A seat on the track and in the list; `points` are those of the round, None where there was none."""

    name: str
    bunny: int
    score: int
    points: int | None = None
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Path:
    """A track `width` pixels wide: its stones, their rows, and in points the goal and a stone's worth."""

    width: int
    stones: int
    rows: int
    goal: int
    step: int

    @property
    def goal_stone(self) -> int:
        """The stone of the goal: the moon."""
        return math.ceil(self.goal / self.step)

    @property
    def height(self) -> int:
        """Pixels from the upper edge of the night to its lower one."""
        return self.rows * ROW + 2 * PADDING

    @property
    def pitch(self) -> float:
        """Pixels from one stone of a row to the next."""
        return (self.width - 2 * PADDING) / math.ceil(self.stones / self.rows)

    def stone_of(self, score: int) -> int:
        """The stone a score stands on; where stones are worth several points, the last one reached."""
        if score < self.goal:
            return score // self.step
        return self.goal_stone + (score - self.goal) // self.step

    def place(self, stone: int) -> tuple[float, float]:
        """The middle of a stone, from the night's upper corner where reading begins; rows run to and fro."""
        columns = math.ceil(self.stones / self.rows)
        row, along = divmod(stone, columns)
        column = along if row % 2 == 0 else columns - 1 - along
        x = PADDING + (column + 0.5) * self.pitch
        return x, self.height - PADDING - row * ROW - 30 - 7 * math.sin(stone * 1.1)


def path_of(scores: list[int], goal: int | None, width: int) -> Path:
    """The path for these scores: to the goal (else 30 or the best), and on where somebody went further."""
    last = max([goal or USUAL_GOAL, *scores])
    path = Path(width, 0, 0, goal or last, math.ceil(last / MOST_STONES))
    stones = path.stone_of(last) + 1
    return replace(path, stones=stones, rows=2 if stones <= 36 else 3 if stones <= 66 else 4)


def draw_track(sheet: Sheet, path: Path, marks: tuple[Mark, ...], x: float, y: float) -> None:
    """Paints the way through the night and the bunnies on it; who is gone stands there no more."""
    sheet.fill(way(path, sheet.easel), x, y, path.width, path.height, radius=22)
    present = [mark for mark in marks if not mark.gone]
    crowd = Counter(path.stone_of(mark.score) for mark in present)
    for stone in sorted(crowd, key=lambda stone: path.place(stone)[1]):
        across, down = path.place(stone)
        here = [mark.bunny for mark in present if path.stone_of(mark.score) == stone]
        draw_crowd(sheet, here, x + across, y + down, path, x)


@lru_cache(4)
def way(path: Path, easel: Easel) -> Image.Image:
    """The night with its stones. It is the same for every round of a game, and half of what a track costs."""
    sheet = Sheet(night(path.width, path.height), easel)
    sheet.stars(10, 8, path.width - 20, path.height // 2, 60)
    for stone in range(path.stones - 1, -1, -1):
        draw_stone(sheet, path, stone, *path.place(stone))
    draw_turns(sheet, path)
    return sheet.canvas


def draw_stone(sheet: Sheet, path: Path, stone: int, x: float, y: float) -> None:
    """One stone of the path, every fifth with its number; the goal is the moon."""
    fifth = stone % 5 == 0
    if stone == path.goal_stone:
        sheet.paste(moon(MOON_SIZE), x - MOON_SIZE / 2, y - MOON_SIZE / 2 - 8)
        line = sheet.easel.ours(sheet.easel.words.number(path.goal), "bold", 30)
        sheet.text(line, x - line.width / 2, y + 3, DARK)
        return
    wide, high = round(min(58, path.pitch * 0.78)), round(min(26, path.pitch * 0.4))
    for drop, colour in ((5, DARK), (0, FIFTH if fifth else STONE)):
        sheet.block(x - wide / 2, y - high / 2 + drop, wide, high, radius=high // 2, colour=colour)
    if fifth and (path.pitch > 24 or stone % 10 == 0):
        size = max(15, min(22, round(path.pitch * 0.4)))
        line = sheet.easel.ours(sheet.easel.words.number(stone * path.step), "bold", size)
        sheet.text(line, x - line.width / 2, y + size * 0.36, DARK)


def draw_turns(sheet: Sheet, path: Path) -> None:
    """Small stones that lead from the end of each row to the beginning of the next."""
    columns = math.ceil(path.stones / path.rows)
    for last in range(columns - 1, path.stones - 1, columns):
        (across, down), (onward, upper) = path.place(last), path.place(last + 1)
        for share in (0.32, 0.5, 0.68):
            middle = across + (onward - across) * share, down + (upper - down) * share
            sheet.block(middle[0] - 6, middle[1] - 4, 12, 8, radius=4, colour=STONE)


def draw_crowd(sheet: Sheet, bunnies: list[int], x: float, y: float, path: Path, near: float) -> None:
    """The bunnies on one stone: a few side by side, more in two rows; none further out than `near`."""
    size = {1: 80, 2: 68, 3: 62, 4: 60}.get(len(bunnies), 54)
    columns = len(bunnies) if len(bunnies) <= 2 else math.ceil(len(bunnies) / 2)
    apart = size * (0.62 if len(bunnies) <= 4 else 0.74)
    reach = apart * (columns - 1) / 2 + size / 2
    x = min(max(x, near + reach), near + path.width - reach)
    rows = [bunnies[start : start + columns] for start in range(0, len(bunnies), columns)]
    for back, row in reversed(list(enumerate(rows))):
        for place, bunny in enumerate(row):
            left = x + (place - (len(row) - 1) / 2) * apart - size / 2
            sheet.bunny(bunny, size, left, y + 6 - size * 0.88 - back * size * 0.52)


def night(width: int, height: int) -> Image.Image:
    """A sky from deep blue to dusk, with hills at its foot."""
    slope = Image.linear_gradient("L").resize((width, height))
    sky = Image.composite(
        Image.new("RGB", (width, height), DUSK), Image.new("RGB", (width, height), NIGHT), slope
    )
    pen = ImageDraw.Draw(sky)
    for lift, swing, turns, colour in (
        (0.34, 0.1, 1.3, (0x4A, 0x3A, 0x7C)),
        (0.2, 0.08, 2.1, (0x38, 0x2F, 0x6A)),
    ):
        ridge = [
            (across, height * (1 - lift + swing * math.sin(turns * math.tau * across / width + lift * 20)))
            for across in range(0, width + 20, 20)
        ]
        pen.polygon([*ridge, (width, height), (0, height)], fill=colour)
    return sky


@lru_cache(4)
def moon(size: int) -> Image.Image:
    """The moon with its glow."""
    finer = size * 3
    glow = (
        Image.radial_gradient("L").resize((finer, finer)).point([max(0, 150 - light) for light in range(256)])
    )
    picture = Image.new("RGBA", (finer, finer), (*MOON, 0))
    picture.putalpha(glow)
    pen = ImageDraw.Draw(picture)
    edge = finer * 0.14
    pen.ellipse((edge, edge, finer - edge, finer - edge), fill=(*MOON, 255))
    for across, down, radius in (
        (0.3, 0.36, 0.06),
        (0.66, 0.28, 0.04),
        (0.7, 0.68, 0.07),
        (0.36, 0.72, 0.035),
    ):
        x, y, reach = across * finer, down * finer, radius * finer
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=(*CRATER, 255))
    return picture.resize((size, size), Image.Resampling.LANCZOS)
