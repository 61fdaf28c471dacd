"""A spiral stair seen from its top: the same person in blue on every turn, a baby far below, grey and near
above."""

import math
from collections.abc import Callable

import numpy as np

from art.canvas import Canvas
from art.colour import mix
from art.light import dust, glow
from art.paint import Manner, paint
from art.scene import Scene
from art.shapes import Shape, ellipse, line, polygon, polyline

SCENE = Scene(
    id="q6m4uld9",
    slug="the-long-stair",
    seed=8220,
    palette="P8",
    horizon="none",
    reach="far",
    hour="indoors",
    mood="melancholy",
    description="A spiral stair seen from above with a light at its bottom; on its turns the same person "
    "in blue climbs as a crawling baby, a child, a grown-up with a suitcase and an old man with a stick.",
    clues=("That went quickly", "Mind the step", "All my birthdays", "A snail's view"),
    motifs=("time", "stairs", "growing", "light", "paths"),
    light=(0.0, -1.0),
    shadow="#2a1228",
    warmth="#ffe8b8",
    grade=("#241024", "#ffe8bc", 0.06),
    contrast=0.17,
    vignette=0.45,
)

EYE = (398.0, 600.0)
OUTER = 700.0
SHRINK = 0.128
WALL = 0.70
TURNS = 3.6
START = -0.55


def _radius(t: float) -> float:
    """How large the wall seems at an angle t (radians) along the stair, downwards."""
    return OUTER * math.exp(-SHRINK * t)


def _spot(t: float, share: float, lift: float = 0) -> tuple[float, float]:
    """A place on the stair: `share` 1 at the wall, WALL at the rail; `lift` raises it towards us."""
    r = _radius(t) * share * (1 + lift)
    return EYE[0] + r * math.cos(t + START), EYE[1] + r * math.sin(t + START)


def draw(c: Canvas) -> None:
    """From the bottom upwards: light, walls, steps with their runner, rails; and whoever climbs them."""
    away = np.clip(np.hypot(c.x - EYE[0], c.y - EYE[1]) / 330, 0, 1)
    c.background(["#fff6d8", "#ffdc90", "#c8743c", "#5a2030"], along=away, angle=10)
    people = [(14.8, 0), (12.2, 1), (9.9, 2), (7.9, 3), (6.2, 4), (4.6, 5), (2.15, 6)]
    step = math.radians(12)
    count = int(TURNS * 2 * math.pi / step)
    waiting = sorted(people, reverse=True)
    for k in range(count, -26, -1):
        t = k * step
        _wall(c, t, step, k)
        _step(c, t, step, k)
        _rail(c, t, step)
        while waiting and waiting[0][0] >= t + step * 3:
            place, kind = waiting.pop(0)
            _person(c, place, kind)
    for place, kind in waiting:
        _person(c, place, kind)
    glow(c, EYE[0], EYE[1], 200, "#ffe6a0", 0.6)
    dust(c, 60, (250, 450, 550, 760), "#fff0c8", 3)


def _dim(t: float) -> float:
    """Light comes from below: 1 at the bottom, less above."""
    return math.exp(-(_radius(t)) / 330)


def _wall(c: Canvas, t: float, step: float, k: int) -> None:
    """The drum between this turn and the next, seen under the rail."""
    low = 2 * math.pi
    quad = [
        _spot(t, WALL + 0.01),
        _spot(t + step * 1.08, WALL + 0.01),
        _spot(t + step * 1.08 + low, 1.0),
        _spot(t + low, 1.0),
    ]
    bright = _dim(t + 3)
    tone = mix(mix("#3a1a2c", "#c8683c", min(1, bright * 1.5)), "#33222e", 0.12 if k % 2 else 0.0)
    c.over(polygon([(quad[0][0], quad[0][1]), quad[1], quad[2], quad[3]]), tone)
    shade = polygon(
        [
            _spot(t, WALL + 0.01),
            _spot(t + step * 1.08, WALL + 0.01),
            _spot(t + step * 1.08, WALL - 0.07),
            _spot(t, WALL - 0.07),
        ]
    )
    c.multiply(shade, "#2a1228", 0.5, soft=_radius(t) * 0.014)
    if k % 10 == 4 and _radius(t) > 90:
        _niche(c, t, step)


def _niche(c: Canvas, t: float, step: float) -> None:
    """A door in the drum, some of them with light."""
    r = _radius(t)

    def at(along: float, down: float) -> tuple[float, float]:
        a, share = (
            t + START + along * step,
            WALL - 0.03 - down * (WALL - 0.03 - math.exp(-SHRINK * 2 * math.pi)),
        )
        return EYE[0] + r * share * math.cos(a), EYE[1] + r * share * math.sin(a)

    door = [at(0.1, 0.3), at(0.5, 0.18), at(0.9, 0.3), at(0.9, 0.98), at(0.1, 0.98)]
    c.over(polygon(door), "#ffd890" if int(t) % 2 else "#4a1a2c")
    c.multiply(polygon(door).outline(r * 0.008), "#33121f", 0.8)
    if int(t) % 2:
        x, y = at(0.5, 0.6)
        glow(c, x, y, r * 0.16, "#ffc868", 0.6)


