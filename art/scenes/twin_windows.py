"""At night two neighbours behind their blinds hold up half a horse each; from outside the halves are one."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import glow
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="ov4fc0sm",
    slug="twin-windows",
    seed=428,
    palette="P2",
    horizon="none",
    reach="middle",
    hour="night",
    mood="tender",
    description="On the blinds of two lit windows fall the shadows of two people and of the "
    "halves of one horse; a cat on a wall looks up.",
    clues=("Teamwork", "So near", "Better halves", "They have never met"),
    motifs=("yellow-windows", "shadows", "selves", "animals"),
    light=(-0.3, -0.9),
    shadow="#1a1440",
    warmth="#ffd9a0",
    grade=("#1c1848", "#ffd9a0", 0.06),
    contrast=0.16,
    vignette=0.45,
)

WOOD: Manner = {"wobble": 0.4, "detail": 0.4, "shading": 0.6}
WINDOWS = ((66, 318), (446, 728))
TOP, SILL = 236, 690
HORSE = [
    *[
        (96, 372),
        (88, 398),
        (98, 420),
        (122, 424),
        (150, 410),
        (178, 404),
        (196, 440),
        (196, 500),
        (190, 560),
    ],
    *[
        (176, 600),
        (132, 612),
        (96, 640),
        (92, 668),
        (118, 664),
        (150, 640),
        (206, 636),
        (240, 640),
        (248, 760),
    ],
    *[
        (292, 760),
        (300, 640),
        (340, 626),
        (420, 632),
        (480, 622),
        (500, 640),
        (476, 690),
        (484, 760),
        (524, 760),
    ],
    *[
        (530, 700),
        (560, 650),
        (586, 690),
        (592, 760),
        (636, 760),
        (630, 660),
        (636, 590),
        (632, 520),
        (600, 470),
    ],
    *[
        (540, 452),
        (440, 458),
        (340, 466),
        (290, 440),
        (262, 380),
        (236, 320),
        (214, 290),
        (196, 262, 1),
        (188, 296),
    ],
    *[(166, 300), (148, 330), (120, 354)],
]


def draw(c: Canvas) -> None:
    """The wall, two windows with their shadows, what grows and hangs on the wall, the cat."""
    _wall(c)
    for k, (left, right) in enumerate(WINDOWS):
        _window(c, left, right, k)
    _spill(c)
    _string(c)
    _boxes(c)
    _cat(c)


def _at(points: Points) -> list[tuple[float, ...]]:
    """Facade to canvas: the wall comes nearer to the right, its lines meet far to the left."""
    return [(p[0], 790 + (p[1] - 790) * (0.84 + 0.3 * p[0] / 768), *p[2:]) for p in points]


def _round(middle: tuple[float, float], across: float, down: float | None = None) -> Shape:
    x, y = _at([middle])[0][:2]
    return ellipse(x, y, across, down)


def _wall(c: Canvas) -> None:
    c.background([(0, "#2a2858"), (0.4, "#5a3d70"), (0.75, "#432f64"), (1, "#221d48")], angle=8)
    stains = smoothstep(c.noise(120, 12, 4, wide=0.6, tall=2), 0.52, 0.75)
    c.multiply(stains, "#7a6a98", 0.5)
    chance = random.Random(5)
    for spot in ((20, 880), (690, 910), (560, 170), (180, 180)):
        bricks = []
        for j in range(6):
            for i in range(-3, 4):
                if math.hypot(i / 3, (j - 2.5) / 3) < chance.uniform(0.5, 1.05):
                    x, y = spot[0] + i * 40 + (j % 2) * 20, spot[1] + j * 19
                    bricks.append(polygon(_at([(x, y), (x + 36, y), (x + 36, y + 15), (x, y + 15)])))
        if bricks:
            c.multiply(bricks, "#2a2050", 0.5, soft=5)
            paint(
                c,
                bricks,
                ["#5f3c70", "#4a3468"],
                volume=4,
                shading=0.6,
                wobble=0.9,
                rim="#b07a98",
                rim_width=1.5,
                rim_strength=0.4,
            )
    cornice = polygon(_at([(-20, 120), (790, 120), (790, 152), (-20, 152)]))
    paint(
        c,
        cornice,
        ["#8a5880", "#4a3468"],
        volume=7,
        cast=(0, 16, 10, 0.6),
        rim="#f0b8a8",
        rim_width=2,
        **WOOD,
    )
    ledge = polygon(_at([(-20, 830), (790, 830), (790, 866), (-20, 866)]))
    paint(
        c, ledge, ["#75507c", "#3c2c5e"], volume=7, cast=(0, 18, 12, 0.6), rim="#f0b8a8", rim_width=2, **WOOD
    )


def _window(c: Canvas, left: float, right: float, who: int) -> None:
    quad = _at([(left, TOP), (right, TOP), (right, SILL), (left, SILL)])
    for outer, inner in ((left - 66, left - 18), (right + 18, right + 66)):
        _shutter(c, outer, inner)
    frame = polygon(
        _at([(left - 18, TOP - 18), (right + 18, TOP - 18), (right + 18, SILL + 8), (left - 18, SILL + 8)])
    )
    paint(c, frame, ["#c58a80", "#8a5878", "#5a3c68"], volume=6, cast=(8, 12, 10, 0.6), rim="#ffd9b0", **WOOD)
    middle = ((left + right) / 2, 0.56 * TOP + 0.44 * SILL)
    away = np.hypot((c.x - middle[0]) / 1.0, (c.y - 500) / 1.35) / 330
    blind = paint(
        c,
        polygon(quad),
        ["#fff2c8", "#ffdf9e", "#f2b070", "#c56f64"],
        along=np.asarray(np.clip(away, 0, 1), np.float32),
        volume=0,
        angle=88,
        wobble=0.3,
        mottle=0.4,
    )
    _shadows(c, blind, who)
    _slats(c, blind, left, right)
    c.multiply(np.clip(c.blur(1 - blind, 9), 0, 1) * blind, "#8a3f5a", 0.7)
    hem = polygon(_at([(left, SILL - 20), (right, SILL - 20), (right, SILL - 9), (left, SILL - 9)]))
    paint(c, hem, ["#f0bd80", "#b56a60"], volume=3, inside=blind, **WOOD)
    x, y = _at([(left + (right - left) * 0.5, SILL - 8)])[0][:2]
    paint(
        c,
        [polyline([(x, y), (x, y + 24)], 2.6), ellipse(x, y + 32, 8).outline(3.4)],
        "#ffe9b8",
        volume=1,
        detail=0.7,
        wobble=0.2,
    )
    ledge = polygon(
        _at([(left - 34, SILL + 6), (right + 34, SILL + 6), (right + 40, SILL + 32), (left - 40, SILL + 32)])
    )
    paint(c, ledge, ["#d79a88", "#7a4c70"], volume=6, cast=(4, 18, 12, 0.65), rim="#ffe2b8", **WOOD)


def _shutter(c: Canvas, outer: float, inner: float) -> None:
    x0, x1 = min(outer, inner), max(outer, inner)
    board = polygon(_at([(x0, TOP - 14), (x1, TOP - 14), (x1, SILL + 2), (x0, SILL + 2)]))
    paint(
        c,
        board,
        ["#4a4a82", "#35356c", "#2a2858"],
        volume=6,
        cast=(8, 10, 9, 0.55),
        rim="#e8a890",
        rim_width=2,
        **WOOD,
    )
    slats = [polyline(_at([(x0 + 8, TOP + 8 + k * 24), (x1 - 8, TOP + 8 + k * 24)]), 4) for k in range(18)]
    c.multiply(slats, "#141238", 0.6, soft=1)
    c.screen(
        [polyline(_at([(x0 + 8, TOP + 2 + k * 24), (x1 - 8, TOP + 2 + k * 24)]), 2.6) for k in range(18)],
        "#8a80b8",
        0.4,
    )


def _shadows(c: Canvas, blind: Pixels, who: int) -> None:
    """The horse is soft, being held near the lamp; the people stand close to the blind and are sharp."""
    horse = [spline(_at(HORSE))]
    mane: list[Points] = [
        [(214, 286), (252, 300), (262, 330)],
        [(232, 318), (272, 340), (280, 372)],
        [(248, 352), (290, 378), (298, 408)],
        [(262, 388), (306, 412), (318, 440)],
    ]
    horse += [line(_at(tuft), 20) for tuft in mane]
    tail: list[Points] = [
        [(618, 488), (640, 420), (676, 396), (706, 440), (708, 540), (690, 600)],
        [(622, 490), (650, 430), (684, 430), (694, 500), (680, 590)],
        [(616, 484), (636, 400), (680, 372), (722, 420), (726, 500), (712, 560)],
    ]
    horse += [line(_at(tuft), 17) for tuft in tail]
    c.multiply(horse, "#b05468", 0.85, soft=2.6, inside=blind)
    c.multiply(horse, "#a0506c", 0.45, soft=9, inside=blind)
    c.screen(_round((150, 352), 7), "#ffdf9e", 0.9, soft=1.5, inside=blind)
    people = _woman() if who == 0 else _boy()
    c.over(people, "#33184a", 0.93, soft=1.1, inside=blind)


def _woman() -> list[Shape]:
    """Below the horse's head an old woman, her hair in a bun, holds its neck on a stick."""
    head = [
        *[(234, 640), (238, 622), (222, 622), (212, 612), (216, 600), (206, 594, 1), (216, 578), (214, 560)],
        *[(226, 536), (250, 524), (276, 530), (290, 554), (288, 584), (278, 606), (280, 644)],
    ]
    return [
        spline(
            _at([(196, 730, 1), (204, 676), (228, 646), (258, 634), (288, 648), (308, 690), (314, 730, 1)])
        ),
        spline(_at(head)),
        _round((298, 530), 19, 18),
        line(_at([(226, 672), (178, 660), (160, 600), (184, 540)]), 21),
        _round((186, 532), 13, 16),
        polyline(_at([(182, 640), (196, 430)]), 7),
    ]


