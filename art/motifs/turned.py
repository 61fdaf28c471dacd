"""Things turned on a lathe: chess pieces, bottles, lamps, from half a profile."""

from typing import Any

from art.canvas import Canvas
from art.colour import Colours, Pixels
from art.paint import paint
from art.shapes import Points, Shape, spline


def lathe(x: float, y: float, size: float, profile: Points) -> Shape:
    """The outline of a turned thing standing on (x, y): `profile` is (height, half width), foot first."""
    left = [(x - p[1] * size, y - p[0] * size, *p[2:]) for p in profile]
    right = [(x + p[1] * size, y - p[0] * size, *p[2:]) for p in reversed(profile)]
    return spline(left + right)


def turned(
    c: Canvas, x: float, y: float, size: float, profile: Points, colours: Colours, **manner: Any
) -> Pixels:
    """Paint a turned thing, its colours running across it; `manner` is handed to `paint`."""
    reach = max(p[1] for p in profile) * size
    return paint(c, lathe(x, y, size, profile), colours, along=("x", x - reach, x + reach), **manner)
