"""A hot day: a snowman sits in the open refrigerator; a child with a swimming ring holds his twig hand."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.light import beam, fog, glow
from art.motifs.floors import chequers
from art.motifs.fur import fur
from art.motifs.turned import turned
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="041g13t5",
    slug="until-december",
    seed=8307,
    palette="P11",
    horizon="low",
    reach="close",
    hour="indoors",
    mood="tender",
    description="In a summer kitchen a snowman sits in the open refrigerator between bottles and cheese; a "
    "child with a swimming ring holds his twig hand, and a cat lies in the cold air.",
    clues=("A summer apart", "I will look after you", "The guest room", "Nothing lasts, but this does"),
    motifs=("winter", "keeping", "two", "time", "home", "light"),
    light=(0.7, -0.4),
    shadow="#2a2c5c",
    warmth="#f4f8ff",
    grade=("#202858", "#ffe8c0", 0.06),
    contrast=0.15,
    vignette=0.4,
)


def draw(c: Canvas) -> None:
    """The warm room; the cold box and what is in it; its door; the mist; the child; the cat."""
    _room(c)
    _window(c)
    _calendar(c)
    _box(c)
    _shelf(c)
    _snowman(c)
    _door(c)
    _mist(c)
    _child(c)
    _cat(c)


def _room(c: Canvas) -> None:
    c.background([(0, "#f0b060"), (0.5, "#f4c47c"), (0.8, "#e0a068"), (1, "#b87858")], angle=84, mottle=0.7)
    stripes: list[Shape] = [rectangle(-20 + 74 * i, -10, 36, 900) for i in range(11)]
    c.multiply(stripes, "#d88c50", 0.3)
    glow(c, 100, 340, 420, "#fff0b8", 0.5)
    floor = chequers(c, 872, ["#f0dcc0", "#c8b0a8"], ["#8a98b4", "#4a5888"], 300)
    c.multiply(np.asarray(floor * smoothstep(c.x, 620, 200), np.float32), "#c88c78", 0.35)
    board = rectangle(-10, 848, 800, 28)
    paint(c, board, ["#fff2dc", "#b89080"], volume=5, wobble=0.35, cast=(0, 6, 6, 0.5))


def _window(c: Canvas) -> None:
    """Outside everything glares: sun, a parched hill, a paddling pool."""
    pane = c.mask(rectangle(22, 150, 192, 300))
    sky = np.asarray((c.y - 150) / 300, np.float32)
    paint(c, pane, [(0, "#8fc4dc"), (0.55, "#dcecd8"), (1, "#fff4c8")], along=sky, volume=0, wobble=0)
    glow(c, 96, 226, 130, "#fffbe0", 0.9)
    paint(c, c.mask(ellipse(96, 226, 33)) * pane, ["#fffdf0", "#ffe08a"], volume=3, wobble=0.3)
    hill = spline([(10, 400, 1), (80, 372), (150, 392), (230, 366, 1), (230, 460, 1), (10, 460, 1)])
    paint(c, c.mask(hill) * pane, ["#e8d484", "#b8a858"], volume=5)
    for x, y, r in ((176, 352, 27), (150, 376, 17)):
        paint(c, c.mask(ellipse(x, y, r)) * pane, ["#9cb868", "#5c8450"], volume=8, wobble=1.4)
        c.over(c.mask(polyline([(x, y + r * 0.8), (x, y + r * 1.5)], 5)) * pane, "#6a5438")
    m: Manner = {"wobble": 0.35, "detail": 0.5, "rim": "#fffbe8", "rim_width": 2.5}
    frame = [
        rectangle(14, 142, 208, 13),
        rectangle(14, 446, 208, 14),
        rectangle(12, 142, 14, 316),
        rectangle(210, 142, 14, 316),
        rectangle(113, 150, 9, 300),
        rectangle(20, 292, 196, 9),
    ]
    paint(c, frame, ["#fff6e4", "#c8a890"], volume=3, cast=(6, 8, 6, 0.45), **m)
    paint(c, rectangle(0, 456, 238, 20), ["#fff2dc", "#b89080"], volume=4, cast=(4, 12, 8, 0.5), **m)
    cloth = spline(
        [
            (-10, 96, 1),
            (70, 108),
            (150, 100),
            (246, 112, 1),
            (236, 176),
            (218, 210),
            (196, 176),
            (172, 208),
            (146, 174),
            (120, 206),
            (94, 172),
            (66, 204),
            (40, 170),
            (10, 200),
            (-10, 180),
        ]
    )
    paint(
        c,
        cloth,
        ["#f4704a", "#d9662c", "#a84428"],
        volume=9,
        cast=(4, 10, 8, 0.4),
        wobble=0.6,
        rim="#ffe0b8",
        rim_width=2.5,
    )
    paint(c, line([(-10, 98), (252, 104)], 8), ["#b87848", "#6a4438"], volume=3, wobble=0.3)
    pot = spline([(50, 404, 1), (108, 404, 1), (100, 456), (58, 456)])
    paint(c, pot, ["#d9662c", "#8a3c2c"], volume=10, **m)
    wilted: list[Points] = [
        [(78, 404), (76, 372), (60, 352), (40, 366), (34, 392)],
        [(80, 404), (88, 366), (108, 350), (126, 368), (130, 396)],
        [(79, 404), (82, 360), (90, 338)],
    ]
    paint(c, [line(p, 5) for p in wilted], ["#8c9c50", "#5c7040"], volume=2, wobble=0.4)
    for x, y in ((34, 396), (130, 400), (92, 336)):
        paint(
            c,
            [
                ellipse(x + 9 * math.cos(a), y + 8 * math.sin(a), 8, 6, math.degrees(a))
                for a in (0, 1.26, 2.5, 3.8, 5.0)
            ],
            ["#fff0d8", "#e0a888"],
            volume=3,
            wobble=0.5,
        )
        c.over(ellipse(x, y, 5), "#a84428")
    beam(c, [(30, 460), (214, 460), (330, 1152), (-40, 1152)], "#fff0b0", 0.26, 14)


def _calendar(c: Canvas) -> None:
    """A sheet of squares by the window; somebody has crossed out the first of them."""
    sheet = polygon([(238, 560), (326, 556), (330, 672), (240, 678)])
    paint(
        c,
        sheet,
        ["#fffaf0", "#dcd0cc"],
        volume=3,
        wobble=0.4,
        cast=(5, 8, 6, 0.5),
        detail=0.6,
        rim="#ffffff",
        rim_width=2,
    )
    c.over(polygon([(238, 560), (326, 556), (327, 584), (239, 588)]), "#5c7cb0", 0.9)
    flakes = [
        polyline(
            [(282 - 9 * math.cos(a), 572 - 9 * math.sin(a)), (282 + 9 * math.cos(a), 572 + 9 * math.sin(a))],
            2,
        )
        for a in (0, 1.05, 2.1)
    ]
    c.over(flakes, "#ffffff")
    grid = [polyline([(240, 588 + 18 * i), (328, 584 + 18 * i)], 1.6) for i in range(6)] + [
        polyline([(239 + 14.6 * i, 588 - i * 0.6), (240 + 15 * i, 677 - i)], 1.6) for i in range(1, 6)
    ]
    c.multiply(grid, "#7c84a8", 0.7)
    for k in range(9):
        x, y = 247 + 14.8 * (k % 6), 597 + 18 * (k // 6)
        c.over(
            [
                polyline([(x - 4, y - 5), (x + 4, y + 5)], 2.2),
                polyline([(x + 4, y - 5), (x - 4, y + 5)], 2.2),
            ],
            "#d9462c",
            0.9,
        )
    c.sharpen(sheet, 0.8)


BOX: Manner = {"wobble": 0.35, "rim": "#ffffff", "rim_width": 4, "shading": 0.55, "dark": "#5a6c9c"}


def _box(c: Canvas) -> None:
    c.multiply(ellipse(480, 1040, 270, 20), "#2a2c5c", 0.5, soft=12)
    feet = [rectangle(326, 1010, 36, 36), rectangle(622, 1010, 36, 36)]
    paint(c, feet, ["#5c6a90", "#2c3460"], volume=5, wobble=0.3)
    shell = spline(
        [
            (292, 1020, 1),
            (291, 800),
            (290, 400),
            (290, 180),
            (302, 124),
            (348, 100),
            (500, 94),
            (640, 100),
            (690, 124),
            (700, 180),
            (700, 400),
            (701, 800),
            (702, 1020, 1),
        ]
    )
    paint(c, shell, ["#dfe8f0", "#c0d0e4", "#8fa8c6"], volume=30, cast=(-26, 16, 20, 0.5), **BOX)
    inner = spline(
        [
            (334, 984, 1),
            (333, 800),
            (332, 420),
            (332, 220),
            (344, 182),
            (380, 166),
            (500, 160),
            (612, 166),
            (652, 182),
            (660, 220),
            (660, 420),
            (661, 800),
            (662, 984, 1),
        ]
    )
    mask = paint(
        c,
        inner,
        [(0, "#f4fbff"), (0.3, "#c8e4f4"), (0.75, "#8cb4d8"), (1, "#5c80b4")],
        along=("r", 500, 200, 860),
        volume=0,
        wobble=0.3,
    )
    c.multiply(c.mask(inner).copy() * (1 - c.blur(c.mask(inner), 22)) * 2, "#3c5c9c", 0.9)
    ribs: list[Shape] = [rectangle(346, 330 + 100 * i, 18, 8) for i in range(7)] + [
        rectangle(630, 330 + 100 * i, 18, 8) for i in range(7)
    ]
    c.screen(ribs, "#ffffff", 0.6, soft=1, inside=mask)
    bulb = ellipse(500, 190, 34, 20)
    glow(c, 500, 200, 420, "#f0faff", 0.75)
    paint(c, bulb, ["#ffffff", "#fff4d0"], volume=4, wobble=0.2)
    frost = random.Random(6)
    for _ in range(26):
        x = frost.uniform(344, 652)
        drop = spline(
            [
                (x - 8, 166, 1),
                (x + 8, 166, 1),
                (x + 2, 180 + frost.uniform(8, 40)),
                (x - 1, 182 + frost.uniform(8, 40)),
            ]
        )
        c.screen(drop, "#ffffff", 0.4, soft=1.5, inside=mask)


def _shelf(c: Canvas) -> None:
    """What had to make room for him: bottles, cheese, a melon, a jar."""
    m: Manner = {"wobble": 0.35, "detail": 0.5, "rim": "#ffffff", "rim_width": 2.4, "shading": 0.6}
    bars = [polyline([(336, 352), (660, 352)], 7), polyline([(336, 362), (660, 362)], 3)]
    paint(c, bars, ["#ffffff", "#7c94c0"], volume=2, wobble=0.2, detail=0.6)
    bottle: Points = [(0, 20, 1), (2, 23), (56, 23), (74, 12), (96, 11), (100, 14), (106, 14, 1)]
    turned(c, 372, 350, 0.98, bottle, ["#ffffff", "#eef0ec", "#a8bcd8"], volume=6, **m)
    c.over(rectangle(359, 244, 27, 9), "#d9662c", 0.95)
    turned(c, 424, 350, 0.8, bottle, ["#ffe0a8", "#f4a050", "#b8602c"], volume=6, **m)
    jar: Points = [(0, 22, 1), (3, 26), (46, 26), (54, 20), (56, 20, 1)]
    turned(c, 612, 350, 1, jar, ["#f8c8c0", "#d84c48", "#8a2c3c"], volume=6, **m)
    paint(c, rectangle(588, 286, 48, 13), ["#ffffff", "#a8b4cc"], volume=3, **m)
    cheese = polygon([(466, 350), (570, 350), (570, 312), (546, 300), (466, 340)])
    paint(c, cheese, ["#ffe08c", "#e0a84c"], volume=5, **m)
    paint(c, polygon([(466, 340), (546, 300), (570, 312), (480, 344)]), ["#fff0b0", "#f4cc70"], volume=3, **m)
    c.multiply([ellipse(510, 343, 7, 5), ellipse(550, 332, 8, 7), ellipse(534, 347, 4, 3)], "#a86c2c", 0.7)
    melon = spline([(560, 978, 1), (566, 926), (600, 896), (640, 912), (660, 960), (660, 982, 1)])
    paint(c, melon, ["#84b070", "#3f6c50"], volume=20, **m)
    c.multiply(
        [line([(600 + 14 * k, 902), (592 + 24 * k, 940), (596 + 22 * k, 980)], 5) for k in range(-1, 3)],
        "#24483c",
        0.6,
    )


def _snowman(c: Canvas) -> None:
    """Squeezed in, knees of snow against the frame; he looks down at the child, not at us."""
    m: Manner = {
        "wobble": 1.2,
        "rim": "#ffffff",
        "rim_width": 4,
        "shading": 0.5,
        "dark": "#5474b4",
        "light": (-0.1, -1),
    }
    snow = [(0, "#ffffff"), (0.55, "#eef4fa"), (1, "#a8c0e4")]
    far = line([(590, 640), (640, 600), (640, 540), (664, 500)], 9)
    paint(c, [far, line([(640, 545), (622, 518)], 5)], ["#7c5c48", "#4a3440"], volume=3, wobble=0.5)
    base = spline(
        [
            (348, 960),
            (340, 860),
            (376, 768),
            (450, 730),
            (540, 732),
            (616, 776),
            (650, 866),
            (640, 966),
            (600, 984),
            (400, 984),
        ]
    )
    middle = spline(
        [
            (382, 700),
            (384, 620),
            (424, 562),
            (494, 542),
            (564, 562),
            (604, 624),
            (604, 706),
            (560, 762),
            (494, 778),
            (424, 762),
        ]
    )
    for shape, deep in ((base, 50), (middle, 44)):
        c.multiply(c.shift(c.mask(shape), 0, 10), "#3c5c9c", 0.4, soft=12)
        paint(c, shape, snow, volume=deep, **m)
    head = spline(
        [
            (414, 480),
            (416, 420),
            (452, 378),
            (500, 372),
            (552, 386),
            (578, 432),
            (572, 494),
            (540, 542),
            (490, 556),
            (440, 538),
        ]
    )
    c.multiply(ellipse(494, 566, 92, 22), "#3c5c9c", 0.5, soft=10)
    paint(c, head, snow, volume=36, **m)
    coal: Manner = {"wobble": 0.6, "detail": 0.7, "rim": "#c8dcf4", "rim_width": 2, "shading": 0.7}
    eyes = [ellipse(448, 458, 10, 12), ellipse(508, 456, 11, 13)]
    paint(c, eyes, ["#2c3048", "#14182c"], volume=4, **coal)
    c.screen([ellipse(445, 453, 3), ellipse(505, 451, 3)], "#ffffff", 0.9)
    brows = [line([(436, 436), (446, 430), (458, 432)], 4.5), line([(498, 430), (512, 428), (524, 434)], 4.5)]
    paint(c, brows, ["#5c4840", "#3a3040"], volume=2, wobble=0.4, detail=0.7)
    for x, y in ((438, 511), (450, 517), (465, 520), (481, 519), (495, 513)):
        paint(c, ellipse(x, y, 5.4, 5), ["#3c4058", "#181c30"], volume=2, wobble=0.4, detail=0.7)
    nose = spline([(478, 468, 1), (472, 490, 1), (424, 494), (386, 500, 1), (418, 482), (450, 472)])
    paint(
        c,
        nose,
        ["#ff9a4c", "#d9662c", "#a8482c"],
        volume=6,
        wobble=0.5,
        detail=0.6,
        rim="#ffe0b8",
        rim_width=2.4,
        cast=(4, 8, 5, 0.4, "#3c5c9c"),
    )
    c.multiply([line([(432, 482), (434, 490)], 2), line([(450, 475), (453, 486)], 2)], "#8a3420", 0.6)
    for y in (620, 668, 716):
        paint(c, ellipse(488, y, 11, 10), ["#3c4058", "#14182c"], volume=4, **coal)
    scarf = spline(
        [
            (406, 532),
            (440, 552),
            (496, 562),
            (552, 550),
            (584, 524),
            (594, 550),
            (562, 580),
            (496, 592),
            (430, 580),
            (398, 556),
        ]
    )
    wool = paint(
        c,
        scarf,
        ["#f4804c", "#d9562c", "#98342c"],
        volume=13,
        cast=(0, 10, 8, 0.4, "#3c5c9c"),
        wobble=0.7,
        rim="#ffe0b8",
        rim_width=3,
    )
    tail = spline([(546, 566, 1), (584, 560, 1), (598, 640), (594, 706, 1), (558, 710, 1), (562, 640)])
    end = paint(
        c,
        tail,
        ["#f4804c", "#c84c2c"],
        volume=10,
        cast=(-6, 8, 8, 0.4, "#3c5c9c"),
        wobble=0.6,
        rim="#ffe0b8",
        rim_width=3,
    )
    ribs = [line([(410 + 15 * i, 536 + 14 * math.sin(i / 4)), (412 + 15 * i, 590)], 2.4) for i in range(12)]
    c.multiply(ribs, "#7c2428", 0.45, inside=wool)
    c.screen(
        [line([(540, 610 + 44 * k), (604, 604 + 44 * k)], 11) for k in range(3)], "#fff0d8", 0.7, inside=end
    )
    c.over([polyline([(562 + 6 * i, 706), (561 + 6 * i, 724)], 3) for i in range(6)], "#d9562c")
    hat = spline([(430, 398, 1), (436, 372), (500, 352), (556, 372), (566, 400, 1), (500, 384)])
    paint(c, hat, ["#7c94c4", "#4a64a0"], volume=8, wobble=0.6, rim="#ffffff", rim_width=3)
    crown = spline([(440, 380), (456, 358), (500, 350), (544, 360), (556, 382), (500, 370)])
    paint(c, crown, ["#8fa8d0", "#5470ac"], volume=8, wobble=0.5)
    near = line([(402, 650), (352, 664), (314, 700), (272, 722)], 11)
    twigs = [
        near,
        line([(330, 686), (306, 676), (290, 658)], 6),
        line([(274, 721), (254, 716)], 6),
        line([(276, 722), (258, 738)], 6),
    ]
    paint(
        c,
        twigs,
        ["#8a6850", "#4a3440"],
        volume=4,
        wobble=0.5,
        detail=0.5,
        rim="#fff0dc",
        rim_width=2,
        cast=(-4, 10, 6, 0.4),
    )


def _door(c: Canvas) -> None:
    """Swung towards us at the right edge, with racks for eggs and a child's drawing of snow."""
    slab = polygon([(702, 112), (800, 60), (800, 1120), (704, 1022)])
    paint(
        c,
        slab,
        ["#eef4fa", "#b8cce4", "#7c98c4"],
        along=("x", 700, 790),
        volume=8,
        wobble=0.35,
        rim="#ffffff",
        rim_width=3,
    )
    c.multiply(polyline([(703, 112), (705, 1022)], 8), "#3c5484", 0.7, soft=2)
    for y in (330, 560, 800):
        rack = polygon([(716, y), (800, y + 6), (800, y + 74), (716, y + 56)])
        for k in range(3):
            egg = ellipse(730 + 22 * k, y + 2, 12, 17)
            if y == 330:
                paint(c, egg, ["#fff4e4", "#d8b8a0"], volume=6, wobble=0.3)
            elif y == 560 and k != 1:
                can = polygon(
                    [
                        (720 + 26 * k, y - 62),
                        (744 + 26 * k, y - 64),
                        (744 + 26 * k, y + 20),
                        (720 + 26 * k, y + 20),
                    ]
                )
                paint(c, can, ["#d9662c" if k else "#5c84b8", "#6a3c48"], volume=6, wobble=0.3)
        paint(
            c,
            rack,
            ["#f8fcff", "#9cb4d4"],
            volume=5,
            wobble=0.3,
            rim="#ffffff",
            rim_width=2,
            cast=(0, 6, 5, 0.4),
        )


