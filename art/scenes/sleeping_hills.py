"""A ridge is a sleeping face under a quilt of fields, and breathes the Milky Way."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels
from art.light import along_curve, fog, glow, sparkle, stars
from art.motifs.figure import Clothes, figure
from art.motifs.ground import grass, hill
from art.motifs.houses import House, house
from art.motifs.sky import moon
from art.motifs.trees import fir
from art.paint import paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, rectangle, spline

SCENE = Scene(
    id="5k4gk26t",
    slug="sleeping-hills",
    seed=33,
    palette="P3",
    horizon="high",
    reach="far",
    hour="night",
    mood="wonder",
    description="Moonlit hills have the shape of a lying face under a quilt of fields; stars rise from its "
    "mouth.",
    clues=("Do not disturb", "Mother country", "What the earth dreams of", "Early to bed"),
    motifs=("yellow-windows", "sleep", "growing", "size", "night"),
    light=(0.55, -0.8),
    shadow="#131a3e",
    warmth="#e9f0d8",
    grade=("#1d2a66", "#f6dcae", 0.10),
    contrast=0.12,
)

BREATH = [(296, 500), (330, 430), (300, 360), (220, 300), (180, 220), (240, 140), (300, 60), (260, -30)]
FACE = [
    *[(-30, 1180, 1), (-30, 640), (30, 596), (82, 548), (128, 522), (166, 516), (190, 522), (204, 512)],
    *[(220, 488), (238, 464), (251, 463), (259, 476), (257, 496), (270, 502), (284, 491), (296, 494)],
    *[(301, 508, 1), (309, 503), (322, 508), (328, 524), (322, 540), (338, 548), (362, 534), (386, 540)],
    *[(400, 566), (410, 606), (438, 650), (476, 668), (520, 660), (560, 700), (600, 1180, 1)],
]


def draw(c: Canvas) -> None:
    """Sky with the breath, the face, the quilt over it, and the hill we stand on."""
    _sky(c)
    face = _face(c)
    _eye(c)
    _hair(c)
    far = [(400, 690), (452, 668), (520, 640), (600, 604), (690, 590), (800, 600)]
    dull = ["#7c9a78", "#c9a45c", "#5f8a86", "#a7b06a", "#8c6f8c"]
    _quilt(c, far, dull, 3, 0.2, ("#6e82a6", 0.18))
    neck = [(380, 700), (440, 690), (520, 760), (560, 1180, 1), (300, 1180, 1)]
    c.multiply(spline(neck), "#2a3a66", 0.5, soft=40)
    near = [(-40, 850), (80, 800), (220, 770), (350, 776), (470, 800), (620, 776), (800, 720)]
    _quilt(c, near, ["#5f8a6c", "#d1a650", "#3f7378", "#93a653", "#b5604e", "#6f5a86"], 8, -0.25, None)
    for i, (x, y, size) in enumerate(
        ((560, 700, 26), (596, 706, 32), (640, 694, 24), (676, 704, 30), (520, 716, 20))
    ):
        look = House("#5a5a78", "#3a3358", rows=1, lit_share=1, rim="#f6ecca")
        house(c, x, y, size, size * 0.9, look, i)
    _foreground(c)
    c.sharpen(c.mask(ellipse(296, 508, 40, 26), inside=face), 0.5)


def _sky(c: Canvas) -> None:
    night = [(0, "#0d1438"), (0.2, "#1d2a5c"), (0.36, "#42508a"), (0.46, "#8f86a8"), (0.52, "#d8b7b0")]
    c.background([*night, (1, "#d8b7b0")], angle=-20)
    c.swirl(590, 190)
    stars(c, 240, 460, 5, large=0.1)
    glow(c, 590, 190, 330, "#c9d2f0", 0.55)
    moon(c, 590, 190, 82)
    cloud = np.zeros_like(c.x)
    for i, (x, y) in enumerate(along_curve(BREATH, 60)):
        wide = 10 + i * 1.5
        puff = np.exp(-((c.x - x) ** 2 + (c.y - y) ** 2) / (wide * wide)) * (1 - 0.006 * i)
        cloud = np.maximum(cloud, puff)
    cloud = cloud * smoothstep(c.noise(46, 9, 5), 0.22, 0.8)
    c.screen(cloud, "#b9c6ff", 0.62)
    c.screen(cloud * smoothstep(c.noise(18, 19), 0.55, 0.9), "#fff2df", 0.8)
    chance = random.Random(4)
    specks = []
    for i, (x, y) in enumerate(along_curve(BREATH, 800)):
        wide = 8 + i / 800 * 98
        size, strength = 0.4 + chance.random() * 1.1, 0.5 + 0.5 * chance.random()
        specks.append((x + chance.gauss(0, wide), y + chance.gauss(0, wide), size, strength))
    sparkle(c, c.dots(specks), "#fff6dc", 0.9, halo=2)
    peaks = [
        (-40, 560),
        (80, 548),
        (200, 570),
        (350, 540),
        (480, 556),
        (560, 505),
        (650, 470),
        (720, 500),
        (800, 476),
    ]
    range_ = hill(peaks)
    paint(
        c,
        range_,
        ["#8f88ad", "#c7adb2"],
        along=("y", 470, 760),
        volume=12,
        shading=0.35,
        angle=-15,
        haze=("#c9b0b4", 0.3),
    )
    fog(c, 590, 40, "#ecd0c0", 0.7)


def _face(c: Canvas) -> Pixels:
    """A head lying on its back, modelled like a hill: cheek, eye socket, throat, and poppies for lips."""
    face = c.mask(spline(FACE))
    green = [(0, "#a9bba0"), (0.3, "#6d9488"), (1, "#2e4f66")]
    paint(
        c,
        face,
        green,
        along=("y", 450, 800),
        volume=40,
        shading=0.75,
        angle=-35,
        streaks=0.9,
        mottle=1,
        rim="#fff2cf",
        rim_width=4,
        rim_strength=0.9,
        lit="#f5efce",
    )
    c.multiply(spline([(120, 560), (168, 538), (200, 548), (196, 572), (150, 584)]), "#4a6f86", 0.75, 9, face)
    c.screen(ellipse(232, 596, 52, 34, -15), "#ffe9c0", 0.28, 16, face)
    under = [(250, 500), (262, 506), (286, 520), (300, 512), (300, 520), (280, 530), (254, 514)]
    c.multiply(spline(under), "#4a6480", 0.6, 5, face)
    throat = [(322, 548), (390, 580), (420, 660), (380, 690), (330, 640), (300, 590)]
    c.multiply(spline(throat), "#33566f", 0.7, 16, face)
    lips = [
        (270, 503),
        (284, 494),
        (296, 497),
        (302, 509),
        (309, 506),
        (321, 511),
        (324, 522),
        (308, 528),
        (286, 522),
    ]
    field = c.mask(spline(lips), inside=face)
    paint(c, field, ["#c08f86", "#87607c"], volume=6, rim="#ffe0c8", rim_width=2, streaks=1)
    c.over(line([(302, 509), (290, 516), (274, 517)], 2.4), "#5a2a50", 0.9)
    return face


def _eye(c: Canvas) -> None:
    """A closed lid with pines for lashes, and a grove for a brow."""
    c.over(line([(134, 566), (150, 578), (172, 582), (192, 574)], 4), "#1d3346", 0.9)
    lashes = (
        (136, 568, -148),
        (146, 577, -160),
        (157, 582, -172),
        (169, 584, -186),
        (181, 581, -200),
        (191, 575, -214),
    )
    for x, y, turn in lashes:
        tiers = []
        for k in range(4):
            up, half = k * 7.5, 8 - k * 1.5
            tier = [(-half, -up, 1), (0, -up - 14.3, 1), (half, -up, 1), (0, -up + 2)]
            tiers.append(spline(place(tier, x, y + 2, turn=turn + 360)))
        paint(c, tiers, "#16303c", volume=2, rim="#cfe0c0", rim_width=1, wobble=0.4, detail=0.4)
    chance = random.Random(2)
    brow: list[Shape] = []
    for i in range(10):
        across = 100 + i * 8 + chance.uniform(-3, 3)
        down = 545 - 10 * math.sin(i * 0.31) + chance.uniform(-3, 3) + i * 0.6
        brow.append(ellipse(across, down, chance.uniform(6, 9), chance.uniform(5, 8)))
    paint(c, brow, "#274a4c", volume=4, rim="#dfe6bd", rim_width=1.2)


def _hair(c: Canvas) -> None:
    chance = random.Random(2)
    layers = ((0, "#24505a", "#cfe0c8"), (46, "#1b4150", "#a6c7bd"), (96, "#133243", "#7fa9ac"))
    for layer, (drop, colour, rim) in enumerate(layers):
        wood = []
        for _ in range(110):
            x = -20 + chance.random() ** 1.25 * (128 - layer * 34)
            foot = 600 - x / 120 * 76 + drop + chance.uniform(0, 46) + layer * 14
            wood.append(fir(x, foot, chance.uniform(30, 52)))
        paint(c, wood, colour, volume=4, rim=rim, rim_width=1.3, wobble=0.5)


def _quilt(
    c: Canvas, ridge: Points, colours: list[str], seed: int, flow: float, haze: tuple[Colour, float] | None
) -> None:
    """Fields sewn together: cells counted down from the ridge, puffed in the middle, with dashed seams."""
    body = c.mask(hill(ridge))
    paint(
        c,
        body,
        colours[0],
        volume=30,
        shading=0.7,
        angle=-12,
        haze=haze,
        rim="#f6ecca",
        cast=(-10, -8, 18, 0.4),
    )
    top = np.interp(c.x[0], [p[0] for p in ridge], [p[1] for p in ridge]).astype(np.float32)
    down = c.y - top[None, :]
    u = (c.x + down * flow + 24 * np.sin(down / 60 + seed)) / 94
    v = np.sqrt(np.maximum(down + 14 * np.sin(c.x / 90 + seed), 0) / 520) * 7
    column, row = np.floor(u).astype(int), np.floor(v).astype(int)
    patch = (column * 73 + row * 151 + seed * 37) % len(colours)
    for k, colour in enumerate(colours[1:], 1):
        cell = c.blur(((patch == k) * body).astype(np.float32), 1.2)
        c.over(cell * (0.55 + 0.6 * c.noise(30, seed + k)), colour, 0.5 if haze else 0.72)
    ploughed = (np.sin(v * v * 3.71 + column * 2.1) * 0.5 + 0.5) * ((column + row) % 2 == 0)
    c.multiply((body * ploughed).astype(np.float32), "#8a94a8", 0.28)
    across, along = np.abs(u - column - 0.5) * 2, np.abs(v - row - 0.5) * 2
    seam = np.maximum(smoothstep(across, 0.93, 0.985), smoothstep(along, 0.86, 0.97)) * body
    c.multiply(seam, "#3a4a6a", 0.6)
    puff = ((1 - across**2) * (1 - along**2)).astype(np.float32)
    c.screen(puff * body, "#e9e0b8", 0.13)
    c.multiply((1 - puff) * body, "#5a6590", 0.38)
    stitches = seam * (np.sin(u * 84.6 + down * 0.9) > 0.2)
    c.screen(stitches.astype(np.float32), "#efe6cf", 0.22, soft=0.6)


def _foreground(c: Canvas) -> None:
    ridge = [(-40, 1030), (120, 990), (300, 1010), (480, 1060), (620, 1076), (800, 1050)]
    paint(
        c,
        hill(ridge),
        ["#2f5a5c", "#0f2238"],
        along=("y", 990, 1152),
        volume=26,
        shading=0.7,
        angle=10,
        rim="#cfe0c0",
        cast=(0, -12, 16, 0.5),
    )
    edge = [(-20, 1030), (120, 992), (300, 1012), (480, 1062), (620, 1080), (780, 1056)]
    grass(c, edge, "#1d4450", height=18, count=170, seed=4, rim="#bcd0b4")
    look = House("#8f7f8a", "#53324e", rows=1, lit_share=1, rim="#fff0cf", roof_height=0.65)
    house(c, 150, 1005, 104, 92, look, 3)
    glow(c, 150, 980, 170, "#ffc86a", 0.35)
    walker = Clothes(coat="#b5483f", hat="point", scarf="#e8b04a")
    figure(c, 420, 1062, 92, walker, rim="#ffe9b0", arms=[[(8, -66), (18, -56), (25, -58)]])
    c.over(rectangle(439, 1004, 9, 13), "#fff2b8")
    glow(c, 443, 1011, 110, "#ffcf6a", 0.85, 2.2)
