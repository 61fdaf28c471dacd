"""A well seen from above goes right through: in the bright sky at its bottom somebody looks up."""

import math
import random
from itertools import pairwise

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import sparkle
from art.motifs.bent import Tube
from art.motifs.ground import grass
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, polygon, spline

SCENE = Scene(
    id="rpz7bsit",
    slug="the-well-of-two-skies",
    seed=8106,
    palette="P3",
    horizon="none",
    reach="middle",
    hour="night",
    mood="wonder",
    description="A deep stone well seen from above at night; at its bottom is a round blue day sky with a "
    "cloud, where a person leans over the other rim, and a bucket hangs between.",
    clues=("The other side of the world", "Upside down", "Somebody hears you", "Rock bottom"),
    motifs=("water", "light", "two", "thresholds", "night"),
    light=(-0.2, -0.8),
    shadow="#0a1236",
    warmth="#dfe8ff",
    grade=("#0c1438", "#f4f0d8", 0.08),
    contrast=0.18,
    vignette=0.5,
)

MOUTH = (394.0, 500.0, 352.0, 330.0)
BOTTOM = (420.0, 590.0, 104.0, 98.0)
"""Centre and half axes of the rim above and of the rim far below."""


def draw(c: Canvas) -> None:
    """Night grass; the shaft ring by ring; the day at its bottom; rope and bucket; the rim and our hands."""
    _meadow(c)
    _shaft(c)
    _day(c)
    _bucket(c)
    _rim(c)
    _ours(c)


def _ring(share: float) -> tuple[float, float, float, float]:
    """The ring at a share of the depth, in perspective."""
    near = (1 - share) ** 2.1
    x, y, across, down = (b + (a - b) * near for a, b in zip(MOUTH, BOTTOM, strict=True))
    return x, y, across, down


def _meadow(c: Canvas) -> None:
    c.background([(0, "#1c2a5c"), (0.5, "#2c4a68"), (1, "#16284a")], angle=20, mottle=1.4)
    chance, blades = random.Random(4), []
    for _ in range(900):
        x, y = chance.uniform(-10, 780), chance.uniform(-10, 1160)
        away = math.hypot((x - 394) / 380, (y - 500) / 356)
        if away < 1.08:
            continue
        way = math.atan2(y - 500, x - 394) + chance.uniform(-0.6, 0.6)
        tall = chance.uniform(14, 40)
        blades.append(line([(x, y), (x + math.cos(way) * tall * 0.5, y + math.sin(way) * tall * 0.5 - 3),
                            (x + math.cos(way) * tall, y + math.sin(way) * tall)], chance.uniform(2,
                                4.5)))  # fmt: skip
    for k, tone in enumerate((["#2c5468", "#1c3a58"], ["#4a7a80", "#2c5468"], ["#6d9488", "#3a6a70"])):
        paint(c, blades[k::3], tone, volume=1.5, wobble=0.2, rim="#cfe0d8", rim_width=1, rim_strength=0.4)
    daisies = [(60, 80), (700, 60), (92, 900), (34, 700), (738, 930), (706, 860), (170, 1010), (250, 40)]
    for x, y in daisies:
        petals = [
            ellipse(x + 9 * math.cos(a * 0.9), y + 9 * math.sin(a * 0.9), 6, 4, a * 51.5) for a in range(7)
        ]
        paint(c, petals, ["#fbf6d8", "#9aa8d0"], volume=2, wobble=0.3, detail=0.7)
        c.over(ellipse(x, y, 4.4), "#e0b858")


def _shaft(c: Canvas) -> None:
    x, y, across, down = MOUTH
    c.over(ellipse(x, y, across, down), "#0d1438")
    rows = 17
    for j in range(rows):
        share, after = j / rows, (j + 1) / rows
        upper, lower = _ring(share), _ring(after)
        deep = share**0.8
        tint = _mixed(deep)
        wall = c.mask(ellipse(*upper)) * (1 - c.mask(ellipse(*lower)))
        c.over(wall, tint[1])
        stones: list[list[Shape]] = [[], [], []]
        count = 26
        for i in range(count):
            start = (i + (j % 2) * 0.5 + 0.05) / count * math.tau
            end = start + 0.9 / count * math.tau
            corners = [_on(upper, start, 0.995), _on(upper, (start + end) / 2, 0.998), _on(upper, end, 0.995),
                       _on(lower, end, 1.02), _on(lower, (start + end) / 2, 1.025), _on(lower, start,
                                                                                        1.02)]  # fmt: skip
            stones[(i * 5 + j * 3) % 3].append(polygon(corners))
        for k, group in enumerate(stones):
            lift = (k - 1) * 0.08
            paint(c, group, [_tone(deep, 0.1 + lift), _tone(deep, lift)], volume=max(3, 9 * (1 - share)),
                  shading=0.5,
                  wobble=0.5 * (1 - share) + 0.2, rim="#cfd8f4", rim_width=1.6,
                  rim_strength=0.5 * (1 - share),
                  light=(0, -1), angle=0)  # fmt: skip
    hole = c.mask(ellipse(x, y, across, down))
    lit = np.exp(-((np.hypot(c.x - 420, (c.y - 590) * 1.06) - 100).clip(0) / 74)).astype(np.float32)
    c.screen(lit * hole, "#a8d8ec", 0.75)
    shade: Pixels = hole * smoothstep(500 - c.y + (c.x - 394) * 0.2, -60, 320)
    c.multiply(shade, "#1c2456", 0.72)
    moss = smoothstep(c.noise(40, 7, 4), 0.56, 0.68) * hole * smoothstep(c.y, 560, 800)
    c.over(moss, "#5a8a7c", 0.4)
    ferns: list[Points] = [[(150, 690), (190, 660), (236, 664)], [(640, 700), (600, 668), (556, 676)],
                           [(250, 770), (282, 730), (322, 724)]]  # fmt: skip
    for points in ferns:
        grass(c, points, ["#8ab89c", "#2c5a5c"], height=44, count=16, seed=int(points[0][0]), rim="#dff0d8")


