"""A boy on a bare plain holds a kite that is the only piece of blue sky; below it lies its sun."""

import random

import numpy as np

from art.canvas import Canvas
from art.light import beam
from art.motifs.birds import flying_bird
from art.motifs.ground import grass, hill
from art.motifs.sky import heap_cloud
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, spline

SCENE = Scene(
    id="ytqthsg5",
    slug="kite-anchor",
    seed=641,
    palette="P10",
    horizon="low",
    reach="far",
    hour="day",
    mood="wonder",
    description="Under a pale clouded sky a child leans against the wind and holds a large kite that shows "
    "blue sky, while people pass far off.",
    clues=("Saving for a rainy day", "Hold on", "The last of its kind", "Optimist"),
    motifs=("flight", "weather", "keeping", "light"),
    light=(0.6, -0.75),
    shadow="#3b3550",
    warmth="#fff4cf",
    grade=("#3b3a5a", "#fff2cc", 0.05),
    contrast=0.16,
    saturation=1.1,
    vignette=0.22,
)

KITE = [(592, 74), (704, 250), (508, 470), (384, 208)]
CROSS = (556, 226)
RIDGE = [(-40, 946), (120, 936), (300, 942), (470, 930), (640, 938), (820, 926)]
HAND = (272, 862)


def draw(c: Canvas) -> None:
    """The cloud deck, the plain and its patch of sun, the passers-by, the kite, the string, the child."""
    _clouds(c)
    _plain(c)
    _passers(c)
    _kite(c)
    _tail(c)
    _child(c)
    near: Points = [(-40, 1130), (200, 1112), (480, 1128), (820, 1098)]
    grass(c, near, ["#d8c884", "#6a6440"], height=74, count=120, seed=6, rim="#fff6d0", lean=0.75, detail=0.6)
    seeds = random.Random(4)
    places = [(seeds.uniform(300, 768), seeds.uniform(780, 1080)) for _ in range(16)]
    c.over([line([(x, y), (x + 9, y - 4)], 2.4) for x, y in places], "#fff8e0", 0.85)


def _clouds(c: Canvas) -> None:
    """A deck of cloud driven up to the right: heavy above, torn to brightness over the horizon."""
    slant = np.clip(c.y / 1020 + (384 - c.x) / 2600, 0, 1)
    c.background(
        [(0, "#858494"), (0.4, "#b3ada8"), (0.75, "#e4d8bc"), (1, "#fdf0c8")],
        along=slant,
        angle=-28,
        mottle=1.2,
    )
    chance = random.Random(9)
    banks = ((760, 30, 460, 110), (120, 96, 640, 150), (700, 430, 330, 96), (90, 330, 520, 130))
    for x, y, wide, tall in (
        *banks,
        (730, 640, 380, 84),
        (170, 560, 420, 88),
        (600, 800, 330, 50),
        (40, 726, 300, 54),
    ):
        lumps: list[Shape] = []
        for i in range(15):
            s = (i + 0.5) / 15 - 0.5
            size = tall * (0.56 - abs(s) * 0.8) * chance.uniform(0.8, 1.25)
            middle = (x + s * wide, y - s * wide * 0.46 - size * 0.3)
            lumps.append(ellipse(*middle, max(8, size * 1.15), max(6, size * 0.9), -27))
            lumps.append(
                ellipse(x + s * wide, y - s * wide * 0.46 + 12, max(8, size * 1.7), max(5, size * 0.4), -27)
            )
        share = max(0.0, y) / 900
        shade = ["#f4ecdc", "#b5aeb0", "#8b8798"] if y < 500 else ["#fffaea", "#e0d4c0", "#b8b0ac"]
        paint(
            c,
            lumps,
            shade,
            volume=20,
            shading=0.6,
            angle=-27,
            streaks=1,
            wobble=2.2,
            haze=("#eee0c2", 0.05 + 0.5 * share),
            dark="#5a5674",
        )


