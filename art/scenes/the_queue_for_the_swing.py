"""Grown-up people stand in line along a cliff; the one swing at its end flies out over the deep, empty."""

import random

import numpy as np

from art.canvas import Canvas
from art.colour import gradient
from art.light import fog, light_path, ripple
from art.motifs.bent import Tube
from art.motifs.figure import Clothes, figure
from art.motifs.trees import Branches
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="dt5bnvgv",
    slug="the-queue-for-the-swing",
    seed=497,
    palette="P12",
    horizon="high",
    reach="far",
    hour="day",
    mood="uneasy",
    description="Grown-ups with bags, an umbrella, a bridal veil and a cello queue on a cliff "
    "for a swing that hangs empty over the sea.",
    clues=("Leap of faith", "After you", "Second childhood", "Where did the last one go?"),
    motifs=("risk", "queues", "flight", "water"),
    light=(0.7, -0.55),
    shadow="#0c2434",
    warmth="#fff0c0",
    grade=("#0c2230", "#ffecb4", 0.07),
    contrast=0.17,
    vignette=0.36,
)

HORIZON = 286
ROCK: Manner = {
    "volume": 30,
    "shading": 0.8,
    "angle": 78,
    "streaks": 1.4,
    "mottle": 1.3,
    "wobble": 1.6,
    "rim": "#ffeab0",
    "rim_width": 4,
}


def draw(c: Canvas) -> None:
    """Sky and sea far down; cliff and meadow; the tree, the swing; the queue from its head to its tail."""
    _deep(c)
    _cliff(c)
    _tree(c)
    _swing(c)
    _queue(c)
    _near(c)


def _deep(c: Canvas) -> None:
    c.background([(0, "#d9a844"), (0.12, "#ecca7c"), (0.24, "#f6e8c4")], angle=-5)
    sea = c.mask(rectangle(-5, HORIZON, 780, 880))
    depth = np.clip((c.y - HORIZON) / 820 + (c.noise(160, 8, 5, wide=2.2, tall=0.25) - 0.5) * 0.3, 0, 1)
    c.over(sea, gradient(depth, ["#e4dcae", "#86a68c", "#3a766e", "#1c5656", "#123f48", "#0c2a38"]))
    c.direct(sea, 0)
    light_path(c, 700, HORIZON, "#fff2c4", 0.5, width=44, spread=50, drift=-20, seed=31)
    for x, y, wide, tall in ((300, 288, 120, 26), (210, 290, 70, 16)):
        isle = spline(
            [
                (x - wide, y, 1),
                (x - wide * 0.5, y - tall * 0.8),
                (x, y - tall),
                (x + wide * 0.6, y - tall * 0.5),
                (x + wide, y, 1),
            ]
        )
        paint(c, isle, ["#8aa08a", "#a8b090"], volume=4, shading=0.4, wobble=1, haze=("#f0e2ba", 0.35))
    for k, (x, y, reach) in enumerate(
        ((620, 760, 60), (700, 860, 70), (640, 960, 90), (720, 1060, 80), (600, 1110, 90))
    ):
        ripple(c, x, y, reach, "#dfe8cc", 0.6, 20 + k, thin=2.5)
    fog(c, 640, 60, "#cfdcc0", 0.35)
    fog(c, HORIZON + 20, 24, "#f8eccc", 0.6)


