"""A whole suburb sleeps in a snow globe; the shadow of a hand is about to close on it."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels, mix
from art.light import glow, sparkle
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="zd22x3vk",
    slug="snow-globe-shelf",
    seed=1901,
    palette="P11",
    horizon="none",
    reach="close",
    hour="night",
    mood="uneasy",
    description="A snow globe with a snowy suburb stands on a shelf; the shadow of a large hand reaches over "
    "it, and beside it another globe is full of whirling snow.",
    clues=("Any minute now", "Act of God", "The neighbours had it last week", "It was such a quiet life"),
    motifs=("snow", "hands", "keeping", "shadows"),
    light=(-0.75, -0.55),
    shadow="#141c48",
    warmth="#fff0cc",
    grade=("#16204e", "#fff0d0", 0.05),
    contrast=0.17,
    vignette=0.38,
)

X, Y, R = 322.0, 560.0, 348.0
SHELF = 1004


def draw(c: Canvas) -> None:
    """Wall, shelf and the shaken neighbour; the globe with its streets; the hand; the glass."""
    _wall(c)
    _shelf(c)
    _shaken(c)
    _base(c)
    inside = _air(c)
    _suburb(c, inside)
    _hand(c)
    _glass(c, inside)
    _trifles(c)


def _wall(c: Canvas) -> None:
    c.background([(0, "#a9bcd2"), (0.4, "#8fa8c6"), (0.8, "#6a82ac"), (1, "#43578a")], angle=70, mottle=1.3)
    c.screen(polygon([(-40, 60), (420, -60), (800, 420), (800, 900), (-40, 760)]), "#f4f0dc", 0.3, soft=60)
    stripes = [rectangle(x, -10, 26, 1030) for x in range(-10, 780, 84)]
    c.multiply(stripes, "#6f86b4", 0.3, soft=1.5)
    for x in range(45, 780, 84):
        for y in range(20, 1000, 110):
            shift = 55 if (x // 84) % 2 else 0
            c.multiply(
                [
                    ellipse(x, y + shift, 5, 12),
                    ellipse(x - 9, y + shift + 8, 3, 8, 40),
                    ellipse(x + 9, y + shift + 8, 3, 8, -40),
                ],
                "#6f86b4",
                0.3,
                soft=1,
            )


def _shelf(c: Canvas) -> None:
    c.multiply(rectangle(-10, SHELF - 60, 800, 60), "#1c2658", 0.45, soft=18)
    top = polygon([(-10, SHELF), (780, SHELF), (780, SHELF + 76), (-10, SHELF + 76)])
    paint(c, top, ["#a87a5c", "#d0a078"], volume=0, angle=1, streaks=1.6, mottle=1.3, wobble=0.3)
    edge = rectangle(-10, SHELF + 72, 800, 90)
    body = paint(
        c,
        edge,
        ["#b8845c", "#7a4c44", "#442c48"],
        volume=14,
        angle=1,
        streaks=1.6,
        shading=0.7,
        wobble=0.4,
        rim="#ffe6bc",
        rim_width=4,
        ink=0.3,
    )
    grain: list[Points] = [
        [(-10, SHELF + 96), (200, SHELF + 102), (460, SHELF + 94), (780, SHELF + 104)],
        [(-10, SHELF + 122), (300, SHELF + 116), (780, SHELF + 126)],
    ]
    c.multiply([line(vein, 3) for vein in grain], "#3a2040", 0.5, soft=1, inside=body)


def _shaken(c: Canvas) -> None:
    """The neighbour on the right, cropped, was turned a moment ago: nothing can be seen in it."""
    x, y, r = 742.0, 774.0, 176.0
    foot = spline(
        [
            (x - 120, SHELF + 40, 1),
            (x - 128, SHELF - 20),
            (x - 104, SHELF - 74),
            (x + 104, SHELF - 74),
            (x + 140, SHELF + 40, 1),
        ]
    )
    c.multiply(ellipse(x + 10, SHELF + 44, 150, 16), "#1a1038", 0.8, soft=8)
    paint(
        c,
        foot,
        ["#5a6a9a", "#303c74", "#1c2454"],
        volume=22,
        shading=0.75,
        wobble=0.4,
        rim="#e8ecf0",
        rim_width=3,
    )
    ball = paint(
        c,
        ellipse(x, y, r),
        [(0, "#e4ebf2"), (0.5, "#a4b8d4"), (1, "#4a6298")],
        along=("r", x - 40, y - 40, r * 1.35),
        volume=0,
        mottle=1.6,
        wobble=0.2,
    )
    whirl = smoothstep(c.noise(46, 12, 4, wide=2.0, tall=0.5), 0.45, 0.7) * ball
    c.screen(whirl, "#ffffff", 0.6)
    c.swirl(x, y, ball)
    chance = random.Random(5)
    flakes = [
        (x + chance.gauss(0, 80), y + chance.gauss(0, 80), chance.uniform(1.5, 5), chance.uniform(0.5, 1))
        for _ in range(320)
    ]
    dots = c.blur(c.dots(flakes), 0.5) * ball
    sparkle(c, dots, "#ffffff", 0.95)
    roof = [
        polygon([(x - 96, y + 66), (x - 60, y + 30), (x - 30, y + 72)]),
        polygon([(x - 20, y - 60), (x + 12, y - 82), (x + 24, y - 40)]),
    ]
    c.multiply(roof, "#7a8cb8", 0.5, soft=7, inside=ball)
    c.multiply((1 - c.mask(ellipse(x, y, r - 8), 26)) * ball, "#2c3e80", 0.9)
    c.screen(line([(x - 128, y + 30), (x - 138, y - 30), (x - 104, y - 104)], 10), "#ffffff", 0.7, soft=4)


def _base(c: Canvas) -> None:
    c.multiply(ellipse(X + 90, SHELF + 48, 330, 22), "#1a1038", 0.75, soft=12)
    side = [(222, -172), (216, -120), (208, -84), (220, -60), (220, -30), (250, 0), (258, 22), (252, 34)]
    right = [(X + u, SHELF + v) for u, v in side]
    left = [(X - u, SHELF + v) for u, v in reversed(side)]
    floor = [(X + 252 * math.cos(a), SHELF + 34 + 20 * math.sin(a)) for a in np.linspace(0, math.pi, 15)]
    foot = polygon([*right, *floor, *left])
    wood = paint(
        c,
        foot,
        [(0, "#8a4a3a"), (0.25, "#c07a4c"), (0.6, "#6a343c"), (1, "#2c1838")],
        along=("x", X - 260, X + 262),
        volume=26,
        shading=0.6,
        angle=2,
        streaks=1.4,
        wobble=0.4,
        rim="#ffdfae",
        rim_width=4,
        ink=0.3,
        dark="#281038",
    )
    for y, reach in ((SHELF - 84, 212), (SHELF - 56, 222), (SHELF - 6, 254)):
        turned = [(X - reach * math.cos(a), y + 19 * math.sin(a)) for a in np.linspace(0, math.pi, 15)]
        c.multiply(line(turned, 6), "#2c1030", 0.7, soft=2, inside=wood)
        c.screen(line([(u, v + 7) for u, v in turned], 3), "#f0b480", 0.5, soft=1.4, inside=wood)


def _air(c: Canvas) -> Pixels:
    ball = ellipse(X, Y, R)
    return paint(
        c,
        ball,
        [(0, "#22356e"), (0.45, "#3c568e"), (0.75, "#7f98bc"), (1, "#bccbd8")],
        along=("y", Y - R, Y + R * 0.5),
        volume=0,
        angle=4,
        mottle=0.9,
        wobble=0.15,
        cast=(16, 6, 26, 0.4),
    )


def _suburb(c: Canvas, inside: Pixels) -> None:
    """Rows of houses curve towards us; one window is lit and somebody stands in it."""
    chance = random.Random(11)
    snow: Manner = {
        "inside": inside,
        "volume": 18,
        "shading": 0.55,
        "angle": 6,
        "dark": "#40569a",
        "wobble": 1.2,
        "rim": "#ffffff",
        "rim_width": 3,
    }
    rows = (
        (520, 0.5, 0.4, ["#9fb2cc", "#8498bc"]),
        (600, 0.72, 0.24, ["#c4d0de", "#94a8c8"]),
        (696, 1.0, 0.1, ["#dde4ea", "#a0b2d0"]),
        (800, 1.36, 0.0, ["#eef0ec", "#a8b8d4"]),
    )
    for k, (y, size, air, tones) in enumerate(rows):
        ridge = [
            (X - 380, y + 60, 1),
            (X - 240, y + 10),
            (X - 90, y - 10),
            (X + 60, y - 4),
            (X + 230, y + 22),
            (X + 380, y + 70, 1),
            (X + 380, 1000, 1),
            (X - 380, 1000, 1),
        ]
        paint(c, spline(ridge), tones, haze=("#9fb2cc", air), **snow)
        step = 96 * size
        count = int(760 / step) + 1
        for i in range(count):
            x = X - 366 + i * step + (k % 2) * step * 0.5 + chance.uniform(-8, 8)
            sag = ((x - X) / 330) ** 2 * 48
            if (k, i) == (3, 4):
                continue
            if chance.random() < 0.2:
                _tree(c, x, y + 14 * size + sag, size, air, inside)
            else:
                _house(c, x, y + 18 * size + sag, size, air, inside, chance, (k, i) == (2, 3))
    _street(c, inside)


def _house(
    c: Canvas, x: float, y: float, size: float, air: float, inside: Pixels, chance: random.Random, awake: bool
) -> None:
    w, h = 60 * size, 44 * size * chance.uniform(0.9, 1.15)
    own: Manner = {"inside": inside, "haze": ("#9fb2cc", air), "wobble": 0.3, "detail": 0.6}
    wall: Colour = chance.choice(("#8c8aa6", "#a08c92", "#74869e", "#9a9484"))
    c.multiply(
        ellipse(x + w * 0.4, y + 2, w * 0.7, 6 * size),
        "#5a70a8",
        0.6 * (1 - air),
        soft=4 * size,
        inside=inside,
    )
    if chance.random() < 0.6:
        paint(
            c,
            rectangle(x + w * 0.2, y - h - 36 * size, 11 * size, 30 * size),
            ["#8a5a58", "#5a3c54"],
            volume=2 * size,
            **own,
        )
        paint(
            c,
            ellipse(x + w * 0.2 + 5.5 * size, y - h - 37 * size, 8 * size, 4 * size),
            "#f4f4f0",
            volume=2 * size,
            **own,
        )
    front = polygon(
        [(x - w / 2, y), (x - w / 2, y - h), (x, y - h - 28 * size), (x + w / 2, y - h), (x + w / 2, y)]
    )
    paint(
        c,
        front,
        [mix(wall, "#d8dce4", 0.2), mix(wall, "#1c2950", 0.35)],
        volume=5 * size,
        shading=0.6,
        ink=0.3,
        **own,
    )
    roof = spline(
        [
            (x - w * 0.64, y - h + 4 * size, 1),
            (x - w * 0.62, y - h - 6 * size),
            (x - 4 * size, y - h - 40 * size),
            (x + 4 * size, y - h - 40 * size),
            (x + w * 0.62, y - h - 6 * size),
            (x + w * 0.64, y - h + 4 * size, 1),
            (x + w * 0.5, y - h + 3 * size),
            (x, y - h - 26 * size, 1),
            (x - w * 0.5, y - h + 3 * size),
        ]
    )
    paint(
        c,
        roof,
        ["#f8f8f4", "#c8d4e4"],
        volume=5 * size,
        shading=0.6,
        dark="#40569a",
        rim="#ffffff",
        rim_width=1.6 * size,
        **own,
    )
    side = chance.choice((-1, 1))
    gable = ellipse(x, y - h - 6 * size, 6 * size, 7 * size)
    paint(c, gable, ["#2c3a6a", "#40528a"], volume=0, **own)
    c.multiply(gable.outline(1.8 * size), "#1c2650", 0.5, inside=inside)
    px, py = x + side * w * 0.2, y - h * 0.36
    pane = rectangle(px - 10 * size, py - 11 * size, 20 * size, 20 * size)
    paint(c, pane, ["#ffdf8a", "#ffb84a"] if awake else ["#2c3a6a", "#4a5c94"], volume=0, **own)
    if awake:
        sleeper = spline(
            [
                (px - 7 * size, py + 9 * size, 1),
                (px - 4 * size, py + size),
                (px + 4 * size, py + size),
                (px + 7 * size, py + 9 * size, 1),
            ]
        )
        c.over([ellipse(px, py - 3 * size, 3.4 * size, 4 * size), sleeper], "#5a2c38", 0.95)
        glow(c, px, py, 70 * size, "#ffb850", 0.8)
    c.multiply(
        [pane.outline(2.2 * size), line([(px, py - 11 * size), (px, py + 9 * size)], 1.6 * size)],
        "#1c2650",
        0.6,
        inside=inside,
    )
    c.over(
        line([(px - 12 * size, py + 11 * size), (px + 12 * size, py + 11 * size)], 3.4 * size),
        "#f4f4f0",
        0.9,
        inside=inside,
    )
    door = rectangle(x - side * w * 0.22 - 7 * size, y - 26 * size, 14 * size, 26 * size)
    paint(c, door, [chance.choice(("#6a3c48", "#35547a", "#4a5a4e")), "#2c2444"], volume=2 * size, **own)


def _tree(c: Canvas, x: float, y: float, size: float, air: float, inside: Pixels) -> None:
    own: Manner = {"inside": inside, "haze": ("#9fb2cc", air), "wobble": 0.8, "detail": 0.5}
    c.multiply(
        ellipse(x + 14 * size, y + 2, 24 * size, 5 * size), "#5a70a8", 0.6 * (1 - air), soft=3, inside=inside
    )
    for k in range(4):
        w, top = (30 - k * 6) * size, y - (20 + k * 20) * size
        tier = spline(
            [
                (x - w, top + 12 * size, 1),
                (x - w * 0.4, top - 4 * size),
                (x, top - 26 * size, 1),
                (x + w * 0.4, top - 4 * size),
                (x + w, top + 12 * size, 1),
                (x, top + 18 * size),
            ]
        )
        paint(
            c, tier, ["#f2f4f2", "#b8c8dc", "#4a6488"], volume=6 * size, shading=0.65, dark="#2a3c78", **own
        )


def _street(c: Canvas, inside: Pixels) -> None:
    """In front a road, a lamp post, somebody's footsteps that end at a gate, a sledge."""
    road = spline(
        [
            (X - 60, 770, 1),
            (X + 10, 768, 1),
            (X + 60, 830),
            (X + 160, 930, 1),
            (X - 120, 930, 1),
            (X - 60, 840),
        ]
    )
    c.multiply(road, "#a4b4d0", 0.8, soft=5, inside=inside)
    steps = [
        ellipse(X - 20 + k * 8 + (k % 2) * 9, 782 + k * 13, 4 + k * 0.35, 2.4 + k * 0.2, 20) for k in range(9)
    ]
    c.multiply(steps, "#5a6ca4", 0.75, soft=0.6, inside=inside)
    post: Manner = {"inside": inside, "volume": 2, "wobble": 0.2, "detail": 0.8}
    paint(c, line([(X + 78, 872), (X + 78, 760)], 5), ["#2a3460", "#1c2448"], **post)
    paint(c, ellipse(X + 78, 750, 10, 12), ["#55689c", "#34467e"], **post)
    paint(c, ellipse(X + 78, 739, 11, 5), "#f6f6f2", **post)


