"""An open hand as large as a hill, with a town on its palm and lights in its fingertips; one finger begins
to bend."""

import math
import random

from art.canvas import Canvas
from art.colour import Pixels
from art.light import fog, glow
from art.motifs.bent import Tube
from art.motifs.houses import House, house
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, ellipse, line, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="s118eu4u",
    slug="the-town-in-the-hand",
    seed=8231,
    palette="P15",
    horizon="none",
    reach="far",
    hour="dusk",
    mood="uneasy",
    description="A huge open hand rises from the clouds with a small town on its palm, a river in one of "
    "its lines and windows in its fingers; the forefinger is bent inwards.",
    clues=("Safe for now", "In good hands", "Everything depends on one person", "The landlord is thinking"),
    motifs=("size", "town", "bodies", "trust", "keeping"),
    light=(-0.7, -0.6),
    shadow="#3c1c40",
    warmth="#fff0dc",
    grade=("#301840", "#fff0dc", 0.06),
    contrast=0.16,
    vignette=0.38,
)

FINGERS: list[tuple[Points, str]] = [
    ([(206, 600, 46), (168, 480, 42), (140, 360, 38), (122, 250, 34), (116, 190, 28)], "little"),
    ([(318, 548, 52), (300, 400, 48), (286, 250, 44), (280, 130, 38), (280, 70, 31)], "ring"),
    ([(432, 540, 54), (440, 380, 50), (450, 220, 46), (458, 90, 40), (462, 20, 33)], "middle"),
]
PALM: Points = [
    (168, 640),
    (172, 560),
    (226, 520),
    (300, 496),
    (380, 486),
    (462, 490),
    (540, 512),
    (594, 560),
    (612, 640),
    (622, 730),
    (650, 800),
    (652, 880),
    (612, 970),
    (556, 1050),
    (524, 1120),
    (520, 1230, 1),
    (262, 1230, 1),
    (268, 1110),
    (246, 1010),
    (206, 920),
    (178, 820),
    (166, 730),
]


def draw(c: Canvas) -> None:
    """Evening air; fingers and palm; river, road and town; the bent finger, the thumb; windows; cloud."""
    _air(c)
    hand = _hand(c)
    _lines(c, hand)
    _town(c)
    _bent(c)
    _thumb(c)
    _windows(c)
    _near(c)


def _air(c: Canvas) -> None:
    c.background(
        [(0, "#5a3c68"), (0.25, "#a0627c"), (0.5, "#e0a094"), (0.7, "#f8d4bc"), (1, "#c8889a")],
        angle=5,
        mottle=0.8,
    )
    glow(c, 60, 300, 420, "#fff0dc", 0.55)
    bands = [
        spline([(x - w, y, 1), (x - w * 0.3, y - 10), (x + w, y + 2, 1), (x, y + 12)])
        for x, y, w in (
            (90, 110, 150),
            (660, 190, 160),
            (40, 420, 130),
            (700, 470, 150),
            (620, 60, 120),
            (30, 640, 120),
        )
    ]
    paint(
        c, bands, ["#8a5a80", "#d8a0a0"], volume=6, shading=0.4, wobble=2, angle=2, rim="#fff4e4", rim_width=2
    )
    peaks = spline(
        [
            (-40, 980, 1),
            (60, 900),
            (140, 950),
            (220, 880),
            (320, 960),
            (560, 940),
            (650, 870),
            (740, 940),
            (820, 900, 1),
            (820, 1200, 1),
            (-40, 1200, 1),
        ]
    )
    paint(c, peaks, ["#a0708c", "#7a5478"], volume=14, wobble=1.2, angle=-10, haze=("#f0c0b0", 0.5))


def _skin() -> Manner:
    return {
        "shading": 0.7,
        "streaks": 1.2,
        "mottle": 1.2,
        "dark": "#3c1c40",
        "lit": "#fff0dc",
        "rim": "#fff6e8",
        "rim_width": 6,
        "wobble": 0.9,
    }


