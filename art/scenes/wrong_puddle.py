"""Seen from above: in a puddle the people at the kerb are animals in evening dress, and a dog has noticed."""

import math
import random

import numpy as np

from art import pixels
from art.canvas import Canvas
from art.colour import Pixels
from art.light import glow
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polyline, spline

SCENE = Scene(
    id="p46n0jf4",
    slug="wrong-puddle",
    seed=231,
    palette="P13",
    horizon="none",
    reach="middle",
    hour="day",
    mood="comic",
    description="People in everyday shoes stand at a puddle; its reflection shows a stag, a vixen and a "
    "heron in evening dress, and a dog looks in.",
    clues=("After hours", "Who we really are", "Dress code", "The better party"),
    motifs=("mirrors", "selves", "water", "animals", "masks"),
    light=(-0.5, -0.8),
    shadow="#141c34",
    warmth="#ffe6b0",
    grade=("#141c38", "#ffe2a8", 0.05),
    contrast=0.16,
    vignette=0.4,
)

KERB = 352
POOL = [
    *[
        (34, 440),
        (110, 366),
        (280, 340),
        (470, 330),
        (640, 344),
        (734, 430),
        (748, 600),
        (718, 760),
        (736, 900),
    ],
    *[(630, 1036), (450, 1092), (270, 1088), (124, 1040), (44, 930), (24, 740), (54, 580)],
]
NIGHT: Manner = {
    "rim": "#ffe2a0",
    "rim_width": 2.5,
    "wobble": 0.5,
    "detail": 0.45,
    "dark": "#140c24",
    "light": (0.3, 0.9),
}


def _first(placed: list[tuple[float, ...]]) -> tuple[float, float]:
    return placed[0][0], placed[0][1]


def draw(c: Canvas) -> None:
    """Stones, the pool and its party upside down, ripples; then legs at the kerb and the dog."""
    _stones(c)
    pool = _pool(c)
    _stag(c)
    _heron(c)
    _vixen(c)
    _chandelier(c)
    _ripples(c, pool)
    _legs(c)
    _dog(c)


def _stones(c: Canvas) -> None:
    c.background(["#1c2234", "#262c3e", "#161a2a"], angle=-14)
    chance = random.Random(7)
    turn = math.radians(-11)
    for j in range(-4, 24):
        for i in range(-3, 12):
            u, v = i * 86 + (j % 2) * 43 + chance.uniform(-4, 4), j * 56 + chance.uniform(-3, 3)
            x, y = u * math.cos(turn) - v * math.sin(turn), u * math.sin(turn) + v * math.cos(turn)
            if not (-60 < x < 830 and -40 < y < 1200):
                continue
            half = [(-38, -20), (0, -25), (38, -20), (41, 0), (38, 20), (0, 25), (-38, 20), (-41, 0)]
            stone = [(p[0] + chance.uniform(-3, 3), p[1] + chance.uniform(-2, 2)) for p in half]
            tone = chance.choice(["#5a6276", "#4c546a", "#687082", "#565a6c", "#6b6c74"])
            paint(
                c,
                spline(place(stone, x, y, turn=-11)),
                [tone, "#343c52"],
                volume=11,
                shading=0.75,
                rim="#b8c4cc",
                rim_width=2,
                rim_strength=0.5,
                angle=-11,
                wobble=0.7,
            )


def _pool(c: Canvas) -> Pixels:
    """The pool holds the light of a ball-room, bright near the kerb and deep at its far end."""
    c.multiply(spline(POOL), "#0c1020", 0.75, soft=18)
    hall = [(0, "#b5733e"), (0.3, "#e0a858"), (0.6, "#f6dc9c"), (0.88, "#fcebc0"), (1, "#d8a060")]
    down = np.clip((c.y - 330) / 760 + np.abs(c.x - 384) / 1900, 0, 1)
    pool = paint(c, spline(POOL), hall, along=down, volume=0, angle=88, streaks=0.7, wobble=1.2)
    for x in (70, 288, 488, 690):
        window = [
            (x - 34, KERB + 60, 1),
            (x - 34, KERB + 420),
            (x, KERB + 480),
            (x + 34, KERB + 420),
            (x + 34, KERB + 60, 1),
        ]
        c.multiply(spline(window), "#b5763e", 0.4, soft=3, inside=pool)
        c.screen(
            spline([(p[0] * 0.7 + x * 0.3, p[1] - 10, *p[2:]) for p in window]),
            "#fff2c0",
            0.35,
            soft=5,
            inside=pool,
        )
    return pool


