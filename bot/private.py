"""The private chat: a welcome, the way into a group, and one's games."""

from dataclasses import dataclass

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Message, WebAppInfo

from bot.asking import Ask
from bot.clues import Clues
from bot.desk import Desk
from bot.keyboards import keyboard, link
from bot.names import short_name
from bot.texts import Words
from models import reading

MOST_GAMES = 10


@dataclass(frozen=True, slots=True)
class Private:
    """Answers in private. Nothing here is ever needed to play."""

    desk: Desk
    clues: Clues

    async def started(self, ask: Ask, message: Message) -> None:
        """Answer `/start`, with or without a payload, `/help`, and any other command."""
        words = await self.desk.words_for(ask)
        games = await self._games(ask)
        key = "private-welcome-games" if games else "private-welcome"
        await self.desk.say(ask, words.html(key), self._keyboard(games, words))

    async def wrote(self, ask: Ask, message: Message) -> None:
        """Anything else: a clue for a game that waits for it, or else a word on what one can do."""
        if await self.clues.sent_privately(ask, message):
            return
        words = await self.desk.words_for(ask)
        games = await self._games(ask)
        await self.desk.say(ask, words.html("private-hint"), self._keyboard(games, words))

    async def _games(self, ask: Ask) -> list[reading.GameLine]:
        games = await reading.games_of(ask.player, now=self.desk.clock())
        return games[:MOST_GAMES]

    def _keyboard(self, games: list[reading.GameLine], words: Words) -> InlineKeyboardMarkup:
        """One's games, each by its group; those that wait for one are marked."""
        rows = [[self._game(line, words)] for line in games]
        return keyboard(
            *rows,
            [self._page(words)],
            [link(words("button-add"), self.desk.links.add_to_group())],
        )

    def _game(self, line: reading.GameLine, words: Words) -> InlineKeyboardButton:
        key = "button-game-awaited" if line.awaited else "button-game"
        return link(words(key, chat=short_name(line.chat)), self.desk.links.game(line.id))

    def _page(self, words: Words) -> InlineKeyboardButton:
        """The mini-app itself; Telegram opens it from a private chat only under https."""
        url = self.desk.public_url
        if url.startswith("https://"):
            return InlineKeyboardButton(words("button-games"), web_app=WebAppInfo(url))
        return link(words("button-games"), self.desk.links.page())
