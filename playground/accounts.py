"""What somebody does to a chat and its members: join, leave, administer, open and close topics."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from playground.chats import Chat, Topic
from playground.membership import join, leave, say_service, set_standing
from playground.messages import Message
from playground.posting import delete, post
from playground.users import User

if TYPE_CHECKING:
    from playground.telegram import Telegram


@dataclass(eq=False, kw_only=True, repr=False)
class Account(User):
    """An account that acts in a world; Telegram's rules on who may do so are not checked here."""

    telegram: "Telegram" = field(repr=False)

    async def joins(self, chat: Chat) -> None:
        """Come into a group."""
        join(self.telegram, chat, self)

    async def leaves(self, chat: Chat) -> None:
        """Go out of a group."""
        leave(self.telegram, chat, self)

    async def adds(self, user: User, chat: Chat) -> None:
        """Bring somebody, or a bot, into a group."""
        join(self.telegram, chat, user, by=self)

    async def kicks(self, user: User, chat: Chat) -> None:
        """Remove somebody from a group for good."""
        leave(self.telegram, chat, user, by=self, status="kicked")

    async def promotes(self, user: User, chat: Chat, *, anonymous: bool = False, **values: Any) -> None:
        """Make somebody an administrator; `rights` is a set of right names, all of them without it."""
        changes = {"status": "administrator", "is_member": True, "anonymous": anonymous, **values}
        set_standing(self.telegram, chat, user, self, **changes)

    async def demotes(self, user: User, chat: Chat) -> None:
        """Take an administrator's rights away."""
        set_standing(self.telegram, chat, user, self, status="member", anonymous=False)

    async def restricts(self, user: User, chat: Chat, *, is_member: bool = True, **permissions: bool) -> None:
        """Take single permissions from somebody, such as `can_send_messages=False`."""
        whole = {**chat.permissions, **permissions}
        set_standing(
            self.telegram, chat, user, self, status="restricted", is_member=is_member, permissions=whole
        )

    async def allows(self, chat: Chat, **permissions: bool) -> None:
        """Change what all members of a group may do, such as `can_send_photos=False`."""
        chat.permissions.update(permissions)
        self.telegram.changed("chat", chat)

    async def renames(self, chat: Chat, title: str) -> None:
        """Give a group another title."""
        chat.title = title
        say_service(self.telegram, chat, self, new_chat_title=title)
        self.telegram.changed("chat", chat)

    async def pins(self, message: Message) -> None:
        """Pin a message."""
        message.pinned = True
        say_service(self.telegram, message.chat, self, pinned_message=message)

    async def opens_topic(self, chat: Chat, name: str) -> Topic:
        """Open a topic of a forum."""
        opened = Message(chat, self.telegram.clock.date(), author=self, sender=self)
        opened.service = {"forum_topic_created": {"name": name, "icon_color": 7322096}}
        topic = Topic(chat.next_id, name)
        chat.topics[topic.id] = opened.topic = topic
        opened.thread_id = topic.id
        post(self.telegram, opened)
        return topic

    async def closes_topic(self, chat: Chat, topic: Topic) -> None:
        """Close a topic: only administrators write there now."""
        topic.closed = True
        self._topic_line(chat, topic, forum_topic_closed={})

    async def reopens_topic(self, chat: Chat, topic: Topic) -> None:
        """Open a closed topic again."""
        topic.closed = False
        self._topic_line(chat, topic, forum_topic_reopened={})

    async def deletes_topic(self, chat: Chat, topic: Topic) -> None:
        """Delete a topic with all its messages; bots are not told."""
        topic.deleted = True
        for message in [message for message in chat.everything if message.topic is topic]:
            delete(self.telegram, message)

    def _topic_line(self, chat: Chat, topic: Topic, **service: Any) -> None:
        line = Message(chat, self.telegram.clock.date(), author=self, sender=self, service=service)
        line.topic, line.thread_id = topic, topic.id
        post(self.telegram, line)
