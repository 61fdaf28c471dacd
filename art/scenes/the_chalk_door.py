"""A wet night: somebody has drawn a door on a wall in chalk, a dog waits before it, and light comes out
below."""

import random

import numpy as np

from art.canvas import Canvas
from art.light import glow
from art.motifs.fur import fur
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="rx9t5te1",
    slug="the-chalk-door",
    seed=8219,
    palette="P1",
    horizon="none",
    reach="close",
    hour="night",
    mood="tender",
    description="On a wet night a dog with a trailing lead sits before a door drawn in chalk on a brick "
    "wall; warm light comes out under the drawn door.",
    clues=("He'll be back any minute", "Faith", "No way in", "Good boy"),
    motifs=("doors", "animals", "absence", "light", "weather"),
    light=(0.0, -0.6),
    shadow="#0a1630",
    warmth="#ffdf9c",
    grade=("#0a1832", "#ffe4b0", 0.06),
    contrast=0.18,
    vignette=0.45,
)

GROUND = 842.0
DOOR = (236.0, 214.0, 300.0, 620.0)


def draw(c: Canvas) -> None:
    """The wall; the wet pavement; the drawing; its light; pipe, chalk and puddle; the dog; the rain."""
    _wall(c)
    _pavement(c)
    _drawing(c)
    _light(c)
    _corner(c)
    _dog(c)
    _rain(c)


def _wall(c: Canvas) -> None:
    c.background(["#16304a", "#1c3c54", "#183248"], angle=2, mottle=1.4)
    luck = random.Random(4)
    for j in range(29):
        row: list[list[Shape]] = [[], [], []]
        for i in range(10):
            x, y = -50 + i * 92 + (j % 2) * 46 + luck.uniform(-2, 2), j * 30 - 6 + luck.uniform(-1, 1)
            brick = spline(
                [
                    (x + 3, y + 3),
                    (x + 45, y + 2),
                    (x + 87, y + 3),
                    (x + 88, y + 14),
                    (x + 87, y + 26),
                    (x + 44, y + 27),
                    (x + 3, y + 26),
                    (x + 2, y + 14),
                ]
            )
            row[luck.randrange(3)].append(brick)
        for bricks, tone in zip(
            row, (["#2c566c", "#1f425a"], ["#285064", "#1a3a52"], ["#376276", "#24485e"]), strict=True
        ):
            if bricks:
                paint(
                    c,
                    bricks,
                    tone,
                    volume=5,
                    shading=0.55,
                    wobble=0.8,
                    angle=2,
                    streaks=1.3,
                    rim="#7fa39c",
                    rim_width=1.6,
                    rim_strength=0.4,
                )
    upright = [
        polyline([(x, y + 1), (x + luck.uniform(-1, 1), y + 27)], 5)
        for j in range(29)
        for x, y in ((-54 + i * 92 + (j % 2) * 46, j * 30 - 6) for i in range(10))
    ]
    c.multiply(upright, "#0a1830", 0.75, soft=0.8)
    c.screen(c.shift(c.mask(upright), 4, 1), "#7fa39c", 0.14)
    c.multiply(c.mask(rectangle(-5, 640, 780, 220), 60), "#0f2038", 0.5)
    c.multiply(c.mask(rectangle(-5, -40, 780, 130), 60), "#0a1830", 0.6)
    stains = [
        spline([(x, 0), (x + 26, 200), (x + 10, luck.uniform(400, 760)), (x - 18, 220)])
        for x in (40, 640, 720)
    ]
    c.multiply(stains, "#0a1830", 0.35, soft=14)


