"""Mice with suitcases cross a river at dusk on the back of a crocodile's head; the smallest looks over the
edge."""

import math
import random

import numpy as np

from art import pixels
from art.canvas import Canvas
from art.colour import Pixels
from art.light import fog, glow
from art.motifs.ground import hill
from art.motifs.water import water
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="ujecxuj6",
    slug="the-ferry-has-teeth",
    seed=8222,
    palette="P14",
    horizon="low",
    reach="close",
    hour="dusk",
    mood="comic",
    description="Mice with suitcases and a lantern stand in a row on the long snout of a crocodile that "
    "swims in a river at dusk; the smallest mouse looks over the edge at the teeth.",
    clues=(
        "So far he has always brought us over",
        "Public transport",
        "Don't rock the boat",
        "The small print",
    ),
    motifs=("animals", "water", "travel", "size", "trust"),
    light=(-0.75, -0.5),
    shadow="#16281c",
    warmth="#fff0b8",
    grade=("#142418", "#fff0c0", 0.06),
    contrast=0.17,
    vignette=0.4,
)

SURFACE = 846.0
HEAD: Points = [
    (36, 742),
    (30, 700),
    (52, 656),
    (96, 634),
    (140, 640),
    (176, 664),
    (260, 668),
    (350, 656),
    (430, 640),
    (488, 610),
    (528, 548),
    (578, 506),
    (634, 510),
    (668, 550),
    (700, 590),
    (768, 604),
    (840, 610),
    (840, 920),
    (560, 920),
    (300, 896),
    (130, 876),
    (60, 850),
    (38, 800),
]
JAW: Points = [
    (38, 756),
    (84, 770),
    (130, 756),
    (182, 778),
    (240, 766),
    (300, 784),
    (362, 766),
    (430, 778),
    (500, 752),
    (566, 756),
    (624, 722),
    (660, 676),
]


def draw(c: Canvas) -> None:
    """Evening, the far bank and its landing; the river; the beast and what the water makes of it; mice;
    reeds."""
    _evening(c)
    _river(c)
    base = c.picture.copy()
    _beast(c)
    _mice(c)
    _mirror(c, base)
    _ripples(c)
    _reeds(c)


def _evening(c: Canvas) -> None:
    c.background(
        [(0, "#3f5f48"), (0.2, "#7f9a58"), (0.42, "#d8c870"), (0.56, "#fff0b8"), (1, "#fff0b8")],
        angle=4,
        mottle=0.8,
    )
    glow(c, 150, 560, 420, "#fff4c8", 0.6)
    paint(
        c,
        ellipse(170, 470, 66),
        ["#fff8d8", "#f4dc98"],
        along=("r", 150, 450, 110),
        volume=20,
        shading=0.25,
        wobble=0.4,
        detail=0.3,
    )
    bands = [
        spline([(x - w, y, 1), (x - w * 0.3, y - 9), (x + w, y + 2, 1), (x, y + 11)])
        for x, y, w in ((520, 120, 220), (180, 220, 170), (640, 300, 190), (300, 340, 130))
    ]
    paint(
        c,
        bands,
        ["#5f7f50", "#a8b068"],
        volume=6,
        shading=0.4,
        wobble=2.2,
        angle=2,
        rim="#fff4c0",
        rim_width=2,
        light=(-0.4, 1),
    )
    far: Points = [(-40, 600), (90, 560), (230, 586), (380, 540), (520, 560), (660, 500), (820, 520)]
    paint(
        c,
        hill(far),
        ["#5f7f4c", "#4a6a44"],
        along=("y", 500, 660),
        volume=14,
        wobble=1.6,
        angle=-10,
        haze=("#e8dc98", 0.5),
    )
    luck = random.Random(5)
    crowns = [
        ellipse(
            luck.uniform(-20, 790), 600 + luck.uniform(-34, 14), luck.uniform(24, 52), luck.uniform(20, 36)
        )
        for _ in range(46)
    ]
    paint(
        c,
        crowns,
        ["#5f8a4a", "#33573a"],
        volume=14,
        shading=0.6,
        wobble=2.4,
        haze=("#e8dc98", 0.26),
        rim="#fff4c0",
        rim_width=2,
    )
    trunks = [line([(x, 640), (x + luck.uniform(-8, 8), 560)], 6) for x in range(20, 780, 64)]
    c.multiply(trunks, "#2c4030", 0.5)


