"""What the postmen of all chats share while this process alone may send."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.delivery import Delivery
from bot.pacing import Pacing
from bot.scenes import Scenes
from models.database import AWAY
from models.outbox import Announcement
from models.play import Door

if TYPE_CHECKING:
    from bot.pings import Pings

log = logging.getLogger(__name__)

TOPIC_CLOSED_FOR = 3600.0
"""Seconds for which a topic that was found closed is not tried again."""

NO_PINS_FOR = 3600.0
"""Seconds for which nothing is pinned in a chat that did not let us."""

_PATIENCE = 0.5  # seconds between two tries to reach the database


@dataclass(slots=True)
class Tally:
    """What has been done so far."""

    sent: int = 0
    edited: int = 0
    deleted: int = 0
    perhaps: int = 0  # calls of which nobody knows whether they were obeyed
    retried: int = 0
    flooded: int = 0  # calls that Telegram found too many
    failed: int = 0  # messages that could not be sent at all
    faults: int = 0  # steps that went wrong for a reason nobody foresaw


@dataclass(frozen=True, slots=True)
class Office:
    """Open as long as the lease has this number and the process goes on."""

    door: Door
    delivery: Delivery
    scenes: Scenes
    pacing: Pacing
    clock: Callable[[], float]
    number: int
    tally: Tally
    pings: "Pings"
    moved: Callable[[str], None]  # told of a game that is played in another chat now
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    _closed_topics: dict[tuple[int, int], float] = field(default_factory=dict)
    _unpinnable: dict[int, float] = field(default_factory=dict)

    def topic_of(self, row: Announcement) -> int | None:
        """The topic a message goes to; None: the chat itself, also where the topic is closed."""
        if row.topic is None or self._closed_topics.get((row.chat, row.topic), 0.0) > self.clock():
            return None
        return row.topic

    def close_topic(self, chat: int, topic: int) -> None:
        """The topic takes no messages; they go to the chat for a while."""
        self._closed_topics[chat, topic] = self.clock() + TOPIC_CLOSED_FOR

    def may_pin(self, chat: int) -> bool:
        """Whether the chat has not lately refused to let anything be pinned."""
        return self._unpinnable.get(chat, 0.0) <= self.clock()

    def pin_no_more(self, chat: int) -> None:
        """The chat does not let us pin; it is not asked again for a while."""
        self._unpinnable[chat] = self.clock() + NO_PINS_FOR

    async def turn_comes(self, chat: int | None) -> bool:
        """Wait for the next call's place among those of all chats; False when the office closes meanwhile."""
        now = self.clock()
        wait = self.pacing.book(now, chat) - now
        try:
            async with asyncio.timeout(max(0.0, wait)):
                await self.closing.wait()
        except TimeoutError:
            return True
        return False

    async def surely(self, note: Callable[[], Awaitable[None]]) -> None:
        """Keep what became of a call, however long the database is away.

        Raises what the database raises once the office closes.
        """
        while True:
            try:
                return await note()
            except AWAY:
                if self.closing.is_set():
                    raise
                log.warning("the database is away; what was sent is noted later")
                await asyncio.sleep(_PATIENCE)
