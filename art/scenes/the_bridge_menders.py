"""Two masons build one bridge from both banks; the halves meet in the air, one too high, one too low."""

import random
from collections.abc import Callable
from itertools import pairwise

from art.canvas import Canvas
from art.colour import Colour, Pixels, mix, rgb
from art.light import fog, ripple
from art.motifs.ground import hill
from art.motifs.water import water
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="and7gh61",
    slug="the-bridge-menders",
    seed=8001,
    palette="P10",
    horizon="high",
    reach="close",
    hour="day",
    mood="comic",
    description="Two masons kneel at the ends of two halves of a stone bridge over a river; one half is "
    "higher than the other, and each holds a stone.",
    clues=("We did agree on everything", "Meet me halfway", "Project management", "Long-distance love"),
    motifs=("work", "water", "paths", "two"),
    light=(0.65, -0.75),
    shadow="#33305c",
    warmth="#fff4d2",
    grade=("#33325e", "#fff2cc", 0.05),
    contrast=0.15,
    vignette=0.25,
)

STONE: Manner = {
    "shading": 0.75,
    "streaks": 1.1,
    "mottle": 1.4,
    "wobble": 0.8,
    "rim": "#fffbe6",
    "detail": 0.35,
    "dark": "#3a3560",
}


def draw(c: Canvas) -> None:
    """Sky and far banks, the river; the low half from the left, the high half from the right; the masons."""
    c.background([(0, "#7fb8c8"), (0.2, "#b4d6d2"), (0.36, "#f3eed2"), (1, "#c9c086")], angle=-8, mottle=1.1)
    _far(c)
    _river(c)
    _half(c, LOW, 5)
    _half(c, HIGH, 9)
    _ferry(c)
    _bank(c)
    _mason(c, 392, 640, 1.0, 1, "#c8492f", "#6a3a48")
    _mason(c, 486, 452, 0.98, -1, "#3f7f98", "#2c4868")
    _trifles(c)


LOW: list[tuple[float, float, float]] = [
    (-120, 858, 1.0),
    (0, 748, 0.9),
    (120, 684, 0.8),
    (240, 652, 0.72),
    (345, 640, 0.66),
    (420, 640, 0.62),
]
HIGH: list[tuple[float, float, float]] = [
    (900, 600, 1.0),
    (780, 530, 0.9),
    (680, 482, 0.8),
    (580, 458, 0.72),
    (500, 450, 0.66),
    (446, 452, 0.6),
]


def _far(c: Canvas) -> None:
    ridges: list[tuple[Points, list[str], float]] = [
        (
            [(-40, 330, 1), (120, 292), (300, 322), (470, 280), (640, 316), (820, 286, 1)],
            ["#8fb4b4", "#a8c2a8"],
            0.55,
        ),
        (
            [(-40, 372, 1), (140, 350), (330, 376), (520, 344), (700, 372), (820, 352, 1)],
            ["#9aac7a", "#b8b884"],
            0.35,
        ),
    ]
    for ridge, tones, air in ridges:
        paint(c, hill(ridge), tones, volume=12, angle=6, haze=("#d8e4d0", air))
    chance = random.Random(4)
    for _ in range(34):
        x, y = chance.uniform(0, 768), chance.uniform(352, 392)
        size = chance.uniform(8, 17)
        paint(
            c,
            [ellipse(x, y, size, size * 0.8), ellipse(x + size * 0.8, y + 3, size * 0.7, size * 0.6)],
            ["#7f9a6a", "#5a7a66"],
            volume=5,
            haze=("#d8e4d0", 0.3),
        )
    for side, x in ((1, 62), (-1, 690)):
        _village(c, x, 384, side)
    fog(c, 404, 26, "#f6f0d6", 0.6)


