"""The forms of what the API answers: the OpenAPI document says them, tests hold the answers to them."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Phase = Literal["lobby", "telling", "laying", "voting", "over"]
ClueKind = Literal["text", "spoken", "media"]
Seconds = Annotated[float, Field(description="Unix seconds.")]


class Shape(BaseModel):
    """A form with exactly these fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ChatLabel(Shape):
    """The group the game is played in."""

    title: str
    language: str


class HouseRules(Shape):
    """What the group has chosen."""

    points: int | None = Field(description="Points that end the game.")
    last_card: bool = Field(description="Whether the last card of the draw pile ends it.")
    laps: int | None = Field(description="Laps that end it.")
    first: Literal["race", "lot"] | int = Field(description="Who tells first; a number is a seat's.")
    lone_finder_bonus: bool | None = Field(description="4 instead of 3 for a lone finder; null: by seats.")
    pace: Literal["living_room", "relaxed", "slow"]
    skip: Literal["host", "seated"] = Field(description="Who may skip.")
    spoken: bool = Field(description="Whether a clue may be said aloud.")
    shown: bool = Field(description="Whether a clue may be shown in the chat.")
    large_table: bool
    imaginarium: bool
    decoys: int | None
    seats: int
    audience: bool = Field(description="Whether people without a seat may watch.")
    deck: str
    all_cards: bool
    zone: str = Field(description="The chat's time zone, for the slow pace.")
    pin: bool = Field(description="Whether the bot pins its newest message in the group.")


class Seat(Shape):
    """A player's place in the game."""

    seat: int
    name: str
    bunny: int
    score: int
    host: bool
    ready: bool = Field(description="Told, laid or voted in this phase, or not awaited.")
    gone: bool = Field(description="Left, or removed.")
    from_round: int = Field(description="The first round it is awaited in.")


class Round(Shape):
    """The round in play."""

    number: int
    storyteller: int | None = Field(description="A seat; null in the race of round 1.")
    clue: str | None
    clue_kind: ClueKind | None
    waiting_for: list[int] = Field(description="Seats.")
    deadline: Seconds
    nudge_at: Seconds
    skip_at: Seconds
    lay: int = Field(description="Cards that each guesser gives.")
    votes: int = Field(description="Most votes that a guesser may place.")
    rounds_left: int | None = Field(description="Rounds that can still be played, this one included.")


class HandCard(Shape):
    """A card in one's own hand."""

    card: str


class TableCard(Shape):
    """A card on the table."""

    number: int
    card: str
    mine: bool


class ShownCard(Shape):
    """A card of a scored round, with all its secrets told."""

    number: int
    card: str
    owner: int | None = Field(description="A seat; null for a decoy.")
    voters: list[int] = Field(description="Seats.")
    house: bool = Field(description="Whether the house gave it.")


class Points(Shape):
    """What a seat earned in a round."""

    seat: int
    points: int


class ScoredRound(Shape):
    """A round that was voted and scored."""

    number: int
    storyteller: int
    clue: str | None
    clue_kind: ClueKind
    table: list[ShownCard]
    points: list[Points]


class RemovedPlayer(Shape):
    """A player whom the host removed."""

    player: str = Field(description="Opaque; for `readmit`.")
    name: str


class View(Shape):
    """Everything that one person may see of a game, and no more."""

    game: str
    version: int = Field(description="Grows with every change.")
    now: Seconds
    phase: Phase
    chat: ChatLabel
    rules: HouseRules
    me: int | None = Field(description="One's own seat; null for who has none.")
    allowed: list[str] = Field(description="The moves one may make in this phase.")
    paused: bool = Field(description="The bot may not write to the group: no deadline runs.")
    seats: list[Seat] = Field(description="Clockwise.")
    round: Round | None
    hand: list[HandCard] = Field(description="One's own; never a card that is in `laid`.")
    laid: list[str] = Field(description="The cards one gave this round.")
    vote: list[int] = Field(description="The numbers one voted for.")
    showing: bool = Field(description="One has chosen a card and is awaited in the chat with the clue.")
    table: list[TableCard] = Field(description="Empty until voting opens.")
    last_round: ScoredRound | None
    winners: list[int] = Field(description="Seats.")
    ending: (
        Literal["points", "last_card", "laps", "host", "too_few", "asleep", "closed", "silence"] | None
    ) = Field(description="Why the game is over.")
    next: str | None = Field(description="The game that a rematch opened.")
    removed: list[RemovedPlayer] = Field(default=[], description="For the host and the chat's admins only.")


