"""Troubles of our own: a message that cannot be made, a picture that cannot be drawn."""

from models.announcements import Kind
from tests.announced import announced, states
from tests.bot.sending.post import Post
from tests.builders import a_game, keep


async def test_a_message_that_cannot_be_made_is_given_up_and_the_next_one_is_sent(post: Post) -> None:
    await post.open()
    await post.begin()
    await announced(Kind.RESULT, game=post.game_id, chat=post.group.id, round=1)
    await post.repost()
    await announced(Kind.TURN, game=post.game_id, chat=post.group.id, round=1, storyteller=1, notices=[])
    sender = await post.start()
    await post.said("Round 1: Ann tells")
    assert (await states())[-2:] == [("result", "overtaken"), ("turn", "sent")]
    assert (sender.tally.failed, sender.tally.faults) == (1, 5)


async def test_where_a_picture_cannot_be_drawn_the_words_are_sent(post: Post) -> None:
    game = await keep(a_game().voting(), chat=post.group.id)  # its cards are in no deck
    post.game_id = game.id
    await post.repost()
    await post.start()
    table = await post.said("the table is laid")
    assert table.media is None
    assert table.buttons
