"""A house front at night: in every window a piece of the same snake; a visitor with flowers rings the
bell."""

import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import glow
from art.motifs.bent import Tube
from art.motifs.figure import Clothes, figure
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="f5ok7b87",
    slug="one-guest-in-every-room",
    seed=8209,
    palette="P5",
    horizon="none",
    reach="far",
    hour="night",
    mood="uneasy",
    description="Through every window of a brick house at night a part of one huge snake is seen while "
    "people "
    "go about their evening; at the door a person with flowers rings.",
    clues=("It runs in the family", "We share everything here", "The landlord", "Come in, nobody bites"),
    motifs=("yellow-windows", "animals", "town", "secrets", "windows"),
    light=(-0.4, -0.8),
    shadow="#180a1c",
    warmth="#ffdf9c",
    grade=("#160a1c", "#ffdca0", 0.06),
    contrast=0.17,
    vignette=0.42,
)

COLUMNS = (56.0, 228.0, 400.0, 572.0)
ROWS = (28.0, 226.0, 424.0, 622.0)
WIDE, TALL = 134.0, 146.0
SHOP = (338.0, 838.0, 372.0, 206.0)
DARK = {(0, 2), (1, 0), (2, 3), (3, 1)}
SNAKE: Points = [
    (36, 60, 6),
    (110, 120, 18),
    (220, 112, 26),
    (330, 72, 30),
    (450, 96, 33),
    (560, 132, 35),
    (650, 100, 37),
    (706, 180, 38),
    (664, 300, 40),
    (560, 320, 41),
    (460, 282, 42),
    (340, 318, 43),
    (230, 286, 44),
    (120, 330, 45),
    (66, 430, 46),
    (110, 512, 46),
    (230, 520, 47),
    (350, 472, 48),
    (470, 510, 48),
    (590, 476, 49),
    (690, 540, 50),
    (676, 690, 50),
    (560, 724, 50),
    (440, 676, 50),
    (320, 720, 49),
    (190, 690, 49),
    (90, 740, 48),
    (120, 850, 48),
    (260, 880, 50),
    (420, 846, 52),
    (600, 862, 56),
    (672, 930, 60),
    (600, 992, 62),
    (520, 972, 60),
]


def _oval(spots: Points, across: float, down: float | None = None) -> Shape:
    """An ellipse about the first of the points."""
    return ellipse(spots[0][0], spots[0][1], across, down)


def draw(c: Canvas) -> None:
    """The wall; the rooms; the snake through all of them; who lives there; frames; the door and the
    visitor."""
    _wall(c)
    panes = _rooms(c)
    _snake(c, panes)
    _head(c, panes)
    _people(c, panes)
    for row, y in enumerate(ROWS):
        for col, x in enumerate(COLUMNS):
            _frame(c, x, y, WIDE, TALL, row * 4 + col)
    _shop_frame(c)
    _door(c)
    _street(c)


def _wall(c: Canvas) -> None:
    c.background(["#4a2230", "#5a2832", "#3c1a2a", "#2a1220"], angle=2, mottle=1.3)
    luck = random.Random(3)
    bricks: list[Shape] = []
    pale: list[Shape] = []
    for j in range(62):
        for i in range(17):
            x, y = -30 + i * 50 + (j % 2) * 25, j * 18.6
            brick = rectangle(x + 1.5, y + 1.5, 46, 15)
            chance = luck.random()
            if chance < 0.22:
                bricks.append(brick)
            elif chance < 0.4:
                pale.append(brick)
    c.multiply(bricks, "#5a2838", 0.6, soft=0.8)
    c.screen(pale, "#8a4038", 0.35, soft=0.8)
    seams = [polyline([(-10, j * 18.6), (780, j * 18.6)], 1.6) for j in range(63)]
    c.multiply(seams, "#1c0a18", 0.5, soft=0.6)


