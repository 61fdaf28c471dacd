"""The end."""

from functools import partial

from playwright.async_api import Page, expect

from models import rules
from tests.screens.scenes.scene import scene, tap
from tests.screens.world import World


async def _over(world: World, player: int = 3, players: int = 5) -> Page:
    await world.table.telling(*world.names[:players])
    await world.play_rounds(40)
    return await world.open(player)


@scene("over", everywhere=True)
async def _(world: World) -> Page:
    page = await _over(world)
    await expect(page.locator(".awards li").first).to_be_visible()
    return page


@scene("over-tie")
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:8])
    await world.table.round()
    await world.table.play(partial(rules.call_off, player=1, admin=False))
    page = await world.open(2)
    await expect(page.locator(".awards li").first).to_be_visible()
    return page


@scene("over-without-a-round")
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:4])
    await world.table.play(partial(rules.call_off, player=1, admin=False))
    return await world.open(1)


@scene("gallery", everywhere=True)
async def _(world: World) -> Page:
    page = await _over(world)
    await tap(page, ".actions .quiet")
    await expect(page.locator(".sheet .story")).to_be_visible()
    return page
