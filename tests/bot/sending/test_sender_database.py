"""A database that is away for a while does not stop the sender."""

import asyncpg
import pytest

from tests.announced import states
from tests.bot.sending.post import Post
from tests.conftest import POSTGRES


@pytest.fixture
def url(postgres_url: str) -> str:
    """Only a server can cut connections."""
    return postgres_url


async def test_a_database_that_was_away_is_no_harm(post: Post, database: str) -> None:
    sender = await post.start()
    await post.open()
    await post.said("Dan")
    for _ in range(3):
        await _cut_everybody_off(database)
        await post.passes(2)
    await post.begin()
    await post.said("Round 1: Ann tells")
    await post.tell()
    await post.said("once upon a time")
    assert sender.is_active
    assert await states() == [("lobby", "retired"), ("turn", "retired"), ("clue", "sent")]


async def _cut_everybody_off(url: str) -> None:
    owner = await asyncpg.connect(POSTGRES)
    try:
        await owner.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1",
            url.rpartition("/")[2],
        )
    finally:
        await owner.close()
