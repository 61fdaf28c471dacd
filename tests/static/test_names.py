"""Names as long and as strange as they come: they push nothing out of the window and jumble no line."""

from functools import partial

from playwright.async_api import Page, expect

from models import rules
from models.people import Person
from tests.builders import tells
from tests.static.phones import SMALL, Phones
from tests.static.tables import Table

FULL_NAMES = ("Ana", "W" * 300, "\u202eevil", "سارا رضایی (3)", "🦊" * 64, "ض" * 100, "👨‍👩‍👧‍👦🏳️‍🌈", "\u3164")
OUTSIDE = """() => [...document.querySelectorAll("body *")].filter((element) => {
    const box = element.getBoundingClientRect();
    const meant = element.closest(".rail, .thumbs, svg, [aria-hidden=true]");
    return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1) && !meant;
}).map((element) => `${element.tagName}.${element.className}`)"""


async def inside(page: Page, shows: str) -> None:
    """Everything stands in the window, once this is to be seen."""
    await expect(page.locator(shows).first).to_be_visible()
    await page.wait_for_function(f"() => ({OUTSIDE})().length === 0")


async def test_the_longest_and_strangest_names_push_nothing_out_of_the_window(
    phones: Phones, table: Table
) -> None:
    """C21, C37: on every screen of a small phone, in either direction."""
    names = [Person.named(player, name, None, None).name for player, name in enumerate(FULL_NAMES, 1)]
    game = await table.lobby(*names, first=2)
    page = await phones.open(1, "Ana", game, size=SMALL)
    await inside(page, ".round-table .seat")
    await table.play(partial(rules.begin, player=1, deck=table.cards))
    await inside(page, ".rail img")
    await table.play(tells(await table.game(), "W" * 200))
    await inside(page, "blockquote")
    await page.locator(".awaited").tap()
    await inside(page, "dialog .standings, [role=dialog] .standings")
    await page.keyboard.press("Escape")
    await table.lay_all()
    await inside(page, ".on-table")
    await table.vote_all()
    await inside(page, ".round-story")
    await page.get_by_role("button", name="Scores and players").tap()
    await inside(page, "[role=dialog] .standings")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Menu").tap()
    await page.get_by_role("button", name="All the rounds").tap()
    await page.locator(".story-line").tap()
    await inside(page, "[role=dialog] .round-story")
    await page.keyboard.press("Escape")
    await table.play(partial(rules.call_off, player=1))
    await page.get_by_role("button", name="To the winners").tap()
    await inside(page, ".awards")
