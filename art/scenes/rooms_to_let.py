"""A head is a house: a roof for hair, a lit library in the temple, and a tenant on the ladder."""

import math
import random
from collections.abc import Callable

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels, gradient
from art.light import fog, glow, smoke
from art.motifs.birds import flying_bird
from art.motifs.figure import Clothes, figure
from art.motifs.sky import heap_cloud
from art.motifs.tiles import tiles
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, ellipse, line, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="bk5298xf",
    slug="rooms-to-let",
    seed=121,
    palette="P15",
    horizon="low",
    reach="close",
    hour="dusk",
    mood="wonder",
    description="A head in profile has a tiled roof, a window with a small library and a round door; a man "
    "climbs a ladder to it.",
    clues=("A new idea moves in", "Open-minded", "Head of the household", "Overthinking"),
    motifs=("hat-and-coat", "selves", "houses", "books", "doors"),
    light=(0.8, -0.5),
    shadow="#2a2440",
    warmth="#ffe9c4",
    grade=("#2a3450", "#ffe2b8", 0.05),
)

HEAD = [
    *[(352, 300), (440, 306), (520, 350), (560, 420), (573, 470), (568, 502), (594, 560), (622, 606)],
    *[(612, 624), (588, 630), (598, 650), (586, 664, 1), (595, 680), (578, 704), (583, 740), (556, 778)],
    *[(480, 800), (446, 834), (446, 900), (530, 958), (660, 1010), (740, 1190, 1), (20, 1190, 1), (80, 1040)],
    *[(190, 950), (254, 880), (246, 780), (200, 680), (182, 560), (206, 430), (268, 340)],
]
ROOF = [
    *[(140, 486, 1), (196, 380), (262, 270), (356, 176), (372, 168), (390, 176), (480, 262), (556, 350)],
    *[(618, 432, 1), (560, 446), (460, 430), (330, 440), (220, 466)],
]
PANE_X, PANE_Y = 350, 560
STONE: Manner = {"rim": "#fff4dc", "rim_width": 2, "shading": 0.8}


def draw(c: Canvas) -> None:
    """A village of heads far off, this head, its roof, its room, and the way up."""
    _sky(c)
    _village(c)
    _chimney(c)
    _head(c)
    _coat(c)
    _roof(c)
    _room(c)
    _shutters(c)
    _door(c)
    for x, y, size in ((664, 232, 0.6), (712, 268, 0.42)):
        paint(c, flying_bird(x, y, size, 0.9, -1), "#4a3a50", volume=1, wobble=0.3, detail=0.5)


def _sky(c: Canvas) -> None:
    c.background(
        [(0, "#3c4a5c"), (0.25, "#7d8078"), (0.5, "#d8b48c"), (0.68, "#e8a58a"), (1, "#7a5a68")], angle=14
    )
    glow(c, 650, 620, 420, "#ffe4b4", 0.7, 1.7)
    for x, y, wide, tall, seed in ((716, 352, 200, 62, 21), (84, 120, 210, 76, 14), (60, 372, 180, 56, 8)):
        cloud = heap_cloud(x, y, wide, tall, seed)
        paint(
            c,
            cloud,
            ["#f3d9b8", "#a38a8a"],
            volume=16,
            shading=0.45,
            wobble=2,
            angle=0,
            haze=("#b5a090", 0.3),
        )


def _village(c: Canvas) -> None:
    """Other heads with roofs and one lit window each, far off."""

    def at(points: Points, x: float, y: float, size: float, flip: int) -> list[tuple[float, ...]]:
        return [((p[0] - 384) * size * flip + x, (p[1] - 1000) * size + y, *p[2:]) for p in points]

    heads = ((96, 830, 0.19, 1, 0.62), (214, 822, 0.14, -1, 0.7), (668, 838, 0.24, -1, 0.52))
    for x, y, size, flip, air in (*heads, (742, 826, 0.15, 1, 0.66), (598, 824, 0.13, 1, 0.7)):
        head, roof = spline(at(HEAD, x, y, size, flip)), spline(at(ROOF, x, y, size, flip))
        skin = ["#a88a80", "#c79a86"]
        paint(c, head, skin, volume=9, shading=0.5, haze=("#e6b896", air), rim="#fff0d0", rim_width=1.6)
        far = ("#e6b896", air - 0.1)
        paint(c, roof, "#8a5a5a", volume=6, shading=0.5, haze=far, rim="#fff0d0", rim_width=1.4)
        px, py = at([(360, 560)], x, y, size, flip)[0][:2]
        c.over(ellipse(px, py, 56 * size, 74 * size), "#ffdf94", 0.9)
        glow(c, px, py, 170 * size, "#ffd07a", 0.6)
    fog(c, 850, 60, "#f0c4a0", 0.75)
    field = [(-40, 870, 1), (120, 846), (330, 880), (560, 850), (820, 876), (820, 1200, 1), (-40, 1200, 1)]
    paint(c, spline(field), ["#b58a74", "#5a4458"], volume=16, angle=-6, haze=("#e6b896", 0.3))
    c.multiply(spline([(200, 960), (20, 1000), (-200, 1200), (240, 1200)]), "#4a3450", 0.5, soft=24)


