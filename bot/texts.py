"""Every word the chat reads: the Fluent files of all languages, and how each writes numbers and times."""

import html
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, tzinfo
from functools import cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

from babel import Locale
from babel.dates import format_datetime, format_time
from babel.lists import format_list
from babel.numbers import format_decimal, get_plus_sign_symbol
from babel.units import format_unit
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber, FluentType

from bot.bundles import Bundle, check
from models.rules.letters import clean

log = logging.getLogger(__name__)

FALLBACK = "en"

ZEROS = {"arabext": "۰", "arab": "٠"}
"""The digit zero of the numbering systems not written with 0-9; Babel leaves the digits to us."""

SAID = 512
"""Texts with their values that are kept of each language."""

ISOLATE, RELEASE = "\u2068", "\u2069"

Value = str | int | float


class Composed(str):
    """A text that Words made: as a value in another one it goes in as it is, escaped where that is HTML."""


class Html(str):
    """A text that already is Telegram HTML: as a value in another of that kind it goes in as it is."""


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of every language.

    A text that a language lacks comes in English, one that English lacks too as its own key, with a line in
    the log. With `strict` these, and a value that a text asks for in vain, are a KeyError.
    """

    bundles: Mapping[str, Bundle]
    strict: bool
    _words: dict[str, "Words"] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def load(cls, folder: Path, *, strict: bool = False, only: str = "*") -> "Texts":
        """Reads `folder/<language>.ftl` of every language, or of English and `only` one.

        Raises FileNotFoundError when there is no English one, and with `strict` ValueError for a malformed
        one; without, its texts that cannot be understood count as lacking.
        """
        paths = {folder / f"{FALLBACK}.ftl", *folder.glob(f"{only}.ftl")}
        files = {path.stem: path.read_text(encoding="utf-8") for path in sorted(paths) if path.is_file()}
        if FALLBACK not in files:
            raise FileNotFoundError(folder / f"{FALLBACK}.ftl")
        if strict:
            for language, ftl in files.items():
                check(f"{language}.ftl", ftl)
        bundles = {language: Bundle(language, ftl, {"NUMBER": _number}) for language, ftl in files.items()}
        return cls(MappingProxyType(bundles), strict)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there are texts in, in alphabetical order."""
        return tuple(self.bundles)

    def nearest(self, *wanted: str | None) -> str:
        """The first wanted language there are texts in, if only in another country's form; else English."""
        return next((found for language in wanted if (found := self.spoken(language))), FALLBACK)

    def spoken(self, language: str | None) -> str | None:
        """The language there are texts in that is this one, if only in another country's form."""
        asked = (language or "").replace("_", "-").casefold()
        for alike in (str.casefold, _plain):
            for spoken in self.bundles:
                if alike(spoken) == alike(asked):
                    return spoken
        return None

    def words(self, *wanted: str | None) -> "Words":
        """The words of the nearest of the wanted languages; the same for the same language."""
        language = self.nearest(*wanted)
        if language not in self._words:
            self._words[language] = Words(self, language)
        return self._words[language]


