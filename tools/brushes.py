"""The few strokes that all places of the stand-in cards are painted with."""

import math
import random

from PIL import Image, ImageDraw

Colour = tuple[int, int, int]
Palette = tuple[Colour, Colour, Colour, Colour, Colour]
"""Dark, two bodies, light, accent."""


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    """The colour that lies `share` (0 to 1) of the way from the first to the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def sky(canvas: Image.Image, top: Colour, bottom: Colour) -> ImageDraw.ImageDraw:
    """Fills the canvas with a gradient and answers a pen for it."""
    slope = Image.linear_gradient("L").resize(canvas.size)
    canvas.paste(
        Image.composite(Image.new("RGB", canvas.size, bottom), Image.new("RGB", canvas.size, top), slope)
    )
    return ImageDraw.Draw(canvas)


def wave(
    canvas: Image.Image, level: float, swing: float, turns: float, start: float
) -> list[tuple[float, float]]:
    """A band from a wavy line down to the foot of the canvas, in pixels."""
    wide, high = canvas.size
    ridge = [
        (wide * step / 60, high * (level + swing * math.sin(start + turns * math.tau * step / 60)))
        for step in range(61)
    ]
    return [*ridge, (wide, high), (0, high)]


def disc(pen: ImageDraw.ImageDraw, x: float, y: float, radius: float, colour: Colour) -> None:
    """A filled circle, all in pixels."""
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def stars(
    canvas: Image.Image, pen: ImageDraw.ImageDraw, colour: Colour, dice: random.Random, foot: float
) -> None:
    """Sixty small stars above the line `foot`."""
    wide, high = canvas.size
    for _ in range(60):
        disc(
            pen,
            dice.random() * wide,
            dice.random() * high * foot,
            dice.choice((2, 3, 5)) * wide / 1000,
            colour,
        )
