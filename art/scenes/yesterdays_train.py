"""A train leaves under a storm, rolling up its track behind it; on the bare bed somebody stands too late."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, mix
from art.light import fog, glow
from art.motifs.figure import Clothes, figure
from art.motifs.ground import grass
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="0qd3ii9g",
    slug="yesterdays-train",
    seed=459,
    palette="P13",
    horizon="high",
    reach="middle",
    hour="day",
    mood="melancholy",
    description="Under a stormy sky a train rolls up its own track behind it like a carpet; a "
    "person with a suitcase stands on the bare earth.",
    clues=("No way back", "Too late", "Burning bridges", "They took the road with them"),
    motifs=("journeys", "time", "paths", "waiting"),
    light=(0.75, -0.5),
    shadow="#10172e",
    warmth="#ffeec0",
    grade=("#161c34", "#f6ecc4", 0.06),
    contrast=0.18,
    vignette=0.42,
)

HORIZON = 432
ROLL = (236, 700, 172)
IRON: Manner = {
    "wobble": 0.4,
    "detail": 0.4,
    "shading": 0.65,
    "rim": "#f6ecc8",
    "rim_width": 3,
    "dark": "#0c1226",
}


def draw(c: Canvas) -> None:
    """Storm, plain, the bare bed; train; the roll of track at its tail; the one left behind."""
    _storm(c)
    _plain(c)
    _bed(c)
    _coach(c, 664, 830, 1)
    _coach(c, 424, 646, 0)
    _tail(c)
    _roll(c)
    _rain(c)
    _late(c)


def _at(x: float, v: float) -> tuple[float, float]:
    """A place on the train's side: v from 0 at the roof to 1 at the rails; lines run to the right."""
    share = (1230 - x) / 800
    return x, HORIZON + 10 * share + (340 * share) * v


def _storm(c: Canvas) -> None:
    c.background(
        [(0, "#141828"), (0.16, "#2c3448"), (0.3, "#5c6670"), (0.355, "#d6d0a4"), (0.376, "#f4e6a8")],
        angle=-10,
    )
    chance = random.Random(14)
    for base, lean, lump, colours in (
        (398, -14, 26, ["#b8b694", "#868d88", "#5c6672"]),
        (330, 34, 38, ["#9a9f90", "#636d78", "#3e475c"]),
        (236, -40, 50, ["#78828a", "#465066", "#2a3148"]),
        (140, 46, 60, ["#586274", "#343c54", "#1e2438"]),
        (44, -20, 50, ["#3a4258", "#262c42", "#151a2a"]),
    ):
        lumps, x = [], -60.0
        while x < 830:
            across = lump * chance.uniform(0.9, 1.9)
            sag = base + lean * (x / 384 - 1) + chance.uniform(-0.35, 0.35) * lump
            lumps.append(
                ellipse(x, sag - lump * 0.7, across, lump * chance.uniform(0.6, 1.0), chance.uniform(-12, 12))
            )
            x += across * chance.uniform(0.8, 1.3)
        roof = polygon(
            [(-60, -60), (830, -60), (830, base + lean - lump * 0.7), (-60, base - lean - lump * 0.7)]
        )
        paint(
            c,
            [roof, *lumps],
            colours,
            along=("y", base - lump * 3.4, base + lump * 0.4),
            volume=lump * 0.55,
            shading=0.6,
            wobble=2.4,
            angle=-8,
            mottle=1.4,
            streaks=1.2,
            light=(0.6, -0.5),
            lit="#c8bc90",
            dark="#141b32",
            cast=(-2, 10, 16, 0.25),
        )
    slit = np.exp(-(((c.y - HORIZON + 14) / 20) ** 2)) * np.clip((c.x - 60) / 500, 0, 1)
    c.screen(slit * (0.6 + 0.5 * c.noise(120, 4, 3, wide=3, tall=0.4)), "#f4dc88", 0.55)


