"""Whether a deck may ship: each fault is found and told."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from art.check import deck_faults
from art.deck import DECKS, LANGUAGES, SIZE, WEIGHT, Card, Deck, picture_path, write_pictures
from art.scene import Scene, scenes
from tests.art.test_scene import GOOD


def picture(seed: int) -> Image.Image:
    """Broad blots, other ones for each seed."""
    blots = np.random.default_rng(seed).integers(0, 255, (6, 4, 3), np.uint8)
    return Image.fromarray(blots).resize((768, 1152), Image.Resampling.BICUBIC)


OTHER = replace(
    GOOD, id="wxyz6789", slug="other", seed=2, palette="P2", description="A dog lies on a wide red sofa."
)


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A folder with two painted cards, described in every language."""
    cards = [
        Card(scene.id, dict.fromkeys(LANGUAGES, scene.description[:-1]) | {"en": scene.description})
        for scene in (GOOD, OTHER)
    ]
    Deck("Small", "Nobody", "CC0-1.0", cards).write(tmp_path)
    for seed, scene in enumerate((GOOD, OTHER)):
        write_pictures(tmp_path, scene.id, picture(seed))
    return tmp_path


def faults(deck: Path, *scenes: Scene, weight: int = WEIGHT) -> list[str]:
    """What is wrong with the deck of two cards and these scenes, or the two it was made of."""
    return deck_faults(deck, {scene.slug: scene for scene in scenes or (GOOD, OTHER)}, 2, weight)


def test_the_built_in_deck_may_ship() -> None:
    assert deck_faults(DECKS / "fabulo", scenes()) == []
    assert len(Deck.read(DECKS / "fabulo").cards) >= SIZE == 96


def test_a_whole_deck_has_no_faults(deck: Path) -> None:
    assert faults(deck) == []


def test_too_few_cards_are_counted(deck: Path) -> None:
    listed = Deck.read(deck)
    gone = listed.cards.pop()
    listed.write(deck)
    files = [f"{gone.id}-{width}.webp: belongs to no card" for width in (240, 360, 768)]
    assert faults(deck, GOOD) == ["1 cards, 2 are needed", *files]


def test_a_card_listed_twice_is_told(deck: Path) -> None:
    listed = Deck.read(deck)
    listed.cards[-1] = listed.cards[-2]
    listed.write(deck)
    assert faults(deck, GOOD)[0] == "abcd2345: listed 2 times"


def test_a_missing_picture_is_told(deck: Path) -> None:
    picture_path(deck, GOOD.id, 360).unlink()
    assert faults(deck) == ["abcd2345-360.webp: missing"]


def test_a_picture_of_the_wrong_size_or_weight_is_told(deck: Path) -> None:
    noise = np.random.default_rng(1).integers(0, 255, (400, 240, 3), np.uint8)
    Image.fromarray(noise).save(picture_path(deck, GOOD.id, 240), "WEBP", quality=95)
    size = picture_path(deck, GOOD.id, 240).stat().st_size
    assert faults(deck) == [
        f"abcd2345-240.webp: {size} bytes, 18432 allowed",
        "abcd2345-240.webp: RGB 240x400",
    ]


def test_metadata_is_told(deck: Path) -> None:
    exif = Image.Exif()
    exif[0x010E] = "who painted this"
    picture(0).resize((240, 360)).save(picture_path(deck, GOOD.id, 240), "WEBP", exif=exif)
    assert faults(deck) == ["abcd2345-240.webp: carries exif"]


def test_two_cards_that_look_alike_are_told_even_mirrored(deck: Path) -> None:
    write_pictures(deck, OTHER.id, picture(0).transpose(Image.Transpose.FLIP_LEFT_RIGHT))
    [fault] = faults(deck)
    assert fault.startswith("other and small look alike")


def test_a_painted_card_without_a_scene_and_a_scene_without_a_card_are_told(deck: Path) -> None:
    third = replace(
        OTHER, id="third333", slug="third", seed=3, palette="P3", description="A red kite over a field."
    )
    third = replace(third, description="A red kite hangs over a wide green field.")
    assert faults(deck, GOOD, third) == ["wxyz6789: no scene paints it", "third: not painted into the deck"]


def test_a_description_that_differs_from_the_scenes_is_told(deck: Path) -> None:
    changed = replace(GOOD, description="A cat sits on a box and looks at a lamp.")
    assert faults(deck, changed, OTHER) == ["small: its description is not the scene's"]


def test_scenes_that_share_a_seed_or_a_look_are_told(deck: Path) -> None:
    assert faults(deck, GOOD, replace(OTHER, seed=1)) == ["small and other share their seed"]
    assert faults(deck, GOOD, replace(OTHER, palette="P1")) == ["small and other share their look"]


def test_a_scene_with_wrong_facts_is_told(deck: Path) -> None:
    assert faults(deck, replace(GOOD, mood="sad"), OTHER) == ["small: unknown mood sad"]  # type: ignore[arg-type]


def test_a_deck_that_weighs_too_much_is_told(deck: Path) -> None:
    weight = sum(path.stat().st_size for path in deck.glob("*.webp"))
    assert faults(deck, weight=weight) == []
    assert faults(deck, weight=weight - 1) == [f"{weight} bytes in all, {weight - 1} allowed"]
    assert WEIGHT == 16 * 1024 * 1024


def test_a_language_that_a_card_is_not_described_in_is_told_and_so_are_too_many_words(deck: Path) -> None:
    listed = Deck.read(deck)
    del listed.cards[0].description["fa"]
    listed.cards[0].description["nl"] = ""
    listed.cards[1].description["eo"] = "a" * 201
    listed.write(deck)
    assert faults(deck) == [
        "abcd2345: not described in fa, nl",
        "wxyz6789: 201 letters in eo, 200 allowed",
    ]


def test_a_motif_in_more_than_one_card_of_six_is_worn_out(deck: Path) -> None:
    many = {
        f"scene{i}": replace(GOOD, slug=f"scene{i}", seed=i, motifs=("three-birds", "doors"))
        for i in range(15)
    }
    assert "three-birds stands in 15 cards, 14 allowed" in deck_faults(deck, many, 84)
    many.pop("scene3")
    assert not [fault for fault in deck_faults(deck, many, 84) if "stands in" in fault]
