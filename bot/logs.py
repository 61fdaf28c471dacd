"""The log: one JSON object a line, with the ids of what it is about, in which no secret can stand."""

import json
import logging
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TextIO

from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web import RequestPayloadError

from models.about import told

HIDDEN = "***"
NOISY = (
    "httpx", "httpcore", "telegram", "aiohttp.access", "asyncio", "tortoise", "aiosqlite", "PIL", "fontTools",
)  # fmt: skip
"""Loggers that speak of all they do: httpx of addresses, which hold the token, aiosqlite of rows."""


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON, with every secret blotted out, whoever put it in."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__()
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """The line, without its end."""
        entry: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **told(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(
            {name: self._blotted(value) for name, value in entry.items()}, ensure_ascii=False, default=str
        )

    def _blotted(self, value: object) -> object:
        if not isinstance(value, str):
            return value
        for secret in self._secrets:
            value = value.replace(secret, HIDDEN)
        return value


def start_log(level: str, secrets: Iterable[str], stream: TextIO = sys.stderr) -> None:
    """Send everything that is logged from now on to a stream."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in NOISY:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLevelName(level)))
    logging.getLogger("aiohttp.server").addFilter(_is_no_nonsense)


def _is_no_nonsense(record: logging.LogRecord) -> bool:
    """Pass all but requests that are none: with these anybody could fill the log in words of their own."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, HttpProcessingError | RequestPayloadError)