def _upside(points: Points, x: float, size: float = 1) -> list[tuple[float, ...]]:
    """Points drawn upright, feet at 0 and the neck at -400, set down head first; stout, with large heads."""
    placed: list[tuple[float, ...]] = []
    for p in points:
        up = p[1] if p[1] > -412 else -412 + (p[1] + 412) * 1.36
        placed.append((x + p[0] * size * (1.22 if p[1] > -412 else 1.55), KERB - up * size, *p[2:]))
    return placed


def _tails(c: Canvas, x: float, size: float, coat: list[str]) -> None:
    """Trousers, tailcoat, white front and a bow tie."""
    legs = [
        line(_upside(leg, x, size), 38 * size) for leg in ([(-26, 4), (-20, -210)], [(26, 4), (20, -210)])
    ]
    paint(c, legs, ["#2c2a3c", "#1c1a2c"], volume=10, **NIGHT)
    body = [
        (-60, -150, 1),
        (-64, -290),
        (-70, -370),
        (-44, -402),
        (0, -410),
        (44, -402),
        (70, -370),
        (64, -290),
        (58, -150, 1),
    ]
    gap = [(22, -206), (0, -262, 1), (-22, -206)]
    paint(c, spline(_upside([*body, *gap], x, size)), coat, volume=24, shading=0.6, **NIGHT)
    front = spline(
        _upside([(-36, -404), (0, -398), (36, -404), (26, -340), (0, -266, 1), (-26, -340)], x, size)
    )
    paint(c, front, ["#fff8e6", "#d8c4a8"], volume=5, wobble=0.4, detail=0.5)
    tie = _upside([(0, -390, 1), (-20, -402), (-20, -380), (0, -390, 1), (20, -402), (20, -380)], x, size)
    paint(c, spline(tie), "#ffffff", volume=3, wobble=0.3, detail=0.6, cast=(0, -3, 3, 0.5))
    c.over([ellipse(*_first(_upside([(0, y)], x, size)), 3.4) for y in (-366, -344, -322)], "#2c2438")


def _stag(c: Canvas) -> None:
    x, size = 154, 0.82
    antlers: list[Points] = [
        [(-4, -500), (-34, -550), (-40, -604), (-20, -648)],
        [(-36, -566), (-70, -590), (-74, -620)],
        [(-40, -604), (-58, -640)],
        [(12, -504), (42, -552), (58, -600), (46, -648)],
        [(46, -560), (82, -580), (92, -612)],
        [(58, -600), (80, -640)],
    ]
    horn = [line(_upside(antler, x, size), 13) for antler in antlers]
    paint(c, horn, ["#4a2c2c", "#5f3c34"], volume=4, **NIGHT)
    _tails(c, x, size, ["#343048", "#211d34"])
    head = [
        *[
            (-30, -400, 1),
            (-28, -450),
            (-20, -494),
            (8, -512),
            (30, -504),
            (58, -478),
            (90, -462),
            (100, -446),
        ],
        *[(90, -432), (56, -432), (38, -424), (32, -400, 1)],
    ]
    ear = spline(_upside([(-14, -486, 1), (-44, -512), (-66, -506), (-44, -482), (-16, -470, 1)], x, size))
    paint(c, [spline(_upside(head, x, size)), ear], ["#9a5a34", "#5f3428"], volume=16, shading=0.65, **NIGHT)
    nose = _upside([(94, -448), (30, -484)], x, size)
    c.over([ellipse(*_first(nose), 8, 7)], "#20161c")
    c.over(line(_upside([(22, -482), (30, -478), (38, -482)], x, size), 4), "#20161c")


