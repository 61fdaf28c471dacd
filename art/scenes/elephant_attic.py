"""An elephant has grown up in the attic; its legs stand in the room below, papered over."""

import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels, gradient
from art.light import beam, dust, glow
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="2h9waafx",
    slug="elephant-attic",
    seed=181,
    palette="P15",
    horizon="low",
    reach="far",
    hour="indoors",
    mood="comic",
    description="An elephant fills the attic of a house; its legs stand in the dining room, where two people "
    "read and drink tea and a child leans on a leg.",
    clues=("We don't talk about it", "Load-bearing", "It was so small", "Family secret"),
    motifs=("animals", "houses", "size", "keeping"),
    light=(-0.55, -0.7),
    shadow="#2c1838",
    warmth="#ffe8c8",
    grade=("#34204c", "#ffe4cc", 0.05),
    contrast=0.16,
    vignette=0.42,
)

CEILING, FLOOR = 430, 1006
LAMP = (196, 668)
SKIN: Manner = {"dark": "#2c1c44", "wobble": 0.7, "rim": "#ffe8d0"}
HIDE = [(0, "#b8a4ac"), (0.5, "#94808f"), (1, "#6a5870")]


def draw(c: Canvas) -> None:
    """The attic, the room, the far legs, the elephant, the near legs; then table, diners and child."""
    _attic(c)
    _room(c)
    _legs(c, near=False)
    _body(c)
    _legs(c, near=True)
    _joists(c)
    _head(c)
    _lamp(c)
    _diners(c)
    _table(c)
    _child(c)
    dust(c, 40, (360, 20, 760, 400), "#ffe8c8", 5)


def _attic(c: Canvas) -> None:
    c.background([(0, "#3a2638"), (0.3, "#5a3a48"), (1, "#3a2638")], angle=24, mottle=1.2)
    boards = [polyline([(-20, y + 160), (800, y - 190)], 4) for y in range(-150, 700, 44)]
    c.multiply(boards, "#1c0f26", 0.55, soft=2)
    wood: Manner = {"dark": "#1c0f2c", "wobble": 0.5, "rim": "#ffd8b0", "rim_width": 2.5, "angle": -23}
    paint(
        c,
        polygon([(-30, 196), (800, -156), (800, -200), (-30, 150)]),
        ["#8a5c54", "#4a2c40"],
        volume=10,
        cast=(8, 16, 10, 0.5),
        **wood,
    )
    for x in (92, 330, 600):
        beam_shape = polygon([(x, -20), (x + 30, -20), (x + 74, 440), (x + 40, 440)])
        paint(c, beam_shape, ["#7a4f4c", "#432a3e"], volume=8, cast=(10, 8, 10, 0.5), **{**wood, "angle": 84})
    window = ellipse(706, 168, 54)
    paint(
        c, ellipse(706, 168, 68), ["#a87868", "#5a3848"], volume=7, ink=0.3, wobble=0.4, cast=(4, 8, 8, 0.5)
    )
    c.over(window, gradient(np.clip((c.y - 110) / 120, 0, 1), ["#d8f0ea", "#8ac0bc"]))
    c.over([polyline([(706, 112), (706, 224)], 6), polyline([(650, 168), (762, 168)], 6)], "#5a3848")
    beam(c, [(660, 140), (740, 200), (560, 440), (380, 440)], "#ffeed8", 0.3, soft=16)
    for x, y, w, h, tone in ((14, 350, 92, 82, "#7a4a44"), (60, 296, 70, 58, "#5f6a6a")):
        box = spline([(x, y, 1), (x + w, y - 4, 1), (x + w - 2, y + h, 1), (x + 3, y + h, 1)])
        paint(
            c,
            box,
            [tone, "#38243c"],
            volume=8,
            rim="#ffd8b0",
            rim_width=2,
            cast=(8, 6, 8, 0.5),
            ink=0.3,
            wobble=0.5,
        )
        c.multiply(polyline([(x, y + h * 0.34), (x + w, y + h * 0.3)], 4), "#24142c", 0.6)


