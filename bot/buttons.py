"""What happens when a button is pressed: it is read, its move is made, and the press answered once."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.asking import Ask
from bot.clues import Clues
from bot.desk import Declined, Desk
from bot.house_menu import HouseMenu
from bot.keyboards import RACE, Press, open_keyboard
from bot.languages import Languages
from bot.moves import EVERYBODY, Moves, Place
from bot.private import PINGS, Private
from bot.texts import Words
from models import reading, rules


@dataclass(frozen=True, slots=True)
class Buttons:
    """Answers every press."""

    desk: Desk
    moves: Moves
    menu: HouseMenu
    languages: Languages
    clues: Clues
    private: Private

    async def pressed(self, ask: Ask, data: str) -> None:
        """Do what a button says. An old one, or one of another chat's game, is told so to its presser."""
        press = Press.read(data)
        if press.move == "newgame":
            if not await self.moves.newgame(ask):
                raise Declined("toast-open")
            await self.desk.toast(ask)
        elif press.move == "language":
            await self.languages.pressed(ask, press.game)
        elif press.move == PINGS:
            await self.private.switched(ask, press.game)
        elif press.move == "show":
            await self.clues.picked(ask, press)
        elif press.move == "house":
            await self._check_chat(ask, press.game)
            await self.menu.pressed(ask, press)
        elif press.move in self._moves:
            await self._check_chat(ask, press.game)
            words = await self.desk.words_for(ask)
            await self.desk.toast(ask, await self._moves[press.move](ask, press, words))
            if press.move in ("join", "begin"):
                await self._whisper_hand(ask, press.game, words)
        else:
            raise Declined("toast-old")

    @property
    def _moves(self) -> dict[str, Callable[[Ask, Press, Words], Awaitable[str]]]:
        return {
            "join": lambda ask, press, words: self.moves.join(ask, press.game, words),
            "leave": lambda ask, press, words: self.moves.leave(ask, press.game, words),
            "begin": lambda ask, press, words: self.moves.begin(ask, press.game, words),
            "rematch": lambda ask, press, words: self.moves.rematch(ask, press.game, words),
            "nudge": self._nudge,
            "skip": self._skip,
        }

    async def _whisper_hand(self, ask: Ask, game: str, words: Words) -> None:
        """The way to the presser's own hand, once there is one, for nobody else to see."""
        current = await reading.game(game)
        seat = current.seat_of(ask.player)
        if seat is not None and seat.hand and not current.is_over:
            buttons = open_keyboard(current, words, self.desk.links)
            await self.desk.whisper(ask, words.html("whisper-hand"), buttons)

    async def _nudge(self, ask: Ask, press: Press, words: Words) -> str:
        number, phase = _place(press)
        return await self.moves.nudge(ask, press.game, number, phase, words)

    async def _skip(self, ask: Ask, press: Press, words: Words) -> str:
        return await self.moves.skip(ask, press.game, words, place=_place(press), whom=_whom(press))

    async def _check_chat(self, ask: Ask, game: str) -> None:
        """Pass presses in the game's own chat: a press proves that one belongs to the chat it is made in."""
        place = await reading.place_of(game)
        if place.chat != ask.place.chat:
            raise Declined("toast-elsewhere")


def _place(press: Press) -> Place:
    """The round and phase that a button belongs to. Raises RuleError `too-late` where it names none."""
    try:
        number, phase = press.words[:2]
        return int(number), rules.Phase(phase)
    except ValueError:
        raise rules.RuleError(rules.Refusal.TOO_LATE) from None


def _whom(press: Press) -> int | str:
    """The seat to skip, the race, or everybody who is awaited."""
    if len(press.words) < 3:
        return EVERYBODY
    if press.words[2] == RACE:
        return RACE
    if not press.words[2].isdecimal():
        raise rules.RuleError(rules.Refusal.NO_SUCH_SEAT)
    return int(press.words[2])
