"""The audit finds what it is there to find: each test spoils one thing in a game that is right."""

from typing import Any

import pytest

from tests.kills.audit import Kept, check_moves, check_points
from tests.kills.book import Book, Entry
from tests.kills.tally import Tally

GAME = "game"
TELL = {"move": "tell", "round": 1, "card": "a1", "clue": "fog"}
MOVES = [
    (11, "t", TELL),
    (12, "l2", {"move": "lay", "round": 1, "cards": ["b1"]}),
    (13, "l3", {"move": "lay", "round": 1, "cards": ["c9"]}),
    (13, "l3b", {"move": "lay", "round": 1, "cards": ["c1"]}),
    (14, "l4", {"move": "lay", "round": 1, "cards": ["d1"]}),
    (12, "v2", {"move": "vote", "round": 1, "numbers": [1]}),
    (13, "v3", {"move": "vote", "round": 1, "numbers": [2]}),
    (14, "v4", {"move": "vote", "round": 1, "numbers": [3]}),
]
OWNERS = {"a1": 1, "b1": 2, "c1": 3, "d1": 4}
POINTS = [[1, 3], [2, 4], [3, 1], [4, 0]]  # seat 2 found it; seat 3 chose seat 2's card, seat 4 seat 3's


@pytest.fixture
def book() -> Book:
    """Every move was accepted, and one that came too late was not."""
    book = Book([Entry(GAME, player, key, move, accepted=True) for player, key, move in MOVES])
    book.entries.append(Entry(GAME, 14, "late", {"move": "vote", "round": 1, "numbers": [1]}, accepted=False))
    return book


@pytest.fixture
def kept() -> Kept:
    """The game of these moves, as the database keeps it."""
    return Kept(
        game={"id": GAME, "winners": [2], "pile": ["x", "y"], "used": [*OWNERS], "rules": {}},
        seats=[
            {"number": seat, "player_id": 10 + seat, "name": "n", "score": score, "hand": [f"h{seat}"]}
            for seat, score in POINTS
        ],
        rounds=[
            {"id": 5, "number": 1, "scored": True, "storyteller": 1, "clue": "fog", "players": [1, 2, 3, 4],
             "points": POINTS},
        ],
        cards=[
            {"round_id": 5, "seat": seat, "card": card, "number": seat} for card, seat in OWNERS.items()
        ],
        votes=[{"round_id": 5, "seat": seat, "number": seat - 1} for seat in (2, 3, 4)],
        commands=[{"player_id": player, "key": key} for player, key, _ in MOVES],
        announcements=[],
    )  # fmt: skip


def found(kept: Kept, book: Book) -> dict[str, int]:
    """What the audit counts, without the zeros."""
    tally = Tally()
    check_moves(kept, book, tally)
    check_points(kept, tally)
    figures = {name: getattr(tally, name) for name in ("lost", "doubled", "miscounted")}
    assert bool(tally.troubles) == any(figures.values())
    return {name: count for name, count in figures.items() if count}


def test_a_game_that_is_right_passes(kept: Kept, book: Book) -> None:
    assert found(kept, book) == {}


def test_an_accepted_move_without_its_command_or_its_effect_is_lost(kept: Kept, book: Book) -> None:
    kept.commands.pop()
    assert found(kept, book) == {"lost": 1}
    kept.commands.append({"player_id": 14, "key": "v4"})
    kept.cards[2]["card"] = "c9"  # the first choice, taken back since
    assert found(kept, book) == {"lost": 1}


def test_a_clue_that_another_told_is_lost(kept: Kept, book: Book) -> None:
    kept.rounds[0]["clue"] = "mist"
    assert found(kept, book) == {"lost": 1}


def test_a_lost_vote_is_lost_and_miscounts_the_round(kept: Kept, book: Book) -> None:
    kept.votes.pop()
    assert found(kept, book) == {"lost": 1, "miscounted": 2}


def test_a_move_that_was_refused_and_is_there_counts_as_doubled(kept: Kept, book: Book) -> None:
    kept.commands.append({"player_id": 14, "key": "late"})
    assert found(kept, book) == {"doubled": 1}


@pytest.mark.parametrize(
    ("part", "row"),
    [
        ("votes", {"round_id": 5, "seat": 2, "number": 1}),
        ("commands", {"player_id": 11, "key": "t"}),
    ],
)
def test_what_is_there_twice_is_doubled(kept: Kept, book: Book, part: str, row: dict[str, Any]) -> None:
    getattr(kept, part).append(row)
    assert found(kept, book)["doubled"] == 1


def test_a_card_in_two_places_is_doubled(kept: Kept, book: Book) -> None:
    kept.game["pile"].append("h3")
    assert found(kept, book) == {"doubled": 1}


def test_points_of_a_round_or_of_the_game_that_do_not_add_up_are_miscounted(kept: Kept, book: Book) -> None:
    kept.rounds[0]["points"] = [[1, 3], [2, 4], [3, 1], [4, 1]]
    assert found(kept, book) == {"miscounted": 1}
    kept.seats[3]["score"] = 1
    assert found(kept, book) == {"miscounted": 2}


def test_the_wrong_winner_is_miscounted(kept: Kept, book: Book) -> None:
    kept.game["winners"] = [3]
    assert found(kept, book) == {"miscounted": 1}
