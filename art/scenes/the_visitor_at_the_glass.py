"""A child in a dark room holds up a lamp; on the outside of the window sits a moth as large as the window."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.light import fog, glow
from art.motifs.fur import fur
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="mxbcrnuy",
    slug="the-visitor-at-the-glass",
    seed=8206,
    palette="P2",
    horizon="none",
    reach="close",
    hour="night",
    mood="uneasy",
    description="In a dark room a child in nightclothes holds up a lamp; outside, a moth as large as the "
    "window sits on the glass and looks in.",
    clues=("Be careful what you light", "Fame", "It only wants to come home", "Too much love"),
    motifs=("animals", "light", "size", "windows", "night"),
    light=(-0.2, 0.8),
    shadow="#1a1438",
    warmth="#ffdf9c",
    grade=("#1a1440", "#ffdca0", 0.07),
    contrast=0.17,
    vignette=0.45,
)

X = 396.0
FRAME = (98.0, 70.0, 694.0, 884.0)
LAMP = (352.0, 812.0)

FORE: Points = [
    (-16, -40, 1),
    (-60, -130),
    (-150, -230),
    (-250, -290),
    (-330, -300, 1),
    (-338, -230),
    (-322, -120),
    (-296, -20),
    (-262, 56),
    (-210, 74),
    (-130, 66),
    (-60, 40),
    (-14, 10, 1),
]
HIND: Points = [
    (-10, 0, 1),
    (-80, 40),
    (-190, 66),
    (-262, 110),
    (-288, 190),
    (-270, 280),
    (-214, 330),
    (-150, 320),
    (-96, 270),
    (-50, 190),
    (-16, 110, 1),
]


def _oval(spots: Points, across: float, down: float | None = None) -> Shape:
    """An ellipse about the first of the points."""
    return ellipse(spots[0][0], spots[0][1], across, down)


def draw(c: Canvas) -> None:
    """The night outside; the moth, wings first; the window; the room and its curtains; the child."""
    _night(c)
    _wings(c)
    _body(c)
    _glass(c)
    _room(c)
    _sill(c)
    _child(c)


def _both(points: Points, y: float, side: float) -> list[tuple[float, ...]]:
    return place(points, X, y, 1, flip=side)


def _night(c: Canvas) -> None:
    c.background([(0, "#141338"), (0.5, "#241e56"), (1, "#3a2a66")], angle=6, mottle=0.9)
    left, top, right, _ = FRAME
    luck = random.Random(6)
    spots = [
        (
            luck.uniform(left + 40, right - 40),
            luck.uniform(top + 10, 500),
            luck.uniform(0.8, 2),
            luck.uniform(0.5, 1),
        )
        for _ in range(60)
    ]
    c.screen(c.dots(spots), "#fff4d6", 0.9)
    roofs = [
        (90, 800),
        (150, 770),
        (210, 800),
        (260, 790),
        (330, 812),
        (470, 806),
        (540, 774),
        (610, 804),
        (700, 786),
    ]
    for x, y in roofs:
        paint(
            c,
            [polygon([(x - 46, y + 20), (x, y - 34), (x + 46, y + 20)]), rectangle(x - 38, y + 18, 76, 120)],
            ["#241c4c", "#181440"],
            volume=5,
            wobble=0.6,
            haze=("#3a2a66", 0.35),
        )
    fog(c, 800, 60, "#57407a", 0.5)


def _wings(c: Canvas) -> None:
    y = 430.0
    for side in (1.0, -1.0):
        hind = paint(
            c,
            spline(_both(HIND, y + 40, side)),
            [(0, "#e8b090"), (0.4, "#b8707c"), (0.75, "#8a5078"), (1, "#f0c898")],
            along=("r", X, y + 40, 370),
            volume=26,
            shading=0.6,
            streaks=1.4,
            angle=40 * side + 90,
            wobble=1.2,
            rim="#ffe2b0",
            rim_width=4,
            dark="#3a1848",
        )
        _veins(c, y + 40, side, [(-250, 120), (-276, 220), (-220, 310), (-130, 300), (-70, 220)], hind)
        _scallops(c, HIND, y + 40, side, 0.86, hind)
        fore = paint(
            c,
            spline(_both(FORE, y, side)),
            [
                (0, "#f4d0a0"),
                (0.25, "#d08a80"),
                (0.5, "#a05c7c"),
                (0.72, "#d89880"),
                (0.86, "#7a4674"),
                (1, "#f4d4a4"),
            ],
            along=("r", X, y, 440),
            volume=30,
            shading=0.6,
            streaks=1.4,
            angle=-35 * side + 90,
            wobble=1.2,
            rim="#ffe2b0",
            rim_width=4,
            cast=(-8 * side, 14, 14, 0.6),
            dark="#3a1848",
        )
        _veins(c, y, side, [(-320, -280), (-330, -180), (-306, -60), (-264, 40), (-170, 64)], fore)
        _scallops(c, FORE, y, side, 0.87, fore)
        _spot(c, X - 196 * side, y - 88, 66, side, fore)
        _spot(c, X - 172 * side, y + 226, 42, side, hind)
        chance = random.Random(int(7 + side))

        def scale(luck: random.Random, side: float = side) -> Points:
            a, r = luck.uniform(math.pi * 0.55, math.pi * 1.35), luck.uniform(40, 430)
            x, v = X + side * r * math.cos(a), y + 20 - r * math.sin(a) * 1.0
            return [
                (x, v),
                (x + side * 7 * math.cos(a), v - 7 * math.sin(a)),
                (x + side * 15 * math.cos(a), v - 15 * math.sin(a)),
            ]

        fur(c, np.maximum(hind, fore), scale, 800, "#4a2050", "#ffe0b0", chance.randrange(99), 0.26)


def _veins(c: Canvas, y: float, side: float, ends: Points, inside: np.ndarray) -> None:
    rays = [line(_both([(-14, 0), (end[0] * 0.5, end[1] * 0.5 + 12), end], y, side), 3.4) for end in ends]
    c.multiply(rays, "#5a2450", 0.5, soft=1.2, inside=inside)


def _scallops(c: Canvas, wing: Points, y: float, side: float, share: float, inside: np.ndarray) -> None:
    for size, colour, wide, strength in ((share, "#3a1848", 8.0, 0.55), (share - 0.08, "#ffe0b0", 5.0, 0.0)):
        edge = [(p[0] * size, p[1] * size) for p in wing]
        if strength:
            c.multiply(spline(_both(edge, y, side)).outline(wide), colour, strength, soft=2, inside=inside)
        else:
            c.screen(spline(_both(edge, y, side)).outline(wide), colour, 0.3, soft=2, inside=inside)


def _spot(c: Canvas, x: float, y: float, r: float, side: float, inside: np.ndarray) -> None:
    """An eye that is none: rings of scales, and a false glint."""
    rings = [(1.0, "#4a1c48"), (0.86, "#f4d8a0"), (0.7, "#e0a126"), (0.56, "#8a3a5c"), (0.4, "#140c24")]
    for size, colour in rings:
        paint(
            c,
            ellipse(x, y, r * size * 1.05, r * size, 12 * side),
            colour,
            volume=3,
            shading=0.35,
            wobble=1,
            streaks=1.3,
            inside=inside,
            detail=0.35,
        )
    c.screen(ellipse(x - 0.1 * r, y - 0.14 * r, r * 0.1, r * 0.14), "#fff4e0", 0.9, soft=1)
    c.screen(
        spline(
            [(x - r * 0.3, y + r * 0.12), (x, y + r * 0.32), (x + r * 0.3, y + r * 0.12), (x, y + r * 0.24)]
        ),
        "#b8a0d8",
        0.5,
        soft=1.5,
    )


def _body(c: Canvas) -> None:
    y = 430.0
    coat: Manner = {
        "shading": 0.55,
        "streaks": 1.3,
        "wobble": 1.6,
        "dark": "#3a1c4a",
        "rim": "#fff0c8",
        "rim_width": 4,
    }
    belly = paint(
        c,
        spline(
            [
                (X - 44, y + 60),
                (X - 58, y + 160),
                (X - 48, y + 270),
                (X - 18, y + 356),
                (X, y + 372),
                (X + 18, y + 356),
                (X + 48, y + 270),
                (X + 58, y + 160),
                (X + 44, y + 60),
            ]
        ),
        ["#e8c8a8", "#c89488", "#8a5878"],
        volume=34,
        angle=88,
        cast=(0, 16, 14, 0.6),
        **coat,
    )
    for k in range(7):
        v = y + 110 + k * 36
        half = 56 - k * 5
        c.multiply(line([(X - half, v), (X, v + 14), (X + half, v)], 7), "#5a2a58", 0.5, soft=3, inside=belly)
    for side in (1.0, -1.0):
        for points in (
            [(-34, 40), (-96, 20), (-150, 74), (-164, 120)],
            [(-30, 80), (-92, 112), (-122, 186), (-126, 236)],
            [(-30, 0), (-86, -50), (-142, -40), (-176, -6)],
        ):
            leg = line(_both(points, y, side), 11)
            foot = line(_both([points[-1], (points[-1][0] - 8, points[-1][1] + 16)], y, side), 6)
            paint(
                c,
                [leg, foot],
                ["#d8a088", "#8a5070"],
                volume=4,
                cast=(0, 8, 7, 0.5),
                wobble=0.5,
                rim="#fff0c8",
                rim_width=2.4,
                detail=0.4,
            )
    chest = paint(
        c,
        spline(
            [
                (X - 70, y - 10),
                (X - 78, y + 50),
                (X - 50, y + 104),
                (X, y + 124),
                (X + 50, y + 104),
                (X + 78, y + 50),
                (X + 70, y - 10),
                (X + 40, y - 60),
                (X - 40, y - 60),
            ]
        ),
        ["#fff0d4", "#f0d0a8", "#c8988c"],
        volume=40,
        angle=88,
        cast=(0, 12, 12, 0.5),
        **coat,
    )

    def down(chance: random.Random) -> Points:
        x, v = chance.uniform(X - 84, X + 84), chance.uniform(y - 70, y + 120)
        lean = (x - X) * 0.16
        return [(x, v), (x + lean * 0.6, v + 11), (x + lean, v + 24)]

    fur(c, chest, down, 520, "#a86870", "#fffbe8", 12, 0.28)

    def short(chance: random.Random) -> Points:
        x, v = chance.uniform(X - 60, X + 60), chance.uniform(y + 90, y + 370)
        return [(x, v), (x + (x - X) * 0.05, v + 9), (x + (x - X) * 0.08, v + 18)]

    fur(c, belly, short, 320, "#5a2a58", "#fff0d0", 14, 0.3)
    _antennae(c, y)
    face: Points = [
        (-52, 24),
        (-60, -8),
        (-36, -44),
        (0, -54),
        (36, -44),
        (60, -8),
        (52, 24),
        (22, 50),
        (0, 56),
        (-22, 50),
    ]
    head = paint(
        c,
        spline(place(face, X, y - 84, 1.36)),
        ["#f0d4ac", "#fff0d4", "#f4dcb8"],
        volume=30,
        angle=88,
        cast=(0, 10, 8, 0.5),
        **{**coat, "shading": 0.4},
    )

    def tuft(chance: random.Random) -> Points:
        a, r = chance.uniform(0, 2 * math.pi), chance.uniform(6, 84)
        x, v = X + r * math.cos(a), y - 84 + r * 0.9 * math.sin(a)
        return [
            (x, v),
            (x + 7 * math.cos(a), v + 7 * math.sin(a) + 2),
            (x + 14 * math.cos(a), v + 14 * math.sin(a) + 5),
        ]

    fur(c, head, tuft, 300, "#a86a70", "#fffbe8", 15, 0.26)
    for side in (1.0, -1.0):
        ex, ey = X - 55 * side, y - 88
        c.multiply(ellipse(ex, ey, 43, 45), "#5a2450", 0.6, soft=7)
        paint(
            c,
            ellipse(ex, ey, 35, 38),
            ["#3a2a50", "#120c24"],
            volume=10,
            shading=0.6,
            detail=0.7,
            wobble=0.3,
            rim="#d8a0b8",
            rim_width=3,
        )
        lamp = spline(
            [(ex - 10, ey + 28), (ex - 7, ey + 8), (ex + 1, ey + 1), (ex + 9, ey + 9), (ex + 12, ey + 28)]
        )
        c.screen(lamp, "#ffd070", 0.95, soft=1.5)
        c.screen(ellipse(ex - 12, ey - 17, 6, 8), "#d8c0f0", 0.7, soft=1)
    tongue = [line([(X, y - 24), (X - 4, y - 8), (X + 7, y + 2), (X + 12, y - 11), (X + 3, y - 14)], 6)]
    paint(c, tongue, ["#a85c60", "#6a304c"], volume=2, wobble=0.2, detail=0.7)


def _antennae(c: Canvas, y: float) -> None:
    for side in (1.0, -1.0):
        spine: Points = [(-34, -136), (-66, -190), (-116, -226), (-180, -240)]
        hairs = []
        for k in range(26):
            s = k / 25 * 2.999
            i, t = int(s), s - int(s)
            u = spine[i][0] * (1 - t) + spine[i + 1][0] * t
            v = spine[i][1] * (1 - t) + spine[i + 1][1] * t
            long = 40 * math.sin(math.pi * min(0.96, 0.16 + k / 30))
            hairs += [
                line(_both([(u, v), (u - long * 0.8, v + long * 0.2)], y, side), 4),
                line(_both([(u, v), (u - long * 0.1, v - long * 0.8)], y, side), 4),
            ]
        paint(
            c,
            [line(_both(spine, y, side), 8), *hairs],
            ["#f0c890", "#c88878"],
            volume=3,
            shading=0.6,
            wobble=0.4,
            rim="#fff0c8",
            rim_width=2,
            cast=(0, 7, 6, 0.5),
            detail=0.45,
        )


def _glass(c: Canvas) -> None:
    left, top, _, _ = FRAME
    glow(c, LAMP[0], LAMP[1] - 30, 560, "#ffb860", 0.42, tall=1.1)
    shine = [
        polygon([(left, 330), (330, top), (400, top), (left, 420)]),
        polygon([(left, 450), (424, top), (440, top), (left, 476)]),
    ]
    c.screen(shine, "#c8b8f0", 0.14, soft=2)
    c.screen(
        spline(
            [(X + 100, 600), (X + 160, 560), (X + 230, 590), (X + 236, 660), (X + 170, 700), (X + 104, 670)]
        ),
        "#d8c8e8",
        0.0,
        soft=14,
    )


def _room(c: Canvas) -> None:
    """The wall with its hole for the window, the frame, the bars."""
    left, top, right, bottom = FRAME
    hole = c.mask(rectangle(left, top, right - left, bottom - top))
    wall = (1 - hole).astype(np.float32)
    paint(
        c,
        wall,
        ["#241a44", "#33244e", "#2a1c40"],
        along=("y", 0, 1152),
        volume=0,
        wobble=0,
        angle=88,
        streaks=1.2,
    )
    dots = [
        ellipse(x + (j % 2) * 26, y, 4, 7)
        for j, y in enumerate(range(16, 1152, 44))
        for x in range(10, 790, 52)
    ]
    c.screen(dots, "#6a4a7a", 0.28, inside=wall)
    glow(c, LAMP[0], LAMP[1] + 20, 430, "#ffb050", 0.4)
    wood: Manner = {
        "wobble": 0.4,
        "streaks": 1.2,
        "shading": 0.7,
        "detail": 0.4,
        "rim": "#ffdc9c",
        "rim_width": 3,
        "dark": "#1a1034",
    }
    tone = ["#4a3258", "#6a4662", "#8a5c60"]
    paint(
        c,
        rectangle(X - 9, 600, 18, bottom - 600),
        tone,
        along=("y", top, bottom),
        volume=6,
        angle=88,
        cast=(0, -6, 8, 0.4),
        **wood,
    )
    paint(
        c,
        rectangle(left, 596, right - left, 17),
        tone,
        along=("y", 300, 760),
        volume=6,
        angle=0,
        cast=(0, -8, 8, 0.4),
        **wood,
    )
    for x in (left - 20, right - 8):
        paint(
            c,
            rectangle(x, top - 20, 28, bottom - top + 30),
            tone,
            along=("y", top, bottom),
            volume=8,
            angle=88,
            **wood,
        )
    paint(
        c,
        rectangle(left - 24, top - 26, right - left + 48, 32),
        ["#3a2850", "#4a3258"],
        volume=8,
        angle=0,
        **wood,
    )
    catch = [ellipse(X, 604, 15), line([(X, 604), (X + 26, 618)], 9)]
    paint(c, catch, ["#ffdc8c", "#a06a3c"], volume=4, detail=0.7, wobble=0.2, cast=(0, -4, 4, 0.5))
    for side in (1.0, -1.0):
        for i in range(3):
            x = 384 - side * (384 - i * 44)
            fold = [
                (x - 40, -20, 1),
                (x + 40, -20, 1),
                (x + side * 10 + 30, 300),
                (x - side * 16 + 26, 640),
                (x + 34, 1180, 1),
                (x - 38, 1180, 1),
                (x - side * 20 - 28, 640),
                (x + side * 6 - 30, 300),
            ]
            paint(
                c,
                spline(fold),
                ["#4a2858", "#7a3c5c", "#5a2c50"],
                volume=22,
                shading=0.8,
                angle=86,
                streaks=1.2,
                wobble=0.8,
                light=(side * 0.8, 0.6),
                rim="#f0a878",
                rim_width=4,
                rim_strength=0.7,
                dark="#1a0c30",
            )


def _sill(c: Canvas) -> None:
    left, _, right, bottom = FRAME
    sill = polygon(
        [
            (left - 30, bottom - 6),
            (right + 30, bottom - 6),
            (right + 50, bottom + 24),
            (left - 50, bottom + 24),
        ]
    )
    paint(
        c,
        sill,
        ["#c08868", "#7a4c58"],
        volume=6,
        wobble=0.4,
        angle=0,
        streaks=1.2,
        cast=(0, 20, 12, 0.6),
        rim="#ffe8b8",
        rim_width=3,
    )
    things: Manner = {
        "wobble": 0.4,
        "detail": 0.6,
        "rim": "#ffe0a8",
        "rim_width": 3,
        "light": (-0.9, -0.1),
        "dark": "#241440",
    }
    pot = spline([(560, bottom - 44, 1), (626, bottom - 44, 1), (616, bottom + 10, 1), (570, bottom + 10, 1)])
    paint(c, pot, ["#c86a5c", "#7a3448"], along=("x", 556, 630), volume=10, cast=(14, 4, 8, 0.5), **things)
    stem = [line([(593, bottom - 44), (590, bottom - 84), (604, bottom - 122)], 6)]
    leaves = [
        spline(place([(0, 0, 1), (-12, -18), (0, -44, 1), (12, -18)], x, y, 1, turn=turn))
        for x, y, turn in (
            (591, bottom - 64, -66),
            (592, bottom - 78, 60),
            (598, bottom - 104, -50),
            (604, bottom - 118, 8),
            (601, bottom - 110, 62),
        )
    ]
    paint(c, [*stem, *leaves], ["#7a9a78", "#3a5c64"], volume=5, **things)
    toy = [
        ellipse(196, bottom - 24, 26, 30),
        ellipse(190, bottom - 66, 23, 21),
        ellipse(174, bottom - 86, 8),
        ellipse(206, bottom - 86, 8),
        ellipse(176, bottom, 13, 10),
        ellipse(216, bottom, 13, 10),
        ellipse(222, bottom - 32, 9, 16, -20),
    ]
    paint(
        c,
        toy,
        ["#d8a070", "#8a5858"],
        volume=9,
        streaks=1.2,
        cast=(-14, 4, 8, 0.5),
        wobble=0.8,
        detail=0.5,
        rim="#ffe0a8",
        rim_width=3,
        light=(0.9, 0),
    )
    c.over(
        [ellipse(196, bottom - 70, 3), ellipse(206, bottom - 67, 3), ellipse(202, bottom - 60, 4, 3)],
        "#2a1830",
    )


def _child(c: Canvas) -> None:
    x, y, size = 300.0, 1190.0, 3.2

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size)

    cloth: Manner = {
        "wobble": 0.6,
        "detail": 0.55,
        "rim": "#fff0c4",
        "rim_width": 6,
        "light": (0.35, -0.9),
        "dark": "#2a1848",
    }
    gown = [
        (-7, -78),
        (-16, -73),
        (-21, -56),
        (-25, -30),
        (-29, 4, 1),
        (26, 4, 1),
        (22, -30),
        (19, -56),
        (15, -73),
        (7, -78),
    ]
    body = paint(
        c,
        spline(at(gown)),
        ["#e8dcd8", "#a894b8", "#5a4a80"],
        volume=40,
        shading=0.75,
        angle=86,
        streaks=1.2,
        **cloth,
    )
    folds: list[Points] = [
        [(-12, -58), (-16, -30), (-18, 0)],
        [(-2, -60), (-2, -28), (-3, 0)],
        [(9, -58), (12, -30), (14, 0)],
    ]
    c.multiply([line(at(fold), 10) for fold in folds], "#4a3a78", 0.45, soft=6, inside=body)
    stripes: list[Shape] = [polyline(at([(dx * 0.6, -76), (dx, 2)]), 3) for dx in range(-24, 25, 6)]
    c.multiply(stripes, "#c56f74", 0.4, soft=0.8, inside=body)
    left = line(at([(-14, -70), (-21, -52), (-18, -36)]), 30)
    paint(c, left, ["#d8ccd4", "#7a6a98"], volume=12, **cloth)
    arm = line(at([(12, -70), (24, -78), (27, -94)]), 30)
    paint(c, arm, ["#fff0dc", "#c0a8b8"], volume=12, cast=(-6, 8, 8, 0.4), **cloth)
    hand = [
        _oval(at([(25.6, -100)]), 16, 17),
        line(at([(22, -102), (18, -106)]), 9),
        line(at([(27, -104), (24, -109)]), 9),
    ]
    hair = [
        (-15, -84),
        (-16, -98),
        (-10, -108),
        (0, -111),
        (10, -108),
        (15, -98),
        (14, -84),
        (9, -76),
        (4, -80),
        (0, -75),
        (-4, -80),
        (-9, -75),
    ]
    crown = paint(
        c,
        spline(at(hair)),
        ["#8a5840", "#4a2a3c", "#2c1a38"],
        volume=26,
        shading=0.75,
        streaks=1.4,
        angle=80,
        **cloth,
    )

    def lock(chance: random.Random) -> Points:
        a = chance.uniform(-0.2, math.pi + 0.2)
        u, v = 15 * math.cos(a) * chance.uniform(0.2, 1), -95 - 13 * math.sin(a) * chance.uniform(0.2, 1)
        return at([(u, v), (u * 1.08, v + 5), (u * 1.05, v + 10)])

    fur(c, crown, lock, 130, "#2c1a34", "#d89868", 6, 0.2)
    c.over(spline(at([(2, -110), (5, -117), (9, -113, 1), (5, -108)])), "#5a3440")
    lx, ly = LAMP
    paint(c, hand, ["#ffd8b0", "#d89880"], volume=6, **cloth)
    glow(c, lx + 8, ly - 6, 240, "#ffb850", 0.6)
    brass: Manner = {"wobble": 0.3, "detail": 0.7, "rim": "#fff6d8", "rim_width": 2}
    stand = [
        spline([(lx - 26, ly + 48, 1), (lx - 18, ly + 34), (lx + 34, ly + 34), (lx + 42, ly + 48, 1)]),
        rectangle(lx - 4, ly + 20, 24, 18),
    ]
    paint(c, stand, ["#e0a850", "#8a5434"], volume=6, **brass)
    chimney = spline(
        [
            (lx - 16, ly + 24, 1),
            (lx - 24, ly - 6),
            (lx - 10, ly - 46),
            (lx - 8, ly - 72, 1),
            (lx + 24, ly - 72, 1),
            (lx + 26, ly - 46),
            (lx + 40, ly - 6),
            (lx + 32, ly + 24, 1),
        ]
    )
    paint(c, chimney, ["#ffd890", "#fff4c8", "#ffc860"], volume=4, shading=0.2, **brass)
    flame = spline([(lx + 8, ly - 38, 1), (lx + 18, ly - 12), (lx + 8, ly + 8), (lx - 2, ly - 12)])
    paint(c, flame, ["#ffffff", "#ffe070"], volume=2, detail=0.9, wobble=0.2)
    c.screen(chimney.outline(3), "#fff4d8", 0.8, soft=0.7)
    glow(c, lx + 8, ly - 14, 80, "#fff0c0", 0.7)
