"""A carousel turns on open water at night; its horses drink, and one has left its place and swims away."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import fog, glow, ripple, sparkle, stars
from art.motifs.bent import Tube
from art.motifs.water import water
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, ellipse, line, place, polygon, rectangle, spline

SCENE = Scene(
    id="hjll0jg8",
    slug="carousel-at-sea",
    seed=8109,
    palette="P1",
    horizon="high",
    reach="middle",
    hour="night",
    mood="wonder",
    description="A lit carousel stands on the open sea at night; two of its horses drink over the edge, and "
    "one swims away with "
    "its pole still on its back.",
    clues=("Freedom", "Round and round no longer", "You can lead a horse to water", "The one that got away"),
    motifs=("water", "animals", "light", "night", "play"),
    light=(0.1, -0.9),
    shadow="#0a1a34",
    warmth="#ffe6a8",
    grade=("#0c1e3a", "#ffe8b4", 0.08),
    contrast=0.18,
    vignette=0.4,
)

# fmt: off
HORSE: Points = [(-64, -46), (-61, -55), (-50, -64), (-43, -76), (-38, -88, 1), (-33, -76), (-22, -62), (-8,
    -36), (18, -29),
                 (42, -32), (56, -22), (60, -4), (56, 10), (66, 24), (64, 42), (70, 52, 1), (58, 54, 1), (54,
                     40), (50, 26),
                 (36, 14), (10, 18), (-14, 16), (-28, 22), (-44, 16), (-54, 28), (-50, 44, 1), (-60, 44,
                                                                                                1), (-66, 26),
                 (-50, 4), (-36, -2), (-36, -18), (-42, -34), (-52, -38), (-61, -39)]
BODY: Points = [(-34, -22), (-18, -32), (6, -30), (30, -32), (50, -28), (60, -12), (58, 6), (60, 24), (56,
    44), (58, 64, 1),
                (46, 64, 1), (44, 44), (42, 24), (30, 14), (4, 18), (-14, 16), (-22, 26), (-24, 46), (-22,
                    64, 1), (-34, 64, 1),
                (-34, 44), (-38, 20), (-44, 0), (-44, -14)]
NECK: Points = [(-22, -12, 20), (-46, 0, 16), (-66, 24, 11), (-78, 50, 9)]
HEAD: Points = [(-74, 40, 9), (-82, 58, 10.5), (-90, 80, 7), (-95, 94, 6.5)]
TAIL: Points = [(54, -20, 6), (74, -22, 9), (88, 0, 8), (88, 30, 6), (96, 46, 1)]
# fmt: on
MIDDLE, TOP, EAVE, DECK = 424.0, 60.0, 316.0, 772.0
GOLD: Manner = {"volume": 3, "wobble": 0.25, "detail": 0.6, "rim": "#fff8d8", "rim_width": 1.6}
COAT: Manner = {"shading": 0.75, "wobble": 0.5, "detail": 0.4, "rim": "#fff2c8", "dark": "#12284a"}
MANE: Manner = {**COAT, "dark": "#6a3c34"}


def draw(c: Canvas) -> None:
    """Sea and sky; the far side of the carousel, its heart, the near side, the roof; the one that swims."""
    _sea(c)
    _platform(c)
    _far_side(c)
    _heart(c)
    _near_side(c)
    _roof(c)
    _swimmer(c)


def _sea(c: Canvas) -> None:
    c.background([(0, "#0a1830"), (0.12, "#16304c"), (0.2, "#34606c")], angle=-3)
    stars(c, 70, 180, 4)
    water(c, 204, ["#3f6c74", "#285064", "#1b3c56", "#122c48", "#0c2038"], chop=0.3)
    fog(c, 206, 16, "#6a948e", 0.55)
    bars = smoothstep(c.noise(24, 31, 3, wide=3.4, tall=0.3), 0.42, 0.62)
    reach: Pixels = np.exp(-(((c.x - MIDDLE) / (330 + (c.y - 780) * 0.2)) ** 4)) * (c.y > 780)
    fade = np.clip(1 - (c.y - 780) / 330, 0, 1)
    c.screen((reach * fade * bars).astype(np.float32), "#f3c878", 0.75)
    c.screen((reach * fade).astype(np.float32), "#b07a3c", 0.22)
    dim = smoothstep(c.noise(30, 9, 3, wide=3.2, tall=0.25), 0.56, 0.7) * (c.y > 210)
    c.screen(dim * (0.3 + 0.7 * bars), "#7fa39c", 0.22)
    glow(c, MIDDLE, 560, 430, "#e0a050", 0.42)


def _spot(degrees: float, reach: float = 262) -> tuple[float, float, float]:
    """Where a horse stands: x, deck y and roof y at an angle around the carousel; 90 is nearest to us."""
    angle = math.radians(degrees)
    return MIDDLE + reach * math.cos(angle), DECK + 58 * math.sin(angle), EAVE + 40 * math.sin(angle)


def _platform(c: Canvas) -> None:
    c.multiply(ellipse(MIDDLE, DECK + 42, 350, 84), "#081628", 0.75, soft=12)
    side = [ellipse(MIDDLE, DECK + 26, 326, 80), rectangle(MIDDLE - 326, DECK, 652, 26)]
    skirt = paint(c, side, ["#8c2f2c", "#5a1f2c", "#2a1428"], along=("y", DECK + 20, DECK + 108), volume=8,
                  wobble=0.4,
                  rim="#ffd898", rim_width=3)  # fmt: skip
    panels = []
    for degrees in range(8, 180, 13):
        angle = math.radians(degrees)
        x, y = MIDDLE + 326 * math.cos(angle), DECK + 80 * math.sin(angle)
        panels.append(ellipse(x, y + 13, 5 + 9 * math.sin(angle), 7))
    paint(c, panels, ["#ffe2a0", "#c8924a"], volume=3, wobble=0.2, detail=0.6, inside=skirt)
    floor = paint(c, ellipse(MIDDLE, DECK, 326, 80), ["#7a5a44", "#b8864c", "#f0c880"], along=("y",
        DECK - 80, DECK + 80),
                  volume=3, wobble=0.3, angle=0, rim="#fff0c0", rim_width=3)  # fmt: skip
    boards = [
        line([(MIDDLE, DECK), (MIDDLE + 326 * math.cos(a / 10), DECK + 80 * math.sin(a / 10))], 2.4)
        for a in range(0, 63, 2)
    ]
    c.multiply(boards, "#4a2c30", 0.45, inside=floor)


def _pole(c: Canvas, x: float, top: float, foot: float, wide: float, dim: float) -> None:
    haze = ("#5a3c34", dim)
    paint(c, rectangle(x - wide / 2, top, wide, foot - top), ["#fff0b8", "#d8a850", "#8a5a34"], along=("x",
        x - wide, x + wide),
          haze=haze, **GOLD)  # fmt: skip
    twist = [line([(x - wide / 2, y), (x + wide / 2, y + 9)], 2) for y in range(int(top), int(foot), 16)]
    c.multiply(twist, "#6a3c28", 0.5)


def _horse(
    c: Canvas, x: float, y: float, size: float, flip: float, coat: list[str], saddle: str, dim: float = 0
) -> None:
    """A leaping horse on its pole."""
    haze = ("#4a3440", dim) if dim else None
    far = [Tube([(46, 4, 8), (48, 26, 6), (40, 44, 5)]), Tube([(-34, 6, 8), (-44, 24, 5), (-38, 40, 4)])]
    legs = [spline(place(_outline(tube), x, y, size, flip)) for tube in far]
    tail = spline(place(_outline(Tube(TAIL)), x, y, size, flip))
    paint(c, legs, [coat[-1], "#3c3448"], volume=4 * size, haze=haze, **COAT)
    paint(c, tail, ["#e8c890", "#a8804c"], volume=5 * size, haze=haze, **MANE)
    body = paint(
        c,
        spline(place(HORSE, x, y, size, flip)),
        coat,
        volume=14 * size,
        rim_width=2.4 * size,
        haze=haze,
        **COAT,
    )
    mane = [
        (-38, -86, 1),
        (-26, -80),
        (-14, -62),
        (0, -38),
        (-6, -30, 1),
        (-14, -42),
        (-22, -44, 1),
        (-26, -56),
        (-34, -60, 1),
    ]
    paint(
        c, spline(place(mane, x, y, size, flip)), ["#e8c890", "#a8804c"], volume=4 * size, haze=haze, **MANE
    )
    seat = [(-8, -38, 1), (4, -34), (18, -33), (28, -38, 1), (28, -12), (14, -2), (0, -6), (-6, -20)]
    paint(c, spline(place(seat, x, y, size, flip)), [saddle, "#3c1428"], volume=5 * size, haze=haze, **COAT)
    eye = place([(-50, -56)], x, y, size, flip)[0]
    c.over(ellipse(eye[0], eye[1], 2.4 * size), "#1a1424")
    strap = [line(place([(-58, -56), (-52, -44)], x, y, size, flip), 2.6 * size ** 0.5),
             line(place([(-38, -6), (-32, -30)], x, y, size, flip), 3.4 * size ** 0.5)]  # fmt: skip
    c.over(strap, saddle, 0.9, inside=body)


def _outline(tube: Tube) -> list[tuple[float, float]]:
    """A tube's outline as points, to be set down with the rest of a horse."""
    left, right = [], []
    for x, y, half, angle in tube.sections:
        left.append((x - math.sin(angle) * half, y + math.cos(angle) * half))
        right.append((x + math.sin(angle) * half, y - math.cos(angle) * half))
    return [*left[::3], *reversed(right[::3])]


