"""The deck on disk: how pictures are fitted and how painted cards take the place of stand-ins."""

import io
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from art.deck import LIMITS, SIZE, Card, Deck, encode, picture_path, remove_pictures, write_pictures
from tests.art.test_scene import GOOD


def noisy() -> Image.Image:
    """A picture that hardly compresses."""
    return Image.fromarray(np.random.default_rng(1).integers(0, 255, (1152, 768, 3), np.uint8))


def full(painted: int = 0) -> Deck:
    """A deck of stand-ins, the first of them painted."""
    cards = [Card(f"card{i:04}", {"en": f"Number {i}."}, standin=i >= painted) for i in range(SIZE)]
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
    remove_pictures(tmp_path, "abcd2345")
    assert list(tmp_path.iterdir()) == []


def test_a_deck_is_read_as_it_was_written(tmp_path: Path) -> None:
    deck = full(painted=2)
    deck.cards[0].description["fa"] = 'گربه "ای" روی جعبه.'
    deck.write(tmp_path)
    assert Deck.read(tmp_path) == deck


def test_where_there_is_no_deck_yet_it_is_empty(tmp_path: Path) -> None:
    assert Deck.read(tmp_path).cards == []


def test_a_painted_card_takes_the_place_of_the_last_stand_in() -> None:
    deck = full(painted=1)
    gone = deck.merge([GOOD])
    assert [card.id for card in gone] == ["card0083"]
    assert len(deck.cards) == SIZE
    assert deck.cards[-1] == Card("abcd2345", {"en": GOOD.description})


def test_a_stand_in_of_the_same_id_becomes_the_painted_card() -> None:
    deck = full()
    deck.cards[7] = Card("abcd2345", {"en": "A plain cat."}, standin=True)
    assert deck.merge([GOOD]) == []
    assert deck.cards[7] == Card("abcd2345", {"en": GOOD.description})


def test_other_languages_stay_until_the_description_changes() -> None:
    deck = full()
    deck.cards[7] = Card("abcd2345", {"en": GOOD.description, "nl": "Een kat."})
    deck.merge([GOOD])
    assert deck.cards[7].description == {"en": GOOD.description, "nl": "Een kat."}
    deck.cards[7].description["en"] = "An old sentence."
    deck.merge([GOOD])
    assert deck.cards[7].description == {"en": GOOD.description}


def test_painted_cards_beyond_the_size_make_the_deck_larger() -> None:
    deck = full(painted=SIZE)
    assert deck.merge([GOOD]) == []
    assert len(deck.cards) == SIZE + 1
