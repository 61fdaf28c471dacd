"""An open hand is a country: its lines are a river and roads, and somebody stands where they meet."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import glow
from art.motifs.bent import Tube
from art.motifs.figure import Clothes, figure
from art.motifs.houses import House, house
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, oval, polygon, polyline, spline

SCENE = Scene(
    id="fgf5izh8",
    slug="the-open-palm",
    seed=8311,
    palette="P15",
    horizon="none",
    reach="close",
    hour="day",
    mood="tender",
    description="The lines of a big open palm are a river and paths; a small person with a bundle stands "
    "where they meet, and there are fields, sheep and a house on the hand.",
    clues=("In good hands", "It was always written there", "Which way now?", "The fortune teller"),
    motifs=("hands", "paths", "water", "size", "growing"),
    light=(-0.6, -0.75),
    shadow="#4a2448",
    warmth="#fff4e4",
    grade=("#34203c", "#fff0dc", 0.06),
    contrast=0.15,
    vignette=0.34,
)


def draw(c: Canvas) -> None:
    """Cloth; the hand; its river and roads; woods, fields, house; the crossing; sleeve."""
    _ground(c)
    hand = _hand(c)
    _relief(c, hand)
    _roads(c, hand)
    _river(c, hand)
    _fields(c, hand)
    _woods(c)
    _house(c)
    _crossing(c)
    _ring(c)
    _sleeve(c)


def _ground(c: Canvas) -> None:
    c.background(
        [(0, "#8cb8b0"), (0.5, "#5c9490"), (1, "#32645f")],
        along=np.clip((c.x * 0.4 + c.y) / 1450, 0, 1),
        angle=20,
    )
    luck = random.Random(2)
    blooms = []
    for _ in range(46):
        x, y, r = luck.uniform(-10, 780), luck.uniform(-10, 1160), luck.uniform(9, 17)
        blooms += [
            ellipse(x + r * math.cos(a), y + r * math.sin(a), r * 0.6, r * 0.42, math.degrees(a))
            for a in np.arange(0, 6.2, 1.26)
        ]
    c.screen(blooms, "#cfe8dc", 0.2)


def _sleeve(c: Canvas) -> None:
    m: Manner = {"wobble": 0.7, "rim": "#fff4e4", "rim_width": 4, "shading": 0.62}
    cuff = spline([(176, 1096, 1), (380, 1066), (600, 1100, 1), (640, 1220, 1), (130, 1220, 1)])
    mask = paint(c, cuff, ["#7c5078", "#4a2c54"], volume=34, cast=(16, 6, 16, 0.5), **m)
    ribs = [
        line([(190 + 26 * i, 1092 - 22 * math.sin(i / 16 * math.pi)), (176 + 28 * i, 1160)], 5)
        for i in range(17)
    ]
    c.multiply(ribs, "#24143c", 0.45, soft=1, inside=mask)
    hem = line([(178, 1098), (380, 1068), (598, 1102)], 15)
    paint(c, hem, ["#d8a878", "#8a5c58"], volume=5, **m)


FINGERS: tuple[Points, ...] = (
    [(200, 664, 47), (164, 520, 42), (138, 424, 38), (118, 340, 34), (110, 300, 31)],
    [(302, 606, 54), (282, 430, 50), (268, 300, 46), (260, 200, 41), (258, 150, 37)],
    [(412, 596, 56), (416, 410, 52), (420, 270, 47), (424, 150, 42), (426, 96, 38)],
    [(520, 650, 55), (552, 470, 49), (576, 350, 45), (594, 240, 40), (602, 190, 36)],
)
"""From the little finger to the forefinger: (x, y, half width) from root to tip."""


def _hand(c: Canvas) -> Pixels:
    """One mask: palm, four fingers, thumb; light on the balls, shade in the hollow."""
    parts: list[Shape] = [Tube(axis).piece() for axis in FINGERS]
    parts += [oval(axis[-1:], axis[-1][2] * 1.02, axis[-1][2] * 1.15) for axis in FINGERS]
    palm = spline(
        [
            *[(152, 676), (190, 580), (300, 540), (430, 540), (540, 580), (588, 660), (610, 740), (634, 790)],
            *[
                (640, 860),
                (606, 980),
                (572, 1060),
                (556, 1180),
                (222, 1180),
                (214, 1050),
                (166, 950),
                (136, 800),
            ],
        ]
    )
    thumb = spline(
        [
            *[
                (540, 1010),
                (590, 900),
                (622, 806),
                (654, 730),
                (676, 664),
                (694, 622),
                (722, 604),
                (752, 616),
            ],
            *[
                (768, 654),
                (772, 704),
                (760, 776),
                (732, 862),
                (694, 944),
                (644, 1020),
                (580, 1090),
                (548, 1070),
            ],
        ]
    )
    parts += [palm, thumb]
    whole = c.mask(parts)
    whole = np.asarray(np.clip((c.blur(whole, 7) - 0.42) * 6, 0, 1), np.float32)
    c.multiply(c.shift(whole, 26, 34), "#14303c", 0.6, soft=18)
    tone = np.asarray(
        np.clip(np.hypot(c.x - 300, (c.y - 700) * 0.8) / 560 + (c.noise(180, 4, 4) - 0.5) * 0.2, 0, 1),
        np.float32,
    )
    mask = paint(
        c,
        whole,
        [(0, "#f8d8c0"), (0.4, "#efbda4"), (0.75, "#d89a88"), (1, "#b06c70")],
        along=tone,
        volume=40,
        shading=0.62,
        wobble=0.7,
        dark="#6c2c48",
        rim="#fff8ec",
        rim_width=5,
        angle=84,
        mottle=0.8,
    )
    return mask


def _relief(c: Canvas, hand: Pixels) -> None:
    """The mounts of the palm stand up like hills, the joints are folds."""
    for x, y, across, down, turn in (
        (214.0, 640.0, 70, 60, 0),
        (322, 620, 66, 52, 0),
        (432, 626, 64, 52, 0),
        (524, 680, 56, 60, 20),
        (570, 900, 92, 150, 26),
        (212, 880, 74, 150, -6),
    ):
        c.screen(
            ellipse(x - 12, y - 14, across * 0.8, down * 0.8, turn), "#fff0e0", 0.34, soft=22, inside=hand
        )
        c.multiply(
            ellipse(x + 16, y + down * 0.72, across * 0.9, 16, turn), "#a05464", 0.26, soft=14, inside=hand
        )
    c.multiply(ellipse(370, 830, 120, 150), "#b06470", 0.34, soft=46, inside=hand)
    for axis, joints in zip(FINGERS, ((0.42, 0.7), (0.4, 0.68), (0.4, 0.68), (0.42, 0.7)), strict=True):
        tube = Tube(axis)
        for share in (0.08, *joints):
            for off in (0, 0.022):
                x, y, half, heading = tube.at(share + off)
                fold = [
                    (
                        x - math.sin(heading) * k * half * 0.84,
                        y + math.cos(heading) * k * half * 0.84 + 4 * (1 - k * k),
                    )
                    for k in (-1, -0.4, 0.2, 0.9)
                ]
                c.multiply(line(fold, 3.4), "#8a3c50", 0.5, soft=1, inside=hand)
            x, y, half, heading = tube.at(min(share + 0.12, 1))
            c.screen(
                ellipse(x - half * 0.2, y, half * 0.5, half * 0.8, math.degrees(heading) + 90),
                "#fff4e8",
                0.26,
                soft=12,
                inside=hand,
            )
        x, y, half, heading = tube.at(0.94)
        for k in range(5):
            c.multiply(
                ellipse(x, y + 6, half * (0.2 + 0.13 * k), half * (0.28 + 0.17 * k)).outline(1.6),
                "#a05464",
                0.3,
                inside=hand,
            )
    for points in ([(684, 760), (716, 764), (744, 782)], [(688, 774), (716, 778), (740, 794)]):
        c.multiply(line(points, 3.4), "#8a3c50", 0.5, soft=1, inside=hand)
    wrist = [
        line([(206, 1052 + 20 * k), (300, 1070 + 20 * k), (430, 1072 + 20 * k), (570, 1050 + 20 * k)], 4)
        for k in range(2)
    ]
    c.multiply(wrist, "#8a3c50", 0.45, soft=1.2, inside=hand)


HEART: Points = [(150, 752), (220, 750), (310, 732), (400, 692), (462, 640), (474, 590)]
HEAD: Points = [(192, 912), (270, 864), (366, 818), (470, 770), (556, 738), (604, 724)]
LIFE: Points = [(618, 762), (560, 792), (502, 842), (466, 910), (452, 1000), (462, 1080), (470, 1180)]
FATE: Points = [(330, 1120), (340, 1010), (362, 910), (378, 820), (374, 740), (356, 670), (350, 590)]


def _trench(c: Canvas, points: Points, wide: float, hand: Pixels) -> None:
    """A line of the hand: dark in the fold, lit along its far lip."""
    c.multiply(line(points, wide + 12), "#8a3c50", 0.5, soft=6, inside=hand)
    c.screen(
        line([(x + 3, y + wide * 0.62) for x, y in (p[:2] for p in points)], 5),
        "#fff6ea",
        0.6,
        soft=1.6,
        inside=hand,
    )


def _roads(c: Canvas, hand: Pixels) -> None:
    for points, wide in ((HEART, 11.0), (HEAD, 12.5), (FATE, 9.0)):
        last = len(points) - 1
        taper = [0.25 if i in (0, last) else 0.7 if i in (1, last - 1) else 1.0 for i in range(last + 1)]
        bed = Tube([(p[0], p[1], wide * share) for p, share in zip(points, taper, strict=True)]).piece()
        c.multiply(c.mask(bed.outline(wide)), "#8a3c50", 0.42, soft=6, inside=hand)
        c.screen(c.shift(c.mask(bed), 2, 6), "#fff6ea", 0.5, soft=2, inside=hand)
        way = paint(
            c,
            c.mask(bed) * hand,
            ["#f4dcb4", "#e0bf94", "#c8a080"],
            volume=0,
            wobble=1.1,
            angle=20,
            mottle=1,
        )
        c.multiply(c.shift(c.mask(bed.outline(7)), 0, -3), "#8a5048", 0.45, soft=2.5, inside=way)
        luck = random.Random(int(wide))
        grit = [ellipse(luck.uniform(140, 610), luck.uniform(570, 1130), 2, 1.4) for _ in range(900)]
        c.multiply(grit, "#8a5c54", 0.4, inside=way)


def _river(c: Canvas, hand: Pixels) -> None:
    """The line of life is water, rising by the forefinger's root and leaving at the wrist."""
    _trench(c, LIFE, 38, hand)
    mask = paint(
        c,
        c.mask(line(LIFE, 38)) * hand,
        [(0, "#bfe0d4"), (0.4, "#5ca8a4"), (1, "#2c6c74")],
        volume=6,
        shading=0.4,
        wobble=1.2,
        angle=70,
    )
    for k in range(9):
        off = -14 + 3.6 * k
        wave = line(
            [
                (x + off, y + off * 0.4 + 3 * math.sin(i * 2 + k))
                for i, (x, y) in enumerate(p[:2] for p in LIFE)
            ],
            2,
        )
        c.screen(
            np.asarray(c.mask(wave) * smoothstep(c.noise(30, k, 3), 0.4, 0.6), np.float32),
            "#f0fff4",
            0.6,
            inside=mask,
        )
    x, y = 458.0, 966.0
    boat = spline([(x - 9, y - 20, 1), (x + 8, y - 18, 1), (x + 11, y + 8), (x, y + 24, 1), (x - 11, y + 8)])
    paint(
        c,
        boat,
        ["#c87858", "#7c3c40"],
        volume=4,
        wobble=0.3,
        detail=0.7,
        rim="#fff4e4",
        rim_width=1.6,
        cast=(3, 4, 3, 0.5),
    )
    sail = spline([(x, y - 34, 1), (x + 26, y - 14), (x + 2, y + 10, 1)])
    paint(c, sail, ["#fffaf0", "#d8c8cc"], volume=4, wobble=0.3, detail=0.7, cast=(4, 6, 4, 0.4))


