"""A backup holds everything as of one instant, and what is restored from it goes on."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
from functools import partial
from pathlib import Path

import pytest

from models import reading, rules
from models.backup import NotDone, back_up, restore
from models.bus import LocalBus
from models.database import close_database, connection, open_database
from models.migrate import is_behind
from models.play import Door, Person, Place
from models.sending import SENDER
from tests.builders import CHAT, NOW, a_game, keep, lays, votes

pytestmark = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


async def test_a_game_goes_on_from_a_backup_as_it_was_then(database: str, door: Door, tmp_path: Path) -> None:
    kept = await keep(a_game().laying())
    back_up(database, tmp_path / "kept" / "monday.db")
    for seat in rules.awaited(kept):
        await door.play(kept.id, lays(await reading.game(kept.id), seat), now=NOW)
    assert (await reading.game(kept.id)).phase == "voting"
    await close_database()

    restore(database, tmp_path / "kept" / "monday.db", now=NOW)
    assert not await is_behind(database)
    await open_database(database)
    assert await reading.game(kept.id) == kept
    game, later = kept, Door(LocalBus())
    for move in (lays, votes):
        for seat in rules.awaited(game):
            game = (await later.play(game.id, move(game, seat), now=NOW)).game
    assert game.last_round is not None
    assert game.last_round.number == 1


async def test_a_backup_is_of_one_instant_while_moves_are_made(
    database: str, door: Door, tmp_path: Path
) -> None:
    """Each join writes a seat, an announcement and a version together: half of one would show."""

    async def play(topic: int) -> None:
        game = (await door.open(Place(CHAT, "Friday", topic), Person(1, "ann"), now=NOW)).game
        for player in (2, 3, 4, 5):
            await door.play(game.id, partial(rules.join, player=player, name=f"{player}"), now=NOW)

    backup = asyncio.create_task(asyncio.to_thread(back_up, database, tmp_path / "kept.db"))
    await asyncio.gather(*(play(topic) for topic in range(20)), backup)
    file = sqlite3.connect(tmp_path / "kept.db")
    uneven = file.execute(
        "SELECT id FROM game WHERE version <> (SELECT count(*) FROM seat WHERE game_id = game.id)"
    ).fetchall()
    file.close()
    assert uneven == []
    await connection().rows("SELECT 1")


async def test_what_a_restore_replaces_is_kept_beside_it(database: str, tmp_path: Path) -> None:
    back_up(database, tmp_path / "empty.db")
    await keep(a_game().lobby())
    await close_database()
    restore(database, tmp_path / "empty.db", now=NOW)
    assert games(tmp_path / "fabulo.db") == 0
    assert games(tmp_path / "fabulo.db.before") == 1
    await open_database(database)


async def test_a_restore_is_taken_back_by_restoring_what_it_kept(database: str, tmp_path: Path) -> None:
    back_up(database, tmp_path / "empty.db")
    await keep(a_game().lobby())
    await close_database()
    restore(database, tmp_path / "empty.db", now=NOW)
    restore(database, tmp_path / "fabulo.db.before", now=NOW)
    assert games(tmp_path / "fabulo.db") == 1
    assert games(tmp_path / "fabulo.db.before") == 0
    with pytest.raises(NotDone, match="is the database itself"):
        restore(database, tmp_path / "fabulo.db", now=NOW)
    await open_database(database)


@pytest.mark.parametrize("name", ["50%41.db", "monday?.db", "#1.db", "Über uns.db", "ann's.db"])
async def test_a_backup_may_have_any_name(database: str, tmp_path: Path, name: str) -> None:
    kept = tmp_path / "kept" / name
    back_up(database, kept)
    restore(database, kept, now=NOW)
    assert await asyncio.to_thread(lambda: list(kept.parent.iterdir())) == [kept]


def games(path: Path) -> int:
    file = sqlite3.connect(path)
    (many,) = file.execute("SELECT count(*) FROM game").fetchone()
    file.close()
    return int(many)


async def test_a_log_left_by_a_killed_bot_does_not_spoil_what_is_restored(
    database: str, tmp_path: Path
) -> None:
    back_up(database, tmp_path / "empty.db")
    await keep(a_game().lobby())
    log = Path(f"{database.removeprefix('sqlite://')}-wal")
    assert (await asyncio.to_thread(log.stat)).st_size > 0
    shutil.copy(log, tmp_path / "left")
    await close_database()
    shutil.copy(tmp_path / "left", log)
    restore(database, tmp_path / "empty.db", now=NOW)
    assert games(tmp_path / "fabulo.db") == 0
    await open_database(database)


async def test_nothing_is_restored_under_a_running_bot(database: str, tmp_path: Path) -> None:
    back_up(database, tmp_path / "kept.db")
    await SENDER.hold("the bot", NOW)
    with pytest.raises(NotDone, match="the bot is running; stop it first"):
        restore(database, tmp_path / "kept.db", now=NOW + 4)
    restore(database, tmp_path / "kept.db", now=NOW + 6)


async def test_what_is_no_backup_is_refused_and_nothing_is_written(database: str, tmp_path: Path) -> None:
    kept = await keep(a_game().lobby())
    (tmp_path / "letter.db").write_text("Dear group, " * 200)
    sqlite3.connect(tmp_path / "other.db").close()
    back_up(database, tmp_path / "kept.db")
    shop = sqlite3.connect(tmp_path / "shop.db")
    shop.execute('CREATE TABLE "tortoise_migrations" ("app", "name")')
    shop.close()
    whole = await asyncio.to_thread((tmp_path / "kept.db").read_bytes)
    (tmp_path / "half.db").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "short.db").write_bytes(whole[:-1])
    for name, why in (
        ("shop.db", "is no database of Fabulo's"),
        ("half.db", "is no database of Fabulo's"),
        ("short.db", "is damaged: its end is missing"),
        ("letter.db", "is no database of Fabulo's"),
        ("other.db", "is no database of Fabulo's"),
        ("nothing.db", "there is no file"),
    ):
        with pytest.raises(NotDone, match=why):
            restore(database, tmp_path / name, now=NOW)
    with pytest.raises(NotDone, match="is there already"):
        back_up(database, tmp_path / "kept.db")
    with pytest.raises(NotDone, match="cannot be written"):
        back_up(database, tmp_path / "kept.db" / "more.db")
    with pytest.raises(NotDone, match="cannot be written"):
        back_up(database, Path("/dev/null/more.db"))
    with pytest.raises(NotDone, match="use pg_dump and pg_restore"):
        back_up("postgres://ann@127.0.0.1/games", tmp_path / "more.db")
    assert await reading.game(kept.id) == kept


async def test_on_postgres_a_game_goes_on_from_a_dump(
    url: str, empty_postgres_url: str, postgres_url: str, tmp_path: Path
) -> None:
    """With the very commands of docs/deploy.md."""
    dump = tmp_path / "fabulo.dump"
    await open_database(postgres_url)
    kept = await keep(a_game().called("dumped").voting(), topic=77)
    _run("pg_dump", "--format=custom", f"--file={dump}", postgres_url)
    await connection().rows("DELETE FROM game WHERE id = ?", kept.id)
    await close_database()
    _run("pg_restore", "--no-owner", f"--dbname={empty_postgres_url}", str(dump))
    assert not await is_behind(empty_postgres_url)
    await open_database(empty_postgres_url)
    try:
        game, door = await reading.game(kept.id), Door(LocalBus())
        assert game == kept
        for seat in rules.awaited(game):
            game = (await door.play(game.id, votes(game, seat), now=NOW)).game
        assert game.last_round is not None
    finally:
        await close_database()


def _run(*command: str) -> None:
    done = subprocess.run(command, env=os.environ, capture_output=True, check=False, text=True)
    assert (done.returncode, done.stderr) == (0, "")
