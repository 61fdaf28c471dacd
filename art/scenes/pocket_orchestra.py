"""A coat pocket fills the card; in it an orchestra tunes by the light of a match; fingers draw it open."""

import math
from itertools import pairwise

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels
from art.light import dust, glow
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polyline, rectangle, spline

SCENE = Scene(
    id="6ubn2kz2",
    slug="pocket-orchestra",
    seed=1515,
    palette="P12",
    horizon="none",
    reach="close",
    hour="night",
    mood="wonder",
    description="Large fingers draw open the pocket of a green coat; inside stand tiny musicians, and one on "
    "a button holds up a lit match.",
    clues=("Humming to myself", "Hidden talent", "Warm-up", "Keep it under your hat"),
    motifs=("keeping", "light", "music", "size"),
    light=(0.35, -0.8),
    shadow="#0a1a26",
    warmth="#ffd890",
    grade=("#0a2030", "#ffdc9c", 0.06),
    contrast=0.17,
    vignette=0.5,
)

FLAME = (498, 196)
MOUTH = [
    (92, 486, 1),
    (250, 448),
    (430, 440),
    (600, 462),
    (716, 520, 1),
    (610, 622),
    (470, 690),
    (300, 676),
    (170, 600),
]
LIP = [(92, 486), (170, 600), (300, 676), (470, 690), (610, 622), (716, 520)]


def _first(placed: list[tuple[float, ...]]) -> tuple[float, float]:
    return placed[0][0], placed[0][1]


def draw(c: Canvas) -> None:
    """The cloth, the mouth of the pocket with the players, its front, the button, the match, the hand."""
    _cloth(c)
    _mouth(c)
    _back_row(c)
    _front_row(c)
    _front(c)
    _button(c)
    _conductor(c)
    _hand(c)
    _moth(c)
    dust(c, 40, (200, 120, 700, 560), "#ffe2a0", 3)


def _tweed(c: Canvas, body: Pixels, turn: float, bulge: float = 0) -> None:
    """Herringbone, turned by degrees, lying over the body and a little uneven."""
    angle = math.radians(turn)
    sway = (c.noise(180, 21, 3) - 0.5) * 36
    u = c.x * math.cos(angle) + c.y * math.sin(angle) + sway
    v = c.y * math.cos(angle) - c.x * math.sin(angle) + bulge * (c.x - 390) ** 2 / 390
    zigzag = np.abs((u / 46) % 2 - 1) * 46
    weave = np.sin((v + zigzag) * math.pi / 8)
    rib = smoothstep(np.asarray(weave + (c.noise(9, 22, 2) - 0.5) * 1.4, np.float32), -0.1, 0.7)
    c.multiply(rib * body, "#0c2a30", 0.5)
    c.screen((1 - rib) * body * c.noise(14, 23, 2), "#8ab09a", 0.16)


def _cloth(c: Canvas) -> None:
    wool = [(0, "#1b4a48"), (0.4, "#2c6a60"), (0.75, "#1f4f4a"), (1, "#0f2c34")]
    c.background(wool, along=np.clip(c.y / 1152 + (384 - c.x) / 2400, 0, 1), angle=80, mottle=1)
    whole = np.ones((c.height, c.width), np.float32)
    _tweed(c, whole, -7)
    folds: list[Points] = [[(40, -20), (90, 200), (60, 420)], [(300, -20), (340, 180), (320, 400)]]
    c.multiply([line(fold, 40) for fold in folds], "#06161e", 0.45, soft=24)
    c.screen([line([(p[0] + 44, p[1]) for p in fold], 26) for fold in folds], "#7ab09a", 0.2, soft=18)
    edge = spline([(716, -30, 1), (690, 300), (712, 700), (676, 1180, 1), (820, 1180, 1), (820, -30, 1)])
    c.multiply(c.mask(edge, 14), "#04101a", 0.8)
    scarf = paint(
        c,
        edge,
        ["#a8384a", "#5c1a30"],
        along=("x", 690, 800),
        volume=22,
        shading=0.7,
        angle=86,
        streaks=1.3,
        dark="#2a0a24",
    )
    c.multiply(
        [line([(680, y), (790, y + 44)], 9) for y in range(-40, 1180, 46)],
        "#3a0c26",
        0.5,
        soft=3,
        inside=scarf,
    )
    c.multiply(line([(668, -20), (646, 300), (668, 700), (634, 1170)], 3), "#061820", 0.7, soft=1)
    glow(c, *FLAME, 520, "#f0b050", 0.5, 1.7)


