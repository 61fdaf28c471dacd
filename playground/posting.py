"""Puts messages into chats, changes and deletes them, and decides which bots hear of it."""

from typing import TYPE_CHECKING, Any

from playground.bots import Bot
from playground.entities import cut_utf16
from playground.faults import OF_UPDATES
from playground.messages import Message
from playground.shapes import message_shape
from playground.users import User

if TYPE_CHECKING:
    from playground.telegram import Telegram

Json = dict[str, Any]


def post(telegram: "Telegram", message: Message, *, seen_by_bots: bool = False) -> Message:
    """Add the message to its chat, tell the bots that may see it, and wake who waits for changes."""
    message.key = telegram.next_key()
    message.chat.add(message)
    if message.thread_id is None and message.reply_to and message.chat.kind == "supergroup":
        root = message.reply_to
        message.thread_id = root.thread_id or root.id
    _count(telegram, message, "new")
    tell_bots(telegram, message, "message", seen_by_bots=seen_by_bots)
    telegram.changed("message", message)
    return message


def edited(telegram: "Telegram", message: Message) -> None:
    """Tell everybody that a message was changed."""
    _count(telegram, message, "edits")
    tell_bots(telegram, message, "edited_message")
    telegram.changed("edit", message)


def delete(telegram: "Telegram", message: Message, by: User | None = None) -> None:
    """Take a message away; bots are never told of it."""
    if isinstance(by, Bot):
        telegram.count(message.chat, "deletions")
    message.deleted = True
    message.pinned = False
    telegram.changed("deletion", message)


def tell_bots(telegram: "Telegram", message: Message, kind: str, *, seen_by_bots: bool = False) -> None:
    """An update of this kind for each bot that may see the message."""
    for bot in telegram.bots:
        if _may_see(bot, message, seen_by_bots):
            bot.seen.update(_people_in(message))
            put_update(telegram, bot, kind, message_shape(message, bot.id, telegram.files), message.chat.id)


def put_update(telegram: "Telegram", bot: Bot, kind: str, body: Json, chat_id: int) -> None:
    """Line an update up for a bot that wants it, unless a fault says otherwise."""
    if not bot.updates.wants(kind):
        return
    fault = telegram.faults.take(OF_UPDATES, kind, chat_id)
    what = fault.kind if fault else ""
    if what == "lost":
        return
    delay = fault.seconds if fault and what == "delayed" else 0.0
    bot.updates.put(kind, body, chat_id, delay=delay, again=int(what == "doubled"))
    if what == "repeated":
        bot.updates.put(kind, body, chat_id)


def _count(telegram: "Telegram", message: Message, what: str) -> None:
    if isinstance(message.author, Bot) and not message.service:
        telegram.count(message.chat, what)


def _may_see(bot: Bot, message: Message, seen_by_bots: bool) -> bool:
    chat = message.chat
    if message.author is bot and not message.service:
        return False
    if chat.kind == "private":
        return bot.private.get(chat.id) is chat and chat.id not in bot.blocked_by
    if not chat.has(bot):
        return False
    if message.receiver:
        return message.receiver is bot
    if message.service:
        return True
    if message.author and message.author.is_bot:
        return seen_by_bots
    if not bot.privacy or chat.is_admin(bot):
        return True
    return _is_meant_for(bot, message)


def _is_meant_for(bot: Bot, message: Message) -> bool:
    """What privacy mode lets through: replies to the bot, its commands, and bare ones if it spoke last."""
    if message.reply_to and message.reply_to.author is bot:
        return True
    for entity in message.entities:
        if entity["type"] != "bot_command":
            continue
        command = cut_utf16(message.words, entity["offset"], entity["length"])
        _, _, addressee = command.partition("@")
        if addressee:
            return addressee.casefold() == bot.username.casefold()
        return _spoke_last(message) in (None, bot)
    return False


def _spoke_last(message: Message) -> Any:
    """The bot that wrote last in the chat, or nothing when none ever did."""
    for earlier in reversed(message.chat.everything):
        if earlier.author and earlier.author.is_bot and not earlier.service and not earlier.receiver:
            return earlier.author
    return None


def _people_in(message: Message) -> set[int]:
    people = {user["id"] for user in message.service.get("new_chat_members", ())}
    if message.sender:
        people.add(message.sender.id)
    if message.reply_to and message.reply_to.sender:
        people.add(message.reply_to.sender.id)
    return people
