"""Two people picnic in the lower half of an hourglass as its sand begins to fall on their sunshade."""

import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels, gradient
from art.light import glow, sparkle
from art.motifs.birds import flying_bird
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="s1oszt3g",
    slug="hourglass-beach",
    seed=561,
    palette="P7",
    horizon="low",
    reach="close",
    hour="day",
    mood="comic",
    description="Two people picnic under a sunshade on a small beach inside an hourglass; sand has begun "
    "to fall on the shade from above.",
    clues=("Five more minutes", "Holiday romance", "Carpe diem", "It won't happen to us"),
    motifs=("time", "water", "size", "keeping"),
    light=(-0.6, -0.75),
    shadow="#4a2450",
    warmth="#fff2cc",
    grade=("#4a2858", "#fff0cc", 0.05),
    contrast=0.15,
    saturation=1.07,
    vignette=0.28,
)

NECK = (470, 372)
LOWER = [
    *[
        (450, 360, 1),
        (446, 400),
        (400, 450),
        (290, 500),
        (180, 580),
        (112, 700),
        (96, 850),
        (128, 980),
        (196, 1060, 1),
    ],
    *[
        (760, 1060, 1),
        (830, 960),
        (850, 830),
        (826, 690),
        (760, 580),
        (650, 500),
        (540, 450),
        (494, 400),
        (490, 360, 1),
    ],
]
UPPER = [
    *[(450, 372, 1), (446, 334), (398, 288), (290, 230), (190, 150), (130, 30), (110, -60, 1)],
    *[(850, -60, 1), (816, 40), (750, 150), (650, 230), (542, 288), (494, 334), (490, 372, 1)],
]
SHORE = [(80, 900), (220, 868), (350, 872), (470, 852), (620, 862), (760, 838), (860, 850)]


def draw(c: Canvas) -> None:
    """The sunny room, the frame, the world in the glass, its sand, the two, and the glass over them."""
    _room(c)
    _frame(c)
    inside = c.mask([spline(LOWER)])
    _sea(c, inside)
    _beach(c, inside)
    _picnic(c, inside)
    _shade(c)
    _upper(c)
    _falling(c)
    _glass(c)
    _post(c)


def _room(c: Canvas) -> None:
    """A bright wall with the slanting shadow of a window, and a shelf."""
    c.background(
        [(0, "#f2c8a0"), (0.5, "#e8a888"), (1, "#c87f74")],
        along=np.clip(c.y / 1100 + c.x / 2400, 0, 1),
        angle=60,
        mottle=1.2,
    )
    for x in (-60, 130):
        pane = polygon([(x, -20), (x + 150, -20), (x + 350, 620), (x + 200, 620)])
        c.screen(c.mask(pane, 5), "#fff0c0", 0.5)
    shelf = c.mask(rectangle(-5, 1062, 780, 100))
    paint(c, shelf, ["#8a4a58", "#4a2448"], along=("y", 1062, 1152), volume=0, angle=0, streaks=1.3)
    c.multiply(c.mask(ellipse(520, 1104, 420, 26), 12), "#2c1238", 0.7)


def _frame(c: Canvas) -> None:
    wood: Manner = {"rim": "#fff0cc", "rim_width": 4, "wobble": 0.4, "dark": "#2c1238"}
    foot = spline([(60, 1060, 1), (860, 1052, 1), (876, 1076), (868, 1106, 1), (50, 1112, 1), (44, 1082)])
    paint(c, foot, ["#c8705c", "#8a3f48", "#5c2840"], volume=16, shading=0.75, angle=0, streaks=1.2, **wood)
    c.multiply(polyline([(48, 1084), (870, 1078)], 4), "#3a1638", 0.5, soft=1)


