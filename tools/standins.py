"""Makes the stand-in deck: 84 plain, distinct pictures to play with until painted cards take their places.

    python -m tools.standins [--first FOLDER]

The same seed gives the same ids and pictures. With `--first`, the pictures FOLDER/*.webp lead the deck; their
English descriptions stand in FOLDER/descriptions.toml by file stem.
"""

import argparse
import io
import json
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageDraw

from tools.backdrops import PLACES
from tools.brushes import Colour, Palette, mixed
from tools.silhouettes import THINGS, Shape

DECK = Path(__file__).parents[1] / "static" / "decks" / "fabulo"
CARDS = 84
SEED = 84
CANVAS = (1536, 2304)
SIZES = {768: (1152, 120_000), 360: (540, 40_000), 240: (360, 18_000)}
"""Width in pixels: height in pixels, most bytes."""

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"

PALETTES = (
    "0f2038 285064 7fa39c f3e3b4 c8452f",
    "2a2858 6a4373 c56f74 ffd9a0 e0a126",
    "0d1438 42508a 6d9488 fbf6d8 d8583f",
    "3a2430 8a5a40 dcb078 fff6e0 31618a",
    "140b16 5a1f30 c8743f ffd27a 2f7f86",
    "2a3440 8fa8a6 dfe0cc fffaf0 d8402f",
    "4a2450 d08a74 f0d6a0 fff3d8 3f8a93",
    "33222e 8a3038 e8a868 fbf1d9 2f5a72",
    "060f2a 12456a 2f8f96 bff6df f590a8",
    "3b3550 5fa3b5 c9c086 fbf2d6 c8492f",
    "1c2950 8fa8c6 dfe6ec fff2d0 d9662c",
    "0c1a22 1f4f4a e0b858 f3e6c6 a83a4a",
    "1a1f2c 4a5266 9aa59c f2eccb e8c23a",
    "23361f 5f7f3a c9d06a fff3cf c43a5a",
    "3c2a3c a86a78 e8b8a8 fff0e0 3f7a78",
    "16161f 4a4650 b8ab98 f4ead6 b5302a",
)


