"""How the pretend Telegram brings updates to a webhook."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest
from aiohttp import web


@dataclass
class Receiver:
    """A webhook that notes what it got and answers as told."""

    url: str = ""
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    got: list[tuple[dict[str, str], dict]] = field(default_factory=list)
    hold: dict[str, asyncio.Event] = field(default_factory=dict)
    more: asyncio.Event = field(default_factory=asyncio.Event)

    def texts(self):
        return [body["message"]["text"] for _, body in self.got if "text" in body.get("message", {})]

    async def until(self, count):
        async with asyncio.timeout(60):
            while len(self.texts()) < count:
                self.more.clear()
                await self.more.wait()


@pytest.fixture
async def receiver(aiohttp_server) -> AsyncIterator[Receiver]:
    receiver = Receiver()

    async def take(request):
        body = await request.json()
        receiver.got.append((dict(request.headers), body))
        receiver.more.set()
        text = body.get("message", {}).get("text", "")
        if text in receiver.hold:
            await receiver.hold[text].wait()
        status, headers = receiver.answers.pop(0) if receiver.answers and text else (200, {})
        return web.Response(status=status, headers=headers)

    app = web.Application()
    app.router.add_post("/telegram", take)
    server = await aiohttp_server(app)
    receiver.url = str(server.make_url("/telegram"))
    return receiver


@pytest.fixture
async def hooked(api, receiver):
    await api("setWebhook", url=receiver.url, secret_token="s3cret", drop_pending_updates=True)
    return receiver


async def test_an_update_comes_with_the_documented_headers_alone(world, hooked):
    await world.ann.says(world.group, "/a@FabuloTestBot")
    await hooked.until(1)
    headers, _ = hooked.got[-1]
    assert headers["X-Telegram-Bot-Api-Secret-Token"] == "s3cret"
    assert headers["Content-Type"] == "application/json"
    plain_http = {"Host", "Content-Length", "Accept-Encoding", "Connection"}
    assert set(headers) - plain_http == {"X-Telegram-Bot-Api-Secret-Token", "Content-Type"}


async def test_anything_but_2xx_brings_the_update_again(world, hooked, api):
    hooked.answers = [(503, {}), (301, {"Location": "/elsewhere"}), (200, {})]
    await world.ann.says(world.group, "/a@FabuloTestBot")
    await hooked.until(3)
    assert hooked.texts() == ["/a@FabuloTestBot"] * 3
    ids = {body["update_id"] for _, body in hooked.got}
    assert len(ids) == 1
    info = (await api("getWebhookInfo"))["result"]
    assert info["last_error_message"] == "Wrong response from the webhook: 301 Moved Permanently"


async def test_retry_after_is_kept_to(world, hooked):
    hooked.answers = [(429, {"Retry-After": "1"}), (200, {})]
    began = asyncio.get_running_loop().time()
    await world.ann.says(world.group, "/a@FabuloTestBot")
    await hooked.until(2)
    assert asyncio.get_running_loop().time() - began >= 1


async def test_a_chats_order_is_kept_and_other_chats_do_not_wait(world, hooked):
    other = world.telegram.add_group("Saturday", [world.ann])
    hooked.hold["/1@FabuloTestBot"] = asyncio.Event()
    for text in ("/1", "/2", "/3"):
        await world.ann.says(world.group, f"{text}@FabuloTestBot")
    await world.ann.says(other, "/4@FabuloTestBot")
    await hooked.until(2)
    assert sorted(hooked.texts()) == ["/1@FabuloTestBot", "/4@FabuloTestBot"]
    hooked.hold["/1@FabuloTestBot"].set()
    await hooked.until(4)
    assert hooked.texts()[2:] == ["/2@FabuloTestBot", "/3@FabuloTestBot"]


async def test_no_more_than_max_connections_are_open_at_once(world, receiver, api):
    await api("setWebhook", url=receiver.url, max_connections=1, drop_pending_updates=True)
    other = world.telegram.add_group("Saturday", [world.ann], bots=[])
    await world.ann.adds(world.bot, other)
    receiver.hold["/1@FabuloTestBot"] = asyncio.Event()
    await world.ann.says(world.group, "/1@FabuloTestBot")
    await world.ann.says(other, "/2@FabuloTestBot")
    await receiver.until(1)
    assert receiver.texts() == ["/1@FabuloTestBot"]
    receiver.hold["/1@FabuloTestBot"].set()
    await receiver.until(2)


async def test_what_was_not_taken_waits_for_the_poller(world, receiver, api):
    await api("setWebhook", url="http://127.0.0.1:9/nobody", drop_pending_updates=True)
    await world.ann.says(world.group, "/a@FabuloTestBot")
    await api("deleteWebhook")
    updates = (await api("getUpdates"))["result"]
    assert [update["message"]["text"] for update in updates] == ["/a@FabuloTestBot"]


async def test_a_doubled_update_comes_twice_with_one_id(world, hooked):
    world.telegram.faults.add("doubled", "message")
    await world.ann.says(world.group, "/a@FabuloTestBot")
    await hooked.until(2)
    assert len({body["update_id"] for _, body in hooked.got}) == 1


async def test_a_webhook_is_https_on_telegrams_ports_and_its_secret_plain(api, world):
    refusals = [
        await api("setWebhook", url="http://bot.example/"),
        await api("setWebhook", url="https://bot.example:1234/"),
        await api("setWebhook", url="https://bot.example/", secret_token="no spaces"),
    ]
    assert [refusal["description"] for refusal in refusals] == [
        "Bad Request: bad webhook: An HTTPS URL must be provided for webhook",
        "Bad Request: bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443",
        "Bad Request: secret token contains unallowed characters",
    ]