def _pavement(c: Canvas) -> None:
    floor = polygon([(-20, GROUND), (800, GROUND), (800, 1180), (-20, 1180)])
    mask = paint(
        c,
        floor,
        [(0, "#0f2440"), (0.3, "#17344e"), (0.7, "#122a46"), (1, "#0a1832")],
        along=("y", GROUND, 1152),
        volume=0,
        wobble=0.6,
        angle=0,
        streaks=1.2,
        mottle=1.3,
    )
    joints = [polyline([(-20, y), (800, y)], 3) for y in (GROUND + 4, 900, 986, 1098)]
    joints += [
        polyline([(384 + (x - 384) * a, u), (384 + (x - 384) * b, v)], 2.6)
        for u, v, a, b, off in (
            (846, 900, 1, 1.14, 0),
            (900, 986, 1.14, 1.36, 70),
            (986, 1098, 1.36, 1.66, 0),
            (1098, 1180, 1.66, 1.9, 70),
        )
        for x in range(-200 + off, 1000, 140)
    ]
    c.multiply(joints, "#050c1e", 0.7, soft=0.8, inside=mask)
    wet = smoothstep(c.noise(60, 4, 3, wide=2.6, tall=0.5), 0.4, 0.7) * mask
    c.screen(np.asarray(wet, np.float32), "#3a6478", 0.3)


def _chalk(c: Canvas, shapes: list[Shape], strength: float = 0.9, colour: str = "#f6efdc") -> None:
    """Lines that catch only on the rough of the bricks."""
    tooth = smoothstep(c.noise(7, 3, 3), 0.3, 0.62) * 0.7 + 0.3
    c.over(np.asarray(c.mask(c.wobble(shapes, 0.5, 12, 2)) * tooth, np.float32), colour, strength)
    c.sharpen(shapes, 0.6)


def _drawing(c: Canvas) -> None:
    """Drawn by somebody not tall: a frame not quite straight, panels, a fanlight, a knob, a bell."""
    x, y, wide, tall = DOOR
    dust = c.mask(rectangle(x, y, wide, tall), 10) * smoothstep(c.noise(24, 6, 3), 0.35, 0.75)
    c.over(np.asarray(dust, np.float32), "#cfd8d0", 0.16)
    frame: Points = [
        (x + 4, GROUND - 4),
        (x - 3, y + 400),
        (x + 5, y + 80),
        (x + 40, y + 22),
        (x + 150, y - 8),
        (x + 262, y + 18),
        (x + 298, y + 84),
        (x + 303, y + 380),
        (x + 296, GROUND - 2),
    ]
    inner: Points = [
        (x + 28, GROUND - 4),
        (x + 23, y + 300),
        (x + 30, y + 96),
        (x + 64, y + 46),
        (x + 150, y + 20),
        (x + 238, y + 44),
        (x + 272, y + 98),
        (x + 278, y + 320),
        (x + 270, GROUND - 2),
    ]
    _chalk(c, [line(frame, 8), line(frame[2:6], 6), line(inner, 6)])
    fan = [
        line([(x + 32, y + 132), (x + 150, y + 126), (x + 272, y + 134)], 5),
        *(
            line([(x + 150, y + 128), (x + 150 + dx, y + 128 - dy)], 4.4)
            for dx, dy in ((-104, 46), (-66, 84), (0, 102), (64, 86), (104, 44))
        ),
    ]
    _chalk(c, fan)
    for px, py, w, h in ((52, 166, 84, 158), (164, 164, 88, 160), (54, 366, 82, 212), (166, 364, 86, 216)):
        box: Points = [
            (x + px, y + py),
            (x + px + w, y + py + 3),
            (x + px + w - 2, y + py + h),
            (x + px + 2, y + py + h - 3),
            (x + px - 1, y + py - 2),
        ]
        _chalk(c, [polyline(box, 5)])
        hatch = [
            line([(x + px + 8, y + py + 20 + k * 22), (x + px + 24 + k * 4, y + py + 10 + k * 18)], 3.4)
            for k in range(3)
        ]
        _chalk(c, hatch, 0.6)
    _chalk(
        c,
        [
            ellipse(x + 258, y + 352, 13, 14).outline(6),
            ellipse(x + 258, y + 352, 4),
            ellipse(x + 259, y + 384, 5, 6),
            line([(x + 259, y + 388), (x + 259, y + 398)], 5),
        ],
        0.95,
        "#ffe9b0",
    )
    _chalk(
        c,
        [
            line([(x + 122, y + 344), (x + 150, y + 338), (x + 182, y + 344)], 6),
            line([(x + 124, y + 354), (x + 182, y + 354)], 4),
        ],
        0.8,
    )
    _chalk(
        c,
        [
            ellipse(x + 352, y + 330, 12).outline(5),
            ellipse(x + 352, y + 330, 3.4),
            line([(x + 352, y + 300), (x + 350, y + 262), (x + 372, y + 236)], 4),
        ],
        0.8,
    )
    sun = [
        ellipse(x - 120, y + 20, 30).outline(6),
        *(
            line([(x - 120 + 42 * a, y + 20 + 42 * b), (x - 120 + 62 * a, y + 20 + 62 * b)], 5)
            for a, b in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
        ),
    ]
    _chalk(c, sun, 0.55)
    flower = [
        line([(x + 372, GROUND - 4), (x + 378, GROUND - 50), (x + 374, GROUND - 96)], 5),
        ellipse(x + 374, GROUND - 112, 8).outline(4),
        *(
            ellipse(x + 374 + 18 * a, GROUND - 112 + 18 * b, 9).outline(4)
            for a, b in ((1, 0), (0.3, 0.95), (-0.8, 0.6), (-0.8, -0.6), (0.3, -0.95))
        ),
    ]
    _chalk(c, flower, 0.6)