def _on(ring: tuple[float, float, float, float], angle: float, swell: float) -> tuple[float, float]:
    x, y, across, down = ring
    return x + across * swell * math.cos(angle), y + down * swell * math.sin(angle)


def _tone(deep: float, lift: float) -> str:
    """Stone at a depth: night blue above, lit again by the day below."""
    stops = ((0.0, (112, 124, 176)), (0.35, (66, 80, 138)), (0.7, (40, 58, 116)), (1.0, (92, 146, 186)))
    for (a, one), (b, other) in pairwise(stops):
        if deep <= b:
            share = (deep - a) / (b - a)
            rgb = [
                min(255, max(0, int((p + (q - p) * share) * (1 + lift * 2))))
                for p, q in zip(one, other, strict=True)
            ]
            return "#{:02x}{:02x}{:02x}".format(*rgb)
    return "#5c92ba"


def _mixed(deep: float) -> tuple[str, str]:
    return _tone(deep, 0.1), _tone(deep, -0.28)


def _day(c: Canvas) -> None:
    """The far end: a summer sky, and a head over the other rim, seen the other way up."""
    x, y, across, down = BOTTOM
    disc = c.mask(ellipse(x, y, across, down))
    paint(c, disc, ["#6cbce0", "#a4daea", "#e8f6ec"], along=("y", y - down, y + down), volume=0, angle=10,
          wobble=0.3,
          detail=0.5)  # fmt: skip
    cloud = [
        ellipse(x - 46 + dx, y - 34 + dy, r, r * 0.72)
        for dx, dy, r in ((-26, 6, 17), (0, -4, 24), (26, 4, 18), (46, 8, 11))
    ]
    paint(c, cloud, ["#ffffff", "#d4e4ec"], volume=8, shading=0.35, inside=disc, wobble=0.8, detail=0.5)
    bird = [line([(x - 64, y + 22), (x - 54, y + 15), (x - 47, y + 22)], 3), line([(x - 47, y + 22), (x - 39,
                                                                                                      y + 15),
            (x - 30, y + 21)], 3)]  # fmt: skip
    c.over(bird, "#3a5a80", 0.8, inside=disc)
    body: Manner = {"volume": 9, "shading": 0.6, "wobble": 0.3, "detail": 0.8, "inside": disc,
                    "rim": "#ffffff",
                    "rim_width": 2, "light": (-0.5, -0.6)}  # fmt: skip
    coat = spline([(x + 4, y + 110, 1), (x + 12, y + 66), (x + 30, y + 50), (x + 60, y + 46), (x + 84,
        y + 58), (x + 112, y + 80, 1),
                   (x + 80, y + 120, 1)])  # fmt: skip
    paint(c, coat, ["#c85a44", "#8a2f34"], **body)
    paint(c, ellipse(x + 46, y + 34, 24, 26), ["#d8a07c", "#a86a58"], **body)
    hair = spline([(x + 20, y + 34), (x + 20, y + 14), (x + 40, y + 2), (x + 64, y + 8), (x + 74, y + 32),
                   (x + 68, y + 46),
                   (x + 62, y + 28), (x + 44, y + 20), (x + 28, y + 26)])  # fmt: skip
    paint(c, hair, ["#5a3428", "#2c1c24"], **body)
    c.over([ellipse(x + 37, y + 34, 2.6, 3.2), ellipse(x + 51, y + 36, 2.6, 3.2)], "#2c1c24", inside=disc)
    c.over(line([(x + 38, y + 47), (x + 44, y + 50), (x + 50, y + 48)], 2.4), "#7a3c3c", 0.8, inside=disc)
    hand = [line([(x + 10, y + 80), (x - 14, y + 60), (x - 26, y + 44)], 12)]
    paint(c, hand, ["#c85a44", "#8a2f34"], **body)
    paint(c, ellipse(x - 28, y + 39, 8), ["#d8a07c", "#b07a64"], **body)
    c.over(ellipse(x, y, across, down).outline(7), "#8ac0dc", 0.7)
    c.screen(ellipse(x, y, across + 4, down + 4).outline(5), "#f4fff4", 0.5, soft=2)
    c.sharpen(disc, 0.6)


