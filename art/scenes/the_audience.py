"""From behind: a small performer in the light, a tail below the coat, and a dark hall full of eyes."""

import math
import random

from art.canvas import Canvas
from art.colour import mix
from art.light import beam, dust, glow
from art.motifs.floors import boards
from art.motifs.fur import fur
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="8ce8pr5h",
    slug="the-audience",
    seed=8205,
    palette="P12",
    horizon="none",
    reach="far",
    hour="indoors",
    mood="uneasy",
    description="Seen from behind, a small figure in a tailcoat and hat stands in the light on a stage, a "
    "fox's tail below the coat; the dark hall before it is full of pairs of eyes.",
    clues=(
        "Fake it till you make it",
        "Good evening, everybody",
        "They only look hungry",
        "What mother always feared",
    ),
    motifs=("hat-and-coat", "theatre", "masks", "animals", "light", "crowd"),
    light=(0.1, -0.9),
    shadow="#0a1420",
    warmth="#fff0c4",
    grade=("#08181e", "#fff0c8", 0.06),
    contrast=0.18,
    vignette=0.44,
)

EDGE = 838.0
STAND = (404.0, 1000.0)
SIZE = 2.75


def _oval(spots: Points, across: float, down: float | None = None) -> Shape:
    """An ellipse about the first of the points."""
    return ellipse(spots[0][0], spots[0][1], across, down)


def draw(c: Canvas) -> None:
    """The hall and its eyes; the front row; the stage and its light; the performer; the curtain."""
    _hall(c)
    _eyes(c)
    _front_row(c)
    _floor(c)
    _spot(c)
    _performer(c)
    _curtains(c)
    dust(c, 110, (220, 60, 560, 980), "#fff0c8", 4)


def _hall(c: Canvas) -> None:
    c.background([(0, "#08161c"), (0.4, "#0d242a"), (0.75, "#123034"), (1, "#0c1a22")], angle=4, mottle=0.8)
    gilt: Manner = {"wobble": 0.5, "streaks": 1.2, "haze": ("#12302f", 0.55)}
    for i, y in enumerate((150, 330, 520)):
        rail: Points = [(-30, y - 40), (130, y + 20), (384, y + 48), (640, y + 20), (800, y - 40)]
        paint(
            c,
            line(rail, 30 + i * 6),
            ["#8a7038", "#3c4a38", "#1c3834"],
            volume=8,
            angle=4,
            rim="#e0b858",
            rim_width=2.5,
            rim_strength=0.5,
            **gilt,
        )
        posts = [ellipse(x, y + 46 - abs(x - 384) ** 2 / 2100, 6, 11) for x in range(30, 760, 58)]
        c.screen(posts, "#e0b858", 0.22, soft=2)
        c.multiply(line([(x, v + 34) for x, v in rail], 40), "#061014", 0.6, soft=12)
    for x in (52, 716):
        paint(
            c,
            rectangle(x - 20, -20, 40, 800),
            ["#2c4840", "#12282a"],
            along=("x", x - 20, x + 20),
            volume=10,
            angle=88,
            wobble=0.5,
            haze=("#12302f", 0.4),
        )


def _eye(c: Canvas, x: float, y: float, r: float, kind: int, colour: str, dim: float) -> None:
    """One eye: 0 round pupil, 1 slit, 2 bar, 3 nearly shut."""
    if kind == 3:
        c.over(
            line([(x - r, y), (x, y + r * 0.45), (x + r, y)], max(2.4, r * 0.32)), mix(colour, "#0c1a22", dim)
        )
        return
    tall = r * (0.95 if kind == 0 else 0.72)
    shape = (
        ellipse(x, y, r, tall)
        if kind == 0
        else spline(
            [(x - r * 1.15, y + r * 0.1, 1), (x, y - tall), (x + r * 1.15, y - r * 0.1, 1), (x, y + tall)]
        )
    )
    paint(
        c,
        shape,
        [mix(colour, "#ffffff", 0.25), mix(colour, "#0c1a22", 0.35)],
        volume=r * 0.4,
        shading=0.5,
        wobble=0.2,
        detail=0.8,
        haze=("#0e2428", dim),
    )
    pupil = {
        0: ellipse(x, y + r * 0.1, r * 0.5),
        1: ellipse(x, y, r * 0.17, tall * 0.92),
        2: ellipse(x, y, r * 0.6, tall * 0.24),
    }[kind]
    c.over(pupil, "#060e12", 1 - dim * 0.6)
    c.screen(ellipse(x - r * 0.22, y + r * 0.3, max(1.1, r * 0.16)), "#ffffff", 0.95 - dim * 0.6)


