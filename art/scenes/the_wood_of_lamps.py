"""A wood whose trees are street lamps in leaf; a deer stands on the path in their light."""

import random

from art.canvas import Canvas
from art.light import dust, fog, glow
from art.motifs.ground import grass, hill
from art.motifs.trees import Branches
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="h6mrimrn",
    slug="the-wood-of-lamps",
    seed=8224,
    palette="P2",
    horizon="none",
    reach="middle",
    hour="dusk",
    mood="wonder",
    description="In a wood at dusk the trees are street lamps with boughs and leaves; a deer with one "
    "lamp's glow on its antlers stands on the path, and a bench waits by.",
    clues=("The city has gone wild", "Where the streets sleep", "Wait for green", "Lost, but well lit"),
    motifs=("trees", "light", "animals", "paths", "growing"),
    light=(0.1, -0.7),
    shadow="#1c1644",
    warmth="#ffdca0",
    grade=("#1c1848", "#ffdca4", 0.07),
    contrast=0.17,
    vignette=0.42,
)


def draw(c: Canvas) -> None:
    """Violet air; lamps from far to near; the path; the deer; bench; the dark lamp close to us."""
    c.background(
        [(0, "#2c2a62"), (0.3, "#57407a"), (0.55, "#a05c80"), (0.7, "#d88a84"), (1, "#4a3468")],
        angle=86,
        mottle=0.9,
    )
    glow(c, 400, 700, 420, "#f0b090", 0.5)
    luck = random.Random(4)
    for x, foot, tall in (
        (60, 720, 330),
        (170, 716, 300),
        (262, 724, 340),
        (350, 716, 300),
        (440, 720, 320),
        (530, 716, 300),
        (620, 724, 350),
        (712, 716, 310),
    ):
        _lamp(c, x, foot, tall, 0.62, luck.randrange(1000), lit=luck.random() < 0.8)
    fog(c, 700, 70, "#e0a098", 0.75)
    _ground(c)
    for x, foot, tall in ((120, 790, 470), (300, 776, 420), (560, 784, 450), (700, 800, 490)):
        _lamp(c, x, foot, tall, 0.34, luck.randrange(1000), lit=True)
    fog(c, 780, 40, "#c88498", 0.55)
    _lamp(c, 640, 900, 690, 0.1, 77, lit=True)
    _pool(c, 640, 912, 190)
    _bench(c)
    _deer(c)
    _near(c)
    dust(c, 90, (80, 200, 720, 900), "#ffe2a0", 6)


def _ground(c: Canvas) -> None:
    ridge: Points = [(-40, 742), (140, 730), (330, 724), (520, 730), (820, 744)]
    paint(
        c,
        hill(ridge),
        [(0, "#b06c80"), (0.14, "#7a4c78"), (0.45, "#463468"), (1, "#1c1644")],
        along=("y", 724, 1152),
        volume=10,
        shading=0.3,
        angle=-6,
        streaks=1.5,
        mottle=1.4,
        wobble=1.4,
    )
    path = spline(
        [
            (392, 728, 1),
            (414, 728, 1),
            (430, 770),
            (400, 830),
            (392, 900),
            (450, 1000),
            (560, 1180, 1),
            (150, 1180, 1),
            (240, 1000),
            (320, 900),
            (356, 830),
            (404, 770),
        ]
    )
    way = paint(
        c,
        path,
        ["#f0b898", "#b07884", "#6a4a78", "#3f3066"],
        along=("y", 728, 1152),
        volume=7,
        shading=0.4,
        wobble=1.6,
        angle=84,
        streaks=1.2,
    )
    stripes: list[Shape] = []
    for k in range(6):
        y = 962 + k * 30
        half = 128 + k * 21
        mid = 352 - k * 2
        stripes.append(
            polygon([(mid - half, y), (mid + half, y - 5), (mid + half + 6, y + 9), (mid - half - 6, y + 14)])
        )
    c.over(c.mask(c.wobble(stripes, 1.2, 20, 3)) * way, "#f8dcc4", 0.6)
    luck = random.Random(9)
    tufts: list[Shape] = []
    for _ in range(260):
        x, y = luck.uniform(-10, 780), 760 + luck.random() ** 1.4 * 380
        if abs(x - 360) < 60 + (y - 740) * 0.45:
            continue
        tall = 10 + (y - 740) * 0.09
        tufts.append(
            line(
                [(x, y), (x + luck.uniform(-4, 4), y - tall * 0.6), (x + luck.uniform(-10, 10), y - tall)],
                luck.uniform(1.6, 3),
            )
        )
    c.multiply(tufts[:130], "#1c1644", 0.5)
    c.screen(tufts[130:], "#e89888", 0.26)


