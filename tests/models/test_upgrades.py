"""From every released version one comes up with all that one had, and the games go on."""

import ast
from dataclasses import replace
from pathlib import Path
from random import Random

import asyncpg
import pytest
from tortoise.models import Model

from models import outbox, reading, rules, tables
from models.bus import LocalBus
from models.database import address, close_database, connection, is_postgres, open_database
from models.migrate import is_behind, migrate, missing
from models.play import Command, Door
from models.rules import Phase
from tests.builders import NOW, a_game, keep, votes
from tests.models.released import MIGRATIONS, TABLES, Released, migrations, put_back

VERSIONS = Released.all()
FILES = sorted(MIGRATIONS.glob("0*.py"))


async def counted() -> dict[str, int]:
    """How many rows each table has."""
    found = {}
    for table in TABLES:
        row = await connection().row(f'SELECT count(*) AS many FROM "{table}"')  # noqa: S608
        assert row is not None
        found[table] = row["many"]
    return found


@pytest.mark.parametrize("released", VERSIONS, ids=lambda released: released.version)
async def test_a_game_of_an_older_version_goes_on_after_the_upgrade(
    empty_url: str, released: Released
) -> None:
    await migrate(empty_url, upto=released.newest)
    await open_database(empty_url)
    await put_back(released.rows)
    before = await counted()
    await close_database()
    await migrate(empty_url)

    await open_database(empty_url)
    try:
        assert (await missing(), await counted()) == ([], before)
        games = {row["phase"]: row["id"] for row in released.rows["game"] if row["topic"] != 5}
        assert set(games) == set(Phase)
        for phase, id in games.items():
            assert (await reading.game(id)).phase == phase
        door, game = Door(LocalBus()), await reading.game(games["voting"])
        while game.phase is Phase.VOTING:
            seat = rules.awaited(game)[0]
            game = (await door.play(game.id, votes(game, seat), now=NOW)).game
        assert (game.phase, game.last_round and game.last_round.number) == (Phase.TELLING, 1)
        told = [row for row in await outbox.open_in(released.rows["chat"][0]["id"]) if row.game == game.id]
        assert "result" in [row.kind.value for row in told]
    finally:
        await close_database()


async def test_a_move_that_an_older_version_accepted_is_still_known(empty_url: str) -> None:
    released = VERSIONS[-1]
    await migrate(empty_url, upto=released.newest)
    await open_database(empty_url)
    await put_back(released.rows)
    await close_database()
    await migrate(empty_url)
    await open_database(empty_url)
    try:
        kept = released.rows["command"][0]
        game = await reading.game(kept["game_id"])
        number = int(kept["key"].rpartition("-")[2])
        again = await Door(LocalBus()).play(
            game.id,
            lambda *_, **__: pytest.fail("it was made before"),
            now=NOW,
            command=Command(kept["player_id"], kept["key"], f"{number}"),
        )
        assert (again.repeated, again.game.version) == (True, game.version)
    finally:
        await close_database()


@pytest.mark.parametrize("released", VERSIONS, ids=lambda released: released.version)
def test_a_migration_that_was_released_is_never_changed(released: Released) -> None:
    """Who has had it would never get the change. A new one is made instead: `make migration`."""
    now = migrations()
    assert {name: now.get(name) for name in released.migrations} == released.migrations


async def test_every_index_that_is_described_is_in_the_database(database: str) -> None:
    """Tortoise's own AddField forgets the index of the field it adds."""
    query = (
        "SELECT indexdef AS sql FROM pg_indexes"
        if is_postgres()
        else "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"
    )
    there = " ".join(row["sql"].replace('"', "") for row in await connection().rows(query))
    described = [
        (model._meta.db_table, [model._meta.fields_db_projection[name] for name in index.fields])
        for model in vars(tables).values()
        if isinstance(model, type) and issubclass(model, Model) and model is not Model
        for index in model._meta.indexes
    ]
    assert len(described) >= 4
    for table, columns in described:
        assert any(
            f"ON {schema}{table} {using}({', '.join(columns)})" in there
            for schema in ("", "public.")
            for using in ("", "USING btree ")
        ), (table, columns)


def operations(path: Path) -> list[tuple[str, ast.Call]]:
    """The operations of a migration, by name."""
    calls = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
    found = [(ast.unparse(call.func), call) for call in calls]
    return [(name.removeprefix("ops."), call) for name, call in found if name.startswith("ops.")]


def test_later_migrations_stay_clear_of_what_tortoise_does_wrong() -> None:
    """An added field needs a value for the rows there are and gets no index; a rename is not two steps."""
    for path in FILES[1:]:
        check(operations(path))


def check(steps: list[tuple[str, ast.Call]]) -> None:
    added = [ast.unparse(call) for name, call in steps if name == "AddField"]
    assert [field for field in added if "db_index=True" in field or "unique=True" in field] == []
    assert [field for field in added if "null=True" not in field and "db_default=" not in field] == []
    removed = {ast.unparse(call.args[0]) for name, call in steps if name == "RemoveField" and call.args}
    refilled = {ast.unparse(call.args[0]) for name, call in steps if name == "AddField" and call.args}
    assert removed & refilled == set(), "a renamed field is ops.RenameField, else its values are lost"


@pytest.mark.parametrize(
    "wrong",
    [
        "ops.AddField('Game', 'mood', fields.CharField(max_length=9))",
        "ops.AddField('Game', 'mood', fields.CharField(null=True, db_index=True, max_length=9))",
        "ops.RemoveField('Game', 'mood'), ops.AddField('Game', 'temper', fields.IntField(null=True))",
    ],
)
def test_the_check_of_migrations_finds_each_trap(wrong: str, tmp_path: Path) -> None:
    path = tmp_path / "0002_wrong.py"
    path.write_text(f"operations = [{wrong}]")
    with pytest.raises(AssertionError):
        check(operations(path))


async def test_a_new_database_is_up_to_date_and_one_without_tables_is_not(empty_url: str) -> None:
    await migrate(empty_url, upto=FILES[0].stem)
    assert await is_behind(empty_url) is (len(FILES) > 1)


async def test_who_runs_while_a_migration_changes_the_tables_goes_on(empty_postgres_url: str) -> None:
    """One migrates before one restarts, so old processes meet the new tables for a while."""
    await migrate(empty_postgres_url)
    await open_database(empty_postgres_url)
    door = Door(LocalBus(), chance=Random(7))
    game = await keep(a_game().voting())
    assert await reading.game(game.id) == game
    assert await reading.scored_rounds(game.id) == ()
    game = (await door.play(game.id, votes(game, 2), now=NOW)).game

    await migrated_elsewhere(empty_postgres_url, "seat")
    assert await reading.game(game.id) == replace(game, version=game.version + 1)
    await migrated_elsewhere(empty_postgres_url, "vote")
    game = (await door.play(game.id, votes(game, 3), now=NOW)).game
    game = (await door.play(game.id, votes(game, 4), now=NOW)).game
    for table in ("round", "laid_card", "game"):
        await migrated_elsewhere(empty_postgres_url, table)
        assert await reading.scored_rounds(game.id) == (game.last_round,)
    assert await reading.game(game.id) == replace(game, version=game.version + 3)
    await close_database()


async def migrated_elsewhere(url: str, table: str) -> None:
    """A column more, and a new version of each game, so that none is in memory."""
    other = await asyncpg.connect(**address(url))
    await other.execute(f'ALTER TABLE "{table}" ADD COLUMN "later" integer NOT NULL DEFAULT 3')
    await other.execute('UPDATE "game" SET "version" = "version" + 1')
    await other.close()
