"""Backup and restore of a SQLite database, while the game goes on or stands still; PostgreSQL has its own."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from models.database import file_of, prepare_folder
from models.sending import SENDER

PATIENCE = 60.0
"""Seconds one waits for a database that is busy."""


class NotDone(Exception):  # noqa: N818 - told to people as one line
    """Why nothing was written."""


def back_up(url: str, to: Path) -> None:
    """Write all of the database at a URL, as of one instant, into a new file; the bot may run meanwhile.

    The file is whole or not there. Raises NotDone.
    """
    source = _file(url)
    if not source.exists():
        raise NotDone(f"there is no database {source}")
    if to.exists():
        raise NotDone(f"{to} is there already")
    to.parent.mkdir(parents=True, exist_ok=True)
    half = to.with_name(f"{to.name}.half")
    half.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(source, timeout=PATIENCE)) as file:
            file.execute("VACUUM INTO ?", (str(half),))
        _check(half)
        _keep(half)
        os.replace(half, to)
    finally:
        half.unlink(missing_ok=True)


def restore(url: str, source: Path, *, now: float | None = None) -> None:
    """Put a backup in the place of the database at a URL, which no bot may be using.

    What was there before is kept beside it, under the name that ends in `.before`. Raises NotDone.
    """
    target = _file(url)
    if not source.exists():
        raise NotDone(f"there is no file {source}")
    _check(source)
    prepare_folder(url)
    if target.exists():
        _check_rests(target, time.time() if now is None else now)
        before = target.with_name(f"{target.name}.before")
        before.unlink(missing_ok=True)
        back_up(url, before)
    with (
        closing(sqlite3.connect(source)) as kept,
        closing(sqlite3.connect(target, timeout=PATIENCE)) as file,
    ):
        kept.backup(file)  # through SQLite: a log of what was there before cannot spoil it
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _file(url: str) -> Path:
    if not url.startswith("sqlite:"):
        raise NotDone("this database is PostgreSQL: use pg_dump and pg_restore, as docs/deploy.md says")
    return file_of(url)


def _check(path: Path) -> None:
    """Raises NotDone unless the file is a whole database of ours."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
            (said,) = file.execute("PRAGMA integrity_check").fetchone()
            orphans = file.execute("PRAGMA foreign_key_check").fetchone()
            file.execute('SELECT count(*) FROM "tortoise_migrations"').fetchone()
    except sqlite3.DatabaseError as error:
        raise NotDone(f"{path} is no database of Fabulo's: {error}") from error
    if said != "ok" or orphans:
        raise NotDone(
            f"{path} is damaged: {said if said != 'ok' else f'rows of {orphans[0]} point to nothing'}"
        )


def _check_rests(path: Path, now: float) -> None:
    """Raises NotDone while a bot holds the sender's lease, as a running one does."""
    try:
        with closing(sqlite3.connect(path, timeout=PATIENCE)) as file:
            held = file.execute(
                "SELECT 1 FROM lease WHERE name = ? AND holder IS NOT NULL AND until > ?", (SENDER.name, now)
            ).fetchone()
    except sqlite3.DatabaseError as error:
        raise NotDone(f"{path} cannot be read, so move it away first: {error}") from error
    if held:
        raise NotDone("the bot is running; stop it first (or wait 5 seconds after it was killed)")


def _keep(path: Path) -> None:
    """See to it that the file survives a power cut."""
    with path.open("rb") as file:
        os.fsync(file.fileno())