def _village(c: Canvas, x: float, y: float, side: int) -> None:
    """Each bank has its own people, its own church of chimneys, its own colour of roofs."""
    roof = "#b85a40" if side > 0 else "#4a7a94"
    for dx, w, h in ((-40, 34, 26), (0, 28, 44), (34, 36, 24), (70, 26, 30)):
        left = x + dx * side - w / 2
        own: Manner = {"volume": 3, "wobble": 0.3, "detail": 0.5, "haze": ("#e4e8d4", 0.28)}
        paint(
            c,
            polygon([(left, y), (left, y - h), (left + w, y - h), (left + w, y)]),
            ["#f0e4c8", "#c8b898"],
            **own,
        )
        paint(
            c,
            polygon([(left - 4, y - h), (left + w / 2, y - h - w * 0.55), (left + w + 4, y - h)]),
            [rgb(roof), mix(roof, "#33305c", 0.35)],
            **own,
        )


def _river(c: Canvas) -> None:
    stream = water(c, 408, ["#d9e6d2", "#8fc0c2", "#5fa3b5", "#3f7f98", "#2f5a80"], seed=9, chop=0.3)
    glints = smoothstep(c.noise(24, 21, 3, wide=3.4, tall=0.26), 0.56, 0.72) * stream
    c.screen(glints, "#fff8dc", 0.5)
    for k in range(7):
        ripple(c, 200 + k * 70, 900 + k * 26, 170, "#e4f0e0", 0.5, 30 + k, thin=3)
    shade = smoothstep(c.noise(26, 77, 3, wide=3.2, tall=0.28), 0.25, 0.6) * stream
    c.over(
        c.mask(spline([(-20, 830, 1), (200, 860), (410, 900), (420, 960), (200, 1000), (-20, 1010, 1)]), 22)
        * shade,
        "#2c4a76",
        0.65,
    )
    c.over(
        c.mask(spline([(800, 680, 1), (620, 690), (440, 720), (430, 770), (620, 800), (800, 830, 1)]), 20)
        * shade,
        "#346088",
        0.6,
    )


def _half(c: Canvas, crown: list[tuple[float, float, float]], seed: int) -> None:
    """Half an arch: dark belly, voussoirs along its edge, courses above, a parapet; its end is toothed."""
    flip = 1 if crown[0][0] < crown[-1][0] else -1
    top = [(x, y) for x, y, _ in crown]
    end = top[-1]
    if flip > 0:
        belly: list[tuple[float, ...]] = [
            (end[0] - 6, end[1] + 62, 1),
            (330, 716),
            (230, 752),
            (150, 810),
            (96, 890),
            (70, 980),
            (60, 1160, 1),
            (-120, 1160, 1),
        ]
    else:
        belly = [
            (end[0] + 4, end[1] + 60, 1),
            (536, 524),
            (622, 560),
            (682, 620),
            (722, 700),
            (742, 800),
            (750, 960),
            (752, 1190, 1),
            (900, 1190, 1),
        ]
    wall = paint(
        c,
        spline([*[(x, y) for x, y in top[:-1]], (*end, 1), *belly]),
        ["#e6d6ac", "#c8b48a", "#948676"],
        volume=10,
        angle=0,
        rim_width=3,
        **{**STONE, "wobble": 0.4},
    )
    _courses(c, wall, top, seed)
    _ring(c, [(p[0], p[1]) for p in belly[:-1]], flip)
    _deck(c, top, flip)


def _courses(c: Canvas, wall: Pixels, top: list[tuple[float, float]], seed: int) -> None:
    """Stones laid in rows that follow the crown of the arch."""
    chance = random.Random(seed)
    flip = 1 if top[0][0] < top[-1][0] else -1
    for row in range(26, -1, -1):
        x = top[-1][0] - flip * chance.uniform(0, 20)
        while -60 < x < 830:
            wide = chance.uniform(34, 58)
            a, b = x, x - flip * wide
            ya, yb = _height(top, a) + row * 31 + 12, _height(top, b) + row * 31 + 12
            block = polygon(
                [(a - flip * 2, ya), (b + flip * 2, yb), (b + flip * 2, yb + 28), (a - flip * 2, ya + 28)]
            )
            tone = chance.choice(("#e9dcb6", "#d6c69c", "#c4b28c", "#dccba8", "#b8aa94"))
            paint(
                c,
                block,
                [rgb(tone), mix(tone, "#5a5478", 0.22)],
                volume=6,
                rim_width=1.8,
                inside=wall,
                **{**STONE, "wobble": 0.5},
            )
            x = b