def _paper(c: Canvas, body: Pixels, across: Pixels, share: float) -> None:
    """Striped wallpaper with sprigs; `across` runs round a column or along the wall."""
    stripe = ((across / 26) % 2 < 1).astype(np.float32)
    c.multiply(c.blur(stripe, 0.8) * body, "#c07a88", 0.4 * share)
    u, v = (across / 26) % 2 - 0.5, (c.y / 44 + np.floor(across / 52) * 0.5) % 1 - 0.5
    sprig = (np.hypot(u * 26, v * 44) < 5.4).astype(np.float32)
    c.over(c.blur(sprig, 0.8) * body, "#3f7a78", 0.6 * share)
    petals = (np.hypot(u * 26, (v + 0.13) * 44) < 3.6).astype(np.float32)
    c.over(c.blur(petals, 0.8) * body, "#fff0e0", 0.8 * share)


def _room(c: Canvas) -> None:
    wall = c.mask(rectangle(-5, CEILING, 780, FLOOR - CEILING))
    rose = [(0, "#c98a90"), (0.5, "#e8b8a8"), (1, "#c0868a")]
    paint(c, wall, rose, volume=0, angle=88, streaks=0.8, wobble=0.2)
    _paper(c, wall, c.x, 0.8)
    dado = rectangle(-10, 872, 790, 140)
    paint(c, dado, ["#8f6474", "#6a4660"], volume=6, angle=88, wobble=0.3, ink=0.2)
    paint(c, rectangle(-10, 866, 790, 15), ["#c99a98", "#7a5068"], volume=4, wobble=0.3, cast=(0, 6, 5, 0.4))
    c.multiply([polyline([(x, 884), (x, 1004)], 4) for x in range(20, 780, 62)], "#3a2244", 0.45, soft=1)
    floor = c.mask(rectangle(-5, FLOOR, 780, 160))
    paint(
        c,
        floor,
        [(0, "#8a5a58"), (1, "#4a2c44")],
        along=("y", FLOOR, 1152),
        volume=0,
        angle=2,
        streaks=1.3,
        wobble=0.2,
    )
    joints = [polyline([(384 + i * 66, FLOOR), (384 + i * 118, 1170)], 3) for i in range(-7, 8)]
    c.multiply(joints, "#2c1838", 0.5, soft=0.8)
    rug = spline([(-40, 1060), (120, 1036), (360, 1040), (470, 1074), (400, 1126), (160, 1146), (-40, 1130)])
    paint(c, rug, ["#3f7a78", "#24505a"], volume=6, angle=0, wobble=0.8, streaks=1)
    glow(c, LAMP[0], LAMP[1] + 60, 420, "#ffd8a0", 0.55, 1.6)
    c.multiply(c.mask(rectangle(-5, CEILING, 780, 46), 16) * wall, "#4a2a4c", 0.7)


LEGS = {
    False: ((348, 62, 2), (588, 66, 3)),
    True: ((448, 84, 0), (700, 92, 1)),
}


def _legs(c: Canvas, near: bool) -> None:
    for x, half, kind in LEGS[near]:
        foot = FLOOR + (66 if near else 20)
        column = [
            (x - half, 300),
            (x - half * 0.94, 520),
            (x - half * 0.86, 760),
            (x - half * 0.98, foot - 60),
            (x - half * 1.12, foot - 14),
            (x - half * 0.9, foot, 1),
        ]
        column += [
            (x, foot + 8),
            (x + half * 0.9, foot, 1),
            (x + half * 1.12, foot - 14),
            (x + half * 0.98, foot - 60),
            (x + half * 0.86, 760),
            (x + half * 0.94, 520),
            (x + half, 300),
        ]
        c.multiply(ellipse(x + 26, foot + 2, half * 1.5, 16), c.shadow, 0.7, soft=9)
        haze: tuple[Colour, float] | None = None if near else ("#7a5068", 0.35)
        below = (c.y > CEILING - 22).astype(np.float32)
        leg = paint(
            c,
            spline(column),
            HIDE,
            inside=below,
            along=("y", 300, foot),
            volume=half * 0.62,
            shading=0.8,
            angle=88,
            streaks=1,
            rim_width=5 if near else 3,
            cast=(18, 4, 18, 0.5),
            haze=haze,
            **SKIN,
        )
        c.multiply(np.exp(-(((c.y - CEILING + 10) / 34) ** 2)) * leg, "#4a2c50", 0.75)
        _creases(c, leg, x, half, foot)
        if kind == 1:
            _papered(c, leg, x, half)
        nails = [ellipse(x + (i - 1) * half * 0.62, foot - 6, half * 0.22, 11) for i in range(3)]
        paint(c, nails, ["#f0dcd0", "#b8989c"], volume=5, inside=leg, wobble=0.3, detail=0.5, haze=haze)


