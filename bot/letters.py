"""Makes what people wrote, names and clues, fit to stand inside a text of ours: cleaned and sensibly cut."""

import unicodedata
from collections.abc import Iterator

DIRECTIONS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Letters that turn the direction of what follows; in a name they could jumble the rest of a message."""

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that count as such and show nothing."""

MARKS = 3
"""Most accents that may be heaped on one letter; no living script needs more."""

ELLIPSIS = "…"


def clean(text: str) -> str:
    """The text on one line, without direction controls, control letters and heaps of accents."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if letter.isspace():
            kept.append(" ")
        elif kind not in ("Cc", "Cs", "Cn", "Co") and letter not in DIRECTIONS and marks <= MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def is_blank(text: str) -> bool:
    """Whether a text shows nothing at all."""
    return all(
        letter.isspace() or letter in BLANKS or unicodedata.category(letter) in ("Cc", "Cf", "Mn", "Me")
        for letter in text
    )


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
