"""In a museum the statues have left their plinths; they crowd about a girl who sits on one and eats."""

import random
from collections.abc import Callable

import numpy as np

from art.canvas import Canvas
from art.light import beam, dust, glow
from art.motifs.floors import chequers
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, oval, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="9ogqpirc",
    slug="the-statues-come-to-look",
    seed=8313,
    palette="P6",
    horizon="low",
    reach="middle",
    hour="indoors",
    mood="comic",
    description="In a museum white statues have come down from their empty plinths and stand about a girl in "
    "a red jumper, who sits on a plinth and eats a sandwich.",
    clues=("Modern art", "Please do not touch", "Who is looking at whom?", "Famous for lunch"),
    motifs=("crowd", "masks", "selves", "food", "two"),
    light=(-0.25, -0.95),
    shadow="#22384a",
    warmth="#fffaf0",
    grade=("#1e3244", "#fff6e4", 0.06),
    contrast=0.17,
    vignette=0.45,
)

STONE: Manner = {
    "wobble": 0.5,
    "shading": 0.7,
    "rim": "#ffffff",
    "rim_width": 3,
    "dark": "#34506a",
    "detail": 0.45,
}
MARBLE = [(0.0, "#fbf8f0"), (0.5, "#dfe2dc"), (1.0, "#9cb0b4")]


def draw(c: Canvas) -> None:
    """The hall with its empty plinths; the far statues; the girl; those at her feet; the near backs."""
    _hall(c)
    for x, y, tall, flip, arms, look in (
        (196.0, 862.0, 330.0, 1.0, "chin", "curls"),
        (612.0, 866.0, 320.0, -1.0, "stump", "bun"),
        (300.0, 842.0, 270.0, 1.0, "point", "helmet"),
        (536.0, 838.0, 260.0, -1.0, "fold", "curls"),
    ):
        _statue(c, x, y, tall, flip, arms, look)
    _plinth(c, 424, 640, 190, 330, near=True)
    _girl(c)
    _rope(c)
    _bust(c)
    _cherub(c)
    _statue(c, 86, 1190, 560, 1, "scratch", "bun", 0.62)
    _statue(c, 712, 1200, 520, -1, "lean", "curls", 0.62)
    beam(c, [(300, -10), (520, -10), (640, 960), (220, 960)], "#fff8e4", 0.22, 16)
    dust(c, 70, (230, 60, 620, 860), "#fffaf0", 6)


def _hall(c: Canvas) -> None:
    c.background([(0, "#7c9c9c"), (0.3, "#5c8084"), (0.7, "#44646e"), (1, "#2c4654")], angle=88)
    glow(c, 410, 300, 520, "#e8f0e0", 0.55)
    light = polygon([(230, -20), (590, -20), (540, 60), (280, 60)])
    paint(c, light, ["#fffdf4", "#f0f0e0"], volume=3, wobble=0.3)
    panes = [polyline([(260 + 60 * k, -20), (296 + 46 * k, 60)], 5) for k in range(6)] + [
        polyline([(250, 20), (570, 20)], 5)
    ]
    c.over(panes, "#6c8c90", 0.9)
    cornice = [rectangle(-10, 92, 800, 16), rectangle(-10, 116, 800, 8)]
    paint(c, cornice, ["#c8d4cc", "#7c9898"], volume=4, wobble=0.3, cast=(0, 8, 8, 0.4))
    for x in (96, 690):
        shaft = polygon([(x - 42, 150), (x + 42, 150), (x + 46, 850), (x - 46, 850)])
        paint(
            c,
            shaft,
            [(0, "#b8c8c4"), (0.5, "#94aaa8"), (1, "#5c7880")],
            along=("x", x - 46, x + 46),
            volume=26,
            shading=0.6,
            wobble=0.3,
            rim="#f4f8f0",
            rim_width=3,
            cast=(14, 6, 14, 0.4),
        )
        c.multiply(
            [polyline([(x - 30 + 15 * k, 160), (x - 32 + 16 * k, 846)], 4) for k in range(5)],
            "#34505c",
            0.45,
            soft=1,
        )
        cap = [
            rectangle(x - 58, 124, 116, 20),
            rectangle(x - 50, 142, 100, 14),
            rectangle(x - 56, 838, 112, 24),
        ]
        paint(c, cap, ["#d0dcd4", "#8ca4a4"], volume=6, wobble=0.3, rim="#ffffff", rim_width=2)
    for x, y, wide, tall in ((210, 230, 110, 140), (520, 220, 130, 160)):
        paint(
            c,
            rectangle(x, y, wide, tall),
            ["#d8b878", "#8a6c48"],
            volume=7,
            wobble=0.35,
            cast=(8, 12, 10, 0.5),
            rim="#fff4d0",
            rim_width=2.5,
        )
        scene = paint(
            c, rectangle(x + 14, y + 14, wide - 28, tall - 28), ["#a8c4bc", "#5c7c78"], volume=0, wobble=0.2
        )
        hill = spline(
            [
                (x, y + tall * 0.7, 1),
                (x + wide * 0.4, y + tall * 0.5),
                (x + wide, y + tall * 0.66, 1),
                (x + wide, y + tall, 1),
                (x, y + tall, 1),
            ]
        )
        c.over(hill, "#4a6c60", 0.8, inside=scene)
        c.over(ellipse(x + wide * 0.66, y + tall * 0.34, 10), "#f4ecd0", 0.8, inside=scene)
    chequers(c, 856, ["#e4e4d8", "#a8b4b0"], ["#5c7478", "#2c4450"], 424)
    glow(c, 424, 960, 300, "#fff8e4", 0.4, tall=0.4)
    for x, wide, tall in ((34, 96, 150), (180, 74, 110), (690, 100, 150), (586, 70, 104)):
        _plinth(c, x, 866 - tall, wide, tall, near=False)