def _rooms(c: Canvas) -> Pixels:
    """The inside of every window, each its own colour; gives back the mask of all panes."""
    luck = random.Random(14)
    papers = [
        ("#ffd88c", "#e09848"),
        ("#f8c878", "#c87840"),
        ("#ffe0a0", "#d8a050"),
        ("#f0b070", "#b86a40"),
        ("#ffd070", "#d08848"),
    ]
    shapes: list[Shape] = []
    for row, y in enumerate(ROWS):
        for col, x in enumerate(COLUMNS):
            pane = rectangle(x, y, WIDE, TALL)
            shapes.append(pane)
            if (row, col) in DARK:
                paint(c, pane, ["#2a1c34", "#1c1026"], volume=0, wobble=0.3)
                continue
            glow(c, x + WIDE / 2, y + TALL / 2, 150, "#ffb050", 0.35)
            light, deep = papers[(row * 3 + col) % 5]
            mask = paint(
                c,
                pane,
                [light, deep],
                along=("r", x + WIDE * 0.5, y + 20, 150),
                volume=0,
                wobble=0.3,
                streaks=0.8,
            )
            if (row + col) % 2:
                c.multiply(
                    [polyline([(x + k * 17, y), (x + k * 17, y + TALL)], 4) for k in range(1, 8)],
                    "#c87848",
                    0.35,
                    inside=mask,
                )
            else:
                c.multiply(
                    [
                        ellipse(x + 10 + k * 19 + (j % 2) * 9, y + 10 + j * 19, 3)
                        for k in range(7)
                        for j in range(8)
                    ],
                    "#b86848",
                    0.4,
                    inside=mask,
                )
            if luck.random() < 0.6:
                u = x + luck.choice([34, 98])
                c.over(rectangle(u - 15, y + 30, 30, 24), "#7a3c30")
                c.over(rectangle(u - 11, y + 34, 22, 16), luck.choice(["#8fb0a0", "#e8d0a0", "#c86a50"]))
            u = x + WIDE * luck.uniform(0.4, 0.6)
            c.over(polyline([(u, y), (u, y + 18)], 2.4), "#5a2a28")
            c.over(polygon([(u - 16, y + 32), (u + 16, y + 32), (u + 7, y + 17), (u - 7, y + 17)]), "#a84a3c")
            c.screen(ellipse(u, y + 34, 13, 5), "#fff4c8", 0.9, soft=2)
            floor = polygon(
                [(x, y + TALL - 13), (x + WIDE, y + TALL - 13), (x + WIDE, y + TALL), (x, y + TALL)]
            )
            paint(c, floor, ["#8a4a34", "#5a2a28"], volume=0, wobble=0.2)
    x, y, wide, tall = SHOP
    glow(c, x + wide / 2, y + 80, 330, "#ffb050", 0.45)
    arch = spline(
        [
            (x, y + tall, 1),
            (x, y + 46),
            (x + 34, y + 8),
            (x + wide / 2, y - 4),
            (x + wide - 34, y + 8),
            (x + wide, y + 46),
            (x + wide, y + tall, 1),
        ]
    )
    shapes.append(arch)
    paint(c, arch, ["#ffdc94", "#e8a050", "#a85a3c"], along=("y", y, y + tall), volume=0, wobble=0.3)
    c.multiply(
        [polyline([(x + 12 + k * 24, y - 10), (x + 12 + k * 24, y + tall)], 7) for k in range(16)],
        "#d88850",
        0.35,
        inside=c.mask(arch),
    )
    return c.mask(shapes)


