"""Which updates of Telegram's have had their effect, so that a second delivery has none; and their end."""

from models import database
from models.database import Connection

KEPT_FOR = 48 * 3600.0  # seconds; Telegram delivers nothing older than a day


async def mark(transaction: Connection, update: int, *, now: float) -> bool:
    """Note, with the effect itself, that an update has it; False if it had it before."""
    row = await transaction.row(
        'INSERT INTO "update" ("id", "at", "failures", "done") VALUES (?, ?, 0, ?) '
        'ON CONFLICT ("id") DO UPDATE SET "at" = excluded."at", "done" = excluded."done" '
        'WHERE NOT "update"."done" RETURNING "id"',
        update,
        now,
        True,
    )
    return row is not None


async def failed(update: int, *, now: float) -> int:
    """Note that handling an update failed; how often it has by now."""
    row = await database.connection().row(
        'INSERT INTO "update" ("id", "at", "failures", "done") VALUES (?, ?, 1, ?) '
        'ON CONFLICT ("id") DO UPDATE SET "at" = excluded."at", "failures" = "update"."failures" + 1 '
        'RETURNING "failures"',
        update,
        now,
        False,
    )
    return 0 if row is None else int(row["failures"])


async def forget(*, now: float) -> None:
    """Drop what cannot come a second time any more: old updates, and the commands of games long over."""
    before = now - KEPT_FOR
    await database.connection().rows('DELETE FROM "update" WHERE "at" < ?', before)
    await database.connection().rows(
        'DELETE FROM "command" WHERE EXISTS '
        '(SELECT 1 FROM "game" WHERE "game"."id" = "command"."game_id" AND "game"."ended" < ?)',
        before,
    )
