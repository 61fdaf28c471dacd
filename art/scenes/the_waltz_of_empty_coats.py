"""Two empty coats dance in a cloakroom; their shadows have the people in them."""

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels, gradient, mix
from art.light import dust, glow
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polyline, rectangle, spline

SCENE = Scene(
    id="kypwp2wv",
    slug="the-waltz-of-empty-coats",
    seed=151,
    palette="P15",
    horizon="low",
    reach="close",
    hour="indoors",
    mood="melancholy",
    description="A blue coat and a red coat dance without people in them; the shadow on the wall shows a man "
    "and a woman.",
    clues=("Our song", "Ghosts of the party", "We used to", "Nothing to wear"),
    motifs=("shadows", "absence", "dancing", "time"),
    light=(-0.75, -0.5),
    shadow="#1c1630",
    warmth="#ffe9d0",
    grade=("#2a1a44", "#ffe0c0", 0.05),
    contrast=0.16,
    vignette=0.42,
)

FLOOR = 880
HIS = [
    *[(300, 452, 1), (270, 462), (250, 500), (252, 600), (240, 720), (206, 860), (196, 906, 1), (260, 926)],
    *[(330, 916), (408, 922, 1), (412, 860), (404, 740), (408, 620), (416, 520), (406, 470), (372, 450, 1)],
    (336, 470),
]
HERS = [
    *[(446, 478, 1), (424, 494), (418, 540), (436, 610), (438, 670), (420, 760), (408, 860), (404, 908, 1)],
    *[(470, 936), (560, 922), (640, 930), (716, 896, 1), (690, 820), (630, 730), (576, 650), (560, 600)],
    *[(562, 540), (548, 496), (516, 474, 1), (480, 492)],
]
HIS_HEAD = [
    *[(300, 330), (292, 364), (300, 400), (318, 420), (322, 470, 1), (368, 470, 1), (362, 424), (376, 410)],
    *[(380, 392), (392, 384), (380, 366), (382, 340), (362, 316), (328, 312)],
]
HER_HEAD = [
    *[(486, 350), (462, 364), (452, 392), (440, 402), (450, 414), (452, 432), (466, 446), (468, 500, 1)],
    *[(512, 500, 1), (514, 440), (534, 420), (560, 424), (572, 400), (560, 380), (540, 376), (520, 354)],
]
BLUE: Manner = {"rim": "#ffe6c8", "shading": 0.85, "dark": "#1a1438", "ink": 0.22}
ROSE: Manner = {"rim": "#fff0dc", "shading": 0.85, "dark": "#4a1440", "ink": 0.22}


def draw(c: Canvas) -> None:
    """The cloakroom, the shadow, shoes, the two coats and their sleeves, hats in the air, a glove."""
    _wall(c)
    _window(c)
    _rail(c)
    _floor(c)
    _shadow(c)
    _shoes(c)
    far_sleeve = line([(430, 500), (330, 560), (190, 440), (122, 366)], 44)
    paint(c, far_sleeve, ["#c9606a", "#6a2440"], volume=14, shading=0.8, rim="#ffe0d0")
    _his_coat(c)
    _her_coat(c)
    _sleeves(c)
    _hat(c, 326, 372, 1.0, -8, "#24223a", "#8a2c3c")
    _hat(c, 498, 404, 0.82, 14, "#a83a4a", "#f0d8b8")
    _glove(c)
    dust(c, 60, (40, 200, 560, 980), "#ffe6c0", 2)


def _wall(c: Canvas) -> None:
    c.background([(0, "#2c2238"), (0.35, "#5a4258"), (0.62, "#9a6a74"), (1, "#5a4258")], angle=84, mottle=1.3)
    for x in (-20, 150, 320, 490, 660):
        panel = rectangle(x + 14, 150, 142, 560)
        wood = [(0, "#4a3650"), (0.7, "#8a5f70"), (1, "#6f4a60")]
        paint(c, panel, wood, volume=7, shading=0.7, angle=86, ink=0.3, light=(0.75, 0.5), wobble=0.5)
    dado = rectangle(-10, 724, 800, 20)
    paint(c, dado, ["#b58a84", "#5a3f54"], volume=5, angle=0, cast=(0, 8, 6, 0.5), wobble=0.4)
    glow(c, 90, 640, 640, "#ffcf98", 0.5, 1.5)


