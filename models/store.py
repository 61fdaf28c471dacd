"""Where games are kept: locked, loaded, and saved as far as they changed."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from models import rounds, rows, rules
from models.announcements import NewAnnouncement, State
from models.database import Connection, Row


class NoSuchGame(LookupError):  # noqa: N818 - named for what is so
    """There is no game of that id."""


@dataclass(frozen=True, slots=True)
class Locked:
    """A game's row held by this transaction. `version` is the one that the move will make."""

    version: int
    chat: int
    topic: int | None
    notices: list[dict[str, Any]]


_HOLD = (
    'UPDATE "game" SET "version" = "version" + 1 WHERE "id" = ? '
    'RETURNING "version", "chat_id", "topic", "notices"'
)

_TOLD_NOW = (
    '"game_id" = ? AND ("open" OR "number" = '
    '(SELECT MAX("number") FROM "round" WHERE "game_id" = ? AND "scored"))'
)
"""The open round of a game and the last that was scored."""

_TURNS = _TOLD_NOW.replace("?", '"game"."id"')
_WHOLE = f"""SELECT "game".*,
    ARRAY(SELECT "seat" FROM "seat" WHERE "game_id" = "game"."id" ORDER BY "place") AS "seats",
    ARRAY(SELECT "round" FROM "round" WHERE {_TURNS}) AS "rounds",
    ARRAY(SELECT "laid_card" FROM "laid_card" WHERE "round_id" IN (SELECT "id" FROM "round" WHERE {_TURNS})
        ORDER BY "laid_card"."id") AS "cards",
    ARRAY(SELECT "vote" FROM "vote" WHERE "round_id" IN (SELECT "id" FROM "round" WHERE {_TURNS})
        ORDER BY "vote"."id") AS "votes"
FROM "game" WHERE "id" = ?"""
"""A game's row with all that is loaded beside it, each row of these as a composite value."""


async def lock(database: Connection, game: str, *, channel: str | None = None) -> Locked:
    """Hold a game's row, as the first statement of a transaction: on SQLite this is the right to write.

    On PostgreSQL the new version goes to a `channel` with the commit, without a trip of its own.
    Raises NoSuchGame.
    """
    hold = f'{_HOLD}, pg_notify(?, "id" || \':\' || "version")' if channel else _HOLD
    row = await database.row(hold, game, *([channel] if channel else []))
    if row is None:
        raise NoSuchGame(game)
    return Locked(row["version"], row["chat_id"], row["topic"], json.loads(row["notices"]))


async def load(database: Connection, game: str) -> rules.Game:
    """A game as it stands in the database; inside a transaction that holds it, or in a snapshot.

    PostgreSQL is asked once, which is a snapshot by itself: each trip to it costs a move more than its rows.
    Raises NoSuchGame.
    """
    row = await database.row(_WHOLE if database.is_postgres else 'SELECT * FROM "game" WHERE "id" = ?', game)
    if row is None:
        raise NoSuchGame(game)
    if database.is_postgres:
        return rows.game(row, row["seats"], row["rounds"], row["cards"], row["votes"])
    seats = await database.rows('SELECT * FROM "seat" WHERE "game_id" = ? ORDER BY "place"', game)
    turns = await database.rows(f'SELECT * FROM "round" WHERE {_TOLD_NOW}', game, game)
    cards, votes = await _laid_in(database, turns)
    return rows.game(row, seats, turns, cards, votes)


async def scored_rounds(database: Connection, game: str) -> tuple[rules.ScoredRound, ...]:
    """All scored rounds of a game, the first one first; in a snapshot."""
    turns = await database.rows(
        'SELECT * FROM "round" WHERE "game_id" = ? AND "scored" ORDER BY "number"', game
    )
    cards, votes = await _laid_in(database, turns)
    return tuple(
        rows.scored_round(
            turn,
            [card for card in cards if card["round_id"] == turn["id"]],
            [vote for vote in votes if vote["round_id"] == turn["id"]],
        )
        for turn in turns
    )


async def insert(database: Connection, game: rules.Game, *, chat: int, topic: int | None) -> bool:
    """Write a lobby that opens; False if a game is open in that place already."""
    columns: rows.Columns = {"id": game.id, "chat_id": chat, "topic": topic, "version": game.version}
    columns |= {"open_key": open_key(chat, topic), "notices": (), **rows.of_game(game)}
    names = ", ".join(f'"{column}"' for column in columns)
    marks = ", ".join("?" for _ in columns)
    sql = f'INSERT INTO "game" ({names}) VALUES ({marks}) ON CONFLICT ("open_key") DO NOTHING RETURNING "id"'
    if not await database.rows(sql, *map(rows.encoded, columns.values())):
        return False
    await _save_seats(database, game.id, (), game.seats)
    return True


