"""The sky outside is a jigsaw with a hole; under the bed a child lies with the missing piece, which glows."""

import random

from art.canvas import Canvas
from art.colour import Colour, Pixels
from art.light import glow, stars
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="4vy60twu",
    slug="the-last-piece",
    seed=10001,
    palette="P3",
    horizon="low",
    reach="middle",
    hour="indoors",
    mood="tender",
    description="The night sky in the window is a jigsaw with one gap and a man on a ladder before it; "
    "under the bed a child lies with a glowing piece.",
    clues=("Finders keepers", "They can manage without it", "White lie", "The whole world is looking for me"),
    motifs=("light", "keeping", "night", "windows"),
    light=(-0.7, -0.5),
    shadow="#0d1238",
    warmth="#fff3cc",
    grade=("#101848", "#fff0c8", 0.06),
    contrast=0.15,
    vignette=0.4,
)

FLOOR = 1004
LEFT, TOP, RIGHT, SILL = 96, -30, 560, 560
CELL = 92
GAP = (3, 2)
CLOTH: Manner = {"volume": 14, "shading": 0.7, "detail": 0.5, "wobble": 0.5}


def draw(c: Canvas) -> None:
    """Wall and window, the sky in pieces, the searcher, the bed, what is under it."""
    c.background([(0, "#1a2258"), (0.5, "#2c3674"), (1, "#161c4a")], angle=86, mottle=1.2)
    _sky(c)
    _searcher(c)
    _frame(c)
    _floor(c)
    _under(c)
    _child(c)
    _bed(c)
    _slippers(c)


def _edge(x0: float, y0: float, x1: float, y1: float, out: float) -> list[tuple[float, float]]:
    """One side of a piece from corner to corner, with its knob to the left of the way (`out` 1) or right."""
    profile = (
        (0.0, 0.0),
        (0.2, 0.03),
        (0.38, -0.02),
        (0.42, 0.08),
        (0.36, 0.17),
        (0.42, 0.25),
        (0.5, 0.27),
        (0.58, 0.25),
        (0.64, 0.17),
        (0.58, 0.08),
        (0.62, -0.02),
        (0.8, 0.03),
    )
    dx, dy = x1 - x0, y1 - y0
    return [(x0 + dx * u + dy * v * out, y0 + dy * u - dx * v * out) for u, v in profile]


def _way(column: int, row: int, upright: int) -> int:
    """Which way the knob between two pieces points."""
    return 1 if (column * 7 + row * 5 + column * row + upright) % 2 else -1


def _piece(x: float, y: float, cell: float, column: int, row: int, turn: float = 0) -> Shape:
    """The outline of the piece of a column and row, its upper left corner at (x, y)."""
    half = cell / 2
    around = [
        *_edge(-half, -half, half, -half, _way(column, row, 0)),
        *_edge(half, -half, half, half, _way(column + 1, row, 1)),
        *_edge(half, half, -half, half, -_way(column, row + 1, 0)),
        *_edge(-half, half, -half, -half, -_way(column, row, 1)),
    ]
    return spline(place(around, x + half, y + half, 1, turn=turn))


def _sky(c: Canvas) -> None:
    pane = c.mask(rectangle(LEFT, TOP, RIGHT - LEFT, SILL - TOP))
    paint(
        c,
        pane,
        [(0, "#0c1440"), (0.45, "#26408a"), (0.8, "#6a86b0"), (1, "#a8c0b4")],
        along=("y", TOP, SILL),
        volume=0,
        angle=20,
        streaks=1.2,
        mottle=1.4,
        wobble=0,
    )
    milk = c.mask(line([(80, 300), (240, 190), (400, 120), (600, -20)], 120), 30) * smoothstep(
        c.noise(60, 5, 4), 0.35, 0.7
    )
    c.screen(milk, "#9fb4d8", 0.55, inside=pane)
    stars(c, 130, 430, 3)
    c.late = [(mask * pane, colour, strength) for mask, colour, strength in c.late]
    moon = paint(
        c,
        ellipse(214, 108, 46),
        ["#fffbe4", "#d8d4b4"],
        volume=18,
        shading=0.4,
        wobble=0.4,
        dark="#5a6a9a",
        inside=pane,
    )
    c.multiply([ellipse(200, 98, 12, 9), ellipse(232, 124, 9, 7)], "#a8aca4", 0.5, soft=3, inside=moon)
    hills = spline([(60, 500), (170, 462), (290, 494), (420, 452), (600, 486), (600, 620, 1), (60, 620, 1)])
    paint(c, hills, ["#3d5a78", "#2a3c5c"], volume=10, angle=8, inside=pane)
    _seams(c, pane)


