"""A man on a ladder hangs the morning over the night, strip by strip, as wallpaper."""

import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import glow, sparkle, stars
from art.motifs.ground import grass, hill
from art.motifs.sky import heap_cloud
from art.motifs.trees import fir
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="chhuxs4n",
    slug="papering-the-morning",
    seed=8301,
    palette="P3",
    horizon="low",
    reach="middle",
    hour="dawn",
    mood="wonder",
    description="A man on a ladder pastes strips of wallpaper with a morning sky over the night sky; the sun "
    "does not quite meet at the seam, and a rooster waits by the rolls.",
    clues=("A fresh start", "Nobody will notice", "Somebody has to do it", "Behind schedule"),
    motifs=("work", "light", "time", "thresholds", "animals"),
    light=(0.75, -0.5),
    shadow="#141a4a",
    warmth="#ffe2a8",
    grade=("#101848", "#ffe0b0", 0.07),
    contrast=0.15,
    vignette=0.35,
)

FOOT = 906.0
DAWN = [
    (0, "#5f9fc4"),
    (0.3, "#9cc8cf"),
    (0.52, "#f0e2b8"),
    (0.7, "#ffc98a"),
    (0.86, "#f29a78"),
    (1, "#e88878"),
]


def draw(c: Canvas) -> None:
    """Night; the strips that hang; the land under both; the strip in hand; the ladder and its man."""
    c.background([(0, "#0a1034"), (0.45, "#1a2460"), (0.8, "#33408a"), (1, "#3a4890")], angle=12)
    glow(c, 60, 880, 330, "#4a5cb0", 0.3, tall=0.6)
    stars(c, 150, 860, 6, large=0.12)
    c.late[-1] = (c.late[-1][0] * (c.x < 292), c.late[-1][1], c.late[-1][2])
    _strip(c, (612, 800), 24)
    _strip(c, (446, 622), -14)
    _strip(c, (284, 456), 8, 520)
    _moon_hook(c)
    _land(c)
    _roll(c)
    _ladder(c)
    _man(c)
    _tools(c)
    _rooster(c)


def _strip(c: Canvas, across: tuple[float, float], slip: float, foot: float = 960.0) -> None:
    """One length of morning; its pattern has slipped by some units against its neighbour's."""
    left, right = across
    sheet = polygon([(left, -10), (right, -10), (right + 2, foot), (left - 2, foot)])
    body = c.mask(sheet)
    paint(
        c,
        sheet,
        DAWN,
        along=("y", slip, FOOT + slip),
        volume=3,
        shading=0.25,
        wobble=0.35,
        angle=3,
        streaks=0.9,
        cast=(-9, 7, 7, 0.65),
        rim="#fffaf0",
        rim_width=2,
    )
    _sun(c, body, slip)
    for x, y, wide, tall, seed in ((560, 250, 240, 86, 3), (330, 392, 210, 70, 5), (700, 520, 230, 70, 9)):
        lumps = heap_cloud(x, y + slip, wide, tall, seed)
        paint(
            c,
            c.mask(lumps) * body,
            ["#fffdf4", "#f0dcd0", "#d8a8a4"],
            volume=18,
            shading=0.5,
            wobble=1.2,
            dark="#9a7aa0",
            angle=4,
        )
    c.multiply(polyline([(right - 3, -10), (right - 3, foot)], 5), "#5a4a80", 0.5, soft=2, inside=body)
    c.screen(polyline([(left + 3, -10), (left + 3, foot)], 4), "#ffffff", 0.5, soft=1, inside=body)


def _sun(c: Canvas, body: Pixels, slip: float) -> None:
    """The printed sun stands across the seam of two strips."""
    x, y = 612.0, 714.0 + slip
    for i in range(24):
        ray = [(x, y)] + [
            (x + 640 * np.cos(a), y + 640 * np.sin(a)) for a in (i * 0.2618 - 0.055, i * 0.2618 + 0.055)
        ]
        c.screen(polygon(ray), "#ffe8b0", 0.22, soft=3, inside=body)
    c.screen(ellipse(x, y, 150), "#ffd890", 0.6, soft=40, inside=body)
    paint(
        c,
        c.mask(ellipse(x, y, 78)) * body,
        ["#fff8d8", "#ffd36a", "#f7a648"],
        along=("r", x - 20, y - 24, 120),
        volume=6,
        shading=0.25,
        wobble=0.4,
        angle=40,
    )
    c.multiply(ellipse(x, y, 78).outline(4), "#c8643c", 0.5, inside=body)


