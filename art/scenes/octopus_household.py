"""An octopus in one small room under the sea does all its chores at once, and weeps."""

import math
import random

from art.canvas import Canvas
from art.colour import Colour, mix, rgb
from art.light import beam, glow, sparkle
from art.motifs.bent import Tube
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="l2li5nqk",
    slug="octopus-household",
    seed=5101,
    palette="P9",
    horizon="none",
    reach="close",
    hour="indoors",
    mood="comic",
    description="An octopus fills a small room under the sea; its arms iron, stir, dust, knit, hold a "
    "telephone and a bottle, and a tear hangs from its eye.",
    clues=("Just a moment, dear", "Many hands make light work", "Sunday's day of rest", "I'm fine"),
    motifs=("work", "water", "tears", "home"),
    light=(-0.55, -0.8),
    shadow="#061038",
    warmth="#d8fff0",
    grade=("#061440", "#d6fff0", 0.06),
    contrast=0.18,
    vignette=0.42,
)

SKIN: list[Colour] = ["#ffb0b4", "#e87a94", "#a84a80", "#5a2c6c"]
FLESH: Manner = {
    "shading": 0.75,
    "dark": "#2c1458",
    "rim": "#e8fff4",
    "rim_width": 4,
    "wobble": 0.6,
    "streaks": 0.9,
    "mottle": 1.2,
    "lit": "#ffdcd0",
}
THING: Manner = {
    "volume": 8,
    "shading": 0.75,
    "wobble": 0.35,
    "detail": 0.6,
    "rim": "#e0fff0",
    "rim_width": 2.5,
    "dark": "#08164a",
}


def draw(c: Canvas) -> None:
    """Wall and round window, shelf and stove, the far arms with their work, the body, the near arms."""
    _room(c)
    _window(c)
    _stove(c)
    _line_of_washing(c)
    _far_arms(c)
    _body(c)
    _board(c)
    _cradle(c)
    _near_arms(c)
    _apron(c)
    _water(c)


def _arm(c: Canvas, axis: Points, suckers: int = 1, tones: list[Colour] | None = None) -> None:
    """One arm from the body to its tip; `suckers` 1 or -1 says on which edge they show, 0 hides them."""
    tube = Tube(axis)
    tip = axis[-1]
    shapes = [tube.piece(), ellipse(tip[0], tip[1], tip[2])]
    c.multiply(c.shift(c.mask(shapes, 9), 14, 20), "#08184a", 0.45)
    skin = paint(c, shapes, tones or SKIN[:3], volume=20, **FLESH)
    if suckers:
        cups, holes = [], []
        for k in range(15):
            x, y, half, angle = tube.at(0.14 + 0.84 * k / 15)
            ox, oy = -math.sin(angle) * half * 0.62 * suckers, math.cos(angle) * half * 0.62 * suckers
            cups.append(ellipse(x + ox, y + oy, half * 0.27 + 1, half * 0.2 + 1, math.degrees(angle)))
            holes.append(ellipse(x + ox, y + oy, half * 0.1 + 0.6))
        c.over(cups, "#ffd8cc", 0.85, soft=0.8, inside=skin)
        c.multiply(holes, "#8a3468", 0.8, soft=0.6, inside=skin)
    chance = random.Random(int(axis[0][0]))
    spots = []
    for _ in range(14):
        x, y, half, angle = tube.at(chance.uniform(0.05, 0.8))
        off = -half * 0.45 * (suckers or 1)
        spots.append(ellipse(x - math.sin(angle) * off, y + math.cos(angle) * off, chance.uniform(2, 5)))
    c.multiply(spots, "#b84a80", 0.5, soft=1, inside=skin)


def _room(c: Canvas) -> None:
    c.background([(0, "#0e4a6a"), (0.4, "#1a6a86"), (0.75, "#12506e"), (1, "#082644")], angle=84, mottle=1.3)
    chance = random.Random(3)
    paper = []
    for row in range(15):
        for k in range(9):
            x, y = k * 92 + (row % 2) * 46 - 6, 20 + row * 62
            paper.append(
                spline(
                    place(
                        [(0, -18), (7, -4), (18, 0), (7, 5), (0, 18), (-7, 5), (-18, 0), (-7, -4)],
                        x,
                        y,
                        chance.uniform(0.7, 0.9),
                    )
                )
            )
    c.multiply(paper, "#0e4666", 0.5, soft=1.5)
    floor = polygon([(-10, 930), (780, 930), (780, 1160), (-10, 1160)])
    body = paint(c, floor, ["#1c5a70", "#0e3452", "#081c3c"], volume=0, angle=0, streaks=1.4, wobble=0.3)
    joints = [polyline([(x, 930), (384 + (x - 384) * 1.9, 1170)], 3) for x in range(-140, 930, 74)]
    c.multiply(joints, "#051230", 0.7, soft=0.8, inside=body)
    paint(c, rectangle(-10, 908, 800, 24), ["#3a8a98", "#154a66"], **{**THING, "volume": 5})