def _plinth(c: Canvas, x: float, top: float, wide: float, tall: float, near: bool) -> None:
    """A block of stone; the far ones are empty, with the lighter marks of feet."""
    air = None if near else ("#6c8c90", 0.25)
    half, foot = wide / 2, top + tall
    c.multiply(ellipse(x + half * 0.4, foot, half * 1.6, half * 0.2), "#1c303e", 0.6, soft=8)
    body = polygon([(x - half, top + 20), (x + half, top + 20), (x + half, foot), (x - half, foot)])
    stone = [(0.0, "#e8e4d8"), (0.5, "#c4c8c0"), (1.0, "#7c9094")]
    mask = paint(
        c, body, stone, along=("x", x - half, x + half), volume=14, haze=air, cast=(10, 4, 12, 0.45), **STONE
    )
    slabs = [
        polygon(
            [
                (x - half * 1.14, top),
                (x + half * 1.14, top),
                (x + half * 1.08, top + 28),
                (x - half * 1.08, top + 28),
            ]
        )
    ]
    slabs += [
        polygon(
            [
                (x - half * 1.1, foot - 30),
                (x + half * 1.1, foot - 30),
                (x + half * 1.18, foot),
                (x - half * 1.18, foot),
            ]
        )
    ]
    paint(c, slabs, ["#f8f4e8", "#b4bcb8"], volume=6, haze=air, **STONE)
    if near:
        plate = rectangle(x - 40, top + 196, 80, 36)
        paint(c, plate, ["#e8c888", "#a88048"], volume=4, wobble=0.2, detail=0.6, rim="#fff8dc", rim_width=2)
        c.multiply(
            [
                line([(x - 30, top + 207 + 9 * k), (x + 28 - 14 * (k == 2), top + 207 + 9 * k)], 2)
                for k in range(2)
            ],
            "#5c4434",
            0.7,
        )
        luck = random.Random(4)
        veins = [
            line(
                [
                    (x + luck.uniform(-half, half), top + 30),
                    (x + luck.uniform(-half, half), top + tall * 0.5),
                    (x + luck.uniform(-half, half), foot),
                ],
                1.8,
            )
            for _ in range(4)
        ]
        c.multiply(veins, "#6c8088", 0.3, inside=mask)
    else:
        c.over(
            [
                ellipse(x - wide * 0.16, top + 4, wide * 0.1, 4),
                ellipse(x + wide * 0.16, top + 4, wide * 0.1, 4),
            ],
            "#ffffff",
            0.5,
        )


