"""The lobby, the deal, and the rematch."""

import pytest

from models import rules
from models.rules import Ending, Phase, Refusal
from models.rules.dealing import lap_fits
from models.rules.events import Begun, Joined, TurnOpened
from tests.rules.refused import refused
from tests.rules.table import DECK, Table, begun


def test_the_opener_is_seated_and_is_the_host() -> None:
    table = Table("ann")
    assert [(seat.name, seat.number, seat.bunny, seat.score) for seat in table.game.seats] == [
        ("ann", 1, 0, 0)
    ]
    assert table.game.host == 1
    assert table.join("bob").events == (Joined(2),)


@pytest.mark.parametrize(("people", "hand"), [(3, 7), (4, 6), (5, 6), (6, 6), (7, 6), (8, 6)])
def test_everybody_is_dealt_a_hand_and_the_rest_is_the_pile(people: int, hand: int) -> None:
    names = ("ann", "bob", "eve", "kim", "lea", "max", "noa", "oli")[:people]
    table = begun(*names, first=1)
    assert table.events == (Begun(), TurnOpened(1, 1))
    assert [len(seat.hand) for seat in table.game.seats] == [hand] * people
    assert len(table.game.pile) == 84 - hand * people
    assert sorted([*table.game.pile, *(card for seat in table.game.seats for card in seat.hand)]) == sorted(
        DECK
    )


def test_a_game_deals_eighty_four_cards_by_lot_or_the_whole_deck() -> None:
    large = tuple(f"card{number:03}" for number in range(120))
    table = Table("ann", "bob", "eve", deck=large).begin()
    assert len(table.game.pile) == 84 - 21
    assert len(Table("ann", "bob", "eve", deck=large, all_cards=True).begin().game.pile) == 120 - 21
    other = Table("ann", "bob", "eve", deck=large, seed=2).begin()
    assert set(other.game.pile) != set(table.game.pile)


def test_a_deck_too_small_for_the_hands_and_one_refill_is_refused_and_nothing_is_dealt() -> None:
    """A17: a start that fails leaves every hand empty, and the next start deals once."""
    table = Table("ann", "bob", "eve", "kim", deck=DECK[:27])
    with refused(Refusal.DECK_TOO_SMALL) as small:
        table.begin()
    assert small.value.values == {"cards": 27, "needed": 28}
    assert all(seat.hand == () for seat in table.game.seats)
    assert table.game.pile == ()
    table.leave("kim").deck = DECK[:26]
    assert [len(seat.hand) for seat in table.begin().game.seats] == [7, 7, 7]


def test_a_card_twice_in_a_deck_is_dealt_once() -> None:
    """A2: a card is in one place only."""
    table = Table("ann", "bob", "eve", deck=DECK + DECK).begin()
    assert len(table.game.pile) == 84 - 21


def test_three_players_or_with_decoys_two_begin_and_fewer_do_not() -> None:
    with refused(Refusal.TOO_FEW) as few:
        Table("ann", "bob").begin()
    assert few.value.values == {"least": 3}
    assert Table("ann", "bob", decoys=6).begin().game.phase is Phase.TELLING
    with refused(Refusal.TOO_FEW):
        Table("ann", decoys=6).begin()


def test_the_host_begins_an_admin_may_and_after_ten_minutes_any_seat() -> None:
    """B9."""
    table = Table("ann", "bob", "eve")
    with refused(Refusal.NOT_HOST) as early:
        table.begin("bob")
    assert early.value.values == {"at": table.game.host_pressed + 600}
    with refused(Refusal.NOT_SEATED):
        table.begin("kim")
    admin, _ = rules.begin(table.game, player=99, deck=DECK, now=table.now, chance=table.chance, admin=True)
    assert admin.phase is Phase.TELLING
    assert table.later(600).begin("bob").game.phase is Phase.TELLING
    with refused(Refusal.TOO_LATE):
        table.begin()


def test_a_press_of_the_host_starts_the_ten_minutes_anew() -> None:
    table = Table("ann", "bob", "eve").later(500)
    table.does(rules.house, player=1, rule="points", value=20, decks=())
    with refused(Refusal.NOT_HOST):
        table.later(500).begin("bob")


def test_host_or_admin_end_a_lobby_or_a_game() -> None:
    """B15."""
    table = Table("ann", "bob", "eve")
    with refused(Refusal.NOT_HOST):
        table.does(rules.call_off, player=2)
    assert table.does(rules.call_off, player=1).game.ending is Ending.CLOSED
    game = (
        begun("ann", "bob", "eve", first=1)
        .play_round("bob")
        .tell()
        .does(rules.call_off, player=99, admin=True)
    )
    assert (game.game.ending, game.game.winners) == (Ending.HOST, (2,))
    assert game.game.turns == 1
    with refused(Refusal.OVER):
        game.does(rules.call_off, player=1)


def test_a_rematch_opens_a_lobby_with_who_was_present_and_the_presser_as_host() -> None:
    table = begun("ann", "bob", "eve", "kim", first=2, points=3).leave("ann").play_round("eve")
    assert table.game.is_over
    lobby = rules.rematch(table.game, id="again", player=table.id("kim"), now=5.0)
    assert [(seat.number, seat.name, seat.score, seat.hand) for seat in lobby.seats] == [
        (1, "bob", 0, ()),
        (2, "eve", 0, ()),
        (3, "kim", 0, ()),
    ]
    assert (lobby.host, lobby.phase, lobby.rules.points, lobby.rules.first) == (3, Phase.LOBBY, 3, 1)
    with refused(Refusal.NOT_PRESENT):
        rules.rematch(table.game, id="again", player=table.id("ann"), now=5.0)
    with refused(Refusal.NOT_OVER):
        rules.rematch(lobby, id="again", player=table.id("kim"), now=5.0)


@pytest.mark.parametrize(("players", "cards"), [(3, 24), (6, 66), (7, 84), (8, 104)])
def test_a_lap_needs_more_cards_than_players_times_players_and_five(players: int, cards: int) -> None:
    assert lap_fits(players, cards + 1)
    assert not lap_fits(players, cards)


def test_a_house_rule_that_waited_for_the_next_phase_when_the_game_ended_holds_in_the_rematch() -> None:
    table = begun("ann", "bob", "eve", first=1)
    table.does(rules.house, player=1, rule="pace", value="slow", decks=("fabulo",))
    table.does(rules.call_off, player=1)
    assert table.view("ann")["rules"]["pace"] == "slow"
    lobby = rules.rematch(table.game, id="again", player=1, now=5.0)
    assert (lobby.rules.pace, lobby.rules_next) == (rules.Pace.SLOW, None)
