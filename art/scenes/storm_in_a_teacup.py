"""A real sea and a thunderstorm in a cup, and a lighthouse on a lump of sugar."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels
from art.light import beam, glow
from art.motifs.sky import lens_cloud
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="tusrh2rn",
    slug="storm-in-a-teacup",
    seed=44,
    palette="P4",
    horizon="low",
    reach="close",
    hour="indoors",
    mood="comic",
    description="A sailing boat on high waves in a teacup under a thundercloud; a small lighthouse stands on "
    "sugar lumps beside it.",
    clues=("A storm before breakfast", "Overreacting", "Family meeting", "Two sugars, no milk"),
    motifs=("water", "weather", "size", "tables"),
    light=(-0.65, -0.6),
    shadow="#2a1a30",
    warmth="#fff0c0",
    grade=("#33305a", "#ffe0a0", 0.10),
    contrast=0.15,
)

X, RIM, ACROSS, DOWN = 372, 636, 244, 66
CHINA: Manner = {"shading": 0.75, "ink": 0.35, "rim": "#ffffff"}


def draw(c: Canvas) -> None:
    """The room, the cup, the storm above it, the sea in it, and what stands on the saucer."""
    _room(c)
    _table(c)
    _saucer(c)
    cup = _cup(c)
    _village_on_the_cup(c, cup)
    mouth = ellipse(X, RIM, ACROSS, DOWN)
    paint(c, mouth, ["#8fa0ac", "#dfe0d4"], volume=0, wobble=0.3)
    c.multiply(ellipse(X - 40, RIM - 40, ACROSS, 30), "#4d5f78", 0.5, 14, c.mask(mouth))
    _storm(c)
    _sea(c)
    _lip(c)
    _sugar(c)
    _spoon(c)


def _room(c: Canvas) -> None:
    c.background([(0, "#7c5a4c"), (0.35, "#c08c5c"), (0.62, "#dcb078"), (1, "#c08c5c")], angle=60)
    sun = c.mask(polygon([(-20, 70), (210, -30), (330, 520), (-20, 640)]), 8)
    c.screen(sun * (0.7 + 0.5 * c.noise(80, 3)), "#ffdf96", 0.5)
    bars: list[Points] = [
        [(90, 20), (100, 22), (196, 580), (186, 580)],
        [(-20, 290), (270, 180), (272, 192), (-20, 304)],
    ]
    for bar in bars:
        c.multiply(polygon(bar), "#9a6844", 0.7, soft=5)
    paper: list[Shape] = []
    for j in range(8):
        for i in range(6):
            x, y = i * 140 + (j % 2) * 70 + 20, j * 96 + 10
            paper += [line([(x, y + 26), (x + 2, y + 10), (x, y - 8)], 2), ellipse(x, y - 14, 5, 7)]
            paper += [ellipse(x - 7, y, 8, 3.4, 40), ellipse(x + 8, y + 8, 8, 3.4, -40)]
    c.over(c.mask(paper) * (0.4 + c.noise(120, 6, 3)), "#8f5f45", 0.34)


def _table(c: Canvas) -> None:
    cloth = spline([(-20, 1200, 1), (-20, 860), (200, 838), (560, 836), (790, 862), (790, 1200, 1)])
    linen = [(0, "#f3e2c2"), (0.4, "#d9b893"), (1, "#7d5648")]
    paint(c, cloth, linen, volume=10, angle=4, shading=0.4, cast=(0, -8, 12, 0.35))
    folds = (
        ((90, 860), (-30, 1160)),
        ((640, 850), (740, 1160)),
        ((300, 980), (250, 1160)),
        ((520, 990), (560, 1160)),
    )
    for start, end in folds:
        middle = ((start[0] + end[0]) / 2 + 10, (start[1] + end[1]) / 2)
        c.multiply(line([start, middle, end], 22), "#a07a66", 0.5, soft=12)
    for i in range(27):
        x, y = -10 + i * 30, 1096 + 10 * math.sin(i * 0.7)
        c.over([ellipse(x, y, 13, 11).outline(2.6), ellipse(x, y, 6, 5).outline(1.6)], "#fff6e0", 0.5)
        c.multiply(ellipse(x, y, 4), "#7d5648", 0.35)
    c.multiply(ellipse(470, 990, 330, 70, 4), "#5b3340", 0.72, soft=18)


def _saucer(c: Canvas) -> None:
    glaze = [(0, "#fff8ea"), (0.5, "#e9dcd2"), (1, "#a79aa6")]
    paint(
        c,
        ellipse(X, 972, 318, 74),
        glaze,
        along=("x", 60, 690),
        wobble=0.4,
        volume=16,
        shading=0.6,
        ink=0.35,
        rim="#ffffff",
    )
    paint(c, ellipse(X, 964, 236, 48), ["#cfc0c0", "#efe6da"], volume=8, shading=0.5)
    c.over(ellipse(X, 970, 292, 64).outline(3.2), "#31618a", 0.85)
    c.over(ellipse(X, 969, 280, 60).outline(1.2), "#31618a", 0.7)
    handle = line([(596, 690), (668, 676), (716, 716), (706, 790), (640, 838), (570, 842)], 30)
    paint(c, handle, ["#fff8ea", "#b5a6b0"], volume=11, rim_width=2, cast=(10, 14, 10, 0.3), **CHINA)


def _cup(c: Canvas) -> Pixels:
    half = [
        (244, 0, 1),
        (240, 70),
        (218, 150),
        (170, 226),
        (126, 276),
        (104, 296),
        (104, 308),
        (118, 326, 1),
    ]
    left = [(X - p[0], RIM + p[1], *p[2:]) for p in half]
    right = [(X + p[0], RIM + p[1], *p[2:]) for p in reversed(half)]
    foot = [(X - 118 * math.cos(a), RIM + 326 + 22 * math.sin(a)) for a in np.linspace(0, math.pi, 15)[1:-1]]
    shapes = [spline([*left, *foot, *right, (X, RIM + DOWN)]), ellipse(X, RIM, ACROSS, DOWN)]
    glaze = [(0, "#fffaf0"), (0.35, "#f6ecdd"), (0.7, "#cbbcc0"), (1, "#8c7f98")]
    cup = paint(
        c,
        shapes,
        glaze,
        along=("x", X - ACROSS, X + ACROSS),
        volume=46,
        angle=84,
        wobble=0.5,
        rim_width=4,
        cast=(20, 16, 14, 0.35),
        **CHINA,
    )
    c.multiply(ellipse(X + 50, RIM + 360, 170, 50), "#8a6f80", 0.6, 18, cup)
    waist = [(X - 112 * math.cos(a), RIM + 292 + 22 * math.sin(a)) for a in np.linspace(0, math.pi, 15)]
    c.multiply(line(waist, 9), "#6a5878", 0.55, soft=4, inside=cup)
    c.screen(line([(u, v + 26) for u, v in waist[2:9]], 5), "#fff6e4", 0.5, soft=3, inside=cup)
    return cup


def _village_on_the_cup(c: Canvas, cup: Pixels) -> None:
    """Blue lines and sleeping houses painted on the china, bent around it."""
    for drop, width in ((96, 3.4), (104, 1.4), (236, 2.6)):
        k = ACROSS * (1 - (drop - 96) / 420)
        sides = [(X - k, RIM + drop - 40), (X - 0.6 * k, RIM + drop + 6), (X, RIM + drop + 24)]
        band = line([*sides, (X + 0.6 * k, RIM + drop + 6), (X + k, RIM + drop - 40)], width)
        c.over(c.wobble(band, 0.6, 20, 3) * cup, "#2f5f92", 0.85)
    village: list[Shape] = []
    panes = []
    for i, tall in enumerate((52, 38, 64, 44, 70, 40, 58, 46, 60)):
        u = (i - 4) / 4.6
        x, y = X + ACROSS * 0.93 * math.sin(u * 1.35), RIM + 206 - 38.4 * (1 - math.cos(u * 1.3))
        wide = 30 * math.cos(u * 1.25) + 5
        village.append(rectangle(x - wide / 2, y - tall, wide, tall))
        village.append(polygon([(x - wide * 0.6, y - tall), (x, y - tall - 20), (x + wide * 0.6, y - tall)]))
        panes.append(rectangle(x - 3, RIM + 170 - 24 * (1 - math.cos(u * 1.3)), 6, 9))
    c.over(c.wobble(village, 0.8, 18, 5) * cup * (0.55 + 0.7 * c.noise(24, 8, 3)), "#2f5f92", 0.85)
    c.over(panes, "#fdf0d8", 0.9)


def _storm(c: Canvas) -> None:
    c.multiply(ellipse(X + 6, 350, 330, 170), "#4a4256", 0.85, soft=60)
    chance, rain = random.Random(1), []
    for _ in range(150):
        x, y, length = chance.uniform(X - 215, X + 225), chance.uniform(380, 610), chance.uniform(18, 46)
        rain.append(polyline([(x, y), (x - length * 0.22, y + length)], chance.uniform(1, 2)))
    c.over(rain, "#d3dbe2", 0.5)
    _cloud(c, (X - 10, 210, 420, 150, 3), ["#5c5f7c", "#2b2c48"], "#f5d3a0")
    _cloud(c, (X + 90, 290, 380, 130, 5), ["#4c5070", "#23243e"], "#f5d3a0")
    main = polyline([(470, 360), (446, 420), (468, 430), (434, 500), (454, 508), (428, 574)], 5)
    bolt = c.mask([main, polyline([(446, 420), (476, 456), (470, 468), (492, 508)], 2.6)])
    c.screen(bolt, "#bcd0ff", 0.9, soft=14)
    c.screen(bolt, "#e8efff", 0.9, soft=3)
    c.over(bolt, "#fffdf0")
    glow(c, 455, 420, 200, "#aebcff", 0.5)
    c.sharpen((bolt > 0.3).astype(np.float32))
    _cloud(c, (X - 100, 310, 360, 120, 8), ["#6d7290", "#2d2f4c"], "#ffe0b0")


def _cloud(c: Canvas, shape: tuple[float, float, float, float, int], colours: list[str], lit: Colour) -> None:
    paint(
        c,
        lens_cloud(*shape, lumps=11),
        colours,
        volume=27,
        shading=0.85,
        wobble=2.4,
        angle=10,
        streaks=0.8,
        lit=lit,
        rim=lit,
        rim_strength=0.55,
    )


def _sea(c: Canvas) -> None:
    _wave(c, 598, 44, 0.4, ["#3f7f8c", "#174458"], "#e8f4ec", 3)
    tilt = {"x": 296, "y": 584, "turn": -14}
    main = spline(place([(-3, -6), (-2, -60), (0, -118, 1), (58, -24, 1), (20, -14)], **tilt))
    sail: Manner = {"shading": 0.7, "detail": 0.5}
    paint(c, main, ["#fff2d6", "#d9a577"], volume=12, rim="#ffffff", rim_width=2, light=(-1, -0.3), **sail)
    jib = spline(place([(-8, -10), (-6, -70), (-4, -104, 1), (-42, -18, 1)], **tilt))
    paint(c, jib, ["#e0583f", "#97303a"], volume=8, **sail)
    mast = polyline(place([(-4, 4), (-2, -126)], **tilt), 3.2)
    hull = spline(place([(-50, -10, 1), (0, -4), (60, -14, 1), (44, 14), (-30, 16)], **tilt))
    paint(c, [mast, hull], ["#9b5a34", "#48241f"], volume=5, rim="#ffe0b0", rim_width=2, detail=0.5)
    _wave(c, 622, 34, 2.1, ["#4f9799", "#1b5063"], "#f4f6e6", 6)
    _wave(c, 650, 20, 4.0, ["#63aaa4", "#256374"], "#f4f6e6", 9)


def _wave(
    c: Canvas, y: float, rise: float, phase: float, colours: list[str], foam: Colour, seed: int
) -> None:
    """One ridge of water across the cup, calmer at its sides, foam on its crest."""
    reach = ACROSS * 0.985
    crest: list[tuple[float, ...]] = []
    for i in range(15):
        u = i / 7 - 1
        swell = math.sin(u * 5 + phase) * 0.6 + 0.4 * math.sin(u * 11 + phase * 2)
        crest.append((X + u * reach, y - rise * swell * (1 - u * u * 0.8)))
    crest[0], crest[-1] = (X - reach, min(crest[0][1], RIM), 1), (X + reach, min(crest[-1][1], RIM), 1)
    belly = [(X + reach * math.cos(a), RIM + DOWN * 0.97 * math.sin(a)) for a in np.linspace(0, math.pi, 14)]
    water = paint(
        c,
        spline([*crest, *belly]),
        colours,
        volume=12,
        shading=0.6,
        angle=-10,
        rim=foam,
        rim_width=4,
        streaks=0.9,
        light=(-0.3, -1),
        lit="#cfe8e6",
    )
    edge = c.mask(line(crest, 4.5), 0.6, water) * smoothstep(c.noise(14, seed, 3), 0.35, 0.65)
    c.over(edge, "#f6f3e4", 0.95)
    below = c.shift(c.mask(line(crest, 12)), 0, 9) * water
    c.over(below * smoothstep(c.noise(12, seed + 3, 3, wide=2, tall=0.6), 0.52, 0.75), "#dfeae2", 0.75)


def _lip(c: Canvas) -> None:
    turns = np.linspace(0.02, math.pi - 0.02, 20)
    for drop, width, colour, strength in ((0, 6, "#fffaf0", 0.95), (5, 1.6, "#31618a", 0.6)):
        edge = [(X + ACROSS * math.cos(a), RIM + drop + DOWN * math.sin(a)) for a in turns]
        c.over(line(edge, width), colour, strength)
    for x, y, length, width in ((210, 690, 70, 9), (246, 700, 36, 6), (520, 690, 54, 8)):
        run = line([(x, y - 6), (x + 2, y + length / 2), (x + 3, y + length)], width)
        drop_ = ellipse(x + 3, y + length, width * 0.75, width)
        paint(c, [run, drop_], "#4c95a0", volume=3, rim="#ffffff", rim_width=1.5, cast=(3, 3, 3, 0.4))


def _sugar(c: Canvas) -> None:
    """Two lumps, one of them a rock with a lighthouse."""
    _lump(c, 116, 962, 40)
    _lump(c, 176, 984, 33)
    x, y = 110, 922
    tower = spline([(x - 16, y, 1), (x - 10, y - 92, 1), (x + 10, y - 92, 1), (x + 16, y, 1)])
    paint(c, tower, ["#fff6e6", "#cdb9b4"], along=("x", x - 16, x + 16), volume=7, detail=0.6, wobble=0.4)
    for k in range(3):
        low, wide = y - 8 - k * 32, 15 - k * 2
        band = [(x - wide, low), (x - wide + 1.6, low - 15), (x + wide - 1.6, low - 15), (x + wide, low)]
        c.over(polygon(band), "#c8402f", 0.9)
    cap = polygon([(x - 11, y - 114), (x, y - 130), (x + 11, y - 114)])
    paint(c, [rectangle(x - 13, y - 98, 26, 6), cap], "#4a2430", volume=2, detail=0.6)
    c.over(rectangle(x - 8, y - 114, 16, 16), "#fff3b4")
    glow(c, x, y - 106, 90, "#ffe08a", 0.9, 2.2)
    beam(c, [(x, y - 106), (x + 330, y - 330), (x + 390, y - 250)], "#ffe9a8", 0.35, 5)


def _lump(c: Canvas, x: float, y: float, s: float) -> None:
    left = [(x - s, y - s * 0.9), (x, y - s * 0.6), (x, y + s * 0.5), (x - s, y + s * 0.15)]
    paint(c, polygon(left), ["#fffdf4", "#e4d8cf"], volume=3, streaks=1, cast=(10, 8, 7, 0.45))
    right = [(x, y - s * 0.6), (x + s * 0.9, y - s * 0.95), (x + s * 0.9, y + s * 0.12), (x, y + s * 0.5)]
    paint(c, polygon(right), ["#cbbcc2", "#a3929f"], volume=3, streaks=1)
    top = [(x - s, y - s * 0.9), (x - s * 0.08, y - s * 1.22), (x + s * 0.9, y - s * 0.95), (x, y - s * 0.6)]
    paint(c, polygon(top), "#fffdf6", volume=2, streaks=1)


def _spoon(c: Canvas) -> None:
    spoon = [line([(470, 1030), (560, 1052), (700, 1050)], 9), ellipse(452, 1026, 44, 17, 8)]
    silver = ["#f0e6dc", "#8b7f92"]
    paint(
        c,
        spoon,
        silver,
        volume=7,
        shading=0.8,
        rim="#ffffff",
        rim_width=2,
        cast=(8, 12, 7, 0.5),
        detail=0.5,
        wobble=0.4,
    )
    c.multiply(ellipse(450, 1025, 32, 10, 8), "#8d7f96", 0.5)