def _boy() -> list[Shape]:
    """Behind the horse's rump a boy in a cap swings a mop for a tail."""
    head = [
        *[
            (528, 646),
            (530, 626),
            (514, 626),
            (506, 614),
            (510, 602),
            (500, 596, 1),
            (510, 580),
            (500, 566, 1),
        ],
        *[(516, 556), (530, 540), (560, 534), (582, 552), (584, 586), (574, 610), (576, 650)],
    ]
    return [
        spline(
            _at([(484, 730, 1), (496, 680), (522, 650), (552, 640), (584, 652), (606, 690), (614, 730, 1)])
        ),
        spline(_at(head)),
        line(_at([(584, 668), (628, 640), (644, 570), (632, 500)]), 22),
        _round((630, 492), 14, 16),
        line(_at([(506, 680), (476, 650), (470, 590)]), 20),
        _round((470, 580), 13, 16),
        polyline(_at([(600, 560), (664, 400)]), 7),
    ]


def _slats(c: Canvas, blind: Pixels, left: float, right: float) -> None:
    rows = [polyline(_at([(left, y), (right, y)]), 2.6) for y in range(TOP + 26, SILL - 20, 26)]
    c.multiply(rows, "#b5605c", 0.32, soft=0.8, inside=blind)
    c.screen(
        [polyline(_at([(left, y - 6), (right, y - 6)]), 5) for y in range(TOP + 26, SILL - 20, 26)],
        "#fff0c8",
        0.14,
        soft=1.5,
        inside=blind,
    )


