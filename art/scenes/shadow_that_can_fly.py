"""A girl stands by a lantern, and her shadow on the wall has vast wings."""

import math
import random

import numpy as np

from art import pixels
from art.canvas import Canvas
from art.colour import Colour, Pixels
from art.light import dust, glow
from art.motifs.birds import flying_bird
from art.motifs.figure import Clothes, figure
from art.motifs.floors import boards
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="6br5a5ys",
    slug="shadow-that-can-fly",
    seed=55,
    palette="P5",
    horizon="low",
    reach="middle",
    hour="indoors",
    mood="wonder",
    description="A girl stands beside a lantern on the floor of a bare room; the shadow on the wall has "
    "large wings.",
    clues=("What they don't see in me", "Growing up", "Guardian", "Not yet"),
    motifs=("shadows", "flight", "light", "selves"),
    light=(-0.2, 0.95),
    shadow="#2a1226",
    warmth="#ffd79a",
    grade=("#5a1a3a", "#ffd28a", 0.08),
    contrast=0.18,
    vignette=0.5,
)

FLOOR = 872
PONYTAIL = [(8, -96), (18, -100), (22, -92), (19, -84), (22, -76), (15, -82), (12, -90)]
FEATHERS = [
    *[(74, -140, 70, -128), (80, -126, 66, -116), (83, -110, 62, -104), (82, -94, 57, -94)],
    *[(78, -80, 51, -84), (71, -66, 45, -76), (62, -54, 38, -68), (52, -45, 32, -62)],
    *[(41, -39, 25, -57), (30, -35, 18, -53)],
]


def draw(c: Canvas) -> None:
    """The wall and the shadow on it, the floor, then chair, girl, lantern and feathers."""
    _wall(c)
    shadow = _shadow(c)
    floor = _floor(c, shadow)
    c.multiply(spline([(426, 960), (472, 964), (490, FLOOR), (384, FLOOR)]), "#3a1630", 0.85, 2.5, floor)
    _furniture(c)
    _girl(c)
    _lantern(c)
    for x, y, size, turn, colour in (
        (520, 1062, 0.9, -14, "#d8c0b0"),
        (400, 1100, 0.62, 22, "#d8b8a8"),
        (236, 640, 0.5, -50, "#e8c8b0"),
    ):
        _feather(c, x, y, size, turn, colour)
    dust(c, 70, (120, 420, 620, 1000), "#ffe0a0", 2, (0.3, 0.8))


def _wall(c: Canvas) -> None:
    plaster = [(0, "#4a1f30"), (0.3, "#8a3f35"), (0.55, "#c8743f"), (0.74, "#e8a85a"), (1, "#e8a85a")]
    c.background(plaster, angle=78, mottle=1.4)
    above = c.y < FLOOR
    c.over(smoothstep(c.noise(190, 4, 6), 0.56, 0.62) * above, "#b9653f", 0.28)
    c.over(smoothstep(c.noise(120, 9, 6), 0.62, 0.66) * above, "#5d2a34", 0.22)
    glow(c, 300, 830, 760, "#ffcf7a", 0.62, 1.5, 1.05)
    chance = random.Random(5)
    for x, y, pieces in ((70, 60, 9), (700, 420, 7), (620, 40, 6)):
        crack = [(float(x), float(y))]
        for _ in range(pieces):
            crack.append((crack[-1][0] + chance.uniform(-26, 26), crack[-1][1] + chance.uniform(18, 40)))
        c.multiply(polyline(crack, 1.8), "#4a1f26", 0.6)


