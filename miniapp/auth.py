"""Who is asking: the launch data that Telegram signs, and the bearer token it is swapped for.

Neither is ever logged, put into an address or echoed.
"""

import re
from dataclasses import dataclass

from aiohttp import web
from init_data_py import User, validate_by_hash
from init_data_py.errors import InvalidInitDataError

from miniapp.failures import no_session
from models.people import Person
from models.rules.letters import clean

OLDEST = 24 * 3600  # seconds; clients keep launch data for hours and reload with it
AHEAD = 60  # seconds a clock may be fast
LONGEST = 8 * 1024  # bytes
IDS = range(1, 2**63)  # of people; Telegram's have 52 bits, a column has room for 63
_HASH = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Launch:
    """A mini-app opened by a person. `game` is what the link said, and anybody can write a link."""

    person: Person
    game: str | None


def launched(request: web.Request, *, bot_token: str, now: float) -> Launch:
    """The launch that the request proves by `Authorization: tma <initData>`.

    Raises Failure 401 `launch-invalid`, or `launch-too-old` for what Telegram signed more than a day ago.
    """
    return read_launch(_credential(request, "tma", "launch-invalid"), bot_token=bot_token, now=now)


def bearer(request: web.Request) -> str:
    """The token of `Authorization: Bearer <token>`. Raises Failure 401 `session-invalid`."""
    return _credential(request, "bearer", "session-invalid")


def read_launch(raw: str, *, bot_token: str, now: float) -> Launch:
    """The launch that signed launch data stands for.

    Raises Failure 401 `launch-invalid` or `launch-too-old`.
    """
    if len(raw.encode(errors="replace")) > LONGEST:
        raise no_session("launch-invalid")
    try:
        data = validate_by_hash(raw, bot_token, expires_in=None)
    except InvalidInitDataError as error:
        raise no_session("launch-invalid") from error
    if data.user is None or data.user.id not in IDS:
        raise no_session("launch-invalid")
    if data.auth_date > now + AHEAD or not _HASH.fullmatch(dict(data.pairs)["hash"]):
        raise no_session("launch-invalid")
    if data.auth_date < now - OLDEST:
        raise no_session("launch-too-old")
    return Launch(_person(data.user), data.start_param or None)


def _credential(request: web.Request, scheme: str, code: str) -> str:
    given, _, credential = request.headers.get("Authorization", "").partition(" ")
    if given.lower() != scheme or not credential.strip():
        raise no_session(code)
    return credential.strip()


def _person(user: User) -> Person:
    name = " ".join(part for part in (user.first_name, user.last_name) if isinstance(part, str) and part)
    return Person.named(user.id, name, _text(user.username, 64), _text(user.language_code, 35))


def _text(value: object, longest: int) -> str | None:
    return clean(value)[:longest] or None if isinstance(value, str) else None
