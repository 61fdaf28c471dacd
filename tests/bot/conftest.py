"""The pretend Telegram with a bot in a group, over a database of either kind."""

from collections.abc import AsyncIterator

import pytest

from models.play import Door
from playground import Telegram
from tests.bot.world import World, a_world


@pytest.fixture(autouse=True)
def timedeltas(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the product sets it: python-telegram-bot warns of whole seconds."""
    monkeypatch.setenv("PTB_TIMEDELTA", "true")


@pytest.fixture
async def telegram() -> AsyncIterator[Telegram]:
    async with Telegram.serve(webhook_backoff=0.02) as served:
        yield served


@pytest.fixture
async def world(telegram: Telegram, door: Door) -> AsyncIterator[World]:
    async with a_world(telegram, door) as world:
        yield world
