"""How one speaks SQL to the database, whichever it is; and a transaction on SQLite, done in one go."""

import logging
import sqlite3
from collections.abc import Callable, Coroutine
from functools import lru_cache
from typing import Any, TypeVar

from tortoise.backends.base.client import BaseDBAsyncClient
from tortoise.exceptions import IntegrityError, OperationalError

log = logging.getLogger(__name__)

Row = dict[str, Any]
Result = TypeVar("Result")


class Connection:
    """Speaks SQL, written with `?` for values and double quotes for names on both databases."""

    def __init__(self, client: BaseDBAsyncClient) -> None:
        self.client = client
        self.is_postgres = client.capabilities.dialect == "postgres"

    async def rows(self, sql: str, *values: object) -> list[Row]:
        """Run a statement; the rows it selects or returns."""
        log.debug("%s", sql)
        return await self.client.execute_query_dict(self._spelled(sql), list(values))

    async def row(self, sql: str, *values: object) -> Row | None:
        """Run a statement; the first row it selects or returns."""
        rows = await self.rows(sql, *values)
        return rows[0] if rows else None

    async def each(self, sql: str, values: list[list[object]]) -> None:
        """Run a statement once for each list of values."""
        if len(values) == 1:
            await self.rows(sql, *values[0])
        elif values:
            log.debug("%s", sql)
            await self.client.execute_many(self._spelled(sql), values)

    def _spelled(self, sql: str) -> str:
        return _numbered(sql) if self.is_postgres else sql


Work = Callable[[Connection], Coroutine[Any, Any, Result]]


class _InThread(Connection):
    """Speaks to SQLite from within the thread of its connection: no statement waits for anything."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self.is_postgres = False
        self._file = file

    async def rows(self, sql: str, *values: object) -> list[Row]:
        log.debug("%s", sql)
        return [dict(row) for row in self._file.execute(sql, values)]

    async def each(self, sql: str, values: list[list[object]]) -> None:
        if values:
            log.debug("%s", sql)
            self._file.executemany(sql, values)


async def done_at_once(client: BaseDBAsyncClient, begin: str, work: Work[Result]) -> Result:
    """The work, in one transaction of the SQLite database that `client` is connected to.

    It is handed to the connection's thread as a whole; statement by statement, most of a move's time would be
    spent on the way there and back. So it must wait for nothing but its statements.
    """
    async with client.acquire_connection() as file:
        result: Result = await file._execute(_whole, file._conn, begin, work)
        return result


def _whole(file: sqlite3.Connection, begin: str, work: Work[Result]) -> Result:
    try:
        file.execute(begin)
        result = _driven(work(_InThread(file)))
        file.execute("COMMIT")
        return result
    except sqlite3.OperationalError as error:
        raise OperationalError(error) from error
    except sqlite3.IntegrityError as error:
        raise IntegrityError(error) from error
    finally:
        if file.in_transaction:
            file.execute("ROLLBACK")


def _driven(work: Coroutine[Any, Any, Result]) -> Result:
    try:
        work.send(None)
    except StopIteration as done:
        result: Result = done.value
        return result
    work.close()
    raise RuntimeError("a transaction must wait for nothing but its statements")


@lru_cache(maxsize=512)
def _numbered(sql: str) -> str:
    """The statement with PostgreSQL's `$1`, `$2` ... for each `?`."""
    first, *others = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, start=1))