def _window(c: Canvas) -> None:
    x, y, r = 150.0, 176.0, 116.0
    paint(
        c,
        ellipse(x, y, r + 22),
        ["#c09a5a", "#7a5a4c", "#3c3048"],
        cast=(10, 12, 12, 0.6),
        **{**THING, "volume": 12, "rim": "#fff4cc"},
    )
    pane = paint(
        c,
        ellipse(x, y, r - 6),
        [(0, "#e8fff0"), (0.4, "#8fe0d0"), (1, "#2f8f96")],
        along=("y", y - r, y + r),
        volume=0,
        wobble=0.2,
    )
    c.multiply((1 - c.mask(ellipse(x, y, r - 10), 10)) * pane, "#155a70", 0.7)
    weed = [
        spline(
            [
                (x + dx - 7, y + r, 1),
                (x + dx - 13, y + 60),
                (x + dx + 6, y + 20),
                (x + dx - 6, y - h, 1),
                (x + dx + 13, y + 20),
                (x + dx + 4, y + 64),
                (x + dx + 8, y + r, 1),
            ]
        )
        for dx, h in ((-62, 30), (-36, -10), (64, 20))
    ]
    paint(c, weed, ["#3aa08c", "#1a6070"], volume=4, inside=pane)
    for fx, fy, s in ((x + 30, y - 32, 1.0), (x - 20, y + 4, 0.7), (x + 44, y + 16, 0.6)):
        fish = spline(
            place(
                [
                    (-26, 0),
                    (-8, -11),
                    (14, -8),
                    (24, 0),
                    (34, -9, 1),
                    (32, 0),
                    (34, 10, 1),
                    (24, 2),
                    (12, 9),
                    (-10, 10),
                ],
                fx,
                fy,
                s,
            )
        )
        paint(c, fish, ["#f8b090", "#c86a80"], volume=5, inside=pane, detail=0.6)
    for k in range(8):
        a = math.pi * k / 4 + 0.3
        paint(
            c,
            ellipse(x + math.cos(a) * (r + 9), y + math.sin(a) * (r + 9), 6),
            ["#ecc880", "#7a5a4c"],
            **{**THING, "volume": 3},
        )
    beam(c, [(80, 120), (250, 150), (700, 1000), (250, 1060)], "#bff6df", 0.34, soft=36)
    glow(c, x, y, 250, "#bff6df", 0.3)


def _stove(c: Canvas) -> None:
    """On the right a stove with a pot that boils over; above it a shelf with cups."""
    paint(
        c, rectangle(560, 700, 230, 250), ["#2f6a80", "#174562", "#0a2444"], cast=(-10, 8, 14, 0.6), **THING
    )
    paint(c, rectangle(590, 780, 150, 110), ["#123a58", "#0a2040"], **{**THING, "volume": 5})
    glow(c, 664, 850, 66, "#ff9a6a", 0.5)
    paint(c, rectangle(548, 690, 240, 20), ["#4a98a0", "#1c5a74"], **{**THING, "volume": 5})
    c.multiply(ellipse(676, 690, 74, 10), "#04102e", 0.7, soft=4)
    pot = [(604, 596, 1), (610, 680), (630, 692), (722, 692), (742, 680), (748, 596, 1)]
    paint(
        c,
        spline(pot),
        ["#d8e8d8", "#86b0b0", "#2c5478"],
        volume=26,
        **{k: v for k, v in THING.items() if k != "volume"},
    )
    paint(c, ellipse(676, 597, 73, 15), ["#154a5a", "#2f8f86"], **{**THING, "volume": 3})
    foam = [
        ellipse(x, y, r)
        for x, y, r in (
            (626, 594, 17),
            (652, 588, 20),
            (690, 590, 19),
            (722, 594, 16),
            (612, 616, 12),
            (742, 622, 13),
            (744, 648, 10),
        )
    ]
    paint(c, foam, ["#f4fff4", "#a8dcd0"], **{**THING, "volume": 7, "wobble": 0.8})
    paint(
        c,
        rectangle(520, 330, 260, 16),
        ["#4a98a0", "#164e68"],
        cast=(0, 10, 10, 0.6),
        **{**THING, "volume": 4},
    )
    for x, tone in ((568, "#f4e0c0"), (626, "#f590a8"), (700, "#8fd8c4")):
        cup = [
            (x - 23, 284, 1),
            (x - 20, 316),
            (x - 12, 330, 1),
            (x + 12, 330, 1),
            (x + 20, 316),
            (x + 23, 284, 1),
        ]
        paint(
            c,
            [spline(cup), ellipse(x + 26, 304, 11).outline(5)],
            [rgb(tone), mix(tone, "#12456a", 0.55)],
            **THING,
        )


