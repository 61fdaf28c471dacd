"""The world as the page draws it: people, chats and messages as plain JSON, the same for every reader."""

from typing import TYPE_CHECKING, Any

from playground.bots import Bot
from playground.chats import Chat
from playground.faults import Fault
from playground.messages import Message
from playground.users import User

if TYPE_CHECKING:
    from playground.people import Person
    from playground.telegram import Telegram

Json = dict[str, Any]


def chat_key(telegram: "Telegram", chat: Chat) -> str:
    """A name for the chat that is its own, also among private chats with several bots."""
    if chat.kind != "private":
        return str(chat.id)
    bot = next(bot for bot in telegram.bots if bot.private.get(chat.id) is chat)
    return f"{bot.id}:{chat.id}"


def chat_named(telegram: "Telegram", key: str) -> Chat:
    """The chat of that name; raises `LookupError`."""
    bot_id, _, person_id = key.rpartition(":")
    if bot_id:
        bot = next((bot for bot in telegram.bots if bot.id == int(bot_id)), None)
        person = next((person for person in telegram.people if person.id == int(person_id)), None)
        if bot and person:
            return person.private_with(bot)
    elif (chat := telegram.chats.get(int(key))) is not None:
        return chat
    raise LookupError(f"there is no chat {key}")


def all_chats(telegram: "Telegram") -> list[Chat]:
    """Groups first, then the private chats there are."""
    groups = [chat for chat in telegram.chats.values() if chat.kind != "channel"]
    return groups + [chat for bot in telegram.bots for chat in bot.private.values()]


def account_portrait(user: User) -> Json:
    """An account."""
    portrait: Json = {"id": user.id, "name": user.name, "username": user.username, "bot": user.is_bot}
    portrait["language"] = user.language
    if isinstance(user, Bot):
        portrait["miniapps"] = dict(user.miniapps)
    return portrait


def chat_portrait(telegram: "Telegram", chat: Chat) -> Json:
    """A chat without its messages."""
    pinned = [message.key for message in chat.messages if message.pinned]
    return {
        "key": chat_key(telegram, chat),
        "kind": chat.kind,
        "title": chat.title,
        "forum": chat.is_forum,
        "person": chat.person.id if chat.person else None,
        "members": [
            {"id": member.user.id, "status": member.status, "anonymous": member.anonymous}
            for member in chat.members.values()
            if member.is_present
        ],
        "topics": [
            {"id": topic.id, "name": topic.name, "closed": topic.closed}
            for topic in chat.topics.values()
            if not topic.deleted
        ],
        "pinned": pinned[-1] if pinned else None,
        "migrated_to": str(chat.migrated_to.id) if chat.migrated_to else None,
    }


def message_portrait(telegram: "Telegram", message: Message) -> Json:
    """A message as it stands now."""
    sender = message.sender_chat or message.sender
    portrait: Json = {
        "key": message.key,
        "chat": chat_key(telegram, message.chat),
        "id": message.id,
        "date": message.date,
        "deleted": message.deleted,
        "author": message.author.id if message.author else None,
        "sender": {
            "id": sender.id if sender else 0,
            "name": _name_of(sender),
            "bot": isinstance(message.author, Bot),
        },
        "edited": message.edit_date is not None,
        "words": message.words,
        "entities": message.entities,
        "rows": [[button.raw for button in row] for row in message.rows],
        "topic": message.topic.id if message.topic else None,
        "reply_to": message.reply_to.key if message.reply_to else None,
        "prompt": bool(message.prompt and message.prompt.get("force_reply")),
        "pinned": message.pinned,
        "album": message.media_group,
        "reactions": list(message.reactions.values()),
        "service": _service_line(message) if message.service else None,
        "media": _media(message),
        "forwarded": _origin_of(message),
        "only_for": [message.receiver.id, message.author.id] if message.receiver and message.author else None,
        "replaces": message.replaces.key if message.replaces else None,
    }
    return portrait


def fault_portrait(fault: Fault) -> Json:
    """A fault that is switched on."""
    return {
        "kind": fault.kind,
        "method": fault.method,
        "times": fault.times,
        "retry_after": fault.retry_after,
        "seconds": fault.seconds,
        "hits": fault.hits,
    }


def person_portrait(person: "Person", plays: bool) -> Json:
    """A person, and whether they play by themselves."""
    return account_portrait(person) | {"plays": plays}


def _name_of(sender: User | Chat | None) -> str:
    if isinstance(sender, Chat):
        return sender.title
    return sender.name if sender else ""


def _media(message: Message) -> Json | None:
    file = message.file
    if file is None or message.media is None:
        return None
    return {
        "kind": message.media,
        "url": f"/control/files/{file.unique_id}",
        "width": file.width,
        "height": file.height,
        "duration": file.duration,
        "name": file.name,
        "size": len(file.content),
        "spoiler": message.spoiler,
        "above": message.caption_above,
    }


def _origin_of(message: Message) -> str | None:
    if not message.forward_origin:
        return None
    user = message.forward_origin["sender_user"]
    return f"{user['first_name']} {user.get('last_name', '')}".strip()


def _service_line(message: Message) -> str:
    """What a client writes in the middle of the chat."""
    who = message.sender.name if message.sender else message.chat.title
    kind, value = next(iter(message.service.items()))
    if kind == "new_chat_members":
        names = ", ".join(user["first_name"] for user in value)
        added = all(message.sender and user["id"] != message.sender.id for user in value)
        return f"{who} added {names}" if added else f"{names} joined the group"
    if kind == "left_chat_member":
        is_self = message.sender is not None and value["id"] == message.sender.id
        return f"{value['first_name']} left the group" if is_self else f"{who} removed {value['first_name']}"
    if kind == "pinned_message":
        return f"{who} pinned “{value.words[:40] or value.media}”"
    lines = {
        "new_chat_title": f"{who} changed the group name to “{value}”",
        "migrate_to_chat_id": "This group became a supergroup",
        "migrate_from_chat_id": "Here the supergroup begins",
        "forum_topic_closed": f"{who} closed the topic",
        "forum_topic_reopened": f"{who} reopened the topic",
    }
    if kind == "forum_topic_created":
        return f"{who} opened the topic “{value['name']}”"
    return lines[kind]
