"""The newest message is kept true to the game, with few edits; a reminder goes when it is answered."""

from functools import partial
from itertools import pairwise

from models import outbox, rules
from playground.telegram import Counts
from tests.announced import states
from tests.bot.sending.post import Post, plain
from tests.conftest import ON_SQLITE


@ON_SQLITE
async def test_many_moves_at_once_are_one_edit_each_three_seconds(post: Post) -> None:
    """C15: what everybody does is one status line.

    Moments are compared here, and hurried time makes a server's answers eight times as slow.
    """
    await post.start()
    await post.open(people=6)
    await post.begin()
    await post.tell()
    clue = await post.said("0 of 5 have given")
    await post.passes(4)
    before = post.telegram.counts(post.group)
    moments: list[float] = []
    post.telegram.listeners.append(lambda kind, _: moments.append(post.now()) if kind == "edit" else None)
    for seat in (2, 3, 4, 5):
        await post.lay(seat)
    await post.until(lambda: "4 of 5 have given" in plain(clue))
    await post.quiet()
    cost = post.telegram.counts(post.group) - before
    assert cost.new == 0
    assert 1 <= cost.edits <= 2
    assert all(later - earlier >= 2.9 for earlier, later in pairwise(moments))


async def test_an_edit_keeps_the_buttons(post: Post) -> None:
    await post.start()
    await post.open()
    await post.begin()
    await post.tell()
    clue = await post.said("0 of 3 have given")
    buttons = clue.buttons
    await post.lay(2)
    await post.until(lambda: "1 of 3 have given" in plain(clue))
    assert clue.buttons == buttons


async def test_another_choice_is_no_edit(post: Post) -> None:
    await post.start()
    await post.open()
    await post.begin()
    await post.tell()
    clue = await post.said("0 of 3 have given")
    await post.lay(2)
    await post.until(lambda: "1 of 3 have given" in plain(clue))
    await post.quiet()
    before = post.telegram.counts(post.group)
    game = await post.game()
    other = game.seat(2).hand[-1]
    await post.play(partial(rules.lay, player=game.seat(2).player, round=1, cards=(other,)))
    await post.passes(4)
    await post.quiet()
    assert post.telegram.counts(post.group) - before == Counts()


async def test_a_clue_told_anew_is_an_edit(post: Post) -> None:
    await post.start()
    await post.open()
    await post.begin()
    await post.tell("first thought")
    clue = await post.said("first thought")
    await post.tell_again("second thought")
    before = len(post.messages)
    await post.until(lambda: "second thought" in plain(clue))
    await post.quiet()
    assert len(post.messages) == before


async def test_a_message_that_shows_all_already_counts_as_changed(post: Post) -> None:
    """C16: "message is not modified" is no error."""
    sender = await post.start()
    await post.open()
    await post.begin()
    await post.said("Round 1: Ann tells")
    (row,) = await outbox.standing_of(post.game_id)
    await outbox.keep_rendered(row, "something else")
    sender.changed(post.game_id)
    await post.until(lambda: post.telegram.calls_of("editMessageText", post.group)[-1].refused)
    await post.quiet()
    (kept,) = await outbox.standing_of(post.game_id)
    assert kept.rendered == row.rendered


async def test_what_changed_while_nobody_was_sending_is_shown_when_somebody_does(post: Post) -> None:
    await post.start()
    await post.open()
    await post.begin()
    await post.tell()
    clue = await post.said("0 of 3 have given")
    await post.stop()
    await post.lay(2)
    await post.start("b")
    await post.until(lambda: "1 of 3 have given" in plain(clue))


async def test_an_edit_that_does_not_get_through_is_made_later(post: Post) -> None:
    await post.start()
    await post.open()
    await post.begin()
    await post.tell()
    clue = await post.said("0 of 3 have given")
    fault = post.telegram.faults.add("502", "editMessageText", times=2)
    await post.lay(2)
    await post.until(lambda: "1 of 3 have given" in plain(clue))
    assert fault.hits == 2


async def test_a_message_that_an_admin_deleted_comes_back_only_when_asked_for(post: Post) -> None:
    sender = await post.start()
    await post.open()
    await post.said("Dan")
    await post.begin()
    turn = await post.said("Round 1: Ann tells")
    await post.people[0].deletes(turn)
    await post.claim()
    await post.until_states([("lobby", "retired"), ("turn", "retired")])
    await post.quiet()
    assert plain(post.messages[-1]) != plain(turn)
    await post.repost()
    assert (await post.said("Round 1: Ann tells")).buttons
    assert sender.tally.faults == 0


async def test_a_reminder_mentions_only_those_awaited_and_goes_when_they_have_answered(post: Post) -> None:
    await post.start()
    await post.open()
    await post.begin()
    await post.tell()
    clue = await post.said("0 of 3 have given")
    await post.lay(2)
    post.late += 200
    await post.nudge(1)
    reminder = await post.until(lambda: post.messages[-1] if post.messages[-1] is not clue else None)
    assert "Ben" not in plain(reminder)
    assert post.mentioned(reminder) == ["Eve", "Dan"]
    await post.quiet()
    await post.lay(3)
    await post.quiet()
    assert not reminder.deleted
    await post.lay(4)
    await post.until(lambda: reminder.deleted)
    await post.said("the table is laid")
    assert ("reminder", "retired") in await states()


async def test_a_reminder_that_is_answered_before_it_is_sent_is_not_sent(post: Post) -> None:
    await post.open()
    await post.begin()
    await post.tell()
    await post.lay(2)
    post.late += 200
    await post.nudge(1)
    await post.lay(3)
    await post.lay(4)
    await post.start()
    await post.said("the table is laid")
    assert ("reminder", "overtaken") in await states()
    assert len(post.messages) == 1
