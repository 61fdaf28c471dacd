"""Owls on ladders screw the stars into their sockets; one star has been dropped."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colour
from art.light import fog, glow, sparkle
from art.motifs.ground import hill
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="mtv9amkp",
    slug="night-shift-owls",
    seed=431,
    palette="P3",
    horizon="low",
    reach="close",
    hour="night",
    mood="comic",
    description="A big brown owl on a tall ladder screws a star-shaped lamp into a socket; more owls work on "
    "ladders far off, and one lamp falls.",
    clues=("Somebody has to", "Overtime", "Bright idea, dull job", "Make a wish"),
    motifs=("light", "work", "animals", "night"),
    light=(0.65, -0.75),
    shadow="#0d1438",
    warmth="#ffe6a8",
    grade=("#141a4c", "#ffe8b0", 0.05),
    contrast=0.16,
    vignette=0.42,
)

LAMP = (634, 196)
CORDS: tuple[Points, ...] = (
    [(-30, 60), (130, 128), (280, 96), (430, 60), (560, 84), (634, 120), (800, 60)],
    [(-30, 330), (90, 356), (200, 300), (280, 96)],
    [(634, 120), (716, 330), (800, 360)],
    [(90, 356), (60, 540), (140, 700)],
)


def draw(c: Canvas) -> None:
    """Night, hills, far ladders, the cords and their lamps, the ladder, the owl, what falls."""
    _night(c)
    _far_owls(c)
    _cords(c)
    _ladder(c)
    _crate(c)
    _owl(c)
    _wing_with_lamp(c)
    _fallen(c)


def _night(c: Canvas) -> None:
    c.background([(0, "#11184a"), (0.4, "#24306e"), (0.75, "#4a5a98"), (1, "#7d92b0")], angle=12, mottle=1.3)
    c.swirl(LAMP[0], LAMP[1], (np.hypot(c.x - LAMP[0], c.y - LAMP[1]) < 420).astype(np.float32))
    glow(c, *LAMP, 520, "#e8c878", 0.42, 1.8)
    chance = random.Random(4)
    far = [
        (chance.uniform(0, 768), chance.uniform(0, 900), chance.uniform(0.6, 1.5), chance.uniform(0.2, 0.6))
        for _ in range(50)
    ]
    sparkle(c, c.dots(far), "#fbf6d8", 0.7)
    ridges: tuple[tuple[Points, list[str], float], ...] = (
        ([(-40, 990), (140, 930), (330, 980), (520, 946), (820, 1000)], ["#5d7496", "#42508a"], 0.4),
        ([(-40, 1060), (180, 1010), (420, 1060), (640, 1020), (820, 1066)], ["#4a6a78", "#26386a"], 0.12),
    )
    for ridge, colours, air in ridges:
        paint(
            c,
            hill(ridge),
            colours,
            volume=24,
            shading=0.5,
            angle=-6,
            rim="#fbf0c0",
            rim_width=2,
            haze=("#7d92b0", air),
        )
        fog(c, ridge[0][1] + 20, 30, "#a8b8c8", 0.4)
    near: Points = [(-40, 1120), (200, 1084), (480, 1112), (820, 1076)]
    paint(c, hill(near), ["#28504c", "#0f1c3a"], volume=20, angle=-4, rim="#d8e0a8", rim_width=2, streaks=1.2)


def _star(x: float, y: float, size: float, turn: float = 0) -> Shape:
    """A soft five-pointed glass, its cap at the top."""
    points: list[tuple[float, ...]] = []
    for i in range(10):
        reach = size if i % 2 == 0 else size * 0.52
        angle = math.radians(turn - 90 + i * 36)
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return spline(points, tension=0.34)


def _lamp(c: Canvas, x: float, y: float, size: float, lit: bool, turn: float = 0) -> None:
    """A star on its brass cap."""
    cap = [
        polygon(place([(-0.3, -1.32), (0.3, -1.32), (0.34, -0.72), (-0.34, -0.72)], x, y, size, turn=turn))
    ]
    paint(c, cap, ["#e0b050", "#7a4a34"], volume=3, detail=0.7, wobble=0.3, rim="#fff0b8", rim_width=1.5)
    rings = [
        polyline(place([(-0.32, t), (0.32, t + 0.06)], x, y, size, turn=turn), max(1.6, size * 0.07))
        for t in (-1.2, -1.02, -0.86)
    ]
    c.multiply(rings, "#4a2430", 0.6)
    if lit:
        glow(c, x, y, size * 3.4, "#ffd880", 0.6, 1.9)
    glass = ["#fffbe0", "#ffe08a"] if lit else ["#8fa0c0", "#4a5888"]
    paint(
        c,
        _star(x, y, size, turn),
        glass,
        along=("r", x, y, size * 1.1),
        volume=size * 0.25,
        shading=0.35 if lit else 0.7,
        dark="#c87a3a" if lit else "#141c48",
        rim="#ffffff",
        rim_width=2,
        detail=0.7,
        wobble=0.4,
    )
    if lit:
        c.over(ellipse(x, y, size * 0.3), "#ffffff", 0.8, soft=size * 0.14)


def _cords(c: Canvas) -> None:
    for cord in CORDS:
        paint(
            c,
            line(cord, 4),
            ["#0d1438", "#1c2658"],
            volume=1,
            wobble=0.3,
            detail=0.7,
            rim="#8fa0d0",
            rim_width=1,
        )
    hung = (
        (130, 178, 30, True),
        (280, 142, 22, False),
        (430, 108, 26, True),
        (90, 406, 34, True),
        (60, 588, 22, False),
        (140, 744, 24, True),
        (716, 378, 28, True),
    )
    for x, y, size, lit in hung:
        c.over(polyline([(x, y - size * 1.9), (x, y - size * 1.2)], 4), "#5a64a0")
        _lamp(c, x, y, size, lit, 4)


def _far_owls(c: Canvas) -> None:
    """Two small colleagues, hazed by the night."""
    outline = [
        (-22, -30),
        (-26, 4),
        (-14, 32),
        (0, 42),
        (14, 32),
        (26, 4),
        (22, -30),
        (25, -66, 1),
        (10, -54),
    ]
    outline += [(-10, -54), (-25, -66, 1)]
    raised = [(14, -24), (34, -50), (46, -88), (28, -72), (6, -34)]
    for x, y, tall, lean, air, size in ((652, 1044, 400, 30, 0.32, 1.1), (738, 1030, 190, -10, 0.5, 0.56)):
        rungs = [
            [(x + side * (17 - 6.8 * t) + lean * t, y - tall * t) for side in (-1, 1)]
            for t in (i / 13 for i in range(14))
        ]
        rails = [polyline([rungs[0][k], rungs[-1][k]], 5) for k in (0, 1)]
        steps = [polyline(rung, 4) for rung in rungs[1:-1]]
        paint(c, [*rails, *steps], "#3a3c68", volume=1.5, wobble=0.3, detail=0.6, haze=("#5a6aa0", air))
        ox, oy = x + lean * 0.72, y - tall * 0.76
        owl = [spline(place(outline, ox, oy, size)), spline(place(raised, ox, oy, size, -1))]
        feathers: Manner = {"rim": "#ffe6a8", "rim_width": 2.5, "detail": 0.6, "haze": ("#5a6aa0", air * 0.5)}
        paint(c, owl, ["#b08a70", "#4a3c58"], volume=9, **feathers)
        breast = spline(place([(-12, -18), (12, -18), (14, 8), (0, 32), (-14, 8)], ox, oy, size))
        paint(c, breast, ["#d8c0a0", "#8a7080"], volume=4, haze=("#5a6aa0", air), detail=0.6)
        eyes = [ellipse(ox + side * 10 * size, oy - 38 * size, 9 * size) for side in (-1, 1)]
        paint(c, eyes, ["#e8d8b8", "#b09a90"], volume=3, haze=("#5a6aa0", air), detail=0.7)
        lids = [place([(d - 5, -37), (d, -34), (d + 5, -37)], ox, oy, size) for d in (-10, 10)]
        c.over([line(lid, 2.6 * size) for lid in lids], "#2a2040", 0.9)
        c.over(spline(place([(-3, -34, 1), (3, -34, 1), (0, -24, 1)], ox, oy, size)), "#d8a860", 0.9)
        _lamp(c, ox - 46 * size, oy - 104 * size, 18 * size, True)


def _ladder(c: Canvas) -> None:
    wood: Manner = {"wobble": 0.4, "rim": "#ffe6b0", "rim_width": 3, "dark": "#1c1440", "detail": 0.5}
    feet, tops = ((236, 1190), (452, 1190)), ((500, -30), (622, -30))
    rails = [polyline([foot, top], 21) for foot, top in zip(feet, tops, strict=True)]
    rungs: list[Shape] = []
    for i in range(12):
        t = 0.05 + i * 0.083
        left = (feet[0][0] + (tops[0][0] - feet[0][0]) * t, feet[0][1] - 1220 * t)
        right = (feet[1][0] + (tops[1][0] - feet[1][0]) * t, feet[1][1] - 1220 * t)
        rungs.append(polyline([left, right], 15 - i * 0.4))
    paint(
        c,
        rungs,
        ["#b5845c", "#6a4450"],
        along=("y", 0, 1150),
        volume=5,
        shading=0.7,
        cast=(-7, 7, 6, 0.4),
        **wood,
    )
    paint(
        c,
        rails,
        ["#c8966a", "#5a3a4c"],
        along=("y", 0, 1150),
        volume=7,
        shading=0.7,
        cast=(-10, 6, 8, 0.4),
        **wood,
    )


def _crate(c: Canvas) -> None:
    """A basket of unlit stars on a hook, lower on the ladder."""
    c.over(line([(452, 866), (500, 872), (516, 900)], 5), "#1c1c3c")
    for x, y, turn in ((470, 912, -20), (520, 900, 16), (566, 914, 40)):
        _lamp(c, x, y, 27, False, turn)
    box = spline([(434, 916, 1), (602, 916, 1), (584, 1006, 1), (450, 1006, 1)])
    weave = paint(
        c,
        box,
        ["#a8744c", "#5a3444"],
        volume=14,
        shading=0.7,
        rim="#ffe6b0",
        rim_width=3,
        wobble=0.6,
        cast=(-10, 10, 10, 0.45),
    )
    c.multiply(
        [polyline([(430, 930 + i * 18), (606, 930 + i * 18)], 4) for i in range(5)],
        "#3a1c38",
        0.5,
        soft=1,
        inside=weave,
    )
    c.multiply(
        [polyline([(446 + i * 24, 912), (456 + i * 21, 1008)], 3) for i in range(7)],
        "#3a1c38",
        0.4,
        soft=1,
        inside=weave,
    )
    c.over(line([(440, 918), (470, 872), (514, 862), (560, 876), (596, 918)], 6), "#8a5c44", 0.95)


FEATHER: Manner = {"rim": "#ffe8b4", "wobble": 0.7, "dark": "#24143c"}


def _owl(c: Canvas) -> None:
    tail = spline(
        [
            (330, 760),
            (318, 860),
            (338, 930, 1),
            (362, 900),
            (378, 936, 1),
            (398, 896),
            (418, 922, 1),
            (424, 840),
            (420, 770),
        ]
    )
    paint(c, tail, ["#7a5444", "#3a2440"], volume=14, angle=84, rim_width=3, cast=(-8, 8, 10, 0.4), **FEATHER)
    body = [
        (250, 520),
        (236, 640),
        (270, 770),
        (350, 836),
        (446, 826),
        (512, 740),
        (530, 610),
        (510, 490),
        (420, 420),
        (310, 440),
    ]
    trunk = paint(
        c,
        spline(body),
        ["#b5885e", "#8a5f48", "#5a3c44"],
        volume=66,
        shading=0.8,
        angle=84,
        streaks=1.2,
        rim_width=6,
        cast=(-16, 12, 16, 0.5),
        **FEATHER,
    )
    belly = spline(
        [(372, 500), (330, 600), (346, 730), (420, 790), (486, 720), (506, 610), (480, 510), (430, 480)]
    )
    paint(
        c,
        belly,
        ["#f0dcb4", "#c8a07c"],
        volume=40,
        shading=0.6,
        angle=86,
        streaks=1,
        inside=trunk,
        wobble=1.4,
        dark="#4a2848",
    )
    ticks: list[Shape] = []
    for row in range(7):
        for i in range(6):
            x, y = 352 + i * 27 + row % 2 * 13, 560 + row * 32
            if abs(x - 418) / 80 + abs(y - 650) / 190 < 1:
                ticks.append(line([(x - 8, y - 6), (x, y + 7), (x + 8, y - 6)], 5))
    c.multiply(ticks, "#6a3a3c", 0.7, soft=0.8, inside=trunk)
    _folded_wing(c)
    _belt(c)
    perch = polyline([(318, 826), (520, 824)], 13)
    paint(
        c,
        perch,
        ["#c8966a", "#7a5050"],
        volume=5,
        rim_width=2,
        wobble=0.4,
        rim="#ffe8b4",
        cast=(-6, 10, 7, 0.5),
    )
    for x in (352, 440):
        toes = [line([(x, 806), (x + d, 828), (x + d * 1.1, 850)], 15) for d in (-16, 0, 16)]
        paint(
            c,
            toes,
            ["#e8c070", "#9a6a40"],
            volume=5,
            rim_width=2,
            cast=(-3, 7, 5, 0.6),
            detail=0.6,
            **FEATHER,
        )
    _head(c)


def _folded_wing(c: Canvas) -> None:
    wing = spline(
        [
            (304, 456),
            (246, 500),
            (216, 600),
            (222, 720),
            (262, 820),
            (300, 872, 1),
            (336, 780),
            (356, 660),
            (350, 540),
        ]
    )
    cover = paint(
        c,
        wing,
        ["#8a6048", "#4a2e40"],
        volume=30,
        shading=0.75,
        angle=78,
        rim_width=4,
        cast=(8, 10, 10, 0.5),
        **FEATHER,
    )
    for row in range(7):
        y = 850 - row * 54
        tone = ("#9a6c50", "#7a5044", "#b08058")[row % 3]
        for i in range(5):
            x = 226 + i * 32 + row % 2 * 15
            scale = spline(
                place([(-19, -26), (-18, 4), (0, 26), (18, 4), (19, -26), (0, -32)], x, y, 1.05, turn=8)
            )
            paint(
                c,
                scale,
                [tone, "#4f3244"],
                volume=7,
                shading=0.65,
                inside=cover,
                rim="#ffe0b0",
                rim_width=1.6,
                rim_strength=0.5,
                wobble=0.5,
                angle=80,
            )


def _belt(c: Canvas) -> None:
    """A tool belt: one worker's screwdriver and a rag."""
    strap = spline(
        [(262, 690), (350, 724), (440, 716), (520, 672), (518, 700), (442, 746), (348, 754), (264, 720)]
    )
    paint(c, strap, ["#3f3f78", "#24244e"], volume=7, rim_width=2, cast=(0, 7, 6, 0.5), **FEATHER)
    pouch = spline([(388, 728, 1), (444, 722, 1), (446, 784), (418, 796), (392, 788)])
    handle = polyline([(412, 736), (404, 684)], 13)
    paint(
        c, handle, ["#d85a4a", "#8a2c40"], volume=4, rim_width=2, detail=0.6, cast=(-3, 4, 4, 0.5), **FEATHER
    )
    paint(c, pouch, ["#5a5a98", "#2c2c58"], volume=8, rim_width=2, cast=(-4, 6, 6, 0.5), **FEATHER)


