"""Which game a message in a chat belongs to."""

from dataclasses import dataclass

from models import database


@dataclass(frozen=True, slots=True)
class Post:
    """What a message of ours is about: a game, its round, who tells there, and whether that is scored."""

    game: str
    round: int | None = None
    storyteller: int | None = None
    scored: bool = False


async def post_of(chat: int, message_id: int) -> Post | None:
    """What a message of ours is about; None for any other message."""
    row = await database.connection().row(
        'SELECT "announcement"."game_id" AS "game", "announcement"."round" AS "round", '
        '"storyteller", "scored" '
        'FROM "announcement" LEFT JOIN "round" ON "round"."game_id" = "announcement"."game_id" '
        'AND "round"."number" = "announcement"."round" '
        'WHERE "chat_id" = ? AND "message_id" = ? ORDER BY "announcement"."id" DESC LIMIT 1',
        chat,
        message_id,
    )
    return None if row is None else Post(**{**row, "scored": bool(row["scored"])})