def _height(top: list[tuple[float, float]], x: float) -> float:
    """The crown's height at x, straight between its points."""
    points = sorted(top)
    for (xa, ya), (xb, yb) in pairwise(points):
        if xa <= x <= xb:
            return ya + (yb - ya) * (x - xa) / (xb - xa)
    return points[0][1] if x < points[0][0] else points[-1][1]


def _ring(c: Canvas, arch: list[tuple[float, float]], flip: int) -> None:
    """The wedge stones of the arch, and the shade below it."""
    chance = random.Random(3)
    for (xa, ya), (xb, yb) in pairwise(arch):
        steps = max(1, round(((xb - xa) ** 2 + (yb - ya) ** 2) ** 0.5 / 34))
        for k in range(steps):
            t0, t1 = k / steps, (k + 0.93) / steps
            ax, ay, bx, by = (
                xa + (xb - xa) * t0,
                ya + (yb - ya) * t0,
                xa + (xb - xa) * t1,
                ya + (yb - ya) * t1,
            )
            length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
            nx, ny = (by - ay) / length * flip * -34, (bx - ax) / length * flip * 34
            tone = chance.choice(("#f0e4c0", "#dccaa0", "#cab890"))
            wedge = polygon([(ax, ay), (bx, by), (bx + nx, by + ny), (ax + nx, ay + ny)])
            paint(
                c,
                wedge,
                [rgb(tone), mix(tone, "#4a4670", 0.3)],
                volume=7,
                rim_width=2,
                cast=(0, 6, 6, 0.35),
                **STONE,
            )


def _deck(c: Canvas, top: list[tuple[float, float]], flip: int) -> None:
    """Flagstones along the crown, and the low parapet that stops before the end."""
    slab = line([(x, y + 4) for x, y in top], 17)
    paint(
        c,
        slab,
        ["#fbf2d6", "#c9b892"],
        volume=6,
        rim_width=3,
        cast=(0, 8, 6, 0.4),
        **{**STONE, "wobble": 0.4},
    )
    joints = []
    x = top[-1][0]
    while -40 < x < 820:
        y = _height(top, x)
        joints.append(line([(x, y - 4), (x - flip * 2, y + 11)], 2.6))
        x -= flip * 42
    c.multiply(joints, "#5a5070", 0.6, soft=0.6)
    last = top[-1]
    tooth = [
        polygon(
            [
                (last[0] - flip * 4, last[1] + 22),
                (last[0] + flip * 20, last[1] + 22),
                (last[0] + flip * 20, last[1] + 40),
                (last[0] - flip * 4, last[1] + 40),
            ]
        )
    ]
    paint(c, tooth, ["#e6d6ac", "#b0a080"], volume=5, rim_width=2, **STONE)


def _mason(c: Canvas, x: float, y: float, size: float, flip: float, shirt: str, apron: str) -> None:
    """On one knee, seen from the side, a stone before the breast, the head turned to the other."""
    own: Manner = {
        "rim": "#fffbe6",
        "rim_width": 2.6,
        "detail": 0.8,
        "wobble": 0.4,
        "dark": "#33305c",
        "shading": 0.75,
    }
    up = -1 if flip > 0 else 1

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, flip)

    c.multiply(ellipse(x - 14 * flip, y + 3, 58, 7), c.shadow, 0.7, soft=4)
    back_leg = [
        line(at([(-18, -52), (-6, -12), (-50, -8)]), 25),
        spline(at([(-48, -20, 1), (-70, -18), (-74, 2, 1), (-46, 2, 1)])),
    ]
    paint(c, back_leg, ["#5a5878", "#35325a"], volume=9, **own)
    front_leg = [
        line(at([(-14, -54), (24, -50), (22, -10)]), 26),
        spline(at([(8, -12, 1), (32, -14), (44, -4), (44, 2, 1), (8, 2, 1)])),
    ]
    paint(c, front_leg, ["#6a6888", "#3c3a62"], volume=10, cast=(-3, 4, 5, 0.4), **own)
    torso = [(-34, -46), (-40, -86), (-30, -126), (-6, -142), (14, -134), (22, -104), (16, -62), (6, -44)]
    paint(
        c,
        spline(at(torso)),
        [mix(shirt, "#fff2d0", 0.25), rgb(shirt), mix(shirt, "#33305c", 0.45)],
        volume=20,
        angle=78,
        streaks=1,
        **own,
    )
    bib = [(2, -124), (19, -122), (22, -90), (30, -52), (12, -38), (-2, -50), (0, -90)]
    paint(c, spline(at(bib)), [mix(apron, "#fff2d0", 0.3), rgb(apron)], volume=8, **own)
    c.multiply([line(at([(-6, -134), (-22, -100), (-30, -56)]), 4)], apron, 0.7)
    _head(c, at, size, up, own)
    stone = [(26, -108, 1), (66, -112, 1), (68, -80, 1), (28, -76, 1)]
    paint(c, spline(at(stone)), ["#f0e4c0", "#b8a888"], volume=9, rim_width=3, cast=(0, 4, 4, 0.4), **STONE)
    sleeve = line(at([(-14, -120), (-8, -84), (14, -78)]), 21)
    paint(
        c,
        sleeve,
        [mix(shirt, "#fff2d0", 0.2), mix(shirt, "#33305c", 0.3)],
        volume=8,
        cast=(-2, 4, 5, 0.5),
        **own,
    )
    forearm = line(at([(12, -78), (30, -76)]), 14)
    paint(
        c,
        [forearm, spline(at([(28, -84), (46, -82), (50, -74), (40, -68), (28, -69)]))],
        ["#f0c4a0", "#b47c6a"],
        volume=5,
        **own,
    )


