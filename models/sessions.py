"""Transactions on PostgreSQL, with no more trips to it than they have statements, a beginning and an end."""

from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from typing import Any

import asyncpg
from tortoise.backends.base.client import BaseDBAsyncClient
from tortoise.exceptions import IntegrityError, OperationalError

from models.connection import Connection, Result, Row, Work, log, numbered

Within = Callable[[Any], AbstractAsyncContextManager[Any]]
OUTDATED = (asyncpg.InvalidCachedStatementError, asyncpg.OutdatedSchemaCacheError)
"""What a connection says that has prepared statements for tables which a migration has changed since."""


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
    return await _done(client, work, lambda session: session.transaction())


async def seen_at_once(client: BaseDBAsyncClient, work: Work[Result]) -> Result:
    """The reads of one instant."""
    instant = {"isolation": "repeatable_read", "readonly": True}
    return await _done(client, work, lambda session: session.transaction(**instant))


async def seen(client: BaseDBAsyncClient, work: Work[Result]) -> Result:
    """What one statement reads, which is of one instant by itself."""
    return await _done(client, work, lambda _session: nullcontext())


async def _done(client: BaseDBAsyncClient, work: Work[Result], within: Within) -> Result:
    """The work; anew with other connections where a migration has made those know the tables wrongly.

    Whatever it did before is taken back by then.
    """
    try:
        return await _once(client, work, within)
    except OUTDATED:
        await client._pool.expire_connections()
    return await _once(client, work, within)


async def _once(client: BaseDBAsyncClient, work: Work[Result], within: Within) -> Result:
    async with client.acquire_connection() as session, within(session):
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
