"""Seen from below: a goat stands on a swaying tower of doors and eats a hinge; people try to coax it down."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, mix
from art.light import glow
from art.motifs.bent import Tube
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="8ldy0784",
    slug="the-stubborn-goat",
    seed=447,
    palette="P16",
    horizon="none",
    reach="far",
    hour="day",
    mood="comic",
    description="Seen from below, a goat stands on top of a leaning tower of old doors and "
    "chews a hinge; people hold up a cabbage on a pole.",
    clues=("Stubborn", "It made its own bed", "Career", "All ways out"),
    motifs=("doors", "animals", "heights"),
    light=(0.7, -0.6),
    shadow="#221a3a",
    warmth="#fff4d8",
    grade=("#1c1830", "#fff0d0", 0.06),
    contrast=0.18,
    vignette=0.38,
)

WOOD: Manner = {
    "wobble": 0.4,
    "shading": 0.6,
    "streaks": 1.1,
    "rim": "#fff6e0",
    "rim_width": 3,
    "dark": "#181428",
}


def draw(c: Canvas) -> None:
    """A pale sky with the sun behind the goat; doors from the lowest up; the goat; heads of those below."""
    _sky(c)
    tiers = (
        (398, 1366, 380, 500, -3.0, "#4a4650", 0),
        (346, 862, 296, 300, 5.0, "#8a8070", 1),
        (424, 582, 222, 218, -7.0, "#b5302a", 2),
        (378, 374, 164, 160, 6.0, "#6a6a72", 3),
    )
    _slab(c, 366, 896, 440, 36, 1.5, "#6a6058")
    _behind(c)
    for k, (x, y, wide, tall, turn, colour, style) in enumerate(tiers):
        _door(c, x, y, wide, tall, turn, colour, style)
        if 0 < k < 3:
            top = tiers[k + 1]
            _slab(
                c,
                (x + top[0]) / 2,
                top[1] + 2,
                top[2] * 1.42,
                31 - k * 6,
                (-3.0, 4.0, -5.0)[k],
                ("#9a8c78", "#3a3644", "#c8b89c")[k],
            )
    _slab(c, 398, 206, 196, 13, 3.0, "#8a7a68")
    _goat(c)
    _crumbs(c)
    _people(c)


def _sky(c: Canvas) -> None:
    away = np.hypot(c.x - 410, (c.y - 130) / 1.3) / 860
    c.background(
        [(0, "#fffaf0"), (0.2, "#efe2c8"), (0.42, "#cbbda6"), (0.72, "#968d88"), (1, "#65606a")],
        along=np.asarray(away, np.float32),
        angle=62,
    )
    c.swirl(410, 130)
    rays = np.sin(np.arctan2(c.y - 130, c.x - 410) * 19 + (c.noise(120, 3, 2) - 0.5) * 4)
    c.screen(np.asarray(smoothstep(rays, 0.3, 0.9) * np.clip(1.2 - away, 0, 1), np.float32), "#fff6e0", 0.2)
    paint(c, ellipse(452, 128, 118), ["#fffdf6", "#fff3d8"], volume=10, shading=0.15, wobble=0.8)
    glow(c, 452, 128, 300, "#fff4d8", 0.4)


def _slab(c: Canvas, x: float, y: float, wide: float, thick: float, turn: float, colour: Colour) -> None:
    """A door lying flat, seen from below: its edge, and under it its panelled face going away."""
    half, deep = wide / 2, thick * 2.1

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, 1, 1, turn)

    below = [(-half, 0), (half, 0), (half * 0.86, deep), (-half * 0.86, deep)]
    face: list[Colour] = [mix(colour, "#16161f", 0.5), mix(colour, "#16161f", 0.72)]
    under = paint(
        c, polygon(at(below)), face, volume=4, cast=(-14, 26, 16, 0.55), angle=turn, **{**WOOD, "rim": None}
    )
    panels = []
    for left, right in ((-0.9, -0.5), (-0.4, 0.4), (0.5, 0.9)):
        panels.append(
            polygon(
                at(
                    [
                        (left * half, deep * 0.2),
                        (right * half, deep * 0.2),
                        (right * half * 0.92, deep * 0.8),
                        (left * half * 0.92, deep * 0.8),
                    ]
                )
            )
        )
    c.multiply(panels, "#16121f", 0.55, soft=1.5, inside=under)
    edge = polygon(at([(-half, -thick), (half, -thick), (half, 0), (-half, 0)]))
    wood: list[Colour] = [mix(colour, "#f4ead6", 0.3), colour]
    paint(c, edge, wood, volume=thick * 0.3, angle=turn, detail=0.3, **WOOD)
    knob = at([(half * 0.62, deep * 0.5)])[0]
    paint(c, ellipse(knob[0], knob[1], thick * 0.22), ["#d8b878", "#7a5a3a"], volume=3, detail=0.6)


def _behind(c: Canvas) -> None:
    """Two doors wedged in behind to prop the tower."""
    for quad, tone in (
        ([(150, 880), (214, 590), (300, 582), (262, 880)], "#57525c"),
        ([(566, 590), (520, 374), (470, 374), (486, 590)], "#8f8676"),
        ([(660, 1300), (570, 900), (470, 900), (500, 1300)], "#3a3644"),
    ):
        body = paint(
            c,
            polygon(quad),
            [mix(tone, "#b8ab98", 0.25), mix(tone, "#16161f", 0.4)],
            volume=5,
            cast=(-12, 12, 14, 0.4),
            **WOOD,
        )
        inner = [
            (
                sum(p[0] for p in quad) / 4 + (p[0] - sum(q[0] for q in quad) / 4) * 0.6,
                sum(p[1] for p in quad) / 4 + (p[1] - sum(q[1] for q in quad) / 4) * 0.76,
            )
            for p in quad
        ]
        c.multiply(polygon(inner), "#2a2434", 0.4, soft=2, inside=body)


def _door(
    c: Canvas, x: float, y: float, wide: float, tall: float, turn: float, colour: Colour, style: int
) -> None:
    """An upright door, its foot's middle at (x, y), narrowing a little upwards; its left edge shows."""
    half = wide / 2

    def at(points: Points) -> list[tuple[float, ...]]:
        """Local places: u from -1 to 1 across, v from 0 at the foot to 1 at the top."""
        return place(
            [(p[0] * half * (1 - 0.1 * p[1]), -p[1] * tall, *p[2:]) for p in points], x, y, 1, 1, turn
        )

    pale, deep = mix(colour, "#f4ead6", 0.22), mix(colour, "#16161f", 0.45)
    side = polygon(at([(-1.13, 0.02), (-0.98, 0), (-0.98, 1), (-1.13, 0.985)]))
    paint(
        c,
        side,
        [mix(colour, "#16161f", 0.5), mix(colour, "#16161f", 0.7)],
        volume=3,
        cast=(-16, 14, 16, 0.5),
        angle=90 + turn,
        **{**WOOD, "rim": None},
    )
    leaf = paint(
        c,
        polygon(at([(-1, 0), (1, 0), (1, 1), (-1, 1)])),
        [pale, colour, deep],
        along=("x", x + half, x - half),
        volume=7,
        angle=90 + turn,
        ink=0.3,
        **WOOD,
    )
    for left, right, low, high in _PANELS[style]:
        rim = polygon(at([(left, low), (right, low), (right, high), (left, high)]))
        c.multiply(c.shift(c.mask(rim), -2, -2), "#16121f", 0.5, inside=leaf)
        lit = style == 1 and high > 0.7
        field: list[Colour] = (
            ["#f4ead6", "#b8ab98"] if lit else [mix(colour, "#f4ead6", 0.12), mix(colour, "#16161f", 0.34)]
        )
        inset = polygon(
            at(
                [
                    (left + 0.05, low + 0.02),
                    (right - 0.04, low + 0.02),
                    (right - 0.04, high - 0.02),
                    (left + 0.05, high - 0.02),
                ]
            )
        )
        paint(
            c,
            inset,
            field,
            along=("x", x + half, x - half),
            volume=5,
            angle=90 + turn,
            **{**WOOD, "rim_width": 2, "light": (-0.7, 0.6)},
        )
    knob = at([(-0.78, 0.48)])[0]
    size = wide * 0.034
    paint(
        c,
        [ellipse(knob[0], knob[1], size), line(at([(-0.78, 0.43), (-0.78, 0.53)]), size * 1.1)],
        ["#f0d490", "#9a7440"],
        volume=4,
        cast=(-4, 6, 4, 0.6),
        detail=0.6,
        wobble=0.2,
        rim="#fffbe0",
        rim_width=1.5,
    )
    for v in (0.14, 0.84):
        hinge = polygon(at([(0.7, v - 0.03), (1.01, v - 0.03), (1.01, v + 0.03), (0.7, v + 0.03)]))
        paint(c, hinge, ["#c8a870", "#6a5038"], volume=2, cast=(-2, 3, 3, 0.5), detail=0.6, wobble=0.2)
    if style == 2:
        ring = at([(0, 0.72)])[0]
        paint(
            c,
            ellipse(ring[0], ring[1], wide * 0.075).outline(5),
            ["#f0d490", "#8a6438"],
            volume=2,
            cast=(-3, 5, 4, 0.6),
            detail=0.6,
        )
    if style == 0:
        slot = polygon(at([(-0.3, 0.68), (0.3, 0.68), (0.3, 0.715), (-0.3, 0.715)]))
        paint(c, slot, ["#d8b878", "#7a5a3a"], volume=2, detail=0.6, cast=(-2, 4, 3, 0.5))
        letter = polygon(at([(-0.2, 0.66), (0.16, 0.665), (0.18, 0.73), (-0.16, 0.725)]))
        paint(c, letter, ["#fffaf0", "#cfc2ac"], volume=2, detail=0.6, cast=(-3, 5, 4, 0.5))


