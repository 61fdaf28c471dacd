"""A door stands open on the night sea, and behind it is a summer morning."""

import numpy as np

from art.canvas import Canvas
from art.colour import gradient
from art.light import beam, dark_reflection, fog, glow, light_path, ripple, stars
from art.motifs.birds import flying_bird
from art.motifs.figure import Clothes, figure
from art.motifs.ground import hill
from art.motifs.sky import lens_cloud
from art.motifs.water import boat, water
from art.paint import Manner, paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="tsdn6kzt",
    slug="door-in-the-sea",
    seed=11,
    palette="P1",
    horizon="low",
    reach="middle",
    hour="night",
    mood="wonder",
    description="A door stands open on a dark sea and shows a sunny meadow; someone watches from a boat.",
    clues=("The way out", "Should I?", "Moving abroad", "The other side of the story"),
    motifs=("lens-clouds", "hat-and-coat", "doors", "water", "light", "paths"),
    light=(0.35, -0.5),
    shadow="#0c1c33",
    grade=("#12303f", "#ffd9a0", 0.10),
    contrast=0.15,
)

LEFT, RIGHT, TOP, FOOT, HORIZON = 318, 506, 352, 792, 560


def draw(c: Canvas) -> None:
    """Sky and sea first, then the opening, the door around it, and the boat in front."""
    _sky(c)
    opening = _beyond(c)
    _door(c, opening)
    beam(
        c,
        [(LEFT, TOP), (RIGHT, TOP), (RIGHT + 170, FOOT + 230), (LEFT - 120, FOOT + 260)],
        "#ffcf7a",
        0.16,
        26,
    )
    _boat(c)
    fog(c, HORIZON + 4, 22, "#e6dcb0", 0.35)
    for x, y, size, flip in (
        (240, 250, 0.62, 1),
        (212, 282, 0.42, 1),
        (590, 226, 0.5, -1),
        (628, 206, 0.36, -1),
    ):
        paint(c, flying_bird(x, y, size, 0.9, flip), "#e9e2c6", volume=2, wobble=0.3, detail=0.5)


def _sky(c: Canvas) -> None:
    night = [(0, "#0f2038"), (0.25, "#1f4257"), (0.42, "#3f7276"), (0.485, "#9fb59a"), (0.5, "#d9cfa2")]
    c.background([*night, (1, "#0f2038")], angle=4)
    clouds = (
        (150, 170, 380, 60, 0.25),
        (640, 112, 400, 60, 0.3),
        (690, 300, 260, 40, 0.4),
        (60, 330, 240, 36, 0.4),
    )
    low = ((90, 452, 300, 30, 0.45), (720, 466, 300, 32, 0.45))
    for i, (x, y, width, height, haze) in enumerate(clouds + low):
        paint(
            c,
            lens_cloud(x, y, width, height, i + 3),
            ["#b5c4ac", "#3f6f7a"],
            volume=18,
            wobble=2.4,
            angle=2,
            haze=("#35606c", haze),
            light=(0.2, 0.9) if y > 280 else (0.4, -0.6),
            lit="#ffe6b0",
            streaks=0.9,
            shading=0.5,
        )
    stars(c, 120, 330, 5)
    sea = [(0, "#a9b594"), (0.06, "#57827d"), (0.3, "#285064"), (0.7, "#123049"), (1, "#081a30")]
    water(c, HORIZON, sea)
    west = [(-20, 566, 1), (-20, 548), (50, 530), (120, 545), (190, 556), (240, 566, 1)]
    east = [(590, 566, 1), (640, 552), (700, 538), (790, 546), (800, 566, 1)]
    for i, island in enumerate((west, east)):
        paint(c, spline(island), "#5f8580", volume=4, haze=("#a9b594", 0.35 + 0.05 * i))
    glow(c, 412, 590, 430, "#ffcf7a", 0.55, 1.7, 1.1)
    light_path(c, 404, FOOT, "#ffc768")
    for x in (LEFT - 12, RIGHT + 10):
        dark_reflection(c, x, FOOT - 4, 17, 250, "#10202f")