def _pool(c: Canvas, x: float, y: float, r: float) -> None:
    c.screen(ellipse(x, y, r, r * 0.26), "#ffc878", 0.55, soft=r * 0.16)


def _lamp(c: Canvas, x: float, foot: float, tall: float, haze: float, seed: int, lit: bool) -> None:
    """A cast-iron post that has put out boughs; a lantern at its top, leaves about it."""
    air, wide = "#c8849a", tall * 0.026
    top = foot - tall
    luck = random.Random(seed)
    boughs = Branches(seed, wander=0.22, spread=0.55)
    limbs = []
    for k in range(4):
        side = 1 if (k + seed) % 2 else -1
        y = top + tall * luck.uniform(0.12, 0.42)
        limbs.append(
            (x, y, -1.57 + side * luck.uniform(0.7, 1.15), tall * luck.uniform(0.16, 0.26), wide * 0.8)
        )
    boughs.grow(limbs, 3)
    roots = [
        line(
            [
                (x, foot - tall * 0.04),
                (x + side * tall * 0.04, foot - 2),
                (x + side * tall * luck.uniform(0.08, 0.13), foot + tall * 0.012),
            ],
            wide * 0.9,
        )
        for side in (-1, 1, -0.4, 0.5)
    ]
    post: list[Shape] = [
        polygon(
            [
                (x - wide * 0.75, foot),
                (x - wide * 0.5, foot - tall * 0.14),
                (x - wide * 0.34, top + tall * 0.06),
                (x + wide * 0.34, top + tall * 0.06),
                (x + wide * 0.5, foot - tall * 0.14),
                (x + wide * 0.75, foot),
            ]
        ),
        ellipse(x, foot - tall * 0.15, wide * 0.95, wide * 0.5),
        ellipse(x, foot - tall * 0.5, wide * 0.7, wide * 0.4),
        ellipse(x, top + tall * 0.07, wide * 0.9, wide * 0.4),
        *roots,
    ]
    iron: Manner = {
        "haze": (air, haze),
        "wobble": 0.4,
        "rim": "#ffd8a0",
        "rim_width": max(1.2, 3.4 * (1 - haze)),
        "rim_strength": 0.8 * (1 - haze * 0.6),
    }
    paint(
        c,
        [*post, *boughs.shapes],
        ["#4a3a6a", "#2a2454", "#332850"],
        volume=max(2, wide * 0.6),
        shading=0.65,
        angle=86,
        streaks=1.2,
        **iron,
    )
    gx, gy = x, top - tall * 0.005
    size = tall * 0.062
    _foliage(c, boughs, size, haze, luck, air)
    if lit:
        glow(c, gx, gy, size * 6.4, "#ffb860", 0.75 * (1 - haze * 0.4))
    glass = spline(
        [
            (gx - size * 0.62, gy + size * 0.9, 1),
            (gx + size * 0.62, gy + size * 0.9, 1),
            (gx + size, gy - size * 0.8, 1),
            (gx - size, gy - size * 0.8, 1),
        ]
    )
    paint(
        c,
        glass,
        ["#fffbe0", "#ffd070"] if lit else ["#5a4a78", "#3a3060"],
        volume=2,
        shading=0.2,
        wobble=0.2,
        detail=0.8,
        haze=None if lit else (air, haze),
    )
    cage = [
        polyline([(gx - size * 0.62, gy + size * 0.9), (gx - size, gy - size * 0.8)], max(1.6, size * 0.14)),
        polyline([(gx + size * 0.62, gy + size * 0.9), (gx + size, gy - size * 0.8)], max(1.6, size * 0.14)),
        polyline([(gx, gy + size * 0.9), (gx, gy - size * 0.8)], max(1.4, size * 0.1)),
        spline(
            [
                (gx - size * 1.3, gy - size * 0.76, 1),
                (gx - size * 0.5, gy - size * 1.5),
                (gx, gy - size * 1.7),
                (gx + size * 0.5, gy - size * 1.5),
                (gx + size * 1.3, gy - size * 0.76, 1),
            ]
        ),
        ellipse(gx, gy - size * 1.85, size * 0.22),
    ]
    paint(c, cage, ["#4a3a6a", "#2a2454"], volume=max(1.5, size * 0.16), **iron)
    if lit:
        glow(c, gx, gy, size * 2, "#fff0c0", 0.6)