def _plain(c: Canvas) -> None:
    land = paint(
        c,
        hill(RIDGE),
        [(0, "#cdbf86"), (0.3, "#a89a62"), (0.7, "#7f7450"), (1, "#4c4642")],
        along=("y", 926, 1152),
        volume=0,
        angle=-4,
        streaks=1.4,
        mottle=1.4,
        wobble=0.5,
    )
    streaks = smoothstep(c.noise(40, 6, 3, wide=4, tall=0.25), 0.5, 0.75)
    c.multiply(streaks * land, "#5a5048", 0.4)
    patch = polygon([(560, 962), (724, 1000), (556, 1062), (420, 1002)])
    meadow = paint(c, patch, ["#dbe08a", "#7fae4a"], volume=0, angle=-4, streaks=1.2, wobble=1.6, inside=land)
    c.screen(c.blur(meadow, 16), "#fff0a8", 0.35, inside=land)
    beam(c, [(470, 330), (640, 330), (716, 1004), (428, 1004)], "#ffedaa", 0.42, soft=16)
    chance = random.Random(2)
    for _ in range(26):
        x, y = chance.uniform(450, 690), chance.uniform(978, 1044)
        if abs(x - 566) / 150 + abs(y - 1008) / 50 < 0.85:
            c.over(line([(x, y), (x + 3, y - 12)], 2.4), "#4f7a34", 0.9)
            c.over(ellipse(x + 3, y - 14, 4.6, 3.8), chance.choice(["#c8492f", "#fff6dc", "#e8b030"]))
    grass(c, RIDGE, "#b0a068", height=12, count=160, seed=3, lean=0.8)


def _passers(c: Canvas) -> None:
    """A file of grey people under umbrellas, bent against the wind."""
    for i, x in enumerate((22, 62, 98, 618, 660, 706, 744)):
        y, k = 944 - (i % 2) * 4, 1.15 - (i % 3) * 0.12
        coat = [(-6, -12, 1), (-8, -30), (-2, -44), (5, -43), (8, -28), (10, -12, 1)]
        legs = [polyline(place(leg, x, y, k), 4) for leg in ([(-3, -14), (-7, 0)], [(5, -14), (8, 0)])]
        head = place([(4, -50)], x, y, k)[0]
        shapes = [spline(place(coat, x, y, k, turn=8)), ellipse(head[0] + 4, head[1], 6 * k), *legs]
        roof = [(-18, -56, 1), (-12, -68), (2, -74), (16, -68), (24, -54, 1), (4, -60)]
        shapes += [spline(place(roof, x, y, k, turn=14)), polyline(place([(8, -32), (4, -70)], x, y, k), 2.5)]
        paint(c, shapes, ["#565468", "#6d6876"], volume=2, wobble=0.3, detail=0.8, haze=("#e6d8b8", 0.15))


def _kite(c: Canvas) -> None:
    sky = np.clip((c.y - 74) / 400, 0, 1)
    kite = paint(
        c,
        polygon(KITE),
        [(0, "#1f6fae"), (0.45, "#4aa5cf"), (1, "#b4e2e2")],
        along=sky,
        volume=0,
        wobble=0.4,
        angle=-28,
        streaks=0.7,
        cast=(-16, 22, 18, 0.3),
    )
    for x, y, wide, tall, seed in ((470, 250, 150, 44, 4), (640, 214, 130, 40, 7), (534, 400, 120, 34, 12)):
        paint(
            c,
            heap_cloud(x, y, wide, tall, seed),
            ["#ffffff", "#dcecf0"],
            volume=10,
            shading=0.4,
            wobble=1.4,
            dark="#5f8fb8",
            inside=kite,
        )
    paint(c, flying_bird(566, 150, 0.62, 0.8), "#fdfbf0", volume=1, wobble=0.3, detail=0.6, inside=kite)
    wood: Manner = {"volume": 2, "wobble": 0.3, "detail": 0.7}
    spars = [polyline([KITE[0], KITE[2]], 5), polyline([KITE[1], KITE[3]], 5)]
    paint(c, spars, "#9a6a40", rim="#ffe8b8", rim_width=1.4, cast=(-3, 4, 3, 0.4), **wood)
    edge = [polyline([KITE[i], KITE[(i + 1) % 4]], 6) for i in range(4)]
    paint(c, edge, "#fff4d8", **wood)
    c.screen(polygon([KITE[0], KITE[1], CROSS]), "#ffffff", 0.16, soft=4)
    c.multiply(polygon([KITE[2], KITE[3], CROSS]), "#2a5a94", 0.22, soft=4)