def _step(c: Canvas, t: float, step: float, k: int) -> None:
    """One tread, lighter towards the light; its riser; the runner with two borders."""
    r, bright = _radius(t), _dim(t)

    def sector(low: float, high: float, start: float = 0.0, end: float = 1.06) -> Shape:
        fine = [start + (end - start) * i / 3 for i in range(4)]
        return polygon(
            [_spot(t + step * s, high) for s in fine] + [_spot(t + step * s, low) for s in reversed(fine)]
        )

    stone = [
        mix("#8a6a60", "#fbe4bc", min(1, 0.25 + bright * 1.3)),
        mix("#5a3c44", "#e8a868", min(1, 0.2 + bright * 1.2)),
    ]
    heading = math.degrees(t + START)
    paint(
        c,
        sector(WALL, 1.0),
        stone,
        along=("r", EYE[0], EYE[1], r),
        volume=max(2.0, r * 0.018),
        shading=0.55,
        wobble=0.3,
        angle=heading,
        streaks=1,
        light=(-math.sin(t + START), math.cos(t + START)),
        rim="#fff0cc",
        rim_width=max(1.2, r * 0.006),
        rim_strength=0.6,
    )
    c.multiply(sector(0.96, 1.0), "#2a1228", 0.4, soft=r * 0.01)
    cloth = [mix("#8a3038", "#c8483c", min(1, bright * 1.4)), mix("#5a1c30", "#8a3038", min(1, bright * 1.4))]
    c.over(sector(0.765, 0.925), mix(cloth[1], cloth[0], 0.5 if k % 2 else 0.75), 0.95)
    for share in (0.775, 0.91):
        c.over(sector(share, share + 0.009), "#e8a868", 0.75)
    c.multiply(sector(WALL, 1.0, 0.84, 1.06), "#2a1228", 0.5, soft=r * 0.004)


def _rail(c: Canvas, t: float, step: float) -> None:
    r = _radius(t)
    wide = max(1.4, r * 0.011)
    posts = [
        line([_spot(t + step * s, WALL), _spot(t + step * s, WALL, 0.075)], wide * 0.55) for s in (0.25, 0.75)
    ]
    c.over(posts, "#33121f", 0.85)
    hand = line([_spot(t + step * s, WALL, 0.078) for s in (-0.15, 0.3, 0.7, 1.15)], wide)
    c.over(hand, mix("#5a2c2c", "#c87848", min(1, _dim(t) * 1.5)))
    c.screen(
        line([_spot(t + step * s, WALL - 0.004, 0.078) for s in (-0.1, 0.5, 1.1)], wide * 0.35),
        "#ffe2a8",
        0.7,
    )


def _person(c: Canvas, t: float, kind: int) -> None:
    """One age, from above: shoulders, head, and what is carried. The head is nearer to us, so farther out."""
    r = _radius(t)
    k = r * 0.0033
    ages = [0.5, 0.62, 0.82, 1.0, 1.0, 0.98, 0.9]
    size = k * ages[kind]
    foot = _spot(t, 0.832)
    a = t + START
    out, ahead = (math.cos(a), math.sin(a)), (math.sin(a), -math.cos(a))

    def at(forward: float, side: float, up: float = 0) -> tuple[float, float]:
        reach = up * 0.16
        return (
            foot[0] + (ahead[0] * forward + out[0] * (side + reach)) * size,
            foot[1] + (ahead[1] * forward + out[1] * (side + reach)) * size,
        )

    turn = math.degrees(a)
    cloth: Manner = {
        "wobble": 0.3,
        "detail": 0.65,
        "rim": "#fff0cc",
        "rim_width": max(1.2, 4 * size),
        "dark": "#1a1230",
        "light": (-out[0], -out[1]),
    }
    blue = ["#7ab8d0", "#2f6a88"]
    skin = ["#f4cca0", "#c08a68"]
    c.multiply(ellipse(*at(-6, 26), 52 * size, 34 * size, turn), "#2a1228", 0.6, soft=9 * size)
    if kind == 0:
        limbs = [
            line([at(16, -14), at(34, -20)], 13 * size),
            line([at(16, 14), at(34, 20)], 13 * size),
            line([at(-24, -14), at(-42, -18)], 14 * size),
            line([at(-24, 14), at(-42, 18)], 14 * size),
        ]
        paint(c, limbs, blue, volume=4 * size, **cloth)
        paint(c, ellipse(*at(-6, 0, 8), 34 * size, 24 * size, turn), blue, volume=11 * size, **cloth)
        paint(c, ellipse(*at(30, 0, 14), 23 * size, 22 * size), skin, volume=9 * size, **cloth)
        c.over(line([at(26, -8, 16), at(18, 0, 16), at(26, 8, 16)], 5 * size), "#6a4030")
        return
    legs = [line([at(-10, -11), at(8, -12)], 17 * size), line([at(-4, 12), at(24, 12)], 17 * size)]
    paint(c, legs, ["#4a3440", "#2a1828"], volume=4 * size, **cloth)
    hair = {1: "#8a5838", 2: "#7a4a34", 3: "#6a3c30", 4: "#5a3430", 5: "#9a8a84", 6: "#f0e8dc"}[kind]
    arms = _carried(c, kind, at, size, turn, cloth)
    paint(c, arms, blue, volume=5 * size, **cloth)
    paint(
        c,
        ellipse(*at(0, 0, 40), 44 * size, 25 * size, turn),
        blue,
        volume=13 * size,
        cast=(-out[0] * 6 * size, -out[1] * 6 * size, 5 * size, 0.5),
        **cloth,
    )
    head = at(6, 0, 62)
    paint(
        c,
        ellipse(*head, 21 * size, 23 * size),
        [mix(hair, "#ffffff", 0.15), mix(hair, "#1a1020", 0.3)],
        volume=9 * size,
        streaks=1.4,
        cast=(-out[0] * 5 * size, -out[1] * 5 * size, 4 * size, 0.5),
        **cloth,
    )
    if kind == 6:
        paint(c, ellipse(*at(4, 0, 64), 9 * size), skin, volume=3 * size, **cloth)
    if kind in (1, 2):
        c.multiply(polyline([at(22, 0, 62), at(-14, 0, 62)], 2.4 * size), "#2a1420", 0.6)
    if kind == 3:
        paint(
            c,
            [ellipse(*at(4, 0, 64), 31 * size, 30 * size), ellipse(*at(2, 0, 72), 17 * size)],
            ["#d8a868", "#8a5c3c"],
            volume=6 * size,
            **cloth,
        )


