"""Children ride a rearing horse put together from a wardrobe, drawers and chairs."""

import math
import random

from art.canvas import Canvas
from art.colour import Colour, mix, rgb
from art.light import dust, glow
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="sbv61kml",
    slug="horse-of-furniture",
    seed=4901,
    palette="P4",
    horizon="low",
    reach="middle",
    hour="indoors",
    mood="comic",
    description="Two children ride a rearing horse built from a wardrobe, drawers, chairs and a suitcase; a "
    "third stands before it, and the shadow of a grown-up falls on the floor.",
    clues=("Rainy day", "Where's the sofa?", "We have ridden for three days", "Heirloom"),
    motifs=("play", "home", "children", "flight"),
    light=(-0.65, -0.65),
    shadow="#3a1c38",
    warmth="#fff2d0",
    grade=("#3a2038", "#fff0d2", 0.06),
    contrast=0.16,
    vignette=0.36,
)

FLOOR = 906
OAK: list[Colour] = ["#e0a868", "#b8743f", "#7a4434", "#4a2832"]
PALE: list[Colour] = ["#f0d09a", "#d09c60", "#8a5a44"]
WOOD: Manner = {
    "volume": 8,
    "shading": 0.8,
    "streaks": 1.4,
    "wobble": 0.4,
    "detail": 0.45,
    "rim": "#fff2cc",
    "rim_width": 3,
    "dark": "#34142e",
    "ink": 0.25,
}
SOFT: Manner = {
    "volume": 10,
    "shading": 0.75,
    "wobble": 0.5,
    "detail": 0.6,
    "rim": "#fff4d8",
    "rim_width": 2.6,
    "dark": "#3a1636",
}


def draw(c: Canvas) -> None:
    """The room and where its furniture stood; the shadow; the horse from tail to head; riders."""
    _room(c)
    _shadow(c)
    _hind(c)
    _tail(c)
    _body(c)
    _forelegs(c)
    _neck(c)
    _head(c)
    _riders(c)
    _groom(c)
    _litter(c)
    dust(c, 60, (80, 120, 700, 900), "#fff0c8", 4)


def _room(c: Canvas) -> None:
    c.background([(0, "#e2c8a0"), (0.35, "#f4e2be"), (0.76, "#e0bc90"), (1, "#7a4c3c")], angle=86, mottle=1.3)
    stripes = [rectangle(x, -10, 18, FLOOR + 10) for x in range(-8, 780, 58)]
    c.multiply(stripes, "#d8b898", 0.6, soft=1.5)
    sprigs = [
        ellipse(x + 38 + dx, y + dy, 3.4, 7, turn)
        for x in range(-8, 780, 58)
        for y in range(30, 900, 74)
        for dx, dy, turn in ((0, 0, 0), (-9, -2, -40), (9, -2, 40), (0, 13, 0))
    ]
    c.multiply(sprigs, "#7f9ab0", 0.5, soft=1)
    for x, y, w, h in ((330, 330, 270, 580), (640, 560, 150, 350), (40, 640, 150, 270)):
        ghost = c.mask(rectangle(x, y, w, h), 2)
        c.screen(ghost, "#fff0cc", 0.4)
        c.multiply(rectangle(x, y, w, h).outline(5), "#8a5a44", 0.4, soft=2)
    web = [
        polyline([(330, 330), (330 + 70 * math.cos(a), 330 + 70 * math.sin(a))], 1.8)
        for a in (0.1, 0.6, 1.1, 1.5)
    ]
    c.screen(web, "#fff2dc", 0.5)
    paint(
        c,
        rectangle(-10, FLOOR - 42, 800, 44),
        ["#f4e4c4", "#c8a484", "#8a6454"],
        volume=6,
        wobble=0.4,
        rim="#fffbe8",
        ink=0.2,
    )
    floor = rectangle(-10, FLOOR, 800, 260)
    body = paint(
        c, floor, ["#a8693f", "#8a5236", "#4f2c2e"], volume=0, angle=0, streaks=1.5, mottle=1.3, wobble=0.3
    )
    joints = [polyline([(x, FLOOR), (384 + (x - 384) * 1.7, 1170)], 2.8) for x in range(-120, 900, 70)]
    c.multiply(joints, "#3a1c28", 0.7, soft=0.6, inside=body)
    _window(c)