def _heron(c: Canvas) -> None:
    x, size = 600, 0.84
    _tails(c, x, size, ["#3a4864", "#232a48"])
    neck = line(_upside([(0, -396), (22, -440), (34, -484), (10, -530), (-6, -580)], x, size), 34)
    head = spline(
        _upside(
            [(24, -576), (16, -604), (-10, -612), (-34, -598), (-38, -584), (-20, -572), (4, -566)], x, size
        )
    )
    paint(c, [neck, head], ["#9aa8ba", "#5d6f8c"], volume=9, **NIGHT)
    beak = spline(_upside([(-30, -602, 1), (-120, -578, 1), (-32, -576, 1)], x, size))
    paint(c, beak, ["#e8b038", "#b5742c"], volume=4, **NIGHT)
    plume: list[Points] = [
        [(-16, -604), (20, -616), (56, -600), (80, -570)],
        [(-10, -598), (24, -604), (62, -580)],
    ]
    paint(c, [line(_upside(feather, x, size), 7) for feather in plume], "#1f2438", volume=2, **NIGHT)
    eye = _upside([(-18, -594)], x, size)[0]
    c.over(ellipse(eye[0], eye[1], 4), "#1a1420")


def _vixen(c: Canvas) -> None:
    x, size = 386, 0.9
    gown = [
        *[
            (-26, -392),
            (-44, -350),
            (-32, -290),
            (-64, -150),
            (-112, -6, 1),
            (0, 8),
            (112, -6, 1),
            (64, -150),
        ],
        *[(32, -290), (44, -350), (26, -392)],
    ]
    body = paint(
        c,
        spline(_upside(gown, x, size)),
        ["#7a1c34", "#c43a4c", "#8a2440"],
        volume=30,
        shading=0.7,
        angle=84,
        streaks=1,
        **{**NIGHT, "dark": "#3a0c2c"},
    )
    folds: list[Points] = [[(-10, -270), (-34, -20)], [(8, -270), (16, -10)], [(20, -260), (66, -20)]]
    c.multiply([line(_upside(fold, x, size), 9) for fold in folds], "#4a0c2c", 0.55, soft=5, inside=body)
    neck = line(_upside([(0, -380), (2, -430)], x, size), 34)

    def face(points: Points) -> list[tuple[float, ...]]:
        return _upside([(-p[0], *p[1:]) for p in points], x, size)

    head = [
        *[
            (34, -432),
            (40, -476),
            (16, -506),
            (-18, -500),
            (-46, -474),
            (-92, -452),
            (-98, -442),
            (-90, -434),
        ],
        *[(-44, -424), (0, -412)],
    ]
    ears: list[Points] = [
        [(-24, -486, 1), (-34, -562, 1), (2, -508, 1), (-4, -480, 1)],
        [(0, -500, 1), (30, -568, 1), (44, -474, 1), (14, -470, 1)],
    ]
    fur = [neck, spline(face(head)), *(spline(face(ear)) for ear in ears)]
    paint(c, fur, ["#e8823c", "#c85a2c"], volume=13, shading=0.65, **NIGHT)
    cheek = spline(face([(-84, -446), (-44, -450), (-6, -456), (24, -436), (0, -418), (-44, -428)]))
    paint(c, cheek, "#fff2dc", volume=5, wobble=0.5, detail=0.5)
    c.over(ellipse(*_first(face([(-94, -443)])), 6, 5), "#1c1018")
    c.over(line(face([(-34, -470), (-24, -464), (-14, -470)]), 4), "#1c1018")
    pearls = [
        ellipse(*_first(_upside([(-20 + i * 6.6, -392 + abs(i - 3) * -3)], x, size)), 4.4) for i in range(7)
    ]
    paint(c, pearls, "#fffaf0", volume=2, detail=0.7, wobble=0.2)
    arms = [
        line(_upside([(38, -360), (62, -300), (78, -268)], x, size), 19),
        line(_upside([(-38, -360), (-58, -300), (-30, -262)], x, size), 19),
    ]
    paint(c, arms, ["#f2903f", "#c85a2c"], volume=6, **NIGHT)


