"""It rains on exactly one half of a street; two hands hold each other across the line."""

import random
from collections.abc import Callable

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels
from art.light import beam, glow
from art.motifs.figure import Clothes, figure
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="wnj4gpnc",
    slug="border-of-rain",
    seed=81,
    palette="P13",
    horizon="high",
    reach="close",
    hour="day",
    mood="tender",
    description="Rain falls on the left half of a street and sun on the right; in front two hands hold each "
    "other across the line, one in a wet sleeve.",
    clues=("In good times and bad", "Neighbours", "Long distance", "Come over to my side"),
    motifs=("weather", "hands", "doors", "borders"),
    light=(0.7, -0.7),
    shadow="#1f2444",
    warmth="#fff0c0",
    grade=("#1c2444", "#fff0c8", 0.05),
    contrast=0.15,
    saturation=1.08,
    vignette=0.3,
)

VANISH = (410, 330)


def draw(c: Canvas) -> None:
    """The divided sky, the two rows of houses, the divided street and its people, the rain, the hands."""
    dry = _border(c)
    _sky(c, dry)
    _houses(c)
    _street(c, dry)
    _people(c)
    _wet(c, dry)
    _dog(c)
    _rain(c, dry)
    _hands(c)
    _late_drops(c, dry)


def _border(c: Canvas) -> Pixels:
    """1 where it is dry: right of a slanting line."""
    line_x = 470 - (c.y - 0) * 0.115
    return smoothstep(np.asarray(c.x - line_x, np.float32), -5, 5)


def _sky(c: Canvas, dry: Pixels) -> None:
    c.background([(0, "#49566e"), (0.3, "#7a8696"), (1, "#5a6478")], angle=70, mottle=1.3)
    fair = np.zeros_like(c.picture)
    fair[:] = np.array([0.42, 0.69, 0.79], np.float32)
    c.over(dry, fair)
    c.over(dry * np.clip((c.y - 40) / 330, 0, 1), "#fbe6b0", 0.9)
    glow(c, 700, 60, 330, "#fff4c0", 0.7, 1.7)
    wet = 1 - dry
    for x, y, r, tone in (
        (60, 40, 90, "#3f4a62"),
        (190, 24, 110, "#566078"),
        (330, 36, 92, "#465068"),
        (430, 10, 74, "#5a647a"),
        (250, 92, 74, "#6a7488"),
        (390, 78, 52, "#667086"),
        (110, 110, 66, "#5a647c"),
    ):
        lumps = [ellipse(x + d * r * 0.6, y + abs(d) * r * 0.16, r * 0.62, r * 0.5) for d in (-1, 0, 1)]
        paint(
            c,
            lumps,
            [tone, "#39425a"],
            volume=24,
            shading=0.6,
            wobble=2.2,
            angle=0,
            inside=wet,
            rim="#b8c4d0",
            rim_width=2.5,
        )