def _fields(c: Canvas, hand: Pixels) -> None:
    """Furrows on the ball of the thumb, a meadow under the little finger."""
    plot = spline(
        [(500, 880, 1), (560, 836), (640, 830, 1), (634, 900), (590, 980), (520, 1000, 1), (488, 940)]
    )
    mask = paint(
        c,
        c.mask(plot) * hand,
        ["#c8b878", "#8a9460", "#5c7458"],
        volume=5,
        wobble=1,
        shading=0.5,
        rim="#fff8dc",
        rim_width=2.5,
    )
    rows = [line([(486 + 17 * k, 1006), (510 + 16 * k, 920), (546 + 13 * k, 826)], 4.5) for k in range(10)]
    c.multiply(rows, "#4a5c40", 0.45, inside=mask)
    c.screen(
        [
            line([(x + 6, y) for x, y in ((486 + 17 * k, 1006), (510 + 16 * k, 920), (546 + 13 * k, 826))], 3)
            for k in range(10)
        ],
        "#f4ecb0",
        0.35,
        inside=mask,
    )
    mead = spline([(150, 780), (210, 770), (270, 790), (262, 836), (206, 872), (150, 866)])
    paint(
        c,
        c.mask(mead) * hand,
        ["#a8bc80", "#7c9c6c"],
        volume=8,
        wobble=2,
        shading=0.45,
        rim="#fff8dc",
        rim_width=2.5,
    )
    c.multiply(mead.outline(3), "#5c7450", 0.35, soft=1)
    for x, y, flip in ((186, 812, 1), (226, 822, -1), (196, 846, 1)):
        sheep = [ellipse(x, y, 12, 9), ellipse(x - 5, y - 3, 8), ellipse(x + 5, y - 4, 8)]
        c.multiply(ellipse(x + 4, y + 9, 13, 4), "#4a5c48", 0.6, soft=2)
        paint(
            c, sheep, ["#fffaf2", "#d0c0c4"], volume=4, wobble=0.7, detail=0.7, rim="#ffffff", rim_width=1.6
        )
        paint(
            c, ellipse(x + 13 * flip, y - 2, 5, 6), ["#5c4450", "#34243c"], volume=2, wobble=0.2, detail=0.7
        )