def _chandelier(c: Canvas) -> None:
    """It hangs upwards from the lower end of the pool."""
    arms: list[Points] = [
        [(476, 1090), (476, 946)],
        [(424, 990), (436, 956), (476, 948), (516, 956), (528, 990)],
        [(450, 994), (476, 962), (502, 994)],
    ]
    paint(c, [line(arm, 7) for arm in arms], ["#8a5424", "#6a3a24"], volume=2, wobble=0.4, detail=0.6)
    for x, y in ((424, 1006), (450, 1010), (476, 1012), (502, 1010), (528, 1006)):
        glow(c, x, y, 60, "#fff2c0", 0.6)
        c.over(ellipse(x, y, 5.5, 13), "#fffdf0")


def _ripples(c: Canvas, pool: Pixels) -> None:
    """The picture in the water swims a little; rings spread where the dog's nose touched."""
    sway = (c.noise(34, 5, 3, wide=3, tall=0.4) - 0.5) * np.float32(12 * c.scale)
    away = np.hypot((c.x - 596) / 1.25, c.y - 990)
    ring = np.sin(away / 7.5) * np.exp(-(((away - 66) / 48) ** 2))
    swum = pixels.warp(
        c.picture, np.asarray(sway * 0.55, np.float32), np.asarray(ring * 7 * c.scale, np.float32)
    )
    c.over(pool, swum)
    c.screen(smoothstep(ring, 0.5, 1) * pool, "#ffeec0", 0.45)
    c.multiply(smoothstep(-ring, 0.5, 1) * pool, "#4a2a40", 0.4)
    lines = smoothstep(c.noise(24, 9, 3, wide=3.4, tall=0.24), 0.6, 0.74)
    c.screen(lines * pool, "#fff0c4", 0.22)
    edge = np.clip(pool - c.shift(c.blur(pool, 1), 0, -4), 0, 1)
    c.screen(edge, "#fff6d8", 0.7)
    c.multiply(np.clip(c.blur(1 - pool, 12), 0, 1) * pool, "#2a2444", 0.55)
    c.screen(np.clip(c.blur(pool, 16) - pool, 0, 1), "#ffcf80", 0.5)


def _shoe(c: Canvas, x: float, y: float, size: float, turn: float, colour: str) -> None:
    c.multiply(ellipse(x, y + 20 * size, 36 * size, 14 * size), "#0a0e1c", 0.75, soft=6)
    sole = [(-20, -30, 1), (-25, 4), (-24, 28), (0, 40), (24, 28), (25, 4), (20, -30, 1)]
    paint(
        c,
        spline(place(sole, x, y, size, turn=turn)),
        [colour, "#1c1826"],
        volume=12,
        shading=0.75,
        rim="#ffe8c0",
        rim_width=2.5,
        wobble=0.4,
        detail=0.6,
        light=(-0.4, 0.7),
    )
    c.multiply(line(place([(-18, 12), (0, 18), (18, 12)], x, y, size, turn=turn), 3), "#140e1c", 0.6)


