"""How one speaks SQL to the database, whichever it is; on SQLite a transaction or look is done in one go."""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from tortoise.backends.base.client import BaseDBAsyncClient
from tortoise.exceptions import IntegrityError, OperationalError

log = logging.getLogger(__name__)

MOST = 32
"""Transactions that share a commit at most."""

PATIENCE = 0.1
"""Seconds that a reader waits for the file, which happens only while somebody repairs it."""

CACHE = 256
"""KiB of pages that a reader keeps; each commit makes it look at them anew anyway."""

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
        return numbered(sql) if self.is_postgres else sql


Work = Callable[[Connection], Coroutine[Any, Any, Result]]


class _AtOnce(Connection):
    """Speaks to SQLite in the thread that may use the file: no statement waits for anything."""

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


class Commits:
    """The transactions of one SQLite database; those that come while one is committed share the next commit.

    A commit waits for the disk, as long for many as for one. Each transaction has a savepoint of its own:
    it is done wholly or not at all, whatever becomes of the others.
    """

    def __init__(self) -> None:
        self._waiting: deque[tuple[Work[Any], asyncio.Future[Any]]] = deque()
        self._committing: asyncio.Task[None] | None = None

    async def done(self, client: BaseDBAsyncClient, work: Work[Result]) -> Result:
        """The work, committed in the database that `client` is connected to.

        It is handed to the connection's thread, since statement by statement most of a move's time would be
        spent on the way there and back. So it must wait for nothing but its statements.
        """
        outcome: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, outcome))
        if self._committing is None:
            self._committing = asyncio.get_running_loop().create_task(self._commit_all(client))
        return await outcome

    async def _commit_all(self, client: BaseDBAsyncClient) -> None:
        try:
            while self._waiting:
                together = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
                await self._commit(client, together)
        finally:
            self._committing = None

    async def _commit(
        self, client: BaseDBAsyncClient, together: list[tuple[Work[Any], asyncio.Future[Any]]]
    ) -> None:
        outcomes: list[_Outcome]
        try:
            async with client.acquire_connection() as file:
                outcomes = await file._execute(_committed, file._conn, [work for work, _ in together])
        except Exception as error:
            outcomes = [_Outcome(error=error)] * len(together)
        for (_, waiting), outcome in zip(together, outcomes, strict=True):
            if waiting.done():  # whoever asked was cancelled
                continue
            if outcome.error is None:
                waiting.set_result(outcome.result)
            else:
                waiting.set_exception(outcome.error)


class Reader(_AtOnce):
    """Reads a SQLite file on a connection of its own, in the very thread that asks.

    A row found by its key takes less time than the way to the other thread and back; and it is not kept
    waiting behind a commit. It sees what is committed. Not for what searches: everybody waits meanwhile.
    """

    def __init__(self, path: str) -> None:
        """Raises OperationalError where it cannot be opened, or readers would have to wait for writers."""
        address = f"{Path(path).absolute().as_uri()}?mode=ro"
        with _named_as_tortoise_does():
            super().__init__(sqlite3.connect(address, uri=True, isolation_level=None, timeout=PATIENCE))
            with ExitStack() as failing:
                failing.callback(self.close)
                self._file.row_factory = sqlite3.Row
                self._file.execute(f"PRAGMA cache_size = -{CACHE}")
                if self._file.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
                    raise sqlite3.OperationalError("only a log of what is written lets one read meanwhile")
                failing.pop_all()

    async def rows(self, sql: str, *values: object) -> list[Row]:
        with _named_as_tortoise_does():
            return await super().rows(sql, *values)

    def seen(self, work: Work[Result]) -> Result:
        """The reads of one instant."""
        return _seen(self._file, work)

    def close(self) -> None:
        """Read no more."""
        self._file.close()


async def seen_in_thread(client: BaseDBAsyncClient, work: Work[Result]) -> Result:
    """The reads of one instant, done in the thread of the SQLite connection as a whole."""
    async with client.acquire_connection() as file:
        result: Result = await file._execute(_seen, file._conn, work)
        return result


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What became of one transaction."""

    result: Any = None
    error: Exception | None = None


def _committed(file: sqlite3.Connection, works: list[Work[Any]]) -> list[_Outcome]:
    with _transaction(file, "BEGIN IMMEDIATE"):
        return [_alone(file, work) for work in works]


def _alone(file: sqlite3.Connection, work: Work[Any]) -> _Outcome:
    """One transaction of those that are committed together; taken back if it fails."""
    file.execute("SAVEPOINT alone")
    try:
        with _named_as_tortoise_does():
            outcome = _Outcome(_driven(work(_AtOnce(file))))
    except Exception as error:
        if not file.in_transaction:  # SQLite has taken back everything, the others too
            raise
        file.execute("ROLLBACK TO alone")
        outcome = _Outcome(error=error)
    file.execute("RELEASE alone")
    return outcome


def _seen(file: sqlite3.Connection, work: Work[Result]) -> Result:
    with _transaction(file, "BEGIN"):
        return _driven(work(_AtOnce(file)))


@contextmanager
def _transaction(file: sqlite3.Connection, begin: str) -> Iterator[None]:
    try:
        with _named_as_tortoise_does():
            file.execute(begin)
            yield
            file.execute("COMMIT")
    finally:
        if file.in_transaction:
            file.execute("ROLLBACK")


@contextmanager
def _named_as_tortoise_does() -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError as error:
        raise OperationalError(error) from error
    except sqlite3.IntegrityError as error:
        raise IntegrityError(error) from error


def _driven(work: Coroutine[Any, Any, Result]) -> Result:
    try:
        work.send(None)
    except StopIteration as done:
        result: Result = done.value
        return result
    work.close()
    raise RuntimeError("a transaction must wait for nothing but its statements")


@lru_cache(maxsize=512)
def numbered(sql: str) -> str:
    """The statement with PostgreSQL's `$1`, `$2` ... for each `?`."""
    first, *others = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, start=1))
