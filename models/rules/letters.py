"""What people wrote, names and clues, made fit to be read: without letters that show nothing or do harm."""

import unicodedata

DIRECTIONS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Letters that turn the direction of what follows; in a name they could jumble the rest of a message."""

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that count as such and show nothing."""

MARKS = 3
"""Most accents that may be heaped on one letter; no living script needs more."""

_HARMFUL = frozenset({"Cc", "Cs", "Co"})
_UNSEEN = frozenset({"Cf", "Mn", "Me"})
_NEVER_LETTERS = (range(0xFDD0, 0xFDF0), range(0xFFF0, 0xFFF9), range(0xE0000, 0xE1000))


def clean(text: str) -> str:
    """The text on one line, without direction controls, control letters and heaps of accents."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if letter.isspace():
            kept.append(" ")
        elif not is_harmful(letter) and letter not in DIRECTIONS and marks <= MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def is_blank(text: str) -> bool:
    """Whether a text shows nothing at all."""
    return all(
        letter.isspace() or letter in BLANKS or is_harmful(letter) or unicodedata.category(letter) in _UNSEEN
        for letter in text
    )


def is_harmful(letter: str) -> bool:
    """Whether a letter belongs into no text: a control, half a letter, or what never will be one.

    What this Unicode does not know yet may be an emoji that is younger than it.
    """
    code = ord(letter)
    if unicodedata.category(letter) != "Cn":
        return unicodedata.category(letter) in _HARMFUL
    return code & 0xFFFE == 0xFFFE or any(code in never for never in _NEVER_LETTERS)
