"""House rules that come together: all of them at once, or none."""

from dataclasses import replace
from typing import Any

import pytest

from models import rules
from models.rules import HouseRules, Pace, Refusal
from models.rules.house_rules import checked
from tests.rules.refused import refused
from tests.rules.table import Table, begun


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("usual", {}),
        ("classic", {"points": None, "seats": 6}),
        ("score_track", {"seats": 6}),
        ("family", {"first": "lot"}),
        ("three", {"seats": 3, "lone_finder_bonus": True}),
        ("big_table", {"large_table": True, "seats": 12}),
        ("imaginarium", {"imaginarium": True}),
    ],
)
def test_a_preset_sets_its_rules_whatever_was_set_before(name: str, changes: dict[str, Any]) -> None:
    table = Table("ann", "bob", first="race", points=50, large_table=True, seats=10, lone_finder_bonus=False)
    table.does(rules.house, player=1, rule="preset", value=name, decks=("fabulo",))
    assert table.game.rules == checked(replace(HouseRules(), **changes))
    assert rules.preset_of(table.game.rules) == name


def test_a_preset_leaves_a_groups_habits_alone() -> None:
    habits: dict[str, Any] = {"pace": Pace.SLOW, "zone": "Asia/Tehran", "spoken": False, "skip": "host"}
    table = Table("ann", "bob", **habits)
    table.does(rules.house, player=1, rule="preset", value="imaginarium", decks=())
    assert table.game.rules == replace(HouseRules(imaginarium=True), **habits)


def test_a_preset_that_does_not_fit_is_refused_as_a_whole() -> None:
    table = Table("ann", "bob", "eve", "kim", points=50)
    before = table.game
    with refused(Refusal.TOO_MANY):
        table.does(rules.house, player=1, rule="preset", value="three", decks=())
    assert table.game == before


@pytest.mark.parametrize("value", ["magic", "", None, 3, True])
def test_a_preset_that_there_is_not_is_refused(value: Any) -> None:
    table = Table("ann", "bob")
    with refused(Refusal.BAD_VALUE):
        table.does(rules.house, player=1, rule="preset", value=value, decks=())


def test_presets_are_for_the_lobby_and_its_host() -> None:
    with refused(Refusal.NOT_HOST):
        Table("ann", "bob").does(rules.house, player=2, rule="preset", value="usual", decks=())
    with refused(Refusal.TOO_LATE):
        begun("ann", "bob", "eve").does(rules.house, player=1, rule="preset", value="usual", decks=())


def test_a_mix_of_ones_own_has_no_name() -> None:
    assert rules.preset_of(HouseRules(points=40)) is None
    assert rules.preset_of(HouseRules(pace=Pace.SLOW)) == "usual"
