"""A group, its phones, and the whole program in this process: what a case needs to go through all of it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar
from uuid import uuid4

import pytest
from aiohttp import ClientSession

from bot.__main__ import serve
from bot.settings import Settings
from models import reading, rules
from playground import Telegram
from playground.bots import Bot
from playground.chats import Chat
from playground.launch import free_port
from playground.messages import Message
from playground.people import Person

TOKEN = "7000000003:PRETEND-TOKEN-OF-THE-CASES"
NAMES = ("Ann", "Ben", "Eve", "Dan", "Zoe", "Kim", "Lea", "Max")
LIMIT = 60.0  # seconds in which whatever is waited for must have come

ON_SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
"""For what no database can make a difference to."""

Json = dict[str, Any]
Value = TypeVar("Value")


def plain(text: str) -> str:
    """A text without the marks that keep names apart."""
    return text.replace("\u2068", "").replace("\u2069", "")


@dataclass
class Handset:
    """A person's mini-app, down to the status and the body of each answer."""

    person: Person
    chat: Chat
    address: str
    http: ClientSession
    game: str = ""
    token: str = ""

    async def opens(self, game: str | None = None, **more: str) -> Json:
        """The session that launch data opens; `game` is what the link says, `more` goes into the data."""
        data = self.person.init_data(self.game if game is None else game, chat=self.chat, **more)
        status, session = await self.asks("POST", "/api/session", authorization=f"tma {data}")
        assert status == 200, session
        self.token = session["token"]
        return session

    async def asks(
        self, method: str, path: str, body: Json | None = None, *, authorization: str | None = None
    ) -> tuple[int, Json]:
        """Any request at all; the status and the JSON of its answer."""
        headers = {"Authorization": authorization or f"Bearer {self.token}"}
        async with self.http.request(method, self.address + path, json=body, headers=headers) as answer:
            return answer.status, await answer.json()

    async def looks(self) -> Json:
        """The view of the game."""
        status, view = await self.asks("GET", f"/api/games/{self.game}")
        assert status == 200, view
        return view

    async def tries(self, move: str, **values: Any) -> tuple[int, Json]:
        """A move, whatever comes of it."""
        body = {"id": str(uuid4()), "move": move, **values}
        return await self.asks("POST", f"/api/games/{self.game}/moves", body)

    async def makes(self, move: str, **values: Any) -> Json:
        """A move that must be accepted; the view after it."""
        status, body = await self.tries(move, **values)
        assert status == 200, (move, values, body)
        return body

    async def is_refused(self, move: str, **values: Any) -> str:
        """A move that must be refused; the code."""
        status, body = await self.tries(move, **values)
        assert status == 409, (move, values, status, body)
        code: str = body["refusal"]
        return code

    async def hand(self) -> list[str]:
        """The cards of one's own hand."""
        return [card["card"] for card in (await self.looks())["hand"]]

    async def story(self) -> list[Json]:
        """The scored rounds, with all that they revealed."""
        status, body = await self.asks("GET", f"/api/games/{self.game}/story")
        assert status == 200, body
        rounds: list[Json] = body["rounds"]
        return rounds


