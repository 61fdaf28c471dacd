"""Something to mend in a file of texts."""

from collections.abc import Iterable
from typing import NamedTuple


class Finding(NamedTuple):
    """Something to mend."""

    key: str
    what: str


def listed(things: Iterable[str]) -> str:
    """Names in order, for a person to read."""
    return ", ".join(sorted(things)) or "none"