class LiveFrame(Shape):
    """What the WebSocket sends, at first and on every change."""

    view: View


class Hello(Shape):
    """What the phone sends first, within ten seconds."""

    token: str
    game: str


class Story(Shape):
    """What has been played so far."""

    rounds: list[ScoredRound]


class RuleLine(Shape):
    """A line of the rule sheet: the key of its text in the section `rules`, and the values in it."""

    key: str
    values: dict[str, int | str]


class Reason(Shape):
    """Why somebody earned points in the example; `kind` ends the key of its text."""

    kind: Literal["told", "told-two", "found", "sure", "votes"]
    points: int
    count: int = Field(description="Of how many votes.")


class ExampleSeat(Shape):
    """A seat of the example; its name is a text too, by the seat's number."""

    seat: int
    bunny: int
    reasons: list[Reason]


class Example(Shape):
    """A round as it might go under these house rules; its clue is a text."""

    seats: list[ExampleSeat] = Field(description="Clockwise.")
    scored: ScoredRound


class RuleSheet(Shape):
    """How it is played at this table, under its house rules."""

    how: list[RuleLine]
    score: list[RuleLine]
    end: list[RuleLine]
    tips: list[str] = Field(description="Keys of texts.")
    preset: str | None = Field(description="The house rules' name, where they have one.")
    example: Example


class SessionRequest(Shape):
    """Which game to show; without one it is the game of the link that opened the mini-app."""

    game: str | None = Field(default=None, max_length=64)


class SessionPlayer(Shape):
    """Who the session is for."""

    name: str
    language: str | None = Field(description="The one they chose, else Telegram's.")
    chosen: bool = Field(description="Whether they chose it.")


class LanguageChoice(Shape):
    """The language in which a player wants to be spoken to; null: as Telegram is set to."""

    language: str | None = Field(max_length=35)


class GameLine(Shape):
    """One of the player's games: open, or over for less than two days."""

    game: str
    chat: str
    phase: Phase
    awaited: bool


class Session(Shape):
    """A session: the token for the header `Authorization: Bearer`, and what to show first."""

    token: str
    expires: int = Field(description="Unix seconds.")
    player: SessionPlayer
    games: list[GameLine]
    game: str | None = Field(description="The picked game.")
    view: View | None
    error: Literal["no-such-game", "not-yours"] | None = Field(
        description="Why the picked game is not shown."
    )


class Refused(Shape):
    """A move that the rules do not allow. Nothing has changed; the same id may be tried again."""

    refusal: str = Field(description="Also the key of its text, `refusal-<code>`.")
    values: dict[str, str | int | float] = Field(description="The names and numbers that the text speaks of.")
    view: View | None


class Wrong(Shape):
    """What is wrong with a field."""

    field: str
    problem: str


class Error(Shape):
    """A request that was not even a move."""

    error: str
    fields: list[Wrong] | None = None


class Condition(Shape):
    """How one thing is that the process works with."""

    well: bool
    needed: bool = Field(description="Whether it can serve nobody without.")
    missing: list[str] | None = Field(None, description="The `migrations` to come.")
    seconds_left: float | None = Field(None, description="Of the `lease`; 0 while nobody sends.")
    waiting: int | None = Field(None, description="Messages in the `outbox`.")
    oldest_seconds: float | None = Field(None, description="How long the first of them waits.")


class Ready(Shape):
    """Whether this process can serve: all that it needs is well."""

    ready: bool
    checks: dict[str, Condition]


class Health(Shape):
    """That this process is alive."""

    alive: bool
