"""Two armies of snow melt on a chessboard in spring rain; their kings share one umbrella."""

import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels, mix, rgb
from art.light import beam, ripple, sparkle
from art.motifs.ground import hill
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, ellipse, line, place, spline

SCENE = Scene(
    id="4qc9zn4j",
    slug="the-chess-thaw",
    seed=9401,
    palette="P11",
    horizon="high",
    reach="middle",
    hour="day",
    mood="tender",
    description="Chess pieces made of snow melt on a board with puddles and crocuses; two kings of "
    "different armies stand together under one orange umbrella.",
    clues=("Separate peace", "What were we fighting about?", "Last man standing", "Old rivals"),
    motifs=("snow", "two", "time", "water"),
    light=(-0.7, -0.6),
    shadow="#22336c",
    warmth="#fff2cc",
    grade=("#24346a", "#fff2d0", 0.05),
    contrast=0.15,
    vignette=0.3,
)

PAWN: Points = [
    (0, 34, 1),
    (6, 36),
    (14, 30),
    (24, 20),
    (48, 14),
    (62, 13),
    (66, 22, 1),
    (72, 22, 1),
    (76, 14),
    (86, 20),
    (98, 22),
    (110, 16),
    (118, 2),
]
ROOK: Points = [
    (0, 40, 1),
    (8, 42),
    (18, 34),
    (30, 26),
    (80, 22),
    (96, 24),
    (102, 34, 1),
    (134, 34, 1),
    (134, 8, 1),
    (122, 7),
]
BISHOP: Points = [
    (0, 36, 1),
    (8, 38),
    (16, 30),
    (30, 20),
    (74, 13),
    (84, 24, 1),
    (92, 24, 1),
    (98, 16),
    (112, 23),
    (130, 20),
    (146, 8),
    (154, 7),
    (160, 2),
]
KING: Points = [
    (0, 50, 1),
    (10, 54),
    (24, 42),
    (40, 30),
    (90, 21),
    (136, 17),
    (154, 19),
    (160, 43, 1),
    (171, 45, 1),
    (176, 18, 1),
    (186, 17),
    (200, 30),
    (216, 33),
    (232, 27),
    (244, 4),
]
WHITE: list[Colour] = ["#fffefa", "#f4f4f0", "#c4d2e4", "#8ea6cc"]
BLUE: list[Colour] = ["#9cb6de", "#6a88c2", "#43609e", "#2c4084"]
SNOW: Manner = {
    "volume": 30,
    "shading": 0.7,
    "streaks": 0.9,
    "mottle": 1.1,
    "wobble": 1.1,
    "rim": "#ffffff",
    "rim_width": 5,
    "dark": "#2c4488",
    "lit": "#fff0cc",
}


def draw(c: Canvas) -> None:
    """Wet sky, hedge, the board in squares of snow and grass; far pieces; the kings; the near horse."""
    c.background(
        [(0, "#8fa8c6"), (0.12, "#b8cad8"), (0.24, "#eef0e4"), (1, "#c8d6dc")], angle=-20, mottle=1.4
    )
    _far(c)
    _board(c)
    _armies(c)
    _kings(c)
    _crocuses(c)
    _horse(c)
    _rain(c)


def _far(c: Canvas) -> None:
    beam(c, [(-60, -40), (120, -40), (620, 420), (180, 420)], "#fff2cc", 0.45, soft=40)
    for y, tone, air in ((196, "#9aaec4", 0.5), (236, "#8a9c9c", 0.2)):
        chance = random.Random(int(y))
        hedge: list[tuple[float, ...]] = [(-40, y + 10, 1)]
        hedge += [(x, y + chance.uniform(-26, 12)) for x in range(0, 800, 38)]
        paint(
            c,
            spline([*hedge, (820, y, 1), (820, 420, 1), (-40, 420, 1)]),
            [rgb(tone), mix(tone, "#4a5f80", 0.5)],
            volume=14,
            wobble=2.2,
            haze=("#e4e8e4", air),
            angle=60,
        )
    drift = hill([(-40, 268, 1), (140, 254), (340, 270), (560, 250), (820, 268, 1)])
    paint(c, drift, ["#f8f8f2", "#c8d6e4"], **{**SNOW, "volume": 14})


