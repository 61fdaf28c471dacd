"""A transaction is all or nothing, on both databases and however it ends."""

import asyncio
import threading
from functools import partial

import pytest
from tortoise.exceptions import IntegrityError, OperationalError

from models import database as databases
from models.connection import Work
from models.database import Connection, connection

only_sqlite = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


BY_HASH = 'SELECT * FROM "kept_file" WHERE "hash" = ?'


async def write(transaction: Connection, id: int = 1) -> None:
    await transaction.rows('INSERT INTO "kept_file" ("hash", "file_id") VALUES (?, ?)', f"hash {id}", "file")


async def written() -> int:
    return len(await connection().rows('SELECT * FROM "kept_file"'))


async def done(work: object) -> object:
    return await databases.shielded(databases.transact(work))  # type: ignore[arg-type]


async def test_what_is_done_is_kept_and_its_result_handed_back(database: str) -> None:
    async def work(transaction: Connection) -> str:
        await write(transaction)
        await transaction.each(
            'UPDATE "kept_file" SET "file_id" = ? WHERE "hash" = ?', [["other", "hash 1"]] * 2
        )
        return "done"

    assert await done(work) == "done"
    assert await connection().rows('SELECT * FROM "kept_file"') == [{"hash": "hash 1", "file_id": "other"}]


async def test_an_error_takes_everything_back_and_leaves_the_way_open(database: str) -> None:
    async def work(transaction: Connection) -> None:
        await write(transaction)
        raise LookupError

    for _ in range(3):
        with pytest.raises(LookupError):
            await done(work)
    assert await written() == 0
    await done(write)
    assert await written() == 1


async def test_errors_of_the_database_have_one_name(database: str) -> None:
    async def twice(transaction: Connection) -> None:
        await write(transaction)
        await write(transaction)

    async def nonsense(transaction: Connection) -> None:
        await transaction.rows("SELECT nonsense")

    with pytest.raises(IntegrityError):
        await done(twice)
    with pytest.raises(OperationalError):
        await done(nonsense)
    assert await written() == 0


async def test_a_look_sees_one_instant_and_changes_nothing(database: str) -> None:
    await done(write)

    async def count(snapshot: Connection) -> int:
        return len(await snapshot.rows('SELECT * FROM "kept_file"'))

    assert await databases.shielded(databases.look(count)) == 1


async def test_what_is_committed_is_read_by_its_key(database: str) -> None:
    for id in (1, 2):
        await done(partial(write, id=id))
        assert await databases.reader().row(BY_HASH, f"hash {id}") == {
            "hash": f"hash {id}",
            "file_id": "file",
        }


@only_sqlite
async def test_a_row_is_read_by_its_key_while_others_still_commit(database: str) -> None:
    begun, go_on = threading.Event(), threading.Event()

    async def waits(transaction: Connection) -> None:
        await write(transaction)
        begun.set()
        assert go_on.wait(20)

    writing = asyncio.create_task(done(waits))
    assert await asyncio.to_thread(begun.wait, 20)
    assert await databases.reader().row(BY_HASH, "hash 1") is None
    go_on.set()
    await writing
    assert await databases.reader().row(BY_HASH, "hash 1") == {"hash": "hash 1", "file_id": "file"}


