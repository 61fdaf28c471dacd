"""On the sea bed someone reads on a bench in the light of a lamp; what holds the lamp is very large."""

import random

import numpy as np

from art.canvas import Canvas
from art.light import beam, dust, glow
from art.motifs.bent import Tube
from art.motifs.ground import hill
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="wbyfsyxs",
    slug="the-reading-lamp",
    seed=8202,
    palette="P9",
    horizon="none",
    reach="middle",
    hour="night",
    mood="uneasy",
    description="On the sea bed a person on a bench reads a book under a small lamp that hangs from the brow "
    "of a very large fish with open jaws and long teeth.",
    clues=("The terms and conditions", "A good book", "Who pays for the light", "It was going so well"),
    motifs=("water", "light", "animals", "size"),
    light=(-0.5, -0.2),
    shadow="#04102c",
    warmth="#ffe2a0",
    grade=("#041030", "#ffe8b0", 0.07),
    contrast=0.18,
    vignette=0.4,
)

LAMP = (262.0, 566.0)
FISH: Points = [
    (900, 60),
    (760, 66),
    (640, 96),
    (556, 150),
    (470, 196),
    (380, 236),
    (296, 292),
    (232, 352),
    (208, 386, 1),
    (260, 400),
    (340, 414),
    (430, 452),
    (520, 520),
    (584, 610),
    (604, 700),
    (584, 790),
    (520, 866),
    (420, 924),
    (300, 958),
    (180, 966),
    (92, 944, 1),
    (84, 990),
    (140, 1060),
    (260, 1130),
    (420, 1200),
    (900, 1220),
]
THROAT: Points = [
    (208, 386, 1),
    (260, 400),
    (340, 414),
    (430, 452),
    (520, 520),
    (584, 610),
    (604, 700),
    (584, 790),
    (520, 866),
    (420, 924),
    (300, 958),
    (180, 966),
    (92, 944, 1),
    (250, 880),
    (420, 800),
    (500, 690),
    (470, 560),
    (380, 470),
]
STALK: Points = [
    (602, 150, 15),
    (576, 70, 12),
    (500, 8, 10),
    (400, -8, 9),
    (318, 40, 8),
    (276, 150, 7),
    (262, 300, 6),
    (258, 420, 5),
    (262, 500, 4.5),
]
UPPER_TEETH = [
    (236, 386, 92, 26, -6),
    (276, 398, 130, 30, -4),
    (330, 410, 76, 24, -2),
    (372, 424, 190, 36, 4),
    (428, 448, 104, 28, 8),
    (470, 478, 150, 32, 14),
    (520, 524, 86, 26, 26),
    (556, 566, 112, 28, 40),
]
LOWER_TEETH = [
    (112, 952, 128, 28, 8),
    (160, 964, 196, 36, 4),
    (214, 966, 92, 26, 2),
    (420, 928, 176, 36, -8),
    (372, 946, 84, 26, -4),
    (474, 900, 96, 28, -16),
    (530, 858, 132, 30, -30),
]


def draw(c: Canvas) -> None:
    """Deep water; the fish and the dark in it; teeth and sand; bench and reader; the lamp."""
    _water(c)
    _fish(c)
    _mouth(c)
    _teeth(c, UPPER_TEETH, 1)
    _sand(c)
    _light(c)
    _bench(c)
    _teeth(c, LOWER_TEETH, -1)
    _mounds(c)
    _front(c)
    _lamp(c)
    dust(c, 90, (40, 380, 520, 940), "#fff0c0", 5)
    dust(c, 70, (0, 0, 768, 1152), "#8fd8d8", 9, (0.12, 0.35))


def _water(c: Canvas) -> None:
    tones = [(0, "#1d6478"), (0.25, "#134a6a"), (0.6, "#0a2a50"), (1, "#061634")]
    c.background(
        tones, along=np.clip(np.hypot((c.x - 60) / 900, (c.y + 40) / 1150), 0, 1), angle=70, mottle=0.9
    )
    for x, wide in ((20, 60), (150, 40), (-60, 50)):
        beam(c, [(x, -20), (x + wide, -20), (x + wide + 170, 900), (x + 60, 900)], "#3fa0a8", 0.16, 16)
    _other(c)
    for x, y, size in ((66, 250, 1.0), (120, 290, 0.8), (30, 320, 0.9), (96, 350, 0.7)):
        small = place([(-16, 0, 1), (-4, -7), (14, -3), (20, 0), (14, 4), (-4, 7)], x, y, size)
        tail = place([(-14, 0, 1), (-26, -8, 1), (-22, 0), (-26, 8, 1)], x, y, size)
        paint(
            c,
            [spline(small), spline(tail)],
            ["#2f8f96", "#1d5a78"],
            volume=4,
            rim="#bff6df",
            rim_width=1.4,
            detail=0.5,
        )


