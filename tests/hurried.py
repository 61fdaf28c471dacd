"""An event loop whose time runs faster than the machine's, so that tests need not wait for theirs."""

import asyncio
import selectors

TIMES = 8


class _Selector(selectors.DefaultSelector):  # type: ignore[misc, valid-type]
    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Waits for events, for a fraction of the loop's seconds."""
        return super().select(timeout if timeout is None or timeout <= 0 else timeout / TIMES)


class HurriedLoop(asyncio.SelectorEventLoop):
    """A second of its time is an eighth of a real one; reading, writing and thinking are no faster."""

    def __init__(self) -> None:
        super().__init__(_Selector())

    def time(self) -> float:
        """Seconds that only this loop knows."""
        return super().time() * TIMES