def _tree(c: Canvas, x: float, y: float, r: float, tone: tuple[str, str]) -> None:
    c.multiply(ellipse(x + r * 0.9, y + r * 0.5, r * 1.3, r * 0.5, 20), "#7c3048", 0.5, soft=r * 0.25)
    paint(
        c, line([(x, y + r * 0.6), (x, y - r * 0.4)], r * 0.32), ["#8a5c4c", "#5c3844"], volume=2, wobble=0.3
    )
    crown = [
        ellipse(x, y - r, r, r * 1.05),
        ellipse(x - r * 0.6, y - r * 0.7, r * 0.6),
        ellipse(x + r * 0.6, y - r * 0.75, r * 0.6),
        ellipse(x + r * 0.1, y - r * 1.7, r * 0.6),
    ]
    paint(
        c, crown, list(tone), volume=r * 0.5, wobble=1.4, shading=0.65, rim="#fff8dc", rim_width=2, detail=0.4
    )


def _woods(c: Canvas) -> None:
    luck = random.Random(5)
    places = [
        (196, 600, 20),
        (228, 572, 17),
        (206, 540, 15),
        (300, 560, 19),
        (332, 540, 16),
        (330, 640, 16),
        (290, 640, 14),
        (436, 520, 17),
        (462, 548, 15),
        (540, 640, 17),
        (516, 610, 14),
        (184, 980, 20),
        (222, 1004, 17),
        (250, 950, 18),
        (196, 936, 16),
        (280, 1010, 16),
        (500, 1050, 17),
        (536, 1034, 15),
    ]
    for k, (x, y, r) in enumerate(sorted(places, key=lambda spot: spot[1])):
        _tree(
            c,
            x,
            y,
            r * luck.uniform(0.9, 1.15),
            (("#a8c088", "#4f7f5c"), ("#8cb498", "#3f7a78"), ("#d0c484", "#8a8c58"))[k % 3],
        )
    for axis, tall in ((FINGERS[2], 2), (FINGERS[1], 1), (FINGERS[0], 1)):
        for k in range(tall):
            _tree(c, axis[-1][0] - 14 + 30 * k, axis[-1][1] + 26 + 8 * k, 11, ("#a8c088", "#4f7f5c"))