def _other(c: Canvas) -> None:
    """Far off another lamp, another bench, another shape in the dark."""
    far = spline(
        [
            (-60, 520, 1),
            (10, 560),
            (60, 606),
            (84, 640, 1),
            (40, 660),
            (24, 720),
            (44, 780),
            (110, 800, 1),
            (60, 860),
            (-60, 900, 1),
        ]
    )
    paint(
        c,
        far,
        ["#17506c", "#0c3054"],
        volume=22,
        angle=40,
        wobble=1,
        haze=("#134a6a", 0.3),
        rim="#5fb0b8",
        rim_width=2,
    )
    c.over(ellipse(22, 612, 9, 9), "#8fd0c0", 0.8)
    c.over(ellipse(19, 614, 4, 4), "#0a2444")
    teeth = [
        polygon([(x - 4, y), (x + 4, y), (x, y + tall)])
        for x, y, tall in (
            (78, 642, 30),
            (60, 650, 22),
            (46, 664, 26),
            (104, 800, -34),
            (84, 798, -24),
            (66, 794, -30),
        )
    ]
    c.over(teeth, "#8fc4bc", 0.7, soft=0.5)
    c.over(line([(14, 556), (40, 490), (88, 520), (96, 690)], 3.4), "#1f6078")
    glow(c, 96, 712, 90, "#ffc060", 0.6)
    c.screen(polygon([(90, 708), (102, 708), (134, 800), (62, 800)]), "#ffd890", 0.35, soft=5)
    c.screen(ellipse(96, 802, 46, 9), "#ffd890", 0.5, soft=5)
    c.over([ellipse(96, 706, 10, 8)], "#ffe8b0")
    c.over(
        [
            polyline([(80, 784), (116, 784)], 4),
            polyline([(80, 772), (116, 772)], 3),
            polyline([(84, 784), (84, 800)], 3),
            polyline([(112, 784), (112, 800)], 3),
            ellipse(97, 762, 5),
            ellipse(98, 775, 7, 10),
        ],
        "#0c2444",
        0.9,
    )


def _fish(c: Canvas) -> None:
    skin: Manner = {"shading": 0.75, "streaks": 1.3, "mottle": 1.4, "dark": "#030a20", "lit": "#7fd0d0"}
    body = paint(
        c,
        spline(FISH),
        ["#1f6078", "#164668", "#0f3256", "#081c3e"],
        along=("y", 60, 1150),
        volume=80,
        angle=24,
        wobble=1.4,
        rim="#8fe8dc",
        rim_width=6,
        rim_strength=0.7,
        **skin,
    )
    c.multiply(
        spline([(640, 560), (760, 420), (830, 700), (800, 1000), (560, 1060), (640, 800)]),
        "#061634",
        0.7,
        soft=60,
        inside=body,
    )
    c.multiply(
        spline([(660, 60), (800, 60), (820, 520), (720, 480), (690, 240)]),
        "#061634",
        0.6,
        soft=50,
        inside=body,
    )
    c.screen(
        spline(
            [(230, 360), (340, 300), (480, 290), (540, 400), (610, 520), (600, 560), (480, 440), (340, 396)]
        ),
        "#e8c890",
        0.3,
        soft=22,
        inside=body,
    )
    chance = random.Random(6)
    warts = []
    for _ in range(150):
        x, y = chance.uniform(330, 780), chance.uniform(110, 1120)
        warts.append(ellipse(x, y, chance.uniform(3, 11), chance.uniform(3, 8), 20))
    paint(
        c,
        warts,
        ["#1f6078", "#123a5c"],
        volume=4,
        shading=0.7,
        inside=body,
        wobble=0.6,
        rim="#5fc0c0",
        rim_width=1.4,
        rim_strength=0.6,
    )
    folds: list[Points] = [
        [(640, 690), (668, 600), (640, 500), (566, 420)],
        [(676, 720), (716, 600), (680, 470), (590, 370)],
        [(600, 860), (680, 800), (730, 690)],
        [(480, 980), (620, 930), (740, 800)],
        [(330, 1040), (520, 1040), (700, 950)],
        [(300, 330), (400, 290), (500, 270)],
    ]
    c.multiply([line(fold, 9) for fold in folds], "#030c26", 0.7, soft=4, inside=body)
    c.screen(
        [line([(x - 6, y - 9) for x, y in fold], 6) for fold in folds], "#5fc8c8", 0.22, soft=4, inside=body
    )
    _eye(c)
    spots = [
        (480, 250),
        (540, 236),
        (700, 250),
        (724, 320),
        (690, 200),
        (640, 1000),
        (560, 1030),
        (700, 930),
        (470, 1050),
        (740, 860),
    ]
    c.screen([ellipse(x, y, 6) for x, y in spots], "#f590a8", 0.9, soft=1)
    for x, y in spots:
        glow(c, x, y, 34, "#f590a8", 0.4)


