"""The rules a group may choose, and every number that follows from how many people sit at the table."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from zoneinfo import ZoneInfo

from models.rules.refusals import Refusal, RuleError

Value = bool | int | str | None

MOST_SEATS = 8
MOST_SEATS_LARGE = 12
_NO_PLACE = ("localtime", "posix", "posixrules", "right", "Factory")
"""What lies among a machine's zones but is the clock of no place, or of that machine alone."""

LARGE_ROUND = 7  # rounds that open with so many follow the large table's voting


class Pace(StrEnum):
    """How long a phase may take."""

    LIVING_ROOM = "living_room"
    RELAXED = "relaxed"
    SLOW = "slow"


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What a group has chosen; the defaults are the sheets' common ground (rules of Dixit)."""

    points: int | None = 30
    last_card: bool = True
    laps: int | None = None
    first: str | int = "race"  # "race", "lot", or a seat's number
    lone_finder_bonus: bool | None = None  # None: in rounds of three
    pace: Pace = Pace.RELAXED
    skip: str = "seated"  # who may skip: "seated" or "host"
    spoken: bool = True
    shown: bool = True
    large_table: bool = False
    imaginarium: bool = False
    decoys: int | None = None  # the table is filled up to so many cards
    seats: int = MOST_SEATS
    audience: bool = True
    deck: str = "fabulo"
    all_cards: bool = False
    zone: str = "UTC"
    pin: bool = False  # the newest message of the game, where the chat lets the bot

    @property
    def fewest_players(self) -> int:
        """With how many seats present a game goes on."""
        return 3 if self.decoys is None else 2

    def hand_size(self, players: int) -> int:
        """Cards a hand is drawn up to for a round of so many players (sheets: 6, three players: 7)."""
        return 7 if players == 3 else 6

    def cards_to_lay(self, players: int) -> int:
        """Cards each guesser gives (sheets: 1, three players: 2)."""
        return 2 if players == 3 else 1

    def most_votes(self, players: int) -> int:
        """Votes a guesser may place."""
        return 2 if self.large_table and players >= LARGE_ROUND else 1

    def has_lone_finder_bonus(self, players: int) -> bool:
        """Whether storyteller and a lone finder get 4 instead of 3."""
        if self.imaginarium or players == 2:
            return False
        return players == 3 if self.lone_finder_bonus is None else self.lone_finder_bonus

    def decoys_up_to(self, players: int) -> int:
        """How many cards the table is filled up to with decoys; 0 where there are none."""
        return self.decoys or 0 if players <= 3 else 0

    def cards_a_round(self, players: int) -> int:
        """Cards that leave the pile in one full round: the refill and the decoys."""
        given = 1 + (players - 1) * self.cards_to_lay(players)
        return max(given, self.decoys_up_to(players))


def checked(rules: HouseRules) -> HouseRules:
    """The same rules, if they can be played together.

    Raises RuleError `rules-clash` or `no-end`.
    """
    most = MOST_SEATS_LARGE if rules.large_table else MOST_SEATS
    clash = (
        (rules.imaginarium and (rules.large_table or rules.decoys is not None))
        or (rules.imaginarium and rules.lone_finder_bonus is True)
        or not rules.fewest_players <= rules.seats <= most
    )
    if clash:
        raise RuleError(Refusal.RULES_CLASH)
    ends_by_count = rules.points is not None or rules.laps is not None
    if not ends_by_count and (rules.large_table or not rules.last_card):
        raise RuleError(Refusal.NO_END)
    return rules


def changed(rules: HouseRules, rule: str, value: Value) -> HouseRules:
    """The rules with one of them set to another value.

    Raises RuleError `no-such-rule`, `bad-value`, `rules-clash` or `no-end`.
    """
    fits = _FITS.get(rule)
    if fits is None:
        raise RuleError(Refusal.NO_SUCH_RULE)
    if not fits(value):
        raise RuleError(Refusal.BAD_VALUE)
    if rule == "pace":
        value = Pace(str(value))
    return checked(replace(rules, **{rule: value}))  # type: ignore[arg-type]


def _is_bool(value: Value) -> bool:
    return isinstance(value, bool)


def _between(least: int, most: int, *, or_none: bool = False) -> Callable[[Value], bool]:
    def fits(value: Value) -> bool:
        if value is None:
            return or_none
        return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most

    return fits


def _one_of(*words: str) -> Callable[[Value], bool]:
    return lambda value: isinstance(value, str) and value in words


def _is_first(value: Value) -> bool:
    return value in ("race", "lot") or _between(1, 99)(value)


def _is_zone(value: Value) -> bool:
    if not isinstance(value, str) or value.partition("/")[0] in _NO_PLACE:
        return False
    try:
        ZoneInfo(value)
    except (KeyError, ValueError, OSError):  # unknown, malformed, or a folder of zones
        return False
    return True


def _is_name(value: Value) -> bool:
    return isinstance(value, str) and 1 <= len(value) <= 64


_FITS: dict[str, Callable[[Value], bool]] = {
    "points": _between(1, 999, or_none=True),
    "last_card": _is_bool,
    "laps": _between(1, 99, or_none=True),
    "first": _is_first,
    "lone_finder_bonus": lambda value: value is None or isinstance(value, bool),
    "pace": _one_of(*(pace.value for pace in Pace)),
    "skip": _one_of("seated", "host"),
    "spoken": _is_bool,
    "shown": _is_bool,
    "large_table": _is_bool,
    "imaginarium": _is_bool,
    "decoys": _between(3, 12, or_none=True),
    "seats": _between(2, MOST_SEATS_LARGE),
    "audience": _is_bool,
    "deck": _is_name,
    "all_cards": _is_bool,
    "zone": _is_zone,
    "pin": _is_bool,
}

RULE_NAMES: tuple[str, ...] = tuple(_FITS)
LATER: frozenset[str] = frozenset({"pace", "skip", "zone", "audience", "seats", "pin"})
"""The rules that may change in a running game."""
