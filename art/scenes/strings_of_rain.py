"""The rain is strings, and all walk on them; the one whose umbrella has cut the strings has sunk down."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.light import fog, glow
from art.motifs.bent import Tube
from art.motifs.figure import Clothes, figure
from art.motifs.houses import House, house
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="3g15lwj1",
    slug="strings-of-rain",
    seed=8210,
    palette="P13",
    horizon="high",
    reach="close",
    hour="dusk",
    mood="uneasy",
    description="In a grey street strings hang from the sky like rain and hold up the people who walk; "
    "under a "
    "yellow umbrella, on which the strings lie cut, one person has slumped to the ground.",
    clues=("Free at last", "Who holds you up", "Burnout", "Puppets without a theatre"),
    motifs=("weather", "puppets", "crowd", "town", "freedom"),
    light=(-0.35, -0.9),
    shadow="#161c34",
    warmth="#f8f0d8",
    grade=("#161c30", "#fff0cc", 0.06),
    contrast=0.17,
    vignette=0.4,
)

MIDDLE = 398.0


def draw(c: Canvas) -> None:
    """Street and wet ground; walkers on their strings; the rain of strings; the fallen one and the
    umbrella."""
    _street(c)
    _ground(c)
    _walkers(c)
    _rain(c)
    _fallen(c)
    _umbrella(c)


def _street(c: Canvas) -> None:
    c.background([(0, "#5c6478"), (0.25, "#8a9298"), (0.42, "#c8c8b4"), (1, "#b4b8ac")], angle=88, mottle=0.8)
    glow(c, 430, 380, 330, "#fff4d0", 0.5)
    air = "#b8bcb0"
    for x, y, wide, tall, rows, seed, haze in (
        (330, 452, 96, 150, 3, 1, 0.66),
        (520, 450, 90, 170, 3, 2, 0.66),
        (236, 470, 120, 240, 4, 3, 0.45),
        (612, 468, 116, 220, 4, 4, 0.45),
        (110, 500, 160, 360, 5, 5, 0.22),
        (724, 498, 150, 390, 5, 6, 0.22),
    ):
        look = House(
            wall="#565e72",
            roof="#333a4e",
            rows=rows,
            columns=2,
            roof_height=0.24,
            lit_share=0.0,
            haze=(air, haze),
            ink=0.2,
            detail=0.4,
        )
        house(c, x, y, wide, tall, look, seed)
    near = polygon([(-20, -20), (40, -20), (34, 560), (-20, 600)])
    paint(
        c,
        near,
        ["#3a4258", "#262c40"],
        volume=8,
        wobble=0.5,
        angle=88,
        streaks=1.2,
        rim="#e8e0c0",
        rim_width=3,
        light=(1, -0.2),
    )
    fog(c, 452, 60, "#d8d8c4", 0.6)


def _ground(c: Canvas) -> None:
    floor = polygon([(-20, 462), (800, 458), (800, 1180), (-20, 1180)])
    mask = paint(
        c,
        floor,
        [(0, "#b4b8ac"), (0.2, "#8a929a"), (0.5, "#58627a"), (1, "#242b40")],
        along=("y", 458, 1152),
        volume=0,
        wobble=0.6,
        angle=0,
        streaks=1.3,
    )
    shine = np.exp(-(((c.x - 430) / (90 + np.maximum(c.y - 450, 0) * 0.25)) ** 2)) * smoothstep(
        c.noise(40, 5, 3, wide=3, tall=0.4), 0.35, 0.7
    )
    c.screen(np.asarray(shine * mask, np.float32), "#f8f0d0", 0.42)
    luck = random.Random(9)
    slabs: list[Shape] = []
    for j in range(15):
        y = 470 + j * j * 3.2 + j * 4
        slabs.append(polyline([(-20, y), (800, y)], 1.6 + j * 0.2))
        step = 30 + j * 9
        for k in range(int(900 / step) + 1):
            x = -40 + k * step + (j % 2) * step / 2
            low = 470 + (j + 1) ** 2 * 3.2 + (j + 1) * 4
            slabs.append(polyline([(x, y), (x + (x - 430) * 0.06, low)], 1.6 + j * 0.16))
    c.multiply(slabs, "#2a3248", 0.42, soft=0.8, inside=mask)
    rings = []
    for _ in range(46):
        y = 520 + luck.random() ** 1.3 * 620
        size = 6 + (y - 460) * 0.03
        rings.append(
            ellipse(luck.uniform(0, 768), y, size * luck.uniform(0.7, 1.4), size * 0.34).outline(1.6)
        )
    c.screen(rings, "#f8f4e0", 0.4, soft=0.5)


def _walkers(c: Canvas) -> None:
    """Each hangs from five strings: head, hands, knees."""
    people = [
        (336, 520, 92, "#6a7080", 1, 0.55),
        (470, 516, 88, "#5a6276", -1, 0.55),
        (560, 548, 112, "#6a6470", 1, 0.4),
        (262, 566, 122, "#4f5a70", -1, 0.36),
        (664, 640, 178, "#46506a", -1, 0.14),
        (118, 676, 196, "#3c465e", 1, 0.1),
    ]
    for i, (x, y, tall, coat, flip, haze) in enumerate(people):
        c.multiply(ellipse(x, y + 2, tall * 0.3, tall * 0.05), c.shadow, 0.5 * (1 - haze), soft=4)
        c.multiply(
            spline(
                [
                    (x - tall * 0.12, y + 4),
                    (x + tall * 0.12, y + 4),
                    (x + tall * 0.1, y + tall * 0.6),
                    (x - tall * 0.1, y + tall * 0.6),
                ]
            ),
            "#2a3248",
            0.35 * (1 - haze),
            soft=8,
        )
        lift = [[(9, -67), (22, -62), (28, -74)], [(-9, -67), (-19, -58), (-24, -68)]]
        wears = Clothes(
            coat=coat,
            hem="#2c3448",
            hair="#2a2a34",
            skin="#c8b09c",
            legs="#22283a",
            hat=("bowler", "cap", None, "hood", "cap", "bowler")[i],
            hat_colour="#2a3044",
        )
        figure(
            c,
            x,
            y,
            tall,
            wears,
            flip=flip,
            arms=lift,
            rim="#fff4d8",
            detail=0.75,
            shadow=False,
            haze=("#b8bcb0", haze),
        )
        k = tall / 100
        spots = place([(0, -102), (28, -76), (-24, -70), (-5, -24), (6, -24)], x, y, k, flip)
        strings = [
            line([(u + math.sin(u) * 4, -20), (u, v)], max(1.3, 2.2 * k))
            for u, v in (spot[:2] for spot in spots)
        ]
        c.over(strings, "#f4ead0", 0.85 - haze * 0.7)
        c.over(
            [ellipse(u, v, max(1.6, 2.8 * k)) for u, v in (spot[:2] for spot in spots)],
            "#e8c23a",
            0.8 - haze * 0.6,
        )


def _rain(c: Canvas) -> None:
    luck = random.Random(22)
    far: list[Shape] = []
    near: list[Shape] = []
    for _ in range(120):
        x = luck.uniform(-10, 780)
        end = luck.uniform(300, 1000)
        if 180 < x < 640 and end > 520:
            end = luck.uniform(200, 430)
        start = -20 if luck.random() < 0.6 else luck.uniform(0, end * 0.6)
        (near if luck.random() < 0.3 else far).append(
            line([(x, start), (x + luck.uniform(-2, 2), end)], luck.uniform(1, 1.8))
        )
    c.screen(far, "#f0f0e4", 0.3)
    c.screen(near, "#ffffff", 0.42)


def _fallen(c: Canvas) -> None:
    """Sitting where it fell: legs towards us, arms any way, head on its chest."""
    x = MIDDLE
    c.multiply(ellipse(x, 1010, 270, 74), "#10162c", 0.7, soft=26)
    cloth: Manner = {
        "shading": 0.75,
        "wobble": 0.6,
        "detail": 0.45,
        "rim": "#fff4d8",
        "rim_width": 4,
        "dark": "#181430",
        "streaks": 1.1,
    }
    for side, bend in ((-1, 0), (1, 14)):
        leg = [
            (x + side * 36, 930, 44),
            (x + side * 78, 962, 46),
            (x + side * 124, 1000, 42),
            (x + side * (150 + bend), 1034, 38),
        ]
        paint(
            c,
            Tube(leg).piece(bow=10),
            ["#6a6878", "#3c3c50", "#2a2a3c"],
            volume=26,
            angle=40 * side + 30,
            cast=(0, 12, 12, 0.5),
            **cloth,
        )
        c.multiply(
            line([(x + side * 62, 934), (x + side * 92, 968), (x + side * 84, 1004)], 6),
            "#14142a",
            0.5,
            soft=3,
        )
        bx, by = x + side * (168 + bend), 1056
        boot = [
            (-40, -26),
            (-16, -42),
            (20, -40),
            (42, -22),
            (46, 16),
            (36, 50),
            (6, 64),
            (-28, 56),
            (-44, 22),
        ]
        paint(
            c,
            spline(place(boot, bx, by, 1.0, side, turn=side * 16)),
            ["#6a4a3c", "#3a2630"],
            volume=16,
            cast=(0, 10, 9, 0.6),
            **cloth,
        )
        sole = [
            (-31, -20),
            (-8, -34),
            (18, -32),
            (34, -16),
            (37, 16),
            (28, 42),
            (4, 52),
            (-22, 46),
            (-35, 18),
        ]
        paint(
            c,
            spline(place(sole, bx + side * 3, by + 3, 1.0, side, turn=side * 16)),
            ["#b09478", "#6a5450"],
            volume=6,
            wobble=0.5,
            detail=0.5,
            ink=0.3,
            rim="#fff4d8",
            rim_width=2,
        )
        heel = place(
            [(-28, 22, 1), (32, 20, 1), (26, 42), (4, 50), (-20, 44)],
            bx + side * 3,
            by + 3,
            1.0,
            side,
            turn=side * 16,
        )
        c.multiply(spline(heel), "#4a3840", 0.5, soft=1)
        for k in range(4):
            c.multiply(
                line(
                    place(
                        [(-22, -14 + k * 9), (26, -15 + k * 9)],
                        bx + side * 3,
                        by + 3,
                        1.0,
                        side,
                        turn=side * 16,
                    ),
                    3,
                ),
                "#4a3840",
                0.5,
            )
    coat = [
        (x - 30, 700),
        (x - 86, 726),
        (x - 116, 784),
        (x - 122, 860),
        (x - 134, 930),
        (x - 150, 976, 1),
        (x - 70, 992),
        (x, 968),
        (x + 74, 992),
        (x + 148, 974, 1),
        (x + 130, 920),
        (x + 118, 850),
        (x + 112, 784),
        (x + 84, 726),
        (x + 30, 700),
    ]
    body = paint(
        c,
        spline(coat),
        ["#8a7a74", "#6a5c64", "#4a4454"],
        volume=54,
        angle=84,
        cast=(0, 12, 12, 0.5),
        **cloth,
    )
    c.multiply(
        [
            line([(x, 800), (x - 3, 880), (x, 968)], 6),
            line([(x - 60, 780), (x - 84, 880), (x - 92, 970)], 14),
            line([(x + 60, 780), (x + 80, 880), (x + 90, 970)], 14),
        ],
        "#1c1830",
        0.45,
        soft=5,
        inside=body,
    )
    for y in (838, 888, 938):
        paint(
            c,
            ellipse(x + 15, y, 8),
            ["#e8c23a", "#8a6a2c"],
            volume=3,
            detail=0.8,
            wobble=0.2,
            cast=(2, 3, 2, 0.5),
        )
    for side, hand in ((-1, (-196, 1000)), (1, (190, 968))):
        elbow = (x + side * 152, 868 if side < 0 else 850)
        wrist = (x + hand[0] * 0.92, hand[1] - 22)
        arm = [(x + side * 84, 772, 36), (x + side * 124, 810, 39), (*elbow, 34), (*wrist, 28)]
        paint(
            c,
            [Tube(arm).piece(bow=6), ellipse(x + side * 84, 772, 38, 40)],
            ["#8a7c76", "#5a5060"],
            volume=24,
            angle=70,
            cast=(side * -4, 10, 10, 0.5),
            **cloth,
        )
        hx, hy = x + hand[0], hand[1]
        fingers = [
            line(
                place(
                    [(0, 0), (-14 + k * 11, 22), (-20 + k * 13, 36 - abs(k - 1.5) * 4)],
                    hx,
                    hy,
                    1,
                    turn=side * -26,
                ),
                11,
            )
            for k in range(4)
        ]
        thumb = line(place([(-8, -4), (-26, 6), (-30, 16)], hx, hy, 1, side * -1, turn=side * -26), 11)
        paint(
            c,
            [ellipse(hx, hy, 23, 24), *fingers, thumb],
            ["#e8c4a4", "#a8806c"],
            volume=8,
            shading=0.6,
            wobble=0.4,
            detail=0.6,
            rim="#fff8e8",
            rim_width=3,
            cast=(0, 6, 6, 0.5),
        )
        paint(
            c,
            line(
                [(wrist[0] - 26, wrist[1] + 2), (wrist[0], wrist[1] + 10), (wrist[0] + 26, wrist[1] + 1)], 11
            ),
            ["#b0a090", "#6a5c60"],
            volume=4,
            **cloth,
        )
        _loose(c, wrist[0], wrist[1] - 6, side)
    _head(c, x)
    for side in (-1, 1):
        _loose(c, x + side * 96, 962, side)


def _loose(c: Canvas, x: float, y: float, side: int) -> None:
    """A tied string end, cut, lying as it fell."""
    end = [
        (x, y),
        (x + side * 14, y - 22),
        (x + side * 34, y - 16),
        (x + side * 36, y + 6),
        (x + side * 54, y + 18),
    ]
    c.multiply(line([(u + 3, v + 6) for u, v in end], 3.4), "#10162c", 0.4, soft=2)
    c.over(line(end, 3.2), "#fff4dc")
    paint(c, ellipse(x, y, 6.5), ["#f4d458", "#a8802c"], volume=2, detail=0.9, wobble=0.1)


def _head(c: Canvas, x: float) -> None:
    skin: Manner = {"wobble": 0.5, "detail": 0.5, "rim": "#fff8e8", "rim_width": 4}
    scarf = spline(
        [
            (x - 66, 742),
            (x - 30, 716),
            (x + 34, 716),
            (x + 66, 742),
            (x + 58, 786),
            (x + 20, 806),
            (x - 24, 806),
            (x - 58, 784),
        ]
    )
    paint(c, scarf, ["#8a98a0", "#4a5870"], volume=16, shading=0.7, cast=(0, 9, 8, 0.5), streaks=1.3, **skin)
    chin = spline(
        [(x - 44, 716), (x - 40, 760), (x - 18, 786), (x, 792), (x + 18, 786), (x + 40, 760), (x + 44, 716)]
    )
    paint(c, chin, ["#c8a088", "#e0b898", "#b08870"], volume=18, shading=0.6, cast=(0, 8, 7, 0.5), **skin)
    nose = spline([(x - 9, 744), (x - 12, 768), (x, 777), (x + 12, 768), (x + 9, 744)])
    paint(
        c, nose, ["#d8ac8c", "#f0c8a8"], volume=7, shading=0.5, wobble=0.4, detail=0.6, cast=(0, 4, 4, 0.35)
    )
    c.multiply(
        [
            line([(x - 32, 748), (x - 23, 752), (x - 14, 749)], 3),
            line([(x + 14, 749), (x + 23, 752), (x + 32, 748)], 3),
        ],
        "#4a2c34",
        0.8,
    )
    hair = [
        (x - 62, 730),
        (x - 70, 690),
        (x - 56, 640),
        (x - 14, 618),
        (x + 30, 622),
        (x + 62, 650),
        (x + 70, 696),
        (x + 60, 732),
        (x + 46, 742),
        (x + 34, 730),
        (x + 20, 744),
        (x + 4, 730),
        (x - 12, 744),
        (x - 28, 730),
        (x - 44, 744),
    ]
    crown = paint(
        c,
        spline(hair),
        ["#6a4a40", "#46303a", "#2c2030"],
        volume=32,
        shading=0.75,
        streaks=1.4,
        angle=86,
        cast=(0, 8, 7, 0.5),
        **skin,
    )
    luck = random.Random(3)
    locks = [
        line([(x + 6, 646), (x + k * 5.4, 680), (x + k * 6.4, 736)], luck.uniform(2, 3.4))
        for k in range(-10, 11)
    ]
    c.multiply(locks[::2], "#1c1224", 0.4, soft=1, inside=crown)
    c.screen(locks[1::2], "#d8b098", 0.24, soft=1, inside=crown)
    _loose(c, x + 4, 632, -1)


def _umbrella(c: Canvas) -> None:
    """It stands over the fallen one like a small yellow roof; on it lie the cut strings."""
    cx, cy = 420.0, 600.0
    pole = polyline([(cx + 2, cy - 40), (556, 1004)], 9)
    hook = line([(556, 1000), (562, 1032), (544, 1044), (534, 1026)], 10)
    fabric: Manner = {
        "shading": 0.6,
        "wobble": 0.5,
        "rim": "#fff8d8",
        "rim_width": 4,
        "dark": "#5a3a24",
        "streaks": 1.1,
        "detail": 0.3,
    }
    under = spline(
        [
            (cx - 244, cy + 54, 1),
            (cx - 160, cy + 18),
            (cx, cy - 6),
            (cx + 160, cy + 4),
            (cx + 250, cy + 20, 1),
            (cx + 170, cy + 44),
            (cx, cy + 50),
            (cx - 160, cy + 56),
        ]
    )
    paint(c, under, ["#6a5030", "#3c3038"], volume=8, wobble=0.5)
    paint(c, pole, ["#5a4a48", "#2c2630"], volume=3, wobble=0.3, detail=0.6, rim="#fff4d8", rim_width=2)
    paint(
        c,
        hook,
        ["#b07a3c", "#5a3a2c"],
        volume=4,
        wobble=0.3,
        detail=0.6,
        rim="#fff4d8",
        rim_width=2,
        cast=(4, 6, 5, 0.5),
    )
    tips = [
        (cx - 244, cy + 54),
        (cx - 172, cy + 40),
        (cx - 60, cy + 44),
        (cx + 66, cy + 40),
        (cx + 176, cy + 28),
        (cx + 250, cy + 20),
    ]
    peak = (cx - 8, cy - 156)
    for i in range(5):
        a, b = tips[i], tips[i + 1]
        swell_a = ((peak[0] + a[0]) / 2 + (a[0] - peak[0]) * 0.16, (peak[1] + a[1]) / 2 - 44)
        swell_b = ((peak[0] + b[0]) / 2 + (b[0] - peak[0]) * 0.16, (peak[1] + b[1]) / 2 - 44)
        sag = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 18)
        panel = spline([(*peak, 1), swell_a, (*a, 1), sag, (*b, 1), swell_b])
        tone = [
            ["#f8dc60", "#d8a82c"],
            ["#ffe880", "#e8bc3a"],
            ["#fff0a0", "#f0c848"],
            ["#f0d058", "#d0a030"],
            ["#d8b444", "#a87c28"],
        ][i]
        paint(c, panel, tone, volume=20, angle=70, **fabric)
        c.multiply(line([(*peak,), swell_a, a], 3), "#8a5a20", 0.5, soft=1)
    paint(
        c,
        [line([(peak[0], peak[1] + 4), (peak[0] - 6, peak[1] - 34)], 8)],
        ["#5a4a48", "#2c2630"],
        volume=3,
        wobble=0.2,
        detail=0.7,
        rim="#fff4d8",
        rim_width=2,
    )
    luck = random.Random(16)
    for x, y, way in (
        (250, 566, -1),
        (318, 506, 1),
        (372, 474, -1),
        (470, 478, 1),
        (536, 512, -1),
        (606, 572, 1),
        (424, 452, 1),
    ):
        c.over(line([(x, -20), (x + 1, y - 160), (x, y - 40)], 2.6), "#fff4dc", 0.9)
        coil: Points = [
            (x, y - 42),
            (x + way * 14, y - 16),
            (x + way * 2, y + 2),
            (x - way * 20, y - 4),
            (x - way * 14, y - 18),
            (x + way * 12, y - 12),
            (x + way * 34, y + 8),
            (x + way * 30 + luck.uniform(-8, 8), y + 30),
            (x + way * 44, y + 46),
        ]
        c.multiply(line([(u + 3, v + 6) for u, v in coil], 4), "#6a4018", 0.5, soft=2)
        c.over(line(coil, 3), "#fffaf0")
    c.sharpen(rectangle(230, 400, 400, 230), 0.55)
