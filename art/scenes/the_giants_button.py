"""A crowd rolls a coat button like a millstone up a hill that is a coat; an empty place for it lies above."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels, mix
from art.motifs.ground import hill
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polyline, spline

SCENE = Scene(
    id="013gise6",
    slug="the-giants-button",
    seed=417,
    palette="P7",
    horizon="high",
    reach="middle",
    hour="day",
    mood="comic",
    description="A crowd pushes a blue button as tall as a house up a slope of woven cloth; a "
    "man sleeps in one of its holes.",
    clues=("Every day again", "Many hands", "One of us is not helping", "Returned to its owner"),
    motifs=("work", "scale", "clothes", "paths"),
    light=(-0.65, -0.75),
    shadow="#3a1c4c",
    warmth="#fff0c8",
    grade=("#4a2450", "#ffeec0", 0.06),
    contrast=0.17,
    vignette=0.34,
)

STEEP = 0.663
FACE = (462, 452, 226, 236)
CLOTH: Manner = {"wobble": 0.6, "detail": 0.4, "rim": "#fff0cc", "rim_width": 2.5}


def draw(c: Canvas) -> None:
    """Sky, a far lapel, the slope of cloth, the button, those who push and the one who levers."""
    _sky(c)
    _slope(c)
    _empty_place(c)
    _button(c)
    _thread(c)
    _crowd(c)
    _needle(c)
    _buttonhole(c)


def _ground(x: float) -> float:
    return 1046 - STEEP * (x + 40)


def _sky(c: Canvas) -> None:
    c.background([(0, "#3f8a93"), (0.25, "#8fb9a8"), (0.5, "#f0d6a0"), (1, "#e8b88c")], angle=-33)
    far = [(-40, 700), (60, 640), (150, 560), (230, 540), (330, 570), (480, 520), (640, 420), (820, 330)]
    body = paint(
        c,
        hill(far),
        ["#e0a890", "#c98a80"],
        volume=26,
        shading=0.5,
        angle=-30,
        wobble=0.8,
        haze=("#efd3a2", 0.45),
        rim="#fff4d8",
    )
    fold: list[Points] = [[(230, 548), (300, 640), (340, 760)], [(480, 524), (560, 600), (640, 640)]]
    c.multiply([line(points, 16) for points in fold], "#b58a8a", 0.6, soft=9, inside=body)


def _slope(c: Canvas) -> None:
    """The near hill is thick coral stuff, woven, with a seam along its edge."""
    ridge = [(x, _ground(x) + 5 * math.sin(x / 70)) for x in range(-40, 830, 40)]
    across = np.clip((c.y - (1046 - STEEP * (c.x + 40))) / 620, 0, 1)
    body = paint(
        c,
        hill(ridge),
        [(0, "#e8a88a"), (0.18, "#d08a74"), (0.6, "#a85a68"), (1, "#6a3460")],
        along=np.asarray(across, np.float32),
        volume=30,
        shading=0.6,
        angle=-33,
        streaks=1.2,
        wobble=0.6,
        rim="#fff0c8",
        rim_width=4,
    )
    _weave(c, body)
    seam = [(x, y + 44) for x, y in ridge]
    c.multiply(line([(x, y + 4) for x, y in seam], 9), "#6a2c50", 0.6, soft=3, inside=body)
    chance = random.Random(2)
    stitches = []
    for x in range(-30, 800, 36):
        y = _ground(x) + 46 + 5 * math.sin(x / 70)
        stitches.append(polyline([(x, y), (x + 22, y - 22 * STEEP + chance.uniform(-2, 2))], 7))
    paint(c, stitches, ["#f6e0ac", "#d8a878"], volume=3, cast=(2, 4, 3, 0.6), **CLOTH)
    folds: list[Points] = [
        [(180, 1170), (330, 1040), (520, 960), (800, 880)],
        [(430, 1170), (600, 1090), (800, 1050)],
    ]
    c.multiply([line(points, 34) for points in folds], "#5a2450", 0.5, soft=18, inside=body)
    c.screen(
        [line([(x - 8, y - 30) for x, y in points], 16) for points in folds],
        "#f0a888",
        0.35,
        soft=12,
        inside=body,
    )


def _weave(c: Canvas, body: Pixels) -> None:
    along, over = c.x * 0.834 - c.y * 0.552, c.x * 0.552 + c.y * 0.834
    sway = (c.noise(120, 4, 2) - 0.5) * 10
    warp = np.sin((along + sway) * 2 * math.pi / 9) * np.sin((over + sway) * 2 * math.pi / 13)
    c.multiply(np.clip(warp, 0, 1).astype(np.float32) * body, "#8a4060", 0.32)
    c.screen(np.clip(-warp, 0, 1).astype(np.float32) * body, "#ffd8b0", 0.14)


def _empty_place(c: Canvas) -> None:
    """Near the top a tuft of torn threads where a button was."""
    x, y = 724, 640
    c.multiply(ellipse(x, y, 66, 44, -33), "#6a2c50", 0.4, soft=10)
    chance = random.Random(6)
    tufts = [
        line(
            [
                (x + chance.uniform(-16, 16), y + chance.uniform(-8, 8)),
                (x + chance.uniform(-40, 40), y - chance.uniform(10, 40)),
                (x + chance.uniform(-70, 60), y - chance.uniform(-16, 52)),
            ],
            4.5,
        )
        for _ in range(11)
    ]
    paint(c, tufts, ["#d8483a", "#9a2c3c"], volume=1.6, cast=(3, 5, 4, 0.5), **{**CLOTH, "rim_width": 1})


def _thread(c: Canvas) -> None:
    """A long red thread from a hole of the button to the one who pulls at the edge."""
    x0, y0 = FACE[0] + 34, FACE[1] - 76
    rope = [(x0, y0), (x0 + 60, y0 + 40), (640, 410), (700, 424), (744, 404), (800, 360)]
    c.multiply(line([(x + 8, y + 16) for x, y in rope[:4]], 8), "#1f3c5c", 0.6, soft=5)
    paint(c, line(rope, 7), ["#e05a44", "#b5303a"], volume=2.4, **CLOTH)
    _pusher(c, 762, _ground(762) + 16, 172, "#a84c50", "#f0d6a0", flip=-1)


def _button(c: Canvas) -> None:
    x, y, across, down = FACE
    fall = c.mask(ellipse(x + 150, y + 250, 200, 70, -33), 20)
    c.multiply(fall * c.mask(hill([(-40, 1046), (390, 761), (820, 476)])), "#4a2450", 0.7)
    back: Manner = {"volume": 20, "shading": 0.7, "wobble": 0.5, "angle": -60}
    edge = spline(
        [
            (x + u + 46, y + v + 14)
            for u, v in (
                (across * math.cos(a / 20 * math.pi), down * math.sin(a / 20 * math.pi)) for a in range(40)
            )
        ]
    )
    paint(c, [edge, ellipse(x + 22, y + 7, across, down)], ["#2f6a78", "#1f4a62", "#2a2c58"], **back)
    away = np.hypot((c.x - x + 70) / across, (c.y - y + 80) / down) / 1.7
    face = paint(
        c,
        ellipse(x, y, across, down),
        ["#8ccac0", "#56a3a6", "#3f8a93", "#2c6478"],
        along=np.asarray(np.clip(away, 0, 1), np.float32),
        volume=30,
        shading=0.55,
        angle=40,
        wobble=0.5,
        rim="#fffbe0",
        rim_width=6,
    )
    c.swirl(x, y, face)
    dish = c.mask(ellipse(x, y, across * 0.76, down * 0.76))
    inner = np.clip(dish - c.shift(c.blur(dish, 8), 16, 18), 0, 1)
    c.multiply(c.blur(inner, 3) * dish, "#1f3c5c", 0.85)
    outer = np.clip(dish - c.shift(c.blur(dish, 6), -12, -14), 0, 1)
    c.screen(c.blur(outer, 4) * dish, "#d8fff0", 0.5)
    shine = line([(x - 176, y - 60), (x - 130, y - 148), (x - 40, y - 200)], 13)
    c.screen(shine, "#fffbe8", 0.6, soft=6, inside=face)
    scratches = [
        line([(x + 40, y + 150), (x + 90, y + 166), (x + 130, y + 150)], 3),
        line([(x - 150, y + 60), (x - 120, y + 110)], 3),
    ]
    c.multiply(scratches, "#1f4a62", 0.6, soft=1, inside=face)
    _holes(c, x, y)


def _holes(c: Canvas, x: float, y: float) -> None:
    for k in range(4):
        angle = math.radians(20 + 90 * k)
        u, v = x + 74 * math.cos(angle), y + 78 * math.sin(angle)
        c.screen(ellipse(u + 4, v + 5, 44, 46), "#c8f0e0", 0.5, soft=3)
        hole = paint(c, ellipse(u, v, 41, 43), ["#16243f", "#24405c"], volume=4, wobble=0.4, detail=0.5)
        light = (["#d8e0b4", "#f0d6a0"], ["#e8b898", "#c47a70"])[int(v > y)]
        paint(c, ellipse(u + 12, v + 5, 35, 40), light, volume=3, wobble=0.4, inside=hole, detail=0.5)
    strand = [
        line([(x - 74, y - 20), (x - 20, y - 46), (x + 30, y - 70)], 9),
        line([(x - 70, y - 30), (x - 24, y - 60), (x + 22, y - 80)], 8),
    ]
    paint(c, strand, ["#e05a44", "#a82f3a"], volume=3, cast=(4, 8, 4, 0.5), **CLOTH)
    u, v = x + 74 * math.cos(math.radians(20)), y + 78 * math.sin(math.radians(20))
    body = spline(
        [
            (u - 34, v + 26),
            (u - 22, v + 6),
            (u + 2, v - 4),
            (u + 26, v + 2),
            (u + 34, v + 22),
            (u + 4, v + 40),
        ]
    )
    paint(c, body, ["#c8503f", "#8a2c40"], volume=9, cast=(2, 4, 4, 0.6), **CLOTH)
    paint(
        c,
        [
            line([(u + 18, v + 20), (u + 44, v + 18), (u + 52, v + 58)], 13),
            line([(u + 6, v + 26), (u + 34, v + 30), (u + 36, v + 74)], 13),
        ],
        ["#4a3060", "#34204c"],
        volume=4,
        cast=(4, 5, 4, 0.5),
        **CLOTH,
    )
    paint(c, ellipse(u - 24, v - 8, 15, 14), ["#e8b088", "#b5705c"], volume=5, **CLOTH)
    paint(
        c,
        spline(
            [(u - 44, v - 6, 1), (u - 36, v - 22), (u - 18, v - 26), (u - 6, v - 14, 1), (u - 24, v - 12)]
        ),
        "#f4e2b0",
        volume=4,
        **CLOTH,
    )


def _pusher(
    c: Canvas, x: float, y: float, height: float, coat: Colour, hat: Colour, flip: float = 1, turn: float = 0
) -> None:
    """Somebody straining uphill; feet near (x, y)."""
    k = height / 100

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, k, flip, turn)

    man: Manner = {"wobble": 0.4, "detail": 0.6, "rim": "#fff2cc", "rim_width": 2.2}
    c.multiply(ellipse(x + 6, y + 2, height * 0.36, height * 0.07, -33), c.shadow, 0.6, soft=5)
    legs = [[(-8, -44), (-18, -24), (-34, -2), (-28, 0)], [(-4, -44), (14, -30), (8, -12), (14, -10)]]
    trunk = [(-16, -40), (-14, -58), (2, -82), (16, -90), (26, -82), (18, -64), (6, -40), (-6, -34)]
    arms, head = [[(10, -76), (24, -74), (42, -82)], [(14, -78), (28, -82), (44, -92)]], (20, -99)
    cloth: list[Colour] = [coat, mix(coat, "#3a1c4c", 0.55)]
    paint(c, line(at(arms[1]), 8 * k), mix(coat, "#3a1c4c", 0.4), volume=2 * k, **man)
    paint(c, [line(at(leg), 9 * k) for leg in legs], ["#4a3060", "#2c1c48"], volume=3 * k, **man)
    skull = at([head])[0]
    paint(c, ellipse(skull[0], skull[1], 10 * k, 11 * k), ["#e8b48c", "#b0705e"], volume=4 * k, **man)
    paint(c, spline(at(trunk)), cloth, volume=8 * k, cast=(4, 5, 5, 0.4), **man)
    paint(c, line(at(arms[0]), 9 * k), cloth, volume=3 * k, cast=(2, 3, 3, 0.4), **man)
    hand = at([arms[0][-1]])[0]
    paint(c, ellipse(hand[0], hand[1], 4.4 * k), "#e0a680", volume=2 * k, **man)
    u, v = head
    paint(
        c,
        spline(
            at(
                [
                    (u - 12, v - 1, 1),
                    (u - 9, v - 11),
                    (u + 2, v - 14),
                    (u + 10, v - 7),
                    (u + 16, v - 2, 1),
                    (u, v - 4),
                ]
            )
        ),
        hat,
        volume=3 * k,
        **man,
    )


def _crowd(c: Canvas) -> None:
    """They push at the button and at one another's backs; a child pushes the wrong way."""
    rows = [
        (250, 8, 196, "#c8743f", "#4a2450", 0.0),
        (150, 4, 204, "#3f7a83", "#f0d6a0", 2.0),
        (306, 26, 190, "#8a3a58", "#e8c88c", -4.0),
        (58, 14, 200, "#d8b078", "#8a3a4c", 0.0),
        (206, 34, 204, "#5a3a72", "#d8483a", 3.0),
        (-10, 24, 196, "#a84c50", "#3f8a93", 0.0),
        (110, 42, 200, "#e0c89a", "#5a3a60", 4.0),
    ]
    for x, lower, height, coat, hat, turn in rows:
        _pusher(c, x, _ground(x) + lower, height, coat, hat, turn=turn)
    _pusher(c, 378, _ground(378) + 44, 118, "#f0d6a0", "#d8483a", flip=-1)


