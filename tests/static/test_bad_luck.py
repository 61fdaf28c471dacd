"""Whatever goes wrong on the way: each has its screen or message, and no choice is lost."""

import json
from functools import partial
from typing import Any

import pytest
from playwright.async_api import Page, Request, Route, WebSocketRoute, expect

from models import rules
from models.database import connection
from models.decks import Decks
from models.people import keep_standing
from models.play import Door, Person, Place
from models.ports import Standing
from tests.builders import CHAT, NOW
from tests.miniapp.launching import launch_data
from tests.static.phones import TOKEN, Clock, Phones, Telegram, fragment
from tests.static.serving import serving
from tests.static.sockets import deaf
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")
HOUR = 3600


async def laid(page: Page, table: Table, seat: int = 2) -> None:
    """The card is laid, and one alone."""
    await expect(page.locator("h1")).to_have_text("Your card is laid")
    assert len((await table.game()).current().laid_by(seat)) == 1


def expected(phones: Phones, error: str) -> None:
    """What pages complained of was this alone, which they cannot help."""
    phones.complaints = [one for one in phones.complaints if error not in one]


# The connection


async def test_a_server_that_restarts_in_the_middle_of_a_move_makes_it_when_it_is_back(
    phones: Phones, table: Table, door: Door, decks: Decks, clock: Clock, telegram: Telegram
) -> None:
    async with serving(door, decks, clock, telegram) as phones.address:
        page = await phones.open(2, "Reza", await table.laying(*NAMES))
        await expect(page.locator(".rail img").first).to_be_visible()
        await page.wait_for_load_state("networkidle")
    await page.get_by_role("button", name="Lay this card").tap()
    await expect(page.get_by_role("button", name="Sending…")).to_be_disabled()
    await expect(page.locator(".banner")).to_have_text("No connection. Your choice is kept.")

    port = int(phones.address.rpartition(":")[2])
    async with serving(door, decks, clock, telegram, port=port):
        await laid(page, table)
        await table.lay_all()
        await expect(page.locator(".on-table")).to_have_count(4)
        await expect(page.locator(".banner")).to_have_count(0)
        await page.close()
    expected(phones, "ERR_CONNECTION_REFUSED")


async def test_a_phone_that_goes_offline_in_the_middle_of_a_move_makes_it_when_it_is_back(
    phones: Phones, table: Table
) -> None:
    game = await table.laying(*NAMES)
    page = await phones.blank()
    await page.clock.install()
    async with page.expect_websocket():  # a slow machine may open it before the clock is moved
        await phones.open(2, "Reza", game, on=page)
        await page.clock.run_for(3000)
    await page.context.set_offline(True)

    await page.get_by_role("button", name="Lay this card").tap()
    await expect(page.get_by_role("button", name="Sending…")).to_be_disabled()
    await page.clock.run_for(6000)
    await expect(page.get_by_role("button", name="Still trying…")).to_be_disabled()

    await page.context.set_offline(False)
    await page.clock.run_for(9000)
    await laid(page, table)
    expected(phones, "ERR_INTERNET_DISCONNECTED")


async def test_a_move_made_before_all_of_the_page_is_there_is_made_when_it_comes(
    phones: Phones, table: Table
) -> None:
    game = await table.laying(*NAMES)
    page = await phones.blank()
    lost: list[str] = []

    async def lose(route: Route) -> None:
        lost.append(route.request.url)
        await (route.abort("connectionfailed") if len(lost) < 4 else route.continue_())

    await page.route("**/app/server.js", lose)
    await phones.open(2, "Reza", game, on=page)
    await page.get_by_role("button", name="Lay this card").tap()

    await laid(page, table)
    expected(phones, "ERR_CONNECTION_FAILED")


