"""From one round to the next: what is played is gone, and the last round says that it is the last."""

from playwright.async_api import Page, expect

from tests.static.phones import Phones
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")


async def hand_of(page: Page) -> list[str]:
    """The cards that the page shows as one's hand."""
    sources = await page.locator(".rail img").evaluate_all("all => all.map((one) => one.src)")
    return [source.rpartition("/")[2].partition("-")[0] for source in sources]


async def test_the_card_one_gave_is_not_in_the_hand_of_the_next_round(phones: Phones, table: Table) -> None:
    """A5: six cards again, and none of them was played."""
    game = await table.laying(*NAMES)
    page = await phones.open(2, "Reza", game)
    before = await hand_of(page)
    await page.get_by_role("button", name="Lay this card").tap()
    await expect(page.locator(".given img")).to_have_count(1)
    (given,) = (await table.game()).current().laid_by(2)

    await table.lay_all()
    await table.vote_all()
    await page.get_by_role("button", name="Continue").tap()

    await expect(page.locator(".rail img")).to_have_count(6)
    assert set(before) - set(await hand_of(page)) == {given}


async def test_only_the_last_round_is_called_the_last_one(phones: Phones, table: Table) -> None:
    """A4: three players of the usual deck play thirteen rounds; the counter is right on each of them."""
    game = await table.telling("Ana", "Reza", "Lena", points=None)
    page = await phones.open(1, "Ana", game)
    for number in range(1, 14):
        await table.tell()
        await table.lay_all()
        if number % 3 == 1:  # then it is she who tells, and who looks on while the others vote
            last = ", the last one" if number == 13 else ""
            await expect(page.locator(".top p")).to_have_text(f"Round \u2068{number}\u2069{last}")
        await table.vote_all()
        await page.get_by_role("button", name="To the winners" if number == 13 else "Continue").tap()
    await expect(page.locator(".top p")).to_have_text("The last card is drawn.")
