"""What each way in which a call can fail means."""

import pytest
from aiohttp import ClientPayloadError, ServerDisconnectedError, SocketTimeoutError
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from bot.failures import Failure, failure_of, wait_of
from bot.request import Unreached


def _caused(error: TelegramError, cause: BaseException) -> TelegramError:
    error.__cause__ = cause
    return error


@pytest.mark.parametrize(
    ("error", "failure"),
    [
        (Unreached("refused"), Failure.UNREACHED),
        (_caused(TimedOut(), SocketTimeoutError()), Failure.PERHAPS),
        (_caused(NetworkError("cut"), ServerDisconnectedError()), Failure.PERHAPS),
        (_caused(NetworkError("cut"), ClientPayloadError()), Failure.PERHAPS),
        (_caused(NetworkError("cut"), ConnectionResetError()), Failure.PERHAPS),
        (_caused(NetworkError("Unknown error in HTTP implementation"), ValueError()), Failure.PERHAPS),
        (NetworkError("Bad Gateway"), Failure.UNWELL),
        (_caused(NetworkError("Bad Gateway (502)"), TelegramError("Invalid")), Failure.UNWELL),
        (InvalidToken(), Failure.UNWELL),
        (Conflict("two pollers"), Failure.UNWELL),
        (TelegramError("Invalid server response"), Failure.PERHAPS),
        (ChatMigrated(-100), Failure.MIGRATED),
        (Forbidden("Forbidden: bot was kicked from the supergroup chat"), Failure.SILENCED),
        (BadRequest("Not enough rights to send text messages to the chat"), Failure.SILENCED),
        (BadRequest("Have no rights to send a message"), Failure.SILENCED),
        (BadRequest("CHAT_WRITE_FORBIDDEN"), Failure.SILENCED),
        (BadRequest("CHAT_SEND_PLAIN_FORBIDDEN"), Failure.SILENCED),
        (BadRequest("Chat not found"), Failure.SILENCED),
        (BadRequest("Not enough rights to send photos to the chat"), Failure.NO_MEDIA),
        (BadRequest("CHAT_SEND_PHOTOS_FORBIDDEN"), Failure.NO_MEDIA),
        (BadRequest("VOICE_MESSAGES_FORBIDDEN"), Failure.NO_MEDIA),
        (BadRequest("Wrong file identifier/HTTP URL specified"), Failure.BAD_FILE),
        (BadRequest("Can't use file of type Voice as Photo"), Failure.BAD_FILE),
        (BadRequest("Message thread not found"), Failure.NO_TOPIC),
        (BadRequest("TOPIC_CLOSED"), Failure.NO_TOPIC),
        (
            BadRequest(
                "Message is not modified: specified new message content and reply markup are exactly the same"
            ),
            Failure.SAME,
        ),
        (BadRequest("Message to edit not found"), Failure.GONE),
        (BadRequest("Message can't be edited"), Failure.GONE),
        (BadRequest("Message to delete not found"), Failure.GONE),
        (BadRequest("BUTTON_DATA_INVALID"), Failure.REFUSED),
        (BadRequest("Message is too long"), Failure.REFUSED),
    ],
)
def test_every_failure_has_its_meaning(error: TelegramError, failure: Failure) -> None:
    assert failure_of(error) is failure


@pytest.mark.parametrize("as_span", ["true", ""])
@pytest.mark.filterwarnings("ignore:.*retry_after:DeprecationWarning")
def test_a_flood_says_how_long_to_wait(as_span: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", as_span)
    error = RetryAfter(17)
    assert failure_of(error) is Failure.FLOOD
    assert wait_of(error) == 17.0