def _moon_hook(c: Canvas) -> None:
    """A thin moon that the next strip will cover."""
    disc, bite = c.mask(ellipse(126, 236, 52)), c.mask(ellipse(148, 222, 47))
    moon = np.clip(disc - bite, 0, 1)
    glow(c, 112, 246, 150, "#8c9ae0", 0.4)
    paint(c, moon, ["#fffbe2", "#e8d9b8"], volume=6, shading=0.3, wobble=0.3)


def _land(c: Canvas) -> None:
    far: Points = [(-40, 880), (90, 860), (230, 884), (400, 868), (560, 890), (700, 872), (820, 886)]
    day = np.asarray(np.clip((c.x - 262) / 60, 0, 1), np.float32)
    paint(c, hill(far), ["#27306e", "#222a60"], volume=10, shading=0.4, wobble=1, angle=-4)
    woods = [fir(x, 884, 26 + (x * 7) % 19) for x in range(-6, 250, 17)]
    paint(c, woods, ["#161d50", "#1c2458"], volume=4, wobble=0.6)
    paint(
        c,
        c.mask(hill(far)) * day,
        ["#c2b078", "#7f9c70"],
        along=("y", 868, 940),
        volume=8,
        shading=0.3,
        wobble=1,
    )
    trees = [fir(x, 886, 24 + (x * 5) % 17) for x in (470, 488, 512, 640, 664, 690, 742)]
    paint(c, trees, ["#5c7a66", "#3f6258"], volume=4, shading=0.6, wobble=0.5)
    near: Points = [(-40, 946), (120, 922), (300, 938), (470, 920), (640, 938), (820, 916)]
    whole = c.mask(hill(near))
    paint(
        c,
        whole,
        [(0, "#7c9a64"), (0.4, "#56805c"), (1, "#2c5150")],
        along=("y", 920, 1152),
        volume=12,
        shading=0.4,
        wobble=1.2,
        angle=-6,
        streaks=1.1,
    )
    edge = np.clip((330 - c.x - (c.y - 930) * 0.35) / 110, 0, 1)
    c.multiply(np.asarray(edge * whole, np.float32), "#3a4596", 0.88)
    house = [rectangle(92, 886, 52, 42)]
    paint(c, house, ["#4a5296", "#343c7c"], volume=4, wobble=0.3, detail=0.7)
    paint(
        c,
        polygon([(84, 890), (118, 858), (152, 890)]),
        ["#20245c", "#161a48"],
        volume=4,
        wobble=0.3,
        detail=0.7,
    )
    c.over(rectangle(110, 899, 16, 17), "#ffcf78")
    glow(c, 118, 907, 60, "#ffb860", 0.6)
    blades: Points = [(-20, 1150), (180, 1142), (420, 1152), (600, 1140), (790, 1150)]
    grass(c, blades, ["#3a6450", "#1c3c44"], height=46, count=120, seed=4, rim="#d8d090")
    chance = random.Random(7)
    daisies = [(chance.uniform(330, 760), chance.uniform(985, 1130), 3.4, 0.95) for _ in range(60)]
    clear = [daisy for daisy in daisies if daisy[0] < 486 or daisy[1] > 1104]
    sparkle(c, c.dots(clear), "#fff4dc", 0.95)


