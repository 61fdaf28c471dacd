"""From high above: grey umbrellas crowd a street in the rain, and among them somebody sleeps in a bed."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import mix
from art.light import glow
from art.motifs.fur import fur
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="5n3r4sca",
    slug="the-bed-in-the-crowd",
    seed=8217,
    palette="P6",
    horizon="none",
    reach="far",
    hour="day",
    mood="melancholy",
    description="Seen from above, a rainy street is full of grey umbrellas; in a small gap somebody sleeps "
    "in a bed with a red quilt, a lit lamp and a cat beside.",
    clues=("Five more minutes", "Not today", "The day after", "I dreamt I had overslept"),
    motifs=("crowd", "weather", "sleep", "town", "time"),
    light=(-0.6, -0.7),
    shadow="#16242c",
    warmth="#fff6e0",
    grade=("#16262e", "#fff2d8", 0.06),
    contrast=0.16,
    vignette=0.4,
)

BED = (404.0, 566.0)
TURN = -13.0


def _on(points: Points) -> list[tuple[float, ...]]:
    return place(points, BED[0], BED[1], 1, turn=TURN)


def draw(c: Canvas) -> None:
    """Wet stones; the umbrellas from the edges inwards; the bed; the rain, which falls away from us."""
    _stones(c)
    _crowd(c)
    _bed(c)
    _things(c)
    _rain(c)


def _stones(c: Canvas) -> None:
    c.background(
        ["#4a5c62", "#3a4a52", "#2a3840"],
        along=np.clip(np.hypot(c.x - BED[0], c.y - BED[1]) / 600, 0, 1),
        angle=20,
    )
    luck = random.Random(2)
    stones: list[Shape] = []
    for j in range(60):
        for i in range(40):
            a = (i * 20 + (j % 2) * 10 + luck.uniform(-2, 2), j * 20 + luck.uniform(-2, 2))
            stones.append(ellipse(a[0], a[1], 8.4, 7.6))
    c.screen(stones, "#8fa8a6", 0.22, soft=1)
    c.multiply(c.shift(c.mask(stones), 2, 3) * (1 - c.mask(stones)), "#16242c", 0.5)
    glow(c, BED[0] + 60, BED[1] - 130, 330, "#ffdca0", 0.5)


def _umbrella(
    c: Canvas, x: float, y: float, r: float, turn: float, tone: str, lean: tuple[float, float]
) -> None:
    """Eight panels about a point a little off the middle, each of its own value; ribs, and water on them."""
    peak = (x + lean[0], y + lean[1])
    c.multiply(ellipse(x + 14, y + 20, r * 0.98), c.shadow, 0.6, soft=10)
    tips = [
        (x + r * math.cos(turn + k * math.pi / 4), y + r * math.sin(turn + k * math.pi / 4)) for k in range(8)
    ]
    whole: list[Shape] = []
    for k in range(8):
        a, b = tips[k], tips[(k + 1) % 8]
        sag = ((a[0] + b[0]) / 2 * 0.93 + x * 0.07, (a[1] + b[1]) / 2 * 0.93 + y * 0.07)
        panel = spline([(*peak, 1), (*a, 1), sag, (*b, 1)])
        facing = math.cos(turn + (k + 0.5) * math.pi / 4 - math.atan2(-0.7, -0.6))
        colour = mix(tone, "#dfe8e4" if facing > 0 else "#141e28", abs(facing) * 0.5)
        whole.append(panel)
        paint(
            c,
            panel,
            [mix(colour, "#ffffff", 0.06), mix(colour, "#141e28", 0.22)],
            along=("r", peak[0], peak[1], r),
            volume=7,
            shading=0.45,
            wobble=0.4,
            angle=math.degrees(turn) + k * 45 + 22,
            streaks=1,
            rim="#f4fff8",
            rim_width=2,
            rim_strength=0.5,
        )
    ribs = [polyline([peak, tip], 2) for tip in tips]
    c.multiply(ribs, "#141e28", 0.45, soft=0.6)
    paint(
        c,
        ellipse(peak[0], peak[1], 4),
        ["#c8d0cc", "#2a3440"],
        volume=2,
        detail=0.6,
        wobble=0.1,
        cast=(2, 3, 2, 0.6),
    )
    luck = random.Random(int(x * 7 + y))
    drops = [
        ellipse(
            x + r * 0.8 * luck.uniform(-1, 1) * 0.8,
            y + r * 0.8 * luck.uniform(-1, 1) * 0.8,
            luck.uniform(1, 2.2),
        )
        for _ in range(9)
    ]
    c.screen(drops, "#ffffff", 0.4, soft=0.4)


def _crowd(c: Canvas) -> None:
    luck = random.Random(23)
    spots: list[tuple[float, float, float]] = []
    for _ in range(6000):
        x, y, r = luck.uniform(-40, 810), luck.uniform(-40, 1200), luck.uniform(52, 74)
        u, v = place([(x - BED[0], y - BED[1])], 0, 0, 1, turn=-TURN)[0][:2]
        if max(abs(u) - 96, 0) ** 2 + max(abs(v) - 166, 0) ** 2 < (r * 0.86 + 8) ** 2:
            continue
        if all(math.hypot(x - a, y - b) > (r + s) * 0.68 for a, b, s in spots):
            spots.append((x, y, r))
    spots.sort(key=lambda s: -math.hypot(s[0] - BED[0], s[1] - BED[1]) + luck.uniform(-60, 60))
    tones = ["#46545c", "#5a6c70", "#7c9090", "#303c46", "#9aacaa", "#54626c", "#3c5258"]
    for x, y, r in spots:
        lean = ((x - BED[0]) * 0.014 + luck.uniform(-3, 3), (y - BED[1]) * 0.014 + luck.uniform(-3, 3))
        _people(c, x, y, r, luck)
        _umbrella(c, x, y, r, luck.uniform(0, 0.78), luck.choice(tones), lean)


def _people(c: Canvas, x: float, y: float, r: float, luck: random.Random) -> None:
    """A shoe or an elbow that sticks out from under."""
    a = luck.uniform(0, 6.28)
    u, v = x + r * 1.02 * math.cos(a), y + r * 1.02 * math.sin(a)
    shoe = ellipse(u, v, 12, 7, math.degrees(a))
    paint(c, shoe, ["#3a3438", "#14181e"], volume=4, wobble=0.4, detail=0.5, cast=(3, 4, 3, 0.5))


def _bed(c: Canvas) -> None:
    wood: Manner = {
        "wobble": 0.4,
        "shading": 0.7,
        "rim": "#fff2d8",
        "rim_width": 3,
        "detail": 0.4,
        "dark": "#2a1820",
    }
    c.multiply(polygon(_on([(-92, -170), (118, -170), (128, 200), (-84, 196)])), "#10181e", 0.75, soft=14)
    for x, y in ((-98, -172), (98, -172), (-98, 170), (98, 170)):
        spot = _on([(x, y)])[0]
        paint(c, ellipse(spot[0], spot[1], 12), ["#b07c54", "#5a3830"], volume=6, **wood)
    paint(
        c,
        polygon(_on([(-98, -184), (98, -184), (98, -160), (-98, -160)])),
        ["#c08a5c", "#6a4238"],
        volume=8,
        angle=TURN,
        **wood,
    )
    sheet = paint(
        c,
        spline(_on([(-92, -162, 1), (92, -162, 1), (94, 164, 1), (-94, 164, 1)])),
        ["#fffaf0", "#dfe0dc"],
        volume=9,
        shading=0.5,
        wobble=0.5,
        angle=TURN + 90,
        cast=(10, 14, 12, 0.5),
    )
    c.multiply(
        [line(_on([(-80, -80 + k * 20), (-20, -86 + k * 20), (60, -78 + k * 20)]), 4) for k in range(3)],
        "#8fa0a8",
        0.4,
        soft=2,
        inside=sheet,
    )
    pillow = [(-72, -148), (0, -156), (72, -148), (78, -110), (70, -76), (0, -70), (-70, -76), (-78, -110)]
    paint(
        c,
        spline(_on(pillow)),
        ["#ffffff", "#e0e4e0"],
        volume=20,
        shading=0.6,
        wobble=0.7,
        cast=(5, 7, 7, 0.45),
        rim="#ffffff",
        rim_width=3,
    )
    c.multiply(
        [
            line(_on([(-66, -140), (-50, -128), (-44, -112)]), 4),
            line(_on([(66, -82), (50, -92), (44, -106)]), 4),
        ],
        "#8fa0a8",
        0.5,
        soft=2,
    )
    skin: Manner = {"wobble": 0.4, "detail": 0.6, "rim": "#fffaf0", "rim_width": 2.4, "dark": "#5a2c30"}
    c.multiply(ellipse(*_first(_on([(6, -104)])), 40, 34), "#6a7880", 0.5, soft=8)
    face = [(-28, -106), (-24, -128), (-2, -138), (22, -128), (28, -104), (18, -82), (4, -74), (-14, -80)]
    paint(c, spline(_on(face)), ["#f0c8a4", "#c89478"], volume=14, shading=0.6, **skin)
    nose = spline(_on([(-2, -110), (-7, -98), (1, -94), (6, -98)]))
    paint(c, nose, ["#f4d0b0", "#d8a488"], volume=4, shading=0.5, wobble=0.2, detail=0.7)
    c.multiply(
        [
            line(_on([(-20, -106), (-13, -102), (-7, -106)]), 2.6),
            line(_on([(9, -106), (15, -102), (21, -106)]), 2.6),
            line(_on([(-5, -87), (1, -85), (7, -87)]), 2.4),
        ],
        "#4a2430",
        0.8,
    )
    hair = [
        (-32, -104),
        (-36, -126),
        (-22, -148),
        (2, -154),
        (26, -146),
        (38, -124),
        (32, -102),
        (26, -118),
        (12, -128),
        (-6, -126),
        (-22, -120),
    ]
    mop = paint(
        c,
        spline(_on(hair)),
        ["#6a4a3c", "#3a2830"],
        volume=10,
        shading=0.7,
        streaks=1.4,
        wobble=1.4,
        detail=0.5,
        cast=(2, 4, 4, 0.4),
    )

    def lock(chance: random.Random) -> Points:
        a = chance.uniform(math.pi, 2 * math.pi)
        u, v = 30 * math.cos(a), -116 + 30 * math.sin(a)
        return _on([(u * 0.6, v + 8), (u, v), (u * 1.3 + chance.uniform(-4, 4), v - 6)])

    fur(c, mop, lock, 70, "#20141c", "#e0b890", 3, 0.3)
    _quilt(c)
    arm = line(_on([(40, -58), (72, -84), (92, -112), (112, -128)]), 19)
    sleeve = line(_on([(34, -52), (62, -76), (80, -94)]), 25)
    paint(c, arm, ["#f0c8a4", "#c89478"], volume=7, cast=(4, 6, 5, 0.45), **skin)
    fingers = [
        line(_on([(110, -126), (120 + k * 3, -140 + k * 9), (124 + k * 4, -148 + k * 13)]), 6)
        for k in range(4)
    ]
    paint(
        c, [ellipse(*_first(_on([(112, -130)])), 10, 10), *fingers], ["#f4d0b0", "#d8a488"], volume=3, **skin
    )
    paint(c, sleeve, ["#dfe8f0", "#8fa4b8"], volume=9, cast=(3, 5, 5, 0.4), **skin)


def _first(spots: Points) -> tuple[float, float]:
    return spots[0][0], spots[0][1]


def _quilt(c: Canvas) -> None:
    """Red and cream patches over a curled body."""
    edge = [
        (-104, -62),
        (-50, -52),
        (0, -60),
        (54, -50),
        (106, -60),
        (112, 20),
        (106, 100),
        (112, 176),
        (52, 186),
        (0, 176),
        (-54, 188),
        (-110, 178),
        (-104, 90),
        (-112, 20),
    ]
    quilt = paint(
        c,
        spline(_on(edge)),
        ["#d8402f", "#c0342c", "#96242a"],
        along=("r", BED[0] - 40, BED[1] + 10, 210),
        volume=24,
        shading=0.65,
        wobble=0.8,
        angle=TURN,
        streaks=0.8,
        cast=(9, 13, 11, 0.55),
        rim="#ffd0b8",
        rim_width=4,
        dark="#4a0c20",
    )
    patches: list[Shape] = []
    pale: list[Shape] = []
    luck = random.Random(8)
    for i in range(6):
        for j in range(7):
            u, v = -108 + i * 36, -58 + j * 35
            tile = polygon(_on([(u + 1, v + 1), (u + 35, v + 1), (u + 35, v + 34), (u + 1, v + 34)]))
            (pale if (i + j) % 2 else patches).append(tile)
            if (i + j) % 2 == 0 and luck.random() < 0.7:
                spot = _on([(u + 18, v + 17)])[0]
                c.screen(ellipse(spot[0], spot[1], 6), "#ffc0a0", 0.3, inside=quilt)
    c.over(pale, "#f4e4d0", 0.82, soft=0.8, inside=quilt)
    seams = [polyline(_on([(-108 + i * 36, -66), (-108 + i * 36, 190)]), 3) for i in range(1, 6)] + [
        polyline(_on([(-116, -58 + j * 35), (116, -58 + j * 35)]), 3) for j in range(1, 7)
    ]
    c.multiply(seams, "#5a1420", 0.5, soft=1, inside=quilt)
    body = spline(
        _on(
            [
                (-20, -70),
                (34, -50),
                (52, 0),
                (40, 40),
                (70, 80),
                (60, 124),
                (20, 150),
                (-10, 130),
                (-50, 110),
                (-56, 60),
                (-34, 20),
                (-40, -30),
            ]
        )
    )
    c.multiply(c.shift(c.mask(body, 12), 16, 20) * quilt * (1 - c.mask(body, 8)), "#4a0c20", 0.6)
    c.screen(c.mask(body, 16) * quilt, "#fff0dc", 0.2)
    c.screen(line(_on([(-30, -50), (-44, 10), (-58, 70)]), 16), "#fff6e8", 0.3, soft=9, inside=quilt)
    creases: list[Points] = [
        [(60, -20), (84, 10), (104, 6)],
        [(-70, 120), (-88, 150), (-84, 176)],
        [(30, 156), (40, 172), (36, 184)],
    ]
    c.multiply([line(_on(crease), 7) for crease in creases], "#4a0c20", 0.45, soft=4, inside=quilt)
    fold = spline(
        _on(
            [
                (-106, -66),
                (-50, -56),
                (0, -64),
                (54, -54),
                (108, -64),
                (108, -40),
                (54, -30),
                (0, -40),
                (-50, -32),
                (-106, -42),
            ]
        )
    )
    paint(
        c,
        fold,
        ["#fffaf0", "#d8dcd8"],
        volume=8,
        shading=0.6,
        wobble=0.6,
        cast=(3, 7, 6, 0.45),
        rim="#ffffff",
        rim_width=2,
    )


def _things(c: Canvas) -> None:
    """A lamp on a stool, a pair of slippers, a cat: what one needs."""
    small: Manner = {"wobble": 0.4, "detail": 0.6, "rim": "#fff2d8", "rim_width": 2.4}
    x, y = _first(_on([(138, -150)]))
    c.multiply(ellipse(x + 8, y + 12, 38), "#10181e", 0.6, soft=8)
    paint(c, ellipse(x, y, 34), ["#b07c54", "#6a4238"], volume=6, **small)
    glow(c, x, y, 190, "#ffd080", 0.75)
    paint(c, ellipse(x, y - 4, 24), ["#fff6d0", "#ffcf70"], volume=5, shading=0.3, **small)
    c.over(ellipse(x, y - 6, 8), "#fffbe8")
    c.multiply(
        [
            polyline(
                [
                    (x + 8 * math.cos(k), y - 6 + 8 * math.sin(k)),
                    (x + 23 * math.cos(k), y - 4 + 23 * math.sin(k)),
                ],
                1.8,
            )
            for k in (0, 0.8, 1.6, 2.4, 3.2, 4, 4.8, 5.6)
        ],
        "#b8743c",
        0.4,
    )
    for dx, turn in ((-128, 4), (-128, -10)):
        u, v = _first(_on([(dx, 28 + turn * 2.6)]))
        slipper = spline(
            place(
                [(-20, -4), (-12, -10), (6, -11), (20, -6), (22, 2), (18, 9), (0, 10), (-16, 8)],
                u,
                v,
                1,
                turn=turn - 6,
            )
        )
        paint(c, slipper, ["#8fa8a6", "#4a6068"], volume=5, cast=(4, 5, 4, 0.55), **small)
        c.over(
            spline(place([(2, -9), (-16, -7), (-19, 2), (-14, 7), (2, 8)], u, v, 1, turn=turn - 6)),
            "#2a3840",
            0.8,
        )
    cx, cy = _first(_on([(-36, 128)]))
    curl = [(-34, 4), (-28, -20), (-4, -30), (22, -24), (34, -4), (28, 18), (6, 28), (-20, 24)]
    cat = paint(
        c,
        spline(place(curl, cx, cy)),
        ["#4a525a", "#20262e"],
        volume=12,
        shading=0.7,
        cast=(5, 7, 6, 0.5),
        **small,
    )
    head = [
        ellipse(cx - 20, cy + 10, 14, 12),
        polygon([(cx - 33, cy + 8), (cx - 36, cy - 6), (cx - 24, cy + 1)]),
        polygon([(cx - 18, cy + 1), (cx - 10, cy - 8), (cx - 8, cy + 6)]),
    ]
    paint(c, head, ["#566068", "#262c34"], volume=5, cast=(2, 3, 3, 0.5), **small)
    tail = line([(cx + 26, cy + 12), (cx + 10, cy + 27), (cx - 12, cy + 29), (cx - 26, cy + 24)], 9)
    paint(c, tail, ["#4a525a", "#262c34"], volume=3, **small)
    c.multiply(
        [line([(cx - 6 + k * 11, cy - 28), (cx - 3 + k * 11, cy - 12)], 4) for k in range(4)],
        "#10141a",
        0.5,
        inside=cat,
    )
    c.over([line([(cx - 26, cy + 11), (cx - 23, cy + 13), (cx - 20, cy + 11)], 1.8)], "#c8d0cc")


def _rain(c: Canvas) -> None:
    luck = random.Random(41)
    drops: list[Shape] = []
    for _ in range(230):
        a, r = luck.uniform(0, 6.28), luck.uniform(120, 760)
        x, y = BED[0] + r * math.cos(a), BED[1] + r * math.sin(a)
        long = r * 0.055 * luck.uniform(0.6, 1.4)
        drops.append(line([(x, y), (x - long * math.cos(a), y - long * math.sin(a))], luck.uniform(1.2, 2.6)))
    c.screen(drops, "#f4fffa", 0.5, soft=0.5)
    c.sharpen(drops, 0.5)
