"""House rules that belong together under one name: those of the published sheets, and the variants."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from models.rules.house_rules import HouseRules, Value, checked
from models.rules.refusals import Refusal, RuleError

PRESET = "preset"
"""Stands for a rule's name where a preset is chosen."""

_USUAL: Mapping[str, Value] = MappingProxyType(
    {
        name: getattr(HouseRules(), name)
        for name in (
            "points", "last_card", "laps", "first", "lone_finder_bonus", "large_table", "imaginarium",
            "decoys", "seats",
        )
    }
)  # fmt: skip
"""What a preset decides. The rest (pace, clues, deck, zone ...) is a group's habit, and stays."""

PRESETS: Mapping[str, Mapping[str, Value]] = MappingProxyType(
    {
        "usual": _USUAL,
        "classic": {**_USUAL, "points": None, "seats": 6},  # the Portuguese sheets
        "score_track": {**_USUAL, "seats": 6},  # the Esperanto and the Dutch sheet
        "family": {**_USUAL, "first": "lot"},  # the Persian sheet: eight colours, and lots are drawn
        "three": {**_USUAL, "lone_finder_bonus": True, "seats": 3},
        "big_table": {**_USUAL, "large_table": True, "seats": 12},
        "imaginarium": {**_USUAL, "imaginarium": True},
    }
)


def with_preset(rules: HouseRules, name: Value) -> HouseRules:
    """The rules with all that a preset decides set at once.

    Raises RuleError `bad-value` for a name that no preset has.
    """
    chosen = PRESETS.get(name) if isinstance(name, str) else None
    if chosen is None:
        raise RuleError(Refusal.BAD_VALUE)
    return checked(replace(rules, **chosen))  # type: ignore[arg-type]


def preset_of(rules: HouseRules) -> str | None:
    """The name of the preset that these rules follow to the letter; None for a mix of one's own."""
    for name, chosen in PRESETS.items():
        if all(getattr(rules, rule) == value for rule, value in chosen.items()):
            return name
    return None
