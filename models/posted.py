"""Which game a message in a chat belongs to."""

from models import database


async def game_of(chat: int, message_id: int) -> str | None:
    """The game that a message of ours is about; None for any other message."""
    row = await database.connection().row(
        'SELECT "game_id" FROM "announcement" WHERE "chat_id" = ? AND "message_id" = ? '
        'ORDER BY "id" DESC LIMIT 1',
        chat,
        message_id,
    )
    return None if row is None else str(row["game_id"])
