"""A half peeled orange: the peel hangs down as a road, somebody climbs it, and a segment has a door."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import glow
from art.motifs.bent import Tube
from art.motifs.figure import Clothes, figure
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="50dje8gq",
    slug="the-road-of-peel",
    seed=8308,
    palette="P7",
    horizon="none",
    reach="close",
    hour="day",
    mood="wonder",
    description="The peel of a big half peeled orange winds down as a road; a small person with a handcart "
    "walks up it towards a lit door in one of the segments.",
    clues=("The way home", "What is inside", "Slowly, without breaking it", "Sweet and sour"),
    motifs=("paths", "food", "doors", "size", "journeys"),
    light=(-0.65, -0.7),
    shadow="#1c3c54",
    warmth="#fff2c8",
    grade=("#143448", "#fff0c0", 0.07),
    contrast=0.16,
    vignette=0.4,
)

X, Y, R = 404.0, 372.0, 282.0
ROAD: Points = [
    (610, 470, 58),
    (640, 560, 70),
    (560, 660, 62),
    (400, 700, 50),
    (250, 730, 50),
    (160, 800, 62),
    (210, 890, 76),
    (370, 940, 78),
    (520, 976, 84),
    (650, 1060, 96),
    (730, 1230, 110),
]


def draw(c: Canvas) -> None:
    """Cloth and knife; the road; the orange, bare and in its skin; its door; the traveller."""
    _cloth(c)
    _knife(c)
    tube = Tube(ROAD)
    _road(c, tube)
    _orange(c)
    _skin(c)
    _door(c)
    _lamps(c, tube)
    _traveller(c)
    _near(c)


def _cloth(c: Canvas) -> None:
    c.background(
        [(0, "#5aa8ac"), (0.4, "#3f8a93"), (0.75, "#2c6a7c"), (1, "#1c4a64")],
        along=np.clip((c.y + c.x * 0.3) / 1380, 0, 1),
        angle=-14,
    )
    weave: list[Shape] = []
    for i in range(-6, 18):
        weave.append(polyline([(-30, 70 * i), (800, 70 * i - 190)], 15))
    c.screen(weave, "#bfe4d8", 0.16)
    cross = [polyline([(60 * i - 60, -20), (60 * i + 170, 1180)], 13) for i in range(-3, 15)]
    c.screen(cross, "#bfe4d8", 0.12)
    c.multiply(polyline([(-30, 470), (800, 280)], 40), "#1c4a64", 0.3)
    for points in ([(60, 40), (140, 500), (110, 1000)], [(700, 90), (660, 560), (740, 1120)]):
        c.multiply(c.mask(line(points, 50), 22), "#123850", 0.4)
        c.screen(c.mask(line([(x - 44, y) for x, y in points], 30), 16), "#c8f0e4", 0.22)
    c.multiply(ellipse(X + 96, Y + 196, 300, 150, 24), "#0f3048", 0.75, soft=34)


def _knife(c: Canvas) -> None:
    """Laid aside at the left edge, its blade under the road's bend."""
    m: Manner = {"wobble": 0.35, "detail": 0.5, "rim": "#ffffff", "rim_width": 2.6, "shading": 0.6}
    blade = spline(
        [(-20, 560, 1), (60, 556), (180, 590), (268, 640, 1), (170, 634), (60, 622), (-20, 622, 1)]
    )
    c.multiply(c.shift(c.mask(blade), 10, 16), "#0f3048", 0.6, soft=8)
    steel = paint(c, blade, ["#f4f8f4", "#b8ccd0", "#7c98a8"], volume=7, angle=8, **m)
    c.screen(line([(-10, 576), (100, 580), (230, 622)], 7), "#ffffff", 0.6, soft=2, inside=steel)
    c.screen(ellipse(120, 606, 60, 9, 12), "#f4a050", 0.4, soft=5, inside=steel)


