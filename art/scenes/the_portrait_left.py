"""In a gallery at night one frame has lost its sitter: water runs out, wet footprints lead to the door."""

import math
import random
from itertools import pairwise

import cv2
import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels, mix, rgb
from art.light import beam, glow
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="20cjhuqj",
    slug="the-portrait-left",
    seed=2601,
    palette="P16",
    horizon="low",
    reach="middle",
    hour="indoors",
    mood="comic",
    description="In a dim gallery a gilt frame shows only an armchair standing in the sea; water runs out "
    "of it and wet footprints lead across the floor to a door ajar.",
    clues=(
        "Out for lunch",
        "Nobody puts me in a box",
        "The night shift begins",
        "I only came to stretch my legs",
    ),
    motifs=("doors", "absence", "water", "paths"),
    light=(0.8, -0.35),
    shadow="#1c1230",
    warmth="#fff0cc",
    grade=("#20163a", "#f8e6c2", 0.06),
    contrast=0.17,
    vignette=0.42,
)

AWAY, EYE = 900.0, 430.0
"""The wall on the left runs back to this point."""
NEAR = (44.0, 408.0, -372.0, 232.0)
FAR = (452.0, 532.0, -250.0, 120.0)
GILT: Manner = {
    "volume": 9,
    "shading": 0.85,
    "wobble": 0.4,
    "detail": 0.45,
    "rim": "#fff4d0",
    "rim_width": 2.5,
    "dark": "#3a1c30",
}


def draw(c: Canvas) -> None:
    """Wall, end wall with the door, floor and its light; frames; water, footprints; the rope in front."""
    _walls(c)
    _floor(c)
    _door(c)
    _far_frame(c)
    picture = _frame(c, NEAR, 44)
    _sea(c, picture)
    _chair(c, picture)
    _varnish(c, picture)
    _spill(c)
    _footprints(c)
    _guard(c)
    _rope(c)


def _at(x: float, h: float) -> tuple[float, float]:
    """A place on the long wall: h units above (negative) or below the eye at the near end."""
    return x, EYE + h * (AWAY - x) / AWAY


def _strip(h0: float, h1: float) -> Shape:
    return polygon([_at(-10, h0), _at(560, h0), _at(560, h1), _at(-10, h1)])


def _walls(c: Canvas) -> None:
    c.background([(0, "#2a2634"), (0.5, "#4e4854"), (1, "#2c2634")], angle=80)
    wall = paint(
        c,
        _strip(-560, 520),
        [(0, "#37303e"), (0.5, "#5d5560"), (1, "#807674")],
        along=("x", -10, 560),
        volume=0,
        angle=86,
        streaks=1.3,
        mottle=1.4,
        wobble=0,
    )
    damask = [
        spline(
            place(
                [(0, -26), (9, -10), (16, 0), (8, 9), (0, 24), (-8, 9), (-16, 0), (-9, -10)],
                *_at(x, h),
                (AWAY - x) / AWAY,
            )
        )
        for i, x in enumerate(range(14, 560, 44))
        for h in range(-520 + (i % 2) * 40, 330, 80)
    ]
    c.multiply(damask, "#241a30", 0.32, soft=1, inside=wall)
    paint(
        c,
        _strip(352, 372),
        ["#8a7c74", "#4a3e48"],
        volume=5,
        angle=-22,
        wobble=0.3,
        cast=(0, 8, 6, 0.5),
    )
    lower = paint(c, _strip(372, 520), ["#544a54", "#2c2434"], volume=3, angle=-14, wobble=0.2)
    for x in range(20, 560, 104):
        panel = polygon([_at(x, 392), _at(x + 84, 392), _at(x + 84, 496), _at(x, 496)])
        paint(
            c, panel, ["#5e545c", "#3a303e"], volume=5, wobble=0.3, ink=0.4, inside=lower, light=(-0.6, -0.7)
        )
    end = polygon([(560, _at(560, -560)[1]), (790, 214), (790, 634), (560, _at(560, 520)[1])])
    paint(c, end, ["#6a615f", "#958a80", "#7c726c"], volume=0, angle=88, streaks=1.2, wobble=0)
    ceiling = polygon([(-10, -10), (790, -10), (790, 214), (560, _at(560, -560)[1])])
    paint(c, ceiling, ["#1c1826", "#38303a"], volume=0, angle=-20, wobble=0)
    c.multiply(line([_at(-10, -560), _at(560, -560), (790, 214)], 14), "#14101e", 0.6, soft=5)
    c.multiply(line([(560, 224), (560, 630)], 8), "#1a1426", 0.5, soft=6)


