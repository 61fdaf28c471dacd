"""Brings the tables of a database up to date, safely: rows stay, and two at once do not meet."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
from tortoise.backends.base.client import BaseDBAsyncClient
from tortoise.context import TortoiseContext
from tortoise.migrations.executor import MigrationExecutor

from models.database import MIGRATIONS, address, configuration, prepare_folder

_INDEXES = 'SELECT "sql" FROM sqlite_master WHERE "type" = \'index\' AND "sql" IS NOT NULL'
_ONE_AT_A_TIME = 0x6661_6275_6C6F  # PostgreSQL's advisory lock of that number


async def migrate(url: str, *, migrations: str = MIGRATIONS) -> None:
    """Apply every migration of a package that the database at a URL has not had.

    Raises ValueError if a row points to nothing afterwards. On SQLite Tortoise alters a table by dropping it
    and making another: foreign keys are off meanwhile, lest every row that refers to it be erased, and its
    indexes are made again.
    """
    prepare_folder(url)
    async with _alone(url), _executor(url, migrations) as (connection, executor):
        if connection.capabilities.dialect != "sqlite":
            await executor.migrate()
            return
        indexes = await connection.execute_query_dict(_INDEXES)
        await executor.migrate()
        kept = await connection.execute_query_dict(_INDEXES)
        for index in indexes:
            if index not in kept:
                await connection.execute_script(index["sql"])
        orphans = await connection.execute_query_dict("PRAGMA foreign_key_check")
        if orphans:
            raise ValueError(f"rows of {orphans[0]['table']} point to nothing")


async def is_behind(url: str, *, migrations: str = MIGRATIONS) -> bool:
    """Whether the database at a URL has not had every migration yet."""
    prepare_folder(url)
    async with _executor(url, migrations) as (_, executor):
        return bool(await executor.plan())


@asynccontextmanager
async def _executor(url: str, migrations: str) -> AsyncIterator[tuple[BaseDBAsyncClient, MigrationExecutor]]:
    config = configuration(url, **({"foreign_keys": "OFF"} if url.startswith("sqlite:") else {}))
    config["apps"]["models"]["migrations"] = migrations
    async with TortoiseContext() as context:
        await context.init(config=config)
        yield context.db(), MigrationExecutor(context.db(), config["apps"])


@asynccontextmanager
async def _alone(url: str) -> AsyncIterator[None]:
    """Let others wait that would migrate the same database; SQLite has one owner."""
    if url.startswith("sqlite:"):
        yield
        return
    holder = await asyncpg.connect(**address(url))
    try:
        await holder.execute("SELECT pg_advisory_lock($1)", _ONE_AT_A_TIME)
        yield
    finally:
        await holder.close()
