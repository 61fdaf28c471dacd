"""Updates on their way in, polled or by webhook: each is handled to its end before Telegram may forget it."""

import asyncio
import hmac
import json
import logging
from collections import defaultdict
from collections.abc import Callable, Sequence

from telegram import Update
from telegram.error import InvalidToken, RetryAfter, TelegramError

from bot.app import UPDATE_KINDS, Bot
from bot.asking import ask_of
from bot.desk import Desk
from bot.errors import Errors
from bot.failures import wait_of
from models import updates
from models.about import about
from models.away import is_away
from models.database import AWAY

log = logging.getLogger(__name__)

MOST_FAILURES = 5
"""How often an update may fail before it is set aside."""

POLL = 30
"""Seconds that Telegram keeps a poll open while there is nothing to tell."""

LONGEST_REST = 30.0
LAST_WORD = 0.3  # seconds for the last call
FORGET_EVERY = 3600.0

NO_UPDATE = (KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError)
"""What a body raises that is none."""

IDS = range(2**63)  # of updates, as a column has room for


class Inbox:
    """Handles updates one by one, and knows which of them must come again."""

    def __init__(self, application: Bot, desk: Desk, errors: Errors) -> None:
        self._application = application
        self._desk = desk
        self._errors = errors

    async def take(self, update: Update) -> bool:
        """Handle an update; whether it is done with. False: it failed and must be delivered again.

        One that has failed five times is set aside: logged, told to its chat, and passed. A database that
        cannot be reached, or has no room left, does not count.
        """
        with about(update=update.update_id, chat=update.effective_chat and update.effective_chat.id):
            return await self._taken(update)

    async def _taken(self, update: Update) -> bool:
        await self._application.process_update(update)
        failure = self._errors.take(update.update_id)
        if failure is None:
            return True
        if is_away(failure):
            log.warning("update %s waits for the database: %s", update.update_id, type(failure).__name__)
            return False
        log.error("update %s failed", update.update_id, exc_info=failure)
        try:
            return await self._set_aside(update)
        except AWAY:
            return False

    async def _set_aside(self, update: Update) -> bool:
        now = self._desk.clock()
        if await updates.failed(update.update_id, now=now) < MOST_FAILURES:
            return False
        log.error("update %s is set aside", update.update_id)
        await self._desk.door.mark_update(update.update_id, now=now)
        ask = ask_of(update)
        if ask is not None:
            words = await self._desk.words_for(ask)
            await self._desk.say(ask, words.html("update-set-aside"))
        return True


class Webhook:
    """Takes what Telegram posts to us."""

    def __init__(self, inbox: Inbox, secret: str, desk: Desk) -> None:
        self._inbox = inbox
        self._secret = secret.encode()
        self._desk = desk

    def admits(self, secret: str | None) -> bool:
        """Whether this is the secret that only Telegram knows."""
        return secret is not None and hmac.compare_digest(secret.encode(errors="replace"), self._secret)

    async def receive(self, secret: str | None, body: bytes) -> int:
        """Handle one posted update; the HTTP status to answer with.

        200: done with. 403: not from Telegram. 400: no update. 503: it failed, and must come again.
        """
        if not self.admits(secret):
            return 403
        try:
            update = Update.de_json(json.loads(body), self._desk.bot)
        except NO_UPDATE:
            log.warning("a body that is no update")
            return 400
        if not isinstance(update.update_id, int) or update.update_id not in IDS:
            return 400
        return 200 if await self._inbox.take(update) else 503


class Poller:
    """Asks Telegram for updates, and lets it forget only those that are done with."""

    def __init__(self, inbox: Inbox, desk: Desk) -> None:
        self._inbox = inbox
        self._bot = desk.bot
        self._offset = 0
        self._done: set[int] = set()  # handled, but one before them has failed
        self._stopping = asyncio.Event()

    async def run(self) -> None:
        """Poll until stopped. Raises InvalidToken."""
        wait = 0.0
        while not self._stopping.is_set():
            wait = await self._poll(wait)
            await self._rest(wait)
        await self._let_go()

    def stop(self) -> None:
        """Ask for no more; the updates at hand are still handled."""
        self._stopping.set()

    async def _poll(self, waited: float) -> float:
        """One poll, after a rest of so many seconds; how long to rest before the next."""
        longer = min(LONGEST_REST, max(1.0, 2 * waited))
        try:
            found = await self._asked()
        except InvalidToken:
            raise
        except RetryAfter as error:
            return wait_of(error)
        except TelegramError as error:
            log.warning("no updates: %s", error)
            return longer
        if not found:
            return 0.0
        await self._handle(found)
        return longer if self._done or self._offset <= found[-1].update_id else 0.0

    async def _asked(self) -> tuple[Update, ...]:
        """What has happened since the offset; nothing once we stop."""
        poll = asyncio.ensure_future(
            self._bot.get_updates(offset=self._offset, timeout=POLL, allowed_updates=UPDATE_KINDS)
        )
        stop = asyncio.ensure_future(self._stopping.wait())
        try:
            await asyncio.wait((poll, stop), return_when=asyncio.FIRST_COMPLETED)
            return poll.result() if poll.done() else ()
        finally:
            for task in (poll, stop):
                task.cancel()
            await asyncio.gather(poll, stop, return_exceptions=True)

    async def _handle(self, found: Sequence[Update]) -> None:
        """Chats side by side, each in its own order; then the offset passes what is done with."""
        chains: defaultdict[int, list[Update]] = defaultdict(list)
        for update in found:
            chat = update.effective_chat
            chains[update.update_id if chat is None else chat.id].append(update)
        await asyncio.gather(*(self._in_order(chain) for chain in chains.values()))
        for update in found:
            if update.update_id not in self._done:
                break
            self._done.discard(update.update_id)
            self._offset = update.update_id + 1

    async def _in_order(self, chain: list[Update]) -> None:
        for update in chain:
            if update.update_id in self._done:
                continue
            if not await self._inbox.take(update):
                return
            self._done.add(update.update_id)

    async def _let_go(self) -> None:
        """Tell Telegram what is done with, so that it is not told again after a restart."""
        try:
            async with asyncio.timeout(LAST_WORD):
                await self._bot.get_updates(offset=self._offset, limit=1, timeout=0)
        except (TelegramError, TimeoutError) as error:
            log.info("the last updates will come again: %s", error)

    async def _rest(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._stopping.wait()
        except TimeoutError:
            return


async def keep_forgetting(clock: Callable[[], float]) -> None:
    """Drop, until cancelled, the ids of updates that will not be delivered again."""
    while True:
        try:
            await updates.forget(now=clock())
        except AWAY as error:
            log.warning("old updates are not forgotten: %s", error)
        await asyncio.sleep(FORGET_EVERY)
