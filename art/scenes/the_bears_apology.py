"""In its den a bear sews a broken honey jar with gold thread; bees look on, mended jars fill a shelf."""

import math
import random
from itertools import pairwise

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import dust, glow
from art.motifs.bent import Tube
from art.motifs.fur import fur
from art.motifs.turned import lathe
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="0035fnjr",
    slug="the-bears-apology",
    seed=444,
    palette="P8",
    horizon="low",
    reach="close",
    hour="indoors",
    mood="tender",
    description="A bear in its den sews a cracked honey jar with golden thread by candlelight; "
    "bees watch, and mended jars stand on a shelf.",
    clues=("Sorry", "Good as new", "Not the first time", "Big hands, small stitches"),
    motifs=("animals", "mending", "keeping", "light"),
    light=(0.85, 0.15),
    shadow="#2a1230",
    warmth="#ffd890",
    grade=("#2c1630", "#ffe2a8", 0.06),
    contrast=0.17,
    vignette=0.5,
)

COAT: Manner = {
    "volume": 70,
    "shading": 0.85,
    "streaks": 1.4,
    "mottle": 1,
    "wobble": 1.6,
    "dark": "#1c0c24",
    "rim": "#ffcf86",
    "rim_width": 8,
    "rim_strength": 0.85,
}
BROWN = ["#4a2830", "#7a4a34", "#a8683c"]
JAR = [
    (0, 62, 1),
    (10, 78),
    (70, 108),
    (130, 112),
    (186, 92),
    (214, 70),
    (226, 66, 1),
    (232, 78),
    (250, 78),
    (256, 68, 1),
]


def draw(c: Canvas) -> None:
    """Den wall, shelf, far arm; body, head; the stump with jar and candle; the near arm with its needle."""
    _den(c)
    _shelf(c)
    _far_arm(c)
    _body(c)
    _head(c)
    _stump(c)
    _candle(c)
    _jar(c)
    _paw_on_jar(c)
    _near_arm(c)
    _bees(c)
    dust(c, 60, (420, 420, 760, 900), "#ffe2a0", 3)


def _den(c: Canvas) -> None:
    away = np.hypot(c.x - 690, (c.y - 720) / 1.15) / 780
    c.background(
        [(0, "#d98e4e"), (0.25, "#a85a3c"), (0.5, "#6a3036"), (1, "#24142a")],
        along=np.asarray(away, np.float32),
        angle=70,
    )
    c.swirl(690, 720)
    stones = smoothstep(c.noise(90, 5, 3), 0.52, 0.6)
    c.multiply(np.clip(stones - c.shift(stones, 5, -4), 0, 1), "#3a1a30", 0.5)
    chance, roots = random.Random(9), []
    for x, lean in ((90, 30), (240, -26), (380, 40), (520, -30), (640, 34), (740, -20)):
        reach = chance.uniform(120, 250)
        roots.append(
            Tube(
                [
                    (x, -20, chance.uniform(16, 26)),
                    (x + lean, reach * 0.5, 13),
                    (x + lean * 0.4, reach * 0.8, 8),
                    (x + lean * 1.3, reach + 40, 3),
                ]
            ).piece()
        )
        roots.append(
            line(
                [(x + lean * 0.8, reach * 0.4), (x + lean * 2, reach * 0.7), (x + lean * 2.2, reach * 0.95)],
                8,
            )
        )
    paint(
        c,
        roots,
        ["#5a3038", "#8a5440"],
        volume=8,
        shading=0.7,
        cast=(-10, 8, 12, 0.5),
        rim="#f2b878",
        rim_width=3,
        angle=85,
    )
    floor = spline([(-40, 1010, 1), (200, 990), (500, 1000), (820, 980, 1), (820, 1220, 1), (-40, 1220, 1)])
    paint(c, floor, ["#7a4438", "#3a1e30"], volume=14, shading=0.5, angle=4, mottle=1.3)


