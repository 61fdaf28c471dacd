"""In white emptiness somebody walks on a line and draws it ahead with a pencil; behind, a dog pulls it
away."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.light import fog, glow
from art.motifs.figure import Clothes, figure
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="xf42eyc6",
    slug="the-line-ahead",
    seed=8232,
    palette="P6",
    horizon="none",
    reach="far",
    hour="nowhere",
    mood="wonder",
    description="In a pale emptiness a person in red walks on a single drawn line and draws it ahead with "
    "a huge pencil; behind, the line has been a house, a tree, a wave and stairs, and a dog pulls at its "
    "end.",
    clues=("Making it up as I go", "No way back", "One step ahead", "My life so far, in one line"),
    motifs=("paths", "drawing", "time", "animals", "courage"),
    light=(-0.5, -0.8),
    shadow="#3a4a58",
    warmth="#fffaf0",
    grade=("#2c3a46", "#fff6e4", 0.05),
    contrast=0.13,
    vignette=0.3,
)

PATH: Points = [
    (146, 1050),
    (170, 1052),
    (196, 1050, 1),
    (196, 960, 1),
    (176, 960, 1),
    (246, 884, 1),
    (276, 914, 1),
    (276, 886, 1),
    (294, 886, 1),
    (294, 932, 1),
    (324, 960, 1),
    (302, 960, 1),
    (304, 1048, 1),
    (352, 1050),
    (404, 1040),
    (424, 1010),
    (420, 950),
    (396, 936),
    (374, 908),
    (392, 866),
    (432, 842),
    (478, 852),
    (508, 888),
    (496, 930),
    (462, 948),
    (444, 954),
    (446, 1010),
    (470, 1040),
    (530, 1040),
    (592, 1010),
    (630, 950),
    (646, 880),
    (636, 822),
    (600, 800),
    (570, 818),
    (572, 852),
    (596, 858),
    (588, 836),
    (606, 780),
    (650, 752),
    (700, 742),
    (716, 710),
    (690, 690),
    (640, 694, 1),
    (640, 656, 1),
    (590, 656, 1),
    (590, 618, 1),
    (540, 618, 1),
    (540, 580, 1),
    (490, 580, 1),
    (490, 542, 1),
    (440, 542, 1),
    (440, 504, 1),
    (372, 506),
    (300, 520),
    (232, 500),
    (196, 446),
    (206, 384),
    (258, 352),
    (318, 372),
    (336, 430),
    (300, 476),
    (236, 470),
    (180, 420),
    (150, 350),
    (170, 286),
    (236, 262),
    (330, 274),
    (430, 300),
    (520, 304),
    (612, 296),
]
TIP = (612.0, 296.0)


def draw(c: Canvas) -> None:
    """Pale air with hardly anything in it; the line and its faint shadow; who walks; who pulls; one small
    bird."""
    _air(c)
    _line(c)
    _hatching(c)
    _walker(c)
    _dog(c)
    _bird(c)


def _air(c: Canvas) -> None:
    c.background(
        [(0, "#cfdcd8"), (0.3, "#eef0e4"), (0.6, "#fbf8ec"), (0.85, "#e4e8dc"), (1, "#b8cac6")],
        angle=12,
        mottle=1.1,
    )
    glow(c, 470, 420, 460, "#ffffff", 0.5)
    for y, strength in ((200, 0.4), (640, 0.35), (1090, 0.5)):
        fog(c, y, 70, "#ffffff", strength)
    deep = smoothstep(c.noise(220, 5, 4, wide=1.6, tall=0.5), 0.5, 0.8)
    c.multiply(np.asarray(deep, np.float32), "#a8bcb8", 0.25)
    luck = random.Random(4)
    specks = [
        (luck.uniform(0, 768), luck.uniform(0, 1152), luck.uniform(0.6, 1.4), luck.uniform(0.1, 0.3))
        for _ in range(160)
    ]
    c.multiply(c.dots(specks), "#6a7c80", 0.6)


def _line(c: Canvas) -> None:
    """Graphite: a soft wide mark, a firm one within, worn by the tooth of the paper."""
    whole = spline(PATH, closed=False)
    c.multiply(c.shift(c.mask(whole.outline(9), 7), 12, 26), "#8a9ca0", 0.3)
    tooth = smoothstep(c.noise(5, 3, 2), 0.26, 0.6) * 0.55 + 0.45
    c.over(np.asarray(c.mask(c.wobble(whole.outline(9.4), 0.5, 16, 3)) * tooth, np.float32), "#4a545c", 0.55)
    c.over(
        np.asarray(c.mask(c.wobble(whole.outline(6), 0.4, 12, 5)) * (tooth * 0.5 + 0.5), np.float32),
        "#242c34",
        0.92,
    )
    c.screen(c.shift(c.mask(whole.outline(1.6)), -1.4, -1.6), "#b8c4c8", 0.4)
    c.sharpen(whole.outline(12), 0.65)
    c.over([line([(TIP[0], TIP[1]), (TIP[0] + 10, TIP[1] - 2)], 5)], "#242c34", 0.8)


def _hatching(c: Canvas) -> None:
    """What has been lived in has a little colour."""
    house = polygon([(200, 1046), (200, 962), (246, 892), (318, 958), (300, 1046)])
    wash = c.wobble(house, 3, 40, 4)
    c.multiply(wash, "#f4d8b0", 0.7)
    roof = polygon([(180, 960), (246, 888), (318, 958)])
    c.multiply(c.wobble(roof, 2.4, 30, 6), "#e8a090", 0.65)
    c.multiply(c.wobble(ellipse(440, 896, 62, 48), 4, 40, 7), "#b8d0a0", 0.75)
    c.multiply(
        c.wobble(
            spline(
                [
                    (540, 1040),
                    (600, 1010),
                    (640, 940),
                    (650, 870),
                    (636, 826),
                    (604, 806),
                    (600, 900),
                    (570, 980),
                ]
            ),
            3,
            40,
            8,
        ),
        "#a8ccd0",
        0.7,
    )
    window = [
        polygon([(238, 990), (266, 990), (266, 1020), (238, 1020)]).outline(4),
        polyline([(252, 990), (252, 1020)], 3),
        polyline([(238, 1005), (266, 1005)], 3),
    ]
    c.over(window, "#38424a", 0.85)
    c.multiply(polygon([(238, 990), (266, 990), (266, 1020), (238, 1020)]), "#ffd870", 0.7)
    smoke = [line([(286, 876), (280, 852), (292, 830), (284, 806), (296, 782)], 4)]
    c.over(smoke, "#4a545c", 0.5, soft=0.6)
    apples = [ellipse(x, y, 6) for x, y in ((412, 886), (446, 872), (474, 900), (436, 914))]
    paint(c, apples, ["#e0503c", "#a8302c"], volume=3, wobble=0.3, detail=0.7)
    boat = [
        spline([(520, 1000, 1), (530, 1014), (556, 1012), (566, 994, 1), (544, 1000)]),
        polyline([(543, 998), (543, 964)], 3),
    ]
    c.over(boat, "#38424a", 0.85)
    c.over(polygon([(547, 966), (547, 992), (566, 990)]), "#d8403f", 0.85)


def _walker(c: Canvas) -> None:
    x, y = 508.0, 301.0
    wears = Clothes(
        coat="#d8402f", hem="#9a2a2c", hair="#3a2a2c", legs="#2a3440", skin="#e8b494", scarf="#e8c25a"
    )
    figure(
        c,
        x,
        y,
        174,
        wears,
        arms=[[(8, -67), (20, -60), (34, -52)], [(-4, -66), (12, -54), (30, -46)]],
        rim="#fffaf0",
        detail=0.85,
        wind=0.6,
        shadow=False,
    )
    wood: Manner = {"wobble": 0.3, "detail": 0.7, "rim": "#fffaf0", "rim_width": 2.4, "dark": "#4a3428"}
    end, tip = (x - 44, y - 200), (TIP[0] + 2, TIP[1] - 2)
    ux, uy = tip[0] - end[0], tip[1] - end[1]
    long = math.hypot(ux, uy)
    ux, uy = ux / long, uy / long
    px, py = -uy, ux

    def at(s: float, d: float) -> tuple[float, float]:
        return end[0] + ux * s + px * d, end[1] + uy * s + py * d

    shaft = polygon([at(14, -9), at(long - 40, -9), at(long - 40, 9), at(14, 9)])
    paint(c, shaft, ["#f0c84c", "#c8922c"], volume=6, angle=math.degrees(math.atan2(uy, ux)), **wood)
    c.multiply(polygon([at(14, 2), at(long - 40, 2), at(long - 40, 5), at(14, 5)]), "#8a5c1c", 0.5)
    paint(
        c,
        polygon([at(long - 42, -9), at(long - 12, -2.4), at(long - 12, 2.4), at(long - 42, 9)]),
        ["#f4dcb0", "#c89c6c"],
        volume=4,
        **wood,
    )
    c.over(polygon([at(long - 14, -3), at(long, 0), at(long - 14, 3)]), "#242c34")
    paint(
        c,
        polygon([at(2, -9.5), at(16, -9.5), at(16, 9.5), at(2, 9.5)]),
        ["#d8dcd8", "#8a9498"],
        volume=3,
        **wood,
    )
    paint(
        c,
        [polygon([at(-10, -8), at(3, -9), at(3, 9), at(-10, 8)]), ellipse(*at(-9, 0), 7, 8)],
        ["#f0a8a0", "#c87878"],
        volume=4,
        **wood,
    )
    hands = [ellipse(x + 57, y - 90, 7.2, 6.6), ellipse(x + 51, y - 79, 7.2, 6.6)]
    paint(c, hands, ["#f0c0a0", "#c08c74"], volume=2.6, wobble=0.2, detail=0.8, rim="#fffaf0", rim_width=1.4)


def _dog(c: Canvas) -> None:
    """It has the end of the line in its mouth, and leans back."""
    x, y = 92.0, 1064.0
    coat: Manner = {
        "wobble": 0.5,
        "detail": 0.7,
        "rim": "#ffffff",
        "rim_width": 2.6,
        "dark": "#3a3040",
        "shading": 0.7,
    }
    c.multiply(ellipse(x, y + 8, 62, 9), "#6a7c80", 0.5, soft=6)
    body: list[Shape] = [
        spline(
            [
                (x - 46, y - 22),
                (x - 40, y - 46),
                (x - 12, y - 54),
                (x + 16, y - 50),
                (x + 24, y - 34),
                (x + 10, y - 22),
                (x - 24, y - 14),
            ]
        ),
        line([(x + 10, y - 34), (x + 22, y - 16), (x + 30, y + 2)], 10),
        line([(x + 4, y - 30), (x + 12, y - 12), (x + 18, y + 4)], 9),
        line([(x - 36, y - 26), (x - 44, y - 12), (x - 32, y + 2)], 13),
        line([(x - 26, y - 24), (x - 30, y - 10), (x - 18, y + 4)], 12),
        line([(x - 42, y - 40), (x - 58, y - 52), (x - 60, y - 66)], 7),
        spline(
            [
                (x + 4, y - 48),
                (x + 12, y - 66),
                (x + 28, y - 70),
                (x + 40, y - 60),
                (x + 54, y - 50),
                (x + 52, y - 42),
                (x + 34, y - 36),
                (x + 16, y - 38),
            ]
        ),
    ]
    mask = paint(c, body, ["#f4ece0", "#c8b8ac"], volume=9, **coat)
    paint(
        c,
        spline([(x + 10, y - 66, 1), (x - 4, y - 60), (x - 6, y - 42), (x + 4, y - 40, 1), (x + 14, y - 54)]),
        ["#8a6a58", "#5a4440"],
        volume=4,
        **coat,
    )
    c.multiply(ellipse(x - 16, y - 42, 17, 10, -8), "#a8846c", 0.7, inside=mask)
    c.over([ellipse(x + 30, y - 58, 2.6), ellipse(x + 54, y - 49, 4.4, 3.8)], "#20242a")
    pull: Points = [
        (x + 48, y - 43),
        (x + 60, y - 30),
        (x + 52, y - 8),
        (x + 26, y + 6),
        (x + 6, y + 18),
        (x + 24, y + 30),
        (x + 60, y + 22),
        (x + 66, y - 2),
        (146, 1050),
    ]
    c.multiply(line([(u + 5, v + 8) for u, v in pull], 7), "#8a9ca0", 0.35, soft=4)
    c.over(line(pull, 5.4), "#2c343c", 0.9)
    c.sharpen(line(pull, 10), 0.6)


def _bird(c: Canvas) -> None:
    x, y = 474.0, 520.0
    body = [(-24, 6, 1), (-12, -6), (0, -16), (10, -18), (17, -12), (24, -9, 1), (16, -5), (12, 5), (0, 10)]
    paint(
        c,
        spline(place(body, x, y, 0.9, -1)),
        ["#8fa8a6", "#4a6068"],
        volume=6,
        wobble=0.3,
        detail=0.75,
        rim="#ffffff",
        rim_width=2,
    )
    c.over(
        [
            ellipse(x - 10, y - 12, 1.7),
            polyline([(x, y + 9), (x, y + 18)], 2),
            polyline([(x + 5, y + 8), (x + 5, y + 18)], 2),
        ],
        "#242c34",
    )
