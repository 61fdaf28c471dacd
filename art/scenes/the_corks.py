"""On a window sill a cactus has put corks on its spines, for the balloon's sake; one cork has fallen."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.light import dust, glow
from art.motifs.bent import Tube
from art.motifs.turned import turned
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="tucq76b8",
    slug="the-corks",
    seed=8312,
    palette="P4",
    horizon="low",
    reach="close",
    hour="dawn",
    mood="tender",
    description="On a window sill at sunrise a flowering cactus with a cork on each spine stands close to a "
    "red balloon; one spine is bare, and its cork lies on the sill.",
    clues=("I have changed for you", "It cannot end well", "Handle with care", "Opposites"),
    motifs=("two", "keeping", "growing", "risk", "windows"),
    light=(0.75, -0.6),
    shadow="#3c2038",
    warmth="#fff0cc",
    grade=("#321c34", "#ffe8bc", 0.07),
    contrast=0.16,
    vignette=0.42,
)

TRUNK: Points = [
    (296, 926, 100),
    (290, 800, 108),
    (288, 620, 104),
    (290, 480, 92),
    (294, 400, 74),
    (296, 356, 50),
]
LEFT: Points = [(230, 740, 48), (150, 726, 50), (104, 670, 48), (94, 590, 44), (98, 540, 32)]
RIGHT: Points = [
    (350, 806, 50),
    (440, 812, 52),
    (530, 796, 50),
    (590, 740, 46),
    (612, 660, 42),
    (614, 612, 30),
]
BALLOON = (520.0, 448.0)


def draw(c: Canvas) -> None:
    """Window and morning; curtain and sill; pot and cactus; balloon and corks; small things."""
    _window(c)
    _sill(c)
    _pot(c)
    _limb(c, LEFT, 8)
    _limb(c, RIGHT, 9)
    _limb(c, TRUNK, 13)
    _rim(c)
    _flower(c)
    _string(c)
    _balloon(c)
    _corks(c)
    _bare(c)
    _things(c)
    dust(c, 50, (40, 120, 760, 860), "#fff4d0", 6)


def _window(c: Canvas) -> None:
    c.background(
        [(0, "#8a9cb4"), (0.22, "#d4b8ac"), (0.45, "#f8d098"), (0.62, "#fff0c0"), (1, "#f0c890")],
        angle=3,
        mottle=0.8,
    )
    glow(c, 640, 640, 460, "#fff4c8", 0.9)
    paint(c, ellipse(648, 690, 62), ["#fffbe0", "#ffe49c"], volume=4, wobble=0.4, angle=30)
    for x, y, wide in ((120.0, 190.0, 210.0), (560, 130, 260), (300, 330, 200)):
        cloud = spline(
            [
                (x - wide, y + 8, 1),
                (x - wide * 0.5, y - 16),
                (x - wide * 0.1, y - 30),
                (x + wide * 0.4, y - 18),
                (x + wide, y + 6, 1),
                (x + wide * 0.3, y + 18),
                (x - wide * 0.4, y + 18),
            ]
        )
        paint(
            c,
            cloud,
            ["#c4a8b0", "#f4ccac"],
            volume=10,
            wobble=2.2,
            shading=0.4,
            angle=2,
            rim="#fff4d8",
            rim_width=3,
            light=(0.6, 0.8),
        )
    luck = random.Random(4)
    for far, base, colours in ((0.45, 800.0, ["#a88c90", "#c8a090"]), (0.15, 880.0, ["#7c5c68", "#9c7470"])):
        left = -20.0
        roofs: list[Shape] = []
        while left < 790:
            wide, tall = luck.uniform(60, 120), luck.uniform(60, 130) * (1.2 - far * 0.4)
            roofs.append(
                polygon(
                    [
                        (left, base),
                        (left, base - tall),
                        (left + wide / 2, base - tall - wide * 0.42),
                        (left + wide, base - tall),
                        (left + wide, base),
                    ]
                )
            )
            if luck.random() < 0.6:
                roofs.append(
                    rectangle(left + wide * 0.68, base - tall - wide * 0.42, wide * 0.14, wide * 0.4)
                )
            left += wide * 0.96
        paint(
            c,
            roofs,
            colours,
            volume=6,
            wobble=0.5,
            shading=0.4,
            haze=("#ffe4b8", far),
            rim="#ffe8c0",
            rim_width=2.5,
        )
    m: Manner = {"wobble": 0.35, "rim": "#fff8e0", "rim_width": 4, "shading": 0.6}
    frame = [rectangle(-20, -20, 60, 960), rectangle(736, -20, 60, 960), rectangle(-20, -30, 820, 62)]
    paint(c, frame, ["#b08c7c", "#7c5458"], volume=8, **m)
    bars = [rectangle(398, 20, 20, 900), rectangle(30, 366, 720, 18)]
    paint(c, bars, ["#a88478", "#7c5458"], volume=5, **m)


def _sill(c: Canvas) -> None:
    folds = [
        spline(
            [
                (-30, -20, 1),
                (70 + 10 * k, -20, 1),
                (54 - 20 * k, 300),
                (70 - 24 * k, 620),
                (24 - 18 * k, 960, 1),
                (-40, 960, 1),
            ]
        )
        for k in range(3)
    ]
    for k, fold in enumerate(folds):
        cloth = paint(
            c,
            fold,
            [("#f4d8a8", "#c89070"), ("#ecc898", "#b07c64"), ("#e4bc8c", "#a06c5c")][k],
            volume=22,
            wobble=0.7,
            shading=0.6,
            angle=86,
            rim="#fff6dc",
            rim_width=4,
            cast=(10, 4, 10, 0.35),
        )
        dots = [ellipse(10 + 34 * (i % 3) - 14 * k, 60 + 88 * (i // 3) + 40 * (i % 2), 7) for i in range(30)]
        c.over(dots, "#31618a", 0.5, inside=cloth)
    board = polygon([(-20, 902), (800, 902), (800, 962), (-20, 962)])
    paint(
        c,
        rectangle(-20, 946, 820, 230),
        ["#b88468", "#7c4c48", "#4a2c38"],
        volume=5,
        wobble=0.3,
        angle=0,
        streaks=1.1,
    )
    c.multiply(rectangle(-20, 1050, 820, 12), "#4a2438", 0.4, soft=5)
    paint(c, board, ["#f8e0b8", "#e0b488"], volume=3, wobble=0.3, angle=0, streaks=1.3)
    lower = polygon([(-20, 930), (800, 930), (800, 1068), (-20, 1068)])
    paint(
        c,
        lower,
        ["#f0d0a4", "#d8a880", "#b88064"],
        volume=5,
        wobble=0.3,
        angle=0,
        streaks=1.3,
        rim="#fff6dc",
        rim_width=4,
    )
    c.multiply(
        [
            line(
                [
                    (20 + 170 * k, 960 + 14 * (k % 3)),
                    (120 + 170 * k, 966 + 14 * (k % 3)),
                    (190 + 170 * k, 958 + 16 * (k % 3)),
                ],
                2.2,
            )
            for k in range(5)
        ],
        "#8a5448",
        0.4,
    )
    c.multiply(polygon([(120, 1010), (420, 1010), (300, 1066), (-40, 1066)]), "#4a2040", 0.5, soft=16)


def _pot(c: Canvas) -> None:
    m: Manner = {"wobble": 0.5, "rim": "#ffe8c0", "rim_width": 5, "shading": 0.7}
    c.multiply(ellipse(290, 1128, 170, 18), "#2c1430", 0.7, soft=9)
    paint(c, ellipse(296, 1118, 156, 24), ["#d88860", "#8a4440"], volume=6, **m)
    pot = spline([(170, 940, 1), (424, 940, 1), (396, 1090), (378, 1116, 1), (214, 1116, 1), (198, 1090)])
    mask = paint(
        c, pot, [(0, "#e89870"), (0.5, "#c8684c"), (1, "#7c3840")], along=("x", 430, 160), volume=44, **m
    )
    band: list[Shape] = [
        polyline(
            [(176 + 22 * k, 1034 + (14 if k % 2 else 0)), (198 + 22 * k, 1034 + (0 if k % 2 else 14))], 6
        )
        for k in range(11)
    ]
    c.over(band, "#f8dcb0", 0.7, inside=mask)
    earth = paint(c, ellipse(297, 910, 142, 20), ["#6a4444", "#3c2430"], volume=5, wobble=1)
    luck = random.Random(3)
    c.screen(
        [ellipse(luck.uniform(166, 430), luck.uniform(898, 924), 5, 3) for _ in range(46)],
        "#c89c80",
        0.5,
        inside=earth,
    )


def _rim(c: Canvas) -> None:
    """The near side of the pot's rim, before the foot of the cactus."""
    edge = [
        (154, 906, 1),
        (220, 922),
        (297, 928),
        (374, 922),
        (440, 906, 1),
        (436, 956),
        (297, 972),
        (160, 956),
    ]
    paint(
        c,
        spline(edge),
        [(0, "#f0a880"), (0.5, "#d07850"), (1, "#8a4440")],
        along=("x", 440, 150),
        volume=16,
        cast=(0, 10, 8, 0.5),
        wobble=0.5,
        rim="#ffe8c0",
        rim_width=5,
        shading=0.7,
    )