def _house(
    c: Canvas, side: int, near: float, far: float, tall: float, tones: tuple[str, str], sunny: bool
) -> None:
    """One front in perspective between two distances (0 far, 1 near) on the left (-1) or right (1)."""
    vx, vy = VANISH

    def at(depth: float, up: float) -> tuple[float, float]:
        return vx + side * (54 + depth * 420), vy + 60 + depth * 420 - up * (90 + depth * 560)

    front = polygon([at(far, 0), at(far, tall), at(near, tall), at(near, 0)])
    rim = "#fff4c8" if sunny else "#aebccc"
    paint(
        c,
        front,
        list(tones),
        volume=7,
        shading=0.4,
        angle=88,
        streaks=1,
        ink=0.25,
        wobble=0.4,
        rim=rim,
        rim_width=2.5,
        along=("x", at(far, 0)[0], at(near, 0)[0]),
    )
    roof = polygon([at(far, tall), at((far + near) / 2, tall + 0.28), at(near, tall)])
    paint(
        c,
        roof,
        ["#b5604a", "#8a4240"] if sunny else ["#4a5068", "#2f364e"],
        volume=6,
        angle=40,
        wobble=0.4,
        rim=rim,
        rim_width=2.5,
        cast=(0, 8, 6, 0.4),
    )
    for tier in (0.25, 0.5, 0.75):
        middle = (far + near) / 2
        left, right = far + (middle - far) * tier, near + (middle - near) * tier
        tiles = polyline([at(left, tall + 0.28 * tier), at(right, tall + 0.28 * tier)], 2 + 4 * near)
        c.multiply(tiles, "#5a2438" if sunny else "#1a2038", 0.4, soft=1)
    c.multiply(polyline([at(far, tall * 0.3), at(near, tall * 0.3)], 2 + 5 * near), "#6a5a60", 0.3, soft=1)
    glass = "#bfe4ea" if sunny else "#3a4660"
    for row in range(2):
        for column in range(2):
            a, b = (far + (near - far) * (0.16 + column * 0.44 + d) for d in (0.0, 0.26))
            low, high = tall * (0.34 + row * 0.33), tall * (0.54 + row * 0.33)
            pane = polygon([at(a, low), at(a, high), at(b, high), at(b, low)])
            c.over(pane.outline(7), "#f6ead0" if sunny else "#6a7286", 0.9)
            paint(c, pane, [glass, "#5f8aa8" if sunny else "#2a3248"], volume=3, wobble=0.3, detail=0.5)
            if sunny and (row + column) % 2 == 0:
                c.screen(polygon([at(a, low), at(a, high), at((a + b) / 2, high)]), "#ffffff", 0.3)
            _window(c, at, (a, b, low, high), near, sunny)
    a, b = (far + (near - far) * d for d in (0.38, 0.62))
    door = polygon([at(a, 0), at(a, tall * 0.26), at(b, tall * 0.26), at(b, 0)])
    paint(c, door, ["#c8843c", "#8a4a34"] if sunny else ["#34405c", "#222a40"], volume=4, wobble=0.3, ink=0.3)


def _window(
    c: Canvas,
    at: Callable[[float, float], tuple[float, float]],
    pane: tuple[float, float, float, float],
    near: float,
    sunny: bool,
) -> None:
    """Bars, a sill, and on the dry side shutters thrown open and a box of flowers."""
    a, b, low, high = pane
    bar = 1.5 + 4 * near
    bars = [
        polyline([at((a + b) / 2, low), at((a + b) / 2, high)], bar),
        polyline([at(a, (low + high) / 2), at(b, (low + high) / 2)], bar),
    ]
    paint(c, bars, "#fff4dc" if sunny else "#7a8498", volume=1.5, wobble=0.2, detail=0.6)
    wide = (b - a) * 0.16
    sill = polyline([at(a - wide, low), at(b + wide, low)], 3 + 9 * near)
    paint(
        c, sill, ["#e8cfa8", "#9a7a6a"] if sunny else ["#5a6478", "#343c54"], volume=3, wobble=0.3, detail=0.5
    )
    if not sunny:
        return
    for edge, out in ((a, a - wide * 2.2), (b, b + wide * 2.2)):
        leaf = polygon([at(edge, low), at(edge, high), at(out, high), at(out, low)])
        paint(c, leaf, ["#5f9aa0", "#3a6a78"], volume=3, wobble=0.3, detail=0.5, cast=(3, 4, 4, 0.35))
    blooms = []
    for k in range(7):
        x, y = at(a + (b - a) * k / 6, low + 0.012)
        blooms.append(ellipse(x, y - (k % 2) * 8 * near, 2 + 8 * near, 2 + 7 * near))
    paint(c, blooms[::2], ["#6a9a4c", "#3a6a48"], volume=3, wobble=0.6, detail=0.5)
    paint(c, blooms[1::2], ["#e86a5a", "#b03a4a"], volume=3, wobble=0.6, detail=0.5)


def _houses(c: Canvas) -> None:
    for near, far, tall, wet, dry in (
        (0.16, 0.0, 0.74, ("#7a8494", "#667084"), ("#f2d8a0", "#e8c080")),
        (0.44, 0.17, 0.62, ("#66708a", "#525c74"), ("#f0b890", "#d8906c")),
        (1.05, 0.46, 0.7, ("#566078", "#3c465e"), ("#fbeac0", "#e8c888")),
    ):
        _house(c, -1, near, far, tall, wet, False)
        _house(c, 1, near, far, tall - 0.04, dry, True)


