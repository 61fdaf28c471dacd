"""Handwriting that says nothing: loops grouped in words. No card ever bears real letters or figures."""

import math
import random
from collections.abc import Callable

from art.shapes import Shape, line


def script(
    row: Callable[[float], tuple[float, float]],
    start: float,
    end: float,
    height: float,
    width: float,
    chance: random.Random,
) -> list[Shape]:
    """Words along a row: `row(u)` is on the base line; `height` is of the loops, `width` of the pen."""
    words, u = [], start
    while u < end:
        stop = min(u + chance.uniform(0.07, 0.19), end)
        words.append(line(_word(row, u, stop, height, chance), width, tension=0.9))
        u = stop + chance.uniform(0.035, 0.055)
    return words


def _word(
    row: Callable[[float], tuple[float, float]],
    start: float,
    end: float,
    height: float,
    chance: random.Random,
) -> list[tuple[float, float]]:
    loops = max(2, int(abs(row(end)[0] - row(start)[0]) / (height * 1.15)))
    tall = [chance.choice([0.55, 0.6, 0.65, 1.25]) * height * 0.5 for _ in range(loops + 1)]
    points = []
    for i in range(loops * 7 + 1):
        angle, rise = 2 * math.pi * i / 7, tall[i // 7]
        x, y = row(start + (end - start) * i / (loops * 7))
        up = 1 - math.cos(angle)
        points.append((x - 0.42 * height * math.sin(angle) + rise * 0.35 * up * 0.5, y - rise * up))
    return points
