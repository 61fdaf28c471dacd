"""A tea party on a carpet that has grown into a hill; a woman sweeps something more under it, and eyes look
out."""

import math
import random
from collections.abc import Callable

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import glow
from art.motifs.floors import boards
from art.motifs.fur import fur
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="1897gqaf",
    slug="what-we-swept-under",
    seed=8233,
    palette="P4",
    horizon="low",
    reach="far",
    hour="indoors",
    mood="comic",
    description="In a sitting room the carpet is a hill with something huge beneath it; two people drink "
    "tea on a sofa on top, a woman sweeps under one corner, and two eyes and a furry tail show at the edge.",
    clues=("We don't talk about it", "A wonderful evening", "Family dinner", "It has grown"),
    motifs=("secrets", "animals", "size", "family"),
    light=(0.35, -0.85),
    shadow="#2c1630",
    warmth="#fff2cc",
    grade=("#2a1630", "#fff0cc", 0.06),
    contrast=0.16,
    vignette=0.4,
)

FLOOR = 770.0
HILL: Points = [
    (-40, 1010, 1),
    (30, 950),
    (92, 860),
    (150, 740),
    (214, 620),
    (300, 536),
    (390, 502),
    (480, 510),
    (570, 560),
    (636, 650),
    (690, 770),
    (742, 890),
    (800, 960, 1),
    (820, 1060, 1),
    (620, 1040),
    (480, 1066),
    (300, 1080),
    (120, 1064),
]


def draw(c: Canvas) -> None:
    """The room; the dark under the rug and who lives there; the rug; sofa and guests; the broom; the near
    things."""
    _room(c)
    _below(c)
    rug = _rug(c)
    _pattern(c, rug)
    _sofa(c)
    _sweeper(c)
    _tail(c)
    _lamp(c)


def _room(c: Canvas) -> None:
    c.background(["#d8ac74", "#c08a5c", "#a06c50"], angle=88, mottle=0.9)
    stripes = [rectangle(x, -10, 26, FLOOR + 10) for x in range(-10, 790, 58)]
    c.multiply(stripes, "#c88a5c", 0.4)
    sprigs: list[Shape] = []
    for j in range(10):
        for i in range(14):
            x, y = 32 + i * 58, 40 + j * 78 + (i % 2) * 38
            sprigs += [ellipse(x, y, 4, 9), ellipse(x - 8, y + 8, 7, 3, 30), ellipse(x + 8, y + 8, 7, 3, -30)]
    c.multiply(sprigs, "#7a4a40", 0.4)
    skirting = rectangle(-20, FLOOR - 34, 820, 38)
    paint(c, skirting, ["#fff0d4", "#c8a080"], volume=4, angle=0, wobble=0.4, cast=(0, 4, 4, 0.4))
    floor = rectangle(-20, FLOOR, 820, 420)
    mask = paint(c, floor, ["#8a5a40", "#6a4038", "#3f2630"], volume=0, angle=2, streaks=1.4, wobble=0.4)
    c.multiply(boards(FLOOR - 150, 6), "#2c1630", 0.6, inside=mask)
    frame: Manner = {
        "wobble": 0.4,
        "detail": 0.5,
        "rim": "#fff4d4",
        "rim_width": 2.4,
        "cast": (-6, 8, 7, 0.45),
    }
    for x, y, wide, tall in ((80, 120, 120, 150), (640, 90, 100, 120)):
        paint(c, rectangle(x - 10, y - 10, wide + 20, tall + 20), ["#b07c44", "#6a4430"], volume=5, **frame)
        paint(c, rectangle(x, y, wide, tall), ["#31618a", "#24406a"], volume=2, wobble=0.3, detail=0.5)
    hills = [spline([(80, 232, 1), (120, 200), (160, 222), (200, 196, 1), (200, 270, 1), (80, 270, 1)])]
    paint(c, hills, ["#7a9a78", "#3f6058"], volume=4, detail=0.5)
    bust = [
        ellipse(690, 142, 22, 25),
        spline([(650, 210, 1), (656, 182), (690, 166), (724, 182), (730, 210, 1)]),
    ]
    paint(c, bust, ["#dcb078", "#8a5a40"], volume=7, detail=0.6)
    c.over(
        [line([(676, 140), (681, 142), (686, 140)], 2.2), line([(694, 140), (699, 142), (704, 140)], 2.2)],
        "#3a2430",
    )
    clock = ellipse(420, 130, 44)
    paint(c, clock, ["#8a5a40", "#4a2c30"], volume=6, **frame)
    paint(c, ellipse(420, 130, 34), ["#fff6e0", "#e8d0a8"], volume=3, wobble=0.2, detail=0.6)
    c.multiply(
        [ellipse(420 + 28 * math.cos(k * 0.785), 130 + 28 * math.sin(k * 0.785), 2.2) for k in range(8)],
        "#3a2430",
        0.8,
    )
    c.over([polyline([(420, 130), (420, 108)], 3.4), polyline([(420, 130), (436, 138)], 3.4)], "#3a2430")
    glow(c, 640, 330, 420, "#fff0c4", 0.35)