def _far_side(c: Canvas) -> None:
    c.multiply(rectangle(MIDDLE - 290, EAVE, 580, 420), "#5a3c3c", 0.35, soft=30)
    for degrees, coat in ((208, "#b8a898"), (250, "#a89488"), (296, "#b8a898"), (334, "#a08c88")):
        x, deck, top = _spot(degrees, 250)
        _pole(c, x, top, deck, 7, 0.35)
        _horse(c, x, deck - 140 + 26 * math.sin(degrees), 0.86, 1, [coat, "#6a5a64"], "#5a2430", 0.3)


def _heart(c: Canvas) -> None:
    """The drum in the middle, with mirrors and lamps."""
    drum = polygon(
        [(MIDDLE - 92, EAVE), (MIDDLE + 92, EAVE), (MIDDLE + 86, DECK - 6), (MIDDLE - 86, DECK - 6)]
    )
    paint(c, [drum, ellipse(MIDDLE, DECK - 6, 86, 18)], ["#3c1c2c", "#8c2f2c", "#d87848", "#8c2f2c",
                                                         "#3c1c2c"],
          along=("x", MIDDLE - 92, MIDDLE + 92), volume=10, wobble=0.3, cast=(0, 8, 12, 0.5))  # fmt: skip
    for x, wide in ((MIDDLE - 52, 24), (MIDDLE, 40), (MIDDLE + 52, 24)):
        mirror = spline(
            [
                (x - wide / 2, 640, 1),
                (x - wide / 2, 460),
                (x, 424),
                (x + wide / 2, 460),
                (x + wide / 2, 640, 1),
            ]
        )
        paint(c, mirror, ["#fff6d0", "#f3d898", "#c89a5c"], volume=4, wobble=0.2, detail=0.5)
        c.over(mirror.outline(5), "#e0b050")
        bulbs = [ellipse(x + side * wide * 0.62, y, 4.4) for side in (-1, 1) for y in range(470, 640, 28)]
        c.over(bulbs, "#fffbe0")
        c.screen(bulbs, "#ffdc90", 0.7, soft=5)
    glow(c, MIDDLE, 540, 250, "#ffcf78", 0.5)


