"""Tells those who asked for it, in private, that it is their turn: at most once a phase, and never needed."""

import asyncio
import logging

from telegram.error import Forbidden, TelegramError

from bot.delivery import Delivery, HungUp
from bot.keyboards import open_keyboard
from bot.markup import lines
from bot.scene import Links, Message
from bot.texts import Html, Texts, Words
from models import outbox, people, reading, rules
from models.announcements import Kind
from models.database import AWAY
from models.outbox import Announcement

log = logging.getLogger(__name__)

PHASES = {Kind.TURN: rules.Phase.TELLING, Kind.CLUE: rules.Phase.LAYING, Kind.TABLE: rules.Phase.VOTING}
"""The messages that begin somebody's turn, and the phase it is a turn in."""


class Pings:
    """Rings once a message that begins a phase stands in the group."""

    def __init__(self, delivery: Delivery, texts: Texts, links: Links) -> None:
        self._delivery = delivery
        self._texts = texts
        self._links = links
        self._under_way: set[asyncio.Task[None]] = set()

    def ring(self, row: Announcement, game: rules.Game) -> None:
        """Tell whom a new message makes wait for; the group's own messages are not kept waiting by it."""
        round_ = game.round
        if round_ is None or round_.number != row.round or PHASES.get(row.kind) is not game.phase:
            return
        if game.phase is rules.Phase.TELLING and round_.storyteller is None:
            return  # in the race it is nobody's turn in particular
        task = asyncio.get_running_loop().create_task(self._rung(row, game))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def end(self) -> None:
        """Wait for those under way; the delivery must have hung up."""
        if self._under_way:
            await asyncio.wait(self._under_way)

    async def _rung(self, row: Announcement, game: rules.Game) -> None:
        try:
            if await outbox.is_first(row):
                for seat in rules.awaited(game):
                    await self._tell(game.seat(seat).player, game)
        except HungUp:
            return
        except AWAY as error:
            log.info("nobody was told in private that it is their turn: %s", error)

    async def _tell(self, id: int, game: rules.Game) -> None:
        player = await people.player(id)
        if player is None or not player.pings:
            return
        words = self._texts.words(player.chosen_language, player.language)
        text = await _text(game, words)
        try:
            await self._delivery.whisper(id, Message(text, open_keyboard(game, words, self._links)))
        except Forbidden:
            await people.ask_for_pings(id, False)
        except TelegramError as error:
            log.info("a player was not told in private that it is their turn: %s", error)


async def _text(game: rules.Game, words: Words) -> Html:
    """Whose game it is, what is to be done there and, where it was told in words, for which clue."""
    place = await reading.place_of(game.id)
    told = words.html(f"ping-{game.phase.value}", chat=place.title)
    clue = game.current().clue
    if clue is None or not clue.text:
        return told
    return lines((told, words.html("ping-clue", clue=clue.text)))