@dataclass
class Party:
    """A group with the bot in it, and what is played there."""

    telegram: Telegram
    bot: Bot
    people: list[Person]
    group: Chat
    address: str
    http: ClientSession
    program: "Program"
    handsets: dict[int, Handset] = field(default_factory=dict)
    game: str = ""

    def person(self, name: str) -> Person:
        """Somebody by name."""
        return next(one for one in self.people if one.first_name == name)

    async def phone(self, name: str) -> Handset:
        """Somebody's mini-app, open on the game."""
        person = self.person(name)
        if person.id not in self.handsets:
            self.handsets[person.id] = Handset(person, self.group, self.address, self.http, self.game)
            await self.handsets[person.id].opens()
        return self.handsets[person.id]

    async def says(self, name: str, text: str) -> Message:
        """Let somebody write in the group, and the bot take it in."""
        said = await self.person(name).says(self.group, text)
        await self.settled()
        return said

    async def taps(self, name: str, data: str, message: Message | None = None) -> str:
        """Let somebody press a button that carries this; what the bot says to them."""
        under = message or await self.until(lambda: self.group.messages_of(self.bot)[-1])
        answer = await self.person(name).presses(under, data=data, limit=LIMIT)
        assert answer is not None, f"{data} was not answered"
        return plain(answer.text)

    async def until(self, condition: Callable[[], Value]) -> Value:
        """Wait until the condition gives something true, and return it; a LookupError means not yet."""
        value: Value | None = None
        try:
            async with asyncio.timeout(LIMIT):
                while not value:
                    with suppress(LookupError):
                        value = condition()
                    await asyncio.sleep(0.01)
        except TimeoutError:
            raise TimeoutError(f"not within {LIMIT} s; {self.group.messages[-3:]}") from None
        return value

    async def until_said(self, words: str) -> Message:
        """Wait until a message of the bot's in the group has these words in it; the newest such."""

        def said() -> Message | None:
            messages = reversed(self.group.messages_of(self.bot))
            return next((message for message in messages if words in plain(message.words)), None)

        found = await self.until(said)
        assert found is not None
        return found

    async def settled(self) -> None:
        """Wait until the bot is done with every update."""
        updates = self.bot.updates
        await self.until(lambda: updates.is_polled and not updates.pending())

    async def lobby(self, count: int, *, host: str = "Ann") -> Message:
        """A game that somebody opens by command and others join by the button, so many in all."""
        others = [name for name in NAMES if name != host][: count - 1]
        before = self.game
        await self.person(host).says(self.group, "/newgame")
        message = await self.until(lambda: self._lobby_after(before))
        self.game = _game_of(message)
        self.handsets.clear()
        for name in others:
            await self.taps(name, f"join:{self.game}", message)
        return message

    def _lobby_after(self, game: str) -> Message:
        """The lobby's message of another game. Raises LookupError while there is none."""
        message = self.group.message_with("Begin")
        if _game_of(message) == game:
            raise LookupError("the lobby of another game")
        return message

    async def begun(self, count: int = 4, **house: Any) -> rules.Game:
        """A game of so many, in which Ann tells first unless the house rules say otherwise."""
        await self.lobby(count)
        host = await self.phone("Ann")
        for rule, value in {"first": 1, **house}.items():
            await host.makes("house", rule=rule, value=value)
        await host.makes("begin")
        return await self.state()

    async def state(self) -> rules.Game:
        """The game as it is kept."""
        return await reading.game(self.game)

    async def names(self, seats: list[int]) -> list[str]:
        """Who sits there."""
        game = await self.state()
        return [game.seat(number).name for number in seats]

    async def awaited(self) -> list[str]:
        """Whom the game waits for."""
        return await self.names(list(rules.awaited(await self.state())))

    async def tells(self, name: str | None = None, clue: str = "once upon a time") -> str:
        """Somebody, or else who is awaited first, tells with the first card of the hand; that card."""
        phone = await self.phone(name or (await self.awaited())[0])
        view = await phone.looks()
        card: str = view["hand"][0]["card"]
        await phone.makes("tell", round=view["round"]["number"], card=card, clue=clue)
        return card

    async def lays(self, *names: str) -> None:
        """These people, or else all who are awaited, give the first cards of their hands."""
        for name in names or await self.awaited():
            phone = await self.phone(name)
            view = await phone.looks()
            cards = [card["card"] for card in view["hand"]][: view["round"]["lay"]]
            await phone.makes("lay", round=view["round"]["number"], cards=cards)

    async def votes(self, *names: str) -> None:
        """These people, or else all who are awaited, vote for the first card that is not their own."""
        for name in names or await self.awaited():
            phone = await self.phone(name)
            view = await phone.looks()
            number = next(card["number"] for card in view["table"] if not card["mine"])
            await phone.makes("vote", round=view["round"]["number"], numbers=[number])

    async def plays_a_round(self) -> None:
        """Whoever is awaited tells, gives and votes."""
        await self.tells()
        await self.lays()
        await self.votes()

    async def reaches(self, phase: str) -> None:
        """Go on to this phase of the round."""
        if phase in ("laying", "voting"):
            await self.tells()
        if phase == "voting":
            await self.lays()
        assert (await self.state()).phase == phase


def _game_of(message: Message) -> str:
    return str(message.button("Begin").data).split(":")[1]


class Program:
    """The program in all its roles, in this process; it ends as a signal would end it."""

    def __init__(self, telegram: Telegram, address: str, database: str) -> None:
        self._clock = telegram.clock.now
        self._settings = Settings(
            _env_file=None,  # type: ignore[call-arg]
            bot_token=TOKEN,
            telegram_api=telegram.url,
            public_url=address,
            database_url=database,
            host="127.0.0.1",
            port=int(address.rpartition(":")[2]),
            updates="polling",
        )
        self._stop = asyncio.Event()
        self._serving: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to serve."""
        self._stop.clear()
        self._serving = asyncio.create_task(serve(self._settings, self._stop, clock=self._clock))

    async def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        self._stop.set()
        if self._serving is not None:
            await self._serving


@asynccontextmanager
async def a_party(database: str, *, kind: str = "supergroup") -> AsyncIterator[Party]:
    """The party, with the program running on this database; at its end no request of the bot's was wrong."""
    async with Telegram.serve() as telegram, AsyncExitStack() as stack:
        bot = telegram.add_bot(TOKEN, username="FabuloCasesBot", name="Fabulo")
        people = [telegram.add_person(name) for name in NAMES]
        address = f"http://127.0.0.1:{free_port()}"
        telegram.set_miniapp(bot, "play", address)
        group = telegram.add_group("Friday", people, kind=kind)
        http = await stack.enter_async_context(ClientSession())
        party = Party(telegram, bot, people, group, address, http, Program(telegram, address, database))
        stack.push_async_callback(party.program.stop)
        party.program.start()
        await party.until(lambda: bot.updates.is_polled)
        yield party
        assert telegram.complaints == []
