"""On a park bench a large pigeon strews crumbs; a crowd of tiny people has come for them."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels
from art.light import glow
from art.motifs.fur import fur
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, oval, place, polygon, polyline, spline

SCENE = Scene(
    id="clwr28rb",
    slug="feeding-the-people",
    seed=8306,
    palette="P6",
    horizon="low",
    reach="close",
    hour="day",
    mood="comic",
    description="On a park bench a big pigeon with a hat strews crumbs from a paper bag; a crowd "
    "of tiny people on the path picks them up.",
    clues=("Trickle down", "They come every day", "Please do not feed them", "The other way round"),
    motifs=("animals", "crowd", "food", "size", "town"),
    light=(-0.6, -0.75),
    shadow="#26384a",
    warmth="#fff6dc",
    grade=("#24364a", "#fff4da", 0.06),
    contrast=0.15,
    vignette=0.32,
)

COATS: tuple[str, ...] = (
    "#d8402f",
    "#3c5a6c",
    "#e8c880",
    "#5c7c74",
    "#8a5a5c",
    "#f4e8d0",
    "#2f4858",
    "#b8846c",
)


def draw(c: Canvas) -> None:
    """Misty park; the bench; the bird with its bag; the crumbs; the people, far to near."""
    _park(c)
    _bench_back(c)
    _pigeon(c)
    _seat_front(c)
    _feet(c)
    _people(c)


def _park(c: Canvas) -> None:
    c.background([(0, "#b4ccc8"), (0.4, "#dfe4d0"), (0.72, "#f6f0dc"), (1, "#d0d0bc")], angle=3)
    glow(c, 120, 60, 620, "#fff8e4", 0.5)
    luck = random.Random(3)
    for x, y, size, seed in ((90, 800, 1.0, 4), (700, 790, 1.15, 7), (470, 780, 0.6, 9)):
        trunk = spline(
            [
                (x - 14 * size, y, 1),
                (x - 9 * size, y - 210 * size, 1),
                (x + 9 * size, y - 210 * size, 1),
                (x + 15 * size, y, 1),
            ]
        )
        paint(c, trunk, ["#7c8c88", "#5c7074"], volume=6, haze=("#dfe4d4", 0.3))
        chance = random.Random(seed)
        crown: list[Shape] = [ellipse(x, y - 260 * size, 96 * size, 84 * size)]
        for _ in range(16):
            a, d = chance.uniform(0, 6.28), chance.uniform(56, 92) * size
            spot = (x + d * math.cos(a), y - 262 * size + d * 0.86 * math.sin(a))
            crown.append(ellipse(*spot, chance.uniform(26, 44) * size))
        paint(
            c,
            crown,
            ["#b4c4b0", "#8ca498", "#708c88"],
            volume=44 * size,
            wobble=2.2,
            shading=0.55,
            haze=("#dce4d4", 0.34),
            rim="#fffaea",
            rim_width=3,
        )
    lawn = spline([(-40, 764, 1), (200, 752), (460, 764), (820, 750, 1), (820, 900, 1), (-40, 900, 1)])
    paint(c, lawn, ["#b4bc94", "#98a884"], volume=6, shading=0.3, angle=-2, haze=("#ecebd8", 0.2))
    way = spline([(-40, 838, 1), (240, 824), (520, 830), (820, 818, 1), (820, 1220, 1), (-40, 1220, 1)])
    paint(
        c,
        way,
        [(0, "#e4dcc4"), (0.4, "#d4c8ac"), (1, "#9c9080")],
        along=("y", 820, 1152),
        volume=4,
        wobble=0.8,
        angle=-3,
        streaks=1.2,
    )
    grit = [
        ellipse(luck.uniform(0, 768), luck.uniform(850, 1150), luck.uniform(1.6, 4), luck.uniform(1, 2.4))
        for _ in range(170)
    ]
    c.multiply(grit, "#7c7468", 0.4)


IRON: Manner = {"wobble": 0.35, "detail": 0.5, "rim": "#fff6e0", "rim_width": 2.6, "shading": 0.65}


def _bench_back(c: Canvas) -> None:
    c.multiply(polygon([(90, 920), (768, 906), (768, 980), (250, 1010)]), "#3a4c58", 0.5, soft=14)
    for i in range(3):
        y = 462 + 66 * i
        slat = polygon([(60, y), (800, y - 16), (800, y + 26), (60, y + 44)])
        paint(c, slat, ["#5c8478", "#3a6058"], volume=7, angle=-1, streaks=1.2, **IRON)
    for x in (110, 690):
        post = spline([(x - 14, 430), (x + 2, 424), (x + 16, 436), (x + 18, 700), (x - 14, 700)])
        paint(c, post, ["#4a5864", "#2a3644"], volume=6, **IRON)
    seat = polygon([(40, 690), (810, 668), (810, 760), (20, 786)])
    paint(c, seat, ["#6a9486", "#47705f"], volume=6, angle=-1, streaks=1.2, **IRON)
    c.multiply(
        [polyline([(30, 716 + 24 * i), (810, 694 + 24 * i)], 4) for i in range(3)], "#1f3c3a", 0.6, soft=0.8
    )


def _seat_front(c: Canvas) -> None:
    edge = polygon([(18, 784), (812, 758), (812, 792), (18, 820)])
    paint(c, edge, ["#547c70", "#345850"], volume=7, angle=-1, **IRON)
    for x in (84, 706):
        leg = spline(
            [
                (x - 12, 812, 1),
                (x + 14, 810, 1),
                (x + 10, 880),
                (x + 22, 934),
                (x + 34, 944),
                (x - 26, 948),
                (x - 14, 930),
                (x - 8, 880),
            ]
        )
        paint(c, leg, ["#4a5864", "#26323e"], volume=6, **IRON)


def _pigeon(c: Canvas) -> None:
    m: Manner = {"wobble": 0.8, "rim": "#fffaea", "rim_width": 5, "shading": 0.62, "dark": "#2c3450"}
    c.multiply(ellipse(470, 752, 250, 30), "#1c3438", 0.6, soft=14)
    tail = [
        spline(
            [
                (640, 560 + 10 * i, 1),
                (700, 640 + 8 * i),
                (748 + 6 * i, 760 - 6 * i, 1),
                (700 + 4 * i, 774 - 4 * i, 1),
                (630, 650, 1),
            ]
        )
        for i in range(5)
    ]
    paint(c, tail, ["#7c8a9c", "#3c4860"], volume=9, **m)
    _far_wing(c, m)
    body = spline(
        [
            (330, 330),
            (380, 300),
            (450, 316),
            (540, 380),
            (630, 470),
            (690, 580),
            (690, 680),
            (630, 750),
            (520, 776),
            (400, 772),
            (320, 730),
            (276, 650),
            (262, 560),
            (276, 460),
            (300, 384),
        ]
    )
    mask = paint(c, body, [(0, "#a4b4c0"), (0.5, "#8a9aaa"), (1, "#5c6880")], volume=90, angle=50, **m)
    _sheen(c, mask)
    _wing(c, m)
    _head(c, m)
    _bag(c, m)


def _feet(c: Canvas) -> None:
    """They hang over the edge of the seat and do not reach the ground."""
    feet = [line([(440 + 96 * k, 758), (430 + 96 * k, 806), (426 + 96 * k, 826)], 19) for k in (0, 1)]
    paint(c, feet, ["#e08a78", "#a85050"], volume=6, wobble=0.4, detail=0.5, rim="#ffe4d4", rim_width=3)
    for k in (0, 1):
        x, y = 426 + 96 * k, 828
        toes = [
            line([(x, y), (x + dx * 0.6, y + 10), (x + dx, y + dy)], 14)
            for dx, dy in ((-40, 22), (-8, 34), (26, 24))
        ]
        paint(c, toes, ["#e08a78", "#a85050"], volume=5, wobble=0.4, detail=0.5, rim="#ffe4d4", rim_width=2.6)
        nails = [ellipse(x + dx * 1.08, y + dy * 1.06, 5, 7) for dx, dy in ((-40, 22), (-8, 34), (26, 24))]
        paint(c, nails, ["#5c5058", "#2c2834"], volume=2, wobble=0.3, detail=0.6)


def _sheen(c: Canvas, body: Pixels) -> None:
    """The neck of a pigeon: green over violet, in small scales."""
    throat = (
        c.mask(
            spline(
                [
                    (296, 384),
                    (330, 330),
                    (390, 310),
                    (440, 360),
                    (452, 440),
                    (410, 520),
                    (340, 540),
                    (280, 500),
                ]
            ),
            16,
        )
        * body
    )
    c.over(throat, "#3f7a70", 0.75)
    low = c.mask(ellipse(354, 510, 96, 56, -8), 18) * body
    c.over(low, "#7a4a7c", 0.7)
    for row in range(13):
        scales = []
        for i in range(15):
            x, y = 270 + 14 * i + (row % 2) * 7, 360 + 15 * row + 0.02 * (i - 6) ** 2
            scales.append(line([(x - 6, y - 3), (x, y + 4), (x + 6, y - 3)], 2.6))
        region = np.asarray(np.maximum(throat, low), np.float32)
        c.screen(scales, "#b8f0d0" if row < 8 else "#f0c0e8", 0.4, inside=region)
        c.multiply(
            [line([(p, 366 + 15 * row), (p + 7, 372 + 15 * row)], 2) for p in range(272, 470, 14)],
            "#1c2c44",
            0.4,
            inside=region,
        )

    def down(chance: random.Random) -> Points:
        x, y = chance.uniform(280, 640), chance.uniform(540, 770)
        return [(x, y), (x + 5, y + 9), (x + 12, y + 16)]

    fur(c, body, down, 300, "#4a5670", "#e4ecf0", 5, 0.3)


def _wing(c: Canvas, m: Manner) -> None:
    wing = spline(
        [
            (440, 400),
            (520, 396),
            (600, 460),
            (660, 550),
            (716, 690, 1),
            (700, 706, 1),
            (620, 680),
            (520, 640),
            (450, 580),
            (420, 490),
        ]
    )
    base = paint(
        c,
        wing,
        [(0, "#b8c4cc"), (0.6, "#98a6b4"), (1, "#6c7a90")],
        volume=40,
        angle=48,
        cast=(-8, 12, 12, 0.5),
        **m,
    )
    for row in range(6):
        for i in range(9):
            x, y = 452 + 27 * i + 10 * row, 420 + 22 * i * 0.75 + 26 * row - 14 * abs(i - 3) * 0.2
            plume = spline(
                place([(-14, -12), (4, -14), (24, 2), (22, 16), (4, 12), (-10, 2)], x, y, 1.0, 1, 18)
            )
            tone: list[Colour] = ["#c4d0d6", "#8c9aac"]
            paint(
                c,
                plume,
                tone,
                volume=6,
                wobble=0.4,
                inside=base,
                rim="#fffaf0",
                rim_width=2,
                shading=0.5,
                dark="#3c4864",
            )
    quills = [
        spline(
            [
                (560, 590 + 12 * i, 1),
                (650, 650 + 10 * i),
                (738 - 5 * i, 742 - 2 * i, 1),
                (640, 684 + 9 * i),
                (556, 616 + 10 * i, 1),
            ]
        )
        for i in range(4)
    ]
    for quill in reversed(quills):
        paint(c, quill, ["#6c7a90", "#343e58"], volume=6, cast=(2, 5, 4, 0.4), **m)


def _far_wing(c: Canvas, m: Manner) -> None:
    """Stretched out from behind the breast, its last feathers spread like fingers."""
    arm = spline(
        [
            (312, 452),
            (352, 470),
            (352, 520),
            (300, 566),
            (240, 600),
            (190, 622),
            (186, 606),
            (232, 566),
            (280, 500),
        ]
    )
    paint(c, arm, ["#a8b6c2", "#7c8aa0"], volume=22, cast=(6, 14, 10, 0.45), **m)
    for k, (dx, dy) in enumerate(((-96, -4), (-104, 16), (-98, 36), (-82, 54))):
        x, y = 214 + 10 * k, 596 + 12 * k
        plume = spline(
            [
                (x + 26, y - 14, 1),
                (x + dx * 0.5, y + dy * 0.5 - 14),
                (x + dx, y + dy, 1),
                (x + dx * 0.5, y + dy * 0.5 + 10),
                (x + 26, y + 12, 1),
            ]
        )
        paint(c, plume, ["#9aa8b8", "#4a5670"], volume=7, cast=(2, 6, 5, 0.4), **m)


def _head(c: Canvas, m: Manner) -> None:
    """Turned to the left and a little down to those below; an old lady's hat with a cherry."""
    skull = spline(
        [
            (286, 300),
            (266, 262),
            (272, 218),
            (304, 186),
            (348, 178),
            (390, 200),
            (410, 246),
            (408, 300),
            (430, 370),
            (360, 400),
            (310, 380),
        ]
    )
    mask = paint(c, skull, [(0, "#9cacb8"), (0.6, "#7c8c9c"), (1, "#4f6f74")], volume=40, angle=70, **m)
    c.over(c.mask(ellipse(370, 372, 72, 44), 16) * mask, "#3f7a70", 0.6)
    beak = spline(
        [(276, 246, 1), (250, 252), (216, 276), (200, 300, 1), (232, 296), (268, 290), (282, 282, 1)]
    )
    paint(c, beak, ["#5c5458", "#35303c"], volume=8, wobble=0.4, detail=0.5, rim="#f0e4dc", rim_width=2.6)
    c.multiply(line([(204, 298), (238, 284), (276, 272)], 2.6), "#18141c", 0.8)
    cere = spline([(276, 238), (258, 240), (242, 252), (252, 264), (276, 262)])
    paint(c, cere, ["#ffffff", "#c8c8cc"], volume=6, wobble=0.4, detail=0.6)
    paint(c, ellipse(322, 252, 27, 25), ["#c8ccd0", "#9ca4ac"], volume=5, wobble=0.4, detail=0.6)
    paint(
        c,
        ellipse(321, 253, 20, 19),
        ["#f0a048", "#c85c2c"],
        along=("r", 321, 253, 21),
        volume=4,
        wobble=0.3,
        detail=0.7,
    )
    c.over(ellipse(318, 256, 10), "#18141c")
    c.screen(ellipse(314, 250, 3.6), "#ffffff")
    lid = spline([(294, 244, 1), (308, 230), (330, 227), (350, 240, 1), (330, 240), (310, 244)])
    paint(c, lid, ["#9cacb8", "#6c7c8c"], volume=4, wobble=0.3, detail=0.6)
    hat = spline(
        [
            (264, 186, 1),
            (290, 134),
            (350, 112),
            (410, 134),
            (432, 186),
            (440, 206, 1),
            (350, 178),
            (262, 206, 1),
        ]
    )
    paint(
        c,
        hat,
        ["#d8503f", "#9a2c34", "#6c1c2c"],
        volume=26,
        wobble=0.5,
        rim="#ffe0d0",
        rim_width=4,
        cast=(4, 12, 10, 0.5),
    )
    brim = spline(
        [(230, 218), (250, 192), (346, 172), (440, 194), (464, 224), (430, 226), (350, 204), (268, 222)]
    )
    paint(
        c,
        brim,
        ["#c8402f", "#8a2430"],
        volume=10,
        wobble=0.5,
        rim="#ffe0d0",
        rim_width=3.5,
        cast=(2, 10, 8, 0.5),
    )
    c.over(line([(262, 198), (348, 174), (436, 200)], 10), "#2f4858", 0.9)
    sprig = [ellipse(404, 164, 15), ellipse(428, 176, 13), ellipse(384, 158, 11)]
    paint(c, sprig, ["#f4e0b0", "#c89c5c"], volume=6, wobble=0.3, detail=0.6, rim="#ffffff", rim_width=2)
    leaf = [
        spline(place([(0, 0, 1), (20, -14), (44, -8, 1), (20, 6)], 420, 158, 1, 1, -30 + 40 * k))
        for k in (0, 1)
    ]
    paint(c, leaf, ["#7c9c74", "#4a6c5c"], volume=4, detail=0.5)


