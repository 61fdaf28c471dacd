"""A child with a lantern in a misty wood: some of the trunks have knees, and one foot is lifted."""

import random

import numpy as np

from art.canvas import Canvas
from art.light import fog, glow
from art.motifs.bent import Tube
from art.motifs.figure import Clothes, figure
from art.motifs.ground import grass, hill
from art.motifs.trees import Branches
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, spline

SCENE = Scene(
    id="4v5k1ckj",
    slug="the-tall-wood",
    seed=8101,
    palette="P6",
    horizon="none",
    reach="far",
    hour="dusk",
    mood="uneasy",
    description="A child with a satchel and a lantern walks through a misty wood where some of the trunks "
    "are the legs "
    "of very tall birds; one bends its head down and one foot is lifted.",
    clues=("Don't look up", "Can't see the wood for the trees", "Among grown-ups", "Small talk"),
    motifs=("animals", "size", "paths", "light", "trees"),
    light=(-0.5, 0.35),
    shadow="#16303a",
    warmth="#fff0c4",
    grade=("#1c3038", "#fff2d4", 0.08),
    contrast=0.17,
    vignette=0.42,
)

# fmt: off
LIFTED: Points = [(150, -40, 34), (134, 120, 30), (112, 300, 26), (98, 408, 25), (96, 440, 30), (112, 470,
                                                                                                 24),
                  (152, 560, 17), (206, 660, 15), (246, 726, 15)]
LIFTED_TOES: list[Points] = [
    [(240, 716, 15), (286, 752, 12), (320, 800, 9), (328, 846, 3)],
    [(240, 716, 15), (262, 776, 12), (270, 830, 9), (262, 872, 3)],
    [(240, 716, 15), (226, 780, 11), (204, 822, 8), (180, 838, 3)],
    [(240, 712, 13), (206, 726, 9), (176, 716, 3)],
]
STANDING: Points = [(664, -40, 38), (652, 160, 33), (634, 340, 30), (628, 420, 34), (630, 462, 38), (634,
                                                                                                     508, 29),
                    (644, 680, 23), (652, 880, 22), (654, 1010, 25)]
STANDING_TOES: list[Points] = [
    [(652, 1000, 22), (590, 1036, 18), (520, 1060, 15), (452, 1090, 10), (424, 1106, 3)],
    [(652, 1000, 24), (634, 1064, 20), (608, 1120, 17), (590, 1180, 14)],
    [(652, 1000, 22), (706, 1050, 18), (760, 1090, 15), (820, 1120, 10)],
    [(652, 990, 18), (712, 1000, 14), (768, 1000, 8)],
]
NECK: Points = [(486, -60, 66), (534, 50, 52), (560, 150, 40), (540, 236, 32), (490, 290, 30), (452, 330, 34)]
HEAD: Points = [(492, 286), (500, 330), (480, 376), (450, 404), (420, 414, 1), (398, 384, 1), (404, 344),
                (430, 304), (462, 280)]
BEAK: Points = [(446, 404, 1), (392, 500), (336, 606, 1), (372, 496), (404, 388, 1)]
CREST: list[Points] = [[(480, 300), (548, 316), (598, 368)], [(484, 312), (540, 344), (574, 404)]]
PATH: Points = [(452, 788, 8), (446, 812, 12), (400, 850, 22), (346, 910, 40), (310, 1000, 66), (300, 1100,
                                                                                                 104),
                (310, 1220, 150)]
# fmt: on


def draw(c: Canvas) -> None:
    """Mist; far trunks and far legs; the ground; the bird that looks; the child; the legs close to us."""
    c.background(
        [(0, "#6f8c8e"), (0.3, "#a8bcb4"), (0.62, "#e4e4cc"), (0.8, "#c4cdb8"), (1, "#8fa8a0")], angle=86
    )
    glow(c, 330, 660, 420, "#fff6dc", 0.5, tall=1.3)
    _far(c)
    _ground(c)
    _middle(c)
    _watcher(c)
    _child(c)
    _near(c)


def _trunk(c: Canvas, x: float, wide: float, foot: float, seed: int, haze: float) -> None:
    chance = random.Random(seed)
    lean = chance.uniform(-30, 30)
    axis = [(x + lean, -40, wide * 0.7), (x + lean * 0.4, foot * 0.5, wide * 0.8), (x, foot - 40, wide)]
    body: list[Shape] = [Tube([*axis, (x, foot, wide * 1.7)]).piece()]
    boughs = Branches(seed, wander=0.25, spread=0.5)
    for _ in range(4):
        side = chance.choice([-1, 1])
        y = chance.uniform(20, 420)
        boughs.grow([(x + lean * 0.5, y, -1.57 + side * 1.0, chance.uniform(60, 130), wide * 0.5)], 3)
    bark = ["#2c4448", "#35494a", "#2a3c3e"]
    paint(
        c, [*body, *boughs.shapes], bark, volume=wide * 0.6, shading=0.6, angle=86, streaks=1.3,
        wobble=1.4, haze=("#cdd6c8", haze), rim="#fff4d4", rim_width=2, rim_strength=0.5 * (1 - haze),
    )  # fmt: skip


