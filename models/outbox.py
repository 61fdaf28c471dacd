"""The outbox, as its sender sees it: what a chat must still hear, and what became of what was sent."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from models import updates
from models.announcements import Kind, State
from models.database import Connection, Row, connection, reader, shielded, transact

STATUS = frozenset({Kind.LOBBY, Kind.TURN, Kind.CLUE, Kind.TABLE})
"""Turning messages that only say where a game stands: a later one of it says it better."""

TURNING = STATUS | {Kind.RESULT, Kind.OVER}
"""Messages of which the newest carries a game's status line and buttons."""

_KIND_OF = {
    "lobby": Kind.LOBBY,
    "telling": Kind.TURN,
    "laying": Kind.CLUE,
    "voting": Kind.TABLE,
    "over": Kind.OVER,
}
"""Which message says where a game stands, by its phase."""

SETTLED_WITHIN = 48 * 3600.0
"""Seconds after a game's end in which Telegram lets its messages be changed and deleted."""

_OPEN = "state IN ('waiting', 'sending')"


@dataclass(frozen=True, slots=True)
class Announcement:
    """One row of the outbox. Times are Unix seconds, `rendered` a hash of what its message shows."""

    id: int
    chat: int
    topic: int | None
    game: str
    kind: Kind
    round: int | None
    values: Mapping[str, Any]
    state: State
    lease: int | None
    message_id: int | None
    rendered: str | None
    has_picture: bool
    tries: int
    not_before: float | None
    created: float
    sent: float | None

    @property
    def is_again(self) -> bool:
        """Whether it tells a game over once more, because the first time perhaps nobody heard it."""
        return bool(self.values.get("again"))


async def chats() -> list[int]:
    """The chats that must still hear something."""
    # In the order of ids, since SQLite uses the index of open ones alone only so.
    rows = await connection().rows(f"SELECT chat_id FROM announcement WHERE {_OPEN} ORDER BY id")
    return list(dict.fromkeys(row["chat_id"] for row in rows))


async def backlog(*, now: float) -> tuple[int, float]:
    """How many announcements wait, and for how many seconds the oldest does; those of paused games rest."""
    row = await connection().row(
        f"SELECT count(*) AS waiting, min(created) AS since FROM announcement WHERE {_OPEN} AND NOT EXISTS "
        "(SELECT 1 FROM game WHERE game.id = announcement.game_id AND paused IS NOT NULL)"
    )
    if row is None or row["since"] is None:
        return 0, 0.0
    return int(row["waiting"]), max(0.0, now - float(row["since"]))


async def unsettled_games(*, now: float) -> list[tuple[str, int]]:
    """Every game whose messages may have to change, with its chat.

    That is each open one, and of those that ended lately whose last message may still offer a rematch that
    there is, or whose earlier ones have kept their buttons: the sender may have died before it took them.
    """
    rows = await connection().rows(
        "SELECT id, chat_id FROM game WHERE open_key IS NOT NULL OR (ended > ? AND (next IS NOT NULL OR 1 < "
        "(SELECT count(*) FROM announcement WHERE game_id = game.id AND state = 'sent')))",
        now - SETTLED_WITHIN,
    )
    return [(row["id"], row["chat_id"]) for row in rows]


async def chat_of(game: str) -> int | None:
    """The chat a game is played in; None for one that does not exist."""
    row = await reader().row("SELECT chat_id FROM game WHERE id = ?", game)
    return None if row is None else int(row["chat_id"])


async def open_in(chat: int) -> list[Announcement]:
    """What a chat must still hear, in order."""
    return await _rows(f"chat_id = ? AND {_OPEN}", chat)


async def standing_of(game: str) -> list[Announcement]:
    """A game's messages that stand in the chat with buttons, or as a reminder, oldest first."""
    return await _rows("game_id = ? AND state = 'sent' AND message_id IS NOT NULL", game)


async def perhaps_unheard(chat: int, topic: int | None) -> list[Announcement]:
    """What perhaps, or surely, never arrived and no later message has made up for, oldest first."""
    rows = await _rows("chat_id = ? AND state IN ('perhaps', 'failed')", chat)
    return [row for row in rows if row.topic == topic]


def overtaken(rows: Sequence[Announcement]) -> Iterator[tuple[Announcement, Announcement]]:
    """Each of a chat's open announcements that need not be sent any more, with the one that overtook it."""
    for place, row in enumerate(rows):
        for later in rows[place + 1 :]:
            if later.kind in TURNING and _overtakes(later, row):
                yield row, later
                break


async def overtake(row: Announcement, later: Announcement) -> None:
    """Leave an announcement unsent; the notices that rode in it ride in the later one."""
    await shielded(transact(partial(_overtake, row, later)))


async def drop(row: Announcement) -> None:
    """Leave an announcement unsent that has lost its point."""
    await connection().rows(f"UPDATE announcement SET state = 'overtaken' WHERE id = ? AND {_OPEN}", row.id)


async def keep_rendered(row: Announcement, rendered: str) -> None:
    """Note what its message shows after an edit."""
    await connection().rows("UPDATE announcement SET rendered = ? WHERE id = ?", rendered, row.id)


async def keep_pinned(row: Announcement) -> None:
    """Note that its message was pinned."""
    await shielded(transact(partial(_keep_pinned, row)))


