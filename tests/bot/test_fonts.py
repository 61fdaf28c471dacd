"""Every script that names come in is set in a font that has it, in the right order and within its width."""

from pathlib import Path

import pytest
from PIL import Image

from bot.fonts import Fonts, Line

FOLDER = Path(__file__).parents[2] / "static" / "fonts"


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    return Fonts(FOLDER)


def runs(line: Line) -> list[tuple[str, str, bool]]:
    return [(run.text, run.font, run.rtl) for run in line.runs]


def ink(fonts: Fonts, line: Line) -> Image.Image:
    canvas = Image.new("L", (700, 120), 255).convert("RGB")
    fonts.draw(canvas, line, 10, 80, (0, 0, 0))
    return canvas


def test_a_line_is_cut_into_fonts_from_left_to_right(fonts: Fonts) -> None:
    assert runs(fonts.line("Ana سارا 🦊", "title", 40)) == [
        ("Ana ", "Fraunces-SemiBold", False),
        ("سارا", "NotoSansArabic-Bold", True),
        (" ", "NotoSansArabic-Bold", False),
        ("🦊", "NotoColorEmoji", False),
    ]
    assert runs(fonts.line("سارا: Ana", "plain", 40, rtl=True)) == [
        ("Ana", "NotoSans-Regular", False),
        ("سارا: ", "NotoSansArabic-Regular", True),
    ]


NAMES = (
    *("Zoë Ĉapelo", "سارا محمدی", "Дмитрий", "Αθηνά", "דנה", "हिन्दी", "বাংলা", "தமிழ்", "ไทย", "አማርኛ"),
    *("ქართული", "Հայ", "𝓐𝓷𝓪", "🇮🇷", "❤️", "✨", "☂"),
)


@pytest.mark.parametrize("name", NAMES)
def test_every_letter_of_a_name_has_a_font(fonts: Fonts, name: str) -> None:
    assert fonts.drawable(name, "nothing") == name.replace("\ufe0f", "")
    assert ink(fonts, fonts.line(name, "bold", 40)).convert("L").getextrema()[0] < 200


def test_letters_without_a_font_are_left_out_or_replaced_by_something_that_can_be_read(fonts: Fonts) -> None:
    assert fonts.drawable("李小龙 Lee", "Blue bunny") == "… Lee"
    assert fonts.drawable("李小龙", "Blue bunny") == "Blue bunny"
    assert fonts.drawable(" \u200d ", "Blue bunny") == "Blue bunny"


def test_persian_letters_are_joined(fonts: Fonts) -> None:
    joined = fonts.line("سسس", "plain", 40, rtl=True).width
    parted = fonts.line("س", "plain", 40, rtl=True).width * 3
    assert joined < parted * 0.9


def test_emoji_keep_their_colours(fonts: Fonts) -> None:
    colours = {pixel for _, pixel in ink(fonts, fonts.line("🦊", "bold", 60)).getcolors(100_000) or []}
    assert any(red > blue + 100 for red, _, blue in colours)


@pytest.mark.parametrize("text", ["x" * 64, "سارا " * 13, "👩‍👩‍👧" * 20, "WWW iii " * 8])
def test_a_long_name_is_cut_to_its_width(fonts: Fonts, text: str) -> None:
    line = fonts.fitted(text, "bold", 30, 200)
    assert 140 < line.width <= 200
    assert "…" in "".join(run.text for run in line.runs)


def test_a_short_name_is_not_cut(fonts: Fonts) -> None:
    assert fonts.fitted("Eve", "bold", 30, 200) == fonts.line("Eve", "bold", 30)


@pytest.mark.parametrize("text", ["w" * 200, "the sea remembers " * 11, "دریا به یاد می‌آورد " * 10])
def test_a_long_clue_fits_its_lines(fonts: Fonts, text: str) -> None:
    lines = fonts.paragraph(text, "title", (54, 44, 36), 900, 3)
    assert len(lines) == 3
    assert all(500 < line.width <= 900 for line in lines)


def test_a_short_clue_is_one_large_line(fonts: Fonts) -> None:
    assert [line.size for line in fonts.paragraph("the sea", "title", (54, 44, 36), 900, 3)] == [54]


def test_a_font_beside_ours_serves_what_ours_lack(tmp_path: Path) -> None:
    for path in FOLDER.glob("*.ttf"):
        if path.stem != "NotoSansHebrew-Bold":
            (tmp_path / path.name).symlink_to(path)
    assert Fonts(tmp_path).drawable("דנה", "nothing") == "nothing"
    (tmp_path / "Extra.ttf").symlink_to(FOLDER / "NotoSansHebrew-Bold.ttf")
    assert Fonts(tmp_path).drawable("דנה", "nothing") == "דנה"


def test_a_missing_font_is_named_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no font Fraunces-SemiBold, NotoColorEmoji"):
        Fonts(tmp_path)
