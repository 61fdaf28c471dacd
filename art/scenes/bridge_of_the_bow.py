"""A violin's bow lies across a gorge between two fiddle-shaped cliffs; people walk its hair, and it hums."""

import math
import random

from art.canvas import Canvas
from art.colour import Colour, mix, rgb
from art.light import fog, sparkle
from art.motifs.figure import Clothes, figure
from art.motifs.trees import pine
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, rectangle, spline

SCENE = Scene(
    id="wo8nmytj",
    slug="bridge-of-the-bow",
    seed=201,
    palette="P8",
    horizon="none",
    reach="far",
    hour="dawn",
    mood="wonder",
    description="A huge violin bow lies as a bridge across a deep gorge before a rock like a scroll; "
    "people walk on its hair, and in front someone stands with both hands over the ears.",
    clues=("First violin", "One step, one note", "Stage fright", "There is no way around"),
    motifs=("paths", "music", "height", "courage"),
    light=(0.75, -0.6),
    shadow="#2c1a3a",
    warmth="#fff0c8",
    grade=("#2e1c3e", "#fff0cc", 0.06),
    contrast=0.16,
    vignette=0.34,
)

AIR = "#f6e0b8"
ROCK: Manner = {
    "volume": 40,
    "shading": 0.8,
    "streaks": 1.3,
    "mottle": 1.4,
    "wobble": 1.2,
    "rim": "#fff0c0",
    "rim_width": 4,
}


def draw(c: Canvas) -> None:
    """Morning air; far ranges; the far cliff, the river; the bow and its walkers; the near cliff."""
    c.background(
        [
            (0, "#fbf1d9"),
            (0.26, "#f6dcae"),
            (0.44, "#e0a878"),
            (0.62, "#a8626a"),
            (0.82, "#6a3450"),
            (1, "#3a1c38"),
        ],
        angle=-12,
        mottle=1.2,
    )
    _far(c)
    _right(c)
    _depth(c)
    _left(c)
    _hum(c)
    _bow(c)
    _near(c)


def _hair(t: float) -> tuple[float, float]:
    """A place on the walked ribbon, 0 at the frog, 1 at the tip."""
    return 140 + 520 * t, 806 - 372 * t + 30 * math.sin(math.pi * t)


def _stick(t: float) -> tuple[float, float]:
    x, y = _hair(t)
    return x - 22 * (1 - t), y - (128 - 74 * t) - 62 * math.sin(math.pi * min(1, t * 1.02))


def _far(c: Canvas) -> None:
    feathers = [
        line([(40, 150), (260, 96), (520, 110), (760, 40)], 15),
        line([(-20, 250), (180, 206), (400, 214)], 9),
        line([(420, 190), (600, 160), (790, 168)], 8),
    ]
    c.screen(c.mask(feathers, 6) * smoothstep(c.noise(60, 9, 3, wide=3, tall=0.5), 0.3, 0.6), "#fffaf0", 0.8)
    peak: Manner = {
        "volume": 16,
        "haze": (AIR, 0.36),
        "wobble": 0.8,
        "rim": "#fff4d0",
        "rim_width": 3,
        "angle": 70,
    }
    _scroll(c, peak)
    for y, tone, air, seed in ((430, "#a05a68", 0.4, 2), (520, "#7a3850", 0.24, 7)):
        chance = random.Random(seed)
        ridge: list[tuple[float, ...]] = [(-40, y, 1)]
        ridge += [(x, y - chance.uniform(10, 110)) for x in range(20, 780, 80)]
        paint(
            c,
            spline([*ridge, (820, y, 1), (820, 1200, 1), (-40, 1200, 1)]),
            [rgb(tone), mix(tone, "#e8a868", 0.5)],
            volume=16,
            angle=50,
            haze=(AIR, air),
        )
    fog(c, 620, 70, "#e8b898", 0.5)


