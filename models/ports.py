"""What the web side needs to ask of Telegram; the Telegram side answers."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

PATIENCE = 3.0  # seconds one waits for an answer; after that it is unknown


class Standing(StrEnum):
    """What a person is in a chat."""

    ADMIN = "admin"
    MEMBER = "member"
    OUTSIDE = "outside"
    UNKNOWN = "unknown"


class Membership(Protocol):
    """Asks who belongs to a chat."""

    async def standing(self, chat: int, player: int) -> Standing:
        """The player's standing in the chat; UNKNOWN where Telegram does not tell in time."""


@dataclass(frozen=True, slots=True)
class OpenFile:
    """A shown clue on its way to a player."""

    content_type: str
    size: int | None  # bytes, where known
    chunks: AsyncIterator[bytes]


class Files(Protocol):
    """Fetches what a storyteller has shown in the chat."""

    def open(self, media: str) -> AbstractAsyncContextManager[OpenFile]:
        """The file behind a clue's media reference, at most 20 MB.

        Raises FileNotFoundError where it cannot be had, and ValueError where it is too large.
        """


class AboutBot(Protocol):
    """Says who the bot is."""

    @property
    def username(self) -> str:
        """The bot's username, without @."""

    @property
    def miniapp(self) -> str:
        """The mini-app's short name."""
