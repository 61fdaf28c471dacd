"""The buttons under messages, and what a press on one says: its move, its game, and the move's own words."""

from collections.abc import Iterable
from dataclasses import dataclass

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.names import seat_name
from bot.scene import Links
from bot.texts import ISOLATE, RELEASE, Words
from models import rules

LONGEST_DATA = 64
"""Bytes that Telegram keeps for a button."""

RACE = "race"
"""Stands for the seat where nobody in particular is skipped."""

Row = list[InlineKeyboardButton]

_ROOM = {2: 16, 3: 8}
"""Letters that a line of a button has room for on a small phone, by how many share the row."""


@dataclass(frozen=True, slots=True)
class Press:
    """What a button says when it is pressed: a move, the game it is for, and what else belongs to it."""

    move: str
    game: str = ""
    words: tuple[str, ...] = ()

    @classmethod
    def read(cls, data: str) -> "Press":
        """Reads what a button carried, be it an old one or a forged one."""
        move, _, rest = data.partition(":")
        game, _, words = rest.partition(":")
        return cls(move, game, tuple(words.split(":")) if words else ())

    def data(self) -> str:
        """What the button carries. Raises ValueError where that is more than Telegram keeps."""
        data = ":".join((self.move, *((self.game, *self.words) if self.game else ())))
        if len(data.encode()) > LONGEST_DATA:
            raise ValueError(f"too long for a button: {data}")
        return data


def button(text: str, move: str, game: str = "", *words: str) -> InlineKeyboardButton:
    """A button that makes a move."""
    return InlineKeyboardButton(text, callback_data=Press(move, game, words).data())


def link(text: str, url: str) -> InlineKeyboardButton:
    """A button that opens an address."""
    return InlineKeyboardButton(text, url=url)


def keyboard(*rows: Iterable[InlineKeyboardButton]) -> InlineKeyboardMarkup:
    """Rows of buttons; empty ones are left out."""
    return InlineKeyboardMarkup([full for full in (list(row) for row in rows) if full])


def packed(buttons: Iterable[InlineKeyboardButton], most: int = 2) -> list[Row]:
    """Buttons in rows of so many at most, fewer where a small phone would need a third line for them."""
    rows: list[Row] = [[]]
    for one in buttons:
        row = [*rows[-1], one]
        if rows[-1] and (len(row) > most or not all(_has_room(other.text, len(row)) for other in row)):
            rows.append([one])
        else:
            rows[-1].append(one)
    return rows


def _has_room(text: str, width: int) -> bool:
    """Whether a text fits a button of a row of so many in two lines, broken at its spaces."""
    lines: list[int] = []
    for word in "".join(letter for letter in text if letter not in (ISOLATE, RELEASE)).split(" "):
        if lines and lines[-1] + 1 + len(word) <= _ROOM[width]:
            lines[-1] += 1 + len(word)
        else:
            lines.append(len(word))
    return len(lines) <= 2 and max(lines) <= _ROOM[width]


def live_keyboard(game: rules.Game, words: Words, links: Links) -> InlineKeyboardMarkup:
    """The buttons of a game's newest message, by what the game waits for."""
    if game.phase is rules.Phase.LOBBY:
        return keyboard(
            *packed(
                [
                    button(words("button-join"), "join", game.id),
                    button(words("button-leave"), "leave", game.id),
                    button(words("button-begin"), "begin", game.id),
                    button(words("button-rules"), "house", game.id),
                ]
            ),
            [link(words("button-open"), links.game(game.id))],
        )
    if game.is_over:
        return _over(game, words, links)
    key = "button-open-vote" if game.phase is rules.Phase.VOTING else "button-open-hand"
    return keyboard([link(words(key), links.game(game.id))], *packed(_hurrying(game, words), 3))


def open_keyboard(game: rules.Game, words: Words, links: Links) -> InlineKeyboardMarkup:
    """The one button that leads to the game."""
    return keyboard([link(words("button-open-hand"), links.game(game.id))])


def newgame_keyboard(words: Words) -> InlineKeyboardMarkup:
    """The one button that opens a game in the group it is pressed in."""
    return keyboard([opening(words)])


def opening(words: Words) -> InlineKeyboardButton:
    """The button that opens a game."""
    return button(words("button-newgame"), "newgame")


def _over(game: rules.Game, words: Words, links: Links) -> InlineKeyboardMarkup:
    again: Row = []
    if game.next is None:
        may_again = game.present and game.last_round is not None
        again = [button(words("button-rematch"), "rematch", game.id)] if may_again else []
        again += [opening(words)]
    back = [link(words("button-story"), links.game(game.id))] if game.last_round is not None else []
    return keyboard(*packed(again), back)


def _hurrying(game: rules.Game, words: Words) -> Row:
    """Nudge, skip and join, as far as there is anything to nudge, to skip or to join."""
    round_ = game.current()
    place = (str(round_.number), game.phase.value)
    row: Row = []
    if not round_.nudged:
        row.append(button(words("button-nudge"), "nudge", game.id, *place))
    if game.rules.pace is not rules.Pace.LIVING_ROOM:
        row.append(_skip(game, round_, place, words))
    if len(game.seats) < game.rules.seats or len(game.present) < len(game.seats):
        row.append(button(words("button-join"), "join", game.id))
    return row


def _skip(
    game: rules.Game, round_: rules.Round, place: tuple[str, str], words: Words
) -> InlineKeyboardButton:
    """One who is awaited alone is skipped by seat; of several those who still are when it is pressed."""
    if game.phase is rules.Phase.TELLING and round_.storyteller is None:
        return button(words("button-lot"), "skip", game.id, *place, RACE)
    waiting = rules.awaited(game)
    if len(waiting) != 1:
        return button(words("button-skip-all"), "skip", game.id, *place)
    text = words("button-skip", name=seat_name(game, waiting[0]))
    return button(text, "skip", game.id, *place, str(waiting[0]))