def _head(c: Canvas) -> None:
    """A round tired face, turned from the work to us, eyes shut."""
    skull = [
        *[
            (276, 376),
            (268, 306),
            (262, 246, 1),
            (312, 278),
            (400, 262),
            (486, 270),
            (538, 230, 1),
            (536, 304),
        ],
        *[(528, 376), (488, 448), (408, 474), (318, 454)],
    ]
    paint(
        c,
        spline(skull),
        ["#a87a54", "#7a5244"],
        volume=46,
        shading=0.75,
        angle=20,
        streaks=1.2,
        rim_width=6,
        cast=(-8, 16, 14, 0.55),
        **FEATHER,
    )
    for x, y, turn in ((352, 368, -10), (460, 360, 10)):
        disc = ellipse(x, y, 66, 70, turn)
        paint(
            c,
            disc,
            ["#fff0d0", "#d8b48a"],
            along=("r", x, y + 6, 74),
            volume=16,
            shading=0.5,
            rim_width=2.5,
            rim="#fff4d0",
            wobble=1,
            angle=0,
            detail=0.4,
            dark="#4a2848",
        )
        spokes = [
            polyline(
                [(x + 34 * math.cos(a), y + 36 * math.sin(a)), (x + 60 * math.cos(a), y + 62 * math.sin(a))],
                3,
            )
            for a in (math.radians(turn * 2 + k * 24) for k in range(15))
        ]
        c.multiply(spokes, "#9a6a50", 0.45, soft=1)
        lid = spline(
            [
                (x - 28, y - 2),
                (x - 14, y - 17),
                (x + 10, y - 18),
                (x + 28, y - 4),
                (x + 14, y + 10),
                (x - 12, y + 12),
            ]
        )
        paint(c, lid, ["#b5845c", "#e0b888"], volume=9, shading=0.5, detail=0.6, wobble=0.4)
        c.over(line([(x - 29, y - 1), (x - 12, y + 12), (x + 12, y + 11), (x + 29, y - 3)], 5.5), "#24142c")
        c.multiply(line([(x - 22, y + 26), (x, y + 33), (x + 22, y + 25)], 6), "#7a5078", 0.5, soft=3)
    beak = spline([(392, 376), (408, 362), (424, 374), (422, 404), (410, 430, 1), (398, 408)])
    paint(
        c,
        beak,
        ["#f0c060", "#a8683c"],
        volume=8,
        shading=0.7,
        rim_width=2.5,
        detail=0.6,
        cast=(-4, 8, 6, 0.5),
        **FEATHER,
    )
    brows = [line([(398, 352), (352, 312), (286, 276)], 15), line([(416, 350), (464, 306), (522, 262)], 15)]
    paint(c, brows, ["#8a6048", "#6a4440"], volume=5, rim_width=2, **FEATHER)


