"""Crows carry a red coat through the winter air to a scarecrow that stands in rags in a frozen field."""

import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import fog, snowfall
from art.motifs.bent import Tube
from art.motifs.ground import hill
from art.motifs.trees import Branches, pine_ridge
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, spline

SCENE = Scene(
    id="8d7uje9g",
    slug="the-scarecrows-guests",
    seed=8103,
    palette="P16",
    horizon="low",
    reach="middle",
    hour="dawn",
    mood="tender",
    description="Crows carry a red coat through the air to a scarecrow in thin rags that stands in a snowy "
    "field; "
    "one crow sits on its shoulder with a needle.",
    clues=("A kindness returned", "Best enemies", "Dressed for the season", "The enemy I know"),
    motifs=("animals", "clothes", "weather", "mending"),
    light=(-0.7, -0.45),
    shadow="#2a2238",
    warmth="#fff2d8",
    grade=("#1c1826", "#fff0dc", 0.08),
    contrast=0.18,
    vignette=0.36,
)

# fmt: off
COAT: Points = [(-34, -108, 1), (-14, -122), (16, -122), (36, -108, 1), (64, -90), (112, -54), (128, -20),
                (104, -6, 1),
                (84, -36), (56, -56), (54, 0), (70, 60), (92, 124, 1), (48, 116), (8, 132), (-36, 122), (-84,
                    138, 1),
                (-64, 60), (-52, 0), (-56, -52), (-92, -40), (-134, -40), (-142, -66, 1), (-104, -84), (-66,
                                                                                                        -92)]
BODY: Points = [(-40, 6), (-22, -8), (0, -14), (18, -18), (30, -25), (42, -24), (48, -17), (66, -9, 1), (47,
                                                                                                         -9),
                (38, -2), (22, 8), (0, 12), (-20, 12), (-38, 16), (-66, 20, 1), (-62, 12), (-66, 6, 1)]
WING: Points = [(18, -10, 1), (16, -34), (4, -64), (-10, -92), (-14, -112, 1), (-20, -94), (-30, -108, 1),
                (-32, -86),
                (-44, -96, 1), (-40, -72), (-52, -76, 1), (-42, -54), (-48, -54, 1), (-30, -26), (-22, 0, 1)]
SPREAD: Points = [(18, -8, 1), (26, -34), (22, -60), (30, -88), (24, -104, 1), (14, -82), (8, -96, 1), (4,
                                                                                                        -72),
                  (-6, -80, 1), (-4, -54), (-8, -20), (-4, -2, 1)]
PERCHED: Points = [(30, -74), (40, -68), (43, -60), (66, -54, 1), (44, -51), (38, -40), (32, -20), (14, -2),
                   (-8, 4),
                   (-30, 34, 1), (-44, 40, 1), (-38, 10), (-24, -22), (-4, -46), (10, -64), (18, -73)]
SACK: Points = [(-44, -46), (-30, -66), (0, -72), (32, -64), (46, -38), (42, -4), (26, 26), (8, 38), (-14,
    34), (-36, 12),
                (-48, -16)]
SHIRT: Points = [(-46, 0, 1), (-20, -10), (22, -10), (48, 2, 1), (70, 14), (66, 60, 1), (50, 40), (52, 110),
                 (60, 190, 1),
                 (44, 176), (36, 214, 1), (20, 184), (4, 226, 1), (-10, 190), (-28, 218, 1), (-36, 180),
                 (-58, 198, 1),
                 (-52, 110), (-52, 42), (-70, 66, 1), (-72, 14)]
# fmt: on
BLACK: Manner = {
    "volume": 7,
    "shading": 0.8,
    "wobble": 0.5,
    "detail": 0.5,
    "rim": "#f4ead6",
    "rim_width": 2.4,
}
INK = ["#3a3848", "#24222e", "#16161f"]


def draw(c: Canvas) -> None:
    """Sky and far wood; the field; the scarecrow with its first guest; the coat and those who bring it."""
    _sky(c)
    _field(c)
    _scarecrow(c)
    _tailor(c)
    _coat(c)
    _near(c)
    snowfall(c, 150, 12, 3.2)


