"""The real page on the real server, in a real browser: a table of players, each with a phone."""

import shutil
import subprocess
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright, expect

from models.decks import Decks
from models.play import Door
from tests.builders import NOW
from tests.chromium import ARGUMENTS, own_chromium
from tests.static.phones import PATIENCE, Clock, Phones, Telegram
from tests.static.serving import STATIC, serving
from tests.static.tables import Table


@pytest.fixture
def url(sqlite_url: str) -> str:
    """The page is the same on either database."""
    return sqlite_url


@pytest.fixture(scope="session")
def decks(tmp_path_factory: pytest.TempPathFactory) -> Decks:
    """The real deck, as it is when the tests begin: somebody may be painting it."""
    copied = shutil.copytree(STATIC / "decks", tmp_path_factory.mktemp("page") / "decks")
    return Decks.load(copied)


@pytest.fixture
def clock() -> Clock:
    return Clock(NOW)


@pytest.fixture
def telegram() -> Telegram:
    return Telegram()


@pytest.fixture
def static() -> Path:
    """The folder that is served."""
    return STATIC


@pytest.fixture
async def address(
    door: Door, decks: Decks, clock: Clock, telegram: Telegram, static: Path
) -> AsyncIterator[str]:
    """Where the mini-app answers."""
    async with serving(door, decks, clock, telegram, static) as served:
        yield served


@pytest.fixture(autouse=True)
def patience() -> None:
    """How long an expectation is waited for."""
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A browser for all tests; where it can be steered."""
    profile = tmp_path_factory.mktemp("profile")
    frames = (
        "--disable-features=LocalNetworkAccessChecks"  # a page of web.telegram.org holds one of this machine
    )
    places = [f"--user-data-dir={profile}", "--remote-debugging-port=0", "--headless", frames, "about:blank"]
    with subprocess.Popen(
        [own_chromium(), *ARGUMENTS, *places], stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stderr
        told = next(line for line in running.stderr if "DevTools listening on " in line)
        threading.Thread(target=running.stderr.read, daemon=True).start()  # or it blocks on a full pipe
        yield told.split()[-1]
        running.terminate()


@pytest.fixture
async def browser(chromium: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        connected = await playwright.chromium.connect_over_cdp(chromium)
        yield connected
        for context in connected.contexts[1:]:
            await context.close()
        await connected.close()


@pytest.fixture
async def phones(browser: Browser, address: str) -> AsyncIterator[Phones]:
    """Opens the page for people; in the end none of its pages may have complained."""
    opened = Phones(browser, address)
    yield opened
    assert opened.complaints == []


@pytest.fixture
def table(door: Door, decks: Decks) -> Table:
    return Table(door, decks.cards("fabulo"))
