"""A chat in which the bot may not write: its games wait, and go on when it may."""

from models import reading, rules
from models.play import Door

TRY_EVERY = 3600.0
"""Seconds between two tries in a chat that does not let the bot write."""

GIVE_UP_AFTER = 7 * 24 * 3600.0
"""Seconds after which a finished game's last words are not tried any more."""


async def fall_silent(door: Door, chat: int, now: float, *, only: str | None = None) -> None:
    """Let time stand still in every open game of the chat, or in one that alone has no place to speak."""
    for game in await reading.open_games_in_chat(chat):
        if only in (None, game):
            await door.play(game, rules.pause, now=now)


async def speak_again(door: Door, chat: int, now: float) -> None:
    """Let every game of the chat go on with what remained of its phase."""
    for game in await reading.open_games_in_chat(chat):
        await door.play(game, rules.resume, now=now)


def next_try(paused: float, now: float) -> float:
    """The next full hour of a silence that began at `paused`."""
    return paused + ((now - paused) // TRY_EVERY + 1) * TRY_EVERY
