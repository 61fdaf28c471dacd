"""Sheets."""

import io
from functools import partial

from PIL import Image
from playwright.async_api import Page, expect

from models import rules
from tests.screens.scenes.scene import scene, sheet, tap, voting_of_twelve
from tests.screens.world import World


@scene("menu-host")
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:5], clue=world.clues[0])
    page = await world.open(1)
    await tap(page, ".round-button:has(.icon-menu)")
    return page


@scene("menu-really-leave")
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:5], clue=world.clues[0])
    page = await world.open(2)
    await tap(page, ".round-button:has(.icon-menu)")
    await tap(page, ".menu .quiet")
    return page


@scene("people-host", everywhere=True)
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:8])
    await world.play_rounds(3)
    await world.table.play(partial(rules.remove, player=1, seat=4))
    await world.table.play(partial(rules.leave, player=6))
    page = await world.open(1)
    await tap(page, ".round-button:has(.icon-scores)")
    return page


@scene("people-guest-of-twelve")
async def _(world: World) -> Page:
    await voting_of_twelve(world)
    await world.guess()
    page = await world.open(2)
    await tap(page, ".round-button:has(.icon-scores)")
    return page


@scene("hurry")
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:5], clue=world.clues[0])
    await world.lay_as(3)
    page = await world.open(2)
    await tap(page, ".awaited")
    return page


@scene("hurry-now")
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:5], clue=world.clues[0], pace="living_room")
    world.clock.now = (await world.table.game()).current().times.deadline - 5
    page = await world.open(2)
    await tap(page, ".awaited")
    return page


@scene("hurry-race")
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:5], first="race")
    page = await world.open(2)
    await tap(page, ".awaited")
    return page


@scene("story", everywhere=True)
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:6])
    await world.play_rounds(4)
    page = await world.open(1)
    await sheet(page, "story")
    await tap(page, ".story-line")
    return page


@scene("story-empty")
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:5])
    return await sheet(await world.open(1), "story")


@scene("house-host", everywhere=True)
async def _(world: World) -> Page:
    await world.table.lobby(*world.names[:5])
    return await sheet(await world.open(1), "house")


@scene("house-presets")
async def _(world: World) -> Page:
    await world.table.lobby(*world.names[:5])
    page = await sheet(await world.open(1), "house")
    await tap(page, ".presets summary")
    return page


@scene("house-guest")
async def _(world: World) -> Page:
    await world.table.lobby(*world.names[:5])
    return await sheet(await world.open(2), "house")


@scene("house-later")
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:5])
    return await sheet(await world.open(1), "house")


@scene("house-number")
async def _(world: World) -> Page:
    await world.table.lobby(*world.names[:5])
    page = await sheet(await world.open(1), "house")
    await page.locator(".house select").first.select_option(index=6)
    await expect(page.locator(".house input")).to_be_focused()
    return page


@scene("zone", everywhere=True)
async def _(world: World) -> Page:
    await world.table.lobby(*world.names[:5])
    page = await sheet(await world.open(1), "house")
    await tap(page, ".house .quiet")
    return page


@scene("zone-searched")
async def _(world: World) -> Page:
    await world.table.lobby(*world.names[:5])
    page = await sheet(await world.open(1), "house")
    await tap(page, ".house .quiet")
    await page.locator(".zones input").fill("york")
    return page


@scene("rules", everywhere=True)
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:5], clue=world.clues[0])
    page = await sheet(await world.open(2), "rules")
    await expect(page.locator(".sheet img").first).to_be_visible()
    return page


@scene("mine")
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:5])
    return await sheet(await world.open(1), "mine")


@scene("shown-clue")
async def _(world: World) -> Page:
    written = io.BytesIO()
    Image.radial_gradient("L").resize((480, 360)).save(written, "PNG")
    world.telegram.files["shown"] = ("image/png", written.getvalue())
    await world.table.telling(*world.names[:5])
    card = (await world.table.game()).seat(1).hand[0]
    await world.table.play(partial(rules.claim, player=1, round=1, card=card))
    await world.table.play(partial(rules.show, player=1, media="shown", text=None))
    page = await world.open(2)
    await tap(page, ".clue .quiet")
    await expect(page.locator("img.shown-clue")).to_have_js_property("naturalWidth", 480)
    return page


@scene("last-round")
async def _(world: World) -> Page:
    await world.table.telling(*world.names[:5])
    await world.play_rounds(1)
    page = await world.open(3)
    await tap(page, ".actions > .quiet")
    return page
