"""At night a crowd pulls the moon on ropes through a narrow street, and it has stuck between the houses."""

import math
import random

from art.canvas import Canvas
from art.colour import mix
from art.light import beam, glow
from art.motifs.floors import cobbles
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, ellipse, line, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="ewumumce",
    slug="the-moon-in-the-alley",
    seed=8230,
    palette="P1",
    horizon="low",
    reach="far",
    hour="night",
    mood="comic",
    description="In a narrow street at night a crowd pulls on ropes at the full moon, which is stuck "
    "between the houses; a man on a balcony pushes it with a broom, and a cat sits on top.",
    clues=(
        "It looked smaller in the catalogue",
        "Wedding present",
        "Big plans, narrow street",
        "Pull yourselves together",
    ),
    motifs=("sky", "crowd", "town", "size", "light"),
    light=(0.0, -0.7),
    shadow="#0a1830",
    warmth="#fff2c4",
    grade=("#0a1830", "#fff0c4", 0.06),
    contrast=0.18,
    vignette=0.42,
)

MOON = (392.0, 452.0, 226.0)
LOW = 872.0


def draw(c: Canvas) -> None:
    """Sky; far roofs; the moon and its light; the two walls that hold it; street; ropes and the crowd."""
    _sky(c)
    _moon(c)
    _wall(c, 1)
    _wall(c, -1)
    _street(c)
    _crowd(c)
    _details(c)


def _sky(c: Canvas) -> None:
    c.background([(0, "#0f2038"), (0.5, "#1c3c54"), (1, "#2a5468")], angle=6, mottle=0.9)
    luck = random.Random(4)
    spots = [
        (luck.uniform(160, 620), luck.uniform(0, 240), luck.uniform(0.8, 1.9), luck.uniform(0.4, 1))
        for _ in range(50)
    ]
    c.screen(c.dots(spots), "#fff4d6", 0.8)
    hole = c.mask(ellipse(470, 96, 58))
    c.multiply(c.mask(ellipse(470, 96, 62), 3), "#060f20", 0.8)
    c.screen(c.mask(ellipse(470, 96, 60).outline(2.4)) * (1 - hole * 0.4), "#8fb0b0", 0.5)


def _moon(c: Canvas) -> None:
    x, y, r = MOON
    glow(c, x, y, 560, "#f3e3b4", 0.75)
    glow(c, x, y, 330, "#fff4d0", 0.6)
    disc = paint(
        c,
        ellipse(x, y, r),
        ["#fffbe6", "#fbecc0", "#e8cf98", "#c8a878"],
        along=("r", x - 50, y - 70, r * 1.6),
        volume=70,
        shading=0.45,
        mottle=1.5,
        streaks=1,
        wobble=0.7,
        light=(-0.3, -0.9),
        dark="#8a6a70",
        rim="#ffffff",
        rim_width=5,
        detail=0.25,
    )
    seas = [
        ellipse(x - 70, y - 60, 62, 44, -14),
        ellipse(x + 54, y - 96, 46, 30, 10),
        ellipse(x + 84, y + 30, 58, 46, 24),
        ellipse(x - 40, y + 84, 72, 44, -6),
        ellipse(x - 140, y + 40, 30, 40),
        ellipse(x + 20, y - 10, 26, 18),
    ]
    c.multiply(c.wobble(seas, 2.4, 50, 3) * disc, "#c8a880", 0.42)
    luck = random.Random(9)
    for _ in range(22):
        a, d, s = luck.uniform(0, 6.28), r * math.sqrt(luck.random()) * 0.9, luck.uniform(6, 20)
        u, v = x + d * math.cos(a), y + d * math.sin(a)
        c.multiply(ellipse(u, v, s, s * 0.8), "#b8946c", 0.4, soft=2, inside=disc)
        c.screen(
            line([(u - s * 0.8, v + s * 0.4), (u, v + s * 0.86), (u + s * 0.8, v + s * 0.4)], 2.6),
            "#fffdf0",
            0.6,
            soft=1,
            inside=disc,
        )
    for rope in (
        [(x - r + 20, y + 60), (x - 80, y + 120), (x + 60, y + 118), (x + r - 16, y + 50)],
        [(x - r + 50, y - 90), (x - 60, y - 40), (x + 80, y - 44), (x + r - 40, y - 110)],
        [(x - 40, y - r + 4), (x - 74, y - 60), (x - 66, y + 90), (x - 30, y + r - 6)],
        [(x + 70, y - r + 14), (x + 96, y - 40), (x + 90, y + 100), (x + 50, y + r - 8)],
    ):
        c.multiply(line([(u + 3, v + 8) for u, v in rope], 8), "#8a6a50", 0.5, soft=3, inside=disc)
        paint(c, line(rope, 7), ["#a8784c", "#5a3c34"], volume=2.4, wobble=0.3, detail=0.7, inside=disc)