def _spill(c: Canvas) -> None:
    for left, right in WINDOWS:
        x, y = _at([((left + right) / 2, 470)])[0][:2]
        glow(c, x, y, 330, "#ffb070", 0.2, tall=1.3)
        pool = polygon(
            _at([(left - 30, SILL + 34), (right + 30, SILL + 34), (right + 90, 900), (left - 90, 900)])
        )
        c.screen(pool, "#ff9a70", 0.16, soft=24)


def _string(c: Canvas) -> None:
    """Two tins on a slack string, one on each sill: a telephone nobody holds."""
    ends = (_at([(300, SILL + 6)])[0], _at([(470, SILL + 6)])[0])
    sag = [(ends[0][0], ends[0][1] - 14), (340, 768), (388, 790), (436, 770), (ends[1][0], ends[1][1] - 14)]
    c.multiply(line([(x + 5, y + 10) for x, y in sag], 4), "#1a1440", 0.5, soft=3)
    paint(c, line(sag, 3.6), ["#ffe2b0", "#e0a870"], volume=1, detail=0.7, wobble=0.2)
    for (x, y, *_), lean in zip(ends, (16, -12), strict=True):
        tin = spline(place([(-13, -34, 1), (13, -34, 1), (13, 0, 1), (-13, 0, 1)], x, y + 2, 1.1, turn=lean))
        paint(
            c,
            tin,
            ["#e0a126", "#b5743a", "#6a4373"],
            along=("x", x - 14, x + 16),
            volume=4,
            rim="#fff0c8",
            cast=(5, 4, 4, 0.6),
            detail=0.6,
            wobble=0.3,
        )
        c.over(
            [polyline(place([(-13, v), (13, v)], x, y + 2, 1.1, turn=lean), 2.5) for v in (-26, -9)],
            "#5a3050",
            0.6,
        )