def _floor(c: Canvas) -> None:
    corner = _at(560, 520)
    floor = c.mask(polygon([_at(-10, 520), corner, (790, 634), (790, 1170), (-10, 1170)]))
    paint(
        c,
        floor,
        ["#8f8478", "#a6977f", "#6a5c5a", "#3e3340"],
        along=("y", 620, 1152),
        volume=0,
        angle=4,
        streaks=1.2,
        mottle=1.2,
        wobble=0,
    )
    chance, blocks = random.Random(5), []
    rows = [620 + 26 * k + 3.6 * k * k for k in range(13)]
    for j, (top, foot) in enumerate(pairwise(rows)):
        for k in range(-16, 26):
            wide = 54.0
            x0, x1 = (
                AWAY + (k * wide - 400 + (j % 2) * 27) * (top - EYE) / 190,
                AWAY + ((k + 1) * wide - 400 + (j % 2) * 27) * (top - EYE) / 190,
            )
            y0, y1 = (AWAY + (e * wide - 400 + (j % 2) * 27) * (foot - EYE) / 190 for e in (k, k + 1))
            blocks.append((polygon([(x0, top), (x1, top), (y1, foot), (y0, foot)]), chance.random()))
    c.multiply([shape for shape, tone in blocks if tone < 0.35], "#7a6a72", 0.5, inside=floor)
    c.screen([shape for shape, tone in blocks if tone > 0.7], "#d8c4a0", 0.14, inside=floor)
    c.multiply([shape.outline(2.2) for shape, _ in blocks], "#221828", 0.6, inside=floor)
    c.multiply(c.mask(line([_at(-10, 520), corner], 40), 16) * floor, "#1a1226", 0.6)


def _door(c: Canvas) -> None:
    """Ajar, with a strip of warm light that falls towards us."""
    frame = polygon([(614, 616), (614, 322), (742, 316), (742, 626)])
    paint(c, frame, ["#4a3e44", "#2a2230"], **{**GILT, "rim": "#d8c4a0"})
    gap = polygon([(628, 617), (628, 336), (664, 334), (664, 620)])
    paint(c, gap, ["#fff2c8", "#ffe0a0", "#f8c878"], volume=0, wobble=0.2, detail=0.6)
    leaf = polygon([(664, 332), (732, 318), (732, 640), (664, 620)])
    paint(c, leaf, ["#7a5248", "#4a3038"], angle=88, streaks=1.2, **{**GILT, "volume": 4})
    for y0, y1 in ((350, 450), (474, 596)):
        paint(
            c,
            polygon([(676, y0), (722, y0 - 5), (722, y1 + 8), (676, y1)]),
            ["#6a463f", "#3c2830"],
            **{**GILT, "volume": 4, "rim_strength": 0.3},
        )
    paint(c, ellipse(672, 482, 5), ["#f4e0a8", "#8a6a48"], **{**GILT, "volume": 2})
    beam(c, [(628, 620), (664, 622), (560, 1170), (190, 1170)], "#ffe0a0", 0.4, soft=12)
    glow(c, 646, 480, 210, "#ffdc98", 0.45)


def _quad(frame: tuple[float, float, float, float], swell: float) -> list[tuple[float, float]]:
    x0, x1, h0, h1 = frame
    near, far = swell * (AWAY - x0) / AWAY, swell * (AWAY - x1) / AWAY
    return [
        _at(x0 - near, h0 - swell),
        _at(x1 + far, h0 - swell),
        _at(x1 + far, h1 + swell),
        _at(x0 - near, h1 + swell),
    ]


