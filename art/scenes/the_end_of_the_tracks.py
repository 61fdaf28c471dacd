"""Footprints cross the snow and end at a pair of boots; the shadows of geese pass, and one is no goose."""

import math
import random
from itertools import pairwise

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import sparkle
from art.motifs.bent import Tube
from art.motifs.trees import pine
from art.paint import paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, spline

SCENE = Scene(
    id="3crwkhns",
    slug="the-end-of-the-tracks",
    seed=8102,
    palette="P11",
    horizon="none",
    reach="far",
    hour="day",
    mood="melancholy",
    description="On a wide field of snow footprints end at a pair of empty boots, and the shadows of flying "
    "geese pass, "
    "one of them shaped like a person with a long scarf.",
    clues=("Gone with the crowd", "Travelling light", "Last seen here", "A leap year"),
    motifs=("snow", "flight", "shadows", "paths", "absence"),
    light=(-0.75, -0.5),
    shadow="#2a4a86",
    warmth="#fff4d8",
    grade=("#1c2f5c", "#fff4dc", 0.07),
    contrast=0.15,
    vignette=0.25,
)

# fmt: off
GOOSE: Points = [(0, -58), (4, -54), (4.4, -47), (3.4, -34), (5, -22), (9, -15), (22, -20), (38, -14), (54,
                                                                                                        2),
                 (62, 16, 1), (48, 10), (32, 5), (16, 8), (9, 12), (6, 26), (9, 40, 1), (0, 36), (-9, 40, 1),
                 (-6, 26), (-9, 12), (-16, 8), (-32, 5), (-48, 10), (-62, 16, 1), (-54, 2), (-38, -14), (-22,
                                                                                                         -20),
                 (-9, -15), (-5, -22), (-3.4, -34), (-4.4, -47), (-4, -54)]
PERSON: list[Points] = [
    [(0, -50), (8, -47), (10.5, -39), (8, -31), (4.5, -27), (13, -23), (32, -28), (56, -38), (70, -45), (74,
                                                                                                         -40),
     (62, -28), (40, -14), (18, -6), (13, 10), (14, 28), (19, 46, 1), (8, 45), (8, 66), (7, 84), (16, 92),
     (5, 93),
     (1, 84), (0, 48), (-2, 84), (-8, 94), (-17, 90), (-8, 82), (-8, 45), (-19, 44, 1), (-14, 28), (-13, 10),
     (-18, -6), (-40, -14), (-62, -28), (-74, -40), (-70, -45), (-56, -38), (-32, -28), (-13, -23), (-4.5,
                                                                                                     -27),
     (-8, -31), (-10.5, -39), (-8, -47)],
    [(-9, -30), (8, -31), (26, -14), (40, 2), (52, 26), (72, 40), (80, 62, 1), (62, 52), (42, 36), (30, 12),
     (12, -14), (-6, -22)],
]
FLOCK: Points = [(556, 150, 1.75), (420, 206, 1.65), (296, 274, 1.55), (182, 352, 1.45), (676, 236, 1.65),
                 (762, 342, 1.55)]
TRAIL: Points = [(470, 1180), (436, 1096), (420, 1014), (392, 938), (348, 872), (318, 812), (316, 752), (338,
                                                                                                         696)]
# fmt: on


def draw(c: Canvas) -> None:
    """The field from above; its fence; the shadows that fly over it; the trail, the boots, the firs."""
    _field(c)
    _fence(c)
    _shadows(c)
    _trail(c)
    _boots(c)
    _firs(c)


def _field(c: Canvas) -> None:
    c.background([(0, "#b8cbe2"), (0.3, "#dbe6ee"), (0.6, "#f2f4f0"), (1, "#e6ecf0")], angle=-14, mottle=0.7)
    warped = c.y + c.x * 0.24 + (c.noise(260, 3, 4, wide=2, tall=0.7) - 0.5) * 260
    for k, (level, strength) in enumerate(((150, 0.36), (420, 0.28), (690, 0.25), (930, 0.3), (1190, 0.32))):
        below: Pixels = warped - level
        slope = np.exp(-np.clip(below, 0, None) / 60) * (below > 0)
        c.multiply(c.blur(slope.astype(np.float32), 2), "#9db8dc", strength)
        crest = np.exp(-((below / 9) ** 2)) * smoothstep(c.noise(60, 20 + k, 3), 0.3, 0.6)
        c.screen(crest.astype(np.float32), "#fff6e0", 0.5)
    c.screen(smoothstep(c.noise(120, 9, 4, wide=2.6, tall=0.6), 0.5, 0.8), "#fff4dc", 0.22)


def _fence(c: Canvas) -> None:
    """A half-buried fence, for the scale of it all."""
    posts = [(40 + i * 62, 566 - i * 26 + (i % 2) * 6, 40 - i * 2) for i in range(5)]
    posts += [(700, 640, 44), (764, 616, 42)]
    for x, y, tall in posts:
        c.multiply(line([(x, y), (x + tall * 1.5, y + tall * 0.9)], 7), "#6f92c8", 0.6, soft=2)
        post = polygon([(x - 5, y + 3), (x - 4, y - tall), (x + 4, y - tall - 3), (x + 5, y + 3)])
        paint(c, post, ["#7a6a68", "#4a4660"], volume=3, wobble=0.4, detail=0.6, rim="#fff0d0", rim_width=2)
        paint(c, ellipse(x, y - tall - 2, 7, 4), ["#ffffff", "#dfe8f0"], volume=2, wobble=0.4, detail=0.5)
    for (ax, ay, at), (bx, by, bt) in pairwise(posts[:4]):
        wire: Points = [(ax, ay - at * 0.6), ((ax + bx) / 2, (ay + by) / 2 - at * 0.36), (bx, by - bt * 0.6)]
        c.over(line(wire, 2.6), "#6a6478", 0.9)
        c.sharpen(line(wire, 6), 0.6)


