"""What a group may choose, and what cannot go together."""

from dataclasses import replace
from typing import Any

import pytest

from models import rules
from models.rules import HouseRules, Pace, Refusal
from models.rules.house_rules import changed, checked
from tests.rules.refused import refused
from tests.rules.table import Table, begun


@pytest.mark.parametrize(
    ("players", "hand", "lay", "votes", "bonus"),
    [(3, 7, 2, 1, True), (4, 6, 1, 1, False), (6, 6, 1, 1, False), (7, 6, 1, 1, False), (8, 6, 1, 1, False)],
)
def test_what_follows_from_the_number_of_players(
    players: int, hand: int, lay: int, votes: int, bonus: bool
) -> None:
    house = HouseRules()
    assert house.hand_size(players) == hand
    assert house.cards_to_lay(players) == lay
    assert house.most_votes(players) == votes
    assert house.has_lone_finder_bonus(players) is bonus


@pytest.mark.parametrize(
    "clash",
    [
        {"imaginarium": True, "large_table": True},
        {"imaginarium": True, "decoys": 6},
        {"imaginarium": True, "lone_finder_bonus": True},
        {"seats": 9},
        {"seats": 2},
    ],
)
def test_what_cannot_go_together_is_refused(clash: dict[str, Any]) -> None:
    with refused(Refusal.RULES_CLASH):
        checked(replace(HouseRules(), **clash))


@pytest.mark.parametrize(
    "endless", [{"points": None, "last_card": False}, {"points": None, "large_table": True, "seats": 12}]
)
def test_what_has_no_end_is_refused(endless: dict[str, Any]) -> None:
    with refused(Refusal.NO_END):
        checked(replace(HouseRules(), **endless))
    checked(replace(HouseRules(), **endless | {"laps": 2}))


@pytest.mark.parametrize(
    ("rule", "value"),
    [
        ("points", 0), ("points", "30"), ("points", True), ("points", 10.5), ("last_card", 1), ("laps", -1),
        ("first", "me"), ("first", 0), ("lone_finder_bonus", 1), ("pace", "fast"), ("skip", "nobody"),
        ("spoken", None), ("seats", 13), ("seats", 1), ("decoys", 2), ("zone", "Nowhere/City"), ("zone", 5),
        ("zone", "../etc/passwd"), ("zone", "Europe"),
        ("zone", "localtime"), ("zone", "right/Europe/Lisbon"), ("zone", "posix/UTC"),
        ("deck", ""), ("deck", "unknown"), ("deck", None),
        ("audience", "yes"),
    ],
)  # fmt: skip
def test_a_value_that_makes_no_sense_is_refused(rule: str, value: Any) -> None:
    table = Table("ann", "bob")
    with refused(Refusal.BAD_VALUE):
        table.does(rules.house, player=1, rule=rule, value=value, decks=("fabulo",))


@pytest.mark.parametrize(
    ("rule", "value"),
    [
        ("points", 50), ("points", None), ("last_card", False), ("laps", 2), ("first", "lot"), ("first", 2),
        ("lone_finder_bonus", True), ("lone_finder_bonus", None), ("pace", "living_room"), ("skip", "host"),
        ("spoken", False), ("shown", False), ("large_table", True), ("imaginarium", True), ("decoys", 6),
        ("seats", 5), ("audience", False), ("deck", "fabulo"), ("all_cards", True), ("zone", "Europe/Lisbon"),
    ],
)  # fmt: skip
def test_the_host_sets_each_rule_in_the_lobby(rule: str, value: Any) -> None:
    table = Table("ann", "bob")
    table.does(rules.house, player=1, rule=rule, value=value, decks=("fabulo",))
    assert getattr(table.game.rules, rule) == value
    assert table.view("bob")["rules"][rule] == value


def test_only_host_and_admins_set_rules_and_only_rules_that_there_are() -> None:
    table = Table("ann", "bob")
    values = {"rule": "points", "value": 20, "decks": ()}
    with refused(Refusal.NOT_HOST):
        table.does(rules.house, player=2, **values)
    assert table.does(rules.house, player=99, admin=True, **values).game.rules.points == 20
    with refused(Refusal.NO_SUCH_RULE):
        table.does(rules.house, player=1, rule="hand_size", value=9, decks=())


def test_seats_cannot_be_fewer_than_are_taken_nor_the_first_storyteller_one_who_is_not_there() -> None:
    table = Table("ann", "bob", "eve", "kim")
    with refused(Refusal.TOO_MANY):
        table.does(rules.house, player=1, rule="seats", value=3, decks=())
    with refused(Refusal.NO_SUCH_SEAT):
        table.does(rules.house, player=1, rule="first", value=5, decks=())


def test_begin_fixes_the_rules_and_only_some_may_change_from_the_next_phase_on() -> None:
    table = begun("ann", "bob", "eve", first=1)
    with refused(Refusal.TOO_LATE):
        table.does(rules.house, player=1, rule="points", value=50, decks=())
    table.does(rules.house, player=1, rule="pace", value="living_room", decks=())
    end = table.round.times.deadline
    assert table.game.rules.pace is Pace.RELAXED
    assert table.view("bob")["rules"]["pace"] == "living_room"
    table.tell()
    assert table.game.rules.pace is Pace.LIVING_ROOM
    assert table.round.times.deadline == table.now + 90 != end


def test_an_unknown_rule_is_refused_before_anything_else() -> None:
    with refused(Refusal.NO_SUCH_RULE):
        changed(HouseRules(), "colour", "red")
