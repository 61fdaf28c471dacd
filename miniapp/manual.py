"""The API described for people: `docs/api.md`, written from the OpenAPI document."""

import json
from collections.abc import Iterator
from typing import Any

from miniapp.openapi import ABOUT, Part, document

_HEAD = f"""# The API

{ABOUT}

This page is made by `python -m miniapp` from the models that check the requests; a running server has the
same as an OpenAPI document under `/api/openapi.json`. `docs/decisions/whole-views-pressed.md` says why views
are whole and how they are pressed.
"""
_REST = """
## Beside the API
| address | what |
| --- | --- |
| `GET /` | the page, never kept |
| `GET /s/<hash>/...` | the page's files, kept for ever; the hash is that of all of them |
| `GET /cards/<card>-<240, 360 or 768>.webp` | a card's picture, kept for ever |
| `GET /decks/<deck>/descriptions/<language>.json?v=<hash>` | what each card shows, in words |
| `GET /metrics` | figures for Prometheus, for this machine or with `Authorization: Bearer <METRICS_TOKEN>` |
"""


def manual() -> str:
    """The whole page."""
    whole = document()
    schemas = whole["components"]["schemas"]
    moves = list(schemas["Move"]["discriminator"]["mapping"].values())
    names = [name for name in schemas if name != "Move"]
    of_moves = [ref.rpartition("/")[2] for ref in moves]
    parts = [_HEAD, "## Requests", *_requests(whole["paths"]), "## Moves", _MOVES]
    parts += [_described(name, schemas[name], skip=("id", "move")) for name in of_moves]
    parts += ["## Forms", *(_described(name, schemas[name]) for name in names if name not in of_moves), _REST]
    return "\n".join(part.strip() + "\n" for part in parts)


_MOVES = """
The body of a move is one JSON object: `id` (a UUID made when the person taps; the same id again does nothing
and is answered with the current view), `move` (its name), and the fields below; no others.
"""


def _requests(paths: Part) -> Iterator[str]:
    for path, methods in paths.items():
        for method, operation in methods.items():
            yield f"### `{method.upper()} {path}`\n{operation['summary']}.\n\n{_fields_of(operation)}"


def _fields_of(operation: Part) -> str:
    lines = [operation["description"] + "\n"] if "description" in operation else []
    lines += ["| | | |", "| --- | --- | --- |"]
    for parameter in operation.get("parameters", ()):
        place = f"`{parameter['name']}` in the {parameter['in']}"
        lines.append(f"| {place} | {_kind(parameter['schema'])} | {parameter['description']} |")
    if "requestBody" in operation:
        lines.append(f"| body | {_content(operation['requestBody'])} | |")
    for status, response in operation["responses"].items():
        description = " ".join(response["description"].split())
        lines.append(f"| {status} | {_content(response)} | {description} |")
    return "\n".join(lines)


def _content(carrier: Part) -> str:
    return ", ".join(_kind(content["schema"]) for content in carrier.get("content", {}).values())


def _described(name: str, schema: Part, *, skip: tuple[str, ...] = ()) -> str:
    title = f"`{schema['properties']['move']['const']}`" if "move" in skip else name
    fields = {field: form for field, form in schema["properties"].items() if field not in skip}
    lines = [f"### {title}", schema.get("description", ""), ""]
    if fields:
        lines += ["| field | form | |", "| --- | --- | --- |"]
        lines += [
            f"| `{field}` | {_kind(form)} | {_noted(field, form, schema)} |" for field, form in fields.items()
        ]
    return "\n".join(lines)


def _noted(field: str, form: Part, schema: Part) -> str:
    optional = field not in schema.get("required", ())
    return " ".join(filter(None, ("May be left out." if optional else "", form.get("description", ""))))


def _kind(form: Any) -> str:
    """A form in a few words."""
    if "$ref" in form:
        return str(form["$ref"]).rpartition("/")[2]
    if "anyOf" in form:
        return " or ".join(_kind(option) for option in form["anyOf"])
    if "const" in form:
        return f"`{json.dumps(form['const'])}`"
    if "enum" in form:
        return ", ".join(f"`{json.dumps(option)}`" for option in form["enum"])
    if form.get("type") == "array":
        return f"list of {_kind(form['items'])}"
    if form.get("type") == "object" and "additionalProperties" in form:
        return f"object of {_kind(form['additionalProperties'])}"
    return str(form.get("format") or form.get("type", "anything"))
