"""One announcement on its way: fenced by the lease, and never forgotten half way."""

import asyncio

import pytest

from models import outbox, sending
from models.announcements import Kind, State
from models.lease import LeaseLost
from models.outbox import Announcement
from models.sending import SENDER, Posted
from tests.announced import announced, states
from tests.builders import CHAT, NOW, a_game, keep

pytestmark = pytest.mark.usefixtures("database")

POSTED = Posted(message_id=77, rendered="hash", has_picture=True)


@pytest.fixture
async def row(database: str) -> Announcement:
    """An announcement that waits, while sender "a" holds the lease under number 1."""
    await keep(a_game().telling())
    await SENDER.hold("a", NOW)
    return await announced(Kind.TURN, round=1)


async def test_before_the_call_it_is_marked_with_the_number_of_the_lease(row: Announcement) -> None:
    assert await sending.mark_sending(row, 1)
    (marked,) = await outbox.open_in(CHAT)
    assert (marked.state, marked.lease) == (State.SENDING, 1)


async def test_it_cannot_be_marked_once_another_sender_has_taken_over(row: Announcement) -> None:
    await SENDER.hold("b", NOW + 5)
    with pytest.raises(LeaseLost):
        await sending.mark_sending(row, 1)
    assert await outbox.open_in(CHAT) == [row]


async def test_who_takes_over_sends_again_what_was_being_sent(row: Announcement) -> None:
    await sending.mark_sending(row, 1)
    await SENDER.hold("b", NOW + 5)
    (found,) = await outbox.open_in(CHAT)
    assert await sending.mark_sending(found, 2)
    (marked,) = await outbox.open_in(CHAT)
    assert (marked.state, marked.lease) == (State.SENDING, 2)


async def test_what_a_sender_learns_too_late_changes_nothing(row: Announcement) -> None:
    await sending.mark_sending(row, 1)
    await SENDER.hold("b", NOW + 5)
    (found,) = await outbox.open_in(CHAT)
    await sending.mark_sending(found, 2)
    unheard = await _unheard()
    await sending.mark_sent(row, 1, POSTED, heals=[unheard.id], now=NOW + 6)
    await sending.mark_failed(row, 1)
    await sending.put_back(row, 1, not_before=NOW + 9)
    await sending.mark_perhaps(row, 1, now=NOW + 6)
    (left,) = await outbox.open_in(CHAT)
    assert (left.state, left.lease, left.tries) == (State.SENDING, 2, 0)
    assert await outbox.perhaps_unheard(CHAT, None) == [unheard]


async def test_what_a_sender_learns_before_the_next_has_begun_spares_the_second_message(
    row: Announcement,
) -> None:
    await sending.mark_sending(row, 1)
    await SENDER.hold("b", NOW + 5)
    (found,) = await outbox.open_in(CHAT)
    await sending.mark_sent(row, 1, POSTED, heals=(), now=NOW + 6)
    assert not await sending.mark_sending(found, 2)
    assert await states() == [("turn", "sent")]


async def test_of_two_who_mark_the_same_one_does(row: Announcement) -> None:
    answers = await asyncio.gather(sending.mark_sending(row, 1), sending.mark_sending(row, 1))
    assert sorted(answers) == [False, True]


async def test_what_was_sent_stands_in_the_chat_with_its_message(row: Announcement) -> None:
    await sending.mark_sending(row, 1)
    await sending.mark_sent(row, 1, POSTED, heals=(), now=NOW + 3)
    (standing,) = await outbox.standing_of("game")
    assert (standing.message_id, standing.rendered, standing.has_picture, standing.sent) == (
        77,
        "hash",
        True,
        NOW + 3,
    )
    assert await outbox.chats() == []


async def test_the_line_about_what_was_missed_stays_with_its_message(row: Announcement) -> None:
    await sending.mark_sending(row, 1)
    posted = Posted(message_id=77, rendered="hash", has_picture=False, missed="points")
    await sending.mark_sent(row, 1, posted, heals=(), now=NOW)
    (standing,) = await outbox.standing_of("game")
    assert standing.values == {"missed": "points"}


async def test_put_back_it_waits_for_its_moment_and_counts_the_try(row: Announcement) -> None:
    await sending.mark_sending(row, 1)
    await sending.put_back(row, 1, not_before=NOW + 9)
    (waiting,) = await outbox.open_in(CHAT)
    assert (waiting.state, waiting.lease, waiting.tries, waiting.not_before) == (
        State.WAITING,
        None,
        1,
        NOW + 9,
    )


async def test_what_perhaps_arrived_is_unheard_until_a_later_message_makes_up_for_it(
    row: Announcement,
) -> None:
    await sending.mark_sending(row, 1)
    await sending.mark_perhaps(row, 1, now=NOW)
    assert await outbox.chats() == []
    (unheard,) = await outbox.perhaps_unheard(CHAT, None)
    assert (unheard.id, unheard.state) == (row.id, State.PERHAPS)
    later = await announced(Kind.CLUE, round=1)
    await sending.mark_sending(later, 1)
    await sending.mark_sent(later, 1, POSTED, heals=[unheard.id], now=NOW)
    assert await outbox.perhaps_unheard(CHAT, None) == []
    assert await states() == [("turn", "overtaken"), ("clue", "sent")]


async def test_what_failed_is_unheard_too(row: Announcement) -> None:
    await sending.mark_sending(row, 1)
    await sending.mark_failed(row, 1)
    (unheard,) = await outbox.perhaps_unheard(CHAT, None)
    assert (unheard.id, unheard.state) == (row.id, State.FAILED)
    assert await outbox.perhaps_unheard(CHAT, 5) == []


async def test_a_reminder_that_perhaps_arrived_leaves_nothing_to_make_up_for(row: Announcement) -> None:
    reminder = await announced(Kind.REMINDER, round=1, phase="telling", seats=[1])
    await sending.mark_sending(reminder, 1)
    await sending.mark_perhaps(reminder, 1, now=NOW)
    assert await outbox.perhaps_unheard(CHAT, None) == []


async def test_an_end_that_perhaps_arrived_is_told_again_after_half_a_minute_and_only_once(
    row: Announcement,
) -> None:
    await outbox.drop(row)
    over = await announced(Kind.OVER, round=1, ending="host")
    await sending.mark_sending(over, 1)
    await sending.mark_perhaps(over, 1, now=NOW)
    (again,) = await outbox.open_in(CHAT)
    assert (again.kind, again.is_again, again.not_before, again.round) == (Kind.OVER, True, NOW + 30, 1)
    await sending.mark_sending(again, 1)
    await sending.mark_perhaps(again, 1, now=NOW + 31)
    assert await states() == [("turn", "overtaken"), ("over", "perhaps"), ("over", "overtaken")]


async def _unheard() -> Announcement:
    """A result of which nobody knows whether it arrived."""
    result = await announced(Kind.RESULT, round=1)
    await sending.mark_sending(result, 2)
    await sending.mark_perhaps(result, 2, now=NOW)
    return (await outbox.perhaps_unheard(CHAT, None))[0]
