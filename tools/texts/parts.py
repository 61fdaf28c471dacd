"""Whether a text has the values, tags, commands and signs of the English one, and stands where it does."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator

from tools.texts.finding import Finding, listed
from tools.texts.written import Entry

TAG = re.compile(r"</?[a-z]+>")
COMMAND = re.compile(r"(?<![<\w])/[a-z]+")


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
            entry.key, f"has the attributes {listed(entry.attributes)}, English {listed(model.attributes)}"
        )
    for name, seen in entry.all.items():
        if (wanted := model.all.get(name)) is None:
            continue
        here, there = seen.shown | seen.chosen, wanted.shown | wanted.chosen
        if more := here - there:
            yield Finding(name, f"speaks of {listed(more)}, which nobody gives it")
        if less := wanted.shown - here:
            yield Finding(name, f"does not say {listed(less)}")
        for kind, taken in (("tags", tags), ("commands", commands), ("signs", signs)):
            if taken(seen.text) != taken(wanted.text):
                yield Finding(
                    name, f"has the {kind} {listed(taken(seen.text))}, English {listed(taken(wanted.text))}"
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
