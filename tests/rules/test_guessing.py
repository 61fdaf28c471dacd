"""Giving cards and voting."""

import pytest

from models import rules
from models.rules import Phase, Refusal
from tests.rules.refused import refused
from tests.rules.table import begun, voting


def test_a_second_card_replaces_the_first_so_that_each_seat_has_one_on_the_table() -> None:
    """A1, A11: a double tap, or another card, never puts two on the table nor loses one."""
    table = begun("ann", "bob", "eve", "kim", first=1).tell()
    first, second = table.seat("bob").hand[:2]
    table.lay("bob", first).lay("bob", second).lay("bob", second)
    assert table.round.laid_by(2) == (second,)
    assert first in table.seat("bob").hand
    assert len(table.seat("bob").hand) == 5

    table.all_lay()
    assert sorted(card.owner or 0 for card in table.round.table) == [1, 2, 3, 4]


def test_a_given_card_may_be_taken_back_until_the_last_is_in() -> None:
    table = begun("ann", "bob", "eve", "kim", first=1).tell().lay("bob")
    table.does(rules.lay, player=2, round=1, cards=())
    assert len(table.seat("bob").hand) == 6
    assert table.waiting == ("bob", "eve", "kim")


def test_the_last_card_opens_the_vote_at_once() -> None:
    table = begun("ann", "bob", "eve", "kim", first=1).tell().lay("kim").lay("bob")
    assert table.game.phase is Phase.LAYING
    table.lay("eve")
    assert table.game.phase is Phase.VOTING
    with refused(Refusal.TOO_LATE):
        table.lay("eve", table.seat("eve").hand[0])


def test_three_players_give_two_cards_each_in_one_move_and_five_lie_on_the_table() -> None:
    """B24: the server holds the limit; a third card only replaces."""
    table = begun("ann", "bob", "eve", first=1).tell()
    assert [len(table.seat(name).hand) for name in ("ann", "bob", "eve")] == [6, 7, 7]
    hand = table.seat("bob").hand
    for cards in (hand[:1], hand[:3], (hand[0], hand[0])):
        with refused(Refusal.WRONG_COUNT) as wrong:
            table.lay("bob", *cards)
        assert wrong.value.values == {"wanted": 2}
    table.lay("bob", *hand[:2]).lay("bob", *hand[2:4])
    assert table.round.laid_by(2) == hand[2:4]
    table.all_lay()
    assert len(table.round.table) == 5
    assert len(table.cards_of("ann")) == 1
    assert len(table.cards_of("bob")) == len(table.cards_of("eve")) == 2


def test_a_card_of_anothers_hand_the_pile_or_another_game_is_refused_with_one_code() -> None:
    table = begun("ann", "bob", "eve", "kim", first=1).tell()
    for card in (table.seat("eve").hand[0], table.game.pile[-1], table.round.card or "", "foreign"):
        with refused(Refusal.NOT_IN_HAND):
            table.lay("bob", card)


def test_the_storyteller_neither_gives_nor_votes() -> None:
    table = begun("ann", "bob", "eve", "kim", first=1).tell()
    with refused(Refusal.NOT_YOUR_TURN):
        table.lay("ann")
    table.all_lay()
    with refused(Refusal.NOT_YOUR_TURN):
        table.vote("ann", 1)


def test_a_guesser_cannot_vote_for_their_own_card() -> None:
    """A7, A16: refused with its reason, and nothing counts as a vote."""
    table = voting("ann", "bob", "eve", "kim", first=1)
    with refused(Refusal.OWN_CARD):
        table.vote_for("bob", "bob")
    assert table.round.votes == ()
    assert "bob" in table.waiting


def test_with_three_players_neither_of_ones_two_cards_can_be_voted_for() -> None:
    table = voting("ann", "bob", "eve", first=1)
    for number in table.cards_of("bob"):
        with refused(Refusal.OWN_CARD):
            table.vote("bob", number)


@pytest.mark.parametrize("number", [0, -1, 5, 99])
def test_a_vote_for_a_number_that_is_not_on_the_table_is_refused(number: int) -> None:
    table = voting("ann", "bob", "eve", "kim", first=1)
    with refused(Refusal.NOT_ON_TABLE):
        table.vote("bob", number)