def _wall(c: Canvas, side: int) -> None:
    """One side of the street: storeys leaning in, shutters, a cracked cornice where the moon pushes."""

    def at(u: float) -> float:
        return 384 - side * (384 - u)

    outline = [
        (at(-30), -30, 1),
        (at(150), -30, 1),
        (at(162), 200),
        (at(186), 300),
        (at(172), 452),
        (at(190), 600),
        (at(206), 740),
        (at(228), LOW + 20, 1),
        (at(-30), LOW + 150, 1),
    ]
    lit = ["#3f6470", "#2c4c60", "#1c3448"] if side > 0 else ["#4a5f68", "#33485c", "#1f3044"]
    wall = paint(
        c,
        spline(outline),
        lit,
        along=("x", at(220), at(-30)),
        volume=14,
        shading=0.6,
        angle=88,
        streaks=1.3,
        mottle=1.4,
        wobble=0.6,
        light=(side * 0.9, -0.1),
        rim="#fff4cc",
        rim_width=7,
        dark="#0a1630",
    )
    flank = polygon([(at(140), 200), (at(200), 280), (at(196), 620), (at(150), 700)])
    c.screen(c.mask(flank, 30) * wall, "#f3e3b4", 0.4)
    for y in (206, 470, 706):
        sill = polygon([(at(-30), y), (at(176), y), (at(182), y + 18), (at(-30), y + 22)])
        paint(
            c,
            sill,
            ["#6a8488", "#2c4454"],
            volume=4,
            wobble=0.6,
            angle=0,
            inside=wall,
            light=(side * 0.7, -0.7),
            rim="#fff4cc",
            rim_width=2.4,
        )
    luck = random.Random(5 + side)
    for y in (40, 262, 520, 756):
        for u in (8, 88):
            _window(c, at(u + (46 if side < 0 else 0)), y, 46, 104, luck.random() < 0.55, side, luck)
    x0, y0 = at(174), 450
    for a in (0.3, -0.5, 3.4):
        points: list[tuple[float, float]] = [(x0, y0)]
        for _ in range(4):
            px, py = points[-1]
            points.append((px - side * 15 + luck.uniform(-6, 6), py + math.sin(a) * 24 + luck.uniform(-9, 9)))
        c.multiply(polyline(points, 2.6), "#060f20", 0.6, inside=wall)
        c.screen(polyline([(u + side * 2, v + 2) for u, v in points], 1.2), "#fff4cc", 0.4, inside=wall)
    crumbs = [
        polygon([(x0 + dx - s, y0 + dy), (x0 + dx, y0 + dy - s), (x0 + dx + s, y0 + dy + s * 0.4)])
        for dx, dy, s in ((side * 6, 60, 8), (side * 18, 130, 6), (side * 2, 190, 9), (side * 14, 260, 5))
    ]
    paint(c, crumbs, ["#8aa0a0", "#33485c"], volume=3, wobble=0.4, detail=0.6)