def _beyond(c: Canvas) -> np.ndarray:
    """The summer morning in the doorway."""
    opening = c.mask(polygon([(LEFT, FOOT), (LEFT, TOP), (RIGHT, TOP), (RIGHT, FOOT)]))
    place_ = np.clip((c.y - TOP) / (FOOT - TOP) + (c.noise(80, 3) - 0.5) * 0.1, 0, 1)
    morning = [
        (0, "#f6c65a"),
        (0.4, "#ffe7a0"),
        (0.62, "#fff6d8"),
        (0.66, "#cfc870"),
        (0.8, "#8fa04a"),
        (1, "#4d6b34"),
    ]
    c.over(opening, gradient(place_, morning))
    c.over(ellipse(440, 470, 34), "#fffbe6", soft=2, inside=opening)
    ridge = [(LEFT - 10, 640), (360, 622), (420, 640), (470, 660), (RIGHT + 10, 650)]
    paint(c, hill(ridge), ["#b9b85a", "#56722f"], along=("y", 622, FOOT), volume=8, angle=15, inside=opening)
    paint(c, line([(452, 650), (450, 612), (446, 590)], 5), "#5a3a26", volume=1, detail=0.6, inside=opening)
    crown = [ellipse(446, 578, 30, 27), ellipse(430, 590, 18, 14), ellipse(463, 590, 17, 14)]
    paint(c, crown, ["#e8a24a", "#b4562e"], volume=8, detail=0.4, lit="#fff0a0", inside=opening)
    there = [(395, FOOT, 1), (410, 740), (400, 700), (425, 670), (440, 652, 1)]
    back = [(447, 652, 1), (436, 680), (425, 705), (440, 745), (440, FOOT, 1)]
    paint(c, spline(there + back), "#f0dc9c", volume=2, inside=opening)
    c.screen(c.blur(opening, 16) * (1 - opening), "#ffca70", 0.65)
    return opening