def _hand(c: Canvas) -> Pixels:
    shapes = [Tube(axis).piece(bow=axis[-1][2] * 0.95) for axis, _ in FINGERS]
    tone = ["#f0c4b4", "#dca09c", "#b87884", "#8a5470"]
    c.multiply(c.shift(c.mask([*shapes, spline(PALM)], 16), 22, 16), "#5a2c50", 0.3)
    hand = paint(c, [*shapes, spline(PALM)], tone, along=("y", 30, 1152), volume=46, angle=86, **_skin())
    for axis, _ in FINGERS:
        tube = Tube(axis)
        for share in (0.34, 0.36, 0.62, 0.64):
            x, y, half, _way = tube.at(share)
            c.multiply(
                line([(x - half * 0.8, y - 3), (x, y + 4), (x + half * 0.8, y - 4)], 5),
                "#6a2c4c",
                0.45,
                soft=2,
                inside=hand,
            )
        for share in (0.2, 0.5, 0.8):
            x, y, half, _way = tube.at(share)
            c.screen(ellipse(x - half * 0.2, y, half * 0.5, half * 0.8), "#fff0e0", 0.2, soft=12, inside=hand)
    c.multiply(
        [
            line([(262, 600), (258, 540), (250, 500)], 13),
            line([(376, 580), (372, 520), (368, 470)], 13),
            line([(492, 590), (496, 530), (504, 490)], 13),
        ],
        "#6a2c4c",
        0.4,
        soft=8,
        inside=hand,
    )
    c.screen(c.mask(ellipse(300, 840, 110, 130), 50) * hand, "#fff0e0", 0.25)
    c.multiply(c.mask(ellipse(420, 760, 130, 110), 44) * hand, "#7a3c5c", 0.35)
    return hand


def _lines(c: Canvas, hand: Pixels) -> None:
    """Heart line a wall with trees, head line a road, life line a river."""
    river: Points = [
        (598, 700, 9),
        (520, 700, 10),
        (450, 730, 11),
        (410, 790, 12),
        (398, 870, 13),
        (410, 960, 15),
        (424, 1060, 18),
        (426, 1180, 24),
    ]
    bed = Tube(river).piece()
    c.multiply(c.shift(c.mask(bed, 5), 2, 5), "#5a2c50", 0.5)
    paint(
        c,
        bed,
        ["#8fc0bc", "#4f8a8c", "#3f7a78"],
        volume=6,
        shading=0.6,
        wobble=1,
        angle=80,
        inside=hand,
        rim="#eafff8",
        rim_width=2.6,
    )
    road: Points = [(176, 742), (260, 716), (350, 720), (440, 690), (520, 640), (590, 600)]
    c.multiply(line([(x, y + 5) for x, y in road], 17), "#6a2c4c", 0.45, soft=3, inside=hand)
    paint(
        c,
        line(road, 13),
        ["#f8e0cc", "#d8a8a0"],
        volume=3,
        wobble=0.8,
        inside=hand,
        rim="#fff8ec",
        rim_width=2,
    )
    hedge: Points = [(190, 650), (270, 628), (360, 640), (440, 610), (510, 556)]
    c.multiply(line(hedge, 12), "#5a2c50", 0.4, soft=4, inside=hand)
    luck = random.Random(6)
    trees = []
    for k in range(44):
        s = k / 43 * (len(hedge) - 1.001)
        i, t = int(s), s - int(s)
        x, y = hedge[i][0] * (1 - t) + hedge[i + 1][0] * t, hedge[i][1] * (1 - t) + hedge[i + 1][1] * t
        trees.append(
            ellipse(
                x + luck.uniform(-6, 6), y - luck.uniform(2, 12), luck.uniform(6, 11), luck.uniform(8, 14)
            )
        )
    paint(
        c,
        trees,
        ["#5f8a80", "#2c5658"],
        volume=5,
        shading=0.7,
        wobble=1.2,
        rim="#e8f4e0",
        rim_width=1.6,
        cast=(3, 4, 4, 0.4),
    )
    bridge = [line([(386, 800), (404, 786), (424, 798)], 8)]
    paint(c, bridge, ["#f4d8c8", "#a87888"], volume=3, wobble=0.3, detail=0.6, cast=(2, 5, 4, 0.5))


