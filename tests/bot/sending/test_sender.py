"""The sender: what a group hears in the course of a game, and how few messages that takes."""

from models import reading
from playground.telegram import Counts
from tests.announced import states
from tests.bot.sending.post import Post, plain


async def test_a_round_of_six_costs_the_group_four_messages_and_at_most_twelve_edits(post: Post) -> None:
    await post.start()
    await post.open(people=6)
    await post.until(lambda: post.messages)
    await post.begin()
    await post.said("Round 1: Ann tells")
    before = post.telegram.counts(post.group)
    await post.tell()
    await post.said("once upon a time")
    for seat in (2, 3, 4, 5, 6):
        await post.quiet()
        await post.lay(seat)
    await post.said("the table is laid")
    for seat in (2, 3, 4, 5, 6):
        await post.quiet()
        await post.vote(seat)
    await post.said("Round 2: Ben tells")
    assert post.telegram.counts(post.group) - before == Counts(new=4, edits=11)
    assert [message.media for message in post.messages] == [None, None, None, "photo", "photo", None]
    assert await states() == [
        ("lobby", "retired"),
        ("turn", "retired"),
        ("clue", "retired"),
        ("table", "retired"),
        ("result", "retired"),
        ("turn", "sent"),
    ]


async def test_only_the_newest_turning_message_has_buttons_and_status(post: Post) -> None:
    await post.start()
    await post.open()
    lobby = await post.said("Dan")
    assert lobby.button("Join")
    await post.begin()
    turn = await post.said("Round 1: Ann tells")
    assert (bool(turn.buttons), lobby.buttons) == (True, ())
    await post.tell()
    clue = await post.said("once upon a time")
    assert plain(clue).endswith("⏳ 0 of 3 have given. Waiting for Ben, Eve, and Dan.")
    assert (bool(clue.buttons), turn.buttons) == (True, ())
    assert plain(turn) == "🐇 Round 1: Ann tells"


async def test_turning_points_that_a_later_one_has_overtaken_are_not_sent(post: Post) -> None:
    await post.open()
    await post.begin()
    await post.tell()
    await post.lay()
    await post.vote()
    await post.tell("the moon in a jar")
    await post.start()
    await post.said("the moon in a jar")
    assert [message.media for message in post.messages] == ["photo", None]
    assert await states() == [
        ("lobby", "overtaken"),
        ("turn", "overtaken"),
        ("clue", "overtaken"),
        ("table", "overtaken"),
        ("result", "retired"),
        ("turn", "overtaken"),
        ("clue", "sent"),
    ]


async def test_every_result_and_the_end_are_sent_in_order_and_from_their_own_rounds(post: Post) -> None:
    await post.open()
    await post.begin()
    for clue in ("the first clue", "the second clue"):
        await post.tell(clue)
        await post.lay()
        await post.vote()
    first, second = [dict(scored.points) for scored in await reading.scored_rounds(post.game_id)]
    await post.end()
    await post.start()
    await post.said("The game is over")
    results, over = post.messages[:2], post.messages[2]
    assert [message.media for message in results] == ["photo", "photo"]
    assert "the first clue" in plain(results[0])
    assert "the second clue" in plain(results[1])
    for seat, name in enumerate(("Ann", "Ben", "Eve", "Dan"), start=1):
        assert _line(plain(results[0]), name).endswith(f"→ {first[seat]}")
        assert _line(plain(results[1]), name).endswith(f"→ {first[seat] + second[seat]}")
    assert [bool(message.buttons) for message in (*results, over)] == [False, False, True]


async def test_notices_of_an_overtaken_message_ride_in_the_next(post: Post) -> None:
    await post.open()
    await post.begin()
    await post.leave(4)
    await post.tell()
    await post.lay()
    await post.start()
    table = await post.said("the table is laid")
    assert "Dan has left" in plain(table)


async def test_a_repost_takes_the_buttons_along(post: Post) -> None:
    await post.start()
    await post.open()
    await post.begin()
    old = await post.said("Round 1: Ann tells")
    assert await post.repost()
    new = await post.until(lambda: post.messages[-1] if post.messages[-1] is not old else None)
    await post.quiet()
    assert (bool(new.buttons), old.buttons) == (True, ())
    assert plain(new).startswith("🐇 Round 1: Ann tells")


def _line(words: str, name: str) -> str:
    return next(line for line in words.splitlines() if f" {name} " in line and "→" in line)
