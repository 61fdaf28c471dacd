"""Faces hang to dry on a line over a bright meadow; the shadow of the laughing one has another mouth."""

import math
import random
from collections.abc import Callable

import numpy as np

from art import pixels
from art.canvas import Canvas
from art.colour import Colour, Pixels, mix
from art.motifs.figure import Clothes, figure
from art.motifs.ground import grass, hill
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polyline, spline

SCENE = Scene(
    id="5d4af4qp",
    slug="mask-washing-day",
    seed=425,
    palette="P10",
    horizon="low",
    reach="close",
    hour="day",
    mood="comic",
    description="Wet masks hang by pegs on a clothes line above a meadow, one of them laughing; "
    "a child with a peg looks up beside a wash tub.",
    clues=("Off duty", "Monday face", "Dirty laundry", "It comes out in the wash"),
    motifs=("masks", "selves", "work"),
    light=(-0.6, -0.8),
    shadow="#2c2a52",
    warmth="#fff4d0",
    grade=("#342e50", "#fff0cc", 0.05),
    contrast=0.16,
    vignette=0.28,
)

HORIZON = 800
LINE = [(-40, 128), (120, 214), (300, 284), (470, 324), (620, 340), (720, 336), (820, 322)]
Placing = Callable[[Points], list[tuple[float, ...]]]
SKIN: Manner = {"wobble": 0.6, "shading": 0.62, "rim": "#fffdf0", "rim_width": 5, "angle": 70, "detail": 0.3}


def draw(c: Canvas) -> None:
    """Morning, hills and meadow; shadows; the line with five faces; tub and child."""
    _morning(c)
    _meadow(c)
    _shadow(c)
    _line(c)
    _face(c, 728, 350, 0.52, 6, "#e8b86a", "proud", 5)
    _face(c, 622, 352, 0.74, -5, "#7fb3b4", "amazed", 4)
    _face(c, 484, 338, 1.06, 5, "#b5685c", "cross", 3)
    _face(c, 76, 214, 1.72, -4, "#a8b8c0", "sad", 2)
    _face(c, 300, 300, 1.55, 6, "#f6e4bc", "laughing", 1)
    _tub(c)
    _child(c)


def _morning(c: Canvas) -> None:
    c.background([(0, "#3f8aa6"), (0.3, "#7fb9c0"), (0.55, "#cfdcc4"), (0.7, "#fbf2d6")], angle=-12)


def _meadow(c: Canvas) -> None:
    far = [(-40, 760), (90, 700), (220, 690), (360, 740), (520, 700), (660, 660), (820, 690)]
    paint(
        c,
        hill(far),
        ["#a8c0b0", "#88aaa4"],
        volume=18,
        shading=0.45,
        wobble=1.5,
        angle=-10,
        haze=("#dfe6cc", 0.45),
        rim="#fffbe0",
    )
    mid = [(-40, 806), (120, 770), (300, 790), (480, 776), (640, 752), (820, 768)]
    paint(
        c,
        hill(mid),
        ["#c9c78a", "#a0b088"],
        volume=20,
        shading=0.45,
        wobble=1.5,
        angle=-6,
        haze=("#e8e8c4", 0.25),
        rim="#fffbe0",
    )
    near = [(-40, 850), (160, 822), (380, 838), (560, 822), (820, 800)]
    across = np.clip((c.y - 800) / 360, 0, 1).astype(np.float32)
    paint(
        c,
        hill(near),
        ["#e0d890", "#c0c078", "#8fa068", "#5f7f66"],
        along=across,
        volume=24,
        shading=0.4,
        wobble=1.4,
        angle=-18,
        mottle=1.4,
        streaks=1.4,
        rim="#fffbe0",
    )
    chance = random.Random(4)
    blooms = []
    for _ in range(70):
        x, y = chance.uniform(0, 768), 850 + 290 * chance.random() ** 0.8
        blooms.append((x, y, 1.6 + (y - 840) / 90))
    c.over([ellipse(x, y, r * 1.3, r) for x, y, r in blooms], "#fffaf0", 0.95)
    c.sharpen([ellipse(x, y, r * 2, r * 2) for x, y, r in blooms], 0.6)


