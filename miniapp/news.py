"""Which games somebody follows here, the newest that is known of each, and who wants to hear of it."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from aiohttp import web

from models import reading, rules
from models.database import AWAY
from models.play import Played

log = logging.getLogger(__name__)

Listener = Callable[[], None]
LOOK_AGAIN = 0.5  # seconds between two looks at a game that could not be read


class GameNews:
    """One game that is followed. `version` is the newest that was heard of, -1 before any was."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        self.version = -1
        self.listeners: set[Listener] = set()
        self.over = False  # this process ends
        self._game: rules.Game | None = None
        self._reading = asyncio.Lock()

    def hear(self, version: int, game: rules.Game | None = None) -> None:
        """There is a version, perhaps with the game itself; tell the listeners if it is a newer one."""
        if game is not None and (self._game is None or game.version > self._game.version):
            self._game = game
        if version > self.version:
            self.version = version
            self._tell()

    def end(self) -> None:
        """Let go of everyone who waits."""
        self.over = True
        self._tell()

    async def newest(self) -> rules.Game:
        """The game, at least at the newest version heard of. Raises NoSuchGame."""
        async with self._reading:
            if self._game is None or self._game.version < self.version:
                game = await reading.game_since(self.game_id, self.version)
                self.hear(game.version, game)
                return game
            return self._game

    async def newer_than(self, version: int, seconds: float) -> bool:
        """Whether a version after this one comes within so many seconds."""
        heard = asyncio.Event()
        self.listeners.add(heard.set)
        try:
            async with asyncio.timeout(seconds):
                while self.version <= version and not self.over:
                    heard.clear()
                    await heard.wait()
        except TimeoutError:
            pass
        finally:
            self.listeners.discard(heard.set)
        return self.version > version

    def _tell(self) -> None:
        for listener in tuple(self.listeners):
            listener()


class News:
    """The games that are followed in this process."""

    def __init__(self) -> None:
        self.over = False
        self._games: dict[str, GameNews] = {}
        self._followers: dict[str, int] = {}
        self._catching_up: set[asyncio.Task[None]] = set()

    def played(self, played: Played) -> None:
        """A move was made through this process's door."""
        self._hear(played.game.id, played.game.version, played.game)

    def heard(self, game_id: str | None, version: int) -> None:
        """The bus says that a game has another version now; with None, that any game may have."""
        if game_id is not None:
            self._hear(game_id, version, None)
            return
        task = asyncio.get_running_loop().create_task(self._catch_up())
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    @contextmanager
    def following(self, game_id: str) -> Iterator[GameNews]:
        """Keep an ear on a game; begin before reading it, so that nothing falls in between."""
        game = self._games.setdefault(game_id, GameNews(game_id))
        game.over = self.over
        self._followers[game_id] = self._followers.get(game_id, 0) + 1
        try:
            yield game
        finally:
            self._followers[game_id] -= 1
            if not self._followers[game_id]:
                del self._followers[game_id], self._games[game_id]

    def follows(self, game_id: str) -> bool:
        """Whether somebody follows a game."""
        return game_id in self._games

    def end(self) -> None:
        """This process ends: nobody is kept waiting any more."""
        self.over = True
        for game in self._games.values():
            game.end()

    def _hear(self, game_id: str, version: int, game: rules.Game | None) -> None:
        followed = self._games.get(game_id)
        if followed is not None:
            followed.hear(version, game)

    async def _catch_up(self) -> None:
        """Look at every followed game: the bus was cut off, and something may have been missed.

        Which cannot be read yet, for the database has only just come back, is looked at again.
        """
        missed = list(self._games)
        while missed and not self.over:
            missed = [game_id for game_id in missed if not await self._caught_up(game_id)]
            if missed:
                await asyncio.sleep(LOOK_AGAIN)

    async def _caught_up(self, game_id: str) -> bool:
        """Whether all is known of a game, or nobody follows it any more."""
        followed = self._games.get(game_id)
        if followed is None:
            return True
        try:
            game = await reading.game(game_id)
        except reading.NoSuchGame:
            return True
        except AWAY as error:
            log.warning("missed what game %s did: %s", game_id, type(error).__name__)
            return False
        followed.hear(game.version, game)
        return True


NEWS = web.AppKey("news", News)