def _mouth(c: Canvas) -> None:
    lining = [(0, "#e8a04a"), (0.4, "#a84a38"), (1, "#3a1022")]
    inner = paint(
        c,
        spline(MOUTH),
        lining,
        along=("r", 470, 460, 330),
        volume=0,
        angle=80,
        streaks=1.2,
        cast=(0, -6, 10, 0.4),
        wobble=0.6,
    )
    stripes = [polyline([(x, 430), (x + (x - 390) * 0.1, 720)], 5) for x in range(110, 720, 34)]
    c.multiply(stripes, "#6a1c30", 0.4, soft=1.5, inside=inner)
    hem = line([(92, 486), (250, 448), (430, 440), (600, 462), (716, 520)], 13)
    paint(
        c,
        hem,
        ["#3f7a68", "#1a4440"],
        volume=5,
        wobble=0.5,
        rim="#ffd890",
        rim_width=2.5,
        cast=(0, 9, 8, 0.6),
    )


SKINS = ("#e8b88c", "#b87a58", "#d8a078", "#8a5a44", "#f0c8a0")


def _player(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    flip: float,
    coat: Colour,
    hair: Colour,
    skin: int,
    bun: bool = False,
) -> None:
    """Head in profile and shoulders; the base of the neck at (x, y)."""
    c.light = (FLAME[0] - x, FLAME[1] - y + 60)

    def at(points: Points) -> Shape:
        return spline(place(points, x, y, size, flip))

    lit: Manner = {"rim": "#ffe2a0", "rim_width": 3, "detail": 0.75, "wobble": 0.4, "dark": "#1c1028"}
    body = at([(-46, 130, 1), (-46, 34), (-30, 10), (-8, 0), (12, 2), (32, 14), (46, 40), (46, 130, 1)])
    paint(c, body, [coat, "#141826"], volume=15, shading=0.75, cast=(-5, 6, 7, 0.45), **lit)
    shirt = at([(0, 2, 1), (20, 4, 1), (24, 30), (16, 64, 1), (4, 30)])
    paint(c, shirt, ["#fff2d8", "#c9ac8c"], volume=3, wobble=0.3, detail=0.7)
    head = at(
        [
            (-8, 10),
            (-8, -10),
            (-24, -24),
            (-27, -46),
            (-14, -66),
            (8, -70),
            (24, -58),
            (27, -46),
            (36, -36),
            (27, -30),
            (27, -20),
            (22, -10),
            (10, -8),
            (12, 10),
        ]
    )
    paint(c, head, [SKINS[skin], SKINS[skin]], volume=10, shading=0.6, cast=(-3, 4, 5, 0.3), **lit)
    cap = at(
        [
            (-12, -12),
            (-28, -22),
            (-33, -48),
            (-18, -74),
            (8, -80),
            (28, -64),
            (18, -58),
            (2, -58),
            (-4, -40),
            (-8, -34),
        ]
    )
    locks = [cap, ellipse(*_first(place([(-36, -52)], x, y, size, flip)), 14 * size)] if bun else [cap]
    paint(c, locks, [hair, hair], volume=7, **lit)
    c.over(line(place([(13, -44), (17, -41), (22, -44)], x, y, size, flip), 2.6 * size), "#2a1420", 0.95)
    c.over(ellipse(*_first(place([(-3, -34)], x, y, size, flip)), 5 * size, 6.5 * size), "#a86a50", 0.7)
    c.over(line(place([(23, -19), (27, -19)], x, y, size, flip), 2.2 * size), "#7a2a30", 0.8)


