"""A huge closed eye; in the tear that hangs from it a goldfish circles, and a cat looks up."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import glow
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, spline

SCENE = Scene(
    id="5838gch9",
    slug="tear-aquarium",
    seed=341,
    palette="P8",
    horizon="none",
    reach="close",
    hour="nowhere",
    mood="melancholy",
    description="A very large closed eye; from its lashes hangs a tear with a goldfish in it, and a black "
    "cat on a scarf looks up at it.",
    clues=("Keeping it in", "Small worries, well fed", "Don't touch", "Crying over a pet"),
    motifs=("water", "keeping", "animals", "size"),
    light=(-0.6, -0.75),
    shadow="#4a1a38",
    warmth="#ffe2b8",
    grade=("#3a1a3c", "#ffe4c0", 0.05),
    contrast=0.15,
    vignette=0.4,
)

LASHES = [(96, 404), (190, 482), (310, 528), (440, 536), (570, 500), (676, 420), (716, 372)]
CREASE = [(718, 370, 1), (664, 316), (560, 274), (420, 262), (290, 292), (180, 352), (96, 402, 1)]
TEAR = [
    *[(418, 534, 1), (424, 590), (456, 650), (520, 730), (566, 820), (556, 912), (498, 976), (416, 994)],
    *[(334, 974), (278, 908), (270, 818), (318, 730), (380, 650), (412, 590)],
]


def draw(c: Canvas) -> None:
    """The skin and its hollows, the lid, brow and lashes; then the tear, who lives in it, and the cat."""
    _skin(c)
    _lid(c)
    _brow(c)
    _lashes(c)
    _tear(c)
    _scarf(c)
    _cat(c)


def _skin(c: Canvas) -> None:
    across = np.clip(c.y / 1152 * 0.75 + c.x / 768 * 0.3, 0, 1)
    skin = [(0, "#7e3f40"), (0.3, "#a85e4c"), (0.6, "#c98461"), (0.8, "#b06a52"), (1, "#6e3442")]
    c.background(skin, along=across, angle=62, mottle=1.1)
    hollow = spline([(60, 420), (120, 240), (300, 110), (520, 110), (700, 220), (768, 380), (660, 300)])
    c.multiply(hollow, "#5a1c3c", 0.62, soft=44)
    c.multiply(
        spline([(-40, 120), (70, 180), (104, 420), (150, 640), (60, 900), (-60, 940)]),
        "#5a1c3c",
        0.6,
        soft=46,
    )
    c.screen(
        spline([(-60, -60), (24, 60), (30, 420), (64, 700), (20, 860), (-60, 880)]), "#ffca98", 0.5, soft=26
    )
    c.screen(spline([(300, -80), (760, -80), (800, 60), (560, 40)]), "#e8a078", 0.3, soft=46)
    c.screen(ellipse(440, 770, 300, 150, -14), "#ffc894", 0.42, soft=70)
    c.multiply(
        line([(110, 470), (260, 590), (440, 622), (600, 578), (730, 470)], 22), "#6a2442", 0.5, soft=14
    )
    c.screen(line([(120, 512), (260, 634), (440, 664), (620, 612), (740, 520)], 20), "#ffd0a0", 0.28, soft=13)
    chance = random.Random(5)
    freckles = [
        (chance.gauss(430, 190), chance.gauss(760, 70), chance.uniform(2, 4.6), chance.uniform(0.3, 0.9))
        for _ in range(80)
    ]
    c.multiply(c.blur(c.dots(freckles), 1), "#7a3040", 0.55)


def _lid(c: Canvas) -> None:
    """The lid is the same skin, only rounder: its fold fades out towards the nose."""
    c.multiply(
        spline(
            [(96, 392), (190, 250), (330, 170), (520, 160), (690, 260), (724, 360), (560, 262), (380, 256)]
        ),
        "#5a1c3c",
        0.45,
        soft=30,
    )
    c.screen(ellipse(500, 190, 210, 44, 6), "#f0b088", 0.3, soft=40)
    lid = c.mask(spline([*CREASE, *[(x, y) for x, y in LASHES[1:-1]]]), 3)
    skin = [(0, "#94504a"), (0.3, "#b06a52"), (0.6, "#c68460"), (0.85, "#aa624e"), (1, "#7a3a44")]
    body = paint(
        c,
        lid,
        skin,
        along=("y", 258, 540),
        volume=70,
        shading=0.42,
        angle=10,
        streaks=0.4,
        mottle=0.7,
        wobble=0.6,
    )
    fold: Points = [(150, 366), (206, 332), (290, 288), (420, 258), (560, 270), (664, 312), (722, 372)]
    c.multiply(line(fold, 9), "#4a1434", 0.72, soft=4)
    c.multiply(line(fold[1:], 24), "#5a1c3c", 0.42, soft=13)
    c.screen(line([(x, y - 26) for x, y in fold[1:-1]], 16), "#ffc898", 0.3, soft=10)
    c.multiply(line([(250, 262), (350, 216), (470, 206), (580, 226), (660, 268)], 6), "#5a1c3c", 0.36, soft=4)
    c.screen(ellipse(350, 376, 170, 50, -12), "#ffdcb0", 0.24, soft=36, inside=body)
    c.multiply(line(LASHES, 56), "#6a2040", 0.5, soft=20, inside=body)
    wrinkles: list[Points] = [
        [(220, 372), (330, 330), (460, 322), (580, 348)],
        [(190, 410), (300, 376), (440, 366), (570, 392)],
    ]
    c.multiply([line(wrinkle, 3.4) for wrinkle in wrinkles], "#6a2a48", 0.25, soft=3, inside=body)
    c.screen(ellipse(104, 410, 17, 9, 24), "#f0a090", 0.5, soft=4)


def _brow(c: Canvas) -> None:
    """The brow runs off the upper edge; each hair lies along it."""
    chance, hairs = random.Random(8), []
    for _ in range(420):
        s = chance.random()
        x, y = (
            30 + s * 720,
            128 - 150 * math.sin(s * math.pi * 0.62) + s * 52 + chance.gauss(0, 20 * (1.1 - s * 0.6)),
        )
        lean, long = math.radians(-62 + s * 80), chance.uniform(44, 84)
        tip = (x + long * math.cos(lean), y + long * math.sin(lean) * 0.8)
        hairs.append(
            line([(x, y), ((x + tip[0]) / 2 + 4, (y + tip[1]) / 2 - 5), tip], chance.uniform(2.6, 6))
        )
    paint(
        c,
        hairs,
        ["#2c1424", "#4a2230"],
        volume=3,
        wobble=0.4,
        angle=20,
        rim="#e8a078",
        rim_width=1.6,
        cast=(3, 8, 7, 0.45),
    )


def _on_lashes(s: float) -> tuple[float, float]:
    at = s * (len(LASHES) - 1.001)
    i, share = int(at), at - int(at)
    return (
        LASHES[i][0] * (1 - share) + LASHES[i + 1][0] * share,
        LASHES[i][1] * (1 - share) + LASHES[i + 1][1] * share,
    )


def _lashes(c: Canvas) -> None:
    chance, hairs = random.Random(3), []
    for i in range(36):
        s = 0.06 + 0.9 * i / 35 + chance.uniform(-0.012, 0.012)
        x, y = _on_lashes(s)
        way = math.radians(118 - 92 * s + chance.uniform(-7, 7))
        long = (66 + 84 * s) * chance.uniform(0.8, 1.15)
        u, v = math.cos(way), math.sin(way)
        bend = 0.22 * long
        tip = (x + u * long + bend * (0.4 if s > 0.4 else -0.5), y + v * long - bend)
        middle = (x + u * long * 0.6, y + v * long * 0.62)
        hairs.append(
            spline(
                [
                    (x - 5, y - 3, 1),
                    (middle[0] - 3, middle[1]),
                    (*tip, 1),
                    (middle[0] + 3, middle[1]),
                    (x + 5, y - 3, 1),
                ]
            )
        )
    rim = line([(x, y) for x, y in LASHES], 11)
    c.multiply(hairs, "#5a1a3a", 0.3, soft=7)
    paint(
        c,
        [rim, *hairs],
        ["#241020", "#3a1828"],
        volume=3,
        wobble=0.3,
        rim="#d8906c",
        rim_width=1.4,
        detail=0.7,
        cast=(5, 9, 6, 0.4),
    )


def _tear(c: Canvas) -> None:
    c.multiply(spline([(p[0] + 46, p[1] + 26, *p[2:]) for p in TEAR]), "#5a1838", 0.6, soft=18)
    c.screen(ellipse(560, 964, 60, 34, -30), "#bff2e0", 0.5, soft=16)
    down = np.clip((c.y - 540) / 450 + (c.x - 418) / 900, 0, 1)
    sea = [(0, "#d8c8a4"), (0.25, "#8fc4b0"), (0.55, "#3a8f98"), (0.85, "#1d5878"), (1, "#173f62")]
    body = paint(
        c,
        spline(TEAR),
        sea,
        along=down,
        volume=46,
        shading=0.55,
        dark="#0f2c50",
        lit="#eafff4",
        rim="#fffbe8",
        rim_width=5,
        streaks=0.3,
        mottle=0.6,
        wobble=0.3,
        angle=80,
        detail=0.45,
    )
    c.screen(
        spline([(300, 900), (360, 966), (440, 980), (520, 948), (556, 880), (500, 930), (420, 950)]),
        "#c8fff0",
        0.75,
        soft=9,
        inside=body,
    )
    _bed(c, body)
    _fish(c)
    c.screen([ellipse(x, y, r) for x, y, r in ((470, 748, 8), (478, 722, 6), (470, 702, 4))], "#e8fff8", 0.7)
    shine = spline([(322, 830), (330, 776), (368, 716), (384, 722), (352, 780), (342, 832)])
    c.screen(shine, "#ffffff", 0.85, soft=2.5)
    c.screen(ellipse(336, 866, 11, 16, -10), "#ffffff", 0.8, soft=2)
    glow(c, 418, 900, 150, "#8fe8d8", 0.3)
    c.sharpen(shine, 0.6)


def _bed(c: Canvas, body: Pixels) -> None:
    """Weed and pebbles at the bottom of the tear."""
    weeds: list[Points] = [
        [(352, 968), (340, 920), (356, 880), (342, 840)],
        [(366, 976), (372, 930), (362, 896)],
        [(482, 972), (498, 930), (486, 890), (500, 856)],
    ]
    paint(
        c,
        [line(weed, 9) for weed in weeds],
        ["#6fb06a", "#1f4f4a"],
        volume=3,
        inside=body,
        detail=0.6,
        wobble=0.4,
    )
    chance = random.Random(11)
    stones = [
        ellipse(chance.uniform(330, 510), 978 - chance.random() * 16, chance.uniform(9, 17), 9)
        for _ in range(16)
    ]
    for stone in stones:
        paint(
            c,
            stone,
            chance.choice(["#d8b48a", "#a87a68", "#e8d4b0"]),
            volume=5,
            inside=body,
            detail=0.5,
            wobble=0.4,
        )


def _fish(c: Canvas) -> None:
    def at(points: Points) -> Shape:
        return spline(place(points, 424, 812, 1.32, turn=-14))

    gold: Manner = {"rim": "#fff0b0", "detail": 0.75, "wobble": 0.4, "dark": "#8a1a30"}
    tail = at([(-34, 0, 1), (-58, -26), (-92, -34), (-84, -12), (-72, 0), (-88, 14), (-90, 38), (-58, 22)])
    paint(c, tail, ["#ffb060", "#e0562c"], along=("x", 400, 300), volume=5, rim_width=1.6, **gold)
    fins = [
        at([(-16, -24, 1), (-4, -46), (22, -48), (24, -24, 1)]),
        at([(-14, 20, 1), (-26, 42), (-6, 40), (6, 22, 1)]),
    ]
    paint(c, fins, ["#ffa850", "#e0562c"], volume=4, rim_width=1.4, **gold)
    body = [(62, 2), (50, -16), (22, -30), (-10, -28), (-38, -8), (-40, 8), (-12, 26), (24, 26), (52, 16)]
    paint(
        c,
        at(body),
        ["#f47a34", "#ff9a48", "#ffd9a0"],
        volume=16,
        shading=0.75,
        rim_width=3,
        cast=(14, 16, 9, 0.4, "#0f2c50"),
        **gold,
    )
    paint(c, at([(14, 4), (4, 18), (-16, 22), (-8, 8)]), "#ffc070", volume=3, rim_width=1.4, **gold)
    eye = place([(42, -5), (43.5, -6.5)], 424, 812, 1.32, turn=-14)
    c.over(ellipse(eye[0][0], eye[0][1], 8), "#fff0c8")
    c.over(ellipse(eye[0][0], eye[0][1], 5), "#1a0f20")
    c.screen(ellipse(eye[1][0], eye[1][1], 1.8), "#ffffff")
    scales: list[Points] = [[(x, y), (x - 5, y + 5), (x, y + 10)] for x in (-18, -2, 14) for y in (-14, 2)]
    c.multiply([line(place(arc, 424, 812, 1.32, turn=-14), 2.4) for arc in scales], "#c8402a", 0.5)


def _scarf(c: Canvas) -> None:
    """Knitted stripes pulled up to the cheek, running off both sides."""
    for i, (top, colour) in enumerate(((1034, "#2f5a72"), (1078, "#e2d2b4"), (1114, "#2f5a72"))):
        fold = [(-40, top + 40), (120, top - 6), (330, top + 14), (560, top - 26), (820, top - 76)]
        band = spline([(-40, 1240, 1), *fold, (820, 1240, 1)])
        paint(
            c,
            band,
            [colour, "#26304e"],
            along=("y", top - 60, top + 190),
            volume=26,
            shading=0.7,
            angle=-8,
            streaks=1,
            rim="#ffe8c8",
            rim_width=3,
            wobble=1.2,
            cast=(0, -10, 14, 0.55 if i == 0 else 0.3),
        )
        for row in range(3):
            stitches: list[Points] = []
            for j in range(36):
                x = -20 + j * 23 + row % 2 * 11
                y = top + 52 - 0.1 * x + row * 24 - 10 * math.sin(x / 120)
                stitches.append([(x - 9, y - 9), (x, y + 6), (x + 9, y - 9)])
            c.multiply([line(stitch, 4) for stitch in stitches], "#1a2040", 0.35, soft=0.8)


def _cat(c: Canvas) -> None:
    def at(points: Points) -> Shape:
        return spline(place(points, 652, 1062, 1.75))

    c.multiply(ellipse(668, 1058, 84, 16), "#140a1c", 0.65, soft=9)
    tail = line(place([(22, -8), (44, -2), (58, -12), (60, -30), (50, -38)], 652, 1062, 1.75), 15)
    body = at(
        [(-28, 2, 1), (-30, -22), (-24, -46), (-18, -66), (2, -72), (18, -56), (30, -28), (34, 2, 1), (0, 6)]
    )
    head = at([(-34, -86), (-30, -72), (-14, -62), (4, -66), (12, -80), (8, -94), (-8, -102), (-26, -98)])
    ears = [
        at([(-26, -92, 1), (-22, -116, 1), (-8, -100, 1)]),
        at([(-8, -98, 1), (6, -116, 1), (12, -88, 1)]),
    ]
    fur: Manner = {"rim": "#ffd8a0", "rim_width": 4, "detail": 0.7, "wobble": 0.6, "dark": "#0c0814"}
    paint(
        c,
        [tail, body, head, *ears],
        ["#3a2a3c", "#1c1424"],
        volume=18,
        shading=0.7,
        angle=80,
        streaks=1,
        cast=(16, 8, 10, 0.4),
        **fur,
    )
    whiskers: list[Points] = [[(-30, -80), (-46, -84)], [(-30, -77), (-46, -76)]]
    c.screen([line(place(hair, 652, 1062, 1.75), 2) for hair in whiskers], "#e8c8b0", 0.6)
