"""How the pretend Telegram tells a polling bot what happened."""

import asyncio

import pytest

from playground.presses import Answer


async def told(api, **values):
    """The updates as (kind, what it says) pairs."""
    body = await api("getUpdates", **values)
    return body["result"]


def kinds(updates):
    return [next(name for name in update if name != "update_id") for update in updates]


@pytest.fixture
async def quiet(api):
    """Nothing waits any more."""
    await api("getUpdates", offset=-1)
    newest = await told(api)
    await api("getUpdates", offset=newest[-1]["update_id"] + 1)


async def test_update_ids_only_grow(api, world, quiet):
    for text in ("/a@FabuloTestBot", "/b@FabuloTestBot", "/c@FabuloTestBot"):
        await world.ann.says(world.group, text)
    ids = [update["update_id"] for update in await told(api)]
    assert ids == [ids[0], ids[0] + 1, ids[0] + 2]


async def test_updates_are_told_again_until_confirmed(api, world, quiet):
    await world.ann.says(world.group, "/a@FabuloTestBot")
    await world.ann.says(world.group, "/b@FabuloTestBot")
    first = await told(api)
    assert await told(api) == first
    assert await told(api, offset=first[0]["update_id"] + 1) == first[1:]
    assert await told(api, offset=first[1]["update_id"] + 1) == []
    assert await told(api) == []


async def test_a_long_poll_answers_at_the_first_news(api, world, quiet):
    poll = asyncio.create_task(told(api, timeout=20))
    await world.ann.says(world.group, "/a@FabuloTestBot")
    assert kinds(await poll) == ["message"]


async def test_a_second_poller_ends_the_first_with_409(api, world, quiet):
    first = asyncio.create_task(api("getUpdates", timeout=20))
    await world.telegram.until(lambda: world.bot.updates.is_polled)
    second = asyncio.create_task(api("getUpdates", timeout=20))
    assert await first == {
        "ok": False,
        "error_code": 409,
        "description": "Conflict: terminated by other getUpdates request; make sure that only one bot "
        "instance is running",
    }
    await world.ann.says(world.group, "/a@FabuloTestBot")
    assert len((await second)["result"]) == 1


async def test_polling_is_refused_with_409_while_a_webhook_is_set(api, world, quiet):
    poll = asyncio.create_task(api("getUpdates", timeout=20))
    await world.telegram.until(lambda: world.bot.updates.is_polled)
    await api("setWebhook", url="http://127.0.0.1:9/")
    assert (await poll)["description"] == "Conflict: terminated by setWebhook request"
    body = await api("getUpdates")
    assert (body["error_code"], body["description"]) == (
        409,
        "Conflict: can't use getUpdates method while webhook is active; "
        "use deleteWebhook to delete the webhook first",
    )


async def test_a_poller_that_hangs_up_frees_its_place(api, world, quiet):
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await api("getUpdates", timeout=20)
    await world.telegram.until(lambda: not world.bot.updates.is_polled)
    await world.ann.says(world.group, "/a@FabuloTestBot")
    assert kinds(await told(api, timeout=5)) == ["message"]


async def test_some_kinds_come_only_when_asked_for(api, world, quiet):
    await world.ann.promotes(world.bot, world.group)
    await world.ben.leaves(world.group)
    assert kinds(await told(api)) == ["my_chat_member", "message"]
    asked = ["chat_member"]
    await api("getUpdates", offset=-1, allowed_updates=asked)
    await api("getUpdates", offset=(await told(api))[-1]["update_id"] + 1)
    await world.ben.joins(world.group)
    assert kinds(await told(api)) == ["chat_member"]


async def test_an_empty_list_of_kinds_is_the_default_and_none_keeps_the_choice(api, world, quiet):
    await api("getUpdates", allowed_updates=["callback_query"])
    await world.ann.says(world.group, "/a@FabuloTestBot")
    await api("getUpdates")
    await world.ann.says(world.group, "/b@FabuloTestBot")
    assert await told(api) == []
    await api("getUpdates", allowed_updates=[])
    await world.ann.says(world.group, "/c@FabuloTestBot")
    assert kinds(await told(api)) == ["message"]


@pytest.fixture
async def lobby(api, world):
    markup = {"inline_keyboard": [[{"text": "Join", "callback_data": "join"}]]}
    body = await api("sendMessage", chat_id=world.group.id, text="Lobby", reply_markup=markup)
    await api("getUpdates", offset=-1)
    return world.group.message(body["result"]["message_id"])


async def test_a_press_that_nobody_fetched_is_forgotten_after_150_s(api, world, lobby, quiet):
    world.ben.press(lobby, "join")
    world.telegram.clock.advance(149)
    assert kinds(await told(api)) == ["callback_query"]
    world.telegram.clock.advance(2)
    assert await told(api) == []


async def test_a_press_is_answered_once(api, world, lobby):
    press = world.ben.press(lobby, "join")
    answer = {"callback_query_id": press.id, "text": "You are in"}
    assert (await api("answerCallbackQuery", **answer))["result"] is True
    assert press.answered.result() == Answer("You are in", alert=False)
    assert (await api("answerCallbackQuery", **answer))["description"] == (
        "Bad Request: query is too old and response timeout expired or query ID is invalid"
    )