def _cliff(c: Canvas) -> None:
    face = [
        (600, 622, 1),
        (622, 660),
        (606, 730),
        (590, 790),
        (604, 860),
        (566, 930),
        (580, 1010),
        (540, 1090),
        (548, 1200, 1),
        (300, 1200, 1),
        (420, 760),
    ]
    rock = paint(c, spline(face), ["#c8a868", "#7a7a5c", "#3a5650", "#173844"], **ROCK)
    chance = random.Random(5)
    for _ in range(26):
        x, y = chance.uniform(460, 606), chance.uniform(680, 1140)
        crack = [
            (x, y),
            (x + chance.uniform(-10, 14), y + chance.uniform(20, 40)),
            (x + chance.uniform(-20, 10), y + chance.uniform(50, 90)),
        ]
        c.multiply(line(crack, chance.uniform(3, 8)), "#0f2c3a", 0.5, soft=2, inside=rock)
        c.screen(line([(u - 7, v) for u, v in crack], 5), "#f0d898", 0.28, soft=2, inside=rock)
    meadow = [
        (-40, 640, 1),
        (80, 620),
        (220, 616),
        (360, 600),
        (480, 596),
        (560, 600),
        (608, 618, 1),
        (590, 656),
        (556, 720),
        (530, 800),
        (516, 900),
        (486, 1000),
        (452, 1110),
        (440, 1210, 1),
        (-40, 1210, 1),
    ]
    across = np.clip((c.y - 600) / 560 - (c.x - 300) / 1600, 0, 1).astype(np.float32)
    green = paint(
        c,
        spline(meadow),
        ["#c9b866", "#7f9a5c", "#3f7a5c", "#1f5a52", "#123c44"],
        along=across,
        volume=16,
        shading=0.5,
        angle=-24,
        streaks=1.3,
        mottle=1.4,
        wobble=1.6,
        rim="#fff0b4",
        rim_width=4,
    )
    path = [(90, 1240), (200, 1090), (300, 980), (390, 890), (458, 812), (516, 736), (552, 680), (570, 636)]
    trail = Tube([(x, y, 74 * (1 - i * 0.125) + 6) for i, (x, y) in enumerate(path)])
    worn = paint(
        c,
        trail.piece(),
        ["#e8d094", "#c0a468", "#7a7a5a"],
        volume=8,
        shading=0.35,
        angle=-50,
        wobble=2,
        inside=green,
    )
    c.multiply(smoothstep(c.noise(14, 6, 3), 0.55, 0.7) * worn, "#8a7a54", 0.4)


def _tree(c: Canvas) -> None:
    """Bent by the sea wind, rooted at the very edge."""
    boughs = Branches(17, wander=0.16, spread=0.5)
    boughs.grow(
        [
            (470, 330, -2.2, 100, 22),
            (540, 250, -1.2, 90, 18),
            (650, 236, -0.5, 80, 14),
            (420, 400, -2.7, 70, 14),
        ],
        3,
    )
    trunk = Tube(
        [
            (468, 650, 46),
            (462, 590, 34),
            (446, 500, 30),
            (458, 400, 28),
            (500, 310, 24),
            (580, 252, 18),
            (680, 236, 12),
            (776, 246, 7),
        ]
    )
    roots = [
        Tube([(470, 610, 22), (520, 626, 12), (560, 664, 6), (570, 720, 3)]).piece(),
        Tube([(450, 610, 20), (400, 636, 9), (372, 650, 4)]).piece(),
    ]
    c.multiply(ellipse(400, 640, 120, 18), "#123844", 0.5, soft=12)
    mask = paint(
        c,
        [trunk.piece(), *roots, *boughs.shapes],
        ["#6a5a48", "#4a4440", "#2a3640"],
        volume=12,
        shading=0.8,
        angle=70,
        streaks=1.3,
        wobble=0.8,
        rim="#ffe8a8",
        rim_width=4,
    )
    rings = [line([(452 + s, 600), (440 + s, 500), (452 + s, 400)], 3) for s in (-8, 4, 14)]
    c.multiply(rings, "#1a2c38", 0.5, soft=1, inside=mask)
    chance = random.Random(7)
    tips = [tip for tip in boughs.tips if tip[1] < 430]
    heaps = [
        ellipse(
            x + chance.gauss(0, 16),
            y + chance.gauss(0, 10) - 8,
            chance.uniform(26, 44),
            chance.uniform(16, 26),
        )
        for x, y in tips[::3]
    ]
    paint(
        c,
        heaps,
        ["#3a7060", "#1c4a4a", "#10303a"],
        along=("y", 30, 420),
        volume=18,
        shading=0.8,
        wobble=2.6,
        angle=-20,
        rim="#d8d080",
        rim_width=3,
        rim_strength=0.5,
    )
    for layer, tones in enumerate(
        (["#1f4f4a", "#153e42"], ["#34705a", "#1f5450"], ["#7a9a5c", "#3a7058"], ["#d4c270", "#8aa25c"])
    ):
        leaves = []
        for _ in range((420, 420, 360, 170)[layer]):
            x, y = chance.choice(tips)
            spread = 34 - layer * 4
            leaves.append(
                ellipse(
                    x + chance.gauss(0, spread) + layer * 5,
                    y + chance.gauss(0, spread * 0.55) - layer * 6,
                    chance.uniform(6, 11),
                    chance.uniform(3, 5),
                    chance.uniform(-60, 30),
                )
            )
        paint(
            c,
            leaves,
            tones,
            volume=3,
            shading=0.6,
            wobble=0.8,
            rim="#fff0b4",
            rim_width=1.2,
            rim_strength=0.3 + 0.1 * layer,
        )


