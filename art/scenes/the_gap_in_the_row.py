"""In a row of houses at night one is missing; stars stand in its place, and a moon in its cellar."""

import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels, gradient, mix
from art.light import glow, sparkle
from art.motifs.floors import cobbles
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="jlni2rya",
    slug="the-gap-in-the-row",
    seed=8204,
    palette="P2",
    horizon="low",
    reach="middle",
    hour="night",
    mood="melancholy",
    description="Between two old houses in a street one house is missing, and stars and a moon fill its "
    "place down to below the ground; a cat sits on the doorstep that is left.",
    clues=("We never speak of number nine", "A tooth gap", "Moved without a word", "The best view in town"),
    motifs=("yellow-windows", "absence", "town", "animals", "doors", "sky"),
    light=(0.25, -0.6),
    shadow="#1c1640",
    warmth="#ffd9a0",
    grade=("#1c1848", "#ffd9a0", 0.07),
    contrast=0.16,
    vignette=0.4,
)

LEFT, RIGHT, STREET = 252.0, 530.0, 930.0
VP = (392.0, 600.0)
DEPTH = 0.3
FLOORS = (250.0, 482.0, 710.0, STREET)


def draw(c: Canvas) -> None:
    """Dusk above; the hole full of night; the walls once inside; the neighbours; the street; the step."""
    _sky(c)
    stars = _void(c)
    open_air = c.picture.copy()
    for wall in (0, 1):
        _inner(c, wall)
    _neighbour_left(c)
    _neighbour_right(c)
    _street(c)
    _washing(c)
    _step(c)
    _lamp(c)
    free = c.blur((np.abs(c.picture - open_air).sum(-1) < 0.2).astype(np.float32), 1) > 0.9
    sparkle(c, np.asarray(stars * free, np.float32), "#fff4d6", 0.95, halo=3)


def _sky(c: Canvas) -> None:
    c.background([(0, "#4a3a72"), (0.16, "#7a4c7c"), (0.3, "#b8687a"), (1, "#c56f74")], angle=3, mottle=0.8)
    bands = [
        spline([(x - w, y, 1), (x - w * 0.3, y - 9), (x + w, y + 2, 1), (x + w * 0.1, y + 9)])
        for x, y, w in ((330, 64, 120), (470, 110, 150), (370, 150, 80), (420, 30, 90))
    ]
    paint(c, bands, ["#a86080", "#d08484"], volume=6, shading=0.4, wobble=2, rim="#ffcf9c", rim_width=2)


def _deep(x: float, y: float) -> tuple[float, float]:
    return x + (VP[0] - x) * DEPTH, y + (VP[1] - y) * DEPTH


def _void(c: Canvas) -> Pixels:
    """The night in the hole, and its moon; gives back the stars, set when all before them is known."""
    gable = [
        (LEFT - 4, 250),
        (LEFT + 10, 238),
        (376, 96),
        (404, 96),
        (444, 138),
        (444, 84),
        (474, 84),
        (474, 172),
    ]
    hole = c.mask(polygon([*gable, (RIGHT - 10, 238), (RIGHT + 4, 250), (RIGHT, 1010), (LEFT, 1010)]), 2)
    depth = np.clip((c.y - 96) / 910, 0, 1)
    field = depth + (c.noise(200, 4, 4) - 0.5) * 0.35
    c.over(hole, gradient(np.clip(field, 0, 1), ["#0c0d30", "#151446", "#2a2468", "#3a2a70", "#1a1648"]))
    milk = np.exp(-(((c.x - 300 - (c.y - 300) * 0.3 + (c.noise(120, 2, 4) - 0.5) * 120) / 46) ** 2))
    c.screen(milk * hole * (0.4 + c.noise(40, 3, 4)), "#8a7ac0", 0.34)
    chance, spots = random.Random(11), []
    for _ in range(400):
        y = 100 + chance.random() * 890
        x = (
            chance.uniform(LEFT, RIGHT)
            if chance.random() < 0.55
            else 300 + (y - 300) * 0.3 + chance.gauss(0, 34)
        )
        if LEFT + 4 < x < RIGHT - 4:
            spots.append((x, y, 0.6 + chance.random() ** 3 * 2.2, chance.uniform(0.4, 1)))
    glow(c, 424, 880, 190, "#ffe2a8", 0.75)
    paint(
        c,
        ellipse(424, 884, 62),
        ["#fff8dc", "#ffdf9c"],
        along=("r", 404, 864, 120),
        volume=20,
        shading=0.35,
        mottle=1.3,
        wobble=0.4,
        dark="#a8708c",
        inside=hole,
        detail=0.4,
    )
    seas = [
        ellipse(408, 872, 16, 11),
        ellipse(446, 900, 19, 13),
        ellipse(440, 862, 8, 6),
        ellipse(400, 908, 9, 7),
    ]
    c.multiply(seas, "#d0a088", 0.5, soft=3, inside=hole)
    return np.asarray(c.dots(spots) * hole * (np.hypot(c.x - 424, c.y - 884) > 64), np.float32)