def _head(
    c: Canvas, at: Callable[[Points], list[tuple[float, ...]]], size: float, up: int, own: Manner
) -> None:
    turn = 20 * up

    def head(points: Points) -> list[tuple[float, ...]]:
        tilted = place(points, 2, -150, 1, 1, turn)
        return at(tilted)

    face = [
        (-16, 20),
        (-19, 0),
        (-15, -18),
        (4, -24),
        (18, -14),
        (19, -6),
        (27, 2),
        (21, 6),
        (21, 14),
        (12, 22),
        (4, 24),
        (4, 32),
        (-14, 32),
    ]
    paint(c, spline(head(face)), ["#f6cfa8", "#d09878"], volume=10, **own)
    if up > 0:
        beard = [(-10, 8), (2, 12), (20, 10), (23, 18), (16, 36), (2, 40), (-10, 28)]
        paint(c, spline(head(beard)), ["#f4ecd8", "#b8b0b0"], volume=8, angle=80, **own)
    else:
        paint(
            c,
            spline(head([(10, 8), (24, 9), (30, 15), (20, 14), (12, 14)])),
            ["#5a3a34", "#33202c"],
            volume=3,
            **own,
        )
    c.multiply(line(head([(9, -2), (13, 1), (17, -1)]), 2.6 * size), "#3a2430", 0.9)
    hair = [(-19, 12), (-22, -6), (-10, -14), (-6, 0), (-8, 14)]
    paint(
        c, spline(head(hair)), ["#d8d0c4", "#8a8490"] if up > 0 else ["#5a3a34", "#33202c"], volume=5, **own
    )
    if up > 0:
        cap = [(-21, -8), (-20, -24), (-2, -34), (16, -26), (22, -14), (34, -11), (20, -8), (0, -12)]
        paint(c, spline(head(cap)), ["#5a6a94", "#33305c"], volume=8, **own)
    else:
        cloth = [(-23, -2), (-22, -20), (-4, -31), (14, -24), (20, -12), (0, -12)]
        paint(
            c,
            [spline(head(cloth)), spline(head([(-20, -6), (-34, 2), (-40, 14), (-28, 10), (-20, 4)]))],
            ["#fbf2d6", "#c8b8a0"],
            volume=7,
            **own,
        )


