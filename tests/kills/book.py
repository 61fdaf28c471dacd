"""The book: what every phone was told of its moves, and when. It is held against the database afterwards."""

from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]


@dataclass(slots=True)
class Entry:
    """One move that a person made: it was accepted (200), refused (409), or is still on its way (None)."""

    game: str
    player: int
    key: str
    move: Json
    accepted: bool | None = None


@dataclass(slots=True)
class Book:
    """All moves in the order in which they were made, and what went wrong while they were."""

    entries: list[Entry] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    repeats: int = 0  # of accepted moves, by a second tap

    def accepted(self, game: str) -> list[Entry]:
        """The moves of a game that were answered with 200."""
        return [entry for entry in self.entries if entry.game == game and entry.accepted]

    def of(self, game: str) -> list[Entry]:
        """All moves of a game."""
        return [entry for entry in self.entries if entry.game == game]
