"""A rainy night in a park: a stone figure has left its plinth and holds its cloak over a sleeper on a
bench."""

import random

import numpy as np

from art.canvas import Canvas
from art.light import fog, glow
from art.motifs.ground import hill
from art.motifs.trees import Branches
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="7olasokp",
    slug="the-statue-that-bent-down",
    seed=8228,
    palette="P13",
    horizon="low",
    reach="middle",
    hour="night",
    mood="tender",
    description="On a rainy night in a park a huge stone figure kneels beside its empty plinth and spreads "
    "its cloak over somebody asleep on a bench; pigeons sit in the dry with the sleeper.",
    clues=("Somebody noticed", "Off duty", "Heart of stone", "A roof over one's head"),
    motifs=("weather", "size", "sleep", "care", "animals"),
    light=(0.5, -0.6),
    shadow="#121a34",
    warmth="#ffeec0",
    grade=("#121a30", "#fff0c8", 0.06),
    contrast=0.17,
    vignette=0.42,
)


def draw(c: Canvas) -> None:
    """Night park and lamps; the empty plinth; wet ground; the cloak's inside; bench and sleeper; the
    figure; rain."""
    _park(c)
    _plinth(c)
    _ground(c)
    _shelter(c)
    _bench(c)
    _figure(c)
    _pigeons(c)
    _rain(c)


def _park(c: Canvas) -> None:
    c.background(
        [(0, "#1a2138"), (0.4, "#343e58"), (0.7, "#5f6a7c"), (0.82, "#8a8f8c"), (1, "#3a445a")],
        angle=80,
        mottle=0.9,
    )
    for x, foot, seed, haze, size in (
        (70, 840, 3, 0.45, 1.0),
        (690, 836, 5, 0.5, 0.9),
        (560, 828, 9, 0.62, 0.7),
        (250, 830, 12, 0.6, 0.75),
    ):
        boughs = Branches(seed, wander=0.24, spread=0.6)
        boughs.grow(
            [
                (x, foot - 260 * size, -1.9, 150 * size, 16 * size),
                (x, foot - 280 * size, -1.2, 150 * size, 15 * size),
                (x, foot - 220 * size, -2.5, 110 * size, 11 * size),
                (x, foot - 200 * size, -0.6, 110 * size, 11 * size),
            ],
            4,
        )
        trunk = spline(
            [
                (x - 20 * size, foot, 1),
                (x - 11 * size, foot - 160 * size),
                (x - 9 * size, foot - 290 * size, 1),
                (x + 9 * size, foot - 290 * size, 1),
                (x + 12 * size, foot - 160 * size),
                (x + 22 * size, foot, 1),
            ]
        )
        paint(
            c,
            [trunk, *boughs.shapes],
            ["#2c3448", "#1c2236"],
            volume=8 * size,
            shading=0.6,
            wobble=0.8,
            angle=86,
            haze=("#5f6a7c", haze),
            rim="#d8d4b8",
            rim_width=2,
            rim_strength=0.5,
        )
    for x, foot, tall in ((736, 850, 250), (214, 862, 76), (432, 866, 84)):
        k = tall / 300
        glow(c, x, foot - tall, 190 * k + 30, "#f0d890", 0.7)
        paint(
            c,
            [
                polyline([(x, foot), (x, foot - tall + 20 * k)], 8 * k + 1),
                ellipse(x, foot - 8, 13 * k, 8 * k),
            ],
            ["#2c3448", "#161c2e"],
            volume=3,
            wobble=0.3,
            rim="#f0dca0",
            rim_width=1.6,
        )
        paint(
            c,
            ellipse(x, foot - tall, 17 * k + 1, 19 * k + 1),
            ["#fffbe0", "#f0d070"],
            volume=3,
            shading=0.2,
            wobble=0.2,
            detail=0.8,
        )
        c.over(
            [
                polyline([(x - 19 * k, foot - tall - 17 * k), (x + 19 * k, foot - tall - 17 * k)], 5 * k + 1),
                polyline([(x - 10 * k, foot - tall + 19 * k), (x + 10 * k, foot - tall + 19 * k)], 5 * k + 1),
            ],
            "#1c2236",
        )
    fog(c, 820, 60, "#98a0a0", 0.6)


