"""On a sunny platform a suitcase has come open, and the night runs out of it over the tiles."""

import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels, gradient
from art.light import glow, sparkle
from art.motifs.figure import Clothes, figure
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="zpo4jawd",
    slug="the-night-in-the-suitcase",
    seed=8216,
    palette="P2",
    horizon="high",
    reach="close",
    hour="day",
    mood="uneasy",
    description="On a sunlit station platform a suitcase stands ajar and a starry darkness runs out of it "
    "over the floor; its owner reads on a bench with his feet up, and a child dips a net in.",
    clues=("What I brought from home", "It will not stay closed", "Nightshift luggage", "Baggage"),
    motifs=("night", "keeping", "travel", "secrets"),
    light=(0.7, -0.7),
    shadow="#3a2458",
    warmth="#fff2d0",
    grade=("#2c2058", "#fff0cc", 0.06),
    contrast=0.16,
    vignette=0.36,
)

CASE = (300.0, 640.0)
SPILL: Points = [
    (196, 664),
    (150, 700),
    (96, 716),
    (60, 770),
    (-40, 800),
    (-40, 1200),
    (120, 1200),
    (300, 1200),
    (470, 1200),
    (560, 1120),
    (640, 1096),
    (660, 1040),
    (600, 1000),
    (560, 960),
    (590, 900),
    (560, 850),
    (500, 830),
    (470, 780),
    (440, 716),
    (430, 670),
    (380, 650),
    (300, 648),
]


def draw(c: Canvas) -> None:
    """Rails and far platform; the tiles; the dark that runs; bench and owner; the child; the case itself."""
    _station(c)
    floor = _tiles(c)
    stars = _spill(c, floor)
    before = c.picture.copy()
    _bench(c)
    _child(c)
    _case(c)
    free = c.blur((np.abs(c.picture - before).sum(-1) < 0.05).astype(np.float32), 1) > 0.9
    sparkle(c, np.asarray(stars * free, np.float32), "#fff4d6", 1, halo=3)


def _station(c: Canvas) -> None:
    c.background([(0, "#f8dcb0"), (0.2, "#ffe8c0"), (0.36, "#fff2d8"), (1, "#e8c8b0")], angle=4, mottle=0.7)
    haze = "#ffe8cc"
    roof = polygon([(-20, -20), (800, -20), (800, 90), (-20, 128)])
    paint(c, roof, ["#5a3a68", "#8a5878"], volume=8, wobble=0.4, angle=2, cast=(0, 14, 16, 0.3))
    valance = [
        polygon(
            [
                (x, 126 - x * 0.048),
                (x + 24, 125 - x * 0.048),
                (x + 24, 146 - x * 0.048),
                (x + 12, 166 - x * 0.048),
                (x, 146 - x * 0.048),
            ]
        )
        for x in range(-20, 790, 24)
    ]
    paint(c, valance, ["#c56f74", "#8a4a68"], volume=3, wobble=0.3, detail=0.5, rim="#ffe0b0", rim_width=1.6)
    for x, haze_share in ((70, 0.05), (560, 0.2), (716, 0.35)):
        post = [
            rectangle(x - 9, 110, 18, 420),
            polygon([(x - 9, 150), (x - 54, 116), (x - 40, 116), (x - 9, 138)]),
            polygon([(x + 9, 150), (x + 54, 112), (x + 40, 112), (x + 9, 138)]),
            rectangle(x - 17, 500, 34, 34),
        ]
        paint(
            c,
            post,
            ["#8a5878", "#5a3a68"],
            along=("x", x + 16, x - 16),
            volume=6,
            angle=88,
            wobble=0.4,
            haze=(haze, haze_share),
            rim="#fff0d0",
            rim_width=3,
        )
    hills: Points = [(-40, 400), (120, 350), (280, 386), (430, 340), (620, 380), (820, 346)]
    paint(
        c,
        spline([*hills, (820, 480, 1), (-40, 480, 1)]),
        ["#d89890", "#c88890"],
        volume=10,
        wobble=1.2,
        angle=-6,
        haze=(haze, 0.45),
    )
    shed = polygon([(150, 430), (150, 356), (250, 318), (350, 356), (350, 430)])
    paint(c, shed, ["#b87080", "#a05c74"], volume=5, wobble=0.4, haze=(haze, 0.35))
    c.over([rectangle(x, 376, 22, 36) for x in (176, 216, 262, 304)], "#7a4c70", 0.6)
    c.over(ellipse(250, 348, 13), "#fff6e0", 0.9)
    c.over([polyline([(250, 348), (250, 339)], 2.4), polyline([(250, 348), (257, 351)], 2.4)], "#5a3a68")
    far = polygon([(-20, 428), (800, 428), (800, 452), (-20, 456)])
    paint(c, far, ["#c89890", "#8a6078"], volume=3, angle=0, wobble=0.4, haze=(haze, 0.2))
    bed = polygon([(-20, 456), (800, 452), (800, 520), (-20, 526)])
    paint(c, bed, ["#8a6480", "#6a4870"], volume=0, angle=0, wobble=0.4, streaks=1.4, mottle=1.5)
    c.over(
        [polygon([(x, 466), (x + 26, 466), (x + 22, 512), (x - 12, 514)]) for x in range(-30, 800, 58)],
        "#5a3a5c",
        0.7,
    )
    rails = [polyline([(-20, y + 3), (800, y)], 4) for y in (476, 500)]
    c.over(rails, "#f8e0c8", 0.9)
    c.multiply([polyline([(-20, y + 8), (800, y + 5)], 3) for y in (476, 500)], "#3a2458", 0.6)