def _drinker(c: Canvas, x: float, y: float, size: float, flip: float, coat: list[str], saddle: str) -> None:
    """A horse that stands at the edge and has bent its head to the sea."""
    c.multiply(ellipse(x + 6 * flip, y + 64 * size, 66 * size, 9 * size), "#2a1428", 0.6, soft=5)
    far = [Tube([(38, 10, 9), (36, 36, 6), (38, 62, 6)]), Tube([(-16, 10, 9), (-14, 36, 6), (-14, 62, 6)])]
    paint(
        c,
        [spline(place(_outline(tube), x, y, size, flip)) for tube in far],
        [coat[-1], "#3c3448"],
        volume=4,
        **COAT,
    )
    paint(c, spline(place(_outline(Tube([(54, -20, 6), (70, -6, 9), (74, 22, 8), (68, 50, 2)])), x, y, size,
                          flip)),
          ["#e8c890", "#a8804c"], volume=6, **MANE)  # fmt: skip
    parts = [spline(place(BODY, x, y, size, flip)), spline(place(_outline(Tube(NECK)), x, y, size, flip)),
             spline(place(_outline(Tube(HEAD)), x, y, size, flip)),
             polygon(place([(-70, 40), (-62, 30), (-64, 46)], x, y, size, flip))]  # fmt: skip
    body = paint(c, parts, coat, volume=15 * size, rim_width=3, **COAT)
    mane = [
        (-20, -32),
        (-44, -18),
        (-66, 6),
        (-76, 34, 1),
        (-70, 30),
        (-60, 26, 1),
        (-52, 12),
        (-40, 8, 1),
        (-34, -10),
        (-20, -20),
    ]
    paint(c, spline(place(mane, x, y, size, flip)), ["#f0d498", "#a8804c"], volume=5, **MANE)
    seat = [(-2, -36, 1), (10, -32), (24, -32), (34, -37, 1), (36, -10), (22, 2), (6, -2)]
    paint(c, spline(place(seat, x, y, size, flip)), [saddle, "#3c1428"], volume=6, inside=body, **COAT)
    lid = place([(-86, 60), (-81, 64), (-78, 60)], x, y, size, flip)
    c.over(line(lid, 3), "#1a1424")
    mouth = place([(-96, 98)], x, y, size, flip)[0]
    for k in range(3):
        c.screen(
            ellipse(mouth[0], mouth[1] + 4, 16 + 15 * k, 4 + 3.4 * k).outline(2.6), "#fff0c8", 0.75 - 0.2 * k
        )


