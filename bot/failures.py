"""What a failed call to Telegram means: whether it may be tried again, and what has to change before."""

from enum import Enum, auto

from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
)

from bot.request import Unreached


class Failure(Enum):
    """What one knows after a call has failed."""

    UNREACHED = auto()  # nothing was done: the request never got there whole
    UNWELL = auto()  # nothing was done: Telegram has answered that it cannot just now
    FLOOD = auto()  # nothing was done: too many calls in this chat
    PERHAPS = auto()  # it was done or it was not
    MIGRATED = auto()  # the group has become a supergroup
    SILENCED = auto()  # the bot may not write to the chat
    NO_MEDIA = auto()  # text may be sent, this kind of picture or file may not
    BAD_FILE = auto()  # Telegram does not know the file by this id
    NO_TOPIC = auto()  # the topic is closed or gone
    SAME = auto()  # the message already is what it was to become
    GONE = auto()  # the message is not there any more, or no longer the bot's to change
    REFUSED = auto()  # Telegram will never take it


_WORDINGS: dict[Failure, tuple[str, ...]] = {
    Failure.SAME: ("message is not modified",),
    Failure.GONE: (
        "message to edit not found",
        "message can't be edited",
        "message_id_invalid",
        "message to delete not found",
        "message can't be deleted",
        "there is no text in the message to edit",
        "there is no caption in the message to edit",
    ),
    Failure.NO_TOPIC: ("message thread not found", "topic_closed", "topic_deleted", "topic_id_invalid"),
    Failure.BAD_FILE: (
        "wrong file identifier",
        "wrong remote file",
        "file_reference",
        "file of type",
        "type of file",
    ),
    Failure.SILENCED: (
        "not enough rights to send text messages",
        "have no rights to send a message",
        "need administrator rights",
        "chat_admin_required",
        "chat_write_forbidden",
        "chat_send_plain_forbidden",
        "chat_restricted",
        "chat not found",
        "group chat was deactivated",
        "peer_id_invalid",
        "user_banned_in_channel",
    ),
    Failure.NO_MEDIA: ("not enough rights to send", "_forbidden"),
}
"""How Telegram says it; the first that fits counts."""


def failure_of(error: TelegramError) -> Failure:
    """What this error, from a call by `bot.request`, means for it."""
    match error:
        case RetryAfter():
            return Failure.FLOOD
        case ChatMigrated():
            return Failure.MIGRATED
        case Forbidden():
            return Failure.SILENCED
        case InvalidToken() | Conflict():
            return Failure.UNWELL
        case BadRequest():
            return _worded(error.message.casefold())
        case Unreached():
            return Failure.UNREACHED
        case NetworkError() if error.__cause__ is None or isinstance(error.__cause__, TelegramError):
            return Failure.UNWELL  # Telegram's own answer, though perhaps one that cannot be read
    return Failure.PERHAPS


def wait_of(error: RetryAfter) -> float:
    """For how many seconds Telegram wants no call in the chat."""
    wait = error.retry_after
    return float(wait) if isinstance(wait, int) else wait.total_seconds()


def _worded(said: str) -> Failure:
    fitting = (failure for failure, words in _WORDINGS.items() if any(word in said for word in words))
    return next(fitting, Failure.REFUSED)
