"""Friends who play by themselves: they press Join in the group, then play through the mini-app's HTTP API."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

from aiohttp import ClientError

from playground.bots import Bot
from playground.choices import is_race, next_move
from playground.messages import Message
from playground.people import Person
from playground.phone import Phone, ShutOut, Unwell
from playground.telegram import Telegram

Json = dict[str, Any]

GIVE_UP_SECONDS = 180.0
RETRY_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class Pauses:
    """How long a friend thinks, in seconds: at least and at most; in a race they hold back so much longer."""

    least: float = 1.5
    most: float = 6.0
    race: float = 45.0

    def before(self, view: Json, chance: Random) -> float:
        """The pause before a move on this view."""
        pause = chance.uniform(self.least, self.most)
        return pause + self.race * chance.uniform(1.0, 1.6) if is_race(view) else pause


@dataclass(eq=False)
class _Friend:
    """One person who plays: what they pressed, told and finished, and what they are doing."""

    person: Person
    chance: Random
    pressed: set[str] = field(default_factory=set)
    told: list[str] = field(default_factory=list)
    finished: set[str] = field(default_factory=set)
    doing: dict[str, "asyncio.Task[None]"] = field(default_factory=dict)

    def begin(self, name: str, what: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else."""
        self.doing[name] = asyncio.create_task(what)

    def is_busy_with(self, name: str) -> bool:
        """Whether the thing of this name still goes on."""
        return name in self.doing and not self.doing[name].done()


class Friends:
    """Everybody who plays by themselves in one world; `troubles` says where somebody had to give up."""

    def __init__(self, telegram: Telegram, chance: Random, pauses: Pauses) -> None:
        self.troubles: list[str] = []
        self._telegram = telegram
        self._chance = chance
        self._pauses = pauses
        self._friends: dict[int, _Friend] = {}
        telegram.listeners.append(self._see)

    def add(self, person: Person) -> None:
        """Let this person play by themselves from now on, also what is already open."""
        friend = self._friends.setdefault(person.id, _Friend(person, Random(self._chance.random())))
        for chat in list(self._telegram.chats.values()):
            for message in chat.messages[-20:]:
                self._look_at(friend, message)
        self._telegram.changed("people", person)

    def remove(self, person: Person) -> None:
        """Give the person back into human hands."""
        friend = self._friends.pop(person.id, None)
        for task in friend.doing.values() if friend else ():
            task.cancel()
        self._telegram.changed("people", person)

    def plays(self, person: Person) -> bool:
        """Whether this person plays by themselves."""
        return person.id in self._friends

    def has_finished(self, person: Person, game: str) -> bool:
        """Whether this person followed the game to its end."""
        return person.id in self._friends and game in self._friends[person.id].finished

    async def stop(self) -> None:
        """End everything they do."""
        self._telegram.listeners.remove(self._see)
        tasks = [task for friend in self._friends.values() for task in friend.doing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _see(self, kind: str, value: Any) -> None:
        if kind in {"message", "edit"} and isinstance(value, Message):
            for friend in list(self._friends.values()):
                self._look_at(friend, value)

    def _look_at(self, friend: _Friend, message: Message) -> None:
        """Press Join where a message offers it, once a game, and take up the game behind its link."""
        bot = message.author
        if message.deleted or not isinstance(bot, Bot) or not message.chat.has(friend.person):
            return
        for button in message.buttons:
            if button.data and button.data.partition(":")[0] == "join" and button.data not in friend.pressed:
                friend.pressed.add(button.data)
                friend.begin(button.data, self._join(friend, message, button.data))
            miniapp, game = _behind(button.url or "", bot)
            if miniapp and game not in friend.finished and not friend.is_busy_with(game):
                launch_data = partial(friend.person.init_data, game, chat=message.chat, bot=bot)
                friend.begin(game, self._play(friend, Phone(miniapp, game, launch_data), game))

    async def _join(self, friend: _Friend, message: Message, data: str) -> None:
        await asyncio.sleep(friend.chance.uniform(self._pauses.least, self._pauses.most))
        if any(button.data == data for button in message.buttons):
            friend.person.press(message, data)

    async def _play(self, friend: _Friend, phone: Phone, game: str) -> None:
        """Follow one game to its end; errors and restarts of the server are waited out for three minutes."""
        loop = asyncio.get_running_loop()
        patient_until = loop.time() + GIVE_UP_SECONDS
        async with phone:
            while phone.view.get("phase") != "over":
                try:
                    await self._take_turn(friend, phone)
                    patient_until = loop.time() + GIVE_UP_SECONDS
                except (ClientError, TimeoutError, Unwell, ShutOut) as error:
                    if loop.time() > patient_until:
                        self.troubles.append(f"{friend.person.name} gave up on {game}: {error}")
                        return
                    await asyncio.sleep(RETRY_SECONDS)
        friend.finished.add(game)
        self._telegram.changed("finished", game)

    async def _take_turn(self, friend: _Friend, phone: Phone) -> None:
        """Make the move that is due, after a pause which ends early when the game goes on without it."""
        if not phone.view:
            await phone.look()
        if next_move(phone.view, friend.chance) is None:
            await phone.look_again()
            return
        pause, due = self._pauses.before(phone.view, friend.chance), _what_is_due(phone.view)
        try:
            async with asyncio.timeout(pause):
                while pause and _what_is_due(phone.view) == due:
                    await phone.look_again()
        except TimeoutError:
            pass
        if _what_is_due(phone.view) != due:
            return
        move = next_move(phone.view, friend.chance, friend.told)
        if move and await phone.make(move) and "clue" in move:
            friend.told.append(move["clue"])


def _what_is_due(view: Json) -> Json | None:
    """The turn a view asks for, without the choices in it; the same as long as one may go on thinking."""
    move = next_move(view, Random(0))
    return move and {name: move[name] for name in ("move", "round")}


def _behind(url: str, bot: Bot) -> tuple[str, str]:
    """The mini-app of this bot a link opens and its game, or two empty words."""
    parts = urlsplit(url)
    username, _, short_name = parts.path.strip("/").partition("/")
    game = parse_qs(parts.query).get("startapp", [""])[0]
    if parts.hostname != "t.me" or username.casefold() != bot.username.casefold() or not game:
        return "", ""
    return bot.miniapps.get(short_name, ""), game
