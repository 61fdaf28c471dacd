"""A works as big as a house, with boiler, wheels and crew, makes one daisy for a child."""

import math

import numpy as np

from art.canvas import Canvas
from art.colour import Colour
from art.light import glow
from art.motifs.figure import Clothes, figure
from art.motifs.floors import boards
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="9gh7p4z3",
    slug="one-daisy",
    seed=8310,
    palette="P15",
    horizon="low",
    reach="middle",
    hour="day",
    mood="comic",
    description="A machine as big as a house, with a boiler, wheels, pipes and many workers, lets one daisy "
    "come out of a horn into a flowerpot in front of a waiting child.",
    clues=("Was it worth it?", "Made with love", "The committee", "It is the thought that counts"),
    motifs=("machines", "work", "growing", "crowd", "size"),
    light=(-0.6, -0.75),
    shadow="#3c2448",
    warmth="#fff0dc",
    grade=("#321e40", "#fff0dc", 0.06),
    contrast=0.16,
    vignette=0.36,
)

BRASS: Manner = {"wobble": 0.4, "shading": 0.68, "rim": "#fff6e4", "rim_width": 3, "dark": "#4a2040"}
STEEL: Manner = {"wobble": 0.35, "shading": 0.65, "rim": "#f4fff8", "rim_width": 2.6, "dark": "#1c3448"}
ROSE = [(0.0, "#f4cdbc"), (0.5, "#c88888"), (1.0, "#7c4460")]
TEAL = [(0.0, "#8cc4b8"), (0.5, "#3f7a78"), (1.0, "#204850")]
GOLD = [(0.0, "#ffe8b8"), (0.5, "#d8a468"), (1.0, "#8a5848")]


def draw(c: Canvas) -> None:
    """Hall; pipes behind; chimneys; wheels; boiler; funnel; horn; the crew; the child and the daisy."""
    _hall(c)
    _pipes(c)
    _chimneys(c)
    _funnel(c)
    _wheels(c)
    _boiler(c)
    _gauges(c)
    _platforms(c)
    _horn(c)
    _crew(c)
    _daisy(c)
    _child(c)


def _hall(c: Canvas) -> None:
    c.background([(0, "#f0d8cc"), (0.45, "#f8e8d8"), (0.8, "#e8c4b8"), (1, "#c89c98")], angle=86, mottle=0.7)
    for k in range(4):
        x = 20 + 196 * k
        pane = spline([(x, 470, 1), (x, 170), (x + 70, 90), (x + 140, 170), (x + 140, 470, 1)])
        light = c.mask(pane)
        paint(c, pane, ["#dcecdc", "#fbf4e0"], volume=0, wobble=0.3)
        bars = [polyline([(x + 35 * i, 100), (x + 35 * i, 470)], 4) for i in range(1, 4)] + [
            polyline([(x, 170 + 75 * i), (x + 140, 170 + 75 * i)], 4) for i in range(5)
        ]
        c.over(bars, "#c0a0a4", 0.8, inside=light)
        c.over(pane.outline(9), "#d0a8a4", 0.9)
    glow(c, 90, 120, 560, "#fff8e8", 0.5)
    floor = rectangle(-10, 930, 800, 260)
    ground = paint(
        c, floor, [(0, "#d8a898"), (0.4, "#b88084"), (1, "#6a4060")], volume=4, wobble=0.3, angle=0, streaks=1
    )
    c.multiply(boards(930, 4, 420), "#5c3050", 0.45, inside=ground)
    c.multiply(ellipse(330, 962, 420, 26), "#3c2448", 0.65, soft=14)


def _pipe(c: Canvas, points: Points, width: float, colours: list[tuple[float, str]]) -> None:
    """A pipe with flanges at its knees; straight pieces, the colour across it by its volume."""
    paint(c, polyline(points, width), list(colours), volume=width * 0.36, cast=(6, 9, 7, 0.4), **BRASS)
    for x, y in [p[:2] for p in points[1:-1]]:
        paint(c, ellipse(x, y, width * 0.66), list(colours), volume=width * 0.3, **BRASS)


