"""What tests may ask of the pretend Telegram's world."""

import asyncio

import pytest

from playground.records import Counts


async def say(api, world, text, **values):
    body = await api("sendMessage", chat_id=world.group.id, text=text, **values)
    return world.group.message(body["result"]["message_id"])


async def test_a_wait_ends_when_its_condition_holds(api, world):
    waiting = asyncio.create_task(world.telegram.until(lambda: world.group.messages_of(world.bot)[0].text))
    await say(api, world, "hello")
    assert await waiting == "hello"


async def test_a_wait_in_vain_says_what_is_there_instead(api, world):
    await say(api, world, "hello")
    with pytest.raises(TimeoutError, match="'hello'"):
        await world.telegram.until(lambda: False, limit=0.01)


async def test_what_bots_did_in_a_chat_is_counted(api, world):
    sent = await say(api, world, "one")
    before = world.telegram.counts(world.group)
    await say(api, world, "two")
    await world.ann.says(world.group, "not counted")
    await api("editMessageText", chat_id=world.group.id, message_id=sent.id, text="uno")
    await api("deleteMessage", chat_id=world.group.id, message_id=sent.id)
    press = world.ben.press(sent, "x")
    await api("answerCallbackQuery", callback_query_id=press.id)
    assert world.telegram.counts(world.group) - before == Counts(new=1, edits=1, deletions=1, answers=1)


async def test_message_ids_count_from_one_in_each_chat(api, world):
    other = world.telegram.add_group("Saturday", [world.ann], bots=[])
    said = [await world.ann.says(other, text) for text in "ab"]
    assert [message.id for message in said] == [1, 2]


async def test_a_button_is_found_by_what_it_says(api, world):
    rows = [[{"text": "Join the game", "callback_data": "join"}, {"text": "Open", "url": "https://t.me/x"}]]
    sent = await say(api, world, "Lobby", reply_markup={"inline_keyboard": rows})
    assert sent.button("join").data == "join"
    assert world.group.message_with("Join") is sent
    with pytest.raises(LookupError):
        world.group.message_with("Begin")
    assert world.ann.link_of(sent, "Open") == "https://t.me/x"
    with pytest.raises(LookupError):
        sent.button("Leave")
    with pytest.raises(LookupError, match="is a link"):
        await world.ann.presses(sent, "Open")


async def test_time_moves_forward_only(world):
    before = world.telegram.clock.now()
    world.telegram.clock.advance(100)
    assert world.telegram.clock.now() >= before + 100
    with pytest.raises(ValueError, match="time does not go back"):
        world.telegram.clock.advance(-1)


async def test_who_was_removed_cannot_write_and_nobody_writes_in_a_migrated_group(world):
    await world.ann.kicks(world.ben, world.group)
    with pytest.raises(PermissionError):
        await world.ben.says(world.group, "hello?")
    old = world.telegram.add_group("Old", [world.ann], kind="group")
    world.telegram.migrate(old)
    with pytest.raises(PermissionError):
        await world.ann.says(old, "anybody?")


async def test_a_chat_is_a_group_a_supergroup_or_a_forum(world):
    with pytest.raises(ValueError, match="not 'party'"):
        world.telegram.add_group("x", [world.ann], kind="party")


async def test_only_living_topics_are_found_by_name(world):
    forum = world.telegram.add_group("Club", [world.ann], kind="forum")
    topic = await world.ann.opens_topic(forum, "Games")
    assert forum.topic_named("Games") is topic
    await world.ann.deletes_topic(forum, topic)
    with pytest.raises(LookupError):
        forum.topic_named("Games")