async def is_first(row: Announcement) -> bool:
    """Whether a turn, clue or table is announced for the first time: not shown again, not told anew."""
    if row.values.get("repost"):
        return False
    before = await _rows(
        "game_id = ? AND kind = ? AND round = ? AND id < ?", row.game, row.kind.value, row.round, row.id
    )
    return all(other.values.get("storyteller") != row.values.get("storyteller") for other in before)


async def retire(row: Announcement, rendered: str | None = None) -> None:
    """Note that its message has lost its buttons, or is gone from the chat (nothing `rendered`)."""
    await connection().rows(
        "UPDATE announcement SET state = 'retired', rendered = ? WHERE id = ? AND state = 'sent'",
        rendered,
        row.id,
    )


async def repost(game: str, *, now: float, update: int | None = None) -> bool:
    """Announce once more where a game stands, so that a fresh message with its buttons comes.

    False, and nothing announced, when one waits already, or when the update that asks for it has had its
    effect. Raises LookupError for a game that does not exist.
    """
    return await shielded(transact(partial(_repost, game, now, update)))


async def add(
    database: Connection,
    *,
    chat: int,
    topic: int | None,
    game: str,
    kind: Kind,
    round: int | None,
    values: Mapping[str, Any],
    now: float,
    not_before: float | None = None,
) -> None:
    """One more announcement, in an open transaction."""
    await database.rows(
        "INSERT INTO announcement "
        '(chat_id, topic, game_id, kind, round, "values", state, has_picture, tries, not_before, created) '
        "VALUES (?, ?, ?, ?, ?, ?, 'waiting', ?, 0, ?, ?)",
        chat,
        topic,
        game,
        kind.value,
        round,
        json.dumps(values),
        False,
        not_before,
        now,
    )


def _overtakes(later: Announcement, row: Announcement) -> bool:
    if row.is_again:
        return (later.chat, later.topic) == (row.chat, row.topic)
    return later.game == row.game and (row.kind in STATUS or row.kind is Kind.REMINDER)


async def _overtake(row: Announcement, later: Announcement, database: Connection) -> None:
    left = await database.row(
        f"UPDATE announcement SET state = 'overtaken' WHERE id = ? AND {_OPEN} RETURNING \"values\"",
        row.id,
    )
    unheard = _loaded(left["values"]).get("notices") if left else None
    found = await database.row('SELECT "values" FROM announcement WHERE id = ?', later.id)
    if unheard and found:
        values = _loaded(found["values"])
        changed = json.dumps({**values, "notices": [*unheard, *values.get("notices", ())]})
        await database.rows('UPDATE announcement SET "values" = ? WHERE id = ?', changed, later.id)


async def _keep_pinned(row: Announcement, database: Connection) -> None:
    found = await database.row('SELECT "values" FROM announcement WHERE id = ?', row.id)
    if found:
        values = json.dumps({**_loaded(found["values"]), "pinned": True})
        await database.rows('UPDATE announcement SET "values" = ? WHERE id = ?', values, row.id)


async def _repost(game: str, now: float, update: int | None, database: Connection) -> bool:
    return await show_again(database, game, now=now, update=update)


async def show_again(database: Connection, game: str, *, now: float, update: int | None = None) -> bool:
    """The same in an open transaction."""
    # Locks the game, so that two who ask at once get one message.
    found = await database.row("UPDATE game SET id = id WHERE id = ? RETURNING chat_id, topic, phase", game)
    if found is None:
        raise LookupError(game)
    if update is not None and not await updates.mark(database, update, now=now):
        return False
    waiting = await _rows(f"game_id = ? AND {_OPEN}", game, database=database)
    if any(row.kind in TURNING and not row.is_again for row in waiting):
        return False
    await add(
        database,
        chat=found["chat_id"],
        topic=found["topic"],
        game=game,
        kind=_KIND_OF[found["phase"]],
        round=await _round_of(database, game),
        values={"repost": True},
        now=now,
    )
    return True


async def _round_of(database: Connection, game: str) -> int | None:
    """The number of a game's newest round."""
    found = await database.row("SELECT max(number) AS number FROM round WHERE game_id = ?", game)
    return None if found is None else found["number"]


async def _rows(condition: str, *values: object, database: Connection | None = None) -> list[Announcement]:
    sql = f"SELECT * FROM announcement WHERE {condition} ORDER BY id"
    return [_read(row) for row in await (database or reader()).rows(sql, *values)]


def _read(row: Row) -> Announcement:
    return Announcement(
        id=row["id"],
        chat=row["chat_id"],
        topic=row["topic"],
        game=row["game_id"],
        kind=Kind(row["kind"]),
        round=row["round"],
        values=_loaded(row["values"]),
        state=State(row["state"]),
        lease=row["lease"],
        message_id=row["message_id"],
        rendered=row["rendered"],
        has_picture=bool(row["has_picture"]),
        tries=row["tries"],
        not_before=row["not_before"],
        created=row["created"],
        sent=row["sent"],
    )


def _loaded(values: Any) -> dict[str, Any]:
    """JSON as the database gives it: SQLite as text, PostgreSQL perhaps read already."""
    return dict(json.loads(values) if isinstance(values, str) else values)
