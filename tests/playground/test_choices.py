"""What friends who play by themselves decide, from the view alone."""

from random import Random

import pytest

from playground.choices import clues, is_race, next_move


def view(**values):
    shown = {
        "me": 2,
        "phase": "telling",
        "allowed": ["leave"],
        "hand": [{"card": f"card-{number}"} for number in range(6)],
        "laid": [],
        "vote": [],
        "table": [],
        "round": {"number": 4, "storyteller": 2, "lay": 1, "votes": 1},
    }
    return {**shown, **values}


def move(**values):
    return next_move(view(**values), Random(1))


def test_there_are_enough_clues_and_each_is_fit_to_be_told():
    assert len(clues()) >= 120
    assert len(set(clues())) == len(clues())
    assert all(1 <= len(clue) <= 60 for clue in clues())


def test_the_storyteller_tells_a_card_of_the_hand():
    told = move(allowed=["tell"])
    assert (told["move"], told["round"]) == ("tell", 4)
    assert told["card"] in {f"card-{number}" for number in range(6)}
    assert told["clue"] in clues()


def test_a_clue_is_not_told_twice():
    but_one = clues()[1:]
    assert next_move(view(allowed=["tell"]), Random(1), but_one)["clue"] == clues()[0]


def test_a_guesser_lays_as_many_cards_as_the_round_asks():
    laid = move(phase="laying", allowed=["lay"], round={"number": 4, "storyteller": 1, "lay": 2, "votes": 1})
    assert (laid["move"], len(set(laid["cards"]))) == ("lay", 2)


def test_a_guesser_votes_for_others_cards_alone():
    table = [{"number": number, "card": "x", "mine": number == 3} for number in range(1, 6)]
    for seed in range(30):
        shown = view(phase="voting", allowed=["vote"], table=table, round={"number": 4, "lay": 1, "votes": 2})
        voted = next_move(shown, Random(seed))
        assert voted["move"] == "vote"
        assert 1 <= len(voted["numbers"]) <= 2
        assert set(voted["numbers"]) <= {1, 2, 4, 5}


@pytest.mark.parametrize(
    "shown",
    [
        view(me=None, allowed=["join"]),
        view(round=None, phase="lobby"),
        view(round=None, phase="over", allowed=["rematch"]),
        view(allowed=[]),
        view(phase="laying", allowed=["lay"], laid=["card-1"]),
        view(phase="laying", allowed=["tell"]),
        view(phase="voting", allowed=["vote"], vote=[2]),
    ],
)
def test_nothing_is_done_out_of_turn_nor_twice(shown):
    assert next_move(shown, Random(1)) is None


def test_only_the_first_rounds_open_turn_is_a_race():
    assert is_race(view(round={"storyteller": None}))
    assert not is_race(view())
    assert not is_race(view(phase="laying", round={"storyteller": None}))
    assert not is_race(view(round=None, phase="lobby"))