WOOD: Manner = {"rim": "#ffe8b0", "rim_width": 2.5, "detail": 0.75, "wobble": 0.35, "dark": "#3a0f20"}


def _back_row(c: Canvas) -> None:
    """The harp, the double bass, the horn, and those who hold them."""
    harp = [
        line([(226, 640), (214, 330)], 13),
        line([(214, 336), (262, 326), (296, 372), (336, 366)], 15),
        line([(336, 366), (300, 520), (238, 640)], 16),
    ]
    paint(c, harp, ["#f2cc6a", "#b5782e"], volume=5, cast=(-8, 10, 8, 0.45), **WOOD)
    c.over(
        [polyline([(228 + i * 15, 344 + i * 4), (232 + i * 11, 600 - i * 26)], 2.2) for i in range(1, 7)],
        "#ffeec0",
        0.75,
    )
    c.sharpen([rectangle(210, 320, 130, 300)], 0.6)
    _player(c, 372, 526, 0.92, -1, "#7a2438", "#2c1620", 3, bun=True)
    paint(
        c,
        line([(366, 556), (320, 520), (292, 470)], 15),
        ["#a83a4a", "#5a1a30"],
        volume=5,
        cast=(-3, 4, 4, 0.4),
        **WOOD,
    )
    _player(c, 604, 540, 0.92, -1, "#2a3a4a", "#c8a878", 0)
    neck = [
        line([(536, 600), (560, 400)], 15),
        ellipse(562, 388, 15, 19),
        line([(566, 376), (556, 366), (552, 380)], 8),
    ]
    pegs = [polyline([(546, 410 + i * 16), (580, 414 + i * 16)], 5) for i in range(2)]
    belly = spline(
        [
            (500, 560),
            (496, 600),
            (510, 640),
            (480, 700),
            (590, 700),
            (574, 640),
            (586, 604),
            (574, 566),
            (536, 548),
        ]
    )
    paint(
        c, [*neck, *pegs, belly], ["#c8743a", "#6a2c24"], volume=10, shading=0.7, cast=(-6, 6, 7, 0.5), **WOOD
    )
    c.over([polyline([(556 + i * 3, 400), (530 + i * 3, 660)], 1.8) for i in range(3)], "#ffe6b0", 0.6)
    paint(c, line([(600, 590), (584, 540), (566, 470)], 15), ["#3f5468", "#1c2838"], volume=5, **WOOD)
    c.over(ellipse(565, 464, 9), "#f0c8a0")


def _front_row(c: Canvas) -> None:
    _player(c, 262, 584, 1.0, 1, "#26443f", "#a8562c", 4)
    _violin(c, 298, 570, 1.0, 1)
    _player(c, 478, 604, 1.02, -1, "#3a2c4a", "#1c141e", 1)
    _violin(c, 440, 592, 1.0, -1)
    _player(c, 626, 606, 0.86, -1, "#5a2a34", "#d8cab0", 2, bun=True)
    flute = polyline([(648, 584), (548, 600)], 8)
    paint(c, flute, ["#fff6dc", "#b8a888"], volume=3, cast=(-2, 5, 4, 0.5), **WOOD)
    c.over([ellipse(572, 600, 8), ellipse(604, 596, 8)], "#d8a078")
    c.light = (0.35, -0.8)


