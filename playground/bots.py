"""A bot's account: its token, what it told BotFather and Telegram about itself, and what waits for it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playground.chats import Chat
from playground.updates import UpdateQueue
from playground.users import User
from playground.webhooks import Webhook

Json = dict[str, Any]
Scope = tuple[str, int, int]


@dataclass(eq=False, kw_only=True, repr=False)
class Bot(User):
    """One bot. `seen` are the accounts it has met, `private` its chats with people who wrote to it."""

    token: str
    updates: UpdateQueue
    privacy: bool = True
    is_bot: bool = True
    webhook: Webhook | None = None
    seen: set[int] = field(default_factory=set)
    private: dict[int, Chat] = field(default_factory=dict)
    blocked_by: set[int] = field(default_factory=set)
    commands: dict[tuple[Scope, str], list[Json]] = field(default_factory=dict)
    about: dict[tuple[str, str], str] = field(default_factory=dict)
    menu_buttons: dict[int, Json] = field(default_factory=dict)
    miniapps: dict[str, str] = field(default_factory=dict)
    prepared: dict[str, Json] = field(default_factory=dict)

    def commands_for(self, person: User, chat: Chat) -> list[Json]:
        """The commands this person is shown in this chat, by Telegram's order of scopes and languages."""
        language = person.language[:2]
        for scope in _scopes(person, chat):
            for code in (language, ""):
                if self.commands.get((scope, code)):
                    return self.commands[(scope, code)]
        return []

    def told_about(self, what: str, language: str) -> str:
        """The bot's `name`, `description` or `short_description` in a language, else the one for all."""
        return self.about.get((what, language[:2]), self.about.get((what, ""), ""))


def _scopes(person: User, chat: Chat) -> Iterator[Scope]:
    is_admin = chat.is_admin(person)
    if chat.kind == "private":
        yield ("chat", chat.id, 0)
        yield ("all_private_chats", 0, 0)
    else:
        yield ("chat_member", chat.id, person.id)
        if is_admin:
            yield ("chat_administrators", chat.id, 0)
        yield ("chat", chat.id, 0)
        if is_admin:
            yield ("all_chat_administrators", 0, 0)
        yield ("all_group_chats", 0, 0)
    yield ("default", 0, 0)
