"""Evenings for stories: the pretend Telegram, the real product as its own processes, and people who play."""

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playground import Telegram
from playground.bots import Bot
from playground.chats import Chat
from playground.friends import Friends, Pauses
from playground.launch import NAMES, free_port
from playground.messages import Message
from playground.people import Person
from playground.phone import Phone
from playground.product import Product
from tests.stories.edge import Edge

TOKEN = "7000000002:PRETEND-TOKEN-OF-THE-STORIES"
NO_PAUSES = Pauses(0, 0, 0)
SECRET = "a-secret-of-the-stories"
PATIENCE = 120.0  # seconds in which a whole game's next step must have come, on a busy machine

Json = dict[str, Any]


@dataclass
class Evening:
    """A group with the bot, and what happens in it."""

    telegram: Telegram
    bot: Bot
    people: list[Person]
    group: Chat
    friends: Friends
    products: list[Product]
    stack: AsyncExitStack
    ports: list[int] = field(default_factory=list)
    edge: Edge | None = None
    phones: dict[int, Phone] = field(default_factory=dict)
    friends_chance: Random = field(default_factory=lambda: Random(3))
    game: str = ""

    async def open_lobby(self) -> Message:
        """The first person opens a game, and everybody presses Join; the lobby message."""
        first, *others = self.people
        await first.says(self.group, "/newgame")
        lobby = await self.telegram.until(lambda: self.group.message_with("Begin"), PATIENCE)
        self.game = lobby.button("Join").data.split(":")[1]
        for person in others:
            await person.presses(lobby, "Join")
        await self.telegram.until(lambda: all(one.first_name in lobby.words for one in self.people), PATIENCE)
        return lobby

    async def phone(self, person: Person) -> Phone:
        """The person's mini-app, open on this game."""
        if person.id not in self.phones:
            launch = lambda: person.init_data(self.game, chat=self.group)  # noqa: E731
            phone = Phone(self.bot.miniapps["play"], self.game, launch)
            self.phones[person.id] = await self.stack.enter_async_context(phone)
        return self.phones[person.id]

    async def view(self, person: Person) -> Json:
        """What the person's mini-app shows now."""
        return await (await self.phone(person)).look()

    async def make(self, person: Person, move: str, **values: Any) -> Json:
        """A move of the mini-app that must be accepted; the view it answers with."""
        phone = await self.phone(person)
        assert await phone.make({"move": move, **values}), (move, values, phone.view.get("phase"))
        return phone.view

    async def begin(self, **house: Any) -> Json:
        """Set house rules and begin, as the host."""
        for rule, value in house.items():
            await self.make(self.people[0], "house", rule=rule, value=value)
        return await self.make(self.people[0], "begin")

    async def play_to_the_end(self) -> Message:
        """Everybody plays by themselves; the message that tells the winners."""
        for person in self.people:
            self.friends.add(person)
        finished = self.friends.has_finished
        await self.telegram.until(lambda: all(finished(one, self.game) for one in self.people), 4 * PATIENCE)
        return await self.telegram.until(lambda: self.group.message_with("Rematch"), 2 * PATIENCE)

    async def story(self) -> list[Json]:
        """The scored rounds, as the mini-app tells them."""
        return await (await self.phone(self.people[0])).story()

    def results(self) -> dict[int, Message]:
        """The message that tells the points of each round, by the round's number."""
        found: dict[int, Message] = {}
        for message in self.group.messages_of(self.bot):
            title = re.search(r"^⭐ Round (\d+)", plain(message.words), re.MULTILINE)
            if title is not None:
                assert int(title[1]) not in found, "a round was told twice"
                found[int(title[1])] = message
        return found

    def player_of(self, view: Json, seat: int) -> Person:
        """Who sits there."""
        name = next(line["name"] for line in view["seats"] if line["seat"] == seat)
        return next(one for one in self.people if one.first_name == name)


def plain(text: str) -> str:
    """A text without the marks that isolate names."""
    return re.sub("[\u2066-\u2069]", "", text)


@asynccontextmanager
async def an_evening(
    folder: Path,
    *,
    people: int,
    database: str,
    updates: str = "polling",
    roles: tuple[str, ...] = ("all",),
    pauses: Pauses = NO_PAUSES,
    has_edge: bool = False,
) -> AsyncIterator[Evening]:
    """The evening, with the product running in these roles on this database, and clean at its end.

    With an edge before them the processes of the web share all requests; else the first of them has them all.
    """
    async with Telegram.serve() as telegram, AsyncExitStack() as stack:
        bot = telegram.add_bot(TOKEN, "FabuloStoryBot", "Fabulo")
        ports = [free_port() for _ in roles]
        edge = None
        if has_edge:
            webs = [port for role, port in zip(roles, ports, strict=True) if role == "web"]
            edge = await stack.enter_async_context(Edge(free_port(), webs))
        public = edge.port if edge else ports[0]
        telegram.set_miniapp(bot, "play", f"http://127.0.0.1:{public}")
        persons = [telegram.add_person(name) for name in NAMES[:people]]
        group = telegram.add_group("Friday Dreamers", persons)
        friends = Friends(telegram, Random(people), pauses)
        stack.push_async_callback(friends.stop)
        products = []
        for role, port in zip(roles, ports, strict=True):
            product = Product(role=role)
            product.configure(_settings(telegram, folder, port, public, database, updates))
            stack.push_async_callback(product.stop)
            await product.start()
            products.append(product)
        yield Evening(telegram, bot, persons, group, friends, products, stack, ports, edge)
        assert telegram.complaints == []
        assert friends.troubles == []


def _settings(
    telegram: Telegram, folder: Path, port: int, public: int, database: str, updates: str
) -> dict[str, str]:
    return {
        "BOT_TOKEN": TOKEN,
        "TELEGRAM_API": telegram.url,
        "PUBLIC_URL": f"http://127.0.0.1:{public}",
        "DATABASE_URL": database,
        "HOST": "127.0.0.1",
        "PORT": str(port),
        "HEALTH_PORT": str(port),
        "UPDATES": updates,
        "WEBHOOK_SECRET": SECRET,
        "LOG_LEVEL": "WARNING",
    }