def _boxes(c: Canvas) -> None:
    """A dry pot on the left sill, a flowering one on the right."""
    chance = random.Random(3)
    for u, lively in ((120, False), (652, True)):
        x, y = _at([(u, SILL + 8)])[0][:2]
        stems, heads = [], []
        for i in range(13 if lively else 7):
            angle = math.radians(
                -90 + (i - (6 if lively else 3)) * (11 if lively else 17) + chance.uniform(-4, 4)
            )
            reach = chance.uniform(60, 104) if lively else chance.uniform(44, 80)
            droop = 0 if lively else 26
            tip = (x + reach * math.cos(angle), y - 50 + reach * math.sin(angle) + droop)
            stems.append(line([(x, y - 40), (x + (tip[0] - x) * 0.4, y - 60 - reach * 0.5), tip], 3.4))
            heads.append(tip)
        paint(
            c,
            stems,
            ["#3f5a5c", "#2a3458"] if lively else ["#6a5468", "#443458"],
            volume=1.5,
            detail=0.6,
            rim="#ffd9a0",
            rim_width=1,
        )
        if lively:
            leaves = [
                ellipse(
                    x + chance.uniform(-44, 44),
                    y - 58 + chance.uniform(-24, 14),
                    15,
                    7,
                    chance.uniform(0, 180),
                )
                for _ in range(18)
            ]
            paint(
                c,
                leaves,
                ["#5a8070", "#2f4a60"],
                volume=4,
                rim="#ffe0a8",
                rim_width=1.5,
                detail=0.5,
                cast=(3, 4, 4, 0.4),
            )
            for tip in heads:
                paint(
                    c,
                    [
                        ellipse(tip[0] + 8 * math.cos(a), tip[1] + 8 * math.sin(a), 7)
                        for a in (0, 1.26, 2.5, 3.8, 5)
                    ],
                    ["#e8787a", "#b04a68"],
                    volume=4,
                    detail=0.6,
                    rim="#ffe2c0",
                    rim_width=1.5,
                )
                c.over(ellipse(tip[0], tip[1], 4), "#e0a126")
        else:
            curls = [ellipse(tip[0], tip[1], 10, 4, chance.uniform(30, 90)) for tip in heads]
            paint(c, curls, ["#8a6a60", "#5a4058"], volume=2, detail=0.6, rim="#e8b890", rim_width=1)
        pot = spline(place([(-36, -50, 1), (36, -50, 1), (26, 0, 1), (-26, 0, 1)], x, y, 1))
        paint(
            c,
            pot,
            ["#c56f5c", "#8a4460", "#4f2c58"],
            along=("x", x - 40, x + 40),
            volume=12,
            rim="#ffd9a0",
            cast=(10, 6, 8, 0.6),
            **WOOD,
        )
        band = polygon([(x - 41, y - 56), (x + 41, y - 56), (x + 40, y - 38), (x - 40, y - 38)])
        paint(
            c,
            band,
            ["#d98468", "#7f3f60"],
            along=("x", x - 40, x + 40),
            volume=5,
            rim="#ffe2b0",
            cast=(4, 5, 4, 0.5),
            **WOOD,
        )