def _window(
    c: Canvas, x: float, y: float, wide: float, tall: float, lit: bool, side: int, luck: random.Random
) -> None:
    frame: Manner = {
        "wobble": 0.4,
        "detail": 0.5,
        "rim": "#fff0c4",
        "rim_width": 1.6,
        "light": (side * 0.8, -0.4),
    }
    paint(c, rectangle(x - 6, y - 7, wide + 12, tall + 13), ["#5f7a80", "#33505e"], volume=3, **frame)
    paint(
        c,
        rectangle(x, y, wide, tall),
        ["#ffe8a8", "#f0b458"] if lit else ["#142c44", "#0c1c34"],
        volume=0,
        wobble=0.3,
        detail=0.6,
    )
    if lit:
        glow(c, x + wide / 2, y + tall / 2, wide * 1.6, "#ffc868", 0.35)
        head = (x + wide * luck.uniform(0.35, 0.65), y + tall * 0.56)
        c.over(
            [
                ellipse(head[0], head[1], 9, 10),
                spline(
                    [
                        (head[0] - 17, y + tall, 1),
                        (head[0] - 14, head[1] + 18),
                        (head[0], head[1] + 10),
                        (head[0] + 14, head[1] + 18),
                        (head[0] + 17, y + tall, 1),
                    ]
                ),
            ],
            "#3a2430",
            0.9,
        )
    c.over(
        [
            polyline([(x + wide / 2, y), (x + wide / 2, y + tall)], 3.4),
            polyline([(x, y + tall * 0.4), (x + wide, y + tall * 0.4)], 3),
        ],
        "#1c3042",
    )
    for dx in (-22, wide + 4):
        leaf = rectangle(x + dx, y - 4, 18, tall + 8)
        paint(c, leaf, ["#7a3a3c", "#4a2230"], volume=3, angle=88, **frame)
        c.multiply(
            [polyline([(x + dx + 3, y + k), (x + dx + 15, y + k)], 1.8) for k in range(8, int(tall), 11)],
            "#1c1024",
            0.5,
        )


def _street(c: Canvas) -> None:
    ground = polygon(
        [
            (210, LOW - 6),
            (566, LOW - 6),
            (560, LOW + 24),
            (800, LOW + 150),
            (800, 1180),
            (-20, 1180),
            (-20, LOW + 150),
            (222, LOW + 24),
        ]
    )
    mask = paint(
        c,
        ground,
        ["#5f7a7c", "#3c5a66", "#1f3a4e", "#10243a"],
        along=("y", LOW - 30, 1152),
        volume=4,
        shading=0.3,
        wobble=0.6,
        angle=0,
        streaks=1.2,
    )
    stones, tops = cobbles(LOW - 40, 1190, 388, 6, 26)
    c.multiply(stones, "#0a1830", 0.45, soft=1.2, inside=mask)
    c.screen(tops, "#f3e3b4", 0.34, soft=0.8, inside=mask)
    c.screen(c.mask(ellipse(390, 900, 230, 70), 30) * mask, "#fff0c4", 0.4)
    beam(c, [(250, 640), (530, 640), (640, 1180), (140, 1180)], "#fff0c4", 0.2, 34)