def _sky(c: Canvas) -> None:
    c.background(
        [(0, "#8c8690"), (0.28, "#b8ab98"), (0.52, "#e8dcc4"), (0.72, "#f8ecd4")], angle=-12, mottle=0.9
    )
    warped = c.y + (c.noise(300, 5, 5, wide=2.6, tall=0.5) - 0.5) * 240 + c.x * 0.12
    for k, level in enumerate((60, 190, 330, 450)):
        edge: Pixels = warped - level
        band = smoothstep(edge, -2, 16) * (1 - smoothstep(edge, 30, 110))
        c.multiply(band, "#8a8496", 0.34 - k * 0.05)
        c.screen((np.exp(-(((edge + 4) / 7) ** 2))).astype(np.float32), "#fff4dc", 0.3)
    sun = paint(c, ellipse(150, 716, 58), ["#fffaf0", "#fdeecf"], volume=2, shading=0.1, wobble=0.4)
    c.screen(c.blur(sun, 40), "#fff0d0", 0.6)
    paint(
        c,
        pine_ridge(786, 34, 54, 6, 14),
        ["#8a8490", "#a49c9c"],
        volume=3,
        shading=0.3,
        haze=("#e8dcc8", 0.5),
    )
    fog(c, 806, 26, "#f8ecd8", 0.8)


def _field(c: Canvas) -> None:
    ridge: Points = [(-40, 812), (200, 804), (420, 808), (640, 798), (820, 804)]
    snow = paint(c, hill(ridge), ["#f4ead6", "#e4dccf", "#c4bcc2", "#8c869a"], along=("y", 800, 1160),
                 volume=8,
                 shading=0.25, angle=-3, streaks=1, mottle=1.2, wobble=1)  # fmt: skip
    chance, furrows, crests = random.Random(8), [], []
    for i in range(-16, 20):
        far, near = 330 + i * 26, 330 + i * 128
        mid = (far * 0.6 + near * 0.4 + chance.uniform(-5, 5), 930)
        furrows.append(Tube([(far, 806, 1.2), (*mid, 8), (near, 1190, 25)]).piece())
        crests.append(line([(far - 4, 808), (mid[0] - 12, 930), (near - 34, 1190)], 5))
    earth = c.wobble(furrows, 2.6, 22, 5) * smoothstep(c.noise(34, 9, 4), 0.28, 0.5) * snow
    c.multiply(earth, "#4c4250", 0.72, soft=0.8)
    c.screen(crests, "#fff6e4", 0.4, soft=2, inside=snow)
    stubble = []
    for _ in range(260):
        i, share = chance.randrange(-16, 20), chance.random() ** 0.7
        y = 812 + share * 360
        x = (330 + i * 26) * (1 - share) + (330 + i * 128) * share + chance.uniform(-14, 14) * share
        tall = 5 + 24 * share
        stubble.append(line([(x, y), (x + chance.uniform(-0.3, 0.4) * tall, y - tall)], 1.6 + 1.4 * share))
    paint(c, stubble, ["#d8c494", "#7a6a54"], volume=1, wobble=0.2, detail=0.4)
    fog(c, 818, 16, "#f8eeda", 0.6)


