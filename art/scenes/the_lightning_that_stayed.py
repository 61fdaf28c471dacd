"""A bolt of lightning stands in a field like a tree, and has begun to put out leaves; birds sit on it."""

import random
from itertools import pairwise

import numpy as np

from art.canvas import Canvas
from art.colour import mix
from art.light import fog, glow
from art.motifs.birds import perched_bird
from art.motifs.figure import Clothes, figure
from art.motifs.ground import grass, hill
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="ru3jrvm8",
    slug="the-lightning-that-stayed",
    seed=8208,
    palette="P13",
    horizon="low",
    reach="far",
    hour="night",
    mood="wonder",
    description="At night a bolt of lightning stands in a meadow like a tree with leaves, and birds sit on "
    "it; a child in a yellow raincoat reaches out towards it, and a bucket stands by.",
    clues=("That one second", "Look, don't touch", "An idea takes root", "It struck twice and liked it"),
    motifs=("weather", "light", "growing", "trees", "night"),
    light=(0.0, -1.0),
    shadow="#141a34",
    warmth="#fff2b8",
    grade=("#141a30", "#fff2c0", 0.06),
    contrast=0.18,
    vignette=0.42,
)

FOOT = (446.0, 936.0)
TOP = (404.0, 90.0)
Jag = list[tuple[float, float]]


def draw(c: Canvas) -> None:
    """Storm sky; far hills and the meadow; the bolt, its leaves, its birds; the child; the near grass."""
    _sky(c)
    _land(c)
    _bolt(c)
    _leaves(c)
    _birds(c)
    _child(c)
    _near(c)


def _sky(c: Canvas) -> None:
    c.background([(0, "#161b2c"), (0.4, "#2c3450"), (0.7, "#4a5470"), (1, "#6a7480")], angle=10, mottle=1.1)
    glow(c, 440, 560, 620, "#8a8c80", 0.5, tall=1.2)
    glow(c, 440, 600, 360, "#e8dca0", 0.4, tall=1.3)
    chance = random.Random(6)
    for row, (y, size) in enumerate(((150, 92), (104, 100), (50, 104), (0, 110))):
        lumps = []
        for k in range(11):
            x = -40 + k * 86 + chance.uniform(-26, 26)
            near = 1 - min(1, abs(x - 420) / 420)
            r = size * chance.uniform(0.6, 0.95)
            lumps.append((x, y + chance.uniform(-18, 24) - near * 16, r, r * chance.uniform(0.55, 0.72)))
        lumps.sort(key=lambda lump: abs(lump[0] - 420), reverse=True)
        for x, v, across, down in lumps:
            bright = max(0.0, 1 - abs(x - 420) / 400) * (1 - row * 0.2)
            paint(
                c,
                ellipse(x, v, across, down),
                [mix("#12172a", "#1c2236", 0.5), mix("#2a3048", "#8a8468", 0.55 * bright)],
                volume=34,
                shading=0.7,
                streaks=1.2,
                wobble=2.6,
                angle=chance.uniform(-12, 12),
                light=((420 - x) / 300, 1),
                lit="#ffeeb0",
                dark="#0e1220",
                cast=(0, 12, 16, 0.4),
                rim="#f4e4a8",
                rim_width=3,
                rim_strength=0.5 * bright,
            )
    rain: list[Shape] = []
    for _ in range(150):
        u, v = chance.uniform(-40, 800), chance.uniform(200, 780)
        if abs(u - 440) > 170:
            rain.append(line([(u, v), (u - 8, v + 46)], chance.uniform(1, 1.8)))
    c.screen(rain, "#c8d0d8", 0.16)


