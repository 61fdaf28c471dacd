"""A house and its garden hang in a cage with an open door, and birds look in."""

import random

import numpy as np

from art.canvas import HEIGHT, Canvas
from art.colour import Colour, gradient, mix
from art.light import fog, glow, smoke
from art.motifs.birds import flying_bird, perched_bird
from art.motifs.figure import Clothes, figure
from art.motifs.ground import grass
from art.motifs.houses import House, house
from art.motifs.trees import Branches, bark, pine_ridge
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="qcv8ghwk",
    slug="cage-with-a-garden",
    seed=66,
    palette="P6",
    horizon="low",
    reach="middle",
    hour="dawn",
    mood="melancholy",
    description="A small house with a garden hangs in a birdcage with an open door; birds sit on the branch "
    "above.",
    clues=("Own four walls", "Who is watching whom?", "The door was never locked", "Mortgage"),
    motifs=("keeping", "animals", "houses", "doors"),
    light=(-0.5, -0.8),
    shadow="#2c3f4c",
    warmth="#fff6dc",
    grade=("#2a4a5a", "#fff0c8", 0.05),
    contrast=0.12,
    vignette=0.3,
)

X, TOP, FOOT, HALF = 270, 330, 760, 176
GOLD: Manner = {"rim": "#fff4c0", "wobble": 0.4}
TRUNK = [
    *[(800, 1200, 1), (600, 1200, 1), (640, 1080), (668, 960), (664, 820), (640, 660), (610, 520)],
    *[(612, 400), (640, 280), (680, 160), (720, 60), (760, -20, 1), (800, -20, 1)],
]
BOUGH = [
    *[(700, 640, 1), (610, 430), (560, 310), (500, 220), (420, 160), (330, 128), (240, 126), (160, 146)],
    *[(96, 186, 1), (170, 160), (250, 146), (330, 152), (406, 186), (470, 246), (516, 330), (556, 450)],
    *[(604, 590), (650, 760, 1)],
]
LIMBS = [
    *[(560, 312, -1.7, 120, 9), (470, 196, -1.9, 110, 8), (360, 138, -2.1, 100, 7), (250, 134, -1.5, 80, 6)],
    *[(150, 150, -2.6, 80, 5), (640, 300, -2.2, 110, 9), (630, 430, -0.6, 120, 9), (690, 180, -0.9, 90, 8)],
    *[(120, 170, 2.2, 60, 4), (420, 168, -1.1, 90, 6)],
]


def draw(c: Canvas) -> None:
    """Mist and lake, the tree, the cage from back to front, and the birds."""
    _air(c)
    _tree(c)
    _garden(c)
    _bars(c)
    _birds(c)
    _reflection(c)
    fog(c, 890, 30, "#f6f0de", 0.4)


def _air(c: Canvas) -> None:
    c.background(
        [(0, "#b9cbc4"), (0.4, "#dfe0cc"), (0.6, "#efe6cf"), (0.75, "#cfd6c8"), (1, "#8fa8a6")], angle=8
    )
    glow(c, 300, 470, 420, "#fff6dc", 0.7, 1.6)
    far, near = pine_ridge(700, 34, 150, 1), pine_ridge(770, 26, 210, 2)
    paint(c, far, "#5d8380", volume=5, shading=0.35, angle=86, haze=("#e2e2cf", 0.72))
    fog(c, 700, 60, "#f3ecd6", 0.7)
    paint(c, near, "#4a7072", volume=5, shading=0.35, angle=86, haze=("#dfe2d0", 0.5))
    fog(c, 780, 70, "#efeada", 0.75)
    lake = c.mask(rectangle(-5, 842, 780, 330))
    depth = np.clip((c.y - 842) / (HEIGHT - 842) + (c.noise(160, 5, 4, wide=2.6, tall=0.2) - 0.5) * 0.3, 0, 1)
    c.over(lake, gradient(depth, [(0, "#e6e4d0"), (0.4, "#a9bdb6"), (1, "#4f7276")]))
    c.direct(lake, 0)
    fog(c, 850, 36, "#f6f0de", 0.85)


