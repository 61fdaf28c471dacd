"""The twelve bunnies, in any size."""

import re
from functools import lru_cache
from pathlib import Path
from xml.etree.ElementTree import Element, parse

from PIL import Image

from bot.pictures.vector import SVG, Brush, Drawing

COUNT = 12
CELL = 132
"""Side of a bunny's square in the file, in its units."""

MASTER = 220
"""Pixels of the drawing that all sizes are made from."""

FINER = 3
"""How many times finer that drawing is first made, for smooth edges."""


class Bunnies:
    """The bunnies of an SVG file, where `<view id="bunny-N">` says which square shows which."""

    def __init__(self, path: Path, *, master: int = MASTER) -> None:
        """Draws each of them once, `master` pixels tall. Raises ValueError when the file lacks one."""
        root = parse(path).getroot()  # noqa: S314 - the file is ours
        parts = {name: element for element in root.iter() if (name := element.get("id"))}
        drawn = [element for element in root if element.tag == f"{SVG}g"]
        self._masters = [_drawn(parts, drawn, number, master) for number in range(COUNT)]
        self.sized = lru_cache(128)(self._sized)

    def picture(self, bunny: int, size: int) -> Image.Image:
        """A bunny on nothing, in a square of `size` pixels; numbers beyond the last begin anew."""
        return self.sized(bunny % COUNT, size)

    def _sized(self, bunny: int, size: int) -> Image.Image:
        return self._masters[bunny].resize((size, size), Image.Resampling.LANCZOS)


def _drawn(parts: dict[str, Element], groups: list[Element], number: int, master: int) -> Image.Image:
    view = parts.get(f"bunny-{number}")
    if view is None:
        raise ValueError(f"there is no bunny {number}")
    left, top = (float(side) for side in view.get("viewBox", "").split()[:2])
    for group in groups:
        x, y = (float(move) for move in re.findall(r"-?[\d.]+", group.get("transform", "translate(0 0)")))
        if left <= x < left + CELL and top <= y < top + CELL:
            scale = master * FINER / CELL
            drawing = Drawing(master * FINER, scale, left - x, top - y, parts)
            drawing.draw(group, Brush())
            return drawing.canvas.resize((master, master), Image.Resampling.BOX)
    raise ValueError(f"bunny {number} is not drawn")
