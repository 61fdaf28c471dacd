"""The storyteller's part: a card and a clue, the race of round 1, and clues that are shown."""

import pytest

from models import rules
from models.rules import Clue, ClueKind, Phase, Refusal
from models.rules.events import Claimed, ClueChanged, ClueTold
from models.rules.telling import clean_clue
from tests.rules.refused import refused
from tests.rules.table import begun


def test_the_first_to_tell_in_round_one_is_the_storyteller_and_the_others_keep_their_card() -> None:
    table = begun("ann", "bob", "eve", "kim", first="race")
    assert table.round.storyteller is None
    assert table.waiting == ("ann", "bob", "eve", "kim")
    hand = table.seat("eve").hand

    table.tell("bob", clue="the sea remembers")

    assert table.storyteller == "bob"
    assert table.game.phase is Phase.LAYING
    with refused(Refusal.TOO_LATE) as late:
        table.tell("eve")
    assert late.value.values == {"name": "bob"}
    assert table.seat("eve").hand == hand


def test_nobody_tells_in_the_race_so_the_lot_chooses_one_with_a_new_deadline() -> None:
    table = begun("ann", "bob", "eve", first="race")
    end = table.round.times.deadline

    table.deadline()

    assert table.storyteller in ("ann", "bob", "eve")
    assert table.round.number == 1
    assert table.waiting == (table.storyteller,)
    assert table.round.times.deadline == end + 12 * 3600


def test_a_storyteller_by_lot_or_named_by_the_host_tells_first() -> None:
    assert begun("ann", "bob", "eve", first=3).storyteller == "eve"
    assert begun("ann", "bob", "eve", first="lot").storyteller in ("ann", "bob", "eve")


def test_a_named_first_storyteller_who_left_the_lobby_is_replaced_by_lot() -> None:
    table = begun("ann", "bob", "eve", "kim", first="lot")
    other = rules.opened(id="other", player=1, name="ann", rules=rules.HouseRules(first=9), now=0.0)
    for player, name in ((2, "bob"), (3, "eve")):
        other, _ = rules.join(other, player=player, name=name, now=0.0, chance=table.chance)
    other, _ = rules.begin(other, player=1, deck=table.deck, now=0.0, chance=table.chance)
    assert other.current().storyteller in (1, 2, 3)


def test_card_and_clue_may_change_until_the_first_card_is_given_even_if_it_is_taken_back() -> None:
    table = begun("ann", "bob", "eve", "kim", first=1)
    first, second = table.seat("ann").hand[:2]
    table.tell(card=first, clue="sea")
    table.tell(card=second, clue="storm")
    assert table.events == (ClueChanged(1),)
    assert table.round.card == second
    assert table.round.clue == Clue(ClueKind.TEXT, "storm")
    assert first in table.seat("ann").hand

    table.lay("bob").does(rules.lay, player=table.id("bob"), round=1, cards=())

    assert table.round.laid == ()
    with refused(Refusal.TOO_LATE):
        table.tell(clue="calm")


def test_a_clue_is_kept_in_composed_form_trimmed_and_on_one_line() -> None:
    assert clean_clue("  cafe\u0301 \r\n\n noir\t ") == "café noir"
    assert clean_clue("x" * 200) == "x" * 200
    assert clean_clue("e\u0301" * 200) == "é" * 200
    assert clean_clue("👩‍👩‍👧") == "👩‍👩‍👧"
    assert clean_clue("\x00 e\x07\u0301 sea \x00\n") == "é sea"
    assert clean_clue("\U0001fae9") == "\U0001fae9"  # an emoji that is younger than this Python


@pytest.mark.parametrize(
    "blank",
    ["", "   ", "\n\t", "\u200b\u200e", "\u00a0", "\u2067\u2069", "\u3164", "\u2800 \ufe0f", "\ufdd0"],
)
def test_a_clue_in_which_nothing_can_be_read_is_refused(blank: str) -> None:
    table = begun("ann", "bob", "eve", first=1)
    with refused(Refusal.BLANK_CLUE):
        table.tell(clue=blank)
    assert table.round.card is None


def test_a_clue_over_two_hundred_code_points_is_refused() -> None:
    table = begun("ann", "bob", "eve", first=1)
    with refused(Refusal.CLUE_TOO_LONG) as long:
        table.tell(clue="x" * 201)
    assert long.value.values == {"most": 200, "length": 201}