def _field(c: Canvas) -> tuple[Pixels, Pixels, Pixels]:
    """Board coordinates of every pixel, a square to a unit, turned a little; and the nearness."""
    near = 1 / np.maximum(c.y - 150, 1)
    across = (c.x - 300) * near * 5.6
    along = 1500 * near
    return (
        np.asarray(across * 0.92 + along * 0.38, np.float32),
        np.asarray(along * 0.92 - across * 0.38, np.float32),
        np.asarray(near, np.float32),
    )


def _board(c: Canvas) -> None:
    u, v, _ = _field(c)
    ground = c.mask(hill([(-40, 292, 1), (200, 280), (460, 290), (820, 278, 1)]))
    u = u + (c.noise(90, 31, 2) - 0.5) * 0.16
    v = v + (c.noise(90, 47, 2) - 0.5) * 0.16
    dark = ((np.floor(u) + np.floor(v)) % 2).astype(np.float32)
    dark = c.blur(dark, 1.6)
    paint(
        c,
        ground,
        [(0, "#e8eef0"), (0.5, "#f4f4ee"), (1, "#b4c6dc")],
        along=("y", 280, 1152),
        volume=0,
        angle=2,
        streaks=1.1,
        mottle=1.4,
        wobble=0,
    )
    thaw = smoothstep(dark, 0.42, 0.6) * ground
    paint(
        c,
        thaw,
        ["#c4d2d0", "#a8bcb4", "#7f9a90", "#5a7c74", "#41605e", "#34504e"],
        along=("y", 280, 1152),
        volume=7,
        shading=0.3,
        angle=80,
        streaks=1.5,
        mottle=1.5,
        wobble=1.6,
        light=(0.7, 0.6),
    )
    c.multiply(c.shift(thaw, -3, -4) * (1 - thaw), "#7f98c4", 0.3, soft=3)
    c.screen(c.shift(thaw, 5, 6) * (1 - thaw) * ground, "#ffffff", 0.55, soft=2)
    chance, blades = random.Random(6), []
    for _ in range(900):
        x, y = chance.uniform(0, 768), 300 + chance.random() ** 1.4 * 850
        if thaw[min(c.height - 1, int(y * c.scale)), min(c.width - 1, int(x * c.scale))] > 0.6:
            tall = 4 + (y - 280) * 0.022
            blades.append(line([(x, y), (x + chance.uniform(-5, 5), y - tall)], 2.2))
    c.screen(blades, "#a8b890", 0.4)
    pools = (
        smoothstep(c.noise(150, 77, 3, wide=2.2, tall=0.5), 0.6, 0.66) * smoothstep(c.y, 420, 560) * ground
    )
    paint(
        c,
        pools,
        ["#dfe8ec", "#9db6d0", "#7f9cc4"],
        along=("y", 420, 1152),
        volume=4,
        shading=0.4,
        angle=0,
        wobble=0.6,
    )
    c.screen(smoothstep(c.noise(30, 9, 3, wide=3, tall=0.3), 0.56, 0.72) * pools, "#ffffff", 0.5)


