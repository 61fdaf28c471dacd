"""What people write is made fit to stand in a text of ours."""

from bot.letters import clean, clusters, is_blank, shortened


def test_direction_controls_and_line_breaks_cannot_reach_a_message() -> None:
    assert clean("Ana\u202e\u2069\nEve\u2028wins\t now ") == "Ana Eve wins now"


def test_joiners_that_persian_needs_are_kept() -> None:
    assert clean("می\u200cخواهم") == "می\u200cخواهم"


def test_a_heap_of_accents_is_worn_down() -> None:
    assert clean("a" + "\u0301" * 40 + "b") == "a" + "\u0301" * 3 + "b"


def test_what_shows_nothing_is_blank() -> None:
    assert [is_blank(text) for text in ("", " \u200d\u3164", "\u2800", ".", "ア")] == [
        True,
        True,
        True,
        False,
        False,
    ]


def test_a_long_name_is_cut_with_an_ellipsis() -> None:
    assert shortened("Maximiliane Longstocking", 12) == "Maximiliane…"
    assert shortened("Eve", 3) == "Eve"


def test_a_cut_never_parts_an_emoji_a_flag_or_an_accent() -> None:
    family, flag, thumb, heart = "👩\u200d👩\u200d👧", "🇮🇷", "👍🏽", "❤\ufe0f"
    assert list(clusters(family + flag + flag + thumb + heart + "e\u0301x")) == [
        family, flag, flag, thumb, heart, "e\u0301", "x",
    ]  # fmt: skip
    assert shortened(family + flag + thumb, 2) == family + "…"
