"""A sheep at home, its hooves in a basin; its wolf's skin hangs on a hook, and wolves pass outside."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.light import glow
from art.motifs.bent import Tube
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, rectangle, spline

SCENE = Scene(
    id="34cncn7t",
    slug="after-the-shift",
    seed=8104,
    palette="P5",
    horizon="low",
    reach="close",
    hour="indoors",
    mood="comic",
    description="A sheep sits in an armchair by a stove with its hind hooves in a basin; a wolf's skin hangs "
    "on a hook, "
    "and wolves walk past outside the window.",
    clues=("Work clothes", "Impostor syndrome", "Home, where I can be myself", "Fitting in is exhausting"),
    motifs=("animals", "masks", "selves", "home", "night"),
    light=(0.8, 0.25),
    shadow="#2a0f22",
    warmth="#ffd08a",
    grade=("#1a0c1c", "#ffdca0", 0.07),
    contrast=0.17,
    vignette=0.45,
)

# fmt: off
PELT: Points = [(-30, -96), (0, -104), (34, -96), (66, -70), (84, -20), (80, 60), (92, 150), (84, 230, 1),
                (66, 196),
                (50, 250, 1), (36, 204), (20, 300), (10, 372), (-8, 400, 1), (-20, 366), (-14, 290), (-24,
                                                                                                      206),
                (-44, 246, 1), (-56, 190), (-78, 226, 1), (-84, 140), (-72, 60), (-78, -16), (-60, -70)]
MUZZLE: Points = [(-56, -60), (-34, -84), (-26, -140, 1), (0, -96), (28, -142, 1), (40, -86), (60, -58), (52,
    -20),
                  (30, 12), (20, 66), (4, 82), (-12, 66), (-24, 12), (-48, -20)]
PAWS: list[Points] = [[(-66, -30, 26), (-100, 60, 20), (-112, 140, 17), (-108, 176, 22)],
                      [(70, -30, 26), (104, 50, 20), (118, 130, 17), (114, 168, 22)]]
FACE: Points = [(-26, -60), (4, -70), (36, -54), (58, -16), (86, 22), (98, 48), (90, 68), (66, 74), (38, 60),
                (8, 46),
                (-18, 34), (-34, 2), (-36, -34)]
EAR: Points = [(-30, -34), (-56, -24), (-84, 0), (-100, 34), (-88, 46), (-62, 34), (-34, 14), (-20, -10)]
WALKER: Points = [(-64, -40), (-40, -54), (0, -56), (32, -60), (46, -78), (50, -96, 1), (58, -84), (66, -94,
                                                                                                    1),
                  (70, -80), (96, -66, 1), (92, -58), (72, -54), (60, -40), (52, -22), (54, 0, 1), (44, 0,
                      1), (40, -22),
                  (28, -26), (24, 0, 1), (14, 0, 1), (14, -28), (-20, -28), (-30, 0, 1), (-40, 0, 1), (-36,
                                                                                                       -26),
                  (-48, -24), (-54, 0, 1), (-64, 0, 1), (-60, -24), (-78, -8), (-102, 2, 1), (-88, -22)]
# fmt: on
PLAIN: Manner = {"wobble": 0.5, "detail": 0.4, "rim": "#ffd890", "rim_width": 3}


def draw(c: Canvas) -> None:
    """Wall and window; the hook and what hangs there; the floor; stove, chair, sheep, basin."""
    _room(c)
    _window(c)
    _pelt(c)
    _stove(c)
    _chair(c)
    _sheep(c)
    _basin(c)
    _small(c)


def _room(c: Canvas) -> None:
    near = np.clip(np.hypot(c.x - 720, (c.y - 760) * 0.85) / 860, 0, 1).astype(np.float32)
    c.background([(0, "#c8743f"), (0.3, "#9a4630"), (0.6, "#5a1f30"), (1, "#230e20")], along=near, angle=86)
    planks = [line([(x, 0), (x + 2, 900)], 3.4) for x in range(-10, 790, 64)]
    c.multiply(planks, "#2a0f22", 0.55, soft=0.8)
    c.screen([Shape(plank.path, 2.4) for plank in planks], "#ffb870", 0.1, soft=1, inside=c.shift(
        np.ones((c.height, c.width), np.float32), 3, 0))  # fmt: skip
    floor = c.mask(rectangle(-5, 898, 780, 300))
    c.over(floor, "#5a2a2c")
    c.multiply(floor * smoothstep(c.noise(120, 4, 4, wide=4, tall=0.3), 0.3, 0.7), "#a06050", 0.4)
    for i in range(5):
        y = 900 + 26 * i + 7 * i * i
        c.multiply(line([(-10, y), (780, y + 3)], 3.2), "#230e20", 0.7, soft=0.6)
    c.screen(ellipse(610, 1010, 330, 90), "#e8863c", 0.42, soft=50, inside=floor)
    skirting = rectangle(-10, 872, 790, 28)
    paint(
        c,
        skirting,
        ["#7a3430", "#3c1626"],
        along=("x", 700, 0),
        volume=4,
        wobble=0.4,
        rim="#ffb870",
        rim_width=2,
    )
    c.direct(floor, 0)


def _window(c: Canvas) -> None:
    """Night and snow light outside; a line of wolves on the hill, the last of them with hooves and a bell."""
    frame = rectangle(36, 96, 330, 296)
    paint(c, frame, ["#6a3230", "#3a1626"], volume=6, cast=(-8, 12, 10, 0.5), **PLAIN)
    pane = c.mask(rectangle(54, 114, 294, 260))
    c.over(pane, "#16323e")
    c.over(pane * np.clip((c.y - 120) / 220, 0, 1).astype(np.float32), "#3f8f92", 0.85)
    paint(c, ellipse(292, 170, 25), ["#f4f0d8", "#d0dcc8"], volume=5, shading=0.3, wobble=0.3, inside=pane)
    hill = spline(
        [(40, 330, 1), (120, 318), (220, 306), (300, 312), (370, 300, 1), (370, 400, 1), (40, 400, 1)]
    )
    paint(c, hill, ["#cfe0d4", "#6fa0a4"], volume=4, shading=0.3, inside=pane, wobble=0.6)
    for k, (x, y, size) in enumerate(((312, 308, 0.5), (222, 311, 0.5), (134, 322, 0.5))):
        wolf = spline(place(WALKER, x, y, size))
        c.over(wolf, "#12202c", 1, inside=pane)
        if k == 2:
            wool = [
                ellipse(x + dx * 0.5, y + dy * 0.5, 9)
                for dx, dy in ((-76, -18), (-90, -4), (-102, 8), (-70, -32), (-88, -20))
            ]
            c.over(wool, "#e8e4d0", 1, inside=pane)
            hooves = [rectangle(x + dx * 0.5, y - 5, 6, 6) for dx in (-65, -41, 13, 43)]
            c.over(hooves, "#e8e4d0", 1, inside=pane)
    c.sharpen(pane, 0.75)
    bars = [rectangle(196, 110, 10, 268), rectangle(50, 236, 302, 9)]
    paint(c, bars, ["#7a3c34", "#4a1e2a"], volume=3, **PLAIN)
    sill = rectangle(24, 384, 356, 22)
    paint(c, sill, ["#9a5038", "#4a1e2a"], volume=5, cast=(-4, 10, 8, 0.6), **PLAIN)
    curtain = [(24, 78, 1), (120, 80, 1), (112, 150), (84, 230), (52, 300), (28, 316), (20, 200)]
    folds = paint(c, spline(curtain), ["#2f7f86", "#1f5560", "#143440"], volume=14, shading=0.8, angle=84,
                  wobble=0.8,
                  cast=(-6, 8, 8, 0.5), rim="#bfe0cc", rim_width=3)  # fmt: skip
    c.multiply([line([(50 + 22 * i, 84), (44 + 16 * i, 200), (36 + 8 * i, 296)], 6) for i in range(3)],
               "#0c2430", 0.6,
               soft=2, inside=folds)  # fmt: skip
    paint(c, line([(10, 78), (392, 74)], 9), ["#c8743f", "#5a2430"], volume=3, **PLAIN)


def _pelt(c: Canvas) -> None:
    """At 560, 290: ears up, eyes empty, arms hanging."""
    at = (566.0, 258.0, 1.0)
    board = rectangle(440, 96, 290, 26)
    paint(c, board, ["#8a4634", "#4a1e2a"], volume=5, cast=(-8, 12, 10, 0.5), **PLAIN)
    for peg in (470, 566, 690):
        paint(
            c,
            line([(peg, 108), (peg, 132), (peg + 10, 142), (peg + 20, 132)], 7),
            ["#f0b860", "#6a3430"],
            volume=2,
            **PLAIN,
        )
    grey: Manner = {
        "shading": 0.85,
        "angle": 80,
        "streaks": 1.5,
        "wobble": 1.4,
        "rim": "#ffd8a0",
        "rim_width": 4,
    }
    arms = [Tube(place_paw(paw, at)).piece() for paw in PAWS]
    paint(c, arms, ["#7a6468", "#4a3844", "#2a1c2c"], volume=14, cast=(-26, 20, 16, 0.6), **grey)
    pelt = paint(c, spline(place(PELT, *at)), ["#8a7274", "#5c4650", "#3a2838", "#241826"], volume=28,
                 cast=(-30, 24, 18, 0.65), **grey)  # fmt: skip
    chance = random.Random(5)
    hairs = []
    for _ in range(420):
        x, y = chance.uniform(470, 680), chance.uniform(150, 660)
        hairs.append(
            line([(x, y), (x + chance.uniform(-5, 5), y + 12), (x + chance.uniform(-9, 9), y + 26)], 2)
        )
    c.multiply(hairs[:210], "#1c0f1e", 0.5, inside=pelt)
    c.screen(hairs[210:], "#e8b890", 0.24, inside=pelt)
    seam = [(566, 330), (570, 420), (572, 520), (574, 600)]
    c.multiply(line(seam, 13), "#1c0a18", 0.75, soft=2, inside=pelt)
    buttons = [ellipse(590, 356 + 62 * i, 8) for i in range(4)]
    paint(c, buttons, ["#ffd27a", "#a05a30"], volume=3, detail=0.8, wobble=0.2, cast=(-3, 3, 2, 0.5))
    paint(
        c,
        [ellipse(x, y, 20, 15) for x, y in ((459, 440), (679, 432))],
        ["#4a3844", "#241826"],
        volume=7,
        **grey,
    )
    claws = [line([(x + 9 * i, 448), (x - 2 + 9 * i, 464)], 4) for x in (449, 669) for i in range(3)]
    paint(c, claws, ["#f4e4c0", "#b89078"], volume=1.5, wobble=0.2, detail=0.7)
    head = paint(c, spline(place(MUZZLE, 566, 250, 1.02)), ["#6a5458", "#8a7274", "#a88c84", "#6a5054"],
                 volume=26,
                 cast=(-8, 16, 12, 0.6), detail=0.3, **grey)  # fmt: skip
    c.multiply(hairs[:120], "#2a1826", 0.3, inside=head)
    inner = [spline(place([(-24, -124), (-10, -92), (-32, -82)], 566, 250, 1.02)),
             spline(place([(27, -126), (36, -84), (12, -92)], 566, 250, 1.02))]  # fmt: skip
    c.multiply(inner, "#3a1428", 0.6, soft=2)
    eyes = [spline([(532, 222, 1), (546, 213), (556, 228, 1), (543, 231)]), spline([(582, 228, 1), (594,
        212), (608, 220, 1),
            (597, 231)])]  # fmt: skip
    paint(c, eyes, ["#140812", "#2a1020"], volume=2, detail=0.9, wobble=0.2)
    c.screen(
        [line([(534, 223), (546, 230), (555, 229)], 2.4), line([(584, 229), (597, 231), (607, 221)], 2.4)],
        "#f0b078",
        0.7,
    )
    paint(
        c, ellipse(569, 326, 17, 12), ["#3a1c2c", "#140812"], volume=6, detail=0.7, rim="#ffe0b0", rim_width=2
    )
    c.multiply(line([(570, 336), (570, 346)], 3), "#140812", 0.8)
    teeth = [polygon([(x, 322), (x + 10, 322), (x + 5, 338)]) for x in (542, 590)]
    paint(c, teeth, ["#fff4d8", "#d8b894"], volume=2, detail=0.8, wobble=0.2)


def place_paw(paw: Points, at: tuple[float, float, float]) -> list[tuple[float, float, float]]:
    """A tube of the hanging skin on its hook."""
    return [(at[0] + p[0], at[1] + p[1], p[2]) for p in paw]


def _stove(c: Canvas) -> None:
    """Cropped by the right edge: an iron stove with its door open."""
    iron: Manner = {
        "shading": 0.7,
        "wobble": 0.5,
        "light": (-0.6, -0.5),
        "rim": "#f0a060",
        "rim_width": 3,
        "detail": 0.3,
    }
    c.multiply(ellipse(730, 1010, 130, 22), c.shadow, 0.7, soft=10)
    paint(
        c,
        rectangle(722, -10, 54, 640),
        ["#2c1a28", "#4a2430", "#241420"],
        along=("x", 720, 780),
        volume=14,
        **iron,
    )
    paint(
        c,
        rectangle(650, 640, 150, 350),
        ["#3a2230", "#2a1624", "#1c0e1c"],
        volume=14,
        cast=(-14, 10, 14, 0.6),
        **iron,
    )
    paint(c, rectangle(634, 618, 170, 32), ["#5a3034", "#2c1826"], volume=8, **iron)
    paint(c, [rectangle(664, 984, 18, 40)], ["#2a1624", "#1c0e1c"], volume=4, **iron)
    mouth = paint(c, rectangle(682, 730, 100, 140), ["#fff0b0", "#ffd27a", "#f08a38"], along=("r", 760, 830,
                                                                                              120),
                  volume=0, wobble=0.6)  # fmt: skip
    flames: list[Points] = [[(690, 872, 1), (698, 800), (716, 768, 1), (722, 812), (738, 750, 1), (748, 820),
                             (768, 770, 1),
                            (776, 872, 1)]]  # fmt: skip
    paint(
        c,
        [spline(flame) for flame in flames],
        ["#fffbe0", "#ffdf80", "#f0762c"],
        volume=6,
        inside=mouth,
        wobble=0.8,
    )
    glow(c, 738, 800, 330, "#f0762c", 0.55)
    glow(c, 732, 810, 120, "#ffd27a", 0.6)
    kettle = [(-46, 0, 1), (-56, -22), (-40, -56), (-10, -70), (22, -66), (46, -40), (52, -14), (46, 0, 1)]
    spout = line(place([(-46, -26), (-74, -44), (-80, -62)], 718, 618), 13)
    paint(c, [spline(place(kettle, 718, 618)), spout], ["#2f7f86", "#1f5560", "#123440"], volume=16,
          shading=0.8,
          wobble=0.4, detail=0.5, light=(-0.6, -0.5), rim="#c8ecd8", rim_width=3)  # fmt: skip
    for k, (x, y) in enumerate(((636, 540), (628, 512), (640, 482), (630, 450), (642, 416))):
        c.screen(ellipse(x, y, 9 + 4 * k, 16), "#ffdcb0", 0.34 - 0.05 * k, soft=6 + 2 * k)


def _chair(c: Canvas) -> None:
    chair: Manner = {
        "shading": 0.8,
        "angle": 70,
        "wobble": 0.8,
        "streaks": 1.1,
        "rim": "#ffb870",
        "rim_width": 4,
    }
    cloth = ["#a8404c", "#7a2a3c", "#4a1830"]
    c.multiply(ellipse(250, 1096, 290, 34), c.shadow, 0.75, soft=16)
    back = [
        (-30, 640),
        (20, 520),
        (110, 470),
        (230, 480),
        (310, 540),
        (330, 660),
        (336, 960, 1),
        (-40, 960, 1),
    ]
    mask = paint(c, spline(back), cloth, volume=50, cast=(-10, 10, 20, 0.6), **chair)
    tufts = [ellipse(x, y, 6) for x, y in ((80, 580), (190, 570), (280, 600), (60, 680), (300, 690))]
    c.multiply([ellipse(x, y, 26, 22) for x, y in ((80, 580), (190, 570), (280, 600), (60, 680), (300,
        690))], "#2a0a1c",
               0.45, soft=9, inside=mask)  # fmt: skip
    paint(c, tufts, ["#f0b060", "#8a4430"], volume=2, detail=0.7, wobble=0.2)
    legs = [polygon([(30, 1070), (64, 1070), (56, 1118), (40, 1118)]), polygon([(372, 1060), (400, 1060),
                                                                                (396, 1104),
            (380, 1104)])]  # fmt: skip
    paint(c, legs, ["#7a4030", "#2c1420"], volume=5, **PLAIN)
    seat = [(-40, 900, 1), (180, 890), (380, 900), (424, 930), (424, 1060), (400, 1084, 1), (-40, 1090, 1)]
    paint(c, spline(seat), cloth, volume=30, **chair)


def _wool(
    c: Canvas, body: Shape, lumps: list[tuple[float, float, float]], seed: int, shading: float = 0.5
) -> None:
    """Wool: the body, then curls from the back to the front, lighter towards the fire."""
    tone = ["#fbe8c8", "#d8a888", "#8a5058"]
    paint(c, [body, *(ellipse(x, y, r) for x, y, r in lumps)], tone, volume=40, shading=shading,
          dark="#3c1430",
          wobble=1.6,
          cast=(-14, 14, 16, 0.5), rim="#fff0c0", rim_width=5, angle=40)  # fmt: skip
    chance, rings = random.Random(seed), []
    for x, y, r in lumps:
        for _ in range(3):
            start, u, v = (
                chance.uniform(0, 6.3),
                x + chance.uniform(-0.5, 0.5) * r,
                y + chance.uniform(-0.5, 0.5) * r,
            )
            rings.append(line([(u + math.cos(start + t * 0.8) * (4 + t * 1.7),
                                v + math.sin(start + t * 0.8) * (4 + t * 1.7))
                               for t in range(6)], 2.8))  # fmt: skip
    c.multiply(rings, "#8a4a50", 0.55, soft=0.6)
    c.screen([Shape(ring.path, 1.8) for ring in rings[::2]], "#fff0d0", 0.25)


def _sheep(c: Canvas) -> None:
    skin: Manner = {"shading": 0.8, "wobble": 0.6, "dark": "#2c0e26", "rim": "#ffdca0", "rim_width": 3}
    shank = ["#6a4048", "#4a2834", "#301828"]
    far = Tube([(330, 900, 34), (420, 880, 28), (486, 904, 22), (506, 980, 17), (512, 1050, 16)])
    paint(c, far.piece(), shank, volume=14, **skin)
    chance = random.Random(11)
    lumps = []
    for k in range(64):
        angle, far_out = k * 2.4, math.sqrt(k / 64)
        lumps.append(
            (
                214 + math.cos(angle) * far_out * 146,
                800 + math.sin(angle) * far_out * 176,
                chance.uniform(34, 48),
            )
        )
    lumps.sort(key=lambda lump: lump[1])
    _wool(c, ellipse(214, 800, 140, 170), lumps, 3, 0.8)
    near = Tube([(280, 930, 44), (380, 920, 34), (448, 936, 25), (474, 1000, 19), (482, 1066, 17)])
    paint(c, near.piece(), shank, volume=16, cast=(-6, 12, 10, 0.5), **skin)
    thigh = [
        (270 + 22 * i + chance.uniform(-6, 6), 930 + chance.uniform(-14, 12), chance.uniform(30, 40))
        for i in range(6)
    ]
    _wool(c, ellipse(310, 930, 80, 44), thigh, 5)
    arm = Tube([(250, 760, 30), (330, 806, 25), (396, 800, 19), (432, 772, 15)])
    paint(c, arm.piece(), shank, volume=12, cast=(-4, 12, 8, 0.5), **skin)
    _wool(c, ellipse(262, 768, 40), [(240, 756, 34), (270, 780, 34), (300, 790, 28)], 7)
    cup = spline([(420, 726, 1), (480, 722, 1), (474, 772), (464, 786, 1), (434, 788, 1), (424, 774)])
    paint(c, [cup, ellipse(484, 750, 15, 17).outline(7)], ["#fff2d8", "#e8c098", "#a86a58"], volume=12,
          detail=0.6,
          cast=(-4, 8, 6, 0.5), wobble=0.3, rim="#fffbe8", rim_width=3)  # fmt: skip
    paint(
        c,
        spline([(412, 776), (436, 762), (450, 774), (442, 792), (420, 794)]),
        ["#3a2030", "#1c0e1c"],
        volume=6,
        **skin,
    )
    for k, (x, y) in enumerate(((446, 706), (454, 682), (446, 656))):
        c.screen(ellipse(x, y, 7 + 3 * k, 13), "#ffe8c8", 0.45 - 0.1 * k, soft=5 + 2 * k)
    _head(c, skin)


def _head(c: Canvas, skin: Manner) -> None:
    x, y, size = 262.0, 574.0, 1.16
    far_ear = spline(place(EAR, x - 2, y - 10, size * 0.9, -1, -24))
    paint(c, far_ear, ["#5a3440", "#38202e"], volume=8, **skin)
    head = paint(c, spline(place(FACE, x, y, size, 1, 16)), ["#7a4c50", "#5a343e", "#3c2030"], volume=34,
                 detail=0.5,
                 angle=40, cast=(-8, 16, 12, 0.5), **skin)  # fmt: skip
    paint(
        c,
        spline(place(EAR, x - 8, y + 4, size, 1, -6)),
        ["#7a4a4e", "#4a2834"],
        volume=9,
        cast=(-4, 8, 6, 0.5),
        **skin,
    )
    c.multiply(spline(place([(-40, -20), (-66, 0), (-84, 26), (-60, 22), (-36, 4)], x - 8, y + 4, size, 1,
                            -6)), "#3a1428",
               0.5, soft=3)  # fmt: skip
    tuft = [(x - 30 + 19 * i, y - 78 + abs(i - 2.6) * 6, 27.0) for i in range(6)]
    tuft += [(x - 16 + 20 * i, y - 58, 24.0) for i in range(5)]
    _wool(c, ellipse(x + 16, y - 70, 60, 24), tuft, 9)
    lid = place([(14, -22), (26, -12), (42, -14)], x, y, size, 1, 16)
    c.over(line(lid, 4.6), "#140812", 0.95)
    c.over(
        [
            line([lid[0], (lid[0][0] - 6, lid[0][1] + 9)], 3),
            line([lid[1], (lid[1][0] - 3, lid[1][1] + 11)], 3),
        ],
        "#140812",
    )
    c.multiply(
        line(place([(8, -36), (24, -38), (40, -30)], x, y, size, 1, 16), 4),
        "#1c0a18",
        0.6,
        soft=1,
        inside=head,
    )
    c.over(line(place([(84, 40), (92, 46), (88, 54)], x, y, size, 1, 16), 4), "#140812")
    c.over(line(place([(58, 58), (74, 60), (90, 60)], x, y, size, 1, 16), 3.4), "#140812", 0.9)


def _basin(c: Canvas) -> None:
    c.multiply(ellipse(510, 1110, 140, 20), c.shadow, 0.75, soft=8)
    tub = spline([(396, 1030, 1), (632, 1024, 1), (606, 1104), (588, 1116), (438, 1118), (420, 1106)])
    mask = c.mask(ellipse(514, 1028, 118, 22))
    tin: Manner = {"shading": 0.8, "wobble": 0.4, "detail": 0.5, "rim": "#ffe0a8", "rim_width": 3}
    outside = paint(c, tub, ["#3f8f92", "#2a6470", "#16323e"], volume=26, angle=4, **tin)
    c.over(mask, "#1c3c48")
    c.over(ellipse(514, 1032, 108, 17), "#6fb0ac", 0.9)
    c.screen(ellipse(566, 1030, 50, 8), "#ffd8a0", 0.6, soft=4)
    shanks = [
        Tube([(506, 980, 17), (512, 1034, 16)]).piece(),
        Tube([(474, 1000, 19), (480, 1040, 17)]).piece(),
    ]
    paint(c, shanks, ["#4a2834", "#301828"], volume=10, wobble=0.4, rim="#ffdca0", rim_width=2)
    c.screen([ellipse(512, 1037, 26, 5).outline(2.4), ellipse(480, 1042, 28, 5).outline(2.4)], "#e8fff0", 0.7)
    c.over(ellipse(514, 1028, 118, 22).outline(6), "#bfe0cc", 0.9)
    c.multiply([line([(414, 1064), (514, 1076), (620, 1060)], 3)], "#0c2430", 0.6, soft=1, inside=outside)
    bubbles = [
        ellipse(x, y, r)
        for x, y, r in ((566, 1026, 9), (584, 1030, 6), (552, 1034, 6), (446, 1032, 7), (596, 1024, 5))
    ]
    paint(c, bubbles, ["#f4fff8", "#9cccc4"], volume=4, detail=0.7, wobble=0.2)


def _small(c: Canvas) -> None:
    """A lunch tin, and a photograph of the flock on the wall."""
    tin = [(636, 1050, 1), (736, 1046, 1), (738, 1108, 1), (638, 1112, 1)]
    c.multiply(ellipse(690, 1112, 70, 10), c.shadow, 0.7, soft=5)
    paint(c, polygon(tin), ["#c8743f", "#7a3430"], volume=7, ink=0.3, **PLAIN)
    paint(
        c,
        line([(664, 1048), (668, 1026), (706, 1024), (710, 1046)], 7),
        ["#ffd27a", "#7a4030"],
        volume=2,
        **PLAIN,
    )
    c.over(line([(638, 1070), (737, 1066)], 3), "#4a1c2c", 0.8)
    paint(c, rectangle(404, 506, 104, 84), ["#f0b860", "#8a4a30"], volume=4, cast=(-6, 8, 6, 0.5), **PLAIN)
    c.over(rectangle(413, 515, 86, 66), "#e8d8b0")
    c.over(rectangle(413, 556, 86, 25), "#8a9a6a")
    for x in (430, 450, 478):
        c.over([ellipse(x, 552, 10, 8), ellipse(x + 5, 548, 8, 7)], "#fffaf0")
        c.over(ellipse(x + 12, 545, 4, 5), "#3a2030")
    c.sharpen(rectangle(404, 506, 104, 84), 0.8)
