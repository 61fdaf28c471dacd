"""The three hot loops of the painterly pass, compiled by numba once and kept beside this file.

Every loop gives the same result in every run: the parallel ones write each pixel from inputs alone, and the
strokes, which paint over one another, run in order.
"""

import math

import numpy as np
from numba import njit, prange

from art.colour import Pixels


@njit(cache=True, parallel=True)
def streamed(field: Pixels, along_x: Pixels, along_y: Pixels, reach: int) -> Pixels:
    """Line-integral convolution: each pixel the mean of the field `reach` steps both ways along the flow."""
    height, width = field.shape
    result = np.zeros((height, width), np.float32)
    for y in prange(height):
        for x in range(width):
            total, count = field[y, x], 1.0
            for way in (-1.0, 1.0):
                at_x, at_y = float(x), float(y)
                for _ in range(reach):
                    row, column = int(at_y + 0.5), int(at_x + 0.5)
                    at_x += along_x[row, column] * way
                    at_y += along_y[row, column] * way
                    row, column = int(at_y + 0.5), int(at_x + 0.5)
                    if at_y < 0 or row >= height or at_x < 0 or column >= width:
                        break
                    total += field[row, column]
                    count += 1
            result[y, x] = total / count
    return result


@njit(cache=True, parallel=True)
def kuwahara(picture: Pixels, along_x: Pixels, along_y: Pixels, stretch: Pixels, radius: int) -> Pixels:
    """Anisotropic Kuwahara filter, 8 sectors: flattens noise along the flow and keeps edges.

    After Kyprianidis, Kang and Döllner, "Image and Video Abstraction by Anisotropic Kuwahara Filtering",
    2009.
    """
    height, width, _ = picture.shape
    result = np.empty_like(picture)
    for y in prange(height):
        for x in range(width):
            longer = 1.0 + stretch[y, x]
            weight, square = np.zeros(8), np.zeros(8)
            red, green, blue = np.zeros(8), np.zeros(8), np.zeros(8)
            for j in range(-radius, radius + 1):
                for i in range(-radius, radius + 1):
                    u = (i * along_x[y, x] + j * along_y[y, x]) / longer
                    v = (-i * along_y[y, x] + j * along_x[y, x]) * longer * 0.9
                    away = (u * u + v * v) / (radius * radius)
                    if away > 1.0:
                        continue
                    row, column = min(max(y + j, 0), height - 1), min(max(x + i, 0), width - 1)
                    share, first, last = math.exp(-away * 2.0), 0, 8
                    if i == 0 and j == 0:
                        share = 0.125
                    else:
                        first = int((math.atan2(v, u) / math.pi + 1.0) * 4.0) % 8
                        last = first + 1
                    r, g, b = picture[row, column, 0], picture[row, column, 1], picture[row, column, 2]
                    grey = 0.3 * r + 0.6 * g + 0.1 * b
                    for k in range(first, last):
                        weight[k] += share
                        red[k] += r * share
                        green[k] += g * share
                        blue[k] += b * share
                        square[k] += grey * grey * share
            total, sum_r, sum_g, sum_b = 0.0, 0.0, 0.0, 0.0
            for k in range(8):
                if weight[k] <= 0:
                    continue
                r, g, b = red[k] / weight[k], green[k] / weight[k], blue[k] / weight[k]
                grey = 0.3 * r + 0.6 * g + 0.1 * b
                variance = max(square[k] / weight[k] - grey * grey, 0.0)
                share = 1.0 / (1.0 + (variance * 65025.0) ** 2 * 0.002 + variance * 650)
                total += share
                sum_r += r * share
                sum_g += g * share
                sum_b += b * share
            result[y, x, 0] = sum_r / total
            result[y, x, 1] = sum_g / total
            result[y, x, 2] = sum_b / total
    return result


@njit(cache=True)
def _slab(
    canvas: Pixels,
    detail: Pixels,
    bristles: Pixels,
    colour: tuple[float, float, float],
    at: tuple[float, float],
    way: tuple[float, float],
    half: float,
    brush: tuple[float, int, int],
    progress: float,
) -> None:
    """One cross-section of a stroke, two pixels thick, laid through the bristle texture."""
    height, width, _ = canvas.shape
    radius, lane, grain = brush
    across = -half
    while across <= half:
        for q in range(2):
            x = int(at[0] - way[1] * across + way[0] * q * 0.7 + 0.5)
            y = int(at[1] + way[0] * across + way[1] * q * 0.7 + 0.5)
            if x < 0 or y < 0 or x >= width or y >= height or (detail[y, x] > 0.5 and radius > 4.5):
                continue
            place = (across / half + 1) * 0.5
            hair = bristles[(lane + int(place * half * 2)) % bristles.shape[0], grain % bristles.shape[1]]
            alpha = 0.8 * (1.0 - abs(place * 2 - 1) ** 4) * (hair if progress > 0.15 else 0.5 + 0.5 * hair)
            if progress >= 0.75:
                alpha *= (1.0 - progress) * 4 * hair
            if alpha > 0:
                lift = (hair - 0.6) * 0.035
                canvas[y, x, 0] += (colour[0] + lift - canvas[y, x, 0]) * alpha
                canvas[y, x, 1] += (colour[1] + lift - canvas[y, x, 1]) * alpha
                canvas[y, x, 2] += (colour[2] + lift - canvas[y, x, 2]) * alpha
        across += 0.75