def test_one_vote_each_and_it_may_change_or_be_taken_back_until_the_last_is_in() -> None:
    table = voting("ann", "bob", "eve", "kim", first=1)
    with refused(Refusal.WRONG_COUNT):
        table.vote("bob", table.cards_of("ann")[0], table.cards_of("eve")[0])
    table.vote_for("bob", "eve").vote_for("bob", "ann")
    assert table.round.votes_of(2) == table.cards_of("ann")
    table.vote("bob")
    assert table.waiting == ("bob", "eve", "kim")
    table.vote_for("eve", "ann").vote_for("kim", "eve").vote_for("bob", "eve")
    assert table.game.phase is Phase.TELLING
    assert table.points() == {"ann": 3, "bob": 0, "eve": 3 + 2, "kim": 0}
    with refused(Refusal.TOO_LATE):
        table.does(rules.vote, player=2, round=1, numbers=(1,))


def test_a_large_table_gives_two_votes_on_two_different_cards_from_seven_players_on() -> None:
    seven = ("ann", "bob", "eve", "kim", "lea", "max", "noa")
    table = voting(*seven, first=1, large_table=True)
    assert table.view("bob")["round"]["votes"] == 2
    first, second = table.cards_of("ann")[0], table.cards_of("eve")[0]
    with refused(Refusal.WRONG_COUNT):
        table.vote("bob", first, first)
    table.vote("bob", second, first)
    assert table.round.votes_of(2) == tuple(sorted((first, second)))
    assert voting(*seven[:6], first=1, large_table=True).view("bob")["round"]["votes"] == 1


def test_after_a_round_the_given_card_is_gone_and_the_hand_is_full_again() -> None:
    """A5, A4: the hand is 6 again without the card, and round 2 counts on."""
    table = begun("ann", "bob", "eve", "kim", first=1).tell()
    given = table.seat("bob").hand[0]
    table.lay("bob", given).all_lay().all_vote("bob")
    assert given not in table.seat("bob").hand
    assert [len(seat.hand) for seat in table.game.seats] == [6, 6, 6, 6]
    assert given in table.game.used
    assert table.round.number == 2


def test_a_finished_round_tells_owners_voters_and_points() -> None:
    """A10."""
    table = voting("ann", "bob", "eve", "kim", first=1)
    cards = table.round.table
    table.vote_for("bob", "ann").vote_for("eve", "bob").vote_for("kim", "ann")
    last = table.view(None)["last_round"]
    assert (last["number"], last["storyteller"], last["clue"], last["clue_kind"]) == (1, 1, "sea", "text")
    assert [(card["card"], card["owner"]) for card in last["table"]] == [(c.card, c.owner) for c in cards]
    voters = {card["owner"]: card["voters"] for card in last["table"]}
    assert voters == {1: [2, 4], 2: [3], 3: [], 4: []}
    assert last["points"] == [
        {"seat": 1, "points": 3},
        {"seat": 2, "points": 4},
        {"seat": 3, "points": 0},
        {"seat": 4, "points": 3},
    ]


def test_decoys_fill_the_table_from_the_pile_and_leave_the_game() -> None:
    table = begun("ann", "bob", first=1, decoys=6, seats=2)
    pile = table.game.pile
    assert [len(seat.hand) for seat in table.game.seats] == [6, 6]
    table.tell().all_lay()
    assert len(table.round.table) == 6
    decoys = {card.card for card in table.round.table if card.owner is None}
    assert decoys == set(pile[:4])
    table.vote("bob", next(n for n, card in enumerate(table.round.table, 1) if card.owner is None))
    assert table.points() == {"ann": 0, "bob": 0}
    assert decoys <= set(table.game.used)
    assert len(table.game.pile) == len(pile) - 6


def test_the_order_of_the_table_is_secret_the_storytellers_card_lies_anywhere() -> None:
    places = set()
    orders = set()
    for seed in range(60):
        table = voting("ann", "bob", "eve", "kim", first=1, seed=seed)
        places.add(table.cards_of("ann"))
        orders.add(tuple(card.owner for card in table.round.table))
    assert places == {(1,), (2,), (3,), (4,)}
    assert len(orders) > 15