def _inner(c: Canvas, side: int) -> None:
    """The neighbour's wall, still in the papers of the rooms that leaned on it."""
    edge = RIGHT if side else LEFT
    papers = (
        [("#b8787c", "#8f5476"), ("#d8a068", "#a86a60"), ("#7a6496", "#57487e")]
        if side
        else [("#8a6a9c", "#5f4a80"), ("#c47c7c", "#8c5070"), ("#e0b070", "#a8705c")]
    )
    chance = random.Random(5 + side)
    whole = []
    for i, (one, other) in enumerate(papers):
        top, bottom = FLOORS[i], FLOORS[i + 1]
        quad = polygon([(edge, top), _deep(edge, top), _deep(edge, bottom), (edge, bottom)])
        whole.append(quad)
        mask = paint(
            c,
            quad,
            [one, other],
            along=("x", edge, _deep(edge, 0)[0]),
            volume=0,
            wobble=0.4,
            angle=88,
            streaks=1.2,
            mottle=1.2,
            detail=0.4,
        )
        pattern: list[Shape] = []
        for k in range(1, 8):
            s = k / 8
            x = edge + (_deep(edge, 0)[0] - edge) * s
            rise = [(x, top + (VP[1] - top) * DEPTH * s), (x, bottom + (VP[1] - bottom) * DEPTH * s)]
            if i % 2 == side:
                pattern.append(polyline(rise, 3.4))
            else:
                pattern += [
                    ellipse(x, rise[0][1] + (rise[1][1] - rise[0][1]) * (j + k % 2 * 0.5) / 9, 2.6, 4)
                    for j in range(1, 9)
                ]
        c.multiply(pattern, mix(other, "#2a1c50", 0.4), 0.55, inside=mask)
        stains = [
            ellipse(edge + (VP[0] - edge) * DEPTH * chance.random(), chance.uniform(top, bottom), 16, 30)
            for _ in range(3)
        ]
        c.multiply(stains, "#3a2458", 0.5, soft=10, inside=mask)
        ghost = _frame(edge, (top + bottom) / 2 - 40, 0.3, 0.62, 74)
        c.screen(ghost, "#ffd9a0", 0.35, inside=mask)
    for y in FLOORS[1:3]:
        stub = polygon([(edge, y - 8), _deep(edge, y - 8), _deep(edge, y + 10), (edge, y + 10)])
        paint(c, stub, ["#6a4a5c", "#332348"], volume=4, wobble=1.4, angle=0, rim="#e8a888", rim_width=2)
        ends = [
            rectangle(
                edge + (VP[0] - edge) * DEPTH * s - 4,
                y + (VP[1] - y) * DEPTH * s - 6,
                9 if not side else -9,
                12,
            )
            for s in (0.2, 0.5, 0.8)
        ]
        c.over(ends, "#2a1c40", 0.8)
    if side:
        steps: Points = [_on(edge, 0.05, 704), _on(edge, 0.2, 704)]
        steps = []
        for k in range(9):
            s, y = 0.08 + k * 0.095, 690 - k * 22
            steps += [_on(edge, s, y), _on(edge, s, y - 22)]
        c.multiply(polyline(steps, 7), "#3a1c4c", 0.7, soft=0.7)
        c.screen(polyline([(x + 3, y - 4) for x, y in steps], 2), "#ffd9a0", 0.3)
    else:
        picture = _frame(edge, 560, 0.3, 0.66, 70)
        paint(
            c,
            picture,
            ["#e8b868", "#8a5a3c"],
            volume=3,
            wobble=0.3,
            detail=0.7,
            cast=(3, 6, 4, 0.6),
            rim="#fff0c8",
            rim_width=1.6,
        )
        c.over(_frame(edge, 567, 0.36, 0.6, 54), "#3a5a7a")
        c.over(_frame(edge, 596, 0.36, 0.6, 25), "#7a8a6a")
        x, y = _on(edge, 0.5, 800)
        glow(c, x + 8, y, 84, "#ffc060", 0.9)
        paint(c, [polyline([(x - 6, y + 22), (x + 8, y + 24)], 4)], "#5a3a34", volume=1, detail=0.7)
        lamp = [(x - 4, y - 10, 1), (x + 18, y - 8, 1), (x + 24, y + 14, 1), (x - 8, y + 12, 1)]
        paint(c, spline(lamp), ["#fff2b8", "#ffb850"], volume=4, detail=0.8, wobble=0.3)
    inner = c.mask(whole)
    glow(c, 424, 890, 300, "#ffd090", 0.22)
    far = _deep(edge, 0)[0]
    fade = np.clip(1 - np.abs(c.x - far) / 60, 0, 1).astype(np.float32)
    c.multiply(inner * fade, "#1c1648", 0.5)


