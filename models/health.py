"""What a process works with, and whether it is well: asked by whoever watches over the processes."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from models import migrate, outbox
from models.bus import Bus
from models.database import connection
from models.sending import SENDER

LATE = 60.0
"""Seconds after which an announcement that waits is late: Telegram's own limits hold none up so long."""


@dataclass(frozen=True, slots=True)
class Condition:
    """How something is; `told` says more in names and numbers."""

    well: bool
    told: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Check:
    """One thing to look at. `needed`: without it a process can serve nobody, and should get no requests."""

    look: Callable[[], Awaitable[Condition]]
    needed: bool = True


def checks_of(bus: Bus, *, clock: Callable[[], float], works: bool) -> dict[str, Check]:
    """What to look at in a process, by name; `works`: it does nothing but send and tick.

    The lease and the outbox are told of everywhere but are no reason to take a process of the web out of
    service: moves are made and kept also while nobody sends, and the messages follow.
    """

    async def hears() -> Condition:
        return Condition(bus.is_listening)

    async def lease() -> Condition:
        left = await SENDER.left(clock())
        return Condition(left > 0, {"seconds_left": round(left, 1)})

    async def backlog() -> Condition:
        waiting, oldest = await outbox.backlog(now=clock())
        return Condition(oldest < LATE, {"waiting": waiting, "oldest_seconds": round(oldest, 1)})

    return {
        "database": Check(_answers),
        "migrations": Check(_is_up_to_date),
        "bus": Check(hears),
        "lease": Check(lease, needed=works),
        "outbox": Check(backlog, needed=False),
    }


async def _answers() -> Condition:
    return Condition(bool(await connection().rows("SELECT 1")))


async def _is_up_to_date() -> Condition:
    missing = await migrate.missing()
    return Condition(not missing, {"missing": missing})