def _violin(c: Canvas, x: float, y: float, size: float, flip: float) -> None:
    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, flip, turn=-20 * flip)

    body = spline(
        at(
            [
                (-26, 0),
                (-20, -17),
                (-4, -16),
                (2, -10),
                (12, -14),
                (26, -10),
                (30, 0),
                (26, 11),
                (12, 14),
                (2, 10),
                (-4, 16),
                (-20, 17),
            ]
        )
    )
    neck = line(at([(26, 0), (70, -2)]), 7 * size)
    scroll = ellipse(*_first(at([(74, -4)])), 7 * size)
    paint(
        c, [body, neck, scroll], ["#e08a3c", "#8a3c24"], volume=6, shading=0.7, cast=(-4, 7, 6, 0.55), **WOOD
    )
    c.over(polyline(at([(-20, 0), (70, -3)]), 1.8), "#fff0c8", 0.7)
    bow = line(at([(20, 66), (10, 4), (-2, -74)]), 4)
    paint(c, bow, "#fff0d0", volume=1, wobble=0.3, detail=0.8, cast=(-3, 4, 3, 0.5))
    hand = at([(20, 66)])[0]
    paint(c, ellipse(hand[0], hand[1], 11 * size), "#d8a078", volume=5, **WOOD)


def _front(c: Canvas) -> None:
    """The pocket's front, sagging at its lip, sewn down with thick thread."""
    sides = [
        (716, 520, 1),
        (708, 800),
        (690, 1010),
        (640, 1076),
        (400, 1104),
        (170, 1080),
        (112, 1010),
        (96, 760),
        (92, 486, 1),
    ]
    inner = [(170, 600), (300, 676), (470, 690), (610, 622)]
    wool = [(0, "#4f9480"), (0.2, "#2f7064"), (0.6, "#1f4f4a"), (1, "#12343a")]
    body = paint(
        c,
        spline([*sides, *inner]),
        wool,
        along=("y", 520, 1100),
        volume=34,
        shading=0.7,
        angle=80,
        rim="#ffd890",
        rim_width=4,
        cast=(-6, 12, 16, 0.7),
        wobble=0.6,
    )
    _tweed(c, body, 4, bulge=0.12)
    band = line([(p[0], p[1] + 20) for p in LIP], 40)
    hem = paint(
        c,
        band,
        ["#5fa890", "#245850"],
        along=("y", 500, 740),
        volume=12,
        shading=0.7,
        inside=body,
        rim="#ffe2a0",
        rim_width=3,
        cast=(0, 9, 8, 0.5),
        wobble=0.5,
    )
    c.screen(hem * np.exp(-(((c.x - 480) / 190) ** 2)), "#ffc060", 0.5)
    seam = [
        (124, 560),
        (124, 760),
        (138, 1000),
        (184, 1054),
        (400, 1078),
        (622, 1052),
        (664, 1000),
        (684, 800),
        (690, 580),
    ]
    c.multiply(line(seam, 6), "#061820", 0.6, soft=3)
    stitches: list[Shape] = []
    for (x, y), (u, v) in pairwise(seam):
        count = max(2, int(math.hypot(u - x, v - y) / 27))
        for i in range(count):
            s, e = (i + 0.2) / count, (i + 0.75) / count
            stitches.append(
                polyline([(x + (u - x) * s, y + (v - y) * s), (x + (u - x) * e, y + (v - y) * e)], 5)
            )
    paint(c, stitches, "#e0b858", volume=2, wobble=0.4, detail=0.6, cast=(1, 3, 2, 0.6))


def _button(c: Canvas) -> None:
    x, y = 612, 318
    c.multiply(ellipse(x - 10, y + 16, 74, 68), "#04121a", 0.7, soft=10)
    horn: Manner = {"rim": "#ffe8b0", "wobble": 0.4, "dark": "#2a0c20"}
    paint(
        c,
        ellipse(x, y, 70, 64),
        ["#b5743c", "#5a2a24"],
        volume=12,
        shading=0.8,
        rim_width=4,
        light=(-0.6, -0.8),
        **horn,
    )
    paint(
        c,
        ellipse(x, y + 2, 48, 43),
        ["#5a2c24", "#a8683a"],
        volume=8,
        shading=0.6,
        rim_width=2,
        light=(0.6, 0.8),
        **horn,
    )
    holes = [(x - 13, y - 11), (x + 13, y - 11), (x - 13, y + 13), (x + 13, y + 13)]
    c.over([ellipse(*hole, 7) for hole in holes], "#160a14")
    paint(
        c,
        [polyline([holes[0], holes[3]], 6), polyline([holes[1], holes[2]], 6)],
        "#e0b858",
        volume=2,
        detail=0.6,
        wobble=0.4,
        cast=(0, 3, 2, 0.5),
    )
    paint(
        c,
        line([(x + 10, y + 52), (x + 20, y + 90), (x + 4, y + 120), (x + 16, y + 150)], 4),
        "#e0b858",
        volume=1,
        wobble=0.4,
        detail=0.6,
        cast=(-3, 4, 3, 0.5),
    )


