"""A town spirals up a snail's shell, and neighbours walk behind it."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels
from art.light import fog, glow, smoke
from art.motifs.birds import flying_bird
from art.motifs.figure import Clothes, figure
from art.motifs.ground import hill
from art.motifs.houses import House, house
from art.motifs.sky import lens_cloud
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, ellipse, line, polygon, polyline, spline

SCENE = Scene(
    id="b6zuxhf7",
    slug="the-slow-town",
    seed=77,
    palette="P7",
    horizon="low",
    reach="middle",
    hour="dusk",
    mood="comic",
    description="A giant snail carries a spiral of small houses on its shell through a desert; three people "
    "and a goose walk beside it.",
    clues=("Are we there yet?", "Commuters", "Home is where you carry it", "Progress"),
    motifs=("lens-clouds", "three-birds", "sunset", "animals", "size", "journeys", "houses"),
    light=(0.75, -0.55),
    shadow="#3a2050",
    warmth="#ffe0a8",
    grade=("#3a2a6a", "#ffe0a0", 0.06),
)

HUB, RADIUS = (340, 670), 238
WALLS = ("#f5e4c4", "#e9b98c", "#d98a6c", "#f0d09a", "#c4a0a0", "#8fb0a0")
ROOFS = ("#b0483a", "#3f7a80", "#7a3a5a", "#c96a3f", "#2f5f70")
SUNLIT: Manner = {"rim": "#fff4cf", "shading": 0.8}


def draw(c: Canvas) -> None:
    """Desert, snail, shell, the houses on it from back to front, and those who follow."""
    _desert(c)
    fog(c, 745, 40, "#ffe0b0", 0.5)
    _snail(c)
    shell = _shell(c)
    _terrace(c, shell)
    _houses(c)
    _summit(c)
    for x, y, size in ((560, 250, 0.6), (600, 282, 0.42), (520, 300, 0.36)):
        paint(c, flying_bird(x, y, size, 0.8), "#3a3050", volume=1, wobble=0.3, detail=0.5)
    _followers(c)


def _desert(c: Canvas) -> None:
    sky = [
        (0, "#3f8a93"),
        (0.25, "#86b8a4"),
        (0.45, "#f0d6a0"),
        (0.58, "#f6a97a"),
        (0.66, "#ea8672"),
        (1, "#e08a70"),
    ]
    c.background(sky, angle=-6)
    glow(c, 640, 610, 360, "#fff0b8", 0.8, 1.7)
    paint(c, ellipse(648, 606, 62), ["#fffbe0", "#ffe39a"], volume=6, shading=0.2, wobble=0.4)
    clouds = ((120, 150, 300, 44, 0.3), (590, 120, 360, 40, 0.25), (330, 60, 260, 26, 0.2))
    for i, (x, y, wide, tall, air) in enumerate(
        (*clouds, (690, 360, 240, 30, 0.35), (60, 380, 200, 26, 0.4))
    ):
        under = "#f2b79a" if y > 200 else "#a6c7b4"
        paint(
            c,
            lens_cloud(x, y, wide, tall, i + 2),
            ["#fff3d8", under],
            volume=14,
            shading=0.35,
            wobble=2,
            angle=0,
            haze=("#cfd0a8", air),
        )
    west = [(-20, 740), (-20, 600), (40, 590), (60, 620), (120, 624), (150, 700), (230, 712), (300, 740)]
    paint(c, polygon(west), ["#d0837a", "#e8a284"], shading=0.5, haze=("#f0b48c", 0.4), angle=85)
    east = [(560, 740), (600, 690), (640, 684), (664, 650), (720, 646), (740, 690), (800, 696), (800, 760)]
    paint(c, polygon(east), ["#c97878", "#e8a284"], shading=0.5, haze=("#f4b88e", 0.5), angle=85)
    far = [(-40, 760), (120, 726), (300, 752), (480, 730), (640, 742), (820, 700)]
    _dune(c, far, ["#f0b27e", "#d08a74"], -6, 1, ("#f6b98e", 0.3))
    _dune(c, [(-40, 850), (160, 872), (360, 850), (560, 820), (820, 860)], ["#eda76e", "#a65f6e"], -4, 2)
    fallen = [(120, 950), (-60, 930), (-300, 1000), (-60, 1050), (300, 1010), (600, 985), (640, 965)]
    c.multiply(spline(fallen), "#5a2f62", 0.8, soft=10)


def _dune(
    c: Canvas,
    ridge: Points,
    colours: list[str],
    angle: float,
    seed: int,
    haze: tuple[Colour, float] | None = None,
) -> None:
    top = min(p[1] for p in ridge)
    body = c.mask(hill(ridge))
    paint(
        c,
        body,
        colours,
        along=("y", top, top + 260),
        volume=26,
        shading=0.75,
        angle=angle,
        haze=haze,
        rim="#fff0c0",
        streaks=0.8,
    )
    edge = np.interp(c.x[0], [p[0] for p in ridge], [p[1] for p in ridge]).astype(np.float32)
    down = c.y - edge[None]
    wave = down + 9 * np.sin(c.x / 50 + seed) + 20 * (c.noise(90, seed, 3) - 0.5)
    ripples = smoothstep(np.sin(wave * 0.55 / (1 + np.maximum(down, 0) * 0.004)), 0.3, 1)
    c.multiply(body * ripples * (down > 6) * np.clip(1 - down / 260, 0, 1), "#b0688a", 0.34)


def _snail(c: Canvas) -> None:
    outline = [
        *[(60, 962, 1), (110, 930), (200, 900), (330, 880), (470, 868), (545, 830), (576, 760), (590, 712)],
        *[(612, 690), (646, 690), (672, 712), (678, 748), (664, 800), (650, 860), (648, 920), (664, 950)],
        *[(690, 962), (672, 974, 1), (400, 984), (160, 978)],
    ]
    skin = [(0, "#f3d9a8"), (0.5, "#c8a184"), (1, "#6f4a6a")]
    body = paint(
        c,
        spline(outline),
        skin,
        along=("y", 690, 985),
        volume=34,
        angle=20,
        streaks=0.9,
        mottle=1.2,
        rim_width=4,
        ink=0.25,
        cast=(0, 8, 8, 0.5),
        **SUNLIT,
    )
    chance, spots = random.Random(4), []
    for _ in range(150):
        x, y = chance.uniform(120, 660), chance.uniform(740, 960)
        spots.append(ellipse(x, y, chance.uniform(4, 11), chance.uniform(3, 7), chance.uniform(-30, 30)))
    spotted = c.mask(spots)
    c.over(spotted * body, "#8a5f70", 0.28)
    c.over(c.shift(spotted, 1.3, -2) * body, "#ffe6bd", 0.16)
    c.over(line([(664, 762), (650, 772), (630, 768)], 3), "#4a2840", 0.8)
    for stalk, x, y in (
        ([(604, 700), (596, 650), (606, 610)], 606, 604),
        ([(648, 694), (672, 650), (698, 622)], 700, 616),
    ):
        eye = [line(stalk, 13), ellipse(x, y, 13)]
        paint(c, eye, ["#f6dfae", "#c49a80"], volume=6, rim_width=2.5, wobble=0.5, detail=0.5, **SUNLIT)
        c.over(ellipse(x + 2, y - 1, 6.5), "#241430")
        c.screen(ellipse(x + 4, y - 4, 2.2), "#ffffff")
    for feeler in ([(662, 742), (690, 752), (704, 776)], [(650, 752), (668, 776), (674, 796)]):
        paint(c, line(feeler, 8), "#d8b08c", volume=3, rim_width=1.5, wobble=0.4, **SUNLIT)


def _shell(c: Canvas) -> Pixels:
    x, y, r = 322, 640, 262
    left = [(x - r * 0.98, y + 60), (x - r * 0.92, y - 90), (x - r * 0.6, y - 205), (x - r * 0.1, y - 262)]
    right = [(x + r * 0.42, y - 232), (x + r * 0.82, y - 120), (x + r * 0.9, y + 20), (x + r * 0.72, y + 140)]
    under = [(x + r * 0.4, y + 226), (x - r * 0.1, y + 262), (x - r * 0.6, y + 226), (x - r * 0.88, y + 150)]
    horn = [(0, "#f2c98c"), (0.5, "#c7745c"), (1, "#5c2f5a")]
    return paint(
        c,
        spline(left + right + under),
        horn,
        along=("r", x + 110, y - 150, 540),
        volume=70,
        shading=0.9,
        angle=40,
        streaks=0.9,
        mottle=1.2,
        rim="#fff2c8",
        rim_width=5,
        ink=0.3,
        cast=(-10, 16, 14, 0.6),
    )


def _spiral(turn: float) -> tuple[float, float, float]:
    """A point of the street that winds inwards, and its distance from the hub."""
    away = RADIUS * math.exp(-0.135 * turn)
    angle = -0.35 - turn
    return HUB[0] + away * math.cos(angle) * 1.02, HUB[1] + away * math.sin(angle), away


def _terrace(c: Canvas, shell: Pixels) -> None:
    street = [_spiral(turn)[:2] for turn in np.linspace(0, 4.7 * math.pi, 150)]
    c.over(line(street, 10), "#4a2148", 0.85, 1.2, shell)
    c.over(c.shift(c.mask(line(street, 5)), 3, 5) * shell, "#ffd9a0", 0.8)
    ribs = []
    for turn in np.linspace(0, 4.3 * math.pi, 90):
        (x, y, away), (inner_x, inner_y, _) = _spiral(turn), _spiral(turn + 2 * math.pi - 0.06)
        bend = ((x + inner_x) / 2 + away * 0.03, (y + inner_y) / 2)
        ribs.append(line([(x, y), bend, (inner_x, inner_y)], max(0.8, away * 0.012)))
    c.multiply(c.mask(ribs) * shell * c.noise(30, 6, 3), "#6a3058", 0.5)


def _houses(c: Canvas) -> None:
    chance, plots = random.Random(4), []
    for i in range(40):
        x, y, away = _spiral(i * 0.37 + 0.05)
        if away >= 30:
            plots.append((y, x, away, i))
    for y, x, away, i in sorted(plots):
        wide = max(15, away * 0.20 + chance.uniform(-3, 5))
        tall = wide * chance.uniform(0.9, 1.7)
        look = House(
            WALLS[i % 6],
            ROOFS[i * 3 % 5],
            "#ffd36a",
            rows=2 if tall > wide * 1.25 else 1,
            lit_share=0.45,
            rim="#fff2c8",
            roof_height=chance.choice([0.4, 0.55, 0.8]),
            ink=0.3,
            chimney=chance.random() < 0.4,
        )
        house(c, x, y + 4, wide, tall, look, i)


def _summit(c: Canvas) -> None:
    x, y = 300, 388
    top = (
        (
            x,
            y + 8,
            44,
            96,
            House("#f5e4c4", "#3f7a80", rows=3, columns=1, lit_share=0.8, roof_height=0.75),
            3,
        ),
        (x + 62, y + 8, 58, 52, House("#e9b98c", "#b0483a", rows=1, lit_share=0.7, roof_height=0.5), 8),
        (x - 58, y + 26, 52, 46, House("#c4a0a0", "#7a3a5a", rows=1, lit_share=0.7, roof_height=0.55), 9),
        (x + 126, y + 36, 50, 60, House("#f0d09a", "#2f5f70", rows=2, lit_share=0.5, roof_height=0.5), 10),
    )
    for px, py, wide, tall, look, seed in top:
        house(c, px, py, wide, tall, look, seed)
    mast = polyline([(x, y - 150), (x, y - 196)], 2.6)
    cloth = [
        (x, y - 196, 1),
        (x - 22, y - 190),
        (x - 48, y - 196, 1),
        (x - 40, y - 184),
        (x - 48, y - 174, 1),
    ]
    pennant = spline([*cloth, (x - 22, y - 172), (x, y - 176, 1)])
    paint(c, [mast, pennant], "#d8483a", volume=3, detail=0.6)
    puffs = [(x + 60 - i * 34 - i * i * 3, y - 60 - i * 22, 9 + i * 5, 7 + i * 3) for i in range(7)]
    smoke(c, puffs, "#fff0d8", 0.6)


def _followers(c: Canvas) -> None:
    near = [(-40, 1040), (180, 1066), (400, 1040), (620, 1010), (820, 1040)]
    _dune(c, near, ["#d98a66", "#4a2450"], -8, 5)
    people = ((250, 74, "#2f6f7a", "hood"), (196, 66, "#b0403a", "point"), (148, 80, "#d89a3a", "hood"))
    for x, tall, coat, hat in people:
        y = 1072 - abs(x - 180) * 0.05
        long = spline([(x + 8, y - 2), (x - 10, y + 4), (x - 120, y + 34), (x - 150, y + 26)])
        c.multiply(long, "#3a1a48", 0.6, soft=3)
        wears = Clothes(coat=coat, hat="hood" if hat == "hood" else "point", scarf=coat)
        arms = [[(6, -66), (16, -56), (22, -48)]]
        figure(c, x, y, tall, wears, rim="#fff0c0", rim_strength=1, shadow=False, arms=arms)
    c.multiply(spline([(310, 1066), (290, 1072), (180, 1100), (170, 1092)]), "#3a1a48", 0.5, soft=3)
    _goose(c)


def _goose(c: Canvas) -> None:
    """It goes ahead, one foot lifted, as if it knew the way."""
    legs = [
        polyline([(304, 1058), (300, 1076), (310, 1078)], 4),
        polyline([(320, 1058), (330, 1068), (338, 1066)], 4),
    ]
    paint(c, legs, "#d8743a", volume=1.5, detail=0.7, wobble=0.2)
    white: Manner = {"rim": "#fffbe8", "rim_width": 2, "detail": 0.7, "wobble": 0.4, "dark": "#6a3a68"}
    body = [
        *[(276, 1036, 1), (288, 1034), (312, 1030), (328, 1034), (336, 1016), (338, 998), (346, 990)],
        *[(356, 994), (356, 1004), (348, 1012), (348, 1034), (342, 1054), (320, 1064), (296, 1058)],
    ]
    paint(c, spline(body), ["#fff6e4", "#d8b8a8"], volume=8, shading=0.7, **white)
    wing = spline([(282, 1040, 1), (300, 1036), (322, 1040), (318, 1052), (298, 1052)])
    paint(c, wing, ["#f0dcc8", "#b08a90"], volume=4, **white)
    beak = spline([(354, 996), (370, 1002, 1), (354, 1005)])
    paint(c, beak, ["#f0a048", "#c8642c"], volume=2, detail=0.8, wobble=0.2)
    c.over(ellipse(350, 997, 2), "#2a1a30")