def _limb(c: Canvas, axis: Points, ribs: int) -> None:
    """One column of the cactus, round-topped, with ribs that follow its bend."""
    tube = Tube(axis)
    tip = axis[-1]
    body = [tube.piece(), ellipse(tip[0], tip[1], tip[2] * 1.02, tip[2] * 0.86)]
    mask = paint(
        c,
        body,
        [(0, "#b4c078"), (0.4, "#7c9c58"), (0.8, "#4a7450"), (1, "#2c4c48")],
        along=("x", max(p[0] + p[2] for p in axis), min(p[0] - p[2] for p in axis)),
        volume=44,
        shading=0.7,
        wobble=0.9,
        dark="#203840",
        rim="#fff8d0",
        rim_width=6,
        cast=(-16, 10, 14, 0.4),
        angle=86,
    )
    for k in range(ribs):
        across = -0.9 + 1.8 * k / (ribs - 1)
        bend = math.sin(across * 1.4)
        path = [
            (x - math.sin(a) * half * bend, y + math.cos(a) * half * bend)
            for x, y, half, a in tube.sections[::4]
        ]
        c.multiply(line(path, 6), "#1c4040", 0.42, soft=2, inside=mask)
        lit = [(x + 6, y - 1) for x, y in path]
        c.screen(line(lit, 4), "#f0f4b0", 0.26, soft=2, inside=mask)