def _piece(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    profile: Points,
    tones: list[Colour],
    turn: float = 0,
    melt: float = 0,
    air: float = 0,
) -> Pixels:
    """A turned piece of snow on (x, y), leaning by `turn`; `melt` lets it sink and spread."""
    sunk = [(p[0] * (1 - 0.45 * melt), p[1] * (1 + 0.5 * melt * (1 - p[0] / 260)), *p[2:]) for p in profile]
    left, right = [(-p[1], -p[0], *p[2:]) for p in sunk], [(p[1], -p[0], *p[2:]) for p in reversed(sunk)]
    c.multiply(ellipse(x + 26 * size, y + 2, 62 * size, 11 * size), c.shadow, 0.55 * (1 - air), soft=5 * size)
    slush = spline(
        place(
            [
                (-52 - 30 * melt, 0),
                (-30, -12),
                (0, -8),
                (34, -13),
                (56 + 34 * melt, 0),
                (40, 12),
                (0, 15),
                (-40, 11),
            ],
            x,
            y,
            size,
        )
    )
    manner = {**SNOW, "volume": 24 * size, "haze": ("#e8ecec", air), "rim_width": 4 * size + 0.6}
    paint(c, slush, tones[:3], **{**manner, "volume": 6 * size})
    return paint(c, spline(place([*left, *right], x, y - 2, size, 1, turn)), tones, **manner)


def _armies(c: Canvas) -> None:
    """Ranks left and right that have begun to sink; a lance has become a flower stake."""
    ranks = (
        (70, 330, 0.5, ROOK, WHITE, 4, 0.2),
        (150, 322, 0.46, BISHOP, WHITE, -6, 0.3),
        (230, 334, 0.46, PAWN, WHITE, 8, 0.5),
        (560, 320, 0.5, BISHOP, BLUE, 6, 0.2),
        (640, 332, 0.5, ROOK, BLUE, -5, 0.3),
        (716, 324, 0.46, PAWN, BLUE, 4, 0.6),
        (60, 450, 0.8, PAWN, WHITE, -8, 0.3),
        (170, 430, 0.74, PAWN, WHITE, 12, 0.7),
        (690, 448, 0.84, PAWN, BLUE, 10, 0.4),
        (590, 420, 0.7, PAWN, BLUE, -12, 0.8),
        (100, 610, 1.1, BISHOP, WHITE, -9, 0.35),
        (716, 640, 1.2, PAWN, BLUE, -10, 0.55),
    )
    for x, y, size, profile, tones, turn, melt in ranks:
        _piece(c, x, y, size, profile, tones, turn, melt, max(0, 0.4 - (y - 310) / 500))
    for x, y, size in ((62, 448, 0.8), (692, 446, 0.84), (716, 638, 1.2)):
        twigs = [
            line(place([(14, -56), (38, -64), (48, -80)], x, y, size), 4 * size),
            line(place([(40, -66), (54, -62)], x, y, size), 3 * size),
            line(place([(-14, -56), (-36, -44), (-44, -30)], x, y, size), 4 * size),
        ]
        paint(c, twigs, ["#6a4a4c", "#3a2a40"], volume=1.5, wobble=0.2, detail=0.7)


def _kings(c: Canvas) -> None:
    """Shoulder to shoulder; the white one holds the handle, the blue one's crown has slipped."""
    c.multiply(ellipse(470, 862, 230, 34), c.shadow, 0.5, soft=22)
    for x, y, r, k in ((350, 878, 150, 1), (540, 880, 150, 2)):
        ripple(c, x, y, r, "#ffffff", 0.7, k, thin=3)
    _piece(c, 560, 842, 1.72, KING, BLUE, -5, 0.1)
    _crown(c, 526, 430, 1.6, -15, ["#f8d890", "#c89048", "#7a5044"])
    _piece(c, 366, 862, 1.8, KING, WHITE, 5, 0.06)
    _crown(c, 405, 428, 1.65, 6, ["#fff0c0", "#dcae5c", "#8a6048"])
    coals = [ellipse(*spot, 6) for spot in ((396, 640), (396, 684), (394, 728))]
    paint(c, coals, ["#4a4a6a", "#1c1f3c"], volume=3, detail=0.7, wobble=0.4, rim="#dfe8f8", rim_width=2)
    _umbrella(c)
    arm: list[Points] = [
        [(400, 606), (440, 640), (464, 590), (468, 560)],
        [(455, 606), (480, 582)],
        [(452, 614), (484, 600)],
    ]
    paint(
        c,
        [line(arm[0], 9), line(arm[1], 5), line(arm[2], 5)],
        ["#7a5450", "#3a2438"],
        volume=3,
        wobble=0.3,
        detail=0.6,
        rim="#f4d8b8",
        rim_width=2,
        cast=(4, 6, 5, 0.4),
    )
    other: list[Points] = [
        [(540, 596), (480, 622), (400, 592), (340, 578)],
        [(362, 584), (336, 596)],
        [(366, 584), (340, 562)],
    ]
    paint(
        c,
        [line(other[0], 9), line(other[1], 5), line(other[2], 5)],
        ["#6a4a50", "#33243c"],
        volume=3,
        wobble=0.3,
        detail=0.6,
        rim="#d8dcec",
        rim_width=2,
        cast=(4, 7, 6, 0.45),
    )


