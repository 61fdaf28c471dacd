"""A tram stands on a beach in the mist; the tide is at its wheels and the passengers read on."""

import random
from collections.abc import Callable

import numpy as np

from art import pixels
from art.canvas import Canvas
from art.colour import Colour, Pixels, gradient, mix
from art.light import fog, glow, ripple
from art.motifs.figure import Clothes, figure
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="72n109qe",
    slug="last-stop",
    seed=403,
    palette="P6",
    horizon="low",
    reach="middle",
    hour="day",
    mood="comic",
    description="A tram with reading passengers stands on a beach in shallow water; a child looks out of a "
    "window and a woman waits at the stop.",
    clues=("Denial", "It will pass", "End of the line", "Nobody looks up"),
    motifs=("journeys", "water", "waiting", "thresholds"),
    light=(0.5, -0.75),
    shadow="#24384a",
    warmth="#fff6dc",
    grade=("#24384a", "#fff3d4", 0.06),
    contrast=0.18,
    vignette=0.3,
)

HORIZON = 628
Placing = Callable[[Points], list[tuple[float, ...]]]
COAT: Manner = {"wobble": 0.35, "detail": 0.45, "angle": 6}


def draw(c: Canvas) -> None:
    """Mist and breakers; the tram from roof to wheels, its people; its image in the water; the stop."""
    _shore(c)
    _body(c)
    _front(c)
    for k, s in enumerate((0.06, 0.23, 0.42, 0.63, 0.86)):
        _window(c, s, s + (0.125, 0.14, 0.155, 0.17, 0.19)[k], k)
    _roof(c)
    _wheels(c)
    _reflection(c)
    _breakers(c)
    _stop(c)


def _side(s: float, v: float) -> tuple[float, float]:
    """A place on the tram's side: `s` lengths behind its front corner, `v` from roof 0 to ground 1."""
    away = 1196 * (1 - 1 / (1 + s))
    top, foot = 330 + 0.25 * away, 806 - 0.148 * away
    return 496 - away, top + (foot - top) * v


def _face(t: float, v: float) -> tuple[float, float]:
    """A place on its front: `t` from the near corner 0 to the far one 1."""
    bulge = 10 * (1 - (2 * t - 1) ** 2)
    top, foot = 330 + 44 * t - bulge, 806 - 34 * t + bulge
    return 496 + 196 * t, top + (foot - top) * v


def _panel(s0: float, s1: float, v0: float, v1: float) -> Shape:
    return polygon([_side(s0, v0), _side(s1, v0), _side(s1, v1), _side(s0, v1)])


def _shore(c: Canvas) -> None:
    c.background([(0, "#8fa8a6"), (0.3, "#b9c8bd"), (0.5, "#e6e4d0"), (0.56, "#f6f1de")], angle=-4)
    for points, tone in (
        ([(-40, 560), (60, 520), (170, 536), (300, 590), (420, 640), (-40, 640)], "#b4c2b6"),
        ([(520, 640), (610, 602), (700, 590), (820, 560), (820, 640)], "#c3cdbf"),
    ):
        paint(c, spline([(*p, 1) for p in points]), [tone, "#dfe0cc"], volume=6, shading=0.25, wobble=2)
    sea = c.mask(rectangle(-5, HORIZON, 780, 560))
    depth = np.clip((c.y - HORIZON) / 520 + (c.noise(200, 8, 5, wide=2.4, tall=0.18) - 0.5) * 0.3, 0, 1)
    c.over(sea, gradient(depth, ["#e4e6d6", "#b5c7c0", "#8fa8a6", "#7f9593", "#5d7478"]))
    c.direct(sea, 0)
    for k in range(7):
        ripple(c, 640 - k * 30, HORIZON + 12 + k * 9, 240 + 20 * k, "#fffaf0", 0.8, 60 + k, thin=2 + k * 0.3)
    fog(c, HORIZON - 10, 46, "#f4f0e0", 0.75)