def _tiles(c: Canvas) -> Pixels:
    edge = polygon([(-20, 520), (800, 514), (800, 1180), (-20, 1180)])
    mask = paint(
        c,
        edge,
        [(0, "#fff0d4"), (0.4, "#f0d0b0"), (1, "#d8a898")],
        along=("y", 514, 1152),
        volume=4,
        shading=0.3,
        wobble=0.4,
        angle=0,
        streaks=0.9,
    )
    near = 1 / np.maximum(c.y - 400, 1)
    across, along = np.floor((c.x - 420) * near * 2.6 + 0.5), np.floor(near * 900)
    odd = ((across + along) % 2).astype(np.float32)
    c.multiply(c.blur(odd, 0.7) * mask, "#e8b8a0", 0.55)
    strip = polygon([(-20, 540), (800, 533), (800, 552), (-20, 560)])
    paint(c, strip, ["#f0c050", "#d89a34"], volume=2, wobble=0.3, angle=0, detail=0.4)
    for x, y, wide, long in ((150, 560, 40, 300), (650, 560, 44, 330)):
        c.multiply(
            polygon(
                [(x, y), (x + wide, y), (x - long * 0.8 + wide, y + long), (x - long * 0.8 - 30, y + long)]
            ),
            "#a87898",
            0.45,
            soft=7,
            inside=mask,
        )
    return mask


