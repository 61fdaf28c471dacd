"""Friends who play by themselves whatever breaks: each insists on an answer to each move, and books it."""

import asyncio
import uuid
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

from aiohttp import ClientError

from playground.choices import clues, next_move
from playground.people import Person
from playground.phone import Phone, ShutOut, Unwell
from tests.kills.book import Book, Entry

Json = dict[str, Any]

RETRY_SECONDS = 0.15
PASSING = (ClientError, TimeoutError, OSError, Unwell)
"""What a phone meets while a process is down."""

PRESSES_AGAIN_AFTER = 30.0
CHANGES_THEIR_MIND = 0.25
TAPS_TWICE = 0.15


class BookedPhone(Phone):
    """A phone whose moves stand in the book, and that never sees a game go back to an earlier state."""

    def __init__(self, book: Book, player: int, address: str, game: str, launch: Callable[[], str]) -> None:
        super().__init__(address, game, launch)
        self._book = book
        self._player = player
        self._newest = 0

    async def insist(self, move: Json) -> bool:
        """Make a move, again under the same id until it is answered; whether it was accepted."""
        body = {"id": str(uuid.uuid4()), **move}
        entry = Entry(self._game, self._player, body["id"], move)
        self._book.entries.append(entry)
        entry.accepted = await self.send(body)
        return entry.accepted

    async def send(self, body: Json) -> bool:
        """Send a body until there is an answer; whether it was accepted."""
        await self._insisting(lambda: self._ask("POST", f"/api/games/{self._game}/moves", body))
        return not self.was_refused

    async def see(self, *, newer: bool = False) -> Json:
        """The view, or with `newer` the next one."""
        return await self._insisting(self.look_again if newer else self.look)

    async def _insisting(self, ask: Callable[[], Awaitable[Json]]) -> Json:
        """Ask until there is an answer. A game older than one that was seen before has lost something."""
        while True:
            newest = self._newest
            try:
                view = await ask()
            except PASSING:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            version = view.get("version", 0)
            if version < newest:
                self._book.troubles.append(f"game {self._game} went back from {newest} to {version}")
            self._newest = max(self._newest, version)
            return view


class Player:
    """A person in one game. `pause`: how long they think at most, in seconds."""

    def __init__(self, person: Person, phone: BookedPhone, book: Book, chance: Random, pause: float) -> None:
        self.person = person
        self.phone = phone
        self._book = book
        self._chance = chance
        self._pause = pause

    async def play(self) -> None:
        """Follow the game to its end."""
        await self.phone.see()
        while self.phone.view["phase"] != "over":
            if next_move(self.phone.view, self._chance) is None:
                await self._perhaps_change()
                await self.phone.see(newer=True)
                continue
            await asyncio.sleep(self._chance.uniform(0, self._pause))
            await self.phone.see()
            move = next_move(self.phone.view, self._chance)
            if move is not None:
                await self._make(move)

    async def take_seat(self, press: Callable[[], None]) -> None:
        """Press until one sits; a press is asked for again only if nothing came of it for long."""
        loop = asyncio.get_running_loop()
        pressed: float | None = None
        while True:
            with suppress(ShutOut):  # nobody knows yet that they are in the group
                await self.phone.see()
            if self.phone.view.get("me") is not None:
                return
            if pressed is None or loop.time() - pressed > PRESSES_AGAIN_AFTER:
                press()
                pressed = loop.time()
            await asyncio.sleep(RETRY_SECONDS)

    async def _make(self, move: Json) -> None:
        """Make a move, at times with a second tap on the button, which must change nothing."""
        if not await self.phone.insist(move):
            return
        self._check_shown(move)
        if self._chance.random() < TAPS_TWICE:
            entry = self._book.entries[-1] if self._book.entries[-1].move is move else None
            if entry is not None and await self.phone.send({"id": entry.key, **move}):
                self._book.repeats += 1

    def _check_shown(self, move: Json) -> None:
        """The answer to an accepted choice shows it, as long as its phase lasts."""
        view, kept = self.phone.view, {"lay": ("laid", "cards"), "vote": ("vote", "numbers")}
        if move["move"] not in kept or (view["round"] or {}).get("number") != move["round"]:
            return
        shown, chosen = kept[move["move"]]
        phase = "laying" if move["move"] == "lay" else "voting"
        if view["phase"] == phase and sorted(view[shown]) != sorted(move[chosen]):
            self._book.troubles.append(f"{move} was accepted and {view[shown]} is shown")

    async def _perhaps_change(self) -> None:
        """Now and then take another card, number or clue while one may."""
        view, chance = self.phone.view, self._chance
        if view["round"] is None or view["me"] is None or chance.random() > CHANGES_THEIR_MIND:
            return
        number = view["round"]["number"]
        move: Json | None = None
        if view["phase"] == "laying" and "tell" in view["allowed"]:
            card = chance.choice(view["hand"])["card"]
            move = {"move": "tell", "round": number, "card": card, "clue": chance.choice(clues())}
        elif view["phase"] == "laying" and view["laid"] and view["hand"]:
            cards = [card["card"] for card in chance.sample(view["hand"], len(view["laid"]))]
            move = {"move": "lay", "round": number, "cards": cards}
        elif view["phase"] == "voting" and view["vote"]:
            numbers = [card["number"] for card in view["table"] if not card["mine"]]
            move = {"move": "vote", "round": number, "numbers": [chance.choice(numbers)]}
        if move is not None:
            await asyncio.sleep(chance.uniform(0, self._pause))
            await self._make(move)