def _wing_with_lamp(c: Canvas) -> None:
    x, y = LAMP
    c.over(polyline([(x, 118), (x, 150)], 6), "#0d1438")
    socket = polygon([(x - 19, 132), (x + 19, 132), (x + 23, 166), (x - 23, 166)])
    paint(c, socket, ["#b58a4c", "#5a3a3c"], volume=6, rim="#ffe6a8", rim_width=2, detail=0.6, wobble=0.3)
    _lamp(c, x, y + 22, 54, True, -8)
    glow(c, x, y + 22, 150, "#fff0b0", 0.5, 1.8)
    c.light = (0.2, -0.95)
    _quills(c)
    shoulder = [
        *[(430, 500), (470, 466), (520, 440), (552, 396), (572, 352), (602, 344), (622, 372), (618, 430)],
        *[(596, 500), (552, 570), (490, 622), (440, 600)],
    ]
    cover = paint(
        c,
        spline(shoulder),
        ["#c8966a", "#8a5c48", "#5a3a44"],
        volume=30,
        shading=0.75,
        angle=-50,
        streaks=1.2,
        rim_width=5,
        cast=(-8, 12, 12, 0.5),
        **FEATHER,
    )
    for x, y, turn in (
        *((588, 372, 30), (560, 420, 38), (602, 420, 44), (520, 462, 48), (566, 474, 56), (590, 470, 62)),
        *((480, 500, 58), (526, 520, 66), (556, 530, 74), (484, 556, 78), (516, 572, 84)),
    ):
        scale = place([(-17, 22), (-16, -6), (0, -28), (16, -6), (17, 22), (0, 28)], x, y, 1, turn=turn)
        paint(
            c,
            spline(scale),
            ["#b5845c", "#6a4448"],
            volume=5,
            shading=0.5,
            inside=cover,
            rim="#ffe0b0",
            rim_width=1.6,
            rim_strength=0.5,
            wobble=0.5,
            angle=turn - 90,
        )
    c.light = (0.65, -0.75)


