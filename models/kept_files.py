"""The pictures that Telegram already holds, so that none is uploaded twice."""

import hashlib

from models.database import Connection, connection, reader


def hash_of(content: bytes) -> str:
    """The name a picture is kept under."""
    return hashlib.sha256(content).hexdigest()


async def kept(hash: str) -> str | None:
    """Telegram's id of the picture with this content, where it has it."""
    row = await reader().row('SELECT "file_id" FROM "kept_file" WHERE "hash" = ?', hash)
    return None if row is None else str(row["file_id"])


async def keep(hash: str, file_id: str, *, transaction: Connection | None = None) -> None:
    """Remember under which id Telegram holds a picture."""
    await (transaction or connection()).rows(
        'INSERT INTO "kept_file" ("hash", "file_id") VALUES (?, ?) '
        'ON CONFLICT ("hash") DO UPDATE SET "file_id" = excluded."file_id"',
        hash,
        file_id,
    )
