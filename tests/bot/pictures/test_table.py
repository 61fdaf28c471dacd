"""The picture of the table shows every card under its number, whatever the clue, the name, the language."""

import io
from itertools import islice
from pathlib import Path

import pytest
from PIL import Image

from bot.pictures import Heading, Pictures, TablePicture
from bot.pictures.clue import MARGIN, set_heading
from bot.pictures.paper import INK, Easel
from bot.pictures.table import GAP, badge_size, card_width, rows_of, table
from bot.pictures.thumbnails import SHAPE
from bot.texts import Words
from tests.bot.pictures.looks import difference, share_of

SEA = Heading("Ana", 3, "the sea remembers")


def places(picture: TablePicture, easel: Easel, size: tuple[int, int]) -> list[tuple[int, int, int, int]]:
    """Where each card should lie, in the order of the numbers."""
    rows = rows_of(len(picture.cards))
    width = card_width(rows)
    top = MARGIN + set_heading(picture.heading, easel, size[0]).height + GAP + 6
    found: list[tuple[int, int, int, int]] = []
    for row, count in enumerate(rows):
        inset = (size[0] - count * width - (count - 1) * GAP) / 2
        for place in range(count):
            x = round(inset + place * (width + GAP))
            x = size[0] - x - width if easel.rtl else x
            y = top + row * (round(width * SHAPE) + GAP)
            found.append((x, y, x + width, y + round(width * SHAPE)))
    return found


def lower_half(picture: Image.Image) -> Image.Image:
    return picture.crop((20, picture.height // 2, picture.width - 20, picture.height - 20))


@pytest.mark.parametrize("count", [*range(3, 13), 17])
def test_every_card_lies_whole_in_its_place(count: int, easel: Easel, cards: tuple[Path, ...]) -> None:
    picture = TablePicture(cards[:count], SEA)
    drawn = table(picture, easel)
    assert 0.6 < drawn.width / drawn.height < 1.7
    for path, box in zip(picture.cards, places(picture, easel, drawn.size), strict=True):
        shown = drawn.crop(box)
        assert difference(lower_half(shown), lower_half(easel.thumbnails.picture(path, shown.width))) < 1


def test_in_persian_the_cards_begin_at_the_right(mirrored: Easel, cards: tuple[Path, ...]) -> None:
    picture = TablePicture(cards[:8], SEA)
    drawn = table(picture, mirrored)
    boxes = places(picture, mirrored, drawn.size)
    assert boxes[0][0] > boxes[3][0]
    for path, box in zip(picture.cards, boxes, strict=True):
        shown = drawn.crop(box)
        assert difference(lower_half(shown), lower_half(mirrored.thumbnails.picture(path, shown.width))) < 1


@pytest.mark.parametrize("count", [3, 6, 12])
def test_the_number_on_a_card_can_be_read_on_a_phone(
    count: int, easel: Easel, cards: tuple[Path, ...]
) -> None:
    picture = TablePicture(cards[:count], SEA)
    drawn = table(picture, easel)
    size = badge_size(card_width(rows_of(count)))
    assert size * 360 / drawn.width > 20
    for x, y, _, _ in places(picture, easel, drawn.size):
        badge = drawn.crop((x - 14, y - 16, x - 14 + size, y - 16 + size))
        assert 0.04 < share_of(badge, INK) < 0.4


@pytest.mark.parametrize(
    "heading",
    [
        SEA,
        Heading("X" * 64, 0, "w" * 200),
        Heading("سارا محمدی", 1, "دریا هر نامی را که شنیده است به یاد می‌آورد " * 4),
        Heading("🦊🦊🦊", 2, "🌊"),
        Heading("李小龙", 11, "爱"),
        Heading("\u202eevil\u2069", 5, "a\nb\u202ec"),
        Heading("", 6, ""),
        Heading("Omid", 7, "", "spoken"),
        Heading("Omid", 7, "", "media"),
    ],
)
def test_any_name_and_clue_fits_its_slip(
    heading: Heading, easel: Easel, mirrored: Easel, cards: tuple[Path, ...]
) -> None:
    for language in (easel, mirrored):
        drawn = table(TablePicture(cards[:4], heading), language)
        slip = set_heading(heading, language, drawn.width)
        assert len(slip.lines) <= 4
        ink = drawn.crop((MARGIN, MARGIN, drawn.width - MARGIN, MARGIN - 10 + slip.height))
        assert share_of(ink, INK) > 0.002
        for edge in (MARGIN + 3, drawn.width - MARGIN - 6):
            assert share_of(drawn.crop((edge, MARGIN + 30, edge + 3, MARGIN + slip.height - 40)), INK) == 0


def test_two_hundred_letters_of_prose_are_shown_whole(easel: Easel) -> None:
    clue = "it was the best of times, it was the worst of times, it was the age of wisdom, it was " * 3
    lines = set_heading(Heading("Ana", 0, clue[:200]), easel, 1280).lines
    assert "".join(run.text for line in lines for run in line.runs).count("…") == 0


def test_the_bytes_are_a_jpeg_that_telegram_takes(
    pictures: Pictures, english: Words, cards: tuple[Path, ...]
) -> None:
    for count in (3, 8, 12):
        written = pictures.table(TablePicture(cards[:count], SEA), english)
        with Image.open(io.BytesIO(written)) as opened:
            assert opened.format == "JPEG"
            assert sum(opened.size) <= 10_000
        assert len(written) < 600_000


def test_the_same_table_gives_the_same_bytes(
    pictures: Pictures, english: Words, cards: tuple[Path, ...]
) -> None:
    picture = TablePicture(cards[:6], SEA)
    assert pictures.table(picture, english) == pictures.table(picture, english)


def test_rows_hold_all_cards() -> None:
    assert [sum(rows_of(count)) for count in range(1, 30)] == list(range(1, 30))
    assert list(islice(rows_of(17), 4)) == [5, 5, 5, 2]
