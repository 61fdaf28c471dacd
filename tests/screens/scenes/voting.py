"""Voting."""

from playwright.async_api import Page

from models.ports import Standing
from tests.screens.scenes.scene import scene, tap, voting, voting_of_twelve
from tests.screens.world import World


@scene("voting-4", everywhere=True)
async def _(world: World) -> Page:
    await voting(world, 4)
    return await world.open(2)


@scene("voting-5-of-three")
async def _(world: World) -> Page:
    await voting(world, 3)
    page = await world.open(2)
    await tap(page, ".on-table:not(.mine)")
    return page


@scene("voting-6-chosen")
async def _(world: World) -> Page:
    await voting(world, 6)
    page = await world.open(3)
    await tap(page, ".on-table:not(.mine)")
    return page


@scene("voting-8", everywhere=True)
async def _(world: World) -> Page:
    await voting(world, 8)
    page = await world.open(2)
    await page.locator(".on-table:not(.mine)").nth(3).click()
    return page


@scene("voting-12-two-votes", everywhere=True)
async def _(world: World) -> Page:
    await voting_of_twelve(world)
    page = await world.open(5)
    for place in (2, 6):
        await page.locator(".on-table:not(.mine)").nth(place).click()
    return page


@scene("voting-storyteller")
async def _(world: World) -> Page:
    await voting(world, 5)
    return await world.open(1)


@scene("voting-spectator")
async def _(world: World) -> Page:
    world.telegram.standings = {9: Standing.MEMBER}
    await voting(world, 5)
    page = await world.open(9)
    await tap(page, ".actions .quiet")
    return page


@scene("voted")
async def _(world: World) -> Page:
    await voting(world, 6)
    await world.guess(but=(3, 4))
    return await world.open(2)


@scene("voted-change")
async def _(world: World) -> Page:
    await voting(world, 6)
    await world.guess(but=(3, 4))
    page = await world.open(2)
    await tap(page, ".actions .buttons .quiet")
    return page
