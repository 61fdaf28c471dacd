"""Decks are read once, answer for their cards, and are refused when something in them is wrong."""

import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest
from PIL import Image

from models.decks import WIDTHS, DeckError, Decks

STATIC = Path(__file__).parents[2] / "static" / "decks"


def write_deck(
    folder: Path, cards: Mapping[str, bytes], descriptions: str = 'en = "A boat."\nfa = "یک قایق."'
) -> Path:
    """A deck in `folder` with these cards, each with the bytes that its pictures are made from."""
    folder.mkdir(parents=True)
    entries = "".join(f'[[cards]]\nid = "{card}"\n[cards.description]\n{descriptions}\n' for card in cards)
    (folder / "deck.toml").write_text(
        f'title = "Boats"\nartist = "Ana"\nlicence = "CC0-1.0"\n{entries}', encoding="utf-8"
    )
    for card, look in cards.items():
        for width in WIDTHS:
            (folder / f"{card}-{width}.webp").write_bytes(look + str(width).encode())
    return folder


def test_a_deck_answers_for_its_cards(tmp_path: Path) -> None:
    write_deck(tmp_path / "boats", {"bbbb1111": b"one", "aaaa2222": b"two"})
    write_deck(tmp_path / "birds", {"cccc3333": b"three"})
    decks = Decks.load(tmp_path)
    assert decks.names == ("birds", "boats")
    assert decks.cards("boats") == ("bbbb1111", "aaaa2222")
    assert decks.deck_of("cccc3333") == "birds"
    assert decks.picture("aaaa2222", 360) == tmp_path / "boats" / "aaaa2222-360.webp"
    assert (decks.deck("boats").title, decks.deck("boats").artist) == ("Boats", "Ana")
    assert decks.languages("boats") == ("en", "fa")


def test_a_description_falls_back_to_the_plain_language_and_then_to_english(tmp_path: Path) -> None:
    write_deck(tmp_path / "boats", {"aaaa1111": b"one"}, 'en = "A boat."\npt = "Um barco."')
    decks = Decks.load(tmp_path)
    assert decks.descriptions("boats", "pt-BR") == {"aaaa1111": "Um barco."}
    assert decks.descriptions("boats", "nl") == {"aaaa1111": "A boat."}


def test_the_rules_example_takes_the_cards_that_the_deck_names_and_then_those_of_its_file(
    tmp_path: Path,
) -> None:
    folder = write_deck(tmp_path / "boats", {"aaaa1111": b"1", "bbbb2222": b"2", "cccc3333": b"3"})
    toml = (folder / "deck.toml").read_text(encoding="utf-8")
    (folder / "deck.toml").write_text('example = ["cccc3333"]\n' + toml, encoding="utf-8")
    assert Decks.load(tmp_path).example("boats", 2) == ("cccc3333", "aaaa1111")
    (folder / "deck.toml").write_text('example = ["dddd4444"]\n' + toml, encoding="utf-8")
    with pytest.raises(DeckError, match="deck boats: its example names cards it does not have: dddd4444"):
        Decks.load(tmp_path)


def test_what_is_not_there_is_a_key_error(tmp_path: Path) -> None:
    write_deck(tmp_path / "boats", {"aaaa1111": b"one"})
    decks = Decks.load(tmp_path)
    with pytest.raises(KeyError, match="birds"):
        decks.cards("birds")
    with pytest.raises(KeyError, match="zzzz"):
        decks.deck_of("zzzz")
    with pytest.raises(KeyError, match="zzzz"):
        decks.picture("zzzz", 360)
    with pytest.raises(KeyError, match="500"):
        decks.picture("aaaa1111", 500)


def test_the_same_picture_a_hundred_times_is_no_deck(tmp_path: Path) -> None:
    """A22: it is refused, with a clear count of the distinct cards."""
    write_deck(tmp_path / "boats", {f"card{number:04}": b"one" for number in range(100)})
    with pytest.raises(DeckError) as refused:
        Decks.load(tmp_path)
    assert str(refused.value) == (
        "100 cards, but 1 distinct pictures: the same is shown by boats/card0000, boats/card0001, "
        "boats/card0002, boats/card0003, boats/card0004 and 95 more"
    )


