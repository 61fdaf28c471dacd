"""Telegram's own script in clients of every kind and age: all that is said to them, and what they tell."""

import json
from functools import partial
from typing import Any

import pytest
from playwright.async_api import ConsoleMessage, Page, expect

from models import rules
from tests.borrowed import TELEGRAM, borrowed
from tests.static.clients import Client, Clients, Said
from tests.static.phones import DARK, LIGHT, Phones
from tests.static.sockets import deafen
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")
PAPER = "#f8f1e5"  # the page's paper, leaning towards LIGHT's white
NO_SWIPES = ("web_app_setup_swipe_behavior", {"allow_vertical_swipe": False})
INSETS: dict[str, tuple[str, Any]] = {
    "web_app_request_theme": ("theme_changed", {"theme_params": DARK}),
    "web_app_request_viewport": (
        "viewport_changed", {"height": 700, "is_expanded": True, "is_state_stable": True},
    ),
    "web_app_request_safe_area": ("safe_area_changed", {"top": 20, "bottom": 10, "left": 0, "right": 0}),
    "web_app_request_content_safe_area": ("content_safe_area_changed", {"top": 30, "bottom": 5}),
}  # fmt: skip


@pytest.fixture
def clients(phones: Phones) -> Clients:
    """Clients in which Telegram's script is what it really is."""
    phones.script = borrowed(TELEGRAM)
    return Clients(phones)


def before_the_script(version: str) -> Said:
    """What the page's first lines say."""
    return [("web_app_ready", {}), ("web_app_expand", {}), *since(version, "7.7", NO_SWIPES)]


def by_the_script(kind: str) -> Said:
    """What the script says by itself when it comes, to a client of any age."""
    return [
        *([("iframe_ready", {"reload_supported": True})] if kind == "frame" else []),
        ("web_app_set_header_color", {"color_key": "bg_color"}),
        ("web_app_set_background_color", {"color": LIGHT["bg_color"]}),
        ("web_app_set_bottom_bar_color", {"color": "#ffffff"}),
        *(
            (f"web_app_request_{what}", "")
            for what in ("theme", "viewport", "safe_area", "content_safe_area")
        ),
    ]


def with_the_script(version: str) -> Said:
    """What the page says once it has the script."""
    return [
        ("web_app_ready", ""),
        *since(version, "7.7", NO_SWIPES),
        *since(version, "6.9", ("web_app_set_header_color", {"color": PAPER})),
        *since(version, "6.1", ("web_app_set_background_color", {"color": PAPER})),
        *since(version, "7.10", ("web_app_set_bottom_bar_color", {"color": PAPER})),
        *since(version, "7.10", ("web_app_setup_secondary_button", {"is_visible": False})),
        *since(version, "6.1", ("web_app_setup_back_button", {"is_visible": False})),
    ]


def while_telling(version: str) -> Said:
    """What is said while a clue is written and told, and the menu opened and put away."""
    felt = "web_app_trigger_haptic_feedback"
    return [
        *since(version, "6.1", (felt, {"type": "impact", "impact_style": "light"})),
        *since(version, "6.2", ("web_app_setup_closing_behavior", {"need_confirmation": True})),
        *since(version, "6.1", (felt, {"type": "notification", "notification_type": "success"})),
        *since(version, "6.2", ("web_app_setup_closing_behavior", {"need_confirmation": False})),
        *since(version, "6.1", ("web_app_setup_back_button", {"is_visible": True})),
        *since(version, "6.1", ("web_app_setup_back_button", {"is_visible": False})),
    ]


def since(version: str, least: str, message: tuple[str, Any]) -> Said:
    """The message, if a client of this version knows it."""

    def parts(of: str) -> list[int]:
        return [int(part) for part in of.split(".")]

    return [message] if parts(version) >= parts(least) else []


async def met(client: Client) -> None:
    """Wait until the page has met the script."""
    await client.hears(lambda said: ("web_app_ready", "") in said)


