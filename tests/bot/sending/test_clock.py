"""The clock: what is due is played, once, by one process, and with grace after an outage."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.clock import Clock
from models import rules
from tests.announced import states
from tests.bot.sending.post import Post


@asynccontextmanager
async def ticking(post: Post, is_active: Callable[[], bool] = lambda: True) -> AsyncIterator[Clock]:
    """A clock that ticks meanwhile."""
    clock = Clock(door=post.door, clock=post.now, is_active=is_active)
    task = asyncio.create_task(clock.run())
    try:
        yield clock
    finally:
        task.cancel()
        await asyncio.wait([task])


async def test_a_phase_that_runs_out_is_closed(post: Post) -> None:
    await post.open(pace="living_room")
    await post.begin()
    async with ticking(post) as clock:
        await post.passes(3)
        post.late += 120
        await post.until_game(lambda game: game.current().number == 2)
    assert clock.faults == 0
    assert (await post.game()).current().storyteller == 2


async def test_at_half_a_phase_the_reminder_is_sent_once(post: Post) -> None:
    await post.open(pace="living_room")
    await post.begin()
    async with ticking(post):
        await post.passes(3)
        post.late += 60
        await post.until_game(lambda game: game.current().nudged)
        await post.passes(10)
    assert (await states()).count(("reminder", "waiting")) == 1


async def test_who_stands_by_lets_nothing_happen(post: Post) -> None:
    await post.open(pace="living_room")
    await post.begin()
    async with ticking(post, is_active=lambda: False):
        post.late += 600
        await post.passes(5)
    game = await post.game()
    assert (game.current().number, game.current().nudged) == (1, False)


async def test_a_phase_that_ran_out_while_the_service_was_down_gets_two_minutes_once(post: Post) -> None:
    """C19: deadlines are the database's."""
    await post.open(pace="living_room")
    await post.begin()
    post.late += 600
    async with ticking(post):
        await post.until_game(lambda game: game.current().graced)
        game = await post.game()
        assert 110 < game.current().times.deadline - post.now() <= 120
        assert game.current().number == 1
        post.late += 121
        await post.until_game(lambda game: game.current().number == 2)


async def test_grace_is_not_given_twice_for_a_phase(post: Post) -> None:
    await post.open(pace="living_room")
    await post.begin()
    post.late += 600
    async with ticking(post):
        await post.until_game(lambda game: game.current().graced)
    post.late += 600
    async with ticking(post):
        await post.until_game(lambda game: game.current().number == 2)


async def test_a_phase_that_runs_out_under_the_clock_gets_no_grace(post: Post) -> None:
    await post.open(pace="living_room")
    await post.begin()
    async with ticking(post) as clock:
        await post.passes(3)
        post.late += 60
        await post.until_game(lambda game: game.current().nudged)
        assert clock.ticks == 1
        post.late += 60
        await post.until_game(lambda game: game.current().number == 2)


async def test_who_takes_over_gives_grace_too(post: Post) -> None:
    active = False
    await post.open(pace="living_room")
    await post.begin()
    async with ticking(post, is_active=lambda: active):
        await post.passes(3)
        post.late += 600
        active = True
        await post.until_game(lambda game: game.current().graced)
    assert (await post.game()).current().number == 1


async def test_a_lobby_that_nobody_presses_closes_after_a_day(post: Post) -> None:
    await post.open()
    async with ticking(post):
        post.late += 24 * 3600 + 1
        await post.until_game(lambda game: game.ending is rules.Ending.CLOSED)


async def test_a_silence_of_seven_days_ends_the_game(post: Post) -> None:
    await post.open()
    await post.begin()
    await post.play(rules.pause)
    async with ticking(post):
        post.late += 7 * 24 * 3600 - 60
        await post.passes(5)
        assert not (await post.game()).is_over
        post.late += 60
        await post.until_game(lambda game: game.ending is rules.Ending.SILENCE)


async def test_many_games_that_are_due_at_once_are_all_moved_on(post: Post) -> None:
    posts = [await post.another_group(f"group {number}") for number in range(60)]
    for other in posts:
        await other.open()
    post.late += 24 * 3600 + 1
    async with ticking(post) as clock:
        await post.until(lambda: clock.ticks == 60)
    assert [(await other.game()).phase for other in posts] == [rules.Phase.OVER] * 60


async def test_a_game_that_cannot_be_moved_on_keeps_no_other_waiting(post: Post) -> None:
    broken = await post.another_group("broken")
    await broken.open()
    await broken.spoil()
    await post.open()
    post.late += 24 * 3600 + 1
    async with ticking(post) as clock:
        await post.until_game(lambda game: game.is_over)
        await post.until(lambda: clock.faults)
        await post.passes(5)
    assert clock.faults == 1
