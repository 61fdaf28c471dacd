"""One group that plays one game, from /newgame to the last word."""

import asyncio
from functools import partial
from random import Random
from typing import Any

from playground.bots import Bot
from playground.chats import Chat
from playground.people import Person
from playground.telegram import Telegram
from tests.kills.book import Book
from tests.kills.players import BookedPhone, Player
from tests.kills.waiting import until

WHATEVER_STRIKES = 3600.0  # seconds; how long a game may take is for the evening to say
LINGERS = 2.0  # seconds that a group looks at its result at most, while buttons go


class Group:
    """A chat, its people and their game. `phase` is the newest that any phone has seen."""

    def __init__(self, telegram: Telegram, bot: Bot, chat: Chat, book: Book, chance: Random) -> None:
        self.chat = chat
        self.bot = bot
        self.game = ""
        self.first_message = 0
        self.is_told = False
        self._telegram = telegram
        self._book = book
        self._chance = chance
        self.players: list[Player] = []

    @property
    def phase(self) -> str:
        """lobby, telling, laying, voting or over; empty before and after."""
        views = [player.phone.view for player in self.players if player.phone.view]
        if self.is_told or not self.first_message:
            return ""
        return max(views, key=lambda view: view["version"])["phase"] if views else "lobby"

    async def play(self, people: list[Person], address: str, pause: float) -> None:
        """The whole game, until the group can read that it is over."""
        said = await people[0].says(self.chat, "/newgame")
        self.first_message = said.id
        opened = await self._telegram.until(lambda: self.chat.message_with("Begin"), WHATEVER_STRIKES)
        self.game = str(opened.button("Join").data).split(":")[1]
        async with asyncio.TaskGroup() as together:
            for person in people:
                together.create_task(self._sits(person, address, pause))
            together.create_task(self._begins(len(people)))
        await self._telegram.until(lambda: self.chat.message_with("Rematch"), WHATEVER_STRIKES)
        await asyncio.sleep(self._chance.uniform(0, LINGERS))
        self.is_told = True

    async def _sits(self, person: Person, address: str, pause: float) -> None:
        launch = partial(person.init_data, self.game, chat=self.chat)
        async with BookedPhone(self._book, person.id, address, self.game, launch) as phone:
            player = Player(person, phone, self._book, Random(self._chance.random()), pause)
            self.players.append(player)
            await player.take_seat(lambda: self._press_join(person))
            await player.play()

    def _press_join(self, person: Person) -> None:
        person.press(self.chat.message_with("Join"), f"join:{self.game}")

    async def _begins(self, count: int) -> None:
        """The host sets the house rules, waits for everybody, and deals."""
        await until(lambda: self.players != [] and len(self._seats()) == count, WHATEVER_STRIKES)
        host = self.players[0].phone
        first = self._chance.choice(["race", "lot", 1, 3])
        for rule, value in (("laps", 1), ("points", None), ("first", first)):
            await host.insist({"move": "house", "rule": rule, "value": value})
        await host.insist({"move": "begin"})

    def _seats(self) -> list[dict[str, Any]]:
        """Who sits, as the host sees it."""
        seats: list[dict[str, Any]] = self.players[0].phone.view.get("seats", [])
        return seats
