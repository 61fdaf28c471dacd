"""A phone that slept: its socket says that it is open and is dead; the page shows what happened meanwhile."""

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from tests.static.phones import Clock, Phones
from tests.static.sockets import deafen
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")


async def with_a_dead_socket(phones: Phones, game: str) -> tuple[Page, list[WebSocketRoute]]:
    """Reza's page, whose socket brought the first view and nothing since; and the sockets it opens."""
    page = await phones.open(2, "Reza", game)
    await page.clock.install()
    sockets = await deafen(page)
    async with page.expect_websocket():
        await page.reload()
    await expect(page.locator("h1")).to_be_visible()
    await page.clock.run_for(3000)
    return page, sockets


@pytest.mark.parametrize("news", ["visibilitychange", "pageshow", "online"])
async def test_who_comes_back_after_a_minute_is_shown_the_game_as_it_is(
    phones: Phones, table: Table, news: str
) -> None:
    """C28: on coming back the page opens another socket and takes the whole view."""
    game = await table.telling(*NAMES)
    page, sockets = await with_a_dead_socket(phones, game)
    await table.tell("while you slept")
    await page.clock.fast_forward(50_000)
    assert len(sockets) == 1

    await page.evaluate(
        f"() => {'document' if news == 'visibilitychange' else 'window'}.dispatchEvent(new Event('{news}'))"
    )

    await expect(page.locator("blockquote")).to_have_text("while you slept")
    assert len(sockets) == 2


async def test_a_page_that_is_looked_at_finds_out_by_itself_that_its_socket_is_dead(
    phones: Phones, table: Table
) -> None:
    """C28, B5: nobody has to leave the chat and come again."""
    game = await table.telling(*NAMES)
    page, _ = await with_a_dead_socket(phones, game)
    await table.tell("behind your back")

    await page.clock.run_for(80_000)

    await expect(page.locator("blockquote")).to_have_text("behind your back")


@pytest.mark.parametrize(("hours", "title"), [(13, "Your card is laid"), (25, "This window is too old")])
async def test_a_window_left_open_for_hours_plays_on_or_says_how_to_open_it_again(
    phones: Phones, table: Table, clock: Clock, hours: int, title: str
) -> None:
    """C7: a session lasts half a day, and is renewed with launch data that are no older than a day."""
    game = await table.laying(*NAMES)
    page = await phones.open(2, "Reza", game)
    await expect(page.get_by_role("button", name="Lay this card")).to_be_enabled()
    clock.now += hours * 3600

    await page.get_by_role("button", name="Lay this card").tap()

    await expect(page.locator("h1")).to_have_text(title)
    assert len((await table.game()).current().laid_by(2)) == (hours < 24)
