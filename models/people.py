"""The people who play, and what is known of their standing in a chat."""

from dataclasses import dataclass

from models import database
from models.database import Connection


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody as Telegram describes them."""

    id: int
    name: str
    username: str | None = None
    language: str | None = None


async def know(person: Person, *, transaction: Connection | None = None) -> None:
    """Keep what Telegram says of a person, if it is new."""
    speaking = transaction or database.connection()
    told = (person.name, person.username, person.language)
    row = await speaking.row('SELECT "name", "username", "language" FROM "player" WHERE "id" = ?', person.id)
    if row is not None and (row["name"], row["username"], row["language"]) == told:
        return
    await speaking.rows(
        'INSERT INTO "player" ("id", "name", "username", "language", "pings") VALUES (?, ?, ?, ?, ?) '
        'ON CONFLICT ("id") DO UPDATE SET "name" = excluded."name", "username" = excluded."username", '
        '"language" = excluded."language"',
        person.id,
        *told,
        False,
    )