def _plinth(c: Canvas) -> None:
    """Farther off, with nobody on it; two dry marks where the feet stood."""
    stone: Manner = {
        "wobble": 0.5,
        "streaks": 1.3,
        "mottle": 1.4,
        "shading": 0.6,
        "rim": "#f0e8cc",
        "rim_width": 2.4,
        "haze": ("#6a747c", 0.2),
    }
    x, y = 330.0, 868.0
    for box, tone in (
        ((x - 46, y - 84, 92, 78), ["#98a09c", "#5f6a74"]),
        ((x - 56, y - 98, 112, 16), ["#b0b4ac", "#7a8484"]),
        ((x - 60, y - 10, 120, 16), ["#a0a69f", "#5a6470"]),
    ):
        paint(c, rectangle(*box), tone, volume=4, angle=88, cast=(-5, 4, 6, 0.5), **stone)
    c.multiply([ellipse(x - 18, y - 98, 14, 4), ellipse(x + 18, y - 98, 14, 4)], "#1c2236", 0.75, soft=1)
    c.multiply(rectangle(x - 30, y - 66, 60, 36), "#3a4458", 0.5, soft=1)
    c.screen(rectangle(x - 28, y - 64, 56, 32).outline(1.6), "#d8d8c4", 0.3)


def _ground(c: Canvas) -> None:
    floor = [(-40, 872), (160, 862), (400, 858), (620, 868), (820, 880)]
    mask = paint(
        c,
        hill(floor),
        ["#58627a", "#3a445c", "#232b42", "#161c30"],
        along=("y", 858, 1152),
        volume=6,
        shading=0.3,
        wobble=0.8,
        angle=-2,
        streaks=1.4,
    )
    for x, wide in ((736, 60), (214, 34), (432, 36)):
        away = np.exp(
            -(
                (
                    (c.x - x + (c.noise(60, 3, 3, wide=3, tall=0.3) - 0.5) * 90)
                    / (wide + np.maximum(c.y - 860, 0) * 0.12)
                )
                ** 2
            )
        ) * smoothstep(c.noise(26, 7, 3, wide=3.2, tall=0.28), 0.38, 0.7)
        c.screen(np.asarray(away * mask * (c.y > 862), np.float32), "#f4dc98", 0.42)
    luck = random.Random(5)
    rings = [
        ellipse(luck.uniform(0, 768), luck.uniform(900, 1140), r, r * 0.3).outline(1.8)
        for r in (luck.uniform(7, 20) for _ in range(54))
    ]
    c.screen(rings, "#e8ecdc", 0.4, soft=0.5)
    leaves = [
        ellipse(luck.uniform(0, 768), luck.uniform(890, 1140), 9, 4, luck.uniform(-40, 40)) for _ in range(34)
    ]
    paint(c, leaves, ["#a8884c", "#5a4c3c"], volume=2, wobble=0.6, detail=0.4)


CLOAK: Points = [
    (470, 330, 1),
    (380, 372),
    (270, 440),
    (160, 520),
    (74, 612),
    (26, 700),
    (10, 790, 1),
    (44, 800),
    (70, 776, 1),
    (96, 812),
    (130, 786, 1),
    (156, 826),
    (196, 800, 1),
    (300, 900),
    (420, 980),
    (540, 1040, 1),
    (600, 800),
    (560, 520),
]


def _shelter(c: Canvas) -> None:
    """The hollow under the cloak: dry ground, warm with lamp light thrown back."""
    c.multiply(ellipse(270, 1060, 300, 60), "#0c1226", 0.6, soft=20)
    dry = ellipse(270, 1064, 220, 46)
    c.over(dry, "#6a6458", 0.5, soft=16)
    inner = spline(
        [
            (470, 370),
            (350, 440),
            (230, 520),
            (130, 610),
            (70, 700),
            (44, 780),
            (110, 806),
            (190, 800),
            (270, 770),
            (360, 780),
            (430, 830),
            (480, 930),
            (520, 1060),
            (590, 1080),
            (590, 760),
            (540, 500),
        ]
    )
    paint(
        c,
        inner,
        [(0, "#3a4258"), (0.4, "#2a3148"), (1, "#1a2036")],
        along=("y", 370, 1080),
        volume=30,
        shading=0.5,
        wobble=1,
        angle=60,
        light=(-0.4, 0.9),
    )
    folds: list[Points] = [
        [(470, 390), (330, 520), (200, 680), (140, 796)],
        [(490, 420), (390, 560), (300, 680), (256, 766)],
        [(510, 460), (450, 600), (390, 700), (350, 776)],
        [(530, 520), (500, 680), (470, 800), (450, 850)],
    ]
    c.multiply([line(fold, 16) for fold in folds], "#0c1226", 0.5, soft=9)
    c.screen([line([(x - 16, y - 4) for x, y in fold], 8) for fold in folds], "#8a8f94", 0.24, soft=6)