def _near_side(c: Canvas) -> None:
    x, deck, top = _spot(40)
    _pole(c, x - 20, top, deck, 10, 0)
    _horse(c, x - 20, deck - 132, 1.18, 1, ["#fff6e0", "#e4d0b4", "#a08898"], "#285064")
    x, deck, top = _spot(116)
    stub = rectangle(x - 5, top, 10, 150)
    paint(c, stub, ["#fff0b8", "#d8a850", "#8a5a34"], along=("x", x - 10, x + 10), **GOLD)
    c.over(line([(x - 7, top + 150), (x + 2, top + 142), (x + 7, top + 153)], 3), "#5a3420")
    ribbon = line([(x, top + 150), (x - 14, top + 184), (x + 4, top + 214), (x - 12, top + 250)], 5)
    paint(c, ribbon, ["#d8483a", "#8c2f2c"], volume=2, wobble=0.3, detail=0.7)
    c.multiply(ellipse(x, deck - 4, 16, 5), "#3c1c24", 0.8)
    x, deck, top = _spot(172)
    _pole(c, x + 22, top, deck - 70, 10, 0)
    _drinker(c, x + 6, deck - 68, 1.14, 1, ["#fff4dc", "#e0c8ac", "#9a8494"], "#8c2f2c")
    x, deck, top = _spot(6)
    _pole(c, x - 12, top, deck - 70, 10, 0)
    _drinker(c, x - 4, deck - 66, 1.14, -1, ["#5a4450", "#3c3044", "#241e34"], "#c8963c")


