"""The worked examples printed on the five sheets, and a case for each branch of the scoring."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from models import rules
from models.rules import HouseRules
from models.rules.game import Clue, ClueKind, Laid, Lap, Phase, Round, Seat, TableCard, Times, Vote
from models.rules.scoring import Count, points_of
from tests.rules.table import Table, begun

GOLDEN = json.loads((Path(__file__).parents[1] / "data" / "golden.json").read_text(encoding="utf-8"))
ROUNDS = GOLDEN["rounds"]


def votes_of(case: dict[str, Any]) -> dict[str, tuple[int, ...]]:
    return {name: tuple(v) if isinstance(v, list) else (v,) for name, v in case["votes"].items()}


@pytest.mark.parametrize("case", ROUNDS, ids=[case["name"] for case in ROUNDS])
def test_the_points_of_a_round_are_those_of_the_sheets(case: dict[str, Any]) -> None:
    number = {name: place for place, name in enumerate(case["seats"], start=1)}
    count = Count(
        players=tuple(number.values()),
        storyteller=number[case["storyteller"]],
        owners=tuple(None if owner is None else number[owner] for owner in case["table"]),
        votes={number[name]: numbers for name, numbers in votes_of(case).items()},
        gone=frozenset(number[name] for name in case.get("gone", [])),
        scores={number[name]: score for name, score in case.get("scores_before", {}).items()},
    )
    house = replace(HouseRules(), **case.get("house_rules", {}))
    assert points_of(house, count) == {number[name]: points for name, points in case["points"].items()}


@pytest.mark.parametrize("case", ROUNDS, ids=[case["name"] for case in ROUNDS])
def test_a_round_voted_as_on_the_sheets_is_scored_and_passed_on_as_they_say(case: dict[str, Any]) -> None:
    game, last = laid_table(case)
    if last is None:  # nobody voted at all: the phase runs out
        game, _ = rules.tick(game, now=game.current().times.deadline, chance=Random(1))
    else:
        player, numbers = last
        game, _ = rules.vote(game, player=player, round=1, numbers=numbers, now=1.0, chance=Random(1))

    names = {seat.number: seat.name for seat in game.seats}
    assert game.last_round is not None
    assert {names[seat]: points for seat, points in game.last_round.points} == case["points"]
    before = case.get("scores_before", {})
    assert {seat.name: seat.score for seat in game.seats} == {
        name: before.get(name, 0) + points for name, points in case["points"].items()
    }
    assert names[game.current().storyteller or 0] == case["next_storyteller"]


def laid_table(case: dict[str, Any]) -> tuple[rules.Game, tuple[int, tuple[int, ...]] | None]:
    """The game just before its last vote, and that vote: (player, numbers)."""
    names, gone = case["seats"], set(case.get("gone", []))
    number = {name: place for place, name in enumerate(names, start=1)}
    table = tuple(
        TableCard(f"table{place}", None if owner is None else number[owner])
        for place, owner in enumerate(case["table"], start=1)
    )
    teller = number[case["storyteller"]]
    votes = [Vote(number[name], numbers) for name, numbers in votes_of(case).items()]
    last = next((vote for vote in reversed(votes) if names[vote.seat - 1] not in gone), None)
    silent = [number[name] for name in names if name not in case["votes"] and number[name] != teller]
    seats = tuple(
        Seat(
            number=place,
            player=place,
            name=name,
            bunny=place - 1,
            score=case.get("scores_before", {}).get(name, 0),
            hand=tuple(f"hand{place}-{card}" for card in range(5)),
            gone=name in gone,
        )
        for name, place in number.items()
    )
    round_ = Round(
        number=1,
        players=tuple(number.values()),
        times=Times(since=0.0, deadline=100.0, nudge_at=1.0, skip_at=2.0, remind_at=50.0),
        storyteller=teller,
        card=next(card.card for card in table if card.owner == teller),
        clue=Clue(ClueKind.TEXT, "sea"),
        fixed=True,
        laid=tuple(
            Laid(seat, tuple(card.card for card in table if card.owner == seat))
            for seat in number.values()
            if seat != teller
        ),
        table=table,
        votes=tuple(vote for vote in votes if vote != last),
        skipped=frozenset(silent if last is not None else []),
        left=frozenset(number[name] for name in gone),
        moved=True,
    )
    game = rules.Game(
        id="golden",
        opened=0.0,
        phase=Phase.VOTING,
        rules=replace(HouseRules(), **case.get("house_rules", {})),
        seats=seats,
        host=next(seat.number for seat in seats if not seat.gone),
        pile=tuple(f"pile{card}" for card in range(60)),
        round=round_,
        lap=Lap(0, len(names)),
    )
    return game, None if last is None else (last.seat, last.numbers)


@pytest.mark.parametrize(("players", "last"), [(int(n), r) for n, r in GOLDEN["last_round_by_cards"].items()])
def test_the_last_card_ends_the_game_in_the_round_the_sheets_lead_to(players: int, last: int) -> None:
    names = ("ann", "bob", "eve", "kim", "lea", "max", "noa", "oli")[:players]
    table = begun(*names, points=None)
    while not table.game.is_over:
        assert table.view("ann")["round"]["rounds_left"] == last - table.round.number + 1
        table.play_round(table.guessers[0])

    assert table.game.turns == last
    assert table.game.ending is rules.Ending.LAST_CARD
    assert isinstance(table, Table)