def _bag(c: Canvas, m: Manner) -> None:
    """The near wing holds the paper bag; crumbs fall from the tip of the other."""
    bag = polygon([(398, 566), (492, 556), (506, 690), (392, 698)])
    paper = paint(
        c,
        bag,
        ["#d8b888", "#a88058"],
        volume=12,
        wobble=0.5,
        rim="#fff4d8",
        rim_width=3,
        cast=(8, 10, 10, 0.5),
        detail=0.4,
    )
    c.multiply(
        [line([(420, 570), (428, 640), (418, 696)], 4), line([(470, 562), (462, 640), (480, 690)], 4)],
        "#6a4834",
        0.5,
        soft=1.5,
        inside=paper,
    )
    mouth = spline([(396, 562), (420, 548), (444, 560), (470, 544), (494, 556), (470, 570), (430, 574)])
    paint(c, mouth, ["#8a6444", "#5c4030"], volume=4, wobble=0.5, detail=0.5)
    bread = [ellipse(426, 554, 15, 11, -20), ellipse(456, 550, 17, 12, 14), ellipse(476, 556, 10, 8)]
    paint(c, bread, ["#fff0cc", "#d8b078"], volume=6, wobble=0.7, detail=0.5)
    hold = [
        spline(
            place(
                [(0, -9, 1), (-60, -16), (-124, -6), (-132, 6), (-116, 12), (-50, 12), (0, 12, 1)],
                560,
                610 + 22 * k,
                1,
                1,
                -6 + 5 * k,
            )
        )
        for k in range(4)
    ]
    for plume in reversed(hold):
        paint(c, plume, ["#b4c0ca", "#76849a"], volume=8, cast=(0, 5, 4, 0.4), **m)
    luck = random.Random(4)
    for _ in range(34):
        t = luck.random()
        x, y = 120 + luck.uniform(-26, 44) - 20 * t + 60 * t * luck.uniform(-1, 1.4), 630 + 300 * t
        size = luck.uniform(4, 9)
        paint(
            c,
            ellipse(x, y, size, size * 0.8, luck.uniform(0, 90)),
            ["#fff6dc", "#d0a870"],
            volume=3,
            wobble=0.6,
            detail=0.6,
            rim="#ffffff",
            rim_width=1.4,
        )