def _scroll(c: Canvas, peak: Manner) -> None:
    """A mountain turned like the head of a fiddle, its pegs out in the air."""
    for (x0, y0), (x1, y1) in (
        ((200, 286), (284, 262)),
        ((206, 352), (292, 336)),
        ((116, 300), (34, 286)),
        ((114, 364), (28, 354)),
    ):
        head = ellipse(x1, y1, 19, 29, -8)
        paint(c, [line([(x0, y0), (x1, y1)], 19), head], ["#7a3844", "#6a3048"], **peak)
    neck = [
        *[(92, 640, 1), (106, 440), (112, 330), (100, 268), (66, 216), (54, 148), (84, 86), (150, 60)],
        *[(216, 82), (250, 138), (246, 204), (222, 262), (212, 336), (220, 440), (240, 640, 1)],
    ]
    rock = paint(c, spline(neck), ["#c07060", "#9a4c50", "#6a3450"], **{**peak, "volume": 36, "rim_width": 5})
    c.multiply(line([(162, 290), (162, 400), (166, 640)], 44), "#4a1434", 0.6, soft=6, inside=rock)
    strings = [line([(x, 276), (x + 2, 400), (x + 4, 640)], 2.6) for x in (148, 158, 168, 178)]
    c.screen(strings, "#ffe8c0", 0.5, soft=0.6, inside=rock)
    turns = [0.32 * k for k in range(42)]
    curl = [
        (152 + (74 - 1.65 * k) * math.cos(a + 1.7), 148 + (70 - 1.55 * k) * math.sin(a + 1.7))
        for k, a in enumerate(turns)
    ]
    c.multiply(line([(x + 4, y + 7) for x, y in curl], 17), "#4a1434", 0.6, soft=7, inside=rock)
    for k in range(0, 40, 3):
        ridge = line(curl[k : k + 4], 20 - 0.34 * k)
        paint(
            c,
            ridge,
            ["#d88a70", "#a85c58"],
            **{**peak, "volume": 8, "rim": None, "streaks": 0.8},
            inside=rock,
        )
    paint(c, ellipse(153, 147, 14, 14), ["#e09a7c", "#a05458"], **{**peak, "volume": 8, "rim_width": 2})
    c.multiply(ellipse(226, 160, 46, 110), "#6a2c4c", 0.35, soft=26, inside=rock)
    trees = [pine(x, y, tall) for x, y, tall in ((126, 70, 30), (146, 64, 42), (168, 66, 32), (214, 84, 24))]
    paint(c, trees, ["#6a5a58", "#4a3848"], volume=3, haze=(AIR, 0.3), detail=0.5)


def _right(c: Canvas) -> None:
    """The far cliff has the waist and the shoulders of a fiddle, and a scroll of rock on top."""
    cliff = [
        (820, 402, 1),
        (700, 430),
        (630, 452),
        (580, 496),
        (566, 560),
        (590, 616),
        (622, 650),
        (628, 700),
        (606, 744),
        (566, 780),
        (530, 850),
        (516, 960),
        (520, 1190, 1),
        (820, 1190, 1),
    ]
    body = paint(
        c, spline(cliff), ["#d88a58", "#b4583e", "#7a3038", "#4a2038"], haze=(AIR, 0.16), angle=84, **ROCK
    )
    strata = [line([(500, y), (620, y - 26), (800, y - 10)], 5) for y in range(500, 1150, 52)]
    c.multiply(strata, "#5a2038", 0.4, soft=3, inside=body)
    _hole(c, 694, 650, 0.82, 12, 0.2)
    chance = random.Random(12)
    trees = [pine(x, 424 + chance.uniform(-10, 14), chance.uniform(36, 66)) for x in (724, 744, 762, 706)]
    paint(c, trees, ["#6a5a48", "#3a3040"], volume=4, haze=(AIR, 0.2), detail=0.5)


