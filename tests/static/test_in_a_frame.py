"""The page where Telegram's Web client puts it: in a frame of another origin, with the protocol alone."""

from playwright.async_api import Browser, expect

from playground.friends import Pauses
from playground.launch import Options, evening
from tests.static.phones import PATIENCE

AT_ONCE = Pauses(least=0.01, most=0.05, race=0.0)


async def test_a_round_is_played_in_the_frame_without_telegrams_script(browser: Browser) -> None:
    async with evening(Options(players=4, seed=4, pauses=AT_ONCE)) as running:
        context = await browser.new_context(viewport={"width": 1400, "height": 950})
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        await page.route("https://telegram.org/**", lambda route: route.abort())
        await page.goto(running.telegram.url)
        await page.get_by_role("button", name="Open a game").click()
        await page.get_by_role("button", name="Open my phone").click()
        phone = page.frame_locator("iframe.app")
        await expect(phone.locator(".round-table .seat:not(.free)")).to_have_count(4)

        await phone.get_by_role("button", name="Begin the game").click()
        await expect(phone.locator(".hand, .given, .table-cards, .round-story").first).to_be_visible()
        await expect(page.locator("iframe.app")).to_have_count(1)
        await context.close()
