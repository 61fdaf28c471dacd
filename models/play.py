"""The one door: every change of a game goes through here, in one transaction, and is told when committed."""

import asyncio
import hashlib
from collections.abc import Callable
from contextvars import copy_context
from dataclasses import dataclass, replace
from functools import partial
from random import Random, SystemRandom
from typing import TypeVar
from weakref import WeakValueDictionary

from models import announcements, chats, database, moving, outbox, people, rules, store, updates
from models.bus import Bus
from models.chats import Place
from models.connection import Connection, Work
from models.people import Person
from models.recent import Recent, recent
from models.rules.events import Event, RuleChanged
from models.store import Locked, NoSuchGame

__all__ = ["Command", "CommandClash", "Door", "Move", "NoSuchGame", "Opened", "Person", "Place", "Played"]

Move = Callable[..., tuple[rules.Game, tuple[Event, ...]]]
"""Called as `move(game, now=now, chance=chance)`: a move of the rules with its other arguments filled in."""

Result = TypeVar("Result")


class CommandClash(ValueError):  # noqa: N818 - named for what is so
    """A command id that was used before, for another move."""


@dataclass(frozen=True, slots=True)
class Command:
    """A move of the mini-app: who makes it, its UUID, and its body as canonical JSON."""

    player: int
    id: str
    body: str


@dataclass(frozen=True, slots=True)
class Played:
    """What a move led to. `repeated`: it had been made before, so nothing happened now."""

    game: rules.Game
    events: tuple[Event, ...] = ()
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Opened:
    """The open game of a place; `fresh` where it was opened just now."""

    game: rules.Game
    fresh: bool


Told = tuple[Played, ...]