def _on(edge: float, s: float, y: float) -> tuple[float, float]:
    return edge + (VP[0] - edge) * DEPTH * s, y + (VP[1] - y) * DEPTH * s


def _frame(edge: float, y: float, start: float, end: float, tall: float) -> Shape:
    return polygon(
        [_on(edge, start, y), _on(edge, end, y), _on(edge, end, y + tall), _on(edge, start, y + tall)]
    )


def _pane(c: Canvas, x: float, y: float, wide: float, tall: float, lit: bool, seed: int) -> None:
    """A sash window, its sill with or without flowers, a curtain if somebody is at home."""
    stone: Manner = {"wobble": 0.4, "detail": 0.5, "rim": "#ffd9a8", "rim_width": 1.6}
    paint(
        c,
        rectangle(x - 9, y - 12, wide + 18, tall + 18),
        ["#b07a8c", "#7a5078"],
        volume=4,
        shading=0.5,
        cast=(3, 5, 4, 0.5),
        **stone,
    )
    if lit:
        paint(
            c,
            rectangle(x, y, wide, tall),
            ["#fff0b8", "#ffc860", "#f0963c"],
            volume=0,
            wobble=0.3,
            detail=0.7,
        )
        drape = [
            spline(
                [(x, y, 1), (x + wide * 0.42, y, 1), (x + wide * 0.2, y + tall * 0.5), (x, y + tall * 0.8, 1)]
            ),
            spline(
                [
                    (x + wide, y, 1),
                    (x + wide * 0.58, y, 1),
                    (x + wide * 0.8, y + tall * 0.5),
                    (x + wide, y + tall * 0.8, 1),
                ]
            ),
        ]
        paint(c, drape, ["#e08868", "#b85868"], volume=4, wobble=0.4, detail=0.6)
        glow(c, x + wide / 2, y + tall / 2, wide * 1.5, "#ffb850", 0.35)
    else:
        paint(c, rectangle(x, y, wide, tall), ["#3a3068", "#241c50"], volume=0, wobble=0.3, detail=0.7)
        c.screen(
            polygon(
                [
                    (x + 4, y + tall * 0.6),
                    (x + wide * 0.6, y + 4),
                    (x + wide * 0.85, y + 4),
                    (x + 4, y + tall * 0.85),
                ]
            ),
            "#b878a0",
            0.35,
        )
    bars = [
        polyline([(x + wide / 2, y), (x + wide / 2, y + tall)], 4),
        polyline([(x, y + tall * 0.48), (x + wide, y + tall * 0.48)], 4),
    ]
    c.over(bars, "#4a2f58")
    paint(
        c,
        rectangle(x - 14, y + tall + 4, wide + 28, 9),
        ["#c08c94", "#7a5078"],
        volume=3,
        cast=(2, 6, 4, 0.5),
        **stone,
    )
    if seed % 3 == 0:
        chance = random.Random(seed)
        leaves = [
            ellipse(x + chance.uniform(-4, wide + 4), y + tall + chance.uniform(-12, 2), 7, 5)
            for _ in range(16)
        ]
        paint(c, leaves, ["#5f8a6a", "#2f4a58"], volume=3, wobble=1)
        c.over(
            [ellipse(x + chance.uniform(0, wide), y + tall + chance.uniform(-14, -2), 3.4) for _ in range(6)],
            "#e0a126",
        )