def _foliage(c: Canvas, boughs: Branches, size: float, haze: float, luck: random.Random, air: str) -> None:
    leaves: list[Shape] = []
    for x, y in boughs.tips:
        for _ in range(2):
            u, v = x + luck.uniform(-0.6, 0.6) * size, y + luck.uniform(-0.6, 0.6) * size
            long = size * luck.uniform(0.3, 0.55)
            leaves.append(
                spline(
                    place(
                        [(0, 0, 1), (long * 0.35, -long * 0.3), (long, 0, 1), (long * 0.35, long * 0.3)],
                        u,
                        v,
                        1,
                        turn=luck.uniform(0, 360),
                    )
                )
            )
    luck.shuffle(leaves)
    for k, tone in enumerate((["#5a3a6a", "#3a2a5c"], ["#a85c74", "#6a4070"], ["#e0a050", "#b86a58"])):
        some = leaves[k::3]
        if some:
            paint(
                c,
                some,
                tone,
                volume=max(1.4, size * 0.12),
                shading=0.6,
                wobble=0.5,
                haze=(air, haze),
                rim="#ffe0a8",
                rim_width=max(0.8, 1.8 * (1 - haze)),
                rim_strength=0.6,
                cast=(1, 3, 2, 0.3),
            )


def _bench(c: Canvas) -> None:
    x, y = 640.0, 960.0
    wood: Manner = {"wobble": 0.4, "detail": 0.5, "rim": "#ffe2a8", "rim_width": 2.6, "light": (0, -1)}
    c.multiply(ellipse(x, y + 8, 110, 13), "#1c1644", 0.65, soft=7)
    legs = [
        line([(x + dx, y - 40), (x + dx + bend, y - 14), (x + dx - bend * 0.4, y + 6)], 7)
        for dx, bend in ((-78, -7), (80, 7))
    ]
    paint(c, legs, ["#4a3a6a", "#2a2454"], volume=3, **wood)
    slats = [
        polygon(
            [
                (x - 92, y - 96 + k * 18),
                (x + 94, y - 98 + k * 18),
                (x + 94, y - 86 + k * 18),
                (x - 92, y - 84 + k * 18),
            ]
        )
        for k in range(2)
    ]
    seat = polygon([(x - 98, y - 48), (x + 100, y - 50), (x + 108, y - 36), (x - 106, y - 33)])
    paint(
        c,
        [
            *slats,
            polyline([(x - 80, y - 98), (x - 80, y - 40)], 6),
            polyline([(x + 82, y - 100), (x + 82, y - 42)], 6),
        ],
        ["#b87868", "#6a4460"],
        volume=4,
        angle=0,
        **wood,
    )
    paint(c, seat, ["#d8967a", "#7a5068"], volume=4, angle=0, cast=(0, 8, 6, 0.5), **wood)
    hat = [
        ellipse(x + 40, y - 52, 25, 6),
        spline(
            [(x + 25, y - 53, 1), (x + 27, y - 70), (x + 40, y - 75), (x + 53, y - 70), (x + 55, y - 53, 1)]
        ),
    ]
    paint(
        c,
        hat,
        ["#5a3a68", "#2a2050"],
        volume=5,
        wobble=0.3,
        detail=0.7,
        rim="#ffe2a8",
        rim_width=2,
        light=(0, -1),
    )


