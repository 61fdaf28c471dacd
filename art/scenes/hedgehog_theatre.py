"""A hedgehog lies down as a theatre: candles burn on its spines, and a mouse plays before mice."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.light import glow, sparkle
from art.motifs.bent import Tube
from art.motifs.fur import fur
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, spline

SCENE = Scene(
    id="rvkeyzi7",
    slug="hedgehog-theatre",
    seed=8108,
    palette="P12",
    horizon="low",
    reach="close",
    hour="night",
    mood="tender",
    description="A hedgehog lies in a dark wood with burning candles on its spines; before it a mouse in a "
    "paper crown acts for mice on acorn seats.",
    clues=("The show must go on", "All for the applause", "Prickly but warm", "Burning for others"),
    motifs=("animals", "light", "theatre", "night", "size"),
    light=(-0.25, -0.85),
    shadow="#0a1a28",
    warmth="#ffdf98",
    grade=("#0c1c28", "#ffe2a0", 0.08),
    contrast=0.18,
    vignette=0.48,
)

BACK: Points = [
    (196, 640),
    (214, 540),
    (262, 440),
    (350, 356),
    (470, 312),
    (600, 318),
    (720, 370),
    (810, 470),
    (830, 640),
    (820, 850, 1),
    (560, 866),
    (380, 850),
    (260, 800),
    (216, 730),
]
FACE: Points = [
    (40, 776),
    (54, 752),
    (96, 730),
    (140, 692),
    (176, 646),
    (222, 610),
    (270, 620),
    (300, 680),
    (310, 760),
    (290, 836),
    (230, 850),
    (160, 832),
    (100, 816),
    (58, 804),
]
MOUSE: Points = [(-17, 0, 1), (-20, -22), (-14, -44), (-8, -54), (8, -54), (14, -44), (20, -22), (17, 0, 1)]
CANDLES: Points = [
    (262, 452, 66),
    (318, 384, 88),
    (388, 340, 60),
    (456, 314, 96),
    (530, 306, 70),
    (598, 316, 88),
    (668, 344, 58),
    (728, 384, 84),
    (340, 470, 56),
    (420, 424, 74),
    (510, 404, 58),
    (600, 420, 76),
    (690, 462, 60),
    (748, 520, 70),
]  # fmt: skip
"""Foot and height of each candle."""
FUR: Manner = {"shading": 0.8, "wobble": 1.1, "rim": "#ffe2a0", "rim_width": 4}


def draw(c: Canvas) -> None:
    """The wood; the hedgehog, spines, candles; its face; the play; the audience close to us."""
    _wood(c)
    _spines(c)
    _candles(c)
    _face(c)
    _floor(c)
    _play(c)
    _audience(c)


def _wood(c: Canvas) -> None:
    c.background([(0, "#0a1620"), (0.3, "#143038"), (0.6, "#1f4f4a"), (1, "#0c1a22")], angle=80)
    for x, wide, haze in ((110, 34, 0.4), (250, 20, 0.6), (700, 40, 0.35), (560, 18, 0.62), (20, 46, 0.2)):
        trunk = Tube([(x + 14, -30, wide * 0.8), (x, 300, wide), (x - 6, 760, wide * 1.3)])
        paint(c, trunk.piece(), ["#1c3c40", "#24504c", "#142c34"], volume=wide * 0.6, shading=0.7, angle=86,
              wobble=1.4,
              streaks=1.4, haze=("#1f4f4a", haze), rim="#e0b858", rim_width=3, light=(1,
                  0.3), rim_strength=0.5)  # fmt: skip
    glow(c, 500, 320, 460, "#c88a3c", 0.5)
    chance = random.Random(3)
    for tone in (["#5a2034", "#2c1428"], ["#8a2f3c", "#4a1c30"], ["#b8464c", "#7a2a3c"]):
        vines = []
        for _ in range(84):
            u = chance.random() ** 1.3 * 290
            x, flip = (u, 1.0) if chance.random() < 0.5 else (768 - u, -1.0)
            y = chance.uniform(-30, 400 - u * 1.3)
            leaf = [
                (0, -22, 1),
                (11, -10),
                (20, -6, 1),
                (13, 6),
                (0, 26, 1),
                (-13, 6),
                (-20, -6, 1),
                (-11, -10),
            ]
            vines.append(spline(place(leaf, x, y, chance.uniform(1.1, 1.65), flip, chance.uniform(-50, 40))))
        for start in range(0, len(vines), 8):
            paint(c, vines[start : start + 8], tone, volume=5, shading=0.7, wobble=0.5, cast=(0, 6, 4, 0.5),
                  rim="#ffd090",
                  rim_width=1.6, light=(0.1, 1), rim_strength=0.5)  # fmt: skip


def _spines(c: Canvas) -> None:
    c.multiply(ellipse(470, 862, 420, 50), "#060f18", 0.8, soft=20)
    paint(
        c,
        spline(BACK),
        ["#6a4c34", "#3c302c", "#1c2028"],
        volume=80,
        shading=0.8,
        angle=-60,
        wobble=2,
        mottle=1.2,
    )
    chance = random.Random(7)
    rows = []
    for _ in range(760):
        x, y = chance.uniform(190, 830), chance.uniform(300, 860)
        away = ((x - 530) / 330) ** 2 + ((y - 640) / 330) ** 2
        if away > 1 or x < 206 + max(0, y - 600) * 0.44:
            continue
        way = math.atan2(y - 760, x - 430) * 0.62 + math.radians(-26) + chance.uniform(-0.25, 0.25)
        tall = chance.uniform(62, 104)
        tip = (x + math.cos(way) * tall, y + math.sin(way) * tall)
        side = (-math.sin(way) * 6.2, math.cos(way) * 6.2)
        spine = polygon([(x - side[0], y - side[1]), tip, (x + side[0], y + side[1])])
        band = line([(x + math.cos(way) * tall * 0.45, y + math.sin(way) * tall * 0.45),
                     (x + math.cos(way) * tall * 0.66, y + math.sin(way) * tall * 0.66)], 4)  # fmt: skip
        rows.append((y, spine, band))
    rows.sort(key=lambda row: row[0])
    batch = 68
    for start in range(0, len(rows), batch):
        part = rows[start : start + batch]
        deep = start / len(rows)
        pale = ["#f0cc84", "#a87844", "#4a3430"] if deep < 0.4 else ["#b89058", "#6a5038", "#2c2a2c"]
        paint(c, [row[1] for row in part], pale, volume=3, shading=0.7, wobble=0.2, cast=(2, 7, 4, 0.5),
              rim="#ffe8b0", rim_width=1.6, rim_strength=0.6 - 0.4 * deep)  # fmt: skip
        c.multiply([row[2] for row in part], "#2c1c20", 0.55)


def _candles(c: Canvas) -> None:
    for x, y, tall in sorted(CANDLES, key=lambda candle: candle[1]):
        lean = (x - 500) * 0.05
        half = 11.0
        top = (x + lean, y - tall)
        c.multiply(ellipse(x, y + 6, 22, 8), "#140c14", 0.6, soft=4)
        stick = polygon(
            [(x - half, y + 12), (top[0] - half + 1, top[1]), (top[0] + half - 1, top[1]), (x + half, y + 12)]
        )
        paint(c, stick, ["#fff6d8", "#f0d8a0", "#b89068", "#6a4a48"], volume=8, shading=0.6, wobble=0.4,
              detail=0.4,
              rim="#fffbe8", rim_width=2.5)  # fmt: skip
        drips = [line([(x - 7 + lean * 0.7, top[1] + 4), (x - 8 + lean * 0.5, top[1] + tall * 0.5)], 6),
                 line([(x + 6 + lean * 0.7, top[1] + 4), (x + 8, y + 2), (x + 12, y + 26)], 6)]  # fmt: skip
        paint(
            c, drips, ["#fff6d8", "#d8b484"], volume=2.5, wobble=0.3, detail=0.5, rim="#fffbe8", rim_width=1.4
        )
        c.over(ellipse(top[0], top[1], half - 1, 3.4), "#fff2c0")
        flame = spline(
            place([(0, 4), (7, -6), (6, -18), (1, -36, 1), (-6, -18), (-7, -6)], top[0], top[1] - 4, 0.95)
        )
        glow(c, top[0], top[1] - 16, 74, "#ffb850", 0.55)
        paint(c, flame, ["#fffbe0", "#ffe48a", "#f0983c"], volume=0, wobble=0.4, detail=0.8)
        glow(c, top[0], top[1] - 16, 26, "#fff0b8", 0.6)


def _face(c: Canvas) -> None:
    paws = [Tube([(296, 770, 6), (270, 796, 24), (196, 840, 24), (128, 850, 18)]).piece()]
    face = paint(
        c,
        spline(FACE),
        ["#d8a870", "#a87850", "#6a4a44"],
        volume=38,
        angle=-28,
        cast=(-6, 14, 14, 0.5),
        **FUR,
    )

    def hair(chance: random.Random) -> Points:
        x, y = chance.uniform(60, 310), chance.uniform(610, 850)
        return [(x, y), (x + 10, y - 4), (x + 22, y - 6 + chance.uniform(-6, 6))]

    fur(c, face, hair, 420, "#5a3830", "#ffe0a8", 4, 0.34)
    c.multiply(ellipse(240, 640, 60, 40), "#5a3830", 0.4, soft=16, inside=face)
    ear = spline([(226, 642), (238, 608), (272, 602), (292, 634), (282, 668), (250, 676)])
    paint(c, ear, ["#b07a54", "#6a4440"], volume=12, cast=(-4, 8, 6, 0.5), **FUR)
    c.multiply(ellipse(260, 642, 17, 21, 20), "#4a2430", 0.55, soft=4)
    c.over(line([(140, 728), (156, 740), (176, 738), (190, 724)], 6), "#1c0f18", 0.95)
    c.over(
        [line([(146 + 13 * i, 735 + (i % 2) * 3), (138 + 13 * i, 749)], 3) for i in range(4)], "#1c0f18", 0.85
    )
    c.multiply(line([(136, 700), (160, 692), (186, 694)], 5), "#4a2c2c", 0.5, soft=1.5)
    paint(
        c,
        ellipse(47, 776, 17, 15),
        ["#3a3038", "#16141c"],
        volume=8,
        detail=0.6,
        wobble=0.3,
        rim="#ffe8c0",
        rim_width=3,
    )
    c.multiply(line([(58, 794), (90, 804), (128, 800)], 4), "#3c2028", 0.7, soft=0.8, inside=face)
    paint(c, paws, ["#c08c60", "#7a5448"], volume=16, cast=(-4, 10, 8, 0.5), **FUR)
    toes = [ellipse(118 + 4 * i, 842 + 8 * i, 11, 8) for i in range(3)]
    paint(c, toes, ["#a87454", "#5a3c3c"], volume=5, **{**FUR, "rim_width": 2})
    tear = spline([(134, 752, 1), (141, 766), (134, 776), (127, 766)])
    paint(c, tear, ["#fff8d8", "#e0b858"], volume=4, detail=0.9, wobble=0.2)


def _floor(c: Canvas) -> None:
    ridge: Points = [
        (-30, 866, 1),
        (140, 858),
        (380, 874),
        (600, 862),
        (800, 870, 1),
        (800, 1200, 1),
        (-30, 1200, 1),
    ]
    along = np.clip((c.y - 850) / 300 + ((c.x - 420) / 900) ** 2, 0, 1).astype(np.float32)
    floor = paint(c, spline(ridge), ["#a8783c", "#6a5038", "#2a3a38", "#0e1c24"], along=along, volume=8,
                  shading=0.4,
                  angle=-4, streaks=1.3, mottle=1.4, wobble=2.2)  # fmt: skip
    c.screen(ellipse(420, 920, 300, 70), "#f0b050", 0.32, soft=36, inside=floor)
    chance = random.Random(15)
    for tone in (
        ["#8a5a34", "#4a3430"],
        ["#a83a44", "#5a2434"],
        ["#5a6a3c", "#2a3c34"],
        ["#c8964a", "#6a4a38"],
    ):
        leaves = []
        for _ in range(26):
            x, y = chance.uniform(-10, 780), 876 + 260 * chance.random() ** 0.8
            leaves.append(spline(place([(-22, 0, 1), (-8, -9), (10, -8), (24, 0, 1), (10, 8), (-8, 8)], x, y,
                                       0.6 + (y - 876) / 330, 1, chance.uniform(-40, 40))))  # fmt: skip
        paint(
            c,
            leaves,
            tone,
            volume=4,
            shading=0.7,
            wobble=0.8,
            cast=(2, 5, 3, 0.5),
            rim="#ffdc98",
            rim_width=1.6,
        )


def _play(c: Canvas) -> None:
    """A leaf for a stage; a mouse with a paper crown, arms wide; a toadstool for a balcony."""
    c.multiply(ellipse(420, 944, 150, 22), "#0a1018", 0.6, soft=8)
    stage = spline(
        [(266, 934, 1), (330, 906), (430, 900), (540, 912), (586, 930, 1), (540, 950), (430, 960), (320, 952)]
    )
    leaf = paint(
        c,
        stage,
        ["#c8c060", "#7a8a44", "#3c5a40"],
        volume=7,
        shading=0.6,
        wobble=0.8,
        rim="#fff0b8",
        rim_width=3,
    )
    veins = [line([(270, 934), (430, 930), (582, 931)], 4)]
    veins += [line([(300 + 50 * i, 932), (330 + 50 * i, 908 + 2 * i)], 2.6) for i in range(5)]
    c.multiply(veins, "#3c5230", 0.5, soft=0.8, inside=leaf)
    x, y, k = 428.0, 928.0, 1.9
    c.multiply(ellipse(x, y + 2, 42, 8), "#1c2418", 0.7, soft=3)
    mouse: Manner = {
        "shading": 0.8,
        "wobble": 0.5,
        "detail": 0.7,
        "rim": "#fff0c0",
        "rim_width": 2.6,
        "dark": "#2a1a2c",
    }
    tail = line([(x + 20, y - 6), (x + 60, y - 2), (x + 82, y - 26)], 5)
    paint(c, tail, ["#d8a088", "#8a5a58"], volume=2, **mouse)
    paint(c, spline(place(MOUSE, x, y, k)), ["#a83a44", "#8a2a3a", "#4a1828"], volume=14, **mouse)
    arms = [line([(x - 18, y - 82), (x - 48, y - 104), (x - 72, y - 136)], 13), line([(x + 18, y - 82),
                                                                                      (x + 50, y - 92),
            (x + 82, y - 112)], 13)]  # fmt: skip
    paint(c, arms, ["#a83a44", "#6a2434"], volume=5, **mouse)
    paint(
        c,
        [ellipse(x - 74, y - 140, 8), ellipse(x + 86, y - 115, 8)],
        ["#f0c8a8", "#b8886c"],
        volume=3,
        **mouse,
    )
    ears = [ellipse(x - 22, y - 150, 17, 18), ellipse(x + 26, y - 148, 16, 17)]
    paint(c, ears, ["#b8a498", "#7a6a70"], volume=5, **mouse)
    c.over([ellipse(x - 22, y - 149, 10, 11), ellipse(x + 26, y - 147, 9, 10)], "#e0a08c", 0.75)
    head = [(x - 30, y - 112), (x - 26, y - 138), (x, y - 150), (x + 26, y - 138), (x + 28, y - 114),
            (x + 12, y - 98),
            (x - 8, y - 94), (x - 26, y - 100)]  # fmt: skip
    muzzle = [(x - 20, y - 116), (x - 46, y - 110), (x - 48, y - 102), (x - 24, y - 96)]
    paint(c, [spline(head), spline(muzzle)], ["#d0bcac", "#9a8884", "#6a5a64"], volume=12, **mouse)
    c.over(ellipse(x - 48, y - 107, 4.6), "#3a2028")
    c.over(line([(x - 24, y - 122), (x - 17, y - 118), (x - 10, y - 122)], 3), "#1c0f18")
    crown = polygon([(x - 22, y - 142), (x - 27, y - 176), (x - 11, y - 160), (x + 2, y - 182), (x + 14,
                                                                                                 y - 160),
                     (x + 30, y - 174), (x + 24, y - 142)])  # fmt: skip
    paint(c, crown, ["#fff6d8", "#f0d890"], volume=3, **mouse)


def _audience(c: Canvas) -> None:
    """Backs of mice, small far ones first, the nearest cropped by the edge."""
    rows: tuple[tuple[float, float, float, str], ...] = (
        (250, 1010, 1.15, "#3c5a5c"), (352, 1018, 1.1, "#6a5a4c"), (500, 1016, 1.15, "#4a4a5c"), (606, 1006,
            1.2, "#5a3c44"),
        (150, 1072, 1.55, "#5a4a50"), (300, 1090, 1.5, "#2f5450"), (450, 1088, 1.6, "#6a4a3c"), (620, 1080,
            1.55, "#3c4a5a"),
        (60, 1180, 2.5, "#3a3440"), (246, 1190, 2.2, "#5a4440"), (560, 1196, 2.4, "#2c4448"), (728, 1176,
            2.6, "#4a3a48"),
    )  # fmt: skip
    chance = random.Random(5)
    for x, y, k, coat in rows:
        back: Manner = {"shading": 0.85, "wobble": 0.5, "detail": 0.5, "rim": "#ffdc90",
                        "rim_width": 1.4 + 1.1 * k,
                        "light": (chance.uniform(-0.2, 0.2), -1)}  # fmt: skip
        seat: list[Shape] = [ellipse(x, y + 2, 23 * k, 10 * k)]
        c.multiply(ellipse(x, y + 10 * k, 28 * k, 7 * k), "#060f18", 0.7, soft=5)
        paint(c, seat, ["#a87844", "#4a3430"], volume=6 * k, **back)
        tail = line([(x + 10 * k, y - 4 * k), (x + 26 * k, y + 4 * k), (x + 34 * k, y - 6 * k)], 3 * k)
        paint(c, tail, ["#b88878", "#5a3c44"], volume=2, **back)
        paint(
            c,
            spline(place(MOUSE, x, y, k)),
            [coat, "#141e28", "#0c1620"],
            volume=12 * k,
            lit="#c89a5c",
            **back,
        )
        tilt = chance.uniform(-12, 12)
        ears = [ellipse(x - 12 * k, y - 73 * k, 6.5 * k, 9.5 * k, tilt - 28),
                ellipse(x + 12 * k, y - 73 * k, 6.5 * k, 9.5 * k, tilt + 28)]  # fmt: skip
        paint(c, ears, ["#6a5a5c", "#2c2632"], volume=4 * k, **back)
        skull = [(-15, -52), (-14, -66), (-5, -76), (5, -76), (14, -66), (15, -52), (6, -44), (-6, -44)]
        paint(
            c,
            spline(place(skull, x, y, k)),
            ["#6a5c5e", "#40383f", "#201e2a"],
            volume=9 * k,
            lit="#c89a5c",
            **back,
        )
    motes = [
        (chance.uniform(120, 700), chance.uniform(120, 880), chance.uniform(0.8, 1.6), 0.7) for _ in range(60)
    ]
    sparkle(c, c.dots(motes), "#ffe0a0", 0.8, halo=2)
