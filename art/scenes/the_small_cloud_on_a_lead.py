"""In a sunny park others walk neat white clouds; a girl walks a small dark one, which rains on her."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.light import glow
from art.motifs.figure import Clothes, figure
from art.motifs.ground import grass, hill
from art.motifs.sky import heap_cloud
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, polygon, polyline, spline

SCENE = Scene(
    id="iosxzlhc",
    slug="the-small-cloud-on-a-lead",
    seed=8303,
    palette="P14",
    horizon="low",
    reach="middle",
    hour="day",
    mood="tender",
    description="On a sunny park path people lead small white clouds on strings; a girl with boots and an "
    "umbrella leads a dark cloud that rains on her.",
    clues=("My best friend is difficult", "It followed me home", "Everybody has one", "Love me as I am"),
    motifs=("weather", "keeping", "two", "growing"),
    light=(0.65, -0.7),
    shadow="#1c3a3c",
    warmth="#fff3cf",
    grade=("#1c3038", "#fff2c8", 0.06),
    contrast=0.15,
    vignette=0.3,
)

CLOUD = (300.0, 330.0)
HAND = (500.0, 726.0)


def draw(c: Canvas) -> None:
    """Sky and park; the others with their clouds; the rain and its pool; the dark cloud; the girl."""
    _park(c)
    _others(c)
    _path(c)
    _rain(c)
    _cloud(c)
    _girl(c)
    _near(c)


def _park(c: Canvas) -> None:
    c.background([(0, "#7fb8b8"), (0.35, "#b8d8b8"), (0.62, "#f4f0c4"), (1, "#d8dc94")], angle=4)
    glow(c, 760, 40, 620, "#fff4c0", 0.55)
    far: Points = [(-40, 716), (120, 690), (320, 712), (520, 684), (820, 706)]
    paint(c, hill(far), ["#a8bc78", "#8cac60"], volume=10, shading=0.3, haze=("#e8ecc0", 0.4))
    luck = random.Random(5)
    for x, y, r in (
        (20, 640, 84),
        (118, 668, 56),
        (640, 650, 62),
        (730, 610, 104),
        (470, 690, 34),
        (246, 690, 38),
    ):
        trunk = spline(
            [
                (x - r * 0.12, y, 1),
                (x - r * 0.09, y + r * 1.05, 1),
                (x + r * 0.12, y + r * 1.05, 1),
                (x + r * 0.1, y, 1),
            ]
        )
        paint(c, trunk, ["#6a5a3c", "#4a4434"], volume=5, haze=("#d8e0a8", 0.25))
        crown: list[Shape] = [ellipse(x, y, r * 0.8, r * 0.72)]
        for _ in range(13):
            a, d = luck.uniform(0, 6.28), luck.uniform(0.45, 0.75) * r
            crown.append(
                ellipse(
                    x + d * math.cos(a), y + d * 0.85 * math.sin(a) - r * 0.1, r * luck.uniform(0.25, 0.4)
                )
            )
        mask = paint(
            c,
            crown,
            ["#b4c468", "#6c9048", "#3f6a40"],
            volume=r * 0.4,
            wobble=2,
            shading=0.6,
            haze=("#d8e4a8", 0.24),
            rim="#fff4c0",
            rim_width=3,
        )
        spots = [
            ellipse(
                x + luck.uniform(-r, r), y + luck.uniform(-r, r), r * 0.12, r * 0.07, luck.uniform(-40, 40)
            )
            for _ in range(26)
        ]
        c.screen(spots, "#e8ec90", 0.35, soft=2, inside=mask)
        c.multiply(ellipse(x - r * 0.5, y + r * 1.06, r * 1.1, r * 0.12), "#3a6448", 0.5, soft=5)
    lawn: Points = [(-40, 742), (180, 726), (420, 738), (640, 722), (820, 734)]
    paint(
        c,
        hill(lawn),
        [(0, "#c4d07a"), (0.4, "#94b458"), (1, "#4c7c44")],
        along=("y", 730, 1152),
        volume=10,
        shading=0.3,
        angle=-3,
        streaks=1.2,
    )
    blooms = [
        (luck.uniform(0, 768), 742 + 380 * luck.random() ** 1.6, luck.uniform(1.5, 3.2), 0.9)
        for _ in range(130)
    ]
    c.over(c.dots(blooms[:80]), "#fffbe4", 0.9)
    c.over(c.dots(blooms[80:]), "#f0d060", 0.9)


def _path(c: Canvas) -> None:
    way = spline(
        [
            (-40, 1060, 1),
            (160, 1000),
            (380, 930),
            (560, 846),
            (640, 790),
            (690, 756, 1),
            (716, 756, 1),
            (700, 800),
            (690, 870),
            (640, 960),
            (520, 1070),
            (420, 1200, 1),
            (-40, 1240, 1),
        ]
    )
    mask = paint(
        c,
        way,
        [(0, "#f4e4b8"), (0.5, "#e4cc98"), (1, "#b89c74")],
        along=("y", 756, 1152),
        volume=7,
        shading=0.4,
        wobble=1.4,
        angle=-24,
        streaks=1.1,
    )
    luck = random.Random(9)
    stones = [
        ellipse(luck.uniform(0, 720), luck.uniform(800, 1150), luck.uniform(2, 5), luck.uniform(1.4, 3))
        for _ in range(150)
    ]
    c.multiply(stones, "#8a6c54", 0.4, inside=mask)


def _small_cloud(
    c: Canvas, x: float, y: float, wide: float, seed: int, colours: tuple[str, str, str]
) -> None:
    paint(
        c,
        heap_cloud(x, y, wide, wide * 0.55, seed, 11),
        list(colours),
        volume=wide * 0.13,
        shading=0.55,
        wobble=1,
        dark="#8a8cb0",
        rim="#ffffff",
        rim_width=2.4,
    )


def _others(c: Canvas) -> None:
    """A man with a cloud as trim as a poodle; a lady with three; a stout one that sits."""
    white = ("#ffffff", "#f8f0e4", "#d4c8d0")
    air = ("#e8ecc4", 0.12)
    for hand, ends in (((132, 812), ((66, 700),)), ((640, 752), ((560, 640), (606, 606), (668, 622)))):
        for end in ends:
            c.over(
                line([hand, ((hand[0] + end[0]) / 2 - 6, (hand[1] + end[1]) / 2 + 12), end], 2.6),
                "#7a4a48",
                0.9,
            )
    _small_cloud(c, 62, 704, 116, 3, white)
    for x, y, wide, seed in ((556, 646, 56, 4), (604, 612, 62, 8), (672, 628, 56, 6)):
        _small_cloud(c, x, y, wide, seed, ("#fff6f0", "#f8dcd4", "#d8a8b0"))
    figure(
        c,
        160,
        884,
        150,
        Clothes(coat="#3f7a78", hem="#24524e", legs="#2c3440", hat="bowler", hat_colour="#2c3a40"),
        arms=[[(-8, -67), (-18, -56), (-19, -48)], [(8, -67), (13, -52), (14, -42)]],
        rim="#fff4c8",
        haze=air,
    )
    figure(
        c,
        634,
        806,
        108,
        Clothes(coat="#e0b868", hem="#b08848", legs="#3a3440", hat="straw"),
        flip=-1,
        arms=[[(8, -67), (4, -54), (-6, -50)]],
        rim="#fff4c8",
        haze=air,
    )


def _rain(c: Canvas) -> None:
    """Straight down from the dark cloud, over the girl and a strip of the path."""
    x, y = CLOUD
    column = polygon([(x - 150, y), (x + 160, y), (x + 244, 1060), (x - 120, 1076)])
    soft = c.mask(column, 16)
    c.multiply(soft, "#6a94a0", 0.5)
    pool = spline(
        [
            (188, 1046),
            (260, 1012),
            (400, 1002),
            (510, 1016),
            (548, 1046),
            (500, 1082),
            (360, 1098),
            (230, 1084),
        ]
    )
    paint(
        c,
        pool,
        [(0, "#c0d4cc"), (0.5, "#7c9ca4"), (1, "#4c6c7c")],
        volume=4,
        wobble=1,
        angle=0,
        rim="#f4f4dc",
        rim_width=2,
    )
    small = [ellipse(150, 1052, 34, 8), ellipse(566, 1006, 26, 7), ellipse(596, 1030, 14, 4)]
    paint(c, small, ["#c0d4cc", "#6c8c98"], volume=2, wobble=1, angle=0)
    for i in range(10):
        c.over(
            ellipse(210 + (i * 83) % 310, 1024 + (i * 37) % 56, 18 + i % 3 * 6, 5 + i % 3 * 2).outline(2.2),
            "#e8f0e0",
            0.7,
        )
    luck = random.Random(12)
    drops: list[Shape] = []
    for _ in range(150):
        at = luck.uniform(-0.96, 0.96)
        down = luck.uniform(y + 10, 1060)
        share = (down - y) / 730
        sx = x + at * (150 + 30 * share) + 62 * share
        drops.append(polyline([(sx, down), (sx + 3, down + luck.uniform(22, 44))], luck.uniform(1.8, 3)))
    c.late.append((c.mask(drops, 0.5) * c.mask(column, 10), "#e4f0ec", 0.62))


def _cloud(c: Canvas) -> None:
    """Small for a cloud, dark, shaggy below, pulling at its lead; a spark of lightning like a tail."""
    x, y = CLOUD
    glow(c, x, y - 40, 330, "#fff8d8", 0.3)
    bolt = polygon(
        [
            (x - 144, y - 40),
            (x - 212, y + 26),
            (x - 188, y + 28),
            (x - 232, y + 84),
            (x - 158, y + 14),
            (x - 184, y + 12),
            (x - 120, y - 44),
        ]
    )
    glow(c, x - 180, y + 24, 110, "#fff0a0", 0.8)
    paint(c, bolt, ["#fffbd8", "#f4d060"], volume=3, wobble=0.3, detail=0.7)
    luck = random.Random(21)
    lumps: list[Shape] = [ellipse(x, y - 62, 150, 62)]
    for dx, dy, r in (
        (-128, -58, 54),
        (-84, -116, 62),
        (-10, -142, 74),
        (70, -112, 66),
        (128, -62, 56),
        (-50, -46, 60),
        (48, -44, 62),
        (-168, -30, 30),
        (168, -32, 32),
    ):
        lumps.append(ellipse(x + dx, y + dy, r, r * 0.92))
    for i in range(15):
        lumps.append(
            ellipse(
                x - 156 + 22 * i, y - 10 + luck.uniform(-6, 6), luck.uniform(14, 22), luck.uniform(13, 24)
            )
        )
    body = paint(
        c,
        lumps,
        [(0, "#a8b0b4"), (0.4, "#66747c"), (0.75, "#3c4c58"), (1, "#26343f")],
        volume=44,
        shading=0.75,
        wobble=2,
        dark="#18283c",
        rim="#fffbe0",
        rim_width=5,
        angle=10,
    )
    for dx, dy, r in (
        (-10, -146, 70),
        (-86, -112, 58),
        (72, -110, 62),
        (-134, -58, 48),
        (130, -58, 52),
        (-62, -66, 54),
        (62, -62, 58),
        (4, -50, 60),
    ):
        ball = c.mask(ellipse(x + dx, y + dy, r, r * 0.9)) * body
        tones = [(0, "#b8bcbc"), (0.45, "#6c7a82"), (0.85, "#3c4c58"), (1, "#2c3a46")]
        paint(
            c,
            ball,
            tones,
            volume=r * 0.5,
            shading=0.6,
            wobble=1.6,
            dark="#1c2c40",
            rim="#fff6dc",
            rim_width=3,
        )
    c.multiply(ellipse(x, y + 2, 190, 34), "#1c2c40", 0.7, soft=14, inside=body)
    band: Points = [(x - 180, y - 66), (x - 90, y - 32), (x, y - 22), (x + 90, y - 30), (x + 180, y - 66)]
    collar = paint(
        c,
        c.mask(line(band, 19)) * body,
        ["#e05470", "#9a2848"],
        volume=6,
        wobble=0.4,
        detail=0.6,
        rim="#ffe0d0",
        rim_width=2,
    )
    studs = c.dots([(x - 130 + 36 * i, y - 48 + 25 * (1 - ((i - 3.6) / 3.6) ** 2), 3.4, 1) for i in range(8)])
    c.over(studs * collar, "#fff0b0", 0.9)
    paint(
        c,
        ellipse(x + 72, y - 10, 15),
        ["#fff0b0", "#d8a040"],
        volume=5,
        wobble=0.3,
        detail=0.7,
        rim="#ffffff",
        rim_width=2,
    )
    lead = line(
        [(x + 72, y - 6), (x + 112, y + 150), (x + 190, y + 262), (HAND[0] - 8, HAND[1] - 60), HAND], 5.5
    )
    paint(c, lead, ["#e05470", "#b03858"], volume=2, wobble=0.3, detail=0.75)


def _girl(c: Canvas) -> None:
    """From behind and a little aside: the umbrella is held out over the cloud's side, not over herself."""
    m: Manner = {"wobble": 0.4, "detail": 0.75, "rim": "#fff6d0", "rim_width": 3, "shading": 0.65}
    c.multiply(ellipse(424, 1050, 110, 18), "#24404c", 0.7, soft=8)
    legs = [line([(386, 930), (380, 980), (374, 1020)], 22), line([(438, 930), (446, 980), (452, 1018)], 22)]
    paint(c, legs, ["#d8a080", "#a87060"], volume=7, **m)
    boots = [
        spline(
            [(358, 976, 1), (396, 978, 1), (394, 1030), (386, 1046, 1), (342, 1048), (338, 1034), (356, 1022)]
        ),
        spline(
            [(430, 976, 1), (468, 974, 1), (470, 1020), (490, 1032), (488, 1047), (444, 1048, 1), (436, 1030)]
        ),
    ]
    paint(c, boots, ["#e8c84c", "#a87c30"], volume=10, **m)
    c.screen([line([(388, 986), (386, 1020)], 4), line([(460, 984), (462, 1014)], 4)], "#fffbd8", 0.6, soft=1)
    coat = spline(
        [
            (390, 716, 1),
            (414, 706),
            (440, 716, 1),
            (462, 770),
            (478, 850),
            (492, 938, 1),
            (412, 954),
            (334, 940, 1),
            (352, 850),
            (368, 770),
        ]
    )
    mask = paint(
        c, coat, [(0, "#d8506c"), (0.6, "#b03858"), (1, "#7a2448")], volume=26, angle=84, streaks=0.9, **m
    )
    folds: list[Points] = [[(398, 800), (380, 940)], [(430, 810), (440, 946)], [(454, 830), (474, 936)]]
    c.multiply([line(fold, 7) for fold in folds], "#5a1838", 0.5, soft=3, inside=mask)
    c.screen(line([(454, 740), (476, 860)], 8), "#ffd8d0", 0.35, soft=4, inside=mask)
    c.multiply(line([(364, 808), (412, 820), (470, 806)], 5), "#5a1838", 0.6, inside=mask)
    far = spline([(392, 722, 1), (366, 748), (344, 800), (352, 822), (370, 812), (392, 770)])
    paint(c, far, ["#c84464", "#842848"], volume=9, **m)
    paint(c, ellipse(354, 824, 12, 14), ["#e4ac88", "#b47c68"], volume=5, **m)
    near = spline(
        [(434, 718, 1), (462, 726), (492, 728), (510, 718), (514, 738), (496, 752), (462, 756), (434, 750)]
    )
    paint(c, near, ["#dc5874", "#943050"], volume=9, **m)
    paint(c, ellipse(510, 727, 13, 12), ["#e4ac88", "#b47c68"], volume=5, **m)
    loop = line([(506, 728), (524, 746), (516, 776), (504, 760), (510, 738)], 5)
    paint(c, loop, ["#e05470", "#b03858"], volume=2, **m)
    _umbrella(c, m)
    paint(c, line([(414, 716), (414, 694)], 24), ["#d8a080", "#a87060"], volume=6, **m)
    head = spline(
        [(374, 660), (380, 624), (412, 608), (446, 620), (456, 656), (448, 694), (414, 708), (382, 694)]
    )
    hair = paint(c, head, ["#6a4030", "#3a2430"], volume=18, **m)
    locks = [line([(412, 612), (392 + 8 * i, 650), (384 + 11 * i, 698)], 2.4) for i in range(7)]
    c.screen(locks, "#d89870", 0.4, inside=hair)
    for side in (-1, 1):
        plait = [ellipse(414 + side * (44 + 2 * i), 696 + 15 * i, 11 - i * 0.8, 10) for i in range(5)]
        paint(c, plait, ["#6a4030", "#3a2430"], volume=5, **m)
        bow = [ellipse(414 + side * 52 - 8, 770, 8, 5, 20), ellipse(414 + side * 52 + 8, 770, 8, 5, -20)]
        paint(c, bow, ["#f4e4a0", "#c89c48"], volume=3, **m)
    wet = c.dots(
        [(392, 628, 2.6, 1), (430, 632, 2.4, 1), (374, 760, 2.4, 1), (450, 770, 2.6, 1), (418, 740, 2, 1)]
    )
    c.screen(wet, "#ffffff", 0.7)


