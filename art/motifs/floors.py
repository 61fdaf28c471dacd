"""Floors in perspective: chequers, boards, cobbles."""

import random

import cv2
import numpy as np

from art.canvas import Canvas
from art.colour import Colours, Pixels, gradient
from art.shapes import Shape, ellipse, polyline, rectangle


def chequers(c: Canvas, horizon: float, light: Colours, dark: Colours, middle: float = 384) -> Pixels:
    """A chequered floor from the horizon down, near squares larger; gives its mask back."""
    floor = c.mask(rectangle(-5, horizon, 780, 1200 - horizon))
    near = 1 / np.maximum(c.y - horizon + 44, 1)
    squares = (np.floor((c.x - middle) * near * 1.35 + 0.5) + np.floor(near * 315)) % 2
    soft = cv2.GaussianBlur(c.wobble(squares.astype(np.float32), 0.8, 30, 4), (0, 0), 0.73 * c.scale)
    depth = (c.y - horizon) / (1156 - horizon)
    one = gradient(np.clip(depth + (c.noise(60, 5) - 0.5) * 0.2, 0, 1), light)
    other = gradient(np.clip(depth + (c.noise(60, 6) - 0.5) * 0.2, 0, 1), dark)
    share = soft[..., None]
    c.over(floor, np.asarray(one * share + other * (1 - share), np.float32))
    c.direct(floor, 0)
    return floor


def boards(
    horizon: float, seed: int, middle: float = 384, far: float = 44, near: float = 150, count: int = 38
) -> list[Shape]:
    """The joints of floor boards: lines fanning out from the horizon, and the ends of boards between them."""
    chance, half = random.Random(seed), count // 2 - 3
    shapes = []

    def joint(i: int, y: float) -> tuple[float, float]:
        share = (y - horizon) / (1170 - horizon)
        return middle + i * (far * (1 - share) + near * share), y

    for i in range(-half, half):
        shapes.append(polyline([joint(i, horizon), joint(i, 1170)], 2.2))
    for _ in range(26):
        i, y = chance.randrange(-12, 13), horizon + chance.random() ** 2 * 280
        shapes.append(polyline([joint(i, y), joint(i + 1, y)], 1.8))
    return shapes


def cobbles(
    horizon: float, foot: float, middle: float, seed: int, rows: int = 34
) -> tuple[list[Shape], list[Shape]]:
    """Rows of stones growing towards the eye, and their upper halves, which alone catch the light."""
    chance, stones, tops = random.Random(seed), [], []
    for j in range(rows):
        y = horizon + 10 + (j / rows) ** 1.7 * (foot - horizon)
        tall = 3 + (y - horizon) * 0.05
        half = 90 + (y - horizon - 5) * 1.25
        for i in range(int(half * 2 / (tall * 3.2))):
            x = middle - half + i * tall * 3.2 + (j % 2) * tall * 1.6 + chance.uniform(-3, 3)
            stones.append(ellipse(x, y, tall * 1.35, tall * 0.72))
            tops.append(ellipse(x, y - tall * 0.25, tall, tall * 0.33))
    return stones, tops
