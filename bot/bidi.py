"""Which way each letter of a line runs and in which order its pieces stand, by Unicode's bidi algorithm.

Pillow orders the letters of one font; a line of several fonts has to be ordered before it is cut into fonts.
Of the algorithm (UAX 9) this leaves out the old embeddings, which `letters.clean` drops.
"""

import unicodedata
from collections.abc import Sequence
from typing import TypeVar

Piece = TypeVar("Piece")

STRONG = {"L": False, "R": True, "AL": True}
SETTLED = {"L": "L", "R": "R", "EN": "R", "AN": "R"}
"""What the letters that have a direction count as for those around them that have none."""

ISOLATES = {"LRI", "RLI", "FSI"}
BRACKETS = {"(": ")", "[": "]", "{": "}"}


def starts_rtl(text: str) -> bool | None:
    """Whether the first letter with a direction runs from right to left; None when there is none."""
    return _first(text, range(len(text)))


def levels(text: str, *, rtl: bool) -> list[int]:
    """The embedding level of each letter of a line: odd ones run from right to left."""
    found = [0] * len(text)
    _resolve(text, range(len(text)), 1 if rtl else 0, found)
    return found


def visual_order(pieces: Sequence[tuple[int, Piece]]) -> list[Piece]:
    """Pieces of a line, each with its level, brought from the order of reading to that from left to right."""
    order = list(pieces)
    for level in range(max((level for level, _ in order), default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and order[end][0] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = end + 1
    return [piece for _, piece in order]


def _first(text: str, span: Sequence[int]) -> bool | None:
    depth = 0
    for index in span:
        kind = unicodedata.bidirectional(text[index])
        depth += (kind in ISOLATES) - (kind == "PDI" and depth > 0)
        if depth == 0 and kind in STRONG:
            return STRONG[kind]
    return None


def _resolve(text: str, span: Sequence[int], base: int, found: list[int]) -> None:
    """Settles the levels of one isolating run and of the isolates inside it."""
    outer: list[int] = []
    position = 0
    while position < len(span):
        index = span[position]
        outer.append(index)
        kind = unicodedata.bidirectional(text[index])
        position += 1
        if kind in ISOLATES:
            end = _release(text, span, position)
            inner = span[position:end]
            rtl = _first(text, inner) is True if kind == "FSI" else kind == "RLI"
            _resolve(text, inner, base + 1 if (base % 2 == 0) == rtl else base + 2, found)
            position = end
    kinds = _weak(text, outer, base)
    _turn_brackets([text[index] for index in outer], kinds, base)
    for index, kind in zip(outer, _neutrals(kinds, base), strict=True):
        found[index] = base + _rise(kind, base)


def _release(text: str, span: Sequence[int], position: int) -> int:
    """Where the isolate that begins at a position ends: at its release, or with the run."""
    depth = 1
    for end in range(position, len(span)):
        kind = unicodedata.bidirectional(text[span[end]])
        depth += (kind in ISOLATES) - (kind == "PDI")
        if depth == 0:
            return end
    return len(span)


def _rise(kind: str, base: int) -> int:
    if base % 2:
        return 0 if kind == "R" else 1
    return {"L": 0, "R": 1}.get(kind, 2)


def _weak(text: str, outer: Sequence[int], base: int) -> list[str]:
    """Rules W1 to W7: what marks, digits and their signs count as."""
    kinds = [unicodedata.bidirectional(text[index]) for index in outer]
    strong = before = "R" if base % 2 else "L"
    for place, kind in enumerate(kinds):
        if kind == "NSM":
            kinds[place] = before
        elif kind == "EN" and strong == "AL":
            kinds[place] = "AN"
        strong = kind if kind in STRONG else strong
        before = kinds[place]
    _join_digits(kinds)
    strong = "R" if base % 2 else "L"
    for place, kind in enumerate(kinds):
        if kind == "EN" and strong == "L":
            kinds[place] = "L"
        elif kind == "AL":
            kinds[place] = "R"
        strong = kinds[place] if kinds[place] in STRONG else strong
    return kinds


def _join_digits(kinds: list[str]) -> None:
    """A separator between two numbers and a sign beside one belong to them."""
    for place in range(1, len(kinds) - 1):
        around = {kinds[place - 1], kinds[place + 1]}
        if (kinds[place] in ("ES", "CS") and around == {"EN"}) or (kinds[place] == "CS" and around == {"AN"}):
            kinds[place] = kinds[place - 1]
    for steps in (range(1, len(kinds)), range(len(kinds) - 2, -1, -1)):
        toward = 1 if steps.step < 0 else -1
        for place in steps:
            if kinds[place] == "ET" and kinds[place + toward] == "EN":
                kinds[place] = "EN"


def _turn_brackets(letters: list[str], kinds: list[str], base: int) -> None:
    """Rule N0: both brackets of a pair run one way: the line's, unless before and inside all is the other."""
    line = "R" if base % 2 else "L"
    opened: list[int] = []
    pairs: list[tuple[int, int]] = []
    for place, letter in enumerate(letters):
        if letter in BRACKETS:
            opened.append(place)
        elif opened and BRACKETS[letters[opened[-1]]] == letter:
            pairs.append((opened.pop(), place))
    for start, end in sorted(pairs):
        inside = {SETTLED[kind] for kind in kinds[start + 1 : end] if kind in SETTLED}
        before = next((SETTLED[kind] for kind in reversed(kinds[:start]) if kind in SETTLED), line)
        if inside:
            kinds[start] = kinds[end] = before if inside == {before} else line


def _neutrals(kinds: list[str], base: int) -> list[str]:
    """Rules N1 and N2: what has no direction takes that of both its neighbours, or of the line."""
    line = "R" if base % 2 else "L"
    place = 0
    while place < len(kinds):
        end = place
        while end < len(kinds) and kinds[end] not in SETTLED:
            end += 1
        before = SETTLED[kinds[place - 1]] if place else line
        after = SETTLED[kinds[end]] if end < len(kinds) else line
        for neutral in range(place, end):
            kinds[neutral] = before if before == after else line
        place = end + 1
    return kinds