def _street(c: Canvas, dry: Pixels) -> None:
    vx, vy = VANISH
    road = c.mask(
        polygon([(vx - 54, vy + 60), (vx + 54, vy + 60), (900, 900), (900, 1200), (-120, 1200), (-120, 900)])
    )
    paint(
        c,
        road * (1 - dry),
        [(0, "#5f6a80"), (0.4, "#485268"), (1, "#2c344a")],
        along=("y", vy + 60, 1152),
        volume=0,
        angle=0,
        streaks=1.2,
        wobble=0.2,
    )
    paint(
        c,
        road * dry,
        [(0, "#f6e2b0"), (0.4, "#e8cc94"), (1, "#c09a6c")],
        along=("y", vy + 60, 1152),
        volume=0,
        angle=0,
        streaks=1,
        wobble=0.2,
    )
    depth = 1 / np.maximum(c.y - vy + 10, 1)
    u = (c.x - vx) * depth * 9
    v = depth * 3000
    rows = np.floor(v)
    gap = np.minimum(np.abs((u + rows % 2 * 0.5) % 1 - 0.5) * 2, np.abs(v % 1 - 0.5) * 2)
    joints = (
        smoothstep(np.asarray(1 - gap, np.float32), 0.78, 0.95) * road * np.clip((c.y - vy - 70) / 120, 0, 1)
    )
    c.multiply(joints * dry, "#a8845c", 0.55)
    c.multiply(joints * (1 - dry), "#1a2036", 0.5)


def _umbrella(c: Canvas, x: float, y: float, wide: float, colour: Colour, tilt: float) -> None:
    half = wide / 2
    shade = [
        (-half, 0, 1),
        (-half * 0.8, -half * 0.5),
        (0, -half * 0.86),
        (half * 0.8, -half * 0.5),
        (half, 0, 1),
        (half * 0.66, -half * 0.12),
        (half * 0.33, 0, 1),
        (0, -half * 0.14),
        (-half * 0.33, 0, 1),
        (-half * 0.66, -half * 0.12),
    ]
    c.over(
        polyline(place([(0, -half * 0.8), (0, half * 1.1)], x, y, turn=tilt), max(2.4, wide * 0.03)),
        "#20263c",
    )
    paint(
        c,
        spline(place(shade, x, y, turn=tilt)),
        [colour, "#2c3048"],
        volume=wide * 0.14,
        shading=0.7,
        rim="#d0dce8",
        rim_width=2.5,
        detail=0.6,
        wobble=0.4,
    )


def _people(c: Canvas) -> None:
    """Umbrellas on one side; on the other, ices and straw hats. Nobody looks across."""
    grey = Clothes(coat="#59617c", hem="#383f58", hair="#2c2a38", legs="#23273a")
    for x, y, tall, coat, colour in (
        (330, 452, 76, "#59617c", "#6a7a9c"),
        (286, 500, 108, "#4a5874", "#8a5a6a"),
        (356, 520, 116, "#6a6478", "#4f7280"),
        (208, 590, 168, "#46506a", "#3f5f8c"),
    ):
        wears = Clothes(coat=coat, hem="#343b54", hair=grey.hair, legs=grey.legs)
        figure(c, x, y, tall, wears, arms=[[(6, -64), (10, -50), (3, -46)]], rim="#c4d0dc", back=True)
        _umbrella(c, x + tall * 0.02, y - tall * 0.98, tall * 0.86, colour, -8)
    sun = (
        ("#f6f0dc", "#e8b848", 452, 462, 78),
        ("#d8584a", "#f0d8a0", 506, 506, 112),
        ("#5fa0b0", "#e8c070", 574, 586, 168),
    )
    for coat, hat, x, y, tall in sun:
        wears = Clothes(
            coat=coat, hair="#6a4030", skin="#d8a078", legs="#8a5a4a", hat="straw", hat_colour=hat
        )
        figure(c, x, y, tall, wears, arms=[[(8, -66), (20, -54), (24, -66)]], rim="#fff8d8", back=True)
        cone = place([(24, -68)], x, y, tall / 100)[0]
        paint(c, ellipse(cone[0], cone[1] - tall * 0.05, tall * 0.045), "#fff0f0", volume=2, detail=0.7)


