"""Reads what a request brings: a JSON body in bounds, and a version in the address."""

import re
from collections.abc import Sequence

from aiohttp import web
from pydantic import ValidationError

from miniapp.failures import Failure, malformed
from miniapp.moves import GameMove, Rematch, read_move
from miniapp.shapes import LanguageChoice, SessionRequest

LARGEST = 16 * 1024  # bytes of a body; the longest clue needs 2 kB


async def move_of(request: web.Request) -> GameMove | Rematch:
    """The move in the body. Raises Failure 400 `malformed`, 413 or 415."""
    body = await _json_body(request)
    try:
        return read_move(body)
    except ValidationError as error:
        raise _wrong_fields(error, skip=1) from error


async def picked_game(request: web.Request) -> str | None:
    """The game that a session request names; the body may be empty. Raises Failure 400, 413 or 415."""
    if not request.body_exists:
        return None
    body = await _json_body(request)
    try:
        return SessionRequest.model_validate_json(body).game if body else None
    except ValidationError as error:
        raise _wrong_fields(error) from error


async def wanted_language(request: web.Request, spoken: Sequence[str]) -> str | None:
    """The language that the body asks for; None: Telegram's.

    Raises Failure 400 `malformed`, 404 `no-such-language`, 413 or 415.
    """
    body = await _json_body(request)
    try:
        wanted = LanguageChoice.model_validate_json(body).language
    except ValidationError as error:
        raise _wrong_fields(error) from error
    if wanted is not None and wanted not in spoken:
        raise Failure(404, "no-such-language")
    return wanted


def since(request: web.Request) -> int | None:
    """The version that the caller has. Raises Failure 400 `malformed`."""
    given = request.query.get("since")
    if given is None:
        return None
    if not re.fullmatch(r"[0-9]{1,9}", given):
        raise malformed(("since", "not a version"))
    return int(given)


async def _json_body(request: web.Request) -> bytes:
    if request.content_type != "application/json":
        raise Failure(415, "not-json")
    try:
        return await request.read()
    except (web.RequestPayloadError, ConnectionError) as error:  # garbled, or the phone is gone
        raise malformed() from error


def _wrong_fields(error: ValidationError, *, skip: int = 0) -> Failure:
    """What is wrong, without a word of what was sent. `skip`: steps of the path that only name the model."""
    fields = []
    for wrong in error.errors(include_url=False, include_context=False, include_input=False):
        path = [str(step) for step in wrong["loc"][skip:]]
        fields.append((".".join(path), wrong["type"]))
    return malformed(*fields)
