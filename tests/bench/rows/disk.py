"""How much a finished game leaves in the database."""

import asyncio
import sqlite3

import asyncpg

from models.database import address, file_of
from tests.bench.figures import Figure
from tests.bench.stage import Stage, a_scene

GAMES, SEATS = 16, 6
KINDS = {"sqlite": "SQLite", "postgres": "PostgreSQL"}


async def measure(stage: Stage) -> list[Figure]:
    """Games of six up to 30 points, flat out to their end; what an empty database takes is taken off."""
    return [await _left(stage, kind) for kind in KINDS]


async def _left(stage: Stage, kind: str) -> Figure:
    async with a_scene(stage, kind) as scene:
        empty = await _bytes(scene.database)
        await scene.seat(GAMES, SEATS)
        run = await scene.crew.do("play", games=1)
        left = await _bytes(scene.database) - empty
        await _tidy(scene.database)
        tidied = await _bytes(scene.database) - empty
    finished, rounds = run["games"], run["rounds"]
    return Figure(
        f"database for 1,000 finished games of six, {KINDS[kind]}",
        f"{1000 * tidied / finished / 1e6:.0f} MB",
        "-",
        "-",
        None,
        f"{finished} games of {rounds / finished:.1f} rounds and {run['moves'] / finished:.0f} moves; "
        f"{tidied / rounds / 1000:.1f} kB a round, indexes among it; {1000 * left / finished / 1e6:.0f} MB "
        "before VACUUM",
    )


async def _bytes(url: str) -> int:
    if url.startswith("sqlite"):
        return await asyncio.to_thread(_pages, url)
    connection = await asyncpg.connect(**address(url))
    try:
        size: int = await connection.fetchval(
            "SELECT sum(pg_total_relation_size(oid)) FROM pg_class "
            "WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
        )
        return int(size)
    finally:
        await connection.close()


async def _tidy(url: str) -> None:
    """Let go of what is not in use any more; room that is, is filled again by the next games."""
    if url.startswith("sqlite"):
        await asyncio.to_thread(_vacuum, url)
        return
    connection = await asyncpg.connect(**address(url))
    try:
        await connection.execute("VACUUM FULL")
    finally:
        await connection.close()


def _vacuum(url: str) -> None:
    file = sqlite3.connect(file_of(url), timeout=30)
    try:
        file.execute("VACUUM")
    finally:
        file.close()


def _pages(url: str) -> int:
    file = sqlite3.connect(file_of(url))
    try:
        (pages,), (size,) = (
            file.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size")
        )
        return int(pages) * int(size)
    finally:
        file.close()
