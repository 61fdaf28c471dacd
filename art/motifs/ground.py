"""What grows and lies on the ground: grass, hills, snow, paths of footprints."""

import random

from art.canvas import Canvas
from art.colour import Colour, Colours, Pixels
from art.paint import paint
from art.shapes import Points, Shape, ellipse, spline


def hill(ridge: Points) -> Shape:
    """Everything below a ridge line, drawn from left to right (from about x -40 to 820 for a whole card)."""
    first, last = ridge[0], ridge[-1]
    inner = [tuple(point) for point in ridge[1:-1]]
    corners = [(last[0], last[1], 1), (last[0], 1220, 1), (first[0], 1220, 1)]
    return spline([(first[0], first[1], 1), *inner, *corners])


def grass(
    c: Canvas,
    ridge: Points,
    colours: Colours,
    *,
    height: float = 16,
    count: int = 60,
    seed: int = 0,
    rim: Colour | None = None,
    lean: float = 0,
    detail: float = 0,
) -> Pixels:
    """Blades of grass along a ridge line."""
    chance, blades = random.Random(seed), []
    for _ in range(count):
        at = chance.random() * (len(ridge) - 1)
        piece, share = int(at), at - int(at)
        x = ridge[piece][0] * (1 - share) + ridge[piece + 1][0] * share
        y = ridge[piece][1] * (1 - share) + ridge[piece + 1][1] * share
        tall = height * (0.4 + 0.9 * chance.random())
        bend = (chance.random() - 0.5) * tall * 0.7 + lean * tall
        up = [(x - 1.6, y + 4, 1), (x - 1 + bend * 0.4, y - tall * 0.5), (x + bend, y - tall, 1)]
        blades.append(spline([*up, (x + 1.4 + bend * 0.4, y - tall * 0.5), (x + 1.6, y + 4, 1)]))
    return paint(c, blades, colours, volume=1.5, wobble=0, rim=rim, rim_width=1, detail=detail)


def footprints(places: Points, size: float = 7, turn: float = -30) -> list[Shape]:
    """Small ovals to be multiplied into snow or sand."""
    return [ellipse(p[0], p[1], size, size * 0.52, turn) for p in places]
