"""What the menu of house rules offers for each, and how a choice is written into a button."""

from models import rules
from models.decks import Decks
from models.rules.house_rules import MOST_SEATS, MOST_SEATS_LARGE, Value

LONGEST_TOKEN = 18
"""Letters of a choice that fit into a button beside the game and the longest rule."""

YES_NO: tuple[Value, ...] = (True, False)

ZONES = (
    "UTC", "America/Los_Angeles", "America/Denver", "America/Chicago", "America/New_York",
    "America/Sao_Paulo", "Atlantic/Azores", "Europe/London", "Europe/Amsterdam", "Europe/Athens",
    "Europe/Moscow", "Asia/Tehran", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata", "Asia/Bangkok",
    "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland",
)  # fmt: skip
"""One well-known zone for nearly every hour; any other can be written (`bot.typed`)."""

CHOICES: dict[str, tuple[Value, ...]] = {
    "points": (15, 20, 30, 40, 50, None),
    "last_card": YES_NO,
    "laps": (None, 1, 2, 3, 4),
    "pace": tuple(pace.value for pace in rules.Pace),
    "first": ("race", "lot"),
    "seats": tuple(range(2, MOST_SEATS_LARGE + 1)),
    "deck": (),
    "skip": ("seated", "host"),
    "lone_finder_bonus": (None, True, False),
    "imaginarium": YES_NO,
    "large_table": YES_NO,
    "decoys": (None, 4, 5, 6, 7, 8),
    "spoken": YES_NO,
    "shown": YES_NO,
    "audience": YES_NO,
    "all_cards": YES_NO,
    "zone": ZONES,
    "pin": YES_NO,
}
"""The rules in the order of the menu; what depends on the game or the decks is added by `choices_of`."""

USUAL = tuple(CHOICES)[:8]
"""The rules on the menu's first page."""


def choices_of(game: rules.Game, rule: str, decks: Decks) -> tuple[Value, ...]:
    """The values that one may choose for a rule now, the present one among them."""
    chosen = getattr(game.rules_next or game.rules, rule)
    offered = CHOICES[rule]
    if rule == "deck":
        offered = decks.names
    elif rule == "first":
        offered += tuple(seat.number for seat in game.seats)
    elif rule == "seats" and not game.rules.large_table:
        offered = tuple(range(game.rules.fewest_players, MOST_SEATS + 1))
    return offered if chosen in offered else (chosen, *offered)


def token(value: Value) -> str:
    """A value as a button carries it: a zone by its city, anything else by its own name."""
    return str(value).rpartition("/")[2][:LONGEST_TOKEN]


def value_of(game: rules.Game, rule: str, chosen: str, decks: Decks) -> Value:
    """The value that a button carried. Raises RuleError `no-such-rule` or `bad-value`."""
    if rule not in CHOICES:
        raise rules.RuleError(rules.Refusal.NO_SUCH_RULE)
    for value in choices_of(game, rule, decks):
        if token(value) == chosen:
            return value
    raise rules.RuleError(rules.Refusal.BAD_VALUE)
