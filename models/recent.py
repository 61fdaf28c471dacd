"""The games last seen, so that a game is read again only when another process has changed it."""

from collections import OrderedDict
from weakref import WeakKeyDictionary

from tortoise.connection import ConnectionHandler
from tortoise.context import require_context

from models import rules


class Recent:
    """At most `size` committed games, the newest version of each."""

    def __init__(self, size: int = 2048) -> None:
        self._size = size
        self._games: OrderedDict[str, rules.Game] = OrderedDict()

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


def recent() -> Recent:
    """Those of the open database: one that is opened later knows nothing of them."""
    opened = require_context().connections
    if opened not in _of:
        _of[opened] = Recent()
    return _of[opened]


_of: WeakKeyDictionary[ConnectionHandler, Recent] = WeakKeyDictionary()