def _pipes(c: Canvas) -> None:
    _pipe(c, [(60, 960), (60, 300), (180, 300), (180, 220)], 34, ROSE)
    _pipe(c, [(124, 700), (124, 250), (330, 250), (330, 330)], 24, GOLD)
    _pipe(c, [(480, 640), (480, 214), (720, 214), (720, 700)], 30, TEAL)
    _pipe(c, [(540, 300), (540, 150), (640, 150), (640, 90)], 22, GOLD)
    _pipe(c, [(400, 900), (400, 760), (760, 760)], 40, ROSE)
    for x, y in ((60, 520), (124, 470), (480, 330), (720, 460)):
        paint(c, ellipse(x, y, 24), ["#e8a0a0", "#a84c60"], volume=5, **BRASS)
        spokes = [
            polyline(
                [(x - 19 * math.cos(a), y - 19 * math.sin(a)), (x + 19 * math.cos(a), y + 19 * math.sin(a))],
                4,
            )
            for a in (0.3, 1.35, 2.4)
        ]
        c.multiply(ellipse(x, y, 15).outline(6), "#4a2040", 0.7)
        paint(c, spokes, ["#f4cdbc", "#a84c60"], volume=1.5, **BRASS)


def _chimneys(c: Canvas) -> None:
    """Three stacks; their smoke is piled like blossom."""
    for k, (x, top, wide) in enumerate(((210, 92, 52), (304, 128, 40), (654, 70, 46))):
        puffs = [(x + 16 * math.sin(i * 1.7 + k) + 7 * i, top - 20 - 24 * i, 24 + 5 * i) for i in range(6)]
        for px, py, r in reversed(puffs):
            lobes = [
                ellipse(px + r * 0.62 * math.cos(a), py + r * 0.5 * math.sin(a), r * 0.56)
                for a in np.arange(0, 6.2, 1.05)
            ]
            paint(
                c,
                [*lobes, ellipse(px, py, r * 0.7)],
                ["#fffaf4", "#e8d4d4", "#c0a4b4"],
                volume=r * 0.42,
                wobble=1.4,
                shading=0.5,
                dark="#8a7090",
                rim="#ffffff",
                rim_width=2.5,
            )
        stack = polygon(
            [(x - wide * 0.4, top), (x + wide * 0.4, top), (x + wide * 0.5, 350), (x - wide * 0.5, 350)]
        )
        paint(
            c,
            stack,
            list(TEAL if k == 2 else ROSE),
            along=("x", x - wide * 0.5, x + wide * 0.5),
            volume=wide * 0.3,
            **BRASS,
        )
        for y in (top, top + 60):
            band = polygon(
                [
                    (x - wide * 0.52, y),
                    (x + wide * 0.52, y),
                    (x + wide * 0.52, y + 14),
                    (x - wide * 0.52, y + 14),
                ]
            )
            paint(c, band, list(GOLD), along=("x", x - wide * 0.5, x + wide * 0.5), volume=5, **BRASS)


def _funnel(c: Canvas) -> None:
    """At the left, high up: earth, a watering can and a jar of sunlight go in."""
    neck = polygon([(128, 470), (176, 470), (168, 600), (136, 600)])
    paint(c, neck, list(GOLD), along=("x", 126, 178), volume=14, **BRASS)
    cup = spline([(48, 356, 1), (256, 356, 1), (236, 420), (178, 484, 1), (126, 484, 1), (68, 420)])
    paint(c, cup, list(GOLD), along=("x", 48, 258), volume=40, cast=(8, 12, 10, 0.5), **BRASS)
    paint(c, ellipse(152, 356, 106, 19), ["#8a5848", "#5c3440"], volume=4, wobble=0.3)
    paint(c, ellipse(152, 352, 88, 20), ["#8a6450", "#4a3038"], volume=10, wobble=1.6)
    c.over(ellipse(152, 356, 106, 19).outline(5), "#ffe8b8", 0.9)


