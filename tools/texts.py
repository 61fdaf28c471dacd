"""Looks through the texts of one language for all that can be told without speaking it.

    python -m tools.texts fa        what is still wrong or missing in static/texts/fa.ftl
    python -m tools.texts           the same for every language

English is the pattern: each key stands there in its section, with its values, tags, commands and signs.
What a language may write just as English does (a name, a word they share) is named in its own file, in a line

    ### Same as in English: preset-imaginarium app-sheet-menu
"""

import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from bot.markup import length
from bot.texts import FALLBACK, Texts, Words

FOLDER = Path(__file__).parent.parent / "static" / "texts"
SAME = re.compile(r"^Same as in English:(?P<keys>.*)$", re.MULTILINE)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTED = range(1000)
"""The numbers that a game may speak of: the form for millions may be left to the default."""

TAG = re.compile(r"</?[a-z]+>")
COMMAND = re.compile(r"(?<![<\w])/[a-z]+")
NAMES = {
    "Fabulo",
    "Telegram",
    "Dixit",
    "GIF",
    "Imaginarium",
    "MB",
    "UTC",
    "Android",
    "System",
    "WebView",
    "Play",
    "Store",
}
"""What is called so everywhere."""

LEFT = {
    "the",
    "and",
    "you",
    "your",
    "with",
    "this",
    "they",
    "them",
    "have",
    "who",
    "what",
    "which",
    "players",
    "cards",
}
"""English words that none of the languages written with our letters has."""

OPENING, CLOSING = "\u2066\u2067\u2068", "\u2069"
OVERRIDES = "\u202a\u202b\u202c\u202d\u202e"
"""The older way to turn a direction: it leaks into what comes after."""

TOASTS = {"language-chosen", "language-not-yours", "answer-no-game", "ask-hidden", "pings-on", "pings-off"}
"""Answers to a press, beside those whose names say so (`toast-`, `refusal-`, `show-`)."""

LIMITS: dict[str, int] = {
    "toast": 200,
    "command": 256,
    "profile-short": 120,
    "profile-description": 512,
    "profile-menu": 64,
    "message": 4096,
}
"""Letters (UTF-16 units) that Telegram takes."""


class Finding(NamedTuple):
    """Something to mend."""

    key: str
    what: str


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


def main(arguments: list[str]) -> int:
    """Print what was found; 1 if anything was."""
    languages = arguments or [path.stem for path in sorted(FOLDER.glob("*.ftl"))]
    count = 0
    for language in languages:
        found = findings(language)
        count += len(found)
        print(f"{language}: {len(found) or 'nothing'} to mend")
        for finding in found:
            print(f"  {finding.key}: {finding.what}")
    return 1 if count else 0