def _body(c: Canvas) -> None:
    c.multiply(
        polygon([_side(-0.01, 0.98), _side(1.5, 0.98), (-60, 770), (430, 850), (700, 812), _face(1, 0.97)]),
        "#24384a",
        0.7,
        soft=12,
    )
    under = polygon(
        [_side(0, 0.8), _side(1.4, 0.8), _side(1.4, 0.97), _side(0, 0.97), _face(1, 0.97), _face(1, 0.8)]
    )
    paint(c, under, ["#2a3440", "#1c2632"], volume=4, **COAT)
    paint(
        c,
        _panel(0, 1.4, 0.04, 0.9),
        ["#e9e4cf", "#d8d6c2", "#b9bfb2"],
        along=("x", 520, -60),
        volume=10,
        shading=0.4,
        ink=0.2,
        **COAT,
    )
    paint(
        c,
        _panel(0, 1.4, 0.57, 0.88),
        ["#8fb0ac", "#6c9090", "#4f7074"],
        along=("x", 520, -60),
        volume=8,
        shading=0.5,
        **COAT,
    )
    paint(c, _panel(-0.002, 1.4, 0.535, 0.575), ["#d8402f", "#b23630"], volume=3, shading=0.4, **COAT)
    for s in (0.02, 0.205, 0.39, 0.6, 0.835, 1.1):
        c.multiply(polyline([_side(s, 0.59), _side(s, 0.87)], 3), "#2f4a52", 0.55)
    rust = smoothstep(c.noise(40, 15, 4, wide=0.5, tall=2), 0.6, 0.75) * c.mask(_panel(0, 1.4, 0.6, 0.9))
    c.multiply(rust, "#a87a62", 0.4)


def _front(c: Canvas) -> None:
    edge = [_face(t / 8, 0.02) for t in range(9)] + [_face(t / 8, 0.92) for t in range(8, -1, -1)]
    paint(
        c,
        polygon(edge),
        ["#fffaf0", "#f1ebd6", "#d8d6c0"],
        volume=26,
        shading=0.5,
        rim="#ffffff",
        rim_width=4,
        ink=0.2,
        **COAT,
    )
    low = [_face(t / 8, 0.575) for t in range(9)] + [_face(t / 8, 0.9) for t in range(8, -1, -1)]
    paint(c, polygon(low), ["#a9c6c0", "#88aaa6", "#6f9292"], volume=20, shading=0.5, **COAT)
    stripe = [_face(t / 8, 0.535) for t in range(9)] + [_face(t / 8, 0.58) for t in range(8, -1, -1)]
    paint(c, polygon(stripe), ["#e04a38", "#d8402f"], volume=4, **COAT)
    for t0, t1 in ((0.08, 0.3), (0.34, 0.68), (0.72, 0.93)):
        pane = polygon([_face(t0, 0.2), _face(t1, 0.2), _face(t1, 0.49), _face(t0, 0.49)])
        paint(c, pane, ["#41565e", "#7d979a", "#b9c8bf"], volume=5, shading=0.5, cast=(2, 3, 3, 0.4), **COAT)
        x, y = _face(t0 + 0.03, 0.22)
        c.screen(polygon([(x, y), (x + 22, y), (x + 6, y + 110), (x - 2, y + 110)]), "#fffaf0", 0.25, soft=3)
    x, y = _face(0.51, 0.49)
    driver = [
        spline([(x - 30, y, 1), (x - 24, y - 34), (x, y - 46), (x + 24, y - 34), (x + 28, y, 1)]),
        ellipse(x + 2, y - 62, 17, 20),
    ]
    paint(c, driver, ["#2f3e48", "#22303c"], volume=6, **COAT)
    c.over(
        spline(
            [(x - 20, y - 70, 1), (x - 14, y - 86), (x + 14, y - 88), (x + 22, y - 72), (x + 28, y - 66, 1)]
        ),
        "#1b2630",
    )
    sign = polygon([_face(0.3, 0.07), _face(0.72, 0.07), _face(0.72, 0.16), _face(0.3, 0.16)])
    paint(c, sign, ["#2a3440", "#3a4854"], volume=3, **COAT)
    c.over(
        polygon([_face(0.34, 0.085), _face(0.68, 0.085), _face(0.68, 0.145), _face(0.34, 0.145)]),
        "#f3eed8",
        0.95,
    )
    lx, ly = _face(0.5, 0.71)
    paint(c, ellipse(lx, ly, 33, 35), ["#c9c4a8", "#6f7a74"], volume=5, cast=(-3, 6, 6, 0.5), **COAT)
    paint(
        c,
        ellipse(lx, ly, 25, 27),
        ["#fffdf0", "#ffeeb8", "#e8cf90"],
        along=("r", lx, ly, 30),
        volume=6,
        shading=0.3,
        **COAT,
    )
    glow(c, lx, ly, 130, "#fff1c4", 0.5)
    bumper = [_face(t / 8, 0.865) for t in range(9)] + [_face(t / 8, 0.915) for t in range(8, -1, -1)]
    paint(c, polygon(bumper), ["#48565c", "#222e38"], volume=6, rim="#f6f0dc", rim_width=2, **COAT)