async def test_a_file_whose_readers_must_wait_is_read_as_it_is_written(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Some file systems cannot keep a log of what is written; and an address may ask for none."""
    await databases.open_database(f"{sqlite_url}?journal_mode=DELETE")
    try:
        await done(write)
        kind = type(databases.reader())
        row = await databases.reader().row(BY_HASH, "hash 1")
    finally:
        await databases.close_database()

    assert (kind, row) == (Connection, {"hash": "hash 1", "file_id": "file"})
    assert [record.getMessage() for record in caplog.records if record.levelname == "WARNING"] == [
        "each read waits behind what is written: only a log of what is written lets one read meanwhile"
    ]


async def test_what_is_read_while_a_database_closes_leaves_nothing_open(sqlite_url: str) -> None:
    await databases.open_database(sqlite_url)
    await done(write)

    async def reads() -> None:
        while True:
            await databases.reader().row(BY_HASH, "hash 1")
            await asyncio.sleep(0)

    reading = asyncio.create_task(reads())
    await databases.close_database()
    reading.cancel()
    await asyncio.wait([reading])
    file = databases.file_of(sqlite_url)
    assert [path.name for path in file.parent.glob("*.db*")] == [file.name]


@only_sqlite
async def test_what_reads_can_write_nothing_and_its_errors_have_the_usual_name(database: str) -> None:
    for wrong in ('DELETE FROM "kept_file"', "SELECT nonsense"):
        with pytest.raises(OperationalError):
            await databases.reader().rows(wrong)


@only_sqlite
async def test_transactions_that_come_meanwhile_share_a_commit_and_none_shares_anothers_fault(
    database: str,
) -> None:
    async def fails(transaction: Connection) -> None:
        await write(transaction, 3)
        raise LookupError

    def writes(id: int) -> Work[None]:
        return partial(write, id=id)

    said: list[str] = []
    async with connection().client.acquire_connection() as file:
        await file.set_trace_callback(said.append)
    works = [writes(1), writes(2), fails, writes(2), writes(4)]
    outcomes = await asyncio.gather(*map(done, works), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [
        type(None), type(None), LookupError, IntegrityError, type(None),
    ]  # fmt: skip
    kept = await connection().rows('SELECT "hash" FROM "kept_file" ORDER BY "hash"')
    assert [row["hash"] for row in kept] == ["hash 1", "hash 2", "hash 4"]
    assert said.count("COMMIT") == 1


@only_sqlite
async def test_a_commit_that_fails_is_a_fault_of_all_that_share_it(database: str) -> None:
    async def breaks(transaction: Connection) -> None:
        await write(transaction, 2)
        await transaction.rows("ROLLBACK")  # as SQLite does by itself when its disk is full
        raise LookupError

    outcomes = await asyncio.gather(
        done(partial(write, id=1)), done(breaks), done(partial(write, id=3)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [LookupError] * 3
    assert await written() == 0
    await done(write)
    assert await written() == 1


@only_sqlite
async def test_a_transaction_on_sqlite_may_wait_for_nothing_else(database: str) -> None:
    async def waits(transaction: Connection) -> None:
        await write(transaction)
        await asyncio.get_running_loop().create_future()

    async def sleeps(transaction: Connection) -> None:
        await write(transaction)
        await asyncio.sleep(0)

    for work in (waits, sleeps):
        with pytest.raises(RuntimeError):
            await done(work)
    assert await written() == 0
    await done(write)


async def test_closing_waits_for_what_is_under_way(url: str) -> None:
    await databases.open_database(url)
    await connection().rows('DELETE FROM "kept_file"')
    caller = asyncio.create_task(done(write))
    await asyncio.sleep(0)
    caller.cancel()
    await databases.close_database()
    await databases.open_database(url)
    assert await written() == 1
    await databases.close_database()


@pytest.mark.parametrize("url", ["postgres"], indirect=True)
async def test_on_postgres_nothing_but_the_statements_of_a_transaction_goes_over_the_line(
    database: str,
) -> None:
    """Each trip costs the process as much as a statement, so none is made to begin with or to tidy up."""

    async def work(transaction: Connection) -> None:
        await transaction.rows("SELECT 1 AS one")
        await transaction.rows("SELECT 1 AS one")

    said: list[str] = []
    client = connection().client

    async def listen(on: bool) -> None:
        async with client.acquire_connection() as session:
            (session.add_query_logger if on else session.remove_query_logger)(heard)

    def heard(record: object) -> None:
        said.append(record.query)  # type: ignore[attr-defined]

    await listen(True)
    await databases.shielded(databases.transact(work))
    await databases.shielded(databases.look(work))
    await connection().rows("SELECT 2 AS two")
    await listen(False)
    assert said == [
        *("BEGIN;", "SELECT 1 AS one", "SELECT 1 AS one", "COMMIT;"),
        "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;",
        *("SELECT 1 AS one", "SELECT 1 AS one", "COMMIT;"),
        "SELECT 2 AS two",
    ]
