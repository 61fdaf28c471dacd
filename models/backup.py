"""Backup and restore of a SQLite database, while the game goes on or stands still; PostgreSQL has its own."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from models.database import file_of, prepare_folder
from models.sending import SENDER

PATIENCE = 60.0
"""Seconds one waits for a database that is busy."""

OURS = ("tortoise_migrations", "chat", "player", "game", "seat", "lease")
"""Tables that every version has."""


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
    with _half(to) as half:
        _write(source, half)
        os.replace(half, to)


def restore(url: str, source: Path, *, now: float | None = None) -> None:
    """Put a backup in the place of the database at a URL, which no bot may be using.

    What was there before is kept beside it, under the name that ends in `.before`; to restore that one takes
    the restore back. Raises NotDone.
    """
    target = _file(url)
    if not source.exists():
        raise NotDone(f"there is no file {source}")
    if target.exists() and target.samefile(source):
        raise NotDone(f"{source} is the database itself")
    _check(source)
    prepare_folder(url)
    if not target.exists():
        _put(source, target)
        return
    _check_rests(target, time.time() if now is None else now)
    before = target.with_name(f"{target.name}.before")
    with _half(before) as half:
        _write(target, half)
        _put(source, target)
        os.replace(half, before)  # not earlier: it may be what is restored


def _file(url: str) -> Path:
    if not url.startswith("sqlite:"):
        raise NotDone("this database is PostgreSQL: use pg_dump and pg_restore, as docs/deploy.md says")
    return file_of(url)


@contextmanager
def _half(to: Path) -> Iterator[Path]:
    """The name of a file while it is not whole; it never stays. Raises NotDone where none can be written."""
    half = to.with_name(f"{to.name}.half")
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        half.unlink(missing_ok=True)
        try:
            yield half
        finally:
            half.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as error:
        raise NotDone(f"{to} cannot be written: {error}") from error


def _write(source: Path, to: Path) -> None:
    """Write a database into a new file, and see to it that it is whole and survives a power cut."""
    with closing(sqlite3.connect(source, timeout=PATIENCE)) as file:
        file.execute("VACUUM INTO ?", (str(to),))
    _check(to)
    with to.open("rb") as written:
        os.fsync(written.fileno())


def _put(source: Path, target: Path) -> None:
    """Put a backup where the bot looks for it, wholly or not at all. Raises NotDone."""
    try:
        with (
            closing(_to_read(source)) as kept,
            closing(sqlite3.connect(target, timeout=PATIENCE)) as file,
        ):
            kept.backup(file)  # through SQLite: a log of what was there before cannot spoil it
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise NotDone(f"{target} cannot be written: {error}") from error


def _to_read(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _check(path: Path) -> None:
    """Raises NotDone unless the file is a whole database of ours."""
    try:
        with closing(_to_read(path)) as file:
            (said,) = file.execute("PRAGMA integrity_check").fetchone()
            orphans = file.execute("PRAGMA foreign_key_check").fetchone()
            (pages,), (size,) = (file.execute(f"PRAGMA page_{what}").fetchone() for what in ("count", "size"))
            file.execute(f"SELECT 1 FROM {', '.join(OURS)}").fetchone()
    except sqlite3.DatabaseError as error:
        raise NotDone(f"{path} is no database of Fabulo's: {error}") from error
    if said != "ok" or orphans:
        raise NotDone(
            f"{path} is damaged: {said if said != 'ok' else f'rows of {orphans[0]} point to nothing'}"
        )
    if path.stat().st_size < pages * size:
        raise NotDone(f"{path} is damaged: its end is missing")


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
