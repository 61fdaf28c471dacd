"""Who comes to a chat and goes, who may do what there, and which bots are told."""

from copy import copy
from typing import TYPE_CHECKING, Any

from playground.bots import Bot
from playground.chats import Chat, Member
from playground.messages import Message
from playground.posting import post, put_update
from playground.shapes import chat_shape, member_shape, user_shape
from playground.users import User

if TYPE_CHECKING:
    from playground.telegram import Telegram


def set_standing(telegram: "Telegram", chat: Chat, user: User, by: User, **changes: Any) -> Member:
    """Change an account's standing and tell the bots: `my_chat_member`, to administrators `chat_member`."""
    old = copy(chat.members.get(user.id)) or Member(user, status="left")
    new = chat.members.setdefault(user.id, copy(old))
    for name, value in changes.items():
        setattr(new, name, value)
    body = {
        "chat": chat_shape(chat),
        "from": user_shape(by),
        "date": telegram.clock.date(),
        "old_chat_member": member_shape(old),
        "new_chat_member": member_shape(new),
    }
    for bot in telegram.bots:
        if bot is user:
            put_update(telegram, bot, "my_chat_member", body, chat.id)
        elif chat.has(bot) and chat.is_admin(bot):
            put_update(telegram, bot, "chat_member", body, chat.id)
    telegram.changed("membership", chat)
    return new


def join(telegram: "Telegram", chat: Chat, user: User, by: User | None = None) -> None:
    """Let somebody into the chat, with the line Telegram writes."""
    set_standing(telegram, chat, user, by or user, status="member", is_member=True)
    say_service(telegram, chat, by or user, new_chat_members=[user_shape(user)])


def leave(telegram: "Telegram", chat: Chat, user: User, by: User | None = None, status: str = "left") -> None:
    """Let somebody go, or be removed (`status` "kicked"), with the line Telegram writes."""
    set_standing(telegram, chat, user, by or user, status=status, is_member=False)
    say_service(telegram, chat, by or user, left_chat_member=user_shape(user))


def say_service(telegram: "Telegram", chat: Chat, by: User | None, **service: Any) -> Message:
    """A line Telegram itself writes into the chat."""
    return post(telegram, Message(chat, telegram.clock.date(), author=by, sender=by, service=service))


def set_blocked(telegram: "Telegram", bot: Bot, person: User, blocked: bool) -> None:
    """A person blocks the bot in their private chat, or lets it in again."""
    chat = bot.private[person.id]
    status = {True: "kicked", False: "member"}
    old, new = (Member(bot, status=status[not blocked]), Member(bot, status=status[blocked]))
    (bot.blocked_by.add if blocked else bot.blocked_by.discard)(person.id)
    body = {
        "chat": chat_shape(chat),
        "from": user_shape(person),
        "date": telegram.clock.date(),
        "old_chat_member": member_shape(old),
        "new_chat_member": member_shape(new),
    }
    put_update(telegram, bot, "my_chat_member", body, chat.id)
    telegram.changed("membership", chat)


def migrate(telegram: "Telegram", old: Chat) -> Chat:
    """Turn a group into a supergroup: a new chat with a new id; the old one only points to it."""
    new = Chat(telegram.next_supergroup_id(), "supergroup", old.title, permissions=dict(old.permissions))
    new.members = {user_id: copy(member) for user_id, member in old.members.items()}
    new.migrated_from = old
    telegram.chats[new.id] = new
    by = next(old.present(), None)
    say_service(telegram, old, by, migrate_to_chat_id=new.id)
    old.migrated_to = new
    say_service(telegram, new, by, migrate_from_chat_id=old.id)
    telegram.changed("chat", new)
    return new