def _shelf(c: Canvas) -> None:
    """A plank on two roots; each jar on it has been sewn before."""
    plank = polygon([(470, 300), (800, 286), (800, 316), (472, 328)])
    for x, size, colour in ((548, 0.5, "#d89a62"), (694, 0.66, "#7f9a9c")):
        shape = lathe(x, 302 - (x - 470) * 0.04, size, JAR)
        pot = paint(
            c,
            shape,
            ["#4a2438", "#7a4440", colour],
            along=("x", x - 112 * size, x + 112 * size),
            volume=16,
            shading=0.55,
            light=(0.8, 0.3),
            cast=(-12, -4, 9, 0.45),
            rim="#ffd890",
            rim_width=3.5,
            detail=0.5,
            wobble=0.4,
            ink=0.3,
        )
        chance, seams = random.Random(int(x)), []
        for _ in range(2):
            at = (x + chance.uniform(-40, 30), 296 - chance.uniform(130, 190) * size)
            zig = [at]
            for _ in range(4):
                at = (at[0] + chance.uniform(-16, 22), at[1] + chance.uniform(6, 24))
                zig.append(at)
            seams.append(polyline(zig, 3))
        c.over(seams, "#e8b450", 0.85, inside=pot)
    paint(
        c,
        plank,
        ["#9a6040", "#5a3034"],
        volume=5,
        shading=0.6,
        wobble=0.5,
        cast=(-4, 20, 12, 0.55),
        rim="#ffc880",
        light=(0.4, 1),
        angle=-3,
    )


def _far_arm(c: Canvas) -> None:
    arm = Tube([(420, 590, 70), (520, 660, 62), (612, 696, 54), (676, 728, 50), (708, 768, 40)])
    paint(c, arm.piece(), ["#4a2830", "#6a3c34"], angle=20, **{**COAT, "volume": 34})


def _flow(chance: random.Random, box: tuple[float, float, float, float], lean: float, reach: float) -> Points:
    x, y = chance.uniform(box[0], box[2]), chance.uniform(box[1], box[3])
    turn = math.radians(lean + chance.uniform(-16, 16))
    dx, dy = reach * math.cos(turn), reach * math.sin(turn)
    return [(x, y), (x + dx * 0.5 + chance.uniform(-2, 2), y + dy * 0.5), (x + dx, y + dy)]


def _furred(
    c: Canvas, mask: Pixels, box: tuple[float, float, float, float], lean: float, count: int, seed: int
) -> None:
    fur(c, mask, lambda chance: _flow(chance, box, lean, 22), count, "#2a1028", "#e8a060", seed, 0.3)


def _body(c: Canvas) -> None:
    outline = [
        *[
            (-90, 1230, 1),
            (-96, 800),
            (-60, 600),
            (30, 440),
            (140, 350),
            (260, 330),
            (360, 380),
            (430, 470),
            (476, 600),
        ],
        *[(500, 760), (510, 900), (500, 1040), (470, 1230, 1)],
    ]
    across = np.clip((c.x + 60) / 560, 0, 1).astype(np.float32)
    body = paint(
        c, spline(outline), ["#33182a", "#54303a", "#7a4838", "#b0703f"], along=across, angle=74, **COAT
    )
    _furred(c, body, (-40, 360, 500, 1150), 82, 900, 4)
    thigh = spline(
        [
            (-60, 1230, 1),
            (-40, 1060),
            (60, 960),
            (200, 930),
            (330, 960),
            (420, 1040),
            (450, 1130),
            (440, 1230, 1),
        ]
    )
    leg = paint(
        c, thigh, ["#3a1c2e", "#6a3c36", "#985c3c"], along=across, angle=20, cast=(-12, -14, 26, 0.5), **COAT
    )
    _furred(c, leg, (-40, 930, 450, 1150), 30, 360, 6)


def _head(c: Canvas) -> None:
    for x, y, size in ((424, 262, 34), (352, 282, 46)):
        paint(
            c,
            ellipse(x, y, size, size * 1.06),
            ["#8a5236", "#4a2630"],
            angle=60,
            **{**COAT, "volume": 16, "rim_width": 4},
        )
        c.multiply(ellipse(x + 6, y + 6, size * 0.55, size * 0.6), "#3a1424", 0.7, soft=5)
    skull = [
        *[
            (250, 420),
            (268, 340),
            (326, 282),
            (400, 262),
            (458, 280),
            (500, 324),
            (530, 372),
            (574, 412),
            (612, 446),
        ],
        *[(624, 478), (606, 506), (566, 520), (516, 522), (470, 548), (404, 566), (330, 550), (276, 500)],
    ]
    across = np.clip((c.x - 250) / 380, 0, 1).astype(np.float32)
    head = paint(
        c,
        spline(skull),
        ["#54303a", "#84503a", "#b87844"],
        along=across,
        angle=36,
        cast=(-16, 26, 24, 0.6),
        **{**COAT, "volume": 52},
    )
    _furred(c, head, (250, 260, 560, 560), 28, 420, 8)
    muzzle = [
        (520, 400),
        (560, 412),
        (606, 446),
        (620, 478),
        (604, 504),
        (566, 516),
        (524, 508),
        (504, 470),
        (506, 430),
    ]
    paint(
        c,
        spline(muzzle),
        ["#d99a60", "#c08050"],
        volume=22,
        shading=0.6,
        angle=30,
        wobble=1.2,
        dark="#4a1c2c",
        rim="#ffe0a0",
        rim_width=5,
    )
    nose = spline([(590, 440), (612, 438), (630, 460), (628, 482), (610, 486), (596, 466)])
    paint(
        c,
        nose,
        ["#3a1a28", "#1c0c18"],
        volume=9,
        shading=0.7,
        wobble=0.4,
        detail=0.6,
        rim="#ffe6b8",
        rim_width=4,
    )
    c.multiply(line([(610, 490), (592, 498), (566, 496), (540, 506)], 4), "#2a0c1c", 0.7, soft=0.8)
    c.multiply(line([(472, 384), (486, 398), (504, 402), (520, 396)], 6), "#1c0814", 0.95, soft=0.6)
    c.multiply(line([(456, 352), (480, 346), (504, 356)], 12), "#2a1020", 0.6, soft=4)
    c.multiply(ellipse(490, 388, 34, 22, 20), "#4a1c28", 0.5, soft=9)
    tear = spline([(508, 412, 1), (514, 425), (509, 432), (502, 427)])
    paint(c, tear, ["#f0dcc0", "#b08a78"], volume=4, detail=0.7, wobble=0.2, rim="#ffffff", rim_width=2)
    c.sharpen(ellipse(530, 430, 90, 80), 0.55)


