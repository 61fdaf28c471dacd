"""The Bot API's names, types, required fields and documented lengths, read from `data/bot-api.json`."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Limit:
    """A documented length: between `least` and `most` characters, or bytes."""

    least: int
    most: int
    in_bytes: bool

    def allows(self, text: str) -> bool:
        """Whether the text's length is within the limit."""
        length = len(text.encode()) if self.in_bytes else len(text)
        return self.least <= length <= self.most


@dataclass(frozen=True, slots=True)
class Field:
    """One parameter of a method or one field of a type."""

    name: str
    types: tuple[str, ...]
    required: bool
    limit: Limit | None


@dataclass(frozen=True, slots=True)
class Specification:
    """Every method and type of one Bot API version."""

    version: str
    methods: Mapping[str, Mapping[str, Field]]
    returns: Mapping[str, tuple[str, ...]]
    types: Mapping[str, Mapping[str, Field]]
    subtypes: Mapping[str, tuple[str, ...]]

    def method_named(self, name: str) -> str | None:
        """The method's proper spelling; the Bot API ignores case in names."""
        if name in self.methods:
            return name
        return next((known for known in self.methods if known.lower() == name.lower()), None)


@cache
def specification() -> Specification:
    """The one specification, read once a process."""
    data = json.loads((Path(__file__).parent / "data" / "bot-api.json").read_text())
    return Specification(
        version=data["version"],
        methods={name: _fields(method) for name, method in data["methods"].items()},
        returns={name: tuple(method["returns"]) for name, method in data["methods"].items()},
        types={name: _fields(kind) for name, kind in data["types"].items()},
        subtypes={
            name: tuple(kind["subtypes"]) for name, kind in data["types"].items() if "subtypes" in kind
        },
    )


def _fields(described: dict[str, Any]) -> dict[str, Field]:
    return {field["name"]: _field(field) for field in described.get("fields", ())}


def _field(field: dict[str, Any]) -> Field:
    limit = field.get("limit")
    return Field(
        name=field["name"],
        types=tuple(field["types"]),
        required=field["required"],
        limit=limit and Limit(limit["min"], limit["max"], limit["unit"] == "bytes"),
    )