def _flower(c: Canvas) -> None:
    """It has come out this morning, a little to one side."""
    x, y = 330.0, 318.0
    for count, reach, colours in ((9, 56, ["#f8a8b0", "#c8506c"]), (8, 40, ["#fcd0cc", "#e0788c"])):
        for k in range(count):
            a = -math.pi + math.pi * (k + 0.5) / count
            tip = (x + reach * math.cos(a), y + reach * 0.95 * math.sin(a) + 6)
            side = (13 * math.sin(a), -13 * math.cos(a))
            mid = ((x + tip[0] * 1.3) / 2.3, (y + tip[1] * 1.3) / 2.3)
            petal = spline(
                [
                    (x, y + 8, 1),
                    (mid[0] + side[0], mid[1] + side[1]),
                    (*tip, 1),
                    (mid[0] - side[0], mid[1] - side[1]),
                ]
            )
            paint(
                c,
                petal,
                colours,
                volume=7,
                wobble=0.4,
                rim="#fff4e4",
                rim_width=2.5,
                shading=0.55,
                cast=(-2, 4, 4, 0.3),
            )
    c.over([line([(x, y + 4), (x + 5 * k, y - 20 + abs(k) * 2)], 2.4) for k in range(-3, 4)], "#f8e08c")
    c.over([ellipse(x + 5 * k, y - 21 + abs(k) * 2, 3.4) for k in range(-3, 4)], "#f0b840")
    paint(
        c,
        spline([(x - 24, y + 6, 1), (x + 24, y + 6, 1), (x + 14, y + 34), (x - 12, y + 36)]),
        ["#9cac68", "#4a7450"],
        volume=9,
        wobble=0.5,
        rim="#fff8d0",
        rim_width=2.5,
    )


def _string(c: Canvas) -> None:
    x, y = BALLOON
    thread: Points = [
        (x + 8, y + 176),
        (x + 20, y + 260),
        (x - 10, y + 340),
        (x + 40, y + 430),
        (x + 92, y + 520),
        (x + 110, y + 566),
    ]
    c.over(line([(px + 4, py + 3) for px, py in thread], 3), "#6a3c44", 0.4, soft=1)
    paint(c, line(thread, 3.4), ["#fff4e0", "#c8a088"], volume=1, wobble=0.2, detail=0.7)