def _line_of_washing(c: Canvas) -> None:
    cord: Points = [(276, 66), (440, 108), (600, 104), (790, 50)]
    paint(c, line(cord, 3.4), "#d8f0dc", **{**THING, "volume": 1})
    gloves = (
        (340, 86, "#f4e8cc"),
        (416, 103, "#8fd8c4"),
        (492, 109, "#f4e8cc"),
        (568, 106, "#f590a8"),
        (644, 96, "#f4e8cc"),
        (714, 76, "#8fd8c4"),
    )
    for k, (x, y, tone) in enumerate(gloves):
        sock = [(-15, -4, 1), (15, -4, 1), (15, 46), (30, 62), (26, 78), (2, 78), (-15, 62)]
        paint(
            c,
            spline(place(sock, x, y, 0.95, -1 if k % 2 else 1, -4 + k * 2)),
            [rgb(tone), mix(tone, "#12456a", 0.45)],
            cast=(6, 8, 8, 0.4),
            **THING,
        )
        paint(c, rectangle(x - 4, y - 12, 8, 20), ["#c89a5a", "#7a5a4c"], **{**THING, "volume": 2})


def _far_arms(c: Canvas) -> None:
    """Stirring, dusting, telephoning: the arms that go up."""
    far: list[Colour] = ["#d87a98", "#9a4480", "#4a2a6c"]
    _arm(
        c,
        [(380, 660, 52), (540, 612, 40), (600, 500, 32), (640, 440, 26), (690, 450, 20), (694, 500, 14)],
        -1,
        far,
    )
    paint(c, line([(700, 440), (680, 600)], 9), ["#d8a868", "#8a5a48"], **{**THING, "volume": 3})
    _arm(
        c,
        [(360, 600, 50), (500, 520, 42), (508, 430, 33), (452, 300, 26), (500, 250, 20), (552, 250, 13)],
        1,
        far,
    )
    duster = [
        (540, 244, 1),
        (560, 220),
        (590, 214),
        (612, 232),
        (640, 236),
        (622, 256),
        (634, 276),
        (604, 276),
        (586, 292),
        (566, 272),
    ]
    paint(c, line([(500, 252), (560, 250)], 8), ["#d8a868", "#8a5a48"], **{**THING, "volume": 2})
    paint(
        c,
        spline(duster),
        ["#fff6d8", "#f4c080", "#a86a70"],
        volume=14,
        angle=20,
        streaks=1.5,
        wobble=2.2,
        rim="#ffffff",
        rim_width=3,
    )


