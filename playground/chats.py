"""A chat of the pretend Telegram: its kind, its members with what each may do, its topics and messages."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from playground.users import User

if TYPE_CHECKING:
    from playground.messages import Message

PERMISSIONS = (
    "can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos", "can_send_videos",
    "can_send_video_notes", "can_send_voice_notes", "can_send_polls", "can_send_other_messages",
    "can_add_web_page_previews", "can_react_to_messages", "can_edit_tag", "can_change_info",
    "can_invite_users", "can_pin_messages", "can_manage_topics",
)  # fmt: skip
_ADMINS_ONLY = {"can_change_info", "can_pin_messages", "can_manage_topics", "can_edit_tag"}
ADMIN_RIGHTS = (
    "can_manage_chat", "can_delete_messages", "can_manage_video_chats", "can_restrict_members",
    "can_promote_members", "can_change_info", "can_invite_users", "can_post_stories", "can_edit_stories",
    "can_delete_stories", "can_pin_messages", "can_manage_topics", "can_send_welcome_messages",
)  # fmt: skip


def usual_permissions() -> dict[str, bool]:
    """What members of a new group may do."""
    return {name: name not in _ADMINS_ONLY for name in PERMISSIONS}


@dataclass(slots=True)
class Member:
    """One account's standing in a chat; `permissions` are those of a restricted one."""

    user: User
    status: str = "member"
    is_member: bool = True
    permissions: dict[str, bool] = field(default_factory=usual_permissions)
    rights: frozenset[str] = frozenset(ADMIN_RIGHTS)
    anonymous: bool = False
    title: str = ""

    @property
    def is_present(self) -> bool:
        """Whether the account can read the chat."""
        return self.status in {"creator", "administrator", "member"} or (
            self.status == "restricted" and self.is_member
        )

    @property
    def is_admin(self) -> bool:
        """Whether the account is the creator or an administrator."""
        return self.status in {"creator", "administrator"}


@dataclass(eq=False, slots=True)
class Topic:
    """A topic of a forum; its id is the message that opened it."""

    id: int
    name: str
    closed: bool = False
    deleted: bool = False


@dataclass(eq=False)
class Chat:
    """A private chat, group, supergroup or channel; live, so read it again after anything happened."""

    id: int
    kind: str
    title: str = ""
    username: str = ""
    is_forum: bool = False
    members_hidden: bool = False
    person: User | None = None
    permissions: dict[str, bool] = field(default_factory=usual_permissions)
    members: dict[int, Member] = field(default_factory=dict)
    topics: dict[int, Topic] = field(default_factory=dict)
    general_closed: bool = False
    everything: list["Message"] = field(default_factory=list)
    migrated_to: "Chat | None" = None
    migrated_from: "Chat | None" = None
    last_ephemeral_id: int = 0

    def __post_init__(self) -> None:
        self._by_id: dict[int, Message] = {}

    @property
    def messages(self) -> list["Message"]:
        """What everybody in the chat can see now, oldest first; no deleted and no ephemeral messages."""
        return [message for message in self.everything if not message.deleted and message.receiver is None]

    @property
    def ephemeral(self) -> list["Message"]:
        """The messages only one member sees, oldest first."""
        return [message for message in self.everything if not message.deleted and message.receiver]

    def messages_of(self, user: User) -> list["Message"]:
        """What this account wrote and is still to be seen, service messages left out."""
        return [message for message in self.messages if message.author is user and not message.service]

    def message_with(self, button: str) -> "Message":
        """The newest visible message with a button that says this; raises `LookupError`."""
        for message in reversed(self.messages):
            if any(button.casefold() in known.text.casefold() for known in message.buttons):
                return message
        raise LookupError(f"no message in {self} has a button {button!r}")

    @property
    def next_id(self) -> int:
        """The id the next message gets."""
        return len(self._by_id) + 1

    def message(self, message_id: int) -> "Message | None":
        """The message with this id, if it was not deleted."""
        found = self._by_id.get(message_id)
        return None if found is None or found.deleted else found

    def add(self, message: "Message") -> None:
        """Keep a message, giving it the chat's next id, or the next ephemeral id."""
        if message.receiver is None:
            message.id = self.next_id
            self._by_id[message.id] = message
        else:
            self.last_ephemeral_id += 1
            message.ephemeral_id = self.last_ephemeral_id
        self.everything.append(message)

    @property
    def instance(self) -> str:
        """The chat's `chat_instance`: a signed 64-bit number in decimal."""
        raw = hashlib.sha256(f"instance:{self.id}".encode()).digest()[:8]
        return str(int.from_bytes(raw, "big", signed=True))

    def member(self, user: User) -> Member | None:
        """The account's standing, if it ever had one here."""
        return self.members.get(user.id)

    def has(self, user: User) -> bool:
        """Whether the account is in the chat now."""
        member = self.members.get(user.id)
        return member is not None and member.is_present

    def is_admin(self, user: User) -> bool:
        """Whether the account is creator or administrator here."""
        member = self.members.get(user.id)
        return member is not None and member.is_admin

    def present(self) -> Iterator[User]:
        """Everybody who is in the chat now, in the order they came."""
        return (member.user for member in self.members.values() if member.is_present)

    def may(self, user: User, permission: str) -> bool:
        """Whether the account has this permission or administrator's right here."""
        member = self.members.get(user.id)
        if self.kind == "private":
            return True
        if member is None or not member.is_present:
            return False
        if member.status == "creator":
            return True
        if member.status == "administrator":
            return permission in member.rights or permission.startswith("can_send")
        own = member.permissions.get(permission, False) if member.status == "restricted" else True
        return own and self.permissions.get(permission, False)

    def topic_named(self, name: str) -> Topic:
        """The living topic of that name; raises `LookupError` when there is none."""
        for topic in self.topics.values():
            if topic.name == name and not topic.deleted:
                return topic
        raise LookupError(f"no topic {name!r} in {self.title!r}")

    def __repr__(self) -> str:
        return f"<{self.kind} {self.title or self.person} {self.id}>"