def _window(c: Canvas) -> None:
    surround = spline([(46, 346, 1), (46, 124), (100, 50), (154, 124), (154, 346, 1)])
    stone = ["#c9a49a", "#6a4a5c"]
    paint(c, surround, stone, volume=6, shading=0.8, ink=0.4, cast=(6, 8, 8, 0.5), wobble=0.5)
    pane = spline([(60, 330, 1), (60, 130), (100, 70), (140, 130), (140, 330, 1)])
    c.over(pane, gradient(np.clip((c.y - 70) / 260, 0, 1), ["#2f5a78", "#8fb8b8"]))
    c.over(ellipse(112, 160, 20), "#fff8e0")
    glow(c, 112, 160, 80, "#fff8e0", 0.6)
    bars: list[Points] = [[(100, 66), (100, 330)], [(60, 200), (140, 200)], [(60, 266), (140, 266)]]
    c.over([polyline(bar, 3.5) for bar in bars], "#3a2a40", 0.95)
    c.sharpen(pane, 0.6)


def _rail(c: Canvas) -> None:
    """Coats that wait, at the right edge."""
    brass = polyline([(594, 226), (790, 218)], 7)
    paint(
        c,
        brass,
        "#d8a860",
        volume=3,
        rim="#fff0c8",
        rim_width=2,
        cast=(4, 14, 8, 0.5),
        detail=0.5,
        wobble=0.3,
    )
    for x, colour, long in ((640, "#4a5a48", 360), (700, "#8a6a4a", 320), (756, "#3a4a68", 350)):
        y = 232 - (x - 430) * 0.03
        c.over(line([(x, y - 8), (x + 4, y - 2), (x, y + 10)], 2.5), "#d8a860", 0.9)
        left = [(x - 10, y + 10), (x - 34, y + 30), (x - 42, y + 120), (x - 40, y + long, 1)]
        right = [
            (x, y + long + 8),
            (x + 38, y + long - 4, 1),
            (x + 40, y + 120),
            (x + 34, y + 30),
            (x + 10, y + 10),
        ]
        cloth = [mix(colour, "#c9a49a", 0.2), mix(colour, "#1c1630", 0.5)]
        paint(
            c,
            spline([*left, *right]),
            cloth,
            volume=13,
            shading=0.7,
            angle=86,
            streaks=1,
            rim="#ffe0c0",
            rim_width=2,
            rim_strength=0.5,
            cast=(10, 12, 10, 0.5),
            haze=("#6a4a60", 0.22),
        )
        c.multiply(
            line([(x + 2, y + 30), (x + 4, y + long * 0.6), (x + 1, y + long)], 3), "#1c1630", 0.7, soft=1.2
        )


def _floor(c: Canvas) -> None:
    floor = c.mask(rectangle(-5, FLOOR, 780, 300))
    wood = [(0, "#b57a60"), (0.4, "#7a4a48"), (1, "#2c1a2c")]
    paint(c, floor, wood, volume=0, angle=2, streaks=1, wobble=0.2)
    near = 1 / np.maximum(c.y - FLOOR + 60, 1)
    across, away = (c.x - 384) * near * 1.5, near * 570
    zigzag = np.where(np.floor(away) % 2 == 0, away % 1, -(away % 1))
    parquet = (np.floor(across * 2 + zigzag) % 2).astype(np.float32)
    c.multiply(floor * c.blur(parquet, 0.8), "#8a5a58", 0.45)
    glow(c, 150, 1000, 460, "#ffcf90", 0.55, 1.6, 0.5)


def _shadow(c: Canvas) -> None:
    """The coats' shadow on the wall, a little larger, with heads."""

    def cast(points: Points) -> list[tuple[float, ...]]:
        return [((p[0] - 384) * 1.1 + 436, (p[1] - 700) * 1.1 + 574, *p[2:]) for p in points]

    people = [spline(cast(part)) for part in (HIS, HERS, HIS_HEAD, HER_HEAD)]
    arm = line(cast([(292, 466), (230, 500), (176, 470), (126, 380)]), 52)
    shadow = c.mask([*people, arm], 4) * (c.y < FLOOR)
    c.multiply(shadow, "#33203f", 0.8)
    c.screen(np.clip(c.blur(shadow, 20) - shadow, 0, 1) * (c.y < FLOOR), "#ffb890", 0.12)
    fallen = [(200, 926), (300, 950), (560, 950), (730, 916), (780, 900), (800, 880), (500, 886), (300, 896)]
    c.multiply(spline(fallen), "#1c1028", 0.75, soft=10)