def _chimney(c: Canvas) -> None:
    stack = polygon([(462, 300), (464, 150), (516, 150), (518, 330)])
    brick: Manner = {"rim": "#ffe6c0", "angle": 0, "wobble": 0.5}
    paint(c, stack, ["#b5604e", "#6a3440"], volume=9, shading=0.7, ink=0.3, **brick)
    c.multiply([polyline([(462, 168 + i * 22), (518, 168 + i * 22)], 1.5) for i in range(7)], "#5a2a38", 0.6)
    paint(c, rectangle(456, 140, 68, 16), "#8a4a48", volume=4, rim_width=2, cast=(0, 5, 4, 0.4), **brick)
    smoke(
        c,
        [(492 + i * 22 + i * i * 2.6, 116 - i * 22, 16 + i * 7, 13 + i * 5) for i in range(8)],
        "#f6e2c6",
        0.7,
    )


def _head(c: Canvas) -> None:
    skin = [(0, "#e8b896"), (0.5, "#c98a72"), (0.62, "#a8685e"), (1, "#5a3a50")]
    head = paint(
        c,
        spline(HEAD),
        skin,
        along=("y", 300, 1010),
        volume=74,
        shading=0.85,
        angle=70,
        streaks=0.9,
        mottle=1.1,
        rim="#fff0d0",
        rim_width=6,
        ink=0.25,
        lit="#ffe2b8",
    )
    jaw = [(446, 834), (556, 778), (480, 800), (380, 820), (280, 850), (270, 920), (446, 900)]
    c.multiply(spline(jaw), "#5a2f48", 0.6, 14, head)
    c.multiply(
        spline([(520, 480), (566, 488), (560, 520), (510, 524), (486, 506)]), "#8a4a4c", 0.55, 10, head
    )
    c.screen(ellipse(520, 620, 52, 44), "#f08a70", 0.4, 20, head)
    c.multiply(line([(612, 624), (592, 618), (578, 604), (582, 588)], 5), "#7a3a40", 0.6, 2.5, head)
    lips = [(574, 654), (598, 652), (586, 664), (594, 680), (576, 690), (556, 672)]
    c.multiply(spline(lips), "#b5524e", 0.8, 3, head)
    c.over(line([(587, 664), (568, 664), (552, 656)], 3), "#5a2436", 0.85)
    c.over(line([(494, 520), (510, 533), (532, 537), (552, 528)], 4.2), "#3a1c30", 0.9)
    lashes = [
        polyline([(500 + i * 11, 528 + i * (3 - i * 0.6)), (496 + i * 12.5, 540 + i * 3)], 2.6)
        for i in range(5)
    ]
    c.over(lashes, "#3a1c30", 0.85)
    c.over(c.wobble(line([(484, 470), (520, 452), (560, 462)], 8), 1, 14, 2), "#4a2a34", 0.75)
    c.sharpen(ellipse(524, 526, 40, 22), 0.7)
    c.sharpen(ellipse(580, 668, 28, 24), 0.6)


