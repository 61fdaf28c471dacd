"""In which language the bot speaks to a chat or to a person, and who chooses it."""

from dataclasses import dataclass

from babel import Locale
from telegram import InlineKeyboardMarkup

from bot.asking import Ask
from bot.desk import Declined, Desk
from bot.keyboards import button, keyboard, packed
from bot.moves import Moves, seen
from bot.texts import Words
from models import chats, people, reading


@dataclass(frozen=True, slots=True)
class Languages:
    """Offers the languages there are texts in, and keeps the chosen one."""

    desk: Desk
    moves: Moves

    async def asked(self, ask: Ask, arguments: list[str]) -> None:
        """Answer `/language` with a choice, `/language fa` or `/language فارسی` by speaking it."""
        language = self._named(" ".join(arguments))
        if language is None:
            await self._offer(ask)
            return
        await self._choose(ask, language)
        await self.desk.say(ask, self.desk.texts.words(language).html("language-chosen"))

    async def pressed(self, ask: Ask, language: str) -> None:
        """Speak the language that was pressed; without one, offer them in the place of what was pressed."""
        if not language:
            await self._check(ask)
            words = await self.desk.words_for(ask)
            await self.desk.rewrite(ask, words.html("language-which"), self._keyboard(words))
            await self.desk.toast(ask)
            return
        chosen = self.desk.texts.nearest(language)
        await self._choose(ask, chosen)
        words = self.desk.texts.words(chosen)
        await self.desk.rewrite(ask, words.html("language-chosen"), None)
        await self.desk.toast(ask, words("language-chosen"))

    async def _offer(self, ask: Ask) -> None:
        words = await self.desk.words_for(ask)
        await self.desk.say(ask, words.html("language-which"), self._keyboard(words))

    def _keyboard(self, words: Words) -> InlineKeyboardMarkup:
        spoken = self.desk.texts.languages
        buttons = [button(_marked(language, words), "language", language) for language in spoken]
        return keyboard(*packed(buttons))

    def _named(self, wanted: str) -> str | None:
        """The language that somebody names by its code, or as it is called in itself or in English."""
        found = self.desk.texts.spoken(wanted)
        for language in self.desk.texts.languages if wanted and found is None else ():
            locale = Locale.parse(language.replace("-", "_"))
            names = (locale.get_language_name(), locale.get_language_name("en"), locale.display_name)
            if wanted.casefold() in (str(name).casefold() for name in names):
                return language
        return found

    async def _check(self, ask: Ask) -> None:
        """Pass who may choose: while games are open their hosts and admins, else anyone. Raises Declined."""
        if not ask.is_group:
            return
        games = await reading.open_games_in_chat(ask.place.chat)
        if games and not any([await self.moves.leads(ask, game) for game in games]):
            raise Declined("language-not-yours")

    async def _choose(self, ask: Ask, language: str) -> None:
        """Keep it, and say where the open games stand once more, in the new words. Raises Declined.

        In private it is the person's own, in the mini-app too; Telegram's needs no keeping.
        """
        if not ask.is_group:
            person = seen(ask)
            own = self.desk.texts.nearest(person.language)
            await people.choose_language(person.id, None if language == own else language)
            await self.desk.name_page(ask)
            return
        await self._check(ask)
        await chats.speak(self.desk.place(ask), language, now=self.desk.clock(), update=ask.update)


def _marked(language: str, words: Words) -> str:
    """A language by its own name, ticked where it is spoken already."""
    name = Locale.parse(language.replace("-", "_")).display_name or language
    name = name[:1].upper() + name[1:]
    return words("button-chosen", value=name) if language == words.language else name
