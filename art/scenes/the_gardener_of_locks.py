"""Padlocks bloom; an old woman waters them with a can shaped like a key, her back to the one that opened."""

import math
import random

from art.canvas import Canvas
from art.colour import Colour, mix, rgb
from art.light import glow, sparkle
from art.motifs.ground import hill
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, ellipse, line, place, polygon, rectangle, spline

SCENE = Scene(
    id="1dq1x3ij",
    slug="the-gardener-of-locks",
    seed=6601,
    palette="P14",
    horizon="high",
    reach="close",
    hour="day",
    mood="melancholy",
    description="Padlocks grow like flowers in a walled garden; an old woman waters them with a key-shaped "
    "can, and behind her one has sprung open.",
    clues=("Better safe", "You reap what you sow", "Once bitten", "He only asked her name"),
    motifs=("growing", "keeping", "water", "keys"),
    light=(-0.7, -0.65),
    shadow="#1c2a3a",
    warmth="#fff4c8",
    grade=("#1c3036", "#fff2c4", 0.06),
    contrast=0.16,
    vignette=0.36,
)

BRASS: list[Colour] = ["#f2d888", "#c8a044", "#76602c"]
STEEL: list[Colour] = ["#dfe6d4", "#94a89c", "#47605c"]
ROSE: list[Colour] = ["#f0a090", "#c43a5a", "#6a1c3c"]
LEAF: Manner = {
    "volume": 9,
    "shading": 0.7,
    "wobble": 0.7,
    "streaks": 1.1,
    "rim": "#f0f0b0",
    "rim_width": 2.5,
    "dark": "#14303a",
}
METAL: Manner = {
    "shading": 0.85,
    "wobble": 0.35,
    "detail": 0.5,
    "rim": "#fffbe0",
    "rim_width": 3.5,
    "dark": "#2c2434",
    "ink": 0.25,
}


def draw(c: Canvas) -> None:
    """Sky, wall and gate; beds behind; the gardener; the near blooms across the lower edge."""
    c.background([(0, "#dfe6b8"), (0.2, "#fff3cf"), (1, "#8fa050")], angle=6)
    _wall(c)
    _gate(c)
    _beds(c)
    _sprung(c)
    _gardener(c)
    _water(c)
    _near(c)


def _wall(c: Canvas) -> None:
    trees = [
        ellipse(x, y, r, r * 0.8)
        for x, y, r in (
            (60, 90, 100),
            (190, 60, 90),
            (330, 96, 80),
            (640, 70, 110),
            (760, 100, 80),
            (520, 104, 70),
        )
    ]
    paint(c, trees, ["#b4bc6c", "#8a9c5c"], volume=30, wobble=2.5, haze=("#fff3cf", 0.45))
    wall = rectangle(-10, 130, 800, 380)
    body = paint(
        c, wall, ["#d8b894", "#b08a74", "#7a6a60"], volume=0, angle=2, streaks=1.2, mottle=1.5, wobble=0.6
    )
    chance = random.Random(7)
    for row in range(12):
        y = 142 + row * 31
        for k in range(-1, 13):
            x = k * 66 + (row % 2) * 33 + chance.uniform(-3, 3)
            tone = chance.choice(("#c49a7c", "#b48870", "#d0ac8a", "#a87c6a"))
            paint(
                c,
                rectangle(x, y, 61, 26),
                [rgb(tone), mix(tone, "#4a3a44", 0.3)],
                volume=4,
                wobble=0.7,
                inside=body,
                rim="#ffe8c0",
                rim_width=1.4,
            )
    paint(
        c,
        rectangle(-10, 112, 800, 30),
        ["#e8d0a8", "#a08870"],
        volume=6,
        wobble=0.5,
        cast=(4, 12, 8, 0.5),
        rim="#fff6d8",
    )
    glass = [
        polygon([(x - 9, 116), (x + chance.uniform(-6, 6), 116 - chance.uniform(16, 30)), (x + 9, 116)])
        for x in range(10, 780, 29)
    ]
    paint(c, glass, ["#cfe0b8", "#6f9a70"], volume=3, wobble=0.2, rim="#ffffff", rim_width=1.6, detail=0.6)
    leaves = [
        ellipse(
            chance.gauss(40, 60),
            chance.uniform(120, 420),
            chance.uniform(8, 15),
            chance.uniform(6, 10),
            chance.uniform(0, 180),
        )
        for _ in range(110)
    ]
    paint(c, leaves, ["#8fa84e", "#4a6a38"], **{**LEAF, "volume": 4})


