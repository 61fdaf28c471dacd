"""How a game ends, and who wins it."""

from dataclasses import replace
from random import Random

import pytest

from models.rules import Ending, Game, HouseRules, Phase, Viewer, awaited, view_for
from models.rules.house_rules import checked
from tests.builders import lays, tells, votes
from tests.rules.evening import CHAT, Evening, Seen
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


@pytest.mark.parametrize("comings_and_goings", [("-kim",), ("+lea",), ("+lea", "+max"), ("-kim", "+lea")])
def test_the_counter_reaches_one_on_the_last_round_whoever_came_and_went(
    comings_and_goings: tuple[str, ...],
) -> None:
    """A4: it never says "the last one" before the last, and never forgets to."""
    table = begun(*FOUR, first=1, points=None).play_round("bob").tell()
    for who in comings_and_goings:
        table.join(who[1:]) if who[0] == "+" else table.leave(who[1:])
    left = [table.view(None)["round"]["rounds_left"]]
    table.all_lay().all_vote("bob")
    while not table.game.is_over:
        left.append(table.view(None)["round"]["rounds_left"])
        table.play_round(table.guessers[0])
    assert table.game.ending is Ending.LAST_CARD
    assert left == list(range(len(left), 0, -1))


class Counted(Evening):
    """A random evening in which, now and then, the rounds left are compared with those played to the end."""

    compared = 0

    def do(self, name: str, move: object) -> bool:
        done = super().do(name, move)  # type: ignore[arg-type]
        game = self.game
        if done and game.round is not None and not game.rules.large_table and self.chance.random() < 0.1:
            endless = replace(game, rules=replace(game.rules, points=None, laps=None, last_card=True))
            endless = replace(endless, rules_next=None, paused=None)
            view = view_for(endless, Viewer(), chat=CHAT, now=self.now)
            assert view["round"]["rounds_left"] == rounds_until_the_end(endless)  # type: ignore[index]
            Counted.compared += 1
        return done


def rounds_until_the_end(game: Game) -> int:
    """How many rounds there are, this one included, if all play on and nobody comes or goes."""
    numbers = set()
    while game.round is not None:
        numbers.add(game.round.number)
        if game.phase is Phase.TELLING:
            move = tells(game)
        else:
            move = (lays if game.phase is Phase.LAYING else votes)(game, awaited(game)[0])
        game, _ = move(game, now=0.0, chance=Random(1))
    return len(numbers)


def test_the_counter_is_right_at_any_moment_of_any_evening() -> None:
    """A4: with three and more players, decoys, newcomers, leavers and those who came back."""
    for seed in range(25):
        Counted(seed, Seen()).play()
    assert Counted.compared > 40
