"""At dawn a lighthouse has sat down on the rocks with its feet in the sea; its beam lies in its lap."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import mix
from art.light import glow, light_path, ripple, stars
from art.motifs.bent import Tube
from art.motifs.figure import Clothes, figure
from art.motifs.water import water
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="dr08hznr",
    slug="the-tired-lighthouse",
    seed=485,
    palette="P1",
    horizon="low",
    reach="close",
    hour="dawn",
    mood="tender",
    description="A striped lighthouse sits on a rock with two legs in the sea, its lamp bent over its knees; "
    "boots stand beside it and small boats wait far out.",
    clues=("Night shift", "Even the strong", "After sixty-five", "Who looks after the one who looks out?"),
    motifs=("light", "water", "time", "bodies"),
    light=(0.75, -0.5),
    shadow="#0c2440",
    warmth="#ffe6b4",
    grade=("#10284a", "#ffe9c0", 0.06),
    contrast=0.16,
    vignette=0.4,
)

HORIZON = 690
ROCK: Manner = {
    "volume": 34,
    "shading": 0.85,
    "angle": 62,
    "streaks": 1.3,
    "mottle": 1.3,
    "wobble": 1.6,
    "rim": "#f3dcae",
    "rim_width": 4,
    "rim_strength": 0.6,
}
WALL: Manner = {
    "volume": 46,
    "shading": 0.72,
    "streaks": 0.8,
    "wobble": 0.5,
    "rim": "#fff0cc",
    "rim_width": 5,
}
TRUNK = Tube(
    [
        (268, 876, 20),
        (256, 866, 92),
        (236, 820, 132),
        (206, 700, 124),
        (206, 560, 102),
        (252, 430, 88),
        (340, 330, 78),
        (428, 286, 70),
    ]
)
FAR_LEG = Tube(
    [
        (250, 776, 70),
        (380, 742, 66),
        (520, 712, 60),
        (596, 730, 56),
        (618, 820, 48),
        (622, 930, 44),
        (622, 1010, 44),
    ]
)
NEAR_LEG = Tube(
    [
        (196, 806, 20),
        (214, 808, 66),
        (268, 808, 86),
        (370, 800, 80),
        (482, 776, 70),
        (546, 806, 64),
        (556, 900, 54),
        (552, 1010, 48),
        (550, 1060, 48),
    ]
)


def draw(c: Canvas) -> None:
    """Morning sea and waiting boats; rock; the far leg, the trunk, the lantern, the near leg; its light."""
    _morning(c)
    _boats(c)
    _rock(c)
    _leg(c, FAR_LEG, 0.12)
    _trunk(c)
    _beam(c)
    _lantern(c)
    _leg(c, NEAR_LEG, 0)
    _lap(c)
    _keeper(c)
    _foam(c)


def _morning(c: Canvas) -> None:
    c.background(
        [(0, "#1d4258"), (0.28, "#3d6c7a"), (0.46, "#86a8a2"), (0.56, "#d8cfa6"), (0.62, "#f6e6ba")], angle=-6
    )
    stars(c, 46, 330, 12, large=0.12)
    water(c, HORIZON, ["#c7cba8", "#6f9a98", "#2f6070", "#173c56", "#0f2842"], seed=9)
    light_path(c, 690, HORIZON, "#fff0c4", 0.75, width=40, spread=100, drift=-60, seed=21)


def _boats(c: Canvas) -> None:
    """They wait on the bright line, sails down."""
    for x, size in ((478, 0.7), (650, 1.15), (724, 0.6)):
        y = HORIZON + 10 * size
        hull = spline(place([(-30, -10, 1), (0, -6), (34, -13, 1), (22, 4), (-20, 4)], x, y, size))
        mast = polyline(place([(2, -8), (3, -58)], x, y, size), 2.8)
        sail = spline(place([(3, -56, 1), (24, -14, 1), (3, -12, 1)], x, y, size))
        paint(c, [hull, mast], "#22445a", volume=3, detail=0.7, wobble=0.3)
        paint(c, sail, ["#5b7f88", "#44697a"], volume=3, detail=0.7, wobble=0.3)
        c.multiply(ellipse(x, y + 8 * size, 26 * size, 4 * size), "#2f5a70", 0.6, soft=3)


def _rock(c: Canvas) -> None:
    back = spline(
        [
            (-60, 1220, 1),
            (-60, 700),
            (40, 690),
            (120, 740),
            (230, 760),
            (330, 800),
            (420, 860),
            (470, 960),
            (500, 1040),
            (480, 1220, 1),
        ]
    )
    body = paint(c, back, ["#5a6f72", "#30485a", "#142a44"], **ROCK)
    cracks: list[Points] = [
        [(60, 780), (96, 880), (70, 1010)],
        [(330, 900), (300, 980), (340, 1080)],
        [(190, 950), (230, 1040), (210, 1160)],
    ]
    c.multiply([line(crack, 7) for crack in cracks], "#0c1e36", 0.7, soft=2.5, inside=body)
    for points in (
        [(10, 1010), (90, 930), (210, 950), (270, 1040), (250, 1230), (-40, 1230), (-40, 1080)],
        [(250, 1100), (330, 1030), (430, 1060), (470, 1150), (470, 1230), (240, 1230)],
    ):
        paint(c, spline(points), ["#4b6068", "#24394e", "#10243c"], cast=(10, -4, 14, 0.5), **ROCK)
    chance = random.Random(4)
    weed = [
        line([(x, y), (x + chance.uniform(-8, 8), y + 22), (x + chance.uniform(-16, 16), y + 44)], 4)
        for x, y in ((chance.uniform(270, 470), chance.uniform(1010, 1070)) for _ in range(26))
    ]
    paint(c, weed, ["#3f6a4e", "#1d3f40"], volume=2, detail=0.4)


def _leg(c: Canvas, leg: Tube, air: float) -> None:
    """A stockinged leg, the tower's own stripes running on down to the water."""
    cream = [mix("#f4e7c8", "#7fa39c", air * 1.6), mix("#c9bfa4", "#285064", air * 1.6)]
    c.multiply(c.shift(c.mask(leg.piece(0.1, 0.6)), -6, 40), "#0c2038", 0.45, soft=16)
    body = paint(c, leg.piece(), cream, along=("x", 700, 300), **WALL)
    for k in range(5):
        start = 0.14 + k * 0.17
        paint(
            c,
            leg.piece(start, start + 0.085, bow=12),
            ["#2a6072", "#173a56"],
            inside=body,
            **{**WALL, "volume": 30},
        )
    _weathered(c, body)