def _puller(
    c: Canvas, x: float, y: float, tall: float, lean: float, coat: str, hat: str, luck: random.Random
) -> None:
    """Somebody who leans back on the rope with all their weight, seen from behind the light: feet at (x,
    y)."""
    k = tall / 100

    def at(points: Points) -> list[tuple[float, float]]:
        return [(x + (p[0] + lean * -p[1] / 100) * k, y + p[1] * k) for p in points]

    manner: Manner = {
        "wobble": 0.4,
        "detail": 0.7,
        "rim": "#fff4cc",
        "rim_width": max(1.4, 3.4 * k),
        "light": (0, -1),
        "dark": "#0a1228",
    }
    c.multiply(
        spline([(x - 18 * k, y), (x + 18 * k, y - 2), (x + 40 * k, y + 66 * k), (x - 36 * k, y + 66 * k)]),
        "#0a1830",
        0.5,
        soft=6 * k,
    )
    legs = [
        line(at([(-6, -42), (-12, -22), (-16, 0)]), 11 * k),
        line(at([(6, -42), (14, -22), (15, -1)]), 11 * k),
        ellipse(x - 18 * k, y, 9 * k, 4 * k),
        ellipse(x + 18 * k, y - 1, 9 * k, 4 * k),
    ]
    paint(c, legs, ["#24304a", "#121a30"], volume=3 * k, **manner)
    body = spline(
        at(
            [
                (-14, -36),
                (-18, -56),
                (-14, -76),
                (-6, -82),
                (6, -82),
                (14, -76),
                (18, -56),
                (15, -36),
                (0, -32),
            ]
        )
    )
    paint(c, body, [mix(coat, "#fff0c4", 0.12), mix(coat, "#0a1228", 0.55)], volume=9 * k, angle=84, **manner)
    arms = [
        line(at([(-13, -74), (-12, -92), (-3, -106)]), 9 * k),
        line(at([(13, -74), (12, -90), (4, -102)]), 9 * k),
    ]
    paint(c, arms, [mix(coat, "#fff0c4", 0.16), mix(coat, "#0a1228", 0.4)], volume=3.4 * k, **manner)
    hands = at([(-2, -107), (4, -103)])
    paint(c, [ellipse(u, v, 4.6 * k, 4.6 * k) for u, v in hands], ["#e8b890", "#a87860"], volume=2, **manner)
    head = at([(luck.uniform(-3, 3), -92)])[0]
    paint(c, ellipse(head[0], head[1], 9.6 * k, 10.4 * k), ["#5a3c34", "#2c1c28"], volume=4 * k, **manner)
    cap = spline(
        [
            (head[0] - 10.5 * k, head[1] - 1 * k),
            (head[0] - 9 * k, head[1] - 11 * k),
            (head[0], head[1] - 14 * k),
            (head[0] + 9 * k, head[1] - 11 * k),
            (head[0] + 10.5 * k, head[1] - 1 * k),
            (head[0], head[1] - 4 * k),
        ]
    )
    paint(c, cap, [mix(hat, hat, 0), mix(hat, "#0a1228", 0.5)], volume=4 * k, **manner)


def _crowd(c: Canvas) -> None:
    luck = random.Random(12)
    coats = ["#8c2f2c", "#7fa39c", "#c8a060", "#4a6a8a", "#a8707c", "#5f8a7a", "#d8c8a0"]
    ropes: list[list[tuple[float, float]]] = [
        [(330, 640), (262, 800), (196, 930), (120, 1060)],
        [(392, 676), (372, 820), (350, 960), (330, 1110)],
        [(452, 640), (500, 800), (560, 940), (640, 1080)],
    ]
    for rope in ropes:
        c.multiply(line([(x + 6, y + 22) for x, y in rope], 7), "#0a1830", 0.4, soft=5)
        paint(
            c,
            line(rope, 6.4),
            ["#c8985c", "#6a4838"],
            volume=2,
            wobble=0.3,
            detail=0.75,
            rim="#fff0c4",
            rim_width=1.6,
        )
    people = []
    for i, rope in enumerate(ropes):
        for s in (0.36, 0.5, 0.64, 0.8, 0.97):
            k = s * (len(rope) - 1.001)
            j, t = int(k), k - int(k)
            x, y = rope[j][0] * (1 - t) + rope[j + 1][0] * t, rope[j][1] * (1 - t) + rope[j + 1][1] * t
            people.append((y, x, i))
    people.sort()
    for y, x, i in people:
        tall = 54 + (y - 740) * 0.26
        lean = (18, 3, -18)[i]
        _puller(
            c,
            x - lean * tall / 100,
            y + tall * 1.04,
            tall,
            lean,
            luck.choice(coats),
            luck.choice(["#33485c", "#8c2f2c", "#5a4438", "#c8a060"]),
            luck,
        )


