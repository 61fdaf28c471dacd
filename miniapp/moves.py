"""The moves a phone may send: their form, and the rule that each one plays.

The same models check requests, make the OpenAPI document and `docs/api.md`.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
    model_validator,
)
from pydantic.config import JsonDict

from models import rules
from models.decks import Decks
from models.play import Move
from models.rules.turns import Outcome


def _whole(value: object) -> object:
    """A number as JSON means it: 2.0 is 2, whoever writes it."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Number = Annotated[int, Field(ge=-(2**31), lt=2**31), BeforeValidator(_whole)]
Card = Annotated[str, StringConstraints(min_length=1, max_length=64)]
InPlay = Literal["telling", "laying", "voting"]


@dataclass(frozen=True, slots=True)
class Mover:
    """Who moves, and with which decks there are. `admin`: of the game's chat, and asked to act as one."""

    player: int
    name: str
    decks: Decks
    admin: bool = False


class MoveRequest(BaseModel):
    """What every move carries: an id made when the person taps, so that a repeat does nothing."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)
    led: ClassVar[bool] = False  # the host's and the admins' to make, or theirs too
    id: UUID

    def body(self) -> str:
        """The move without its id, the same text for the same move."""
        return json.dumps(self.model_dump(mode="json", exclude={"id"}), sort_keys=True)


class Join(MoveRequest):
    """Take a seat, or come back to one's own."""

    move: Literal["join"]

    def played_by(self, mover: Mover) -> Move:
        """The rule that this plays for the mover."""
        return partial(rules.join, player=mover.player, name=mover.name)


class Leave(MoveRequest):
    """Leave the table."""

    move: Literal["leave"]

    def played_by(self, mover: Mover) -> Move:
        """The rule that this plays for the mover."""
        return partial(rules.leave, player=mover.player)


class Begin(MoveRequest):
    """Deal the cards. For the host and the chat's admins; for any seat after ten minutes without the host."""

    led: ClassVar[bool] = True
    move: Literal["begin"]

    def played_by(self, mover: Mover) -> Move:
        """The rule that this plays for the mover."""

        def begin(game: rules.Game, *, now: float, chance: Random) -> Outcome:
            deck = mover.decks.cards(game.rules.deck) if game.rules.deck in mover.decks.names else ()
            return rules.begin(
                game, player=mover.player, deck=deck, now=now, chance=chance, admin=mover.admin
            )

        return begin


def _one_clue(schema: JsonDict) -> None:
    """In the schema: exactly one of the three ways to give a clue."""
    properties = schema["properties"]
    assert isinstance(properties, dict)  # noqa: S101 - pydantic's own
    properties["clue"] = {"title": "Clue", "type": "string"}
    for name in ("spoken", "media"):
        properties[name] = {"title": name.capitalize(), "type": "boolean", "const": True}
    schema["oneOf"] = [{"required": [name]} for name in ("clue", "spoken", "media")]


class Tell(MoveRequest):
    """Give card and clue; again: replace both, until the first card is given.

    Exactly one of `clue` (words), `spoken` (said aloud) and `media` (it will be shown in the chat).
    """

    model_config = ConfigDict(json_schema_extra=_one_clue)
    move: Literal["tell"]
    round: Number
    card: Card
    clue: str | None = None
    spoken: Literal[True] | None = None
    media: Literal[True] | None = None

    @model_validator(mode="after")
    def _has_one_clue(self) -> "Tell":
        given = self.model_fields_set & {"clue", "spoken", "media"}
        if len(given) != 1 or all(getattr(self, name) is None for name in given):
            raise ValueError("exactly one of clue, spoken and media")
        return self

    def played_by(self, mover: Mover) -> Move:
        """The rule that this plays for the mover."""
        if self.media:
            return partial(rules.claim, player=mover.player, round=self.round, card=self.card)
        return partial(rules.tell, player=mover.player, round=self.round, card=self.card, clue=self.clue)


class Lay(MoveRequest):
    """Give the card (three players: both) that fits the clue, in place of an earlier one; none: take back."""

    move: Literal["lay"]
    round: Number
    cards: Annotated[list[Card], Field(max_length=12)]

    def played_by(self, mover: Mover) -> Move:
        """The rule that this plays for the mover."""
        return partial(rules.lay, player=mover.player, round=self.round, cards=tuple(self.cards))


