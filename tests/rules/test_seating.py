"""Leaving, coming back, joining late, being sent away: nobody is waited for in vain, nobody gains by it."""

from models import rules
from models.rules import Ending, Phase, Refusal
from models.rules.events import HostPassed, Joined, Left, RoundVoid
from tests.rules.refused import refused
from tests.rules.table import Table, begun, voting

FIVE = ("ann", "bob", "eve", "kim", "lea")


def test_a_seat_left_in_the_lobby_is_free_again() -> None:
    table = Table("ann", "bob", "eve").leave("bob")
    assert [seat.name for seat in table.game.seats] == ["ann", "eve"]
    table.join("kim")
    assert (table.seat("kim").number, table.seat("kim").bunny) == (2, 1)


def test_a_lobby_with_no_seat_left_closes() -> None:
    table = Table("ann", "bob").leave("ann")
    assert table.game.host == 2
    table.leave("bob")
    assert (table.game.phase, table.game.ending, table.game.winners) == (Phase.OVER, Ending.CLOSED, ())


def test_who_leaves_keeps_seat_score_and_hand_face_down_and_is_not_waited_for() -> None:
    """A8, A13, B26: the game goes on at once, and the cards stay with the gone seat."""
    table = begun(*FIVE, first=1).play_round("bob").tell().lay("ann").lay("eve").lay("lea")
    hand, score = table.seat("kim").hand, table.seat("kim").score
    assert table.waiting == ("kim",)
    table.leave("kim")
    assert table.game.phase is Phase.VOTING
    assert table.events[0] == Left(4, "kim")
    kim = table.seat("kim")
    assert (kim.gone, kim.hand, kim.score) == (True, hand, score)
    assert len(table.round.table) == 4
    assert table.view("kim")["hand"] == []


def test_the_storyteller_leaving_before_the_vote_voids_the_round_and_the_next_seat_tells() -> None:
    table = begun(*FIVE, first=1).tell().lay("bob").lay("eve")
    hands = {name: table.seat(name).hand for name in ("kim", "lea")}
    table.leave("ann")
    assert table.events[1:3] == (HostPassed(2), RoundVoid(1, 1)) or RoundVoid(1, 1) in table.events
    assert table.storyteller == "bob"
    assert table.round.number == 2
    assert table.game.last_round is None
    assert set(table.scores().values()) == {0}
    assert all(len(table.seat(name).hand) == 6 for name in FIVE)
    assert {name: table.seat(name).hand for name in hands} == hands


def test_the_storyteller_leaving_while_voting_gains_nothing_but_the_others_score() -> None:
    table = voting(*FIVE, first=1).leave("ann")
    table.vote_for("bob", "ann").vote_for("eve", "bob").vote_for("kim", "ann").vote_for("lea", "ann")
    assert table.points() == {"ann": 0, "bob": 4, "eve": 0, "kim": 3, "lea": 3}
    assert table.storyteller == "bob"


def test_a_giver_who_leaves_leaves_the_card_and_votes_on_it_score_for_nobody() -> None:
    table = begun(*FIVE, first=1).tell().lay("bob").leave("bob").all_lay()
    assert len(table.cards_of("bob")) == 1
    table.vote_for("eve", "bob").vote_for("kim", "ann").vote_for("lea", "bob")
    assert table.points() == {"ann": 3, "bob": 0, "eve": 0, "kim": 3, "lea": 0}


def test_a_giver_who_leaves_before_giving_is_not_asked_and_gives_none() -> None:
    table = begun(*FIVE, first=1).tell().leave("bob").all_lay()
    assert table.cards_of("bob") == ()
    assert len(table.round.table) == 4


def test_a_voter_who_leaves_leaves_the_vote_for_all_or_none_and_for_the_others_but_earns_nothing() -> None:
    """B23: the points are counted once, at the close."""
    table = voting(*FIVE, first=1).vote_for("bob", "eve").leave("bob")
    table.vote_for("eve", "ann").vote_for("kim", "ann").vote_for("lea", "ann")
    assert table.points() == {"ann": 3, "bob": 0, "eve": 4, "kim": 3, "lea": 3}