def _gear(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    teeth: int,
    turn: float,
    colours: list[tuple[float, str]],
    spokes: int = 5,
) -> None:
    ring = []
    for k in range(teeth):
        a, step = turn + 2 * math.pi * k / teeth, 2 * math.pi / teeth
        for share, far in ((-0.27, 0.88), (-0.2, 1.0), (0.2, 1.0), (0.27, 0.88)):
            ring.append((x + r * far * math.cos(a + share * step), y + r * far * math.sin(a + share * step)))
    c.multiply(c.shift(c.mask(polygon(ring)), 10, 14), "#3c2448", 0.5, soft=9)
    full, hole = c.mask(polygon(ring)), c.mask(ellipse(x, y, r * 0.66))
    arms = c.mask(
        [
            polyline(
                [
                    (x, y),
                    (
                        x + r * 0.72 * math.cos(turn + 2 * math.pi * k / spokes),
                        y + r * 0.72 * math.sin(turn + 2 * math.pi * k / spokes),
                    ),
                ],
                r * 0.15,
            )
            for k in range(spokes)
        ]
    )
    hub = c.mask(ellipse(x, y, r * 0.2))
    body = np.clip(np.maximum(np.maximum(full * (1 - hole), arms * hole), hub), 0, 1).astype(np.float32)
    paint(
        c,
        body,
        list(colours),
        along=("r", x - r * 0.4, y - r * 0.5, r * 1.7),
        volume=max(4, r * 0.07),
        **BRASS,
    )
    paint(c, ellipse(x, y, r * 0.11), ["#fff0d8", "#8a5848"], volume=r * 0.05, wobble=0.2, detail=0.5)
    c.multiply(ellipse(x, y, r * 0.8).outline(2.5), "#4a2040", 0.5)


def _wheels(c: Canvas) -> None:
    _gear(c, 690, 330, 96, 18, 0.1, TEAL)
    _gear(c, 590, 446, 74, 14, 0.16, GOLD)
    _gear(c, 706, 520, 66, 12, 0.4, ROSE)
    _gear(c, 596, 590, 78, 15, 0.02, TEAL)
    rod = polyline([(590, 446), (640, 520), (596, 590)], 12)
    paint(c, rod, ["#fff0dc", "#a88478"], volume=4, **STEEL)
    belt = [line([(690, 234), (760, 240), (800, 300)], 7), line([(690, 426), (760, 420), (800, 380)], 7)]
    paint(c, belt, ["#5c3448", "#34203c"], volume=2, wobble=0.4)


def _boiler(c: Canvas) -> None:
    """Round as a pot, riveted, with a small window full of fire."""
    x, y, r = 304.0, 560.0, 206.0
    legs = [
        polygon([(150, 720), (196, 740), (186, 950), (146, 950)]),
        polygon([(410, 740), (458, 716), (462, 950), (422, 950)]),
    ]
    paint(c, legs, ["#5c3c58", "#3c2448"], volume=9, **BRASS)
    body = ellipse(x, y, r)
    mask = paint(
        c,
        body,
        [(0, "#fbdccb"), (0.35, "#dc9c98"), (0.75, "#a86070"), (1, "#5c3050")],
        along=("r", x - 90, y - 100, r * 1.75),
        volume=88,
        cast=(20, 22, 18, 0.55),
        mottle=0.8,
        **BRASS,
    )
    seams: list[Points] = [
        [(x - 206, y - 60), (x, y - 26), (x + 206, y - 60)],
        [(x - 196, y + 64), (x, y + 104), (x + 196, y + 64)],
        [(x - 66, y - 206), (x - 86, y), (x - 60, y + 206)],
    ]
    c.multiply([line(points, 5) for points in seams], "#5c2848", 0.6, inside=mask)
    rivets: list[tuple[float, float, float, float]] = []
    for k in range(44):
        a = 2 * math.pi * k / 44
        rivets.append((x + 192 * math.cos(a), y + 192 * math.sin(a), 4.6, 1))
    for k in range(-8, 9):
        rivets.append((x + 23 * k, y - 40 + 0.055 * -((23 * k) ** 2) * 0.018 - 0.0006 * (23 * k) ** 2, 4, 1))
        rivets.append((x + 22 * k, y + 116 - 0.0009 * (22 * k) ** 2, 4, 1))
    dots = c.dots(rivets)
    c.multiply(c.shift(dots, 2, 3), "#3c1838", 0.6)
    c.over(dots, "#f4c8b4", 0.95)
    c.screen(c.shift(dots, -1.4, -1.6), "#ffffff", 0.35)
    c.sharpen(c.blur(dots, 2) * 2, 0.8)
    glow(c, x + 20, y + 24, 150, "#ffb060", 0.5)
    paint(c, ellipse(x + 20, y + 24, 74), list(GOLD), volume=14, cast=(6, 9, 7, 0.5), **BRASS)
    fire = paint(
        c,
        ellipse(x + 20, y + 24, 52),
        [(0, "#fff0a0"), (0.5, "#f49048"), (1, "#8a2c3c")],
        along=("r", x + 20, y + 56, 84),
        volume=0,
        wobble=0.3,
    )
    flames = [
        spline(
            [
                (x - 24 + 16 * k, y + 76, 1),
                (x - 30 + 16 * k, y + 40),
                (x - 14 + 15 * k, y - 6 + 10 * (k % 2), 1),
                (x - 4 + 14 * k, y + 40),
                (x - 8 + 16 * k, y + 76, 1),
            ]
        )
        for k in range(5)
    ]
    paint(c, c.mask(flames) * fire, ["#f4a050", "#fff0a8"], volume=4, wobble=0.8)
    bars = [polyline([(x - 32 + 26 * k, y - 36), (x - 32 + 26 * k, y + 84)], 6) for k in range(5)]
    c.over(bars, "#4a2440", 0.85, inside=fire)
    c.screen(
        spline(
            [(x - 150, y - 40), (x - 116, y - 124), (x - 50, y - 166), (x - 96, y - 112), (x - 128, y - 36)]
        ),
        "#fff8ec",
        0.5,
        soft=7,
        inside=mask,
    )
    dome = spline(
        [(x - 50, y - 196, 1), (x - 46, y - 240), (x, y - 262), (x + 46, y - 240), (x + 50, y - 196, 1)]
    )
    paint(c, dome, list(GOLD), along=("x", x - 52, x + 54), volume=22, **BRASS)
    whistle = [rectangle(x - 8, y - 292, 16, 34), ellipse(x, y - 296, 14, 9)]
    paint(c, whistle, list(TEAL), volume=5, **STEEL)