def _creases(c: Canvas, leg: Pixels, x: float, half: float, foot: float) -> None:
    chance = random.Random(int(x))
    lines: list[Shape] = []
    for _ in range(16):
        y, start, wide = (
            chance.uniform(460, foot - 40),
            x + chance.uniform(-1, 0.2) * half,
            chance.uniform(0.5, 1.1) * half,
        )
        lines.append(
            line([(start, y), (start + wide / 2, y + 9), (start + wide, y + chance.uniform(-2, 5))], 3.4)
        )
    c.multiply(lines, "#4a3458", 0.5, soft=1.2, inside=leg)
    c.screen(
        [Shape(crease.path, 2.4) for crease in lines], "#e8d0d0", 0.22, soft=1, inside=c.shift(leg, 0, 5)
    )


def _papered(c: Canvas, leg: Pixels, x: float, half: float) -> None:
    """The hind leg has had the wall's paper pasted round it, and a picture hung; one corner curls."""
    strip = (
        c.mask(
            spline(
                [
                    (x - 120, 470, 1),
                    (x + 20, 462),
                    (x + 130, 474, 1),
                    (x + 130, 900, 1),
                    (x + 10, 884),
                    (x - 120, 902, 1),
                ]
            )
        )
        * leg
    )
    bend = np.asarray(np.arcsin(np.clip((c.x - x) / half, -0.98, 0.98)) * half * 0.9 + 400, np.float32)
    paint(
        c,
        strip,
        [(0, "#e0a8a0"), (1, "#cf9496")],
        volume=5,
        shading=0.5,
        angle=88,
        wobble=0.3,
        dark="#5a2a50",
        rim="#fff0e0",
        rim_width=4,
    )
    _paper(c, strip, bend, 0.8)
    c.multiply(np.clip((c.x - x) / half - 0.1, 0, 1) * strip, "#5a2c58", 0.75)
    c.multiply(np.clip((x - c.x) / half - 0.72, 0, 1) * strip, "#7a3c5a", 0.8)
    curl = spline([(x - 84, 902), (x - 44, 894), (x - 22, 868), (x - 34, 846, 1), (x - 80, 858, 1)])
    paint(
        c,
        curl,
        ["#fff0e0", "#c9a49a"],
        volume=7,
        shading=0.7,
        cast=(5, 8, 6, 0.6),
        wobble=0.4,
        rim="#ffffff",
        rim_width=2,
    )
    frame: Manner = {"wobble": 0.4, "rim": "#fff0c8", "rim_width": 2, "detail": 0.6}
    c.over(polyline([(x - 46, 610), (x - 10, 572), (x + 26, 610)], 2.6), "#5a3848")
    paint(
        c,
        spline([(x - 56, 608, 1), (x + 36, 606, 1), (x + 34, 714, 1), (x - 54, 716, 1)]),
        ["#d8a860", "#8a5a44"],
        volume=6,
        cast=(8, 9, 7, 0.6),
        **frame,
    )
    paint(
        c,
        spline([(x - 45, 618, 1), (x + 25, 617, 1), (x + 24, 703, 1), (x - 44, 705, 1)]),
        ["#d8e8dc", "#8ab0a0"],
        volume=2,
        **frame,
    )
    calf = [
        (-26, 20, 1),
        (-26, -2),
        (-18, -14),
        (4, -16),
        (10, -24),
        (22, -24),
        (28, -14),
        (26, 8),
        (22, 14),
        (20, 0),
        (12, 2),
        (10, 20, 1),
        (2, 20, 1),
        (0, 6),
        (-14, 6),
        (-16, 20, 1),
    ]
    paint(c, spline(place(calf, x - 10, 676, 0.95)), ["#8a7488", "#5a4662"], volume=4, detail=0.8, wobble=0.3)