def _spill(c: Canvas, floor: Pixels) -> Pixels:
    """The night on the floor: thick at its rim, and deep; gives back its stars."""
    pool = c.wobble(spline(SPILL), 2.2, 60, 3)
    c.multiply(c.shift(c.mask(pool, 8), -4, 10), "#3a2458", 0.5)
    field = np.clip(np.hypot((c.x - 300) / 560, (c.y - 640) / 620) + (c.noise(170, 6, 4) - 0.5) * 0.4, 0, 1)
    c.over(
        pool, gradient(np.asarray(field, np.float32), ["#08081e", "#0f1038", "#1c1c58", "#2a2868", "#4a3478"])
    )
    milk = (
        np.exp(-(((c.x - 250 - (c.y - 700) * 0.34 + (c.noise(120, 2, 4) - 0.5) * 150) / 64) ** 2))
        * (0.3 + c.noise(44, 3, 4))
        * pool
    )
    c.screen(np.asarray(milk, np.float32), "#9a86d8", 0.5)
    c.screen(smoothstep(c.noise(150, 9, 4), 0.52, 0.8) * pool, "#8a4a90", 0.3)
    rim = pool * (1 - c.shift(pool, -4, 5))
    c.screen(np.asarray(c.blur(np.asarray(rim, np.float32), 1), np.float32), "#b8a0f0", 0.7)
    c.direct(pool, 20)
    luck = random.Random(15)
    spots = []
    for _ in range(420):
        y = 690 + luck.random() * 460
        x = luck.uniform(-10, 650) if luck.random() < 0.6 else 250 + (y - 700) * 0.34 + luck.gauss(0, 46)
        near = (y - 640) / 500
        spots.append((x, y, (0.6 + luck.random() ** 3 * 2.2) * (0.7 + near * 0.6), luck.uniform(0.4, 1)))
    inside = c.blur(pool, 5) > 0.93
    x, y = 212.0, 990.0
    glow(c, x, y, 120, "#ffe2a8", 0.5)
    moon = np.asarray(
        np.clip(c.mask(ellipse(x, y, 54, 50)) - c.mask(ellipse(x + 24, y - 12, 50, 46)), 0, 1), np.float32
    )
    paint(c, moon, ["#fffbe8", "#ffdf9c"], volume=8, shading=0.3, wobble=0.4, detail=0.5)
    drops = [
        ellipse(px, py, r, r * 0.6)
        for px, py, r in (
            (690, 1060, 13),
            (716, 1040, 7),
            (640, 880, 10),
            (620, 930, 6),
            (520, 740, 8),
            (60, 690, 9),
            (100, 676, 5),
        )
    ]
    paint(
        c,
        drops,
        ["#0f1038", "#2a2868"],
        volume=4,
        shading=0.5,
        wobble=0.6,
        rim="#b8a0f0",
        rim_width=2,
        cast=(-2, 4, 4, 0.5),
    )
    away = np.hypot(c.x - x, c.y - y) > 58
    return np.asarray(c.dots(spots) * pool * inside * away, np.float32)


