"""The methods that put a new message into a chat."""

from collections.abc import Callable, Mapping
from typing import Any

from playground.calls import Call
from playground.chats import Chat
from playground.contents import caption_of, file_of, keyboard_of, reply_target, text_of
from playground.ephemeral import receiver_of
from playground.errors import bad_request, too_many_requests
from playground.messages import Message
from playground.places import topic_of, writable
from playground.posting import post
from playground.shapes import message_shape

Json = dict[str, Any]

GROUP_MESSAGES_A_MINUTE = 20
_ACTIONS = {
    "typing", "upload_photo", "record_video", "upload_video", "record_voice", "upload_voice",
    "upload_document", "choose_sticker", "find_location", "record_video_note", "upload_video_note",
}  # fmt: skip


def send_message(call: Call) -> Json:
    """A text message."""
    message = _draft(call, None)
    message.words, message.entities = text_of(call)
    return _sent(call, message)


def sender_of(kind: str) -> Callable[[Call], Json]:
    """The method that sends one `photo`, `voice`, `video` and so on."""

    def send(call: Call) -> Json:
        message = _draft(call, kind)
        message.words, message.entities = caption_of(call, call.values)
        message.caption_above = bool(call.get("show_caption_above_media"))
        message.spoiler = bool(call.get("has_spoiler"))
        message.file = file_of(call, kind, call.get(kind), call.get("duration", 0))
        return _sent(call, message)

    return send


def send_media_group(call: Call) -> list[Json]:
    """An album: several messages with one `media_group_id`."""
    media = call.get("media")
    if not 2 <= len(media) <= 10:
        raise bad_request(
            "wrong number of messages in the album" if media else "there are no messages to send"
        )
    group = str(call.telegram.next_key() + 13_000_000_000_000_000)
    drafts: list[Message] = []
    for item in media:
        draft = _draft(call, item["type"])
        draft.words, draft.entities = caption_of(call, item)
        draft.spoiler = bool(item.get("has_spoiler"))
        draft.file = file_of(call, item["type"], item["media"], item.get("duration", 0))
        draft.media_group = group
        drafts.append(draft)
    return [_sent(call, draft) for draft in drafts]


def send_chat_action(call: Call) -> bool:
    """ "typing" and its like, shown for at most 5 s."""
    chat = writable(call)
    if call.get("action") not in _ACTIONS:
        raise bad_request("wrong parameter action in request")
    topic_of(call, chat)
    call.telegram.changed("action", (chat, call.bot, call.get("action")))
    return True


def _draft(call: Call, media: str | None) -> Message:
    chat = writable(call, media)
    receiver, replaced = receiver_of(call, chat)
    topic = topic_of(call, chat)
    message = Message(chat, call.now, author=call.bot, sender=call.bot, media=media, topic=topic)
    message.receiver, message.replaces = receiver, replaced
    message.thread_id = topic.id if topic else None
    message.reply_to = reply_target(call, chat)
    message.markup, message.prompt = keyboard_of(call, chat)
    message.protected = bool(call.get("protect_content"))
    if call.telegram.flood_control and receiver is None:
        _hold_back_floods(call, chat)
    return message


def _sent(call: Call, message: Message) -> Json:
    return message_shape(post(call.telegram, message), call.bot.id, call.telegram.files)


def _hold_back_floods(call: Call, chat: Chat) -> None:
    """Telegram's published limit: 20 messages a minute in one group."""
    if chat.kind == "private":
        return
    recent = [
        message.date for message in chat.everything[-3 * GROUP_MESSAGES_A_MINUTE :]
        if message.author is call.bot and message.date > call.now - 60
    ]  # fmt: skip
    if len(recent) >= GROUP_MESSAGES_A_MINUTE:
        raise too_many_requests(max(1, recent[-GROUP_MESSAGES_A_MINUTE] + 60 - call.now))


SENDING: Mapping[str, Callable[[Call], Any]] = {
    "sendMessage": send_message,
    "sendPhoto": sender_of("photo"),
    "sendVoice": sender_of("voice"),
    "sendVideo": sender_of("video"),
    "sendVideoNote": sender_of("video_note"),
    "sendAudio": sender_of("audio"),
    "sendAnimation": sender_of("animation"),
    "sendSticker": sender_of("sticker"),
    "sendDocument": sender_of("document"),
    "sendMediaGroup": send_media_group,
    "sendChatAction": send_chat_action,
}