def _dial(c: Canvas, x: float, y: float, r: float, needle: float) -> None:
    paint(c, ellipse(x, y, r), list(TEAL), volume=r * 0.25, cast=(4, 6, 5, 0.5), **STEEL)
    paint(c, ellipse(x, y, r * 0.76), ["#fffaf0", "#e8d4cc"], volume=3, wobble=0.2, detail=0.6)
    ticks = [
        polyline(
            [
                (x + r * 0.66 * math.cos(a), y + r * 0.66 * math.sin(a)),
                (x + r * 0.5 * math.cos(a), y + r * 0.5 * math.sin(a)),
            ],
            2.4,
        )
        for a in np.arange(2.5, 7.0, 0.45)
    ]
    c.multiply(ticks, "#4a2c48", 0.85)
    c.over(
        spline(
            [
                (x - 4 * math.sin(needle), y + 4 * math.cos(needle), 1),
                (x + r * 0.6 * math.cos(needle), y + r * 0.6 * math.sin(needle), 1),
                (x + 4 * math.sin(needle), y - 4 * math.cos(needle), 1),
            ]
        ),
        "#c43a4a",
        0.95,
    )
    c.over(ellipse(x, y, r * 0.12), "#4a2c48")
    c.sharpen(ellipse(x, y, r), 0.7)


def _gauges(c: Canvas) -> None:
    for x, y, r, needle in (
        (404, 360, 40, 5.9),
        (480, 414, 31, 4.2),
        (64, 640, 31, 5.2),
        (204, 862, 27, 3.4),
    ):
        _dial(c, x, y, r, needle)
    panel = rectangle(520, 690, 220, 60)
    paint(c, panel, list(TEAL), volume=6, cast=(6, 8, 6, 0.5), **STEEL)
    for k in range(6):
        x = 542 + 35 * k
        paint(
            c,
            ellipse(x, 714, 10),
            [("#ffe090", "#d8a448"), ("#f4a8a0", "#c43a5a"), ("#c4ecd8", "#5ca08c")][k % 3],
            volume=4,
            wobble=0.2,
            detail=0.6,
        )
        lever = [
            polyline([(x, 740), (x + (6 if k % 2 else -7), 724)], 4),
            ellipse(x + (7 if k % 2 else -8), 722, 4),
        ]
        c.over(lever, "#fff0dc", 0.9)


