"""A stork in full daylight carries its bundle home: an old man with his newspaper and slippers."""

import math
import random

from art.canvas import Canvas
from art.light import glow
from art.motifs.figure import Clothes, figure
from art.motifs.ground import hill
from art.motifs.houses import House, house
from art.motifs.script import script
from art.motifs.sky import feather_cloud, heap_cloud
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, oval, place, polygon, polyline, spline

SCENE = Scene(
    id="q14l5kst",
    slug="the-late-delivery",
    seed=8304,
    palette="P10",
    horizon="low",
    reach="middle",
    hour="day",
    mood="comic",
    description="A white stork flies with a bundle in its beak, in which an old man reads a newspaper; far "
    "below a couple with a pram look up from their garden.",
    clues=("You can't choose your family", "Better late than never", "A second childhood", "No returns"),
    motifs=("flight", "animals", "family", "time", "messages"),
    light=(-0.45, -0.85),
    shadow="#2c3460",
    warmth="#fff4d4",
    grade=("#2a3058", "#fff0cc", 0.06),
    contrast=0.14,
    vignette=0.3,
)


def draw(c: Canvas) -> None:
    """Sky; hills and the house; the far wing, the bird, the near wing; the bundle and who sits in it."""
    _sky(c)
    _land(c)
    _home(c)
    _wing(c, (470, 318), 1.0, far=True)
    _bird(c)
    _wing(c, (470, 318), 1.0, far=False)
    _bundle(c)
    _neighbours(c)


def _sky(c: Canvas) -> None:
    c.background(
        [(0, "#4f97b4"), (0.4, "#86bcc0"), (0.68, "#d8dfba"), (0.82, "#fbeec8"), (1, "#f4e0b0")], angle=5
    )
    glow(c, 90, -40, 620, "#fff6d8", 0.5)
    for x, y, wide, tall, seed in ((150, 640, 330, 120, 4), (660, 724, 300, 100, 9)):
        paint(
            c,
            heap_cloud(x, y, wide, tall, seed),
            ["#fffdf2", "#f6ead6", "#c8c4cc"],
            volume=24,
            shading=0.5,
            wobble=1.6,
            dark="#8a94b8",
            rim="#ffffff",
            rim_width=3,
        )
    paint(
        c, feather_cloud(500, 90, 260, 3), ["#f4f4e4", "#d0e0dc"], volume=3, wobble=1, haze=("#8cc0c8", 0.4)
    )


def _land(c: Canvas) -> None:
    ridges: list[tuple[Points, list[str], float]] = [
        (
            [(-40, 858), (120, 826), (300, 852), (500, 820), (700, 846), (820, 828)],
            ["#9cb8a4", "#88a890"],
            0.45,
        ),
        ([(-40, 906), (160, 884), (340, 906), (560, 870), (820, 900)], ["#a8b878", "#7c9c68"], 0.22),
        (
            [(-40, 990), (150, 1000), (330, 980), (520, 940), (660, 930), (820, 950)],
            ["#b0b86c", "#5c8450"],
            0,
        ),
    ]
    for ridge, colours, far in ridges:
        paint(
            c,
            hill(ridge),
            colours,
            volume=14,
            shading=0.45,
            wobble=1.1,
            angle=-6,
            streaks=1,
            haze=("#f0e8c8", far),
        )
    chance = random.Random(3)
    hedges: list[Shape] = []
    for i in range(60):
        x = -10 + i * 13.4
        hedges.append(ellipse(x, 892 + 9 * math.sin(x / 90), chance.uniform(5, 9), chance.uniform(4, 8)))
    paint(c, hedges, ["#7c9a60", "#4c7250"], volume=4, wobble=1, haze=("#f0e8c8", 0.2))
    rows: list[Points] = [[(20 + 40 * i, 1000), (-60 + 60 * i, 1152)] for i in range(7)]
    c.multiply([line(row, 5) for row in rows], "#5a7048", 0.4, soft=1)
    c.multiply(ellipse(384, 1110, 300, 26), "#3c5c54", 0.45, soft=12)


