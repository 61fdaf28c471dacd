"""A duck leads her brood over a green pond at dawn; the last of them is a folded paper boat."""

import math
import random
from collections.abc import Callable

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import glow
from art.motifs.fur import fur
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, oval, place, polygon, polyline, spline

SCENE = Scene(
    id="btyf2srz",
    slug="the-last-of-the-brood",
    seed=8305,
    palette="P14",
    horizon="none",
    reach="close",
    hour="dawn",
    mood="tender",
    description="On a green pond a duck swims ahead of her ducklings; the last in the row is a small folded "
    "paper boat, and a child's bare feet hang from a jetty.",
    clues=("One of us", "Adopted", "Keep up with the family", "Pretend until it is true"),
    motifs=("animals", "water", "family", "two", "journeys"),
    light=(-0.7, -0.6),
    shadow="#163a34",
    warmth="#fff0c0",
    grade=("#123430", "#fff0c0", 0.07),
    contrast=0.16,
    vignette=0.38,
)

BROOD = ((300, 636, 0.74, 10.0), (452, 566, 0.66, 2.0), (580, 482, 0.58, -8.0), (628, 380, 0.5, -20.0))
"""Where the ducklings swim, from the mother backwards: x, y, size, turn."""
LAST = (560.0, 268.0)


def draw(c: Canvas) -> None:
    """The water with what stands in it; the jetty; the boat; the brood, far to near; leaves in front."""
    water = _water(c)
    _jetty(c)
    _pads(c, [(76, 300, 74), (170, 232, 52), (40, 418, 50), (716, 668, 84), (628, 764, 58)])
    _wakes(c, water)
    _boat(c)
    for i, (x, y, size, turn) in reversed(list(enumerate(BROOD))):
        _duckling(c, x, y, size, turn, looks_back=i == 3)
    _mother(c)
    _reeds(c)


def _water(c: Canvas) -> Pixels:
    c.background(
        [(0, "#dfe8b0"), (0.18, "#b4c884"), (0.42, "#769a5c"), (0.72, "#3c6c50"), (1, "#1d4440")],
        along=np.clip((c.y + (c.x - 384) * 0.25) / 1152, 0, 1),
        angle=0,
        mottle=1,
    )
    whole = np.ones((c.height, c.width), np.float32)
    glow(c, 120, 20, 620, "#fff6c8", 0.6)
    luck = random.Random(5)
    for _ in range(16):
        x, wide = luck.uniform(0, 768), luck.uniform(24, 70)
        sway = (c.noise(44, luck.randrange(99), 3, wide=3, tall=0.3) - 0.5) * 50
        column = np.exp(-(((c.x - x + sway) / wide) ** 2)) * np.clip(1 - c.y / luck.uniform(300, 620), 0, 1)
        c.multiply(np.asarray(column, np.float32), "#4c7850", 0.4)
    bands = smoothstep(c.noise(40, 7, 4, wide=4, tall=0.3), 0.52, 0.72)
    c.screen(np.asarray(bands, np.float32), "#f4f0b8", 0.24)
    c.multiply(smoothstep(c.noise(50, 17, 4, wide=4, tall=0.3), 0.55, 0.75), "#1f5048", 0.34)
    return whole