MOUTHS: dict[str, Points] = {
    "laughing": [
        (-58, 62, 1),
        (-30, 74),
        (0, 78),
        (30, 74),
        (58, 62, 1),
        (46, 104),
        (20, 124),
        (-20, 124),
        (-46, 104),
    ],
    "sad": [(-40, 108, 1), (-24, 88), (0, 82), (24, 88), (40, 108, 1), (22, 100), (0, 97), (-22, 100)],
    "cross": [(-44, 84, 1), (0, 78), (44, 84, 1), (42, 108, 1), (0, 102), (-42, 108, 1)],
    "amazed": [(0, 68), (20, 76), (27, 98), (18, 120), (0, 126), (-18, 120), (-27, 98), (-20, 76)],
    "proud": [(-26, 92, 1), (-8, 84), (4, 90), (18, 84), (30, 90, 1), (14, 100), (-8, 100)],
}
EYES: dict[str, Points] = {
    "laughing": [(-26, 8, 1), (-14, -8), (0, -13), (14, -8), (26, 8, 1), (12, -1), (0, -4), (-12, -1)],
    "sad": [(-24, 14), (-10, 0), (10, -8), (24, -8), (20, 6), (4, 14), (-12, 18)],
    "cross": [(-24, -12, 1), (0, -2), (24, 10), (12, 16), (-8, 14), (-22, 4)],
    "amazed": [(0, -21), (17, -13), (21, 2), (14, 17), (0, 22), (-14, 17), (-21, 2), (-17, -13)],
    "proud": [(-24, -2, 1), (0, -4), (24, -2, 1), (12, 9), (0, 11), (-12, 9)],
}
BROWS: dict[str, Points] = {
    "laughing": [(-30, -34), (-10, -52), (22, -44)],
    "sad": [(-34, -14), (-6, -30), (22, -50)],
    "cross": [(-32, -46), (-4, -36), (26, -18)],
    "amazed": [(-24, -50), (0, -64), (24, -54)],
    "proud": [(-28, -30), (2, -50), (28, -44)],
}


def _holes(mood: str) -> list[Points]:
    """The two eyes and the mouth, in the mask's own space: 200 wide, its upper edge at -130."""
    right = [(46 - p[0], p[1] - 6, *p[2:]) for p in EYES[mood]]
    left = [(p[0] - 46, p[1] - 6, *p[2:]) for p in EYES[mood]]
    return [left, right, MOUTHS[mood]]


def _outline(swell: float = 0) -> Points:
    half = [
        (0, -134),
        (52, -132),
        (92, -110),
        (106, -60),
        (108, 0),
        (100, 54),
        (78, 106),
        (42, 146),
        (0, 160),
    ]
    grown = [(p[0] * (1 + swell / 110), p[1] * (1 + swell / 140)) for p in half]
    return [*grown, *[(-p[0], p[1]) for p in grown[-2:0:-1]]]


def _shadow(c: Canvas) -> None:
    """On the grass lies the shadow of the face that laughs; light falls through its holes."""
    x, y = 470, 986

    def laid(points: Points) -> Shape:
        return spline([(x + p[0] * 1.5 + p[1] * 0.75, y + p[1] * 0.46 + p[0] * 0.06, *p[2:]) for p in points])

    dark = c.mask(laid(_outline()), 3)
    for hole in _holes("sad"):
        dark = dark * (1 - c.mask(laid(hole), 2))
    stem = c.mask(polyline([(x - 96, y - 62), (x - 330, y - 128)], 5), 2)
    c.multiply(np.maximum(dark, stem * 0.6), "#4a5278", 0.82)
    for dx, dy, size in ((-330, -30, 0.9), (236, -86, 0.62)):
        far = c.mask(
            spline(
                [
                    (x + dx + (p[0] * 1.5 + p[1] * 0.75) * size, y + dy + (p[1] * 0.46) * size)
                    for p in _outline()
                ]
            ),
            4,
        )
        c.multiply(far, "#5a6284", 0.6)


