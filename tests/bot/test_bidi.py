"""Lines that mix directions are ordered as Unicode says; capitals stand for Hebrew letters, A for alef."""

import pytest

from bot.bidi import levels, starts_rtl, visual_order

MIRROR = str.maketrans("()", ")(")


def shown(text: str, *, rtl: bool) -> str:
    """What stands from left to right on paper, isolates left out; A-Z in the text are Hebrew letters."""
    hebrew = "".join(chr(ord("א") + ord(letter) - 65) if letter.isupper() else letter for letter in text)
    level = levels(hebrew, rtl=rtl)
    faced = [
        letter.translate(MIRROR) if rise % 2 else letter for letter, rise in zip(text, level, strict=True)
    ]
    order = visual_order(list(zip(level, faced, strict=True)))
    return "".join(letter for letter in order if letter not in "\u2066\u2067\u2068\u2069")


@pytest.mark.parametrize(
    ("text", "rtl", "left_to_right"),
    [
        ("he said ABC.", False, "he said CBA."),
        ("he said ABC.", True, ".CBA he said"),
        ("ABC def GHI", True, "IHG def CBA"),
        ("ABC def GHI", False, "CBA def IHG"),
        ("AB 12 CD", True, "DC 12 BA"),
        ("AB 1,234.5 CD", True, "DC 1,234.5 BA"),
        ("AB +3", True, "3+ BA"),
        ("AB \u200e+3", True, "\u200e+3 BA"),
        ("AB 10% CD", True, "DC 10% BA"),
        ("eve: 12", True, "eve: 12"),
        ("eve!", True, "!eve"),
        ("\u2068eve!\u2069 AB", True, "BA eve!"),
        ("\u2068AB\u2069: 3", False, "BA: 3"),
        ("\u2068AB!\u2069 3 points", False, "!BA 3 points"),
        ("\u2068a\u2069, \u2068B\u2069, \u2068c\u2069", False, "a, B, c"),
        ("\u2068a\u2069, \u2068B\u2069, \u2068c\u2069", True, "c ,B ,a"),
        ("x \u2067AB 1\u2069 y", False, "x 1 BA y"),
        ("x \u2068AB", False, "x BA"),
        ("AB (eve) 12", True, "12 (eve) BA"),
        ("AB (eve)", False, "BA (eve)"),
        ("eve (AB) 12", False, "eve (BA) 12"),
        ("AB (CD eve) 1", True, "1 (eve DC) BA"),
        ("", True, ""),
    ],
)
def test_a_line_is_ordered(text: str, rtl: bool, left_to_right: str) -> None:
    assert shown(text, rtl=rtl) == left_to_right


def test_digits_after_arabic_stay_in_their_order() -> None:
    assert levels("سارا 12", rtl=True) == [1, 1, 1, 1, 1, 2, 2]
    assert levels("سارا ۱۲", rtl=True) == [1, 1, 1, 1, 1, 2, 2]


def test_the_first_letter_with_a_direction_decides() -> None:
    assert [starts_rtl(text) for text in ("12 سارا", "- eve سارا", "12!", "\u2068سارا\u2069 eve")] == [
        True,
        False,
        None,
        False,
    ]