def _window(c: Canvas) -> None:
    """Rain at the pane, cool against the room."""
    paint(
        c,
        rectangle(40, -30, 214, 380),
        ["#f4e4c4", "#c8a484"],
        cast=(8, 10, 10, 0.5),
        **{**WOOD, "volume": 6},
    )
    pane = paint(
        c, rectangle(58, -30, 178, 360), ["#7f9fb4", "#b4c8c8", "#d8dcc8"], volume=0, angle=70, wobble=0.2
    )
    c.multiply([ellipse(100, 300, 60, 40), ellipse(190, 290, 70, 60)], "#31618a", 0.4, soft=12, inside=pane)
    chance = random.Random(5)
    drops = [
        line([(x, y), (x - 1, y + chance.uniform(10, 46))], chance.uniform(1.6, 3))
        for x, y in ((chance.uniform(60, 234), chance.uniform(-10, 320)) for _ in range(46))
    ]
    c.screen(drops, "#ffffff", 0.5, inside=pane)
    bars = [rectangle(142, -30, 10, 360), rectangle(58, 140, 178, 10)]
    paint(c, bars, ["#f4e4c4", "#b89478"], **{**WOOD, "volume": 3})
    paint(
        c, rectangle(26, 340, 242, 22), ["#fff2d4", "#b89478"], cast=(4, 10, 8, 0.5), **{**WOOD, "volume": 5}
    )
    glow(c, 148, 150, 330, "#fff2d4", 0.35)


def _shadow(c: Canvas) -> None:
    """From the right, out of the door nobody sees: somebody with hands on hips."""
    door = polygon([(790, 930), (790, 1170), (430, 1170), (640, 930)])
    c.screen(c.mask(door, 14), "#ffdc98", 0.4)
    y = 1046
    body = spline(
        [
            (700, y - 46, 1),
            (650, y - 30),
            (600, y - 34),
            (556, y - 38),
            (542, y - 12),
            (542, y + 12),
            (556, y + 38),
            (600, y + 34),
            (650, y + 30),
            (700, y + 46, 1),
        ]
    )
    legs = [line([(660, y + side * 13), (810, y + side * 21)], 25) for side in (-1, 1)]
    arms = [
        polyline([(560, y + side * 26), (602, y + side * 56), (640, y + side * 30)], 20) for side in (-1, 1)
    ]
    head = [line([(552, y), (520, y)], 21), ellipse(500, y, 33, 25), ellipse(468, y - 2, 12, 14)]
    c.multiply(c.mask([body, *legs, *arms, *head], 2.5), "#2a1430", 0.82)


