"""A party for each case, on either database."""

from collections.abc import AsyncIterator

import asyncpg
import pytest

from models.database import address
from tests.cases.party import Party, a_party
from tests.conftest import EMPTY


@pytest.fixture(autouse=True)
def timedeltas(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the program sets it: python-telegram-bot warns of whole seconds."""
    monkeypatch.setenv("PTB_TIMEDELTA", "true")


@pytest.fixture
async def empty_url(url: str) -> str:
    """Where an empty, migrated database is."""
    if url.startswith("postgres"):
        connection = await asyncpg.connect(**address(url))
        await connection.execute(EMPTY)
        await connection.close()
    return url


@pytest.fixture
async def party(empty_url: str) -> AsyncIterator[Party]:
    """A group of eight with the bot, and the program running."""
    async with a_party(empty_url) as party:
        yield party