def _ferry(c: Canvas) -> None:
    """Under the gap a boat goes across with two passengers and a goat, as it always did."""
    x, y = 548, 900
    c.multiply(ellipse(x, y + 20, 150, 16), "#1f3a6a", 0.7, soft=9)
    own: Manner = {
        "rim": "#fffbe6",
        "rim_width": 2.4,
        "detail": 0.8,
        "wobble": 0.4,
        "dark": "#33305c",
        "volume": 9,
    }
    _passenger(c, 492, y, "#8a5a78", "#e8dcc8", own)
    _passenger(c, 548, y, "#c0a040", "#5a3430", own)
    straw = [ellipse(496, y - 98, 30, 6, -16), ellipse(492, y - 106, 15, 10, -16)]
    paint(c, straw, ["#f0d890", "#b89858"], **own)
    _goat(c, y, own)
    hull = [
        (x - 142, y - 22, 1),
        (x - 80, y - 6),
        (x, y - 2),
        (x + 90, y - 6),
        (x + 146, y - 28, 1),
        (x + 118, y + 14),
        (x + 60, y + 24),
        (x - 70, y + 24),
        (x - 118, y + 12),
    ]
    paint(c, spline(hull), ["#a8684a", "#6a4048", "#3a2c4c"], angle=2, streaks=1.2, **{**own, "volume": 12})
    c.screen(
        line([(x - 138, y - 20), (x - 80, y - 4), (x, y), (x + 90, y - 4), (x + 142, y - 26)], 4),
        "#f0c890",
        0.6,
    )
    paint(c, line([(520, y - 30), (440, y + 40)], 6), ["#d8b078", "#8a5a48"], **{**own, "volume": 2})
    sleeves = [
        line([(480, y - 50), (486, y - 30), (510, y - 22)], 13),
        line([(546, y - 48), (566, y - 32), (556, y - 16)], 13),
    ]
    paint(c, sleeves[0], ["#93709a", "#5a4468"], **{**own, "volume": 4})
    paint(c, sleeves[1], ["#cdb458", "#7a6a44"], **{**own, "volume": 4})
    paint(c, [ellipse(513, y - 23, 6), ellipse(554, y - 14, 6)], "#f0c49c", **{**own, "volume": 2})
    for k in range(3):
        ripple(c, x - 20, y + 24 + k * 12, 170 + k * 30, "#f0f4e4", 0.8 - k * 0.2, 60 + k, thin=3)


def _passenger(c: Canvas, x: float, y: float, coat: str, hair: str, own: Manner) -> None:
    """Sits in the boat, head laid back to see what goes on above."""
    body = [
        *[(-26, 4, 1), (-29, -26), (-22, -52), (-8, -66), (8, -66), (19, -52), (22, -26), (24, 4, 1)],
    ]
    shape = paint(c, spline(place(body, x, y)), [rgb(coat), mix(coat, "#33305c", 0.5)], **own)
    c.multiply(line(place([(-6, -56), (-2, -30), (-8, 0)], x, y), 4), "#33305c", 0.5, soft=2, inside=shape)
    collar = line(place([(-12, -64), (0, -60), (12, -64)], x, y), 9)
    paint(c, collar, ["#f0e6d0", "#b0a0a0"], **{**own, "volume": 3})
    face = [
        *[
            (-12, 14),
            (-17, 0),
            (-13, -16),
            (0, -22),
            (12, -17),
            (15, -8),
            (22, 0),
            (16, 4),
            (16, 10),
            (8, 16),
        ],
    ]
    paint(c, spline(place(face, x + 3, y - 84, 1, turn=-26)), ["#f0c49c", "#c08a70"], **own)
    locks = [(-8, 16), (-20, 8), (-22, -10), (-12, -25), (4, -28), (15, -18), (2, -14), (-4, -2), (-2, 8)]
    tones: list[Colour] = [hair, mix(hair, "#33305c", 0.4)]
    paint(c, spline(place(locks, x + 3, y - 84, 1, turn=-26)), tones, **own)


