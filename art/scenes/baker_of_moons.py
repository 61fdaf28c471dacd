"""Baked moons cool on a window sill; a child on a ladder of spoons has been biting them into phases."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import glow, smoke, sparkle
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="emsr6itk",
    slug="baker-of-moons",
    seed=781,
    palette="P4",
    horizon="none",
    reach="close",
    hour="night",
    mood="comic",
    description="Glowing moons cool on a window sill, some bitten to crescents; a child in a "
    "nightcap on a ladder of spoons takes one while a mitten brings another.",
    clues=("Just one more", "Caught in the act", "Phases", "Fresh every evening"),
    motifs=("night", "light", "food", "keeping"),
    light=(0.5, -0.7),
    shadow="#2a1838",
    warmth="#fff0c4",
    grade=("#20204c", "#ffe8b8", 0.05),
    contrast=0.16,
    vignette=0.4,
)


def draw(c: Canvas) -> None:
    """Night and roofs, ladder and thief, the window, the sill with its moons, the peel and the mitten."""
    _night(c)
    _roofs(c)
    _ladder(c)
    _thief(c)
    _window(c)
    _sill(c)
    _rack(c)
    _moons(c)
    _arm(c)
    _bowl(c)
    _peel(c)
    _mitten(c)


def _night(c: Canvas) -> None:
    c.background([(0, "#16224e"), (0.3, "#26427a"), (0.5, "#4a6a98"), (1, "#5a3a40")], angle=10, mottle=1.2)
    chance = random.Random(3)
    far = [
        (chance.uniform(352, 768), chance.uniform(0, 430), chance.uniform(0.8, 2), chance.uniform(0.4, 1))
        for _ in range(34)
    ]
    sparkle(
        c,
        c.dots(
            [
                spot
                for spot in far
                if abs(spot[0] - 450) > 18
                and abs(spot[1] - 80) > 24
                and math.hypot(spot[0] - 592, spot[1] - 176) > 80
            ]
        ),
        "#fff4d6",
        0.95,
        halo=3,
    )
    c.over(ellipse(592, 176, 62), "#111a40", 0.75, soft=3)
    dashes = [
        line(
            [
                (592 + 70 * math.cos(a), 176 + 70 * math.sin(a)),
                (592 + 70 * math.cos(a + 0.14), 176 + 70 * math.sin(a + 0.14)),
            ],
            3.4,
        )
        for a in (i * math.pi / 10 for i in range(20))
    ]
    c.screen(dashes, "#fff0c4", 0.55)


def _roofs(c: Canvas) -> None:
    """Dark gables far below the window; nobody is up."""
    chance = random.Random(5)
    for depth, (y, tone, air) in enumerate(((470, "#3f5a88", 0.35), (520, "#2c3f6c", 0.15))):
        x = -30.0
        while x < 800:
            wide, tall = chance.uniform(70, 120), chance.uniform(50, 104)
            gable = [(x, 700), (x, y), (x + wide / 2, y - tall * 0.55), (x + wide, y), (x + wide, 700)]
            chimney = polygon(
                [
                    (x + wide * 0.66, y),
                    (x + wide * 0.66, y - tall * 0.7),
                    (x + wide * 0.82, y - tall * 0.7),
                    (x + wide * 0.82, y),
                ]
            )
            paint(
                c,
                [chimney, polygon(gable)],
                [tone, "#1c2850"],
                along=("y", y - 60, 700),
                volume=7,
                shading=0.5,
                rim="#bcd0e8",
                rim_width=2,
                wobble=0.5,
                haze=("#4a6a98", air),
            )
            x += wide - 6 + depth * 3


def _spoon(c: Canvas, foot: tuple[float, float], top: tuple[float, float], width: float) -> None:
    """A wooden spoon, bowl up."""
    turn = math.degrees(math.atan2(top[1] - foot[1], top[0] - foot[0]))
    wood: Manner = {"rim": "#fff0c8", "rim_width": 2.5, "detail": 0.6, "wobble": 0.4, "dark": "#3a1c38"}
    bowl = ellipse(*top, width * 2.6, width * 1.7, turn)
    paint(
        c,
        [polyline([foot, top], width), bowl],
        ["#d8a468", "#8a5a44"],
        volume=width * 0.5,
        shading=0.75,
        **wood,
    )
    paint(
        c,
        ellipse(top[0] + 2, top[1] + 3, width * 1.9, width * 1.1, turn),
        ["#8a5a40", "#c08a58"],
        volume=5,
        wobble=0.4,
        detail=0.6,
    )


def _ladder(c: Canvas) -> None:
    _spoon(c, (104, 690), (118, 150), 17)
    _spoon(c, (262, 690), (240, 120), 17)
    silver: Manner = {"rim": "#ffffff", "rim_width": 2, "detail": 0.7, "wobble": 0.3, "dark": "#20305c"}
    for i in range(6):
        y = 250 + i * 72
        rung = polyline([(96, y + 4), (266, y - 6)], 8)
        bowl = ellipse(84, y + 5, 19, 12, -4)
        paint(c, [rung, bowl], ["#e0e4e8", "#8490a8"], volume=4, shading=0.7, cast=(-3, 7, 5, 0.4), **silver)
        c.over([line([(110, y - 9), (120, y + 12)], 4), line([(244, y - 16), (254, y + 5)], 4)], "#8a5a40")


SKIN: Manner = {"rim": "#fff0c4", "rim_width": 4, "detail": 0.6, "wobble": 0.4, "dark": "#4a1c44"}


def _thief(c: Canvas) -> None:
    """Head in profile and a full cheek, lit by what is being stolen."""
    c.light = (0.85, 0.35)
    coat = spline([(118, 720, 1), (112, 580), (136, 500), (196, 470), (262, 486), (304, 540), (312, 720, 1)])
    stripes = paint(
        c, coat, ["#a83a44", "#5a2240"], volume=36, shading=0.75, angle=84, cast=(-12, 10, 12, 0.4), **SKIN
    )
    c.over(
        [line([(100, 540 + i * 46), (210, 520 + i * 46), (330, 546 + i * 46)], 15) for i in range(4)],
        "#f0dcc0",
        0.8,
        inside=stripes,
    )
    c.multiply(np.clip((190 - c.x) / 120, 0, 1) * stripes, "#3a1c40", 0.7)
    head = [
        *[
            (196, 496),
            (180, 446),
            (150, 410),
            (146, 320),
            (200, 264),
            (276, 262),
            (326, 306),
            (338, 352),
            (334, 374),
        ],
        *[
            (349, 390),
            (338, 406),
            (328, 408),
            (334, 422),
            (325, 434),
            (320, 454),
            (296, 472),
            (264, 476),
            (262, 500),
        ],
    ]
    paint(c, spline(head), [(0, "#d8a080"), (1, "#eab890")], volume=34, shading=0.7, **SKIN)
    c.screen(ellipse(286, 428, 38, 32), "#ffb48a", 0.4, soft=12)
    c.screen(ellipse(288, 436, 24, 20), "#ff9a80", 0.35, soft=9)
    paint(c, ellipse(212, 412, 18, 22), ["#e0a884", "#b87460"], volume=8, **SKIN)
    c.multiply(line([(206, 402), (218, 406), (214, 422)], 4), "#7a3440", 0.5, soft=1)
    hair = [
        *[
            (156, 350),
            (138, 396),
            (150, 436),
            (172, 458, 1),
            (186, 444),
            (204, 456, 1),
            (206, 420),
            (222, 392),
        ],
        *[(240, 396, 1), (254, 356), (272, 362, 1), (286, 346), (306, 358, 1), (318, 342), (346, 352, 1)],
        *[(340, 310), (250, 300)],
    ]
    paint(
        c,
        spline(hair),
        ["#5a2f30", "#8a4a3a", "#4a2630"],
        volume=14,
        shading=0.65,
        angle=70,
        streaks=1.5,
        dark="#24122c",
        lit="#e09058",
        light=(0.6, 0.5),
        wobble=0.8,
        detail=0.5,
        cast=(3, 6, 6, 0.4),
    )
    _nightcap(c)
    c.over(line([(286, 386), (300, 394), (318, 386)], 5), "#2c1428")
    c.over([line([(290, 390), (284, 397)], 3), line([(316, 389), (323, 394)], 3)], "#2c1428")
    c.multiply(line([(284, 366), (300, 360), (318, 366)], 5), "#5a2c34", 0.7, soft=1)
    c.over(line([(314, 432), (327, 428)], 4), "#7a2a38")
    c.over([ellipse(x, y, r) for x, y, r in ((330, 446, 4), (318, 454, 3), (338, 462, 3))], "#ffe8a8")
    c.light = (0.5, -0.7)


def _nightcap(c: Canvas) -> None:
    """Pulled on in a hurry; its tip hangs down the back."""
    cap = [
        *[(140, 344), (138, 296), (168, 240), (232, 208), (296, 216), (338, 260), (352, 318), (250, 340)],
    ]
    tip = [
        *[
            (240, 214),
            (180, 190),
            (116, 196),
            (76, 240),
            (62, 300),
            (66, 336),
            (84, 336),
            (98, 300),
            (122, 268),
        ],
        *[(164, 262), (216, 258)],
    ]
    cloth: Manner = {**SKIN, "dark": "#10183a", "lit": "#9ac0e0", "angle": 70, "streaks": 1.2}
    body = paint(c, spline(cap), ["#5a8fc0", "#31618a", "#1c3560"], volume=40, shading=0.75, **cloth)
    tail = paint(
        c,
        spline(tip),
        ["#5a8fc0", "#2c5078"],
        volume=22,
        shading=0.75,
        cast=(4, 12, 10, 0.5),
        **cloth,
    )
    bands: list[Points] = [
        [(136, 316), (190, 268), (262, 250), (330, 262)],
        [(160, 262), (214, 228), (290, 222)],
    ]
    c.over([line(band, 9) for band in bands], "#e8d8b8", 0.75, soft=1, inside=body)
    rings: list[Points] = [
        [(164, 186), (168, 224), (158, 268)],
        [(104, 196), (124, 234), (128, 272)],
        [(58, 270), (84, 280), (112, 288)],
    ]
    c.over([line(ring, 9) for ring in rings], "#e8d8b8", 0.75, soft=1, inside=tail)
    brim = line([(144, 352), (196, 328), (270, 316), (348, 322)], 34)
    paint(c, brim, ["#fff0d8", "#d8b898", "#9a7080"], volume=12, cast=(2, 10, 8, 0.5), **SKIN)
    ribs = [
        line([(x - 3, 352 - (x - 144) * 0.18 - 14), (x + 3, 352 - (x - 144) * 0.18 + 14)], 3)
        for x in range(160, 346, 17)
    ]
    c.multiply(ribs, "#9a6a70", 0.45, soft=1.5)
    tuft = [ellipse(74 + 13 * math.cos(a), 352 + 13 * math.sin(a), 12) for a in (0.3, 1.5, 2.7, 3.9, 5.1)]
    paint(c, [*tuft, ellipse(74, 352, 16)], ["#fff0d8", "#c8a890"], volume=9, cast=(5, 6, 7, 0.4), **SKIN)


def _window(c: Canvas) -> None:
    """The frame runs off the card above and to the right; a curtain on the left."""
    wood: Manner = {"rim": "#fff0d0", "rim_width": 3, "wobble": 0.4, "dark": "#2a1430"}
    paint(
        c,
        polyline([(452, -20), (448, 650)], 22),
        ["#a8744c", "#6a4238"],
        volume=7,
        shading=0.7,
        angle=88,
        light=(-0.2, 1),
        **wood,
    )
    paint(
        c,
        polyline([(-20, 96), (800, 66)], 20),
        ["#a8744c", "#6a4238"],
        volume=7,
        shading=0.7,
        angle=-2,
        light=(-0.2, 1),
        cast=(0, 6, 5, 0.4),
        **wood,
    )
    jamb = polygon([(-20, -20), (66, -20), (56, 760), (-20, 760)])
    paint(c, jamb, ["#b5825a", "#6f4640"], volume=12, shading=0.7, angle=88, cast=(10, 4, 10, 0.5), **wood)
    curtain = [
        (-30, -30, 1),
        (120, -30, 1),
        (104, 120),
        (62, 260),
        (30, 360),
        (44, 420),
        (52, 620, 1),
        (-30, 640, 1),
    ]
    cloth = paint(
        c,
        spline(curtain),
        ["#e8d0a0", "#b58a64"],
        volume=26,
        shading=0.75,
        angle=84,
        streaks=1,
        cast=(12, 10, 12, 0.5),
        **wood,
    )
    folds: list[Points] = [
        [(96, -20), (60, 180), (10, 350)],
        [(58, -20), (30, 200), (0, 340)],
        [(20, 390), (28, 500), (22, 630)],
    ]
    c.multiply([line(fold, 9) for fold in folds], "#6a3a44", 0.5, soft=5, inside=cloth)
    tie = line([(-20, 372), (14, 380), (46, 372)], 16)
    paint(c, tie, "#31618a", volume=5, cast=(2, 5, 4, 0.5), **wood)
    c.over(
        [
            ellipse(x, y, 5)
            for x, y in ((76, 60), (40, 160), (90, 140), (20, 250), (34, 520), (10, 580), (100, 20))
        ],
        "#b5483f",
        0.8,
        inside=cloth,
    )


def _sill(c: Canvas) -> None:
    top = polygon([(-20, 640), (800, 582), (800, 806), (-20, 884)])
    board = paint(
        c,
        top,
        [(0, "#e0b480"), (0.5, "#c8965f"), (1, "#9a6a4c")],
        along=("y", 600, 880),
        volume=0,
        angle=-5,
        streaks=1.4,
        wobble=0.4,
        mottle=1.2,
    )
    grain: list[Points] = [
        [(-20, 690 + i * 38), (280, 672 + i * 37 + i % 2 * 6), (800, 634 + i * 34)] for i in range(5)
    ]
    c.multiply([line(strand, 3) for strand in grain], "#7a4a3c", 0.4, soft=1, inside=board)
    front = polygon([(-20, 880), (800, 802), (800, 850), (-20, 932)])
    paint(
        c,
        front,
        ["#b5804f", "#6a4238"],
        volume=8,
        shading=0.7,
        angle=-5,
        rim="#fff0c8",
        rim_width=4,
        wobble=0.4,
        cast=(0, 14, 14, 0.55),
    )
    wall = c.mask(polygon([(-20, 932), (800, 850), (800, 1170), (-20, 1170)]))
    paint(c, wall, [(0, "#6f4644"), (1, "#4a2c3c")], along=("y", 850, 1152), volume=0, angle=80, streaks=1.2)
    for row in range(4):
        for i in range(9):
            x, y = -30 + i * 104 - row % 2 * 52, 960 + row * 76 - i * 10
            tile = spline([(x, y, 1), (x + 96, y - 9, 1), (x + 96, y + 58, 1), (x, y + 67, 1)])
            paint(
                c,
                tile,
                [("#7f5650", "#764a4c", "#8a6054")[(i + row) % 3], "#543440"],
                volume=7,
                shading=0.55,
                inside=wall,
                wobble=0.4,
                rim="#d8a888",
                rim_width=1.6,
                rim_strength=0.5,
            )


def _rack(c: Canvas) -> None:
    """A wire rack in perspective."""
    c.multiply(polygon([(250, 700), (740, 660), (800, 740), (230, 790)]), "#5a2c34", 0.5, soft=12)
    wires = [polyline([(256 + i * 44, 690 - i * 3.4), (228 + i * 50, 776 - i * 4)], 4) for i in range(12)]
    sides = [polyline([(250, 690), (800, 648)], 6), polyline([(222, 778), (800, 730)], 6)]
    paint(
        c,
        [*wires, *sides],
        ["#d8d0c8", "#8a7a80"],
        volume=2,
        wobble=0.3,
        detail=0.7,
        rim="#ffffff",
        rim_width=1.4,
        cast=(3, 9, 5, 0.5),
    )


def _moon(c: Canvas, x: float, y: float, r: float, bites: Points = ()) -> None:
    """A loaf of moon: pale crumb, browned crust below, seas; `bites` are (right, down, radius) in radii."""
    whole = c.mask(ellipse(x, y, r, r * 0.86))
    for u, v, s in bites:
        teeth = [
            ellipse(x + (u + s * math.cos(a)) * r, y + (v + s * math.sin(a)) * r, r * 0.15)
            for a in (k * 0.42 for k in range(15))
        ]
        whole = whole * (1 - c.mask([ellipse(x + u * r, y + v * r, s * r), *teeth]))
    c.multiply(c.shift(whole, -r * 0.1, r * 0.22), "#5a2430", 0.6, soft=r * 0.12)
    glow(c, x, y, r * 1.9, "#ffe6a0", 0.42, 1.7)
    crust = [(0, "#fffbe6"), (0.45, "#fbe8b4"), (0.75, "#e8b768"), (1, "#a8683c")]
    body = paint(
        c,
        whole,
        crust,
        along=("r", x + r * 0.1, y - r * 0.4, r * 1.42),
        volume=r * 0.3,
        shading=0.45,
        angle=30,
        dark="#9a4a3c",
        rim="#ffffff",
        rim_width=3,
        wobble=0.5,
        detail=0.45,
        mottle=1.2,
    )
    _seas(c, body, x, y, r)


def _seas(c: Canvas, body: Pixels, x: float, y: float, r: float) -> None:
    chance = random.Random(int(x * 3 + y))
    spots: list[tuple[float, float, float, float]] = []
    for size in (0.3, 0.17, 0.15, 0.12, 0.1, 0.08, 0.08, 0.06):
        for _ in range(40):
            u, v = chance.uniform(-0.7, 0.7), chance.uniform(-0.6, 0.5)
            apart = all(math.hypot(u - a, v - b) > size + other + 0.06 for a, b, other, _ in spots)
            if apart and math.hypot(u, v) + size < 0.82:
                spots.append((u, v, size, size * chance.uniform(0.6, 0.8)))
                break
    for u, v, across, down in spots:
        hollow = ellipse(x + u * r, y + v * r, across * r, down * r, -10)
        c.multiply(hollow, "#c88a50", 0.5, soft=r * 0.03, inside=body)
        c.screen(
            ellipse(x + u * r, y + (v + down * 0.7) * r, across * r * 0.8, down * r * 0.3),
            "#fff6d8",
            0.4,
            soft=r * 0.03,
            inside=body,
        )


def _moons(c: Canvas) -> None:
    _moon(c, 704, 612, 66)
    _moon(c, 566, 620, 66, [(-1.02, -0.42, 0.5)])
    _moon(c, 432, 640, 62, [(-0.86, -0.16, 0.86)])
    _moon(c, 648, 700, 72)
    _moon(c, 508, 722, 72, [(-1.0, 0.0, 0.62)])
    _moon(c, 344, 716, 66, [(-0.62, -0.22, 0.94)])
    chance = random.Random(2)
    crumbs = [
        ellipse(chance.uniform(190, 420), chance.uniform(716, 800), chance.uniform(2, 5)) for _ in range(34)
    ]
    paint(c, crumbs, ["#fff3c4", "#d8a050"], volume=2, wobble=0.3, detail=0.6, cast=(-1, 3, 2, 0.6))
    for x, y, seed in ((704, 548, 1), (566, 556, 4), (640, 620, 7)):
        puffs = [(x + 16 * math.sin(i * 0.9 + seed), y - i * 24, 13 + i * 5, 12 + i * 3.5) for i in range(8)]
        smoke(c, puffs, "#fff2d4", 0.36)


def _arm(c: Canvas) -> None:
    """The thief's arm lies over the sill; fingers on the crumbs beside a crescent."""
    c.light = (0.8, -0.5)
    c.multiply(line([(262, 700), (300, 756), (340, 776)], 40), "#4a2030", 0.5, soft=12)
    sleeve = line([(226, 560), (236, 640), (262, 700)], 56)
    cloth = paint(c, sleeve, ["#a83a44", "#7a2a40"], volume=18, shading=0.75, cast=(-8, 10, 10, 0.5), **SKIN)
    c.over(
        [line([(190, 600 + i * 46), (300, 586 + i * 46)], 15) for i in range(3)], "#f0dcc0", 0.8, inside=cloth
    )
    c.multiply(np.clip((236 - c.x) / 40, 0, 1) * cloth, "#3a1c40", 0.5)
    hand = spline([(250, 684), (286, 690), (316, 716), (322, 744), (300, 756), (266, 744), (246, 716)])
    fingers = [
        line(points, 17)
        for points in (
            [(296, 706), (330, 716), (352, 736)],
            [(302, 722), (334, 738), (348, 758)],
            [(296, 738), (322, 756), (332, 772)],
            [(276, 744), (292, 764), (304, 778)],
        )
    ]
    thumb = line([(290, 698), (318, 690), (342, 698)], 16)
    paint(c, [hand, thumb], ["#eab890", "#c08468"], volume=13, cast=(-4, 9, 7, 0.5), **SKIN)
    for finger in fingers:
        paint(c, finger, ["#eab890", "#c88c70"], volume=7, cast=(-3, 6, 5, 0.45), **SKIN)
    c.light = (0.5, -0.7)


