"""How processes tell each other which games have changed; the database stays the truth."""

import asyncio
from collections.abc import Callable
from typing import Protocol

import asyncpg

from models.database import Connection, address

CHANNEL = "fabulo"
TRIED_EVERY = 20.0  # seconds between two looks whether the line is still alive
PATIENCE = 5.0  # seconds one waits for an answer
LONGEST_WAIT = 5.0  # seconds between two tries to come back
UNREACHABLE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)

Callback = Callable[[str | None, int], None]
"""Called with a game and its version, or with None and 0: any game may have changed. It must only enqueue."""


class Bus(Protocol):
    """Tells every process of a change; a word may be lost, never come before its commit."""

    @property
    def channel(self) -> str | None:
        """PostgreSQL's, on which the statement that locks a game tells its new version; None without one."""

    async def publish(self, database: Connection, game: str, version: int) -> None:
        """Say, if the transaction commits, that a game has another version now."""

    def committed(self, game: str, version: int) -> None:
        """The transaction that published this has committed."""

    def subscribe(self, callback: Callback) -> None:
        """Hear of every change, those of this process too."""

    @property
    def is_listening(self) -> bool:
        """Whether what is said now will be heard, as far as one knows."""

    async def start(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Listen no more."""


class LocalBus:
    """The bus of a single process."""

    channel = None

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

    @property
    def is_listening(self) -> bool:
        """Nothing can come between."""
        return True

    async def start(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""


class PostgresBus:
    """The bus of several processes: LISTEN and NOTIFY, on a connection of its own.

    PostgreSQL delivers after the commit, to its sender too. What was said while the connection was lost is
    lost with it: then every game may have changed.
    """

    channel = CHANNEL

    def __init__(self, url: str) -> None:
        self._url = url
        self._callbacks: list[Callback] = []
        self._lost = asyncio.Event()
        self._listener: asyncpg.Connection | None = None
        self._watch: asyncio.Task[None] | None = None

    async def publish(self, database: Connection, game: str, version: int) -> None:
        """Say it with the commit; a rollback takes it back."""
        await database.rows("SELECT pg_notify(?, ?)", CHANNEL, f"{game}:{version}")

    def committed(self, game: str, version: int) -> None:
        """PostgreSQL tells everyone."""

    def subscribe(self, callback: Callback) -> None:
        """Hear of every change in any process."""
        self._callbacks.append(callback)

    @property
    def is_listening(self) -> bool:
        """Whether what is said now will be heard, as far as one knows."""
        return self._listener is not None and not self._listener.is_closed()

    async def start(self) -> None:
        """Listen from now on. Raises what the database says if it cannot be reached."""
        self._listener = await self._listen()
        self._watch = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        """Listen no more."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.wait([self._watch])
        if self._listener is not None:
            await self._listener.close()

    async def _keep_listening(self) -> None:
        while True:
            await self._until_lost()
            lost, self._listener = self._listener, None
            if lost is not None:
                lost.terminate()
            self._listener = await self._listen_again()
            for callback in self._callbacks:
                callback(None, 0)

    async def _until_lost(self) -> None:
        """Wait for the end of the connection; a line gone dead ends without a word, so it is tried."""
        while self._listener is not None:
            try:
                async with asyncio.timeout(TRIED_EVERY):
                    await self._lost.wait()
                return
            except TimeoutError:
                pass
            try:
                await self._listener.execute("SELECT 1", timeout=PATIENCE)
            except UNREACHABLE:
                return

    async def _listen_again(self) -> asyncpg.Connection:
        wait = 0.1
        while True:
            try:
                return await self._listen()
            except UNREACHABLE:
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)

    async def _listen(self) -> asyncpg.Connection:
        self._lost.clear()
        listener = await asyncpg.connect(**address(self._url), timeout=PATIENCE)
        listener.add_termination_listener(lambda _: self._lost.set())
        await listener.add_listener(CHANNEL, self._heard)
        return listener

    def _heard(self, _listener: object, _sender: int, _channel: str, payload: str) -> None:
        game, _, version = payload.partition(":")
        for callback in self._callbacks:
            callback(game, int(version))