@pytest.mark.parametrize(
    ("kind", "version"),
    [
        *(("proxy", version) for version in ("6.0", "6.9", "7.10", "8.0")),
        ("notify", "7.10"),
        ("frame", "6.0"),
        ("frame", "8.0"),
    ],
)
async def test_an_older_client_is_asked_for_no_more_than_it_can(
    clients: Clients, table: Table, kind: str, version: str
) -> None:
    """C9, C10: swipes are left alone where the client can; nothing newer is called, nothing warned of."""
    warned: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("warning", "error") and "Telegram" in message.text:
            warned.append(message.text)

    client = await clients.open(kind, 1, "Ana", await table.telling(*NAMES), version=version, hear=hear)
    first = [*before_the_script(version), *by_the_script(kind), *with_the_script(version)]
    await client.hears(lambda said: len(said) >= len(first))
    assert await client.heard() == first

    await client.frame.get_by_role("button", name="Use this card").tap()
    await client.frame.get_by_role("textbox").fill("halfway")
    await client.frame.get_by_role("button", name="Give this clue").tap()
    await expect(client.frame.locator("h1")).to_have_text("Your clue is told")
    await client.frame.get_by_role("button", name="Menu").tap()
    await expect(client.frame.get_by_role("dialog")).to_be_visible()
    if version == "6.0":
        await client.frame.get_by_role("button", name="Close").tap()
    else:
        await client.tells("back_button_pressed")
    await expect(client.frame.get_by_role("dialog")).to_have_count(0)

    said = (await client.heard())[len(first) :]
    assert sorted(map(json.dumps, said)) == sorted(map(json.dumps, while_telling(version)))
    assert warned == []


@pytest.mark.parametrize("kind", ["proxy", "frame"])
@pytest.mark.parametrize("script", ["genuine", "blocked"])
async def test_a_client_that_answers_nothing_holds_nothing_up(
    clients: Clients, table: Table, kind: str, script: str
) -> None:
    """C13: nor one without Telegram's script, which is then told no less than it must know."""
    if script == "blocked":
        clients.phones.script = None
    client = await clients.open(kind, 2, "Reza", await table.laying(*NAMES), version="8.0")

    await client.frame.get_by_role("button", name="Lay this card").tap()

    await expect(client.frame.locator("h1")).to_have_text("Your card is laid")
    height = await client.frame.evaluate("document.querySelector('.frame').getBoundingClientRect().height")
    assert height == await client.frame.evaluate("innerHeight")
    if script == "blocked":
        assert await client.heard() == before_the_script("8.0")


async def test_what_a_client_answers_is_worn(clients: Clients, table: Table) -> None:
    """Colours, the stable height, and both insets together; whatever comes late or is nonsense."""
    clients.news = INSETS
    client = await clients.open("frame", 1, "Ana", await table.telling(*NAMES), version="8.0")
    html, screen = client.frame.locator("html"), client.frame.locator(".frame")
    await expect(html).to_have_attribute("data-scheme", "dark")
    await expect(screen).to_have_css("padding-top", "50px")
    await expect(screen).to_have_css("height", "700px")

    await client.tells("viewport_changed", height=300, is_expanded=True, is_state_stable=False)
    await client.tells("content_safe_area_changed", top=46, bottom=5)
    await expect(screen).to_have_css("padding-top", "66px")
    await expect(screen).to_have_css("height", "700px")
    await client.tells("viewport_changed", height=1, is_expanded=True, is_state_stable=True)
    await client.tells("theme_changed", theme_params=LIGHT)
    await expect(html).to_have_attribute("data-scheme", "light")
    await expect(screen).to_have_css("height", "700px")
    await client.tells("viewport_changed", height=600, is_expanded=True, is_state_stable=True)
    await expect(screen).to_have_css("height", "600px")
    colours = await client.heard("web_app_set_background_color")
    assert [data["color"] for _, data in colours][-1] == PAPER


async def test_closing_is_asked_about_only_while_a_clue_is_written_and_not_told(
    clients: Clients, table: Table
) -> None:
    """Also after a reload; and not any more once somebody else has told."""
    game = await table.telling(*NAMES, first="race")
    client = await clients.open("proxy", 1, "Ana", game, version="8.0")
    await met(client)

    async def asked() -> list[bool]:
        return [data["need_confirmation"] for _, data in await client.heard("web_app_setup_closing_behavior")]

    await client.frame.get_by_role("button", name="Use this card").tap()
    clue = client.frame.get_by_role("textbox")
    for text in ("half", "half a", "", "half a clue"):
        await clue.fill(text)
    assert await asked() == [True, False, True]
    await client.frame.get_by_role("button", name="Another card").tap()
    await client.frame.get_by_role("button", name="Use this card").tap()
    await expect(clue).to_have_value("half a clue")
    assert await asked() == [True, False, True]

    await client.page.reload()
    await expect(clue).to_have_value("half a clue")
    await client.hears(lambda said: ("web_app_setup_closing_behavior", {"need_confirmation": True}) in said)
    played = await table.game()
    await table.play(partial(rules.tell, player=3, round=1, card=played.seat(3).hand[0], clue="faster"))
    await expect(client.frame.locator("blockquote")).to_have_text("faster")
    await client.hears(lambda said: ("web_app_setup_closing_behavior", {"need_confirmation": False}) in said)
    assert await asked() == [True, False]


