"""The games last seen, so that a game is read again only when another process has changed it."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import WeakKeyDictionary

from tortoise.connection import ConnectionHandler
from tortoise.context import require_context

from models import rules


class Recent:
    """At most `size` committed games, the newest version of each."""

    def __init__(self, size: int = 2048) -> None:
        self._size = size
        self._games: OrderedDict[str, rules.Game] = OrderedDict()
        self._under_way: dict[str, asyncio.Event] = {}

    def newest(self, game: str) -> rules.Game | None:
        """The newest version of a game that was seen; any thread may ask."""
        return self._games.get(game)

    def keep(self, game: rules.Game) -> None:
        """Remember a game that is committed, unless a newer version of it is known."""
        seen = self._games.get(game.id)
        if seen is None or seen.version < game.version:
            self._games[game.id] = game
        self._games.move_to_end(game.id)
        if len(self._games) > self._size:
            self._games.popitem(last=False)

    @contextmanager
    def playing(self, game: str) -> Iterator[None]:
        """A move of this process is under way in a game; what it leads to is kept before this ends."""
        done = self._under_way[game] = asyncio.Event()
        try:
            yield
        finally:
            if self._under_way.get(game) is done:  # there may be another door
                del self._under_way[game]
            done.set()

    async def since(self, game: str, version: int) -> rules.Game | None:
        """A game at a version that was heard of, or a later one; None where it must be read.

        Word of a commit may come before its answer does: a move that is under way here is waited for.
        """
        seen = self._games.get(game)
        if (seen is None or seen.version < version) and game in self._under_way:
            await self._under_way[game].wait()
            seen = self._games.get(game)
        return seen if seen is not None and seen.version >= version else None


def recent() -> Recent:
    """Those of the open database: one that is opened later knows nothing of them."""
    opened = require_context().connections
    if opened not in _of:
        _of[opened] = Recent()
    return _of[opened]


_of: WeakKeyDictionary[ConnectionHandler, Recent] = WeakKeyDictionary()
