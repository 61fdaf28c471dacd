"""One language's Fluent file, of which each text is understood when it is first said.

A process says a part of its texts, most in one or two languages: understanding all of all languages at start
would take half a second and 28 MiB.
"""

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Junk

from models.texts import entries

_REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)")


class Bundle:
    """The texts of a language; any thread may ask. `functions` are those that its texts may call."""

    def __init__(self, language: str, ftl: str, functions: Mapping[str, Callable[..., FluentType]]) -> None:
        self._sources = entries(ftl)
        self._read: set[str] = set()
        self._reading = RLock()
        self._language = language
        self._functions = dict(functions)

    @cached_property
    def _fluent(self) -> FluentBundle:
        """What is understood so far; with it comes what Babel knows of the language, which is a megabyte."""
        return FluentBundle([self._language], functions=self._functions, use_isolating=True)

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def said(self, key: str, values: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """A text with these values, and what was wrong with it. Raises KeyError where there is none."""
        with self._reading:
            self._understand(key)
        errors: list[Exception] = []
        pattern = self._fluent.get_message(key).value
        if pattern is None:
            raise KeyError(f"{key!r} has attributes only")
        # not format_pattern: it would turn our numbers into its own, which know no digits but 0-9
        current = CurrentEnvironment(args=dict(values))
        return str(pattern(ResolverEnvironment(self._fluent, errors, current=current))), errors

    def _understand(self, key: str) -> None:
        """Read a text, and before it those that it refers to."""
        if key in self._read or key not in self._sources:
            return
        source = self._sources[key]
        self._read.add(key)  # so that one that refers to itself is read once
        for other in _REFERENCE.findall(source):
            self._understand(other)
        self._fluent.add_resource(FluentResource(source))


def check(name: str, ftl: str) -> None:
    """Raise ValueError where a file is malformed."""
    for entry in FluentResource(ftl).body:
        if isinstance(entry, Junk):
            raise ValueError(f"{name}: {entry.annotations[0].message}: {(entry.content or '').strip()[:80]}")
