"""The tables of a database: made by migrations alone, on both kinds, without losing a row."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tortoise.context import TortoiseContext
from tortoise.migrations.autodetector import MigrationAutodetector

from models import reading
from models.database import close_database, configuration, connection, is_postgres, open_database
from models.migrate import is_behind, migrate
from models.sessions import Session
from tests.builders import a_game, keep

ROOT = Path(__file__).parents[2]
LATER = """
from tortoise import fields, migrations
from tortoise.migrations import operations as ops


class Migration(migrations.Migration):
    dependencies = [("models", "0001_initial")]
    operations = [ops.AlterField("Game", "next", fields.CharField(null=True, max_length=64))]
"""


INDEXES = {"game_deadline", "round_open", "announcement_unsent", "idx_game_chat_id_53cd60"}


async def indexes() -> set[str]:
    """The indexes of the open database, by name."""
    query = (
        'SELECT indexname AS "name" FROM pg_indexes' if is_postgres() else 'SELECT "name" FROM sqlite_master'
    )
    return {row["name"] for row in await connection().rows(query)}


@pytest.fixture
def later_migrations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Our migrations and one more, which alters a column of the game: SQLite makes its table anew."""
    package = tmp_path / "later_migrations"
    package.mkdir()
    (package / "__init__.py").touch()
    ours = sorted((ROOT / "models" / "migrations").glob("0*.py"))
    for path in ours:
        (package / path.name).write_text(path.read_text())
    (package / "9999_longer.py").write_text(LATER.replace("0001_initial", ours[-1].stem))
    monkeypatch.syspath_prepend(tmp_path)
    yield package.name
    for name in [name for name in sys.modules if name.startswith(package.name)]:
        del sys.modules[name]


async def test_the_migrations_make_the_tables_as_they_are_described() -> None:
    config = configuration("sqlite://:memory:")
    async with TortoiseContext() as context:
        await context.init(config=config)
        assert context.apps is not None
        assert await MigrationAutodetector(context.apps, config["apps"]).changes() == []


async def test_a_database_is_behind_until_it_is_migrated(empty_url: str) -> None:
    assert await is_behind(empty_url)
    await migrate(empty_url)
    assert not await is_behind(empty_url)
    await migrate(empty_url)
    assert not await is_behind(empty_url)


async def test_a_later_migration_keeps_every_row(empty_url: str, later_migrations: str) -> None:
    await migrate(empty_url)
    await open_database(empty_url)
    await keep(a_game().called("running").voting(), topic=1)
    await keep(a_game().called("scored").scored(), topic=2)
    games = [await reading.game(id) for id in ("running", "scored")]
    await close_database()

    assert await is_behind(empty_url, migrations=later_migrations)
    await migrate(empty_url, migrations=later_migrations)
    assert not await is_behind(empty_url, migrations=later_migrations)

    await open_database(empty_url)
    assert [await reading.game(id) for id in ("running", "scored")] == games
    await connection().rows('UPDATE "game" SET "next" = ?', "n" * 64)
    assert await indexes() >= INDEXES
    await close_database()


@pytest.mark.parametrize("empty_url", ["sqlite"], indirect=True)
async def test_rows_that_point_to_nothing_are_found_after_a_migration(empty_url: str) -> None:
    await migrate(empty_url)
    file = sqlite3.connect(empty_url.removeprefix("sqlite://"))
    file.execute('INSERT INTO "vote" ("round_id", "seat", "number") VALUES (7, 1, 1)')
    file.commit()
    file.close()
    with pytest.raises(ValueError, match="rows of vote point to nothing"):
        await migrate(empty_url)


async def test_two_that_migrate_at_once_wait_for_each_other(empty_url: str) -> None:
    await asyncio.gather(*(asyncio.to_thread(asyncio.run, migrate(empty_url)) for _ in range(3)))
    assert not await is_behind(empty_url)