@njit(cache=True)
def _apart(one: Pixels, other: Pixels) -> float:
    return float(abs(one[0] - other[0]) + abs(one[1] - other[1]) + abs(one[2] - other[2]))


@njit(cache=True)
def _follow(
    canvas: Pixels,
    reference: Pixels,
    along_x: Pixels,
    along_y: Pixels,
    detail: Pixels,
    bristles: Pixels,
    start: Pixels,
    first: Pixels,
    colour: tuple[float, float, float],
    chance: Pixels,
    brush: tuple[float, float, float, float],
) -> None:
    """One stroke along the flow, until its length is spent or it would spoil what it crosses."""
    radius, length = brush[0], brush[1]
    x, y, gone = start[0], start[1], 0.0
    sign = 1.0 if chance[4] > 0.5 else -1.0
    way_x, way_y = along_x[int(y), int(x)] * sign, along_y[int(y), int(x)] * sign
    lane, wet = int(chance[5] * (bristles.shape[0] - 1)), chance[6] * bristles.shape[1]
    broad = radius * (0.7 + 0.6 * chance[7])
    while gone < length:
        column, row = int(x), int(y)
        if x < 0 or y < 0 or column >= reference.shape[1] or row >= reference.shape[0]:
            break
        if gone > radius * 1.2:
            off = _apart(reference[row, column], first)
            if off > 0.16 and off > _apart(reference[row, column], canvas[row, column]) * 0.9:
                break
        flow_x, flow_y = along_x[row, column], along_y[row, column]
        if flow_x * way_x + flow_y * way_y < 0:
            flow_x, flow_y = -flow_x, -flow_y
        way_x, way_y = way_x * 0.5 + flow_x * 0.5, way_y * 0.5 + flow_y * 0.5
        norm = (way_x * way_x + way_y * way_y) ** 0.5 + 1e-6
        way_x, way_y = way_x / norm, way_y / norm
        progress = gone / length
        half = broad * min(1.0, 0.45 + progress * 5.0)
        if progress >= 0.7:
            half *= 1.0 - (progress - 0.7) * 1.6
        tip = (radius, lane, int(wet + gone))
        _slab(canvas, detail, bristles, colour, (x, y), (way_x, way_y), half, tip, progress)
        x, y, gone = x + way_x * 1.2, y + way_y * 1.2, gone + 1.2


@njit(cache=True)
def lay_strokes(
    canvas: Pixels,
    reference: Pixels,
    along_x: Pixels,
    along_y: Pixels,
    starts: Pixels,
    chances: Pixels,
    detail: Pixels,
    bristles: Pixels,
    brush: tuple[float, float, float, float],
) -> None:
    """One layer of curved strokes, painted into the canvas; `brush` is radius, length, threshold, jitter.

    After Hertzmann, "Painterly Rendering with Curved Brush Strokes of Multiple Sizes" (1998): a stroke begins
    only where the canvas is far enough from the reference. `chances` are eight random numbers a stroke.
    """
    height, width, _ = reference.shape
    for i in range(starts.shape[0]):
        column, row = int(starts[i, 0]), int(starts[i, 1])
        if starts[i, 0] < 0 or starts[i, 1] < 0 or column >= width or row >= height:
            continue
        first, chance, jitter = reference[row, column], chances[i], brush[3]
        kept_sharp = detail[row, column] > 0.5 and brush[0] > 4.5
        if kept_sharp or _apart(canvas[row, column], first) < brush[2]:
            continue
        value = (chance[0] - 0.5) * jitter
        colour = (
            first[0] + value + (chance[1] - 0.5) * jitter * 0.55,
            first[1] + value + (chance[2] - 0.5) * jitter * 0.4,
            first[2] + value + (chance[3] - 0.5) * jitter * 0.6,
        )
        field = (canvas, reference, along_x, along_y, detail, bristles)
        _follow(*field, starts[i], first, colour, chance, brush)
