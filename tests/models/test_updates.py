"""Updates of Telegram's: each has its effect once, and failures are counted."""

from functools import partial

from models import rules, updates
from models.database import connection
from models.play import Command, Door
from tests.builders import NOW, a_game, keep


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


async def test_commands_are_kept_until_two_days_after_their_game(door: Door) -> None:
    for game in (await keep(a_game().telling()), await keep(a_game().called("other").telling(), topic=2)):
        command = Command(9, "id", "{}")
        await door.play(game.id, partial(rules.join, player=9, name="zoe"), now=NOW, command=command)
    await door.play("game", partial(rules.call_off, player=1), now=NOW)
    kept = 'SELECT "game_id" FROM "command" ORDER BY "game_id"'
    await updates.forget(now=NOW + 48 * 3600)
    assert await connection().rows(kept) == [{"game_id": "game"}, {"game_id": "other"}]
    await updates.forget(now=NOW + 48 * 3600 + 1)
    assert await connection().rows(kept) == [{"game_id": "other"}]