def _light(c: Canvas) -> None:
    """What no drawing does: it shines, under the door and through the keyhole."""
    x, y, wide, _ = DOOR
    gap = polygon(
        [(x + 28, GROUND - 9), (x + wide - 30, GROUND - 8), (x + wide - 30, GROUND + 1), (x + 28, GROUND + 1)]
    )
    spill = polygon([(x + 28, GROUND), (x + wide - 30, GROUND), (x + wide + 110, 1180), (x - 150, 1180)])
    fall = np.clip(1 - (c.y - GROUND) / 310, 0, 1) ** 1.3
    streaks = 0.55 + 0.75 * smoothstep(c.noise(30, 5, 3, wide=2.6, tall=0.4), 0.3, 0.75)
    c.screen(np.asarray(c.mask(spill, 16) * fall * streaks * (c.y > GROUND - 2), np.float32), "#ffc45c", 0.95)
    glow(c, x + wide / 2, GROUND - 6, 300, "#ffb848", 0.55, tall=0.5)
    c.over(gap, "#fff2b8")
    c.screen(gap, "#ffd070", 0.9, soft=6)
    c.sharpen(gap, 0.8)
    glow(c, x + 259, y + 386, 60, "#ffcf70", 0.85)
    c.over(
        [ellipse(x + 259, y + 384, 4.4, 5.4), line([(x + 259, y + 388), (x + 259, y + 397)], 4.4)], "#fff6cc"
    )
    fan = c.mask(
        spline(
            [
                (x + 34, y + 126),
                (x + 34, y + 100),
                (x + 66, y + 52),
                (x + 150, y + 26),
                (x + 236, y + 50),
                (x + 268, y + 102),
                (x + 270, y + 126),
            ]
        ),
        5,
    )
    c.screen(fan, "#e8a848", 0.22)