def _scarecrow(c: Canvas) -> None:
    """At 546, 560: pole and arms, rags, a bowed head of sacking."""
    c.multiply(Tube([(548, 1092, 10), (640, 1106, 16), (790, 1126, 26)]).piece(), c.shadow, 0.55, soft=6)
    c.multiply(ellipse(548, 1092, 34, 9), c.shadow, 0.7, soft=5)
    wood: Manner = {"volume": 7, "shading": 0.7, "angle": 88, "wobble": 0.7, "ink": 0.3, "rim": "#fff2da"}
    paint(
        c,
        polygon([(533, 560), (560, 560), (564, 1096), (536, 1096)]),
        ["#8a7868", "#5a4a4c", "#3c3240"],
        **wood,
    )
    paint(c, ellipse(550, 1096, 40, 12), ["#fbf2e2", "#cfc6c8"], volume=5, wobble=1.4)
    cross = Tube([(352, 640, 9), (460, 612, 10), (560, 604, 11), (660, 616, 10), (764, 650, 9)])
    paint(c, cross.piece(), ["#8a7868", "#54464a"], cast=(6, 14, 8, 0.5), **{**wood, "angle": 4})
    chance = random.Random(2)
    _straw(c, chance, 366, 640, 180, 26, 46)
    _straw(c, chance, 752, 648, 10, 26, 46)
    _straw(c, chance, 548, 790, 90, 44, 70)
    rags = paint(c, spline(place(SHIRT, 548, 606, 1.08)), ["#b4a898", "#8e8486", "#5e586a"], volume=26,
                 shading=0.8,
                 angle=84, streaks=1.4, wobble=1.6, cast=(12, 12, 10, 0.5), rim="#fff4de",
                 rim_width=4)  # fmt: skip
    folds: list[Points] = [[(520, 620), (514, 700), (522, 790)], [(566, 620), (580, 710), (572, 800)],
                           [(494, 640), (500, 720), (492, 770)]]  # fmt: skip
    c.multiply([line(fold, 7) for fold in folds], c.shadow, 0.5, soft=3, inside=rags)
    patch = polygon([(548, 704), (592, 698), (596, 744), (552, 750)])
    paint(c, patch, ["#6a6474", "#545062"], volume=3, wobble=0.6, inside=rags)
    c.over(polygon([(548, 704), (592, 698), (596, 744), (552, 750)]).outline(1.8), "#e8dcc4", 0.35)
    _straw(c, chance, 548, 600, -90, 20, 34)
    sack = paint(c, spline(place(SACK, 536, 552, 1.05, -1, -14)), ["#d8c8a8", "#b4a284", "#7c6c66"],
                 volume=30,
                 shading=0.8, angle=60, streaks=1.2, wobble=1.1, cast=(6, 14, 10, 0.5), rim="#fff6e0",
                 rim_width=4,
                 detail=0.4)  # fmt: skip
    weave = [line([(470 + 9 * i, 470), (476 + 9 * i, 600)], 1.4) for i in range(15)]
    weave += [line([(470, 476 + 9 * i), (610, 470 + 9 * i)], 1.4) for i in range(14)]
    c.multiply(weave, "#8a7860", 0.28, inside=sack)
    c.over(
        [line([(490, 532), (500, 540), (513, 537)], 4.4), line([(530, 530), (541, 538), (554, 532)], 4.4)],
        "#3a2c34",
    )
    c.over([line([(504 + 8 * i, 573), (506 + 8 * i, 563)], 2.6) for i in range(5)], "#3a2c34", 0.85)
    c.over(line([(498, 569), (520, 568), (544, 567)], 2.8), "#3a2c34", 0.8)
    rope = [line([(500, 602), (540, 612), (586, 598)], 8)]
    paint(c, rope, ["#c8b088", "#7a6654"], volume=3, wobble=0.4)
    snowcap = spline([(492, 492), (512, 476), (544, 474), (574, 486), (586, 506), (560, 498), (526, 496)])
    paint(c, snowcap, ["#fffaf0", "#d8d0d0"], volume=7, wobble=1.2, rim="#ffffff", rim_width=2)
    caps = [Tube([(392, 622, 4), (440, 607, 7), (478, 602, 3)]).piece(),
            Tube([(640, 602, 3), (690, 616, 7), (736, 634, 4)]).piece()]  # fmt: skip
    paint(c, caps, ["#fffaf0", "#d8d0d0"], volume=4, wobble=1)


def _straw(
    c: Canvas, chance: random.Random, x: float, y: float, turn: float, count: int, reach: float
) -> None:
    blades = []
    for _ in range(count):
        way = np.radians(turn + chance.gauss(0, 26))
        far = reach * chance.uniform(0.5, 1.1)
        start = (x + chance.uniform(-7, 7), y + chance.uniform(-6, 6))
        bend = (
            start[0] + np.cos(way) * far * 0.5,
            start[1] + np.sin(way) * far * 0.5 + chance.uniform(-3, 6),
        )
        blades.append(line([start, bend, (x + np.cos(way) * far, y + np.sin(way) * far + 8)], 2.8))
    paint(c, blades, ["#ecd8a0", "#b89a64", "#8a7250"], volume=1.5, wobble=0.2, rim="#fff6dc", rim_width=1)


def _tailor(c: Canvas) -> None:
    crow = spline(place(PERCHED, 646, 592, 1.15, -1))
    legs = [line([(640, 590), (637, 612)], 3.4), line([(654, 588), (653, 613)], 3.4)]
    c.over(legs, "#1c1a24")
    paint(c, crow, INK, cast=(8, 10, 8, 0.5), **{**BLACK, "volume": 16})
    feathers = [[(648, 540), (668, 566), (682, 604)], [(656, 534), (678, 562), (690, 596)]]
    c.screen([line(points, 3) for points in feathers], "#8a8aa4", 0.5, soft=1)
    c.over(ellipse(610, 520, 3.6), "#f4ead6")
    c.over(ellipse(609, 520, 1.8), "#101018")
    c.over(line([(590, 516), (560, 540)], 2.6), "#fffaf0")
    c.sharpen(line([(592, 514), (556, 544)], 8), 0.9)
    c.over(line([(590, 516), (600, 552), (580, 588), (604, 620), (594, 660)], 2.6), "#b5302a")