def _bench(c: Canvas) -> None:
    x, y = 278.0, 1060.0
    glow(c, x, y - 70, 260, "#ffcf80", 0.5, tall=0.7)
    wood: Manner = {"wobble": 0.4, "detail": 0.55, "rim": "#fff2cc", "rim_width": 2.6, "light": (0.3, -0.9)}
    legs = [
        line([(x + dx, y - 56), (x + dx + bend, y - 26), (x + dx - bend, y + 4)], 9)
        for dx, bend in ((-150, -7), (146, 7), (0, 3))
    ]
    paint(c, legs, ["#5a6278", "#2c3448"], volume=4, **wood)
    slats = [
        polygon(
            [
                (x - 174, y - 136 + k * 26),
                (x + 170, y - 136 + k * 26),
                (x + 170, y - 119 + k * 26),
                (x - 174, y - 119 + k * 26),
            ]
        )
        for k in range(3)
    ]
    paint(c, slats, ["#8a6a4c", "#5a4438"], volume=4, angle=0, **wood)
    seat = polygon([(x - 184, y - 66), (x + 180, y - 66), (x + 190, y - 46), (x - 194, y - 46)])
    paint(c, seat, ["#b08858", "#6a4c3c"], volume=5, angle=0, cast=(0, 9, 7, 0.6), **wood)
    _sleeper(c, x, y - 66)
    lamp = [
        spline(
            [
                (x - 262 + 88, y + 6, 1),
                (x - 262 + 92, y - 30),
                (x - 262 + 116, y - 30),
                (x - 262 + 120, y + 6, 1),
            ]
        )
    ]
    lx, ly = x - 158, y - 10
    glow(c, lx, ly, 120, "#ffd880", 0.9)
    paint(c, lamp, ["#fffbe0", "#ffcf60"], volume=3, shading=0.2, wobble=0.2, detail=0.8)
    c.over(
        [
            line([(lx - 15, ly - 20), (lx + 15, ly - 20)], 5),
            line([(lx - 17, ly + 17), (lx + 17, ly + 17)], 6),
            line([(lx - 12, ly - 22), (lx, ly - 42), (lx + 12, ly - 22)], 3),
        ],
        "#2c2a34",
    )
    bag = spline(
        [
            (x + 120, y + 8, 1),
            (x + 112, y - 24),
            (x + 134, y - 40),
            (x + 166, y - 38),
            (x + 184, y - 18),
            (x + 180, y + 8, 1),
        ]
    )
    paint(
        c,
        bag,
        ["#8a3f44", "#4a2434"],
        volume=10,
        wobble=0.6,
        detail=0.5,
        cast=(4, 5, 6, 0.5),
        rim="#fff0cc",
        rim_width=2.4,
    )


