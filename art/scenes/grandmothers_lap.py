"""A lap seen from above is a green valley: cattle graze on it and a river of wool runs to the needles."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colour
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polyline, spline

SCENE = Scene(
    id="c44ppc3g",
    slug="grandmothers-lap",
    seed=401,
    palette="P14",
    horizon="none",
    reach="close",
    hour="day",
    mood="tender",
    description="A lap in a green skirt seen from above is a valley with grazing cows; a river of blue wool "
    "runs down it to two old hands that knit.",
    clues=("Where I come from", "Home ground", "The long thread", "Milk and honey"),
    motifs=("growing", "water", "animals", "size", "hands"),
    light=(-0.65, -0.7),
    shadow="#1d3324",
    warmth="#fff0b8",
    grade=("#1c3a34", "#fff0c0", 0.05),
    contrast=0.14,
    saturation=1.06,
    vignette=0.34,
)

RIVER = [
    (404, 250),
    (392, 330),
    (322, 410),
    (330, 486),
    (436, 556),
    (440, 640),
    (330, 716),
    (322, 790),
    (400, 850),
    (404, 930),
]
LEFT = [
    (-60, 1220, 1),
    (-60, 520),
    (20, 330),
    (130, 226),
    (250, 196),
    (340, 232),
    (384, 340),
    (392, 520),
    (392, 800),
    (388, 1220, 1),
]
RIGHT = [
    (380, 1220, 1),
    (386, 800),
    (392, 520),
    (402, 340),
    (450, 216),
    (548, 176),
    (660, 206),
    (760, 320),
    (840, 520),
    (840, 1220, 1),
]
CROSS = (392, 930)


def _first(placed: list[tuple[float, ...]]) -> tuple[float, float]:
    return placed[0][0], placed[0][1]


def draw(c: Canvas) -> None:
    """The rug and slippers, the two hills of the lap, what grows and grazes there, the wool, the hands."""
    _rug(c)
    _slippers(c)
    _lap(c)
    _hedges(c)
    _spectacles(c)
    _river(c)
    _cattle(c)
    _sleeper(c)
    _knitting(c)
    _hands(c)


def _rug(c: Canvas) -> None:
    c.background([(0, "#8a3a4c"), (0.4, "#a84e54"), (1, "#5a2a3c")], angle=4, mottle=1.2)
    for i, tone in enumerate(("#e2c890", "#6a2a40", "#e2c890")):
        band = line([(-20, 96 + i * 17), (200, 62 + i * 17), (420, 52 + i * 17), (800, 84 + i * 17)], 7)
        c.over(band, tone, 0.75)
    diamonds = [
        spline([(x - 22, 40, 1), (x, 22, 1), (x + 22, 40, 1), (x, 58, 1)]) for x in range(-10, 800, 70)
    ]
    c.over(diamonds, "#d8b070", 0.65)
    fringe = [line([(x, -10), (x + 4, 16)], 3.5) for x in range(-10, 790, 13)]
    c.over(fringe, "#f0deb4", 0.8)


def _slippers(c: Canvas) -> None:
    felt: Manner = {"rim": "#fff0c8", "wobble": 0.6, "dark": "#2c1a3c", "detail": 0.5}
    for x, y, flip, turn in ((246, 128, 1, -10), (526, 112, -1, 12)):
        sole = spline(
            place(
                [(-52, 60), (-56, 0), (-42, -56), (0, -76), (40, -58), (54, 0), (50, 60)], x, y, 1, flip, turn
            )
        )
        paint(
            c,
            sole,
            ["#9a6a84", "#5a3a5c"],
            volume=24,
            shading=0.75,
            rim_width=4,
            cast=(12, 12, 10, 0.6),
            **felt,
        )
        trim = line(place([(-54, 22), (-30, 2), (0, -4), (30, 2), (52, 22)], x, y, 1, flip, turn), 17)
        paint(c, trim, ["#fff3dc", "#d8bca8"], volume=6, rim_width=2, cast=(2, 6, 5, 0.4), **felt)
        pom = [ellipse(*_first(place([(0, -34)], x, y, 1, flip, turn)), 17, 15)]
        paint(
            c,
            pom,
            ["#fff3dc", "#d0a8a0"],
            volume=8,
            rim_width=2,
            cast=(5, 7, 5, 0.5),
            **{**felt, "wobble": 1.6},
        )


def _lap(c: Canvas) -> None:
    """Two thighs under one skirt, the valley between them, and the hem over the knees."""
    hem = spline(
        [
            (70, 330),
            (110, 200),
            (200, 150),
            (330, 160),
            (400, 178),
            (470, 144),
            (600, 128),
            (708, 200),
            (730, 330),
        ]
    )
    paint(
        c,
        hem,
        ["#7f9a4a", "#3f6238"],
        volume=20,
        shading=0.7,
        rim="#fff3cf",
        rim_width=3,
        cast=(8, -8, 14, 0.6),
        angle=80,
    )
    c.over(spline([(330, 240), (450, 220), (440, 700), (430, 1180), (350, 1180), (350, 600)]), "#3f6a38")
    grass = [(0, "#c6cf74"), (0.25, "#a0b858"), (0.6, "#7f9f48"), (1, "#55803c")]
    for side, turn in ((RIGHT, 62), (LEFT, 118)):
        thigh = paint(
            c,
            spline(side),
            grass,
            along=("y", 170, 1150),
            volume=90,
            shading=0.62,
            angle=turn,
            streaks=1.3,
            mottle=1.2,
            rim="#fff6cc",
            rim_width=5,
            cast=(10, 4, 22, 0.6),
            wobble=0.8,
        )
        tufts = smoothstep(c.noise(13, 31, 2, wide=0.7, tall=1.6), 0.6, 0.8)
        c.multiply(tufts * thigh, "#4f7a34", 0.28)
    c.multiply(line([(398, 250), (392, 500), (392, 1150)], 60), "#1f4430", 0.55, soft=34)
    folds: list[Points] = [
        [(40, 420), (150, 500), (280, 520), (372, 500)],
        [(-20, 680), (120, 720), (260, 700), (376, 650)],
        [(760, 380), (650, 470), (520, 500), (410, 480)],
        [(790, 650), (660, 700), (520, 690), (408, 630)],
    ]
    c.multiply([line(fold, 20) for fold in folds], "#2c5a34", 0.4, soft=13)
    c.screen([line([(p[0], p[1] - 26) for p in fold], 14) for fold in folds], "#f6f0a0", 0.2, soft=11)


def _tree(c: Canvas, x: float, y: float, size: float, colour: Colour) -> None:
    """An embroidered tree from a little above: a knot of leaves on a short trunk."""
    c.multiply(ellipse(x + size * 0.6, y + 2, size * 1.1, size * 0.34), c.shadow, 0.55, soft=4)
    paint(
        c,
        polyline([(x, y), (x + 1, y - size * 0.7)], max(3, size * 0.22)),
        "#6a4a34",
        volume=2,
        detail=0.6,
        wobble=0.3,
    )
    crown = [
        ellipse(x + dx * size, y - size * (1.1 + dy), size * r)
        for dx, dy, r in ((-0.45, 0, 0.5), (0.42, 0.05, 0.48), (0, 0.45, 0.6))
    ]
    paint(
        c,
        crown,
        [colour, "#2f5a34"],
        volume=size * 0.4,
        shading=0.7,
        rim="#fff6c0",
        rim_width=2,
        wobble=1.4,
        detail=0.4,
    )


def _hedges(c: Canvas) -> None:
    """Flowers in drifts and trees along the folds."""
    chance = random.Random(12)
    for _ in range(230):
        x, y = chance.uniform(10, 758), chance.uniform(250, 1100)
        if abs(x - 392) > 64 and math.sin(x / 62) + math.cos(y / 74 + x / 200) > 0.35:
            tone = chance.choice(["#fff6dc", "#f2d85a", "#c43a5a", "#fff6dc"])
            c.over(ellipse(x, y, chance.uniform(2.4, 4.2)), tone, 0.9)
    for x, y, size, colour in (
        (70, 470, 30, "#7fae4c"),
        (112, 486, 22, "#5f9444"),
        (196, 330, 20, "#8ab854"),
        (612, 300, 22, "#8ab854"),
        (700, 440, 32, "#6f9f48"),
        (656, 458, 22, "#5f9444"),
        (40, 740, 36, "#5f9444"),
        (724, 730, 34, "#7fae4c"),
        (520, 270, 17, "#7fae4c"),
        (270, 268, 16, "#7fae4c"),
    ):
        _tree(c, x, y, size, colour)


def _river(c: Canvas) -> None:
    """A ball of wool is the spring; the thread swells and twists as it comes near."""
    c.multiply(ellipse(418, 286, 84, 44), "#1f4430", 0.7, soft=14)
    wool: Manner = {"rim": "#f2fbff", "wobble": 0.8, "dark": "#1a2c5c", "lit": "#e8fbff"}
    widths = [22 + 22 * i / 40 for i in range(41)]
    spots = _along(RIVER, 41)
    banks = [ellipse(x + 5, y + 8, w * 0.62) for (x, y), w in zip(spots, widths, strict=True)]
    c.multiply(banks, "#16402c", 0.7, soft=9)
    strands = [
        ellipse(x, y, w * 0.5) for (x, y), w in zip(_along(RIVER, 160), np.linspace(22, 44, 160), strict=True)
    ]
    body = paint(
        c,
        strands,
        [(0, "#a8d8e8"), (0.4, "#5aa0c8"), (1, "#3a78b0")],
        along=("y", 230, 930),
        volume=12,
        shading=0.75,
        rim_width=3,
        **wool,
    )
    twists: list[Shape] = []
    for (x, y), (u, v), w in zip(
        _along(RIVER, 100), _along(RIVER, 101)[1:], np.linspace(22, 44, 100), strict=True
    ):
        way = math.atan2(v - y, u - x)
        across, ahead = (
            (-math.sin(way) * w * 0.48, math.cos(way) * w * 0.48),
            (math.cos(way) * w * 0.3, math.sin(way) * w * 0.3),
        )
        twists.append(
            line(
                [
                    (x - across[0] - ahead[0], y - across[1] - ahead[1]),
                    (x, y),
                    (x + across[0] + ahead[0], y + across[1] + ahead[1]),
                ],
                2.6,
            )
        )
    c.multiply(twists, "#1f4a8a", 0.5, soft=0.8, inside=body)
    c.screen([Shape(t.path, 2) for t in twists[::3]], "#ffffff", 0.5, soft=0.6, inside=c.shift(body, -2, -2))
    ball = paint(
        c,
        ellipse(404, 232, 66, 60),
        ["#b8e2ee", "#5aa0c8", "#2f66a0"],
        volume=32,
        shading=0.75,
        rim_width=4,
        cast=(12, 12, 12, 0.5),
        **wool,
    )
    for turn in (-50, 20, 70):
        loops: list[Points] = [
            place([(-70, k), (-30, k - 16), (30, k - 16), (70, k)], 404, 236, 1, turn=turn)
            for k in range(-30, 44, 15)
        ]
        share = {-50: 0.5, 20: 0.3, 70: 0.25}[turn]
        c.multiply([line(loop, 3) for loop in loops], "#1f4a8a", share, soft=0.8, inside=ball)
    c.screen(ellipse(378, 204, 24, 14, -30), "#ffffff", 0.35, soft=8)


def _along(points: Points, count: int) -> list[tuple[float, float]]:
    """Evenly many places on a smooth curve through the points."""
    places = []
    for i in range(count):
        at = i / (count - 1) * (len(points) - 1.0001)
        k, t = int(at), at - int(at)
        p = [points[max(0, min(len(points) - 1, k + d))] for d in (-1, 0, 1, 2)]
        x, y = (
            0.5
            * (
                2 * p[1][a]
                + (p[2][a] - p[0][a]) * t
                + (2 * p[0][a] - 5 * p[1][a] + 4 * p[2][a] - p[3][a]) * t * t
                + (3 * p[1][a] - p[0][a] - 3 * p[2][a] + p[3][a]) * t**3
            )
            for a in (0, 1)
        )
        places.append((x, y))
    return places


def _cow(c: Canvas, x: float, y: float, size: float, flip: float, coat: Colour, patch: Colour) -> None:
    """A cow with her head in the grass, hooves at y."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, flip)

    c.multiply(ellipse(x + 6 * size, y, 44 * size, 9 * size), c.shadow, 0.6, soft=4)
    hide: Manner = {"rim": "#fffbe0", "rim_width": 2.4, "detail": 0.7, "wobble": 0.4, "dark": "#4a2c44"}
    legs = [line(at([(u, -26), (u + d, -2)]), 8 * size) for u, d in ((-26, -2), (-16, 1), (18, -1), (28, 2))]
    body = spline(
        at(
            [
                (-36, -52),
                (-10, -55),
                (20, -56),
                (36, -50),
                (38, -32),
                (26, -20),
                (-4, -16),
                (-30, -20),
                (-40, -36),
            ]
        )
    )
    neck = spline(at([(28, -54), (44, -46), (58, -26), (64, -8), (54, -2), (46, -8), (40, -24), (26, -34)]))
    cow = paint(
        c, [*legs, body, neck], [coat, "#b89a88"], volume=12 * size, shading=0.75, cast=(6, 5, 5, 0.3), **hide
    )
    spots = [
        ellipse(*_first(at([(-16, -42)])), 14 * size, 11 * size),
        ellipse(*_first(at([(20, -34)])), 11 * size, 9 * size, 30),
    ]
    c.over(c.wobble(c.mask(spots), 1.2, 14, 3), patch, 0.85, inside=cow)
    ear = spline(at([(50, -34, 1), (62, -42), (66, -36), (54, -28, 1)]))
    horn = line(at([(48, -40), (52, -50), (58, -52)]), 3.4 * size)
    paint(c, [ear, horn], "#e8d8b8", volume=2, detail=0.7, wobble=0.3)
    paint(
        c, ellipse(*_first(at([(59, -5)])), 7 * size, 6 * size), "#e8b0a0", volume=3, detail=0.7, wobble=0.3
    )
    c.over(line(at([(-38, -48), (-48, -34), (-46, -18)]), 3 * size), patch, 0.9)


