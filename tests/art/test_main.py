"""The painter's command line."""

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from art.__main__ import main
from art.deck import DECKS, Card, Deck
from art.scene import scenes
from art.sheet import FILE_LIMIT, keep_sheet
from art.studio import painted

QUICK = "the-pawns-mirror"


def test_a_draft_is_the_same_in_every_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "art", "paint", QUICK, "--draft", "--out", str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True)
    with Image.open(tmp_path / f"{QUICK}.png") as picture:
        there = picture.tobytes()
    assert painted(scenes()[QUICK], 0.75).tobytes() == there


def test_a_painted_scene_goes_into_the_deck(tmp_path: Path) -> None:
    folder = tmp_path / "fabulo"
    Deck(cards=[Card("zzzz9999", {"en": "A cat."})]).write(folder)
    scene = scenes()[QUICK]
    assert main(["deck", QUICK, "--decks", str(tmp_path)]) == 0
    deck = Deck.read(folder)
    assert deck.cards == [Card(scene.id, {"en": scene.description}), Card("zzzz9999", {"en": "A cat."})]
    assert {path.name for path in folder.glob("*.webp")} == {f"{scene.id}-{w}.webp" for w in (240, 360, 768)}


def test_the_check_of_the_built_in_deck_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert capsys.readouterr().out == "The deck may ship.\n"


def test_the_check_of_a_missing_deck_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--decks", str(tmp_path)]) == 1
    assert capsys.readouterr().out.startswith("0 cards, 96 are needed\n")


def test_the_check_needs_no_painting_library() -> None:
    program = (
        "import sys, art.__main__ as a; a.main(['check']); print({'skia', 'cv2', 'numba'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "set()"


def test_a_sheet_shows_the_whole_deck(tmp_path: Path) -> None:
    assert main(["sheet", "--out", str(tmp_path)]) == 0
    cards = len(Deck.read(DECKS / "fabulo").cards)
    with Image.open(tmp_path / "sheet.png") as sheet:
        assert sheet.size == (12 * 188 + 8, -(-cards // 12) * 278 + 8)


def test_a_sheet_of_the_deck_is_kept_as_one_small_file(tmp_path: Path) -> None:
    assert main(["sheet", "--file", str(tmp_path / "deck.webp")]) == 0
    cards = len(Deck.read(DECKS / "fabulo").cards)
    assert (tmp_path / "deck.webp").stat().st_size <= FILE_LIMIT
    with Image.open(tmp_path / "deck.webp") as sheet:
        assert sheet.size == (12 * 188 + 8, -(-cards // 12) * 278 + 8)


def test_hands_deal_every_card_once_and_the_same_seed_deals_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hands", "--seed", "8", "--out", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    first, *hands = told.splitlines()
    dealt = [slug for hand in hands for slug in hand.split()[1:]]
    assert first == "seed 8"
    assert sorted(dealt) == sorted(
        scene.slug
        for scene in scenes().values()
        if scene.id in {card.id for card in Deck.read(DECKS / "fabulo").cards}
    )
    with Image.open(tmp_path / "hand-01.png") as sheet:
        assert sheet.size == (3 * 368 + 8, 2 * 548 + 8)
    assert main(["hands", "--seed", "8", "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out == told


def test_a_sheet_that_cannot_be_small_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="the sheet does not fit 50 bytes"):
        keep_sheet(Image.effect_noise((300, 300), 90).convert("RGB"), tmp_path / "deck.webp", 50)


def test_a_sheet_of_some_scenes_shows_what_was_painted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Image.new("RGB", (768, 1152), "#ff0000").save(tmp_path / "one.png")
    assert main(["sheet", "one", "--out", str(tmp_path)]) == 0
    with Image.open(tmp_path / "sheet.png") as sheet:
        assert sheet.size == (196, 286)
        assert sheet.getpixel((100, 100)) == (255, 0, 0)
    assert main(["sheet", "one", "two", "--out", str(tmp_path)]) == 2
    assert "not painted" in capsys.readouterr().err


def test_an_unknown_scene_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["paint", "no-such-scene"]) == 2
    assert capsys.readouterr().err == "no such scene: no-such-scene\n"


def test_a_fresh_id_is_eight_letters_and_digits(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["id"]) == 0
    fresh = capsys.readouterr().out.strip()
    assert len(fresh) == 8
    assert fresh.isalnum()
    assert fresh == fresh.lower()
