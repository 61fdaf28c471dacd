"""Cuts what people wrote to a length, never through what is read as one letter."""

import unicodedata
from collections.abc import Iterator

ELLIPSIS = "…"


def shortened(text: str, most: int) -> str:
    """The text in at most `most` visible letters, the last an ellipsis if some had to go."""
    parts = list(clusters(text))
    if len(parts) <= most:
        return text
    return "".join(parts[: most - 1]).rstrip() + ELLIPSIS


def clusters(text: str) -> Iterator[str]:
    """The text in pieces that must not be cut: a letter with its marks, an emoji with its joins, a flag."""
    piece = ""
    for letter in text:
        if piece and _belongs(piece, letter):
            piece += letter
        else:
            if piece:
                yield piece
            piece = letter
    if piece:
        yield piece


def _belongs(piece: str, letter: str) -> bool:
    """Whether a letter goes on with the piece before it."""
    if unicodedata.category(letter) in ("Mn", "Mc", "Me") or letter in "\u200c\u200d":
        return True
    if "\U0001f3fb" <= letter <= "\U0001f3ff" or "\U000e0020" <= letter <= "\U000e007f":
        return True
    if piece[-1] == "\u200d":
        return ord(letter) > 0x2000
    return len(piece) == 1 and is_regional(piece) and is_regional(letter)


def is_regional(letter: str) -> bool:
    """Whether it is one of the letters that make flags in pairs."""
    return "\U0001f1e6" <= letter <= "\U0001f1ff"