def _cattle(c: Canvas) -> None:
    for x, y, size, flip, coat, patch in (
        (590, 372, 0.72, 1, "#f6ead2", "#8a5a44"),
        (300, 350, 0.6, -1, "#b5744c", "#f6ead2"),
        (136, 420, 0.84, 1, "#f6ead2", "#4a3a40"),
        (560, 586, 1.12, -1, "#c07a4e", "#f6ead2"),
        (110, 620, 1.12, 1, "#f6ead2", "#8a5a44"),
        (240, 592, 0.8, -1, "#f6ead2", "#4a3a40"),
    ):
        _cow(c, x, y, size, flip, coat, patch)


def _spectacles(c: Canvas) -> None:
    """Put down on the right knee: their glasses hold two ponds."""
    rims = [ellipse(560, 720, 64, 44, -12), ellipse(700, 690, 64, 44, -12)]
    c.multiply([ellipse(568, 732, 66, 44, -12), ellipse(708, 702, 66, 44, -12)], c.shadow, 0.55, soft=7)
    paint(
        c,
        rims,
        [(0, "#d8f0ec"), (0.5, "#7fc0cc"), (1, "#4a90b0")],
        volume=12,
        shading=0.5,
        dark="#2a5a7a",
        wobble=0.5,
        angle=0,
    )
    c.screen([ellipse(540, 704, 26, 9, -24), ellipse(680, 674, 26, 9, -24)], "#ffffff", 0.6, soft=3)
    wire: Manner = {"volume": 2, "detail": 0.7, "wobble": 0.3, "rim": "#fff3c0", "rim_width": 1.6}
    frame = [rims[0].outline(7), rims[1].outline(7), line([(620, 694), (630, 684), (640, 690)], 7)]
    sides = [line([(498, 732), (520, 806), (570, 836)], 6), line([(762, 676), (790, 740)], 6)]
    paint(c, [*frame, *sides], ["#b58a3c", "#6a4a30"], cast=(4, 6, 4, 0.5), **wire)


