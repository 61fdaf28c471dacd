"""Why a move was not allowed."""

from enum import StrEnum


class Refusal(StrEnum):
    """The closed list of refusals; each code is also the key of its text, `refusal-<code>`."""

    ALREADY_NUDGED = "already-nudged"
    ALREADY_SEATED = "already-seated"
    BAD_VALUE = "bad-value"
    BLANK_CLUE = "blank-clue"
    CARD_FIRST = "card-first"
    CLUE_TOO_LONG = "clue-too-long"
    DECK_TOO_SMALL = "deck-too-small"
    NO_END = "no-end"
    NO_SUCH_RULE = "no-such-rule"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_ALLOWED = "not-allowed"
    NOT_AWAITED = "not-awaited"
    NOT_HOST = "not-host"
    NOT_IN_HAND = "not-in-hand"
    NOT_ON_TABLE = "not-on-table"
    NOT_OVER = "not-over"
    NOT_PRESENT = "not-present"
    NOT_REMOVED = "not-removed"
    NOT_SEATED = "not-seated"
    NOT_YET = "not-yet"
    NOT_YOUR_TURN = "not-your-turn"
    OVER = "over"
    OWN_CARD = "own-card"
    PILE_SHORT = "pile-short"
    REMOVED = "removed"
    RULES_CLASH = "rules-clash"
    TABLE_FULL = "table-full"
    TOO_EARLY = "too-early"
    TOO_FEW = "too-few"
    TOO_LATE = "too-late"
    TOO_MANY = "too-many"
    WRONG_COUNT = "wrong-count"


class RuleError(Exception):
    """A move that the rules refuse. Nothing has changed.

    `code` names the reason, `values` the names and numbers that its text speaks of.
    """

    def __init__(self, code: Refusal, **values: str | int | float) -> None:
        super().__init__(code.value)
        self.code = code
        self.values = values