def _weathered(c: Canvas, body: np.ndarray) -> None:
    rust = smoothstep(c.noise(46, 31, 4, wide=0.5, tall=2.2), 0.58, 0.75)
    c.multiply(rust * body, "#a08a78", 0.4)


def _trunk(c: Canvas) -> None:
    c.multiply(ellipse(250, 850, 190, 50), "#08182e", 0.7, soft=16)
    body = paint(
        c,
        TRUNK.piece(),
        ["#f6ead0", "#cfc4a8", "#8fa09a"],
        along=("x", 430, 90),
        cast=(18, 26, 20, 0.5),
        **{**WALL, "volume": 60},
    )
    for k in range(3):
        start = 0.29 + k * 0.24
        stripe = TRUNK.piece(start, start + 0.12, bow=26)
        paint(
            c,
            stripe,
            ["#35707e", "#1c4460", "#12304c"],
            along=("x", 400, 90),
            inside=body,
            **{**WALL, "volume": 60},
        )
    _weathered(c, body)
    folds: list[Points] = [
        [(300, 470), (268, 520), (280, 570)],
        [(292, 636), (250, 680), (262, 740)],
        [(316, 560), (276, 612), (290, 650)],
    ]
    c.multiply([line(fold, 13) for fold in folds], "#1a3a54", 0.45, soft=7, inside=body)
    for share in (0.46, 0.69):
        x, y, _, angle = TRUNK.at(share)
        turn = math.degrees(angle) + 90
        frame = spline(
            place([(-17, 26, 1), (-17, -12), (0, -28), (17, -12), (17, 26, 1)], x - 16, y + 6, 1, turn=turn)
        )
        paint(c, frame, ["#e6d9b8", "#a89c84"], volume=4, wobble=0.3, detail=0.6, cast=(3, 4, 4, 0.5))
        pane = spline(
            place([(-11, 22, 1), (-11, -10), (0, -21), (11, -10), (11, 22, 1)], x - 16, y + 6, 1, turn=turn)
        )
        paint(c, pane, ["#142c44", "#284a5e"], volume=2, wobble=0.3, detail=0.6)


