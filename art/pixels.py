"""Operations on float arrays: blur, shift, warp, smooth steps, scattered dots. Lengths are in pixels here."""

from collections.abc import Iterable

import cv2
import numpy as np

from art.colour import Pixels


def smoothstep(value: Pixels, low: float, high: float) -> Pixels:
    """0 below `low`, 1 above `high`, an S-curve between; `low` may be the greater one."""
    share = np.clip((value - low) / (high - low + 1e-9), 0, 1)
    return np.asarray(share * share * (3 - 2 * share), np.float32)


def blur(array: Pixels, sigma: float) -> Pixels:
    """Gaussian blur; wide ones are made on a smaller copy, which looks the same and costs a tenth."""
    if sigma <= 0:
        return array
    if sigma <= 12:
        return _gaussian(array, sigma)
    factor = int(max(1, min(16, sigma // 5)))
    height, width = array.shape[:2]
    small = (max(2, width // factor), max(2, height // factor))
    reduced = cv2.resize(array, small, interpolation=cv2.INTER_AREA)
    soft = _gaussian(np.asarray(reduced, np.float32), sigma / factor)
    return np.asarray(cv2.resize(soft, (width, height), interpolation=cv2.INTER_LINEAR), np.float32)


def _gaussian(array: Pixels, sigma: float) -> Pixels:
    return np.asarray(cv2.GaussianBlur(array, (0, 0), sigma, borderType=cv2.BORDER_REPLICATE), np.float32)


def shift(array: Pixels, right: float, down: float, repeat_edge: bool = False) -> Pixels:
    """The array moved; what comes in from outside is 0, or the edge repeated."""
    height, width = array.shape[:2]
    matrix = np.array([[1, 0, right], [0, 1, down]], np.float32)
    border = cv2.BORDER_REPLICATE if repeat_edge else cv2.BORDER_CONSTANT
    return np.asarray(cv2.warpAffine(array, matrix, (width, height), borderMode=border), np.float32)


def shear(array: Pixels, slope: float, foot: float) -> Pixels:
    """The array leaning sideways by `slope` about the row `foot`."""
    height, width = array.shape[:2]
    matrix = np.array([[1, slope, -slope * foot], [0, 1, 0]], np.float32)
    return np.asarray(cv2.warpAffine(array, matrix, (width, height)), np.float32)


def warp(array: Pixels, right: Pixels, down: Pixels) -> Pixels:
    """Each pixel fetched from `right`, `down` pixels away."""
    height, width = array.shape[:2]
    across, along = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    x, y = np.asarray(across + right, np.float32), np.asarray(along + down, np.float32)
    return np.asarray(cv2.remap(array, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE), np.float32)


def dots(width: int, height: int, places: Iterable[tuple[float, float, float, float]]) -> Pixels:
    """A mask of small discs, each (x, y, radius, strength), with sub-pixel places."""
    mask = np.zeros((height, width), np.float32)
    for x, y, radius, strength in places:
        cv2.circle(mask, (int(x * 8), int(y * 8)), int(radius * 8), strength, -1, cv2.LINE_AA, 3)
    return mask


def slope(array: Pixels) -> tuple[Pixels, Pixels]:
    """How the array rises to the right and downwards (Sobel)."""
    right = cv2.Sobel(array, cv2.CV_32F, 1, 0, ksize=3)
    down = cv2.Sobel(array, cv2.CV_32F, 0, 1, ksize=3)
    return np.asarray(right, np.float32), np.asarray(down, np.float32)


def bounds(mask: Pixels) -> tuple[int, int, int, int]:
    """left, top, right, bottom of what is not empty; all 0 for an empty mask."""
    left, top, width, height = cv2.boundingRect((mask > 0.01).astype(np.uint8))
    return left, top, left + width, top + height