def _chair(c: Canvas, x: float, y: float, size: float, flip: float, turn: float) -> None:
    """A kitchen chair with its seat at the top of its legs, as a hind leg."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, flip, turn)

    c.multiply(ellipse(x, y + 4, 74 * size, 10 * size), c.shadow, 0.7, soft=5)
    far = [line(at([(-34, -18), (-30, -150)]), 11 * size), line(at([(38, -16), (34, -150)]), 11 * size)]
    paint(c, far, ["#8a5a40", "#4a2a30"], **{**WOOD, "volume": 4})
    rungs = [line(at([(-48, -60), (52, -60)]), 8 * size), line(at([(-46, -96), (50, -96)]), 8 * size)]
    near = [line(at([(-54, 0), (-44, -160)]), 14 * size), line(at([(56, 0), (46, -160)]), 14 * size)]
    paint(c, [*rungs, *near], ["#e0b078", "#a86c44", "#6a3e34"], **{**WOOD, "volume": 5})
    seat = [(-66, -158, 1), (64, -158, 1), (58, -182, 1), (-52, -182, 1)]
    paint(c, spline(at(seat)), ["#f0cc90", "#a86c44"], **{**WOOD, "volume": 6})


def _hind(c: Canvas) -> None:
    c.multiply(ellipse(470, 962, 280, 34), "#2a1028", 0.55, soft=18)
    _chair(c, 604, 944, 1.12, 1, 5)
    _chair(c, 470, 984, 1.3, -1, -3)


def _tail(c: Canvas) -> None:
    """A mop."""
    paint(c, line([(640, 690), (700, 612)], 16), PALE, **{**WOOD, "volume": 5})
    chance = random.Random(3)
    for _ in range(26):
        dx, dy = chance.uniform(-10, 76), chance.uniform(90, 290)
        strand = line(
            [(704 + chance.uniform(-12, 12), 604), (724 + dx * 0.8, 600 + dy * 0.3), (716 + dx, 610 + dy)],
            chance.uniform(8, 13),
        )
        paint(
            c,
            strand,
            [chance.choice(("#fff6e0", "#f0e0c0", "#e8d0a8")), "#a88a78"],
            **{**SOFT, "volume": 4, "rim_width": 1.6},
        )
    paint(c, ellipse(704, 608, 24, 16, -40), ["#5f88a8", "#31618a"], **SOFT)


TURN, CX, CY = 24.0, 452.0, 640.0


def _at(points: Points) -> list[tuple[float, ...]]:
    """Places on the wardrobe that lies as the body: its middle is the origin, its head raised."""
    return place(points, CX, CY, 1.0, 1, TURN)


def _body(c: Canvas) -> None:
    box = [(-226, -116, 1), (218, -122, 1), (226, 120, 1), (-222, 116, 1)]
    c.multiply(c.shift(c.mask(spline(_at(box)), 12), 20, 30), "#2a1028", 0.5)
    top = [(-226, -116, 1), (-196, -158, 1), (236, -162, 1), (218, -122, 1)]
    paint(c, spline(_at(top)), ["#f4d8a0", "#d8a468"], angle=TURN, **WOOD)
    front = paint(c, spline(_at(box)), OAK[:3], along=("y", 460, 830), angle=TURN, **{**WOOD, "volume": 14})
    for u0, u1 in ((-204, -10), (8, 202)):
        door = [(u0, -96, 1), (u1, -98, 1), (u1, 96, 1), (u0, 94, 1)]
        paint(
            c,
            spline(_at(door)),
            ["#d8a062", "#a86638", "#7a4434"],
            angle=TURN,
            inside=front,
            cast=(3, 4, 4, 0.5),
            **WOOD,
        )
        panel = [(u0 + 26, -70, 1), (u1 - 26, -70, 1), (u1 - 26, 68, 1), (u0 + 26, 68, 1)]
        paint(
            c,
            spline(_at(panel)),
            ["#b87844", "#d09858"],
            angle=TURN,
            light=(0.65, 0.65),
            **{**WOOD, "rim_strength": 0.3},
        )
    knobs = [ellipse(p[0], p[1], 9) for p in _at([(-26, 4), (24, 4)])]
    paint(c, knobs, ["#ffe8b0", "#b8843c"], cast=(3, 5, 4, 0.6), **{**SOFT, "volume": 4})
    cornice = [(-236, -122, 1), (-214, -126, 1), (-212, 124, 1), (-236, 124, 1), (-246, 60), (-246, -60)]
    paint(c, spline(_at(cornice)), ["#e8b878", "#9a6040"], angle=TURN + 90, cast=(4, 5, 5, 0.5), **WOOD)
    sleeve = _at([(-8, 90), (-2, 140), (-26, 190)])
    paint(c, line(sleeve, 30), ["#5f88a8", "#31618a", "#1c3458"], cast=(4, 6, 6, 0.5), **SOFT)
    paint(c, ellipse(sleeve[-1][0], sleeve[-1][1] + 8, 15, 9, 20), "#182844", **{**SOFT, "volume": 2})
    blanket = [
        (-120, -166, 1),
        (70, -170, 1),
        (84, -130),
        (80, -30, 1),
        (46, -40),
        (12, -26),
        (-24, -40),
        (-58, -28),
        (-100, -38, 1),
        (-116, -130),
    ]
    cloth = paint(
        c,
        spline(_at(blanket)),
        ["#c8503f", "#96303c", "#5a1c38"],
        cast=(4, 10, 8, 0.5),
        **{**SOFT, "volume": 14, "detail": 0.3},
    )
    bands = [line(_at([(-118, v), (-20, v + 4), (82, v)]), 8) for v in (-66, -92, -118)]
    c.over(bands, "#f4d8a0", 0.75, soft=0.8, inside=cloth)


def _forelegs(c: Canvas) -> None:
    """Two turned table legs, bent at the knee with a belt; slippers for hooves."""
    for hip, knee, foot, air in (
        ((318, 616), (206, 584), (238, 690), 0.25),
        ((300, 684), (160, 664), (184, 770), 0.0),
    ):
        for a, b, w in ((hip, knee, 34), (knee, foot, 26)):
            bulges = [line([a, b], w * 0.62)]
            for t, r in ((0.1, 0.62), (0.3, 0.5), (0.5, 0.66), (0.72, 0.5), (0.9, 0.56)):
                bulges.append(ellipse(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, w * r, w * r))
            paint(
                c,
                bulges,
                [mix("#e8b878", "#5a3038", air), mix("#8a5238", "#3a1c30", air)],
                cast=(5, 8, 8, 0.45),
                **{**WOOD, "volume": 9},
            )
        paint(c, ellipse(knee[0], knee[1], 22, 24), PALE, **{**WOOD, "volume": 9})
        slipper = [(-20, -26, 1), (22, -26, 1), (24, 0), (12, 22), (-22, 34), (-58, 30), (-64, 16), (-36, 4)]
        paint(
            c,
            spline(place(slipper, foot[0] + 4, foot[1] + 18, 1, 1, 26)),
            ["#d8604a", "#8a2c3c", "#56183a"],
            cast=(5, 8, 8, 0.4),
            **{**SOFT, "volume": 12},
        )
        tuft = place([(-44, 12)], foot[0] + 4, foot[1] + 18, 1, 1, 26)[0]
        paint(
            c, ellipse(tuft[0], tuft[1], 13), ["#fff6e0", "#d8b898"], **{**SOFT, "wobble": 1.6, "volume": 5}
        )


def _neck(c: Canvas) -> None:
    """Four drawers stacked askew, things hanging out of them, a mane of socks and ties."""
    chance = random.Random(8)
    drawers = (
        (300, 560, 190, 92, 40),
        (262, 486, 174, 84, 34),
        (232, 416, 156, 76, 26),
        (212, 350, 138, 68, 18),
    )
    for x, y, w, h, turn in drawers:
        side = [
            (w / 2, -h / 2, 1),
            (w / 2 + 30, -h / 2 - 16, 1),
            (w / 2 + 30, h / 2 - 16, 1),
            (w / 2, h / 2, 1),
        ]
        upper = [
            (-w / 2, -h / 2, 1),
            (-w / 2 + 30, -h / 2 - 16, 1),
            (w / 2 + 30, -h / 2 - 16, 1),
            (w / 2, -h / 2, 1),
        ]
        face = [(-w / 2, -h / 2, 1), (w / 2, -h / 2, 1), (w / 2, h / 2, 1), (-w / 2, h / 2, 1)]
        paint(c, spline(place(side, x, y, 1, 1, turn)), ["#8a5238", "#5a3030"], cast=(8, 12, 10, 0.5), **WOOD)
        paint(c, spline(place(upper, x, y, 1, 1, turn)), ["#5a3030", "#7a4a38"], **{**WOOD, "volume": 3})
        paint(
            c,
            spline(place(face, x, y, 1, 1, turn)),
            ["#f0cc90", "#c88a4c", "#8a5238"],
            angle=turn,
            **{**WOOD, "volume": 10},
        )
        inset = [
            (-w / 2 + 14, -h / 2 + 12, 1),
            (w / 2 - 14, -h / 2 + 12, 1),
            (w / 2 - 14, h / 2 - 12, 1),
            (-w / 2 + 14, h / 2 - 12, 1),
        ]
        c.multiply(spline(place(inset, x, y, 1, 1, turn)).outline(3), "#6a3a30", 0.6)
        knob = place([(0, 0)], x, y)[0]
        paint(
            c,
            ellipse(knob[0], knob[1], 10),
            ["#ffe8b0", "#a8743c"],
            cast=(3, 5, 4, 0.6),
            **{**SOFT, "volume": 4},
        )
    tones: list[tuple[Colour, Colour]] = [
        ("#5f88a8", "#31618a"),
        ("#fff2d8", "#c8a488"),
        ("#d8604a", "#8a2c3c"),
        ("#f0c868", "#a87840"),
        ("#7fa8b8", "#3f6a88"),
    ]
    for k in range(15):
        t = k / 14
        left, top = 262 + 118 * t, 300 + 210 * t
        fall = chance.uniform(70, 110)
        sock = line(
            [
                (left, top),
                (left + 36, top + 10 + fall * 0.2),
                (left + 48 + chance.uniform(-6, 16), top + fall),
            ],
            chance.uniform(17, 25),
        )
        paint(c, sock, list(tones[k % 5]), cast=(4, 6, 6, 0.45), **{**SOFT, "volume": 7})


def _head(c: Canvas) -> None:
    """A leather suitcase with its flap for a mouth, open books for ears, a drawer pull for an eye."""
    x, y, turn = 168.0, 318.0, -27.0

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, 1.12, 1, turn)

    for u, tilt in ((78, 8), (44, -6)):
        book = [(0, 0, 1), (-20, -10, 1), (-9, -78, 1), (2, -66), (16, -80, 1), (22, -12, 1)]
        hx, hy = at([(u, -58)])[0]
        paint(
            c,
            spline(place(book, hx, hy, 1.15, 1, turn + 24 + tilt)),
            ["#fff8e4", "#dcc4a0"],
            cast=(4, 6, 6, 0.5),
            **{**SOFT, "volume": 7},
        )
        cover = [
            line(place([(-20, -8), (-10, -78)], hx, hy, 1.15, 1, turn + 24 + tilt), 6),
            line(place([(22, -10), (16, -80)], hx, hy, 1.15, 1, turn + 24 + tilt), 6),
        ]
        paint(c, cover, ["#4a7898", "#2a4a70"], **{**SOFT, "volume": 2})
    case = [
        (104, -70, 1),
        (116, 40, 1),
        (60, 62),
        (-40, 62),
        (-118, 54),
        (-142, 30),
        (-140, -14),
        (-118, -34),
        (-40, -52),
        (40, -72),
    ]
    c.multiply(c.shift(c.mask(spline(at(case)), 9), 10, 16), "#3a1430", 0.4)
    hide = paint(
        c, spline(at(case)), ["#c8834c", "#96522f", "#5c2c2c"], **{**WOOD, "volume": 26, "streaks": 0.9}
    )
    c.multiply(line(at([(-142, 22), (-80, 26), (0, 22), (112, 4)]), 6), "#3a1426", 0.8, soft=1, inside=hide)
    c.screen(line(at([(-140, 28), (-80, 33), (0, 29), (112, 11)]), 3), "#f4c890", 0.5, soft=1, inside=hide)
    for u, tone in ((-92, "#7a3c2c"), (66, "#7a3c2c")):
        strap = paint(
            c, line(at([(u, -66), (u + 3, 66)]), 19), [tone, "#3f1c26"], inside=hide, **{**WOOD, "volume": 4}
        )
        c.screen(line(at([(u - 6, -60), (u - 3, 60)]), 2), "#f0b880", 0.5, inside=strap)
        buckle = at([(u + 2, 14)])[0]
        paint(
            c, ellipse(buckle[0], buckle[1], 12).outline(6), ["#ffe8b0", "#a8743c"], **{**SOFT, "volume": 2}
        )
    guards = [
        spline(at([(-142, 30, 1), (-140, -12, 1), (-116, -20), (-114, 50, 1)])),
        spline(at([(104, -70, 1), (76, -70), (84, -40), (108, -36, 1)])),
    ]
    paint(c, guards, ["#e8b878", "#8a5238"], **{**WOOD, "volume": 6})
    nostril = at([(-126, -2)])[0]
    c.multiply(ellipse(nostril[0], nostril[1], 8, 6, turn), "#3a1426", 0.9, soft=1)
    ex, ey = at([(14, -28)])[0]
    paint(
        c,
        ellipse(ex, ey, 23, 20, turn),
        ["#ffe8b0", "#c8944c", "#7a5030"],
        cast=(3, 5, 5, 0.5),
        **{**SOFT, "volume": 6},
    )
    c.over(
        [ellipse(ex - 2, ey - 3, 7), line([(ex - 2, ey), (ex - 4, ey + 11)], 6)], "#2c1424", 0.95, soft=0.6
    )
    c.over(ellipse(ex - 9, ey - 9, 4, 3), "#ffffff", 0.8, soft=0.6)


def _child(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    jumper: list[Colour],
    hair: list[Colour],
    turn: float,
    pale: bool,
) -> None:
    """A child astride, in profile to the left; (x, y) is the seat."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, 1, turn)

    leg = [
        line(at([(4, -12), (-44, 6), (-40, 70)]), 32 * size),
        spline(at([(-58, 66, 1), (-24, 66, 1), (-22, 86), (-34, 94), (-82, 94), (-84, 82)])),
    ]
    paint(c, leg[0], ["#6a5a7a", "#3a2c50"], cast=(4, 7, 7, 0.45), **SOFT)
    paint(c, leg[1], ["#fff2d8", "#b89088"], **{**SOFT, "volume": 7})
    torso = [(-24, 4), (-30, -50), (-24, -92), (-4, -106), (18, -100), (34, -70), (36, -20), (30, 8)]
    wool = paint(c, spline(at(torso)), jumper, cast=(4, 6, 7, 0.4), **{**SOFT, "volume": 18})
    c.over(
        [line(at([(-30, v), (4, v + 5), (36, v)]), 8 * size) for v in (-62, -34)],
        "#fff2d4",
        0.6,
        soft=0.8,
        inside=wool,
    )
    face = [
        (-18, -104),
        (-34, -112),
        (-36, -124),
        (-32, -132),
        (-44, -141),
        (-36, -148),
        (-36, -166),
        (-22, -184),
        (4, -188),
        (26, -170),
        (30, -138),
        (20, -112),
        (4, -100),
    ]
    skin = paint(
        c, spline(at(face)), ["#ffdcb4", "#eab088", "#b07868"], **{**SOFT, "volume": 14, "shading": 0.55}
    )
    cheek = at([(-16, -128)])[0]
    c.screen(ellipse(cheek[0], cheek[1], 11 * size, 8 * size), "#f07860", 0.5, soft=4, inside=skin)
    c.multiply(line(at([(-29, -153), (-24, -157), (-17, -153)]), 3.2), "#4a2030", 0.95)
    c.over(line(at([(-37, -123), (-29, -120), (-23, -122)]), 3.2), "#7a2430", 0.9, soft=0.6)
    locks = [
        (-34, -164),
        (-30, -190),
        (-4, -206),
        (26, -196),
        (42, -166),
        (38, -128),
        (26, -110),
        (16, -126),
        (14, -150),
        (2, -166),
        (-14, -172),
    ]
    paint(c, spline(at(locks)), hair, angle=60, **{**SOFT, "volume": 12, "streaks": 1.4})
    ear = at([(8, -140)])[0]
    paint(
        c,
        ellipse(ear[0], ear[1], 7 * size, 9 * size),
        ["#f0b890", "#b87868"],
        **{**SOFT, "volume": 3, "rim_width": 1.5},
    )
    if pale:
        tail = [
            spline(at([(34, -172), (62, -186), (92, -168), (104, -140), (86, -150), (60, -152), (38, -154)]))
        ]
        paint(c, tail, hair, **{**SOFT, "volume": 9})