def _goat(c: Canvas, y: float, own: Manner) -> None:
    """Lies in the bow, the only one who looks where the boat goes."""
    coat = [
        *[(582, 4), (578, -30), (594, -50), (622, -52), (640, -58), (646, -80), (658, -94), (672, -92)],
        *[(690, -76), (694, -68), (686, -62), (672, -62), (668, -44), (666, -20), (662, 4)],
    ]
    beard = spline([(684, y - 64, 1), (680, y - 42, 1), (672, y - 62, 1)])
    body = [spline([(u, y + v) for u, v in coat]), beard]
    paint(c, body, ["#fbf4e0", "#cabfb8", "#8f8a9a"], **{**own, "volume": 14})
    horns = [
        line([(660, y - 92), (652, y - 108), (636, y - 114)], 7),
        line([(667, y - 93), (664, y - 110), (650, y - 120)], 6),
    ]
    paint(c, horns, ["#b89a70", "#6a4c48"], **{**own, "volume": 3})
    ear = spline([(656, y - 84, 1), (640, y - 82), (628, y - 72), (644, y - 72), (658, y - 78, 1)])
    paint(c, ear, ["#e8dcc8", "#9a8c94"], cast=(-2, 4, 3, 0.5), **{**own, "volume": 3})
    c.over(line([(668, y - 82), (673, y - 79), (678, y - 80)], 2.8), "#3a2430", 0.9)
    c.over(ellipse(691, y - 71, 3, 2.4), "#5a3440", 0.9)


def _bank(c: Canvas) -> None:
    """The near bank in the corner, with the plan both of them used, held down by a cup."""
    bank = hill([(-40, 1010, 1), (90, 1016), (230, 1058), (380, 1110), (470, 1170), (500, 1220, 1)])
    body = paint(
        c,
        bank,
        ["#b8b46a", "#8a8c50", "#5a5c48"],
        volume=16,
        angle=14,
        streaks=1.4,
        mottle=1.3,
        rim="#fff6c8",
        rim_width=4,
    )
    chance = random.Random(7)
    blades = []
    for _ in range(190):
        x = chance.uniform(-10, 440)
        y = 1016 + max(0, x - 90) * 0.26 + chance.random() ** 1.5 * 130
        blades.append(line([(x, y + 6), (x + chance.uniform(-6, 6), y - chance.uniform(10, 26))], 3))
    paint(c, blades, ["#d2cc80", "#7f8850"], volume=1, wobble=0, detail=0.4)
    c.multiply(ellipse(60, 1120, 150, 40), "#33305c", 0.3, soft=20, inside=body)


def _trifles(c: Canvas) -> None:
    """A plumb line hangs from the upper end and misses; the drawing lies cut in two halves."""
    x, y = 452, 512
    c.over(line([(x, y), (x + 1, 606)], 2.8), "#3b3550", 0.9)
    paint(
        c,
        spline([(x - 9, 604, 1), (x + 11, 604, 1), (x + 1, 636, 1)]),
        ["#e0b868", "#7a5a40"],
        volume=4,
        detail=0.8,
        wobble=0.2,
        rim="#fff6d0",
        rim_width=2,
    )
    c.sharpen(line([(x, y), (x, 610)], 8), 0.8)
    for points, tones in (
        ([(60, 1066, 1), (158, 1044, 1), (176, 1092, 1), (120, 1092), (78, 1116, 1)], ("#fbf6e0", "#c8c0a8")),
        (
            [(184, 1042, 1), (262, 1052, 1), (258, 1110, 1), (196, 1100, 1), (206, 1072)],
            ("#f6eed4", "#b8b0a0"),
        ),
    ):
        sheet = paint(
            c,
            spline(points),
            list(tones),
            volume=4,
            wobble=0.3,
            detail=0.6,
            cast=(-3, 5, 5, 0.5),
            rim="#ffffff",
            rim_width=2,
        )
        middle = points[0][0] + 10
        drawn: list[Shape] = [
            line([(middle, 1092), (middle + 34, 1066), (middle + 70, 1066 if middle < 100 else 1088)], 2.6),
            polyline([(middle + 8, 1098), (middle + 66, 1090)], 2.4),
        ]
        c.multiply(drawn, "#3f6a94", 0.7, inside=sheet)
    c.multiply(ellipse(300, 1112, 26, 6), "#33305c", 0.6, soft=4)
    paint(
        c,
        spline([(284, 1074, 1), (320, 1074, 1), (316, 1104), (308, 1112), (294, 1112), (287, 1104)]),
        ["#d8604a", "#8a3438"],
        volume=8,
        detail=0.7,
        wobble=0.3,
        rim="#fff0d0",
        rim_width=2.5,
    )
    paint(c, ellipse(302, 1075, 18, 5), ["#5a2c34", "#3a2034"], volume=1, detail=0.7, wobble=0.2)
