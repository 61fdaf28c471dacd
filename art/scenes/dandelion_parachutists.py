"""A dandelion clock against the rising sun; small people sail off on its seeds, and one looks back."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.light import glow, sparkle
from art.motifs.bent import Tube
from art.motifs.figure import Clothes, figure
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, spline

SCENE = Scene(
    id="0tz369yg",
    slug="dandelion-parachutists",
    seed=8107,
    palette="P10",
    horizon="none",
    reach="close",
    hour="dawn",
    mood="tender",
    description="Small people with suitcases sail away on the seeds of a tall dandelion before a pale sun; "
    "an old woman waves "
    "from a door in its heart, and one traveller looks back.",
    clues=("Leaving home", "Make a wish", "Scattered family", "Only a breath away"),
    motifs=("flight", "growing", "journeys", "doors"),
    light=(0.1, -0.9),
    shadow="#2a3a5a",
    warmth="#fff0c0",
    grade=("#24385a", "#fff2cc", 0.08),
    contrast=0.18,
    vignette=0.36,
)

HEART = (262.0, 452.0)
SUN = (272.0, 366.0)


def draw(c: Canvas) -> None:
    """Sky and sun; far meadow heads; the stalk and its climbers; the clock; the heart; those who leave."""
    _sky(c)
    _far(c)
    _stalk(c)
    _clock(c)
    _heart(c)
    _leaving(c)
    _near(c)


def _sky(c: Canvas) -> None:
    away = np.hypot(c.x - SUN[0], (c.y - SUN[1]) * 0.92)
    c.background(
        [(0, "#fff6d8"), (0.24, "#f6dca8"), (0.42, "#c8b89c"), (0.6, "#6fa0ac"), (0.8, "#3f7890"), (1,
            "#2f5a78")],
        along=np.clip(away / 900 + 0.06, 0, 1).astype(np.float32), angle=0, mottle=0.8,
    )  # fmt: skip
    c.swirl(*SUN)
    disc = paint(c, ellipse(*SUN, 198), ["#fffdf0", "#fdf0c8"], volume=3, shading=0.1, wobble=0.6)
    c.screen(c.blur(disc, 46), "#ffe8b0", 0.5)
    c.swirl(*SUN, disc)


def _far(c: Canvas) -> None:
    """Other clocks, blurred by distance, most of them bare."""
    air = "#8fa89c"
    for x, y, size, tufts in ((640, 860, 60, 40), (720, 760, 44, 30), (70, 900, 54, 10), (540, 960, 40, 0)):
        stem = line([(x, y), (x + 10, 1020), (x - 4, 1200)], 6)
        paint(c, stem, ["#5f7f6a", "#3a5a5c"], volume=2, haze=(air, 0.3))
        rays = [line([(x, y), (x + size * math.cos(k * 2.4),
                               y + size * math.sin(k * 2.4) * (0.4 + 0.6 * ((k * 7) % 10) / 10))], 2)
                for k in range(tufts)]  # fmt: skip
        if rays:
            c.screen(ellipse(x, y, size), "#f4ecd0", 0.1, soft=6)
            c.over(rays, "#f4ecd0", 0.55)
        paint(c, ellipse(x, y, 11), ["#8a7a54", "#4a5044"], volume=4, haze=(air, 0.2))
    hill = spline(
        [(-20, 1010, 1), (180, 960), (420, 980), (640, 940), (790, 960, 1), (790, 1200, 1), (-20, 1200, 1)]
    )
    paint(c, hill, ["#7f9a78", "#4a706c", "#2a4a5a"], volume=16, shading=0.4, angle=-8, streaks=1.3,
          wobble=2.4,
          rim="#fff0c0", rim_width=4)  # fmt: skip


def _stalk(c: Canvas) -> None:
    axis: Points = [
        (HEART[0], HEART[1] + 40, 17),
        (276, 640, 19),
        (312, 840, 22),
        (330, 1010, 25),
        (322, 1200, 30),
    ]
    stalk = Tube(axis)
    paint(c, stalk.piece(), ["#a8a868", "#6a8a5c", "#345a54"], volume=14, shading=0.8, angle=86, wobble=0.6,
          rim="#fff4c8", rim_width=4, light=(-0.7, -0.4))  # fmt: skip
    for k, (x, y, flip, coat) in enumerate(
        ((264, 690, 1.0, "#c8492f"), (292, 836, -1.0, "#3b5a80"), (300, 990, 1.0, "#8a6a3c"))
    ):
        pegs = [line([(x - 16, y + 34 * i), (x + 40, y + 34 * i + 4)], 5) for i in range(-1, 4)]
        paint(c, pegs, ["#d8c890", "#6a6a4c"], volume=2, wobble=0.3, detail=0.6)
        wears = Clothes(coat=coat, hair=("#3a2a2c", "#c8a468", "#8a8488")[k], legs="#2c3448")
        reach: list[Points] = [[(8, -66), (16, -84), (14, -104)], [(-8, -66), (-16, -80), (-14, -98)]]
        figure(c, x + 8, y + 70, 92, wears, flip=flip, arms=reach, rim="#fff4c8", shadow=False, detail=0.8)
        if k != 1:
            bag = polygon(
                place([(-12, -58, 1), (12, -58, 1), (12, -34, 1), (-12, -34, 1)], x + 8, y + 70, 0.92)
            )
            paint(
                c, bag, ["#a8703c", "#5a3c34"], volume=3, detail=0.8, wobble=0.2, rim="#fff0c0", rim_width=1.5
            )


def _tuft(
    x: float, y: float, turn: float, size: float, chance: random.Random, hairs: int = 15
) -> list[Shape]:
    """The parachute of one seed: hairs spread from (x, y) about a direction in radians."""
    shapes = []
    for k in range(hairs):
        way = turn + (k / (hairs - 1) - 0.5) * 2.5 + chance.uniform(-0.06, 0.06)
        far = size * (1 - 0.16 * abs(k / (hairs - 1) - 0.5)) * chance.uniform(0.9, 1.06)
        bend = way + (turn - way) * 0.16
        shapes.append(line([(x, y), (x + math.cos(bend) * far * 0.55, y + math.sin(bend) * far * 0.55),
                            (x + math.cos(way) * far, y + math.sin(way) * far)], 1.7))  # fmt: skip
    return shapes


def _clock(c: Canvas) -> None:
    """Seeds still at home; to the right the heart is bare."""
    chance = random.Random(12)
    x, y = HEART
    layers: list[tuple[float, float, list[Shape], list[Shape]]] = []
    for k in range(150):
        level = 1 - 2 * (k + 0.5) / 150
        turn = k * 2.39996
        flat = math.sqrt(1 - level * level)
        u, v, depth = flat * math.cos(turn), level, flat * math.sin(turn)
        if u > 0.30 + chance.uniform(-0.16, 0.16) and v < 0.86:
            continue
        far = 208.0
        tip = (x + u * far, y + v * far)
        ray = [line([(x + u * 52, y + v * 52), tip], 2.2)]
        way = math.atan2(v, u)
        flatness = math.hypot(u, v)
        layers.append((depth, flatness, ray, _tuft(*tip, way, 56 * (0.55 + 0.45 * flatness), chance)))
    layers.sort(key=lambda layer: layer[0])
    half = len(layers) // 2
    c.screen(ellipse(x - 24, y, 240), "#fff6e0", 0.22, soft=18)
    for part, warm in ((layers[:half], 0), (layers[half:], 1)):
        rays = [shape for layer in part for shape in layer[2]]
        hairs = [shape for layer in part for shape in layer[3]]
        c.multiply(c.shift(c.mask(hairs), 3, 4), "#6a7a8a", 0.25 + 0.1 * warm, soft=1)
        c.over(rays, ("#b8a47c", "#8a7a58")[warm], 0.85)
        c.over(hairs, ("#e8e0c8", "#fffaf0")[warm], (0.55, 0.85)[warm])
    every = [shape for layer in layers for shape in (*layer[2], *layer[3])]
    c.sharpen(every, 0.7)
    edge = c.mask([Shape(shape.path, 2.6) for layer in layers if layer[1] > 0.86 for shape in layer[3]])
    c.screen(edge, "#fff2c0", 0.5)


def _heart(c: Canvas) -> None:
    """A round little house with a door: somebody stays."""
    x, y = HEART
    glow(c, x, y, 120, "#ffd890", 0.3)
    ball = paint(c, ellipse(x, y, 58, 54), ["#e8c878", "#b8904c", "#6a5a3c"], volume=30, shading=0.8,
                 wobble=0.6, angle=30,
                 rim="#fff6d0", rim_width=4, cast=(4, 10, 10, 0.5))  # fmt: skip
    pits = []
    for k in range(120):
        level, turn = 1 - 2 * (k + 0.5) / 120, k * 2.39996
        flat = math.sqrt(1 - level * level)
        if math.sin(turn) > -0.2:
            pits.append(ellipse(x + flat * math.cos(turn) * 54, y + level * 50, 3, 2.6))
    c.multiply(pits, "#5a4430", 0.55, inside=ball)
    bracts = [spline([(x - 30 + 15 * i, y + 46, 1), (x - 40 + 20 * i, y + 74), (x - 52 + 26 * i, y + 104, 1),
                      (x - 26 + 15 * i, y + 72),
                      (x - 18 + 13 * i, y + 48, 1)]) for i in range(5)]  # fmt: skip
    paint(c, bracts, ["#8aa060", "#4a704c"], volume=4, shading=0.7, wobble=0.6, rim="#fff4c8", rim_width=2)
    door = spline(
        [(x + 8, y + 34, 1), (x + 8, y + 2), (x + 23, y - 14), (x + 38, y + 2), (x + 38, y + 34, 1)]
    )
    paint(c, door, ["#fff2c0", "#ffcf70"], volume=0, wobble=0.2, detail=0.9)
    c.over(door.outline(4), "#7a3c2c")
    leaf = spline([(x + 38, y + 34, 1), (x + 38, y + 2), (x + 50, y - 4, 1), (x + 52, y + 40, 1)])
    paint(c, leaf, ["#c8492f", "#7a2c2c"], volume=3, wobble=0.2, detail=0.9, rim="#fff0c0", rim_width=1.5)
    c.over(line([(x + 2, y + 37), (x + 60, y + 39)], 5), "#6a4a34")
    wears = Clothes(coat="#4a6a80", hair="#e8e4dc", legs="#3b3550", hem="#34506a")
    wave: list[Points] = [[(8, -66), (20, -82), (26, -100)]]
    figure(c, x + 24, y + 36, 54, wears, arms=wave, rim="#fff4d0", shadow=False, detail=0.95)
    c.over(
        spline([(x + 38, y - 20), (x + 48, y - 30), (x + 56, y - 24), (x + 50, y - 16), (x + 44, y - 10)]),
        "#fffaf0",
    )
    c.sharpen(ellipse(x + 30, y + 10, 40, 44), 0.9)


def _sail(
    c: Canvas,
    x: float,
    y: float,
    tall: float,
    wears: Clothes,
    lean: float,
    chance: random.Random,
    back: bool = True,
) -> None:
    """One traveller, feet at (x, y), hanging from a seed; `lean` tilts the seed with the wind."""
    hands = (x, y - tall * 1.06)
    top = (hands[0] + lean * tall, hands[1] - tall * 0.9)
    shaft = [
        line([hands, ((hands[0] + top[0]) / 2 - 3, (hands[1] + top[1]) / 2), top], max(2.4, tall * 0.024))
    ]
    hairs = _tuft(*top, -math.pi / 2 + lean * 0.6, tall * 0.82, chance, 25)
    c.screen(ellipse(top[0], top[1] - tall * 0.3, tall * 0.8, tall * 0.5), "#fff6e0", 0.14, soft=tall * 0.12)
    c.over([Shape(hair.path, max(1.8, tall * 0.018)) for hair in hairs], "#fffaf0", 0.92)
    c.over(shaft, "#7a6a4c")
    c.sharpen([*hairs, *shaft], 0.75)
    seed = spline(
        place([(-4, -12), (0, -18, 1), (4, -12), (4, 6), (0, 20, 1), (-4, 6)], hands[0], hands[1], tall / 80)
    )
    arms: list[Points] = [[(8, -66), (11, -86), (2, -104)], [(-8, -66), (-11, -86), (-2, -104)]]
    figure(
        c,
        x,
        y,
        tall,
        wears,
        arms=arms if back else arms[:1],
        wind=0.35,
        rim="#fff6d0",
        shadow=False,
        detail=0.8,
        back=back,
    )
    paint(c, seed, ["#a8844c", "#5a4634"], volume=3, detail=0.8, wobble=0.2, rim="#fff0c0", rim_width=1.5)


def _leaving(c: Canvas) -> None:
    chance = random.Random(31)
    far = ((560, 330, 44, "#8a5a4c"), (640, 226, 38, "#3f5f80"), (716, 300, 34, "#7a7a4c"), (690, 132, 26,
                                                                                             "#8a4a3c"),
           (744, 92, 22, "#3b5070"), (610, 120, 24, "#6a6a60"))  # fmt: skip
    for x, y, tall, coat in far:
        _sail(c, x, y, tall, Clothes(coat=coat, hair="#3a2c34", legs="#2c3448"), 0.24, chance)
    _sail(
        c, 484, 560, 92, Clothes(coat="#c8963c", hair="#5a3428", legs="#2c3448", scarf="#5fa3b5"), 0.2, chance
    )
    wears = Clothes(coat="#c8492f", hem="#7a2434", hair="#2c2028", legs="#2a3048", scarf="#fbf2d6")
    _sail(c, 612, 800, 196, wears, 0.16, chance)
    case: Manner = {"detail": 0.75, "wobble": 0.3, "rim": "#fff4cc", "rim_width": 2.5}
    _profile(c, 612, 800 - 196 * 0.86, 1.96)
    strap = line([(600, 668), (580, 720), (574, 742)], 5)
    c.over(strap, "#4a3430")
    paint(
        c, polygon([(540, 738), (606, 744), (602, 796), (536, 790)]), ["#b87a40", "#6a4030"], volume=7, **case
    )
    c.over([line([(538, 758), (605, 764)], 3)], "#4a2c24", 0.8)


def _profile(c: Canvas, x: float, y: float, k: float) -> None:
    """The head of the one who looks back to the left."""
    face = [
        (-4, -11),
        (-9, -6),
        (-10.4, -1),
        (-13.4, 2.6),
        (-10.6, 4),
        (-10.6, 6),
        (-9, 9.6),
        (-3, 10.4),
        (4, 6),
        (5, -4),
        (2, -10),
    ]
    paint(
        c,
        spline(place(face, x, y, k)),
        ["#e8b48c", "#b47a64"],
        volume=5,
        detail=0.9,
        wobble=0.2,
        rim="#fff4d0",
        rim_width=2,
    )
    hair = [(-8, -8), (-6, -12), (2, -13), (10, -9), (11.5, 0), (9, 8), (5, 10), (4, 2), (0, -3), (-4, -5)]
    paint(
        c,
        spline(place(hair, x, y, k)),
        ["#4a3038", "#241a24"],
        volume=5,
        detail=0.9,
        wobble=0.2,
        rim="#fff4d0",
        rim_width=2,
    )
    c.over(line(place([(-8.4, -0.6), (-6.4, 0.4), (-4.6, -0.4)], x, y, k), 2.4), "#2c1c24")


def _near(c: Canvas) -> None:
    """Grass of the near meadow, dark against the light, with dew."""
    chance = random.Random(8)
    for tone, count, tallest in ((["#4a7468", "#1f4250"], 46, 220), (["#2c5458", "#16303f"], 40, 170)):
        blades = []
        for _ in range(count):
            x = chance.uniform(-30, 800)
            tall = tallest * chance.uniform(0.4, 1) * (0.6 + 0.5 * abs(x - 400) / 400)
            bend = chance.uniform(-50, 80)
            blades.append(spline([(x - 8, 1170, 1), (x + bend * 0.3 - 5, 1160 - tall * 0.6), (x + bend,
                                                                                              1160 - tall, 1),
                                  (x + bend * 0.35 + 6, 1160 - tall * 0.55), (x + 9, 1170, 1)]))  # fmt: skip
        paint(c, blades, tone, volume=4, shading=0.7, wobble=0.5, rim="#fff2c0", rim_width=2)
    drops = [
        (chance.uniform(10, 760), chance.uniform(1000, 1130), chance.uniform(1.4, 2.8), 1.0)
        for _ in range(26)
    ]
    sparkle(c, c.dots(drops), "#fffbe8", 0.9, halo=3)