def _below(c: Canvas) -> None:
    """Where the hem is lifted: darkness, and two eyes that are not unfriendly."""
    c.multiply(ellipse(390, 1076, 430, 56), "#1c0c20", 0.75, soft=20)
    hole = spline(
        [(330, 1086), (380, 1000), (470, 968), (560, 984), (640, 1030), (680, 1084), (560, 1110), (430, 1112)]
    )
    paint(c, hole, ["#1c0c20", "#2c1630"], volume=0, wobble=1)


def _rug(c: Canvas) -> Pixels:
    hem: Points = [
        (820, 1060, 1),
        (740, 1066),
        (676, 1062),
        (650, 1022),
        (592, 986),
        (512, 974),
        (430, 992),
        (376, 1036),
        (340, 1078),
        (220, 1088),
        (90, 1076),
        (-40, 1084, 1),
    ]
    top = HILL[: HILL.index((820, 1060, 1))]
    shape = spline([*top, *hem])
    c.multiply(c.shift(c.mask(shape, 14), -10, 18), "#1c0c20", 0.35)
    rug = paint(
        c,
        shape,
        ["#b8484a", "#96343f", "#6a2438", "#4a1c34"],
        along=("y", 500, 1090),
        volume=90,
        shading=0.7,
        angle=80,
        streaks=1.3,
        mottle=1.1,
        wobble=1,
        rim="#ffd8a8",
        rim_width=6,
        dark="#200c24",
        lit="#ffe0b0",
    )
    lumps = [
        ellipse(270, 720, 90, 60, -30),
        ellipse(520, 690, 100, 64, 24),
        ellipse(390, 840, 130, 70),
        ellipse(190, 900, 80, 50, -20),
        ellipse(600, 860, 90, 60, 20),
    ]
    for lump in lumps:
        c.screen(c.shift(c.mask(lump, 26), 6, -14) * rug, "#ffb890", 0.24)
        c.multiply(c.shift(c.mask(lump, 26), -10, 26) * rug, "#3a0c2c", 0.34)
    return rug


def _pattern(c: Canvas, rug: Pixels) -> None:
    """Borders and medallions that bend over what is below."""
    rise = np.clip((c.y - 500) / 590, 0, 1)
    bend = (c.x - 384) / (150 + 330 * rise)
    for low, high, colour, strength in (
        (0.74, 0.94, "#31618a", 0.75),
        (0.71, 0.735, "#dcb078", 0.85),
        (0.945, 0.97, "#dcb078", 0.85),
    ):
        edge = np.abs(bend)
        band = smoothstep(edge, low - 0.008, low + 0.008) * (1 - smoothstep(edge, high - 0.008, high + 0.008))
        c.over(
            np.asarray(band * rug * (0.75 + 0.5 * (c.noise(12, 3, 2) - 0.3)), np.float32),
            colour,
            strength * 0.8,
        )
    shapes: list[Shape] = []
    small: list[Shape] = []
    for j in range(7):
        y = 560 + j * 74
        reach = 150 + 330 * (y - 500) / 590
        for i in (-2, -1, 0, 1, 2):
            u = i * 0.28 + (0.14 if j % 2 else 0)
            if abs(u) > 0.6:
                continue
            x = 384 + u * reach
            v = y + abs(u) * 60
            size = 15 + j * 1.8
            shapes.append(
                spline(
                    [(x, v - size * 1.3, 1), (x + size * 0.9, v), (x, v + size * 1.3, 1), (x - size * 0.9, v)]
                )
            )
            small.append(ellipse(x, v, size * 0.34, size * 0.5))
        for side in (-1, 1):
            x = 384 + side * 0.84 * reach
            small.append(ellipse(x, y + 50, 9 + j, 12 + j))
    c.over(c.wobble(shapes, 0.8, 16, 4) * rug, "#dcb078", 0.75)
    c.over(c.wobble(small, 0.6, 12, 5) * rug, "#fff0d0", 0.7)
    weave = [
        line([(x, 500), (384 + (x - 384) * 1.9, 800), (384 + (x - 384) * 2.5, 1100)], 1.6)
        for x in range(180, 600, 9)
    ]
    c.multiply(weave, "#3a0c2c", 0.2, inside=rug)
    _fringe(c)