def _home(c: Canvas) -> None:
    """The house whose chimney carries a nest; the garden gate, the path, the couple and the pram."""
    house(
        c,
        632,
        1034,
        190,
        120,
        House(
            "#f2e2c0",
            "#c2583c",
            rows=2,
            columns=3,
            lit_share=0,
            door=True,
            roof_height=0.6,
            chimney=False,
            rim="#fff6d8",
        ),
        4,
    )
    m: Manner = {"wobble": 0.4, "detail": 0.6, "rim": "#fff6d8", "rim_width": 2, "shading": 0.6}
    stack = polygon([(672, 852), (706, 852), (706, 920), (672, 900)])
    paint(c, stack, ["#b8604a", "#7c3c40"], volume=5, **m)
    luck = random.Random(8)
    nest = [
        line(
            [
                (650 + luck.uniform(-6, 60), 842 + luck.uniform(-6, 10)),
                (690 + luck.uniform(-30, 46), 842 + luck.uniform(-8, 10)),
            ],
            3.2,
        )
        for _ in range(46)
    ]
    paint(c, [ellipse(689, 843, 38, 15), *nest], ["#a8845c", "#5c4438"], volume=4, **m)
    way = spline(
        [
            (648, 1034, 1),
            (676, 1034, 1),
            (610, 1080),
            (470, 1152),
            (390, 1200, 1),
            (300, 1200, 1),
            (440, 1110),
            (580, 1060),
        ]
    )
    paint(c, way, ["#f0dcb0", "#c8a880"], volume=4, wobble=0.9, angle=-20)
    wears = Clothes(coat="#c8492f", hem="#8a2c2c", hair="#5a3828", legs="#3b3550")
    figure(
        c,
        424,
        1108,
        122,
        wears,
        arms=[[(-8, -67), (-22, -74), (-28, -92)], [(8, -67), (14, -52), (12, -40)]],
        rim="#fff4d0",
    )
    his = Clothes(coat="#3b5a78", hem="#2a3c58", hair="#2c2430", legs="#4a4038")
    figure(
        c,
        480,
        1104,
        136,
        his,
        flip=-1,
        arms=[[(-8, -67), (-15, -52), (-12, -40)], [(8, -67), (17, -80), (8, -92)]],
        rim="#fff4d0",
    )
    x, y = 346.0, 1104.0
    c.multiply(ellipse(x, y + 6, 54, 8), "#2c4450", 0.6, soft=4)
    tub = spline(
        [(x - 44, y - 58, 1), (x + 40, y - 58, 1), (x + 36, y - 34), (x + 4, y - 22), (x - 30, y - 26)]
    )
    hood = spline([(x - 46, y - 58, 1), (x - 44, y - 92), (x - 12, y - 104), (x - 2, y - 58, 1)])
    paint(
        c,
        line([(x + 38, y - 56), (x + 60, y - 74), (x + 70, y - 74)], 4),
        ["#8a8a98", "#4a4a60"],
        volume=2,
        **m,
    )
    paint(
        c,
        [
            polyline([(x - 24, y - 28), (x + 22, y - 4)], 3.4),
            polyline([(x + 22, y - 26), (x - 26, y - 4)], 3.4),
        ],
        "#4a4a60",
        volume=1,
        **m,
    )
    paint(c, tub, ["#4f97b4", "#2c5c80"], volume=10, **m)
    shade = paint(c, hood, ["#5fa3b5", "#34688a"], volume=10, **m)
    c.multiply(
        [line([(x - 4, y - 58), (x - 22, y - 84), (x - 30 + 8 * k, y - 100)], 2) for k in (0, 1)],
        "#1c3c60",
        0.6,
        inside=shade,
    )
    for wheel in (-26, 24):
        c.over(ellipse(x + wheel, y - 6, 14).outline(4), "#3b3550")
        c.over(
            [
                polyline(
                    [
                        (x + wheel - 12 * math.cos(a), y - 6 - 12 * math.sin(a)),
                        (x + wheel + 12 * math.cos(a), y - 6 + 12 * math.sin(a)),
                    ],
                    2,
                )
                for a in (0.3, 1.35, 2.4)
            ],
            "#6a6478",
        )


