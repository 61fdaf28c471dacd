"""A whale swims between the roofs of a street at dusk."""

import random

import numpy as np

from art.canvas import Canvas
from art.colour import Pixels
from art.light import glow, stars
from art.motifs.figure import Clothes, figure
from art.motifs.floors import cobbles
from art.motifs.houses import House, house
from art.motifs.sky import lens_cloud
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Shape, ellipse, line, rectangle, spline

SCENE = Scene(
    id="42hw9nay",
    slug="whale-street",
    seed=22,
    palette="P2",
    horizon="low",
    reach="middle",
    hour="dusk",
    mood="wonder",
    description="A large whale floats in the air between the houses of a cobbled street; a child with a red "
    "umbrella looks up.",
    clues=("Nobody will believe me", "Too big for this town", "The day off", "Deep breath"),
    motifs=("lens-clouds", "sunset", "yellow-windows", "animals", "size", "flight"),
    light=(-0.3, -0.9),
    shadow="#231a3c",
    warmth="#ffd9a0",
    grade=("#3a2a66", "#ffcf9a", 0.12),
    contrast=0.15,
)

BODY = [
    *[(120, 272), (175, 236), (270, 206), (380, 205), (490, 232), (590, 285), (658, 340), (690, 392)],
    *[(688, 430), (650, 470), (575, 488), (480, 476), (380, 430), (290, 368), (205, 318), (140, 300)],
]
TAIL = [
    *[(150, 262), (120, 240), (92, 196), (48, 158), (8, 150, 1), (18, 196), (50, 236), (84, 262, 1)],
    *[(46, 284), (22, 322), (20, 372, 1), (66, 352), (110, 318), (150, 300)],
]


def draw(c: Canvas) -> None:
    """Sky and far houses, the whale, then the near houses that overlap it, and the street."""
    _sky(c)
    body = _whale(c)
    _near_houses(c)
    _street(c)
    _lamp(c)
    _child(c)
    _bubbles(c, body)


def _sky(c: Canvas) -> None:
    dusk = [(0, "#2a2858"), (0.22, "#5b4a80"), (0.42, "#b0697c"), (0.54, "#dd8a78"), (0.66, "#f3b077")]
    c.background([*dusk, (0.75, "#ffd9a0"), (1, "#ffd9a0")], angle=-8)
    for i, (x, y, wide, tall) in enumerate(
        ((180, 110, 330, 46), (600, 70, 360, 44), (560, 560, 300, 34), (230, 520, 240, 26))
    ):
        colours = ["#f0a98a", "#e7937c"] if y > 300 else ["#a0668a", "#9c5f7f"]
        cloud = lens_cloud(x, y, wide, tall, i + 5)
        paint(c, cloud, colours, volume=16, shading=0.5, wobble=2, angle=0, haze=("#d98a86", 0.35))
    stars(c, 60, 260, 8)
    glow(c, 385, 745, 330, "#ffe2a6", 0.75, 1.8)
    far = ((250, 800, 80, 170, "#a5687c"), (315, 806, 62, 130, "#b77c80"), (368, 810, 50, 100, "#c98f86"))
    farther = ((412, 810, 46, 110, "#c28a88"), (462, 806, 66, 150, "#ab7080"), (522, 800, 76, 180, "#9a6078"))
    for i, (x, y, wide, tall, wall) in enumerate(far + farther):
        haze = ("#efab86", 0.42 - 0.03 * abs(i - 2.5))
        house(c, x, y, wide, tall, House(wall, "#7d4a6a", "#ffe39a", rows=4, lit_share=0.5, haze=haze), i)