def _fringe(c: Canvas) -> None:
    """The fringe along the hem, and under it the two eyes."""
    fringe: list[Shape] = []
    hem: Points = [
        (-20, 1082),
        (90, 1076),
        (220, 1088),
        (340, 1078),
        (376, 1036),
        (430, 992),
        (512, 974),
        (592, 986),
        (650, 1022),
        (676, 1062),
        (740, 1066),
        (800, 1062),
    ]
    for k in range(108):
        s = k / 107 * (len(hem) - 1.001)
        i, t = int(s), s - int(s)
        x, y = hem[i][0] * (1 - t) + hem[i + 1][0] * t, hem[i][1] * (1 - t) + hem[i + 1][1] * t
        fringe.append(
            line([(x, y - 4), (x + math.sin(k * 2.1) * 3, y + 12), (x + math.sin(k * 1.3) * 5, y + 25)], 4)
        )
    for x, y in ((452.0, 1054.0), (560.0, 1050.0)):
        glow(c, x, y, 90, "#ffd070", 0.5)
        paint(
            c,
            ellipse(x, y, 33, 30),
            ["#fff6c8", "#f0c048", "#b8742c"],
            along=("r", x, y, 36),
            volume=8,
            shading=0.4,
            wobble=0.3,
            detail=0.7,
        )
        c.over(ellipse(x - 5, y - 6, 13, 16), "#140a14")
        c.screen([ellipse(x - 11, y - 12, 5), ellipse(x + 4, y + 4, 2.4)], "#ffffff")
        lid = spline(
            [
                (x - 37, y - 2, 1),
                (x - 22, y - 26),
                (x, y - 34),
                (x + 24, y - 26),
                (x + 37, y - 2, 1),
                (x + 14, y - 15),
                (x - 14, y - 15),
            ]
        )
        paint(c, lid, ["#5a4050", "#2c1c30"], volume=5, wobble=0.6, streaks=1.3)
    paint(
        c,
        fringe,
        ["#fff0d0", "#c8a070"],
        volume=2,
        shading=0.6,
        wobble=0.4,
        cast=(0, 5, 4, 0.5),
        rim="#ffffff",
        rim_width=1.2,
    )