def _land(c: Canvas) -> None:
    far: Points = [(-40, 800), (120, 770), (280, 790), (460, 772), (640, 790), (820, 760)]
    paint(
        c,
        hill(far),
        ["#3c465c", "#2c3448"],
        along=("y", 760, 900),
        volume=10,
        angle=-6,
        wobble=1.2,
        haze=("#6a7480", 0.35),
    )
    barn = polygon([(636, 784), (636, 752), (666, 730), (700, 752), (700, 784)])
    paint(
        c,
        barn,
        ["#262c40", "#1c2234"],
        volume=4,
        wobble=0.4,
        haze=("#5a6474", 0.25),
        rim="#e8dca0",
        rim_width=2,
        light=(-1, 0),
    )
    fog(c, 800, 24, "#b8b8a4", 0.5)
    meadow: Points = [(-40, 836), (150, 822), (330, 840), (446, 846), (600, 832), (820, 850)]
    away = np.clip(np.hypot((c.x - FOOT[0]) / 1.6, (c.y - FOOT[1]) * 1.3) / 330, 0, 1).astype(np.float32)
    paint(
        c,
        hill(meadow),
        [(0, "#f4eab0"), (0.2, "#b8ba84"), (0.45, "#66786c"), (0.75, "#2c3a4c"), (1, "#1a2236")],
        along=away,
        volume=8,
        shading=0.3,
        angle=-4,
        streaks=1.5,
        mottle=1.4,
        wobble=1.4,
    )
    chance = random.Random(2)
    tufts: list[Shape] = []
    for _ in range(240):
        x, y = chance.uniform(-10, 780), 850 + chance.random() ** 1.5 * 290
        tall = 8 + (y - 840) * 0.09
        tufts.append(
            line(
                [(x, y), (x + chance.uniform(-4, 4), y - tall * 0.6), (x + chance.uniform(-9, 9), y - tall)],
                chance.uniform(1.6, 2.8),
            )
        )
    c.multiply(tufts[:130], "#141c30", 0.5)
    c.screen(tufts[130:], "#e8e0a0", 0.22)


def _jagged(
    start: tuple[float, float], end: tuple[float, float], reach: float, chance: random.Random, levels: int = 4
) -> Jag:
    """A line broken again and again, each break a smaller one."""
    points = [start, end]
    for _ in range(levels):
        broken: Jag = [points[0]]
        for (x, y), (u, v) in pairwise(points):
            long = float(np.hypot(u - x, v - y)) or 1
            off, at = chance.uniform(-reach, reach), chance.uniform(0.38, 0.62)
            broken += [
                (x + (u - x) * at - (v - y) / long * off, y + (v - y) * at + (u - x) / long * off),
                (u, v),
            ]
        points, reach = broken, reach * 0.52
    return points


def _limb(points: Jag, wide: float, thin: float) -> list[Shape]:
    """A jagged line that narrows towards its tip."""
    last = len(points) - 1
    return [polyline([points[i], points[i + 1]], wide + (thin - wide) * i / last) for i in range(last)]


def _grown() -> tuple[list[tuple[Jag, float, float]], list[Jag]]:
    """The trunk, boughs and twigs, each with its two widths; and the roots."""
    chance = random.Random(29)
    trunk = _jagged(FOOT, TOP, 120, chance)
    limbs: list[tuple[Jag, float, float]] = [(trunk, 28, 10)]
    for share, side, long, rise in (
        (0.36, 1, 190, -0.55),
        (0.44, -1, 240, -0.5),
        (0.56, 1, 250, -0.62),
        (0.64, -1, 220, -0.66),
        (0.76, 1, 210, -0.7),
        (0.82, -1, 190, -0.75),
        (0.27, -1, 120, -0.5),
    ):
        x, y = trunk[int(share * (len(trunk) - 1))]
        end = (x + side * long, y + long * rise)
        bough = _jagged((x, y), end, 46, chance)
        wide = 17 - share * 8
        limbs.append((bough, wide, 3.4))
        for at, turn in ((0.4, 1), (0.62, -1), (0.8, 1)):
            u, v = bough[int(at * (len(bough) - 1))]
            reach = long * chance.uniform(0.24, 0.42)
            limbs.append(
                (
                    _jagged((u, v), (u + side * reach * 0.75, v + turn * reach * -0.75), 13, chance, 3),
                    5.6,
                    2.2,
                )
            )
    x, y = FOOT
    ends = [(-170, 44), (-104, 92), (-20, 120), (70, 104), (176, 52), (-220, 16), (214, 20)]
    roots = [_jagged((x, y - 8), (x + dx, y + dy), 13, chance, 3) for dx, dy in ends]
    return limbs, roots