def _road(c: Canvas, tube: Tube) -> None:
    """Cream kerbs of pith, the orange way between them, thick edges below; far turns under near ones."""
    pieces = 11
    for i in range(pieces):
        start, end = i / pieces, min(1.0, (i + 1.18) / pieces)
        whole = c.mask(tube.piece(start, end, swell=4))
        c.multiply(c.shift(whole, 16, 30), "#0f3048", 0.5, soft=14)
    whole = c.mask(tube.piece(0, 1, swell=4))
    paint(c, c.shift(whole, 3, 15), ["#f4dcae", "#c89464", "#8a5a4c"], volume=6, shading=0.5, wobble=0.8)
    kerb = paint(
        c,
        whole,
        [(0, "#fff6dc"), (1, "#f0d4a4")],
        volume=8,
        shading=0.45,
        wobble=1,
        rim="#ffffff",
        rim_width=3,
    )
    way = c.mask(tube.piece(0, 1, swell=-13))
    turn = np.asarray(np.clip((c.x + (c.y - 700) * 0.2 - 100) / 620, 0, 1), np.float32)
    road = paint(
        c,
        way,
        [(0, "#f8b060"), (0.45, "#f09040"), (1, "#cc6434")],
        along=turn,
        volume=20,
        shading=0.5,
        wobble=0.8,
        mottle=1.1,
        rim="#fff0c0",
        rim_width=2.5,
    )
    luck = random.Random(7)
    pores = [
        (x, y, luck.uniform(1.4, 3.2), 0.9)
        for x, y in ((luck.uniform(60, 720), luck.uniform(480, 1152)) for _ in range(1500))
    ]
    dots = c.dots(pores)
    c.multiply(np.asarray(dots * road, np.float32), "#b04c28", 0.26)
    c.screen(np.asarray(c.shift(dots, -1.5, -1.5) * road, np.float32), "#ffe0a0", 0.28)
    dashes: list[Shape] = []
    for k in range(26):
        share = 0.03 + k * 0.037
        x, y, half, heading = tube.at(min(share, 1))
        long = half * 0.22
        dashes.append(
            polyline(
                [
                    (x - long * math.cos(heading), y - long * math.sin(heading)),
                    (x + long * math.cos(heading), y + long * math.sin(heading)),
                ],
                max(3, half * 0.07),
            )
        )
    c.over(dashes, "#fff2cc", 0.8)
    c.multiply(np.asarray(smoothstep(c.y, 1000, 1200) * kerb, np.float32), "#7a3c44", 0.4)


def _orange(c: Canvas) -> None:
    """The bare flesh: segments in their thin white skins, gathered at the crown."""
    ball = ellipse(X, Y, R - 14, R - 20)
    mask = paint(
        c,
        ball,
        [(0, "#ffd078"), (0.45, "#f8a848"), (0.85, "#e07c34"), (1, "#b85430")],
        along=("r", X - 80, Y - 110, R * 1.6),
        volume=100,
        shading=0.6,
        wobble=1,
        dark="#8a2c3c",
        mottle=0.9,
    )
    crown = (X - 46, Y - 168)
    seams: list[Shape] = []
    for k in range(11):
        a = math.radians(-14 + 36 * k * 0.82)
        out = (X + (R + 10) * math.cos(a), Y + (R + 4) * math.sin(a))
        bend = (
            (crown[0] + out[0]) / 2 + 36 * math.cos(a + 0.6),
            (crown[1] + out[1]) / 2 + 36 * math.sin(a + 0.6) - 20,
        )
        seams.append(line([crown, bend, out], 9))
    c.multiply(c.mask(seams, 9), "#a84430", 0.55, inside=mask)
    paint(
        c,
        c.mask(seams) * mask,
        ["#fff4d8", "#f4cc90"],
        volume=3,
        shading=0.5,
        wobble=1.4,
        rim="#ffffff",
        rim_width=1.6,
    )
    luck = random.Random(11)
    fibres, sacs = [], []
    for _ in range(420):
        a, d = luck.uniform(0, 6.28), math.sqrt(luck.random()) * R
        x, y = X + d * math.cos(a), Y + d * math.sin(a)
        towards = math.atan2(y - crown[1], x - crown[0])
        long = luck.uniform(7, 17)
        sacs.append(ellipse(x, y, long, long * 0.36, math.degrees(towards)))
    for _ in range(36):
        a, d = luck.uniform(0, 6.28), luck.uniform(40, R)
        x, y = X + d * math.cos(a), Y + d * math.sin(a)
        fibres.append(
            line(
                [
                    (x, y),
                    (x + luck.uniform(-26, 26), y + luck.uniform(-16, 30)),
                    (x + luck.uniform(-40, 40), y + luck.uniform(0, 52)),
                ],
                2.6,
            )
        )
    c.screen(sacs[:210], "#ffe098", 0.3, soft=1.4, inside=mask)
    c.multiply(sacs[210:], "#d05c28", 0.24, soft=1.4, inside=mask)
    c.over(fibres, "#fff2d4", 0.55, inside=mask)
    core = ellipse(crown[0], crown[1], 30, 20)
    paint(c, core, ["#fff8e4", "#f0d4a0"], volume=7, wobble=2)
    glow(c, X - 120, Y - 150, 200, "#fff4c8", 0.4)