def _seams(c: Canvas, pane: Pixels) -> None:
    chance = random.Random(6)
    for column in range(6):
        for row in range(7):
            x, y = LEFT + column * CELL - 12, TOP + row * CELL - 8
            piece = _piece(x, y, CELL, column, row)
            if (column, row) == GAP:
                _gap(c, piece, pane)
                continue
            c.multiply(piece.outline(3.4), "#0a1038", 0.75, inside=pane)
            c.screen(c.shift(c.mask(piece.outline(2)), 2.2, 2.4), "#c9d8f0", 0.32, inside=pane)
            tone = "#0c1440" if chance.random() < 0.5 else "#ffffff"
            (c.multiply if tone == "#0c1440" else c.screen)(
                piece, tone, 0.12 if tone == "#0c1440" else 0.05, soft=1, inside=pane
            )


def _gap(c: Canvas, piece: Shape, pane: Pixels) -> None:
    board = paint(
        c, piece, ["#c9b48c", "#a88e6a"], volume=0, wobble=0.2, inside=pane, detail=0.6, streaks=1.4, angle=3
    )
    c.multiply((1 - c.mask(piece, 6)) * board, "#2a2244", 0.9)
    c.multiply(c.shift(1 - c.mask(piece, 3), 7, 8) * board, "#2a2244", 0.7)


def _searcher(c: Canvas) -> None:
    """Far out on the hill a man on a long ladder scratches his head before the hole."""
    x = LEFT + GAP[0] * CELL - 12 + CELL / 2
    foot, top = (x + 58, 500), (x + 8, 262)
    rails = []
    for dx in (-9, 9):
        rails.append(polyline([(foot[0] + dx, foot[1]), (top[0] + dx * 0.8, top[1])], 3.6))
    for k in range(15):
        t = k / 15
        mx, my = foot[0] + (top[0] - foot[0]) * t, foot[1] + (top[1] - foot[1]) * t
        rails.append(polyline([(mx - 9, my), (mx + 9, my)], 2.8))
    paint(c, rails, ["#20264e", "#161a3c"], volume=1.5, wobble=0.2, detail=0.8)
    man: Manner = {"volume": 4, "detail": 0.9, "wobble": 0.2, "rim": "#e8e4c8", "rim_width": 1.6}
    mx, my = x + 20, 314
    paint(
        c,
        [line([(mx - 5, my), (mx - 6, my + 24)], 8), line([(mx + 5, my), (mx + 9, my + 18)], 8)],
        "#171b40",
        **man,
    )
    paint(
        c,
        spline(
            [
                (mx - 12, my + 6, 1),
                (mx - 11, my - 26),
                (mx, my - 36),
                (mx + 11, my - 26),
                (mx + 13, my + 6, 1),
            ]
        ),
        ["#b5483f", "#6a2a3c"],
        **man,
    )
    paint(c, line([(mx + 9, my - 26), (mx + 22, my - 40), (mx + 9, my - 50)], 6), "#b5483f", **man)
    paint(c, line([(mx - 9, my - 24), (mx - 20, my - 12), (mx - 14, my + 2)], 6), "#8a3440", **man)
    paint(c, ellipse(mx, my - 46, 10, 11), "#2a2038", **man)


