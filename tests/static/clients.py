"""Telegram's clients as the page meets them: a phone's bridge, a desktop's, and a frame of the Web client.

Each hears what the page says, whole and in order, and tells it news, if it tells anything at all.
"""

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import ConsoleMessage, Frame, Page, Route, expect

from tests.builders import NOW
from tests.miniapp.launching import launch_data
from tests.static.phones import LIGHT, TOKEN, Phones, fragment

WEB = "https://web.telegram.org/k/"
HEARS = "window.heard = []; const hear = (name, data) => window.heard.push([name, data]);"
PROXY = (
    f"{HEARS} window.TelegramWebviewProxy = {{ postEvent: (name, data) => hear(name, JSON.parse(data)) }};"
)
NOTIFY = (
    f"{HEARS} const take = (told) => hear(told.eventType, told.eventData);"
    "const notify = (text) => take(JSON.parse(text));"
    "Object.defineProperty(window, 'external', { value: { notify } });"
)
PARENT = """<!doctype html><body style="margin: 0"><script>
const news = NEWS;
window.heard = [];
window.tell = (eventType, eventData) => frames[0].postMessage(JSON.stringify({ eventType, eventData }), "*");
addEventListener("message", (event) => {
    if (event.source !== frames[0]) return;
    const { eventType, eventData } = JSON.parse(event.data);
    window.heard.push([eventType, eventData]);
    if (news[eventType]) tell(...news[eventType]);
});
</script><iframe src="SOURCE" style="border: 0; width: 100vw; height: 100vh"></iframe>"""
Said = list[tuple[str, Any]]


@dataclass
class Client:
    """A client with the page in it. `frame` is where the page is."""

    page: Page
    frame: Frame

    async def heard(self, *names: str) -> Said:
        """What the page has said, or of that only the messages of these names."""
        said = await self.page.evaluate("window.heard")
        return [(name, data) for name, data in said if not names or name in names]

    async def hears(self, what: Callable[[Said], bool]) -> None:
        """Wait until the page has said this."""
        while not what(said := await self.heard()):
            await self.page.wait_for_function("(count) => window.heard.length > count", arg=len(said))

    async def tells(self, event: str, **data: Any) -> None:
        """Tell the page something, in the client's own way."""
        if self.frame is self.page.main_frame:
            await self.page.evaluate("(told) => window.Telegram.WebView.receiveEvent(...told)", [event, data])
        else:
            await self.page.evaluate("(told) => window.tell(...told)", [event, data])


@dataclass
class Clients:
    """Opens the page for people in clients of every kind and age."""

    phones: Phones
    news: dict[str, tuple[str, Any]] = field(default_factory=dict)  # what a Web client answers to what

    async def open(
        self,
        kind: str,
        player: int,
        name: str,
        game: str | None,
        *,
        version: str,
        still: bool = True,
        hear: Callable[[ConsoleMessage], None] | None = None,
        first: Callable[[Page], Awaitable[object]] | None = None,
    ) -> Client:
        """The page in a client: "proxy", "notify" or "frame". `first` is done with the blank page."""
        page = await self.phones.blank(still=still)
        if hear:
            page.on("console", hear)
        if first:
            await first(page)
        user = json.dumps({"id": player, "first_name": name, "language_code": "en"})
        data = launch_data(TOKEN, player, name, at=NOW, game=game, user=user)
        address = f"{self.phones.address}/{fragment(data, version=version, theme=LIGHT)}"
        if kind == "frame":
            parent = PARENT.replace("NEWS", json.dumps(self.news)).replace("SOURCE", address)

            async def show(route: Route) -> None:
                await route.fulfill(body=parent, content_type="text/html")

            await page.route(WEB, show)
            await page.goto(WEB)
            frame = page.frames[1]
        else:
            await page.add_init_script({"proxy": PROXY, "notify": NOTIFY}[kind])
            await page.goto(address)
            frame = page.main_frame
        await expect(frame.locator("#skeleton")).to_have_count(0)
        return Client(page, frame)