def _hole(c: Canvas, x: float, y: float, size: float, turn: float, haze: float) -> None:
    """A cave in the shape of an f-hole; somebody lives in it, a ladder hangs out."""
    stem = line(
        place([(26, -96), (6, -70), (-2, -20), (2, 20), (-6, 70), (-26, 96)], x, y, size, 1, turn), 21 * size
    )
    ends = [
        ellipse(*_spot(place([(34, -86)], x, y, size, 1, turn)), 16 * size),
        ellipse(*_spot(place([(-34, 86)], x, y, size, 1, turn)), 19 * size),
    ]
    nicks = [line(place([(-18, -2), (18, 2)], x, y, size, 1, turn), 6 * size)]
    hole = [stem, *ends, *nicks]
    c.multiply(c.mask(hole, 8 * size), "#3a1430", 0.5)
    paint(c, hole, ["#2a1228", "#4a2034"], volume=0, wobble=0.4, haze=(AIR, haze), detail=0.5)
    c.screen(
        c.shift(c.mask([s.outline(3) for s in ends] + [stem.outline(stem.width + 3)], 1), -3, 3)
        * (1 - c.mask(hole)),
        "#ffd8a0",
        0.35,
    )


def _spot(points: list[tuple[float, ...]]) -> tuple[float, float]:
    return points[0][0], points[0][1]


def _depth(c: Canvas) -> None:
    """Mist in the gorge and a thread of river far below."""
    gorge = rectangle(160, 620, 460, 540)
    shade = smoothstep(c.y, 640, 1120) * c.mask(gorge, 60)
    c.multiply(shade, "#7a3a5a", 0.75)
    river = spline(
        [
            (498, 742, 1),
            (503, 742, 1),
            (470, 800),
            (446, 868),
            (476, 960),
            (424, 1060),
            (456, 1180, 1),
            (336, 1180, 1),
            (358, 1060),
            (438, 960),
            (424, 868),
            (462, 800),
        ]
    )
    stream = paint(c, river, ["#b88a8c", "#8a9098", "#4a748a", "#2f5a72"], volume=6, angle=80, wobble=0.6)
    c.screen(
        smoothstep(c.noise(20, 5, 3, wide=0.6, tall=1.4), 0.6, 0.75) * stream * smoothstep(c.y, 800, 1000),
        "#fff6dc",
        0.4,
    )
    fog(c, 830, 50, "#d8a090", 0.8)
    fog(c, 1000, 44, "#d8a8a0", 0.55)


def _left(c: Canvas) -> None:
    cliff = [
        (-40, 836, 1),
        (60, 820),
        (150, 812),
        (232, 822),
        (268, 850),
        (276, 892),
        (252, 930),
        (222, 958),
        (214, 1000),
        (236, 1044),
        (290, 1080),
        (316, 1130),
        (318, 1190, 1),
        (-40, 1190, 1),
    ]
    body = paint(
        c, spline(cliff), ["#c0603e", "#8a3038", "#4f1c34", "#2c1430"], angle=84, **{**ROCK, "volume": 50}
    )
    c.multiply(
        [line([(-40, y), (120, y - 14), (330, y + 10)], 6) for y in range(890, 1180, 56)],
        "#2c0f28",
        0.5,
        soft=3,
        inside=body,
    )
    grass = random.Random(3)
    tufts = [
        line([(x, 832), (x + grass.uniform(-6, 6), 812 - grass.uniform(2, 14))], 3)
        for x in (grass.uniform(-10, 250) for _ in range(60))
    ]
    paint(c, tufts, ["#d8a860", "#8a5a40"], volume=1, wobble=0, detail=0.4)
    _hole(c, 112, 1000, 0.8, 10, 0)


def _hum(c: Canvas) -> None:
    """The hair trembles: pale echoes of it hang below, and rosin falls like gold dust."""
    for k in range(1, 6):
        wave: Points = [
            (x, y + k * 27 + 12 * math.sin(math.pi * t) * k)
            for t in [i / 14 for i in range(1, 14)]
            for x, y in [_hair(t)]
        ]
        drift = smoothstep(c.noise(90, 20 + k, 2, wide=2.4, tall=1), 0.25, 0.5)
        c.screen(c.mask(line(wave, 6.5 - k * 0.7), 1.2) * drift, "#ffe8c0", 0.7 - 0.11 * k)
    chance = random.Random(8)
    grains = []
    for _ in range(230):
        x, y = _hair(chance.uniform(0.06, 0.95))
        fall = chance.random() ** 2 * 240
        grains.append(
            (x + chance.gauss(0, 6) + fall * 0.05, y + 8 + fall, chance.uniform(0.8, 2.2), 0.9 - fall / 330)
        )
    sparkle(c, c.blur(c.dots(grains), 0.4), "#fff2c0", 0.9)


