"""What is shown to @BotFather: three pictures of his sizes, and texts of his lengths in every language."""

from pathlib import Path

import pytest
from PIL import Image, ImageStat

from bot.__main__ import main
from bot.brochure import LONGEST_ABOUT, LONGEST_COMMAND, LONGEST_DESCRIPTION, sheet, write
from bot.pictures.portrait import SQUARE
from tests.bot.world import texts

SIZES = {
    "profile-picture.jpg": (640, 640),
    "description-picture.jpg": (640, 360),
    "miniapp-photo.jpg": (640, 360),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("profile") / "made" / "new"
    write(folder, Path("static"))
    return folder


def test_pictures_have_the_sizes_that_are_asked_for(folder):
    assert {path.name for path in folder.glob("*.jpg")} == set(SIZES)
    for name, size in SIZES.items():
        with Image.open(folder / name) as picture:
            assert picture.size == size
            assert max(ImageStat.Stat(picture.convert("L")).stddev) > 30, "a picture of nothing"


def test_the_portrait_keeps_all_that_matters_inside_the_circle(folder):
    """Outside of it there is the sky and nothing as bright as a card's rim."""
    with Image.open(folder / "profile-picture.jpg") as opened:
        picture = opened.convert("L")
    middle = SQUARE[0] / 2
    outside = [
        picture.getpixel((x, y))
        for x in range(SQUARE[0])
        for y in range(SQUARE[1] // 4, SQUARE[1])
        if (x - middle) ** 2 + (y - middle) ** 2 > (middle + 2) ** 2
    ]
    assert sorted(outside)[len(outside) * 99 // 100] < 120


@pytest.mark.parametrize("language", texts().languages)
def test_texts_are_no_longer_than_telegram_takes(language, folder):
    words = texts().words(language)
    said = sheet(words)
    assert (folder / f"{language}.txt").read_text(encoding="utf-8") == said
    assert len(words("profile-short")) <= LONGEST_ABOUT
    assert len(words("profile-description")) <= LONGEST_DESCRIPTION
    commands = said.partition("/setcommands\n")[2].splitlines()
    assert [line for line in commands if not 1 <= len(line.partition(" - ")[2]) <= LONGEST_COMMAND] == []
    assert len(commands) == 16


def test_the_command_writes_the_folder_it_is_told(tmp_path, capsys):
    assert main(["profile", "--folder", str(tmp_path / "out")]) == 0
    said = capsys.readouterr().out.splitlines()
    assert sorted(said) == sorted(str(path) for path in (tmp_path / "out").iterdir())
    assert main(["profile"]) == 2
    assert capsys.readouterr().err == "fabulo: usage: python -m bot profile --folder FOLDER\n"


@pytest.mark.parametrize("folder", ["/dev/null", "/dev/null/profile"])
def test_a_folder_that_cannot_be_written_is_told_in_a_line(folder, capsys):
    assert main(["profile", "--folder", folder]) == 1
    told = capsys.readouterr().err
    assert (told.count("\n"), folder in told) == (1, True)
