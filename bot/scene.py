"""What a message to the group is made from, and what it is: plain values between the game and Telegram."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from telegram import InlineKeyboardMarkup

from models import rules

CAPTION = 1024
"""The longest caption in UTF-16 code units, after entities are parsed (Telegram's limit)."""

TEXT = 4096
"""The longest text, counted in the same way."""


@dataclass(frozen=True, slots=True)
class Links:
    """Where a group's message leads to: the bot itself, and its mini-app by the short name."""

    username: str
    miniapp: str

    def game(self, game_id: str) -> str:
        """The mini-app at one game, in the form that works in groups."""
        return f"https://t.me/{self.username}/{self.miniapp}?startapp={game_id}"

    def page(self) -> str:
        """The mini-app, at no game in particular."""
        return f"https://t.me/{self.username}/{self.miniapp}"

    def pings(self) -> str:
        """The private chat, where pressing Start asks to be told of one's turns."""
        return f"https://t.me/{self.username}?start=pings"

    def add_to_group(self) -> str:
        """Telegram's own way to pick a group and add the bot to it."""
        return f"https://t.me/{self.username}?startgroup=new"


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a message may tell: the game as it is now, and what its announcement was about.

    `round` and `values` are the announcement's own. `scored` is that round once it is scored; `later` are the
    rounds scored after it, so that the score track stands as it stood then. `cards` counts the chosen deck
    (LOBBY). `now` in Unix seconds, and `asked`, when somebody asked where the game stands (else None).
    """

    game: rules.Game
    chat: rules.ChatLabel
    now: float
    round: int | None = None
    values: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    scored: rules.ScoredRound | None = None
    later: tuple[rules.ScoredRound, ...] = ()
    cards: int | None = None
    asked: float | None = None


@dataclass(frozen=True, slots=True)
class TableRequest:
    """A picture of the table: these cards, numbered from 1, under the clue that this seat told."""

    cards: tuple[str, ...]
    storyteller: rules.Seat
    clue: rules.Clue


@dataclass(frozen=True, slots=True)
class ResultRequest:
    """A picture of a scored round, with the score track as it stands after it."""

    scored: rules.ScoredRound
    seats: tuple[rules.Seat, ...]
    goal: int | None  # points that end the game


@dataclass(frozen=True, slots=True)
class OverRequest:
    """A picture of how the game ended: the score track and its winners."""

    seats: tuple[rules.Seat, ...]
    winners: tuple[int, ...]
    goal: int | None


PictureRequest = TableRequest | ResultRequest | OverRequest


class MediaKind(StrEnum):
    """In which form a clue was shown; the names are those of Telegram's message fields."""

    VOICE = "voice"
    VIDEO_NOTE = "video_note"
    VIDEO = "video"
    AUDIO = "audio"
    PHOTO = "photo"
    STICKER = "sticker"
    ANIMATION = "animation"

    @property
    def has_caption(self) -> bool:
        """Whether Telegram shows a text with it."""
        return self not in (MediaKind.VIDEO_NOTE, MediaKind.STICKER)


@dataclass(frozen=True, slots=True)
class ShownMedia:
    """A shown clue, to be sent again by Telegram's own reference."""

    kind: MediaKind
    file_id: str


@dataclass(frozen=True, slots=True)
class Message:
    """One message to a group: Telegram HTML, buttons, and what is shown with it.

    At most one of `picture` and `media` is set; the text then is its caption. Where the media has no caption
    the text is empty and the TURN message tells what there is to tell.
    """

    text: str
    keyboard: InlineKeyboardMarkup | None = None
    picture: PictureRequest | None = None
    media: ShownMedia | None = None