def _window(c: Canvas, s0: float, s1: float, who: int) -> None:
    """One window and who sits in it; `at` maps 0..1 across (towards the front) and down."""

    def at(points: Points) -> list[tuple[float, ...]]:
        return [(*_side(s1 + (s0 - s1) * p[0], 0.19 + 0.315 * p[1]), *p[2:]) for p in points]

    frame = polygon(at([(-0.05, -0.05), (1.05, -0.05), (1.05, 1.06), (-0.05, 1.06)]))
    paint(c, frame, ["#54656a", "#3a4a54"], volume=3, **COAT)
    pane = paint(
        c,
        polygon(at([(0, 0), (1, 0), (1, 1), (0, 1)])),
        ["#fff3cc", "#f2e2b4", "#cdbf98"],
        volume=8,
        shading=0.5,
        dark="#7a6a58",
        **COAT,
    )
    (_paper, _book, _child, _paper, _asleep)[who](c, at, pane, who)
    c.screen(polygon(at([(0.06, 0), (0.34, 0), (0.1, 1), (-0.1, 1)])), "#ffffff", 0.28, soft=3, inside=pane)
    c.multiply(polygon(at([(0, 0), (1, 0), (1, 0.1), (0, 0.1)])), "#6a6a60", 0.5, soft=3, inside=pane)


def _bust(
    c: Canvas, at: Placing, pane: Pixels, coat: str, hair: str, head: tuple[float, float] = (0.4, 0.42)
) -> None:
    u, v = head
    body = spline(
        at(
            [
                (u - 0.36, 1.1, 1),
                (u - 0.3, v + 0.38),
                (u - 0.06, v + 0.2),
                (u + 0.1, v + 0.24),
                (u + 0.22, v + 0.44),
                (u + 0.24, 1.1, 1),
            ]
        )
    )
    skull = spline(
        at(
            [
                (u - 0.14, v + 0.08),
                (u - 0.17, v - 0.08),
                (u - 0.08, v - 0.2),
                (u + 0.06, v - 0.19),
                (u + 0.13, v - 0.06),
                (u + 0.19, v + 0.04),
                (u + 0.12, v + 0.08),
                (u + 0.1, v + 0.18),
                (u + 0.02, v + 0.3),
                (u - 0.1, v + 0.3),
            ]
        )
    )
    cloth: list[Colour] = [coat, mix(coat, "#1c2632", 0.4)]
    paint(c, body, cloth, volume=7, inside=pane, **COAT)
    paint(c, skull, ["#e2b694", "#c08f74"], volume=5, inside=pane, **COAT)
    top = spline(
        at(
            [
                (u - 0.12, v + 0.16),
                (u - 0.2, v - 0.06),
                (u - 0.1, v - 0.24),
                (u + 0.08, v - 0.22),
                (u + 0.12, v - 0.1),
                (u - 0.02, v - 0.06),
                (u - 0.05, v + 0.1),
            ]
        )
    )
    paint(c, top, hair, volume=4, inside=pane, **COAT)