def _whale(c: Canvas) -> Pixels:
    body = c.mask(spline(BODY))
    c.multiply(c.blur(c.shift(body, 0, 70), 34), "#5a2d57", 0.38)
    far_fin = spline([(560, 470), (610, 520), (660, 588), (676, 640, 1), (628, 610), (570, 550), (530, 486)])
    paint(c, far_fin, "#2b3560", volume=6, rim="#ffb27a", rim_width=2, light=(0, 1))
    whole = c.wobble(np.maximum(body, c.mask(spline(TAIL))), 0.7, 30, 4)
    skin = [(0, "#5a78a0"), (0.45, "#35507f"), (1, "#23305c")]
    paint(
        c,
        whole,
        skin,
        along=("y", 200, 490),
        volume=44,
        shading=0.75,
        angle=22,
        streaks=0.9,
        mottle=1,
        wobble=0,
        rim="#ffd2a0",
        rim_width=3.5,
        rim_strength=0.7,
        lit="#bcd4e6",
    )
    belly = _belly(c, body)
    mouth = line([(703, 432), (660, 432), (622, 424), (596, 408)], 3.4)
    c.over(mouth, "#16183a", 0.85)
    paint(c, ellipse(600, 386, 13, 10), "#1a1a38", volume=3, detail=0.9)
    c.over(ellipse(602, 385, 8, 7), "#0b0b1a")
    c.screen(ellipse(599, 381, 2.6), "#fff4d8")
    c.over(line([(582, 378), (598, 370), (616, 378)], 2.5), "#7f9cc0", 0.8)
    chance = random.Random(3)
    spots = [
        ellipse(chance.gauss(500, 110), chance.gauss(275, 26), chance.uniform(1.5, 4.2)) for _ in range(60)
    ]
    c.over(spots, "#c9d3d6", 0.5, inside=body * (1 - belly))
    near_fin = [(500, 440), (545, 452), (540, 500), (500, 570), (446, 628), (398, 656, 1), (408, 600)]
    paint(
        c,
        spline([*near_fin, (430, 540), (462, 480)]),
        ["#3d5886", "#222d58"],
        volume=16,
        shading=0.7,
        angle=60,
        rim="#ffcf9a",
        rim_width=2.5,
        light=(0.6, 0.4),
        lit="#ffb680",
        cast=(-6, 10, 12, 0.25),
    )
    glow(c, 390, 520, 240, "#ffb070", 0.28, 1.6)
    return body


def _belly(c: Canvas, body: Pixels) -> Pixels:
    upper = [(712, 420, 1), (690, 440), (600, 446), (500, 430), (400, 392), (300, 345), (220, 312)]
    lower = [(200, 330), (300, 420), (500, 520), (700, 520, 1)]
    belly = c.wobble(c.mask(spline(upper + lower), inside=body), 1, 30, 7)
    paint(
        c,
        belly,
        ["#e9cdb0", "#c98a86"],
        along=("y", 330, 490),
        volume=16,
        shading=0.5,
        angle=18,
        wobble=0,
        light=(0.1, 1),
        lit="#ffca8a",
        streaks=0.9,
    )
    grooves = []
    for k in range(9):
        f = k / 8
        groove = [(694 - f * 14, 446 + f * 30), (590 - f * 10, 452 + f * 34), (490 - f * 6, 438 + f * 34)]
        grooves.append(line([*groove, (400 + f * 14, 402 + f * 30), (330 + f * 40, 372 + f * 26)], 1.6))
    c.over(c.mask(grooves, inside=belly) * c.noise(20, 5, 2), "#6b4468", 0.95)
    return belly


def _near_houses(c: Canvas) -> None:
    haze = ("#b06a7a", 0.16)
    side = (House("#8a4f6a", "#4a2c54", rows=4, lit_share=0.55, rim="#ffc98c", haze=haze), 20)
    house(c, 186, 905, 150, 330, *side)
    house(
        c,
        610,
        905,
        140,
        250,
        House("#7a4668", "#432850", rows=4, lit_share=0.55, rim="#ffc98c", haze=haze),
        21,
    )
    left = House("#6d3a58", "#372246", rows=5, lit_share=0.6, rim="#ffbd84", roof_height=0.2, lean=-8)
    house(c, 62, 1010, 210, 600, left, 31)
    right = House("#63375a", "#33204a", rows=5, lit_share=0.55, rim="#ffbd84", roof_height=0.26, lean=10)
    house(c, 730, 1010, 200, 440, right, 36)


