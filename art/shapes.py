"""Shapes as lists of points: splines, polygons, ellipses, lines, and where they stand on the canvas.

A point is (x, y), or (x, y, 1) for a sharp corner. Canvas units run from (0, 0) to (768, 1152).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import skia

from art.colour import Pixels

Points = Sequence[Sequence[float]]


@dataclass(frozen=True)
class Shape:
    """A path, filled, or drawn as a round-capped stroke of the given width."""

    path: Any
    width: float = 0.0

    def outline(self, width: float) -> "Shape":
        """The same path, stroked instead of filled."""
        return Shape(self.path, width)

    def bounds(self) -> tuple[float, float, float, float]:
        """left, top, right, bottom, in canvas units."""
        box, half = self.path.computeTightBounds(), self.width / 2
        return box.left() - half, box.top() - half, box.right() + half, box.bottom() + half


def spline(points: Points, closed: bool = True, tension: float = 0.5) -> Shape:
    """A smooth filled outline through the points (Catmull-Rom); a higher tension makes rounder loops."""
    corners = [(p[0], p[1], bool(p[2]) if len(p) > 2 else False) for p in points]
    count, pull = len(corners), tension / 3
    path = skia.PathBuilder()
    path.moveTo(corners[0][0], corners[0][1])
    for i in range(count if closed else count - 1):
        here, there = corners[i], corners[(i + 1) % count]
        before = corners[(i - 1) % count] if closed or i > 0 else here
        after = corners[(i + 2) % count] if closed or i + 2 < count else there
        leave = _handle(here, before, there, pull)
        arrive = _handle(there, after, here, pull)
        path.cubicTo(*leave, *arrive, there[0], there[1])
    if closed:
        path.close()
    return Shape(path.detach())


def _handle(
    here: tuple[float, float, bool],
    behind: tuple[float, float, bool],
    ahead: tuple[float, float, bool],
    pull: float,
) -> tuple[float, float]:
    if here[2]:
        return here[0] + (ahead[0] - here[0]) * 0.2, here[1] + (ahead[1] - here[1]) * 0.2
    return here[0] + (ahead[0] - behind[0]) * pull, here[1] + (ahead[1] - behind[1]) * pull


def line(points: Points, width: float, tension: float = 0.5) -> Shape:
    """A smooth stroke through the points."""
    return spline(points, closed=False, tension=tension).outline(width)


def polygon(points: Points) -> Shape:
    """A filled shape with straight sides."""
    return spline([(p[0], p[1], 1) for p in points])


def polyline(points: Points, width: float) -> Shape:
    """A stroke with straight pieces."""
    return spline([(p[0], p[1], 1) for p in points], closed=False).outline(width)


def rectangle(x: float, y: float, width: float, height: float) -> Shape:
    """A filled rectangle by its upper left corner."""
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def ellipse(x: float, y: float, across: float, down: float | None = None, turn: float = 0) -> Shape:
    """A filled ellipse by its centre and half axes, turned by degrees clockwise."""
    down, angle = across if down is None else down, math.radians(turn)
    points = []
    for i in range(24):
        u, v = across * math.cos(math.pi * i / 12), down * math.sin(math.pi * i / 12)
        points.append(
            (x + u * math.cos(angle) - v * math.sin(angle), y + u * math.sin(angle) + v * math.cos(angle))
        )
    return spline(points)


def oval(spots: Points, across: float, down: float | None = None, turn: float = 0) -> Shape:
    """An ellipse about the first of these points, as `place` sets them down."""
    return ellipse(spots[0][0], spots[0][1], across, down, turn)


def place(
    points: Points, x: float, y: float, size: float = 1, flip: float = 1, turn: float = 0
) -> list[tuple[float, ...]]:
    """Points of a motif's own space set down at (x, y): scaled, mirrored (`flip` -1), turned by degrees."""
    angle, placed = math.radians(turn), []
    for p in points:
        u, v = p[0] * size * flip, p[1] * size
        spot = (x + u * math.cos(angle) - v * math.sin(angle), y + u * math.sin(angle) + v * math.cos(angle))
        placed.append((*spot, *p[2:]))
    return placed


def rasterise(shapes: Sequence[Shape], scale: float, box: tuple[int, int, int, int]) -> Pixels:
    """The shapes as one antialiased mask of the pixels `box` (left, top, right, bottom)."""
    left, top, right, bottom = box
    surface = skia.Surface(right - left, bottom - top)
    canvas = surface.getCanvas()
    canvas.translate(-left, -top)
    canvas.scale(scale, scale)
    for shape in shapes:
        canvas.drawPath(shape.path, _ink(shape.width))
    covered: Pixels = surface.makeImageSnapshot().toarray()[:, :, 3].astype(np.float32)
    return covered / np.float32(255)


def _ink(width: float) -> Any:
    ink = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF)
    if width:
        ink.setStyle(skia.Paint.kStroke_Style)
        ink.setStrokeWidth(width)
        ink.setStrokeCap(skia.Paint.kRound_Cap)
        ink.setStrokeJoin(skia.Paint.kRound_Join)
    return ink
