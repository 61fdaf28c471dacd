"""Texts come in the reader's language, with values that cannot break them."""

import logging
import re
from datetime import UTC
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.texts import Html, Texts

SHIPPED = Path("static/texts")
ENGLISH = """
hello = Hello { $name }!
only = { $name }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fixed = { NUMBER($points, minimumFractionDigits: 2) } of 30
english = Only in English
frame = <b>{ $inner }</b>
"""
PERSIAN = """
hello = سلام { $name }!
only = { $name }
points = { $points ->
    [one] { $points } امتیاز
   *[other] { $points } امتیازها
}
fixed = { NUMBER($points, minimumFractionDigits: 2) } از ۳۰
frame = <b>{ $inner }</b>
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "fa.ftl").write_text(PERSIAN, encoding="utf-8")
    (tmp_path / "pt-BR.ftl").write_text("hello = Olá { $name }!", encoding="utf-8")
    return tmp_path


@pytest.fixture
def texts(folder: Path) -> Texts:
    return Texts.load(folder, strict=True)


def test_a_name_is_isolated_from_the_direction_around_it(texts: Texts) -> None:
    """C37: names and numbers do not jumble the line they stand in."""
    assert texts.words("fa")("hello", name="Eve") == "سلام \u2068Eve\u2069!"
    assert texts.words("en")("only", name="سارا") == "سارا"


def test_a_name_cannot_break_out_of_its_isolation(texts: Texts) -> None:
    assert texts.words("en")("hello", name="E\u2069\u202eve\n") == "Hello \u2068Eve\u2069!"


def test_html_escapes_every_plain_value(texts: Texts) -> None:
    words = texts.words("en")
    assert words.html("hello", name='<b>"Eve"&') == "Hello \u2068&lt;b&gt;&quot;Eve&quot;&amp;\u2069!"
    assert words("hello", name="<b>") == "Hello \u2068<b>\u2069!"


def test_html_goes_into_html_as_it_is(texts: Texts) -> None:
    words = texts.words("en")
    mention = Html('<a href="tg://user?id=1">Eve</a>')
    assert words.html("hello", name=mention) == 'Hello \u2068<a href="tg://user?id=1">Eve</a>\u2069!'


def test_a_composed_text_keeps_its_isolation_inside_another(texts: Texts) -> None:
    words = texts.words("en")
    inner = words("hello", name="<Eve>")
    assert words.html("frame", inner=inner) == "<b>\u2068Hello \u2068&lt;Eve&gt;\u2069!\u2069</b>"


def test_numbers_come_in_the_digits_and_plurals_of_the_language(texts: Texts) -> None:
    assert texts.words("en")("points", points=1) == "\u20681\u2069 point"
    assert texts.words("fa")("points", points=12) == "\u2068۱۲\u2069 امتیازها"
    assert texts.words("fa")("fixed", points=3) == "\u2068۳٫۰۰\u2069 از ۳۰"
    assert texts.words("fa").number(1234) == "۱٬۲۳۴"
    assert texts.words("en").number(3, signed=True) == "+3"
    assert texts.words("fa").number(3, signed=True) == "\u200e+۳"


def test_digits_inside_a_persian_players_name_stay_as_they_are(texts: Texts) -> None:
    assert texts.words("fa")("hello", name="R2D2") == "سلام \u2068R2D2\u2069!"


@pytest.mark.parametrize(
    ("language", "seconds", "written"),
    [
        ("en", 0, "0 seconds"),
        ("en", 1, "1 second"),
        ("en", 90, "1 minute, 30 seconds"),
        ("en", 12 * 3600, "12 hours"),
        ("en", 5400, "1 hour, 30 minutes"),
        ("fa", 900, "۱۵ دقیقه"),
        ("pt-BR", 7200, "2 horas"),
    ],
)
def test_durations_are_words(texts: Texts, language: str, seconds: int, written: str) -> None:
    assert texts.words(language).duration(seconds) == written


def test_times_are_those_of_the_chats_zone(texts: Texts) -> None:
    moment = 1_767_225_600
    assert texts.words("fa").time(moment, ZoneInfo("Asia/Tehran")) == "۳:۳۰"
    assert texts.words("pt-BR").time(moment, UTC) == "00:00"
    assert texts.words("pt-BR").date(moment, UTC) == "1 de jan. de 2026 00:00:00"


def test_names_in_a_row_are_isolated_and_joined_as_the_language_does(texts: Texts) -> None:
    assert (
        texts.words("en").names(["Ana", "Omid", "E\u202eve"])
        == "\u2068Ana\u2069, \u2068Omid\u2069, and \u2068Eve\u2069"
    )
    assert (
        texts.words("en").names_html(["<a>", Html("<i>Eve</i>")])
        == "\u2068&lt;a&gt;\u2069 and \u2068<i>Eve</i>\u2069"
    )


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (("fa",), "fa"), (("FA-ir",), "fa"), (("pt",), "pt-BR"), (("pt-PT",), "pt-BR"), (("pt_br",), "pt-BR"),
        (("de", "fa"), "fa"), (("de",), "en"), ((None, "", "fa"), "fa"), ((), "en"),
    ],
)  # fmt: skip
def test_the_nearest_language_is_found(texts: Texts, wanted: tuple[str | None, ...], found: str) -> None:
    assert texts.nearest(*wanted) == found


def test_only_persian_of_these_is_written_from_right_to_left(texts: Texts) -> None:
    assert [texts.words(language).is_rtl for language in texts.languages] == [False, True, False]


def test_a_missing_text_is_an_error_where_we_test(texts: Texts) -> None:
    with pytest.raises(KeyError, match="fa has no text 'english'"):
        texts.words("fa")("english")
    with pytest.raises(KeyError, match="name"):
        texts.words("en")("hello")


def test_a_missing_text_comes_in_english_or_as_its_key_where_people_play(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    words = Texts.load(folder).words("fa")
    with caplog.at_level(logging.ERROR, logger="bot.texts"):
        assert words("english") == "Only in English"
        assert words("nowhere") == "nowhere"
        assert words("hello") == "سلام \u2068name\u2069!"
    assert [record.getMessage() for record in caplog.records] == [
        "no text 'nowhere'",
        "text 'hello': Unknown external: name",
    ]


def test_a_malformed_file_is_refused_where_we_test(folder: Path) -> None:
    (folder / "nl.ftl").write_text("hello = { $name", encoding="utf-8")
    with pytest.raises(ValueError, match=r"^nl\.ftl: "):
        Texts.load(folder, strict=True)


def test_a_malformed_text_comes_in_english_and_the_others_of_its_language_as_they_are(folder: Path) -> None:
    (folder / "nl.ftl").write_text("hello = { $name\nenglish = Nederlands\n", encoding="utf-8")
    words = Texts.load(folder).words("nl")
    assert words("english") == "Nederlands"
    assert words("hello", name="Ana") == Texts.load(folder).words("en")("hello", name="Ana")


def test_a_text_may_refer_to_others(folder: Path) -> None:
    (folder / "nl.ftl").write_text("deep = diep\nb = { deep } en\na = { b } { deep }\n", encoding="utf-8")
    said = Texts.load(folder, strict=True).words("nl")("a")
    assert re.sub("[\u2068\u2069]", "", said) == "diep en diep"


def test_a_text_is_understood_when_it_is_first_said_and_only_then(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def reading(source: str) -> FluentResource:
        read.append(source.strip())
        return FluentResource(source)

    monkeypatch.setattr("bot.bundles.FluentResource", reading)
    words = Texts.load(folder).words("en")
    assert read == []
    assert [words("english"), words("english")] == ["Only in English", "Only in English"]
    assert read == ["english = Only in English"]


def test_without_english_there_are_no_texts(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Texts.load(tmp_path)


def values_of(path: Path) -> dict[str, set[str]]:
    """Every text of a file, with the values it speaks of."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)))
    return found


@pytest.mark.parametrize("path", sorted(SHIPPED.glob("*.ftl")), ids=lambda path: path.stem)
def test_every_language_has_every_text_and_no_other_and_speaks_of_the_same(path: Path) -> None:
    """B17: nobody reads English in between; a text may leave a value out where its language can."""
    english, here = values_of(SHIPPED / "en.ftl"), values_of(path)
    assert set(here) == set(english)
    assert {key: values - english[key] for key, values in here.items() if values - english[key]} == {}
