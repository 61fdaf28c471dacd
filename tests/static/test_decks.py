"""Where there are several decks, the host says on the page which one is played."""

import shutil
import tomllib
from pathlib import Path

import pytest
from playwright.async_api import expect

from models.decks import WIDTHS, Decks
from tests.static.phones import Phones
from tests.static.serving import STATIC
from tests.static.tables import Table


@pytest.fixture
def decks(tmp_path: Path) -> Decks:
    """Two: the first cards of the real one, and the next ones."""
    real = STATIC / "decks" / "fabulo"
    cards = tomllib.loads((real / "deck.toml").read_text(encoding="utf-8"))["cards"]
    for place, (name, title) in enumerate((("fabulo", "Fabulo"), ("night", "Night pictures"))):
        folder = tmp_path / "decks" / name
        folder.mkdir(parents=True)
        lines = [f'title = "{title}"', 'artist = "-"', 'licence = "-"']
        for card in cards[place * 10 : place * 10 + 10]:
            lines += ["[[cards]]", f'id = "{card["id"]}"', 'description.en = "a picture"']
            for width in WIDTHS:
                shutil.copy(real / f"{card['id']}-{width}.webp", folder)
        (folder / "deck.toml").write_text("\n".join(lines), encoding="utf-8")
    return Decks.load(tmp_path / "decks")


async def test_the_host_chooses_the_deck_by_its_title_and_guests_read_it(
    phones: Phones, table: Table
) -> None:
    game = await table.lobby("Ana", "Reza", "Lena")
    host, guest = await phones.open(1, "Ana", game), await phones.open(2, "Reza", game)
    await host.get_by_role("button", name="House rules").tap()

    await host.get_by_label("Deck").select_option("Night pictures")

    await expect(host.get_by_label("Deck")).to_have_value("Night pictures")
    await guest.get_by_role("button", name="House rules").tap()
    await expect(guest.get_by_role("dialog").locator(".house")).to_contain_text("Night pictures")
    assert (await table.game()).rules.deck == "night"
