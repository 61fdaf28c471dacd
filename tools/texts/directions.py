"""Marks of direction that would leak out of a text."""

from collections.abc import Iterator

OPENING, CLOSING = "\u2066\u2067\u2068", "\u2069"
OVERRIDES = "\u202a\u202b\u202c\u202d\u202e"
"""The older way to turn a direction: it leaks into what comes after."""


def directions(text: str) -> Iterator[str]:
    """Marks of direction that would leak out of the text."""
    depth = 0
    for letter in text:
        depth += (letter in OPENING) - (letter in CLOSING)
        if depth < 0:
            break
    if depth:
        yield "opens and closes isolates (U+2066-2069) unevenly"
    if any(letter in OVERRIDES for letter in text):
        yield "turns the direction with U+202A-202E: use isolates (U+2066-2069)"
