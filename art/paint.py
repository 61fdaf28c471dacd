"""The one function that makes a shape look painted: shadow, colour, volume, ink edge, rim light, haze."""

from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from art import pixels
from art.canvas import Canvas, What
from art.colour import Colour, Colours, Pixels, gradient, rgb
from art.pixels import smoothstep
from art.shapes import Shape, rasterise

Along = tuple[Literal["x", "y"], float, float] | tuple[Literal["r"], float, float, float] | Pixels
"""Which way the colours run: ("y", top, bottom), ("x", left, right), ("r", x, y, radius), or a field 0..1."""

Cast = tuple[float, float, float, float] | tuple[float, float, float, float, Colour]
"""A shadow on what lies behind: right, down, blur, strength 0..1 and perhaps its own colour."""


Manner = dict[str, Any]
"""Arguments of `paint` that several shapes of a scene share, handed on as **manner."""


@dataclass
class _Patch:
    """The part of the canvas a shape touches; everything happens here alone, which is ten times faster."""

    mask: Pixels
    rows: slice
    columns: slice
    grey: Pixels
    streak: Pixels

    def cut(self, field: Pixels) -> Pixels:
        return field[self.rows, self.columns]


def paint(
    c: Canvas,
    what: What,
    colours: Colours,
    *,
    along: Along | None = None,
    volume: float = 8,
    shading: float = 0.55,
    rim: Colour | None = None,
    rim_width: float = 3,
    rim_strength: float = 0.8,
    angle: float | None = None,
    streaks: float = 0.5,
    mottle: float = 0.5,
    wobble: float = 0.9,
    cast: Cast | None = None,
    ink: float = 0,
    detail: float = 0,
    light: tuple[float, float] | None = None,
    dark: Colour | None = None,
    lit: Colour | None = None,
    haze: tuple[Colour, float] | None = None,
    inside: Pixels | None = None,
) -> Pixels:
    """Paint a shape and give back its mask, cut by hand.

    Colours run from the shape's top to its bottom unless `along` says otherwise, and wander with `mottle` and
    brush `streaks` (0..1.5). `volume` is how far the roundness reaches in from the edge (5-90; 0 is flat),
    `shading` its strength. `rim` is a thin light on the edge towards the light. `angle` in degrees is the
    brush's. `wobble` roughens the edge (0.4 for straight things, 2 for clouds). `cast` throws a shadow. `ink`
    darkens the edge. `detail` above 0.5 keeps broad brushes out. `light`, `dark` and `lit` stand in for the
    canvas's light, shadow and warmth. `haze` is (air colour, share). `inside` cuts the shape to a mask.
    """
    reach = rim_width + (max(abs(cast[0]), abs(cast[1])) + cast[2] * 3 if cast else 0)
    found = _patch(c, what, inside, volume, reach)
    if found is None:
        return np.zeros((c.height, c.width), np.float32)
    patch, box, volume = found
    if wobble:
        _cut_edge(c, patch, wobble)
    under = patch.cut(c.picture).copy()
    if cast:
        under = _shadowed(c, patch, under, cast)
    patch.grey = patch.cut(c.noise(70, c.next_seed(), 5))
    patch.streak = patch.cut(c.grain.streaks(20 if angle is None else angle, c.next_seed() % 3))
    wander = (patch.grey - 0.5) * 0.35 * mottle + (patch.streak - 0.5) * 0.22 * streaks
    body = gradient(
        np.clip(_places(c, patch, ("y", box[1], box[3]) if along is None else along) + wander, 0, 1), colours
    )
    sun = c.light if light is None else (light[0] / np.hypot(*light), light[1] / np.hypot(*light))
    if volume > 0:
        body = _inflated(c, patch, body, volume, shading, streaks, sun, dark or c.shadow, lit or c.warmth)
    if ink > 0:
        band = np.clip((1 - np.clip(c.blur(patch.mask, 1.6), 0, 1)) * 2.2, 0, 1)
        body = body * (1 - (band * smoothstep(patch.grey, 0.2, 0.6))[..., None] * ink * 0.75)
    if rim is not None:
        body = _rimmed(c, patch, body, sun, rim_width, rgb(rim) * np.float32(rim_strength))
    if haze:
        body = body * (1 - haze[1]) + rgb(haze[0]) * haze[1]
    return _laid(c, patch, under, np.clip(body, 0, 1), angle, detail)


