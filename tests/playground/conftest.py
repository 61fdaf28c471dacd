"""A pretend Telegram with one bot, three people and a supergroup, and genuine clients for the bot."""

import io
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import aiogram
import pytest
import telegram as ptb
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiohttp import ClientSession
from PIL import Image
from telegram.request import HTTPXRequest

from playground import Telegram
from playground.bots import Bot
from playground.chats import Chat
from playground.checks import complaints_about
from playground.people import Person
from playground.specification import specification

TOKEN = "7000000001:TEST-TOKEN-OF-NOBODY"


@dataclass
class World:
    """What most tests start from; at its end no request was wrong and no answer of a wrong shape."""

    telegram: Telegram
    bot: Bot
    ann: Person
    ben: Person
    group: Chat


@pytest.fixture
async def telegram() -> AsyncIterator[Telegram]:
    async with Telegram.serve(webhook_backoff=0.02) as served:
        yield served


@pytest.fixture
def world(telegram: Telegram) -> Iterator[World]:
    bot = telegram.add_bot(TOKEN, username="FabuloTestBot", name="Fabulo")
    ann = telegram.add_person("Ann", language="en", username="ann_a")
    ben = telegram.add_person("Ben", language="pt-br", last_name="Silva")
    yield World(telegram, bot, ann, ben, telegram.add_group("Friday", [ann, ben]))
    assert telegram.complaints == []
    returns = specification().returns
    for call in telegram.calls:
        if call.refused is None:
            assert complaints_about(call.result, returns[call.method], call.method) == []


@pytest.fixture
async def ptb_bot(world: World) -> AsyncIterator[ptb.Bot]:
    url = world.telegram.url
    bot = ptb.Bot(TOKEN, base_url=f"{url}/bot", base_file_url=f"{url}/file/bot", request=HTTPXRequest())
    async with bot:
        yield bot


@pytest.fixture
async def aiogram_bot(world: World) -> AsyncIterator[aiogram.Bot]:
    session = AiohttpSession(api=TelegramAPIServer.from_base(world.telegram.url))
    bot = aiogram.Bot(TOKEN, session=session)
    yield bot
    await session.close()


Call = Callable[..., Awaitable[Any]]


@pytest.fixture
async def api(world: World) -> AsyncIterator[Call]:
    """A bare call as JSON: the whole body that comes back."""
    async with ClientSession() as session:

        async def call(method: str, token: str = TOKEN, **values: Any) -> Any:
            async with session.post(f"{world.telegram.url}/bot{token}/{method}", json=values) as answer:
                body = await answer.json()
                assert answer.status == (200 if body["ok"] else body["error_code"])
                return body

        yield call


@pytest.fixture
def picture() -> bytes:
    """A JPEG of 600 by 400."""
    file = io.BytesIO()
    Image.new("RGB", (600, 400), (90, 60, 140)).save(file, "JPEG")
    return file.getvalue()
