"""What people wrote is made fit to be read."""

from models.rules.letters import clean, is_blank


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


def test_letters_that_this_unicode_does_not_know_yet_are_kept_but_not_what_never_will_be_one() -> None:
    assert clean("a\U0001fae9b\ufdd0c\uffffd\U000e0fffe\ue000") == "a\U0001fae9bcde"
    assert [is_blank(text) for text in ("\U0001fae9", "\ufdd0\ue000\ud800")] == [False, True]
