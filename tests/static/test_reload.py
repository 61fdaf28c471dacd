"""What a reload finds again: the game of the link, and what was chosen; also where the address is dropped."""

from functools import partial

from playwright.async_api import expect

from models import rules
from models.play import Door, Person, Place
from tests.builders import CHAT, NOW
from tests.miniapp.launching import launch_data
from tests.static.phones import TOKEN, Phones, fragment
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")


async def another_table(door: Door) -> str:
    """A lobby of Ana's in another group."""
    place = Place(chat=CHAT - 1, title="Sunday Painters", language="en")
    lobby = (await door.open(place, Person(id=1, name="Ana"), now=NOW)).game
    await door.play(lobby.id, partial(rules.join, player=2, name="Reza"), now=NOW)
    return lobby.id


async def test_a_reload_stays_in_the_game_of_the_link_and_then_in_the_chosen_one(
    phones: Phones, table: Table, door: Door
) -> None:
    """B38: somebody who sits in two games is never thrown into the other."""
    older = await another_table(door)
    await table.telling(*NAMES)

    for link, title in ((table.id, "You are the storyteller"), (older, "Sunday Painters")):
        page = await phones.open(1, "Ana", link)
        for _ in range(2):
            await expect(page.locator("h1")).to_have_text(title)
            await page.reload()

    page = await phones.open(1, "Ana", table.id)
    await page.get_by_role("button", name="Menu").tap()
    await page.get_by_role("button", name="My games").tap()
    await page.locator(".games li", has_text="Sunday Painters").locator("button").tap()
    for _ in range(2):
        await expect(page.locator("h1")).to_have_text("Sunday Painters")
        await page.reload()


async def test_a_reload_that_drops_the_address_finds_game_and_draft_again(
    phones: Phones, table: Table, door: Door
) -> None:
    """C12: web clients reload without what stood behind the #; state is the server's, not the address's."""
    await another_table(door)
    game = await table.telling(*NAMES)
    page = await phones.open(1, "Ana", game)
    await page.get_by_role("button", name="Use this card").tap()
    await page.get_by_role("textbox").fill("half a clue")

    await page.goto("about:blank")
    await page.goto(phones.address + "/")

    await expect(page.get_by_role("textbox")).to_have_value("half a clue")
    await expect(page.locator("h1")).to_have_text("Your clue")


async def test_a_clue_half_written_outlives_a_swipe_that_closes_the_window(
    phones: Phones, table: Table
) -> None:
    """C9: where a client cannot be asked to leave swipes alone, closing the window costs nothing."""
    game = await table.telling(*NAMES, first="race")
    page = await phones.open(1, "Ana", game)
    await page.locator(".thumbs button").nth(2).tap()
    await expect(page.locator(".rail li").nth(2)).to_have_class("middle-card")
    await page.get_by_role("button", name="Use this card").tap()
    await page.get_by_role("textbox").fill("half a clue")
    card = await page.locator(".clue-form img").get_attribute("src")
    address, device = page.url, page.context
    await page.close()

    again = await device.new_page()
    await again.goto(address)

    await expect(again.get_by_role("textbox")).to_have_value("half a clue")
    await expect(again.locator(".clue-form img")).to_have_attribute("src", str(card))
    await again.goto("about:blank")
    await again.goto(f"{phones.address}/{fragment(launch_data(TOKEN, 2, 'Reza', at=NOW, game=game))}")
    await again.get_by_role("button", name="Use this card").tap()
    await expect(again.get_by_role("textbox")).to_have_value("")  # it is Ana's, not the device's


NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
}
"""


async def test_without_any_storage_the_page_plays_all_the_same(phones: Phones, table: Table) -> None:
    """C12: frames of web clients may forbid storage altogether; nothing throws, and moves are made."""
    game = await table.laying(*NAMES)
    page = await phones.blank()
    await page.add_init_script(NO_STORAGE)
    await page.goto(f"{phones.address}/{fragment(launch_data(TOKEN, 2, 'Reza', at=NOW, game=game))}")

    await page.get_by_role("button", name="Lay this card").tap()

    await expect(page.locator("h1")).to_have_text("Your card is laid")