def _body(c: Canvas) -> None:
    """The mantle leans to the left, its lids half down; an apron is tied around it."""
    c.multiply(c.shift(c.mask(ellipse(350, 560, 190, 300, -10), 30), 34, 30), "#06143c", 0.6)
    mantle = [
        *[
            (246, 780),
            (214, 700),
            (226, 630),
            (196, 560),
            (170, 470),
            (178, 370),
            (226, 290),
            (306, 250),
            (392, 262),
        ],
        *[
            (456, 322),
            (478, 410),
            (462, 500),
            (440, 570),
            (462, 640),
            (500, 720),
            (490, 810),
            (420, 860),
            (310, 856),
        ],
    ]
    skin = paint(
        c,
        spline(mantle),
        [(0, "#ffc4bc"), (0.35, "#f08ca0"), (0.7, "#b04c84"), (1, "#5a2c70")],
        volume=64,
        **{**FLESH, "rim_width": 7, "shading": 0.8},
    )
    chance = random.Random(9)
    spots = [
        ellipse(chance.gauss(330, 80), chance.uniform(270, 480), chance.uniform(4, 15), chance.uniform(4, 11))
        for _ in range(34)
    ]
    c.multiply(spots, "#d05a88", 0.4, soft=2.5, inside=skin)
    c.screen(
        [ellipse(250, 360, 26, 54, 24), ellipse(286, 312, 18, 12, -20)], "#ffe8dc", 0.5, soft=14, inside=skin
    )
    _eye(c, 262, 566, 47, -7)
    _eye(c, 398, 560, 44, 6)
    brows: list[Points] = [[(206, 512), (250, 488), (300, 492)], [(362, 484), (410, 482), (446, 508)]]
    c.multiply([line(brow, 12) for brow in brows], "#6a2c6c", 0.55, soft=6, inside=skin)
    c.multiply(line([(310, 656), (330, 646), (352, 650)], 6), "#5a1c50", 0.85, soft=1.5, inside=skin)
    _tear(c, 246, 636, 1.0)


def _eye(c: Canvas, x: float, y: float, r: float, turn: float) -> None:
    """A tired eye, its lid more than half down, looking at nothing near."""
    paint(
        c,
        ellipse(x, y, r + 11, r + 7),
        ["#f4a0a8", "#c05c8c", "#7a3474"],
        volume=14,
        cast=(4, 8, 10, 0.5),
        **{**FLESH, "rim_width": 3},
    )
    ball = paint(
        c,
        ellipse(x, y + 5, r - 3, r - 7),
        ["#e8f4dc", "#fffbe4", "#c4dcc8"],
        volume=14,
        shading=0.5,
        wobble=0.2,
        detail=0.8,
    )
    c.over(ellipse(x - 8, y + 18, r * 0.5, r * 0.44), "#1c4a6a", 1, soft=0.8, inside=ball)
    c.over(ellipse(x - 8, y + 18, r * 0.4, r * 0.13), "#04081e", 1, soft=0.8, inside=ball)
    c.over(ellipse(x - 18, y + 13, 5, 4), "#ffffff", 1, soft=0.6, inside=ball)
    lid = spline(
        place(
            [
                (-r - 8, 6, 1),
                (-r, -24),
                (-r * 0.4, -r - 4),
                (r * 0.4, -r - 4),
                (r, -24),
                (r + 8, 6, 1),
                (r * 0.5, 9),
                (0, 11),
                (-r * 0.5, 9),
            ],
            x,
            y,
            1,
            turn=turn,
        )
    )
    paint(
        c,
        lid,
        ["#ffb4b4", "#e07c98", "#b04e84"],
        volume=13,
        cast=(0, 7, 5, 0.55),
        detail=0.5,
        **{**FLESH, "rim_width": 3},
    )
    c.multiply(
        line(
            place([(-r - 6, 7), (-r * 0.5, 10), (0, 12), (r * 0.5, 10), (r + 6, 7)], x, y, 1, turn=turn), 3.4
        ),
        "#4a1450",
        0.9,
    )
    c.multiply(
        line([(x - r * 0.7, y + r + 1), (x, y + r + 9), (x + r * 0.7, y + r + 1)], 7), "#7a2c6c", 0.5, soft=4
    )


def _tear(c: Canvas, x: float, y: float, size: float) -> None:
    drop = spline(
        place([(0, -34, 1), (9, -14), (18, 6), (12, 22), (0, 27), (-12, 22), (-18, 6), (-9, -14)], x, y, size)
    )
    body = paint(
        c,
        drop,
        [(0, "#e8ffff"), (0.6, "#9ae4f0"), (1, "#4aa8d0")],
        volume=9,
        shading=0.5,
        wobble=0.2,
        detail=0.8,
        rim="#ffffff",
        rim_width=3,
        cast=(4, 6, 6, 0.4),
    )
    c.over(ellipse(x - 5, y + 2, 4, 8, 15), "#ffffff", 0.95, soft=1, inside=body)


