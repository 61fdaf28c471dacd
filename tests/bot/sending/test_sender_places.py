"""Topics that close and groups that become supergroups: the game goes where it can be heard."""

from tests.announced import states
from tests.bot.sending.post import a_post, plain


async def test_a_game_in_a_topic_is_played_there(database: str) -> None:
    async with a_post(kind="forum") as post:
        topic = await post.topic("Games")
        await post.start()
        await post.open(topic=topic.id)
        assert (await post.said("Dan")).topic is topic


async def test_a_closed_topic_falls_back_to_the_chat(database: str) -> None:
    async with a_post(kind="forum") as post:
        topic = await post.topic("Games")
        await post.start()
        await post.open(topic=topic.id)
        await post.said("Dan")
        await post.people[0].closes_topic(post.group, topic)
        await post.begin()
        turn = await post.said("Round 1: Ann tells")
        assert turn.topic is None
        await post.tell()
        await post.said("once upon a time")
        refused = [call for call in post.telegram.calls_of("sendMessage", post.group) if call.refused]
        assert len(refused) == 1
        assert (await post.game()).paused is None


async def test_a_deleted_topic_falls_back_to_the_chat(database: str) -> None:
    async with a_post(kind="forum") as post:
        topic = await post.topic("Games")
        await post.start()
        await post.open(topic=topic.id)
        await post.said("Dan")
        await post.people[0].deletes_topic(post.group, topic)
        await post.begin()
        assert (await post.said("Round 1: Ann tells")).topic is None


async def test_a_group_that_became_a_supergroup_is_followed_there(database: str) -> None:
    async with a_post(kind="group") as post:
        await post.start()
        await post.open()
        await post.said("Dan")
        supergroup = post.telegram.migrate(post.group)
        await post.begin()
        await post.until(lambda: supergroup.messages_of(post.bot))
        post.group = supergroup
        turn = await post.said("Round 1: Ann tells")
        assert turn.buttons
        await post.tell()
        await post.said("once upon a time")
        assert turn.buttons == ()
        assert plain(post.messages[-1]).startswith("💬")


async def test_an_edit_that_finds_the_group_moved_brings_a_fresh_message(database: str) -> None:
    async with a_post(kind="group") as post:
        await post.start()
        await post.open()
        await post.begin()
        await post.tell()
        await post.said("0 of 3 have given")
        supergroup = post.telegram.migrate(post.group)
        await post.lay(2)
        await post.until(lambda: supergroup.messages_of(post.bot))
        post.group = supergroup
        assert (await post.said("1 of 3 have given")).buttons
        assert (await states())[-1] == ("clue", "sent")
