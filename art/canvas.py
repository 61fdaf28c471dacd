"""The canvas: the picture under work, the brush directions and the places to keep sharp, and plain washes.

All lengths are canvas units, 768 x 1152, whatever the working scale. Besides the picture a canvas keeps an
angle map (which way the brush goes, radians), a detail map (0..1, where broad brushes must not go) and late
layers, laid over after the strokes because strokes would smear them (stars, snow, sparks).
"""

from collections.abc import Iterable, Sequence

import numpy as np

from art import pixels
from art.colour import Colour, Colours, Pixels, gradient, rgb
from art.grain import Grain
from art.shapes import Shape, rasterise

WIDTH, HEIGHT = 768, 1152
FULL, DRAFT = 1.5, 0.75
"""Working pixels to a unit: the deck is painted at FULL; DRAFT takes a quarter of the time."""

What = Pixels | Shape | Sequence[Shape]
"""What is painted: a mask of the whole canvas, a shape, or shapes taken as one."""


class Canvas:
    """One card under work.

    `light` points from the middle of a thing towards the light (x right, y down). `shadow` is the saturated
    dark hue of every shadow, `warmth` the colour of the light.
    """

    def __init__(
        self,
        seed: int,
        light: tuple[float, float] = (-0.6, -0.7),
        shadow: Colour = "#1d2440",
        warmth: Colour = "#ffe9b8",
        scale: float = FULL,
    ) -> None:
        self.seed, self.shadow, self.warmth, self.scale = seed, shadow, warmth, scale
        self.light = light
        self.width, self.height = int(WIDTH * scale), int(HEIGHT * scale)
        self.picture = np.zeros((self.height, self.width, 3), np.float32)
        self.angle = np.zeros((self.height, self.width), np.float32)
        self.detail = np.zeros((self.height, self.width), np.float32)
        self.late: list[tuple[Pixels, Colour, float]] = []
        self.grain = Grain(self.width, self.height, scale)
        down, across = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        self.x, self.y = across / np.float32(scale), down / np.float32(scale)
        self._drawn = 0

    @property
    def light(self) -> tuple[float, float]:
        """The direction of the light, of length 1."""
        return self._light

    @light.setter
    def light(self, towards: tuple[float, float]) -> None:
        length = float(np.hypot(*towards))
        self._light = (towards[0] / length, towards[1] / length)

    def next_seed(self) -> int:
        """A fresh seed, the same in every run."""
        self._drawn += 1
        return self.seed * 1000 + self._drawn

    # -- masks and fields

    def mask(self, what: What, soft: float = 0, inside: Pixels | None = None) -> Pixels:
        """The shapes as a mask of the whole canvas, blurred by `soft` units, then cut to `inside`."""
        if not isinstance(what, np.ndarray):
            shapes = [what] if isinstance(what, Shape) else what
            what = rasterise(shapes, self.scale, (0, 0, self.width, self.height))
        soft_mask = self.blur(what, soft)
        return soft_mask if inside is None else soft_mask * inside

    def blur(self, array: Pixels, radius: float) -> Pixels:
        """Gaussian blur; the radius in units."""
        return pixels.blur(array, radius * self.scale)

    def shift(self, array: Pixels, right: float, down: float) -> Pixels:
        """The mask moved by units."""
        return pixels.shift(array, right * self.scale, down * self.scale)

    def noise(
        self, wavelength: float, seed: int, octaves: int = 4, wide: float = 1, tall: float = 1
    ) -> Pixels:
        """Soft noise 0..1 around 0.5; see `Grain.noise`."""
        return self.grain.noise(wavelength, seed, octaves, wide, tall)

    def wobble(self, what: What, amount: float = 1.5, wavelength: float = 20, seed: int = 1) -> Pixels:
        """The mask with a hand-cut edge: 0.3-0.9 for things, 2-2.5 for clouds and leaves."""
        reach = np.float32(4 * amount * self.scale)
        right = (self.noise(wavelength, seed, 2) - np.float32(0.5)) * reach
        down = (self.noise(wavelength, seed + 77, 2) - np.float32(0.5)) * reach
        return pixels.warp(self.mask(what), right, down)

    def dots(self, places: Iterable[tuple[float, float, float, float]]) -> Pixels:
        """A mask of small discs, each (x, y, radius, strength)."""
        k = self.scale
        return pixels.dots(self.width, self.height, ((x * k, y * k, r * k, s) for x, y, r, s in places))

    # -- washes

    def background(
        self, colours: Colours, along: Pixels | None = None, angle: float = 0, mottle: float = 0.5
    ) -> None:
        """Fill everything: the colours from top to bottom, or along a field 0..1; brushed at an angle."""
        place = self.y / np.float32(HEIGHT) if along is None else along
        blots = self.noise(220, self.next_seed(), 5)
        wash = gradient(np.clip(place + (blots - 0.5) * 0.16 * mottle, 0, 1), colours)
        brushed = self.grain.streaks(angle, self.next_seed(), 5, 150)[..., None]
        self.picture = np.clip(wash * (1 + (brushed - 0.5) * 0.10), 0, 1).astype(np.float32)
        self.angle[:] = np.radians(angle)

    def over(
        self, what: What, colour: Colour, alpha: float = 1, soft: float = 0, inside: Pixels | None = None
    ) -> None:
        """Lay a colour, or a whole picture, over what is there."""
        at, cover = self._cover(what, alpha, soft, inside)
        laid = rgb(colour)
        self.picture[at] = self.picture[at] * (1 - cover) + (laid[at] if laid.ndim == 3 else laid) * cover

    def multiply(
        self, what: What, colour: Colour, alpha: float = 1, soft: float = 0, inside: Pixels | None = None
    ) -> None:
        """Darken towards a colour: shadows, folds, hollows."""
        at, cover = self._cover(what, alpha, soft, inside)
        self.picture[at] *= 1 - cover + cover * rgb(colour)

    def screen(
        self, what: What, colour: Colour, alpha: float = 1, soft: float = 0, inside: Pixels | None = None
    ) -> None:
        """Lighten with a colour: lit sides, reflections, glints."""
        at, cover = self._cover(what, alpha, soft, inside)
        light = np.clip(cover * rgb(colour), 0, 1)
        self.picture[at] = 1 - (1 - np.clip(self.picture[at], 0, 1)) * (1 - light)

    def _cover(
        self, what: What, alpha: float, soft: float, inside: Pixels | None
    ) -> tuple[tuple[slice, slice], Pixels]:
        """The rows and columns a wash touches, and how much of it each pixel there takes."""
        if isinstance(what, np.ndarray):
            at = (slice(0, self.height), slice(0, self.width))
            mask = self.mask(what, soft)
        else:
            shapes = [what] if isinstance(what, Shape) else what
            at = self.window(shapes, soft * 3.2 + 2)
            box = (at[1].start, at[0].start, at[1].stop, at[0].stop)
            if box[2] <= box[0] or box[3] <= box[1]:
                return (slice(0, 0), slice(0, 0)), np.zeros((0, 0, 1), np.float32)
            mask = self.blur(rasterise(shapes, self.scale, box), soft)
        if inside is not None:
            mask = mask * inside[at]
        return at, np.asarray(mask * np.float32(alpha), np.float32)[..., None]

    def window(self, shapes: Sequence[Shape], room: float) -> tuple[slice, slice]:
        """The rows and columns of the shapes with `room` units around them, cut to the canvas."""
        if not shapes:
            return slice(0, 0), slice(0, 0)
        boxes = np.array([shape.bounds() for shape in shapes])
        left, top = boxes[:, 0].min() - room, boxes[:, 1].min() - room
        right, bottom = boxes[:, 2].max() + room, boxes[:, 3].max() + room
        rows = slice(max(0, int(top * self.scale)), min(self.height, int(bottom * self.scale) + 1))
        columns = slice(max(0, int(left * self.scale)), min(self.width, int(right * self.scale) + 1))
        return rows, columns

    # -- how it will be brushed

    def direct(self, mask: Pixels, degrees: float) -> None:
        """Set the brush direction where the mask is (0 is along x, 90 along y)."""
        self.angle = np.where(mask > 0.5, np.float32(np.radians(degrees)), self.angle).astype(np.float32)

    def swirl(self, x: float, y: float, mask: Pixels | None = None) -> None:
        """Brush in circles around a point: a moon, a flame."""
        around = (np.arctan2(self.y - y, self.x - x) + np.pi / 2).astype(np.float32)
        self.angle = around if mask is None else np.where(mask > 0.5, around, self.angle)

    def sharpen(self, what: What, amount: float = 0.9) -> None:
        """Keep broad brushes out of a place: above 0.5 only the finest may paint there."""
        self.detail = np.maximum(self.detail, self.mask(what) * np.float32(amount))
