"""A sewing machine as tall as a cliff hems the sea to the beach; a small person turns its wheel."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import fog, glow
from art.motifs.figure import Clothes, figure
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="u6bha5lx",
    slug="hemming-the-sea",
    seed=8218,
    palette="P1",
    horizon="high",
    reach="close",
    hour="dawn",
    mood="wonder",
    description="A huge sewing machine stands on a beach and stitches the blue cloth of the sea to the "
    "sand with red thread; a small person turns its wheel, and a boat lies in the folds.",
    clues=(
        "It only has to hold until evening",
        "Somebody has to finish things",
        "Borderline",
        "Holding it together",
    ),
    motifs=("water", "thread", "work", "machines", "size"),
    light=(-0.6, -0.7),
    shadow="#10203c",
    warmth="#ffeec4",
    grade=("#10203a", "#ffeecc", 0.07),
    contrast=0.16,
    vignette=0.38,
)

NEEDLE = (246.0, 806.0)
HEM: Points = [
    (-40, 1060),
    (60, 990),
    (130, 910),
    (190, 850),
    (246, 812),
    (330, 770),
    (450, 720),
    (600, 690),
    (820, 668),
]


def draw(c: Canvas) -> None:
    """Dawn; the sea as cloth; the sand; the seam; the machine; the one at the wheel; what lies near."""
    _sky(c)
    sea = _sea(c)
    _sand(c)
    _seam(c)
    _boat(c, sea)
    _machine(c)
    _worker(c)
    _near(c)


def _sky(c: Canvas) -> None:
    c.background(
        [(0, "#5f8f9c"), (0.12, "#9cbcb0"), (0.22, "#f0dcb0"), (0.28, "#fbe6bc"), (1, "#fbe6bc")],
        angle=3,
        mottle=0.7,
    )
    glow(c, 110, 290, 330, "#fff0c0", 0.7)
    bands = [
        spline([(x - w, y, 1), (x - w * 0.3, y - 9), (x + w, y + 2, 1), (x, y + 10)])
        for x, y, w in ((120, 90, 150), (420, 140, 200), (60, 190, 130), (330, 226, 150))
    ]
    paint(
        c, bands, ["#8fb0ac", "#dcd0b0"], volume=6, shading=0.4, wobble=2, angle=2, rim="#fff6dc", rim_width=2
    )


def _sea(c: Canvas) -> Pixels:
    """Cloth in long folds that come nearer as waves do."""
    shape = spline(
        [
            (-40, 300, 1),
            (820, 300, 1),
            *[
                (x, y, 1) if i in (0, len(HEM) - 1) else (x, y)
                for i, (x, y) in reversed(list(enumerate(HEM)))
            ],
        ]
    )
    depth = np.clip((c.y - 300) / 620, 0, 1).astype(np.float32)
    mask = paint(
        c,
        shape,
        [(0, "#b8c8ac"), (0.08, "#7fa39c"), (0.3, "#3f7a84"), (0.65, "#285064"), (1, "#1c3c58")],
        along=depth,
        volume=0,
        wobble=0.8,
        angle=-6,
        streaks=1,
    )
    luck = random.Random(12)
    for k in range(15):
        s = k / 14
        y0 = 312 + s**1.5 * 440
        tall = 5 + s * 34
        points: list[tuple[float, float]] = []
        for i in range(9):
            x = -60 + i * 110
            lean = (HEM[0][1] - 1060) + (150 - x * 0.22) * s**1.3
            points.append((x, y0 + lean + tall * 0.6 * math.sin(i * 1.25 + k * 1.9) + luck.uniform(-3, 3)))
        low = [(x, y + tall * 1.3) for x, y in points]
        fold = spline(
            [
                (*points[0], 1),
                *points[1:-1],
                (*points[-1], 1),
                (*low[-1], 1),
                *reversed(low[1:-1]),
                (*low[0], 1),
            ]
        )
        paint(
            c,
            fold,
            ["#6fa8a8", "#2c5c74", "#1c3c58"] if k % 2 else ["#5c969c", "#285064", "#18344e"],
            along=("y", y0 - 20, y0 + tall * 2 + 60),
            volume=tall * 0.7,
            shading=0.6,
            wobble=0.9,
            angle=-8,
            streaks=1.1,
            inside=mask,
            haze=("#dcd8b8", 0.55 * (1 - s) ** 2),
            rim="#f3f0d0",
            rim_width=1.5 + s * 1.5,
            rim_strength=0.6,
            dark="#0c1c3c",
        )
    weave: list[Shape] = []
    for k in range(46):
        x = -60 + k * 20
        weave.append(line([(x, 640), (x - 30, 780), (x - 90, 1060)], 1.4))
    c.multiply(weave, "#0f2038", 0.28, inside=np.asarray(mask * smoothstep(c.y, 560, 760), np.float32))
    fog(c, 304, 14, "#fff0cc", 0.6)
    return mask


def _sand(c: Canvas) -> None:
    sand = spline(
        [
            *[(x, y, 1) if i in (0, len(HEM) - 1) else (x, y) for i, (x, y) in enumerate(HEM)],
            (820, 1220, 1),
            (-40, 1220, 1),
        ]
    )
    mask = paint(
        c,
        sand,
        ["#f6e6bc", "#e8cf9c", "#c8a678"],
        along=("y", 670, 1152),
        volume=14,
        shading=0.4,
        wobble=0.8,
        angle=-14,
        streaks=1.2,
        mottle=1.3,
        cast=(0, -6, 9, 0.4),
    )
    luck = random.Random(5)
    ripples = []
    for _ in range(90):
        x, y = luck.uniform(-20, 780), luck.uniform(740, 1150)
        ripples.append(line([(x - 30, y + 6), (x, y), (x + 34, y - 5)], luck.uniform(1.6, 3)))
    c.multiply(ripples, "#a07850", 0.35, soft=1, inside=mask)
    dots = [
        (luck.uniform(0, 768), luck.uniform(720, 1150), luck.uniform(0.7, 1.8), luck.uniform(0.3, 0.7))
        for _ in range(260)
    ]
    c.multiply(c.dots(dots) * mask, "#8a6040", 0.6)


def _seam(c: Canvas) -> None:
    """The turned edge, foam for a fringe, and the red stitches as far as they have come."""
    edge = line(HEM, 34)
    foam = [(x, y + 22) for x, y in HEM]
    c.multiply(line([(x + 4, y + 36) for x, y in HEM], 30), "#8a6848", 0.5, soft=9)
    lace: list[Shape] = [line(foam, 17)]
    for k in range(100):
        s = k / 99 * (len(HEM) - 1.001)
        i, t = int(s), s - int(s)
        x, y = HEM[i][0] * (1 - t) + HEM[i + 1][0] * t, HEM[i][1] * (1 - t) + HEM[i + 1][1] * t
        lace.append(ellipse(x + 4, y + 32, 9, 9))
    paint(c, lace, ["#fffdf2", "#dfe8dc"], volume=5, shading=0.5, wobble=1.4, cast=(3, 6, 5, 0.4))
    holes = [ellipse(shape.bounds()[0] + 9, shape.bounds()[1] + 9, 3) for shape in lace[1:]]
    c.multiply(holes, "#a8b8a8", 0.7)
    paint(
        c,
        edge,
        ["#3f7a84", "#1f4560"],
        volume=9,
        shading=0.6,
        wobble=0.7,
        angle=-20,
        rim="#f3f0d0",
        rim_width=2.4,
    )
    stitches: list[Shape] = []
    for k in range(0, 44):
        s = k / 43 * 3.93
        i, t = int(s), s - int(s)
        x, y = HEM[i][0] * (1 - t) + HEM[i + 1][0] * t, HEM[i][1] * (1 - t) + HEM[i + 1][1] * t
        dx, dy = HEM[i + 1][0] - HEM[i][0], HEM[i + 1][1] - HEM[i][1]
        long = math.hypot(dx, dy)
        if k % 2 == 0:
            stitches.append(
                line([(x - dx / long * 5, y - dy / long * 5), (x + dx / long * 5, y + dy / long * 5)], 5)
            )
    paint(
        c,
        stitches,
        ["#d8483c", "#8c2f2c"],
        volume=2,
        wobble=0.2,
        detail=0.8,
        cast=(1, 3, 2, 0.6),
        rim="#ffb090",
        rim_width=1.2,
    )
    for x, y, turn in ((396, 730, -64), (520, 696, -58), (664, 676, -60), (748, 664, -52)):
        a = math.radians(turn)
        end = (x + 64 * math.cos(a), y + 64 * math.sin(a))
        c.multiply(line([(x + 6, y + 5), (end[0] + 14, end[1] + 14)], 4), "#0f2038", 0.4, soft=2)
        c.over(polyline([(x, y), end], 5), "#f8faf0")
        c.sharpen(polyline([(x, y), end], 8), 0.7)
        paint(
            c,
            ellipse(end[0], end[1], 11),
            ["#f3e3b4", "#c8a05c"],
            volume=5,
            wobble=0.2,
            detail=0.7,
            rim="#ffffff",
            rim_width=2,
        )


def _boat(c: Canvas, sea: Pixels) -> None:
    x, y = 84.0, 520.0
    hull = [
        (x - 46, y - 8, 1),
        (x - 30, y + 12),
        (x, y + 18),
        (x + 32, y + 10),
        (x + 48, y - 14, 1),
        (x, y - 2),
    ]
    c.multiply(ellipse(x + 6, y + 16, 66, 11), "#0f2038", 0.5, soft=5)
    c.over([polyline([(x, y), (x - 2, y - 96)], 4)], "#4a2c28")
    sail = [
        spline([(x + 4, y - 94, 1), (x + 34, y - 54), (x + 42, y - 12, 1), (x + 4, y - 14, 1)]),
        spline([(x - 6, y - 84, 1), (x - 26, y - 44), (x - 30, y - 14, 1), (x - 6, y - 16, 1)]),
    ]
    paint(
        c,
        sail,
        ["#fff6dc", "#d8c8a0"],
        volume=7,
        shading=0.6,
        wobble=0.3,
        detail=0.6,
        rim="#ffffff",
        rim_width=2,
    )
    paint(
        c, spline(hull), ["#8c2f2c", "#4a1c28"], volume=7, wobble=0.3, detail=0.6, rim="#ffd0a0", rim_width=2
    )
    lap = spline(
        [
            (x - 80, y + 18),
            (x - 40, y + 6),
            (x, y + 13),
            (x + 40, y + 4),
            (x + 84, y + 14),
            (x + 60, y + 34),
            (x - 50, y + 36),
        ]
    )
    paint(
        c,
        lap,
        ["#5c969c", "#285064"],
        volume=7,
        shading=0.6,
        wobble=0.8,
        inside=sea,
        rim="#f3f0d0",
        rim_width=2,
        angle=-6,
    )


def _machine(c: Canvas) -> None:
    """Black iron with gold scrolls: pillar, arm, head, needle."""
    iron: Manner = {
        "shading": 0.85,
        "streaks": 1,
        "wobble": 0.4,
        "dark": "#060c1c",
        "lit": "#a8c8d0",
        "rim": "#fff2cc",
        "rim_width": 5,
        "detail": 0.25,
    }
    c.multiply(
        spline([(330, 930), (800, 880), (800, 1010), (560, 1030), (400, 1000)]), "#5a4638", 0.55, soft=24
    )
    plate = [(322, 862, 1), (344, 838), (800, 790), (800, 930), (380, 954), (334, 930)]
    paint(
        c,
        spline(plate),
        ["#3a4658", "#1c2438", "#10162a"],
        volume=20,
        angle=-4,
        cast=(6, 14, 12, 0.5),
        **iron,
    )
    body = [
        (162, 420),
        (176, 386),
        (230, 364),
        (320, 358),
        (430, 372),
        (560, 366),
        (680, 350),
        (800, 350),
        (800, 820, 1),
        (610, 836, 1),
        (600, 700),
        (584, 600),
        (548, 536),
        (480, 506),
        (400, 502),
        (336, 516),
        (316, 560),
        (312, 640),
        (300, 668),
        (196, 672),
        (176, 650),
        (164, 560),
    ]
    mask = paint(
        c,
        spline(body),
        ["#46546a", "#26304a", "#161e34", "#0e1426"],
        along=("y", 350, 830),
        volume=46,
        angle=4,
        cast=(14, 18, 20, 0.45),
        **iron,
    )
    gold: list[Points] = [
        [(240, 436), (300, 410), (380, 420), (440, 450), (420, 470), (396, 456), (410, 436)],
        [(470, 440), (540, 408), (620, 410), (690, 440), (680, 466), (652, 460), (660, 440)],
        [(650, 520), (640, 600), (668, 680), (656, 750), (634, 748), (640, 728)],
        [(740, 500), (752, 590), (722, 680), (738, 760), (760, 756), (752, 736)],
        [(200, 480), (192, 540), (206, 600), (196, 640)],
        [(280, 480), (288, 540), (274, 600), (284, 640)],
    ]
    c.over([line(curl, 5) for curl in gold], "#e0b858", 0.85, inside=mask)
    leaves = [
        spline(place([(0, 0, 1), (9, -8), (22, 0, 1), (9, 8)], x, y, 1.1, turn=turn))
        for x, y, turn in (
            (330, 414, -60),
            (360, 420, 50),
            (520, 418, -70),
            (560, 408, 40),
            (600, 410, -50),
            (646, 570, 170),
            (660, 640, 10),
            (746, 560, 0),
            (730, 650, 190),
            (240, 500, 90),
            (240, 560, 90),
            (240, 616, 90),
        )
    ]
    c.over(leaves, "#e0b858", 0.85, inside=mask)
    c.screen([line([(p[0] - 1, p[1] - 2) for p in curl], 1.6) for curl in gold], "#fff6d0", 0.5, inside=mask)
    bright: Manner = {
        "volume": 7,
        "shading": 0.8,
        "wobble": 0.25,
        "detail": 0.6,
        "rim": "#ffffff",
        "rim_width": 2.4,
        "dark": "#1c2c44",
    }
    bars = [rectangle(202, 664, 22, 74), rectangle(262, 664, 18, 92)]
    paint(c, bars, ["#f4f4ea", "#8fa0a4"], along=("x", 200, 284), angle=88, **bright)
    paint(
        c,
        [rectangle(236, 660, 20, 60), polygon([(238, 718), (254, 718), (250, 742), (242, 742)])],
        ["#f4f4ea", "#7f9098"],
        along=("x", 234, 258),
        angle=88,
        **bright,
    )
    needle = polygon([(242, 736), (250, 736), (248, 800), (245, 826)])
    paint(c, needle, ["#ffffff", "#a8b4b4"], **{**bright, "volume": 3})
    foot = [
        spline(
            [
                (262, 750, 1),
                (282, 750, 1),
                (284, 776),
                (298, 800),
                (306, 812, 1),
                (262, 826, 1),
                (214, 838),
                (206, 830),
                (238, 816),
                (258, 788),
            ]
        )
    ]
    paint(c, foot, ["#e8ece4", "#7f9098"], cast=(4, 8, 6, 0.5), **bright)
    c.over(ellipse(246, 820, 6, 4), "#10162a")
    knob = [rectangle(262, 330, 18, 36), ellipse(271, 328, 18, 9)]
    paint(c, knob, ["#f4f4ea", "#8fa0a4"], along=("x", 254, 290), **bright)
    _spool(c)
    wheel: Manner = {
        "shading": 0.85,
        "wobble": 0.4,
        "dark": "#060c1c",
        "rim": "#fff2cc",
        "rim_width": 4,
        "detail": 0.3,
    }
    ring = np.asarray(
        c.mask(ellipse(752, 470, 92, 150)) * (1 - c.mask(ellipse(756, 470, 62, 116))), np.float32
    )
    arms = c.mask(
        [
            polyline([(756, 470), (756 + 74 * math.cos(a), 470 + 130 * math.sin(a))], 17)
            for a in (0.4, 1.65, 2.9, 4.15, 5.4)
        ]
    )
    c.multiply(c.shift(c.mask(ellipse(752, 470, 92, 150), 8), 6, 14), "#060c1c", 0.35)
    paint(
        c,
        np.asarray(np.clip(ring + arms * c.mask(ellipse(756, 470, 66, 120)), 0, 1), np.float32),
        ["#4a586c", "#26304a", "#10162a"],
        volume=12,
        **wheel,
    )
    paint(c, ellipse(756, 470, 22, 30), ["#f4f4ea", "#8fa0a4"], **bright)


def _spool(c: Canvas) -> None:
    """Red thread from the spool down to the needle's eye."""
    x, y = 470.0, 366.0
    wood: Manner = {
        "volume": 5,
        "shading": 0.7,
        "wobble": 0.3,
        "detail": 0.5,
        "rim": "#fff6dc",
        "rim_width": 2.6,
    }
    paint(c, rectangle(x - 4, y - 150, 8, 150), ["#f4f4ea", "#8fa0a4"], **wood)
    paint(c, [ellipse(x, y - 10, 50, 13), rectangle(x - 50, y - 12, 100, 8)], ["#e8c890", "#9a6c44"], **wood)
    yarn = spline(
        [
            (x - 42, y - 18, 1),
            (x - 46, y - 58),
            (x - 42, y - 98, 1),
            (x + 42, y - 98, 1),
            (x + 46, y - 58),
            (x + 42, y - 18, 1),
            (x, y - 8),
        ]
    )
    cover = paint(
        c,
        yarn,
        ["#e85a48", "#b8382f", "#7a2028"],
        along=("x", x - 50, x + 50),
        volume=18,
        shading=0.7,
        wobble=0.4,
        angle=2,
        rim="#ffc0a0",
        rim_width=3,
    )
    c.multiply(
        [
            line([(x - 46, y - 94 + k * 8), (x, y - 86 + k * 8), (x + 46, y - 94 + k * 8)], 2.4)
            for k in range(11)
        ],
        "#5a1420",
        0.5,
        soft=0.7,
        inside=cover,
    )
    paint(
        c, [ellipse(x, y - 102, 50, 12), rectangle(x - 50, y - 106, 100, 7)], ["#f4dca8", "#b0805a"], **wood
    )
    thread: list[Points] = [
        [(x - 44, y - 60), (400, 318), (330, 316), (271, 322)],
        [(271, 326), (210, 380), (196, 470), (206, 560), (222, 660)],
        [(222, 662), (236, 720), (246, 756), (246, 800)],
    ]
    for strand in thread:
        c.multiply(line([(u + 3, v + 5) for u, v in strand], 4), "#060c1c", 0.35, soft=2)
        paint(
            c,
            line(strand, 4.4),
            ["#e85a48", "#b8382f"],
            volume=1.5,
            wobble=0.2,
            detail=0.85,
            rim="#ffc0a0",
            rim_width=1,
        )
    paint(
        c,
        ellipse(210, 520, 15),
        ["#f4f4ea", "#8fa0a4"],
        volume=5,
        detail=0.7,
        wobble=0.2,
        rim="#ffffff",
        rim_width=2,
    )


