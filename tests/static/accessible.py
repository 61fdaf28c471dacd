"""What axe-core finds wrong with a screen for people who listen, use keys, or see little."""

import asyncio
from typing import Any

from playwright.async_api import Page

from tests.borrowed import AXE, borrowed

GRAVE = ("serious", "critical")
RUN = """async (rules) => {
    const only = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
    const found = await axe.run(document, { resultTypes: ["violations"], ...only });
    const place = ({ target, any }) => `${target.join(" ")} ${any.map((one) => one.message).join("; ")}`;
    return found.violations.map(({ id, impact, nodes }) => ({ id, impact, places: nodes.map(place) }));
}"""


async def findings_of(page: Page, *rules: str) -> list[str]:
    """Every serious or critical finding on the screen as it is shown now, by all rules or these."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(borrowed(AXE) + "; undefined")
    running = asyncio.ensure_future(page.evaluate(RUN, list(rules)))
    if await page.evaluate("'__pwClock' in window"):
        while (
            not running.done()
        ):  # axe waits for timers, and in a page whose clock stands none ends by itself
            await page.clock.run_for(1)
    found: list[Any] = await running
    return [f"{one['id']}: {place}" for one in found if one["impact"] in GRAVE for place in one["places"]]
