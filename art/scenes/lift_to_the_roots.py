"""A lift goes down inside a tree, past lit rooms among its roots, towards a door with light under it."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels, mix
from art.light import dust, glow
from art.motifs.bent import Tube
from art.motifs.figure import Clothes, figure
from art.motifs.ground import grass
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="59y6ctcz",
    slug="lift-to-the-roots",
    seed=409,
    palette="P14",
    horizon="high",
    reach="middle",
    hour="day",
    mood="wonder",
    description="A cut through the earth shows a lift with two people going down inside a tree, "
    "past furnished rooms among the roots to a closed door.",
    clues=("Family history", "Going deeper", "What keeps us up", "Below the surface"),
    motifs=("growing", "doors", "light", "memory"),
    light=(-0.2, -0.95),
    shadow="#14241c",
    warmth="#fff0bc",
    grade=("#14261e", "#fff2c4", 0.06),
    contrast=0.16,
    vignette=0.45,
)

SHAFT = [
    (414, 168, 86),
    (426, 270, 92),
    (452, 440, 112),
    (456, 640, 120),
    (420, 840, 104),
    (372, 1000, 88),
    (356, 1080, 84),
    (352, 1200, 80),
]
BARK: Manner = {
    "volume": 26,
    "shading": 0.8,
    "streaks": 1.5,
    "mottle": 1.2,
    "wobble": 1.4,
    "rim": "#e0dc9a",
    "rim_width": 4,
    "rim_strength": 0.6,
    "dark": "#0e1a18",
}
THING: Manner = {"wobble": 0.35, "detail": 0.55, "rim": "#fff4cc", "rim_width": 2, "dark": "#1c2418"}
ROOMS: tuple[tuple[float, float, float, float, int], ...] = (
    (138, 396, 150, 118, 1),
    (672, 372, 128, 110, 2),
    (128, 742, 148, 120, 3),
    (676, 742, 132, 124, 4),
)


def draw(c: Canvas) -> None:
    """Daylight and grass above; earth, rooms, roots; the hollow trunk and the lift in it; the door below."""
    _earth(c)
    for x, y, across, down, seed in ROOMS:
        _room(c, x, y, across, down, seed)
    _armchair(c)
    _jars(c)
    _bed(c)
    _supper(c)
    _roots(c)
    _hollow(c)
    _door(c)
    _lift(c)
    _above(c)
    _near(c)


def _earth(c: Canvas) -> None:
    c.background(
        [
            (0, "#e9f0c8"),
            (0.07, "#fffbe4"),
            (0.13, "#f4ecb0"),
            (0.15, "#6a6a40"),
            (0.3, "#4a4a34"),
            (0.65, "#2c3428"),
            (1, "#16221c"),
        ],
        angle=4,
    )
    layers = (c.y + (c.noise(180, 3, 3, wide=2, tall=0.5) - 0.5) * 90) / 46
    c.multiply(np.asarray(smoothstep(np.sin(layers), 0.2, 0.9), np.float32) * (c.y > 170), "#5a5a48", 0.35)
    chance = random.Random(5)
    stones = []
    for _ in range(80):
        x, y = chance.uniform(0, 768), chance.uniform(210, 1150)
        size = chance.uniform(4, 19)
        stones.append(ellipse(x, y, size * 1.3, size * 0.8, chance.uniform(-30, 30)))
    paint(
        c,
        stones,
        ["#8a8a62", "#4a523c"],
        volume=7,
        shading=0.8,
        wobble=1,
        rim="#d8d8a0",
        rim_width=1.5,
        rim_strength=0.5,
    )


def _room(c: Canvas, x: float, y: float, across: float, down: float, seed: int) -> None:
    """A burrow dug between roots: a lit back wall, a floor, roots for a cornice."""
    chance = random.Random(seed)
    rim = [
        (
            x + across * math.cos(a / 8 * math.pi) * chance.uniform(0.94, 1.06),
            y + down * math.sin(a / 8 * math.pi) * (chance.uniform(0.94, 1.06) if a > 8 else 0.9),
        )
        for a in range(16)
    ]
    c.multiply(spline(rim).outline(30), "#141c14", 0.7, soft=12)
    lamp = (x + (30 if x < 384 else -30), y - down * 0.42)
    away = np.hypot(c.x - lamp[0], (c.y - lamp[1]) * 1.1) / (across * 1.35)
    wall = paint(
        c,
        spline(rim),
        ["#fff3cf", "#e8d888", "#b0a858", "#5f7f3a", "#2f4a2c"],
        along=np.asarray(np.clip(away, 0, 1), np.float32),
        volume=0,
        angle=10,
        wobble=1.2,
        streaks=1,
    )
    floor = polygon(
        [
            (x - across * 1.1, y + down * 0.56),
            (x + across * 1.1, y + down * 0.52),
            (x + across * 1.1, y + down * 1.2),
            (x - across * 1.1, y + down * 1.2),
        ]
    )
    paint(c, floor, ["#a88a54", "#5a4a30"], volume=5, shading=0.5, inside=wall, angle=2, wobble=0.6)
    c.multiply(np.clip(c.blur(1 - wall, 14), 0, 1) * wall, "#1c2c1c", 0.9)
    cord = line([(lamp[0], y - down), (lamp[0] + 1, lamp[1] - 8)], 3)
    c.over(cord, "#23361f", 0.9)
    shade = spline(
        [
            (lamp[0] - 20, lamp[1] + 6, 1),
            (lamp[0] - 8, lamp[1] - 12),
            (lamp[0] + 8, lamp[1] - 12),
            (lamp[0] + 20, lamp[1] + 6, 1),
            (lamp[0], lamp[1] + 10),
        ]
    )
    glow(c, lamp[0], lamp[1] + 8, across * 0.9, "#fff0b0", 0.4)
    paint(c, shade, ["#3f5c30", "#5f7f3a"], volume=4, **THING)
    c.over(ellipse(lamp[0], lamp[1] + 9, 13, 4), "#ffffff", 0.95, soft=1)


def _stood(c: Canvas, x: float, y: float, wide: float) -> None:
    c.multiply(ellipse(x, y, wide, wide * 0.14), "#1c2418", 0.7, soft=5)


def _armchair(c: Canvas) -> None:
    """Nobody in it; the knitting has rolled away, pictures hang above."""
    x, y = 132, 484
    _stood(c, x, y, 66)
    back = spline(
        [
            (x - 44, y - 10),
            (x - 50, y - 80),
            (x - 30, y - 108),
            (x + 10, y - 108),
            (x + 28, y - 80),
            (x + 26, y - 10),
        ]
    )
    seat = spline([(x - 46, y, 1), (x - 48, y - 44), (x + 48, y - 46), (x + 52, y, 1)])
    arms = [line([(x - 46, y - 52), (x - 46, y - 6)], 24), line([(x + 44, y - 54), (x + 44, y - 6)], 24)]
    for shape, tone in ((back, ["#6a8a4a", "#36522c"]), (seat, ["#7a9a52", "#3f5c30"])):
        paint(c, shape, tone, volume=14, shading=0.7, cast=(4, 4, 6, 0.4), **THING)
    paint(c, arms, ["#84a458", "#3f5c30"], volume=9, cast=(3, 3, 4, 0.4), **THING)
    plaid = spline(
        [(x - 40, y - 58, 1), (x + 6, y - 62, 1), (x + 12, y - 20), (x + 4, y + 2, 1), (x - 30, y + 4, 1)]
    )
    paint(c, plaid, ["#d8486a", "#8a2c4a"], volume=6, cast=(3, 5, 4, 0.5), **THING)
    ball = (x + 92, y + 2)
    _stood(c, ball[0], ball[1] + 8, 16)
    paint(c, ellipse(ball[0], ball[1] - 4, 13), ["#e05a78", "#9a2f50"], volume=6, **THING)
    c.over(line([(x + 12, y - 30), (x + 50, y + 4), (ball[0] - 8, ball[1] + 4)], 2.6), "#d8486a", 0.9)
    for u, v, w, h in ((44, 350, 34, 42), (92, 334, 28, 34)):
        paint(c, rectangle(u, v, w, h), ["#a87c44", "#5a4428"], volume=3, cast=(3, 4, 4, 0.5), **THING)
        paint(
            c,
            rectangle(u + 5, v + 5, w - 10, h - 10),
            ["#e8e0b8", "#a8a878"],
            volume=2,
            **{**THING, "rim": None},
        )
        c.over(
            [
                ellipse(u + w / 2, v + h * 0.44, w * 0.14, w * 0.17),
                spline(
                    [(u + w * 0.26, v + h - 6, 1), (u + w / 2, v + h * 0.6), (u + w * 0.74, v + h - 6, 1)]
                ),
            ],
            "#4a5a38",
            0.8,
        )


def _jars(c: Canvas) -> None:
    """Shelves of seeds in glass; one jar has begun to sprout."""
    chance = random.Random(9)
    for row, y in enumerate((364, 434)):
        plank = rectangle(588, y, 176, 9)
        paint(c, plank, ["#a8824a", "#5a4428"], volume=2.5, cast=(0, 7, 5, 0.5), **THING)
        for k in range(4):
            x = 606 + k * 42 + row * 6
            tall = chance.uniform(34, 46)
            jar = spline(
                [
                    (x - 14, y, 1),
                    (x - 16, y - tall * 0.6),
                    (x - 9, y - tall),
                    (x + 9, y - tall),
                    (x + 16, y - tall * 0.6),
                    (x + 14, y, 1),
                ]
            )
            glass = paint(c, jar, ["#f4f4d0", "#a8b878", "#6a8a5a"], volume=6, cast=(3, 2, 4, 0.4), **THING)
            level = rectangle(x - 18, y - tall * chance.uniform(0.35, 0.7), 36, 60)
            c.over(level, chance.choice(["#c9a04a", "#8a5a34", "#c43a5a", "#5f7f3a"]), 0.8, inside=glass)
            c.over(line([(x - 8, y - tall * 0.8), (x - 9, y - tall * 0.3)], 3), "#ffffff", 0.7, soft=0.6)
            c.over(rectangle(x - 10, y - tall - 6, 20, 7), "#6a5030", 0.95)
    x, y = 690, 396
    paint(
        c,
        [
            line([(x, y), (x + 4, y - 22), (x - 4, y - 40)], 4),
            ellipse(x - 14, y - 40, 12, 6, 20),
            ellipse(x + 9, y - 36, 12, 6, -30),
        ],
        ["#a8d05a", "#4a7a34"],
        volume=3,
        **THING,
    )


def _bed(c: Canvas) -> None:
    """A quilt with somebody small under it, and a painted window with a painted sun."""
    x, y = 122, 830
    _stood(c, x, y + 4, 110)
    pane = rectangle(40, 670, 74, 72)
    paint(c, rectangle(33, 663, 88, 86), ["#b58c50", "#6a5030"], volume=4, cast=(4, 5, 5, 0.5), **THING)
    paint(c, pane, ["#8ac0c8", "#dceac4"], volume=2, wobble=0.3, detail=0.6)
    c.over([ellipse(78, 704, 14)], "#ffe27a")
    paint(
        c,
        spline([(40, 742, 1), (40, 724), (64, 718), (92, 728), (114, 720), (114, 742, 1)]),
        ["#7fa84e", "#5f8a40"],
        volume=3,
        wobble=0.3,
        detail=0.6,
    )
    c.over([polyline([(77, 668), (77, 744)], 4), polyline([(38, 706), (116, 706)], 4)], "#8a6838")
    for u, tall in ((-100, 74), (104, 52)):
        paint(c, polyline([(x + u, y + 2), (x + u, y - tall)], 11), ["#b58c50", "#5a4428"], volume=4, **THING)
        paint(c, ellipse(x + u, y - tall - 6, 9), ["#c8a060", "#6a5030"], volume=4, **THING)
    pillow = spline(
        [(x - 94, y - 30), (x - 92, y - 54), (x - 50, y - 58), (x - 34, y - 36), (x - 50, y - 24)]
    )
    paint(c, pillow, ["#fffbe8", "#c8c8a0"], volume=8, **THING)
    paint(c, ellipse(x - 52, y - 50, 19, 17), ["#5a3c2c", "#2c2420"], volume=8, cast=(2, 4, 4, 0.4), **THING)
    quilt = spline(
        [
            (x - 62, y + 2, 1),
            (x - 58, y - 40),
            (x - 20, y - 62),
            (x + 30, y - 56),
            (x + 72, y - 44),
            (x + 104, y - 34),
            (x + 106, y + 2, 1),
        ]
    )
    cover = paint(
        c, quilt, ["#e0dc9a", "#8aa458", "#4a6a3c"], volume=18, shading=0.65, cast=(2, 4, 5, 0.4), **THING
    )
    for i in range(6):
        for j in range(3):
            if (i + j) % 2:
                patch = rectangle(x - 60 + i * 29, y - 62 + j * 22, 29, 22)
                c.multiply(patch, ("#c8688a", "#7aa0a0", "#d8a860")[(i + 2 * j) % 3], 0.65, inside=cover)


def _supper(c: Canvas) -> None:
    """A table laid for many; one chair lies on its back."""
    x, y = 684, 838
    _stood(c, x, y + 6, 110)
    for u in (-70, 0, 66):
        chair = [
            polyline([(x + u - 14, y - 96), (x + u - 14, y - 40)], 6),
            polyline([(x + u + 14, y - 96), (x + u + 14, y - 40)], 6),
            polyline([(x + u - 14, y - 92), (x + u + 14, y - 92)], 8),
            polyline([(x + u - 14, y - 74), (x + u + 14, y - 74)], 5),
        ]
        paint(c, chair, ["#a87c44", "#5a4428"], volume=2.5, **THING)
    cloth = spline(
        [
            (x - 112, y - 48, 1),
            (x + 112, y - 52, 1),
            (x + 108, y - 4),
            (x + 84, y - 12),
            (x + 50, y),
            (x + 8, y - 10),
            (x - 36, y + 2),
            (x - 76, y - 8),
            (x - 106, y + 2),
        ]
    )
    paint(c, cloth, ["#fffbe8", "#d8d4a8", "#8a9a6a"], volume=8, shading=0.5, cast=(0, 6, 6, 0.5), **THING)
    plates = [ellipse(x + u, y - 48, 17, 5) for u in (-82, -38, 6, 52, 92)]
    paint(c, plates, ["#ffffff", "#b8c0a0"], volume=2, cast=(1, 3, 2, 0.5), **THING)
    cake = spline([(x - 22, y - 54, 1), (x - 20, y - 82), (x + 20, y - 83), (x + 22, y - 55, 1)])
    paint(c, cake, ["#f0b0c0", "#c43a5a"], volume=6, **THING)
    c.over(line([(x, y - 84), (x, y - 100)], 4), "#fff3cf")
    c.over(spline([(x, y - 118, 1), (x + 5, y - 106), (x, y - 100), (x - 5, y - 106)]), "#ffe07a")
    glow(c, x, y - 108, 70, "#ffe08a", 0.7)
    fallen = [
        polyline(place(p, x - 108, y + 24, 0.9, 1, 78), 6)
        for p in (
            [(-14, -52), (-14, 26)],
            [(14, -52), (14, 26)],
            [(-14, -2), (14, -2)],
            [(-14, -48), (14, -48)],
        )
    ]
    paint(c, fallen, ["#b58c50", "#5a4428"], volume=2.5, cast=(2, 5, 4, 0.5), **THING)


def _roots(c: Canvas) -> None:
    """Roots leave the trunk and pass over and under the rooms."""
    runs: tuple[Points, ...] = (
        [(300, 540, 24), (262, 640, 17), (286, 740, 12), (250, 840, 7)],
        [(600, 540, 22), (566, 640, 15), (590, 720, 10), (556, 800, 5)],
        [(160, 250, 20), (120, 262, 12), (40, 316, 7), (20, 420, 4)],
        [(570, 920, 20), (610, 1010, 14), (580, 1100, 9), (620, 1200, 6)],
        [(200, 930, 18), (150, 1020, 12), (190, 1110, 8), (150, 1200, 5)],
        [(380, 170, 60), (280, 226, 44), (160, 250, 34), (40, 240, 26), (-60, 270, 20)],
        [(470, 170, 58), (570, 214, 42), (680, 230, 30), (800, 214, 22)],
        [(390, 470, 50), (300, 540, 36), (190, 566, 30), (80, 590, 22), (-40, 578, 16)],
        [(520, 480, 50), (600, 540, 34), (700, 552, 26), (800, 580, 18)],
        [(380, 840, 46), (300, 910, 32), (200, 930, 26), (90, 960, 18), (-40, 950, 12)],
        [(480, 840, 46), (570, 920, 34), (680, 940, 24), (800, 970, 16)],
    )
    hairs = random.Random(21)
    for run in runs:
        tube = Tube(run)
        mask = paint(
            c,
            tube.piece(),
            ["#a89a5c", "#7a7444", "#44482c"],
            angle=math.degrees(tube.at(0.5)[3]),
            cast=(4, 16, 16, 0.6),
            **BARK,
        )
        grain: list[Points] = []
        for _ in range(10):
            share, side = hairs.uniform(0.05, 0.8), hairs.uniform(-0.8, 0.8)
            spots = [tube.at(min(1, share + step * 0.06)) for step in range(4)]
            grain.append(
                [(u - math.sin(a) * half * side, v + math.cos(a) * half * side) for u, v, half, a in spots]
            )
        c.multiply(
            [line(strand, hairs.uniform(1.5, 4)) for strand in grain], "#1c2418", 0.5, soft=0.8, inside=mask
        )
        for _ in range(5):
            u, v, half, _angle = tube.at(hairs.uniform(0.3, 0.95))
            strand = [
                (u, v + half * 0.8),
                (u + hairs.uniform(-10, 10), v + half + 16),
                (u + hairs.uniform(-22, 22), v + half + hairs.uniform(24, 50)),
            ]
            c.over(line(strand, hairs.uniform(2, 4)), "#5f5c38", 0.9)


def _hollow(c: Canvas) -> None:
    """The trunk's wood in section, and the shaft inside it."""
    tube = Tube(SHAFT)
    wood = paint(
        c,
        tube.piece(swell=52),
        ["#b8a868", "#8a8050", "#4a4c30"],
        angle=88,
        cast=(0, 10, 22, 0.65),
        **{**BARK, "volume": 34},
    )
    chance = random.Random(2)
    for side in (-1, 1):
        for k in range(4):
            strand = []
            for step in range(13):
                u, v, half, a = tube.at(step / 12)
                off = side * (half + 12 + k * 11 + chance.uniform(-2, 2))
                strand.append((u - math.sin(a) * off, v + math.cos(a) * off))
            c.multiply(line(strand, 4), "#3a3c24", 0.55, soft=1, inside=wood)
            c.screen(line([(u - 4, v) for u, v in strand], 2.6), "#f0e8a8", 0.25, inside=wood)
    shaft = paint(
        c,
        tube.piece(),
        [(0, "#c9c078"), (0.16, "#6a6e40"), (0.45, "#46502f"), (0.75, "#22301f"), (1, "#14241e")],
        along=("y", 60, 1160),
        volume=0,
        angle=88,
        wobble=0.8,
        streaks=1.3,
    )
    c.multiply(np.clip(c.blur(1 - shaft, 20), 0, 1) * shaft, "#0e1a14", 0.95)
    ribs = []
    for step in range(1, 25):
        u, v, half, _angle = tube.at(step / 25)
        ribs.append(line([(u - half, v - 6), (u, v + 16), (u + half, v - 6)], 3))
    c.multiply(ribs, "#101c14", 0.4, soft=1.5, inside=shaft)
    for off in (-0.62, 0.62):
        rail = [(u + off * half, v) for u, v, half, _ in (tube.at(step / 16) for step in range(17))]
        paint(
            c,
            line(rail, 6),
            ["#b0a468", "#5a5434"],
            volume=2,
            inside=shaft,
            detail=0.5,
            wobble=0.3,
            rim="#f4ecb0",
            rim_width=1.5,
        )
    for x, y, _across, _down, _seed in ROOMS:
        _opening(c, shaft, x, y + 40)