def _shoes(c: Canvas) -> None:
    pairs: tuple[tuple[Points, Colour], ...] = (
        (
            ((250, 950, 1), (252, 934), (280, 930), (306, 942), (330, 950), (326, 958, 1), (252, 958, 1)),
            "#1f1a28",
        ),
        (
            ((350, 962, 1), (352, 946), (378, 942), (402, 954), (424, 960), (420, 968, 1), (352, 968, 1)),
            "#1f1a28",
        ),
        (((560, 956, 1), (548, 940), (530, 946), (512, 958), (510, 964, 1), (556, 968, 1)), "#c03a3f"),
        (((630, 950, 1), (620, 934), (600, 940), (582, 952), (580, 958, 1), (626, 962, 1)), "#c03a3f"),
    )
    for points, colour in pairs:
        middle = sum(p[0] for p in points) / len(points)
        c.multiply(ellipse(middle, points[0][1] + 8, 44, 8), "#140c1c", 0.7, soft=4)
        paint(
            c,
            spline(points),
            colour,
            volume=6,
            shading=0.7,
            rim="#ffe0c0",
            rim_width=2,
            detail=0.6,
            wobble=0.5,
        )


def _folds(c: Canvas, body: Pixels, folds: list[Points], width: float, colour: Colour) -> None:
    for fold in folds:
        c.multiply(line(fold, width), colour, 0.62, width * 0.6, body)


def _his_coat(c: Canvas) -> None:
    wool = [(0, "#56688a"), (0.5, "#37466a"), (1, "#1b1f3c")]
    coat = paint(
        c,
        spline(HIS),
        wool,
        volume=40,
        angle=82,
        streaks=1,
        mottle=1.3,
        rim_width=5,
        cast=(14, 8, 14, 0.45),
        **BLUE,
    )
    folds: list[Points] = [
        [(330, 500), (326, 640), (330, 780), (322, 914)],
        [(280, 560), (272, 720), (250, 900)],
        [(384, 560), (378, 720), (386, 910)],
    ]
    _folds(c, coat, folds, 8, "#14102c")
    c.over(line([(352, 520), (354, 700), (360, 914)], 2.4), "#12102a", 0.8, inside=coat)
    paint(c, [ellipse(342, y, 5.5) for y in (560, 620, 680)], "#d8a860", volume=3, detail=0.6)
    neck = [(306, 456), (336, 446), (366, 454), (352, 476), (336, 486), (318, 476)]
    paint(c, spline(neck), "#160f20", volume=4, wobble=0.4)
    lapels = [
        spline([(300, 452, 1), (286, 470), (310, 520), (340, 560, 1), (336, 500), (318, 470)]),
        spline([(372, 450, 1), (388, 470), (372, 520), (344, 562, 1), (346, 500), (358, 470)]),
    ]
    paint(c, lapels, ["#6f82a4", "#2a3558"], volume=8, rim_width=2.5, cast=(4, 6, 5, 0.5), **BLUE)