def _bowl(c: Canvas) -> None:
    """A bowl of dough in which stars have been stirred."""
    c.multiply(ellipse(150, 1146, 190, 40), c.shadow, 0.7, soft=16)
    outside = spline(
        [(-40, 1000, 1), (-20, 1100), (50, 1190), (240, 1190), (316, 1090), (330, 990, 1), (150, 1016)]
    )
    glaze: Manner = {"rim": "#fff6e0", "rim_width": 4, "wobble": 0.4, "dark": "#16244c"}
    paint(c, outside, ["#4a80ac", "#31618a", "#1f3c68"], volume=44, shading=0.75, angle=4, **glaze)
    paint(c, ellipse(146, 992, 186, 46, -3), ["#7aa8c4", "#31618a"], volume=8, cast=(0, 8, 8, 0.4), **glaze)
    dough = spline(
        [
            (-30, 996),
            (20, 962),
            (100, 944),
            (180, 938),
            (262, 956),
            (318, 990),
            (250, 1014),
            (130, 1026),
            (30, 1018),
        ]
    )
    paint(
        c,
        dough,
        ["#fff6dc", "#e2c890"],
        volume=26,
        shading=0.6,
        wobble=1,
        dark="#8a5a5c",
        rim="#ffffff",
        rim_width=3,
    )
    c.multiply(
        [line([(40, 990), (120, 968), (210, 972)], 8), line([(90, 1006), (180, 992), (260, 994)], 7)],
        "#b5825a",
        0.4,
        soft=4,
    )
    chance = random.Random(8)
    specks = [
        (chance.uniform(20, 280), chance.uniform(952, 1006), chance.uniform(1.4, 3), chance.uniform(0.6, 1))
        for _ in range(26)
    ]
    sparkle(c, c.dots(specks), "#fffbe0", 1, halo=4)
    paint(
        c,
        polyline([(210, 980), (330, 850)], 16),
        ["#d8a468", "#8a5a44"],
        volume=5,
        shading=0.7,
        rim="#fff0c8",
        rim_width=2.5,
        wobble=0.3,
        detail=0.5,
        cast=(10, 12, 8, 0.45),
    )


