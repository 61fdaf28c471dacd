"""One announcement on its way: marked before the call to Telegram, and after it with what is known."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from models import kept_files
from models.announcements import Kind
from models.database import Connection, connection, shielded, transact
from models.lease import Lease
from models.outbox import Announcement, add

SENDER = Lease("sender")
"""Whoever holds it alone sends, edits, and lets the clock tick."""

AGAIN_AFTER = 30.0
"""Seconds after which a game over that perhaps nobody heard of is told once more."""


@dataclass(frozen=True, slots=True)
class Posted:
    """A message in the chat: a hash of what it shows, and whether its text stands under a picture or file.

    `missed` is the line at its head about those before it, where there is one; `upload` the hash of a picture
    that Telegram had not held before, and its id there.
    """

    message_id: int
    rendered: str
    has_picture: bool
    missed: str = ""
    upload: tuple[str, str] | None = None


async def mark_sending(row: Announcement, number: int) -> bool:
    """Note, just before the call, that it is being sent under this number of the lease.

    False when the row is no longer as it was read. Raises LeaseLost once the lease has another number.
    """
    return await shielded(transact(partial(_mark_sending, row, number)))


async def mark_sent(
    row: Announcement, number: int, posted: Posted, *, heals: Iterable[int], now: float
) -> None:
    """Note the message; it has also made up for those announcements that perhaps were never heard."""
    await shielded(transact(partial(_mark_sent, row, number, posted, tuple(heals), now)))


async def mark_perhaps(row: Announcement, number: int, *, now: float) -> None:
    """Note that nobody knows whether it arrived. It is never sent again, but a game over is told again."""
    await shielded(transact(partial(_mark_perhaps, row, number, now)))


async def mark_failed(row: Announcement, number: int) -> None:
    """Note that it cannot be sent at all."""
    await _settle(connection(), row, number, "failed" if _leaves_a_gap(row) else "overtaken")


async def put_back(row: Announcement, number: int, *, not_before: float) -> None:
    """Let it wait for another try."""
    await connection().rows(
        "UPDATE announcement SET state = 'waiting', lease = NULL, tries = tries + 1, not_before = ? "
        "WHERE id = ? AND state = 'sending' AND lease = ?",
        not_before,
        row.id,
        number,
    )


async def _mark_sending(row: Announcement, number: int, database: Connection) -> bool:
    await SENDER.confirm(database, number)
    marked = await database.row(
        "UPDATE announcement SET state = 'sending', lease = ? "
        "WHERE id = ? AND state = ? AND coalesce(lease, 0) = ? RETURNING id",
        number,
        row.id,
        row.state.value,
        row.lease or 0,
    )
    return marked is not None


async def _mark_sent(
    row: Announcement, number: int, posted: Posted, heals: tuple[int, ...], now: float, database: Connection
) -> None:
    marked = await database.row(
        "UPDATE announcement SET state = 'sent', \"values\" = ?, "
        "message_id = ?, rendered = ?, has_picture = ?, sent = ? "
        "WHERE id = ? AND state = 'sending' AND lease = ? RETURNING id",
        json.dumps({**row.values, "missed": posted.missed} if posted.missed else dict(row.values)),
        posted.message_id,
        posted.rendered,
        posted.has_picture,
        now,
        row.id,
        number,
    )
    if posted.upload is not None:
        await kept_files.keep(*posted.upload, transaction=database)
    for healed in heals if marked else ():
        await database.rows("UPDATE announcement SET state = 'overtaken' WHERE id = ?", healed)


async def _mark_perhaps(row: Announcement, number: int, now: float, database: Connection) -> None:
    marked = await _settle(database, row, number, "perhaps" if _leaves_a_gap(row) else "overtaken")
    if marked and row.kind is Kind.OVER and not row.is_again:
        await add(
            database,
            chat=row.chat,
            topic=row.topic,
            game=row.game,
            kind=Kind.OVER,
            round=row.round,
            values={"again": True},
            now=now,
            not_before=now + AGAIN_AFTER,
        )


def _leaves_a_gap(row: Announcement) -> bool:
    """Whether a later message must make up for it."""
    return row.kind is not Kind.REMINDER and not row.is_again


async def _settle(database: Connection, row: Announcement, number: int, state: str) -> bool:
    """The end of a call, unless the row belongs to another sender by now."""
    found = await database.row(
        "UPDATE announcement SET state = ? WHERE id = ? AND state = 'sending' AND lease = ? RETURNING id",
        state,
        row.id,
        number,
    )
    return found is not None
