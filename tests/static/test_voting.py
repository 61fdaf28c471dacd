"""The open table: choosing, voting, changing, and never one's own card."""

import pytest
from playwright.async_api import expect

from tests.static.phones import LARGE, SMALL, Phones
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")


async def test_a_tap_chooses_and_a_button_votes(phones: Phones, table: Table) -> None:
    game = await table.voting(*NAMES)
    page = await phones.open(2, "Reza", game)
    await expect(page.get_by_role("button", name="Choose a card")).to_be_disabled()

    await page.locator(".on-table:not(.mine)").nth(1).tap()
    chosen = int(await page.locator(".chosen .number").inner_text())
    assert (await table.game()).current().votes_of(2) == ()
    await page.get_by_role("button", name="Vote for card").tap()

    await expect(page.locator("h1")).to_have_text(f"Your vote: card \u2068\u2068{chosen}\u2069\u2069")
    assert (await table.game()).current().votes_of(2) == (chosen,)


async def test_a_vote_may_be_changed_and_taken_back(phones: Phones, table: Table) -> None:
    game = await table.voting(*NAMES)
    page = await phones.open(2, "Reza", game)
    await page.locator(".on-table:not(.mine)").first.tap()
    await page.get_by_role("button", name="Vote for card").tap()

    await page.get_by_role("button", name="Change vote").tap()
    await page.locator(".on-table:not(.mine):not(.chosen)").last.tap()
    chosen = int(await page.locator(".chosen .number").inner_text())
    await page.get_by_role("button", name="Vote for card").tap()
    await expect(page.locator("h1")).to_have_text(f"Your vote: card \u2068\u2068{chosen}\u2069\u2069")
    assert (await table.game()).current().votes_of(2) == (chosen,)

    await page.get_by_role("button", name="Take back").tap()
    await expect(page.locator("h1")).to_contain_text("Which card is")
    assert (await table.game()).current().votes_of(2) == ()


async def test_ones_own_card_says_so_and_cannot_be_chosen(phones: Phones, table: Table) -> None:
    """A7: and the page does not offer it."""
    game = await table.voting(*NAMES)
    page = await phones.open(2, "Reza", game)
    own = page.locator(".on-table.mine")
    await expect(own).to_have_count(1)
    await expect(own).to_contain_text("Yours")

    await own.tap()

    viewer = page.get_by_role("dialog")
    await expect(viewer).to_contain_text("This is your own card.")
    await expect(viewer.get_by_role("button", name="Vote for card")).to_have_count(0)


async def test_a_second_tap_shows_the_card_large_and_one_can_vote_there(phones: Phones, table: Table) -> None:
    game = await table.voting(*NAMES)
    page = await phones.open(2, "Reza", game)
    card = page.locator(".on-table:not(.mine)").first
    number = int(await card.locator(".number").inner_text())
    await card.tap()
    await card.tap()

    await page.get_by_role("dialog").get_by_role("button", name="Vote for card").tap()

    await expect(page.locator("h1")).to_contain_text("Your vote")
    assert (await table.game()).current().votes_of(2) == (number,)


async def test_at_a_large_table_one_may_give_two_votes(phones: Phones, table: Table) -> None:
    names = ("Ana", "Reza", "Lena", "Omid", "Sara", "Joost", "Ida")
    game = await table.voting(*names, large_table=True)
    page = await phones.open(2, "Reza", game)
    await expect(page.locator(".top p")).to_contain_text("One vote or two.")
    free = page.locator(".on-table:not(.mine)")

    await free.nth(0).tap()
    await free.nth(2).tap()
    numbers = [int(text) for text in await page.locator(".chosen .number").all_inner_texts()]
    await page.get_by_role("button", name="Vote for cards").tap()

    await expect(page.locator("h1")).to_contain_text("Your votes")
    assert sorted((await table.game()).current().votes_of(2)) == sorted(numbers)
    assert len(numbers) == 2


async def test_the_storyteller_looks_on(phones: Phones, table: Table) -> None:
    game = await table.voting(*NAMES)

    page = await phones.open(1, "Ana", game)

    await expect(page.locator("h1")).to_have_text("They are guessing")
    await expect(page.locator(".on-table")).to_have_count(4)
    await expect(page.get_by_role("button", name="Vote")).to_have_count(0)


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_every_card_of_a_full_table_is_to_be_seen_without_scrolling(
    phones: Phones, table: Table, size: tuple[int, int]
) -> None:
    names = ("Ana", "Reza", "Lena", "Omid", "Sara", "Joost", "Ida", "Bea")
    game = await table.voting(*names)

    page = await phones.open(2, "Reza", game, size=size)

    await expect(page.locator(".on-table img")).to_have_count(8)
    boxes = await page.locator(".on-table img").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect())"
        ".map((box) => [box.left, box.top, box.right, box.bottom])"
    )
    footer = await page.locator(".actions").bounding_box()
    assert footer is not None
    for left, top, right, bottom in boxes:
        assert 0 <= left < right <= size[0]
        assert 0 <= top < bottom <= footer["y"] + 1
    for one in boxes:
        for other in boxes:
            assert (
                one is other
                or one[2] <= other[0]
                or other[2] <= one[0]
                or one[3] <= other[1]
                or other[3] <= one[1]
            )
