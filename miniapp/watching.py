"""A player looking at a game: whether they may, and what they see."""

from dataclasses import dataclass, replace

from aiohttp import web

from miniapp.auth import bearer
from miniapp.failures import no_such_game, not_yours
from miniapp.site import SITE, Site
from models import people, reading, rules
from models.chats import Place
from models.ports import Standing


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
    sight = await glance(site, player, game_id)
    if not await may_watch(site, sight):
        raise not_yours()
    return sight


async def glance(site: Site, player: int, game_id: str) -> Sight:
    """The same, but not asking whether they may: they may want to join. Raises Failure 404 `no-such-game`."""
    try:
        game = await reading.game(game_id)
        place = await reading.place_of(game_id)
    except reading.NoSuchGame as error:
        raise no_such_game() from error
    kept = await people.kept_standing(place.chat, player)
    was_admin = kept is not None and kept.standing is Standing.ADMIN
    return Sight(game, place, rules.Viewer(player, admin=was_admin))


async def may_watch(site: Site, sight: Sight) -> bool:
    """Whether the player may see this game now."""
    return await people.may_watch(
        sight.game, sight.place.chat, sight.player, site.membership, now=site.clock()
    )


async def standing(site: Site, sight: Sight) -> Standing:
    """What the player is in the game's chat; Telegram is asked where that is not known of late."""
    return await people.standing_in(sight.place.chat, sight.player, site.membership, now=site.clock())
