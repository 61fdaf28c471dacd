"""What the group must hear of a move, decided without any input or output.

A row is one message, or will be. Turning messages are all kinds but the reminder: they follow the course of
the game. What happens beside it (who came, who left, who was skipped) rides as a notice in the next one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from models import rules
from models.rules import events

Notice = dict[str, object]
"""{"key": the key of its text, and the values it speaks of}: `name` of a player, `phase`, `round`."""


class Kind(StrEnum):
    """What a message is about."""

    LOBBY = "lobby"
    TURN = "turn"  # values: storyteller (a seat, or None in the race)
    CLUE = "clue"
    TABLE = "table"
    RESULT = "result"  # values: scores ([seat, score] after the round, clockwise)
    OVER = "over"  # values: ending
    REMINDER = "reminder"  # values: phase, seats (awaited)


class State(StrEnum):
    """How far a message has come."""

    WAITING = "waiting"
    SENDING = "sending"
    SENT = "sent"
    PERHAPS = "perhaps"  # no answer came: it may have arrived
    OVERTAKEN = "overtaken"  # a later one said it all
    FAILED = "failed"
    RETIRED = "retired"  # sent, and its buttons taken away since


@dataclass(frozen=True, slots=True)
class NewAnnouncement:
    """A message to come. `values` has `notices` in every kind but the reminder."""

    kind: Kind
    round: int | None
    values: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Announced:
    """The messages of one move, in order, and the notices left for the next move's."""

    messages: tuple[NewAnnouncement, ...]
    notices: tuple[Notice, ...]


def opened() -> NewAnnouncement:
    """The message of a lobby that has just opened."""
    return NewAnnouncement(Kind.LOBBY, None, {"notices": []})


def announcements_of(
    before: rules.Game, after: rules.Game, happened: Sequence[events.Event], waiting: Sequence[Notice] = ()
) -> Announced:
    """The messages that a move causes. `waiting` are the notices that no message has carried yet.

    A turn that passes and the one that opens then are one message; a result and the turn after it are two.
    """
    messages: list[NewAnnouncement] = []
    notices = list(waiting)
    for event in happened:
        if isinstance(event, events.Nudged):
            values: dict[str, object] = {"phase": event.phase.value, "seats": list(event.seats)}
            messages.append(NewAnnouncement(Kind.REMINDER, event.round, values))
            continue
        notices += _notices(before, after, event)
        message = _turning(before, after, event)
        if message is not None:
            message.values["notices"] = notices
            messages.append(message)
            notices = []
    if after.phase is rules.Phase.LOBBY:  # the lobby's own message shows who is there
        notices = []
    return Announced(tuple(messages), tuple(notices))


def _turning(before: rules.Game, after: rules.Game, event: events.Event) -> NewAnnouncement | None:
    match event:
        case events.TurnOpened(round=number, storyteller=seat):
            return NewAnnouncement(Kind.TURN, number, {"storyteller": seat})
        case events.LotDrawn(round=number, storyteller=seat):
            return NewAnnouncement(Kind.TURN, number, {"storyteller": seat})
        case events.ClueTold(round=number):
            return NewAnnouncement(Kind.CLUE, number)
        case events.ClueChanged(round=number) if _is_shown(before) or _is_shown(after):
            return NewAnnouncement(Kind.CLUE, number)  # a file cannot be edited into words, nor words into it
        case events.TableLaid(round=number):
            return NewAnnouncement(Kind.TABLE, number)
        case events.RoundScored(round=number):
            scores = [[seat.number, seat.score] for seat in after.seats]
            return NewAnnouncement(Kind.RESULT, number, {"scores": scores})
        case events.GameOver(ending=ending):
            last = None if before.round is None else before.round.number
            return NewAnnouncement(Kind.OVER, last, {"ending": ending.value})
    return None


def _is_shown(game: rules.Game) -> bool:
    """Whether the clue of the round in play is a file, not words."""
    clue = None if game.round is None else game.round.clue
    return clue is not None and clue.kind is rules.ClueKind.MEDIA


def _notices(before: rules.Game, after: rules.Game, event: events.Event) -> list[Notice]:
    match event:
        case events.Joined(seat=seat, returned=returned):
            key = "notice-returned" if returned else "notice-joined"
            return [{"key": key, "name": _name(after, seat)}]
        case events.Left(name=name, removed=removed):
            return [{"key": "notice-removed" if removed else "notice-left", "name": name}]
        case events.Readmitted(name=name):
            return [{"key": "notice-readmitted", "name": name}]
        case events.HostPassed(seat=seat):
            return [{"key": "notice-host", "name": _name(after, seat)}]
        case events.Skipped(phase=rules.Phase.LAYING | rules.Phase.VOTING as phase, seat=seat):
            return [{"key": f"notice-skipped-{phase.value}", "name": _name(before, seat)}]
        case events.TurnPassed(storyteller=None):
            return [{"key": "notice-passed-nobody"}]
        case events.TurnPassed(storyteller=int(seat)):
            return [{"key": "notice-passed", "name": _name(before, seat)}]
        case events.RoundVoid(storyteller=seat):
            return [{"key": "notice-void", "name": _name(before, seat)}]
        case events.LotDrawn(storyteller=seat):
            return [{"key": "notice-lot", "name": _name(after, seat)}]
    return []


def _name(game: rules.Game, seat: int) -> str:
    return game.seat(seat).name
