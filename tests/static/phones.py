"""Phones that open the page as a Telegram client does, and what Telegram would say to the server."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from playwright.async_api import Browser, ConsoleMessage, Page, Route

from models.ports import OpenFile, Standing
from tests.builders import NOW
from tests.miniapp.launching import launch_data

TOKEN = "123456789:TEST-TOKEN-NOT-REAL"
SCRIPT = "https://telegram.org/js/telegram-web-app.js"
PATIENCE = 20_000  # milliseconds that a slow machine may take for anything
SMALL, LARGE = (360, 640), (390, 844)
LIGHT = {"bg_color": "#ffffff", "text_color": "#000000", "button_color": "#3390ec"}
DARK = {"bg_color": "#17212b", "text_color": "#f5f5f5", "button_color": "#5288c1"}


@dataclass
class Clock:
    """The server's time, which stands still unless a test moves it."""

    now: float

    def __call__(self) -> float:
        return self.now


@dataclass
class Telegram:
    """What Telegram would say of members, files and the bot."""

    standings: dict[int, Standing] = field(default_factory=dict)
    files: dict[str, tuple[str, bytes]] = field(default_factory=dict)  # kind and content
    username: str = "fabulo_bot"
    miniapp: str = "play"

    async def standing(self, chat: int, player: int) -> Standing:
        return self.standings.get(player, Standing.UNKNOWN)

    @asynccontextmanager
    async def open(self, media: str) -> AsyncIterator[OpenFile]:
        if media not in self.files:
            raise FileNotFoundError(media)
        kind, content = self.files[media]

        async def chunks() -> AsyncIterator[bytes]:
            yield content

        yield OpenFile(kind, len(content), chunks())


def fragment(data: str, *, version: str = "8.0", theme: dict[str, str] | None = None) -> str:
    """What a client puts behind the # of the page's address."""
    parts = {
        "tgWebAppData": data,
        "tgWebAppVersion": version,
        "tgWebAppPlatform": "android",
        "tgWebAppThemeParams": json.dumps(theme or LIGHT),
    }
    return "#" + "&".join(f"{name}={quote(value, safe='')}" for name, value in parts.items())


@dataclass
class Phones:
    """Opens the page for people. `complaints`: what the pages' consoles said of errors."""

    browser: Browser
    address: str
    complaints: list[str] = field(default_factory=list)
    script: str | None = None  # what telegram.org answers with; None: it is blocked

    async def open(
        self,
        player: int,
        name: str,
        game: str | None = None,
        *,
        size: tuple[int, int] = LARGE,
        theme: dict[str, str] | None = None,
        language: str = "en",
        at: float = NOW,
        still: bool = True,
        on: Page | None = None,
    ) -> Page:
        """The page as this person's phone (or the blank one that is given) shows it, past the skeleton."""
        page = on or await self.blank(size=size, still=still)
        user = json.dumps({"id": player, "first_name": name, "language_code": language})
        data = launch_data(TOKEN, player, name, at=at, game=game, user=user)
        await page.goto(f"{self.address}/{fragment(data, theme=theme)}")
        await page.wait_for_selector("#skeleton", state="detached")
        return page

    async def blank(self, *, size: tuple[int, int] = LARGE, still: bool = True, touch: bool = True) -> Page:
        """A phone (without `touch` a desktop's window) that has opened nothing yet."""
        context = await self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        await page.route(f"{SCRIPT}*", self._answer_script)
        return page

    async def _answer_script(self, route: Route) -> None:
        if self.script is None:
            await route.abort()
        else:
            await route.fulfill(body=self.script, content_type="text/javascript")

    def _hear(self, message: ConsoleMessage) -> None:
        expected = ("telegram.org", "/api/")  # a blocked script, and refusals, which are answers
        where: Any = message.location
        if message.type == "error" and not any(part in str(where.get("url", "")) for part in expected):
            self.complaints.append(message.text)
