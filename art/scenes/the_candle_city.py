"""People climb a burning candle that grows shorter; other candles stand burnt out behind."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Colours, Pixels, gradient, mix
from art.light import fog, glow
from art.motifs.figure import Clothes, Hat, figure
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polyline, rectangle, spline

SCENE = Scene(
    id="pp6xknny",
    slug="the-candle-city",
    seed=131,
    palette="P5",
    horizon="low",
    reach="close",
    hour="night",
    mood="uneasy",
    description="People climb a stair that winds around a huge burning candle; others wait at its foot "
    "with candles of their own.",
    clues=("Burning at both ends", "The rat race", "Pilgrims", "There is still time"),
    motifs=("time", "light", "journeys"),
    light=(0.0, -1.0),
    shadow="#1a0f1e",
    warmth="#ffd890",
    grade=("#2a1230", "#ffd890", 0.05),
    contrast=0.16,
    vignette=0.45,
)

FLAME = (402, 236)
COATS = ("#c8442f", "#3f7f8a", "#e8c46a", "#efe2c8", "#7a4a7a", "#4f7a4a")
HATS: tuple[Hat, ...] = ("hood", "point", "cap")
STEPS = ([4, 9, 15, 20], [3, 8, 17, 22], [6, 12, 19], [5, 14, 21], [8, 16])


def draw(c: Canvas) -> None:
    """The glow, the dead candles, the great one with its stair, the flame, moths, and those who wait."""
    chance = random.Random(7)
    _glow(c)
    _dead_candles(c, chance)
    _ground(c)
    _stairs_behind(c)
    body = _candle(c)
    stairs = _stairs(c, body)
    _climbers(c, stairs)
    _windows(c)
    _flame(c)
    for turn, away, size in (
        (-2.6, 190, 0.75),
        (-0.5, 210, 0.85),
        (0.35, 260, 0.6),
        (2.75, 270, 0.7),
        (-1.9, 230, 0.5),
        (3.6, 330, 0.5),
    ):
        _moth(c, turn, away, size)
    _queue(c)


def _glow(c: Canvas) -> None:
    c.background([(0, "#120c1e"), (0.3, "#2a1626"), (0.6, "#3a1c24"), (1, "#140b16")], angle=0)
    c.swirl(*FLAME)
    away = np.hypot(c.x - FLAME[0], (c.y - FLAME[1]) * 0.92)
    c.screen(np.clip(1 - away / 760, 0, 1) ** 1.5 * (0.75 + 0.5 * (c.noise(120, 4) - 0.3)), "#e8803a", 0.8)
    c.screen(np.clip(1 - away / 330, 0, 1) ** 1.7, "#ffd27a", 0.75)
    for radius in (250, 330, 430, 560):
        ring = np.exp(-(((away - radius - 14 * (c.noise(90, 3, 3) - 0.5)) / 7) ** 2)) * 0.5
        c.screen(ring * smoothstep(c.noise(40, 5, 3), 0.35, 0.7), "#ffc878", 0.16)


def _dead_candles(c: Canvas, chance: random.Random) -> None:
    towers = ((70, 640, 70, 0.42), (700, 600, 80, 0.42), (176, 720, 56, 0.35), (610, 700, 60, 0.35))
    for i, (x, top, wide, air) in enumerate((*towers, (250, 780, 50, 0.3), (548, 770, 46, 0.3))):
        _wax_tower(c, x, top, wide, air, i)
        wick = line([(x, top), (x + 3, top - 14), (x - 2, top - 26)], 3)
        c.over(wick, "#1a0f16", 0.9)
        for k in range(5):
            wisp = ellipse(x - 2 + 6 * math.sin(k * 1.2 + i), top - 40 - k * 24, 5 + k * 2.4, 9 + k * 2)
            c.over(wisp, "#8a6a70", (0.5 - 0.08 * k) / 2, soft=3 + k)
        for k in range(3):
            px, py = x + chance.uniform(-0.2, 0.2) * wide, top + 60 + k * 70
            pane = [(px - 5, py + 12, 1), (px - 5, py), (px, py - 7), (px + 5, py), (px + 5, py + 12, 1)]
            c.over(spline(pane), "#1c0f1a", 0.75)
    fog(c, 960, 70, "#8a4a3a", 0.5)


def _wax_tower(c: Canvas, x: float, top: float, wide: float, air: float, seed: int) -> None:
    chance, foot = random.Random(seed), 1010
    brim = [(x - wide * 0.46 + wide * 0.184 * i, top + chance.uniform(-6, 8)) for i in range(6)]
    left: Points = [(x - wide / 2, foot, 1), (x - wide * 0.48, top + 30)]
    shapes = [spline([*left, *brim, (x + wide * 0.48, top + 30), (x + wide / 2, foot, 1)])]
    for _ in range(5):
        at, long = x + chance.uniform(-0.5, 0.5) * wide, chance.uniform(40, 150)
        run = [
            (at - 5, top + 4),
            (at - 6, top + long * 0.6),
            (at, top + long),
            (at + 6, top + long * 0.6),
            (at + 5, top + 4),
        ]
        shapes.append(spline(run))
    wax = [mix("#a8786a", "#ffe0b0", 0.25), mix("#a8786a", "#160c18", 0.75)]
    paint(
        c,
        shapes,
        wax,
        volume=wide * 0.28,
        shading=0.85,
        angle=88,
        streaks=0.7,
        haze=("#4a2428", air),
        rim="#ffc878",
        light=(FLAME[0] - x, FLAME[1] - (top + foot) / 2),
        ink=0.2,
    )


def _ground(c: Canvas) -> None:
    earth = [(0, "#7a4438"), (0.4, "#3f2228"), (1, "#120a14")]
    ground = [(-40, 1200, 1), (-40, 1000), (150, 972), (390, 990), (620, 968), (820, 1004), (820, 1200, 1)]
    paint(c, spline(ground), earth, volume=16, shading=0.5, angle=4, rim="#ffb868")
    c.multiply(ellipse(404, 1044, 310, 66), "#1a0c14", 0.7, soft=14)
    brass: Colours = [(0, "#e0a860"), (0.4, "#8a5030"), (1, "#3a1a22")]
    handle = ellipse(118, 1050, 50, 32).outline(17)
    paint(c, handle, ["#d89a54", "#5a2c28"], volume=6, rim="#ffe2a0", light=(0.3, -1), cast=(0, 12, 8, 0.6))
    dish = [(x + 404, y + 1044) for x, y in _oval(296, 60)]
    paint(c, spline(dish), brass, volume=14, shading=0.75, rim="#ffe8b0", rim_width=4, light=(0, -1), angle=0)
    hollow = [(x + 404, y + 1034) for x, y in _oval(272, 46)]
    paint(c, spline(hollow), ["#4a2424", "#a8663c"], volume=6, shading=0.5, angle=0)
    pool = [(x * (1 + 0.05 * math.sin(i * 1.7)) + 402, y + 1034) for i, (x, y) in enumerate(_oval(232, 36))]
    paint(
        c,
        spline(pool),
        ["#ffe4b4", "#b57a5c"],
        volume=12,
        shading=0.7,
        rim="#fff0c8",
        rim_width=3,
        light=(0, -1),
        angle=0,
        cast=(0, 5, 4, 0.5),
    )


def _oval(across: float, down: float) -> list[tuple[float, float]]:
    turns = [math.pi * i / 12 for i in range(24)]
    return [(across * math.cos(a), down * math.sin(a)) for a in turns]


def _candle(c: Canvas) -> Pixels:
    outline = [
        *[(236, 1040, 1), (252, 960), (262, 800), (272, 600), (280, 440), (282, 402), (310, 388), (350, 384)],
        *[(404, 386), (460, 382), (504, 388), (528, 404), (528, 460), (536, 620), (546, 800), (556, 960)],
        *[(574, 1040, 1), (404, 1066)],
    ]
    wax = [(0, "#ffe2a4"), (0.12, "#f3b870"), (0.38, "#d99a72"), (1, "#7a4a50")]
    body = paint(
        c,
        spline(outline),
        wax,
        along=("y", 376, 1060),
        volume=92,
        shading=0.8,
        angle=88,
        streaks=0.8,
        mottle=1,
        rim="#fff0c8",
        rim_width=4,
        light=(-0.75, -0.35),
        ink=0.15,
        dark="#2a1022",
        lit="#ffe2a0",
    )
    c.screen(np.exp(-(((c.y - 384) / 90) ** 2)) * body, "#ffb050", 0.75)
    paint(c, ellipse(404, 396, 112, 20), ["#fff0b8", "#f0a850"], volume=6, shading=0.5, dark="#a04a20")
    runs = (
        (298, 170, 26),
        (330, 80, 18),
        (360, 250, 26),
        (512, 230, 26),
        (484, 110, 20),
        (448, 56, 16),
        (286, 300, 18),
    )
    for x, long, wide in runs:
        top = 400 - 8 * math.sin((x - 276) / 254 * 3.14)
        down: Points = [
            (x - wide * 0.55, top),
            (x - wide * 0.42, top + long * 0.6),
            (x - wide * 0.62, top + long * 0.88),
        ]
        up = [
            (x + wide * 0.62, top + long * 0.88),
            (x + wide * 0.42, top + long * 0.6),
            (x + wide * 0.55, top),
        ]
        paint(
            c,
            spline([*down, (x, top + 10 + long + wide / 2), *up]),
            ["#ffe4ac", "#d89a78"],
            volume=wide / 2,
            shading=0.8,
            rim="#fff4d0",
            rim_width=2,
            light=(-0.5, -0.8),
            cast=(4, 5, 4, 0.4),
            wobble=0.6,
            dark="#5a2430",
        )
    return body


TREAD: Manner = {
    "volume": 4,
    "shading": 0.8,
    "rim": "#fff6dc",
    "rim_width": 2,
    "light": (0, -1),
    "wobble": 0.3,
    "detail": 0.5,
}


def _half_turn(k: float, behind: bool) -> list[tuple[float, float]]:
    """Treads of half a turn: in front they rise to the right, behind they lead on to the left."""
    tread = []
    for i in range(27):
        share = i / 26
        rise = k + (0.72 + 0.28 * share if behind else 0.72 * share)
        reach = 144 + 36 * (1 - (k + 0.5) / 5)
        aside = reach * math.cos(math.pi * share) * (1 if behind else -1)
        sag = (-10 if behind else 18) * math.sin(math.pi * share)
        tread.append((404 + aside, 1010 - 578 * rise / 5 + sag))
    return tread


def _ledge(tread: list[tuple[float, float]]) -> Shape:
    """A tread's edge, thin where it turns away from us."""
    last = len(tread) - 1
    under = [(x, y + 5 + 9 * math.sin(math.pi * i / last)) for i, (x, y) in enumerate(tread)]
    return spline([*tread, *reversed(under)])


