"""What is being done just now: which game, chat and update the lines of the log are about."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

_now: ContextVar[dict[str, object] | None] = ContextVar("about", default=None)


@contextmanager
def about(**what: object) -> Iterator[None]:
    """All that is logged inside, and in tasks begun inside, is about these too; what is None is left out."""
    token = _now.set({**(_now.get() or {}), **_known(what)})
    try:
        yield
    finally:
        _now.reset(token)


def note(**what: object) -> None:
    """One knows more now: what is logged later, as far as the `about` that is open reaches, is about this."""
    current = _now.get()
    if current is not None:
        current.update(_known(what))


def told() -> Mapping[str, object]:
    """What a line that is logged now is about."""
    return _now.get() or {}


def _known(what: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in what.items() if value is not None}