_PANELS = (
    (
        (-0.78, -0.06, 0.2, 0.58),
        (0.06, 0.78, 0.2, 0.58),
        (-0.78, -0.06, 0.72, 0.95),
        (0.06, 0.78, 0.72, 0.95),
    ),
    ((-0.74, 0.74, 0.08, 0.4), (-0.7, -0.04, 0.5, 0.9), (0.04, 0.7, 0.5, 0.9)),
    ((-0.7, -0.08, 0.08, 0.56), (0.08, 0.7, 0.08, 0.56), (-0.7, 0.7, 0.84, 0.94)),
    ((-0.7, 0.7, 0.1, 0.32), (-0.7, 0.7, 0.4, 0.62), (-0.7, 0.7, 0.7, 0.9)),
)


def _goat(c: Canvas) -> None:
    """All four feet together on the topmost door; a hinge hangs from its mouth."""
    x, y, k = 388, 196, 1.0

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, k, 1, 3)

    hair: Manner = {
        "wobble": 0.5,
        "detail": 0.6,
        "dark": "#16121f",
        "rim": "#fffaf0",
        "rim_width": 3,
        "shading": 0.7,
    }
    far = [
        Tube(at(leg)).piece()
        for leg in (
            [(-30, -62, 11), (-26, -36, 5.5), (-10, -18, 4.5), (-6, 0, 5)],
            [(38, -64, 10), (32, -34, 5.5), (22, -16, 4.5), (20, 0, 5)],
        )
    ]
    paint(c, far, ["#2c2838", "#1c1a26"], volume=4, **hair)
    horns = [
        line(at([(54, -134), (48, -158), (28, -174), (12, -170)]), 9),
        line(at([(60, -134), (60, -160), (44, -180), (28, -182)]), 9),
    ]
    paint(c, horns, ["#d8c8a8", "#8a7a68"], volume=3, cast=(-2, 3, 2, 0.4), **hair)
    trunk = [
        *[
            (-62, -72),
            (-50, -94),
            (-20, -96),
            (8, -92),
            (30, -100),
            (44, -122),
            (54, -138),
            (68, -136),
            (84, -120),
        ],
        *[
            (97, -106),
            (96, -96),
            (84, -93),
            (70, -103),
            (64, -92),
            (56, -66),
            (34, -50),
            (0, -50),
            (-30, -50),
            (-54, -52),
        ],
    ]
    near = [
        Tube(at(leg)).piece()
        for leg in (
            [(-46, -68, 16), (-46, -44, 8), (-30, -22, 5), (-22, 0, 5.5)],
            [(42, -70, 14), (38, -40, 7), (36, -18, 5), (34, 0, 5.5)],
        )
    ]
    tail = spline(at([(-56, -82), (-72, -98), (-76, -88), (-62, -72)]))
    paint(c, [spline(at(trunk)), tail, *near], ["#4a4650", "#322e3c", "#221e2c"], volume=15, **hair)
    blaze = spline(at([(62, -132), (74, -122), (88, -108), (80, -106), (66, -118)]))
    paint(c, blaze, ["#fffaf0", "#cfc2ac"], volume=3, **hair)
    belly = [
        line(at([(u, -54), (u + chance, -42)]), 3)
        for u, chance in ((-30, 3), (-20, -2), (-9, 3), (2, 0), (12, 3), (22, -2))
    ]
    paint(c, belly, "#3a3644", volume=1, **{**hair, "rim": None})
    ear = spline(at([(52, -128), (34, -124), (22, -112, 1), (40, -112), (56, -120)]))
    paint(c, ear, ["#57525e", "#2c2838"], volume=4, cast=(-2, 4, 3, 0.5), **hair)
    beard = spline(at([(74, -99), (84, -92), (82, -76), (76, -62, 1), (70, -80)]))
    paint(c, beard, ["#e8dcc4", "#a89c8a"], volume=4, **hair)
    c.over(line(at([(64, -122), (69, -119), (74, -121)]), 2.8), "#fffaf0", 0.9)
    hoofs = [ellipse(p[0], p[1], 6) for p in at([(-6, -3), (20, -3), (-22, -3), (34, -3)])]
    c.over(hoofs, "#16121f", 0.9)
    hinge = [
        polygon(at([(92, -104), (108, -108), (112, -90), (96, -88)])),
        polygon(at([(108, -108), (126, -100), (122, -84), (111, -90)])),
    ]
    paint(c, hinge, ["#f0d490", "#a87c40"], volume=2.5, detail=0.8, wobble=0.2, rim="#fffbe0", rim_width=1.5)
    c.multiply(line(at([(109, -108), (112, -88)]), 3), "#5a3a20", 0.8)


