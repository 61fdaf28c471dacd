"""Brings a bot's updates to its webhook: per chat in order, across chats side by side, again until taken."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import ClientError, ClientResponse, ClientSession, ClientTimeout

from playground.clock import Clock
from playground.updates import Pending, UpdateQueue

LONGEST_BACKOFF = 60.0
_NOT_TELEGRAMS = ("User-Agent", "Accept")


@dataclass(slots=True)
class Webhook:
    """One bot's webhook and the task behind it. `first_backoff` is the wait after a first failure."""

    url: str
    secret: str
    most_connections: int
    queue: UpdateQueue
    clock: Clock
    first_backoff: float = 1.0
    patience: float = 60.0
    last_error: tuple[int, str] | None = None
    _busy: dict[int, "asyncio.Task[None]"] = field(default_factory=dict)
    _task: "asyncio.Task[None] | None" = None

    def start(self) -> None:
        """Begin to deliver."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """End, leaving what was not taken in the queue."""
        tasks = [task for task in (self._task, *self._busy.values()) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        async with ClientSession(
            timeout=ClientTimeout(total=self.patience), skip_auto_headers=_NOT_TELEGRAMS
        ) as session:
            while True:
                news = self.queue.news()
                self._begin_what_is_ready(session)
                await asyncio.wait({news}, timeout=self._seconds_to_next())
                news.cancel()

    def _begin_what_is_ready(self, session: ClientSession) -> None:
        seen: set[int] = set()
        for update in list(self.queue.pending()):
            first_of_chat = update.chat_id not in seen
            seen.add(update.chat_id)
            if not first_of_chat or update.chat_id in self._busy or update.ready_at > self.clock.now():
                continue
            if len(self._busy) >= self.most_connections:
                return
            self._busy[update.chat_id] = asyncio.create_task(self._deliver(session, update))

    def _seconds_to_next(self) -> float | None:
        now = self.clock.now()
        later = [update.ready_at - now for update in self.queue.pending() if update.ready_at > now]
        return max(0.001, min(later)) if later else None

    async def _deliver(self, session: ClientSession, update: Pending) -> None:
        try:
            backoff = self.first_backoff
            while not update.is_expired(self.clock.now()):
                wait = await self._try(session, update)
                if wait is None:
                    break
                await asyncio.sleep(wait or backoff)
                backoff = min(backoff * 2, LONGEST_BACKOFF)
            self.queue.done(update)
        finally:
            self._busy.pop(update.chat_id, None)
            self.queue.wake()

    async def _try(self, session: ClientSession, update: Pending) -> float | None:
        """Nothing when it was taken; else how long to wait at least, 0 for the usual back-off."""
        headers = {"Content-Type": "application/json"}
        if self.secret:
            headers["X-Telegram-Bot-Api-Secret-Token"] = self.secret
        body = json.dumps(update.whole()).encode()
        try:
            async with session.post(self.url, data=body, headers=headers, allow_redirects=False) as answer:
                if 200 <= answer.status < 300:
                    return None
                self._note(f"Wrong response from the webhook: {answer.status} {answer.reason}")
                return _retry_after(answer)
        except TimeoutError:
            self._note("Read timeout expired")
        except ClientError as error:
            self._note(f"Connection failed: {type(error).__name__}")
        return 0

    def _note(self, what: str) -> None:
        self.last_error = (self.clock.date(), what)


def _retry_after(answer: ClientResponse) -> float:
    asked = answer.headers.get("Retry-After", "")
    return float(asked) if asked.isdigit() else 0.0


def webhook_info(queue: UpdateQueue, webhook: Webhook | None) -> dict[str, Any]:
    """A `WebhookInfo`."""
    info: dict[str, Any] = {
        "url": webhook.url if webhook else "",
        "has_custom_certificate": False,
        "pending_update_count": len(queue.pending()),
    }
    if webhook:
        info["max_connections"] = webhook.most_connections
        if webhook.last_error:
            info["last_error_date"], info["last_error_message"] = webhook.last_error
    if queue.allowed:
        info["allowed_updates"] = sorted(queue.allowed)
    return info