def _needle(c: Canvas) -> None:
    """A needle as a lever over a reel."""
    reel = [
        spline(
            place(
                [
                    (-34, -38, 1),
                    (34, -38, 1),
                    (34, -28, 1),
                    (22, -24),
                    (22, 24),
                    (34, 28, 1),
                    (34, 40, 1),
                    (-34, 40, 1),
                    (-34, 28, 1),
                    (-22, 24),
                    (-22, -24),
                    (-34, -28, 1),
                ],
                462,
                812,
                1,
                turn=-33,
            )
        )
    ]
    c.multiply(ellipse(476, 858, 64, 16, -33), "#3a1c4c", 0.7, soft=7)
    paint(c, reel, ["#f4dcaa", "#c08a68"], volume=10, ink=0.3, **CLOTH)
    wound = [polyline(place([(-22, v), (22, v)], 462, 812, 1, turn=-33), 6) for v in range(-22, 24, 6)]
    paint(c, wound, ["#4f9aa0", "#2c6478"], volume=2, **{**CLOTH, "rim_width": 1})
    shaft = spline(
        [
            (486, 676, 1),
            (470, 740),
            (452, 800),
            (380, 1010),
            (366, 1046),
            (352, 1050),
            (348, 1036),
            (360, 1000),
            (436, 796),
            (462, 730),
        ]
    )
    eye = ellipse(362, 1024, 4.5, 15, 20)
    needle = paint(
        c,
        shaft,
        ["#fffdf0", "#c8d4d0", "#8a90a0"],
        along=("x", 350, 480),
        volume=5,
        shading=0.7,
        cast=(10, 8, 7, 0.5),
        detail=0.6,
        wobble=0.3,
        rim="#ffffff",
        rim_width=2,
    )
    c.over(eye, "#7a3c5c", inside=needle)
    _pusher(c, 300, 1058, 178, "#2f5f74", "#e8c88c", flip=1, turn=8)


