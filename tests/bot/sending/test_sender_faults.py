"""When Telegram does not do as it is asked: what is tried again, what is not, and what the group reads."""

import logging

import pytest

from models import rules
from tests.announced import states
from tests.bot.sending.post import Post, plain


@pytest.mark.parametrize("kind", ["500", "502"])
async def test_what_telegram_cannot_do_just_now_is_tried_again(post: Post, kind: str) -> None:
    fault = post.telegram.faults.add(kind, "sendMessage", times=3)
    await post.start()
    await post.open()
    await post.said("Dan")
    assert fault.hits == 3
    assert len(post.messages) == 1
    assert await states() == [("lobby", "sent")]


async def test_a_server_error_after_the_act_costs_one_message_twice_and_loses_none(post: Post) -> None:
    """A 5xx says no, so the call is made again: `docs/decisions/a-server-error-is-no-answer.md`."""
    await post.start()
    await post.open()
    await post.said("Dan")
    fault = post.telegram.faults.add("502_after", "sendMessage")
    await post.begin()
    await post.until(lambda: fault.hits)
    await post.quiet()
    turns = [message for message in post.messages if "Round 1: Ann tells" in plain(message)]
    assert len(turns) == 2
    assert turns[1].button("Open my hand")
    assert await states() == [("lobby", "retired"), ("turn", "sent")]


async def test_an_unreachable_telegram_is_tried_until_it_comes_back(post: Post) -> None:
    sender = await post.start()
    await post.telegram.go_dark()
    await post.open()
    await post.until(lambda: sender.tally.retried >= 2)
    assert post.messages == []
    await post.telegram.come_back()
    await post.said("Dan")
    assert len(post.messages) == 1


async def test_a_flood_pauses_only_its_own_chat(post: Post) -> None:
    other = await post.another_group("Sunday")
    await post.start()
    await post.open()
    await post.said("Dan")
    fault = post.telegram.faults.add("429", chat_id=post.group.id, retry_after=60)
    before = post.now()
    await post.begin()
    await post.until(lambda: fault.hits)
    await other.open()
    await other.until(lambda: "Dan" in plain(other.messages[-1]))
    assert post.now() - before < 60
    await post.said("Round 1: Ann tells")
    assert post.now() - before >= 60
    assert len(post.telegram.calls_of("sendMessage", post.group)) == 2