@pytest.mark.parametrize("empty_url", ["postgres"], indirect=True)
async def test_a_database_that_is_away_is_not_taken_for_one_that_is_behind(empty_url: str) -> None:
    await migrate(empty_url)
    away = empty_url.replace("127.0.0.1:5432", "127.0.0.1:1")
    with pytest.raises(OSError, match="Connect call failed"):
        await is_behind(away)
    with pytest.raises(OSError, match="Connect call failed"):
        await migrate(away)


async def test_the_database_is_open_to_every_task_and_says_its_kind(database: str) -> None:
    async def kind() -> bool:
        return is_postgres()

    assert await asyncio.create_task(kind()) is database.startswith("postgres")


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_sqlite_loses_nothing_when_the_machine_does(database: str) -> None:
    said = [
        await connection().row(f"PRAGMA {name}") for name in ("journal_mode", "synchronous", "foreign_keys")
    ]
    full = 2
    assert said == [{"journal_mode": "wal"}, {"synchronous": full}, {"foreign_keys": 1}]


async def test_a_database_that_cannot_be_reached_is_an_error_and_leaves_nothing_open() -> None:
    with pytest.raises(OSError, match="Connect call failed"):
        await open_database("postgresql://postgres@127.0.0.1:1/nowhere")
    await open_database("sqlite://:memory:")
    await close_database()


def test_settings_of_a_url_go_before_the_usual_ones() -> None:
    def given(url: str) -> dict[str, object]:
        (connection,) = configuration(url)["connections"].values()
        credentials: dict[str, object] = connection["credentials"]
        return credentials

    assert given("sqlite://games.db?synchronous=NORMAL")["synchronous"] == "NORMAL"
    assert given("postgres://ann:pw@host:99/games?maxsize=3&sslmode=require") == {
        "host": "host",
        "port": 99,
        "user": "ann",
        "password": "pw",
        "database": "games",
        "ssl": "require",
        "minsize": 1,
        "maxsize": "3",
        "connection_class": Session,
    }


def run_models(*arguments: str, cwd: Path, **environment: str) -> tuple[int, str, str]:
    """How the command ends, and what it says."""
    kept = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    done = subprocess.run(
        [sys.executable, "-m", "models", *arguments],
        cwd=cwd,
        env={**kept, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        check=False,
        text=True,
    )
    return done.returncode, done.stdout, done.stderr


def test_the_command_migrates_the_database_of_the_environment(tmp_path: Path) -> None:
    url = f"sqlite://{tmp_path / 'games.db'}"
    assert run_models("migrate", cwd=tmp_path, DATABASE_URL=url) == (0, "", "")
    assert not asyncio.run(is_behind(url))


def test_the_command_reads_the_file_of_settings_as_the_bot_does(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("BOT_TOKEN=123:abc\nDATABASE_URL=sqlite://here/games.db\n")
    assert run_models("migrate", cwd=tmp_path) == (0, "", "")
    assert not asyncio.run(is_behind(f"sqlite://{tmp_path}/here/games.db"))


@pytest.mark.parametrize(
    ("arguments", "url", "status", "line"),
    [
        (("play",), "sqlite://games.db", 2, "usage: python -m models migrate "),
        (("backup",), "sqlite://games.db", 2, "usage: python -m models migrate "),
        (("backup", "to.db"), "sqlite://games.db", 1, "fabulo: there is no database games.db"),
        (("restore", "from.db"), "sqlite://games.db", 1, "fabulo: there is no file from.db"),
        (("migrate",), "mysql://games", 2, "fabulo: DATABASE_URL: must begin with sqlite:// or postgres://"),
        (("migrate",), "postgres://ann:hush@127.0.0.1:1/x", 1, "fabulo: DATABASE_URL: "),
    ],
)
def test_the_command_says_in_a_line_what_is_wrong(
    tmp_path: Path, arguments: tuple[str, ...], url: str, status: int, line: str
) -> None:
    ended, said, told = run_models(*arguments, cwd=tmp_path, DATABASE_URL=url)
    assert (ended, said, told.startswith(line)) == (status, "", True), told
    assert told.count("\n") == (3 if line.startswith("usage") else 1)
    assert "hush" not in told
