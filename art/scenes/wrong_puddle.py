"""Seen from above: in a puddle the people at the kerb are animals in evening dress, and a dog has noticed."""

import math
import random

import numpy as np

from art import pixels
from art.canvas import Canvas
from art.colour import Pixels
from art.light import glow
from art.motifs.bent import Tube
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polyline, rectangle, spline

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


def draw(c: Canvas) -> None:
    """Stones, the pool and its party upside down, ripples; then legs at the kerb and the dog."""
    _stones(c)
    pool = _pool(c)
    dry = c.picture.copy()
    _chandelier(c)
    _stag(c)
    _heron(c)
    _vixen(c)
    c.over(1 - pool, dry)
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


def _drowned(points: Points, x: float) -> list[tuple[float, ...]]:
    """Points of a guest, (aside, height above the kerb), set down head first."""
    return [(x + p[0], KERB + p[1], *p[2:]) for p in points]


def _tails(c: Canvas, x: float, coat: list[str]) -> None:
    """Trousers, tailcoat, white front and a bow tie."""
    for side in (-1, 1):
        leg = [(side * 12, -6, 1), (side * 62, -6, 1), (side * 56, 190, 1), (side * 4, 190, 1)]
        paint(c, spline(_drowned(leg, x)), ["#2c2a3c", "#191728"], volume=16, angle=88, **NIGHT)
    body = [
        *[(-70, 118, 1), (-74, 200), (-92, 276), (-84, 316), (-34, 338), (34, 338), (84, 316), (92, 276)],
        *[(74, 200), (70, 118, 1), (30, 150), (0, 226, 1), (-30, 150)],
    ]
    jacket = paint(c, spline(_drowned(body, x)), coat, volume=34, shading=0.7, angle=86, streaks=1, **NIGHT)
    front = spline(_drowned([(-34, 334), (0, 328), (34, 334), (30, 270), (0, 206, 1), (-30, 270)], x))
    paint(c, front, ["#fff8e6", "#d8c4a8"], volume=6, wobble=0.4, detail=0.5, dark="#7a5a6a")
    lapels: list[Points] = [
        [(-40, 336, 1), (-58, 290), (-2, 200, 1), (-30, 286)],
        [(40, 336, 1), (58, 290), (2, 200, 1), (30, 286)],
    ]
    paint(c, [spline(_drowned(lapel, x)) for lapel in lapels], ["#4a4660", "#211d34"], volume=4, **NIGHT)
    c.multiply(line(_drowned([(0, 222), (0, 130)], x), 5), "#0c0a1c", 0.5, soft=2, inside=jacket)
    tie = _drowned([(0, 322, 1), (-30, 306, 1), (-30, 338, 1), (0, 326, 1), (30, 306, 1), (30, 338, 1)], x)
    paint(c, spline(tie), "#ffffff", volume=4, wobble=0.3, detail=0.6, cast=(0, -4, 4, 0.5))
    c.over([ellipse(x, KERB + y, 4.2) for y in (292, 264, 238)], "#2c2438")


def _sleeve(c: Canvas, x: float, bend: Points, coat: list[str]) -> None:
    """A bent arm with a white cuff at its end."""
    paint(c, line(_drowned(bend, x), 42), coat, volume=13, cast=(0, -6, 8, 0.5), **NIGHT)
    (wrist_x, wrist_y), (x0, y0) = _drowned(bend, x)[-1][:2], _drowned(bend, x)[-2][:2]
    step = math.hypot(wrist_x - x0, wrist_y - y0) / 20
    cuff = [(wrist_x, wrist_y), (wrist_x + (wrist_x - x0) / step, wrist_y + (wrist_y - y0) / step)]
    paint(c, polyline(cuff, 34), "#fff4dc", volume=5, wobble=0.3, detail=0.6, dark="#7a5a6a")


