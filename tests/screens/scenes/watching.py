"""Watching."""

from functools import partial

from playwright.async_api import Page

from models import rules
from models.ports import Standing
from tests.screens.scenes.scene import scene, tap
from tests.screens.world import World


@scene("welcome")
async def _(world: World) -> Page:
    world.telegram.standings = {9: Standing.MEMBER}
    await world.table.telling(*world.names[:5])
    await world.play_rounds(4)
    page = await world.open(9)
    return page


@scene("watching")
async def _(world: World) -> Page:
    world.telegram.standings = {9: Standing.MEMBER}
    await world.table.telling(*world.names[:5])
    await world.play_rounds(4)
    await world.tell(world.clues[3])
    page = await world.open(9)
    await tap(page, ".actions .quiet")
    return page


@scene("joined-in-the-middle")
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:4], clue=world.clues[0])
    await world.table.play(partial(rules.join, player=5, name=world.names[4]))
    return await world.open(5)


@scene("left")
async def _(world: World) -> Page:
    world.telegram.standings = {4: Standing.MEMBER}
    await world.table.laying(*world.names[:5], clue=world.clues[0])
    await world.table.play(partial(rules.leave, player=4))
    return await world.open(4)


@scene("paused")
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:5], clue=world.clues[0])
    await world.table.play(rules.pause)
    return await world.open(2)
