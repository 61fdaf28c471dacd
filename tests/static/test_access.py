"""Names for who listens, colours for who looks, languages from either side; nothing gives a card away."""

import asyncio
import re
import shutil
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Route, expect

from models import people
from tests.static.conftest import STATIC
from tests.static.phones import DARK, LARGE, LIGHT, SMALL, Phones
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")
COLOURS = """() => {
    const style = getComputedStyle(document.documentElement);
    const probe = document.body.appendChild(document.createElement("i"));
    const rgb = (name) => {
        probe.style.color = style.getPropertyValue(name);
        return getComputedStyle(probe).color.match(/[0-9.]+/g).slice(0, 3).map(Number);
    };
    const names = ["--paper", "--raised", "--sunken", "--ink", "--quiet", "--accent"];
    names.push("--ember", "--on-ember");
    return Object.fromEntries(names.map((name) => [name, rgb(name)]));
}"""


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """The page with a Persian that is English in all but its direction and digits."""
    shutil.copytree(STATIC, tmp_path / "static", ignore=shutil.ignore_patterns("decks", "fonts"))
    shutil.copy(STATIC / "texts" / "en.ftl", tmp_path / "static" / "texts" / "fa.ftl")
    return tmp_path / "static"


def _luminance(colour: list[float]) -> float:
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: list[float], other: list[float]) -> float:
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


UNREADABLE = {"bg_color": "#777777", "text_color": "#808080", "button_color": "#7a7a7a"}
PINK = {"bg_color": "#ffc0e0", "text_color": "#ffffff", "button_color": "#ffd0ea"}


@pytest.mark.parametrize(
    "theme", [LIGHT, DARK, UNREADABLE, PINK], ids=["light", "dark", "unreadable", "pink"]
)
async def test_words_stay_readable_whatever_colours_the_client_has(
    phones: Phones, table: Table, theme: dict[str, str]
) -> None:
    game = await table.telling(*NAMES)
    page = await phones.open(1, "Ana", game, theme=theme)

    colours: dict[str, Any] = await page.evaluate(COLOURS)

    for ground in ("--paper", "--raised"):
        assert _contrast(colours["--ink"], colours[ground]) >= 7
        assert _contrast(colours["--quiet"], colours[ground]) >= 4.5
        assert _contrast(colours["--accent"], colours[ground]) >= 4.5
    assert _contrast(colours["--on-ember"], colours["--ember"]) >= 4.5
    assert _contrast(colours["--quiet"], colours["--sunken"]) >= 4


@pytest.mark.parametrize("phase", ["telling", "laying", "voting"])
async def test_every_button_has_a_name_and_a_size_for_thumbs(
    phones: Phones, table: Table, phase: str
) -> None:
    game = await getattr(table, phase)(*NAMES)
    page = await phones.open(2, "Reza", game, size=SMALL)
    await expect(page.locator("h1")).to_be_visible()

    nameless = await page.get_by_role("button", name=re.compile(r"^\s*$")).count()
    sizes = await page.locator("button:visible").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((box) => Math.min(box.width, box.height))"
    )
    assert nameless == 0
    assert min(sizes) >= 44


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("phase", ["telling", "laying", "voting"])
async def test_text_twice_as_large_cuts_nothing_off_sideways(
    phones: Phones, table: Table, phase: str, size: tuple[int, int]
) -> None:
    game = await getattr(table, phase)("Ana María de los Ángeles Fernández", "Reza", "Lena", "Omid")
    page = await phones.open(2 if phase != "telling" else 1, "Reza", game, size=size)
    await page.evaluate("document.documentElement.style.fontSize = '32px'")

    assert await page.evaluate("document.documentElement.scrollWidth") == size[0]
    box = await page.locator(".primary").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= (size[1] if size == LARGE else size[1] * 1.4)


async def test_a_cards_name_tells_its_place_and_nothing_else(phones: Phones, table: Table) -> None:
    game = await table.voting(*NAMES)
    page = await phones.open(2, "Reza", game)
    await expect(page.locator(".on-table")).to_have_count(4)

    alts = await page.locator(".on-table img").evaluate_all("all => all.map((one) => one.alt)")

    number = re.compile(r"^Card \u2068\d\u2069(, yours)?$")
    assert [alt for alt in alts if not number.match(alt)] == []


async def test_descriptions_are_fetched_only_by_who_switched_them_on(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)
    page = await phones.open(1, "Ana", game)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.reload()
    await expect(page.locator("h1")).to_be_visible()
    assert not [address for address in asked if "descriptions" in address]

    await page.get_by_role("button", name="Menu").tap()
    await page.get_by_role("button", name="My settings").tap()
    await page.get_by_role("switch", name="Card descriptions").tap()
    await page.keyboard.press("Escape")

    await expect(page.locator(".middle-card img")).to_have_attribute(
        "alt", re.compile(r"Card .* of .*\. .{20,}")
    )


@pytest.mark.parametrize("name", ["House rules", "How it is played", "My settings", "Scores and players"])
async def test_a_sheet_that_the_menu_leads_to_has_the_focus_and_escape_closes_it(
    phones: Phones, table: Table, name: str
) -> None:
    page = await phones.open(1, "Ana", await table.telling(*NAMES))
    await page.get_by_role("button", name="Menu").tap()
    await page.get_by_role("dialog").get_by_role("button", name=name).tap()

    await expect(page.get_by_role("dialog", name=name)).to_be_focused()
    await page.keyboard.press("Escape")

    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_persian_runs_from_right_to_left_with_its_own_digits(phones: Phones, table: Table) -> None:
    """C37: the page turns, and its numbers with it."""
    game = await table.voting(*NAMES)

    page = await phones.open(2, "Reza", game, language="fa")

    await expect(page.locator("html")).to_have_attribute("dir", "rtl")
    numbers = page.locator(".on-table .number")
    await expect(numbers).to_have_text(["۱", "۲", "۳", "۴"])
    first, second = await numbers.nth(0).bounding_box(), await numbers.nth(1).bounding_box()
    assert first is not None
    assert second is not None
    assert first["x"] > second["x"]