def _wing(c: Canvas, root: tuple[float, float], size: float, far: bool) -> None:
    """One raised wing: black flight feathers fanned behind white coverts."""
    m: Manner = {"wobble": 0.5, "shading": 0.6, "rim": "#fffdf4", "rim_width": 3}
    air = ("#a8ccd0", 0.34 if far else 0.0)
    turn, flip = (-34.0, 1.0) if far else (0.0, 1.0)

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(
            points,
            root[0] - (60 if far else 0),
            root[1] + (4 if far else 0),
            size * (0.86 if far else 1),
            flip,
            turn,
        )

    spread = [(20 + 11.5 * i, -20 - 5.2 * i) for i in range(17)]
    for i in reversed(range(17)):
        bx, by = spread[i]
        angle = math.radians(52 - 7.4 * i)
        long = 172 + 66 * math.sin(math.pi * min(1, (i + 3) / 19))
        dx, dy = math.cos(angle), math.sin(angle)
        wide = 15 + 2 * math.sin(i)
        feather = spline(
            at(
                [
                    (bx - dy * wide * 0.5, by + dx * wide * 0.5, 1),
                    (bx + dx * long * 0.6 - dy * wide, by + dy * long * 0.6 + dx * wide),
                    (bx + dx * long, by + dy * long, 1),
                    (bx + dx * long * 0.62 + dy * wide * 0.7, by + dy * long * 0.62 - dx * wide * 0.7),
                    (bx + dy * wide * 0.5, by - dx * wide * 0.5, 1),
                ]
            )
        )
        paint(
            c,
            feather,
            ["#4a4a68", "#2a2a44", "#1a1c30"],
            volume=7,
            haze=air,
            angle=math.degrees(angle),
            lit="#c8d8e8",
            cast=(4, 7, 5, 0.4),
            **m,
        )
        shaft = line(at([(bx, by), (bx + dx * long * 0.9, by + dy * long * 0.9)]), 2)
        c.screen(shaft, "#a8b8d0", 0.3 if far else 0.5)
    for row, (count, reach, wide, start) in enumerate(
        ((15, 118, 17, 0.0), (13, 80, 16, 0.4), (11, 48, 15, 0.8))
    ):
        for i in reversed(range(count)):
            bx, by = 6 + (12.6 + row) * i, -14 - (6.4 + row * 0.5) * i - row * 12
            angle = math.radians(58 - (7.6 + row * 0.6) * i - start)
            dx, dy = math.cos(angle), math.sin(angle)
            feather = spline(
                at(
                    [
                        (bx - dy * wide * 0.7, by + dx * wide * 0.7),
                        (bx + dx * reach * 0.7 - dy * wide, by + dy * reach * 0.7 + dx * wide),
                        (bx + dx * reach, by + dy * reach),
                        (bx + dx * reach * 0.7 + dy * wide, by + dy * reach * 0.7 - dx * wide),
                        (bx + dy * wide * 0.7, by - dx * wide * 0.7),
                    ]
                )
            )
            paint(
                c,
                feather,
                ["#fffdf6", "#f0ece4", "#c4c4d4"],
                volume=6,
                haze=air,
                angle=math.degrees(angle),
                dark="#7880a8",
                cast=(3, 5, 4, 0.35),
                **m,
            )
    arm = spline(
        at(
            [
                (-44, 30),
                (-52, -6),
                (-20, -34),
                (60, -78),
                (150, -134),
                (212, -168, 1),
                (206, -146),
                (130, -92),
                (60, -44),
                (30, 6),
                (10, 44),
            ]
        )
    )
    paint(c, arm, ["#ffffff", "#f4f0e8", "#ccccda"], volume=18, haze=air, dark="#7880a8", angle=-32, **m)


