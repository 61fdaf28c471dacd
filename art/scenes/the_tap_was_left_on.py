"""A bath in the middle of a flooded world: somebody lies in it with closed eyes, and the tap is still
running."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.light import fog, glow, smoke
from art.motifs.bent import Tube
from art.motifs.water import water
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="3400itai",
    slug="the-tap-was-left-on",
    seed=8226,
    palette="P15",
    horizon="high",
    reach="middle",
    hour="dusk",
    mood="melancholy",
    description="A person with a towel round the head lies in a bathtub that floats on a wide sea among "
    "rooftops; a tap on a tall pipe runs into the tub, and it overflows.",
    clues=("Not my problem", "Self-care", "I only closed my eyes for a minute", "After us the flood"),
    motifs=("water", "solitude", "town", "time"),
    light=(0.6, -0.65),
    shadow="#3c2048",
    warmth="#fff0dc",
    grade=("#321c44", "#fff0dc", 0.06),
    contrast=0.16,
    vignette=0.38,
)

TUB = (352.0, 660.0)
HORIZON = 330.0


def draw(c: Canvas) -> None:
    """Evening; the sea; roofs and far people; the pipe; tub and bather; what runs over; the near water."""
    _evening(c)
    _sea(c)
    _roofs(c)
    _tub(c)
    _bather(c)
    _front(c)
    _tap(c)
    _near(c)


def _evening(c: Canvas) -> None:
    c.background(
        [(0, "#6a5078"), (0.1, "#a0708c"), (0.2, "#d89a98"), (0.28, "#f8d0b0"), (1, "#f8d0b0")],
        angle=3,
        mottle=0.8,
    )
    glow(c, 600, 320, 420, "#fff0d0", 0.75)
    paint(c, ellipse(610, 296, 40), ["#fffdf0", "#ffeacc"], volume=6, shading=0.15, wobble=0.4, detail=0.4)
    bands = [
        spline([(x - w, y, 1), (x - w * 0.3, y - 9), (x + w, y + 2, 1), (x, y + 10)])
        for x, y, w in ((180, 70, 180), (520, 120, 210), (120, 190, 150), (690, 210, 130), (380, 240, 140))
    ]
    paint(
        c,
        bands,
        ["#8a6888", "#c88a94"],
        volume=6,
        shading=0.4,
        wobble=2,
        angle=2,
        rim="#fff0dc",
        rim_width=2,
        light=(0.4, 1),
    )


def _sea(c: Canvas) -> None:
    surface = water(c, HORIZON, ["#f8d4b8", "#d8a0a0", "#a06a84", "#5f5078", "#3c3058"], 4)
    path = np.exp(
        -(
            (
                (c.x - 606 + (c.noise(60, 3, 3, wide=3, tall=0.3) - 0.5) * 120)
                / (46 + np.maximum(c.y - HORIZON, 0) * 0.16)
            )
            ** 2
        )
    ) * smoothstep(c.noise(26, 7, 3, wide=3.2, tall=0.28), 0.35, 0.7)
    c.screen(np.asarray(path * surface, np.float32), "#fff4dc", 0.8)
    fog(c, HORIZON, 12, "#fff0dc", 0.7)
    luck = random.Random(5)
    light: list[Shape] = []
    dark: list[Shape] = []
    for _ in range(130):
        y = HORIZON + 8 + luck.random() ** 1.3 * 800
        x, half = luck.uniform(-20, 790), (8 + (y - HORIZON) * 0.11) * luck.uniform(0.6, 1.3)
        arc = spline(
            [
                (x - half, y, 1),
                (x, y - 1.6 - (y - HORIZON) * 0.004),
                (x + half, y + 1, 1),
                (x, y + 2 + (y - HORIZON) * 0.004),
            ]
        )
        (light if luck.random() < 0.5 else dark).append(arc)
    c.screen(light, "#fff0dc", 0.36, soft=0.7)
    c.multiply(dark, "#3c2048", 0.36, soft=0.8)


def _roof(c: Canvas, x: float, y: float, size: float, tone: list[str], haze: float) -> None:
    """The gable of a drowned house, with a chimney; its broken image below."""
    air = "#f0c4b4"
    manner: Manner = {
        "wobble": 0.5,
        "haze": (air, haze),
        "rim": "#fff0d8",
        "rim_width": max(1.2, 3 * (1 - haze)),
        "streaks": 1.2,
    }
    front = polygon(
        [
            (x - 50 * size, y),
            (x - 50 * size, y - 14 * size),
            (x - 14 * size, y - 66 * size),
            (x + 22 * size, y - 14 * size),
            (x + 22 * size, y),
        ]
    )
    back = polygon(
        [
            (x - 14 * size, y - 66 * size),
            (x + 80 * size, y - 62 * size),
            (x + 118 * size, y),
            (x + 22 * size, y),
            (x + 22 * size, y - 12 * size),
        ]
    )
    stack = rectangle(x + 40 * size, y - 96 * size, 20 * size, 44 * size)
    c.multiply(
        polygon(
            [
                (x - 50 * size, y),
                (x + 118 * size, y),
                (x + 80 * size, y + 54 * size),
                (x - 14 * size, y + 60 * size),
            ]
        ),
        "#3c2048",
        0.35 * (1 - haze),
        soft=6 * size,
    )
    paint(c, stack, ["#b87a78", "#7a4a60"], volume=3, angle=0, **manner)
    paint(c, back, tone, volume=5, shading=0.5, angle=0, **manner)
    rows = [
        polyline(
            [
                (x - 14 * size + k * 7 * size, y - 64 * size + k * 11 * size),
                (x + 82 * size + k * 7 * size, y - 60 * size + k * 11 * size),
            ],
            2,
        )
        for k in range(1, 6)
    ]
    c.multiply(rows, "#3c2048", 0.35 * (1 - haze), inside=c.mask(back))
    paint(c, front, ["#e8c0a8", "#b88488"], volume=4, angle=88, **manner)
    c.over(
        polygon(
            [
                (x - 22 * size, y - 34 * size),
                (x - 6 * size, y - 34 * size),
                (x - 6 * size, y - 14 * size),
                (x - 22 * size, y - 14 * size),
            ]
        ),
        "#5a3458",
        0.8 * (1 - haze * 0.6),
    )
    line_y = [line([(x - 64 * size, y + 1), (x, y + 4 * size), (x + 130 * size, y + 1)], max(1.6, 3 * size))]
    c.screen(line_y, "#fff4e4", 0.6 * (1 - haze * 0.5), soft=0.8)


def _roofs(c: Canvas) -> None:
    for x, y, size, haze in (
        (120, 352, 0.34, 0.62),
        (250, 346, 0.26, 0.7),
        (440, 350, 0.3, 0.66),
        (700, 356, 0.36, 0.6),
        (520, 344, 0.2, 0.74),
    ):
        _roof(c, x, y, size, ["#a8607a", "#8a4a6a"], haze)
    tower = polygon([(340, 350), (342, 300), (352, 262), (362, 300), (364, 350)])
    paint(c, tower, ["#a8708a", "#8a5a7a"], volume=4, wobble=0.4, haze=("#f0c4b4", 0.6))
    _roof(c, 90, 468, 0.86, ["#b8607a", "#8a3f62"], 0.26)
    cx, cy = 162.0, 398.0
    cat = [
        ellipse(cx, cy, 9, 12),
        ellipse(cx - 1, cy - 14, 7, 6.4),
        polygon([(cx - 7, cy - 16), (cx - 6, cy - 25), (cx - 1, cy - 19)]),
        polygon([(cx + 1, cy - 19), (cx + 5, cy - 25), (cx + 6, cy - 15)]),
        line([(cx + 8, cy + 8), (cx + 20, cy + 6), (cx + 24, cy - 4)], 4),
    ]
    paint(c, cat, ["#4a3454", "#2c1c3c"], volume=4, wobble=0.3, detail=0.7, rim="#fff0d8", rim_width=2)
    for x, y, k in ((560, 420, 0.16), (276, 396, 0.11)):
        hull = spline(
            [
                (x - 190 * k, y, 1),
                (x - 160 * k, y + 80 * k),
                (x + 160 * k, y + 80 * k),
                (x + 200 * k, y - 10 * k, 1),
                (x, y + 20 * k),
            ]
        )
        c.multiply(ellipse(x, y + 90 * k, 210 * k, 24 * k), "#3c2048", 0.4, soft=3)
        paint(
            c,
            hull,
            ["#fff4ea", "#c8a8b4"],
            volume=6 * k + 2,
            wobble=0.2,
            detail=0.7,
            haze=("#f0c4b4", 0.25),
            rim="#ffffff",
            rim_width=1.6,
        )
        paint(
            c,
            [ellipse(x - 130 * k, y - 34 * k, 46 * k)],
            ["#3f7a78", "#2c5a64"],
            volume=2,
            detail=0.8,
            wobble=0.1,
            haze=("#f0c4b4", 0.25),
        )
        c.over(
            line(
                [(x + 160 * k, y), (x + 164 * k, y - 260 * k), (x + 110 * k, y - 260 * k)], max(1.6, 22 * k)
            ),
            "#a8707c",
            0.8,
        )


def _tub(c: Canvas) -> None:
    x, y = TUB
    enamel: Manner = {
        "wobble": 0.4,
        "streaks": 0.8,
        "dark": "#4a2c5c",
        "lit": "#fff8ec",
        "rim": "#ffffff",
        "rim_width": 5,
    }
    c.multiply(ellipse(x + 4, y + 214, 300, 56), "#3c2048", 0.6, soft=22)
    body = spline(
        [
            (x - 272, y - 52, 1),
            (x - 262, y + 20),
            (x - 226, y + 120),
            (x - 164, y + 182),
            (x - 40, y + 206),
            (x + 90, y + 204),
            (x + 196, y + 172),
            (x + 244, y + 110),
            (x + 268, y + 24),
            (x + 274, y - 10, 1),
            (x, y + 60),
        ]
    )
    paint(
        c,
        body,
        ["#fff6ec", "#e8c8c4", "#b890a4", "#8a6a90"],
        along=("x", x + 250, x - 300),
        volume=60,
        shading=0.6,
        angle=80,
        **enamel,
    )
    rim_back = spline(
        [
            (x - 286, y - 54),
            (x - 230, y - 96),
            (x - 90, y - 104),
            (x + 90, y - 86),
            (x + 236, y - 56),
            (x + 290, y - 12),
            (x + 230, y + 34),
            (x + 80, y + 62),
            (x - 90, y + 58),
            (x - 230, y + 16),
        ]
    )
    paint(c, rim_back, ["#ffffff", "#e8d0d0"], volume=12, shading=0.6, cast=(-2, 9, 9, 0.4), **enamel)
    inside = spline(
        [
            (x - 262, y - 52),
            (x - 212, y - 84),
            (x - 88, y - 90),
            (x + 88, y - 72),
            (x + 220, y - 44),
            (x + 264, y - 10),
            (x + 212, y + 22),
            (x + 76, y + 46),
            (x - 88, y + 42),
            (x - 214, y + 4),
        ]
    )
    mask = paint(
        c, inside, ["#8a6a88", "#c8a0a8", "#e8c8c4"], volume=14, shading=0.6, wobble=0.4, light=(-0.6, 0.65)
    )
    level = spline(
        [
            (x - 250, y - 40),
            (x - 200, y - 66),
            (x - 80, y - 72),
            (x + 90, y - 54),
            (x + 216, y - 30),
            (x + 250, y - 6),
            (x + 206, y + 20),
            (x + 76, y + 44),
            (x - 88, y + 40),
            (x - 206, y + 6),
        ]
    )
    paint(
        c,
        level,
        ["#7fb0ac", "#4f8a8c", "#3f7a78"],
        volume=6,
        shading=0.4,
        wobble=0.5,
        inside=mask,
        angle=8,
        rim="#e8fff4",
        rim_width=3,
    )


def _bather(c: Canvas) -> None:
    x, y = TUB
    skin: Manner = {
        "wobble": 0.5,
        "shading": 0.7,
        "streaks": 0.9,
        "rim": "#fff4e4",
        "rim_width": 4,
        "dark": "#5a2a50",
        "detail": 0.4,
    }
    knees = [
        spline(
            [
                (x + 10, y - 20),
                (x + 24, y - 98),
                (x + 54, y - 132),
                (x + 86, y - 118),
                (x + 104, y - 60),
                (x + 112, y - 10),
            ]
        ),
        spline(
            [
                (x + 70, y - 4),
                (x + 90, y - 82),
                (x + 118, y - 108),
                (x + 146, y - 90),
                (x + 158, y - 40),
                (x + 160, y + 8),
            ]
        ),
    ]
    for knee in knees:
        paint(c, knee, ["#e8b898", "#c88a7c", "#9a5c68"], volume=24, angle=80, **skin)
    for kx, ky in ((x + 60, y - 12), (x + 116, y + 2)):
        c.screen(ellipse(kx, ky, 52, 9, 6).outline(4), "#e8fff4", 0.7, soft=1.4)
    chest = spline(
        [
            (x - 206, y - 30),
            (x - 190, y - 84),
            (x - 150, y - 100),
            (x - 96, y - 84),
            (x - 62, y - 44),
            (x - 70, y - 6),
            (x - 140, y + 10),
        ]
    )
    paint(c, chest, ["#f0c4a4", "#c88a7c"], volume=24, angle=10, **skin)
    c.screen(line([(x - 200, y - 10), (x - 130, y + 12), (x - 66, y - 4)], 4), "#e8fff4", 0.6, soft=1.4)
    neck = spline(
        [(x - 214, y - 92), (x - 190, y - 122), (x - 160, y - 110), (x - 150, y - 82), (x - 186, y - 70)]
    )
    paint(c, neck, ["#e0ac90", "#b87a74"], volume=12, **skin)
    face = [
        (-196, -110),
        (-214, -140),
        (-212, -174),
        (-190, -200),
        (-160, -206),
        (-138, -196),
        (-128, -182),
        (-112, -170),
        (-119, -160),
        (-124, -152),
        (-118, -146),
        (-122, -138),
        (-120, -128),
        (-134, -116),
        (-158, -108),
    ]
    turned = place([(u + 170, v + 150) for u, v in face], x - 176, y - 152, 1.02, turn=-26)
    head = paint(
        c,
        spline(turned),
        ["#f4cca8", "#d89c84", "#b07470"],
        volume=28,
        angle=30,
        cast=(-4, 8, 8, 0.4),
        **skin,
    )

    def spot(u: float, v: float) -> tuple[float, float]:
        p = place([(u + 170, v + 150)], x - 176, y - 152, 1.02, turn=-26)[0]
        return p[0], p[1]

    lid: Points = [spot(-150, -170), spot(-142, -164), spot(-134, -166)]
    c.multiply(line(lid, 3.6), "#4a1c34", 0.85)
    c.multiply([line([lid[i], (lid[i][0] + 1.5, lid[i][1] + 6)], 2) for i in range(3)], "#4a1c34", 0.7)
    c.multiply(line([spot(-154, -184), spot(-142, -186), spot(-133, -180)], 4), "#6a3440", 0.6)
    c.multiply(line([spot(-123, -146), spot(-132, -143), spot(-138, -145)], 3), "#8a3a48", 0.8)
    c.screen(ellipse(*spot(-148, -146), 13, 9), "#f09088", 0.4, soft=5, inside=head)
    towel = [
        (-128, -190),
        (-140, -214),
        (-166, -232),
        (-204, -232),
        (-236, -210),
        (-246, -176),
        (-232, -148),
        (-212, -132),
        (-206, -152),
        (-196, -178),
        (-172, -196),
        (-148, -196),
    ]
    cloth = paint(
        c,
        spline([spot(u, v) for u, v in towel]),
        ["#5fa8a0", "#3f7a78", "#2c5664"],
        volume=24,
        shading=0.75,
        wobble=0.9,
        cast=(-3, 6, 6, 0.5),
        rim="#f0fff8",
        rim_width=4,
        streaks=1.2,
    )
    twist = spline(
        [
            spot(-216, -222),
            spot(-244, -240),
            spot(-268, -222),
            spot(-264, -192),
            spot(-240, -178),
            spot(-226, -196),
        ]
    )
    paint(
        c,
        twist,
        ["#6fb8b0", "#3a6f74"],
        volume=14,
        shading=0.75,
        wobble=0.9,
        rim="#f0fff8",
        rim_width=3,
        cast=(-2, 4, 4, 0.5),
    )
    c.multiply(
        [
            line([spot(-136, -200), spot(-176, -214), spot(-222, -206)], 4),
            line([spot(-150, -206), spot(-196, -200), spot(-226, -174)], 4),
        ],
        "#1c3c4c",
        0.45,
        soft=2,
        inside=cloth,
    )
    foam: list[Shape] = []
    luck = random.Random(8)
    for _ in range(46):
        a = luck.uniform(0, 2 * math.pi)
        u, v = x - 20 + 120 * math.cos(a) * luck.random(), y - 10 + 30 * math.sin(a) * luck.random()
        foam.append(ellipse(u, v, luck.uniform(7, 20), luck.uniform(6, 13)))
    paint(
        c,
        foam,
        ["#ffffff", "#e0d0d8"],
        volume=7,
        shading=0.5,
        wobble=1.2,
        rim="#ffffff",
        rim_width=2,
        detail=0.3,
    )
    duck = [
        spline(
            [
                (x + 186, y - 6, 1),
                (x + 180, y - 24),
                (x + 190, y - 34),
                (x + 206, y - 32),
                (x + 212, y - 44),
                (x + 226, y - 46),
                (x + 234, y - 36),
                (x + 230, y - 24),
                (x + 232, y - 8),
                (x + 210, y),
            ]
        )
    ]
    paint(c, duck, ["#f4d078", "#c89048"], volume=8, wobble=0.3, detail=0.6, rim="#fffbe0", rim_width=2)
    c.over([polygon([(x + 233, y - 38), (x + 245, y - 35), (x + 233, y - 31)])], "#e0704c")
    c.over(ellipse(x + 224, y - 38, 1.9), "#2c1830")


def _front(c: Canvas) -> None:
    """An arm over the rim with a book let go; the water that runs over; claw feet under it."""
    x, y = TUB
    skin: Manner = {
        "wobble": 0.5,
        "shading": 0.7,
        "rim": "#fff4e4",
        "rim_width": 4,
        "dark": "#5a2a50",
        "detail": 0.45,
    }
    axis = [(x - 166, y - 74, 21), (x - 194, y - 14, 18), (x - 188, y + 44, 15), (x - 180, y + 90, 11)]
    fingers = [
        line(
            [
                (x - 186 + k * 6, y + 96),
                (x - 190 + k * 8, y + 116),
                (x - 188 + k * 9, y + 132 - abs(k - 1.4) * 5),
            ],
            8.4,
        )
        for k in range(4)
    ]
    thumb = line([(x - 168, y + 94), (x - 158, y + 108), (x - 158, y + 118)], 8)
    limb = [
        Tube(axis).piece(bow=8),
        ellipse(x - 160, y - 78, 27, 22, 20),
        ellipse(x - 177, y + 98, 14, 15),
        thumb,
        *fingers,
    ]
    paint(c, limb, ["#f0c4a4", "#d09a88", "#c88a7c"], volume=11, angle=80, cast=(-6, 8, 10, 0.4), **skin)
    luck = random.Random(2)
    falls: list[Shape] = []
    for u in (-90, -30, 40, 110, 170):
        wide = luck.uniform(12, 26)
        v = y + 58 - abs(u - 10) * 0.16
        falls.append(
            spline(
                [
                    (x + u - wide, v, 1),
                    (x + u + wide, v - 4, 1),
                    (x + u + wide * 0.9, v + 70),
                    (x + u + wide * 0.6, v + 148),
                    (x + u - wide * 0.5, v + 150),
                    (x + u - wide * 0.9, v + 70),
                ]
            )
        )
    sheet = c.mask(falls, 1)
    c.over(sheet, "#a8ccc8", 0.5)
    c.screen(
        [
            line([(x + u + d, y + 54), (x + u + d * 0.9, y + 120), (x + u + d * 0.7, y + 196)], 2.6)
            for u in (-90, -30, 40, 110, 170)
            for d in (-9, 0, 10)
        ],
        "#ffffff",
        0.65,
        soft=0.8,
    )
    foam = [
        ellipse(
            x + u + luck.uniform(-24, 24),
            y + 204 + luck.uniform(-7, 9),
            luck.uniform(8, 18),
            luck.uniform(4, 8),
        )
        for u in (-90, -30, 40, 110, 170)
        for _ in range(4)
    ]
    paint(c, foam, ["#ffffff", "#d8c8d8"], volume=4, wobble=1, detail=0.3)
    swell = spline(
        [
            (x - 330, y + 186),
            (x - 240, y + 166),
            (x - 160, y + 196),
            (x, y + 214),
            (x + 140, y + 202),
            (x + 230, y + 170),
            (x + 330, y + 190),
            (x + 250, y + 232),
            (x, y + 254),
            (x - 250, y + 234),
        ]
    )
    c.over(c.mask(swell, 5) * smoothstep(c.noise(40, 6, 3, wide=3, tall=0.4), 0.3, 0.6), "#8a6084", 0.8)
    c.screen(
        [
            line([(x - 300, y + 190), (x - 180, y + 204), (x - 60, y + 222)], 4),
            line([(x + 300, y + 186), (x + 200, y + 204), (x + 80, y + 220)], 4),
        ],
        "#fff4e4",
        0.7,
        soft=1,
    )
    book = [
        (x - 250, y + 222),
        (x - 214, y + 206),
        (x - 176, y + 218),
        (x - 140, y + 206),
        (x - 112, y + 224),
        (x - 148, y + 222),
        (x - 178, y + 234),
        (x - 214, y + 224),
    ]
    paint(
        c,
        spline(book),
        ["#fff8ec", "#d0b8bc"],
        volume=4,
        wobble=0.5,
        detail=0.5,
        rim="#ffffff",
        rim_width=2.4,
    )
    c.multiply(
        [
            line([(x - 236, y + 217), (x - 212, y + 211), (x - 188, y + 219)], 1.8),
            line([(x - 166, y + 218), (x - 142, y + 211), (x - 124, y + 220)], 1.8),
        ],
        "#5a3458",
        0.6,
    )


def _tap(c: Canvas) -> None:
    """A pipe straight out of the sea; nobody can say from where."""
    x, y = TUB
    px = x + 318
    brass: Manner = {
        "volume": 8,
        "shading": 0.85,
        "wobble": 0.3,
        "angle": 88,
        "rim": "#fffbe8",
        "rim_width": 3.4,
        "dark": "#4a2038",
        "detail": 0.45,
    }
    pipe = [
        line(
            [
                (px, y + 230),
                (px, y - 150),
                (px - 12, y - 196),
                (px - 58, y - 214),
                (px - 96, y - 196),
                (px - 106, y - 160),
            ],
            25,
        )
    ]
    c.multiply(ellipse(px, y + 230, 46, 11), "#3c2048", 0.5, soft=5)
    paint(c, pipe, ["#f0c890", "#b8786c", "#8a4f64"], along=("x", px + 14, px - 14), **brass)
    collars = [
        line([(px - 17, y - 120), (px + 17, y - 120)], 14),
        line([(px - 17, y + 60), (px + 17, y + 60)], 14),
        line([(px - 122, y - 164), (px - 90, y - 158)], 13),
    ]
    paint(c, collars, ["#ffdca8", "#a8686c"], **brass)
    for dx, dy in ((-26, -244), (26, -250)):
        wheel = [
            ellipse(px - 20 + dx, y + dy + 24, 17, 8),
            line([(px - 20 + dx, y + dy + 28), (px - 14 + dx * 0.4, y - 200)], 9),
        ]
        paint(c, wheel, ["#ffe4b8", "#b07470"], **{**brass, "volume": 4})
    jet = spline(
        [
            (px - 118, y - 154, 1),
            (px - 92, y - 150, 1),
            (px - 96, y - 80),
            (px - 94, y - 14),
            (px - 118, y - 14),
            (px - 114, y - 80),
        ]
    )
    c.over(c.mask(jet, 0.8), "#b8dcd8", 0.75)
    c.screen(
        [
            line([(px - 106, y - 150), (px - 106, y - 20)], 5),
            line([(px - 112, y - 140), (px - 113, y - 30)], 2),
        ],
        "#ffffff",
        0.8,
        soft=0.8,
    )
    splash = [ellipse(px - 106, y - 10, r, r * 0.3).outline(3) for r in (24, 40, 58)]
    c.screen(splash, "#f4fffa", 0.7, soft=0.8)
    drops = [
        ellipse(px - 106 + dx, y - 20 - dy, 3.4)
        for dx, dy in ((-24, 12), (-34, 4), (22, 14), (32, 5), (-12, 22), (14, 24))
    ]
    c.screen(drops, "#ffffff", 0.8, soft=0.5)
    gull_x, gull_y = px - 50, y - 232
    gull = [(-20, 8, 1), (-8, -6), (2, -18), (12, -22), (20, -16), (30, -12, 1), (20, -8), (14, 2), (2, 9)]
    body = paint(
        c,
        spline(place(gull, gull_x, gull_y, 1, -1)),
        ["#fffaf0", "#b8a0b4"],
        volume=6,
        wobble=0.3,
        detail=0.7,
        rim="#ffffff",
        rim_width=2,
    )
    c.multiply(
        spline(place([(-20, 8, 1), (-6, -4), (8, -2), (-2, 8)], gull_x, gull_y, 1, -1)),
        "#6a5a7a",
        0.5,
        inside=body,
    )
    c.over(ellipse(gull_x - 14, gull_y - 16, 1.8), "#2c1830")
    c.over(
        polygon([(gull_x - 20, gull_y - 15), (gull_x - 32, gull_y - 12), (gull_x - 20, gull_y - 10)]),
        "#e0a050",
    )


def _near(c: Canvas) -> None:
    x, y = TUB
    smoke(
        c,
        [(x - 10 + k * 9 * math.sin(k), y - 130 - k * 34, 30 + k * 7, 18 + k * 4) for k in range(6)],
        "#fff4ec",
        0.4,
    )
    slip: Manner = {
        "volume": 7,
        "shading": 0.7,
        "wobble": 0.4,
        "detail": 0.5,
        "rim": "#fff4e8",
        "rim_width": 3,
    }
    for sx, sy, turn in ((560, 960, -12), (640, 1010, 22)):
        c.multiply(ellipse(sx + 4, sy + 12, 50, 10, turn), "#3c2048", 0.5, soft=5)
        sole = [(-46, 2), (-30, -12), (10, -12), (40, -6), (48, 4), (38, 12), (0, 14), (-34, 12)]
        paint(c, spline(place(sole, sx, sy, 1, turn=turn)), ["#e89a98", "#a8607a"], **slip)
        strap = [(2, -12, 1), (14, -26), (36, -18), (46, 2, 1), (24, -4)]
        paint(c, spline(place(strap, sx, sy, 1, turn=turn)), ["#f8c8bc", "#c07a8c"], **slip)
    brush = [
        line(place([(-60, 0), (40, 0)], 150, 1040, 1, turn=-16), 11),
        spline(place([(30, -12), (84, -13), (90, 0), (84, 12), (30, 12)], 150, 1040, 1, turn=-16)),
    ]
    c.multiply(ellipse(160, 1052, 84, 10, -16), "#3c2048", 0.5, soft=5)
    paint(c, brush, ["#d8a078", "#8a5468"], **slip)
    c.over(
        [line(place([(36 + k * 9, 12), (35 + k * 9, 24)], 150, 1040, 1, turn=-16), 4) for k in range(6)],
        "#fff0dc",
        0.9,
    )
    waves = [
        line([(x0, y0), (x0 + 70, y0 - 5), (x0 + 160, y0 + 2)], 3)
        for x0, y0 in ((60, 1066), (480, 984), (570, 1034), (300, 1100), (40, 960))
    ]
    c.screen(waves, "#fff0e0", 0.5, soft=1)