def _mist(c: Canvas) -> None:
    """Cold air falls over the sill and creeps along the floor."""
    for i, (x, y, wide, tall) in enumerate(
        ((500, 1000, 210, 26), (420, 1046, 260, 24), (330, 1090, 300, 26), (560, 1080, 220, 22))
    ):
        c.screen(
            c.mask(ellipse(x, y, wide, tall), 16) * smoothstep(c.noise(90, 20 + i, 4), 0.25, 0.75),
            "#e4f2ff",
            0.62,
        )
    fog(c, 1090, 50, "#dcecff", 0.4)
    pool = spline([(420, 1064), (500, 1050), (580, 1062), (600, 1080), (520, 1096), (440, 1088)])
    paint(c, pool, ["#e8f4ff", "#8cacd8"], volume=4, wobble=0.8, rim="#ffffff", rim_width=2)
    drips = [ellipse(470, 1012, 4, 7), ellipse(540, 1026, 4, 8)]
    c.screen(drips, "#e4f2ff", 0.8)


def _child(c: Canvas) -> None:
    """From behind, in bathing trunks, a ring about the middle, wet hair."""
    m: Manner = {
        "wobble": 0.45,
        "detail": 0.65,
        "rim": "#e4f4ff",
        "rim_width": 4,
        "shading": 0.65,
        "dark": "#5c2c40",
        "light": (0.9, -0.3),
    }
    skin = [(0, "#e8a880"), (0.6, "#d08c68"), (1, "#a8644c")]
    c.multiply(ellipse(150, 1106, 130, 18), "#2a2c5c", 0.6, soft=8)
    _ring(c, m, near=False)
    legs = [
        spline(
            [
                (106, 900, 1),
                (150, 900, 1),
                (148, 970),
                (142, 1030),
                (142, 1080),
                (108, 1082),
                (112, 1030),
                (104, 970),
            ]
        ),
        spline(
            [
                (152, 900, 1),
                (200, 896, 1),
                (200, 966),
                (194, 1026),
                (196, 1076),
                (162, 1080),
                (164, 1026),
                (156, 966),
            ]
        ),
        spline([(104, 1074), (144, 1072), (146, 1100, 1), (92, 1102, 1), (90, 1090)]),
        spline([(160, 1072), (198, 1068), (222, 1090), (220, 1102, 1), (164, 1100, 1)]),
    ]
    paint(c, legs, skin, volume=14, **m)
    c.multiply(
        [line([(112, 1008), (126, 1012), (140, 1008)], 3), line([(166, 1004), (180, 1008), (194, 1004)], 3)],
        "#7c3c38",
        0.4,
        soft=1.5,
    )
    trunks = spline(
        [
            (92, 830, 1),
            (208, 826, 1),
            (216, 930, 1),
            (162, 944, 1),
            (154, 916, 1),
            (146, 946, 1),
            (90, 940, 1),
        ]
    )
    cloth = paint(c, trunks, ["#4a74b0", "#28447c"], volume=16, **m)
    c.screen(
        [ellipse(106 + 34 * (i % 4), 862 + 34 * (i // 4), 6) for i in range(10)], "#fff0d8", 0.6, inside=cloth
    )
    back = spline(
        [
            (110, 668, 1),
            (150, 656),
            (196, 666, 1),
            (216, 700),
            (208, 760),
            (208, 840),
            (92, 842),
            (94, 760),
            (88, 702),
        ]
    )
    body = paint(c, back, skin, volume=26, **m)
    c.multiply(line([(152, 690), (150, 760), (150, 820)], 4), "#7c3c38", 0.35, soft=2, inside=body)
    c.multiply(
        [line([(116, 712), (132, 736), (128, 752)], 5), line([(190, 710), (174, 734), (178, 750)], 5)],
        "#7c3c38",
        0.3,
        soft=3,
        inside=body,
    )
    c.screen(line([(204, 690), (206, 750), (202, 820)], 10), "#cfe8ff", 0.4, soft=4, inside=body)
    far = spline([(112, 674, 1), (84, 690), (66, 760), (62, 826), (78, 834), (96, 776), (112, 730)])
    paint(c, far, skin, volume=10, **m)
    paint(c, ellipse(70, 840, 13, 15), ["#e0a07c", "#a8644c"], volume=5, **m)
    near = spline(
        [(196, 670, 1), (222, 688), (244, 706), (264, 710), (270, 726), (256, 738), (230, 736), (204, 722)]
    )
    paint(c, near, skin, volume=10, **m)
    hand = [
        ellipse(266, 724, 14, 12),
        line([(270, 716), (282, 716)], 7),
        line([(272, 724), (285, 725)], 7),
        line([(270, 732), (281, 734)], 7),
    ]
    paint(c, hand, ["#e8a880", "#b87458"], volume=5, **m)
    _ring(c, m, near=True)
    paint(c, line([(152, 668), (153, 640)], 34), ["#d89870", "#b87458"], volume=9, **m)
    skull = spline(
        [
            (92, 580),
            (98, 530),
            (130, 500),
            (172, 498),
            (206, 526),
            (214, 576),
            (204, 624),
            (172, 652),
            (134, 652),
            (102, 626),
        ]
    )
    hair = paint(c, skull, ["#5c4038", "#34242c"], volume=24, **m)

    def lock(chance: random.Random) -> Points:
        x, y = chance.uniform(96, 210), chance.uniform(500, 640)
        return [(x, y), (x + (x - 152) * 0.06, y + 14), (x + (x - 152) * 0.1, y + 26)]

    fur(c, hair, lock, 90, "#1c141c", "#d8e4f4", 3, 0.35)
    ear = ellipse(212, 582, 9, 15, 8)
    paint(c, ear, ["#e8a880", "#b06c54"], volume=5, **m)


def _ring(c: Canvas, m: Manner, near: bool) -> None:
    """The swimming ring: its far half lies behind the child, its near half before."""
    ring = ellipse(150, 808, 96, 34).outline(40)
    half = np.asarray(c.mask(ring) * ((c.y > 806) if near else (c.y <= 808)), np.float32)
    tube = paint(c, half, ["#fff4e4", "#f0d8c0", "#c89888"], volume=14, cast=(-4, 12, 8, 0.5), **m)
    blocks = [
        spline(
            [
                (150 + 70 * math.cos(a), 808 + 22 * math.sin(a), 1),
                (150 + 130 * math.cos(a), 808 + 62 * math.sin(a), 1),
                (150 + 130 * math.cos(a + 0.5), 808 + 62 * math.sin(a + 0.5), 1),
                (150 + 70 * math.cos(a + 0.5), 808 + 22 * math.sin(a + 0.5), 1),
            ]
        )
        for a in np.arange(0.1, 6.2, 1.05)
    ]
    c.over(blocks, "#d9562c", 0.8, inside=tube)


def _cat(c: Canvas) -> None:
    """It has stretched itself out where the floor is coolest."""
    m: Manner = {
        "wobble": 0.9,
        "rim": "#f0f8ff",
        "rim_width": 3,
        "shading": 0.6,
        "dark": "#3c2840",
        "light": (0.3, -1),
    }
    x, y = 352.0, 1104.0
    c.multiply(ellipse(x + 12, y + 21, 150, 15), "#22285c", 0.6, soft=6)
    tail = line([(x + 148, y + 3), (x + 210, y - 9), (x + 255, y + 15), (x + 300, y + 3)], 17)
    body = spline(
        [
            (x - 120, y + 3),
            (x - 88, y - 42),
            (x - 12, y - 63),
            (x + 75, y - 60),
            (x + 145, y - 27),
            (x + 162, y + 12),
            (x + 112, y + 27),
            (x - 100, y + 27),
        ]
    )
    legs = [
        line([(x + 100, y + 6), (x + 162, y + 27), (x + 210, y + 33)], 16),
        line([(x - 88, y + 12), (x - 140, y + 30), (x - 182, y + 33)], 15),
    ]
    mask = paint(c, [tail, body, *legs], ["#f0a060", "#c8703c", "#8a4438"], volume=18, **m)
    c.multiply(
        [
            line([(x - 50 + 26 * i, y - 63), (x - 42 + 26 * i, y - 24), (x - 50 + 26 * i, y + 6)], 7)
            for i in range(6)
        ],
        "#8a3c28",
        0.5,
        soft=1.5,
        inside=mask,
    )
    head = spline(
        [
            (x - 165, y - 12),
            (x - 168, y - 57, 1),
            (x - 145, y - 42),
            (x - 122, y - 45),
            (x - 102, y - 66, 1),
            (x - 95, y - 18),
            (x - 110, y + 18),
            (x - 140, y + 24),
        ]
    )
    paint(c, head, ["#f4ac6c", "#c8703c"], volume=12, **m)
    face = [
        line([(x - 152, y - 9), (x - 145, y - 3), (x - 138, y - 9)], 2.2),
        line([(x - 122, y - 10), (x - 115, y - 4), (x - 108, y - 12)], 2.2),
        line([(x - 135, y + 6), (x - 130, y + 10), (x - 125, y + 6)], 2),
    ]
    c.over(face, "#4a2028")
