"""What people wrote is cut, but never through a letter."""

from bot.letters import clusters, shortened


def test_a_long_name_is_cut_with_an_ellipsis() -> None:
    assert shortened("Maximiliane Longstocking", 12) == "Maximiliane…"
    assert shortened("Eve", 3) == "Eve"


def test_a_cut_never_parts_an_emoji_a_flag_or_an_accent() -> None:
    family, flag, thumb, heart = "👩\u200d👩\u200d👧", "🇮🇷", "👍🏽", "❤\ufe0f"
    assert list(clusters(family + flag + flag + thumb + heart + "e\u0301x")) == [
        family, flag, flag, thumb, heart, "e\u0301", "x",
    ]  # fmt: skip
    assert shortened(family + flag + thumb, 2) == family + "…"
