"""A raven on a post holds the end of a red thread; far off a walker's coat comes undone, row by row."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.light import fog
from art.motifs.bent import Tube
from art.motifs.figure import Clothes, figure
from art.motifs.ground import footprints, hill
from art.motifs.trees import Branches
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, spline

SCENE = Scene(
    id="hmt6rzbg",
    slug="the-unravelling",
    seed=8207,
    palette="P16",
    horizon="none",
    reach="close",
    hour="dusk",
    mood="uneasy",
    description="A large raven by a nest lined with red wool holds a red thread in its beak; the thread runs "
    "over the snow to the half undone coat of a small person who walks away.",
    clues=("Losing the thread", "You gave me everything", "One small mistake", "A warm bed for somebody"),
    motifs=("animals", "thread", "winter", "paths", "losing"),
    light=(-0.75, -0.55),
    shadow="#1c1830",
    warmth="#fff2dc",
    grade=("#1a1a2c", "#fff0dc", 0.07),
    contrast=0.18,
    vignette=0.38,
)

WALKER = (176.0, 700.0)
THREAD: Points = [
    (188, 662),
    (214, 690),
    (226, 716),
    (262, 738),
    (318, 728),
    (352, 760),
    (320, 800),
    (262, 812),
    (250, 850),
    (300, 880),
    (372, 860),
    (420, 800),
    (404, 700),
    (350, 600),
    (300, 500),
    (276, 430),
    (262, 388),
]
RAVEN: Points = [
    (318, 300, 1),
    (352, 244),
    (404, 196),
    (470, 166),
    (540, 162),
    (606, 190),
    (654, 246),
    (690, 320),
    (730, 420),
    (800, 520),
    (830, 1200, 1),
    (420, 1200, 1),
    (404, 1040),
    (398, 900),
    (408, 780),
    (424, 690),
    (420, 610),
    (398, 548),
    (376, 488),
    (352, 440),
    (330, 410),
]
BEAK_TOP: Points = [
    (372, 262, 1),
    (330, 280),
    (270, 316),
    (220, 362),
    (196, 408),
    (192, 436, 1),
    (214, 424),
    (250, 392),
    (300, 366),
    (352, 358),
    (392, 352, 1),
]
BEAK_LOW: Points = [
    (384, 352, 1),
    (330, 362),
    (286, 380),
    (250, 402),
    (222, 428, 1),
    (262, 428),
    (310, 420),
    (360, 408),
    (392, 392, 1),
]


def draw(c: Canvas) -> None:
    """Snow to the sky; bare trees; the walker and the trail; the bird; its nest; last the thread over all."""
    _land(c)
    _walker(c)
    _raven(c)
    _nest(c)
    _thread(c)


def _land(c: Canvas) -> None:
    c.background(
        [(0, "#6a6470"), (0.16, "#a49a98"), (0.3, "#d8ccb8"), (0.36, "#f0e4cc"), (1, "#e8e0d4")],
        angle=4,
        mottle=0.7,
    )
    clouds = [
        spline([(x - w, y, 1), (x - w * 0.3, y - 16), (x + w, y + 3, 1), (x + w * 0.2, y + 18)])
        for x, y, w in ((80, 60, 220), (330, 120, 260), (150, 190, 170))
    ]
    paint(
        c,
        clouds,
        ["#5a5564", "#8a8284"],
        volume=8,
        shading=0.4,
        wobble=2.4,
        angle=3,
        rim="#fff0d8",
        rim_width=2,
    )
    for x, y, size, seed, haze in (
        (60, 452, 1.0, 5, 0.6),
        (150, 446, 0.7, 7, 0.72),
        (240, 448, 0.85, 9, 0.66),
        (10, 460, 0.8, 12, 0.62),
        (310, 452, 0.6, 14, 0.76),
    ):
        boughs = Branches(seed, wander=0.25, spread=0.6)
        boughs.grow(
            [
                (x, y - 30 * size, -1.7, 70 * size, 9 * size),
                (x, y - 40 * size, -1.3, 66 * size, 8 * size),
                (x, y - 24 * size, -2.3, 44 * size, 6 * size),
            ],
            4,
        )
        trunk = spline(
            [
                (x - 7 * size, y + 6, 1),
                (x - 4 * size, y - 40 * size),
                (x + 4 * size, y - 40 * size),
                (x + 8 * size, y + 6, 1),
            ]
        )
        paint(
            c, [trunk, *boughs.shapes], ["#3a3644", "#4a4650"], volume=3, wobble=0.4, haze=("#d8ccb8", haze)
        )
    far: Points = [(-40, 462), (120, 446), (300, 452), (480, 440), (820, 470)]
    paint(
        c,
        hill(far),
        ["#fbf2e2", "#dcd6d4", "#b8b4c0", "#9a96aa"],
        along=("y", 446, 1152),
        volume=14,
        shading=0.3,
        angle=-4,
        streaks=1.1,
        wobble=1.2,
    )
    fog(c, 456, 26, "#f4ead6", 0.8)
    swells: list[Points] = [
        [(-40, 580), (160, 552), (330, 566), (560, 600)],
        [(-40, 830), (120, 800), (300, 830), (470, 900)],
        [(-40, 1010), (180, 980), (420, 1040)],
    ]
    for swell in swells:
        c.multiply(line([(x, y + 16) for x, y in swell], 46), "#8a86a8", 0.4, soft=18)
        c.screen(line(swell, 12), "#ffffff", 0.5, soft=6)
    trail = [
        (WALKER[0] + 10 + i * 17 + (i % 2) * 12, WALKER[1] + 8 + i * 26 + i * i * 0.6) for i in range(13)
    ]
    for i, step in enumerate(trail):
        c.multiply(footprints([step], 6 + i * 0.9, -34), "#6a6688", 0.75, soft=1)


def _walker(c: Canvas) -> None:
    x, y = WALKER
    c.multiply(
        spline([(x - 10, y), (x + 20, y - 4), (x + 150, y + 26), (x + 170, y + 40), (x + 60, y + 24)]),
        "#6a6488",
        0.55,
        soft=5,
    )
    wears = Clothes(coat="#b5302a", hem="#8a2026", hair="#2c2430", skin="#d8a888", legs="#2a2834", scarf=None)
    figure(
        c,
        x,
        y,
        150,
        wears,
        arms=[[(-9, -66), (-15, -54), (-13, -42)], [(9, -66), (15, -54), (14, -42)]],
        rim="#fff4e0",
        detail=0.85,
        shadow=False,
    )
    gone = spline(
        [
            (x - 40, y - 58, 1),
            (x - 22, y - 52),
            (x - 8, y - 60),
            (x + 6, y - 50),
            (x + 20, y - 58),
            (x + 40, y - 54, 1),
            (x + 40, y - 14, 1),
            (x - 40, y - 14, 1),
        ]
    )
    lower = c.mask(gone) * c.mask(
        spline([(x - 34, y - 64, 1), (x + 34, y - 64, 1), (x + 36, y - 20, 1), (x - 36, y - 20, 1)])
    )
    snow = c.mask(spline([(x - 36, y - 66), (x + 36, y - 66), (x + 38, y - 18), (x - 38, y - 18)])) * lower
    c.over(snow, "#e4dcd2")
    shirt = spline([(x - 20, y - 70, 1), (x + 19, y - 70, 1), (x + 20, y - 34, 1), (x - 21, y - 34, 1)])
    paint(
        c,
        shirt,
        ["#c8c0c0", "#8a8698"],
        volume=5,
        wobble=0.3,
        detail=0.8,
        inside=lower,
        rim="#ffffff",
        rim_width=1.6,
    )
    legs = [line([(x - 8, y - 40), (x - 8, y - 4)], 10), line([(x + 8, y - 40), (x + 9, y - 4)], 10)]
    paint(c, legs, ["#3a3644", "#2a2834"], volume=3, wobble=0.3, detail=0.8, rim="#d8ccc8", rim_width=1.4)
    for row in range(5):
        v = y - 66 - row * 8
        c.multiply(
            [
                line([(x - 22 + k * 5.4, v), (x - 19.5 + k * 5.4, v + 4), (x - 17 + k * 5.4, v)], 1.6)
                for k in range(8)
            ],
            "#5a0c18",
            0.5,
        )
    frays = [
        line(
            [(x - 21 + k * 7, y - 60 + (k % 2) * 4), (x - 22 + k * 7 + (k % 3) * 3, y - 48 + (k % 2) * 6)],
            2.4,
        )
        for k in range(7)
    ]
    c.over(frays, "#b5302a")
    paint(
        c,
        [ellipse(x, y - 136, 17, 14), ellipse(x + 1, y - 152, 7)],
        ["#c84038", "#8a2026"],
        volume=6,
        wobble=0.5,
        detail=0.8,
        rim="#fff0e0",
        rim_width=2,
    )


def _raven(c: Canvas) -> None:
    plume: Manner = {"shading": 0.75, "streaks": 1.3, "dark": "#0c0a1c", "lit": "#9aa0c0"}
    body = paint(
        c,
        spline(RAVEN),
        [(0, "#34303f"), (0.3, "#26242f"), (0.6, "#2e2c3c"), (1, "#16161f")],
        volume=80,
        angle=70,
        wobble=1.4,
        rim="#f4ead6",
        rim_width=6,
        cast=(30, 20, 30, 0.4),
        **plume,
    )
    _feathers(c, body)
    horn: Manner = {
        "volume": 18,
        "shading": 0.75,
        "wobble": 0.5,
        "detail": 0.5,
        "dark": "#0c0a1c",
        "lit": "#b8bcd0",
        "rim": "#fff4e0",
        "rim_width": 4,
    }
    paint(c, spline(BEAK_LOW), ["#3c3946", "#16161f"], angle=-35, **horn)
    c.multiply(line([(392, 354), (300, 372), (222, 426)], 9), "#0a0814", 0.85, soft=1.5)
    paint(c, spline(BEAK_TOP), ["#5a5664", "#34313e", "#1c1a24"], angle=-35, cast=(0, 6, 4, 0.4), **horn)
    c.screen(line([(352, 280), (286, 316), (232, 362), (206, 404)], 6), "#e0dce8", 0.4, soft=4)
    c.over(spline([(330, 318, 1), (346, 308), (356, 314), (344, 322)]), "#0a0814")
    bristles: list[Shape] = []
    luck = random.Random(4)
    for _ in range(60):
        u, v = luck.uniform(352, 400), luck.uniform(258, 340)
        bristles.append(line([(u + 20, v - 3), (u - 16, v + 8), (u - 44, v + 22)], luck.uniform(2, 3.4)))
    c.over(bristles[:40], "#1a1822", 0.9)
    c.screen(bristles[40:], "#b8b8cc", 0.28)
    _eye(c)


def _feathers(c: Canvas, body: np.ndarray) -> None:
    """Small on the head, long hackles at the throat, broad on the shoulder."""
    luck = random.Random(12)
    dark: list[Shape] = []
    light: list[Shape] = []
    for _ in range(900):
        x, y = luck.uniform(330, 790), luck.uniform(160, 1150)
        near = min(1.0, max(0.0, (y - 220) / 500))
        long = 16 + near * 60 * luck.uniform(0.6, 1.2)
        way = math.radians(36 + near * 44 + (x - 560) * -0.06 + luck.uniform(-9, 9))
        tip = (x + long * math.cos(way), y + long * math.sin(way))
        half = 2 + near * 7
        side = (-math.sin(way) * half, math.cos(way) * half)
        middle = ((x + tip[0]) / 2, (y + tip[1]) / 2)
        vane = spline(
            [
                (x, y, 1),
                (middle[0] + side[0], middle[1] + side[1]),
                (*tip, 1),
                (middle[0] - side[0], middle[1] - side[1]),
            ]
        )
        (dark if luck.random() < 0.6 else light).append(vane)
    c.multiply(dark, "#14121f", 0.4, soft=0.8, inside=body)
    c.screen(light, "#8088b0", 0.2, soft=0.8, inside=body)
    hackles: list[Shape] = []
    for _ in range(110):
        x, y = luck.uniform(344, 470), luck.uniform(410, 640)
        hackles.append(
            spline([(x, y, 1), (x + 7, y + 30), (x - 4 + luck.uniform(-8, 8), y + 78, 1), (x - 10, y + 30)])
        )
    for k in range(0, 110, 11):
        paint(
            c,
            hackles[k : k + 22],
            ["#4a4858", "#1c1a26"],
            volume=4,
            shading=0.6,
            angle=84,
            inside=body,
            rim="#a8a8c0",
            rim_width=1.4,
            rim_strength=0.3,
            wobble=0.4,
            cast=(2, 3, 3, 0.4),
        )
    _wing(c, body)


def _wing(c: Canvas, body: np.ndarray) -> None:
    """The folded wing: rows of long vanes lying over each other, the lowest row first."""
    luck = random.Random(19)
    fold = spline(
        [
            (640, 470),
            (720, 480),
            (800, 560),
            (800, 1180, 1),
            (520, 1180, 1),
            (516, 1000),
            (546, 780),
            (590, 600),
        ]
    )
    wing = body * c.mask(fold, 2)
    c.multiply(fold.outline(26), "#08060f", 0.5, soft=14, inside=body)
    rows = [(900, 330, 46, 9), (770, 250, 38, 9), (660, 170, 32, 8), (580, 110, 26, 7)]
    for y, long, half, count in rows:
        for k in range(count):
            x = 826 - k * (half * 0.95) + luck.uniform(-5, 5)
            v = y + (800 - x) * 0.26 + luck.uniform(-8, 8)
            way = 98 + luck.uniform(-3, 3)
            vane = [
                (0, 0, 1),
                (long * 0.2, -half * 0.5),
                (long * 0.7, -half * 0.52),
                (long * 0.94, -half * 0.2),
                (long, 0, 1),
                (long * 0.92, half * 0.3),
                (long * 0.6, half * 0.5),
                (long * 0.2, half * 0.5),
            ]
            paint(
                c,
                spline(place(vane, x, v, 1, turn=way)),
                ["#33313f", "#1d1b26"],
                volume=10,
                shading=0.75,
                angle=way,
                streaks=1.4,
                inside=wing,
                wobble=0.7,
                rim="#8c90b4",
                rim_width=2.4,
                rim_strength=0.55,
                cast=(-3, 5, 6, 0.55),
                dark="#0c0a1c",
                lit="#9aa0c0",
            )
            shaft = line(place([(4, 0), (long * 0.9, 0)], x, v, 1, turn=way), 2.6)
            c.multiply(shaft, "#08060f", 0.6, inside=wing)
            barbs = [
                line(place([(s * long, 0), (s * long + 9, side * half * 0.44)], x, v, 1, turn=way), 1.4)
                for s in (0.2, 0.35, 0.5, 0.65, 0.8)
                for side in (-1, 1)
            ]
            c.screen(barbs, "#8088b0", 0.16, inside=wing)


def _eye(c: Canvas) -> None:
    x, y = 452.0, 282.0
    c.multiply(ellipse(x, y, 50, 42), "#08060f", 0.7, soft=8)
    paint(
        c,
        ellipse(x, y, 31, 30),
        ["#8a6a4a", "#4a3430", "#241a22"],
        along=("r", x - 8, y + 10, 40),
        volume=8,
        shading=0.4,
        detail=0.8,
        wobble=0.2,
    )
    c.over(ellipse(x, y, 19, 19), "#08060c")
    c.over(ellipse(x, y, 32, 31).outline(5), "#14121c")
    c.screen(ellipse(x - 11, y - 12, 7, 8), "#fffaf0", 1)
    c.over([ellipse(x - 4, y + 15, 3.4, 5), ellipse(x - 4, y + 9, 2)], "#d8403a")
    c.screen(line([(x - 22, y + 12), (x - 10, y + 22), (x + 6, y + 24)], 3), "#b8a898", 0.5, soft=1)
    brow = spline(
        [
            (x - 50, y - 14, 1),
            (x - 24, y - 38),
            (x + 14, y - 42),
            (x + 48, y - 22, 1),
            (x + 14, y - 28),
            (x - 20, y - 24),
        ]
    )
    paint(c, brow, ["#4a4858", "#26242f"], volume=6, shading=0.6, wobble=0.6, rim="#e8e0dc", rim_width=2.4)


def _nest(c: Canvas) -> None:
    """The nest at the lower edge: black twigs outside, red wool inside, two pale eggs."""
    luck = random.Random(8)
    x, y = 300.0, 1090.0
    c.multiply(ellipse(x, y + 30, 330, 70), "#1c1830", 0.6, soft=24)
    inner = ellipse(x, y - 14, 236, 56)
    paint(c, inner, ["#4a1018", "#8a2024"], volume=12, wobble=1.5)
    wool = [
        line(
            [
                (x + 220 * math.cos(a), y - 14 + 46 * math.sin(a)),
                (x + 200 * math.cos(a + 0.24), y - 20 + 44 * math.sin(a + 0.24)),
                (x + 214 * math.cos(a + 0.5), y - 12 + 48 * math.sin(a + 0.5)),
            ],
            7,
        )
        for a in [luck.uniform(0, 6.28) for _ in range(60)]
    ]
    for k in range(0, 60, 20):
        paint(
            c,
            wool[k : k + 20],
            ["#d84a3c", "#a82a2a"],
            volume=3,
            shading=0.7,
            wobble=0.5,
            rim="#ff9a80",
            rim_width=1.6,
            cast=(2, 4, 3, 0.5),
        )
    for ex, ey, turn in ((232, 1058, -18), (322, 1066, 14)):
        egg = spline(
            place(
                [(-40, 0), (-26, -22), (4, -27), (34, -18), (44, 0), (34, 18), (4, 27), (-26, 22)],
                ex,
                ey,
                1.12,
                turn=turn,
            )
        )
        shell = paint(
            c,
            egg,
            ["#d8e0d8", "#b8c4c0", "#7a8690"],
            volume=22,
            shading=0.7,
            wobble=0.3,
            detail=0.5,
            cast=(8, 10, 8, 0.6),
            rim="#ffffff",
            rim_width=3,
        )
        flecks = [
            (ex + luck.gauss(0, 22), ey + luck.gauss(0, 13), luck.uniform(1.2, 3.4), luck.uniform(0.4, 0.9))
            for _ in range(46)
        ]
        c.multiply(c.dots(flecks) * shell, "#4a4650", 0.7)
    twigs: list[Shape] = []
    for _ in range(130):
        a = luck.uniform(0.02, 3.12)
        u, v = x + 262 * math.cos(a), y + 6 + 66 * math.sin(a) + luck.uniform(-16, 30)
        way = luck.uniform(-0.5, 0.5) + (a - 1.57) * -0.3
        half = luck.uniform(40, 110)
        twigs.append(
            line(
                [
                    (u - half * math.cos(way), v - half * math.sin(way)),
                    (u, v - 5),
                    (u + half * math.cos(way), v + half * math.sin(way)),
                ],
                luck.uniform(4, 9),
            )
        )
    for k in range(0, 130, 26):
        paint(
            c,
            twigs[k : k + 26],
            ["#4a4450", "#201c28"],
            volume=3,
            shading=0.7,
            wobble=0.6,
            rim="#e8dcd0",
            rim_width=1.8,
            rim_strength=0.7,
            cast=(2, 5, 4, 0.5),
        )
    strands = [
        line([(60, 1096), (130, 1130), (220, 1118), (300, 1140), (400, 1120), (520, 1128)], 5),
        line([(90, 1126), (180, 1146), (330, 1122), (450, 1150)], 5),
    ]
    paint(
        c,
        strands,
        ["#d84a3c", "#a82a2a"],
        volume=2,
        wobble=0.4,
        rim="#ff9a80",
        rim_width=1.4,
        cast=(1, 4, 3, 0.5),
    )


def _thread(c: Canvas) -> None:
    fallen: Points = [(x, y + 5) for x, y in THREAD[:12]]
    c.multiply(line(fallen, 6), "#4a4468", 0.5, soft=3)
    axis = [(x, y, 2.0 + 1.8 * i / len(THREAD)) for i, (x, y) in enumerate(THREAD)]
    paint(
        c,
        Tube(axis).piece(),
        ["#c43a32", "#d84438"],
        volume=2,
        shading=0.5,
        wobble=0.3,
        detail=0.85,
        rim="#ff9a80",
        rim_width=1.2,
    )
    down: Points = [
        (250, 398),
        (238, 470),
        (262, 560),
        (238, 660),
        (262, 780),
        (244, 880),
        (270, 980),
        (258, 1050),
    ]
    c.multiply(line([(x + 8, y + 4) for x, y in down], 6), "#4a4468", 0.25, soft=3)
    paint(
        c,
        line(down, 6.4),
        ["#d84438", "#b5302a"],
        volume=2,
        shading=0.5,
        wobble=0.3,
        detail=0.85,
        rim="#ff9a80",
        rim_width=1.4,
    )
    pinch = spline([(206, 418, 1), (250, 392), (292, 370), (286, 384), (250, 404), (224, 426, 1)])
    c.over(pinch, "#201c28", 0.9)
