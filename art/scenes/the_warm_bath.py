"""From above: a pot on the stove is a bathing pool, its vegetables are the floats; one bather climbs out."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels
from art.light import glow
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, oval, place, polygon, polyline, spline

SCENE = Scene(
    id="1o0wrowe",
    slug="the-warm-bath",
    seed=8302,
    palette="P4",
    horizon="none",
    reach="middle",
    hour="day",
    mood="comic",
    description="Seen from above, people bathe in a pot of soup on a lit stove, with slices of carrot and "
    "rings of onion as floats; one of them climbs out by a spoon.",
    clues=("All inclusive", "It was such a nice holiday", "The comfort zone", "I have a bad feeling"),
    motifs=("water", "food", "crowd", "size", "risk"),
    light=(-0.6, -0.75),
    shadow="#3a1c34",
    warmth="#fff2cc",
    grade=("#301a30", "#fff0d0", 0.06),
    contrast=0.15,
    vignette=0.4,
)

X, Y, RIM, SOUP = 372.0, 590.0, 348.0, 312.0
FLESH = (("#f0bc94", "#c07c60"), ("#c88a64", "#8a5044"), ("#f6cba8", "#cc8a6c"), ("#8a5a44", "#583434"))


def draw(c: Canvas) -> None:
    """Stove and board; the fire; the pot; the soup; what floats; who bathes; the spoon."""
    _stove(c)
    _board(c)
    _fire(c)
    _pot(c)
    soup = _soup(c)
    _floats(c, soup)
    _bathers(c, soup)
    _spoon(c, soup)
    _timer(c)
    _steam(c)


def _stove(c: Canvas) -> None:
    c.background(["#d8c8ac", "#c8b094"], along=np.clip((c.x + c.y) / 1900, 0, 1), angle=30)
    joints: list[Shape] = []
    for i in range(-2, 9):
        joints.append(polyline([(-20, 120 + 128 * i), (800, 60 + 128 * i)], 4))
        joints.append(polyline([(20 + 128 * i, -20), (78 + 128 * i, 1180)], 4))
    c.multiply(joints, "#8a6a60", 0.6)
    c.screen(joints, "#fff4e0", 0.12, soft=5)
    plate = spline(
        [(40, 160), (372, 124), (712, 160), (752, 590), (716, 1010), (372, 1056), (30, 1016), (-8, 590)]
    )
    paint(
        c,
        plate,
        ["#5a4a54", "#3c2c3c"],
        volume=10,
        wobble=0.5,
        cast=(14, 18, 14, 0.6),
        rim="#d8b8a0",
        rim_width=3,
    )
    grate = []
    for i in range(8):
        a = math.radians(22.5 + 45 * i)
        grate.append(
            polyline(
                [
                    (X + 300 * math.cos(a), Y + 300 * math.sin(a)),
                    (X + 424 * math.cos(a), Y + 440 * math.sin(a)),
                ],
                21,
            )
        )
    paint(
        c,
        grate,
        ["#3c3040", "#241a28"],
        volume=7,
        wobble=0.4,
        cast=(7, 9, 6, 0.7),
        rim="#a08890",
        rim_width=2.5,
    )


def _board(c: Canvas) -> None:
    """In the corner a board, half a carrot, its curled peel, and the knife."""
    board = spline([(470, 1020, 1), (800, 960, 1), (830, 1240, 1), (520, 1240, 1)])
    wood = paint(
        c,
        board,
        ["#d8a468", "#a8703c"],
        volume=8,
        wobble=0.5,
        angle=-10,
        streaks=1.3,
        cast=(-10, -4, 12, 0.6),
        rim="#fff0c8",
    )
    c.multiply(
        [line([(480, 1046 + 26 * i), (640, 1016 + 27 * i), (800, 992 + 26 * i)], 2) for i in range(7)],
        "#7a4428",
        0.4,
        inside=wood,
    )
    m: Manner = {"wobble": 0.4, "detail": 0.5, "rim": "#fff0c8", "rim_width": 2.5}
    carrot = spline(
        [
            (560, 1066, 1),
            (580, 1038),
            (660, 1040),
            (740, 1030),
            (790, 1040),
            (790, 1082),
            (720, 1084),
            (640, 1098),
            (580, 1098),
        ]
    )
    paint(c, carrot, ["#f09848", "#c0582c"], volume=18, cast=(8, 12, 8, 0.5), **m)
    c.multiply(
        [line([(x, 1042), (x + 4, 1056), (x + 2, 1070)], 2) for x in (620, 652, 700, 738)], "#8a3420", 0.5
    )
    paint(c, ellipse(570, 1068, 15, 31, 8), ["#ffc078", "#e88a3c"], volume=4, **m)
    c.over(ellipse(570, 1068, 6, 13, 8), "#ffdca0", 0.8, soft=2)
    for i, (x, y) in enumerate(((530, 1100), (506, 1076), (548, 1130))):
        paint(c, ellipse(x, y, 26, 21, i * 30), ["#f8a858", "#d8743c"], volume=5, cast=(5, 7, 5, 0.5), **m)
        c.over(ellipse(x, y, 10, 8, i * 30), "#ffd498", 0.8, soft=2)
    leaves = [
        spline(place([(0, 0, 1), (14, -14), (40, -18, 1), (18, 4)], 40 + 9 * i, 66 + 22 * i, 1.1, 1, 20 * i))
        for i in range(6)
    ]
    paint(
        c,
        leaves,
        ["#7c9a4c", "#44603c"],
        volume=4,
        cast=(5, 7, 5, 0.5),
        wobble=0.6,
        rim="#f0f0c0",
        rim_width=1.6,
    )
    stem = line([(30, 60), (70, 120), (112, 196)], 5)
    paint(c, stem, "#5c7840", volume=2)


def _fire(c: Canvas) -> None:
    """Blue tongues all around under the pot."""
    glow(c, X, Y, 470, "#5a8cd8", 0.5, power=1.4)
    chance = random.Random(4)
    tongues: list[Shape] = []
    hearts: list[Shape] = []
    for i in range(66):
        a = 2 * math.pi * i / 66 + chance.uniform(-0.02, 0.02)
        long = chance.uniform(22, 46)
        for shapes, share, wide in ((tongues, 1.0, 11), (hearts, 0.6, 6)):
            tip = RIM + 6 + long * share
            spots = [
                (X + r * math.cos(a + b), Y + r * math.sin(a + b) * 1.02)
                for r, b in (
                    (RIM - 12, -wide / 350),
                    (RIM + 12, -wide / 420),
                    (tip, 0.02),
                    (RIM + 12, wide / 420),
                    (RIM - 12, wide / 350),
                )
            ]
            shapes.append(spline([(*s, 1) if k in (0, 2, 4) else s for k, s in enumerate(spots)]))
    c.screen(tongues, "#3c6cd0", 0.9, soft=4)
    c.over(tongues, "#4a86dc", 0.85, soft=1)
    c.over(hearts, "#d8ecff", 0.9, soft=1)
    c.sharpen(tongues, 0.7)


def _pot(c: Canvas) -> None:
    m: Manner = {"wobble": 0.4, "rim": "#fff4dc", "rim_width": 3.5, "shading": 0.65}
    for side in (-1, 1):
        turn = -18 if side < 0 else 162
        loop = line(
            place([(-330, -62), (-398, -58), (-412, 0), (-398, 58), (-330, 62)], X, Y, 1, 1, turn), 34
        )
        paint(c, loop, ["#4a7cae", "#244a78"], volume=12, cast=(10, 16, 10, 0.6), **m)
    c.multiply(c.mask(ellipse(X + 14, Y + 20, RIM + 4), 14), "#1c1028", 0.6)
    paint(c, ellipse(X, Y, RIM), ["#5a90c0", "#31618a", "#1c406c"], volume=14, angle=40, **m)
    inner = paint(
        c,
        ellipse(X, Y, RIM - 17),
        ["#2a5480", "#e0e4e0", "#fff8ec"],
        along=("y", Y - 330, Y + 300),
        volume=0,
        wobble=0.3,
    )
    c.multiply(ellipse(X + 10, Y - 4, RIM - 22).outline(22), "#5a3c50", 0.35, soft=9, inside=inner)
    c.screen(
        [line([(X - 318 + 2 * i, Y - 150), (X - 250, Y - 250), (X - 160, Y - 308)], 4) for i in range(2)],
        "#ffffff",
        0.6,
        soft=2,
    )
    chips = c.dots([(X + 330, Y + 82, 6, 1), (X + 322, Y + 98, 3.5, 1), (X - 120, Y + 322, 4.5, 1)])
    c.over(chips, "#2a1c2c", 0.8)


def _soup(c: Canvas) -> Pixels:
    far = np.hypot(c.x - X, c.y - Y) / SOUP
    soup = paint(
        c,
        ellipse(X, Y, SOUP),
        [(0, "#f4c060"), (0.55, "#e8a044"), (0.9, "#cc7434"), (1, "#9a4a30")],
        along=np.asarray(far, np.float32),
        volume=0,
        wobble=0.7,
        mottle=1.1,
        angle=10,
    )
    c.swirl(X, Y, soup)
    c.multiply(c.mask(ellipse(X - 14, Y - 18, SOUP).outline(40), 16) * soup, "#7a2c30", 0.6)
    for i in range(7):
        x, y = X + 200 * math.cos(i * 0.9 + 0.3) * 0.9, Y + 200 * math.sin(i * 0.9 + 0.3) * 0.95
        for wide in (46, 66):
            ring = ellipse(x, y, wide, wide * 0.9).outline(3)
            c.screen(
                ring,
                "#ffe8a8",
                0.28,
                soft=1.5,
                inside=np.asarray(soup * smoothstep(c.noise(50, i, 3), 0.35, 0.7), np.float32),
            )
    chance = random.Random(3)
    for _ in range(46):
        a, r = chance.uniform(0, 6.28), SOUP * math.sqrt(chance.random()) * 0.97
        x, y, size = X + r * math.cos(a), Y + r * math.sin(a), chance.uniform(4, 13)
        c.screen(ellipse(x, y, size, size * 0.9), "#ffdc90", 0.35, inside=soup)
        c.multiply(ellipse(x, y, size, size * 0.9).outline(1.8), "#a85828", 0.6, inside=soup)
        c.screen(ellipse(x - size * 0.35, y - size * 0.4, size * 0.25), "#ffffff", 0.7, inside=soup)
    for _ in range(17):
        a, r = chance.uniform(2.2, 4.6), SOUP - chance.uniform(3, 34)
        x, y, size = X + r * math.cos(a), Y + r * math.sin(a), chance.uniform(5, 14)
        c.screen(ellipse(x, y, size), "#ffdc90", 0.5, inside=soup)
        c.over(ellipse(x, y, size).outline(2), "#fff0c0", 0.75, inside=soup)
        c.screen(ellipse(x - size * 0.35, y - size * 0.4, size * 0.3), "#ffffff", 0.9, inside=soup)
    return soup


def _slice(c: Canvas, x: float, y: float, r: float, turn: float) -> None:
    m: Manner = {"wobble": 0.5, "detail": 0.5, "rim": "#fff0c8", "rim_width": 2.5}
    c.multiply(ellipse(x + 8, y + 11, r * 1.02), "#8a3428", 0.6, soft=7)
    paint(c, ellipse(x, y, r, r * 0.95, turn), ["#f8a050", "#d8642c"], volume=9, **m)
    c.over(ellipse(x, y, r * 0.72, r * 0.68), "#fbb868", 0.7, soft=3)
    spokes = [
        polyline(
            [
                (x + r * 0.2 * math.cos(a), y + r * 0.2 * math.sin(a)),
                (x + r * 0.62 * math.cos(a), y + r * 0.62 * math.sin(a)),
            ],
            2.4,
        )
        for a in (turn + k * 0.7 for k in range(9))
    ]
    c.multiply(spokes, "#c85a28", 0.5)
    c.over(ellipse(x, y, r * 0.2), "#ffdc9c", 0.9, soft=2)


def _floats(c: Canvas, soup: Pixels) -> None:
    _slice(c, 206, 506, 74, 0.3)
    _slice(c, 556, 726, 70, 1.0)
    _slice(c, 402, 352, 42, 0.6)
    m: Manner = {"wobble": 0.5, "detail": 0.5, "rim": "#f4f4c8", "rim_width": 2.5}
    bay = spline(
        place(
            [(-118, 10, 1), (-60, -36), (20, -44), (84, -22), (120, 4, 1), (70, 32), (0, 46), (-70, 34)],
            262,
            744,
            1.06,
            1,
            24,
        )
    )
    c.multiply(c.shift(c.mask(bay), 10, 13), "#8a3428", 0.6, soft=7)
    paint(c, bay, ["#8aa458", "#56743c"], volume=10, angle=24, **m)
    c.screen(line(place([(-114, 10), (0, 0), (116, 4)], 262, 744, 1.06, 1, 24), 4), "#d8dc9c", 0.6)
    veins = [
        line(
            place([(-70 + 34 * i, 4), (-56 + 34 * i, s * 16), (-36 + 34 * i, s * 30)], 262, 744, 1.06, 1, 24),
            2,
        )
        for i in range(5)
        for s in (-1, 1)
    ]
    c.screen(veins, "#d8dc9c", 0.4)
    for x, y, r in (
        (452, 806, 19),
        (486, 838, 17),
        (330, 462, 18),
        (648, 652, 17),
        (122, 640, 17),
        (428, 676, 16),
    ):
        c.multiply(ellipse(x + 5, y + 7, r), "#8a3428", 0.6, soft=4, inside=soup)
        paint(c, ellipse(x, y, r), ["#b8c860", "#6c8a38"], volume=8, **m)
    for x, y, turn in ((150, 420, 30), (604, 460, -40), (300, 848, 10), (468, 430, 60)):
        leaf = spline(
            place(
                [
                    (0, 0, 1),
                    (-16, -12),
                    (-12, -26),
                    (0, -20),
                    (8, -32),
                    (18, -20),
                    (30, -16),
                    (20, -4),
                    (10, 6),
                ],
                x,
                y,
                1,
                1,
                turn,
            )
        )
        paint(c, leaf, ["#7c9c48", "#48682c"], volume=3, inside=soup, **m)


def _bather(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    turn: float,
    kind: int,
    suit: tuple[str, str],
    pose: str = "star",
    hair: Colour = "#3a2430",
) -> None:
    """Somebody afloat on their back, seen from above; 100 units from crown to toe at size 1."""
    skin = list(FLESH[kind])
    m: Manner = {"wobble": 0.3, "detail": 0.75, "rim": "#fff2d8", "rim_width": 2.2, "shading": 0.6}

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, 1, turn)

    arms: dict[str, list[Points]] = {
        "star": [[(-10, -24), (-26, -28), (-40, -36)], [(10, -24), (26, -26), (40, -38)]],
        "nap": [[(-10, -24), (-22, -36), (-12, -46)], [(10, -24), (22, -36), (12, -46)]],
        "swim": [[(-10, -24), (-20, -42), (-16, -58)], [(10, -24), (24, -14), (30, 0)]],
        "side": [[(-10, -24), (-18, -8), (-16, 6)], [(10, -24), (26, -20), (38, -10)]],
    }
    legs: list[Points] = [[(-6, 8), (-9, 28), (-12, 50)], [(6, 8), (11, 28), (10, 51)]]
    if pose == "nap":
        legs = [[(-6, 8), (-8, 28), (4, 48)], [(6, 8), (8, 28), (-6, 50)]]
    limbs = [line(at(points), 7.4 * size) for points in arms[pose]] + [
        line(at(points), 9.4 * size) for points in legs
    ]
    torso = spline(at([(-13, -28), (0, -30), (13, -28), (11, -10), (12, 8), (0, 14), (-12, 8), (-11, -10)]))
    hands = [oval(at([points[-1]]), 4.6 * size) for points in arms[pose]]
    feet = [
        oval(at([(points[-1][0], points[-1][1] + 2)]), 5.2 * size, 4 * size, turn + 90) for points in legs
    ]
    c.multiply(c.shift(c.mask([*limbs, torso]), 6, 9), "#8a3428", 0.6, soft=5)
    paint(
        c,
        [*limbs, *hands, *feet, torso],
        skin,
        along=("y", y - 50 * size, y + 60 * size),
        volume=5 * size,
        **m,
    )
    cloth = spline(
        at([(-12, -4, 1), (0, -1), (12, -4, 1), (12.6, 8), (9, 16, 1), (0, 12), (-9, 16, 1), (-12.6, 8)])
    )
    if kind % 2 == 0:
        cloth = spline(
            at(
                [
                    (-9, -28, 1),
                    (-4, -21),
                    (4, -21),
                    (9, -28, 1),
                    (11, -10),
                    (12.6, 8),
                    (5, 17, 1),
                    (-5, 17, 1),
                    (-12.6, 8),
                    (-11, -10),
                ]
            )
        )
    paint(c, cloth, list(suit), volume=4 * size, **m)
    head = at([(0, -42)])[0]
    paint(c, ellipse(head[0], head[1], 12 * size), hair, volume=4 * size, **m)
    face = at([(0, -39.4)])[0]
    paint(c, ellipse(face[0], face[1], 9.3 * size, 9.8 * size, turn), skin, volume=5 * size, **m)
    nose = line(at([(0, -40), (0.6, -37)]), 1.6 * size)
    lids = [line(at([(s * 2.4, -41.6), (s * 4.2, -40.9), (s * 6, -41.7)]), 1.3 * size) for s in (-1, 1)]
    mouth = line(at([(-2.2, -34.4), (0, -33.8), (2.2, -34.4)]), 1.2 * size)
    c.multiply([nose, *lids, mouth], "#5a2428", 0.85)


def _ring(c: Canvas, x: float, y: float, r: float, colours: tuple[str, str]) -> None:
    """A ring of onion worn as a swimming ring."""
    m: Manner = {"wobble": 0.5, "detail": 0.6, "rim": "#ffffff", "rim_width": 2}
    paint(c, ellipse(x, y, r).outline(r * 0.42), list(colours), volume=r * 0.16, **m)
    c.multiply(ellipse(x, y, r * 1.02).outline(2), "#9a6a90", 0.6)
    c.multiply(ellipse(x, y, r * 0.86).outline(1.6), "#9a6a90", 0.4)


def _bathers(c: Canvas, soup: Pixels) -> None:
    _bather(c, 262, 744, 1.75, 106, 1, ("#d84c3c", "#8a2834"), "nap", "#2c1c24")
    shades = [oval(place([(s * 4.2, -41.5)], 262, 744, 1.75, 1, 106), 6.2) for s in (-1, 1)]
    c.over(shades, "#1c1424", 0.95)
    _bather(c, 212, 512, 1.5, -34, 0, ("#31618a", "#1c3c64"), "star", "#e0a850")
    _bather(c, 548, 718, 1.45, 196, 3, ("#fff0d0", "#c8a080"), "nap", "#1c1420")
    _bather(c, 470, 556, 1.7, 62, 2, ("#3f7a78", "#245250"), "star", "#8a3c28")
    _bather(c, 330, 400, 1.3, -8, 1, ("#e8c050", "#b07c30"), "star", "#241a20")
    _ring(c, 330, 390, 33, ("#fff4f0", "#c89ab0"))
    _bather(c, 606, 566, 1.35, 160, 0, ("#d84c3c", "#8a2834"), "swim", "#5a3428")
    _bather(c, 388, 842, 1.25, 84, 2, ("#5a4a8a", "#3a2c5c"), "star", "#c8c0c0")
    _ring(c, 398, 843, 30, ("#fff4f0", "#c89ab0"))
    c.screen(
        [ellipse(470, 556, 92, 66, -30).outline(3), ellipse(606, 562, 74, 60, 50).outline(3)],
        "#fff0b8",
        0.4,
        soft=1.5,
        inside=soup,
    )


def _spoon(c: Canvas, soup: Pixels) -> None:
    """A wooden spoon leans out over the rim; somebody in a towel is already half way up it."""
    m: Manner = {"wobble": 0.4, "rim": "#fff0c8", "rim_width": 3, "angle": -52, "streaks": 1.1}
    handle = spline([(540, 356), (556, 368), (700, 176), (820, 20), (800, -10, 1), (770, -10, 1), (676, 150)])
    bowl = ellipse(528, 384, 62, 46, -52)
    c.multiply(c.shift(c.mask([handle, bowl]), 16, 24), "#3a1428", 0.5, soft=10)
    mask = paint(c, [handle, bowl], ["#d8a060", "#a86c38", "#8a5230"], volume=12, **m)
    c.multiply(ellipse(526, 388, 44, 31, -52), "#6a3420", 0.6, soft=6, inside=mask)
    c.over(ellipse(514, 404, 34, 22, -52), "#e0983c", 0.75, soft=5, inside=np.asarray(mask, np.float32))
    x, y = 656.0, 226.0
    f: Manner = {"wobble": 0.3, "detail": 0.8, "rim": "#fff4dc", "rim_width": 2.4, "shading": 0.6}
    c.multiply(ellipse(x + 18, y + 24, 40, 30, -50), "#3a1428", 0.5, soft=8)
    skin = ["#f0bc94", "#c07c60"]
    limbs = [
        line([(x - 18, y + 34), (x - 34, y + 44), (x - 38, y + 66)], 12),
        line([(x - 4, y + 40), (x + 4, y + 58), (x - 12, y + 74)], 12),
        line([(x + 4, y - 22), (x + 22, y - 40), (x + 36, y - 56)], 10),
        line([(x - 16, y - 16), (x - 14, y - 40), (x + 4, y - 52)], 10),
    ]
    paint(c, limbs, skin, volume=5, **f)
    towel = spline(
        [
            (x - 28, y - 14),
            (x - 10, y - 30),
            (x + 14, y - 22),
            (x + 22, y + 6),
            (x + 14, y + 40),
            (x - 16, y + 46),
            (x - 32, y + 26),
        ]
    )
    cloth = paint(c, towel, ["#fff6e4", "#d0b8b0"], volume=14, **f)
    c.multiply(
        [polyline([(x - 36, y - 4 + 16 * i), (x + 26, y + 2 + 16 * i)], 5) for i in range(3)],
        "#d84c3c",
        0.85,
        inside=cloth,
    )
    paint(c, ellipse(x - 2, y - 40, 18, 17), ["#5a3428", "#34202c"], volume=7, **f)
    paint(c, ellipse(x - 10, y - 35, 11, 12), skin, volume=5, **f)
    c.over([ellipse(x - 14, y - 37, 2), ellipse(x - 7, y - 34, 2)], "#1c1424")


def _timer(c: Canvas) -> None:
    """A clockwork timer stands by; it has all but run down."""
    x, y = 104.0, 1062.0
    m: Manner = {"wobble": 0.35, "detail": 0.6, "rim": "#fff4dc", "rim_width": 3}
    paint(c, ellipse(x, y, 78), ["#e0584a", "#9a2c34"], volume=20, cast=(12, 16, 12, 0.6), **m)
    paint(c, ellipse(x, y, 57), ["#fff8e8", "#e4d0b8"], volume=4, **m)
    ticks = [
        polyline(
            [(x + 49 * math.cos(a), y + 49 * math.sin(a)), (x + r * math.cos(a), y + r * math.sin(a))], 3
        )
        for a, r in ((math.radians(15 * k), 36 if k % 6 == 0 else 42) for k in range(24))
    ]
    c.multiply(ticks, "#4a2430", 0.85)
    c.over(polygon([(x, y), (x, y - 52), (x + 13, y - 50)]), "#d8402f", 0.9)
    paint(c, ellipse(x, y, 21), ["#f4e0c8", "#b89080"], volume=7, cast=(4, 5, 4, 0.6), **m)
    paint(c, line([(x - 2, y + 18), (x + 3, y - 22)], 9), ["#fff4e0", "#c0a090"], volume=4, **m)


def _steam(c: Canvas) -> None:
    wisps: list[Points] = [
        [(180, 420), (140, 300), (196, 200), (150, 70), (190, -20)],
        [(330, 330), (372, 220), (320, 130), (360, 20)],
        [(90, 640), (40, 540), (80, 440), (30, 330)],
    ]
    for i, points in enumerate(wisps):
        c.screen(
            c.mask(line(points, 46), 16) * smoothstep(c.noise(90, 30 + i, 4), 0.3, 0.75), "#fff4e0", 0.36
        )
        c.screen(c.mask(line(points, 12), 5) * smoothstep(c.noise(60, 40 + i, 4), 0.35, 0.7), "#fffaf0", 0.3)