def _stairs_behind(c: Canvas) -> None:
    for k in range(5):
        tread = _half_turn(k, True)
        paint(c, _ledge(tread if k < 4 else tread[:14]), ["#a8705a", "#5a3038"], **TREAD)


def _stairs(c: Canvas, body: Pixels) -> list[list[tuple[float, float]]]:
    """The front halves of five turns, with their shadows on the wax."""
    turns = []
    for k in range(5):
        tread = _half_turn(k, False)
        ledge = _ledge(tread)
        c.multiply(c.blur(c.shift(c.mask(ledge), 2, 18), 6) * body, "#5a2030", 0.65)
        paint(c, ledge, ["#fff0c8", "#b57a60"], **TREAD)
        c.multiply([polyline([(x, y), (x, y + 11)], 1.6) for x, y in tread[3:-3]], "#7a4038", 0.6)
        turns.append(tread)
    return turns


def _climbers(c: Canvas, stairs: list[list[tuple[float, float]]]) -> None:
    count = 0
    for k, tread in enumerate(stairs):
        for i in STEPS[k]:
            x, y = tread[i]
            wears = Clothes(coat=COATS[count % 6], hat=HATS[count % 3], scarf=COATS[(count + 2) % 6])
            figure(c, x, y + 3, 46 - 2 * k, wears, rim="#fff0c8", shadow=False, rim_strength=1)
            if count % 2 == 0:
                glow(c, x + 9, y - 20, 22, "#ffe6a0", 0.9)
            count += 1
        rail = [polyline([(x, y + 1), (x, y - 15)], 1.6) for x, y in tread[2:-2:2]]
        c.over([*rail, line([(x, y - 15) for x, y in tread[1:-1]], 2)], "#5a2c2c", 0.9)