def test_the_same_picture_in_two_decks_is_refused(tmp_path: Path) -> None:
    """B35: whatever its id, a picture is one card."""
    write_deck(tmp_path / "boats", {"aaaa1111": b"one", "bbbb2222": b"two"})
    write_deck(tmp_path / "ships", {"cccc3333": b"two"})
    with pytest.raises(DeckError) as refused:
        Decks.load(tmp_path)
    assert str(refused.value) == (
        "3 cards, but 2 distinct pictures: the same is shown by boats/bbbb2222, ships/cccc3333"
    )


def test_the_same_id_in_two_decks_is_refused(tmp_path: Path) -> None:
    write_deck(tmp_path / "boats", {"aaaa1111": b"one"})
    write_deck(tmp_path / "ships", {"aaaa1111": b"two"})
    with pytest.raises(DeckError) as refused:
        Decks.load(tmp_path)
    assert str(refused.value) == "deck ships: the id aaaa1111 is taken by a card of deck boats"


def test_a_missing_picture_is_named(tmp_path: Path) -> None:
    folder = write_deck(tmp_path / "boats", {"aaaa1111": b"one"})
    (folder / "aaaa1111-360.webp").unlink()
    with pytest.raises(DeckError) as refused:
        Decks.load(tmp_path)
    assert str(refused.value) == "deck boats: card aaaa1111 has no picture 360 pixels wide"


def test_a_card_without_an_english_description_is_named(tmp_path: Path) -> None:
    write_deck(tmp_path / "boats", {"aaaa1111": b"one"}, 'nl = "Een boot."')
    with pytest.raises(DeckError) as refused:
        Decks.load(tmp_path)
    assert str(refused.value) == "deck boats: card aaaa1111 has no English description"


@pytest.mark.parametrize("written", ["title = ", 'title = "Boats"', 'title = "Boats"\nartists = "Ana"'])
def test_a_malformed_file_is_refused_with_the_name_of_its_deck(tmp_path: Path, written: str) -> None:
    folder = write_deck(tmp_path / "boats", {"aaaa1111": b"one"})
    (folder / "deck.toml").write_text(written, encoding="utf-8")
    with pytest.raises(DeckError, match=r"^deck boats: deck\.toml is malformed"):
        Decks.load(tmp_path)


def test_an_id_that_could_leave_the_folder_is_refused(tmp_path: Path) -> None:
    folder = write_deck(tmp_path / "boats", {"aaaa1111": b"one"})
    text = (folder / "deck.toml").read_text(encoding="utf-8").replace("aaaa1111", "../x")
    (folder / "deck.toml").write_text(text, encoding="utf-8")
    with pytest.raises(DeckError, match=r"^deck boats: deck\.toml is malformed"):
        Decks.load(tmp_path)


def test_a_folder_without_decks_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"^no deck in "):
        Decks.load(tmp_path)


def test_the_deck_we_ship_can_be_played() -> None:
    decks = Decks.load(STATIC)
    assert len(decks.cards("fabulo")) >= 96
    limits = {240: (360, 18 * 1024), 360: (540, 40 * 1024), 768: (1152, 120 * 1024)}
    for card in decks.cards("fabulo"):
        for width, (height, most) in limits.items():
            path = decks.picture(card, width)
            assert path.stat().st_size <= most, path
            with Image.open(path) as picture:
                assert (picture.format, picture.size) == ("WEBP", (width, height)), path
                assert not {"exif", "xmp", "icc_profile"} & picture.info.keys(), path


def test_every_card_we_ship_is_described_in_five_languages_in_few_words() -> None:
    for card in Decks.load(STATIC).deck("fabulo").cards:
        assert set(card.description) == {"en", "eo", "fa", "nl", "pt-BR"}, card.id
        assert all(len(text) <= 200 for text in card.description.values()), card.id


def test_a_deck_copied_beside_itself_is_refused(tmp_path: Path) -> None:
    shutil.copytree(STATIC / "fabulo", tmp_path / "fabulo")
    shutil.copytree(STATIC / "fabulo", tmp_path / "copy")
    with pytest.raises(DeckError, match="is taken by a card of deck copy"):
        Decks.load(tmp_path)
