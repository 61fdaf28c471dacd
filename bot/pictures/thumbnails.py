"""The cards' pictures in the sizes that are drawn, the latest kept for the next use."""

import threading
from collections import OrderedDict
from pathlib import Path

from PIL import Image

SHAPE = 1.5
"""A card's height by its width."""

NATIVE = 360
"""Pixels from side to side of the files that cards are read from."""

KEPT = 12 * 1024 * 1024
"""Bytes of pictures that are kept: the cards of a few tables, so that a round's second picture finds them."""


class Thumbnails:
    """Card pictures in the sizes they were asked for; the latest are kept."""

    def __init__(self, kept: int = KEPT) -> None:
        """`kept` is the number of bytes to keep at most."""
        self._kept = kept
        self._bytes = 0
        self._pictures: OrderedDict[tuple[Path, int], Image.Image] = OrderedDict()
        self._lock = threading.Lock()

    def picture(self, path: Path, width: int) -> Image.Image:
        """A card's picture `width` pixels wide. Raises FileNotFoundError when there is none."""
        with self._lock:
            if found := self._pictures.get((path, width)):
                self._pictures.move_to_end((path, width))
                return found
        if width == NATIVE:
            with Image.open(path) as opened:
                made = _exact(opened.convert("RGB"), NATIVE)
        else:
            made = _exact(self.picture(path, NATIVE), width)
        self._keep((path, width), made)
        return made

    @property
    def weight(self) -> int:
        """Bytes that are kept now."""
        return self._bytes

    def _keep(self, key: tuple[Path, int], made: Image.Image) -> None:
        with self._lock:
            if key not in self._pictures:
                self._pictures[key] = made
                self._bytes += _weight(made)
            while self._bytes > self._kept and len(self._pictures) > 1:
                self._bytes -= _weight(self._pictures.popitem(last=False)[1])


def _exact(picture: Image.Image, width: int) -> Image.Image:
    size = width, round(width * SHAPE)
    return picture if picture.size == size else picture.resize(size, Image.Resampling.HAMMING)


def _weight(picture: Image.Image) -> int:
    return picture.width * picture.height * 4  # Pillow keeps a fourth byte beside each pixel's colours
