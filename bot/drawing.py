"""Draws the pictures that messages ask for, in a thread that lets all others go first."""

import asyncio
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bot.names import short_name
from bot.pictures import (
    Heading,
    Mark,
    Pictures,
    PodiumPicture,
    ResultCard,
    ResultPicture,
    TablePicture,
)
from bot.scene import PictureRequest, ResultRequest, TableRequest
from bot.texts import Words
from models import rules
from models.decks import Decks

NICENESS = 10
"""How little urgent a picture is beside a move, which has 0: a tenth of a core that others want is enough."""

CARD_WIDTH = 360


class Drawing:
    """Turns requests into JPEG, one at a time.

    Fonts and bunnies lie beside the decks; the first picture waits for them.
    """

    def __init__(self, decks: Decks) -> None:
        self._decks = decks
        self._pictures: Pictures | None = None
        self._thread = ThreadPoolExecutor(1, "drawing", initializer=_let_others_go_first)

    async def draw(self, request: PictureRequest, words: Words) -> bytes:
        """The picture, its words in one language. The same request gives the same bytes.

        Raises KeyError for a card that no deck has.
        """
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._drawn, request, words)

    def _drawn(self, request: PictureRequest, words: Words) -> bytes:
        if self._pictures is None:
            self._pictures = Pictures(self._decks.folder.parent)
        return self._drawn_by(self._pictures, request, words)

    def _drawn_by(self, pictures: Pictures, request: PictureRequest, words: Words) -> bytes:
        if isinstance(request, TableRequest):
            heading = _heading(request.storyteller, request.clue)
            return pictures.table(TablePicture(tuple(map(self._file, request.cards)), heading), words)
        places = {seat.number: place for place, seat in enumerate(request.seats)}
        if isinstance(request, ResultRequest):
            return pictures.result(self._result(request, places), words)
        marks = tuple(_mark(seat, None) for seat in request.seats)
        winners = tuple(places[number] for number in request.winners)
        return pictures.podium(PodiumPicture(marks, winners), words)

    def _result(self, request: ResultRequest, places: dict[int, int]) -> ResultPicture:
        scored = request.scored
        points = dict(scored.points)
        storyteller = next(seat for seat in request.seats if seat.number == scored.storyteller)
        cards = tuple(
            ResultCard(
                path=self._file(card.card),
                number=card.number,
                owner=None if card.owner is None else places[card.owner],
                voters=tuple(places[seat] for seat in card.voters),
                told=card.owner == scored.storyteller,
            )
            for card in scored.table
        )
        marks = tuple(_mark(seat, points.get(seat.number)) for seat in request.seats)
        return ResultPicture(_heading(storyteller, scored.clue), cards, marks, request.goal)

    def _file(self, card: str) -> Path:
        return self._decks.picture(card, CARD_WIDTH)


def _heading(storyteller: rules.Seat, clue: rules.Clue) -> Heading:
    return Heading(short_name(storyteller.name), storyteller.bunny, clue.text or "", clue.kind.value)


def _mark(seat: rules.Seat, points: int | None) -> Mark:
    return Mark(short_name(seat.name), seat.bunny, seat.score, points, seat.gone)


def _let_others_go_first() -> None:
    if sys.platform == "linux":  # elsewhere a thread has no niceness of its own
        thread = threading.get_native_id()
        niceness = max(NICENESS, os.getpriority(os.PRIO_PROCESS, thread))
        os.setpriority(os.PRIO_PROCESS, thread, niceness)