def _sleeper(c: Canvas, x: float, y: float) -> None:
    """On the side under a blanket and a newspaper, knees drawn up, a woollen hat."""
    cloth: Manner = {
        "wobble": 0.6,
        "detail": 0.5,
        "rim": "#fff6d8",
        "rim_width": 4,
        "dark": "#20183a",
        "light": (0.2, -0.95),
        "streaks": 1.1,
    }
    roll = spline(
        [
            (x - 158, y + 2, 1),
            (x - 166, y - 18),
            (x - 150, y - 34),
            (x - 104, y - 34),
            (x - 92, y - 14),
            (x - 96, y + 2, 1),
        ]
    )
    paint(c, roll, ["#a8a08c", "#5f6068"], volume=10, **cloth)
    body = spline(
        [
            (x - 104, y + 2, 1),
            (x - 108, y - 32),
            (x - 84, y - 62),
            (x - 40, y - 70),
            (x + 4, y - 62),
            (x + 40, y - 78),
            (x + 74, y - 82),
            (x + 98, y - 62),
            (x + 106, y - 40),
            (x + 144, y - 34),
            (x + 162, y - 18),
            (x + 164, y + 2, 1),
        ]
    )
    cover = paint(
        c,
        body,
        ["#e8c23a", "#b8842c", "#7a5430"],
        volume=26,
        shading=0.7,
        angle=10,
        cast=(0, 6, 7, 0.5),
        **cloth,
    )
    for k in range(7):
        c.multiply(
            line([(x - 96 + k * 38, y + 2), (x - 92 + k * 38, y - 40), (x - 84 + k * 38, y - 84)], 6),
            "#8a4a2c",
            0.45,
            soft=1.4,
            inside=cover,
        )
    c.multiply(
        [line([(x - 110, y - 40), (x, y - 34), (x + 170, y - 20)], 5)], "#8a4a2c", 0.4, soft=1.4, inside=cover
    )
    c.multiply(
        [
            line([(x + 6, y - 60), (x - 12, y - 30), (x - 16, y)], 8),
            line([(x + 98, y - 60), (x + 88, y - 30), (x + 92, y)], 8),
        ],
        "#20183a",
        0.35,
        soft=5,
        inside=cover,
    )
    face = [
        (x - 152, y - 30),
        (x - 156, y - 52),
        (x - 144, y - 70),
        (x - 120, y - 74),
        (x - 104, y - 60),
        (x - 100, y - 46),
        (x - 94, y - 40),
        (x - 101, y - 35),
        (x - 106, y - 24),
        (x - 126, y - 18),
    ]
    paint(c, spline(face), ["#f0c49c", "#b88468"], volume=14, shading=0.6, **{**cloth, "wobble": 0.4})
    hat = [
        (x - 160, y - 36),
        (x - 166, y - 62),
        (x - 150, y - 84),
        (x - 122, y - 88),
        (x - 104, y - 74),
        (x - 112, y - 62),
        (x - 132, y - 60),
        (x - 144, y - 48),
        (x - 148, y - 32),
    ]
    paint(c, spline(hat), ["#b8484c", "#6a2438"], volume=11, shading=0.7, **cloth)
    paint(c, ellipse(x - 168, y - 74, 11), ["#f4e8d0", "#b8a890"], volume=5, **cloth)
    c.multiply(
        [
            line([(x - 122, y - 50), (x - 116, y - 46), (x - 110, y - 49)], 2.8),
            line([(x - 112, y - 30), (x - 106, y - 30)], 2.4),
        ],
        "#3a1c28",
        0.8,
    )
    beard = spline(
        [
            (x - 136, y - 34),
            (x - 118, y - 36),
            (x - 104, y - 30),
            (x - 106, y - 16),
            (x - 124, y - 8),
            (x - 140, y - 18),
        ]
    )
    paint(c, beard, ["#e0d8c8", "#98949a"], volume=6, shading=0.6, **{**cloth, "wobble": 1})
    hand = [
        ellipse(x - 88, y - 22, 12, 9),
        *(line([(x - 84 + k * 2, y - 26 + k * 5), (x - 72 + k * 2, y - 25 + k * 5)], 6) for k in range(3)),
    ]
    paint(c, hand, ["#f0c49c", "#b88468"], volume=4, **{**cloth, "wobble": 0.3, "rim_width": 2})