def _snake(c: Canvas, panes: Pixels) -> None:
    tube = Tube(SNAKE)
    body = tube.piece()
    shade = c.shift(c.mask(body, 6), 8, 14)
    c.multiply(shade * panes, "#5a1c28", 0.6)
    scaled = paint(
        c,
        body,
        ["#3f9a98", "#2f7f86", "#256a78"],
        volume=26,
        shading=0.8,
        angle=10,
        streaks=0.9,
        wobble=0.4,
        inside=panes,
        rim="#d8fff0",
        rim_width=4,
        dark="#0c1c34",
        detail=0.3,
    )
    diamonds: list[Shape] = []
    belly: list[Shape] = []
    small: list[Shape] = []
    count = 250
    for i in range(count):
        x, y, half, way = tube.at(i / count)
        nx, ny = -np.sin(way), np.cos(way)
        tx, ty = np.cos(way), np.sin(way)
        for k in (-0.55, -0.2, 0.15, 0.5):
            off = k + (0.17 if i % 2 else 0)
            u, v = x + nx * half * off, y + ny * half * off
            s = half * 0.17
            small.append(
                line(
                    [
                        (u - nx * s - tx * s, v - ny * s - ty * s),
                        (u + tx * s * 0.6, v + ty * s * 0.6),
                        (u + nx * s - tx * s, v + ny * s - ty * s),
                    ],
                    1.8,
                )
            )
        if i % 9 == 0 and i > 10:
            long, thick = half * 0.8, half * 0.5
            diamonds.append(
                polygon(
                    [
                        (x - tx * long, y - ty * long),
                        (x + nx * thick, y + ny * thick),
                        (x + tx * long, y + ty * long),
                        (x - nx * thick, y - ny * thick),
                    ]
                )
            )
            belly.append(ellipse(float(x), float(y), half * 0.2))
    c.multiply(diamonds, "#0e3450", 0.6, soft=1.4, inside=scaled)
    c.over(belly, "#f0c060", 0.75, soft=1, inside=scaled)
    c.multiply(small, "#0c2844", 0.45, inside=scaled)
    c.screen([Shape(s.path, 0.9) for s in small[::2]], "#c8fff0", 0.28, inside=c.shift(scaled, 1, 1))
    dark = np.clip(
        panes * c.mask([rectangle(COLUMNS[col], ROWS[row], WIDE, TALL) for row, col in DARK]), 0, 1
    )
    c.multiply(dark * scaled, "#2a2038", 0.85)
    c.screen(dark * c.mask(tube.piece(0, 1).outline(3)), "#8fd8d0", 0.5)


def _head(c: Canvas, panes: Pixels) -> None:
    """It has come down to the big window beside the door, and looks towards the bell."""
    skull = [
        (610, 900),
        (560, 884),
        (500, 886),
        (446, 904),
        (404, 934),
        (384, 962),
        (388, 986),
        (410, 1000),
        (460, 1014),
        (530, 1030),
        (590, 1030),
        (640, 1000),
        (646, 944),
    ]
    green: Manner = {
        "shading": 0.75,
        "dark": "#0c1c34",
        "rim": "#e0fff4",
        "rim_width": 4,
        "wobble": 0.4,
        "detail": 0.5,
    }
    c.multiply(spline([(x + 8, y + 14) for x, y in skull]), "#5a1c28", 0.55, soft=8, inside=panes)
    head = paint(
        c, spline(skull), ["#4fb0a8", "#2f7f86", "#1f5f70"], volume=34, angle=15, inside=panes, **green
    )
    c.multiply(
        line([(386, 978), (430, 984), (500, 996), (566, 990), (600, 970)], 5),
        "#08182c",
        0.85,
        soft=0.8,
        inside=head,
    )
    plates = [
        polygon([(x, y - 13), (x + 15, y), (x, y + 13), (x - 15, y)])
        for x, y in (
            (470, 916),
            (500, 908),
            (532, 906),
            (564, 910),
            (596, 920),
            (486, 930),
            (560, 932),
            (590, 944),
        )
    ]
    c.multiply([plate.outline(2.4) for plate in plates], "#0c2844", 0.6, inside=head)
    c.over(ellipse(404, 962, 4, 3), "#08182c")
    c.multiply(ellipse(474, 948, 29, 25), "#08182c", 0.7, soft=4)
    paint(c, ellipse(474, 948, 22, 19), ["#ffe890", "#e8a030"], volume=6, detail=0.9, wobble=0.2)
    c.over(ellipse(470, 949, 4.6, 16), "#140a10")
    c.screen(ellipse(466, 941, 3.6), "#ffffff")
    lid = spline([(446, 946, 1), (458, 926), (480, 922), (500, 932), (504, 946, 1), (484, 938), (462, 938)])
    paint(c, lid, ["#4fb0a8", "#2a7480"], volume=5, **green)
    tongue = [line([(386, 980), (366, 986), (350, 980), (340, 970)], 4.6), line([(352, 981), (344, 990)], 4)]
    paint(c, tongue, ["#d8404c", "#8a1c34"], volume=2, wobble=0.2, detail=0.8, inside=panes)


