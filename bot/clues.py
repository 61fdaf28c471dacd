"""Clues that are shown in the chat: a reply to the bot's message, or a private message to it."""

from collections import deque
from dataclasses import dataclass, field
from functools import partial
from random import Random

from telegram import InlineKeyboardMarkup, Message

from bot import meant
from bot.asking import Ask
from bot.desk import Declined, Desk
from bot.keyboards import Press, button, keyboard
from bot.letters import shortened
from bot.moves import seen
from bot.names import short_name
from bot.shown import Reference
from bot.texts import Words
from models import posted, reading, rules
from models.rules.events import Event
from models.rules.letters import clean
from models.rules.telling import LONGEST_CLUE

ALBUMS_KEPT = 500


@dataclass(frozen=True, slots=True)
class Clues:
    """Takes what a storyteller shows, and leaves everybody else's chatter alone."""

    desk: Desk
    answered: deque[str] = field(default_factory=lambda: deque(maxlen=ALBUMS_KEPT))  # albums

    async def replied(self, ask: Ask, message: Message) -> None:
        """A reply in a group; one to a message of the bot's may be a clue."""
        answered = message.reply_to_message
        if answered is None or answered.from_user is None:
            return
        if answered.from_user.id != self.desk.bot.id:
            return
        post = await posted.post_of(ask.place.chat, answered.message_id)
        id = post.game if post else await reading.open_game_in(ask.place.chat, ask.place.topic)
        if id is None:
            return
        game = await reading.game(id)
        if ask.person is None and game.round is not None and game.round.showing:
            raise Declined("show-hidden")
        if meant.may_be_meant(game, ask.player, message):
            await self._show(ask, id, message)
        else:
            meant.check_not_in_vain(game, ask.player, message, post)

    async def sent_privately(self, ask: Ask, message: Message) -> bool:
        """A private message; whether it was a clue for a game."""
        person = seen(ask)
        games = [id for id, _ in await reading.awaiting_media(person.id)] or await self._to_replace(
            ask, message
        )
        if len(games) > 1:
            if self._is_first_answer(message):
                words = await self.desk.words_for(ask)
                await self.desk.say(ask, words.html("show-which"), await self._which(games, words))
        elif games:
            await self._show(ask, games[0], message)
        elif Reference.of(message) is not None:
            await self._check_no_other_is_meant(ask)
        return bool(games)

    async def picked(self, ask: Ask, press: Press) -> None:
        """The game was chosen for a private clue: the message that the question answered."""
        asked = ask.message
        if asked is None or asked.reply_to_message is None:
            raise Declined("toast-old")
        await self._show(ask, press.game, asked.reply_to_message)
        await self.desk.remove(ask)

    async def _show(self, ask: Ask, game: str, message: Message) -> None:
        shown = Reference.of(message)
        unfit = _unfit(shown, message)
        if unfit is not None:
            if self._is_first_answer(message):
                raise Declined(unfit)
            return
        caption = shortened(clean(message.caption or ""), LONGEST_CLUE) or None
        move = partial(
            _shown,
            player=ask.player,
            shown=shown,
            text=message.text if shown is None else caption,
        )
        played = await self.desk.door.play(game, move, now=self.desk.clock(), update=ask.update)
        if not played.events:
            return
        words = await self.desk.words_for(ask)
        if ask.is_group or ask.query is not None:
            await self.desk.done(ask, words("show-taken"))
        else:
            await self.desk.say(ask, words.html("show-taken"))

    def _is_first_answer(self, message: Message) -> bool:
        """Whether nothing was said yet of the album that a message belongs to; of the others it always is."""
        album = message.media_group_id
        if album is None:
            return True
        if album in self.answered:
            return False
        self.answered.append(album)
        return True

    async def _check_no_other_is_meant(self, ask: Ask) -> None:
        """Pass a file of somebody who tells nowhere. Raises RuleError `card-first`, or Declined too late."""
        games = [await reading.game(line.id) for line in await self._games(ask)]
        if any(meant.is_teller(game, ask.player) for game in games):
            raise rules.RuleError(rules.Refusal.CARD_FIRST)
        if any(meant.has_shown(game, ask.player) for game in games):
            raise Declined("show-too-late")

    async def _to_replace(self, ask: Ask, message: Message) -> list[str]:
        """The games whose shown clue may still be replaced by this one."""
        if Reference.of(message) is None:
            return []
        games = [await reading.game(line.id) for line in await self._games(ask)]
        return [game.id for game in games if meant.is_replaceable(game, ask.player)]

    async def _games(self, ask: Ask) -> list[reading.GameLine]:
        return await reading.games_of(ask.player, now=self.desk.clock())

    async def _which(self, games: list[str], words: Words) -> InlineKeyboardMarkup:
        rows = []
        for game in games:
            title = short_name((await reading.place_of(game)).title)
            rows.append([button(title, "show", game)])
        return keyboard(*rows)


def _shown(
    game: rules.Game, *, player: int, shown: Reference | None, text: str | None, now: float, chance: Random
) -> tuple[rules.Game, tuple[Event, ...]]:
    """The clue shown; of an album the first one counts, and those that come after it change nothing."""
    if meant.is_of_the_shown_album(game, shown):
        return game, ()
    media = None if shown is None else shown.kept()
    return rules.show(game, player=player, media=media, text=text, now=now, chance=chance)


def _unfit(shown: Reference | None, message: Message) -> str | None:
    """The key of why a message cannot be a clue; None where it can."""
    if shown is not None and shown.is_too_large:
        return "show-too-large"
    return "show-unknown" if shown is None and not message.text else None
