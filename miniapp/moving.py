"""A move of the mini-app, from the request to the view after it."""

from collections.abc import Mapping
from dataclasses import replace

from aiohttp import web

from miniapp.answers import answer
from miniapp.failures import Failure, no_session, not_yours
from miniapp.moves import GameMove, Join, Mover, Rematch
from miniapp.site import Site
from miniapp.watching import Sight, glance, look, may_watch, standing
from models import people
from models.people import Person
from models.play import Command, CommandClash, Played
from models.ports import Standing
from models.rules import Refusal, RuleError

NEED_PRESENCE = "need-presence"
FOR_ADMINS_TOO = frozenset({Refusal.NOT_HOST, Refusal.NOT_SEATED})


class NeedPresence(Exception):  # noqa: N818 - a refusal, not an error
    """Nobody knows whether who would join is in the chat; a press of the group's button would show it."""


async def made(
    request: web.Request, site: Site, player: int, game_id: str, move: GameMove | Rematch
) -> web.Response:
    """The answer to a move: 200 with the view after it, or 409 with the refusal and the view as it stands.

    Raises Failure 400 where the id was used for another move, 403 or 404.
    """
    sight = await glance(player, game_id)
    try:
        await _check_presence(site, sight, joining=isinstance(move, Join))
        after = await _after(site, sight, move)
    except NeedPresence:
        return await _refused(request, site, sight, NEED_PRESENCE, {})
    except RuleError as refusal:
        return await _refused(request, site, sight, refusal.code, refusal.values)
    except CommandClash as error:
        raise Failure(400, "same-id-other-move") from error
    return answer(request, after.view(site.clock()))


async def _check_presence(site: Site, sight: Sight, *, joining: bool) -> None:
    """Pass who may watch, and who would join and is in the chat; Telegram is asked now, not inside the move.

    Raises Failure 403 `not-yours`, or NeedPresence.
    """
    seat = sight.game.seat_of(sight.player)
    if not joining or (seat is not None and not seat.gone):
        if not await may_watch(site, sight):
            raise not_yours()
        return
    found = await standing(site, sight)
    if found is Standing.OUTSIDE:
        raise not_yours()
    if found is Standing.UNKNOWN:
        kept = await people.kept_standing(sight.place.chat, sight.player)
        if kept is None or not kept.pressed:
            raise NeedPresence


async def _after(site: Site, sight: Sight, move: GameMove | Rematch) -> Sight:
    """What the player sees after the move, which is made as an admin where only that is allowed."""
    now, command = site.clock(), Command(player=sight.player, id=str(move.id), body=move.body())
    if isinstance(move, Rematch):
        person = await _person(sight.player)
        return sight.of((await site.door.rematch(sight.game.id, person, now=now, command=command)).game)
    name = (await _person(sight.player)).name if isinstance(move, Join) else ""
    mover = Mover(sight.player, name, site.decks)
    try:
        return sight.of((await _by(mover, site, sight, move, command)).game)
    except RuleError as refusal:
        if not move.led or refusal.code not in FOR_ADMINS_TOO:
            raise
        if await standing(site, sight) is not Standing.ADMIN:
            raise
    played = await _by(replace(mover, admin=True), site, sight, move, command)
    return sight.as_admin(True).of(played.game)


async def _by(mover: Mover, site: Site, sight: Sight, move: GameMove, command: Command) -> Played:
    return await site.door.play(sight.game.id, move.played_by(mover), now=site.clock(), command=command)


async def _person(player: int) -> Person:
    known = await people.player(player)
    if known is None:  # a token for somebody whom this database has never met
        raise no_session("session-invalid")
    return Person(id=known.id, name=known.name, username=known.username, language=known.language)


async def _refused(
    request: web.Request, site: Site, sight: Sight, code: str, values: Mapping[str, object]
) -> web.Response:
    """The refusal with the view as it is now, or without one for who may not have it."""
    try:
        current = await look(site, sight.player, sight.game.id)
    except Failure:
        view = None
    else:
        view = current.view(site.clock())
    return answer(request, {"refusal": code, "values": values, "view": view}, status=409)