def _bucket(c: Canvas) -> None:
    """Half-way down, and full of stars of our side."""
    rope = [(300, -20), (306, 200), (300, 420), (292, 520)]
    c.multiply(line([(p[0] + 14, p[1]) for p in rope], 10), "#080e2c", 0.5, soft=4)
    paint(
        c,
        line(rope, 8),
        ["#e8d8a8", "#b89a6c", "#8a7468"],
        volume=3,
        wobble=0.4,
        detail=0.6,
        rim="#fff6d8",
        rim_width=2,
    )
    twist = [line([(298 + (y % 3), y), (308 + (y % 3), y + 8)], 2.2) for y in range(-10, 520, 14)]
    c.multiply(twist, "#5a3c3c", 0.6)
    c.multiply(ellipse(306, 640, 72, 40), "#080e2c", 0.5, soft=16)
    pail = spline([(226, 560, 1), (242, 650), (258, 672), (322, 674), (342, 652), (360, 562, 1)])
    paint(c, pail, ["#a87c5c", "#7a5248", "#3c2c48"], along=("x", 226, 360), volume=22, shading=0.7,
          angle=88, wobble=0.4,
          detail=0.4, rim="#fff0d0", rim_width=3)  # fmt: skip
    c.multiply([line([(246 + 20 * i, 572), (256 + 16 * i, 668)], 2.6) for i in range(6)], "#2c1c3c", 0.6)
    hoops = [line([(230, 592), (292, 612), (356, 592)], 6), line([(240, 642), (292, 660), (346, 640)], 6)]
    paint(c, hoops, ["#9aa8c8", "#4a5680"], volume=2.4, detail=0.6, wobble=0.2, rim="#f4f8ff", rim_width=1.5)
    top = c.mask(ellipse(293, 560, 68, 32))
    paint(
        c,
        ellipse(293, 560, 68, 32),
        ["#c89a74", "#7a5248"],
        volume=4,
        wobble=0.3,
        detail=0.6,
        rim="#fff0d0",
        rim_width=2,
    )
    inner = c.mask(ellipse(293, 562, 58, 25))
    c.over(inner, "#0a1030")
    c.screen(
        inner * np.exp(-(((c.y - 566 + (c.x - 293) * 0.3) / 12) ** 2)).astype(np.float32), "#5a6ac0", 0.6
    )
    chance = random.Random(6)
    spots = [
        (293 + chance.gauss(0, 26), 562 + chance.gauss(0, 10), chance.uniform(1, 2.6), 1.0) for _ in range(46)
    ]
    sparkle(c, c.dots(spots) * inner, "#fff6d0", 1, halo=4)
    handle = line([(228, 560), (252, 524), (292, 516), (334, 526), (358, 562)], 5)
    paint(c, handle, ["#c8d0e8", "#5a6690"], volume=2, wobble=0.2, detail=0.7, rim="#ffffff", rim_width=1.5)
    c.sharpen(top, 0.6)


def _rim(c: Canvas) -> None:
    """The kerb around the mouth: moonlit blocks, a few of them mossy."""
    x, y, across, down = MOUTH
    count, blocks = 22, list[Shape]()
    for i in range(count):
        start, end = (i + 0.04) / count * math.tau, (i + 0.96) / count * math.tau
        middle = (start + end) / 2
        inner, outer = (x, y, across, down), (x, y - 4, across + 52, down + 50)
        blocks.append(spline([(*_on(inner, start, 1), 1), _on(inner, middle, 1), (*_on(inner, end, 1), 1),
                              (*_on(outer, end, 1), 1), _on(outer, middle, 1), (*_on(outer, start, 1),
                                                                                1)]))  # fmt: skip
    c.multiply(ellipse(x, y + 10, across + 66, down + 64).outline(34), "#080e2c", 0.7, soft=14)
    for k, tone in enumerate((["#b4bcd8", "#7a86b4"], ["#c4cce0", "#8490ba"], ["#a0accc", "#66749f"])):
        paint(c, blocks[k::3], tone, along=("y", 120, 900), volume=16, shading=0.75, wobble=1, ink=0.3,
              angle=20,
              rim="#fbf6d8", rim_width=4, cast=(0, 8, 8, 0.5))  # fmt: skip
    ring = c.mask(ellipse(x, y, across + 50, down + 48)) * (1 - c.mask(ellipse(x, y, across, down)))
    moss = smoothstep(c.noise(50, 17, 4), 0.58, 0.66) * ring
    c.over(moss, "#5a8a7c", 0.75)
    c.screen(c.shift(moss, 0, -3) * (1 - moss) * ring, "#cfe8c8", 0.3)
    c.multiply(ellipse(x, y, across, down).outline(10), "#080e2c", 0.45, soft=5)