def _riders(c: Canvas) -> None:
    red: list[Colour] = ["#7fa8b8", "#31618a", "#1c3458"]
    gold: list[Colour] = ["#f4d070", "#c88c3c", "#7a4c34"]
    _child(c, 538, 558, 1.0, gold, ["#7a4630", "#43202a"], 8, True)
    _child(c, 436, 506, 1.06, red, ["#e8b468", "#a86c3c", "#6a3c34"], -4, False)
    hold = line([(520, 470), (480, 486), (446, 470)], 24)
    paint(c, hold, ["#f4d070", "#b87c3c"], cast=(4, 7, 6, 0.5), **SOFT)
    paint(c, ellipse(440, 466, 13, 11), ["#ffdcb4", "#c88a70"], **{**SOFT, "volume": 4})
    crown = [
        (-38, 10, 1),
        (-42, -34, 1),
        (-24, -12),
        (-12, -44, 1),
        (4, -14),
        (18, -42, 1),
        (28, -12),
        (42, -30, 1),
        (38, 12, 1),
        (0, 20),
    ]
    paint(
        c,
        spline(place(crown, 428, 302, 1.0, 1, -12)),
        ["#fffaf0", "#f0e0c4", "#b8a098"],
        cast=(3, 7, 6, 0.5),
        **{**SOFT, "volume": 6},
    )
    folds = [line(place([(u, -30), (u - 2, 12)], 428, 302, 1, 1, -12), 2.4) for u in (-24, 4, 28)]
    c.multiply(folds, "#a08898", 0.6, soft=0.8)
    arm = line([(440, 412), (470, 350), (520, 306)], 25)
    paint(c, arm, red, cast=(4, 7, 6, 0.45), **SOFT)
    spoon = [line([(500, 350), (566, 214)], 9), ellipse(574, 196, 17, 27, 26)]
    paint(c, spoon, PALE, **{**WOOD, "volume": 5})
    paint(c, ellipse(522, 303, 15, 13), ["#ffdcb4", "#c88a70"], **{**SOFT, "volume": 5})
    reins: Points = [(110, 330), (200, 402), (310, 452), (398, 452)]
    paint(c, line(reins, 7), ["#fff2d4", "#b89078"], cast=(4, 10, 6, 0.45), **{**SOFT, "volume": 2})
    rein_arm = line([(424, 424), (398, 462), (372, 456)], 24)
    paint(c, rein_arm, red, cast=(3, 7, 6, 0.45), **SOFT)
    paint(c, ellipse(364, 454, 14, 12), ["#ffdcb4", "#c88a70"], **{**SOFT, "volume": 5})


