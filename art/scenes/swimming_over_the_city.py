"""From above: someone swims at night in a pool whose floor is a city with its lamps lit."""

import math
import random
from collections.abc import Sequence

import numpy as np

from art import pixels
from art.canvas import Canvas
from art.colour import mix
from art.light import glow, sparkle
from art.motifs.bent import Tube
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="ig0uwm4m",
    slug="swimming-over-the-city",
    seed=8203,
    palette="P9",
    horizon="none",
    reach="far",
    hour="night",
    mood="wonder",
    description="Seen from above, a person in a pink swimsuit floats with spread arms in a pool at night; on "
    "the floor of the pool lies a city with lit windows, and slippers stand at the edge.",
    clues=("Above it all", "After closing time", "They think I am a cloud", "The deep end"),
    motifs=("water", "flight", "light", "size", "town"),
    light=(-0.5, -0.8),
    shadow="#04122c",
    warmth="#e8fff4",
    grade=("#041230", "#eafff0", 0.06),
    contrast=0.17,
    vignette=0.38,
)

EYE = (400.0, 600.0)
Spot = tuple[float, float]


def _oval(spots: Points, across: float, down: float | None = None) -> Shape:
    """An ellipse about the first of the points."""
    return ellipse(spots[0][0], spots[0][1], across, down)


def draw(c: Canvas) -> None:
    """Streets and roofs far below; water over them; the swimmer and a shadow; the edge of the pool."""
    _streets(c)
    _town(c)
    _water(c)
    _shadow(c)
    _moon(c)
    _rings(c)
    _swimmer(c)
    _edge(c)


def _streets(c: Canvas) -> None:
    c.background(
        ["#14506a", "#103e5e", "#0b2a4c"], along=np.clip(np.hypot(c.x - 340, c.y - 520) / 800, 0, 1), angle=30
    )


def _raised(spot: Spot, height: float) -> Spot:
    return EYE[0] + (spot[0] - EYE[0]) * (1 + height), EYE[1] + (spot[1] - EYE[1]) * (1 + height)


def _plots(
    chance: random.Random, box: tuple[float, float, float, float]
) -> list[tuple[float, float, float, float]]:
    """A town plan: the ground split by streets until the plots are houses."""
    left, top, right, bottom = box
    wide, tall = right - left, bottom - top
    if max(wide, tall) < 150 and (min(wide, tall) < 96 or chance.random() < 0.3):
        return [box]
    street = 17 if max(wide, tall) > 320 else 9 if max(wide, tall) > 150 else 4
    cut = chance.uniform(0.38, 0.62)
    if wide > tall:
        at = left + wide * cut
        return _plots(chance, (left, top, at - street, bottom)) + _plots(
            chance, (at + street, top, right, bottom)
        )
    at = top + tall * cut
    return _plots(chance, (left, top, right, at - street)) + _plots(
        chance, (left, at + street, right, bottom)
    )


def _turned(x: float, y: float) -> Spot:
    a = math.radians(-13)
    u, v = x - 384, y - 600
    return 384 + u * math.cos(a) - v * math.sin(a), 600 + u * math.sin(a) + v * math.cos(a)


def _town(c: Canvas) -> None:
    chance = random.Random(17)
    plots = _plots(chance, (-330, -260, 1100, 1460))
    plots.sort(key=lambda p: -math.hypot((p[0] + p[2]) / 2 - EYE[0], (p[1] + p[3]) / 2 - EYE[1]))
    for k in range(150):
        x, y = chance.uniform(0, 768), chance.uniform(0, 1152)
        glow(c, x, y, 44, "#ffc070", 0.4 if k % 3 else 0.7)
    for k, (left, top, right, bottom) in enumerate(plots):
        base = [_turned(*spot) for spot in ((left, top), (right, top), (right, bottom), (left, bottom))]
        middle = (sum(p[0] for p in base) / 4, sum(p[1] for p in base) / 4)
        if not (-110 < middle[0] < 880 and -110 < middle[1] < 1260):
            continue
        if k % 13 == 5:
            _garden(c, middle, min(right - left, bottom - top), chance)
        else:
            _building(c, base, chance.choice([0.1, 0.12, 0.15, 0.18, 0.24]), chance)