def _legs(c: Canvas) -> None:
    """Three who wait, cut off at the knee by the card's edge."""
    cloth: Manner = {
        "volume": 20,
        "shading": 0.7,
        "angle": 86,
        "streaks": 1,
        "wobble": 0.5,
        "rim": "#ffdf9c",
        "rim_width": 3,
    }
    for x, colour, shoe, wide in ((168, "#77665c", "#7a4a30", 70), (604, "#4e5c74", "#28242e", 60)):
        for side, turn in ((-38, 8), (36, -10)):
            _shoe(c, x + side, 330, 1.15, turn, shoe)
            top, foot = x + side * 0.9, x + side
            leg = spline(
                [
                    (top - wide / 2, -30, 1),
                    (foot - 27, 306, 1),
                    (foot, 316),
                    (foot + 27, 306, 1),
                    (top + wide / 2, -30, 1),
                ]
            )
            paint(c, leg, [colour, "#3a3c50"], cast=(12, 10, 12, 0.45), **{**cloth, "light": (-0.4, 0.5)})
            c.multiply(line([(top, -20), (foot + 2, 300)], 3), "#1c1c30", 0.5, soft=1.5)
    for side, turn in ((-30, 6), (32, -8)):
        _shoe(c, 388 + side, 326, 0.95, turn, "#2f6a5c")
        leg = line([(388 + side, 150), (388 + side * 1.05, 240), (388 + side, 312)], 36)
        paint(c, leg, ["#b58a78", "#d8a48a"], cast=(10, 8, 10, 0.4), **{**cloth, "volume": 11})
    coat = spline([(296, -40, 1), (282, 166, 1), (388, 190), (494, 162, 1), (480, -40, 1)])
    paint(c, coat, ["#a89a78", "#7a6c5c"], cast=(0, 18, 12, 0.55), **{**cloth, "volume": 34})
    c.multiply(line([(388, -10), (392, 186)], 5), "#3a3040", 0.6, soft=2)
    stick = polyline([(716, -20), (700, 318)], 8)
    paint(
        c,
        stick,
        ["#1f2030", "#3a3440"],
        volume=3,
        wobble=0.3,
        detail=0.7,
        rim="#ffe2a8",
        rim_width=2,
        cast=(8, 6, 5, 0.5),
    )
    case = spline([(-30, 190, 1), (60, 186, 1), (66, 306, 1), (-30, 320, 1)])
    paint(
        c, case, ["#8a4a34", "#4a2630"], volume=10, ink=0.3, wobble=0.4, rim="#ffd8a0", cast=(8, 14, 9, 0.6)
    )
    c.over(ellipse(46, 246, 7, 5), "#e8c25a")


def _dog(c: Canvas) -> None:
    """Seen from behind and above, leaning over the edge."""

    def at(points: Points) -> Shape:
        return spline(place(points, 628, 1090, 1.32, turn=-14))

    c.multiply(ellipse(648, 1130, 120, 60), "#0a0e1c", 0.6, soft=18)
    fur: Manner = {
        "rim": "#ffe2a0",
        "rim_width": 4,
        "wobble": 0.8,
        "detail": 0.6,
        "light": (-0.35, -0.9),
        "dark": "#2a1430",
    }
    body = at([(-36, -8), (-52, 30), (-58, 90), (60, 90), (54, 28), (36, -10), (0, -22)])
    paint(c, body, ["#c89a68", "#7a5244"], volume=34, shading=0.75, angle=80, streaks=1.2, **fur)
    patch = at([(-4, 10), (30, 14), (40, 44), (14, 64), (-10, 40)])
    paint(c, patch, ["#f2e4cc", "#c0a890"], volume=8, shading=0.4, wobble=1.2)
    collar = at([(-34, -14), (0, -8), (34, -14), (34, 0), (0, 8), (-35, 0)])
    paint(c, collar, "#b8302c", volume=5, **fur)
    head = at([(-34, -30), (-32, -58), (-14, -74), (14, -74), (32, -58), (34, -30), (16, -12), (-16, -12)])
    ears = [
        at([(-28, -66), (-48, -60), (-56, -28), (-40, -20), (-28, -40)]),
        at([(28, -66), (46, -74), (64, -50), (52, -36), (30, -44)]),
    ]
    paint(c, head, ["#d8aa74", "#9a6a4c"], volume=20, shading=0.7, cast=(4, 10, 8, 0.5), **fur)
    paint(c, ears, ["#7a4c38", "#4a2a30"], volume=9, cast=(3, 7, 6, 0.5), **fur)