def _eye(c: Canvas) -> None:
    x, y = 600.0, 320.0
    c.multiply(ellipse(x, y, 92, 84), "#030a20", 0.75, soft=18)
    paint(
        c,
        ellipse(x, y, 66, 62),
        ["#f0e8b8", "#7fb8a4", "#1f5f78"],
        along=("r", x - 24, y + 18, 84),
        volume=22,
        shading=0.6,
        detail=0.6,
        wobble=0.4,
        rim="#f0fff0",
        rim_width=3,
    )
    rays: list[Shape] = []
    for i in range(26):
        a = i / 26 * 2 * np.pi
        rays.append(
            line(
                [(x - 8 + 26 * np.cos(a), y + 8 + 26 * np.sin(a)), (x + 56 * np.cos(a), y + 52 * np.sin(a))],
                2.4,
            )
        )
    c.multiply(rays, "#12506a", 0.35, soft=1)
    c.over(ellipse(x - 14, y + 12, 27, 29), "#04101e")
    glow(c, x - 26, y + 22, 20, "#ffd070", 0.9)
    c.screen([ellipse(x - 26, y + 22, 5), ellipse(x + 4, y - 14, 4)], "#fff6d8", 1)
    low = spline(
        [
            (x - 80, y + 6, 1),
            (x - 54, y + 40),
            (x, y + 52),
            (x + 54, y + 38),
            (x + 84, y + 2, 1),
            (x + 60, y + 66),
            (x, y + 86),
            (x - 60, y + 66),
        ]
    )
    paint(c, low, ["#1a5470", "#0f3254"], volume=12, shading=0.8, wobble=0.8, rim="#5fc0c0", rim_width=2)
    lid = spline(
        [
            (x - 78, y - 2, 1),
            (x - 50, y - 56),
            (x + 6, y - 76),
            (x + 60, y - 54),
            (x + 84, y - 4, 1),
            (x + 46, y - 16),
            (x, y - 18),
            (x - 42, y - 8),
        ]
    )
    paint(
        c,
        lid,
        ["#2a6f84", "#123a5c"],
        volume=14,
        shading=0.8,
        wobble=0.8,
        rim="#8fe8dc",
        rim_width=3,
        cast=(0, 8, 6, 0.6),
    )


def _mouth(c: Canvas) -> None:
    hole = paint(
        c,
        spline(THROAT),
        ["#040a20", "#0a1230", "#1a1440"],
        along=("x", 620, 120),
        volume=0,
        wobble=1,
        angle=70,
    )
    ribs = [
        line([(380 + i * 34, 470 + i * 26), (432 + i * 28, 660), (360 + i * 38, 880 - i * 16)], 10)
        for i in range(4)
    ]
    c.screen(ribs, "#3a2a60", 0.4, soft=7, inside=hole)
    gum_up: Points = [(240, 398), (270, 403), (340, 414), (430, 452), (520, 520), (584, 610)]
    paint(c, line(gum_up, 20), ["#3a3560", "#57406c"], volume=8, shading=0.7, wobble=1, lit="#ffd090")


