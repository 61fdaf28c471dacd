"""The deck on disk: how pictures are fitted and how painted scenes come into its list."""

import io
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from art.deck import LIMITS, Card, Deck, encode, picture_path, write_pictures
from tests.art.test_scene import GOOD


def noisy() -> Image.Image:
    """A picture that hardly compresses."""
    return Image.fromarray(np.random.default_rng(1).integers(0, 255, (1152, 768, 3), np.uint8))


def small() -> Deck:
    """A deck of ten cards."""
    cards = [Card(f"card{i:04}", {"en": f"Number {i}."}) for i in range(10)]
    return Deck("Small", "Nobody", "CC0-1.0", cards)


def test_a_picture_is_made_to_fit_its_bytes() -> None:
    loose, tight = encode(noisy(), 240, 60_000), encode(noisy(), 240, 20_000)
    assert len(tight) <= 20_000 < len(loose) <= 60_000


def test_a_picture_that_never_fits_is_refused() -> None:
    with pytest.raises(ValueError, match="240 pixels wide does not fit 900 bytes"):
        encode(noisy(), 240, 900)


def test_pictures_come_in_three_widths_and_carry_nothing_else(tmp_path: Path) -> None:
    plain = Image.new("RGB", (768, 1152), "#336699")
    plain.info["comment"] = "who painted this"
    write_pictures(tmp_path, "abcd2345", plain)
    sizes = {}
    for width in LIMITS:
        data = picture_path(tmp_path, "abcd2345", width).read_bytes()
        assert b"EXIF" not in data
        assert b"XMP " not in data
        assert b"who painted" not in data
        with Image.open(io.BytesIO(data)) as picture:
            sizes[width] = picture.size
    assert sizes == {240: (240, 360), 360: (360, 540), 768: (768, 1152)}


def test_a_deck_is_read_as_it_was_written(tmp_path: Path) -> None:
    deck = small()
    deck.cards[0].description["fa"] = 'گربه "ای" روی جعبه.'
    deck.write(tmp_path)
    assert Deck.read(tmp_path) == deck


def test_where_there_is_no_deck_yet_it_is_empty(tmp_path: Path) -> None:
    assert Deck.read(tmp_path).cards == []


def test_the_list_is_written_by_id(tmp_path: Path) -> None:
    deck = small()
    deck.merge(GOOD)
    assert deck.cards[-1] == Card("abcd2345", {"en": GOOD.description})
    deck.write(tmp_path)
    assert [card.id for card in Deck.read(tmp_path).cards] == [GOOD.id, *(f"card{i:04}" for i in range(10))]


def test_other_languages_stay_until_the_description_changes() -> None:
    deck = small()
    deck.cards[7] = Card("abcd2345", {"en": GOOD.description, "nl": "Een kat."})
    deck.merge(GOOD)
    assert deck.cards[7].description == {"en": GOOD.description, "nl": "Een kat."}
    deck.cards[7].description["en"] = "An old sentence."
    deck.merge(GOOD)
    assert deck.cards[7].description == {"en": GOOD.description}
    assert len(deck.cards) == 10
