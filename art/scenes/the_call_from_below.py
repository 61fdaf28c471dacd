"""A lit telephone box on a frozen lake: the receiver hangs, its cord runs through the ice to something
large."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.light import fog, glow, snowfall, stars
from art.motifs.ground import hill
from art.motifs.trees import pine
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="bofwqs9z",
    slug="the-call-from-below",
    seed=8212,
    palette="P9",
    horizon="high",
    reach="middle",
    hour="night",
    mood="uneasy",
    description="At night a lit telephone box stands open and empty on a frozen lake; the cord of its "
    "receiver "
    "runs down through a hole in the ice to a huge animal listening below.",
    clues=("It's for you", "Wrong number", "Something I don't want to hear", "Long distance to mother"),
    motifs=("water", "light", "animals", "winter", "messages"),
    light=(-0.3, -0.8),
    shadow="#081430",
    warmth="#ffe8a8",
    grade=("#06123a", "#eafff0", 0.06),
    contrast=0.17,
    vignette=0.42,
)

ICE = 300.0
HOLE = (330.0, 640.0)
BOX = (470.0, 566.0)


def draw(c: Canvas) -> None:
    """Night and far shore; the ice; the animal under it; cracks and snow; the hole; the box; the cord; the
    prints."""
    _sky(c)
    _ice(c)
    _animal(c)
    _surface(c)
    _hole(c)
    _box(c)
    _cord(c)
    snowfall(c, 120, 5, 2.6)


def _sky(c: Canvas) -> None:
    c.background([(0, "#081640"), (0.12, "#0f2c58"), (0.24, "#2a6a80"), (1, "#2a6a80")], angle=3, mottle=0.7)
    stars(c, 130, 250, 4)
    ridge: Points = [(-40, 268), (110, 232), (250, 262), (400, 238), (560, 262), (690, 226), (820, 258)]
    paint(
        c,
        hill(ridge),
        ["#15436a", "#0f3458"],
        along=("y", 226, 310),
        volume=10,
        wobble=1,
        angle=-8,
        haze=("#2a6a80", 0.3),
    )
    luck = random.Random(6)
    trees = [
        pine(luck.uniform(-20, 790), ICE + 4 + luck.uniform(-4, 3), luck.uniform(26, 62)) for _ in range(60)
    ]
    paint(
        c,
        trees,
        ["#0c2a4c", "#081c3c"],
        volume=3,
        wobble=0.6,
        haze=("#2a6a80", 0.14),
        rim="#7fd0d0",
        rim_width=1.2,
        rim_strength=0.5,
    )
    fog(c, ICE - 2, 14, "#a8e0d8", 0.6)


def _ice(c: Canvas) -> None:
    sheet = c.mask(rectangle(-5, ICE, 780, 900))
    depth = np.clip((c.y - ICE) / 850, 0, 1)
    paint(
        c,
        sheet,
        [(0, "#b8e4dc"), (0.1, "#7fbcc4"), (0.28, "#3f8a9c"), (0.6, "#1d5478"), (1, "#0a2650")],
        along=np.asarray(depth, np.float32),
        volume=0,
        wobble=0,
        angle=0,
        streaks=1.1,
        mottle=1.2,
    )
    c.multiply(smoothstep(c.noise(240, 3, 4, wide=1.6, tall=0.6), 0.42, 0.75) * sheet, "#123c68", 0.5)
    glow(c, BOX[0], BOX[1] + 30, 420, "#ffd890", 0.4, tall=0.55)


def _animal(c: Canvas) -> None:
    """Seen through the ice: a long back, a flank with pale spots, a head that turns its ear to the hole."""
    water = "#1d5a7c"
    body: Points = [
        (-60, 1010),
        (60, 900),
        (150, 800),
        (226, 736),
        (300, 706),
        (372, 704),
        (440, 724),
        (490, 764),
        (516, 812),
        (520, 860),
        (498, 904),
        (452, 938),
        (400, 964),
        (380, 1010),
        (420, 1080),
        (520, 1160),
        (640, 1240),
        (-100, 1240),
    ]
    c.multiply(spline([(x + 10, y + 18) for x, y in body]), "#04102c", 0.7, soft=30)
    deep: Manner = {
        "shading": 0.6,
        "streaks": 1.2,
        "dark": "#030c26",
        "lit": "#6fc8c8",
        "haze": (water, 0.16),
    }
    mask = paint(
        c,
        spline(body),
        ["#0f3860", "#0a2a50", "#061a3a"],
        along=("y", 700, 1152),
        volume=90,
        angle=-30,
        wobble=1.6,
        rim="#4fa8b4",
        rim_width=5,
        rim_strength=0.5,
        **deep,
    )
    c.blur(mask, 2)
    flipper = [
        (380, 960),
        (470, 974),
        (600, 1030),
        (700, 1110),
        (742, 1180),
        (660, 1170),
        (540, 1130),
        (420, 1070),
        (370, 1010),
    ]
    paint(
        c,
        spline(flipper),
        ["#123f66", "#081c3e"],
        volume=30,
        angle=30,
        wobble=1.4,
        cast=(0, 14, 18, 0.5),
        rim="#4fa8b4",
        rim_width=3,
        rim_strength=0.5,
        **deep,
    )
    luck = random.Random(12)
    spots = []
    for _ in range(170):
        x, y = luck.uniform(40, 500), luck.uniform(720, 1150)
        spots.append((x, y, luck.uniform(1.6, 5.4), luck.uniform(0.25, 0.8)))
    c.screen(c.blur(c.dots(spots), 1) * mask, "#6fd8d0", 0.5)
    grooves = [
        line([(460 - k * 18, 930 + k * 14), (300 - k * 26, 1000 + k * 24), (130 - k * 20, 1120 + k * 26)], 4)
        for k in range(7)
    ]
    c.multiply(grooves, "#030c26", 0.5, soft=2, inside=mask)
    mouth = [(516, 850), (470, 866), (420, 862), (370, 838), (330, 806)]
    c.multiply(line(mouth, 7), "#020a1e", 0.8, soft=2, inside=mask)
    c.screen(line([(x, y - 8) for x, y in mouth], 5), "#5fb8c0", 0.35, soft=3, inside=mask)
    x, y = 372.0, 782.0
    c.multiply(ellipse(x, y, 34, 26, 20), "#020a1e", 0.8, soft=6)
    paint(c, ellipse(x, y, 19, 16, 20), ["#d8f4d8", "#5fa8a8"], volume=6, detail=0.7, wobble=0.3)
    c.over(ellipse(x + 1, y - 3, 9, 10), "#040c1c")
    c.screen([ellipse(x - 3, y - 8, 3.2), ellipse(x + 6, y + 3, 1.8)], "#fff0c0")
    lid = spline(
        [
            (x - 28, y + 2, 1),
            (x - 16, y - 16),
            (x + 4, y - 20),
            (x + 24, y - 8),
            (x + 27, y + 4, 1),
            (x + 12, y - 6),
            (x - 8, y - 8),
        ]
    )
    paint(c, lid, ["#1d5478", "#0c2c54"], volume=5, wobble=0.5, rim="#6fc8c8", rim_width=2)
    wrinkles = [
        line([(x - 36, y + 16), (x - 8, y + 30), (x + 26, y + 22)], 3),
        line([(x - 40, y + 28), (x - 8, y + 42), (x + 30, y + 32)], 3),
    ]
    c.multiply(wrinkles, "#020a1e", 0.5, soft=1.4)
    below = c.mask(rectangle(-5, 560, 780, 640))
    c.over(below * smoothstep(c.noise(120, 8, 4, wide=2, tall=0.5), 0.45, 0.8), "#2f7f96", 0.22)


def _surface(c: Canvas) -> None:
    """Cracks, bubbles frozen in, swept snow."""
    luck = random.Random(31)
    cracks: list[Shape] = []

    def crack(x: float, y: float, way: float, long: float, wide: float) -> None:
        points = [(x, y)]
        for _ in range(7):
            way += luck.uniform(-0.35, 0.35)
            x, y = x + math.cos(way) * long / 7, y + math.sin(way) * long / 7 * 0.62
            points.append((x, y))
            if wide > 1.6 and luck.random() < 0.4:
                crack(x, y, way + luck.choice([-1, 1]) * luck.uniform(0.5, 1), long * 0.45, wide * 0.6)
        cracks.append(polyline(points, wide))

    for way in (0.3, 1.2, 2.2, 3.3, 4.4, 5.4):
        crack(HOLE[0], HOLE[1], way, 420, 3.2)
    c.screen(cracks, "#d8fff4", 0.5, soft=0.5)
    c.multiply(c.shift(c.mask(cracks), 2, 4), "#04183c", 0.35)
    bubbles = [
        ellipse(luck.uniform(20, 750), luck.uniform(700, 1130), r, r * 0.5)
        for r in (luck.uniform(3, 11) for _ in range(60))
    ]
    c.screen([Shape(b.path, 1.8) for b in bubbles], "#bff6df", 0.35, soft=0.5)
    for x, y, wide, tall in (
        (90, 380, 240, 14),
        (640, 420, 200, 16),
        (60, 560, 190, 20),
        (710, 640, 170, 22),
        (20, 770, 120, 24),
        (740, 860, 130, 30),
        (640, 340, 240, 9),
        (240, 350, 200, 8),
    ):
        snow = spline(
            [
                (x - wide, y, 1),
                (x - wide * 0.4, y - tall),
                (x + wide * 0.2, y - tall * 0.7),
                (x + wide, y + 2, 1),
                (x + wide * 0.3, y + tall * 0.5),
                (x - wide * 0.4, y + tall * 0.6),
            ]
        )
        paint(c, snow, ["#eafaf4", "#a8d4d8"], volume=tall * 0.6, shading=0.4, wobble=1.8, angle=0)
    near = spline([(-20, 1080), (100, 1066), (220, 1106), (300, 1160), (300, 1200, 1), (-20, 1200, 1)])
    paint(
        c,
        near,
        ["#d8f4ee", "#7fb8c4"],
        volume=20,
        shading=0.5,
        wobble=1.6,
        cast=(10, -4, 14, 0.4),
        rim="#ffffff",
        rim_width=3,
    )
    prints = [(172 + i * 22 + (i % 2) * 17, 1120 - i * 33 - (i % 2) * 10) for i in range(5)] + [
        (296 + i * 27 + (i % 2) * 16, 964 - i * 44) for i in range(8)
    ]
    for i, (x, y) in enumerate(prints):
        size = 11 - i * 0.45
        c.over(ellipse(x, y, size, size * 0.6, -50), "#d8f4ee", 0.75, soft=1.4)
        c.multiply(ellipse(x + 1, y + 2, size * 0.6, size * 0.3, -50), "#3f8a9c", 0.6, soft=1)


def _hole(c: Canvas) -> None:
    x, y = HOLE
    jag: Points = [
        (x - 66, y - 2, 1),
        (x - 44, y - 22, 1),
        (x - 6, y - 27, 1),
        (x + 38, y - 23, 1),
        (x + 64, y - 4, 1),
        (x + 52, y + 18, 1),
        (x + 10, y + 27, 1),
        (x - 40, y + 22, 1),
    ]
    rim = [(x + (px - x) * 1.26, y + (py - y) * 1.34, 1) for px, py, _ in jag]
    paint(
        c,
        spline(rim),
        ["#e8fbf4", "#9fd4d8"],
        volume=6,
        shading=0.5,
        wobble=0.6,
        cast=(4, 8, 8, 0.4),
        rim="#ffffff",
        rim_width=2.4,
    )
    paint(c, spline(jag), ["#061634", "#0c3058"], volume=5, shading=0.6, wobble=0.5)
    c.multiply(
        spline([(px, py - 4, 1) for px, py, _ in jag]).outline(6), "#2f7f96", 0.4, inside=c.mask(spline(jag))
    )
    for r, strength in ((44, 0.5), (28, 0.6), (13, 0.7)):
        c.screen(
            ellipse(x + 2, y, r, r * 0.36).outline(2.2),
            "#ffe8b0",
            strength,
            soft=0.8,
            inside=c.mask(spline(jag)),
        )
    chunks = [(x - 110, y + 24, 18), (x - 96, y - 30, 13), (x + 96, y + 30, 16), (x + 20, y + 52, 12)]
    for px, py, size in chunks:
        block = polygon(
            [
                (px - size, py),
                (px - size * 0.3, py - size * 0.8),
                (px + size, py - size * 0.4),
                (px + size * 0.7, py + size * 0.5),
                (px - size * 0.6, py + size * 0.6),
            ]
        )
        paint(
            c,
            block,
            ["#eafff8", "#6fb8c4"],
            volume=5,
            shading=0.6,
            wobble=0.4,
            cast=(5, 7, 6, 0.5),
            rim="#ffffff",
            rim_width=2,
        )


def _box(c: Canvas) -> None:
    """A glazed booth with a small roof; the door stands open; nobody inside."""
    x, y = BOX
    half, tall = 74, 300
    glow(c, x, y - 150, 330, "#ffd080", 0.6)
    c.multiply(
        spline([(x - half, y), (x + half, y - 4), (x + half + 190, y + 70), (x + half + 120, y + 100)]),
        "#06183c",
        0.5,
        soft=10,
    )
    metal: Manner = {"wobble": 0.4, "detail": 0.55, "rim": "#fff4d0", "rim_width": 2.4, "streaks": 1}
    tone = ["#d8708c", "#a83a64", "#6a2450"]
    paint(
        c,
        polygon([(x - half, y - tall), (x + half, y - tall), (x + half, y), (x - half, y)]),
        ["#fff6d8", "#ffe0a0", "#f0b868"],
        along=("r", x, y - tall + 40, 300),
        volume=0,
        wobble=0.3,
        streaks=0.6,
        detail=0.4,
    )
    back = [polyline([(x - half, v), (x + half, v)], 4) for v in (y - 230, y - 160, y - 90)] + [
        polyline([(x + dx, y - tall), (x + dx, y)], 4) for dx in (-26, 24)
    ]
    c.multiply(back, "#c8783c", 0.5)
    paint(
        c,
        polygon([(x - half, y - 74), (x + half, y - 74), (x + half, y), (x - half, y)]),
        ["#b84a70", "#6a2450"],
        volume=4,
        **metal,
    )
    phone = polygon([(x - 8, y - 214), (x + 44, y - 214), (x + 44, y - 128), (x - 8, y - 128)])
    paint(c, phone, ["#3a4a6a", "#1c2848"], volume=6, cast=(5, 6, 5, 0.5), **metal)
    dial = [(x + 18, y - 182)]
    paint(c, ellipse(dial[0][0], dial[0][1], 17), ["#e8f0e8", "#8fb0b8"], volume=3, detail=0.8, wobble=0.2)
    c.over(
        [
            ellipse(dial[0][0] + 11 * math.cos(k * 0.7), dial[0][1] + 11 * math.sin(k * 0.7), 2.4)
            for k in range(8)
        ],
        "#1c2848",
    )
    c.over(
        [line([(x - 2, y - 218), (x + 8, y - 222)], 5), line([(x + 28, y - 222), (x + 38, y - 218)], 5)],
        "#1c2848",
    )
    shelf = polygon([(x - 24, y - 122), (x + 62, y - 122), (x + 66, y - 112), (x - 28, y - 112)])
    paint(c, shelf, ["#c88a5c", "#7a4a44"], volume=2, **metal)
    glove = spline(
        [
            (x + 30, y - 122, 1),
            (x + 30, y - 138),
            (x + 38, y - 146),
            (x + 44, y - 136),
            (x + 54, y - 138),
            (x + 52, y - 122, 1),
        ]
    )
    paint(c, glove, ["#2f8f96", "#154a68"], volume=3, **metal)
    posts = [
        rectangle(x - half - 9, y - tall, 16, tall + 4),
        rectangle(x + half - 7, y - tall, 16, tall + 4),
        rectangle(x - half - 9, y - 8, half * 2 + 18, 13),
        rectangle(x - half - 9, y - tall - 4, half * 2 + 18, 16),
    ]
    paint(c, posts, tone, volume=4, shading=0.6, angle=88, **metal)
    roof = spline(
        [
            (x - half - 22, y - tall, 1),
            (x - half - 18, y - tall - 24, 1),
            (x - 40, y - tall - 50),
            (x, y - tall - 58),
            (x + 40, y - tall - 50),
            (x + half + 18, y - tall - 24, 1),
            (x + half + 22, y - tall, 1),
        ]
    )
    paint(c, roof, tone, volume=14, shading=0.6, cast=(0, 10, 7, 0.5), **metal)
    snow = spline(
        [
            (x - half - 20, y - tall - 22, 1),
            (x - 50, y - tall - 62),
            (x, y - tall - 78),
            (x + 52, y - tall - 60),
            (x + half + 20, y - tall - 22, 1),
            (x + 50, y - tall - 36),
            (x, y - tall - 48),
            (x - 50, y - tall - 38),
        ]
    )
    paint(c, snow, ["#ffffff", "#b8dce0"], volume=9, shading=0.5, wobble=1, rim="#ffffff", rim_width=2)
    lamp = [rectangle(x - 44, y - tall - 20, 88, 15)]
    paint(c, lamp, ["#fffbe8", "#ffe0a0"], volume=2, wobble=0.2, detail=0.7, shading=0.2)
    door = polygon(
        [
            (x - half - 4, y - tall + 8),
            (x - half - 86, y - tall + 30),
            (x - half - 86, y + 26),
            (x - half - 4, y + 2),
        ]
    )
    before = c.picture.copy()
    mask = paint(c, door, ["#fff0c8", "#e8c890"], volume=0, wobble=0.3)
    c.picture = np.asarray(
        before * (1 - 0.32 * mask[..., None]) + c.picture * 0.32 * mask[..., None], np.float32
    )
    edges: list[Points] = [
        [(x - half - 4, y - tall + 8), (x - half - 86, y - tall + 30)],
        [(x - half - 86, y - tall + 30), (x - half - 86, y + 26)],
        [(x - half - 86, y + 26), (x - half - 4, y + 2)],
        [(x - half - 4, y - 90), (x - half - 86, y - 78)],
        [(x - half - 4, y - 190), (x - half - 86, y - 180)],
    ]
    paint(
        c,
        [polyline(edge, 10 if i < 3 else 6) for i, edge in enumerate(edges)],
        tone,
        volume=3,
        shading=0.6,
        **metal,
    )
    panel = polygon(
        [(x - half - 8, y - 84), (x - half - 82, y - 74), (x - half - 82, y + 20), (x - half - 8, y - 2)]
    )
    paint(c, panel, ["#b84a70", "#6a2450"], volume=4, **metal)
    c.over(line([(x - half - 74, y - 128), (x - half - 74, y - 104)], 6), "#ffe0a0")
    spill = polygon([(x - half, y + 2), (x + half, y + 2), (x + half + 40, y + 80), (x - half - 100, y + 90)])
    c.screen(c.mask(spill, 14), "#ffd890", 0.5)


def _cord(c: Canvas) -> None:
    """A curled cord out of the booth, over the ice, down the hole; the receiver lies at the rim."""
    axis: Points = [
        (490, 440),
        (476, 482),
        (440, 530),
        (410, 590),
        (396, 640),
        (372, 664),
        (348, 652),
        (334, 640),
    ]
    points: list[tuple[float, float]] = []
    last = len(axis) - 1
    count = 260
    for i in range(count):
        s = i / count * last
        k, t = int(s), s - int(s)
        a, b = axis[k], axis[min(last, k + 1)]
        way = math.atan2(b[1] - a[1], b[0] - a[0])
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        turn = i * 0.78
        points.append(
            (
                x + 7 * math.cos(turn) * -math.sin(way) + 4 * math.sin(turn) * math.cos(way),
                y + 7 * math.cos(turn) * math.cos(way) + 4 * math.sin(turn) * math.sin(way),
            )
        )
    curl = line(points, 3)
    c.multiply(c.shift(c.mask(curl, 2), 6, 8), "#06183c", 0.5)
    paint(c, curl, ["#f590a8", "#d8607c"], volume=1.5, wobble=0.1, detail=0.9, rim="#ffe0e4", rim_width=1)
    down = [line([(334, 644), (340, 676), (352, 702), (360, 728)], 4)]
    c.over(down, "#a85a80", 0.55, soft=1)
    x, y = 268.0, 668.0
    receiver = [
        line(place([(-34, 0), (-20, -12), (0, -15), (20, -12), (34, 0)], x, y, 1, turn=-16), 12),
        ellipse(*_pair(place([(-36, 3)], x, y, 1, turn=-16)), 15, 11, -16),
        ellipse(*_pair(place([(36, 3)], x, y, 1, turn=-16)), 15, 11, -16),
    ]
    tail = line([(302, 656), (316, 662), (326, 650), (334, 642)], 4)
    c.multiply(ellipse(x, y + 12, 54, 9, -16), "#06183c", 0.5, soft=5)
    paint(c, tail, ["#f590a8", "#d8607c"], volume=1.5, detail=0.9, wobble=0.1)
    paint(c, receiver, ["#4a5c80", "#1c2848"], volume=6, wobble=0.3, detail=0.7, rim="#fff0c8", rim_width=2.4)


def _pair(spots: Points) -> tuple[float, float]:
    return spots[0][0], spots[0][1]