def _line(c: Canvas) -> None:
    post = spline([(752, 300, 1), (764, 300, 1), (768, 900, 1), (750, 900, 1)])
    paint(
        c,
        post,
        ["#8a7060", "#5a4a58"],
        volume=5,
        wobble=0.4,
        detail=0.5,
        rim="#fff4d0",
        rim_width=2,
        cast=(12, 4, 6, 0.3),
    )
    paint(
        c,
        line(LINE, 5),
        ["#fff8e4", "#b8a890"],
        volume=1.8,
        wobble=0.3,
        detail=0.7,
        rim="#ffffff",
        rim_width=1.5,
    )


def _face(
    c: Canvas, x: float, y: float, size: float, turn: float, colour: Colour, mood: str, seed: int
) -> None:
    """A mask of wet leather: rim, holes with their thickness, brows, nose, cheeks, pegs and drops."""

    def at(points: Points, right: float = 0, down: float = 0) -> list[tuple[float, ...]]:
        return place([(p[0] + right, p[1] + 140 + down, *p[2:]) for p in points], x, y, size, 1, turn)

    holes = _holes(mood)
    back = _pierced(c, spline(at(_outline())), [spline(at(hole, 5, 4)) for hole in holes])
    deep: list[Colour] = [mix(colour, "#2c2a52", 0.55), mix(colour, "#2c2a52", 0.75)]
    paint(c, back, deep, volume=0, wobble=0)
    shape = _pierced(c, spline(at(_outline())), [spline(at(hole)) for hole in holes])
    tones: list[Colour] = [mix(colour, "#fffaf0", 0.45), colour, mix(colour, "#3b3550", 0.35)]
    face = paint(
        c,
        shape,
        tones,
        along=("r", x - 40 * size, y + 80 * size, 300 * size),
        volume=24 * size,
        **{**SKIN, "wobble": 0.25},
    )
    deep_hue = mix(colour, "#3b2450", 0.6)
    c.multiply(
        [ellipse(*_first(at([(u, -8)])), 42 * size, 32 * size, turn) for u in (-46, 46)],
        deep_hue,
        0.4,
        soft=9 * size,
        inside=face,
    )
    c.multiply(
        [
            line(at(side), 12 * size)
            for side in ([(-30, 44), (-62, 66), (-70, 104)], [(30, 44), (62, 66), (70, 104)])
        ],
        deep_hue,
        0.42,
        soft=7 * size,
        inside=face,
    )
    c.screen(
        [ellipse(*_first(at([(u, 50)])), 24 * size, 18 * size, turn) for u in (-66, 62)],
        "#fff6e0",
        0.4,
        soft=8 * size,
        inside=face,
    )
    if mood == "laughing":
        c.over(
            [ellipse(*_first(at([(u, 44)])), 22 * size, 18 * size, turn) for u in (-70, 70)],
            "#d8705c",
            0.42,
            soft=7 * size,
            inside=face,
        )
    nose = [(-8, -34), (8, -34), (13, 0), (26, 40), (16, 54), (0, 58), (-16, 54), (-26, 40), (-13, 0)]
    paint(
        c,
        spline(at(nose)),
        [mix(colour, "#fffaf0", 0.35), colour],
        volume=13 * size,
        inside=face,
        cast=(9 * size, 7 * size, 6 * size, 0.5, "#5a4468"),
        **{**SKIN, "rim_width": 3 * size},
    )
    for flip in (-1, 1):
        brow = [(flip * (46 - p[0]), p[1]) for p in BROWS[mood]]
        paint(
            c,
            line(at(brow), 13 * size),
            mix(colour, "#2c2440", 0.72),
            volume=5 * size,
            inside=face,
            wobble=0.5,
            detail=0.4,
            cast=(3 * size, 4 * size, 3 * size, 0.4),
        )
    if mood == "laughing":
        teeth = spline(at([(-44, 74, 1), (0, 86), (44, 74, 1), (36, 90), (0, 99), (-36, 90)]))
        paint(c, teeth, ["#fffdf4", "#e0d8c4"], volume=4, wobble=0.3, detail=0.5)
    _ribbons(c, at, size, (-1, 1) if mood in ("laughing", "sad") else (1,), seed)
    _drops(c, at, size, seed)


