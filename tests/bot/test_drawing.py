"""Pictures that messages ask for."""

import io
import os

import psutil
import pytest
from PIL import Image

from bot.drawing import NICENESS, Drawing
from bot.scene import OverRequest, ResultRequest, TableRequest
from models import rules
from tests.bot.world import decks, texts

WORDS = texts().words("en")
CLUE = rules.Clue(rules.ClueKind.TEXT, "once upon a time")
SEATS = tuple(rules.Seat(number, number, f"p{number}", number - 1, score=number) for number in (1, 2, 3, 4))


def cards(count):
    return decks().cards("fabulo")[:count]


def scored():
    table = [(1, 2, (4,)), (2, 1, (2, 3)), (3, 3, ()), (4, None, ())]
    shown = tuple(
        rules.ShownCard(number, cards(4)[number - 1], owner, voters) for number, owner, voters in table
    )
    return rules.ScoredRound(1, 1, CLUE, shown, ((1, 3), (2, 4), (3, 3), (4, 0)))


@pytest.mark.parametrize(
    "request_",
    [
        TableRequest(cards(6), SEATS[0], CLUE),
        ResultRequest(scored(), SEATS, 30),
        OverRequest(SEATS, (4,), 30),
        OverRequest(SEATS, (), None),
    ],
    ids=["table", "result", "over", "nobody won"],
)
async def test_each_request_becomes_a_jpeg_that_telegram_takes(request_):
    drawn = await Drawing(decks()).draw(request_, WORDS)
    picture = Image.open(io.BytesIO(drawn))
    assert picture.format == "JPEG"
    assert sum(picture.size) < 10_000
    assert max(picture.size) / min(picture.size) < 20
    assert len(drawn) < 10_000_000


async def test_the_same_request_gives_the_same_bytes():
    drawing = Drawing(decks())
    request = TableRequest(cards(5), SEATS[0], CLUE)
    assert await drawing.draw(request, WORDS) == await drawing.draw(request, WORDS)


async def test_a_card_that_no_deck_has_is_an_error():
    with pytest.raises(KeyError):
        await Drawing(decks()).draw(TableRequest(("nocard",), SEATS[0], CLUE), WORDS)


async def test_a_picture_is_drawn_in_a_thread_that_lets_all_others_go_first():
    drawing = Drawing(decks())
    await drawing.draw(TableRequest(cards(5), SEATS[0], CLUE), WORDS)
    threads = [thread.id for thread in psutil.Process().threads()]
    niceness = [os.getpriority(os.PRIO_PROCESS, thread) for thread in threads]
    assert max(NICENESS, os.getpriority(os.PRIO_PROCESS, 0)) in niceness
