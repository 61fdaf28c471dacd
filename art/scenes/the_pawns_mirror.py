"""A pawn stands before a mirror and sees a queen."""

import math

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels, gradient
from art.light import beam, dust, glow
from art.motifs.floors import chequers
from art.motifs.turned import turned
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Shape, ellipse, line, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="87a7cxdk",
    slug="the-pawns-mirror",
    seed=141,
    palette="P12",
    horizon="low",
    reach="close",
    hour="indoors",
    mood="wonder",
    description="A black chess pawn with a red scarf stands before a tall mirror that shows a white queen.",
    clues=("What I will be", "Promotion", "Imposter", "Mirror, mirror"),
    motifs=("mirrors", "selves", "games"),
    light=(-0.8, -0.45),
    shadow="#0c1a22",
    warmth="#fff0cc",
    grade=("#0f3a44", "#ffe2b0", 0.04),
    contrast=0.16,
    vignette=0.42,
)

FLOOR = 716
X, Y, ACROSS, DOWN = 478, 452, 176, 262
GILT: Manner = {"rim": "#fff6d0", "ink": 0.35, "shading": 0.87}
QUEEN = [
    *[(0, 62, 1), (14, 64), (22, 58), (30, 50, 1), (36, 52), (44, 40), (80, 27), (150, 19), (206, 17)],
    *[(214, 32), (222, 34), (228, 22), (236, 26), (242, 24), (262, 30), (292, 40, 1)],
]
PAWN = [
    *[(0, 70, 1), (12, 71, 1), (16, 63, 1), (30, 52, 1), (36, 54), (44, 42), (78, 28), (124, 20), (130, 36)],
    *[(138, 38), (144, 20)],
]


def draw(c: Canvas) -> None:
    """The room, the frame, the other world in the glass, then the pawn, a paper crown and a curtain."""
    floor = _room(c)
    _frame(c, floor)
    glass = c.mask(ellipse(X, Y, ACROSS, DOWN))
    _hall(c, glass)
    _queen(c, glass)
    shine = [polygon([(X - 150, Y + 40), (X - 20, Y - 250), (X + 24, Y - 256), (X - 126, Y + 110)])]
    shine.append(polygon([(X - 106, Y + 150), (X + 50, Y - 250), (X + 62, Y - 246), (X - 92, Y + 170)]))
    c.screen(shine, "#d8f4ec", 0.16, 3, glass)
    c.multiply(np.clip(c.blur(1 - glass, 12), 0, 1) * glass, "#2a1226", 0.75)
    c.screen(c.blur(glass, 26) * floor, "#f0a860", 0.55)
    c.screen(ellipse(X - 60, 880, 190, 40), "#ffb870", 0.3, 26, floor)
    _pawn(c)
    _crown(c)
    _curtain(c)
    dust(c, 60, (60, 60, 520, 900), "#fff0c0", 2)


def _room(c: Canvas) -> Pixels:
    c.background([(0, "#0f2a2c"), (0.35, "#1f4f4a"), (0.6, "#3f7a66"), (1, "#1f4f4a")], angle=88)
    stripes = (np.sin(c.x / 21) > 0.2) * (0.5 + c.noise(90, 3) * 0.6)
    c.multiply(stripes.astype(np.float32), "#1c4a48", 0.45)
    beam(c, [(-40, -40), (190, -40), (620, 760), (240, 820)], "#ffe7a8", 0.34, 26)
    glow(c, 120, 40, 520, "#ffe7a8", 0.35)
    floor = chequers(c, FLOOR, ["#9fb59a", "#f3e6c6"], ["#1f4a48", "#122a34"])
    c.multiply(floor * np.clip((c.x - 420) / 420, 0, 1), "#1a3a44", 0.55)
    skirting = rectangle(-10, FLOOR - 26, 800, 28)
    paint(c, skirting, ["#d8cfa8", "#5f7a66"], volume=4, angle=0, cast=(0, 6, 6, 0.5), wobble=0.4)
    return floor