def _plain(c: Canvas) -> None:
    hills = spline(
        [
            (-40, 436, 1),
            (80, 418),
            (220, 428),
            (380, 412),
            (520, 426),
            (660, 414),
            (820, 428, 1),
            (820, 480, 1),
            (-40, 480, 1),
        ]
    )
    paint(c, hills, ["#5c6668", "#4a5458"], volume=5, shading=0.4, wobble=1.5, haze=("#b8b894", 0.35))
    land = c.mask(rectangle(-5, HORIZON + 4, 780, 760))
    depth = np.clip((c.y - HORIZON) / 700 + (c.noise(160, 9, 4, wide=3, tall=0.4) - 0.5) * 0.4, 0, 1)
    paint(
        c,
        land,
        ["#b0b492", "#8f977a", "#66725f", "#4c5a54", "#39444a"],
        along=np.asarray(depth, np.float32),
        volume=0,
        angle=-8,
        streaks=1,
        wobble=0,
    )
    for y, x0, x1 in ((470, 40, 330), (500, 500, 760), (540, -20, 180), (620, 600, 790)):
        c.screen(
            spline([(x0, y), ((x0 + x1) / 2, y - 6), (x1, y + 1), ((x0 + x1) / 2, y + 7)]),
            "#d8d2a0",
            0.4,
            soft=3,
        )
    fog(c, HORIZON + 12, 22, "#c9c6a0", 0.6)
    _flood(c)


def _flood(c: Canvas) -> None:
    """Rain stands in the meadow on the right and holds the last light."""
    meadow = c.mask(polygon([(470, 800), (620, 730), (800, 700), (800, 1040), (420, 1080)]), 26)
    level = c.noise(110, 31, 4, wide=3.2, tall=0.34) * meadow
    pond = paint(
        c,
        smoothstep(level, 0.47, 0.5),
        [(0, "#5a6670"), (0.3, "#b4b088"), (0.6, "#efe2a8"), (1, "#8f9484")],
        along=("y", 730, 1050),
        volume=3,
        shading=0.5,
        angle=0,
        streaks=1.3,
        wobble=0.6,
        rim="#20283a",
    )
    c.over(smoothstep(c.noise(22, 33, 3, wide=4, tall=0.22), 0.52, 0.68) * pond, "#4a5668", 0.5)
    rings = [
        ellipse(x, y, w, w * 0.3).outline(2) for x, y, w in ((610, 880, 20), (700, 820, 15), (560, 960, 24))
    ]
    c.screen(rings, "#fff6cc", 0.6, inside=pond)