def _river(c: Canvas) -> None:
    surface = water(c, 628, ["#f0dc98", "#a8b068", "#5f7f52", "#2f4f3c", "#1c3428"], 5)
    path = np.exp(
        -(
            (
                (c.x - 170 + (c.noise(60, 3, 3, wide=3, tall=0.3) - 0.5) * 120)
                / (60 + np.maximum(c.y - 628, 0) * 0.2)
            )
            ** 2
        )
    ) * smoothstep(c.noise(26, 7, 3, wide=3.2, tall=0.28), 0.35, 0.7)
    c.screen(np.asarray(path * surface, np.float32), "#fff6c8", 0.75)
    fog(c, 630, 16, "#fff4c8", 0.6)
    wood: Manner = {"wobble": 0.4, "detail": 0.5, "rim": "#fff4c0", "rim_width": 2}
    posts = [rectangle(x, 606, 7, 46) for x in (600, 640, 684, 730, 764)]
    paint(c, posts, ["#6a5a38", "#33402c"], volume=2, **wood)
    paint(
        c, polygon([(588, 600), (800, 596), (800, 612), (588, 614)]), ["#a88a54", "#5a5434"], volume=3, **wood
    )
    for x in (634, 662, 696, 724):
        _mouse(c, x, 600, 0.5, -1, "#5a6a48", "", 0.3)
    c.over(polyline([(752, 600), (752, 548)], 4), "#4a4a30")
    glow(c, 752, 542, 60, "#ffe080", 0.8)
    c.over(ellipse(752, 544, 6, 8), "#fff8d0")


def _beast(c: Canvas) -> None:
    skin: Manner = {"streaks": 1.3, "mottle": 1.5, "dark": "#12241c", "lit": "#f0f0a8"}
    below = c.mask(rectangle(-5, -5, 780, SURFACE + 5))
    mask = paint(
        c,
        spline(HEAD),
        [(0, "#8fa854"), (0.35, "#64843f"), (0.7, "#456630"), (1, "#2c4a2c")],
        along=("y", 510, 860),
        volume=56,
        shading=0.75,
        angle=-4,
        wobble=1,
        inside=below,
        rim="#fff8c8",
        rim_width=5,
        **skin,
    )
    _hide(c, mask)
    lower = spline([*JAW, (700, 760), (640, 840), (560, 930, 1), (60, 930, 1), (36, 820)])
    under = paint(
        c,
        lower,
        ["#c0bc74", "#94a05c", "#5f7a44", "#3a5a38"],
        along=("y", 740, 860),
        volume=30,
        shading=0.7,
        angle=-3,
        wobble=0.8,
        inside=below * mask,
        **skin,
    )
    c.multiply(line([(x, y + 3) for x, y in JAW], 11), "#0c1c14", 0.85, soft=1.6, inside=mask)
    c.multiply(c.shift(c.mask(line(JAW, 14), 8), 0, 14), "#12241c", 0.5)
    plates = [polyline([(x, 800 + (x % 60) * 0.1), (x + 20, 860)], 3) for x in range(80, 640, 44)]
    c.multiply(plates, "#2c4a2c", 0.4, soft=1.2, inside=under)
    _teeth(c)
    _eye(c)
    c.multiply(ellipse(84, 660, 19, 11, -20), "#0c1c14", 0.85, soft=2)
    c.screen(line([(66, 650), (82, 643), (100, 648)], 4), "#fff4c0", 0.6, soft=1)


def _hide(c: Canvas, mask: Pixels) -> None:
    luck = random.Random(9)
    bumps: list[Shape] = []
    for _ in range(230):
        x, y = luck.uniform(60, 780), luck.uniform(520, 760)
        near = 1 if x > 460 else 0.7
        bumps.append(
            ellipse(x, y, luck.uniform(5, 13) * near, luck.uniform(4, 8) * near, luck.uniform(-20, 20))
        )
    for k in range(0, 230, 46):
        paint(
            c,
            bumps[k : k + 46],
            ["#8fa854", "#4f7038"],
            volume=4,
            shading=0.8,
            wobble=0.6,
            inside=mask,
            rim="#fff4b8",
            rim_width=1.6,
            rim_strength=0.5,
            dark="#12241c",
        )
    ridge = [
        spline([(x - 26, y + 16, 1), (x - 8, y - 14), (x + 4, y - 20, 1), (x + 26, y + 14, 1)])
        for x, y in ((676, 586), (716, 604), (754, 612), (792, 616))
    ]
    paint(
        c,
        ridge,
        ["#7f9a4c", "#3f5f34"],
        volume=9,
        shading=0.8,
        wobble=0.6,
        rim="#fff8c8",
        rim_width=3,
        dark="#12241c",
    )
    for y in (612, 650, 694):
        row = [ellipse(x, y + (x - 640) * 0.16, 19, 15, 8) for x in range(640 if y < 640 else 690, 800, 40)]
        paint(
            c,
            row,
            ["#7f9a4c", "#3f5f34"],
            volume=7,
            shading=0.8,
            wobble=0.6,
            inside=mask,
            rim="#fff4b8",
            rim_width=2,
            rim_strength=0.5,
            dark="#12241c",
        )


