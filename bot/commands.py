"""The commands of a group: each reads who asks and what for, makes the move, and answers in a word."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.asking import Ask
from bot.desk import Declined, Desk
from bot.house_menu import HouseMenu
from bot.information import Information
from bot.keyboards import newgame_keyboard
from bot.languages import Languages
from bot.moves import Moves, seen
from bot.texts import Words
from bot.typed import typed_rule
from models import outbox, reading

GROUP_COMMANDS = (
    "newgame", "join", "leave", "begin", "status", "skip", "rematch", "end",
    "rules", "house", "deck", "stats", "language", "help",
)  # fmt: skip
"""What a group is offered, in this order; `command-<name>` is what each is for."""

ALIASES = {"dixit": "newgame", "cancel": "end"}

Move = Callable[[Ask, str, Words], Awaitable[str]]


@dataclass(frozen=True, slots=True)
class Commands:
    """Answers every command of a group."""

    desk: Desk
    moves: Moves
    menu: HouseMenu
    languages: Languages
    information: Information

    async def answer(self, ask: Ask, name: str, arguments: list[str]) -> None:
        """Do what a command says, whatever its name (an alias too)."""
        name = ALIASES.get(name, name)
        if name == "language":
            await self.languages.asked(ask, arguments)
        elif name == "house":
            await self._house(ask, arguments)
        elif name in ("rules", "deck", "stats", "help"):
            await self.information.asked(ask, name)
        else:
            await self._of_the_game[name](ask)

    @property
    def _of_the_game(self) -> dict[str, Callable[[Ask], Awaitable[None]]]:
        return {
            "newgame": self._newgame,
            "status": self._status,
            "join": self._made(self.moves.join, in_person=True),
            "leave": self._made(self.moves.leave, in_person=True),
            "begin": self._made(self.moves.begin),
            "skip": self._made(self.moves.skip),
            "end": self._made(self.moves.end),
            "rematch": self._rematch,
        }

    def _made(self, move: Move, *, in_person: bool = False) -> Callable[[Ask], Awaitable[None]]:
        """A command that makes a move in the open game of the place; `in_person`: for oneself."""

        async def made(ask: Ask) -> None:
            game = await self._open_game(ask)
            if in_person:
                seen(ask)
            words = await self.desk.words_for(ask)
            await self.desk.done(ask, await move(ask, game, words))

        return made

    async def _newgame(self, ask: Ask) -> None:
        await self.moves.newgame(ask)

    async def _status(self, ask: Ask) -> None:
        game = await self._open_game(ask)
        await outbox.repost(game, now=self.desk.clock(), update=ask.update)

    async def _house(self, ask: Ask, arguments: list[str]) -> None:
        """The menu, or one rule set by hand: `/house zone Europe/Lisbon`."""
        game = await self._open_game(ask)
        if not arguments:
            await self.menu.open(ask, game)
            return
        await self.moves.house(ask, game, *typed_rule(arguments))
        await self.desk.done(ask)

    async def _rematch(self, ask: Ask) -> None:
        seen(ask)
        game = await reading.latest_game_in(ask.place.chat, ask.place.topic)
        if game is None:
            raise Declined("answer-no-game", keyboard=newgame_keyboard)
        await self.desk.done(ask, await self.moves.rematch(ask, game, await self.desk.words_for(ask)))

    async def _open_game(self, ask: Ask) -> str:
        """The open game of the place. Raises Declined with a button that opens one."""
        game = await reading.open_game_in(ask.place.chat, ask.place.topic)
        if game is None:
            raise Declined("answer-no-game", keyboard=newgame_keyboard)
        return game