class Door:
    """Plays moves, one at a time in each game.

    `listeners` are told of each move after its commit, in the order of commits of its game; they must only
    enqueue.
    """

    def __init__(self, bus: Bus, *, chance: Random | None = None) -> None:
        self.bus = bus
        self.chance = chance or SystemRandom()
        self.listeners: list[Callable[[Played], None]] = []
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def play(
        self, game: str, move: Move, *, now: float, command: Command | None = None, update: int | None = None
    ) -> Played:
        """Make a move in a game, wholly or not at all, even if the caller is cancelled meanwhile.

        A command or an update that had its effect before changes nothing. Raises NoSuchGame, RuleError with
        the rules' refusal, or CommandClash.
        """
        seen = recent()

        async def moved(transaction: Connection) -> tuple[Played, Told]:
            locked, before = await self._held(transaction, game, seen)
            if await _is_repeated(transaction, game, now, command, update):
                raise _Undone(Played(before, repeated=True))
            after, events = move(before, now=now, chance=self.chance)
            if after is before and not events:
                raise _Undone(Played(before))
            after = replace(after, version=locked.version)
            await self._save(transaction, locked, before, after, events, now)
            played = Played(after, events)
            return played, (played,)

        return await self._done(game, moved, again=command is not None or update is not None)

    async def open(
        self, place: Place, person: Person, *, now: float, update: int | None = None, again: bool = False
    ) -> Opened:
        """The open game of a place, or else a lobby with the chat's last house rules, hosted by this person.

        `again` lets one that is open be shown again. An update that had its effect before does nothing.
        """

        async def opened(transaction: Connection) -> tuple[Opened, Told]:
            chat = await chats.know_chat(place, transaction=transaction)
            await people.know(person, transaction=transaction)
            repeated = update is not None and not await updates.mark(transaction, update, now=now)
            fresh = partial(rules.opened, player=person.id, name=person.name, rules=chat.house_rules, now=now)
            while True:  # twice only if a game that was open has just ended
                found = await store.find(transaction, place.chat, place.topic, over=repeated)
                if found is not None:
                    if again and not repeated:
                        await outbox.show_again(transaction, found, now=now)
                    return Opened(await store.load(transaction, found), fresh=False), ()
                game = replace(fresh(id=self._new_id()), version=1)
                if await self._insert(transaction, game, place.chat, place.topic, now):
                    return Opened(game, fresh=True), (Played(game),)

        return await self._done(store.open_key(place.chat, place.topic), opened, again=True)

    async def rematch(
        self,
        game: str,
        person: Person,
        *,
        now: float,
        command: Command | None = None,
        update: int | None = None,
    ) -> Played:
        """The lobby that follows a finished game: opened by the first who asks, the same for all others.

        Raises NoSuchGame, CommandClash, or RuleError `not-over` (also while another game is open there) or
        `not-present`.
        """
        seen = recent()

        async def followed(transaction: Connection) -> tuple[Played, Told]:
            locked, before = await self._held(transaction, game, seen)
            if not await _is_repeated(transaction, game, now, command, update):
                rules.check_rematch(before, person.id)
            if before.next is not None:
                raise _Undone(Played(await store.load(transaction, before.next), repeated=True))
            lobby = rules.rematch(before, id=self._new_id(), player=person.id, now=now)
            lobby = replace(lobby, version=1)
            if not await self._insert(transaction, lobby, locked.chat, locked.topic, now):
                raise rules.RuleError(rules.Refusal.NOT_OVER)
            after = replace(before, next=lobby.id, version=locked.version)
            await self._save(transaction, locked, before, after, (), now)
            return Played(lobby), (Played(lobby), Played(after))

        return await self._done(game, followed, again=True)

    async def move_chat(self, old: int, new: int) -> None:
        """Take a group along that became a supergroup: its games, what it has chosen, who was seen there.

        Done twice it changes nothing more. The ids of messages in the old chat are forgotten.
        """

        async def moved(transaction: Connection) -> tuple[list[tuple[str, int]], Told]:
            games = await moving.move_chat(transaction, old, new)
            for game, version in games:
                await self.bus.publish(transaction, game, version)
            return games, ()

        for game, version in await self._done(f"{old}", moved, again=True):
            self.bus.committed(game, version)

    async def mark_update(self, update: int, *, now: float) -> bool:
        """Note an update whose effect is elsewhere; False if it had it before."""

        async def marked(transaction: Connection) -> tuple[bool, Told]:
            return await updates.mark(transaction, update, now=now), ()

        return await self._done(f"update {update}", marked, again=False)

    async def drain(self) -> None:
        """Wait until no transaction is under way, so that the process may end."""
        await database.drained()

    async def _done(self, turn: str, work: Work[tuple[Result, Told]], *, again: bool) -> Result:
        """Do the work in its turn and in one transaction; `again`: it may be done twice."""
        return await database.shielded(self._in_turn(turn, work, again))

    async def _in_turn(self, turn: str, work: Work[tuple[Result, Told]], again: bool) -> Result:
        """One at a time in each game: here, so that those who wait hold no connection."""
        async with self._turns.setdefault(turn, asyncio.Lock()):
            with recent().playing(turn):
                try:
                    result, told = await _committed(work, again)
                except _Undone as undone:
                    return undone.result  # type: ignore[return-value]
                for played in told:
                    recent().keep(played.game)
                    for listen in self.listeners:
                        listen(played)
                    self.bus.committed(played.game.id, played.game.version)
                return result

    async def _held(self, transaction: Connection, game: str, seen: Recent) -> tuple[Locked, rules.Game]:
        """A game's row, locked, its new version told with the commit; and the game as it was before.

        That is as it was seen, if it has not changed since.
        """
        locked = await store.lock(transaction, game, channel=self.bus.channel)
        before = seen.newest(game)
        if before is None or before.version != locked.version - 1:
            before = replace(await store.load(transaction, game), version=locked.version - 1)
        return locked, before

    async def _save(
        self,
        transaction: Connection,
        locked: Locked,
        before: rules.Game,
        after: rules.Game,
        events: tuple[Event, ...],
        now: float,
    ) -> None:
        """Everything that a move writes: the game, what the group must hear, and word to other processes."""
        announced = announcements.announcements_of(before, after, events, locked.notices)
        left = list(announced.notices)
        await store.save(
            transaction, before, after, now=now, also={} if left == locked.notices else {"notices": left}
        )
        await store.announce(transaction, after.id, locked.chat, locked.topic, announced.messages, now=now)
        if after.phase is rules.Phase.LOBBY and any(isinstance(event, RuleChanged) for event in events):
            await chats.keep_house_rules(transaction, locked.chat, after.rules)
        if self.bus.channel is None:  # else the lock has said it
            await self.bus.publish(transaction, after.id, after.version)

    async def _insert(
        self, transaction: Connection, game: rules.Game, chat: int, topic: int | None, now: float
    ) -> bool:
        """Write a new lobby and its message; False if a game is open in that place."""
        if not await store.insert(transaction, game, chat=chat, topic=topic):
            return False
        await store.announce(transaction, game.id, chat, topic, (announcements.opened(),), now=now)
        await self.bus.publish(transaction, game.id, game.version)
        return True

    def _new_id(self) -> str:
        return f"{self.chance.getrandbits(96):024x}"


class _Undone(Exception):  # noqa: N818 - takes back a transaction in which nothing happens
    def __init__(self, result: object) -> None:
        super().__init__()
        self.result = result


async def _committed(work: Work[tuple[Result, Told]], again: bool) -> tuple[Result, Told]:
    """The work's result once it is committed; tried a second time if the database lost the first.

    A loss while committing leaves open whether it was done: then only what may be done twice is tried again.
    """
    untouched = copy_context()  # a lost transaction may stay behind as the one that is open
    complete = False

    async def completed(transaction: Connection) -> tuple[Result, Told]:
        nonlocal complete
        done = await work(transaction)
        complete = True
        return done

    try:
        return await database.transact(completed)
    except database.LOST:
        if complete and not again:
            raise
    return await asyncio.create_task(_committed_again(work), context=untouched)


async def _committed_again(work: Work[tuple[Result, Told]]) -> tuple[Result, Told]:
    await database.distrust_connections()
    return await database.transact(work)


async def _is_repeated(
    transaction: Connection, game: str, now: float, command: Command | None, update: int | None
) -> bool:
    """Note a move's command and update; whether one of them had its effect before. Raises CommandClash."""
    if update is not None and not await updates.mark(transaction, update, now=now):
        return True
    if command is None:
        return False
    body = hashlib.sha256(command.body.encode(errors="surrogatepass")).hexdigest()
    kept = await store.keep_command(transaction, game, command.player, command.id, body)
    if kept not in (None, body):
        raise CommandClash(command.id)
    return kept is not None
