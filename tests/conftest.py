"""What tests of every part share: an empty, migrated database of either kind, and the door to it."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from uuid import uuid4

import asyncpg
import pytest

from models.bus import LocalBus
from models.database import close_database, connection, open_database
from models.migrate import migrate
from models.play import Door

POSTGRES = os.environ.get("TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
ON_SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
"""For a test that speaks SQLite's own language, or to which no database makes a difference; it says why."""
EMPTY = "; ".join(
    f'DELETE FROM "{table}"'  # noqa: S608
    for table in ("game", "chat", "player", "presence", "lease", "update", "kept_file")
)
"""Games take along all that is theirs."""


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Where a migrated database is. A test of one kind alone parametrises `url` with it, indirectly."""
    kind: str = request.param
    found: str = request.getfixturevalue(f"{kind}_url")
    return found


@pytest.fixture
async def database(url: str) -> AsyncIterator[str]:
    """An empty database, open; its URL."""
    await open_database(url)
    if url.startswith("postgres"):
        await connection().client.execute_script(EMPTY)
    yield url
    await close_database()


@pytest.fixture
def door(database: str) -> Door:
    """The door of a single process, with chance that is the same in every run."""
    return Door(LocalBus(), chance=Random(7))


@pytest.fixture
def sqlite_url(migrated_file: Path, tmp_path: Path) -> str:
    """A migrated SQLite file of the test's own."""
    shutil.copy(migrated_file, tmp_path / "fabulo.db")
    return f"sqlite://{tmp_path / 'fabulo.db'}"


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file that every test's own is copied from."""
    path = tmp_path_factory.mktemp("migrated") / "fabulo.db"
    asyncio.run(migrate(f"sqlite://{path}"))
    return path


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A migrated PostgreSQL database of this run's own."""
    with fresh_postgres() as url:
        asyncio.run(migrate(url))
        yield url


@pytest.fixture
def empty_postgres_url() -> Iterator[str]:
    """A PostgreSQL database without any table, of the test's own."""
    with fresh_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without any table."""
    if request.param == "sqlite":
        return f"sqlite://{tmp_path}/made/on/the/way/fabulo.db"
    url: str = request.getfixturevalue("empty_postgres_url")
    return url


@contextmanager
def fresh_postgres() -> Iterator[str]:
    """A database that is gone afterwards."""
    name = f"fabulo_test_{uuid4().hex}"
    asyncio.run(_as_owner(f'CREATE DATABASE "{name}"'))
    try:
        yield POSTGRES.rpartition("/")[0] + f"/{name}"
    finally:
        asyncio.run(_as_owner(f'DROP DATABASE "{name}" WITH (FORCE)'))


async def _as_owner(statement: str) -> None:
    try:
        owner = await asyncpg.connect(POSTGRES)
    except OSError as error:
        place = POSTGRES.rpartition("@")[2].partition("/")[0]
        raise RuntimeError(
            f"no PostgreSQL at {place}: on Debian `apt-get install postgresql`, or name one in TEST_POSTGRES"
        ) from error
    try:
        await owner.execute(statement)
    finally:
        await owner.close()
