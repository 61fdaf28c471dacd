"""A breakfast table is split by a gorge; a cable car on two forks takes the butter across."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import fog, glow
from art.motifs.fur import fur
from art.motifs.script import script
from art.motifs.turned import turned
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="5n74qncg",
    slug="pass-the-butter",
    seed=8314,
    palette="P5",
    horizon="high",
    reach="far",
    hour="day",
    mood="comic",
    description="A long breakfast table is split by a gorge with a river; somebody sits at either end, and a "
    "cable car hung between two forks carries the butter across.",
    clues=("We used to talk", "Long marriage", "There is always a way", "Diplomacy"),
    motifs=("two", "food", "tables", "heights", "work"),
    light=(-0.65, -0.7),
    shadow="#3a1432",
    warmth="#fff0c8",
    grade=("#2c1030", "#ffe8bc", 0.07),
    contrast=0.16,
    vignette=0.38,
)


def draw(c: Canvas) -> None:
    """The room; rock and river; the far half and who sits there; the cable; the near half."""
    _room(c)
    _gorge(c)
    _far_half(c)
    _reader(c)
    _cable(c)
    _near_half(c)
    _fork(c, 640, 872, 232)
    _car(c)
    _breakfast(c)
    _eater(c)


def _room(c: Canvas) -> None:
    c.background(
        [(0, "#d88a58"), (0.2, "#f0b878"), (0.34, "#fbd8a0"), (0.5, "#f0b888"), (1, "#8a3c40")],
        angle=4,
        mottle=0.8,
    )
    stripes = [rectangle(-14 + 62 * k, -10, 26, 330) for k in range(14)]
    c.multiply(stripes, "#c87848", 0.28)
    glow(c, 130, 130, 420, "#fff0c0", 0.7)
    m: Manner = {"wobble": 0.35, "rim": "#fff6dc", "rim_width": 2.5, "shading": 0.55}
    paint(c, rectangle(52, 44, 156, 196), ["#fff6dc", "#d8b088"], volume=5, cast=(6, 9, 8, 0.4), **m)
    pane = paint(c, rectangle(66, 58, 128, 168), ["#bfe4dc", "#fff4cc"], volume=0, wobble=0.2)
    c.over([rectangle(126, 58, 8, 168), rectangle(66, 138, 128, 7)], "#f4dcb4")
    c.over(ellipse(96, 206, 44, 30), "#5c9c88", 0.7, inside=pane)
    cloth = [
        spline(
            [
                (x, 30, 1),
                (x + 46, 30, 1),
                (x + 40 * (1 - s), 150),
                (x + 46 * (1 - s), 256, 1),
                (x + 46 * s, 256, 1),
            ]
        )
        for x, s in ((38, 0.1), (176, 0.9))
    ]
    paint(c, cloth, ["#3f9498", "#226470"], volume=8, cast=(5, 6, 6, 0.4), **m)
    paint(c, ellipse(640, 116, 54), ["#3f8a8c", "#1f5460"], volume=9, cast=(7, 10, 8, 0.45), **m)
    paint(c, ellipse(640, 116, 41), ["#fff6e0", "#e8cca0"], volume=3, wobble=0.2, detail=0.6)
    ticks = [
        polyline(
            [
                (640 + 36 * math.cos(a), 116 + 36 * math.sin(a)),
                (640 + 29 * math.cos(a), 116 + 29 * math.sin(a)),
            ],
            3,
        )
        for a in np.arange(0, 6.2, math.pi / 6)
    ]
    c.multiply(
        [*ticks, polyline([(640, 116), (624, 98)], 4), polyline([(640, 116), (662, 104)], 3.4)],
        "#4a1c30",
        0.9,
    )


def _strata(c: Canvas, mask: Pixels, top: float, seed: int) -> None:
    """Bands of the rock, ledges in light and cracks."""
    luck = random.Random(seed)
    for k in range(9):
        y = top + 16 + 36 * k + luck.uniform(-6, 6)
        band: Points = [(x, y + 7 * math.sin(x / 47 + k) + luck.uniform(-4, 4)) for x in range(-20, 800, 34)]
        c.multiply(
            line(band, luck.uniform(5, 15)),
            ("#7c2c38", "#a84c3c", "#5a1f38")[k % 3],
            0.42,
            soft=1.2,
            inside=mask,
        )
        c.screen(line([(x, v - 8) for x, v in band], 4), "#ffd8a0", 0.4, soft=1, inside=mask)
    for _ in range(24):
        x, y = luck.uniform(-10, 780), luck.uniform(top, top + 300)
        crack: Points = [
            (x, y),
            (x + luck.uniform(-8, 8), y + 30),
            (x + luck.uniform(-12, 12), y + luck.uniform(50, 90)),
        ]
        c.multiply(line(crack, luck.uniform(2, 5)), "#3a1432", 0.5, soft=0.8, inside=mask)


def _gorge(c: Canvas) -> None:
    for points, far in (
        (
            [
                (-40, 330, 1),
                (60, 318),
                (140, 332),
                (170, 420),
                (150, 540),
                (190, 700),
                (170, 860, 1),
                (-40, 860, 1),
            ],
            0.42,
        ),
        (
            [
                (820, 310, 1),
                (720, 322),
                (640, 316),
                (616, 420),
                (644, 540),
                (600, 700),
                (630, 860, 1),
                (820, 860, 1),
            ],
            0.42,
        ),
    ):
        wall = paint(
            c,
            spline(points),
            [(0, "#e89868"), (0.5, "#c06448"), (1, "#7c3040")],
            volume=30,
            wobble=1.6,
            shading=0.6,
            haze=("#fbd0a0", far),
        )
        _strata(c, wall, 330, int(points[0][0]) + 77)
        c.over(wall, "#fbd0a0", 0.34)
    for y, tall, strength in ((520, 40, 0.5), (640, 46, 0.5)):
        fog(c, y, tall, "#ffe4bc", strength)
    river = spline(
        [
            (-30, 730, 1),
            (120, 716),
            (260, 744),
            (430, 770),
            (600, 752),
            (800, 728, 1),
            (800, 800, 1),
            (560, 840),
            (300, 840),
            (-30, 796, 1),
        ]
    )
    water = paint(
        c,
        river,
        [(0, "#9cdccc"), (0.5, "#2f8f90"), (1, "#165464")],
        volume=5,
        wobble=0.8,
        angle=2,
        rim="#f0fff0",
        rim_width=2.5,
    )
    bars = smoothstep(c.noise(24, 5, 3, wide=3, tall=0.3), 0.5, 0.7)
    c.screen(np.asarray(water * bars, np.float32), "#e8fff0", 0.5)


def _far_half(c: Canvas) -> None:
    """A rock with a tablecloth: the cloth hangs a little over the edge."""
    rock = spline(
        [
            (236, 452, 1),
            (566, 446, 1),
            (580, 520),
            (556, 600),
            (596, 700),
            (588, 770, 1),
            (420, 790),
            (208, 776, 1),
            (222, 690),
            (250, 600),
            (226, 520),
        ]
    )
    c.multiply(c.shift(c.mask(rock), 14, 6), "#5a1f38", 0.4, soft=14)
    face = paint(
        c,
        rock,
        [(0, "#f0a46c"), (0.45, "#c8643f"), (1, "#6c2440")],
        volume=40,
        wobble=1.4,
        shading=0.7,
        rim="#ffe0b0",
        rim_width=4,
    )
    _strata(c, face, 470, 5)
    c.screen(np.asarray(face * np.clip((c.y - 660) / 130, 0, 1), np.float32), "#e8a888", 0.4)
    top = polygon([(300, 330), (508, 326), (574, 456), (228, 462)])
    cloth = paint(
        c, top, ["#fff0d8", "#f8dcb8", "#e0b898"], volume=4, wobble=0.5, rim="#ffffff", rim_width=2.5
    )
    drop = spline(
        [
            (226, 456, 1),
            (400, 458),
            (576, 450, 1),
            (578, 478),
            (552, 492, 1),
            (520, 474),
            (486, 496, 1),
            (450, 474),
            (410, 500, 1),
            (370, 476),
            (330, 498, 1),
            (290, 476),
            (250, 494, 1),
            (226, 480),
        ]
    )
    paint(
        c,
        drop,
        ["#f8e0c0", "#c08c80"],
        volume=8,
        wobble=0.5,
        cast=(2, 10, 8, 0.5),
        rim="#ffffff",
        rim_width=2,
    )
    checks = [polyline([(300 + 26 * k, 328), (228 + 43 * k, 460)], 4) for k in range(9)] + [
        polyline([(290 - 0.52 * (y - 346), y), (518 + 0.5 * (y - 346), y - 3)], 2 + (y - 340) / 40)
        for y in (350, 378, 412, 446)
    ]
    c.multiply(checks, "#3f8a8c", 0.5, inside=cloth)
    m: Manner = {"wobble": 0.3, "detail": 0.65, "rim": "#fff6dc", "rim_width": 1.8, "shading": 0.6}
    c.multiply([ellipse(352, 408, 30, 8), ellipse(440, 400, 20, 6)], "#8a4848", 0.5, soft=3)
    paint(c, ellipse(350, 402, 30, 9), ["#ffffff", "#d8b8a8"], volume=3, **m)
    paint(
        c, [polygon([(334, 396), (362, 394), (364, 402), (336, 404)])], ["#d8984c", "#8a5430"], volume=2, **m
    )
    turned(
        c,
        440,
        400,
        0.5,
        [(0, 22, 1), (6, 30), (40, 34), (60, 22), (66, 14), (72, 12), (76, 3, 1)],
        ["#8cd0c8", "#2f7f86", "#184c58"],
        volume=6,
        **m,
    )
    paint(c, [line([(456, 388), (470, 380), (474, 372)], 6)], "#2f7f86", volume=2, **m)
    goat = [
        ellipse(322, 572, 17, 10, -6),
        line([(312, 576), (310, 596)], 4),
        line([(330, 576), (332, 596)], 4),
        ellipse(304, 560, 8, 6, 30),
        line([(307, 555), (314, 548)], 2.6),
        line([(301, 565), (299, 572)], 3),
    ]
    paint(c, goat, ["#fff6e4", "#b89490"], volume=4, **m)
    _fork(c, 506, 442, 92)


def _reader(c: Canvas) -> None:
    """Behind a newspaper; one sees hands, knees of the paper, the bald top of a head."""
    m: Manner = {"wobble": 0.35, "detail": 0.7, "rim": "#fff6dc", "rim_width": 2.4, "shading": 0.62}
    chair = [
        polyline([(340, 330), (336, 176)], 9),
        polyline([(466, 328), (468, 174)], 9),
        polyline([(336, 186), (468, 184)], 12),
        polyline([(337, 214), (467, 212)], 8),
    ]
    paint(c, chair, ["#8a4a38", "#4a2030"], volume=3, **m)
    suit = spline([(344, 338, 1), (346, 272), (366, 244), (404, 236), (440, 242), (460, 270), (462, 336, 1)])
    paint(c, suit, ["#2f7f86", "#1a4c5c"], volume=16, **m)
    paint(c, ellipse(403, 204, 32, 36), ["#f0bc94", "#c07c60"], volume=14, **m)
    paint(
        c,
        [ellipse(372, 206, 9, 15), ellipse(434, 206, 9, 15)],
        ["#f4f0ec", "#b0a4a8"],
        volume=4,
        wobble=1,
        detail=0.6,
    )
    brows = [line([(382, 202), (392, 198), (400, 202)], 4), line([(408, 202), (416, 198), (426, 202)], 4)]
    paint(c, brows, ["#ffffff", "#c8bcc0"], volume=1, wobble=0.4, detail=0.7)
    left = spline([(318, 226, 1), (362, 218), (402, 230, 1), (402, 330, 1), (360, 318), (312, 328, 1)])
    right = spline([(402, 230, 1), (444, 216), (488, 224, 1), (494, 326, 1), (446, 316), (402, 330, 1)])
    one = paint(c, left, ["#fbf0d8", "#d8c0a4"], volume=6, cast=(3, 5, 5, 0.4), **m)
    two = paint(c, right, ["#f4e4c8", "#c8a890"], volume=6, **m)
    luck = random.Random(3)
    for page, x in ((one, 322), (two, 412)):
        for k in range(6):
            y = 246 + 12 * k
            rows = script(lambda u, x=x, y=y: (x + u * 72, y), 0.02, 0.95, 4, 1.3, luck)  # type: ignore[misc]
            c.multiply(rows, "#5a3040", 0.7, inside=page)
    c.multiply(rectangle(420, 274, 34, 28), "#7c5058", 0.7, inside=two)
    hands = [
        ellipse(314, 284, 10, 13),
        ellipse(492, 280, 10, 13),
        *[line([(314, 276 + 6 * k), (325, 277 + 6 * k)], 5.5) for k in range(3)],
        *[line([(492, 272 + 6 * k), (481, 273 + 6 * k)], 5.5) for k in range(3)],
    ]
    paint(c, hands, ["#f0bc94", "#c07c60"], volume=4, **m)


def _fork(c: Canvas, x: float, foot: float, tall: float) -> None:
    """A fork driven into the table as a pylon."""
    k = tall / 100
    c.multiply(polyline([(x, foot), (x + 30 * k, foot + 10 * k)], 5 * k), "#5a2438", 0.5, soft=1.5 * k)
    shape = [
        spline(
            place(
                [
                    (-3, 0, 1),
                    (-2.4, -40),
                    (-4, -58),
                    (-11, -66),
                    (-12, -78),
                    (12, -78),
                    (11, -66),
                    (4, -58),
                    (2.4, -40),
                    (3, 0, 1),
                ],
                x,
                foot,
                k,
            )
        )
    ]
    shape += [line(place([(u, -74), (u * 1.05, -98)], x, foot, k), 4.2 * k) for u in (-9.6, -3.2, 3.2, 9.6)]
    paint(
        c,
        shape,
        [(0, "#ffffff"), (0.5, "#c0c8cc"), (1, "#6c7484")],
        along=("x", x - 12 * k, x + 13 * k),
        volume=max(2, 2.4 * k),
        wobble=0.25,
        detail=0.6,
        rim="#ffffff",
        rim_width=2,
        shading=0.7,
        ink=0.3,
    )
    crumbs = [ellipse(x - 8 * k + 6 * k * i, foot + 1 * k, 4 * k, 2.4 * k) for i in range(4)]
    paint(c, crumbs, ["#f4d8a8", "#a87850"], volume=2, wobble=0.6)


ROPE: Points = [(640, 650), (600, 596), (566, 528), (534, 446), (506, 356)]


def _cable(c: Canvas) -> None:
    c.over(line(ROPE, 3.6), "#4a1c30")
    c.screen(line([(x - 1.2, y - 0.8) for x, y in ROPE], 1.2), "#ffe8c0", 0.7)
    c.over(line([(x + 14, y + 10) for x, y in ROPE], 2.6), "#4a1c30", 0.75)
    c.sharpen(line(ROPE, 9), 0.8)


def _car(c: Canvas) -> None:
    """A butter dish under a wheel, the butter in it with one curl already taken."""
    m: Manner = {"wobble": 0.3, "detail": 0.7, "rim": "#ffffff", "rim_width": 2.4, "shading": 0.6}
    x, y = 572.0, 540.0
    paint(c, [ellipse(x - 5, y - 2, 11), ellipse(x + 8, y + 6, 8)], ["#c8ccd0", "#5c6474"], volume=4, **m)
    frame = [
        polyline([(x, y + 4), (x, y + 30)], 5),
        polyline([(x, y + 28), (x - 50, y + 76)], 4.5),
        polyline([(x, y + 28), (x + 50, y + 76)], 4.5),
    ]
    paint(c, frame, ["#c0c8cc", "#5c6474"], volume=2, **m)
    butter = polygon(
        [(x - 40, y + 78), (x - 36, y + 46), (x + 28, y + 46), (x + 40, y + 62), (x + 40, y + 78)]
    )
    glow(c, x, y + 60, 90, "#fff0a0", 0.5)
    paint(c, butter, ["#fff4a8", "#f4cc54", "#d89c38"], volume=6, **m)
    curl = line([(x + 28, y + 47), (x + 40, y + 36), (x + 32, y + 28), (x + 24, y + 36)], 6)
    paint(c, curl, ["#fff4a8", "#e8b848"], volume=2, **m)
    dish = spline(
        [
            (x - 66, y + 76, 1),
            (x + 66, y + 76, 1),
            (x + 54, y + 94),
            (x + 36, y + 102, 1),
            (x - 36, y + 102, 1),
            (x - 54, y + 94),
        ]
    )
    paint(c, dish, ["#ffffff", "#c8d4d4", "#8098a0"], volume=8, cast=(6, 14, 8, 0.4), **m)
    c.over(line([(x - 58, y + 85), (x, y + 90), (x + 58, y + 85)], 4), "#2f7f86", 0.9)


def _near_half(c: Canvas) -> None:
    edge: Points = [
        (-40, 826, 1),
        (60, 812),
        (170, 826),
        (290, 806),
        (400, 822),
        (520, 806),
        (640, 822),
        (740, 808),
        (820, 820, 1),
    ]
    c.multiply(c.mask(spline([*edge, (820, 790, 1), (-40, 790, 1)]), 10), "#3a1432", 0.5)
    lip = paint(
        c,
        spline([(p[0], p[1] - 13, *p[2:]) for p in edge] + [(820, 1220, 1), (-40, 1220, 1)]),
        ["#d87c50", "#8a3440"],
        volume=10,
        wobble=1.3,
        rim="#ffe0b0",
        rim_width=4,
    )
    c.multiply(
        [line([(30 + 76 * k, 800), (40 + 76 * k, 822)], 4) for k in range(10)], "#3a1432", 0.5, inside=lip
    )
    top = spline([*edge, (820, 1220, 1), (-40, 1220, 1)])
    cloth = paint(
        c,
        top,
        [(0, "#fbe8cc"), (0.4, "#fff4e0"), (1, "#e0b8a0")],
        volume=6,
        wobble=0.8,
        rim="#ffffff",
        rim_width=4,
        angle=86,
        streaks=0.7,
    )
    for k in range(-7, 12):
        c.multiply(
            polyline([(400 + (k - 2) * 92, 806), (400 + (k - 2) * 128, 1160)], 17),
            "#3f8a8c",
            0.42,
            inside=cloth,
        )
    for y, wide in ((858, 12), (930, 16), (1016, 20), (1116, 24)):
        c.multiply(polyline([(-20, y), (800, y - 6)], wide), "#3f8a8c", 0.42, inside=cloth)
    c.multiply(line([(p[0], p[1] + 8) for p in edge], 8), "#a8605c", 0.35, soft=4, inside=cloth)


def _breakfast(c: Canvas) -> None:
    m: Manner = {"wobble": 0.35, "detail": 0.5, "rim": "#fff8e4", "rim_width": 3, "shading": 0.62}
    for x, y, size, turn in ((470, 850, 30, 8), (524, 868, 26, -14), (496, 824, 24, 20)):
        c.multiply(ellipse(x + 8, y + size * 0.6, size, size * 0.4), "#8a4848", 0.5, soft=4)
        cube = polygon(
            place(
                [
                    (-size / 2, -size * 0.5),
                    (size * 0.2, -size * 0.66),
                    (size * 0.62, -size * 0.42),
                    (size * 0.62, size * 0.34),
                    (-0.1 * size, size * 0.6),
                    (-size / 2, size * 0.36),
                ],
                x,
                y,
                1,
                1,
                turn,
            )
        )
        paint(c, cube, ["#ffffff", "#d8ccd0"], volume=5, **m)
    c.multiply(ellipse(330, 906, 74, 20), "#8a4848", 0.5, soft=7)
    paint(c, ellipse(322, 896, 74, 22), ["#ffffff", "#dcc8c0"], volume=6, **m)
    cup: Points = [(0, 20, 1), (4, 24), (14, 38), (40, 46), (62, 50), (64, 46, 1)]
    turned(c, 322, 896, 1, cup, ["#ffffff", "#f0e8e0", "#a89ca8"], volume=10, **m)
    paint(c, ellipse(322, 834, 46, 11), ["#a85c34", "#6c2c2c"], volume=3, wobble=0.3, detail=0.6)
    paint(c, line([(366, 850), (392, 850), (394, 872), (362, 882)], 9), ["#ffffff", "#b8acb4"], volume=3, **m)
    for k, across in enumerate(((314, 820, 9), (322, 798, 13), (312, 772, 16), (326, 744, 19))):
        c.screen(
            c.mask(ellipse(*across[:2], across[2], across[2] * 0.8), 5) * c.noise(26, k, 3), "#fff6e4", 0.6
        )
    c.multiply(ellipse(684, 1008, 90, 22), "#8a4848", 0.5, soft=8)
    paint(c, ellipse(676, 1000, 96, 26), ["#ffffff", "#dcc8c0"], volume=6, **m)
    for k in range(3):
        slice_ = spline(
            place(
                [
                    (-44, 30, 1),
                    (-46, -16),
                    (-50, -40),
                    (-24, -52),
                    (0, -46),
                    (24, -52),
                    (50, -40),
                    (46, -16),
                    (44, 30, 1),
                ],
                660 + 26 * k,
                962 + 8 * k,
                0.8,
                1,
                6 * k,
            )
        )
        paint(c, slice_, ["#c88440", "#8a4c28"], volume=6, cast=(5, 7, 6, 0.5), **m)
        crumb = spline(
            place(
                [
                    (-34, 24, 1),
                    (-36, -14),
                    (-38, -34),
                    (-20, -42),
                    (0, -36),
                    (20, -42),
                    (38, -34),
                    (36, -14),
                    (34, 24, 1),
                ],
                660 + 26 * k,
                962 + 8 * k,
                0.8,
                1,
                6 * k,
            )
        )
        paint(c, crumb, ["#f8dca0", "#dca860"], volume=4, wobble=0.6)


def _eater(c: Canvas) -> None:
    """From behind: a grey bun with a pencil in it, a shawl; a dry slice in the hand, waiting."""
    m: Manner = {"wobble": 0.6, "rim": "#ffe8c0", "rim_width": 5, "shading": 0.66, "dark": "#2c1030"}
    back = spline(
        [(30, 1220, 1), (46, 1136), (110, 1090), (200, 1068), (300, 1086), (366, 1130), (390, 1220, 1)]
    )
    shawl = paint(c, back, ["#a83c48", "#5a1f30"], volume=40, cast=(14, -4, 14, 0.4), **m)
    stitches = [line([(40 + 24 * k, 1220), (120 + 12 * k, 1140), (196 + 2 * k, 1072)], 3) for k in range(15)]
    c.multiply(stitches, "#2c0c24", 0.4, inside=shawl)
    sleeve = spline(
        [
            (320, 1160, 1),
            (350, 1098),
            (408, 1056),
            (452, 1020),
            (482, 1040),
            (470, 1086),
            (420, 1150),
            (400, 1220, 1),
            (330, 1220, 1),
        ]
    )
    paint(c, sleeve, ["#b84850", "#6a2438"], volume=22, cast=(10, 10, 10, 0.4), **m)
    fist = spline([(446, 1032), (452, 1000), (478, 986), (506, 998), (510, 1026), (490, 1052), (462, 1056)])
    bread = spline(
        place(
            [
                (-44, 36, 1),
                (-46, -16),
                (-50, -40),
                (-24, -54),
                (0, -46),
                (24, -54),
                (50, -40),
                (46, -16),
                (44, 36, 1),
            ],
            496,
            962,
            1.02,
            1,
            14,
        )
    )
    soft = spline(
        place(
            [
                (-35, 28, 1),
                (-37, -14),
                (-39, -34),
                (-20, -44),
                (0, -36),
                (20, -44),
                (39, -34),
                (37, -14),
                (35, 28, 1),
            ],
            496,
            962,
            1.02,
            1,
            14,
        )
    )
    paint(c, bread, ["#d08c44", "#8a4c28"], volume=8, cast=(8, 10, 8, 0.45), **m)
    paint(c, soft, ["#fae0a8", "#e0b068"], volume=5, wobble=0.7)
    luck = random.Random(6)
    c.multiply(
        [ellipse(496 + luck.uniform(-30, 30), 962 + luck.uniform(-34, 26), 2.4, 1.8) for _ in range(34)],
        "#a86c34",
        0.6,
    )
    paint(c, fist, ["#f0c09c", "#b87464"], volume=12, **m)
    fingers = [line([(464 + 15 * k, 1010 - 3 * k), (466 + 15 * k, 984 - 3 * k)], 13) for k in range(3)]
    paint(c, fingers, ["#f4c8a4", "#c07c68"], volume=5, wobble=0.3, detail=0.5, rim="#fff0d8", rim_width=2)
    neck = line([(202, 1084), (204, 1040)], 70)
    paint(c, neck, ["#e0a888", "#a86458"], volume=16, **m)
    skull = spline(
        [
            (108, 962),
            (118, 894),
            (164, 854),
            (222, 850),
            (276, 884),
            (294, 950),
            (280, 1018),
            (236, 1056),
            (168, 1056),
            (122, 1020),
        ]
    )
    hair = paint(c, skull, ["#d8d0d0", "#a098a4", "#6c6078"], volume=46, cast=(14, 6, 12, 0.4), **m)

    def lock(chance: random.Random) -> Points:
        a, d = chance.uniform(0, 6.28), chance.uniform(30, 108)
        x, y = 200 + d * 0.9 * math.cos(a), 930 + d * math.sin(a)
        return [
            (x, y),
            (x + (204 - x) * 0.14, y + (868 - y) * 0.14),
            (x + (204 - x) * 0.3, y + (868 - y) * 0.3),
        ]

    fur(c, hair, lock, 230, "#3c3048", "#ffffff", 5, 0.4)
    bun = spline(
        [(146, 850), (160, 806), (204, 788), (248, 804), (264, 846), (244, 884), (204, 896), (164, 884)]
    )
    coil = paint(c, bun, ["#e4dcdc", "#a098a4", "#6c6078"], volume=26, cast=(6, 12, 10, 0.5), **m)
    for k in range(5):
        c.multiply(ellipse(205, 842, 54 - 10 * k, 48 - 9 * k, 20).outline(3), "#4a3c54", 0.4, inside=coil)
    paint(
        c,
        polyline([(122, 872), (292, 806)], 9),
        ["#f4cc54", "#b87c34"],
        volume=3,
        wobble=0.2,
        detail=0.6,
        rim="#fff8dc",
        rim_width=2,
        cast=(3, 6, 4, 0.4),
    )
    paint(
        c,
        polygon([(292, 800), (314, 798), (295, 812)]),
        ["#f0d0a8", "#8a5c48"],
        volume=1,
        wobble=0.2,
        detail=0.6,
    )
    for x in (112, 292):
        paint(c, ellipse(x, 984, 12, 22), ["#f0c09c", "#b87464"], volume=6, **m)
        paint(
            c,
            ellipse(x, 1014, 7),
            ["#8cd0c8", "#2f7f86"],
            volume=3,
            wobble=0.2,
            detail=0.6,
            rim="#ffffff",
            rim_width=1.5,
        )