def _gate(c: Canvas) -> None:
    """An iron gate on the right with a bouquet pushed through its bars from outside."""
    opening = spline(
        [(560, 520, 1), (560, 240), (580, 190), (640, 164), (700, 190), (720, 240), (720, 520, 1)]
    )
    hole = paint(c, opening, [(0, "#fff6d4"), (0.5, "#d8d890"), (1, "#a0b05c")], volume=0, wobble=0.4)
    road = spline([(620, 360, 1), (650, 360, 1), (664, 420), (716, 530, 1), (566, 530, 1), (606, 430)])
    c.over(road, "#f2dcae", 0.9, soft=3, inside=hole)
    c.multiply((1 - c.mask(opening, 10)) * hole, "#6a6a50", 0.8)
    paint(
        c,
        opening.outline(20),
        ["#e0c49c", "#8a7464"],
        volume=6,
        wobble=0.5,
        rim="#fff6d8",
        cast=(4, 6, 6, 0.5),
    )
    bars = [line([(x, 186 + abs(x - 640) * 0.5), (x, 520)], 6) for x in range(574, 712, 22)] + [
        line([(564, y), (716, y)], 8) for y in (270, 420)
    ]
    paint(c, bars, ["#3f5248", "#1c2a30"], volume=2, wobble=0.2, detail=0.7, rim="#d8e0b0", rim_width=1.5)
    for k, (x, y, s) in enumerate(((640, 338, 0.4), (618, 366, 0.34), (662, 372, 0.34))):
        _lock(c, x, y, s, (-8, 12, -14)[k], BRASS if k else STEEL, 0)
    stems = [
        line([(690, 520), (676, 470), (650, 440)], 4),
        line([(700, 520), (690, 470), (676, 430)], 4),
        line([(706, 516), (702, 470), (704, 428)], 4),
    ]
    paint(c, stems, ["#7a9a4a", "#3f6038"], volume=1, wobble=0.2, detail=0.6)
    for x, y, tone in (
        (648, 436, "#f6f0e0"),
        (676, 424, "#e8788a"),
        (704, 422, "#f6e8b0"),
        (664, 452, "#e8788a"),
        (690, 448, "#f6f0e0"),
    ):
        petals = [ellipse(x + 9 * math.cos(a), y + 9 * math.sin(a), 8) for a in (0, 1.26, 2.5, 3.8, 5.0)]
        paint(
            c,
            petals,
            [rgb(tone), mix(tone, "#7a4a60", 0.4)],
            volume=4,
            wobble=0.5,
            detail=0.7,
            rim="#ffffff",
            rim_width=1.5,
        )
        c.over(ellipse(x, y, 4), "#d8a040")
    paint(
        c,
        spline([(682, 482, 1), (716, 476, 1), (712, 524), (694, 528, 1)]),
        ["#fff6e0", "#c8b0a0"],
        volume=4,
        detail=0.7,
        wobble=0.3,
    )


