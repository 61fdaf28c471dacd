"""A desk of a hundred drawers rises out of sight; from its top a bird with spectacles looks down on
somebody small."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import mix
from art.light import dust, glow
from art.motifs.figure import Clothes, figure
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, polygon, polyline, spline

SCENE = Scene(
    id="gjbxh5e2",
    slug="the-high-desk",
    seed=8225,
    palette="P16",
    horizon="none",
    reach="far",
    hour="indoors",
    mood="uneasy",
    description="A desk made of many drawers rises like a tower; a large bird with spectacles bends its "
    "neck down over its edge under a lamp, and a small person with a red paper stands at the bottom.",
    clues=("Please fill in the other form", "In three copies", "Who am I to ask", "Parent-teacher meeting"),
    motifs=("size", "animals", "secrets", "keeping", "work"),
    light=(0.05, -1.0),
    shadow="#14121e",
    warmth="#fff0cc",
    grade=("#12121c", "#fff0d0", 0.06),
    contrast=0.17,
    vignette=0.46,
)

FOOT = 1000.0
TOP = 250.0
MIDDLE = 372.0
Spot = tuple[float, float]


def _at(u: float, v: float) -> Spot:
    """A place on the front: u -1..1 across, v 0 at the floor to 1 under the edge; it narrows upwards."""
    rise = (1 - math.exp(-1.5 * v)) / (1 - math.exp(-1.5))
    half = 318 * (1 - 0.44 * rise)
    return MIDDLE + 14 * rise + u * half, FOOT - (FOOT - TOP) * rise


def draw(c: Canvas) -> None:
    """The hall; the tower of drawers; what is in some of them; its edge, lamp and bird; floor and
    petitioner."""
    _hall(c)
    _floor(c)
    _tower(c)
    _edge(c)
    _bird(c)
    _light(c)
    _petitioner(c)
    dust(c, 90, (200, 240, 600, 1000), "#fff0d0", 5)


def _hall(c: Canvas) -> None:
    c.background([(0, "#1a1820"), (0.4, "#2c2a34"), (0.8, "#3c3840"), (1, "#24222c")], angle=88, mottle=1.1)
    stone: Manner = {"streaks": 1.3, "shading": 0.6, "wobble": 0.5, "angle": 88, "dark": "#0c0b14"}
    for x, wide, haze in ((26, 70, 0.1), (744, 74, 0.1), (120, 34, 0.5), (660, 34, 0.5)):
        column = polygon(
            [(x - wide * 0.5, 1010), (x - wide * 0.34, -20), (x + wide * 0.34, -20), (x + wide * 0.5, 1010)]
        )
        paint(
            c,
            column,
            ["#3a3842", "#57545c", "#3a3640"],
            along=("x", x - wide / 2, x + wide / 2),
            volume=wide * 0.3,
            haze=("#2c2a34", haze),
            rim="#b8ab98",
            rim_width=3,
            rim_strength=0.4,
            **stone,
        )
        flutes = [
            polyline([(x + wide * d, 1000), (x + wide * d * 0.7, -20)], 4) for d in (-0.26, -0.09, 0.09, 0.26)
        ]
        c.multiply(flutes, "#14121e", 0.5 * (1 - haze), soft=1.4)
    glow(c, 420, 170, 430, "#d8b880", 0.4)


def _floor(c: Canvas) -> None:
    floor = polygon([(-20, 968), (800, 968), (800, 1180), (-20, 1180)])
    mask = paint(
        c,
        floor,
        ["#57545c", "#44404a", "#24222c"],
        along=("y", 968, 1152),
        volume=0,
        wobble=0.4,
        angle=0,
        streaks=1.1,
    )
    squares: list[Shape] = []
    for j in range(5):
        y0, y1 = 968 + 7 * j * j + 12 * j, 968 + 7 * (j + 1) ** 2 + 12 * (j + 1)
        for i in range(-14, 15):
            if (i + j) % 2 == 0:
                a, b = 38 + (y0 - 968) * 0.42, 38 + (y1 - 968) * 0.42
                squares.append(
                    polygon(
                        [
                            (384 + i * a, y0),
                            (384 + (i + 1) * a, y0),
                            (384 + (i + 1) * b, y1),
                            (384 + i * b, y1),
                        ]
                    )
                )
    c.over(c.mask(squares) * mask, "#b8ab98", 0.42)
    c.multiply(polygon([(30, 990), (720, 990), (800, 1060), (-40, 1060)]), "#0c0b14", 0.6, soft=22)


def _tower(c: Canvas) -> None:
    """Rows of drawers, each with a knob and an empty label; they grow smaller upwards."""
    luck = random.Random(11)
    body = polygon([_at(-1.03, 0), _at(1.03, 0), _at(1.03, 1.02), _at(-1.03, 1.02)])
    side = polygon(
        [_at(1.03, 0), (_at(1.03, 0)[0] + 44, FOOT - 26), (_at(1.03, 1)[0] + 20, TOP), _at(1.03, 1.02)]
    )
    paint(c, side, ["#1c1a22", "#24202a"], volume=3, wobble=0.4, angle=88)
    paint(
        c,
        body,
        ["#4a4038", "#3a322e", "#2a2426"],
        volume=8,
        shading=0.5,
        wobble=0.4,
        angle=88,
        streaks=1.2,
        cast=(16, 10, 24, 0.6),
        rim="#e8d0a0",
        rim_width=3,
    )
    rows = 11
    special = {
        (1, 4): "water",
        (2, 1): "eyes",
        (4, 0): "flower",
        (3, 3): "light",
        (6, 1): "papers",
        (5, 4): "hand",
        (7, 3): "light",
        (8, 0): "papers",
        (2, 3): "papers",
        (9, 2): "light",
    }
    order = [(j, i) for j in reversed(range(rows)) for i in range(6 if j % 3 == 1 else 5)]
    for j, i in order:
        count = 6 if j % 3 == 1 else 5
        u0, u1 = -0.97 + 1.94 * i / count + 0.02, -0.97 + 1.94 * (i + 1) / count - 0.02
        v0, v1 = 0.02 + 0.96 * j / rows + 0.005, 0.02 + 0.96 * (j + 1) / rows - 0.005
        kind = special.get((j, i), "")
        _drawer(c, (u0, u1, v0, v1), kind, luck)


def _drawer(c: Canvas, box: tuple[float, float, float, float], kind: str, luck: random.Random) -> None:
    u0, u1, v0, v1 = box
    a, b, d, e = _at(u0, v0), _at(u1, v0), _at(u1, v1), _at(u0, v1)
    tall, wide = a[1] - e[1], b[0] - a[0]
    wood: Manner = {
        "wobble": 0.3,
        "shading": 0.6,
        "streaks": 1.2,
        "angle": 0,
        "rim": "#fff0c8",
        "rim_width": max(1.2, tall * 0.04),
        "dark": "#14121e",
        "detail": 0.3,
    }
    tone = luck.choice(["#8a7458", "#7a6650", "#94805f", "#6a5a4a"])
    if kind:
        hole = polygon([a, b, d, e])
        c.over(hole, "#ffdc90" if kind == "light" else "#120f18")
        if kind == "light":
            glow(c, (a[0] + b[0]) / 2, e[1] + tall * 0.3, wide * 1.1, "#ffcf78", 0.7)
        drop = tall * 0.42
        _contents(c, kind, (a[0], e[1]), wide, tall)
        front = [
            (a[0] - wide * 0.05, a[1] + drop),
            (b[0] + wide * 0.05, b[1] + drop),
            (d[0] + wide * 0.05, d[1] + drop),
            (e[0] - wide * 0.05, e[1] + drop),
        ]
        c.multiply(polygon([(x + 4, y + tall * 0.2) for x, y in front]), "#0c0b14", 0.7, soft=tall * 0.1)
    else:
        front = [a, b, d, e]
    paint(
        c,
        polygon(front),
        [mix(tone, "#fff0d0", 0.16), mix(tone, "#14121e", 0.3)],
        volume=max(2, tall * 0.07),
        cast=(2, tall * 0.05, tall * 0.06, 0.6),
        **wood,
    )
    mid = (sum(p[0] for p in front) / 4, sum(p[1] for p in front) / 4)
    inner = [(mid[0] + (x - mid[0]) * 0.84, mid[1] + (y - mid[1]) * 0.74) for x, y in front]
    c.multiply(polygon(inner).outline(max(1.2, tall * 0.04)), "#14121e", 0.5, soft=0.6)
    brass: Manner = {"wobble": 0.1, "detail": 0.7, "rim": "#fffbe0", "rim_width": max(0.8, tall * 0.02)}
    paint(
        c,
        ellipse(mid[0], mid[1] + tall * 0.16, tall * 0.1, tall * 0.09),
        ["#f0d090", "#8a6434"],
        volume=tall * 0.04,
        cast=(1, tall * 0.04, 2, 0.6),
        **brass,
    )
    label = polygon(
        [
            (mid[0] - tall * 0.24, mid[1] - tall * 0.24),
            (mid[0] + tall * 0.24, mid[1] - tall * 0.24),
            (mid[0] + tall * 0.24, mid[1] - tall * 0.04),
            (mid[0] - tall * 0.24, mid[1] - tall * 0.04),
        ]
    )
    paint(c, label, ["#f4ead6", "#c8b898"], volume=1.4, **brass)


def _contents(c: Canvas, kind: str, corner: Spot, wide: float, tall: float) -> None:
    """What looks out of a drawer that is not shut."""
    x, y = corner[0] + wide / 2, corner[1] + tall * 0.42
    small: Manner = {"wobble": 0.3, "detail": 0.7, "rim": "#fff4d8", "rim_width": 1.6, "dark": "#14121e"}
    if kind == "papers":
        luck = random.Random(int(x))
        for k in range(5):
            u, turn = x + (k - 2) * wide * 0.15, luck.uniform(-12, 12)
            sheet = polygon(
                [
                    (u - wide * 0.13, y + tall * 0.2),
                    (u + wide * 0.13, y + tall * 0.2),
                    (u + wide * 0.13 + turn, y - tall * 0.42),
                    (u - wide * 0.13 + turn, y - tall * 0.36),
                ]
            )
            paint(c, sheet, ["#f8f0e0", "#b8ab98"], volume=2, cast=(1, 2, 2, 0.4), **small)
    elif kind == "eyes":
        for dx in (-0.11, 0.11):
            paint(
                c,
                ellipse(x + dx * wide, y, tall * 0.13, tall * 0.14),
                ["#fff6c8", "#d8b050"],
                volume=3,
                **small,
            )
            c.over(ellipse(x + dx * wide, y + tall * 0.03, tall * 0.06), "#100e16")
    elif kind == "water":
        paint(
            c,
            ellipse(x, y + tall * 0.06, wide * 0.42, tall * 0.14),
            ["#b8c8cc", "#5a6a78"],
            volume=3,
            **small,
        )
        boat = [
            polygon([(x - 12, y), (x + 12, y), (x + 7, y + 7), (x - 7, y + 7)]),
            polygon([(x, y - 2), (x, y - 20), (x + 11, y - 4)]),
        ]
        paint(c, boat, ["#fff6e0", "#c8b8a0"], volume=2, **small)
    elif kind == "flower":
        stem = line(
            [(x, y + tall * 0.2), (x - 4, y - tall * 0.3), (x + 3, y - tall * 0.8)], max(2.4, tall * 0.05)
        )
        paint(c, stem, ["#6a7a5a", "#3a443a"], volume=1, **small)
        petals = [
            ellipse(
                x + 3 + tall * 0.16 * math.cos(k * 1.05),
                y - tall * 0.8 + tall * 0.16 * math.sin(k * 1.05),
                tall * 0.11,
            )
            for k in range(6)
        ]
        paint(c, petals, ["#d8483e", "#8a2026"], volume=3, **small)
        c.over(ellipse(x + 3, y - tall * 0.8, tall * 0.08), "#f0d090")
    elif kind == "hand":
        arm = [
            line([(x, y + tall * 0.3), (x + 2, y - tall * 0.24)], tall * 0.18),
            *(
                line(
                    [
                        (x + 2, y - tall * 0.24),
                        (x + 2 + (k - 1.5) * tall * 0.12, y - tall * (0.52 - abs(k - 1.5) * 0.05)),
                    ],
                    tall * 0.075,
                )
                for k in range(4)
            ),
        ]
        paint(c, arm, ["#f0d8bc", "#b08a74"], volume=3, **small)
        c.over(
            line([(x - tall * 0.09, y - tall * 0.04), (x + tall * 0.11, y - tall * 0.05)], tall * 0.1),
            "#f8f4ec",
        )
    elif kind == "light":
        c.screen(
            polygon(
                [
                    (corner[0], corner[1]),
                    (corner[0] + wide, corner[1]),
                    (corner[0] + wide * 1.2, corner[1] - tall * 1.6),
                    (corner[0] - wide * 0.2, corner[1] - tall * 1.6),
                ]
            ),
            "#ffdc90",
            0.2,
            soft=6,
        )


def _edge(c: Canvas) -> None:
    left, right = _at(-1.12, 1.0), _at(1.12, 1.0)
    wood: Manner = {
        "wobble": 0.4,
        "shading": 0.7,
        "streaks": 1.2,
        "angle": 0,
        "dark": "#14121e",
        "rim": "#fff0c8",
        "rim_width": 3,
    }
    c.multiply(
        polygon(
            [
                (left[0], left[1]),
                (right[0], right[1]),
                (right[0] - 10, right[1] + 60),
                (left[0] + 10, left[1] + 60),
            ]
        ),
        "#0c0b14",
        0.7,
        soft=14,
    )
    for k, (out, up, tall) in enumerate(((0, 0, 22), (16, -20, 20), (30, -38, 18))):
        slab = polygon(
            [
                (left[0] - out, left[1] + up),
                (right[0] + out, right[1] + up),
                (right[0] + out + 5, right[1] + up + tall),
                (left[0] - out - 5, left[1] + up + tall),
            ]
        )
        paint(
            c,
            slab,
            ["#a88c64", "#5a4a3c"] if k % 2 else ["#94805f", "#4a4038"],
            volume=5,
            cast=(0, 6, 6, 0.5),
            **wood,
        )
    y = left[1] - 38
    stacks = [(236, 5, 70), (300, 3, 50), (556, 6, 60)]
    luck = random.Random(3)
    for x, count, wide in stacks:
        for k in range(count):
            shift = luck.uniform(-7, 7)
            sheet = polygon(
                [
                    (x - wide / 2 + shift, y - k * 11),
                    (x + wide / 2 + shift, y - k * 11),
                    (x + wide / 2 + shift, y - k * 11 - 9),
                    (x - wide / 2 + shift, y - k * 11 - 9),
                ]
            )
            paint(
                c,
                sheet,
                ["#f4ead6", "#a89a88"] if k % 3 else ["#b5302a", "#6a1a20"],
                volume=2,
                wobble=0.4,
                detail=0.5,
                cast=(2, 3, 3, 0.5),
                rim="#fffbe8",
                rim_width=1.6,
            )
    well = spline(
        [(350, y, 1), (346, y - 26), (360, y - 36, 1), (392, y - 36, 1), (406, y - 26), (402, y, 1)]
    )
    paint(c, well, ["#3a3844", "#14121e"], volume=8, wobble=0.3, detail=0.5, rim="#fff0c8", rim_width=2.4)
    quill = spline(
        [
            (378, y - 34, 1),
            (392, y - 100),
            (430, y - 176),
            (470, y - 214, 1),
            (466, y - 160),
            (430, y - 90),
            (384, y - 30, 1),
        ]
    )
    feather = paint(
        c,
        quill,
        ["#f8f0e0", "#b8ab98"],
        volume=8,
        wobble=1.2,
        angle=-60,
        streaks=1.3,
        rim="#ffffff",
        rim_width=2.4,
        cast=(5, 4, 7, 0.4),
    )
    c.multiply(
        [line([(382 + k * 9, y - 44 - k * 19), (400 + k * 10, y - 58 - k * 18)], 2) for k in range(9)],
        "#6a6058",
        0.5,
        soft=0.7,
        inside=feather,
    )
    c.multiply(line([(380, y - 34), (420, y - 116), (468, y - 210)], 3), "#6a6058", 0.7)


def _bird(c: Canvas) -> None:
    """Bald, grey, courteous: a long neck from behind the papers, a heavy bill, half-moon spectacles."""
    skin: Manner = {
        "shading": 0.75,
        "streaks": 1.2,
        "dark": "#1c1626",
        "wobble": 0.7,
        "rim": "#fff4d8",
        "rim_width": 4,
    }
    shoulders = spline(
        [(430, 216, 1), (450, 150), (510, 108), (600, 100), (680, 130), (730, 190), (740, 216, 1)]
    )
    robe = paint(c, shoulders, ["#4a4650", "#2a2832", "#16161f"], volume=34, angle=40, **skin)
    plumes = [line([(470 + k * 24, 212), (486 + k * 22, 160), (510 + k * 18, 124)], 6) for k in range(10)]
    c.multiply(plumes, "#0c0b14", 0.5, soft=2.4, inside=robe)
    ruff = [
        spline(
            [
                (500 + k * 15, 150 + abs(k - 4) * 6, 1),
                (486 + k * 17, 118 + abs(k - 4) * 4),
                (502 + k * 16, 92 + abs(k - 4) * 7, 1),
                (516 + k * 15, 122),
            ]
        )
        for k in range(9)
    ]
    paint(c, ruff, ["#f8f0e0", "#b8ab98"], volume=6, **{**skin, "wobble": 1.4})
    neck = [
        (588, 128),
        (560, 90),
        (500, 70),
        (440, 84),
        (404, 128),
        (398, 180),
        (446, 196),
        (452, 160),
        (480, 138),
        (520, 140),
        (552, 166),
        (588, 170),
    ]
    paint(
        c, spline(neck), ["#c8a898", "#a88478", "#7a5a58"], volume=24, angle=20, cast=(6, 14, 14, 0.4), **skin
    )
    wrinkles = [
        line(
            [
                (412 + k * 24, 120 - k * 8 + (k > 3) * 6),
                (430 + k * 22, 134 - k * 6),
                (440 + k * 22, 150 - k * 4),
            ],
            3,
        )
        for k in range(6)
    ]
    c.multiply(wrinkles, "#5a3440", 0.45, soft=1.4)
    head = [
        (452, 150),
        (458, 206),
        (444, 256),
        (410, 284),
        (370, 288),
        (344, 264),
        (344, 222),
        (364, 180),
        (402, 152),
    ]
    paint(
        c, spline(head), ["#d8bcac", "#b89080", "#8a6460"], volume=34, angle=60, cast=(4, 14, 14, 0.5), **skin
    )
    bill = spline(
        [(398, 284, 1), (376, 330), (346, 388), (318, 440, 1), (322, 380), (330, 320), (348, 268, 1)]
    )
    paint(
        c,
        bill,
        ["#d8b878", "#a88048", "#6a4c30"],
        volume=14,
        shading=0.75,
        wobble=0.4,
        angle=-62,
        detail=0.4,
        rim="#fff6d8",
        rim_width=3.4,
        cast=(6, 10, 10, 0.5),
        dark="#2a1c1c",
    )
    c.multiply(line([(372, 280), (352, 340), (320, 436)], 3.4), "#2a1c1c", 0.75)
    c.over(ellipse(364, 300, 3, 7, 24), "#2a1c1c")
    tuft = [
        line([(430 + k * 7, 170 - k * 3), (440 + k * 9, 146 - k * 4), (458 + k * 9, 136 - k * 6)], 2.4)
        for k in range(5)
    ]
    c.over(tuft, "#f4ead6", 0.9)
    for x, y, r in ((366, 236, 27), (424, 246, 25)):
        c.multiply(ellipse(x, y, r), "#5a3440", 0.4, soft=5)
        paint(
            c, ellipse(x, y + 2, r * 0.66, r * 0.6), ["#fff8e8", "#d8ccb8"], volume=4, wobble=0.2, detail=0.8
        )
        c.over(ellipse(x - 3, y + 8, r * 0.26), "#14121e")
        c.screen(ellipse(x - 6, y + 5, 2), "#ffffff")
        lid = spline(
            [
                (x - r * 0.8, y + 1, 1),
                (x - r * 0.4, y - r * 0.6),
                (x + r * 0.3, y - r * 0.66),
                (x + r * 0.8, y, 1),
                (x + r * 0.2, y - r * 0.06),
                (x - r * 0.4, y - r * 0.04),
            ]
        )
        paint(c, lid, ["#c8a898", "#9a7468"], volume=4, wobble=0.3, detail=0.6)
        c.over([ellipse(x - 2, y + 4, r).outline(4)], "#e0b868")
        c.screen(line([(x - r * 0.6, y - r * 0.3), (x - r * 0.1, y - r * 0.75)], 3), "#ffffff", 0.7, soft=0.8)
    c.over([line([(391, 238), (400, 236)], 4), line([(448, 250), (468, 240)], 3.4)], "#e0b868")
    chain: Points = [(468, 240), (490, 280), (476, 326), (498, 360)]
    c.over(line(chain, 2.4), "#e0b868", 0.8)


def _light(c: Canvas) -> None:
    """A bank lamp on the desk; its light falls down the front to the floor."""
    x, y = 190.0, 212.0
    brass: Manner = {"wobble": 0.3, "detail": 0.5, "rim": "#fffbe0", "rim_width": 2.6, "dark": "#2a1c18"}
    glow(c, x, y - 70, 300, "#ffdc98", 0.7)
    paint(
        c,
        [
            polygon([(x - 5, y), (x + 5, y), (x + 5, y - 90), (x - 5, y - 90)]),
            spline([(x - 34, y, 1), (x - 24, y - 12), (x + 24, y - 12), (x + 34, y, 1)]),
        ],
        ["#f0d090", "#8a6434"],
        volume=4,
        **brass,
    )
    shade = spline(
        [
            (x - 78, y - 74, 1),
            (x - 66, y - 112),
            (x - 30, y - 126),
            (x + 30, y - 126),
            (x + 66, y - 112),
            (x + 78, y - 74, 1),
            (x, y - 66),
        ]
    )
    paint(c, shade, ["#c8483e", "#8a2428", "#b5302a"], volume=14, shading=0.6, **brass)
    c.over(spline([(x - 72, y - 74), (x, y - 66), (x + 72, y - 74), (x, y - 60)]), "#fffbe0")
    cone = polygon([(170, 260), (560, 260), (640, 1180), (120, 1180)])
    c.screen(
        c.mask(cone, 40) * np.asarray(np.clip(1 - (c.y - 250) / 1300, 0, 1), np.float32), "#e8c890", 0.16
    )
    c.screen(ellipse(384, 1060, 190, 40), "#ffe8b8", 0.45, soft=20)


def _petitioner(c: Canvas) -> None:
    x, y = 372.0, 1074.0
    c.multiply(
        spline([(x - 16, y), (x + 18, y - 2), (x + 36, y + 84), (x - 30, y + 84)]), "#0c0b14", 0.65, soft=5
    )
    wears = Clothes(
        coat="#6a6a78", hem="#3a3a48", hair="#e0d4c0", skin="#d8ac90", legs="#24222c", scarf="#b5302a"
    )
    figure(
        c,
        x,
        y,
        118,
        wears,
        arms=[[(8, -66), (16, -60), (20, -72)], [(-9, -66), (-15, -54), (-14, -42)]],
        rim="#fff6dc",
        detail=0.85,
        shadow=False,
    )
    paper = polygon([(x + 16, y - 84), (x + 34, y - 90), (x + 40, y - 66), (x + 22, y - 60)])
    paint(c, paper, ["#e8584c", "#a82a2a"], volume=2, wobble=0.2, detail=0.8, rim="#ffd0c0", rim_width=1.6)
    hat = [
        ellipse(x - 18, y - 42, 13, 4.5, 14),
        spline(
            [(x - 27, y - 44, 1), (x - 26, y - 58), (x - 16, y - 61), (x - 8, y - 54), (x - 8, y - 41, 1)]
        ),
    ]
    paint(c, hat, ["#3a3844", "#16161f"], volume=4, wobble=0.2, detail=0.8, rim="#fff6dc", rim_width=1.6)
    c.multiply(ellipse(x + 118, 1106, 54, 9), "#0c0b14", 0.6, soft=6)
    chair: list[Shape] = [
        line([(x + 92, 1106), (x + 94, 1050), (x + 92, 1004)], 6),
        line([(x + 140, 1106), (x + 138, 1058)], 6),
        line([(x + 110, 1094), (x + 110, 1056)], 5),
        polygon([(x + 90, 1062), (x + 142, 1058), (x + 146, 1052), (x + 96, 1054)]),
        line([(x + 92, 1006), (x + 112, 1002), (x + 116, 1052)], 6),
        line([(x + 93, 1026), (x + 114, 1022)], 4),
    ]
    paint(c, chair, ["#a88c64", "#4a4038"], volume=2.4, wobble=0.3, detail=0.7, rim="#fff0c8", rim_width=1.8)
    suitcase = polygon([(x - 96, 1108), (x - 44, 1110), (x - 44, 1074), (x - 96, 1072)])
    paint(
        c,
        suitcase,
        ["#8a7458", "#3a322e"],
        volume=5,
        wobble=0.3,
        detail=0.6,
        rim="#fff0c8",
        rim_width=2,
        cast=(3, 6, 6, 0.6),
    )
    c.over(line([(x - 80, 1073), (x - 78, 1064), (x - 62, 1064), (x - 60, 1073)], 3), "#24202a")