def _bolt(c: Canvas) -> None:
    x, y = FOOT
    limbs, roots = _grown()
    c.multiply(ellipse(x, y + 12, 120, 26), "#2a1c20", 0.5, soft=12)
    whole = [piece for points, wide, thin in limbs for piece in _limb(points, wide, thin)]
    whole += [piece for root in roots for piece in _limb(root, 15, 2.4)]
    for soft, strength, colour in ((60, 0.6, "#c89c40"), (22, 0.75, "#ffd060"), (7, 0.9, "#ffeeb0")):
        c.screen(whole, colour, strength, soft=soft)
    glow(c, x, y, 300, "#ffe28a", 0.6, tall=0.5)
    paint(
        c,
        whole,
        ["#fff6c8", "#ffe890", "#fff0b0"],
        volume=7,
        shading=0.4,
        wobble=0.4,
        detail=0.75,
        dark="#c8842c",
        lit="#ffffff",
        ink=0.25,
        light=(-0.6, -0.5),
    )
    core = [piece for points, wide, thin in limbs for piece in _limb(points, wide * 0.42, thin * 0.4)]
    c.screen(core, "#ffffff", 0.9, soft=1)


def _leaves(c: Canvas) -> None:
    """Where it has stood long enough, it is in leaf."""
    chance = random.Random(3)
    for points, wide, _ in _grown()[0][1:]:
        x, y = points[-1]
        back = points[-3]
        heading = float(np.degrees(np.arctan2(y - back[1], x - back[0])))
        for turn in (0, 55) if wide > 6 else (chance.uniform(-30, 30),):
            if chance.random() < 0.3:
                continue
            leaf = [(0, 0, 1), (10, -9), (24, -8), (34, 2, 1), (22, 9), (9, 8)]
            spot = place(leaf, x, y, chance.uniform(0.8, 1.15), turn=heading + turn)
            paint(
                c,
                spline(spot),
                ["#a8c878", "#4f7a50"],
                volume=5,
                shading=0.5,
                wobble=0.3,
                detail=0.7,
                rim="#fff8c8",
                rim_width=2,
                light=(440 - x, 520 - y),
                cast=(2, 4, 3, 0.3),
            )


def _birds(c: Canvas) -> None:
    boughs = [points for points, wide, _ in _grown()[0][1:] if wide > 6]
    for bough, at, size, flip in (
        (2, 0.5, 1.05, -1),
        (2, 0.84, 0.85, 1),
        (1, 0.7, 1.0, 1),
        (4, 0.6, 0.8, -1),
    ):
        x, y = boughs[bough][int(at * (len(boughs[bough]) - 1))]
        perched_bird(c, x, y - 24 * size, size, flip, "#2c3450", "#8a8c80", "#fff2b8")
    x, y = boughs[3][int(0.5 * (len(boughs[3]) - 1))]
    y -= 22
    chance = random.Random(5)
    c.multiply(ellipse(x, y + 18, 40, 16), "#2a1c20", 0.35, soft=5)
    twigs = [
        line(
            [
                (x + chance.uniform(-44, 0), y + chance.uniform(0, 22)),
                (x, y + chance.uniform(8, 30)),
                (x + chance.uniform(0, 44), y + chance.uniform(0, 22)),
            ],
            4,
        )
        for _ in range(22)
    ]
    paint(
        c,
        [
            spline(
                [
                    (x - 42, y + 2),
                    (x - 28, y + 28),
                    (x, y + 34),
                    (x + 28, y + 28),
                    (x + 42, y + 2),
                    (x, y + 10),
                ]
            )
        ],
        ["#5a5048", "#2c2832"],
        volume=8,
        wobble=1,
    )
    for beak in ((x - 16, y - 2), (x + 4, y - 6), (x + 22, y - 1)):
        paint(
            c,
            ellipse(beak[0], beak[1] + 4, 9, 10),
            ["#8a8c80", "#4a5266"],
            volume=4,
            detail=0.7,
            rim="#fff2b8",
            rim_width=2,
        )
        c.over(
            polygon([(beak[0] - 4, beak[1] - 2), (beak[0] + 4, beak[1] - 2), (beak[0] + 1, beak[1] - 14)]),
            "#f0b848",
        )
    paint(c, twigs, ["#8a7860", "#3a3038"], volume=2, wobble=0.4, rim="#fff2b8", rim_width=1.4, detail=0.5)