def _swing(c: Canvas) -> None:
    """It has flown out as far as its ropes allow, and hangs there."""
    left, right = (628, 244), (676, 238)
    seat = (692, 588)
    ends = ((seat[0] - 46, seat[1] - 10), (seat[0] + 48, seat[1] + 16))
    for top, end in zip((left, right), ends, strict=True):
        bow = [top, ((top[0] + end[0]) / 2 - 12, (top[1] + end[1]) / 2 + 16), end]
        c.multiply(line([(x - 4, y + 2) for x, y in bow], 8), "#12363e", 0.45, soft=3)
        paint(
            c,
            line(bow, 6),
            ["#fff2cc", "#c8a060"],
            volume=2,
            detail=0.8,
            wobble=0.2,
            rim="#fffbe0",
            rim_width=1.5,
        )
        c.over(ellipse(*top, 10, 8).outline(5), "#c8a060")
    board = polygon([(626, 560), (760, 596), (752, 620), (618, 582)])
    paint(
        c,
        board,
        ["#c8404c", "#8a2a3a", "#5a1c2c"],
        volume=5,
        detail=0.8,
        wobble=0.3,
        rim="#ffe0b0",
        rim_width=3,
    )
    underside = polygon([(618, 582), (752, 620), (746, 630), (614, 592)])
    paint(c, underside, ["#4a1828", "#341420"], volume=2, detail=0.8, wobble=0.3)
    shoe = spline(place([(-14, -10, 1), (2, -8), (18, 0), (20, 7, 1), (-14, 7, 1)], 640, 706, 1.1, 1, 40))
    paint(c, shoe, ["#3a2c30", "#16222c"], volume=4, detail=0.8, wobble=0.3, rim="#ffe8b0", rim_width=2)
    hat = [
        ellipse(716, 800, 24, 7, -24),
        spline(place([(-13, -2, 1), (-11, -16), (10, -17), (13, -2, 1)], 716, 800, 1, 1, -24)),
    ]
    paint(c, hat, ["#e8d8b0", "#a08858"], volume=4, detail=0.7, wobble=0.3, rim="#fffbe0", rim_width=2)


def _queue(c: Canvas) -> None:
    """From the head at the edge down to us; each carries what cannot be put down."""
    people = (
        (566, 640, 84, "#8a2a3a", "#3a2424"),
        (540, 668, 96, "#e8d8b0", "#c8a468"),
        (514, 704, 108, "#31506a", "#2a2024"),
        (480, 742, 126, "#f6ecd4", "#4a342c"),
        (446, 786, 144, "#4a5a4c", "#8a8478"),
        (398, 838, 170, "#7a4a3a", "#1c1a20"),
        (338, 902, 200, "#2f6a6a", "#b5843c"),
    )
    for k, (x, y, tall, coat, hair) in enumerate(people):
        arms: list[Points] = [[(8, -66), (13, -52), (13, -40)]]
        if k == 0:
            arms = [[(6, -66), (20, -76), (34, -84)], [(8, -64), (22, -66), (36, -72)]]
        wears = Clothes(coat=coat, hair=hair, legs="#1c2a34")
        figure(c, x, y, tall, wears, arms=arms, rim="#fff0bc", detail=0.75)
        _burden(c, k, x, y, tall / 100)


