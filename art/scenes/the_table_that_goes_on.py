"""A laid table whose cloth becomes snow: footprints lead away from the plates to somebody with a lantern."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import fog, glow, snowfall
from art.motifs.figure import Clothes, figure
from art.motifs.ground import footprints, hill
from art.motifs.trees import pine_ridge
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="006w3l5b",
    slug="the-table-that-goes-on",
    seed=8211,
    palette="P11",
    horizon="high",
    reach="far",
    hour="dusk",
    mood="melancholy",
    description="The white cloth of a long laid table turns into a field of snow; footprints lead from a "
    "tipped "
    "glass and a fallen chair to a small far person with a lantern.",
    clues=("He never liked our dinners", "The long way home", "After the quarrel", "Pass the salt"),
    motifs=("winter", "paths", "absence", "family", "light"),
    light=(-0.2, -0.9),
    shadow="#28305c",
    warmth="#ffe0a0",
    grade=("#1c2a58", "#ffe4b0", 0.07),
    contrast=0.15,
    vignette=0.4,
)

VANISH = (430.0, 330.0)
EYE = 330.0


def _oval(spots: Points, across: float, down: float | None = None) -> Shape:
    """An ellipse about the first of the points."""
    return ellipse(spots[0][0], spots[0][1], across, down)


def draw(c: Canvas) -> None:
    """Evening sky, woods and snow; the cloth; chairs down both sides; the trail; what is on the table; the
    lamp."""
    _sky(c)
    _snow(c)
    _cloth(c)
    _chairs(c)
    _trail(c)
    _table(c)
    _lamp(c)
    snowfall(c, 190, 8, 3.0)


def _sky(c: Canvas) -> None:
    c.background(
        [
            (0, "#26326a"),
            (0.1, "#46548c"),
            (0.19, "#8a86a8"),
            (0.25, "#e0a890"),
            (0.29, "#ffd0a0"),
            (1, "#c8d0e0"),
        ],
        angle=2,
        mottle=0.6,
    )
    bands = [
        spline([(x - w, y, 1), (x - w * 0.2, y - 8), (x + w, y + 2, 1), (x, y + 9)])
        for x, y, w in ((150, 130, 190), (600, 90, 170), (420, 190, 220), (700, 214, 130))
    ]
    paint(
        c,
        bands,
        ["#5a5c94", "#b88a9c"],
        volume=6,
        shading=0.4,
        wobble=2,
        angle=2,
        rim="#ffd8a8",
        rim_width=2,
        light=(0, 1),
    )
    glow(c, 446, 320, 260, "#ffcf90", 0.55, tall=0.6)
    paint(
        c,
        pine_ridge(318, 90, 40, 5, 8),
        ["#3a4a7c", "#5a6896"],
        volume=4,
        shading=0.4,
        wobble=0.7,
        haze=("#c8a8a8", 0.3),
    )


def _snow(c: Canvas) -> None:
    ridge: Points = [(-40, 326), (120, 312), (300, 326), (430, 330), (560, 322), (700, 310), (820, 330)]
    paint(
        c,
        hill(ridge),
        [(0, "#f4dcd0"), (0.12, "#dfe0ec"), (0.5, "#a8b8d8"), (1, "#5a6a9c")],
        along=("y", 312, 1152),
        volume=10,
        shading=0.3,
        angle=-3,
        streaks=1.2,
        wobble=1.3,
    )
    for x, y, wide in (
        (80, 400, 260),
        (700, 420, 280),
        (20, 560, 300),
        (760, 600, 300),
        (0, 790, 260),
        (770, 830, 240),
    ):
        c.multiply(ellipse(x, y + 22, wide, 26), "#6a7cb4", 0.45, soft=20)
        c.screen(ellipse(x, y - 6, wide * 0.8, 14), "#fff0e4", 0.4, soft=14)
    fog(c, 336, 20, "#ffe4d0", 0.6)


def _at(side: float, depth: float) -> tuple[float, float]:
    """A point of the table plane: side -1..1 across it, depth 1 near to 0 at the horizon."""
    y = EYE + (1160 - EYE) * depth
    return VANISH[0] + (384 - VANISH[0]) * depth + side * (14 + 396 * depth), y


def _cloth(c: Canvas) -> None:
    top = polygon([_at(-1, 1.05), _at(-1, 0), _at(1, 0), _at(1, 1.05)])
    mask = c.mask(top)
    fade = smoothstep(c.y, 440, 760)
    soft = np.asarray(c.mask(top, 10) * (1 - fade) + mask * fade, np.float32) * smoothstep(c.y, 350, 520)
    for side in (-1, 1):
        drop: Points = [
            _at(side, 1.08),
            _at(side, 0.5),
            (_at(side, 0.5)[0] + side * 10, _at(side, 0.5)[1] + 46),
            (_at(side, 1.08)[0] + side * 20, _at(side, 1.08)[1] + 130),
        ]
        fall = c.mask(polygon(drop), 3) * smoothstep(c.y, 620, 820)
        c.over(np.asarray(fall, np.float32), "#8a98c4", 0.9)
        folds = [
            line([_at(side, d), (_at(side, d)[0] + side * 12, _at(side, d)[1] + 90)], 12)
            for d in (0.62, 0.7, 0.78, 0.86, 0.95)
        ]
        c.multiply(folds, "#4a5a90", 0.4, soft=5, inside=np.asarray(fall, np.float32))
    c.multiply(c.shift(soft, 0, 14), "#5a6aa0", 0.3)
    shade = np.clip((c.y - 360) / 790 + (c.noise(160, 4, 4) - 0.5) * 0.14, 0, 1).astype(np.float32)
    paint(
        c,
        soft,
        [(0, "#eeeaf2"), (0.4, "#e8ecf6"), (0.72, "#f6efe6"), (1, "#fff2d8")],
        along=shade,
        volume=0,
        wobble=0,
        angle=86,
        streaks=0.7,
        mottle=0.6,
    )
    weave: list[Shape] = []
    for k in range(-9, 10):
        weave.append(polyline([_at(k / 9.6, 1.05), _at(k / 9.6, 0.5)], 1.6))
    c.multiply(weave, "#b8a8a8", 0.22, inside=np.asarray(mask * fade, np.float32))
    for edge in (-0.93, 0.93):
        c.multiply(
            polyline([_at(edge, 1.05), _at(edge, 0.42)], 5),
            "#c86a4c",
            0.55,
            inside=np.asarray(mask * fade, np.float32),
        )
    creases = [polyline([_at(-1, d), _at(1, d)], 2.6) for d in (0.56, 0.78)]
    c.multiply(creases, "#a89cb4", 0.4, soft=1.4, inside=mask)
    _drifts(c, mask)


def _drifts(c: Canvas, cloth: Pixels) -> None:
    """Where the linen has begun to be weather."""
    for x, y, wide, tall in (
        (360, 560, 150, 14),
        (520, 610, 160, 16),
        (300, 650, 150, 16),
        (470, 512, 110, 10),
        (400, 470, 100, 8),
    ):
        c.multiply(ellipse(x, y + tall, wide, tall), "#8a9ccc", 0.45, soft=tall * 0.7, inside=cloth)
        c.screen(ellipse(x - 10, y - 3, wide * 0.8, tall * 0.5), "#ffffff", 0.6, soft=tall * 0.5)


def _chair(c: Canvas, x: float, foot: float, tall: float, side: int, buried: float, haze: float) -> None:
    """A chair drawn in to the table, its back to us or in profile; snow stands about its feet."""
    wood: Manner = {
        "shading": 0.65,
        "wobble": 0.4,
        "rim": "#ffd8a0",
        "rim_width": max(1.4, tall * 0.014),
        "haze": ("#c8cce0", haze),
        "detail": 0.5,
    }
    k = tall / 100

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, foot, k, side)

    parts: list[Shape] = [
        line(at([(-22, 0), (-24, -50), (-28, -100)]), max(2.4, 6 * k)),
        line(at([(14, 0), (12, -46), (10, -97)]), max(2.4, 6 * k)),
        line(at([(-28, -98), (-10, -103), (10, -97)]), max(2.6, 8 * k)),
        line(at([(-26, -82), (10, -80)]), max(2, 4 * k)),
        line(at([(-25, -66), (11, -64)]), max(2, 4 * k)),
        line(at([(36, 6), (36, -44)]), max(2.2, 5 * k)),
        spline(at([(-27, -50, 1), (12, -46, 1), (42, -42, 1), (38, -36, 1), (-26, -42, 1)])),
    ]
    c.multiply(ellipse(x + 10 * k, foot, 54 * k, 9 * k), "#4a5a98", 0.5 * (1 - haze), soft=5 * k + 1)
    paint(c, parts, ["#8a4a34", "#5a3038"], volume=max(1.5, 3 * k), **wood)
    cap = [
        spline(at([(-30, -99, 1), (-12, -108), (12, -99, 1), (-10, -101)])),
        spline(at([(-27, -49, 1), (10, -54), (42, -42, 1), (12, -45)])),
    ]
    paint(c, cap, ["#ffffff", "#d8dcf0"], volume=max(1.2, 3 * k), wobble=0.6, haze=("#dfe0ec", haze * 0.6))
    if buried:
        mound = spline(
            at(
                [
                    (-60, 10, 1),
                    (-30, -8 - 30 * buried),
                    (4, -14 - 34 * buried),
                    (40, -6 - 26 * buried),
                    (66, 10, 1),
                ]
            )
        )
        paint(c, mound, ["#f4f0f4", "#b8c4e4"], volume=8 * k, wobble=1.2, shading=0.4, haze=("#e0e0ec", haze))


def _chairs(c: Canvas) -> None:
    for depth, buried, haze in (
        (0.06, 0.9, 0.6),
        (0.1, 0.8, 0.5),
        (0.16, 0.5, 0.38),
        (0.24, 0.25, 0.26),
        (0.36, 0.0, 0.12),
    ):
        for side in (-1, 1):
            if depth == 0.24 and side == 1:
                continue
            x, y = _at(side, depth)
            tall = 26 + 430 * depth
            _chair(c, x + side * (8 + 90 * depth), y + tall * 0.36, tall, -side, buried, haze)
    x, y = _at(1, 0.25)
    wood: Manner = {
        "volume": 4,
        "shading": 0.65,
        "wobble": 0.4,
        "detail": 0.5,
        "rim": "#ffd8a0",
        "rim_width": 2.4,
    }
    fx, fy = x - 16, y + 34
    c.multiply(ellipse(fx, fy + 12, 60, 10), "#4a5a98", 0.5, soft=8)
    fallen = [
        line([(fx - 46, fy + 8), (fx + 7, fy + 1), (fx + 41, fy - 4)], 5),
        line([(fx - 41, fy - 15), (fx + 11, fy - 20), (fx + 46, fy - 25)], 5),
        line([(fx + 41, fy - 4), (fx + 46, fy - 25)], 6),
        line([(fx + 26, fy - 1), (fx + 30, fy - 23)], 3),
        line([(fx + 13, fy), (fx + 17, fy - 22)], 3),
        spline(
            [
                (fx - 3, fy + 3, 1),
                (fx + 3, fy - 20, 1),
                (fx - 5, fy - 41, 1),
                (fx - 12, fy - 38, 1),
                (fx - 11, fy + 1, 1),
            ]
        ),
        line([(fx - 9, fy - 40), (fx - 44, fy - 37)], 4),
    ]
    paint(c, fallen, ["#9a5238", "#5a3038"], **wood)


def _trail(c: Canvas) -> None:
    end = _at(0.1, 0.02)
    steps: Points = [
        (0.3, 0.66),
        (0.16, 0.6),
        (0.3, 0.545),
        (0.12, 0.495),
        (0.22, 0.445),
        (0.02, 0.4),
        (0.12, 0.36),
        (-0.1, 0.322),
        (0.04, 0.285),
        (-0.14, 0.252),
        (0.02, 0.222),
        (-0.12, 0.194),
        (0.08, 0.168),
        (-0.06, 0.145),
        (0.14, 0.123),
        (0.0, 0.103),
        (0.2, 0.085),
        (0.06, 0.069),
        (0.22, 0.055),
        (0.1, 0.043),
    ]
    for side, depth in steps:
        x, y = _at(side, depth)
        size = 3 + 34 * depth
        c.multiply(footprints([(x, y)], size, -64), "#6a78b0", 0.75, soft=size * 0.08)
        c.multiply(
            footprints([(x + size * 0.2, y + size * 0.3)], size * 0.7, -64), "#4a5894", 0.4, soft=size * 0.1
        )
        c.screen(
            line([(x - size * 0.5, y + size * 0.8), (x + size * 0.6, y + size * 0.6)], max(1.4, size * 0.16)),
            "#ffffff",
            0.6,
            soft=1,
        )
    x, y = end[0] - 4, end[1] + 16
    glow(c, x + 20, y - 18, 70, "#ffc060", 0.8)
    wears = Clothes(coat="#2c3358", hem="#1c2244", hair="#1c1c34", legs="#1c2040", scarf="#d9662c")
    figure(
        c,
        x,
        y,
        62,
        wears,
        arms=[[(8, -66), (18, -58), (26, -50)]],
        rim="#ffe0a8",
        detail=0.9,
        wind=0.5,
        flip=1,
    )
    c.over(ellipse(x + 17, y - 24, 4.4, 5.6), "#fff4c8")
    c.screen(ellipse(x + 14, y + 4, 34, 6), "#ffd080", 0.6, soft=5)


def _plate(c: Canvas, x: float, y: float, r: float) -> None:
    c.multiply(ellipse(x + 5, y + 9, r * 1.04, r * 0.4), "#7a6a94", 0.55, soft=6)
    rims: Manner = {"wobble": 0.3, "detail": 0.5, "shading": 0.4}
    paint(c, ellipse(x, y, r, r * 0.36), ["#ffffff", "#e0d8e0"], volume=6, rim="#fff6e0", rim_width=2, **rims)
    c.multiply(ellipse(x, y, r * 0.93, r * 0.325).outline(2.4), "#31618a", 0.7)
    paint(c, ellipse(x, y + 2, r * 0.64, r * 0.22), ["#e8e0e8", "#fffaf0"], volume=4, **rims)


def _fork(c: Canvas, x: float, y: float, long: float, turn: float, knife: bool) -> None:
    handle: Points = [(0, 0), (0, -long * 0.6)]
    parts: list[Shape] = [line(place(handle, x, y, 1, turn=turn), 5.5)]
    if knife:
        parts.append(
            spline(
                place(
                    [(-4, -long * 0.55, 1), (-5, -long * 0.9), (2, -long, 1), (4, -long * 0.55, 1)],
                    x,
                    y,
                    1,
                    turn=turn,
                )
            )
        )
    else:
        parts.append(
            line(place([(-5, -long * 0.72), (0, -long * 0.64), (5, -long * 0.72)], x, y, 1, turn=turn), 4)
        )
        parts += [line(place([(dx, -long * 0.7), (dx, -long)], x, y, 1, turn=turn), 2.6) for dx in (-6, 0, 6)]
    c.multiply(c.shift(c.mask(parts, 3), 4, 5), "#7a6a94", 0.5)
    paint(c, parts, ["#f4f0ec", "#8a90a8"], volume=2, wobble=0.2, detail=0.7, ink=0.2)


def _table(c: Canvas) -> None:
    for side, depth in ((-0.55, 0.4), (0.56, 0.38)):
        x, y = _at(side, depth)
        _plate(c, x, y, 52)
        paint(c, ellipse(x, y - 6, 34, 15), ["#ffffff", "#d0d8ee"], volume=9, wobble=1.2)
    for side, depth in ((-0.62, 0.62), (0.66, 0.6)):
        x, y = _at(side, depth)
        _plate(c, x, y, 82)
        _fork(c, x - 96, y + 24, 88, 8 if side < 0 else -4, False)
    x, y = _at(-0.1, 0.86)
    _plate(c, x, y, 128)
    bread = spline(
        [
            (x - 62, y + 4),
            (x - 54, y - 26),
            (x - 20, y - 42),
            (x + 22, y - 34),
            (x + 30, y - 8),
            (x + 8, y + 12),
            (x - 34, y + 16),
        ]
    )
    paint(
        c,
        bread,
        ["#e8a860", "#b06a38", "#7a4430"],
        volume=18,
        shading=0.7,
        wobble=0.8,
        cast=(6, 8, 7, 0.5),
        rim="#ffe8b0",
        rim_width=3,
        detail=0.4,
    )
    bite = [ellipse(x + 26, y - 26, 15, 13), ellipse(x + 33, y - 8, 13, 11)]
    paint(c, bite, ["#fff0cc", "#e8c890"], volume=6, wobble=1, inside=c.mask(bread), mottle=1.2)
    _fork(c, x - 168, y + 52, 150, 14, False)
    _fork(c, x + 176, y + 34, 160, 34, True)
    napkin = [
        (x + 150, y + 60, 1),
        (x + 196, y + 12),
        (x + 258, y + 24),
        (x + 306, y - 4, 1),
        (x + 330, y + 52),
        (x + 300, y + 100, 1),
        (x + 236, y + 84),
        (x + 190, y + 104),
    ]
    cloth = paint(
        c,
        spline(napkin),
        ["#f08a58", "#d9662c", "#9a3c30"],
        volume=20,
        shading=0.75,
        wobble=0.7,
        angle=30,
        cast=(8, 12, 9, 0.5),
        rim="#ffe0b0",
        rim_width=3,
    )
    c.multiply(
        [
            line([(x + 204, y + 96), (x + 236, y + 56), (x + 262, y + 26)], 8),
            line([(x + 300, y + 96), (x + 276, y + 60), (x + 300, y)], 7),
        ],
        "#6a1c34",
        0.5,
        soft=4,
        inside=cloth,
    )
    _glass(c)
    _candle(c, *_at(-0.32, 0.66))


def _glass(c: Canvas) -> None:
    """Tipped over, its wine run out towards the footprints."""
    x, y = 540.0, 846.0
    stain = spline(
        [
            (x - 30, y + 4),
            (x - 70, y - 8),
            (x - 96, y - 44),
            (x - 84, y - 84),
            (x - 60, y - 96),
            (x - 62, y - 70),
            (x - 40, y - 52),
            (x - 6, y - 40),
            (x + 6, y - 12),
        ]
    )
    c.multiply(stain, "#b83048", 0.8, soft=2.5)
    c.multiply(c.wobble(stain, 1.2), "#8a1c3c", 0.45, soft=1)
    c.screen(line([(x - 80, y - 60), (x - 66, y - 30), (x - 34, y - 8)], 5), "#ffb0a0", 0.4, soft=3)
    c.multiply(ellipse(x + 50, y + 26, 100, 12), "#7a6a94", 0.5, soft=6)
    bowl = spline(
        [
            (x - 26, y - 34, 1),
            (x + 24, y - 42),
            (x + 64, y - 22),
            (x + 70, y + 2),
            (x + 44, y + 20),
            (x - 20, y + 18, 1),
            (x - 32, y - 8),
        ]
    )
    before = c.picture.copy()
    mask = paint(
        c,
        bowl,
        ["#ffffff", "#b8c0d8", "#e8e8f4"],
        volume=12,
        shading=0.5,
        wobble=0.2,
        detail=0.7,
        rim="#ffffff",
        rim_width=2.4,
    )
    c.picture = np.asarray(
        before * (1 - 0.5 * mask[..., None]) + c.picture * 0.5 * mask[..., None], np.float32
    )
    c.over([bowl.outline(2.4)], "#f8f8ff", 0.8)
    c.multiply(
        spline([(x - 22, y + 14), (x + 8, y + 4), (x + 50, y + 8), (x + 40, y + 19)]),
        "#b83048",
        0.75,
        soft=1.5,
    )
    c.screen(line([(x - 10, y - 30), (x + 24, y - 34), (x + 50, y - 20)], 5), "#ffffff", 0.9, soft=1)
    stem = [
        line([(x + 66, y - 6), (x + 110, y + 4), (x + 148, y + 14)], 6),
        ellipse(x + 152, y + 14, 9, 33, -12),
    ]
    paint(c, stem, ["#ffffff", "#a8b0cc"], volume=3, wobble=0.2, detail=0.7, rim="#ffffff", rim_width=1.6)


def _candle(c: Canvas, x: float, y: float) -> None:
    brass: Manner = {"wobble": 0.3, "detail": 0.6, "rim": "#fff4d0", "rim_width": 2}
    c.multiply(ellipse(x + 6, y + 6, 44, 12), "#7a6a94", 0.55, soft=6)
    paint(
        c,
        [
            ellipse(x, y, 38, 12),
            spline(
                [
                    (x - 10, y - 2, 1),
                    (x - 6, y - 28),
                    (x - 16, y - 40, 1),
                    (x + 16, y - 40, 1),
                    (x + 6, y - 28),
                    (x + 10, y - 2, 1),
                ]
            ),
        ],
        ["#f0c068", "#8a5434"],
        volume=6,
        **brass,
    )
    paint(
        c,
        spline(
            [(x - 10, y - 40, 1), (x - 10, y - 96), (x - 3, y - 102), (x + 9, y - 94), (x + 10, y - 40, 1)]
        ),
        ["#fff8e8", "#d8c8c8"],
        volume=5,
        **brass,
    )
    c.over(line([(x, y - 98), (x + 1, y - 110)], 3), "#3a2430")
    smoke = [
        line([(x + 1, y - 112), (x - 10, y - 140), (x + 8, y - 172), (x - 6, y - 206), (x + 12, y - 246)], 5)
    ]
    c.screen(smoke, "#f0f0ff", 0.5, soft=2.5)


def _lamp(c: Canvas) -> None:
    """The dining room is not quite over: its lamp hangs in at the upper edge and lights the near plates."""
    x = 250.0
    c.over(polyline([(x, -10), (x, 66)], 5), "#2c2848")
    shade = spline(
        [
            (x - 112, 158, 1),
            (x - 86, 100),
            (x - 34, 62, 1),
            (x + 34, 62, 1),
            (x + 86, 100),
            (x + 112, 158, 1),
            (x + 56, 172),
            (x, 176),
            (x - 56, 172),
        ]
    )
    glow(c, x, 190, 300, "#ffc870", 0.5, tall=1.1)
    paint(c, ellipse(x, 160, 104, 19), ["#fff6d0", "#ffd888"], volume=3, shading=0.2, detail=0.6, wobble=0.3)
    paint(
        c,
        shade,
        ["#d9662c", "#b84a30", "#8a3438"],
        volume=18,
        shading=0.6,
        wobble=0.4,
        rim="#ffe0a0",
        rim_width=3,
        detail=0.4,
        light=(-0.6, -0.6),
    )
    c.multiply(
        [line([(x + dx * 0.3, 64), (x + dx * 0.8, 110), (x + dx, 164)], 2.6) for dx in (-84, -44, 0, 44, 84)],
        "#5a1c30",
        0.5,
        soft=0.8,
    )
    fringe = [
        line(
            [
                (x - 108 + k * 9, 160 + 14 * math.sin(math.pi * k / 24)),
                (x - 108 + k * 9, 172 + 15 * math.sin(math.pi * k / 24)),
            ],
            3,
        )
        for k in range(25)
    ]
    c.over(fringe, "#ffdca0", 0.8)
    cone = polygon([(x - 100, 176), (x + 100, 176), (x + 560, 1180), (x - 420, 1180)])
    c.screen(c.mask(cone, 40) * smoothstep(c.y, 260, 1000), "#ffc070", 0.2)
    luck = random.Random(2)
    crumbs = [
        ellipse(luck.uniform(240, 620), luck.uniform(960, 1120), luck.uniform(2, 4.4), luck.uniform(1.6, 3))
        for _ in range(24)
    ]
    paint(c, crumbs, ["#d89a58", "#8a5434"], volume=2, wobble=0.4, cast=(2, 3, 2, 0.5), detail=0.6)