def findings(language: str, folder: Path = FOLDER) -> list[Finding]:
    """All that can be found in the file of a language."""
    path = folder / f"{language}.ftl"
    if not path.is_file():
        return [Finding(path.name, "there is no such file")]
    try:
        locale = Locale.parse(language.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return [Finding(path.name, "no language that Babel knows is called so (en, pt-BR, zh-Hant ...)")]
    written = path.read_text(encoding="utf-8")
    english = _english((folder / f"{FALLBACK}.ftl").read_text(encoding="utf-8"))
    resource = FluentParser().parse(written)
    if found := list(malformed(resource, written)):
        return found
    here = entries(resource)
    found += keys(english, here, written)
    both = [(english[key], entry) for key, entry in here.items() if key in english]
    same = allowed(resource)
    found += [
        Finding(key, "named in “Same as in English”, but there is no such text")
        for key in same - english.keys()
    ]
    for model, entry in both:
        found += parts(model, entry)
        for name, seen in entry.all.items():
            found += [
                Finding(name, what)
                for what in (*plurals(seen, model.all.get(name, seen), locale), *directions(seen.text))
            ]
        if language != FALLBACK:
            found += english_left(model, entry, locale, is_same=entry.key in same)
    if not found:
        words = Texts.load(folder, strict=True, only=language).words(language)
        found += [finding for entry in here.values() for finding in too_long(entry, words)]
    return found


def malformed(resource: ast.Resource, written: str) -> Iterator[Finding]:
    """What Fluent cannot read."""
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = written.count("\n", 0, start) + 1
            what = f"{entry.annotations[0].message}: {(entry.content or '').strip()[:80]}"
            yield Finding(f"line {line}", what)


@lru_cache(4)
def _english(written: str) -> dict[str, Entry]:
    return entries(FluentParser(with_spans=False).parse(written))


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


def keys(english: dict[str, Entry], here: dict[str, Entry], written: str) -> Iterator[Finding]:
    """Texts that are missing, too many, written twice, or not where English has them."""
    yield from (Finding(key, "is missing") for key in english if key not in here)
    yield from (Finding(key, "is not in en.ftl") for key in here if key not in english)
    twice = Counter(re.findall(r"^([a-zA-Z][\w-]*) *=", written, re.MULTILINE))
    yield from (Finding(key, "is written twice") for key, times in twice.items() if times > 1)
    for key, entry in here.items():
        if key in english and entry.section != english[key].section:
            yield Finding(key, f"belongs under “## {english[key].section}”, not “## {entry.section}”")


def parts(model: Entry, entry: Entry) -> Iterator[Finding]:
    """Values, tags, commands, signs and attributes that are not those of English."""
    if model.attributes.keys() != entry.attributes.keys():
        yield Finding(
            entry.key, f"has the attributes {_listed(entry.attributes)}, English {_listed(model.attributes)}"
        )
    for name, seen in entry.all.items():
        if (wanted := model.all.get(name)) is None:
            continue
        here, there = seen.shown | seen.chosen, wanted.shown | wanted.chosen
        if more := here - there:
            yield Finding(name, f"speaks of {_listed(more)}, which nobody gives it")
        if less := wanted.shown - here:
            yield Finding(name, f"does not say {_listed(less)}")
        for kind, taken in (("tags", tags), ("commands", commands), ("signs", signs)):
            if taken(seen.text) != taken(wanted.text):
                yield Finding(
                    name, f"has the {kind} {_listed(taken(seen.text))}, English {_listed(taken(wanted.text))}"
                )
        if problem := unbalanced(seen.words):
            yield Finding(name, problem)


def tags(text: str) -> set[str]:
    """The tags of Telegram's HTML in a text."""
    return set(TAG.findall(text))


def commands(text: str) -> set[str]:
    """The commands that a text speaks of."""
    return set(COMMAND.findall(TAG.sub(" ", text)))


def signs(text: str) -> set[str]:
    """The pictures among the letters: people find their button by them."""
    return {letter for letter in text if unicodedata.category(letter) == "So"}


def unbalanced(words: Iterable[str]) -> str | None:
    """What is wrong with the tags, if anything."""
    opened: list[str] = []
    for tag in TAG.findall(" ".join(words)):
        if not tag.startswith("</"):
            opened.append(tag)
        elif not opened or opened.pop() != tag.replace("/", ""):
            return f"closes {tag} before it is opened"
    return f"does not close {opened[-1]}" if opened else None


def plurals(seen: Seen, model: Seen, locale: Locale) -> Iterator[str]:
    """Choices by a number that lack a form of the language, have one it does not know, or hide the number.

    Where English does without the number in its [one], that number is never 0 nor 21.
    """
    may_hide = {"one"} if hides_one(model) else set()
    known = {str(tag) for tag in locale.plural_form.tags} | {"other"}
    needed = forms_of(str(locale))
    for choice in seen.choices:
        forms = {v.key.name: v.value for v in choice.variants if isinstance(v.key, ast.Identifier)}
        if not forms.keys() & PLURALS:
            continue
        if missing := needed.keys() - forms.keys():
            yield f"lacks the plural {_listed(missing)}"
        if strange := forms.keys() - known:
            yield f"has the plural {_listed(strange)}, which the language does not know"
        counted = variables(choice.selector)
        shown = {form for form, pattern in forms.items() if Seen(pattern).shown & counted}
        hidden = {form for form in forms if shown and form not in shown and form not in may_hide}
        for form in sorted(hidden):
            if len(numbers := needed.get(form, set())) > 1:
                examples = ", ".join(str(number) for number in sorted(numbers)[:3])
                yield f"does not say the number in [{form}], which stands for {examples} …"


@lru_cache
def forms_of(language: str) -> dict[str, set[int]]:
    """The plural forms of a language, and which of the numbers take each."""
    forms: dict[str, set[int]] = {}
    choose = Locale.parse(language).plural_form
    for number in COUNTED:
        forms.setdefault(str(choose(number)), set()).add(number)
    return forms


def hides_one(seen: Seen) -> bool:
    """Whether a choice of a text says no number in its [one], but does in others."""
    for choice in seen.choices:
        forms = {v.key.name: Seen(v.value) for v in choice.variants if isinstance(v.key, ast.Identifier)}
        if "one" in forms and not forms["one"].shown & variables(choice.selector):
            return True
    return False


def variables(node: ast.Expression | ast.Placeable) -> set[str]:
    """The values that an expression speaks of."""
    return set(re.findall(r"\$([\w-]+)", serialize_expression(node)))


def directions(text: str) -> Iterator[str]:
    """Marks of direction that would leak out of the text."""
    depth = 0
    for letter in text:
        depth += (letter in OPENING) - (letter in CLOSING)
        if depth < 0:
            break
    if depth:
        yield "opens and closes isolates (U+2066-2069) unevenly"
    if any(letter in OVERRIDES for letter in text):
        yield "turns the direction with U+202A-202E: use isolates (U+2066-2069)"


def english_left(model: Entry, entry: Entry, locale: Locale, *, is_same: bool) -> Iterator[Finding]:
    """What nobody has translated yet."""
    for name, seen in entry.all.items():
        bare, wanted = (plain(part.text) for part in (seen, model.all.get(name, Seen(None))))
        left = set(re.findall(r"[A-Za-z]{2,}", bare)) - NAMES
        if is_same and bare != wanted:
            yield Finding(name, "is named in “Same as in English”, but differs")
        elif not is_same and bare == wanted and left:
            yield Finding(name, f"is the same as in English: {bare}")
        elif not is_same and (
            words := left if is_foreign(locale) else {w for w in left if w.casefold() in LEFT}
        ):
            yield Finding(name, f"has English left in it: {_listed(words)}")


def plain(text: str) -> str:
    """The words of a text without tags, commands and what is written as code."""
    return " ".join(
        COMMAND.sub(" ", TAG.sub(" ", re.sub(r"<code>.*?</code>", " ", text, flags=re.DOTALL))).split()
    )


def is_foreign(locale: Locale) -> bool:
    """Whether the language is written with other letters than English is."""
    name = locale.get_display_name(locale) or ""
    return bool(name) and not any("LATIN" in unicodedata.name(letter, "") for letter in name)


def allowed(resource: ast.Resource) -> set[str]:
    """The texts that a file says are the same as in English."""
    comments = (entry for entry in resource.body if isinstance(entry, ast.ResourceComment))
    return {
        key for comment in comments for line in SAME.findall(comment.content or "") for key in line.split()
    }


def too_long(entry: Entry, words: Words) -> Iterator[Finding]:
    """A text that with the longest values is more than Telegram takes, or that has to stay on one line."""
    most = LIMITS[kind_of(entry.key)]
    for values in samples(entry, words, longest=True):
        text = (
            words.html(entry.key, **values) if kind_of(entry.key) == "message" else words(entry.key, **values)
        )
        if (counted := length(text)) > most:
            yield Finding(entry.key, f"is {counted} letters long, at most {most} fit: {text}")
            break
    if entry.key == "app-update-webview" and "\n" in words(entry.key):
        yield Finding(entry.key, "has to stay on one line")


def kind_of(key: str) -> str:
    """Which limit holds for a text."""
    if key in LIMITS:
        return key
    if key in TOASTS or key.startswith(("toast-", "refusal-", "show-")):
        return "toast"
    return "command" if key.startswith("command-") else "message"


LONG: dict[str, Callable[[Words], str]] = {
    "name": lambda words: "W" * 32,
    "host": lambda words: "W" * 32,
    "chat": lambda words: "W" * 128,
    "clue": lambda words: "W" * 200,
    "bunny": lambda words: max((words(f"bunny-{number}") for number in range(12)), key=len),
    "when": lambda words: max((words.duration(moment) for moment in (86_340, 3540, 59)), key=len),
}
NUMBERS = {
    *(
        "all",
        "cards",
        "count",
        "done",
        "games",
        "least",
        "length",
        "more",
        "most",
        "needed",
        "none",
        "number",
    ),
    *("others", "place", "points", "round", "score", "seats", "sure", "wanted", "wins"),
}
"""Values that are numbers; all others are names or texts."""


def samples(entry: Entry, words: Words, *, longest: bool = False) -> Iterator[dict[str, str | int]]:
    """Values to try a text with: for each number one of every plural form that any language knows."""
    wanted = sorted(entry.seen.shown | entry.seen.chosen)
    for number in (999,) if longest else (0, 1, 2, 3, 5, 11, 21, 100, 999):
        values: dict[str, str | int] = {}
        for name in wanted:
            if name in NUMBERS:
                values[name] = number
            else:
                values[name] = LONG[name](words) if longest and name in LONG else "سارا B"
        yield values
        if not any(name in NUMBERS for name in wanted):
            return


def _listed(things: Iterable[str]) -> str:
    return ", ".join(sorted(things)) or "none"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