def _roll(c: Canvas) -> None:
    """The lower half of the strip in hand comes forward off the wall and ends in its roll."""
    back = spline(
        [
            (283, 508, 1),
            (456, 508, 1),
            (466, 600),
            (474, 690),
            (470, 768, 1),
            (250, 780, 1),
            (262, 690),
            (276, 600),
        ]
    )
    c.multiply(c.shift(c.mask(back), -30, 22), "#0c1240", 0.6, soft=14)
    mask = paint(
        c,
        back,
        [(0, "#f0e2b8"), (0.35, "#ffc98a"), (0.75, "#f29a78"), (1, "#d87a70")],
        volume=0,
        wobble=0.3,
        angle=3,
    )
    for down, dark, light in ((552, 0.42, 0.0), (600, 0.0, 0.5), (730, 0.5, 0.0)):
        bend: Points = [(230, down), (370, down + 14), (490, down - 2)]
        c.multiply(line(bend, 40), "#7a4a70", dark, soft=16, inside=mask)
        c.screen(line(bend, 36), "#fff4d8", light, soft=14, inside=mask)
    c.screen(line([(284, 520), (276, 600), (262, 690), (250, 760)], 3), "#fffaf0", 0.8, soft=0.8)
    for x, y in ((330, 640), (410, 676)):
        wisp = heap_cloud(x, y, 120, 34, int(x))
        paint(c, c.mask(wisp) * mask, ["#fff6e4", "#f0c0a8"], volume=8, wobble=0.8, dark="#9a6a90")
    roll = spline(
        [
            (238, 756, 1),
            (360, 750),
            (484, 744, 1),
            (490, 772),
            (484, 802, 1),
            (360, 808),
            (238, 814, 1),
            (228, 786),
        ]
    )
    c.multiply(ellipse(350, 834, 120, 16), "#101848", 0.5, soft=10)
    paint(
        c,
        roll,
        [(0, "#fff2d0"), (0.3, "#f7d9a8"), (0.7, "#c8907c"), (1, "#6a4a78")],
        volume=16,
        shading=0.5,
        wobble=0.35,
        angle=1,
        rim="#fffaf0",
        rim_width=2.5,
        detail=0.4,
    )
    end = ellipse(238, 785, 15, 29)
    paint(c, end, ["#f4dcb8", "#a87a80"], volume=4, wobble=0.3, detail=0.6)
    for r in (0.75, 0.5, 0.25):
        c.multiply(ellipse(238, 785, 15 * r, 29 * r).outline(2.2), "#5a3a60", 0.8)


LADDER: Manner = {
    "volume": 3,
    "shading": 0.7,
    "wobble": 0.3,
    "detail": 0.6,
    "rim": "#ffe8b8",
    "rim_width": 2,
}


def _ladder(c: Canvas) -> None:
    behind = [polyline([(520, 1012), (428, 452)], 7), polyline([(588, 1004), (448, 452)], 7)]
    paint(c, behind, ["#7a5e50", "#4a3c50"], volume=2, wobble=0.2, detail=0.7)
    c.multiply(polygon([(352, 1066), (520, 1056), (300, 1096), (180, 1100)]), "#141c48", 0.5, soft=8)
    rungs = []
    for i in range(11):
        t = (i + 0.6) / 11.4
        left, right = (352 + 46 * t, 1068 - 616 * t), (500 - 62 * t, 1060 - 608 * t)
        rungs.append(polyline([left, right], 8))
    paint(c, rungs, ["#a87a50", "#6a4a44"], **LADDER)
    rails = [polyline([(352, 1068), (398, 448)], 11), polyline([(500, 1060), (438, 448)], 11)]
    paint(c, rails, ["#c89860", "#7a5444"], **LADDER)