def _frame(c: Canvas, frame: tuple[float, float, float, float], width: float) -> Pixels:
    """A carved gilt frame; gives the mask of the picture in it."""
    small = width / 44
    paint(
        c,
        polygon(_quad(frame, width)),
        ["#e4c888", "#b08a56", "#6a4840"],
        angle=10,
        streaks=1.2,
        cast=(-16 * small, 18 * small, 18 * small, 0.7),
        **{**GILT, "volume": 16 * small},
    )
    paint(c, polygon(_quad(frame, width * 0.6)), ["#a87e4c", "#7a543e"], **{**GILT, "volume": 6 * small})
    corners = _quad(frame, width * 0.78)
    knobs: list[Shape] = []
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        count = 9
        for k in range(count):
            x, y = a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count
            size = width * 0.3 * (AWAY - x) / AWAY * (1.7 if k == 0 else 1)
            knobs.append(ellipse(x, y, size * 0.9, size))
    paint(
        c,
        knobs,
        ["#f4dca0", "#b88e58", "#7a5444"],
        cast=(-3 * small, 4 * small, 4, 0.5),
        **{**GILT, "volume": 5 * small},
    )
    paint(c, polygon(_quad(frame, width * 0.2)), ["#f0d898", "#9a7448"], **{**GILT, "volume": 4 * small})
    return paint(
        c,
        polygon(_quad(frame, 0)),
        ["#1f2028", "#2c3038", "#22303a"],
        volume=0,
        angle=20,
        streaks=1.4,
        mottle=1.5,
        wobble=0.2,
    )


def _uv(u: float, v: float) -> tuple[float, float]:
    """A place in the near picture, 0..1 across and down."""
    return _at(NEAR[0] + (NEAR[1] - NEAR[0]) * u, NEAR[2] + (NEAR[3] - NEAR[2]) * v)


def _sea(c: Canvas, picture: Pixels) -> None:
    glow_at = _uv(0.5, 0.3)
    c.screen(c.mask(ellipse(*glow_at, 150, 190), 60) * picture, "#7a6a58", 0.55)
    water = paint(
        c,
        polygon([_uv(-0.1, 0.66), _uv(1.1, 0.66), _uv(1.1, 1.1), _uv(-0.1, 1.1)]),
        ["#b8b49e", "#5f7076", "#2c3c48", "#1a2430"],
        volume=0,
        angle=-8,
        streaks=1.5,
        inside=picture,
        wobble=0.3,
    )
    bars = smoothstep(c.noise(22, 7, 3, wide=3, tall=0.3), 0.52, 0.7) * water
    c.screen(bars, "#f4ead0", 0.5)


