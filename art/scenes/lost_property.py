"""An office of lost things: on its shelves a moon in a net, wings, a wave, a shadow; a child asks at the
counter."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colours, mix
from art.light import glow, sparkle
from art.motifs.figure import Clothes, figure
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="fobs2l23",
    slug="lost-property",
    seed=8221,
    palette="P12",
    horizon="low",
    reach="middle",
    hour="indoors",
    mood="wonder",
    description="Shelves hold tagged things such as a moon in a net, a pair of wings, a wave in a bowl and "
    "a folded shadow; a child stands at the counter, and above are the legs of somebody on a ladder.",
    clues=("I had it a moment ago", "Everything you ever forgot", "Can you describe it?", "Second chances"),
    motifs=("losing", "keeping", "light", "sky", "doors"),
    light=(-0.1, -0.9),
    shadow="#0a1a20",
    warmth="#ffeec0",
    grade=("#08181e", "#fff0c8", 0.06),
    contrast=0.17,
    vignette=0.45,
)

COLUMNS = ((-14.0, 236.0), (252.0, 516.0), (532.0, 782.0))
SHELVES = (216.0, 412.0, 612.0, 806.0)
THING: Manner = {"wobble": 0.4, "detail": 0.5, "rim": "#fff4d0", "rim_width": 2.6, "dark": "#0c1424"}


def draw(c: Canvas) -> None:
    """The shelves; what lies on them, row by row; the ladder; counter, bell and lamp; the child."""
    _shelves(c)
    _top_row(c)
    _moon(c)
    _second_row(c)
    _third_row(c)
    _fourth_row(c)
    _ladder(c)
    _counter(c)
    _child(c)


def _shelves(c: Canvas) -> None:
    c.background(["#12302f", "#1f4f4a", "#163a38", "#0c1a22"], angle=88, mottle=1.2)
    glow(c, 384, 330, 520, "#c8a850", 0.3)
    for left, right in COLUMNS:
        for i, y in enumerate(SHELVES):
            top = SHELVES[i - 1] + 18 if i else 20
            back = rectangle(left, top, right - left, y - top)
            paint(
                c,
                back,
                [mix("#0c1a22", "#1f4f4a", 0.3), mix("#1f4f4a", "#e0b858", 0.16)],
                volume=0,
                wobble=0.3,
                angle=88,
                streaks=1.3,
            )
            c.multiply(rectangle(left, top, right - left, 34), "#060e14", 0.6, soft=14)
            c.multiply(rectangle(left, y - 14, right - left, 12), "#060e14", 0.45, soft=6)
    wood: Manner = {
        "wobble": 0.4,
        "shading": 0.6,
        "streaks": 1.3,
        "rim": "#ffe0a0",
        "rim_width": 3,
        "detail": 0.3,
    }
    for y in SHELVES:
        paint(
            c,
            rectangle(-20, y, 820, 19),
            ["#a8743c", "#5a3a28"],
            volume=4,
            angle=0,
            cast=(0, 14, 12, 0.6),
            **wood,
        )
    for x in (236, 516):
        paint(
            c,
            rectangle(x, -20, 17, 860),
            ["#8a5c34", "#4a3026"],
            along=("x", x, x + 17),
            volume=4,
            angle=88,
            cast=(6, 0, 8, 0.5),
            **wood,
        )


def _tag(c: Canvas, x: float, y: float, turn: float = 14) -> None:
    """A paper tag on a string; it bears only a scribble."""
    c.over(line([(x, y), (x + 5, y + 13)], 2), "#c8a878")
    paper = place([(0, 0, 1), (11, -7, 1), (38, -7, 1), (38, 9, 1), (11, 9, 1)], x + 4, y + 15, 1, turn=turn)
    paint(c, spline(paper), ["#fff6dc", "#d8c8a0"], volume=2, wobble=0.3, detail=0.7, cast=(3, 4, 3, 0.5))
    rows = [line(place([(16, v), (33, v)], x + 4, y + 15, 1, turn=turn), 1.8) for v in (-2.4, 3.2)]
    c.multiply(rows, "#8a7a6a", 0.7)


def _foot(c: Canvas, x: float, y: float, half: float) -> None:
    c.multiply(ellipse(x + 4, y, half, 6), "#060e14", 0.7, soft=4)


def _jar(c: Canvas, x: float, y: float, wide: float, tall: float, colours: Colours) -> np.ndarray:
    """Glass with a lid; gives back the inside."""
    _foot(c, x, y, wide * 0.6)
    body = spline(
        [
            (x - wide * 0.36, y - tall, 1),
            (x - wide * 0.5, y - tall * 0.8),
            (x - wide * 0.5, y - 8),
            (x - wide * 0.4, y, 1),
            (x + wide * 0.4, y, 1),
            (x + wide * 0.5, y - 8),
            (x + wide * 0.5, y - tall * 0.8),
            (x + wide * 0.36, y - tall, 1),
        ]
    )
    inside = paint(c, body, colours, volume=14, shading=0.5, **THING)
    paint(
        c, rectangle(x - wide * 0.4, y - tall - 14, wide * 0.8, 16), ["#e0b858", "#8a6030"], volume=4, **THING
    )
    return np.asarray(inside, np.float32)


def _shine(c: Canvas, x: float, y: float, wide: float, tall: float) -> None:
    c.screen(
        line([(x - wide * 0.36, y - tall * 0.72), (x - wide * 0.38, y - tall * 0.2)], 5),
        "#ffffff",
        0.6,
        soft=1.2,
    )


def _top_row(c: Canvas) -> None:
    y = SHELVES[0]
    storm = _jar(c, 70, y, 108, 140, ["#3a4a5c", "#6a7a84", "#2c3a4c"])
    cloud = [ellipse(50, y - 88, 24, 16), ellipse(78, y - 98, 28, 20), ellipse(98, y - 84, 20, 14)]
    paint(c, cloud, ["#c8d0d0", "#6a7884"], volume=9, shading=0.6, wobble=1.4, inside=storm)
    bolt = polygon(
        [(74, y - 76), (62, y - 46), (72, y - 48), (62, y - 16), (88, y - 56), (77, y - 54), (84, y - 76)]
    )
    c.over(bolt, "#fff0a0")
    glow(c, 74, y - 44, 60, "#ffe080", 0.6)
    _shine(c, 70, y, 108, 140)
    _tag(c, 112, y - 140)
    clocks = [(176, y - 34, 34, 0), (206, y - 96, 26, 1)]
    for x, v, r, kind in clocks:
        if not kind:
            _foot(c, x, y, 40)
        paint(c, ellipse(x, v, r), ["#e0b858", "#8a5c30"], volume=7, **THING)
        paint(c, ellipse(x, v, r * 0.78), ["#fff6e0", "#d8ccb0"], volume=3, **THING)
        c.multiply(
            [
                ellipse(x + r * 0.62 * math.cos(k * 0.785), v + r * 0.62 * math.sin(k * 0.785), 2)
                for k in range(8)
            ],
            "#5a4438",
            0.8,
        )
    paint(
        c,
        [polyline([(198, y - 70), (176, y - 60)], 5), polyline([(212, y - 70), (196, y - 58)], 5)],
        "#8a5c30",
        volume=1,
    )
    _wings(c, 384, y - 170)
    books = [
        (560, 22, 120, "#8a2a3a"),
        (584, 26, 134, "#2f6a60"),
        (612, 18, 112, "#e0b858"),
        (632, 24, 128, "#5a4a3c"),
    ]
    for x, wide, tall, tone in books:
        paint(
            c,
            rectangle(x, y - tall, wide, tall),
            [mix(tone, "#ffffff", 0.15), mix(tone, "#0c1a22", 0.4)],
            along=("x", x, x + wide),
            volume=4,
            angle=88,
            **THING,
        )
        c.screen(rectangle(x + 3, y - tall + 16, wide - 6, 5), "#ffe8b0", 0.4)


def _wings(c: Canvas, x: float, y: float) -> None:
    """White wings on a coat hanger."""
    hook = [
        line([(x, y + 22), (x, y + 4), (x + 9, y - 6), (x + 16, y + 4)], 4),
        line([(x - 64, y + 44), (x, y + 22), (x + 64, y + 44)], 7),
    ]
    for side in (-1, 1):
        for row, (long, start) in enumerate(((128, 0), (96, 1), (64, 2))):
            feathers = []
            for k in range(7):
                u = x + side * (16 + k * 13 + row * 2)
                v = y + 44 + row * 7 + k * 1.5
                reach = long * (0.55 + 0.45 * math.sin(0.5 + k * 0.4))
                vane = [
                    (0, 0, 1),
                    (-8, reach * 0.5),
                    (-6, reach * 0.92),
                    (0, reach, 1),
                    (7, reach * 0.86),
                    (8, reach * 0.4),
                ]
                feathers.append(spline(place(vane, u, v, 1, side, turn=side * (-8 + k * 4.5 - start * 3))))
            for feather in feathers:
                paint(
                    c,
                    feather,
                    ["#fffaf0", "#d8d4c8"],
                    volume=4,
                    shading=0.55,
                    wobble=0.5,
                    detail=0.45,
                    rim="#ffffff",
                    rim_width=1.6,
                    cast=(2, 4, 3, 0.35),
                )
    paint(c, hook, ["#c89858", "#6a4428"], volume=3, **THING)
    _tag(c, x + 54, y + 48, 30)


def _moon(c: Canvas) -> None:
    """The brightest thing: a crescent in a string bag, hung from the shelf above."""
    x, y = 388.0, 318.0
    glow(c, x, y, 330, "#ffe6a0", 0.85)
    disc, bite = c.mask(ellipse(x, y, 74)), c.mask(ellipse(x + 34, y - 14, 64))
    moon = np.asarray(np.clip(disc - bite, 0, 1), np.float32)
    paint(
        c,
        moon,
        ["#fffbe0", "#ffe9a8", "#f0c868"],
        along=("r", x - 50, y - 10, 130),
        volume=14,
        shading=0.4,
        wobble=0.5,
        mottle=1.3,
        detail=0.4,
        dark="#a8743c",
    )
    c.multiply(
        [ellipse(x - 50, y + 6, 9, 7), ellipse(x - 30, y + 44, 8, 6), ellipse(x - 56, y - 24, 6, 5)],
        "#d8a860",
        0.5,
        soft=1.6,
        inside=moon,
    )
    cords: list[Points] = []
    for k in range(-3, 4):
        cords.append(
            [
                (x, SHELVES[0] + 20),
                (x + k * 30, y - 40),
                (x + k * 32, y + 20),
                (x + k * 13, y + 84),
                (x, y + 94),
            ]
        )
    c.over([line(cord, 2.6) for cord in cords], "#c89c5c", 0.9)
    rings = [
        line([(x - half, v), (x, v + 10), (x + half, v)], 2.4)
        for v, half in ((y - 52, 80), (y - 16, 100), (y + 22, 100), (y + 56, 72))
    ]
    c.over(rings, "#c89c5c", 0.85)
    c.sharpen([line(cord, 6) for cord in cords], 0.6)
    _tag(c, x + 84, y + 18, 20)


def _second_row(c: Canvas) -> None:
    y = SHELVES[1]
    _foot(c, 120, y, 96)
    pile = [(-82, 0, 1), (-88, -16), (-60, -24), (0, -26), (66, -22), (88, -14), (82, 0, 1)]
    for k, turn in enumerate((0, 2, -3)):
        paint(
            c,
            spline(place(pile, 118, y - k * 22, 1 - k * 0.06, turn=turn)),
            ["#3a3a4c", "#16161f"],
            volume=8,
            shading=0.7,
            wobble=0.8,
            rim="#a8a8b8",
            rim_width=2.4,
            cast=(2, 4, 4, 0.5),
        )
    hand = [
        line([(178, y - 52), (200, y - 40), (206, y + 10)], 13),
        *(
            line([(206, y + 6), (200 + k * 7, y + 30), (196 + k * 9, y + 46 - abs(k - 1.5) * 4)], 5.4)
            for k in range(4)
        ),
    ]
    paint(
        c,
        hand,
        ["#2c2c3c", "#14141c"],
        volume=3,
        wobble=0.4,
        detail=0.6,
        rim="#8a8a9c",
        rim_width=1.6,
        cast=(4, 4, 5, 0.4),
    )
    _tag(c, 66, y - 62)
    x = 660.0
    _foot(c, x, y, 70)
    bowl = spline(
        [
            (x - 38, y - 132, 1),
            (x - 78, y - 90),
            (x - 76, y - 34),
            (x - 40, y, 1),
            (x + 40, y, 1),
            (x + 76, y - 34),
            (x + 78, y - 90),
            (x + 38, y - 132, 1),
        ]
    )
    glass = paint(c, bowl, ["#2a5a64", "#1c4450", "#123440"], volume=18, shading=0.5, **THING)
    sea = spline(
        [
            (x - 90, y - 40),
            (x - 54, y - 52),
            (x - 30, y - 96),
            (x + 10, y - 110),
            (x + 42, y - 92),
            (x + 40, y - 70),
            (x + 18, y - 78),
            (x + 6, y - 62),
            (x + 30, y - 44),
            (x + 90, y - 50),
            (x + 90, y + 10),
            (x - 90, y + 10),
        ]
    )
    paint(
        c,
        sea,
        ["#8fd8d0", "#2f8f96", "#125a70"],
        volume=12,
        shading=0.6,
        wobble=0.6,
        inside=glass,
        rim="#ffffff",
        rim_width=3,
    )
    foam = [
        ellipse(x + dx, y + dy, r)
        for dx, dy, r in ((12, -110, 6), (28, -104, 6), (40, -92, 5), (42, -78, 4.4), (34, -70, 3.4))
    ]
    paint(c, foam, ["#ffffff", "#c8e8e0"], volume=3, inside=glass, detail=0.7)
    c.over(
        [
            spline([(x - 62, y - 56, 1), (x - 54, y - 50), (x - 42, y - 54, 1)]),
            polyline([(x - 52, y - 54), (x - 52, y - 72)], 2),
            polygon([(x - 50, y - 72), (x - 50, y - 58), (x - 40, y - 58)]),
        ],
        "#fff0d8",
    )
    c.screen(line([(x - 60, y - 86), (x - 62, y - 40)], 6), "#ffffff", 0.6, soft=1.5)
    paint(c, ellipse(x, y - 132, 39, 8), ["#a8c8c0", "#3a6468"], volume=2, **THING)
    _tag(c, x + 30, y - 126, 40)


def _third_row(c: Canvas) -> None:
    y = SHELVES[2]
    x = 70.0
    _foot(c, x, y, 62)
    paint(c, rectangle(x - 50, y - 158, 100, 158), ["#8a5c34", "#5a3a28"], volume=4, angle=88, **THING)
    leaf = polygon([(x - 40, y - 148), (x + 26, y - 156), (x + 26, y + 4), (x - 40, y - 2)])
    c.over(rectangle(x - 40, y - 148, 80, 148), "#fff0b8")
    glow(c, x + 34, y - 74, 90, "#ffe080", 0.6)
    paint(c, leaf, ["#c8584c", "#7a2430"], volume=4, angle=88, cast=(6, 2, 5, 0.4), **THING)
    c.multiply(
        [
            polygon([(x - 30, y - 134), (x + 16, y - 140), (x + 16, y - 86), (x - 30, y - 82)]).outline(3),
            polygon([(x - 30, y - 66), (x + 16, y - 68), (x + 16, y - 12), (x - 30, y - 14)]).outline(3),
        ],
        "#4a1420",
        0.6,
    )
    paint(c, ellipse(x + 16, y - 76, 4.4), "#ffe090", volume=2, detail=0.9, wobble=0.1)
    _tag(c, x - 40, y - 150, 8)
    jar = _jar(c, 184, y, 74, 100, ["#1c3c44", "#12303a"])
    luck = random.Random(4)
    sparks = [
        (luck.uniform(156, 212), luck.uniform(y - 86, y - 12), luck.uniform(1.2, 2.8), luck.uniform(0.6, 1))
        for _ in range(22)
    ]
    glow(c, 184, y - 46, 66, "#ffe8a0", 0.6)
    sparkle(c, np.asarray(c.dots(sparks) * jar, np.float32), "#fff6d0", 1, halo=3)
    _shine(c, 184, y, 74, 100)
    x = 384.0
    _foot(c, x - 30, y, 62)
    for dx, turn in ((-60, -6), (0, 4)):
        boot = [(-26, 0, 1), (-28, -30), (-24, -66, 1), (6, -70, 1), (8, -34), (34, -18), (40, 0, 1)]
        paint(
            c,
            spline(place(boot, x + dx - 16, y - (10 if dx else 0), 1, turn=turn + (-14 if dx else 0))),
            ["#b87848", "#5a3428"],
            volume=9,
            cast=(3, 4, 4, 0.5),
            **THING,
        )
        c.multiply(
            [
                line(
                    place(
                        [(-4, -58 + k * 12), (9, -54 + k * 12)],
                        x + dx - 16,
                        y - (10 if dx else 0),
                        1,
                        turn=turn,
                    ),
                    2.4,
                )
                for k in range(3)
            ],
            "#2a1820",
            0.7,
        )
    _tag(c, x + 4, y - 64, 24)
    violin = [
        (0, -128),
        (16, -120),
        (26, -98),
        (16, -76),
        (12, -64),
        (18, -52),
        (34, -32),
        (24, -6),
        (0, 2),
        (-24, -6),
        (-34, -32),
        (-18, -52),
        (-12, -64),
        (-16, -76),
        (-26, -98),
        (-16, -120),
    ]
    paint(
        c,
        spline(place(violin, x + 88, y - 6, 0.92, turn=-12)),
        ["#d88840", "#8a4428"],
        volume=14,
        cast=(4, 6, 6, 0.5),
        **THING,
    )
    neck = place([(0, -110), (0, -176)], x + 88, y - 6, 0.92, turn=-12)
    paint(c, line(neck, 9), ["#4a2c24", "#241418"], volume=3, **THING)
    c.over(
        [line(place([(dx, -20), (dx * 0.5, -166)], x + 88, y - 6, 0.92, turn=-12), 1.4) for dx in (-4, 0, 4)],
        "#fff0d0",
        0.7,
    )
    x = 660.0
    cage = [
        line([(x + dx, y - 4), (x + dx, y - 78), (x + dx * 0.4, y - 132), (x, y - 146)], 3.4)
        for dx in (-58, -36, -12, 12, 36, 58)
    ]
    _foot(c, x, y, 70)
    paint(
        c,
        [
            *cage,
            rectangle(x - 64, y - 10, 128, 10),
            ellipse(x, y - 150, 8).outline(4),
            line([(x - 59, y - 78), (x, y - 72), (x + 59, y - 78)], 4),
        ],
        ["#f0cc78", "#8a6030"],
        volume=2,
        **THING,
    )
    glow(c, x + 4, y - 48, 90, "#fff0b8", 0.8)
    feather = [(0, 0, 1), (-9, -20), (-8, -48), (3, -66, 1), (11, -44), (9, -18)]
    paint(
        c,
        spline(place(feather, x - 4, y - 20, 1, turn=24)),
        ["#ffffff", "#ffe6b0"],
        volume=4,
        detail=0.7,
        wobble=0.4,
    )
    _tag(c, x + 58, y - 76, 20)


def _fourth_row(c: Canvas) -> None:
    y = SHELVES[3]
    _foot(c, 96, y, 96)
    case = spline([(14, y, 1), (14, y - 92), (26, y - 104), (166, y - 104), (178, y - 92), (178, y, 1)])
    paint(c, case, ["#a8643c", "#6a3a2c"], volume=10, angle=0, **THING)
    c.multiply([rectangle(46, y - 104, 12, 104), rectangle(134, y - 104, 12, 104)], "#3a1c1c", 0.6)
    c.over(line([(78, y - 104), (80, y - 120), (112, y - 120), (114, y - 104)], 6), "#3a1c1c")
    _tag(c, 150, y - 104, 30)
    bundle = [(206.0, 18), (222.0, -4), (236.0, 12)]
    for x, lean in bundle:
        paint(
            c,
            spline(
                [
                    (x - 11, y - 10, 1),
                    (x - 9 + lean * 0.4, y - 120),
                    (x + lean, y - 150, 1),
                    (x + 9 + lean * 0.4, y - 118),
                    (x + 11, y - 10, 1),
                ]
            ),
            ["#2f6a60", "#123a3c"] if lean else ["#8a2a3a", "#4a1424"],
            volume=6,
            **THING,
        )
        c.over(
            line(
                [
                    (x + lean, y - 148),
                    (x + lean + 2, y - 166),
                    (x + lean + 14, y - 170),
                    (x + lean + 18, y - 160),
                ],
                4,
            ),
            "#c89858",
        )
    x = 372.0
    _foot(c, x, y, 50)
    anchor = [
        line([(x, y - 128), (x, y - 10)], 12),
        line([(x - 34, y - 100), (x + 34, y - 100)], 10),
        line([(x - 58, y - 50), (x - 44, y - 16), (x, y - 4), (x + 44, y - 16), (x + 58, y - 50)], 13),
        polygon([(x - 70, y - 44), (x - 58, y - 66), (x - 44, y - 42)]),
        polygon([(x + 70, y - 44), (x + 58, y - 66), (x + 44, y - 42)]),
        ellipse(x, y - 140, 13).outline(7),
    ]
    paint(c, anchor, ["#7a9090", "#34484e"], volume=5, cast=(5, 5, 6, 0.5), **THING)
    pillow = spline(
        [
            (430, y - 4),
            (424, y - 30),
            (440, y - 44),
            (470, y - 40),
            (500, y - 46),
            (512, y - 28),
            (506, y - 2),
            (470, y - 6),
        ]
    )
    paint(c, pillow, ["#c85a68", "#7a2440"], volume=12, cast=(3, 3, 5, 0.5), **THING)
    tooth = [
        (456, y - 40, 1),
        (452, y - 62),
        (462, y - 70),
        (470, y - 64),
        (478, y - 70),
        (488, y - 62),
        (484, y - 40, 1),
        (476, y - 52),
        (464, y - 52),
    ]
    paint(c, spline(tooth), ["#ffffff", "#d8d4c8"], volume=5, **THING)
    hats = [(628, "#e0b858"), (628, "#2f6a60"), (628, "#8a2a3a")]
    for k, (hx, tone) in enumerate(hats):
        v = y - k * 36
        paint(
            c,
            [
                ellipse(hx + k * 4, v - 8, 62 - k * 5, 12),
                spline(
                    [
                        (hx - 36 + k * 6, v - 10, 1),
                        (hx - 30 + k * 6, v - 46),
                        (hx + k * 4, v - 54),
                        (hx + 36, v - 44),
                        (hx + 42, v - 10, 1),
                    ]
                ),
            ],
            [mix(tone, "#ffffff", 0.14), mix(tone, "#0c1a22", 0.45)],
            volume=9,
            cast=(2, 5, 5, 0.5),
            **THING,
        )
    kite = polygon([(726, y - 150), (764, y - 96), (730, y - 20), (696, y - 92)])
    paint(c, kite, ["#8fd0c8", "#2f7f86"], volume=5, cast=(4, 5, 5, 0.5), **THING)
    c.over(
        [polyline([(726, y - 150), (730, y - 20)], 2.4), polyline([(696, y - 92), (764, y - 96)], 2.4)],
        "#fff0d0",
        0.7,
    )


def _ladder(c: Canvas) -> None:
    """Somebody is looking on the very top: legs, slippers, a trailing tape."""
    wood: Manner = {"wobble": 0.3, "detail": 0.5, "rim": "#ffe8b0", "rim_width": 2.6, "angle": 80}
    rails = [polyline([(694, 860), (700, -20)], 11), polyline([(756, 860), (748, -20)], 11)]
    rungs = [polyline([(694 + k * 0.1, y), (756 - k * 0.1, y)], 9) for k, y in enumerate(range(60, 850, 78))]
    c.multiply(c.shift(c.mask([*rails, *rungs], 5), -10, 8), "#060e14", 0.5)
    paint(c, [*rungs, *rails], ["#d8a860", "#8a5c34"], volume=4, **wood)
    cloth: Manner = {"wobble": 0.4, "detail": 0.5, "rim": "#ffe8b0", "rim_width": 3, "dark": "#0c1424"}
    legs = [line([(706, -30), (704, 60), (708, 124)], 34), line([(744, -30), (748, 30), (744, 52)], 34)]
    paint(c, legs, ["#5a5a6c", "#2c2c3c"], volume=11, angle=86, cast=(-6, 6, 8, 0.5), **cloth)
    feet = [
        spline(place([(-20, 0), (-18, -14), (0, -18), (18, -12), (22, 2), (0, 6)], x, y))
        for x, y in ((708, 138), (744, 64))
    ]
    paint(c, feet, ["#c85a48", "#7a2430"], volume=7, cast=(0, 5, 4, 0.5), **cloth)
    apron = spline([(676, -30, 1), (672, 20), (700, 30), (740, 24), (778, 16), (776, -30, 1)])
    paint(c, apron, ["#e0b858", "#8a6030"], volume=10, cast=(0, 6, 6, 0.5), **cloth)


def _counter(c: Canvas) -> None:
    top = polygon([(-20, 872), (800, 872), (800, 912), (-20, 912)])
    wood: Manner = {
        "streaks": 1.4,
        "shading": 0.5,
        "wobble": 0.4,
        "angle": 0,
        "rim": "#ffe8b0",
        "rim_width": 4,
    }
    front = rectangle(-20, 908, 820, 260)
    paint(c, front, ["#5a3a28", "#3a2420", "#22161a"], volume=0, **wood)
    panels = [rectangle(x, 946, 222, 180) for x in (14, 272, 530)]
    paint(
        c,
        panels,
        ["#6a4430", "#3a2420"],
        volume=7,
        shading=0.7,
        angle=88,
        wobble=0.4,
        light=(0.2, 0.9),
        ink=0.3,
    )
    paint(c, top, ["#c88c4c", "#8a5834"], volume=6, cast=(0, 18, 14, 0.6), **wood)
    glow(c, 150, 800, 240, "#ffdc90", 0.5)
    brass: Manner = {"wobble": 0.3, "detail": 0.6, "rim": "#fffbe0", "rim_width": 2.4, "dark": "#3a2418"}
    _foot(c, 150, 884, 50)
    paint(
        c,
        [spline([(114, 886, 1), (122, 868), (178, 868), (186, 886, 1)]), rectangle(145, 780, 10, 92)],
        ["#e0b858", "#8a6030"],
        volume=5,
        **brass,
    )
    shade = spline(
        [(70, 796, 1), (88, 752), (120, 736, 1), (180, 736, 1), (212, 752), (230, 796, 1), (150, 806)]
    )
    paint(c, shade, ["#3a8a78", "#1f5f54", "#2f7a68"], volume=12, shading=0.6, **brass)
    c.over(spline([(78, 797), (150, 806), (222, 797), (150, 812)]), "#fff6c8")
    _foot(c, 566, 886, 40)
    paint(
        c,
        [
            spline(
                [(530, 884, 1), (532, 862), (548, 846), (566, 842), (584, 846), (600, 862), (602, 884, 1)]
            ),
            ellipse(566, 838, 6),
        ],
        ["#fff0b0", "#c89040"],
        volume=10,
        **brass,
    )
    paint(c, ellipse(566, 886, 42, 7), ["#5a3a28", "#2c1a18"], volume=2, **brass)
    ledger = [
        polygon([(640, 884), (700, 868), (768, 880), (720, 902)]),
        polygon([(700, 868), (768, 880), (800, 870), (740, 860)]),
    ]
    paint(c, ledger, ["#fff6e0", "#d8c8a8"], volume=3, cast=(3, 6, 5, 0.5), **brass)
    c.multiply(
        [polyline([(664 + k * 7, 884 - k * 2), (716 + k * 7, 894 - k * 3)], 1.6) for k in range(5)],
        "#5a4a4a",
        0.5,
    )


def _child(c: Canvas) -> None:
    """On tiptoe, one sleeve of the coat empty of a mitten, a ticket held up."""
    x, y = 372.0, 1128.0
    c.multiply(spline([(x - 40, y), (x + 44, y - 4), (x + 90, 1180), (x - 60, 1180)]), "#060e14", 0.6, soft=9)
    wears = Clothes(
        coat="#c8483c",
        hem="#7a2034",
        hair="#4a2c28",
        skin="#e8b088",
        legs="#24343c",
        hat="hood",
        hat_colour="#d8584c",
        scarf="#f0cc78",
    )
    figure(
        c,
        x,
        y,
        290,
        wears,
        arms=[[(9, -66), (18, -78), (22, -92)], [(-9, -66), (-15, -52), (-13, -40)]],
        rim="#fff2c8",
        detail=0.6,
        shadow=False,
    )
    ticket = place([(-16, 0, 1), (16, 0, 1), (16, -40, 1), (-16, -40, 1)], x + 66, y - 268, 1, turn=14)
    paint(
        c,
        spline(ticket),
        ["#fff6dc", "#d8c8a0"],
        volume=3,
        wobble=0.3,
        detail=0.7,
        rim="#ffffff",
        rim_width=2,
        cast=(3, 5, 4, 0.5),
    )
    spot = place([(0, -22)], x + 66, y - 268, 1, turn=14)[0]
    c.multiply([ellipse(spot[0], spot[1], 9).outline(2.6), ellipse(spot[0], spot[1], 3)], "#5a4a4a", 0.7)