Spot = Callable[..., tuple[float, float]]


def _carried(c: Canvas, kind: int, at: Spot, size: float, turn: float, cloth: Manner) -> list[Shape]:
    """Paints what an age has in its hands, and gives back its arms."""
    skin = ["#f4cca0", "#c08a68"]
    if kind == 1:
        arms = [
            line([at(0, -30, 30), at(26, -34, 24)], 15 * size),
            line([at(0, 30, 30), at(20, 44, 34)], 15 * size),
        ]
        ball = at(34, -36, 20)
        paint(c, ellipse(*ball, 19 * size), ["#f0684c", "#8a3038"], volume=8 * size, **cloth)
    elif kind == 2:
        arms = [
            line([at(0, -32, 40), at(30, -30, 30)], 16 * size),
            line([at(0, 32, 40), at(-14, 46, 30)], 16 * size),
        ]
        case = [at(-52, 34, 26), at(-44, 60, 26), at(34, 50, 26), at(30, 28, 26)]
        paint(c, polygon(case), ["#b8743c", "#6a3c2c"], volume=6 * size, **cloth)
        paint(
            c,
            ellipse(*at(-44, 47, 28), 20 * size, 27 * size, turn + 90),
            ["#c8843c", "#6a3c2c"],
            volume=7 * size,
            **cloth,
        )
    elif kind == 3:
        arms = [
            line([at(0, -34, 46), at(10, -48, 24)], 16 * size),
            line([at(0, 34, 46), at(22, 40, 40)], 16 * size),
        ]
        box = [at(-20, -66, 10), at(36, -66, 10), at(36, -42, 14), at(-20, -42, 14)]
        paint(c, polygon(box), ["#c8a060", "#7a5434"], volume=5 * size, **cloth)
        c.over(line([at(0, -54, 14), at(16, -54, 14)], 5 * size), "#4a2a24")
    elif kind == 4:
        arms = [
            line([at(0, -34, 46), at(28, -26, 40)], 16 * size),
            line([at(0, 34, 46), at(28, 26, 40)], 16 * size),
        ]
        paint(
            c,
            ellipse(*at(30, 0, 38), 32 * size, 18 * size, turn + 90),
            ["#fff6e0", "#d8b898"],
            volume=8 * size,
            **cloth,
        )
        paint(c, ellipse(*at(32, -20, 44), 11 * size), skin, volume=4 * size, **cloth)
    elif kind == 5:
        arms = [
            line([at(0, -34, 44), at(12, -58, 30)], 16 * size),
            line([at(0, 34, 44), at(-8, 44, 26)], 16 * size),
        ]
    else:
        arms = [
            line([at(0, -32, 38), at(34, -34, 26)], 16 * size),
            line([at(0, 32, 38), at(-6, 44, 24)], 16 * size),
        ]
        paint(
            c,
            line([at(36, -36, 28), at(58, -34, -6)], 8 * size),
            ["#a8743c", "#4a2a24"],
            volume=2 * size,
            **cloth,
        )
    return arms