def _chair(c: Canvas, picture: Pixels) -> None:
    """A wing chair of red plush, its legs in the sea; a lace ruff and a pair of spectacles left on it."""

    def at(points: Points) -> Shape:
        return spline([(*_uv(p[0], p[1]), *p[2:]) for p in points])

    plush: Manner = {
        "volume": 18,
        "shading": 0.85,
        "dark": "#2a0a24",
        "rim": "#ffc8a0",
        "rim_width": 3,
        "inside": picture,
        "wobble": 0.5,
        "detail": 0.4,
    }
    paint(
        c,
        at(
            [
                (0.24, 0.62, 1),
                (0.2, 0.4),
                (0.24, 0.22),
                (0.36, 0.16),
                (0.5, 0.13),
                (0.64, 0.16),
                (0.76, 0.22),
                (0.8, 0.42),
                (0.76, 0.62, 1),
            ]
        ),
        ["#c8453a", "#96262c", "#5a1828"],
        cast=(-14, 6, 14, 0.6),
        **{**plush, "volume": 26},
    )
    tufts = [
        _uv(u, v)
        for u, v in (
            (0.38, 0.26),
            (0.5, 0.24),
            (0.62, 0.26),
            (0.44, 0.36),
            (0.56, 0.36),
            (0.38, 0.46),
            (0.5, 0.46),
            (0.62, 0.46),
        )
    ]
    c.multiply([ellipse(x, y, 15, 17) for x, y in tufts], "#4a0c20", 0.55, soft=7, inside=picture)
    paint(c, [ellipse(x, y, 4) for x, y in tufts], "#d88a58", volume=2, detail=0.7, inside=picture)
    paint(
        c,
        at([(0.28, 0.68, 1), (0.28, 0.57), (0.5, 0.545), (0.72, 0.57), (0.72, 0.68, 1)]),
        ["#d8564a", "#8a222a"],
        **plush,
    )
    for u0, u1 in ((0.13, 0.31), (0.69, 0.87)):
        paint(
            c,
            at([(u0, 0.76, 1), (u0, 0.5), (u0 + 0.03, 0.44), (u1 - 0.04, 0.44), (u1, 0.5), (u1, 0.76, 1)]),
            ["#d04a3e", "#8a222a", "#4a1426"],
            cast=(-6, 4, 8, 0.5),
            **plush,
        )
    paint(
        c, at([(0.17, 0.78, 1), (0.18, 0.67), (0.82, 0.67), (0.83, 0.78, 1)]), ["#9a2a2c", "#4a1426"], **plush
    )
    x, y = _uv(0.5, 0.615)
    ruff = [ellipse(x + (k - 4) * 17, y + abs(k - 4) * -2.4, 12, 15) for k in range(9)]
    paint(
        c,
        ruff,
        ["#fffaf0", "#d8c8b4", "#8a7a7c"],
        volume=5,
        shading=0.7,
        detail=0.7,
        inside=picture,
        cast=(-3, 6, 5, 0.6),
        wobble=0.5,
    )
    c.multiply(
        [ellipse(x + (k - 4) * 17, y + abs(k - 4) * -2.4, 5, 7) for k in range(9)],
        "#5a4858",
        0.6,
        soft=2,
        inside=picture,
    )
    surface = polygon([_uv(-0.1, 0.74), _uv(1.1, 0.74), _uv(1.1, 1.1), _uv(-0.1, 1.1)])
    waves = smoothstep(c.noise(24, 17, 3, wide=3, tall=0.3), 0.3, 0.6)
    paint(
        c,
        c.mask(surface) * picture,
        [(0, "#7a827c"), (0.4, "#3c4c54"), (1, "#1a2430")],
        volume=0,
        angle=-8,
        streaks=1.6,
        wobble=0.4,
    )
    mirror = c.mask(at([(0.18, 0.75), (0.82, 0.75), (0.74, 0.98), (0.28, 0.98)]), 6) * picture
    c.over(mirror * waves, "#7a2028", 0.6)
    c.screen(
        smoothstep(c.noise(22, 27, 3, wide=3, tall=0.28), 0.56, 0.7) * c.mask(surface) * picture,
        "#fff0d0",
        0.55,
    )
    c.screen(
        line([_uv(0.02, 0.745), _uv(0.3, 0.752), _uv(0.7, 0.748), _uv(0.98, 0.755)], 3.4),
        "#fff0d0",
        0.5,
        soft=1,
        inside=picture,
    )


def _varnish(c: Canvas, picture: Pixels) -> None:
    c.multiply((1 - c.mask(polygon(_quad(NEAR, -6)), 12)) * picture, "#140e1c", 0.7)
    c.screen(
        c.mask(polygon([_uv(0.62, -0.1), _uv(0.86, -0.1), _uv(0.5, 1.1), _uv(0.3, 1.1)]), 22) * picture,
        "#d8c8b0",
        0.13,
    )
    plate = polygon(
        [_at(196, NEAR[3] + 22), _at(252, NEAR[3] + 22), _at(252, NEAR[3] + 38), _at(196, NEAR[3] + 38)]
    )
    paint(c, plate, ["#fff0c0", "#b8925a"], **{**GILT, "volume": 3})