async def test_a_chat_that_may_hear_nothing_yet_is_not_looked_at_however_much_happens_in_it(
    post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    sender = await post.start()
    await post.open()
    post.telegram.faults.add("429", "sendMessage", retry_after=90)
    await post.begin()
    await post.until(lambda: sender.tally.flooded)
    caplog.set_level(logging.DEBUG, "models.connection")
    for number in range(10):
        await (post.tell if number == 0 else post.tell_again)(f"clue {number}")
    assert [line for line in caplog.messages if "FROM announcement WHERE chat_id = ?" in line] == []


async def test_the_pause_of_a_flood_outlives_a_restart(post: Post) -> None:
    sender = await post.start()
    await post.open()
    await post.said("Dan")
    post.telegram.faults.add("429", "sendMessage", retry_after=40)
    before = post.now()
    await post.begin()
    await post.until(lambda: sender.tally.flooded)
    await post.stop()
    await post.start("b")
    await post.said("Round 1: Ann tells")
    assert post.now() - before >= 40


@pytest.mark.parametrize("kind", ["timeout_after", "timeout_before", "reset_after"])
async def test_what_perhaps_arrived_is_never_sent_again(post: Post, kind: str) -> None:
    """B6: the move is committed first; a time-out freezes nothing and doubles nothing."""
    await post.start()
    await post.open()
    lobby = await post.said("Dan")
    fault = post.telegram.faults.add(kind, "sendMessage")
    await post.begin()
    await post.until(lambda: fault.hits)
    await post.until(lambda: lobby.button("Open my hand"))
    await post.quiet()
    assert await states() == [("lobby", "sent"), ("turn", "perhaps")]
    assert lobby.button("Open my hand")
    await post.tell()
    clue = await post.said("once upon a time")
    assert plain(clue).startswith(
        "↩️ In case it did not reach you: a message of this game may be missing above."
    )
    assert await states() == [("lobby", "retired"), ("turn", "overtaken"), ("clue", "sent")]
    assert len(post.telegram.calls_of("sendMessage", post.group)) == (2 if kind == "timeout_before" else 3)


async def test_the_line_about_what_was_missed_outlives_an_edit(post: Post) -> None:
    await post.start()
    await post.open()
    await post.said("Dan")
    fault = post.telegram.faults.add("timeout_after", "sendMessage")
    await post.begin()
    await post.until(lambda: fault.hits)
    await post.quiet()
    await post.tell()
    clue = await post.said("once upon a time")
    await post.lay(2)
    await post.until(lambda: "1 of 3" in plain(clue))
    assert plain(clue).startswith("↩️")


async def test_a_result_that_perhaps_arrived_gives_its_points_in_the_next_message(post: Post) -> None:
    await post.start()
    await post.to_the_vote()
    table = await post.said("the table is laid")
    post.telegram.faults.add("timeout_after", "sendPhoto")
    await post.vote()
    turn = await post.said("Round 2: Ben tells")
    game = await post.game()
    assert game.last_round is not None
    points = ", ".join(
        f"{game.seat(seat).name} {f'+{points}' if points else points}"
        for seat, points in game.last_round.points
    )
    assert plain(turn).split("\n")[0].replace(", and ", ", ") == (
        f"↩️ In case it did not reach you: round 1 gave {points}."
    )
    assert table.buttons == ()
    assert (await states())[-3:] == [("table", "retired"), ("result", "overtaken"), ("turn", "sent")]


async def test_the_last_known_message_gets_its_buttons_back_and_shows_how_the_game_stands(post: Post) -> None:
    await post.start()
    await post.to_the_vote()
    await post.said("the table is laid")
    fault = post.telegram.faults.add("timeout_after", "sendMessage")
    await post.vote()
    await post.until(lambda: fault.hits)
    result = await post.until(
        lambda: next(message for message in post.messages if "with card" in message.words)
    )
    await post.until(lambda: result.buttons)
    assert "Ben" in plain(result).split("\n")[-1]
    await post.tell("the moon in a jar")
    await post.said("the moon in a jar")
    assert result.buttons == ()


async def test_an_end_that_perhaps_arrived_is_told_again_after_half_a_minute(post: Post) -> None:
    await post.start()
    await post.to_the_vote()
    await post.said("the table is laid")
    await post.vote()
    await post.said("Round 2: Ben tells")
    post.telegram.faults.add("timeout_after", "sendPhoto")
    before = post.now()
    await post.end()
    again = await post.said("That game came to its end")
    assert post.now() - before >= 30
    assert again.media is None
    assert (await post.game()).winners
    turn = next(message for message in post.messages if "Round 2: Ben tells" in plain(message))
    assert turn.button("Rematch")
    assert (await states())[-2:] == [("over", "overtaken"), ("over", "sent")]


async def test_an_end_is_not_told_again_when_another_message_follows(post: Post) -> None:
    await post.start()
    await post.to_the_vote()
    await post.said("the table is laid")
    await post.vote()
    await post.said("Round 2: Ben tells")
    fault = post.telegram.faults.add("timeout_after", "sendPhoto")
    await post.end()
    await post.until(lambda: fault.hits)
    await post.until_it(lambda: _has_state("perhaps"))
    await post.rematch()
    lobby = await post.said("A game of Fabulo")
    assert plain(lobby).startswith("↩️ In case it did not reach you")
    assert (await states())[-3:] == [("over", "overtaken"), ("over", "overtaken"), ("lobby", "sent")]


async def test_without_the_right_to_send_pictures_the_words_are_sent(post: Post) -> None:
    await post.restrict(can_send_photos=False)
    await post.start()
    await post.to_the_vote()
    table = await post.said("the table is laid")
    await post.vote()
    await post.said("Round 2: Ben tells")
    assert [message.media for message in post.messages[-3:]] == [None, None, None]
    assert "with card" in plain(post.messages[-2])
    assert table.buttons == ()


async def test_a_picture_that_telegram_holds_is_not_uploaded_twice(post: Post) -> None:
    await post.start()
    await post.to_the_vote()
    await post.said("the table is laid")
    await post.repost()
    await post.until(lambda: len([message for message in post.messages if message.photo]) == 2)
    photos = [call.values["photo"] for call in post.telegram.calls_of("sendPhoto", post.group)]
    assert photos[0].startswith("attach://")
    assert not photos[1].startswith("attach://")


async def test_a_picture_that_telegram_does_not_know_any_more_is_uploaded_again(post: Post) -> None:
    await post.start()
    await post.to_the_vote()
    await post.said("the table is laid")
    await post.forget_pictures()
    await post.repost()
    await post.until(lambda: len([message for message in post.messages if message.photo]) == 2)
    photos = [call.values["photo"][:9] for call in post.telegram.calls_of("sendPhoto", post.group)]
    assert photos == ["attach://", "no-such-i", "attach://"]


async def test_a_kicked_bot_pauses_the_game_and_tries_each_hour(post: Post) -> None:
    await post.start()
    await post.open()
    await post.said("Dan")
    await post.kick()
    await post.begin()
    await post.until_game(lambda game: game.paused is not None)
    await post.tell()
    tried = len(post.telegram.calls_of("sendMessage", post.group))
    await post.come_back()
    post.late += 3500
    await post.passes(20)
    assert len(post.telegram.calls_of("sendMessage", post.group)) == tried
    post.late += 101
    await post.said("once upon a time")
    await post.until_game(lambda game: game.paused is None)


async def test_an_hourly_try_that_does_not_get_through_is_made_again_soon(post: Post) -> None:
    await post.start()
    await post.open()
    await post.said("Dan")
    await post.kick()
    await post.begin()
    await post.until_game(lambda game: game.paused is not None)
    await post.come_back()
    fault = post.telegram.faults.add("502", "sendMessage", times=2)
    post.late += 3601
    before = post.now()
    await post.said("Round 1: Ann tells")
    await post.until_game(lambda game: game.paused is None)
    assert fault.hits == 2
    assert post.now() - before < 3000


async def test_a_resumed_game_is_heard_of_at_once(post: Post) -> None:
    await post.start()
    await post.open()
    await post.said("Dan")
    await post.kick()
    await post.begin()
    await post.until_game(lambda game: game.paused is not None)
    await post.come_back()
    before = post.now()
    await post.play(rules.resume)
    await post.said("Round 1: Ann tells")
    assert post.now() - before < 60


async def test_a_paused_game_without_anything_to_say_says_where_it_stands_when_it_may(post: Post) -> None:
    await post.start()
    await post.open()
    await post.begin()
    turn = await post.said("Round 1: Ann tells")
    await post.play(rules.pause)
    await post.passes(20)
    post.late += 3601
    await post.until(lambda: post.messages[-1] is not turn)
    await post.until_game(lambda game: game.paused is None)
    await post.quiet()
    assert (turn.buttons, bool(post.messages[-1].buttons)) == ((), True)


async def test_without_any_right_to_write_the_game_is_paused(post: Post) -> None:
    await post.start()
    await post.open()
    await post.said("Dan")
    await post.restrict(can_send_messages=False)
    await post.begin()
    await post.until_game(lambda game: game.paused is not None)


async def test_last_words_into_a_silence_of_seven_days_are_said_once(post: Post) -> None:
    await post.start()
    await post.open()
    await post.said("Dan")
    await post.kick()
    await post.begin()
    await post.until_game(lambda game: game.paused is not None)
    post.late += 7 * 24 * 3600
    await post.play(rules.tick)
    await post.until_states([("lobby", "sent"), ("turn", "overtaken"), ("over", "failed")])
    assert (await post.game()).ending is rules.Ending.SILENCE


async def _has_state(wanted: str) -> bool:
    return any(state == wanted for _, state in await states())
