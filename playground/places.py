"""Where a call is meant to act: the chat, the topic, the message, and whether the bot may write there."""

from playground.bots import Bot
from playground.calls import Call
from playground.chats import Chat, Topic
from playground.errors import bad_request, forbidden, upgraded
from playground.messages import Message
from playground.users import User

_RIGHT = {
    None: ("can_send_messages", "text messages"),
    "photo": ("can_send_photos", "photos"),
    "voice": ("can_send_voice_notes", "voice notes"),
    "video": ("can_send_videos", "videos"),
    "video_note": ("can_send_video_notes", "video notes"),
    "audio": ("can_send_audios", "music"),
    "animation": ("can_send_other_messages", "animations"),
    "sticker": ("can_send_other_messages", "stickers"),
    "document": ("can_send_documents", "documents"),
}


def chat_of(call: Call, name: str = "chat_id") -> Chat:
    """The chat a call names; raises when the bot cannot reach it."""
    wanted = call.get(name)
    if isinstance(wanted, str) and wanted.startswith("@"):
        chats = [chat for chat in call.telegram.chats.values() if f"@{chat.username}" == wanted]
        if not chats:
            raise bad_request("chat not found")
        return _reachable(call.bot, chats[0])
    if not isinstance(wanted, int):
        raise bad_request("chat not found")
    if wanted > 0:
        return _private(call, wanted)
    chat = call.telegram.chats.get(wanted)
    if chat is None or chat.member(call.bot) is None:
        raise bad_request("chat not found")
    return _reachable(call.bot, chat)


def writable(call: Call, media: str | None = None) -> Chat:
    """The chat a message of this kind goes to; raises where the bot may not write."""
    chat = chat_of(call)
    permission, spoken = _RIGHT[media]
    if not (chat.may(call.bot, "can_send_messages") and chat.may(call.bot, permission)):
        raise bad_request(f"not enough rights to send {spoken} to the chat")
    return chat


def topic_of(call: Call, chat: Chat) -> Topic | None:
    """The topic a message goes to, nothing for the general one; raises for one that is closed or gone."""
    thread = call.get("message_thread_id")
    may_anyway = chat.is_forum and chat.is_admin(call.bot) and chat.may(call.bot, "can_manage_topics")
    if not thread:
        if chat.is_forum and chat.general_closed and not may_anyway:
            raise bad_request("TOPIC_CLOSED")
        return None
    topic = chat.topics.get(thread)
    if topic is None or topic.deleted:
        raise bad_request("message thread not found")
    if topic.closed and not may_anyway:
        raise bad_request("TOPIC_CLOSED")
    return topic


def message_in(call: Call, chat: Chat, wording: str) -> Message:
    """The message a call names in this chat; raises with `wording` when it is gone or never was."""
    message = chat.message(call.get("message_id", 0))
    if message is None:
        raise bad_request(wording)
    return message


def person_with(call: Call, user_id: int) -> User | None:
    """The account with this id, person or bot."""
    return call.telegram.accounts.get(user_id)


def _private(call: Call, user_id: int) -> Chat:
    bot, person = call.bot, person_with(call, user_id)
    if person is None or (user_id not in bot.seen and user_id not in bot.private):
        raise bad_request("chat not found")
    if person.deactivated:
        raise forbidden("user is deactivated")
    if user_id in bot.blocked_by:
        raise forbidden("bot was blocked by the user")
    if person.is_bot:
        raise forbidden("bot can't send messages to bots")
    chat = bot.private.get(user_id)
    if chat is None or not chat.everything:
        raise forbidden("bot can't initiate conversation with a user")
    return chat


def _reachable(bot: Bot, chat: Chat) -> Chat:
    if chat.migrated_to:
        raise upgraded(chat.migrated_to.id)
    member = chat.member(bot)
    if member and member.is_present:
        return chat
    if member and member.status == "kicked":
        raise forbidden(f"bot was kicked from the {chat.kind} chat")
    raise forbidden(f"bot is not a member of the {chat.kind} chat")
