"""A child on a jetty holds up a hand to nobody; in the water a grown-up holds it, and the lamps are lit."""

import random

import numpy as np

from art import pixels
from art.canvas import Canvas
from art.colour import Pixels, mix
from art.light import fog, glow
from art.motifs.figure import Clothes, figure
from art.motifs.ground import hill
from art.motifs.houses import House, house
from art.motifs.trees import pine_ridge
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, rectangle, spline

SCENE = Scene(
    id="vf1kpfaf",
    slug="the-hand-in-the-water",
    seed=8201,
    palette="P2",
    horizon="high",
    reach="middle",
    hour="dusk",
    mood="melancholy",
    description="A child stands alone on a jetty and holds one hand up to the side; in the reflection a tall "
    "woman stands there and holds the hand, and the lamp is lit.",
    clues=("You are still here", "Half of me", "What the lake remembers", "Imaginary friend"),
    motifs=("water", "mirrors", "absence", "light"),
    light=(-0.7, -0.5),
    shadow="#241a4a",
    warmth="#ffd9a0",
    grade=("#241a4a", "#ffd9a0", 0.07),
    contrast=0.16,
    vignette=0.42,
)

SHORE = 372.0
POOL = 506.0
DECK = 470.0
CHILD = 420.0

RIDGE_FAR: Points = [
    (-40, 300),
    (90, 250),
    (210, 276),
    (330, 214),
    (450, 258),
    (590, 196),
    (700, 246),
    (820, 220),
]
RIDGE_NEAR: Points = [(-40, 352), (120, 330), (260, 346), (420, 326), (560, 300), (680, 318), (820, 280)]
DRESS: Points = [
    (-5, -77),
    (-11, -73),
    (-14, -66),
    (-13, -54),
    (-11, -46),
    (-14, -34),
    (-19, -16),
    (-23, -5, 1),
    (-8, -2),
    (8, -2),
    (22, -5, 1),
    (18, -20),
    (13, -36),
    (10, -47),
    (12, -56),
    (13, -67),
    (10, -73),
    (5, -77),
]
HEAD: Points = [
    (-3, -74, 1),
    (-3.4, -80),
    (-7, -84),
    (-7.6, -91),
    (-4, -97),
    (2, -98),
    (7, -94),
    (8, -87),
    (5, -81),
    (3.4, -79),
    (3.2, -74, 1),
]
BUN: Points = [(-4, -96), (-4, -102), (1, -105), (6, -102), (6, -97), (1, -94)]


def draw(c: Canvas) -> None:
    """First the world as the water has it, mirrored downwards; then the world as it is; then what is near."""
    _sky(c)
    _shore(c, lit=True)
    _mirror_far(c)
    base = c.picture.copy()
    _jetty(c)
    _lamp(c, lit=True)
    _woman(c)
    _child(c)
    _mirror_near(c, base)
    upper = c.mask(rectangle(-5, -5, 780, SHORE + 5))
    kept = c.picture.copy()
    _sky(c)
    _shore(c, lit=False)
    c.picture = c.picture * upper[..., None] + kept * (1 - upper[..., None])
    fog(c, SHORE - 2, 12, "#e8b0a0", 0.55)
    _ripples(c)
    _jetty(c)
    _lamp(c, lit=False)
    _child(c)
    _reeds(c)


def _sky(c: Canvas) -> None:
    tones = [
        (0, "#2c2a62"),
        (0.12, "#4a3a74"),
        (0.2, "#83507e"),
        (0.27, "#c56f74"),
        (0.33, "#f2b48c"),
        (1, "#f6c898"),
    ]
    c.background(tones, angle=4, mottle=0.7)
    streaks = []
    chance = random.Random(4)
    for x, y, long in ((90, 96, 210), (560, 60, 300), (330, 150, 250), (690, 168, 190), (160, 196, 160)):
        for _ in range(5):
            u, v = x + chance.uniform(-60, 60), y + chance.uniform(-12, 12)
            half = long * chance.uniform(0.25, 0.5)
            streaks.append(
                spline([(u - half, v + 3, 1), (u - half * 0.2, v - 5), (u + half, v, 1), (u, v + 6)])
            )
    paint(
        c,
        streaks,
        ["#7a4f86", "#b0667c"],
        volume=5,
        shading=0.4,
        wobble=2,
        angle=2,
        rim="#ffc8a0",
        rim_width=2,
    )


