"""A farmer ploughs lines into a book with a fountain pen, and trees sprout from the words."""

import random
from collections.abc import Callable

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels
from art.light import glow
from art.motifs.birds import flying_bird, pecking_bird
from art.motifs.figure import Clothes, figure
from art.motifs.ground import hill
from art.motifs.houses import House, house
from art.motifs.script import script
from art.motifs.sky import heap_cloud
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="ju363hjq",
    slug="ploughing-the-page",
    seed=101,
    palette="P10",
    horizon="high",
    reach="middle",
    hour="day",
    mood="wonder",
    description="A farmer pushes a huge fountain pen like a plough over the hilly pages of an open book "
    "where trees grow.",
    clues=("First draft", "You reap what you sow", "Homework", "Between the lines"),
    motifs=("growing", "work", "books", "paths"),
    light=(-0.7, -0.6),
    shadow="#3b3550",
    warmth="#fff6d8",
    grade=("#2f3f6a", "#fff2c8", 0.04),
    vignette=0.3,
)

INK = "#2c2a4a"
LEFT_EDGE = [(-80, 560), (40, 520), (180, 506), (290, 528), (350, 570), (384, 640)]
RIGHT_EDGE = [(384, 640), (416, 566), (480, 516), (590, 488), (730, 498), (848, 540)]
GUTTER = [(388, 900), (392, 1250, 1)]
PEN_TURN = -44

Spot = tuple[float, float]


def draw(c: Canvas) -> None:
    """Sky, the two pages as hills, what is written and grows there, then the pen and who pushes it."""
    _sky(c)
    left, right = _pages(c)
    chance = random.Random(12)
    for j in range(13):
        v = 0.02 + j * 0.077
        _write(c, _on_left, (0.14, 0.9), v, (5 + 13 * v, 1.5 + 2 * v), left, chance, j)
        if j < 6:
            _write(c, _on_right, (0.1, 0.9), v, (5 + 13 * v, 1.5 + 2 * v), right, chance, j + 40)
        elif j > 6:
            ahead = line([_on_right(0.06 + 0.09 * i, v) for i in range(11)], 1.3)
            c.over(ahead, "#b79f88", 0.5, inside=right)
    _orchard(c)
    _pen(c, right, chance)
    _birds(c)
    _pond(c, chance)
    river = [(380, 636, 1), (392, 760), (378, 900), (404, 1020), (388, 1180, 1)]
    bank = [(424, 1180, 1), (436, 1020), (402, 900), (408, 760), (386, 636, 1)]
    paint(
        c,
        spline([*river, *bank]),
        ["#d8604a", "#8a2438"],
        volume=8,
        shading=0.7,
        rim="#ffd8b8",
        rim_width=2,
        angle=85,
        cast=(8, 4, 6, 0.4),
    )


def _sky(c: Canvas) -> None:
    sky = [(0, "#5fa3b5"), (0.2, "#9cc9c0"), (0.34, "#f2e7c0"), (0.42, "#f8d9a6"), (1, "#f8d9a6")]
    c.background(sky, angle=10)
    glow(c, 150, 330, 380, "#fff8da", 0.85, 1.6)
    paint(c, ellipse(148, 318, 48), ["#fffdf0", "#ffeeb0"], volume=4, shading=0.2)
    for x, y, wide, tall, seed in ((590, 190, 300, 110, 4), (250, 112, 190, 62, 9), (748, 330, 190, 60, 5)):
        paint(
            c,
            heap_cloud(x, y, wide, tall, seed),
            ["#fffaf0", "#c9d6cc"],
            volume=18,
            shading=0.4,
            wobble=2,
            angle=0,
            haze=("#cfe0cc", 0.18),
        )
    for y, colour, air in ((430, "#86a8a0", 0.5), (466, "#8fa878", 0.3)):
        ridge = [
            (-40, y + 10),
            (90, y - 36),
            (210, y - 6),
            (340, y - 48),
            (470, y - 10),
            (600, y - 44),
            (820, y),
        ]
        paint(
            c,
            hill(ridge),
            [colour, "#c9c086"],
            along=("y", y - 48, 900),
            volume=16,
            shading=0.45,
            angle=-8,
            haze=("#f2e2b4", air),
        )