def _frame(c: Canvas) -> None:
    wood: Manner = {
        "volume": 6,
        "shading": 0.7,
        "wobble": 0.4,
        "ink": 0.3,
        "rim": "#b8c4e0",
        "rim_width": 2,
        "detail": 0.4,
    }
    bars = [rectangle(LEFT - 20, -40, 22, 620), rectangle(RIGHT - 2, -40, 22, 620)]
    paint(c, bars, ["#4a5290", "#2e3670"], angle=88, cast=(6, 8, 8, 0.5), **wood)
    paint(
        c,
        rectangle(LEFT - 46, SILL - 4, RIGHT - LEFT + 92, 26),
        ["#6a74a8", "#363e7a"],
        angle=2,
        cast=(0, 10, 10, 0.6),
        **wood,
    )
    curtain = [
        (RIGHT + 10, -30, 1),
        (RIGHT + 4, 160),
        (RIGHT + 26, 330),
        (RIGHT + 34, 520),
        (RIGHT + 16, 640, 1),
        (RIGHT + 90, 656),
        (RIGHT + 170, 644),
        (820, 650, 1),
        (820, -30, 1),
    ]
    cloth = paint(
        c,
        spline(curtain),
        ["#41568a", "#5a7494", "#2c3a70"],
        volume=24,
        shading=0.8,
        angle=88,
        streaks=1.2,
        rim="#dfe4e0",
        rim_width=3,
        cast=(-8, 8, 14, 0.5),
    )
    folds: list[Points] = [
        [(RIGHT + dx, -20), (RIGHT + dx + 8, 300), (RIGHT + dx + 2, 640)] for dx in (52, 96, 140, 186)
    ]
    c.multiply([line(fold, 15) for fold in folds], "#101848", 0.55, soft=7, inside=cloth)
    c.screen(
        [line([(p[0] + 18, p[1]) for p in fold], 8) for fold in folds], "#a8bcd0", 0.3, soft=5, inside=cloth
    )


def _floor(c: Canvas) -> None:
    floor = c.mask(rectangle(-5, FLOOR - 60, 780, 300))
    paint(
        c,
        floor,
        ["#1e2458", "#343a72", "#171c46"],
        along=("y", FLOOR - 60, 1152),
        volume=0,
        angle=0,
        streaks=1.4,
        wobble=0,
    )
    joints = [polyline([(x, FLOOR - 60), (380 + (x - 380) * 2.1, 1170)], 2.6) for x in range(-160, 940, 78)]
    c.multiply(joints, "#0a0e30", 0.7, soft=0.6, inside=floor)


def _under(c: Canvas) -> None:
    """The dark below the bed, with the glow in it."""
    c.multiply(rectangle(-10, 760, 730, 236), "#12164a", 0.85, soft=4)
    glow(c, 232, 930, 330, "#f8d88a", 0.75, power=1.7, tall=0.62)
    c.screen(ellipse(232, 1012, 210, 36), "#f8d68a", 0.4, soft=22)


def _child(c: Canvas) -> None:
    """On the belly, chin up, both hands around the light."""
    c.light = (-0.9, 0.15)
    lamp: Manner = {
        "rim": "#fff0b8",
        "rim_width": 4,
        "dark": "#141444",
        "lit": "#ffdf96",
        "detail": 0.6,
        "wobble": 0.5,
    }
    c.multiply(ellipse(500, 1014, 250, 18), "#080c30", 0.8, soft=8)
    shins = [
        line([(690, 968), (640, 990), (700, 880)], 40),
        spline([(684, 900), (706, 846), (736, 838), (742, 856), (722, 890), (716, 916)]),
    ]
    paint(c, shins, ["#5a70a4", "#2a3468"], volume=14, **lamp)
    body = [
        (392, 908),
        (440, 880),
        (520, 886),
        (590, 900),
        (650, 920),
        (730, 946),
        (800, 958),
        (800, 1006, 1),
        (640, 1010),
        (500, 1012),
        (400, 1006),
        (372, 960),
    ]
    pyjamas = paint(
        c,
        spline(body),
        ["#8fa4cc", "#5a70a8", "#2c3870"],
        along=("x", 380, 780),
        volume=34,
        shading=0.8,
        angle=8,
        **lamp,
    )
    stripes = [line([(x + 8, 876), (x - 8, 940), (x, 1012)], 9) for x in range(424, 780, 33)]
    c.multiply(stripes, "#344488", 0.6, soft=1, inside=pyjamas)
    arm = [(430, 936), (400, 990), (340, 1000), (290, 984)]
    sleeve = paint(
        c,
        line(arm, 46),
        ["#a8bad8", "#5a70a8"],
        along=("x", 300, 440),
        volume=16,
        cast=(4, 6, 8, 0.5),
        **lamp,
    )
    c.multiply(
        [line([(x, 950), (x + 4, 1030)], 8) for x in (324, 352, 382)], "#344488", 0.5, soft=1, inside=sleeve
    )
    _head(c, lamp)
    _shining(c)
    hand = [
        (302, 1000),
        (282, 1010),
        (250, 1004),
        (224, 996),
        (220, 984),
        (240, 982),
        (262, 984),
        (258, 968),
        (268, 960),
        (284, 972),
        (304, 972),
    ]
    paint(c, spline(hand), ["#ffdcae", "#d89c80"], volume=7, cast=(3, 3, 5, 0.4), **{**lamp, "rim_width": 2})
    c.multiply([line([(254, 991), (228, 990)], 2.4)], "#a86050", 0.7)
    c.light = (-0.7, -0.5)