def _figure(c: Canvas) -> None:
    """Kneeling, hooded, one arm along the cloak; moss and stains of a hundred rains."""
    stone: Manner = {
        "shading": 0.8,
        "streaks": 1.4,
        "mottle": 1.5,
        "wobble": 0.8,
        "dark": "#141a34",
        "lit": "#f4ecc8",
        "rim": "#fff8dc",
        "rim_width": 6,
    }
    tone = ["#98a09c", "#7a8488", "#58627a", "#3f4960"]
    c.multiply(spline([(420, 1080), (760, 1070), (800, 1180), (380, 1180)]), "#0c1226", 0.6, soft=18)
    robe = [
        (470, 330),
        (520, 308),
        (580, 316),
        (634, 360),
        (676, 450),
        (704, 580),
        (716, 720),
        (736, 860),
        (768, 980),
        (790, 1090, 1),
        (520, 1100, 1),
        (470, 1060),
        (486, 960),
        (540, 860),
        (560, 760),
        (548, 640),
        (520, 520),
        (476, 430),
    ]
    knee = [
        (590, 780),
        (520, 830),
        (452, 900),
        (412, 980),
        (404, 1060),
        (420, 1100, 1),
        (640, 1100, 1),
        (660, 900),
    ]
    body = paint(
        c,
        [spline(robe), spline(knee)],
        tone,
        along=("y", 310, 1090),
        volume=70,
        angle=84,
        cast=(-10, 10, 18, 0.4),
        **stone,
    )
    folds: list[Points] = [
        [(600, 400), (640, 560), (650, 740), (680, 1080)],
        [(560, 430), (590, 600), (600, 800), (600, 1090)],
        [(640, 380), (690, 560), (700, 760), (740, 1080)],
        [(556, 760), (530, 880), (510, 980), (520, 1090)],
    ]
    c.multiply([line(fold, 15) for fold in folds], "#141a34", 0.55, soft=8, inside=body)
    c.screen(
        [line([(x + 15, y - 4) for x, y in fold], 9) for fold in folds], "#f0ecd0", 0.3, soft=6, inside=body
    )
    laps: list[Points] = [
        [(600, 800), (520, 880), (470, 980), (462, 1096)],
        [(640, 860), (570, 940), (530, 1030), (524, 1096)],
        [(560, 820), (480, 890), (430, 980), (424, 1090)],
    ]
    c.multiply([line(lap, 13) for lap in laps], "#141a34", 0.5, soft=7, inside=body)
    c.screen([line([(x + 13, y) for x, y in lap], 8) for lap in laps], "#f0ecd0", 0.3, soft=5, inside=body)
    edge: Points = [(500, 318), (396, 366), (282, 434), (172, 512), (86, 602), (34, 694), (12, 790)]
    lower: Points = [
        (12, 790),
        (44, 806),
        (66, 778),
        (94, 816),
        (128, 786),
        (158, 830),
        (190, 800),
        (216, 730),
        (280, 640),
        (360, 560),
        (500, 460),
    ]
    drape = [(*edge[0], 1), *edge[1:-1], (*edge[-1], 1), *lower[1:7], *lower[7:-1], (*lower[-1], 1)]
    cloak = paint(
        c,
        spline(drape),
        ["#b0b4ac", "#8a928f", "#58627a"],
        along=("y", 320, 820),
        volume=40,
        angle=-38,
        cast=(8, 22, 18, 0.6),
        **stone,
    )
    ridges: list[Points] = [
        [(480, 350), (360, 420), (230, 520), (130, 640), (90, 780)],
        [(490, 380), (390, 440), (270, 530), (170, 650), (140, 770)],
        [(460, 340), (330, 410), (190, 520), (90, 640), (46, 780)],
    ]
    c.multiply([line(ridge, 12) for ridge in ridges], "#141a34", 0.42, soft=7, inside=cloak)
    c.screen(
        [line([(x - 4, y - 13) for x, y in ridge], 7) for ridge in ridges],
        "#fff8dc",
        0.3,
        soft=5,
        inside=cloak,
    )
    arm = [
        (548, 370),
        (470, 398),
        (380, 440),
        (300, 492),
        (244, 540),
        (230, 566),
        (256, 574),
        (320, 532),
        (410, 486),
        (500, 450),
        (566, 440),
    ]
    paint(
        c,
        spline(arm),
        ["#b0b4ac", "#7a8488", "#58627a"],
        volume=26,
        angle=-30,
        cast=(4, 12, 12, 0.5),
        **stone,
    )
    fist = [
        ellipse(238, 560, 27, 20, -34),
        *(ellipse(222 + k * 11, 574 - k * 5, 8.4, 11, 40) for k in range(4)),
    ]
    paint(
        c,
        fist,
        ["#b0b4ac", "#7a8488"],
        volume=7,
        cast=(2, 7, 6, 0.5),
        **{**stone, "rim_width": 3, "wobble": 0.4},
    )
    hood = [
        (596, 372),
        (628, 310),
        (626, 236),
        (590, 180),
        (530, 160),
        (470, 180),
        (432, 226),
        (420, 276),
        (438, 288),
        (452, 330),
        (480, 366),
        (530, 388),
    ]
    paint(
        c,
        spline(hood),
        ["#b0b4ac", "#8a928f", "#58627a"],
        volume=46,
        angle=50,
        cast=(-6, 14, 14, 0.5),
        **stone,
    )
    opening = [
        (440, 286),
        (430, 262),
        (446, 226),
        (482, 204),
        (520, 214),
        (528, 262),
        (510, 320),
        (476, 352),
        (456, 328),
    ]
    paint(c, spline(opening), ["#2a3148", "#141a34"], volume=8, wobble=0.6)
    face = [
        (438, 282),
        (428, 262),
        (442, 240),
        (470, 228),
        (500, 244),
        (504, 290),
        (486, 330),
        (464, 346),
        (450, 336),
        (452, 322),
        (444, 314),
        (448, 304),
        (434, 296),
    ]
    paint(
        c,
        spline(face),
        ["#a8aca4", "#7a8488", "#4a5468"],
        volume=20,
        angle=60,
        detail=0.4,
        **{**stone, "rim_width": 3, "light": (-0.5, 0.7), "lit": "#ffd890"},
    )
    c.multiply(
        [
            line([(452, 276), (464, 282), (476, 278)], 4),
            line([(450, 324), (462, 326)], 3.4),
            line([(448, 262), (464, 258), (480, 264)], 4),
        ],
        "#141a34",
        0.7,
        soft=0.8,
    )
    luck = random.Random(8)
    stains = [
        line([(x, y), (x + luck.uniform(-6, 6), y + luck.uniform(30, 110))], luck.uniform(4, 11))
        for x, y in ((luck.uniform(500, 720), luck.uniform(360, 900)) for _ in range(26))
    ]
    c.multiply(stains, "#232b42", 0.35, soft=4, inside=body)
    moss = smoothstep(c.noise(60, 6, 4), 0.6, 0.8) * body
    c.over(np.asarray(moss, np.float32), "#6a7a54", 0.4)
    c.multiply(
        [
            line([(610, 430), (622, 470), (606, 500), (620, 540)], 3),
            line([(690, 700), (676, 740), (690, 770)], 3),
        ],
        "#0c1226",
        0.7,
    )


