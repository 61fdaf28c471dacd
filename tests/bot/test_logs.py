"""The log: one JSON object a line, and no secret in it."""

import asyncio
import io
import json
import logging

import pytest
from aiohttp.http_exceptions import BadHttpMessage
from aiohttp.web import RequestPayloadError

from bot.logs import start_log
from models import people, reading
from models.about import about, note
from models.people import Person
from tests.builders import a_game, keep


@pytest.fixture
def stream():
    """Where the log goes, and the loggers as they were afterwards."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = io.StringIO()
    start_log("INFO", ["123:TOKEN", "hush"], stream)
    yield stream
    root.handlers, root.level = before, level


def test_each_record_is_a_line_of_json(stream):
    logging.getLogger("bot.test").info("chat %s says\nhello", 7)
    entry = json.loads(stream.getvalue())
    assert stream.getvalue().count("\n") == 1
    assert (entry["level"], entry["logger"], entry["message"]) == ("info", "bot.test", "chat 7 says\nhello")
    assert entry["at"].endswith("+00:00")


def test_no_secret_stands_in_a_message_or_an_error(stream):
    try:
        raise ValueError("https://api.telegram.org/bot123:TOKEN/getMe")
    except ValueError:
        logging.getLogger("bot.test").exception("hush, the token is %s", "123:TOKEN")
    entry = json.loads(stream.getvalue())
    assert [secret in stream.getvalue() for secret in ("TOKEN", "hush")] == [False, False]
    assert entry["message"] == "***, the token is ***"
    assert "ValueError: https://api.telegram.org/bot***/getMe" in entry["error"]


def lines(stream):
    return [json.loads(line) for line in stream.getvalue().splitlines()]


async def test_each_record_says_which_game_chat_and_update_it_is_about(stream):
    log = logging.getLogger("bot.test")
    with about(update=77, chat=-5, game=None):
        log.info("first")
        note(game="abc")
        await asyncio.create_task(_says(log))
    with about(chat=-6):
        log.info("third")
    log.info("last")
    known = [
        {name: line[name] for name in ("update", "chat", "game") if name in line} for line in lines(stream)
    ]
    assert known == [{"update": 77, "chat": -5}, {"update": 77, "chat": -5, "game": "abc"}, {"chat": -6}, {}]


async def _says(log):
    log.info("second")


def test_what_is_known_of_one_thing_is_not_said_of_the_next(stream):
    note(game="nobody asks")
    with about(update=1):
        note(game="abc")
    with about(update=2):
        logging.getLogger("bot.test").info("the next")
    assert "game" not in lines(stream)[0]


def test_the_loggers_that_tell_every_request_are_quiet(stream):
    logging.getLogger("httpx").info("HTTP Request: POST https://api.telegram.org/bot123:TOKEN/getMe")
    assert stream.getvalue() == ""


async def test_no_name_and_no_card_stands_in_the_log_at_any_level(stream, database):
    start_log("DEBUG", [], stream)
    await people.know(Person(id=1, name="Annabel"))
    game = await keep(a_game().laying())
    await reading.game(game.id)
    told = stream.getvalue()
    assert [word for word in ("Annabel", *game.seats[0].hand) if word in told] == []


@pytest.mark.parametrize("error", [BadHttpMessage("b'Authorization: hush'"), RequestPayloadError("garbled")])
def test_requests_that_are_none_cannot_fill_the_log(stream, error):
    server = logging.getLogger("aiohttp.server")
    server.error("Error handling request from %s", "somebody", exc_info=error)
    assert stream.getvalue() == ""
    server.error("Unhandled exception", exc_info=RuntimeError("ours"))
    assert "RuntimeError: ours" in json.loads(stream.getvalue())["error"]
