"""A file of texts, taken apart: its entries, and what people read and what is filled in in each."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from tools.texts.finding import Finding


@dataclass(frozen=True)
class Entry:
    """One text of a file: its section, and what it is made of."""

    key: str
    section: str
    message: ast.Message

    @cached_property
    def seen(self) -> "Seen":
        """What stands in the text itself."""
        return Seen(self.message.value)

    @cached_property
    def attributes(self) -> dict[str, "Seen"]:
        """What stands in its attributes."""
        return {attribute.id.name: Seen(attribute.value) for attribute in self.message.attributes}

    @property
    def all(self) -> dict[str, "Seen"]:
        """Text and attributes, by how they are called."""
        return {self.key: self.seen, **{f"{self.key}.{name}": seen for name, seen in self.attributes.items()}}


class Seen(Visitor):
    """A pattern taken apart: the words, the values shown, the values chosen by, and the choices."""

    def __init__(self, pattern: ast.Pattern | None) -> None:
        self.words: list[str] = []
        self.shown: set[str] = set()
        self.chosen: set[str] = set()
        self.choices: list[ast.SelectExpression] = []
        if pattern is not None:
            self.visit(pattern)

    @property
    def text(self) -> str:
        """All that people read, without the values."""
        return " ".join(self.words)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's names
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.words.append(node.parse()["value"])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.chosen |= variables(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
        """How a number is written is not for people to read."""


def entries(resource: ast.Resource) -> dict[str, Entry]:
    """The texts of a file by key, the last where there are two."""
    found: dict[str, Entry] = {}
    section = ""
    for entry in resource.body:
        if isinstance(entry, ast.GroupComment):
            section = (entry.content or "").split("\n")[0].strip()
        elif isinstance(entry, ast.Message):
            found[entry.id.name] = Entry(entry.id.name, section, entry)
    return found


def malformed(resource: ast.Resource, written: str) -> Iterator[Finding]:
    """What Fluent cannot read."""
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = written.count("\n", 0, start) + 1
            what = f"{entry.annotations[0].message}: {(entry.content or '').strip()[:80]}"
            yield Finding(f"line {line}", what)


def variables(node: ast.Expression | ast.Placeable) -> set[str]:
    """The values that an expression speaks of."""
    return set(re.findall(r"\$([\w-]+)", serialize_expression(node)))