def _buttonhole(c: Canvas) -> None:
    """In the near cloth a bound slit; a ladder leans out of it."""
    x, y, turn = 628, 984, -33
    slit = spline(
        place(
            [(-96, 0, 1), (-60, -13), (0, -16), (60, -13), (96, 0, 1), (60, 13), (0, 17), (-60, 13)],
            x,
            y,
            1,
            turn=turn,
        )
    )
    hole = paint(c, slit, ["#2a1238", "#4a2450"], volume=5, wobble=0.5, detail=0.4)
    binding: list[Shape] = []
    for side in (-1, 1):
        for k in range(-9, 10):
            far = 15 * (1 - (k / 11) ** 2) + 3
            binding.append(
                polyline(place([(k * 10, side * far), (k * 10.4, side * (far + 24))], x, y, 1, turn=turn), 8)
            )
    binding += [
        polyline(place([(s * 98, -6 + 4 * i), (s * 122, -16 + 10 * i)], x, y, 1, turn=turn), 8)
        for s in (-1, 1)
        for i in range(4)
    ]
    paint(
        c,
        binding,
        ["#f6dca8", "#d0926c", "#9a5468"],
        along=("y", y - 70, y + 80),
        volume=3,
        cast=(2, 4, 3, 0.5),
        **{**CLOTH, "rim_width": 1.5},
    )
    ladder: list[Shape] = [
        polyline(place([(20, 8), (6, -74)], x, y), 5),
        polyline(place([(46, 2), (30, -84)], x, y), 5),
    ]
    ladder += [
        polyline(place([(18 - 3 * i, -8 - 17 * i), (42 - 3 * i, -14 - 17 * i)], x, y), 4) for i in range(5)
    ]
    paint(c, ladder, ["#f0cf98", "#a8684c"], volume=2, cast=(5, 6, 4, 0.5), detail=0.6, wobble=0.3)
    c.multiply(hole, "#2a1238", 0.3)