def _man(c: Canvas) -> None:
    """From behind, overalls and a paper hat, the brush high on the seam."""
    m: Manner = {"wobble": 0.4, "detail": 0.75, "rim": "#ffe6b0", "rim_width": 2.6, "shading": 0.65}
    legs: list[Shape] = [
        spline([(392, 560, 1), (386, 628), (380, 706), (384, 716), (410, 716), (414, 640), (424, 574, 1)]),
        spline([(420, 560, 1), (426, 610), (434, 656), (438, 664), (462, 660), (462, 600), (454, 552, 1)]),
    ]
    boots: list[Shape] = [
        spline([(376, 712, 1), (374, 730), (378, 736), (412, 736), (414, 712, 1)]),
        spline([(434, 658, 1), (434, 676), (440, 682), (468, 680), (466, 656, 1)]),
    ]
    paint(c, boots, ["#5a3a3c", "#2c2238"], volume=6, **m)
    shirt = spline(
        [
            (398, 438, 1),
            (420, 430),
            (446, 436, 1),
            (462, 470),
            (464, 520),
            (456, 566),
            (390, 566),
            (384, 510),
            (386, 466),
        ]
    )
    far_arm = line([(396, 456), (358, 476), (330, 520)], 23)
    paint(c, far_arm, ["#e8e2d4", "#8a86a8"], volume=8, **m)
    paint(c, ellipse(328, 526, 11, 13, 20), ["#e0a880", "#b07468"], volume=5, **m)
    paint(c, shirt, ["#f4ecd8", "#b8aebc"], volume=18, **m)
    paint(c, legs, ["#4a6ea8", "#2c3c7a"], volume=11, angle=88, **m)
    bib = spline([(388, 524, 1), (424, 516), (460, 520, 1), (458, 590), (390, 592)])
    paint(c, bib, ["#557ab2", "#3a5494"], volume=10, **m)
    straps = [polyline([(402, 524), (436, 442)], 8), polyline([(448, 522), (408, 442)], 8)]
    paint(c, straps, ["#557ab2", "#3f5a98"], volume=2, **m)
    pocket = rectangle(398, 552, 24, 24)
    c.multiply(pocket.outline(2), "#1c2858", 0.6)
    paint(c, [polyline([(408, 556), (406, 532)], 5)], ["#c8503c", "#8a3030"], volume=2, **m)
    near_arm = spline(
        [
            (440, 446, 1),
            (462, 440),
            (482, 404),
            (488, 366),
            (478, 350),
            (464, 356),
            (460, 392),
            (444, 420),
            (430, 436),
        ]
    )
    paint(c, near_arm, ["#f4ecd8", "#c0b4bc"], volume=9, **m)
    paint(c, ellipse(474, 346, 12, 14), ["#e8b088", "#b87868"], volume=5, **m)
    paint(c, polyline([(474, 352), (474, 306)], 7), ["#a86a40", "#6a4038"], volume=3, **m)
    paint(c, rectangle(446, 284, 58, 22), ["#7a4c34", "#4a3038"], volume=5, **m)
    bristles = [polyline([(450 + 5 * i, 284), (449 + 5.2 * i, 264)], 4) for i in range(11)]
    paint(c, bristles, ["#fff4dc", "#c8a880"], volume=2, **m)
    paint(c, line([(420, 438), (421, 420)], 20), ["#d89c78", "#a86a60"], volume=6, **m)
    paint(c, ellipse(421, 400, 25, 28), ["#6a4634", "#3c2834"], volume=10, **m)
    ears = [ellipse(396, 404, 6, 9), ellipse(447, 402, 6, 9)]
    paint(c, ears, ["#e8b088", "#b87868"], volume=3, **m)
    hat = spline([(392, 396, 1), (396, 366), (421, 346, 1), (448, 364), (451, 392, 1), (421, 402)])
    paint(c, hat, ["#fff8e4", "#c8bcc8"], volume=9, **m)
    c.multiply(polyline([(421, 348), (421, 400)], 2), "#8a7a98", 0.6)
    c.multiply(
        [line([(400, 384), (410, 380), (416, 384)], 1.6), line([(428, 380), (438, 378)], 1.6)], "#3a4a90", 0.6
    )


def _tools(c: Canvas) -> None:
    m: Manner = {"wobble": 0.35, "detail": 0.6, "rim": "#ffe6b0", "rim_width": 2.4, "shading": 0.65}
    c.multiply(ellipse(560, 1102, 110, 16), "#142048", 0.6, soft=7)
    pail = spline([(506, 1004, 1), (590, 1004, 1), (580, 1084), (548, 1092), (516, 1084)])
    paint(c, pail, ["#b8c4d0", "#7c8cac", "#4a5688"], along=("x", 590, 502), volume=16, **m)
    paint(c, ellipse(548, 1004, 43, 12), ["#5a6a98", "#3c4880"], volume=3, **m)
    paint(c, ellipse(548, 1006, 36, 9), ["#fff8e4", "#d8d0d8"], volume=3, **m)
    paint(c, [line([(520, 1006), (524, 1030), (528, 1040)], 8)], ["#fff8e4", "#d8d0d8"], volume=3, **m)
    paint(
        c, line([(506, 1006), (516, 962), (548, 946), (580, 962), (591, 1006)], 4), "#c8ccd8", volume=2, **m
    )
    rolls = (
        (92, 1082, 150, -8, ("#f2b85a", "#d0603c", "#7a2c50"), "#f0d8b0"),
        (130, 1106, 168, 4, ("#8894a8", "#5a6684", "#343c68"), "#d8d4dc"),
    )
    for x, y, long, turn, colours, cream in rolls:
        dx, dy = long * np.cos(np.radians(turn)), long * np.sin(np.radians(turn))
        c.multiply(polyline([(x, y + 18), (x + dx, y + dy + 18)], 30), "#101a44", 0.6, soft=6)
        body = line([(x, y), (x + dx, y + dy)], 44)
        paint(c, body, list(colours), along=("y", y - 24, y + 24), volume=11, **m)
        paint(c, ellipse(x + dx, y + dy, 12, 22, turn), [cream, "#a08498"], volume=3, **m)
        for r in (0.7, 0.4):
            c.multiply(ellipse(x + dx, y + dy, 12 * r, 22 * r, turn).outline(2), "#4a3a60", 0.7)