def _body(c: Canvas) -> None:
    """The belly presses on the joists, the back on the rafters."""
    trunk = [
        (300, 470),
        (270, 330),
        (290, 190),
        (350, 96),
        (450, 38),
        (590, 20),
        (720, 60),
        (830, 170),
        (840, 470),
    ]
    tops = [rectangle(x - half, 200, half * 2, 300) for x, half, _ in LEGS[True]]
    body = paint(
        c,
        [spline(trunk), *tops],
        HIDE,
        along=("y", 20, 480),
        volume=84,
        shading=0.85,
        angle=20,
        streaks=1.2,
        mottle=1.2,
        rim_width=7,
        cast=(14, 14, 20, 0.55),
        **SKIN,
    )
    folds: list[Points] = [
        [(380, 140), (420, 240), (410, 350)],
        [(430, 110), (480, 230), (470, 370)],
        [(700, 100), (690, 220), (720, 350)],
        [(640, 400), (560, 424), (470, 404)],
    ]
    c.multiply([line(fold, 7) for fold in folds], "#4a3458", 0.4, soft=4, inside=body)
    c.screen(
        [line([(p[0] - 9, p[1]) for p in fold], 5) for fold in folds], "#f0dcd8", 0.2, soft=3, inside=body
    )
    rafter = polygon([(360, 40), (800, -130), (800, -96), (372, 74)])
    paint(
        c,
        rafter,
        ["#9a6a5c", "#4a2c40"],
        volume=8,
        angle=-21,
        wobble=0.5,
        rim="#ffd8b0",
        rim_width=2,
        cast=(4, 18, 12, 0.6),
        dark="#1c0f2c",
    )
    crack = [(420, 30), (452, 22), (470, 4), (500, -6)]
    c.screen(line(crack, 7), "#fff0d0", 0.9, soft=2)


def _joists(c: Canvas) -> None:
    """The attic floor, cut through, broken round each leg and the trunk."""
    slab = rectangle(-10, CEILING - 34, 790, 46)
    holes = c.mask(
        [
            ellipse(176, CEILING - 10, 66, 70),
            ellipse(448, CEILING - 10, 94, 80),
            ellipse(700, CEILING - 10, 102, 80),
        ]
    )
    solid = c.mask(slab) * (1 - c.wobble(holes, 4, 18, 5))
    paint(
        c,
        solid,
        ["#a8746a", "#6a4254", "#4a2c44"],
        along=("y", CEILING - 34, CEILING + 12),
        volume=8,
        shading=0.6,
        angle=0,
        rim="#ffe0c0",
        rim_width=3,
        wobble=0.4,
        cast=(4, 16, 14, 0.6),
    )
    chance = random.Random(6)
    for x in (120, 236, 356, 540, 606):
        splinter = [
            (x - 14, CEILING - 8, 1),
            (x + chance.uniform(-12, 12), CEILING + chance.uniform(22, 42), 1),
            (x + 14, CEILING - 6, 1),
        ]
        paint(
            c, polygon(splinter), ["#a8746a", "#5a3848"], volume=3, wobble=0.4, rim="#ffe0c0", rim_width=1.6
        )
    for x, half, _ in LEGS[True]:
        edge = [(x + half * 1.1 * (i / 6 - 1), CEILING - 14 + chance.uniform(-9, 9)) for i in range(13)]
        lower = [(u, v + chance.uniform(8, 20), 1) for u, v in reversed(edge)]
        rim = spline([(u, v, 1) for u, v in edge] + lower)
        paint(
            c,
            rim,
            ["#e0b8ac", "#8a5c68"],
            volume=4,
            rim="#fff0dc",
            rim_width=2,
            wobble=0.6,
            cast=(3, 10, 8, 0.6),
        )
    cracks: list[Points] = [
        [(540, 446), (556, 492), (542, 530), (560, 566)],
        [(556, 492), (580, 512)],
        [(300, 446), (286, 486), (300, 516)],
    ]
    c.multiply([line(crack, 3.4) for crack in cracks], "#5a2a4c", 0.7)


