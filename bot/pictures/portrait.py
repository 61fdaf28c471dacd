"""The pictures that BotFather asks for: the bot's portrait, its greeting, and the mini-app's photo.

Pure, as all pictures here; made once, when somebody sets the bot up, so they may take their time.
"""

import math
import random
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

from bot.fonts import Fonts
from bot.pictures.bunnies import Bunnies
from bot.pictures.paper import PAPER, rounded, wood
from bot.pictures.thumbnails import SHAPE
from bot.pictures.track import moon, night

FINER = 2
"""How many times larger everything is drawn before it is brought to its size."""

SQUARE = (640, 640)
WIDE = (640, 360)
NAME = "Fabulo"
STAR = (0xFD, 0xF1, 0xC8)

WHALE, SEEDS, FOX, DOOR = "42hw9nay", "0tz369yg", "rajgexxs", "tsdn6kzt"
SNAIL, TEACUP, CAROUSEL = "b6zuxhf7", "tusrh2rn", "hjll0jg8"
"""Cards of the built-in deck that look well when they are small."""

FLOWER, UMBRELLA, HAT, SCARF, CROWN, BALLOON, BOW = 8, 6, 0, 1, 9, 11, 5
"""Bunnies."""


@dataclass(frozen=True, slots=True)
class Studio:
    """What the pictures are made with; `deck` is the folder of the built-in deck."""

    deck: Path
    fonts: Fonts
    bunnies: Bunnies

    @classmethod
    def furnished(cls, static: Path) -> "Studio":
        """Reads `static`. Raises FileNotFoundError or ValueError when something is missing there."""
        bunnies = Bunnies(static / "style" / "bunnies.svg", master=660)
        return cls(static / "decks" / "fabulo", Fonts(static / "fonts"), bunnies)

    def portrait(self) -> Image.Image:
        """A bunny before three cards under the moon; all of it in the circle that Telegram cuts out."""
        canvas = self._sky(SQUARE, stars=120)
        self._put(canvas, moon(560 * FINER), 320, 250)
        for card, x, y, lean in ((SEEDS, 176, 292, 16), (FOX, 464, 292, -16), (WHALE, 320, 234, 0)):
            self._card(canvas, card, 208, x, y, lean)
        self._bunny(canvas, FLOWER, 262, 320, 470)
        return _sized(canvas, SQUARE)

    def greeting(self) -> Image.Image:
        """Five cards laid out on the table and the people who play, seen by who opens the empty chat."""
        canvas = self._table(WIDE)
        cards = (SNAIL, SEEDS, WHALE, FOX, TEACUP)
        for place, card in enumerate(cards):
            off = place - 2
            self._card(canvas, card, 116, 320 + off * 118, 112 + off * off * 5, -off * 3.2)
        self._name(canvas, 320, 271, 66)
        bunnies = (HAT, BOW, UMBRELLA, FLOWER, SCARF, CROWN, BALLOON)
        for place, bunny in enumerate(bunnies):
            self._bunny(canvas, bunny, 70, 320 + (place - 3) * 84, 318)
        return _sized(canvas, WIDE)

    def photo(self) -> Image.Image:
        """A secret hand, held before the night."""
        canvas = self._sky(WIDE, stars=150)
        self._put(canvas, moon(230 * FINER), 548, 78)
        cards = (CAROUSEL, SNAIL, SEEDS, WHALE, FOX, DOOR)
        for place, card in enumerate(cards):
            turn = (place - (len(cards) - 1) / 2) * 12.5
            x, y = math.sin(math.radians(turn)), math.cos(math.radians(turn))
            self._card(canvas, card, 146, 320 + 350 * x, 512 - 350 * y, -turn)
        self._bunny(canvas, BALLOON, 132, 320, 296)
        return _sized(canvas, WIDE)

    def _card(self, canvas: Image.Image, card: str, width: float, x: float, y: float, lean: float) -> None:
        """Lays a card down with its middle at (`x`, `y`), leaning so many degrees to the left."""
        inner = round(width * FINER), round(width * SHAPE * FINER)
        rim, radius = inner[0] // 24, inner[0] // 14
        whole = inner[0] + 2 * rim, inner[1] + 2 * rim
        with Image.open(self.deck / f"{card}-768.webp") as opened:
            picture = opened.convert("RGB").resize(inner, Image.Resampling.LANCZOS)
        laid = Image.new("RGBA", whole, (*PAPER, 0))
        laid.paste(PAPER, (0, 0), rounded(*whole, radius + rim))
        laid.paste(picture, (rim, rim), rounded(*inner, radius))
        laid.putalpha(rounded(*whole, radius + rim))
        room = Image.new("RGBA", (whole[0] + 80, whole[1] + 80), (*PAPER, 0))
        room.paste(laid, (40, 40))
        turned = room.rotate(lean, Image.Resampling.BICUBIC, expand=True)
        self._shadow(canvas, turned.getchannel("A"), x, y + width * 0.05)
        self._put(canvas, turned, x, y)

    def _bunny(self, canvas: Image.Image, bunny: int, size: float, x: float, y: float) -> None:
        drawn = self.bunnies.picture(bunny, round(size * FINER))
        self._shadow(canvas, drawn.getchannel("A"), x, y + size * 0.03)
        self._put(canvas, drawn, x, y)

    def _name(self, canvas: Image.Image, x: float, baseline: float, size: int) -> None:
        line = self.fonts.fitted(NAME, "title", size * FINER, math.inf, rtl=False)
        for drop, colour in ((3, (0x1C, 0x0E, 0x10)), (0, PAPER)):
            left, foot = x * FINER - line.width / 2, (baseline + drop) * FINER
            self.fonts.draw(canvas, line, left, foot, colour)

    def _shadow(self, canvas: Image.Image, mask: Image.Image, x: float, y: float) -> None:
        """Darkens what lies beneath a thing, softly."""
        room = Image.new("L", (mask.width + 80, mask.height + 80))
        room.paste(mask.point([light * 2 // 5 for light in range(256)]), (40, 40))
        soft = room.filter(ImageFilter.GaussianBlur(9 * FINER))
        corner = round(x * FINER - soft.width / 2), round(y * FINER - soft.height / 2)
        canvas.paste((0x10, 0x08, 0x18), corner, soft)

    def _put(self, canvas: Image.Image, picture: Image.Image, x: float, y: float) -> None:
        corner = round(x * FINER - picture.width / 2), round(y * FINER - picture.height / 2)
        canvas.paste(picture, corner, picture)

    def _sky(self, size: tuple[int, int], *, stars: int) -> Image.Image:
        width, height = size[0] * FINER, size[1] * FINER
        canvas = night(width, height).copy()
        dice, pen = random.Random(stars), ImageDraw.Draw(canvas)
        for _ in range(stars):
            x, y, reach = dice.random() * width, dice.random() * height * 0.62, dice.choice((1, 1, 2, 3))
            pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=STAR)
        return canvas

    def _table(self, size: tuple[int, int]) -> Image.Image:
        """A table in lamp light."""
        width, height = size[0] * FINER, size[1] * FINER
        planks = wood()
        middle = planks.height // 2 - height // 2
        canvas = planks.crop((0, middle, width, middle + height))
        dusk = (
            Image.radial_gradient("L").resize((width, height)).point([light * 3 // 5 for light in range(256)])
        )
        canvas.paste((0x14, 0x0A, 0x0C), (0, 0), dusk)
        return canvas


def _sized(canvas: Image.Image, size: tuple[int, int]) -> Image.Image:
    return canvas.resize(size, Image.Resampling.LANCZOS)