def test_a_card_not_in_ones_hand_is_refused_with_one_code_wherever_it_lies() -> None:
    table = begun("ann", "bob", "eve", first=1)
    for card in (table.seat("bob").hand[0], table.game.pile[0], "no-such-card"):
        with refused(Refusal.NOT_IN_HAND):
            table.tell(card=card)


def test_only_the_storyteller_tells_and_only_in_this_round() -> None:
    table = begun("ann", "bob", "eve", first=1)
    with refused(Refusal.NOT_YOUR_TURN):
        table.tell("bob")
    card = table.seat("ann").hand[0]
    with refused(Refusal.TOO_LATE):
        table.does(rules.tell, player=1, round=2, card=card, clue="sea")
    with refused(Refusal.NOT_SEATED):
        table.does(rules.tell, player=99, round=1, card=card, clue="sea")


def test_a_clue_said_aloud_is_a_house_rule() -> None:
    table = begun("ann", "bob", "eve", first=1).tell(clue=None)
    assert table.round.clue == Clue(ClueKind.SPOKEN)
    strict = begun("ann", "bob", "eve", first=1, spoken=False)
    with refused(Refusal.NOT_ALLOWED):
        strict.tell(clue=None)


def test_who_will_show_the_clue_claims_the_turn_and_the_phase_goes_on_under_the_same_deadline() -> None:
    table = begun("ann", "bob", "eve", first="race")
    times = table.round.times
    table.does(rules.claim, player=table.id("eve"), round=1, card=table.seat("eve").hand[2])

    assert table.events == (Claimed(1, 3),)
    assert table.game.phase is Phase.TELLING
    assert table.round.times == times
    assert table.waiting == ("eve",)
    assert table.view("eve")["showing"] is True
    assert table.view("bob")["showing"] is False
    with refused(Refusal.TOO_LATE):
        table.tell("bob")

    table.does(rules.show, player=table.id("eve"), media='{"kind": "voice"}', text=None)
    assert table.events == (ClueTold(1, 3),)
    assert table.game.phase is Phase.LAYING
    table.does(rules.show, player=table.id("eve"), media='{"kind": "photo"}', text="look")
    assert table.round.clue == Clue(ClueKind.MEDIA, "look", '{"kind": "photo"}')
    table.does(rules.claim, player=table.id("eve"), round=1, card=table.seat("eve").hand[0])
    table.lay("ann")
    with refused(Refusal.TOO_LATE):
        table.does(rules.show, player=table.id("eve"), media="{}", text=None)
    assert table.view("eve")["showing"] is False


def test_a_clue_is_shown_only_after_the_card_was_chosen_and_by_the_storyteller() -> None:
    table = begun("ann", "bob", "eve", first=1)
    with refused(Refusal.CARD_FIRST):
        table.does(rules.show, player=1, media="{}", text=None)
    with refused(Refusal.NOT_YOUR_TURN):
        table.does(rules.show, player=2, media="{}", text=None)
    race = begun("ann", "bob", "eve", first="race")
    with refused(Refusal.CARD_FIRST):
        race.does(rules.show, player=2, media="{}", text=None)


def test_a_claimed_turn_without_a_clue_passes_and_the_card_goes_back() -> None:
    table = begun("ann", "bob", "eve", first=1)
    card = table.seat("ann").hand[0]
    table.does(rules.claim, player=1, round=1, card=card)
    table.deadline()
    assert table.storyteller == "bob"
    assert card in table.seat("ann").hand
    assert table.game.last_round is None


def test_shown_clues_can_be_switched_off() -> None:
    table = begun("ann", "bob", "eve", first=1, shown=False)
    with refused(Refusal.NOT_ALLOWED):
        table.does(rules.claim, player=1, round=1, card=table.seat("ann").hand[0])


def test_the_words_that_come_with_a_shown_clue_are_cleaned_and_cut_never_refused() -> None:
    table = begun("ann", "bob", "eve", first=1)
    table.does(rules.claim, player=1, round=1, card=table.seat("ann").hand[0])
    for said, kept in (
        (" look\n here ", "look here"),
        (" \u200b", None),
        (None, None),
        ("x" * 900, "x" * 200),
    ):
        table.does(rules.show, player=1, media="{}", text=said)
        assert table.round.clue == Clue(ClueKind.MEDIA, kept, "{}")