def _pages(c: Canvas) -> tuple[Pixels, Pixels]:
    left = [(LEFT_EDGE[0][0], LEFT_EDGE[0][1], 1), *LEFT_EDGE[1:-1], (384, 640, 1), *GUTTER, (-80, 1250, 1)]
    right = [(848, 540, 1), *reversed(RIGHT_EDGE[1:-1]), (384, 640, 1), *GUTTER, (848, 1250, 1)]
    for k in range(5, 0, -1):
        for page in (right, left):
            under = spline([(p[0], p[1] + k * 5, *p[2:]) for p in page])
            paint(c, under, "#d9c79c" if k % 2 else "#b9a27a", volume=2, wobble=0.4)
    paper: Manner = {
        "volume": 34,
        "shading": 0.55,
        "rim": "#fffdf0",
        "rim_width": 4,
        "streaks": 0.7,
        "mottle": 0.9,
    }
    paper |= {"lit": "#fffbe6", "cast": (0, 12, 16, 0.35)}
    sunny = [(0, "#e8d8ae"), (0.6, "#fbf2d6"), (1, "#b59c7c")]
    on_right = paint(c, spline(right), sunny, along=("x", 848, 384), angle=12, **paper)
    shady = [(0, "#fbf3da"), (0.75, "#f2e4bf"), (1, "#9a8468")]
    on_left = paint(c, spline(left), shady, along=("x", -80, 384), angle=-12, **paper)
    fold = line([(384, 640), (388, 900), (392, 1250)], 46)
    c.multiply(fold, "#6a5470", 0.75, 22, np.maximum(on_left, on_right))
    return on_left, on_right


def _on_page(edge: Points, x: float, v: float) -> Spot:
    top = float(np.interp(x, [p[0] for p in edge], [p[1] for p in edge]))
    return x, top + 26 + v**1.35 * (1190 - top)


def _on_left(u: float, v: float) -> Spot:
    """A place on the left page: u across, v down, both 0..1."""
    return _on_page(LEFT_EDGE, -40 + u * 424, v)


def _on_right(u: float, v: float) -> Spot:
    return _on_page(RIGHT_EDGE, 384 + u * 430, v)


def _write(
    c: Canvas,
    page: Callable[[float, float], Spot],
    reach: Spot,
    v: float,
    pen: Spot,
    inside: Pixels,
    chance: random.Random,
    seed: int,
) -> None:
    words = script(lambda u: page(u, v), reach[0], reach[1], pen[0], pen[1], chance)
    c.over(c.wobble(words, 0.4, 14, seed) * inside, INK, 0.9)


def _orchard(c: Canvas) -> None:
    trees: list[tuple[float, float, float, Colour, Colour]] = [
        (0.2, 0.02, 0.5, "#9dbb5c", "#3f6f4a"),
        (0.45, 0.0, 0.42, "#e8b04a", "#a3622f"),
        (0.72, 0.05, 0.5, "#7fae72", "#2f5f54"),
        (0.1, 0.2, 0.72, "#d8783f", "#8a3a34"),
        (0.62, 0.24, 0.68, "#9dbb5c", "#3f6f4a"),
        (0.3, 0.36, 0.86, "#f0c45a", "#b06a2f"),
        (0.5, 0.5, 1.05, "#c9d06a", "#5f7f3a"),
        (0.16, 0.62, 1.5, "#7fae72", "#2f5f54"),
        (0.62, 0.86, 1.9, "#e8743f", "#8a2f3a"),
        (0.3, 0.95, 1.4, "#f0c45a", "#b06a2f"),
    ]
    for u, v, size, light, dark in trees:
        _tree(c, *_on_left(u, v), size, [light, dark])
    x, y = _on_left(0.82, 0.40)
    farm = House("#fff6e0", "#b5483c", rows=1, lit_share=0, rim="#ffffff")
    house(c, x - 18, y, 52, 38, farm, 3)


def _tree(c: Canvas, x: float, y: float, s: float, leaves: list[Colour]) -> None:
    c.multiply(ellipse(x + 26 * s, y + 2, 34 * s, 6 * s), "#8a7a70", 0.6, soft=4 * s)
    trunk = [line([(x, y), (x - 2 * s, y - 24 * s), (x + 2 * s, y - 46 * s)], 5 * s)]
    trunk.append(line([(x, y - 24 * s), (x + 14 * s, y - 42 * s)], 3 * s))
    paint(c, trunk, INK, volume=1.5 * s, wobble=0.5, rim="#fff6d8", rim_width=1)
    crown = [
        ellipse(x, y - 66 * s, 30 * s, 28 * s),
        ellipse(x - 22 * s, y - 52 * s, 17 * s, 15 * s),
        ellipse(x + 23 * s, y - 54 * s, 19 * s, 16 * s),
    ]
    paint(
        c, crown, leaves, volume=11 * s, shading=0.75, rim="#fffbe0", rim_width=2 * s, streaks=1, wobble=1.3
    )