def _leg(c: Canvas, x: float, foot: float, wide: float, bend: float, haze: float) -> None:
    """A far bird's leg: knee, shank and three toes."""
    knee = foot * 0.46
    axis = [(x, -40, wide), (x + bend, knee - 40, wide * 0.8), (x + bend, knee, wide * 1.15)]
    shank = [(x + bend, knee + 44, wide * 0.75), (x, foot - 20, wide * 0.62), (x, foot, wide * 0.7)]
    toes = [
        Tube([(x, foot - 6, wide * 0.6), (x + dx * 0.5, foot + dy * 0.7, wide * 0.5), (x + dx, foot + dy, 2)])
        for dx, dy in ((-wide * 4, 14), (-wide, 30), (wide * 3.4, 18))
    ]
    paint(
        c, [Tube([*axis, *shank]).piece(), *(toe.piece() for toe in toes)], ["#3c5254", "#4a5c58", "#3a4c4a"],
        volume=wide * 0.6, shading=0.6, angle=88, wobble=0.7, haze=("#cdd6c8", haze),
        rim="#fff4d4", rim_width=2, rim_strength=0.5,
    )  # fmt: skip


def _far(c: Canvas) -> None:
    for x, wide, foot, seed in ((60, 10, 780, 3), (196, 8, 770, 4), (318, 9, 760, 5), (706, 12, 790, 7)):
        _trunk(c, x, wide, foot, seed, 0.78)
    for x, bend in ((462, 10), (520, -8)):
        _leg(c, x, 772, 8, bend, 0.72)
    fog(c, 700, 90, "#eeeeda", 0.7)
    for x, wide, foot, seed in ((20, 16, 830, 11), (590, 15, 830, 12)):
        _trunk(c, x, wide, foot, seed, 0.56)
    for x, bend in ((236, -14), (300, 12)):
        _leg(c, x, 826, 11, bend, 0.5)
    fog(c, 780, 70, "#e8e8d2", 0.7)


def _ground(c: Canvas) -> None:
    ridge: Points = [(-40, 812), (120, 800), (300, 790), (460, 786), (620, 800), (820, 818)]
    along = np.clip((c.y - 790) / 360, 0, 1).astype(np.float32)
    paint(
        c, hill(ridge), ["#b4bfa6", "#7c9080", "#46605c", "#223c42", "#162a34"], along=along,
        volume=10, shading=0.3, angle=-8, streaks=1.4, mottle=1.4, wobble=1.5,
    )  # fmt: skip
    worn = paint(
        c, Tube(PATH).piece(), ["#d8dcc4", "#a4ac98", "#5c7070", "#44585c"], volume=8, shading=0.3,
        angle=-60, wobble=2.4,
        streaks=1.2,
    )  # fmt: skip
    c.multiply(worn * (c.noise(16, 5, 3) > 0.55), "#9aa890", 0.35, soft=1)
    fog(c, 830, 40, "#eeeedc", 0.65)


def _middle(c: Canvas) -> None:
    _trunk(c, 730, 24, 900, 21, 0.3)
    _leg(c, 404, 880, 14, 16, 0.34)
    _leg(c, 494, 900, 15, -12, 0.3)
    fog(c, 880, 36, "#d8dcc8", 0.5)


def _watcher(c: Canvas) -> None:
    """The bird that has noticed the light."""
    feather: Manner = {
        "shading": 0.65,
        "wobble": 0.9,
        "haze": ("#b8c6bc", 0.06),
        "rim": "#fff6dc",
        "rim_width": 4,
    }
    neck = paint(
        c, Tube(NECK).piece(), ["#3a5258", "#48646a", "#54706f"], volume=30, angle=60, streaks=1.3, **feather
    )
    chance = random.Random(8)
    strokes = []
    for _ in range(150):
        x, y, half, _way = Tube(NECK).at(chance.random())
        u, v = x + chance.uniform(-half, half), y + chance.uniform(-10, 10)
        strokes.append(line([(u, v), (u - 4, v + 12), (u - 12, v + 24)], chance.uniform(1.5, 3)))
    c.multiply(strokes[:75], "#2c444c", 0.4, inside=neck)
    c.screen(strokes[75:], "#e8eee0", 0.22, inside=neck)
    plumes = [line(points, 8) for points in CREST]
    paint(c, plumes, ["#26383e", "#1c2c34"], volume=3, wobble=0.4, rim="#dfe6d8", rim_width=1.5)
    paint(c, spline(HEAD), ["#8ea29c", "#d4d8c6", "#a4b4ac"], volume=26, angle=50, detail=0.4, **feather)
    cap = spline(
        [(496, 290), (502, 326), (482, 352), (452, 348), (428, 330), (420, 318), (440, 296), (466, 280)]
    )
    paint(c, cap, ["#26383e", "#31464a"], volume=10, shading=0.5, wobble=0.6)
    paint(c, spline(BEAK), ["#5a5648", "#b89a5c", "#e4c078"], volume=12, shading=0.7, angle=-62, detail=0.6,
          wobble=0.4, ink=0.3, rim="#fff2cc", rim_width=3)  # fmt: skip
    c.multiply(line([(428, 400), (386, 500), (338, 602)], 3), "#3a3028", 0.7)
    paint(c, ellipse(433, 364, 13, 11, 20), ["#fff2c0", "#e8b848"], volume=4, detail=0.9, ink=0.4, wobble=0.2)
    c.over(ellipse(430, 369, 5.6, 6), "#14181c")
    c.screen(ellipse(428, 372, 1.8), "#ffffff")
    lid = spline([(416, 356, 1), (424, 346), (440, 346), (452, 358), (449, 366, 1), (436, 357), (424, 355)])
    paint(c, lid, ["#26383e", "#3c5054"], volume=3, detail=0.9, wobble=0.2)