def _crown(c: Canvas, x: float, y: float, size: float, turn: float, tones: list[Colour]) -> None:
    points = [
        (-26, 8, 1),
        (-31, -22, 1),
        (-16, -8),
        (-9, -30, 1),
        (0, -10),
        (9, -30, 1),
        (16, -8),
        (31, -22, 1),
        (26, 8, 1),
        (0, 14),
    ]
    paint(
        c,
        spline(place(points, x, y, size, 1, turn)),
        tones,
        volume=8,
        shading=0.8,
        wobble=0.4,
        detail=0.6,
        rim="#fffbe8",
        rim_width=3,
        dark="#4a2c4c",
        cast=(3, 6, 6, 0.5),
        ink=0.25,
    )
    tips = [
        ellipse(p[0], p[1], 5 * size)
        for p in place([(-31, -24), (-9, -32), (9, -32), (31, -24)], x, y, size, 1, turn)
    ]
    paint(c, tips, [tones[0], tones[2]], volume=3, wobble=0.2, detail=0.7, rim="#ffffff", rim_width=2)


def _umbrella(c: Canvas) -> None:
    pole = line([(468, 260), (468, 560), (466, 640), (452, 662), (434, 650)], 9)
    paint(c, pole, ["#8a5a44", "#4a2c38"], volume=3, wobble=0.2, detail=0.7, rim="#ffe0b8", rim_width=2)
    top, rim = (470.0, 166.0), 330.0
    ends = [206.0, 300.0, 412.0, 536.0, 652.0, 744.0]
    drops = [26.0, -4.0, -16.0, -16.0, -2.0, 30.0]
    inner = [
        (ends[0], rim + drops[0], 1),
        (300, 320),
        (412, 338),
        (536, 338),
        (652, 320),
        (ends[-1], rim + drops[-1], 1),
        (640, 284),
        (470, 254),
        (310, 282),
    ]
    paint(c, spline(inner), ["#8a3a34", "#5a2440"], volume=8, wobble=0.3)
    tones: list[list[Colour]] = [
        ["#ffb060", "#e8742c", "#b04830"],
        ["#fff2d8", "#f4d8ae", "#c89c88"],
        ["#ffa050", "#d9662c", "#a43e30"],
        ["#fff0d0", "#ecc89c", "#b88880"],
        ["#f08a3c", "#c2542c", "#7a2c38"],
    ]
    for k in range(5):
        a, b = (ends[k], rim + drops[k]), (ends[k + 1], rim + drops[k + 1])
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 26)
        bulge = 60 - abs(k - 2) * 6
        gore = [
            (*top, 1),
            (
                top[0] + (b[0] - top[0]) * 0.62,
                top[1] + (b[1] - top[1]) * 0.42 - bulge * abs(b[0] - top[0]) / 420,
            ),
            (*b, 1),
            (*middle,),
            (*a, 1),
            (
                top[0] + (a[0] - top[0]) * 0.62,
                top[1] + (a[1] - top[1]) * 0.42 - bulge * abs(a[0] - top[0]) / 420,
            ),
        ]
        paint(
            c,
            spline(gore),
            tones[k],
            volume=18,
            shading=0.6,
            angle=80 - k * 30,
            wobble=0.4,
            rim="#fffbe8",
            rim_width=3,
            detail=0.35,
            dark="#5a1c3c",
            ink=0.2,
        )
    paint(
        c,
        [line([(470, 168), (471, 140)], 9), ellipse(471, 138, 8)],
        ["#8a5a44", "#4a2c38"],
        volume=3,
        detail=0.7,
        wobble=0.2,
        rim="#ffe0b8",
    )
    shade = spline([(240, 380, 1), (700, 380, 1), (640, 560), (470, 600), (310, 560)])
    c.multiply(shade, "#8a94c4", 0.2, soft=26)


