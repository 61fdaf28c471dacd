"""A bot in a group of the pretend Telegram: everything but the sender, over a real database."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path

from bot.app import add_handlers, build_application
from bot.desk import Desk
from bot.drawing import Drawing
from bot.errors import Errors
from bot.membership import Membership
from bot.scene import Links
from bot.texts import Texts
from bot.updates import Inbox, Poller
from models import outbox, reading, rules
from models.announcements import Kind
from models.database import connection
from models.decks import Decks
from models.play import Door
from playground import Telegram
from playground.bots import Bot
from playground.chats import Chat
from playground.messages import Message
from playground.people import Person
from tests.builders import lays, tells, votes

TOKEN = "123456:TEST-TOKEN-OF-NOBODY"
STATIC = Path("static")
LIMIT = 60.0


@dataclass
class World:
    """Ann, Ben and Eve in a group with the bot, which has greeted them and listens."""

    telegram: Telegram
    account: Bot
    ann: Person
    ben: Person
    eve: Person
    group: Chat
    desk: Desk
    inbox: Inbox
    errors: Errors

    async def settled(self) -> None:
        """Wait until the bot is done with everything that has happened."""
        updates = self.account.updates
        await self.telegram.until(lambda: updates.is_polled and not updates.pending(), LIMIT)

    async def says(self, person: Person, text: str, **values: object) -> Message:
        """Let somebody write in the group, and the bot take it in."""
        said = await person.says(self.group, text, **values)
        await self.settled()
        return said

    async def taps(self, person: Person, data: str, chat: Chat | None = None) -> str:
        """Let somebody press a button that carries this, under any message of the bot's; the toast."""
        message = (chat or self.group).messages_of(self.account)[-1]
        answer = await person.presses(message, data=data)
        assert answer is not None, f"{data} was not answered"
        await self.settled()
        return plain(answer.text)

    @property
    def replies(self) -> list[str]:
        """What the bot has said in the group by itself, the greeting left out."""
        return [plain(message.words) for message in self.group.messages_of(self.account)][1:]

    async def open_game(self, *people: Person) -> rules.Game:
        """A lobby of Ann's, or of the first of these people, in which all others sit."""
        first, *others = people or (self.ann, self.ben, self.eve)
        await self.says(first, "/newgame")
        for person in others:
            await self.says(person, "/join")
        return await self.game()

    async def begun(self, **house_rules: object) -> rules.Game:
        """A game of three in which Ann tells first."""
        game = await self.open_game()
        for rule, value in {"first": 1, **house_rules}.items():
            chosen = {"rule": rule, "value": value, "decks": self.desk.decks.names}
            await self.play(partial(rules.house, player=self.ann.id, **chosen))
        await self.says(self.ann, "/begin")
        return await self.game(game.id)

    async def game(self, id: str | None = None) -> rules.Game:
        """The open game of the group, or the one of that id."""
        found = id or await reading.latest_game_in(self.group.id, None)
        assert found is not None, f"no game; the bot says {self.replies}"
        return await reading.game(found)

    async def play(self, move: Callable[..., object], id: str | None = None) -> rules.Game:
        """Make a move past the chat, as the page or the clock would."""
        game = await self.game(id)
        played = await self.desk.door.play(game.id, move, now=self.desk.clock())  # type: ignore[arg-type]
        return played.game

    async def finish_a_round(self, id: str) -> rules.Game:
        """Whoever tells tells, all give, all vote."""
        game = await self.play(tells(await self.game(id)), id)
        for move in (lays, votes):
            for seat in rules.awaited(game):
                game = await self.play(move(game, seat), id)
        return game

    async def announced(self) -> list[Kind]:
        """What the sender would have to send, in order."""
        return [row.kind for row in await outbox.open_in(self.group.id)]


@asynccontextmanager
async def a_world(telegram: Telegram, door: Door, *, polls: bool = True) -> AsyncIterator[World]:
    """The world, and the bot taken out of it at the end; its requests must all have been right."""
    account = telegram.add_bot(TOKEN, username="FabuloTestBot", name="Fabulo")
    ann, ben, eve = (telegram.add_person(name) for name in ("Ann", "Ben", "Eve"))
    application = build_application(TOKEN, telegram.url)
    await application.initialize()
    desk = Desk(
        bot=application.bot,
        door=door,
        texts=texts(),
        decks=decks(),
        links=Links("FabuloTestBot", "play"),
        membership=Membership(application.bot),
        drawing=drawing(),
        clock=telegram.clock.now,
        public_url="https://fabulo.example",
    )
    errors = add_handlers(application, desk)
    inbox = Inbox(application, desk, errors)
    poller = Poller(inbox, desk)
    polling = asyncio.create_task(poller.run()) if polls else None
    group = telegram.add_group("Friday", [ann, ben, eve])
    world = World(telegram, account, ann, ben, eve, group, desk, inbox, errors)
    if polling is not None:
        await telegram.until(lambda: group.messages_of(account)[-1], LIMIT)
        await world.settled()
    yield world
    poller.stop()
    if polling is not None:
        await polling
    await application.shutdown()
    assert telegram.complaints == []


@lru_cache
def texts() -> Texts:
    """Every text there is; a key that is missing raises."""
    return Texts.load(STATIC / "texts", strict=True)


@lru_cache
def decks() -> Decks:
    """The decks that the product ships."""
    return Decks.load(STATIC / "decks")


@lru_cache
def drawing() -> Drawing:
    """One that draws for all tests: fonts and bunnies are read once."""
    return Drawing(decks())


async def rows(sql: str) -> list[dict[str, object]]:
    """What the database holds."""
    return await connection().rows(sql)


def plain(text: str) -> str:
    """A text without the marks that keep names apart."""
    return text.replace("\u2068", "").replace("\u2069", "")
