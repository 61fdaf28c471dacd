"""Bent bodies: tubes of changing width along a curve, and pieces cut across them (towers, limbs, hoses)."""

import math

from art.shapes import Points, Shape, polygon

_STEPS = 12


class Tube:
    """A tube along `axis`, points (x, y, half width) from one end to the other."""

    def __init__(self, axis: Points) -> None:
        self.sections = _sampled(axis)

    def piece(self, start: float = 0, end: float = 1, swell: float = 0, bow: float = 0) -> Shape:
        """The part between two shares of the length, `swell` units wider, its ends bowed by `bow` units."""
        last = len(self.sections) - 1
        low = max(0, math.floor(start * last))
        high = min(last, max(low + 1, math.ceil(end * last)))
        left, right = [], []
        for i in range(low, high + 1):
            x, y, half, angle = self.sections[i]
            across = (-math.sin(angle) * (half + swell), math.cos(angle) * (half + swell))
            left.append((x + across[0], y + across[1]))
            right.append((x - across[0], y - across[1]))
        far, near = self._bowed(high, swell, bow), self._bowed(low, swell, bow)
        return polygon([*left, *far, *reversed(right), *reversed(near)])

    def at(self, share: float) -> tuple[float, float, float, float]:
        """Place x, y, half width and heading (radians) at a share of the length."""
        return self.sections[round(share * (len(self.sections) - 1))]

    def _bowed(self, index: int, swell: float, bow: float) -> list[tuple[float, float]]:
        x, y, half, angle = self.sections[index]
        points = []
        for i in range(1, 8):
            across, ahead = (half + swell) * math.cos(math.pi * i / 8), bow * math.sin(math.pi * i / 8)
            points.append(
                (
                    x - math.sin(angle) * across + math.cos(angle) * ahead,
                    y + math.cos(angle) * across + math.sin(angle) * ahead,
                )
            )
        return points


def _sampled(axis: Points) -> list[tuple[float, float, float, float]]:
    """The axis as many sections (x, y, half width, heading), smooth through all its points."""
    places: list[tuple[float, ...]] = []
    for i in range(len(axis) - 1):
        before, here, there, after = (axis[min(max(i + k, 0), len(axis) - 1)] for k in (-1, 0, 1, 2))
        for step in range(_STEPS):
            t = step / _STEPS
            places.append(
                tuple(_between(before[d], here[d], there[d], after[d], t) for d in range(3)),
            )
    places.append(tuple(axis[-1][:3]))
    sections = []
    for i, (x, y, half) in enumerate(places):
        back, ahead = places[max(i - 1, 0)], places[min(i + 1, len(places) - 1)]
        sections.append((x, y, half, math.atan2(ahead[1] - back[1], ahead[0] - back[0])))
    return sections


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    """Catmull-Rom between b and c."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