def _jetty(c: Canvas) -> None:
    """Planks at the upper right corner, two bare feet, and the exercise book that lost a page."""
    m: Manner = {"wobble": 0.4, "detail": 0.5, "rim": "#fff4cc", "rim_width": 3, "shading": 0.6}
    c.multiply(polygon([(470, 0), (800, 0), (800, 236), (610, 160), (440, 60)]), "#1c4840", 0.6, soft=16)
    posts = [line([(676, 60), (676, 214)], 26)]
    paint(c, posts, ["#8a6c50", "#4a4a3c"], volume=9, **m)
    for i in range(4):
        y = -46 + 40 * i
        plank = polygon([(430 + 58 * i, y), (800, y - 26), (800, y + 12), (448 + 58 * i, y + 38)])
        paint(c, plank, ["#c8a878", "#8a6c50"], volume=5, angle=-4, streaks=1.4, **m)
    book = polygon([(700, 4), (790, -10), (800, 46), (712, 60)])
    paint(c, book, ["#fffaf0", "#d8d0c0"], volume=3, **m)
    c.over(polyline([(706, 6), (716, 60)], 8), "#c43a5a", 0.9)
    torn = [polyline([(722 + 8 * k, 58 - k), (725 + 8 * k, 50 - 2 * k)], 2.4) for k in range(9)]
    c.over(torn, "#8a9a8a", 0.8)
    skin = ["#f0c4a0", "#c88c70", "#9a6458"]
    for x, y, turn in ((468, 92, 14), (534, 108, 4)):
        leg = spline(
            place(
                [
                    (-19, -130, 1),
                    (19, -130, 1),
                    (16, -40),
                    (13, 0),
                    (16, 24),
                    (15, 50),
                    (4, 62),
                    (-14, 56),
                    (-16, 28),
                    (-14, 0),
                    (-17, -50),
                ],
                x,
                y,
                1,
                1,
                turn,
            )
        )
        paint(c, leg, skin, volume=13, **m)
        toes = [
            oval(place([(dx, dy)], x, y, 1, 1, turn), r, r * 1.15, turn)
            for dx, dy, r in ((11, 58, 6.4), (3, 63, 5), (-4, 63, 4.6), (-10, 60, 4.2), (-15, 55, 3.8))
        ]
        paint(c, toes, skin[:2], volume=3, wobble=0.3, detail=0.7, rim="#fff4cc", rim_width=1.6)
        c.multiply(line(place([(-10, 20), (2, 24), (12, 20)], x, y, 1, 1, turn), 3), "#8a4c48", 0.4, soft=1.4)
    hem = [
        spline([(436, -20, 1), (520, -20, 1), (510, 18), (462, 22)]),
        spline([(510, -20, 1), (586, -20, 1), (572, 26), (526, 26)]),
    ]
    paint(c, hem, ["#5a7c9c", "#2c4c6c"], volume=10, **m)
    for x, y in ((466, 170), (540, 190)):
        for r in (16, 30):
            c.screen(ellipse(x, y, r * 1.4, r * 0.5).outline(2.6), "#fffbd8", 0.6, soft=0.8)


def _pads(c: Canvas, places: list[tuple[float, float, float]]) -> None:
    for k, (x, y, r) in enumerate(places):
        turn = 40 + 70 * k
        rim = [(r * math.cos(a), r * 0.48 * math.sin(a)) for a in np.linspace(0.25, 6.03, 22)]
        pad = spline([(x, y, 1), *[(x + u, y + v) for u, v in rim]])
        c.multiply(c.shift(c.mask(pad), 8, 12), "#123830", 0.55, soft=6)
        mask = paint(
            c,
            pad,
            ["#b4c468", "#6c9248", "#44703c"],
            volume=8,
            wobble=0.8,
            rim="#fbf6c4",
            rim_width=3,
            angle=turn,
        )
        veins = [
            polyline([(x, y), (x + 0.9 * r * math.cos(a), y + 0.43 * r * math.sin(a))], 2)
            for a in np.linspace(0.5, 5.8, 9)
        ]
        c.screen(veins, "#e8ec9c", 0.35, inside=mask)
    for x, y in ((170, 222), (700, 640)):
        for ring, (count, reach, colour) in enumerate(
            ((9, 40, "#f0a0b0"), (8, 29, "#f8c4c8"), (6, 18, "#fff0ec"))
        ):
            petals = []
            for i in range(count):
                a = 2 * math.pi * i / count + ring * 0.3
                tip = (
                    x + reach * math.cos(a),
                    y - 10 - ring * 5 + reach * 0.5 * math.sin(a) - (14 - ring * 2),
                )
                side = (7 * math.sin(a), -4 * math.cos(a))
                mid = ((x + tip[0]) / 2, (y - 6 + tip[1]) / 2 + 5)
                petals.append(
                    spline(
                        [
                            (x, y - 4, 1),
                            (mid[0] + side[0] * 1.4, mid[1] + side[1] * 1.4),
                            (*tip, 1),
                            (mid[0] - side[0] * 1.4, mid[1] - side[1] * 1.4),
                        ]
                    )
                )
            paint(
                c,
                petals,
                [colour, "#c43a5a" if ring == 0 else "#e07c90"],
                volume=4,
                wobble=0.4,
                detail=0.6,
                rim="#fff8f0",
                rim_width=1.8,
            )
        c.over(ellipse(x, y - 24, 7, 5), "#f0c050")


