"""A group becomes a supergroup: it has another id from then on, and its games go along."""

from models import store
from models.database import Connection


async def move_chat(transaction: Connection, old: int, new: int) -> list[tuple[str, int]]:
    """Re-key all that belongs to a chat; the games moved now, each with its new version.

    The games come first, as in every transaction, so that two of them never wait for each other.
    """
    games = await transaction.rows(
        'UPDATE "game" SET "chat_id" = ?, "version" = "version" + 1 WHERE "chat_id" = ? '
        'RETURNING "id", "version", "topic", "open_key"',
        new,
        old,
    )
    for game in games:
        if game["open_key"] is not None:
            await _take_place(transaction, game["id"], store.open_key(new, game["topic"]))
    await _move_what_is_known(transaction, old, new)
    await transaction.rows(
        'UPDATE "announcement" SET "chat_id" = ?, "message_id" = NULL WHERE "chat_id" = ?', new, old
    )
    return [(game["id"], game["version"]) for game in games]


async def _take_place(transaction: Connection, game: str, key: str) -> None:
    """The game's place in the new chat; where a game is open there already, both go on, each by its links."""
    taken = await transaction.row('SELECT "id" FROM "game" WHERE "open_key" = ?', key)
    own = key if taken is None else f"{key}:{game}"
    await transaction.rows('UPDATE "game" SET "open_key" = ? WHERE "id" = ?', own, game)


async def _move_what_is_known(transaction: Connection, old: int, new: int) -> None:
    """What the old chat had chosen, once; and who was seen there, unless seen in the new one since."""
    chat = await transaction.row(
        'UPDATE "chat" SET "moved_to" = ? WHERE "id" = ? AND "moved_to" IS NULL '
        'RETURNING "title", "language", "house_rules"',
        new,
        old,
    )
    if chat is not None:
        await transaction.rows(
            'INSERT INTO "chat" ("id", "title", "language", "house_rules") VALUES (?, ?, ?, ?) '
            'ON CONFLICT ("id") DO UPDATE SET "language" = excluded."language", '
            '"house_rules" = excluded."house_rules"',
            *(new, chat["title"], chat["language"], chat["house_rules"]),
        )
    await transaction.rows(
        'INSERT INTO "presence" ("chat_id", "player_id", "standing", "pressed", "at") '
        'SELECT ?, "player_id", "standing", "pressed", "at" FROM "presence" WHERE "chat_id" = ? '
        'ON CONFLICT ("chat_id", "player_id") DO NOTHING',
        new,
        old,
    )
    await transaction.rows('DELETE FROM "presence" WHERE "chat_id" = ?', old)