def _bed(c: Canvas) -> None:
    """Ballast, with the wet prints of the sleepers that lay in it."""
    bed = [
        (-80, 1010, 1),
        (60, 880),
        (240, 800),
        (500, 688),
        (820, 560, 1),
        (820, 604, 1),
        (600, 760),
        (470, 900),
        (390, 1010),
        (330, 1200, 1),
        (-80, 1200, 1),
    ]
    gravel = paint(
        c,
        spline(bed),
        ["#8a8c84", "#6a6c70", "#4c4e5a"],
        volume=18,
        shading=0.6,
        angle=-30,
        mottle=1.5,
        wobble=1.4,
        rim="#d8d4b0",
        rim_width=3,
    )
    stones = smoothstep(c.noise(9, 7, 2, wide=1.4, tall=0.8), 0.5, 0.62)
    c.screen(np.clip(stones - c.shift(stones, 2, 2), 0, 1) * gravel, "#d8d6c0", 0.4)
    c.multiply(np.clip(c.shift(stones, 2, 2) - stones, 0, 1) * gravel, "#1c2238", 0.5)
    for k in range(7):
        share = k / 6.4
        x0, y0 = 30 + 190 * share, 1080 - 210 * share**0.9
        size = 1.25 - 0.62 * share
        print_ = spline(
            place(
                [(-150, -26, 1), (150, 40, 1), (150, 76, 1), (-150, 8, 1)],
                x0 + 74 * size,
                y0 + 30 * (1 - share),
                size * 0.92,
            )
        )
        c.multiply(print_, "#1a1f34", 0.8, soft=2, inside=gravel)
        c.screen(c.shift(c.mask(print_), 3, 5) * (1 - c.mask(print_)) * gravel, "#c8c4a4", 0.35)
        if k in (1, 3, 4):
            c.screen(
                spline(
                    place(
                        [(-110, -8), (-20, 14), (100, 44), (20, 34), (-80, 8)],
                        x0 + 74 * size,
                        y0 + 30 * (1 - share),
                        size * 0.9,
                    )
                ),
                "#f0e0a0",
                0.6,
                soft=2,
                inside=gravel,
            )
    for side in (0, 1):
        groove = (
            [(-60, 1100), (100, 960), (240, 868)] if side == 0 else [(180, 1190), (270, 1000), (330, 880)]
        )
        c.multiply(line(groove, 8 + side * 2), "#1c2238", 0.55, soft=2, inside=gravel)
    under = [
        polyline(
            [
                (x, 430 + 352 * (1230 - x) / 800 - 16),
                (x + 26, 430 + 352 * (1230 - x) / 800 + 30 * (1230 - x) / 800),
            ],
            15 * (1230 - x) / 800,
        )
        for x in range(330, 790, 34)
    ]
    paint(c, under, ["#4a3c3a", "#241f2c"], volume=4, wobble=0.5, rim="#c8b890", rim_width=1.5)
    for lift in (0, 22):
        rail = [(x, 430 + (352 + lift) * (1230 - x) / 800) for x in (236, 330, 420, 560, 700, 800)]
        paint(
            c,
            line(rail, 8),
            ["#c8ccc0", "#4a5266"],
            volume=2.5,
            detail=0.6,
            wobble=0.3,
            rim="#fff6d0",
            rim_width=1.5,
        )


def _coach(c: Canvas, x0: float, x1: float, far: int) -> None:
    def panel(a: float, b: float, v0: float, v1: float) -> Shape:
        return polygon(
            [
                _at(x0 + (x1 - x0) * a, v0),
                _at(x0 + (x1 - x0) * b, v0),
                _at(x0 + (x1 - x0) * b, v1),
                _at(x0 + (x1 - x0) * a, v1),
            ]
        )

    c.multiply(c.shift(c.mask(panel(-0.05, 1.05, 0.9, 1.02)), 0, 10), "#0c1020", 0.7, soft=8)
    paint(c, panel(0, 1, 0.78, 0.95), ["#232838", "#141828"], volume=4, **IRON)
    for a in (0.12, 0.26, 0.74, 0.88):
        x, y = _at(x0 + (x1 - x0) * a, 0.93)
        size = 28 * (1230 - x) / 800
        paint(c, ellipse(x, y, size * 0.82, size), ["#4a5266", "#1c2234"], volume=6, **IRON)
        c.over(ellipse(x, y, size * 0.3, size * 0.36), "#8a8f88", 0.8)
    paint(
        c,
        panel(0, 1, 0.08, 0.84),
        ["#4a5a5e", "#38464e", "#262e3e"],
        along=("y", _at(x0, 0)[1], _at(x0, 0.9)[1]),
        volume=8,
        **IRON,
    )
    paint(c, panel(0, 1, 0.5, 0.56), ["#9aa08c", "#6a7070"], volume=3, **IRON)
    roof = polygon(
        [
            _at(x0 - 6, 0.1),
            _at(x0 - 2, 0.03),
            _at(x0 + 14, -0.03),
            _at(x1 - 8, -0.03),
            _at(x1 + 2, 0.04),
            _at(x1 + 4, 0.1),
        ]
    )
    paint(c, roof, ["#6a7478", "#323a4c"], volume=9, **IRON)
    for k in range(4):
        a = 0.07 + k * 0.235
        lit = (far, k) in ((0, 1), (1, 0), (1, 2))
        paint(c, panel(a - 0.012, a + 0.172, 0.17, 0.49), ["#20263a", "#161a2a"], volume=2, **IRON)
        pane: list[Colour] = ["#fff0b8", "#e8c860"] if lit else ["#56626c", "#2c3448"]
        glass = paint(c, panel(a, a + 0.16, 0.19, 0.47), pane, volume=3, detail=0.6, wobble=0.3)
        if lit:
            x, y = _at(x0 + (x1 - x0) * (a + 0.08), 0.33)
            glow(c, x, y, 60, "#f0cc60", 0.35)
        if (far, k) == (0, 1):
            x, y = _at(x0 + (x1 - x0) * (a + 0.08), 0.47)
            person = [
                ellipse(x - 3, y - 34, 11, 13),
                spline(
                    [
                        (x - 26, y + 4, 1),
                        (x - 18, y - 16),
                        (x - 2, y - 22),
                        (x + 14, y - 14),
                        (x + 20, y + 4, 1),
                    ]
                ),
            ]
            c.over(person, "#2c2434", 0.9, inside=glass)


