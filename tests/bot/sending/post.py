"""A sender, its door and its database, before a pretend Telegram: what tests of sending start from."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import telegram as ptb

from bot.drawing import Drawing
from bot.request import Request
from bot.scene import Links
from bot.sender import Sender
from bot.texts import Texts
from models import chats, outbox, reading, rules
from models.bus import LocalBus
from models.chats import Place
from models.database import connection
from models.decks import Decks
from models.people import Person
from models.play import Door, Move, Played
from playground import Telegram
from playground.bots import Bot
from playground.chats import Chat, Topic
from playground.messages import Message
from playground.people import Person as Friend
from tests.announced import states

TOKEN = "7000000001:TEST-TOKEN-OF-NOBODY"
STATIC = Path(__file__).parents[3] / "static"
NAMES = ("Ann", "Ben", "Eve", "Dan", "Zoe", "Kim")
STARTED = 1_800_000_000.0
LIMIT = 480.0  # seconds of the hurried loop

Value = TypeVar("Value")


@cache
def decks() -> Decks:
    """The decks as they are shipped, read once."""
    return Decks.load(STATIC / "decks")


@cache
def texts() -> Texts:
    """The texts as they are shipped; one that is missing is a fault."""
    return Texts.load(STATIC / "texts", strict=True)


def plain(message: Message) -> str:
    """What one reads, without the marks that hold directions apart."""
    return message.words.replace("\u2068", "").replace("\u2069", "")


@dataclass
class Post:
    """One group of a pretend Telegram, with a game opened by the first of its people."""

    telegram: Telegram
    bot: Bot
    people: list[Friend]
    group: Chat
    door: Door
    game_id: str = ""
    senders: dict[str, tuple[Sender, asyncio.Task[None]]] = field(default_factory=dict)
    late: float = 0.0  # seconds by which the story's clock is ahead

    def now(self) -> float:
        """The time of the story, in Unix seconds."""
        return STARTED + asyncio.get_running_loop().time() + self.late

    @property
    def host(self) -> Person:
        """Who opens the game."""
        return Person(self.people[0].id, self.people[0].first_name, None, "en")

    @property
    def messages(self) -> list[Message]:
        """What the bot has said in the group and is still to be seen."""
        return self.group.messages_of(self.bot)

    async def game(self) -> rules.Game:
        """The game as it stands."""
        return await reading.game(self.game_id)

    async def open(self, people: int = 4, topic: int | None = None, **house_rules: Any) -> rules.Game:
        """A lobby with so many people in it."""
        place = Place(self.group.id, self.group.title, topic, "en")
        opened = await self.door.open(place, self.host, now=self.now())
        self.game_id = opened.game.id
        for rule, value in {"first": 1, **house_rules}.items():
            await self.play(
                partial(rules.house, player=self.host.id, rule=rule, value=value, decks=decks().names)
            )
        for friend in self.people[1:people]:
            await self.play(partial(rules.join, player=friend.id, name=friend.first_name))
        return await self.game()

    async def play(self, move: Move) -> Played:
        """One move in the game."""
        return await self.door.play(self.game_id, move, now=self.now())

    async def begin(self) -> None:
        """The cards are dealt."""
        await self.play(partial(rules.begin, player=self.host.id, deck=decks().cards("fabulo")))

    async def tell(self, clue: str = "once upon a time") -> None:
        """The storyteller gives a card and words."""
        game = await self.game()
        seat = game.seat(game.current().storyteller or 1)
        await self.play(
            partial(rules.tell, player=seat.player, round=game.current().number, card=seat.hand[0], clue=clue)
        )

    async def show(self, media: str, text: str | None = None) -> None:
        """The storyteller shows the clue in the chat."""
        game = await self.game()
        seat = game.seat(game.current().storyteller or 1)
        if game.current().card is None:
            await self.claim()
        await self.play(partial(rules.show, player=seat.player, media=media, text=text))

    async def claim(self) -> None:
        """The storyteller chooses a card and is to show the clue."""
        game = await self.game()
        seat = game.seat(game.current().storyteller or 1)
        await self.play(
            partial(rules.claim, player=seat.player, round=game.current().number, card=seat.hand[0])
        )

    async def tell_again(self, clue: str) -> None:
        """The storyteller changes the clue, not the card."""
        game = await self.game()
        round_ = game.current()
        seat = game.seat(round_.storyteller or 1)
        assert round_.card is not None
        await self.play(
            partial(rules.tell, player=seat.player, round=round_.number, card=round_.card, clue=clue)
        )

    async def media(self, kind: str) -> str:
        """Something somebody has sent to the bot, as a clue keeps it."""
        sends = getattr(self.people[0], f"sends_{kind}")
        message = await sends(self.bot)
        return json.dumps({"kind": kind, "file_id": self.file_id(message), "mime": "", "size": None})

    def file_id(self, message: Message) -> str:
        """The id by which the bot knows the file of a message."""
        assert message.file is not None
        return self.telegram.files.id_for(self.bot.id, message.file)

    async def show_words(self, text: str) -> None:
        """The storyteller writes the clue in the chat instead."""
        game = await self.game()
        storyteller = game.current().storyteller or 1
        await self.play(partial(rules.show, player=game.seat(storyteller).player, media=None, text=text))

    async def nudge(self, seat: int) -> None:
        """Somebody sends the phase's reminder."""
        game = await self.game()
        await self.play(
            partial(rules.nudge, player=game.seat(seat).player, round=game.current().number, phase=game.phase)
        )

    async def topic(self, name: str) -> Topic:
        """A topic of the forum."""
        return await self.people[0].opens_topic(self.group, name)

    def mentioned(self, message: Message) -> list[str]:
        """Those whose phones ring for a message."""
        mentions = [entity["user"] for entity in message.entities if entity["type"] == "text_mention"]
        return [user["first_name"] for user in mentions]

    async def lay(self, *seats: int) -> None:
        """Guessers give a card each; without any named, all who are awaited."""
        game = await self.game()
        for number in seats or rules.awaited(game):
            seat = game.seat(number)
            cards = seat.hand[: game.rules.cards_to_lay(len(game.current().players))]
            await self.play(partial(rules.lay, player=seat.player, round=game.current().number, cards=cards))

    async def vote(self, *seats: int) -> None:
        """Guessers vote for the first card that is not their own; without any named, all who are awaited."""
        game = await self.game()
        for number in seats or rules.awaited(game):
            others = (at for at, card in enumerate(game.current().table, 1) if card.owner != number)
            await self.play(
                partial(
                    rules.vote,
                    player=game.seat(number).player,
                    round=game.current().number,
                    numbers=(next(others),),
                )
            )

    async def to_the_vote(self) -> None:
        """A game of four, up to the table of its first round."""
        await self.open()
        await self.begin()
        await self.tell()
        await self.lay()

    async def rematch(self) -> None:
        """The host asks for another game; from now on it is the one this is about."""
        self.game_id = (await self.door.rematch(self.game_id, self.host, now=self.now())).game.id

    async def leave(self, seat: int) -> None:
        """Somebody leaves the game."""
        await self.play(partial(rules.leave, player=(await self.game()).seat(seat).player))

    async def repost(self) -> bool:
        """Somebody asks where the game stands."""
        return await outbox.repost(self.game_id, now=self.now())

    async def end(self) -> None:
        """The host ends the game."""
        await self.play(partial(rules.call_off, player=self.host.id))

    async def start(self, holder: str = "a", *, read_timeout: float = 2.0, ahead: float = 0.0) -> Sender:
        """A sender of that name begins its work; its clock may be ahead of the others'."""
        base = self.telegram.url
        addresses = {"base_url": f"{base}/bot", "base_file_url": f"{base}/file/bot"}
        request, polling = Request(read_within=read_timeout), Request()
        bot = ptb.Bot(TOKEN, request=request, get_updates_request=polling, **addresses)
        await bot.initialize()
        sender = Sender(
            bot=bot,
            door=self.door,
            texts=texts(),
            decks=decks(),
            drawing=Drawing(decks()),
            links=Links("FabuloTestBot", "play"),
            clock=lambda: self.now() + ahead,
            holder=holder,
        )
        self.senders[holder] = (sender, asyncio.create_task(self._run(sender, bot)))
        return sender

    async def stop(self, holder: str = "a") -> None:
        """The sender of that name ends its work."""
        _, task = self.senders.pop(holder)
        task.cancel()
        await asyncio.wait([task])

    async def until(self, condition: Callable[[], Value]) -> Value:
        """Wait until the condition gives something true, and return it; a LookupError means not yet."""

        async def asked() -> Value:
            return condition()

        return await self.until_it(asked)

    async def until_it(self, condition: Callable[[], Awaitable[Value]]) -> Value:
        """The same for a condition that has to look somewhere first."""
        value: Value | None = None
        try:
            async with asyncio.timeout(LIMIT):
                while not value:
                    with suppress(LookupError):
                        value = await condition()
                    await asyncio.sleep(0.05)
        except TimeoutError:
            raise TimeoutError(f"{self.messages}, {await states()}") from None
        return value

    async def until_game(self, condition: Callable[[rules.Game], object]) -> None:
        """Wait until the game is as wanted."""

        async def as_wanted() -> bool:
            return bool(condition(await self.game()))

        await self.until_it(as_wanted)

    async def until_states(self, wanted: list[tuple[str, str]]) -> None:
        """Wait until the announcements are in these states."""

        async def in_states() -> bool:
            return await states() == wanted

        await self.until_it(in_states)

    async def passes(self, seconds: float) -> None:
        """Wait until so much time of the story has passed."""
        end = self.now() + seconds
        await self.until(lambda: self.now() >= end)

    async def said(self, words: str) -> Message:
        """Wait until the newest message has these words in it, and the sender is done with it.

        On a slow machine the one before may show them first, until the next is there.
        """
        message = await self.until(lambda: self.messages[-1] if words in plain(self.messages[-1]) else None)
        await self.quiet()
        newest = self.messages[-1] if self.messages else message
        return newest if words in plain(newest) else message

    async def quiet(self) -> None:
        """Wait until the senders have nothing to do."""
        await self.until(lambda: all(sender.is_quiet for sender, _ in self.senders.values()))

    async def kick(self) -> None:
        """The bot is removed from the group."""
        await self.people[0].kicks(self.bot, self.group)

    async def come_back(self) -> None:
        """The bot is brought into the group again."""
        await self.people[0].adds(self.bot, self.group)

    async def restrict(self, **permissions: bool) -> None:
        """The bot may do less in the group."""
        await self.people[0].restricts(self.bot, self.group, **permissions)

    async def another_group(self, title: str) -> "Post":
        """A second group, with its own game, before the same Telegram and behind the same door."""
        group = self.telegram.add_group(title, self.people)
        await chats.know_chat(Place(group.id, title, None, "en"))
        return replace(self, group=group, game_id="")

    async def spoil(self) -> None:
        """Nobody can read the game any more."""
        await connection().rows("UPDATE game SET rules = '[]', version = 99 WHERE id = ?", self.game_id)

    async def forget_pictures(self) -> None:
        """Telegram does not know the pictures any more by the ids we keep."""
        await connection().rows("UPDATE kept_file SET file_id = 'no-such-id'")

    async def _run(self, sender: Sender, bot: ptb.Bot) -> None:
        try:
            await sender.run()
        finally:
            await bot.shutdown()


@asynccontextmanager
async def a_post(kind: str = "supergroup", **options: Any) -> AsyncIterator[Post]:
    """A group of six people and a bot, and a door to the open database; at the end no call was malformed."""
    async with Telegram.serve(**options) as served:
        bot = served.add_bot(TOKEN, username="FabuloTestBot", name="Fabulo")
        people = [served.add_person(name) for name in NAMES]
        group = served.add_group("Friday", people, kind=kind)
        for person in people:  # a bot can mention only whom it has met
            await person.says(group, "/hello@FabuloTestBot")
        door = Door(LocalBus(), chance=Random(7))
        post = Post(served, bot, people, group, door)
        await chats.know_chat(Place(group.id, group.title, None, "en"))
        try:
            yield post
        finally:
            for holder in list(post.senders):
                await post.stop(holder)
        assert served.complaints == []