def _frame(c: Canvas, floor: Pixels) -> None:
    fallen = c.mask(ellipse(X + 66, Y + 26, ACROSS + 24, DOWN + 24), 20)
    c.multiply(fallen * (1 - floor * 0.6), "#0a1c20", 0.7)
    c.multiply(ellipse(X + 60, 846, 230, 34), "#0a1a22", 0.75, soft=14)
    half = [(26, 700, 1), (22, 770), (90, 800), (166, 836), (176, 854, 1), (140, 850), (60, 828)]
    right = [(X + p[0], *p[1:]) for p in half]
    left = [(X - p[0], *p[1:]) for p in reversed(half)]
    foot = spline([*right, (X, 822), *left])
    paint(c, foot, ["#e0b858", "#6a4420"], volume=12, rim_width=3, **GILT)
    beads: list[Shape] = []
    for angle in np.linspace(0, 2 * math.pi, 41)[:-1]:
        at = (X + (ACROSS + 30) * math.cos(angle), Y + (DOWN + 30) * math.sin(angle))
        beads.append(ellipse(at[0], at[1], 13))
    top = Y - DOWN
    crest = [(X - 70, top - 26, 1), (X - 50, top - 64), (X - 18, top - 56), (X, top - 92, 1)]
    crest += [(X + 18, top - 56), (X + 50, top - 64), (X + 70, top - 26, 1)]
    paint(
        c,
        [*beads, spline(crest)],
        ["#f0cf74", "#7a5020"],
        volume=7,
        rim_width=2.5,
        cast=(6, 8, 8, 0.4),
        **GILT,
    )
    ring = c.mask(ellipse(X, Y, ACROSS + 30, DOWN + 30)) - c.mask(ellipse(X, Y, ACROSS, DOWN))
    gold = [(0, "#ecc868"), (0.5, "#c08f38"), (1, "#6f4620")]
    paint(c, np.clip(ring, 0, 1), gold, volume=13, mottle=1.2, rim_width=3, **GILT)


def _hall(c: Canvas, glass: Pixels) -> None:
    """Another room in the glass: red, lit from within, with pillars."""
    depth = np.clip((c.y - Y + DOWN) / (2 * DOWN) + (c.noise(90, 8) - 0.5) * 0.15, 0, 1)
    warm = [(0, "#5a1f3c"), (0.4, "#b5483f"), (0.66, "#f0a856"), (0.72, "#5a2434"), (1, "#2a1226")]
    c.over(glass, gradient(depth, warm))
    near = 1 / np.maximum(c.y - 560, 1)
    squares = (np.floor((c.x - X) * near * 1.3 + 0.5) + np.floor(near * 210)) % 2 * (c.y > 600)
    c.over(c.blur(squares.astype(np.float32), 0.8) * glass, "#f0c890", 0.75)
    for x in (X - 130, X - 86, X + 90, X + 134):
        pillar = rectangle(x - 10, 180, 20, 424)
        paint(c, pillar, ["#8a3040", "#e8a060"], volume=6, shading=0.6, angle=88, inside=glass)
    glow(c, X, Y - 60, 210, "#ffd890", 0.75)


def _queen(c: Canvas, glass: Pixels) -> None:
    x, y, size = X - 6, 690, 1.28
    c.multiply(ellipse(x, y, 96, 16), "#2a1020", 0.8, 8, glass)
    ivory = [(0, "#fffaf0"), (0.35, "#f6e2bc"), (0.75, "#c98f6a"), (1, "#7a4448")]
    turned(
        c,
        x,
        y,
        size,
        QUEEN,
        ivory,
        volume=22,
        shading=0.6,
        rim="#fff6d8",
        rim_width=4,
        light=(-0.9, -0.3),
        ink=0.2,
        dark="#5a1f3a",
        inside=glass,
    )
    top = y - 292 * size
    tall = (28, 34, 34, 34, 28)
    points: list[tuple[float, ...]] = [(x - 40 * size, top, 1)]
    for i in range(5):
        at = x + (i * 20 - 40) * size
        points.append((at - (4 if i == 0 else 0), top - tall[i] * size - (6 if i == 2 else 0), 1))
        if i < 4:
            points.append((at + 10 * size, top - 10 * size, 1))
    points.append((x + 40 * size, top, 1))
    crown: Manner = {"shading": 0.7, "rim": "#ffffff", "detail": 0.6, "inside": glass, "wobble": 0.5}
    paint(c, spline(points), ["#fffaf0", "#d8a870"], volume=8, rim_width=2.5, **crown)
    jewels = [ellipse(x + (i * 21 - 42) * size, top - (tall[i] + 2) * size, 5 * size) for i in range(5)]
    band = ellipse(x, top + 8 * size, 41 * size, 6 * size)
    paint(c, [*jewels, band], "#f3c760", volume=4, rim_width=1.5, **crown)
    glow(c, x, top - 20, 120, "#ffe8a8", 0.6)


