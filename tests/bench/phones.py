"""Phones at one table, as the load knows them: each holds one socket and makes its moves by HTTP."""

import asyncio
import json
import re
import uuid
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from playground.choices import next_move
from tests.bench.wire import Http, Socket

Json = dict[str, Any]

PATIENCE = 20.0  # seconds in which every phone must have been shown a move
_VERSION = re.compile(rb'"version": ?(\d+)')


class Phone:
    """One player's phone. `newest` is the last frame, not yet read; `moves` what it has been sent since."""

    def __init__(self, address: str, data: str) -> None:
        self.address = address
        self.data = data
        self.newest = b""
        self.version = -1
        self.http = Http(address)
        self.sockets: list[Socket] = []
        self.token = ""
        self._came: list[tuple[int, float]] = []
        self._waits: tuple[int, asyncio.Future[float]] | None = None

    @property
    def received(self) -> int:
        """All bytes that came to this phone."""
        return self.http.received + sum(socket.received for socket in self.sockets)

    async def open_session(self) -> Json:
        """Swap the launch data for a token; the answer."""
        answer = await self.http.post("/api/session", f"tma {self.data}", {})
        self.token = answer["token"]
        return answer

    async def follow(self, game: str) -> None:
        """Hold a socket on this game, and no other any more."""
        for socket in self.sockets:
            socket.close()
        self.version = -1
        self.forget()
        self.sockets.append(await self.socket(game))
        await self.shows(0)

    async def socket(self, game: str) -> Socket:
        """One more socket."""
        return await Socket.open(self.address, {"token": self.token, "game": game}, self._shown)

    async def move(self, game: str, move: Json) -> Json:
        """The view after a move that must be accepted."""
        body = {"id": str(uuid.uuid4()), **move}
        return await self.http.post(f"/api/games/{game}/moves", f"Bearer {self.token}", body)

    def forget(self) -> None:
        """What came until now is of no interest."""
        self._came.clear()

    async def shows(self, version: int) -> float:
        """When it came to show this version, or a newer one."""
        for shown, at in self._came:
            if shown >= version:
                return at
        waiting: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waits = (version, waiting)
        try:
            return await waiting
        finally:
            self._waits = None

    def close(self) -> None:
        """Hang up altogether."""
        self.http.close()
        for socket in self.sockets:
            socket.close()

    def _shown(self, text: bytes, at: float) -> None:
        found = _VERSION.search(text)
        if found is None:
            return
        self.newest, self.version = text, int(found[1])
        self._came.append((self.version, at))
        if self._waits is not None and self.version >= self._waits[0] and not self._waits[1].done():
            self._waits[1].set_result(at)


@dataclass
class Tally:
    """What a table has done: the seconds of each move until the last other phone had it, of these those of
    last votes, rounds, and games that came to their end."""

    latencies: list[float] = field(default_factory=list)
    last_votes: list[float] = field(default_factory=list)
    rounds: int = 0
    games: int = 0


class Table:
    """The phones of one game. `tally` may be exchanged at any time."""

    def __init__(self, game: str, phones: list[Phone], chance: Random) -> None:
        self.game = game
        self.phones = phones
        self.tally = Tally()
        self._chance = chance
        self._view: Json = {}
        self._seats: dict[int, Phone] = {}
        self._scored = 0

    async def sit_down(self, **house: Any) -> None:
        """Sessions for all, the house rules, sockets for all, and begin. The first phone is the host's."""
        for phone in self.phones:
            answer = await phone.open_session()
            self._seats[answer["view"]["me"]] = phone
        for rule, value in house.items():
            await self.phones[0].move(self.game, {"move": "house", "rule": rule, "value": value})
        await self._begin(self.phones[0])

    async def play(self) -> None:
        """One move, by somebody whom the game waits for, until the last other phone shows it."""
        if self._view["phase"] == "over":
            await self._again()
        mover, move = self._next()
        others = [phone for phone in self.phones if phone is not mover]
        for phone in self.phones:
            phone.forget()
        begun = perf_counter()
        self._view = await mover.move(self.game, move)
        version = self._view["version"]
        async with asyncio.timeout(PATIENCE):
            shown = [await phone.shows(version) for phone in others]
            self.tally.latencies.append(max(shown) - begun)
            await mover.shows(version)
        self._count_round()

    async def move(self) -> Json:
        """One move, of which nobody waits to be shown; the mover's view."""
        mover, move = self._next()
        self._view = await mover.move(self.game, move)
        return self._view

    async def come_back(self) -> None:
        """All connect anew, as after a restart."""
        await asyncio.gather(*(phone.follow(self.game) for phone in self.phones))
        self._view = json.loads(self.phones[0].newest)["view"]

    def close(self) -> None:
        """Hang up all phones."""
        for phone in self.phones:
            phone.close()

    def _next(self) -> tuple[Phone, Json]:
        """Somebody whom the game waits for, and what they do."""
        mover = self._seats[self._chance.choice(self._view["round"]["waiting_for"])]
        move = next_move(json.loads(mover.newest)["view"], self._chance)
        assert move is not None, "a seat is awaited whose view offers no move"
        return mover, move

    def _count_round(self) -> None:
        scored = (self._view["last_round"] or {"number": 0})["number"]
        if scored > self._scored:
            self.tally.rounds += 1
            self.tally.last_votes.append(self.tally.latencies[-1])
        self.tally.games += self._view["phase"] == "over"
        self._scored = scored

    async def _again(self) -> None:
        """The rematch, in a lobby of its own."""
        host = self.phones[0]
        self.game = (await host.move(self.game, {"move": "rematch"}))["game"]
        self._seats.clear()
        await self._begin(host)

    async def _begin(self, host: Phone) -> None:
        self._view = await host.move(self.game, {"move": "begin"})
        self._scored = 0
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(phone.follow(self.game) for phone in self.phones))
        for phone in self.phones:
            self._seats[json.loads(phone.newest)["view"]["me"]] = phone
