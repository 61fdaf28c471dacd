"""What it costs until the hand is to be seen, and that nothing of Telegram's is needed for it."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from tests.builders import NOW
from tests.miniapp.launching import launch_data
from tests.static.phones import TOKEN, Phones, fragment
from tests.static.tables import Table

MOST_REQUESTS = 20
MOST_BYTES = 260_000
MOST_BYTES_OF_THE_PAGE = 60_000
MOST_MODULES = 6  # beside the libraries
WHOLE_HAND = """() => {
    const all = [...document.querySelectorAll(".rail img")];
    return all.length > 0 && all.every((one) => one.complete && one.naturalWidth > 0);
}"""


@dataclass
class Request:
    """One request: when it was sent and its answer was there, and how large that was."""

    address: str
    sent: float
    came: float = 0.0
    bytes: int = 0

    @property
    def is_picture(self) -> bool:
        return "/cards/" in self.address


@dataclass
class Traffic:
    """What a page has asked for."""

    requests: dict[str, Request] = field(default_factory=dict)

    def sent(self, event: dict[str, Any]) -> None:
        self.requests[event["requestId"]] = Request(event["request"]["url"], event["timestamp"])

    def came(self, event: dict[str, Any]) -> None:
        request = self.requests[event["requestId"]]
        request.came, request.bytes = event["timestamp"], int(event["encodedDataLength"])

    def until_the_hand(self) -> list[Request]:
        """What was asked for before the last picture of the hand was there."""
        seen = max(request.came for request in self.requests.values() if request.is_picture)
        return [request for request in self.requests.values() if request.sent < seen]


async def _until_the_hand(phones: Phones, game: str) -> tuple[Page, Traffic]:
    """The page, and what it had loaded when the whole hand was to be seen."""
    page, traffic = await phones.blank(), Traffic()
    network = await page.context.new_cdp_session(page)
    await network.send("Network.enable")
    network.on("Network.requestWillBeSent", traffic.sent)
    network.on("Network.loadingFinished", traffic.came)
    data = launch_data(TOKEN, 1, "Ana", at=NOW, game=game)
    await page.goto(f"{phones.address}/{fragment(data)}")
    await page.wait_for_function(WHOLE_HAND)
    return page, traffic


@pytest.mark.parametrize("names", [("Ana", "Reza", "Lena", "Omid"), ("Ana", "Reza", "Lena")])
async def test_the_whole_hand_is_there_within_the_budget(
    phones: Phones, table: Table, names: tuple[str, ...]
) -> None:
    game = await table.telling(*names, first="race")

    _, traffic = await _until_the_hand(phones, game)

    requests = traffic.until_the_hand()
    assert sum(request.is_picture for request in requests) == {4: 6, 3: 7}[len(names)]
    assert len(requests) <= MOST_REQUESTS
    assert sum(request.bytes for request in requests) <= MOST_BYTES
    assert sum(request.bytes for request in requests if not request.is_picture) <= MOST_BYTES_OF_THE_PAGE


async def test_the_first_hand_needs_six_modules_and_asks_for_all_of_them_at_once(
    phones: Phones, table: Table
) -> None:
    game = await table.telling("Ana", "Reza", "Lena", "Omid")

    page, _ = await _until_the_hand(phones, game)

    preloaded = await page.eval_on_selector_all(
        "link[rel=modulepreload]", "all => all.map((one) => one.href)"
    )
    modules = [address for address in preloaded if "/app/" in address]
    assert 1 + len(modules) <= MOST_MODULES
    assert any("/vendor/ui.js" in address for address in preloaded)


async def test_the_session_is_asked_for_before_any_module(phones: Phones, table: Table) -> None:
    game = await table.telling("Ana", "Reza", "Lena", "Omid")
    page = await phones.blank()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    await page.goto(f"{phones.address}/{fragment(launch_data(TOKEN, 1, 'Ana', at=NOW, game=game))}")
    await page.wait_for_function(WHOLE_HAND)

    session = next(place for place, address in enumerate(asked) if address.endswith("/api/session"))
    main = next(place for place, address in enumerate(asked) if address.endswith("/main.js"))
    assert session < main


async def test_a_script_of_telegrams_that_never_answers_holds_nothing_up(
    phones: Phones, table: Table
) -> None:
    """C13: the window is never blank for want of it."""
    game = await table.telling("Ana", "Reza", "Lena", "Omid")
    page = await phones.blank()
    await page.route("https://telegram.org/**", lambda _: None)

    await page.goto(f"{phones.address}/{fragment(launch_data(TOKEN, 1, 'Ana', at=NOW, game=game))}")

    await expect(page.get_by_role("button", name="Use this card")).to_be_enabled()


async def test_nothing_moves_its_place_while_the_hand_comes(phones: Phones, table: Table) -> None:
    game = await table.telling("Ana", "Reza", "Lena", "Omid")

    page, _ = await _until_the_hand(phones, game)

    shift = await page.evaluate(
        """() => new Promise((resolve) => new PerformanceObserver((list) => resolve(
            list.getEntries().reduce((sum, entry) => sum + entry.value, 0)
        )).observe({ type: "layout-shift", buffered: true }) || setTimeout(() => resolve(0), 500))"""
    )
    assert shift <= 0.02


async def test_a_style_sheet_that_comes_after_words_and_view_is_waited_for(
    phones: Phones, table: Table
) -> None:
    game = await table.telling("Ana", "Reza", "Lena", "Omid")
    page = await phones.blank()

    async def late(route: Route) -> None:
        await page.wait_for_function("() => window.fabulo?.started")
        await page.evaluate("async () => { await window.fabulo.session; await window.fabulo.words; }")
        await page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 200))")  # the page is ready
        await route.continue_()

    await page.route("**/joined.css", late)
    await phones.open(1, "Ana", game, on=page)

    await expect(page.locator(".rail img")).to_have_count(6)