def _lock(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    turn: float,
    tones: list[Colour],
    opened: float,
    haze: float = 0,
) -> None:
    """A padlock hanging from (x, y), its shackle uppermost; `opened` degrees its shackle has swung."""
    air = {"haze": ("#e8e4b0", haze)}

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, 1, turn)

    bow: Points = [(-27, 74), (-27, 30), (-20, 8), (0, 0), (20, 8), (27, 30), (27, 74)]
    if opened:
        hinge = place([(p[0] + 27, p[1] - 60) for p in bow], -27, 50, 1, 1, -opened)
        bow = hinge
    shackle = line(at(bow), max(3, 14 * size))
    paint(c, shackle, STEEL, volume=5 * size, **{**METAL, **air, "rim_width": 2.4 * size + 0.6})
    body = [
        (-50, 66, 1),
        (-42, 58),
        (42, 58),
        (50, 66, 1),
        (56, 100),
        (50, 140),
        (28, 168),
        (0, 176),
        (-28, 168),
        (-50, 140),
        (-56, 100),
    ]
    skin = paint(
        c,
        spline(at(body)),
        tones,
        volume=26 * size,
        cast=(7 * size, 9 * size, 9 * size, 0.5 * (1 - haze)),
        **{**METAL, **air, "rim_width": 3.4 * size + 0.6},
    )
    petals: list[Points] = [[(-30, 62), (-36, 104), (-22, 160)], [(30, 62), (36, 104), (22, 160)]]
    c.multiply([line(at(p), 3.5 * size) for p in petals], tones[-1], 0.6, soft=1.6 * size, inside=skin)
    c.screen(
        [line([(q[0] - 3 * size, q[1]) for q in at(p)], 2.4 * size) for p in petals],
        "#fff6d0",
        0.4,
        soft=1.2 * size,
        inside=skin,
    )
    plate = ellipse(at([(0, 112)])[0][0], at([(0, 112)])[0][1], 19 * size, 25 * size, turn)
    paint(
        c,
        plate,
        [mix(tones[0], "#ffffff", 0.3), tones[1]],
        volume=5 * size,
        inside=skin,
        **{**METAL, **air, "rim_width": 2 * size},
    )
    hole = [
        spline(at([(-4, 108, 1), (4, 108, 1), (8, 128, 1), (-8, 128, 1)])),
        ellipse(*_spot(at([(0, 105)])), 8 * size),
    ]
    c.over(hole, "#141420", 0.95 - haze, soft=0.5 * size)
    rivets = [ellipse(*_spot(at([(u, 70)])), 3.4 * size) for u in (-38, 38)]
    c.over(rivets, mix(tones[0], "#ffffff", 0.4), 0.7 - haze)


def _spot(points: list[tuple[float, ...]]) -> tuple[float, float]:
    return points[0][0], points[0][1]


def _plant(
    c: Canvas,
    x: float,
    foot: float,
    size: float,
    bend: float,
    tones: list[Colour],
    opened: float = 0,
    haze: float = 0,
    turn: float = 0,
) -> None:
    """A stem that bows under its lock, two leaves; the head hangs `bend` units to the side."""
    height = 300 * size
    top = foot - height
    stem: Points = [
        (x, foot + 30),
        (x - bend * 0.2, foot - height * 0.5),
        (x + bend * 0.2, top),
        (x + bend * 0.75, top - 18 * size),
        (x + bend, top + 26 * size),
    ]
    own: Manner = {**LEAF, "haze": ("#e8e4b0", haze), "volume": 4 * size + 1, "rim_width": 2 * size + 0.5}
    c.multiply(
        ellipse(x + 16 * size, foot + 30, 44 * size, 8 * size), "#16302c", 0.65 * (1 - haze), soft=5 * size
    )
    paint(c, line(stem, 10 * size + 1), ["#a4b85a", "#5f7f3a", "#2f5032"], **own)
    for side, up in ((-1, 0.3), (1, 0.5)):
        lx, ly = x - bend * 0.1, foot - height * up
        leaf = [(0, 0, 1), (26, -34), (72, -58), (126, -50, 1), (100, -18), (50, 6)]
        shape = paint(
            c,
            spline(place(leaf, lx, ly, size, side)),
            ["#b4c868", "#6a8c40", "#375c38"],
            cast=(4 * size, 8 * size, 6 * size, 0.4 * (1 - haze)),
            **{**own, "volume": 12 * size},
        )
        c.multiply(
            line(place([(4, -4), (60, -30), (118, -48)], lx, ly, size, side), 3 * size),
            "#2c5034",
            0.6,
            soft=size,
            inside=shape,
        )
    calyx = [(-16, 22, 1), (-14, 4), (0, -8), (14, 4), (16, 22, 1), (6, 14), (0, 24, 1), (-6, 14)]
    hx, hy = stem[-1]
    _lock(c, hx, hy, size, turn, tones, opened, haze)
    paint(c, spline(place(calyx, hx, hy, size * 1.3, 1, turn)), ["#9ab452", "#4a6c38"], **own)


