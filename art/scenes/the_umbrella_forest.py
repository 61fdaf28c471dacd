"""Furled umbrellas hang like bats from bare branches in mist; the nearest has opened an eye."""

import random

from art.canvas import Canvas
from art.colour import Colour, mix
from art.light import fog, glow
from art.motifs.trees import Branches
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, spline

SCENE = Scene(
    id="395q2kc0",
    slug="the-umbrella-forest",
    seed=9501,
    palette="P16",
    horizon="none",
    reach="close",
    hour="nowhere",
    mood="uneasy",
    description="Black umbrellas hang by their handles from bare branches; the largest has an open eye, and "
    "a child below hugs a small red umbrella.",
    clues=("Don't wake them", "Lost property", "It was never only the weather", "Family resemblance"),
    motifs=("growing", "eyes", "keeping", "trees"),
    light=(-0.8, -0.35),
    shadow="#1c1226",
    warmth="#fff0d8",
    grade=("#221630", "#f6e6c8", 0.07),
    contrast=0.17,
    vignette=0.45,
)

AIR = "#cfc2ac"
LOBES = ((-2, -26, 74), (2, 26, 76), (-1, -13, 66), (1, 14, 67), (0, 1, 62))


def draw(c: Canvas) -> None:
    """Bone-coloured mist, three depths of branches with sleepers, the waking one, the child."""
    c.background(
        [(0, "#6a6068"), (0.25, "#9a8f8a"), (0.58, "#dccfb6"), (0.84, "#c4b6a0"), (1, "#5a4f58")],
        angle=78,
        mottle=1.2,
    )
    glow(c, 250, 700, 460, "#fff3d8", 0.45)
    _far(c)
    fog(c, 760, 190, "#e6dac2", 0.6)
    _middle(c)
    fog(c, 1010, 110, "#d9ccb4", 0.55)
    _ground(c)
    _child(c)
    _near(c)