def _corner(c: Canvas) -> None:
    """A rain pipe, a stump of chalk, a bowl somebody put there."""
    iron: Manner = {
        "volume": 10,
        "shading": 0.75,
        "wobble": 0.4,
        "angle": 88,
        "rim": "#a8c8c0",
        "rim_width": 3,
        "dark": "#08122c",
    }
    paint(
        c,
        [rectangle(688, -20, 40, 862), rectangle(680, 210, 56, 16), rectangle(680, 560, 56, 16)],
        ["#3f6a78", "#1c3c52", "#122a44"],
        along=("x", 686, 730),
        cast=(12, 4, 12, 0.5),
        **iron,
    )
    paint(
        c,
        spline(
            [(688, 800, 1), (728, 800, 1), (728, 850), (700, 872), (648, 878, 1), (644, 850, 1), (682, 842)]
        ),
        ["#3f6a78", "#142c46"],
        cast=(4, 8, 8, 0.6),
        **iron,
    )
    flow = [spline([(644, 854), (652, 876), (640, 930), (600, 980), (560, 990), (590, 950), (622, 900)])]
    c.screen(flow, "#a8d0d0", 0.5, soft=3)
    c.multiply(ellipse(120, 936, 62, 12), "#050c1e", 0.7, soft=6)
    tin: Manner = {"wobble": 0.3, "detail": 0.5, "rim": "#ffe8b0", "rim_width": 2.6, "light": (0.9, -0.4)}
    paint(
        c,
        spline([(76, 906, 1), (164, 906, 1), (176, 940, 1), (120, 948), (64, 940, 1)]),
        ["#8c2f2c", "#4a1a28"],
        along=("x", 176, 64),
        volume=9,
        **tin,
    )
    paint(c, ellipse(120, 906, 45, 11), ["#e8e0c8", "#8fa8a6"], volume=3, **tin)
    paint(c, ellipse(120, 908, 36, 8), ["#3f6a78", "#1c3c52"], volume=2, **tin)
    c.screen(ellipse(134, 907, 16, 3), "#ffe2a0", 0.7, soft=1)
    for px, py, turn, long in ((566, 934, -24, 30), (604, 948, 16, 17)):
        a = np.radians(turn)
        stick = polyline([(px, py), (px + long * float(np.cos(a)), py + long * float(np.sin(a)))], 11)
        paint(
            c,
            stick,
            ["#fffaf0", "#b8b8b0"],
            volume=4,
            wobble=0.3,
            detail=0.7,
            cast=(3, 5, 4, 0.6),
            rim="#ffe8b0",
            rim_width=2,
            light=(-0.9, -0.5),
        )


