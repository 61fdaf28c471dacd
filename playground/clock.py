"""The time of the pretend Telegram: the machine's, moved on as far as a story asks."""

import time
from collections.abc import Callable


class Clock:
    """Unix seconds that only ever go forward; `on_move` is called after each jump."""

    def __init__(self, on_move: Callable[[], None]) -> None:
        self._moved = 0.0
        self._on_move = on_move

    def now(self) -> float:
        """Unix seconds, with every jump so far added."""
        return time.time() + self._moved

    def date(self) -> int:
        """The same in whole seconds, as messages carry it."""
        return int(self.now())

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass at once; raises `ValueError` for a step backwards."""
        if seconds < 0:
            raise ValueError("time does not go back")
        self._moved += seconds
        self._on_move()
