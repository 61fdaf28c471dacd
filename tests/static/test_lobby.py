"""The lobby, the house rules, and what the host may do."""

from functools import partial

from playwright.async_api import expect

from models import rules
from models.ports import Standing
from tests.builders import NOW
from tests.static.phones import Phones, Telegram
from tests.static.tables import Table


async def test_everybody_sits_round_the_table_with_a_bunny_of_their_own(phones: Phones, table: Table) -> None:
    game = await table.lobby("Ana", "Reza", "Lena")

    page = await phones.open(2, "Reza", game)

    seats = page.locator(".round-table .seat:not(.free)")
    await expect(seats).to_have_count(3)
    assert await seats.locator("bdi").all_inner_texts() == ["Ana", "Reza", "Lena"]
    sources = await seats.locator("img").evaluate_all("all => all.map((one) => one.src.split('#')[1])")
    assert sources == ["bunny-0", "bunny-1", "bunny-2"]
    await expect(page.locator(".seat.me bdi")).to_have_text("Reza")


async def test_a_newcomer_in_the_lobby_is_seen_at_once(phones: Phones, table: Table) -> None:
    game = await table.lobby("Ana", "Reza")
    page = await phones.open(1, "Ana", game)
    need = page.get_by_role("button", name="1\u2069 more player needed")
    await expect(need).to_be_disabled()

    await table.play(partial(rules.join, player=3, name="Lena"))

    await expect(page.get_by_role("button", name="Begin the game")).to_be_enabled()


async def test_only_the_host_begins_at_first_and_the_page_says_so(phones: Phones, table: Table) -> None:
    game = await table.lobby("Ana", "Reza", "Lena")
    page = await phones.open(2, "Reza", game)
    await expect(page.locator(".hint")).to_have_text("\u2068Ana\u2069 begins the game.")

    await page.get_by_role("button", name="Begin the game").tap()

    await expect(page.locator(".notice")).to_contain_text("Only the host can begin now")
    assert (await table.game()).phase is rules.Phase.LOBBY


async def test_a_member_takes_a_seat_and_leaves_it(phones: Phones, table: Table, telegram: Telegram) -> None:
    game = await table.lobby("Ana", "Reza")
    telegram.standings = {9: Standing.MEMBER}
    page = await phones.open(9, "Zoë", game)

    await page.get_by_role("button", name="Take a seat").tap()
    await expect(page.locator(".seat.me bdi")).to_have_text("Zoë")
    await page.get_by_role("button", name="Leave the table").tap()

    await expect(page.locator(".round-table .seat:not(.free)")).to_have_count(2)


async def test_the_host_changes_house_rules_and_others_read_them(phones: Phones, table: Table) -> None:
    game = await table.lobby("Ana", "Reza", "Lena")
    host, guest = await phones.open(1, "Ana", game), await phones.open(2, "Reza", game)
    await host.get_by_role("button", name="House rules").tap()
    await host.get_by_label("Points to win").select_option("20")
    await expect(host.get_by_label("Points to win")).to_have_value("20")
    await host.get_by_label("Pace").select_option("Living room")

    await expect(guest.locator(".rules-line b")).to_have_text("to \u206820\u2069 points · Living room")
    await guest.get_by_role("button", name="House rules").tap()
    await expect(guest.locator(".house select")).to_have_count(0)
    await expect(guest.locator(".house dd").first).to_have_text("20")
    assert (await table.game()).rules.points == 20


async def test_points_and_laps_can_be_any_number_typed_in_the_digits_of_ones_own_language(
    phones: Phones, table: Table
) -> None:
    game = await table.lobby("Ana", "Reza", "Lena")
    host = await phones.open(1, "Ana", game)
    await host.get_by_role("button", name="House rules").tap()

    await host.get_by_label("Points to win").select_option("Another number…")
    await host.get_by_role("textbox", name="Points to win").fill("۴۴")
    await host.keyboard.press("Enter")
    await expect(host.get_by_label("Points to win")).to_have_value("44")
    await host.get_by_label("Laps round the table").select_option("Another number…")
    await host.get_by_role("textbox", name="Laps round the table").fill("many")
    await host.keyboard.press("Enter")

    await expect(host.get_by_label("Laps round the table")).to_have_value("no limit")
    assert ((await table.game()).rules.points, (await table.game()).rules.laps) == (44, None)


async def test_whoever_chooses_the_slow_pace_is_asked_for_the_time_zone(phones: Phones, table: Table) -> None:
    game = await table.lobby("Ana", "Reza", "Lena")
    host = await phones.open(1, "Ana", game)
    await host.get_by_role("button", name="House rules").tap()
    await expect(host.get_by_role("button", name="UTC")).to_be_visible()
    await host.get_by_label("Pace").select_option("Slow")
    zones = host.get_by_role("dialog", name="Time zone")

    await zones.get_by_role("searchbox").fill("atlantis")
    await expect(zones).to_contain_text("No such place")
    await zones.get_by_role("searchbox").fill("new yo")
    await zones.get_by_role("button", name="New York").tap()

    await expect(host.get_by_role("dialog", name="House rules")).to_contain_text("America/New York")
    assert (await table.game()).rules.zone == "America/New_York"


