"""What a message says of those before it that perhaps never arrived."""

from collections.abc import Sequence

from bot.markup import lines
from bot.messages import missed
from bot.scenes import Scenes
from models import reading
from models.announcements import Kind
from models.outbox import Announcement


async def line_of(rows: Sequence[Announcement], scenes: Scenes) -> str:
    """The head of the next message: of each round its points, of anything else only the latest.

    `rows` are those that nobody has made up for yet, oldest first. Empty where there are none.
    """
    latest = rows[-1:]
    told: list[str] = []
    for row in rows:
        if row.kind is Kind.RESULT or row in latest:
            scene, words = await scenes.scene(row, await reading.game(row.game))
            told.append(missed(row.kind, scene, words))
    return lines(dict.fromkeys(told))


def without_itself(row: Announcement, rows: Sequence[Announcement]) -> list[Announcement]:
    """What an announcement has to make up for: not for the game over that it tells again itself."""
    if not row.is_again:
        return list(rows)
    return [other for other in rows if (other.game, other.kind) != (row.game, Kind.OVER)]
