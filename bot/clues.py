"""Clues that are shown in the chat: a reply to the bot's message, or a private message to it."""

from dataclasses import dataclass
from functools import partial

from telegram import InlineKeyboardMarkup, Message

from bot.asking import Ask
from bot.desk import Declined, Desk
from bot.keyboards import Press, button, keyboard
from bot.letters import clean, shortened
from bot.moves import seen
from bot.names import short_name
from bot.shown import Reference
from bot.texts import Words
from models import posted, reading, rules
from models.rules.telling import LONGEST_CLUE


@dataclass(frozen=True, slots=True)
class Clues:
    """Takes what a storyteller shows, and leaves everybody else's chatter alone."""

    desk: Desk

    async def replied(self, ask: Ask, message: Message) -> None:
        """A reply in a group; one to a message of the bot's may be a clue."""
        answered = message.reply_to_message
        if answered is None or answered.from_user is None:
            return
        if answered.from_user.id != self.desk.bot.id:
            return
        id = await posted.game_of(ask.place.chat, answered.message_id)
        id = id or await reading.open_game_in(ask.place.chat, ask.place.topic)
        if id is None:
            return
        game = await reading.game(id)
        if ask.person is None and game.round is not None and game.round.showing:
            raise Declined("show-hidden")
        if _may_be_meant(game, ask.player, message):
            await self._show(ask, id, message)

    async def sent_privately(self, ask: Ask, message: Message) -> bool:
        """A private message; whether it was a clue for a game."""
        person = seen(ask)
        games = [id for id, _ in await reading.awaiting_media(person.id)] or await self._to_replace(
            ask, message
        )
        if len(games) > 1:
            words = await self.desk.words_for(ask)
            await self.desk.say(ask, words.html("show-which"), await self._which(games, words))
        elif games:
            await self._show(ask, games[0], message)
        elif Reference.of(message) is not None and await self._tells_somewhere(ask):
            raise rules.RuleError(rules.Refusal.CARD_FIRST)
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
        if shown is not None and shown.is_too_large:
            raise Declined("show-too-large")
        if shown is None and not message.text:
            raise Declined("show-unknown")
        caption = shortened(clean(message.caption or ""), LONGEST_CLUE) or None
        move = partial(
            rules.show,
            player=ask.player,
            media=None if shown is None else shown.kept(),
            text=message.text if shown is None else caption,
        )
        await self.desk.door.play(game, move, now=self.desk.clock(), update=ask.update)
        words = await self.desk.words_for(ask)
        if ask.is_group or ask.query is not None:
            await self.desk.done(ask, words("show-taken"))
        else:
            await self.desk.say(ask, words.html("show-taken"))

    async def _to_replace(self, ask: Ask, message: Message) -> list[str]:
        """The games whose shown clue may still be replaced by this one."""
        if Reference.of(message) is None:
            return []
        games = [await reading.game(line.id) for line in await self._games(ask)]
        return [game.id for game in games if _is_replaceable(game, ask.player)]

    async def _tells_somewhere(self, ask: Ask) -> bool:
        games = [await reading.game(line.id) for line in await self._games(ask)]
        return any(_is_teller(game, ask.player) for game in games)

    async def _games(self, ask: Ask) -> list[reading.GameLine]:
        return await reading.games_of(ask.player, now=self.desk.clock())

    async def _which(self, games: list[str], words: Words) -> InlineKeyboardMarkup:
        rows = []
        for game in games:
            title = short_name((await reading.place_of(game)).title)
            rows.append([button(title, "show", game)])
        return keyboard(*rows)


def _may_be_meant(game: rules.Game, player: int, message: Message) -> bool:
    """Whether a reply in the group can be a clue: words where they are asked for, media of who tells."""
    if message.text:
        return _is_showing(game, player)
    return _is_showing(game, player) or _is_replaceable(game, player) or _is_teller(game, player)


def _is_showing(game: rules.Game, player: int) -> bool:
    """Whether the player has chosen a card and is awaited in the chat."""
    return game.round is not None and game.round.showing and _tells(game, player)


def _is_replaceable(game: rules.Game, player: int) -> bool:
    """Whether the player has shown a clue that no card was given to yet."""
    clue = None if game.round is None else game.round.clue
    if game.round is None or clue is None or game.round.fixed or game.phase is not rules.Phase.LAYING:
        return False
    return clue.kind is rules.ClueKind.MEDIA and _tells(game, player)


def _is_teller(game: rules.Game, player: int) -> bool:
    """Whether the player may tell now, be it in the race."""
    if game.phase is not rules.Phase.TELLING or game.round is None:
        return False
    seat = game.seat_of(player)
    racing = game.round.storyteller is None and seat is not None and seat.number in game.round.players
    return racing or _tells(game, player)


def _tells(game: rules.Game, player: int) -> bool:
    seat = game.seat_of(player)
    return game.round is not None and seat is not None and seat.number == game.round.storyteller
