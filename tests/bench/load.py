"""The load: all phones of a measurement in one process of its own, on the client's core.

It is told what to do line by line, in JSON on its standard input, and answers each with one line.
"""

import asyncio
import gc
import json
import sys
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import uvloop

from tests.bench.phones import Phone, Table, Tally
from tests.bench.wire import Socket
from tests.bench.yardstick import hammer

Json = dict[str, Any]

AT_ONCE = 20  # tables that sit down side by side


class Load:
    """Does what it is told. What each deed takes and answers stands in its docstring."""

    def __init__(self) -> None:
        self._tables: list[Table] = []
        self._held: list[Socket] = []
        self._chance = Random(1)

    async def sit_down(self, addresses: list[str], games: list[Json], house: Json) -> Json:
        """Open every game's sessions and sockets and begin it. -> {}

        All phones of a game are led to one address, as the edge leads them (`deploy/Caddyfile`).
        """
        turns = asyncio.Semaphore(AT_ONCE)

        async def seat(table: Table) -> None:
            async with turns:
                await table.sit_down(**house)

        tables = [
            Table(
                game["game"],
                [Phone(addresses[number % len(addresses)], data) for data in game["phones"]],
                Random(number),
            )
            for number, game in enumerate(games, start=len(self._tables))
        ]
        await asyncio.gather(*(seat(table) for table in tables))
        self._tables += tables
        gc.collect()
        gc.freeze()
        return {}

    async def play(
        self,
        pause: tuple[float, float] | None = None,
        moves: int | None = None,
        rounds: int | None = None,
        games: int | None = None,
        seconds: float | None = None,
    ) -> Json:
        """Every table plays so many moves, rounds, games or seconds, with a pause before each move.

        -> {"latencies": [ms], "last_votes": [ms], "moves", "rounds", "games", "seconds",
        "received": bytes of all phones, "bodies"}
        """
        for table in self._tables:
            table.tally = Tally()
        received, bodies = self._received()
        begun = time.perf_counter()
        until = None if seconds is None else begun + seconds

        def is_enough(tally: Tally) -> bool:
            return (
                (moves is not None and len(tally.latencies) >= moves)
                or (rounds is not None and tally.rounds >= rounds)
                or (games is not None and tally.games >= games)
                or (until is not None and time.perf_counter() >= until)
            )

        await asyncio.gather(*(self._play(table, pause, until, is_enough) for table in self._tables))
        received_after, bodies_after = self._received()
        latencies = [1000 * one for table in self._tables for one in table.tally.latencies]
        return {
            "latencies": latencies,
            "last_votes": [1000 * one for table in self._tables for one in table.tally.last_votes],
            "moves": len(latencies),
            "rounds": sum(table.tally.rounds for table in self._tables),
            "games": sum(table.tally.games for table in self._tables),
            "seconds": time.perf_counter() - begun,
            "received": received_after - received,
            "bodies": bodies_after - bodies,
        }

    async def scatter(self, moves: int) -> Json:
        """Every table makes up to so many moves at once, so that they are not all in the same phase. -> {}"""
        turns = asyncio.Semaphore(AT_ONCE)

        async def some(table: Table) -> None:
            async with turns:
                for _ in range(self._chance.randrange(moves)):
                    await table.play()

        await asyncio.gather(*(some(table) for table in self._tables))
        return {}

    async def play_to(self, phase: str, left: int = 0) -> Json:
        """The first table plays until so many are still awaited in a phase. -> {"view"}: the host's"""
        table = self._tables[0]
        while True:
            view = json.loads(table.phones[0].newest)["view"]
            if view["phase"] == phase and (not left or len(view["round"]["waiting_for"]) == left):
                return {"view": view}
            await table.play()

    async def move(self) -> Json:
        """The first table makes one move. -> {"view"}: the host's after it"""
        await self._tables[0].play()
        return {"view": json.loads(self._tables[0].phones[0].newest)["view"]}

    async def move_blindly(self) -> Json:
        """The first table's next move, without waiting until anybody is shown it. -> {"view"}: the mover's"""
        return {"view": await self._tables[0].move()}

    async def come_back(self) -> Json:
        """All phones of the first table connect anew, as after a restart. -> {}"""
        await self._tables[0].come_back()
        return {}

    async def hold(self, sockets: int) -> Json:
        """Hold so many sockets in all, which only listen. -> {"open"}"""
        players = [(phone, table.game) for table in self._tables for phone in table.phones]
        missing = sockets - len(players) - len(self._held)
        for first in range(0, missing, AT_ONCE):
            batch = range(first, min(missing, first + AT_ONCE))
            chosen = [players[place % len(players)] for place in batch]
            self._held += await asyncio.gather(*(phone.socket(game) for phone, game in chosen))
        mine = [phone.sockets[-1] for phone, _ in players]
        return {"open": sum(socket.closed is None for socket in [*mine, *self._held])}

    async def hammer(self, address: str, connections: int, seconds: float, pause: float) -> Json:
        """Ask one address again and again, each time after a pause. -> {"answers"}"""
        return {"answers": await hammer(address, connections, seconds, pause)}

    async def clear(self) -> Json:
        """Hang up all phones. -> {}"""
        for socket in self._held:
            socket.close()
        for table in self._tables:
            table.close()
        self._held, self._tables = [], []
        gc.unfreeze()
        return {}

    async def _play(
        self,
        table: Table,
        pause: tuple[float, float] | None,
        until: float | None,
        is_enough: Callable[[Tally], bool],
    ) -> None:
        shortest, longest = pause or (0.0, 0.0)
        await self._rest(0.0, longest, until)
        while not is_enough(table.tally):
            await table.play()
            await self._rest(shortest, longest, until)

    async def _rest(self, shortest: float, longest: float, until: float | None) -> None:
        """A pause by chance, but none beyond the end of the measurement."""
        if longest == 0.0:
            return
        pause = self._chance.uniform(shortest, longest)
        await asyncio.sleep(pause if until is None else min(pause, max(0.0, until - time.perf_counter())))

    def _received(self) -> tuple[int, int]:
        phones = [phone for table in self._tables for phone in table.phones]
        return sum(phone.received for phone in phones), sum(phone.http.bodies for phone in phones)


async def _obey() -> None:
    load = Load()
    reader = asyncio.StreamReader(limit=2**26)
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        told: Json = json.loads(line)
        deed: Callable[..., Awaitable[Json]] = getattr(load, told.pop("do"))
        try:
            answer = await deed(**told)
        except Exception as error:
            answer = {"failed": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    uvloop.run(_obey())
