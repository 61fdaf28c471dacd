"""The OpenAPI document, made from the models that check what comes in and describe what goes out."""

from functools import cache
from typing import Any

from aiohttp import web
from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from miniapp import shapes
from miniapp.answers import answer
from miniapp.moves import AnyMove

Part = dict[str, Any]

TITLE = "Fabulo"
ABOUT = (
    "What a phone and the server say to each other. A phone opens a session with the launch data that "
    "Telegram signs, follows a game by socket or by long polls, and makes moves; each answer is a whole view."
)
_SHAPES: tuple[type[BaseModel], ...] = (
    shapes.Error,
    shapes.Health,
    shapes.Hello,
    shapes.LanguageChoice,
    shapes.LiveFrame,
    shapes.Ready,
    shapes.Refused,
    shapes.RuleSheet,
    shapes.Session,
    shapes.SessionRequest,
    shapes.Story,
    shapes.View,
)
_ERRORS = {
    400: "Malformed: `fields` says what is wrong where.",
    401: "No session: `launch-invalid`, `launch-too-old`, `session-invalid` or `session-over`.",
    403: "Not yours to see.",
    404: "Not there.",
    413: "Too large.",
    415: "Not JSON.",
    429: "Too fast; `Retry-After` says how many seconds to wait.",
}
_OPEN: list[Part] = []


async def send_document(request: web.Request) -> web.Response:
    """The document."""
    return answer(request, document())


@cache
def document() -> Part:
    """The whole OpenAPI document."""
    return {
        "openapi": "3.1.0",
        "info": {"title": TITLE, "version": "1", "description": ABOUT},
        "paths": _paths(),
        "components": {
            "schemas": _schemas(),
            "securitySchemes": {
                "launch": {
                    "type": "apiKey",
                    "in": "header",
                    "name": "Authorization",
                    "description": "`tma ` and Telegram's initData, at most a day old.",
                },
                "session": {"type": "http", "scheme": "bearer", "description": "The session's token."},
            },
        },
        "security": [{"session": []}],
    }


def _paths() -> Part:
    game = _parameter("game", "path", {"type": "string"}, "The game's id.")
    return {
        "/api/session": {
            "post": {
                **_operation("Open a session", shapes.Session, 400, 401, 413, 415, 429),
                "security": [{"launch": []}],
                "requestBody": _body(_ref(shapes.SessionRequest), required=False),
            }
        },
        "/api/language": {
            "post": {
                **_operation("Choose one's language", shapes.LanguageChoice, 400, 401, 404, 413, 415, 429),
                "requestBody": _body(_ref(shapes.LanguageChoice)),
            }
        },
        "/api/games/{game}": {"get": _read_game(game)},
        "/api/games/{game}/moves": {"post": _make_move(game)},
        "/api/games/{game}/story": {
            "get": {
                **_operation("What has been played so far", shapes.Story, 401, 403, 404, 429),
                "parameters": [game],
            }
        },
        "/api/games/{game}/rules": {
            "get": {
                **_operation("How it is played at this table", shapes.RuleSheet, 401, 403, 404, 429),
                "parameters": [game],
            }
        },
        "/api/games/{game}/clue": {"get": _read_clue(game)},
        "/api/live": {"get": _follow()},
        "/healthz": {"get": {**_operation("Whether the process lives", shapes.Health), "security": _OPEN}},
        "/readyz": {"get": _ready()},
    }


def _read_game(game: Part) -> Part:
    version = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
    since = _parameter("since", "query", version, "The version one has: the answer waits for a newer one.")
    operation = _operation("The view of a game", shapes.View, 400, 401, 403, 404, 429)
    operation["responses"]["304"] = {"description": "Nothing newer within 25 seconds."}
    return {**operation, "parameters": [game, since]}


def _make_move(game: Part) -> Part:
    operation = _operation("Make a move", shapes.View, 400, 401, 403, 404, 413, 415, 429)
    operation["responses"]["409"] = _response(
        "Refused: by the rules, or `need-presence` where nobody knows whether one is in the chat.",
        shapes.Refused,
    )
    return {**operation, "parameters": [game], "requestBody": _body({"$ref": "#/components/schemas/Move"})}


def _read_clue(game: Part) -> Part:
    number = {"type": "integer", "minimum": 0, "maximum": 999_999}
    parameter = {**_parameter("round", "query", number, "The round's number."), "required": True}
    file = {"schema": {"type": "string", "format": "binary"}}
    answers: Part = {"200": {"description": "The file.", "content": {"*/*": file}}}
    answers |= {str(status): _error(status) for status in (400, 401, 403, 404, 413, 429)}
    summary = "The clue that was shown in the chat, from laying on, at most 20 MB"
    return {"summary": summary, "responses": answers, "parameters": [game, parameter]}


def _follow() -> Part:
    return {
        "summary": "A WebSocket: the phone's first frame is a `Hello`, within ten seconds; the server's are "
        "`LiveFrame`s, the first at once, then one on every change",
        "description": "Closed with 4400 (malformed), 4401 (no session), 4403 (not yours), 4404 (no such "
        "game), 4429 (too fast), 1001 when the server restarts, 1011 or 1013 when it is in trouble. "
        "A ping comes every 20 seconds.",
        "security": _OPEN,
        "parameters": [
            _parameter(
                "game",
                "query",
                {"type": "string"},
                "The game once more, for an edge that leads all phones of a game to one process; not needed.",
            )
        ],
        "responses": {"101": {"description": "Open."}, "400": _error(400)},
    }


def _ready() -> Part:
    operation = _operation("Whether the process can serve", shapes.Ready)
    operation["responses"]["503"] = _response("Something it needs is not there.", shapes.Ready)
    return {**operation, "security": _OPEN}


def _operation(summary: str, good: type[BaseModel], *errors: int) -> Part:
    answers: Part = {"200": _response(str(good.__doc__), good)}
    answers |= {str(status): _error(status) for status in errors}
    return {"summary": summary, "responses": answers}


def _error(status: int) -> Part:
    return _response(_ERRORS[status], shapes.Error)


def _response(description: str, shape: type[BaseModel]) -> Part:
    return {"description": description, "content": {"application/json": {"schema": _ref(shape)}}}


def _body(schema: Part, *, required: bool = True) -> Part:
    return {"required": required, "content": {"application/json": {"schema": schema}}}


def _parameter(name: str, place: str, schema: Part, description: str) -> Part:
    required = {"required": True} if place == "path" else {}
    return {"name": name, "in": place, "schema": schema, "description": description, **required}


def _ref(shape: type[BaseModel]) -> Part:
    return {"$ref": f"#/components/schemas/{shape.__name__}"}


def _schemas() -> Part:
    """Every model by its name, and `Move`, which is one of all moves."""
    template = "#/components/schemas/{model}"
    move = TypeAdapter[Any](AnyMove).json_schema(ref_template=template)
    moves = move.pop("$defs")
    _, answered = models_json_schema([(shape, "validation") for shape in _SHAPES], ref_template=template)
    return {**answered["$defs"], **moves, "Move": move}
