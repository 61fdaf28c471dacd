"""How a game ends, and who wins it."""

import pytest

from models.rules import Ending, HouseRules, Phase
from models.rules.house_rules import checked
from tests.rules.table import Table, begun

FOUR = ("ann", "bob", "eve", "kim")


def test_the_game_ends_when_someone_reaches_thirty_after_the_whole_round() -> None:
    table = begun(*FOUR, first=1)
    while not table.game.is_over:
        assert max(table.scores().values()) < 30
        table.play_round(table.guessers[0])
    assert table.game.ending is Ending.POINTS
    assert max(table.scores().values()) >= 30
    best = max(table.scores().values())
    assert table.game.winners == tuple(seat.number for seat in table.game.seats if seat.score == best)
    assert (table.game.round, table.view("ann")["round"]) == (None, None)
    assert table.view("ann")["last_round"]["number"] == table.game.turns


def test_another_number_of_points_ends_it_earlier() -> None:
    table = begun(*FOUR, first=1, points=3).play_round("bob")
    assert table.game.ending is Ending.POINTS
    assert table.game.winners == (1, 2, 3) or table.scores()


def test_players_level_at_the_top_share_the_win() -> None:
    table = begun(*FOUR, first=1, points=2).play_round("bob", "eve", "kim")
    assert table.scores() == {"ann": 0, "bob": 2, "eve": 2, "kim": 2}
    assert table.game.winners == (2, 3, 4)


def test_winners_are_the_highest_among_those_present_at_the_end() -> None:
    table = begun(*FOUR, first=1, points=9).play_round("bob").leave("bob")
    while not table.game.is_over:
        table.play_round(table.guessers[0])
    assert 2 not in table.game.winners


@pytest.mark.parametrize("laps", [1, 2])
def test_a_lap_is_as_many_turns_as_seats_were_present_when_it_began(laps: int) -> None:
    table = begun(*FOUR, first=1, points=None, laps=laps)
    for turn in range(4 * laps):
        assert table.view("ann")["round"]["rounds_left"] == 4 * laps - turn
        table.play_round(table.guessers[0])
    assert (table.game.ending, table.game.turns) == (Ending.LAPS, 4 * laps)


def test_laps_count_turns_also_passed_ones() -> None:
    table = begun(*FOUR, first=1, points=None, laps=1).deadline().play_round("ann").play_round("ann")
    assert not table.game.is_over
    assert table.deadline().game.ending is Ending.LAPS


def test_an_empty_pile_ends_every_game_but_a_large_table() -> None:
    table = begun(*FOUR, first=1, points=None, laps=9, last_card=False)
    while not table.game.is_over:
        table.play_round(table.guessers[0])
    assert (table.game.ending, table.game.turns) == (Ending.LAST_CARD, 15)


def test_at_a_large_table_used_cards_make_a_new_pile_and_points_end_the_game() -> None:
    names = ("ann", "bob", "eve", "kim", "lea", "max", "noa", "oli", "pia")
    table = Table(*names, first=1, large_table=True, seats=12, points=40).begin()
    turns = 0
    while not table.game.is_over:
        table.play_round(table.guessers[0])
        turns += 1
    assert table.game.ending is Ending.POINTS
    assert turns > (84 - 54) // 9
    assert checked(HouseRules(large_table=True, seats=12)).points == 30


def test_in_imaginarium_nobody_falls_below_zero() -> None:
    table = begun(*FOUR, first=1, imaginarium=True).play_round()
    assert table.points()["ann"] == 0
    assert table.scores()["ann"] == 0
    assert table.game.phase is Phase.TELLING


def test_the_last_round_says_that_it_is_the_last() -> None:
    """A4: the counter reaches 1 on the last round."""
    table = begun("ann", "bob", "eve", first=1, points=None)
    left = []
    while not table.game.is_over:
        left.append(table.view(None)["round"]["rounds_left"])
        table.play_round(table.guessers[0])
    assert left == list(range(13, 0, -1))