def _bird(c: Canvas) -> None:
    m: Manner = {"wobble": 0.6, "shading": 0.6, "rim": "#fffdf4", "rim_width": 4, "dark": "#6c76a4"}
    legs = [
        line([(560, 404), (640, 432), (722, 462), (790, 486)], 9),
        line([(556, 416), (630, 452), (704, 490), (790, 516)], 9),
    ]
    paint(c, legs, ["#e06844", "#a83c34"], volume=4, detail=0.5, wobble=0.3, rim="#ffd8b0", rim_width=2)
    tail = [
        spline(
            [(540, 352, 1), (620, 352 + 14 * i), (668, 380 + 13 * i, 1), (610, 386 + 12 * i), (536, 400, 1)]
        )
        for i in range(4)
    ]
    paint(c, tail, ["#fbf8f0", "#b8bcd0"], volume=6, **m)
    body = spline(
        [
            (122, 236, 1),
            (132, 206),
            (160, 186),
            (196, 188),
            (222, 210),
            (236, 244),
            (268, 268),
            (330, 270),
            (400, 268),
            (480, 280),
            (556, 322),
            (600, 372, 1),
            (560, 416),
            (480, 440),
            (396, 436),
            (326, 410),
            (294, 370),
            (258, 322),
            (216, 284),
            (196, 254),
            (160, 258),
        ]
    )
    mask = paint(c, body, [(0, "#fffefa"), (0.5, "#f8f2e8"), (1, "#c4c2d2")], volume=46, angle=14, **m)
    luck = random.Random(2)
    quills = []
    for _ in range(120):
        x, y = luck.uniform(250, 560), luck.uniform(280, 430)
        quills.append(line([(x, y), (x + 14, y + 5), (x + 24, y + 12)], 2))
    c.multiply(quills, "#a4a8c4", 0.35, inside=mask)
    c.multiply(
        [line([(250 + 9 * i, 318 + 7 * i), (262 + 9 * i, 340 + 8 * i)], 3) for i in range(9)],
        "#8c92b8",
        0.4,
        soft=1,
        inside=mask,
    )
    upper = spline([(140, 206, 1), (90, 236), (4, 292, 1), (10, 300, 1), (86, 258), (150, 246, 1)])
    lower = spline([(142, 236, 1), (92, 266), (20, 304, 1), (24, 310, 1), (96, 284), (160, 256, 1)])
    k: Manner = {"wobble": 0.3, "detail": 0.6, "rim": "#ffd8b0", "rim_width": 2.4}
    paint(c, lower, ["#c84c34", "#94302e"], volume=5, **k)
    paint(c, upper, ["#e8704a", "#b84434"], volume=6, **k)
    c.over(ellipse(164, 217, 14, 10, -20), "#2a2a40", 0.9, soft=1)
    c.over(ellipse(163, 216, 6.5), "#14141f")
    c.screen(ellipse(161, 213.6, 2.2), "#ffffff")
    c.multiply(line([(152, 207), (164, 203), (178, 206)], 2.4), "#5a6088", 0.8)