def _stag(c: Canvas) -> None:
    """He looks down his nose and lifts a glass."""
    x, coat = 160, ["#3c3654", "#211d34"]
    antlers: list[Points] = [
        [(-16, 470), (-58, 520), (-84, 580), (-64, 646)],
        [(-50, 508), (-92, 528), (-104, 560)],
        [(-80, 566), (-108, 604)],
        [(12, 470), (40, 524), (70, 580), (58, 652)],
        [(34, 512), (74, 530), (92, 560)],
        [(66, 570), (100, 606)],
    ]
    horn = [line(_drowned(antler, x), 15 if len(antler) > 3 else 12) for antler in antlers]
    paint(c, horn, ["#5f3c34", "#8a5a3c"], volume=5, **NIGHT)
    ears = [
        [(-30, 446, 1), (-78, 478), (-116, 476, 1), (-90, 448), (-36, 426, 1)],
        [(18, 462, 1), (34, 490), (60, 506, 1), (54, 474), (34, 450, 1)],
    ]
    for ear in ears:
        paint(c, spline(_drowned(ear, x)), ["#8a5030", "#5f3428"], volume=9, **NIGHT)
    head = [
        *[(-58, 300, 1), (-52, 370), (-50, 430), (-30, 468), (2, 478), (32, 468), (52, 440), (84, 412)],
        *[(112, 392), (118, 372), (102, 358), (70, 364), (44, 366), (34, 344), (46, 300, 1)],
    ]
    skin = paint(
        c, spline(_drowned(head, x)), ["#8a5030", "#b8733e", "#7a4630"], volume=30, shading=0.75, **NIGHT
    )
    c.screen(spline(_drowned([(60, 366), (100, 362), (112, 372), (80, 384)], x)), "#e8b080", 0.5, soft=5)
    c.over(spline(_drowned([(100, 394), (118, 388), (120, 370), (106, 372)], x)), "#20161c", soft=1)
    c.over(line(_drowned([(18, 440), (32, 430), (48, 434)], x), 6), "#20161c")
    c.multiply(line(_drowned([(108, 366), (86, 372), (66, 370)], x), 4), "#3a1c20", 0.7, inside=skin)
    _tails(c, x, coat)
    glass = spline(_drowned([(82, 262, 1), (96, 226), (110, 262, 1)], x))
    stem = [line(_drowned([(96, 230), (96, 200)], x), 4), line(_drowned([(84, 199), (108, 199)], x), 4)]
    _sleeve(c, x, [(-76, 300), (-104, 236), (-74, 190)], coat)
    _sleeve(c, x, [(78, 296), (98, 230), (84, 196)], coat)
    paint(c, [glass, *stem], ["#fff6c8", "#f2c860"], volume=3, wobble=0.2, detail=0.8, rim="#ffffff")


def _heron(c: Canvas) -> None:
    """Long in the neck, it bends to the vixen's ear."""
    x, coat = 598, ["#40527a", "#232a48"]
    plume: list[Points] = [
        [(4, 566), (44, 572), (84, 556), (112, 520)],
        [(4, 556), (46, 556), (82, 534)],
    ]
    paint(c, [line(_drowned(feather, x), 9) for feather in plume], "#1f2438", volume=3, **NIGHT)
    neck = Tube(
        _drowned([(0, 300, 40), (16, 350, 27), (46, 404, 21), (44, 460, 20), (14, 506, 23), (-8, 548, 30)], x)
    )
    crown = spline(
        _drowned(
            [(22, 566), (0, 584), (-30, 580), (-56, 560), (-58, 540), (-36, 528), (0, 528), (20, 540)], x
        )
    )
    beak = spline(_drowned([(-44, 570), (-100, 552), (-158, 536, 1), (-100, 536), (-46, 536)], x))
    paint(c, beak, ["#b5742c", "#f0bc48"], volume=7, **NIGHT)
    c.multiply(line(_drowned([(-44, 550), (-100, 544), (-152, 537)], x), 3), "#6a3420", 0.7)
    paint(c, [neck.piece(), crown], ["#7f93ad", "#a9bacb", "#566b8a"], volume=14, shading=0.7, **NIGHT)
    cap = spline(_drowned([(24, 568), (0, 588), (-34, 580), (-52, 564), (-20, 562), (4, 556)], x))
    paint(c, cap, ["#2a3050", "#1a1f38"], volume=5, **NIGHT)
    breast: list[Points] = [[(30, 390), (34, 430)], [(16, 366), (24, 400)], [(38, 440), (34, 470)]]
    c.multiply([line(_drowned(streak, x), 5) for streak in breast], "#3a4868", 0.6, soft=1.5)
    c.over(ellipse(x - 24, KERB + 552, 9, 8), "#f0c860", 0.9, soft=1)
    c.over(line(_drowned([(-40, 553), (-24, 546), (-8, 555)], x), 5), "#1a1420")
    _tails(c, x, coat)
    _sleeve(c, x, [(78, 298), (100, 236), (76, 192)], coat)
    _sleeve(c, x, [(-78, 298), (-100, 240), (-60, 204)], coat)


