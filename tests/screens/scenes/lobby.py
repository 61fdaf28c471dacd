"""The lobby."""

from functools import partial

from playwright.async_api import Page

from models import rules
from models.ports import Standing
from tests.screens.scenes.scene import scene
from tests.screens.world import World


@scene("lobby-host", everywhere=True)
async def _(world: World) -> Page:
    await world.table.lobby(*world.names[:5])
    return await world.open(1)


@scene("lobby-host-alone")
async def _(world: World) -> Page:
    await world.table.lobby(*world.names[:1])
    return await world.open(1)


@scene("lobby-guest")
async def _(world: World) -> Page:
    await world.table.lobby(*world.names[:4])
    return await world.open(3)


@scene("lobby-spectator")
async def _(world: World) -> Page:
    world.telegram.standings = {9: Standing.MEMBER}
    await world.table.lobby(*world.names[:3])
    return await world.open(9)


@scene("lobby-of-twelve", everywhere=True)
async def _(world: World) -> Page:
    await world.table.lobby(world.names[0], large_table=True, seats=12)
    for player, name in enumerate(world.names[1:], start=2):
        await world.table.play(partial(rules.join, player=player, name=name))
    return await world.open(2)