def test_who_left_during_a_round_gains_nothing_in_it_even_when_back_before_its_end() -> None:
    table = voting(*FIVE, first=1).vote_for("bob", "ann").leave("bob").join("bob")
    with refused(Refusal.NOT_YET) as later:
        table.vote_for("bob", "eve")
    assert later.value.values == {"round": 2}
    table.vote_for("eve", "bob").vote_for("kim", "bob").vote_for("lea", "ann")
    assert table.points()["bob"] == 0
    assert table.points()["lea"] == 3


def test_coming_back_gives_the_same_seat_hand_and_score_from_the_next_round_on() -> None:
    """B2, A19: a clean leave, and no fresh hand for who comes again."""
    table = begun(*FIVE, first=1).play_round("kim").tell().lay("kim")
    before = table.seat("kim")
    table.leave("kim").join("kim")
    kim = table.seat("kim")
    assert table.events == (Joined(4, returned=True),)
    assert (kim.number, kim.score, kim.bunny, kim.hand) == (4, before.score, before.bunny, before.hand)
    assert kim.from_round == 3
    assert "kim" not in table.waiting
    table.all_lay().all_vote("ann")
    assert len(table.seat("kim").hand) == 6
    assert "kim" in table.guessers
    with refused(Refusal.ALREADY_SEATED):
        table.join("kim")


def test_a_phase_with_nobody_awaited_closes_at_once_when_the_last_awaited_leaves() -> None:
    table = voting(*FIVE, first=1)
    for name in ("bob", "eve", "kim"):
        table.vote_for(name, "ann")
    table.leave("lea")
    assert table.game.phase is Phase.TELLING
    assert table.points() == {"ann": 0, "bob": 2, "eve": 2, "kim": 2, "lea": 0}


def test_under_three_present_the_game_ends_with_the_standings_after_the_last_scored_round() -> None:
    table = begun("ann", "bob", "eve", first=1).play_round("bob")
    scores = table.scores()
    table.tell().lay("ann").leave("eve")
    assert (table.game.phase, table.game.ending) == (Phase.OVER, Ending.TOO_FEW)
    assert table.scores() == scores
    assert table.game.round is None
    assert table.game.winners == (2,)
    nobody = begun("ann", "bob", "eve").leave("ann")
    assert nobody.game.winners == ()


def test_two_present_go_on_where_decoys_make_the_table() -> None:
    table = begun("ann", "bob", "eve", first=1, decoys=6).leave("eve")
    assert table.game.phase is Phase.TELLING
    assert table.leave("bob").game.ending is Ending.TOO_FEW


def test_the_next_storyteller_is_the_next_present_seat() -> None:
    """B32: whoever just left, someone tells."""
    table = voting(*FIVE, first=1).leave("bob").leave("eve").all_vote("kim")
    assert table.storyteller == "kim"


def test_from_four_to_three_hands_are_drawn_up_to_seven_and_two_cards_are_given() -> None:
    table = voting("ann", "bob", "eve", "kim", first=1).leave("kim").all_vote("bob")
    assert [len(table.seat(name).hand) for name in ("ann", "bob", "eve")] == [7, 7, 7]
    assert table.view("ann")["round"]["lay"] == 2
    table.tell().all_lay().vote_for("ann", "bob").vote_for("eve", "ann")
    assert table.points() == {"ann": 5, "bob": 4, "eve": 0}


def test_from_three_to_four_hands_shrink_by_play() -> None:
    table = begun("ann", "bob", "eve", first=1).join("kim").play_round("bob")
    assert {name: len(table.seat(name).hand) for name in ("ann", "bob", "eve", "kim")} == {
        "ann": 6,
        "bob": 6,
        "eve": 6,
        "kim": 6,
    }
    table = begun("ann", "bob", "eve", first=1).join("kim").deadline()
    assert len(table.seat("bob").hand) == 7
    table.tell().all_lay().all_vote("eve")
    assert len(table.seat("bob").hand) == 6