def _opening(c: Canvas, shaft: Pixels, x: float, y: float) -> None:
    """The light of a room reaches the shaft through a small arch."""
    share = (y - SHAFT[0][1]) / (SHAFT[-1][1] - SHAFT[0][1])
    u, _v, half, _a = Tube(SHAFT).at(share)
    wall = u - half - 24 if x < 384 else u + half + 24
    arch = [(-19, 46, 1), (-20, -20), (0, -50), (20, -20), (19, 46, 1)]
    rim = spline(place(arch, wall, y, 1.25))
    paint(
        c, rim, ["#8a8450", "#4a4a2c"], volume=6, wobble=0.6, cast=(0, 4, 6, 0.5), rim="#f0e8a8", rim_width=2
    )
    paint(
        c, spline(place(arch, wall, y)), ["#d8cc80", "#fff8dc", "#e8d888"], volume=5, shading=0.4, wobble=0.4
    )
    glow(c, wall, y, 110, "#f4e49a", 0.4)
    c.screen(ellipse(wall + (50 if x < 384 else -50), y + 10, 70, 46), "#e8d88a", 0.35, soft=22, inside=shaft)


def _door(c: Canvas) -> None:
    """At the bottom a small door; what is behind it shines under it and through the keyhole."""
    x, y = 356, 1118
    glow(c, x, y, 150, "#8af0d0", 0.35)
    frame = spline([(x - 46, y, 1), (x - 46, y - 70), (x, y - 104), (x + 46, y - 70), (x + 46, y, 1)])
    paint(c, frame, ["#7a7848", "#3a4028"], volume=6, cast=(0, 4, 8, 0.6), **THING)
    leaf = spline([(x - 35, y, 1), (x - 35, y - 64), (x, y - 91), (x + 35, y - 64), (x + 35, y, 1)])
    wood = paint(c, leaf, ["#4a5a34", "#2c3c24"], volume=5, **{**THING, "rim": "#a8f0d0"})
    c.multiply(
        [polyline([(x + u, y), (x + u, y - 90)], 2.6) for u in (-17, 0, 17)], "#101c14", 0.6, inside=wood
    )
    c.over(ellipse(x + 24, y - 38, 3.4, 6), "#d8fff0")
    c.over(
        polygon([(x - 35, y - 4), (x + 35, y - 4), (x + 36, y + 3), (x - 36, y + 3)]), "#d8fff0", 1, soft=0.8
    )
    c.screen(
        polygon([(x - 36, y + 2), (x + 36, y + 2), (x + 92, y + 50), (x - 92, y + 50)]),
        "#8af0d0",
        0.55,
        soft=8,
    )
    glow(c, x, y + 2, 90, "#a8ffe0", 0.5)