WALKERS: tuple[tuple[float, str, str, str | None], ...] = (
    (0.16, "#2f5a72", "#2a1a20", "#e8a868"),
    (0.29, "#8a3038", "#d8b070", None),
    (0.40, "#c88a4c", "#3a2028", "#2f5a72"),
    (0.53, "#54304c", "#8a5a3a", None),
    (0.64, "#2f5a72", "#e0d0b8", "#8a3038"),
    (0.75, "#9a4a40", "#2a1a20", None),
    (0.86, "#e0b878", "#5a3428", None),
)


def _bow(c: Canvas) -> None:
    steps = [i / 26 for i in range(27)]
    wood: Manner = {
        "volume": 7,
        "shading": 0.85,
        "wobble": 0.3,
        "detail": 0.6,
        "rim": "#ffe8b0",
        "rim_width": 2.5,
        "dark": "#2a0c24",
    }
    ribbon = [(_hair(t)[0], _hair(t)[1] - 10 + 4 * t) for t in steps] + [
        (_hair(t)[0], _hair(t)[1] + 12 - 6 * t) for t in reversed(steps)
    ]
    c.multiply(c.shift(c.mask(spline([(x, y, 1) for x, y in ribbon]), 5), -4, 12), "#6a2c48", 0.3)
    hair = paint(
        c,
        spline([(x, y, 1) for x, y in ribbon]),
        ["#fffdf4", "#fff4dc", "#e8d8bc"],
        volume=3,
        shading=0.35,
        wobble=0.3,
        detail=0.7,
        angle=-34,
        rim="#ffffff",
        rim_width=2,
    )
    for k in range(5):
        c.multiply(
            line([(_hair(t)[0], _hair(t)[1] - 4 + k * 2.6 * (1 - 0.4 * t)) for t in steps], 1.2),
            "#8a6a6c",
            0.5,
            inside=hair,
        )
    for k, (t, coat, locks, scarf) in enumerate(reversed(WALKERS)):
        _walker(c, t, coat, locks, scarf, len(WALKERS) - 1 - k)
    rod = [(*_stick(t), 10.5 - 5.5 * t) for t in steps]
    upper = [(x, y - w, 1) for x, y, w in rod]
    lower = [(x, y + w, 1) for x, y, w in reversed(rod)]
    paint(
        c,
        spline([*upper, *lower]),
        ["#c8643c", "#8a3030", "#4a1a2c"],
        cast=(-4, 12, 8, 0.3),
        angle=-34,
        **wood,
    )
    _tip(c, wood)
    _frog(c, wood)


def _walker(c: Canvas, t: float, coat: str, locks: str, scarf: str | None, k: int) -> None:
    x, y = _hair(t)
    tall = 104 - 66 * t
    reach: list[Points] = [
        [(8, -67), (20, -60 - 4 * (k % 2)), (30, -66)],
        [(-8, -67), (-20, -58), (-32, -62 + 6 * (k % 3))],
    ]
    if k == 1:
        case = spline(
            place(
                [
                    (-16, -104),
                    (-22, -92),
                    (-18, -78),
                    (-24, -56),
                    (-20, -40),
                    (-6, -36),
                    (4, -44),
                    (6, -58),
                    (0, -78),
                    (-2, -96),
                    (-8, -106),
                ],
                x - 4,
                y - 3,
                tall / 100,
            )
        )
        paint(c, case, ["#5a2c34", "#2c1828"], volume=6, wobble=0.2, detail=0.8, rim="#ffd8a0", rim_width=2)
    figure(
        c,
        x,
        y - 4,
        tall,
        Clothes(coat=coat, hair=locks, scarf=scarf, legs="#2c1c2e"),
        arms=reach,
        wind=0.35,
        rim="#fff0c0",
        shadow=False,
        haze=(AIR, 0.3 * t),
    )
    c.multiply(ellipse(x, y - 1, tall * 0.2, 3), "#5a3040", 0.6, soft=1.5)


