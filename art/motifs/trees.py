"""Trees: branching ones grown twig by twig, and rows of pines."""

import math
import random
from collections.abc import Sequence

from art.shapes import Points, Shape, line, spline


class Branches:
    """Boughs grown into twigs; `shapes` belong in one mask with the trunk, for one continuous volume."""

    def __init__(self, seed: int, wander: float = 0.2, spread: float = 0.65) -> None:
        self.chance, self.wander, self.spread = random.Random(seed), wander, spread
        self.shapes: list[Shape] = []
        self.tips: list[tuple[float, float]] = []

    def grow(self, limbs: Points, levels: int = 4) -> None:
        """Grow boughs (x, y, direction in radians, length, width) into twigs; their ends are in `tips`."""
        for limb in limbs:
            self._grow(limb, levels)

    def _grow(self, limb: Sequence[float], levels: int) -> None:
        x, y, angle, length, width = limb
        if levels == 0 or width < 1:
            self.tips.append((x, y))
            return
        points, heading = [(x, y)], angle
        for _ in range(4):
            heading += self.chance.uniform(-self.wander, self.wander)
            x, y = x + math.cos(heading) * length / 4, y + math.sin(heading) * length / 4
            points.append((x, y))
        self.shapes.append(line(points, width))
        self.tips.extend(points[2:])
        for _ in range(2):
            turn = heading + self.chance.uniform(-self.spread, self.spread)
            self._grow((x, y, turn, length * self.chance.uniform(0.58, 0.83), width * 0.62), levels - 1)
        side = angle + self.chance.choice([-1, 1]) * self.chance.uniform(0.5, 0.92)
        self._grow((*points[2], side, length * 0.58, width * 0.5), levels - 1)


def pine(x: float, y: float, height: float, tiers: int = 5) -> Shape:
    """One pine with sawtooth sides, its foot at (x, y)."""
    half, step = height * 0.17, height / tiers
    left: list[tuple[float, ...]] = [(x - half, y, 1)]
    right: list[tuple[float, ...]] = [(x + half, y, 1)]
    for tier in range(tiers - 1):
        level, wide = y - step * (tier + 1), half * (1 - (tier + 0.6) / tiers)
        left += [(x - wide * 0.55, level + step * 0.25), (x - wide * 1.15, level + step * 0.15, 1)]
        right += [(x + wide * 0.55, level + step * 0.25), (x + wide * 1.15, level + step * 0.15, 1)]
    return spline([*left, (x, y - height, 1), *reversed(right)])


def fir(x: float, y: float, height: float) -> Shape:
    """A small far fir, one smooth point."""
    half = height * 0.23
    inner = half * 0.33
    sides = [(x - half, y, 1), (x - inner, y - height * 0.52), (x, y - height, 1)]
    return spline([*sides, (x + inner, y - height * 0.52), (x + half, y, 1)])


def pine_ridge(y: float, count: int, height: float, seed: int, swell: float = 30) -> list[Shape]:
    """A wooded ridge across the whole card, to be hazed with distance."""
    chance = random.Random(seed)
    ground = [
        (-40, 1200, 1),
        (-40, y),
        (150, y - swell * 0.4),
        (380, y + swell * 0.3),
        (600, y - swell * 0.5),
    ]
    trees = [spline([*ground, (820, y), (820, 1200, 1)])]
    for _ in range(count):
        x = chance.uniform(-20, 790)
        trees.append(pine(x, y + swell * 0.3, height * chance.uniform(0.5, 1.2)))
    return trees


def bark(strands: list[Points], seed: int) -> list[Shape]:
    """Furrows along a trunk, of uneven width: to be multiplied, and screened a little to the side."""
    chance = random.Random(seed)
    return [line(points, chance.uniform(1.2, 4.2)) for points in strands]