def _head(c: Canvas) -> None:
    """The head is bent under the roof; the trunk reaches down into the room and holds the lamp."""
    nose = [
        (120, 300),
        (98, 420),
        (104, 540),
        (150, 612),
        (206, 618),
        (232, 590),
        (222, 566),
        (202, 572),
        (196, 590),
        (172, 586),
        (156, 540),
        (166, 440),
        (226, 350),
    ]
    skull = [
        (96, 330),
        (92, 240),
        (130, 160),
        (210, 110),
        (300, 120),
        (356, 190),
        (356, 290),
        (310, 362),
        (240, 386),
        (170, 392),
        (120, 384),
    ]
    jaw = spline([(180, 340), (230, 350), (260, 392), (230, 428), (190, 420)])
    head = paint(
        c,
        [spline(skull), spline(nose), jaw],
        [(0, "#c4b0b4"), (0.5, "#a08c98"), (1, "#7a6880")],
        along=("y", 110, 640),
        volume=46,
        shading=0.8,
        angle=80,
        streaks=1,
        rim_width=6,
        cast=(16, 12, 18, 0.55),
        **SKIN,
    )
    rings = [
        line([(104 + abs(i - 4) * 2, 420 + i * 22), (134, 430 + i * 22), (162, 422 + i * 20)], 4)
        for i in range(7)
    ]
    rings += [
        line([(118, 350 + i * 24), (160, 362 + i * 24), (200 - i * 8, 352 + i * 24)], 4) for i in range(3)
    ]
    c.multiply(rings, "#4a3458", 0.5, soft=1.5, inside=head)
    tusk = spline([(180, 396), (150, 440), (112, 462), (84, 456, 1), (116, 436), (148, 390)])
    paint(
        c,
        tusk,
        ["#fff6e4", "#d8bca8"],
        volume=9,
        rim="#ffffff",
        rim_width=2.5,
        cast=(4, 8, 6, 0.5),
        wobble=0.4,
        detail=0.5,
    )
    ear = [
        (252, 160),
        (330, 110),
        (420, 150),
        (452, 250),
        (430, 350),
        (376, 400),
        (330, 372),
        (290, 310),
        (262, 240),
    ]
    paint(
        c,
        spline(ear),
        [(0, "#b8a2ac"), (0.6, "#94808f"), (1, "#7a6074")],
        volume=30,
        shading=0.75,
        angle=70,
        streaks=1.1,
        rim_width=5,
        cast=(16, 14, 16, 0.6),
        **SKIN,
    )
    c.screen(spline([(300, 170), (360, 160), (410, 240), (390, 330), (340, 310)]), "#f0b8b0", 0.28, soft=22)
    lid = spline([(160, 244), (178, 228), (202, 230), (214, 248), (200, 262), (176, 262)])
    paint(c, lid, ["#b09aa4", "#8f7a8c"], volume=8, shading=0.6, detail=0.6, wobble=0.4)
    c.over(line([(158, 248), (176, 264), (200, 264), (216, 250)], 5.5), "#2a1838")
    c.multiply(
        [line([(158, 276), (184, 290), (210, 280)], 5), line([(160, 220), (186, 208), (214, 218)], 5)],
        "#4a3458",
        0.5,
        soft=2,
    )


def _lamp(c: Canvas) -> None:
    x, y = LAMP
    c.over(line([(212, 590), (204, 612), (x, y - 44)], 4.5), "#3a2240")
    shade = spline(
        [(x - 20, y - 46, 1), (x + 20, y - 46, 1), (x + 74, y + 8, 1), (x, y + 22), (x - 74, y + 8, 1)]
    )
    paint(
        c,
        shade,
        ["#3f7a78", "#5fa098", "#2c5a60"],
        volume=16,
        shading=0.6,
        rim="#fff0d0",
        rim_width=3,
        wobble=0.4,
        detail=0.6,
    )
    c.over(ellipse(x, y + 11, 68, 12), "#fff6dc")
    glow(c, x, y + 14, 170, "#ffe6b0", 0.7, 1.8)
    beam(c, [(x - 66, y + 14), (x + 66, y + 14), (x + 200, 900), (x - 200, 900)], "#ffe2a8", 0.36, soft=12)


