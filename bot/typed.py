"""House rules written by hand, as in `/house zone Europe/Lisbon`: what the words mean."""

from collections.abc import Sequence
from functools import cache
from zoneinfo import available_timezones

from models import rules
from models.rules.house_rules import Value

_WORDS: dict[str, Value] = {"yes": True, "on": True, "no": False, "off": False, "none": None}


def typed_rule(written: Sequence[str]) -> tuple[str, Value]:
    """The rule and the value that somebody has written. Raises RuleError `no-such-rule` or `bad-value`."""
    rule = written[0].casefold()
    if rule not in (*rules.RULE_NAMES, rules.PRESET):
        raise rules.RuleError(rules.Refusal.NO_SUCH_RULE)
    value = "_".join(written[1:])
    if not value:
        raise rules.RuleError(rules.Refusal.BAD_VALUE)
    return rule, _zone(value) if rule == "zone" else _value(value.casefold())


def _value(written: str) -> Value:
    if written in _WORDS:
        return _WORDS[written]
    return int(written) if written.isdecimal() and len(written) < 4 else written


def _zone(written: str) -> Value:
    """A zone by its name or by its city alone, in letters large or small."""
    zones = _zones()
    return zones.get(written.casefold(), written)


@cache
def _zones() -> dict[str, str]:
    names = sorted(name for name in available_timezones() if name.partition("/")[0] not in ("posix", "right"))
    by_city = {name.rpartition("/")[2].casefold(): name for name in names}
    return by_city | {name.casefold(): name for name in names}
