"""A message of the pretend Telegram, live: its words, picture and buttons as they stand and as they stood."""

from dataclasses import dataclass, field
from typing import Any

from playground.chats import Chat, Topic
from playground.files import StoredFile
from playground.users import User

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Button:
    """One button under a message: what it says, and what it does."""

    text: str
    data: str | None = None
    url: str | None = None
    raw: Json = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Former:
    """How a message stood before an edit."""

    words: str
    buttons: tuple[Button, ...]
    file: StoredFile | None


@dataclass(eq=False)
class Message:
    """One message. `author` is who truly wrote it, `sender` who Telegram says it is from."""

    chat: Chat
    date: int
    author: User | None = None
    sender: User | None = None
    sender_chat: Chat | None = None
    words: str = ""
    entities: list[Json] = field(default_factory=list)
    media: str | None = None
    file: StoredFile | None = None
    media_details: Json = field(default_factory=dict)
    caption_above: bool = False
    spoiler: bool = False
    markup: Json | None = None
    prompt: Json | None = None
    reply_to: "Message | None" = None
    topic: Topic | None = None
    thread_id: int | None = None
    service: Json = field(default_factory=dict)
    media_group: str | None = None
    forward_origin: Json | None = None
    protected: bool = False
    receiver: User | None = None
    id: int = 0
    ephemeral_id: int | None = None
    replaces: "Message | None" = None
    edit_date: int | None = None
    deleted: bool = False
    pinned: bool = False
    history: list[Former] = field(default_factory=list)
    reactions: dict[int, str] = field(default_factory=dict)
    key: int = 0

    @property
    def text(self) -> str | None:
        """The words of a text message; nothing for one with media."""
        return None if self.media or self.service else self.words

    @property
    def caption(self) -> str | None:
        """The words under a message with media."""
        return self.words if self.media else None

    @property
    def photo(self) -> bytes | None:
        """The picture's bytes, as large as they were sent."""
        return self.file.content if self.file and self.media == "photo" else None

    @property
    def edits(self) -> int:
        """How often the message was changed."""
        return len(self.history)

    @property
    def rows(self) -> tuple[tuple[Button, ...], ...]:
        """The inline keyboard, row by row."""
        rows = (self.markup or {}).get("inline_keyboard", [])
        return tuple(tuple(_button(raw) for raw in row) for row in rows)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The inline keyboard's buttons in reading order."""
        return tuple(button for row in self.rows for button in row)

    def button(self, text: str) -> Button:
        """The button that says exactly `text`, else the only one that holds it; raises `LookupError`."""
        exact = [button for button in self.buttons if button.text == text]
        near = exact or [button for button in self.buttons if text.casefold() in button.text.casefold()]
        if len(near) != 1:
            raise LookupError(f"no single button {text!r} among {[button.text for button in self.buttons]}")
        return near[0]

    def change(self, date: int, **changes: Any) -> None:
        """Remember how the message stood, then change it."""
        self.history.append(Former(self.words, self.buttons, self.file))
        self.edit_date = date
        for name, value in changes.items():
            setattr(self, name, value)

    def __repr__(self) -> str:
        what = self.media or next(iter(self.service), "text")
        buttons = [button.text for button in self.buttons]
        return f"<message {self.id} of {self.author} {what} {self.words[:60]!r} {buttons}>"


def _button(raw: Json) -> Button:
    return Button(raw["text"], raw.get("callback_data"), raw.get("url"), raw)