def _beds(c: Canvas) -> None:
    far = paint(
        c,
        hill([(-40, 506, 1), (200, 496), (420, 512), (620, 500), (820, 512, 1)]),
        ["#a8a050", "#6a7038", "#3c4a30"],
        volume=12,
        angle=4,
        streaks=1.4,
    )
    path = spline(
        [
            (586, 510, 1),
            (706, 508, 1),
            (640, 620),
            (560, 760),
            (470, 960),
            (420, 1180, 1),
            (60, 1180, 1),
            (300, 900),
            (470, 690),
        ]
    )
    paint(c, path, ["#ecd8a4", "#d4b884", "#a08a68"], volume=8, angle=60, streaks=1.2, inside=far, wobble=1.2)
    chance = random.Random(4)
    pebbles = [
        ellipse(
            chance.uniform(200, 650), chance.uniform(540, 1140), chance.uniform(3, 8), chance.uniform(2, 4)
        )
        for _ in range(130)
    ]
    c.multiply(pebbles, "#8a7458", 0.4, soft=0.8)
    kinds = (BRASS, STEEL, ROSE, BRASS)
    for y, size, haze, xs in ((580, 0.42, 0.3, range(20, 500, 66)), (700, 0.56, 0.12, range(-20, 380, 92))):
        for k, x in enumerate(xs):
            _plant(
                c,
                x + chance.uniform(-10, 10),
                y + chance.uniform(-12, 12),
                size,
                chance.choice((-34, 34)) * size * 1.6,
                kinds[(k * 3 + int(y)) % 4],
                0,
                haze,
                chance.uniform(-8, 8),
            )


def _sprung(c: Canvas) -> None:
    """The one behind her back, with light in it."""
    glow(c, 664, 640, 150, "#fff2b0", 0.55)
    _plant(c, 724, 850, 0.86, -70, ROSE, 62, 0, 7)
    chance = random.Random(3)
    motes = [
        (
            640 + chance.gauss(0, 44),
            610 + chance.gauss(0, 56),
            chance.uniform(1.2, 2.8),
            chance.uniform(0.5, 1),
        )
        for _ in range(34)
    ]
    sparkle(c, c.blur(c.dots(motes), 0.5), "#fffbe0", 0.95, halo=3)


