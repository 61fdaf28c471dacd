"""The database as it lies there, read past the product: for the audit, and at the instant of a kill."""

import asyncio
import json
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Interrupted:
    """An announcement whose sending had begun and was not noted; `after` is the last noted id in its chat."""

    announcement: int
    chat: int
    after: int


class Stored:
    """Reads the SQLite file at `path`, or the PostgreSQL database at `url`."""

    def __init__(self, path: Path | None, url: str) -> None:
        self._path = path
        self._url = url

    async def rows(self, sql: str) -> list[Row]:
        """What a question finds; JSON columns of either database as Python reads them."""
        found = await (
            self._of_postgres(sql) if self._path is None else asyncio.to_thread(self._of_file, sql)
        )
        return [{name: _read(value) for name, value in row.items()} for row in found]

    async def interrupted(self) -> list[Interrupted]:
        """The announcements that are marked as being sent."""
        rows = await self.rows(
            "SELECT id, chat_id, (SELECT coalesce(max(message_id), 0) FROM announcement AS other "
            "WHERE other.chat_id = announcement.chat_id) AS newest FROM announcement WHERE state = 'sending'"
        )
        return [Interrupted(row["id"], row["chat_id"], row["newest"]) for row in rows]

    async def lease(self) -> int:
        """The number under which may be sent; 0 before the first."""
        rows = await self.rows("SELECT number FROM lease WHERE name = 'sender' AND holder IS NOT NULL")
        return int(rows[0]["number"]) if rows else 0

    async def holder(self) -> str:
        """Who may send; empty when nobody."""
        rows = await self.rows("SELECT holder FROM lease WHERE name = 'sender' AND holder IS NOT NULL")
        return str(rows[0]["holder"]) if rows else ""

    async def open_announcements(self) -> int:
        """How many still wait to be sent."""
        rows = await self.rows("SELECT count(*) AS n FROM announcement WHERE state IN ('waiting', 'sending')")
        return int(rows[0]["n"])

    def _of_file(self, sql: str) -> list[Row]:
        file = sqlite3.connect(f"file:{self._path}?mode=ro", uri=True, timeout=10)
        try:
            file.row_factory = sqlite3.Row
            return [dict(row) for row in file.execute(sql)]
        finally:
            file.close()

    async def _of_postgres(self, sql: str) -> list[Row]:
        connection = await asyncpg.connect(self._url, timeout=10)
        try:
            return [dict(row) for row in await connection.fetch(sql)]
        finally:
            await connection.close()


def _read(value: Any) -> Any:
    """JSON in a text column; all else as it is."""
    if isinstance(value, str) and value[:1] in "[{" and value:
        try:
            return json.loads(value)
        except ValueError:
            return value
    return value
