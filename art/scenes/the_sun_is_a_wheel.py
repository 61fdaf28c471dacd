"""Behind the evening there is a clockwork: the sun is one of its wheels, and somebody brings it a new
tooth."""

import math
import random

import numpy as np

from art.canvas import Canvas
from art.colour import Colours, Pixels
from art.light import glow, light_path
from art.motifs.figure import Clothes, figure
from art.motifs.water import water
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Shape, ellipse, line, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="yfar39rk",
    slug="the-sun-is-a-wheel",
    seed=8213,
    palette="P7",
    horizon="none",
    reach="far",
    hour="dusk",
    mood="wonder",
    description="The setting sun is a toothed wheel between dark gearwheels over the sea; one of its teeth "
    "is "
    "missing, and a small worker on a plank carries a shining tooth towards it.",
    clues=(
        "Behind the scenes",
        "Maintenance",
        "It stopped at half past seven",
        "The small part that matters",
    ),
    motifs=("sunset", "machines", "time", "work", "water"),
    light=(0.1, -0.2),
    shadow="#2c1236",
    warmth="#ffd9a0",
    grade=("#2a1238", "#ffdcA8", 0.06),
    contrast=0.17,
    vignette=0.42,
)

SUN = (410.0, 486.0, 172.0)


def draw(c: Canvas) -> None:
    """Evening sky and sea; far wheels; the sun; near wheels that mesh with it; plank, ladder and worker;
    what is nearest."""
    _evening(c)
    _far(c)
    _sun(c)
    _wheels(c)
    _worker(c)
    _front(c)


def _evening(c: Canvas) -> None:
    c.background(
        [(0, "#5a3468"), (0.2, "#a85a74"), (0.42, "#e8946c"), (0.58, "#ffcf8c"), (1, "#ffcf8c")],
        angle=3,
        mottle=0.8,
    )
    luck = random.Random(5)
    for x, y, wide in (
        (120, 120, 200),
        (560, 90, 240),
        (300, 210, 170),
        (680, 236, 200),
        (60, 300, 160),
        (250, 60, 120),
    ):
        streaks = []
        for _ in range(4):
            u, v, half = x + luck.uniform(-50, 50), y + luck.uniform(-12, 12), wide * luck.uniform(0.4, 0.8)
            streaks.append(
                spline([(u - half, v + 3, 1), (u - half * 0.2, v - 7), (u + half, v, 1), (u, v + 8)])
            )
        paint(
            c,
            streaks,
            ["#8a4a74", "#d87a70"],
            volume=6,
            shading=0.45,
            wobble=2,
            angle=2,
            rim="#ffdcA0",
            rim_width=2,
            light=(0, 1),
        )
    glow(c, SUN[0], SUN[1], 460, "#ffc060", 0.6)
    water(c, 690, ["#e8946c", "#b8606c", "#6a3c6a", "#2c1a48"], 8)
    light_path(c, SUN[0], 690, "#ffdc90", 0.95, width=110, spread=80, drift=-10)
    ship = [(150, 694, 1), (158, 704), (196, 704), (206, 694, 1)]
    c.over(
        [
            spline(ship),
            polyline([(178, 694), (178, 650)], 3),
            polygon([(176, 654), (176, 690), (152, 690)]),
            polygon([(181, 660), (181, 690), (200, 690)]),
        ],
        "#4a2450",
        0.85,
    )


def _wheel(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    teeth: int,
    turn: float,
    spokes: int = 5,
    missing: int = -1,
    rim: float = 0.26,
    hub: float = 0.2,
) -> Pixels:
    """A toothed wheel with spokes as one mask: `rim` and `hub` are shares of the radius."""
    points: list[tuple[float, float]] = []
    deep = min(30.0, r * 2.4 / teeth * 1.4)
    for i in range(teeth):
        a = turn + 2 * math.pi * i / teeth
        step = 2 * math.pi / teeth
        high = r if i != missing else r - deep
        for share, radius in ((0.0, r - deep), (0.2, r - deep), (0.29, high), (0.71, high), (0.8, r - deep)):
            points.append((x + radius * math.cos(a + step * share), y + radius * math.sin(a + step * share)))
    disc = c.mask(polygon(points))
    inner = r - deep - r * rim
    hollow = c.mask(ellipse(x, y, inner))
    arms: list[Shape] = [ellipse(x, y, r * hub)]
    for i in range(spokes):
        a = turn + 2 * math.pi * i / spokes
        ux, uy, vx, vy = math.cos(a), math.sin(a), -math.sin(a), math.cos(a)
        w, n = r * 0.085, r * 0.055
        arms.append(
            polygon(
                [
                    (x + vx * w, y + vy * w),
                    (x + ux * inner * 1.05 + vx * n, y + uy * inner * 1.05 + vy * n),
                    (x + ux * inner * 1.05 - vx * n, y + uy * inner * 1.05 - vy * n),
                    (x - vx * w, y - vy * w),
                ]
            )
        )
    axle = 1 - c.mask(ellipse(x, y, r * hub * 0.32))
    return np.asarray(np.clip(disc * (1 - hollow) + c.mask(arms) * hollow, 0, 1) * axle, np.float32)