def test_a_late_joiner_is_dealt_in_at_the_next_round_right_of_the_coming_storyteller() -> None:
    """B30, B33, B36: the order of turns is stable, and the running round neither waits nor ends."""
    table = begun("ann", "bob", "eve", "kim", first=1).play_round("bob").tell()
    waiting = table.waiting
    table.join("lea").join("max")
    assert table.waiting == waiting
    assert table.view("lea")["hand"] == []
    assert table.seat("lea").from_round == 3
    for move in (table.lay, table.vote):
        with refused(Refusal.NOT_YET if move == table.lay else Refusal.TOO_LATE):
            move("lea")

    lowest = min(table.scores()[name] for name in ("ann", "bob", "eve", "kim"))
    table.all_lay().all_vote("ann")
    assert [seat.name for seat in table.game.seats] == ["ann", "bob", "lea", "max", "eve", "kim"]
    assert table.storyteller == "eve"
    assert len(table.view("lea")["hand"]) == 6
    assert table.seat("lea").score == min(
        seat.score for seat in table.game.seats if seat.name not in ("lea", "max")
    )
    assert table.seat("lea").score >= lowest
    order = []
    for _ in range(6):
        order.append(table.storyteller)
        table.deadline() if table.game.dead_turns < 2 else table.play_round(table.guessers[0])
    assert order == ["eve", "kim", "ann", "bob", "lea", "max"]


def test_joining_late_is_refused_when_the_pile_would_not_refill_two_rounds() -> None:
    table = begun("ann", "bob", "eve", "kim", first=1, points=None)
    while len(table.game.pile) - 6 >= 10:
        table.play_round(table.guessers[0])
    with refused(Refusal.PILE_SHORT):
        table.join("lea")
    assert table.game.seat_of(table.id("lea")) is None


def test_gone_seats_count_towards_the_limit_of_seats() -> None:
    table = begun("ann", "bob", "eve", "kim", seats=4).leave("kim")
    with refused(Refusal.TABLE_FULL) as full:
        table.join("lea")
    assert full.value.values == {"seats": 4}
    assert table.join("kim").seat("kim").gone is False


def test_who_is_removed_comes_back_only_when_the_host_or_an_admin_readmits() -> None:
    """A14: a sleeper can be removed in every phase."""
    table = begun(*FIVE, first=2).tell()
    with refused(Refusal.NOT_HOST):
        table.does(rules.remove, player=table.id("bob"), seat=3)
    table.does(rules.remove, player=table.id("ann"), seat=3)
    assert table.events[0] == Left(3, "eve", removed=True)
    assert "eve" not in table.waiting
    with refused(Refusal.REMOVED):
        table.join("eve")
    [entry] = table.view("ann")["removed"]
    assert entry["name"] == "eve"
    assert "removed" not in table.view("bob")
    assert table.view(None, admin=True)["removed"] == [entry]
    with refused(Refusal.NOT_REMOVED):
        table.does(rules.readmit, player=1, key="nobody")
    table.does(rules.readmit, player=99, key=entry["player"], admin=True)
    assert table.join("eve").seat("eve").number == 3


def test_a_host_cannot_remove_the_own_seat_nor_one_that_is_not_there() -> None:
    table = begun(*FIVE)
    with refused(Refusal.NOT_ALLOWED):
        table.does(rules.remove, player=1, seat=1)
    with refused(Refusal.NO_SUCH_SEAT):
        table.does(rules.remove, player=1, seat=9)


def test_the_role_of_the_host_passes_to_the_next_seat_when_the_host_leaves() -> None:
    table = begun(*FIVE, first=3).leave("ann")
    assert HostPassed(2) in table.events
    assert table.game.host == 2
    assert table.join("ann").game.host == 2


def test_a_player_who_already_sits_or_finds_the_table_full_is_told_so() -> None:
    table = Table("ann", "bob", seats=2, decoys=6)
    with refused(Refusal.ALREADY_SEATED):
        table.join("bob")
    with refused(Refusal.TABLE_FULL):
        table.join("eve")
    with refused(Refusal.NOT_SEATED):
        table.leave("eve")


def test_who_joins_while_the_last_seat_tells_is_not_the_next_to_tell() -> None:
    table = begun("ann", "bob", "eve", first=3).tell().join("kim").all_lay().all_vote("ann")
    assert table.storyteller == "ann"
    assert [seat.name for seat in table.game.seats] == ["kim", "ann", "bob", "eve"]
