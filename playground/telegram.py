"""The pretend Telegram itself: people, bots and chats, the clock, the faults, and waiting for changes."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from playground.bots import Bot
from playground.chats import Chat, Member
from playground.clock import Clock
from playground.entities import detected
from playground.faults import Faults
from playground.files import FileStore
from playground.membership import migrate, say_service, set_standing
from playground.messages import Message
from playground.people import Person
from playground.posting import post
from playground.presses import Press
from playground.records import CallRecord, Counts
from playground.serving import Server
from playground.shapes import user_shape
from playground.updates import UpdateQueue
from playground.users import User

Json = dict[str, Any]
Value = TypeVar("Value")

KINDS = ("group", "supergroup", "forum")
CALLS_KEPT = 20_000


class Telegram:
    """One world and the server that shows it to bots. See `playground` for how tests use it.

    While `is_dark` every connection of a bot is cut; `go_dark` refuses connections altogether, pages too.
    `webhook_backoff` is the wait in seconds after a webhook's first failure (doubling), `answer_seconds` how
    long a press may be answered, `flood_control` refuses more than 20 messages a minute in one group.
    """

    def __init__(self, *, flood_control: bool = False, webhook_backoff: float = 1.0) -> None:
        self.clock = Clock(self._time_moved)
        self.files = FileStore()
        self.faults = Faults(struck=lambda: self.changed("faults", None))
        self.flood_control = flood_control
        self.webhook_backoff = webhook_backoff
        self.answer_seconds = 15.0
        self.is_dark = False
        self.complaints: list[str] = []
        self.calls: deque[CallRecord] = deque(maxlen=CALLS_KEPT)
        self.accounts: dict[int, User] = {}
        self.people: list[Person] = []
        self.bots: list[Bot] = []
        self.chats: dict[int, Chat] = {}
        self.presses: dict[str, Press] = {}
        self.listeners: list[Callable[[str, Any], None]] = []
        self._server = Server(self)
        self._counts: dict[int, Counts] = {}
        self._waiting: list[asyncio.Future[None]] = []
        self._last_key = 0
        self._last_account = 6_100_000_000
        self._last_group = -4_200_000_000
        self._last_supergroup = -1_002_300_000_000

    @classmethod
    @asynccontextmanager
    async def serve(cls, port: int = 0, host: str = "127.0.0.1", **options: Any) -> AsyncIterator["Telegram"]:
        """A world with its server running on this machine alone; port 0 takes a free one."""
        telegram = cls(**options)
        await telegram.start(port, host)
        try:
            yield telegram
        finally:
            await telegram.stop()

    async def start(self, port: int = 0, host: str = "127.0.0.1") -> None:
        """Begin to answer bots."""
        await self._server.start(port, host)

    async def stop(self) -> None:
        """End every connection, poll and webhook."""
        for bot in self.bots:
            if bot.webhook:
                await bot.webhook.stop()
        await self._server.stop()

    async def go_dark(self) -> None:
        """Refuse every connection, as if Telegram could not be reached."""
        await self._server.stop_listening()

    async def come_back(self) -> None:
        """Answer again, at the same address."""
        await self._server.listen_again()

    @property
    def url(self) -> str:
        """The server's address without a slash at the end, for `TELEGRAM_API`."""
        return self._server.url

    @property
    def server(self) -> Server:
        """The HTTP server, for those who add pages to it."""
        return self._server

    def add_bot(
        self, token: str = "", username: str = "FabuloTestBot", name: str = "Fabulo", *, privacy: bool = True
    ) -> Bot:
        """A new bot; its id is the number its token begins with. Groups made afterwards hold it."""
        token = token or f"{self._next_account()}:PRETEND-TOKEN-{len(self.bots) + 1}"
        queue = UpdateQueue(self.clock, last_id=500_000_000 + 1_000_000 * len(self.bots))
        bot = Bot(
            int(token.partition(":")[0]), name, username=username, token=token, updates=queue, privacy=privacy
        )
        queue.on_poll = lambda: self.changed("poll", bot)
        self.bots.append(bot)
        self.accounts[bot.id] = bot
        self.changed("people", bot)
        return bot

    def add_person(self, first_name: str, *, language: str = "en", last_name: str = "", username: str = "",
                   premium: bool = False) -> Person:  # fmt: skip
        """A new person, in no chat yet."""
        person = Person(
            self._next_account(), first_name, last_name, username, language, premium=premium, telegram=self
        )
        self.people.append(person)
        self.accounts[person.id] = person
        self.changed("people", person)
        return person

    def add_group(
        self,
        title: str,
        people: Iterable[User],
        kind: str = "supergroup",
        *,
        bots: Iterable[Bot] | None = None,
        bot_is_admin: bool = False,
        admins: Iterable[User] = (),
    ) -> Chat:
        """A new `group`, `supergroup` or `forum`; the first of the people made it and adds the bots (all)."""
        if kind not in KINDS:
            raise ValueError(f"a chat is one of {KINDS}, not {kind!r}")
        members = list(people)
        chat_id = self._next_group_id() if kind == "group" else self.next_supergroup_id()
        chat = Chat(chat_id, "group" if kind == "group" else "supergroup", title, is_forum=kind == "forum")
        self.chats[chat.id] = chat
        for user in members:
            chat.members[user.id] = Member(user, status="administrator" if user in admins else "member")
        chat.members[members[0].id].status = "creator"
        for bot in self.bots if bots is None else bots:
            self.add_to(chat, bot, by=members[0], is_admin=bot_is_admin)
        self.changed("chat", chat)
        return chat

    def add_to(self, chat: Chat, bot: Bot, *, by: User, is_admin: bool = False) -> None:
        """Put a bot into a chat."""
        set_standing(self, chat, bot, by, status="administrator" if is_admin else "member", is_member=True)
        say_service(self, chat, by, new_chat_members=[user_shape(bot)])

    async def bot_says(self, bot: Bot, chat: Chat, text: str, *, seen_by_bots: bool = False) -> Message:
        """Let a bot that has no program write; bots read each other only where Telegram says so."""
        message = Message(chat, self.clock.date(), author=bot, sender=bot, words=text)
        message.entities = detected(text, [])
        return post(self, message, seen_by_bots=seen_by_bots)

    def add_channel(self, title: str, username: str = "") -> Chat:
        """A channel, in whose name people may write in groups."""
        chat = Chat(self.next_supergroup_id(), "channel", title, username)
        self.chats[chat.id] = chat
        return chat

    def migrate(self, group: Chat) -> Chat:
        """Make a supergroup of a group and return the new chat."""
        return migrate(self, group)

    def set_miniapp(self, bot: Bot, short_name: str, url: str) -> None:
        """Register a mini-app, as with BotFather's /newapp; links to it then open `url`."""
        bot.miniapps[short_name] = url

    def counts(self, chat: Chat) -> Counts:
        """How many messages, edits, deletions and answers to presses bots made in this chat so far."""
        return self._counts.get(chat.id, Counts())

    def count(self, chat: Chat, what: str) -> None:
        """Note one more act of a bot in this chat."""
        self._counts[chat.id] = self.counts(chat).plus(what)

    def record(self, bot: Bot, method: str, values: Json, **outcome: Any) -> None:
        """Note a request and how it ended."""
        self.calls.append(CallRecord(self.clock.now(), bot, method, values, **outcome))

    def calls_of(self, method: str, chat: Chat | None = None) -> list[CallRecord]:
        """The requests of this method so far (the last 20,000), in one chat or in all."""
        return [
            call for call in self.calls
            if call.method == method and (chat is None or str(call.values.get("chat_id")) == str(chat.id))
        ]  # fmt: skip

    async def until(self, condition: Callable[[], Value], limit: float = 5.0) -> Value:
        """Wait until the condition gives something true, and return it; looked at after each change here.

        A `LookupError` in the condition means "not yet". Raises `TimeoutError` with the last messages.
        """
        try:
            async with asyncio.timeout(limit):
                while not (value := _held(condition)):
                    await self._next_change()
                return value
        except TimeoutError:
            raise TimeoutError(f"not within {limit} s; {self._lately()}") from None

    def changed(self, kind: str, value: Any) -> None:
        """Wake who waits and tell the listeners."""
        waiting, self._waiting = self._waiting, []
        for change in waiting:
            if not change.done():
                change.set_result(None)
        for listener in self.listeners:
            listener(kind, value)

    def next_key(self) -> int:
        """A number no other message of this world has."""
        self._last_key += 1
        return self._last_key

    def next_supergroup_id(self) -> int:
        """The id of one more supergroup or channel."""
        self._last_supergroup -= 1
        return self._last_supergroup

    def _next_group_id(self) -> int:
        self._last_group -= 1
        return self._last_group

    def _next_account(self) -> int:
        self._last_account += 1
        return self._last_account

    async def _next_change(self) -> None:
        change: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(change)
        await change

    def _time_moved(self) -> None:
        for bot in self.bots:
            bot.updates.wake()
        self.changed("time", None)

    def _lately(self) -> str:
        chats = [*self.chats.values(), *(chat for bot in self.bots for chat in bot.private.values())]
        return "; ".join(f"{chat}: {_last_of(chat)}" for chat in chats) + f"; complaints: {self.complaints}"


def _last_of(chat: Chat) -> list[Message]:
    return chat.everything[-3:]


def _held(condition: Callable[[], Value]) -> Value | None:
    try:
        return condition()
    except LookupError:
        return None
