"""Whether a text with the longest values still fits where Telegram puts it."""

from collections.abc import Callable, Iterator

from bot.markup import length
from bot.texts import Words
from tools.texts.finding import Finding
from tools.texts.written import Entry

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
