"""Every language says everything, in its own words and forms, and within what Telegram takes."""

import re
import unicodedata
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from bot.markup import length
from bot.rule_sheet import example_text, sheet_text
from bot.scene import CAPTION, TEXT
from bot.texts import Html, Texts
from models.rules import HouseRules
from models.rules.presets import PRESETS, with_preset
from models.rules.sheet import example, example_cards, example_size, sheet
from tools.texts.directions import OVERRIDES
from tools.texts.lengths import samples
from tools.texts.look import findings
from tools.texts.parts import TAG, unbalanced
from tools.texts.written import entries

STATIC = Path("static")
LANGUAGES = sorted(path.stem for path in (STATIC / "texts").glob("*.ftl"))
TEXTS = Texts.load(STATIC / "texts", strict=True)

PATTERN = """
### Same as in English: name

## both

hello = Hello { $name }, you have { $count ->
    [one] { $count } card
   *[other] { $count } cards
}!
name = Fabulo cards

## chat

begin = 🐇 <b>Begin</b> with /newgame
    .hint = A press is enough
command-newgame = open a game
"""
RUSSIAN = """
### Same as in English: name

## both

hello = Привет, { $name }, у тебя { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}!
name = Fabulo cards

## chat

begin = 🐇 <b>Начать</b>: /newgame
    .hint = Достаточно нажать
command-newgame = открыть игру
"""