def _lift(c: Canvas) -> None:
    """A brass cage on its cable: an attendant at the lever, a child with a suitcase at the bars."""
    x, y = 456, 664
    half, tall = 84, 216
    paint(
        c,
        line([(418, 100), (432, 260), (452, 400), (x, y - tall - 34)], 5),
        ["#d8d0a0", "#6a6448"],
        volume=1.6,
        detail=0.6,
        wobble=0.2,
    )
    c.multiply(ellipse(x, y + 40, 92, 34), "#0c1812", 0.6, soft=16)
    inside = spline(
        [
            (x - half, y, 1),
            (x - half, y - tall * 0.84),
            (x - 40, y - tall),
            (x + 40, y - tall),
            (x + half, y - tall * 0.84),
            (x + half, y, 1),
        ]
    )
    away = np.hypot(c.x - x, (c.y - y + tall * 0.8) * 0.8) / 170
    cabin = paint(
        c,
        inside,
        ["#fffbe0", "#fbe8a0", "#d8b860", "#8a7a3c"],
        along=np.asarray(np.clip(away, 0, 1), np.float32),
        volume=0,
        wobble=0.3,
    )
    glow(c, x, y - tall * 0.78, 260, "#fff0b0", 0.5)
    bulb = ellipse(x, y - tall * 0.84, 12, 14)
    c.over(bulb, "#ffffff")
    c.multiply(
        polygon([(x - half, y - 34), (x + half, y - 34), (x + half, y), (x - half, y)]),
        "#7a6438",
        0.6,
        soft=6,
        inside=cabin,
    )
    attendant = Clothes(
        coat="#c43a5a", hem="#7a2440", hair="#4a3428", legs="#3a2430", hat="cap", hat_colour="#a82c4c"
    )
    figure(
        c,
        x + 26,
        y - 6,
        148,
        attendant,
        flip=-1,
        back=True,
        arms=[[(8, -66), (22, -60), (36, -68)]],
        rim="#fff8d8",
        detail=0.8,
    )
    child = Clothes(coat="#3f6a5c", hem="#23463c", hair="#7a4a2c", legs="#2c3428", scarf="#fff3cf")
    figure(
        c, x - 38, y - 4, 104, child, arms=[[(-8, -66), (-20, -64), (-30, -72)]], rim="#fff8d8", detail=0.8
    )
    case = rectangle(x - 26, y - 32, 34, 26)
    paint(c, case, ["#a87444", "#5a3c28"], volume=4, cast=(3, 3, 3, 0.5), **THING)
    brass: list[Colour] = ["#f4e090", "#b8923c", "#6a5428"]
    bars = [
        polyline([(x + u, y), (x + u, y - tall * (0.9 if abs(u) > 50 else 0.97))], 4.4)
        for u in (-half, -half + 28, half - 28, half)
    ]
    bars += [polyline([(x + u, y - 70), (x + u, y)], 3) for u in (-40, -24, -8, 8, 24, 40)]
    bars += [polyline([(x - half, y - v), (x + half, y - v)], 5) for v in (70, 148)]
    paint(
        c, bars, brass, volume=1.6, detail=0.7, wobble=0.2, rim="#fffbe0", rim_width=1.4, cast=(2, 3, 2, 0.4)
    )
    curls = [ellipse(x + u, y - 162, 12, 12).outline(3.4) for u in (-66, -38, 38, 66)]
    paint(c, curls, brass, volume=1.4, detail=0.7, wobble=0.2)
    dome = spline(
        [
            (x - half - 8, y - tall * 0.84, 1),
            (x - 60, y - tall - 10),
            (x - 16, y - tall - 30),
            (x + 16, y - tall - 30),
            (x + 60, y - tall - 10),
            (x + half + 8, y - tall * 0.84, 1),
            (x + 40, y - tall + 2),
            (x - 40, y - tall + 2),
        ]
    )
    paint(c, dome, brass, volume=9, shading=0.7, cast=(0, 8, 8, 0.5), **THING)
    paint(
        c,
        [ellipse(x, y - tall - 36, 11), polyline([(x, y - tall - 34), (x, y - tall - 50)], 6)],
        brass,
        volume=4,
        **THING,
    )
    floor = spline(
        [
            (x - half - 10, y - 4, 1),
            (x + half + 10, y - 4, 1),
            (x + half + 2, y + 16),
            (x, y + 24),
            (x - half - 2, y + 16),
        ]
    )
    paint(c, floor, brass, volume=7, shading=0.7, cast=(0, 16, 12, 0.6), **THING)
    dust(c, 50, (370, 690, 540, 1000), "#fff0b0", 6)


