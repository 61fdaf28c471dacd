"""Puts the mini-app together: every address it answers, on one screen."""

from collections.abc import Callable
from pathlib import Path

from aiohttp import web

from miniapp import api, clues, health, live, public, requests
from miniapp.assets import Assets
from miniapp.errors import errors_as_json
from miniapp.frames import ask_for_single_frames
from miniapp.headers import add_headers
from miniapp.news import NEWS, News
from miniapp.openapi import send_document
from miniapp.page import Template
from miniapp.rates import Rates, Sparing
from miniapp.sessions import Sessions
from miniapp.site import SITE, Site
from models.decks import Decks
from models.play import Door
from models.ports import AboutBot, Files, Membership

LONGEST_HEADER = 16 * 1024  # bytes; launch data may have 8 KiB

ROUTES = (
    web.get("/", public.send_page),
    web.get("/s/{hash:[0-9a-f]{16}}/{path:.+}", public.send_asset),
    web.get(r"/cards/{card:[a-z0-9]{4,16}}-{width:\d{3}}.webp", public.send_card),
    web.get("/decks/{deck}/descriptions/{language}.json", public.send_descriptions),
    web.post("/api/session", api.open_session),
    web.post("/api/language", api.choose_language),
    web.get("/api/games/{game}", api.read_game),
    web.post("/api/games/{game}/moves", api.make_move),
    web.get("/api/games/{game}/story", api.read_story),
    web.get("/api/games/{game}/rules", api.read_rules),
    web.get("/api/games/{game}/clue", clues.send_clue),
    web.get("/api/live", live.follow),
    web.get("/api/openapi.json", send_document),
    *health.ROUTES,
)


def build_app(
    door: Door,
    *,
    membership: Membership,
    files: Files,
    about: AboutBot,
    decks: Decks,
    static: Path,
    bot_token: str,
    secret_key: str,
    clock: Callable[[], float],
    process: health.Health | None = None,
    frames: tuple[str, ...] = (),
) -> web.Application:
    """The mini-app over a door whose database is open.

    `static` is the folder of the page's files; `clock` tells Unix seconds; `process` is what it tells of
    itself. `frames` are origins that may frame the page, beside Telegram's Web client.
    """
    assets = Assets.load(static, also=public.all_descriptions(decks))
    app = web.Application(
        middlewares=(health.timed, errors_as_json),
        client_max_size=requests.LARGEST,
        handler_args={"max_field_size": LONGEST_HEADER, "auto_decompress": False},
    )
    app[SITE] = Site(
        door=door,
        membership=membership,
        sparing=Sparing(membership, clock),
        files=files,
        about=about,
        decks=decks,
        clock=clock,
        bot_token=bot_token,
        sessions=Sessions(secret_key),
        rates=Rates(),
        template=Template.load(static, assets, frames, decks.titles),
    )
    _furnish(app, process or health.Health())
    app[NEWS] = _news_of(door)
    app.add_routes(ROUTES)
    app.on_response_prepare.extend((add_headers, ask_for_single_frames))
    app.on_shutdown.append(_let_go)
    return app


def _furnish(app: web.Application, process: health.Health) -> None:
    """Put in what the process keeps for itself."""
    app[public.PAGES], app[public.DESCRIPTIONS] = {}, {}
    app[live.PHONES] = phones = live.Phones()
    health.furnish(app, process)
    app[health.FIGURES] = health.Figures(process.registry, lambda: len(phones))


def _news_of(door: Door) -> News:
    news = News()
    door.listeners.append(news.played)
    door.bus.subscribe(news.heard)
    return news


async def _let_go(app: web.Application) -> None:
    """Nobody who waits may hold up the end."""
    app[NEWS].end()
    await app[live.PHONES].close()
