"""Evenings with the whole product in this very process, so that a story can let hours pass at once."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from zlib import crc32

from bot.__main__ import serve
from bot.settings import Settings
from models.migrate import migrate
from playground import Telegram
from playground.chats import Chat
from playground.choices import next_move
from playground.friends import Friends, Pauses
from playground.launch import NAMES, free_port
from playground.messages import Message
from playground.people import Person
from playground.phone import Unwell
from tests.conftest import fresh_postgres
from tests.stories.evenings import TOKEN, Evening, Json, plain

MINUTE = 60.0
HOUR = 60 * MINUTE
LIMIT = 120.0  # seconds of the machine's own time for the next thing to happen

Value = TypeVar("Value")


@dataclass
class Hosted(Evening):
    """An evening whose product runs here, by the pretend Telegram's clock."""

    def later(self, seconds: float) -> None:
        """So many seconds have passed."""
        self.telegram.clock.advance(seconds)

    async def until(self, condition: Callable[[], Value]) -> Value:
        """Wait until the condition gives something true, and return it; LookupError means not yet."""
        return await self.telegram.until(condition, LIMIT)

    async def reads(self, words: str, chat: Chat | None = None) -> Message:
        """Wait until the bot's newest message in the chat that has these words in it is there."""
        where = chat or self.group

        def found() -> Message | None:
            told = [one for one in where.messages_of(self.bot) if words in plain(one.words)]
            return told[-1] if told else None

        message = await self.until(found)
        assert message is not None
        return message

    def texts(self, chat: Chat | None = None) -> list[str]:
        """Everything the bot has said in the chat and still stands there."""
        return [plain(message.words) for message in (chat or self.group).messages_of(self.bot)]

    def private(self, person: Person) -> list[str]:
        """Everything the bot has told a person in private."""
        chat = self.bot.private.get(person.id)
        return [] if chat is None else [plain(message.words) for message in chat.messages_of(self.bot)]

    async def view(self, person: Person) -> Json:
        """What the person's mini-app shows now, in a new session where the old one ran out."""
        try:
            return await super().view(person)
        except Unwell:
            return await super().view(person)

    async def begun(self, **house: Any) -> Json:
        """A game in which the first person tells first."""
        await self.open_lobby()
        view = await self.begin(**{"first": 1, **house})
        await self.reads("Round 1")
        return view

    async def move(self, person: Person) -> None:
        """The move that the mini-app asks of this person now."""
        move = next_move(await self.view(person), self.friends_chance)
        assert move is not None, f"{person.first_name} has nothing to do"
        await self.make(person, move.pop("move"), **move)

    async def waiting(self) -> list[Person]:
        """Whom the game waits for, in the order of seats."""
        view = await self.view(self.people[0])
        return [self.player_of(view, seat) for seat in view["round"]["waiting_for"]] if view["round"] else []

    async def finish_phase(self) -> None:
        """Everybody who is awaited in this phase moves."""
        for person in await self.waiting():
            await self.move(person)

    async def finish_round(self) -> int:
        """The round is told, given and voted on; its number, once its result can be read."""
        number: int = (await self.view(self.people[0]))["round"]["number"]
        for phase in ("telling", "laying", "voting"):
            if (await self.view(self.people[0]))["phase"] == phase:
                await self.finish_phase()
        await self.until(lambda: self.results().get(number))
        return number


@asynccontextmanager
async def hosted(
    folder: Path,
    *,
    people: int = 3,
    kind: str = "supergroup",
    title: str = "Friday Dreamers",
    pauses: Pauses | None = None,
    flood_control: bool = False,
    privacy: bool = True,
    **group: Any,
) -> AsyncIterator[Hosted]:
    """The evening, with so many people in a group of that kind; what was asked of Telegram was all right.

    Half of the stories are told on either database, always the same ones; or all on the one that
    TEST_STORIES_ON names. What they tell depends on none.
    """
    async with (
        a_home(folder) as database,
        Telegram.serve(flood_control=flood_control) as telegram,
        AsyncExitStack() as stack,
    ):
        bot = telegram.add_bot(TOKEN, "FabuloStoryBot", "Fabulo", privacy=privacy)
        port = free_port()
        telegram.set_miniapp(bot, "play", f"http://127.0.0.1:{port}")
        persons = [telegram.add_person(name) for name in (*NAMES, "Pia")[:people]]
        friends = Friends(telegram, Random(people), pauses or Pauses(0, 0, 0))
        stop = asyncio.Event()
        settings = Settings(  # type: ignore[call-arg]
            _env_file=None,
            bot_token=TOKEN,
            telegram_api=telegram.url,
            public_url=f"http://127.0.0.1:{port}",
            port=port,
            database_url=database,
        )
        served = asyncio.create_task(serve(settings, stop, clock=telegram.clock.now))
        await _meanwhile(served, telegram.until(lambda: bot.updates.is_polled, LIMIT))
        chat = telegram.add_group(title, persons, kind=kind, **group)
        try:
            await _meanwhile(served, telegram.until(lambda: chat.messages_of(bot), LIMIT))
            async with stack:
                yield Hosted(telegram, bot, persons, chat, friends, [], stack)
        finally:
            await friends.stop()
            stop.set()
            await asyncio.wait_for(served, LIMIT)
        assert telegram.complaints == []
        assert friends.troubles == []


@asynccontextmanager
async def a_home(folder: Path) -> AsyncIterator[str]:
    """An empty database for a story, known by its folder."""
    kinds = ("sqlite", "postgres")
    kind = os.environ.get("TEST_STORIES_ON") or kinds[crc32(folder.name.encode()) % 2]
    if kind == "sqlite":
        yield f"sqlite://{folder / 'fabulo.db'}"
        return
    fresh = fresh_postgres()
    url = await asyncio.to_thread(fresh.__enter__)
    try:
        await migrate(url)
        yield url
    finally:
        await asyncio.to_thread(fresh.__exit__, None, None, None)


async def _meanwhile(served: "asyncio.Task[None]", waiting: Coroutine[Any, Any, object]) -> None:
    """Wait for something, but not for a product that has ended; what ended it is raised."""
    awaited = asyncio.create_task(waiting)
    await asyncio.wait({served, awaited}, return_when=asyncio.FIRST_COMPLETED)
    if served.done():
        awaited.cancel()
        served.result()
    await awaited
