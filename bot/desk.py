"""What every handler has at hand: the door, the words, the decks, and ways to answer."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from telegram import (
    Bot,
    InlineKeyboardMarkup,
    LinkPreviewOptions,
    MenuButtonWebApp,
    Message,
    ReactionTypeEmoji,
    ReplyParameters,
    WebAppInfo,
)
from telegram.constants import ParseMode
from telegram.error import BadRequest, TelegramError

from bot.asking import Ask
from bot.drawing import Drawing
from bot.failures import Failure, failure_of
from bot.markup import cut, length
from bot.scene import CAPTION, TEXT, Links
from bot.texts import Html, Texts, Words
from models import chats, kept_files, people
from models.chats import Place
from models.decks import Decks
from models.play import Door
from models.ports import Membership, Standing

log = logging.getLogger(__name__)

LONGEST_TOAST = 200
NOD = "👌"
WHISPER = 3.0  # seconds


class Declined(Exception):  # noqa: N818 - an answer, not a fault
    """Something that cannot be done here or by this person; `key` names the text, `keyboard` helps on."""

    def __init__(
        self,
        key: str,
        *,
        keyboard: Callable[[Words], InlineKeyboardMarkup] | None = None,
        **values: str | int,
    ) -> None:
        super().__init__(key)
        self.key = key
        self.keyboard = keyboard
        self.values = values


@dataclass(frozen=True, slots=True)
class Desk:
    """What handlers work with. `clock` tells the time in Unix seconds, `public_url` where the page lies.

    `is_overheard` is set once Telegram's server turned out to say whispers aloud.
    """

    bot: Bot
    door: Door
    texts: Texts
    decks: Decks
    links: Links
    membership: Membership
    drawing: Drawing
    clock: Callable[[], float]
    public_url: str
    is_overheard: asyncio.Event = field(default_factory=asyncio.Event)

    async def words_for(self, ask: Ask) -> Words:
        """The words of the chat's language; in private those that the person chose, or Telegram says."""
        if not ask.is_group:
            known = await people.player(ask.player)
            own = ask.person.language if ask.person else None
            return self.texts.words(known.chosen_language if known else None, own)
        chat = await chats.chat(ask.place.chat)
        return self.texts.words(ask.place.language if chat is None else chat.language)

    def place(self, ask: Ask) -> Place:
        """The place of an ask, in a language that there are texts in."""
        return replace(ask.place, language=self.texts.nearest(ask.place.language))

    async def moved(self, ask: Ask) -> Ask:
        """A press in a group that has become a supergroup since, as if it were made there.

        The message above the button stays behind: nothing can be done to it any more.
        """
        chat = await chats.chat(ask.place.chat)
        if chat is None or chat.moved_to is None:
            return ask
        return replace(ask, place=replace(ask.place, chat=chat.moved_to), message=None)

    async def meet(self, ask: Ask) -> None:
        """Keep who asks, and that they were seen in their chat: whoever writes or presses there belongs."""
        if ask.person is None:
            return
        await people.know(ask.person)
        if ask.is_group:
            await people.keep_standing(
                ask.place.chat, ask.person.id, Standing.MEMBER, now=self.clock(), pressed=True
            )

    async def say(self, ask: Ask, text: str, keyboard: InlineKeyboardMarkup | None = None) -> Message | None:
        """Answer in the chat, below the message that asked; None where Telegram did not take it."""
        asked = ask.message if ask.query is None else None
        reply = ReplyParameters(asked.message_id, allow_sending_without_reply=True) if asked else None
        try:
            return await self.bot.send_message(
                ask.place.chat,
                cut(text, TEXT),
                ParseMode.HTML,
                message_thread_id=ask.place.topic,
                reply_parameters=reply,
                reply_markup=keyboard,
                link_preview_options=LinkPreviewOptions(is_disabled=True),
            )
        except TelegramError as error:
            log.warning("an answer did not reach chat %s: %s", ask.place.chat, error)
            return None

    async def show(self, ask: Ask, picture: bytes, text: Html) -> None:
        """Answer in the chat with a picture; where it takes none, with what would stand below it."""
        hash = kept_files.hash_of(picture)
        kept = await kept_files.kept(hash)
        for photo in (kept, picture):
            if photo is None:
                continue
            try:
                sent = await self.bot.send_photo(
                    ask.place.chat,
                    photo,
                    cut(text, CAPTION),
                    parse_mode=ParseMode.HTML,
                    message_thread_id=ask.place.topic,
                    filename="picture.jpg",
                )
            except TelegramError as error:
                log.info("a picture did not reach chat %s: %s", ask.place.chat, error)
                if photo is kept and failure_of(error) is Failure.BAD_FILE:
                    continue
                if failure_of(error) is Failure.NO_MEDIA:
                    await self.say(ask, text)
            else:
                if sent.photo and photo is picture:
                    await kept_files.keep(hash, sent.photo[-1].file_id)
            return

    async def rewrite(self, ask: Ask, text: str, keyboard: InlineKeyboardMarkup | None) -> None:
        """Make the message whose button was pressed say something else."""
        if ask.message is None:
            return
        try:
            await self.bot.edit_message_text(
                cut(text, TEXT),
                ask.place.chat,
                ask.message.message_id,
                parse_mode=ParseMode.HTML,
                reply_markup=keyboard,
                link_preview_options=LinkPreviewOptions(is_disabled=True),
            )
        except TelegramError as error:  # "not modified" too: it says that already
            log.info("an answer was not changed: %s", error)

    async def remove(self, ask: Ask, message_id: int | None = None) -> None:
        """Take away an earlier answer: the one whose button was pressed, or the one of that id.

        Where it is too old to be deleted it only loses its buttons.
        """
        if message_id is None:
            if ask.message is None:
                return
            message_id = ask.message.message_id
        try:
            await self.bot.delete_message(ask.place.chat, message_id)
        except BadRequest:
            await self._take_buttons(ask.place.chat, message_id)
        except TelegramError as error:
            log.info("an answer was not removed: %s", error)

    async def toast(self, ask: Ask, text: str = "", *, alert: bool = False) -> None:
        """Answer a press, for the presser alone. Too late is no matter."""
        if ask.query is None:
            return
        short = text if length(text) <= LONGEST_TOAST else text[: LONGEST_TOAST // 2].rstrip() + "…"
        try:
            await self.bot.answer_callback_query(ask.query.id, short or None, show_alert=alert)
        except TelegramError as error:
            log.info("a press was not answered: %s", error)

    async def whisper(self, ask: Ask, text: str, keyboard: InlineKeyboardMarkup) -> None:
        """After a press, say something in the group that its presser alone can see, where Telegram can.

        It may vanish and is refused in places, so nothing may depend on it.
        """
        if ask.query is None or not ask.is_group or self.is_overheard.is_set():
            return
        secretly = {"receiver_user_id": ask.player, "callback_query_id": ask.query.id}
        try:
            async with asyncio.timeout(WHISPER):
                said = await self.bot.send_message(
                    ask.place.chat,
                    text,
                    ParseMode.HTML,
                    message_thread_id=ask.place.topic,
                    reply_markup=keyboard,
                    api_kwargs={"ephemeral_message_parameters": secretly},
                )
        except (TelegramError, TimeoutError) as error:
            log.info("a whisper was not said: %s", error)
            return
        if "ephemeral_message_id" not in said.api_kwargs:  # a server that knows no whispers says it aloud
            self.is_overheard.set()
            await self.remove(ask, said.message_id)

    async def name_page(self, ask: Ask) -> None:
        """In private, call the mini-app's button beside the field for messages as the person would."""
        if not self.public_url.startswith("https://"):
            return
        words = await self.words_for(ask)
        button = MenuButtonWebApp(words("profile-menu"), WebAppInfo(self.public_url))
        try:
            await self.bot.set_chat_menu_button(ask.place.chat, button)
        except TelegramError as error:
            log.info("a menu button kept its name: %s", error)

    async def done(self, ask: Ask, text: str = "") -> None:
        """Say that it is done without a message: a toast for a press, a nod for a command."""
        if ask.query is not None:
            await self.toast(ask, text)
        elif ask.message is not None:
            try:
                await self.bot.set_message_reaction(
                    ask.place.chat, ask.message.message_id, [ReactionTypeEmoji(NOD)]
                )
            except TelegramError as error:
                log.info("a command was not nodded at: %s", error)

    async def _take_buttons(self, chat: int, message_id: int) -> None:
        try:
            await self.bot.edit_message_reply_markup(chat, message_id)
        except TelegramError as error:
            log.info("an answer kept its buttons: %s", error)