def _windows(c: Canvas) -> None:
    for x, y, s in ((360, 930, 1.0), (470, 820, 0.9), (352, 720, 0.85), (462, 612, 0.8), (372, 520, 0.7)):
        for half, foot, crown, colour, strength in (
            (12, 22, 20, "#6a2c28", 0.7),
            (8.5, 20, 15, "#fff0b4", 1),
        ):
            left = [(x - half * s, y + foot * s, 1), (x - half * s, y - 5.5 * s)]
            right = [(x + half * s, y - 5.5 * s), (x + half * s, y + foot * s, 1)]
            c.over(spline([*left, (x, y - crown * s), *right]), colour, strength)
        c.sharpen(ellipse(x, y, 14 * s, 24 * s), 0.7)
        glow(c, x, y, 50 * s, "#ffd27a", 0.6)
    door = spline([(376, 1052, 1), (376, 1004), (404, 984), (432, 1004), (432, 1052, 1)])
    paint(c, door, ["#7a2f2c", "#3a141e"], volume=4, angle=88, rim="#ffd9a0", rim_width=2, ink=0.3)


def _flame(c: Canvas) -> None:
    paint(c, line([(404, 398), (402, 370), (408, 344)], 8), "#2a1216", volume=2)
    outer = [
        *[(404, 384), (368, 362), (350, 318), (356, 270), (376, 226), (396, 180), (404, 126, 1), (422, 178)],
        *[(446, 226), (462, 274), (462, 322), (442, 364)],
    ]
    c.screen(spline(outer), "#ffb84a", 0.95, soft=22)
    heat: Colours = [(0, "#ff9a3a"), (0.35, "#ffd46a"), (0.7, "#fff3b8"), (1, "#f6c06a")]
    c.over(spline(outer), gradient(np.clip((c.y - 126) / 260, 0, 1), heat), soft=2.5)
    heart = [(404, 372), (382, 350), (376, 312), (390, 270), (406, 232), (424, 274), (434, 316), (426, 352)]
    c.over(spline(heart), "#fffdea", 0.95, soft=6)
    blue = [(404, 388), (384, 374), (380, 352), (404, 362), (428, 352), (424, 374)]
    c.over(spline(blue), "#6a8ad8", 0.45, soft=5)