def _stump(c: Canvas) -> None:
    trunk = spline([(404, 1000, 1), (420, 1080), (396, 1230, 1), (820, 1230, 1), (820, 1000, 1)])
    paint(
        c,
        trunk,
        ["#8a5238", "#4a2432"],
        volume=30,
        shading=0.6,
        angle=86,
        streaks=1.6,
        wobble=1,
        rim="#ffc478",
        light=(0.3, -1),
    )
    chance = random.Random(3)
    bark = [
        line(
            [
                (x, 1050 + chance.uniform(-10, 20)),
                (x + chance.uniform(-14, 14), 1100),
                (x + chance.uniform(-18, 18), 1160),
            ],
            chance.uniform(3, 7),
        )
        for x in range(420, 770, 22)
    ]
    c.multiply(bark, "#2a1028", 0.6, soft=1.5)
    top = paint(
        c,
        ellipse(630, 1004, 232, 52),
        ["#e8b878", "#c98850", "#8a5040"],
        along=("r", 690, 1000, 260),
        volume=7,
        shading=0.4,
        wobble=0.8,
        angle=0,
        rim="#ffe6b0",
        rim_width=3,
        light=(0.2, -1),
    )
    rings = [ellipse(640, 1004, r, r * 0.22).outline(2.6) for r in (50, 92, 130, 168, 204)]
    c.multiply(rings, "#8a4a34", 0.45, soft=0.8, inside=top)
    puddle = spline(
        [
            (500, 1006),
            (560, 988),
            (640, 1000),
            (700, 1022),
            (660, 1044),
            (590, 1040),
            (570, 1056),
            (568, 1090),
            (556, 1098),
            (548, 1060),
            (520, 1036),
        ]
    )
    paint(
        c,
        puddle,
        ["#ffcf5c", "#e09a2c"],
        volume=9,
        shading=0.6,
        wobble=0.5,
        dark="#8a4a1c",
        rim="#fff2b8",
        rim_width=3,
        cast=(-2, 5, 4, 0.5),
        detail=0.4,
    )


def _candle(c: Canvas) -> None:
    """An acorn cup holds the candle, which gives all the light."""
    x, y = 738, 1000
    paint(
        c,
        spline(
            [(x - 34, y - 22), (x - 28, y + 8), (x, y + 16), (x + 28, y + 8), (x + 34, y - 22), (x, y - 14)]
        ),
        ["#9a6a44", "#5a3430"],
        volume=10,
        shading=0.7,
        detail=0.4,
        cast=(-14, 4, 9, 0.6),
    )
    stick = spline(
        [
            (x - 19, y - 20, 1),
            (x - 18, y - 150),
            (x - 8, y - 158),
            (x + 8, y - 156),
            (x + 18, y - 148),
            (x + 19, y - 20, 1),
        ]
    )
    paint(
        c,
        stick,
        ["#fff2c4", "#f0c888", "#c98a5c"],
        volume=9,
        shading=0.4,
        wobble=0.6,
        detail=0.4,
        rim="#fffbe0",
    )
    c.over(line([(x, y - 156), (x + 1, y - 168)], 4), "#2a1020")
    flame = spline(
        [(x, y - 226, 1), (x + 15, y - 190), (x + 9, y - 166), (x - 8, y - 166), (x - 14, y - 188)]
    )
    glow(c, x, y - 188, 330, "#ffb860", 0.55)
    c.over(flame, "#ffd070", 1, soft=1)
    c.over(
        spline([(x, y - 206, 1), (x + 7, y - 186), (x, y - 172), (x - 7, y - 184)]), "#fffbe0", 1, soft=1.5
    )
    glow(c, x, y - 190, 90, "#fff0c0", 0.8)