def _sea(c: Canvas, inside: Pixels) -> None:
    sky = gradient(np.clip((c.y - 380) / 400, 0, 1), [(0, "#7fc4cc"), (0.5, "#c4e4d8"), (1, "#fff2cc")])
    c.over(inside, sky)
    c.direct(inside, 8)
    glow(c, 250, 640, 130, "#fffbe0", 0.8, 1.6)
    for x, y, wide in ((640, 590, 120), (330, 566, 70)):
        puffs = [
            ellipse(x + (i - 2) * wide * 0.2, y - (2 - abs(i - 2)) * wide * 0.09, wide * 0.17, wide * 0.12)
            for i in range(5)
        ]
        paint(
            c, puffs, ["#ffffff", "#e8d4c8"], volume=9, shading=0.4, inside=inside, wobble=1.6, dark="#8a9ab0"
        )
    sea = c.mask(rectangle(60, 742, 800, 200)) * inside
    paint(
        c,
        sea,
        [(0, "#3f8a93"), (0.5, "#4fa0a4"), (1, "#8fcfc0")],
        along=("y", 742, 880),
        volume=0,
        angle=0,
        streaks=1.3,
        wobble=0.3,
    )
    crests = smoothstep(c.noise(24, 4, 3, wide=3, tall=0.26), 0.58, 0.7)
    c.screen(crests * sea, "#f0fff4", 0.6)
    sail = [
        spline([(210, 750, 1), (212, 690, 1), (248, 742, 1)]),
        spline([(192, 756, 1), (260, 752, 1), (248, 768), (204, 770)]),
    ]
    paint(
        c,
        sail,
        ["#fff6e4", "#d8483a"],
        along=("y", 690, 768),
        volume=3,
        inside=inside,
        detail=0.6,
        rim="#ffffff",
        rim_width=1.6,
    )
    paint(c, flying_bird(600, 668, 0.7, 0.7, -1), "#fffaf0", volume=2, detail=0.6, wobble=0.3)


def _beach(c: Canvas, inside: Pixels) -> None:
    shore = c.mask(spline([*[(x, y) for x, y in SHORE], (900, 1100, 1), (40, 1100, 1)]))
    foam = c.shift(shore, 0, -9) * inside
    c.over(c.wobble(foam, 1.5, 20, 3), "#fffdf0", 0.9)
    sand = [(0, "#f6dfae"), (0.4, "#eccb92"), (1, "#c9966c")]
    body = paint(
        c,
        shore * inside,
        sand,
        along=("y", 850, 1070),
        volume=26,
        shading=0.45,
        angle=-4,
        streaks=1.2,
        mottle=1.2,
        wobble=1,
    )
    ripples = smoothstep(c.noise(20, 8, 3, wide=3.4, tall=0.4), 0.56, 0.7)
    c.multiply(ripples * body, "#b5805c", 0.35)
    dune = [(420, 1080), (500, 1000), (590, 930), (650, 912), (720, 940), (790, 1010), (850, 1080)]
    heap = paint(
        c,
        spline([*dune, (840, 1100, 1), (430, 1100, 1)]),
        ["#fbe8bc", "#e4bd84", "#b8845f"],
        volume=40,
        shading=0.6,
        angle=30,
        inside=inside,
        wobble=0.8,
        cast=(14, 4, 14, 0.3),
    )
    c.screen(line([(500, 1000), (590, 934), (650, 916)], 12), "#fff8dc", 0.5, soft=6, inside=heap)
    steps = [ellipse(240 + i * 26, 960 - i * 6 + (i % 2) * 12, 8, 4, -12) for i in range(7)]
    c.multiply(steps, "#a8704f", 0.55, soft=1)
    for x, y, tone in ((188, 1010, "#d8483a"), (210, 1034, "#3f8a93")):
        c.multiply(ellipse(x + 4, y + 6, 22, 6), c.shadow, 0.5, soft=3)
        paint(
            c,
            ellipse(x, y, 20, 9, -24),
            [tone, "#7a3a48"],
            volume=4,
            detail=0.6,
            rim="#fff0d0",
            rim_width=2,
            wobble=0.4,
        )
        c.over(line([(x - 10, y), (x + 2, y - 8), (x + 10, y + 2)], 3.4), "#fff3d8")


