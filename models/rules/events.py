"""What a move caused, in the past tense."""

from dataclasses import dataclass

from models.rules.game import Ending, Phase


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a game."""


@dataclass(frozen=True, slots=True)
class Joined(Event):
    """A player took a seat; `returned` where it was theirs before."""

    seat: int
    returned: bool = False


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A seat's player left, or was removed."""

    seat: int
    name: str
    removed: bool = False


@dataclass(frozen=True, slots=True)
class Readmitted(Event):
    """A removed player may come back."""

    name: str


@dataclass(frozen=True, slots=True)
class HostPassed(Event):
    """The role of the host went to another seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class RuleChanged(Event):
    """A house rule was set."""

    rule: str


@dataclass(frozen=True, slots=True)
class Begun(Event):
    """The cards were dealt."""


@dataclass(frozen=True, slots=True)
class TurnOpened(Event):
    """A round began; `storyteller` None: the first to find a clue."""

    round: int
    storyteller: int | None


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """The storyteller chose a card and will show the clue in the chat."""

    round: int
    storyteller: int


@dataclass(frozen=True, slots=True)
class LotDrawn(Event):
    """Nobody told in the race: the lot chose a storyteller."""

    round: int
    storyteller: int


@dataclass(frozen=True, slots=True)
class ClueTold(Event):
    """The storyteller gave the clue."""

    round: int
    storyteller: int


@dataclass(frozen=True, slots=True)
class ClueChanged(Event):
    """The storyteller changed clue or card before the first card was given."""

    round: int


@dataclass(frozen=True, slots=True)
class CardsGiven(Event):
    """A guesser gave, changed or took back cards."""

    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class TableLaid(Event):
    """All cards are in: the vote is open."""

    round: int


@dataclass(frozen=True, slots=True)
class VoteCast(Event):
    """A guesser voted, changed or took back a vote."""

    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """A round was voted and scored."""

    round: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A storyteller gave no clue in time."""

    round: int
    storyteller: int | None


@dataclass(frozen=True, slots=True)
class RoundVoid(Event):
    """A storyteller left before the vote opened."""

    round: int
    storyteller: int


@dataclass(frozen=True, slots=True)
class Nudged(Event):
    """The phase's one reminder, to the seats that are awaited."""

    round: int
    phase: Phase
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A seat is awaited no more in this phase."""

    round: int
    phase: Phase
    seat: int


@dataclass(frozen=True, slots=True)
class Paused(Event):
    """The bot may not write to the chat: deadlines stand still."""


@dataclass(frozen=True, slots=True)
class Resumed(Event):
    """The bot may write again."""


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game ended."""

    ending: Ending
