"""All that can be found in the file of one language."""

from functools import lru_cache
from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser

from bot.texts import FALLBACK, Texts
from tools.texts.directions import directions
from tools.texts.finding import Finding
from tools.texts.left import allowed, english_left
from tools.texts.lengths import too_long
from tools.texts.parts import keys, parts
from tools.texts.plurals import plurals
from tools.texts.written import Entry, entries, malformed

FOLDER = Path(__file__).parents[2] / "static" / "texts"


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


@lru_cache(4)
def _english(written: str) -> dict[str, Entry]:
    return entries(FluentParser(with_spans=False).parse(written))
