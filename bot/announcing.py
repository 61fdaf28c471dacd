"""Brings one announcement to its chat, and keeps what became of it."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from telegram.error import RetryAfter, TelegramError

from bot import heal, pins, silence
from bot.delivery import Arrived, Parcel
from bot.failures import Failure, failure_of, wait_of
from bot.office import Office
from models import outbox, rules, sending
from models.announcements import Kind, State
from models.outbox import TURNING, Announcement
from models.sending import Posted

log = logging.getLogger(__name__)

LONGEST_WAIT = 15.0
"""Seconds between two tries of a call that does not get through."""

UNWELL_FOR = 24 * 3600.0
"""Seconds after which a message is given up that Telegram answers with nothing but errors of its own."""


async def announce(
    row: Announcement, game: rules.Game, later: Sequence[Announcement], office: Office
) -> TelegramError | None:
    """Send it; the error of the call, if it failed, is noted in its row but not yet minded in the chat.

    `later` are the chat's open announcements behind it. Raises LeaseLost, or HungUp when the process stops.
    """
    if row.state is State.SENDING and row.lease == office.number:
        # The call was made under this very number, so nobody has taken over: what became of it is unknown.
        await sending.mark_perhaps(row, office.number, now=office.clock())
        return None
    unheard = [] if row.kind is Kind.REMINDER else await outbox.perhaps_unheard(row.chat, row.topic)
    line = await heal.line_of(heal.without_itself(row, unheard), office.scenes)
    live = not any(other.kind in TURNING and other.game == row.game for other in later)
    parcel = await _packed(_headed(row, line), game, office, live=live)
    if not await office.turn_comes(row.chat) or not await sending.mark_sending(row, office.number):
        return None
    try:
        arrived = await office.delivery.send(parcel, row.chat, office.topic_of(row))
    except TelegramError as error:
        await office.surely(partial(_not_sent, row, game, error, office))
        return error
    await _sent(row, parcel, arrived, line, [other.id for other in unheard], office)
    office.pings.ring(row, game)
    if live:
        await pins.pin(row, arrived.message_id, game, office)
    return None


def wait_after(tries: int) -> float:
    """Seconds until a call is tried again that has not got through so many times."""
    return min(LONGEST_WAIT, 2.0 ** min(tries, 10))


def _headed(row: Announcement, line: str) -> Announcement:
    return replace(row, values={**row.values, "missed": line}) if line else row


async def _packed(row: Announcement, game: rules.Game, office: Office, *, live: bool) -> Parcel:
    """The message; a live one has no other turning message of its game behind it."""
    rendered = await office.scenes.rendered(row, game, live=live)
    if rendered.message.text:
        return await office.delivery.packed(rendered)
    told = await office.scenes.rendered(replace(row, kind=Kind.TURN), game, live=live)
    return await office.delivery.packed(rendered, spare=told.message.text)


async def _sent(
    row: Announcement, parcel: Parcel, arrived: Arrived, line: str, healed: list[int], office: Office
) -> None:
    office.tally.sent += 1
    posted = Posted(arrived.message_id, parcel.rendered.hash, arrived.has_caption, line, arrived.upload)
    noted = partial(sending.mark_sent, row, office.number, posted, heals=healed, now=office.clock())
    await office.surely(noted)


async def _not_sent(row: Announcement, game: rules.Game, error: TelegramError, office: Office) -> None:
    """Put it back for another try where that may help, or keep that it perhaps, or never, arrives."""
    failure, now = failure_of(error), office.clock()
    wait = _wait_for(failure, error, row, game)
    if wait is not None and not _is_hopeless(failure, row, game, now):
        office.tally.retried += 1
        await sending.put_back(row, office.number, not_before=now + wait)
    elif failure is Failure.PERHAPS:
        office.tally.perhaps += 1
        log.warning("announcement %s perhaps reached chat %s: %s", row.id, row.chat, error)
        await sending.mark_perhaps(row, office.number, now=now)
    else:
        office.tally.failed += 1
        log.error("announcement %s cannot be sent to chat %s: %s", row.id, row.chat, error)
        await sending.mark_failed(row, office.number)


def _wait_for(failure: Failure, error: TelegramError, row: Announcement, game: rules.Game) -> float | None:
    """Seconds until another try; None: another would not help, or might say it twice."""
    match failure:
        case Failure.UNREACHED | Failure.UNWELL:
            return wait_after(row.tries)
        case Failure.FLOOD:
            assert isinstance(error, RetryAfter)  # noqa: S101 - no other error is one
            return wait_of(error)
        case Failure.MIGRATED:
            return 0.0
        case Failure.SILENCED:
            return silence.TRY_EVERY if game.is_over else 0.0  # an open game waits for the chat itself
        case Failure.NO_TOPIC:
            return 0.0 if row.topic is not None else silence.TRY_EVERY
    return None


def _is_hopeless(failure: Failure, row: Announcement, game: rules.Game, now: float) -> bool:
    """Whether it has been tried for too long, or nobody is left to hear it."""
    age = now - row.created
    if failure is Failure.SILENCED and game.is_over:
        return game.ending is rules.Ending.SILENCE or age > silence.GIVE_UP_AFTER
    return failure is Failure.UNWELL and age > UNWELL_FOR
