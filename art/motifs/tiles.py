"""Tiles, scales and feathers: rows laid from the bottom up, each piece with a little volume and rim."""

import random
from collections.abc import Callable, Sequence

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels
from art.paint import paint
from art.shapes import Shape, spline


def tiles(
    c: Canvas,
    roof: Pixels,
    rows: Sequence[Callable[[float], float]],
    across: tuple[float, float],
    size: tuple[float, float],
    colours: Sequence[tuple[Colour, Colour]],
    *,
    seam: Colour,
    rim: Colour,
    seed: int = 3,
) -> None:
    """Cover a mask with round-ended tiles.

    `rows`, lowest first, give the height of a row's line at x; `across` is its reach from left to right;
    `size` a tile's width and height; `colours` a few pairs (upper, lower) that change from tile to tile.
    """
    chance, (wide, tall) = random.Random(seed), size
    count = int((across[1] - across[0]) / wide)
    for j, level in enumerate(rows):
        row = []
        for i in range(count):
            x = across[0] + i * wide + (j % 2) * wide / 2
            row.append(_tile(x, level(x) + chance.uniform(-1.5, 1.5), wide, tall))
        c.multiply(c.shift(c.mask(row), 0, 5) * roof, seam, 0.24)
        for k, pair in enumerate(colours):
            some = [tile for i, tile in enumerate(row) if (i * 7 + j * 3) % len(colours) == k]
            top = min(float(np.min([tile.bounds()[1] for tile in some])), 1152)
            paint(
                c,
                some,
                list(pair),
                along=("y", top, top + tall * 1.9),
                volume=5,
                shading=0.6,
                wobble=0.6,
                rim=rim,
                rim_width=1.4,
                rim_strength=0.5,
                streaks=0.6,
                inside=roof,
            )


def _tile(x: float, y: float, wide: float, tall: float) -> Shape:
    half = wide / 2
    top = [(x - half, y - tall * 0.9, 1), (x + half, y - tall * 0.9, 1)]
    return spline([*top, (x + half, y - tall * 0.28), (x, y + tall * 0.1), (x - half, y - tall * 0.28)])
