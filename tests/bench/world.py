"""The pretend Telegram with a bot and as many groups as a measurement needs, each with a game opened."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from playground import Telegram
from playground.bots import Bot
from playground.chats import Chat
from playground.people import Person

TOKEN = "7000000003:PRETEND-TOKEN-OF-THE-FIGURES"
SECRET = "a-secret-of-the-figures"
AT_ONCE = 40  # groups that open their game side by side
PATIENCE = 300.0  # seconds: a thousand lobbies take half a minute at Telegram's pace alone


@dataclass(frozen=True, slots=True)
class Group:
    """A chat with its people, and the game they have opened. The first is its host."""

    chat: Chat
    people: list[Person]
    game: str

    def seats(self) -> dict[str, Any]:
        """What the load needs to know: the game, and each person's signed launch data."""
        return {
            "game": self.game,
            "phones": [one.init_data(self.game, chat=self.chat) for one in self.people],
        }


@dataclass(frozen=True, slots=True)
class World:
    """Telegram as the server sees it."""

    telegram: Telegram
    bot: Bot

    async def groups(self, count: int, size: int) -> list[Group]:
        """So many groups of so many people, each with a game in whose lobby everybody has sat down."""
        turns = asyncio.Semaphore(AT_ONCE)

        async def opened() -> Group:
            async with turns:
                return await self._opened(size)

        return await asyncio.gather(*(opened() for _ in range(count)))

    def settings(self, port: int, database: str, *, public: int | None = None) -> dict[str, str]:
        """The environment of a server that listens on `port`; updates go to the one on `public`."""
        return {
            "BOT_TOKEN": TOKEN,
            "TELEGRAM_API": self.telegram.url,
            "PUBLIC_URL": f"http://127.0.0.1:{public or port}",
            "DATABASE_URL": database,
            "HOST": "127.0.0.1",
            "PORT": str(port),
            "UPDATES": "polling" if public is None else "webhook",
            "WEBHOOK_SECRET": SECRET,
            "LOG_LEVEL": "WARNING",
        }

    def sent(self, groups: Sequence[Group]) -> tuple[int, int]:
        """New messages and edits that the bot has made in these groups."""
        counts = [self.telegram.counts(group.chat) for group in groups]
        return sum(one.new for one in counts), sum(one.edits for one in counts)

    async def _opened(self, size: int) -> Group:
        number = len(self.telegram.people)
        people = [self.telegram.add_person(f"Player {number + place}") for place in range(size)]
        chat = self.telegram.add_group(f"Group {len(self.telegram.chats)}", people)
        host, *others = people
        await host.says(chat, "/newgame")
        lobby = await self.telegram.until(lambda: chat.message_with("Begin"), PATIENCE)
        data = lobby.button("Join").data
        assert data is not None
        for person in others:
            if await person.presses(lobby, data=data, limit=PATIENCE) is None:
                raise RuntimeError(f"a press of Join was not answered in {chat}")
        return Group(chat, people, data.split(":")[1])


@asynccontextmanager
async def a_world() -> AsyncIterator[World]:
    """A fresh one, which must have nothing to complain of in the end."""
    async with Telegram.serve() as telegram:
        bot = telegram.add_bot(TOKEN, "FabuloBenchBot", "Fabulo")
        yield World(telegram, bot)
        if telegram.complaints:
            raise RuntimeError(f"Telegram complains: {telegram.complaints[:3]}")