def _first(points: list[tuple[float, ...]]) -> tuple[float, float]:
    return points[0][0], points[0][1]


def _pierced(c: Canvas, body: Shape, holes: list[Shape]) -> Pixels:
    sway = np.float32(0.5 * c.scale)
    mask = np.clip(c.mask(body) - c.mask(holes), 0, 1)
    return pixels.warp(mask, (c.noise(26, 5, 2) - 0.5) * sway * 6, (c.noise(26, 9, 2) - 0.5) * sway * 6)


def _ribbons(c: Canvas, at: Placing, size: float, sides: tuple[int, ...], seed: int) -> None:
    """Two pegs at the upper edge, and the ties hanging from the temples in the wind."""
    chance = random.Random(seed)
    for side in sides:
        start = (side * 104, -30)
        tie = [
            start,
            (side * 122, 20),
            (side * 110 + 16, 70 + chance.uniform(-10, 20)),
            (side * 128 + 24, 130 + chance.uniform(-20, 20)),
        ]
        paint(
            c,
            line(at(tie), 6.5 * size),
            ["#c8492f", "#8a2f34"],
            volume=2 * size,
            wobble=0.4,
            detail=0.6,
            rim="#fff0d8",
            rim_width=1.5,
            cast=(5 * size, 5 * size, 4, 0.25),
        )
    for u in (-54, 54):
        peg = spline(
            at(
                [
                    (u - 8, -168, 1),
                    (u + 8, -168, 1),
                    (u + 10, -120),
                    (u + 5, -106, 1),
                    (u, -128),
                    (u - 5, -106, 1),
                    (u - 10, -120),
                ]
            )
        )
        paint(
            c,
            peg,
            ["#e8c890", "#9a6e4c"],
            volume=4 * size,
            wobble=0.3,
            detail=0.6,
            rim="#fffbe8",
            rim_width=2,
            cast=(4 * size, 5 * size, 3 * size, 0.4),
        )


def _drops(c: Canvas, at: Placing, size: float, seed: int) -> None:
    chance = random.Random(seed * 7)
    drops = []
    for _ in range(4):
        u, v = chance.uniform(-40, 40), chance.uniform(176, 250)
        drops.append(spline(at([(u, v - 14, 1), (u + 5, v), (u, v + 6), (u - 5, v)])))
    drops.append(spline(at([(0, 158, 1), (7, 168), (0, 176), (-7, 168)])))
    paint(
        c, drops, ["#d8ecec", "#5fa3b5"], volume=3 * size, detail=0.8, wobble=0.1, rim="#ffffff", rim_width=1
    )


