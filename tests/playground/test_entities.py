"""Telegram's HTML becomes plain text and entities."""

import pytest

from playground.entities import detected, parse_html, trimmed
from playground.errors import Refused


def entity(kind, offset, length, **more):
    return {"type": kind, "offset": offset, "length": length, **more}


@pytest.mark.parametrize(
    ("html", "text", "entities"),
    [
        ("plain &lt;b&gt; &amp; &quot; &#39; &#x1F600; &copy;", "plain <b> & \" ' 😀 &copy;", []),
        ("<b>b</b><strong>b</strong>", "bb", [entity("bold", 0, 1), entity("bold", 1, 1)]),
        ("<i>i</i><em>i</em>", "ii", [entity("italic", 0, 1), entity("italic", 1, 1)]),
        ("<u>u</u><ins>u</ins>", "uu", [entity("underline", 0, 1), entity("underline", 1, 1)]),
        ("<s>s</s><del>s</del>", "ss", [entity("strikethrough", 0, 1), entity("strikethrough", 1, 1)]),
        ("<code>x</code>", "x", [entity("code", 0, 1)]),
        ("<pre>x</pre>", "x", [entity("pre", 0, 1)]),
        ('<pre><code class="language-python">x</code></pre>', "x", [entity("pre", 0, 1, language="python")]),
        ("<tg-spoiler>x</tg-spoiler>", "x", [entity("spoiler", 0, 1)]),
        ('<span class="tg-spoiler">x</span>', "x", [entity("spoiler", 0, 1)]),
        ("<blockquote>x</blockquote>", "x", [entity("blockquote", 0, 1)]),
        ("<blockquote expandable>x</blockquote>", "x", [entity("expandable_blockquote", 0, 1)]),
        (
            '<a href="https://a.b/?c=1&amp;d=2">x</a>',
            "x",
            [entity("text_link", 0, 1, url="https://a.b/?c=1&d=2")],
        ),
        ('<a href="tg://user?id=42">x</a>', "x", [entity("text_mention", 0, 1, user_id=42)]),
        ("<b>a<i>b</i></b>", "ab", [entity("bold", 0, 2), entity("italic", 1, 1)]),
        ("😀<b>x</b>", "😀x", [entity("bold", 2, 1)]),
        ("<b></b>x", "x", []),
        ("<B>x</B >", "x", [entity("bold", 0, 1)]),
    ],
)
def test_every_tag_becomes_its_entity_at_utf16_offsets(html, text, entities):
    assert parse_html(html) == (text, entities)


@pytest.mark.parametrize(
    ("html", "wrong"),
    [
        ("a < b", "Unclosed start tag at byte offset 2"),
        ("<h1>x</h1>", 'Unsupported start tag "h1" at byte offset 0'),
        ("é<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
        ("é</b>", "Unexpected end tag at byte offset 2"),
        ("<b>x</i>", 'Unmatched end tag, expected "</b>", found "</i>" at byte offset 4'),
        ("<b>x</b", "Unclosed end tag at byte offset 4"),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
    ],
)
def test_broken_html_is_refused_in_telegrams_words(html, wrong):
    with pytest.raises(Refused) as refused:
        parse_html(html)
    assert refused.value.description == f"Bad Request: can't parse entities: {wrong}"


def test_commands_mentions_hashtags_and_addresses_are_found():
    text = "/new@FabuloBot 😀 @ann_a #fun https://a.b/c?d=1. t.me/x no/command a@b"
    found = [(e["type"], e["offset"], e["length"]) for e in detected(text, [])]
    assert found == [
        ("bot_command", 0, 14),
        ("mention", 18, 6),
        ("hashtag", 25, 4),
        ("url", 30, 17),
        ("url", 49, 6),
    ]


def test_nothing_is_found_inside_code_and_links():
    inside = [entity("code", 0, 4)]
    assert detected("/new", inside) == inside


def test_trimming_keeps_entities_on_their_words():
    assert trimmed("  ab ", [entity("bold", 1, 2), entity("italic", 4, 1)]) == ("ab", [entity("bold", 0, 1)])