def _peel(c: Canvas) -> None:
    """The baker's shovel comes in from below with the next moon."""
    wood: Manner = {"rim": "#fff0c8", "rim_width": 4, "wobble": 0.4, "dark": "#3a1c38"}
    handle = polyline([(560, 950), (800, 1190)], 34)
    blade = spline(
        place(
            [
                (-128, -84),
                (0, -104),
                (118, -84),
                (136, 0),
                (112, 70),
                (34, 104),
                (-34, 104),
                (-116, 74),
                (-138, 0),
            ],
            506,
            894,
            1.02,
            turn=-42,
        )
    )
    c.multiply(
        [Shape(blade.path), handle], "#2a1430", 0.6, soft=18, inside=c.shift(c.mask([blade, handle]), -14, 22)
    )
    paint(
        c,
        [handle, blade],
        ["#d8a86c", "#a8744c"],
        volume=9,
        shading=0.65,
        angle=45,
        streaks=1.4,
        cast=(-14, 20, 16, 0.55),
        **wood,
    )
    _moon(c, 498, 872, 106)
    puffs = [(500 + 18 * math.sin(i * 0.8), 770 - i * 26, 16 + i * 6, 14 + i * 4) for i in range(5)]
    smoke(c, puffs, "#fff2d4", 0.34)