def _deer(c: Canvas) -> None:
    """In profile on the crossing, the head turned up to the light."""
    x, y, k = 300.0, 992.0, 2.3

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, k)

    coat: Manner = {
        "shading": 0.7,
        "streaks": 1.2,
        "wobble": 0.7,
        "rim": "#ffe6b0",
        "rim_width": 5,
        "dark": "#2a1848",
        "detail": 0.45,
        "light": (0.7, -0.75),
    }
    c.multiply(
        spline([(x - 90, y), (x + 96, y - 6), (x - 40, y + 70), (x - 190, y + 74)]), "#1c1644", 0.55, soft=9
    )
    far = [
        line(at([(-26, -44), (-21, -26), (-25, -14), (-22, 1)]), 10),
        line(at([(24, -44), (29, -26), (26, -12), (27, 0)]), 9),
    ]
    paint(c, far, ["#7a4c60", "#4a3058"], volume=4, **{**coat, "rim_width": 2})
    body: list[Shape] = [
        spline(
            at(
                [
                    (-42, -62),
                    (-36, -73),
                    (-14, -76),
                    (12, -74),
                    (28, -80),
                    (34, -92),
                    (37, -106),
                    (46, -108),
                    (50, -96),
                    (48, -78),
                    (42, -60),
                    (34, -48),
                    (14, -44),
                    (-10, -44),
                    (-30, -42),
                    (-40, -48),
                ]
            )
        ),
        spline(
            at(
                [
                    (-42, -62),
                    (-46, -54),
                    (-42, -38),
                    (-36, -26),
                    (-38, -14),
                    (-36, 1),
                    (-31, 1),
                    (-30, -14),
                    (-27, -28),
                    (-22, -42),
                    (-26, -56),
                ]
            )
        ),
        spline(
            at(
                [
                    (26, -56),
                    (27, -38),
                    (31, -24),
                    (30, -12),
                    (32, 1),
                    (37, 1),
                    (37, -12),
                    (39, -26),
                    (42, -44),
                    (42, -58),
                ]
            )
        ),
        spline(
            at(
                [
                    (36, -104),
                    (40, -114),
                    (50, -120),
                    (62, -122),
                    (74, -121),
                    (77, -117),
                    (73, -113),
                    (62, -110),
                    (54, -104),
                    (50, -96),
                    (40, -96),
                ]
            )
        ),
    ]
    mask = paint(
        c, body, ["#d8946c", "#b0705c", "#7a4a58"], along=("y", y - 280, y), volume=22, angle=20, **coat
    )
    belly = spline(at([(-28, -48), (0, -46), (26, -50), (34, -50), (20, -40), (-10, -40), (-28, -40)]))
    c.screen(belly, "#f8d8b8", 0.35, soft=5, inside=mask)
    spots = [
        ellipse(*_two(at([(dx, dy)])), 5, 4)
        for dx, dy in (
            (-30, -66),
            (-20, -70),
            (-8, -70),
            (-26, -58),
            (-12, -62),
            (2, -66),
            (10, -70),
            (-2, -58),
        )
    ]
    c.screen(spots, "#ffe8c8", 0.5, soft=0.8, inside=mask)
    tail = spline(at([(-42, -64, 1), (-50, -62), (-52, -54), (-45, -54, 1)]))
    paint(c, tail, ["#f8e0c8", "#b88a84"], volume=3, **coat)
    ear = spline(at([(40, -113, 1), (30, -122), (26, -130, 1), (38, -126), (46, -118, 1)]))
    paint(c, ear, ["#d8946c", "#8a5460"], volume=4, **{**coat, "rim_width": 3})
    c.over([ellipse(*_two(at([(57, -116)])), 4.6, 4.2)], "#1c1030")
    c.screen([ellipse(*_two(at([(58, -116.8)])), 1.6)], "#ffe2a0")
    c.over([ellipse(*_two(at([(76, -118)])), 4, 3.4)], "#2a1830")
    tines: list[Shape] = []
    for lean, wide in ((0, 7.0), (-9, 6.0)):
        beam_line = [(44 + lean * 0.3, -119), (40 + lean, -136), (30 + lean, -152), (32 + lean, -170)]
        tines.append(line(at(beam_line), wide))
        tines += [
            line(at([(40 + lean, -136), (52 + lean, -146), (56 + lean, -158)]), wide * 0.7),
            line(at([(33 + lean, -150), (44 + lean, -160), (46 + lean, -174)]), wide * 0.7),
            line(at([(31 + lean, -156), (20 + lean, -164), (18 + lean, -176)]), wide * 0.7),
        ]
    paint(
        c,
        tines,
        ["#fff0d0", "#c8987c"],
        volume=2.6,
        wobble=0.3,
        detail=0.65,
        rim="#fffbe0",
        rim_width=2.4,
        light=(0.7, -0.7),
    )
    bulbs = [
        at([(32, -171)])[0],
        at([(56, -159)])[0],
        at([(46, -175)])[0],
        at([(18, -177)])[0],
        at([(23, -171)])[0],
        at([(9, -177)])[0],
    ]
    for bx, by in (b[:2] for b in bulbs):
        glow(c, bx, by - 4, 46, "#ffc868", 0.85)
        paint(c, ellipse(bx, by - 5, 5.4, 7), ["#fffbe4", "#ffd878"], volume=2, wobble=0.1, detail=0.9)


