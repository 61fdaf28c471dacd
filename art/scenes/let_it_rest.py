"""A baker reads to the dough, which rises in a bed under a blanket; portraits of loaves hang on the wall."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.light import dust, glow
from art.motifs.floors import boards
from art.motifs.script import script
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="lk4417rh",
    slug="let-it-rest",
    seed=8315,
    palette="P7",
    horizon="low",
    reach="middle",
    hour="dawn",
    mood="tender",
    description="In a bakery at dawn a big dough lies in a bed under a checked blanket, with a nightcap on; "
    "a baker sits beside it on a flour sack and reads from a book.",
    clues=("Patience", "It will be great one day", "Let it rest", "Half-baked"),
    motifs=("food", "sleep", "growing", "work", "time"),
    light=(-0.8, -0.45),
    shadow="#42204c",
    warmth="#ffe8b8",
    grade=("#38184a", "#ffe8bc", 0.07),
    contrast=0.16,
    vignette=0.4,
)

WOOD: Manner = {"wobble": 0.4, "rim": "#ffe8c0", "rim_width": 4, "shading": 0.66}
SKIN = ["#f4c09c", "#bc7864"]


def draw(c: Canvas) -> None:
    """Wall with oven, window and portraits; the bed; the dough; blanket and cap; the baker; small things."""
    _wall(c)
    _oven(c)
    _window(c)
    _portraits(c)
    _bed(c)
    _dough(c)
    _blanket(c)
    _cap(c)
    _baker(c)
    _things(c)
    dust(c, 80, (60, 300, 700, 900), "#fff6dc", 4)


def _wall(c: Canvas) -> None:
    c.background([(0, "#7c4868"), (0.4, "#b8707c"), (0.7, "#d8907c"), (1, "#a86468")], angle=86, mottle=0.8)
    tiles = [polyline([(-10, 470 + 62 * k), (780, 470 + 62 * k)], 3) for k in range(8)]
    tiles += [
        polyline([(62 * k - 10 + 31 * (r % 2), 470 + 62 * r), (62 * k - 10 + 31 * (r % 2), 532 + 62 * r)], 3)
        for k in range(14)
        for r in range(7)
    ]
    paint(c, rectangle(-10, 470, 790, 460), ["#f0d0b0", "#c89488"], volume=0, wobble=0.3, mottle=0.8)
    c.multiply(tiles, "#8a5068", 0.45)
    c.screen([polyline([(-10, 474 + 62 * k), (780, 474 + 62 * k)], 2) for k in range(8)], "#fff4dc", 0.3)
    paint(
        c,
        rectangle(-10, 458, 790, 18),
        ["#3f8a93", "#22566a"],
        volume=4,
        wobble=0.3,
        rim="#d8fff0",
        rim_width=2,
    )
    floor = paint(
        c,
        rectangle(-10, 918, 790, 260),
        [(0, "#b87868"), (1, "#5c2c54")],
        volume=3,
        wobble=0.3,
        angle=0,
        streaks=1,
    )
    c.multiply(boards(918, 6, 300), "#42204c", 0.5, inside=floor)


def _oven(c: Canvas) -> None:
    """Its mouth glows at the left; the peel leans beside it."""
    arch = spline([(-20, 440, 1), (-20, 150), (60, 92), (150, 76), (236, 100), (292, 170), (300, 440, 1)])
    paint(
        c,
        arch,
        ["#d0846c", "#8a4458"],
        volume=14,
        wobble=0.6,
        cast=(10, 8, 10, 0.4),
        **{k: WOOD[k] for k in ("rim", "rim_width", "shading")},
    )
    for k in range(10):
        a = math.pi * (1.02 + k / 11.5)
        brick = polygon(
            place([(146, -17), (190, -20), (190, 20), (146, 17)], 136, 300, 1, 1, math.degrees(a))
        )
        paint(c, brick, ["#e09c78", "#9c5458"], volume=4, wobble=0.6, rim="#ffe0b0", rim_width=2)
    mouth = spline(
        [
            (0, 430, 1),
            (0, 290),
            (30, 206),
            (90, 168),
            (136, 158),
            (190, 172),
            (244, 214),
            (268, 290),
            (268, 430, 1),
        ]
    )
    fire = paint(
        c, mouth, [(0, "#5c1f3c"), (0.5, "#c8502c"), (0.85, "#ffb850"), (1, "#fff0b0")], volume=0, wobble=0.4
    )
    flames = [
        spline(
            [
                (20 + 44 * k, 430, 1),
                (10 + 44 * k, 380),
                (34 + 42 * k, 316 + 26 * (k % 2), 1),
                (52 + 40 * k, 376),
                (48 + 44 * k, 430, 1),
            ]
        )
        for k in range(6)
    ]
    paint(c, c.mask(flames) * fire, ["#f48c3c", "#fff4b0"], volume=5, wobble=1)
    logs = [line([(30, 424), (130, 404)], 20), line([(110, 402), (240, 426)], 20)]
    paint(c, c.mask(logs) * fire, ["#7c3c34", "#3c1830"], volume=6, wobble=0.8, rim="#ffb060", rim_width=3)
    paint(c, rectangle(-20, 426, 330, 26), ["#f0c8a0", "#a87074"], volume=5, **WOOD)
    glow(c, 134, 360, 420, "#ffb060", 0.62)


def _window(c: Canvas) -> None:
    pane = paint(
        c,
        rectangle(560, 70, 170, 250),
        [(0, "#6c84ac"), (0.5, "#e8b0a4"), (1, "#ffe4ac")],
        volume=0,
        wobble=0.2,
    )
    roofs = [
        polygon([(550, 330), (550, 286), (590, 258), (630, 288), (630, 330)]),
        polygon([(626, 330), (626, 276), (680, 240), (740, 280), (740, 330)]),
    ]
    c.over(roofs, "#7c5478", 0.9, inside=pane)
    c.over(ellipse(700, 124, 12), "#fff6dc", 0.7, inside=pane)
    frame = [
        rectangle(548, 58, 194, 16),
        rectangle(548, 314, 194, 20),
        rectangle(548, 58, 16, 270),
        rectangle(726, 58, 16, 270),
        rectangle(640, 66, 10, 254),
        rectangle(556, 186, 180, 10),
    ]
    paint(c, frame, ["#f4dcbc", "#a87880"], volume=4, cast=(6, 8, 8, 0.4), **WOOD)


def _portraits(c: Canvas) -> None:
    """Its elders: a plait, a ring, a long one."""
    for x, y, wide, tall, kind in ((380, 132, 104, 124, 0), (482, 250, 92, 112, 1), (372, 318, 86, 104, 2)):
        oval = kind == 1
        outer = (
            ellipse(x, y, wide / 2, tall / 2) if oval else rectangle(x - wide / 2, y - tall / 2, wide, tall)
        )
        inner = (
            ellipse(x, y, wide / 2 - 13, tall / 2 - 13)
            if oval
            else rectangle(x - wide / 2 + 13, y - tall / 2 + 13, wide - 26, tall - 26)
        )
        paint(c, outer, ["#f0cc84", "#a8703c"], volume=7, cast=(6, 9, 8, 0.5), **WOOD)
        paint(c, inner, ["#4f8c90", "#2c5468"], volume=0, wobble=0.2)
        m: Manner = {"wobble": 0.5, "detail": 0.6, "rim": "#fff0c8", "rim_width": 2, "shading": 0.65}
        if kind == 0:
            for i in range(5):
                paint(
                    c,
                    ellipse(x - 11 + 22 * (i % 2), y - 30 + 15 * i, 19, 13, 30 - 60 * (i % 2)),
                    ["#f0b868", "#a8602c"],
                    volume=6,
                    **m,
                )
        elif kind == 1:
            paint(c, ellipse(x, y, 21).outline(15), ["#f0b868", "#a8602c"], volume=6, **m)
            c.over(
                [ellipse(x + 21 * math.cos(a), y + 21 * math.sin(a), 1.7) for a in np.arange(0, 6.2, 0.5)],
                "#fff0d0",
                0.9,
            )
        else:
            loaf = line([(x - 14, y + 26), (x + 14, y - 26)], 24)
            mask = paint(c, loaf, ["#f4c474", "#b06c34"], volume=8, **m)
            c.screen(
                [
                    line([(x - 18 + 9 * k, y + 16 - 15 * k), (x - 2 + 9 * k, y + 22 - 15 * k)], 4)
                    for k in range(4)
                ],
                "#fff0d0",
                0.6,
                inside=mask,
            )


def _bed(c: Canvas) -> None:
    c.multiply(ellipse(430, 1010, 400, 30), "#2c1238", 0.6, soft=14)
    head = spline(
        [(650, 1000, 1), (650, 470), (662, 410), (690, 388), (722, 402), (740, 460), (744, 1000, 1)]
    )
    paint(c, head, ["#c08058", "#7c4448", "#4a2440"], volume=16, cast=(-12, 6, 12, 0.4), **WOOD)
    paint(c, [ellipse(694, 386, 27, 25)], ["#d89468", "#7c4448"], volume=10, **WOOD)
    c.multiply(
        [line([(676, 470), (672, 700), (678, 980)], 5), line([(716, 470), (720, 700), (716, 980)], 5)],
        "#42183c",
        0.5,
        soft=1,
    )
    rail = polygon([(90, 860), (700, 860), (700, 924), (90, 924)])
    paint(c, rail, ["#b87450", "#6c3444"], volume=9, **WOOD)
    mattress = spline([(104, 800, 1), (680, 790, 1), (686, 866, 1), (100, 870, 1)])
    cloth = paint(c, mattress, ["#fff4e0", "#c8a4a4"], volume=16, wobble=0.8, rim="#ffffff", rim_width=3)
    c.multiply(
        [polyline([(120 + 44 * k, 796), (118 + 44 * k, 868)], 6) for k in range(13)],
        "#3f8a93",
        0.4,
        inside=cloth,
    )
    pillow = spline([(470, 800), (488, 720), (560, 700), (650, 712), (672, 770), (650, 812), (560, 820)])
    paint(
        c,
        pillow,
        ["#ffffff", "#f0e0dc", "#b898a8"],
        volume=30,
        cast=(0, 10, 10, 0.4),
        wobble=0.9,
        rim="#ffffff",
        rim_width=4,
    )
    foot = spline([(70, 1010, 1), (66, 720), (84, 680), (108, 676), (126, 720), (126, 1010, 1)])
    paint(c, foot, ["#d08c60", "#8a4c4c", "#4a2440"], volume=12, cast=(10, 6, 10, 0.4), **WOOD)
    paint(c, [ellipse(97, 672, 24, 22)], ["#e0a070", "#7c4448"], volume=9, **WOOD)
    legs = [rectangle(650, 980, 44, 46), rectangle(78, 990, 40, 40)]
    paint(c, legs, ["#8a4c4c", "#42203c"], volume=6, **WOOD)


def _dough(c: Canvas) -> None:
    """It has risen since the last page, and runs over the edge a little."""
    m: Manner = {"wobble": 1.0, "rim": "#fffbe8", "rim_width": 6, "shading": 0.55, "dark": "#9c6468"}
    mound = spline(
        [
            (128, 806),
            (136, 700),
            (190, 590),
            (290, 520),
            (390, 506),
            (450, 530),
            (486, 556),
            (520, 520),
            (576, 506),
            (630, 540),
            (652, 620),
            (640, 720),
            (604, 786),
            (480, 824),
            (300, 832),
            (180, 836),
        ]
    )
    drip = spline([(556, 730, 1), (640, 710, 1), (648, 830), (640, 880), (622, 892), (604, 876), (600, 832)])
    c.multiply(c.shift(c.mask([mound, drip]), 12, 14), "#6c3450", 0.5, soft=14)
    mask = paint(
        c, [mound, drip], [(0, "#fffaec"), (0.5, "#f8e8cc"), (1, "#d8b498")], volume=70, mottle=0.7, **m
    )
    for x, y, across, down, turn in ((568, 600, 70, 64, 10), (520, 720, 60, 40, -10)):
        c.screen(ellipse(x - 20, y - 20, across, down, turn), "#ffffff", 0.35, soft=22, inside=mask)
    c.multiply(
        [
            line([(476, 566), (492, 640), (480, 720), (500, 790)], 12),
            line([(600, 700), (560, 744), (500, 760)], 8),
        ],
        "#b07c74",
        0.4,
        soft=6,
        inside=mask,
    )
    holes = [
        (560, 560, 7),
        (612, 640, 9),
        (590, 690, 6),
        (540, 660, 5),
        (624, 590, 5),
        (530, 600, 6),
        (566, 740, 8),
    ]
    for x, y, r in holes:
        c.multiply(ellipse(x, y, r, r * 0.8), "#b88474", 0.5, soft=1.5, inside=mask)
        c.screen(ellipse(x + 1, y + r * 0.7, r, r * 0.4), "#ffffff", 0.5, soft=1, inside=mask)


def _blanket(c: Canvas) -> None:
    rug = spline(
        [
            (112, 880, 1),
            (118, 760),
            (150, 640),
            (230, 548),
            (330, 508),
            (420, 516),
            (478, 560, 1),
            (492, 640),
            (500, 740),
            (530, 850),
            (546, 926, 1),
            (470, 912),
            (400, 930),
            (320, 914),
            (240, 932),
            (170, 914),
            (112, 930, 1),
        ]
    )
    mask = paint(
        c,
        rug,
        [(0, "#f0a088"), (0.5, "#d8685c"), (1, "#8a2c4c")],
        volume=60,
        wobble=0.8,
        shading=0.62,
        cast=(10, 8, 12, 0.45),
        rim="#ffe8c8",
        rim_width=5,
    )
    for k in range(9):
        x = 110 + 52 * k
        c.screen(
            line([(x - 20, 940), (x + 6 + 4 * k, 760), (x + 60 - 4 * k, 600), (x + 90 - 12 * k, 490)], 17),
            "#ffe8c8",
            0.34,
            inside=mask,
        )
    for k in range(8):
        y = 560 + 52 * k
        c.screen(
            line([(90, y + 50), (240, y - 16), (380, y - 34), (560, y + 18)], 17),
            "#ffe8c8",
            0.34,
            inside=mask,
        )
    c.multiply(
        [line([(476, 566), (480, 700), (520, 900)], 14), line([(190, 640), (160, 760), (150, 900)], 12)],
        "#6c1c44",
        0.35,
        soft=7,
        inside=mask,
    )
    hem = spline(
        [
            (330, 506),
            (420, 510),
            (484, 552, 1),
            (500, 640),
            (516, 760),
            (548, 900),
            (562, 930, 1),
            (530, 934, 1),
            (496, 800),
            (470, 660),
            (446, 570),
            (400, 540),
            (330, 530),
        ]
    )
    paint(
        c, hem, ["#fff6e0", "#d0aca8"], volume=9, wobble=0.7, cast=(5, 5, 6, 0.35), rim="#ffffff", rim_width=3
    )


def _cap(c: Canvas) -> None:
    cap = spline(
        [
            (508, 540, 1),
            (530, 490),
            (580, 466),
            (636, 488),
            (660, 548, 1),
            (690, 560),
            (716, 620),
            (704, 650, 1),
            (676, 610),
            (640, 580),
            (580, 546),
        ]
    )
    mask = paint(
        c,
        cap,
        [(0, "#8cc8c4"), (0.5, "#3f8a93"), (1, "#245468")],
        volume=18,
        wobble=0.6,
        rim="#e8fff4",
        rim_width=4,
        shading=0.62,
        cast=(4, 10, 8, 0.4),
    )
    c.screen(
        [line([(516 + 32 * k, 470), (540 + 34 * k, 560), (560 + 36 * k, 640)], 12) for k in range(6)],
        "#fff4dc",
        0.45,
        inside=mask,
    )
    band = line([(506, 548), (560, 536), (610, 546), (658, 572)], 24)
    paint(
        c,
        band,
        ["#fffaf0", "#d8bcb8"],
        volume=8,
        wobble=1.2,
        rim="#ffffff",
        rim_width=3,
        cast=(0, 7, 6, 0.35),
    )
    paint(c, ellipse(708, 664, 22), ["#fffaf0", "#d0b0b8"], volume=9, wobble=2, rim="#ffffff", rim_width=3)


def _baker(c: Canvas) -> None:
    """In profile; one hand holds the book, the other lies on the blanket."""
    m: Manner = {
        "wobble": 0.5,
        "detail": 0.5,
        "rim": "#ffd8a0",
        "rim_width": 5,
        "shading": 0.62,
        "dark": "#42204c",
    }
    c.multiply(ellipse(190, 1112, 190, 22), "#2c1238", 0.65, soft=9)
    sack = spline(
        [(40, 1104), (46, 1010), (96, 960), (200, 954), (270, 974), (296, 1040), (292, 1106), (160, 1122)]
    )
    flour = paint(c, sack, ["#ecd8b0", "#b8947c", "#7c5868"], volume=34, angle=80, **m)
    weave = [line([(30 + 13 * k, 950), (36 + 13 * k, 1120)], 1.6) for k in range(21)] + [
        line([(30, 966 + 13 * k), (300, 970 + 13 * k)], 1.6) for k in range(12)
    ]
    c.multiply(weave, "#7c5060", 0.28, inside=flour)
    legs = [
        spline(
            [
                (120, 960, 1),
                (240, 936),
                (330, 942),
                (348, 976),
                (340, 1060),
                (348, 1096, 1),
                (302, 1100, 1),
                (296, 1020),
                (240, 1004),
                (140, 1010),
            ]
        )
    ]
    paint(c, legs, ["#5c6c94", "#34345c"], volume=22, cast=(8, 8, 10, 0.4), **m)
    shoe = spline([(298, 1092, 1), (348, 1088, 1), (380, 1104), (402, 1122), (396, 1132, 1), (300, 1132, 1)])
    paint(c, shoe, ["#8a5444", "#42203c"], volume=10, **{**m, "rim_width": 2})
    coat = spline(
        [
            (110, 700, 1),
            (160, 668),
            (220, 678),
            (262, 720),
            (286, 800),
            (284, 900),
            (262, 976),
            (110, 984),
            (76, 900),
            (80, 780),
        ]
    )
    paint(
        c,
        coat,
        [(0, "#fffaf0"), (0.6, "#f0dcd0"), (1, "#b890a4")],
        volume=44,
        angle=82,
        cast=(10, 8, 12, 0.4),
        **m,
    )
    apron = spline(
        [(176, 800, 1), (270, 790), (300, 880), (330, 940), (340, 1000, 1), (250, 1016), (170, 980, 1)]
    )
    paint(c, apron, ["#4f9a9c", "#2c6478"], volume=18, **m)
    c.over(line([(96, 850), (180, 838), (286, 828)], 9), "#2c6478", 0.9)
    far = spline(
        [(232, 716, 1), (290, 730), (350, 728), (384, 716), (394, 740), (370, 762), (300, 776), (240, 768)]
    )
    paint(c, far, ["#f4e4d8", "#c0a0ac"], volume=14, cast=(6, 10, 8, 0.4), **m)
    paint(
        c,
        [
            ellipse(398, 728, 20, 15, -8),
            *[line([(404 + 3 * k, 720 + 6 * k), (426 - 2 * k, 718 + 9 * k)], 9) for k in range(3)],
        ],
        SKIN,
        volume=6,
        **m,
    )
    near = spline(
        [
            (130, 720, 1),
            (180, 716),
            (206, 760),
            (216, 826),
            (262, 852),
            (286, 858),
            (282, 890),
            (240, 896),
            (178, 876),
            (142, 820),
        ]
    )
    paint(c, near, [(0, "#ffffff"), (1, "#c4a4b0")], volume=20, cast=(8, 12, 10, 0.45), **m)
    _book(c, m)
    hand = [ellipse(290, 868, 20, 18), *[line([(292, 856 + 9 * k), (316, 852 + 9 * k)], 9) for k in range(4)]]
    paint(c, hand, SKIN, volume=6, **m)
    _face(c, m)


def _book(c: Canvas, m: Manner) -> None:
    left = polygon([(282, 820), (336, 800), (352, 884), (300, 904)])
    right = polygon([(336, 800), (402, 800), (414, 880), (352, 884)])
    cover = polygon([(276, 822), (336, 794), (408, 794), (422, 888), (352, 896), (298, 914)])
    paint(c, cover, ["#c8503f", "#6c1c3c"], volume=4, cast=(8, 12, 10, 0.45), **m)
    luck = random.Random(4)
    for page, x, y, wide, slope in ((left, 292, 828, 46, -16.0), (right, 344, 812, 56, -2.0)):
        paper = paint(c, page, ["#fffaec", "#e4ccb0"], volume=5, **m)
        for k in range(5):

            def row(
                u: float, x: float = x, y: float = y + 13.0 * k, wide: float = wide, slope: float = slope
            ) -> tuple[float, float]:
                return x + u * wide + (y - 820) * 0.18, y + u * slope

            rows = script(row, 0, 0.95, 4.4, 1.4, luck)
            c.multiply(rows, "#5a3858", 0.75, inside=paper)


def _face(c: Canvas, m: Manner) -> None:
    """Looks down at the page through half glasses."""
    paint(c, line([(172, 690), (178, 640)], 58), SKIN, volume=14, **m)
    scarf = spline([(130, 676), (180, 656), (228, 668), (236, 694), (180, 706), (132, 700)])
    paint(c, scarf, ["#d8483a", "#8a2440"], volume=10, **m)
    head = spline(
        [
            (110, 590),
            (116, 530),
            (160, 500),
            (216, 508),
            (240, 540),
            (244, 566),
            (268, 590),
            (266, 602),
            (248, 606),
            (246, 636),
            (222, 662),
            (176, 668),
            (130, 650),
        ]
    )
    paint(c, head, [(0, "#f8cca8"), (0.6, "#eab08c"), (1, "#b87868")], volume=32, **m)
    ear = ellipse(146, 598, 15, 23, -8)
    paint(c, ear, SKIN, volume=7, cast=(3, 4, 4, 0.4), **m)
    hair = spline(
        [(108, 600, 1), (112, 546), (144, 526), (156, 560), (134, 584), (136, 630), (124, 650), (110, 634)]
    )
    paint(c, hair, ["#e0d4d4", "#8c7c94"], volume=10, **m)
    tash = spline(
        [(210, 622, 1), (236, 608), (264, 612), (286, 628, 1), (262, 634), (236, 632), (206, 644, 1)]
    )
    paint(c, tash, ["#f4ece8", "#a894a4"], volume=8, cast=(0, 4, 4, 0.35), **m)
    c.over(line([(212, 574), (222, 579), (234, 575)], 3.4), "#42203c")
    c.over(line([(206, 552), (222, 544), (238, 550)], 5.5), "#b8a8b0")
    c.over([ellipse(230, 584, 15, 11).outline(2.8), line([(214, 582), (160, 588)], 2.6)], "#5c3448", 0.95)
    c.screen(ellipse(222, 606, 14, 10), "#f07868", 0.35, soft=5)
    tuft = spline(
        [
            (112, 532, 1),
            (88, 470),
            (92, 410),
            (132, 376),
            (168, 384),
            (204, 368),
            (246, 392),
            (256, 444),
            (238, 500),
            (242, 532, 1),
            (176, 514),
        ]
    )
    toque = paint(
        c, tuft, [(0, "#ffffff"), (0.6, "#f4e8e4"), (1, "#c0a4b4")], volume=36, cast=(6, 6, 8, 0.4), **m
    )
    c.multiply(
        [line([(132 + 32 * k, 520), (124 + 36 * k, 450), (140 + 26 * k, 400)], 7) for k in range(4)],
        "#8a6c94",
        0.35,
        soft=4,
        inside=toque,
    )
    band = spline([(106, 540, 1), (176, 516), (246, 536, 1), (246, 508), (176, 488), (106, 512)])
    paint(c, band, ["#ffffff", "#ccb0bc"], volume=8, **m)


def _things(c: Canvas) -> None:
    """A candle on a stool, slippers for no feet, a rolling pin, a mouse with a crumb."""
    m: Manner = {"wobble": 0.4, "detail": 0.6, "rim": "#ffe8c0", "rim_width": 2.6, "shading": 0.64}
    c.multiply(ellipse(560, 1090, 130, 14), "#2c1238", 0.6, soft=6)
    pin = [line([(490, 1080), (640, 1064)], 34), line([(462, 1083), (668, 1061)], 13)]
    paint(c, pin, ["#e8b880", "#a86c50"], volume=10, angle=-6, **m)
    mouse = [
        ellipse(700, 1070, 24, 17),
        ellipse(722, 1060, 13, 11),
        ellipse(718, 1047, 7),
        ellipse(728, 1050, 6),
        line([(680, 1076), (650, 1092), (632, 1086)], 4),
    ]
    c.multiply(ellipse(702, 1088, 34, 6), "#2c1238", 0.6, soft=3)
    paint(c, mouse, ["#b89ca8", "#6c4c68"], volume=6, **m)
    c.over(ellipse(727, 1059, 2.4), "#1c1020")
    paint(c, ellipse(740, 1068, 9, 7), ["#fff0cc", "#d0a070"], volume=3, **m)