def _person(
    c: Canvas, x: float, y: float, tall: float, coat: str, flip: float, pose: str, hair: str, hat: str | None
) -> None:
    """Somebody of 100 units, running, reaching, bent over a crumb, or carrying one off."""
    k = tall / 100
    m: Manner = {
        "wobble": 0.3,
        "detail": 0.75,
        "rim": "#fff8e4",
        "rim_width": max(1.2, 2 * k),
        "shading": 0.6,
    }

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, k, flip)

    c.multiply(ellipse(x + 10 * k, y, 34 * k, 6 * k), "#3a4450", 0.55, soft=3 * k)
    if pose == "bend":
        legs: list[Points] = [[(-10, -40), (-12, -20), (-14, -2)], [(0, -40), (2, -20), (4, -2)]]
        trunk: Points = [(-20, -46), (-12, -60), (16, -62), (34, -46), (30, -34), (4, -30), (-16, -32)]
        arms: list[Points] = [[(26, -46), (32, -26), (38, -8)]]
        head = (44.0, -50.0)
    elif pose == "run":
        legs = [[(-2, -40), (-20, -26), (-38, -24)], [(2, -40), (18, -26), (14, -4)]]
        trunk = [(-8, -80), (10, -82), (14, -56), (10, -34), (-16, -36), (-12, -58)]
        arms = [[(2, -72), (22, -62), (36, -70)], [(-2, -72), (-20, -58), (-30, -66)]]
        head = (8.0, -93.0)
    else:
        legs = [[(-6, -36), (-7, -18), (-8, -2)], [(6, -36), (7, -18), (8, -2)]]
        trunk = [(-10, -78), (10, -78), (15, -50), (17, -28), (-17, -28), (-15, -50)]
        arms = [[(-9, -72), (-20, -88), (-16, -106)], [(9, -72), (20, -88), (16, -106)]]
        head = (0.0, -90.0)
    paint(c, [line(at(leg), max(2.4, 9 * k)) for leg in legs], "#2f3a48", volume=2 * k + 0.6, **m)
    shoes = [oval(at([(leg[-1][0] + 4, leg[-1][1] + 1)]), 8 * k, 4 * k) for leg in legs]
    paint(c, shoes, "#26262f", volume=1.5, wobble=0.2, detail=0.7)
    paint(c, spline(at(trunk)), [coat, coat], volume=8 * k, **m)
    paint(c, [line(at(arm), max(2.2, 8.5 * k)) for arm in arms], coat, volume=2.4 * k + 0.5, **m)
    hands = [oval(at([arm[-1]]), 4.4 * k) for arm in arms]
    paint(c, hands, "#e0a884", volume=2, wobble=0.2, detail=0.7)
    spot = at([head])[0]
    paint(c, ellipse(spot[0], spot[1], 12 * k, 13 * k), hair, volume=5 * k, **m)
    if hat:
        brim = [
            ellipse(spot[0], spot[1] - 4 * k, 18 * k, 5 * k),
            ellipse(spot[0], spot[1] - 10 * k, 11 * k, 9 * k),
        ]
        paint(c, brim, hat, volume=4 * k, **m)
    if pose == "carry":
        crumb = oval(at([(0, -116)]), 25 * k, 17 * k, 8)
        paint(
            c, crumb, ["#fff2d0", "#c89c64"], volume=7 * k, wobble=0.8, detail=0.6, rim="#ffffff", rim_width=2
        )
    if pose == "bend":
        crumb = oval(at([(44, -7)]), 14 * k, 9 * k)
        paint(
            c,
            crumb,
            ["#fff2d0", "#c89c64"],
            volume=4 * k,
            wobble=0.7,
            detail=0.6,
            rim="#ffffff",
            rim_width=1.6,
        )