def _shadows(c: Canvas) -> None:
    """A wedge of geese we never see, and the one who has joined."""
    geese = [spline(place(GOOSE, x, y, size, 1, 32)) for x, y, size in FLOCK]
    person = [spline(place(part, 604, 552, 1.6, 1, 32)) for part in PERSON]
    for flyers, tone in ((geese, "#5c80ba"), (person, "#446aa8")):
        mask = c.mask(flyers, 2.2) * (0.82 + 0.3 * (c.noise(30, 4, 3) - 0.5))
        c.multiply(mask, tone, 0.8)
        c.sharpen(flyers, 0.45)


def _trail(c: Canvas) -> None:
    steps: list[Shape] = []
    pushed: list[Shape] = []
    path, k, share = Tube([(*spot, 1) for spot in TRAIL]), 0, 0.0
    while share < 1:
        x, y, _, way = path.at(share)
        near, side = 0.55 + (y - 600) / 700, 13 if k % 2 else -13
        steps.append(ellipse(x + side * near, y, 9 * near, 16 * near, math.degrees(way) + 90))
        pushed.append(ellipse(x + (side + 7) * near, y + 7 * near, 10 * near, 15 * near, 12))
        k, share = k + 1, share + 0.062 * near
    c.screen(pushed, "#fffaf0", 0.6, soft=2)
    c.multiply(steps, "#6a8cc4", 0.85, soft=1.2)
    c.multiply([ellipse(*_middle(step), 5, 9, 12) for step in steps], "#4a6cae", 0.5, soft=2)
    c.sharpen(steps, 0.5)


def _middle(shape: Shape) -> tuple[float, float]:
    left, top, right, bottom = shape.bounds()
    return (left + right) / 2 - 2, (top + bottom) / 2 - 3


def _boots(c: Canvas) -> None:
    for x, y, flip in ((318, 664, 1.0), (364, 652, 1.0)):
        shade = [
            (x - 6, y - 4),
            (x + 40, y + 8),
            (x + 84, y + 38),
            (x + 70, y + 50),
            (x + 26, y + 28),
            (x, y + 12),
        ]
        c.multiply(spline(shade), "#5478b4", 0.7, soft=3)
        boot = [(-17, -62, 1), (-18, -30), (-16, 0, 1), (14, 6), (38, 6, 1), (40, -6), (24, -16), (13, -24),
                (12, -62, 1)]  # fmt: skip
        paint(c, spline(place(boot, x, y, 1, flip)), ["#e08a4c", "#c05a2c", "#7a3028"], volume=9,
              shading=0.75,
              ink=0.3, detail=0.75, wobble=0.4, rim="#fff0c8", rim_width=3, dark="#4a1c30")  # fmt: skip
        paint(c, ellipse(x - 2, y - 62, 15, 5), ["#3a1c28", "#5a2c2c"], volume=1, detail=0.8, wobble=0.2)
        c.over(ellipse(x - 2, y - 62, 15, 5).outline(3.4), "#f6d8a8")
        laces = [line([(x + 4, y - 50 + 11 * i), (x + 15, y - 46 + 11 * i)], 2.6) for i in range(3)]
        c.over(laces, "#fff0d0")
        c.over(line([(x - 16, y + 2), (x + 12, y + 8), (x + 36, y + 8)], 4), "#4a2030", 0.8)
    c.over(line([(333, 612), (350, 630), (362, 650), (352, 672)], 2.8), "#fff0d0")
    for x, y in ((300, 668), (346, 660), (392, 662)):
        paint(c, ellipse(x, y + 8, 18, 6), ["#ffffff", "#e4ecf2"], volume=3, wobble=1, shading=0.3)


def _firs(c: Canvas) -> None:
    """The near corner: tops of firs under snow; a few dry stalks."""
    chance = random.Random(4)
    for x, y, tall in ((22, 1190, 330), (-50, 1120, 330), (116, 1230, 250), (748, 1210, 190)):
        c.multiply(
            spline([(x, y - tall * 0.8), (x + 190, y - tall * 0.2), (x + 90, y)]), "#6f92c8", 0.5, soft=10
        )
        tree = paint(c, pine(x, y, tall, 7), ["#3f5f78", "#1c3358", "#142648"], volume=14, shading=0.7,
                     wobble=1.8,
                     angle=70, rim="#fff8e8", rim_width=4)  # fmt: skip
        snow = []
        for _ in range(34):
            level = chance.random()
            half = tall * 0.17 * level
            u, v = x + chance.uniform(-half, half * 0.5), y - tall * (1 - level) - 4
            snow.append(ellipse(u, v, chance.uniform(8, 20), chance.uniform(4, 8), 24))
        paint(c, snow, ["#ffffff", "#c4d6ea"], volume=4, shading=0.5, wobble=1.6, inside=tree)
    glints = (
        (chance.uniform(0, 768), chance.uniform(300, 1140), chance.uniform(0.8, 1.7), 0.8) for _ in range(160)
    )
    sparkle(c, c.dots(glints), "#ffffff", 0.9)
