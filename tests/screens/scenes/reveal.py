"""The reveal."""

from functools import partial

from playwright.async_api import Page, expect

from models import rules
from tests.screens.scenes.scene import revealed, scene, voting, voting_of_twelve
from tests.screens.world import World


async def _reveal(world: World, stage: str, players: int = 6) -> Page:
    """The reveal held at a stage."""
    await (voting_of_twelve(world) if players == 12 else voting(world, players))
    page = await world.open(2, moving=True)
    await world.guess()
    for reached in ("votes", "owners", "answer"):
        await expect(page.locator(f".stage-{reached}")).to_be_visible()
        if reached == stage:
            break
        await page.wait_for_function("() => stages.length > 0")
        await page.evaluate("() => stages.shift()()")
    return page


@scene("reveal-1-votes", everywhere=True)
async def _(world: World) -> Page:
    return await _reveal(world, "votes")


@scene("reveal-2-owners")
async def _(world: World) -> Page:
    return await _reveal(world, "owners")


@scene("reveal-3-answer", everywhere=True)
async def _(world: World) -> Page:
    return await _reveal(world, "answer")


@scene("reveal-3-answer-of-twelve")
async def _(world: World) -> Page:
    return await _reveal(world, "answer", players=12)


@scene("reveal-4-told", everywhere=True)
async def _(world: World) -> Page:
    await voting(world, 6)
    return await revealed(world)


@scene("reveal-4-told-of-twelve")
async def _(world: World) -> Page:
    await voting_of_twelve(world)
    return await revealed(world)


async def _all_vote(world: World, *, right: bool) -> Page:
    await voting(world, 4)
    page = await world.open(1)
    for seat in rules.awaited(await world.table.game()):
        game = await world.table.game()
        table = enumerate(game.current().table, start=1)
        number = next(place for place, card in table if card.owner != seat and (card.owner == 1) is right)
        vote = partial(rules.vote, player=game.seat(seat).player, round=1, numbers=(number,))
        await world.table.play(vote)
    await expect(page.locator(".round-story")).to_be_visible()
    return page


@scene("reveal-all-found")
async def _(world: World) -> Page:
    return await _all_vote(world, right=True)


@scene("reveal-none-found")
async def _(world: World) -> Page:
    return await _all_vote(world, right=False)
