"""Telegram's script, in every state it may be in: what it offers is used, and nothing of it is needed."""

import json
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.builders import NOW
from tests.miniapp.launching import launch_data
from tests.static.phones import DARK, TOKEN, Phones, fragment
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")

SCRIPT = """
window.heard = [];
const hear = (name, ...values) => { window.heard.push([name, ...values]); };
const listeners = {};
const number = (version) => version.split(".").reduce((sum, part) => sum * 100 + Number(part), 0);
const since = (version, name) => (...values) => {
    if (!window.Telegram.WebApp.isVersionAtLeast(version)) throw new Error("WebAppMethodUnsupported");
    hear(name, ...values);
};
window.Telegram = { WebApp: {
    version: VERSION, platform: "android", initData: location.hash, themeParams: THEME,
    viewportStableHeight: 700,
    safeAreaInset: { top: 20, bottom: 10 }, contentSafeAreaInset: { top: 30, bottom: 5 },
    isVersionAtLeast: (version) => number(VERSION) >= number(version),
    ready: () => hear("ready"), expand: () => hear("expand"), close: () => hear("close"),
    disableVerticalSwipes: since("7.7", "disableVerticalSwipes"),
    setHeaderColor: since("6.1", "setHeaderColor"), setBackgroundColor: since("6.1", "setBackgroundColor"),
    setBottomBarColor: since("7.10", "setBottomBarColor"),
    enableClosingConfirmation: since("6.2", "enableClosingConfirmation"),
    disableClosingConfirmation: since("6.2", "disableClosingConfirmation"),
    onEvent: (name, listener) => { (listeners[name] = listeners[name] || []).push(listener); },
    HapticFeedback: {
        selectionChanged: since("6.1", "selectionChanged"),
        impactOccurred: since("6.1", "impactOccurred"),
        notificationOccurred: since("6.1", "notificationOccurred"),
    },
    BackButton: {
        onClick: (listener) => { window.pressBack = listener; },
        show: since("6.1", "show"), hide: since("6.1", "hide"),
    },
} };
window.happen = (name, change) => {
    Object.assign(window.Telegram.WebApp, change);
    (listeners[name] || []).forEach((listener) => listener());
};
"""
LAST_OF_BACK = "window.heard.filter(([name]) => name === 'show' || name === 'hide').pop()"


def _script(version: str, theme: dict[str, str] | None = None) -> str:
    return SCRIPT.replace("VERSION", json.dumps(version)).replace("THEME", json.dumps(theme or DARK))


async def _met(phones: Phones, table: Table, version: str) -> Page:
    """Ana's phone, once the page has met the script."""
    phones.script = _script(version)
    page = await phones.open(1, "Ana", await table.telling(*NAMES))
    await page.wait_for_function("() => window.heard && window.heard.some(([name]) => name === 'ready')")
    return page


async def _heard(page: Page, name: str) -> list[Any]:
    heard: list[Any] = await page.evaluate("(name) => window.heard.filter((one) => one[0] === name)", name)
    return heard


@pytest.mark.parametrize("version", ["6.0", "6.9", "7.10", "8.0", "9.6"])
async def test_an_older_client_is_asked_for_no_more_than_it_can(
    phones: Phones, table: Table, version: str
) -> None:
    """C9, C10: swipes are left alone where the client can; nothing newer is called."""
    page = await _met(phones, table, version)

    await page.get_by_role("button", name="Use this card").tap()
    await page.get_by_role("textbox").fill("halfway")

    assert bool(await _heard(page, "disableVerticalSwipes")) is (version not in ("6.0", "6.9"))
    assert bool(await _heard(page, "enableClosingConfirmation")) is (version != "6.0")
    assert bool(await _heard(page, "impactOccurred")) is (version != "6.0")


async def test_the_pages_height_and_insets_are_the_clients(phones: Phones, table: Table) -> None:
    page = await _met(phones, table, "8.0")
    root = "getComputedStyle(document.documentElement)"

    assert await page.evaluate(f"{root}.getPropertyValue('--height')") == "700px"
    padding = await page.locator(".frame").evaluate("(frame) => getComputedStyle(frame).paddingTop")
    assert padding == "50px"

    await page.evaluate("happen('viewportChanged', { viewportStableHeight: 1 })")
    assert await page.evaluate(f"{root}.getPropertyValue('--height')") == "700px"
    await page.evaluate("happen('viewportChanged', { viewportStableHeight: 600 })")
    assert await page.evaluate(f"{root}.getPropertyValue('--height')") == "600px"


async def test_other_colours_of_the_client_change_the_pages(phones: Phones, table: Table) -> None:
    page = await _met(phones, table, "8.0")
    await expect(page.locator("html")).to_have_attribute("data-scheme", "dark")

    await page.evaluate("happen('themeChanged', { themeParams: { bg_color: '#ffffff' } })")

    await expect(page.locator("html")).to_have_attribute("data-scheme", "light")


async def test_the_clients_back_button_puts_viewer_and_sheets_away(phones: Phones, table: Table) -> None:
    page = await _met(phones, table, "8.0")
    await page.get_by_role("button", name="Menu").tap()
    await expect(page.get_by_role("dialog")).to_be_visible()
    assert await page.evaluate(LAST_OF_BACK) == ["show"]

    await page.evaluate("pressBack()")

    await expect(page.get_by_role("dialog")).to_have_count(0)
    assert await page.evaluate(LAST_OF_BACK) == ["hide"]


async def test_the_phone_taps_back_unless_it_is_asked_not_to(phones: Phones, table: Table) -> None:
    page = await _met(phones, table, "8.0")
    await page.get_by_role("button", name="Menu").tap()
    await page.get_by_role("button", name="My settings").tap()
    await page.get_by_role("switch", name="Touch feedback").tap()
    await page.keyboard.press("Escape")

    await page.get_by_role("button", name="Use this card").tap()

    assert await _heard(page, "impactOccurred") == []


async def test_colours_of_the_launch_are_worn_before_any_script(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)

    page = await phones.open(1, "Ana", game, theme=DARK)

    await expect(page.locator("html")).to_have_attribute("data-scheme", "dark")


async def test_without_the_script_a_phones_client_still_shows_and_closes_the_page(phones: Phones) -> None:
    page = await phones.blank()
    await page.add_init_script(
        "window.events = [];"
        "const postEvent = (name, data) => window.events.push([name, JSON.parse(data)]);"
        "window.TelegramWebviewProxy = { postEvent };"
    )
    await page.goto(f"{phones.address}/{fragment(launch_data(TOKEN, 1, 'Ana', at=NOW))}")

    await page.get_by_role("button", name="Back to the chat").tap()

    assert await page.evaluate("window.events") == [
        ["web_app_ready", {}],
        ["web_app_expand", {}],
        ["web_app_setup_swipe_behavior", {"allow_vertical_swipe": False}],
        ["web_app_close", {}],
    ]