def _cat(c: Canvas) -> None:
    """The yard wall runs up across the lower corner; the cat on it has its back to us."""
    wall = polygon([(-20, 1118), (790, 986), (790, 1180), (-20, 1180)])
    paint(
        c,
        wall,
        ["#241d48", "#171436"],
        volume=12,
        shading=0.6,
        wobble=0.8,
        angle=-9,
        rim="#c56f74",
        rim_width=3,
    )
    joints = [polyline([(x, 1120 - 0.163 * x), (x - 6, 1180)], 4) for x in (70, 210, 330, 480, 600, 720)]
    c.multiply(joints, "#0c0a26", 0.7, soft=1.5)
    x, y = 262, 1082
    fur: Manner = {
        "volume": 22,
        "shading": 0.75,
        "wobble": 0.7,
        "detail": 0.45,
        "rim": "#ffb880",
        "rim_width": 5,
        "light": (0.15, -1),
        "dark": "#0e0c2c",
        "lit": "#5a3458",
    }
    tail = line(
        [(x + 26, y - 8), (x + 92, y - 8), (x + 128, y - 30), (x + 122, y - 70), (x + 100, y - 84)], 20
    )
    body = spline(
        place(
            [
                *[
                    (-64, 2),
                    (-66, -44),
                    (-52, -92),
                    (-38, -122),
                    (-30, -150),
                    (0, -160),
                    (34, -150),
                    (42, -118),
                ],
                *[(58, -84), (68, -40), (62, 2), (0, 12)],
            ],
            x,
            y,
        )
    )
    paint(c, [tail, body], ["#2c2658", "#14123a"], **{**fur, "volume": 30})
    head = [
        *[(-58, -168), (-62, -192), (-56, -214), (-60, -262, 1), (-28, -232), (0, -238), (28, -234)],
        *[(58, -264, 1), (58, -214), (64, -192), (58, -168), (30, -142), (-30, -142)],
    ]
    skull = paint(
        c,
        spline(place(head, x - 2, y + 4, 1, turn=8)),
        ["#352e6a", "#1c1948"],
        cast=(2, 10, 9, 0.4),
        **{**fur, "volume": 20, "shading": 0.6},
    )
    ears: list[Points] = [
        [(-54, -250, 1), (-48, -216), (-32, -228, 1)],
        [(52, -252, 1), (30, -230), (46, -216, 1)],
    ]
    for ear in ears:
        c.multiply(spline(place(ear, x - 2, y + 4, 1, turn=8)), "#0c0a26", 0.45, soft=3, inside=skull)
    stripes: list[Points] = [
        [(-16, -228), (-12, -196)],
        [(2, -232), (3, -192)],
        [(20, -228), (17, -198)],
        [(-52, -104), (-24, -96)],
        [(-60, -72), (-28, -66)],
        [(58, -90), (28, -82)],
        [(64, -58), (34, -52)],
    ]
    c.multiply([line(place(stripe, x, y, 1, turn=4), 7) for stripe in stripes], "#0c0a26", 0.55, soft=2)
    whiskers: list[Points] = [
        [(-50, -170), (-96, -176)],
        [(-50, -164), (-92, -154)],
        [(52, -170), (98, -172)],
        [(52, -164), (94, -150)],
    ]
    c.screen([line(place(hair, x, y + 4, 1, turn=8), 2.2) for hair in whiskers], "#ffb880", 0.6)
    c.multiply(ellipse(x + 8, y + 6, 76, 11), "#07061c", 0.8, soft=6)
    c.multiply(line([(x + 2, y - 134), (x + 4, y - 30)], 6), "#0c0a26", 0.5, soft=4)
