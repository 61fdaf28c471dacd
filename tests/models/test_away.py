"""A database that will not work just now is told from a question that was wrong."""

import asyncpg
import pytest
from tortoise.exceptions import DBConnectionError

from models.away import is_away
from models.database import AWAY, connection, shielded, transact
from tests.builders import a_game, keep

only_sqlite = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
only_postgres = pytest.mark.parametrize("url", ["postgres"], indirect=True)


async def raised(*statements: str) -> Exception:
    """What comes of statements, done as one transaction."""

    async def work(database):  # type: ignore[no-untyped-def]
        for statement in statements:
            await database.rows(statement)

    with pytest.raises(Exception) as caught:  # noqa: PT011 - which one it is, is the question
        await shielded(transact(work))
    return caught.value


@only_sqlite
async def test_a_full_disk_is_the_databases_own_trouble(database: str) -> None:
    (most,) = await connection().rows("PRAGMA max_page_count")
    await connection().rows("PRAGMA max_page_count = 1")
    error = await raised("CREATE TABLE more (x)", "INSERT INTO more VALUES (zeroblob(100000))")
    assert "full" in str(error)
    assert isinstance(error, AWAY)
    assert is_away(error)
    await connection().rows(f"PRAGMA max_page_count = {most['max_page_count']}")
    await keep(a_game().lobby())


@only_postgres
async def test_a_database_that_takes_no_writes_is_in_trouble_of_its_own(database: str) -> None:
    error = await raised("SET TRANSACTION READ ONLY", "DELETE FROM game")
    assert "read-only" in str(error)
    assert isinstance(error, AWAY)
    assert is_away(error)


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize(
    "wrong", ["SELECT nonsense FROM game", "SELEKT 1", "INSERT INTO lease (name) VALUES (NULL)"]
)
async def test_a_wrong_question_is_not(wrong: str) -> None:
    assert not is_away(await raised(wrong))


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.DiskFullError("no space left"),
        asyncpg.TooManyConnectionsError("too many"),
        asyncpg.AdminShutdownError("ending"),
        asyncpg.QueryCanceledError("too slow"),
        DBConnectionError("gone"),
        ConnectionRefusedError(),
        TimeoutError(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_what_else_says_that_it_is_away(error: Exception) -> None:
    assert is_away(error)