def _board(c: Canvas) -> None:
    """The ironing board cuts across the foreground, a shirt with many sleeves upon it."""
    legs = [line([(560, 950), (700, 1170)], 15), line([(700, 950), (540, 1170)], 15)]
    paint(c, legs, ["#8ab8b8", "#2c5a78"], **{**THING, "volume": 4})
    board = [(470, 936), (500, 916), (640, 908), (790, 904, 1), (790, 962, 1), (640, 966), (510, 962)]
    paint(
        c, spline(board), ["#f8e8c8", "#c8a890", "#5a5480"], cast=(-4, 18, 14, 0.6), **{**THING, "volume": 10}
    )
    shirt = [
        (520, 914),
        (560, 886),
        (700, 880),
        (790, 884, 1),
        (790, 930, 1),
        (700, 926),
        (664, 990),
        (630, 1000),
        (640, 926),
        (600, 928),
        (576, 986),
        (548, 984),
        (566, 926),
    ]
    paint(
        c, spline(shirt), ["#fffdf0", "#c4e4dc", "#6a9cb8"], **{**THING, "volume": 9, "cast": (0, 6, 6, 0.4)}
    )


def _cradle(c: Canvas) -> None:
    """In the lower left corner a cradle, cropped, with an egg in a frilled cap."""
    c.multiply(ellipse(130, 1120, 190, 24), "#040e2c", 0.8, soft=10)
    back = spline([(-30, 1040, 1), (-20, 930), (40, 884), (110, 900), (120, 1040, 1)])
    paint(c, back, ["#b88450", "#7a5248", "#3c2c50"], **{**THING, "volume": 14, "rim": "#ffe8bc"})
    egg = paint(
        c,
        ellipse(96, 976, 50, 58, 24),
        ["#fff4e0", "#f4c8b8", "#b07a98"],
        volume=22,
        shading=0.7,
        wobble=0.3,
        detail=0.5,
        rim="#ffffff",
        rim_width=4,
    )
    c.multiply(
        [line([(74, 972), (84, 978), (95, 974)], 3.4), line([(110, 980), (120, 987), (130, 984)], 3.4)],
        "#5a2050",
        0.8,
        inside=egg,
    )
    blanket = [
        (-30, 1024, 1),
        (40, 992),
        (120, 1010),
        (210, 998),
        (268, 1010, 1),
        (258, 1080, 1),
        (120, 1096),
        (-30, 1090, 1),
    ]
    cloth = paint(
        c, spline(blanket), ["#f590a8", "#b85a8c", "#5a3078"], **{**THING, "volume": 16, "detail": 0.2}
    )
    c.over(
        [ellipse(20 + k * 48, 1034 + (k % 2) * 20, 6) for k in range(6)],
        "#fff0e0",
        0.7,
        soft=0.8,
        inside=cloth,
    )
    side = [(-30, 1060, 1), (120, 1068), (280, 1044, 1), (262, 1100), (190, 1134), (-30, 1140, 1)]
    paint(
        c,
        spline(side),
        ["#d09a5c", "#8a5a48", "#40304e"],
        angle=2,
        streaks=1.3,
        **{**THING, "volume": 16, "rim": "#ffe8bc", "detail": 0.3},
    )


