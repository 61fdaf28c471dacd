"""What a game's messages still lack: buttons to be taken, a status to be renewed, a reminder to go."""

from dataclasses import dataclass, replace
from enum import Enum, auto

from bot.delivery import Delivery
from bot.scenes import Rendered, Scenes
from models import outbox, rules
from models.announcements import Kind
from models.outbox import TURNING, Announcement


class Change(Enum):
    """What is done to a message."""

    RENEW = auto()  # it goes on as the newest
    RETIRE = auto()  # it loses status and buttons
    STRIP = auto()  # it loses its buttons; what it said is not known any more
    DELETE = auto()


@dataclass(frozen=True, slots=True)
class Touch:
    """One change to one message; what it then shows, except where it goes or only loses its buttons."""

    row: Announcement
    change: Change
    shown: Rendered | None = None


async def touch_for(game: rules.Game, scenes: Scenes, *, overtaken: bool) -> Touch | None:
    """The first change that a game's messages need, or None when all show what they should.

    `overtaken`: a newer message is on its way, so that the newest one there need not be renewed any more.
    """
    standing = await outbox.standing_of(game.id)
    for row in standing:
        if row.kind is Kind.REMINDER and is_answered(row, game):
            return Touch(row, Change.DELETE)
    turning = [row for row in standing if row.kind in TURNING and not row.is_again]
    if not turning:
        return None
    *older, newest = turning
    shown = await scenes.rendered(newest, game, live=True)
    speaker = _speaker(older, newest) if not shown.message.text else None
    for row in older:
        touch = None if row is speaker else await _farewell(row, newest, game, scenes)
        if touch is not None:
            return touch
    if overtaken or game.paused is not None:
        return None
    if speaker is not None:
        told = await scenes.rendered(speaker, game, live=True)
        told = replace(told, message=replace(told.message, keyboard=None))
        if told.hash != speaker.rendered:
            return Touch(speaker, Change.RENEW, told)
    return Touch(newest, Change.RENEW, shown) if shown.hash != newest.rendered else None


def is_answered(reminder: Announcement, game: rules.Game) -> bool:
    """Whether nobody whom a reminder named is still awaited in its phase."""
    round_ = game.round
    if round_ is None or (round_.number, game.phase.value) != (reminder.round, reminder.values.get("phase")):
        return True
    return not set(rules.awaited(game)) & set(reminder.values.get("seats", ()))


async def make(touch: Touch, delivery: Delivery) -> None:
    """Change the message. Raises TelegramError."""
    row, shown = touch.row, touch.shown
    assert row.message_id is not None  # noqa: S101 - it stands in the chat
    if touch.change is Change.DELETE:
        await delivery.delete(row.chat, row.message_id)
    elif shown is None:
        await delivery.take_buttons(row.chat, row.message_id)
    else:
        await delivery.edit(row.chat, row.message_id, shown.message, has_caption=row.has_picture)


async def note(touch: Touch) -> None:
    """Keep that the message shows what it should now, or is gone."""
    if touch.change is Change.RENEW and touch.shown is not None:
        await outbox.keep_rendered(touch.row, touch.shown.hash)
    else:
        await outbox.retire(touch.row)


def _speaker(older: list[Announcement], newest: Announcement) -> Announcement | None:
    """The message that tells what a shown clue without a caption cannot: that its turn was opened."""
    turns = (row for row in reversed(older) if row.kind is Kind.TURN and row.round == newest.round)
    return next(turns, None)


async def _farewell(
    row: Announcement, newest: Announcement, game: rules.Game, scenes: Scenes
) -> Touch | None:
    """What happens to a message that is not the newest any more."""
    if row.kind is Kind.CLUE:
        replaced = newest.kind is Kind.CLUE and newest.round == row.round
        if replaced and not newest.values.get("repost"):
            return Touch(row, Change.DELETE)
        if not await _is_clue_known(row, game, scenes):
            return Touch(row, Change.STRIP)
    quiet = await scenes.rendered(row, game, live=False)
    if quiet.hash != row.rendered:
        return Touch(row, Change.RETIRE, quiet)
    await outbox.retire(row)
    return None


async def _is_clue_known(row: Announcement, game: rules.Game, scenes: Scenes) -> bool:
    """A clue is kept with its round while that lasts, and once it is scored; not of a void one."""
    if game.round is not None and game.round.number == row.round:
        return game.round.clue is not None
    scene, _ = await scenes.scene(row, game)
    return scene.scored is not None