def _crow(c: Canvas, x: float, y: float, size: float, flip: float, turn: float, up: bool = True) -> None:
    """A crow on the wing, its beak forward at (66, -9) of its own space."""
    wings = (
        [WING, SPREAD] if up else [[(p[0], -p[1] * 0.8 - 8, *p[2:]) for p in part] for part in (WING, SPREAD)]
    )
    far, near = (spline(place(part, x, y, size, flip, turn)) for part in (wings[1], wings[0]))
    paint(c, far, ["#4a4854", "#2c2a36"], **{**BLACK, "volume": 4})
    paint(c, spline(place(BODY, x, y, size, flip, turn)), INK, **BLACK)
    paint(c, near, INK, **{**BLACK, "volume": 5})
    eye = place([(38, -18)], x, y, size, flip, turn)[0]
    c.over(ellipse(eye[0], eye[1], 2.2 * size), "#f4ead6")


def _coat(c: Canvas) -> None:
    """It flies like a flag of truce, held at shoulders, cuffs and hem."""
    hung = (296.0, 296.0, 1.34, 1.0, 8.0)
    _crow(c, 186, 164, 0.95, 1, -6)
    coat = paint(c, spline(place(COAT, *hung)), ["#d84838", "#b5302a", "#7a1c28"], volume=34, shading=0.85,
                 angle=76,
                 streaks=1.3, wobble=1, dark="#3c0c24", lit="#f08050", rim="#ffd8b8", rim_width=5,
                 detail=0.3)  # fmt: skip
    lining = spline(
        place([(-14, -120), (16, -120), (30, -106), (8, -98), (4, -84), (-4, -98), (-30, -106)], *hung)
    )
    paint(c, lining, ["#5a1420", "#8a3034"], volume=4, wobble=0.4)
    folds: list[Points] = [[(0, -84), (2, 0), (8, 128)], [(-30, -50), (-34, 30), (-52, 124)], [(26, -50),
        (30, 30), (50, 112)],
                           [(-60, -80), (-96, -62), (-132, -54)], [(58, -76), (92, -48), (110,
                                                                                          -24)]]  # fmt: skip
    c.multiply([line(place(fold, *hung), 8) for fold in folds[1:]], "#4a1024", 0.55, soft=3, inside=coat)
    c.multiply(line(place(folds[0], *hung), 3.4), "#3c0c1c", 0.75, soft=0.8, inside=coat)
    buttons = [ellipse(x, y, 7) for x, y in place([(13, -62 + 34 * i) for i in range(5)], *hung)]
    paint(c, buttons, ["#f4dca8", "#b08848"], volume=3, detail=0.8, wobble=0.2, cast=(2, 3, 2, 0.5))
    pockets = [line(place([(-50, 24), (-18, 28)], *hung), 5), line(place([(24, 28), (54, 22)], *hung), 5)]
    c.multiply(pockets, "#3c0c1c", 0.6, soft=1)
    tear = [line(place([(-20 + 9 * i, 66), (-16 + 9 * i, 78)], *hung), 3) for i in range(5)]
    c.over(tear, "#f4dca8", 0.9)
    _crow(c, 342, 116, 1.1, 1, 6)
    _crow(c, 62, 238, 1.0, 1, -14)
    _crow(c, 492, 258, 1.05, 1, 12, up=False)
    _crow(c, 148, 496, 0.95, 1, -22)
    _crow(c, 332, 488, 0.9, 1, 4, up=False)


def _near(c: Canvas) -> None:
    """Close to us: brambles under rime, and a crow on the ground that has brought one button."""
    boughs = Branches(14, wander=0.3, spread=0.6)
    boughs.grow([(-20, 1130, -0.9, 120, 9), (60, 1190, -1.3, 110, 8), (180, 1200, -0.7, 80, 6)], 4)
    paint(c, boughs.shapes, ["#4a4250", "#2a2432"], volume=2, wobble=0.4, rim="#fff8ea", rim_width=2)
    bird = spline(place(PERCHED, 290, 1072, 1.25))
    c.multiply(ellipse(304, 1086, 54, 9), c.shadow, 0.6, soft=5)
    c.over([line([(284, 1066), (282, 1090)], 4), line([(300, 1066), (301, 1092)], 4)], "#1c1a24")
    paint(c, bird, INK, **{**BLACK, "volume": 18, "rim_width": 3})
    wing = spline(place([(8, -42), (22, -30), (14, -6), (-12, 4), (-34, 26, 1), (-24, -8)], 290, 1072, 1.25))
    paint(c, wing, ["#4a4a5c", "#20202c"], **{**BLACK, "rim_strength": 0.5})
    c.over(ellipse(336, 992, 3.6), "#f4ead6")
    c.over(ellipse(337, 992, 1.8), "#101018")
    button: Shape = ellipse(378, 1003, 10)
    paint(c, button, ["#f4dca8", "#b08848"], volume=4, detail=0.9, wobble=0.2)
    c.over([ellipse(375, 1002, 1.8), ellipse(381, 1004, 1.8)], "#3c2418")
