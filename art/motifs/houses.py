"""Houses with gabled roofs, chimneys, doors and arched windows, some of them lit."""

import random
from dataclasses import dataclass

from art.canvas import Canvas
from art.colour import Colour, mix
from art.light import glow
from art.paint import paint
from art.shapes import Points, Shape, polygon, polyline, spline


@dataclass(frozen=True)
class House:
    """How a house looks; sizes are shares of its width or height. `lit_share` of the windows are lit."""

    wall: Colour
    roof: Colour
    lit: Colour = "#ffcf6a"
    rows: int = 3
    columns: int = 2
    roof_height: float = 0.35
    lit_share: float = 0.6
    chimney: bool = True
    door: bool = False
    lean: float = 0
    ink: float = 0.4
    rim: Colour | None = None
    haze: tuple[Colour, float] | None = None
    detail: float = 0.6


@dataclass(frozen=True)
class _Plan:
    """A house on its plot: centre, base, size; `at` leans a point."""

    x: float
    y: float
    width: float
    height: float
    lean: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        return x + self.lean * (self.y - y) / self.height, y

    def shape(self, points: Points) -> Shape:
        return spline([(*self.at(p[0], p[1]), *p[2:]) for p in points])

    def straight(self, points: Points) -> Shape:
        return polygon([self.at(p[0], p[1]) for p in points])


def house(c: Canvas, x: float, y: float, width: float, height: float, look: House, seed: int = 0) -> None:
    """A house standing on (x, y), the middle of its base; `height` is the wall's, the roof comes on top."""
    chance, plan = random.Random(seed), _Plan(x, y, width, height, look.lean)
    if look.chimney:
        _chimney(c, plan, look, chance)
    left, right, top = x - width / 2, x + width / 2, y - height
    walls = plan.straight([(left, y), (left, top), (right, top), (right, y)])
    stone = [look.wall, mix(look.wall, c.shadow, 0.35)]
    paint(
        c,
        walls,
        stone,
        volume=7,
        shading=0.4,
        haze=look.haze,
        angle=88,
        ink=look.ink,
        rim=look.rim,
        rim_width=2,
    )
    _roof(c, plan, look)
    _windows(c, plan, look, chance, seed)
    if look.door:
        _door(c, plan, look)


def _chimney(c: Canvas, plan: _Plan, look: House, chance: random.Random) -> None:
    left = plan.x - plan.width / 2 + plan.width * (0.7 if chance.random() < 0.5 else 0.25)
    right, rise = left + plan.width * 0.12, plan.height * look.roof_height * 0.95
    top, foot = plan.y - plan.height - rise, plan.y - plan.height * 0.9
    stack = plan.straight([(left, top), (right, top), (right, foot), (left, foot)])
    paint(c, stack, mix(look.wall, "#402a2a", 0.4), volume=3, haze=look.haze, angle=0)


def _roof(c: Canvas, plan: _Plan, look: House) -> None:
    eaves, half = plan.width * 0.09, plan.width / 2
    low, high = plan.y - plan.height + 3, plan.y - plan.height - plan.height * look.roof_height
    gable = plan.shape(
        [
            (plan.x - half - eaves, low, 1),
            (plan.x - plan.width * 0.05, high, 1),
            (plan.x + plan.width * 0.05, high, 1),
            (plan.x + half + eaves, low, 1),
        ]
    )
    tiles = [look.roof, mix(look.roof, c.shadow, 0.3)]
    paint(
        c,
        gable,
        tiles,
        volume=6,
        haze=look.haze,
        angle=55,
        cast=(0, 7, 5, 0.5),
        ink=look.ink,
        rim=look.rim,
        rim_width=2.2,
        shading=0.5,
    )


def _windows(c: Canvas, plan: _Plan, look: House, chance: random.Random, seed: int) -> None:
    wide = plan.width / (look.columns * 2.1 + 0.6)
    tall = min(plan.height / (look.rows * 1.75 + 0.4), wide * 1.6)
    for row in range(look.rows):
        for column in range(look.columns):
            left = plan.x - plan.width / 2 + plan.width * (column + 0.75) / (look.columns + 0.5) - wide / 2
            top = plan.y - plan.height + plan.height * (row + 0.42) / (look.rows + 0.25)
            if look.door and row == look.rows - 1 and column == look.columns // 2:
                continue
            _window(c, plan, look, (left, top, wide, tall), chance.random() < look.lit_share, seed)


def _window(
    c: Canvas, plan: _Plan, look: House, box: tuple[float, float, float, float], lit: bool, seed: int
) -> None:
    """A dark surround, an arched pane, a mullion; and a glow where somebody is at home."""
    x, y, wide, tall = box
    inner = [
        (x, y + tall),
        (x, y + tall * 0.15),
        (x + wide * 0.5, y - tall * 0.06),
        (x + wide, y + tall * 0.15),
    ]
    outer = [
        *[(x - 2, y + tall + 2), (x - 2, y + tall * 0.1), (x + wide * 0.5, y - tall * 0.18)],
        *[(x + wide + 2, y + tall * 0.1), (x + wide + 2, y + tall + 2)],
    ]
    seen = 1 - (look.haze[1] if look.haze else 0)
    c.over(c.wobble(plan.straight(outer), 0.4, 10, seed), mix(look.wall, "#1a1522", 0.62), 0.8 * seen)
    pane = [mix(look.lit, "#fff3c8", 0.45), look.lit] if lit else mix("#2b3350", look.wall, 0.25)
    glass = plan.straight([*inner, (x + wide, y + tall)])
    paint(c, glass, pane, volume=0, wobble=0.4, detail=look.detail, haze=None if lit else look.haze)
    if lit:
        middle = x + wide / 2 + plan.lean * (plan.y - y) / plan.height
        glow(c, middle, y + tall / 2, wide * 2.6, look.lit, 0.42)
    bars = [
        [(x + wide / 2, y), (x + wide / 2, y + tall)],
        [(x, y + tall * 0.55), (x + wide, y + tall * 0.55)],
    ]
    cross = [polyline([plan.at(*point) for point in bar], 1.6) for bar in bars]
    c.over(cross, mix(look.wall, "#1a1522", 0.7), 0.8)


def _door(c: Canvas, plan: _Plan, look: House) -> None:
    wide = plan.width / (look.columns * 2.1 + 0.6) * 1.15
    tall = min(plan.height / (look.rows * 1.75 + 0.4), wide / 1.15 * 1.6) * 1.5
    middle = plan.x - plan.width / 2 + plan.width * (look.columns // 2 + 0.75) / (look.columns + 0.5)
    left, right, y = middle - wide / 2, middle + wide / 2, plan.y
    arch = [
        (left, y, 1),
        (left, y - tall * 0.7, 1),
        (middle, y - tall),
        (right, y - tall * 0.7, 1),
        (right, y, 1),
    ]
    paint(c, plan.shape(arch), "#5b2a1f", volume=3)