def _iron(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    teeth: int,
    turn: float,
    tones: Colours,
    haze: float,
    spokes: int = 5,
) -> None:
    mask = _wheel(c, x, y, r, teeth, turn, spokes)
    towards = (SUN[0] - x, SUN[1] - y)
    iron: Manner = {
        "shading": 0.75,
        "streaks": 1.2,
        "mottle": 1.2,
        "wobble": 0.5,
        "haze": ("#e8946c", haze),
        "dark": "#1c0a2c",
    }
    cut = paint(
        c,
        mask,
        tones,
        along=("r", SUN[0], SUN[1], 620),
        volume=11,
        light=towards,
        rim="#ffcf8c",
        rim_width=5 - haze * 4,
        cast=(-towards[0] * 0.02, -towards[1] * 0.02 + 8, 12, 0.5),
        **iron,
    )
    c.multiply(ellipse(x, y, r * 0.78).outline(4), "#1c0a2c", 0.4 * (1 - haze), soft=1, inside=cut)
    c.multiply(ellipse(x, y, r * 0.14).outline(4), "#1c0a2c", 0.5 * (1 - haze), soft=1, inside=cut)
    bolts = [
        ellipse(
            x + r * 0.74 * math.cos(turn + k * 0.628),
            y + r * 0.74 * math.sin(turn + k * 0.628),
            max(2.6, r * 0.022),
        )
        for k in range(10)
    ]
    paint(
        c,
        bolts,
        ["#d08a74", "#4a2450"],
        volume=2,
        shading=0.7,
        wobble=0.2,
        inside=cut,
        light=towards,
        detail=0.4,
        haze=("#e8946c", haze),
    )


def _far(c: Canvas) -> None:
    _iron(c, 636, 306, 128, 22, 0.1, ["#8a4a6c", "#6a3a64"], 0.42)
    _iron(c, 188, 250, 104, 18, 0.3, ["#8a4a6c", "#6a3a64"], 0.46)
    _iron(c, 420, 190, 88, 16, 0.2, ["#8a4a6c", "#6a3a64"], 0.52, 4)


def _sun(c: Canvas) -> None:
    x, y, r = SUN
    glow(c, x, y, 330, "#ffd880", 0.6)
    mask = _wheel(c, x, y, r, 26, 0.06, 6, 0, 0.3, 0.34)
    behind = c.mask(ellipse(x, y, r * 0.62))
    c.over(behind, "#ffb460", 0.85)
    for soft, strength in ((30, 0.5), (10, 0.6)):
        c.screen(c.blur(mask, soft), "#ffb84c", strength)
    paint(
        c,
        mask,
        ["#fffbe0", "#ffe68c", "#ffc04c", "#f89038"],
        along=("r", x - 20, y - 30, r * 1.15),
        volume=9,
        shading=0.4,
        streaks=0.9,
        wobble=0.4,
        dark="#c8502c",
        lit="#ffffff",
        rim="#fffbe8",
        rim_width=3,
        detail=0.35,
        ink=0.2,
    )
    c.multiply(ellipse(x, y, r * 0.79).outline(4), "#d8682c", 0.5, soft=1)
    c.multiply(ellipse(x, y, r * 0.24).outline(4), "#d8682c", 0.5, soft=1)
    c.swirl(x, y, np.asarray((np.hypot(c.x - x, c.y - y) < r * 1.6), np.float32))


def _wheels(c: Canvas) -> None:
    tone = ["#b8606c", "#6a3462", "#3a1c4c"]
    _iron(c, 92, 640, 196, 30, 0.02, tone, 0.06, 6)
    _iron(c, 694, 690, 170, 26, 0.13, tone, 0.05)
    _iron(c, 756, 430, 120, 20, 0.05, ["#8a4468", "#4a2450"], 0.16, 4)


