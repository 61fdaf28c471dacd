"""A player looking at a game: whether they may, and what they see."""

import re
from dataclasses import dataclass, replace

from aiohttp import web

from miniapp.auth import bearer
from miniapp.failures import no_such_game, not_yours
from miniapp.site import SITE, Site
from models import people, reading, rules
from models.chats import Place
from models.ports import Standing

_GAME = re.compile(r"[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True, slots=True)
class Sight:
    """A game as it stands, its chat, and who looks at it."""

    game: rules.Game
    place: Place
    viewer: rules.Viewer

    @property
    def player(self) -> int:
        """Who looks."""
        assert self.viewer.player is not None  # noqa: S101 - nobody looks without a session
        return self.viewer.player

    def view(self, now: float) -> rules.View:
        """What is seen."""
        label = rules.ChatLabel(self.place.title, self.place.language or "en")
        return rules.view_for(self.game, self.viewer, chat=label, now=round(now, 3))

    @property
    def by_host(self) -> bool:
        """Whether the player is here as the host."""
        seat = self.game.seat_of(self.player)
        return seat is not None and not seat.gone and seat.number == self.game.host

    def as_admin(self, admin: bool) -> "Sight":
        """The same look as an admin of the chat, or as none."""
        return replace(self, viewer=replace(self.viewer, admin=admin))

    def of(self, game: rules.Game) -> "Sight":
        """The same look at a later state of the game."""
        return replace(self, game=game)


def asked_by(request: web.Request) -> int:
    """The player whose token the request carries.

    Raises Failure 401, or 429 when they ask too fast.
    """
    site = request.app[SITE]
    now = site.clock()
    player, _ = site.sessions.player(bearer(request), now=now)
    site.rates.spend(player, now=now)
    return player


async def look(site: Site, player: int, game_id: str) -> Sight:
    """The player's look at a game. Raises Failure 404 `no-such-game` or 403 `not-yours`."""
    sight = await glance(player, game_id)
    if not await may_watch(site, sight):
        raise not_yours()
    if sight.game.seat_of(player) is None:  # then they were asked about: their standing is known now
        return await glance(player, game_id)
    return sight


async def glance(player: int, game_id: str) -> Sight:
    """A look that nobody has allowed yet, for who may want to join. Raises Failure 404 `no-such-game`."""
    if not _GAME.fullmatch(game_id):  # PostgreSQL cannot even be asked about some texts
        raise no_such_game()
    try:
        seen = await reading.sight_of(game_id, player)
    except reading.NoSuchGame as error:
        raise no_such_game() from error
    was_admin = seen.kept is not None and seen.kept.standing is Standing.ADMIN
    return Sight(seen.game, seen.place, rules.Viewer(player, admin=was_admin))


async def learned(site: Site, sight: Sight) -> Sight:
    """The same as an admin of the chat, or as none; Telegram is asked, if not of late nor too often."""
    if sight.by_host or sight.game.is_over:
        return sight
    found = await people.standing_in(sight.place.chat, sight.player, site.sparing, now=site.clock())
    return sight if found is Standing.UNKNOWN else sight.as_admin(found is Standing.ADMIN)


async def may_watch(site: Site, sight: Sight) -> bool:
    """Whether the player may see this game now."""
    return await people.may_watch(
        sight.game, sight.place.chat, sight.player, site.membership, now=site.clock()
    )


async def standing(site: Site, sight: Sight) -> Standing:
    """What the player is in the game's chat; Telegram is asked where that is not known of late."""
    return await people.standing_in(sight.place.chat, sight.player, site.membership, now=site.clock())