def _far_frame(c: Canvas) -> None:
    """The next picture: a lady in profile, who has covered her eyes with a fan."""
    picture = _frame(c, FAR, 30)
    x, y = _at(490, -40)
    body = spline(place([(-30, 90, 1), (-26, 26), (-12, 2), (12, 2), (26, 26), (32, 90, 1)], x, y))
    paint(c, body, ["#5a6a70", "#2c3440"], volume=9, inside=picture, detail=0.6, rim="#f4e0c0", rim_width=2)
    head = spline(
        place(
            [(-14, 4), (-16, -24), (-6, -42), (10, -40), (17, -26), (22, -16), (16, -12), (14, 0), (6, 6)],
            x,
            y,
        )
    )
    paint(c, head, ["#f0d0ac", "#b08878"], volume=7, inside=picture, detail=0.7)
    paint(
        c,
        spline(
            place(
                [(-15, 2), (-24, -20), (-16, -46), (0, -56), (16, -46), (10, -38), (-4, -34), (-8, -16)], x, y
            )
        ),
        ["#8a8078", "#4a4048"],
        volume=6,
        inside=picture,
        detail=0.7,
    )
    fan = [(2, 24, 1), (8, -38, 1), (26, -40), (40, -26), (44, -8, 1)]
    paint(
        c,
        spline(place(fan, x, y)),
        ["#e8d8bc", "#a8907c"],
        volume=4,
        inside=picture,
        detail=0.7,
        cast=(-2, 3, 3, 0.5),
    )
    c.multiply(
        [line(place([(3, 22), tip], x, y), 2) for tip in ((16, -38), (28, -36), (38, -26))],
        "#5a4858",
        0.7,
        inside=picture,
    )
    c.multiply((1 - c.mask(polygon(_quad(FAR, -4)), 6)) * picture, "#140e1c", 0.6)


def _spill(c: Canvas) -> None:
    """Water over the lower edge of the frame, down the wall, into a pool."""
    chance = random.Random(12)
    wet = c.mask(polygon([_at(112, 250), _at(345, 250), _at(352, 520), _at(100, 520)]), 9)
    c.multiply(wet * smoothstep(c.noise(40, 15, 3, wide=0.4, tall=3), 0.3, 0.6), "#3a3048", 0.7)
    pool = spline(
        [
            *[(70, 898, 1), (190, 838), (344, 762, 1), (396, 782), (438, 812), (452, 850), (430, 884)],
            *[(372, 906), (322, 930), (250, 962), (160, 968), (92, 942)],
        ]
    )
    body = paint(
        c,
        pool,
        ["#8a9698", "#4c5a66", "#2c3442"],
        volume=8,
        shading=0.5,
        wobble=1.2,
        angle=4,
        rim="#fff6dc",
        rim_width=3,
    )
    c.screen(smoothstep(c.noise(30, 5, 3, wide=3, tall=0.3), 0.5, 0.7) * body, "#fff0cc", 0.5)
    c.over(
        c.mask(rectangle(180, 846, 130, 80), 14)
        * body
        * smoothstep(c.noise(26, 9, 3, wide=0.5, tall=2), 0.4, 0.6),
        "#7a2830",
        0.25,
    )
    _fall(c, chance)
    lip = line([_uv(0.15, 0.962), _uv(0.4, 0.962), _uv(0.7, 0.962)], 9)
    paint(c, lip, ["#9ab0b2", "#4f6670"], volume=4, wobble=1.8, rim="#ffffff", rim_width=1.5, detail=0.4)