def _picnic(c: Canvas, inside: Pixels) -> None:
    """They lean together on the cloth with their backs to us and touch glasses."""
    cloth = spline([(330, 1000, 1), (620, 968, 1), (700, 1030, 1), (392, 1066, 1)])
    spread = paint(
        c,
        cloth,
        ["#fff8ea", "#e4ccb8"],
        volume=4,
        shading=0.4,
        inside=inside,
        wobble=0.6,
        cast=(4, 6, 5, 0.4),
        angle=-6,
    )
    stripes = [
        polyline([(330 + i * 40, 1000 - i * 4.4), (392 + i * 42, 1066 - i * 5)], 8) for i in range(1, 8)
    ]
    stripes += [polyline([(345 + i * 16, 1016 + i * 16), (640 + i * 20, 984 + i * 15)], 8) for i in range(4)]
    c.over(stripes, "#d8483a", 0.6, inside=spread)
    skin: Manner = {"rim": "#fff6dc", "rim_width": 3, "detail": 0.65, "wobble": 0.4, "dark": "#5a2850"}
    c.multiply(ellipse(494, 1022, 130, 18), c.shadow, 0.55, soft=8)
    legs = [
        line([(424, 1006), (372, 1004), (330, 1028)], 22),
        line([(438, 1016), (390, 1026), (352, 1048)], 22),
    ]
    paint(c, legs, ["#e0ac84", "#a8705f"], volume=8, **skin)
    him = spline(
        [(392, 1020), (384, 960), (398, 906), (430, 886), (466, 900), (482, 950), (486, 1018), (440, 1032)]
    )
    body = paint(c, him, ["#3f8a93", "#2c5a6c"], volume=24, shading=0.7, cast=(10, 6, 8, 0.4), **skin)
    c.over(
        [line([(380, 920 + i * 26), (440, 914 + i * 26), (500, 924 + i * 26)], 9) for i in range(4)],
        "#fff3d8",
        0.8,
        inside=body,
    )
    her = spline(
        [
            (492, 1022),
            (484, 964),
            (488, 922),
            (506, 900),
            (536, 900),
            (558, 922),
            (572, 964),
            (596, 1018),
            (544, 1034),
        ]
    )
    paint(c, her, ["#f0b84a", "#b5703c"], volume=24, shading=0.7, angle=80, cast=(8, 6, 8, 0.4), **skin)
    arms = [
        line([(404, 920), (376, 950), (398, 986)], 20),
        line([(470, 908), (482, 862), (472, 812)], 18),
        line([(508, 908), (500, 866), (496, 808)], 17),
    ]
    paint(c, arms[:2], ["#e0ac84", "#b07a64"], volume=7, cast=(3, 5, 5, 0.4), **skin)
    paint(c, arms[2], ["#c88a66", "#9a6450"], volume=7, cast=(3, 5, 5, 0.4), **skin)
    glasses = [
        spline(place([(-12, -30, 1), (12, -30, 1), (8, -6), (0, 0), (-8, -6)], u, 802, turn=turn))
        for u, turn in ((470, 14), (496, -12))
    ]
    paint(c, glasses, ["#fff6e0", "#e88a7a"], volume=4, rim="#ffffff", rim_width=2, detail=0.8, wobble=0.3)
    sparkle(c, c.dots([(484, 766, 3, 1), (474, 756, 1.6, 0.8), (495, 754, 1.8, 0.8)]), "#ffffff", 1, halo=4)
    paint(c, ellipse(434, 858, 33, 36), ["#5a3434", "#38202c"], volume=14, **skin)
    paint(
        c,
        spline([(398, 846), (404, 822), (434, 812), (464, 822), (472, 846), (434, 838)]),
        ["#fff3d8", "#d8b088"],
        volume=8,
        cast=(0, 4, 4, 0.4),
        **skin,
    )
    neck = line([(521, 884), (521, 906)], 22)
    paint(c, neck, "#b5785a", volume=6, **skin)
    paint(
        c,
        [ellipse(520, 860, 31, 34), ellipse(538, 824, 16, 15)],
        ["#a84a38", "#5f2838"],
        volume=13,
        angle=40,
        streaks=1.2,
        **skin,
    )
    paint(c, line([(490, 852), (514, 836), (546, 842)], 8), "#fff3d8", volume=3, **skin)
    basket = spline([(618, 960, 1), (690, 952, 1), (684, 1006), (630, 1014)])
    weave = paint(c, basket, ["#c8905c", "#7a4a48"], volume=11, shading=0.7, cast=(10, 6, 8, 0.5), **skin)
    c.multiply(
        [polyline([(612, 970 + i * 12), (696, 962 + i * 12)], 3) for i in range(5)],
        "#4a2440",
        0.5,
        inside=weave,
    )
    paint(c, line([(624, 960), (636, 916), (672, 914), (684, 954)], 6), "#a8744c", volume=2, **skin)