def _conductor(c: Canvas) -> None:
    """On the rim of the button, back to us, the match held up like a staff."""
    c.light = (-0.9, -0.35)
    glow(c, *FLAME, 330, "#ffb850", 0.55, 1.8)
    glow(c, *FLAME, 110, "#ffe2a0", 0.8, 1.6)

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, 622, 264, 1.5)

    lit: Manner = {"rim": "#ffe2a0", "rim_width": 3.5, "detail": 0.8, "wobble": 0.4, "dark": "#160c20"}
    match = polyline([(560, 330), (506, 226)], 9)
    paint(c, match, ["#f2dcb0", "#c09a64"], volume=3, cast=(6, 8, 6, 0.4), **lit)
    legs = [line(at([(-7, -30), (-8, 0)]), 12), line(at([(7, -30), (9, -1)]), 12)]
    paint(c, legs, "#1c1a2a", volume=4, **lit)
    tails = spline(
        at(
            [
                (-14, -72),
                (0, -78),
                (14, -72),
                (17, -44),
                (18, -8, 1),
                (6, -28),
                (0, -36),
                (-7, -26),
                (-19, -6, 1),
                (-17, -44),
            ]
        )
    )
    paint(c, tails, ["#2e3048", "#12121e"], volume=8, shading=0.7, **lit)
    arms = [
        line([*at([(-10, -66), (-30, -62)]), (550, 292)], 17),
        line(at([(10, -68), (32, -84), (40, -108)]), 16),
    ]
    paint(c, arms, ["#34364e", "#181824"], volume=4, **lit)
    paint(c, [ellipse(549, 294, 9), ellipse(*_first(at([(41, -110)])), 8)], "#e8b88c", volume=3, **lit)
    head = at([(0, -90)])[0]
    paint(c, ellipse(head[0], head[1], 19, 21), ["#fff6e6", "#c4b8ac"], volume=7, **lit)
    tufts = spline(
        at(
            [
                (-13, -84),
                (-21, -92),
                (-16, -104),
                (0, -108),
                (15, -103),
                (22, -90),
                (13, -82),
                (8, -94),
                (-6, -95),
            ]
        )
    )
    paint(c, tufts, ["#fff6e6", "#b8b0b0"], volume=4, **lit)
    c.light = (0.35, -0.8)
    x, y = FLAME
    c.over(
        spline(
            [
                (x + 8, y + 40),
                (x - 14, y + 22),
                (x - 20, y - 6),
                (x - 8, y - 36),
                (x - 4, y - 72, 1),
                (x + 12, y - 30),
                (x + 22, y - 2),
                (x + 20, y + 24),
            ]
        ),
        "#ffb43c",
        0.95,
        soft=1,
    )
    c.over(
        spline(
            [
                (x + 6, y + 34),
                (x - 8, y + 16),
                (x - 8, y - 6),
                (x + 1, y - 34, 1),
                (x + 10, y - 4),
                (x + 12, y + 18),
            ]
        ),
        "#fff8d8",
        0.95,
        soft=1.5,
    )
    c.over(ellipse(x + 8, y + 34, 8, 11, -26), "#6a2a24", 0.9)
    c.sharpen(ellipse(x, y - 10, 30, 60), 0.9)