def _bench(c: Canvas) -> None:
    """Its owner has drawn up his feet, and reads something else."""
    x, y = 600.0, 700.0
    iron: Manner = {"wobble": 0.4, "detail": 0.55, "rim": "#fff2d0", "rim_width": 2.6}
    c.multiply(
        polygon([(x - 110, y + 40), (x + 160, y + 34), (x + 60, y + 130), (x - 210, y + 140)]),
        "#8a5880",
        0.45,
        soft=9,
    )
    legs = [polyline([(x + dx, y - 10), (x + dx - 6, y + 66)], 9) for dx in (-104, -76, 96, 124)]
    paint(c, legs, ["#5a3a68", "#3a2450"], volume=4, **iron)
    slats = [
        polygon(
            [
                (x - 124, y - 116 + k * 28),
                (x + 140, y - 120 + k * 28),
                (x + 140, y - 102 + k * 28),
                (x - 124, y - 98 + k * 28),
            ]
        )
        for k in range(3)
    ]
    paint(c, slats, ["#b87868", "#7a4a60"], volume=4, angle=0, cast=(-4, 6, 5, 0.4), **iron)
    man: Manner = {"wobble": 0.4, "detail": 0.65, "rim": "#fff6dc", "rim_width": 3, "dark": "#2a1848"}
    px, py = x + 30, y - 14
    coat = [
        (px - 34, py + 6, 1),
        (px - 40, py - 36),
        (px - 32, py - 84),
        (px - 8, py - 104),
        (px + 22, py - 100),
        (px + 44, py - 70),
        (px + 52, py - 24),
        (px + 50, py + 6, 1),
    ]
    paint(c, spline(coat), ["#e0a126", "#b8742c", "#7a4430"], volume=24, shading=0.7, angle=84, **man)
    seat = polygon([(x - 132, y - 14), (x + 148, y - 18), (x + 154, y + 2), (x - 138, y + 8)])
    paint(c, seat, ["#d89880", "#8a5468"], volume=5, angle=0, cast=(-3, 8, 6, 0.45), **iron)
    legs_up = [
        line([(px + 24, py - 6), (px - 44, py - 50), (px - 62, py - 4)], 30),
        line([(px + 30, py + 2), (px - 30, py - 38), (px - 40, py)], 30),
    ]
    paint(c, legs_up[0], ["#6a4a78", "#3c2858"], volume=12, **man)
    paint(c, legs_up[1], ["#7a5888", "#4a3468"], volume=12, cast=(-3, 4, 5, 0.4), **man)
    shoes = [
        spline(place([(-30, 8, 1), (-28, -6), (-8, -14), (12, -10), (14, 8, 1)], sx, py + 6))
        for sx in (px - 66, px - 42)
    ]
    paint(c, shoes, ["#5a3034", "#2a1828"], volume=6, **man)
    face = [
        (px - 4, py - 96),
        (px - 24, py - 108),
        (px - 32, py - 124),
        (px - 40, py - 130),
        (px - 33, py - 136),
        (px - 30, py - 154),
        (px - 10, py - 166),
        (px + 14, py - 158),
        (px + 20, py - 132),
        (px + 12, py - 104),
    ]
    paint(c, spline(face), ["#f0c098", "#c08870"], volume=14, shading=0.6, **man)
    c.multiply(line([(px - 27, py - 137), (px - 21, py - 135), (px - 16, py - 138)], 2.4), "#4a2030", 0.8)
    tash = spline([(px - 34, py - 124, 1), (px - 24, py - 128), (px - 12, py - 122), (px - 20, py - 116)])
    paint(c, tash, ["#6a4a50", "#3a2438"], volume=3, **man)
    hat = [
        spline(
            [
                (px - 34, py - 148, 1),
                (px - 28, py - 176),
                (px + 4, py - 186),
                (px + 26, py - 168),
                (px + 28, py - 142, 1),
                (px, py - 150),
            ]
        ),
        ellipse(px - 4, py - 146, 42, 8, 6),
    ]
    paint(c, hat, ["#6a4a78", "#3c2858"], volume=9, shading=0.7, cast=(-2, 6, 5, 0.4), **man)
    paper = polygon([(px - 98, py - 108), (px - 50, py - 120), (px - 40, py - 62), (px - 88, py - 50)])
    paint(c, paper, ["#fffaf0", "#e0d0c8"], volume=4, cast=(-4, 6, 5, 0.4), **man)
    c.multiply(
        [polyline([(px - 90, py - 98 + k * 9), (px - 56, py - 106 + k * 9)], 2) for k in range(5)],
        "#8a6078",
        0.55,
    )
    arm = line([(px + 26, py - 84), (px + 6, py - 48), (px - 40, py - 72)], 24)
    paint(c, arm, ["#f0b848", "#b8742c"], volume=10, cast=(-3, 6, 6, 0.4), **man)
    paint(c, ellipse(px - 46, py - 75, 11, 10), ["#f0c098", "#c88c70"], volume=4, **man)