def _sofa(c: Canvas) -> None:
    x, y, tilt = 398.0, 500.0, -4.0

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, 1, turn=tilt)

    cloth: Manner = {
        "wobble": 0.6,
        "shading": 0.7,
        "streaks": 1.1,
        "rim": "#fff4d4",
        "rim_width": 4,
        "dark": "#1c1c40",
        "detail": 0.35,
    }
    c.multiply(ellipse(x, y + 14, 170, 20, tilt), "#3a0c2c", 0.6, soft=9)
    feet = [line(at([(dx, -10), (dx + (6 if dx > 0 else -6), 16)]), 11) for dx in (-132, 132)]
    paint(c, feet, ["#6a4430", "#3a2430"], volume=3, **cloth)
    back = [
        (-146, -20, 1),
        (-150, -96),
        (-130, -130),
        (-70, -148),
        (0, -156),
        (70, -148),
        (130, -130),
        (150, -96),
        (146, -20, 1),
    ]
    paint(
        c,
        spline(at(back)),
        ["#4a80a8", "#31618a", "#24406a"],
        volume=24,
        angle=84,
        cast=(-8, 8, 10, 0.4),
        **cloth,
    )
    buttons = [
        ellipse(*_two(at([(dx, dy)])), 5)
        for dx, dy in ((-84, -110), (-28, -118), (28, -118), (84, -110), (-56, -78), (0, -84), (56, -78))
    ]
    c.multiply(buttons, "#1c2c54", 0.8, soft=1)
    seat = [(-150, -40), (-60, -50), (60, -50), (150, -40), (154, -6), (60, 2), (-60, 2), (-154, -6)]
    paint(
        c,
        spline(at(seat)),
        ["#5a90b4", "#31618a", "#24406a"],
        volume=14,
        angle=0,
        cast=(0, 8, 7, 0.5),
        **cloth,
    )
    _guest(c, at, -62, ["#e8c878", "#b8843c", "#7a5434"], ["#6a3c30", "#3a2028"], 1)
    _guest(c, at, 58, ["#7a9a78", "#4a6a5c", "#2c4444"], ["#e8e0d4", "#a8a0a0"], -1)
    for side in (-1, 1):
        arm = [
            (side * 128, 2),
            (side * 132, -60),
            (side * 152, -74),
            (side * 172, -60),
            (side * 172, 4),
            (side * 150, 10),
        ]
        paint(c, spline(at(arm)), ["#5a90b4", "#31618a", "#24406a"], volume=14, cast=(-3, 6, 6, 0.4), **cloth)
    table = at([(0, -34)])[0]
    tray: Manner = {"wobble": 0.3, "detail": 0.65, "rim": "#fffbe8", "rim_width": 2.4}
    paint(
        c,
        spline(at([(-26, -38, 1), (26, -38, 1), (20, -30, 1), (-20, -30, 1)])),
        ["#c88a5c", "#7a4a40"],
        volume=2,
        **tray,
    )
    paint(
        c,
        [
            ellipse(table[0], table[1] - 18, 17, 14),
            line(
                [
                    (table[0] + 14, table[1] - 18),
                    (table[0] + 25, table[1] - 22),
                    (table[0] + 27, table[1] - 30),
                ],
                5,
            ),
            ellipse(table[0], table[1] - 34, 4),
        ],
        ["#fff6e8", "#c8b0a8"],
        volume=5,
        **tray,
    )
    c.over(
        line([(table[0] - 14, table[1] - 18), (table[0], table[1] - 14), (table[0] + 14, table[1] - 18)], 3),
        "#b8484a",
        0.8,
    )


def _two(spots: Points) -> tuple[float, float]:
    return spots[0][0], spots[0][1]


def _guest(
    c: Canvas,
    at: Callable[[Points], list[tuple[float, ...]]],
    u: float,
    coat: list[str],
    hair: list[str],
    side: int,
) -> None:
    """Sitting upright in profile towards the other, cup and saucer raised, looking only at each other."""
    manner: Manner = {
        "wobble": 0.4,
        "detail": 0.6,
        "rim": "#fff6dc",
        "rim_width": 3,
        "dark": "#2a1430",
        "shading": 0.65,
    }

    def on(points: Points) -> list[tuple[float, ...]]:
        return at([(u + side * p[0], p[1], *p[2:]) for p in points])

    legs = [line(on([(0, -46), (34, -44), (40, -4)]), 20), line(on([(36, -2), (52, 2)]), 10)]
    paint(c, legs, ["#5a4458", "#33243c"], volume=7, **manner)
    torso = [(-22, -36, 1), (-26, -70), (-18, -104), (0, -114), (16, -104), (22, -72), (22, -36, 1)]
    paint(c, spline(on(torso)), coat, volume=14, angle=84, **manner)
    face = [
        (-4, -110),
        (-16, -122),
        (-18, -146),
        (-4, -162),
        (14, -158),
        (20, -146),
        (27, -136),
        (21, -131),
        (19, -122),
        (12, -114),
    ]
    paint(c, spline(on(face)), ["#f8d4b0", "#c89478"], volume=11, **manner)
    locks = [
        (-16, -116),
        (-24, -138),
        (-18, -162),
        (2, -172),
        (18, -164),
        (20, -156),
        (6, -156),
        (-4, -146),
        (-6, -130),
    ]
    paint(c, spline(on(locks)), hair, volume=8, streaks=1.3, **manner)
    if side > 0:
        bun = on([(-24, -158)])[0]
        paint(c, ellipse(bun[0], bun[1], 11, 11), hair, volume=5, **manner)
    c.multiply(
        [line(on([(11, -144), (15, -142), (19, -144)]), 2.6), line(on([(16, -124), (21, -123)]), 2.4)],
        "#4a2030",
        0.85,
    )
    arm = line(on([(2, -100), (16, -78), (38, -96)]), 15)
    paint(c, arm, coat, volume=6, cast=(-2, 4, 4, 0.4), **manner)
    cup, hand = on([(47, -104)])[0], on([(40, -98)])[0]
    paint(c, ellipse(hand[0], hand[1], 6.4, 6), ["#f8d4b0", "#c89478"], volume=3, **manner)
    paint(
        c,
        [
            spline(
                [
                    (cup[0] - 9, cup[1] - 8, 1),
                    (cup[0] + 9, cup[1] - 8, 1),
                    (cup[0] + 6, cup[1] + 5),
                    (cup[0] - 6, cup[1] + 5),
                ]
            ),
            ellipse(cup[0], cup[1] + 7, 12, 3),
        ],
        ["#fffaf0", "#d0b8b0"],
        volume=3,
        **manner,
    )