def _skin(c: Canvas) -> None:
    """The rind that is still on: the lower right, with a thick cream edge, running over into the road."""
    rind = spline(
        [
            (X + 176, Y - 232, 1),
            (X + 250, Y - 150),
            (X + 286, Y - 30),
            (X + 268, Y + 96),
            (X + 206, Y + 200),
            (X + 100, Y + 268),
            (X - 30, Y + 280),
            (X - 150, Y + 244),
            (X - 236, Y + 160),
            (X - 268, Y + 84, 1),
            (X - 180, Y + 104),
            (X - 60, Y + 92),
            (X + 50, Y + 40),
            (X + 120, Y - 60),
            (X + 150, Y - 160),
        ]
    )
    c.multiply(c.shift(c.mask(rind), -10, -16), "#8a2c2c", 0.5, soft=9)
    paint(
        c,
        c.shift(c.mask(rind), -7, -11),
        ["#fffaec", "#f4dcb0"],
        volume=5,
        wobble=1.2,
        shading=0.5,
        rim="#ffffff",
        rim_width=2.5,
    )
    mask = paint(
        c,
        rind,
        [(0, "#ffb860"), (0.4, "#f09440"), (0.8, "#d06830"), (1, "#98402c")],
        along=("r", X - 40, Y - 60, R * 1.3),
        volume=110,
        shading=0.7,
        wobble=0.8,
        dark="#6a2440",
        mottle=1,
        light=(-0.65, -0.7),
    )
    _pores(c, mask)
    bounce = ellipse(X + 150, Y + 214, 130, 50, -34)
    c.screen(bounce, "#5ab4b0", 0.2, soft=22, inside=mask)
    c.screen(ellipse(X + 206, Y - 60, 20, 74, 8), "#fff4d0", 0.5, soft=10, inside=mask)


def _pores(c: Canvas, mask: Pixels) -> None:
    luck = random.Random(8)
    places = [
        (luck.uniform(100, 700), luck.uniform(120, 670), luck.uniform(1.4, 3.6), 0.9) for _ in range(2400)
    ]
    dots = c.dots(places)
    c.multiply(np.asarray(dots * mask, np.float32), "#a04428", 0.24)
    c.screen(np.asarray(c.shift(dots, -1.6, -1.6) * mask, np.float32), "#ffdc98", 0.34)