def _house(c: Canvas) -> None:
    """On the mount under the ring finger, with washing out; the smoke goes straight up."""
    c.multiply(ellipse(262, 702, 60, 12, 6), "#7c3048", 0.55, soft=6)
    house(
        c,
        236,
        700,
        70,
        42,
        House(
            "#fbeedc", "#a84c50", rows=1, columns=2, lit_share=0.0, door=True, roof_height=0.66, rim="#ffffff"
        ),
        3,
    )
    linen = line([(282, 690), (312, 694), (340, 686)], 2.4)
    c.over(
        [linen, polyline([(282, 704), (282, 676)], 3), polyline([(340, 700), (340, 672)], 3)], "#6a4450", 0.9
    )
    sheets = [
        polygon([(290, 691), (304, 693), (303, 708), (290, 706)]),
        polygon([(312, 694), (328, 690), (328, 706), (313, 709)]),
    ]
    paint(c, sheets, ["#ffffff", "#d8ccd8"], volume=2, wobble=0.4, detail=0.7)


def _crossing(c: Canvas) -> None:
    """The traveller, the bundle on a stick, and a signpost whose arms bear nothing."""
    x, y = 386.0, 830.0
    m: Manner = {"wobble": 0.3, "detail": 0.75, "rim": "#fff8ec", "rim_width": 2, "shading": 0.6}
    glow(c, x, y - 60, 120, "#fff4dc", 0.35)
    c.multiply(polyline([(x - 44, y - 6), (x + 20, y + 22)], 7), "#7c3048", 0.5, soft=3)
    post = polyline([(x - 46, y - 4), (x - 46, y - 116)], 8)
    paint(c, post, ["#b07c5c", "#6a4048"], volume=3, **m)
    for down, side in ((-108, 1), (-86, -1), (-64, 1)):
        arm = polygon(
            [
                (x - 46 - side * 12, y + down - 9),
                (x - 46 + side * 36, y + down - 9),
                (x - 46 + side * 50, y + down),
                (x - 46 + side * 36, y + down + 9),
                (x - 46 - side * 12, y + down + 9),
            ]
        )
        paint(c, arm, ["#f0d0a8", "#b08468"], volume=3, cast=(3, 4, 3, 0.4), **m)
    wears = Clothes(
        coat="#3f7a78", hem="#22525c", hair="#4a2c34", legs="#3c2c44", hat="straw", scarf="#c8506c"
    )
    figure(
        c,
        x + 12,
        y + 12,
        118,
        wears,
        arms=[[(8, -67), (18, -58), (20, -70)], [(-8, -67), (-15, -52), (-10, -42)]],
        rim="#fff8ec",
    )
    stick = polyline([(x + 2, y - 56), (x + 52, y - 104)], 4)
    paint(c, stick, ["#b07c5c", "#6a4048"], volume=1.5, **m)
    pack = spline(
        [
            (x + 52, y - 106, 1),
            (x + 66, y - 98),
            (x + 72, y - 76),
            (x + 54, y - 64),
            (x + 38, y - 76),
            (x + 42, y - 96),
        ]
    )
    paint(c, pack, ["#d8687c", "#8a3454"], volume=7, **m)


def _ring(c: Canvas) -> None:
    """A plain ring at the root of one finger is a garden wall with a gate."""
    x, y, half, heading = Tube(FINGERS[1]).at(0.26)
    arc = [
        (x - math.sin(heading) * k * half * 0.93, y + math.cos(heading) * k * half * 0.93 + 13 * (1 - k * k))
        for k in (-1, -0.6, -0.2, 0.2, 0.6, 1)
    ]
    c.multiply(line([(px + 3, py + 9) for px, py in arc], 15), "#7c3048", 0.5, soft=5)
    paint(
        c,
        line(arc, 17),
        [(0, "#fff4c8"), (0.5, "#e8c078"), (1, "#a8743c")],
        volume=6,
        wobble=0.3,
        detail=0.5,
        rim="#ffffff",
        rim_width=2.5,
    )
    stone = oval([(x, y + 12)], 12, 10)
    paint(
        c,
        stone,
        ["#bff0e4", "#3f8a93"],
        volume=5,
        wobble=0.3,
        detail=0.7,
        rim="#ffffff",
        rim_width=2,
        cast=(2, 4, 3, 0.5),
    )