def _jar(c: Canvas) -> None:
    x, y = 606, 1000
    c.multiply(ellipse(x - 34, y + 4, 120, 20), "#2a1020", 0.75, soft=9)
    jar = paint(
        c,
        lathe(x, y, 1.06, JAR),
        ["#7a5a60", "#c8b4a0", "#fff0d0"],
        along=("x", x - 120, x + 112),
        volume=40,
        shading=0.7,
        wobble=0.5,
        ink=0.25,
        rim="#fff6d8",
        rim_width=5,
        detail=0.4,
        dark="#4a2038",
    )
    stripe = [
        line([(x - 122, y - 92), (x - 40, y - 76), (x + 60, y - 78), (x + 122, y - 94)], 13),
        line([(x - 122, y - 118), (x - 40, y - 102), (x + 60, y - 104), (x + 122, y - 120)], 5),
    ]
    c.multiply(stripe, "#2f5a72", 0.8, soft=0.6, inside=jar)
    hole = polygon(
        [(x - 34, y - 196), (x + 16, y - 206), (x + 34, y - 150), (x - 4, y - 128), (x - 42, y - 158)]
    )
    c.over(hole, "#4a1c18", inside=jar)
    honey = polygon([(x - 42, y - 160), (x - 8, y - 150), (x + 34, y - 152), (x - 4, y - 128)])
    c.over(honey, "#e8a030", 0.95, inside=jar)
    c.multiply(np.clip(c.mask(hole) - c.shift(c.mask(hole), 5, 6), 0, 1), "#2a0c14", 0.8)
    paint(
        c,
        line([(x - 6, y - 132), (x - 12, y - 90), (x - 8, y - 40)], 13),
        ["#ffc850", "#e09a2c"],
        volume=5,
        detail=0.5,
        rim="#fff2b8",
        dark="#8a4a1c",
    )
    cracks: list[Points] = [
        [(x - 36, y - 192), (x - 62, y - 214), (x - 58, y - 240)],
        [(x + 18, y - 204), (x + 44, y - 222), (x + 40, y - 250), (x + 58, y - 268)],
        [(x + 34, y - 150), (x + 66, y - 138), (x + 78, y - 100), (x + 106, y - 84)],
        [(x - 42, y - 158), (x - 74, y - 140), (x - 70, y - 96), (x - 98, y - 64), (x - 88, y - 30)],
        [(x + 78, y - 100), (x + 60, y - 60), (x + 72, y - 16)],
        [(x + 66, y - 138), (x + 92, y - 160), (x + 116, y - 150)],
    ]
    seams = [polyline(crack, 5.5) for crack in cracks]
    c.multiply([polyline(crack, 10) for crack in cracks], "#7a4a34", 0.5, soft=2, inside=jar)
    c.over(seams, "#ffcf4a", 1, inside=jar)
    c.screen(seams, "#ffdf80", 0.6, soft=4, inside=jar)
    stitches = []
    for crack in (cracks[2], cracks[3]):
        for (x0, y0), (x1, y1) in pairwise(crack):
            for share in (0.2, 0.5, 0.8):
                u, v = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
                turn = math.atan2(y1 - y0, x1 - x0) + math.pi / 2
                dx, dy = 10 * math.cos(turn), 10 * math.sin(turn)
                stitches.append(polyline([(u - dx, v - dy), (u + dx, v + dy)], 3.4))
    c.over(stitches, "#ffe48c", 1, inside=jar)
    c.sharpen(jar, 0.7)
    shard = polygon([(682, 1030), (724, 1020), (738, 1044), (700, 1054)])
    paint(c, shard, ["#fff0d0", "#b89a8c"], volume=4, ink=0.3, cast=(-5, 4, 4, 0.6), detail=0.6, wobble=0.3)


