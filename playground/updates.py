"""What waits for one bot: updates in order, kept until confirmed, told by long polling."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playground.clock import Clock
from playground.errors import bad_request, conflict

Json = dict[str, Any]

KEPT_SECONDS = 24 * 3600
CALLBACK_SECONDS = 150
UNASKED = frozenset({"chat_member", "message_reaction", "message_reaction_count"})


@dataclass(slots=True)
class Pending:
    """One update on its way; `again` times it comes once more although it was confirmed."""

    id: int
    kind: str
    body: Json
    chat_id: int
    born: float
    ready_at: float
    again: int = 0

    def whole(self) -> Json:
        """The `Update` object."""
        return {"update_id": self.id, self.kind: self.body}

    def is_expired(self, now: float) -> bool:
        """Whether Telegram has forgotten it."""
        return now - self.born > (CALLBACK_SECONDS if self.kind == "callback_query" else KEPT_SECONDS)


@dataclass(slots=True)
class UpdateQueue:
    """The updates of one bot. `allowed` is what it asked for; nothing means Telegram's default."""

    clock: Clock
    last_id: int
    allowed: frozenset[str] | None = None
    webhook_url: str = ""
    on_poll: Callable[[], None] = lambda: None
    _pending: list[Pending] = field(default_factory=list)
    _waiting: list["asyncio.Future[None]"] = field(default_factory=list)
    _poller: "asyncio.Future[None] | None" = None

    def wants(self, kind: str) -> bool:
        """Whether an update of this kind is made for the bot at all."""
        return kind in self.allowed if self.allowed else kind not in UNASKED

    def allow(self, kinds: list[str] | None) -> None:
        """Take over `allowed_updates`: nothing keeps the old choice, an empty list is the default."""
        if kinds is not None:
            self.allowed = frozenset(kinds) or None

    def put(self, kind: str, body: Json, chat_id: int, *, delay: float = 0, again: int = 0) -> int:
        """Line an update up and return its id."""
        self.last_id += 1
        now = self.clock.now()
        self._pending.append(Pending(self.last_id, kind, body, chat_id, now, now + delay, again))
        self.wake()
        return self.last_id

    def pending(self) -> list[Pending]:
        """What is still to be told, expired ones dropped."""
        now = self.clock.now()
        self._pending = [update for update in self._pending if not update.is_expired(now)]
        return self._pending

    def done(self, update: Pending) -> None:
        """The update arrived; it is gone unless it is to come again."""
        if update.again:
            update.again -= 1
        elif update in self._pending:
            self._pending.remove(update)

    def drop_all(self) -> None:
        """Forget everything that waits."""
        self._pending.clear()

    def wake(self) -> None:
        """Let whoever waits look again."""
        waiting, self._waiting = self._waiting, []
        for news in waiting:
            if not news.done():
                news.set_result(None)

    def news(self) -> "asyncio.Future[None]":
        """Done at the next change; ask for it before looking, so that none is missed."""
        news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(news)
        return news

    @property
    def is_polled(self) -> bool:
        """Whether a long poll waits at this moment."""
        return self._poller is not None

    def stop_poller(self, wording: str) -> None:
        """End the long poll that waits, with a 409."""
        if self._poller and not self._poller.done():
            self._poller.set_exception(conflict(wording))

    async def poll(self, offset: int, limit: int, seconds: float) -> list[Json]:
        """Confirm what is below `offset` and answer with what waits, at the latest after `seconds`."""
        if self.webhook_url:
            raise conflict(
                "can't use getUpdates method while webhook is active; "
                "use deleteWebhook to delete the webhook first"
            )
        if not 0 <= limit <= 100:
            raise bad_request("limit must be between 1 and 100")
        self.stop_poller(
            "terminated by other getUpdates request; make sure that only one bot instance is running"
        )
        self._confirm(offset)
        me = self._poller = asyncio.get_running_loop().create_future()
        self.on_poll()
        try:
            return await self._wait_as(me, limit or 100, seconds)
        finally:
            if self._poller is me:
                self._poller = None
            me.cancel()
            self.on_poll()

    def _confirm(self, offset: int) -> None:
        if offset < 0:
            self._pending = self.pending()[offset:]
            return
        for update in [update for update in self._pending if update.id < offset]:
            self.done(update)

    async def _wait_as(self, me: "asyncio.Future[None]", limit: int, seconds: float) -> list[Json]:
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while True:
            ready, next_at = self._ready()
            left = until - loop.time()
            if ready or left <= 0:
                return [update.whole() for update in ready[:limit]]
            if next_at is not None:
                left = min(left, max(0.001, next_at - self.clock.now()))
            news = self.news()
            try:
                await asyncio.wait({news, me}, timeout=left, return_when=asyncio.FIRST_COMPLETED)
            finally:
                news.cancel()
            if me.done():
                me.result()

    def _ready(self) -> tuple[list[Pending], float | None]:
        """Those that may be told now, in order; a delayed one holds back all behind it."""
        now = self.clock.now()
        ready: list[Pending] = []
        for update in self.pending():
            if update.ready_at > now:
                return ready, update.ready_at
            ready.append(update)
        return ready, None
