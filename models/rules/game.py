"""A game as a value: frozen, whole, and able to answer questions about itself."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from models.rules.house_rules import HouseRules
from models.rules.refusals import Refusal, RuleError


class Phase(StrEnum):
    """What the game waits for."""

    LOBBY = "lobby"
    TELLING = "telling"
    LAYING = "laying"
    VOTING = "voting"
    OVER = "over"


class Ending(StrEnum):
    """Why a game is over."""

    POINTS = "points"
    LAST_CARD = "last_card"
    LAPS = "laps"
    HOST = "host"
    TOO_FEW = "too_few"
    ASLEEP = "asleep"
    CLOSED = "closed"  # a lobby that nobody began
    SILENCE = "silence"  # the bot may not write to the chat any more


class ClueKind(StrEnum):
    """How a clue was given."""

    TEXT = "text"
    SPOKEN = "spoken"
    MEDIA = "media"


@dataclass(frozen=True, slots=True)
class Clue:
    """What the storyteller tells. `text` for words; `media` an opaque reference to what was shown."""

    kind: ClueKind
    text: str | None = None
    media: str | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's place in one game."""

    number: int
    player: int
    name: str
    bunny: int
    score: int = 0
    hand: tuple[str, ...] = ()
    gone: bool = False
    joined: int = 1  # the first round it plays in
    from_round: int = 1  # the next round it plays in, for joiners and returners
    missed: int = 0  # deadlines missed since the last move


@dataclass(frozen=True, slots=True)
class Laid:
    """The cards one seat gave this round."""

    seat: int
    cards: tuple[str, ...]
    by_house: bool = False


@dataclass(frozen=True, slots=True)
class TableCard:
    """A card on the table; its number is its place, from 1. `owner` None: a decoy."""

    card: str
    owner: int | None


@dataclass(frozen=True, slots=True)
class Vote:
    """The numbers one seat voted for."""

    seat: int
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Times:
    """When a phase's reminder, skip and end fall, in Unix seconds."""

    since: float
    deadline: float
    nudge_at: float
    skip_at: float
    remind_at: float


@dataclass(frozen=True, slots=True)
class Round:
    """One storyteller's turn, from clue to points."""

    number: int
    players: tuple[int, ...]  # seats in play when it opened, clockwise
    times: Times
    storyteller: int | None = None  # None: the first to find a clue will be
    raced: bool = False
    card: str | None = None  # the storyteller's
    clue: Clue | None = None
    showing: bool = False  # the storyteller will show the clue in the chat
    fixed: bool = False  # a card was given: clue and card stay
    laid: tuple[Laid, ...] = ()
    table: tuple[TableCard, ...] = ()
    votes: tuple[Vote, ...] = ()
    skipped: frozenset[int] = frozenset()  # awaited no more in this phase
    left: frozenset[int] = frozenset()  # left during the round
    moved: bool = False  # a person did something this turn
    nudged: bool = False  # this phase's reminder is spent
    graced: bool = False  # this phase's grace after an outage is spent

    @property
    def guessers(self) -> tuple[int, ...]:
        """The seats that give cards and vote."""
        return tuple(seat for seat in self.players if seat != self.storyteller)

    def laid_by(self, seat: int) -> tuple[str, ...]:
        """The cards a seat has on the way to the table."""
        if seat == self.storyteller:
            return () if self.card is None else (self.card,)
        return next((laid.cards for laid in self.laid if laid.seat == seat), ())

    def votes_of(self, seat: int) -> tuple[int, ...]:
        """The numbers a seat has voted for."""
        return next((vote.numbers for vote in self.votes if vote.seat == seat), ())


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card of a scored round, with all its secrets told."""

    number: int
    card: str
    owner: int | None
    voters: tuple[int, ...]
    by_house: bool = False


@dataclass(frozen=True, slots=True)
class ScoredRound:
    """A finished round that was voted and scored."""

    number: int
    storyteller: int
    clue: Clue
    table: tuple[ShownCard, ...]
    points: tuple[tuple[int, int], ...]  # (seat, points), clockwise


@dataclass(frozen=True, slots=True)
class Removed:
    """A player whom the host removed; `key` names them to the outside."""

    player: int
    name: str
    key: str


@dataclass(frozen=True, slots=True)
class Lap:
    """Laps done, and the turns still to come in the one that runs."""

    done: int = 0
    turns_left: int = 0


@dataclass(frozen=True, slots=True)
class Game:
    """One play-through in one chat. `seats` stand clockwise."""

    id: str
    opened: float
    version: int = 0
    phase: Phase = Phase.LOBBY
    rules: HouseRules = field(default_factory=HouseRules)
    rules_next: HouseRules | None = None  # in force from the next phase on
    seats: tuple[Seat, ...] = ()
    host: int | None = None
    pressed: float = 0.0  # last press in the lobby
    host_pressed: float = 0.0  # last press of the host in the lobby
    pile: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    round: Round | None = None
    last_round: ScoredRound | None = None
    turns: int = 0  # turns finished
    lap: Lap = field(default_factory=Lap)
    dead_turns: int = 0  # turns in a row in which no person moved
    removed: tuple[Removed, ...] = ()
    winners: tuple[int, ...] = ()
    ending: Ending | None = None
    paused: float | None = None  # since when the bot may not write to the chat
    next: str | None = None  # the rematch

    @property
    def is_over(self) -> bool:
        """Whether nothing can happen in this game any more."""
        return self.phase is Phase.OVER

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats whose player has not left."""
        return tuple(seat for seat in self.seats if not seat.gone)

    def seat(self, number: int) -> Seat:
        """The seat of that number. Raises RuleError `no-such-seat`."""
        for seat in self.seats:
            if seat.number == number:
                return seat
        raise RuleError(Refusal.NO_SUCH_SEAT)

    def seat_of(self, player: int) -> Seat | None:
        """The seat a player holds or held."""
        return next((seat for seat in self.seats if seat.player == player), None)

    def seated(self, player: int) -> Seat:
        """The seat of a player who is present. Raises RuleError `not-seated`."""
        seat = self.seat_of(player)
        if seat is None or seat.gone:
            raise RuleError(Refusal.NOT_SEATED)
        return seat

    def current(self) -> Round:
        """The round in play. Raises RuleError `over` or `too-late` where there is none."""
        if self.round is None:
            raise RuleError(Refusal.OVER if self.is_over else Refusal.TOO_LATE)
        return self.round

    def with_seat(self, seat: Seat) -> "Game":
        """The same game with one seat changed."""
        return replace(self, seats=tuple(seat if old.number == seat.number else old for old in self.seats))


def awaited(game: Game) -> tuple[int, ...]:
    """The seats the open phase waits for, clockwise; in the race of round 1 everybody."""
    round_ = game.round
    if round_ is None:
        return ()
    here = tuple(seat for seat in round_.players if seat not in round_.left and seat not in round_.skipped)
    if game.phase is Phase.TELLING:
        return tuple(seat for seat in here if round_.storyteller in (None, seat))
    guessers = tuple(seat for seat in here if seat != round_.storyteller)
    done = round_.laid_by if game.phase is Phase.LAYING else round_.votes_of
    return tuple(seat for seat in guessers if not done(seat))
