"""A field of sunflowers has turned its back on the sun: all of them look at a girl who walks through."""

import math
import random

from art.canvas import Canvas
from art.light import glow
from art.motifs.figure import Clothes, figure
from art.motifs.ground import hill
from art.motifs.sky import heap_cloud
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, spline

SCENE = Scene(
    id="5kozxe8c",
    slug="the-field-that-looked",
    seed=8317,
    palette="P14",
    horizon="high",
    reach="far",
    hour="day",
    mood="wonder",
    description="A girl in a yellow dress walks on a path through a field of tall sunflowers; the sun stands "
    "in the sky, but all the flowers are turned towards the girl.",
    clues=("You are my sun", "Everybody is looking", "Shy", "The new girl"),
    motifs=("growing", "crowd", "paths", "light", "selves"),
    light=(0.1, -0.9),
    shadow="#1f3a34",
    warmth="#fff3cf",
    grade=("#1c3630", "#fff2c4", 0.06),
    contrast=0.16,
    vignette=0.4,
)

GIRL = (404.0, 838.0)
EYE = 300.0


def draw(c: Canvas) -> None:
    """Sky with its sun; hills; the far rows; the path; the flowers, far to near, the girl among them."""
    _sky(c)
    _ground(c)
    _field(c)


def _sky(c: Canvas) -> None:
    c.background([(0, "#8cc0b4"), (0.14, "#c4dcb4"), (0.26, "#f8f0c8"), (1, "#c9d06a")], angle=3)
    glow(c, 590, 110, 360, "#fffbe0", 0.8)
    paint(c, ellipse(590, 110, 46), ["#fffdf0", "#fff0a8"], volume=0, wobble=0.3)
    for x, y, wide, tall, seed in ((140, 190, 240, 76, 3), (700, 236, 200, 56, 8)):
        cloud = heap_cloud(x, y, wide, tall, seed)
        paint(
            c,
            cloud,
            ["#fffdf2", "#e8e4cc", "#b8c4b4"],
            volume=18,
            wobble=1.6,
            shading=0.4,
            dark="#8ca0a4",
            rim="#ffffff",
            rim_width=3,
        )


def _ground(c: Canvas) -> None:
    for ridge, colours, far in (
        ([(-40, 288), (140, 262), (360, 290), (560, 258), (820, 280)], ["#94b088", "#7c9c74"], 0.4),
        ([(-40, 318), (200, 304), (420, 320), (640, 300), (820, 314)], ["#8aa04c", "#5f7f3a"], 0.15),
    ):
        paint(c, hill(ridge), colours, volume=10, shading=0.4, haze=("#f4f0c8", far))
    luck = random.Random(2)
    heads: list[tuple[float, float, float, float]] = []
    for _ in range(620):
        depth = luck.random() ** 1.5
        y = 312 + depth * 150
        heads.append((luck.uniform(-5, 773), y, 2.2 + depth * 5, 0.9))
    c.multiply(c.shift(c.dots(heads), 0, 5), "#3c5a34", 0.6)
    c.over(c.dots(heads), "#f0c030", 0.95)
    c.over(c.dots([(x, y, r * 0.5, s) for x, y, r, s in heads]), "#7c4a2c", 0.9)
    way = spline(
        [
            (396, 330, 1),
            (412, 330, 1),
            (440, 480),
            (470, 660),
            (560, 900),
            (690, 1180, 1),
            (110, 1180, 1),
            (250, 900),
            (340, 660),
            (376, 480),
        ]
    )
    paint(
        c,
        way,
        [(0, "#f4e4b0"), (0.5, "#dcc088"), (1, "#a8845c")],
        along=("y", 330, 1152),
        volume=10,
        shading=0.4,
        wobble=1.2,
        angle=86,
        streaks=1.1,
    )
    c.multiply(
        [
            ellipse(
                luck.uniform(200, 600), 600 + 540 * luck.random(), luck.uniform(2, 6), luck.uniform(1.4, 3)
            )
            for _ in range(90)
        ],
        "#7c5c40",
        0.4,
    )


def _field(c: Canvas) -> None:
    luck = random.Random(12)
    plants: list[tuple[float, float, float]] = []
    for row in range(9):
        depth = (row + 1) / 9
        foot = 420 + 800 * depth**1.5
        size = 0.16 + 1.0 * depth**1.35
        gap = 34 + 170 * depth**1.4
        for side in (-1, 1):
            for k in range(7):
                off = 40 + 190 * depth**1.3 + gap * k * 0.8 + luck.uniform(-8, 8) * depth
                x = 404 + side * off
                if -130 < x < 900:
                    plants.append((x, foot + luck.uniform(-12, 12), size * luck.uniform(0.9, 1.1)))
    done = False
    for x, y, size in sorted(plants, key=lambda plant: plant[1]):
        if y > GIRL[1] and not done:
            _girl(c)
            done = True
        _sunflower(c, x, y, size, luck)


