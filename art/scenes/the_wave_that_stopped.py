"""A wave as high as the sky has frozen over a village; under its crest they have hung lamps and washing."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import fog, glow, snowfall
from art.motifs.figure import Clothes, figure
from art.motifs.houses import House, house
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="y7q295jb",
    slug="the-wave-that-stopped",
    seed=8227,
    palette="P9",
    horizon="low",
    reach="far",
    hour="dawn",
    mood="uneasy",
    description="A huge frozen wave with icicles hangs over a small village; stairs are cut into it, "
    "washing hangs from its crest, children skate at its foot, and a man sweeps before a door.",
    clues=("One gets used to it", "We bought it for the view", "Don't mention the summer", "Calm before"),
    motifs=("water", "weather", "town", "winter", "time"),
    light=(-0.8, -0.35),
    shadow="#06143a",
    warmth="#fff0dc",
    grade=("#06123a", "#fff0e0", 0.06),
    contrast=0.17,
    vignette=0.4,
)

OUTER: Points = [
    (820, 1040, 1),
    (820, -30, 1),
    (640, -30, 1),
    (520, 6),
    (410, 66),
    (318, 146),
    (250, 238),
    (218, 318),
    (214, 372, 1),
    (262, 348),
    (318, 352),
    (396, 384),
    (456, 440),
    (494, 530),
    (502, 640),
    (482, 750),
    (438, 842),
    (372, 912),
    (280, 962),
    (180, 990, 1),
]
INNER: Points = [
    (214, 372, 1),
    (262, 348),
    (318, 352),
    (396, 384),
    (456, 440),
    (494, 530),
    (502, 640),
    (482, 750),
    (438, 842),
    (372, 912),
    (280, 962),
    (180, 990, 1),
    (360, 990),
    (500, 930),
    (590, 820),
    (630, 690),
    (626, 560),
    (590, 440),
    (520, 350),
    (430, 290),
    (330, 280),
]


def draw(c: Canvas) -> None:
    """Dawn; the wave, its hollow and its veins; icicles; stair, lamps and washing; the village; the ice;
    skaters."""
    _dawn(c)
    wave = _wave(c)
    _veins(c, wave)
    _icicles(c)
    _stair(c)
    _village(c)
    _ground(c)
    _washing(c)
    _people(c)
    snowfall(c, 110, 6, 2.4)


def _dawn(c: Canvas) -> None:
    c.background(
        [
            (0, "#164a72"),
            (0.3, "#3f8a9c"),
            (0.55, "#a8d4c8"),
            (0.72, "#f8d8c0"),
            (0.82, "#f8b8b0"),
            (1, "#f8b8b0"),
        ],
        angle=4,
        mottle=0.8,
    )
    glow(c, 60, 800, 460, "#ffe8d0", 0.8)
    bands = [
        spline([(x - w, y, 1), (x - w * 0.3, y - 8), (x + w, y + 2, 1), (x, y + 9)])
        for x, y, w in ((90, 190, 130), (60, 470, 160), (230, 560, 150), (330, 690, 130), (110, 700, 150))
    ]
    paint(
        c,
        bands,
        ["#5fa0a8", "#f0c0b8"],
        volume=5,
        shading=0.4,
        wobble=2,
        angle=3,
        rim="#fff4e4",
        rim_width=2,
        light=(-0.2, 1),
    )


def _wave(c: Canvas) -> Pixels:
    ice: Manner = {"streaks": 1.1, "mottle": 1.2, "dark": "#041438", "lit": "#eafff8"}
    mask = paint(
        c,
        spline(OUTER),
        [(0, "#5fc0c0"), (0.3, "#2f8f96"), (0.65, "#176082"), (1, "#0c3460")],
        along=np.clip((c.x - 200) / 620 + (c.y - 300) / 2600, 0, 1).astype(np.float32),
        volume=60,
        shading=0.6,
        wobble=1,
        angle=-50,
        rim="#f4fffa",
        rim_width=7,
        **ice,
    )
    hollow = spline(INNER)
    paint(
        c,
        hollow,
        [(0, "#8fe0d4"), (0.45, "#3fa4aa"), (1, "#1c6a8c")],
        along=("y", 280, 1000),
        volume=40,
        shading=0.6,
        wobble=1,
        angle=70,
        inside=mask,
        light=(-0.9, 0.2),
        rim="#eafff4",
        rim_width=4,
        **ice,
    )
    through = c.mask(
        spline(
            [
                (300, 330),
                (420, 360),
                (520, 450),
                (560, 600),
                (540, 740),
                (480, 850),
                (520, 700),
                (520, 560),
                (470, 440),
                (380, 370),
            ]
        ),
        20,
    )
    c.screen(through * mask, "#d8fff0", 0.4)
    c.multiply(
        c.mask(spline([(560, 60), (800, 0), (820, 1000), (640, 960), (680, 700), (660, 420)]), 50) * mask,
        "#06204c",
        0.55,
    )
    return mask


def _veins(c: Canvas, wave: Pixels) -> None:
    """The lines of the water as it stood still: along the curl."""
    luck = random.Random(9)
    light: list[Shape] = []
    dark: list[Shape] = []
    for k in range(34):
        s = k / 33
        push = s * 290
        base: Points = [
            (250, 350),
            (330, 330),
            (430, 370),
            (520, 470),
            (556, 600),
            (540, 740),
            (480, 860),
            (390, 940),
            (260, 984),
        ]
        points = []
        for x, y in base:
            dx, dy = x - 250, y - 700
            far = math.hypot(dx, dy) or 1
            points.append(
                (x + dx / far * push + luck.uniform(-5, 5), y + dy / far * push * 0.9 + luck.uniform(-5, 5))
            )
        (light if k % 2 else dark).append(line(points, luck.uniform(2, 5)))
    c.screen(light, "#d8fff4", 0.26, soft=1.6, inside=wave)
    c.multiply(dark, "#06204c", 0.36, soft=2, inside=wave)
    cracks: list[Shape] = []
    for _ in range(26):
        x, y, way = luck.uniform(430, 760), luck.uniform(40, 900), luck.uniform(0, 6.28)
        points = [(x, y)]
        for _ in range(5):
            way += luck.uniform(-0.6, 0.6)
            x, y = x + 26 * math.cos(way), y + 26 * math.sin(way)
            points.append((x, y))
        cracks.append(polyline(points, 1.6))
    c.screen(cracks, "#f4fffa", 0.5, soft=0.4, inside=wave)
    bubbles = [
        (luck.uniform(420, 760), luck.uniform(60, 960), luck.uniform(1.4, 5), luck.uniform(0.3, 0.8))
        for _ in range(150)
    ]
    c.screen(c.dots(bubbles) * wave, "#d8fff4", 0.55)
    for x, y, turn, size in (
        (640, 250, 24, 1.5),
        (700, 420, -10, 1.1),
        (590, 180, 40, 0.9),
        (720, 640, 8, 1.3),
    ):
        fish = [
            spline(
                place([(-30, 0), (-12, -13), (14, -11), (30, 0), (14, 10), (-12, 12)], x, y, size, turn=turn)
            ),
            spline(place([(-28, 0, 1), (-46, -13, 1), (-40, 0), (-46, 13, 1)], x, y, size, turn=turn)),
        ]
        c.multiply(fish, "#06204c", 0.6, soft=1.6, inside=wave)
        c.screen(
            line(place([(-14, -8), (8, -8), (22, -3)], x, y, size, turn=turn), 3), "#8fe0d4", 0.4, soft=1.2
        )
    snow = [
        spline(
            [
                (640, -30, 1),
                (520, 6),
                (410, 66),
                (318, 146),
                (250, 238),
                (222, 310),
                (240, 290),
                (270, 262),
                (300, 246),
                (330, 196),
                (372, 168),
                (410, 110),
                (470, 82),
                (530, 34),
                (600, 20),
                (700, -10, 1),
            ]
        )
    ]
    paint(
        c,
        snow,
        ["#ffffff", "#cfe8ec"],
        volume=10,
        shading=0.5,
        wobble=1.6,
        angle=-45,
        rim="#ffffff",
        rim_width=3,
        cast=(5, 8, 8, 0.4),
    )


def _icicles(c: Canvas) -> None:
    luck = random.Random(3)
    spikes: list[Shape] = []
    for k in range(30):
        s = k / 29
        x = 216 + s * 230
        y = 372 - 28 * math.sin(s * 2.2) + max(0, s - 0.45) * 110
        tall, half = luck.uniform(24, 96) * (1.15 - s * 0.5), luck.uniform(4, 9)
        spikes.append(
            spline(
                [
                    (x - half, y - 8, 1),
                    (x - half * 0.3, y + tall * 0.5),
                    (x, y + tall, 1),
                    (x + half * 0.4, y + tall * 0.5),
                    (x + half, y - 8, 1),
                ]
            )
        )
    paint(
        c,
        spikes,
        ["#b8ece4", "#eafff8", "#8fd0d0"],
        volume=4,
        shading=0.6,
        wobble=0.3,
        detail=0.5,
        rim="#ffffff",
        rim_width=2.4,
        dark="#0c3460",
        cast=(4, 6, 6, 0.3),
    )


def _stair(c: Canvas) -> None:
    """Steps hewn into the hollow up to a bench with a lamp."""
    steps: list[Shape] = []
    for k in range(22):
        t = k / 21
        x, y = 470 + 76 * math.sin(t * 2.6) + t * 22, 900 - t * 396
        wide = 34 - t * 10
        steps.append(polygon([(x - wide, y), (x + wide, y - 3), (x + wide, y + 7), (x - wide, y + 10)]))
    paint(
        c, steps, ["#eafff8", "#5fb0b8"], volume=2, shading=0.5, wobble=0.4, detail=0.5, cast=(0, 7, 4, 0.6)
    )
    rail = [(436 + 76 * math.sin(k / 21 * 2.6) + k / 21 * 30, 866 - k / 21 * 396) for k in range(22)]
    posts = [polyline([(x, y), (x, y + 30)], 3.4) for x, y in rail[::3]]
    c.over([*posts, line(rail, 2.6)], "#6a3a48")
    for x, y in rail[3::6]:
        glow(c, x, y - 8, 46, "#ffce90", 0.8)
        c.over(ellipse(x, y - 8, 4.6, 6), "#fff4d8")
    bx, by = 532.0, 498.0
    plank = [
        polygon([(bx - 40, by), (bx + 36, by - 3), (bx + 36, by + 5), (bx - 40, by + 8)]),
        polyline([(bx - 30, by + 6), (bx - 30, by + 24)], 4),
        polyline([(bx + 26, by + 4), (bx + 26, by + 22)], 4),
    ]
    paint(c, plank, ["#a86a58", "#5a3448"], volume=2, wobble=0.3, detail=0.7, rim="#fff0dc", rim_width=1.6)
    for dx, coat in ((-16, "#f590a8"), (12, "#2f5a8a")):
        body = spline(
            [
                (bx + dx - 9, by + 2, 1),
                (bx + dx - 8, by - 18),
                (bx + dx, by - 24),
                (bx + dx + 8, by - 18),
                (bx + dx + 9, by + 2, 1),
            ]
        )
        paint(c, [body], [coat, "#1c2c54"], volume=3, wobble=0.2, detail=0.8, rim="#fff4e0", rim_width=1.6)
        paint(c, ellipse(bx + dx, by - 30, 6, 6.6), ["#e8b890", "#a87868"], volume=2, wobble=0.1, detail=0.8)


def _village(c: Canvas) -> None:
    """Low houses in a row, their backs to the wave."""
    for x, y, wide, tall, lit, seed, roof in (
        (50, 1000, 104, 74, 0.6, 3, "#8a3f5a"),
        (150, 996, 84, 96, 0.7, 5, "#5a3a58"),
        (246, 998, 92, 66, 0.8, 7, "#a04a60"),
        (334, 1000, 74, 80, 0.5, 9, "#6a3a58"),
    ):
        look = House(
            wall="#a8809a" if seed % 4 == 1 else "#c89a98",
            roof=roof,
            rows=2 if tall > 80 else 1,
            columns=2,
            roof_height=0.62,
            lit_share=lit,
            lit="#ffd88a",
            door=seed == 7,
            detail=0.7,
            rim="#fff0dc",
        )
        house(c, x, y, wide, tall, look, seed)
        snow = polygon(
            [
                (x - wide * 0.56, y - tall + 5),
                (x - wide * 0.05, y - tall * 1.64),
                (x + wide * 0.05, y - tall * 1.64),
                (x + wide * 0.16, y - tall * 1.36),
                (x - wide * 0.1, y - tall * 1.3),
                (x - wide * 0.3, y - tall + 2),
            ]
        )
        paint(
            c,
            c.wobble(snow, 1.4, 16, seed),
            ["#ffffff", "#d0e4ec"],
            volume=5,
            shading=0.4,
            wobble=0,
            detail=0.4,
        )
    for k, x in enumerate((72, 176, 262)):
        puffs = [
            ellipse(x + 6 * math.sin(i * 1.2 + k), 880 - k * 8 - i * 20, 6 + i * 2.2, 8 + i) for i in range(6)
        ]
        for i, puff in enumerate(puffs):
            c.screen(puff, "#fff0ec", 0.4 - i * 0.05, soft=3 + i)


def _ground(c: Canvas) -> None:
    floor = polygon([(-20, 994), (180, 986), (400, 984), (620, 1000), (800, 1010), (800, 1180), (-20, 1180)])
    mask = paint(
        c,
        floor,
        ["#eaf4f4", "#a8d0d8", "#4f94ac", "#1c5478"],
        along=("y", 985, 1152),
        volume=8,
        shading=0.3,
        wobble=0.8,
        angle=-3,
        streaks=1.2,
    )
    shade = spline([(420, 986), (800, 1000), (800, 1180), (300, 1180), (330, 1060)])
    c.multiply(c.mask(shade, 22) * mask, "#0c3460", 0.5)
    gleam = smoothstep(c.noise(50, 4, 3, wide=3, tall=0.4), 0.42, 0.7) * mask
    c.screen(np.asarray(gleam, np.float32), "#ffe4dc", 0.3)
    luck = random.Random(7)
    curves = []
    for _ in range(22):
        x, y = luck.uniform(120, 700), luck.uniform(1030, 1140)
        curves.append(
            line(
                [
                    (x - 60, y + luck.uniform(-12, 12)),
                    (x - 10, y + luck.uniform(-14, 14)),
                    (x + 70, y + luck.uniform(-12, 12)),
                ],
                1.8,
            )
        )
    c.screen(curves, "#ffffff", 0.6, soft=0.5, inside=mask)
    fog(c, 992, 12, "#fff0ec", 0.6)
    drift = spline([(-20, 1060), (70, 1040), (160, 1066), (230, 1120), (250, 1180, 1), (-20, 1180, 1)])
    paint(
        c,
        drift,
        ["#ffffff", "#b8d4e0"],
        volume=16,
        shading=0.5,
        wobble=1.4,
        rim="#ffffff",
        rim_width=3,
        cast=(6, -2, 10, 0.3),
    )


def _washing(c: Canvas) -> None:
    rope: Points = [(228, 402), (196, 560), (158, 700), (140, 858)]
    c.over(line(rope, 2.6), "#5a3a58", 0.9)
    cloth: Manner = {
        "wobble": 0.5,
        "detail": 0.65,
        "rim": "#fff8ec",
        "rim_width": 2,
        "angle": 84,
        "dark": "#1c2454",
    }
    shirt = [
        (-18, 0, 1),
        (-32, 12, 1),
        (-26, 24, 1),
        (-18, 19, 1),
        (-19, 52, 1),
        (0, 55),
        (18, 51, 1),
        (17, 18, 1),
        (25, 23, 1),
        (32, 11, 1),
        (18, 0, 1),
        (0, 6),
    ]
    pants = [(-16, 0, 1), (16, 0, 1), (20, 54, 1), (6, 56, 1), (0, 18), (-7, 55, 1), (-20, 53, 1)]
    sheet = [(-22, 0, 1), (22, 3, 1), (24, 62, 1), (0, 66), (-23, 60, 1)]
    for x, y, shape, tone in (
        (210, 504, shirt, ["#f590a8", "#c0587c"]),
        (184, 606, sheet, ["#fffaf4", "#c8d0e4"]),
        (164, 704, pants, ["#3f6aa0", "#24427a"]),
        (148, 792, shirt, ["#ffe0a0", "#d8a060"]),
    ):
        paint(c, spline(place(shape, x, y, 0.95, turn=8)), tone, volume=6, **cloth)
    lamps = [(262, 420), (300, 426), (340, 436), (380, 456)]
    for x, y in lamps:
        c.over(polyline([(x, y - 40), (x, y)], 2), "#5a3a58")
        glow(c, x, y + 8, 60, "#ffc890", 0.75)
        paint(c, ellipse(x, y + 8, 8, 10), ["#fff4d8", "#ffb870"], volume=3, detail=0.85, wobble=0.1)


def _people(c: Canvas) -> None:
    for x, y, tall, coat, flip, arms in (
        (
            420,
            1070,
            66,
            "#f590a8",
            1,
            [[(8, -67), (22, -70), (32, -76)], [(-8, -66), (-22, -64), (-32, -72)]],
        ),
        (
            520,
            1104,
            78,
            "#ffd88a",
            -1,
            [[(8, -67), (20, -78), (28, -90)], [(-8, -66), (-20, -56), (-28, -50)]],
        ),
        (
            604,
            1066,
            60,
            "#8fe0d4",
            1,
            [[(8, -67), (24, -64), (34, -60)], [(-8, -66), (-16, -54), (-18, -44)]],
        ),
    ):
        c.multiply(ellipse(x, y + 6, tall * 0.26, 4), "#06204c", 0.5, soft=3)
        wears = Clothes(
            coat=coat,
            hem="#2c3a6a",
            hair="#4a2a30",
            legs="#1c2c54",
            hat="hood" if flip > 0 else None,
            scarf="#d8486a" if coat != "#f590a8" else "#fff4dc",
            skin="#e8b890",
        )
        figure(c, x, y, tall, wears, flip=flip, arms=arms, rim="#fffaf0", detail=0.85, wind=0.7, shadow=False)
        c.over(
            [
                polyline([(x - tall * 0.13, y + 2), (x + tall * 0.02, y + 2)], 2.4),
                polyline([(x + tall * 0.03, y + 3), (x + tall * 0.16, y + 3)], 2.4),
            ],
            "#e8f4f8",
        )
    _sweeper(c, 262, 1034)


def _sweeper(c: Canvas, x: float, y: float) -> None:
    wears = Clothes(
        coat="#4a5a8a",
        hem="#26305a",
        hair="#c8c0c0",
        legs="#1c2444",
        hat="cap",
        hat_colour="#8a3f5a",
        skin="#e0b090",
    )
    figure(
        c,
        x,
        y,
        84,
        wears,
        arms=[[(8, -67), (18, -58), (26, -50)], [(-6, -66), (8, -52), (22, -42)]],
        rim="#fff4e4",
        detail=0.85,
    )
    c.over(polyline([(x + 12, y - 62), (x + 40, y - 6)], 3.4), "#8a5c48")
    paint(
        c,
        spline([(x + 34, y - 10, 1), (x + 46, y - 14, 1), (x + 58, y + 4, 1), (x + 36, y + 6, 1)]),
        ["#e0b878", "#8a6444"],
        volume=3,
        wobble=0.6,
        detail=0.7,
    )