def _town(c: Canvas) -> None:
    spots = [
        (300, 694, 44, 34, 1),
        (350, 684, 40, 48, 2),
        (392, 672, 42, 36, 3),
        (250, 712, 40, 30, 4),
        (440, 654, 40, 42, 5),
        (300, 780, 52, 42, 6),
        (238, 800, 48, 36, 7),
        (352, 802, 50, 52, 8),
        (288, 880, 60, 46, 9),
        (224, 892, 52, 40, 10),
        (350, 908, 58, 44, 11),
        (480, 780, 54, 44, 12),
        (540, 760, 46, 38, 13),
        (470, 860, 60, 48, 14),
        (532, 850, 50, 40, 15),
        (480, 944, 58, 46, 16),
        (310, 976, 60, 44, 17),
    ]
    walls = ("#e8c8c0", "#d8a8a8", "#f4dcd0", "#c89098")
    roofs = ("#8a3c5c", "#3f7a78", "#a8506c", "#6a3c60")
    for x, y, wide, tall, seed in sorted(spots, key=lambda spot: spot[1]):
        c.multiply(
            polygon([(x - wide / 2, y), (x + wide / 2, y), (x + wide * 0.9, y + 12), (x, y + 14)]),
            "#5a2c50",
            0.4,
            soft=4,
        )
        look = House(
            wall=walls[seed % 4],
            roof=roofs[seed % 4],
            rows=1,
            columns=2,
            roof_height=0.8,
            lit_share=0.6,
            lit="#ffd88a",
            detail=0.75,
            ink=0.3,
            rim="#fff6e8",
            chimney=seed % 3 == 0,
        )
        house(c, x, y, wide, tall, look, seed)
    _tower(c, 414, 880)


def _tower(c: Canvas, x: float, y: float) -> None:
    """The clock tower by the river, smoke from a few chimneys, and who walks there."""
    tower: Manner = {"wobble": 0.3, "detail": 0.7, "rim": "#fff6e8", "rim_width": 2}
    c.multiply(
        polygon([(x - 14, y), (x + 14, y), (x + 52, y + 14), (x + 20, y + 16)]), "#5a2c50", 0.4, soft=4
    )
    paint(
        c,
        rectangle(x - 14, y - 96, 28, 96),
        ["#f4dcd0", "#c89098"],
        along=("x", x - 14, x + 14),
        volume=4,
        **tower,
    )
    paint(
        c,
        polygon([(x - 20, y - 94), (x, y - 150), (x + 20, y - 94)]),
        ["#3f7a78", "#24505a"],
        volume=4,
        **tower,
    )
    c.over(ellipse(x, y - 76, 8), "#fff4dc")
    c.over(
        [polyline([(x, y - 76), (x, y - 82)], 1.8), polyline([(x, y - 76), (x + 4, y - 74)], 1.8)], "#4a2440"
    )
    for wx, wy in ((256, 760), (444, 740), (262, 948), (520, 910)):
        smoke = [ellipse(wx + 4 * math.sin(k), wy - 40 - k * 11, 4 + k * 1.3, 5 + k) for k in range(5)]
        for k, puff in enumerate(smoke):
            c.screen(puff, "#fff4ec", 0.3 - k * 0.05, soft=2.4)
    people = [
        (330, 734),
        (344, 732),
        (400, 716),
        (276, 742),
        (520, 700),
        (370, 846),
        (310, 920),
        (440, 980),
        (466, 978),
    ]
    for px, py in people:
        c.over([ellipse(px, py - 8, 3, 6), ellipse(px, py - 16, 2.8)], "#3c1c40", 0.9)