def _shade(c: Canvas) -> None:
    """The sunshade leans over them; a little sand already lies on it."""
    pole = polyline([(600, 1010), (506, 640)], 10)
    paint(
        c,
        pole,
        ["#fff3d8", "#b58a74"],
        volume=3,
        shading=0.7,
        detail=0.6,
        wobble=0.3,
        cast=(12, 6, 6, 0.35),
        rim="#ffffff",
        rim_width=2,
    )
    top, rim = (
        (498, 622),
        [(286, 760), (352, 756), (420, 744), (490, 734), (566, 716), (640, 694), (704, 668)],
    )
    tones = ("#d8483a", "#fff3d8")
    for i in range(6):
        a, b = rim[i], rim[i + 1]
        lift = [
            ((top[0] * 0.45 + p[0] * 0.55), (top[1] * 0.45 + p[1] * 0.55) - 34 + abs(p[0] - 495) * 0.05)
            for p in (a, b)
        ]
        dip = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 9)
        panel = spline([(*top, 1), lift[0], (*a, 1), dip, (*b, 1), lift[1]])
        shade = 0.15 + i * 0.14
        paint(
            c,
            panel,
            [tones[i % 2], "#f0c0a0" if i % 2 else "#a83040"],
            along=("y", 610, 800),
            volume=8,
            shading=0.5,
            angle=60,
            wobble=0.4,
            rim="#ffffff",
            rim_width=2,
        )
        c.multiply(panel, "#5a2850", shade * 0.4)
    c.multiply(
        spline([(286, 764), (490, 742), (704, 674), (640, 730), (480, 780), (340, 792)]),
        "#4a2450",
        0.35,
        soft=12,
    )
    heap = spline(
        [
            (400, 664),
            (440, 632),
            (476, 606),
            (506, 596),
            (536, 610),
            (566, 640),
            (590, 652),
            (540, 668),
            (490, 676),
            (440, 676),
        ]
    )
    paint(
        c,
        heap,
        ["#fbe8bc", "#d8a874"],
        volume=14,
        shading=0.6,
        wobble=1,
        cast=(2, 6, 5, 0.5),
        rim="#fffbe0",
        rim_width=3,
    )


def _upper(c: Canvas) -> None:
    """The upper half, still full; its sand dips in the middle."""
    inside = c.mask(spline(UPPER))
    c.over(inside, "#f6dcb8", 0.5)
    surface = [
        (60, 40),
        (200, 24),
        (340, 44),
        (470, 92),
        (600, 40),
        (740, 20),
        (880, 30),
        (880, 400, 1),
        (60, 400, 1),
    ]
    sand = paint(
        c,
        spline(surface),
        [(0, "#fbe8bc"), (0.3, "#eccb92"), (1, "#c08a64")],
        along=("y", 20, 380),
        volume=34,
        shading=0.5,
        angle=50,
        streaks=1.3,
        mottle=1.3,
        inside=inside,
        wobble=0.8,
    )
    c.multiply(np.clip((c.x - 560) / 260, 0, 1) * sand, "#a86a5c", 0.55)
    c.multiply(ellipse(470, 84, 90, 14), "#a8704f", 0.5, soft=8, inside=inside)
    chance = random.Random(4)
    grains = [
        (chance.uniform(200, 760), chance.uniform(60, 350), chance.uniform(1, 2.2), chance.uniform(0.3, 0.8))
        for _ in range(160)
    ]
    c.multiply(c.dots(grains) * sand, "#9a6450", 0.6)
    shell = spline(
        place([(0, 14, 1), (-18, -4), (-12, -18), (0, -22), (12, -18), (18, -4)], 386, 74, 1, turn=-24)
    )
    paint(
        c,
        shell,
        ["#fff0e8", "#e88a7a"],
        volume=6,
        detail=0.6,
        rim="#ffffff",
        rim_width=2,
        cast=(3, 5, 4, 0.5),
    )


