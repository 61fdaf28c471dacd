"""Contact sheets: many cards at the size of a thumb, which is where a silhouette must tell its idea."""

import io
from collections.abc import Iterable
from pathlib import Path

from PIL import Image

THUMB = (180, 270)
GAP = 8
PER_ROW = 12
FILE_LIMIT = 400_000
"""Bytes a sheet may have that is kept with the documents."""


HAND = (360, 540)
"""A card of a hand, as wide as on a phone that shows it alone."""

HAND_PER_ROW = 3


def contact_sheet(
    pictures: Iterable[Path], per_row: int = PER_ROW, thumb: tuple[int, int] = THUMB
) -> Image.Image:
    """The pictures side by side, 180 pixels wide unless told, on a dark ground."""
    paths = list(pictures)
    columns = max(1, min(per_row, len(paths)))
    rows = -(-len(paths) // columns) or 1
    size = (columns * (thumb[0] + GAP) + GAP, rows * (thumb[1] + GAP) + GAP)
    sheet = Image.new("RGB", size, "#1a1a20")
    for place, path in enumerate(paths):
        row, column = divmod(place, columns)
        with Image.open(path) as card:
            small = card.convert("RGB").resize(thumb, Image.Resampling.LANCZOS)
        sheet.paste(small, (GAP + column * (thumb[0] + GAP), GAP + row * (thumb[1] + GAP)))
    return sheet


def keep_sheet(sheet: Image.Image, path: Path, limit: int = FILE_LIMIT) -> None:
    """Save a sheet as WebP at the best quality that fits the limit of bytes.

    Raises ValueError if none fits.
    """
    for quality in range(84, 20, -4):
        held = io.BytesIO()
        sheet.save(held, "WEBP", quality=quality, method=6)
        if held.tell() <= limit:
            path.write_bytes(held.getvalue())
            return
    raise ValueError(f"the sheet does not fit {limit} bytes")