def _balloon(c: Canvas) -> None:
    """It leans in; where it touches the corks it gives a little."""
    x, y = BALLOON
    skin = spline(
        [
            (x - 132, y - 20),
            (x - 124, y - 84),
            (x - 78, y - 140),
            (x + 6, y - 162),
            (x + 88, y - 138),
            (x + 134, y - 72),
            (x + 138, y + 6),
            (x + 104, y + 84),
            (x + 50, y + 142),
            (x + 12, y + 166),
            (x - 30, y + 140),
            (x - 84, y + 92),
            (x - 120, y + 40),
        ]
    )
    mask = paint(
        c,
        skin,
        [(0, "#ff9c80"), (0.4, "#e4543f"), (0.8, "#b0303c"), (1, "#6c1c38")],
        along=("r", x + 54, y - 66, 270),
        volume=84,
        shading=0.55,
        wobble=0.3,
        dark="#5c1438",
        rim="#ffe8d0",
        rim_width=6,
        cast=(-20, 12, 18, 0.4),
        mottle=0.6,
    )
    c.screen(ellipse(x + 62, y - 76, 26, 46, 32), "#fff4e0", 0.75, soft=7, inside=mask)
    c.screen(ellipse(x + 30, y - 122, 11, 15, 40), "#fff4e0", 0.6, soft=3, inside=mask)
    c.screen(ellipse(x + 40, y + 100, 80, 34, -30), "#ffb878", 0.45, soft=20, inside=mask)
    c.screen(
        line([(x - 118, y + 30), (x - 84, y + 86), (x - 30, y + 134)], 9), "#f0a0a8", 0.4, soft=5, inside=mask
    )
    knot = spline(
        [(x + 2, y + 160, 1), (x + 20, y + 160, 1), (x + 28, y + 182), (x + 10, y + 178), (x - 6, y + 182)]
    )
    paint(c, knot, ["#d84844", "#8a2438"], volume=5, wobble=0.4, detail=0.6, rim="#ffe0c8", rim_width=2)


def _cork(c: Canvas, x: float, y: float, angle: float, face: float, size: float = 1.0) -> None:
    """A cork on a spine: `angle` is outward in degrees, `face` 0 seen from the side to 1 end on."""
    m: Manner = {"wobble": 0.4, "detail": 0.5, "rim": "#fff0d0", "rim_width": 2.2, "shading": 0.62}
    long, half = 24 * (1 - face * 0.8) * size, 11.5 * size
    out = (math.cos(math.radians(angle)), math.sin(math.radians(angle)))
    c.multiply(ellipse(x - 4, y + 7, half * 1.3, half), "#1c3038", 0.45, soft=4)
    body = spline(
        place(
            [
                (0, -half * 0.82, 1),
                (long, -half, 1),
                (long + half * 0.3 * face, 0),
                (long, half, 1),
                (0, half * 0.82, 1),
                (-half * 0.4, 0),
            ],
            x,
            y,
            1,
            1,
            angle,
        )
    )
    mask = paint(c, body, ["#e8c08c", "#b88458", "#84583f"], volume=6, **m)
    end = ellipse(x + out[0] * long, y + out[1] * long, half * (0.34 + 0.62 * face), half, angle)
    paint(c, end, ["#f4d4a4", "#c89868"], volume=3, **m)
    luck = random.Random(int(x * 7 + y))
    pits = [
        ellipse(x + luck.uniform(-12, 22) * size, y + luck.uniform(-11, 11) * size, 1.6, 1.1)
        for _ in range(9)
    ]
    c.multiply(pits, "#5c3428", 0.6, inside=mask)