def _bundle(c: Canvas) -> None:
    """A checked cloth knotted over the beak; in it he sits as in his armchair."""
    m: Manner = {"wobble": 0.5, "shading": 0.65, "rim": "#fff6d8", "rim_width": 3}
    skin = ["#f0c09c", "#c08068"]
    back = spline(
        [
            (40, 296, 1),
            (76, 300, 1),
            (176, 470),
            (296, 640),
            (300, 690, 1),
            (30, 700, 1),
            (12, 620),
            (40, 460),
        ]
    )
    paint(c, back, ["#8cb0b4", "#41748c", "#2c5474"], volume=20, **m)
    strand = spline(
        [
            (298, 622, 1),
            (326, 640),
            (272, 480),
            (196, 384),
            (84, 288, 1),
            (52, 290, 1),
            (160, 392),
            (238, 500),
        ]
    )
    c.multiply(c.shift(c.mask(strand), 8, 10), "#1c3c60", 0.3, soft=5)
    paint(c, strand, ["#a8ccc8", "#4a88a0"], volume=8, **m)
    cardigan = spline(
        [(96, 560), (132, 522), (190, 518), (226, 552), (250, 640), (240, 740), (90, 740), (82, 640)]
    )
    paint(c, cardigan, ["#b8563c", "#8a3430"], volume=26, **m)
    c.multiply([line([(160, 536), (158, 620), (160, 720)], 4)], "#5a1c28", 0.6)
    shirt = polygon([(140, 526), (182, 524), (162, 586)])
    paint(c, shirt, ["#fff8e8", "#d4c8c4"], volume=4, **m)
    head = spline(
        [
            (118, 470),
            (116, 430),
            (134, 398),
            (170, 390),
            (204, 404),
            (216, 440),
            (210, 486),
            (190, 512),
            (150, 516),
            (126, 502),
        ]
    )
    paint(c, head, [(0, "#f6cca8"), (0.6, "#e8ac88"), (1, "#b87c68")], volume=26, detail=0.6, **m)
    ear = ellipse(212, 462, 10, 17, 8)
    paint(c, ear, skin, volume=5, detail=0.6, **m)
    hair = [
        ellipse(214, 432, 13, 16),
        ellipse(218, 484, 12, 13),
        ellipse(207, 412, 9, 8),
        ellipse(120, 424, 7, 11),
    ]
    paint(c, hair, ["#ffffff", "#c8c8d8"], volume=7, **m)
    beard = spline(
        [
            (122, 482),
            (140, 474),
            (160, 482),
            (186, 474),
            (208, 470),
            (214, 506),
            (196, 548),
            (162, 572),
            (134, 548),
            (120, 514),
        ]
    )
    mask = paint(c, beard, ["#ffffff", "#ecebf0", "#bcc0d4"], volume=18, detail=0.5, dark="#7880a8", **m)
    c.multiply(
        [line([(134 + 12 * i, 494), (138 + 9 * i, 530), (146 + 5 * i, 560)], 2) for i in range(7)],
        "#9aa0c0",
        0.5,
        inside=mask,
    )
    nose = spline([(146, 430), (136, 462), (134, 476), (150, 482), (164, 474), (158, 446)])
    paint(c, nose, ["#f4bc98", "#d08a70"], volume=9, detail=0.7, wobble=0.3, rim="#fff0d8", rim_width=2)
    rims = [
        ellipse(129, 448, 15, 14).outline(3),
        ellipse(178, 446, 17, 15).outline(3),
        line([(144, 446), (161, 445)], 3),
        line([(195, 444), (212, 452)], 3),
    ]
    lids = [line([(120, 450), (129, 454), (138, 450)], 2.6), line([(168, 448), (178, 453), (188, 448)], 2.6)]
    c.over(lids, "#4a2c34")
    c.over(rims, "#3b3550", 0.95)
    brows = [line([(114, 428), (128, 424), (140, 430)], 6), line([(166, 428), (180, 422), (194, 428)], 6)]
    paint(c, brows, ["#ffffff", "#d0d0e0"], volume=2, wobble=0.4, detail=0.7)
    sleeves = [line([(104, 568), (58, 610), (44, 656)], 36), line([(224, 566), (274, 600), (284, 646)], 36)]
    paint(c, sleeves, ["#c0603f", "#8a3430"], volume=13, **m)
    front = spline(
        [
            (14, 610, 1),
            (60, 650),
            (150, 668),
            (240, 654),
            (298, 618, 1),
            (318, 690),
            (290, 770),
            (220, 818),
            (140, 822),
            (62, 790),
            (14, 716),
        ]
    )
    cloth = paint(
        c, front, [(0, "#7fb4bc"), (0.5, "#4a88a0"), (1, "#2c5878")], volume=40, cast=(0, -6, 8, 0.4), **m
    )
    checks = [line([(-10 + 46 * i, 600), (20 + 40 * i, 720), (60 + 30 * i, 830)], 8) for i in range(8)]
    checks += [line([(0, 650 + 42 * i), (150, 690 + 42 * i), (320, 646 + 42 * i)], 8) for i in range(4)]
    c.screen(checks, "#f4f0d8", 0.34, inside=cloth)
    folds: list[Points] = [
        [(20, 640), (90, 730), (160, 810)],
        [(292, 640), (250, 730), (190, 810)],
        [(40, 630), (120, 690), (180, 700)],
    ]
    c.multiply([line(fold, 9) for fold in folds], "#1c3c60", 0.45, soft=4, inside=cloth)
    strap = spline([(14, 612, 1), (-4, 620), (8, 460), (30, 290, 1), (58, 290, 1), (40, 450)])
    paint(c, strap, ["#a8ccc8", "#4a88a0"], volume=8, **m)
    knot = [
        ellipse(52, 290, 26, 20, -24),
        spline([(40, 280, 1), (10, 246), (-16, 250), (-4, 276), (30, 294, 1)]),
        spline([(64, 296, 1), (104, 318), (110, 346), (84, 340), (54, 304, 1)]),
    ]
    paint(c, knot, ["#b8d8d0", "#5a98a8", "#34708c"], volume=9, **m)
    _slippers(c, m)
    _paper(c)


