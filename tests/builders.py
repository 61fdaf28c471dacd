"""Games for tests, told in one breath: `a_game().with_players("ann", "bob", "eve").voting()`."""

from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

from models import database, rules, store
from models.database import Connection
from models.play import Move

NOW = 1_000_000.0
DECK = tuple(f"card{number:03}" for number in range(84))
CHAT = -1001


@dataclass(frozen=True, slots=True)
class GameBuilder:
    """A game on its way. Players have the ids 1, 2, 3 ... in the order of their names; seats the same."""

    names: tuple[str, ...] = ("ann", "bob", "eve", "dan")
    house_rules: rules.HouseRules = field(default_factory=lambda: rules.HouseRules(first=1))
    id: str = "game"
    seed: int = 7

    def with_players(self, *names: str) -> "GameBuilder":
        """The people at the table; the first one hosts and, unless the rules say otherwise, tells first."""
        return replace(self, names=names)

    def with_rules(self, **changes: Any) -> "GameBuilder":
        """House rules other than the usual ones."""
        return replace(self, house_rules=replace(self.house_rules, **changes))

    def called(self, id: str) -> "GameBuilder":
        """The game's id."""
        return replace(self, id=id)

    def lobby(self) -> rules.Game:
        """Everybody is seated, nothing has begun."""
        game = rules.opened(id=self.id, player=1, name=self.names[0], rules=self.house_rules, now=NOW)
        for player, name in enumerate(self.names[1:], start=2):
            game = self._after(game, partial(rules.join, player=player, name=name))
        return game

    def telling(self) -> rules.Game:
        """Round 1 waits for its clue."""
        return self._after(self.lobby(), partial(rules.begin, player=1, deck=DECK))

    def laying(self) -> rules.Game:
        """The storyteller has told; nobody has given a card."""
        game = self.telling()
        return self._after(game, tells(game))

    def voting(self) -> rules.Game:
        """All cards lie on the table; nobody has voted."""
        return self._all(self.laying(), lays)

    def scored(self) -> rules.Game:
        """Round 1 is scored, round 2 waits for its clue."""
        return self._all(self.voting(), votes)

    def over(self) -> rules.Game:
        """The host has ended the game after its first round."""
        return self._after(self.scored(), partial(rules.call_off, player=1))

    def _all(self, game: rules.Game, move: Any) -> rules.Game:
        for seat in rules.awaited(game):
            game = self._after(game, move(game, seat))
        return game

    def _after(self, game: rules.Game, move: Move) -> rules.Game:
        after, _ = move(game, now=NOW, chance=Random(self.seed))
        return after


def a_game() -> GameBuilder:
    """A game of ann, bob, eve and dan, in which ann hosts and tells first."""
    return GameBuilder()


def tells(game: rules.Game, clue: str = "once upon a time") -> Move:
    """The storyteller tells, with the first card of the hand; in the race whoever is first awaited."""
    seat = game.seat(game.current().storyteller or rules.awaited(game)[0])
    return partial(rules.tell, player=seat.player, round=game.current().number, card=seat.hand[0], clue=clue)


def lays(game: rules.Game, seat: int) -> Move:
    """A guesser gives the first card (of three players: the first two) of the hand."""
    round_ = game.current()
    cards = game.seat(seat).hand[: game.rules.cards_to_lay(len(round_.players))]
    return partial(rules.lay, player=game.seat(seat).player, round=round_.number, cards=cards)


def votes(game: rules.Game, seat: int, number: int | None = None) -> Move:
    """A guesser votes for a number, or else for the first card that is not their own."""
    round_ = game.current()
    others = (place for place, card in enumerate(round_.table, start=1) if card.owner != seat)
    chosen = next(others) if number is None else number
    return partial(rules.vote, player=game.seat(seat).player, round=round_.number, numbers=(chosen,))


async def keep(game: rules.Game, *, chat: int = CHAT, topic: int | None = None) -> rules.Game:
    """Put a game into the database as it stands; the same game with the version it has there."""

    async def kept(transaction: Connection) -> None:
        opened = rules.Game(id=game.id, opened=game.opened, version=1)
        assert await store.insert(transaction, opened, chat=chat, topic=topic)
        steps = [opened, *_last_round_running(game), game]
        for before, after in pairwise(steps):
            await store.save(transaction, before, after, now=NOW, also={})

    await database.shielded(database.transact(kept))
    return replace(game, version=1)


def _last_round_running(game: rules.Game) -> list[rules.Game]:
    """A state before the last scored round was scored, so that its rows are written on the way."""
    scored = game.last_round
    if scored is None:
        return []
    times = rules.Times(NOW, NOW, NOW, NOW, NOW)
    players = tuple(seat for seat, _ in scored.points)
    running = rules.Round(scored.number, players, times, storyteller=scored.storyteller)
    return [replace(game, phase=rules.Phase.VOTING, round=running, last_round=None, ending=None)]
