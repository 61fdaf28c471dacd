"""The API: a session, a game's view, its moves, its story and its rules."""

import asyncio
from contextlib import suppress

from aiohttp import web

from miniapp import auth, requests
from miniapp.answers import answer
from miniapp.failures import Failure
from miniapp.moving import made
from miniapp.news import NEWS
from miniapp.rule_sheet import table_sheet
from miniapp.site import SITE, Site
from miniapp.watching import asked_by, learned, look
from models import people, reading, rules
from models.database import shielded
from models.people import Person

NEWS_WITHIN = 25.0  # seconds that a reader who has the newest view is kept waiting for another
STANDING_WITHIN = 0.4  # seconds that the first screen waits to learn whether its player is an admin


async def open_session(request: web.Request) -> web.Response:
    """Swap signed launch data for a token, and show the game the person came for."""
    site = request.app[SITE]
    now = site.clock()
    launch = auth.launched(request, bot_token=site.bot_token, now=now)
    player = launch.person.id
    site.rates.spend(player, now=now)
    picked = await requests.picked_game(request) or launch.game
    await people.know(launch.person)
    token, expires = site.sessions.token(player, now=now)
    session = {"token": token, "expires": expires, "player": await _named(launch.person)}
    games = [_line(line) for line in await reading.games_of(player, now=now)]
    return answer(request, {**session, "games": games, **await _first_look(site, player, picked)})


async def read_game(request: web.Request) -> web.Response:
    """The view of a game: at once, or for who has it already as soon as there is a newer one."""
    site = request.app[SITE]
    player, game_id, since = asked_by(request), request.match_info["game"], requests.since(request)
    with request.app[NEWS].following(game_id) as news:
        sight = await look(site, player, game_id)
        if since == sight.game.version:
            if not await news.newer_than(since, NEWS_WITHIN):
                return web.Response(status=304)
            sight = await look(site, player, game_id)
    return answer(request, sight.view(site.clock()))


async def make_move(request: web.Request) -> web.Response:
    """Play a move; the answer is the view after it, also where the move had been played before."""
    player = asked_by(request)
    move = await requests.move_of(request)
    return await made(request, request.app[SITE], player, request.match_info["game"], move)


async def read_story(request: web.Request) -> web.Response:
    """Every scored round, with all that it revealed."""
    sight = await look(request.app[SITE], asked_by(request), request.match_info["game"])
    rounds = await reading.scored_rounds(sight.game.id)
    return answer(request, {"rounds": [rules.shown(scored) for scored in rounds]})


async def choose_language(request: web.Request) -> web.Response:
    """Speak to the player in a language of their choice, on every device and in private."""
    site = request.app[SITE]
    player = asked_by(request)
    wanted = await requests.wanted_language(request, site.template.assets.languages)
    await people.choose_language(player, wanted)
    return answer(request, {"language": wanted})


async def read_rules(request: web.Request) -> web.Response:
    """How it is played at this very table: the lines of its rule sheet, and a round for an example."""
    site = request.app[SITE]
    sight = await look(site, asked_by(request), request.match_info["game"])
    return answer(request, table_sheet(sight.game, site.decks))


async def _first_look(site: Site, player: int, picked: str | None) -> dict[str, object]:
    """The picked game as the player sees it, or why it is not shown."""
    if picked is None:
        return {"game": None, "view": None, "error": None}
    try:
        sight = await look(site, player, picked)
    except Failure as failure:
        return {"game": picked, "view": None, "error": failure.code}
    with suppress(TimeoutError):  # the socket shows it when it is known
        async with asyncio.timeout(STANDING_WITHIN):
            sight = await shielded(learned(site, sight))
    return {"game": picked, "view": sight.view(site.clock()), "error": None}


async def _named(person: Person) -> dict[str, object]:
    known = await people.player(person.id)
    chosen = None if known is None else known.chosen_language
    told = None if known is None else known.language
    return {"name": person.name, "language": chosen or told, "chosen": chosen is not None}


def _line(line: reading.GameLine) -> dict[str, object]:
    return {"game": line.id, "chat": line.chat, "phase": line.phase.value, "awaited": line.awaited}