def _pigeons(c: Canvas) -> None:
    for x, y, flip in ((360, 1078, -1), (404, 1092, -1), (84, 1088, 1), (452, 886, -1)):
        body = [
            (-24, 6, 1),
            (-12, -8),
            (2, -18),
            (12, -20),
            (18, -14),
            (25, -11, 1),
            (17, -6),
            (12, 6),
            (0, 12),
            (-12, 11),
        ]
        c.multiply(ellipse(x, y + 16, 22, 5), "#0c1226", 0.6, soft=3)
        mask = paint(
            c,
            spline(place(body, x, y, 1.05, flip)),
            ["#a8b0b4", "#5a6478"],
            volume=7,
            shading=0.7,
            wobble=0.3,
            detail=0.7,
            rim="#fff4d0",
            rim_width=2.4,
            cast=(2, 4, 4, 0.4),
        )
        c.multiply(
            spline(place([(-24, 6, 1), (-10, -4), (4, -4), (-2, 8)], x, y, 1.05, flip)),
            "#2c3448",
            0.6,
            inside=mask,
        )
        c.over(ellipse(*_two(place([(13, -14)], x, y, 1.05, flip)), 1.8), "#10141e")
        c.over(
            [
                polyline([(x - 3, y + 11), (x - 3, y + 18)], 2),
                polyline([(x + 4, y + 11), (x + 4, y + 18)], 2),
            ],
            "#c87858",
        )


def _two(spots: Points) -> tuple[float, float]:
    return spots[0][0], spots[0][1]


def _rain(c: Canvas) -> None:
    luck = random.Random(4)
    dry = c.mask(
        spline(
            [(470, 400), (300, 490), (130, 620), (60, 740), (40, 1090), (420, 1100), (560, 1000), (560, 600)]
        ),
        6,
    )
    drops: list[Shape] = []
    for _ in range(260):
        x, y = luck.uniform(-20, 790), luck.uniform(-30, 1120)
        drops.append(line([(x, y), (x - 9, y + luck.uniform(34, 70))], luck.uniform(1, 2)))
    c.screen(c.mask(drops) * (1 - dry), "#eef2e4", 0.34)
    edge = [(12, 792), (44, 806), (94, 816)]
    falls = [polyline([(x, y), (x - 2, y + 210 - x * 0.3)], 2.4) for x, y in edge]
    c.screen(falls, "#eef2e4", 0.6, soft=0.5)
    splash = [
        ellipse(x + luck.uniform(-10, 10), y - luck.uniform(2, 10), 3, 2)
        for x, y in (
            (500, 316),
            (396, 362),
            (282, 430),
            (172, 508),
            (86, 598),
            (560, 160),
            (500, 170),
            (640, 350),
            (690, 480),
        )
        for _ in range(4)
    ]
    c.screen(splash, "#ffffff", 0.7, soft=0.5)
