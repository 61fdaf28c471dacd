"""Ephemeral messages: group messages that one member and the bot see, by the rules of Bot API 10.3."""

from playground.calls import Call
from playground.chats import Chat
from playground.errors import bad_request
from playground.messages import Message
from playground.places import person_with
from playground.users import User

ANSWER_SECONDS = 15


def receiver_of(call: Call, chat: Chat) -> tuple[User | None, Message | None]:
    """Who alone is to see the message, and the message it takes the place of for them; nobody for usual ones.

    Any bot may write so within 15 s of the person's press or ephemeral message, an administrator at any time.
    Telegram documents the rules and no error texts, so the wordings are the playground's own.
    """
    wanted = call.get("ephemeral_message_parameters")
    answered = (call.get("reply_parameters") or {}).get("ephemeral_message_id")
    if not wanted:
        if answered:
            raise bad_request("a reply to an ephemeral message must be an ephemeral message")
        return None, None
    if chat.kind not in {"group", "supergroup"}:
        raise bad_request("ephemeral messages can be sent only to groups and supergroups")
    receiver = person_with(call, wanted["receiver_user_id"])
    if receiver is None or receiver.is_bot or not chat.has(receiver):
        raise bad_request("the receiver of the ephemeral message is not a member of the chat")
    replaced = _occasion(call, chat, receiver, wanted.get("callback_query_id"), answered)
    return receiver, replaced if wanted.get("replace_callback_query_message") else None


def ephemeral_message(call: Call, chat: Chat) -> Message:
    """The living ephemeral message of this bot which a call names."""
    for message in chat.ephemeral:
        is_named = message.ephemeral_id == call.get("ephemeral_message_id") and message.author is call.bot
        if is_named and message.receiver and message.receiver.id == call.get("receiver_user_id"):
            return message
    raise bad_request("message to edit not found")


def _occasion(
    call: Call, chat: Chat, receiver: User, query_id: str | None, answered: int | None
) -> Message | None:
    """The pressed message, if a press is the occasion; raises when there is no occasion."""
    oldest = call.telegram.clock.now() - ANSWER_SECONDS
    if query_id is not None:
        press = call.telegram.presses.get(query_id)
        if (
            press is None
            or press.born < oldest
            or press.person is not receiver
            or press.message.chat is not chat
        ):
            raise bad_request("query is too old and response timeout expired or query ID is invalid")
        return press.message
    if answered is not None:
        for message in chat.ephemeral:
            if message.ephemeral_id == answered and message.author is receiver and message.date >= oldest:
                return None
        raise bad_request("message to be replied not found")
    if not chat.is_admin(call.bot):
        raise bad_request("not enough rights to send ephemeral messages to the chat")
    return None