def _ours(c: Canvas) -> None:
    """We lean over: two sleeves and hands on the near kerb."""
    sleeve: Manner = {
        "volume": 34,
        "shading": 0.8,
        "streaks": 1.2,
        "rim": "#f4f0dc",
        "rim_width": 5,
        "wobble": 0.8,
    }
    for flip, x, y, turn in ((1.0, 214.0, 860.0, 12.0), (-1.0, 604.0, 850.0, -12.0)):
        lean = math.radians(turn)
        arm = spline([(x - 62, y + 62, 1), (x + 58, y + 50, 1), (x + 92 - 40 * flip + lean * 90, 1200, 1),
                      (x - 100 - 40 * flip + lean * 90, 1200, 1)])  # fmt: skip
        paint(c, arm, ["#5a6aa8", "#3a4a88", "#1c2858"], angle=80, cast=(6, 12, 16, 0.6), **sleeve)
        cuff = spline(
            [(x - 66, y + 52), (x, y + 40), (x + 62, y + 40), (x + 66, y + 76), (x, y + 82), (x - 66, y + 92)]
        )
        paint(c, cuff, ["#c85a44", "#8a2f34"], angle=0, **{**sleeve, "volume": 12})
        _hand(c, x, y, flip)


def _hand(c: Canvas, x: float, y: float, flip: float) -> None:
    """The back of a hand, its fingers bent over the kerb: each with two joints and its own shadow."""
    skin: Manner = {
        "shading": 0.75,
        "wobble": 0.5,
        "dark": "#2c1c50",
        "rim": "#fff4e0",
        "rim_width": 4,
        "detail": 0.35,
        "streaks": 0.9,
    }
    tone = ["#e0b8a4", "#b48a8c", "#6a5078"]

    def at(points: Points) -> list[tuple[float, float]]:
        return [(x + flip * p[0], y + p[1]) for p in points]

    thumb = [(36, 44, 15), (62, 20, 15), (74, -8, 13.5), (70, -34, 11.5)]
    shape = Tube([(*at([(u, v)])[0], half) for u, v, half in thumb]).piece(bow=9)
    paint(c, shape, tone, volume=12, cast=(3, 8, 8, 0.55), **skin)
    back = [
        (-44, 66),
        (-54, 26),
        (-50, -8),
        (-36, -20),
        (-8, -26),
        (22, -22),
        (44, -10),
        (54, 14),
        (50, 44),
        (38, 66),
    ]
    mask = paint(c, spline(at(back)), tone, volume=24, angle=84, cast=(0, 8, 10, 0.5), **skin)
    tendons: list[Points] = [[(u * 0.92, -4), (u * 0.6, 26), (u * 0.42, 52)] for u in (-38, -13, 14, 37)]
    c.screen([line(at(tendon), 5) for tendon in tendons], "#fff0e4", 0.16, soft=3, inside=mask)
    c.multiply(
        [line(at([(u, 0), (u * 0.7, 26)]), 5) for u in (-26, 1, 26)], "#3c2450", 0.4, soft=3, inside=mask
    )
    for u, reach, lean in ((37, 50, 7), (-40, 56, -6), (14, 70, 2), (-14, 72, -2)):
        joint = [
            (u, 2, 13.5),
            (u + lean * 0.4, -24, 13),
            (u + lean, -46, 12.4),
            (u + lean * 0.8, -reach, 9.6),
        ]
        finger = Tube([(*at([(a, b)])[0], half) for a, b, half in joint]).piece(bow=8)
        body = paint(c, finger, tone, volume=11, angle=86, cast=(2, 5, 6, 0.5), **skin)
        knuckle, bend = at([(u, -3)])[0], at([(u + lean, -44)])[0]
        c.screen(ellipse(knuckle[0], knuckle[1], 9, 7), "#fff0e4", 0.4, soft=4)
        c.screen(ellipse(bend[0], bend[1] - 3, 8, 5), "#fff0e4", 0.4, soft=3)
        creases = [line(at([(u + lean - 7, -39 + k * 4), (u + lean + 7, -39 + k * 4)]), 1.6) for k in (0, 1)]
        c.multiply(creases, "#5a3458", 0.5, soft=0.6, inside=body)