def _roof(c: Canvas) -> None:
    """Seen a little from above: a striped cone, a scalloped edge, bulbs."""
    half, low = 336.0, 58.0

    def edge(degrees: float) -> tuple[float, float]:
        angle = math.radians(degrees)
        return MIDDLE + half * math.cos(angle), EAVE + low * math.sin(angle)

    count = 14
    for k in range(count):
        start, end = 180 - k * 180 / count, 180 - (k + 1) * 180 / count
        inner = [edge(start), edge((start + end) / 2), edge(end)]
        bow = [((p[0] + MIDDLE) / 2 + (p[0] - MIDDLE) * 0.02, (p[1] + TOP) / 2 + 22) for p in inner]
        piece = spline([(MIDDLE, TOP, 1), bow[0], (*inner[0], 1), inner[1], (*inner[2], 1), bow[2]])
        tone = ["#f3e3b4", "#c8b48c"] if k % 2 else ["#8c2f2c", "#5a1f2c"]
        paint(
            c,
            piece,
            tone,
            volume=7,
            shading=0.6,
            wobble=0.3,
            light=(-0.5, -0.8),
            angle=80,
            haze=("#1b3c56", 0.16),
        )
        scallop = [(*inner[0], 1), (*inner[2], 1), (inner[2][0], inner[2][1] + 26, 1), (inner[1][0],
                                                                                        inner[1][1] + 46),
                   (inner[0][0], inner[0][1] + 26, 1)]  # fmt: skip
        tone = ["#a83c34", "#6a2430"] if k % 2 else ["#fbeec8", "#d8b880"]
        paint(
            c,
            spline(scallop),
            tone,
            volume=5,
            wobble=0.3,
            cast=(0, 6, 6, 0.5),
            light=(0, 0.9),
            rim="#fff0b0",
            rim_width=2,
        )
    bulbs = [edge(180 - k * 180 / 28) for k in range(29)]
    c.over([ellipse(x, y + 2, 5.4) for x, y in bulbs], "#fff8d8")
    c.screen([ellipse(x, y + 2, 6) for x, y in bulbs], "#ffd27a", 0.8, soft=7)
    sparkle(c, c.dots((x, y + 2, 2.6, 1.0) for x, y in bulbs), "#fffdf0", 0.9)
    shade = polygon([(MIDDLE, TOP), (MIDDLE + 20, EAVE + 58), (MIDDLE + 340, EAVE), (MIDDLE + 180, 180)])
    c.multiply(shade, "#12284a", 0.4, soft=20, inside=c.mask(polygon([(MIDDLE, TOP), (MIDDLE - half, EAVE),
                                                                      (MIDDLE, EAVE + low),
               (MIDDLE + half, EAVE)])))  # fmt: skip
    paint(c, [ellipse(MIDDLE, TOP - 6, 13), rectangle(MIDDLE - 3, 20, 6, 40)], ["#fff0b8", "#c8924a"], **GOLD)
    flag = spline(
        [(MIDDLE + 3, 18, 1), (MIDDLE + 34, 24), (MIDDLE + 66, 16, 1), (MIDDLE + 40, 36), (MIDDLE + 3, 40, 1)]
    )
    paint(c, flag, ["#d8483a", "#8c2f2c"], volume=3, wobble=0.3, detail=0.6)