def _worker(c: Canvas) -> None:
    x, y = 668.0, 351.0
    c.multiply(ellipse(x + 4, y + 2, 34, 7), "#060c1c", 0.6, soft=4)
    wears = Clothes(
        coat="#c8584c",
        hem="#7a2c34",
        hair="#4a2c28",
        legs="#285064",
        hat="straw",
        hat_colour="#e8c070",
        skin="#d8a078",
    )
    figure(
        c,
        x,
        y,
        118,
        wears,
        arms=[[(8, -67), (18, -60), (26, -50)], [(-4, -66), (10, -56), (24, -42)]],
        rim="#fffbe0",
        detail=0.85,
        shadow=False,
    )
    ladder = [polyline([(560, 838), (586, 356)], 6), polyline([(594, 836), (616, 356)], 6)] + [
        polyline([(561 + k * 1.9, 816 - k * 34), (595 + k * 1.6, 814 - k * 34)], 5) for k in range(13)
    ]
    c.multiply(c.shift(c.mask(ladder, 2), 10, 8), "#060c1c", 0.4)
    paint(c, ladder, ["#d8a868", "#8a5c3c"], volume=2, wobble=0.3, detail=0.6, rim="#fff0c8", rim_width=1.6)


def _near(c: Canvas) -> None:
    """On the sand: a pail, footprints, and a measuring tape like a path."""
    tape: Points = [(800, 1060), (680, 1080), (560, 1064), (440, 1090), (340, 1130), (280, 1190)]
    c.multiply(line([(x + 4, y + 12) for x, y in tape], 40), "#7a5840", 0.45, soft=8)
    band = line(tape, 38)
    mask = paint(
        c,
        band,
        ["#f4dca0", "#d8a85c"],
        volume=6,
        shading=0.5,
        wobble=0.5,
        angle=-8,
        rim="#fff8e0",
        rim_width=2.6,
    )
    marks: list[Shape] = []
    for k in range(64):
        s = k / 63 * (len(tape) - 1.001)
        i, t = int(s), s - int(s)
        x, y = tape[i][0] * (1 - t) + tape[i + 1][0] * t, tape[i][1] * (1 - t) + tape[i + 1][1] * t
        dx, dy = tape[i + 1][0] - tape[i][0], tape[i + 1][1] - tape[i][1]
        long = math.hypot(dx, dy)
        nx, ny = dy / long, -dx / long
        reach = 18 if k % 5 == 0 else 9
        marks.append(
            polyline([(x - nx * 20, y - ny * 20), (x - nx * (20 - reach), y - ny * (20 - reach))], 2.6)
        )
    c.multiply(marks, "#5a2c28", 0.8, inside=mask)
    pail = [(96, 1086, 1), (164, 1080, 1), (154, 1136), (130, 1144), (108, 1138)]
    c.multiply(ellipse(140, 1142, 60, 12), "#7a5840", 0.6, soft=7)
    paint(
        c,
        spline(pail),
        ["#d8584c", "#8c2f2c"],
        along=("x", 96, 166),
        volume=12,
        wobble=0.3,
        detail=0.5,
        rim="#ffd8c0",
        rim_width=3,
    )
    paint(c, ellipse(130, 1083, 34, 9, -4), ["#e8cf9c", "#c8a678"], volume=3, wobble=0.4, detail=0.5)
    c.over(line([(97, 1084), (120, 1050), (163, 1079)], 3.4), "#f4ecd8")
    points = [
        (
            236 + (24 if k % 2 == 0 else 10) * math.cos(k * math.pi / 5 + 0.3),
            1040 + (20 if k % 2 == 0 else 8) * math.sin(k * math.pi / 5 + 0.3),
        )
        for k in range(10)
    ]
    paint(
        c,
        spline(points),
        ["#d8785c", "#9a4438"],
        volume=5,
        wobble=0.5,
        cast=(3, 6, 4, 0.5),
        rim="#ffe0c0",
        rim_width=2,
        detail=0.5,
    )