def _head(c: Canvas, lamp: Manner) -> None:
    face = [
        *[
            (398, 968),
            (384, 976),
            (360, 972),
            (338, 974),
            (322, 968),
            (314, 954),
            (320, 946),
            (312, 940),
            (314, 932),
            (306, 928),
        ],
        *[
            (298, 918),
            (301, 910),
            (312, 904),
            (310, 888),
            (316, 862),
            (340, 838),
            (376, 830),
            (412, 844),
            (432, 880),
            (428, 930),
            (414, 956),
        ],
    ]
    skin = paint(
        c,
        spline(face),
        [(0, "#ffe6ba"), (0.5, "#f0b890"), (1, "#9a6a78")],
        along=("x", 300, 420),
        volume=22,
        shading=0.6,
        **lamp,
    )
    c.screen(ellipse(338, 940, 20, 14), "#f08868", 0.4, soft=8, inside=skin)
    c.multiply(line([(324, 898), (332, 903), (343, 899)], 3.4), "#5a2a30", 0.95)
    c.multiply([line([(326, 900), (321, 905)], 2.4), line([(332, 903), (330, 909)], 2.4)], "#5a2a30", 0.9)
    c.multiply(line([(322, 878), (334, 873), (346, 877)], 3.6), "#6a3a34", 0.75)
    c.multiply(line([(316, 950), (328, 949), (334, 945)], 2.6), "#8a3838", 0.9)
    hair = [
        (322, 862),
        (330, 832),
        (362, 808),
        (404, 810),
        (440, 838),
        (452, 884),
        (444, 930),
        (424, 950),
        (408, 938),
        (410, 914),
        (396, 898),
        (380, 876),
        (356, 868),
        (338, 874),
    ]
    locks = paint(
        c,
        spline(hair),
        ["#7a4a34", "#3c2438", "#241a3c"],
        along=("x", 320, 450),
        volume=20,
        shading=0.7,
        angle=40,
        streaks=1.4,
        **lamp,
    )
    strands: list[Points] = [
        [(340, 858), (380, 830), (430, 850)],
        [(360, 866), (400, 856), (436, 894)],
        [(384, 878), (414, 886), (430, 928)],
    ]
    c.multiply([line(strand, 4) for strand in strands], "#1c1030", 0.6, soft=1.6, inside=locks)
    c.screen(
        [line([(p[0] - 4, p[1] + 6) for p in strand], 3) for strand in strands],
        "#e8a868",
        0.5,
        soft=1.4,
        inside=locks,
    )
    paint(c, ellipse(402, 914, 12, 16, -10), ["#e0a284", "#a86a70"], volume=5, **{**lamp, "rim_width": 2})


def _shining(c: Canvas) -> None:
    piece = _piece(178, 886, 84, GAP[0], GAP[1], -14)
    c.over(c.mask(piece, 10), "#ffe9a8", 0.6)
    whole = paint(
        c,
        piece,
        [(0, "#dfeaf0"), (0.4, "#fff6d0"), (1, "#ffe08a")],
        volume=6,
        shading=0.3,
        wobble=0.2,
        detail=0.8,
        rim="#ffffff",
        rim_width=3,
    )
    c.over(
        [ellipse(206, 912, 4), ellipse(238, 930, 5), ellipse(214, 948, 3), ellipse(242, 902, 3)],
        "#ffffff",
        1,
        soft=0.8,
        inside=whole,
    )
    c.multiply(c.shift(_rim_of(c, piece), -2, -2), "#c89a4a", 0.4)
    glow(c, 222, 930, 120, "#fff0b8", 0.5)


def _rim_of(c: Canvas, piece: Shape) -> Pixels:
    """A soft line along a piece's rim."""
    return c.mask(piece.outline(3), 1)


