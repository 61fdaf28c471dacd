"""The switches by which the pretend Telegram fails."""

import asyncio

import aiohttp
import pytest

from playground import Telegram


def say(api, world, text="x"):
    return api("sendMessage", chat_id=world.group.id, text=text)


def texts(world):
    return [message.text for message in world.group.messages_of(world.bot)]


async def test_the_next_calls_get_429_and_then_it_is_over(api, world):
    fault = world.telegram.faults.add("429", "sendMessage", retry_after=7, times=2)
    assert [(await say(api, world)).get("parameters") for _ in range(3)] == [
        {"retry_after": 7}, {"retry_after": 7}, None
    ]  # fmt: skip
    assert (fault.hits, texts(world)) == (2, ["x"])


async def test_a_fault_may_be_for_one_chat_alone_and_lasts_until_taken_back(api, world):
    other = world.telegram.add_group("Saturday", [world.ann])
    fault = world.telegram.faults.add("403", chat_id=world.group.id, times=None)
    assert (await say(api, world))["error_code"] == 403
    assert (await api("sendMessage", chat_id=other.id, text="x"))["ok"]
    assert (await say(api, world))["error_code"] == 403
    fault.clear()
    assert (await say(api, world))["ok"]


@pytest.mark.parametrize("kind", ["500", "502"])
async def test_the_server_itself_may_fail(api, world, kind):
    world.telegram.faults.add(kind, "sendMessage")
    assert (await say(api, world))["error_code"] == int(kind)
    assert texts(world) == []


@pytest.mark.parametrize(("kind", "acted"), [("reset_before", []), ("reset_after", ["x"])])
async def test_a_connection_is_cut_before_or_after_the_act(api, world, kind, acted):
    world.telegram.faults.add(kind, "sendMessage")
    with pytest.raises(aiohttp.ClientError):
        await say(api, world)
    assert texts(world) == acted


@pytest.mark.parametrize(("kind", "acted"), [("timeout_before", []), ("timeout_after", ["x"])])
async def test_an_answer_never_comes_before_or_after_the_act(api, world, kind, acted):
    world.telegram.faults.add(kind, "sendMessage")
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.1):
            await say(api, world)
    assert texts(world) == acted


async def test_an_act_may_be_done_and_still_answered_502(api, world):
    world.telegram.faults.add("502_after", "sendMessage")
    assert (await say(api, world))["error_code"] == 502
    assert texts(world) == ["x"]


async def test_telegram_may_be_dark_for_a_while(api, world):
    await world.telegram.go_dark()
    with pytest.raises(aiohttp.ClientConnectorError):
        await say(api, world)
    await world.telegram.come_back()
    assert (await say(api, world))["ok"]


async def new_updates(api, world):
    updates = (await api("getUpdates"))["result"]
    return [
        (update["update_id"], update["message"]["text"]) for update in updates if "text" in update["message"]
    ]


@pytest.fixture
async def quiet(api, world):
    """Nothing waits any more."""
    newest = (await api("getUpdates", offset=-1))["result"]
    await api("getUpdates", offset=newest[-1]["update_id"] + 1)


async def test_a_doubled_update_comes_again_although_confirmed(api, world, quiet):
    world.telegram.faults.add("doubled", "message")
    await world.ann.says(world.group, "/a@FabuloTestBot")
    [(update_id, _)] = await new_updates(api, world)
    again = (await api("getUpdates", offset=update_id + 1))["result"]
    assert [update["update_id"] for update in again] == [update_id]
    assert (await api("getUpdates", offset=update_id + 1))["result"] == []


async def test_a_repeated_update_has_a_new_number(api, world, quiet):
    world.telegram.faults.add("repeated", "message")
    await world.ann.says(world.group, "/a@FabuloTestBot")
    (first, _), (second, _) = await new_updates(api, world)
    assert second == first + 1


async def test_a_delayed_update_holds_back_what_comes_after_it(api, world, quiet):
    world.telegram.faults.add("delayed", "message", seconds=60)
    await world.ann.says(world.group, "/a@FabuloTestBot")
    await world.ann.says(world.group, "/b@FabuloTestBot")
    assert await new_updates(api, world) == []
    poll = asyncio.create_task(api("getUpdates", timeout=20))
    await asyncio.sleep(0)
    world.telegram.clock.advance(61)
    assert len((await poll)["result"]) == 2


async def test_a_lost_update_never_comes(api, world, quiet):
    world.telegram.faults.add("lost", "message")
    await world.ann.says(world.group, "/a@FabuloTestBot")
    await world.ann.says(world.group, "/b@FabuloTestBot")
    assert [text for _, text in await new_updates(api, world)] == ["/b@FabuloTestBot"]


async def test_a_fault_nobody_knows_is_refused(telegram):
    with pytest.raises(ValueError, match="no fault is called 'rain'"):
        telegram.faults.add("rain")


async def test_other_machines_are_never_listened_to():
    with pytest.raises(ValueError, match="this machine only"):
        async with Telegram.serve(host="0.0.0.0"):  # noqa: S104 - refused is the point
            pass