def _pen(c: Canvas, page: Pixels, chance: random.Random) -> None:
    v = 0.02 + 6 * 0.077
    x, y = _on_right(0.2, v)
    _write(c, _on_right, (0.07, 0.2), v, (13, 2.6), page, chance, 70)
    fallen = [(x, y + 6), (x + 90, y + 16), (x + 290, y + 70), (x + 300, y + 50), (x + 100, y + 4)]
    c.multiply(spline(fallen), "#5a4a6a", 0.75, 7, page)

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, turn=PEN_TURN)

    shiny: Manner = {"shading": 0.82, "angle": PEN_TURN, "rim": "#fffbe0", "detail": 0.5}
    barrel = [(118, -24, 1), (300, -27), (420, -24), (436, 0), (420, 24), (300, 27), (118, 24, 1)]
    paint(
        c, spline(at(barrel)), ["#3f7f8c", "#173448"], volume=20, rim_width=4, ink=0.3, lit="#d8f4f0", **shiny
    )
    collar = spline(at([(78, -17, 1), (120, -23, 1), (120, 23, 1), (78, 17, 1)]))
    paint(c, collar, ["#e9c46a", "#8a5a24"], volume=13, **shiny)
    band = spline(at([(300, -29, 1), (318, -29, 1), (318, 29, 1), (300, 29, 1)]))
    paint(c, band, "#e0b452", volume=12, **shiny)
    nib = [(0, 0, 1), (30, -12), (60, -20), (82, -16, 1), (82, 16, 1), (60, 20), (30, 12)]
    paint(c, spline(at(nib)), ["#f7e0a0", "#b5802f"], volume=10, ink=0.35, **shiny)
    hole = at([(54, 0)])[0]
    c.over([polyline(at([(4, 0), (52, 0)]), 2), ellipse(hole[0], hole[1], 4.5)], "#3a2440", 0.95)
    c.over(ellipse(x - 2, y + 2, 7, 4), INK, 0.95)
    foot = (x + 150, y + 96)
    grip = line([at([(130, 22)])[0], (x + 140, y - 30), (foot[0] + 10, foot[1] - 70)], 6)
    paint(c, grip, "#6b4630", volume=2, rim="#fff0c8", rim_width=1.5, detail=0.5, wobble=0.4)
    farmer = Clothes(coat="#c8492f", hem="#7a2a3a", hat="straw", scarf="#f0c45a", legs="#2f3550")
    arms = [[(4, -66), (16, -60), (24, -54)]]
    figure(c, foot[0] + 40, foot[1] + 24, 150, farmer, rim="#fff8dc", flip=-1, wind=0.5, arms=arms)


def _birds(c: Canvas) -> None:
    for u, v, size, flip in ((0.2, 0.33, 0.6, 1), (0.7, 0.18, 0.48, -1)):
        x, y = _on_right(u, v)
        crow = pecking_bird(x, y - 8, size, flip)
        paint(c, crow, INK, volume=2, rim="#fff6d8", rim_width=1, wobble=0.3, detail=0.6)
    for x, y, size in ((452, 330, 0.6), (410, 352, 0.42)):
        paint(c, flying_bird(x, y, size, 0.8), "#3a4560", volume=1, wobble=0.3, detail=0.5)


def _pond(c: Canvas, chance: random.Random) -> None:
    """A blot of ink, and a folded paper boat on it."""
    blot = [
        (520, 1040),
        (570, 1004),
        (650, 1000),
        (720, 1016),
        (752, 1050),
        (728, 1086),
        (650, 1100),
        (580, 1090),
    ]
    drops: list[Shape] = [spline([*blot, (540, 1078)]), ellipse(500, 1066, 13, 8), ellipse(482, 1050, 6, 4)]
    paint(
        c,
        drops,
        ["#4a4a86", "#1c1a3a"],
        volume=10,
        shading=0.6,
        rim="#c8d4f0",
        angle=0,
        light=(0, 1),
        wobble=1.4,
    )
    sheen = np.exp(-(((c.y - 1030) / 7) ** 2)) * c.mask(ellipse(640, 1032, 80, 9))
    c.screen(sheen * c.noise(30, 4, 3, wide=3, tall=0.4), "#cfe0f0", 0.6)
    c.multiply(ellipse(648, 1058, 64, 9), "#0c0c20", 0.7, soft=4)
    folded: Manner = {"detail": 0.6, "ink": 0.3, "wobble": 0.5}
    hull = [polygon([(584, 1022), (640, 1030), (712, 1020), (690, 1056), (610, 1058)])]
    hull.append(polygon([(618, 1026), (646, 964), (680, 1024)]))
    paint(c, hull, ["#fffdf2", "#cfc2b4"], volume=8, shading=0.7, rim="#ffffff", rim_width=2, **folded)
    side = polygon([(584, 1022), (640, 1030), (690, 1056), (610, 1058)])
    paint(c, side, ["#f3ead4", "#b3a6a4"], volume=5, shading=0.5, **folded)
    words = script(lambda u: (590 + u * 100, 1046 + u * 2), 0.1, 0.9, 6, 1.2, chance)
    c.over(words, INK, 0.8)
