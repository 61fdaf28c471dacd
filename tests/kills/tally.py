"""What an evening, and then all evenings on a database, came to."""

from collections import Counter
from dataclasses import dataclass, field

PHASES = ("lobby", "telling", "laying", "voting", "over")


@dataclass(slots=True)
class Tally:
    """Figures and faults; `+=` adds another evening's."""

    kills: Counter[str] = field(default_factory=Counter)  # by phase of the game that was aimed at
    victims: Counter[str] = field(default_factory=Counter)  # by role
    mishaps: Counter[str] = field(default_factory=Counter)  # all else that struck
    games: int = 0
    accepted: int = 0
    repeats: int = 0
    lost: int = 0
    doubled: int = 0
    rounds: int = 0  # whose points were counted again
    miscounted: int = 0
    results: int = 0
    untold: int = 0  # results and ends that the group cannot read
    announced: int = 0
    overtaken: int = 0
    interrupted: int = 0  # sendings that a crash fell into
    duplicates: int = 0  # messages that stand there twice because of one
    answers: list[float] = field(default_factory=list)  # seconds from a kill to the next answer
    takeovers: list[float] = field(default_factory=list)  # and until somebody may send again
    ended: int = 0  # processes that ended by themselves and were started again
    troubles: list[str] = field(default_factory=list)  # everything that must not be
    said: Counter[str] = field(default_factory=Counter)  # faults in the processes' logs

    def __iadd__(self, other: "Tally") -> "Tally":
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        return self

    @property
    def all_kills(self) -> int:
        """How often a process was killed."""
        return sum(self.kills.values())
