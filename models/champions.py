"""Who has won how often in a chat."""

import json
from dataclasses import dataclass

from models import database


@dataclass(frozen=True, slots=True)
class Champion:
    """A player of a chat, by the name they played under last: games finished there, and won."""

    name: str
    games: int
    wins: int


async def champions_of(chat: int) -> list[Champion]:
    """Everybody who has played a finished game in a chat, the most successful first.

    A game counts as finished once a round of it was scored; a shared win is a win for each.
    """
    rows = await database.connection().rows(
        'SELECT "player_id", "name", "number", "winners" FROM "seat" '
        'JOIN "game" ON "game"."id" = "seat"."game_id" '
        'WHERE "chat_id" = ? AND "ending" IS NOT NULL ORDER BY "game"."opened", "game"."id"',
        chat,
    )
    known: dict[int, Champion] = {}
    for row in rows:
        winners = row["winners"] if isinstance(row["winners"], list) else json.loads(row["winners"])
        if not winners:
            continue
        before = known.get(row["player_id"], Champion("", 0, 0))
        won = before.wins + (row["number"] in winners)
        known[row["player_id"]] = Champion(row["name"], before.games + 1, won)
    return sorted(known.values(), key=lambda champion: (-champion.wins, champion.games, champion.name))