def _sunflower(c: Canvas, x: float, foot: float, size: float, luck: random.Random) -> None:
    """Its head is turned, foreshortened, to where the girl is."""
    tall = 420 * size * luck.uniform(0.9, 1.1)
    hx, hy = x + (GIRL[0] - x) * 0.05, foot - tall
    dx, dy = GIRL[0] - hx, (GIRL[1] - 130) - hy
    away = math.hypot(dx, dy) + 1e-6
    turn = math.degrees(math.atan2(dy, dx))
    narrow = 0.52 + 0.3 * (1 - min(1.0, away / 520))
    far = max(0.0, 0.34 - size * 0.42)
    m: Manner = {
        "wobble": 0.5,
        "shading": 0.62,
        "rim": "#fffbd8",
        "haze": ("#eceec0", far),
        "detail": 0.5 if size < 0.5 else 0.2,
    }
    c.multiply(ellipse(x - 20 * size, foot, 90 * size, 16 * size), "#2c4a2c", 0.5, soft=6 * size)
    stem: Points = [(x, foot + 10), (x - 8 * size, foot - tall * 0.5), (hx - dx / away * 14 * size, hy)]
    paint(c, line(stem, max(2.4, 17 * size)), ["#9cb458", "#4a6c34"], volume=5 * size + 0.6, rim_width=2, **m)
    leaves: list[Shape] = []
    for k, (share, side) in enumerate(((0.25, -1), (0.4, 1), (0.58, -1), (0.7, 1))):
        lx, ly = x - 7 * size * math.sin(share * 3.1), foot - tall * share
        leaves.append(
            spline(
                place(
                    [(0, 0, 1), (30, -34), (84, -36), (122, 4, 1), (80, 26), (34, 20)],
                    lx,
                    ly,
                    size * (1 - 0.1 * k),
                    side,
                    -8 * side,
                )
            )
        )
    paint(
        c,
        leaves,
        ["#a8bc5c", "#5f7f3a", "#2f5434"],
        volume=9 * size + 1,
        rim_width=max(1, 3 * size),
        cast=(4 * size, 10 * size, 8 * size, 0.4),
        **m,
    )

    def at(points: Points) -> list[tuple[float, ...]]:
        return place([(p[0] * narrow, p[1], *p[2:]) for p in points], hx, hy, size, 1, turn)

    back: list[Shape] = []
    front: list[Shape] = []
    for ring, (count, reach) in enumerate(((17, 118), (15, 100))):
        for k in range(count):
            a = 2 * math.pi * (k + ring * 0.5) / count + luck.uniform(-0.06, 0.06)
            r = reach * luck.uniform(0.92, 1.06)
            petal = [
                (46 * math.cos(a - 0.18), 46 * math.sin(a - 0.18), 1),
                (r * 0.74 * math.cos(a - 0.15), r * 0.74 * math.sin(a - 0.15)),
                (r * math.cos(a), r * math.sin(a), 1),
                (r * 0.74 * math.cos(a + 0.15), r * 0.74 * math.sin(a + 0.15)),
                (46 * math.cos(a + 0.18), 46 * math.sin(a + 0.18), 1),
            ]
            (front if ring else back).append(spline(at(petal)))
    paint(
        c,
        back,
        ["#e0a828", "#b87020"],
        volume=5 * size + 0.8,
        rim_width=max(1, 2 * size),
        cast=(6 * size, 12 * size, 9 * size, 0.45),
        **m,
    )
    paint(
        c,
        front,
        ["#ffdc58", "#eeb030"],
        volume=5 * size + 0.8,
        rim_width=max(1, 2.4 * size),
        cast=(2 * size, 4 * size, 4 * size, 0.35),
        **m,
    )
    disc = spline(
        at([(56 * math.cos(2 * math.pi * k / 14), 56 * math.sin(2 * math.pi * k / 14)) for k in range(14)])
    )
    mask = paint(
        c,
        disc,
        [(0, "#5c3a20"), (0.6, "#7c4c28"), (1, "#3c2420")],
        volume=18 * size + 1,
        rim_width=max(1, 3 * size),
        **m,
    )
    if size > 0.3:
        seeds: list[Shape] = []
        for k in range(90):
            r, a = 53 * math.sqrt(k / 90), k * 2.39996
            spot = at([(r * math.cos(a), r * math.sin(a))])[0]
            seeds.append(ellipse(spot[0], spot[1], 2.8 * size, 2.2 * size))
        c.screen(seeds[:40], "#c89040", 0.5, inside=mask)
        c.multiply(seeds[40:], "#2c1418", 0.6, inside=mask)


def _girl(c: Canvas) -> None:
    x, y = GIRL
    glow(c, x, y - 90, 190, "#fff8d0", 0.6)
    wears = Clothes(
        coat="#ffd84a",
        hem="#e0a028",
        hair="#4a2c28",
        skin="#c8906c",
        legs="#c8906c",
        hat="straw",
        hat_colour="#fff0c8",
        scarf="#c43a5a",
    )
    arms: list[Points] = [[(-8, -67), (-17, -54), (-14, -44)], [(8, -67), (18, -56), (12, -46)]]
    figure(c, x, y, 196, wears, arms=arms, rim="#fffbe0")
