"""Holds values against the Bot API's specification and says, in words, what does not fit."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from playground.specification import Field, specification

Complaint = str


def complaints_about(value: Any, types: tuple[str, ...], place: str) -> list[Complaint]:
    """Everything wrong with `value` as the best fitting of `types`; empty when it fits."""
    found: list[list[Complaint]] = []
    for kind in types:
        wrong = list(_against(value, kind, place))
        if not wrong:
            return []
        found.append(wrong)
    return min(found, key=len)


def complaints_about_fields(
    value: Mapping[str, Any], fields: Mapping[str, Field], place: str
) -> Iterator[str]:
    """Unknown names, missing ones, wrong types and wrong lengths of an object's fields."""
    for name in value:
        if name not in fields:
            yield f"{place}: unknown field {name}"
    for name, field in fields.items():
        if name not in value:
            if field.required:
                yield f"{place}: {name} is required"
            continue
        yield from complaints_about(value[name], field.types, f"{place}.{name}")
        if field.limit and isinstance(value[name], str) and not field.limit.allows(value[name]):
            yield f"{place}.{name}: must be {field.limit.least}-{field.limit.most} long"


def _against(value: Any, kind: str, place: str) -> Iterator[Complaint]:
    if kind.startswith("Array of "):
        yield from _against_array(value, kind.removeprefix("Array of "), place)
    elif kind in _SCALARS:
        if not _SCALARS[kind](value):
            yield f"{place}: {value!r} is no {kind}"
    else:
        yield from _against_object(value, kind, place)


def _against_array(value: Any, kind: str, place: str) -> Iterator[Complaint]:
    if not isinstance(value, list):
        yield f"{place}: {value!r} is no array"
        return
    for index, item in enumerate(value):
        yield from _against(item, kind, f"{place}[{index}]")


def _against_object(value: Any, kind: str, place: str) -> Iterator[Complaint]:
    known = specification()
    if kind in known.subtypes:
        yield from complaints_about(value, known.subtypes[kind], place)
    elif kind not in known.types:
        yield f"{place}: no type is named {kind}"
    elif not isinstance(value, dict):
        yield f"{place}: {value!r} is no {kind}"
    else:
        yield from complaints_about_fields(value, known.types[kind], f"{place}({kind})")


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


_SCALARS: dict[str, Callable[[Any], bool]] = {
    "Integer": _is_whole,
    "Float": lambda value: isinstance(value, float) or _is_whole(value),
    "String": lambda value: isinstance(value, str),
    "Boolean": lambda value: isinstance(value, bool),
    "True": lambda value: value is True,
    "InputFile": lambda value: isinstance(value, str),
}
