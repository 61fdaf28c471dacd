"""The bellows of an accordion are a street; as it is pressed the houses lean together."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.light import glow
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, oval, place, polygon, polyline, spline

SCENE = Scene(
    id="29x1td0t",
    slug="close-neighbours",
    seed=8316,
    palette="P13",
    horizon="none",
    reach="close",
    hour="day",
    mood="comic",
    description="A musician plays an accordion whose bellows are a street of narrow houses with people at "
    "the windows and washing on a line; door keys lie in the hat at the feet.",
    clues=("Thin walls", "Room to breathe", "The rent goes up", "In harmony"),
    motifs=("music", "town", "crowd", "two", "windows"),
    light=(-0.55, -0.8),
    shadow="#232a48",
    warmth="#fff2cc",
    grade=("#1e2644", "#fff0c8", 0.07),
    contrast=0.16,
    vignette=0.4,
)

PIVOT = (392.0, 1560.0)
STEP = 5.6
HOUSES = (
    ("#e8c23a", "#a8742c", "#6a4a3c", 418.0),
    ("#c86a58", "#7c3444", "#34405c", 470.0),
    ("#dfe0cc", "#9aa59c", "#7c3c3c", 436.0),
    ("#6c94a0", "#34546c", "#5c3c44", 492.0),
    ("#e0a878", "#945c4c", "#34405c", 428.0),
    ("#8aa488", "#4a6860", "#7c3c3c", 462.0),
)


def draw(c: Canvas) -> None:
    """The wall; the player; the houses between the two ends; hands; hat and listener."""
    _wall(c)
    _player(c)
    _ends(c)
    for i in (0, 5, 1, 4, 2, 3):
        _house(c, i)
    _folds(c)
    _life(c)
    _hands(c)
    _hat(c)
    _listener(c)


def _at(points: Points, angle: float, radius: float) -> list[tuple[float, ...]]:
    """Points upright at `radius` from the pivot, leaning by `angle` degrees: y grows downwards from there."""
    a = math.radians(angle)
    return place(points, PIVOT[0] + radius * math.sin(a), PIVOT[1] - radius * math.cos(a), 1, 1, angle)


def _wall(c: Canvas) -> None:
    c.background(
        [(0, "#9aa8a4"), (0.5, "#7c8c90"), (1, "#4a5666")],
        along=np.clip((c.x * 0.3 + c.y) / 1380, 0, 1),
        angle=4,
    )
    glow(c, 140, 80, 560, "#f4eccc", 0.5)
    luck = random.Random(3)
    bricks = []
    for row in range(34):
        for k in range(14):
            if luck.random() < 0.5:
                x, y = -30 + 62 * k + 31 * (row % 2), 8 + 34 * row
                bricks.append(polygon([(x, y), (x + 54, y), (x + 54, y + 26), (x, y + 26)]))
    c.multiply(bricks[::2], "#5c6878", 0.24, soft=0.8)
    c.screen(bricks[1::2], "#e8e4cc", 0.12, soft=0.8)
    ground = polygon([(-10, 1040), (780, 1030), (780, 1200), (-10, 1200)])
    paint(c, ground, ["#8c8c84", "#4a4e5c"], volume=4, wobble=0.5, angle=0)
    stones = [
        ellipse(-10 + 62 * k + 30 * (r % 2), 1058 + 34 * r, 30, 14) for r in range(4) for k in range(14)
    ]
    paint(c, stones, ["#9a9a90", "#5c6070"], volume=6, wobble=0.8, rim="#e8e4d0", rim_width=2, shading=0.5)


def _player(c: Canvas) -> None:
    m: Manner = {"wobble": 0.7, "rim": "#fff2d0", "rim_width": 5, "shading": 0.64}
    legs = [
        spline(
            [
                (236, 840, 1),
                (380, 820, 1),
                (372, 960),
                (330, 1060),
                (300, 1110, 1),
                (208, 1106, 1),
                (214, 1000),
            ]
        ),
        spline(
            [
                (392, 820, 1),
                (548, 840, 1),
                (570, 1000),
                (574, 1104, 1),
                (484, 1110, 1),
                (450, 1040),
                (404, 950),
            ]
        ),
    ]
    c.multiply(ellipse(390, 1112, 260, 22), "#232a48", 0.6, soft=10)
    for leg in legs:
        paint(c, leg, ["#5a5468", "#2c2c44"], volume=32, angle=86, **m)
    shoes = [
        spline([(204, 1092, 1), (304, 1094, 1), (306, 1130), (180, 1136), (172, 1116)]),
        spline([(480, 1094, 1), (578, 1090, 1), (612, 1116), (604, 1136), (484, 1132)]),
    ]
    for shoe in shoes:
        paint(c, shoe, ["#6a4a40", "#2c2030"], volume=14, **m)
    torso = spline(
        [
            (150, 420),
            (210, 300),
            (300, 262),
            (392, 254),
            (484, 262),
            (574, 300),
            (634, 420),
            (600, 700),
            (560, 880, 1),
            (220, 880, 1),
            (180, 700),
        ]
    )
    paint(c, torso, ["#f0e8d4", "#b4b0b4"], volume=60, **m)
    vest = spline(
        [(268, 276, 1), (392, 420, 1), (516, 276, 1), (560, 420), (560, 880, 1), (224, 880, 1), (222, 420)]
    )
    paint(c, vest, ["#4a5a78", "#2c3450"], volume=50, **m)
    neck = spline([(336, 30, 1), (448, 30, 1), (458, 240), (470, 290), (392, 340), (314, 290), (328, 240)])
    paint(c, neck, ["#e0a884", "#a06858"], volume=26, **m)
    scarf = spline(
        [
            (300, 250),
            (346, 290),
            (392, 304),
            (440, 290),
            (484, 250),
            (500, 286),
            (450, 336),
            (392, 352),
            (334, 336),
            (284, 286),
        ]
    )
    paint(c, scarf, ["#e8c23a", "#b0822c", "#7c5430"], volume=18, cast=(0, 10, 8, 0.5), **m)
    c.screen(
        [ellipse(316 + 26 * k, 290 + 30 * math.sin(math.pi * (k + 0.5) / 6.4), 5) for k in range(7)],
        "#fff8dc",
        0.7,
    )
    beard = spline(
        [
            *[(226, -30, 1), (558, -30, 1), (552, 70), (528, 166), (496, 250, 1), (474, 226), (446, 306, 1)],
            *[
                (424, 268),
                (394, 344, 1),
                (366, 268),
                (338, 308, 1),
                (314, 226),
                (288, 250, 1),
                (258, 166),
                (234, 70),
            ],
        ]
    )
    mask = paint(
        c, beard, [(0, "#8a4030"), (0.4, "#b8643c"), (1, "#d88c54")], volume=56, cast=(6, 12, 10, 0.45), **m
    )
    luck = random.Random(9)
    for k in range(54):
        x = 234 + 6 * k
        bend = (x - 392) * -0.42
        wave = luck.uniform(-10, 10)
        strand = [(x, -20), (x + bend * 0.3 + wave, 90), (x + bend * 0.6 - wave, 180), (x + bend + wave, 300)]
        tone = line(strand, luck.uniform(2.4, 5))
        if k % 2:
            c.multiply(tone, "#4a1c24", 0.42, soft=0.8, inside=mask)
        else:
            c.screen(tone, "#ffd8a0", 0.34, soft=0.8, inside=mask)
    for side in (-1, 1):
        strap = line([(392 + side * 150, 262), (392 + side * 190, 340), (392 + side * 230, 430)], 26)
        paint(c, strap, ["#6a4434", "#34202c"], volume=8, cast=(4, 6, 6, 0.4), **m)


LACQUER: Manner = {"wobble": 0.4, "rim": "#fff6dc", "rim_width": 4, "shading": 0.66}


def _ends(c: Canvas) -> None:
    """Left the keys, right the buttons: lacquer, a brass grille, pearl."""
    for side in (-1, 1):
        angle = side * (STEP * 3 + 5.2)
        block = spline(
            _at(
                [
                    (-82, -44, 1),
                    (-60, -66),
                    (62, -66),
                    (84, -44, 1),
                    (80, 450, 1),
                    (62, 470),
                    (-60, 470),
                    (-78, 450, 1),
                ],
                angle,
                1120,
            )
        )
        paint(
            c,
            block,
            [(0, "#c84a3c"), (0.5, "#96303c"), (1, "#541f34")],
            volume=26,
            cast=(12, 16, 14, 0.55),
            **LACQUER,
        )
        grille = spline(_at([(-52, -30), (52, -30), (56, 60), (0, 84), (-56, 60)], angle, 1120))
        brass = paint(c, grille, ["#ffe49a", "#c8963c", "#7c5430"], volume=7, **LACQUER)
        holes = [
            oval(_at([(-36 + 18 * (k % 5), -12 + 20 * (k // 5))], angle, 1120), 5.5, 7, angle)
            for k in range(20)
        ]
        c.multiply(holes, "#2c1a30", 0.8, inside=brass)
        if side < 0:
            bed = polygon(_at([(-150, 20), (-70, 20), (-66, 450), (-146, 450)], angle, 1120))
            paint(c, bed, ["#3c2c40", "#1c1428"], volume=6, **LACQUER)
            for k in range(12):
                key = polygon(
                    _at(
                        [(-150, 26 + 35 * k), (-78, 26 + 35 * k), (-78, 57 + 35 * k), (-150, 57 + 35 * k)],
                        angle,
                        1120,
                    )
                )
                paint(
                    c,
                    key,
                    ["#fffdf2", "#d8d0c8"],
                    volume=4,
                    wobble=0.2,
                    rim="#ffffff",
                    rim_width=2,
                    detail=0.5,
                )
            for k in (0, 1, 3, 4, 5, 7, 8, 10):
                key = polygon(
                    _at(
                        [(-118, 50 + 35 * k), (-76, 50 + 35 * k), (-76, 68 + 35 * k), (-118, 68 + 35 * k)],
                        angle,
                        1120,
                    )
                )
                paint(
                    c,
                    key,
                    ["#4a4458", "#1c1828"],
                    volume=4,
                    wobble=0.2,
                    rim="#c8c8d8",
                    rim_width=1.6,
                    detail=0.5,
                )
        else:
            for k in range(24):
                spot = _at([(-40 + 27 * (k % 4) + 7 * (k // 4 % 2), 120 + 52 * (k // 4))], angle, 1120)
                paint(
                    c,
                    oval(spot, 9.5),
                    ["#fffdf2", "#a8a4b0"],
                    volume=4,
                    wobble=0.2,
                    detail=0.6,
                    cast=(2, 4, 3, 0.5),
                    rim="#ffffff",
                    rim_width=1.6,
                )


def _house(c: Canvas, i: int) -> None:
    wall, shade, roof, tall = HOUSES[i]
    angle = (i - 2.5) * STEP
    half, bottom = 45.0, 38.0
    m: Manner = {"wobble": 0.4, "rim": "#fff6dc", "rim_width": 3, "shading": 0.6}
    top = 650 + tall
    front = polygon(_at([(-half, 0), (half, 0), (bottom, tall), (-bottom, tall)], angle, top))
    mask = paint(c, front, [wall, shade], volume=14, cast=(8, 10, 10, 0.45), ink=0.3, **m)
    c.multiply(
        [polyline(_at([(-half, 60 + 66 * k), (half, 60 + 66 * k)], angle, top), 2.4) for k in range(6)],
        shade,
        0.4,
        inside=mask,
    )
    kind = i % 3
    gable: Points = [(-half - 7, 6), (0, -74), (half + 7, 6)]
    if kind == 1:
        gable = [
            (-half - 7, 6),
            (-half + 2, -34),
            (-18, -34),
            (-18, -62),
            (18, -62),
            (18, -34),
            (half - 2, -34),
            (half + 7, 6),
        ]
    elif kind == 2:
        gable = [(-half - 7, 6), (-half + 8, -46), (half - 8, -46), (half + 7, 6)]
    stack = polygon(_at([(14, -88), (34, -88), (34, -20), (14, -20)], angle, top))
    paint(c, stack, ["#a86858", "#5c3440"], volume=4, **m)
    paint(c, polygon(_at(gable, angle, top)), [roof, "#1f2438"], volume=9, cast=(0, 7, 6, 0.45), **m)
    if kind == 1:
        paint(
            c, oval(_at([(0, -26)], angle, top), 10), ["#fff0b0", "#e8b848"], volume=2, detail=0.6, wobble=0.2
        )
    luck = random.Random(i + 5)
    for row in range(5):
        for column in (-1, 1):
            u, v = column * 20.0, 24 + 70.0 * row
            if row == 4 and column == 1:
                continue
            _window(c, angle, top, u, v, luck.random() < 0.4)
    door = spline(
        _at(
            [(2, tall - 2, 1), (2, tall - 52), (16, tall - 64), (30, tall - 52), (30, tall - 2, 1)],
            angle,
            top,
        )
    )
    paint(c, door, [("#7c3c3c", "#3c5a78", "#4a6860")[i % 3], "#1f2438"], volume=4, detail=0.6, **m)
    c.over(oval(_at([(25, tall - 28)], angle, top), 2.4), "#f0d070")


def _window(c: Canvas, angle: float, top: float, u: float, v: float, lit: bool) -> None:
    def at(points: Points) -> list[tuple[float, ...]]:
        return _at([(u + p[0], v + p[1], *p[2:]) for p in points], angle, top)

    c.over(polygon(at([(-14, -3), (14, -3), (14, 42), (-14, 42)])), "#fff6e4", 0.85)
    pane = polygon(at([(-11, 0), (11, 0), (11, 39), (-11, 39)]))
    paint(
        c, pane, ["#ffe08a", "#fff4c8"] if lit else ["#4a5a78", "#2c3450"], volume=0, wobble=0.2, detail=0.6
    )
    c.over([polyline(at([(0, 0), (0, 39)]), 2), polyline(at([(-11, 16), (11, 16)]), 2)], "#fff6e4", 0.9)
    sill = polygon(at([(-16, 41), (16, 41), (16, 47), (-16, 47)]))
    paint(c, sill, ["#fff6e4", "#a89c98"], volume=2, wobble=0.2, detail=0.5, cast=(2, 4, 3, 0.4))


def _folds(c: Canvas) -> None:
    """Between the houses the leather of the bellows shows, with brass corners."""
    for k in range(7):
        angle = (k - 3) * STEP
        strip = polygon(_at([(-4, 40), (4, 40), (3, 492), (-3, 492)], angle, 1112))
        paint(c, strip, ["#5a3040", "#241628"], volume=3, wobble=0.3, detail=0.4)
        for v in (44, 486):
            corner = polygon(_at([(-9, v - 8), (9, v - 8), (6, v + 8), (-6, v + 8)], angle, 1112))
            paint(
                c,
                corner,
                ["#ffe49a", "#a8742c"],
                volume=2,
                wobble=0.2,
                detail=0.6,
                rim="#ffffff",
                rim_width=1.4,
            )
    base = [_at([(0, 490)], a, 1112)[0][:2] for a in np.linspace(-3 * STEP, 3 * STEP, 13)]
    paint(
        c,
        line([(p[0], p[1]) for p in base], 15),
        ["#6a3444", "#2c1830"],
        volume=5,
        wobble=0.4,
        rim="#ffe0b8",
        rim_width=2,
    )


def _head(c: Canvas, x: float, y: float, hair: str, coat: str, lean: float = 0) -> None:
    m: Manner = {"wobble": 0.25, "detail": 0.75, "rim": "#fff6dc", "rim_width": 1.8, "shading": 0.6}
    paint(
        c,
        spline(
            [(x - 11, y + 24, 1), (x - 9, y + 10), (x + lean, y + 7), (x + 10, y + 10), (x + 12, y + 24, 1)]
        ),
        coat,
        volume=4,
        **m,
    )
    paint(c, ellipse(x + lean, y, 9, 10), ["#f0c09c", "#b87c68"], volume=4, **m)
    paint(
        c,
        spline(
            [
                (x - 9 + lean, y, 1),
                (x - 9 + lean, y - 10),
                (x + lean, y - 13),
                (x + 9 + lean, y - 9),
                (x + 9 + lean, y - 2, 1),
                (x + lean, y - 6),
            ]
        ),
        hair,
        volume=3,
        **m,
    )
    c.over([ellipse(x - 3 + lean, y + 1, 1.3), ellipse(x + 4 + lean, y + 1, 1.3)], "#2c1a28")


def _life(c: Canvas) -> None:
    """Heads at the windows, washing from roof to roof, a cat who jumps the gap, smoke."""
    for i, row, column, hair, coat, lean in (
        (0, 1, 1, "#5c3428", "#3c5a78", 3),
        (1, 1, -1, "#e0d8d8", "#c8503c", -3),
        (2, 2, 1, "#34242c", "#e8c23a", 4),
        (3, 2, -1, "#a8643c", "#5c7c6c", -4),
        (4, 0, 1, "#c8a060", "#7c4464", 2),
        (5, 3, -1, "#4a3440", "#d8a070", -3),
    ):
        angle, top = (i - 2.5) * STEP, 650 + HOUSES[i][3]
        spot = _at([(column * 20.0, 24 + 70.0 * row + 20)], angle, top)[0]
        _head(c, spot[0], spot[1], hair, coat, lean)
    first, last = _at([(0, 150)], 0.5 * STEP, 1142)[0], _at([(0, 120)], 2.5 * STEP, 1112)[0]
    cord = [
        (first[0] + 24, first[1]),
        ((first[0] + last[0]) / 2, (first[1] + last[1]) / 2 + 16),
        (last[0] - 22, last[1]),
    ]
    c.over(line(cord, 2.2), "#2c2a3c", 0.9)
    for k, (tone, wide, long) in enumerate(
        (
            ("#ffffff", 20, 26),
            ("#e8c23a", 15, 22),
            ("#c8503c", 20, 30),
            ("#ffffff", 16, 22),
            ("#6c94a0", 14, 28),
        )
    ):
        t = 0.1 + 0.19 * k
        x = cord[0][0] + (cord[2][0] - cord[0][0]) * t
        y = cord[0][1] + (cord[2][1] - cord[0][1]) * t + 16 * 4 * t * (1 - t) * 0.5
        cloth = polygon(
            [
                (x - wide / 2, y),
                (x + wide / 2, y),
                (x + wide / 2 + 2, y + long),
                (x - wide / 2 + 1, y + long + 2),
            ]
        )
        paint(
            c,
            cloth,
            [tone, tone],
            volume=3,
            wobble=0.4,
            detail=0.6,
            cast=(3, 5, 4, 0.45),
            rim="#ffffff",
            rim_width=1.4,
        )
    x, y = _at([(-16, -62)], -0.5 * STEP, 1086)[0][:2]
    cat = [
        spline([(x - 12, y + 18, 1), (x - 10, y - 2), (x, y - 12), (x + 9, y + 2), (x + 12, y + 18, 1)]),
        ellipse(x + 3, y - 17, 9, 8),
        polygon([(x - 5, y - 20), (x - 4, y - 31), (x + 3, y - 24)]),
        polygon([(x + 4, y - 24), (x + 10, y - 31), (x + 11, y - 19)]),
        line([(x - 10, y + 14), (x - 24, y + 12), (x - 28, y - 4)], 5),
    ]
    paint(c, cat, ["#3c3848", "#1c1828"], volume=4, detail=0.7, rim="#fff6dc", rim_width=2)


def _hands(c: Canvas) -> None:
    m: Manner = {"wobble": 0.5, "rim": "#fff2d8", "rim_width": 4, "shading": 0.64, "detail": 0.4}
    skin = ["#f0bc94", "#b87864"]
    sleeve = spline([(-40, 640, 1), (10, 690), (46, 760), (30, 850), (-40, 930, 1)])
    paint(c, sleeve, ["#f4ecd8", "#b4acb4"], volume=26, cast=(10, 10, 10, 0.4), **m)
    for k in range(4):
        y = 632 + 40 * k
        finger = line([(8, 712 + 16 * k), (44, y + 24), (74 - 4 * k, y + 30)], 25)
        paint(c, finger, skin, volume=9, cast=(3, 7, 6, 0.45), **m)
        nail = ellipse(74 - 4 * k, y + 30, 8, 7)
        c.screen(nail, "#fff0e4", 0.5, soft=1)
    back = spline([(-10, 700), (30, 690), (44, 740), (36, 800), (-4, 806), (-30, 760)])
    paint(c, back, skin, volume=16, **m)
    cuff = line([(-8, 690), (14, 750), (0, 830)], 26)
    paint(c, cuff, ["#ffffff", "#c8c0c4"], volume=9, **m)
    other = spline(
        [(800, 600, 1), (750, 650), (716, 660), (690, 700), (694, 790), (730, 826), (780, 820), (820, 860, 1)]
    )
    paint(c, other, skin, volume=22, cast=(-8, 10, 10, 0.45), **m)
    for k in range(3):
        c.multiply(
            line([(700 + 4 * k, 716 + 32 * k), (740, 712 + 32 * k), (760, 708 + 32 * k)], 4),
            "#8a4848",
            0.5,
            soft=1.2,
        )
    strap = spline([(700, 560, 1), (742, 556, 1), (764, 700), (756, 880, 1), (714, 884, 1), (722, 700)])
    paint(c, strap, ["#7c5040", "#3c2434"], volume=9, cast=(-4, 8, 7, 0.5), **m)
    c.screen(
        [
            polyline([(708, 566), (729, 700), (721, 876)], 2),
            polyline([(736, 562), (757, 700), (749, 874)], 2),
        ],
        "#f0d8b0",
        0.6,
    )


def _hat(c: Canvas) -> None:
    m: Manner = {"wobble": 0.4, "rim": "#fff2d8", "rim_width": 3, "shading": 0.64, "detail": 0.4}
    x, y = 396.0, 1082.0
    c.multiply(ellipse(x + 8, y + 40, 112, 16), "#1c2038", 0.65, soft=7)
    crown = spline([(x - 72, y - 6, 1), (x + 72, y - 6, 1), (x + 58, y + 44), (x, y + 54), (x - 58, y + 44)])
    paint(c, crown, ["#5c5464", "#2c2838"], volume=18, **m)
    paint(c, ellipse(x, y - 6, 108, 22), ["#746a78", "#3c3648"], volume=7, **m)
    paint(c, ellipse(x, y - 6, 74, 14), ["#3c2c38", "#1c1424"], volume=3, wobble=0.3)
    for k, (dx, dy, turn, tone) in enumerate(
        (
            (-40, -10, 20, "#f0d070"),
            (-8, -16, -30, "#d8d8e0"),
            (22, -8, 10, "#f0d070"),
            (44, -14, 60, "#c89060"),
            (4, -4, 150, "#f0d070"),
        )
    ):
        key: list[Shape] = [
            ellipse(x + dx, y + dy, 10).outline(5),
            polyline(place([(9, 0), (36, 0)], x + dx, y + dy, 1, 1, turn), 5),
            polyline(place([(30, 0), (30, 9)], x + dx, y + dy, 1, 1, turn), 4),
            polyline(place([(23, 0), (23, 7)], x + dx, y + dy, 1, 1, turn), 4),
        ]
        paint(
            c,
            key,
            [tone, "#8a6434" if k != 1 else "#6c6c7c"],
            volume=2.4,
            wobble=0.2,
            detail=0.75,
            rim="#ffffff",
            rim_width=1.6,
            cast=(2, 4, 3, 0.5),
        )


def _listener(c: Canvas) -> None:
    """A dog who has sat down; it tilts its head."""
    m: Manner = {"wobble": 0.7, "rim": "#fff2d8", "rim_width": 4, "shading": 0.62}
    x, y = 676.0, 1150.0
    c.multiply(ellipse(x, y - 8, 96, 14), "#1c2038", 0.65, soft=7)
    body = spline(
        [
            (x - 56, y, 1),
            (x - 60, y - 70),
            (x - 40, y - 130),
            (x + 4, y - 150),
            (x + 48, y - 126),
            (x + 70, y - 60),
            (x + 72, y, 1),
        ]
    )
    head = spline(
        [
            (x - 52, y - 170),
            (x - 46, y - 214),
            (x - 8, y - 232),
            (x + 32, y - 218),
            (x + 42, y - 180),
            (x + 24, y - 140),
            (x - 10, y - 128),
            (x - 42, y - 142),
        ]
    )
    tail = line([(x + 62, y - 16), (x + 92, y - 30), (x + 104, y - 62)], 19)
    paint(c, tail, ["#f4ecdc", "#a89c9c"], volume=8, **m)
    mask = paint(c, body, ["#fff8e8", "#b4a8a8"], volume=34, **m)
    c.over(c.mask(ellipse(x + 34, y - 70, 40, 50), 5) * mask, "#6a5048", 0.85)
    top = paint(c, head, ["#fff8e8", "#c4b8b4"], volume=26, cast=(4, 8, 8, 0.4), **m)
    c.over(c.mask(ellipse(x + 26, y - 200, 34, 40), 4) * top, "#6a5048", 0.85)
    ears = [
        spline(
            [(x - 44, y - 206, 1), (x - 74, y - 200), (x - 84, y - 150), (x - 66, y - 136), (x - 48, y - 160)]
        ),
        spline(
            [(x + 34, y - 212, 1), (x + 64, y - 204), (x + 72, y - 156), (x + 54, y - 142), (x + 40, y - 168)]
        ),
    ]
    paint(c, ears, ["#7c5c4c", "#3c2c34"], volume=10, cast=(3, 6, 5, 0.4), **m)
