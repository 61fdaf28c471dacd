"""One sender at a time: what another must not say twice, and what it must say again."""

import asyncio
import logging
from functools import partial

import pytest

from models import outbox, rules
from models.database import connection
from models.sending import SENDER
from tests.announced import states
from tests.bot.sending.post import Post, plain


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Fencing rests on what each database locks."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


async def test_who_stands_by_sends_nothing(post: Post) -> None:
    first = await post.start("a")
    await post.until(lambda: first.is_active)
    second = await post.start("b")
    await post.open()
    await post.until(lambda: post.messages)
    assert not second.is_active
    assert second.tally.sent == 0


async def test_who_stands_by_asks_for_the_lease_once_a_second_however_much_happens(
    post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    first = await post.start("a")
    await post.until(lambda: first.is_active)
    second = await post.start("b")
    for version in range(100):
        second.changed("game", version)  # as the bus tells it
    caplog.set_level(logging.DEBUG, "models.connection")
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await post.until(lambda: loop.time() - begun > 2.5)
    took = loop.time() - begun
    asked = [line for line in caplog.messages if line.startswith("UPDATE lease SET number = number + CASE")]
    assert len(asked) <= 2 * 2 * (took + 1)  # two senders, of whom a first try may be followed by another


async def test_a_sender_that_stops_gives_the_lease_back(post: Post) -> None:
    first = await post.start("a")
    await post.until(lambda: first.is_active)
    await post.stop("a")
    assert await SENDER.hold("b", post.now() - 3600) == 2  # long before it would have run out


async def test_who_stood_by_goes_on_when_the_sender_stops(post: Post) -> None:
    first = await post.start("a")
    await post.until(lambda: first.is_active)
    second = await post.start("b")
    await post.stop("a")
    await post.until(lambda: second.is_active)
    await post.open()
    await post.said("Dan")
    assert (first.tally.sent, second.tally.sent) == (0, 1)


async def test_a_lease_that_is_not_renewed_runs_out_and_another_takes_over(post: Post) -> None:
    await connection().rows(
        "INSERT INTO lease (name, number, holder, until) VALUES ('sender', 7, 'one that was killed', ?)",
        post.now() + 5,
    )
    before = post.now()
    sender = await post.start("b")
    await post.until(lambda: sender.is_active)
    assert post.now() - before >= 5
    await post.open()
    await post.said("Dan")
    (row,) = await outbox.standing_of(post.game_id)
    assert row.lease == 8


async def test_the_lease_is_kept_while_a_call_is_open(post: Post) -> None:
    first = await post.start("a", read_timeout=20)
    await post.until(lambda: first.is_active)
    second = await post.start("b")
    fault = post.telegram.faults.add("timeout_before", "sendMessage")
    await post.open()
    await post.until(lambda: fault.hits)
    await post.passes(12)
    assert (first.is_active, second.is_active) == (True, False)


async def test_what_was_being_sent_when_the_lease_was_lost_is_sent_by_who_took_over(post: Post) -> None:
    first = await post.start("a", read_timeout=30)
    fault = post.telegram.faults.add("timeout_before", "sendMessage")
    await post.open()
    await post.until(lambda: fault.hits)
    assert await states() == [("lobby", "sending")]
    second = await post.start("b", ahead=10)
    await post.until(lambda: post.messages)
    await post.until(lambda: second.is_quiet)
    await post.until(lambda: not first.is_active)
    assert len(post.messages) == 1
    assert await states() == [("lobby", "sent")]
    (row,) = await outbox.standing_of(post.game_id)
    assert (row.lease, row.message_id) == (2, post.messages[0].id)


async def test_who_lost_the_lease_in_the_middle_of_a_call_changes_nothing_any_more(post: Post) -> None:
    first = await post.start("a", read_timeout=30)
    fault = post.telegram.faults.add("timeout_after", "sendMessage")
    await post.open()
    await post.until(lambda: fault.hits)
    second = await post.start("b", ahead=10)
    await post.until(lambda: len(post.messages) == 2)
    await post.until(lambda: second.is_quiet)
    await post.until(lambda: not first.is_active)
    await post.begin()
    await post.until(lambda: len(post.messages) == 3)
    await post.until(lambda: second.is_quiet)
    assert (first.tally.sent, second.tally.sent) == (0, 2)
    assert await states() == [("lobby", "retired"), ("turn", "sent")]


async def test_a_sender_that_stops_waits_no_longer_than_two_seconds_for_telegram(post: Post) -> None:
    sender = await post.start("a", read_timeout=60)
    fault = post.telegram.faults.add("timeout_before", "sendMessage")
    await post.open()
    await post.until(lambda: fault.hits)
    before = post.now()
    await post.stop("a")
    assert 1.9 <= post.now() - before < 30
    assert not sender.is_active
    assert await states() == [("lobby", "sending")]
    await post.start("b")
    await post.said("Dan")
    assert len(post.messages) == 1


async def test_a_sender_that_stops_lets_the_call_under_way_finish(post: Post) -> None:
    await post.start("a")
    await post.open()
    await post.until(lambda: post.telegram.calls_of("sendMessage", post.group))
    await post.stop("a")
    assert await states() == [("lobby", "sent")]


async def test_a_game_of_which_no_word_came_is_looked_at_when_any_may_have_changed(post: Post) -> None:
    sender = await post.start("a")
    await post.open()
    await post.begin()
    await post.tell()
    await post.said("0 of 3 have given")
    post.door.bus = type(post.door.bus)()  # whoever subscribed hears no more
    await post.lay(2)
    await post.passes(6)
    assert "0 of 3" in post.messages[-1].words.replace("\u2068", "").replace("\u2069", "")
    sender.changed(None)
    await post.said("1 of 3 have given")


async def test_what_another_process_announces_is_found_without_a_word(post: Post) -> None:
    await post.start("a")
    post.door.bus = type(post.door.bus)()
    await post.open()
    await post.until(lambda: post.messages)


async def test_the_messages_of_a_finished_game_lose_their_buttons_also_if_the_sender_died_before(
    post: Post,
) -> None:
    await post.start("a")
    await post.to_the_vote()
    table = await post.said("table is laid")
    post.telegram.faults.add("502", "editMessageCaption", times=None)
    await post.vote()
    await post.play(partial(rules.call_off, player=post.host.id))
    await post.until(lambda: "The game is over" in plain(post.messages[-1]))
    await post.stop("a")
    assert table.buttons
    post.telegram.faults.clear()
    await post.start("b")
    await post.until(lambda: not table.buttons)
    assert post.messages[-1].buttons


async def test_the_end_of_a_game_loses_its_rematch_also_if_the_sender_died_before(post: Post) -> None:
    await post.start("a")
    await post.to_the_vote()
    await post.vote()
    await post.play(partial(rules.call_off, player=post.host.id))
    over = await post.said("The game is over")
    await post.quiet()
    await post.stop("a")
    await post.door.rematch(post.game_id, post.host, now=post.now())
    assert "Rematch" in over.buttons[0].text
    await post.start("b")
    await post.until(lambda: all("Rematch" not in button.text for button in over.buttons))