def _street(c: Canvas) -> None:
    left = [(-10, 1160, 1), (-10, 1000, 1), (170, 905), (300, 820, 1)]
    street = c.mask(spline([*left, (470, 820, 1), (600, 905), (780, 1000, 1), (780, 1160, 1)]))
    stone = [(0, "#f6c08c"), (0.12, "#b06a76"), (0.45, "#5c3a62"), (1, "#2a1f42")]
    paint(c, street, stone, along=("y", 820, 1152), volume=0, angle=0, streaks=0.9, wobble=0.5)
    stones, tops = cobbles(815, 1145, 385, 9)
    c.over(c.mask(stones, inside=street) * c.noise(60, 4, 3), "#8d5a72", 0.34)
    lit_tops = c.mask(tops, inside=street)
    path = np.exp(-(((c.x - 385) / (60 + (c.y - 815) * 0.42)) ** 2)) * smoothstep(c.y, 815, 860)
    c.screen(lit_tops * path * (0.4 + c.noise(30, 7, 3)), "#ffc588", 0.75)
    c.screen(lit_tops * c.noise(50, 9, 3), "#a97a96", 0.22)
    c.multiply(ellipse(400, 1010, 250, 52, 3), "#2a1a40", 0.55, soft=16, inside=street)


def _lamp(c: Canvas) -> None:
    cap = spline([(218, 790, 1), (248, 790, 1), (243, 760, 1), (223, 760, 1)])
    post: list[Shape] = [line([(232, 1000), (234, 900), (233, 790)], 6), rectangle(222, 990, 22, 14), cap]
    paint(c, post, "#1c1730", volume=2, rim="#ffcf8a", rim_width=1.5, wobble=0.3, detail=0.6)
    c.over(rectangle(225, 764, 16, 22), "#fff0bd")
    glow(c, 233, 775, 120, "#ffd183", 0.8, 2.2)


def _child(c: Canvas) -> None:
    wears = Clothes(coat="#e0a126", hem="#9a5a1c", hat="hood", legs="#c8412f")
    figure(c, 420, 1062, 128, wears, rim="#ffe2ac", flip=-1, arms=[[(6, -66), (16, -60), (20, -74)]])
    x, y = 394, 968
    paint(c, line([(x, y + 6), (x - 2, y - 70)], 3), "#2a1a2a", volume=0, detail=0.6)
    dome = [(x - 66, y - 62, 1), (x - 52, y - 96), (x - 2, y - 122), (x + 48, y - 96), (x + 62, y - 62, 1)]
    rim = [(x + 42, y - 72), (x + 22, y - 62, 1), (x - 2, y - 73), (x - 24, y - 62, 1), (x - 46, y - 72)]
    cloth: Manner = {
        "volume": 18,
        "shading": 0.7,
        "rim": "#ffd0a0",
        "rim_width": 2,
        "detail": 0.5,
        "ink": 0.3,
    }
    paint(c, spline(dome + rim), ["#e2503f", "#8c2438"], **cloth)
    ribs = [
        line([(x - 2, y - 122), (x - 22, y - 96), (x - 24, y - 63)], 1.6),
        line([(x - 2, y - 122), (x + 18, y - 96), (x + 22, y - 63)], 1.6),
    ]
    c.over(ribs, "#5c1528", 0.7)


def _bubbles(c: Canvas, body: Pixels) -> None:
    chance = random.Random(12)
    for _ in range(26):
        x, y, size = chance.uniform(540, 720), chance.uniform(150, 420), chance.uniform(2, 9)
        if body[int(y * c.scale), int(x * c.scale)] < 0.1:
            c.sharpen(ellipse(x, y, size + 2), 0.7)
            c.over(ellipse(x, y, size).outline(1.6), "#ffe9cf", 0.65)
            c.screen(ellipse(x - size * 0.3, y - size * 0.3, size * 0.25), "#ffffff", 0.7)