def _dog(c: Canvas) -> None:
    """From behind, sitting, ears up a little, on the rim of the light."""
    x, y = 330.0, 1092.0
    c.multiply(
        spline([(x - 96, y), (x + 96, y - 6), (x + 190, 1190), (x - 150, 1190)]), "#050c1e", 0.75, soft=14
    )
    coat: Manner = {
        "shading": 0.75,
        "streaks": 1.3,
        "wobble": 1.4,
        "rim": "#ffdc98",
        "rim_width": 6,
        "dark": "#1c1430",
        "lit": "#ffd890",
        "light": (0.06, -1),
    }
    tail = line([(x + 60, y - 8), (x + 110, y + 6), (x + 150, y - 4), (x + 176, y - 34)], 26)
    body: list[Shape] = [
        spline(
            [
                (x - 92, y + 6),
                (x - 104, y - 40),
                (x - 92, y - 100),
                (x - 66, y - 162),
                (x - 52, y - 220),
                (x - 40, y - 262),
                (x, y - 280),
                (x + 42, y - 262),
                (x + 54, y - 220),
                (x + 68, y - 160),
                (x + 94, y - 98),
                (x + 106, y - 38),
                (x + 92, y + 8),
                (x, y + 18),
            ]
        ),
        ellipse(x - 76, y - 26, 44, 44),
        ellipse(x + 78, y - 26, 44, 44),
    ]
    mask = paint(
        c,
        [*body, tail],
        ["#c89058", "#a86c40", "#6a4230", "#4a3030"],
        along=("y", y - 280, y + 20),
        volume=40,
        angle=84,
        **coat,
    )
    for side in (-1, 1):
        c.multiply(
            line(
                [
                    (x + side * 46, y - 92),
                    (x + side * 96, y - 58),
                    (x + side * 100, y),
                    (x + side * 62, y + 12),
                ],
                9,
            ),
            "#1c1430",
            0.5,
            soft=6,
            inside=mask,
        )
    c.multiply(line([(x, y - 240), (x + 3, y - 120), (x, y)], 16), "#1c1430", 0.3, soft=10, inside=mask)
    paws = [ellipse(x - 92, y + 6, 34, 14), ellipse(x + 94, y + 6, 34, 14)]
    paint(
        c,
        paws,
        ["#f4e4c8", "#b8a088"],
        volume=9,
        cast=(0, 5, 5, 0.5),
        **{**coat, "wobble": 0.8, "rim_width": 3},
    )

    def hair(chance: random.Random) -> Points:
        u, v = x + chance.uniform(-110, 110), y + chance.uniform(-276, 14)
        lean = (u - x) * 0.09
        return [(u, v), (u + lean * 0.6, v + 8), (u + lean, v + 16)]

    fur(c, mask, hair, 420, "#2a1820", "#ffe0a8", 5, 0.2)
    head: list[Shape] = [
        spline(
            [
                (x - 58, y - 286),
                (x - 62, y - 322),
                (x - 46, y - 358),
                (x - 10, y - 374),
                (x + 26, y - 370),
                (x + 56, y - 346),
                (x + 64, y - 312),
                (x + 56, y - 276),
                (x + 24, y - 256),
                (x - 26, y - 258),
            ]
        )
    ]
    top = paint(
        c, head, ["#d89c60", "#a86c40", "#7a4a34"], volume=34, angle=80, cast=(0, 10, 10, 0.5), **coat
    )
    for side, ear in (
        (
            -1,
            [
                (x - 44, y - 356, 1),
                (x - 74, y - 366),
                (x - 96, y - 334),
                (x - 92, y - 290),
                (x - 74, y - 272, 1),
                (x - 62, y - 306),
            ],
        ),
        (
            1,
            [
                (x + 46, y - 354, 1),
                (x + 78, y - 358),
                (x + 98, y - 322),
                (x + 92, y - 278),
                (x + 74, y - 262, 1),
                (x + 64, y - 298),
            ],
        ),
    ):
        paint(
            c,
            spline(ear),
            ["#8a5438", "#5a3430"],
            volume=13,
            angle=70 * side,
            cast=(side * -3, 6, 6, 0.5),
            **coat,
        )

    def crown(chance: random.Random) -> Points:
        u, v = x + chance.uniform(-60, 60), y + chance.uniform(-370, -260)
        return [(u, v), (u + (u - x) * 0.06, v + 9), (u + (u - x) * 0.1, v + 18)]

    fur(c, top, crown, 200, "#2a1820", "#ffe0a8", 7, 0.18)
    collar = line([(x - 40, y - 262), (x - 16, y - 251), (x + 18, y - 250), (x + 44, y - 260)], 17)
    paint(
        c,
        collar,
        ["#b8443c", "#6a2028"],
        volume=6,
        wobble=0.4,
        detail=0.5,
        cast=(0, 6, 5, 0.5),
        rim="#ffd0a0",
        rim_width=2.4,
        light=(0, -1),
    )
    ring = ellipse(x + 20, y - 240, 8).outline(4)
    lead: Points = [
        (x + 20, y - 232),
        (x + 40, y - 170),
        (x + 74, y - 120),
        (x + 118, y - 70),
        (x + 130, y - 20),
        (x + 190, y + 10),
        (x + 260, y - 16),
        (x + 300, y + 16),
        (x + 360, y + 26),
    ]
    c.multiply(line([(u + 4, v + 8) for u, v in lead], 8), "#050c1e", 0.5, soft=4)
    paint(
        c,
        line(lead, 8),
        ["#b8443c", "#8c2f2c"],
        volume=3,
        wobble=0.3,
        detail=0.7,
        rim="#ffb890",
        rim_width=2,
        light=(0, -1),
    )
    paint(
        c,
        line(
            [(x + 360, y + 26), (x + 392, y + 14), (x + 404, y + 32), (x + 380, y + 42), (x + 360, y + 28)], 7
        ),
        ["#b8443c", "#8c2f2c"],
        volume=3,
        wobble=0.3,
        detail=0.7,
        rim="#ffb890",
        rim_width=2,
        light=(0, -1),
    )
    paint(c, ring, ["#fff0c0", "#a87c40"], volume=2, detail=0.8, wobble=0.1)


def _rain(c: Canvas) -> None:
    luck = random.Random(14)
    drops = []
    for _ in range(150):
        x, y = luck.uniform(-20, 790), luck.uniform(-20, 1100)
        drops.append(line([(x, y), (x - 7, y + luck.uniform(30, 60))], luck.uniform(1, 1.9)))
    c.screen(drops, "#cfe4e4", 0.26)
    spots = [(luck.uniform(10, 760), luck.uniform(880, 1140), luck.uniform(8, 22)) for _ in range(44)]
    rings = [ellipse(x, y, r, r * 0.34).outline(1.8) for x, y, r in spots if abs(x - 335) > 150]
    c.screen(rings, "#ffe8b8", 0.4, soft=0.5)
