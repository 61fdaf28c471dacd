"""Where screens are looked at: the real server, games in any state, and phones that show them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, Page, async_playwright, expect

from models import rules
from models.bus import LocalBus
from models.database import close_database, connection, open_database
from models.decks import Decks
from models.migrate import migrate
from models.play import Door
from tests.builders import NOW, lays, tells, votes
from tests.chromium import ARGUMENTS, own_chromium
from tests.conftest import EMPTY
from tests.static.phones import LARGE, PATIENCE, Clock, Phones, Telegram
from tests.static.serving import STATIC, serving
from tests.static.tables import Table

LATIN = (
    "Ana", "Reza", "Lena", "Omid", "Zoë Marchetti-Oliveira", "Piet", "Ĉiela", "Jo",
    "Grandfather Willem", "Mia", "Sam", "Beatriz",
)  # fmt: skip
PERSIAN = (
    "آنا",
    "رضا",
    "لنا",
    "امید",
    "مهرانگیز حسینی‌نژاد",
    "پیت",
    "نگار",
    "جو",
    "پدربزرگ",
    "Mia",
    "سام",
    "بهار",
)
CLUES = (
    "The sea remembers", "What the lamp told the moth", "Sunday", "🌧️🎻",
    "Nobody is home, but the kettle sings",
    "A door that only opens towards the inside", "Almost", "Grandmother’s other life", "The last tram",
)  # fmt: skip
PERSIAN_CLUES = ("دریا به یاد دارد", "یکشنبه", "قطار آخر", "خانه‌ای که فقط از درون باز می‌شود", "تقریباً")
STAGES_WAIT = """(() => {
    const later = window.setTimeout;
    window.stages = [];
    window.setTimeout = (act, wait, ...more) => (wait > 1500 && wait < 2500 && wait !== 2000
        ? stages.push(act) : later(act, wait, ...more));
})()"""
"""The stages of the reveal last so long, and nothing else does."""
RIGHT_TO_LEFT = ("fa", "ar", "he", "ur")


class Ticking(Clock):
    """A clock that goes on a little with every look at it: what is rationed by the second comes back."""

    def __call__(self) -> float:
        self.now += 0.2
        return self.now


@dataclass
class World:
    """A table, the phones round it, and what Telegram would say; `wide`: phones are desktop windows."""

    table: Table
    phones: Phones
    telegram: Telegram
    clock: Clock
    language: str = "en"
    wide: bool = False
    chance: Random = field(default_factory=lambda: Random(3))

    @property
    def names(self) -> tuple[str, ...]:
        """Names as people of the language have them."""
        return PERSIAN if self.language.startswith(RIGHT_TO_LEFT) else LATIN

    @property
    def clues(self) -> tuple[str, ...]:
        """Clues as they would tell them."""
        return PERSIAN_CLUES if self.language.startswith(RIGHT_TO_LEFT) else CLUES

    async def open(self, player: int, *, moving: bool = False, game: str | None = None) -> Page:
        """The page as a player's phone shows it; with `moving` its stages wait until they are let go."""
        page = await self.phones.blank(
            size=(1024, 768) if self.wide else LARGE, still=not moving, touch=not self.wide
        )
        if moving:
            await page.add_init_script(STAGES_WAIT)
        name = self.names[(player - 1) % len(self.names)]
        opened = self.table.id if game is None else game
        await self.phones.open(player, name, opened or None, language=self.language, on=page)
        return page

    async def play_rounds(self, count: int) -> None:
        """Whole rounds with lucky and unlucky guesses, until so many are scored or the game is over."""
        for number in range(count):
            game = await self.table.game()
            if game.is_over:
                return
            await self.table.tell(self.clues[number % len(self.clues)])
            await self.table.lay_all()
            await self.guess()

    async def guess(self, *, but: tuple[int, ...] = ()) -> None:
        """Everybody votes: one in three finds the card, the others believe somebody."""
        for seat in rules.awaited(await self.table.game()):
            if seat in but:
                continue
            game = await self.table.game()
            table = game.current().table
            others = [place for place, card in enumerate(table, start=1) if card.owner != seat]
            right = [place for place in others if table[place - 1].owner == game.current().storyteller]
            number = self.chance.choice(right if self.chance.random() < 0.35 else others)
            await self.table.play(votes(game, seat, number))

    async def lay_as(self, seat: int) -> None:
        """One guesser gives."""
        await self.table.play(lays(await self.table.game(), seat))

    async def tell(self, clue: str | None = None) -> None:
        """The storyteller tells."""
        await self.table.play(tells(await self.table.game(), clue or self.clues[0]))


@dataclass(frozen=True, slots=True)
class Studio:
    """A server and a browser in which worlds are made, one after another."""

    browser: Browser
    address: str
    door: Door
    decks: Decks
    telegram: Telegram
    clock: Clock

    @asynccontextmanager
    async def world(self, name: str, *, language: str, wide: bool = False) -> AsyncIterator[World]:
        """An empty world whose luck hangs on its name alone; its phones are switched off in the end."""
        await connection().client.execute_script(EMPTY)
        self.telegram.standings.clear()
        self.telegram.files.clear()
        self.clock.now = NOW
        self.door.chance = Random(f"{name} {'wide' if wide else 'narrow'}")  # ids too: never one twice
        table = Table(self.door, self.decks.cards("fabulo"))
        phones = Phones(self.browser, self.address)
        yield World(table, phones, self.telegram, self.clock, language, wide)
        for context in self.browser.contexts:
            await context.close()


@asynccontextmanager
async def a_studio() -> AsyncIterator[Studio]:
    """The server with its deck, and the system's Chromium."""
    expect.set_options(timeout=PATIENCE)
    decks, telegram, clock = Decks.load(STATIC / "decks"), Telegram(), Ticking(NOW)
    with TemporaryDirectory(prefix="fabulo-screens-") as folder:
        url = f"sqlite://{Path(folder) / 'fabulo.db'}"
        await migrate(url)
        await open_database(url)
        door = Door(LocalBus(), chance=Random(7))
        async with serving(door, decks, clock, telegram) as address, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=own_chromium(), args=ARGUMENTS)
            yield Studio(browser, address, door, decks, telegram, clock)
            await browser.close()
        await close_database()
