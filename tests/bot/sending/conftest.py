"""What tests of sending share: time that runs faster, and a sender before a pretend Telegram."""

from collections.abc import AsyncIterator, Callable

import pytest

from tests.bot.sending.post import Post, a_post
from tests.hurried import HurriedLoop


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> dict[str, Callable[[], HurriedLoop]]:
    """Every test here runs in hurried time."""
    return {"hurried": HurriedLoop}


@pytest.fixture
async def post(database: str) -> AsyncIterator[Post]:
    """A group with a bot; nothing is sent before a sender is started."""
    async with a_post() as opened:
        yield opened
