"""Telegram HTML that fits: lengths, cuts and paragraphs."""

import pytest

from bot.markup import Paragraph, cut, fitted, length, lines, mention
from bot.texts import Html
from playground.entities import parse_html


@pytest.mark.parametrize(
    ("text", "units"),
    [
        ("", 0),
        ("abc", 3),
        ("<b>abc</b>", 3),
        ("a &lt;b&gt; &amp; c", 9),
        ("🐇", 2),
        ("a < b", 5),
        ('<a href="tg://user?id=1">Ann</a>', 3),
        ("&#128007;", 2),
    ],
)
def test_a_text_counts_as_telegram_counts_it(text, units):
    assert length(text) == units


@pytest.mark.parametrize(
    ("text", "most", "left"),
    [
        ("short", 5, "short"),
        ("longer", 5, "long…"),
        ("<b>longer</b> text", 5, "<b>long…</b>"),
        ("<b>a <i>longer</i></b> text", 5, "<b>a <i>lo…</i></b>"),
        ("ab&amp;cdef", 4, "ab&amp;…"),
        ("a🐇🐇🐇", 4, "a🐇…"),
        ("a\u2068name\u2069 b", 5, "a\u2068n…\u2069"),
        ("a\u2068\u2068name\u2069\u2069", 3, "a…"),
        ("one     two", 6, "one…"),
    ],
)
def test_a_cut_leaves_no_tag_entity_or_isolate_open(text, most, left):
    assert cut(text, most) == left
    assert length(left) <= most


def test_whatever_is_cut_stays_html_that_telegram_reads():
    text = "<b>Who &lt;tells&gt;</b> \u2068<i>Ann &amp; 🐇</i>\u2069 <u>and</u> so on"
    for most in range(1, length(text) + 1):
        words, _ = parse_html(cut(text, most))
        assert len(words.encode("utf-16-le")) // 2 <= most
        assert words.count("\u2068") == words.count("\u2069")


def test_where_space_is_short_the_least_important_paragraphs_go():
    paragraphs = (
        Paragraph(Html("notice"), rank=1),
        Paragraph(Html("")),
        Paragraph(Html("head")),
        Paragraph(Html("detail"), rank=2),
    )
    assert fitted(paragraphs, 20) == "notice\n\nhead\n\ndetail"
    assert fitted(paragraphs, 19) == "notice\n\nhead"
    assert fitted(paragraphs, 11) == "head"
    assert fitted(paragraphs, 3) == "he…"


def test_a_mention_cannot_be_forged_by_a_name():
    assert mention(7, '</a><b>"') == '<a href="tg://user?id=7">&lt;/a&gt;&lt;b&gt;&quot;</a>'


def test_lines_stand_below_each_other():
    assert lines(("a", "b")) == "a\nb"
