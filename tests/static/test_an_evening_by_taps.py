"""Three people play from the lobby to the podium with nothing but taps."""

from functools import partial

from playwright.async_api import Page, expect

from models import rules
from tests.static.phones import Phones
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena")


async def test_three_people_play_a_whole_game_with_their_thumbs(phones: Phones, table: Table) -> None:
    game = await table.lobby(*NAMES, points=1, first=1)
    pages = [await phones.open(seat, name, game) for seat, name in enumerate(NAMES, start=1)]
    await pages[0].get_by_role("button", name="Begin the game").tap()

    await _tell(pages[0], "a lighthouse that learned to walk")
    for page in pages[1:]:
        await _lay_two(page)
    for page in pages[1:]:
        await _vote(page)
    for page in pages:
        await page.get_by_role("button", name="To the winners").tap()

    for page in pages:
        await expect(page.locator(".podium")).to_be_visible()
        await expect(page.locator(".standings li")).to_have_count(3)
    played = await table.game()
    assert played.phase is rules.Phase.OVER
    assert [seat.score > 0 for seat in played.seats].count(True) >= 1

    await pages[1].get_by_role("button", name="Play again").tap()
    await expect(pages[1].locator(".round-table .seat:not(.free)")).to_have_count(3)
    await pages[2].get_by_role("button", name="To the next game").tap()
    await expect(pages[2].locator(".hint")).to_contain_text("Reza")


async def _tell(page: Page, clue: str) -> None:
    await page.get_by_role("button", name="Use this card").tap()
    await page.get_by_role("textbox").fill(clue)
    await page.get_by_role("button", name="Give this clue").tap()
    await expect(page.locator("h1")).to_have_text("Your clue is told")


async def _lay_two(page: Page) -> None:
    await expect(page.locator("blockquote")).to_have_text("a lighthouse that learned to walk")
    await page.get_by_role("button", name="Choose this card, ⁨1⁩ of ⁨2⁩").tap()
    await page.locator(".thumbs button").nth(1).tap()
    await page.get_by_role("button", name="Choose this card, ⁨2⁩ of ⁨2⁩").tap()
    await page.get_by_role("button", name="Lay these").tap()


async def _vote(page: Page) -> None:
    await page.locator(".on-table:not(.mine)").first.tap()
    await page.get_by_role("button", name="Vote for card").tap()


async def test_a_seat_that_joins_late_watches_until_its_round(phones: Phones, table: Table) -> None:
    game = await table.laying("Ana", "Reza", "Lena")
    await table.play(partial(rules.join, player=4, name="Omid"))

    page = await phones.open(4, "Omid", game)

    await expect(page.locator(".top p")).to_contain_text("You play from round")
    await expect(page.locator(".standings li")).to_have_count(4)