def _diners(c: Canvas) -> None:
    """He is behind his paper; she drinks with her eyes shut."""
    c.light = (0.2, -0.95)
    cloth: Manner = {"rim": "#fff0d0", "rim_width": 3, "detail": 0.65, "wobble": 0.4, "dark": "#2c1440"}
    paint(
        c,
        spline([(20, 960, 1), (24, 852), (52, 812), (86, 804), (120, 816), (146, 858), (150, 960, 1)]),
        ["#5a5f80", "#343456"],
        volume=22,
        shading=0.7,
        **cloth,
    )
    paint(c, ellipse(88, 770, 31, 34), ["#d8a484", "#a87460"], volume=13, **cloth)
    paint(
        c,
        spline([(56, 768), (58, 738), (88, 728), (118, 738), (120, 766), (104, 748), (72, 748)]),
        ["#6a5a58", "#3c3040"],
        volume=6,
        **cloth,
    )
    page = spline([(34, 776, 1), (92, 788, 1), (152, 772, 1), (158, 876, 1), (94, 894, 1), (30, 880, 1)])
    paint(c, page, ["#fff8ea", "#dccdb8"], volume=5, shading=0.5, cast=(6, 8, 8, 0.5), **cloth)
    print_lines = [
        polyline([(u, 802 + i * 13 + (4 if u < 92 else 0)), (u + 42, 806 + i * 13 - (0 if u < 92 else 6))], 3)
        for i in range(6)
        for u in (42, 102)
    ]
    c.multiply(print_lines, "#8a7a88", 0.6)
    c.multiply(polyline([(92, 790), (94, 892)], 3), "#a89090", 0.6, soft=1)
    paint(c, [ellipse(34, 836, 11, 13), ellipse(155, 832, 11, 13)], "#d8a484", volume=5, **cloth)
    paint(
        c,
        spline([(232, 960, 1), (238, 858), (262, 822), (296, 812), (332, 826), (350, 866), (352, 960, 1)]),
        ["#c4606c", "#7a3050"],
        volume=22,
        shading=0.7,
        **cloth,
    )
    profile = [
        (284, 824),
        (284, 800),
        (268, 792),
        (264, 784),
        (257, 776),
        (263, 766),
        (262, 744),
        (282, 726),
        (312, 728),
        (328, 752),
        (322, 782),
        (314, 796),
        (314, 826),
    ]
    paint(c, spline(profile), ["#f0c4a4", "#c08a74"], volume=13, **cloth)
    hair = [
        (266, 748),
        (276, 724),
        (304, 716),
        (332, 732),
        (338, 764),
        (326, 790),
        (314, 780),
        (304, 754),
        (284, 744),
    ]
    paint(c, [spline(hair), ellipse(338, 736, 18)], ["#8a4a3c", "#4a2438"], volume=9, **cloth)
    c.over(line([(268, 764), (274, 768), (281, 764)], 3), "#3a1c2c")
    arm = line([(328, 858), (300, 892), (262, 850), (250, 818)], 22)
    paint(c, arm, ["#d4707a", "#8a385a"], volume=9, cast=(4, 6, 5, 0.45), **cloth)
    cup = spline([(230, 788, 1), (262, 786, 1), (258, 808), (246, 814), (234, 808)])
    paint(
        c,
        [cup, ellipse(265, 798, 6).outline(4)],
        ["#fffaf0", "#d8c0b8"],
        volume=5,
        cast=(3, 4, 4, 0.4),
        **cloth,
    )
    paint(c, ellipse(252, 814, 10), "#f0c4a4", volume=4, **cloth)
    c.light = (-0.55, -0.7)