def _sleeper(c: Canvas) -> None:
    """The herd lies on its back with a straw over its face, on the left slope."""
    cloth: Manner = {"rim": "#fff6d0", "rim_width": 2, "detail": 0.8, "wobble": 0.3}
    c.multiply(ellipse(196, 800, 64, 12), c.shadow, 0.6, soft=5)
    paint(
        c,
        [line([(200, 788), (244, 776), (262, 796)], 14), line([(200, 792), (240, 792), (274, 800)], 13)],
        ["#4a5a84", "#2c3658"],
        volume=5,
        **cloth,
    )
    paint(
        c,
        spline([(140, 776), (170, 766), (210, 774), (214, 796), (170, 802), (142, 796)]),
        ["#d85a5a", "#8a2c44"],
        volume=10,
        **cloth,
    )
    paint(c, ellipse(126, 782, 17, 16), ["#e8b890", "#b87a60"], volume=7, **cloth)
    paint(
        c,
        [ellipse(122, 774, 27, 10, -22), ellipse(118, 764, 14, 12, -22)],
        ["#f2d488", "#b58a4a"],
        volume=5,
        cast=(3, 6, 4, 0.5),
        **cloth,
    )


def _knitting(c: Canvas) -> None:
    """The finished piece hangs from the needles towards us, row on row."""
    piece = spline(
        [(250, 962, 1), (392, 944), (540, 958, 1), (566, 1060), (584, 1180, 1), (206, 1180, 1), (228, 1060)]
    )
    cloth = paint(
        c,
        piece,
        [(0, "#6ab0d0"), (0.5, "#4a8abc"), (1, "#2f5a94")],
        volume=26,
        shading=0.65,
        cast=(10, -4, 16, 0.6),
        rim="#f2fbff",
        rim_width=3,
        angle=86,
        wobble=0.8,
        dark="#1a2c5c",
        detail=0.4,
    )
    rows: list[Shape] = []
    for row in range(10):
        for i in range(18):
            x, y = 212 + i * 21, 976 + row * 21 - 8 * math.sin((i + 1) / 19 * math.pi)
            rows.append(line([(x - 8, y - 9), (x, y + 6), (x + 8, y - 9)], 4))
    c.multiply(rows, "#1c3c7a", 0.55, soft=0.8, inside=cloth)
    c.screen([Shape(r.path, 2) for r in rows], "#e8fbff", 0.35, soft=0.6, inside=c.shift(cloth, -3, -3))
    for k, tone in ((3, "#fff6dc"), (7, "#c43a5a")):
        stripe = rows[k * 18 : k * 18 + 18]
        c.over([Shape(r.path, 7) for r in stripe], tone, 0.9, inside=cloth)
    loops = [ellipse(258 + i * 20, 952 - 8 * math.sin((i + 1) / 16 * math.pi), 9, 13, 12) for i in range(15)]
    paint(
        c,
        loops,
        ["#8ac8e0", "#3a78b0"],
        volume=4,
        shading=0.7,
        rim="#f2fbff",
        rim_width=2,
        detail=0.5,
        cast=(3, 5, 4, 0.5),
    )


