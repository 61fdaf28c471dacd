"""The rows of a released version, kept so that every later one is tried on them.

`python -m tests.models.released 0.1.0` writes them, once, when that version is released.
"""

import asyncio
import hashlib
import json
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from uuid import UUID

from models import database, outbox, people, rules, sending
from models.bus import LocalBus
from models.database import Connection, close_database, connection, open_database
from models.migrate import migrate
from models.people import Person
from models.play import Command, Door, Move, Place
from models.ports import Standing
from models.sending import Posted
from tests.builders import CHAT, DECK, NOW, lays, tells, votes

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "data" / "released"
MIGRATIONS = ROOT / "models" / "migrations"
PHASES = ("lobby", "telling", "laying", "voting", "scored", "over")
TABLES = (
    *("chat", "player", "presence", "game", "seat", "round", "laid_card", "vote", "command"),
    *("announcement", "lease", "update", "kept_file"),
)
NAMES = ("ann", "bob", "eve", "dan")
Rows = dict[str, list[dict[str, Any]]]


@dataclass(frozen=True, slots=True)
class Released:
    """A version's newest migration, each of its migrations with a hash of its file, and rows of its time."""

    version: str
    migrations: dict[str, str]
    rows: Rows

    @property
    def newest(self) -> str:
        """The migration that a database of this version has had last."""
        return max(self.migrations)

    @classmethod
    def all(cls) -> "list[Released]":
        """Every version there was."""
        return [cls(**json.loads(path.read_text())) for path in sorted(FOLDER.glob("*.json"))]


def migrations() -> dict[str, str]:
    """Every migration there is, with a hash of its file."""
    files = sorted(MIGRATIONS.glob("0*.py"))
    return {path.stem: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


async def put_back(rows: Rows) -> None:
    """Write kept rows into the open database, whichever kind it is."""

    async def put(transaction: Connection) -> None:
        for table, lines in rows.items():
            flags = await _flags(transaction, table)
            for line in lines:
                values = {name: bool(value) if name in flags else value for name, value in line.items()}
                names, marks = ", ".join(f'"{name}"' for name in values), ", ".join("?" * len(values))
                await transaction.rows(
                    f'INSERT INTO "{table}" ({names}) VALUES ({marks})',  # noqa: S608
                    *values.values(),
                )
            if transaction.is_postgres and lines and table in NUMBERED:
                await transaction.rows(
                    f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), max(id)) FROM \"{table}\""  # noqa: S608
                )

    await database.shielded(database.transact(put))


NUMBERED = ("seat", "round", "laid_card", "vote", "command", "announcement")


async def _flags(transaction: Connection, table: str) -> set[str]:
    """The columns that are true or false, which SQLite keeps as numbers."""
    if not transaction.is_postgres:
        return set()
    found = await transaction.rows(
        "SELECT column_name AS name FROM information_schema.columns "
        "WHERE table_name = ? AND data_type = 'boolean'",
        table,
    )
    return {row["name"] for row in found}


async def _evening() -> None:
    """A game in each phase, each in a topic of its own, with all that is written beside it."""
    door = Door(LocalBus(), chance=Random(7))
    for topic, phase in enumerate(PHASES, start=1):
        await _game(door, topic, phase)
    number = await sending.SENDER.hold("somebody", NOW)
    assert number is not None
    row = (await outbox.open_in(CHAT))[0]
    assert await sending.mark_sending(row, number)
    await sending.mark_sent(row, number, Posted(77, "hash", has_picture=False), heals=(), now=NOW)
    await people.keep_standing(CHAT, 1, Standing.ADMIN, now=NOW)
    await connection().rows("INSERT INTO kept_file (hash, file_id) VALUES ('hash', 'file')")


async def _game(door: Door, topic: int, phase: str) -> None:
    count = 0

    async def play(move: Move, player: int) -> rules.Game:
        nonlocal count
        count += 1
        command = Command(player, str(UUID(int=count)), f"{count}")
        return (await door.play(id, move, now=NOW, command=command)).game

    place = Place(CHAT, "Friday", topic, "en")
    id = (await door.open(place, Person(1, "ann"), now=NOW, update=topic)).game.id
    for player, name in enumerate(NAMES[1:], start=2):
        await people.know(Person(player, name))
        game = await play(partial(rules.join, player=player, name=name), player)
    await play(partial(rules.house, player=1, rule="first", value=1, decks=("fabulo",)), 1)
    if phase == "lobby":
        return
    game = await play(partial(rules.begin, player=1, deck=DECK), 1)
    for next_one, move in (("telling", tells), ("laying", lays), ("voting", votes)):
        if phase == next_one:
            return
        for seat in rules.awaited(game):
            game = await play(move(game) if move is tells else move(game, seat), game.seat(seat).player)
    if phase == "over":
        await play(partial(rules.call_off, player=1), 1)


async def _kept() -> Rows:
    with TemporaryDirectory() as folder:
        url = f"sqlite://{folder}/fabulo.db"
        await migrate(url)
        await open_database(url)
        try:
            await _evening()
            return {
                table: await connection().rows(f'SELECT * FROM "{table}" ORDER BY rowid')  # noqa: S608
                for table in TABLES
            }
        finally:
            await close_database()


def main() -> None:
    """Write the rows of a version."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.models.released VERSION")
    version = sys.argv[1]
    kept = {"version": version, "migrations": migrations(), "rows": asyncio.run(_kept())}
    text = json.dumps(kept, indent=1, ensure_ascii=False)
    (FOLDER / f"{version}.json").write_text(f"{text}\n")


if __name__ == "__main__":
    main()
