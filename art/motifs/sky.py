"""Clouds as painted shapes (never blurs), and the moon."""

import math
import random

from art.canvas import Canvas
from art.colour import Colour
from art.paint import paint
from art.shapes import Shape, ellipse, line, spline


def lens_cloud(x: float, y: float, width: float, height: float, seed: int, lumps: int = 9) -> list[Shape]:
    """A long flat-bottomed cloud. Worn out: see the quotas before using it."""
    chance, shapes = random.Random(seed), []
    for i in range(lumps):
        share = (i + 0.5) / lumps
        rise = math.sin(math.pi * share)
        top = y - rise * height * 0.35 + chance.uniform(-0.1, 0.1) * height
        across = width * (0.07 + 0.10 * rise) * chance.uniform(0.8, 1.3)
        down = height * (0.2 + 0.35 * rise) * chance.uniform(0.8, 1.2)
        shapes.append(ellipse(x + (share - 0.5) * width, top, across, down))
    half, edge = width * 0.52, width * 0.2
    base = [(x - half, y + height * 0.18), (x - edge, y + height * 0.05), (x + edge, y + height * 0.05)]
    base += [(x + half, y + height * 0.18), (x + edge, y + height * 0.3), (x - edge, y + height * 0.3)]
    return [*shapes, spline(base)]


def heap_cloud(x: float, y: float, width: float, height: float, seed: int, lumps: int = 16) -> list[Shape]:
    """A towering summer cloud: lumps piled towards a shoulder off the middle, on a flat base at y."""
    chance, shapes = random.Random(seed), []
    shoulder = chance.uniform(0.35, 0.65)
    for i in range(lumps):
        share = (i + 0.5) / lumps
        rise = max(0.12, 1 - abs(share - shoulder) / max(shoulder, 1 - shoulder)) ** 0.8
        radius = height * (0.16 + 0.16 * rise) * chance.uniform(0.8, 1.25)
        middle = x + (share - 0.5) * width * 0.86
        for level in range(1 + int(rise * 3.2)):
            up = min(level * radius * 0.85, height * rise)
            shapes.append(ellipse(middle + chance.uniform(-0.3, 0.3) * radius, y - radius * 0.9 - up, radius))
    half = width * 0.43
    base = [
        (x - half, y - 5),
        (x, y - 12),
        (x + half, y - 5),
        (x + half * 0.9, y + 3),
        (x - half * 0.9, y + 3),
    ]
    return [*shapes, spline(base)]


def feather_cloud(
    x: float, y: float, length: float, seed: int, turn: float = -8, strands: int = 22
) -> list[Shape]:
    """High thin cloud: fine curved strands, bound at one end, combed out at the other."""
    chance, shapes = random.Random(seed), []
    for i in range(strands):
        reach = length * chance.uniform(0.25, 0.6)
        angle = math.radians(turn + (i - strands / 2) * 0.7 + chance.uniform(-3, 3))
        start = (x + chance.uniform(0, 0.5) * length, y + (i - strands / 2) * 1.6)
        points = []
        for step in range(5):
            far = reach * step / 4
            bend = math.sin(step / 4 * math.pi) * length * 0.03
            points.append((start[0] + far * math.cos(angle), start[1] + far * math.sin(angle) - bend))
        shapes.append(line(points, chance.uniform(2.5, 6)))
    return shapes


def moon(
    c: Canvas, x: float, y: float, radius: float, colours: tuple[Colour, Colour] = ("#fffbe2", "#e8d9b8")
) -> None:
    """A full moon with its seas, lit from the upper right."""
    paint(
        c,
        ellipse(x, y, radius),
        list(colours),
        along=("r", x + radius * 0.32, y - radius * 0.29, radius * 1.59),
        volume=radius * 0.32,
        shading=0.35,
        angle=40,
        mottle=1.2,
        dark="#7d7aa0",
        wobble=0.5,
    )
    k = radius / 82
    spots = [(-20, -20, 20, 14), (22, 24, 25, 17), (-30, 32, 11, 8), (35, -30, 9, 9)]
    seas = [ellipse(x + dx * k, y + dy * k, across * k, down * k) for dx, dy, across, down in spots]
    c.over(seas, "#c9b99e", 0.55, soft=3)
