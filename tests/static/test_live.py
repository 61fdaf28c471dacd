"""News of the game, and moves, over bad connections."""

import asyncio
import re
from typing import Any

from playwright.async_api import Route, WebSocketRoute, expect

from tests.builders import lays
from tests.static.phones import Phones
from tests.static.sockets import BROUGHT_WITHIN, deafen
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")


async def test_what_others_do_arrives_by_itself(phones: Phones, table: Table) -> None:
    """B5: nobody leaves the chat and comes again to see whose turn it is."""
    game = await table.telling(*NAMES)
    page = await phones.open(2, "Reza", game)

    await table.tell("the last tram")

    await expect(page.locator("blockquote")).to_have_text("the last tram")


async def test_a_socket_that_breaks_is_opened_again(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)
    page = await phones.open(2, "Reza", game)
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    await page.route_web_socket("**/api/live?*", through)
    async with page.expect_websocket(lambda socket: "/api/live" in socket.url) as opening:
        await page.reload()
    opened = await opening.value
    assert opened.url.endswith(f"/api/live?game={game}")  # by which an edge leads all to one process

    await sockets[0].close(code=1012)
    await table.tell("again")

    await expect(page.locator("blockquote")).to_have_text("again")


async def test_a_page_that_is_called_shown_while_its_socket_opens_keeps_that_one(
    phones: Phones, table: Table
) -> None:
    """A browser calls a page shown only with its first pictures; a socket may be on its way by then."""
    game = await table.laying(*NAMES)
    page = await phones.blank()
    await page.add_init_script(
        """window.opened = 0;
        window.WebSocket = class extends WebSocket {
            constructor(...given) {
                super(...given);
                window.opened += 1;
                if (window.opened === 1) setTimeout(() => {
                    dispatchEvent(new Event("pageshow"));
                    window.openedThen = window.opened;
                });
            }
        };"""
    )
    await phones.open(2, "Reza", game, on=page)
    await page.wait_for_function("window.openedThen")

    assert await page.evaluate("window.openedThen") == 1


