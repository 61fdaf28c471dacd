"""Jellyfish carry baskets of travellers over a drowned city."""

import math
import random
from collections.abc import Callable

import numpy as np

from art.canvas import Canvas
from art.colour import Colour, Pixels, mix
from art.light import beam, fog, glow, sparkle
from art.motifs.figure import Clothes, Hat, figure
from art.paint import paint
from art.pixels import smoothstep
from art.scene import Scene
from art.shapes import Points, Shape, ellipse, line, place, polygon, polyline, rectangle, spline

SCENE = Scene(
    id="cn96qzh3",
    slug="jellyfish-airline",
    seed=99,
    palette="P9",
    horizon="low",
    reach="middle",
    hour="nowhere",
    mood="wonder",
    description="Glowing jellyfish carry people in baskets over a city under the sea; a child with a lamp "
    "stands on a roof.",
    clues=("Last flight out", "Don't look down", "Public transport", "Waiting to be picked up"),
    motifs=("water", "flight", "journeys", "animals", "light"),
    light=(0.2, -0.95),
    shadow="#07132e",
    warmth="#bff0e6",
    grade=("#0a2a6a", "#ffe0d0", 0.05),
    contrast=0.12,
    saturation=1.1,
)

At = Callable[[Points], list[tuple[float, ...]]]
Haze = tuple[Colour, float] | None


def draw(c: Canvas) -> None:
    """Water and light, the city in three depths, the jellyfish from far to near, and the child."""
    chance = random.Random(3)
    _water(c, chance)
    _city(c, chance)
    _seabed(c, chance)
    _jellyfish(c, 610, 250, 0.42, "#f2b0c4", "#ff9fb8", 1, 8, ("#1f6a84", 0.42))
    _jellyfish(c, 170, 330, 0.55, "#b8c8f6", "#a8b8ff", 2, -7, ("#1b5f80", 0.28))
    _jellyfish(c, 694, 520, 0.5, "#f6d09a", "#ffcf8a", 7, 10, ("#175578", 0.22))
    _jellyfish(c, 400, 430, 1.32, "#f590a8", "#ff86a8", 5, -4, None)
    _life(c, chance)
    roof = polygon([(480, 1100), (500, 1016), (560, 984), (630, 1016), (650, 1100)])
    paint(c, roof, ["#27507a", "#0a1836"], volume=8, rim="#8fe0d8", rim_width=2, angle=30)
    child = Clothes(coat="#e8e0cc", hair="#caa24a", legs="#2a3a5a")
    figure(c, 556, 992, 84, child, rim="#fff0d0", shadow=False, arms=[[(-7, -68), (-20, -80), (-22, -98)]])
    c.over(ellipse(537, 906, 7), "#fff6cf")
    glow(c, 537, 906, 120, "#ffe0a0", 0.9, 2.2)


def _water(c: Canvas, chance: random.Random) -> None:
    deep = [(0, "#2f8f96"), (0.12, "#1f6f84"), (0.4, "#12456a"), (0.75, "#0b2148"), (1, "#060f2a")]
    c.background(deep, angle=80)
    glow(c, 420, -80, 620, "#bff6df", 0.75, 1.6)
    for _ in range(9):
        x, wide = chance.uniform(120, 640), chance.uniform(18, 60)
        lean = (x - 420) * 0.75
        shaft = [(x, -20), (x + wide, -20), (x + wide * 1.6 + lean, 820), (x - wide * 0.4 + lean, 820)]
        beam(c, shaft, "#a8f0dc", chance.uniform(0.08, 0.2), 12)
    ripple = 0.05 - np.abs(c.noise(60, 5, 3, wide=1.8, tall=0.4) - 0.5)
    c.screen(smoothstep(ripple, 0, 0.05) * np.clip(1 - c.y / 150, 0, 1), "#e0fff0", 0.5)


def _tower(x: float, y: float, wide: float, tall: float, kind: int) -> list[Shape]:
    top, half = y - tall, wide * 0.58
    wall = rectangle(x - wide / 2, top, wide, tall + 60)
    if kind == 0:
        left = [(x - half, top, 1), (x - wide * 0.1, top - tall * 0.5), (x, top - tall * 0.62, 1)]
        return [wall, spline([*left, (x + wide * 0.1, top - tall * 0.5), (x + half, top, 1)])]
    if kind == 1:
        dome = [
            (x - half, top, 1),
            (x - wide * 0.6, top - wide / 2),
            (x, top - wide),
            (x + wide * 0.6, top - wide / 2),
        ]
        return [
            wall,
            spline([*dome, (x + half, top, 1)]),
            polyline([(x, top - wide * 0.9), (x, top - wide * 1.6)], 2.6),
        ]
    return [wall, polygon([(x - wide * 0.6, top), (x, top - wide * 0.7), (x + wide * 0.6, top)])]