def _lantern(c: Canvas) -> None:
    """The head: gallery, glass and red cap, bowed over the knees."""
    x, y, turn = 446, 280, 118.0

    def at(points: Points) -> Shape:
        return spline(place(points, x, y, 1.2, turn=turn))

    iron: Manner = {
        "volume": 8,
        "wobble": 0.4,
        "detail": 0.5,
        "rim": "#fff0cc",
        "rim_width": 3,
        "shading": 0.7,
    }
    glass = at([(-48, -10, 1), (-48, -96, 1), (48, -96, 1), (48, -10, 1)])
    paint(c, glass, ["#f3d993", "#fff6d8", "#e8bf74"], volume=20, shading=0.4, wobble=0.3, detail=0.4)
    c.over(at([(-14, -30), (-18, -60), (0, -84), (18, -60), (14, -30)]), "#fffdf0", 0.9, soft=4)
    bars = [polyline(place([(u, -8), (u, -98)], x, y, 1.2, turn=turn), 5) for u in (-46, -16, 16, 46)]
    paint(c, bars, ["#1d3a50", "#12283e"], volume=2, wobble=0.3, detail=0.6)
    gallery = at([(-84, 10, 1), (-84, -12, 1), (84, -12, 1), (84, 10, 1), (64, 30), (-64, 30)])
    paint(c, gallery, ["#2f6274", "#16344e"], cast=(-8, 10, 8, 0.5), **iron)
    rails = [polyline(place([(u, -10), (u, -36)], x, y, 1.2, turn=turn), 3.4) for u in range(-80, 81, 20)]
    rails.append(polyline(place([(-82, -36), (82, -36)], x, y, 1.2, turn=turn), 4.2))
    paint(c, rails, ["#1d3a50", "#12283e"], volume=2, wobble=0.3, detail=0.7)
    brim = at([(-64, -92, 1), (-58, -106), (58, -106), (64, -92, 1), (0, -86)])
    cap = at([(-56, -104, 1), (-46, -136), (-16, -158), (0, -162), (16, -158), (46, -136), (56, -104, 1)])
    paint(
        c,
        [brim, cap],
        ["#a83a30", "#8c2f2c", "#56202c"],
        along=("x", 640, 480),
        **{**iron, "volume": 24, "dark": "#3a1030", "lit": "#7a5a3a", "rim_strength": 0.5},
    )
    knob = place([(0, -170)], x, y, 1.2, turn=turn)[0]
    paint(c, ellipse(knob[0], knob[1], 11), "#c9a45a", **{**iron, "volume": 4})


def _beam(c: Canvas) -> None:
    """The light falls out of the lantern and slides down."""
    soft = c.mask(polygon([(520, 330), (592, 286), (660, 700), (370, 740)]), 12)
    c.screen(soft * (0.7 + 0.6 * (c.noise(60, 5, 3, wide=0.5, tall=2.4) - 0.4)), "#ffe7ac", 0.8)
    glow(c, 545, 345, 170, "#ffdf9a", 0.55)


