"""Laying."""

from functools import partial

from playwright.async_api import Page, expect

from models import rules
from tests.screens.scenes.scene import scene, tap
from tests.screens.world import World


@scene("laying", everywhere=True)
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:5], clue=world.clues[0])
    await world.lay_as(3)
    return await world.open(2)


@scene("laying-long-clue", everywhere=True)
async def _(world: World) -> Page:
    clue = " ".join([world.clues[0]] * 10)
    await world.table.laying(*world.names[:8], clue=clue, pace="living_room")
    return await world.open(5)


@scene("laying-spoken-clue")
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:5])
    seat = (await world.table.game()).seat(1)
    tell = partial(rules.tell, player=1, round=1, card=seat.hand[0], clue=None)
    await world.table.play(tell)
    return await world.open(2)


async def _two_cards(world: World, chosen: int) -> Page:
    await world.table.laying(*world.names[:3], clue=world.clues[2])
    page = await world.open(2)
    for place in range(chosen):
        await page.locator(".thumbs button").nth(place * 2).click()
        await expect(page.locator(".rail > li").nth(place * 2)).to_have_class("middle-card")
        await tap(page, ".actions .primary")
    return page


@scene("laying-two-none-chosen")
async def _(world: World) -> Page:
    return await _two_cards(world, 0)


@scene("laying-two-one-chosen")
async def _(world: World) -> Page:
    return await _two_cards(world, 1)


@scene("laying-two-both-chosen", everywhere=True)
async def _(world: World) -> Page:
    return await _two_cards(world, 2)


@scene("laid")
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:5], clue=world.clues[0])
    await world.lay_as(2)
    return await world.open(2)


@scene("laid-two")
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:3], clue=world.clues[1])
    await world.lay_as(2)
    return await world.open(2)


@scene("laying-change")
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:5], clue=world.clues[0])
    await world.lay_as(2)
    page = await world.open(2)
    await tap(page, ".actions .buttons .quiet")
    return page