async def test_a_picture_that_a_lost_connection_cost_comes_by_itself_when_it_is_back(
    phones: Phones, table: Table
) -> None:
    game = await table.laying(*NAMES)
    page = await phones.blank()
    down = [True]

    async def fail(route: Route) -> None:
        await (route.abort("connectionfailed") if down else route.continue_())

    def refuse(socket: WebSocketRoute) -> None:
        if down:
            socket.on_message(lambda _: socket.close(code=1011))
        else:
            socket.connect_to_server()

    await page.route("**/cards/**", fail)
    await page.route("**/api/games/**", fail)
    await page.route_web_socket("**/api/live?*", refuse)
    await phones.open(2, "Reza", game, on=page)
    await expect(page.locator(".rail .broken")).to_have_count(6)
    await expect(page.locator(".banner")).to_be_visible()

    down.clear()
    await page.evaluate("dispatchEvent(new Event('online'))")

    await expect(page.locator(".rail .broken")).to_have_count(0)
    await expect(page.locator(".rail img").first).to_have_js_property("complete", True)
    expected(phones, "ERR_CONNECTION_FAILED")


async def test_a_session_that_is_over_while_the_server_stumbles_is_renewed_all_the_same(
    phones: Phones, table: Table, clock: Clock
) -> None:
    page = await phones.open(2, "Reza", await table.laying(*NAMES))
    clock.now += 13 * HOUR
    stumbles = [503, 429, 502]

    async def stumble(route: Route) -> None:
        if stumbles:
            await route.fulfill(status=stumbles.pop(0), json={"error": "database-lost"})
        else:
            await route.continue_()

    await page.route("**/api/session", stumble)
    await page.get_by_role("button", name="Lay this card").tap()

    await laid(page, table)
    assert stumbles == []


async def test_a_stumble_at_the_start_leads_nobody_into_another_game(
    phones: Phones, table: Table, door: Door
) -> None:
    """B38: the link's game is asked for again, not one's only or last one."""
    place = Place(chat=CHAT - 1, title="Sunday Painters", language="en")
    await door.open(place, Person(id=9, name="Zoë"), now=NOW)
    game = await table.telling(*NAMES, "Zoë")
    page = await phones.blank()
    stumbles = [503]

    async def stumble(route: Route) -> None:
        if stumbles:
            await route.fulfill(status=stumbles.pop(), json={"error": "database-lost"})
        else:
            await route.continue_()

    await page.route("**/api/session", stumble)
    await phones.open(5, "Zoë", game, on=page)

    await expect(page.locator("h1")).to_have_text("\u2068Ana\u2069 is thinking")


async def test_a_page_that_could_not_open_its_game_opens_it_when_the_connection_is_back(
    phones: Phones, table: Table
) -> None:
    game = await table.telling(*NAMES)
    page = await phones.blank()
    await page.clock.install()
    down = [True]

    async def fail(route: Route) -> None:
        await (route.abort("connectionfailed") if down else route.continue_())

    await page.route("**/api/session", fail)
    user = json.dumps({"id": 2, "first_name": "Reza", "language_code": "en"})
    data = launch_data(TOKEN, 2, "Reza", at=NOW, game=game, user=user)
    await page.goto(f"{phones.address}/{fragment(data)}")
    while not await page.locator("h1").count():
        await page.clock.run_for(2000)
    await expect(page.locator("h1")).to_have_text("The table is out of reach")

    down.clear()
    await page.clock.run_for(3000)
    await page.evaluate("dispatchEvent(new Event('online'))")

    await expect(page.locator("h1")).to_have_text("\u2068Ana\u2069 is thinking")


# Moves


async def test_five_taps_are_one_move_and_the_same_move_sent_five_times_is_made_once(
    phones: Phones, table: Table
) -> None:
    page = await phones.open(2, "Reza", await table.laying(*NAMES))
    sent: list[Request] = []
    page.on("request", lambda one: sent.append(one) if one.url.endswith("/moves") else None)
    lay = page.get_by_role("button", name="Lay this card")

    await lay.evaluate("(button) => { for (let taps = 0; taps < 5; taps += 1) button.click(); }")
    await laid(page, table)

    (only,) = sent
    before = await table.game()
    again: list[Any] = await page.evaluate(
        """([url, body, token]) => Promise.all(Array.from({ length: 5 }, async () => {
            const headers = { Authorization: token, "Content-Type": "application/json" };
            const answer = await fetch(url, { method: "POST", headers, body });
            return [answer.status, (await answer.json()).laid];
        }))""",
        [only.url, only.post_data, (await only.all_headers())["authorization"]],
    )
    assert again == [[200, [before.current().laid_by(2)[0]]]] * 5
    assert await table.game() == before