def _garden(c: Canvas, middle: Spot, size: float, chance: random.Random) -> None:
    glow(c, *middle, size * 0.9, "#ffd890", 0.5)
    for _ in range(9):
        spot = (middle[0] + chance.uniform(-0.4, 0.4) * size, middle[1] + chance.uniform(-0.4, 0.4) * size)
        paint(
            c,
            ellipse(*_raised(spot, 0.05), chance.uniform(9, 15)),
            ["#3f9a84", "#155060"],
            volume=6,
            shading=0.7,
            wobble=2,
            cast=(3, 5, 4, 0.6),
        )


def _building(c: Canvas, base: Sequence[Spot], height: float, chance: random.Random) -> None:
    roof = [_raised(spot, height) for spot in base]
    tone = chance.choice(["#2a7288", "#358490", "#2a6090", "#3c8088", "#3a5a8c", "#4a6a90"])
    c.multiply(polygon([(x + 8, y + 10) for x, y in base]), "#04122c", 0.5, soft=5)
    lit: list[Shape] = []
    unlit: list[Shape] = []
    for i in range(4):
        a, b = base[i], base[(i + 1) % 4]
        outward = (b[1] - a[1], a[0] - b[0])
        if outward[0] * (EYE[0] - a[0]) + outward[1] * (EYE[1] - a[1]) < 0:
            continue
        top_a, top_b = roof[i], roof[(i + 1) % 4]
        c.over(polygon([a, b, top_b, top_a]), mix(tone, "#061634", 0.55 if i % 2 else 0.35))
        count, rows = max(3, int(math.dist(a, b) / 12)), 3 if height < 0.13 else 4 if height < 0.2 else 5
        for row in range(rows):
            for col in range(count):
                pane = []
                for u, v in ((0.25, 0.2), (0.72, 0.2), (0.72, 0.75), (0.25, 0.75)):
                    s, t = (col + u) / count, (row + v) / rows
                    low = (a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s)
                    high = (top_a[0] + (top_b[0] - top_a[0]) * s, top_a[1] + (top_b[1] - top_a[1]) * s)
                    pane.append((low[0] + (high[0] - low[0]) * t, low[1] + (high[1] - low[1]) * t))
                (lit if chance.random() < 0.5 else unlit).append(polygon(pane))
    c.over(unlit, "#0a2444", 0.8)
    c.over(lit, "#ffd98a")
    c.screen(lit, "#ffb850", 0.7, soft=6)
    c.sharpen(lit, 0.6)
    _roof(c, roof, tone, height, chance)


def _roof(c: Canvas, roof: Sequence[Spot], tone: str, height: float, chance: random.Random) -> None:
    """A hipped roof, four slopes of four values, or a flat one with a parapet and a skylight."""
    sides = [math.dist(roof[0], roof[1]), math.dist(roof[1], roof[2])]
    paint(
        c,
        polygon(roof),
        mix(tone, "#0c2c50", 0.1),
        volume=4,
        shading=0.5,
        wobble=0.3,
        rim="#9fe8dc",
        rim_width=2,
        cast=(4, 6, 5, 0.5),
    )
    if chance.random() < 0.72:

        def at(u: float, v: float, up: float) -> Spot:
            x = (roof[0][0] * (1 - u) + roof[1][0] * u) * (1 - v) + (
                roof[3][0] * (1 - u) + roof[2][0] * u
            ) * v
            y = (roof[0][1] * (1 - u) + roof[1][1] * u) * (1 - v) + (
                roof[3][1] * (1 - u) + roof[2][1] * u
            ) * v
            return _raised((x, y), up)

        near = min(sides) / max(sides) * 0.5
        ends = (at(near, 0.5, height * 0.25), at(1 - near, 0.5, height * 0.25))
        if sides[1] > sides[0]:
            ends = (at(0.5, near, height * 0.25), at(0.5, 1 - near, height * 0.25))
            faces = [
                ([roof[0], roof[1], ends[0]], 0.22),
                ([roof[1], roof[2], ends[1], ends[0]], -0.25),
                ([roof[2], roof[3], ends[1]], -0.42),
                ([roof[3], roof[0], ends[0], ends[1]], 0.34),
            ]
        else:
            faces = [
                ([roof[0], roof[1], ends[1], ends[0]], 0.34),
                ([roof[1], roof[2], ends[1]], -0.2),
                ([roof[2], roof[3], ends[0], ends[1]], -0.42),
                ([roof[3], roof[0], ends[0]], 0.22),
            ]
        for face, tint in faces:
            c.over(polygon(face), mix(tone, "#7fd0c8" if tint > 0 else "#081c3c", abs(tint)), 0.9)
        c.screen(polyline(ends, 2), "#bff6df", 0.5)
    else:
        inner = [
            (p[0] * 0.8 + sum(q[0] for q in roof) * 0.05, p[1] * 0.8 + sum(q[1] for q in roof) * 0.05)
            for p in roof
        ]
        c.over(polygon(inner), mix(tone, "#081c3c", 0.4))
    spot = (roof[0][0] * 0.6 + roof[2][0] * 0.4, roof[0][1] * 0.6 + roof[2][1] * 0.4)
    chimney = [
        (spot[0] - 5, spot[1] - 5),
        (spot[0] + 5, spot[1] - 5),
        (spot[0] + 5, spot[1] + 5),
        (spot[0] - 5, spot[1] + 5),
    ]
    c.multiply(polygon([(x + 5, y + 6) for x, y in chimney]), "#04122c", 0.6, soft=2)
    c.over(polygon(chimney), mix(tone, "#f590a8", 0.4))


