"""Telling."""

from functools import partial

from playwright.async_api import Page

from models import rules
from tests.screens.scenes.scene import scene, tap
from tests.screens.world import World


@scene("race", everywhere=True)
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:5], first="race")
    return await world.open(2)


@scene("telling-storyteller", everywhere=True)
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:5])
    return await world.open(1)


@scene("telling-storyteller-later")
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:5])
    await world.play_rounds(1)
    page = await world.open(2)
    return page


@scene("telling-guesser")
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:5])
    return await world.open(2)


@scene("telling-hand-of-seven")
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:3], pace="living_room")
    return await world.open(2)


async def _editor(world: World) -> Page:
    await world.table.telling(*world.names[:5])
    page = await world.open(1)
    await tap(page, ".primary")
    return page


@scene("clue-empty", everywhere=True)
async def _(world: World) -> Page:
    return await _editor(world)


@scene("clue-written")
async def _(world: World) -> Page:
    page = await _editor(world)
    await page.locator("textarea").fill(world.clues[0])
    return page


@scene("clue-too-long")
async def _(world: World) -> Page:
    page = await _editor(world)
    await page.locator("textarea").fill(" ".join([world.clues[0]] * 14))
    return page


@scene("clue-spoken")
async def _(world: World) -> Page:
    page = await _editor(world)
    await page.locator(".kinds button").nth(1).click()
    return page


@scene("clue-media")
async def _(world: World) -> Page:
    page = await _editor(world)
    await page.locator(".kinds button").nth(2).click()
    return page


@scene("told")
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:5], clue=world.clues[0])
    await world.lay_as(3)
    return await world.open(1)


@scene("told-show-now")
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:5])
    card = (await world.table.game()).seat(1).hand[0]
    await world.table.play(partial(rules.claim, player=1, round=1, card=card))
    return await world.open(1)