def _tail(c: Canvas) -> None:
    """The end wall of the last coach: door, lamp, and the arm that holds the roll."""
    x, top = _at(424, 0)
    foot = _at(424, 0.95)[1]
    wall = polygon([(x, top + 30), (x, foot - 50), (x - 76, foot - 66), (x - 76, top + 44)])
    paint(c, wall, ["#323c4a", "#222a3a"], volume=7, **{**IRON, "rim": None})
    roof = spline(
        [(x + 4, top + 34, 1), (x + 2, top + 6), (x - 36, top + 2), (x - 74, top + 22), (x - 82, top + 48, 1)]
    )
    paint(c, roof, ["#6a7478", "#323a4c"], volume=9, **IRON)
    door = polygon([(x - 20, top + 74), (x - 20, foot - 66), (x - 56, foot - 74), (x - 56, top + 80)])
    paint(c, door, ["#5a4a48", "#382e38"], volume=4, **IRON)
    c.over(
        polygon([(x - 26, top + 92), (x - 26, top + 168), (x - 50, top + 166), (x - 50, top + 96)]),
        "#141828",
        0.9,
    )
    paint(c, ellipse(x - 68, top + 76, 13, 15), ["#fff2b0", "#e8c23a"], volume=4, detail=0.7)
    glow(c, x - 68, top + 76, 120, "#f0c840", 0.6)


def _roll(c: Canvas) -> None:
    """Two rails and their sleepers wound into a spiral; the far side shows behind the near one."""
    x, y, radius = ROLL
    c.multiply(ellipse(x + 20, y + radius + 12, 190, 30, -8), "#0a0e1e", 0.75, soft=14)
    off = (-74, -30)
    turns = 2.6

    def spot(angle: float, extra: float = 0) -> tuple[float, float]:
        """Angle 0 at the ground, growing as the track winds up and inwards."""
        reach = radius * (1 - 0.27 * angle / (2 * math.pi)) + extra
        return x - reach * math.sin(angle), y + reach * math.cos(angle)

    steps = [i / 60 * turns * 2 * math.pi for i in range(61)]
    hollow = c.mask(ellipse(x - 30, y - 14, radius * 0.96, radius * 0.96))
    c.multiply(hollow, "#141a30", 0.75)
    far = [(u + off[0], v + off[1]) for u, v in (spot(a) for a in steps)]
    paint(c, line(far, 10), ["#5a626c", "#232a3c"], volume=3, **{**IRON, "rim_width": 2})
    count = 44
    for i in range(count - 1, -1, -1):
        angle = i / count * turns * 2 * math.pi
        (u, v), (u2, v2) = spot(angle, 7), spot(angle + 0.13, 7)
        thick = spot(angle, -9)
        tie = polygon(
            [
                (u + 10, v + 4),
                (u2 + 10, v2 + 4),
                (u2 + off[0] - 10, v2 + off[1] - 4),
                (u + off[0] - 10, v + off[1] - 4),
            ]
        )
        tone = mix("#8a6a58", "#2a2434", 0.2 + 0.5 * i / count)
        wood: list[Colour] = [mix(tone, "#e8dcb8", 0.12), mix(tone, "#141828", 0.35)]
        paint(
            c,
            tie,
            wood,
            volume=4,
            shading=0.6,
            wobble=0.5,
            rim="#f0e4bc",
            rim_width=2,
            rim_strength=0.6,
            cast=(-4, 6, 6, 0.4),
            detail=0.35,
        )
        end = polygon(
            [
                (u + 10, v + 4),
                (u2 + 10, v2 + 4),
                (u2 + (thick[0] - u) + 10, v2 + (thick[1] - v) + 4),
                (thick[0] + 10, thick[1] + 4),
            ]
        )
        paint(c, end, [mix(tone, "#e8dcb8", 0.3), tone], volume=3, shading=0.5, wobble=0.4, detail=0.4)
    near = [spot(a) for a in steps]
    c.multiply(line([(u - 3, v + 5) for u, v in near], 10), "#0c1020", 0.5, soft=4)
    paint(
        c,
        line(near, 11),
        ["#d4d6c8", "#7a828a", "#3a4254"],
        volume=3.5,
        shading=0.6,
        detail=0.6,
        wobble=0.3,
        rim="#fffbe0",
        rim_width=2,
    )
    hub = (x + 2, y - 2)
    arm = polyline([hub, (330, 640), (392, 640)], 17)
    paint(c, arm, ["#6a5a50", "#382e36"], volume=5, cast=(-4, 10, 8, 0.5), **IRON)
    paint(c, ellipse(*hub, 21), ["#c8b06a", "#6a5640"], volume=7, cast=(-3, 6, 5, 0.5), **IRON)


