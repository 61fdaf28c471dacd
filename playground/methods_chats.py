"""The methods that ask about a chat and its members, or leave it."""

from collections.abc import Callable, Mapping
from typing import Any

from playground.calls import Call
from playground.chats import PERMISSIONS, Chat, Member
from playground.errors import bad_request
from playground.membership import leave
from playground.places import chat_of, person_with
from playground.shapes import chat_shape, member_shape, message_shape

Json = dict[str, Any]


def get_chat(call: Call) -> Json:
    """Everything about a chat, as `ChatFullInfo`."""
    chat = chat_of(call)
    gifts = (
        "unlimited_gifts",
        "limited_gifts",
        "unique_gifts",
        "premium_subscription",
        "gifts_from_channels",
    )
    full = chat_shape(chat) | {
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": {gift: False for gift in gifts},
    }
    if chat.kind != "private":
        full["permissions"] = {name: chat.permissions[name] for name in PERMISSIONS}
    if chat.members_hidden:
        full["has_hidden_members"] = True
    pinned = [message for message in chat.messages if message.pinned]
    if pinned:
        full["pinned_message"] = message_shape(pinned[-1], call.bot.id, call.telegram.files)
    return full


def get_chat_member(call: Call) -> Json:
    """One account's standing; sure only for administrator bots, as Telegram says.

    Another bot is told of accounts it has met, unless the group hides its members.
    """
    chat = chat_of(call)
    user = person_with(call, call.get("user_id"))
    if chat.kind == "private":
        return _private_member(call, chat)
    is_admin = chat.is_admin(call.bot)
    if user is None or not (is_admin or user is call.bot or user.id in call.bot.seen):
        raise bad_request("user not found")
    if chat.members_hidden and not is_admin and user is not call.bot:
        raise bad_request("CHAT_ADMIN_REQUIRED")
    member = chat.member(user)
    if member is None:
        if not is_admin:
            raise bad_request("PARTICIPANT_ID_INVALID")
        member = Member(user, status="left")
    return member_shape(member)


def get_chat_administrators(call: Call) -> list[Json]:
    """The people who administer a group, and this bot if it does; other bots are left out."""
    chat = chat_of(call)
    if chat.kind == "private":
        raise bad_request("there are no administrators in the private chat")
    return [
        member_shape(member) for member in chat.members.values()
        if member.is_admin and (not member.user.is_bot or member.user is call.bot)
    ]  # fmt: skip


def get_chat_member_count(call: Call) -> int:
    """How many are in the chat."""
    chat = chat_of(call)
    return 2 if chat.kind == "private" else sum(1 for _ in chat.present())


def leave_chat(call: Call) -> bool:
    """Go out of a group."""
    chat = chat_of(call)
    if chat.kind == "private":
        raise bad_request("chat not found")
    leave(call.telegram, chat, call.bot)
    return True


def _private_member(call: Call, chat: Chat) -> Json:
    if call.get("user_id") == chat.id and chat.person:
        return member_shape(Member(chat.person))
    if call.get("user_id") == call.bot.id:
        return member_shape(Member(call.bot))
    raise bad_request("user not found")


CHATS: Mapping[str, Callable[[Call], Any]] = {
    "getChat": get_chat,
    "getChatMember": get_chat_member,
    "getChatAdministrators": get_chat_administrators,
    "getChatMemberCount": get_chat_member_count,
    "leaveChat": leave_chat,
}