def _platforms(c: Canvas) -> None:
    """Gangways with railings, and ladders between them."""
    for x, y, wide in ((-20, 600, 140), (500, 660, 290), (190, 330, 260)):
        deck = polygon([(x, y), (x + wide, y), (x + wide, y + 13), (x, y + 13)])
        paint(c, deck, ["#d8b0a0", "#8a5c68"], volume=3, cast=(5, 10, 7, 0.45), **BRASS)
    rails: list[Shape] = [polyline([(508, 612), (780, 612)], 4)] + [
        polyline([(512 + 52 * k, 612), (512 + 52 * k, 660)], 4) for k in range(6)
    ]
    rails += [polyline([(-10, 552), (116, 552)], 4)] + [
        polyline([(10 + 52 * k, 552), (10 + 52 * k, 600)], 4) for k in range(3)
    ]
    paint(c, rails, ["#fff0d8", "#b08878"], volume=1.5, wobble=0.2, detail=0.6, rim="#ffffff", rim_width=1.4)
    rungs = [polyline([(14, 620 + 28 * k), (44, 620 + 28 * k)], 4) for k in range(12)]
    sides = [polyline([(12, 606), (12, 950)], 5), polyline([(46, 606), (46, 950)], 5)]
    paint(
        c,
        [*rungs, *sides],
        ["#e8c8a8", "#8a5c58"],
        volume=1.5,
        wobble=0.25,
        detail=0.5,
        rim="#fff6e4",
        rim_width=1.4,
    )


def _horn(c: Canvas) -> None:
    """The whole works ends in a brass horn, which bows down to a flowerpot."""
    tube = line([(424, 688), (490, 712), (570, 712), (636, 740), (652, 800)], 46)
    horn = spline([(622, 780, 1), (676, 778, 1), (690, 830), (728, 876, 1), (572, 882, 1), (612, 832)])
    paint(
        c,
        [tube, horn],
        [(0, "#fff0c8"), (0.4, "#e8b878"), (0.75, "#c08058"), (1, "#7c4a4c")],
        along=("x", 570, 730),
        volume=24,
        cast=(8, 12, 10, 0.5),
        **BRASS,
    )
    paint(c, ellipse(426, 690, 19, 40, 16), list(GOLD), volume=7, cast=(-4, 8, 6, 0.4), **BRASS)
    paint(
        c,
        ellipse(650, 880, 80, 19),
        ["#fff0c8", "#c89058"],
        volume=5,
        wobble=0.3,
        rim="#ffffff",
        rim_width=2.5,
    )
    paint(c, ellipse(650, 880, 66, 13), ["#5c3440", "#8a5448"], volume=3, wobble=0.3)
    for x, y, wide in ((474, 708, 58), (648, 790, 66)):
        paint(
            c,
            ellipse(x, y, 9 if wide < 60 else wide * 0.5, wide * 0.5 if wide < 60 else 9, 8),
            list(GOLD),
            volume=4,
            **BRASS,
        )


def _man(
    c: Canvas,
    x: float,
    y: float,
    tall: float,
    coat: Colour,
    flip: float,
    arms: list[Points],
    hat: str = "cap",
    back: bool = True,
) -> None:
    wears = Clothes(
        coat=coat,
        hair="#4a2c34",
        legs="#3c2c48",
        hat="cap" if hat == "cap" else "bowler" if hat == "bowler" else None,
        hat_colour="#3c4a68" if hat == "cap" else "#34283c",
    )
    figure(c, x, y, tall, wears, flip=flip, arms=arms, back=back, rim="#fff6e4", shadow=False)


