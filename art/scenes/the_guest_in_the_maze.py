"""A maze from above at dusk: in its middle a shaggy beast waits at a laid table; somebody is coming."""

import math
import random
from itertools import pairwise

import numpy as np

from art.canvas import Canvas
from art.light import glow, sparkle
from art.motifs.bent import Tube
from art.motifs.figure import Clothes, figure
from art.motifs.fur import fur
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="z251dhg7",
    slug="the-guest-in-the-maze",
    seed=8110,
    palette="P14",
    horizon="none",
    reach="far",
    hour="dusk",
    mood="comic",
    description="In the middle of a round hedge maze seen from above a big shaggy beast with flowers waits "
    "at a laid table; a girl "
    "follows the path with a red thread.",
    clues=("Blind date", "The long way to somebody's heart", "Everybody fears the wrong one", "Am I late?"),
    motifs=("paths", "animals", "two", "waiting", "growing"),
    light=(-0.75, -0.5),
    shadow="#16243a",
    warmth="#ffe6a0",
    grade=("#182a34", "#fff0c0", 0.08),
    contrast=0.17,
    vignette=0.42,
)

MIDDLE, FLAT, FIRST, STEP, HALF, RISE = (446.0, 452.0), 0.8, 214.0, 84.0, 12.0, 28.0
GAPS: tuple[tuple[float, ...], ...] = (
    (196, 330), (128, 20), (205, 78, 300), (112, 350), (72, 215, 160), (118, 290), (84, 240), (56,
        130), (100, 20), (90, 200),
)  # fmt: skip
"""For each hedge from the middle outwards the angles of its gaps; 90 is towards us."""
WAY: Points = [
    (1010, 84),
    (924, 84),
    (924, 100),
    (844, 100),
    (840, 56),
    (760, 56),
    (756, 84),
    (676, 84),
    (672, 118),
    (592, 118),
    (588, 72),
    (508, 72),
    (504, 112),
    (424, 112),
    (420, 205),
    (340, 205),
    (338, 188),
    (338, 178),
]
"""The way of the thread: distance from the middle and angle."""


def draw(c: Canvas) -> None:
    """Gravel; the thread; hedges behind; the clearing and its host; hedges before; those who are lost."""
    _ground(c)
    for ring in reversed(range(len(GAPS))):
        _hedge(c, ring, back=True)
    _clearing(c)
    _beast(c)
    _table(c)
    for ring in range(len(GAPS)):
        _hedge(c, ring, back=False)
        if ring == 1:
            _girl(c)
    _lost(c)