def _moth(c: Canvas, turn: float, away: float, size: float) -> None:
    x, y = FLAME[0] + away * math.cos(turn), FLAME[1] + away * 0.75 * math.sin(turn)
    flip, tilt = (1 if math.cos(turn) < 0 else -1), math.degrees(math.sin(turn)) * 0.3
    wings: list[Points] = [
        [(0, 0, 1), (-12, -20), (-34, -30, 1), (-36, -8), (-22, 6)],
        [(0, 0, 1), (16, -22), (34, -26, 1), (32, -6), (18, 6)],
        [(0, 4, 1), (-16, 10), (-20, 26, 1), (-6, 18)],
        [(0, 4, 1), (12, 10), (20, 24, 1), (6, 18)],
    ]
    middle = place([(0, 4)], x, y, size, flip, tilt)[0]
    shapes = [spline(place(wing, x, y, size, flip, tilt)) for wing in wings]
    shapes.append(ellipse(middle[0], middle[1], 3.4 * size, 13 * size))
    paint(
        c,
        shapes,
        ["#e8c08a", "#7a4a44"],
        volume=5 * size,
        shading=0.6,
        rim="#fff0c0",
        rim_width=2,
        detail=0.6,
        light=(FLAME[0] - x, FLAME[1] - y),
        wobble=0.5,
    )


def _queue(c: Canvas) -> None:
    waiting: list[tuple[float, float, float, Colour]] = [
        (250, 1106, 84, COATS[0]),
        (206, 1114, 88, COATS[1]),
        (150, 1120, 92, COATS[2]),
        (586, 1108, 86, COATS[3]),
        (640, 1118, 92, COATS[4]),
    ]
    for i, (x, y, tall, coat) in enumerate(waiting):
        c.light = (404 - x, -400)
        side = 1 if x < 404 else -1
        wears = Clothes(coat=coat, hat=HATS[(i + 2) % 3], scarf=COATS[(i + 3) % 6])
        arms = [[(6, -66), (16, -58), (22, -64)]]
        figure(c, x, y, tall, wears, rim="#ffd890", rim_strength=1, arms=arms, flip=side)
        taper = x + side * 20 * tall / 92
        c.over(rectangle(taper - 3, y - tall * 0.72, 6, 14), "#e8d2b0")
        c.over(ellipse(taper, y - tall * 0.72 - 4, 3, 6), "#3a2024", 0.9)