def _rain(c: Canvas) -> None:
    chance, drops = random.Random(12), []
    for _ in range(260):
        x, y, long = chance.uniform(-20, 800), chance.uniform(60, 1000), chance.uniform(10, 34)
        drops.append(line([(x, y), (x - long * 0.35, y + long)], chance.uniform(0.8, 1.5)))
    c.late.append((c.mask(drops) * np.float32(0.28), "#d8dcd0", 0.8))
    veil = c.mask(polygon([(-20, 300), (170, 320), (100, 470), (-20, 470)]), 22)
    c.multiply(veil, "#4a5266", 0.4)


def _late(c: Canvas) -> None:
    """Back to us, coat blown towards the train; a poppy grows in a print behind."""
    wears = Clothes(coat="#3a3c52", hem="#20243a", hair="#4a342e", legs="#1c2032", scarf="#e8c23a")
    figure(
        c,
        132,
        1104,
        250,
        wears,
        flip=-1,
        wind=0.9,
        arms=[[(8, -66), (14, -52), (15, -40)]],
        rim="#f6ecc0",
        detail=0.6,
    )
    case = spline([(56, 1000, 1), (116, 1000, 1), (118, 1058, 1), (54, 1058, 1)])
    paint(
        c,
        case,
        ["#8a5a44", "#4a2e30"],
        volume=8,
        ink=0.3,
        cast=(-8, 6, 8, 0.5),
        detail=0.6,
        wobble=0.4,
        rim="#f6e4b8",
        rim_width=2.5,
    )
    c.over([polyline([(71, 1000), (71, 1058)], 4), polyline([(102, 1000), (102, 1058)], 4)], "#2c1c24", 0.7)
    ridge = [(-40, 1150), (200, 1164), (420, 1130), (560, 1080), (800, 1010)]
    grass(c, ridge, ["#8a9468", "#2c363a"], height=52, count=150, seed=6, lean=0.5, rim="#c8c490")
    x, y = 430, 1092
    paint(
        c,
        line([(x, y), (x + 12, y - 46), (x + 26, y - 84)], 4),
        "#5a6a4c",
        volume=1.5,
        detail=0.7,
        wobble=0.3,
    )
    petals = [
        ellipse(x + 26 + 11 * math.cos(a), y - 90 + 8 * math.sin(a), 12, 9) for a in (0.3, 1.9, 3.4, 4.8)
    ]
    paint(c, petals, ["#f0d058", "#c89a2c"], volume=5, detail=0.7, rim="#fff6c8", rim_width=2)
    c.over(ellipse(x + 26, y - 90, 5), "#4a3428")
