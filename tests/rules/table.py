"""A table of people for the stories of the rules: it reads aloud, and every word is one move."""

from dataclasses import replace
from random import Random
from typing import Any

from models import rules
from models.rules import HouseRules, Phase
from models.rules.events import Event

DECK = tuple(f"card{number:03}" for number in range(84))
NAMES = ("ann", "bob", "eve", "kim", "lea", "max", "noa", "oli", "pia", "quy", "ria", "sam")


class Table:
    """People who play one game, known by name; a player id is a place in NAMES, from 1."""

    def __init__(self, *names: str, deck: tuple[str, ...] = DECK, seed: int = 1, **house: Any) -> None:
        house = {"first": "lot"} | house
        self.chance = Random(seed)
        self.now = 1_000_000.0
        self.deck = deck
        self.events: tuple[Event, ...] = ()
        house_rules = replace(HouseRules(), **house)
        self.game = rules.opened(
            id="story", player=self.id(names[0]), name=names[0], rules=house_rules, now=self.now
        )
        for name in names[1:]:
            self.join(name)

    @staticmethod
    def id(name: str) -> int:
        """The player id of a name."""
        return NAMES.index(name) + 1

    def seat(self, name: str) -> rules.Seat:
        """A person's seat as it is now."""
        seat = self.game.seat_of(self.id(name))
        assert seat is not None
        return seat

    def number(self, name: str) -> int:
        """A person's seat number."""
        return self.seat(name).number

    @property
    def round(self) -> rules.Round:
        """The round in play."""
        return self.game.current()

    @property
    def storyteller(self) -> str:
        """Who tells."""
        assert self.round.storyteller is not None
        return self.game.seat(self.round.storyteller).name

    @property
    def guessers(self) -> tuple[str, ...]:
        """Who gives cards and votes."""
        return tuple(self.game.seat(number).name for number in self.round.guessers)

    @property
    def waiting(self) -> tuple[str, ...]:
        """Whom the phase waits for."""
        return tuple(self.game.seat(number).name for number in rules.awaited(self.game))

    def does(self, move: Any, **values: Any) -> "Table":
        """Any move at all."""
        self.game, self.events = move(self.game, now=self.now, chance=self.chance, **values)
        return self

    def join(self, name: str) -> "Table":
        return self.does(rules.join, player=self.id(name), name=name)

    def leave(self, name: str) -> "Table":
        return self.does(rules.leave, player=self.id(name))

    def begin(self, name: str | None = None) -> "Table":
        host = self.game.host or 1
        player = self.id(name) if name else self.game.seat(host).player
        return self.does(rules.begin, player=player, deck=self.deck)

    def tell(self, name: str | None = None, clue: str | None = "sea", card: str | None = None) -> "Table":
        name = name or self.storyteller
        card = card or self.seat(name).hand[0]
        return self.does(rules.tell, player=self.id(name), round=self.round.number, card=card, clue=clue)

    def lay(self, name: str, *cards: str) -> "Table":
        count = self.game.rules.cards_to_lay(len(self.round.players))
        cards = cards or self.seat(name).hand[:count]
        return self.does(rules.lay, player=self.id(name), round=self.round.number, cards=cards)

    def vote(self, name: str, *numbers: int) -> "Table":
        return self.does(rules.vote, player=self.id(name), round=self.round.number, numbers=numbers)

    def vote_for(self, name: str, *owners: str) -> "Table":
        """Vote for a card of somebody's."""
        return self.vote(name, *(self.cards_of(owner)[0] for owner in owners))

    def skip(self, name: str, whom: str | None) -> "Table":
        seat = self.number(whom) if whom else None
        values = {"round": self.round.number, "phase": self.game.phase, "seat": seat}
        return self.does(rules.skip, player=self.id(name), **values)

    def nudge(self, name: str) -> "Table":
        return self.does(rules.nudge, player=self.id(name), round=self.round.number, phase=self.game.phase)

    def all_lay(self) -> "Table":
        for name in self.waiting:
            self.lay(name)
        return self

    def all_vote(self, *finders: str) -> "Table":
        """Those named find the storyteller's card; the others vote for the first card of another guesser."""
        for name in self.waiting:
            others = [other for other in self.guessers if other != name and self.cards_of(other)]
            self.vote_for(name, self.storyteller if name in finders else others[0])
        return self

    def play_round(self, *finders: str) -> "Table":
        return self.tell().all_lay().all_vote(*finders)

    def cards_of(self, name: str) -> tuple[int, ...]:
        """The numbers of a person's cards on the table."""
        number = self.number(name)
        return tuple(place for place, card in enumerate(self.round.table, 1) if card.owner == number)

    def later(self, seconds: float) -> "Table":
        self.now += seconds
        return self

    def deadline(self) -> "Table":
        """The phase runs out, and the clock looks."""
        self.now = self.round.times.deadline
        return self.does(rules.tick)

    def points(self) -> dict[str, int]:
        """What the last scored round gave."""
        assert self.game.last_round is not None
        return {self.game.seat(seat).name: points for seat, points in self.game.last_round.points}

    def scores(self) -> dict[str, int]:
        return {seat.name: seat.score for seat in self.game.seats}

    def view(self, name: str | None, *, admin: bool = False) -> Any:
        viewer = rules.Viewer(self.id(name) if name else None, admin=admin)
        return rules.view_for(self.game, viewer, chat=rules.ChatLabel("Friday", "en"), now=self.now)


def begun(*names: str, **house: Any) -> Table:
    """A game in its first turn."""
    return Table(*names, **house).begin()


def voting(*names: str, **house: Any) -> Table:
    """A game whose first table is laid."""
    table = begun(*names, **house).tell().all_lay()
    assert table.game.phase is Phase.VOTING
    return table
