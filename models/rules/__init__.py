"""The rules of the game: pure, typed, and of the standard library alone.

Every move is a function `(game, ..., now, chance) -> (game, events)`: a frozen game in, another out, and
what happened in between. `now` is Unix seconds, `chance` the only source of randomness. A move that the
rules do not allow raises `RuleError` and has changed nothing.
"""

from models.rules.game import (
    Clue,
    ClueKind,
    Ending,
    Game,
    Laid,
    Lap,
    Phase,
    Removed,
    Round,
    ScoredRound,
    Seat,
    ShownCard,
    TableCard,
    Times,
    Vote,
    awaited,
)
from models.rules.guessing import lay, vote
from models.rules.house_rules import RULE_NAMES, HouseRules, Pace
from models.rules.hurry import grace, nudge, pause, resume, skip, tick
from models.rules.lobby import begin, call_off, check_rematch, house, opened, rematch
from models.rules.pace import due
from models.rules.presets import PRESET, PRESETS, preset_of
from models.rules.refusals import Refusal, RuleError
from models.rules.seating import join, leave, readmit, remove
from models.rules.telling import claim, show, tell
from models.rules.view import ChatLabel, View, Viewer, shown, view_for

__all__ = [
    "PRESET",
    "PRESETS",
    "RULE_NAMES",
    "ChatLabel",
    "Clue",
    "ClueKind",
    "Ending",
    "Game",
    "HouseRules",
    "Laid",
    "Lap",
    "Pace",
    "Phase",
    "Refusal",
    "Removed",
    "Round",
    "RuleError",
    "ScoredRound",
    "Seat",
    "ShownCard",
    "TableCard",
    "Times",
    "View",
    "Viewer",
    "Vote",
    "awaited",
    "begin",
    "call_off",
    "check_rematch",
    "claim",
    "due",
    "grace",
    "house",
    "join",
    "lay",
    "leave",
    "nudge",
    "opened",
    "pause",
    "preset_of",
    "readmit",
    "rematch",
    "remove",
    "resume",
    "show",
    "shown",
    "skip",
    "tell",
    "tick",
    "view_for",
    "vote",
]