def _coat(c: Canvas) -> None:
    coat = [
        *[(20, 1190, 1), (70, 1050), (186, 962), (262, 930), (330, 968), (430, 970), (470, 930), (540, 966)],
        *[(664, 1020), (744, 1190, 1)],
    ]
    paint(
        c,
        spline(coat),
        ["#5f7f78", "#22344a"],
        volume=46,
        shading=0.85,
        angle=60,
        streaks=1,
        mottle=1.2,
        rim="#fff0d0",
        rim_width=5,
        ink=0.25,
        cast=(0, -10, 12, 0.4),
    )
    collar = [(250, 936, 1), (262, 880), (300, 910), (380, 950), (448, 920), (470, 884), (486, 936, 1)]
    paint(
        c,
        spline([*collar, (430, 986), (330, 984)]),
        ["#f0dcb4", "#a8826a"],
        volume=16,
        shading=0.75,
        angle=20,
        rim="#fff6dc",
        ink=0.25,
        cast=(0, 8, 8, 0.45),
        streaks=1,
    )
    for k in range(4):
        knit = [(270 + k * 14, 936 + k * 8), (360, 972 + k * 3), (440 - k * 6, 944 + k * 6)]
        c.multiply(line(knit, 2.2), "#7a5a58", 0.5)


def _roof(c: Canvas) -> None:
    roof = paint(
        c,
        spline(ROOF),
        ["#c4624a", "#7a2f3c"],
        volume=34,
        shading=0.75,
        angle=60,
        streaks=1,
        mottle=1.3,
        rim="#ffe2b8",
        rim_width=5,
        ink=0.3,
        cast=(4, 20, 14, 0.6),
    )

    def row(level: float) -> Callable[[float], float]:
        return lambda x: level - 17 * math.exp(-(((x - 372) / 160) ** 2))

    clay = [("#d97a54", "#8f3c40"), ("#b8543f", "#7a2c3a"), ("#c9684e", "#8a3a44")]
    rows = [row(470 - j * 27) for j in range(11)]
    tiles(c, roof, rows, (120, 672), (24, 29), clay, seam="#5a1f34", rim="#ffd9a8")
    chance = random.Random(3)
    moss = [
        ellipse(196 + chance.gauss(0, 26), 440 + chance.gauss(0, 16), chance.uniform(3, 9)) for _ in range(40)
    ]
    c.over(c.wobble(moss, 1, 14, 2) * roof, "#7f9a5c", 0.7)


def _arch(wide: float, top: float, foot: float) -> list[tuple[float, ...]]:
    """An arched opening around the window's middle: half width, height of the arch, depth of the foot."""
    x, y = PANE_X, PANE_Y
    left: list[tuple[float, ...]] = [
        (x - wide, y + foot, 1),
        (x - wide, y - top * 0.29),
        (x - wide * 0.67, y - top * 0.8),
    ]
    right = [(x + wide * 0.67, y - top * 0.8), (x + wide, y - top * 0.29), (x + wide, y + foot, 1)]
    return [*left, (x, y - top), *right]


def _room(c: Canvas) -> None:
    x, y = PANE_X, PANE_Y
    surround = spline(_arch(80, 106, 96))
    paint(c, surround, ["#f0dcb8", "#9a6a5a"], volume=6, ink=0.45, cast=(-4, 6, 7, 0.45), **STONE)
    room = c.mask(spline(_arch(66, 90, 84)))
    lamplight = np.clip(np.hypot(c.x - x - 16, c.y - y - 20) / 120, 0, 1)
    c.over(room, gradient(lamplight, [(0, "#fff0b8"), (0.5, "#f2b75a"), (1, "#a8582e")]))
    c.multiply(np.clip(c.blur(1 - room, 9), 0, 1) * room, "#7a3a20", 0.8)
    c.sharpen(room, 0.7)
    _shelves(c, room)
    shade = spline([(x + 6, y - 36, 1), (x + 12, y - 52), (x + 28, y - 52), (x + 34, y - 36, 1)])
    c.over([polyline([(x + 20, y - 90), (x + 20, y - 52)], 1.8), shade], "#4a2024", 0.95, inside=room)
    glow(c, x + 20, y - 30, 80, "#fff2b0", 0.75)
    desk = [
        rectangle(x + 2, y + 42, 58, 5),
        rectangle(x + 8, y + 44, 4, 42),
        rectangle(x + 52, y + 44, 4, 42),
    ]
    c.over(desk, "#5a2c20", 0.95, inside=room)
    tenant = Clothes(coat="#3f6f7a", hair="#3a1c20", scarf="#d8483a")
    arms = [[(6, -64), (18, -54), (30, -52)]]
    figure(c, x - 2, y + 84, 82, tenant, rim="#fff4c8", shadow=False, arms=arms, detail=0.85)
    c.over(polygon([(x + 24, y + 40), (x + 44, y + 40), (x + 48, y + 35), (x + 28, y + 35)]), "#fff8e4")
    c.screen(c.blur(room, 14) * (1 - room), "#ffc06a", 0.6)


