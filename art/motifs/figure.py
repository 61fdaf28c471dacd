"""The little figure: a doll of 100 units, seen from behind or in front; one enters the picture through it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from art.canvas import Canvas
from art.colour import Colour, mix
from art.paint import paint
from art.shapes import Points, Shape, ellipse, line, place, spline

Hat = Literal["bowler", "point", "hood", "straw", "cap"]


@dataclass(frozen=True)
class Clothes:
    """What a figure wears. `hair` fills the head seen from behind; a `hat` may be worn over it."""

    coat: Colour = "#7a2430"
    hem: Colour | None = None
    hair: Colour = "#241a1c"
    skin: Colour = "#d9a57c"
    legs: Colour = "#20202c"
    hat: Hat | None = None
    hat_colour: Colour | None = None
    scarf: Colour | None = None


@dataclass
class _Doll:
    """A figure being painted: its place, its size, and what all its parts share."""

    c: Canvas
    x: float
    y: float
    size: float
    flip: float
    rim: Colour
    rim_strength: float
    common: dict[str, Any] = field(default_factory=dict)

    def at(self, points: Points) -> list[tuple[float, ...]]:
        return place(points, self.x, self.y, self.size, self.flip)

    def limb(self, points: Points, width: float, least: float) -> Shape:
        return line(self.at(points), max(least, width * self.size))

    def part(
        self,
        what: Shape | Sequence[Shape],
        colours: Any,
        volume: float,
        rim: float,
        glint: float,
        **more: Any,
    ) -> None:
        paint(
            self.c,
            what,
            colours,
            volume=volume,
            rim=self.rim,
            rim_width=rim,
            rim_strength=self.rim_strength * glint,
            **{**self.common, **more},
        )


def figure(
    c: Canvas,
    x: float,
    y: float,
    height: float,
    wears: Clothes,
    *,
    flip: float = 1,
    back: bool = True,
    arms: Sequence[Points] = (),
    wind: float = 0,
    rim: Colour = "#ffdf9a",
    rim_strength: float = 0.8,
    detail: float = 0.8,
    shadow: bool = True,
    haze: tuple[Colour, float] | None = None,
) -> None:
    """A standing figure, feet at (x, y).

    `arms` are lines of points from shoulder to hand in the figure's own space: x from -25 to 25, y from 0 at
    the feet up to -100 at the crown; a shoulder is near (8, -67). `wind` blows coat and scarf (0..1).
    """
    doll = _Doll(c, x, y, height / 100, flip, rim, rim_strength)
    doll.common = {"detail": detail, "haze": haze, "wobble": 0.35}
    if shadow:
        fallen = ellipse(x - c.light[0] * height * 0.25, y + 1, height * 0.33, height * 0.045)
        c.multiply(fallen, c.shadow, 0.55, soft=height * 0.02)
    _legs(doll, wears)
    _coat(doll, wears, wind * 10)
    for arm in arms:
        _arm(doll, arm, wears)
    _head(doll, wears, back)
    if wears.scarf is not None:
        _scarf(doll, wears.scarf, wind * 10)
    if wears.hat:
        _HATS[wears.hat](doll, wears)


def _legs(doll: _Doll, wears: Clothes) -> None:
    legs = [
        doll.limb([(-5, -28), (-5.5, -12), (-6, -2)], 5.2, 2.2),
        doll.limb([(5, -28), (6, -12), (6, -2)], 5.2, 2.2),
        spline(doll.at([(-12, 0, 1), (-11, -4), (-4, -4), (-3.5, 0, 1)])),
        spline(doll.at([(3, 0, 1), (3.5, -4), (12, -3.5), (13, 0, 1)])),
    ]
    doll.part(legs, wears.legs, 2, 0.8, 0.5, streaks=0.2)


def _coat(doll: _Doll, wears: Clothes, blown: float) -> None:
    outline = [
        *[(-6, -77), (-10, -70), (-13, -52), (-17 - blown, -32), (-20 - blown, -20, 1)],
        *[(-8 - blown * 0.6, -17), (6, -18), (17 - blown * 0.3, -21, 1), (15, -38), (12, -56), (10, -70)],
        (6, -77),
    ]
    hem = wears.hem if wears.hem is not None else mix(wears.coat, "#1a1a2c", 0.45)
    k = doll.size
    doll.part(
        spline(doll.at(outline)), [wears.coat, hem], 7 * k + 1, max(1, 1.6 * k), 1, angle=80, streaks=0.7
    )


def _arm(doll: _Doll, points: Points, wears: Clothes) -> None:
    k = doll.size
    doll.part(doll.limb(points, 6.5, 2.4), wears.coat, 2 * k + 0.6, max(0.8, 1.2 * k), 0.7)
    hand = doll.at([points[-1]])[0]
    paint(doll.c, ellipse(hand[0], hand[1], 3.1 * k), wears.skin, volume=1.5 * k, **doll.common)


def _head(doll: _Doll, wears: Clothes, back: bool) -> None:
    k, middle = doll.size, doll.at([(0, -86)])[0]
    ball = ellipse(middle[0], middle[1], 9.6 * k, 10.6 * k)
    doll.part(ball, wears.hair if back else wears.skin, 4 * k + 0.5, max(0.8, 1.3 * k), 0.8)
    if not back:
        fringe = [(-10, -84), (-10.5, -92), (-4, -99), (5, -99), (10.5, -92), (8, -88), (2, -93), (-5, -90)]
        paint(doll.c, spline(doll.at(fringe)), wears.hair, volume=2 * k, **doll.common)


def _scarf(doll: _Doll, colour: Colour, blown: float) -> None:
    w = blown
    knot = [(-9, -78), (0, -74), (9, -78), (9, -72), (0, -68.5), (-9, -72)]
    tail = [
        *[(-6, -74), (-18 - w * 1.5, -72 - w * 0.8), (-30 - w * 2.6, -66 - w * 1.6)],
        *[(-33 - w * 2.6, -58 - w * 1.3), (-20 - w * 1.5, -64 - w * 0.6), (-7, -69)],
    ]
    k = doll.size
    doll.part([spline(doll.at(knot)), spline(doll.at(tail))], colour, 2.2 * k, max(0.7, k), 0.6)


def _bowler(doll: _Doll, wears: Clothes) -> None:
    k, brim = doll.size, doll.at([(0, -92.5)])[0]
    crown = [(-9, -93, 1), (-8.5, -101), (0, -105), (8.5, -101), (9, -93, 1)]
    shapes = [spline(doll.at(crown)), ellipse(brim[0], brim[1], 14.5 * k, 2.6 * k)]
    doll.part(shapes, wears.hat_colour or "#1f1d28", 3 * k, k, 0.8)


def _point(doll: _Doll, wears: Clothes) -> None:
    cone = [
        *[(-13, -90, 1), (-5, -104), (0, -122), (6, -134), (12, -131, 1)],
        *[(7, -118), (8, -104), (13, -90, 1), (0, -86)],
    ]
    colour = wears.hat_colour or (wears.scarf if wears.scarf is not None else "#c2452d")
    doll.part(spline(doll.at(cone)), colour, 3.5 * doll.size, doll.size, 0.8)


def _hood(doll: _Doll, wears: Clothes) -> None:
    hood = [(-12, -74), (-13, -88), (-5, -100), (4, -102), (12, -92), (12, -78), (0, -72)]
    doll.part(spline(doll.at(hood)), wears.hat_colour or wears.coat, 4 * doll.size, 1.3 * doll.size, 1)


def _straw(doll: _Doll, wears: Clothes) -> None:
    k, brim = doll.size, doll.at([(0, -92)])[0]
    crown = [(-9, -92, 1), (-8, -99), (-3, -102), (4, -102), (8.5, -98), (9, -92, 1)]
    shapes = [spline(doll.at(crown)), ellipse(brim[0], brim[1], 19 * k, 3.8 * k, 3 * doll.flip)]
    doll.part(shapes, wears.hat_colour or "#e0b868", 3 * k, k, 0.9)


def _cap(doll: _Doll, wears: Clothes) -> None:
    dome = [
        (-10.5, -88, 1),
        (-11, -96),
        (-4, -101.5),
        (4, -101.5),
        (10.5, -96),
        (18, -89),
        (10, -90, 1),
        (0, -91),
    ]
    doll.part(spline(doll.at(dome)), wears.hat_colour or wears.coat, 3 * doll.size, doll.size, 0.8)


_HATS = {"bowler": _bowler, "point": _point, "hood": _hood, "straw": _straw, "cap": _cap}