def _table(c: Canvas) -> None:
    c.multiply(
        spline([(-30, 1064), (330, 1060), (420, 1084), (300, 1104), (-30, 1100)]), c.shadow, 0.6, soft=10
    )
    legs = [polygon([(x, 940), (x + 18, 940), (x + 13, 1076), (x + 5, 1076)]) for x in (46, 318)]
    paint(c, legs, ["#7a4a48", "#40263c"], volume=5, rim="#ffe0c0", rim_width=2, wobble=0.3)
    top = spline([(-40, 884, 1), (180, 874), (380, 884, 1), (404, 924, 1), (-40, 926, 1)])
    cloth = ["#fffaf0", "#f0d8c8"]
    paint(c, top, cloth, volume=4, shading=0.3, angle=0, wobble=0.3, rim="#ffffff", rim_width=2)
    drop = spline(
        [
            (-40, 922, 1),
            (404, 920, 1),
            (408, 992),
            (380, 1004),
            (330, 990),
            (270, 1006),
            (210, 992),
            (150, 1008),
            (90, 992),
            (30, 1006),
            (-40, 994, 1),
        ]
    )
    fall = paint(
        c,
        drop,
        ["#f4e2d6", "#c9a4a4"],
        volume=9,
        shading=0.6,
        angle=88,
        streaks=1,
        wobble=0.5,
        cast=(6, 10, 10, 0.5),
    )
    c.multiply(
        [polyline([(x, 930), (x + 3, 1000)], 7) for x in (90, 210, 330)], "#8a5a74", 0.35, soft=4, inside=fall
    )
    china: Manner = {"rim": "#ffffff", "rim_width": 2, "detail": 0.7, "wobble": 0.3, "cast": (5, 6, 5, 0.45)}
    paint(c, [ellipse(186, 902, 36, 9)], ["#ffffff", "#d8c4c4"], volume=4, **china)
    cake = spline([(160, 898, 1), (162, 872), (186, 866), (212, 872), (214, 898, 1), (186, 904)])
    paint(c, cake, ["#fff0e4", "#d88a8a"], volume=7, **china)
    c.over([ellipse(176 + i * 11, 868 - (i % 2) * 3, 5) for i in range(3)], "#b8304a")
    pot = spline([(306, 896, 1), (298, 872), (312, 852), (334, 850), (350, 866), (348, 896, 1), (328, 902)])
    spout = line([(302, 880), (288, 872), (284, 856)], 8)
    paint(
        c,
        [pot, spout, ellipse(330, 846, 6), ellipse(356, 876, 11).outline(5)],
        ["#5fa098", "#2c5a60"],
        volume=8,
        **china,
    )
    paint(c, [ellipse(70, 910, 26, 6)], ["#ffffff", "#d8c4c4"], volume=3, **china)


def _child(c: Canvas) -> None:
    """The child leans on the near front leg with its cheek and both arms."""
    cloth: Manner = {"rim": "#fff0d0", "rim_width": 3, "detail": 0.75, "wobble": 0.4, "dark": "#2c1440"}
    c.multiply(ellipse(530, 1094, 50, 10), c.shadow, 0.7, soft=6)
    legs = [line([(518, 1030), (516, 1084)], 15), line([(538, 1030), (542, 1084)], 15)]
    paint(c, legs, ["#f0c4a4", "#b8806c"], volume=5, **cloth)
    paint(
        c, [ellipse(512, 1088, 16, 9), ellipse(540, 1090, 16, 9)], ["#5a3848", "#34203a"], volume=5, **cloth
    )
    dress = spline(
        [(510, 950), (544, 952), (560, 1000), (572, 1048, 1), (532, 1056), (494, 1046, 1), (502, 1000)]
    )
    paint(c, dress, ["#f0d27a", "#b5823c"], volume=16, shading=0.7, angle=80, cast=(8, 8, 8, 0.45), **cloth)
    arms = [line([(528, 968), (498, 944), (466, 914)], 15), line([(530, 978), (494, 974), (458, 966)], 15)]
    paint(c, arms, ["#f0d27a", "#c9963f"], volume=6, cast=(4, 7, 6, 0.5), **cloth)
    paint(c, [ellipse(463, 911, 9), ellipse(454, 966, 9)], "#f0c4a4", volume=4, **cloth)
    paint(c, ellipse(520, 922, 28, 30), ["#f0c4a4", "#c08a74"], volume=12, cast=(-6, 6, 7, 0.4), **cloth)
    hair = [
        (500, 902),
        (514, 888),
        (538, 890),
        (554, 912),
        (554, 946),
        (542, 962),
        (532, 946),
        (528, 920),
        (516, 910),
    ]
    paint(c, spline(hair), ["#6a3a34", "#3a2030"], volume=9, **cloth)
    c.over(line([(500, 922), (506, 927), (514, 923)], 3), "#3a1c2c")
    marks = [polyline([(416, 1040 - i * 34), (438, 1040 - i * 34)], 4) for i in range(4)]
    c.multiply(marks, "#7a2a3c", 0.75)