def _branch(c: Canvas, points: Points, width: float, colours: list[Colour], air: float, seed: int) -> None:
    """A bough with its twigs; `air` is the share of mist before it."""
    twigs, chance = Branches(seed, 0.25, 0.8), random.Random(seed)
    for p in points[1:-1]:
        twigs.grow([(p[0], p[1], chance.choice((-0.6, -1.1, -2.2)), width * 3.2, width * 0.42)], 3)
    bough = [line(points, width), line(points[: len(points) // 2 + 1], width * 1.3), *twigs.shapes]
    paint(
        c,
        bough,
        colours,
        volume=width * 0.3,
        angle=8,
        streaks=1.2,
        haze=(AIR, air),
        detail=0.3,
        rim="#f4ead6",
        rim_width=2 if air < 0.3 else 1,
        rim_strength=0.7 * (1 - air),
    )


def _umbrella(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    turn: float,
    air: float,
    cloth: tuple[Colour, Colour] = ("#3d3844", "#17141f"),
) -> None:
    """One hangs by its handle from (x, y); 200 units long at size 1."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, 1, turn)

    own: Manner = {
        "haze": (AIR, air),
        "wobble": 0.4,
        "detail": 0.5 if size < 1.4 else 0.3,
        "rim": "#f4ead6",
        "rim_strength": 0.75 * (1 - air),
        "dark": "#150d1c",
    }
    wood = line(at([(0, 80), (0, 0), (3, -13), (14, -17), (22, -8), (21, 2)]), max(2.6, 5 * size))
    paint(c, wood, ["#8a6a50", "#4a3432"], volume=2 * size, rim_width=1.2 * size, **own)
    paint(
        c,
        line(at([(1, 180), (0, 203)]), max(2.5, 3.4 * size)),
        ["#8a8078", "#4a4650"],
        volume=1.5,
        rim_width=1,
        **own,
    )
    for _, tip, top in LOBES:
        foot = tip * 0.12
        lobe = [
            *[
                (tip - 15, top + 12, 1),
                (tip - 2, top + 5),
                (tip + 1, top - 7, 1),
                (tip + 5, top + 6),
                (tip + 15, top + 11, 1),
            ],
            *[
                (tip * 0.9 + 13, 112),
                (tip * 0.5 + 7, 160),
                (foot + 3.4, 190, 1),
                (foot - 3.4, 190, 1),
                (tip * 0.5 - 7, 160),
                (tip * 0.9 - 13, 112),
            ],
        ]
        paint(
            c,
            spline(at(lobe)),
            list(cloth),
            volume=7 * size,
            shading=0.75,
            angle=86 + turn,
            streaks=1,
            rim_width=1.6 * size,
            cast=(2.5 * size, 1.5 * size, 4 * size, 0.5 * (1 - air)),
            **own,
        )
    cap = spline(at([(-5, 184, 1), (5, 184, 1), (3, 194), (1.6, 199, 1), (-1.6, 199, 1), (-3, 194)]))
    paint(c, cap, ["#8a8078", "#3a343e"], volume=2 * size, rim_width=1.2 * size, **own)
    strap = spline(at([(-21, 131, 1), (0, 126), (21, 120, 1), (20, 128, 1), (0, 135), (-20, 140, 1)]))
    paint(c, strap, [mix(cloth[0], "#8a8078", 0.3), cloth[1]], volume=2.5 * size, rim_width=size, **own)
    button = at([(-12, 133)])[0]
    paint(c, ellipse(button[0], button[1], 2.6 * size), "#b8ab98", volume=1, **{**own, "rim": None})


def _far(c: Canvas) -> None:
    chance = random.Random(8)
    for x, w in ((60, 16), (190, 11), (330, 18), (455, 10), (590, 15), (700, 22)):
        paint(
            c,
            line([(x, -20), (x + chance.uniform(-14, 14), 420), (x + chance.uniform(-20, 20), 1010)], w),
            ["#6d6468", "#6d6468"],
            volume=4,
            haze=(AIR, 0.42),
            angle=88,
        )
    for y, seed in ((150, 3), (360, 5), (520, 9)):
        _branch(
            c,
            [(-20, y + 30), (180, y), (380, y + 18), (560, y - 16), (790, y + 12)],
            10,
            ["#5a5058", "#5a5058"],
            0.56,
            seed,
        )
        for x in range(40, 760, 76):
            _umbrella(
                c,
                x + chance.uniform(-18, 18),
                y + 10 + chance.uniform(0, 14),
                chance.uniform(0.55, 0.75),
                chance.uniform(-5, 5),
                0.55,
            )


def _middle(c: Canvas) -> None:
    paint(
        c,
        spline(
            [
                (-60, -20, 1),
                (96, -20, 1),
                (78, 200),
                (70, 480),
                (84, 800),
                (120, 1060),
                (190, 1180, 1),
                (-60, 1180, 1),
            ]
        ),
        ["#3a343c", "#2a232c"],
        volume=30,
        shading=0.8,
        angle=88,
        streaks=1.5,
        mottle=1.3,
        haze=(AIR, 0.12),
        rim="#f4ead6",
        rim_width=4,
        rim_strength=0.4,
    )
    furrows: list[Points] = [[(x, -10), (x - 8, 300), (x + 4, 620), (x + 18, 1040)] for x in (14, 34, 52, 72)]
    c.multiply([line(furrow, 6) for furrow in furrows], "#140e1a", 0.6, soft=3)
    c.screen([line([(p[0] + 8, p[1]) for p in furrow], 3) for furrow in furrows], "#b8ab98", 0.3, soft=2)
    _branch(
        c,
        [(40, 300), (170, 226), (320, 214), (470, 160), (640, 168), (790, 120)],
        20,
        ["#3f3840", "#2c2630"],
        0.18,
        21,
    )
    for x, y, size, turn in (
        (150, 232, 1.35, 3),
        (262, 214, 1.6, -3),
        (372, 196, 1.3, 4),
        (470, 164, 1.7, -2),
    ):
        _umbrella(c, x, y, size, turn, 0.2)


def _ground(c: Canvas) -> None:
    floor = spline(
        [
            (-40, 1040, 1),
            (120, 1012),
            (330, 1024),
            (560, 1004),
            (820, 1034, 1),
            (820, 1220, 1),
            (-40, 1220, 1),
        ]
    )
    body = paint(c, floor, ["#a4968a", "#6a5f66", "#3f3742"], volume=14, angle=4, streaks=1.4, mottle=1.3)
    chance = random.Random(2)
    leaves = [
        ellipse(
            chance.uniform(0, 768),
            chance.uniform(1035, 1140),
            chance.uniform(5, 13),
            chance.uniform(2, 4),
            chance.uniform(-20, 20),
        )
        for _ in range(70)
    ]
    c.multiply(leaves, "#3a2c3a", 0.6, inside=body)
    c.multiply(ellipse(620, 1120, 330, 60), "#241a2e", 0.6, soft=30)


def _child(c: Canvas) -> None:
    """Seen from behind, head thrown back, the red one pressed to the side."""
    x, y = 250, 1084
    c.multiply(ellipse(x + 44, y + 3, 74, 10), c.shadow, 0.7, soft=6)
    soft: Manner = {"rim": "#fff6e0", "rim_width": 2.6, "detail": 0.8, "wobble": 0.4, "dark": "#2a1a34"}
    boots = [
        spline(place([(-9, -34, 1), (9, -34, 1), (9, -10), (13, 0, 1), (-11, 0, 1)], x + dx, y, 1))
        for dx in (-15, 15)
    ]
    paint(c, boots, ["#4a424e", "#201a26"], volume=6, **soft)
    coat = [
        (-15, -148),
        (-30, -130),
        (-38, -90),
        (-46, -44, 1),
        (-20, -28),
        (18, -29),
        (44, -46, 1),
        (36, -92),
        (28, -132),
        (13, -148),
    ]
    paint(
        c,
        spline(place(coat, x, y)),
        ["#d8cbb4", "#a6978a", "#6f6068"],
        volume=20,
        shading=0.7,
        angle=84,
        streaks=1,
        **soft,
    )
    c.multiply(
        [
            line(place([(2, -120), (0, -80), (3, -34)], x, y), 4),
            line(place([(-20, -100), (-26, -40)], x, y), 5),
        ],
        "#4a3a4c",
        0.5,
        soft=2,
    )
    _umbrella(c, x + 66, y - 206, 0.92, 22, 0, ("#c8392f", "#7a1c26"))
    sleeve = line(place([(22, -130), (46, -104), (38, -76), (20, -72)], x, y), 17)
    paint(c, sleeve, ["#cbbda6", "#85767a"], volume=6, cast=(2, 4, 4, 0.5), **soft)
    paint(c, ellipse(x + 17, y - 72, 8.5, 7.5), "#e0b898", volume=3, **soft)
    hair = [(-27, -168), (-25, -192), (-6, -206), (16, -202), (27, -186), (24, -164), (12, -148), (-14, -148)]
    paint(
        c,
        spline(place(hair, x, y)),
        ["#5a3a30", "#2c1a20"],
        volume=12,
        shading=0.7,
        angle=60,
        streaks=1.2,
        **soft,
    )
    for side in (-1, 1):
        plait = [
            ellipse(x + side * (22 + k * 2.4), y - 152 + k * 13, 8.4 - k, 8.4, side * -20) for k in range(4)
        ]
        paint(c, plait, ["#5a3a30", "#33202a"], volume=4, **soft)


def _near(c: Canvas) -> None:
    """The waking one, cropped by the upper edge, leans out of its branch to look down."""
    x, y, size, turn = 610.0, -60.0, 4.9, 5.0
    c.multiply(c.shift(c.mask(line([(580, 120), (560, 700)], 190), 30), 40, 20), "#241a2e", 0.5)
    _branch(c, [(-30, 96), (180, 52), (400, 26), (600, 0), (820, -50)], 44, ["#241e28", "#17121c"], 0, 31)
    _umbrella(c, x, y, size, turn, 0, ("#4a4350", "#14111b"))

    def at(points: Points) -> Shape:
        return spline(place(points, x, y, size, 1, turn))

    slit = at(
        [(-23, 101, 1), (-14, 92.5), (-3, 90), (8, 93.5), (16, 102, 1), (7, 108.5), (-4, 110.5), (-15, 107.5)]
    )
    hollow = paint(c, slit, ["#07050b", "#120c16"], volume=3, wobble=0.4, detail=0.7, cast=(0, 0, 12, 0.6))
    paint(
        c,
        at(
            [
                (-20, 101, 1),
                (-12, 94.5),
                (-3, 92.5),
                (7, 95.5),
                (13, 102, 1),
                (6, 106.5),
                (-4, 108.5),
                (-13, 106),
            ]
        ),
        ["#d8c8a4", "#f6e9c8", "#c4a982"],
        volume=16,
        shading=0.7,
        wobble=0.3,
        detail=0.7,
        inside=hollow,
    )
    eye = place([(-7, 103.5)], x, y, size, 1, turn)[0]
    iris = paint(
        c,
        ellipse(eye[0], eye[1], 33, 34),
        [(0, "#3a0c14"), (0.45, "#8a1f24"), (0.8, "#c8452f"), (1, "#4a1018")],
        along=("r", eye[0], eye[1], 35),
        volume=0,
        wobble=0.2,
        detail=0.8,
        inside=hollow,
    )
    c.over(ellipse(eye[0] - 2, eye[1] + 2, 9, 24, 8), "#08040a", 1, soft=0.6, inside=iris)
    c.over(ellipse(eye[0] - 12, eye[1] - 13, 6, 5), "#fff8ea", 0.95, soft=0.6)
    c.multiply(
        at([(-22, 99), (-13, 92), (-3, 90), (8, 93), (15, 101), (6, 98), (-3, 96), (-13, 97)]),
        "#1a0c18",
        0.75,
        soft=5,
        inside=hollow,
    )
    lid = [(-24, 101.5), (-14, 92), (-3, 89), (8, 92.5), (17, 102)]
    c.screen(line(place(lid, x, y, size, 1, turn), 5), "#cfc2ac", 0.5, soft=1.5)
    c.multiply(
        line(place([(-24, 94), (-13, 86), (-2, 83.5), (9, 87), (17, 95)], x, y, size, 1, turn), 9),
        "#0c0812",
        0.7,
        soft=5,
    )
    under = [(-20, 107), (-12, 112), (-4, 114), (6, 112), (13, 108)]
    c.multiply(line(place(under, x, y, size, 1, turn), 8), "#0c0812", 0.6, soft=4)
    c.screen(
        line(place([(p[0], p[1] - 1.6) for p in under], x, y, size, 1, turn), 3.5), "#b8ab98", 0.45, soft=1
    )
