"""What is kept about the bots' doings: how much they wrote, and every request they made."""

from dataclasses import dataclass
from typing import Any

from playground.bots import Bot
from playground.errors import Refused

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Counts:
    """What bots did in a chat; subtract an earlier count to see what one act cost."""

    new: int = 0
    edits: int = 0
    deletions: int = 0
    answers: int = 0

    def __sub__(self, earlier: "Counts") -> "Counts":
        return Counts(
            self.new - earlier.new,
            self.edits - earlier.edits,
            self.deletions - earlier.deletions,
            self.answers - earlier.answers,
        )

    def plus(self, what: str) -> "Counts":
        """One more of `new`, `edits`, `deletions` or `answers`."""
        values = {"new": self.new, "edits": self.edits, "deletions": self.deletions, "answers": self.answers}
        return Counts(**{**values, what: values[what] + 1})


@dataclass(frozen=True, slots=True)
class CallRecord:
    """One request to the Bot API and how it ended: `result`, or the refusal."""

    at: float
    bot: Bot
    method: str
    values: Json
    result: Any = None
    refused: Refused | None = None