def _neighbour_left(c: Canvas) -> None:
    wall = polygon([(-20, 214), (LEFT, 214), (LEFT, STREET), (-20, STREET)])
    paint(
        c,
        wall,
        ["#8a5880", "#6a4373", "#4a3266"],
        volume=6,
        shading=0.5,
        wobble=0.4,
        angle=88,
        streaks=1.3,
        mottle=1.3,
        rim="#ffcf9c",
        rim_width=3,
    )
    roof = polygon([(-20, 40), (196, 52), (262, 216), (-20, 216)])
    paint(
        c,
        roof,
        ["#3f3266", "#2a2252"],
        volume=10,
        shading=0.6,
        wobble=0.5,
        angle=70,
        streaks=1.4,
        rim="#f0a890",
        rim_width=3,
    )
    rows = [polyline([(-20, y), (200 + (y - 52) * 0.4, y)], 2.4) for y in range(74, 216, 20)]
    c.multiply(rows, "#1a1440", 0.5, soft=0.8)
    stack = rectangle(70, -20, 60, 90)
    paint(
        c,
        stack,
        ["#8c5470", "#5a3a64"],
        volume=7,
        wobble=0.5,
        angle=0,
        rim="#ffb890",
        rim_width=3,
        cast=(8, 6, 6, 0.4),
    )
    cornice = polygon([(-20, 206), (266, 206), (262, 232), (-20, 232)])
    paint(
        c,
        cornice,
        ["#b07a8c", "#6a4878"],
        volume=6,
        wobble=0.4,
        angle=0,
        cast=(0, 10, 7, 0.6),
        rim="#ffd9a8",
        rim_width=2,
    )
    for row, y in enumerate((280, 500, 726)):
        for col, x in enumerate((20, 146)):
            _pane(c, x, y, 66, 112, (row, col) in ((0, 1), (1, 0), (2, 1)), row * 2 + col + 1)