def _wet(c: Canvas, dry: Pixels) -> None:
    """Shine and puddles on the wet half."""
    wet = (1 - dry) * (c.y > 420)
    shine = smoothstep(c.noise(30, 9, 3, wide=2.6, tall=0.3), 0.52, 0.72)
    c.screen(shine * wet * np.clip((c.y - 420) / 200, 0, 1), "#aebfd4", 0.34)
    for x, y, across, down in ((150, 700, 120, 18), (300, 640, 60, 10), (70, 1090, 170, 30)):
        c.screen(c.wobble(c.mask(ellipse(x, y, across, down)), 3, 30, 4) * (1 - dry), "#a8bcd4", 0.4)
    seam = np.exp(-(((c.x - 470 + c.y * 0.115) / 5) ** 2)) * (c.y > 390)
    c.multiply(seam, "#6a5a58", 0.55)


def _dog(c: Canvas) -> None:
    """A spotted dog asleep across the line, half of it soaked."""
    x, y = 402, 664
    c.multiply(ellipse(x, y + 4, 62, 12), c.shadow, 0.6, soft=6)
    body = [
        (-60, 0, 1),
        (-62, -18),
        (-44, -34),
        (-10, -38),
        (28, -34),
        (46, -22),
        (58, -26),
        (74, -20),
        (84, -8),
        (80, 0, 1),
    ]
    ear = spline(place([(50, -26), (42, -18), (46, -2), (56, -10)], x, y))
    tail = line([(x - 58, y - 8), (x - 84, y - 4), (x - 92, y - 16)], 8)
    hide = paint(
        c,
        [spline(place(body, x, y)), tail],
        ["#fff4e0", "#c8a888"],
        volume=14,
        shading=0.75,
        rim="#fffbe8",
        rim_width=3,
        detail=0.6,
    )
    c.over([ellipse(x - 26, y - 24, 15, 11), ellipse(x + 20, y - 20, 10, 8)], "#8a5a44", 0.85, inside=hide)
    paint(c, ear, "#7a4a3c", volume=4, detail=0.6)
    c.over(ellipse(x + 83, y - 9, 4), "#20182a")
    c.over(line([(x + 62, y - 14), (x + 68, y - 11), (x + 74, y - 14)], 2.6), "#20182a")
    c.multiply((c.x < 470 - c.y * 0.115) * hide, "#7080a8", 0.75)


def _rain(c: Canvas, dry: Pixels) -> None:
    chance, strokes, near = random.Random(12), [], []
    for _ in range(420):
        x, y, long = chance.uniform(-40, 480), chance.uniform(-40, 1150), chance.uniform(16, 44)
        strokes.append(line([(x, y), (x - long * 0.115, y + long)], chance.uniform(1.6, 2.8)))
    for _ in range(60):
        x, y, long = chance.uniform(-40, 470), chance.uniform(-40, 1150), chance.uniform(50, 90)
        near.append(line([(x, y), (x - long * 0.115, y + long)], 3.4))
    c.screen(strokes, "#c8d8ea", 0.42, inside=1 - dry)
    c.screen(near, "#e0ecf8", 0.42, inside=1 - dry)
    beam(c, [(560, -20), (800, -20), (800, 700), (430, 900)], "#fff0b0", 0.22, soft=30)


SKIN: Manner = {"shading": 0.75, "wobble": 0.5}