def _pair(
    c: Canvas, x: float, y: float, r: float, apart: float, kind: int, colour: str, dim: float, tilt: float = 0
) -> None:
    glow(c, x, y, r * 5, colour, 0.3 * (1 - dim))
    for side in (-1, 1):
        _eye(c, x + side * apart, y + side * tilt, r, kind, colour, dim)


def _eyes(c: Canvas) -> None:
    chance = random.Random(21)
    tones = ["#e8c860", "#c8d878", "#f0dca0", "#e8a850", "#9fd0b0"]
    rows = [
        (96, 7.5, 9, 0.3),
        (204, 8.5, 8, 0.24),
        (282, 9.5, 9, 0.18),
        (386, 11, 7, 0.12),
        (452, 12, 7, 0.08),
        (574, 14, 6, 0.03),
        (652, 16, 6, 0.0),
    ]
    for row, (y, r, count, dim) in enumerate(rows):
        for i in range(count):
            if row in (2, 3) and 2 <= i <= 4:
                continue
            x = 384 + (i + 0.5 - count / 2) * 640 / count + chance.uniform(-18, 18)
            dip = 46 - abs(x - 384) ** 2 / 2400
            if chance.random() < 0.12:
                continue
            size = r * chance.uniform(0.75, 1.25)
            _pair(
                c,
                x,
                y + dip * 0.7 + chance.uniform(-12, 12),
                size,
                size * chance.uniform(1.5, 2.1),
                chance.choice([0, 0, 1, 1, 2, 3]),
                chance.choice(tones),
                dim,
                chance.uniform(-2, 2),
            )
    glow(c, 384, 352, 260, "#8a7a38", 0.3)
    _pair(c, 384, 352, 46, 92, 1, "#e8c050", 0.06)
    for side in (-1, 1):
        ex = 384 + side * 92
        lid = spline(
            [
                (ex - 62, 364, 1),
                (ex - 44, 318),
                (ex, 296),
                (ex + 44, 318),
                (ex + 62, 364, 1),
                (ex + 28, 340),
                (ex - 28, 340),
            ]
        )
        paint(c, lid, ["#16343a", "#0e2428"], volume=8, wobble=0.5, rim="#8a8a50", rim_width=2.5)
    x, y = 588, 664
    glasses = [
        ellipse(x - 20, y, 18).outline(3),
        ellipse(x + 20, y, 18).outline(3),
        line([(x - 4, y - 2), (x + 4, y - 2)], 3),
    ]
    c.over(
        spline([(x - 44, y - 30), (x + 44, y - 30), (x + 40, y + 40), (x - 40, y + 40)]),
        "#123036",
        0.9,
        soft=8,
    )
    _pair(c, x, y, 11, 20, 0, "#f0dca0", 0.05)
    c.over(glasses, "#e0b858", 0.9)


