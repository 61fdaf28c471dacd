"""Keeps a game's newest message pinned, where the house rules want it and the chat lets the bot.

Pins take no turn of their chat's: those are kept for what people read.
"""

import logging
from collections.abc import Awaitable

from telegram.error import BadRequest, Forbidden, TelegramError

from bot.office import Office
from models import outbox, rules
from models.outbox import TURNING, Announcement

log = logging.getLogger(__name__)


async def pin(row: Announcement, message_id: int, game: rules.Game, office: Office) -> None:
    """Pin a message that has just been sent; where that may not be nothing is lost."""
    if not game.rules.pin or game.is_over or row.kind not in TURNING or not office.may_pin(row.chat):
        return
    if not await office.turn_comes(None):
        return
    if await _done(office.delivery.pin(row.chat, message_id)):
        await outbox.keep_pinned(row)
    else:
        office.pin_no_more(row.chat)


async def unpin(row: Announcement, office: Office) -> None:
    """Take a message down again that was pinned and is not the newest any more."""
    if row.values.get("pinned") and row.message_id is not None and await office.turn_comes(None):
        await _done(office.delivery.unpin(row.chat, row.message_id))


async def _done(call: Awaitable[None]) -> bool:
    """Make the call; whether it was, or may have been, obeyed."""
    try:
        await call
    except (BadRequest, Forbidden) as error:
        log.info("a message is not pinned, or stays so: %s", error)
        return False
    except TelegramError as error:
        log.info("a message is perhaps not pinned, or stays so: %s", error)
    return True