def _at(far: float, degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    return MIDDLE[0] + far * math.cos(angle), MIDDLE[1] + far * FLAT * math.sin(angle)


def _ground(c: Canvas) -> None:
    away = np.clip(np.hypot(c.x - MIDDLE[0], (c.y - MIDDLE[1]) / FLAT) / 900, 0, 1).astype(np.float32)
    c.background(
        [(0, "#fff0c4"), (0.25, "#e8d49c"), (0.6, "#a8a070"), (1, "#54684c")], along=away, mottle=1.2
    )
    c.swirl(*MIDDLE)
    c.multiply((c.noise(9, 5, 2) > 0.6).astype(np.float32), "#8a7c58", 0.18, soft=0.5)
    steps: list[tuple[float, float]] = []
    for (far, turn), (next_far, next_turn) in pairwise(WAY):
        count = 1 + int(abs(next_turn - turn) / 3) + int(abs(next_far - far) / 20)
        steps += [
            _at(far + (next_far - far) * k / count, turn + (next_turn - turn) * k / count)
            for k in range(count)
        ]
    steps.append(_at(*WAY[-1][:2]))
    c.multiply(line([(x + 3, y + 4) for x, y in steps], 7), "#5a4a3c", 0.5, soft=2)
    c.over(line(steps, 5), "#c43a5a")
    c.sharpen(line(steps, 9), 0.8)


def _arcs(ring: int, back: bool) -> list[tuple[float, float]]:
    """The pieces of a hedge, from angle to angle, on the far or the near side."""
    low, high = (180.0, 360.0) if back else (0.0, 180.0)
    open_half = math.degrees(30 / (FIRST + ring * STEP))
    cuts = sorted(gap for gap in GAPS[ring] if low - 10 <= gap <= high + 10)
    edges = [low - 0.4, *(edge for gap in cuts for edge in (gap - open_half, gap + open_half)), high + 0.4]
    return [(a, b) for a, b in zip(edges[::2], edges[1::2], strict=True) if b - a > 3]


def _band(ring: int, start: float, end: float, lift: float, half: float = HALF) -> Shape:
    far = FIRST + ring * STEP
    count = max(4, int((end - start) / 5))
    turns = [start + (end - start) * k / count for k in range(count + 1)]
    outer = [_at(far + half, turn) for turn in turns]
    inner = [_at(far - half, turn) for turn in reversed(turns)]
    return polygon([(x, y - lift) for x, y in [*outer, *inner]])


def _hedge(c: Canvas, ring: int, back: bool) -> None:
    arcs = [arc for arc in _arcs(ring, back) if _seen(ring, arc)]
    if not arcs:
        return
    deep = ring / 9
    far_air = ("#d8cc9c", 0.30 - 0.03 * ring) if back else ("#1c3038", max(0.0, 0.06 * ring - 0.12))
    walls = [_band(ring, a, b, lift) for a, b in arcs for lift in (0, 7, 14, 21, RISE)]
    paint(c, walls, ["#4a6a38", "#2f4c2e", "#1c3428"], volume=7, shading=0.6, wobble=1.4, cast=(20, 10, 9,
                                                                                                0.5),
          haze=far_air, streaks=1.2)  # fmt: skip
    tops = [_band(ring, a, b, RISE) for a, b in arcs]
    top = paint(c, tops, ["#b8c05c", "#8aa04c", "#5f7f3a"], along=("x", -100, 900), volume=7, shading=0.5,
                wobble=1.8,
                haze=far_air, rim="#fff0b4", rim_width=2.6)  # fmt: skip
    chance = random.Random(ring * 2 + back)
    dark, pale = list[Shape](), list[Shape]()
    for a, b in arcs:
        for _ in range(int((b - a) * (1.2 + ring * 0.4))):
            x, y = _at(FIRST + ring * STEP + chance.uniform(-HALF, HALF), chance.uniform(a, b))
            dab = ellipse(
                x, y - RISE + chance.uniform(-1, RISE * 0.8), chance.uniform(2.4, 5), chance.uniform(1.8, 3.2)
            )
            (dark if chance.random() < 0.5 else pale).append(dab)
    c.multiply(dark, "#1f3a28", 0.4)
    c.screen(pale, "#e8e088", 0.3 - 0.12 * deep, inside=np.maximum(top, c.mask(walls)))


def _seen(ring: int, arc: tuple[float, float]) -> bool:
    places = [_at(FIRST + ring * STEP, arc[0] + (arc[1] - arc[0]) * k / 12) for k in range(13)]
    return any(-60 < x < 830 and -60 < y < 1220 for x, y in places)


def _clearing(c: Canvas) -> None:
    glow(c, MIDDLE[0] + 60, MIDDLE[1] + 30, 260, "#ffd880", 0.5, tall=0.8)
    rug = paint(c, ellipse(MIDDLE[0] + 4, MIDDLE[1] + 56, 164, 84), ["#c85a6a", "#a83a54", "#7a2a48"],
                volume=4, shading=0.3,
                wobble=0.8, rim="#ffe6b0", rim_width=2.5, cast=(4, 5, 4, 0.5))  # fmt: skip
    rings = [ellipse(MIDDLE[0] + 4, MIDDLE[1] + 56, 164 * k, 84 * k).outline(4) for k in (0.88, 0.62)]
    c.over(rings, "#f0d890", 0.7, inside=rug)


def _beast(c: Canvas) -> None:
    """It sits on a stool, facing left, flowers in its fist, its fur combed for once."""
    x, y = 410.0, 530.0
    coat: Manner = {
        "shading": 0.85,
        "wobble": 1.6,
        "angle": 84,
        "streaks": 1.5,
        "rim": "#ffe8a8",
        "rim_width": 5,
        "dark": "#241430",
    }
    c.multiply(ellipse(x + 50, y + 14, 150, 30), c.shadow, 0.6, soft=10)
    stool = [
        polyline([(x - 30, y - 40), (x - 44, y + 16)], 9),
        polyline([(x + 60, y - 40), (x + 76, y + 12)], 9),
    ]
    paint(c, stool, ["#a87844", "#5a3a34"], volume=3, wobble=0.3)
    tail = Tube(
        [
            (x + 70, y - 50, 16),
            (x + 120, y - 20, 13),
            (x + 156, y + 8, 12),
            (x + 186, y - 6, 16),
            (x + 196, y - 26, 4),
        ]
    )
    body = [(x - 60, y - 40), (x - 74, y - 100), (x - 66, y - 168), (x - 30, y - 218), (x + 30, y - 232),
            (x + 84, y - 204),
            (x + 108, y - 140), (x + 112, y - 70), (x + 94, y - 24), (x + 40, y - 10), (x - 20,
                                                                                        y - 14)]  # fmt: skip
    feet = [Tube([(x - 20, y - 40, 36), (x - 60, y - 20, 28), (x - 66, y + 14, 24), (x - 92, y + 26, 18),
                  (x - 104, y + 26, 8)]),
            Tube([(x + 40, y - 40, 36), (x + 10, y - 10, 30), (x + 2, y + 26, 25), (x - 24, y + 40, 19),
                  (x - 38, y + 40, 8)])]  # fmt: skip
    tone = ["#9a6a58", "#6a4448", "#40283c", "#2a1a30"]
    paint(c, [spline(body), tail.piece()], tone, volume=44, cast=(20, 12, 14, 0.5), **coat)
    for foot in feet:
        paint(c, foot.piece(), ["#7a5048", "#4a2e3c"], volume=16, **coat)
    head = [(x - 96, y - 206), (x - 118, y - 214), (x - 126, y - 232), (x - 112, y - 250), (x - 84, y - 260),
            (x - 66, y - 286),
            (x - 28, y - 302), (x + 16, y - 290), (x + 40, y - 250), (x + 36, y - 208), (x + 4,
                y - 178), (x - 46, y - 174),
            (x - 78, y - 186)]  # fmt: skip
    horns = [Tube([(x - 44, y - 286, 12), (x - 60, y - 318, 10), (x - 84, y - 336, 7), (x - 104, y - 334,
                                                                                        2)]),
             Tube([(x + 6, y - 288, 13), (x + 16, y - 324, 11), (x + 4, y - 352, 8), (x - 18, y - 362,
                                                                                      2)])]  # fmt: skip
    paint(c, horns[0].piece(), ["#d8c8a0", "#8a7468"], volume=6, wobble=0.5, rim="#fff6d0", rim_width=3)
    skull = paint(c, spline(head), tone[:3], volume=36, cast=(8, 16, 12, 0.5), **coat)
    mask = np.maximum(skull, c.mask(spline(body)))

    def hair(chance: random.Random) -> Points:
        u, v = chance.uniform(x - 110, x + 116), chance.uniform(y - 300, y)
        return [(u, v), (u + chance.uniform(-4, 8), v + 13), (u + chance.uniform(-4, 16), v + 26)]

    fur(c, mask, hair, 520, "#241430", "#f0b888", 6, 0.34)
    paint(
        c,
        horns[1].piece(),
        ["#f0e2b8", "#a08878"],
        volume=7,
        wobble=0.5,
        rim="#fff6d0",
        rim_width=3,
        cast=(4, 6, 5, 0.5),
    )
    ear = spline(
        [(x + 14, y - 266), (x + 44, y - 284), (x + 74, y - 276), (x + 58, y - 252), (x + 28, y - 244)]
    )
    paint(c, ear, ["#8a5a50", "#40283c"], volume=8, **{**coat, "wobble": 0.8, "rim_width": 3})
    snout = spline(
        [
            (x - 128, y - 230),
            (x - 118, y - 252),
            (x - 88, y - 252),
            (x - 78, y - 226),
            (x - 92, y - 204),
            (x - 118, y - 208),
        ]
    )
    paint(
        c,
        snout,
        ["#d8a888", "#9a6a60"],
        volume=12,
        shading=0.7,
        wobble=0.5,
        detail=0.6,
        rim="#fff0c8",
        rim_width=3,
    )
    c.over(
        [
            ellipse(x - 118, y - 234, 5, 4),
            line([(x - 116, y - 215), (x - 102, y - 211), (x - 88, y - 216)], 3.4),
        ],
        "#2a1424",
    )
    c.over(line([(x - 74, y - 256), (x - 62, y - 250), (x - 48, y - 256)], 4.6), "#180c1c")
    c.over(line([(x - 82, y - 272), (x - 66, y - 280), (x - 50, y - 280)], 5), "#2a1428", 0.8)
    bow = [polygon([(x - 46, y - 172), (x - 84, y - 190), (x - 84, y - 150)]), polygon([(x - 46, y - 172),
                                                                                        (x - 10, y - 188),
           (x - 12, y - 150)]), ellipse(x - 47, y - 171, 9)]  # fmt: skip
    paint(
        c,
        bow,
        ["#fff3cf", "#c8b888"],
        volume=5,
        detail=0.7,
        wobble=0.3,
        cast=(4, 6, 4, 0.5),
        rim="#ffffff",
        rim_width=2,
    )
    _bouquet(c, x - 110, y - 112)
    arm = Tube(
        [
            (x + 50, y - 150, 34),
            (x + 16, y - 96, 30),
            (x - 44, y - 78, 24),
            (x - 92, y - 88, 20),
            (x - 108, y - 92, 16),
        ]
    )
    paint(c, arm.piece(), ["#8a5c50", "#5a3844", "#38243a"], volume=16, cast=(8, 14, 10, 0.5), **coat)


def _bouquet(c: Canvas, x: float, y: float) -> None:
    stems = [line([(x + dx * 0.3, y + 44), (x + dx, y - 24)], 4) for dx in (-24, -10, 4, 18)]
    paint(c, stems, ["#8aa04c", "#3a5a34"], volume=1.5, wobble=0.3)
    paper = polygon([(x - 34, y - 12), (x + 30, y - 18), (x + 8, y + 50), (x - 6, y + 50)])
    paint(
        c,
        paper,
        ["#fff3cf", "#d8c898"],
        volume=6,
        wobble=0.4,
        detail=0.6,
        rim="#ffffff",
        rim_width=2,
        cast=(4, 6, 5, 0.5),
    )
    for k, (dx, dy) in enumerate(
        ((-34, -30), (-14, -46), (8, -40), (28, -32), (-22, -18), (16, -16), (-2, -26))
    ):
        colour = (["#f08098", "#c43a5a"], ["#fff3cf", "#e8c878"], ["#d84868", "#8a2444"])[k % 3]
        petals = [
            ellipse(x + dx + 8 * math.cos(a * 1.26), y + dy + 8 * math.sin(a * 1.26), 8) for a in range(5)
        ]
        paint(c, petals, colour, volume=5, wobble=0.5, detail=0.6, rim="#fff6e0", rim_width=1.6)
        c.over(ellipse(x + dx, y + dy, 4), "#f0c85c")


def _table(c: Canvas) -> None:
    x, y = 530.0, 496.0
    c.multiply(ellipse(x + 14, y + 56, 76, 20), c.shadow, 0.6, soft=8)
    paint(c, polyline([(x, y), (x, y + 50)], 12), ["#8a6444", "#4a3034"], volume=4, wobble=0.3)
    cloth = spline([(x - 72, y - 6, 1), (x - 80, y + 34), (x - 56, y + 26), (x - 34, y + 44), (x - 8,
        y + 30), (x + 18, y + 44), (x + 42, y + 28),
                    (x + 66, y + 38), (x + 76, y - 6, 1)])  # fmt: skip
    paint(
        c,
        cloth,
        ["#f4e6c0", "#c8b48c", "#8a7a70"],
        volume=10,
        shading=0.7,
        wobble=0.6,
        rim="#fff8dc",
        rim_width=2,
    )
    paint(
        c,
        ellipse(x + 2, y - 8, 76, 27),
        ["#fffbe8", "#f0e0b4"],
        volume=3,
        wobble=0.3,
        rim="#ffffff",
        rim_width=2,
    )
    plates = [ellipse(x - 36, y - 10, 22, 8), ellipse(x + 42, y - 8, 22, 8)]
    paint(c, plates, ["#ffffff", "#c8d0b0"], volume=3, wobble=0.2, detail=0.7, cast=(2, 3, 2, 0.5))
    candle = polygon([(x - 1, y - 12), (x, y - 58), (x + 12, y - 58), (x + 13, y - 12)])
    paint(c, candle, ["#fffbe0", "#d8b484"], volume=4, wobble=0.2, detail=0.7)
    glow(c, x + 6, y - 72, 110, "#ffcf70", 0.6)
    flame = spline(place([(0, 4), (6, -6), (5, -16), (1, -30, 1), (-5, -16), (-6, -6)], x + 6, y - 62))
    paint(c, flame, ["#fffbe0", "#ffd870", "#f0983c"], volume=0, wobble=0.2, detail=0.9)
    right, down = x + 74, y + 6
    chair = [polyline([(right, down - 62), (right - 3, down + 8), (right, down + 56)], 7),
             polyline([(right + 28, down - 70), (right + 29, down + 2), (right + 33, down + 44)], 7),
             polyline([(right - 3, down + 6), (right + 29, down)], 8), polyline([(right, down - 56),
                                                                                 (right + 28, down - 64)], 9),
             polyline([(right - 1, down - 34), (right + 28, down - 42)], 6)]  # fmt: skip
    c.multiply(ellipse(right + 26, down + 52, 40, 9), c.shadow, 0.5, soft=5)
    paint(c, chair, ["#c8925c", "#6a4438"], volume=3, wobble=0.3, detail=0.6, rim="#ffe8b0", rim_width=2)


def _girl(c: Canvas) -> None:
    """She has stopped at the last corner, a flower behind her back, the ball of thread in her hand."""
    x, y = _at(338, 178)
    wears = Clothes(
        coat="#2f6a78", hem="#1c4456", hair="#7a3a28", legs="#2a2434", hat="straw", hat_colour="#f0d48c"
    )
    arms: list[Points] = [[(9, -66), (22, -56), (30, -46)], [(-9, -66), (-22, -54), (-20, -40)]]
    figure(c, x, y + 8, 118, wears, arms=arms, rim="#fff0b8", detail=0.85)
    paint(
        c,
        ellipse(x + 38, y - 44, 13),
        ["#e0607c", "#c43a5a", "#7a2040"],
        volume=6,
        detail=0.8,
        wobble=0.3,
        rim="#ffe0c8",
    )
    c.over([line([(x + 28, y - 48), (x + 38, y - 40), (x + 48, y - 44)], 2), line([(x + 32, y - 54), (x + 40,
        y - 48), (x + 48, y - 50)], 2)],
           "#7a2040", 0.7)  # fmt: skip
    c.over(line([(x + 34, y - 32), (x + 20, y - 8), (x + 4, y + 6)], 2.6), "#c43a5a")
    c.over(line([(x - 24, y - 40), (x - 36, y - 62)], 3), "#5f7f3a")
    petals = [ellipse(x - 38 + 6 * math.cos(a * 1.26), y - 68 + 6 * math.sin(a * 1.26), 6) for a in range(5)]
    paint(c, petals, ["#fffbe8", "#e8d0a0"], volume=3, detail=0.9, wobble=0.2)
    c.over(ellipse(x - 38, y - 68, 3.4), "#f0b840")


def _lost(c: Canvas) -> None:
    """Others gave up long ago; a cat walks the hedges as it likes."""
    x, y = _at(FIRST + 5 * STEP, 76)
    y -= RISE + 4
    cat = [(-52, 0), (-50, -22), (-30, -34), (0, -36), (22, -36), (30, -50), (32, -64, 1), (40, -56), (48,
        -64, 1), (54, -48), (52, -34),
           (42, -26), (38, 0, 1), (28, 0, 1), (24, -16), (-6, -14), (-30, -14), (-38, 0, 1)]  # fmt: skip
    tail = line(place([(-48, -20), (-72, -34), (-80, -62), (-68, -78)], x, y, 0.9), 8)
    c.multiply(ellipse(x + 8, y + 3, 50, 7), "#1c2c28", 0.6, soft=4)
    paint(
        c,
        [spline(place(cat, x, y, 0.9)), tail],
        ["#3c3440", "#1c1824"],
        volume=10,
        detail=0.6,
        wobble=0.4,
        rim="#ffe6a0",
        rim_width=3,
    )
    x, y = _at(FIRST + 3.5 * STEP, 297)
    bench = [
        polyline([(x - 40, y), (x + 44, y)], 8),
        polyline([(x - 34, y), (x - 34, y + 16)], 6),
        polyline([(x + 38, y), (x + 38, y + 16)], 6),
    ]
    paint(c, bench, ["#c89a64", "#6a4a3c"], volume=3, wobble=0.3, detail=0.6)
    sleeper = spline(
        [(x - 40, y - 4), (x - 30, y - 18), (x + 6, y - 22), (x + 34, y - 12), (x + 46, y - 3), (x, y - 1)]
    )
    paint(c, sleeper, ["#7a8a9a", "#3c4858"], volume=6, detail=0.7, wobble=0.4, rim="#fff0c0", rim_width=2)
    paint(c, ellipse(x - 46, y - 12, 9), ["#e0b08c", "#a8786a"], volume=4, detail=0.8, wobble=0.3)
    c.over(spline([(x - 58, y - 14), (x - 48, y - 24), (x - 38, y - 16), (x - 46, y - 12)]), "#f4e6c4")
    chance = random.Random(3)
    flies = [
        (chance.uniform(20, 750), chance.uniform(60, 1120), chance.uniform(1, 2), 0.9) for _ in range(40)
    ]
    sparkle(c, c.dots(flies), "#ffe890", 0.9, halo=4)
    dusk = np.clip((c.y - 640) / 520, 0, 1).astype(np.float32)
    c.multiply(dusk, "#4a6a7a", 0.42)