def _shore(c: Canvas, lit: bool) -> None:
    air = "#d98c88"
    paint(
        c,
        hill(RIDGE_FAR),
        ["#6a4f86", "#8a5c86"],
        along=("y", 190, 380),
        volume=16,
        shading=0.4,
        angle=-12,
        wobble=1.6,
        haze=(air, 0.42),
    )
    paint(
        c,
        [*pine_ridge(346, 60, 46, 8, 12), hill(RIDGE_NEAR)],
        ["#3d2f62", "#332a5c"],
        along=("y", 270, 372),
        volume=6,
        shading=0.4,
        wobble=0.8,
        haze=(air, 0.12),
    )
    look = House(
        wall="#57406c",
        roof="#2f2550",
        rows=1,
        columns=3,
        roof_height=0.75,
        lit_share=1 if lit else 0,
        lit="#ffc860",
        detail=0.8,
        ink=0.2,
    )
    house(c, 168, SHORE + 2, 76, 36, look, 3)
    if lit:
        glow(c, 168, SHORE - 16, 110, "#ffb850", 0.6)


def _flipped(c: Canvas, array: Pixels, about: float) -> Pixels:
    """The upper part of the picture standing on its head below a line; above it nothing is changed."""
    row = int(about * c.scale)
    out = array.copy()
    count = min(row, c.height - row)
    out[row : row + count] = array[row - count : row][::-1]
    if row + count < c.height:
        out[row + count :] = array[0]
    return out


def _mirror_far(c: Canvas) -> None:
    picture = _flipped(c, c.picture, SHORE)
    depth = np.clip((c.y - SHORE) / (1152 - SHORE), 0, 1)[..., None].astype(np.float32)
    tint = mix("#2a2858", "#6a4373", 0.35)
    picture = picture * (1 - 0.22 * depth) + tint * 0.22 * depth
    sway = (c.noise(46, 3, 3, wide=3, tall=0.3) - 0.5) * 26 * c.scale * (0.2 + depth[..., 0])
    c.picture = pixels.warp(
        np.asarray(picture, np.float32), np.asarray(sway, np.float32), np.zeros_like(sway)
    )
    below = c.mask(rectangle(-5, SHORE, 780, 900))
    c.multiply(below, "#8c6fa8", 0.34)
    c.multiply(below * smoothstep(c.y, 700, 1152), "#3a2a66", 0.6)
    c.screen(
        np.exp(-(((c.x - 330) / 230) ** 2) - ((c.y - 720) / 240) ** 2).astype(np.float32), "#e09068", 0.3
    )


def _mirror_near(c: Canvas, base: Pixels) -> None:
    """What stands on the jetty, cut out, turned over, shaken by the water."""
    cut = smoothstep(np.abs(c.picture - base).sum(-1), 0.015, 0.07)
    near, cut = _flipped(c, c.picture, POOL), _flipped(c, cut, POOL)
    cut = cut * (c.y > POOL - 4)
    depth = np.clip((c.y - POOL) / 560, 0, 1)
    sway = (c.noise(34, 5, 3, wide=3, tall=0.26) - 0.5) * 15 * c.scale * (0.12 + depth * 0.9)
    none = np.zeros_like(sway)
    c.picture = base.copy()
    glow(c, 622, POOL * 2 - 264, 230, "#ffb050", 0.75, tall=1.3)
    glow(c, CHILD - 110, POOL + 250, 330, "#f0a070", 0.55, tall=1.35)
    base = c.picture
    near, cut = pixels.warp(near, sway, none), pixels.warp(np.asarray(cut, np.float32), sway, none)
    near = near * 0.94 + mix("#6a4373", "#e09068", 0.5) * 0.06
    share = (cut * (0.97 - 0.08 * depth))[..., None]
    c.picture = np.asarray(base * (1 - share) + near * share, np.float32)
    c.detail = np.maximum(c.detail * (c.y < POOL), cut * 0.55).astype(np.float32)
    c.angle = np.where(c.y > SHORE, np.float32(0), c.angle).astype(np.float32)


