"""A database of its own for every story: nothing that another evening left is in it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from models.migrate import migrate
from tests.conftest import fresh_postgres


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where the story's games live: "sqlite", or "postgres" brought up to date as a release does it."""
    if request.param == "sqlite":
        yield f"sqlite://{tmp_path / 'fabulo.db'}"
        return
    with fresh_postgres() as url:
        asyncio.run(migrate(url))
        yield url


@pytest.fixture(autouse=True)
def timedeltas(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the product sets it: python-telegram-bot warns of whole seconds."""
    monkeypatch.setenv("PTB_TIMEDELTA", "true")
