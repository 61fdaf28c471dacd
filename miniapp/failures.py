"""What goes wrong before the rules are asked: the errors of the API, each with its status and code."""

from collections.abc import Mapping

from aiohttp import web


class Failure(Exception):  # noqa: N818 - it may be anybody's, the caller's most of all
    """A request that is answered with `{"error": code}` and, where given, more."""

    def __init__(
        self, status: int, code: str, *, headers: Mapping[str, str] | None = None, **more: object
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.headers = headers
        self.body: dict[str, object] = {"error": code, **more}


def malformed(*fields: tuple[str, str]) -> Failure:
    """A body, query or frame of the wrong form; each field with what is wrong about it."""
    return Failure(
        400, "malformed", fields=[{"field": field, "problem": problem} for field, problem in fields]
    )


def no_session(code: str) -> Failure:
    """A request by nobody we know; `code` says why."""
    return Failure(401, code, headers={"WWW-Authenticate": "Bearer"})


def no_such_game() -> Failure:
    """A game that is not there."""
    return Failure(404, "no-such-game")


def not_yours() -> Failure:
    """A game that this player may not watch."""
    return Failure(403, "not-yours")


def from_http(error: web.HTTPException) -> Failure:
    """What aiohttp itself refuses, in our form."""
    codes = {400: "malformed", 404: "not-found", 405: "method-not-allowed", 413: "too-large", 415: "not-json"}
    headers = {"Allow": error.headers["Allow"]} if "Allow" in error.headers else None
    return Failure(error.status, codes.get(error.status, "refused"), headers=headers)