def _door(c: Canvas, opening: np.ndarray) -> None:
    leaf = polygon([(LEFT, TOP + 2), (LEFT - 112, TOP - 36), (LEFT - 112, FOOT + 46), (LEFT, FOOT)])
    paint(
        c,
        leaf,
        ["#2f6d78", "#174052"],
        along=("x", LEFT - 112, LEFT),
        volume=6,
        angle=88,
        ink=0.5,
        streaks=0.9,
        rim="#ffd98c",
        rim_strength=0.9,
        light=(1, -0.1),
    )

    def on_leaf(across: float, down: float) -> tuple[float, float]:
        return LEFT - 112 * across, (TOP + 2 - 38 * across) * (1 - down) + (FOOT + 46 * across) * down

    for top, foot in ((0.06, 0.3), (0.36, 0.58), (0.64, 0.94)):
        corners = [on_leaf(0.16, top), on_leaf(0.84, top), on_leaf(0.84, foot), on_leaf(0.16, foot)]
        paint(
            c,
            polygon(corners),
            ["#174252", "#2a6270"],
            volume=5,
            shading=0.9,
            light=(-0.6, 0.6),
            angle=88,
            ink=0.4,
        )
    paint(c, ellipse(*on_leaf(0.9, 0.5), 6, 8), "#e9b44c", volume=3, cast=(3, 4, 3, 0.6), detail=0.7)
    frame = c.mask(
        polygon(
            [(LEFT - 22, FOOT + 4), (LEFT - 22, TOP - 24), (RIGHT + 22, TOP - 24), (RIGHT + 22, FOOT + 4)]
        )
    )
    frame = frame * (1 - opening)
    stone: Manner = {"shading": 0.8, "ink": 0.4, "rim": "#fff2c4", "wobble": 0.3, "detail": 0.5}
    seen = frame * (1 - c.mask(leaf))
    paint(c, seen, ["#e9dcc0", "#b09a80"], volume=7, angle=88, rim_width=2, cast=(4, 6, 8, 0.4), **stone)
    frieze = polygon(
        [(LEFT - 24, TOP - 20), (LEFT - 24, TOP - 58), (RIGHT + 24, TOP - 58), (RIGHT + 24, TOP - 20)]
    )
    paint(c, frieze, ["#e4d6b8", "#a8947c"], volume=5, angle=2, **stone)
    cornice = [
        polygon(
            [
                (LEFT - drip, high),
                (RIGHT + drip, high),
                (RIGHT + drip - 8, high + 14),
                (LEFT - drip + 8, high + 14),
            ]
        )
        for drip, high in ((38, TOP - 62), (30, TOP - 30))
    ]
    gable = polygon([(LEFT - 34, TOP - 62), (412, TOP - 112), (RIGHT + 34, TOP - 62)])
    paint(c, gable, ["#efe3c8", "#a8947c"], volume=9, angle=2, cast=(0, 6, 5, 0.4), **stone)
    sunk = polygon([(LEFT + 14, TOP - 70), (412, TOP - 98), (RIGHT - 14, TOP - 70)])
    paint(c, sunk, ["#a8947c", "#d8c8a8"], volume=4, angle=2, light=(-0.4, 0.6), **stone)
    for ledge in cornice:
        paint(c, ledge, ["#fff4d8", "#b5a085"], volume=4, angle=2, cast=(0, 7, 5, 0.5), **stone)
    step = polygon(
        [(LEFT - 46, FOOT + 18), (LEFT - 28, FOOT - 1), (RIGHT + 28, FOOT - 1), (RIGHT + 46, FOOT + 18)]
    )
    paint(c, step, ["#fff0c8", "#c8ae84"], volume=3, angle=2, **stone)
    riser = polygon(
        [(LEFT - 46, FOOT + 18), (RIGHT + 46, FOOT + 18), (RIGHT + 44, FOOT + 34), (LEFT - 44, FOOT + 34)]
    )
    paint(c, riser, ["#8a8478", "#3a4a54"], volume=3, angle=2, **stone)
    c.screen(c.blur(opening, 2.5) * (1 - opening) * frame, "#ffd27a", 0.9)
    hung = c.mask(
        polygon(
            [
                (LEFT - 112, FOOT + 46),
                (LEFT - 40, FOOT + 16),
                (LEFT - 46, FOOT + 250),
                (LEFT - 108, FOOT + 280),
            ]
        )
    )
    broken = smoothstep(c.noise(16, 14, 3, wide=4, tall=0.4), 0.42, 0.62) * np.clip(
        (FOOT + 280 - c.y) / 230, 0, 1
    )
    c.over(hung * broken, "#0c2436", 0.75)
    foam = np.exp(-(((c.y - FOOT - 36) / 6) ** 2)) * (np.abs(c.x - 412) < 160)
    c.over(foam * smoothstep(c.noise(18, 9, 3, wide=2.5, tall=0.5), 0.4, 0.7), "#f4e6bd", 0.75)


def _boat(c: Canvas) -> None:
    x, y = 540, 985
    c.multiply(ellipse(x, y + 26, 150, 22), "#06121f", 0.75, soft=6)
    rower = Clothes(coat="#8c2f2c", hat="bowler", legs="#1a1a24")
    figure(
        c, x + 8, y + 2, 150, rower, rim="#ffd07a", shadow=False, arms=[[(-9, -70), (-17, -52), (-15, -36)]]
    )
    c.light = (-0.6, -0.7)
    boat(c, x, y, 270, "#54301f", "#ffcf7a")
    blade = spline(place([(0, -7), (26, -10), (40, 0), (26, 10), (0, 7)], x + 138, y + 40, turn=40))
    oar = [line([(x + 40, y - 40), (x + 150, y + 50)], 5), blade]
    paint(c, oar, "#7b4b2b", volume=2, rim="#ffd98c", rim_width=1, detail=0.6)
    case = rectangle(x - 88, y - 44, 56, 38)
    paint(c, case, ["#b9752f", "#6d3c1c"], volume=4, rim="#ffdc9a", rim_width=2, detail=0.6, ink=0.4)
    handle = line([(x - 70, y - 44), (x - 68, y - 54), (x - 52, y - 54), (x - 50, y - 44)], 3)
    straps = [
        polyline([(x - 74, y - 44), (x - 74, y - 8)], 3),
        polyline([(x - 46, y - 44), (x - 46, y - 8)], 3),
    ]
    c.over([handle, *straps], "#3b2016", 0.9)
    for i in range(5):
        ripple(c, x, y + 24 + i * 15, 150 + i * 34, "#e8c98a", 0.6 - 0.09 * i, i)
