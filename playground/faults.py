"""Switches that make the pretend Telegram fail: which calls or updates, how often, and in what way."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playground.errors import Refused, forbidden, too_many_requests

BEFORE = frozenset({"429", "403", "500", "502", "reset_before", "timeout_before"})
AFTER = frozenset({"reset_after", "timeout_after", "502_after"})
OF_UPDATES = frozenset({"doubled", "repeated", "delayed", "lost"})


@dataclass(eq=False)
class Fault:
    """One switch. `times` counts down, nothing means until taken back; `hits` counts what it struck.

    Kinds for calls: `429` (with `retry_after`), `403`, `500`, `502`, `reset_before` and `timeout_before`
    (nothing was done), `reset_after`, `timeout_after` and `502_after` (it was done, the answer never comes).
    Kinds for updates: `doubled` (the same update twice), `repeated` (the same content under a new update id),
    `delayed` (by `seconds`), `lost`.
    """

    kind: str
    method: str | None = None
    chat_id: int | None = None
    times: int | None = 1
    retry_after: int = 1
    seconds: float = 5.0
    wording: str = ""
    hits: int = 0
    _remove: Callable[["Fault"], None] = field(default=lambda fault: None, repr=False)

    def clear(self) -> None:
        """Take the switch back; calls that hang go on hanging until their client gives up."""
        self._remove(self)

    def strikes(self, kinds: frozenset[str], method: str, chat_id: int | None) -> bool:
        """Whether it is meant for this call, or for updates of this kind."""
        return (
            self.kind in kinds
            and (self.method is None or self.method == method)
            and (self.chat_id is None or self.chat_id == chat_id)
            and (self.times is None or self.times > 0)
        )

    def refusal(self) -> Refused:
        """What the client reads, for the kinds that answer."""
        if self.kind == "429":
            return too_many_requests(self.retry_after)
        if self.kind == "403":
            return forbidden(self.wording or "bot was kicked from the supergroup chat")
        if self.kind == "500":
            return Refused(500, "Internal Server Error")
        return Refused(502, "Bad Gateway")


class Faults:
    """All switches that are on, oldest first. `struck` is called after each hit."""

    def __init__(self, struck: Callable[[], None] = lambda: None) -> None:
        self._on: list[Fault] = []
        self._struck = struck

    def add(self, kind: str, method: str | None = None, *, times: int | None = 1, **values: Any) -> Fault:
        """Switch a fault on. `chat_id` narrows it to one chat, `times=None` keeps it on.

        Raises `ValueError` for a kind that does not exist.
        """
        if kind not in BEFORE | AFTER | OF_UPDATES:
            raise ValueError(f"no fault is called {kind!r}")
        fault = Fault(kind, method, times=times, **values)
        fault._remove = self._take_back
        self._on.append(fault)
        return fault

    def all(self) -> list[Fault]:
        """Those still on."""
        return list(self._on)

    def clear(self) -> None:
        """Switch everything off."""
        self._on.clear()

    def take(self, kinds: frozenset[str], name: str, chat_id: int | None) -> Fault | None:
        """The first switch meant for this call or update, counted as one hit."""
        for fault in self._on:
            if fault.strikes(kinds, name, chat_id):
                fault.hits += 1
                if fault.times is not None:
                    fault.times -= 1
                    if fault.times <= 0:
                        self._take_back(fault)
                self._struck()
                return fault
        return None

    def _take_back(self, fault: Fault) -> None:
        if fault in self._on:
            self._on.remove(fault)
