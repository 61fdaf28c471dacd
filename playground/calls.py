"""One request to the Bot API, understood: its bot, its method, its values in their proper types."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playground.bots import Bot
from playground.checks import complaints_about_fields
from playground.errors import bad_request
from playground.specification import Field, specification

if TYPE_CHECKING:
    from playground.telegram import Telegram

Json = dict[str, Any]

_SCALARS = {"Integer", "Float", "Boolean", "String", "InputFile"}
_MISSING = {
    "chat_id": "chat_id is empty",
    "text": "message text is empty",
    "message_id": "message identifier is not specified",
    "callback_query_id": "query is too old and response timeout expired or query ID is invalid",
    "user_id": "invalid user_id specified",
    "file_id": "file_id is not specified",
    "action": "wrong parameter action in request",
    "message_ids": "message identifiers are not specified",
}


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a multipart request."""

    name: str
    content: bytes
    mime: str


@dataclass(frozen=True, slots=True)
class Call:
    """One request. `values` holds only what was given, `uploads` the files by their part's name."""

    telegram: "Telegram"
    bot: Bot
    method: str
    values: Json
    uploads: Mapping[str, Upload]

    def get(self, name: str, default: Any = None) -> Any:
        """A parameter's value, or the default when it was not given."""
        return self.values.get(name, default)

    @property
    def now(self) -> int:
        """The time the call is made at, as messages carry it."""
        return self.telegram.clock.date()


def understood(method: str, raw: Json, uploads: Mapping[str, Upload]) -> tuple[Json, list[str]]:
    """The values in their proper types, and every complaint; raises when one cannot be read at all.

    As with the real Bot API an unknown name is no refusal, so it is only complained of.
    """
    fields = specification().methods[method]
    values: Json = {}
    complaints: list[str] = []
    for name, value in raw.items():
        if name not in fields:
            complaints.append(f"{method}: unknown parameter {name}")
        elif value is not None and value != "":
            values[name] = _typed(fields[name], value)
    for name in uploads:
        if name in fields:
            values[name] = f"attach://{name}"
    for name, field in fields.items():
        if field.required and name not in values:
            raise bad_request(_missing(method, name))
    known = {name: field for name, field in fields.items() if name in values}
    complaints += complaints_about_fields(values, _unlimited(known, values), method)
    return values, complaints


def _unlimited(fields: Mapping[str, Field], values: Json) -> dict[str, Field]:
    """Lengths of formatted words count after the tags are gone, so the methods look at them themselves."""
    formatted = {"text", "caption"} if "parse_mode" in values else set()
    return {
        name: Field(name, field.types, field.required, None if name in formatted else field.limit)
        for name, field in fields.items()
    }


def _missing(method: str, name: str) -> str:
    if method.startswith("send") and name == method[4:].lower():
        return f"there is no {name} in the request"
    return _MISSING.get(name, f"parameter {name} is required")


def _typed(field: Field, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    kinds = set(field.types)
    if "Integer" in kinds and value.lstrip("-").isdigit():
        return int(value)
    if kinds <= {"Integer", "String"}:
        if "String" not in kinds:
            raise bad_request(f"parameter {field.name} must be of type Integer")
        return value
    if "Boolean" in kinds:
        return value.lower() in {"true", "yes", "1"}
    if kinds & {"String", "InputFile"}:
        return value
    return _from_json(field, value)


def _from_json(field: Field, value: str) -> Any:
    try:
        return json.loads(value)
    except ValueError:
        raise bad_request(f"can't parse {field.name} JSON object") from None