def _tip(c: Canvas, wood: Manner) -> None:
    x, y = _hair(1.0)
    sx, sy = _stick(1.0)
    head = [
        (sx - 16, sy - 4, 1),
        (sx + 16, sy - 12),
        (sx + 40, sy - 4),
        (sx + 34, sy + 18),
        (x + 22, y + 2),
        (x + 24, y + 16, 1),
        (x - 12, y + 14, 1),
        (x - 4, y - 10),
        (sx + 2, sy + 14),
    ]
    paint(c, spline(head), ["#b8583a", "#6a2430"], **wood)
    paint(
        c,
        spline([(x - 14, y + 6, 1), (x + 24, y + 6, 1), (x + 26, y + 16, 1), (x - 14, y + 16, 1)]),
        ["#fffaf0", "#d8c8a8"],
        **{**wood, "volume": 3},
    )
    c.multiply(ellipse(x + 10, y + 20, 40, 7), "#3a1430", 0.6, soft=4)


def _frog(c: Canvas, wood: Manner) -> None:
    """The ebony block with its mother-of-pearl eye stands on the near cliff."""
    x, y = _hair(0.0)
    sx, sy = _stick(0.0)
    c.multiply(ellipse(x - 60, y + 22, 120, 14), "#1c0a20", 0.8, soft=8)
    block = [
        (sx - 100, sy + 66, 1),
        (sx + 6, sy - 8, 1),
        (sx + 66, sy - 40, 1),
        (x + 58, y - 60),
        (x + 34, y + 16, 1),
        (x - 116, y + 26, 1),
        (x - 124, y - 26),
    ]
    paint(
        c,
        spline(block),
        ["#4c3c4c", "#241a2c", "#120c1a"],
        **{**wood, "volume": 20, "rim": "#e8c8a8", "rim_width": 4},
    )
    eye = ellipse(x - 40, y - 38, 24, 24)
    paint(
        c,
        eye,
        [(0, "#fffaf4"), (0.5, "#d8d4d8"), (0.8, "#e8c8c0"), (1, "#98a8b0")],
        along=("r", x - 52, y - 52, 36),
        **{**wood, "volume": 6, "rim": "#ffffff"},
    )
    paint(c, eye.outline(4), ["#e8c080", "#8a6040"], **{**wood, "volume": 2})
    paint(
        c,
        spline([(x + 4, y - 26, 1), (x + 42, y - 34, 1), (x + 34, y + 14, 1), (x, y + 18, 1)]),
        ["#f4dca8", "#a87850"],
        **{**wood, "volume": 7},
    )
    thumb = line([(sx + 20, sy - 22), (sx - 50, sy + 26), (-30, sy + 92)], 27)
    paint(c, thumb, ["#c8643c", "#7a2a30"], **wood)
    wraps: list[Shape] = []
    for i in range(9):
        (ax, ay), (bx, by) = _stick(0.03 + i * 0.016), _stick(0.05 + i * 0.016)
        nx, ny = (ay - by) / math.hypot(bx - ax, by - ay), (bx - ax) / math.hypot(bx - ax, by - ay)
        wraps.append(line([(ax - nx * 10, ay - ny * 10), (ax + nx * 10, ay + ny * 10)], 4.4))
    paint(c, wraps, ["#fff0d0", "#b08a70"], **{**wood, "volume": 1})