def _sweeper(c: Canvas) -> None:
    """She lifts the corner with one hand; broom, a heap of small dark things."""
    x, y = 128.0, 1076.0
    manner: Manner = {
        "wobble": 0.5,
        "detail": 0.5,
        "rim": "#fff4d4",
        "rim_width": 4,
        "dark": "#2a1430",
        "shading": 0.7,
    }
    c.multiply(ellipse(x + 4, y + 34, 90, 16), "#1c0c20", 0.65, soft=8)
    legs = [line([(x - 12, y - 30), (x - 14, y + 28)], 17), line([(x + 16, y - 30), (x + 18, y + 30)], 17)]
    paint(c, legs, ["#e8c0a0", "#a87868"], volume=6, **manner)
    shoes = [
        spline(place([(-14, 6, 1), (-12, -6), (4, -8), (20, 0), (22, 6, 1)], sx, y + 34))
        for sx in (x - 14, x + 18)
    ]
    paint(c, shoes, ["#7a3440", "#3a1828"], volume=4, **manner)
    dress = [
        (x - 20, y - 190),
        (x - 40, y - 170),
        (x - 38, y - 120),
        (x - 34, y - 90),
        (x - 54, y - 30),
        (x - 62, y + 6, 1),
        (x, y + 14),
        (x + 62, y + 4, 1),
        (x + 50, y - 40),
        (x + 34, y - 90),
        (x + 40, y - 130),
        (x + 38, y - 172),
        (x + 20, y - 190),
    ]
    body = paint(
        c, spline(dress), ["#fff0d4", "#dcb078", "#a87850"], volume=28, angle=84, streaks=1.1, **manner
    )
    dots = [ellipse(x - 50 + i * 17 + (j % 2) * 8, y - 176 + j * 19, 4) for j in range(10) for i in range(7)]
    c.multiply(dots, "#b8484a", 0.6, inside=body)
    apron = spline(
        [
            (x - 30, y - 92),
            (x, y - 86),
            (x + 34, y - 92),
            (x + 46, y - 20),
            (x + 30, y + 2),
            (x - 30, y + 2),
            (x - 46, y - 20),
        ]
    )
    paint(c, apron, ["#5a90b4", "#31618a"], volume=10, shading=0.5, inside=body, angle=84, wobble=0.5)
    head = ellipse(x + 2, y - 220, 30, 32)
    paint(c, head, ["#7a4a38", "#4a2c2c"], volume=14, streaks=1.3, **manner)
    paint(c, ellipse(x - 6, y - 256, 16, 14), ["#8a5440", "#4a2c2c"], volume=7, **manner)
    scarf = spline(
        [
            (x - 30, y - 226),
            (x - 20, y - 246),
            (x + 4, y - 252),
            (x + 28, y - 240),
            (x + 33, y - 224),
            (x + 4, y - 236),
        ]
    )
    paint(c, scarf, ["#d8584c", "#96343f"], volume=5, **manner)
    broom = [polyline([(x + 20, y - 210), (x + 150, y + 8)], 8)]
    paint(c, broom, ["#c89858", "#6a4430"], volume=3, **manner)
    bristle = spline(
        [
            (x + 142, y - 12, 1),
            (x + 162, y - 22, 1),
            (x + 202, y + 18),
            (x + 196, y + 36, 1),
            (x + 150, y + 40, 1),
        ]
    )
    straw = paint(c, bristle, ["#f0cc78", "#b8843c", "#7a5434"], volume=8, angle=50, streaks=1.5, **manner)
    c.multiply(
        [line([(x + 150 + k * 6, y - 14), (x + 156 + k * 8, y + 36)], 2) for k in range(6)],
        "#5a3424",
        0.5,
        inside=straw,
    )
    arms = [
        line([(x + 34, y - 170), (x + 58, y - 136), (x + 74, y - 116)], 22),
        line([(x - 32, y - 170), (x - 20, y - 128), (x + 30, y - 184)], 21),
    ]
    paint(c, arms, ["#fff0d4", "#c8a078"], volume=8, cast=(-2, 6, 6, 0.4), **manner)
    paint(
        c,
        [ellipse(x + 76, y - 114, 11, 11), ellipse(x + 33, y - 188, 11, 11)],
        ["#f0c4a0", "#b88468"],
        volume=4,
        **manner,
    )
    luck = random.Random(3)
    heap = [
        ellipse(
            x + 214 + luck.gauss(0, 16),
            y + 34 - abs(luck.gauss(0, 9)),
            luck.uniform(5, 11),
            luck.uniform(4, 8),
        )
        for _ in range(16)
    ]
    paint(c, heap, ["#6a5058", "#2c1c30"], volume=3, wobble=0.8, cast=(0, 4, 4, 0.5), detail=0.4)
    bits = [
        polygon([(x + 204, y + 16), (x + 224, y + 8), (x + 228, y + 22), (x + 208, y + 28)]),
        polygon([(x + 236, y + 26), (x + 252, y + 16), (x + 258, y + 32)]),
    ]
    paint(c, bits, ["#fff6e4", "#c8b0a0"], volume=2, wobble=0.4, detail=0.7, cast=(1, 3, 3, 0.5))