def _neighbour_right(c: Canvas) -> None:
    wall = polygon([(RIGHT, 300), (800, 300), (800, STREET), (RIGHT, STREET)])
    paint(
        c,
        wall,
        ["#c07078", "#a05a74", "#6a4070"],
        volume=6,
        shading=0.5,
        wobble=0.4,
        angle=88,
        streaks=1.3,
        mottle=1.3,
    )
    gable = spline(
        [
            (RIGHT - 10, 306, 1),
            (RIGHT - 10, 246, 1),
            (570, 236),
            (592, 170, 1),
            (640, 150),
            (660, 92, 1),
            (720, 74),
            (790, 92, 1),
            (800, 306, 1),
        ]
    )
    paint(
        c,
        gable,
        ["#d08880", "#a85c74"],
        volume=8,
        shading=0.5,
        wobble=0.5,
        angle=88,
        streaks=1.2,
        rim="#ffd9a8",
        rim_width=4,
    )
    c.multiply(
        line([(RIGHT - 4, 262), (576, 250), (604, 186), (648, 164), (672, 106), (722, 92)], 5),
        "#5a2a5c",
        0.5,
        soft=1.4,
    )
    paint(
        c,
        ellipse(706, 196, 33),
        ["#fff0b8", "#ffb850"],
        volume=3,
        detail=0.7,
        wobble=0.3,
        cast=(0, 0, 5, 0.5),
    )
    c.over(
        [
            polyline([(706, 163), (706, 229)], 4),
            polyline([(673, 196), (739, 196)], 4),
            ellipse(706, 196, 34).outline(6),
        ],
        "#6a3a60",
    )
    cornice = polygon([(RIGHT - 14, 296), (800, 296), (800, 320), (RIGHT - 10, 320)])
    paint(
        c,
        cornice,
        ["#d89a90", "#8a507a"],
        volume=6,
        wobble=0.4,
        angle=0,
        cast=(0, 10, 7, 0.6),
        rim="#ffe2b8",
        rim_width=2,
    )
    for row, y in enumerate((364, 566, 756)):
        for col, x in enumerate((566, 690)):
            _pane(c, x, y, 64, 104, (row, col) in ((1, 0), (0, 1), (2, 1)), row * 2 + col + 6)
    _onlooker(c, 566, 566)


def _onlooker(c: Canvas, x: float, y: float) -> None:
    """A neighbour leaning out over the sill."""
    person: Manner = {"wobble": 0.3, "detail": 0.8}
    paint(
        c,
        [
            ellipse(x + 24, y + 52, 12, 14, -14),
            ellipse(x + 32, y + 40, 7),
            spline(
                [
                    (x + 2, y + 104, 1),
                    (x + 6, y + 82),
                    (x + 20, y + 68),
                    (x + 34, y + 68),
                    (x + 50, y + 84),
                    (x + 58, y + 104, 1),
                ]
            ),
            line([(x + 8, y + 84), (x - 4, y + 98), (x + 14, y + 103)], 9),
        ],
        ["#4a2850", "#2a1a40"],
        volume=5,
        rim="#ffe0a8",
        rim_width=2,
        **person,
    )


def _street(c: Canvas) -> None:
    ground = polygon(
        [
            (-20, STREET),
            (LEFT + 2, STREET),
            (LEFT + 2, 1006),
            (RIGHT - 2, 1006),
            (RIGHT - 2, STREET),
            (800, STREET),
            (800, 1180),
            (-20, 1180),
        ]
    )
    mask = paint(
        c,
        ground,
        ["#6a4a74", "#4a3566", "#2c2452"],
        along=("y", STREET, 1152),
        volume=5,
        shading=0.4,
        wobble=0.8,
        angle=0,
        streaks=1.2,
        rim="#ffd9a8",
        rim_width=2,
    )
    stones, tops = cobbles(1030, 1190, 384, 5, 14)
    road = mask * c.mask(rectangle(-5, 1052, 780, 120))
    c.multiply(stones, "#1c1644", 0.5, soft=1.4, inside=road)
    c.screen(tops, "#e8a08c", 0.3, soft=1, inside=road)
    kerb = polygon([(-20, 1036), (800, 1036), (800, 1054), (-20, 1054)])
    paint(
        c,
        kerb,
        ["#a87a8c", "#4a3464"],
        volume=4,
        wobble=0.5,
        angle=0,
        cast=(0, 5, 4, 0.5),
        rim="#ffd0a0",
        rim_width=2,
    )
    slabs = [
        polyline([(x, y), (384 + (x - 384) * 1.12, y2)], 2.6)
        for x in range(-40, 830, 74)
        for y, y2 in ((STREET, 1036),)
    ]
    c.multiply(slabs, "#2a1c50", 0.45, soft=0.7, inside=mask)
    glow(c, 420, 1000, 180, "#ffe0a8", 0.28)
    crumbs = [
        ellipse(x, y, r, r * 0.7)
        for x, y, r in ((262, 1004, 9), (280, 1012, 6), (510, 1008, 8), (496, 1016, 5), (244, 1016, 5))
    ]
    paint(c, crumbs, ["#b8808c", "#4a3464"], volume=3, wobble=1, cast=(3, 4, 3, 0.5))