def _teeth(c: Canvas, rows: list[tuple[int, int, int, int, int]], way: int) -> None:
    for i, (x, y, long, wide, turn) in enumerate(rows):
        bend = 10 * way * (1 if i % 2 else -1)
        tooth = [
            (-wide / 2, -8 * way),
            (-wide * 0.36, long * 0.45 * way),
            (bend, long * way, 1),
            (wide * 0.38, long * 0.42 * way),
            (wide / 2, -8 * way),
        ]
        warm = 1 if abs(x - LAMP[0]) < 190 else 0.55
        paint(
            c,
            spline(place(tooth, x, y, 1, turn=turn)),
            ["#4d8f98", "#c8e8d4", "#f4f8dc"] if way > 0 else ["#f4f8dc", "#b8dccc", "#35708a"],
            volume=10,
            shading=0.75,
            wobble=0.4,
            detail=0.4,
            angle=88,
            light=(LAMP[0] - x, 600 - y),
            dark="#08284a",
            rim="#ffe6a8",
            rim_width=3,
            rim_strength=warm,
        )


def _sand(c: Canvas) -> None:
    ridge: Points = [
        (-40, 884),
        (80, 876),
        (200, 868),
        (330, 872),
        (440, 890),
        (520, 930),
        (620, 1010),
        (820, 1090),
    ]
    paint(
        c,
        hill(ridge),
        ["#2c6a80", "#1b4668", "#0f2c52", "#0a1c40"],
        along=("y", 868, 1152),
        volume=18,
        shading=0.5,
        angle=-4,
        streaks=1.4,
        wobble=1.4,
    )


def _light(c: Canvas) -> None:
    x, y = LAMP
    beam(c, [(x - 20, y), (x + 20, y), (x + 210, 930), (x - 210, 930)], "#ffd890", 0.5, 26)
    c.screen(ellipse(x, 912, 190, 40), "#ffd890", 0.75, soft=26)
    ripple = [
        line([(x + dx - 40, 905 + dy), (x + dx, 901 + dy), (x + dx + 40, 906 + dy)], 3)
        for dx, dy in ((-110, 8), (-20, 26), (90, 14), (40, 44), (-90, 40), (150, 34))
    ]
    c.multiply(ripple, "#2a4668", 0.5, soft=1.2)


def _bench(c: Canvas) -> None:
    x, y = 286.0, 908.0
    iron: Manner = {"rim": "#ffe6a8", "rim_width": 2.4, "wobble": 0.3, "detail": 0.65, "light": (-0.1, -1)}
    c.multiply(ellipse(x + 4, y + 6, 120, 13), "#04102c", 0.75, soft=7)
    legs = [
        polyline([(x + dx, y - 44), (x + dx + s, y + 4)], 7)
        for dx, s in ((-84, -6), (-70, 4), (78, -4), (92, 6))
    ]
    paint(c, legs, ["#2a3a50", "#101c38"], volume=3, **iron)
    back = [
        polygon(
            [
                (x - 96, y - 104 + i * 20),
                (x + 104, y - 104 + i * 20),
                (x + 104, y - 92 + i * 20),
                (x - 96, y - 92 + i * 20),
            ]
        )
        for i in range(2)
    ]
    paint(
        c,
        [
            *back,
            polyline([(x - 80, y - 108), (x - 80, y - 40)], 6),
            polyline([(x + 88, y - 108), (x + 88, y - 40)], 6),
        ],
        ["#a06a48", "#6a3e3c"],
        volume=4,
        angle=0,
        **iron,
    )
    seat = polygon([(x - 104, y - 50), (x + 112, y - 50), (x + 118, y - 38), (x - 110, y - 38)])
    _reader(c, x - 18, y - 44)
    paint(c, seat, ["#d8965c", "#7a4a40"], volume=4, angle=0, **iron)
    _lap(c, x - 18, y - 44)
    for i, (colour, turn) in enumerate((("#8a3a4a", 2), ("#2f7f88", -3), ("#c8a868", 1))):
        book = place(
            [(-30, 0, 1), (30, 0, 1), (30, -12, 1), (-30, -12, 1)], x + 70, y - 50 - i * 12, 1, turn=turn
        )
        paint(c, spline(book), [colour, "#1a2444"], along=("x", x + 30, x + 130), volume=3, **iron)