def main() -> None:
    """Writes every picture in its three widths, and deck.toml."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("--first", type=Path, metavar="FOLDER", help="paintings that lead the deck")
    folder: Path | None = options.parse_args().first
    DECK.mkdir(parents=True, exist_ok=True)
    for old in DECK.glob("*.webp"):
        old.unlink()
    pictures = [*(paintings(folder) if folder else ()), *(standin(number) for number in range(CARDS))][:CARDS]
    dice = random.Random(SEED)
    entries = ['title = "Fabulo"', 'artist = "Fabulo"', 'licence = "CC BY 4.0"']
    for picture, description in pictures:
        card = "".join(dice.choice(LETTERS) for _ in range(8))
        save(picture, card)
        entries += ["", "[[cards]]", f'id = "{card}"', "standin = true", "[cards.description]"]
        entries += [f"en = {json.dumps(description, ensure_ascii=False)}"]
    (DECK / "deck.toml").write_text("\n".join(entries) + "\n", encoding="utf-8")


def paintings(folder: Path) -> Iterator[tuple[Image.Image, str]]:
    """The finished pictures of a folder with their descriptions."""
    descriptions = tomllib.loads((folder / "descriptions.toml").read_text(encoding="utf-8"))
    for name, description in descriptions.items():
        with Image.open(folder / f"{name}.webp") as painting:
            yield painting.convert("RGB"), description


def standin(number: int) -> tuple[Image.Image, str]:
    """The stand-in of that number and its description; no two of the first 84 share a thing and a place."""
    dice = random.Random(SEED * 1000 + number)
    turn, index = divmod(number, len(THINGS))
    thing, shapes = list(THINGS.items())[index]
    place, paint = list(PLACES.items())[(index * 5 + turn * 3 + index // len(PLACES)) % len(PLACES)]
    palette = read(PALETTES[(index * 7 + turn * 5) % len(PALETTES)])
    canvas = Image.new("RGB", CANVAS)
    ground = paint(canvas, palette, dice)
    tones = contrast(read(PALETTES[(index * 3 + turn * 11 + 1) % len(PALETTES)]), palette)
    name = thing[0].upper() + thing[1:]
    if turn == 0:
        stand(canvas, shapes, tones, dice.uniform(0.44, 0.56), ground + 0.02, 0.74)
        return canvas, f"{name}, very large, {place}."
    if turn == 1:
        stand(canvas, shapes, tones, dice.choice((0.3, 0.7)), ground, 0.36)
        return canvas, f"{name}, alone and small, {place}."
    for x, size, drop in ((0.2, 0.26, -0.02), (0.82, 0.22, -0.03), (0.5, 0.5, 0.05)):
        stand(canvas, shapes, tones, x, ground + drop, size)
    return canvas, f"{name} and two smaller ones beside it, {place}."


def read(palette: str) -> Palette:
    """The five colours of a palette written as hexadecimal digits."""
    dark, body, other, light, accent = (
        (int(hue[:2], 16), int(hue[2:4], 16), int(hue[4:], 16)) for hue in palette.split()
    )
    return dark, body, other, light, accent


def contrast(things: Palette, place: Palette) -> tuple[Colour, Colour, Colour, Colour]:
    """Body, shade, light and accent of a thing, kept apart from the middle tones of its place."""
    body = things[4] if sum(abs(a - b) for a, b in zip(things[4], place[1], strict=True)) > 150 else things[2]
    return body, mixed(things[0], body, 0.15), things[3], place[4] if body != place[4] else things[1]


def stand(
    canvas: Image.Image,
    shapes: tuple[Shape, ...],
    tones: tuple[Colour, ...],
    x: float,
    foot: float,
    size: float,
) -> None:
    """Draws a thing and its shadow: middle at `x`, foot at `foot`, `size` wide, in shares of the canvas."""
    wide, high = canvas.size
    unit = wide * size / 100
    left, top = wide * x - 50 * unit, high * foot - 98 * unit
    shadow = Image.new("L", canvas.size, 0)
    ImageDraw.Draw(shadow).ellipse(
        (left + 6 * unit, high * foot - 7 * unit, left + 100 * unit, high * foot + 5 * unit), fill=90
    )
    canvas.paste(tones[1], (0, 0), shadow)
    pen = ImageDraw.Draw(canvas)
    for kind, tone, numbers in shapes:
        draw(pen, kind, tones[tone], [float(number) for number in numbers.split()], left, top, unit)


def draw(
    pen: ImageDraw.ImageDraw,
    kind: str,
    colour: Colour,
    numbers: list[float],
    left: float,
    top: float,
    unit: float,
) -> None:
    """Draws one shape of a silhouette, its units brought to pixels."""

    def spots(flat: list[float]) -> list[tuple[float, float]]:
        return [(left + x * unit, top + y * unit) for x, y in zip(flat[::2], flat[1::2], strict=True)]

    match kind:
        case "poly":
            pen.polygon(spots(numbers), fill=colour)
        case "round":
            pen.ellipse(spots(numbers), fill=colour)
        case "line":
            pen.line(spots(numbers[1:]), fill=colour, width=max(4, round(numbers[0] * unit)), joint="curve")
        case "arc":
            pen.arc(
                spots(numbers[1:5]),
                numbers[5],
                numbers[6],
                fill=colour,
                width=max(4, round(numbers[0] * unit)),
            )
        case _:
            raise ValueError(f"unknown shape {kind!r}")


def save(picture: Image.Image, card: str) -> None:
    """Writes the three widths of a card, each as good as its limit of bytes lets it be.

    Raises ValueError when a picture does not fit its limit at any decent quality.
    """
    for width, (height, most) in SIZES.items():
        small = (
            picture.resize((width, height), Image.Resampling.LANCZOS)
            if picture.size != (width, height)
            else picture
        )
        for quality in (82, 76, 68, 60, 50):
            written = io.BytesIO()
            small.save(written, "WEBP", quality=quality, method=6)
            if written.tell() <= most:
                (DECK / f"{card}-{width}.webp").write_bytes(written.getvalue())
                break
        else:
            raise ValueError(f"{card} does not fit {most} bytes at {width} pixels")


if __name__ == "__main__":
    main()