def _washing(c: Canvas) -> None:
    """The line across the gap, still with a child's things on it."""
    rope: Points = [(228, 430), (310, 456), (390, 464), (470, 456), (566, 424)]
    c.over(line(rope, 2.8), "#e8b8a0", 0.9)
    cloth: Manner = {"wobble": 0.6, "detail": 0.6, "rim": "#ffe8c0", "rim_width": 2}
    shirt = [
        (-22, 0, 1),
        (-38, 12, 1),
        (-30, 28, 1),
        (-21, 22, 1),
        (-23, 58, 1),
        (0, 62),
        (22, 56, 1),
        (20, 22, 1),
        (30, 28, 1),
        (38, 12, 1),
        (22, 0, 1),
        (0, 7),
    ]
    paint(c, spline(place(shirt, 352, 462)), ["#f0b848", "#c07a30"], volume=7, angle=84, **cloth)
    legs = [(-18, 0, 1), (18, 0, 1), (22, 56, 1), (5, 58, 1), (0, 20), (-7, 56, 1), (-23, 54, 1)]
    paint(c, spline(place(legs, 440, 461, 0.95)), ["#f0b848", "#c07a30"], volume=6, angle=84, **cloth)
    c.over(
        [line([(x, y - 5), (x, y + 7)], 4) for x, y in ((332, 459), (372, 463), (424, 461), (456, 459))],
        "#6a4058",
    )


def _step(c: Canvas) -> None:
    x = 392.0
    stone: Manner = {"wobble": 0.5, "angle": 0, "rim": "#ffe8c0", "rim_width": 3, "detail": 0.4}
    for i, (half, y) in enumerate(((84, 1018), (66, 996))):
        top = polygon([(x - half + 8, y - 16), (x + half - 8, y - 16), (x + half, y), (x - half, y)])
        side = polygon([(x - half, y), (x + half, y), (x + half, y + 22), (x - half, y + 22)])
        paint(c, side, ["#9a7090", "#57406e"], volume=3, cast=(4, 8, 6, 0.6) if i == 0 else None, **stone)
        paint(c, top, ["#d8a8a0", "#b07c90"], volume=2, **stone)
    mat = polygon([(x - 40, 984), (x + 20, 984), (x + 24, 993), (x - 44, 993)])
    paint(c, mat, ["#c8843c", "#7a4438"], volume=2, wobble=0.6, detail=0.6)
    _cat(c, x + 30, 986)
    milk = [(-8, 0, 1), (-8, -22), (-4, -28), (-4, -36, 1), (4, -36, 1), (4, -28), (8, -22), (8, 0, 1)]
    paint(
        c,
        spline(place(milk, x - 66, 1018, 1.0)),
        ["#fff8e8", "#c8b0c0"],
        volume=4,
        wobble=0.2,
        detail=0.8,
        rim="#ffffff",
        rim_width=1.6,
    )
    c.multiply(ellipse(x - 62, 1018, 16, 4), c.shadow, 0.5, soft=3)
    box: Manner = {"wobble": 0.3, "detail": 0.6, "rim": "#ffd9a8", "rim_width": 2}
    c.multiply(ellipse(566, 1020, 30, 6), c.shadow, 0.6, soft=4)
    paint(c, polyline([(560, 1018), (560, 940)], 9), ["#5a3a64", "#33244e"], volume=3, **box)
    letters = [
        spline(place([(-16, 0, 1), (16, 0, 1), (16, -22, 1), (-16, -22, 1)], 556 + dx, 908, 1, turn=turn))
        for dx, turn in ((-10, -18), (4, 6), (14, 24))
    ]
    for letter in letters:
        paint(c, letter, ["#fff4dc", "#d8b8a8"], volume=2, cast=(2, 2, 2, 0.4), **box)
    paint(
        c,
        spline([(528, 946, 1), (528, 908), (536, 900, 1), (584, 900, 1), (592, 908), (592, 946, 1)]),
        ["#4f7a86", "#2a3c60"],
        volume=7,
        **box,
    )
    c.over(polyline([(540, 916), (580, 916)], 5), "#1a1c40")


