"""The full-screen viewer under fingers and keys."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.static.phones import Phones
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")


@pytest.fixture
async def page(phones: Phones, table: Table) -> Page:
    """Ana's phone with the first card of her hand in the viewer."""
    opened = await phones.open(1, "Ana", await table.telling(*NAMES))
    await opened.locator(".middle-card .card").tap()
    await expect(opened.get_by_role("dialog")).to_be_visible()
    return opened


async def test_keys_turn_the_cards_and_put_the_viewer_away(page: Page) -> None:
    label = page.locator(".viewer-label")
    await expect(label).to_have_text("Card \u20681\u2069 of \u20686\u2069")

    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    await expect(label).to_have_text("Card \u20683\u2069 of \u20686\u2069")
    await page.keyboard.press("ArrowLeft")
    await expect(label).to_have_text("Card \u20682\u2069 of \u20686\u2069")
    await page.keyboard.press("Escape")

    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.locator(".rail li").nth(1)).to_have_class("middle-card")


async def test_focus_stays_inside_until_it_is_closed_and_goes_back(page: Page) -> None:
    inside = "document.activeElement.closest('.viewer') !== null"
    for _ in range(9):
        await page.keyboard.press("Tab")
        assert await page.evaluate(inside)
    for _ in range(9):
        await page.keyboard.press("Shift+Tab")
        assert await page.evaluate(inside)
    assert await page.locator(".ground").get_attribute("inert") is not None

    await page.keyboard.press("Escape")

    await page.wait_for_function("() => document.activeElement.closest('.rail') !== null")


async def test_a_swipe_turns_and_a_swipe_down_puts_away(page: Page) -> None:
    await _drag(page, [[(300, 400)], [(200, 400)], [(120, 402)]])
    await expect(page.locator(".viewer-label")).to_have_text("Card \u20682\u2069 of \u20686\u2069")

    await _drag(page, [[(200, 300)], [(200, 380)], [(203, 460)]])
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_two_fingers_and_two_taps_look_closer(page: Page) -> None:
    await _drag(page, [[(180, 400), (210, 400)], [(140, 400), (250, 400)], [(100, 400), (290, 400)]])
    assert await _scale(page) > 2

    await page.touchscreen.tap(195, 400)
    await page.touchscreen.tap(195, 400)
    assert await _scale(page) == 1

    await page.touchscreen.tap(195, 300)
    await page.touchscreen.tap(195, 300)
    assert await _scale(page) == 2.5


async def test_at_most_two_full_size_pictures_are_kept(page: Page) -> None:
    for _ in range(5):
        await page.keyboard.press("ArrowRight")

    assert await page.locator("img[src*='-768.webp']").count() <= 2


async def test_another_phase_closes_what_was_about_the_one_before(page: Page, table: Table) -> None:
    await table.tell()

    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.locator("h1")).to_have_text("Your clue is told")


async def _drag(page: Page, steps: list[list[tuple[int, int]]]) -> None:
    """Fingers that come down, move and go up; each step says where each finger is."""
    touch = await page.context.new_cdp_session(page)
    for place, fingers in enumerate(steps):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        kind = "touchStart" if place == 0 else "touchMove"
        await touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


async def _scale(page: Page) -> float:
    transform: Any = await page.locator(".viewer-picture").evaluate("(one) => one.style.transform")
    return float(transform.partition("scale(")[2].rstrip(")") or 1)
