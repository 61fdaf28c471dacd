"""Light and air: glows, beams, fog, stars, smoke, dust, and the path of a light on water."""

import math
from collections.abc import Sequence

import numpy as np

from art.canvas import HEIGHT, WIDTH, Canvas
from art.colour import Colour, Pixels, rgb
from art.pixels import smoothstep
from art.shapes import Points, ellipse, polygon


def glow(
    c: Canvas,
    x: float,
    y: float,
    radius: float,
    colour: Colour,
    strength: float = 1,
    power: float = 2,
    tall: float = 1,
) -> None:
    """Light around a lamp, flame or window; `power` 1.5-2.2 falls off softly, `tall` stretches it."""
    rows = slice(*_span(y - radius * tall, y + radius * tall, c.scale, c.height))
    columns = slice(*_span(x - radius, x + radius, c.scale, c.width))
    away = np.hypot(c.x[rows, columns] - x, (c.y[rows, columns] - y) / tall) / radius
    light = (np.clip(1 - away, 0, 1) ** power * strength)[..., None] * rgb(colour)
    c.picture[rows, columns] = 1 - (1 - np.clip(c.picture[rows, columns], 0, 1)) * (1 - light)


def _span(low: float, high: float, scale: float, limit: int) -> tuple[int, int]:
    return max(0, int(low * scale)), max(0, min(limit, int(high * scale) + 1))


def beam(c: Canvas, points: Points, colour: Colour, strength: float, soft: float = 6) -> None:
    """A shaft of light: a blurred polygon, broken up by dust."""
    dust = c.noise(60, c.next_seed(), 3, wide=0.6, tall=2)
    c.screen(c.mask(polygon(points), soft) * (0.6 + 0.8 * (dust - 0.3)), colour, strength)


def fog(c: Canvas, y: float, height: float, colour: Colour, strength: float) -> None:
    """A bank of mist lying along a line."""
    drift = smoothstep(c.noise(260, c.next_seed(), 4, wide=1.6, tall=0.35), 0.2, 0.75)
    c.over(np.exp(-(((c.y - y) / height) ** 2)) * drift, colour, strength)


def stars(
    c: Canvas, count: int, lowest: float, seed: int, colour: Colour = "#fff4d6", large: float = 0.06
) -> None:
    """Stars above the line `lowest`, a share of them `large`; laid over last, unsmeared by strokes."""
    chance = np.random.default_rng(seed)
    places = []
    for _ in range(count):
        x, y = chance.random() * WIDTH, chance.random() ** 1.3 * lowest
        radius = 0.5 + chance.random() * 0.9 + (1.3 if chance.random() < large else 0)
        places.append((x, y, radius, 0.35 + 0.65 * chance.random()))
    sparkle(c, c.dots(places), colour, 0.95, halo=3)


def sparkle(c: Canvas, mask: Pixels, colour: Colour, strength: float, halo: float = 0) -> None:
    """Lay a mask of small lights over the finished strokes, with a halo under them."""
    if halo:
        c.screen(np.clip(c.blur(mask, halo) * 1.8, 0, 1), colour, strength)
    c.late.append((mask, colour, strength))


def snowfall(c: Canvas, count: int, seed: int, largest: float = 3.9, colour: Colour = "#ffffff") -> None:
    """Falling flakes over everything, most of them small and far."""
    chance = np.random.default_rng(seed)
    places = []
    for _ in range(count):
        near = chance.random() ** 3
        spot = (chance.uniform(0, WIDTH), chance.uniform(0, HEIGHT))
        places.append((*spot, 0.7 + near * (largest - 0.7), 0.35 + 0.5 * chance.random()))
    sparkle(c, c.blur(c.dots(places), 0.5), colour, 0.9)


def smoke(
    c: Canvas, puffs: Sequence[tuple[float, float, float, float]], colour: Colour, strength: float = 0.7
) -> None:
    """Smoke, steam or breath: puffs (x, y, half width, half height), each softer and thinner."""
    for i, (x, y, across, down) in enumerate(puffs):
        thin = strength * (1 - i / (len(puffs) + 2))
        soft = 0.2 * across + 0.4 * i + 0.6
        c.over(c.mask(ellipse(x, y, across, down), soft) * c.noise(30, i, 3), colour, thin)