def _water(c: Canvas) -> None:
    """The town as the moving water shows it: bent, tinted, netted with light."""
    reach = np.float32(9 * c.scale)
    right, down = (c.noise(70, 3, 3) - 0.5) * reach, (c.noise(70, 4, 3) - 0.5) * reach
    c.picture = pixels.warp(c.picture, np.asarray(right, np.float32), np.asarray(down, np.float32))
    whole = np.ones((c.height, c.width), np.float32)
    c.multiply(whole, "#8fdce0", 0.4)
    c.screen(whole, "#0c3a58", 0.35)
    net = np.zeros_like(whole)
    for size, seed, thin in ((150, 2, 0.018), (84, 5, 0.022)):
        field = c.noise(size, seed, 2)
        net += np.exp(-(((field - 0.5) / thin) ** 2)) * smoothstep(c.noise(200, seed + 1, 2), 0.35, 0.65)
    c.screen(c.blur(np.clip(net, 0, 1), 1.2), "#8ff0e0", 0.34)


BODY: Points = [
    (-4, -80),
    (-10, -76),
    (-19, -73),
    (-20, -66),
    (-15, -56),
    (-12, -44),
    (-14, -32),
    (-17, -22),
    (-12, -12),
    (0, -10),
    (12, -12),
    (17, -22),
    (14, -32),
    (12, -44),
    (15, -56),
    (20, -66),
    (19, -73),
    (10, -76),
    (4, -80),
]
LIMBS: list[Points] = [
    [(-15, -69, 5.6), (-28, -73, 5), (-42, -82, 4.2), (-54, -92, 3.4), (-62, -99, 2.6)],
    [(15, -69, 5.6), (30, -69, 5), (45, -75, 4.2), (58, -83, 3.4), (66, -89, 2.6)],
    [
        (-8, -20, 8.4),
        (-11, 2, 7.4),
        (-14, 22, 5),
        (-17, 42, 4.6),
        (-19, 54, 3),
        (-21, 60, 3.2),
        (-23, 68, 2.6),
        (-24, 73, 1.2),
    ],
    [
        (8, -20, 8.4),
        (13, 2, 7.4),
        (15, 22, 5),
        (22, 40, 4.6),
        (26, 50, 3),
        (28, 56, 3.2),
        (31, 64, 2.6),
        (33, 69, 1.2),
    ],
]
PLACE = (398.0, 470.0, 2.5, 22.0)


def _at(points: Points, dx: float = 0, dy: float = 0) -> list[tuple[float, ...]]:
    x, y, size, turn = PLACE
    return place(points, x + dx, y + dy, size, turn=turn)


def _body(dx: float = 0, dy: float = 0) -> list[Shape]:
    limbs = []
    for limb in LIMBS:
        spots = _at(limb, dx, dy)
        limbs.append(
            Tube([(p[0], p[1], q[2] * PLACE[2]) for p, q in zip(spots, limb, strict=True)]).piece(bow=3)
        )
    hands = []
    for x, y, turn in ((-66, -103, -40), (70, -92, 58)):
        for spread in (-34, -12, 12, 34):
            a = math.radians(turn + spread - 90)
            hands.append(
                line(
                    _at(
                        [
                            (x - 3 * math.cos(a), y - 3 * math.sin(a)),
                            (x + 6 * math.cos(a), y + 6 * math.sin(a)),
                        ],
                        dx,
                        dy,
                    ),
                    4.4,
                )
            )
        hands.append(spline(_at([(x - 4, y - 3), (x + 3, y - 4), (x + 5, y + 3), (x - 2, y + 5)], dx, dy)))
    return [spline(_at(BODY, dx, dy)), *limbs, *hands, _oval(_at([(0, -90)], dx, dy), 24, 26)]