def _hands(c: Canvas) -> None:
    """Hers from the rain, his from the sun; fingers laid into each other just on the line."""
    wet: Manner = {
        **SKIN,
        "rim": "#e8f0f8",
        "rim_width": 4,
        "dark": "#2c2450",
        "lit": "#e8f0ff",
        "light": (0.3, -0.95),
    }
    warm: Manner = {**SKIN, "rim": "#fff6d0", "rim_width": 5, "dark": "#6a2c3c", "lit": "#fff0c0"}
    pale = [(0, "#e0b8a4"), (0.5, "#bd8a82"), (1, "#7f5a6c")]
    brown = [(0, "#c98c5c"), (0.5, "#a8683f"), (1, "#6f3f34")]
    shadow = spline(
        [(-40, 1060), (200, 1010), (400, 1000), (620, 1040), (800, 1090), (800, 1180), (-40, 1180)]
    )
    c.multiply(shadow, "#1f2444", 0.5, soft=40)
    _sleeve_wet(c)
    palm = spline(
        [
            (120, 850),
            (200, 800),
            (290, 776),
            (370, 780),
            (440, 806),
            (486, 840),
            (476, 900),
            (430, 950),
            (340, 968),
            (230, 960),
            (130, 980),
        ]
    )
    paint(c, [palm], pale, along=("y", 770, 980), volume=44, angle=-8, cast=(4, 18, 16, 0.5), **wet)
    arm = spline([(560, 806), (700, 850), (820, 880), (820, 1080), (700, 1030), (560, 990)])
    back = spline(
        [
            (650, 862),
            (580, 806),
            (500, 782),
            (430, 786),
            (384, 816),
            (372, 866),
            (392, 920),
            (450, 962),
            (540, 980),
            (650, 1000),
        ]
    )
    paint(c, [back, arm], brown, along=("y", 780, 1000), volume=46, angle=10, cast=(-8, 16, 14, 0.55), **warm)
    _sleeve_dry(c)
    fingers: list[tuple[Points, float]] = [
        ([(440, 944), (384, 968), (330, 962), (296, 936)], 42),
        ([(420, 916), (356, 938), (298, 926), (264, 896)], 46),
        ([(410, 880), (340, 898), (280, 884), (246, 852)], 47),
        ([(420, 840), (352, 852), (290, 840), (254, 808)], 45),
    ]
    for points, width in fingers:
        finger = paint(
            c,
            line(points, width),
            brown,
            along=("y", 790, 990),
            volume=17,
            angle=14,
            cast=(-3, 11, 8, 0.55),
            **warm,
        )
        x, y = points[1][0], points[1][1]
        c.multiply(
            [line([(x + d, y - 12), (x + d - 2, y + 8)], 3) for d in (-8, 0, 8)],
            "#5a2c30",
            0.5,
            soft=1.5,
            inside=finger,
        )
        end, last = points[3], points[2]
        turn = float(np.degrees(np.arctan2(end[1] - last[1], end[0] - last[0])))
        nail = spline(
            place([(-7, -10), (7, -11), (17, 0), (7, 11), (-7, 10)], end[0], end[1], width / 46, turn=turn)
        )
        paint(c, nail, ["#e8b48c", "#b8805c"], volume=4, shading=0.4, wobble=0.3, detail=0.5, inside=finger)
    skin = [(0, "#f4d8c4"), (0.6, "#dcb0a0"), (1, "#b08088")]
    thumb = line([(280, 826), (340, 788), (410, 776), (474, 800)], 52)
    paint(
        c,
        thumb,
        skin,
        along=("y", 750, 840),
        volume=20,
        angle=-14,
        cast=(5, 14, 10, 0.6),
        **{**wet, "shading": 0.6},
    )
    nail = spline(place([(-9, -14), (8, -14), (21, 0), (8, 14), (-9, 13)], 474, 802, 1, turn=24))
    paint(c, nail, ["#fff0e8", "#dcb4b4"], volume=4, shading=0.4, wobble=0.3, detail=0.5)
    c.multiply([line([(396 + d, 760), (402 + d, 786)], 3) for d in (-8, 0, 8)], "#8a5a70", 0.5, soft=1.5)
    veins: list[Points] = [
        [(600, 870), (540, 850), (470, 846)],
        [(606, 910), (540, 900), (470, 890)],
        [(596, 950), (540, 944), (480, 930)],
    ]
    c.screen([line(vein, 7) for vein in veins], "#f0b880", 0.25, soft=3)
    c.multiply([line([(p[0], p[1] + 7) for p in vein], 5) for vein in veins], "#5a2830", 0.3, soft=3)