def _bent(c: Canvas) -> None:
    """The forefinger, with its last joint folded towards the town."""
    base = [(560, 590, 50), (600, 470, 47), (628, 350, 45), (636, 290, 46)]
    tip = [(640, 300, 46), (612, 250, 44), (560, 246, 41), (520, 282, 37), (506, 330, 29)]
    skin = _skin()
    tone = ["#f0c4b4", "#d8989a", "#a86a80"]
    shadow = Tube([(620, 330, 40), (560, 420, 40), (500, 520, 34)]).piece(bow=26)
    c.multiply(c.mask(shadow, 18), "#5a2c50", 0.32)
    lower = paint(c, [Tube(base).piece(bow=20), ellipse(566, 600, 56, 50)], tone, volume=34, angle=80, **skin)
    c.multiply(c.mask(ellipse(560, 640, 60, 44), 16) * lower, "#8a5470", 0.3)
    upper = paint(
        c,
        [Tube(tip).piece(bow=26), ellipse(636, 292, 47, 46)],
        tone,
        volume=32,
        angle=10,
        cast=(-6, 22, 18, 0.5),
        **skin,
    )
    for share in (0.5, 0.55):
        x, y, half, way = Tube(tip).at(share)
        c.multiply(
            line(
                [
                    (x - half * 0.7 * math.sin(way), y + half * 0.7 * math.cos(way)),
                    (x + half * 0.7 * math.sin(way), y - half * 0.7 * math.cos(way)),
                ],
                5,
            ),
            "#6a2c4c",
            0.4,
            soft=2,
            inside=upper,
        )
    creases = [
        line([(606, 318), (636, 334), (672, 318)], 5),
        line([(604, 330), (638, 348), (674, 330)], 4),
        line([(600, 460), (622, 468), (646, 458)], 5),
    ]
    c.multiply(creases, "#6a2c4c", 0.5, soft=2, inside=lower)
    birds = [(60, 560), (84, 546), (108, 566), (48, 588), (124, 590)]
    wings = [line([(x - 9, y - 4), (x, y + 2), (x + 9, y - 5)], 2.6) for x, y in birds]
    c.over(wings, "#4a2440")


def _thumb(c: Canvas) -> None:
    axis = [
        (556, 970, 52),
        (598, 892, 60),
        (660, 784, 55),
        (704, 690, 50),
        (722, 620, 44),
        (726, 580, 36),
    ]
    tone = ["#f0c4b4", "#dca09c", "#b87884", "#8a5470"]
    thumb = paint(
        c,
        Tube(axis).piece(bow=36),
        tone,
        along=("y", 560, 1060),
        volume=46,
        angle=64,
        cast=(14, 10, 18, 0.35),
        **_skin(),
    )
    creases = [line([(650, 716), (690, 728), (744, 712)], 6), line([(652, 728), (690, 742), (742, 726)], 4)]
    c.multiply(creases, "#6a2c4c", 0.45, soft=2, inside=thumb)
    c.multiply(c.mask(ellipse(540, 990, 90, 90), 30) * thumb, "#a86a80", 0.25)
    terraces = [
        line([(560 + k * 22, 950 - k * 34), (596 + k * 20, 968 - k * 34), (640 + k * 15, 950 - k * 36)], 3.4)
        for k in range(5)
    ]
    c.multiply(terraces, "#6a2c4c", 0.35, soft=1.4, inside=thumb)
    c.screen(c.shift(c.mask(terraces), 0, -4) * thumb, "#fff0e0", 0.25)
    luck = random.Random(3)
    vines = [
        ellipse(
            566 + k % 9 * 9 + k // 9 * 21 + luck.uniform(-3, 3),
            944 - k // 9 * 34 + abs(k % 9 - 4) * -2,
            4.4,
            5,
        )
        for k in range(45)
    ]
    paint(
        c,
        vines,
        ["#5f8a80", "#2c5658"],
        volume=3,
        shading=0.7,
        wobble=0.6,
        inside=thumb,
        rim="#e8f4e0",
        rim_width=1.2,
    )


