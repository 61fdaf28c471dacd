"""What the page says to who is not, or not yet, at a table."""

from functools import partial

from playwright.async_api import Route, expect

from models import rules
from models.ports import Standing
from tests.builders import NOW
from tests.miniapp.launching import launch_data
from tests.static.phones import TOKEN, Phones, Telegram, fragment
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")
DAY = 24 * 3600


async def test_a_plain_browser_is_told_where_the_game_is_played(phones: Phones) -> None:
    page = await phones.blank()

    await page.goto(phones.address)

    await expect(page.locator("h1")).to_have_text("A table among friends")
    link = page.get_by_role("link", name="Open Telegram")
    await expect(link).to_have_attribute("href", "https://t.me/fabulo_bot")


async def test_launch_data_of_yesterday_is_told_apart_from_a_broken_page(
    phones: Phones, table: Table
) -> None:
    """C7: a clear word on how to open it again."""
    game = await table.telling(*NAMES)

    page = await phones.open(1, "Ana", game, at=NOW - DAY - 60)

    await expect(page.locator("h1")).to_have_text("This window is too old")


async def test_a_game_that_is_nowhere_is_said_to_be_nowhere(phones: Phones) -> None:
    page = await phones.open(1, "Ana", "nowhere")

    await expect(page.locator("h1")).to_have_text("This game is nowhere to be found")


async def test_a_stranger_sees_nothing_and_is_sent_to_the_group(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)
    page = await phones.open(9, "Zoë", game)
    await expect(page.locator("h1")).to_have_text("This table does not know you yet")
    await expect(page.locator("img")).to_have_count(0)

    await page.get_by_role("button", name="Take a seat").tap()

    await expect(page.locator(".notice")).to_contain_text("Press “Join” under the game’s message")


async def test_a_member_of_the_group_may_sit_down_or_watch(
    phones: Phones, table: Table, telegram: Telegram
) -> None:
    game = await table.laying(*NAMES)
    telegram.standings = {9: Standing.MEMBER}
    page = await phones.open(9, "Zoë", game)
    await expect(page.locator("h1")).to_have_text("\u2068Ana\u2069’s table has room")

    await page.get_by_role("button", name="Just watch").tap()
    await expect(page.locator(".top p")).to_contain_text("You are watching")
    await page.get_by_role("button", name="Take a seat").tap()

    await expect(page.locator(".top p")).to_contain_text("You play from round")
    assert (await table.game()).seat(5).name == "Zoë"


async def test_an_admin_of_the_group_leads_a_game_without_a_seat_and_without_an_audience(
    phones: Phones, table: Table, telegram: Telegram
) -> None:
    game = await table.laying(*NAMES, audience=False)
    telegram.standings = {9: Standing.ADMIN}
    page = await phones.open(9, "Zoë", game)
    await page.get_by_role("button", name="Just watch").tap()
    await page.get_by_role("button", name="Scores and players").tap()
    row = page.locator("[role=dialog] .standings li", has_text="Omid")

    await row.get_by_role("button", name="Remove").tap()
    await row.get_by_role("button", name="Really?").tap()

    await expect(row).to_contain_text("has left")
    await expect(page.get_by_role("button", name="Let back in")).to_be_visible()
    assert (await table.game()).seat(4).gone


async def test_without_a_link_to_a_game_ones_own_games_are_listed(phones: Phones, table: Table) -> None:
    """C3: where phones lose the start parameter."""
    await table.telling(*NAMES)
    await table.play(partial(rules.call_off, player=1, admin=False))
    await table.telling(*NAMES)

    page = await phones.open(1, "Ana")
    await expect(page.locator("h1")).to_have_text("My games")
    await expect(page.locator(".games li b")).to_have_text("your turn")
    await page.locator(".games li", has=page.locator("b")).locator("button").tap()

    await expect(page.locator("h1")).to_have_text("You are the storyteller")


async def test_the_only_game_of_a_player_opens_at_once_and_stays_after_a_reload(
    phones: Phones, table: Table
) -> None:
    await table.telling(*NAMES)

    page = await phones.open(1, "Ana")
    await expect(page.locator("h1")).to_have_text("You are the storyteller")

    await page.reload()
    await expect(page.locator("h1")).to_have_text("You are the storyteller")


async def test_nobody_in_particular_is_told_how_to_begin(phones: Phones) -> None:
    page = await phones.open(1, "Ana")

    await expect(page.locator("h1")).to_have_text("No game is open")


async def test_who_has_left_may_come_back_or_watch(phones: Phones, table: Table, telegram: Telegram) -> None:
    game = await table.laying(*NAMES)
    telegram.standings = {4: Standing.MEMBER}
    page = await phones.open(4, "Omid", game)
    await page.get_by_role("button", name="Menu").tap()
    await page.get_by_role("button", name="Leave the table").tap()
    await page.get_by_role("button", name="Really leave?").tap()
    await expect(page.locator("h1")).to_have_text("You have left the table")
    assert (await table.game()).seat(4).gone

    await page.get_by_role("button", name="Come back").tap()

    await expect(page.locator(".top p")).to_contain_text("You play from round")
    assert not (await table.game()).seat(4).gone


async def test_a_server_that_stumbles_is_asked_again(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)
    page = await phones.blank()
    stumbles = ["503", "503"]

    async def stumble(route: Route) -> None:
        if stumbles:
            await route.fulfill(status=int(stumbles.pop()), json={"error": "database-lost"})
        else:
            await route.continue_()

    await page.context.route("**/api/session", stumble)
    await page.goto(f"{phones.address}/{fragment(launch_data(TOKEN, 1, 'Ana', at=NOW, game=game))}")

    await expect(page.locator("h1")).to_have_text("You are the storyteller")
