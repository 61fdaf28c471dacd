"""Open water, and what floats on it."""

import numpy as np

from art.canvas import HEIGHT, Canvas
from art.colour import Colour, Colours, Pixels, gradient, mix
from art.paint import paint
from art.shapes import place, rectangle, spline


def water(c: Canvas, horizon: float, colours: Colours, seed: int = 8, chop: float = 0.35) -> Pixels:
    """Water from the horizon down, in long level bands; gives its mask back."""
    surface = c.mask(rectangle(-5, horizon, 780, 1200 - horizon))
    depth = (c.y - horizon) / (HEIGHT - horizon) + (c.noise(200, seed, 5, wide=2.4, tall=0.18) - 0.5) * chop
    c.over(surface, gradient(np.clip(depth, 0, 1), colours))
    c.direct(surface, 0)
    return surface


def boat(
    c: Canvas,
    x: float,
    y: float,
    width: float,
    colour: Colour = "#6b3b26",
    rim: Colour = "#ffdf9a",
    flip: float = 1,
) -> None:
    """A rowing boat seen from the side, its rim at y."""
    size = width / 100
    hull = [
        *[(-50, -14, 1), (-30, -6), (0, -3), (30, -6), (52, -18, 1)],
        *[(44, 0), (30, 10), (0, 13), (-28, 10), (-44, 0)],
    ]
    wood = [mix(colour, "#e8b070", 0.35), mix(colour, "#140f1c", 0.5)]
    paint(
        c,
        spline(place(hull, x, y, size, flip)),
        wood,
        volume=width * 0.05,
        rim=rim,
        rim_width=1.8,
        angle=5,
        detail=0.6,
    )
    inner = [(-47, -13, 1), (-30, -8.5), (0, -6), (30, -8.5), (49, -16, 1), (30, -5), (0, -2), (-30, -5)]
    hollow = spline(place(inner, x, y, size, flip))
    paint(c, hollow, mix(colour, "#140f1c", 0.6), volume=1.5, wobble=0.3, detail=0.6)
