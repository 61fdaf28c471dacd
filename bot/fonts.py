"""Sets lines of text in the shipped fonts: the letters of every script and emoji, measured, cut and drawn."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont, features

from bot.bidi import levels, visual_order
from bot.letters import ELLIPSIS, clusters
from models.rules.letters import is_blank

Colour = tuple[int, int, int]
Face = Literal["title", "bold", "plain"]

FACES: dict[Face, tuple[str, ...]] = {
    "title": ("Fraunces-SemiBold", "NotoSans-Bold", "NotoSansArabic-Bold"),
    "bold": ("NotoSans-Bold", "NotoSansArabic-Bold"),
    "plain": ("NotoSans-Regular", "NotoSansArabic-Regular"),
}
LAST = ("NotoSansMath-Regular", "NotoSansSymbols2-Regular")

EMOJI = "NotoColorEmoji"
EMOJI_SIZE = 64
"""Pixels an em of the one size that the colour font has; any other is scaled from it."""

TURNING = frozenset("\u200e\u200f\u2066\u2067\u2068\u2069")
"""Letters that only say which way others run; of no use once that is settled."""

STEERING = TURNING | frozenset("\u200c\u200d\ufe0e\ufe0f")
"""Letters that steer others and need no picture of their own."""

UNDRAWN = dict.fromkeys((*range(0x1F3FB, 0x1F400), 0xFE0E, 0xFE0F))
"""Skin tones, which the colour font was cut without, and the choice of emoji or letter, which is ours."""


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a line in one font and one direction, `x` pixels from the line's left end."""

    text: str
    font: str
    rtl: bool
    x: float


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text ready to be drawn: its runs from left to right, its size and width in pixels."""

    runs: tuple[Run, ...]
    size: int
    width: float


class Fonts:
    """The fonts of a folder; font files that stand beside ours serve the letters that ours lack."""

    def __init__(self, folder: Path) -> None:
        """Reads which letters each font has.

        Raises FileNotFoundError when one of ours is not there, and RuntimeError when this Pillow cannot set
        Persian.
        """
        if not features.check("raqm"):
            raise RuntimeError(
                "this Pillow was built without Raqm: Persian and other scripts cannot be drawn"
            )
        self._paths = {path.stem: path for path in sorted(folder.glob("*.[to]t[fc]"))}
        ours = {EMOJI, *LAST, *itertools.chain.from_iterable(FACES.values())}
        if missing := ours - self._paths.keys():
            raise FileNotFoundError(f"no font {', '.join(sorted(missing))} in {folder}")
        self._letters = {name: _letters(path) for name, path in self._paths.items()}
        others = [name for name in self._paths if name not in ours]
        self._chains = {face: (*names, *others, EMOJI, *LAST) for face, names in FACES.items()}
        self._font = lru_cache(256)(self._opened)
        self._emoji = lru_cache(256)(self._pictured)
        self._line = lru_cache(1024)(self._set)

    def drawable(self, text: str, otherwise: str) -> str:
        """The text with an ellipsis where no font has its letters; `otherwise` when nothing else is left."""
        kept: list[str] = []
        for piece in clusters(text.translate(UNDRAWN)):
            if self._choice(piece, "bold", None):
                kept.append(piece)
            elif kept[-1:] != [ELLIPSIS]:
                kept.append(ELLIPSIS)
        return (
            "".join(kept) if any(piece != ELLIPSIS and not is_blank(piece) for piece in kept) else otherwise
        )

    def line(self, text: str, face: Face, size: int, *, rtl: bool = False) -> Line:
        """The text as one line of `size` pixels an em; `rtl` tells how the language around it runs."""
        return self._line(text, face, size, rtl)

    def fitted(self, text: str, face: Face, size: int, width: float, *, rtl: bool = False) -> Line:
        """The text as one line of at most `width` pixels, cut with an ellipsis where it is longer."""
        whole = self._line(text, face, size, rtl)
        if whole.width <= width:
            return whole
        pieces = list(clusters(text))
        fits, over = 0, len(pieces)
        while over - fits > 1:
            middle = (fits + over) // 2
            if self._line(_cut(pieces, middle), face, size, rtl).width <= width:
                fits = middle
            else:
                over = middle
        return self._line(_cut(pieces, fits), face, size, rtl)

    def paragraph(
        self, text: str, face: Face, sizes: tuple[int, ...], width: float, most: int, *, rtl: bool = False
    ) -> tuple[Line, ...]:
        """The text in at most `most` lines of `width` pixels, in the first of the sizes that it fits in.

        A word longer than a line is broken between letters; what the last size has no room for is cut.
        """
        words = [(word, self._line(word, face, sizes[0], rtl).width) for word in text.split()]
        space = self._line(" ", face, sizes[0], rtl).width
        rows: list[str] = []
        for size in sizes:
            room = width * sizes[0] / size * 0.98
            rows = _filled(self._breakable(words, room, face, sizes[0], rtl), space, room)
            if len(rows) <= most:
                return tuple(self.fitted(row, face, size, width, rtl=rtl) for row in rows)
        rows[most - 1 :] = [" ".join(rows[most - 1 :])]
        return tuple(self.fitted(row, face, sizes[-1], width, rtl=rtl) for row in rows)

    def draw(self, canvas: Image.Image, line: Line, x: float, baseline: float, colour: Colour) -> None:
        """Draws a line on an RGB canvas, its left end at `x`."""
        pen = ImageDraw.Draw(canvas)
        for run in line.runs:
            if run.font == EMOJI:
                picture = self._emoji(run.text, line.size)
                top = round(baseline - line.size * 0.98)
                canvas.paste(picture, (round(x + run.x), top), picture)
            else:
                direction = "rtl" if run.rtl else "ltr"
                font = self._font(run.font, line.size)
                pen.text((x + run.x, baseline), run.text, colour, font, anchor="ls", direction=direction)

    def _set(self, text: str, face: Face, size: int, rtl: bool) -> Line:
        runs: list[Run] = []
        x = 0.0
        for piece, font, turned in self._pieces(text.translate(UNDRAWN), face, rtl):
            runs.append(Run(piece, font, turned, x))
            if font == EMOJI:
                x += self._emoji(piece, size).width
            else:
                x += self._font(font, size).getlength(piece, direction="rtl" if turned else "ltr")
        return Line(tuple(runs), size, x)

    def _pieces(self, text: str, face: Face, rtl: bool) -> list[tuple[str, str, bool]]:
        """The text cut where font or direction changes, from left to right: text, font, whether it is rtl."""
        level = levels(text, rtl=rtl)
        pieces: list[tuple[int, tuple[str, str, bool]]] = []
        start = 0
        font: str | None = None
        for cluster in clusters(text):
            here, rtl = level[start], level[start] % 2 == 1
            start += len(cluster)
            if not (drawn := "".join(letter for letter in cluster if letter not in TURNING)):
                continue
            font = self._choice(drawn, face, font) or self._chains[face][0]
            if pieces and pieces[-1][0] == here and pieces[-1][1][1] == font:
                drawn = pieces.pop()[1][0] + drawn
            pieces.append((here, (drawn, font, rtl)))
        return visual_order(pieces)

    def _choice(self, cluster: str, face: Face, before: str | None) -> str | None:
        """The font for a cluster: for a sign that of the letter before, else the first."""
        wanted = {ord(letter) for letter in cluster if letter not in STEERING}
        if before not in (None, EMOJI) and not cluster[0].isalnum() and wanted <= self._letters[before]:
            return before
        for font in self._chains[face]:
            if wanted <= self._letters[font] and (wanted or font != EMOJI):
                return font
        return None

    def _breakable(
        self, words: list[tuple[str, float]], room: float, face: Face, size: int, rtl: bool
    ) -> Iterator[tuple[str, float, bool]]:
        """The words with their widths and whether a space goes before; too long ones letter by letter."""
        for word, width in words:
            if width <= room:
                yield word, width, True
            else:
                for index, piece in enumerate(clusters(word)):
                    yield piece, self._line(piece, face, size, rtl).width, index == 0

    def _opened(self, name: str, size: int) -> ImageFont.FreeTypeFont:
        return ImageFont.truetype(self._paths[name], size, layout_engine=ImageFont.Layout.RAQM)

    def _pictured(self, text: str, size: int) -> Image.Image:
        """Emoji as a picture of that size, its foot a little below the line of the letters."""
        font = self._font(EMOJI, EMOJI_SIZE)
        picture = Image.new("RGBA", (max(1, round(font.getlength(text))), EMOJI_SIZE * 5 // 4), (0, 0, 0, 0))
        ImageDraw.Draw(picture).text((0, EMOJI_SIZE), text, font=font, anchor="ls", embedded_color=True)
        wide, high = (max(1, round(side * size / EMOJI_SIZE)) for side in picture.size)
        return picture.resize((wide, high), Image.Resampling.LANCZOS)


def _letters(path: Path) -> frozenset[int]:
    """The letters that a font has a picture for."""
    with TTFont(path, lazy=True, fontNumber=0) as font:
        return frozenset(font.getBestCmap())


def _cut(pieces: list[str], kept: int) -> str:
    return "".join(pieces[:kept]).rstrip() + ELLIPSIS


def _filled(words: Iterator[tuple[str, float, bool]], space: float, room: float) -> list[str]:
    """Words put into rows, each as full as the room lets it be."""
    rows = [""]
    used = 0.0
    for word, width, apart in words:
        glue = " " if apart and rows[-1] else ""
        if rows[-1] and used + width + space * len(glue) > room:
            rows.append(word)
            used = width
        else:
            rows[-1] += glue + word
            used += width + space * len(glue)
    return rows
