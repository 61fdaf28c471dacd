"""Four people with four windows play whole games by nothing but presses; every screen is whole on each."""

from dataclasses import dataclass

import pytest
from playwright.async_api import Page, expect

from models import rules
from tests.static.layout import faults_of
from tests.static.phones import DARK, LARGE, LIGHT, SMALL, Phones
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")
SIZES = (LARGE, SMALL, (320, 568), (1024, 768))  # the last one without touch
CLUES = ("The sea remembers", "یکشنبه 3 (Sunday)", "Donaudampfschifffahrtsgesellschaft " * 5, "🌧️🎻")


@dataclass
class Windows:
    """The players' pages in the order of their seats, and what was found wrong with them."""

    pages: list[Page]
    found: list[str]

    async def show(self, shows: str, *seats: int) -> None:
        """Wait until these seats, or all, are shown this, and look whether all of it can be used."""
        for seat in seats or (1, 2, 3, 4):
            page = self.pages[seat - 1]
            await expect(page.locator(shows).first).to_be_visible()
            self.found += [f"{NAMES[seat - 1]}, {shows}: {fault}" for fault in await faults_of(page)]

    async def press(self, seat: int, what: str = ".primary") -> None:
        """One press."""
        await self.pages[seat - 1].locator(what).first.click()

    async def round(self, teller: int, clue: str) -> None:
        """A whole round, from hand to result."""
        guessers = [seat for seat in (1, 2, 3, 4) if seat != teller]
        await self.show(".hand")
        await self.press(teller)
        await self.pages[teller - 1].locator("textarea").fill(clue)
        await self.show(".clue-form", teller)
        await self.press(teller)
        await self.show(".given", teller)
        for seat in guessers:
            await expect(self.pages[seat - 1].locator("blockquote")).to_have_text(clue.strip())
            await self.show(".hand", seat)
            await self.press(seat)
        await self.show(".on-table")
        for seat in guessers:
            await self.press(seat, ".on-table:not(.mine)")
            await self.show(".on-table.chosen", seat)
            await self.press(seat)
        await self.show(".round-story")
        for seat in (1, 2, 3, 4):
            await self.press(seat)


@pytest.mark.parametrize("turned", [False, True])
async def test_a_game_is_played_in_windows_of_every_size_colour_and_direction(
    phones: Phones, table: Table, turned: bool
) -> None:
    """Everybody tells once: so each window shows every side of every phase."""
    languages = ("fa", "en", "fa", "en") if turned else ("en", "fa", "en", "fa")
    themes = (DARK, LIGHT, LIGHT, DARK) if turned else (LIGHT, DARK, DARK, LIGHT)
    game = await table.lobby(*NAMES, first=1, laps=1)
    windows = Windows([], [])
    for seat, (name, size) in enumerate(zip(NAMES, SIZES, strict=True), start=1):
        page = await phones.blank(size=size, touch=size != SIZES[-1])
        await phones.open(seat, name, game, on=page, theme=themes[seat - 1], language=languages[seat - 1])
        windows.pages.append(page)
    await windows.show(".round-table")
    await windows.press(1)

    for teller, clue in enumerate(CLUES, start=1):
        await windows.round(teller, clue)
    await windows.show(".podium")

    assert windows.found == []
    assert (await table.game()).phase is rules.Phase.OVER
    directions = [await page.locator("html").get_attribute("dir") for page in windows.pages]
    assert directions == [{"en": "ltr", "fa": "rtl"}[language] for language in languages]
