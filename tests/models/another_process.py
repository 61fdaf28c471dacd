"""A process beside the test's own: `python -m tests.models.another_process URL GAME COUNT` makes moves."""

import asyncio
import sys
from dataclasses import replace
from random import Random

from models import rules
from models.bus import PostgresBus
from models.database import close_database, open_database
from models.play import Door
from models.rules.events import RuleChanged

Turned = tuple[rules.Game, tuple[RuleChanged]]


def counts_a_turn(game: rules.Game, *, now: float, chance: Random) -> Turned:
    """A move that loses something if two of them ever start from the same game."""
    return replace(game, turns=game.turns + 1), (RuleChanged("turns"),)


async def play(url: str, game: str, count: int) -> None:
    """So many moves, as many at once as come."""
    await open_database(url)
    door = Door(PostgresBus(url))
    await asyncio.gather(*(door.play(game, counts_a_turn, now=1.0) for _ in range(count)))
    await close_database()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3])))