class Words:
    """The words of one language: called with a key and values, they answer the text for people.

    Values are plain: a string is cleaned of what could jumble the text around it and isolated from its
    direction; a number is written as the language does. A call answers plain text, `html` Telegram HTML with
    every string among the values escaped.
    """

    def __init__(self, texts: Texts, language: str) -> None:
        self.language = language
        self._texts = texts
        self._kept = lru_cache(SAID)(self._resolved)

    def __call__(self, key: str, **values: Value) -> Composed:
        """The text of a key as plain text."""
        return Composed(self._text(key, {name: _fluent(value, _tidy) for name, value in values.items()}))

    def html(self, key: str, **values: Value) -> Html:
        """The text of a key as Telegram HTML; every string in it that is not Html itself is escaped."""
        return Html(self._text(key, {name: _fluent(value, _escaped) for name, value in values.items()}))

    @cached_property
    def locale(self) -> Locale:
        """What Babel knows of the language."""
        return Locale.parse(self.language.replace("-", "_"))

    @cached_property
    def is_rtl(self) -> bool:
        """Whether the language is written from right to left."""
        return str(self.locale.text_direction) == "rtl"

    def has(self, key: str) -> bool:
        """Whether the language, or English in its stead, has a text of that key."""
        return any(key in self._texts.bundles[language] for language in (self.language, FALLBACK))

    def number(self, number: float, *, signed: bool = False) -> str:
        """A number as the language writes it; `signed` puts a plus before one above zero."""
        return _written(number, signed, self.locale)

    def duration(self, seconds: float) -> str:
        """A span of time in words, in one unit or two: hours and minutes, minutes and seconds, or seconds."""
        whole = round(seconds)
        if whole >= 3600:
            parts = {"hour": whole // 3600, "minute": whole % 3600 // 60}
        else:
            parts = {"minute": whole // 60, "second": whole % 60}
        spans = [
            format_unit(count, f"duration-{unit}", length="long", locale=self.locale)
            for unit, count in parts.items()
            if count
        ] or [format_unit(0, "duration-second", length="long", locale=self.locale)]
        return _digits(_together(spans, self.locale), self.locale)

    def time(self, moment: float, zone: tzinfo = UTC) -> str:
        """The time of day of a moment (Unix seconds) in a zone."""
        return _digits(
            format_time(datetime.fromtimestamp(moment, zone), "short", locale=self.locale), self.locale
        )

    def date(self, moment: float, zone: tzinfo = UTC) -> str:
        """The day and time of a moment (Unix seconds) in a zone."""
        written = format_datetime(datetime.fromtimestamp(moment, zone), "medium", locale=self.locale)
        return _digits(written, self.locale)

    def weekday(self, moment: float, zone: tzinfo = UTC) -> str:
        """The name of the day of a moment (Unix seconds) in a zone."""
        day: str = format_datetime(datetime.fromtimestamp(moment, zone), "EEEE", locale=self.locale)
        return day

    def names(self, names: Iterable[str]) -> Composed:
        """Names in a row, each cleaned and isolated, with the language's commas and its word for *and*."""
        return Composed(format_list([_isolated(_tidy(name)) for name in names], locale=self.locale))

    def names_html(self, names: Iterable[str]) -> Html:
        """The same as Telegram HTML; names that are Html themselves (mentions) go in as they are."""
        return Html(format_list([_isolated(_escaped(name)) for name in names], locale=self.locale))

    def joined(self, parts: Iterable[str]) -> Composed:
        """Texts that Words made, in a row and kept apart."""
        return Composed(" · ".join(parts))

    def _text(self, key: str, values: Mapping[str, str | FluentType]) -> str:
        """A text with its values; those said lately are kept, as every look makes a message up again."""
        return self._kept(key, tuple(values.items()))

    def _resolved(self, key: str, values: tuple[tuple[str, str | FluentType], ...]) -> str:
        for language in (self.language, FALLBACK):
            try:
                return self._said(self._texts.bundles[language], key, dict(values))
            except LookupError as error:
                if self._texts.strict:
                    raise KeyError(f"{language} has no text {key!r}: {error}") from error
        log.error("no text %r", key)
        return key

    def _said(self, bundle: Bundle, key: str, values: Mapping[str, str | FluentType]) -> str:
        text, errors = bundle.said(key, values)
        if errors and self._texts.strict:
            raise KeyError(f"{key!r}: {errors[0]}") from errors[0]
        for error in errors:
            log.error("text %r: %s", key, error)
        return text


class Local(FluentNumber):
    """A number that a text writes with its language's digits and separators."""

    def format(self, locale: Locale) -> str:
        """The number as people of that locale write it."""
        pattern = self._apply_options(locale.decimal_formats[None])
        return _digits(pattern.apply(cast(float, self), locale, numbering_system="default"), locale)


class LocalInt(Local, FluentInt):
    """A whole number of that kind."""


class LocalFloat(Local, FluentFloat):
    """A broken number of that kind."""


def _fluent(value: Value, tidy: Callable[[str], str]) -> str | FluentType:
    if isinstance(value, str):
        return tidy(value)
    return _number(value)


def _number(number: int | float, **options: Any) -> FluentType:
    return LocalFloat(number, **options) if isinstance(number, float) else LocalInt(number, **options)


def _plain(language: str) -> str:
    return language.casefold().partition("-")[0]


def _escaped(text: str) -> Html:
    return text if isinstance(text, Html) else Html(html.escape(_tidy(text)))


def _tidy(text: str) -> str:
    return text if isinstance(text, Composed | Html) else clean(text)


def _isolated(text: str) -> str:
    return f"{ISOLATE}{text}{RELEASE}"


def _together(spans: list[str], locale: Locale) -> str:
    """One span or two as the language joins them; Babel's patterns for it are broken in some languages."""
    patterns = locale.list_patterns
    is_whole = "unit" in patterns and "2" in patterns["unit"]
    return str(format_list(spans, style="unit" if is_whole else "standard", locale=locale))


@lru_cache(1024)
def _written(number: float, signed: bool, locale: Locale) -> str:
    written = format_decimal(number, locale=locale, numbering_system="default")
    plus = get_plus_sign_symbol(locale, numbering_system="default")
    return _digits(plus + written if signed and number > 0 else written, locale)


def _digits(written: str, locale: Locale) -> str:
    zero = ZEROS.get(str(locale.default_numbering_system))
    if zero is None:
        return written
    return written.translate({ord("0") + digit: chr(ord(zero) + digit) for digit in range(10)})