def _mitten(c: Canvas) -> None:
    wool: Manner = {"rim": "#fff0d0", "rim_width": 4, "wobble": 0.8, "dark": "#16244c", "shading": 0.75}
    x, y, size, turn = 700, 1082, 1.0, 46
    palm = spline(
        place(
            [(-70, 20), (-66, -36), (-20, -66), (50, -64), (130, -54), (140, 60), (40, 68), (-30, 62)],
            x,
            y,
            size,
            turn=turn,
        )
    )
    mitt = paint(
        c, palm, ["#4a7aa8", "#31618a", "#24426c"], volume=34, angle=45, cast=(-12, 14, 14, 0.55), **wool
    )
    quilt = [
        polyline(place([(u - 60, -90), (u + 60, 90)], x, y, size, turn=turn), 3) for u in range(-120, 160, 34)
    ]
    quilt += [
        polyline(place([(u + 60, -90), (u - 60, 90)], x, y, size, turn=turn), 3) for u in range(-120, 160, 34)
    ]
    c.multiply(quilt, "#16244c", 0.45, soft=1, inside=mitt)
    thumb = spline(
        place(
            [(20, -50), (-10, -78), (-44, -96), (-70, -86), (-66, -62), (-34, -48), (0, -20)],
            x,
            y,
            size,
            turn=turn,
        )
    )
    paint(c, thumb, ["#5a8ab4", "#2c527c"], volume=16, cast=(-6, 10, 9, 0.55), **wool)
    cuff = polyline(place([(126, -62), (134, 66)], x, y, size, turn=turn), 34)
    paint(c, cuff, ["#f6ecd8", "#c9ac8c"], volume=11, cast=(-6, 8, 8, 0.5), **wool)
