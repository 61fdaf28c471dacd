"""Contact sheets: many cards at the size of a thumb, which is where a silhouette must tell its idea."""

from collections.abc import Iterable
from pathlib import Path

from PIL import Image

THUMB = (180, 270)
GAP = 8
PER_ROW = 12


def contact_sheet(pictures: Iterable[Path], per_row: int = PER_ROW) -> Image.Image:
    """The pictures side by side, 180 pixels wide, on a dark ground."""
    paths = list(pictures)
    columns = max(1, min(per_row, len(paths)))
    rows = -(-len(paths) // columns) or 1
    size = (columns * (THUMB[0] + GAP) + GAP, rows * (THUMB[1] + GAP) + GAP)
    sheet = Image.new("RGB", size, "#1a1a20")
    for place, path in enumerate(paths):
        row, column = divmod(place, columns)
        with Image.open(path) as card:
            thumb = card.convert("RGB").resize(THUMB, Image.Resampling.LANCZOS)
        sheet.paste(thumb, (GAP + column * (THUMB[0] + GAP), GAP + row * (THUMB[1] + GAP)))
    return sheet