def _needle(c: Canvas, start: tuple[float, float], end: tuple[float, float]) -> None:
    wood: Manner = {"rim": "#fff6d0", "rim_width": 2.5, "detail": 0.75, "wobble": 0.3, "dark": "#4a2440"}
    paint(
        c,
        polyline([start, end], 15),
        ["#e8c890", "#a8744c"],
        volume=5,
        shading=0.7,
        cast=(8, 10, 7, 0.55),
        **wood,
    )
    paint(c, ellipse(*start, 17), ["#e05a6a", "#8a2440"], volume=8, cast=(5, 7, 5, 0.5), **wood)


def _hands(c: Canvas) -> None:
    _needle(c, (60, 872), (560, 916))
    _needle(c, (726, 836), (250, 950))
    skin: Manner = {
        "rim": "#fff0d0",
        "rim_width": 4,
        "shading": 0.75,
        "dark": "#5a2444",
        "wobble": 0.5,
        "lit": "#ffe8c8",
    }
    for x, flip, fist in ((0.0, 1.0, 0), (768.0, -1.0, 1)):
        _hand(c, x, flip, skin, fist)


def _hand(c: Canvas, x: float, flip: float, skin: Manner, ring: int) -> None:
    """An old hand from the card's side: cuff, back, four bent fingers over the needle, the thumb beneath."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, 0, 1, flip)

    tone = [(0, "#eebd9c"), (0.6, "#cf9276"), (1, "#a8685a")]
    thumb = line(at([(60, 1010), (130, 990), (190, 940), (226, 906)]), 44)
    paint(c, thumb, tone, volume=17, cast=(8, 12, 10, 0.5), **skin)
    back = spline(
        at(
            [
                (-60, 930),
                (10, 912),
                (84, 914),
                (142, 950),
                (168, 1010),
                (160, 1074),
                (104, 1120),
                (20, 1150),
                (-60, 1170),
            ]
        )
    )
    paint(c, back, tone, volume=40, cast=(10, 16, 14, 0.5), angle=20, **skin)
    fingers: list[tuple[Points, float]] = [
        ([(112, 1086), (168, 1090), (206, 1066), (214, 1038)], 40),
        ([(130, 1052), (194, 1048), (228, 1016), (232, 990)], 43),
        ([(132, 1006), (204, 998), (246, 966), (250, 944)], 45),
        ([(112, 954), (186, 934), (250, 920), (292, 926)], 43),
    ]
    for points, width in fingers:
        finger = paint(
            c, line(at(points), width), tone, volume=17, cast=(5, 11, 8, 0.55), angle=-20 * flip, **skin
        )
        knuckle = at([points[1]])[0]
        c.multiply(
            [
                line([(knuckle[0] + d, knuckle[1] - 12), (knuckle[0] + d + 2, knuckle[1] + 8)], 3)
                for d in (-6, 2, 10)
            ],
            "#8a4450",
            0.5,
            soft=1.5,
            inside=finger,
        )
        tip, last = at([points[3]])[0], at([points[2]])[0]
        way = math.degrees(math.atan2(tip[1] - last[1], tip[0] - last[0]))
        nail = spline(
            place([(-6, -9), (6, -10), (14, 0), (6, 10), (-6, 9)], tip[0], tip[1], width / 46, turn=way)
        )
        paint(c, nail, ["#ffe0cc", "#e0aa98"], volume=4, shading=0.4, wobble=0.3, detail=0.5, inside=finger)
    veins: list[Points] = [
        [(30, 980), (80, 970), (120, 986)],
        [(20, 1030), (70, 1030), (118, 1040)],
        [(70, 970), (90, 1000), (116, 1016)],
    ]
    c.screen([line(at(vein), 8) for vein in veins], "#ffe0d0", 0.28, soft=3)
    c.multiply([line([(p[0], p[1] + 7) for p in at(vein)], 5) for vein in veins], "#7a4468", 0.3, soft=3)
    c.multiply(
        [ellipse(*_first(at([(u, v)])), 4.5) for u, v in ((56, 1004), (84, 1062), (40, 1066), (100, 1020))],
        "#9a5a4c",
        0.45,
        soft=1,
    )
    if ring:
        band = polyline(at([(170, 1028), (178, 1066)]), 9)
        paint(c, band, ["#ffe49a", "#b5782c"], volume=3, detail=0.7, wobble=0.3, cast=(3, 4, 3, 0.5))
    cuff = spline(at([(-60, 880, 1), (14, 892), (44, 940), (46, 1040), (28, 1150), (-60, 1190, 1)]))
    knit = paint(
        c,
        cuff,
        ["#f2dfc0", "#b8987c"],
        volume=22,
        shading=0.7,
        cast=(10 * flip, 8, 10, 0.5),
        wobble=1,
        rim="#fff8e0",
        rim_width=3,
    )
    c.multiply(
        [line(at([(-40, 900 + i * 24), (46, 912 + i * 23)]), 5) for i in range(11)],
        "#7a5a50",
        0.4,
        soft=2,
        inside=knit,
    )