def _door(c: Canvas) -> None:
    """In the widest segment an arch of pith with a door ajar, and light within."""
    m: Manner = {"wobble": 0.35, "detail": 0.7, "rim": "#ffffff", "rim_width": 2.2, "shading": 0.55}
    x, y = X + 16, Y + 44
    glow(c, x, y - 50, 150, "#ffe890", 0.7)
    arch = spline(
        [
            (x - 48, y + 4, 1),
            (x - 50, y - 70),
            (x - 26, y - 112),
            (x, y - 120),
            (x + 26, y - 112),
            (x + 50, y - 70),
            (x + 48, y + 4, 1),
        ]
    )
    paint(c, arch, ["#fffaec", "#ecd0a0"], volume=6, cast=(8, 10, 8, 0.5, "#8a2c2c"), **m)
    hole = spline(
        [
            (x - 35, y + 2, 1),
            (x - 36, y - 66),
            (x - 18, y - 98),
            (x, y - 103),
            (x + 18, y - 98),
            (x + 36, y - 66),
            (x + 35, y + 2, 1),
        ]
    )
    paint(c, hole, ["#ffd870", "#fff6c8"], volume=0, wobble=0.2, detail=0.7)
    table = [
        polyline([(x - 4, y - 26), (x + 30, y - 26)], 4),
        polyline([(x + 12, y - 26), (x + 12, y)], 4),
        ellipse(x + 12, y - 36, 7),
    ]
    c.over(table, "#c87434", 0.9)
    leaf = spline(
        [
            (x - 36, y + 2, 1),
            (x - 37, y - 66),
            (x - 20, y - 96, 1),
            (x - 58, y - 84),
            (x - 70, y - 60),
            (x - 68, y + 14, 1),
        ]
    )
    paint(c, leaf, ["#3f8a93", "#225464"], volume=5, **m)
    c.over(ellipse(x - 62, y - 26, 3.4), "#ffe090")
    step = [polygon([(x - 50, y + 2), (x + 50, y + 2), (x + 58, y + 14), (x - 56, y + 14)])]
    paint(c, step, ["#fff6e0", "#d8b088"], volume=3, cast=(3, 6, 5, 0.5, "#8a2c2c"), **m)
    for wx, wy, r in ((X - 116, Y - 34, 25), (X + 92, Y - 104, 21)):
        glow(c, wx, wy, r * 3, "#ffe890", 0.5)
        paint(
            c, ellipse(wx, wy, r + 7), ["#fffaec", "#ecd0a0"], volume=4, cast=(5, 7, 6, 0.5, "#8a2c2c"), **m
        )
        paint(c, ellipse(wx, wy, r), ["#ffe48c", "#fff6cc"], volume=0, wobble=0.2, detail=0.7)
        c.over(
            [polyline([(wx - r, wy), (wx + r, wy)], 3), polyline([(wx, wy - r), (wx, wy + r)], 3)],
            "#b8703c",
            0.9,
        )
    pipe = [
        line([(X - 168, Y - 190), (X - 176, Y - 250)], 22),
        line([(X - 188, Y - 254), (X - 164, Y - 258)], 8),
    ]
    paint(c, pipe, ["#8a5c44", "#4a3440"], volume=7, **m)
    puffs = [
        (X - 172 - 5 * i + 9 * math.sin(i), Y - 272 - 17 * i, 10 + 3.4 * i, 8 + 2.6 * i) for i in range(6)
    ]
    for px, py, across, down in puffs:
        paint(c, ellipse(px, py, across, down), ["#fffaf0", "#c8dcd8"], volume=5, wobble=1.6, shading=0.4)


def _lamps(c: Canvas, tube: Tube) -> None:
    """Street lamps made of cloves stand along the kerb."""
    m: Manner = {"wobble": 0.3, "detail": 0.7, "rim": "#fff4d0", "rim_width": 1.8, "shading": 0.6}
    for share, side in ((0.3, -1), (0.5, 1), (0.8, -1)):
        x, y, half, heading = tube.at(share)
        px, py = x - side * math.sin(heading) * (half - 2), y + side * math.cos(heading) * (half - 2)
        tall = 34 + half * 0.75
        c.multiply(polyline([(px, py), (px + tall * 0.7, py + tall * 0.34)], 5), "#5a2434", 0.5, soft=2)
        post = [
            line([(px, py), (px + 1, py - tall)], 5),
            line([(px + 1, py - tall), (px + 9, py - tall - 7), (px + 17, py - tall)], 4),
        ]
        paint(c, post, ["#6a4438", "#3c2832"], volume=2, **m)
        lamp = ellipse(px + 17, py - tall + 8, 7, 9)
        glow(c, px + 17, py - tall + 8, 40, "#fff0a0", 0.5)
        paint(c, lamp, ["#fffbd8", "#ffdc78"], volume=3, wobble=0.2, detail=0.7)