def _gardener(c: Canvas) -> None:
    """Bent forward, seen from the side, a wide hat over her face, keys on her apron string."""
    x, y = 470, 930
    own: Manner = {
        "shading": 0.78,
        "wobble": 0.5,
        "detail": 0.5,
        "rim": "#fffbe0",
        "rim_width": 4,
        "dark": "#1c2440",
        "streaks": 1,
    }
    c.multiply(ellipse(x + 40, y + 4, 150, 20), c.shadow, 0.7, soft=9)
    clogs = [
        spline(
            place(
                [(30, 0, 1), (32, -22), (4, -26), (-30, -16), (-46, -4), (-40, 4, 1), (20, 6)], x + dx, y + dy
            )
        )
        for dx, dy in ((40, 0), (-6, 6))
    ]
    paint(c, clogs, ["#c89a5c", "#6a4838"], volume=9, **own)
    skirt = [
        (-52, -222),
        (6, -250),
        (70, -236),
        (104, -180),
        (112, -90),
        (116, -20, 1),
        (60, -8),
        (0, -12),
        (-52, -22, 1),
        (-58, -110),
    ]
    cloth = paint(
        c, spline(place(skirt, x, y)), ["#5f8a94", "#37607a", "#1c3050"], volume=44, angle=84, **own
    )
    folds: list[Points] = [
        [(-20, -200), (-26, -100), (-20, -20)],
        [(30, -210), (36, -110), (34, -16)],
        [(76, -190), (84, -100), (84, -16)],
    ]
    c.multiply([line(place(fold, x, y), 14) for fold in folds], "#14243c", 0.5, soft=7, inside=cloth)
    back = [
        (86, -200),
        (96, -270),
        (74, -340),
        (20, -384),
        (-48, -396),
        (-92, -372),
        (-96, -330),
        (-66, -290),
        (-50, -220),
        (10, -206),
    ]
    paint(c, spline(place(back, x, y)), ["#f2e2c4", "#d8b898", "#8a7a80"], volume=36, angle=30, **own)
    apron = [(-46, -232, 1), (-84, -120), (-80, -48, 1), (-30, -36), (8, -40), (10, -140), (-6, -230, 1)]
    paint(
        c,
        spline(place(apron, x, y)),
        ["#fff6dc", "#e0cca8", "#98888a"],
        volume=14,
        angle=80,
        cast=(6, 4, 8, 0.4),
        **own,
    )
    c.over(line(place([(-48, -232), (10, -222), (90, -214)], x, y), 9), "#c43a5a", 0.95, soft=0.6)
    ring = ellipse(x + 62, y - 190, 17).outline(4)
    keys = [line([(x + 62 + d, y - 176), (x + 58 + d * 2.4, y - 128)], 5) for d in (-7, 2, 11)] + [
        ellipse(x + 62 + d, y - 178, 6).outline(4) for d in (-9, 2, 13)
    ]
    keys += [line([(x + 58 + d * 2.4, y - 132), (x + 68 + d * 2.4, y - 130)], 5) for d in (-7, 2, 11)]
    paint(
        c,
        [ring, *keys],
        ["#f0d890", "#8a6a38"],
        volume=2,
        wobble=0.2,
        detail=0.8,
        rim="#fffbe0",
        rim_width=1.6,
        cast=(4, 4, 4, 0.5),
    )
    _head(c, x - 88, y - 392, own)
    _can(c, x, y)
    arm = line(place([(-20, -352), (-30, -286), (-84, -244), (-140, -246)], x, y), 36)
    paint(c, arm, ["#f6e8cc", "#d0ae90", "#7a6c78"], volume=13, cast=(4, 8, 8, 0.5), **own)
    hand = [(-132, -264), (-156, -272), (-176, -260), (-178, -242), (-160, -232), (-134, -232)]
    paint(c, spline(place(hand, x, y)), ["#f2c8a0", "#b07a68"], volume=8, **{**own, "rim_width": 2})


def _head(c: Canvas, x: float, y: float, own: Manner) -> None:
    neck = spline([(x + 50, y + 30), (x + 10, y + 6), (x + 14, y + 44), (x + 46, y + 66)])
    face = [
        (22, -24),
        (-12, -30),
        (-30, -16),
        (-34, 0),
        (-48, 16),
        (-38, 22),
        (-40, 32),
        (-34, 40),
        (-36, 52),
        (-20, 60),
        (4, 50),
        (24, 30),
    ]
    skin = paint(
        c,
        [neck, spline(place(face, x, y))],
        ["#f6d0a8", "#d8a488", "#b8808a"],
        volume=16,
        **{**own, "dark": "#7a3c50", "shading": 0.5},
    )
    c.multiply(line([(x - 30, y + 9), (x - 24, y + 13), (x - 15, y + 11)], 3), "#4a2a34", 0.9)
    c.multiply(
        [line([(x - 37, y + 36), (x - 26, y + 37)], 2.6), line([(x - 22, y + 20), (x - 16, y + 34)], 3)],
        "#8a4a48",
        0.6,
        soft=0.6,
    )
    c.screen(ellipse(x - 14, y + 26, 12, 9), "#f08870", 0.35, soft=5, inside=skin)
    bun = [
        ellipse(x + 46, y + 4, 22, 20),
        spline(
            [(x - 6, y - 20), (x + 30, y - 26), (x + 48, y), (x + 30, y + 26), (x + 10, y + 14), (x + 2, y)]
        ),
    ]
    paint(c, bun, ["#f4f0e4", "#c0bcb8", "#7a7a8a"], volume=9, angle=30, **own)
    brim = [
        (-92, 10),
        (-60, -16),
        (-10, -34),
        (46, -38),
        (84, -22),
        (92, -6),
        (60, -8),
        (10, -6),
        (-40, 8),
        (-76, 20),
    ]
    crown = [(-40, -18, 1), (-38, -58), (-14, -84), (22, -88), (50, -68), (58, -30, 1), (10, -20)]
    paint(c, spline(place(crown, x, y)), ["#f8e09c", "#d8b060", "#8a6a44"], volume=20, angle=0, **own)
    paint(
        c,
        spline(place([(-40, -36), (8, -46), (57, -50), (58, -30), (10, -22), (-41, -14)], x, y)),
        ["#c43a5a", "#7a2446"],
        volume=5,
        **{**own, "rim_width": 2},
    )
    paint(
        c,
        spline(place(brim, x, y)),
        ["#fbe8ac", "#dcb868", "#8a6a44"],
        volume=9,
        angle=-12,
        cast=(2, 14, 9, 0.55),
        **own,
    )