def _fall(c: Canvas, chance: random.Random) -> None:
    """One sheet of water over the frame's edge: the wall shimmers through it, and it foams where it lands."""
    edge = [_uv(0.15 + 0.055 * i, 0.96) for i in range(11)]
    feet = [(x + 3 * chance.uniform(-1, 1), _at(x, 540)[1] + chance.uniform(-10, 12)) for x, _ in edge]
    sides = [(edge[-1][0] - 5, edge[-1][1] + 60), (edge[0][0] + 5, edge[0][1] + 60)]
    water = c.mask(spline([*[(*at, 1) for at in edge], sides[0], *reversed(feet), sides[1]]), 2.5)
    c.multiply(np.clip(c.shift(c.blur(water, 9), -10, 8) - water, 0, 1), "#140e1c", 0.6)
    c.direct(water, 90)
    c.over(water, "#58727e", 0.72)
    threads = c.noise(15, 31, 3, wide=0.5, tall=9)
    c.multiply(smoothstep(threads, 0.62, 0.38) * water, "#26384a", 0.75)
    c.over(smoothstep(threads, 0.52, 0.72) * water, "#cfe2de", 0.8)
    c.over(smoothstep(c.noise(7, 44, 2, wide=0.5, tall=11), 0.6, 0.8) * water, "#fffaf0", 0.75)
    c.screen(np.clip(water - c.shift(water, -4, 0), 0, 1), "#fff6dc", 0.8)
    for (x, y), (onward, _) in pairwise(feet):
        for _ in range(5):
            at, up = chance.uniform(x, onward), abs(chance.gauss(0, 9))
            size = chance.uniform(4, 10) * (1 - up / 40)
            paint(
                c,
                ellipse(at, y + 8 - up, size * 1.3, size),
                ["#fffdf4", "#b8ccd0"],
                volume=5,
                wobble=1.5,
                detail=0.4,
            )
        c.screen(ellipse(x, y + 14, 40, 9), "#f4fff8", 0.4, soft=6)
    rings = [ellipse(x, y + 22, 58 + 26 * i, 13 + 6 * i).outline(2) for x, y in feet[::4] for i in range(2)]
    c.screen(rings, "#fff6dc", 0.35, soft=1)


def _footprints(c: Canvas) -> None:
    """Bare feet, nearer ones larger; they turn towards the light."""
    way = [
        (470, 930),
        (548, 952),
        (600, 896),
        (652, 902),
        (664, 848),
        (698, 836),
        (690, 794),
        (708, 772),
        (688, 744),
        (694, 722),
        (668, 702),
        (670, 684),
        (652, 668),
        (655, 654),
    ]
    for k, (x, y) in enumerate(way):
        size = ((y - EYE) / 500) ** 1.2
        ahead = way[min(k + 2, len(way) - 1)]
        turn = 62 if k < 3 else (20 if ahead[0] > x else -14)
        sole = spline(
            place(
                [
                    (-11, 30),
                    (-12, 18),
                    (-8, 6),
                    (-13, -10),
                    (-10, -24),
                    (4, -26),
                    (14, -14),
                    (10, 4),
                    (9, 20),
                    (5, 32),
                    (-4, 36),
                ],
                x,
                y,
                size,
            )
        )
        toes = [
            _dot(place([(u, v)], x, y, size)[0], r * size)
            for u, v, r in ((-11, -35, 6), (-1, -37, 4.6), (7, -34, 4), (13, -29, 3.6), (18, -22, 3.2))
        ]
        print_mask = _turned(c, [sole, *toes], x, y, turn)
        c.multiply(print_mask, "#20203a", 0.92)
        c.screen(
            c.shift(print_mask, -1.5, 1.5) * print_mask * smoothstep(c.noise(14, k, 2), 0.4, 0.65),
            "#ffeec4",
            0.3,
        )


def _dot(at: tuple[float, ...], size: float) -> Shape:
    return ellipse(at[0], at[1], size, size * 0.8)


def _turned(c: Canvas, shapes: list[Shape], x: float, y: float, turn: float) -> Pixels:
    """The shapes turned about a point and pressed flat like everything on the floor."""
    k, a = c.scale, math.radians(turn)
    flat = 0.62
    inner = np.array([[math.cos(a), -math.sin(a)], [math.sin(a) * flat, math.cos(a) * flat]])
    offset = np.array([x, y]) * k - inner @ (np.array([x, y]) * k)
    matrix = np.hstack([inner, offset[:, None]]).astype(np.float32)
    return np.asarray(cv2.warpAffine(c.mask(shapes), matrix, (c.width, c.height)), np.float32)


