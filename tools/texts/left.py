"""What nobody has translated yet."""

import re
import unicodedata
from collections.abc import Iterator

from babel import Locale
from fluent.syntax import ast

from tools.texts.finding import Finding, listed
from tools.texts.parts import COMMAND, TAG
from tools.texts.written import Entry, Seen

SAME = re.compile(r"^Same as in English:(?P<keys>.*)$", re.MULTILINE)
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
            yield Finding(name, f"has English left in it: {listed(words)}")


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