def _wakes(c: Canvas, water: Pixels) -> None:
    """Each drags two thin arms of light behind; the boat has only a little ring."""
    swimmers = [(280.0, 866.0, 1.9, 14.0), *BROOD]
    for x, y, size, turn in swimmers:
        for side in (-1, 1):
            arm = place(
                [(-30, 6), (40, 6 + side * 16), (110, 10 + side * 32), (190, 8 + side * 46)],
                x,
                y + 20 * size,
                size,
                1,
                turn,
            )
            c.screen(
                c.mask(line(arm, 5 * size + 1), 2.5)
                * smoothstep(c.noise(30, 3, 3, wide=2, tall=0.5), 0.3, 0.6),
                "#fffbd0",
                0.6,
            )
            c.multiply(c.mask(line([(p[0] + 2, p[1] + 7 * size) for p in arm], 6 * size), 4), "#1c4c40", 0.4)
    for r in (40, 62):
        c.screen(ellipse(LAST[0], LAST[1] + 22, r * 1.3, r * 0.42).outline(3), "#fffbd8", 0.5, soft=1)


def _reflection(c: Canvas, shape: Pixels, foot: float, colour: str, strength: float) -> None:
    """The broken image under something afloat: its mask turned over at the water line."""
    row = int(foot * c.scale)
    turned = np.zeros_like(shape)
    tall = min(row, c.height - row)
    turned[row : row + tall] = shape[row - tall : row][::-1]
    bars = smoothstep(c.noise(22, 5, 3, wide=3, tall=0.3), 0.3, 0.6)
    fade = np.clip(1 - (c.y - foot) / 190, 0, 1)
    c.over(np.asarray(turned * bars * fade, np.float32), colour, strength, soft=1.5)


def _boat(c: Canvas) -> None:
    x, y = LAST
    m: Manner = {
        "wobble": 0.3,
        "detail": 0.6,
        "rim": "#ffffff",
        "rim_width": 2.6,
        "shading": 0.45,
        "dark": "#5c7c8c",
    }

    def at(points: Points) -> list[tuple[float, ...]]:
        return [(*p[:2], 1) for p in place(points, x, y, 1.06, -1, -6)]

    outline = polygon(at([(-66, -22), (-18, -10), (4, -66), (26, -8), (72, -24), (44, 26), (-38, 28)]))
    _reflection(c, c.mask(outline), y + 26, "#f4f2dc", 0.6)
    c.multiply(ellipse(x, y + 28, 52, 9), "#123830", 0.6, soft=5)
    sail = polygon(at([(-20, -8), (4, -68), (30, -6), (6, 6)]))
    paint(c, sail, ["#ffffff", "#e4e4dc"], volume=4, **m)
    paint(c, polygon(at([(4, -68), (30, -6), (6, 6)])), ["#dcdcd8", "#b4c0bc"], volume=3, **m)
    hull = polygon(at([(-68, -24), (4, 2), (74, -26), (46, 28), (-40, 28)]))
    paint(c, hull, ["#fffef8", "#f0ece0", "#c4ccc4"], volume=7, **m)
    paint(c, polygon(at([(-68, -24), (4, 2), (-14, 28), (-40, 28)])), ["#d8dcd4", "#acbab4"], volume=4, **m)
    rules = [polyline(at([(14 + 2 * k, 4 + 6 * k), (58 - 5 * k, -10 + 9 * k)]), 1.5) for k in range(4)]
    c.multiply(rules, "#6a8cb0", 0.7)
    c.multiply([polyline(at([(4, 2), (-14, 28)]), 2), polyline(at([(4, 2), (16, 28)]), 1.6)], "#8a9a98", 0.6)