async def save(
    database: Connection, before: rules.Game, after: rules.Game, *, now: float, also: rows.Columns
) -> None:
    """Write what a move changed in a game that this transaction holds, and `also` columns beside."""
    changes = rows.changed(rows.of_game(before), rows.of_game(after)) | also
    if after.is_over and not before.is_over:
        changes |= {"open_key": None, "ended": now}
    if changes:
        sets = ", ".join(f'"{column}" = ?' for column in changes)
        values = map(rows.encoded, changes.values())
        await database.rows(f'UPDATE "game" SET {sets} WHERE "id" = ?', *values, after.id)
    if after.seats != before.seats:
        await _save_seats(database, after.id, before.seats, after.seats)
    if after.round is not before.round:
        await rounds.save(database, before, after)


async def find(database: Connection, chat: int, topic: int | None, *, over: bool = False) -> str | None:
    """The open game of a place; `over`: or else the last one that ended there."""
    row = await database.row('SELECT "id" FROM "game" WHERE "open_key" = ?', open_key(chat, topic))
    if row is None and over:
        here = '"topic" IS NULL' if topic is None else '"topic" = ?'
        row = await database.row(
            f'SELECT "id" FROM "game" WHERE "chat_id" = ? AND {here} ORDER BY "opened" DESC LIMIT 1',
            *([chat] if topic is None else [chat, topic]),
        )
    return None if row is None else str(row["id"])


async def keep_command(database: Connection, game: str, player: int, key: str, body: str) -> str | None:
    """Keep a command with its move; if it was kept before, nothing changes, and this is its body then."""
    new = await database.rows(
        'INSERT INTO "command" ("game_id", "player_id", "key", "body") VALUES (?, ?, ?, ?) '
        'ON CONFLICT ("game_id", "player_id", "key") DO NOTHING RETURNING "id"',
        *(game, player, key, body),
    )
    if new:
        return None
    kept = await database.row(
        'SELECT "body" FROM "command" WHERE "game_id" = ? AND "player_id" = ? AND "key" = ?',
        *(game, player, key),
    )
    return None if kept is None else str(kept["body"])


async def announce(
    database: Connection,
    game: str,
    chat: int,
    topic: int | None,
    messages: Sequence[NewAnnouncement],
    *,
    now: float,
) -> None:
    """Write down what the group is to hear; the sender takes it from there."""
    await database.each(
        'INSERT INTO "announcement" ("game_id", "chat_id", "topic", "kind", "round", "values", "state", '
        '"has_picture", "tries", "created") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        [
            [game, chat, topic, one.kind, one.round, rows.encoded(one.values), State.WAITING, False, 0, now]
            for one in messages
        ],
    )


def open_key(chat: int, topic: int | None) -> str:
    """What only one open game may have: its place."""
    return f"{chat}:{'' if topic is None else topic}"


async def _save_seats(
    database: Connection, game: str, was: Sequence[rules.Seat], are: Sequence[rules.Seat]
) -> None:
    """Seats given up leave first, so that their number and their player may come again."""
    old = {seat.number: rows.of_seat(seat, place) for place, seat in enumerate(was)}
    new = {seat.number: rows.of_seat(seat, place) for place, seat in enumerate(are)}
    gone = [[game, number] for number in old if number not in new]
    await database.each('DELETE FROM "seat" WHERE "game_id" = ? AND "number" = ?', gone)
    changed = [columns for number, columns in new.items() if number in old and columns != old[number]]
    if changed:
        sets = ", ".join(f'"{column}" = ?' for column in changed[0])
        sql = f'UPDATE "seat" SET {sets} WHERE "game_id" = ? AND "number" = ?'
        values = [[*map(rows.encoded, columns.values()), game, columns["number"]] for columns in changed]
        await database.each(sql, values)
    added = [columns for number, columns in new.items() if number not in old]
    if added:
        names = ", ".join(f'"{column}"' for column in ("game_id", *added[0]))
        marks = ", ".join("?" for _ in ("game_id", *added[0]))
        sql = f'INSERT INTO "seat" ({names}) VALUES ({marks})'
        await database.each(sql, [[game, *map(rows.encoded, columns.values())] for columns in added])


async def _laid_in(database: Connection, turns: Sequence[Row]) -> tuple[list[Row], list[Row]]:
    """The cards and the votes of some rounds, in the order in which they were given and cast."""
    if not turns:
        return [], []
    marks = ", ".join("?" for _ in turns)
    ids = [turn["id"] for turn in turns]
    cards = await database.rows(
        f'SELECT * FROM "laid_card" WHERE "round_id" IN ({marks}) ORDER BY "id"',
        *ids,
    )
    votes = await database.rows(
        f'SELECT * FROM "vote" WHERE "round_id" IN ({marks}) ORDER BY "id"',
        *ids,
    )
    return cards, votes