def _tub(c: Canvas) -> None:
    """Suds, and in them a face that is not yet clean."""
    x, y = 128, 1070
    c.multiply(ellipse(x + 46, y + 62, 210, 34), "#3a4468", 0.6, soft=12)
    body = spline(
        [
            (x - 176, y - 50, 1),
            (x - 150, y + 60),
            (x - 70, y + 84),
            (x + 60, y + 84),
            (x + 136, y + 60),
            (x + 166, y - 50, 1),
        ]
    )
    wood = paint(
        c,
        body,
        ["#c89a6c", "#a8745a", "#6a4458"],
        along=("x", x - 170, x + 170),
        volume=24,
        wobble=0.5,
        shading=0.65,
        angle=86,
        rim="#fff4d0",
        rim_width=4,
    )
    staves = [line([(x + u, y - 50), (x + u * 0.86, y + 84)], 3.5) for u in range(-150, 170, 38)]
    c.multiply(staves, "#4a2c44", 0.6, soft=1, inside=wood)
    for v, sag in ((-14, 22), (40, 20)):
        hoop = line(
            [(x - 172 + (v + 20) * 0.3, y + v), (x, y + v + sag), (x + 164 - (v + 20) * 0.3, y + v)], 11
        )
        paint(c, hoop, ["#8a9aa8", "#4a5070"], volume=4, inside=wood, rim="#ffffff", rim_width=2)
    paint(c, ellipse(x - 5, y - 50, 172, 46), ["#e0b888", "#a8745a"], volume=5, wobble=0.4, rim="#fffbe0")
    water = paint(c, ellipse(x - 5, y - 48, 158, 38), ["#bfe0e0", "#7fb3bc", "#5fa3b5"], volume=5, wobble=0.4)
    afloat = [(p[0] * 0.72 + p[1] * 0.3, p[1] * 0.26) for p in _outline()]
    paint(
        c,
        spline(place(afloat, x - 18, y - 62, 1)),
        ["#d8cfe0", "#a898b8"],
        volume=9,
        shading=0.5,
        inside=water,
        rim="#ffffff",
        rim_width=2,
        cast=(6, 7, 5, 0.4),
    )
    for hole in _holes("proud"):
        c.over(
            spline(place([(p[0] * 0.72 + p[1] * 0.3, p[1] * 0.26) for p in hole], x - 18, y - 62)),
            "#4f8f9f",
            0.95,
        )
    chance = random.Random(9)
    suds = []
    for _ in range(64):
        angle, reach = chance.uniform(0, 6.28), chance.uniform(0.72, 1.02)
        r = chance.uniform(6, 19)
        suds.append(
            ellipse(
                x - 5 + 152 * reach * math.cos(angle),
                y - 52 + 36 * reach * math.sin(angle) - r * 0.3,
                r,
                r * 0.88,
            )
        )
    suds += [ellipse(x - 150 + 14 * i, y - 18 + 12 * (i % 3), 13 - (i % 4) * 2) for i in range(5)]
    paint(c, suds, ["#ffffff", "#e4ecec"], volume=8, shading=0.5, wobble=0.6, dark="#7f9ac0", rim="#ffffff")
    bubbles = [(x + 90, y - 130, 17), (x + 130, y - 190, 11), (x + 36, y - 170, 9), (x + 170, y - 120, 8)]
    for u, v, r in bubbles:
        c.over(ellipse(u, v, r), "#e8f4f0", 0.25)
        c.over(ellipse(u, v, r).outline(2), "#ffffff", 0.7)
        c.over(ellipse(u - r * 0.35, v - r * 0.35, r * 0.2), "#ffffff", 0.95)


def _child(c: Canvas) -> None:
    wears = Clothes(coat="#c8492f", hem="#8a2f3c", hair="#4a3040", skin="#e0ac88", legs="#e0ac88")
    figure(
        c,
        664,
        1116,
        232,
        wears,
        flip=-1,
        arms=[[(8, -66), (22, -74), (30, -92)], [(-8, -66), (-14, -52), (-12, -40)]],
        rim="#fffbe0",
        detail=0.65,
    )
    strap = [polyline([(648, 962), (660, 1010), (676, 962)], 6)]
    c.over(strap, "#fbf2d6", 0.8)
    braid = [ellipse(664 + 2 * (i % 2), 940 + i * 12, 9 - i * 0.6, 8) for i in range(5)]
    paint(c, braid, ["#5a3c4c", "#3a2438"], volume=4, detail=0.7, rim="#fff0d8", rim_width=1.5)
    peg = spline(
        place(
            [(-4, -22, 1), (5, -22, 1), (6, 4), (3, 12, 1), (0, 2), (-3, 12, 1), (-6, 4)],
            594,
            898,
            1.1,
            1,
            -14,
        )
    )
    paint(c, peg, ["#f0d498", "#a8784c"], volume=3, detail=0.8, wobble=0.2, rim="#ffffff", rim_width=1.5)
    ridge = [(-40, 1160), (240, 1166), (520, 1160), (820, 1140)]
    grass(c, ridge, ["#a0b070", "#3f5f5c"], height=52, count=170, seed=5, lean=0.25, rim="#fbf6c8")