def _above(c: Canvas) -> None:
    """The world over the roots: a strip of grass, the trunk's foot, a bicycle leant on it."""
    trunk = spline(
        [
            (300, -20, 1),
            (306, 60),
            (280, 120),
            (200, 172, 1),
            (250, 186),
            (420, 196),
            (580, 186),
            (640, 168, 1),
            (546, 116),
            (520, 60),
            (524, -20, 1),
        ]
    )
    mask = paint(
        c, trunk, ["#8a8450", "#6a6840", "#4a4a30"], angle=86, cast=(10, 4, 14, 0.4), **{**BARK, "volume": 40}
    )
    chance = random.Random(8)
    furrows = [
        line([(x, -10), (x + chance.uniform(-8, 8), 70), (x + (x - 412) * 0.5, 170)], chance.uniform(3, 6))
        for x in range(316, 520, 15)
    ]
    c.multiply(furrows, "#23301c", 0.6, soft=1, inside=mask)
    hole = spline([(356, 172, 1), (352, 96), (384, 52), (430, 48), (466, 92), (464, 172, 1)])
    paint(c, hole, ["#3a4428", "#8a8a4c"], volume=9, wobble=0.6, rim="#fff0b0", rim_width=3)
    paint(c, line([(412, 60), (418, 180)], 5), ["#d8d0a0", "#6a6448"], volume=1.6, detail=0.6, wobble=0.2)
    for side in (-1, 1):
        gate = [polyline([(411 + side * u, 96), (411 + side * u, 176)], 3.6) for u in (26, 36, 46)]
        paint(c, gate, ["#f4e090", "#8a6c34"], volume=1.4, detail=0.7, wobble=0.2)
    ridge = [(-40, 164), (120, 172), (300, 186), (420, 194), (560, 184), (700, 168), (820, 160)]
    sod = spline(
        [*[(x, y - 8) for x, y in ridge], *[(x, y + 24 + 10 * math.sin(x / 31)) for x, y in reversed(ridge)]]
    )
    paint(
        c,
        sod,
        ["#a8c05a", "#5f7f3a", "#3a4a28"],
        volume=8,
        shading=0.6,
        wobble=2,
        cast=(0, 10, 10, 0.5),
        rim="#f4f4b0",
        rim_width=3,
        angle=80,
    )
    grass(c, ridge, ["#c9d06a", "#4a6a30"], height=32, count=190, seed=3, lean=0.15, rim="#fffbd0")
    wheels = [ellipse(u, 138, 33).outline(4.4) for u in (92, 178)]
    frame = [
        polyline(p, 5)
        for p in (
            [(92, 138), (120, 92), (166, 90), (178, 138)],
            [(120, 92), (138, 138), (166, 90)],
            [(92, 138), (138, 138)],
            [(166, 90), (160, 72), (178, 66)],
            [(118, 92), (114, 80)],
        )
    ]
    paint(
        c,
        [*wheels, *frame],
        ["#c43a5a", "#6a2438"],
        volume=1.6,
        detail=0.7,
        wobble=0.2,
        rim="#fff3cf",
        rim_width=1.3,
    )
    c.over(line([(104, 79), (124, 78)], 7), "#3a2c28")