async def test_a_card_laid_when_its_time_is_just_over_is_said_to_be_late_and_the_table_is_shown(
    phones: Phones, table: Table
) -> None:
    page = await deaf(phones, 2, NAMES[1], await table.laying(*NAMES))
    await table.lay_all(but=(2,))
    times = (await table.game()).current().times
    skip = partial(rules.skip, player=1, round=1, phase=rules.Phase.LAYING, seat=2)
    await table.play(partial(skip), at=times.skip_at)

    await page.get_by_role("button", name="Lay this card").tap()

    await expect(page.locator(".notice")).to_have_text("Too late: the game has moved on.")
    await expect(page.locator(".on-table")).to_have_count(4)
    await expect(page.locator("h1")).to_have_text("Which card is \u2068Ana\u2069’s?")


async def test_a_vote_cast_when_the_round_is_just_over_is_said_to_be_late_and_its_result_is_shown(
    phones: Phones, table: Table
) -> None:
    page = await deaf(phones, 2, NAMES[1], await table.voting(*NAMES))
    await page.locator(".on-table:not(.mine)").first.tap()
    await table.vote_all(but=(2,))
    times = (await table.game()).current().times
    skip = partial(rules.skip, player=1, round=1, phase=rules.Phase.VOTING, seat=2)
    await table.play(partial(skip), at=times.skip_at)

    await page.get_by_role("button", name="Vote for card").tap()

    await expect(page.locator(".notice")).to_have_text("Too late: the game has moved on.")
    await expect(page.locator(".round-story")).to_be_visible()


# People and games that go


async def test_who_is_removed_sees_no_hand_any_more_and_comes_back_when_they_are_let_in(
    phones: Phones, table: Table, telegram: Telegram
) -> None:
    telegram.standings = {2: Standing.MEMBER}
    page = await phones.open(2, "Reza", await table.laying(*NAMES))
    await expect(page.get_by_role("button", name="Lay this card")).to_be_visible()

    await table.play(partial(rules.remove, player=1, seat=2))
    await expect(page.locator(".top")).to_contain_text("You have left the table")
    await expect(page.locator(".hand")).to_have_count(0)
    await expect(page.get_by_role("button", name="Come back")).to_have_count(0)
    (removed,) = (await table.game()).removed
    await table.play(partial(rules.readmit, player=1, key=removed.key))
    await page.get_by_role("button", name="Come back").tap()

    await expect(page.locator(".top p")).to_contain_text("You play from round")
    assert not (await table.game()).seat(2).gone


@pytest.mark.parametrize("way", ["socket", "poll"])
async def test_who_is_put_out_of_the_group_sees_no_more_of_its_game(
    phones: Phones, table: Table, telegram: Telegram, way: str
) -> None:
    """And sees it again by itself when they are let in and look at the page."""
    telegram.standings = {9: Standing.MEMBER}
    game = await table.laying(*NAMES)
    page = await phones.blank()
    if way == "poll":
        await page.route_web_socket("**/api/live?*", lambda socket: socket.close(code=1011))
    await phones.open(9, "Zoë", game, on=page)
    await page.get_by_role("button", name="Just watch").tap()
    await expect(page.locator(".top p")).to_contain_text("You are watching")

    telegram.standings[9] = Standing.OUTSIDE
    await keep_standing(CHAT, 9, Standing.OUTSIDE, now=NOW)
    await table.lay_all()
    await expect(page.locator("h1")).to_have_text("This table does not know you yet")
    await expect(page.locator("img")).to_have_count(0)

    telegram.standings[9] = Standing.MEMBER
    await keep_standing(CHAT, 9, Standing.MEMBER, now=NOW)
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await expect(page.locator(".on-table")).to_have_count(4)