def _groom(c: Canvas) -> None:
    """The smallest stands before it in pyjamas, seen from behind, arms flung up, holding a carrot."""
    x, y = 112, 1098
    c.multiply(ellipse(x + 26, y + 2, 84, 12), "#2a1028", 0.75, soft=6)
    legs = [line([(x - 20, y - 62), (x - 26, y - 12)], 33), line([(x + 20, y - 62), (x + 24, y - 12)], 33)]
    paint(c, legs, ["#f4e8d0", "#c8a898", "#86647a"], **SOFT)
    feet = [ellipse(x - 32, y - 4, 24, 10), ellipse(x + 30, y - 4, 24, 10)]
    paint(c, feet, ["#ffdcb4", "#b87868"], **{**SOFT, "volume": 5})
    shirt = [
        (x - 24, y - 168),
        (x - 46, y - 150),
        (x - 50, y - 90),
        (x - 54, y - 46, 1),
        (x, y - 38),
        (x + 54, y - 46, 1),
        (x + 50, y - 92),
        (x + 46, y - 150),
        (x + 24, y - 168),
    ]
    cloth = paint(c, spline(shirt), ["#fff6e0", "#dcc4ac", "#946e7c"], **{**SOFT, "volume": 24})
    c.multiply(
        [line([(x + u, y - 166), (x + u * 1.2, y - 44)], 5) for u in (-36, -18, 0, 18, 36)],
        "#5f88a8",
        0.7,
        soft=0.8,
        inside=cloth,
    )
    for side, hand in ((-1, (x - 74, y - 214)), (1, (x + 80, y - 220))):
        sleeve = line([(x + side * 36, y - 148), (x + side * 66, y - 170), hand], 26)
        paint(c, sleeve, ["#fff6e0", "#c8a898"], cast=(4, 7, 6, 0.4), **SOFT)
        paint(c, ellipse(hand[0], hand[1] - 8, 13), ["#ffdcb4", "#b87868"], **{**SOFT, "volume": 5})
    carrot = spline(
        [
            (x + 70, y - 240, 1),
            (x + 96, y - 232, 1),
            (x + 88, y - 286),
            (x + 78, y - 306, 1),
            (x + 70, y - 280),
        ]
    )
    paint(c, carrot, ["#f0a050", "#c05c30"], **{**SOFT, "volume": 5})
    head = [
        (x - 34, y - 176),
        (x - 44, y - 210),
        (x - 34, y - 244),
        (x, y - 258),
        (x + 34, y - 244),
        (x + 44, y - 210),
        (x + 34, y - 176),
        (x, y - 164),
    ]
    paint(
        c, spline(head), ["#a86a3c", "#6a3c30", "#3c1e2c"], angle=80, **{**SOFT, "volume": 20, "streaks": 1.5}
    )
    pot = [
        (x - 46, y - 214, 1),
        (x - 42, y - 262),
        (x, y - 276),
        (x + 42, y - 262),
        (x + 46, y - 214, 1),
        (x, y - 204),
    ]
    paint(
        c,
        [spline(pot), line([(x + 44, y - 234), (x + 84, y - 252)], 10)],
        ["#b8ccd0", "#6f8c9c", "#33506e"],
        cast=(3, 6, 6, 0.5),
        **{**SOFT, "volume": 16},
    )


def _litter(c: Canvas) -> None:
    """Marbles, a doll's shoe and a long-lost coin lie where the furniture stood."""
    for x, y, tone in ((330, 1056, "#31618a"), (366, 1074, "#d8604a"), (306, 1090, "#f0c868")):
        c.multiply(ellipse(x + 4, y + 8, 13, 4), "#2a1028", 0.7, soft=3)
        paint(
            c,
            ellipse(x, y, 11),
            [mix(tone, "#ffffff", 0.4), rgb(tone), mix(tone, "#2a1028", 0.5)],
            **{**SOFT, "volume": 5},
        )
        c.over(ellipse(x - 4, y - 4, 3), "#ffffff", 0.9)
    shapes: list[Shape] = [spline([(410, 1110, 1), (448, 1096), (462, 1104), (458, 1116), (414, 1122, 1)])]
    paint(c, shapes, ["#96303c", "#56183a"], cast=(3, 5, 5, 0.5), **{**SOFT, "volume": 5})