def _duckling(c: Canvas, x: float, y: float, size: float, turn: float, looks_back: bool) -> None:
    """Swims to the left; one of them has turned its head to see that the last one follows."""
    m: Manner = {"wobble": 0.7, "rim": "#fffbd8", "rim_width": 3.4, "shading": 0.6, "dark": "#8a5c20"}
    k = size * 1.12

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, k, -1, turn)

    body = spline(
        at(
            [
                (-78, -14, 1),
                (-52, -22),
                (-30, -40),
                (4, -46),
                (40, -40),
                (62, -10),
                (56, 22),
                (24, 40),
                (-24, 38),
                (-58, 18),
            ]
        )
    )
    foot = y + 34 * k
    _reflection(c, c.mask(body), foot, "#d8b850", 0.5)
    c.multiply(ellipse(x, foot, 60 * k, 10 * k), "#123830", 0.65, soft=5)
    mask = paint(c, body, [(0, "#fff0a0"), (0.5, "#f0cc58"), (1, "#b88a38")], volume=26 * k, **m)
    saddle = spline(at([(-72, -14, 1), (-40, -34), (6, -44), (24, -32), (0, -14), (-40, -6)]))
    c.multiply(saddle, "#8a6838", 0.55, soft=5, inside=mask)

    def down(chance: random.Random) -> Points:
        u, v = chance.uniform(-74, 60), chance.uniform(-44, 40)
        return at([(u, v), (u - 7, v + 2), (u - 13, v + 6)])

    fur(c, mask, down, 150, "#8a5c28", "#fffbd0", int(x), 0.4)
    wing = spline(at([(14, -20), (-14, -24), (-42, -8, 1), (-18, 10), (10, 4)]))
    paint(c, wing, ["#f0d070", "#a87c38"], volume=8 * k, **m)
    hx, face = (46, -1.0 if looks_back else 1.0)
    neck = spline(at([(24, -34), (28, -58), (66, -58), (66, -22), (50, 0), (30, -6)]))
    paint(c, neck, ["#fff0a0", "#e0bc54"], volume=14 * k, **m)

    def head(points: Points) -> list[tuple[float, ...]]:
        return at([(hx + face * p[0], p[1] + 15, *p[2:]) for p in points])

    bill = spline(head([(26, -84, 1), (46, -78), (56, -70, 1), (44, -64), (25, -66, 1)]))
    paint(c, bill, ["#f0a050", "#b8683c"], volume=4 * k, wobble=0.3, detail=0.6, rim="#ffe8c0", rim_width=1.6)
    skull = spline(
        head(
            [
                (-26, -62),
                (-30, -84),
                (-16, -106),
                (6, -110),
                (26, -98),
                (32, -78),
                (22, -56),
                (0, -46),
                (-18, -50),
            ]
        )
    )
    crown = paint(c, skull, [(0, "#fff4b0"), (0.6, "#f4d264"), (1, "#c89a40")], volume=18 * k, **m)
    cap = spline(head([(-28, -70), (-26, -96), (4, -110), (24, -98), (6, -92), (-12, -80)]))
    c.multiply(cap, "#8a6838", 0.6, soft=3, inside=crown)
    eye = head([(13, -84)])[0]
    c.over(ellipse(eye[0], eye[1], 5 * k), "#1c1818")
    c.screen(ellipse(eye[0] - 1.4 * k, eye[1] - 1.8 * k, 1.7 * k), "#ffffff")
    c.multiply(line(head([(4, -84), (-12, -80), (-22, -76)]), 3 * k), "#6a4828", 0.7, inside=crown)