def _worker(c: Canvas) -> None:
    x, y = 590.0, 620.0
    wood: Manner = {
        "wobble": 0.4,
        "detail": 0.5,
        "rim": "#ffe2a8",
        "rim_width": 3,
        "light": (-0.7, -0.9),
        "streaks": 1.2,
    }
    ropes = [polyline([(548, y), (556, -20)], 3.4), polyline([(748, y + 6), (742, -20)], 3.4)]
    c.over(ropes, "#5a2c50")
    c.screen([polyline([(546, y), (554, -20)], 1.2)], "#ffd9a0", 0.6)
    plank = polygon([(516, y), (800, y + 8), (800, y + 26), (516, y + 16)])
    paint(c, plank, ["#c87c60", "#5a2c50"], volume=4, cast=(0, 16, 12, 0.4), **wood)
    wears = Clothes(
        coat="#3f8a93",
        hem="#24506a",
        hair="#3a1c34",
        legs="#2c1a40",
        hat="cap",
        hat_colour="#d8483a",
        skin="#e8a878",
    )
    figure(
        c,
        x + 36,
        y + 3,
        128,
        wears,
        flip=-1,
        arms=[[(8, -67), (20, -74), (32, -84)], [(-5, -67), (14, -70), (30, -80)]],
        rim="#fff0c0",
        detail=0.85,
    )
    tooth = polygon([(x - 30, y - 130), (x + 6, y - 122), (x - 2, y - 86), (x - 42, y - 96)])
    glow(c, x - 16, y - 108, 70, "#ffd070", 0.8)
    paint(
        c,
        tooth,
        ["#fffbe0", "#ffc450"],
        volume=4,
        shading=0.4,
        wobble=0.3,
        detail=0.8,
        dark="#d8682c",
        rim="#ffffff",
        rim_width=2,
    )
    box = [(662, y + 4), (718, y + 6), (718, y - 24), (662, y - 26)]
    paint(c, polygon(box), ["#d8483a", "#7a2444"], volume=4, cast=(4, 4, 5, 0.5), **wood)
    c.over(line([(674, y - 26), (690, y - 38), (708, y - 25)], 4), "#f0d6a0")
    can = [
        spline([(734, y + 8, 1), (734, y - 18), (744, y - 26), (756, y - 18), (756, y + 8, 1)]),
        polyline([(736, y - 14), (722, y - 34)], 4),
    ]
    paint(c, can, ["#f0d6a0", "#8a5c5c"], volume=4, **wood)


def _front(c: Canvas) -> None:
    """Two wheels so near that they are almost black, and a chain."""
    _iron(c, 300, 1120, 250, 34, 0.04, ["#4a2450", "#2c1236"], 0.0, 7)
    _iron(c, 690, 1080, 150, 22, 0.08, ["#5a2c54", "#2c1236"], 0.0)
    _iron(c, 20, 40, 150, 24, 0.1, ["#5a3060", "#3a1c48"], 0.05)
    links: list[Shape] = []
    for k in range(14):
        y = -10 + k * 30
        links.append(ellipse(70 + (k % 2) * 2, y, 9 if k % 2 else 4.5, 19).outline(5))
    paint(
        c,
        links,
        ["#8a4a64", "#3a1c48"],
        volume=2,
        wobble=0.2,
        detail=0.5,
        rim="#ffcf8c",
        rim_width=2,
        light=(1, 0.5),
        cast=(-5, 6, 6, 0.4),
    )
    hook = line([(70, 408), (70, 426), (86, 440), (80, 458), (62, 456), (56, 442)], 8)
    paint(
        c,
        hook,
        ["#8a4a64", "#3a1c48"],
        volume=3,
        wobble=0.2,
        detail=0.5,
        rim="#ffcf8c",
        rim_width=2,
        light=(1, 0.5),
    )
    c.multiply(c.mask(rectangle(-5, 1090, 780, 70), 40), "#1c0a2c", 0.5)
    bx, by = 486.0, 868.0
    body = [
        (bx - 20, by + 8, 1),
        (bx - 10, by - 6),
        (bx, by - 22),
        (bx + 10, by - 26),
        (bx + 18, by - 21),
        (bx + 26, by - 18, 1),
        (bx + 18, by - 14),
        (bx + 14, by),
        (bx + 4, by + 10),
        (bx - 8, by + 10),
    ]
    gull = paint(
        c,
        spline(body),
        ["#f8e8d0", "#b88a84"],
        volume=6,
        wobble=0.3,
        detail=0.7,
        rim="#fff6e0",
        rim_width=2.4,
        light=(-0.2, -1),
    )
    c.multiply(
        spline([(bx - 20, by + 8, 1), (bx - 6, by - 8), (bx + 8, by - 4), (bx - 2, by + 7)]),
        "#6a3c62",
        0.6,
        inside=gull,
    )
    c.over(
        [
            ellipse(bx + 13, by - 20, 1.8),
            polyline([(bx, by + 8), (bx, by + 18)], 2),
            polyline([(bx + 6, by + 8), (bx + 6, by + 18)], 2),
        ],
        "#2c1236",
    )
