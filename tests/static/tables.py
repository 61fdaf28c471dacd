"""A game on the server that tests move on for the players whose phones they do not hold."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from models import reading, rules
from models.play import Door, Move, Person, Place
from tests.builders import CHAT, NOW, lays, tells, votes


class Table:
    """One game. Its players have the ids 1, 2, 3 ... in the order of their names; seats the same."""

    def __init__(self, door: Door, cards: Sequence[str]) -> None:
        self._door = door
        self.cards = tuple(cards)
        self.id = ""

    async def lobby(self, *names: str, **changes: Any) -> str:
        """A lobby of these people, hosted by the first; `changes` are house rules. Returns the game's id."""
        place = Place(chat=CHAT, title="Friday Dreamers", language="en")
        opened = await self._door.open(place, Person(id=1, name=names[0]), now=NOW)
        self.id = opened.game.id
        for player, name in enumerate(names[1:], start=2):
            await self.play(partial(rules.join, player=player, name=name))
        for rule, value in changes.items():
            await self.play(
                partial(rules.house, player=1, rule=rule, value=value, decks=("fabulo",), admin=False)
            )
        return self.id

    async def telling(self, *names: str, **changes: Any) -> str:
        """A game whose first round waits for its clue; seat 1 tells unless the house rules say otherwise."""
        await self.lobby(*names, **{"first": 1, **changes})
        await self.play(partial(rules.begin, player=1, deck=self.cards))
        return self.id

    async def laying(self, *names: str, clue: str = "The sea remembers", **changes: Any) -> str:
        """A game whose storyteller has told."""
        await self.telling(*names, **changes)
        await self.tell(clue)
        return self.id

    async def voting(self, *names: str, **changes: Any) -> str:
        """A game whose table lies open."""
        await self.laying(*names, **changes)
        await self.lay_all()
        return self.id

    async def game(self) -> rules.Game:
        """The game as it stands."""
        return await reading.game(self.id)

    async def number_of(self, seat: int) -> int:
        """The number under which a seat's card lies on the table."""
        table = (await self.game()).current().table
        return next(number for number, card in enumerate(table, start=1) if card.owner == seat)

    async def play(self, move: Move, *, at: float = NOW) -> rules.Game:
        """Make a move, as the chat or another phone would."""
        return (await self._door.play(self.id, move, now=at)).game

    async def tell(self, clue: str = "The sea remembers") -> None:
        """The storyteller tells."""
        await self.play(tells(await self.game(), clue))

    async def lay_all(self, *, but: Sequence[int] = ()) -> None:
        """Whoever is awaited gives a card."""
        for seat in rules.awaited(await self.game()):
            if seat not in but:
                await self.play(lays(await self.game(), seat))

    async def vote_all(self, *, but: Sequence[int] = ()) -> None:
        """Whoever is awaited votes for the first card that is another's."""
        for seat in rules.awaited(await self.game()):
            if seat not in but:
                await self.play(votes(await self.game(), seat))

    async def round(self) -> None:
        """A whole round, by everybody."""
        await self.tell()
        await self.lay_all()
        await self.vote_all()
