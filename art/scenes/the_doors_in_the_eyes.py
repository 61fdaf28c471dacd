"""A cat's face, so near that it fills everything: its pupils are doors, and somebody stands on one
threshold."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import dust, glow
from art.motifs.figure import Clothes, figure
from art.motifs.fur import fur
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="fwgioadx",
    slug="the-doors-in-the-eyes",
    seed=8229,
    palette="P5",
    horizon="none",
    reach="close",
    hour="night",
    mood="uneasy",
    description="A black cat's face fills the picture; the pupils of its amber eyes are tall doors, one "
    "ajar with a small person with a suitcase on the step, and a mouse sits on its nose.",
    clues=("Second thoughts", "Nine lives, two exits", "Look into my eyes", "Which one is home?"),
    motifs=("animals", "doors", "size", "secrets", "night"),
    light=(0.0, 0.7),
    shadow="#0c0612",
    warmth="#ffd890",
    grade=("#100814", "#ffdc98", 0.06),
    contrast=0.19,
    vignette=0.4,
)

LEFT, RIGHT = (214.0, 520.0), (560.0, 520.0)
TILT = 11.0


def draw(c: Canvas) -> None:
    """Dark; ears and head; the fur along the face; eyes, doors, who stands there; nose and whiskers; the
    mouse."""
    c.background([(0, "#7a3038"), (0.3, "#a8503c"), (0.6, "#5a1f30"), (1, "#2a1020")], angle=80, mottle=0.9)
    glow(c, 384, 120, 420, "#e08a4c", 0.5)
    face = _head(c)
    for side, spot in ((1, LEFT), (-1, RIGHT)):
        _eye(c, spot, side)
    _muzzle(c, face)
    _door(c, LEFT, 1, ajar=True)
    _door(c, RIGHT, -1, ajar=False)
    _mouse(c)
    _whiskers(c)
    dust(c, 50, (80, 360, 700, 1000), "#ffdc98", 4)


def _head(c: Canvas) -> Pixels:
    coat: Manner = {
        "shading": 0.7,
        "streaks": 1.4,
        "mottle": 1.2,
        "wobble": 2,
        "dark": "#08040c",
        "lit": "#c8743f",
    }
    for flip, x in ((1, 0), (-1, 768)):
        ear = [(20, 330), (14, 180), (50, 30), (92, -60, 1), (190, 20), (270, 130), (300, 240), (160, 330)]
        paint(
            c,
            spline([(x + flip * p[0], *p[1:]) for p in ear]),
            ["#33202c", "#1c1018"],
            volume=34,
            angle=70 * flip,
            rim="#a85a4a",
            rim_width=5,
            **coat,
        )
        inner = [(58, 260), (60, 150), (88, 50), (108, 10, 1), (170, 80), (222, 170), (236, 240), (140, 290)]
        paint(
            c,
            spline([(x + flip * p[0], *p[1:]) for p in inner]),
            ["#b85a54", "#6a2c38"],
            volume=24,
            angle=70 * flip,
            **coat,
        )
        tufts = [
            line(
                [
                    (x + flip * (70 + k * 13), 270 - k * 4),
                    (x + flip * (80 + k * 12), 200 - k * 6),
                    (x + flip * (96 + k * 11), 140 - k * 2),
                ],
                4,
            )
            for k in range(11)
        ]
        c.over(tufts, "#2a1620", 0.9)
        c.screen(tufts[::2], "#d88a70", 0.3)
    head = [
        (-60, 700),
        (-40, 460),
        (20, 300),
        (130, 200),
        (260, 156),
        (384, 146),
        (508, 156),
        (638, 200),
        (748, 300),
        (808, 460),
        (828, 700),
        (800, 980),
        (700, 1140),
        (560, 1240),
        (208, 1240),
        (68, 1140),
        (-32, 980),
    ]
    mask = paint(
        c,
        spline(head),
        [(0, "#2e1a26"), (0.4, "#1e1018"), (1, "#150a12")],
        along=("r", 384, 600, 640),
        volume=90,
        angle=90,
        rim="#a85a4a",
        rim_width=5,
        **coat,
    )
    hollows = [
        ellipse(LEFT[0] + 8, LEFT[1] + 10, 172, 150, TILT),
        ellipse(RIGHT[0] - 8, RIGHT[1] + 10, 172, 150, -TILT),
    ]
    c.multiply(hollows, "#08040c", 0.6, soft=30)
    c.screen([line([(384, 200), (384, 400), (384, 640)], 54)], "#7a4038", 0.25, soft=36)

    def hair(chance: random.Random) -> Points:
        x, y = chance.uniform(0, 768), chance.uniform(150, 1150)
        dx, dy = x - 384, y - 760
        away = math.hypot(dx, dy) or 1
        dx, dy = dx / away, dy / away - (0.5 if y < 500 and abs(x - 384) < 120 else 0)
        long = chance.uniform(36, 84)
        bend = chance.uniform(-5, 5)
        return [(x, y), (x + dx * long * 0.5 + bend, y + dy * long * 0.5), (x + dx * long, y + dy * long + 4)]

    fur(c, mask, hair, 2600, "#05020a", "#c8785c", 5, 0.13)
    stripes: list[Points] = [
        [(384, 180), (382, 240), (386, 310)],
        [(340, 184), (330, 250), (346, 326)],
        [(428, 184), (438, 250), (422, 326)],
        [(292, 206), (280, 262), (296, 320)],
        [(476, 206), (488, 262), (472, 320)],
    ]
    c.multiply([line(stripe, 17) for stripe in stripes], "#05020a", 0.65, soft=5, inside=mask)
    return mask


def _almond(spot: tuple[float, float], side: int, size: float = 1.0) -> Shape:
    points = [
        (-150, 34, 1),
        (-112, -38),
        (-44, -92),
        (36, -98),
        (104, -58),
        (142, -12, 1),
        (112, 52),
        (48, 96),
        (-34, 100),
        (-104, 72),
    ]
    return spline(place(points, spot[0], spot[1], size, side, turn=TILT * side))


def _eye(c: Canvas, spot: tuple[float, float], side: int) -> None:
    x, y = spot
    paint(
        c,
        _almond(spot, side, 1.14),
        ["#0a050c", "#1c0e16"],
        volume=10,
        wobble=0.6,
        shading=0.5,
        rim="#c87858",
        rim_width=4,
        light=(0, 1),
    )
    globe = _almond(spot, side)
    mask = paint(
        c,
        globe,
        [(0, "#fff09c"), (0.4, "#f8c84c"), (0.75, "#d88a30"), (1, "#6a3420")],
        along=("r", x, y + 6, 150),
        volume=26,
        shading=0.6,
        wobble=0.4,
        detail=0.45,
        streaks=0.4,
        light=(0, -1),
        dark="#3a1014",
        lit="#fff6c8",
        rim="#fff0b8",
        rim_width=3,
    )
    luck = random.Random(7)
    rays: list[Shape] = []
    glints: list[Shape] = []
    for _ in range(150):
        a = luck.uniform(0, 2 * math.pi)
        start, end = luck.uniform(36, 70), luck.uniform(80, 140)
        ray = line(
            [
                (x + start * math.cos(a), y + start * math.sin(a)),
                (x + end * math.cos(a) + luck.uniform(-6, 6), y + end * math.sin(a) + luck.uniform(-6, 6)),
            ],
            luck.uniform(1.4, 3.4),
        )
        (rays if luck.random() < 0.55 else glints).append(ray)
    c.multiply(rays, "#8a3c1c", 0.5, soft=0.8, inside=mask)
    c.screen(glints, "#fff0a0", 0.4, soft=0.8, inside=mask)
    c.screen(ellipse(x, y + 4, 66, 84).outline(14), "#2f7f86", 0.5, soft=9, inside=mask)
    shade = c.mask(
        spline(
            place(
                [
                    (-160, 40),
                    (-112, -38),
                    (-44, -92),
                    (36, -98),
                    (104, -58),
                    (150, -12),
                    (110, -22),
                    (30, -62),
                    (-50, -56),
                    (-116, 0),
                ],
                x,
                y,
                1,
                side,
                turn=TILT * side,
            )
        ),
        10,
    )
    c.multiply(shade * mask, "#2a0c14", 0.5)
    corner = place([(-150, 34)], x, y, 1, side, turn=TILT * side)[0]
    c.multiply(
        line(
            [
                (corner[0], corner[1]),
                (corner[0] + side * -10, corner[1] + 40),
                (corner[0] + side * 6, corner[1] + 90),
            ],
            17,
        ),
        "#05020a",
        0.7,
        soft=6,
    )


def _door(c: Canvas, spot: tuple[float, float], side: int, ajar: bool) -> None:
    """The slit of the pupil: a frame, a leaf, a sill with two steps, and what is behind."""
    x, y = spot
    half, top, foot = 38, y - 96, y + 92
    arch = spline(
        [
            (x - half, foot, 1),
            (x - half, top + 60),
            (x - half * 0.6, top + 18),
            (x, top, 1),
            (x + half * 0.6, top + 18),
            (x + half, top + 60),
            (x + half, foot, 1),
        ]
    )
    wide = spline(
        [
            (x - half - 9, foot + 5, 1),
            (x - half - 9, top + 56),
            (x - half * 0.7, top + 6),
            (x, top - 16, 1),
            (x + half * 0.7, top + 6),
            (x + half + 9, top + 56),
            (x + half + 9, foot + 5, 1),
        ]
    )
    frame: Manner = {
        "wobble": 0.3,
        "detail": 0.75,
        "rim": "#ffe8a8",
        "rim_width": 2.4,
        "light": (0, -1),
        "dark": "#08040c",
    }
    c.multiply(c.mask(wide, 9), "#3a1014", 0.55)
    paint(c, wide, ["#3c1c24", "#140a12"], volume=5, **frame)
    if ajar:
        hole = paint(c, arch, ["#0a0612", "#12102a", "#1c2440"], volume=3, wobble=0.3, detail=0.7)
        luck = random.Random(5)
        stars = [
            (
                luck.uniform(x - half, x + half),
                luck.uniform(top + 10, foot - 30),
                luck.uniform(0.8, 1.9),
                luck.uniform(0.5, 1),
            )
            for _ in range(36)
        ]
        c.screen(c.dots(stars) * hole, "#fff4d0", 0.9)
        moon = np.asarray(
            np.clip(c.mask(ellipse(x + 10, top + 62, 13)) - c.mask(ellipse(x + 16, top + 58, 12)), 0, 1),
            np.float32,
        )
        c.over(moon * hole, "#fff0b8")
        leaf = polygon(
            [(x - half, top + 58), (x - half - 34, top + 40), (x - half - 34, foot + 22), (x - half, foot)]
        )
        paint(c, leaf, ["#2f7f86", "#164450"], volume=4, cast=(-5, 4, 5, 0.5), **frame)
        c.multiply(
            [
                polygon(
                    [
                        (x - half - 7, top + 74),
                        (x - half - 28, top + 66),
                        (x - half - 28, y - 6),
                        (x - half - 7, y - 8),
                    ]
                ).outline(2),
                polygon(
                    [
                        (x - half - 7, y + 8),
                        (x - half - 28, y + 10),
                        (x - half - 28, foot + 6),
                        (x - half - 7, foot - 10),
                    ]
                ).outline(2),
            ],
            "#08202c",
            0.8,
        )
        c.over(ellipse(x - half - 28, y + 4, 3.4), "#ffd27a")
    else:
        paint(c, arch, ["#2f7f86", "#1c5560", "#123844"], volume=5, angle=88, **frame)
        c.over(polyline([(x, top + 8), (x, foot)], 3), "#061820")
        c.screen([polyline([(x + 1, top + 20), (x + 1, foot)], 1.8)], "#ffe08a", 0.9)
        glow(c, x, y, 60, "#ffc860", 0.35, tall=1.6)
        panels = [
            polygon(
                [(x + d * 8, top + 58), (x + d * 30, top + 66), (x + d * 30, y - 4), (x + d * 8, y - 4)]
            ).outline(2.4)
            for d in (-1, 1)
        ] + [
            polygon(
                [(x + d * 8, y + 10), (x + d * 30, y + 10), (x + d * 30, foot - 12), (x + d * 8, foot - 12)]
            ).outline(2.4)
            for d in (-1, 1)
        ]
        c.multiply(panels, "#061820", 0.7)
        paint(
            c,
            [ellipse(x - 7, y + 4, 4), ellipse(x + 7, y + 4, 4)],
            ["#ffe08a", "#a8642c"],
            volume=2,
            detail=0.9,
            wobble=0.1,
        )
    for k in range(2):
        step = polygon(
            [
                (x - half - 6 - k * 12, foot + k * 13),
                (x + half + 6 + k * 12, foot + k * 13),
                (x + half + 12 + k * 12, foot + 13 + k * 13),
                (x - half - 12 - k * 12, foot + 13 + k * 13),
            ]
        )
        paint(c, step, ["#f0c468", "#8a4a28"], volume=3, cast=(0, 5, 4, 0.5), **frame)
    if ajar:
        wears = Clothes(
            coat="#e8dcc0",
            hem="#a88868",
            hair="#3a2028",
            legs="#2a1824",
            hat=None,
            scarf="#c8483c",
            skin="#e0a880",
        )
        figure(
            c,
            x + 10,
            foot + 9,
            88,
            wears,
            arms=[[(8, -66), (15, -54), (16, -42)], [(-8, -66), (-15, -60), (-24, -66)]],
            rim="#fff4cc",
            detail=0.9,
        )
        case = polygon([(x + 16, foot - 20), (x + 38, foot - 20), (x + 38, foot + 2), (x + 16, foot + 2)])
        paint(
            c, case, ["#a85a3c", "#4a2020"], volume=3, wobble=0.2, detail=0.85, rim="#ffe0a8", rim_width=1.6
        )
        c.over(
            line([(x + 22, foot - 20), (x + 24, foot - 26), (x + 31, foot - 26), (x + 33, foot - 20)], 2.4),
            "#4a2020",
        )
    c.screen(ellipse(x + 66, y - 44, 11, 8, -20), "#fffbe8", 0.8, soft=2.4)


def _muzzle(c: Canvas, face: Pixels) -> None:
    for side in (-1, 1):
        pad = spline(
            [
                (384, 838),
                (384 + side * 60, 830),
                (384 + side * 126, 868),
                (384 + side * 150, 934),
                (384 + side * 118, 996),
                (384 + side * 52, 1014),
                (384 + side * 6, 984),
            ]
        )
        paint(
            c,
            pad,
            ["#4a2c34", "#2c1820", "#1c1018"],
            volume=46,
            shading=0.65,
            streaks=1.3,
            wobble=1.6,
            angle=40 * side,
            dark="#08040c",
            lit="#c8743f",
            rim="#a85a4a",
            rim_width=3,
            light=(0, 0.6),
        )
        dots = [
            ellipse(384 + side * (62 + k % 4 * 22), 900 + k // 4 * 26 + (k % 2) * 7, 4) for k in range(12)
        ]
        c.multiply(dots, "#05020a", 0.7, soft=0.8)
    chin = spline(
        [
            (310, 1010),
            (350, 1000),
            (384, 990),
            (418, 1000),
            (458, 1010),
            (450, 1080),
            (384, 1110),
            (318, 1080),
        ]
    )
    paint(
        c,
        chin,
        ["#2c1820", "#1c1018"],
        volume=30,
        shading=0.6,
        streaks=1.3,
        wobble=1.6,
        angle=90,
        dark="#08040c",
        lit="#c8743f",
    )
    c.multiply(
        [
            line([(384, 872), (384, 980)], 6),
            line([(384, 980), (340, 1012), (282, 1004)], 7),
            line([(384, 980), (428, 1012), (486, 1004)], 7),
        ],
        "#05020a",
        0.85,
        soft=1.6,
    )
    bridge = spline(
        [(330, 640), (352, 740), (326, 822), (384, 850), (442, 822), (416, 740), (438, 640), (384, 610)]
    )
    c.screen(c.mask(bridge, 26) * face, "#8a4a3c", 0.34)
    nose = spline(
        [
            (322, 816),
            (352, 796),
            (384, 800),
            (416, 796),
            (446, 816),
            (434, 846),
            (404, 872),
            (384, 880),
            (364, 872),
            (334, 846),
        ]
    )
    paint(
        c,
        nose,
        ["#b8584c", "#8a3a3c", "#4a1c24"],
        volume=24,
        shading=0.75,
        wobble=0.6,
        angle=0,
        detail=0.35,
        dark="#1c0810",
        lit="#ffc8a0",
        rim="#ffb890",
        rim_width=4,
        light=(0, -1),
        cast=(0, 8, 9, 0.5),
    )
    c.multiply([ellipse(350, 846, 15, 9, 24), ellipse(418, 846, 15, 9, -24)], "#1c0810", 0.85, soft=2)


def _mouse(c: Canvas) -> None:
    """It sits on the nose and looks up into the open door."""
    x, y = 392.0, 802.0
    coat: Manner = {
        "wobble": 0.5,
        "detail": 0.65,
        "rim": "#fff0c0",
        "rim_width": 3,
        "dark": "#1c1018",
        "light": (-0.6, -0.8),
    }
    c.multiply(ellipse(x, y + 2, 40, 9), "#08040c", 0.6, soft=5)
    tail = line([(x + 24, y - 6), (x + 52, y + 4), (x + 62, y + 30), (x + 50, y + 52), (x + 62, y + 70)], 5)
    paint(c, tail, ["#d89a88", "#8a5450"], volume=2, **coat)
    body = [
        (x - 24, y + 2, 1),
        (x - 30, y - 22),
        (x - 22, y - 50),
        (x - 4, y - 64),
        (x + 16, y - 56),
        (x + 28, y - 30),
        (x + 28, y + 2, 1),
    ]
    paint(c, spline(body), ["#d8ccc0", "#9a8a88", "#5f5058"], volume=16, shading=0.7, **coat)
    head = [
        (x - 6, y - 56),
        (x - 26, y - 62),
        (x - 48, y - 78),
        (x - 52, y - 84),
        (x - 46, y - 90),
        (x - 26, y - 98),
        (x - 6, y - 96),
        (x + 8, y - 84),
        (x + 8, y - 66),
    ]
    paint(c, spline(head), ["#e0d4c8", "#a8989a"], volume=12, shading=0.6, **coat)
    for ex, ey, r in ((x + 12, y - 100, 15), (x - 12, y - 106, 12)):
        paint(c, ellipse(ex, ey, r, r * 1.05), ["#d8ccc0", "#8a7a7c"], volume=5, **coat)
        c.over(ellipse(ex, ey, r * 0.62, r * 0.66), "#d8948c", 0.9)
    c.over([ellipse(x - 24, y - 84, 3.4), ellipse(x - 52, y - 85, 3.6)], "#1c0e16")
    c.screen(ellipse(x - 25, y - 85.4, 1.2), "#ffffff")
    paws = [ellipse(x - 20, y - 34, 6, 5), ellipse(x - 16, y, 11, 5), ellipse(x + 12, y, 12, 5)]
    paint(c, paws, ["#e8b8a8", "#a87870"], volume=2, **coat)


def _whiskers(c: Canvas) -> None:
    hairs: list[Shape] = []
    for side in (-1, 1):
        for y0, y1, bend in (
            (894, 800, -30),
            (908, 866, -24),
            (926, 940, -12),
            (944, 1010, 6),
            (958, 1074, 24),
        ):
            root = (384 + side * 104, y0)
            tip = (384 + side * 420, y1)
            middle = ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 + bend)
            hairs.append(
                spline(
                    [
                        (root[0], root[1] - 2.6, 1),
                        (middle[0], middle[1] - 2),
                        (*tip, 1),
                        (middle[0], middle[1] + 2),
                        (root[0], root[1] + 2.6, 1),
                    ]
                )
            )
        for k in range(3):
            root = (384 + side * (118 + k * 20), 372 - k * 6)
            hairs.append(
                line([root, (root[0] + side * 40, 290 - k * 8), (root[0] + side * 110, 214 + k * 10)], 2.6)
            )
    c.multiply(c.shift(c.mask(hairs, 2), 3, 8), "#05020a", 0.5)
    paint(c, hairs, ["#fff4e0", "#d8b8a0"], volume=1.5, wobble=0.2, detail=0.7, rim="#ffffff", rim_width=1)