ARMS: dict[str, tuple[Points, ...]] = {
    "chin": ([(-12, -76), (-24, -62), (-16, -50)], [(12, -76), (24, -66), (14, -80), (7, -89)]),
    "stump": ([(-12, -76), (-19, -69)], [(12, -76), (22, -60), (30, -52)]),
    "point": ([(-12, -76), (-20, -60), (-14, -48)], [(12, -76), (26, -78), (40, -80)]),
    "fold": ([(-12, -76), (-20, -62), (2, -60)], [(12, -76), (20, -62), (-2, -58)]),
    "scratch": ([(-12, -76), (-22, -60), (-20, -44)], [(12, -76), (26, -84), (20, -98), (8, -101)]),
    "lean": ([(-12, -76), (-20, -60), (-22, -46)], [(12, -76), (19, -70)]),
}


def _statue(
    c: Canvas, x: float, y: float, tall: float, flip: float, arms: str, look: str, gloom: float = 0
) -> None:
    """A draped figure of 100 units from behind, its head turned towards the girl; some have lost an arm."""
    k = tall / 100
    turn = 4.0 * flip

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, k, flip, turn * 0.6)

    c.multiply(ellipse(x + 6 * k, y, 36 * k, 5 * k), "#1c303e", 0.7, soft=3 * k)
    base = polygon(at([(-28, -4), (28, -4), (29, 3), (-29, 3)]))
    robe = spline(
        at(
            [
                (-11, -83),
                (-18, -74),
                (-17, -56),
                (-20, -30),
                (-25, -4, 1),
                (-8, -2),
                (10, -3),
                (25, -4, 1),
                (21, -30),
                (15, -54),
                (18, -74),
                (11, -83),
                (0, -86),
            ]
        )
    )
    limbs = [line(at(points), 7.4 * k) for points in ARMS[arms]]
    hands = [oval(at([points[-1]]), 5 * k) for points in ARMS[arms] if len(points) > 2]
    paint(c, base, ["#d0d4cc", "#8094a0"], volume=2 * k, **STONE)
    far = limbs[:1]
    paint(c, far, MARBLE, volume=3.4 * k, **STONE)
    mask = paint(
        c,
        robe,
        MARBLE,
        along=("x", x - 24 * k, x + 26 * k),
        volume=11 * k,
        cast=(5 * k, 3 * k, 4 * k, 0.45),
        angle=84,
        **STONE,
    )
    luck = random.Random(int(x))
    folds: list[Points] = []
    for i in range(8):
        top = -13 + 3.7 * i
        start = -50 + luck.uniform(-6, 8)
        folds.append(
            at([(top, start), (top * 1.15 + luck.uniform(-2, 2), -30), (top * 1.6 + luck.uniform(-2, 2), -4)])
        )
    for drop in (0, 8, 15):
        folds.append(
            at([(-15, -79 + drop), (-4, -66 + drop * 0.8), (8, -56 + drop * 0.5), (16, -50 + drop * 0.2)])
        )
    belt = line(at([(-17, -53), (0, -48), (16, -52)]), 2.2 * k)
    c.multiply(belt, "#3c5a70", 0.6, soft=0.6 * k, inside=mask)
    c.multiply([line(fold, 1.5 * k) for fold in folds], "#3c5a70", 0.5, soft=0.5 * k, inside=mask)
    c.screen(
        [line([(px + 1.6 * k, py) for px, py in (p[:2] for p in fold)], 1.2 * k) for fold in folds],
        "#ffffff",
        0.4,
        soft=0.4 * k,
        inside=mask,
    )
    paint(c, limbs[1:], MARBLE, volume=3.4 * k, cast=(2 * k, 2 * k, 2 * k, 0.4), **STONE)
    if hands:
        paint(c, hands, MARBLE, volume=2 * k, **STONE)
    for points in ARMS[arms]:
        if len(points) == 2:
            paint(
                c, oval(at([points[-1]]), 4.2 * k, 3.4 * k, 40), ["#c8ccc4", "#8c9c9c"], volume=1, wobble=0.8
            )
    head = _marble_head(c, at, k, look)
    if gloom:
        whole = c.mask([robe, base, *limbs, *hands, *head], 1)
        shade = whole * (0.45 + 0.55 * np.clip((c.y - y + 0.98 * tall) / (0.6 * tall), 0, 1))
        c.multiply(np.asarray(shade, np.float32), "#5c7c98", gloom)