def test_there_are_the_languages_that_groups_ask_for() -> None:
    assert set(LANGUAGES) >= {"ar", "de", "en", "eo", "es", "fa", "fr", "it", "nl", "pt-BR", "ru"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_nothing_left_to_mend(language: str) -> None:
    """B17: same keys, sections, values, tags and signs; whole plurals; no English; nothing too long."""
    assert findings(language) == []


def found_in(folder: Path, russian: str) -> list[tuple[str, str]]:
    (folder / "en.ftl").write_text(PATTERN, encoding="utf-8")
    (folder / "ru.ftl").write_text(russian, encoding="utf-8")
    return [tuple(finding) for finding in findings("ru", folder)]


def test_a_whole_translation_has_nothing_to_mend(tmp_path: Path) -> None:
    assert found_in(tmp_path, RUSSIAN) == []


@pytest.mark.parametrize(
    ("right", "wrong", "found"),
    [
        ("name = Fabulo cards\n", "", [("name", "is missing")]),
        ("name = ", "more = Ещё\nname = ", [("more", "is not in en.ftl")]),
        ("name = ", "name = Карты\nname = ", [("name", "is written twice")]),
        ("## chat\n", "", [
            ("begin", "belongs under “## chat”, not “## both”"),
            ("command-newgame", "belongs under “## chat”, not “## both”"),
        ]),
        ("Привет, { $name }", "Привет", [("hello", "does not say name")]),
        ("{ $name }", "{ $name } { $nam }", [("hello", "speaks of nam, which nobody gives it")]),
        ("<b>Начать</b>", "Начать", [("begin", "has the tags none, English </b>, <b>")]),
        ("<b>Начать</b>", "</b>Начать<b>", [("begin", "closes </b> before it is opened")]),
        ("/newgame", "/new", [("begin", "has the commands /new, English /newgame")]),
        ("🐇", "🐈", [("begin", "has the signs 🐈, English 🐇")]),
        ("    .hint = Достаточно нажать\n", "", [("begin", "has the attributes none, English hint")]),
        ("Достаточно нажать", "A press is enough", [
            ("begin.hint", "is the same as in English: A press is enough"),
        ]),
        ("открыть игру", "open a game", [("command-newgame", "is the same as in English: open a game")]),
        ("открыть игру", "открыть game", [("command-newgame", "has English left in it: game")]),
        ("### Same as in English: name\n", "", [("name", "is the same as in English: Fabulo cards")]),
        ("name = Fabulo cards", "name = Карты", [("name", "is named in “Same as in English”, but differs")]),
        ("in English: name", "in English: name nam", [
            ("nam", "named in “Same as in English”, but there is no such text"),
        ]),
        ("    [few] { $count } карты\n", "", [("hello", "lacks the plural few")]),
        ("    [few]", "    [two] { $count } карты\n    [few]", [
            ("hello", "has the plural two, which the language does not know"),
        ]),
        ("[few] { $count }", "[few] несколько", [
            ("hello", "does not say the number in [few], which stands for 2, 3, 4 …"),
        ]),
        ("игру", "игру\u2068", [
            ("command-newgame", "opens and closes isolates (U+2066-2069) unevenly"),
        ]),
        ("игру", "\u202eигру", [
            ("command-newgame", "turns the direction with U+202A-202E: use isolates (U+2066-2069)"),
        ]),
        ("открыть игру", "открыть игру" * 25, [
            ("command-newgame", f"is 300 letters long, at most 256 fit: {'открыть игру' * 25}"),
        ]),
    ],
)  # fmt: skip
def test_what_is_wrong_in_a_translation_is_found(
    tmp_path: Path, right: str, wrong: str, found: list[tuple[str, str]]
) -> None:
    assert right in RUSSIAN
    assert found_in(tmp_path, RUSSIAN.replace(right, wrong, 1)) == found


def test_what_cannot_be_read_is_found_with_its_line(tmp_path: Path) -> None:
    ((line, what),) = found_in(tmp_path, RUSSIAN + "broken = { $name")
    assert line == "line 19"
    assert what.endswith("broken = { $name")


def test_a_file_that_is_not_there_or_of_no_language_is_said_to_be_so(tmp_path: Path) -> None:
    found_in(tmp_path, RUSSIAN)
    (tmp_path / "xx.ftl").write_text(PATTERN, encoding="utf-8")
    assert [tuple(one) for one in findings("nl", tmp_path)] == [("nl.ftl", "there is no such file")]
    assert [one.key for one in findings("xx", tmp_path)] == ["xx.ftl"]


OF_PEOPLE = {"artist", "chat", "clue", "host", "name", "names", "title", "zone"}
"""Values that come in any letters, whatever the language of the group."""


@pytest.mark.parametrize("language", [name for name in LANGUAGES if TEXTS.words(name).is_rtl])
def test_a_line_of_the_chat_runs_from_right_to_left_also_where_it_begins_with_a_name_in_latin_letters(
    language: str,
) -> None:
    """C37: Telegram Desktop and browsers go by the first letter, also by one in an isolate."""
    words = TEXTS.words(language)
    written = (STATIC / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for key, entry in entries(FluentParser(with_spans=False).parse(written)).items():
        if entry.section not in {"both", "chat"} or key.startswith(("button-", "picture-")):
            continue
        for values in samples(entry, words):
            latin = {name: "B" if name in OF_PEOPLE else value for name, value in values.items()}
            for line in TAG.sub("", words(key, **latin)).split("\n"):
                strong = [kind for kind in map(unicodedata.bidirectional, line) if kind in {"L", "R", "AL"}]
                if "AL" in strong and strong[0] == "L":
                    found[key] = line
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_closes_the_directions_and_tags_that_it_opens_whatever_stands_in_it(language: str) -> None:
    """C37: names and numbers of any direction leave the line around them as it is."""
    words = TEXTS.words(language)
    written = (STATIC / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    for key, entry in entries(FluentParser(with_spans=False).parse(written)).items():
        for values in samples(entry, words):
            text = words.html(key, **values)
            counts = Counter(text)
            assert counts["\u2068"] == counts["\u2069"], key
            assert not set(text) & set(OVERRIDES), key
            assert unbalanced([text]) is None, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_and_their_example_fit_a_message_and_a_caption_under_any_preset(language: str) -> None:
    words = TEXTS.words(language)
    usual = HouseRules()
    tables = [(with_preset(usual, preset), None) for preset in PRESETS]
    tables += [(replace(usual, decoys=12, laps=99), None), (replace(usual, large_table=True, seats=12), 12)]
    for rules, players in tables:
        size = example_size(rules, players)
        shown = example(rules, size, [str(number) for number in range(example_cards(rules, size))])
        told = sheet_text(sheet(rules, players=players, first=None), "imaginarium", words)
        assert length(told) <= TEXT - 600, "the house rules come below"
        assert length(example_text(shown, words)) <= CAPTION


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_times_and_names_in_a_row_are_the_languages_own(language: str) -> None:
    words = TEXTS.words(language)
    digits = {"fa": "۰۱۲۳۴۵۶۷۸۹"}.get(language, "0123456789")
    said = (words.number(120), words.duration(5430), words.duration(90), words.duration(59), words.time(0))
    for text in said:
        assert set(re.findall(r"\d", text)) <= set(digits)
        assert "{" not in text
    two, three = words.names(["A", "B"]), words.names(["A", "B", "C"])
    assert re.findall("\u2068(.)\u2069", two) == ["A", "B"]
    assert re.findall("\u2068(.)\u2069", three) == ["A", "B", "C"]


@pytest.mark.parametrize(
    ("language", "spans"),
    [
        ("ar", "ساعة و30 دقيقة"), ("de", "1 Stunde und 30 Minuten"), ("en", "1 hour, 30 minutes"),
        ("eo", "1 horo kaj 30 minutoj"), ("es", "1 hora y 30 minutos"), ("fa", "۱ ساعت و ۳۰ دقیقه"),
        ("fr", "1 heure et 30 minutes"), ("it", "1 ora e 30 minuti"), ("nl", "1 uur en 30 minuten"),
        ("pt-BR", "1 hora e 30 minutos"), ("ru", "1 час и 30 минут"),
    ],
)  # fmt: skip
def test_two_spans_of_time_are_joined_as_the_language_does(language: str, spans: str) -> None:
    assert TEXTS.words(language).duration(5400).replace("\u00a0", " ") == spans


def test_html_of_a_language_is_told_apart_from_plain_text() -> None:
    assert isinstance(TEXTS.words("fa").html("rules-head"), Html)