def _burden(c: Canvas, k: int, x: float, y: float, size: float) -> None:
    small: Manner = {"detail": 0.75, "wobble": 0.3, "rim": "#fff0bc", "rim_width": 1.6}
    if k in (1, 4):
        case = [(6, -42, 1), (26, -42, 1), (26, -26, 1), (6, -26, 1)]
        paint(c, polygon(place(case, x, y, size)), ["#6a3a30", "#38242c"], volume=3, **small)
    if k == 2:
        cook = [
            spline(
                place([(-9, -92, 1), (-14, -108), (-4, -116), (6, -115), (14, -106), (9, -92, 1)], x, y, size)
            )
        ]
        paint(c, cook, ["#fffaf0", "#d0c8a8"], volume=4, **small)
    if k == 3:
        veil = spline(
            place(
                [(-6, -99), (6, -98), (13, -84), (20, -40), (26, 0, 1), (-24, 2, 1), (-18, -40), (-13, -84)],
                x,
                y,
                size,
            )
        )
        paint(c, veil, ["#fffdf2", "#e4dcc0"], volume=7, shading=0.4, angle=86, **small)
    if k == 5:
        body = spline(
            place(
                [
                    (-30, -56),
                    (-20, -72),
                    (-4, -76),
                    (8, -66),
                    (6, -52),
                    (16, -38),
                    (12, -18),
                    (-6, -10),
                    (-26, -14),
                    (-36, -30),
                    (-28, -44),
                ],
                x,
                y,
                size,
            )
        )
        neck = line(place([(-4, -70), (8, -112)], x, y, size), 6 * size)
        paint(c, [body, neck], ["#a8502c", "#5a2428"], volume=10, ink=0.3, cast=(-4, 6, 6, 0.5), **small)
        c.over(
            [
                line(place([(-16, -50), (-20, -36)], x, y, size), 2.6),
                line(place([(0, -52), (2, -38)], x, y, size), 2.6),
            ],
            "#1c1218",
            0.8,
        )
        c.over(line(place([(-12, -16), (4, -100)], x, y, size), 2.5), "#f0d8a0", 0.7)
    if k == 6:
        middle = place([(24, -48)], x, y, size)[0]
        bowl = ellipse(middle[0], middle[1], 13 * size)
        paint(c, bowl, ["#cfe6dc", "#7fb0a8"], volume=8, shading=0.4, **small)
        fish = spline(
            place(
                [(15, -47), (22, -52), (30, -47), (36, -52, 1), (36, -42, 1), (30, -46), (22, -43)],
                x,
                y,
                size,
            )
        )
        c.over(fish, "#d8642c")