def _people(c: Canvas, panes: Pixels) -> None:
    """Nobody seems to mind."""
    dark: Manner = {
        "volume": 6,
        "shading": 0.5,
        "wobble": 0.4,
        "detail": 0.75,
        "rim": "#ffe8b0",
        "rim_width": 2.4,
        "inside": panes,
    }

    def person(
        x: float,
        y: float,
        size: float,
        colours: list[str],
        parts: list[Points],
        head: tuple[float, float],
        hair: str,
    ) -> None:
        body = [
            spline(place(part, x, y, size)) if len(part) > 4 else line(place(part, x, y, size), 9 * size)
            for part in parts
        ]
        paint(c, body, colours, **dark)
        paint(c, _oval(place([head], x, y, size), 11 * size, 12 * size), ["#e8b080", "#b87858"], **dark)
        cap = [(-12, 2), (-12, -8), (-4, -15), (6, -14), (12, -6), (9, 0), (2, -6), (-6, -5)]
        paint(c, spline(place([(head[0] + p[0], head[1] + p[1]) for p in cap], x, y, size)), hair, **dark)

    torso: Points = [(-14, 44, 1), (-15, 10), (-9, -8), (9, -8), (15, 10), (15, 44, 1)]
    seated: Points = [(-15, 30, 1), (-14, 4), (-7, -12), (9, -12), (16, 6), (20, 30, 1)]
    person(
        300, 116, 1.05, ["#8a3a44", "#4a1c30"], [torso, [(-10, 0), (-24, 12), (-34, 8)]], (0, -22), "#3a2028"
    )
    c.over([ellipse(262, 124, 9, 7), line([(254, 122), (246, 114)], 3)], "#c86a50")
    person(
        640, 130, 1.0, ["#d8a850", "#8a5434"], [seated, [(-8, 0), (-22, 14), (-26, 20)]], (-2, -26), "#e8d8c8"
    )
    paint(c, polygon([(604, 138), (628, 134), (630, 156), (606, 160)]), ["#fff4dc", "#d8c0a0"], **dark)
    person(292, 272, 0.95, ["#c8584c", "#6a2430"], [seated, [(8, 0), (22, 10), (34, 2)]], (0, -26), "#4a2a28")
    person(
        470, 322, 1.05, ["#f0e0c0", "#a88a78"], [torso, [(10, 2), (24, 14), (40, 16)]], (0, -22), "#2a1820"
    )
    paint(c, polygon([(498, 338), (528, 338), (524, 326), (506, 328)]), ["#8a3a44", "#4a1c30"], **dark)
    c.over(polyline([(486, 342), (540, 342)], 5), "#5a2a28")
    person(
        122,
        520,
        1.0,
        ["#a84a5c", "#5a2038"],
        [torso, [(-10, 0), (-20, -16), (-16, -34)], [(10, 0), (20, -16), (16, -34)]],
        (0, -22),
        "#c87838",
    )
    person(
        306,
        452,
        0.8,
        ["#e8b850", "#a86a30"],
        [seated, [(-8, 2), (-22, 12), (-30, 22)], [(10, 26), (22, 38), (20, 52)]],
        (0, -26),
        "#3a2028",
    )
    person(
        466, 520, 1.05, ["#b85a48", "#5a2430"], [torso, [(-10, 0), (-26, 4), (-38, -6)]], (0, -22), "#f0e4d8"
    )
    cat = [
        (600, 660),
        (604, 640),
        (598, 622, 1),
        (608, 628),
        (618, 628),
        (628, 620, 1),
        (624, 642),
        (640, 656),
        (646, 678, 1),
        (598, 678, 1),
    ]
    paint(c, spline([(p[0] + 4, p[1] + 12, *p[2:]) for p in cat]), ["#4a2438", "#2a1424"], **dark)
    person(
        468, 728, 1.05, ["#d8a850", "#8a5434"], [torso, [(10, 2), (26, 0), (36, -12)]], (0, -22), "#5a2a28"
    )
    person(
        106, 716, 0.95, ["#f0e0c0", "#a88a78"], [seated, [(10, 4), (24, 12), (28, 2)]], (0, -26), "#3a2028"
    )


