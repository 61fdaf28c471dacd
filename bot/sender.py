"""The sender: alone of all processes it brings every announcement to its chat, and keeps messages true."""

import asyncio
import logging
from collections.abc import Callable

import telegram

from bot.delivery import Delivery
from bot.drawing import Drawing
from bot.office import Office, Tally
from bot.pacing import Pacing
from bot.pings import Pings
from bot.postman import Postman
from bot.scene import Links
from bot.scenes import Scenes
from bot.texts import Texts
from models import outbox
from models.database import AWAY
from models.decks import Decks
from models.play import Door
from models.sending import SENDER

log = logging.getLogger(__name__)

LOOK_EVERY = 1.0
"""Seconds between two looks at the outbox, into which other processes may have written."""

RENEW_EVERY = 1.0
"""Seconds between two renewals of the lease, and between two tries to get it."""

PATIENCE = 2.0
"""Seconds that a call under way has left when the sender stops."""

KNOWN_GAMES = 10_000
"""How many games' chats are remembered."""

LEAP = 2.0
"""Seconds by which the clock may gain on the machine's own before everybody who waits looks at it anew."""


class Sender:
    """Sends as long as it holds the lease, and stands by while another process does.

    `clock` tells the time in Unix seconds, `holder` is a text that no other process has. `tally` counts what
    it has done.
    """

    def __init__(
        self,
        *,
        bot: telegram.Bot,
        door: Door,
        texts: Texts,
        decks: Decks,
        drawing: Drawing,
        links: Links,
        clock: Callable[[], float],
        holder: str,
    ) -> None:
        self.tally = Tally()
        self._bot = bot
        self._door = door
        self._clock = clock
        self._holder = holder
        self._drawing = drawing
        self._scenes = Scenes(texts, decks, links, clock)
        self._texts = texts
        self._links = links
        self._pacing = Pacing()
        self._office: Office | None = None
        self._postmen: dict[int, Postman] = {}
        self._active = asyncio.Event()
        self._stopping = asyncio.Event()
        self._woken = asyncio.Event()
        self._changed: set[str] = set()
        self._all_changed = True
        self._chat_of: dict[str, int] = {}
        self._ahead = 0.0  # by how much the clock is ahead of the loop's
        self._next_look = 0.0  # at the outbox, by the loop's clock
        door.bus.subscribe(self.changed)

    @property
    def is_active(self) -> bool:
        """Whether this process alone may send now, and let the clock tick."""
        return self._active.is_set()

    @property
    def is_quiet(self) -> bool:
        """Whether all that is known to have changed has been said and shown."""
        waits = self._changed or self._all_changed
        return self.is_active and not waits and all(postman.is_idle for postman in self._postmen.values())

    async def active(self) -> None:
        """Wait until this process may send."""
        await self._active.wait()

    def changed(self, game: str | None, version: int = 0) -> None:
        """A game may have changed, or with None any game; it is only noted here."""
        if game is None:
            self._all_changed = True
        else:
            self._changed.add(game)
        self._woken.set()

    async def run(self) -> None:
        """Send until cancelled; then a call under way has 2 s left, and the lease goes back."""
        work = asyncio.get_running_loop().create_task(self._work())
        try:
            await asyncio.shield(work)
        finally:
            self._stopping.set()
            self._woken.set()
            if self._office is not None:
                self._office.closing.set()
            await asyncio.shield(work)

    async def _work(self) -> None:
        while not self._stopping.is_set():
            try:
                number = await SENDER.hold(self._holder, self._clock())
            except AWAY as error:
                log.warning("the lease cannot be had: %s", error)
                number = None
            if number is not None:
                await self._serve(number)
            else:  # what is heard meanwhile concerns another: all is looked at once the lease is had
                self._changed.clear()
                await _first_of(self._stopping, RENEW_EVERY)

    async def _serve(self, number: int) -> None:
        """Send until the lease is lost or the process stops."""
        delivery = Delivery(self._bot, self._drawing)
        office = Office(
            self._door,
            delivery,
            self._scenes,
            self._pacing,
            self._clock,
            number,
            self.tally,
            Pings(delivery, self._texts, self._links),
            self._moved,
        )
        log.info("sending, with number %s of the lease", number)
        self._office, self._postmen, self._all_changed = office, {}, True
        self._active.set()
        renewal = asyncio.get_running_loop().create_task(self._renew(office))
        while not (office.closing.is_set() or self._stopping.is_set()):  # it may have come too late
            self._woken.clear()
            await self._look(office)
            await self._rest(LOOK_EVERY)
        office.closing.set()
        self._active.clear()
        self._office = None
        await self._close(office)
        await renewal  # before the lease goes back, as it would take it again
        await self._give_back(office)
        log.info("sending no more with number %s of the lease", number)

    async def _renew(self, office: Office) -> None:
        """Keep the lease, also while calls are open; without it, close."""
        until = self._clock() + SENDER.seconds
        while not office.closing.is_set():
            now = self._clock()
            try:
                number = await SENDER.hold(self._holder, now)
                until = now + SENDER.seconds
            except AWAY as error:
                log.warning("the lease cannot be renewed: %s", error)
                number = office.number if self._clock() < until else None
            if number == office.number:
                await _first_of(office.closing, RENEW_EVERY)
            else:
                office.closing.set()
                self._woken.set()

    async def _close(self, office: Office) -> None:
        """Let every postman finish the step under way, but none wait long for Telegram."""
        home = asyncio.gather(*(postman.gone_home() for postman in self._postmen.values()))
        await asyncio.wait([home], timeout=PATIENCE)
        office.delivery.hang_up()
        await home
        await office.pings.end()

    async def _give_back(self, office: Office) -> None:
        try:
            await SENDER.give_back(office.number)
        except AWAY as error:
            log.warning("the lease was not given back and will run out: %s", error)

    async def _look(self, office: Office) -> None:
        """Wake the postmen of all chats in which there may be something to do."""
        changed, self._changed = self._changed, set()
        try:
            if self._all_changed:
                self._chat_of = dict(await outbox.unsettled_games(now=self._clock()))
                self._all_changed = False
                changed |= set(self._chat_of)
            for game in changed:
                await self._wake(game, office)
            await self._look_at_outbox(office)
        except AWAY as error:
            log.warning("the outbox cannot be read: %s", error)
            self._changed |= changed
        self._mind_leaps()

    def _moved(self, game: str) -> None:
        self._chat_of.pop(game, None)
        self.changed(game)

    async def _wake(self, game: str, office: Office) -> None:
        chat = self._chat_of.get(game)
        if chat is None:
            chat = await outbox.chat_of(game)
            if chat is None:
                return
            if len(self._chat_of) >= KNOWN_GAMES:
                self._chat_of.clear()
            self._chat_of[game] = chat
        self._postman(chat, office).wake(game)

    async def _look_at_outbox(self, office: Office) -> None:
        now = asyncio.get_running_loop().time()
        if now < self._next_look:
            return
        self._next_look = now + LOOK_EVERY
        for chat in await outbox.chats():
            postman = self._postman(chat, office)
            if postman.is_idle:
                postman.wake()

    def _postman(self, chat: int, office: Office) -> Postman:
        postman = self._postmen.get(chat)
        if postman is None:
            if len(self._postmen) >= KNOWN_GAMES:
                self._postmen = {at: other for at, other in self._postmen.items() if not other.is_idle}
            postman = self._postmen[chat] = Postman(chat, office)
        return postman

    def _mind_leaps(self) -> None:
        """Who waits for a moment must not wait on when the clock was moved, or the machine slept."""
        ahead = self._clock() - asyncio.get_running_loop().time()
        if abs(ahead - self._ahead) > LEAP:
            for postman in self._postmen.values():
                postman.wake()
        self._ahead = ahead

    async def _rest(self, seconds: float) -> None:
        await _first_of(self._woken, seconds)


async def _first_of(event: asyncio.Event, seconds: float) -> None:
    """Wait for the event, but no longer than so many seconds."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