def _hand(c: Canvas) -> None:
    """Two fingers inside the lip, the thumb outside; a cuff at the edge of the card."""
    skin: Manner = {
        "shading": 0.75,
        "dark": "#3a1430",
        "wobble": 0.5,
        "rim": "#ffd8a0",
        "rim_width": 4,
        "lit": "#ffd8a0",
        "light": (0.8, -0.35),
    }
    tone = [(0, "#c98a68"), (1, "#a8624e")]
    back = spline([(-80, 380), (-30, 400), (30, 440), (70, 520), (74, 610), (30, 690), (-80, 740)])
    middle = line([(-20, 480), (40, 470), (96, 510), (134, 590), (146, 650)], 60)
    index = line([(-20, 440), (50, 404), (116, 420), (172, 500), (190, 600)], 56)
    front = _pocket_front(c)
    behind = 1 - front
    paint(c, [index, back], tone, volume=24, cast=(-8, 14, 12, 0.5), inside=behind, **skin)
    paint(c, [middle, back], tone, volume=24, cast=(-8, 14, 12, 0.5), inside=behind, **skin)
    thumb = [
        (-80, 600),
        (20, 592),
        (96, 616),
        (160, 660),
        (196, 706),
        (190, 742),
        (150, 746),
        (90, 716),
        (20, 700),
        (-80, 740),
    ]
    paint(c, spline(thumb), tone, volume=28, cast=(-4, 18, 14, 0.65), angle=30, **skin)
    nail = spline([(158, 682), (184, 704), (186, 730), (166, 728), (144, 706)])
    paint(c, nail, ["#f0c4a4", "#d8a08a"], volume=5, shading=0.5, wobble=0.3, detail=0.5)
    wrinkles: list[Points] = [
        [(84, 640), (92, 664), (88, 690)],
        [(74, 644), (80, 664), (78, 682)],
        [(112, 446), (128, 458), (132, 476)],
        [(90, 416), (104, 430), (104, 448)],
    ]
    c.multiply([line(wrinkle, 4) for wrinkle in wrinkles], "#6a2a3c", 0.5, soft=2)
    cuff = spline([(-60, 330, 1), (8, 350), (26, 420), (34, 560), (24, 720), (-60, 780, 1)])
    paint(
        c,
        cuff,
        ["#f3e6c6", "#b8a88c"],
        volume=16,
        shading=0.6,
        rim="#fff2d0",
        rim_width=3,
        cast=(10, 6, 10, 0.5),
        light=(0.8, -0.4),
    )


def _pocket_front(c: Canvas) -> Pixels:
    """Where the pocket's front covers what is inside."""
    below = [*LIP, (800, 1200), (40, 1200)]
    return c.mask(spline([(x, y, 1) if i in (0, 5, 6, 7) else (x, y) for i, (x, y) in enumerate(below)]), 1)


def _moth(c: Canvas) -> None:
    """A moth that listens."""
    c.multiply(ellipse(452, 880, 34, 14), "#04121a", 0.5, soft=8)
    wings = [
        spline(place([(0, 0, 1), (-14, -34), (-52, -44), (-56, -16), (-30, 6)], 450, 862, 0.72, turn=34)),
        spline(place([(0, 0, 1), (14, -34), (52, -44), (56, -16), (30, 6)], 450, 862, 0.72, turn=34)),
        spline(
            place(
                [(0, 0, 1), (-30, 4), (-34, 30), (-8, 28), (0, 8), (8, 28), (34, 30), (30, 4)],
                450,
                862,
                0.72,
                turn=34,
            )
        ),
    ]
    paint(
        c,
        wings,
        ["#d8c290", "#8a6a54"],
        volume=7,
        rim="#fff0c8",
        rim_width=2,
        detail=0.6,
        wobble=0.5,
        cast=(2, 9, 6, 0.6),
    )
    paint(c, line([(458, 846), (440, 880)], 8), "#6a4a3c", volume=3, detail=0.6)
    c.over([line([(458, 846), (458, 824)], 2.4), line([(460, 846), (478, 830)], 2.4)], "#e8d8b0")
