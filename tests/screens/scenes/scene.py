"""What a scene is, and what several of them begin with."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from playwright.async_api import Page, expect

from models import rules
from tests.screens.world import World

Play = Callable[[World], Awaitable[Page]]


@dataclass(frozen=True, slots=True)
class Scene:
    """One screen. `everywhere`: it is also looked at in the smallest phone and in a desktop's window."""

    name: str
    play: Play
    everywhere: bool = False


SCENES: list[Scene] = []


def scene(name: str, *, everywhere: bool = False) -> Callable[[Play], Play]:
    """Put a function among the scenes."""

    def kept(play: Play) -> Play:
        SCENES.append(Scene(name, play, everywhere))
        return play

    return kept


async def tap(page: Page, selector: str) -> None:
    """Press the first thing of that kind."""
    await page.locator(selector).first.click()


async def sheet(page: Page, name: str) -> Page:
    """A sheet by its name, whatever its place in the menu is."""
    await page.evaluate(
        "(name) => import(`${fabulo.prefix}/app/store.js`).then((of) => of.sheet.value = name)", name
    )
    await expect(page.locator(".sheet-body > *").first).to_be_visible()
    return page


async def voting(world: World, players: int, **changes: object) -> None:
    """A game of so many in which all is laid."""
    await world.table.voting(*world.names[:players], clue=world.clues[0], **changes)


async def voting_of_twelve(world: World) -> None:
    """The largest table, all laid."""
    await world.table.lobby(*world.names[:1], large_table=True, seats=12, first=1)
    for player, name in enumerate(world.names[1:], start=2):
        await world.table.play(partial(rules.join, player=player, name=name))
    await world.table.play(partial(rules.begin, player=1, deck=world.table.cards))
    await world.tell()
    await world.table.lay_all()


async def revealed(world: World, player: int = 2) -> Page:
    """The round as it is told in the end."""
    page = await world.open(player)
    await world.guess()
    await expect(page.locator(".round-story")).to_be_visible()
    return page