def _patch(
    c: Canvas, what: What, inside: Pixels | None, volume: float, reach: float
) -> tuple[_Patch, tuple[float, float, float, float], float] | None:
    """The patch with room around the shape, the shape's box in units, and the volume it has room for."""
    if isinstance(what, np.ndarray):
        mask = what if inside is None else what * inside
        left, top, right, bottom = (edge / c.scale for edge in pixels.bounds(mask))
    else:
        shapes = [what] if isinstance(what, Shape) else list(what)
        boxes = np.array([shape.bounds() for shape in shapes])
        left, top = (float(edge) for edge in np.maximum(boxes[:, :2].min(0), 0))
        right = min(float(boxes[:, 2].max()), c.width / c.scale)
        bottom = min(float(boxes[:, 3].max()), c.height / c.scale)
    if right <= left or bottom <= top:
        return None
    volume = min(volume, max(2, min(right - left, bottom - top)) * 0.35)
    pad = 8 + volume * 2.2 + reach
    rows = slice(max(0, int((top - pad) * c.scale)), min(c.height, int((bottom + pad) * c.scale) + 1))
    columns = slice(max(0, int((left - pad) * c.scale)), min(c.width, int((right + pad) * c.scale) + 1))
    if isinstance(what, np.ndarray):
        part = mask[rows, columns].copy()
    else:
        part = rasterise(shapes, c.scale, (columns.start, rows.start, columns.stop, rows.stop))
        part = part if inside is None else part * inside[rows, columns]
    return _Patch(part, rows, columns, part, part), (left, top, right, bottom), volume


def _cut_edge(c: Canvas, patch: _Patch, amount: float) -> None:
    seed, reach = c.next_seed(), np.float32(4 * amount * c.scale)
    right = (patch.cut(c.noise(26, seed, 2)) - np.float32(0.5)) * reach
    down = (patch.cut(c.noise(26, seed + 77, 2)) - np.float32(0.5)) * reach
    patch.mask = pixels.warp(patch.mask, right, down)


def _shadowed(c: Canvas, patch: _Patch, under: Pixels, cast: Cast) -> Pixels:
    right, down, soft, strength = cast[:4]
    colour = rgb(cast[4] if len(cast) > 4 else c.shadow)
    thrown = c.blur(c.shift(patch.mask, right, down), soft)
    cover = (thrown * (1 - patch.mask) * np.float32(strength))[..., None]
    return np.asarray(under * (1 - cover + cover * colour), np.float32)


def _places(c: Canvas, patch: _Patch, along: Along) -> Pixels:
    if isinstance(along, np.ndarray):
        return patch.cut(along)
    x, y = patch.cut(c.x), patch.cut(c.y)
    if along[0] == "r":
        distance = np.hypot(x - along[1], y - along[2]) / along[3]
    else:
        distance = ((y if along[0] == "y" else x) - along[1]) / (along[2] - along[1] + 1e-6)
    return np.asarray(distance, np.float32)


def _inflated(
    c: Canvas,
    patch: _Patch,
    body: Pixels,
    volume: float,
    shading: float,
    streaks: float,
    sun: tuple[float, float],
    dark: Colour,
    lit: Colour,
) -> Pixels:
    """Volume: the blurred mask is a height; its slope shades, broken up like a dry brush."""
    height = c.blur(patch.mask, volume) * 0.65 + c.blur(patch.mask, volume * 0.4) * 0.35
    right, down = pixels.slope(height)
    lambert = -(right * sun[0] + down * sun[1]) * np.float32(volume * c.scale * 0.55)
    lambert = lambert + (patch.streak - 0.5) * 0.22 * streaks + (patch.grey - 0.5) * 0.18
    shade = smoothstep(-lambert, 0.02, 0.7)[..., None] * np.float32(shading)
    shine = smoothstep(lambert, 0.03, 0.75)[..., None] * np.float32(shading * 0.55)
    night = rgb(dark)
    body = body * (1 - shade) + (body * 0.35 * (night * 1.2 + 0.15) + night * 0.35) * shade
    return np.asarray(1 - (1 - body) * (1 - rgb(lit) * shine), np.float32)


def _rimmed(
    c: Canvas, patch: _Patch, body: Pixels, sun: tuple[float, float], width: float, light: Pixels
) -> Pixels:
    away = (-sun[0] * width * c.scale, -sun[1] * width * c.scale)
    within = pixels.shift(c.blur(patch.mask, 0.7), *away, repeat_edge=True)
    edge = np.clip(np.clip(patch.mask - within, 0, 1) * (0.55 + 0.9 * (patch.streak - 0.3)), 0, 1)
    return np.asarray(1 - (1 - body) * (1 - edge[..., None] * light), np.float32)


def _laid(
    c: Canvas, patch: _Patch, under: Pixels, body: Pixels, angle: float | None, detail: float
) -> Pixels:
    at, mask = (patch.rows, patch.columns), patch.mask
    c.picture[at] = under * (1 - mask[..., None]) + body * mask[..., None]
    if angle is not None:
        c.angle[at] = np.where(mask > 0.5, np.float32(np.radians(angle)), c.angle[at])
    kept = c.detail[at] * (1 - mask * 0.9) if detail <= 0 else c.detail[at]
    c.detail[at] = np.maximum(kept, mask * np.float32(detail))
    whole = np.zeros((c.height, c.width), np.float32)
    whole[at] = mask
    return whole