def _marble_head(
    c: Canvas, place_at: Callable[[Points], list[tuple[float, ...]]], k: float, look: str
) -> list[Shape]:
    """A head in profile with carved hair, the eye without a pupil."""
    paint(c, line(place_at([(0, -82), (2, -92)]), 9 * k), MARBLE, volume=3 * k, **STONE)
    face = spline(
        place_at(
            [
                (-6, -92),
                (-8, -102),
                (-2, -109),
                (6, -108),
                (10, -102),
                (11, -99),
                (13.4, -96),
                (11, -94.6),
                (11, -91),
                (7, -88),
                (0, -88),
            ]
        )
    )
    paint(c, face, MARBLE, volume=5 * k, **STONE)
    c.multiply(line(place_at([(7, -99.4), (10, -99)]), 0.9 * k), "#3c5a70", 0.7)
    c.multiply(line(place_at([(9.4, -92), (11, -92.2)]), 0.8 * k), "#3c5a70", 0.6)
    hair = spline(
        place_at(
            [
                (6, -108, 1),
                (8, -104),
                (2, -102),
                (0, -96),
                (-2, -89),
                (-8, -90),
                (-12, -98),
                (-9, -107),
                (-2, -112),
            ]
        )
    )
    if look == "helmet":
        hair = spline(
            place_at(
                [
                    (11, -104, 1),
                    (4, -104),
                    (-1, -94),
                    (-4, -87),
                    (-10, -88),
                    (-12, -100),
                    (-7, -111),
                    (3, -113),
                    (10, -109),
                ]
            )
        )
    mask = paint(c, hair, ["#f0f0e8", "#b0c0c0"], volume=4 * k, **STONE)
    extra: list[Shape] = [face, hair]
    if look == "curls":
        for i in range(20):
            u, v = -10 + 3.7 * (i % 5) - (i // 5) * 0.6, -109 + 4.4 * (i // 5)
            curl = line(place_at([(u - 1.5, v), (u, v - 1.7), (u + 1.5, v), (u, v + 1.3)]), 0.8 * k)
            c.multiply(curl, "#3c5a70", 0.6, inside=mask)
    elif look == "bun":
        knot = oval(place_at([(-12, -99)]), 5.4 * k, 5 * k)
        extra.append(knot)
        paint(c, knot, ["#f4f2ea", "#a8b8bc"], volume=3 * k, **STONE)
        c.multiply(line(place_at([(7, -107), (0, -104), (-8, -104)]), 1.2 * k), "#3c5a70", 0.6)
    else:
        crest = spline(
            place_at(
                [(8, -112, 1), (0, -120), (-12, -116), (-18, -104), (-16, -96, 1), (-12, -106), (-4, -113)]
            )
        )
        paint(c, crest, ["#f4f2ea", "#a8b8bc"], volume=2 * k, **STONE)
    return extra


def _girl(c: Canvas) -> None:
    """She sits on the edge, legs crossed at the ankles, eyes on her bread; the rucksack stands beside her."""
    m: Manner = {
        "wobble": 0.4,
        "detail": 0.7,
        "rim": "#fffaf0",
        "rim_width": 3,
        "shading": 0.62,
        "dark": "#3c2038",
    }
    x, y = 420.0, 640.0
    c.multiply(ellipse(x + 6, y + 4, 70, 9), "#22384a", 0.7, soft=5)
    pack = spline(
        [
            (x + 46, y + 2, 1),
            (x + 44, y - 62),
            (x + 62, y - 82),
            (x + 92, y - 78),
            (x + 102, y - 50),
            (x + 100, y + 2, 1),
        ]
    )
    paint(c, pack, ["#3f6c78", "#24485c"], volume=14, **m)
    paint(
        c,
        spline([(x + 54, y - 2, 1), (x + 54, y - 34), (x + 92, y - 34), (x + 92, y - 2, 1)]),
        ["#4c7c84", "#2c5464"],
        volume=6,
        **m,
    )
    legs = [
        line([(x + 14, y - 18), (x - 22, y - 10), (x - 26, y + 34), (x - 12, y + 92)], 25),
        line([(x + 20, y - 14), (x + 12, y + 4), (x + 2, y + 46), (x - 16, y + 92)], 25),
    ]
    for leg in legs:
        paint(c, leg, ["#44587c", "#283a58"], volume=9, cast=(5, 6, 6, 0.5), **m)
    shoes = [
        spline(
            [(x - 28, y + 84, 1), (x - 4, y + 86, 1), (x - 2, y + 106), (x - 40, y + 112), (x - 46, y + 102)]
        ),
        spline(
            [(x - 22, y + 88, 1), (x + 2, y + 84, 1), (x + 14, y + 104), (x + 8, y + 114), (x - 26, y + 112)]
        ),
    ]
    for shoe in shoes:
        paint(c, shoe, ["#f0e8d8", "#a89c98"], volume=6, **m)
    body = spline(
        [
            (x - 16, y - 124, 1),
            (x + 10, y - 132),
            (x + 34, y - 120),
            (x + 46, y - 80),
            (x + 46, y - 10),
            (x + 10, y + 4),
            (x - 18, y - 6),
            (x - 24, y - 70),
        ]
    )
    knit = paint(
        c, body, [(0, "#f0604a"), (0.6, "#d8402f"), (1, "#98283a")], volume=24, cast=(8, 6, 8, 0.4), **m
    )
    c.multiply(
        [
            line([(x - 26, y - 14 - 3 * k), (x + 12, y - 4 - 3 * k), (x + 48, y - 16 - 3 * k)], 1.8)
            for k in range(4)
        ],
        "#5c1428",
        0.4,
        inside=knit,
    )
    neck = line([(x + 4, y - 128), (x + 2, y - 142)], 20)
    paint(c, neck, ["#e8b090", "#b87868"], volume=6, **m)
    head = spline(
        [
            (x + 30, y - 160),
            (x + 26, y - 190),
            (x + 2, y - 202),
            (x - 22, y - 192),
            (x - 30, y - 172),
            (x - 40, y - 160),
            (x - 32, y - 156),
            (x - 30, y - 142),
            (x - 14, y - 132),
            (x + 14, y - 138),
        ]
    )
    paint(c, head, [(0, "#f8d0b0"), (1, "#d89c80")], volume=16, **m)
    tail = spline(
        [
            (x + 24, y - 190, 1),
            (x + 54, y - 188),
            (x + 66, y - 150),
            (x + 58, y - 104, 1),
            (x + 46, y - 140),
            (x + 28, y - 166),
        ]
    )
    paint(c, tail, ["#6a4434", "#3c2428"], volume=9, **m)
    hair = spline(
        [
            (x - 26, y - 186, 1),
            (x - 16, y - 204),
            (x + 8, y - 210),
            (x + 32, y - 196),
            (x + 38, y - 168),
            (x + 26, y - 146),
            (x + 14, y - 156),
            (x + 6, y - 178),
            (x - 8, y - 186),
        ]
    )
    locks = paint(c, hair, ["#7a5040", "#44282c"], volume=12, **m)
    c.screen(
        [
            line(
                [
                    (x - 14 + 8 * k, y - 202 + 2 * k),
                    (x + 6 + 5 * k, y - 190 + 4 * k),
                    (x + 22 + 2 * k, y - 168 + 5 * k),
                ],
                2,
            )
            for k in range(4)
        ],
        "#e8b890",
        0.4,
        inside=locks,
    )
    c.over(line([(x - 26, y - 168), (x - 20, y - 164), (x - 13, y - 167)], 2.6), "#44282c")
    c.over(line([(x - 28, y - 178), (x - 20, y - 181), (x - 12, y - 178)], 2.2), "#6a4434")
    c.over(line([(x - 31, y - 148), (x - 25, y - 147)], 2.4), "#a8504c")
    c.screen(ellipse(x - 14, y - 152, 8, 6), "#f08070", 0.35, soft=4)
    arm = spline(
        [
            (x + 16, y - 118, 1),
            (x + 32, y - 104),
            (x + 22, y - 70),
            (x - 8, y - 62),
            (x - 34, y - 84),
            (x - 44, y - 108),
            (x - 32, y - 116),
            (x - 18, y - 96),
            (x + 2, y - 90),
        ]
    )
    paint(c, arm, ["#f06850", "#b8303a"], volume=10, cast=(2, 6, 5, 0.4), **m)
    bread = [
        spline([(x - 70, y - 130, 1), (x - 30, y - 140, 1), (x - 32, y - 128), (x - 68, y - 118, 1)]),
        spline([(x - 68, y - 112, 1), (x - 30, y - 122, 1), (x - 30, y - 112), (x - 66, y - 100, 1)]),
    ]
    paint(
        c,
        polygon([(x - 72, y - 120), (x - 28, y - 132), (x - 28, y - 120), (x - 70, y - 108)]),
        ["#9cbc68", "#c85c48"],
        volume=2,
        wobble=0.8,
        detail=0.7,
    )
    paint(c, bread, ["#f4dca8", "#b88850"], volume=4, **m)
    hands = [
        ellipse(x - 38, y - 112, 12, 11),
        *[line([(x - 40, y - 122 + 6 * k), (x - 54, y - 120 + 6 * k)], 6) for k in range(3)],
    ]
    paint(c, hands, ["#f8d0b0", "#c88c74"], volume=4, **m)
    crumbs = [ellipse(x - 60 + 12 * k, y - 88 + 26 * k % 60, 2.4, 1.8) for k in range(5)]
    c.over(crumbs, "#f4dca8", 0.9)


def _rope(c: Canvas) -> None:
    m: Manner = {"wobble": 0.3, "detail": 0.6, "rim": "#fff8dc", "rim_width": 2, "shading": 0.65}
    for x in (250, 424, 598):
        c.multiply(ellipse(x + 4, 1040, 26, 6), "#1c303e", 0.6, soft=4)
        post = [line([(x, 1034), (x, 934)], 9), ellipse(x, 928, 10), ellipse(x, 1038, 24, 7)]
        paint(c, post, ["#f0d090", "#9c7844"], volume=4, **m)
    for x in (250, 424):
        cord = line([(x, 942), (x + 50, 990), (x + 90, 998), (x + 130, 988), (x + 174, 942)], 12)
        paint(c, cord, ["#c8402f", "#7c1c30"], volume=4, cast=(3, 8, 5, 0.4), **m)


def _bust(c: Canvas) -> None:
    """A bearded bust without legs has come as well, on a porter's barrow."""
    x, y = 560.0, 1090.0
    c.multiply(ellipse(x + 8, y + 6, 84, 12), "#1c303e", 0.7, soft=6)
    m: Manner = {"wobble": 0.3, "detail": 0.6, "rim": "#fff0d8", "rim_width": 2, "shading": 0.65}
    cart = [polygon([(x - 62, y - 30), (x + 66, y - 30), (x + 66, y - 18), (x - 62, y - 18)])]
    paint(c, cart, ["#b07c54", "#6a4440"], volume=3, **m)
    for wx in (x - 40, x + 46):
        c.over(ellipse(wx, y - 6, 15).outline(6), "#3c2c38")
        c.over(ellipse(wx, y - 6, 4), "#c8a070")
    chest = spline(
        [
            (x - 56, y - 32, 1),
            (x - 60, y - 76),
            (x - 34, y - 104),
            (x + 6, y - 110),
            (x + 44, y - 98),
            (x + 62, y - 68),
            (x + 54, y - 32, 1),
            (x, y - 24),
        ]
    )
    paint(c, chest, MARBLE, volume=22, **STONE)
    c.multiply(
        [
            line(
                [
                    (x - 40 + 20 * k, y - 92 + 6 * abs(k - 2)),
                    (x - 26 + 15 * k, y - 60),
                    (x - 20 + 12 * k, y - 36),
                ],
                4,
            )
            for k in range(5)
        ],
        "#3c5a70",
        0.4,
        soft=1.5,
    )
    paint(c, line([(x, y - 100), (x - 4, y - 124)], 34), MARBLE, volume=10, **STONE)
    head = spline(
        [
            (x - 44, y - 150),
            (x - 36, y - 186),
            (x - 8, y - 200),
            (x + 24, y - 192),
            (x + 36, y - 160),
            (x + 24, y - 124),
            (x - 10, y - 112),
            (x - 34, y - 122),
        ]
    )
    paint(c, head, MARBLE, volume=20, **STONE)
    mane = spline(
        [
            *[
                (x - 40, y - 176, 1),
                (x - 38, y - 200),
                (x - 8, y - 216),
                (x + 28, y - 206),
                (x + 48, y - 170),
            ],
            *[(x + 44, y - 128), (x + 26, y - 116), (x + 18, y - 150), (x + 6, y - 178), (x - 20, y - 182)],
        ]
    )
    beard = spline(
        [
            *[
                (x - 40, y - 134, 1),
                (x - 20, y - 138),
                (x + 4, y - 130),
                (x + 20, y - 140, 1),
                (x + 22, y - 108),
            ],
            *[(x + 4, y - 84), (x - 22, y - 78), (x - 42, y - 96)],
        ]
    )
    for mass in (beard, mane):
        stone = paint(c, mass, ["#fbf8f0", "#b0c0c0"], volume=9, cast=(3, 5, 4, 0.4), **STONE)
        for i in range(56):
            u, v = x - 42 + 13 * (i % 8) + 6 * (i // 8 % 2), y - 208 + 18 * (i // 8)
            curl = line([(u - 5, v + 2), (u, v - 5), (u + 5, v), (u + 1, v + 4)], 2.4)
            c.multiply(curl, "#3c5a70", 0.55, inside=stone)
    paint(
        c,
        spline([(x - 40, y - 164), (x - 56, y - 146), (x - 52, y - 138), (x - 36, y - 142)]),
        MARBLE,
        volume=5,
        **STONE,
    )
    c.multiply(
        [line([(x - 36, y - 164), (x - 26, y - 166), (x - 16, y - 162)], 3), ellipse(x - 28, y - 158, 5, 3)],
        "#3c5a70",
        0.7,
    )


def _cherub(c: Canvas) -> None:
    """The smallest, with stone wings, ducks under the rope with one finger out."""
    x, y = 300.0, 1090.0
    c.multiply(ellipse(x + 6, y + 4, 60, 9), "#1c303e", 0.7, soft=5)
    wings = [
        spline(
            place(
                [
                    (0, 0, 1),
                    (-20, -34),
                    (-50, -44),
                    (-66, -26, 1),
                    (-54, -20),
                    (-58, -6, 1),
                    (-44, -4),
                    (-44, 10, 1),
                    (-20, 8),
                ],
                x - 12 + 18 * k,
                y - 96 - 4 * k,
                1.05,
            )
        )
        for k in (0, 1)
    ]
    for wing in reversed(wings):
        paint(c, wing, MARBLE, volume=7, **STONE)
    legs = [
        line([(x - 16, y - 52), (x - 26, y - 28), (x - 18, y - 4)], 25),
        line([(x + 6, y - 52), (x + 14, y - 28), (x + 6, y - 2)], 25),
    ]
    feet = [ellipse(x - 10, y - 2, 17, 9), ellipse(x + 16, y, 17, 9)]
    body = spline(
        [
            (x - 30, y - 60),
            (x - 30, y - 96),
            (x - 8, y - 118),
            (x + 22, y - 112),
            (x + 32, y - 84),
            (x + 22, y - 50),
            (x - 8, y - 42),
        ]
    )
    arms = [
        line([(x + 18, y - 104), (x + 48, y - 110), (x + 70, y - 128)], 17),
        line([(x + 70, y - 128), (x + 84, y - 138)], 7),
    ]
    far = line([(x - 18, y - 100), (x - 34, y - 78), (x - 30, y - 60)], 16)
    paint(c, [*legs, *feet], MARBLE, volume=8, **STONE)
    paint(c, body, MARBLE, volume=16, **STONE)
    paint(c, far, MARBLE, volume=6, **STONE)
    paint(c, arms, MARBLE, volume=6, cast=(3, 5, 4, 0.4), **STONE)
    head = ellipse(x + 16, y - 140, 30, 29)
    paint(c, head, MARBLE, volume=12, **STONE)
    nose = ellipse(x + 45, y - 140, 5, 4)
    paint(c, nose, MARBLE, volume=2, **STONE)
    hair = spline(
        [
            *[
                (x + 40, y - 158, 1),
                (x + 30, y - 174),
                (x + 8, y - 178),
                (x - 16, y - 164),
                (x - 22, y - 138),
            ],
            *[(x - 8, y - 114), (x + 4, y - 128), (x + 8, y - 146), (x + 22, y - 156)],
        ]
    )
    locks = paint(c, hair, ["#fbf8f0", "#a8b8bc"], volume=7, cast=(2, 4, 4, 0.4), **STONE)
    for i in range(24):
        u, v = x - 20 + 12 * (i % 6) + 6 * (i // 6 % 2), y - 170 + 15 * (i // 6)
        curl = line([(u - 4, v + 2), (u, v - 4), (u + 4, v), (u + 1, v + 3)], 2.2)
        c.multiply(curl, "#3c5a70", 0.55, inside=locks)
    c.multiply(line([(x + 30, y - 146), (x + 36, y - 143), (x + 42, y - 146)], 2.4), "#3c5a70", 0.75)