def _tree(c: Canvas) -> None:
    """A trunk cropped by the right edge, its bough reaching over to hold the cage."""
    branches = Branches(8, wander=0.22, spread=0.7)
    branches.grow(LIMBS)
    body = [spline(TRUNK), spline(BOUGH)]
    paint(
        c,
        body + branches.shapes,
        ["#6d6464", "#2a2a34"],
        volume=16,
        shading=0.75,
        angle=78,
        streaks=1,
        mottle=1.2,
        rim="#fff6dc",
        ink=0.2,
    )
    chance, strands = random.Random(8), []
    for k in range(46):
        x = 600 + k * 4.6
        lean = (690 - x) * 0.35
        strand = [
            (x + lean * np.sin(j / 9 * 3.1) + chance.uniform(-6, 6) + (10 - j) * 2, 1190 - j * 125)
            for j in range(10)
        ]
        strands.append([(float(px), float(py)) for px, py in strand])
    wood = c.mask(body)
    furrows = c.wobble(bark(list(strands), 8), 2.5, 30, 3) * wood * c.noise(50, 8)
    c.multiply(furrows, "#14141e", 0.9)
    c.screen(c.shift(furrows, 2.3, 0.7) * wood, "#c9c4b4", 0.4)
    c.multiply(rectangle(735, -20, 80, 1200), "#1c2030", 0.6, 30, wood)
    for _ in range(90):
        y = chance.uniform(640, 1090)
        x = 676 + chance.gauss(0, 13) - (y - 860) ** 2 * 0.0004
        leaf = ellipse(x, y, chance.uniform(5, 10), chance.uniform(4, 7), chance.uniform(0, 180))
        green = mix("#3f6a55", "#8aa86a", chance.random())
        paint(c, leaf, green, volume=2, wobble=0.4, rim="#eef0cc", rim_width=1, detail=0.5)
    bank = [(360, 1200, 1), (420, 1120), (520, 1080), (640, 1050), (820, 1030), (820, 1200, 1)]
    paint(c, spline(bank), ["#6c7a5c", "#26343a"], volume=16, rim="#f0ecd0", rim_width=2, angle=-10)
    edge = [(430, 1118), (520, 1082), (640, 1052), (780, 1034)]
    grass(c, edge, "#44563f", height=18, count=120, seed=3, rim="#e6e6c4")


def _bar(u: float) -> list[tuple[float, float]]:
    """One bar of the cage from the ring down; u from -1 (left) to 1."""
    dome = [(X + u * 10, TOP), (X + u * HALF * 0.62, TOP + 44), (X + u * HALF * 0.97, TOP + 130)]
    return [*dome, (X + u * HALF, TOP + 230), (X + u * HALF, FOOT - 6)]


def _garden(c: Canvas) -> None:
    rope = line([(X, 138), (X + 2, 220), (X, TOP - 26)], 5)
    paint(c, rope, "#6b4a34", volume=2, rim="#fff0c8", rim_width=1.2, detail=0.5, wobble=0.4)
    ring = ellipse(X, TOP - 30, 13).outline(5)
    paint(c, ring, "#a0722e", volume=2, rim="#ffe6a0", rim_width=1.5, detail=0.5)
    c.over([line(_bar(u), 2.2) for u in (-0.75, -0.4, 0, 0.4, 0.75)], "#9a8a62", 0.55)
    paint(c, ellipse(X, FOOT - 8, HALF + 8, 32), ["#7fa35a", "#4a7a44"], volume=10, angle=0)
    look = House(
        "#f3dfba", "#b5483c", "#ffc452", rows=1, lit_share=1, rim="#fff8e0", roof_height=0.72, ink=0.5
    )
    house(c, X - 30, FOOT - 6, 120, 118, look, 2)
    puffs = [(X - 10 + i * 12 + i * i * 2, FOOT - 190 - i * 30, 8 + i * 4, 7 + i * 3) for i in range(5)]
    smoke(c, puffs, "#fffaf0", 0.75)
    paint(c, line([(X + 92, FOOT - 4), (X + 94, FOOT - 60), (X + 90, FOOT - 96)], 7), "#6b4630", volume=2)
    crown = [
        ellipse(X + 90, FOOT - 118, 42, 38),
        ellipse(X + 66, FOOT - 100, 24, 20),
        ellipse(X + 116, FOOT - 100, 24, 20),
    ]
    paint(c, crown, ["#a9bf62", "#3f6e45"], volume=12, shading=0.7, rim="#fff6c8", rim_width=2)
    chance = random.Random(2)
    fruit = [
        ellipse(X + 90 + chance.uniform(-40, 40), FOOT - 114 + chance.uniform(-28, 30), 4.2)
        for _ in range(13)
    ]
    paint(c, fruit, "#d8402f", volume=1.5, detail=0.5)
    lawn = [(X - HALF + 10, FOOT + 6), (X - 60, FOOT + 20), (X + 60, FOOT + 20), (X + HALF - 10, FOOT + 6)]
    grass(c, lawn, "#4f7f43", height=13, count=70, seed=6, rim="#f0f0b8")
    owner = Clothes(coat="#d9a13a", hat="point", scarf="#b83a3a")
    figure(
        c, X + 52, FOOT + 10, 62, owner, rim="#fff4d0", back=False, arms=[[(7, -66), (16, -58), (20, -66)]]
    )
    glow(c, X - 30, FOOT - 50, 200, "#ffd27a", 0.45)


