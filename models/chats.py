"""The chats that games are played in, and what they have chosen."""

from dataclasses import dataclass, replace
from functools import partial

from models import database, outbox, rows, rules, updates
from models.database import Connection


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is played: a chat, or a topic of a forum. `language` None: as the chat has chosen."""

    chat: int
    title: str
    topic: int | None = None
    language: str | None = None


@dataclass(frozen=True, slots=True)
class Chat:
    """A chat as it is known. `moved_to`: the supergroup it became."""

    id: int
    title: str
    language: str
    house_rules: rules.HouseRules
    moved_to: int | None


async def know_chat(place: Place, *, transaction: Connection | None = None) -> Chat:
    """Keep a chat's title. Its language is the place's when the chat is new, and then as it was chosen."""
    row = await (transaction or database.connection()).row(
        'INSERT INTO "chat" ("id", "title", "language", "house_rules") VALUES (?, ?, ?, ?) '
        'ON CONFLICT ("id") DO UPDATE SET "title" = excluded."title" RETURNING *',
        place.chat,
        place.title,
        place.language or "en",
        "{}",
    )
    return _chat(row or {})


async def chat(id: int) -> Chat | None:
    """A chat that is known."""
    row = await database.reader().row('SELECT * FROM "chat" WHERE "id" = ?', id)
    return None if row is None else _chat(row)


async def speak(place: Place, language: str, *, now: float, update: int) -> None:
    """Speak to a chat in another language from now on, and show its open games again in the new words.

    All of it or nothing; an update that had its effect before does nothing.
    """
    await database.shielded(database.transact(partial(_speak, place, language, now, update)))


async def keep_house_rules(transaction: Connection, chat: int, chosen: rules.HouseRules) -> None:
    """Keep what a lobby has chosen, for the chat's next one: there a seat's number names somebody else."""
    if isinstance(chosen.first, int):
        chosen = replace(chosen, first=rules.HouseRules().first)
    await transaction.rows('UPDATE "chat" SET "house_rules" = ? WHERE "id" = ?', rows.encoded(chosen), chat)


async def _speak(place: Place, language: str, now: float, update: int, transaction: Connection) -> None:
    games = await transaction.rows(
        'SELECT "id" FROM "game" WHERE "chat_id" = ? AND "open_key" IS NOT NULL ORDER BY "opened", "id"',
        place.chat,
    )
    for game in games:  # locked before the chat, as a move does that sets a house rule
        await transaction.rows('UPDATE "game" SET "id" = "id" WHERE "id" = ?', game["id"])
    known = await know_chat(place, transaction=transaction)
    if not await updates.mark(transaction, update, now=now) or known.language == language:
        return
    await transaction.rows('UPDATE "chat" SET "language" = ? WHERE "id" = ?', language, place.chat)
    for game in games:
        await outbox.show_again(transaction, game["id"], now=now)


def _chat(row: database.Row) -> Chat:
    kept = rows.house_rules(row["house_rules"]) or rules.HouseRules()
    return Chat(row["id"], row["title"], row["language"], kept, row["moved_to"])
