"""What anybody may fetch: the page, its files, the pictures of the cards and what they show."""

import json

from aiohttp import web

from miniapp.answers import encoded
from miniapp.assets import FOR_EVER, Asset, sent
from miniapp.failures import Failure
from miniapp.page import Page
from miniapp.site import SITE, Site
from models.decks import Decks

PAGES = web.AppKey("pages", dict[tuple[str, str], Page])
DESCRIPTIONS = web.AppKey("descriptions", dict[tuple[str, str], Asset])


async def send_page(request: web.Request) -> web.Response:
    """The page; it is never kept, so that it always names the files of this version."""
    site = request.app[SITE]
    pages = request.app[PAGES]
    bot = (site.about.username, site.about.miniapp)
    if bot not in pages:
        pages[bot] = site.template.page(site.about)
    page = pages[bot]
    response = await sent(request, page.asset, cache="no-store")
    response.headers["Content-Security-Policy"] = page.policy
    return response


async def send_asset(request: web.Request) -> web.Response:
    """A file of the page; those of another version are not here any more. Raises Failure 404 `not-found`."""
    assets = request.app[SITE].template.assets
    asset = assets.files.get(request.match_info["path"])
    if asset is None or request.match_info["hash"] != assets.hash:
        raise Failure(404, "not-found")
    return await sent(request, asset, cache=FOR_EVER)


async def send_card(request: web.Request) -> web.FileResponse:
    """A card's picture. Raises Failure 404 `not-found`."""
    try:
        picture = request.app[SITE].decks.picture(
            request.match_info["card"], int(request.match_info["width"])
        )
    except KeyError as error:
        raise Failure(404, "not-found") from error
    return web.FileResponse(picture, headers={"Cache-Control": FOR_EVER, "Content-Type": "image/webp"})


async def send_descriptions(request: web.Request) -> web.Response:
    """What each card of a deck shows, in a language or else in English. Raises Failure 404 `not-found`."""
    site = request.app[SITE]
    deck, language = request.match_info["deck"], request.match_info["language"]
    if deck not in site.decks.names:
        raise Failure(404, "not-found")
    known = request.app[DESCRIPTIONS]
    wanted = (deck, _described_in(site, deck, language))
    if wanted not in known:
        known[wanted] = Asset(encoded(site.decks.descriptions(*wanted)), "application/json")
    current = request.query.get("v") == site.template.assets.hash
    return await sent(request, known[wanted], cache=FOR_EVER if current else "no-cache")


def all_descriptions(decks: Decks) -> bytes:
    """Every description of every deck, so that the hash in an address changes with them."""
    described = {
        deck: {language: decks.descriptions(deck, language) for language in decks.languages(deck)}
        for deck in decks.names
    }
    return json.dumps(described, sort_keys=True).encode()


def _described_in(site: Site, deck: str, language: str) -> str:
    languages = site.decks.languages(deck)
    return next((spoken for spoken in (language, language.partition("-")[0]) if spoken in languages), "en")
