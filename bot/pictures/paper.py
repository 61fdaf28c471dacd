"""The wooden table that every picture is laid on, and what lies on it: slips of paper, badges, shadows."""

import math
import random
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from bot.bidi import starts_rtl
from bot.fonts import Colour, Face, Fonts, Line
from bot.pictures.bunnies import COUNT, Bunnies
from bot.pictures.thumbnails import Thumbnails
from bot.texts import Words
from models.rules.letters import clean

WIDTH = 1280
"""Pixels from side to side of a picture: what Telegram shows without shrinking it once more."""

TALLEST = 2400

INK: Colour = (0x2B, 0x21, 0x40)
FADED: Colour = (0x7A, 0x68, 0x5E)
PAPER: Colour = (0xFD, 0xF5, 0xE3)
EDGE: Colour = (0xE6, 0xD3, 0xB0)
GOLD: Colour = (0xF2, 0xB5, 0x2E)
RED: Colour = (0xB3, 0x26, 0x1E)

_WOODS = ((0x1C, 0x0E, 0x10), (0x63, 0x38, 0x29), (0xB0, 0x76, 0x4A))
_SHADOW: Colour = (0x14, 0x0A, 0x0C)
_SPREAD = 28  # pixels that a shadow reaches beyond the thing that throws it
_DROP = 7  # pixels that it lies lower
_FINER = 3


@dataclass(frozen=True, slots=True)
class Easel:
    """What every picture is made with: fonts, bunnies, the cards' pictures, and the words of one language."""

    fonts: Fonts
    bunnies: Bunnies
    thumbnails: Thumbnails
    words: Words

    @property
    def rtl(self) -> bool:
        """Whether the language is read from the right."""
        return self.words.is_rtl

    def name(self, name: str, bunny: int) -> str:
        """A name as it can be drawn; where no font has any of its letters, the bunny's name."""
        return self.fonts.drawable(clean(name), self.words(f"bunny-{bunny % COUNT}"))

    def theirs(self, text: str, face: Face, size: int, width: float) -> Line:
        """A line that somebody else wrote, cut to a width; it runs as its own first letter does."""
        return self.fonts.fitted(text, face, size, width, rtl=self.runs_rtl(text))

    def runs_rtl(self, text: str) -> bool:
        """Which way a text runs: as its first letter, else as the language around it."""
        rtl = starts_rtl(text)
        return self.rtl if rtl is None else rtl

    def ours(self, text: str, face: Face, size: int, width: float = math.inf) -> Line:
        """A line of our own words or numbers, cut to a width."""
        return self.fonts.fitted(text, face, size, width, rtl=self.rtl)