def _quills(c: Canvas) -> None:
    """The spread flight feathers; the two foremost close around the lamp."""
    tips = (
        *((652, 640), (700, 574), (732, 498), (744, 420), (734, 344), (700, 280)),
        *((590, 250), (668, 262)),
    )
    for i, (x, y) in enumerate(tips):
        root = (566 + (x - 566) * 0.08, 430 + (y - 430) * 0.08)
        ahead, turn = math.hypot(x - root[0], y - root[1]), math.degrees(math.atan2(y - root[1], x - root[0]))
        half = (25 if i < 6 else 20) / ahead
        vane = [(0, half * 0.4), (0.5, half), (0.86, half * 0.8), (1, 0), (0.88, -half * 0.8), (0.5, -half)]
        feather = paint(
            c,
            spline(place([*vane, (0, -half * 0.4)], *root, ahead, turn=turn)),
            ["#d0a074", "#8a5c48"] if i % 2 else ["#b5845c", "#6f4a48"],
            along=("r", *root, ahead),
            volume=10,
            shading=0.7,
            angle=turn,
            streaks=1.2,
            rim_width=3,
            cast=(-5, 8, 8, 0.5),
            **FEATHER,
        )
        bars = [
            polyline(place([(share, -half), (share + 0.03, 0), (share, half)], *root, ahead, turn=turn), 9)
            for share in (0.56, 0.78)
        ]
        c.multiply(bars, "#4a2840", 0.4, soft=2, inside=feather)
        quill = line(place([(0.1, 0), (0.95, 0)], *root, ahead, turn=turn), 3)
        c.multiply(quill, "#3a1c38", 0.55, soft=1, inside=feather)


def _fallen(c: Canvas) -> None:
    """The dropped star, on its way down."""
    path: Points = [(150, 800), (120, 900), (104, 980)]
    for i, width in enumerate((15, 8)):
        c.screen(line(path, width), "#ffe6a0", 0.3 + i * 0.2, soft=8 - i * 4)
    colour: Colour = "#fff3c0"
    sparkle(
        c,
        c.dots([(138, 850, 2.2, 0.8), (124, 880, 1.6, 0.7), (116, 930, 2.4, 0.9), (132, 826, 1.4, 0.6)]),
        colour,
        0.9,
        halo=3,
    )
    _lamp(c, 98, 1012, 26, True, 150)
    c.screen(rectangle(40, 1096, 130, 10), "#ffe0a0", 0.25, soft=10)
