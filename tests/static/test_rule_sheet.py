"""The rules in the page: as this table plays them, in one's own language, with a round for an example."""

from playwright.async_api import Page, expect

from bot.texts import Texts
from tests.static.conftest import STATIC
from tests.static.phones import SMALL, Phones
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")


async def _open_rules(page: Page, menu: str, entry: str) -> None:
    await page.get_by_role("button", name=menu, exact=True).tap()
    await page.get_by_role("button", name=entry, exact=True).tap()
    await expect(page.locator(".rules .example .points li").first).to_be_visible()


async def test_the_rules_are_those_of_this_table_and_the_example_adds_up(
    phones: Phones, table: Table
) -> None:
    game = await table.telling(*NAMES, points=20, lone_finder_bonus=True)
    page = await phones.open(1, "Ana", game, size=SMALL)
    await _open_rules(page, "Menu", "How it is played")

    lines = [
        line.replace("\u2068", "").replace("\u2069", "")
        for line in await page.locator(".rules li").all_inner_texts()
    ]
    assert lines[0] == "Everybody holds 6 cards, unseen by all others."
    assert "The game ends with the round in which somebody reaches 20 points." in lines
    assert "Exactly one finds it: the storyteller and the finder get 4 each." in lines
    assert "Tom +5: found the card (+4) · 1 vote from others (+1)" in lines
    points = page.locator(".rules .points li")
    assert [" ".join(line.split()) for line in await points.all_inner_texts()] == [
        "Tom +5", "Ann +4", "Leo +1", "Nick 0",
    ]  # fmt: skip
    assert await page.evaluate("document.documentElement.scrollWidth") == SMALL[0]


async def test_the_rules_come_in_the_language_that_one_turns_to(phones: Phones, table: Table) -> None:
    game = await table.lobby(*NAMES)
    words = Texts.load(STATIC / "texts", strict=True).words("fa")
    page = await phones.open(2, "Reza", game, language="fa-IR")
    await _open_rules(page, words("app-menu"), words("app-sheet-rules"))

    first = page.locator(".rules li").first
    await expect(first).to_have_text(words("rules-hand", count=6))
    await expect(page.locator(".rules h3").first).to_have_text(words("rules-score"))
    await expect(page.locator(".rules .example bdi").first).to_have_text(words("rules-name-3"))
    await expect(page.locator(".rules .hint")).to_contain_text(words("preset-usual-sheet"))


async def test_a_language_chosen_here_is_kept_for_every_device_until_it_is_taken_back(
    phones: Phones, table: Table
) -> None:
    game = await table.telling(*NAMES)
    page = await phones.open(1, "Ana", game)
    await page.get_by_role("button", name="Menu").tap()
    await page.get_by_role("button", name="My settings").tap()
    async with page.expect_response("**/api/language") as kept:
        await page.get_by_label("Language").select_option("nl")
    assert (await kept.value).status == 200

    other = await phones.open(1, "Ana", game)
    await expect(other.locator("html")).to_have_attribute("lang", "nl")
    words = Texts.load(STATIC / "texts", strict=True).words("nl")
    await other.get_by_role("button", name=words("app-menu"), exact=True).tap()
    await other.get_by_role("button", name=words("app-sheet-mine")).tap()
    async with other.expect_response("**/api/language"):
        await other.get_by_label(words("app-set-language")).select_option("")
    await expect(other.locator("html")).to_have_attribute("lang", "en")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("lang", "en")
