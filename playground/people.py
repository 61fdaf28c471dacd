"""A person of the pretend Telegram with a phone: writes, sends, presses buttons, opens the mini-app."""

import asyncio
from dataclasses import dataclass
from typing import Any

from playground.accounts import Account
from playground.bots import Bot
from playground.chats import Chat, Topic
from playground.entities import detected, parse_html
from playground.launch_data import init_data
from playground.membership import set_blocked
from playground.messages import Message
from playground.posting import delete, edited, post, put_update
from playground.presses import Answer, Press
from playground.samples import sample
from playground.shapes import chat_shape, message_shape, pinned_shape, user_shape
from playground.users import channel_bot, group_anonymous_bot


@dataclass(eq=False, kw_only=True, repr=False)
class Person(Account):
    """One human being with a phone. `where` is a chat, or a bot for the private chat with it."""

    async def says(
        self,
        where: Chat | Bot,
        text: str,
        *,
        reply_to: Message | None = None,
        topic: Topic | None = None,
        as_channel: Chat | None = None,
        html: bool = False,
    ) -> Message:
        """Write a message; `html` reads the text as Telegram's HTML."""
        words, entities = parse_html(text) if html else (text, [])
        message = self._message(where, reply_to, topic, as_channel)
        message.words, message.entities = words, detected(words, entities)
        return self._send(message)

    async def sends(
        self,
        where: Chat | Bot,
        kind: str,
        *,
        content: bytes | None = None,
        caption: str = "",
        name: str = "",
        duration: int = 3,
        reply_to: Message | None = None,
        topic: Topic | None = None,
        album: str | None = None,
    ) -> Message:
        """Send a `photo`, `voice`, `video`, `video_note`, `audio`, `animation`, `sticker` or `document`.

        Those sent with the same `album` belong together.
        """
        message = self._message(where, reply_to, topic, None)
        message.media, message.media_group = kind, album
        example = sample(kind)
        message.file = self.telegram.files.store(
            kind, content or example.content, name or example.name, duration, example.mime
        )
        message.words, message.entities = caption, detected(caption, [])
        return self._send(message)

    async def sends_photo(self, where: Chat | Bot, **values: Any) -> Message:
        """Send a picture."""
        return await self.sends(where, "photo", **values)

    async def sends_voice(self, where: Chat | Bot, **values: Any) -> Message:
        """Send a voice message."""
        return await self.sends(where, "voice", **values)

    async def sends_video(self, where: Chat | Bot, **values: Any) -> Message:
        """Send a video."""
        return await self.sends(where, "video", **values)

    async def sends_video_note(self, where: Chat | Bot, **values: Any) -> Message:
        """Send a round video message."""
        return await self.sends(where, "video_note", **values)

    async def sends_audio(self, where: Chat | Bot, **values: Any) -> Message:
        """Send a piece of music."""
        return await self.sends(where, "audio", **values)

    async def sends_animation(self, where: Chat | Bot, **values: Any) -> Message:
        """Send a GIF."""
        return await self.sends(where, "animation", **values)

    async def sends_sticker(self, where: Chat | Bot, **values: Any) -> Message:
        """Send a sticker."""
        return await self.sends(where, "sticker", **values)

    async def sends_document(self, where: Chat | Bot, **values: Any) -> Message:
        """Send a file."""
        return await self.sends(where, "document", **values)

    async def edits(self, message: Message, text: str) -> None:
        """Change one's own words."""
        message.change(self.telegram.clock.date(), words=text, entities=detected(text, []))
        edited(self.telegram, message)

    async def deletes(self, message: Message) -> None:
        """Delete one's own message, or as administrator another's."""
        delete(self.telegram, message)

    async def forwards(self, message: Message, to: "Chat | Bot") -> Message:
        """Forward a message, with its buttons that are links."""
        copy = self._message(to, None, None, None)
        for name in ("words", "entities", "media", "file", "media_details"):
            setattr(copy, name, getattr(message, name))
        links = [[b.raw for b in row if b.url] for row in message.rows]
        copy.markup = {"inline_keyboard": [row for row in links if row]} if any(links) else None
        origin = message.author or self
        copy.forward_origin = {"type": "user", "sender_user": user_shape(origin), "date": message.date}
        return self._send(copy)

    async def presses(
        self,
        message: Message,
        button: str = "",
        *,
        data: str | None = None,
        limit: float = 5.0,
        wait: bool = True,
    ) -> Answer | None:
        """Press a button by what it says and return the bot's answer, or nothing if none came within `limit`.

        `data` presses a button that is no longer there (an old keyboard on a slow phone). `wait=False` sends
        the press and returns. A button with a link presses nothing: use `link_of`.
        """
        pressed = data if data is not None else message.button(button).data
        if pressed is None:
            raise LookupError(f"{button!r} is a link, not a button that tells the bot anything")
        press = self.press(message, pressed)
        if not wait:
            return None
        try:
            async with asyncio.timeout(limit):
                return await asyncio.shield(press.answered)
        except TimeoutError:
            return None

    def press(self, message: Message, data: str) -> Press:
        """Send the callback query and return it without waiting."""
        telegram = self.telegram
        bot = message.author
        if not isinstance(bot, Bot):
            raise LookupError("only a bot's message has buttons")
        press = Press(
            str(telegram.next_key() + 4_000_000_000_000), bot, self, message, data, telegram.clock.now(),
            asyncio.get_running_loop().create_future(),
        )  # fmt: skip
        telegram.presses[press.id] = press
        bot.seen.add(self.id)
        body = {
            "id": press.id,
            "from": user_shape(self),
            "message": pinned_shape(message, bot.id, telegram.files)
            if message.deleted
            else message_shape(message, bot.id, telegram.files),
            "chat_instance": message.chat.instance,
            "data": data,
        }
        put_update(telegram, bot, "callback_query", body, message.chat.id)
        return press

    def link_of(self, message: Message, button: str) -> str:
        """The address behind a button; raises `LookupError` when it has none."""
        url = message.button(button).url
        if url is None:
            raise LookupError(f"{button!r} is no link")
        return url

    def init_data(
        self,
        start_param: str = "",
        *,
        chat: Chat | None = None,
        bot: Bot | None = None,
        auth_date: int | None = None,
        **more: str,
    ) -> str:
        """The signed launch data the phone hands to the mini-app when a link in `chat` is pressed."""
        return init_data(
            (bot or self.telegram.bots[0]).token,
            self,
            auth_date=self.telegram.clock.date() if auth_date is None else auth_date,
            start_param=start_param,
            chat=chat,
            **more,
        )

    def private_with(self, bot: Bot) -> Chat:
        """The private chat with this bot; the bot may write in it once the person has."""
        if self.id not in bot.private:
            bot.private[self.id] = Chat(self.id, "private", person=self)
        return bot.private[self.id]

    async def starts(self, bot: Bot, payload: str = "") -> Message:
        """Press "Start" in the bot's private chat, perhaps by a link with a payload."""
        if self.id in bot.blocked_by:
            set_blocked(self.telegram, bot, self, False)
        return await self.says(bot, f"/start {payload}".strip())

    async def blocks(self, bot: Bot) -> None:
        """Stop the bot from writing here."""
        self.private_with(bot)
        set_blocked(self.telegram, bot, self, True)

    async def unblocks(self, bot: Bot) -> None:
        """Let the bot write again."""
        set_blocked(self.telegram, bot, self, False)

    async def reacts(self, message: Message, emoji: str) -> None:
        """Put a reaction on a message, or take it back with an empty one; bots that administer hear of it."""
        old = message.reactions.pop(self.id, "")
        if emoji:
            message.reactions[self.id] = emoji
        body = {
            "chat": chat_shape(message.chat),
            "message_id": message.id,
            "user": user_shape(self),
            "date": self.telegram.clock.date(),
            "old_reaction": [{"type": "emoji", "emoji": old}] if old else [],
            "new_reaction": [{"type": "emoji", "emoji": emoji}] if emoji else [],
        }
        for bot in self.telegram.bots:
            if message.chat.has(bot) and message.chat.is_admin(bot):
                put_update(self.telegram, bot, "message_reaction", body, message.chat.id)
        self.telegram.changed("edit", message)

    def _message(
        self, where: Chat | Bot, reply_to: Message | None, topic: Topic | None, as_channel: Chat | None
    ) -> Message:
        chat = where if isinstance(where, Chat) else self.private_with(where)
        if chat.migrated_to or not (chat.kind == "private" or chat.may(self, "can_send_messages")):
            raise PermissionError(f"{self.name} cannot write in {chat}")
        topic = topic or (reply_to.topic if reply_to else None)
        message = Message(chat, self.telegram.clock.date(), author=self, sender=self, reply_to=reply_to)
        message.topic, message.thread_id = topic, topic.id if topic else None
        if as_channel:
            message.sender, message.sender_chat = channel_bot(), as_channel
        elif chat.kind != "private" and chat.members[self.id].anonymous:
            message.sender, message.sender_chat = group_anonymous_bot(), chat
        return message

    def _send(self, message: Message) -> Message:
        message.receiver = self._only_reader(message)
        return post(self.telegram, message)

    def _only_reader(self, message: Message) -> Bot | None:
        """The bot whose ephemeral command this is: nobody else gets to see it."""
        if message.chat.kind not in {"group", "supergroup"}:
            return None
        command, _, addressee = message.words.partition(" ")[0].removeprefix("/").partition("@")
        for bot in self.telegram.bots:
            if message.chat.has(bot) and addressee.casefold() in ("", bot.username.casefold()):
                known = bot.commands_for(self, message.chat)
                if any(entry["command"] == command and entry.get("is_ephemeral") for entry in known):
                    return bot
        return None
