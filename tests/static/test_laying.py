"""The guessers' cards, as the page shows them."""

from functools import partial

from playwright.async_api import expect

from models import rules
from tests.static.phones import Phones
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")


async def test_a_laid_card_may_be_changed_and_taken_back(phones: Phones, table: Table) -> None:
    game = await table.laying(*NAMES)
    page = await phones.open(2, "Reza", game)
    hand = (await table.game()).seat(2).hand

    await page.get_by_role("button", name="Lay this card").tap()
    await expect(page.locator("h1")).to_have_text("Your card is laid")
    assert (await table.game()).current().laid_by(2) == (hand[0],)

    await page.get_by_role("button", name="Change card").tap()
    await page.locator(".thumbs button").nth(2).tap()
    await expect(page.locator(".rail li").nth(2)).to_have_class("middle-card")
    await page.get_by_role("button", name="Lay this card").tap()
    await expect(page.locator(".given img")).to_have_attribute("src", f"/cards/{hand[2]}-360.webp")
    assert (await table.game()).current().laid_by(2) == (hand[2],)

    await page.get_by_role("button", name="Take back").tap()
    await expect(page.locator(".rail li")).to_have_count(6)
    assert (await table.game()).current().laid_by(2) == ()


async def test_two_taps_at_once_lay_one_card(phones: Phones, table: Table) -> None:
    """A1: the page sends one of them."""
    game = await table.laying(*NAMES)
    page = await phones.open(2, "Reza", game)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/moves") else None)

    await page.get_by_role("button", name="Lay this card").dblclick()
    await expect(page.locator("h1")).to_have_text("Your card is laid")

    assert len(sent) == 1
    assert len((await table.game()).current().laid_by(2)) == 1


async def test_three_players_choose_two_cards_and_lay_them_together(phones: Phones, table: Table) -> None:
    game = await table.laying("Ana", "Reza", "Lena")
    page = await phones.open(2, "Reza", game)
    hand = (await table.game()).seat(2).hand
    assert len(hand) == 7

    await page.get_by_role("button", name="Choose this card").tap()
    await expect(page.locator(".rail .card.marked")).to_have_count(1)
    await page.get_by_role("button", name="Put it back").tap()
    await expect(page.locator(".rail .card.marked")).to_have_count(0)
    await page.get_by_role("button", name="Choose this card").tap()
    await page.locator(".thumbs button").nth(4).tap()
    await expect(page.locator(".rail li").nth(4)).to_have_class("middle-card")
    await page.reload()
    await page.get_by_role("button", name="Choose this card").tap()
    await page.get_by_role("button", name="Lay these").tap()

    await expect(page.locator("h1")).to_have_text("Your cards are laid")
    assert set((await table.game()).current().laid_by(2)) == {hand[0], hand[4]}


async def test_no_picture_of_the_table_is_asked_for_before_voting_opens(phones: Phones, table: Table) -> None:
    game = await table.laying(*NAMES)
    page = await phones.blank()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.close()
    page = await phones.open(2, "Reza", game)
    page.on("request", lambda request: asked.append(request.url))

    await table.lay_all(but=(2,))
    await expect(page.locator(".awaited-words")).to_contain_text("They wait for you")

    others = {card for laid in (await table.game()).current().laid for card in laid.cards}
    assert not [address for address in asked if any(card in address for card in others)]


async def test_a_move_overtaken_by_the_clock_is_explained(phones: Phones, table: Table) -> None:
    game = await table.laying(*NAMES)
    page = await phones.open(2, "Reza", game)
    await page.route_web_socket("**/api/live?*", lambda _: None)
    await page.reload()
    await expect(page.get_by_role("button", name="Lay this card")).to_be_enabled()
    await table.lay_all(but=(2,))
    played = await table.game()
    late = played.current().times.skip_at
    await table.play(
        partial(rules.skip, player=1, round=1, phase=rules.Phase.LAYING, seat=2, admin=False), at=late
    )
    await table.vote_all()

    await page.get_by_role("button", name="Lay this card").tap()

    await expect(page.locator(".notice")).to_have_text("Too late: the game has moved on.")