def _swimmer(c: Canvas) -> None:
    """Close to us, it leaves: neck and back above the water, the golden pole askew."""
    x, y, k = 268.0, 1010.0, 1.9
    pole = line([(x + 28, y - 10), (x + 104, y - 250)], 11)
    back = [(-50, 14), (-34, -20), (-8, -34), (18, -29), (42, -31), (60, -18), (72, 4), (60, 26), (0, 30)]
    neck = Tube([(-24, -6, 25), (-36, -34, 19), (-38, -62, 13), (-42, -78, 11)])
    head = Tube([(-32, -82, 8), (-46, -82, 12), (-64, -70, 9), (-78, -58, 7), (-82, -55, 4)])
    ears = [(-36, -90, 1), (-34, -108, 1), (-26, -88, 1)]
    above = 1 - smoothstep(c.y + (c.noise(40, 4, 2) - 0.5) * 16, y + 2, y + 14)
    parts = [spline(place(back, x, y, k)), spline(place(_outline(neck), x, y, k)),
             spline(place(_outline(head), x, y, k)),
             spline(place(ears, x, y, k))]  # fmt: skip
    below = [spline(place(back, x, y + 20, k, 1, 0))]
    c.over(below, "#16344c", 0.6, soft=10)
    tail = spline(
        [
            (x + 106, y - 30),
            (x + 160, y - 26),
            (x + 214, y - 2),
            (x + 236, y + 16),
            (x + 170, y + 14),
            (x + 116, y + 4),
        ]
    )
    paint(c, tail, ["#f0d498", "#a8804c"], volume=9, rim_width=3, **MANE)
    body = paint(c, c.mask(parts) * above, ["#fffaec", "#ecd8bc", "#a89098"], along=("y", y - 190, y + 10),
                 volume=26, rim_width=5,
                 light=(0.5, -0.7), **COAT)  # fmt: skip
    locks: Points = [
        (-40, -98, 1),
        (-26, -96),
        (-14, -76),
        (-6, -48),
        (6, -24, 1),
        (-6, -26),
        (-12, -20, 1),
        (-22, -30),
        (-26, -50),
        (-30, -68),
        (-38, -84),
    ]
    mane = paint(
        c,
        spline(place(locks, x, y, k)),
        ["#f0d498", "#b0884c", "#7a5a40"],
        volume=9,
        rim_width=3,
        light=(0.5, -0.7),
        **COAT,
    )
    hairs = [
        line(place([(-34 + 3 * i, -92 + 8 * i), (-26 + 3 * i, -70 + 8 * i)], x, y, k), 3) for i in range(8)
    ]
    c.multiply(hairs, "#6a4430", 0.45, inside=mane)
    seat = [(-4, -38, 1), (10, -32), (26, -32), (36, -38, 1), (40, -10), (34, 14), (4, 14), (-2, -14)]
    paint(
        c,
        c.mask(spline(place(seat, x, y, k))) * above,
        ["#c84438", "#8c2f2c", "#5a1f2c"],
        volume=11,
        rim_width=3,
        **COAT,
    )
    c.over(line(place([(-6, -37), (12, -30), (26, -30), (37, -38)], x, y, k), 5), "#f0c870")
    paint(c, pole, ["#fff0b8", "#d8a850", "#8a5a34"], cast=(-8, 8, 8, 0.4), **{**GOLD, "volume": 4})
    twist = [
        line([(x + 24 + 4.9 * i, y - 14 - 15.4 * i), (x + 38 + 4.9 * i, y - 10 - 15.4 * i)], 2.4)
        for i in range(16)
    ]
    c.multiply(twist, "#6a3c28", 0.55)
    c.over(line([(x + 98, y - 250), (x + 104, y - 258), (x + 110, y - 247)], 3), "#5a3420")
    straps = [line(place([(-70, -74), (-62, -58)], x, y, k), 4.4), line(place([(-50, -96), (-44, -68)], x, y,
                                                                              k), 4.4),
              line(place([(-66, -66), (-46, -76)], x, y, k), 4)]  # fmt: skip
    c.over(straps, "#a83c34", 0.95, inside=body)
    eye = place([(-52, -80)], x, y, k)[0]
    paint(c, ellipse(eye[0], eye[1], 5.6, 5), ["#2a1c24", "#140e18"], volume=2, detail=0.9, wobble=0.1)
    c.screen(ellipse(eye[0] + 1.6, eye[1] - 1.6, 1.7), "#ffffff")
    nostril = place([(-80, -60)], x, y, k)[0]
    c.over(ellipse(nostril[0], nostril[1], 2.8, 2), "#5a3c40")
    rein = line(place([(-64, -60), (-46, -34), (-22, -28), (2, -34)], x, y, k), 4)
    paint(c, rein, ["#c84438", "#7a2a2c"], volume=1.5, wobble=0.3, detail=0.7)
    for j, (dx, dy, reach) in enumerate(
        ((-40, 14, 150), (60, 18, 170), (-10, 34, 220), (120, 44, 200), (-60, 60, 180))
    ):
        ripple(c, x + dx, y + dy, reach, "#dcead8", 0.8 - 0.1 * j, 60 + j, thin=3)
    chance = random.Random(6)
    spray = [
        (x - 96 + chance.gauss(0, 22), y + 4 - abs(chance.gauss(0, 14)), chance.uniform(1, 2.6), 0.9)
        for _ in range(24)
    ]
    sparkle(c, c.dots(spray), "#fffbe8", 0.85)