def _child(c: Canvas) -> None:
    x, y = 262.0, 1008.0
    c.multiply(
        spline([(x - 12, y), (x + 18, y - 2), (x - 90, y + 64), (x - 140, y + 84), (x - 150, y + 70)]),
        "#10162c",
        0.65,
        soft=5,
    )
    wears = Clothes(
        coat="#e8c23a",
        hem="#b07a24",
        hair="#3a2a30",
        legs="#2c3248",
        hat="hood",
        hat_colour="#f0cc48",
        skin="#f0c8a0",
    )
    figure(
        c,
        x,
        y,
        158,
        wears,
        arms=[[(8, -66), (22, -68), (38, -72)], [(-9, -66), (-15, -52), (-13, -40)]],
        rim="#fff8d0",
        detail=0.85,
        shadow=False,
    )
    boots = [
        spline([(x - 20, y + 2, 1), (x - 18, y - 22), (x - 3, y - 22), (x - 4, y + 2, 1)]),
        spline([(x + 4, y + 2, 1), (x + 3, y - 22), (x + 17, y - 22), (x + 21, y + 2, 1)]),
    ]
    paint(
        c,
        boots,
        ["#c8484a", "#6a2434"],
        volume=4,
        detail=0.8,
        wobble=0.3,
        rim="#fff0c0",
        rim_width=2,
        light=(1, -0.4),
    )
    bx, by = 356.0, 1046.0
    c.multiply(ellipse(bx - 26, by + 2, 46, 9), "#10162c", 0.6, soft=5)
    tin: Manner = {"wobble": 0.3, "detail": 0.7, "rim": "#fff8d0", "rim_width": 2.4, "light": (0.7, -0.8)}
    paint(
        c,
        spline(
            [(bx - 26, by - 44, 1), (bx + 26, by - 44, 1), (bx + 19, by, 1), (bx, by + 5), (bx - 19, by, 1)]
        ),
        ["#8fa0a8", "#3c485c"],
        along=("x", bx + 30, bx - 30),
        volume=9,
        **tin,
    )
    paint(c, ellipse(bx, by - 44, 26, 8), ["#2c3448", "#6a7888"], volume=2, **tin)
    glow(c, bx, by - 46, 46, "#ffe890", 0.7, tall=0.7)
    c.over(ellipse(bx, by - 43, 20, 5), "#fff2b0", 0.9)
    c.over(line([(bx - 25, by - 46), (bx - 6, by - 74), (bx + 25, by - 46)], 3), "#aab4b8")


def _near(c: Canvas) -> None:
    ridge: Points = [(-20, 1150), (180, 1128), (360, 1156), (560, 1130), (790, 1120)]
    grass(c, ridge, ["#3a4a54", "#10162a"], height=74, count=170, seed=7, rim="#e8e0a0")
    for x, y, turn in ((620, 1080, -8), (690, 1060, 6), (560, 1096, 4)):
        stake = spline(
            place([(-7, 60, 1), (-6, -46, 1), (0, -54, 1), (6, -46, 1), (7, 60, 1)], x, y, 1.1, turn=turn)
        )
        paint(
            c,
            stake,
            ["#5a5f68", "#242a3c"],
            volume=4,
            wobble=0.5,
            angle=88,
            rim="#fff0b0",
            rim_width=3,
            light=(-0.9, -0.5),
        )
    c.over(
        [
            polyline([(556, 1064), (620, 1046), (688, 1030), (790, 1004)], 3),
            polyline([(560, 1100), (620, 1084), (690, 1066), (790, 1040)], 3),
        ],
        "#3a4050",
    )