async def test_a_socket_that_opens_and_stays_silent_is_given_up_after_five_seconds(
    phones: Phones, table: Table
) -> None:
    """Some middleboxes let a socket be opened and swallow all that it carries, its goodbye too."""
    page = await phones.blank()
    await page.clock.install()
    sockets: list[WebSocketRoute] = []
    opened = asyncio.Event()

    def swallow_the_first(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        opened.set()
        if len(sockets) == 1:
            socket.on_close(lambda code, reason: None)  # the page's goodbye is not answered
        else:
            socket.connect_to_server()

    await page.route_web_socket("**/api/live?*", swallow_the_first)
    await phones.open(2, "Reza", await table.telling(*NAMES), on=page)
    await asyncio.wait_for(opened.wait(), BROUGHT_WITHIN)
    await table.tell("in spite of it")

    await page.clock.run_for(7000)

    await expect(page.locator("blockquote")).to_have_text("in spite of it")
    assert len(sockets) == 2


async def test_another_network_is_reason_enough_for_another_socket(phones: Phones, table: Table) -> None:
    """What the socket brought a second ago came by a network that is gone."""
    game = await table.telling(*NAMES)
    page = await phones.blank()
    sockets = await deafen(page, shown := asyncio.Event())
    await phones.open(2, "Reza", game, on=page)
    await asyncio.wait_for(shown.wait(), BROUGHT_WITHIN)
    await table.tell("by another way")

    await page.evaluate("() => window.dispatchEvent(new Event('online'))")

    await expect(page.locator("blockquote")).to_have_text("by another way")
    assert len(sockets) == 2


async def test_without_sockets_the_page_asks_again_and_again(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)
    page = await phones.open(2, "Reza", game)
    await page.route_web_socket("**/api/live?*", lambda socket: socket.close(code=1011))
    async with page.expect_request(re.compile(r"since=\d+")):
        await page.reload()
    await table.tell("by post")

    await expect(page.locator("blockquote")).to_have_text("by post")


async def test_who_comes_back_where_no_socket_lives_is_told_as_before(phones: Phones, table: Table) -> None:
    """The socket that is tried then fails, too, and must not have ended the asking."""
    page = await phones.blank()
    tried = asyncio.Event()

    async def refuse(socket: WebSocketRoute) -> None:
        tried.set()
        await socket.close(code=1011)

    await page.route_web_socket("**/api/live?*", refuse)
    async with page.expect_request(re.compile(r"since=\d+")):
        await phones.open(2, "Reza", await table.telling(*NAMES), on=page)
    tried.clear()
    await page.evaluate("() => window.dispatchEvent(new Event('pageshow'))")
    await asyncio.wait_for(tried.wait(), BROUGHT_WITHIN)

    await table.tell("by post")
    await expect(page.locator("blockquote")).to_have_text("by post")
    await table.lay_all()
    await expect(page.locator("h1")).to_have_text("Which card is \u2068Ana\u2069’s?")


async def test_a_move_that_gets_lost_is_sent_again_and_counts_once(phones: Phones, table: Table) -> None:
    game = await table.laying(*NAMES)
    page = await phones.open(2, "Reza", game)
    bodies: list[Any] = []

    async def answer(route: Route) -> None:
        bodies.append(route.request.post_data_json)
        if len(bodies) == 1:
            await route.abort("connectionfailed")
        elif len(bodies) == 2:
            await route.fetch()  # it arrives, but its answer does not
            await route.abort("connectionreset")
        else:
            await route.continue_()

    await page.route("**/moves", answer)
    await page.get_by_role("button", name="Lay this card").tap()

    await expect(page.locator("h1")).to_have_text("Your card is laid")
    assert len({body["id"] for body in bodies}) == 1
    assert len((await table.game()).current().laid_by(2)) == 1


async def test_a_move_that_a_reload_cut_off_is_sent_by_the_next_page(phones: Phones, table: Table) -> None:
    game = await table.laying(*NAMES)
    page = await phones.open(2, "Reza", game)
    await page.route("**/moves", lambda route: route.abort("connectionfailed"))
    await page.get_by_role("button", name="Lay this card").tap()
    await expect(page.get_by_role("button", name="Sending…")).to_be_disabled()

    await page.unroute("**/moves")
    await page.reload()

    await expect(page.locator("h1")).to_have_text("Your card is laid")
    assert len((await table.game()).current().laid_by(2)) == 1


async def test_no_connection_is_said_and_nothing_chosen_is_lost(phones: Phones, table: Table) -> None:
    game = await table.voting(*NAMES)
    page = await phones.open(2, "Reza", game)
    await page.locator(".on-table:not(.mine)").first.tap()

    await page.route_web_socket("**/api/live?*", lambda socket: socket.close(code=1011))
    await page.route("**/api/games/**", lambda route: route.abort("internetdisconnected"))
    await page.reload()

    await expect(page.locator(".banner")).to_have_text("No connection. Your choice is kept.")
    await expect(page.locator(".on-table.chosen")).to_have_count(1)


async def test_two_phones_of_one_player_stay_in_step(phones: Phones, table: Table) -> None:
    game = await table.laying(*NAMES)
    one = await phones.open(2, "Reza", game)
    other = await phones.open(2, "Reza", game)

    await one.get_by_role("button", name="Lay this card").tap()

    await expect(other.locator("h1")).to_have_text("Your card is laid")


async def test_who_lays_last_sees_the_table_without_another_tap(phones: Phones, table: Table) -> None:
    game = await table.laying(*NAMES)
    page = await phones.open(2, "Reza", game)
    await table.lay_all(but=(2,))

    await page.get_by_role("button", name="Lay this card").tap()

    await expect(page.locator(".on-table")).to_have_count(4)


async def test_a_card_given_elsewhere_is_seen_as_given(phones: Phones, table: Table) -> None:
    game = await table.laying(*NAMES)
    page = await phones.open(2, "Reza", game)

    await table.play(lays(await table.game(), 3))

    await expect(page.locator(".awaited-bunnies .ready")).to_have_count(1)