def _crumbs(c: Canvas) -> None:
    """Screws and splinters on their way down."""
    chance = random.Random(8)
    for x, y in ((528, 236), (548, 330), (590, 402), (572, 520), (622, 640), (602, 770), (640, 900)):
        turn = chance.uniform(0, 180)
        size = 0.6 + y / 900
        shaft = [
            polyline(place([(-9, 0), (11, 0)], x, y, size, 1, turn), 4 * size),
            polyline(place([(-9, -6), (-9, 6)], x, y, size, 1, turn), 4 * size),
        ]
        paint(
            c, shaft, ["#d8b878", "#7a5a38"], volume=2, detail=0.7, wobble=0.2, rim="#fffbe0", rim_width=1.5
        )


def _people(c: Canvas) -> None:
    """Backs and hats of those who look up; one holds out a cabbage on a long pole."""
    near: Manner = {
        "wobble": 0.6,
        "detail": 0.35,
        "shading": 0.75,
        "rim": "#fff6e0",
        "rim_width": 5,
        "dark": "#120e1c",
    }
    pole = [(742, 1180), (716, 900), (676, 560), (640, 330), (602, 246)]
    paint(
        c,
        Tube([(x, y, 7.5 - i * 1.3) for i, (x, y) in enumerate(pole)]).piece(),
        ["#b8ab98", "#5a4c44"],
        volume=4,
        **{**near, "rim_width": 2.5, "detail": 0.6},
    )
    paint(c, line([(602, 246), (598, 290), (600, 316)], 3), "#4a4650", volume=1, detail=0.8, wobble=0.2)
    leaves = [
        spline(place([(0, 26), (-34, 14), (-38, -14), (-16, -30), (10, -26), (8, 4)], 600, 342, 0.95)),
        spline(place([(0, 26), (34, 14), (40, -12), (16, -30), (-8, -26), (-6, 4)], 600, 342, 0.95)),
        ellipse(600, 338, 25, 25),
    ]
    for shape, tone in zip(
        leaves, (["#8f9a72", "#4a5648"], ["#a4ab80", "#566250"], ["#cfd0a0", "#7f8a66"]), strict=True
    ):
        paint(c, shape, tone, volume=9, cast=(-2, 4, 3, 0.4), **{**near, "rim_width": 2.5, "detail": 0.6})
    c.multiply(
        [line([(600, 360), (598, 336), (590, 320)], 2.5), line([(600, 346), (612, 330)], 2.5)], "#3a4a3c", 0.6
    )
    man = [(560, 1230, 1), (574, 1120), (620, 1066), (690, 1050), (750, 1076), (800, 1130), (820, 1230, 1)]
    paint(c, spline(man), ["#57525e", "#2c2838"], volume=34, cast=(-14, 6, 16, 0.5), angle=80, **near)
    paint(
        c,
        Tube([(756, 1110, 30), (772, 1040, 25), (742, 976, 19)]).piece(),
        ["#57525e", "#322e3c"],
        volume=14,
        cast=(-8, 6, 8, 0.5),
        **near,
    )
    paint(c, ellipse(734, 962, 21, 20), ["#d8b898", "#8a6658"], volume=9, **near)
    paint(c, ellipse(676, 1010, 50, 56), ["#c8a488", "#7a5850"], volume=22, cast=(-6, 10, 9, 0.5), **near)
    cap = [(618, 1006), (624, 960), (660, 932), (704, 938), (732, 972), (734, 1010), (700, 1022), (650, 1024)]
    paint(c, spline(cap), ["#7a7478", "#38333f"], volume=18, **near)
    woman = [(-40, 1230, 1), (-20, 1130), (40, 1076), (130, 1062), (200, 1092), (240, 1150), (256, 1230, 1)]
    paint(c, spline(woman), ["#8a8070", "#4a4048"], volume=34, cast=(-14, 6, 16, 0.5), angle=80, **near)
    shawl = [
        (42, 1080),
        (36, 1010),
        (62, 950),
        (118, 930),
        (172, 956),
        (190, 1016),
        (180, 1070),
        (150, 1108),
        (116, 1150, 1),
        (80, 1108),
    ]
    paint(
        c,
        spline(shawl),
        ["#f4ead6", "#c8b8a0", "#8a7c74"],
        volume=26,
        cast=(-6, 10, 10, 0.5),
        angle=70,
        **near,
    )
    chance, dots = random.Random(4), []
    for _ in range(22):
        x, y = chance.uniform(52, 176), chance.uniform(950, 1100)
        if math.hypot((x - 114) / 62, (y - 1016) / 88) < 0.9:
            dots.append(ellipse(x, y, 6, 5))
    c.over(dots, "#5a5460", 0.7)
    child = [(250, 1230, 1), (258, 1170), (296, 1140), (346, 1140), (382, 1172), (390, 1230, 1)]
    paint(c, spline(child), ["#6a6a72", "#38333f"], volume=22, cast=(-8, 6, 10, 0.5), **near)
    paint(c, ellipse(322, 1104, 38, 42), ["#5a4034", "#2c2028"], volume=16, cast=(-4, 8, 8, 0.5), **near)
    tails = [
        line([(292, 1098), (266, 1114), (258, 1142)], 15),
        line([(352, 1098), (378, 1114), (386, 1142)], 15),
    ]
    paint(c, tails, ["#5a4034", "#2c2028"], volume=6, **near)