def _paper(c: Canvas, at: Placing, pane: Pixels, who: int) -> None:
    """A newspaper held up, a cap above it."""
    coat, hair = ("#3d5560", "#d9d3c4") if who == 0 else ("#7a4a40", "#2b2a30")
    _bust(c, at, pane, coat, hair, (0.34, 0.44))
    cap = spline(at([(0.1, 0.3, 1), (0.16, 0.14), (0.36, 0.1), (0.48, 0.22), (0.62, 0.3, 1)]))
    paint(c, cap, "#2f3f4a", volume=4, inside=pane, **COAT)
    for quad in (
        [(0.5, 0.36), (0.74, 0.3), (0.76, 0.92), (0.52, 1)],
        [(0.74, 0.3), (0.98, 0.38), (1, 1), (0.76, 0.92)],
    ):
        paint(
            c, polygon(at(quad)), ["#fffdf2", "#dcd9c8"], volume=5, cast=(-3, 3, 3, 0.4), inside=pane, **COAT
        )
    rows = [polyline(at([(0.55, 0.46 + k * 0.08), (0.72, 0.42 + k * 0.08)]), 2.4) for k in range(6)]
    rows += [polyline(at([(0.79, 0.44 + k * 0.08), (0.95, 0.48 + k * 0.08)]), 2.4) for k in range(6)]
    c.over(rows, "#8a8f8a", 0.8, inside=pane)


def _book(c: Canvas, at: Placing, pane: Pixels, who: int) -> None:
    _bust(c, at, pane, "#a8584a", "#6a3a2c")
    paint(
        c,
        spline(at([(0.16, 0.2), (0.3, 0.06), (0.52, 0.16), (0.5, 0.26), (0.28, 0.3)])),
        "#c9b48a",
        volume=4,
        inside=pane,
        **COAT,
    )
    for quad in (
        [(0.62, 0.62), (0.78, 0.54), (0.84, 0.86), (0.68, 0.94)],
        [(0.78, 0.54), (0.94, 0.6), (1, 0.9), (0.84, 0.86)],
    ):
        paint(
            c, polygon(at(quad)), ["#fffaf0", "#cfc6a8"], volume=3, cast=(-2, 3, 3, 0.4), inside=pane, **COAT
        )


def _child(c: Canvas, at: Placing, pane: Pixels, who: int) -> None:
    """A child kneels on the seat, both palms on the glass."""
    body = spline(at([(0.2, 1.1, 1), (0.24, 0.78), (0.5, 0.68), (0.76, 0.78), (0.8, 1.1, 1)]))
    arms = [
        line(at([(0.3, 0.86), (0.14, 0.7), (0.16, 0.52)]), 13),
        line(at([(0.7, 0.86), (0.88, 0.7), (0.84, 0.5)]), 13),
    ]
    paint(c, [body, *arms], ["#e04a38", "#b23630"], volume=5, inside=pane, **COAT)
    paint(
        c,
        spline(
            at(
                [
                    (0.28, 0.48),
                    (0.36, 0.26),
                    (0.64, 0.26),
                    (0.72, 0.48),
                    (0.64, 0.68),
                    (0.5, 0.73),
                    (0.36, 0.68),
                ]
            )
        ),
        ["#efc4a0", "#d39c7c"],
        volume=7,
        inside=pane,
        **COAT,
    )
    paint(
        c,
        spline(
            at(
                [
                    (0.25, 0.5),
                    (0.3, 0.24),
                    (0.5, 0.16),
                    (0.7, 0.24),
                    (0.75, 0.5),
                    (0.66, 0.38),
                    (0.5, 0.34),
                    (0.34, 0.4),
                ]
            )
        ),
        "#4a2f28",
        volume=4,
        inside=pane,
        **COAT,
    )
    eyes = [line(at([(u - 0.035, 0.5), (u, 0.52), (u + 0.035, 0.5)]), 3) for u in (0.41, 0.61)]
    c.over(eyes, "#2a2024")
    c.multiply(line(at([(0.47, 0.57), (0.51, 0.6), (0.54, 0.57)]), 2.6), "#8a4a3c", 0.7, soft=1)
    left, right, breath = at([(0.16, 0.5), (0.84, 0.48), (0.5, 0.62)])
    c.screen(ellipse(breath[0], breath[1], 26, 18), "#ffffff", 0.35, soft=7, inside=pane)
    hands = [ellipse(hand[0], hand[1], 8, 9) for hand in (left, right)]
    paint(c, hands, "#f4d0b0", volume=3, inside=pane, **COAT)


def _asleep(c: Canvas, at: Placing, pane: Pixels, who: int) -> None:
    _bust(c, at, pane, "#55707a", "#b9b4a6", (0.5, 0.56))