def _front_row(c: Canvas) -> None:
    """Backs of seats and the nearest heads, their brows caught by the footlights."""
    chance = random.Random(4)
    shade: Manner = {
        "volume": 14,
        "shading": 0.6,
        "wobble": 0.8,
        "rim": "#e8c070",
        "rim_width": 3,
        "rim_strength": 0.8,
        "light": (0, -1),
    }
    fields = [
        (92, "bear", "#e8a850", 0),
        (212, "goat", "#e8c860", 2),
        (318, "cat", "#c8d878", 1),
        (472, "owl", "#f0dca0", 0),
        (586, "hare", "#e8a850", 0),
        (700, "cat", "#e8c860", 1),
    ]
    for x, beast, colour, kind in fields:
        y = 776 + chance.uniform(-14, 10)
        head: list[Shape] = [
            ellipse(x, y, 46, 50),
            spline(
                [(x - 74, y + 90, 1), (x - 58, y + 34), (x, y + 16), (x + 58, y + 34), (x + 74, y + 90, 1)]
            ),
        ]
        if beast == "bear":
            head += [ellipse(x - 36, y - 38, 17), ellipse(x + 36, y - 38, 17)]
        elif beast == "goat":
            head += [
                line([(x - 18, y - 40), (x - 34, y - 78), (x - 58, y - 92)], 10),
                line([(x + 18, y - 40), (x + 34, y - 78), (x + 58, y - 92)], 10),
                ellipse(x - 52, y - 14, 20, 8, 20),
                ellipse(x + 52, y - 14, 20, 8, -20),
            ]
        elif beast == "cat":
            head += [
                spline([(x - 46, y - 10, 1), (x - 44, y - 76, 1), (x - 8, y - 46, 1)]),
                spline([(x + 46, y - 10, 1), (x + 44, y - 76, 1), (x + 8, y - 46, 1)]),
            ]
        elif beast == "owl":
            head += [
                spline([(x - 46, y - 20, 1), (x - 42, y - 64, 1), (x - 10, y - 46, 1)]),
                spline([(x + 46, y - 20, 1), (x + 42, y - 64, 1), (x + 10, y - 46, 1)]),
            ]
        else:
            head += [ellipse(x - 18, y - 84, 11, 50, -8), ellipse(x + 24, y - 80, 11, 50, 16)]
        paint(c, head, ["#1f464a", "#0a1c22"], **shade)
        _pair(c, x, y - 6, 16, 23, kind, colour, 0)


def _floor(c: Canvas) -> None:
    floor = polygon([(-20, EDGE), (800, EDGE), (800, 1180), (-20, 1180)])
    mask = paint(
        c,
        floor,
        ["#b07a44", "#8a5634", "#4c3028"],
        along=("y", EDGE, 1152),
        volume=4,
        shading=0.4,
        wobble=0.4,
        angle=2,
        streaks=1.3,
        rim="#ffe0a0",
        rim_width=3,
    )
    c.multiply(boards(EDGE - 260, 3), "#2a1414", 0.55, inside=mask)
    side = polygon([(-20, EDGE - 4), (800, EDGE - 4), (800, EDGE + 14), (-20, EDGE + 14)])
    paint(c, side, ["#e0b868", "#8a5c34"], volume=4, wobble=0.4, angle=0)
    for x in range(24, 790, 72):
        glow(c, x, EDGE - 8, 78, "#ffca70", 0.5, tall=1.2)
        shell = spline(
            [
                (x - 24, EDGE + 14, 1),
                (x - 22, EDGE - 10),
                (x, EDGE - 24),
                (x + 22, EDGE - 10),
                (x + 24, EDGE + 14, 1),
            ]
        )
        paint(
            c,
            shell,
            ["#6a4c30", "#2c1c1c"],
            volume=8,
            shading=0.6,
            wobble=0.4,
            detail=0.6,
            cast=(0, 14, 8, 0.6),
            rim="#fff0b8",
            rim_width=3,
            light=(0, -1),
        )


def _spot(c: Canvas) -> None:
    x, y = STAND
    beam(c, [(x - 30, -30), (x + 40, -30), (x + 178, y), (x - 178, y)], "#fff0c0", 0.16, 14)
    beam(c, [(x - 90, 640), (x + 96, 640), (x + 178, y), (x - 178, y)], "#fff0c0", 0.3, 24)
    c.screen(ellipse(x, y + 2, 186, 52), "#ffe2a0", 0.6, soft=14)
    fallen = spline([(x - 50, y + 2), (x + 50, y + 2), (x + 86, 1180), (x - 86, 1180)])
    c.multiply(fallen, "#1a0c14", 0.7, soft=9)
    c.multiply(
        spline(
            [(x + 30, y + 60), (x + 90, y + 40), (x + 150, y + 80), (x + 140, y + 130), (x + 60, y + 120)]
        ),
        "#1a0c14",
        0.6,
        soft=9,
    )