def _paw(c: Canvas, x: float, y: float, turn: float, size: float) -> None:
    toes = place([(30, -34), (42, -8), (38, 18), (22, 38)], x, y, size, 1, turn)
    pads = [ellipse(toe[0], toe[1], 21 * size) for toe in toes]
    palm = spline(
        place([(-50, -40), (0, -50), (34, -38), (48, 0), (32, 40), (-4, 48), (-50, 40)], x, y, size, 1, turn)
    )
    paint(
        c,
        [palm, *pads],
        ["#84503a", "#54303a"],
        angle=turn,
        cast=(-6, 10, 9, 0.5),
        **{**COAT, "volume": 20, "rim_width": 5, "detail": 0.3},
    )
    for u, v in ((48, -38), (62, -9), (57, 20), (38, 44)):
        claw = spline(
            place(
                [(u - 6, v - 7, 1), (u + 10, v - 4), (u + 20, v + 4, 1), (u + 8, v + 7), (u - 6, v + 7, 1)],
                x,
                y,
                size,
                1,
                turn,
            )
        )
        paint(c, claw, ["#c8a078", "#5a343c"], volume=4, detail=0.6, wobble=0.3, rim="#ffe2b0", rim_width=1.5)


def _paw_on_jar(c: Canvas) -> None:
    """The far paw steadies the jar's shoulder."""
    _paw(c, 696, 772, 100, 0.74)


def _near_arm(c: Canvas) -> None:
    arm = Tube(
        [(190, 560, 60), (176, 640, 116), (210, 760, 108), (300, 850, 88), (390, 880, 66), (452, 876, 52)]
    )
    mask = paint(
        c,
        arm.piece(),
        ["#4a2830", "#7a4636", "#a8683e"],
        along=("x", 60, 480),
        angle=40,
        cast=(-10, 26, 26, 0.6),
        **COAT,
    )
    _furred(c, mask, (70, 560, 460, 940), 62, 480, 12)
    needle = [(560, 800), (488, 836), (430, 868)]
    _paw(c, 456, 872, -14, 0.9)
    thread = [(432, 866), (390, 930), (440, 978), (500, 930), (548, 870), (532, 905)]
    c.over(line([(p[0] - 4, p[1] + 7) for p in thread], 5), "#2a1020", 0.4, soft=3)
    paint(
        c,
        line(thread, 4.4),
        ["#ffe07a", "#e8b040"],
        volume=1.4,
        detail=0.8,
        wobble=0.2,
        rim="#fff6c8",
        rim_width=1.2,
    )
    paint(
        c,
        polyline(needle[:2], 6),
        ["#fff8e0", "#c0a890"],
        volume=2,
        detail=0.8,
        wobble=0.2,
        rim="#ffffff",
        rim_width=1.5,
    )
    thumb = spline(
        place([(-20, -10), (14, -26), (40, -20), (44, -4), (20, 6), (-10, 10)], 452, 846, 1, 1, -18)
    )
    paint(
        c,
        thumb,
        ["#a8683e", "#6a3c36"],
        angle=-20,
        cast=(-2, 8, 6, 0.5),
        **{**COAT, "volume": 12, "rim_width": 4, "detail": 0.3},
    )


def _bees(c: Canvas) -> None:
    """One waits on the bear's nose, one on the jar, two in the air."""
    for x, y, size, turn, flip in (
        (610, 428, 0.8, 20, -1),
        (600, 722, 0.95, -8, 1),
        (690, 600, 1.0, -20, -1),
        (560, 616, 0.8, 14, 1),
    ):
        _bee(c, x, y, size, turn, flip)


def _bee(c: Canvas, x: float, y: float, size: float, turn: float, flip: float) -> None:
    def at(points: Points) -> Shape:
        return spline(place(points, x, y, size, flip, turn))

    wings = [
        at([(0, -8), (-14, -26), (-8, -38), (4, -32), (6, -10)]),
        at([(4, -8), (8, -30), (20, -36), (24, -24), (12, -8)]),
    ]
    paint(c, wings, ["#fff6dc", "#d8c0a8"], volume=3, detail=0.7, wobble=0.3, rim="#ffffff", rim_width=1.5)
    body = at([(-24, 2, 1), (-14, -9), (4, -11), (18, -7), (24, 1), (18, 9), (2, 11), (-14, 8)])
    mask = paint(
        c,
        body,
        ["#f2b840", "#b5702c"],
        volume=7,
        shading=0.7,
        detail=0.7,
        wobble=0.3,
        rim="#fff0b8",
        rim_width=2,
        dark="#4a1c1c",
    )
    bands = [polyline(place([(u, -14), (u - 2, 14)], x, y, size, flip, turn), 5 * size) for u in (-14, -3, 8)]
    c.multiply(bands, "#3a1420", 0.9, inside=mask)
    head = place([(24, 0)], x, y, size, flip, turn)[0]
    paint(
        c,
        ellipse(head[0], head[1], 7.5 * size),
        "#3a1a24",
        volume=3,
        detail=0.7,
        rim="#ffd890",
        rim_width=1.5,
    )
