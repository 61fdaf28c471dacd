"""In falling snow a village on ladders winds the scarf it has knitted about the neck of a giraffe."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import glow, snowfall
from art.motifs.bent import Tube
from art.motifs.figure import Clothes, figure
from art.motifs.ground import hill
from art.motifs.houses import House, house
from art.motifs.trees import fir
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="ik71ccw9",
    slug="the-long-scarf",
    seed=8309,
    palette="P8",
    horizon="low",
    reach="close",
    hour="day",
    mood="tender",
    description="In falling snow people on ladders wind a very long striped scarf around a giraffe's neck; "
    "at the foot others still knit at its end.",
    clues=("It takes a village", "Made to measure", "Love is work", "Nearly done, nearly spring"),
    motifs=("winter", "animals", "thread", "work", "crowd", "size"),
    light=(-0.7, -0.6),
    shadow="#3c2c54",
    warmth="#fff4e0",
    grade=("#33244c", "#fff0dc", 0.06),
    contrast=0.15,
    vignette=0.34,
)

NECK: Points = [
    (640, 1240, 150),
    (574, 1040, 124),
    (528, 860, 96),
    (500, 690, 82),
    (480, 520, 74),
    (450, 380, 68),
    (420, 290, 64),
]
SCARF = (0.2, 0.78)
STRIPES = (("#c2484c", "#7c2440"), ("#fbf1d9", "#c0a8a8"), ("#3c6c8c", "#1f3c5c"), ("#e8a868", "#a8644c"))


def draw(c: Canvas) -> None:
    """Snow light; the village; the neck and head; the scarf; those who wind it and those who knit."""
    _sky(c)
    _village(c)
    tube = Tube(NECK)
    _neck(c, tube)
    _head(c)
    _scarf(c, tube)
    _ladders(c)
    _tail_end(c)
    _knitters(c)
    snowfall(c, 260, 5, 4.6)


def _sky(c: Canvas) -> None:
    c.background([(0, "#c8b4b8"), (0.4, "#e4d0c8"), (0.75, "#fbecd8"), (1, "#f0dcd0")], angle=6, mottle=0.9)
    glow(c, 60, 120, 520, "#fff6e4", 0.5)


def _village(c: Canvas) -> None:
    far: Points = [(-40, 850), (140, 806), (320, 846), (520, 812), (820, 846)]
    paint(c, hill(far), ["#f4e8e4", "#d0bcc4"], volume=14, shading=0.35, haze=("#ecdcd4", 0.4))
    firs = [fir(x, 846 + 8 * math.sin(x), 40 + (x * 13) % 34) for x in range(-4, 790, 22)]
    paint(c, firs, ["#8a7c90", "#a894a0"], volume=5, wobble=0.7, haze=("#e8d8d4", 0.35))
    near: Points = [(-40, 906), (150, 880), (330, 902), (560, 890), (820, 912)]
    paint(
        c,
        hill(near),
        [(0, "#fff6ee"), (0.4, "#e8dce4"), (1, "#a898b8")],
        along=("y", 880, 1152),
        volume=14,
        shading=0.35,
        angle=-4,
        wobble=1.2,
    )
    for x, y, wide, tall, roof, k in (
        (64, 914, 92, 56, "#8a3038", 1),
        (196, 900, 70, 44, "#5c4860", 2),
        (720, 918, 110, 60, "#8a3038", 3),
    ):
        house(
            c,
            x,
            y,
            wide,
            tall,
            House(
                "#f0dcc4",
                roof,
                rows=1,
                columns=2,
                lit_share=0.5,
                roof_height=0.62,
                rim="#fff8ec",
                haze=("#e8d8d4", 0.16),
            ),
            k,
        )
        cap = spline(
            [
                (x - wide * 0.6, y - tall + 4, 1),
                (x - wide * 0.3, y - tall - wide * 0.34),
                (x, y - tall - wide * 0.65, 1),
                (x + wide * 0.3, y - tall - wide * 0.34),
                (x + wide * 0.6, y - tall + 4, 1),
                (x + wide * 0.3, y - tall - wide * 0.16),
                (x, y - tall - wide * 0.4),
                (x - wide * 0.3, y - tall - wide * 0.16),
            ]
        )
        paint(c, cap, ["#ffffff", "#d8ccd8"], volume=5, wobble=1)
    for x, y, wide in ((120, 990, 260), (640, 1060, 260), (300, 1100, 300)):
        c.multiply(ellipse(x, y + 18, wide, 22), "#a894c0", 0.4, soft=18)
        c.screen(ellipse(x - 20, y - 8, wide * 0.8, 14), "#fffaf4", 0.5, soft=12)


HIDE: Manner = {"wobble": 0.8, "rim": "#fffaf0", "rim_width": 4, "shading": 0.6, "dark": "#5c2c48"}


def _patches(c: Canvas, inside: Pixels, spots: list[tuple[float, float, float, float]], seed: int) -> None:
    """The net of a giraffe: brown panes with pale lanes between them."""
    luck = random.Random(seed)
    panes: list[Shape] = []
    for x, y, r, turn in spots:
        ring = []
        for k in range(7):
            a = 2 * math.pi * k / 7 + luck.uniform(-0.25, 0.25)
            ring.append(
                (r * luck.uniform(0.82, 1.1) * math.cos(a), r * luck.uniform(0.66, 0.9) * math.sin(a))
            )
        panes.append(spline(place(ring, x, y, 1, 1, turn), tension=0.36))
    paint(
        c,
        c.mask(panes) * inside,
        ["#c07038", "#8a4430"],
        volume=5,
        wobble=1,
        mottle=1.1,
        dark="#4a1c38",
        rim="#f0b878",
        rim_width=2,
    )


def _neck(c: Canvas, tube: Tube) -> None:
    body = spline(
        [(420, 1240, 1), (430, 1120), (470, 1000), (520, 960), (660, 980), (800, 1060, 1), (820, 1240, 1)]
    )
    neck = [tube.piece(), body]
    c.multiply(c.shift(c.mask(neck), 26, 10), "#8a7498", 0.3, soft=16)
    across = np.clip((c.x - 360) / 340, 0, 1).astype(np.float32)
    mask = paint(
        c, neck, [(0, "#fff0d0"), (0.5, "#f0cc98"), (1, "#b8845c")], along=across, volume=46, angle=80, **HIDE
    )
    spots: list[tuple[float, float, float, float]] = []
    for i in range(7, 34):
        share = i / 33
        x, y, half, heading = tube.at(share)
        for k in (-1, 0, 1):
            shift = (k + (0.5 if i % 2 else 0)) * half * 0.72
            if i % 2 == (k % 2):
                spots.append(
                    (
                        x - math.sin(heading) * shift,
                        y + math.cos(heading) * shift,
                        half * 0.27,
                        math.degrees(heading),
                    )
                )
    spots += [(472 + 54 * (k % 6) + 26 * (k // 6 % 2), 1030 + 48 * (k // 6), 21, 20 * k) for k in range(18)]
    _patches(c, mask, spots, 4)
    tufts: list[Shape] = []
    luck = random.Random(5)
    for i in range(60):
        x, y, half, _ = tube.at(0.08 + 0.9 * i / 60)
        px, py = x + half * 0.97, y - half * 0.1
        tufts.append(
            line(
                [(px - 6, py + 8), (px + 8, py - 4), (px + 15 + luck.uniform(-4, 5), py - 16)],
                luck.uniform(5, 8),
            )
        )
    paint(c, tufts, ["#8a4830", "#4a2430"], volume=3, wobble=0.6, rim="#e8a868", rim_width=1.6)


def _head(c: Canvas) -> None:
    """Turned to the left with lowered lids; it holds quite still for them."""
    far_ear = spline([(440, 176, 1), (476, 128), (520, 120, 1), (508, 158), (462, 200)])
    paint(c, far_ear, ["#e0b078", "#a06848"], volume=9, **HIDE)
    horns = [line([(404, 170), (412, 112), (414, 84)], 19), line([(440, 176), (456, 120), (462, 94)], 19)]
    paint(c, horns, ["#f0cc98", "#a06c48"], volume=7, **HIDE)
    paint(c, [ellipse(414, 78, 17, 15), ellipse(463, 88, 17, 15)], ["#5c3430", "#34202c"], volume=7, **HIDE)
    skull = spline(
        [
            (486, 330),
            (492, 262),
            (476, 198),
            (440, 162),
            (398, 158),
            (360, 182),
            (318, 226),
            (262, 262),
            (214, 282),
            (190, 308),
            (190, 342),
            (214, 362),
            (260, 366),
            (322, 358),
            (372, 352),
            (410, 368),
            (450, 376),
        ]
    )
    mask = paint(c, skull, [(0, "#fbe0b4"), (0.6, "#ecc48c"), (1, "#b07c58")], volume=44, angle=-24, **HIDE)
    _patches(
        c,
        mask,
        [(452, 236, 26, 10), (452, 306, 30, 40), (396, 214, 20, 0), (400, 330, 26, 20), (346, 320, 18, 0)],
        7,
    )
    muzzle = c.mask(ellipse(226, 318, 66, 50, -14), 14) * mask
    c.over(muzzle, "#e8ccac", 0.75)
    c.multiply(spline([(206, 296), (224, 288), (236, 296), (222, 304)]), "#4a2434", 0.85, soft=1)
    c.multiply(line([(192, 334), (222, 340), (262, 334), (290, 342)], 4), "#5c2c38", 0.75, soft=0.8)
    c.multiply(line([(196, 352), (240, 358), (290, 352)], 7), "#8a5448", 0.4, soft=3, inside=mask)
    lid = spline([(336, 252, 1), (356, 232), (386, 232), (404, 254, 1), (390, 268), (356, 270)])
    paint(c, lid, ["#f4d4a4", "#c08c64"], volume=8, wobble=0.4, detail=0.6, rim="#fffaf0", rim_width=2.4)
    eye = spline([(338, 256, 1), (360, 262), (388, 262), (404, 255, 1), (392, 274), (370, 280), (350, 274)])
    c.over(eye, "#2c1a24", 0.95)
    c.screen(ellipse(366, 268, 4, 3), "#ffffff", 0.9)
    lashes = [
        line(
            [(342 + 13 * i, 262 + 2 * math.sin(i)), (334 + 13 * i, 276 + 3 * (i % 2)), (326 + 14 * i, 284)],
            2.6,
        )
        for i in range(5)
    ]
    c.over(lashes, "#2c1a24", 0.9)
    ear = spline([(474, 214, 1), (520, 190), (566, 198), (590, 224, 1), (556, 244), (504, 250), (478, 244)])
    paint(c, ear, ["#f4d4a4", "#b07c58"], volume=11, **HIDE)
    c.multiply(spline([(490, 226), (530, 212), (566, 222), (530, 236)]), "#8a4448", 0.5, soft=4)
    snow = [
        spline([(392, 162, 1), (420, 148), (452, 160), (474, 180, 1), (440, 174)]),
        spline([(508, 192, 1), (546, 186), (580, 206, 1), (544, 204)]),
        ellipse(414, 66, 13, 6),
        ellipse(464, 76, 13, 6),
        spline([(250, 264, 1), (290, 236), (320, 220, 1), (296, 250)]),
    ]
    paint(c, snow, ["#ffffff", "#dcd0e0"], volume=5, wobble=1, rim="#ffffff", rim_width=2)


def _scarf(c: Canvas, tube: Tube) -> None:
    """Round upon round of knitting, each lap over the one below; ribs run around the neck."""
    laps = 11
    low, high = SCARF
    for i in range(laps):
        start = low + (high - low) * i / laps
        end = start + (high - low) / laps * 1.28
        lap = tube.piece(start, end, swell=17 + (i % 2) * 3, bow=25)
        mask = paint(
            c,
            lap,
            list(STRIPES[i % 4]),
            along=("x", tube.at(start)[0] - 90, tube.at(start)[0] + 110),
            volume=17,
            shading=0.65,
            wobble=0.9,
            cast=(6, 15, 9, 0.5),
            rim="#fff8e8",
            rim_width=4,
            mottle=0.8,
        )
        stitches: list[Shape] = []
        for row in range(4):
            share = start + (end - start) * (row + 0.6) / 4.4
            x, y, half, heading = tube.at(share)
            count = int(half / 6.4)
            for k in range(-count, count + 1):
                sx = x - math.sin(heading) * k * 7.4
                sy = y + math.cos(heading) * k * 7.4 + 12 * math.cos(k / count * 1.5)
                stitches.append(line([(sx - 3.6, sy - 4), (sx, sy + 3), (sx + 3.6, sy - 4)], 2.4))
        c.multiply(stitches, "#3c1c40", 0.42, inside=mask)
        c.screen(
            [
                line([(p.bounds()[0] + 1, p.bounds()[1] - 1), (p.bounds()[0] + 5, p.bounds()[1] + 4)], 1.6)
                for p in stitches[::2]
            ],
            "#fff8e8",
            0.3,
            inside=mask,
        )


def _ladder(c: Canvas, foot: tuple[float, float], top: tuple[float, float], wide: float) -> None:
    m: Manner = {"volume": 3, "wobble": 0.3, "detail": 0.6, "rim": "#fff4dc", "rim_width": 2, "shading": 0.65}
    count = int(math.hypot(foot[0] - top[0], foot[1] - top[1]) / 30)
    rungs = []
    for i in range(1, count):
        t = i / count
        x, y, half = (
            foot[0] + (top[0] - foot[0]) * t,
            foot[1] + (top[1] - foot[1]) * t,
            wide * (1 - 0.25 * t) / 2,
        )
        rungs.append(polyline([(x - half, y + 3), (x + half, y - 3)], 5.5))
    paint(c, rungs, ["#b07848", "#7c4c38"], **m)
    rails = [
        polyline([(foot[0] + s * wide / 2, foot[1]), (top[0] + s * wide * 0.37, top[1])], 8) for s in (-1, 1)
    ]
    paint(c, rails, ["#c89058", "#8a5840"], cast=(5, 6, 5, 0.35), **m)


def _ladders(c: Canvas) -> None:
    c.multiply([ellipse(282, 1030, 70, 12), ellipse(360, 1090, 60, 12)], "#8a74a8", 0.5, soft=6)
    _ladder(c, (262, 1030), (390, 424), 62)
    _ladder(c, (690, 1126), (588, 640), 58)
    at = Clothes(
        coat="#3c6c8c",
        hem="#24486c",
        hair="#5c3828",
        legs="#3c2c44",
        hat="point",
        hat_colour="#c2484c",
        scarf="#fbf1d9",
    )
    figure(
        c,
        366,
        580,
        132,
        at,
        arms=[[(8, -67), (24, -78), (36, -92)], [(-8, -67), (4, -84), (22, -100)]],
        rim="#fffaf0",
        shadow=False,
    )
    two = Clothes(
        coat="#8a3038", hem="#5c1c34", hair="#c8c0c4", legs="#3c2c44", hat="hood", hat_colour="#a84448"
    )
    figure(
        c,
        310,
        812,
        120,
        two,
        arms=[[(8, -67), (26, -72), (44, -84)], [(-8, -67), (8, -58), (34, -62)]],
        rim="#fffaf0",
        shadow=False,
    )
    three = Clothes(
        coat="#e0a868", hem="#a8704c", hair="#34242c", legs="#3c2c44", hat="cap", hat_colour="#2f5a72"
    )
    figure(
        c,
        612,
        770,
        124,
        three,
        flip=-1,
        arms=[[(8, -67), (22, -80), (30, -96)], [(-8, -67), (6, -80), (24, -92)]],
        rim="#fffaf0",
        shadow=False,
    )


def _tail_end(c: Canvas) -> None:
    """From the neck the scarf runs down to the snow and along to the needles that still make it."""
    ribbon = Tube(
        [
            (470, 858, 26),
            (404, 900, 32),
            (384, 980, 36),
            (350, 1046, 40),
            (262, 1080, 42),
            (176, 1084, 44),
            (120, 1062, 44),
        ]
    )
    c.multiply(c.shift(c.mask(ribbon.piece()), 8, 18), "#6a5890", 0.5, soft=8)
    mask = paint(
        c,
        ribbon.piece(),
        ["#c2484c", "#a83848"],
        volume=13,
        shading=0.6,
        wobble=0.8,
        rim="#fff8e8",
        rim_width=3.5,
    )
    for k in range(14):
        piece = ribbon.piece(0.02 + k / 14, 0.02 + (k + 0.5) / 14, swell=3)
        tone = STRIPES[(k % 3) + 1]
        paint(c, c.mask(piece) * mask, list(tone), volume=9, shading=0.5, wobble=0.6)
    stitches: list[Shape] = []
    for k in range(88):
        x, y, half, heading = ribbon.at(k / 88)
        for j in range(-3, 4):
            sx, sy = x - math.sin(heading) * j * half * 0.27, y + math.cos(heading) * j * half * 0.27
            ahead = (math.cos(heading) * 4, math.sin(heading) * 4)
            side = (-math.sin(heading) * 3.4, math.cos(heading) * 3.4)
            stitches.append(
                line(
                    [
                        (sx - side[0], sy - side[1]),
                        (sx + ahead[0], sy + ahead[1]),
                        (sx + side[0], sy + side[1]),
                    ],
                    1.9,
                )
            )
    c.multiply(stitches, "#3c1c40", 0.36, inside=mask)


def _knitters(c: Canvas) -> None:
    """Two old people on a sledge, a needle each as long as an oar; a basket of wool with a sleeping hen."""
    m: Manner = {"wobble": 0.45, "detail": 0.65, "rim": "#fffaf0", "rim_width": 2.6, "shading": 0.62}
    c.multiply(ellipse(100, 1118, 130, 14), "#6a5890", 0.55, soft=7)
    runner = [
        line([(4, 1112), (150, 1112), (186, 1098), (194, 1080)], 7),
        polyline([(30, 1110), (34, 1076)], 6),
        polyline([(132, 1110), (130, 1076)], 6),
    ]
    paint(c, runner, ["#8a5840", "#4a2c38"], volume=3, **m)
    paint(c, polygon([(2, 1068), (164, 1068), (168, 1082), (2, 1082)]), ["#c89058", "#8a5840"], volume=4, **m)
    for x, coat, shawl, hair in (
        (44, ["#5c4870", "#34284c"], "#e8a868", "#e8e4e8"),
        (124, ["#2f5a72", "#1c3850"], "#fbf1d9", "#b8b0b8"),
    ):
        body = spline(
            [
                (x - 34, 1072, 1),
                (x - 32, 1010),
                (x - 16, 976),
                (x + 14, 974),
                (x + 32, 1006),
                (x + 40, 1072, 1),
            ]
        )
        paint(c, body, coat, volume=18, **m)
        wrap = spline(
            [
                (x - 32, 1022),
                (x - 22, 978),
                (x - 2, 968),
                (x + 20, 978),
                (x + 32, 1018),
                (x + 6, 1036),
                (x - 10, 1036),
            ]
        )
        cloth = paint(c, wrap, [shawl, "#a87c74"], volume=10, **m)
        c.multiply(
            [line([(x - 26 + 13 * k, 984), (x - 20 + 10 * k, 1034)], 2) for k in range(5)],
            "#5c3048",
            0.4,
            inside=cloth,
        )
        paint(c, ellipse(x + 4, 950, 21, 23), ["#e8b490", "#b47c68"], volume=9, **m)
        cap = spline(
            [
                (x - 20, 950, 1),
                (x - 20, 924),
                (x + 2, 914),
                (x + 22, 924),
                (x + 22, 940, 1),
                (x + 4, 930),
                (x - 8, 946),
            ]
        )
        paint(c, cap, [hair, "#9088a0"], volume=7, **m)
        paint(c, ellipse(x - 14, 926, 12), [hair, "#9088a0"], volume=5, **m)
        nose = ellipse(x + 24, 954, 5, 4.4)
        paint(c, nose, ["#e8a888", "#b47464"], volume=2, wobble=0.2, detail=0.7)
        c.over(
            [ellipse(x + 14, 946, 6.4).outline(2), line([(x + 11, 947), (x + 14, 949), (x + 17, 947)], 1.8)],
            "#4a2c38",
            0.9,
        )
        arm = spline(
            [(x + 2, 1000, 1), (x + 22, 1012), (x + 46, 1026), (x + 50, 1040), (x + 36, 1046), (x + 8, 1036)]
        )
        paint(c, arm, coat, volume=8, **m)
        paint(c, ellipse(x + 50, 1034, 9, 8), ["#e8b490", "#b47c68"], volume=4, **m)
    needles = [polyline([(84, 1058), (198, 980)], 5), polyline([(150, 1070), (226, 996)], 5)]
    paint(
        c,
        needles,
        ["#fff0d0", "#b89070"],
        volume=2,
        wobble=0.2,
        detail=0.7,
        rim="#ffffff",
        rim_width=1.4,
        cast=(3, 5, 3, 0.4),
    )
    paint(
        c,
        [ellipse(200, 978, 7), ellipse(228, 994, 7)],
        ["#c2484c", "#7c2440"],
        volume=3,
        detail=0.7,
        wobble=0.2,
    )
    for x, y, r, tone in (
        (250, 1126, 21, ("#c2484c", "#7c2440")),
        (292, 1134, 17, ("#3c6c8c", "#1f3c5c")),
        (216, 1136, 15, ("#e8a868", "#a8644c")),
    ):
        c.multiply(ellipse(x + 5, y + r * 0.8, r * 1.2, r * 0.4), "#6a5890", 0.5, soft=4)
        ball = paint(c, ellipse(x, y, r), list(tone), volume=8, **m)
        c.screen(
            [
                line([(x - r, y - r + 8 * k), (x, y - r * 0.4 + 8 * k), (x + r, y - r + 10 * k)], 1.8)
                for k in range(5)
            ],
            "#fff4e4",
            0.35,
            inside=ball,
        )
