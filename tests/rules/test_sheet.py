"""The rule sheet of a table says what is played there, and its example adds up."""

from dataclasses import replace

import pytest

from models.rules import HouseRules
from models.rules.presets import PRESETS, with_preset
from models.rules.sheet import Line, Sheet, example, example_cards, example_size, sheet

USUAL = HouseRules()
CARDS = [f"card{number}" for number in range(20)]


def said(lines: tuple[Line, ...]) -> list[tuple[str, dict[str, int | str]]]:
    return [(line.key.removeprefix("rules-"), dict(line.values)) for line in lines]


def keys(told: Sheet) -> set[str]:
    return {line.key.removeprefix("rules-") for line in (*told.how, *told.score, *told.end)}


def test_the_usual_sheet_tells_all_that_may_come() -> None:
    told = sheet(USUAL)
    assert said(told.how) == [
        ("hand", {"count": 6}),
        ("hand-three", {"count": 7}),
        ("first-race", {}),
        ("clue", {}),
        ("clue-spoken", {}),
        ("clue-shown", {}),
        ("lay", {"count": 1}),
        ("table", {}),
        ("vote", {}),
        ("next", {}),
    ]
    assert said(told.score) == [
        ("score-ends", {"none": 0, "others": 2}),
        ("score-some", {"points": 3}),
        ("score-lone-three", {"points": 4}),
        ("score-votes", {"points": 1}),
    ]
    assert said(told.end) == [("end-points", {"count": 30}), ("end-last-card", {}), ("end-win", {})]


def test_three_players_read_of_seven_cards_two_to_give_and_the_lone_finder() -> None:
    for told in (sheet(USUAL, players=3), sheet(with_preset(USUAL, "three"))):
        assert said(told.how)[0] == ("hand", {"count": 7})
        assert ("lay", {"count": 2}) in said(told.how)
        assert ("score-lone", {"points": 4}) in said(told.score)
        assert not keys(told) & {"hand-three", "score-lone-three"}


def test_four_and_more_read_nothing_of_three() -> None:
    assert not keys(sheet(USUAL, players=5)) & {"hand-three", "score-lone", "score-lone-three"}
    assert "score-lone" in keys(sheet(replace(USUAL, lone_finder_bonus=True), players=5))


@pytest.mark.parametrize(
    ("changes", "more", "less"),
    [
        ({"first": "lot"}, {"first-lot"}, {"first-race"}),
        ({"spoken": False, "shown": False}, set(), {"clue-spoken", "clue-shown"}),
        ({"points": None}, set(), {"end-points"}),
        ({"last_card": False, "laps": 2}, {"end-laps"}, {"end-last-card"}),
        ({"decoys": 6}, {"decoys", "score-two"}, set()),
        (
            {"large_table": True},
            {"score-large", "end-used"},
            {"end-last-card", "hand-three", "score-lone-three"},
        ),
        (
            {"imaginarium": True},
            {"score-imaginarium-some", "score-imaginarium-all", "score-imaginarium-none", "score-floor"},
            {"score-ends", "score-some", "score-lone-three"},
        ),
    ],
)
def test_a_house_rule_changes_its_lines_and_no_other(
    changes: dict[str, object], more: set[str], less: set[str]
) -> None:
    usual, other = keys(sheet(USUAL)), keys(sheet(replace(USUAL, **changes)))  # type: ignore[arg-type]
    assert (other - usual, usual - other) == (more, less)


def test_two_players_read_of_decoys_and_of_their_own_points_alone() -> None:
    told = sheet(replace(USUAL, decoys=6), players=2)
    assert said(told.score) == [("score-two", {"points": 3, "none": 0})]
    assert ("decoys", {"count": 6}) in said(told.how)


def test_who_was_named_to_tell_first_is_named() -> None:
    assert ("first-seat", {"name": "Ann"}) in said(sheet(replace(USUAL, first=2), first="Ann").how)


@pytest.mark.parametrize(
    ("changes", "players", "points"),
    [
        ({}, None, {1: 3, 2: 1, 3: 5, 4: 0, 5: 0}),  # as the Portuguese sheet's own
        ({}, 4, {1: 3, 2: 4, 3: 1, 4: 0}),  # as the Esperanto and the Dutch one's
        ({}, 8, {1: 3, 2: 1, 3: 5, 4: 0, 5: 0}),
        ({}, 3, {1: 4, 2: 5, 3: 0}),
        ({"lone_finder_bonus": True}, None, {1: 4, 2: 1, 3: 6, 4: 0, 5: 0}),
        ({"imaginarium": True}, None, {1: 4, 2: 1, 3: 5, 4: 0, 5: 0}),
        ({"decoys": 6}, None, {1: 4, 2: 5, 3: 0}),
        ({"decoys": 6}, 2, {1: 3, 2: 3}),
        ({"large_table": True, "seats": 12}, None, {1: 3, 2: 6, 3: 5, 4: 1, 5: 0, 6: 4, 7: 1}),
    ],
)
def test_the_example_is_scored_by_the_house_rules(
    changes: dict[str, object], players: int | None, points: dict[int, int]
) -> None:
    rules = replace(USUAL, **changes)  # type: ignore[arg-type]
    shown = example(rules, example_size(rules, players), CARDS)
    assert dict(shown.scored.points) == points


@pytest.mark.parametrize("players", [None, 2, 3, 4, 5, 6, 7, 8, 12])
@pytest.mark.parametrize("preset", PRESETS)
def test_the_reasons_add_up_to_the_points_and_nobody_votes_for_an_own_card(
    preset: str, players: int | None
) -> None:
    rules = with_preset(USUAL, preset)
    rules = replace(rules, decoys=7) if players == 2 and not rules.imaginarium else rules
    size = example_size(rules, players)
    shown = example(rules, size, CARDS)
    assert {seat: sum(reason.points for reason in why) for seat, why in shown.reasons.items()} == dict(
        shown.scored.points
    )
    table = shown.scored.table
    assert len(table) == example_cards(rules, size) == len({card.card for card in table})
    assert all(card.owner not in card.voters for card in table)
    assert next(card.card for card in table if card.owner == 1) == "card0"