def _teeth(c: Canvas) -> None:
    luck = random.Random(3)
    up: list[Shape] = []
    down: list[Shape] = []
    for k in range(31):
        s = 0.01 + k / 31 * 0.9
        at = s * (len(JAW) - 1.001)
        i, t = int(at), at - int(at)
        x, y = JAW[i][0] * (1 - t) + JAW[i + 1][0] * t, JAW[i][1] * (1 - t) + JAW[i + 1][1] * t
        tall, half = luck.uniform(16, 34) * (1.1 - s * 0.5), luck.uniform(6, 9)
        if k % 2:
            down.append(
                spline(
                    [
                        (x - half, y - 4, 1),
                        (x - half * 0.4, y + tall * 0.5),
                        (x + 1, y + tall, 1),
                        (x + half * 0.6, y + tall * 0.45),
                        (x + half, y - 4, 1),
                    ]
                )
            )
        else:
            up.append(
                spline(
                    [
                        (x - half, y + 6, 1),
                        (x - half * 0.4, y - tall * 0.4),
                        (x - 1, y - tall * 0.85, 1),
                        (x + half * 0.6, y - tall * 0.35),
                        (x + half, y + 6, 1),
                    ]
                )
            )
    tooth: Manner = {
        "volume": 5,
        "shading": 0.6,
        "wobble": 0.3,
        "detail": 0.6,
        "rim": "#ffffff",
        "rim_width": 2,
        "dark": "#4a4a2c",
        "cast": (3, 4, 4, 0.5),
    }
    paint(c, up, ["#fff8e0", "#d8cc98"], **tooth)
    paint(c, down, ["#f0e4b8", "#fffbe8"], **tooth)


def _eye(c: Canvas) -> None:
    x, y = 588.0, 560.0
    c.multiply(ellipse(x, y, 60, 46), "#12241c", 0.65, soft=9)
    paint(
        c,
        ellipse(x, y, 37, 33),
        ["#fff0a0", "#e8b83c", "#a8742c"],
        along=("r", x - 8, y - 8, 46),
        volume=10,
        shading=0.5,
        detail=0.7,
        wobble=0.3,
    )
    rays: list[Shape] = [
        line(
            [(x + 10 * math.cos(a), y + 12 * math.sin(a)), (x + 33 * math.cos(a), y + 29 * math.sin(a))], 1.8
        )
        for a in (k * 0.35 for k in range(18))
    ]
    c.multiply(rays, "#8a5a1c", 0.4, soft=0.6)
    c.over(spline([(x - 4, y - 31, 1), (x + 7, y), (x - 4, y + 31, 1), (x - 13, y)]), "#10160c")
    c.screen([ellipse(x - 15, y - 13, 6, 7)], "#ffffff")
    lid: Manner = {
        "volume": 9,
        "shading": 0.75,
        "wobble": 0.5,
        "rim": "#fff8c8",
        "rim_width": 3,
        "dark": "#12241c",
        "detail": 0.4,
    }
    upper = spline(
        [
            (x - 58, y + 2, 1),
            (x - 40, y - 36),
            (x, y - 50),
            (x + 42, y - 36),
            (x + 60, y + 4, 1),
            (x + 34, y - 12),
            (x, y - 17),
            (x - 32, y - 11),
        ]
    )
    lower = spline(
        [
            (x - 52, y + 8, 1),
            (x - 26, y + 28),
            (x, y + 32),
            (x + 28, y + 28),
            (x + 56, y + 6, 1),
            (x + 36, y + 46),
            (x, y + 54),
            (x - 36, y + 46),
        ]
    )
    paint(c, lower, ["#6a8a42", "#3f5f34"], **lid)
    paint(c, upper, ["#8fa854", "#4f7038"], cast=(0, 6, 5, 0.5), **lid)