def _crocuses(c: Canvas) -> None:
    chance = random.Random(9)
    for x, y, k in (
        (250, 742, 1.0),
        (276, 760, 0.9),
        (232, 768, 0.8),
        (664, 842, 1.25),
        (700, 862, 1.1),
        (640, 872, 1.0),
        (596, 1010, 1.5),
        (640, 1040, 1.6),
        (560, 1050, 1.4),
        (690, 1004, 1.3),
        (186, 520, 0.6),
        (204, 528, 0.6),
    ):
        blades = [
            line([(x, y), (x + d * k, y - chance.uniform(18, 30) * k)], 3 * k) for d in (-12, -5, 6, 13)
        ]
        paint(c, blades, ["#9ab078", "#4a6a58"], volume=1, wobble=0.2, detail=0.6)
        tone = chance.choice(("#ffc870", "#fff0cc", "#ffb85a"))
        cup = [
            (0, -14, 1),
            (-10, -26),
            (-11, -44, 1),
            (-4, -36),
            (0, -48, 1),
            (5, -36),
            (11, -44, 1),
            (10, -26),
        ]
        paint(
            c,
            spline(place(cup, x, y, k, 1, chance.uniform(-10, 10))),
            [rgb(tone), mix(tone, "#d9662c", 0.5)],
            volume=5 * k,
            wobble=0.3,
            detail=0.7,
            rim="#ffffff",
            rim_width=2,
            cast=(3, 5, 4, 0.4),
        )
        c.multiply(ellipse(x, y + 1, 12 * k, 3 * k), c.shadow, 0.5, soft=2)