def _vixen(c: Canvas) -> None:
    """In a red gown and pearls, with her eyes cast down and a fan before her."""
    x = 384

    def turned(points: Points) -> list[tuple[float, ...]]:
        """Drawn to the left, she looks to the right."""
        return _drowned([(-p[0], *p[1:]) for p in points], x)

    face = [
        *[
            (-24, 296, 1),
            (-22, 348),
            (-52, 358),
            (-98, 366),
            (-122, 378),
            (-124, 392),
            (-92, 410),
            (-54, 442),
        ],
        *[(-40, 462), (-32, 540, 1), (2, 482), (18, 480), (62, 540, 1), (58, 450), (50, 420), (78, 388, 1)],
        *[(54, 378), (62, 358, 1), (36, 350), (28, 296, 1)],
    ]
    fur = paint(
        c,
        spline(turned(face)),
        ["#c85a2c", "#f0903c", "#d86a2c"],
        volume=26,
        shading=0.7,
        angle=30,
        **NIGHT,
    )
    for inner in ([(-28, 522, 1), (-26, 470), (-8, 480)], [(54, 520, 1), (26, 476), (46, 456)]):
        paint(c, spline(turned(inner)), ["#4a2030", "#7a3428"], volume=4, inside=fur, detail=0.5)
    cheek = [
        *[(-122, 380), (-90, 388), (-44, 394), (-8, 410), (34, 406), (78, 388, 1), (54, 378), (62, 358, 1)],
        *[(34, 350), (0, 340), (-22, 350), (-60, 360), (-100, 368)],
    ]
    paint(
        c,
        spline(turned(cheek)),
        ["#e0c4a0", "#fff2dc"],
        volume=9,
        wobble=0.7,
        detail=0.5,
        inside=fur,
        dark="#8a4a4a",
    )
    c.over(ellipse(x + 121, KERB + 387, 10, 8), "#1c1018")
    lashes: list[Points] = [
        [(-56, 428), (-40, 416), (-20, 424)],
        [(-56, 428), (-66, 424)],
        [(-46, 418), (-52, 410)],
    ]
    c.over([line(turned(lash), 5) for lash in lashes], "#1c1018")
    gown = [
        *[(-40, 306, 1), (-58, 262), (-40, 204), (-76, 110), (-118, -6, 1), (0, 8), (118, -6, 1)],
        *[(76, 110), (40, 204), (58, 262), (42, 306, 1), (0, 284)],
    ]
    shoulders = [(-30, 320), (-74, 300), (-64, 262), (0, 256), (66, 262), (76, 300), (32, 320)]
    paint(c, spline(_drowned(shoulders, x)), ["#e8823c", "#c85a2c"], volume=18, **NIGHT)
    body = paint(
        c,
        spline(_drowned(gown, x)),
        ["#7a1c34", "#c43a4c", "#8a2440"],
        volume=34,
        shading=0.75,
        angle=84,
        streaks=1,
        **{**NIGHT, "dark": "#3a0c2c"},
    )
    folds: list[Points] = [
        [(-14, 200), (-46, 0)],
        [(4, 200), (8, 0)],
        [(20, 196), (66, 0)],
        [(-28, 190), (-90, 10)],
    ]
    c.multiply([line(_drowned(fold, x), 10) for fold in folds], "#4a0c2c", 0.55, soft=5, inside=body)
    pearls = [ellipse(x + 2 + i * 9, KERB + 318 - (16 - i * i), 6) for i in range(-4, 5)]
    paint(c, pearls, "#fffaf0", volume=3, detail=0.7, wobble=0.2, dark="#8a5a6a")
    glove: Manner = {**NIGHT, "dark": "#6a4a5a", "volume": 8}
    paint(c, line(_drowned([(70, 284), (92, 226), (54, 196)], x), 24), ["#f4e8d4", "#cbb49c"], **glove)
    paint(c, line(_drowned([(-70, 284), (-84, 232), (-38, 214)], x), 24), ["#f4e8d4", "#cbb49c"], **glove)
    ribs = [math.radians(62 + i * 22) for i in range(6)]
    fan = [(-30, 210, 1), *[(-30 + 92 * math.cos(a), 210 + 92 * math.sin(a)) for a in ribs]]
    leaf = paint(c, spline(_drowned(fan, x)), ["#2f6a6c", "#1c3c50"], volume=6, cast=(0, -6, 8, 0.5), **NIGHT)
    spokes = [
        line(_drowned([(-30, 210), (-30 + 88 * math.cos(a), 210 + 88 * math.sin(a))], x), 3.4) for a in ribs
    ]
    c.screen(spokes, "#ffe2a0", 0.6, inside=leaf)


def _chandelier(c: Canvas) -> None:
    """It hangs upwards from the lower end of the pool."""
    x, gold = 368, ["#8a5424", "#c88a3c"]
    arms: list[Points] = [
        [(x, 1100), (x, 936)],
        [
            (x - 106, 1004),
            (x - 92, 968),
            (x - 40, 962),
            (x, 982),
            (x + 40, 962),
            (x + 92, 968),
            (x + 106, 1004),
        ],
        [(x - 58, 1012), (x - 44, 950), (x, 940), (x + 44, 950), (x + 58, 1012)],
    ]
    paint(c, [line(arm, 9) for arm in arms], gold, volume=3, wobble=0.3, detail=0.6)
    knobs = [ellipse(x, 982, 16, 12), ellipse(x, 940, 20, 11), ellipse(x, 920, 9, 11)]
    paint(c, knobs, gold, volume=6, wobble=0.3, detail=0.6)
    for side, y in ((-106, 1016), (-58, 1024), (0, 1030), (58, 1024), (106, 1016)):
        c.over(rectangle(x + side - 6, y - 14, 12, 26), "#fff0d0")
        glow(c, x + side, y + 26, 60, "#fff2c0", 0.6)
        c.over(ellipse(x + side, y + 26, 6, 15), "#fffdf0")


def _ripples(c: Canvas, pool: Pixels) -> None:
    """The picture in the water swims a little; rings spread where the dog's nose touched."""
    sway = (c.noise(44, 5, 2, wide=3, tall=0.5) - 0.5) * np.float32(9 * c.scale)
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
