"""The house rules in words: each value by itself, and what a group has chosen in one line."""

from dataclasses import asdict
from functools import reduce

from bot.names import seat_name
from bot.texts import Words
from models import rules

ALWAYS_SAID = ("points", "laps", "last_card", "pace", "first")
"""The house rules that the line names in its own words; of the others it names what was changed."""

USUAL = asdict(rules.HouseRules())


def value_words(rule: str, value: object, words: Words) -> str:
    """The value of a house rule as people say it."""
    if value is None:
        return words(f"rule-{rule}-none")
    if isinstance(value, bool):
        return words("value-on" if value else "value-off")
    if isinstance(value, int):
        return words("rule-first-seat", number=value) if rule == "first" else words.number(value)
    return words(f"value-{value}") if words.has(f"value-{value}") else str(value)


def rules_line(game: rules.Game, words: Words) -> str:
    """What is played tonight: how it ends, how fast it goes, who begins, and what else is unusual."""
    chosen = game.rules_next or game.rules
    preset = rules.preset_of(chosen)
    said: list[str] = [words(f"preset-{preset}")] if preset not in (None, "usual") else []
    said += [_end(chosen, words), value_words("pace", chosen.pace, words), _first(game, chosen, words)]
    implied = (*ALWAYS_SAID, *(rules.PRESETS[preset] if preset else ()))
    for rule, value in asdict(chosen).items():
        if rule not in implied and (value != USUAL[rule] or _is_told(rule, chosen)):
            said.append(
                words("short-rule", rule=words(f"rule-{rule}"), value=value_words(rule, value, words))
            )
    return " · ".join(said)


def _end(chosen: rules.HouseRules, words: Words) -> str:
    ends: list[str] = []
    if chosen.points is not None:
        ends.append(words("short-points", count=chosen.points))
    if chosen.laps is not None:
        ends.append(words("short-laps", count=chosen.laps))
    if chosen.last_card and not chosen.large_table:
        ends.append(words("short-last-card"))
    return words("short-end", ends=reduce(lambda one, other: words("short-or", one=one, other=other), ends))


def _first(game: rules.Game, chosen: rules.HouseRules, words: Words) -> str:
    if isinstance(chosen.first, int):
        return words("short-first", name=seat_name(game, chosen.first))
    return words(f"short-{chosen.first}")


def _is_told(rule: str, chosen: rules.HouseRules) -> bool:
    """Whether a usual value is worth saying all the same: the zone, once the night counts."""
    return rule == "zone" and chosen.pace is rules.Pace.SLOW
