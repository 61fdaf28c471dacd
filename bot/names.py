"""How players are named in the chat: short, clean, and with the sign of their bunny."""

from collections.abc import Iterable

from bot.letters import shortened
from bot.texts import Html, Words
from models import rules
from models.people import NAMELESS
from models.rules.letters import clean

LONGEST_NAME = 32
SIGNS = ("🎉", "🧣", "🍃", "⭐", "👓", "🎀", "☂️", "🎩", "🌸", "👑", "🏴‍☠️", "🎈")
"""The thing each bunny carries, in the order of the bunnies (docs/bunnies.md)."""


def short_name(name: str) -> str:
    """A name as the chat shows it: cleaned, and at most 32 letters long."""
    return shortened(clean(name), LONGEST_NAME)[: 2 * LONGEST_NAME] or NAMELESS


def sign(seat: rules.Seat) -> str:
    """The emoji of a seat's bunny."""
    return SIGNS[seat.bunny % len(SIGNS)]


def seat_name(game: rules.Game, number: int | None) -> str:
    """The name of a seat, or a bunny where there is none of that number."""
    return next((short_name(seat.name) for seat in game.seats if seat.number == number), NAMELESS)


def seat_names(game: rules.Game, numbers: Iterable[int], words: Words) -> Html:
    """The names of seats in a row, as Telegram HTML."""
    return words.names_html([seat_name(game, number) for number in numbers])
