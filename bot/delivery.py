"""Carries one message to Telegram: a new one, an edit or a deletion, each as one call that can be hung up."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import telegram
from telegram import LinkPreviewOptions
from telegram.constants import ParseMode
from telegram.error import BadRequest

from bot.drawing import Drawing
from bot.failures import Failure, failure_of
from bot.scene import MediaKind, Message, ShownMedia
from bot.scenes import Rendered
from models import kept_files

log = logging.getLogger(__name__)

Result = TypeVar("Result")

_NO_PREVIEW = LinkPreviewOptions(is_disabled=True)


class HungUp(Exception):  # noqa: N818 - nothing failed; we stopped waiting for the answer
    """The call was given up because the sender stops; nobody knows whether it was obeyed."""


@dataclass(frozen=True, slots=True)
class Parcel:
    """A message with its picture drawn. `spare` is the text that goes where the media may not."""

    rendered: Rendered
    picture: bytes | None = None
    spare: str = ""

    @property
    def message(self) -> Message:
        """What is to be shown."""
        return self.rendered.message


@dataclass(frozen=True, slots=True)
class Arrived:
    """A new message in the chat; `has_caption` where its text stands under a picture or a file.

    `upload` is the hash of a picture that Telegram had not held before, and its id there.
    """

    message_id: int
    has_caption: bool
    upload: tuple[str, str] | None = None


class Delivery:
    """Makes the calls of all chats. Every method raises TelegramError as Telegram refuses, or HungUp."""

    def __init__(self, bot: telegram.Bot, drawing: Drawing) -> None:
        self._bot = bot
        self._drawing = drawing
        self._calls: set[asyncio.Task[Any]] = set()
        self._hung_up = False

    async def packed(self, rendered: Rendered, spare: str = "") -> Parcel:
        """The message, ready to be sent without further work."""
        request = rendered.message.picture
        if request is None:
            return Parcel(rendered, spare=spare)
        try:
            return Parcel(rendered, await self._drawing.draw(request, rendered.words))
        except Exception:  # whatever is wrong with a picture, the words must reach the group
            log.exception("a picture cannot be drawn, so its message goes without")
            return Parcel(rendered)

    async def send(self, parcel: Parcel, chat: int, topic: int | None) -> Arrived:
        """Put a new message into a chat; where the bot may not show pictures or files there, as text."""
        message = parcel.message
        if parcel.picture is None and message.media is None:
            return await self._text(message, chat, topic)
        try:
            if message.media is not None:
                return await self._media(message, message.media, chat, topic)
            return await self._photo(message, parcel.picture or b"", chat, topic)
        except BadRequest as error:
            if failure_of(error) not in (Failure.NO_MEDIA, Failure.BAD_FILE):
                raise
        return await self._text(replace(message, text=message.text or parcel.spare), chat, topic)

    async def edit(self, chat: int, message_id: int, message: Message, *, has_caption: bool) -> None:
        """Make a message show another text and keyboard; without a text it keeps its media as it is."""
        if not message.text:
            edit = self._bot.edit_message_reply_markup(chat, message_id, reply_markup=message.keyboard)
        elif has_caption:
            edit = self._bot.edit_message_caption(
                chat,
                message_id,
                caption=message.text,
                parse_mode=ParseMode.HTML,
                reply_markup=message.keyboard,
            )
        else:
            edit = self._bot.edit_message_text(
                message.text,
                chat,
                message_id,
                parse_mode=ParseMode.HTML,
                reply_markup=message.keyboard,
                link_preview_options=_NO_PREVIEW,
            )
        await self._call(edit)

    async def take_buttons(self, chat: int, message_id: int) -> None:
        """Leave a message as it is, without its keyboard."""
        await self._call(self._bot.edit_message_reply_markup(chat_id=chat, message_id=message_id))

    async def delete(self, chat: int, message_id: int) -> None:
        """Take a message out of the chat."""
        await self._call(self._bot.delete_message(chat, message_id))

    async def pin(self, chat: int, message_id: int) -> None:
        """Pin a message; nobody's phone rings for it."""
        await self._call(self._bot.pin_chat_message(chat, message_id, disable_notification=True))

    async def unpin(self, chat: int, message_id: int) -> None:
        """Pin a message no more."""
        await self._call(self._bot.unpin_chat_message(chat, message_id))

    async def whisper(self, player: int, message: Message) -> None:
        """Tell something to one person in private."""
        await self._text(message, player, None)

    def hang_up(self) -> None:
        """Give up the calls under way, and make no more."""
        self._hung_up = True
        for call in self._calls:
            call.cancel()

    async def _text(self, message: Message, chat: int, topic: int | None) -> Arrived:
        sent = await self._call(
            self._bot.send_message(
                chat,
                message.text,
                parse_mode=ParseMode.HTML,
                link_preview_options=_NO_PREVIEW,
                message_thread_id=topic,
                reply_markup=message.keyboard,
            )
        )
        return Arrived(sent.message_id, has_caption=False)

    async def _photo(self, message: Message, picture: bytes, chat: int, topic: int | None) -> Arrived:
        hash = kept_files.hash_of(picture)
        kept = await kept_files.kept(hash)
        if kept is not None:
            try:
                sent = await self._photo_of(kept, message, chat, topic)
            except BadRequest as error:
                if failure_of(error) is not Failure.BAD_FILE:
                    raise
            else:
                return Arrived(sent.message_id, has_caption=True)
        sent = await self._photo_of(picture, message, chat, topic)
        return Arrived(sent.message_id, has_caption=True, upload=(hash, sent.photo[-1].file_id))

    async def _photo_of(
        self, photo: bytes | str, message: Message, chat: int, topic: int | None
    ) -> telegram.Message:
        return await self._call(
            self._bot.send_photo(
                chat,
                photo,
                caption=message.text,
                parse_mode=ParseMode.HTML,
                message_thread_id=topic,
                reply_markup=message.keyboard,
                filename=None if isinstance(photo, str) else "picture.jpg",
            )
        )

    async def _media(self, message: Message, media: ShownMedia, chat: int, topic: int | None) -> Arrived:
        where: dict[str, Any] = {"message_thread_id": topic, "reply_markup": message.keyboard}
        if media.kind.has_caption:
            where |= {"caption": message.text, "parse_mode": ParseMode.HTML}
        sends: dict[MediaKind, Callable[..., Coroutine[Any, Any, telegram.Message]]] = {
            MediaKind.VOICE: self._bot.send_voice,
            MediaKind.VIDEO_NOTE: self._bot.send_video_note,
            MediaKind.VIDEO: self._bot.send_video,
            MediaKind.AUDIO: self._bot.send_audio,
            MediaKind.PHOTO: self._bot.send_photo,
            MediaKind.STICKER: self._bot.send_sticker,
            MediaKind.ANIMATION: self._bot.send_animation,
        }
        sent = await self._call(sends[media.kind](chat, media.file_id, **where))
        return Arrived(sent.message_id, has_caption=media.kind.has_caption)

    async def _call(self, call: Coroutine[Any, Any, Result]) -> Result:
        if self._hung_up:
            call.close()
            raise HungUp
        task = asyncio.get_running_loop().create_task(call)
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)
        try:
            return await task
        except asyncio.CancelledError:
            if task.cancelled():
                raise HungUp from None
            raise
