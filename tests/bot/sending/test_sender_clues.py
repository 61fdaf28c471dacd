"""A clue that is shown in the chat: it is the message that tells it, and nothing of it is said twice."""

import json

import pytest

from models.announcements import Kind
from tests.announced import states
from tests.bot.sending.post import Post, plain


@pytest.mark.parametrize("kind", ["voice", "video", "audio", "photo", "animation"])
async def test_a_shown_clue_is_the_message_that_tells_it(post: Post, kind: str) -> None:
    await post.start()
    await post.open()
    await post.begin()
    turn = await post.said("Round 1: Ann tells")
    await post.show(await post.media(kind))
    clue = await post.until(lambda: post.messages[-1] if post.messages[-1].media == kind else None)
    await post.quiet()
    assert "Ann" in plain(clue)
    assert (bool(clue.buttons), turn.buttons) == (True, ())
    await post.lay(2)
    await post.until(lambda: "1 of 3 have given" in plain(clue))
    assert clue.buttons


@pytest.mark.parametrize("kind", ["video_note", "sticker"])
async def test_where_a_shown_clue_has_no_caption_the_turn_says_whose_it_is(post: Post, kind: str) -> None:
    await post.start()
    await post.open()
    await post.begin()
    turn = await post.said("Round 1: Ann tells")
    await post.show(await post.media(kind))
    clue = await post.until(lambda: post.messages[-1] if post.messages[-1].media == kind else None)
    await post.until(lambda: "0 of 3 have given" in plain(turn))
    await post.quiet()
    assert "Ann" in plain(turn)
    assert (turn.buttons, bool(clue.buttons)) == ((), True)
    await post.lay(2)
    await post.until(lambda: "1 of 3 have given" in plain(turn))
    await post.lay()
    await post.said("the table is laid")
    assert (turn.buttons, clue.buttons) == ((), ())
    assert (await states())[-3:] == [("turn", "retired"), ("clue", "retired"), ("table", "sent")]


async def test_another_shown_clue_takes_the_place_of_the_first(post: Post) -> None:
    await post.start()
    await post.open()
    await post.begin()
    await post.said("Round 1: Ann tells")
    await post.show(await post.media("voice"))
    first = await post.until(lambda: post.messages[-1] if post.messages[-1].media == "voice" else None)
    await post.quiet()
    await post.show(await post.media("photo"))
    second = await post.until(lambda: post.messages[-1] if post.messages[-1].media == "photo" else None)
    await post.until(lambda: first.deleted)
    assert second.buttons
    await post.show_words("in words after all")
    third = await post.said("in words after all")
    await post.until(lambda: second.deleted)
    assert third.media is None
    assert [message.media for message in post.messages if not message.deleted][-1] is None


async def test_where_the_file_may_not_be_shown_the_group_hears_whose_clue_it_is(post: Post) -> None:
    await post.restrict(can_send_voice_notes=False, can_send_other_messages=False)
    await post.start()
    await post.open()
    await post.begin()
    await post.said("Round 1: Ann tells")
    await post.show(await post.media("sticker"))
    clue = await post.until(
        lambda: post.messages[-1] if "0 of 3 have given" in plain(post.messages[-1]) else None
    )
    assert clue.media is None
    assert clue.buttons


async def test_a_shown_clue_that_telegram_does_not_know_any_more_is_told_in_words(post: Post) -> None:
    await post.start()
    await post.open()
    await post.begin()
    await post.said("Round 1: Ann tells")
    await post.show(json.dumps({"kind": "voice", "file_id": "gone", "mime": "audio/ogg", "size": 3}))
    clue = await post.said("0 of 3 have given")
    assert clue.media is None
    assert ("clue", "sent") in await states()
    assert Kind.CLUE == "clue"
