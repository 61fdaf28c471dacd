"""Card pictures are read once for a round's two pictures, and never more of them kept than allowed."""

from pathlib import Path

import pytest
from PIL import Image

from bot.pictures.thumbnails import Thumbnails


def card(folder: Path, number: int) -> Path:
    path = folder / f"{number}.webp"
    Image.new("RGB", (360, 540), (number * 20, 100, 100)).save(path)
    return path


def test_a_card_is_read_once(tmp_path: Path) -> None:
    thumbnails = Thumbnails()
    path = card(tmp_path, 1)
    assert thumbnails.picture(path, 272).size == (272, 408)
    path.unlink()
    assert thumbnails.picture(path, 360).size == (360, 540)
    assert thumbnails.picture(path, 180).size == (180, 270)


def test_the_oldest_go_first(tmp_path: Path) -> None:
    thumbnails = Thumbnails(kept=3 * 360 * 540 * 4)
    paths = [card(tmp_path, number) for number in range(5)]
    for path in paths:
        thumbnails.picture(path, 360)
        thumbnails.picture(paths[0], 360)
        assert thumbnails.weight <= 3 * 360 * 540 * 4
    for path in paths:
        path.unlink()
    assert thumbnails.picture(paths[0], 360).size == (360, 540)
    with pytest.raises(FileNotFoundError):
        thumbnails.picture(paths[1], 360)


def test_a_file_of_another_size_is_brought_to_the_size_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "large.webp"
    Image.new("RGB", (768, 1152)).save(path)
    assert Thumbnails().picture(path, 360).size == (360, 540)
