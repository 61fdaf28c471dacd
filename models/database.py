"""The database: which one it is, how it is opened and closed, and what is done in it as a whole."""

import asyncio
import logging
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import asyncpg
from tortoise import Tortoise
from tortoise.backends.base.client import BaseDBAsyncClient
from tortoise.backends.base.config_generator import expand_db_url
from tortoise.backends.sqlite.client import SqliteClient
from tortoise.context import require_context
from tortoise.exceptions import DBConnectionError, OperationalError, TransactionManagementError

from models import connection as sqlite
from models import sessions
from models.connection import Connection as Connection
from models.connection import Result, Work
from models.connection import Row as Row

log = logging.getLogger(__name__)

DEFAULT_URL = "sqlite://data/fabulo.db"
MIGRATIONS = "models.migrations"
LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the goodbye of a connection that ended came between two statements
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    DBConnectionError,
    ConnectionError,
)
"""What is raised when a transaction was lost by no fault of its own, so that it may be tried again."""
AWAY = (*LOST, OperationalError, TransactionManagementError, OSError, TimeoutError, asyncpg.PostgresError)
"""What is raised while the database cannot be reached, or will not do its work."""

_SQLITE = {"journal_mode": "WAL", "synchronous": "FULL", "foreign_keys": "ON", "busy_timeout": "10000"}
_POSTGRES = {"minsize": 1, "maxsize": 10, "connection_class": sessions.Session}

# asyncio keeps only weak references to tasks; these must not vanish before they have committed.
_under_way: set[asyncio.Task[Any]] = set()
_commits: WeakKeyDictionary[BaseDBAsyncClient, sqlite.Commits] = WeakKeyDictionary()
_readers: WeakKeyDictionary[BaseDBAsyncClient, sqlite.Reader] = WeakKeyDictionary()
"""Of each SQLite file that is open and lets itself be read meanwhile."""


def configuration(url: str, **settings: Any) -> dict[str, Any]:
    """What Tortoise needs to know of the database at a URL; `settings` overrule those of the URL.

    The connection is named after its kind, because Tortoise keeps the SQL it has made by that name.
    """
    expanded = expand_db_url(url)
    given = expanded["credentials"]
    kind = "sqlite" if url.startswith("sqlite:") else "postgres"
    if "sslmode" in given:  # as hosts write it; asyncpg reads the same words from `ssl`
        given["ssl"] = given.pop("sslmode")
    usual = _SQLITE if kind == "sqlite" else _POSTGRES
    connection = {**expanded, "credentials": {**usual, **given, **settings}}
    app = {"models": ["models.tables"], "migrations": MIGRATIONS, "default_connection": kind}
    return {"connections": {kind: connection}, "apps": {"models": app}}


def address(url: str) -> dict[str, Any]:
    """How asyncpg itself connects to the PostgreSQL database at a URL."""
    given = configuration(url)["connections"]["postgres"]["credentials"]
    known = ("host", "port", "user", "password", "database", "ssl")
    return {key: given[key] for key in known if key in given}


TORTOISE_ORM = configuration(os.environ.get("DATABASE_URL", DEFAULT_URL))
"""For Tortoise's own command, which makes the migrations."""


async def open_database(url: str, **settings: Any) -> None:
    """Open the database at a URL (`sqlite://path` or `postgres://...`) for every task of this process.

    Raises OSError, or what the database says, if it cannot be reached.
    """
    prepare_folder(url)
    await Tortoise.init(config=configuration(url, **settings), _enable_global_fallback=True)
    try:
        await connection().rows("SELECT 1")
        _open_reader(require_context().db())
    except BaseException:
        await close_database()
        raise


async def close_database() -> None:
    """Wait for what is under way, then close every connection; else SQLite's thread outlives the loop."""
    await drained()
    for client in tuple(_readers):  # before the writer, which tidies up the file when it is the last
        _readers.pop(client).close()
    await Tortoise.close_connections()


def prepare_folder(url: str) -> None:
    """Make the folder that a SQLite file is to lie in."""
    if url.startswith("sqlite:"):
        file_of(url).parent.mkdir(parents=True, exist_ok=True)


def file_of(url: str) -> Path:
    """The file of the SQLite database at a URL."""
    return Path(expand_db_url(url)["credentials"]["file_path"])


def connection() -> Connection:
    """The open database outside any transaction."""
    return Connection(require_context().db())


def reader() -> Connection:
    """The same for reads of a few rows by their keys; SQLite is asked at once, and sees what is committed."""
    client = require_context().db()
    return _readers.get(client) or Connection(client)


def is_postgres() -> bool:
    """Whether the open database is PostgreSQL."""
    return connection().is_postgres


async def transact(work: Work[Result]) -> Result:
    """The work, in one transaction; inside `shielded`. It must wait for nothing but its statements."""
    client = require_context().db()
    if client.capabilities.dialect == "sqlite":
        return await _commits.setdefault(client, sqlite.Commits()).done(client, work)
    return await sessions.committed(client, work)


async def look(work: Work[Result], *, is_small: bool = False) -> Result:
    """Several reads of one instant, likewise.

    `is_small`: of few rows by their keys, on PostgreSQL in one statement; SQLite is asked at once.
    """
    client = require_context().db()
    if client.capabilities.dialect == "postgres":
        return await (sessions.seen if is_small else sessions.seen_at_once)(client, work)
    near = _readers.get(client) if is_small else None
    return await sqlite.seen_in_thread(client, work) if near is None else near.seen(work)


async def distrust_connections() -> None:
    """Replace every connection before its next use, since one was lost and others may be without knowing."""
    if is_postgres():
        pool = require_context().db()._pool
        if pool is not None:
            await pool.expire_connections()


async def shielded(work: Coroutine[Any, Any, Result]) -> Result:
    """Do the work to its end in a task of its own, also when whoever waits for it is cancelled."""
    task = asyncio.get_running_loop().create_task(work)
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)
    return await asyncio.shield(task)


async def drained() -> None:
    """Wait until no shielded work is under way."""
    while _under_way:
        await asyncio.wait(_under_way)


def _open_reader(client: BaseDBAsyncClient) -> None:
    """None for PostgreSQL, what is in memory alone, and a file whose readers must wait for writers."""
    if isinstance(client, SqliteClient) and client.filename != ":memory:":
        try:
            _readers[client] = sqlite.Reader(client.filename)
        except OperationalError as error:
            log.warning("each read waits behind what is written: %s", error)