def _crew(c: Canvas) -> None:
    """They shovel, oil, pull, read the plan, listen; one beats a bell because it is coming."""
    up: Points = [(8, -67), (20, -78), (26, -94)]
    out: Points = [(8, -67), (22, -62), (34, -56)]
    down: Points = [(8, -67), (18, -50), (24, -38)]
    _man(c, 214, 330, 92, "#3f7a78", -1, [up, out])
    can = [polygon([(146, 264), (184, 258), (186, 290), (150, 294)]), polyline([(150, 282), (122, 266)], 6)]
    paint(c, can, list(TEAL), volume=5, **STEEL)
    drops = [line([(118 - 3 * k, 276 + 12 * k), (116 - 3 * k, 286 + 12 * k)], 2.6) for k in range(5)]
    c.over(drops, "#e8f8f4", 0.9)
    _man(c, 296, 330, 86, "#c86a60", 1, [down, out], "bowler")
    _man(c, 392, 330, 90, "#e0b070", -1, [up, down])
    _man(c, 80, 600, 96, "#a84c60", 1, [up, out])
    _man(c, 544, 660, 92, "#e8c8a0", 1, [up, out], "bowler")
    _man(c, 618, 660, 88, "#3c5c7c", -1, [out, down])
    plan = polygon([(548, 586), (612, 580), (624, 690), (560, 694)])
    paint(c, plan, ["#fffaf0", "#e0d0cc"], volume=4, wobble=0.5, detail=0.6, cast=(4, 6, 4, 0.4))
    flower = [
        ellipse(586 + 11 * math.cos(a), 622 + 11 * math.sin(a), 6).outline(1.8)
        for a in np.arange(0, 6.2, 1.05)
    ]
    c.multiply(
        [
            *flower,
            ellipse(586, 622, 5).outline(1.8),
            line([(587, 630), (590, 654), (588, 678)], 1.8),
            line([(589, 660), (602, 650)], 1.8),
        ],
        "#3c5c8c",
        0.85,
    )
    _man(c, 712, 660, 94, "#3f7a78", 1, [up, down])
    bell = spline([(740, 540, 1), (752, 538, 1), (762, 566), (770, 578, 1), (724, 580, 1), (732, 566)])
    paint(c, bell, list(GOLD), volume=6, **BRASS)
    _man(c, 116, 960, 118, "#c86a60", 1, [out, down])
    coals = [
        ellipse(24 + 19 * (k % 5) + 8 * (k // 5), 972 - 15 * (k // 5), 13, 11, 20 * k) for k in range(13)
    ]
    for coal in coals:
        paint(c, coal, ["#7c6078", "#34223c"], volume=6, wobble=1, rim="#f0d8d8", rim_width=1.8, detail=0.5)
    shovel = [
        polyline([(132, 902), (196, 914)], 6),
        polygon([(190, 900), (230, 904), (232, 926), (194, 926)]),
    ]
    paint(c, shovel, ["#a87858", "#5c4048"], volume=3, **STEEL)
    _man(c, 330, 968, 120, "#3c5c7c", -1, [up, out])
    _man(c, 262, 976, 124, "#e0b070", 1, [out, up], "bowler")


def _daisy(c: Canvas) -> None:
    x, y = 650.0, 1010.0
    glow(c, x, y - 50, 120, "#fffbe8", 0.7)
    c.multiply(ellipse(x + 6, 1098, 66, 13), "#2c1838", 0.65, soft=6)
    pot = spline([(x - 44, 1024, 1), (x + 44, 1024, 1), (x + 33, 1094), (x, 1100), (x - 33, 1094)])
    paint(c, pot, ["#d88a70", "#a85048", "#6c2c40"], volume=16, **BRASS)
    paint(
        c,
        polygon([(x - 50, 1012), (x + 50, 1012), (x + 47, 1034), (x - 47, 1034)]),
        ["#e8a084", "#a85048"],
        volume=6,
        cast=(0, 5, 4, 0.5),
        **BRASS,
    )
    paint(c, ellipse(x, 1012, 48, 8), ["#5c3c40", "#3c2438"], volume=3, wobble=0.6)
    paint(
        c,
        line([(x, 1012), (x - 4, 980), (x + 2, 950)], 6),
        ["#7ca060", "#44683c"],
        volume=2,
        wobble=0.3,
        detail=0.6,
    )
    leaf = [
        spline([(x - 2, 996, 1), (x - 22, 976), (x - 38, 982, 1), (x - 20, 996)]),
        spline([(x - 2, 990, 1), (x + 18, 972), (x + 34, 974, 1), (x + 18, 990)]),
    ]
    paint(c, leaf, ["#8cb068", "#44683c"], volume=4, wobble=0.3, detail=0.6, rim="#f0ffd0", rim_width=1.6)
    petals = [
        spline(
            [
                (x + 2, 938, 1),
                (x + 2 + 20 * math.cos(a - 0.22), 938 + 17 * math.sin(a - 0.22)),
                (x + 2 + 34 * math.cos(a), 938 + 29 * math.sin(a)),
                (x + 2 + 20 * math.cos(a + 0.22), 938 + 17 * math.sin(a + 0.22)),
            ]
        )
        for a in np.arange(0, 6.28, 0.483)
    ]
    paint(
        c,
        petals,
        ["#ffffff", "#e8dce4"],
        volume=3,
        wobble=0.3,
        detail=0.75,
        rim="#ffffff",
        rim_width=1.6,
        cast=(2, 3, 3, 0.3),
    )
    paint(c, ellipse(x + 2, 937, 11, 10), ["#ffe070", "#e0a038"], volume=4, wobble=0.3, detail=0.75)


def _child(c: Canvas) -> None:
    """Kneels before the pot, hands on the knees, and waits no longer."""
    m: Manner = {
        "wobble": 0.4,
        "detail": 0.7,
        "rim": "#fff8ec",
        "rim_width": 3,
        "shading": 0.62,
        "dark": "#3c2048",
        "light": (0.6, -0.7),
    }
    x, y = 486.0, 1110.0
    c.multiply(ellipse(x - 4, y + 2, 96, 15), "#2c1838", 0.65, soft=7)
    shins = [line([(x - 60, y - 12), (x - 10, y - 8), (x + 30, y - 12)], 22), ellipse(x - 74, y - 12, 18, 13)]
    paint(c, shins, ["#e8b090", "#b0746c"], volume=8, **m)
    paint(
        c,
        [
            spline(
                [(x - 94, y - 16, 1), (x - 72, y - 30), (x - 56, y - 20), (x - 58, y + 2, 1), (x - 90, y + 2)]
            )
        ],
        ["#5c4a78", "#34284c"],
        volume=6,
        **m,
    )
    dress = spline(
        [
            (x - 26, y - 136, 1),
            (x + 6, y - 140),
            (x + 24, y - 118),
            (x + 34, y - 70),
            (x + 50, y - 20, 1),
            (x - 10, y - 8),
            (x - 72, y - 22, 1),
            (x - 56, y - 70),
            (x - 40, y - 114),
        ]
    )
    cloth = paint(c, dress, ["#4f9490", "#2c6068", "#1c4450"], volume=24, angle=76, **m)
    c.multiply(
        [line([(x - 20, y - 84), (x - 40, y - 22)], 5), line([(x + 8, y - 80), (x + 14, y - 14)], 5)],
        "#123440",
        0.5,
        soft=2.5,
        inside=cloth,
    )
    arm = spline(
        [
            (x - 2, y - 126, 1),
            (x + 18, y - 118),
            (x + 40, y - 82),
            (x + 58, y - 54),
            (x + 50, y - 40),
            (x + 30, y - 54),
            (x + 4, y - 88),
        ]
    )
    paint(c, arm, ["#5ca49c", "#2c6068"], volume=8, **m)
    paint(c, ellipse(x + 56, y - 44, 12, 10, 20), ["#f0bc9c", "#b87c70"], volume=5, **m)
    head = spline(
        [
            (x - 42, y - 168),
            (x - 38, y - 206),
            (x - 6, y - 222),
            (x + 30, y - 210),
            (x + 40, y - 182),
            (x + 44, y - 170),
            (x + 38, y - 164),
            (x + 34, y - 148),
            (x + 10, y - 136),
            (x - 24, y - 142),
        ]
    )
    paint(c, head, [(0, "#f8cca8"), (1, "#c88c78")], volume=18, **m)
    hair = spline(
        [
            (x + 26, y - 206, 1),
            (x + 10, y - 226),
            (x - 24, y - 222),
            (x - 50, y - 196),
            (x - 52, y - 152),
            (x - 34, y - 134),
            (x - 14, y - 146),
            (x - 4, y - 174),
            (x + 14, y - 190),
        ]
    )
    locks = paint(c, hair, ["#8a4a34", "#4a2430"], volume=14, **m)
    c.screen(
        [
            line(
                [
                    (x + 4 - 9 * k, y - 218 + 2 * k),
                    (x - 10 - 8 * k, y - 190 + 6 * k),
                    (x - 18 - 5 * k, y - 156 + 3 * k),
                ],
                2.2,
            )
            for k in range(5)
        ],
        "#f0b890",
        0.4,
        inside=locks,
    )
    c.over(line([(x + 20, y - 184), (x + 27, y - 180), (x + 33, y - 184)], 2.6), "#4a2430")
    c.over(line([(x + 28, y - 156), (x + 35, y - 157)], 2.4), "#a85058", 0.9)
    c.screen(ellipse(x + 18, y - 166, 9, 7), "#f08878", 0.3, soft=4)
    bow = [
        spline([(x - 40, y - 200, 1), (x - 66, y - 216), (x - 70, y - 192, 1)]),
        spline([(x - 40, y - 200, 1), (x - 36, y - 228), (x - 16, y - 222, 1)]),
    ]
    paint(c, bow, ["#f0d090", "#c08858"], volume=5, **m)