async def test_a_press_is_answered_in_time_or_not_at_all(api, world, lobby):
    press = world.ben.press(lobby, "join")
    world.telegram.clock.advance(16)
    late = await api("answerCallbackQuery", callback_query_id=press.id)
    unknown = await api("answerCallbackQuery", callback_query_id="12345")
    wording = "Bad Request: query is too old and response timeout expired or query ID is invalid"
    assert [late["description"], unknown["description"]] == [wording, wording]


async def test_an_answer_has_at_most_200_characters(api, world, lobby):
    press = world.ben.press(lobby, "join")
    long = await api("answerCallbackQuery", callback_query_id=press.id, text="x" * 201)
    assert long["description"] == "Bad Request: MESSAGE_TOO_LONG"
    assert (await api("answerCallbackQuery", callback_query_id=press.id, text="x" * 200))["ok"]
    assert world.telegram.complaints.pop() == "answerCallbackQuery.text: must be 0-200 long"


async def test_a_press_under_a_deleted_message_names_only_its_place(api, world, lobby, quiet):
    await world.ann.deletes(lobby)
    world.ben.press(lobby, "join")
    message = (await told(api))[0]["callback_query"]["message"]
    assert (message["message_id"], message["date"], set(message)) == (
        lobby.id,
        0,
        {"message_id", "date", "chat"},
    )


async def test_waiting_for_an_answer_ends_with_it_or_with_nothing(api, world, lobby, quiet):
    waiting = asyncio.create_task(world.ben.presses(lobby, "Join"))
    update = (await told(api, timeout=5))[0]
    await api(
        "answerCallbackQuery", callback_query_id=update["callback_query"]["id"], text="No", show_alert=True
    )
    assert await waiting == Answer("No", alert=True)
    assert await world.ben.presses(lobby, "Join", limit=0.01) is None


async def test_updates_are_kept_for_a_day(api, world, quiet):
    await world.ann.says(world.group, "/a@FabuloTestBot")
    world.telegram.clock.advance(24 * 3600 - 5)
    assert len(await told(api)) == 1
    world.telegram.clock.advance(10)
    assert await told(api) == []


async def heard(api, *texts):
    """Which of these texts came through, and nothing else."""
    return [update["message"]["text"] for update in await told(api) if "text" in update.get("message", {})]


async def test_privacy_mode_lets_commands_replies_and_service_messages_through(api, world, lobby, quiet):
    await world.ann.says(world.group, "just talking")
    await world.ann.says(world.group, "/newgame")
    await world.ann.says(world.group, "/newgame@OtherBot")
    await world.ann.says(world.group, "/newgame@fabulotestbot")
    await world.ann.says(world.group, "my clue", reply_to=lobby)
    await world.ann.says(world.group, "to Ben", reply_to=world.group.messages[-1])
    assert await heard(api) == ["/newgame", "/newgame@fabulotestbot", "my clue"]


async def test_a_bare_command_is_for_the_bot_that_spoke_last(api, world, quiet):
    other = world.telegram.add_bot("7000000002:OTHER", username="OtherBot")
    await world.ann.adds(other, world.group)
    await api("getUpdates", offset=-1)
    await world.ann.says(world.group, "/first")
    await api("sendMessage", token=other.token, chat_id=world.group.id, text="hello")
    await world.ann.says(world.group, "/second")
    await api("sendMessage", chat_id=world.group.id, text="hello")
    await world.ann.says(world.group, "/third")
    assert await heard(api) == ["/first", "/third"]


async def test_an_administrator_bot_and_one_without_privacy_mode_hear_everything(api, world, quiet):
    await world.ann.says(world.group, "one")
    world.bot.privacy = False
    await world.ann.says(world.group, "two")
    world.bot.privacy = True
    await world.ann.promotes(world.bot, world.group)
    await world.ann.says(world.group, "three")
    assert await heard(api) == ["two", "three"]


async def test_bots_do_not_hear_each_other_nor_themselves(api, world, quiet):
    other = world.telegram.add_bot("7000000002:OTHER", username="OtherBot")
    await world.ann.adds(other, world.group)
    await world.ann.promotes(world.bot, world.group)
    await api("getUpdates", offset=-1)
    await api("sendMessage", token=other.token, chat_id=world.group.id, text="from the other")
    await api("sendMessage", chat_id=world.group.id, text="from itself")
    assert await heard(api) == []
    await world.telegram.bot_says(other, world.group, "/for you", seen_by_bots=True)
    assert await heard(api) == ["/for you"]


async def test_a_changed_message_is_told_as_such(api, world, quiet):
    said = await world.ann.says(world.group, "/newgame@FabuloTestBot")
    await world.ann.edits(said, "/newgame@FabuloTestBot please")
    updates = await told(api)
    assert kinds(updates) == ["message", "edited_message"]
    assert updates[1]["edited_message"]["edit_date"] >= updates[0]["message"]["date"]


async def test_a_forward_says_where_it_came_from(api, world, quiet):
    await world.ann.starts(world.bot)
    said = await world.ben.says(world.group, "hello")
    await world.ann.forwards(said, world.bot)
    message = (await told(api))[-1]["message"]
    assert message["forward_origin"]["sender_user"]["id"] == world.ben.id
