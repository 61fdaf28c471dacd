"""The scenes: how a game comes to each screen, and who looks."""

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from PIL import Image
from playwright.async_api import Page, expect

from models import rules
from models.ports import Standing
from tests.builders import NOW
from tests.miniapp.launching import launch_data
from tests.screens.world import World
from tests.static.phones import TOKEN, fragment

DAY = 24 * 3600
Play = Callable[[World], Awaitable[Page]]


@dataclass(frozen=True, slots=True)
class Scene:
    """One screen. `everywhere`: it is also looked at in the smallest phone and in a desktop's window."""

    name: str
    play: Play
    everywhere: bool = False


SCENES: list[Scene] = []


def scene(name: str, *, everywhere: bool = False) -> Callable[[Play], Play]:
    """Put a function among the scenes."""

    def kept(play: Play) -> Play:
        SCENES.append(Scene(name, play, everywhere))
        return play

    return kept


async def tap(page: Page, selector: str) -> None:
    """Press the first thing of that kind."""
    await page.locator(selector).first.click()


async def sheet(page: Page, name: str) -> Page:
    """A sheet by its name, whatever its place in the menu is."""
    await page.evaluate(
        "(name) => import(`${fabulo.prefix}/app/store.js`).then((of) => of.sheet.value = name)", name
    )
    await expect(page.locator(".sheet-body > *").first).to_be_visible()
    return page


# The lobby


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


# Telling


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


# Laying


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


# Voting


async def _voting(world: World, players: int, **changes: object) -> None:
    await world.table.voting(*world.names[:players], clue=world.clues[0], **changes)


@scene("voting-4", everywhere=True)
async def _(world: World) -> Page:
    await _voting(world, 4)
    return await world.open(2)


@scene("voting-5-of-three")
async def _(world: World) -> Page:
    await _voting(world, 3)
    page = await world.open(2)
    await tap(page, ".on-table:not(.mine)")
    return page


@scene("voting-6-chosen")
async def _(world: World) -> Page:
    await _voting(world, 6)
    page = await world.open(3)
    await tap(page, ".on-table:not(.mine)")
    return page


@scene("voting-8", everywhere=True)
async def _(world: World) -> Page:
    await _voting(world, 8)
    page = await world.open(2)
    await page.locator(".on-table:not(.mine)").nth(3).click()
    return page


async def _voting_of_twelve(world: World) -> None:
    await world.table.lobby(*world.names[:1], large_table=True, seats=12, first=1)
    for player, name in enumerate(world.names[1:], start=2):
        await world.table.play(partial(rules.join, player=player, name=name))
    await world.table.play(partial(rules.begin, player=1, deck=world.table.cards))
    await world.tell()
    await world.table.lay_all()


@scene("voting-12-two-votes", everywhere=True)
async def _(world: World) -> Page:
    await _voting_of_twelve(world)
    page = await world.open(5)
    for place in (2, 6):
        await page.locator(".on-table:not(.mine)").nth(place).click()
    return page


@scene("voting-storyteller")
async def _(world: World) -> Page:
    await _voting(world, 5)
    return await world.open(1)


@scene("voting-spectator")
async def _(world: World) -> Page:
    world.telegram.standings = {9: Standing.MEMBER}
    await _voting(world, 5)
    page = await world.open(9)
    await tap(page, ".actions .quiet")
    return page


@scene("voted")
async def _(world: World) -> Page:
    await _voting(world, 6)
    await world.guess(but=(3, 4))
    return await world.open(2)


@scene("voted-change")
async def _(world: World) -> Page:
    await _voting(world, 6)
    await world.guess(but=(3, 4))
    page = await world.open(2)
    await tap(page, ".actions .buttons .quiet")
    return page


# The reveal


async def _reveal(world: World, stage: str, players: int = 6) -> Page:
    """The reveal held at a stage."""
    await (_voting_of_twelve(world) if players == 12 else _voting(world, players))
    page = await world.open(2, moving=True)
    await world.guess()
    for reached in ("votes", "owners", "answer"):
        await expect(page.locator(f".stage-{reached}")).to_be_visible()
        if reached == stage:
            break
        await page.wait_for_function("() => stages.length > 0")
        await page.evaluate("() => stages.shift()()")
    return page


async def _revealed(world: World, player: int = 2) -> Page:
    """The round as it is told in the end."""
    page = await world.open(player)
    await world.guess()
    await expect(page.locator(".round-story")).to_be_visible()
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
    await _voting(world, 6)
    return await _revealed(world)


@scene("reveal-4-told-of-twelve")
async def _(world: World) -> Page:
    await _voting_of_twelve(world)
    return await _revealed(world)


async def _all_vote(world: World, *, right: bool) -> Page:
    await _voting(world, 4)
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


# The end


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


# Watching


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


# Sheets


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
    await _voting_of_twelve(world)
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


# The viewer


@scene("viewer-hand", everywhere=True)
async def _(world: World) -> Page:
    await world.table.laying(*world.names[:5], clue=world.clues[0])
    page = await world.open(2)
    await page.locator(".thumbs button").nth(2).click()
    await tap(page, ".middle-card .card")
    return page


@scene("viewer-vote")
async def _(world: World) -> Page:
    await _voting(world, 6)
    page = await world.open(3)
    for _again in range(2):
        await page.locator(".on-table:not(.mine)").nth(1).click()
    return page


@scene("viewer-own-card")
async def _(world: World) -> Page:
    await _voting(world, 6)
    page = await world.open(3)
    await tap(page, ".on-table.mine")
    return page


@scene("viewer-reveal")
async def _(world: World) -> Page:
    await _voting(world, 6)
    page = await _revealed(world)
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


# The doors


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
    await page.route_web_socket("**/api/live", lambda socket: socket.close(code=1011))
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
    await _voting(world, 4)
    page = await world.phones.blank()
    await page.route("**/cards/*-240.webp", lambda route: route.abort())
    return await world.phones.open(2, world.names[1], world.table.id, language=world.language, on=page)
