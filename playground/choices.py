"""What a friend who plays by themselves does next, from nothing but what the mini-app shows them."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

Json = dict[str, Any]


@cache
def clues() -> tuple[str, ...]:
    """The clues friends tell."""
    lines = (Path(__file__).parent / "data" / "clues.txt").read_text().splitlines()
    return tuple(line for line in lines if line)


def next_move(view: Json, chance: Random, told: Sequence[str] = ()) -> Json | None:
    """A move without its id, or nothing when it is not their turn; `told` clues are not told again."""
    if view["me"] is None or view["round"] is None:
        return None
    turn = {"telling": _tell, "laying": _lay, "voting": _vote}.get(view["phase"])
    return turn(view, chance, told) if turn else None


def is_race(view: Json) -> bool:
    """Whether everybody may tell: the first of all wins the turn."""
    return view["phase"] == "telling" and view["round"] is not None and view["round"]["storyteller"] is None


def _tell(view: Json, chance: Random, told: Sequence[str]) -> Json | None:
    if "tell" not in view["allowed"] or not view["hand"]:
        return None
    fresh = [clue for clue in clues() if clue not in told]
    card = chance.choice(view["hand"])["card"]
    clue = chance.choice(fresh or list(clues()))
    return {"move": "tell", "round": view["round"]["number"], "card": card, "clue": clue}


def _lay(view: Json, chance: Random, _told: Sequence[str]) -> Json | None:
    if "lay" not in view["allowed"] or view["laid"]:
        return None
    hand = [card["card"] for card in view["hand"]]
    count = min(view["round"]["lay"], len(hand))
    cards = chance.sample(hand, count)
    return {"move": "lay", "round": view["round"]["number"], "cards": cards} if cards else None


def _vote(view: Json, chance: Random, _told: Sequence[str]) -> Json | None:
    if "vote" not in view["allowed"] or view["vote"]:
        return None
    numbers = [card["number"] for card in view["table"] if not card["mine"]]
    count = min(chance.randint(1, view["round"]["votes"]), len(numbers))
    chosen = sorted(chance.sample(numbers, count))
    return {"move": "vote", "round": view["round"]["number"], "numbers": chosen} if chosen else None