def _mother(c: Canvas) -> None:
    """Brown, near, heading out of the picture to the left; her feathers lie in rows."""
    x, y, k, turn = 274.0, 872.0, 2.3, 8.0
    m: Manner = {"wobble": 0.8, "rim": "#fff2cc", "rim_width": 5, "shading": 0.62, "dark": "#2c2430"}

    def at(points: Points) -> list[tuple[float, ...]]:
        low = [(p[0], -44 + (p[1] + 44) * 0.72 if p[0] > 24 and p[1] < -44 else p[1], *p[2:]) for p in points]
        return place(low, x, y, k, -1, turn)

    tail = [
        spline(
            at([(-80, -4, 1), (-112, -24 + 5 * i), (-128, -32 + 8 * i, 1), (-106, -8 + 6 * i), (-82, 14, 1)])
        )
        for i in range(4)
    ]
    body = spline(
        at(
            [
                (-96, -16, 1),
                (-70, -22),
                (-40, -44),
                (0, -54),
                (44, -48),
                (70, -20),
                (72, 12),
                (50, 36),
                (4, 46),
                (-50, 38),
                (-84, 12),
            ]
        )
    )
    foot = y + 44 * k
    _reflection(c, c.mask(body), foot, "#7a5c40", 0.6)
    c.multiply(ellipse(x + 20, foot - 4, 80 * k, 9 * k), "#0f302c", 0.7, soft=8)
    paint(c, tail, ["#e8d0a0", "#8a6844"], volume=8, **m)
    mask = paint(c, body, [(0, "#c89c68"), (0.45, "#a07448"), (1, "#5c4034")], volume=60, angle=8, **m)
    _feathers(c, mask, at)
    wing = spline(
        at(
            [
                (38, -30),
                (10, -44),
                (-34, -34),
                (-80, -16, 1),
                (-96, -12, 1),
                (-60, 8),
                (-20, 16),
                (20, 10),
                (40, -8),
            ]
        )
    )
    c.multiply(c.shift(c.mask(wing), 6, 14), "#2c1c24", 0.5, soft=8, inside=mask)
    folded = paint(c, wing, ["#b48a5c", "#7c5840"], volume=24, angle=10, **m)
    for row in range(4):
        for i in range(8 - row):
            u, v = 30 - 13 * i - 7 * row, -34 + 11 * row + 1.6 * i
            plume = spline(
                at(
                    [
                        (u + 9, v - 4),
                        (u + 2, v - 8),
                        (u - 13, v + 1),
                        (u - 20, v + 7),
                        (u - 6, v + 9),
                        (u + 7, v + 6),
                    ]
                )
            )
            paint(
                c,
                plume,
                ["#c8a070", "#7c5840"],
                volume=5,
                wobble=0.4,
                inside=folded,
                rim="#f8e4b8",
                rim_width=2.2,
                shading=0.6,
                dark="#2c2430",
            )
            c.multiply(
                spline(at([(u + 4, v - 2), (u - 10, v + 4), (u, v + 5)])),
                "#4a3028",
                0.55,
                soft=1.5,
                inside=folded,
            )
    mirror = spline(at([(-18, 8, 1), (-44, 2, 1), (-56, 8, 1), (-28, 15, 1)]))
    paint(c, mirror, ["#4a6cc0", "#2c3c80"], volume=3, detail=0.6, wobble=0.3, rim="#ffffff", rim_width=2.5)
    primaries = [line(at([(-50, -2 + 4 * i), (-80, -8 + 4 * i), (-104, -20 + 5 * i)]), 8) for i in range(3)]
    paint(c, primaries, ["#7c5c44", "#4a3430"], volume=3, **m)
    bill = spline(at([(98, -118, 1), (113, -113), (127, -108), (130, -102), (118, -98), (98, -100, 1)]))
    paint(
        c,
        bill,
        ["#f0a054", "#c87440", "#8a4c34"],
        volume=9,
        detail=0.5,
        wobble=0.4,
        rim="#ffe8c0",
        rim_width=2.6,
    )
    c.multiply(line(at([(100, -104), (114, -103), (126, -104)]), 2.4), "#5a2c24", 0.7)
    c.multiply(oval(at([(120, -108)]), 3, 2), "#4a2420", 0.8)
    neck = spline(
        at(
            [
                (28, -44),
                (44, -74),
                (48, -104),
                (62, -130),
                (86, -136),
                (102, -124),
                (106, -108),
                (96, -92),
                (84, -80),
                (80, -46),
                (76, -10),
                (56, 8),
                (34, -8),
            ]
        )
    )
    throat = paint(c, neck, [(0, "#b88c5c"), (0.5, "#b48a60"), (1, "#8a6444")], volume=34, **m)
    cheek = spline(at([(62, -112), (84, -116), (104, -112), (100, -96), (80, -84), (66, -96)]))
    c.screen(cheek, "#e8c898", 0.5, soft=8, inside=throat)
    c.multiply(
        spline(at([(52, -120), (66, -134), (92, -136), (102, -124), (80, -124), (60, -112)])),
        "#5a3c2c",
        0.7,
        soft=4,
        inside=throat,
    )
    c.multiply(line(at([(100, -114), (84, -117), (66, -112)]), 7), "#4a3028", 0.7, soft=2, inside=throat)

    def plumes(chance: random.Random) -> Points:
        u, v = chance.uniform(30, 100), chance.uniform(-132, 0)
        return at([(u, v), (u - 3, v + 5), (u - 7, v + 9)])

    fur(c, throat, plumes, 260, "#4a3028", "#f4dcb0", 4, 0.4)
    eye = at([(86, -114)])[0]
    c.over(ellipse(eye[0], eye[1], 9.5, 9), "#2c1a18")
    c.screen(ellipse(eye[0] - 3, eye[1] - 3.6, 2.8), "#ffffff")
    c.over(line(at([(80, -118.5), (86, -120), (92, -118)]), 2.6), "#f0dcb4", 0.8)


