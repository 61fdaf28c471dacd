"""Cuts sections out of a Fluent file, and fills its gaps: the chat and the page share one file a language."""

import re

_ENTRY = re.compile(r"^(?P<key>[a-zA-Z][\w-]*) *=.*?(?=^[a-zA-Z#]|\Z)", re.MULTILINE | re.DOTALL)


def sections(ftl: str, *names: str) -> str:
    """The messages under the group comments `## name` of a Fluent file, in the order of the file.

    A section ends where the next one begins; what stands before the first is in none. Raises KeyError when
    the file has no section of a name.
    """
    taken: list[str] = []
    seen: set[str] = set()
    current = ""
    for line in ftl.splitlines():
        if line.startswith("## "):
            current = line[3:].strip()
            seen.add(current)
        if current in names:
            taken.append(line)
    if missing := set(names) - seen:
        raise KeyError(", ".join(sorted(missing)))
    return "\n".join(taken).strip() + "\n"


def entries(ftl: str) -> dict[str, str]:
    """The source of each message by its key, with what the first of a key says."""
    found: dict[str, str] = {}
    for entry in _ENTRY.finditer(ftl):
        found.setdefault(entry["key"], entry[0])
    return found


def completed(ftl: str, english: str) -> str:
    """A language's texts, and behind them the English ones that it lacks while it is half translated."""
    known = entries(ftl)
    return ftl + "".join(source for key, source in entries(english).items() if key not in known)