def _details(c: Canvas) -> None:
    """A man on a balcony pushes with a broom; a cat has found the top of it all."""
    iron: Manner = {"wobble": 0.3, "detail": 0.65, "rim": "#fff4cc", "rim_width": 2.2}
    bx, by = 612.0, 640.0
    paint(
        c,
        polygon([(bx - 50, by), (bx + 90, by), (bx + 90, by + 12), (bx - 50, by + 10)]),
        ["#6a8488", "#2c4454"],
        volume=3,
        cast=(0, 8, 7, 0.5),
        **iron,
    )
    man = spline(
        [
            (bx - 4, by, 1),
            (bx - 14, by - 40),
            (bx - 16, by - 70),
            (bx - 2, by - 80),
            (bx + 16, by - 72),
            (bx + 22, by - 36),
            (bx + 22, by, 1),
        ]
    )
    paint(c, man, ["#e8e0cc", "#8a8a90"], volume=8, angle=84, cast=(4, 4, 6, 0.4), **iron)
    paint(c, [ellipse(bx - 10, by - 92, 11, 12)], ["#e8b890", "#a87860"], volume=4, **iron)
    paint(
        c,
        spline(
            [
                (bx - 22, by - 96, 1),
                (bx - 14, by - 110),
                (bx + 6, by - 112),
                (bx + 24, by - 124, 1),
                (bx + 12, by - 100),
                (bx - 2, by - 96),
            ]
        ),
        ["#8c2f2c", "#4a1c24"],
        volume=4,
        **iron,
    )
    broom = [polyline([(bx + 8, by - 52), (bx - 62, by - 76)], 5)]
    paint(c, broom, ["#c8985c", "#6a4838"], volume=2, **iron)
    paint(
        c,
        spline([(bx - 58, by - 84, 1), (bx - 84, by - 92, 1), (bx - 90, by - 70, 1), (bx - 62, by - 68, 1)]),
        ["#e0b868", "#8a6038"],
        volume=3,
        **iron,
    )
    paint(
        c,
        line([(bx - 8, by - 64), (bx - 24, by - 58), (bx - 34, by - 66)], 10),
        ["#f4ecd8", "#a8a4a4"],
        volume=4,
        **iron,
    )
    rail = [polyline([(bx - 50 + k * 14, by), (bx - 50 + k * 14, by - 40)], 3) for k in range(11)] + [
        polyline([(bx - 52, by - 41), (bx + 92, by - 41)], 5)
    ]
    c.over(rail, "#142438")
    c.screen([polyline([(bx - 52, by - 43), (bx + 92, by - 43)], 1.4)], "#fff4cc", 0.7)
    cx, cy = 352.0, 226.0
    cat = [
        spline(
            [
                (cx - 20, cy + 6, 1),
                (cx - 22, cy - 16),
                (cx - 14, cy - 34),
                (cx + 2, cy - 38),
                (cx + 16, cy - 24),
                (cx + 22, cy + 4, 1),
            ]
        ),
        ellipse(cx - 2, cy - 48, 14, 12.5),
        polygon([(cx - 15, cy - 50), (cx - 14, cy - 68), (cx - 4, cy - 58)]),
        polygon([(cx, cy - 58), (cx + 10, cy - 68), (cx + 12, cy - 48)]),
        line([(cx + 18, cy), (cx + 40, cy - 2), (cx + 50, cy - 18), (cx + 44, cy - 30)], 7),
    ]
    paint(
        c,
        cat,
        ["#26324a", "#121a30"],
        volume=7,
        wobble=0.4,
        detail=0.6,
        rim="#fff8dc",
        rim_width=2.6,
        light=(0.2, 1),
    )