def _city(c: Canvas, chance: random.Random) -> None:
    depths = (
        (860, 17, 0.62, "#2a6a86", 200),
        (930, 13, 0.34, "#1d4a70", 230),
        (1010, 9, 0.1, "#12305a", 200),
    )
    for depth, (y, count, air, colour, highest) in enumerate(depths):
        towers: list[Shape] = []
        windows: list[Shape] = []
        for i in range(count):
            x = (i + 0.5) / count * 820 - 30 + chance.uniform(-14, 14)
            wide = chance.uniform(34, 64) * (1 + depth * 0.3)
            tall = highest * (0.35 + 0.65 * chance.random()) * (0.55 + 0.6 * abs(x - 400) / 400)
            towers += _tower(x, y, wide, tall, chance.choice([0, 0, 1, 2]))
            for _ in range(3 + depth * 2):
                if chance.random() < 0.5:
                    left, up = x + chance.uniform(-0.3, 0.3) * wide, y - tall + chance.uniform(8, tall * 0.9)
                    windows.append(rectangle(left, up, 4 + depth * 1.6, 7 + depth * 3))
        city = paint(
            c,
            towers,
            [colour, "#0a1c40"],
            along=("y", y - highest * 1.5, y + 60),
            volume=8 + depth * 3,
            shading=0.6,
            angle=88,
            haze=("#2a6f88", air),
            rim="#9fe8dc",
            rim_width=2,
            rim_strength=0.45,
        )
        lit = c.mask(windows, inside=city)
        c.sharpen(lit, 0.6)
        c.screen(lit + c.blur(lit, 5) * 1.1, "#ffc98a", 0.75 - 0.1 * (2 - depth))
        fog(c, y + 10, 44, "#2d7f92", 0.55)


def _seabed(c: Canvas, chance: random.Random) -> None:
    bed = [(-40, 1200, 1), (-40, 1060), (160, 1040), (360, 1076), (560, 1050), (820, 1070), (820, 1200, 1)]
    paint(
        c,
        spline(bed),
        ["#123358", "#050b20"],
        volume=20,
        angle=4,
        rim="#6fc0c0",
        rim_width=2,
        rim_strength=0.5,
    )
    for _ in range(26):
        x = chance.choice([chance.uniform(-10, 200), chance.uniform(580, 780)])
        tall, sway = chance.uniform(70, 210), chance.uniform(-1, 1) * 18
        up = [(x - 6, 1120, 1), (x - 8 + sway, 1120 - tall * 0.4), (x - 4 - sway, 1120 - tall * 0.75)]
        tip = [(x + sway, 1120 - tall, 1), (x + 5 - sway * 0.6, 1120 - tall * 0.7)]
        weed = spline([*up, *tip, (x + 8 + sway, 1120 - tall * 0.35), (x + 7, 1120, 1)])
        green = mix("#0e3a4e", "#1b5a5a", chance.random())
        paint(c, weed, green, volume=4, shading=0.6, angle=85, rim="#7fd0c0", rim_width=1.6, rim_strength=0.4)


def _jellyfish(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    colour: Colour,
    light: Colour,
    seed: int,
    tilt: float,
    haze: Haze,
) -> None:
    """One airship: tentacles, a bell one can nearly see through, ropes and a basket."""
    chance, seen = random.Random(seed), 1 - (haze[1] if haze else 0)

    def at(points: Points) -> list[tuple[float, ...]]:
        return place(points, x, y, size, turn=tilt)

    glow(c, x, y, 230 * size, light, 0.55 * seen, 1.8, 1.1)
    for k in range(11):
        root, phase, long = -74 + k * 14.8, chance.uniform(0, 6), chance.uniform(150, 280)
        curve = [
            (root * (1 - f / 32) + math.sin(f * 0.75 + phase) * 1.5 * f, 30 + long * f / 8) for f in range(9)
        ]
        strand = c.mask(line(at(curve), (5.2 - abs(k - 5) * 0.5) * size))
        fade = np.clip(1 - (c.y - y - 30 * size) / (long * size), 0, 1)
        c.screen(strand * fade + c.blur(strand, 3) * fade * 0.6, colour, 0.65 * seen)
    bell = _bell(c, at, (x, y, size), colour, haze)
    ribs = [
        line(at([(u * 14, -104), (u * 56, -60), (u * 84, -6), (u * 88, 28)]), 2.2 * size)
        for u in (-1, -0.66, -0.33, 0, 0.33, 0.66, 1)
    ]
    c.screen(c.mask(ribs, inside=bell), "#fff4e4", 0.4, soft=1)
    shine, heart = at([(-34, -64), (0, -30)])
    c.screen(ellipse(shine[0], shine[1], 26 * size, 15 * size, -34), "#ffffff", 0.55, soft=4 * size)
    c.screen(ellipse(heart[0], heart[1], 44 * size, 30 * size), "#fff2c8", 0.5, 9 * size, bell)
    frill = [(-98, 34), (-80, 24), (-60, 38), (-40, 24), (-20, 40), (0, 26), (20, 40), (40, 24), (60, 38)]
    c.screen(line(at([*frill, (80, 24), (98, 34)]), 5 * size), "#fff0e6", 0.75, soft=0.8)
    if seed != 7:
        _basket(c, at, size, chance, 2 if size > 1 else 1, haze)


