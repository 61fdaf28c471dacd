"""Brings the tables of a database up to date, safely: rows stay, and two at once do not meet."""

import asyncio
import fcntl
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules

import asyncpg
from tortoise.backends.base.client import BaseDBAsyncClient
from tortoise.context import TortoiseContext
from tortoise.migrations.executor import MigrationExecutor, MigrationTarget
from tortoise.migrations.graph import MigrationKey
from tortoise.migrations.recorder import MigrationRecorder

from models.database import MIGRATIONS, address, configuration, connection, file_of, prepare_folder

_INDEXES = 'SELECT "sql" FROM sqlite_master WHERE "type" = \'index\' AND "sql" IS NOT NULL'
_HAD = 'SELECT "app", "name" FROM "tortoise_migrations" ORDER BY "id"'
_TABLE = {
    "sqlite": "SELECT 1 AS there FROM sqlite_master WHERE name = 'tortoise_migrations'",
    "postgres": "SELECT 1 AS there WHERE to_regclass('tortoise_migrations') IS NOT NULL",
}
"""Whether any migration was ever applied, by dialect."""
_ONE_AT_A_TIME = 0x6661_6275_6C6F  # PostgreSQL's advisory lock of that number


async def migrate(url: str, *, migrations: str = MIGRATIONS, upto: str | None = None) -> None:
    """Apply every migration of a package, or those up to one, that the database at a URL has not had.

    Raises ValueError if a row points to nothing afterwards. On SQLite Tortoise alters a table by dropping it
    and making another: foreign keys are off meanwhile, lest every row that refers to it be erased, and its
    indexes are made again.
    """
    prepare_folder(url)
    targets = None if upto is None else [MigrationTarget("models", upto)]
    async with _alone(url), _executor(url, migrations) as (connection, executor):
        if connection.capabilities.dialect != "sqlite":
            await executor.migrate(targets, direction="forward")
            return
        indexes = await connection.execute_query_dict(_INDEXES)
        await executor.migrate(targets, direction="forward")
        kept = await connection.execute_query_dict(_INDEXES)
        for index in indexes:
            if index not in kept:
                await connection.execute_script(index["sql"])
        orphans = await connection.execute_query_dict("PRAGMA foreign_key_check")
        if orphans:
            raise ValueError(f"rows of {orphans[0]['table']} point to nothing")


async def is_behind(url: str, *, migrations: str = MIGRATIONS) -> bool:
    """Whether the database at a URL has not had every migration yet. Raises what it says if it is away."""
    prepare_folder(url)
    async with _executor(url, migrations) as (_, executor):
        return bool(await executor.plan())


async def missing() -> list[str]:
    """The migrations that the open database has not had yet, in order. Raises what it says if it is away."""
    had = {row["name"] for row in await connection().rows(_HAD)}
    return [name for name in _names(MIGRATIONS) if name not in had]


@lru_cache
def _names(migrations: str) -> tuple[str, ...]:
    """The migrations of a package, in order."""
    found = iter_modules(import_module(migrations).__path__)
    return tuple(sorted(module.name for module in found if module.name[0].isdigit()))


class _Recorder(MigrationRecorder):
    """Tortoise's own takes a database that is away for one that has had no migration."""

    async def applied_migrations(self) -> list[MigrationKey]:
        tables = _TABLE[self.connection.capabilities.dialect]
        if not await self.connection.execute_query_dict(tables):
            return []
        had = await self.connection.execute_query_dict(_HAD)
        return [MigrationKey(app_label=row["app"], name=row["name"]) for row in had]


@asynccontextmanager
async def _executor(url: str, migrations: str) -> AsyncIterator[tuple[BaseDBAsyncClient, MigrationExecutor]]:
    config = configuration(url, **({"foreign_keys": "OFF"} if url.startswith("sqlite:") else {}))
    config["apps"]["models"]["migrations"] = migrations
    async with TortoiseContext() as context:
        await context.init(config=config)
        executor = MigrationExecutor(context.db(), config["apps"])
        executor.recorder = executor.loader.recorder = _Recorder(context.db())
        yield context.db(), executor


@asynccontextmanager
async def _alone(url: str) -> AsyncIterator[None]:
    """Let others wait that would migrate the same database."""
    if url.startswith("sqlite:"):
        folder = os.open(file_of(url).parent, os.O_RDONLY)
        try:
            await asyncio.to_thread(fcntl.flock, folder, fcntl.LOCK_EX)
            yield
        finally:
            os.close(folder)
        return
    holder = await asyncpg.connect(**address(url))
    try:
        await holder.execute("SELECT pg_advisory_lock($1)", _ONE_AT_A_TIME)
        yield
    finally:
        await holder.close()