def _corks(c: Canvas) -> None:
    for axis, rows in ((LEFT, 4), (TRUNK, 8), (RIGHT, 5)):
        tube = Tube(axis)
        for row in range(rows):
            share = 0.12 + 0.82 * row / (rows - 1) if axis is not RIGHT else 0.3 + 0.66 * row / (rows - 1)
            x, y, half, a = tube.at(min(share, 1))
            lanes = (-1.0, -0.36, 0.36, 1.0) if row % 2 == 0 else (-0.72, 0.0, 0.72)
            for lane in lanes:
                if (half < 45 and abs(lane) not in (1.0, 0.0, 0.36)) or (half < 55 and abs(lane) == 0.72):
                    lane *= 0.9
                bend = math.sin(lane * 1.35) if abs(lane) < 1 else lane
                px, py = x - math.sin(a) * half * bend * 0.96, y + math.cos(a) * half * bend * 0.96
                if axis is TRUNK and lane > 0.9 and row == 4:
                    continue
                outward = math.degrees(math.atan2(py - y, px - x)) if abs(lane) > 0.1 else -90.0
                _cork(
                    c,
                    px,
                    py,
                    outward - (8 if lane > 0 else -8),
                    1 - min(1.0, abs(bend)) ** 2,
                    0.92 if half > 60 else 0.8,
                )
    _cork(c, 262, 318, -104, 0.0, 0.9)


def _bare(c: Canvas) -> None:
    """The one spine without its cork points at the balloon; the cork lies below on the sill."""
    thorn = polygon([(380, 533), (428, 520), (382, 546)])
    c.multiply(c.shift(c.mask(thorn), -3, 6), "#1c2c34", 0.5, soft=3)
    paint(c, thorn, ["#ffffff", "#e8d0a0"], along=("x", 428, 380), volume=2, wobble=0.1, detail=0.8, ink=0.6)
    c.multiply(polyline([(382, 546), (428, 520)], 2), "#4a2c34", 0.9)
    paint(c, ellipse(382, 540, 9, 11), ["#b4c078", "#4a7450"], volume=4, wobble=0.2, detail=0.7)
    c.sharpen(ellipse(402, 532, 30), 0.9)
    c.multiply(ellipse(470, 1030, 26, 8), "#4a2040", 0.65, soft=4)
    _cork(c, 456, 1018, 16, 0.3, 1.25)


def _things(c: Canvas) -> None:
    """The thimble that holds the string, an empty bottle, a corkscrew."""
    m: Manner = {"wobble": 0.35, "detail": 0.5, "rim": "#fff6dc", "rim_width": 3, "shading": 0.65}
    c.multiply(ellipse(606, 1042, 44, 9), "#4a2040", 0.6, soft=5)
    turned(
        c,
        618,
        1042,
        1,
        [(0, 30, 1), (6, 32), (50, 24), (60, 15), (63, 0, 1)],
        ["#5c6c84", "#c8d4dc", "#ffffff", "#8a9cb0"],
        volume=8,
        **m,
    )
    c.multiply([ellipse(598 + 10 * (k % 5), 996 + 10 * (k // 5), 2.2) for k in range(20)], "#3c4c68", 0.6)
    c.over(line([(600, 1004), (616, 994), (632, 1002)], 3.4), "#fff4e0")
    c.multiply(ellipse(690, 1030, 60, 10), "#4a2040", 0.6, soft=6)
    bottle: Points = [
        (0, 40, 1),
        (4, 44),
        (140, 44),
        (176, 34),
        (204, 16),
        (262, 14),
        (266, 18),
        (282, 18, 1),
    ]
    glass = turned(c, 706, 1030, 1, bottle, ["#2c4a48", "#4a7460", "#8cac84", "#3c5c54"], volume=12, **m)
    c.screen(line([(734, 1000), (736, 900), (722, 850)], 8), "#f4fce0", 0.5, soft=3, inside=glass)
    c.over(
        polygon([(664, 930), (748, 930), (748, 986), (664, 986)]),
        "#f4e4c4",
        0.9,
        inside=np.asarray(glass, np.float32),
    )
    c.multiply(
        [ellipse(706, 958, 16).outline(2.5), line([(680, 978), (732, 978)], 2)], "#8a5448", 0.7, inside=glass
    )
    handle = line([(70, 1016), (112, 1034)], 17)
    c.multiply(line([(64, 1032), (150, 1056)], 10), "#4a2040", 0.5, soft=5)
    screw: Points = [(92 + 6 * k + 0, 1032 + 3 * k + (7 if k % 2 else -7)) for k in range(10)]
    paint(c, line(screw, 4, tension=0.9), ["#f0f0e8", "#7c8494"], volume=1.5, **m)
    paint(c, handle, ["#a8704c", "#6a3c38"], volume=6, **m)