def _tail(c: Canvas) -> None:
    """On the other side the end of a thick furry tail has come out."""
    points: Points = [(640, 1046), (690, 1066), (740, 1050), (744, 1010), (712, 990), (690, 1004)]
    tail = line(points, 44)
    c.multiply(ellipse(690, 1090, 90, 14), "#1c0c20", 0.6, soft=7)
    mask = paint(
        c,
        [tail, ellipse(690, 1006, 26, 24)],
        ["#8a6a70", "#5a4050", "#33243c"],
        volume=17,
        shading=0.75,
        streaks=1.4,
        wobble=2,
        rim="#ffdcb0",
        rim_width=4,
        cast=(-3, 8, 7, 0.5),
    )

    def hair(chance: random.Random) -> Points:
        s = chance.random() * (len(points) - 1.01)
        i, t = int(s), s - int(s)
        x, y = points[i][0] * (1 - t) + points[i + 1][0] * t, points[i][1] * (1 - t) + points[i + 1][1] * t
        u, v = x + chance.uniform(-22, 22), y + chance.uniform(-22, 22)
        a = math.atan2(points[i + 1][1] - points[i][1], points[i + 1][0] - points[i][0])
        return [
            (u, v),
            (u + 9 * math.cos(a), v + 9 * math.sin(a)),
            (u + 18 * math.cos(a), v + 18 * math.sin(a) + 2),
        ]

    fur(c, mask, hair, 240, "#1c1024", "#ffd8c0", 4, 0.3)


def _lamp(c: Canvas) -> None:
    """A standing lamp on the hill's shoulder, leaning as everything does."""
    x, y = 604.0, 604.0
    glow(c, x + 22, y - 214, 260, "#ffe8a8", 0.7)
    brass: Manner = {"wobble": 0.3, "detail": 0.55, "rim": "#fffbe8", "rim_width": 2.6}
    paint(
        c,
        [polyline([(x, y), (x + 20, y - 190)], 7), ellipse(x, y + 2, 30, 9, 40)],
        ["#e0b060", "#7a4a30"],
        volume=3,
        cast=(-6, 6, 6, 0.4),
        **brass,
    )
    shade = spline(
        [
            (x - 46, y - 176, 1),
            (x - 18, y - 252, 1),
            (x + 44, y - 260, 1),
            (x + 88, y - 190, 1),
            (x + 20, y - 174),
        ]
    )
    paint(c, shade, ["#fff4cc", "#ffd888", "#e8a858"], volume=12, shading=0.4, **brass)
    c.multiply(
        [line([(x - 10 + k * 16, y - 254), (x - 38 + k * 31, y - 178)], 2) for k in range(5)],
        "#b8703c",
        0.5,
        soft=0.6,
    )
