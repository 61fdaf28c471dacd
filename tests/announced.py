"""Announcements for tests of the outbox and its sender, as a move would have written them."""

from functools import partial
from typing import Any

from models import database, outbox
from models.announcements import Kind
from models.outbox import Announcement
from tests.builders import CHAT, NOW


async def announced(
    kind: Kind,
    *,
    game: str = "game",
    chat: int = CHAT,
    topic: int | None = None,
    round: int | None = None,
    not_before: float | None = None,
    **values: Any,
) -> Announcement:
    """One more announcement that waits; `values` are its own."""

    add = partial(
        outbox.add,
        chat=chat,
        topic=topic,
        game=game,
        kind=kind,
        round=round,
        values=values,
        now=NOW,
        not_before=not_before,
    )
    await database.shielded(database.transact(add))
    return (await outbox.open_in(chat))[-1]


async def states() -> list[tuple[str, str]]:
    """Every announcement there is, in order: its kind and its state."""
    rows = await database.connection().rows("SELECT kind, state FROM announcement ORDER BY id")
    return [(row["kind"], row["state"]) for row in rows]