def _child(c: Canvas) -> None:
    glow(c, 372, 990, 170, "#ffc25c", 0.8, tall=0.7)
    wears = Clothes(coat="#3a4a58", hem="#26323e", hair="#5a3a28", legs="#2a2c34", hat="cap",
                    hat_colour="#d8402f",
                    scarf="#d8402f")  # fmt: skip
    c.multiply(ellipse(296, 1016, 46, 9), c.shadow, 0.6, soft=5)
    figure(c, 318, 1012, 136, wears, arms=[[(8, -66), (20, -62), (34, -56)]], rim="#ffe8b0", detail=0.8)
    satchel = spline([(296, 926, 1), (326, 924, 1), (328, 956), (312, 964), (294, 958)])
    paint(c, satchel, ["#b8743c", "#6a3c28"], volume=5, detail=0.8, wobble=0.3, cast=(3, 5, 4, 0.5),
          rim="#ffe0a8",
          rim_width=2)  # fmt: skip
    c.over(line([(297, 938), (312, 945), (327, 937)], 2.6), "#4a2a20")
    lamp = [ellipse(366, 958, 13, 17)]
    paint(c, lamp, ["#fff2b8", "#ffb83c"], volume=2, detail=0.9, wobble=0.2)
    c.over([line([(366, 930), (366, 942)], 3), line([(353, 941), (379, 941)], 4), line([(353, 976), (379,
        976)], 5)],
           "#2a2c30")  # fmt: skip
    glow(c, 366, 958, 74, "#ffc860", 0.75)
    grass(c, [(100, 1010), (240, 1030)], ["#3a5650", "#1c3238"], height=26, count=30, seed=5)


def _scales(c: Canvas, axis: Points, start: float, end: float, inside: np.ndarray) -> None:
    tube, rings = Tube(axis), []
    steps = int((end - start) * 46)
    for i in range(steps):
        x, y, half, _ = tube.at(start + (end - start) * i / steps)
        rings.append(line([(x - half, y - 4), (x, y + 5), (x + half, y - 4)], 3))
    c.multiply(rings, "#0e2028", 0.5, soft=0.6, inside=inside)
    c.screen([Shape(ring.path, 1.4) for ring in rings], "#cfd8c4", 0.12, inside=c.shift(inside, 0, 4))


def _near(c: Canvas) -> None:
    """The foot in the air, and the foot beside us."""
    skin: Manner = {
        "shading": 0.85,
        "angle": 86,
        "streaks": 1.2,
        "wobble": 0.8,
        "rim": "#fff0c8",
        "rim_width": 5,
    }
    tone = ["#33484c", "#44585a", "#2c4046", "#24363e"]
    c.multiply(ellipse(250, 1010, 70, 14), c.shadow, 0.35, soft=10)
    lifted = [Tube(LIFTED).piece(), *(Tube(toe).piece() for toe in LIFTED_TOES)]
    mask = paint(c, lifted, tone, volume=14, **skin)
    _scales(c, LIFTED, 0.62, 0.98, mask)
    c.multiply(ellipse(630, 1120, 240, 34), "#0e2028", 0.6, soft=18)
    standing = [Tube(STANDING).piece(), *(Tube(toe).piece() for toe in STANDING_TOES)]
    mask = paint(c, standing, tone, volume=18, cast=(26, 14, 14, 0.5), **skin)
    _scales(c, STANDING, 0.6, 0.97, mask)
    ridge: Points = [(-20, 1160), (160, 1150), (340, 1166), (560, 1160), (790, 1140)]
    grass(c, ridge, ["#2c4a48", "#10242c"], height=60, count=150, seed=9, rim="#b8c8b0")
