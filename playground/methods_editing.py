"""The methods that change, delete, pin and react to messages that are there, and answer presses."""

from collections.abc import Callable, Mapping
from typing import Any

from playground.calls import Call
from playground.chats import Chat
from playground.contents import caption_of, file_of, keyboard_of, text_of
from playground.ephemeral import ephemeral_message
from playground.errors import bad_request
from playground.membership import say_service
from playground.messages import Message
from playground.places import chat_of, message_in
from playground.posting import delete, edited
from playground.presses import Answer
from playground.shapes import message_shape

Json = dict[str, Any]

DELETABLE_SECONDS = 48 * 3600
ANSWER_LENGTH = 200
NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same as a "
    "current content and reply markup of the message"
)
REACTIONS = frozenset(
    "❤👍👎🔥🥰👏😁🤔🤯😱🤬😢🎉🤩🤮💩🙏👌🕊🤡🥱🥴😍🐳🌚🌭💯🤣⚡🍌🏆💔🤨😐🍓🍾💋🖕😈😴😭🤓👻👀🎃🙈😇😨🤝✍🤗🫡🎅🎄☃💅🤪🗿🆒💘🙉🦄😘💊🙊😎👾😡"
)


def edit_text(call: Call) -> Any:
    """Other words for a text message; its keyboard goes unless the call brings one."""
    chat, message = _editable(call)
    if message.media:
        raise bad_request("there is no text in the message to edit")
    words, entities = text_of(call)
    return _changed(call, chat, message, words=words, entities=entities)


def edit_caption(call: Call) -> Any:
    """Other words under a picture or file."""
    chat, message = _editable(call)
    if not message.media:
        raise bad_request("there is no caption in the message to edit")
    words, entities = caption_of(call, call.values)
    above = bool(call.get("show_caption_above_media"))
    return _changed(call, chat, message, words=words, entities=entities, caption_above=above)


def edit_media(call: Call) -> Any:
    """Another picture or file, also in place of a text."""
    chat, message = _editable(call)
    media = call.get("media")
    if message.media_group and media["type"] not in {"photo", "video", message.media}:
        raise bad_request("media can't be edited: wrong type for the album")
    words, entities = caption_of(call, media)
    file = file_of(call, media["type"], media["media"], media.get("duration", 0))
    return _changed(call, chat, message, words=words, entities=entities, media=media["type"], file=file)


def edit_reply_markup(call: Call) -> Any:
    """Another keyboard, or none."""
    chat, message = _editable(call)
    return _changed(call, chat, message)


def delete_message(call: Call) -> bool:
    """Take one message away."""
    chat = chat_of(call)
    message = message_in(call, chat, "message to delete not found")
    if not _may_delete(call, chat, message):
        raise bad_request("message can't be deleted")
    if call.now - message.date >= DELETABLE_SECONDS and not _may_delete_old(call, chat):
        raise bad_request("message can't be deleted for everyone")
    delete(call.telegram, message, by=call.bot)
    return True


def delete_messages(call: Call) -> bool:
    """Take several away; those that are not there are skipped."""
    chat = chat_of(call)
    if not 1 <= len(call.get("message_ids")) <= 100:
        raise bad_request("wrong number of message identifiers")
    for message_id in call.get("message_ids"):
        message = chat.message(message_id)
        if message and _may_delete(call, chat, message):
            delete(call.telegram, message, by=call.bot)
    return True


def delete_ephemeral(call: Call) -> bool:
    """Take an ephemeral message away."""
    delete(call.telegram, ephemeral_message(call, chat_of(call)), by=call.bot)
    return True


def answer_callback_query(call: Call) -> bool:
    """Answer a press: once, in time, in at most 200 characters."""
    text = call.get("text", "")
    if len(text) > ANSWER_LENGTH:
        raise bad_request("MESSAGE_TOO_LONG")
    press = call.telegram.presses.get(call.get("callback_query_id"))
    late = press is None or call.telegram.clock.now() - press.born > call.telegram.answer_seconds
    if press is None or late or press.bot is not call.bot or press.answered.done():
        raise bad_request("query is too old and response timeout expired or query ID is invalid")
    press.answered.set_result(Answer(text, bool(call.get("show_alert")), call.get("url", "")))
    call.telegram.count(press.message.chat, "answers")
    call.telegram.changed("answer", press)
    return True