class Vote(MoveRequest):
    """Vote for numbers on the table, in place of any vote before; none: take back."""

    move: Literal["vote"]
    round: Number
    numbers: Annotated[list[Number], Field(max_length=12)]

    def played_by(self, mover: Mover) -> Move:
        """The rule that this plays for the mover."""
        return partial(rules.vote, player=mover.player, round=self.round, numbers=tuple(self.numbers))


class Nudge(MoveRequest):
    """Send the phase's one reminder to those it waits for."""

    led: ClassVar[bool] = True
    move: Literal["nudge"]
    round: Number
    phase: InPlay

    def played_by(self, mover: Mover) -> Move:
        """The rule that this plays for the mover."""
        phase = rules.Phase(self.phase)
        return partial(rules.nudge, player=mover.player, round=self.round, phase=phase, admin=mover.admin)


class Skip(MoveRequest):
    """Wait no longer for a seat. In the race of round 1 `seat` is null: a storyteller is drawn by lot."""

    led: ClassVar[bool] = True
    move: Literal["skip"]
    round: Number
    phase: InPlay
    seat: Number | None

    def played_by(self, mover: Mover) -> Move:
        """The rule that this plays for the mover."""
        return partial(
            rules.skip,
            player=mover.player,
            round=self.round,
            phase=rules.Phase(self.phase),
            seat=self.seat,
            admin=mover.admin,
        )


class Remove(MoveRequest):
    """Send a seat's player away. For the host and the chat's admins."""

    led: ClassVar[bool] = True
    move: Literal["remove"]
    seat: Number

    def played_by(self, mover: Mover) -> Move:
        """The rule that this plays for the mover."""
        return partial(rules.remove, player=mover.player, seat=self.seat, admin=mover.admin)


class Readmit(MoveRequest):
    """Let a removed player come back; `player` as the view's `removed` names them. For host and admins."""

    led: ClassVar[bool] = True
    move: Literal["readmit"]
    player: Annotated[str, StringConstraints(min_length=1, max_length=64)]

    def played_by(self, mover: Mover) -> Move:
        """The rule that this plays for the mover."""
        return partial(rules.readmit, player=mover.player, key=self.player, admin=mover.admin)


class House(MoveRequest):
    """Set a house rule. For the host and the chat's admins.

    The rule `preset` sets several at once or, where it does not fit, none: `usual`, `classic`, `score_track`,
    `family`, `three`, `big_table` or `imaginarium`.
    """

    led: ClassVar[bool] = True
    move: Literal["house"]
    rule: Annotated[str, StringConstraints(max_length=64)]
    value: Annotated[
        bool | int | Annotated[str, StringConstraints(max_length=64)] | None, BeforeValidator(_whole)
    ]

    def played_by(self, mover: Mover) -> Move:
        """The rule that this plays for the mover."""
        return partial(
            rules.house,
            player=mover.player,
            rule=self.rule,
            value=self.value,
            decks=mover.decks.names,
            admin=mover.admin,
        )


class End(MoveRequest):
    """End the game with its standings, or close the lobby. For the host and the chat's admins."""

    led: ClassVar[bool] = True
    move: Literal["end"]

    def played_by(self, mover: Mover) -> Move:
        """The rule that this plays for the mover."""
        return partial(rules.call_off, player=mover.player, admin=mover.admin)


class Rematch(MoveRequest):
    """Open the next game's lobby with who was here at the end; the answer is the new game's view."""

    move: Literal["rematch"]


GameMove = Join | Leave | Begin | Tell | Lay | Vote | Nudge | Skip | Remove | Readmit | House | End
AnyMove = Annotated[GameMove | Rematch, Field(discriminator="move")]
MOVES: tuple[type[MoveRequest], ...] = (
    Join, Leave, Begin, Tell, Lay, Vote, Nudge, Skip, Remove, Readmit, House, End, Rematch,
)  # fmt: skip

read_move: Callable[[bytes], GameMove | Rematch] = TypeAdapter(AnyMove).validate_json
"""A move from its JSON. Raises pydantic.ValidationError."""