def _slippers(c: Canvas, m: Manner) -> None:
    for x, y, turn in ((272, 664, 4), (300, 690, 18)):
        shin = line(place([(-60, 22), (-10, 6), (6, 0)], x, y, 1, 1, turn), 26)
        paint(c, shin, ["#e8dcc0", "#a89888"], volume=9, **m)
        shoe = spline(
            place(
                [(-6, -18, 1), (10, -26), (30, -44), (46, -42), (44, -18), (30, 10), (8, 18), (-8, 14)],
                x,
                y,
                1,
                1,
                turn,
            )
        )
        paint(c, shoe, ["#8a5a40", "#5a3438"], volume=11, detail=0.6, **m)
        paint(
            c,
            oval(place([(40, -40)], x, y, 1, 1, turn), 11),
            ["#fff8e8", "#d0c4c8"],
            volume=5,
            wobble=1,
            detail=0.6,
        )


def _paper(c: Canvas) -> None:
    """The newspaper stands open before his chest; two hands hold its edges."""
    m: Manner = {"wobble": 0.4, "detail": 0.5, "rim": "#ffffff", "rim_width": 3, "shading": 0.5}
    left = spline([(58, 596, 1), (110, 578), (160, 598, 1), (158, 716, 1), (104, 698), (50, 708, 1)])
    right = spline([(160, 598, 1), (208, 574), (264, 588, 1), (270, 700, 1), (210, 694), (158, 716, 1)])
    c.multiply(c.shift(c.mask([left, right]), 6, 10), "#1c2c50", 0.5, soft=7)
    one = paint(c, left, ["#f8f0dc", "#e4d8c4"], volume=7, **m)
    two = paint(c, right, ["#fffaec", "#e8dcc8"], volume=7, **m)
    luck = random.Random(5)
    for page, x, wide in ((one, 62, 88), (two, 168, 92)):
        for k in range(7):
            y = 622 + 13 * k
            rows = script(lambda u, x=x, wide=wide, y=y: (x + u * wide, y), 0.04, 0.94, 5, 1.4, luck)  # type: ignore[misc]
            c.multiply(rows, "#4a4660", 0.7, inside=page)
    c.multiply(polygon([(172, 656), (214, 652), (214, 690), (172, 694)]), "#6a708c", 0.75, inside=two)
    c.multiply(line([(160, 598), (158, 716)], 4), "#8a7c88", 0.6, soft=1)
    hands = [
        [
            ellipse(56, 660, 14, 18, 12),
            *[line([(60, 648 + 9 * k), (76, 650 + 9 * k)], 8.5) for k in range(4)],
        ],
        [
            ellipse(270, 648, 14, 18, -12),
            *[line([(264, 636 + 9 * k), (248, 638 + 9 * k)], 8.5) for k in range(4)],
        ],
    ]
    for hand in hands:
        paint(
            c, hand, ["#f0c09c", "#c08068"], volume=5, wobble=0.3, detail=0.75, rim="#fff4dc", rim_width=1.8
        )


def _neighbours(c: Canvas) -> None:
    """Two swallows have seen it too."""
    for x, y, size in ((560, 640, 1.0), (620, 596, 0.7)):
        wings = [
            spline(place([(0, 0, 1), (-18, -14), (-40, -12, 1), (-16, -4)], x, y, size)),
            spline(place([(0, 0, 1), (12, -20), (34, -30, 1), (12, -4)], x, y, size)),
            spline(
                place(
                    [(-8, -3, 1), (10, -4), (18, 3), (2, 6), (-26, 14, 1), (-14, 5), (-28, 6, 1)], x, y, size
                )
            ),
        ]
        paint(c, wings, ["#34406c", "#242a4c"], volume=3, wobble=0.3, detail=0.6)
