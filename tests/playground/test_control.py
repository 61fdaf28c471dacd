"""The playground's own HTTP API: what its page and other programs see and do."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from urllib.parse import unquote

import pytest
from aiohttp import ClientSession
from init_data_py import validate_by_hash

from playground.friends import Pauses
from playground.launch import MINIAPP, TOKEN, USERNAME, Evening, Options, evening

LINK = f"https://t.me/{USERNAME}/{MINIAPP}?startapp=g_1"


@dataclass
class Desk:
    """A running evening without a bot, and somebody who acts over HTTP."""

    evening: Evening
    http: ClientSession

    @property
    def telegram(self):
        return self.evening.telegram

    @property
    def group(self):
        return next(iter(self.telegram.chats.values()))

    @property
    def you(self):
        return self.telegram.people[0]

    async def act(self, name, /, **values):
        async with self.http.post(f"/control/{name}", json=values) as answer:
            return await answer.json()

    async def state(self):
        async with self.http.get("/control/state") as answer:
            return await answer.json()

    async def bot(self, method, **values):
        async with self.http.post(f"/bot{TOKEN}/{method}", json=values) as answer:
            return (await answer.json())["result"]


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    options = Options(with_bot=False, seed=1, pauses=Pauses(0, 0, 0))
    async with evening(options) as running, ClientSession(running.telegram.url) as http:
        yield Desk(running, http)


async def test_an_evening_begins_with_you_three_friends_and_one_group(desk):
    state = await desk.state()
    assert [(person["name"], person["plays"]) for person in state["people"]] == [
        ("Robin", False),
        ("Mila", True),
        ("Theo", True),
        ("Aisha", True),
    ]
    assert [(chat["title"], chat["kind"], len(chat["members"])) for chat in state["chats"]] == [
        ("Friday Dreamers", "supergroup", 5)
    ]
    assert state["bots"][0]["username"] == USERNAME
    assert [message["service"] for message in state["messages"]] == ["Robin added Fabulo"]


async def test_what_one_says_and_sends_stands_in_the_chat(desk):
    place = {"person": desk.you.id, "chat": str(desk.group.id)}
    said = await desk.act("say", **place, text="hello")
    await desk.act("send", **place, kind="voice", reply_to=said["key"])
    first, second = (await desk.state())["messages"][-2:]
    assert (first["words"], first["author"]) == ("hello", desk.you.id)
    assert (second["media"]["kind"], second["reply_to"]) == ("voice", first["key"])
    async with desk.http.get(second["media"]["url"]) as file:
        assert (file.status, file.content_type) == (200, "audio/ogg")
    assert desk.group.messages[-1].reply_to is desk.group.messages[-2]


async def test_a_button_is_pressed_by_its_place(desk):
    rows = [[{"text": "Rules", "callback_data": "rules"}, {"text": "Open", "url": LINK}]]
    await desk.bot("sendMessage", chat_id=desk.group.id, text="Lobby", reply_markup={"inline_keyboard": rows})
    key = (await desk.state())["messages"][-1]["key"]
    await desk.act("press", person=desk.you.id, message=key, row=0, column=0)
    updates = await desk.bot("getUpdates")
    assert updates[-1]["callback_query"]["data"] == "rules"
    link = await desk.act("press", person=desk.you.id, message=key, row=0, column=1)
    assert link == {"wrong": "this button tells the bot nothing"}


async def test_each_change_comes_through_the_feed(desk):
    async with desk.http.ws_connect("/control/feed") as feed:
        assert (await feed.receive_json())["kind"] == "world"
        sent = await desk.bot("sendMessage", chat_id=desk.group.id, text="one")
        change = await feed.receive_json()
        assert (change["kind"], change["value"]["words"]) == ("message", "one")
        await desk.bot("editMessageText", chat_id=desk.group.id, message_id=sent["message_id"], text="two")
        change = await feed.receive_json()
        assert (change["value"]["words"], change["value"]["edited"]) == ("two", True)
        await desk.you.renames(desk.group, "Saturday")
        kinds = [(await feed.receive_json())["kind"] for _ in range(2)]
        assert kinds == ["message", "chat"]


async def test_an_answer_to_a_press_is_told_to_the_page(desk):
    rows = [[{"text": "Rules", "callback_data": "rules"}]]
    await desk.bot("sendMessage", chat_id=desk.group.id, text="x", reply_markup={"inline_keyboard": rows})
    async with desk.http.ws_connect("/control/feed") as feed:
        world = (await feed.receive_json())["value"]
        press = desk.you.press(desk.group.messages[-1], "rules")
        await desk.bot("answerCallbackQuery", callback_query_id=press.id, text="Yes", show_alert=True)
        assert await feed.receive_json() == {
            "kind": "answer",
            "value": {
                "person": desk.you.id,
                "text": "Yes",
                "alert": True,
                "url": "",
                "message": world["messages"][-1]["key"],
            },
        }


async def test_a_link_to_the_mini_app_becomes_a_signed_address(desk):
    launch = await desk.act(
        "launch", person=desk.you.id, link=LINK, chat=str(desk.group.id), theme={"a": "#fff"}
    )
    miniapp = desk.telegram.bots[0].miniapps[MINIAPP]
    assert launch["url"].startswith(f"{miniapp}/?tgWebAppStartParam=g_1#tgWebAppData=user")
    fragment = dict(pair.split("=", 1) for pair in launch["url"].partition("#")[2].split("&"))
    data = validate_by_hash(unquote(fragment["tgWebAppData"]), TOKEN)
    assert (data.user.id, data.start_param) == (desk.you.id, "g_1")
    elsewhere = await desk.act("launch", person=desk.you.id, link="https://t.me/other/app?startapp=x")
    assert elsewhere == {"wrong": "https://t.me/other/app?startapp=x opens no mini-app"}


async def test_people_come_and_play_alone_or_not(desk):
    added = await desk.act("person", name="Nina", language="nl", plays=True, chat=str(desk.group.id))
    nina = desk.telegram.people[-1]
    assert (nina.id, nina.language, desk.group.has(nina)) == (added["id"], "nl", True)
    assert desk.evening.friends.plays(nina)
    await desk.act("plays", person=nina.id, plays=False)
    assert not desk.evening.friends.plays(nina)


async def test_a_friend_presses_join_once_a_game(desk):
    markup = {"inline_keyboard": [[{"text": "Join", "callback_data": "join:g_1"}]]}
    lobby = await desk.bot("sendMessage", chat_id=desk.group.id, text="Lobby", reply_markup=markup)
    await desk.telegram.until(lambda: len(desk.telegram.presses) == 3)
    place = {"chat_id": desk.group.id, "message_id": lobby["message_id"]}
    await desk.bot("editMessageText", **place, text="Lobby: 3", reply_markup=markup)
    updates = await desk.bot("getUpdates")
    presses = [update["callback_query"] for update in updates if "callback_query" in update]
    assert sorted(press["from"]["first_name"] for press in presses) == ["Aisha", "Mila", "Theo"]


async def test_groups_of_every_kind_are_made_and_changed(desk):
    for kind in ("group", "supergroup", "forum"):
        await desk.act("chat", title=kind, kind=kind)
    group, _, forum = (await desk.state())["chats"][1:]
    moved = await desk.act("act", person=desk.you.id, chat=group["key"], what="migrate")
    assert moved["key"].startswith("-100")
    topic = await desk.act("topic", person=desk.you.id, chat=forum["key"], name="Games")
    await desk.act("topic", person=desk.you.id, chat=forum["key"], topic=topic["topic"], what="close")
    chats = {chat["key"]: chat for chat in (await desk.state())["chats"]}
    assert chats[forum["key"]]["topics"] == [{"id": topic["topic"], "name": "Games", "closed": True}]
    assert chats[group["key"]]["migrated_to"] == moved["key"]


async def test_the_bot_is_removed_and_added_again(desk):
    bot, place = desk.telegram.bots[0], {"person": desk.you.id, "chat": str(desk.group.id)}
    await desk.act("act", **place, what="kick_bot")
    assert not desk.group.has(bot)
    await desk.act("act", **place, what="add_bot")
    await desk.act("act", **place, what="promote_bot")
    assert desk.group.is_admin(bot)
    assert desk.telegram.chats[desk.group.id].everything[-1].service["new_chat_members"][0]["id"] == bot.id


async def test_commands_are_offered_to_the_person_in_the_chat(desk):
    await desk.bot("setMyCommands", commands=[{"command": "newgame", "description": "Open a game"}])
    offered = await desk.act("commands", person=desk.you.id, chat=str(desk.group.id))
    assert offered == {"commands": [{"command": "newgame", "description": "Open a game"}]}


async def test_faults_are_switched_on_and_all_off(desk):
    await desk.act("fault", kind="429", method="sendMessage", retry_after=5, times=2)
    assert (await desk.state())["faults"] == [
        {"kind": "429", "method": "sendMessage", "times": 2, "retry_after": 5, "seconds": 5.0, "hits": 0}
    ]
    await desk.act("fault", kind="dark", on=True)
    assert (await desk.state())["dark"] is True
    await desk.act("fault", kind="none")
    state = await desk.state()
    assert (state["faults"], state["dark"]) == ([], False)


async def test_what_cannot_be_done_is_said(desk):
    nobody = await desk.act("say", person=1, chat=str(desk.group.id), text="x")
    nowhere = await desk.act("say", person=desk.you.id, chat="-1", text="x")
    no_bot = await desk.act("product", what="kill")
    assert [nobody, nowhere, no_bot] == [
        {"wrong": "there is nobody 1"},
        {"wrong": "there is no chat -1"},
        {"wrong": "no bot was started here"},
    ]


async def test_pages_of_other_sites_cannot_steer_the_playground(desk):
    for headers in ({"Origin": "https://evil.example"}, {"Host": "evil.example"}):
        async with desk.http.post("/control/say", json={}, headers=headers) as answer:
            assert answer.status == 403


async def test_the_page_and_its_parts_are_served_and_nothing_else(desk):
    async with desk.http.get("/") as page:
        text = await page.text()
    assert "Fabulo's playground" in text
    for name in ("main.js", "style.css", "mark.svg"):
        async with desk.http.get(f"/page/{name}") as part:
            assert part.status == 200
    for name in ("nothing.js", "..%2Flaunch.py"):
        async with desk.http.get(f"/page/{name}") as part:
            assert part.status == 404
