"""Whether an error says that the database is away, or that what was asked of it was wrong."""

import sqlite3

import asyncpg
from tortoise.exceptions import BaseORMException

from models.database import LOST

_UNWILLING = (
    *LOST,
    asyncpg.InsufficientResourcesError,  # a full disk, no memory, too many connections
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,  # it has become a standby
    OSError,
    TimeoutError,
)
_UNWILLING_FILE = frozenset(
    {
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_NOMEM,
    }
)


def is_away(error: BaseException) -> bool:
    """Whether the database cannot be reached or will not work just now, as with a full disk.

    Then waiting helps, and nothing was wrong with what was to be done.
    """
    if isinstance(error, BaseORMException) and error.args and isinstance(error.args[0], Exception):
        error = error.args[0]  # what the driver raised
    if isinstance(error, sqlite3.OperationalError):
        return error.sqlite_errorcode & 0xFF in _UNWILLING_FILE  # above that are finer reasons
    return isinstance(error, _UNWILLING)
