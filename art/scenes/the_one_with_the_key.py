"""Seen through a keyhole: a garden path, and somebody who walks away along it with the key on the
shoulder."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import beam, dust, fog, glow
from art.motifs.ground import grass, hill
from art.motifs.sky import heap_cloud
from art.motifs.trees import fir
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="5tqh0tot",
    slug="the-one-with-the-key",
    seed=8215,
    palette="P14",
    horizon="none",
    reach="close",
    hour="nowhere",
    mood="melancholy",
    description="Through the keyhole of a dark door a sunny garden is seen; a person walks away down the "
    "path with a large key over the shoulder, and a dog looks back.",
    clues=("For your own good", "I forgot to tell you something", "House arrest", "Trust"),
    motifs=("doors", "keeping", "paths", "secrets", "light"),
    light=(-0.5, -0.8),
    shadow="#1c2414",
    warmth="#fff6d8",
    grade=("#141c18", "#fff4d0", 0.06),
    contrast=0.18,
    vignette=0.35,
)

CENTRE = (384.0, 396.0)


def _keyhole(swell: float = 0) -> list[Shape]:
    x, y = CENTRE
    slot = [
        (x - 92 - swell, y + 130, 1),
        (x + 92 + swell, y + 130, 1),
        (x + 176 + swell, y + 640 + swell, 1),
        (x - 176 - swell, y + 640 + swell, 1),
    ]
    return [ellipse(x, y, 214 + swell), polygon(slot)]


def draw(c: Canvas) -> None:
    """The garden in its keyhole; the person and the dog; round it the brass plate, the wood, and a ray of
    light."""
    _garden(c)
    _walker(c)
    _dog(c)
    _hedges(c)
    hole = c.mask(_keyhole())
    _door(c, hole)
    _tunnel(c, hole)
    _plate(c, hole)
    _ray(c)


def _garden(c: Canvas) -> None:
    c.background([(0, "#7fb8b8"), (0.3, "#b8d8c0"), (0.46, "#fff0c8"), (1, "#c9d06a")], angle=4, mottle=0.6)
    for x, y, wide, tall, seed in ((300, 330, 220, 80, 3), (520, 280, 200, 90, 5)):
        paint(
            c,
            heap_cloud(x, y, wide, tall, seed, 12),
            ["#fffaf0", "#e8e4d8", "#c0c8c0"],
            volume=18,
            shading=0.45,
            wobble=2,
            rim="#ffffff",
            rim_width=3,
        )
    far: Points = [(-40, 480), (200, 452), (340, 476), (480, 448), (620, 470), (820, 450)]
    paint(
        c,
        hill(far),
        ["#8fae7a", "#6f9a68"],
        along=("y", 446, 600),
        volume=10,
        wobble=1.2,
        haze=("#dfe8c8", 0.4),
    )
    trees = [fir(x, 486, tall) for x, tall in ((210, 60), (250, 90), (500, 76), (540, 100), (570, 64))]
    paint(c, trees, ["#4f7f5a", "#33603f"], volume=5, wobble=0.8, haze=("#dfe8c8", 0.25))
    cottage = [rectangle(296, 466, 42, 32), polygon([(290, 470), (317, 444), (344, 470)])]
    paint(c, cottage, ["#c87a68", "#a85c58"], volume=4, wobble=0.4, haze=("#dfe8c8", 0.3), detail=0.5)
    c.over(rectangle(312, 478, 9, 20), "#5a3440", 0.8)
    lawn: Points = [(-40, 510), (200, 498), (384, 500), (560, 496), (820, 510)]
    paint(
        c,
        hill(lawn),
        [(0, "#d8dc7c"), (0.25, "#a8c060"), (0.6, "#7a9a48"), (1, "#4a6c30")],
        along=("y", 496, 1060),
        volume=8,
        shading=0.3,
        angle=-4,
        streaks=1.4,
        wobble=1.2,
    )
    path = spline(
        [
            (318, 499, 1),
            (327, 499, 1),
            (330, 520),
            (352, 552),
            (388, 600),
            (410, 690),
            (470, 820),
            (560, 1060, 1),
            (210, 1060, 1),
            (300, 820),
            (332, 690),
            (346, 610),
            (328, 556),
            (314, 522),
        ]
    )
    way = paint(
        c,
        path,
        ["#f8e8c0", "#e8cc98", "#c8a070"],
        along=("y", 500, 1040),
        volume=6,
        shading=0.4,
        wobble=1.4,
        angle=80,
        streaks=1,
    )
    luck = random.Random(3)
    stones = []
    for _ in range(120):
        v = 520 + luck.random() ** 1.4 * 520
        stones.append(ellipse(luck.uniform(220, 560), v, 2 + (v - 500) * 0.016, 1.4 + (v - 500) * 0.008))
    c.multiply(stones, "#8a6038", 0.45, soft=0.5, inside=way)
    flowers = []
    blooms = []
    for _ in range(150):
        v = 560 + luck.random() ** 1.2 * 480
        u = luck.uniform(160, 620)
        if 300 - (v - 560) * 0.2 < u < 450 + (v - 560) * 0.22:
            continue
        size = 2 + (v - 520) * 0.012
        flowers.append(line([(u, v), (u + luck.uniform(-3, 3), v + size * 4)], 1.6))
        blooms.append((u, v, size, luck.random()))
    c.multiply(flowers, "#23361f", 0.4)
    for low, high, colour in ((0.0, 0.4, "#fff6e0"), (0.4, 0.75, "#e8c84a"), (0.75, 1.01, "#c43a5a")):
        some = [ellipse(u, v, size) for u, v, size, pick in blooms if low <= pick < high]
        paint(c, some, colour, volume=2, wobble=0.5, detail=0.5)
    glow(c, 384, 470, 260, "#fff4c8", 0.5)


def _walker(c: Canvas) -> None:
    """From behind, one foot before the other, the key over the shoulder like a spade."""
    x, y, k = 372.0, 740.0, 2.05

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, k)

    cloth: Manner = {"wobble": 0.4, "detail": 0.65, "rim": "#fff8d8", "rim_width": 3, "dark": "#2a1c30"}
    c.multiply(
        spline([(x - 24, y), (x + 22, y - 4), (x + 100, y + 42), (x + 116, y + 62), (x + 60, y + 60)]),
        "#3a4a24",
        0.6,
        soft=4,
    )
    legs = [line(at([(-5, -34), (-7, -16), (-6, -2)]), 15), line(at([(5, -34), (8, -18), (12, -6)]), 14)]
    paint(c, legs, ["#4a4a5c", "#2c2c3c"], volume=5, **cloth)
    shoes = [
        spline(at([(-12, 1, 1), (-12, -4), (-4, -6), (-1, 1, 1)])),
        spline(at([(7, -4, 1), (9, -10), (17, -10), (20, -3, 1)])),
    ]
    paint(c, shoes, ["#5a3428", "#2c1a18"], volume=3, **cloth)
    coat = [
        (-6, -79),
        (-14, -75),
        (-17, -64),
        (-15, -48),
        (-18, -30),
        (-19, -22, 1),
        (-6, -19),
        (6, -19),
        (18, -23, 1),
        (16, -34),
        (14, -50),
        (16, -64),
        (13, -75),
        (6, -79),
    ]
    paint(
        c,
        spline(at(coat)),
        ["#c43a5a", "#9a2848", "#5f1c38"],
        volume=17,
        shading=0.7,
        angle=84,
        streaks=1.1,
        **cloth,
    )
    c.multiply(
        [line(at([(0, -46), (0, -21)]), 3), line(at([(-15, -47), (0, -45), (14, -47)]), 4)],
        "#3a0c20",
        0.6,
        soft=0.7,
    )
    hair = at([(-9, -82), (-10, -92), (-5, -99), (4, -99), (10, -92), (9, -82), (4, -76), (-4, -76)])
    paint(c, spline(hair), ["#e8e0d0", "#a89c98"], volume=9, shading=0.6, streaks=1.3, **cloth)
    bun = ellipse(*_pair(at([(0, -92)])), 11, 10)
    paint(c, bun, ["#f4ecdc", "#b8aca4"], volume=6, shading=0.7, **cloth)
    left = [line(at([(-14, -71), (-19, -58), (-20, -44)]), 13)]
    paint(c, left, ["#c43a5a", "#7a2040"], volume=5, **cloth)
    paint(c, ellipse(*_pair(at([(-20, -41)])), 6.5, 7), "#e8b890", volume=3, **cloth)
    brass: Manner = {"wobble": 0.3, "detail": 0.65, "rim": "#fffbe0", "rim_width": 2.6, "dark": "#5a3418"}
    start, end = at([(22, -48)])[0], at([(-18, -128)])[0]
    shaft = line([start[:2], end[:2]], 12)
    ux, uy = end[0] - start[0], end[1] - start[1]
    long = math.hypot(ux, uy)
    ux, uy = ux / long, uy / long
    bow = ellipse(end[0] + ux * 30, end[1] + uy * 30, 33, 33)
    hollow = c.mask(ellipse(end[0] + ux * 30, end[1] + uy * 30, 17, 17))
    bits = [
        polygon(
            [
                (start[0] + ux * s, start[1] + uy * s),
                (start[0] + ux * (s + 15), start[1] + uy * (s + 15)),
                (start[0] + ux * (s + 15) - uy * 30, start[1] + uy * (s + 15) + ux * 30),
                (start[0] + ux * s - uy * 30, start[1] + uy * s + ux * 30),
            ]
        )
        for s in (-16, 10)
    ]
    knob = ellipse(end[0], end[1], 12, 12)
    key = np.asarray(
        c.mask([shaft, bow, knob, line([(start[0] - ux * 20, start[1] - uy * 20), start[:2]], 12), *bits])
        * (1 - hollow),
        np.float32,
    )
    paint(
        c,
        key,
        ["#fff0b0", "#e8b848", "#a87430"],
        volume=6,
        shading=0.7,
        cast=(6, 8, 6, 0.4),
        ink=0.25,
        **brass,
    )
    right = [line(at([(13, -71), (21, -62), (15, -54)]), 13)]
    paint(c, right, ["#d84a68", "#9a2848"], volume=5, **cloth)
    paint(c, ellipse(*_pair(at([(14, -56)])), 8, 7), "#e8b890", volume=3, **cloth)


def _pair(spots: Points) -> tuple[float, float]:
    return spots[0][0], spots[0][1]


def _dog(c: Canvas) -> None:
    """It trots beside, and it alone looks back at us."""
    x, y = 470.0, 800.0
    coat: Manner = {"wobble": 0.5, "detail": 0.65, "rim": "#fffbe0", "rim_width": 2.6, "dark": "#3a2418"}
    c.multiply(
        spline([(x - 30, y), (x + 40, y - 4), (x + 110, y + 24), (x + 60, y + 34)]), "#3a4a24", 0.55, soft=4
    )
    body: list[Shape] = [
        spline(
            [
                (x - 40, y - 46),
                (x - 10, y - 56),
                (x + 30, y - 54),
                (x + 46, y - 40),
                (x + 42, y - 24),
                (x + 8, y - 22),
                (x - 30, y - 20),
                (x - 44, y - 30),
            ]
        ),
        line([(x - 32, y - 32), (x - 36, y - 14), (x - 34, y)], 11),
        line([(x - 18, y - 28), (x - 14, y - 12), (x - 18, y)], 10),
        line([(x + 30, y - 32), (x + 26, y - 14), (x + 28, y)], 11),
        line([(x + 40, y - 34), (x + 44, y - 14), (x + 42, y - 2)], 10),
        line([(x + 42, y - 44), (x + 60, y - 58), (x + 64, y - 76)], 8),
    ]
    head: list[Shape] = [ellipse(x - 42, y - 64, 20, 19), ellipse(x - 40, y - 54, 11, 11)]
    paint(c, [*body, *head], ["#f4e8d0", "#c8a888"], volume=9, shading=0.7, **coat)
    ears = [
        spline([(x - 60, y - 76, 1), (x - 70, y - 62), (x - 64, y - 46, 1), (x - 56, y - 60)]),
        spline([(x - 26, y - 78, 1), (x - 15, y - 64), (x - 20, y - 48, 1), (x - 28, y - 62)]),
    ]
    patch = spline([(x - 4, y - 55), (x + 20, y - 54), (x + 26, y - 40), (x + 6, y - 34), (x - 6, y - 42)])
    paint(c, [*ears, patch], ["#8a5838", "#5a3424"], volume=5, **coat)
    c.over(
        [ellipse(x - 49, y - 67, 2.6), ellipse(x - 34, y - 67, 2.6), ellipse(x - 41, y - 54, 5, 3.8)],
        "#20141a",
    )


def _hedges(c: Canvas) -> None:
    grass(
        c,
        [(180, 1050), (280, 1034), (500, 1034), (600, 1050)],
        ["#5f8a3a", "#23361f"],
        height=70,
        count=90,
        seed=4,
        rim="#e8f0a0",
    )


def _door(c: Canvas, hole: Pixels) -> None:
    """The inside of the door: planks, nearly black."""
    wood = np.asarray(1 - hole, np.float32)
    paint(
        c,
        wood,
        ["#2c2420", "#3a2c22", "#241c1a"],
        along=("y", 0, 1152),
        volume=0,
        wobble=0,
        angle=90,
        streaks=1.6,
        mottle=1.4,
    )
    joints = [polyline([(x, -10), (x + 3, 1160)], 5) for x in (64, 232, 548, 704)]
    c.multiply(joints, "#080608", 0.85, soft=1, inside=wood)
    c.screen(
        [polyline([(x + 5, -10), (x + 8, 1160)], 2) for x in (64, 232, 548, 704)],
        "#8a6a48",
        0.35,
        inside=wood,
    )
    luck = random.Random(6)
    grain: list[Shape] = []
    for _ in range(90):
        x, y, long = luck.uniform(0, 768), luck.uniform(-40, 1100), luck.uniform(60, 240)
        grain.append(
            line(
                [(x, y), (x + luck.uniform(-5, 5), y + long / 2), (x + luck.uniform(-4, 4), y + long)],
                luck.uniform(1.4, 3),
            )
        )
    c.multiply(grain[:60], "#0c0808", 0.5, inside=wood)
    c.screen(grain[60:], "#8a6a48", 0.2, inside=wood)
    scratches = [
        line([(666 + k * 15, 742 + k * 5), (658 + k * 14, 800), (664 + k * 13, 860 + k * 9)], 3.4)
        for k in range(4)
    ]
    c.screen(scratches, "#c8a070", 0.5, soft=0.6)
    c.multiply(c.shift(c.mask(scratches), 3, 2), "#080608", 0.6)


def _tunnel(c: Canvas, hole: Pixels) -> None:
    """The thickness of the lock: its lit flank."""
    inner = hole * (1 - c.shift(hole, 16, 20) * c.shift(hole, -10, 14))
    paint(c, np.asarray(inner, np.float32), ["#6a4a24", "#3a2818"], volume=0, wobble=0, angle=60, streaks=1.3)
    edge = hole * (1 - c.shift(hole, -16, -8))
    c.screen(np.asarray(c.blur(np.asarray(edge, np.float32), 1.2) * hole, np.float32), "#e8c070", 0.5)
    shade = np.clip(c.blur(1 - hole, 26) * hole * 1.5, 0, 1)
    c.multiply(np.asarray(shade, np.float32), "#1c1810", 0.75)


def _plate(c: Canvas, hole: Pixels) -> None:
    x, y = CENTRE
    outline = [
        (x - 150, y - 340),
        (x, y - 376),
        (x + 150, y - 340),
        (x + 262, y - 210),
        (x + 292, y),
        (x + 250, y + 190),
        (x + 236, y + 360),
        (x + 280, y + 560),
        (x + 262, y + 690),
        (x + 120, y + 724),
        (x, y + 740),
        (x - 120, y + 724),
        (x - 262, y + 690),
        (x - 280, y + 560),
        (x - 236, y + 360),
        (x - 250, y + 190),
        (x - 292, y),
        (x - 262, y - 210),
    ]
    brass: Manner = {
        "shading": 0.8,
        "streaks": 1.2,
        "mottle": 1.5,
        "dark": "#140c08",
        "lit": "#ffe0a0",
        "wobble": 0.5,
    }
    plate = np.asarray(c.mask(spline(outline)) * (1 - hole), np.float32)
    paint(
        c,
        plate,
        ["#8a6a34", "#644a28", "#443420", "#2c221a"],
        along=("r", x, y + 60, 560),
        volume=12,
        angle=30,
        light=(0, 1),
        cast=(6, 14, 18, 0.7),
        rim="#ffdc90",
        rim_width=4,
        **brass,
    )
    ring = [shape.outline(15) for shape in _keyhole(15)]
    bead = np.asarray(c.mask(ring) * (1 - c.mask(_keyhole(6))) * plate, np.float32)
    paint(
        c, bead, ["#a88040", "#6a4c28"], volume=6, angle=30, light=(0, 1), rim="#fff0b8", rim_width=3, **brass
    )
    towards = np.clip(1 - c.blur(1 - hole, 60) * 1.0, 0, 1)
    c.screen(np.asarray(towards * plate, np.float32), "#d8a858", 0.25)
    curls: list[Points] = []
    for side in (-1, 1):
        curls += [
            [
                (x + side * 214, y + 260),
                (x + side * 226, y + 200),
                (x + side * 262, y + 150),
                (x + side * 262, y + 90),
                (x + side * 236, y + 100),
                (x + side * 244, y + 130),
            ],
            [
                (x + side * 214, y + 300),
                (x + side * 212, y + 400),
                (x + side * 246, y + 500),
                (x + side * 254, y + 580),
                (x + side * 226, y + 592),
                (x + side * 222, y + 560),
            ],
            [
                (x + side * 60, y - 330),
                (x + side * 140, y - 300),
                (x + side * 210, y - 226),
                (x + side * 238, y - 150),
                (x + side * 212, y - 160),
                (x + side * 216, y - 190),
            ],
        ]
    c.multiply([line(curl, 5) for curl in curls], "#0c0806", 0.75, soft=0.8, inside=plate)
    c.screen(
        [line([(u + 2, v + 4) for u, v in curl], 2.4) for curl in curls],
        "#ffdc90",
        0.5,
        soft=0.6,
        inside=plate,
    )
    for sx, sy, turn in ((x, y - 330, 24), (x - 246, y + 660, 70), (x + 246, y + 660, -16)):
        paint(
            c,
            ellipse(sx, sy, 17),
            ["#8a6a38", "#4a3820"],
            volume=7,
            light=(0.1, 1),
            rim="#ffe8b0",
            rim_width=2.4,
            cast=(3, 5, 4, 0.7),
            **brass,
        )
        a = math.radians(turn)
        c.over(
            polyline(
                [
                    (sx - 12 * math.cos(a), sy - 12 * math.sin(a)),
                    (sx + 12 * math.cos(a), sy + 12 * math.sin(a)),
                ],
                4,
            ),
            "#140c08",
        )


def _ray(c: Canvas) -> None:
    beam(c, [(300, 1036), (468, 1036), (560, 1200), (150, 1200)], "#fff0b0", 0.28, 18)
    dust(c, 50, (180, 900, 600, 1150), "#fff0c0", 8)
    fog(c, 1180, 40, "#3a2c20", 0.2)
    c.multiply(c.mask(rectangle(-5, -5, 780, 70), 40), "#080608", 0.5)
