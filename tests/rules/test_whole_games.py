"""Thousands of random evenings: nothing is lost, nothing leaks, everything ends."""

from models.rules import Ending, Phase, Refusal
from tests.rules.evening import Evening, Seen

EVENINGS = 2000

# What the random people cannot meet: it needs another way in, and has its own test.
ELSEWHERE = {Refusal.NO_END}


def test_thousands_of_random_evenings_keep_every_promise_and_meet_every_case() -> None:
    seen = Seen()
    for seed in range(EVENINGS):
        Evening(seed, seen).play()

    moves = {
        "begin", "call_off", "claim", "grace", "house", "join", "lay", "leave", "nudge", "pause", "readmit",
        "rematch", "remove", "resume", "show", "skip", "tell", "tick", "vote",
    }  # fmt: skip
    assert moves - set(seen.moves) == set()
    assert {refusal.value for refusal in Refusal if refusal not in ELSEWHERE} - set(seen.refusals) == set()
    assert {phase.value for phase in Phase} - set(seen.phases) == set()
    assert {ending.value for ending in Ending} - set(seen.endings) == set()
    assert set(range(2, 10)) - set(seen.tables) == set()
    assert set(range(3, 9)) - set(seen.players) == set()