def _roof(c: Canvas) -> None:
    roof = [
        _side(1.4, 0.06),
        _side(1.4, -0.05),
        _side(0.05, -0.06),
        _side(-0.01, -0.02),
        _face(0.4, -0.05),
        _face(0.9, -0.01),
        _face(1.02, 0.05),
        _face(0.5, 0.035),
        _side(0, 0.055),
    ]
    paint(
        c,
        spline([(*p, 1) for p in roof]),
        ["#7f9593", "#5b7076", "#3d4f58"],
        volume=10,
        shading=0.6,
        rim="#fffaf0",
        rim_width=4,
        **COAT,
    )
    pole = line([(300, 372), (250, 300), (180, 206)], 6)
    paint(c, [pole, ellipse(176, 202, 9)], ["#3a4854", "#26323c"], volume=2, detail=0.6, wobble=0.3)
    wire = [(180, 200), (226, 160), (262, 180), (250, 222), (216, 214), (232, 170), (300, 140), (350, 168)]
    c.over(line(wire, 3.2), "#3a4854", 0.9)
    x, y = 352, 318
    gull = spline(
        place(
            [
                (-36, 10, 1),
                (-14, 0),
                (4, -14),
                (14, -26),
                (24, -28),
                (30, -20),
                (40, -17, 1),
                (29, -13),
                (24, 2),
                (8, 14),
                (-14, 14),
            ],
            x,
            y,
            1.1,
        )
    )
    paint(c, gull, ["#fffdf4", "#cdd3cc"], volume=8, detail=0.6, rim="#ffffff", wobble=0.4)
    c.over(spline(place([(-40, 8, 1), (-16, -2), (6, -4), (2, 6), (-16, 9)], x, y, 1.1)), "#7d8f92", 0.9)
    c.over(polyline(place([(30, -19), (41, -17)], x, y, 1.1), 5), "#e0913a")
    c.over([polyline(place([(u, 12), (u + 1, 24)], x, y, 1.1), 3) for u in (0, 9)], "#d98a3a")


def _wheels(c: Canvas) -> None:
    for s, size in ((0.12, 44), (0.27, 38), (0.8, 26), (0.95, 24)):
        x, y = _side(s, 0.935)
        paint(
            c,
            ellipse(x, y, size * 0.78, size),
            ["#4a565c", "#1f2a34"],
            volume=7,
            rim="#d9d8c4",
            rim_width=2,
            detail=0.5,
        )
        paint(c, ellipse(x, y, size * 0.3, size * 0.38), ["#8a938e", "#3d4a52"], volume=3, detail=0.5)


def _reflection(c: Canvas) -> None:
    """Everything above the water line turned over, swimming in the wet."""
    level = np.where(c.x < 496, 800 - 0.148 * (496 - c.x), 800 - 0.17 * (c.x - 496))
    down = np.asarray((2 * level - 2 * c.y) * c.scale, np.float32)
    sway = (c.noise(30, 5, 3, wide=3.2, tall=0.3) - 0.5) * np.float32(44 * c.scale)
    image = pixels.warp(c.picture, np.asarray(sway, np.float32), down)
    wet = smoothstep(c.y - level, -2, 8) * (1 - smoothstep(c.y - level, 120, 330))
    bars = 0.35 + 0.65 * smoothstep(c.noise(24, 12, 3, wide=3.4, tall=0.26), 0.3, 0.62)
    c.over(np.asarray(wet * bars, np.float32), mix("#7f9593", "#dfe0cc", 0.2), 0.3)
    c.over(np.asarray(wet * bars, np.float32), np.clip(image * 0.86, 0, 1).astype(np.float32), 0.72)


