"""Transactions on PostgreSQL, with no more trips to it than they have statements, a beginning and an end."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg
from tortoise.backends.base.client import BaseDBAsyncClient
from tortoise.exceptions import IntegrityError, OperationalError

from models.connection import Connection, Result, Row, Work, log, numbered


class Session(asyncpg.Connection):  # type: ignore[misc]
    """A connection that is handed back to the pool as it is.

    Nobody sets, locks, listens or opens a cursor on one for longer than a transaction, so there is nothing to
    be reset, which would be one more trip after every statement. A transaction that is open is rolled back.
    """

    def get_reset_query(self) -> str:
        """Nothing."""
        return ""


async def committed(client: BaseDBAsyncClient, work: Work[Result]) -> Result:
    """The work in one transaction, committed."""
    async with client.acquire_connection() as session, session.transaction():
        return await work(_InSession(session))


async def seen_at_once(client: BaseDBAsyncClient, work: Work[Result]) -> Result:
    """The reads of one instant."""
    instant = {"isolation": "repeatable_read", "readonly": True}
    async with client.acquire_connection() as session, session.transaction(**instant):
        return await work(_InSession(session))


class _InSession(Connection):
    """Speaks within the transaction of a session."""

    def __init__(self, session: Any) -> None:
        self.is_postgres = True
        self._session = session

    async def rows(self, sql: str, *values: object) -> list[Row]:
        log.debug("%s", sql)
        with _named_as_tortoise_does():
            return [dict(row) for row in await self._session.fetch(numbered(sql), *values)]

    async def each(self, sql: str, values: list[list[object]]) -> None:
        if len(values) == 1:
            await self.rows(sql, *values[0])
        elif values:
            log.debug("%s", sql)
            with _named_as_tortoise_does():
                await self._session.executemany(numbered(sql), values)


@contextmanager
def _named_as_tortoise_does() -> Iterator[None]:
    try:
        yield
    except (asyncpg.SyntaxOrAccessError, asyncpg.DataError) as error:
        raise OperationalError(error) from error
    except asyncpg.IntegrityConstraintViolationError as error:
        raise IntegrityError(error) from error
