"""The private chat: a welcome, the way into a group, and one's games."""

from dataclasses import dataclass

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Message, WebAppInfo

from bot.asking import Ask
from bot.clues import Clues
from bot.desk import Desk
from bot.information import Information
from bot.keyboards import button, keyboard, link
from bot.languages import Languages
from bot.moves import seen
from bot.names import short_name
from bot.texts import Words
from models import people, reading
from models.people import Person

MOST_GAMES = 10
PINGS, ON, OFF = "pings", "on", "off"


@dataclass(frozen=True, slots=True)
class Private:
    """Answers in private. Nothing here is ever needed to play."""

    desk: Desk
    clues: Clues
    languages: Languages
    information: Information

    async def started(self, ask: Ask, message: Message) -> None:
        """Answer `/start`, with or without a payload, `/pings`, `/language`, `/rules`, and any other."""
        command, *payload = (message.text or "").split()
        name = command[1:].partition("@")[0].casefold()
        if name == PINGS:
            await self._set_pings(ask, not await self._has_pings(ask))
        elif name == "language":
            await self.languages.asked(ask, payload)
        elif name == "rules":
            await self.information.asked(ask, name)
        elif payload[:1] == [PINGS]:
            await self._set_pings(ask, True)
        else:
            words = await self.desk.words_for(ask)
            games = await self._games(ask)
            key = "private-welcome-games" if games else "private-welcome"
            await self.desk.say(ask, words.html(key), await self._keyboard(ask, games, words))
            await self.desk.name_page(ask)

    async def switched(self, ask: Ask, wanted: str) -> None:
        """The button that asks for pings, or wants none any more."""
        person = seen(ask)
        await people.ask_for_pings(person.id, wanted == ON)
        words = await self._own_words(person)
        await self.desk.toast(ask, words(f"pings-{ON if wanted == ON else OFF}"), alert=ask.is_group)
        if not ask.is_group:
            key = "private-welcome-games" if (games := await self._games(ask)) else "private-welcome"
            await self.desk.rewrite(ask, words.html(key), await self._keyboard(ask, games, words))

    async def wrote(self, ask: Ask, message: Message) -> None:
        """Anything else: a clue for a game that waits for it, or else a word on what one can do."""
        if await self.clues.sent_privately(ask, message):
            return
        words = await self.desk.words_for(ask)
        games = await self._games(ask)
        await self.desk.say(ask, words.html("private-hint"), await self._keyboard(ask, games, words))

    async def _games(self, ask: Ask) -> list[reading.GameLine]:
        games = await reading.games_of(ask.player, now=self.desk.clock())
        return games[:MOST_GAMES]

    async def _own_words(self, person: Person) -> Words:
        """The words of the person, wherever the button was pressed."""
        known = await people.player(person.id)
        return self.desk.texts.words(known.chosen_language if known else None, person.language)

    async def _set_pings(self, ask: Ask, wanted: bool) -> None:
        """By a command or a link: said with the button that takes it back."""
        await people.ask_for_pings(seen(ask).id, wanted)
        words = await self.desk.words_for(ask)
        switch = keyboard([_switch(words, is_on=wanted)])
        await self.desk.say(ask, words.html(f"pings-{ON if wanted else OFF}"), switch)

    async def _has_pings(self, ask: Ask) -> bool:
        player = await people.player(seen(ask).id)
        return player is not None and player.pings

    async def _keyboard(self, ask: Ask, games: list[reading.GameLine], words: Words) -> InlineKeyboardMarkup:
        """One's games, each by its group; those that wait for one are marked."""
        rows = [[self._game(line, words)] for line in games]
        return keyboard(
            *rows,
            [self._page(words)],
            [_switch(words, is_on=await self._has_pings(ask))],
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


def _switch(words: Words, *, is_on: bool) -> InlineKeyboardButton:
    """The button that turns the private word "your turn" on or off."""
    return button(words(f"button-pings-{OFF if is_on else ON}"), PINGS, OFF if is_on else ON)