def _pawn(c: Canvas) -> None:
    x, y, size = 236, 1052, 1.5
    long = [(x - 60, y + 8), (x + 60, y + 16), (x + 330, y - 60), (x + 320, y - 90), (x + 60, y - 30)]
    c.multiply(spline(long), "#0a1420", 0.6, soft=10)
    c.multiply(ellipse(x + 10, y + 4, 116, 22), "#0a1018", 0.75, soft=8)
    ebony = [(0, "#8fb0a4"), (0.25, "#3f5f62"), (0.6, "#1f2f3c"), (1, "#0f1420")]
    polish: Manner = {
        "shading": 0.6,
        "rim": "#ffb870",
        "rim_width": 4,
        "light": (0.9, -0.3),
        "lit": "#ffcf90",
    }
    polish |= {"detail": 0.52, "wobble": 0.5}
    turned(c, x, y, size, PAWN, ebony, volume=26, ink=0.15, **polish)
    head = ellipse(x, y - 267, 63)
    paint(c, head, ebony, along=("r", x - 24, y - 294, 114), volume=24, cast=(0, 6, 5, 0.6), **polish)
    c.screen(ellipse(x - 33, y - 291, 12, 18, 30), "#f6fff0", 0.7, soft=4)
    c.screen(line([(x - 30, y - 177), (x - 45, y - 90), (x - 69, y - 54)], 5), "#eafff0", 0.4, soft=4)
    knot = [
        (x - 51, y - 204),
        (x, y - 189),
        (x + 51, y - 207),
        (x + 54, y - 189),
        (x, y - 168),
        (x - 54, y - 186),
    ]
    tail = [
        (x - 30, y - 183),
        (x - 57, y - 144),
        (x - 66, y - 99),
        (x - 42, y - 93),
        (x - 27, y - 138),
        (x - 9, y - 174),
    ]
    paint(
        c,
        [spline(knot), spline(tail)],
        ["#e2503f", "#8a2030"],
        volume=9,
        shading=0.8,
        rim="#ffd8a8",
        rim_width=2.5,
        ink=0.3,
        cast=(3, 6, 5, 0.5),
    )


def _crown(c: Canvas) -> None:
    """A paper crown on the floor."""
    x, y = 446, 1046
    c.multiply(ellipse(x + 14, y + 4, 66, 12), "#0a1420", 0.65, soft=6)
    paper = [
        (x - 46, y),
        (x - 54, y - 46),
        (x - 28, y - 22),
        (x - 12, y - 56),
        (x + 8, y - 24),
        (x + 32, y - 50),
    ]
    paint(
        c,
        polygon([*paper, (x + 44, y - 4), (x, y + 8)]),
        ["#fff2cc", "#c99a5a"],
        volume=7,
        shading=0.7,
        rim="#ffffff",
        rim_width=2,
        ink=0.4,
        detail=0.5,
        wobble=0.5,
    )
    folds = [
        polyline([(x - 6, y + 6), (x - 10, y - 52)], 1.5),
        polyline([(x + 22, y + 2), (x + 18, y - 34)], 1.5),
    ]
    c.multiply(folds, "#8a6a44", 0.6)


def _curtain(c: Canvas) -> None:
    edge = [(640, -40, 1), (668, 120), (690, 300), (700, 420), (724, 520), (700, 640), (690, 800), (704, 960)]
    curtain = spline([(800, -40, 1), *edge, (690, 1190, 1), (800, 1190, 1)])
    cloth = paint(
        c,
        curtain,
        ["#8a2a3a", "#3a0f24"],
        along=("x", 640, 800),
        volume=20,
        shading=0.8,
        angle=86,
        streaks=1,
        rim="#ffb890",
        rim_width=4,
        ink=0.25,
        cast=(-14, 10, 16, 0.55),
    )
    for k in range(5):
        fold = [
            (680 + k * 26, -20),
            (700 + k * 20, 300),
            (716 + k * 12, 520),
            (704 + k * 22, 800),
            (710 + k * 24, 1180),
        ]
        c.multiply(line(fold, 9), "#2a0a1c", 0.6, 5, cloth)
    cord = [(706, 502), (740, 520), (800, 514), (800, 546), (740, 550), (706, 530)]
    paint(c, spline(cord), "#e0b858", volume=6, rim="#fff2c0", rim_width=2, cast=(0, 6, 5, 0.5), inside=cloth)
