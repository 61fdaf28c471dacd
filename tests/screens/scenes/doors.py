"""The doors, and what goes wrong."""

from functools import partial

from playwright.async_api import Page, expect

from models import rules
from tests.builders import NOW
from tests.miniapp.launching import launch_data
from tests.screens.scenes.scene import scene, voting
from tests.screens.world import World
from tests.static.phones import TOKEN, fragment

DAY = 24 * 3600


@scene("door-outside", everywhere=True)
async def _(world: World) -> Page:
    page = await world.phones.blank(touch=not world.wide, size=(1024, 768) if world.wide else (390, 844))
    await page.goto(world.phones.address)
    await expect(page.locator(".door h1")).to_be_visible()
    return page


@scene("door-expired")
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:4])
    return await world.phones.open(1, "Ana", world.table.id, at=NOW - DAY - 60, language=world.language)


@scene("door-no-games")
async def _(world: World) -> Page:
    return await world.open(1, game="")


@scene("door-games")
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:4])
    await world.table.play(partial(rules.call_off, player=1, admin=False))
    await world.table.telling(*world.names[:4])
    return await world.open(1, game="")


@scene("door-no-such-game")
async def _(world: World) -> Page:
    return await world.open(1, game="nowhere")


@scene("door-not-yours")
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:4])
    return await world.open(9)


@scene("door-trouble")
async def _(world: World) -> Page:
    page = await world.phones.blank()
    await page.route("**/api/session", lambda route: route.abort())
    data = launch_data(TOKEN, 1, "Ana", at=NOW)
    await page.goto(f"{world.phones.address}/{fragment(data)}")
    await expect(page.locator(".door h1")).to_be_visible(timeout=60_000)
    return page


@scene("offline")
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:5], clue=world.clues[0])
    page = await world.phones.blank()
    await page.route("**/api/games/**", lambda route: route.abort())
    await page.route_web_socket("**/api/live?*", lambda socket: socket.close(code=1011))
    await world.phones.open(2, world.names[1], world.table.id, language=world.language, on=page)
    await expect(page.locator(".banner")).to_be_visible()
    return page


@scene("notice")
async def _(world: World) -> Page:
    await world.table.lobby(*world.names[:4])
    page = await world.open(3)
    await page.locator(".actions .quiet").last.click()
    await expect(page.locator(".notice")).to_be_visible()
    return page


@scene("picture-missing")
async def _(world: World) -> Page:
    await voting(world, 4)
    page = await world.phones.blank()
    await page.route("**/cards/*-240.webp", lambda route: route.abort())
    return await world.phones.open(2, world.names[1], world.table.id, language=world.language, on=page)