def _her_coat(c: Canvas) -> None:
    wool = [(0, "#e88a86"), (0.5, "#c4505c"), (1, "#6a2040")]
    coat = paint(
        c,
        spline(HERS),
        wool,
        volume=42,
        angle=74,
        streaks=1,
        mottle=1.3,
        rim_width=5,
        cast=(14, 8, 14, 0.45),
        **ROSE,
    )
    folds: list[Points] = [
        [(500, 620), (486, 760), (466, 930)],
        [(520, 630), (540, 780), (552, 920)],
        [(540, 640), (600, 770), (640, 922)],
        [(470, 640), (446, 780), (430, 910)],
    ]
    _folds(c, coat, folds, 11, "#5a1638")
    for fold in folds:
        c.screen(c.shift(c.mask(line(fold, 6), 4), -13, 0) * coat, "#ffb0a0", 0.35)
    hem = [
        (404, 908, 1),
        (470, 936),
        (560, 922),
        (640, 930),
        (716, 896, 1),
        (650, 902),
        (560, 900),
        (470, 912),
    ]
    paint(c, spline(hem), ["#3a1230", "#1f0a20"], volume=5, rim="#ffd8c0", rim_width=1.6)
    belt = [(430, 614), (500, 630), (566, 606), (570, 626), (500, 652), (432, 636)]
    paint(
        c,
        spline(belt),
        ["#f0c8a0", "#8a4a50"],
        volume=6,
        shading=0.8,
        rim="#ffffff",
        rim_width=2,
        cast=(0, 5, 4, 0.4),
    )
    neck = [(452, 480), (482, 468), (512, 478), (498, 496), (480, 506), (464, 496)]
    paint(c, spline(neck), "#240c20", volume=4, wobble=0.4)
    collar = [
        spline([(446, 478, 1), (430, 490), (440, 528), (470, 556), (486, 520, 1), (470, 500)]),
        spline([(516, 474, 1), (536, 488), (530, 528), (502, 556), (486, 520, 1), (502, 496)]),
    ]
    paint(
        c,
        collar,
        ["#fff0e0", "#c9a0a0"],
        volume=9,
        shading=0.7,
        rim="#ffffff",
        rim_width=2.5,
        ink=0.25,
        streaks=1,
        cast=(3, 6, 5, 0.5),
    )


def _sleeves(c: Canvas) -> None:
    """Her sleeve over his shoulder, his around her waist, and the two that are joined."""
    hers = line([(540, 508), (500, 560), (430, 520), (376, 464)], 42)
    paint(c, hers, ["#e88a86", "#8a2c4a"], volume=14, rim_width=3.5, cast=(6, 12, 8, 0.5), **ROSE)
    paint(c, ellipse(374, 462, 17, 24, -42), "#2a0c22", volume=3, rim="#fff0dc", rim_width=2)
    his = line([(398, 486), (420, 580), (490, 640), (560, 628)], 42)
    paint(c, his, ["#56688a", "#1f2548"], volume=14, rim_width=3.5, cast=(6, 12, 8, 0.5), **BLUE)
    paint(c, ellipse(570, 625, 15, 23, 4), "#100c1c", volume=3, rim="#ffe6c8", rim_width=2)
    joined = line([(292, 466), (230, 500), (176, 470), (132, 386)], 46)
    paint(c, joined, ["#6f82a4", "#252c50"], volume=16, rim_width=4, cast=(8, 14, 8, 0.45), **BLUE)
    paint(c, ellipse(126, 374, 24, 15, -30), "#100c1c", volume=3, rim="#ffe6c8", rim_width=2.5)


def _hat(c: Canvas, x: float, y: float, size: float, turn: float, colour: Colour, band: Colour) -> None:
    def at(points: Points) -> Shape:
        return spline(place(points, x, y, size, turn=turn))

    felt: Manner = {"rim": "#ffe6c8", "ink": 0.2, "shading": 0.8}
    dome = at([(-34, 0, 1), (-34, -34), (-18, -52), (0, -55), (18, -52), (34, -34), (34, 0, 1)])
    paint(c, dome, [mix(colour, "#c9b0b0", 0.3), colour], volume=18, rim_width=4, **felt)
    ribbon = at([(-34, -14, 1), (0, -10), (34, -14, 1), (35, 0, 1), (0, 5), (-35, 0, 1)])
    paint(c, ribbon, band, volume=3)
    brim = [(-62, -4), (-40, 4), (0, 9), (40, 4), (62, -4), (56, 8), (30, 17), (0, 19), (-30, 17), (-56, 8)]
    paint(c, at(brim), [mix(colour, "#c9b0b0", 0.25), colour], volume=6, rim_width=3, **felt)


def _glove(c: Canvas) -> None:
    c.multiply(ellipse(176, 1062, 52, 10), "#140c1c", 0.7, soft=5)
    glove = [
        *[(-44, -8, 1), (-14, -14), (6, -16), (30, -20), (34, -14), (12, -8), (40, -8), (42, -1), (12, -1)],
        *[(38, 5), (36, 11), (10, 7), (26, 16), (22, 20), (0, 12), (-16, 10), (-44, 10, 1)],
    ]
    paint(
        c,
        spline(place(glove, 170, 1052, 1.1, turn=-12)),
        ["#fff0e0", "#c09a9a"],
        volume=7,
        shading=0.7,
        rim="#ffffff",
        rim_width=2,
        detail=0.6,
        ink=0.3,
    )