def _people(c: Canvas) -> None:
    luck = random.Random(17)
    spots: list[tuple[float, float, str, float]] = [
        *[
            (300, 912, "run", -1),
            (392, 900, "run", -1),
            (478, 914, "carry", 1),
            (590, 902, "run", -1),
            (660, 922, "run", -1),
        ],
        *[
            (36, 922, "bend", 1),
            (92, 936, "reach", 1),
            (170, 930, "bend", -1),
            (232, 950, "run", -1),
            (560, 962, "run", -1),
        ],
        *[
            (64, 1008, "reach", 1),
            (136, 1004, "bend", -1),
            (330, 986, "run", -1),
            (430, 996, "carry", 1),
            (690, 1010, "run", -1),
        ],
        *[
            (214, 1044, "bend", -1),
            (36, 1092, "carry", -1),
            (540, 1062, "run", -1),
            (330, 1092, "bend", -1),
            (640, 1116, "carry", 1),
        ],
        *[(140, 1120, "reach", 1), (446, 1130, "run", -1)],
    ]
    hairs = ("#2c2430", "#6a4430", "#c89c5c", "#8c8c94", "#3c2c28")
    for i, (x, y, pose, flip) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        tall = 62 + (y - 890) * 0.23
        hat = "#3c4454" if i % 5 == 2 else "#e0c890" if i % 7 == 4 else None
        _person(c, x, y, tall, COATS[(i * 3) % len(COATS)], flip, pose, luck.choice(hairs), hat)
    strewn = [(luck.uniform(10, 330), luck.uniform(930, 1130)) for _ in range(30)]
    crumbs = [ellipse(x, y, luck.uniform(3, 6), luck.uniform(2, 4)) for x, y in strewn]
    paint(c, crumbs, ["#fff6dc", "#d0a870"], volume=2, wobble=0.5, detail=0.6, cast=(2, 3, 2, 0.4))
