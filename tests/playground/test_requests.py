"""Requests to the pretend Telegram: every form they may have, and what is said of wrong ones."""

import json

import pytest
from aiohttp import ClientSession, FormData

TOKEN = "7000000001:TEST-TOKEN-OF-NOBODY"


@pytest.fixture
def values(world):
    markup = {"inline_keyboard": [[{"text": "Join", "callback_data": "join"}]]}
    return {"chat_id": str(world.group.id), "text": "x", "reply_markup": json.dumps(markup)}


def form(values):
    data = FormData(default_to_multipart=True)
    for name, value in values.items():
        data.add_field(name, value)
    return data


@pytest.mark.parametrize("way", ["json", "form", "multipart", "query", "get"])
async def test_parameters_come_as_json_form_multipart_or_query(world, values, way):
    as_json = {**values, "reply_markup": json.loads(values["reply_markup"])}
    request = {
        "json": {"method": "POST", "json": as_json},
        "form": {"method": "POST", "data": values},
        "multipart": {"method": "POST", "data": form(values)},
        "query": {"method": "POST", "params": values},
        "get": {"method": "GET", "params": values},
    }[way]
    async with ClientSession() as session:
        url = f"{world.telegram.url}/bot{TOKEN}/sendMessage"
        async with session.request(url=url, **request) as answer:
            assert (await answer.json())["ok"] is True
    assert [(m.text, m.buttons[0].data) for m in world.group.messages_of(world.bot)] == [("x", "join")]


async def test_method_names_ignore_case(api):
    assert (await api("GETME"))["ok"] is True


async def test_a_wrong_token_is_unauthorized(api):
    assert await api("getMe", token="1:wrong") == {
        "ok": False,
        "error_code": 401,
        "description": "Unauthorized",
    }


async def test_an_unknown_method_is_not_found(api):
    assert await api("sendTelepathy") == {
        "ok": False,
        "error_code": 404,
        "description": "Not Found: method not found",
    }


async def test_a_method_that_is_not_played_is_said_so_and_a_complaint(api, world):
    assert (await api("sendDice", chat_id=world.group.id))["error_code"] == 501
    assert world.telegram.complaints.pop() == "sendDice: the playground does not play this method"


async def test_an_unknown_parameter_is_ignored_and_a_complaint(api, world):
    assert (await api("sendMessage", chat_id=world.group.id, text="x", colour="red"))["ok"] is True
    assert world.telegram.complaints.pop() == "sendMessage: unknown parameter colour"


async def test_a_wrong_type_deep_inside_is_a_complaint(api, world):
    markup = {"inline_keyboard": [[{"text": "x", "callback_data": "y", "shape": "round"}]], "force_reply": 1}
    await api("sendMessage", chat_id=world.group.id, text="x", reply_markup=markup)
    assert sorted(world.telegram.complaints) == [
        "sendMessage.reply_markup(InlineKeyboardMarkup).force_reply: 1 is no Boolean",
        "sendMessage.reply_markup(InlineKeyboardMarkup).inline_keyboard[0][0](InlineKeyboardButton): "
        "unknown field shape",
    ]
    world.telegram.complaints.clear()


async def test_a_missing_parameter_is_refused_in_telegrams_words(api, world):
    answers = [
        await api("sendMessage", chat_id=world.group.id),
        await api("sendMessage", text="x"),
        await api("sendPhoto", chat_id=world.group.id),
    ]
    assert [answer["description"] for answer in answers] == [
        "Bad Request: message text is empty",
        "Bad Request: chat_id is empty",
        "Bad Request: there is no photo in the request",
    ]


async def test_an_upload_may_stand_under_any_name(world, picture):
    data = FormData()
    data.add_field("chat_id", str(world.group.id))
    data.add_field("photo", "attach://table")
    data.add_field("table", picture, filename="table.jpg", content_type="image/jpeg")
    async with ClientSession() as session:
        url = f"{world.telegram.url}/bot{TOKEN}/sendPhoto"
        async with session.post(url, data=data) as answer:
            assert (await answer.json())["ok"] is True
    assert world.group.messages_of(world.bot)[0].photo == picture


async def test_a_file_is_downloaded_by_the_bot_that_may(api, world, picture):
    said = await world.ann.sends_photo(world.group, content=picture)
    file_id = world.telegram.files.id_for(world.bot.id, said.file)
    path = (await api("getFile", file_id=file_id))["result"]["file_path"]
    async with ClientSession() as session:
        async with session.get(f"{world.telegram.url}/file/bot{TOKEN}/{path}") as answer:
            assert (answer.status, await answer.read()) == (200, picture)
        async with session.get(f"{world.telegram.url}/file/bot{TOKEN}/photos/none.jpg") as answer:
            assert answer.status == 404
        async with session.get(f"{world.telegram.url}/file/bot1:wrong/{path}") as answer:
            assert answer.status == 401


async def test_what_was_asked_is_on_record(api, world):
    await api("sendMessage", chat_id=world.group.id, text="x")
    await api("sendMessage", chat_id=-1, text="y")
    calls = world.telegram.calls_of("sendMessage")
    assert [(call.values["text"], call.refused and call.refused.description) for call in calls] == [
        ("x", None),
        ("y", "Bad Request: chat not found"),
    ]
    assert len(world.telegram.calls_of("sendMessage", world.group)) == 1
