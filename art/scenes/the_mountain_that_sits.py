"""A mountain at night is somebody's bowed back; a string of lanterns climbs along the spine."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import fog, glow, sparkle, stars
from art.motifs.figure import Clothes, figure
from art.motifs.ground import hill
from art.motifs.trees import pine
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, polygon, spline

SCENE = Scene(
    id="rr6ykt3z",
    slug="the-mountain-that-sits",
    seed=8214,
    palette="P3",
    horizon="low",
    reach="far",
    hour="night",
    mood="melancholy",
    description="At night a snowy mountain has the shape of a huge person who sits with bowed head, seen "
    "from "
    "behind; a line of climbers with lanterns goes up along the spine.",
    clues=("Everybody leans on her", "The strong one", "Because it is there", "Carry me"),
    motifs=("size", "winter", "bodies", "paths", "light"),
    light=(-0.75, -0.6),
    shadow="#0c1440",
    warmth="#eef0ff",
    grade=("#0a123c", "#fff4d8", 0.06),
    contrast=0.17,
    vignette=0.4,
)

BACK: Points = [
    (-30, 1200, 1),
    (40, 1080),
    (112, 990),
    (150, 900),
    (146, 800),
    (122, 700),
    (112, 600),
    (126, 506),
    (166, 438),
    (232, 392),
    (300, 362),
    (344, 330),
    (420, 316),
    (496, 336),
    (548, 372),
    (612, 402),
    (668, 452),
    (694, 526),
    (690, 620),
    (664, 720),
    (634, 810),
    (632, 900),
    (668, 990),
    (730, 1080),
    (810, 1200, 1),
]
HEAD: Points = [
    (330, 350),
    (316, 290),
    (322, 226),
    (352, 174),
    (404, 150),
    (460, 154),
    (506, 184),
    (528, 240),
    (522, 300),
    (500, 352),
    (420, 372),
]
ARM_LEFT: Points = [
    (190, 430),
    (126, 462),
    (76, 540),
    (46, 650),
    (40, 770),
    (62, 862),
    (116, 930),
    (196, 966),
    (230, 900),
    (180, 800),
    (150, 700),
    (150, 600),
    (190, 510),
]
ARM_RIGHT: Points = [
    (624, 430),
    (690, 464),
    (732, 540),
    (758, 650),
    (762, 770),
    (738, 860),
    (684, 930),
    (604, 966),
    (580, 900),
    (630, 800),
    (668, 700),
    (668, 600),
    (630, 510),
]
SPINE: Points = [
    (300, 1130),
    (340, 1030),
    (384, 930),
    (398, 830),
    (392, 730),
    (390, 630),
    (398, 530),
    (414, 440),
    (424, 376),
]


def draw(c: Canvas) -> None:
    """Stars; far peaks; arms, back and head of stone; snow; the woods that are hair; the lanterns; cloud
    and near woods."""
    _night(c)
    body = _body(c)
    _snow(c, body)
    _hair(c)
    _climbers(c)
    _near(c)


def _night(c: Canvas) -> None:
    c.background(
        [(0, "#0d1438"), (0.3, "#1c2860"), (0.6, "#42508a"), (0.85, "#8a90b0"), (1, "#6d7c9c")],
        angle=6,
        mottle=0.8,
    )
    drift = np.exp(-(((c.x + c.y * 0.55 - 560 + (c.noise(160, 3, 4) - 0.5) * 150) / 90) ** 2)) * (
        0.35 + c.noise(50, 5, 4)
    )
    c.screen(np.asarray(drift * smoothstep(c.y, 700, 200), np.float32), "#8a98d8", 0.32)
    stars(c, 260, 620, 9)
    glow(c, 60, 180, 380, "#b8c4f0", 0.4)
    paint(
        c,
        ellipse(84, 164, 44),
        ["#fffbe2", "#e0dcc8"],
        along=("r", 70, 150, 80),
        volume=14,
        shading=0.4,
        wobble=0.4,
        mottle=1.2,
        dark="#8a8cb0",
        detail=0.4,
    )
    c.multiply([ellipse(76, 156, 12, 9), ellipse(98, 178, 13, 10)], "#b8b0a8", 0.5, soft=2)
    for ridge, haze in (
        ([(-40, 820), (60, 740), (130, 800), (220, 900), (300, 960), (820, 960)], 0.5),
        ([(820, 960), (600, 930), (690, 840), (760, 760), (830, 800)], 0.5),
    ):
        peaks = spline([*[(x, y, 1) for x, y in ridge], (ridge[-1][0], 1000, 1), (ridge[0][0], 1000, 1)])
        paint(
            c,
            peaks,
            ["#5a6aa4", "#3a4680"],
            volume=20,
            shading=0.6,
            wobble=1.2,
            angle=50,
            haze=("#7a84b0", haze),
            rim="#e8ecff",
            rim_width=4,
        )


def _body(c: Canvas) -> Pixels:
    stone: Manner = {
        "shading": 0.75,
        "streaks": 1.4,
        "mottle": 1.4,
        "wobble": 1.5,
        "rim": "#f4f6ff",
        "rim_width": 6,
        "dark": "#0a1038",
        "lit": "#c8d4ff",
    }
    tone = ["#6a78b0", "#4a5892", "#364478", "#26305f"]
    arms = [
        paint(
            c, spline(arm), tone, along=("y", 420, 900), volume=42, angle=86, cast=(14, 10, 20, 0.4), **stone
        )
        for arm in (ARM_LEFT, ARM_RIGHT)
    ]
    head = paint(c, spline(HEAD), ["#4a5892", "#364478"], volume=60, angle=70, **stone)
    back = paint(
        c, spline(BACK), tone, along=("y", 320, 1152), volume=90, angle=82, cast=(16, 14, 24, 0.45), **stone
    )
    spine = line(SPINE, 34)
    c.multiply(c.shift(c.mask(spine), 12, 2), "#0c1448", 0.5, soft=16, inside=back)
    bumps: list[Shape] = []
    for k in range(15):
        s = k / 14 * (len(SPINE) - 1.001)
        i, t = int(s), s - int(s)
        x, y = SPINE[i][0] * (1 - t) + SPINE[i + 1][0] * t, SPINE[i][1] * (1 - t) + SPINE[i + 1][1] * t
        bumps.append(ellipse(x, y, 19 - k * 0.3, 21))
    paint(
        c,
        bumps,
        ["#7a88bc", "#4a5892"],
        volume=12,
        shading=0.8,
        streaks=1.3,
        wobble=1.6,
        inside=back,
        dark="#0c1448",
        lit="#e0e8ff",
        rim="#f4f6ff",
        rim_width=3,
    )
    blades: list[Points] = [
        [(250, 470), (228, 560), (262, 650), (318, 690), (340, 640), (312, 540)],
        [(576, 480), (606, 570), (572, 656), (512, 692), (478, 640), (508, 548)],
    ]
    for blade in blades:
        c.multiply(c.shift(c.mask(spline(blade)), 14, 22), "#0c1448", 0.55, soft=20, inside=back)
        c.screen(spline([(x - 10, y - 10) for x, y in blade]), "#a8b4e8", 0.34, soft=20, inside=back)
    ribs: list[Points] = []
    for k in range(5):
        y = 726 + k * 42
        ribs += [
            [(360, y), (280, y + 26), (196 - k * 2, y + 12)],
            [(436, y), (520, y + 26), (610 - k * 4, y + 10)],
        ]
    c.multiply([line(rib, 13) for rib in ribs], "#101a50", 0.34, soft=9, inside=back)
    c.screen(
        [line([(x - 4, y - 14) for x, y in rib], 8) for rib in ribs], "#a8b4e8", 0.2, soft=7, inside=back
    )
    c.multiply(
        spline([(300, 360), (420, 340), (540, 366), (600, 420), (420, 410), (240, 410)]),
        "#0a1038",
        0.4,
        soft=24,
        inside=back,
    )
    luck = random.Random(4)
    cracks: list[Shape] = []
    for _ in range(70):
        x, y = luck.uniform(120, 690), luck.uniform(420, 1060)
        way = math.radians(60 + (x - 400) * 0.08 + luck.uniform(-30, 30))
        long = luck.uniform(12, 46)
        cracks.append(
            line(
                [
                    (x, y),
                    (x + long * 0.5 * math.cos(way) + luck.uniform(-4, 4), y + long * 0.5 * math.sin(way)),
                    (x + long * math.cos(way), y + long * math.sin(way)),
                ],
                luck.uniform(1.6, 3),
            )
        )
    c.multiply(cracks, "#0a1038", 0.5, soft=0.6, inside=back)
    c.screen([Shape(crack.path, 1.4) for crack in cracks[::2]], "#c8d4ff", 0.24, inside=c.shift(back, 2, 2))
    return np.asarray(np.maximum(np.maximum(back, head), np.maximum(arms[0], arms[1])), np.float32)


def _snow(c: Canvas, body: Pixels) -> None:
    """Snow on the shoulders, the arms, and in the hollows."""
    caps: list[Points] = [
        [
            (118, 520),
            (132, 470),
            (176, 424),
            (240, 386),
            (300, 358),
            (350, 334),
            (372, 350),
            (344, 380),
            (318, 372),
            (296, 410),
            (270, 398),
            (256, 448),
            (230, 424),
            (214, 484),
            (186, 452),
            (170, 520),
            (146, 484),
        ],
        [
            (480, 336),
            (548, 368),
            (614, 400),
            (672, 452),
            (698, 520),
            (676, 506),
            (660, 560),
            (638, 494),
            (610, 520),
            (596, 460),
            (566, 478),
            (548, 414),
            (518, 424),
            (500, 372),
        ],
        [
            (60, 690),
            (70, 600),
            (96, 530),
            (130, 480),
            (132, 520),
            (112, 560),
            (110, 620),
            (90, 640),
            (86, 700),
        ],
        [(706, 510), (736, 570), (754, 650), (744, 700), (734, 640), (718, 620), (716, 560)],
    ]
    for cap in caps:
        paint(
            c,
            spline(cap),
            ["#ffffff", "#dfe6f8", "#a8b4dc"],
            volume=14,
            shading=0.5,
            streaks=1.1,
            wobble=1.8,
            angle=60,
            inside=body,
            dark="#4a5a9c",
            rim="#ffffff",
            rim_width=3,
            cast=(3, 8, 8, 0.4),
        )
    luck = random.Random(8)
    patches = []
    for _ in range(24):
        x, y = luck.uniform(160, 640), luck.uniform(700, 1080)
        if abs(x - 395) < 40:
            continue
        wide = luck.uniform(10, 34)
        patches.append(
            spline(
                [
                    (x - wide, y, 1),
                    (x - wide * 0.3, y - wide * 0.3),
                    (x + wide, y + wide * 0.3, 1),
                    (x, y + wide * 0.26),
                ]
            )
        )
    paint(c, patches, ["#eef2ff", "#a8b4dc"], volume=3, shading=0.4, wobble=1.4, angle=30, inside=body)


def _hair(c: Canvas) -> None:
    """The head wears a wood."""
    luck = random.Random(5)
    trees = []
    for _ in range(420):
        a, r = luck.uniform(0, 2 * math.pi), math.sqrt(luck.random())
        x, y = 424 + 108 * r * math.cos(a), 258 + 112 * r * math.sin(a)
        if y > 352:
            continue
        trees.append((y + 22, x, luck.uniform(34, 60)))
    trees.sort()
    for k in range(0, len(trees), 24):
        row = [pine(x, y, tall) for y, x, tall in trees[k : k + 24]]
        paint(
            c,
            row,
            ["#3a5a70", "#1c2c58"],
            volume=4,
            shading=0.7,
            wobble=0.7,
            rim="#e8f0ff",
            rim_width=2,
            cast=(3, 5, 5, 0.5),
            angle=80,
        )
    tufts = [
        spline([(x - 5, y - tall * 0.62, 1), (x, y - tall, 1), (x + 5, y - tall * 0.62, 1)])
        for y, x, tall in trees[::2]
    ]
    c.screen(tufts, "#e8f0ff", 0.5, soft=0.6)


def _climbers(c: Canvas) -> None:
    path: list[tuple[float, float]] = []
    for k in range(34):
        s = k / 33 * (len(SPINE) - 1.001)
        i, t = int(s), s - int(s)
        x, y = SPINE[i][0] * (1 - t) + SPINE[i + 1][0] * t, SPINE[i][1] * (1 - t) + SPINE[i + 1][1] * t
        path.append((x - 44 + 13 * math.sin(k * 1.1) + k * 1.1, y))
    c.over(line(path, 3), "#dfe6f8", 0.4, soft=0.8)
    dots = []
    for k, (x, y) in enumerate(path):
        if k % 4 == 1 or k < 3:
            continue
        size = 1 - k / 60
        glow(c, x, y, 46 * size, "#ffb850", 0.9)
        c.over(
            [ellipse(x - 4, y - 5 * size, 3.4 * size, 7 * size), ellipse(x - 4, y - 14 * size, 3.2 * size)],
            "#141a44",
        )
        dots.append((x + 3, y - 3, 3.8 * size, 1.0))
    sparkle(c, c.dots(dots), "#ffe0a0", 1, halo=2.5)
    for x, y, wide in ((250, 618, 24), (286, 636, 18)):
        glow(c, x, y - 6, 54, "#ffb850", 0.6)
        tent = polygon([(x - wide, y), (x, y - wide * 1.1), (x + wide, y)])
        paint(
            c,
            tent,
            ["#ffdc90", "#e8823c"],
            volume=3,
            shading=0.3,
            wobble=0.3,
            detail=0.8,
            rim="#fff4d8",
            rim_width=1.6,
        )
        c.over(polygon([(x - 4, y), (x, y - wide * 0.6), (x + 4, y)]), "#8a3a28")
    x, y = 470.0, 148.0
    glow(c, x + 10, y - 20, 80, "#ffb850", 0.7)
    c.over(line([(x - 14, y), (x - 14, y - 44)], 3), "#20285a")
    paint(
        c,
        spline(
            [(x - 14, y - 44, 1), (x + 10, y - 48), (x + 26, y - 38, 1), (x + 8, y - 32), (x - 14, y - 26, 1)]
        ),
        ["#d8584c", "#8a2c3c"],
        volume=3,
        detail=0.7,
        wobble=0.3,
    )


def _near(c: Canvas) -> None:
    fog(c, 980, 60, "#b8c0dc", 0.75)
    fog(c, 1040, 40, "#98a4cc", 0.7)
    luck = random.Random(2)
    far = [
        pine(luck.uniform(-20, 790), 1100 + luck.uniform(-12, 10), luck.uniform(40, 84)) for _ in range(60)
    ]
    paint(
        c,
        far,
        ["#2c3a70", "#1c2654"],
        volume=4,
        wobble=0.7,
        haze=("#8a98c4", 0.3),
        rim="#c8d4ff",
        rim_width=1.6,
    )
    fog(c, 1096, 26, "#8a96c4", 0.6)
    ridge: Points = [(-40, 1110), (120, 1090), (300, 1112), (480, 1104), (640, 1080), (820, 1100)]
    paint(
        c,
        hill(ridge),
        ["#dfe6f8", "#8a98c8", "#4a5890"],
        volume=14,
        shading=0.5,
        wobble=1.3,
        angle=-6,
        rim="#ffffff",
        rim_width=3,
    )
    near = [
        pine(x, y, tall)
        for x, y, tall in (
            (30, 1160, 190),
            (96, 1150, 130),
            (700, 1160, 210),
            (756, 1150, 150),
            (636, 1156, 110),
        )
    ]
    for tree in near:
        paint(
            c,
            tree,
            ["#26346c", "#0d1438"],
            volume=8,
            shading=0.7,
            wobble=1,
            rim="#dfe8ff",
            rim_width=3,
            cast=(8, 6, 8, 0.4),
            angle=80,
        )
    x, y = 396.0, 1136.0
    glow(c, x + 26, y - 34, 110, "#ffb850", 0.7)
    wears = Clothes(
        coat="#b5483f", hem="#6a2440", hair="#2a2048", legs="#141a40", hat="hood", scarf="#ffd070"
    )
    figure(c, x, y, 92, wears, arms=[[(8, -66), (20, -60), (28, -50)]], rim="#ffe8c0", detail=0.85, wind=0.3)
    c.over(ellipse(x + 26, y - 42, 5.6, 7.4), "#fff2c0")
    c.screen(ellipse(x + 20, y + 4, 60, 9), "#ffd080", 0.6, soft=7)