def _sleeve_wet(c: Canvas) -> None:
    sleeve = spline(
        [(-60, 820), (40, 800), (160, 800), (196, 810), (210, 900), (190, 990), (80, 1030), (-60, 1080)]
    )
    oil: Manner = {
        "rim": "#e0ecf8",
        "rim_width": 4,
        "dark": "#101c34",
        "wobble": 0.5,
        "light": (0.3, -0.95),
        "lit": "#e0ecff",
    }
    cloth = paint(
        c,
        sleeve,
        ["#3f6a78", "#2c4a5c", "#1c2f44"],
        volume=46,
        shading=0.85,
        angle=-6,
        cast=(6, 20, 18, 0.5),
        **oil,
    )
    folds: list[Points] = [
        [(60, 806), (84, 880), (60, 960)],
        [(120, 802), (134, 860), (120, 930)],
        [(10, 820), (30, 900), (4, 980)],
    ]
    c.multiply([line(fold, 9) for fold in folds], "#101c30", 0.5, soft=5, inside=cloth)
    c.screen(
        [line([(p[0] - 12, p[1]) for p in fold], 6) for fold in folds], "#b8d8e4", 0.4, soft=3, inside=cloth
    )
    hem = line([(176, 806), (196, 850), (196, 920), (172, 988)], 20)
    paint(c, hem, ["#4f7f8c", "#24405a"], volume=7, cast=(6, 6, 6, 0.5), **oil)
    chance = random.Random(5)
    for _ in range(46):
        x, y, r = chance.uniform(0, 196), chance.uniform(806, 990), chance.uniform(2.5, 6)
        c.multiply(ellipse(x, y + 1, r, r * 1.2), "#101c34", 0.5, inside=cloth)
        c.screen(ellipse(x - r * 0.2, y - r * 0.2, r * 0.6, r * 0.7), "#f0faff", 0.75, inside=cloth)


def _sleeve_dry(c: Canvas) -> None:
    sleeve = spline([(674, 818), (720, 820), (830, 846), (830, 1110), (730, 1072), (672, 1040), (660, 930)])
    cloth = paint(
        c,
        sleeve,
        ["#fffaf0", "#f0dcc0", "#c8a48c"],
        volume=34,
        shading=0.7,
        angle=80,
        rim="#ffffff",
        rim_width=5,
        cast=(-10, 14, 14, 0.55),
        wobble=0.6,
        dark="#7a4a5c",
    )
    c.over(
        [line([(676 + i * 30, 800), (664 + i * 31, 930), (680 + i * 30, 1100)], 8) for i in range(6)],
        "#e8b030",
        0.75,
        inside=cloth,
    )
    fold = line([(690, 820), (678, 930), (692, 1044)], 24)
    paint(
        c,
        fold,
        ["#fffaf0", "#e0c4a8"],
        volume=9,
        shading=0.7,
        cast=(-6, 8, 8, 0.5),
        rim="#ffffff",
        rim_width=3,
        wobble=0.5,
        dark="#7a4a5c",
    )


def _late_drops(c: Canvas, dry: Pixels) -> None:
    """Drops on the wet hand, splashes in the near street."""
    chance = random.Random(15)
    for _ in range(18):
        x, y, r = chance.uniform(206, 330), chance.uniform(800, 850), chance.uniform(2.4, 5)
        c.multiply(ellipse(x, y + 1, r, r * 1.2), "#4a3458", 0.4)
        c.screen(ellipse(x - r * 0.2, y - r * 0.2, r * 0.6, r * 0.7), "#ffffff", 0.75)
    rings: list[Shape] = []
    for _ in range(16):
        x, y = chance.uniform(0, 330), chance.uniform(1040, 1140)
        rings.append(ellipse(x, y, chance.uniform(10, 22), chance.uniform(3, 6)).outline(2.2))
    c.screen(rings, "#d8e8f4", 0.55, inside=1 - dry)