def _child(c: Canvas) -> None:
    """Barefoot at the rim, with a butterfly net; shoes and socks stand aside."""
    x, y = 668.0, 1034.0
    c.multiply(
        spline([(x - 20, y), (x + 24, y - 4), (x - 70, y + 96), (x - 116, y + 92)]), "#8a5880", 0.45, soft=7
    )
    wears = Clothes(coat="#e0a126", hem="#a8642c", hair="#5a2c34", skin="#f0c098", legs="#e8b088")
    arms = [[(9, -66), (24, -62), (38, -58)], [(-6, -64), (12, -56), (28, -50)]]
    figure(c, x, y, 212, wears, flip=-1, arms=arms, rim="#fff6dc", detail=0.75, shadow=False)
    plaits = [
        line([(x - 10, y - 176), (x - 18, y - 150), (x - 14, y - 130)], 9),
        line([(x + 12, y - 176), (x + 20, y - 152), (x + 16, y - 132)], 9),
    ]
    paint(c, plaits, ["#6a3438", "#3a1c30"], volume=4, wobble=0.3, detail=0.8, rim="#fff6dc", rim_width=1.6)
    c.over([ellipse(x - 14, y - 130, 5.4, 4), ellipse(x + 16, y - 132, 5.4, 4)], "#c56f74")
    c.over(polyline([(x - 40, y - 96), (x - 190, y - 176)], 6), "#8a5a48")
    c.screen(polyline([(x - 40, y - 98), (x - 190, y - 178)], 2), "#fff0d0", 0.7)
    hx, hy = x - 220, y - 190
    bag = spline(
        [
            (hx + 28, hy + 12, 1),
            (hx + 16, hy + 46),
            (hx - 12, hy + 92),
            (hx - 34, hy + 96),
            (hx - 40, hy + 60),
            (hx - 34, hy - 6, 1),
        ]
    )
    before = c.picture.copy()
    gauze = paint(c, bag, ["#fff6e8", "#d8c0e0"], volume=9, shading=0.5, wobble=0.5, detail=0.5)
    c.picture = np.asarray(
        before * (1 - 0.5 * gauze[..., None]) + c.picture * 0.5 * gauze[..., None], np.float32
    )
    mesh = [
        line([(hx - 34 + k * 12, hy - 2), (hx - 38 + k * 8, hy + 44), (hx - 34 + k * 4, hy + 94)], 1.6)
        for k in range(6)
    ]
    c.screen(mesh, "#fffaf0", 0.5, inside=gauze)
    glow(c, hx - 24, hy + 74, 60, "#ffe2a0", 0.9)
    star = [
        polygon(
            [
                (hx - 24 + r * np.cos(k * np.pi / 5 - 1.5), hy + 74 + r * np.sin(k * np.pi / 5 - 1.5))
                for k in range(10)
                for r in ((13,) if k % 2 == 0 else (5.6,))
            ]
        )
    ]
    paint(c, star, ["#fffbe0", "#ffd878"], volume=3, shading=0.2, wobble=0.2, detail=0.9)
    c.over(ellipse(hx - 3, hy + 3, 33, 14, 22).outline(5), "#c8a080")
    c.screen(ellipse(hx - 3, hy + 2, 33, 14, 22).outline(1.6), "#fff6e0", 0.8)
    for sx, sy in ((x + 54, y + 58), (x + 82, y + 68)):
        shoe = spline(place([(-18, 6, 1), (-18, -8), (-4, -9), (14, -4), (18, 6, 1)], sx, sy))
        paint(
            c,
            shoe,
            ["#8a4464", "#4a2444"],
            volume=4,
            wobble=0.3,
            detail=0.7,
            rim="#fff6dc",
            rim_width=2,
            cast=(-4, 4, 4, 0.5),
        )