async def test_a_game_that_is_gone_under_the_finger_is_said_to_be_gone(phones: Phones, table: Table) -> None:
    page = await deaf(phones, 2, NAMES[1], await table.laying(*NAMES))
    await connection().client.execute_script('DELETE FROM "game"')

    await page.get_by_role("button", name="Lay this card").tap()

    await expect(page.locator("h1")).to_have_text("This game is nowhere to be found")


async def test_a_game_that_ends_under_the_finger_shows_its_standings(phones: Phones, table: Table) -> None:
    page = await deaf(phones, 2, NAMES[1], await table.laying(*NAMES))
    await table.play(partial(rules.call_off, player=1, admin=False))

    await page.get_by_role("button", name="Lay this card").tap()

    await expect(page.locator(".notice")).to_be_visible()
    await expect(page.locator(".standings li")).to_have_count(4)


# What people write

CODE = "<script>window.hacked = 1</script><img src=x onerror='window.hacked = 1'>"


async def test_code_in_a_clue_and_in_a_name_stays_words(phones: Phones, table: Table) -> None:
    game = await table.laying("Ana", "<b onclick=alert(1)>Reza</b>", "Lena", clue=CODE)
    page = await phones.open(3, "Lena", game)
    await expect(page.locator("blockquote")).to_have_text(CODE)
    await table.lay_all()
    await expect(page.locator("blockquote")).to_have_text(CODE)
    await table.vote_all()
    await expect(page.locator(".round-story blockquote")).to_have_text(CODE)
    await expect(page.locator(".points")).to_contain_text("<b onclick=alert(1)>Reza</b>")
    await page.get_by_role("button", name="Menu").tap()
    await page.get_by_role("button", name="All the rounds").tap()
    await expect(page.locator(".story-line")).to_contain_text(CODE)

    assert await page.evaluate(
        "[window.hacked, document.querySelectorAll('[onclick], [onerror]').length]"
    ) == [None, 0]


# One device, several windows, many games


async def test_two_windows_of_one_player_agree(phones: Phones, table: Table) -> None:
    """On votes, on what was seen of the reveal, on settings, on a clue half written."""
    game = await table.voting(*NAMES)
    one = await phones.open(2, "Reza", game)
    other = await one.context.new_page()
    await other.goto(one.url)
    await one.locator(".on-table:not(.mine)").first.tap()
    await one.get_by_role("button", name="Vote for card").tap()
    await expect(other.get_by_role("button", name="Change vote")).to_be_visible()
    await table.vote_all(but=(2,))
    for page in (one, other):
        await expect(page.locator(".round-story")).to_be_visible()

    await other.get_by_role("button", name="Continue").tap()
    await expect(one.get_by_role("button", name="Use this card")).to_be_visible()
    await other.get_by_role("button", name="Menu").tap()
    await other.get_by_role("button", name="My settings").tap()
    await other.get_by_role("switch", name="Large text").tap()
    await expect(one.locator("html")).to_have_class("still large")
    await one.get_by_role("button", name="Use this card").tap()
    await one.get_by_role("textbox").fill("half a clue")
    await other.reload()
    await expect(other.get_by_role("textbox")).to_have_value("half a clue")
    await one.get_by_role("button", name="Give this clue").tap()

    await expect(other.locator("h1")).to_have_text("Your clue is told")


async def test_a_device_keeps_notes_of_few_games_and_of_each_person_apart(
    phones: Phones, table: Table
) -> None:
    game = await table.telling(*NAMES, first=2)
    page = await phones.open(2, "Reza", game)
    await page.get_by_role("button", name="Use this card").tap()
    await page.get_by_role("textbox").fill("mine alone")
    await page.evaluate(
        """() => import(window.fabulo.prefix + "/app/store.js").then(({ leaveReveal }) => {
            for (let number = 0; number < 40; number += 1) leaveReveal(`another-${number}`, 1);
        })"""
    )

    kept = await page.evaluate(
        "Object.keys(localStorage).map((key) => [key, Object.keys(JSON.parse(localStorage[key])).length])"
    )
    assert kept == [["fabulo-games-2", 12]]