def _shadow(c: Canvas) -> Pixels:
    """The girl's outline with wings, five times her size, softer with the distance from her feet."""

    def big(points: Points) -> list[tuple[float, ...]]:
        return [(430 + p[0] * 4.6, FLOOR + 4 + p[1] * 4.692, *p[2:]) for p in points]

    dress = [(-6, -77), (-10, -70), (-12, -52), (-16, -34), (-24, -14, 1), (-8, -12), (8, -12), (24, -14, 1)]
    girl = [
        spline(big([*dress, (16, -34), (12, -54), (10, -70), (6, -77)])),
        spline(big([(-11, -88), (-9, -97), (0, -101), (9, -97), (11, -88), (8, -79), (0, -75), (-8, -79)])),
        spline(big([(-9, 0, 1), (-8, -16, 1), (-3, -16, 1), (-3.5, 0, 1)])),
        spline(big([(3.5, 0, 1), (3, -16, 1), (8, -16, 1), (9, 0, 1)])),
        spline(big(PONYTAIL)),
    ]
    right, left = (
        [spline(big([(p[0] * flip, *p[1:]) for p in part])) for part in _wing()] for flip in (1, -1)
    )
    whole = np.maximum(c.mask(girl + right), c.mask(left))
    whole = pixels.shear(whole, -0.06, (FLOOR + 4) * c.scale)
    near = np.clip((FLOOR - c.y) / 620, 0, 1)
    soft: Pixels = (c.blur(whole, 1.2) * (1 - near) + c.blur(whole, 6.5) * near) * (c.y < FLOOR + 2)
    c.multiply(soft, "#3a1630", 0.82)
    c.over(soft * c.noise(40, 6) * 0.5, "#1d3550", 0.42)
    c.screen(np.clip(c.blur(whole, 16) - soft, 0, 1) * (c.y < FLOOR), "#ff9c50", 0.16)
    return soft


def _wing() -> list[list[tuple[float, ...]]]:
    arm: list[tuple[float, ...]] = [
        (4, -70, 1),
        (14, -84),
        (30, -106),
        (48, -128),
        (62, -140),
        (70, -141),
        (72, -134),
    ]
    parts = [[*arm, (64, -118), (52, -98), (40, -78), (28, -60), (14, -50), (4, -52, 1)]]
    for tip_x, tip_y, root_x, root_y in FEATHERS:
        length = math.hypot(tip_x - root_x, tip_y - root_y)
        nx, ny = -(tip_y - root_y) / length * 4.2, (tip_x - root_x) / length * 4.2
        mid_x, mid_y = (root_x + tip_x) / 2, (root_y + tip_y) / 2
        upper: list[tuple[float, ...]] = [
            (root_x - nx - 6, root_y - ny),
            (mid_x - nx * 1.2, mid_y - ny * 1.2),
        ]
        lower = [(mid_x + nx * 1.2, mid_y + ny * 1.2), (root_x + nx - 6, root_y + ny)]
        parts.append([*upper, (tip_x, tip_y), *lower])
    return parts


def _floor(c: Canvas, shadow: Pixels) -> Pixels:
    skirting = rectangle(-10, FLOOR - 30, 800, 34)
    paint(c, skirting, ["#f0bd74", "#9a5a38"], volume=4, angle=0, wobble=0.4)
    c.multiply(shadow * (np.abs(c.y - FLOOR + 14) < 20), "#3a1630", 0.7)
    floor = c.mask(rectangle(-10, FLOOR, 800, 300))
    wood = [(0, "#c9803f"), (0.4, "#8a4a30"), (1, "#3a1a2a")]
    paint(c, floor, wood, volume=0, angle=2, wobble=0.3, streaks=1)
    c.multiply(boards(FLOOR, 3), "#4a1f26", 0.75, inside=floor)
    c.multiply(floor * smoothstep(c.grain.streaks(2, 3, 3, 90), 0.55, 0.8), "#6a3026", 0.35)
    glow(c, 296, 1000, 420, "#ffc870", 0.85, 1.7, 0.55)
    return floor


