"""The pictures of the chat, as JPEG: the table, a scored round with the score track, and the end of a game.

Pure: the same request in the same language gives the same bytes. Drawing is work for a thread, not the loop.
"""

import io
from pathlib import Path

from PIL import Image

from bot.fonts import Fonts
from bot.pictures.bunnies import Bunnies
from bot.pictures.clue import Heading
from bot.pictures.paper import Easel
from bot.pictures.podium import PodiumPicture, podium
from bot.pictures.result import ResultCard, ResultPicture, result
from bot.pictures.table import TablePicture, table
from bot.pictures.thumbnails import Thumbnails
from bot.pictures.track import Mark
from bot.texts import Words

__all__ = ["Heading", "Mark", "Pictures", "PodiumPicture", "ResultCard", "ResultPicture", "TablePicture"]

QUALITY = 85


class Pictures:
    """Draws the pictures; made once, as reading fonts and drawing bunnies takes a third of a second."""

    def __init__(self, static: Path) -> None:
        """Reads `static/fonts` and `static/style/bunnies.svg`.

        Raises FileNotFoundError or ValueError when something is missing there, and RuntimeError when this
        Pillow cannot set Persian.
        """
        self._fonts = Fonts(static / "fonts")
        self._bunnies = Bunnies(static / "style" / "bunnies.svg")
        self._thumbnails = Thumbnails()

    def table(self, picture: TablePicture, words: Words) -> bytes:
        """The table when voting opens."""
        return _jpeg(table(picture, self._easel(words)))

    def result(self, picture: ResultPicture, words: Words) -> bytes:
        """A scored round."""
        return _jpeg(result(picture, self._easel(words)))

    def podium(self, picture: PodiumPicture, words: Words) -> bytes:
        """The end of a game."""
        return _jpeg(podium(picture, self._easel(words)))

    def _easel(self, words: Words) -> Easel:
        return Easel(self._fonts, self._bunnies, self._thumbnails, words)


def _jpeg(canvas: Image.Image) -> bytes:
    written = io.BytesIO()
    canvas.save(written, "JPEG", quality=QUALITY)
    return written.getvalue()