def _ripples(c: Canvas) -> None:
    chance = random.Random(12)
    light: list[Shape] = []
    dark: list[Shape] = []
    for _ in range(95):
        y = SHORE + 8 + chance.random() ** 1.4 * 770
        x = chance.uniform(-20, 790)
        if abs(x - CHILD + 90) < 130 and y < 900 and chance.random() < 0.75:
            x += 300
        half = (10 + (y - SHORE) * 0.13) * chance.uniform(0.5, 1.3)
        thick = 1 + (y - SHORE) * 0.006
        arc = spline([(x - half, y, 1), (x, y - thick), (x + half, y + 1, 1), (x, y + thick)])
        (light if chance.random() < 0.55 else dark).append(arc)
    c.screen(light, "#ffc8a0", 0.32, soft=0.7)
    c.multiply(dark, "#3a2868", 0.42, soft=0.7)


def _jetty(c: Canvas) -> None:
    wood: Manner = {"rim": "#f8b890", "rim_width": 2, "wobble": 0.5, "detail": 0.5}
    for x in (206, 392, 578, 738):
        post = rectangle(x - 9, DECK + 8, 18, POOL - DECK + 4)
        paint(c, post, ["#4a3462", "#2a2050"], along=("x", x - 9, x + 9), volume=5, angle=88, **wood)
    top = polygon([(186, DECK + 4), (214, DECK - 14), (800, DECK - 20), (800, DECK + 6)])
    paint(
        c,
        top,
        ["#8a5c78", "#b07880", "#7a5274"],
        along=("x", 180, 800),
        volume=3,
        shading=0.3,
        angle=0,
        **wood,
    )
    joints = [line([(x, DECK + 5), (x + 27, DECK - 17)], 2.6) for x in range(214, 800, 34)]
    c.multiply(joints, "#2a1c50", 0.6, soft=0.5)
    side = polygon([(184, DECK + 4), (800, DECK + 5), (800, DECK + 20), (184, DECK + 17)])
    paint(c, side, ["#5a3e68", "#332658"], volume=4, angle=0, cast=(0, 7, 4, 0.5), **wood)


def _lamp(c: Canvas, lit: bool) -> None:
    x = 668.0
    pole: Manner = {"wobble": 0.3, "detail": 0.6, "rim": "#f8b890", "rim_width": 1.6}
    stem = [
        line([(x, DECK - 6), (x, 250)], 9),
        line([(x, 254), (x - 4, 226), (x - 30, 220), (x - 46, 232)], 6),
    ]
    paint(c, stem, ["#463260", "#2a2050"], volume=4, angle=88, **pole)
    hood = spline([(x - 68, 258, 1), (x - 60, 240), (x - 46, 230), (x - 32, 240), (x - 24, 258, 1)])
    paint(
        c,
        ellipse(x - 46, 264, 13, 14),
        ["#fff2c0", "#ffc45c"] if lit else ["#6a5c86", "#453a68"],
        volume=4,
        detail=0.8,
        wobble=0.2,
    )
    paint(c, hood, ["#463260", "#2a2050"], volume=5, **pole)


