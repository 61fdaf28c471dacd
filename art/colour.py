"""Colours of the painter: hex strings in, gradients mixed in Oklab out.

Oklab keeps the middle of a gradient clean where plain sRGB turns to mud. Source of the matrices: Björn
Ottosson, "A perceptual color space for image processing" (2020), put in the public domain.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Pixels = npt.NDArray[np.float32]
"""Any float array: a mask is (height, width), a picture (height, width, 3), a colour (3,); values 0..1."""

Colour = str | Pixels
"""A hex string ("#8c2f2c") or three sRGB numbers 0..1 in an array."""

Colours = Colour | Sequence[str] | Sequence[Pixels] | Sequence[Colour] | Sequence[tuple[float, Colour]]
"""One colour, colours spread evenly over 0..1, or (place, colour) pairs."""

_TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    np.float32,
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ],
    np.float32,
)
_FROM_CONES = np.linalg.inv(_TO_CONES).astype(np.float32)
_FROM_LAB = np.linalg.inv(_TO_LAB).astype(np.float32)
_TABLE = 512


def rgb(colour: Colour) -> Pixels:
    """The colour as three sRGB numbers 0..1."""
    if not isinstance(colour, str):
        return np.asarray(colour, np.float32)
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / np.float32(255)


def oklab(colour: Pixels) -> Pixels:
    """sRGB to Oklab, along the last axis."""
    light = np.where(colour <= 0.04045, colour / 12.92, ((np.maximum(colour, 0) + 0.055) / 1.055) ** 2.4)
    return np.asarray(np.cbrt(light.astype(np.float32) @ _TO_CONES.T) @ _TO_LAB.T, np.float32)


def from_oklab(lab: Pixels) -> Pixels:
    """Oklab to sRGB, along the last axis, cut to 0..1."""
    light = np.maximum(((lab @ _FROM_LAB.T) ** 3) @ _FROM_CONES.T, 0)
    colour = np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055)
    return np.clip(colour, 0, 1).astype(np.float32)


def mix(first: Colour, second: Colour, share: float) -> Pixels:
    """The colour `share` (0..1) of the way from the first to the second."""
    return from_oklab(oklab(rgb(first)) * np.float32(1 - share) + oklab(rgb(second)) * np.float32(share))


def stops(colours: Colours) -> list[tuple[float, Pixels]]:
    """Every way of giving colours, brought to (place 0..1, colour) pairs."""
    if isinstance(colours, str | np.ndarray):
        return [(0.0, rgb(colours)), (1.0, rgb(colours))]
    last = max(1, len(colours) - 1)
    return [
        (float(one[0]), rgb(one[1])) if isinstance(one, tuple) else (place / last, rgb(one))
        for place, one in enumerate(colours)
    ]


def gradient(place: Pixels, colours: Colours) -> Pixels:
    """A picture: each pixel the colour at its place (0..1) along the colours."""
    marks = stops(colours)
    labs = np.stack([oklab(colour) for _, colour in marks])
    steps = np.linspace(0, 1, _TABLE)
    columns = [np.interp(steps, [mark for mark, _ in marks], labs[:, i]) for i in range(3)]
    table = from_oklab(np.stack(columns, 1).astype(np.float32))
    picked: Pixels = table[np.clip(place * (_TABLE - 1), 0, _TABLE - 1).astype(np.int32)]
    return picked