class Sheet:
    """A picture in the making, laid out as for a language read from the left and mirrored for the others.

    `x` is the distance in pixels of a thing's near side from the side where reading begins.
    """

    def __init__(self, canvas: Image.Image, easel: Easel) -> None:
        self.canvas = canvas
        self.width = canvas.width
        self.easel = easel

    @classmethod
    def of_wood(cls, width: int, height: int, easel: Easel) -> "Sheet":
        """A piece of the table, from its middle."""
        edge = (WIDTH - width) // 2
        return cls(wood().crop((edge, 0, edge + width, height)), easel)

    def left(self, x: float, width: float) -> int:
        """Where a thing's left side comes to lie."""
        return round(self.width - x - width if self.easel.rtl else x)

    def paste(self, picture: Image.Image, x: float, y: float) -> None:
        """Lays a picture down, its transparency respected."""
        mask = picture if picture.mode == "RGBA" else None
        self.canvas.paste(picture, (self.left(x, picture.width), round(y)), mask)

    def bunny(self, bunny: int, size: int, x: float, y: float) -> None:
        """Sets a bunny down; it looks the same whichever way the language runs."""
        self.paste(self.easel.bunnies.picture(bunny, size), x, y)

    def slip(
        self, x: float, y: float, width: int, height: int, *, radius: int = 22, colour: Colour = PAPER
    ) -> None:
        """Lays down a slip of paper with its shadow."""
        self.shadow(x, y, width, height, radius)
        self.block(x, y, width, height, radius=radius, colour=colour)

    def block(self, x: float, y: float, width: int, height: int, *, radius: int, colour: Colour) -> None:
        """Paints a rectangle with round corners."""
        self.fill(colour, x, y, width, height, radius)

    def card(self, path: Path, width: int, x: float, y: float, *, rim: int, colour: Colour = PAPER) -> None:
        """Lays down a card with a rim around it, `rim` pixels wide."""
        picture = self.easel.thumbnails.picture(path, width)
        radius = max(8, width // 18)
        whole = width + 2 * rim, picture.height + 2 * rim
        self.slip(x - rim, y - rim, *whole, radius=radius + rim, colour=colour)
        self.fill(picture, x, y, width, picture.height, radius)

    def shadow(self, x: float, y: float, width: int, height: int, radius: int) -> None:
        """Darkens the table around where a thing is going to lie, but not beneath it."""
        left, top = self.left(x, width), round(y)
        for dark, right, down in shade(width, height, radius):
            self.canvas.paste(_SHADOW, (left + right, top + down), dark)

    def text(
        self, line: Line, x: float, baseline: float, colour: Colour = INK, *, width: float | None = None
    ) -> None:
        """Writes a line; with a `width`, in the middle of it."""
        inset = (width - line.width) / 2 if width is not None else 0
        self.easel.fonts.draw(self.canvas, line, self.left(x + inset, line.width), baseline, colour)

    def badge(
        self, written: str, size: int, x: float, y: float, *, ring: Colour = INK, colour: Colour = PAPER
    ) -> None:
        """A round badge with a number in it."""
        self.canvas.paste(ring, (self.left(x, size), round(y)), rounded(size, size, size // 2))
        thick = max(2, size // 18)
        inner = size - 2 * thick
        self.canvas.paste(
            colour, (self.left(x + thick, inner), round(y + thick)), rounded(inner, inner, inner // 2)
        )
        line = self.easel.ours(written, "title", round(size * 0.62), inner * 0.86)
        self.text(line, x, y + size / 2 + line.size * 0.35, INK if colour != INK else PAPER, width=size)

    def stars(self, x: float, y: float, width: int, height: int, count: int) -> None:
        """Scatters stars over a night sky; the same ones for the same sky."""
        dice = random.Random(width * height)
        pen = ImageDraw.Draw(self.canvas)
        for _ in range(count):
            left, top = self.left(x + dice.random() * width, 0), y + dice.random() * height
            radius = dice.choice((1, 1, 1.5, 2))
            pen.ellipse((left - radius, top - radius, left + radius, top + radius), fill=(0xFD, 0xF1, 0xC8))

    def fill(
        self, what: Colour | Image.Image, x: float, y: float, width: int, height: int, radius: int
    ) -> None:
        """Fills a rectangle with round corners. Masks are slow: only the rows of the corners have one."""
        left, top = self.left(x, width), round(y)
        corners, low = rounded(width, 2 * radius, radius), height - radius
        upper, lower = (corners.crop((0, row, width, row + radius)) for row in (0, radius))
        for first, last, mask in ((0, radius, upper), (radius, low, None), (low, height, lower)):
            part = what.crop((0, first, width, last)) if isinstance(what, Image.Image) else what
            self.canvas.paste(part, (left, top + first, left + width, top + last), mask)


@lru_cache(1)
def wood() -> Image.Image:
    """The table: planks in lamp light, as tall as any picture can be."""
    dice = random.Random(5)
    size = WIDTH, TALLEST
    coarse = Image.frombytes("L", (8, TALLEST // 6), dice.randbytes(8 * (TALLEST // 6)))
    fine = Image.frombytes("L", (20, TALLEST // 2), dice.randbytes(20 * (TALLEST // 2)))
    wide, narrow = (noise.resize(size, Image.Resampling.BICUBIC) for noise in (coarse, fine))
    tone = Image.blend(_planks(dice), Image.blend(wide, narrow, 0.45), 0.2)
    glow = ImageOps.invert(Image.radial_gradient("L"))
    lamp = glow.resize(size, Image.Resampling.BICUBIC, box=(64, 96, 192, 224))
    lit = ImageChops.multiply(tone, lamp.point([min(255, 50 + light) for light in range(256)]))
    return ImageOps.colorize(lit, *_WOODS, midpoint=105)


def _planks(dice: random.Random) -> Image.Image:
    planks = Image.new("L", (WIDTH, TALLEST))
    pen = ImageDraw.Draw(planks)
    for top in range(0, TALLEST, 170):
        joint = dice.randrange(WIDTH // 5, WIDTH * 4 // 5)
        pen.rectangle((0, top, joint, top + 170), fill=dice.randrange(125, 160))
        pen.rectangle((joint, top, WIDTH, top + 170), fill=dice.randrange(125, 160))
        pen.line((joint, top, joint, top + 170), fill=70, width=3)
        pen.line((0, top, WIDTH, top), fill=60, width=4)
        pen.line((0, top + 4, WIDTH, top + 4), fill=185, width=2)
    return planks


@lru_cache(256)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A mask of a rectangle with smooth round corners."""
    mask = Image.new("L", (width, height), 255)
    corner = Image.new("L", (radius * _FINER, radius * _FINER), 0)
    across = radius * _FINER * 2
    ImageDraw.Draw(corner).ellipse((0, 0, across, across), fill=255)
    corner = corner.resize((radius, radius), Image.Resampling.BOX)
    mask.paste(corner, (0, 0))
    mask.paste(ImageOps.mirror(corner), (width - radius, 0))
    mask.paste(ImageOps.flip(corner), (0, height - radius))
    mask.paste(ImageOps.mirror(ImageOps.flip(corner)), (width - radius, height - radius))
    return mask


@lru_cache(64)
def shade(width: int, height: int, radius: int) -> tuple[tuple[Image.Image, int, int], ...]:
    """The soft shadow of a thing, in strips around what the thing itself will hide.

    Each strip is a mask, with how far right and down of the thing's corner it lies.
    """
    coarse = 4
    size = (width + 2 * _SPREAD) // coarse, (height + 2 * _SPREAD) // coarse
    small = Image.new("L", size, 0)
    small.paste(
        150,
        (_SPREAD // coarse, _SPREAD // coarse),
        rounded(width // coarse, height // coarse, max(2, radius // coarse)),
    )
    soft = small.filter(ImageFilter.GaussianBlur(_SPREAD / coarse / 2.6))
    across, down = width + 2 * _SPREAD, height + 2 * _SPREAD
    whole = soft.resize((across, down), Image.Resampling.BILINEAR)
    top = _SPREAD - _DROP + radius  # here the thing is as wide as it gets, until:
    bottom = max(top, _SPREAD - _DROP + height - radius)
    strips = (
        (0, 0, across, top),
        (0, top, _SPREAD, bottom),
        (_SPREAD + width, top, across, bottom),
        (0, bottom, across, down),
    )
    return tuple((whole.crop(strip), strip[0] - _SPREAD, strip[1] - _SPREAD + _DROP) for strip in strips)
