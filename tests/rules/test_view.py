"""What one person may see, phase by phase."""

import json

from models.rules import Phase
from tests.rules.table import begun, voting

FOUR = ("ann", "bob", "eve", "kim")


def test_a_view_has_the_names_of_the_contract() -> None:
    view = voting(*FOUR, first=1).view("bob")
    assert set(view) == {
        "game", "version", "now", "phase", "chat", "rules", "me", "allowed", "paused", "seats", "round",
        "hand", "laid", "vote", "showing", "table", "last_round", "winners", "ending", "next",
    }  # fmt: skip
    assert set(view["seats"][0]) == {"seat", "name", "bunny", "score", "host", "ready", "gone", "from_round"}
    assert set(view["round"]) == {
        "number", "storyteller", "clue", "clue_kind", "waiting_for", "deadline", "nudge_at", "skip_at", "lay",
        "votes", "rounds_left",
    }  # fmt: skip
    assert view["chat"] == {"title": "Friday", "language": "en"}


def test_the_table_is_empty_until_voting_opens_and_then_says_only_what_is_ones_own() -> None:
    table = begun(*FOUR, first=1).tell().lay("bob").lay("eve")
    assert [table.view(name)["table"] for name in (*FOUR, None)] == [[]] * 5
    table.lay("kim")
    [mine] = [card for card in table.view("eve")["table"] if card["mine"]]
    assert mine["card"] == table.view("eve")["laid"][0]
    assert [set(card) for card in table.view("eve")["table"]] == [{"number", "card", "mine"}] * 4
    assert not any(card["mine"] for card in table.view(None)["table"])
    table.all_vote("bob")
    assert table.view("eve")["table"] == []


def test_the_storytellers_card_and_anothers_given_card_reach_nobody_else() -> None:
    table = begun(*FOUR, first=1).tell().lay("bob")
    secret = {table.round.card, *table.round.laid_by(2)}
    for name in ("eve", "kim", None):
        assert not [card for card in secret if str(card) in json.dumps(table.view(name))]
    assert table.view("ann")["laid"] == [table.round.card]
    assert table.view("bob")["laid"] == list(table.round.laid_by(2))


def test_a_spectator_has_no_seat_and_no_hand() -> None:
    view = voting(*FOUR, first=1).view(None)
    assert (view["me"], view["hand"], view["laid"], view["vote"]) == (None, [], [], [])
    assert len(view["table"]) == 4


def test_ready_and_waiting_for_tell_who_is_awaited_and_no_choice() -> None:
    table = voting(*FOUR, first=1).vote_for("eve", "ann")
    view = table.view("kim")
    assert view["round"]["waiting_for"] == [2, 4]
    assert [seat["ready"] for seat in view["seats"]] == [True, False, True, False]
    assert view["vote"] == []
    assert table.view("eve")["vote"] == list(table.cards_of("ann"))


def test_allowed_lists_the_moves_of_each_role() -> None:
    table = begun(*FOUR, first=2)
    lead = ["house", "remove", "readmit", "end"]
    assert table.view("ann")["allowed"] == ["leave", "nudge", "skip", *lead]
    assert table.view("bob")["allowed"] == ["leave", "tell", "nudge", "skip"]
    assert table.view("lea")["allowed"] == ["join"]
    assert table.view(None)["allowed"] == []
    table.tell()
    assert table.view("bob")["allowed"] == ["leave", "tell", "nudge", "skip"]
    assert table.view("eve")["allowed"] == ["leave", "lay", "nudge", "skip"]
    table.all_lay()
    assert table.view("bob")["allowed"] == ["leave", "nudge", "skip"]
    assert table.view("kim")["allowed"] == ["leave", "vote", "nudge", "skip"]


def test_a_finished_game_allows_a_rematch_to_who_was_there() -> None:
    table = begun(*FOUR, first=1, points=2).leave("kim").play_round("bob")
    assert table.game.phase is Phase.OVER
    assert table.view("ann")["allowed"] == ["rematch"]
    assert table.view("kim")["allowed"] == []


def test_times_are_whole_seconds() -> None:
    table = begun(*FOUR, first=1).later(0.25).tell()
    round_ = table.view("ann")["round"]
    assert [type(round_[key]) for key in ("deadline", "nudge_at", "skip_at")] == [int, int, int]
