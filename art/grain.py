"""The two textures everything is made of: soft noise and dry-brush streaks.

Fields are kept, a few seeds for each kind, and flipped at random: making them anew for every shape would cost
more than the painting itself.
"""

import math
import random

import cv2
import numpy as np

from art.colour import Pixels

_SEEDS = 7
_KEPT = 60


class Grain:
    """Noise fields for one canvas size; `scale` is pixels to a unit."""

    def __init__(self, width: int, height: int, scale: float) -> None:
        self.width, self.height, self.scale = width, height, scale
        self._fields: dict[tuple[float, ...], Pixels] = {}

    def noise(
        self, wavelength: float, seed: int, octaves: int = 4, wide: float = 1, tall: float = 1
    ) -> Pixels:
        """Fractal noise 0..1 around 0.5, its largest blots `wavelength` units, stretched `wide` by `tall`."""
        key = (0, wavelength, seed % _SEEDS, octaves, wide, tall)
        if key not in self._fields:
            self._keep(key, self._make_noise(wavelength, seed % _SEEDS, octaves, wide, tall))
        field, coin = self._fields[key], random.Random(seed * 31 + 7)
        if coin.random() < 0.5:
            field = field[:, ::-1]
        if coin.random() < 0.5:
            field = field[::-1]
        return field

    def streaks(self, degrees: float, seed: int, width: float = 3.5, length: float = 60) -> Pixels:
        """Dry-brush streaks 0..1 around 0.5, running at an angle (clockwise from the x-axis)."""
        key = (1, round(degrees), seed, width, length)
        if key not in self._fields:
            self._keep(key, self._make_streaks(degrees, seed, width, length))
        return self._fields[key]

    def _keep(self, key: tuple[float, ...], field: Pixels) -> None:
        if len(self._fields) > _KEPT:
            self._fields.clear()
        self._fields[key] = field

    def _make_noise(self, wavelength: float, seed: int, octaves: int, wide: float, tall: float) -> Pixels:
        chance = np.random.default_rng(seed)
        total = np.zeros((self.height, self.width), np.float32)
        weight = 1.0
        for _ in range(octaves):
            columns = max(2, int(self.width / self.scale / (wavelength * wide)) + 3)
            rows = max(2, int(self.height / self.scale / (wavelength * tall)) + 3)
            coarse = chance.random((rows, columns), dtype=np.float32)
            total += weight * cv2.resize(coarse, (self.width, self.height), interpolation=cv2.INTER_CUBIC)
            weight, wavelength = weight * 0.5, wavelength / 2
            if wavelength < 1.2:
                break
        return _levelled(total)

    def _make_streaks(self, degrees: float, seed: int, width: float, length: float) -> Pixels:
        chance = np.random.default_rng(seed + 5)
        side = int(math.hypot(self.width, self.height)) + 8
        field = 0.6 * self._bristle(chance, side, width, length)
        field = field + 0.4 * self._bristle(chance, side, width * 0.4, length * 0.5)
        turn = cv2.getRotationMatrix2D((side / 2, side / 2), -degrees, 1)
        turned = cv2.warpAffine(field, turn, (side, side), borderMode=cv2.BORDER_REFLECT)
        top, left = (side - self.height) // 2, (side - self.width) // 2
        return _levelled(np.asarray(turned[top : top + self.height, left : left + self.width], np.float32))

    def _bristle(self, chance: np.random.Generator, side: int, width: float, length: float) -> Pixels:
        rows, columns = max(2, int(side / (width * self.scale))), max(2, int(side / (length * self.scale)))
        coarse = chance.random((rows, columns), dtype=np.float32)
        return np.asarray(cv2.resize(coarse, (side, side), interpolation=cv2.INTER_CUBIC), np.float32)


def _levelled(field: Pixels) -> Pixels:
    level = 0.5 + (field - field.mean()) / ((field.std() + 1e-6) * 5)
    return np.asarray(np.clip(level, 0, 1), np.float32)