def _bars(c: Canvas) -> None:
    left = [
        (X - HALF - 12, FOOT - 12, 1),
        (X - HALF - 16, FOOT + 14),
        (X - HALF + 20, FOOT + 36),
        (X, FOOT + 52),
    ]
    right = [
        (X + HALF - 20, FOOT + 36),
        (X + HALF + 16, FOOT + 14),
        (X + HALF + 12, FOOT - 12, 1),
        (X, FOOT + 14),
    ]
    paint(
        c,
        spline(left + right),
        ["#c9a049", "#6a4a24"],
        volume=10,
        shading=0.8,
        rim="#fff0b0",
        rim_width=2,
        ink=0.4,
    )
    c.over([ellipse(X + (i - 5) * 31, FOOT + 26 - (i - 5) ** 2 * 0.75, 4) for i in range(11)], "#ffe9a6", 0.7)
    hoops: list[Points] = [
        [*_bar(-0.62)[:3], (X - 0.62 * HALF, TOP + 190)],
        [(X - HALF, TOP + 140), (X, TOP + 164), (X + HALF, TOP + 140)],
        [(X - HALF - 4, FOOT - 20), (X, FOOT + 8), (X + HALF + 4, FOOT - 20)],
        [(X - HALF * 0.97, TOP + 196), (X - HALF * 0.6, TOP + 206), (X - HALF * 0.2, TOP + 210)],
    ]
    front = [line(_bar(u), 4.6) for u in (-1, -0.2, 0.2, 0.62, 0.9, 1)] + [line(hoop, 5) for hoop in hoops]
    paint(
        c,
        front,
        ["#d9b45c", "#7a5626"],
        volume=2.4,
        shading=0.9,
        rim_width=1.5,
        cast=(3, 4, 3, 0.3),
        streaks=0.3,
        detail=0.5,
        **GOLD,
    )
    hinge, out = X - HALF * 0.99, X - HALF - 88
    frame = polygon([(hinge, TOP + 206), (out, TOP + 246), (out, FOOT - 10), (hinge, FOOT - 34)]).outline(4.2)
    rods: list[Shape] = [
        polyline([(X - HALF - 88 * f, TOP + 206 + 40 * f), (X - HALF - 88 * f, FOOT - 34 + 24 * f)], 3.2)
        for f in (0.33, 0.66)
    ]
    paint(c, [frame, *rods], ["#e6c670", "#8a6430"], volume=2, rim_width=1.4, detail=0.5, **GOLD)
    knob = [
        (X - 26, TOP + 10, 1),
        (X - 16, TOP - 6),
        (X, TOP - 22),
        (X + 16, TOP - 6),
        (X + 26, TOP + 10, 1),
        (X, TOP + 16),
    ]
    paint(c, spline(knob), ["#e6c670", "#8a6430"], volume=6, rim_width=2, cast=(0, 4, 4, 0.4), **GOLD)


def _birds(c: Canvas) -> None:
    flock: list[tuple[float, float, float, int, Colour, Colour]] = [
        (392, 146, 1.15, -1, "#4a6a86", "#d8553a"),
        (452, 188, 1.0, -1, "#5b6f6a", "#e6c15a"),
        (170, 122, 1.1, 1, "#6d5a6e", "#efe2c8"),
        (520, 268, 0.9, -1, "#8a5a4a", "#f0d9b8"),
    ]
    for x, y, size, flip, body, belly in flock:
        perched_bird(c, x, y, size, flip, body, belly)
    for x, y, size in ((70, 470, 0.6), (110, 520, 0.42)):
        away = flying_bird(x, y, size, 0.9)
        paint(c, away, "#56646c", volume=2, wobble=0.3, haze=("#dfe0cc", 0.25), detail=0.5)


def _reflection(c: Canvas) -> None:
    bars = c.noise(30, 6, 3, wide=3, tall=0.3)
    shade = np.exp(-(((c.x - X + (bars - 0.5) * 50) / (HALF * 0.9)) ** 4))
    shade = shade * smoothstep(c.y, 880, 900) * (1 - smoothstep(c.y, 1000, 1130))
    c.multiply(shade * smoothstep(bars, 0.4, 0.62), "#8a9a8c", 0.55)
    shine = np.exp(-(((c.x - X + 20 + (bars - 0.5) * 50) / 46) ** 2))
    shine = shine * smoothstep(c.y, 905, 930) * (1 - smoothstep(c.y, 960, 1080))
    c.screen(shine * smoothstep(bars, 0.38, 0.6), "#ffcf70", 0.5)