def _lap(c: Canvas) -> None:
    """On the knees the beam lies like a folded blanket and hangs over the shin."""
    blanket = [
        *[
            (318, 744, 1),
            (372, 716),
            (470, 694),
            (560, 676),
            (616, 690),
            (650, 740),
            (660, 812),
            (668, 884, 1),
        ],
        *[
            (644, 902),
            (620, 890),
            (596, 912),
            (568, 900),
            (540, 920),
            (512, 908),
            (486, 924, 1),
            (474, 878),
            (450, 866),
        ],
        *[(420, 880), (388, 868), (356, 884), (330, 872, 1), (316, 806)],
    ]
    cloth = paint(
        c,
        spline(blanket),
        ["#fff3cc", "#ffe6a8", "#eec580"],
        volume=12,
        shading=0.4,
        angle=80,
        streaks=1.2,
        wobble=0.7,
        dark="#a8744e",
        rim="#ffffff",
        rim_width=3,
        cast=(-8, 18, 14, 0.6),
    )
    hangs = [
        (352, 760, 350, 866),
        (402, 742, 396, 862),
        (448, 736, 452, 858),
        (500, 742, 500, 904),
        (540, 724, 554, 898),
        (584, 716, 604, 890),
        (622, 730, 648, 884),
    ]
    for x0, y0, x1, y1 in hangs:
        fold = [(x0, y0), ((x0 + x1) / 2 + 4, (y0 + y1) / 2), (x1, y1)]
        c.multiply(line(fold, 13), "#c08a58", 0.5, soft=6, inside=cloth)
        c.screen(line([(p[0] + 17, p[1]) for p in fold], 9), "#fffbe8", 0.6, soft=5, inside=cloth)
    knee = c.mask(line([(330, 752), (430, 716), (540, 694), (604, 704), (640, 746)], 30), 14)
    c.screen(knee * cloth, "#fffdf0", 0.6)
    for lift, tone in ((16, "#d39a56"), (30, "#e3b46a")):
        hem = [(p[0], p[1] - lift) for p in blanket[7:17]]
        c.multiply(line(hem, 5), tone, 0.6, soft=0.8, inside=cloth)
    glow(c, 490, 770, 260, "#ffdc94", 0.3)


def _keeper(c: Canvas) -> None:
    """The keeper on the rock holds up a cup; beside him stand a giant's boots."""
    for x, y, turn in ((96, 958, -4), (164, 972, 7)):
        c.multiply(ellipse(x + 14, y + 4, 62, 14), "#06142a", 0.8, soft=7)
        boot = spline(
            place(
                [
                    (-24, -112, 1),
                    (24, -112, 1),
                    (22, -44),
                    (42, -26),
                    (62, -14),
                    (62, 2, 1),
                    (-24, 2, 1),
                    (-28, -50),
                ],
                x,
                y,
                1,
                turn=turn,
            )
        )
        paint(
            c,
            boot,
            ["#7a4a34", "#4a2c2c", "#2a1c28"],
            volume=16,
            shading=0.75,
            wobble=0.5,
            detail=0.5,
            rim="#ffe3b0",
            rim_width=4,
            dark="#1c1030",
            ink=0.3,
        )
        lip = place([(0, -112)], x, y, 1, turn=turn)[0]
        paint(
            c, ellipse(lip[0], lip[1], 25, 8, turn), ["#1c1420", "#3a2628"], volume=2, wobble=0.3, detail=0.6
        )
        laces = [
            polyline(place([(8, -92 + k * 15), (23, -86 + k * 15)], x, y, 1, turn=turn), 3) for k in range(4)
        ]
        c.over(laces, "#d9c79a", 0.8)
    wears = Clothes(coat="#31506a", hem="#20344e", hair="#d8d2c4", legs="#1c2438", scarf="#b8452f")
    figure(c, 330, 1050, 100, wears, arms=[[(8, -66), (22, -70), (30, -86)]], rim="#ffe2a8")
    c.over(spline([(356, 950, 1), (374, 950, 1), (371, 966), (359, 966)]), "#fff2d6")
    c.over(line([(365, 944), (361, 934), (367, 922)], 3), "#fff6e0", 0.5, soft=1.5)


def _foam(c: Canvas) -> None:
    for x, y, reach in ((622, 1012, 74), (550, 1062, 84)):
        c.multiply(ellipse(x, y + 24, reach, 26), "#0a2038", 0.75, soft=12)
        c.over(
            c.mask(rectangle(x - 60, y + 6, 120, 190))
            * smoothstep(c.noise(26, 77, 3, wide=3.2, tall=0.28), 0.3, 0.6),
            "#1c4258",
            0.7,
            soft=2,
        )
        for k in range(4):
            ripple(
                c, x, y + 6 + k * 13, reach * (0.9 + 0.25 * k), "#f4f0da", 0.85 - 0.17 * k, 11 + k, thin=3.4
            )
    for k, (x, y, reach) in enumerate(((470, 1110, 120), (700, 860, 90), (520, 1140, 260), (690, 960, 120))):
        ripple(c, x, y, reach, "#d9e4d2", 0.7, 40 + k, thin=2.6)
