"""The viewer."""

from playwright.async_api import Page, expect

from tests.screens.scenes.scene import revealed, scene, sheet, tap, voting
from tests.screens.world import World


@scene("viewer-hand", everywhere=True)
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:5], clue=world.clues[0])
    page = await world.open(2)
    await page.locator(".thumbs button").nth(2).click()
    await tap(page, ".middle-card .card")
    return page


@scene("viewer-vote")
async def _(world: World) -> Page:
    await voting(world, 6)
    page = await world.open(3)
    for _again in range(2):
        await page.locator(".on-table:not(.mine)").nth(1).click()
    return page


@scene("viewer-own-card")
async def _(world: World) -> Page:
    await voting(world, 6)
    page = await world.open(3)
    await tap(page, ".on-table.mine")
    return page


@scene("viewer-reveal")
async def _(world: World) -> Page:
    await voting(world, 6)
    page = await revealed(world)
    await tap(page, ".hero .card")
    return page


@scene("viewer-described")
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:5], clue=world.clues[0])
    page = await sheet(await world.open(2), "mine")
    await page.locator(".switches [role=switch]").last.click()
    await tap(page, ".sheet .icon-close")
    await tap(page, ".middle-card .card")
    await expect(page.locator(".viewer-described")).to_be_visible()
    return page