async def test_the_clients_back_button_puts_viewer_and_sheets_away(clients: Clients, table: Table) -> None:
    await table.telling(*NAMES)
    client = await clients.open("notify", 1, "Ana", table.id, version="8.0")
    await met(client)
    await client.frame.get_by_role("button", name="Scores and players").tap()
    await expect(client.frame.get_by_role("dialog")).to_be_visible()
    await client.tells("back_button_pressed")
    await expect(client.frame.get_by_role("dialog")).to_have_count(0)
    await client.frame.locator(".middle-card .card").tap()
    await expect(client.frame.get_by_role("dialog")).to_be_visible()

    await client.tells("back_button_pressed")

    await expect(client.frame.get_by_role("dialog")).to_have_count(0)
    shown = [data["is_visible"] for _, data in await client.heard("web_app_setup_back_button")]
    assert shown == [False, True, False, True, False]


async def test_the_phone_taps_back_unless_it_is_asked_not_to(clients: Clients, table: Table) -> None:
    client = await clients.open("proxy", 1, "Ana", await table.telling(*NAMES), version="8.0")
    await met(client)
    await client.frame.get_by_role("button", name="Menu").tap()
    await client.frame.get_by_role("button", name="My settings").tap()
    await client.frame.get_by_role("switch", name="Touch feedback").tap()
    await client.page.keyboard.press("Escape")

    await client.frame.get_by_role("button", name="Use this card").tap()

    await expect(client.frame.get_by_role("textbox")).to_be_visible()
    assert await client.heard("web_app_trigger_haptic_feedback") == []


async def test_a_client_that_brings_the_page_to_the_front_again_is_shown_the_game_as_it_is(
    clients: Clients, table: Table
) -> None:
    """C28: from version 8.0 clients say so, which is all that some of them do."""
    game = await table.telling(*NAMES)

    async def sleepy(page: Page) -> None:
        await page.clock.install()
        await deafen(page)

    client = await clients.open("proxy", 2, "Reza", game, version="8.0", first=sleepy)
    await client.page.clock.run_for(3000)
    await met(client)
    await table.tell("while you were away")
    await client.tells("visibility_changed", is_visible=False)
    await client.page.clock.fast_forward(50_000)

    await client.tells("visibility_changed", is_visible=True)

    await expect(client.frame.locator("blockquote")).to_have_text("while you were away")


async def test_a_reveal_waits_while_the_client_says_that_nobody_looks(clients: Clients, table: Table) -> None:
    game = await table.voting(*NAMES)
    client = await clients.open(
        "proxy", 2, "Reza", game, version="8.0", first=lambda page: page.clock.install(), still=False
    )
    await client.page.clock.run_for(3000)
    await met(client)
    await client.tells("visibility_changed", is_visible=False)
    await table.vote_all()
    await expect(client.frame.locator(".stage-votes")).to_be_visible()
    await client.page.clock.run_for(20_000)
    await expect(client.frame.locator(".stage-votes")).to_be_visible()

    await client.tells("visibility_changed", is_visible=True)
    await client.page.clock.run_for(20_000)

    await expect(client.frame.locator(".round-story")).to_be_visible()


async def test_colours_of_the_launch_are_worn_before_any_script(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)

    page = await phones.open(1, "Ana", game, theme=DARK)

    await expect(page.locator("html")).to_have_attribute("data-scheme", "dark")


@pytest.mark.parametrize("kind", ["proxy", "notify", "frame"])
async def test_without_the_script_a_client_still_shows_and_closes_the_page(phones: Phones, kind: str) -> None:
    client = await Clients(phones).open(kind, 1, "Ana", None, version="8.0")

    await client.frame.get_by_role("button", name="Back to the chat").tap()

    await client.hears(lambda said: len(said) > 3)
    assert await client.heard() == [*before_the_script("8.0"), ("web_app_close", {})]