def _reader(c: Canvas, x: float, y: float) -> None:
    """Sitting in profile, bent over the book: coat, bowed head, scarf, hair."""
    cloth: Manner = {
        "rim": "#fff0c4",
        "rim_width": 3,
        "wobble": 0.4,
        "detail": 0.75,
        "light": (-0.2, -1),
        "dark": "#1a1440",
    }
    coat = [
        (34, 4, 1),
        (38, -30),
        (34, -62),
        (18, -82),
        (0, -84),
        (-12, -72),
        (-14, -44),
        (-18, -16),
        (-26, 4, 1),
    ]
    paint(
        c,
        spline(place(coat, x, y)),
        ["#e0707c", "#a8445c", "#5a2450"],
        volume=16,
        shading=0.7,
        angle=80,
        **cloth,
    )
    face = [
        (8, -82),
        (10, -96),
        (6, -112),
        (-8, -122),
        (-22, -118),
        (-30, -106),
        (-31, -98),
        (-37, -91),
        (-32, -88),
        (-31, -82),
        (-26, -76),
        (-14, -74),
        (-4, -70),
    ]
    paint(c, spline(place(face, x, y)), ["#f4c8a0", "#c88870"], volume=9, shading=0.6, **cloth)
    hair = [
        (10, -80),
        (14, -98),
        (10, -116),
        (-6, -127),
        (-24, -122),
        (-30, -112),
        (-20, -113),
        (-12, -106),
        (-10, -94),
        (-2, -84),
    ]
    paint(c, spline(place(hair, x, y)), ["#5a3040", "#2a1834"], volume=7, shading=0.6, **cloth)
    paint(
        c,
        spline(place([(12, -126), (20, -118), (18, -108), (8, -110), (4, -120)], x, y)),
        ["#5a3040", "#2a1834"],
        volume=5,
        **cloth,
    )
    c.multiply(line(place([(-25, -101), (-22, -99), (-19, -100)], x, y), 2), "#4a2030", 0.8)
    paint(
        c,
        line(place([(12, -80), (-2, -74), (-14, -74)], x, y), 11),
        ["#bff6df", "#5fb0b0"],
        volume=4,
        **cloth,
    )


def _lap(c: Canvas, x: float, y: float) -> None:
    cloth: Manner = {
        "rim": "#fff0c4",
        "rim_width": 2.6,
        "wobble": 0.4,
        "detail": 0.75,
        "light": (-0.2, -1),
        "dark": "#1a1440",
    }
    legs = [
        line(place([(16, -8), (-20, -14), (-48, -10), (-52, 20), (-50, 46)], x, y), 21),
        line(place([(-50, 46), (-66, 50)], x, y), 11),
    ]
    paint(c, legs, ["#3f5a86", "#22305c"], volume=8, shading=0.7, **cloth)
    left = place([(-58, -42, 1), (-36, -48), (-30, -20, 1), (-52, -16)], x, y)
    right = place([(-36, -48, 1), (-16, -50), (-8, -24, 1), (-30, -20, 1)], x, y)
    paint(c, spline(left), ["#fff8e0", "#e8d8b0"], volume=4, **cloth)
    paint(c, spline(right), ["#fffbe8", "#d8c8a8"], volume=4, **cloth)
    arm = line(place([(14, -66), (10, -40), (-10, -30)], x, y), 15)
    paint(c, arm, ["#e0707c", "#9a3c58"], volume=6, cast=(0, 5, 4, 0.5), **cloth)
    paint(c, ellipse(x - 15, y - 29, 7, 6), "#f0c098", volume=3, **cloth)


def _mounds(c: Canvas) -> None:
    """Sand heaped about the feet of the lower teeth, which look like posts."""
    for x, y, _, wide, _ in LOWER_TEETH[:5]:
        heap = spline(
            [
                (x - wide * 1.5, y + 16, 1),
                (x - wide * 0.6, y - 8),
                (x, y - 14),
                (x + wide * 0.7, y - 6),
                (x + wide * 1.6, y + 16, 1),
                (x, y + 20),
            ]
        )
        paint(
            c,
            heap,
            ["#3f7484", "#1b4668", "#123a5c"],
            volume=8,
            shading=0.6,
            wobble=1.2,
            angle=0,
            light=(LAMP[0] - x, -120),
        )
    chance = random.Random(3)
    waves = []
    for _ in range(46):
        u, v = chance.uniform(-20, 640), chance.uniform(930, 1060)
        waves.append(line([(u - 34, v + 4), (u - 8, v - 2), (u + 30, v + 5)], 3))
    c.multiply(waves, "#061a3a", 0.5, soft=1)
    c.screen([Shape(wave.path, 1.6) for wave in waves], "#6fb8b8", 0.16, inside=None)