def _case(c: Canvas) -> None:
    """An old suitcase on its side, the lid raised a hand's breadth."""
    x, y = CASE
    hide: Manner = {
        "wobble": 0.5,
        "shading": 0.65,
        "streaks": 1.1,
        "rim": "#fff0cc",
        "rim_width": 4,
        "dark": "#3a1838",
        "detail": 0.3,
    }
    c.multiply(
        polygon([(x - 170, y + 10), (x + 170, y + 6), (x + 80, y + 96), (x - 250, y + 100)]),
        "#5a3470",
        0.5,
        soft=12,
    )
    lid = spline(
        [
            (x - 160, y - 148, 1),
            (x - 150, y - 178),
            (x - 120, y - 196),
            (x + 130, y - 214),
            (x + 160, y - 196),
            (x + 168, y - 168, 1),
            (x + 172, y - 116, 1),
            (x - 160, y - 92, 1),
        ]
    )
    gap = polygon([(x - 158, y - 100), (x + 170, y - 124), (x + 160, y - 66), (x - 152, y - 60)])
    paint(c, gap, ["#050512", "#12123c"], volume=0, wobble=0.3)
    base = spline(
        [
            (x - 158, y - 72, 1),
            (x + 162, y - 76, 1),
            (x + 160, y + 14),
            (x + 146, y + 26),
            (x - 140, y + 30),
            (x - 156, y + 18),
        ]
    )
    paint(c, base, ["#c8744c", "#9a4c44", "#6a2e48"], volume=16, angle=2, cast=(-6, 10, 10, 0.5), **hide)
    paint(c, lid, ["#d8845c", "#b05c4c", "#7a3848"], volume=20, angle=-4, **hide)
    c.multiply(
        [
            polyline([(x - 156, y - 128), (x + 170, y - 150)], 3),
            polyline([(x - 152, y - 54), (x + 158, y - 57)], 3),
        ],
        "#3a1838",
        0.6,
        soft=0.7,
    )
    for dx in (-84, 88):
        strap = polygon(
            [
                (x + dx - 14, y - 202 - dx * 0.06),
                (x + dx + 14, y - 203 - dx * 0.06),
                (x + dx + 16, y - 112 - dx * 0.06),
                (x + dx - 14, y - 110 - dx * 0.06),
            ]
        )
        under = polygon(
            [(x + dx - 14, y - 74), (x + dx + 14, y - 75), (x + dx + 13, y + 28), (x + dx - 13, y + 29)]
        )
        paint(
            c,
            [strap, under],
            ["#5a3440", "#3a2038"],
            volume=4,
            wobble=0.4,
            angle=88,
            rim="#f0c8a0",
            rim_width=2,
            detail=0.4,
        )
        paint(
            c,
            rectangle(x + dx - 19, y - 50, 38, 30),
            ["#ffe090", "#a8742c"],
            volume=4,
            wobble=0.2,
            detail=0.7,
            rim="#fffbe0",
            rim_width=2,
        )
        c.over(rectangle(x + dx - 10, y - 42, 20, 14), "#3a2038")
    corners = [
        polygon([(x - 157, y - 4), (x - 120, y + 29), (x - 140, y + 30), (x - 156, y + 18)]),
        polygon([(x + 160, y - 8), (x + 122, y + 28), (x + 146, y + 26), (x + 160, y + 14)]),
        polygon([(x - 160, y - 148), (x - 150, y - 178), (x - 120, y - 196), (x - 122, y - 160)]),
        polygon([(x + 130, y - 214), (x + 160, y - 196), (x + 168, y - 168), (x + 132, y - 178)]),
    ]
    paint(c, corners, ["#8a5444", "#5a3040"], volume=4, wobble=0.3, rim="#f0c8a0", rim_width=2, detail=0.5)
    handle = line([(x - 34, y - 20), (x - 30, y + 4), (x + 34, y + 2), (x + 38, y - 22)], 11)
    paint(
        c,
        handle,
        ["#5a3440", "#2a1828"],
        volume=4,
        wobble=0.3,
        rim="#f0c8a0",
        rim_width=2,
        cast=(-2, 6, 5, 0.5),
    )
    flow = spline(
        [
            (x - 150, y - 66, 1),
            (x - 60, y - 88),
            (x + 40, y - 90),
            (x + 152, y - 74, 1),
            (x + 124, y - 44),
            (x + 112, y - 16),
            (x + 128, y + 54),
            (x + 40, y + 66),
            (x - 60, y + 66),
            (x - 126, y + 60),
            (x - 108, y - 4),
            (x - 128, y - 34),
        ]
    )
    night = c.wobble(flow, 0.8, 30, 4)
    depth = np.clip((c.y - (y - 84)) / 140 + (c.noise(70, 4, 3) - 0.5) * 0.4, 0, 1).astype(np.float32)
    c.multiply(c.shift(c.mask(flow, 4), -5, 6), "#2a1440", 0.55)
    c.over(night, gradient(depth, ["#050512", "#12123c", "#1c1c58"]))
    edge = night * (1 - c.shift(night, -3, 4))
    c.screen(np.asarray(c.blur(np.asarray(edge, np.float32), 0.8), np.float32), "#b8a0f0", 0.6)
    luck = random.Random(3)
    sparks = [
        (
            x + luck.uniform(-140, 140),
            y + luck.uniform(-78, 40),
            0.7 + luck.random() ** 2 * 1.8,
            luck.uniform(0.5, 1),
        )
        for _ in range(80)
    ]
    sparkle(c, np.asarray(c.dots(sparks) * (c.blur(night, 2) > 0.9), np.float32), "#fff4d6", 1, halo=2.5)
    tag = [(x + 176, y - 150, 1), (x + 206, y - 132, 1), (x + 194, y - 96, 1), (x + 164, y - 112, 1)]
    c.over(line([(x + 160, y - 186), (x + 172, y - 164), (x + 184, y - 142)], 2.6), "#5a3440")
    paint(c, spline(tag), ["#fff4dc", "#d8b8a0"], volume=3, wobble=0.3, detail=0.7, cast=(-3, 5, 4, 0.4))