def _frame(c: Canvas, x: float, y: float, wide: float, tall: float, number: int) -> None:
    stone: Manner = {"wobble": 0.4, "detail": 0.5, "rim": "#f0b080", "rim_width": 1.8, "streaks": 1.1}
    tone = ["#7a4a44", "#5a3038"]
    sides = [
        rectangle(x - 9, y - 10, 11, tall + 14),
        rectangle(x + wide - 2, y - 10, 11, tall + 14),
        rectangle(x - 9, y - 12, wide + 18, 13),
    ]
    paint(c, sides, tone, volume=3, shading=0.5, **stone)
    c.over(
        [
            polyline([(x + wide / 2, y), (x + wide / 2, y + tall)], 5),
            polyline([(x, y + tall * 0.36), (x + wide, y + tall * 0.36)], 4.4),
        ],
        "#3c1a26",
    )
    c.screen([polyline([(x + wide / 2 - 2, y), (x + wide / 2 - 2, y + tall)], 1.2)], "#ffcf90", 0.4)
    sill = polygon(
        [
            (x - 16, y + tall),
            (x + wide + 16, y + tall),
            (x + wide + 12, y + tall + 13),
            (x - 12, y + tall + 13),
        ]
    )
    paint(c, sill, ["#a06a58", "#5a3038"], volume=3, cast=(2, 8, 5, 0.6), **stone)
    if number % 5 == 2:
        luck = random.Random(number)
        leaves = [ellipse(x + luck.uniform(0, wide), y + tall - luck.uniform(0, 13), 8, 6) for _ in range(20)]
        paint(c, leaves, ["#6a7a4a", "#33402c"], volume=3, wobble=1)
        c.over(
            [ellipse(x + luck.uniform(6, wide - 6), y + tall - luck.uniform(4, 15), 3.8) for _ in range(7)],
            "#e86a50",
        )


def _shop_frame(c: Canvas) -> None:
    x, y, wide, tall = SHOP
    arch: Points = [
        (x - 5, y + tall),
        (x - 5, y + 46),
        (x + 32, y + 5),
        (x + wide / 2, y - 8),
        (x + wide - 32, y + 5),
        (x + wide + 5, y + 46),
        (x + wide + 5, y + tall),
    ]
    paint(
        c,
        line(arch, 17),
        ["#8a5448", "#5a3038"],
        volume=5,
        wobble=0.4,
        rim="#f0b080",
        rim_width=2,
        cast=(3, 6, 5, 0.5),
    )
    for share in (0.34, 0.67):
        c.over(polyline([(x + wide * share, y - 2), (x + wide * share, y + 58)], 5), "#3c1a26")
    c.over(polyline([(x, y + 58), (x + wide, y + 58)], 5), "#3c1a26")
    sill = polygon(
        [
            (x - 22, y + tall - 2),
            (x + wide + 22, y + tall - 2),
            (x + wide + 16, y + tall + 18),
            (x - 16, y + tall + 18),
        ]
    )
    paint(
        c,
        sill,
        ["#a06a58", "#5a3038"],
        volume=4,
        cast=(2, 10, 6, 0.6),
        wobble=0.4,
        rim="#f0b080",
        rim_width=2,
    )