def _windows(c: Canvas) -> None:
    """People live in the fingers too; ladders and a washing line between them."""
    frame: Manner = {"wobble": 0.2, "detail": 0.8, "rim": "#fff6e8", "rim_width": 1.6}
    for x, y, lit in (
        (118, 236, True),
        (136, 306, False),
        (282, 120, True),
        (268, 190, True),
        (292, 290, False),
        (460, 72, True),
        (444, 150, False),
        (466, 236, True),
        (448, 320, True),
        (154, 400, True),
        (286, 390, True),
        (634, 420, True),
        (716, 640, True),
    ):
        pane = spline(
            [(x - 10, y + 15, 1), (x - 10, y - 6), (x, y - 15), (x + 10, y - 6), (x + 10, y + 15, 1)]
        )
        edge = spline(
            [(x - 14, y + 18, 1), (x - 14, y - 7), (x, y - 20), (x + 14, y - 7), (x + 14, y + 18, 1)]
        )
        paint(c, edge, ["#8a5470", "#5a3458"], volume=2, **frame)
        paint(
            c,
            pane,
            ["#fff0b8", "#ffc868"] if lit else ["#4a2c54", "#3c2048"],
            volume=0,
            wobble=0.2,
            detail=0.85,
        )
        if lit:
            glow(c, x, y, 38, "#ffc868", 0.5)
        c.over(
            [polyline([(x, y - 14), (x, y + 15)], 2), polyline([(x - 10, y + 1), (x + 10, y + 1)], 2)],
            "#5a3458",
        )
    rope: Points = [(146, 330), (200, 360), (262, 340)]
    c.over(line(rope, 2.2), "#5a3458")
    for x, y, tone in ((176, 350, "#3f7a78"), (202, 358, "#fff4e4"), (228, 352, "#a8506c")):
        paint(
            c,
            polygon([(x - 9, y), (x + 9, y), (x + 8, y + 24), (x - 8, y + 24)]),
            tone,
            volume=3,
            wobble=0.5,
            detail=0.7,
        )
    flag = spline([(462, -10, 1), (500, -2), (520, 10, 1), (498, 18), (462, 16, 1)])
    paint(c, flag, ["#3f7a78", "#24505a"], volume=3, detail=0.7)
    _ladder(c, 604, 470)


def _ladder(c: Canvas, x: float, y: float) -> None:
    ladder = [
        polyline([(x - 40, y + 150), (x + 4, y + 6)], 3.4),
        polyline([(x - 24, y + 156), (x + 20, y + 10)], 3.4),
    ] + [
        polyline([(x - 36 + k * 5.4, y + 136 - k * 17.6), (x - 20 + k * 5.4, y + 140 - k * 17.6)], 2.6)
        for k in range(8)
    ]
    paint(c, ladder, ["#f4d8c8", "#8a5470"], volume=1.5, wobble=0.2, detail=0.75, cast=(3, 4, 3, 0.4))


def _near(c: Canvas) -> None:
    luck = random.Random(5)
    fog(c, 1060, 60, "#f8dcd0", 0.7)
    for row, (y, size, tone) in enumerate(
        ((1080, 62, ["#f8e0d8", "#d8a8b0"]), (1130, 80, ["#fff0e8", "#c890a4"]))
    ):
        lumps = []
        for k in range(11):
            x = -30 + k * 84 + luck.uniform(-24, 24)
            if row == 0 and 330 < x < 440:
                continue
            lumps.append(
                ellipse(
                    x,
                    y + luck.uniform(-14, 20) + (30 if 260 < x < 520 else 0),
                    size * luck.uniform(0.8, 1.2),
                    size * luck.uniform(0.5, 0.7),
                )
            )
        paint(
            c,
            lumps,
            tone,
            volume=26,
            shading=0.55,
            wobble=2.4,
            angle=4,
            rim="#ffffff",
            rim_width=4,
            dark="#8a5478",
            cast=(4, -4, 14, 0.2),
        )