def _performer(c: Canvas) -> None:
    x, y = STAND

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, SIZE)

    cloth: Manner = {"wobble": 0.4, "detail": 0.7, "rim": "#fff4d0", "rim_width": 4, "dark": "#060c18"}
    c.multiply(ellipse(x, y + 2, 66, 10), "#1a0c14", 0.8, soft=5)
    legs = [
        line(at([(-5.5, -34), (-6, -14), (-6.5, -3)]), 19),
        line(at([(5.5, -34), (6, -14), (6.5, -3)]), 19),
    ]
    paint(c, legs, ["#4a4a58", "#24242f"], volume=6, angle=88, **cloth)
    shoes = [
        spline(at([(-13, 0.6, 1), (-12, -4), (-6, -5.4), (-2, -3), (-2, 0.6, 1)])),
        spline(at([(2, 0.6, 1), (2, -3), (6, -5.4), (12, -4), (13, 0.6, 1)])),
    ]
    paint(c, shoes, ["#3a2c30", "#120c14"], volume=4, **cloth)
    tail_line = [(4, -34), (14, -27), (25, -20), (35, -19), (43, -25), (46, -34)]
    tail = spline(
        at(
            [
                (1, -36),
                (10, -35),
                (22, -31),
                (31, -32),
                (37, -38),
                (43, -50, 1),
                (50, -40),
                (51, -28),
                (45, -15),
                (33, -8),
                (20, -12),
                (8, -22),
            ]
        )
    )
    red = paint(
        c,
        tail,
        ["#f09048", "#d0602c", "#8a3028"],
        volume=20,
        shading=0.7,
        angle=-20,
        streaks=1.3,
        wobble=1.4,
        detail=0.4,
        rim="#ffe8b8",
        rim_width=4,
        dark="#4a1424",
    )
    tip = spline(at([(36, -40), (43, -50, 1), (50, -40), (50.5, -32), (44, -34), (41, -31), (37, -35)]))
    paint(c, tip, ["#fff6e0", "#e8c8a0"], volume=9, shading=0.5, wobble=1.6, inside=red, detail=0.4)

    def hair(chance: random.Random) -> Points:
        k = chance.random() * 4.99
        i, s = int(k), k - int(k)
        u = tail_line[i][0] * (1 - s) + tail_line[i + 1][0] * s + chance.uniform(-9, 9)
        v = tail_line[i][1] * (1 - s) + tail_line[i + 1][1] * s + chance.uniform(-9, 9)
        a = math.atan2(tail_line[i + 1][1] - tail_line[i][1], tail_line[i + 1][0] - tail_line[i][0])
        return at(
            [
                (u, v),
                (u + 3 * math.cos(a), v + 3 * math.sin(a) + 0.4),
                (u + 6 * math.cos(a), v + 6 * math.sin(a)),
            ]
        )

    fur(c, red, hair, 220, "#7a2420", "#ffd0a0", 8)
    coat = [
        (-6, -79),
        (-15, -75),
        (-17, -66),
        (-13, -52),
        (-12, -44),
        (-16, -34),
        (-15, -14, 1),
        (-9, -13, 1),
        (-1, -36, 1),
        (1, -36, 1),
        (9, -13, 1),
        (15, -14, 1),
        (16, -34),
        (12, -44),
        (13, -52),
        (17, -66),
        (15, -75),
        (6, -79),
    ]
    paint(
        c,
        spline(at(coat)),
        ["#3a4a50", "#1c2c34", "#101a22"],
        volume=24,
        shading=0.7,
        angle=86,
        streaks=1,
        **cloth,
    )
    c.multiply(
        [line(at([(0, -74), (0, -36)]), 3), line(at([(-12, -45), (0, -43), (12, -45)]), 3)],
        "#04080e",
        0.7,
        soft=0.7,
    )
    c.over([_oval(at([(dx, -45)]), 4) for dx in (-3.4, 3.4)], "#e0b858")
    arms = [
        line(at([(-15, -70), (-20, -56), (-17, -45), (-6, -42)]), 17),
        line(at([(15, -70), (20, -56), (17, -45), (6, -42)]), 17),
    ]
    paint(c, arms, ["#3a4a50", "#16222a"], volume=7, cast=(0, 6, 5, 0.5), **cloth)
    gloves = [
        _oval(at([(-3.4, -41.5)]), 12, 10),
        _oval(at([(3.2, -40.5)]), 12, 10),
        line(at([(-5, -40), (-2, -37)]), 6),
        line(at([(4, -38), (1, -36)]), 6),
    ]
    paint(c, gloves, ["#fff8e8", "#c8b898"], volume=5, **cloth)
    neck = [spline(at([(-6.5, -80, 1), (-6, -75), (6, -75), (6.5, -80, 1), (5, -86), (-5, -86)]))]
    paint(c, neck, ["#fff8e8", "#c8b898"], volume=3, **cloth)
    head = spline(at([(-9.6, -88), (-8.6, -96), (0, -100), (8.6, -96), (9.6, -88), (6, -81), (-6, -81)]))
    paint(
        c,
        head,
        ["#d8743c", "#8a3c2c"],
        volume=10,
        shading=0.6,
        streaks=1.2,
        wobble=1,
        detail=0.6,
        rim="#ffe8b8",
        rim_width=3,
        dark="#4a1424",
    )
    ears = [
        spline(at([(-5, -96, 1), (-21, -101, 1), (-10, -88, 1)])),
        spline(at([(5, -96, 1), (21, -101, 1), (10, -88, 1)])),
    ]
    paint(c, ears, ["#e8864c", "#8a3c2c"], volume=5, wobble=0.4, detail=0.7, rim="#ffe8b8", rim_width=2.4)
    hat = [
        spline(
            at(
                [
                    (-10, -99, 1),
                    (-9.4, -112),
                    (-11, -124, 1),
                    (0, -126),
                    (11, -124, 1),
                    (9.4, -112),
                    (10, -99, 1),
                    (0, -97),
                ]
            )
        ),
        _oval(at([(0, -99)]), 41, 8),
    ]
    paint(
        c,
        hat,
        ["#3a4450", "#141c26"],
        along=("x", x - 30, x + 30),
        volume=9,
        shading=0.7,
        angle=88,
        cast=(0, 7, 5, 0.5),
        **cloth,
    )
    c.multiply(line(at([(-9.8, -103), (0, -101), (9.8, -103)]), 9), "#5a1424", 0.8)


