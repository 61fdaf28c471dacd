"""Accounts, chats and messages as JSON objects of the Bot API, as one bot is told of them."""

from typing import Any

from playground.chats import ADMIN_RIGHTS, PERMISSIONS, Chat, Member
from playground.files import FileStore, StoredFile
from playground.messages import Message
from playground.users import User

Json = dict[str, Any]


def user_shape(user: User) -> Json:
    """A `User`."""
    shape: Json = {"id": user.id, "is_bot": user.is_bot, "first_name": user.first_name}
    if user.last_name:
        shape["last_name"] = user.last_name
    if user.username:
        shape["username"] = user.username
    if user.language:
        shape["language_code"] = user.language
    if user.premium:
        shape["is_premium"] = True
    return shape


def chat_shape(chat: Chat) -> Json:
    """A `Chat`."""
    shape: Json = {"id": chat.id, "type": chat.kind}
    if chat.person:
        shape["first_name"] = chat.person.first_name
        if chat.person.last_name:
            shape["last_name"] = chat.person.last_name
    else:
        shape["title"] = chat.title
    username = chat.person.username if chat.person else chat.username
    if username:
        shape["username"] = username
    if chat.is_forum:
        shape["is_forum"] = True
    return shape


def member_shape(member: Member) -> Json:
    """A `ChatMember`, of the kind that goes with the standing."""
    shape: Json = {"status": member.status, "user": user_shape(member.user)}
    if member.status == "creator":
        shape["is_anonymous"] = member.anonymous
    elif member.status == "administrator":
        shape |= {"can_be_edited": False, "is_anonymous": member.anonymous}
        shape |= {right: right in member.rights for right in ADMIN_RIGHTS}
    elif member.status == "restricted":
        shape |= {"is_member": member.is_member, "until_date": 0}
        shape |= {name: member.permissions.get(name, False) for name in PERMISSIONS}
    elif member.status == "kicked":
        shape["until_date"] = 0
    if member.title and member.is_admin:
        shape["custom_title"] = member.title
    return shape


def message_shape(message: Message, bot_id: int, files: FileStore, with_reply: bool = True) -> Json:
    """A `Message`, with file ids this bot may use."""
    shape: Json = {"message_id": message.id, "date": message.date, "chat": chat_shape(message.chat)}
    if message.sender:
        shape["from"] = user_shape(message.sender)
    if message.sender_chat:
        shape["sender_chat"] = chat_shape(message.sender_chat)
    if message.receiver:
        shape |= {"receiver_user": user_shape(message.receiver), "ephemeral_message_id": message.ephemeral_id}
    shape |= _circumstances(message, bot_id, files, with_reply)
    shape |= _content(message, bot_id, files)
    for name, value in message.service.items():
        shape[name] = pinned_shape(value, bot_id, files) if isinstance(value, Message) else value
    if message.markup:
        shape["reply_markup"] = message.markup
    return shape


def pinned_shape(message: Message, bot_id: int, files: FileStore) -> Json:
    """A `MaybeInaccessibleMessage`: what is left of a deleted message is its place."""
    if message.deleted:
        return {"chat": chat_shape(message.chat), "message_id": message.id, "date": 0}
    return message_shape(message, bot_id, files, with_reply=False)


def _circumstances(message: Message, bot_id: int, files: FileStore, with_reply: bool) -> Json:
    shape: Json = {}
    if message.thread_id is not None:
        shape["message_thread_id"] = message.thread_id
    if message.topic:
        shape["is_topic_message"] = True
    if with_reply and message.reply_to and not message.reply_to.deleted:
        shape["reply_to_message"] = message_shape(message.reply_to, bot_id, files, with_reply=False)
    if message.forward_origin:
        shape["forward_origin"] = message.forward_origin
    if message.media_group:
        shape["media_group_id"] = message.media_group
    if message.edit_date:
        shape["edit_date"] = message.edit_date
    if message.protected:
        shape["has_protected_content"] = True
    return shape


def _content(message: Message, bot_id: int, files: FileStore) -> Json:
    if message.service:
        return {}
    prefix = "caption" if message.media else "text"
    shape: Json = {}
    if message.words:
        shape[prefix] = message.words
    if message.entities:
        shape["caption_entities" if message.media else "entities"] = message.entities
    if message.media and message.file:
        shape[message.media] = (
            file_shape(message.media, message.file, bot_id, files)
            | ({} if message.media == "photo" else message.media_details)
            if message.media != "photo"
            else photo_shape(message.file, bot_id, files)
        )
    if message.media == "animation" and message.file:
        shape["document"] = file_shape("document", message.file, bot_id, files)
    if message.caption_above:
        shape["show_caption_above_media"] = True
    if message.spoiler:
        shape["has_media_spoiler"] = True
    return shape


def photo_shape(file: StoredFile, bot_id: int, files: FileStore) -> list[Json]:
    """The `PhotoSize` list of a photo, smallest first."""
    return [
        {
            "file_id": files.id_for(bot_id, file, size),
            "file_unique_id": size.unique_id,
            "width": size.width,
            "height": size.height,
            "file_size": len(size.content),
        }
        for size in file.sizes
    ]


def file_shape(kind: str, file: StoredFile, bot_id: int, files: FileStore) -> Json:
    """A `Voice`, `Video`, `VideoNote`, `Audio`, `Animation`, `Sticker` or `Document`."""
    shape: Json = {
        "file_id": files.id_for(bot_id, file),
        "file_unique_id": file.unique_id,
        "file_size": len(file.content),
    }
    if kind in {"voice", "video", "video_note", "audio", "animation"}:
        shape["duration"] = file.duration
    if kind in {"video", "animation", "sticker"}:
        shape |= {"width": file.width, "height": file.height}
    if kind == "video_note":
        shape["length"] = file.width
    if kind == "sticker":
        shape |= {"type": "regular", "is_animated": False, "is_video": False}
    if kind in {"voice", "video", "audio", "animation", "document"}:
        shape["mime_type"] = file.mime
    if file.name and kind in {"video", "audio", "animation", "document"}:
        shape["file_name"] = file.name
    return shape