def _near_arms(c: Canvas) -> None:
    """Telephone, broom, cradle, iron, knitting."""
    _arm(
        c, [(300, 760, 48), (190, 742, 44), (110, 690, 36), (90, 600, 30), (120, 540, 23), (158, 530, 15)], 1
    )
    receiver = [
        (132, 470),
        (152, 462),
        (168, 480),
        (166, 560),
        (158, 588),
        (134, 594),
        (122, 578),
        (144, 560),
        (146, 500),
        (124, 490),
    ]
    paint(c, spline(receiver), ["#3f5a7a", "#16284c", "#0a1434"], cast=(6, 8, 8, 0.5), **THING)
    cord = [(140 - 5 * k + 11 * math.sin(k * 2.6), 596 + k * 7.5) for k in range(20)]
    paint(c, line(cord, 4), ["#25406a", "#12244a"], **{**THING, "volume": 1})
    _arm(c, [(320, 800, 46), (210, 850, 38), (140, 822, 30), (88, 822, 22), (66, 868, 15)], 1)
    bottle = spline(
        place(
            [(-17, -42, 1), (17, -42, 1), (18, 18), (8, 30), (5, 44), (-5, 44), (-8, 30), (-18, 18)],
            62,
            896,
            1,
            turn=-24,
        )
    )
    paint(c, bottle, ["#f4fff0", "#d8ecdc", "#f0b890"], cast=(6, 8, 6, 0.5), **THING)
    _arm(c, [(100, 818, 21), (76, 842, 20), (70, 872, 17), (88, 890, 13)], 0)
    _arm(
        c,
        [(330, 790, 56), (300, 900, 48), (320, 990, 38), (270, 1060, 30), (210, 1050, 24), (180, 1016, 17)],
        -1,
    )
    _arm(
        c,
        [(380, 790, 50), (490, 842, 46), (560, 810, 40), (620, 800, 32), (672, 824, 24), (676, 856, 18)],
        -1,
    )
    iron = [(596, 904, 1), (610, 876), (650, 852), (712, 850), (724, 878), (728, 904, 1)]
    paint(c, spline(iron), ["#c8e0dc", "#6a94a8", "#20446c"], cast=(0, 8, 8, 0.6), **THING)
    paint(
        c,
        line([(640, 854), (646, 834), (700, 832), (706, 852)], 10),
        ["#6a4448", "#33284c"],
        **{**THING, "volume": 3},
    )
    _arm(c, [(690, 812, 13), (674, 820, 16), (664, 836, 15), (676, 846, 12)], 0)
    _arm(
        c,
        [(390, 800, 56), (424, 930, 50), (410, 1010, 40), (450, 1080, 32), (510, 1070, 24), (520, 1026, 16)],
        1,
    )
    paint(c, line([(436, 1006), (596, 1062)], 6), ["#f0d890", "#8a7060"], **{**THING, "volume": 2})
    paint(c, line([(600, 998), (450, 1064)], 6), ["#f0d890", "#8a7060"], **{**THING, "volume": 2})
    knit = [(470, 1040, 1), (580, 1036, 1), (590, 1100), (572, 1170, 1), (486, 1170, 1), (470, 1100)]
    wool = paint(
        c,
        spline(knit),
        ["#8fe8d0", "#2f9a96", "#155a72"],
        cast=(4, 6, 10, 0.5),
        **{**THING, "volume": 12, "wobble": 0.9},
    )
    rows: list[Shape] = [
        line([(464 + k, 1056 + j * 15), (470 + k, 1063 + j * 15), (476 + k, 1056 + j * 15)], 3)
        for j in range(8)
        for k in range(0, 120, 12)
    ]
    c.multiply(rows, "#0e4a5c", 0.6, inside=wool)


def _apron(c: Canvas) -> None:
    chance = random.Random(8)
    apron = [
        (236, 706, 1),
        (290, 690),
        (380, 690),
        (452, 702, 1),
        (476, 780),
        (470, 880, 1),
        (420, 900),
        (350, 890),
        (280, 902),
        (230, 884, 1),
        (222, 790),
    ]
    cloth = paint(
        c,
        spline(apron),
        ["#f4fff0", "#bfe0d4", "#6a9cb0"],
        angle=82,
        streaks=1,
        **{**THING, "volume": 16, "detail": 0.3, "cast": (6, 10, 10, 0.5)},
    )
    folds: list[Points] = [
        [(280, 720), (270, 800), (276, 890)],
        [(340, 716), (344, 800), (338, 890)],
        [(404, 716), (420, 800), (414, 890)],
    ]
    c.multiply([line(fold, 12) for fold in folds], "#2c6a90", 0.4, soft=6, inside=cloth)
    checks = [ellipse(chance.uniform(230, 470), chance.uniform(700, 890), 5) for _ in range(46)]
    c.over(checks, "#f590a8", 0.7, soft=0.8, inside=cloth)
    c.over(line([(228, 716), (290, 702), (380, 702), (458, 714)], 9), "#f590a8", 0.9)


def _water(c: Canvas) -> None:
    chance = random.Random(6)
    for x, y, r in (
        (598, 540, 9),
        (690, 556, 12),
        (640, 520, 7),
        (714, 500, 8),
        (304, 226, 8),
        (330, 190, 12),
        (316, 150, 7),
        (72, 420, 8),
    ):
        bubble = ellipse(x, y, r)
        c.screen(bubble, "#6ad0d0", 0.3)
        c.screen(bubble.outline(2.4), "#d8fff4", 0.75)
        c.over(ellipse(x - r * 0.35, y - r * 0.35, r * 0.22), "#ffffff", 0.9)
    specks = [
        (chance.uniform(0, 768), chance.uniform(0, 1152), chance.uniform(0.7, 1.7), chance.uniform(0.2, 0.5))
        for _ in range(120)
    ]
    sparkle(c, c.blur(c.dots(specks), 0.5), "#d8fff0", 0.9)
