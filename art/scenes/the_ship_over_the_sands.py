"""Under a white sun a long line of people carries a sailing ship over the dunes; no water is to be seen."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import mix
from art.light import fog, glow
from art.motifs.ground import hill
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="47ztr7is",
    slug="the-ship-over-the-sands",
    seed=8223,
    palette="P7",
    horizon="high",
    reach="far",
    hour="day",
    mood="melancholy",
    description="A crowd of small people carries a sailing ship on their shoulders over desert dunes; one "
    "sits on its bow with a spyglass, and a child drags an anchor behind.",
    clues=("Somebody believes in rain", "The weight of a plan", "Are we there yet?", "Faith moves ships"),
    motifs=("travel", "crowd", "water", "paths", "hope"),
    light=(-0.7, -0.55),
    shadow="#4a2450",
    warmth="#fff2cc",
    grade=("#3c1c48", "#fff0cc", 0.06),
    contrast=0.16,
    vignette=0.36,
)

SHIP = (392.0, 584.0)
TURN = -6.0


def draw(c: Canvas) -> None:
    """Sky and far dunes; the crest they walk on; ship and sails; the bearers; those who come behind; near
    sand."""
    _sky(c)
    _far(c)
    _crest(c)
    _ship(c)
    _bearers(c)
    _last(c)
    _near(c)


def _sky(c: Canvas) -> None:
    c.background(
        [(0, "#6fb0b0"), (0.16, "#a8ccb8"), (0.3, "#f0e0b4"), (0.36, "#fbe8c0"), (1, "#f0d6a0")],
        angle=3,
        mottle=0.7,
    )
    glow(c, 130, 130, 400, "#fffbe0", 0.85)
    paint(c, ellipse(126, 128, 46), ["#ffffff", "#fff6d8"], volume=6, shading=0.1, wobble=0.4, detail=0.4)
    for x, y, w in ((560, 70, 150), (690, 140, 120), (330, 54, 90)):
        wisp = [
            spline([(x - w, y, 1), (x - w * 0.3, y - 7), (x + w, y + 2, 1), (x, y + 8)]),
            spline([(x - w * 0.5, y + 18, 1), (x, y + 12), (x + w * 0.8, y + 19, 1), (x, y + 24)]),
        ]
        paint(c, wisp, ["#fff6dc", "#dfe0c8"], volume=4, shading=0.3, wobble=2, angle=2)


def _dune(c: Canvas, ridge: Points, edge: Points, haze: float, seed: int) -> None:
    """A dune: the lit flank, and beyond the sharp edge the flank in shadow."""
    tones = ["#f6deA8", "#e8b888", "#d08a74"]
    body = paint(
        c,
        hill(ridge),
        tones,
        along=("y", min(p[1] for p in ridge), 1180),
        volume=20,
        shading=0.35,
        angle=-12,
        streaks=1.3,
        mottle=1.2,
        wobble=0.8,
        haze=("#fbe8c0", haze),
        rim="#fffbe4",
        rim_width=3,
    )
    shade = paint(
        c,
        spline(edge),
        ["#a8607a", "#8a4a70", "#c07a74"],
        volume=16,
        shading=0.3,
        angle=30,
        streaks=1.3,
        wobble=0.7,
        inside=body,
        haze=("#fbe8c0", haze),
    )
    luck = random.Random(seed)
    ripples: list[Shape] = []
    top = min(p[1] for p in ridge)
    for _ in range(60):
        x, y = luck.uniform(-20, 780), luck.uniform(top + 20, top + 330)
        ripples.append(line([(x - 40, y + 8), (x, y), (x + 46, y + 5)], luck.uniform(1.4, 2.8)))
    c.multiply(
        ripples, "#8a4a5c", 0.3 * (1 - haze), soft=1, inside=np.asarray(body * (1 - shade), np.float32)
    )
    c.screen(
        [Shape(r.path, 1.4) for r in ripples[::2]],
        "#fff6dc",
        0.3 * (1 - haze),
        inside=c.shift(np.asarray(body, np.float32), 0, 3),
    )


def _far(c: Canvas) -> None:
    _dune(
        c,
        [(-40, 372), (120, 330), (260, 300), (400, 346), (600, 380), (820, 350)],
        [(260, 300, 1), (330, 330), (420, 400), (520, 470, 1), (260, 470, 1), (300, 380)],
        0.55,
        1,
    )
    _dune(
        c,
        [(-40, 430), (160, 440), (360, 420), (560, 350), (640, 330), (720, 356), (820, 400)],
        [(640, 330, 1), (700, 380), (820, 470), (820, 560, 1), (620, 560, 1), (660, 430)],
        0.36,
        2,
    )
    fog(c, 470, 50, "#fbe8c0", 0.5)


def _crest(c: Canvas) -> None:
    _dune(
        c,
        [(-40, 600), (80, 640), (220, 684), (400, 690), (560, 660), (700, 610), (820, 560)],
        [
            (820, 560, 1),
            (700, 610),
            (560, 660),
            (430, 688, 1),
            (520, 740),
            (600, 830),
            (700, 940),
            (820, 1040, 1),
        ],
        0.1,
        3,
    )


def _at(points: Points) -> list[tuple[float, ...]]:
    return place(points, SHIP[0], SHIP[1], 1.06, turn=TURN)


HULL: Points = [
    (-250, -60, 1),
    (-210, -20),
    (-150, 24),
    (-60, 50),
    (60, 54),
    (150, 40),
    (206, 12),
    (226, -34),
    (250, -92, 1),
    (200, -74),
    (140, -46),
    (20, -30),
    (-100, -36),
    (-190, -52),
]


def _ship(c: Canvas) -> None:
    wood: Manner = {
        "wobble": 0.4,
        "shading": 0.7,
        "streaks": 1.2,
        "rim": "#fff4d0",
        "rim_width": 3,
        "dark": "#3a1840",
        "detail": 0.35,
    }
    c.multiply(
        spline([(150, 690), (640, 660), (800, 760), (800, 850), (600, 790), (330, 760)]),
        "#6a2c5c",
        0.5,
        soft=14,
    )
    masts = [((-110, -40), (-122, -340), 9), ((20, -34), (14, -430), 10), ((140, -48), (146, -320), 8)]
    for foot, top, wide in masts:
        paint(c, polyline(_at([foot, top]), wide), ["#8a5444", "#5a3038"], volume=4, angle=88, **wood)
    bow = polyline(_at([(-236, -58), (-330, -118)]), 8)
    paint(c, bow, ["#8a5444", "#5a3038"], volume=3, **wood)
    sails: list[tuple[Points, list[str]]] = [
        (
            [
                (-186, -190, 1),
                (-60, -200, 1),
                (-44, -130),
                (-52, -70, 1),
                (-120, -84),
                (-196, -68, 1),
                (-204, -130),
            ],
            ["#fff8e4", "#e8d0b0"],
        ),
        (
            [
                (-172, -320, 1),
                (-76, -326, 1),
                (-62, -262),
                (-64, -214, 1),
                (-120, -222),
                (-184, -208, 1),
                (-186, -262),
            ],
            ["#fffaf0", "#f0dcc0"],
        ),
        (
            [
                (-60, -250, 1),
                (94, -258, 1),
                (112, -160),
                (100, -78, 1),
                (20, -92),
                (-70, -74, 1),
                (-78, -160),
            ],
            ["#fff4dc", "#e0c4a8"],
        ),
        (
            [
                (-44, -410, 1),
                (72, -414, 1),
                (88, -338),
                (84, -274, 1),
                (16, -284),
                (-56, -268, 1),
                (-60, -340),
            ],
            ["#fffaf0", "#e8d4b8"],
        ),
        (
            [(92, -180, 1), (206, -190, 1), (222, -130), (214, -92, 1), (150, -96), (88, -80, 1), (82, -130)],
            ["#fff0d4", "#d8b8a0"],
        ),
        (
            [
                (102, -304, 1),
                (190, -310, 1),
                (204, -250),
                (200, -206, 1),
                (146, -212),
                (94, -196, 1),
                (90, -250),
            ],
            ["#fff8e8", "#e0c8b0"],
        ),
        ([(-140, -300, 1), (-330, -116, 1), (-200, -70, 1), (-180, -160)], ["#fff4dc", "#e0c0a4"]),
    ]
    for sail, tone in sails:
        cloth = paint(
            c,
            spline(_at(sail)),
            tone,
            volume=22,
            angle=84,
            cast=(8, 8, 10, 0.35),
            **{**wood, "wobble": 0.7, "rim": "#ffffff"},
        )
        xs, ys = [p[0] for p in sail], [p[1] for p in sail]
        seams = [
            line(
                _at(
                    [
                        (min(xs) + (max(xs) - min(xs)) * s, min(ys)),
                        (min(xs) + (max(xs) - min(xs)) * s - 4, max(ys)),
                    ]
                ),
                2,
            )
            for s in (0.25, 0.5, 0.75)
        ]
        c.multiply(seams, "#a8705c", 0.35, soft=0.8, inside=cloth)
    patch = polygon(_at([(20, -150), (62, -154), (64, -112), (22, -108)]))
    paint(c, patch, ["#d8785c", "#a84a4c"], volume=2, wobble=0.4, detail=0.5)
    ropes: list[Points] = [
        [(-122, -338), (-330, -116)],
        [(14, -428), (-120, -336)],
        [(146, -318), (14, -426)],
        [(146, -318), (246, -90)],
        [(-120, -330), (-200, -54)],
        [(14, -420), (90, -40)],
        [(14, -420), (-60, -40)],
    ]
    c.over([polyline(_at(rope), 1.8) for rope in ropes], "#5a3038", 0.6)
    hull = paint(
        c,
        spline(_at(HULL)),
        ["#c8584c", "#9a3c44", "#5f2444"],
        volume=34,
        angle=TURN,
        cast=(6, 12, 12, 0.4),
        **wood,
    )
    planks = [
        line(
            _at(
                [
                    (-240, -44 + k * 20),
                    (-120, 2 + k * 17),
                    (40, 14 + k * 14),
                    (180, -12 + k * 14),
                    (240, -70 + k * 16),
                ]
            ),
            3,
        )
        for k in range(5)
    ]
    c.multiply(planks, "#3a1030", 0.45, soft=0.8, inside=hull)
    c.over([line(_at([(-236, -52), (-110, -22), (20, -16), (140, -32), (244, -84)]), 6)], "#f0d6a0", 0.9)
    ports = [
        ellipse(_at([(dx, 6 - abs(dx) * 0.05)])[0][0], _at([(dx, 6 - abs(dx) * 0.05)])[0][1], 7.5)
        for dx in (-130, -80, -30, 20, 70, 120)
    ]
    paint(
        c,
        ports,
        ["#3a1840", "#6a3050"],
        volume=3,
        wobble=0.2,
        detail=0.6,
        rim="#f0d6a0",
        rim_width=2,
        light=(0.6, 0.7),
    )
    weed = [line(_at([(dx, 40), (dx - 5, 58), (dx + 3, 74)]), 3) for dx in (-50, 10, 46, 96)]
    c.over(weed, "#3f8a93", 0.8)
    x, y = _at([(-214, -66)])[0][:2]
    _figure(c, x, y, 44, "#3f8a93", 0)
    paint(
        c,
        polyline([(x - 6, y - 28), (x - 32, y - 33)], 5),
        ["#f0c868", "#8a5c30"],
        volume=2,
        wobble=0.1,
        detail=0.9,
    )
    flag = spline(
        _at(
            [
                (14, -430, 1),
                (40, -446),
                (70, -434),
                (96, -446, 1),
                (92, -422),
                (66, -412),
                (40, -424),
                (14, -412, 1),
            ]
        )
    )
    paint(c, flag, ["#3f8a93", "#2a5f74"], volume=4, wobble=0.3, detail=0.6, rim="#d8f0e8", rim_width=2)


def _figure(c: Canvas, x: float, y: float, tall: float, coat: str, stoop: float) -> None:
    """A small walker bent under a load: body, head with a scarf, two legs, arms up."""
    k = tall / 44
    manner: Manner = {
        "wobble": 0.2,
        "detail": 0.75,
        "rim": "#fff4d0",
        "rim_width": max(1, 1.8 * k),
        "dark": "#3a1840",
    }
    legs = [
        line([(x - 2 * k, y - 16 * k), (x - 7 * k, y)], 4.4 * k),
        line([(x + 2 * k, y - 16 * k), (x + 7 * k, y - 1)], 4.4 * k),
    ]
    paint(c, legs, "#4a2450", volume=1, **manner)
    body = spline(
        [
            (x - 7 * k, y - 13 * k, 1),
            (x - 6 * k - stoop, y - 31 * k),
            (x + 5 * k - stoop, y - 32 * k),
            (x + 8 * k, y - 13 * k, 1),
        ]
    )
    paint(c, body, [mix(coat, coat, 0), mix(coat, "#3a1840", 0.5)], volume=3.4 * k, **manner)
    paint(
        c,
        ellipse(x - stoop * 1.5, y - 36 * k, 5.2 * k, 5.4 * k),
        ["#c88a68", "#8a5048"],
        volume=2 * k,
        **manner,
    )
    paint(
        c,
        spline(
            [
                (x - 6 * k - stoop * 1.5, y - 36 * k),
                (x - stoop * 1.5, y - 42.5 * k),
                (x + 6 * k - stoop * 1.5, y - 36 * k),
                (x + 7 * k - stoop, y - 30 * k),
                (x - stoop * 1.5, y - 38 * k),
            ]
        ),
        "#fff0d8",
        volume=1.5,
        **manner,
    )


def _bearers(c: Canvas) -> None:
    luck = random.Random(7)
    coats = ["#3f8a93", "#d8a05c", "#8a4a70", "#e8dcc0", "#5a6a8a", "#c87a5c", "#6a8a78"]
    for row, (count, drop, tall) in enumerate(((17, 0, 44), (16, 22, 50))):
        for k in range(count):
            s = k / (count - 1)
            x = 168 + s * 442 + luck.uniform(-5, 5) + row * 10
            foot = 686 - 46 * s - 8 * math.sin(math.pi * s) + drop
            c.multiply(
                spline([(x - 8, foot), (x + 10, foot - 2), (x + 62, foot + 26), (x + 50, foot + 32)]),
                "#6a2c5c",
                0.45,
                soft=3,
            )
            _figure(c, x, foot, tall * luck.uniform(0.9, 1.06), luck.choice(coats), 3)
            if row:
                hull_y = foot - tall * 1.02
                c.over(
                    [
                        line([(x - 7, foot - tall * 0.68), (x - 9, hull_y)], 3.6),
                        line([(x + 4, foot - tall * 0.68), (x + 5, hull_y)], 3.6),
                    ],
                    "#a8685c",
                )


def _last(c: Canvas) -> None:
    """A child with the anchor on a rope; the furrow it leaves; a dog; somebody who rests."""
    furrow: Points = [
        (700, 664),
        (744, 690),
        (772, 760),
        (740, 850),
        (640, 930),
        (500, 990),
        (330, 1050),
        (160, 1130),
        (60, 1200),
    ]
    c.multiply(line([(x + 4, y + 5) for x, y in furrow], 17), "#6a2c5c", 0.5, soft=4)
    c.screen(line([(x - 6, y - 4) for x, y in furrow], 7), "#fff4d4", 0.5, soft=2)
    prints: list[Shape] = []
    luck = random.Random(3)
    for k in range(150):
        s = k / 149 * (len(furrow) - 1.001)
        i, t = int(s), s - int(s)
        x, y = furrow[i][0] * (1 - t) + furrow[i + 1][0] * t, furrow[i][1] * (1 - t) + furrow[i + 1][1] * t
        spread = 20 + s * 12
        prints.append(
            ellipse(
                x + luck.gauss(0, spread), y + luck.gauss(0, spread * 0.5), 2.4 + s * 0.9, 1.5 + s * 0.5, -30
            )
        )
    c.multiply(prints, "#6a2c5c", 0.5, soft=0.7)
    x, y = 676.0, 668.0
    c.multiply(
        spline([(x - 8, y), (x + 10, y - 2), (x + 54, y + 24), (x + 44, y + 30)]), "#6a2c5c", 0.5, soft=3
    )
    _figure(c, x, y, 40, "#d8483a", 2)
    ax, ay = 738.0, 694.0
    c.over(line([(x + 4, y - 22), (x + 30, y - 6), (ax - 8, ay - 8)], 2.4), "#5a3038")
    iron = [
        line([(ax - 12, ay - 10), (ax + 16, ay + 10)], 6),
        line([(ax + 26, ay - 8), (ax + 20, ay + 12), (ax + 2, ay + 20)], 6),
        ellipse(ax - 15, ay - 12, 5).outline(3),
    ]
    paint(
        c,
        iron,
        ["#5a5a78", "#2c2444"],
        volume=2,
        wobble=0.2,
        detail=0.7,
        cast=(4, 5, 4, 0.5),
        rim="#fff0d0",
        rim_width=1.6,
    )
    dx, dy = 628.0, 690.0
    dog: list[Shape] = [
        ellipse(dx, dy - 12, 13, 6.4),
        line([(dx - 9, dy - 8), (dx - 10, dy)], 3),
        line([(dx + 8, dy - 8), (dx + 9, dy)], 3),
        ellipse(dx - 14, dy - 18, 6, 5),
        line([(dx + 11, dy - 14), (dx + 19, dy - 22)], 3),
    ]
    c.multiply(ellipse(dx + 14, dy + 5, 22, 5, 20), "#6a2c5c", 0.45, soft=3)
    paint(c, dog, ["#f0d6a0", "#a8705c"], volume=3, wobble=0.2, detail=0.8, rim="#fffbe0", rim_width=1.6)


def _near(c: Canvas) -> None:
    ridge: Points = [(-40, 900), (80, 930), (200, 1000), (320, 1090), (420, 1160)]
    edge = spline(
        [
            *[(x, y, 1) if i in (0, 4) else (x, y) for i, (x, y) in enumerate(ridge)],
            (420, 1230, 1),
            (-40, 1230, 1),
        ]
    )
    mask = paint(
        c,
        edge,
        ["#a8607a", "#7a3c68", "#5a2a58"],
        volume=24,
        shading=0.5,
        angle=24,
        streaks=1.4,
        wobble=0.8,
        rim="#ffe8c0",
        rim_width=5,
        light=(0.5, -0.8),
        cast=(12, -6, 14, 0.3),
    )
    c.multiply(c.mask(ellipse(60, 1180, 260, 120), 50) * mask, "#3a1848", 0.4)
    bone: Manner = {
        "volume": 5,
        "shading": 0.7,
        "wobble": 0.4,
        "detail": 0.5,
        "rim": "#fffbe8",
        "rim_width": 2.6,
        "cast": (6, 7, 6, 0.5),
    }
    shell = [
        (566, 1094),
        (578, 1060),
        (610, 1040),
        (648, 1042),
        (674, 1066),
        (676, 1096),
        (650, 1108),
        (600, 1110),
    ]
    paint(c, spline(shell), ["#fff4e0", "#e8b8a0", "#b87a78"], **{**bone, "volume": 14})
    whorl = [
        line(
            [
                (596, 1102),
                (604, 1066),
                (634, 1050),
                (658, 1068),
                (654, 1092),
                (632, 1096),
                (624, 1080),
                (638, 1074),
            ],
            3.4,
        )
    ]
    c.multiply(whorl, "#8a4a5c", 0.6, soft=0.8)
    star = [
        (
            470 + (22 if k % 2 == 0 else 9) * math.cos(k * math.pi / 5),
            1120 + (16 if k % 2 == 0 else 7) * math.sin(k * math.pi / 5),
        )
        for k in range(10)
    ]
    paint(c, spline(star), ["#e8785c", "#a84a4c"], **bone)