def _door(c: Canvas) -> None:
    stone: Manner = {"wobble": 0.4, "rim": "#f0b080", "rim_width": 2.4, "streaks": 1.1, "detail": 0.4}
    paint(
        c,
        [rectangle(78, 826, 20, 262), rectangle(246, 826, 20, 262)],
        ["#8a5448", "#5a3038"],
        volume=5,
        angle=88,
        cast=(3, 3, 5, 0.5),
        **stone,
    )
    arch = spline([(70, 846, 1), (74, 806), (116, 772), (172, 762), (228, 772), (270, 806), (274, 846, 1)])
    paint(c, arch, ["#a06a58", "#6a3a3c"], volume=7, cast=(3, 9, 7, 0.6), **stone)
    fan = spline([(98, 840, 1), (108, 812), (140, 792), (172, 788), (204, 792), (236, 812), (246, 840, 1)])
    paint(c, fan, ["#ffe8a8", "#f0a848"], volume=2, shading=0.3, wobble=0.3, detail=0.7)
    c.over(
        [
            polyline([(172, 840), (172 + dx, 840 - dy)], 4)
            for dx, dy in ((-60, 30), (-30, 46), (0, 52), (30, 46), (60, 30))
        ],
        "#4a2028",
    )
    glow(c, 172, 830, 140, "#ffc060", 0.4)
    wood = rectangle(98, 846, 148, 242)
    paint(c, wood, ["#2f7f86", "#1c4c5c"], volume=5, angle=88, **stone)
    panels = [rectangle(x, y, 56, h) for x in (110, 178) for y, h in ((862, 92), (972, 100))]
    paint(
        c,
        panels,
        ["#256a74", "#163e50"],
        volume=5,
        shading=0.6,
        angle=88,
        wobble=0.3,
        detail=0.5,
        light=(0.4, 0.8),
        ink=0.3,
    )
    c.over(polyline([(172, 846), (172, 1088)], 3), "#0c2434")
    paint(c, ellipse(184, 966, 6), ["#ffe090", "#a86a30"], volume=2, detail=0.9, wobble=0.1)
    paint(
        c,
        [ellipse(290, 946, 13, 17)],
        ["#c88a4c", "#6a3a30"],
        volume=4,
        wobble=0.3,
        detail=0.7,
        rim="#ffe090",
        rim_width=2,
    )
    c.over(ellipse(290, 946, 5), "#fff0c0")


def _street(c: Canvas) -> None:
    pavement = polygon([(-20, 1086), (800, 1086), (800, 1180), (-20, 1180)])
    paint(
        c,
        pavement,
        ["#5a3440", "#341a2c"],
        volume=3,
        angle=0,
        wobble=0.5,
        streaks=1.2,
        rim="#d89070",
        rim_width=2,
    )
    c.multiply(
        [polyline([(x, 1086), (384 + (x - 384) * 1.16, 1160)], 2.4) for x in range(-80, 880, 68)],
        "#180a18",
        0.5,
        soft=0.7,
    )
    c.screen(ellipse(524, 1112, 230, 20), "#f0a050", 0.4, soft=14)
    c.screen(ellipse(172, 1112, 110, 14), "#f0a050", 0.35, soft=12)
    step = polygon([(64, 1088), (280, 1088), (294, 1112), (50, 1112)])
    paint(
        c,
        step,
        ["#a87060", "#5a3038"],
        volume=4,
        angle=0,
        wobble=0.4,
        cast=(4, 8, 6, 0.6),
        rim="#ffc890",
        rim_width=2,
    )
    x, y = 214.0, 1108.0
    wears = Clothes(
        coat="#33303f", hem="#1c1826", hair="#8a4a30", legs="#1c1620", scarf="#d8583c", skin="#e8b080"
    )
    figure(
        c,
        x,
        y,
        186,
        wears,
        arms=[[(8, -67), (20, -70), (37, -86)], [(-9, -66), (-18, -54), (-20, -46)]],
        rim="#ffdc9c",
        detail=0.85,
        wind=0.1,
    )
    luck = random.Random(7)
    stalks = [line([(x - 36, y - 76), (x - 44 + k * 5, y - 112)], 2.6) for k in range(4)]
    c.over(stalks, "#5a7a4a")
    blooms = [
        ellipse(x - 44 + luck.uniform(-16, 22), y - 116 + luck.uniform(-15, 13), luck.uniform(7, 10))
        for _ in range(9)
    ]
    petals = (["#f08068", "#b83c44"], ["#fff0d8", "#e8b8a0"])
    for k, bloom in enumerate(blooms):
        paint(
            c,
            bloom,
            petals[k % 2],
            volume=4,
            wobble=0.8,
            detail=0.7,
        )
    paper = spline([(x - 62, y - 102, 1), (x - 18, y - 108, 1), (x - 32, y - 68, 1), (x - 42, y - 68, 1)])
    paint(
        c,
        paper,
        ["#fae8d0", "#b88a70"],
        volume=4,
        wobble=0.4,
        detail=0.7,
        rim="#ffffff",
        rim_width=1.6,
    )