async def test_the_time_zone_may_change_during_the_game(phones: Phones, table: Table) -> None:
    await table.telling("Ana", "Reza", "Lena", "Omid")
    host = await phones.open(1, "Ana", table.id)
    await host.get_by_role("button", name="Menu").tap()
    await host.get_by_role("button", name="House rules").tap()
    await host.get_by_role("button", name="UTC").tap()
    await host.get_by_role("button", name="Tokyo").tap()

    await expect(host.get_by_role("button", name="Asia/Tokyo")).to_be_visible()


async def test_the_first_storyteller_is_chosen_by_name(phones: Phones, table: Table) -> None:
    game = await table.lobby("Ana", "Reza", "Lena")
    host = await phones.open(1, "Ana", game)
    await host.get_by_role("button", name="House rules").tap()

    await host.get_by_label("First storyteller").select_option("Lena")

    await expect(host.get_by_label("First storyteller")).to_have_value("Lena")
    assert (await table.game()).rules.first == 3


async def test_rules_that_come_together_are_set_in_one_tap_and_each_rule_says_what_it_is_for(
    phones: Phones, table: Table
) -> None:
    game = await table.lobby("Ana", "Reza", "Lena")
    host = await phones.open(1, "Ana", game)
    await host.get_by_role("button", name="House rules").tap()
    await host.get_by_text("Ready-made rules").tap()
    await host.get_by_role("button", name="Big table").tap()

    await expect(host.get_by_label("Large table")).to_have_value("yes")
    await expect(host.get_by_label("Seats", exact=True)).to_have_value("12")
    assert (await table.game()).rules.large_table
    await expect(host.locator(".house dt small").first).to_contain_text("On the sheets it is 30")


async def test_rules_that_do_not_go_together_are_refused_with_the_reason(
    phones: Phones, table: Table
) -> None:
    game = await table.lobby("Ana", "Reza", "Lena", large_table=True)
    page = await phones.open(1, "Ana", game)
    await page.get_by_role("button", name="House rules").tap()

    await page.get_by_label("Imaginarium scoring").select_option("yes")

    await expect(page.locator(".notice")).to_have_text("These house rules do not go together.")
    await expect(page.get_by_label("Imaginarium scoring")).to_have_value("no")


async def test_the_host_removes_a_seat_and_lets_its_player_back_in(phones: Phones, table: Table) -> None:
    game = await table.telling("Ana", "Reza", "Lena", "Omid")
    page = await phones.open(1, "Ana", game)
    await page.get_by_role("button", name="Scores and players").tap()
    row = page.locator(".standings li", has_text="Omid")

    await row.get_by_role("button", name="Remove").tap()
    assert not (await table.game()).seat(4).gone
    await row.get_by_role("button", name="Really?").tap()
    await expect(row).to_contain_text("has left")
    await page.get_by_role("button", name="Let back in").tap()
    await page.get_by_role("button", name="Really?").tap()

    await expect(page.locator(".removed")).to_have_count(0)
    assert (await table.game()).removed == ()


async def test_whoever_is_awaited_too_long_is_nudged_and_skipped_in_time(
    phones: Phones, table: Table
) -> None:
    game = await table.laying("Ana", "Reza", "Lena", "Omid")
    page = await phones.open(2, "Reza", game)
    await page.locator(".awaited").tap()
    await expect(page.get_by_role("button", name="Remind them in")).to_be_disabled()
    await expect(page.get_by_role("button", name="Skip in")).to_have_count(3)


async def test_a_nudge_whose_time_has_come_is_sent_once(phones: Phones, table: Table) -> None:
    game = await table.laying("Ana", "Reza", "Lena", "Omid", pace="living_room")
    await phones.open(1, "Ana", game)
    played = await table.game()
    await table.play(
        partial(rules.nudge, player=1, round=1, phase=rules.Phase.LAYING, admin=False),
        at=played.current().times.nudge_at,
    )

    page = await phones.open(2, "Reza", game)
    await page.locator(".awaited").tap()

    await expect(page.get_by_role("dialog")).to_contain_text("They have been reminded.")


async def test_time_left_is_counted_down_in_the_living_room(phones: Phones, table: Table) -> None:
    game = await table.laying("Ana", "Reza", "Lena", "Omid", pace="living_room")

    page = await phones.open(2, "Reza", game)

    await expect(page.locator(".awaited .remaining")).to_contain_text("2\u2069 min")
    assert (await table.game()).current().times.deadline == NOW + 90
