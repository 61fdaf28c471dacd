"""The picture of a game's end: the best three scores on a podium under the moon, and everybody's score."""

import random
from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.fonts import Colour, Line
from bot.pictures.clue import MARGIN
from bot.pictures.paper import EDGE, GOLD, INK, PAPER, WIDTH, Easel, Sheet, rounded
from bot.pictures.scores import draw_list, list_height
from bot.pictures.track import Mark, moon, night

SKY = 620
STEP = 352
"""Pixels from side to side of a step."""

SILVER: Colour = (0xD5, 0xD8, 0xE2)
BRONZE: Colour = (0xE0, 0x9F, 0x6B)
STEPS = ((236, GOLD), (186, SILVER), (146, BRONZE))
"""Pixels from the foot of the sky to the top of the first, second and third step, and their metals."""

SIZES = ({1: 210, 2: 170, 3: 136, 4: 104}, {1: 160, 2: 136, 3: 112, 4: 92}, {1: 150, 2: 128, 3: 108, 4: 88})
"""Pixels a bunny is tall on each step, by how many share it; more than four are as small as four."""

CONFETTI: tuple[Colour, ...] = (GOLD, (0xE0, 0x45, 0x7B), (0x56, 0xB4, 0xE9), (0x7C, 0xE0, 0xA3), PAPER)


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    """What the picture of a game's end shows: all seats, and the places of the winners among them."""

    marks: tuple[Mark, ...]
    winners: tuple[int, ...]


def podium(picture: PodiumPicture, easel: Easel) -> Image.Image:
    """Draws the end of a game."""
    width = WIDTH - 2 * MARGIN
    title = title_of(picture, easel, width - 80)
    high = max(120, 56 + len(title) * line_step(title))
    page = SKY + list_height(len(picture.marks)) + 52
    sheet = Sheet.of_wood(WIDTH, 2 * MARGIN + high + 14 + page, easel)
    draw_title(sheet, title, high, width)
    y = MARGIN + high + 14
    sheet.slip(MARGIN, y, width, page, radius=30)
    draw_sky(sheet, MARGIN + 12, y + 12, width - 24)
    for place, (across, marks) in enumerate(zip((1, 0, 2), steps_of(picture.marks), strict=False)):
        draw_step(sheet, marks, place, (WIDTH - 3 * STEP) / 2 + across * STEP, y + 12 + SKY)
    draw_list(sheet, picture.marks, MARGIN + 30, y + SKY + 30, width - 60)
    return sheet.canvas


def steps_of(marks: tuple[Mark, ...]) -> list[tuple[Mark, ...]]:
    """The seats on the first, second and third step; who is level stands on one, who left on none."""
    present = [mark for mark in marks if not mark.gone]
    scores = sorted({mark.score for mark in present}, reverse=True)[:3]
    return [tuple(mark for mark in present if mark.score == score) for score in scores]


def title_of(picture: PodiumPicture, easel: Easel, width: int) -> tuple[Line, ...]:
    """Says who won."""
    winners = [picture.marks[winner] for winner in picture.winners]
    names = easel.words.names([easel.name(mark.name, mark.bunny) for mark in winners])
    won = (
        easel.words("picture-won", names=names, count=len(winners))
        if winners
        else easel.words("picture-over")
    )
    return easel.fonts.paragraph(won, "title", (60, 50, 42, 36), width, 2, rtl=easel.rtl)


def line_step(lines: tuple[Line, ...]) -> int:
    """Pixels from one line of a title to the next."""
    return round(lines[0].size * 1.15)


def draw_title(sheet: Sheet, lines: tuple[Line, ...], height: int, width: int) -> None:
    """Lays down a slip with the title in its middle."""
    sheet.slip(MARGIN, MARGIN - 10, width, height)
    baseline = MARGIN - 10 + height / 2 + lines[0].size * 0.34 - line_step(lines) * (len(lines) - 1) / 2
    for index, line in enumerate(lines):
        sheet.text(line, MARGIN, baseline + index * line_step(lines), width=width)


def draw_sky(sheet: Sheet, x: float, y: float, width: int) -> None:
    """The night with a great moon, stars and confetti."""
    sheet.canvas.paste(night(width, SKY), (sheet.left(x, width), round(y)), rounded(width, SKY, 22))
    sheet.stars(x + 10, y + 8, width - 20, SKY - 200, 90)
    sheet.paste(moon(420), x + width / 2 - 210, y + 6)
    dice = random.Random(12)
    pen = ImageDraw.Draw(sheet.canvas)
    for _ in range(90):
        left, top = x + 20 + dice.random() * (width - 40), y + 16 + dice.random() * (SKY - 240)
        lean, size = dice.uniform(-6, 6), dice.uniform(5, 11)
        upper = (left, top), (left + size, top + lean / 2)
        lower = (left + size - lean, top + size * 1.4), (left - lean, top + size)
        pen.polygon([*upper, *lower], fill=dice.choice(CONFETTI))


def draw_step(sheet: Sheet, marks: tuple[Mark, ...], place: int, x: float, foot: float) -> None:
    """A step with its number and names, and the bunnies that stand on it."""
    easel = sheet.easel
    height, metal = STEPS[place]
    top = foot - height
    sheet.block(x + 8, top, STEP - 16, height, radius=18, colour=EDGE)
    sheet.block(x + 8, top, STEP - 16, height - 8, radius=18, colour=PAPER)
    size = SIZES[place][min(len(marks), 4)]
    apart = min(size * 0.72, (STEP - 16 - size) / max(1, len(marks) - 1))
    for index, mark in enumerate(marks):
        left = x + STEP / 2 - size / 2 + (index - (len(marks) - 1) / 2) * apart
        sheet.bunny(mark.bunny, size, left, top - size * 0.9)
    sheet.badge(easel.words.number(place + 1), 74, x + STEP / 2 - 37, top + 14, ring=metal, colour=metal)
    names = easel.words.names([easel.name(mark.name, mark.bunny) for mark in marks])
    rows = 2 if place < 2 else 1
    lines = easel.fonts.paragraph(names, "bold", (30, 26, 22), STEP - 48, rows, rtl=easel.rtl)
    for index, line in enumerate(lines):
        sheet.text(line, x + 24, top + 120 + index * 32, INK, width=STEP - 48)