def pin(call: Call) -> bool:
    """Pin a message, with the line Telegram writes."""
    chat, message = _pinnable(call)
    if not message.pinned:
        message.pinned = True
        say_service(call.telegram, chat, call.bot, pinned_message=message)
    return True


def unpin(call: Call) -> bool:
    """Unpin a message, without one named the newest."""
    chat = chat_of(call)
    _must_pin(call, chat)
    pinned = [message for message in chat.messages if message.pinned]
    chosen = message_in(call, chat, "message to unpin not found") if "message_id" in call.values else None
    for message in [chosen] if chosen else pinned[-1:]:
        message.pinned = False
        call.telegram.changed("edit", message)
    return True


def unpin_all(call: Call) -> bool:
    """Unpin everything."""
    chat = chat_of(call)
    _must_pin(call, chat)
    for message in chat.messages:
        message.pinned = False
    call.telegram.changed("chat", chat)
    return True


def react(call: Call) -> bool:
    """Put one of the usual emoji on a message, or take it back."""
    message = message_in(call, chat_of(call), "message to react not found")
    wanted = call.get("reaction") or []
    if len(wanted) > 1:
        raise bad_request("REACTIONS_TOO_MANY")
    if any(reaction.get("emoji", "").rstrip("\ufe0f") not in REACTIONS for reaction in wanted):
        raise bad_request("REACTION_INVALID")
    message.reactions.pop(call.bot.id, None)
    for reaction in wanted:
        message.reactions[call.bot.id] = reaction["emoji"]
    call.telegram.changed("edit", message)
    return True


def _editable(call: Call) -> tuple[Chat, Message]:
    chat = chat_of(call)
    if "ephemeral_message_id" in call.values:
        return chat, ephemeral_message(call, chat)
    message = message_in(call, chat, "message to edit not found")
    if message.author is not call.bot or message.service or message.forward_origin:
        raise bad_request("message can't be edited")
    if message.prompt and not message.markup:
        raise bad_request("message can't be edited")
    return chat, message


def _changed(call: Call, chat: Chat, message: Message, **changes: Any) -> Any:
    markup, _ = keyboard_of(call, chat)
    changes["markup"] = markup
    if all(getattr(message, name) == value for name, value in changes.items()):
        raise bad_request(NOT_MODIFIED)
    message.change(call.now, **changes)
    edited(call.telegram, message)
    if message.receiver:
        return True
    return message_shape(message, call.bot.id, call.telegram.files)


def _may_delete(call: Call, chat: Chat, message: Message) -> bool:
    if message.author is call.bot and not message.service:
        return True
    return chat.kind == "private" or (chat.is_admin(call.bot) and chat.may(call.bot, "can_delete_messages"))


def _may_delete_old(call: Call, chat: Chat) -> bool:
    return chat.kind == "supergroup" and chat.is_admin(call.bot) and chat.may(call.bot, "can_delete_messages")


def _pinnable(call: Call) -> tuple[Chat, Message]:
    chat = chat_of(call)
    message = message_in(call, chat, "message to pin not found")
    _must_pin(call, chat)
    return chat, message


def _must_pin(call: Call, chat: Chat) -> None:
    if chat.kind != "private" and not chat.may(call.bot, "can_pin_messages"):
        raise bad_request("not enough rights to manage pinned messages in the chat")


EDITING: Mapping[str, Callable[[Call], Any]] = {
    "editMessageText": edit_text,
    "editMessageCaption": edit_caption,
    "editMessageMedia": edit_media,
    "editMessageReplyMarkup": edit_reply_markup,
    "editEphemeralMessageText": edit_text,
    "editEphemeralMessageCaption": edit_caption,
    "editEphemeralMessageMedia": edit_media,
    "editEphemeralMessageReplyMarkup": edit_reply_markup,
    "deleteEphemeralMessage": delete_ephemeral,
    "deleteMessage": delete_message,
    "deleteMessages": delete_messages,
    "answerCallbackQuery": answer_callback_query,
    "pinChatMessage": pin,
    "unpinChatMessage": unpin,
    "unpinAllChatMessages": unpin_all,
    "setMessageReaction": react,
}