def _feathers(c: Canvas, body: Pixels, at: Callable[[Points], list[tuple[float, ...]]]) -> None:
    """Scallops of the breast and flank, darker in their hearts."""
    for row in range(6):
        marks: list[Shape] = []
        for i in range(13):
            u, v = 66 - 13 * i + (row % 2) * 6, -26 + 12 * row
            marks.append(line(at([(u + 6, v - 5), (u - 3, v), (u - 3, v + 5), (u + 5, v + 8)]), 3.4))
        c.multiply(marks, "#3c2828", 0.5, soft=1, inside=body)
        c.screen(marks[::2], "#f0d4a0", 0.12, soft=4, inside=body)


def _reeds(c: Canvas) -> None:
    luck = random.Random(6)
    for i in range(16):
        x = 596 + i * 12
        tip = (x + luck.uniform(-70, 20), luck.uniform(800, 1010))
        mid = ((x + tip[0]) / 2 + luck.uniform(4, 22), (1170 + tip[1]) / 2)
        blade = spline(
            [(x - 6, 1180, 1), (mid[0] - 5, mid[1]), (*tip, 1), (mid[0] + 5, mid[1]), (x + 7, 1180, 1)]
        )
        paint(
            c,
            blade,
            ["#9cb458", "#44703c", "#1c443c"],
            volume=4,
            wobble=0.4,
            rim="#f8f4b8",
            rim_width=2,
            cast=(6, 8, 6, 0.4),
        )
    for x, y, tall in ((690, 852, 86), (742, 906, 78)):
        paint(c, line([(x, y), (x + 6, 1170)], 5), ["#7c9450", "#2c5440"], volume=2, wobble=0.3)
        paint(
            c,
            line([(x, y), (x + 1, y + tall)], 24),
            ["#8a5c3c", "#4a3030"],
            volume=8,
            rim="#f0d4a0",
            rim_width=3,
            wobble=0.5,
        )
        paint(c, line([(x, y - 12), (x - 1, y - 44)], 4), "#b49858", volume=1)