def _hand(c: Canvas) -> None:
    """A shadow alone: the forearm from the upper right, fingers spread around the glass."""
    arm = spline(
        [
            (820, -140, 1),
            (820, 96, 1),
            (730, 170),
            (676, 250),
            (640, 322),
            (572, 336),
            (500, 300),
            (462, 236),
            (470, 170),
            (516, 112),
            (588, 40),
            (650, -140, 1),
        ]
    )
    fingers = (
        ([(520, 150), (392, 108), (268, 162), (212, 250)], (72, 60, 44)),
        ([(500, 206), (372, 196), (268, 292), (236, 400)], (74, 62, 46)),
        ([(514, 262), (410, 282), (330, 392), (318, 494)], (70, 58, 42)),
        ([(560, 300), (480, 344), (424, 440), (424, 514)], (60, 48, 36)),
        ([(640, 230), (664, 356), (628, 470), (566, 540)], (84, 66, 50)),
    )
    bones = [polyline([joints[k], joints[k + 1]], widths[k]) for joints, widths in fingers for k in range(3)]
    hand = [arm, *bones]
    c.multiply(c.mask(hand, 4), "#26306c", 0.8)
    c.multiply(c.mask(hand, 34), "#4a5a96", 0.35)


def _glass(c: Canvas, inside: Pixels) -> None:
    rim = (1 - c.mask(ellipse(X, Y, R - 8), 24)) * inside
    c.multiply(rim, "#33478c", 0.75)
    c.screen(
        c.mask(ellipse(X, Y, R - 3).outline(5), 1.5) * smoothstep(c.noise(90, 4, 3), 0.3, 0.6),
        "#dfeaf4",
        0.7,
        inside=inside,
    )
    c.screen(
        line([(X - 286, Y + 60), (X - 300, Y - 40), (X - 262, Y - 160), (X - 190, Y - 240)], 22),
        "#ffffff",
        0.72,
        soft=7,
        inside=inside,
    )
    c.screen(line([(X - 262, Y + 130), (X - 246, Y + 160)], 18), "#ffffff", 0.6, soft=6, inside=inside)
    c.screen(
        line([(X + 250, Y + 180), (X + 296, Y + 80), (X + 304, Y - 20)], 12),
        "#a8c4ec",
        0.5,
        soft=6,
        inside=inside,
    )
    chance = random.Random(3)
    flakes = [
        (
            chance.uniform(X - R, X + R),
            Y + R * (1 - chance.random() ** 0.5 * 1.9),
            chance.uniform(0.9, 2.4),
            0.8,
        )
        for _ in range(70)
    ]
    sparkle(c, c.dots(flakes) * inside, "#ffffff", 0.8)
    arc = np.linspace(0, math.pi, 19)
    brim = [(X - 236 * math.cos(a), 824 + 44 * math.sin(a)) for a in arc]
    collar = polygon([*brim, *((X + 230 * math.cos(a), 858 + 46 * math.sin(a)) for a in arc)])
    paint(
        c,
        collar,
        [(0, "#e8b878"), (0.25, "#fff0c8"), (0.55, "#b87848"), (1, "#5a3040")],
        along=("x", X - 236, X + 236),
        volume=7,
        shading=0.5,
        wobble=0.3,
        rim="#fff6dc",
        rim_width=2.5,
        detail=0.5,
        cast=(4, 8, 8, 0.5),
    )


def _trifles(c: Canvas) -> None:
    """Dust on the shelf keeps the round mark of a globe that is gone; a dead fly; a tiny fallen chimney."""
    c.screen(ellipse(700, SHELF + 62, 130, 9), "#ffe0b0", 0.18, soft=4)
    pot: Shape = spline(
        [(596, SHELF + 40, 1), (626, SHELF + 34, 1), (628, SHELF + 56, 1), (598, SHELF + 60, 1)]
    )
    c.multiply(ellipse(620, SHELF + 62, 24, 5), "#1a1038", 0.7, soft=3)
    paint(c, pot, ["#b8604c", "#6a3048"], volume=4, wobble=0.3, detail=0.7, rim="#ffd8b0", rim_width=2)
    c.over(ellipse(597, SHELF + 50, 4.5, 9, 8), "#f6f6f2", 0.95)