def _furniture(c: Canvas) -> None:
    """A picture of a bird on the wall and an empty chair."""
    frame = rectangle(600, 560, 112, 146)
    paint(
        c,
        frame,
        ["#7a4426", "#3d1c22"],
        volume=6,
        shading=0.8,
        rim="#ffcf8a",
        rim_width=2,
        cast=(10, -10, 10, 0.45),
        ink=0.4,
    )
    inside = [(0, "#c79a5a"), (0.55, "#d9b06a"), (0.56, "#6a5a4a"), (1, "#4a3a3a")]
    paint(c, rectangle(614, 574, 84, 118), inside, volume=0)
    paint(c, flying_bird(658, 622, 0.7, 0.8), "#3a2230", volume=0, wobble=0.3)
    chair: list[Shape] = [
        polyline([(618, 1010), (622, 800)], 9),
        polyline([(706, 1000), (704, 800)], 9),
        polyline([(622, 818), (704, 816)], 10),
        polyline([(622, 850), (704, 848)], 7),
        polyline([(580, 1046), (584, 920)], 9),
        polyline([(690, 1052), (690, 924)], 9),
        polygon([(576, 908), (622, 896), (712, 898), (700, 926), (576, 924)]),
    ]
    c.multiply(ellipse(668, 1046, 90, 16), "#2a1020", 0.55, soft=8)
    wood: Manner = {"volume": 5, "shading": 0.8, "rim": "#ffcf8a", "rim_width": 2, "ink": 0.3, "wobble": 0.4}
    paint(c, chair, ["#8a5030", "#43202a"], light=(-0.9, 0.2), detail=0.55, **wood)


def _girl(c: Canvas) -> None:
    c.light = (-0.8, 0.5)
    wears = Clothes(coat="#2f7f86", hem="#184a5c", hair="#3a1a1c", legs="#f0c9a0")
    arms = [[(-8, -68), (-20, -56), (-30, -50)], [(8, -68), (20, -58), (28, -50)]]
    figure(c, 452, 960, 176, wears, rim="#ffe0a0", shadow=False, rim_strength=1, arms=arms)
    tail = spline(place(PONYTAIL, 452, 960, 1.76))
    paint(c, tail, "#3a1a1c", volume=4, rim="#ffcf8a", rim_width=1.5, detail=0.7)
    knot = place([(9, -93)], 452, 960, 1.76)[0]
    paint(c, ellipse(knot[0], knot[1], 5), "#d8483a", volume=2, detail=0.8)


def _lantern(c: Canvas) -> None:
    x, y = 292, 1030
    c.multiply(ellipse(x + 2, y + 6, 40, 9), "#2a1020", 0.7, soft=5)
    case: list[Shape] = [
        rectangle(x - 22, y - 8, 44, 10),
        polygon([(x - 18, y - 66), (x, y - 86), (x + 18, y - 66)]),
        line([(x - 14, y - 76), (x - 18, y - 108), (x + 18, y - 108), (x + 14, y - 76)], 2.6),
        polyline([(x - 17, y - 66), (x - 19, y - 6)], 3),
        polyline([(x + 17, y - 66), (x + 19, y - 6)], 3),
    ]
    paint(c, case, "#2c1a24", volume=2, detail=0.8, rim="#ffdf9a", rim_width=1.2)
    c.over(rectangle(x - 16, y - 64, 32, 54), "#ffe7a4", 0.92)
    flame = [(x, y - 54), (x + 8, y - 34), (x + 5, y - 18), (x - 5, y - 18), (x - 8, y - 34)]
    c.over(spline(flame), "#fffdf0", soft=1.4)
    glow(c, x, y - 36, 190, "#ffd27a", 0.95, 2.2)
    c.sharpen(rectangle(x - 24, y - 110, 48, 116), 0.8)


def _feather(c: Canvas, x: float, y: float, size: float, turn: float, colour: Colour) -> None:
    fallen = place([(-30, 6), (0, 10), (34, 6), (0, 2)], x + 4, y + 6, size, turn=turn * 0.3)
    c.multiply(spline(fallen), "#2a1020", 0.5, soft=3)
    vane = place([(-34, 2), (-14, -9), (14, -9), (38, -1, 1), (16, 8), (-12, 7)], x, y, size, turn=turn)
    paint(c, spline(vane), ["#fffaf0", colour], volume=4, rim="#fff4d0", rim_width=1.5, detail=0.6)
    c.over(line(place([(-48, 4), (-10, 0), (34, -1)], x, y, size, turn=turn), 1.6), "#b08a6a", 0.9)