def _bell(c: Canvas, at: At, spot: tuple[float, float, float], colour: Colour, haze: Haze) -> Pixels:
    x, y, size = spot
    dome = [
        (-98, 34, 1),
        (-104, 0),
        (-88, -52),
        (-50, -92),
        (0, -106),
        (50, -92),
        (88, -52),
        (104, 0),
        (98, 34, 1),
    ]
    hem = [(80, 22), (60, 36), (40, 22), (20, 38), (0, 24), (-20, 38), (-40, 22), (-60, 36), (-80, 22)]
    bell, behind = c.mask(spline(at([*dome, *hem]))), c.picture.copy()
    flesh = [(0, mix(colour, "#ffffff", 0.45)), (0.55, colour), (1, mix(colour, "#2a1a5a", 0.45))]
    paint(
        c,
        bell,
        flesh,
        along=("r", x - 20 * size, y - 60 * size, 150 * size),
        volume=26 * size,
        shading=0.7,
        angle=60,
        rim="#fff6ea",
        rim_width=3.5 * size,
        rim_strength=0.9,
        lit="#fff0e0",
        dark="#2a2468",
        haze=haze,
        wobble=0.7,
        light=(-0.2, -1),
    )
    c.over(bell, behind, 0.16)
    return bell


def _basket(c: Canvas, at: At, size: float, chance: random.Random, people: int, haze: Haze) -> None:
    ropes = [
        line(at([(u * 60, 30), (u * 40, 110), (u * 24, 168)]), max(1.6, 1.8 * size))
        for u in (-1, -0.4, 0.4, 1)
    ]
    c.over(ropes, "#ffe9d0", 0.75)
    x, y = at([(0, 176)])[0][:2]
    hats: list[Hat] = ["cap", "point", "hood"]
    for i in range(people):
        coat = chance.choice(["#c8442f", "#e0a83a", "#efe2c8", "#3f8f8a"])
        wears = Clothes(coat=coat, hat=chance.choice(hats), scarf="#f2d9a0")
        arms = [[(7, -66), (17, -68), (22, -84)]] if i == 0 else []
        stands = x + (i - (people - 1) / 2) * 22 * size
        figure(c, stands, y + 30 * size, 54 * size, wears, rim="#fff0d8", shadow=False, haze=haze, arms=arms)
    wicker = [(-30, 166, 1), (0, 172), (30, 166, 1), (25, 206), (0, 212), (-25, 206)]
    paint(
        c,
        spline(at(wicker)),
        ["#b9773f", "#4a2a2a"],
        volume=7 * size,
        shading=0.8,
        rim="#fff0d0",
        rim_width=2 * size,
        light=(0, -1),
        detail=0.5,
        haze=haze,
    )
    bands = [
        line(at([(-29, 178 + k * 9), (0, 184 + k * 9), (29, 178 + k * 9)]), 1.2 * size) for k in range(3)
    ]
    c.over(bands, "#3a2024", 0.7)


def _life(c: Canvas, chance: random.Random) -> None:
    """A shoal, bubbles, and floating specks."""
    fish = [(-24, -10, 1), (-14, 0), (-24, 10, 1), (-6, 5), (10, 8), (26, 0), (10, -8), (-6, -5)]
    for _ in range(34):
        x, y, size = 120 + chance.gauss(0, 70), 700 + chance.gauss(0, 34), chance.uniform(0.3, 0.55)
        paint(c, spline(place(fish, x, y, size, turn=-12)), "#8fd8d0", volume=1, wobble=0.2, detail=0.5)
    for _ in range(60):
        bubble = ellipse(chance.uniform(0, 768), chance.uniform(60, 1100), chance.uniform(1, 4.5))
        c.over(bubble.outline(1.1), "#d8fff4", 0.45)
    specks = [
        (chance.uniform(0, 768), chance.uniform(0, 1152), chance.uniform(0.4, 1.5), chance.uniform(0.15, 0.7))
        for _ in range(420)
    ]
    sparkle(c, c.dots(specks), "#c8fff0", 0.5)