async def test_the_hand_can_be_browsed_from_right_to_left(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)
    page = await phones.open(1, "Ana", game, language="fa")

    await page.locator(".thumbs button").nth(5).tap()
    await expect(page.locator(".rail li").nth(5)).to_have_class("middle-card")
    await page.locator(".middle-card .card").focus()
    await page.keyboard.press("ArrowRight")

    await expect(page.locator(".rail li").nth(4)).to_have_class("middle-card")


async def test_an_empty_clue_runs_as_the_page_and_a_written_one_as_its_words(
    phones: Phones, table: Table
) -> None:
    game = await table.telling(*NAMES)
    page = await phones.open(1, "Ana", game, language="fa")
    await page.get_by_role("button", name="Use this card").tap()
    clue = page.get_by_role("textbox")

    await expect(clue).to_have_css("direction", "rtl")
    await clue.fill("the sea")
    await expect(clue).to_have_css("direction", "ltr")


async def test_one_may_choose_another_language_and_it_stays(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)
    page = await phones.open(1, "Ana", game)
    await page.get_by_role("button", name="Menu").tap()
    await page.get_by_role("button", name="My settings").tap()

    await page.get_by_label("Language").select_option("fa")
    await expect(page.locator("html")).to_have_attribute("lang", "fa")
    await page.reload()

    await expect(page.locator("html")).to_have_attribute("lang", "fa")


async def test_of_languages_chosen_quickly_the_last_one_stays_whichever_comes_first(
    phones: Phones, table: Table
) -> None:
    page = await phones.open(1, "Ana", await table.telling(*NAMES))
    slow, posted = asyncio.Event(), asyncio.Event()

    async def comes_late(route: Route) -> None:
        await slow.wait()
        await route.continue_()

    async def is_kept_late(route: Route) -> None:
        if route.request.post_data_json == {"language": "fa"}:
            await posted.wait()
        await route.continue_()

    await page.route("**/texts/fa.ftl", comes_late)
    await page.route("**/api/language", is_kept_late)
    await page.get_by_role("button", name="Menu").tap()
    await page.get_by_role("button", name="My settings").tap()
    await page.get_by_label("Language").select_option("fa")
    await page.get_by_label("Language").select_option("eo")
    await expect(page.locator("html")).to_have_attribute("lang", "eo")
    async with page.expect_response("**/texts/fa.ftl") as came:
        slow.set()
    await (await came.value).finished()
    async with page.expect_response(lambda response: response.request.post_data == '{"language":"eo"}'):
        posted.set()

    await expect(page.locator("html")).to_have_attribute("lang", "eo")
    known = await people.player(1)
    assert known is not None
    assert known.chosen_language == "eo"


async def test_a_chosen_language_that_gets_lost_on_its_way_is_asked_for_again(
    phones: Phones, table: Table
) -> None:
    page = await phones.open(1, "Ana", await table.telling(*NAMES))
    await page.route("**/texts/fa.ftl", lambda route: route.abort(), times=1)
    await page.get_by_role("button", name="Menu").tap()
    await page.get_by_role("button", name="My settings").tap()

    await page.get_by_label("Language").select_option("fa")

    await expect(page.locator("html")).to_have_attribute("lang", "fa")
    phones.complaints.remove("Failed to load resource: net::ERR_FAILED")


async def test_a_picture_that_does_not_come_can_be_asked_for_again(phones: Phones, table: Table) -> None:
    game = await table.laying(*NAMES)
    page = await phones.open(2, "Reza", game)
    card = (await table.game()).seat(2).hand[0]
    broken = re.compile(rf"{card}-360\.webp$")
    await page.route(broken, lambda route: route.fulfill(status=200, body="", content_type="image/webp"))
    await page.reload()

    await page.get_by_text("No picture. Tap to load it again.").tap()

    await expect(page.locator(".middle-card img")).to_have_js_property("complete", True)
    await expect(page.locator(".middle-card img")).to_have_attribute("src", re.compile(r"again=1$"))


def test_the_bunnies_are_twelve_and_their_colours_differ_for_every_eye() -> None:
    drawn = (STATIC / "style" / "bunnies.svg").read_text()
    described = (STATIC.parent / "docs" / "bunnies.md").read_text()
    bodies = re.findall(r"^\| \d+ \|[^|]*\| `(#[0-9A-F]{6})` \|", described, re.MULTILINE)

    assert re.findall(r'<view id="(bunny-\d+)"', drawn) == [f"bunny-{number}" for number in range(12)]
    assert len(bodies) == 12
    assert [body for body in bodies if f'fill="{body}"' not in drawn] == []
    assert all(one != other for one, other in combinations(bodies, 2))


async def test_a_phase_that_changes_is_said_to_who_listens(phones: Phones, table: Table) -> None:
    game = await table.telling(*NAMES)
    page = await phones.open(2, "Reza", game)
    said = page.locator("p[aria-live=polite]")
    await expect(said).to_have_text("\u2068Ana\u2069 is thinking")

    await table.tell()
    await expect(said).to_have_text("Find a card that fits")
    await table.lay_all()
    await expect(said).to_have_text("Which card is \u2068Ana\u2069’s?")
