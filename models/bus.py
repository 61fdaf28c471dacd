"""How processes tell each other which games have changed; the database stays the truth."""

from collections.abc import Callable
from typing import Protocol

from models.database import Connection

Callback = Callable[[str | None, int], None]
"""Called with a game and its version, or with None and 0: any game may have changed. It must only enqueue."""


class Bus(Protocol):
    """Tells every process of a change; a word may be lost, never come before its commit."""

    async def publish(self, database: Connection, game: str, version: int) -> None:
        """Say, if the transaction commits, that a game has another version now."""

    def committed(self, game: str, version: int) -> None:
        """The transaction that published this has committed."""

    def subscribe(self, callback: Callback) -> None:
        """Hear of every change, those of this process too."""

    async def start(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Listen no more."""


class LocalBus:
    """The bus of a single process."""

    def __init__(self) -> None:
        self._callbacks: list[Callback] = []

    async def publish(self, database: Connection, game: str, version: int) -> None:
        """Nobody hears of it before the commit."""

    def committed(self, game: str, version: int) -> None:
        """Tell all who listen."""
        for callback in self._callbacks:
            callback(game, version)

    def subscribe(self, callback: Callback) -> None:
        """Hear of every change."""
        self._callbacks.append(callback)

    async def start(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""