def _tail(c: Canvas) -> None:
    """The tail streams to the right, with bows; the string runs down to the hands."""
    tail = [(508, 470), (560, 520), (600, 590), (668, 610), (700, 680), (790, 690)]
    paint(c, line(tail, 3.6), "#8a5a48", volume=1, wobble=0.3, detail=0.7)
    for x, y, turn, colour in (
        (566, 530, 60, "#c8492f"),
        (612, 596, 30, "#3f8fb8"),
        (676, 626, 60, "#c8492f"),
        (722, 684, 10, "#3f8fb8"),
    ):
        bow = [(0, 0, 1), (-20, -13), (-24, 4), (0, 0, 1), (22, -9), (20, 12)]
        paint(
            c,
            spline(place(bow, x, y, 1.25, turn=turn)),
            colour,
            volume=5,
            rim="#fff4d8",
            rim_width=1.5,
            detail=0.6,
            wobble=0.4,
        )
    string = [CROSS, (500, 440), (400, 660), HAND]
    c.over(line(string, 2.8), "#5a4a4a", 0.9)
    c.sharpen(line(string, 8), 0.8)


def _child(c: Canvas) -> None:
    """Heels dug in, leaning back; the light comes from the upper right."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, 168, 1046, 1.95, turn=-19)

    cloth: Manner = {"rim": "#fff6d4", "rim_width": 3, "detail": 0.75, "wobble": 0.4}
    c.multiply(
        spline([(150, 1050), (230, 1046), (226, 1060), (60, 1084), (-10, 1080)]), "#3b3550", 0.6, soft=7
    )
    c.over(line([(232, 1056), (250, 1060), (270, 1056)], 4), "#5a4a40", 0.6, soft=1)
    legs = [line(at([(-4, -42), (-14, -22), (-6, 2)]), 17), line(at([(6, -42), (22, -22), (36, -1)]), 17)]
    paint(c, legs, ["#e0ad84", "#a86a58"], volume=7, **cloth)
    boots = [
        spline(at([(-16, 6, 1), (-13, -10), (1, -8), (4, 2), (14, 10), (10, 14, 1), (-14, 12)])),
        spline(at([(26, 3, 1), (28, -12), (42, -10), (46, 2), (58, 8), (56, 14, 1), (30, 10)])),
    ]
    paint(c, boots, ["#7a4a3a", "#3c2a34"], volume=6, **cloth)
    shorts = spline(at([(-14, -58), (14, -58), (19, -34), (2, -30), (-1, -38), (-7, -30), (-21, -36)]))
    paint(c, shorts, ["#54607e", "#343a58"], volume=9, **cloth)
    coat = [
        (-12, -92),
        (6, -96),
        (16, -84),
        (19, -62),
        (44, -46),
        (16, -48),
        (-4, -50),
        (-18, -56),
        (-18, -78),
    ]
    paint(c, spline(at(coat)), ["#e2593a", "#9a2f34"], volume=14, shading=0.7, angle=60, streaks=1, **cloth)
    head = at([(6, -112)])[0]
    nose = spline(at([(18, -112), (23, -107), (19, -102), (12, -104)]))
    paint(c, [ellipse(head[0], head[1], 29, 31), nose], ["#e8b88c", "#b87a60"], volume=13, **cloth)
    c.multiply(ellipse(head[0] + 14, head[1] + 10, 9, 7), "#d86a5a", 0.4, soft=4)
    c.over(line(at([(10, -115), (14, -113), (17, -115)]), 3), "#3a2430", 0.9)
    hair = [
        *[(-6, -98), (-12, -108), (-12, -122), (-4, -131), (8, -133), (18, -130), (30, -130, 1), (22, -124)],
        *[(32, -121, 1), (20, -117), (14, -120), (8, -114), (6, -105), (2, -99)],
    ]
    paint(c, spline(at(hair)), ["#4a2c2c", "#2c1c28"], volume=7, angle=-30, **cloth)
    scarf = [
        (-6, -98),
        (12, -100),
        (30, -104),
        (60, -94),
        (84, -98),
        (82, -84),
        (58, -82),
        (30, -90),
        (8, -90),
    ]
    paint(c, spline(at(scarf)), ["#f2c84a", "#c98a34"], volume=6, **cloth)
    elbow = at([(0, -86), (22, -82)])
    arms = [line([*elbow, HAND], 17), line([at([(8, -84)])[0], (250, 884), (HAND[0] + 12, HAND[1] - 20)], 16)]
    paint(c, arms, ["#ea6a48", "#a83a38"], volume=7, cast=(-4, 6, 5, 0.4), **cloth)
    paint(c, [ellipse(*HAND, 11), ellipse(HAND[0] + 13, HAND[1] - 22, 10)], "#e8b88c", volume=4, **cloth)