def _woman(c: Canvas) -> None:
    x, y, size = CHILD - 122, DECK - 6, 3.25

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size)

    manner: Manner = {"rim": "#ffe0b0", "rim_width": 4, "detail": 0.7, "wobble": 0.5, "dark": "#3a1a4a"}
    legs: list[Shape] = [
        line(at([(-6, -8), (-6.4, -1), (-10, 0.6)]), 9),
        line(at([(6, -8), (6, -1), (3, 0.6)]), 9),
    ]
    paint(c, legs, ["#3a2048", "#2a1838"], volume=3, detail=0.7, wobble=0.3)
    arms = [
        line(at([(10, -70), (16, -60), (20, -51), (24.5, -45)]), 15),
        line(at([(-11, -70), (-16, -58), (-18, -46), (-15, -37)]), 15),
    ]
    paint(c, arms, ["#e0a126", "#c07a2c"], volume=6, **manner)
    for hand in at([(25.2, -44), (-14.6, -35.5)]):
        paint(c, ellipse(hand[0], hand[1], 7.5, 9), "#e8b088", volume=3, detail=0.8)
    paint(
        c,
        spline(at(DRESS)),
        ["#f0b84a", "#d8902c", "#8a4a3a"],
        volume=26,
        shading=0.6,
        angle=84,
        streaks=1.2,
        **manner,
    )
    folds: list[Points] = [
        [(-6, -42), (-9, -24), (-13, -6)],
        [(2, -42), (2, -22), (1, -5)],
        [(8, -42), (11, -22), (14, -6)],
    ]
    c.multiply([line(at(fold), 4) for fold in folds], "#6a2a4a", 0.45, soft=2)
    c.multiply(line(at([(-11, -46.5), (0, -44.5), (11, -46.5)]), 8), "#7a3040", 0.7, soft=1)
    paint(c, spline(at(HEAD)), ["#c05a3c", "#8a3a34"], volume=12, shading=0.6, **manner)
    paint(c, spline(at(BUN)), ["#c8643c", "#8a3a34"], volume=8, shading=0.6, **manner)


def _child(c: Canvas) -> None:
    wears = Clothes(coat="#b8434e", hem="#7a2a4a", hair="#3a2030", skin="#e8b088", legs="#2c2048")
    arm = [(-8, -67), (-17, -74), (-25, -86)]
    other = [(9, -67), (15, -54), (14, -42)]
    figure(c, CHILD, DECK - 6, 170, wears, arms=[arm, other], rim="#ffd0a0", detail=0.85)
    plait = [line([(CHILD - 3, DECK - 148), (CHILD - 2, DECK - 128), (CHILD - 5, DECK - 108)], 9)]
    paint(c, plait, "#3a2030", volume=3, detail=0.8, rim="#ffd0a0", rim_width=1.4)
    c.over(ellipse(CHILD - 5, DECK - 108, 5, 3.8), "#e0a126")


def _reeds(c: Canvas) -> None:
    chance, blades, heads = random.Random(31), [], []
    for _ in range(46):
        x = -30 + chance.random() ** 1.7 * 250
        tall = chance.uniform(130, 400) * (1 - x / 420)
        lean = chance.uniform(-20, 70)
        tip = (x + lean, 1160 - tall)
        blades.append(
            spline(
                [
                    (x - 5, 1170, 1),
                    (x + lean * 0.25 - 4, 1160 - tall * 0.6),
                    (*tip, 1),
                    (x + lean * 0.25 + 4, 1160 - tall * 0.6),
                    (x + 5, 1170, 1),
                ]
            )
        )
        if chance.random() < 0.3:
            heads.append(ellipse(tip[0], tip[1] + 10, 7, 28, lean * 0.25))
            blades.append(line([(tip[0], tip[1] - 40), tip], 2.6))
    shade: Manner = {"volume": 2, "shading": 0.3, "wobble": 0.4, "rim": "#b06a8c", "rim_width": 1.6}
    paint(c, blades, ["#2c2254", "#141036"], angle=82, **shade)
    paint(c, heads, ["#5a3850", "#2a1c44"], angle=82, **shade)