def _umbrella(c: Canvas, m: Manner) -> None:
    """Closed, hung over her arm like a stick; she will not use it."""
    shaft = polyline([(352, 812), (318, 1000)], 6)
    paint(c, shaft, ["#8a6048", "#5a3c38"], volume=2, **m)
    crook = line([(352, 814), (358, 786), (342, 774), (330, 788)], 7)
    paint(c, crook, ["#c08858", "#7a5040"], volume=3, **m)
    cloth = spline([(348, 836, 1), (362, 856), (352, 920), (320, 984, 1), (316, 920), (326, 858)])
    mask = paint(c, cloth, ["#f0dc94", "#b89448"], volume=9, **m)
    c.multiply(
        [line([(348, 840), (344, 900), (321, 980)], 3), line([(346, 840), (332, 900), (319, 976)], 3)],
        "#7a5c34",
        0.6,
        inside=mask,
    )


def _near(c: Canvas) -> None:
    blades: Points = [(560, 1140), (640, 1118), (720, 1090), (800, 1060)]
    grass(c, blades, ["#84a850", "#2c5a3c"], height=60, count=90, seed=4, rim="#fff4c0")
    low: Points = [(540, 1170), (660, 1152), (800, 1130)]
    grass(c, low, ["#5c8c48", "#1f4634"], height=70, count=80, seed=8, rim="#e8ec90")
    luck = random.Random(31)
    for _ in range(9):
        x, y = luck.uniform(590, 760), luck.uniform(1030, 1110)
        paint(c, line([(x, y), (x + 3, y + 60)], 3), "#5c8440", volume=1)
        petals = [
            ellipse(x + 9 * math.cos(a), y + 8 * math.sin(a), 7, 5, math.degrees(a))
            for a in np.arange(0, 6.2, 1.05)
        ]
        paint(c, petals, ["#fffdf0", "#e4d8c8"], volume=3, wobble=0.4, detail=0.6)
        c.over(ellipse(x, y, 5), "#f0bc40")
