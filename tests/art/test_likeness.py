"""How alike two pictures look."""

from pathlib import Path

import numpy as np
from PIL import Image, ImageEnhance

from art.likeness import ALIKE, difference_hash, near_duplicates
from tests.art.test_check import picture


def apart(one: Image.Image, other: Image.Image) -> int:
    """In how many bits two pictures differ."""
    return int(np.count_nonzero(difference_hash(one) != difference_hash(other)))


def test_a_picture_has_512_bits() -> None:
    assert difference_hash(picture(1)).shape == (512,)


def test_a_smaller_lighter_copy_is_the_same_picture() -> None:
    copy = ImageEnhance.Brightness(picture(1)).enhance(1.1).resize((240, 360))
    assert apart(picture(1), copy) < ALIKE


def test_other_pictures_are_far_apart() -> None:
    assert apart(picture(1), picture(2)) > 150


def test_only_the_twins_of_a_folder_are_named(tmp_path: Path) -> None:
    paths = {}
    for name, seed in (("one", 1), ("two", 2), ("again", 1)):
        paths[name] = tmp_path / f"{name}.png"
        picture(seed).save(paths[name])
    assert near_duplicates(paths) == [("again", "one", 0)]
