"""The plug is pulled, or the service restarted, in every phase: nothing is lost, nothing counts twice."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from playground.choices import next_move
from tests.stories.evenings import Evening, an_evening
from tests.stories.test_whole_games import check_told

Json = dict[str, Any]

SAME = ("phase", "seats", "round", "hand", "laid", "vote", "table", "last_round", "winners", "rules")


async def plays(evening: Evening, view: Json, seat: int) -> None:
    """Let the player of a seat make a move of their turn."""
    person = evening.player_of(view, seat)
    own = await evening.view(person)
    move = next_move(own, evening.friends_chance)
    assert move is not None
    await evening.make(person, move.pop("move"), **move)


async def reach(evening: Evening, phase: str) -> None:
    """Play on until this phase is open and, where several are awaited, half of them have moved."""
    while (view := await evening.view(evening.people[0]))["phase"] != phase:
        await plays(evening, view, view["round"]["waiting_for"][0])
    waiting = view["round"]["waiting_for"] if view["round"] else []
    if phase in ("laying", "voting"):
        for seat in waiting[: len(waiting) // 2]:
            await plays(evening, view, seat)


async def views(evening: Evening) -> list[Json]:
    """What everybody sees, but for the time."""
    seen = [await evening.view(person) for person in evening.people]
    return [{key: view[key] for key in SAME} for view in seen]


@pytest.mark.parametrize("how", ["kill -9", "restart"])
@pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
async def test_a_restart_in_the_middle_of_each_phase_loses_nothing(
    how: str, database: str, tmp_path: Path
) -> None:
    async with an_evening(tmp_path, people=4, database=database, updates="webhook") as evening:
        product = evening.products[0]
        again: Callable[[], Awaitable[None]] = product.pull_the_plug if how == "kill -9" else product.restart
        await evening.open_lobby()
        for phase in ("lobby", "telling", "laying", "voting"):
            if phase == "telling":
                await evening.begin(points=6, first=2)
            if phase != "lobby":
                await reach(evening, phase)
            before = await views(evening)
            assert {view["phase"] for view in before} == {phase}
            await again()
            assert await views(evening) == before
        await evening.play_to_the_end()
        await check_told(evening)
