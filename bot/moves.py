"""The moves one can make in the chat, by a command or a button alike: each through the one door."""

from dataclasses import dataclass
from functools import partial
from random import Random

from bot.asking import Ask
from bot.desk import Declined, Desk
from bot.keyboards import RACE, newgame_keyboard
from bot.texts import Words
from models import people, reading, rules
from models.play import Move, Person, Played
from models.ports import Standing
from models.rules.events import Event

EVERYBODY = "everybody"
Place = tuple[int, rules.Phase]


@dataclass(frozen=True, slots=True)
class Moves:
    """Makes a person's move in a game and says in words how it went."""

    desk: Desk

    async def newgame(self, ask: Ask) -> bool:
        """Open a game in the chat; whether it was. One that is open already is shown again to a command.

        Not to a press: the group does not see who presses, be it ever so often.
        """
        place, again = self.desk.place(ask), ask.query is None
        now = self.desk.clock()
        opened = await self.desk.door.open(place, seen(ask), now=now, update=ask.update, again=again)
        return opened.fresh

    async def join(self, ask: Ask, game: str, words: Words) -> str:
        """Take a seat; the seat's bunny greets."""
        person = seen(ask)
        played = await self._play(ask, game, partial(rules.join, player=person.id, name=person.name))
        seat = played.game.seat_of(person.id)
        if seat is None:
            return words("toast-left")
        later = played.game.round is not None and seat.from_round > played.game.round.number
        key = "toast-joined-later" if later else "toast-joined"
        return words(key, bunny=words(f"bunny-{seat.bunny}"), round=seat.from_round)

    async def leave(self, ask: Ask, game: str, words: Words) -> str:
        """Leave the table."""
        await self._play(ask, game, partial(rules.leave, player=seen(ask).id))
        return words("toast-left")

    async def begin(self, ask: Ask, game: str, words: Words) -> str:
        """Deal the cards."""
        admin = await self.is_admin(ask, game)

        def begin(before: rules.Game, *, now: float, chance: Random) -> tuple[rules.Game, tuple[Event, ...]]:
            known = before.rules.deck in self.desk.decks.names
            deck = self.desk.decks.cards(before.rules.deck) if known else ()
            return rules.begin(before, player=ask.player, deck=deck, now=now, chance=chance, admin=admin)

        await self._play(ask, game, begin)
        return words("toast-begun")

    async def nudge(self, ask: Ask, game: str, round: int, phase: rules.Phase, words: Words) -> str:
        """Send the phase's one reminder."""
        admin = await self.is_admin(ask, game, seated_suffices=True)
        move = partial(rules.nudge, player=ask.player, round=round, phase=phase, admin=admin)
        await self._play(ask, game, move)
        return words("toast-nudged")

    async def skip(
        self, ask: Ask, game: str, words: Words, *, place: Place | None = None, whom: int | str = EVERYBODY
    ) -> str:
        """Wait no longer: for one seat, for EVERYBODY who is awaited but the presser, or for the RACE.

        `place` is the round and phase that was meant; None: the one that is open.
        """
        anyone = (await reading.game(game)).rules.skip == "seated"
        admin = await self.is_admin(ask, game, seated_suffices=anyone)
        move = partial(_skipped, player=ask.player, place=place, whom=whom, admin=admin)
        await self._play(ask, game, move)
        return words("toast-skipped")

    async def rematch(self, ask: Ask, game: str, words: Words) -> str:
        """Open one more lobby for those who were there at the end."""
        await self.desk.door.rematch(game, seen(ask), now=self.desk.clock(), update=ask.update)
        return words("toast-rematch")

    async def end(self, ask: Ask, game: str, words: Words) -> str:
        """End the game with its standings."""
        admin = await self.is_admin(ask, game)
        await self._play(ask, game, partial(rules.call_off, player=ask.player, admin=admin))
        return words("toast-ended")

    async def house(self, ask: Ask, game: str, rule: str, value: bool | int | str | None) -> rules.Game:
        """Set a house rule."""
        admin = await self.is_admin(ask, game)
        decks = self.desk.decks.names
        move = partial(rules.house, player=ask.player, rule=rule, value=value, decks=decks, admin=admin)
        played = await self._play(ask, game, move)
        return played.game

    async def leads(self, ask: Ask, game: str) -> bool:
        """Whether who asks is the game's host or an admin of the chat."""
        current = await reading.game(game)
        seat = current.seat_of(ask.player)
        is_host = seat is not None and not seat.gone and seat.number == current.host
        return is_host or await self.is_admin(ask, game)

    async def is_admin(self, ask: Ask, game: str, *, seated_suffices: bool = False) -> bool:
        """Whether the move is to be made with an admin's right.

        Telegram is asked only about those who do not have the right as host, or as anyone seated. Whoever
        writes as the group itself is one of its admins. Raises Declined for a channel.
        """
        if ask.is_anonymous_admin:
            return True
        person = seen(ask)
        current = await reading.game(game)
        seat = current.seat_of(person.id)
        if seat is not None and not seat.gone and (seated_suffices or seat.number == current.host):
            return False
        desk = self.desk
        standing = await people.standing_in(ask.place.chat, person.id, desk.membership, now=desk.clock())
        return standing is Standing.ADMIN

    async def _play(self, ask: Ask, game: str, move: Move) -> Played:
        return await self.desk.door.play(game, move, now=self.desk.clock(), update=ask.update)


def seen(ask: Ask) -> Person:
    """The person who asks. Raises Declined for one who writes as the group or as a channel."""
    if ask.person is None:
        raise Declined("ask-hidden", keyboard=newgame_keyboard)
    return ask.person


def _skipped(
    game: rules.Game,
    *,
    player: int,
    place: Place | None,
    whom: int | str,
    admin: bool,
    now: float,
    chance: Random,
) -> tuple[rules.Game, tuple[Event, ...]]:
    """One skip, or as many as there are seats to skip, as a single move."""
    number, phase = place or (game.current().number, game.phase)
    skip = partial(rules.skip, player=player, round=number, phase=phase, now=now, chance=chance, admin=admin)
    events: tuple[Event, ...] = ()
    for seat in _to_skip(game, player, whom):
        game, more = skip(game, seat=seat)
        events += more
    return game, events


def _to_skip(game: rules.Game, player: int, whom: int | str) -> list[int | None]:
    """The seats meant; of everybody, the one who skips only if nobody else is awaited."""
    if isinstance(whom, int):
        return [whom]
    if whom == RACE or (game.phase is rules.Phase.TELLING and game.current().storyteller is None):
        return [None]
    waiting = rules.awaited(game)
    return [seat for seat in waiting if game.seat(seat).player != player] or list(waiting)