def _shelves(c: Canvas, room: Pixels) -> None:
    chance = random.Random(5)
    for j in range(3):
        level, left = PANE_Y - 36 + j * 32, PANE_X - 62.0
        while left < PANE_X - 24:
            wide, tall = chance.uniform(3.4, 6.5), chance.uniform(13, 23)
            spine = chance.choice(["#8a2f34", "#2f5f6a", "#e0c48a", "#5a3a5a", "#3f6a4a"])
            c.over(rectangle(left, level - tall, wide - 0.8, tall), spine, 0.95, inside=room)
            left += wide
        c.over(rectangle(PANE_X - 64, level, 46, 3.5), "#5a2c20", 0.95, inside=room)


def _shutters(c: Canvas) -> None:
    x, y = PANE_X, PANE_Y
    for side in (-1, 1):
        edge, out = x + side * 80, x + side * 120
        board = polygon([(edge, y - 34), (out, y - 52), (out, y + 112), (edge, y + 92)])
        paint(c, board, ["#6f9088", "#34525a"], volume=5, ink=0.4, wobble=0.5, cast=(-3, 6, 6, 0.4), **STONE)
        slats = [
            polyline([(edge + side * 4, y - 20 + k * 16), (edge + side * 36, y - 34 + k * 18)], 2)
            for k in range(8)
        ]
        c.multiply(slats, "#1f3440", 0.55)
    sill = polygon([(x - 92, y + 92), (x + 92, y + 92), (x + 86, y + 110), (x - 86, y + 110)])
    paint(c, sill, ["#e6cda4", "#8a5f50"], volume=4, wobble=0.5, cast=(-3, 8, 8, 0.5), **STONE)
    chance = random.Random(7)
    box = [(x - 70 + i * 10 + chance.uniform(-3, 3), y + 86 + chance.uniform(-7, 3)) for i in range(15)]
    paint(c, [ellipse(px, py, 7, 6) for px, py in box], "#4f7f4a", volume=3, rim="#f0f0b8", rim_width=1.2)
    blooms = [ellipse(px + chance.uniform(-4, 4), py - 6 + chance.uniform(-3, 3), 3.6) for px, py in box]
    paint(c, blooms, "#d8483a", volume=1.6, detail=0.5)


def _door(c: Canvas) -> None:
    """A round door at the ear, and the ladder to it."""
    x, y = 318, 742
    ring = ellipse(x, y, 40, 46)
    paint(c, ring, ["#f0dcb8", "#8a5f50"], volume=6, ink=0.4, cast=(-3, 6, 7, 0.45), **STONE)
    paint(c, ellipse(x, y, 31, 37), ["#b5483c", "#5a1f30"], volume=8, shading=0.7, angle=88, ink=0.4)
    c.over(
        [polyline([(x - 12 + k * 12, y - 34), (x - 12 + k * 12, y + 34)], 1.5) for k in range(3)],
        "#4a1828",
        0.7,
    )
    c.over(ellipse(x + 18, y, 4), "#f6d27a")
    ladder = [polyline([(183, 1010), (289, 770)], 5), polyline([(213, 1014), (315, 774)], 5)]
    for t in np.linspace(0.08, 0.96, 9):
        ladder.append(polyline([(183 + 106 * t, 1010 - 240 * t), (213 + 102 * t, 1013 - 238 * t)], 3.6))
    paint(c, ladder, ["#e6b878", "#8a5a38"], volume=2, wobble=0.4, cast=(-8, 6, 5, 0.55), detail=0.5, **STONE)
    tenant = Clothes(coat="#e0a83a", hat="bowler", legs="#2a2a40")
    arms = [[(7, -68), (14, -84), (12, -96)], [(-8, -68), (-20, -56), (-24, -44)]]
    figure(c, 246, 906, 78, tenant, rim="#fff4dc", shadow=False, arms=arms)
    case = rectangle(208, 868, 32, 24)
    paint(c, case, "#8a4a2c", volume=3, rim="#ffe6c0", rim_width=1.4, detail=0.7)