def _traveller(c: Canvas) -> None:
    """On the lower bend, pulling a handcart with a trunk and a chair; a small dog runs ahead."""
    x, y = 322.0, 950.0
    m: Manner = {"wobble": 0.35, "detail": 0.75, "rim": "#fff4d8", "rim_width": 2.2, "shading": 0.6}
    c.multiply(ellipse(x + 76, y + 12, 92, 13, 12), "#6a2434", 0.6, soft=5)
    load = polygon([(x + 62, y - 62), (x + 134, y - 48), (x + 130, y - 6), (x + 58, y - 18)])
    paint(c, load, ["#3f8a93", "#1f4c5c"], volume=7, **m)
    c.over(
        [
            polyline([(x + 82, y - 58), (x + 78, y - 14)], 5),
            polyline([(x + 114, y - 52), (x + 110, y - 9)], 5),
        ],
        "#e8c880",
        0.9,
    )
    chair = [
        polyline([(x + 92, y - 58), (x + 96, y - 112)], 5),
        polyline([(x + 122, y - 52), (x + 128, y - 106)], 5),
        polyline([(x + 95, y - 104), (x + 128, y - 98)], 5),
        polyline([(x + 94, y - 86), (x + 126, y - 80)], 4),
    ]
    paint(c, chair, ["#8a5a40", "#4a2c34"], volume=2, **m)
    bed = polygon([(x + 46, y - 22), (x + 144, y - 4), (x + 142, y + 8), (x + 44, y - 8)])
    paint(c, bed, ["#b07848", "#6a4034"], volume=4, **m)
    paint(
        c,
        line([(x + 50, y - 14), (x + 24, y - 28), (x + 12, y - 38)], 5),
        ["#b07848", "#6a4034"],
        volume=2,
        **m,
    )
    wheel = ellipse(x + 92, y + 8, 25)
    c.over(wheel.outline(6), "#4a2c34")
    c.over(
        [
            polyline(
                [
                    (x + 92 - 22 * math.cos(a), y + 8 - 22 * math.sin(a)),
                    (x + 92 + 22 * math.cos(a), y + 8 + 22 * math.sin(a)),
                ],
                3,
            )
            for a in (0.2, 0.98, 1.77, 2.55)
        ],
        "#6a4438",
    )
    c.sharpen(wheel, 0.8)
    wears = Clothes(
        coat="#2c5a78",
        hem="#1c3c58",
        hair="#3c2830",
        legs="#3c2c3c",
        hat="cap",
        hat_colour="#d8483a",
        scarf="#f0d6a0",
    )
    figure(
        c,
        x,
        y - 2,
        128,
        wears,
        flip=-1,
        arms=[[(8, -67), (2, -50), (-10, -34)], [(-8, -67), (-16, -52), (-14, -38)]],
        rim="#fff4d8",
        wind=0.3,
    )
    dx, dy = 208.0, 902.0
    c.multiply(ellipse(dx, dy + 14, 32, 6), "#6a2434", 0.6, soft=3)
    dog = [
        spline(place([(-24, -14), (-10, -22), (16, -20), (24, -12), (20, -2), (-20, -2)], dx, dy, 1.1, -1)),
        *[
            line(place([(u, -4), (u + v, 12)], dx, dy, 1.1, -1), 6)
            for u, v in ((-18, -5), (-10, 2), (12, -2), (19, 5))
        ],
        line(place([(-22, -14), (-32, -26), (-30, -36)], dx, dy, 1.1, -1), 6),
        spline(
            place(
                [(14, -16), (16, -32), (28, -38), (38, -30), (46, -24, 1), (36, -18), (26, -12)],
                dx,
                dy,
                1.1,
                -1,
            )
        ),
        spline(place([(18, -32, 1), (14, -22), (18, -16), (24, -28)], dx, dy, 1.1, -1)),
    ]
    paint(c, dog, ["#fff6e4", "#b89c90"], volume=5, **m)


def _near(c: Canvas) -> None:
    """Pips as boulders, a torn scrap of rind, a leaf at the upper edge."""
    m: Manner = {"wobble": 0.5, "rim": "#fff6d8", "rim_width": 3, "shading": 0.6}
    for x, y, size, turn in (
        (70, 1010, 1.2, 20),
        (128, 1074, 1.0, -30),
        (704, 830, 1.0, 60),
        (66, 900, 0.7, 10),
    ):
        pip = spline(
            place([(-34, 4, 1), (-10, -20), (22, -16), (34, 2), (20, 18), (-10, 16)], x, y, size, 1, turn)
        )
        c.multiply(c.shift(c.mask(pip), 10, 14), "#0f3048", 0.6, soft=6)
        paint(c, pip, ["#fff4d4", "#d8b484", "#a87c64"], volume=11 * size, detail=0.4, **m)
    leaf = spline([(560, 60, 1), (620, 8), (710, -10), (790, 20, 1), (740, 70), (650, 90)])
    c.multiply(c.shift(c.mask(leaf), 14, 24), "#0f3048", 0.55, soft=9)
    paint(c, leaf, ["#8cac5c", "#4a7448", "#2c5444"], volume=14, angle=-10, **m)
    c.screen(line([(564, 60), (660, 36), (780, 20)], 4), "#e0e8a0", 0.6)
    c.screen(
        [
            line([(610 + 40 * k, 48 - 7 * k), (636 + 40 * k, 30 - 7 * k + s * 22)], 2.4)
            for k in range(4)
            for s in (-1, 1)
        ],
        "#e0e8a0",
        0.35,
    )