def _cat(c: Canvas, x: float, y: float) -> None:
    """A cat from behind, looking into the gap."""
    tail = line([(x + 20, y - 6), (x + 40, y - 2), (x + 52, y + 8), (x + 50, y + 24), (x + 42, y + 30)], 9)
    body = spline(
        [
            (x - 25, y + 3, 1),
            (x - 27, y - 18),
            (x - 20, y - 44),
            (x - 13, y - 60),
            (x + 9, y - 60),
            (x + 18, y - 42),
            (x + 26, y - 16),
            (x + 24, y + 3, 1),
            (x, y + 6),
        ]
    )
    head = spline(
        [
            (x - 20, y - 66),
            (x - 22, y - 80),
            (x - 19, y - 98, 1),
            (x - 9, y - 89),
            (x + 3, y - 89),
            (x + 14, y - 99, 1),
            (x + 17, y - 80),
            (x + 15, y - 66),
            (x + 6, y - 57),
            (x - 12, y - 57),
        ]
    )
    c.multiply(ellipse(x + 4, y + 4, 40, 6), c.shadow, 0.6, soft=4)
    paint(
        c,
        [tail, body, head],
        ["#3a2c52", "#1c1638"],
        volume=13,
        shading=0.6,
        angle=84,
        streaks=1.1,
        wobble=0.5,
        rim="#ffe2a8",
        rim_width=3.4,
        detail=0.6,
        light=(0, -1),
    )


def _lamp(c: Canvas) -> None:
    """A street lamp, near and dark, off to the left."""
    x = 116.0
    iron: Manner = {"wobble": 0.3, "detail": 0.6, "rim": "#ffcf9c", "rim_width": 2.6}
    glow(c, x, 640, 230, "#ffc060", 0.55)
    post = [
        polyline([(x, 690), (x, 1110)], 11),
        polyline([(x - 22, 716), (x + 22, 716)], 6),
        ellipse(x, 700, 11, 8),
        ellipse(x, 820, 10, 7),
        spline(
            [
                (x - 22, 1126, 1),
                (x - 14, 1090),
                (x - 8, 1060),
                (x + 8, 1060),
                (x + 14, 1090),
                (x + 22, 1126, 1),
            ]
        ),
    ]
    c.multiply(ellipse(x + 4, 1124, 50, 8), c.shadow, 0.7, soft=5)
    paint(c, post, ["#332a58", "#191540"], along=("x", x - 14, x + 14), volume=5, angle=88, **iron)
    glass = spline([(x - 17, 690, 1), (x + 17, 690, 1), (x + 27, 618, 1), (x - 27, 618, 1)])
    paint(c, glass, ["#fffbe0", "#ffd070"], volume=2, shading=0.2, detail=0.8, wobble=0.2)
    cage = [
        polyline([(x - 17, 690), (x - 27, 618)], 4),
        polyline([(x + 17, 690), (x + 27, 618)], 4),
        polyline([(x, 690), (x, 618)], 3),
        spline([(x - 36, 620, 1), (x - 16, 592), (x, 586), (x + 16, 592), (x + 36, 620, 1)]),
        ellipse(x, 582, 6),
    ]
    paint(c, cage, ["#332a58", "#191540"], volume=4, **iron)
    glow(c, x, 654, 60, "#fff0c0", 0.6)