def _front(c: Canvas) -> None:
    """The near rim of the sand, where other readers left their things."""
    ridge: Points = [(-40, 1030), (90, 1010), (240, 1030), (400, 1070), (560, 1100), (820, 1130)]
    c.multiply(hill([(x, y - 30) for x, y in ridge]), "#061634", 0.5, soft=22)
    paint(
        c,
        hill(ridge),
        ["#123a5c", "#081c3c", "#050f28"],
        along=("y", 1010, 1152),
        volume=16,
        shading=0.6,
        angle=4,
        wobble=1.6,
        rim="#4fa8b0",
        rim_width=3,
    )
    things: Manner = {
        "volume": 6,
        "shading": 0.7,
        "wobble": 0.4,
        "detail": 0.6,
        "rim": "#9fe0d8",
        "rim_width": 2,
        "cast": (6, 6, 5, 0.6),
    }
    cover = [
        (-52, 8, 1),
        (-24, -8),
        (0, 4, 1),
        (26, -10),
        (54, 6, 1),
        (54, 18, 1),
        (26, 4),
        (0, 18, 1),
        (-24, 6),
        (-52, 20, 1),
    ]
    paint(c, spline(place(cover, 120, 1046, 1.1, turn=-8)), ["#8a3a5a", "#4a2050"], **things)
    leaf = [
        (-50, 4, 1),
        (-40, -34, 1),
        (-18, -44),
        (0, -34, 1),
        (20, -48),
        (42, -38, 1),
        (52, 2, 1),
        (24, -12),
        (0, 2, 1),
        (-24, -8),
    ]
    paint(c, spline(place(leaf, 120, 1046, 1.1, turn=-8)), ["#d8ece0", "#6fa0a8"], **things)
    c.multiply(line(place([(0, -33), (0, 2)], 120, 1046, 1.1, turn=-8), 3), "#12304c", 0.7)
    shoe = [(-30, 8, 1), (-32, -30, 1), (-20, -34), (-8, -30, 1), (-2, -10), (22, -8), (34, 0), (34, 9, 1)]
    paint(c, spline(place(shoe, 250, 1072, 1.05, turn=12)), ["#a86a58", "#4a2a48"], **things)
    specs = [
        ellipse(372, 1100, 15, 12, 20).outline(4),
        ellipse(408, 1108, 15, 12, 20).outline(4),
        line([(386, 1100), (395, 1102)], 4),
    ]
    paint(c, specs, "#8fc8c8", volume=1.5, wobble=0.2, detail=0.7)


def _lamp(c: Canvas) -> None:
    x, y = LAMP
    stalk = Tube(STALK).piece()
    paint(
        c,
        stalk,
        ["#2a6f84", "#1d5470", "#2c6a7c", "#6a8a78"],
        volume=7,
        shading=0.8,
        wobble=0.4,
        angle=85,
        rim="#bff6df",
        rim_width=2.6,
        detail=0.4,
    )
    glow(c, x, y + 120, 420, "#ffb850", 0.5, tall=1.2)
    glow(c, x, y, 120, "#ffe0a0", 0.9)
    shade = spline(
        [
            (x - 62, y + 2, 1),
            (x - 46, y - 40),
            (x - 16, y - 70),
            (x + 16, y - 70),
            (x + 46, y - 40),
            (x + 62, y + 2, 1),
            (x, y + 12),
        ]
    )
    paint(
        c,
        spline([(x - 36, y, 1), (x + 36, y, 1), (x + 26, y + 24), (x, y + 34), (x - 26, y + 24)]),
        ["#fffbe0", "#ffd878"],
        volume=6,
        shading=0.2,
        detail=0.8,
        wobble=0.3,
    )
    paint(
        c,
        shade,
        ["#2f7f88", "#1d5468", "#24707c"],
        volume=12,
        shading=0.6,
        wobble=0.4,
        rim="#eafff0",
        rim_width=2.4,
        light=(-0.6, -0.7),
        detail=0.6,
    )
    c.screen(line([(x - 58, y + 2), (x, y + 11), (x + 58, y + 2)], 4), "#fff0b0", 0.9, soft=1)
    glow(c, x, y + 18, 60, "#fff0c0", 0.8)