def _two(spots: Points) -> tuple[float, float]:
    return spots[0][0], spots[0][1]


def _near(c: Canvas) -> None:
    """The lamp beside us is out; only its post, ivy on it, and a moth."""
    x = 66.0
    iron: Manner = {
        "volume": 16,
        "shading": 0.75,
        "wobble": 0.5,
        "angle": 88,
        "rim": "#f0a898",
        "rim_width": 5,
        "light": (0.9, -0.2),
        "dark": "#100c30",
    }
    post = [
        polygon([(x - 34, 1180), (x - 26, 900), (x - 19, -20), (x + 19, -20), (x + 26, 900), (x + 34, 1180)]),
        ellipse(x, 892, 44, 20),
        ellipse(x, 340, 32, 15),
        ellipse(x, 850, 36, 14),
    ]
    paint(
        c, post, ["#332a5c", "#1c1644", "#15103a"], along=("x", x - 30, x + 36), cast=(16, 4, 14, 0.4), **iron
    )
    flutes = [line([(x + dx, -10), (x + dx * 1.35, 880)], 3) for dx in (-10, 0, 10)]
    c.multiply(flutes, "#0c0828", 0.6, soft=1)
    luck = random.Random(6)
    vine: Points = [
        (x - 30, 1160),
        (x + 30, 1040),
        (x - 26, 920),
        (x + 28, 800),
        (x - 20, 690),
        (x + 22, 590),
        (x - 14, 500),
    ]
    paint(
        c,
        line(vine, 7),
        ["#6a4460", "#33244e"],
        volume=3,
        wobble=0.4,
        rim="#f0a898",
        rim_width=2,
        light=(0.9, -0.2),
    )
    leaves: list[Shape] = []
    for k in range(40):
        s = k / 39 * (len(vine) - 1.001)
        i, t = int(s), s - int(s)
        u, v = vine[i][0] * (1 - t) + vine[i + 1][0] * t, vine[i][1] * (1 - t) + vine[i + 1][1] * t
        leaves.append(
            spline(
                place(
                    [(0, 0, 1), (10, -13), (20, -8), (34, 0, 1), (20, 9), (10, 12)],
                    u,
                    v,
                    luck.uniform(0.7, 1.1),
                    turn=luck.uniform(0, 360),
                )
            )
        )
    paint(
        c,
        leaves,
        ["#8a5474", "#3a2a5c"],
        volume=5,
        shading=0.7,
        wobble=0.4,
        rim="#ffc0a0",
        rim_width=2.4,
        light=(0.9, -0.3),
        cast=(3, 5, 4, 0.5),
    )
    ridge: Points = [(-20, 1160), (180, 1150), (400, 1180), (600, 1160), (790, 1136)]
    grass(c, ridge, ["#34275a", "#140f38"], height=66, count=170, seed=5, rim="#e89890")
    mx, my = 150.0, 470.0
    wing = [
        spline([(mx, my, 1), (mx - 22, my - 20), (mx - 30, my - 4), (mx - 14, my + 8)]),
        spline([(mx, my, 1), (mx + 22, my - 22), (mx + 31, my - 6), (mx + 15, my + 7)]),
    ]
    paint(
        c,
        [*wing, ellipse(mx, my, 3, 9)],
        ["#ffe8c8", "#c88a88"],
        volume=3,
        wobble=0.4,
        detail=0.7,
        rim="#fff6e0",
        rim_width=1.6,
    )