def _guard(c: Canvas) -> None:
    """The warder's chair by the far wall is empty too; his cap and a steaming flask are on it."""
    x, y = 566, 690
    wood: Manner = {**GILT, "volume": 3, "rim": "#f0d8a8"}
    c.multiply(ellipse(x - 8, y + 4, 46, 9), "#140e1e", 0.75, soft=5)
    legs = [
        line([(x - 28, y), (x - 27, y - 62)], 6),
        line([(x + 26, y), (x + 25, y - 62)], 6),
        line([(x - 16, y - 12), (x - 16, y - 62)], 5),
        line([(x - 27, y - 60), (x - 31, y - 140)], 6),
        line([(x + 16, y - 64), (x + 13, y - 142)], 5),
    ]
    paint(c, legs, ["#7a5648", "#3c2a32"], **wood)
    paint(
        c,
        [
            polygon([(x - 34, y - 60), (x + 30, y - 60), (x + 22, y - 74), (x - 26, y - 74)]),
            line([(x - 31, y - 134), (x + 13, y - 138)], 10),
            line([(x - 29, y - 108), (x + 14, y - 112)], 7),
        ],
        ["#8a6450", "#4a343a"],
        **wood,
    )
    cap = [
        spline(
            [(x - 22, y - 76, 1), (x - 24, y - 88), (x - 6, y - 98), (x + 14, y - 92), (x + 16, y - 76, 1)]
        ),
        spline([(x - 24, y - 78, 1), (x - 38, y - 71), (x - 10, y - 70, 1)]),
    ]
    paint(c, cap, ["#4a4c62", "#1f2030"], **{**wood, "volume": 6})


def _rope(c: Canvas) -> None:
    """A velvet rope crosses the foreground; one of its posts has been knocked over."""
    brass: list[tuple[float, Colour]] = [(0, "#6a4a3c"), (0.3, "#f4dca0"), (0.6, "#a87e4c"), (1, "#3c2834")]
    c.multiply(ellipse(70, 1130, 100, 18), "#120c1a", 0.8, soft=8)
    post: Manner = {**GILT, "volume": 10, "rim": "#ffe8b8", "rim_width": 3}
    paint(
        c,
        [
            spline(
                [(6, 1134, 1), (20, 1116), (50, 1104), (84, 1104), (114, 1116), (128, 1134, 1), (66, 1146)]
            ),
            rectangle(56, 850, 22, 262),
        ],
        brass,
        along=("x", 4, 130),
        **post,
    )
    paint(c, [ellipse(67, 836, 25), ellipse(67, 866, 19, 9)], brass, along=("x", 40, 94), **post)
    fallen = [
        polyline([(420, 1098), (668, 1052)], 20),
        ellipse(408, 1100, 23),
        spline([(654, 1002, 1), (672, 998), (698, 1048), (700, 1090), (684, 1104, 1), (664, 1060)]),
    ]
    c.multiply(c.shift(c.mask(fallen, 8), -6, 16), "#120c1a", 0.75)
    paint(c, fallen, ["#f4dca0", "#a87e4c", "#4a3238"], **post)
    rope: Points = [(78, 872), (130, 960), (210, 1050), (300, 1096), (380, 1104), (424, 1090)]
    c.multiply(line([(p[0] + 4, p[1] + 22) for p in rope[2:]], 20), "#120c1a", 0.6, soft=8)
    velvet = paint(
        c,
        line(rope, 25),
        ["#b5302a", "#7a1c28"],
        volume=9,
        shading=0.85,
        dark="#22081e",
        rim="#ffb890",
        rim_width=3,
        wobble=0.5,
    )
    twist = []
    for (xa, ya), (xb, yb) in pairwise(rope):
        for k in range(6):
            px, py = xa + (xb - xa) * k / 6, ya + (yb - ya) * k / 6
            twist.append(line([(px - 12, py + 8), (px + 12, py - 10)], 3))
    c.multiply(twist, "#4a0c1c", 0.6, soft=1, inside=velvet)
    paint(
        c,
        [ellipse(424, 1090, 12), ellipse(84, 876, 12)],
        [mix("#f4dca0", "#ffffff", 0.2), rgb("#8a6444")],
        **{**post, "volume": 5},
    )