def _falling(c: Canvas) -> None:
    stream = spline(
        [
            (464, 340, 1),
            (476, 340, 1),
            (478, 420),
            (484, 520),
            (500, 604, 1),
            (484, 604, 1),
            (472, 500),
            (466, 420),
        ]
    )
    paint(
        c,
        stream,
        ["#e8c48a", "#fbe8bc"],
        volume=3,
        shading=0.4,
        wobble=0.6,
        detail=0.6,
        rim="#fffbe0",
        rim_width=2,
    )
    chance = random.Random(9)
    grains = []
    for _ in range(90):
        s = chance.random()
        grains.append(
            (
                470 + 24 * s + chance.gauss(0, 4 + 20 * s**2),
                380 + 222 * s,
                chance.uniform(1.2, 2.8),
                chance.uniform(0.5, 1),
            )
        )
    sparkle(c, c.dots(grains), "#fbe4b0", 0.95)


def _glass(c: Canvas) -> None:
    """The walls: a pale edge, an inner shade, long glints; brass at the neck."""
    for outline, top, foot in ((LOWER, 370, 1060), (UPPER, -60, 366)):
        shape = spline(outline)
        body = c.mask(shape) * (c.y > top) * (c.y < foot)
        c.multiply(np.clip(c.blur(1 - body, 16), 0, 1) * body, "#4f7f90", 0.42)
        c.screen(np.clip(c.blur(1 - body, 5), 0, 1) * body, "#e8fff8", 0.4)
        c.over(shape.outline(6), "#eafaf4", 0.8)
        c.multiply(c.mask(shape.outline(3)), "#3f7a84", 0.35)
    glints = [
        spline([(150, 720), (190, 620), (270, 546), (292, 552), (220, 640), (178, 740)]),
        spline([(146, 780), (152, 860), (170, 910), (160, 850), (160, 780)]),
        spline([(196, 60), (250, 150), (330, 216), (344, 206), (276, 140), (222, 52)]),
    ]
    c.screen(glints, "#ffffff", 0.7, soft=3)
    c.screen(spline([(800, 700), (822, 800), (812, 900), (796, 880), (804, 790)]), "#ffffff", 0.3, soft=4)
    for y, half in ((352, 44), (388, 44)):
        ring = spline(
            [
                (470 - half, y - 9),
                (470, y - 4),
                (470 + half, y - 9),
                (470 + half, y + 9),
                (470, y + 14),
                (470 - half, y + 9),
            ]
        )
        paint(
            c,
            ring,
            ["#f6d48a", "#c8843c", "#7a4438"],
            along=("x", 426, 514),
            volume=6,
            shading=0.7,
            rim="#fffbe0",
            rim_width=2,
            detail=0.6,
            wobble=0.3,
            cast=(4, 6, 5, 0.4),
        )


def _post(c: Canvas) -> None:
    """One turned post of the frame, near, at the left, with a tag on a thread."""
    profile = [
        (0, 30),
        (60, 20),
        (120, 34),
        (150, 22),
        (300, 26),
        (420, 36),
        (470, 44),
        (500, 24),
        (540, 40),
        (620, 30),
        (800, 22),
        (900, 24),
        (980, 40),
        (1010, 26),
        (1066, 46),
    ]
    left = [(50 - r, y) for y, r in profile]
    right = [(50 + r, y) for y, r in reversed(profile)]
    turned = spline([(22, -30, 1), *left, (6, 1090, 1), (96, 1090, 1), *right, (78, -30, 1)])
    paint(
        c,
        turned,
        ["#e0907a", "#a8505a", "#5c2848"],
        along=("x", 8, 100),
        volume=18,
        shading=0.75,
        angle=88,
        streaks=1.2,
        rim="#fff0cc",
        rim_width=4,
        cast=(26, 8, 18, 0.5),
        wobble=0.5,
        dark="#2c1238",
    )
    for y in (120, 500, 540, 1000):
        c.multiply(line([(14, y), (50, y + 7), (88, y)], 4), "#3a1638", 0.55, soft=1)
    c.over(line([(60, 470), (96, 520), (104, 560)], 3), "#fff3d8")
    tag = spline(place([(-16, 0, 1), (0, -12), (16, 0, 1), (16, 54, 1), (-16, 54, 1)], 106, 566, 1, turn=8))
    paint(
        c,
        tag,
        ["#fff6e0", "#d8b898"],
        volume=4,
        detail=0.6,
        rim="#ffffff",
        rim_width=2,
        cast=(6, 8, 6, 0.5),
        wobble=0.4,
    )
    curls = [line([(96, 584 + i * 11), (103, 581 + i * 11), (112, 586 + i * 11)], 2.4) for i in range(3)]
    c.multiply(curls, "#8a5a5c", 0.6)
