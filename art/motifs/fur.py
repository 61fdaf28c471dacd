"""Fur and down: hundreds of short strokes along the body's flow, half of them dark, half light."""

import random
from collections.abc import Callable

from art.canvas import Canvas
from art.colour import Colour, Pixels
from art.shapes import Points, Shape, line


def fur(
    c: Canvas,
    body: Pixels,
    hair: Callable[[random.Random], Points],
    count: int,
    dark: Colour,
    light: Colour,
    seed: int,
    strength: float = 0.36,
) -> None:
    """`hair` gives the points of one hair from a source of chance; hairs outside the body are cut away."""
    chance = random.Random(seed)
    shadows: list[Shape] = []
    shines: list[Shape] = []
    for _ in range(count):
        points = hair(chance)
        strand = line(points, chance.uniform(1, 2.4))
        (shadows if chance.random() < 0.5 else shines).append(strand)
    c.multiply(shadows, dark, min(1, strength * 1.6), inside=body)
    c.screen(shines, light, strength, inside=body)