def _can(c: Canvas, x: float, y: float) -> None:
    """The bow of the key is the can's handle, its shaft the spout, its bit the rose."""
    turn, size = 28.0, 1.0
    cx, cy = x - 176, y - 212

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, cx, cy, size, -1, -turn)

    copper: list[Colour] = ["#f6c890", "#c47a4c", "#6a3440"]
    paint(c, line(at([(40, 8), (120, 8), (200, 8)]), 22), copper, volume=9, **METAL)
    bit = [
        (168, 6, 1),
        (210, 6, 1),
        (210, 66, 1),
        (198, 66, 1),
        (198, 46, 1),
        (188, 46, 1),
        (188, 62, 1),
        (176, 62, 1),
        (176, 40, 1),
        (168, 40, 1),
    ]
    paint(c, spline(at(bit)), copper, volume=7, cast=(4, 6, 6, 0.4), **METAL)
    tank = [(-36, -22, 1), (44, -22, 1), (52, 44), (46, 60, 1), (-38, 60, 1), (-44, 44)]
    body = paint(c, spline(at(tank)), copper, volume=22, cast=(6, 10, 10, 0.5), **METAL)
    for v in (-8, 46):
        c.multiply(line(at([(-42, v), (4, v + 6), (50, v)]), 4), "#5a2434", 0.6, soft=1.4, inside=body)
    bow = [
        ellipse(*_spot(at([(-62 + 33 * math.cos(a), -22 + 36 * math.sin(a))])), 20) for a in (1.1, 3.14, 5.2)
    ]
    rings = [shape.outline(13) for shape in bow]
    paint(c, rings, copper, volume=5, **METAL)
    collar = line(at([(62, -8), (62, 24)]), 12)
    paint(c, collar, copper, volume=5, **METAL)


def _water(c: Canvas) -> None:
    chance, drops = random.Random(10), []
    for k in range(7):
        x0 = 120 + k * 9
        for j in range(4):
            x, y = (
                x0 + j * (2 + k * 0.3) + chance.uniform(-4, 4),
                872 + j * 17 - k * 3 + chance.uniform(-8, 8),
            )
            drops.append(spline([(x, y - 13, 1), (x + 4, y), (x + 3, y + 6), (x - 3, y + 6), (x - 4, y)]))
    paint(
        c,
        drops,
        ["#f0fff4", "#8fc0b8", "#4a8a94"],
        volume=2,
        wobble=0.1,
        detail=0.8,
        rim="#ffffff",
        rim_width=1.6,
    )


def _near(c: Canvas) -> None:
    """Blooms nearer than she is, cropped by the edges."""
    c.multiply(
        hill([(-40, 1060, 1), (200, 1020), (420, 1070), (620, 1040), (820, 1060, 1)]), "#1c3a30", 0.6, soft=26
    )
    _plant(c, 14, 1200, 1.2, 96, BRASS, 0, 0, -7)
    _plant(c, 640, 1290, 1.3, -100, STEEL, 0, 0, 6)
    _plant(c, 390, 1360, 1.28, -110, ROSE, 0, 0, -5)
    _plant(c, 800, 1230, 1.1, -40, BRASS, 0, 0, 8)
