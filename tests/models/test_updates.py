"""Updates of Telegram's: each has its effect once, and failures are counted."""

from models import updates
from models.database import connection
from models.play import Door
from tests.builders import NOW


async def test_failures_of_an_update_are_counted_until_it_is_done(door: Door) -> None:
    assert [await updates.failed(7, now=NOW) for _ in range(3)] == [1, 2, 3]
    assert await updates.failed(8, now=NOW) == 1
    assert await door.mark_update(7, now=NOW)
    assert not await door.mark_update(7, now=NOW)


async def test_updates_are_forgotten_after_two_days(door: Door) -> None:
    await door.mark_update(1, now=NOW)
    await door.mark_update(2, now=NOW + 60)
    await updates.forget(now=NOW + 48 * 3600 + 1)
    assert await connection().rows('SELECT "id" FROM "update"') == [{"id": 2}]