def _shadow(c: Canvas) -> None:
    c.multiply(_body(-120, 200), "#041634", 0.72, soft=9)


def _moon(c: Canvas) -> None:
    """The moon on the skin of the water, in pieces."""
    chance, bits = random.Random(5), []
    for _ in range(90):
        a, r = chance.uniform(0, 2 * math.pi), 66 * math.sqrt(chance.random())
        x, y = 150 + r * math.cos(a) * 1.05, 176 + r * math.sin(a)
        bits.append(
            ellipse(x, y, chance.uniform(8, 24) * (1.1 - r / 90), chance.uniform(3, 6), chance.uniform(-8, 8))
        )
    glow(c, 150, 176, 190, "#d8fff0", 0.45)
    paint(c, bits, ["#fbfff0", "#d8f8e4"], volume=2, shading=0.2, wobble=1.2, detail=0.5)


def _rings(c: Canvas) -> None:
    x, y = _at([(0, -40)])[0][:2]
    fields = np.hypot((c.x - x) / 1.0, (c.y - y) / 1.12) + (c.noise(120, 6, 3) - 0.5) * 26
    for radius, thick, strength in (
        (238, 2.2, 0.6),
        (262, 1.8, 0.4),
        (330, 2.4, 0.4),
        (430, 3, 0.3),
        (446, 2, 0.2),
        (560, 3, 0.2),
    ):
        band = np.exp(-(((fields - radius) / thick) ** 2)) * smoothstep(c.noise(90, radius, 3), 0.34, 0.6)
        c.screen(band, "#d8fff0", strength)
        c.multiply(np.exp(-(((fields - radius + 10) / 8) ** 2)), "#04203c", strength * 0.5)
    kick = [
        line(_at([(dx, 70 + i * 9), (dx + 8, 74 + i * 10), (dx + 16, 71 + i * 9)]), 4)
        for i, dx in enumerate((-30, 10, -22, 14, -10))
    ]
    c.screen(kick, "#eafff8", 0.6, soft=1.5)


def _swimmer(c: Canvas) -> None:
    c.multiply([Shape(s.path, s.width) for s in _body(5, 9)], "#04203c", 0.5, soft=6)
    skin: Manner = {"rim": "#f4fff8", "rim_width": 4, "wobble": 0.4, "detail": 0.65, "dark": "#2a2450"}
    body = _body()
    flesh = paint(
        c,
        body[:-1],
        ["#e0a680", "#c4805f", "#a8664f"],
        along=("x", 220, 620),
        volume=17,
        shading=0.7,
        angle=70,
        **skin,
    )
    c.multiply(line(_at([(0, -76), (0.5, -60), (0, -44), (0, -30)]), 5), "#7a3a48", 0.5, soft=3, inside=flesh)
    blades: list[Points] = [[(-4, -70), (-9, -64), (-8, -58)], [(4, -70), (9, -64), (8, -58)]]
    c.multiply([line(_at(blade), 4) for blade in blades], "#7a3a48", 0.4, soft=2.5, inside=flesh)
    suit = [
        (-14, -54, 1),
        (-12, -44),
        (-14.5, -32),
        (-17.5, -21),
        (-13, -11),
        (-4, -8),
        (0, -6),
        (4, -8),
        (13, -11),
        (17.5, -21),
        (14.5, -32),
        (12, -44),
        (14, -54, 1),
        (6, -46),
        (0, -44),
        (-6, -46),
    ]
    straps: list[Points] = [[(-13, -52), (-9, -66), (-12, -75)], [(13, -52), (9, -66), (12, -75)]]
    pink = paint(
        c,
        [spline(_at(suit)), *(line(_at(strap), 6) for strap in straps)],
        ["#ff9fb4", "#e86a90", "#a83a6c"],
        volume=14,
        shading=0.7,
        along=("x", 300, 500),
        angle=70,
        **skin,
    )
    c.multiply(line(_at([(0, -8), (0.5, -18), (0, -28)]), 4), "#7a1a50", 0.5, soft=2, inside=pink)
    x, y = _at([(0, -90)])[0][:2]
    hair = [
        spline(_at(lock))
        for lock in (
            [(-8, -92, 1), (-14, -84), (-22, -80), (-30, -84, 1), (-22, -74), (-12, -76), (-4, -82, 1)],
            [(8, -90, 1), (15, -84), (22, -76), (31, -76, 1), (22, -70), (12, -74), (4, -82, 1)],
            [(-3, -84, 1), (-6, -72), (-4, -62), (-9, -52, 1), (0, -58), (3, -70), (4, -84, 1)],
        )
    ]
    paint(c, [ellipse(x, y, 24, 26), *hair], ["#5a3a4c", "#2c1c3c"], volume=10, shading=0.7, angle=70, **skin)
    strands = [line(_at([(0, -100), (dx * 0.5, -92), (dx, -82)]), 2) for dx in (-9, -5, 0, 5, 9)]
    c.screen(strands, "#c8e8e0", 0.3, soft=0.6)
    drops = [
        (c_x, c_y, 1.6, 0.9)
        for c_x, c_y in (
            p[:2]
            for p in _at([(-70, -112), (-74, -100), (78, -98), (80, -86), (-30, 74), (36, 70), (30, 78)])
        )
    ]
    sparkle(c, c.dots(drops), "#ffffff", 0.9, halo=2)