def _rooster(c: Canvas) -> None:
    """It stands on the paste pail's neighbour, a stool, and may not yet begin."""
    m: Manner = {"wobble": 0.4, "detail": 0.7, "rim": "#ffe6b0", "rim_width": 2.2, "shading": 0.6}
    x, y = 664.0, 1050.0
    c.multiply(ellipse(x, y + 52, 66, 10), "#142048", 0.6, soft=6)
    legs = [polyline([(x - 6, y + 10), (x - 10, y + 50), (x - 26, y + 54)], 4.5)]
    legs += [polyline([(x + 12, y + 10), (x + 12, y + 50), (x - 4, y + 56)], 4.5)]
    paint(c, legs, ["#e0a848", "#a87038"], volume=2, **m)
    for i, colour in enumerate(("#2c4a5c", "#3c6a70", "#2a3c58", "#4a7c78")):
        plume = spline(
            [
                (x + 6, y - 22, 1),
                (x + 44 + 4 * i, y - 76 + 19 * i),
                (x + 72 + 2 * i, y - 76 + 27 * i),
                (x + 84, y - 40 + 26 * i, 1),
                (x + 62, y - 46 + 24 * i),
                (x + 26, y + 8, 1),
            ]
        )
        paint(c, plume, [colour, "#182844"], volume=5, **m)
    body = spline(
        [
            (x - 40, y - 76, 1),
            (x - 24, y - 84),
            (x - 8, y - 56),
            (x + 20, y - 26),
            (x + 44, y - 22),
            (x + 36, y + 6),
            (x + 8, y + 22),
            (x - 24, y + 12),
            (x - 44, y - 18),
            (x - 44, y - 50),
        ]
    )
    mask = paint(c, body, [(0, "#f0b454"), (0.4, "#d8783c"), (1, "#7a3440")], volume=16, **m)
    hackles = [
        line([(x - 34 + 5 * i, y - 72 + 3 * i), (x - 40 + 9 * i, y - 34 + 2 * i)], 2.4) for i in range(7)
    ]
    c.screen(hackles, "#ffd890", 0.4, inside=mask)
    wing = spline([(x - 14, y - 24, 1), (x + 12, y - 34), (x + 36, y - 12, 1), (x + 10, y + 4)])
    paint(c, wing, ["#8a4a3c", "#4a2c48"], volume=6, **m)
    paint(c, ellipse(x - 34, y - 84, 17, 16), ["#f0b454", "#c87040"], volume=7, **m)
    comb = spline(
        [
            (x - 50, y - 94, 1),
            (x - 52, y - 110),
            (x - 42, y - 104, 1),
            (x - 36, y - 118),
            (x - 28, y - 104, 1),
            (x - 18, y - 112),
            (x - 18, y - 92, 1),
        ]
    )
    wattle = ellipse(x - 46, y - 64, 6, 11)
    paint(c, [comb, wattle], ["#d8444a", "#982c3c"], volume=4, **m)
    paint(
        c,
        polygon([(x - 48, y - 90), (x - 68, y - 80), (x - 47, y - 74)]),
        ["#f0c060", "#b87c3c"],
        volume=3,
        **m,
    )
    c.over(ellipse(x - 39, y - 87, 3.4), "#1c1828")
    c.over(ellipse(x - 40, y - 88, 1.1), "#ffffff")
