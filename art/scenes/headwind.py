"""A great head in the wind: its face is coming off as autumn leaves, and a woman holds on to one of them."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.motifs.bent import Tube
from art.motifs.figure import Clothes, figure
from art.motifs.ground import grass, hill
from art.paint import paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, spline

SCENE = Scene(
    id="tevmsst3",
    slug="headwind",
    seed=8105,
    palette="P8",
    horizon="none",
    reach="close",
    hour="day",
    mood="melancholy",
    description="A large grey-haired head in profile is turning into autumn leaves that the wind carries "
    "off; "
    "below stands a small woman with one leaf in her hand.",
    clues=("On the tip of my tongue", "Goodbye by instalments", "What was your name again", "October"),
    motifs=("selves", "memory", "weather", "time", "absence"),
    light=(0.55, -0.65),
    shadow="#3a1a34",
    warmth="#fff2cc",
    grade=("#2c1c34", "#fff0d0", 0.07),
    contrast=0.17,
    vignette=0.34,
)

# fmt: off
HEAD: Points = [(800, 1200, 1), (800, 560), (780, 400), (720, 262), (610, 180), (480, 160), (372, 188), (296,
                                                                                                         256),
                (262, 330), (252, 398), (258, 432), (240, 476), (206, 536), (190, 566), (198, 584), (228,
                                                                                                     594),
                (232, 612), (214, 634), (222, 652), (216, 672), (232, 694), (230, 720), (222, 756), (240,
                                                                                                     792),
                (300, 812), (372, 820), (420, 850), (436, 920), (420, 1010), (380, 1080), (300, 1200, 1)]
HAIR: Points = [(800, 900, 1), (730, 860), (660, 800), (612, 720), (604, 640), (584, 560), (548, 500), (520,
                                                                                                        430),
                (470, 380), (410, 352), (360, 300), (300, 268), (340, 208), (420, 164), (520, 146), (640,
                                                                                                     176),
                (740, 262), (800, 380, 1)]
EAR: Points = [(560, 512), (600, 492), (632, 520), (636, 576), (612, 630), (580, 656), (560, 636), (560,
    590), (548, 552)]
LEAF: Points = [(0, -52, 1), (7, -38), (20, -34), (17, -22), (34, -14, 1), (26, -4), (36, 8, 1), (22, 12),
                (22, 24, 1),
                (9, 20), (2, 26), (3, 46, 1), (-3, 46, 1), (-2, 26), (-9, 20), (-22, 24, 1), (-22, 12), (-36,
                    8, 1),
                (-26, -4), (-34, -14, 1), (-17, -22), (-20, -34), (-7, -38)]
OVAL: Points = [(0, -46, 1), (14, -24), (18, 2), (10, 24), (2, 32), (2, 50, 1), (-2, 50, 1), (-2, 32), (-10,
    24), (-18, 2),
                (-14, -24)]
# fmt: on
TONES = (
    ["#f0c470", "#d88a3c"],
    ["#d8703c", "#a83c30"],
    ["#b8403c", "#742434"],
    ["#e8a868", "#b8683c"],
    ["#8a3038", "#5a1c34"],
    ["#f4dca0", "#d8a458"],
)  # fmt: skip

Leaf = tuple[float, float, float, float, int]
"""x, y, size, turn in degrees, kind."""


def draw(c: Canvas) -> None:
    """The windy sky; the head that is left; what is loose; the woman below."""
    _sky(c)
    _head(c)
    _hair(c)
    _loosening(c)
    _ground(c)
    _flying(c)


def _sky(c: Canvas) -> None:
    c.background([(0, "#7c9aa0"), (0.35, "#c4ccb8"), (0.7, "#f4e6c4"), (1, "#f4d49c")], angle=8, mottle=0.9)
    warped = c.y + (c.noise(320, 5, 5, wide=3, tall=0.5) - 0.5) * 260 - c.x * 0.10
    for k, level in enumerate((70, 210, 360, 540, 700)):
        edge: Pixels = warped - level
        band = smoothstep(edge, -2, 12) * (1 - smoothstep(edge, 20, 90))
        c.over(band.astype(np.float32), "#fbf1d9", 0.5 - 0.05 * k)
        c.multiply((np.exp(-(((edge - 70) / 40) ** 2))).astype(np.float32), "#8fa0a4", 0.26)


def _gone(c: Canvas) -> Pixels:
    """How far the face has blown away: 1 left of a ragged front that runs from forehead to chin."""
    front = 306 + 30 * np.sin(c.y / 90) + (c.noise(60, 3, 3) - 0.5) * 120 - (c.y - 500) * 0.06
    return np.asarray(smoothstep((front - c.x).astype(np.float32), -6, 10) * (c.y < 840), np.float32)


def _head(c: Canvas) -> None:
    stays = 1 - _gone(c)
    skin = c.mask(spline(HEAD)) * stays
    head = paint(c, skin, ["#f0c49c", "#dc9c78", "#b0685c", "#7a3c4c"], along=("r", 330, 420, 560), volume=64,
                 shading=0.75, angle=64, streaks=1.1, mottle=0.9, wobble=1, dark="#3a1434", light=(-0.5,
                                                                                                   -0.6),
                 rim="#fff0cc", rim_width=4)  # fmt: skip
    c.multiply(ellipse(470, 700, 90, 70), "#a85a58", 0.35, soft=36, inside=head)
    c.screen(ellipse(420, 600, 70, 60), "#f4c49c", 0.28, soft=30, inside=head)
    c.multiply(Tube([(610, 660, 20), (560, 760, 30), (470, 826, 34), (400, 832, 26)]).piece(), "#6a2c44",
               0.5, soft=18,
               inside=head)  # fmt: skip
    c.multiply(
        line([(336, 476), (358, 488), (386, 488), (412, 472)], 7), "#5a2438", 0.7, soft=1.2, inside=head
    )
    lashes = [
        line([(344 + 15 * k, 482 + 3 * (k % 3)), (336 + 15 * k, 498 + 4 * (k % 3))], 3.4) for k in range(4)
    ]
    c.multiply(lashes, "#4a1c30", 0.8, soft=0.6, inside=head)
    c.multiply(ellipse(372, 470, 52, 26), "#a8605c", 0.4, soft=12, inside=head)
    c.screen(ellipse(380, 466, 34, 13), "#f8d0a8", 0.4, soft=7, inside=head)
    brow = Tube([(322, 424, 3), (356, 408, 9), (400, 410, 8), (440, 430, 3)])
    paint(
        c, brow.piece(), ["#e8e0d4", "#a89ca4"], volume=4, wobble=1.2, inside=head, rim="#fffaf0", rim_width=2
    )
    for k in range(3):
        crease = [(486 + 10 * k, 462 + 14 * k), (514 + 8 * k, 456 + 22 * k), (534 + 6 * k, 462 + 28 * k)]
        c.multiply(line(crease, 4), "#7a3c4c", 0.5, soft=1.6, inside=head)
    for k in range(3):
        crease = [(346, 330 + 30 * k), (420, 384 + 16 * k), (480, 424 + 8 * k)]
        c.multiply(line(crease, 4), "#8a4a50", 0.4, soft=2, inside=head)
    coat = [
        (800, 1210, 1),
        (800, 880),
        (720, 900),
        (620, 940),
        (520, 1000),
        (430, 1010),
        (392, 1060),
        (340, 1210, 1),
    ]
    wool = paint(c, spline(coat), ["#3f6a80", "#2f5a72", "#1f3a54"], volume=40, shading=0.8, angle=50,
                 streaks=1.3,
                 wobble=1, cast=(-14, -14, 18, 0.5), rim="#d4dcc8", rim_width=4)  # fmt: skip
    collar = Tube([(800, 850, 26), (700, 884, 34), (590, 950, 38), (500, 1000, 34), (424, 1006, 22)])
    paint(c, collar.piece(), ["#587f8e", "#33607a", "#234a64"], volume=22, shading=0.8, wobble=1,
          cast=(-8, 14, 12, 0.5), rim="#e4e8d4", rim_width=4)  # fmt: skip
    ribs = [line([(x, 1040), (x + 60, 1200)], 4) for x in range(400, 800, 26)]
    c.multiply(ribs, "#12283c", 0.4, soft=1.5, inside=wool)


def _hair(c: Canvas) -> None:
    """Grey hair combed back by the wind from the left."""
    stays = 1 - _gone(c)
    mass = paint(c, c.mask(spline(HAIR)) * stays, ["#e8e0d0", "#b4a8a8", "#7c7084", "#4a3c58"], volume=54,
                 shading=0.75,
                 angle=24, streaks=1.5, wobble=2, light=(-0.4, -0.8), rim="#fffaf0", rim_width=4,
                 cast=(0, 12, 12, 0.4, "#5a2438"))  # fmt: skip
    chance = random.Random(5)
    dark: list[Shape] = []
    pale: list[Shape] = []
    for k in range(300):
        share = chance.random()
        x, y = (
            310 + 430 * share + chance.uniform(-20, 40),
            170 + 560 * share**1.6 + chance.uniform(-40, 240) * (1 - share * 0.5),
        )
        far = chance.uniform(70, 150)
        bend = [(x, y), (x + far * 0.5, y + far * 0.12), (x + far, y + far * (0.3 + 0.5 * share))]
        (dark if k % 2 else pale).append(line(bend, chance.uniform(1.6, 4)))
    c.multiply(dark, "#5a4a66", 0.5, inside=mass)
    c.screen(pale, "#fff6e4", 0.35, inside=mass)
    ear = paint(c, spline(EAR), ["#e8b08c", "#c47c68", "#8a4850"], volume=18, shading=0.75, wobble=0.8,
                dark="#3a1434",
                cast=(10, 8, 10, 0.5, "#5a2438"), rim="#fff0cc", rim_width=4, light=(-0.5, -0.6))  # fmt: skip
    c.multiply(
        line([(572, 534), (600, 516), (616, 546), (612, 590), (594, 612)], 9),
        "#6a2c40",
        0.55,
        soft=3,
        inside=ear,
    )
    wisps = [line([(548, 470), (600, 480), (660, 520)], 6), line([(540, 486), (590, 500), (640, 552)], 4)]
    paint(c, wisps, ["#d8d0c8", "#8a8094"], volume=2, wobble=0.4, rim="#fffaf0", rim_width=1.5)


def _leaf(x: float, y: float, size: float, turn: float, kind: int) -> Shape:
    return spline(place(LEAF if kind % 3 else OVAL, x, y, size, 1, turn))


def _leaves(c: Canvas, leaves: Sequence[Leaf], **manner: Any) -> None:
    """Leaves (x, y, size, turn, kind), painted tone by tone, each with its midrib."""
    for k, tone in enumerate(TONES):
        some = [leaf for leaf in leaves if leaf[4] % len(TONES) == k]
        if not some:
            continue
        shapes = [_leaf(*leaf) for leaf in some]
        paint(c, shapes, tone, volume=6, shading=0.7, wobble=0.7, cast=(-3, 6, 4, 0.45), rim="#fff4d4",
              rim_width=2,
              dark="#3a1430", **manner)  # fmt: skip
        ribs = [
            line(place([(0, -38), (1, 0), (0, 44)], x, y, size, 1, turn), 2.2) for x, y, size, turn, _ in some
        ]
        c.multiply(ribs, "#4a1830", 0.5, soft=0.5)


def _loosening(c: Canvas) -> None:
    """Where the face was: leaves still holding its profile, thick at the front of what is left."""
    chance = random.Random(21)
    inside = c.mask(spline(HEAD))
    leaves: list[Leaf] = []
    while len(leaves) < 210:
        x, y = chance.uniform(180, 352), chance.uniform(230, 830)
        row, column = int(y * c.scale), int(x * c.scale)
        if inside[row, column] < 0.5 or chance.random() > 0.6 + (x - 180) / 260:
            continue
        leaves.append((x, y, chance.uniform(0.34, 0.56), chance.uniform(-120, -40), chance.randrange(60)))
    edge: Points = [(262, 330), (252, 398), (252, 440), (238, 478), (208, 538), (196, 566), (214, 588), (228,
                                                                                                         610),
                    (218, 636), (222, 672), (230, 712), (228, 756), (252, 796), (300, 812), (350,
                        818)]  # fmt: skip
    for x, y in edge:
        leaves.append((x + 9, y, 0.42, chance.uniform(-110, -60), chance.randrange(60)))
    leaves.sort(key=lambda leaf: leaf[0])
    for start in range(0, len(leaves), 46):
        _leaves(c, leaves[start : start + 46])


def _ground(c: Canvas) -> None:
    ridge: Points = [(-40, 1060), (80, 1046), (200, 1060), (320, 1092), (440, 1130), (560, 1180)]
    paint(c, hill(ridge), ["#c88a4c", "#8a5038", "#4a2838"], along=("y", 1040, 1160), volume=14, angle=12,
          streaks=1.3,
          mottle=1.4, wobble=1.6, rim="#fff0c0", rim_width=3)  # fmt: skip
    grass(c, ridge[:5], ["#d8a458", "#7a4838"], height=26, count=90, seed=3, lean=-0.5)
    wears = Clothes(coat="#2f5a72", hem="#1c3450", hair="#8a3a28", legs="#3a2434", scarf="#fbf1d9")
    figure(
        c, 128, 1064, 138, wears, arms=[[(8, -66), (20, -76), (26, -92)]], wind=0.6, rim="#fff4d0", detail=0.8
    )
    _leaves(c, [(168, 918, 0.36, -30, 61)], detail=0.7)


def _flying(c: Canvas) -> None:
    """The stream of leaves that leaves the picture on the left, the nearest ones large."""
    chance, leaves = random.Random(9), list[Leaf]()
    for _ in range(64):
        share = chance.random() ** 0.8
        x = 250 - share * 300 + chance.uniform(-30, 30)
        y = 520 - share * 260 + chance.gauss(0, 130) * (0.5 + share * 0.6)
        size = chance.uniform(0.3, 0.6) * (1 + share * 0.5)
        if y < 930:
            leaves.append((x, y, size, chance.uniform(0, 360), chance.randrange(60)))
    _leaves(c, leaves)
    near: list[Leaf] = [
        (64, 214, 1.7, -70, 1),
        (170, 84, 1.25, 40, 8),
        (24, 640, 1.4, 120, 5),
        (330, 60, 0.8, 200, 3),
    ]
    _leaves(c, near, streaks=1.2)