def _edge(c: Canvas) -> None:
    """The corner of the pool: its wall, the stone, the rails of a ladder, slippers and a towel."""
    wall = polygon([(250, 1160), (800, 812), (800, 880), (330, 1160)])
    paint(c, wall, ["#2f8f96", "#125070"], along=("x", 300, 800), volume=0, wobble=0.3, angle=-32, detail=0.4)
    tiles = [
        polyline([(250 + i * 27.5, 1160 - i * 17.4), (330 + i * 23.5, 1160 - i * 14)], 2) for i in range(21)
    ]
    tiles += [polyline([(250 + 27 * j, 1160), (800, 812 + 23 * j)], 2) for j in (1, 2)]
    c.multiply(tiles, "#06304c", 0.6)
    stone = polygon([(330, 1160), (800, 880), (800, 1160)])
    paint(
        c,
        stone,
        ["#c8dcd0", "#8fb4b4", "#5f8c98"],
        along=("y", 880, 1160),
        volume=9,
        shading=0.5,
        wobble=0.4,
        angle=-32,
        streaks=1.1,
        cast=(-10, -4, 9, 0.5),
        rim="#fbfff0",
        rim_width=4,
    )
    joints = [polyline([(330 + i * 94, 1160 - i * 56), (420 + i * 94, 1240 - i * 20)], 3) for i in range(6)]
    c.multiply(joints, "#2a5a70", 0.55, soft=0.7)
    c.multiply(polyline([(400, 1160), (800, 922)], 3), "#2a5a70", 0.45, soft=0.7)
    steel: Manner = {
        "volume": 4,
        "shading": 0.8,
        "wobble": 0.2,
        "detail": 0.7,
        "rim": "#ffffff",
        "rim_width": 2,
        "cast": (6, 9, 5, 0.6),
    }
    for dx, dy in ((0, 0), (62, -38)):
        rail = line(
            [
                (500 + dx, 1012 + dy),
                (512 + dx, 1002 + dy),
                (540 + dx, 1016 + dy),
                (574 + dx, 1062 + dy),
                (580 + dx, 1080 + dy),
            ],
            10,
        )
        paint(c, rail, ["#eaf8f4", "#7fa8b4"], **steel)
    shoe = [(-13, 30), (-15, 10), (-16, -14), (-9, -32), (3, -34), (14, -22), (15, 4), (12, 28), (0, 36)]
    band = [(-16, -12, 1), (-4, -22), (15, -14, 1), (16, 2, 1), (0, -4), (-16, 4, 1)]
    for x, y, turn in ((664, 1064, 50), (706, 1104, 62)):
        manner: Manner = {"wobble": 0.3, "detail": 0.7, "rim": "#ffe8ec", "rim_width": 2}
        paint(
            c,
            spline(place(shoe, x, y, 1.15, turn=turn)),
            ["#d87a94", "#a84a70"],
            volume=6,
            cast=(5, 7, 5, 0.55),
            **manner,
        )
        c.over(
            spline(place([(p[0] * 0.72, p[1] * 0.82) for p in shoe], x, y, 1.15, turn=turn)), "#7a3058", 0.8
        )
        paint(
            c,
            spline(place(band, x, y, 1.15, turn=turn)),
            ["#ffc0cc", "#f590a8"],
            volume=5,
            cast=(2, 3, 3, 0.5),
            **manner,
        )
