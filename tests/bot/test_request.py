"""python-telegram-bot speaks by aiohttp: what it says, and what it says of a call that fails."""

import asyncio
import io
import json
import warnings
from collections.abc import AsyncIterator

import pytest
import telegram as ptb
from PIL import Image
from telegram.error import BadRequest, NetworkError, RetryAfter, TimedOut

from bot.request import Request, Unreached
from playground import Telegram
from playground.chats import Chat

TOKEN = "7000000001:TEST-TOKEN-OF-NOBODY"


@pytest.fixture
async def telegram() -> AsyncIterator[Telegram]:
    async with Telegram.serve() as served:
        served.add_bot(TOKEN, username="FabuloTestBot")
        served.add_group("Friday", [served.add_person("Ann")])
        yield served
        assert served.complaints == []


@pytest.fixture
def group(telegram: Telegram) -> Chat:
    return next(iter(telegram.chats.values()))


@pytest.fixture
async def bot(telegram: Telegram) -> AsyncIterator[ptb.Bot]:
    request, polling = Request(read_within=0.3), Request()
    opened = ptb.Bot(TOKEN, f"{telegram.url}/bot", request=request, get_updates_request=polling)
    async with opened:
        yield opened


def _picture() -> bytes:
    written = io.BytesIO()
    Image.new("RGB", (60, 40), "orange").save(written, "JPEG")
    return written.getvalue()


async def test_words_and_buttons_arrive_as_they_were_meant(bot: ptb.Bot, group: Chat) -> None:
    keyboard = ptb.InlineKeyboardMarkup([[ptb.InlineKeyboardButton("Öffnen & lesen", callback_data="a:b")]])
    sent = await bot.send_message(group.id, "<b>ä&amp;ö</b> 🐇 = +%", "HTML", reply_markup=keyboard)
    message = group.message(sent.message_id)
    assert message is not None
    assert (message.text, message.buttons[0].text) == ("ä&ö 🐇 = +%", "Öffnen & lesen")


async def test_a_picture_arrives_byte_by_byte(bot: ptb.Bot, group: Chat) -> None:
    picture = _picture()
    sent = await bot.send_photo(group.id, picture, caption="<i>the table</i>", parse_mode="HTML")
    message = group.message(sent.message_id)
    assert message is not None
    assert (message.photo, message.caption) == (picture, "the table")
    again = await bot.send_photo(group.id, sent.photo[-1].file_id)
    assert again.photo[-1].file_unique_id == sent.photo[-1].file_unique_id


async def test_what_telegram_refuses_is_raised_as_ever(bot: ptb.Bot, group: Chat, telegram: Telegram) -> None:
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("x", group.id, 999)
    telegram.faults.add("429", "sendMessage", retry_after=7)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ptb.warnings.PTBDeprecationWarning)
        with pytest.raises(RetryAfter):
            await bot.send_message(group.id, "x")


async def test_an_answer_that_does_not_come_is_a_time_out(
    bot: ptb.Bot, group: Chat, telegram: Telegram
) -> None:
    telegram.faults.add("timeout_after", "sendMessage")
    with pytest.raises(TimedOut):
        await bot.send_message(group.id, "x")
    assert len(group.messages) == 2  # the bot's coming, and the message that was sent all the same


async def test_a_call_may_have_a_patience_of_its_own(bot: ptb.Bot, group: Chat, telegram: Telegram) -> None:
    telegram.faults.add("timeout_before", "sendMessage")
    started = asyncio.get_running_loop().time()
    with pytest.raises(TimedOut):
        await bot.send_message(group.id, "x", read_timeout=0.05)
    assert asyncio.get_running_loop().time() - started < 0.3


async def test_a_connection_that_is_cut_is_no_time_out_and_not_unreached(
    bot: ptb.Bot, group: Chat, telegram: Telegram
) -> None:
    telegram.faults.add("reset_before", "sendMessage")
    with pytest.raises(NetworkError) as caught:
        await bot.send_message(group.id, "x")
    assert type(caught.value) is NetworkError
    assert caught.value.__cause__ is not None


async def test_where_nobody_listens_nothing_was_asked(bot: ptb.Bot, group: Chat, telegram: Telegram) -> None:
    await telegram.go_dark()
    with pytest.raises(Unreached):
        await bot.send_message(group.id, "x")
    await telegram.come_back()
    await bot.send_message(group.id, "x")


async def test_a_request_that_was_not_opened_says_so() -> None:
    with pytest.raises(RuntimeError, match="not initialized"):
        await Request().do_request("http://127.0.0.1:9/", "POST")


async def test_a_proxy_that_the_environment_names_carries_the_calls_but_not_to_hosts_it_excepts(
    telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The playground takes the part of the proxy, which is asked for whole addresses."""
    monkeypatch.setenv("http_proxy", telegram.url)
    monkeypatch.setenv("no_proxy", "far.invalid")
    request = Request()
    await request.initialize()
    status, answer = await request.do_request(f"http://telegram.invalid/bot{TOKEN}/getMe", "POST")
    assert (status, json.loads(answer)["result"]["username"]) == (200, "FabuloTestBot")
    with pytest.raises(Unreached):
        await request.do_request(f"http://far.invalid/bot{TOKEN}/getMe", "POST")
    await request.shutdown()