def _curtains(c: Canvas) -> None:
    """The near edge of the curtain, left and right, with its rope: we stand behind it."""
    velvet: Manner = {
        "shading": 0.6,
        "streaks": 1.2,
        "angle": 86,
        "wobble": 0.8,
        "dark": "#1a0614",
        "lit": "#c05a48",
    }
    folds_left: list[Points] = [
        [(-30, -20), (40, -20), (52, 300), (34, 700), (40, 1180), (-30, 1180)],
        [(36, -20), (104, -20), (100, 260), (74, 640), (86, 1180), (26, 1180), (40, 600)],
        [(96, -20), (160, -20), (146, 240), (108, 560), (112, 820), (128, 1180), (76, 1180), (84, 640)],
    ]
    for fold in folds_left:
        paint(
            c,
            spline([(*p, 1) if p[1] in (-20, 1180) else p for p in fold]),
            ["#a03444", "#7a2236", "#4a1428"],
            volume=24,
            rim="#f0a070",
            rim_width=3,
            rim_strength=0.45,
            light=(0.8, 0.1),
            **velvet,
        )
    for fold in folds_left[:2]:
        mirrored = [(768 - p[0], p[1], 1) if p[1] in (-20, 1180) else (768 - p[0], p[1]) for p in fold]
        paint(
            c,
            spline(mirrored),
            ["#8a2a3a", "#6a1c30", "#3c1024"],
            volume=24,
            rim="#f0a070",
            rim_width=3,
            rim_strength=0.45,
            light=(-0.8, 0.1),
            **velvet,
        )
    rope = [(98, 730), (58, 762), (20, 764), (-20, 750)]
    paint(
        c,
        line(rope, 17),
        ["#e0b858", "#8a6a30"],
        volume=6,
        wobble=0.6,
        angle=20,
        cast=(2, 10, 6, 0.6),
        rim="#fff0c0",
        rim_width=2,
    )
    c.multiply(
        [polyline([(x, 736 + i * 4), (x - 8, 774)], 3) for i, x in enumerate(range(92, -10, -12))],
        "#5a3a1c",
        0.5,
        soft=0.7,
    )
    tassel = spline([(92, 742), (106, 756), (112, 850, 1), (82, 852, 1), (84, 756)])
    paint(
        c,
        tassel,
        ["#f0cc70", "#8a6430"],
        volume=8,
        angle=88,
        streaks=1.4,
        wobble=0.8,
        cast=(4, 8, 6, 0.5),
        rim="#fff0c0",
        rim_width=2,
    )
    c.multiply(line([(84, 776), (108, 776)], 5), "#5a3a1c", 0.6)