def _near(c: Canvas) -> None:
    """A root close to the eye crosses the lower corner; mushrooms grow on it."""
    tube = Tube([(840, 1010, 60), (700, 1060, 56), (560, 1120, 44), (460, 1200, 30)])
    mask = paint(
        c,
        tube.piece(),
        ["#5a5a38", "#34402a", "#18241a"],
        angle=-24,
        cast=(-10, -14, 24, 0.6),
        **{**BARK, "volume": 36},
    )
    c.multiply(
        [line([(820, 1000 + k * 24), (700, 1048 + k * 22), (570, 1106 + k * 18)], 5) for k in range(4)],
        "#0e1812",
        0.6,
        soft=1.5,
        inside=mask,
    )
    for x, y, size, turn in ((640, 1058, 1.0, -10), (604, 1082, 0.7, -22), (678, 1042, 0.62, 6)):
        stalk = spline(place([(-7, 8, 1), (-5, -34), (5, -34), (8, 8, 1)], x, y, size, 1, turn))
        paint(c, stalk, ["#f4f0c8", "#a8a878"], volume=5, **THING)
        hat = spline(
            place(
                [(-30, -30, 1), (-22, -50), (0, -60), (22, -50), (30, -30, 1), (0, -24)], x, y, size, 1, turn
            )
        )
        paint(c, hat, ["#fff3cf", "#c9b86a", "#7a6c3c"], volume=9, cast=(2, 6, 4, 0.5), **THING)
    dusk: Colour = mix("#14241e", "#0c1812", 0.5)
    c.multiply(c.mask(polygon([(-20, 1060), (120, 1180), (-20, 1180)]), 60), dusk, 0.5)
