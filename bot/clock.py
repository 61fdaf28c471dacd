"""The clock: looks each second which games are due, and plays what the rules say of that."""

import asyncio
import logging
from collections.abc import Callable

from models import reading, rules
from models.about import about
from models.away import is_away
from models.database import AWAY
from models.play import Door, NoSuchGame

log = logging.getLogger(__name__)

LOOK_EVERY = 1.0
"""Seconds between two looks."""

OUTAGE = 30.0
"""Seconds without a look after which the service counts as having been down."""

AT_ONCE = 50
"""Games of one look."""

SET_ASIDE_FOR = 60.0
"""Seconds for which a game that could not be moved on is left alone, so that others get their turn."""


class Clock:
    """Plays what is due, as long as this process is the one that may.

    `clock` tells the time in Unix seconds, `is_active` whether this process may. Phases that ran out while no
    clock ticked get a little grace, once.
    """

    def __init__(self, *, door: Door, clock: Callable[[], float], is_active: Callable[[], bool]) -> None:
        self.ticks = 0
        self.faults = 0
        self._door = door
        self._clock = clock
        self._is_active = is_active
        self._looked: float | None = None  # by the loop's clock; None while another process looks
        self._ran_out_by: float | None = None  # what was due then had run out while nobody looked
        self._aside: dict[str, float] = {}

    async def run(self) -> None:
        """Tick until cancelled; a move under way is still made."""
        while True:
            try:
                await self._look()
            except AWAY as error:
                log.warning("the clock cannot read which games are due: %s", error)
            await asyncio.sleep(LOOK_EVERY)

    async def _look(self) -> None:
        if not self._is_active():
            self._looked = None
            return
        now, looked = self._clock(), asyncio.get_running_loop().time()
        if self._looked is None or looked - self._looked > OUTAGE:
            self._ran_out_by = now
        games = await self._due(now)
        for game in games:
            with about(game=game):
                await self._move_on(game, now)
        self._looked = looked
        if not games:
            self._ran_out_by = None

    async def _due(self, now: float) -> list[str]:
        self._aside = {game: until for game, until in self._aside.items() if until > now}
        games = await reading.due_games(now, limit=AT_ONCE + len(self._aside))
        return [game for game in games if game not in self._aside]

    async def _move_on(self, game: str, now: float) -> None:
        """One game; whatever goes wrong with it, the others get their turn."""
        try:
            if self._ran_out_by is not None:
                due = rules.due(await reading.game(game))
                if due is not None and due <= self._ran_out_by:
                    await self._door.play(game, rules.grace, now=now)
            await self._door.play(game, rules.tick, now=now)
            self.ticks += 1
        except NoSuchGame:
            return
        except Exception as error:
            if is_away(error):
                raise
            log.exception("game %s cannot be moved on", game)
            self.faults += 1
            self._aside[game] = now + SET_ASIDE_FOR
