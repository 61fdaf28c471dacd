"""The picture of a scored round shows whose card was whose, who voted, and everybody's points."""

import io
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from bot.pictures import Heading, Mark, Pictures, PodiumPicture, ResultCard, ResultPicture
from bot.pictures.paper import GOLD, Easel
from bot.pictures.podium import podium, steps_of
from bot.pictures.result import ROOM, grid_of, result
from bot.texts import Words
from tests.bot.pictures.looks import difference, share_of

NAMES = (
    *(
        "Ana María",
        "Omid",
        "سارا محمدی",
        "Eve",
        "M" * 64,
        "Лена 🦊",
        "李小龙",
        "دנה",
        "",
        "Ĉio",
        "<b>",
        "R2D2",
    ),
)


def marks(count: int) -> tuple[Mark, ...]:
    return tuple(Mark(NAMES[place], place, place * 2, place % 4) for place in range(count))


def scored(cards: tuple[Path, ...], seats: int, count: int | None = None) -> ResultPicture:
    """A round of so many seats, the first the storyteller; everybody voted for the card before theirs."""
    table = tuple(
        ResultCard(
            path, number, (number - 1) % seats, (number % seats,) if number % seats else (), told=number == 1
        )
        for number, path in enumerate(cards[: count or seats], start=1)
    )
    return ResultPicture(Heading(NAMES[0], 0, "the sea"), table, marks(seats), 30)


@pytest.mark.parametrize(
    ("seats", "count"), [(3, 3), (3, 5), (4, 4), (6, 6), (8, 8), (12, 12), (5, 7), (12, 17)]
)
def test_a_round_of_any_size_fits(
    seats: int, count: int, pictures: Pictures, english: Words, persian: Words, cards: tuple[Path, ...]
) -> None:
    for words in (english, persian):
        written = pictures.result(scored(cards, seats, count), words)
        with Image.open(io.BytesIO(written)) as opened:
            assert opened.format == "JPEG"
            assert opened.width == 1280
            assert 0.55 < opened.width / opened.height < 1.1
        assert len(written) < 700_000


def test_the_longest_picture_there_can_be_still_lies_on_wood(easel: Easel, cards: tuple[Path, ...]) -> None:
    picture = replace(scored(cards, 12, 17), goal=100, heading=Heading("Ana", 0, "w" * 200))
    drawn = result(picture, easel)
    assert share_of(drawn.crop((0, drawn.height - 30, 1280, drawn.height)), (0, 0, 0)) < 0.05


@pytest.mark.parametrize("count", range(1, 17))
def test_the_other_cards_lie_beside_the_storytellers(count: int) -> None:
    grid = grid_of(count)
    assert grid.columns * grid.rows >= count
    assert grid.columns * (grid.width + 26) - 26 <= ROOM
    assert grid.width > 100


def test_only_the_storytellers_card_has_a_golden_rim(easel: Easel, cards: tuple[Path, ...]) -> None:
    picture = scored(cards, 5)
    unscored = replace(picture, marks=tuple(replace(mark, points=None) for mark in picture.marks))
    drawn = result(unscored, easel)
    assert share_of(drawn.crop((0, 0, 450, 900)), GOLD) > 0.02
    assert share_of(drawn.crop((450, 0, 1280, 900)), GOLD) < 0.002


def test_a_vote_more_shows(easel: Easel, cards: tuple[Path, ...]) -> None:
    picture = scored(cards, 6)
    crowded = replace(picture.cards[0], voters=(1, 2, 3, 4, 5))
    with_votes = result(replace(picture, cards=(crowded, *picture.cards[1:])), easel)
    without = result(replace(picture, cards=(replace(crowded, voters=()), *picture.cards[1:])), easel)
    assert difference(with_votes.crop((40, 0, 430, 900)), without.crop((40, 0, 430, 900))) > 1
    assert difference(with_votes.crop((450, 0, 1280, 900)), without.crop((450, 0, 1280, 900))) == 0


def test_a_card_of_the_house_is_nobodys(easel: Easel, cards: tuple[Path, ...]) -> None:
    picture = scored(cards, 4)
    house = (*picture.cards[:3], replace(picture.cards[3], owner=None))
    assert difference(result(picture, easel), result(replace(picture, cards=house), easel)) > 0.05


def test_level_seats_share_a_step_and_who_left_has_none() -> None:
    ana, omid, eve, gone = (
        Mark("Ana", 0, 30),
        Mark("Omid", 1, 30),
        Mark("Eve", 2, 9),
        Mark("Z", 3, 31, gone=True),
    )
    assert steps_of((ana, eve, omid, gone)) == [(ana, omid), (eve,)]


@pytest.mark.parametrize("count", [1, 3, 4, 12])
def test_the_end_of_a_game_of_any_size_fits(
    count: int, pictures: Pictures, english: Words, persian: Words
) -> None:
    for words in (english, persian):
        for seats in (marks(count), tuple(replace(mark, score=30) for mark in marks(count))):
            for winners in ((), (count - 1,), tuple(range(count))):
                written = pictures.podium(PodiumPicture(seats, winners), words)
                with Image.open(io.BytesIO(written)) as opened:
                    assert opened.width == 1280
                    assert 0.7 < opened.width / opened.height < 1.4


def test_the_winner_stands_highest(easel: Easel) -> None:
    drawn = podium(PodiumPicture((Mark("Ana", 0, 9), Mark("Omid", 1, 30)), (1,)), easel)
    blue, orange = (0x00, 0x72, 0xB2), (0xE6, 0x9F, 0x00)
    sky = drawn.crop((0, 180, 1280, 520))
    assert share_of(sky, orange) > share_of(sky, blue)