def _breakers(c: Canvas) -> None:
    """Tongues of the tide run in from the right, and lap at the tram."""
    for k, s in enumerate((0.05, 0.2, 0.4, 0.7)):
        x, y = _side(s, 1.0)
        ripple(c, x, y + 6, 90, "#fffaf0", 0.95, 80 + k, thin=4)
    ripple(c, 600, 800, 130, "#fffaf0", 0.95, 90, thin=5)
    tongues: list[list[tuple[float, float]]] = [
        [(820, 856), (690, 872), (590, 902), (470, 896), (380, 930), (250, 924), (140, 956), (-40, 950)],
        [(820, 1000), (640, 1004), (520, 1050), (380, 1030), (250, 1080), (100, 1070), (-40, 1112)],
    ]
    for k, edge in enumerate(tongues):
        lower = [(x, y + 16 + 10 * k + 7 * ((i + k) % 3)) for i, (x, y) in enumerate(edge)]
        foam = spline([*edge, *reversed(lower)])
        c.multiply(c.shift(c.mask(foam), 0, 14), "#3d5a62", 0.5, soft=9)
        paint(c, foam, ["#ffffff", "#e6eadc"], volume=7, shading=0.5, angle=4, wobble=3, dark="#8fa8a6")
        lace = smoothstep(c.noise(20, 33 + k, 2, wide=2, tall=0.7), 0.56, 0.62)
        band = c.mask(spline([*[(x, y - 60 - 16 * k) for x, y in edge], *reversed(edge)]), 12)
        c.over(lace * band, "#fffaf0", 0.55)
    sand = c.mask(spline([*tongues[1], (-40, 1220, 1), (820, 1220, 1)]))
    c.over(
        c.shift(sand, 0, 34),
        gradient(np.clip((c.y - 1020) / 160, 0, 1), ["#b9b296", "#cbbf9c", "#a3977c"]),
        0.75,
        soft=6,
    )
    chance = random.Random(8)
    pebbles = [
        ellipse(
            chance.uniform(20, 740), chance.uniform(1104, 1146), chance.uniform(3, 8), chance.uniform(2, 5)
        )
        for _ in range(26)
    ]
    paint(c, pebbles, ["#8a8674", "#5d6060"], volume=2, cast=(-3, 3, 2, 0.5), detail=0.5)


def _stop(c: Canvas) -> None:
    """The stop on its pole, a woman who waits beside it, and a bucket afloat."""
    paint(
        c,
        polyline([(664, 1010), (660, 520)], 9),
        ["#4a565c", "#2a3440"],
        along=("x", 656, 670),
        volume=3,
        detail=0.6,
        wobble=0.3,
        rim="#fffaf0",
        rim_width=2,
    )
    paint(
        c,
        ellipse(659, 506, 40, 44),
        ["#e5533f", "#c43a2f"],
        volume=7,
        shading=0.5,
        rim="#fff0dc",
        detail=0.6,
        wobble=0.3,
    )
    c.over(ellipse(659, 506, 27, 30).outline(5), "#fffaf0", 0.9)
    wears = Clothes(coat="#4a6470", hem="#31454f", hair="#7a4a34", skin="#d9a57c", legs="#d9a57c")
    figure(
        c, 722, 1012, 250, wears, flip=-1, arms=[[(8, -66), (16, -56), (24, -60)]], rim="#fffaf0", detail=0.7
    )
    bag = spline([(738, 850, 1), (776, 846, 1), (784, 906), (734, 910)])
    paint(c, bag, ["#8a5040", "#5d3434"], volume=8, detail=0.6, cast=(-4, 5, 5, 0.5))
    for x, y, reach in ((664, 1008, 46), (722, 1012, 60)):
        c.multiply(ellipse(x, y + 8, reach, 10), "#2f4a52", 0.6, soft=6)
        ripple(c, x, y, reach * 1.3, "#fffaf0", 0.95, 7, thin=3.5)
    x, y = 208, 1002
    c.multiply(ellipse(x - 4, y + 10, 46, 12), "#2f4a52", 0.65, soft=6)
    pail = spline(place([(-34, -30, 1), (34, -30, 1), (24, 16), (0, 22), (-24, 16)], x, y, 1, turn=-14))
    paint(
        c,
        line(place([(-32, -30), (-6, -58), (30, -32)], x, y, 1, turn=-14), 4),
        "#5d6a6c",
        volume=1.5,
        detail=0.6,
    )
    paint(c, pail, ["#e5533f", "#b8362c"], volume=12, shading=0.6, rim="#fff0dc", detail=0.6, wobble=0.4)
    lip = place([(0, -30)], x, y, 1, turn=-14)[0]
    paint(c, ellipse(lip[0], lip[1], 34, 9, -14), ["#7a2a28", "#a8362e"], volume=2, detail=0.6)
    ripple(c, x, y + 16, 60, "#fffaf0", 0.9, 17, thin=3.5)
