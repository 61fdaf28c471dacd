"""Ephemeral messages of the pretend Telegram: who may send them, when, and how they are named."""

import pytest


@pytest.fixture
async def press(api, world):
    """Ben's press of a button, just now."""
    markup = {"inline_keyboard": [[{"text": "Hand", "callback_data": "hand"}]]}
    body = await api("sendMessage", chat_id=world.group.id, text="Your turn", reply_markup=markup)
    return world.ben.press(world.group.message(body["result"]["message_id"]), "hand")


def whisper(api, world, to, **values):
    parameters = {"receiver_user_id": to.id, **values}
    return api("sendMessage", chat_id=world.group.id, text="psst", ephemeral_message_parameters=parameters)


async def test_a_press_allows_an_ephemeral_answer_for_15_s(api, world, press):
    body = await whisper(api, world, world.ben, callback_query_id=press.id)
    assert (body["result"]["message_id"], body["result"]["receiver_user"]["id"]) == (0, world.ben.id)
    assert [message.receiver for message in world.group.ephemeral] == [world.ben]
    assert "psst" not in [message.text for message in world.group.messages]
    world.telegram.clock.advance(16)
    late = await whisper(api, world, world.ben, callback_query_id=press.id)
    assert late["description"] == (
        "Bad Request: query is too old and response timeout expired or query ID is invalid"
    )


async def test_an_ephemeral_answer_goes_to_the_presser_alone(api, world, press):
    other = await whisper(api, world, world.ann, callback_query_id=press.id)
    assert other["error_code"] == 400


async def test_without_an_occasion_only_an_administrator_bot_whispers(api, world):
    refused = await whisper(api, world, world.ben)
    assert refused["description"] == "Bad Request: not enough rights to send ephemeral messages to the chat"
    await world.ann.promotes(world.bot, world.group)
    assert (await whisper(api, world, world.ben))["ok"]
    stranger = world.telegram.add_person("Cat")
    assert (await whisper(api, world, stranger))["description"] == (
        "Bad Request: the receiver of the ephemeral message is not a member of the chat"
    )
    assert (await whisper(api, world, world.bot))["error_code"] == 400


async def test_ephemeral_messages_are_for_groups(api, world):
    await world.ben.starts(world.bot)
    body = await api(
        "sendMessage",
        chat_id=world.ben.id,
        text="x",
        ephemeral_message_parameters={"receiver_user_id": world.ben.id},
    )
    assert body["description"] == (
        "Bad Request: ephemeral messages can be sent only to groups and supergroups"
    )


async def test_an_ephemeral_command_is_seen_by_the_bot_alone_and_answered_so(api, world):
    command = {"command": "hand", "description": "Your hand", "is_ephemeral": True}
    await api("setMyCommands", commands=[command])
    await world.ben.says(world.group, "/hand")
    message = (await api("getUpdates"))["result"][-1]["message"]
    assert (message["message_id"], message["receiver_user"]["id"]) == (0, world.bot.id)
    assert world.group.messages_of(world.ben) == []
    reply = {"ephemeral_message_id": message["ephemeral_message_id"]}
    parameters = {"receiver_user_id": world.ben.id}
    body = await api(
        "sendMessage", chat_id=world.group.id, text="six cards", reply_parameters=reply,
        ephemeral_message_parameters=parameters,
    )  # fmt: skip
    assert body["ok"]
    loud = await api("sendMessage", chat_id=world.group.id, text="six cards", reply_parameters=reply)
    assert loud["description"] == (
        "Bad Request: a reply to an ephemeral message must be an ephemeral message"
    )


async def test_an_ephemeral_message_may_stand_in_place_of_the_pressed_one(api, world, press):
    await whisper(api, world, world.ben, callback_query_id=press.id, replace_callback_query_message=True)
    assert world.group.ephemeral[0].replaces is press.message


async def test_an_ephemeral_message_is_named_by_receiver_and_number(api, world, press):
    sent = await whisper(api, world, world.ben, callback_query_id=press.id)
    place = {
        "chat_id": world.group.id,
        "receiver_user_id": world.ben.id,
        "ephemeral_message_id": sent["result"]["ephemeral_message_id"],
    }
    assert await api("editEphemeralMessageText", **place, text="louder") == {"ok": True, "result": True}
    wrong = await api("editEphemeralMessageText", **{**place, "receiver_user_id": world.ann.id}, text="x")
    assert wrong["description"] == "Bad Request: message to edit not found"
    zero = await api("deleteMessage", chat_id=world.group.id, message_id=0)
    assert zero["description"] == "Bad Request: message to delete not found"
    assert (await api("deleteEphemeralMessage", **place))["result"] is True
    assert world.group.ephemeral == []