def _near(c: Canvas) -> None:
    """Who is next stands before us on a spur and covers the ears."""
    spur = spline(
        [(340, 1220, 1), (380, 1130), (470, 1090), (600, 1084), (720, 1068), (820, 1060, 1), (820, 1220, 1)]
    )
    paint(c, spur, ["#8a3c40", "#4a1c34", "#24102a"], angle=4, **{**ROCK, "volume": 20})
    x, y, k = 620.0, 1110.0, 2.5
    own: Manner = {
        "rim": "#fff0c0",
        "rim_width": 4,
        "shading": 0.78,
        "wobble": 0.5,
        "detail": 0.5,
        "dark": "#1c1238",
    }
    c.multiply(ellipse(x - 40, y + 4, 120, 15), "#12081c", 0.75, soft=8)

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, k)

    legs = [line(at([(-9, -34), (-10, -4)]), 10 * k), line(at([(9, -34), (10, -4)]), 10 * k)]
    paint(c, legs, ["#3a2a44", "#1c1428"], volume=9, **own)
    boots = [
        spline(at([(-18, 2, 1), (-17, -9), (-4, -9), (-2, 2, 1)])),
        spline(at([(2, 2, 1), (3, -9), (16, -9), (18, 2, 1)])),
    ]
    paint(c, boots, ["#6a3430", "#2a1426"], volume=6, **{**own, "rim_width": 2, "lit": "#5a3020"})
    coat = [
        (-9, -90),
        (-20, -84),
        (-23, -60),
        (-22, -34),
        (-24, -24, 1),
        (0, -20),
        (24, -24, 1),
        (22, -36),
        (23, -60),
        (20, -84),
        (9, -90),
    ]
    cloth = paint(
        c, spline(at(coat)), ["#4a7c94", "#2f5a72", "#1c2c4c"], volume=34, angle=84, streaks=1, **own
    )
    c.multiply(
        [line(at(fold), 5 * k) for fold in ([(-4, -80), (-5, -50), (-7, -22)], [(10, -60), (11, -24)])],
        "#10183a",
        0.45,
        soft=6,
        inside=cloth,
    )
    c.over(line(at([(-22, -49), (0, -46), (22, -49)]), 3.6 * k), "#1c2440", 0.8, soft=1, inside=cloth)
    head = ellipse(*_spot(at([(0, -105)])), 16 * k, 17 * k)
    paint(c, head, ["#c07040", "#7a3c34", "#43202e"], volume=18, angle=80, streaks=1.5, **own)
    tuft = [
        line(at([(-2, -118), (-9, -112), (-13, -102)]), 3),
        line(at([(0, -119), (7, -112), (11, -103)]), 3),
        line(at([(-1, -119), (0, -108), (-1, -96)]), 3),
    ]
    c.screen(tuft, "#d88a58", 0.45, soft=1.5)
    satchel = [(-26, -46, 1), (-8, -44, 1), (-7, -30), (-12, -26), (-24, -27), (-28, -31)]
    c.over(line(at([(12, -86), (-2, -66), (-18, -44)]), 3 * k), "#7a3c30", 0.95, soft=0.6, inside=cloth)
    bag = paint(
        c, spline(at(satchel)), ["#c07848", "#7a3c30", "#43202e"], volume=9, cast=(-3, 6, 6, 0.5), **own
    )
    c.multiply(line(at([(-27, -40), (-17, -36), (-7, -39)]), 2 * k), "#3a1426", 0.7, soft=1, inside=bag)
    c.screen(ellipse(*_spot(at([(-17, -36)])), 1.6 * k), "#ffe0a8", 0.9)
    scarf = [
        spline(at([(-12, -92), (0, -88), (12, -92), (13, -84), (0, -79), (-13, -84)])),
        spline(at([(8, -86), (28, -84), (46, -92), (62, -88), (60, -78), (44, -80), (26, -74), (8, -79)])),
    ]
    paint(c, scarf, ["#f4c080", "#d08848", "#8a4a3c"], volume=9, cast=(-3, 5, 6, 0.4), **own)
    tone: list[Colour] = ["#5a8ca2", "#2f5a72", "#1c2c4c"]
    for side in (-1, 1):
        arm = line(at([(side * 16, -78), (side * 32, -80), (side * 35, -88), (side * 19, -101)]), 10 * k)
        paint(c, arm, tone, volume=10, cast=(-3, 5, 6, 0.4), **own)
        hand = spline(
            at(
                [
                    (side * 19, -97),
                    (side * 19.5, -105),
                    (side * 15, -111),
                    (side * 10, -107),
                    (side * 11, -98),
                ]
            )
        )
        paint(c, hand, ["#f4c8a0", "#b07868"], volume=6, **{**own, "rim_width": 2})
