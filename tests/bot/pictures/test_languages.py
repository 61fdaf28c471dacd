"""The pictures speak every language: no letter is lost, and none of our own words is cut."""

from pathlib import Path

import pytest

from bot.fonts import Fonts
from bot.letters import ELLIPSIS, clusters
from bot.pictures.clue import LINES, SIZES, Heading, set_heading
from bot.pictures.paper import WIDTH, Easel
from bot.pictures.result import grid_of
from bot.texts import Texts

TEXTS = Texts.load(Path("static/texts"), strict=True)
FONTS = Fonts(Path("static/fonts"))
NAMES = (
    "سارا محمدی",
    "عبد الرحمن",
    "Анастасия",
    "Þórbjörg Æðelþryð",
    "Ĉiuĵaŭde",
    "José Ñandú",
    "🐙 Zoé ✨",
    "R2D2",
)


def drawn(easel: Easel, heading: Heading) -> str:
    """All letters of a heading as they are drawn, those of every run behind one another."""
    set_ = set_heading(heading, easel, WIDTH)
    return "".join(run.text for line in (set_.small, *set_.lines) for run in line.runs)


@pytest.fixture(params=TEXTS.languages)
def easel(request: pytest.FixtureRequest) -> Easel:
    """The easel of a language; for letters alone it needs no bunnies and no cards."""
    return Easel(FONTS, None, None, TEXTS.words(request.param))  # type: ignore[arg-type]


def test_every_letter_of_a_language_has_a_picture(easel: Easel) -> None:
    whole = (Path("static/texts") / f"{easel.words.language}.ftl").read_text(encoding="utf-8")
    letters = sorted({piece for piece in clusters(whole) if piece.isalnum()})
    assert [letter for letter in letters if FONTS.drawable(letter, "") == ""] == []


@pytest.mark.parametrize("name", NAMES)
def test_names_of_any_script_are_drawn_letter_by_letter_in_any_language(easel: Easel, name: str) -> None:
    heading = Heading(name, 3, "")
    said = drawn(easel, Heading(name, 3, "?"))
    assert easel.name(name, 3) == name
    assert sorted(set(name) - set(said) - {" "}) == []
    assert ELLIPSIS not in drawn(easel, Heading(heading.name, 3, "", kind="spoken"))


def test_no_word_of_ours_is_cut(easel: Easel) -> None:
    words = easel.words
    for kind in ("spoken", "media"):
        assert ELLIPSIS not in drawn(easel, Heading("Maximiliane", 0, "", kind=kind))
    titles = [
        words("picture-over"),
        *(words("picture-won", names="Maximiliane", count=count) for count in (1, 2)),
    ]
    for title in titles:
        rows = FONTS.paragraph(title, "title", SIZES, WIDTH - 160, LINES, rtl=easel.rtl)
        assert len(rows) <= 2
        assert ELLIPSIS not in "".join(run.text for row in rows for run in row.runs)
    narrowest = min(grid_of(count).width for count in range(2, 12))
    house = FONTS.line(words("picture-house"), "plain", 26 if narrowest > 200 else 22, rtl=easel.rtl)
    assert house.width <= narrowest - 16