def _bed(c: Canvas) -> None:
    iron: Manner = {
        "volume": 8,
        "shading": 0.8,
        "wobble": 0.4,
        "detail": 0.5,
        "rim": "#c9d4e8",
        "rim_width": 3,
    }
    paint(
        c,
        [rectangle(706, 600, 26, 420), ellipse(719, 590, 22)],
        ["#5a6294", "#262c60"],
        along=("x", 700, 736),
        cast=(6, 6, 10, 0.5),
        **iron,
    )
    c.multiply(ellipse(722, 1022, 40, 9), "#080c30", 0.8, soft=5)
    hem: Points = [
        (706, 816, 1),
        (650, 836),
        (596, 812),
        (540, 840),
        (470, 818),
        (400, 840),
        (330, 806),
        (262, 822),
        (190, 796),
        (110, 818),
        (40, 800),
        (-40, 812, 1),
    ]
    quilt = paint(
        c,
        spline([(-40, 636, 1), (120, 612), (300, 634), (480, 610), (640, 624), (710, 650, 1), *hem]),
        ["#8498b8", "#4c5e96", "#2a3470"],
        volume=30,
        shading=0.75,
        angle=84,
        cast=(0, 16, 16, 0.7),
        wobble=0.8,
        rim="#e8eedc",
        rim_width=4,
    )
    _patches(c, quilt)
    c.screen(
        line([(p[0], p[1] - 4) for p in hem], 6),
        "#f8d68a",
        0.55,
        soft=4,
        inside=quilt * c.mask(ellipse(250, 820, 330, 60), 40),
    )
    pillow = [(-40, 560, 1), (40, 548), (150, 566), (186, 600), (160, 640), (60, 650), (-40, 640, 1)]
    paint(
        c,
        spline(pillow),
        ["#e4ead8", "#a4b0c4", "#5a6898"],
        volume=26,
        shading=0.7,
        angle=10,
        cast=(6, 10, 12, 0.5),
        rim="#fffbe8",
        rim_width=3,
    )


def _patches(c: Canvas, quilt: Pixels) -> None:
    """Squares of many stuffs, their seams falling over the edge."""
    chance = random.Random(12)
    tones: list[Colour] = ["#6d9488", "#42508a", "#8fa8b0", "#2c3a78", "#5a7a92", "#b5483f"]
    for k, x in enumerate(range(-40, 740, 92)):
        for j, (top, foot) in enumerate(((600, 684), (684, 764), (764, 850))):
            tone = tones[chance.randrange(5)] if (k, j) != (5, 1) else tones[5]
            lean = j * 5
            patch = polygon(
                [(x + lean, top), (x + 92 + lean, top), (x + 95 + lean, foot), (x + 3 + lean, foot)]
            )
            c.over(patch, tone, 0.5, soft=1.2, inside=quilt)
            c.screen(
                polygon(
                    [
                        (x + 14 + lean, top + 10),
                        (x + 80 + lean, top + 10),
                        (x + 80 + lean, foot - 34),
                        (x + 14 + lean, foot - 34),
                    ]
                ),
                "#c9d4e0",
                0.16,
                soft=12,
                inside=quilt,
            )
            c.multiply(patch.outline(4), "#151c50", 0.6, soft=1.4, inside=quilt)


def _slippers(c: Canvas) -> None:
    """Two felt slippers put neatly before the bed, as if somebody slept."""
    for x, y, turn in ((560, 1094, -6), (640, 1100, 4)):
        c.multiply(ellipse(x + 4, y + 20, 58, 11), "#070a2c", 0.8, soft=5)
        shoe = spline(
            place(
                [(-50, 2), (-34, -16), (0, -22), (34, -20), (50, -4), (44, 14), (0, 20), (-40, 18)],
                x,
                y,
                1,
                turn=turn,
            )
        )
        paint(
            c,
            shoe,
            ["#c2584a", "#7a2c40", "#3c1c40"],
            volume=12,
            shading=0.7,
            wobble=0.5,
            detail=0.5,
            rim="#f8d0a0",
            rim_width=3,
        )
        mouth = spline(place([(2, -8), (20, -15), (40, -12), (44, 0), (28, 6), (8, 2)], x, y, 1, turn=turn))
        paint(c, mouth, ["#1c1438", "#43284a"], volume=3, wobble=0.3, detail=0.6)