def _horse(c: Canvas) -> None:
    """A knight of snow in the corner, cropped, has let its head hang to drink from its own puddle."""
    pool = spline(
        [(-40, 1080, 1), (60, 1040), (220, 1046), (350, 1084), (410, 1126), (380, 1180, 1), (-40, 1180, 1)]
    )
    water = paint(
        c,
        pool,
        ["#e8f0f2", "#a8c0d8", "#6f8cbc"],
        volume=6,
        shading=0.4,
        angle=0,
        wobble=0.8,
        rim="#ffffff",
        rim_width=3,
    )
    c.screen(smoothstep(c.noise(26, 3, 3, wide=3, tall=0.3), 0.55, 0.7) * water, "#ffffff", 0.6)
    body = [
        (-60, 1160, 1),
        (-60, 820, 1),
        (10, 776),
        (84, 762),
        (150, 776),
        (214, 820),
        (268, 890),
        (316, 968),
        (330, 1020),
        (318, 1056),
        (286, 1070),
        (252, 1056),
        (226, 1016),
        (184, 976),
        (158, 960),
        (150, 1000),
        (160, 1060),
        (176, 1100, 1),
        (120, 1124),
        (40, 1140),
    ]
    c.multiply(c.shift(c.mask(spline(body), 12), 26, 22), c.shadow, 0.45)
    snow = paint(
        c,
        spline(body),
        ["#86a4d4", "#5a7aba", "#3a5698", "#26397c"],
        **{**SNOW, "volume": 54, "rim_width": 7},
    )
    ears = [
        spline([(92, 786, 1), (104, 726), (122, 704, 1), (136, 740), (138, 782, 1)]),
        spline([(140, 786, 1), (160, 738), (180, 724, 1), (184, 760), (176, 800, 1)]),
    ]
    paint(c, ears, ["#86a4d4", "#5a7aba", "#3a5698"], **{**SNOW, "volume": 12})
    mane = [
        spline(
            [
                (-40 + k * 26, 818 - k * 10),
                (-24 + k * 26, 776 - k * 12),
                (6 + k * 26, 770 - k * 10),
                (2 + k * 26, 850 - k * 6),
                (-18 + k * 24, 900 - k * 8, 1),
                (-30 + k * 24, 860 - k * 8),
            ]
        )
        for k in range(5)
    ]
    for lock in mane:
        paint(
            c,
            lock,
            ["#dfe8f6", "#8fa8d8", "#4f6cae"],
            cast=(5, 8, 8, 0.35),
            **{**SNOW, "volume": 10, "rim_width": 3},
        )
    c.multiply(line([(196, 866), (208, 876), (226, 876)], 6), "#141c48", 0.95, soft=0.8)
    c.multiply([line([(194, 862), (188, 868)], 4), line([(210, 876), (206, 884)], 4)], "#141c48", 0.85)
    c.multiply(ellipse(300, 1022, 8, 6, 50), "#141c48", 0.85, soft=2)
    c.multiply(line([(318, 1046), (296, 1050), (272, 1036)], 4), "#141c48", 0.75, soft=1.4)
    c.multiply(
        [line([(150, 962), (120, 940), (110, 900)], 16), line([(20, 900), (50, 1000), (40, 1100)], 20)],
        "#1c2c68",
        0.5,
        soft=12,
        inside=snow,
    )
    rein: Points = [(246, 952), (206, 960), (150, 940), (96, 880), (-20, 850)]
    paint(
        c,
        line(rein, 9),
        ["#f08a3c", "#a43e30"],
        volume=3,
        wobble=0.3,
        detail=0.6,
        rim="#ffe8c0",
        rim_width=2,
        cast=(3, 6, 5, 0.4),
    )
    band = line([(262, 896), (250, 930), (232, 968), (226, 1000)], 10)
    paint(c, band, ["#f08a3c", "#a43e30"], volume=3, wobble=0.3, detail=0.6, rim="#ffe8c0", rim_width=2)
    for x, y, r in ((322, 1078, 5), (330, 1098, 6), (296, 1090, 5)):
        paint(
            c,
            spline(place([(0, -3, 1), (1, 0), (0.6, 1.6), (-0.6, 1.6), (-1, 0)], x, y, r)),
            ["#ffffff", "#9ab8d8"],
            volume=2,
            wobble=0.1,
            detail=0.8,
        )
    for k in range(3):
        ripple(c, 312, 1116 + k * 8, 60 + k * 34, "#ffffff", 0.75 - k * 0.15, 70 + k, thin=2.4)


def _rain(c: Canvas) -> None:
    chance = random.Random(14)
    streaks, beads = [], []
    for _ in range(150):
        x, y = chance.uniform(-10, 780), chance.uniform(0, 1100)
        if 230 < x < 720 and 330 < y < 860:
            continue
        tall = chance.uniform(14, 30)
        streaks.append(line([(x, y), (x - tall * 0.22, y + tall)], chance.uniform(1, 1.9)))
    sparkle(c, c.mask(streaks) * 0.5, "#ffffff", 0.8)
    for x, y in ((206, 356), (744, 360), (300, 326), (652, 328)):
        for k in range(4):
            beads.append((x + chance.uniform(-2, 2), y + 16 + k * k * 15, 2.6 - k * 0.3, 0.9))
    sparkle(c, c.dots(beads), "#ffffff", 0.9)
