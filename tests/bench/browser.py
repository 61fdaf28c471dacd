"""A phone's browser: Chromium with the network and the processor of a phone, and what it says of a page."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from playwright import async_api as playwright

from tests.bench import cores
from tests.chromium import ARGUMENTS, own_chromium

WITHIN = 60_000  # milliseconds
STILL = 1.5  # seconds without a request
NO_TELEGRAM = "--host-resolver-rules=MAP telegram.org 127.0.0.1:9"  # its script is not needed, and not ours
WATCH = """() => {
    window.seen = { paint: 0, shift: 0, hand: 0 };
    const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take))
        .observe({ type, buffered: true });
    watch("largest-contentful-paint", (entry) => { seen.paint = entry.startTime; });
    watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
}"""
WHOLE_HAND = """() => {
    const all = [...document.querySelectorAll(".rail img")];
    const whole = all.length > 0 && all.every((one) => one.complete && one.naturalWidth > 0);
    if (whole && !seen.hand) seen.hand = performance.now();
    return whole;
}"""


@dataclass(frozen=True, slots=True)
class Opening:
    """How a page opened: seconds to the largest paint and the whole hand, shift, weights."""

    paint: float
    hand: float
    shift: float
    requests: int
    bytes: int
    page_bytes: int


@dataclass
class Traffic:
    """What a page has asked for, by the request's id: its address, when it was sent and came, its bytes."""

    requests: dict[str, dict[str, Any]] = field(default_factory=dict)

    def sent(self, event: dict[str, Any]) -> None:
        self.requests[event["requestId"]] = {"address": event["request"]["url"], "sent": event["timestamp"]}

    def came(self, event: dict[str, Any]) -> None:
        request = self.requests.get(event["requestId"])
        if request is not None:
            request |= {"came": event["timestamp"], "bytes": int(event["encodedDataLength"])}

    def pictures(self) -> int:
        """Bytes of card pictures."""
        return sum(one.get("bytes", 0) for one in self.requests.values() if "/cards/" in one["address"])

    def until_the_hand(self) -> list[dict[str, Any]]:
        """What was asked for before the last picture of the hand was there, Telegram's script left out."""
        ours = [one for one in self.requests.values() if "telegram.org" not in one["address"]]
        seen = max(one.get("came", 0.0) for one in ours if "/cards/" in one["address"])
        return [one for one in ours if one["sent"] < seen]


@dataclass
class Page:
    """One phone's page; nothing of it was ever loaded before."""

    page: playwright.Page
    traffic: Traffic
    first: list[dict[str, Any]] = field(default_factory=list)  # what the hand has taken

    async def open(self, address: str, data: str) -> None:
        """As a Telegram client opens the mini-app."""
        parts = {
            "tgWebAppData": data,
            "tgWebAppVersion": "8.0",
            "tgWebAppPlatform": "android",
            "tgWebAppThemeParams": json.dumps({"bg_color": "#ffffff", "text_color": "#000000"}),
        }
        fragment = "&".join(f"{name}={quote(value, safe='')}" for name, value in parts.items())
        await self.page.goto(f"{address}#{fragment}", timeout=WITHIN, wait_until="commit")

    async def until_the_hand(self) -> None:
        """Wait until every picture of the hand is to be seen."""
        await self.page.wait_for_function(WHOLE_HAND, timeout=WITHIN, polling="raf")
        while any("came" not in one for one in self._pictures()):
            await asyncio.sleep(0.02)
        self.first = self.traffic.until_the_hand()

    async def still(self) -> None:
        """Wait until nothing more is asked for."""
        count = -1
        while count != len(self.traffic.requests):
            count = len(self.traffic.requests)
            await asyncio.sleep(STILL)

    async def opening(self) -> Opening:
        """How it opened."""
        seen = await self.page.evaluate("() => seen")
        return Opening(
            paint=seen["paint"] / 1000,
            hand=seen["hand"] / 1000,
            shift=seen["shift"],
            requests=len(self.first),
            bytes=sum(one.get("bytes", 0) for one in self.first),
            page_bytes=sum(one.get("bytes", 0) for one in self.first if "/cards/" not in one["address"]),
        )

    def _pictures(self) -> list[dict[str, Any]]:
        return [one for one in self.traffic.requests.values() if "/cards/" in one["address"]]


@dataclass(frozen=True, slots=True)
class Browser:
    """Chromium, in which every page is a phone of its own."""

    chromium: playwright.Browser

    @asynccontextmanager
    async def page(
        self, *, latency: float = 0, megabits: float = 0, slower: float = 1
    ) -> AsyncIterator[Page]:
        """A phone of 390x844 at 2x; `latency` in ms on every request, 0 megabits: as fast as it goes."""
        context = await self.chromium.new_context(
            viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=True, is_mobile=True
        )
        page = await context.new_page()
        await page.add_init_script(f"({WATCH})()")
        devtools, traffic = await context.new_cdp_session(page), Traffic()
        devtools.on("Network.requestWillBeSent", traffic.sent)
        devtools.on("Network.loadingFinished", traffic.came)
        await devtools.send("Network.enable")
        rate = megabits * 1e6 / 8 if megabits else -1
        await devtools.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": latency, "downloadThroughput": rate, "uploadThroughput": rate},
        )
        await devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        try:
            yield Page(page, traffic)
        finally:
            await context.close()


@asynccontextmanager
async def a_browser() -> AsyncIterator[Browser]:
    """One, on all cores: a phone has more than one, and the server has little to do meanwhile."""
    path = own_chromium()
    with cores.starting_on(*cores.CORES):
        driver = await playwright.async_playwright().start()
        chromium = await driver.chromium.launch(executable_path=path, args=[*ARGUMENTS, NO_TELEGRAM])
    try:
        yield Browser(chromium)
    finally:
        await chromium.close()
        await driver.stop()