def dust(
    c: Canvas,
    count: int,
    box: tuple[float, float, float, float],
    colour: Colour,
    seed: int,
    strength: tuple[float, float] = (0.25, 0.6),
) -> None:
    """Motes in a beam, in a box (left, top, right, bottom), laid over the strokes."""
    chance = np.random.default_rng(seed)
    places = []
    for _ in range(count):
        x, y = chance.uniform(box[0], box[2]), chance.uniform(box[1], box[3])
        places.append((x, y, chance.uniform(0.7, 1.5), chance.uniform(*strength)))
    sparkle(c, c.blur(c.dots(places), 0.6), colour, 1, halo=2)


def aurora(c: Canvas, x: float, colour: Colour, strength: float, seed: int) -> None:
    """One curtain of northern light hanging about a column."""
    middle = x + 60 * np.sin(c.y / 90 + seed) + (c.noise(120, seed + 3, 3) - 0.5) * 90
    band = np.exp(-(((c.x - middle) / 34) ** 2)) + 0.55 * np.exp(-np.abs(c.x - middle) / 80)
    reach = smoothstep(c.y, -40, 120) * (1 - smoothstep(c.y, 190, 400))
    c.screen(band * reach * (0.5 + c.noise(40, seed + 5, 3, wide=0.5, tall=4)), colour, strength)


def light_path(
    c: Canvas,
    x: float,
    top: float,
    colour: Colour,
    strength: float = 0.95,
    *,
    width: float = 62,
    spread: float = 120,
    drift: float = -30,
    fade: float = 0.75,
    seed: int = 77,
) -> None:
    """The glitter of a light on water: broken bars, widening and wandering from `top` down to the edge."""
    bars = smoothstep(c.noise(26, seed, 3, wide=3.2, tall=0.28), 0.35, 0.7)
    depth = np.clip((c.y - top) / (HEIGHT - top), 0, 1)
    sway = (c.noise(60, seed + 5, 3, wide=3, tall=0.3) - 0.5) * 140 * (0.3 + depth)
    across = (c.x - (x + depth * drift) + sway) / (width + depth * spread)
    c.screen(np.exp(-(across**2)) * (c.y > top - 6) * (1 - depth * fade) * bars, colour, strength)


def dark_reflection(
    c: Canvas, x: float, top: float, width: float, length: float, colour: Colour, strength: float = 0.75
) -> None:
    """The broken dark image of something upright standing in water."""
    sway = (c.noise(40, 6, 3, wide=3, tall=0.3) - 0.5) * 60
    bars = smoothstep(c.noise(26, 77, 3, wide=3.2, tall=0.28), 0.2, 0.6)
    column = np.exp(-(((c.x - x + sway) / width) ** 2)) * (c.y > top)
    c.over(column * np.clip(1 - (c.y - top) / length, 0, 1) * bars, colour, strength)


def ripple(
    c: Canvas, x: float, y: float, reach: float, colour: Colour, strength: float, seed: int, thin: float = 2.2
) -> None:
    """One line of foam around something in the water."""
    wave = (c.noise(60, seed + 50, 2) - 0.5) * 14
    band = np.exp(-(((c.y - y - wave) / thin) ** 2)) * np.exp(-(((c.x - x) / reach) ** 4))
    c.over(band * smoothstep(c.noise(30, seed, 3, wide=3, tall=0.4), 0.42, 0.7), colour, strength)


def along_curve(points: Points, count: int) -> list[tuple[float, float]]:
    """Evenly many places along the straight pieces between points: for smoke, breath, flocks."""
    places = []
    for i in range(count):
        at = i / max(1, count - 1) * (len(points) - 1.001)
        piece, share = math.floor(at), at - math.floor(at)
        a, b = points[piece], points[piece + 1]
        places.append((a[0] * (1 - share) + b[0] * share, a[1] * (1 - share) + b[1] * share))
    return places
