"""One chat's postman: brings its announcements in order, and keeps its newest message true to the game."""

import asyncio
import logging
from collections.abc import Sequence

from telegram.error import ChatMigrated, RetryAfter, TelegramError

from bot import edits, pins, silence
from bot.announcing import announce, wait_after
from bot.delivery import HungUp
from bot.edits import Change, Touch
from bot.failures import Failure, failure_of, wait_of
from bot.office import Office
from models import outbox, reading, rules
from models.about import about, note
from models.announcements import Kind
from models.away import is_away
from models.lease import LeaseLost
from models.outbox import TURNING, Announcement
from models.play import NoSuchGame

log = logging.getLogger(__name__)

EDIT_EVERY = 3.0
"""Seconds between two edits in a chat."""

LOOK_EVERY = 1.0
"""Seconds between two looks at a chat's messages, where the first found nothing to change."""

LEAST = 0.002
"""Seconds by which a timer may be early: uvloop's know whole milliseconds, of the moment and of the wait."""

FAULTS = 5
"""Faults in a row after which the message at hand is given up."""


class Postman:
    """Works while there is anything to do in one chat, and rests otherwise."""

    def __init__(self, chat: int, office: Office) -> None:
        self.chat = chat
        self._office = office
        self._games: set[str] = set()  # whose messages are to be looked at
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._edit_at = 0.0  # no edit before
        self._look_at = 0.0  # no look before
        self._try_at: float | None = None  # in a chat that is silent: no try before
        self._at_hand: Announcement | None = None
        self._faults = 0  # in a row

    @property
    def is_idle(self) -> bool:
        """Whether there is nothing to do."""
        return self._task is None or self._task.done()

    def wake(self, game: str | None = None) -> None:
        """There may be something to send, or to change in a game's messages."""
        if game is not None:
            self._games.add(game)
        self._woken.set()
        if self.is_idle and not self._office.closing.is_set():
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def gone_home(self) -> None:
        """Wait until the step under way is done; the office must be closing."""
        self._woken.set()
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        while not self._office.closing.is_set():
            self._woken.clear()
            with about(chat=self.chat):
                at = await self._careful_step()
            if at is not None:
                await self._rest(at)
            elif not self._woken.is_set():
                return

    async def _rest(self, at: float) -> None:
        """Until that moment, and not a hair before, or until there is something new."""
        left = at - self._office.clock()
        try:
            async with asyncio.timeout(left + LEAST if left > 0 else 0):
                await self._woken.wait()
        except TimeoutError:
            return

    async def _careful_step(self) -> float | None:
        """One step; whatever goes wrong in it, the chat gets another after a while."""
        try:
            at = await self._step()
        except (LeaseLost, HungUp):
            self._office.closing.set()
            return None
        except Exception as error:
            if is_away(error):
                log.warning("chat %s waits for the database: %s", self.chat, error)
                return self._office.clock() + LOOK_EVERY
            log.exception("a step in chat %s went wrong", self.chat)
            return await self._stumbled()
        self._faults = 0
        return at

    async def _stumbled(self) -> float:
        """Go on after a fault of our own; a message that always brings one about is given up at last."""
        self._office.tally.faults += 1
        self._faults += 1
        if self._faults >= FAULTS and self._at_hand is not None:
            self._office.tally.failed += 1
            self._faults = 0
            await outbox.drop(self._at_hand)
        return self._office.clock() + wait_after(self._faults)

    async def _step(self) -> float | None:
        """Do the next thing there is; the moment at which to go on, or None when all is done."""
        free = self._office.pacing.free_at(self.chat, self._office.clock())
        if free > self._office.clock():
            return free  # nothing may be said or changed before: a look would find only what waits
        rows = await self._still_to_say()
        self._at_hand = rows[0] if rows else None
        if not rows:
            return await self._touch_up(rows)
        row, now = rows[0], self._office.clock()
        note(game=row.game)
        game = await reading.game(row.game)
        if row.kind is Kind.REMINDER and edits.is_answered(row, game):
            await outbox.drop(row)
            return now
        at = max(self._may_go(row, game, now), self._office.pacing.free_at(self.chat, now))
        if at > now:
            touched = await self._touch_up(rows)
            return at if touched is None else min(at, touched)
        if game.paused is not None:
            self._try_at = now + silence.TRY_EVERY  # before the call: whatever goes wrong, it is one try
        error = await announce(row, game, rows[1:], self._office)
        self._games.add(row.game)
        if error is not None:
            await self._mind(error, row)
        elif game.paused is not None:
            await silence.speak_again(self._office.door, self.chat, now)
        return now

    async def _still_to_say(self) -> list[Announcement]:
        """The chat's open announcements, without those that later ones have overtaken."""
        rows = await outbox.open_in(self.chat)
        passed = list(outbox.overtaken(rows))
        for row, later in passed:
            await outbox.overtake(row, later)
        return await outbox.open_in(self.chat) if passed else rows

    def _may_go(self, row: Announcement, game: rules.Game, now: float) -> float:
        """When an announcement may go, as far as it and its game are concerned."""
        at = row.not_before or now
        return at if game.paused is None else max(at, self._next_try(game.paused, now))

    def _next_try(self, paused: float, now: float) -> float:
        if self._try_at is None:
            self._try_at = silence.next_try(paused, now)
        return self._try_at

    async def _touch_up(self, rows: Sequence[Announcement]) -> float | None:
        """Change what the games' messages do not show rightly; the moment to go on, or None."""
        soonest: float | None = None
        for game in sorted(self._games):
            now = self._office.clock()
            free = self._office.pacing.free_at(self.chat, now, edit=True)
            at: float | None = max(free, self._edit_at, self._look_at)
            if at is not None and at <= now:
                self._games.discard(game)  # before the look: who wakes meanwhile puts it back
                at = await self._touch(game, rows, now)
                if at is not None:
                    self._games.add(game)
            if at is not None:
                soonest = at if soonest is None else min(soonest, at)
        return soonest

    async def _touch(self, game_id: str, rows: Sequence[Announcement], now: float) -> float | None:
        try:
            game = await reading.game(game_id)
        except NoSuchGame:
            return None
        if await outbox.chat_of(game_id) != self.chat:
            self._office.moved(game_id)
            return None
        if game.paused is not None:
            return await self._try_again(game, game.paused, rows, now)
        self._try_at = None
        if self._office.pacing.is_busy(now):
            return now + LOOK_EVERY
        coming = await outbox.open_in(self.chat)  # read after the game: what it announced is among them
        overtaken = any(row.kind in TURNING and row.game == game_id and not row.is_again for row in coming)
        touch = await edits.touch_for(game, self._office.scenes, overtaken=overtaken)
        if touch is None:
            self._look_at = now + LOOK_EVERY
            return None
        await self._change(touch, game)
        return now

    async def _try_again(
        self, game: rules.Game, paused: float, rows: Sequence[Announcement], now: float
    ) -> float:
        """In a silent chat with nothing to say, say each hour where the game stands."""
        at = self._next_try(paused, now)
        if at <= now and not rows:
            await outbox.repost(game.id, now=now)
            return now
        return max(at, now + LOOK_EVERY)

    async def _change(self, touch: Touch, game: rules.Game) -> None:
        office = self._office
        if not await office.turn_comes(self.chat if touch.change is not Change.DELETE else None):
            return
        now = office.clock()
        if touch.change is not Change.DELETE:
            self._edit_at = now + EDIT_EVERY
        try:
            await edits.make(touch, office.delivery)
        except TelegramError as error:
            await self._unchanged(touch, game, error)
            return
        office.tally.deleted += touch.change is Change.DELETE
        office.tally.edited += touch.change is not Change.DELETE
        await edits.note(touch)
        if touch.change in (Change.RETIRE, Change.STRIP):
            await pins.unpin(touch.row, office)

    async def _unchanged(self, touch: Touch, game: rules.Game, error: TelegramError) -> None:
        """A change did not happen: it is tried again, or there is nothing left to change."""
        match failure_of(error):
            case Failure.SAME:
                await edits.note(touch)
            case Failure.UNREACHED | Failure.UNWELL | Failure.PERHAPS:
                self._office.tally.retried += 1
                self._edit_at = self._office.clock() + EDIT_EVERY
            case Failure.FLOOD | Failure.MIGRATED:
                await self._mind(error, touch.row)
            case Failure.SILENCED if not game.is_over:
                await self._mind(error, touch.row)
            case _:
                log.info("a message in chat %s cannot be changed any more: %s", self.chat, error)
                await outbox.retire(touch.row)

    async def _mind(self, error: TelegramError, row: Announcement) -> None:
        """What an error means for the whole chat."""
        office, now = self._office, self._office.clock()
        failure = failure_of(error)
        if isinstance(error, RetryAfter):
            office.tally.flooded += 1
            office.pacing.pause(self.chat, now + wait_of(error))
            self._try_at = now
        elif isinstance(error, ChatMigrated):
            await self._move(error.new_chat_id, now)
        elif failure in (Failure.UNREACHED, Failure.UNWELL):
            self._try_at = now  # that was no answer to whether the bot may write
        elif failure is Failure.NO_TOPIC and row.topic is not None:
            office.close_topic(self.chat, row.topic)
        elif failure in (Failure.SILENCED, Failure.NO_TOPIC):
            self._try_at = now + silence.TRY_EVERY
            only = row.game if failure is Failure.NO_TOPIC else None
            await silence.fall_silent(office.door, self.chat, now, only=only)

    async def _move(self, new: int, now: float) -> None:
        """The group has become a supergroup: its messages there begin anew.

        They are written first and go along, since who moves the games may die before writing anything more.
        """
        for game in await reading.open_games_in_chat(self.chat):
            await outbox.repost(game, now=now)
        await self._office.door.move_chat(self.chat, new)
