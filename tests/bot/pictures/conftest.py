"""What the tests of the pictures draw with: the shipped fonts, bunnies, cards and words."""

import shutil
import tomllib
from pathlib import Path

import pytest

from bot.fonts import Fonts
from bot.pictures import Pictures
from bot.pictures.bunnies import Bunnies
from bot.pictures.paper import Easel
from bot.pictures.thumbnails import Thumbnails
from bot.texts import Texts, Words

STATIC = Path(__file__).parents[3] / "static"


@pytest.fixture(scope="session")
def pictures() -> Pictures:
    return Pictures(STATIC)


@pytest.fixture(scope="session")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Texts:
    """The English texts, and the same once more as Persian: read from the right, with Persian digits."""
    folder = tmp_path_factory.mktemp("texts")
    for language in ("en", "fa"):
        shutil.copy(STATIC / "texts" / "en.ftl", folder / f"{language}.ftl")
    return Texts.load(folder, strict=True)


@pytest.fixture(scope="session")
def english(texts: Texts) -> Words:
    return texts.words("en")


@pytest.fixture(scope="session")
def persian(texts: Texts) -> Words:
    return texts.words("fa")


@pytest.fixture(scope="session")
def easel(english: Words) -> Easel:
    return Easel(Fonts(STATIC / "fonts"), Bunnies(STATIC / "style" / "bunnies.svg"), Thumbnails(), english)


@pytest.fixture(scope="session")
def mirrored(easel: Easel, persian: Words) -> Easel:
    return Easel(easel.fonts, easel.bunnies, easel.thumbnails, persian)


@pytest.fixture(scope="session")
def cards() -> tuple[Path, ...]:
    """The files of the shipped deck's cards, 360 pixels wide."""
    folder = STATIC / "decks" / "fabulo"
    deck = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))
    return tuple(folder / f"{card['id']}-360.webp" for card in deck["cards"])