def _near(c: Canvas) -> None:
    """The last two, close to us: an open umbrella, and a general's back with a child's toy horse."""
    first = Clothes(coat="#5a2a3c", hem="#341c30", hair="#d8d0bc", legs="#1c2430")
    figure(c, 240, 998, 250, first, arms=[[(8, -66), (16, -58), (15, -72)]], rim="#fff0bc", detail=0.65)
    stick = polyline([(279, 820), (282, 700)], 6)
    paint(c, stick, ["#4a3a34", "#241f2a"], volume=2, detail=0.7, wobble=0.3)
    canopy = spline(
        place(
            [
                (196, 766, 1),
                (214, 706),
                (262, 664),
                (322, 652),
                (384, 676),
                (424, 730),
                (432, 786, 1),
                (396, 762),
                (366, 776, 1),
                (336, 752),
                (304, 764, 1),
                (276, 744),
                (246, 760, 1),
                (220, 750),
            ],
            32,
            172,
            0.78,
        )
    )
    dome = paint(
        c,
        canopy,
        ["#e8c468", "#c8963c", "#7a5a38"],
        volume=26,
        shading=0.6,
        cast=(-16, 26, 18, 0.5),
        wobble=0.5,
        rim="#fff6c8",
        rim_width=4,
        detail=0.4,
    )
    ribs: list[Points] = [
        [(320, 654), (276, 696), (246, 758)],
        [(320, 654), (308, 700), (304, 762)],
        [(320, 654), (350, 700), (366, 774)],
        [(320, 654), (390, 690), (424, 740)],
    ]
    c.multiply([line(place(rib, 32, 172, 0.78), 3.4) for rib in ribs], "#6a4428", 0.6, soft=1, inside=dome)
    last = Clothes(coat="#234a52", hem="#12303c", hair="#5a3a2c", legs="#141f2a")
    figure(c, 120, 1150, 370, last, arms=[[(8, -66), (15, -52), (15, -36)]], rim="#fff0bc", detail=0.6)
    for x, y, size, hair in ((240.0, 998.0, 2.5, "#8a8478"), (120.0, 1150.0, 3.7, "#2c1c1c")):
        strands: list[Points] = [
            [(u * 0.5, -97), (u, -90), (u * 0.9, -79)] for u in (-7, -4.5, -2, 0.5, 3, 5.5, 7.5)
        ]
        c.multiply([line(place(strand, x, y, size), 0.9 * size) for strand in strands], hair, 0.55, soft=0.8)
        ears = [ellipse(x + side * 9.4 * size, y - 84 * size, 1.5 * size, 2.4 * size) for side in (-1, 1)]
        paint(c, ears, ["#d9a57c", "#a87058"], volume=3, detail=0.7, rim="#fff0bc", rim_width=1.5)
        c.multiply(
            line(place([(0, -72), (-1, -48), (-2, -20)], x, y, size), 1.2 * size), "#0c2434", 0.6, soft=1.2
        )
        belt = polygon(place([(-14.5, -50), (13, -50), (13.6, -46), (-15, -46)], x, y, size))
        c.multiply(belt, "#0c1c2c", 0.6, soft=0.8)
        collar = spline(place([(-8, -76), (0, -73), (8, -76), (8, -71), (0, -68), (-8.5, -71)], x, y, size))
        paint(c, collar, ["#e8dcc0", "#a89c84"], volume=2, detail=0.6, wobble=0.3)
    horse = [
        (-30, 10),
        (-32, -16),
        (-14, -22),
        (8, -22),
        (16, -46),
        (26, -52, 1),
        (44, -34),
        (40, -28),
        (28, -30),
        (24, -8),
        (24, 10),
    ]
    paint(
        c,
        spline(place(horse, 196, 1060, 1.1)),
        ["#e0b858", "#a86a3c"],
        volume=9,
        cast=(-6, 8, 8, 0.5),
        detail=0.6,
        wobble=0.5,
        rim="#fff2c0",
    )
    legs = [
        polyline(place([(u, 0), (u + lean, 30)], 196, 1060, 1.1), 8)
        for u, lean in ((-26, -5), (-12, 4), (8, -3), (20, 5))
    ]
    paint(c, legs, ["#c8964a", "#7a4c34"], volume=3, detail=0.6, wobble=0.4)
    rocker = line(place([(-46, 24), (-20, 36), (14, 36), (42, 22)], 196, 1060, 1.1), 7)
    paint(c, rocker, ["#8a2a3a", "#4a1c2c"], volume=2.5, detail=0.6, wobble=0.3, rim="#ffd8b0", rim_width=1.5)
    chance = random.Random(3)
    tufts = []
    for _ in range(120):
        x = chance.uniform(-20, 460)
        y, tall = 1160 + chance.uniform(-20, 10), chance.uniform(26, 70)
        bend = chance.uniform(-18, 26)
        tufts.append(
            spline(
                [
                    (x - 3, y, 1),
                    (x + bend * 0.3, y - tall * 0.6),
                    (x + bend, y - tall, 1),
                    (x + bend * 0.4 + 3, y - tall * 0.5),
                    (x + 3, y, 1),
                ]
            )
        )
    paint(c, tufts, ["#5a8a5c", "#143c44"], volume=2, wobble=0, rim="#e8dc94", rim_width=1.4)
