"""The storyteller's part, as the page shows it."""

from functools import partial

from playwright.async_api import expect

from models import rules
from tests.builders import NOW, tells
from tests.static.phones import SMALL, Phones
from tests.static.sockets import deaf
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")


async def test_the_card_in_the_middle_is_told_with_the_clue(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)
    page = await phones.open(1, "Ana", game)
    await page.locator(".thumbs button").nth(2).tap()
    await expect(page.locator(".rail li").nth(2)).to_have_class("middle-card")

    await page.get_by_role("button", name="Use this card").tap()
    await page.get_by_role("textbox").fill("🦊 seven hills")
    await page.get_by_role("button", name="Give this clue").tap()
    await expect(page.locator("h1")).to_have_text("Your clue is told")

    before, after = (await table.game()).seat(1), (await table.game()).current()
    assert after.clue == rules.Clue(rules.ClueKind.TEXT, text="🦊 seven hills")
    assert after.card is not None
    assert after.card not in before.hand
    await expect(page.locator(".given img")).to_have_attribute("src", f"/cards/{after.card}-360.webp")


async def test_letters_are_counted_as_the_server_counts_them(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)
    page = await phones.open(1, "Ana", game)
    await page.get_by_role("button", name="Use this card").tap()
    give = page.get_by_role("button", name="Give this clue")

    await page.get_by_role("textbox").fill("🦊" * 200)
    await expect(page.locator(".counter")).to_have_text("\u2068200\u2069/\u2068200\u2069")
    await expect(give).to_be_enabled()

    await page.get_by_role("textbox").fill("🦊" * 201)
    await expect(page.locator(".counter")).to_have_class("counter over")
    await expect(give).to_be_disabled()

    await page.get_by_role("textbox").fill("  \n ")
    await expect(give).to_be_disabled()


async def test_a_clue_half_written_outlives_a_reload(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)
    page = await phones.open(1, "Ana", game)
    await page.locator(".thumbs button").nth(3).tap()
    await expect(page.locator(".rail li").nth(3)).to_have_class("middle-card")
    await page.get_by_role("button", name="Use this card").tap()
    await page.get_by_role("textbox").fill("where the letters go")
    card = await page.locator(".clue-form img").get_attribute("src")

    await page.reload()

    await expect(page.get_by_role("textbox")).to_have_value("where the letters go")
    await expect(page.locator(".clue-form img")).to_have_attribute("src", card or "")


async def test_a_clue_may_be_changed_until_a_card_is_given(phones: Phones, table: Table) -> None:
    game = await table.laying(*NAMES, clue="too plain")
    page = await phones.open(1, "Ana", game)
    await page.get_by_role("button", name="Change clue or card").tap()
    await page.get_by_role("button", name="Use this card").tap()
    await expect(page.get_by_role("textbox")).to_have_value("too plain")
    await page.get_by_role("textbox").fill("better")
    await page.get_by_role("button", name="Give this clue").tap()
    await expect(page.locator("blockquote")).to_have_text("better")

    await table.lay_all(but=(3, 4))

    await expect(page.get_by_role("button", name="Change clue or card")).to_have_count(0)
    await expect(page.locator(".top p")).to_have_text("Nothing can be changed now.")


async def test_a_clue_can_be_said_aloud_or_shown_where_the_house_allows(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES, spoken=False)
    page = await phones.open(1, "Ana", game)
    await page.get_by_role("button", name="Use this card").tap()
    await expect(page.locator(".kinds button")).to_have_text(["Write it", "Show it"])

    await page.get_by_role("button", name="Show it", exact=True).tap()
    await page.get_by_role("button", name="Show it in the group").tap()

    await expect(page.locator("h1")).to_have_text("Now show your clue")
    assert (await table.game()).current().showing


async def test_who_is_beaten_in_the_race_is_told_by_whom_and_sees_the_clue(
    phones: Phones, table: Table
) -> None:
    game = await table.telling(*NAMES, first="race")
    page = await deaf(phones, 2, "Reza", game)
    await expect(page.locator("h1")).to_have_text("First to tell!")
    await page.get_by_role("button", name="Use this card").tap()
    await page.get_by_role("textbox").fill("mine")
    played = await table.game()
    await table.play(partial(rules.tell, player=3, round=1, card=played.seat(3).hand[0], clue="faster"))

    async with page.expect_response("**/moves") as refused:
        await page.get_by_role("button", name="Give this clue").tap()

    assert (await (await refused.value).json())["refusal"] == "too-late"
    await expect(page.locator(".notice")).to_have_text("\u2068Lena\u2069 was faster and tells this round.")
    await expect(page.locator("blockquote")).to_have_text("faster")


async def test_the_clue_field_is_in_the_upper_half_of_a_small_phone(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)
    page = await phones.open(1, "Ana", game, size=SMALL)
    await page.get_by_role("button", name="Use this card").tap()

    field = await page.get_by_role("textbox").bounding_box()
    size = await page.get_by_role("textbox").evaluate(
        "(field) => parseFloat(getComputedStyle(field).fontSize)"
    )

    assert field is not None
    assert field["y"] + field["height"] < SMALL[1] / 2
    assert size >= 16


async def test_everybody_sees_whose_turn_it_is(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)

    page = await phones.open(2, "Reza", game)

    await expect(page.locator("h1")).to_have_text("\u2068Ana\u2069 is thinking")
    await expect(page.locator(".awaited-words")).to_contain_text("Waiting for \u2068\u2068Ana\u2069\u2069")
    await table.play(tells(await table.game(), "at last"), at=NOW)
    await expect(page.locator("blockquote")).to_have_text("at last")