def _mouse(
    c: Canvas, x: float, y: float, size: float, flip: float, coat: str, extra: str, haze: float = 0.0
) -> None:
    """A mouse on its hind feet in a coat, in profile; feet at (x, y), about 74 units tall at size 1."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, flip)

    manner: Manner = {
        "wobble": 0.3,
        "detail": 0.75,
        "rim": "#fffbe0",
        "rim_width": max(1, 2.2 * size),
        "dark": "#2a1c28",
        "haze": ("#e8dc98", haze),
    }
    c.multiply(ellipse(x + 3 * size, y + 1, 22 * size, 5 * size), "#12241c", 0.6, soft=3)
    tail = line(at([(-12, -8), (-26, -2), (-38, -8), (-46, -4)]), max(1.4, 3 * size))
    paint(c, tail, ["#d89a88", "#a86a68"], volume=1, **manner)
    feet = [ellipse(at([(dx, -1)])[0][0], y - 2 * size, 8 * size, 3.6 * size) for dx in (-4, 7)]
    paint(c, feet, ["#d8a898", "#a87870"], volume=2, **manner)
    body = [
        (-13, -4, 1),
        (-16, -20),
        (-11, -36),
        (-3, -44),
        (7, -42),
        (12, -30),
        (14, -14),
        (13, -4, 1),
        (0, -1),
    ]
    paint(c, spline(at(body)), [coat, "#2a2430"], volume=8 * size, shading=0.6, **manner)
    head = [(-9, -50), (-6, -61), (4, -65), (14, -60), (24, -51), (27, -47), (22, -43), (8, -40), (-4, -42)]
    ear_far = ellipse(at([(6, -66)])[0][0], at([(6, -66)])[0][1], 8 * size, 9 * size)
    paint(c, ear_far, ["#c8a8a0", "#8a6a70"], volume=3 * size, **manner)
    paint(c, spline(at(head)), ["#d0c4bc", "#94868a"], volume=6 * size, shading=0.6, **manner)
    ear = at([(-6, -66)])[0]
    paint(
        c, ellipse(ear[0], ear[1], 10.5 * size, 11 * size), ["#d0c4bc", "#94868a"], volume=4 * size, **manner
    )
    c.over(ellipse(ear[0], ear[1], 6.4 * size, 7 * size), "#e0a8a4", 0.9)
    eye, nose = at([(12, -54)])[0], at([(26.5, -47.5)])[0]
    c.over([ellipse(eye[0], eye[1], 2.1 * size), ellipse(nose[0], nose[1], 2.3 * size)], "#20141c")
    paint(
        c, line(at([(2, -34), (10, -26), (17, -24)]), 6 * size), [coat, "#3a2c38"], volume=2 * size, **manner
    )
    if extra == "case":
        box = at([(12, -18, 1), (34, -18, 1), (34, -1, 1), (12, -1, 1)])
        paint(c, spline(box), ["#c8844c", "#6a3c2c"], volume=4, cast=(2, 3, 3, 0.5), **manner)
        c.over(line(at([(18, -18), (20, -23), (26, -23), (28, -18)]), 2.4 * size), "#4a2a24")
    elif extra == "lamp":
        c.over(line(at([(17, -24), (20, -46), (24, -52)]), 3 * size), "#4a3428")
        lx, ly = at([(26, -42)])[0][:2]
        glow(c, lx, ly, 90 * size, "#ffe080", 0.9)
        paint(
            c, ellipse(lx, ly, 7 * size, 9 * size), ["#fffbe0", "#ffd060"], volume=2, detail=0.9, wobble=0.1
        )
        c.over(
            [
                line([(lx - 6 * size, ly - 9 * size), (lx + 6 * size, ly - 9 * size)], 3 * size),
                line([(lx - 6 * size, ly + 9 * size), (lx + 6 * size, ly + 9 * size)], 3 * size),
            ],
            "#4a3428",
        )
    elif extra == "scarf":
        paint(
            c,
            [
                line(at([(-6, -43), (2, -40), (9, -42)]), 6 * size),
                line(at([(-6, -42), (-18, -38), (-28, -42)]), 5 * size),
            ],
            ["#e8586c", "#a82c48"],
            volume=2,
            **manner,
        )
    elif extra == "hat":
        paint(
            c,
            [
                ellipse(at([(2, -66)])[0][0], at([(2, -66)])[0][1], 15 * size, 3.4 * size),
                spline(at([(-7, -67, 1), (-5, -80), (9, -80), (10, -67, 1)])),
            ],
            ["#3a4a3c", "#1c281e"],
            volume=3,
            **manner,
        )


def _mice(c: Canvas) -> None:
    for x, y, size, coat, extra in (
        (452, 636, 1.18, "#c43a5a", "case"),
        (372, 656, 1.05, "#3f6a8a", "hat"),
        (304, 666, 1.12, "#e0a83c", "scarf"),
        (132, 644, 1.15, "#c43a5a", "lamp"),
    ):
        _mouse(c, x, y, size, -1, coat, extra)
    _mouse(c, 226, 668, 0.78, -1, "#7fb0a8", "")
    trunk = polygon([(486, 606), (538, 582), (548, 604), (500, 632)])
    paint(
        c,
        trunk,
        ["#a87848", "#5a3c2c"],
        volume=5,
        wobble=0.3,
        detail=0.6,
        cast=(4, 5, 5, 0.5),
        rim="#fff4c8",
        rim_width=2,
    )
    cage = [
        ellipse(506, 566, 16, 20).outline(3),
        *(line([(506 + dx, 550), (506 + dx, 582)], 2) for dx in (-8, 0, 8)),
        line([(506, 546), (506, 536)], 3),
    ]
    paint(c, cage, ["#fff0b8", "#a88040"], volume=1, wobble=0.2, detail=0.7)
    paint(c, ellipse(506, 572, 6, 7), ["#e8b83c", "#a8642c"], volume=2, detail=0.8)


def _mirror(c: Canvas, base: Pixels) -> None:
    cut = smoothstep(np.abs(c.picture - base).sum(-1), 0.03, 0.1)
    row = int(SURFACE * c.scale)
    count = min(row, c.height - row)
    image, share = c.picture.copy(), np.zeros_like(cut)
    image[row : row + count] = c.picture[row - count : row][::-1]
    share[row : row + count] = cut[row - count : row][::-1]
    depth = np.clip((c.y - SURFACE) / 300, 0, 1)
    sway = np.asarray((c.noise(34, 5, 3, wide=3, tall=0.26) - 0.5) * 26 * c.scale * (0.2 + depth), np.float32)
    none = np.zeros_like(sway)
    image, share = pixels.warp(image, sway, none), pixels.warp(np.asarray(share, np.float32), sway, none)
    shown = (share * (c.y > SURFACE) * (0.75 - 0.4 * depth))[..., None]
    c.picture = np.asarray(c.picture * (1 - shown) + image * 0.8 * shown, np.float32)


def _ripples(c: Canvas) -> None:
    luck = random.Random(6)
    light: list[Shape] = []
    dark: list[Shape] = []
    for _ in range(90):
        y = SURFACE - 10 + luck.random() ** 1.3 * 320
        x, half = luck.uniform(-20, 790), (14 + (y - SURFACE) * 0.16) * luck.uniform(0.6, 1.3)
        arc = spline([(x - half, y, 1), (x, y - 2), (x + half, y + 1, 1), (x, y + 2.4)])
        (light if luck.random() < 0.5 else dark).append(arc)
    c.screen(light, "#fff4c0", 0.4, soft=0.6)
    c.multiply(dark, "#12241c", 0.5, soft=0.8)
    bow = [
        line([(x, SURFACE + dy), (x + 60, SURFACE - 4 + dy), (x + 160, SURFACE + 3 + dy)], 5 - k)
        for k, (x, dy) in enumerate(((10, 2), (-20, 16), (-40, 34)))
    ]
    wash = [
        line(
            [(40, SURFACE - 2), (180, SURFACE + 5), (330, SURFACE + 1), (500, SURFACE + 6), (780, SURFACE)], 5
        )
    ]
    c.screen([*bow, *wash], "#fffbe0", 0.6, soft=1.2)


def _reeds(c: Canvas) -> None:
    luck = random.Random(8)
    blades: list[Shape] = []
    heads: list[Shape] = []
    for _ in range(56):
        x = 800 - luck.random() ** 1.6 * 300
        tall = luck.uniform(120, 340) * (0.4 + (x - 480) / 480)
        lean = luck.uniform(-70, 16)
        tip = (x + lean, 1160 - tall)
        blades.append(
            spline(
                [
                    (x - 6, 1170, 1),
                    (x + lean * 0.3 - 5, 1160 - tall * 0.55),
                    (*tip, 1),
                    (x + lean * 0.3 + 5, 1160 - tall * 0.55),
                    (x + 6, 1170, 1),
                ]
            )
        )
        if luck.random() < 0.25:
            heads.append(ellipse(tip[0], tip[1] + 8, 8, 28, lean * 0.2))
    leaf: Manner = {
        "volume": 3,
        "shading": 0.6,
        "wobble": 0.5,
        "rim": "#c8d078",
        "rim_width": 1.8,
        "angle": 82,
    }
    paint(c, blades, ["#3f5f34", "#12241a"], **leaf)
    paint(c, heads, ["#7a5a38", "#33281c"], **leaf)
