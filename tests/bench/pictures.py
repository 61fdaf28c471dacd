"""What the chat's pictures cost: the CPU time of a table, and of a round's two pictures, on one core.

python -m tests.bench.pictures
"""

import statistics
import time
from collections.abc import Callable
from pathlib import Path

from bot.pictures import Heading, Mark, Pictures, ResultCard, ResultPicture, TablePicture
from bot.texts import Texts
from models.decks import Decks

STATIC = Path(__file__).parents[2] / "static"


def picture_costs(rounds: int = 9) -> dict[str, float]:
    """Milliseconds of CPU time, the median of so many rounds, each with cards not drawn just before."""
    pictures = Pictures(STATIC)
    words = Texts.load(STATIC / "texts").words("en")
    decks = Decks.load(STATIC / "decks")
    files = tuple(decks.picture(card, 360) for name in decks.names for card in decks.cards(name))

    def table(count: int, number: int) -> TablePicture:
        cards = tuple(files[(number * count + place) % len(files)] for place in range(count))
        return TablePicture(cards, Heading("Ana", 0, "The day nobody came"))

    def both(number: int) -> None:
        laid = table(4, number)
        marks = tuple(Mark(f"Player {seat}", seat, number + seat, seat) for seat in range(4))
        cards = tuple(
            ResultCard(path, place + 1, place, (place + 1,) if place < 3 else (), told=place == 0)
            for place, path in enumerate(laid.cards)
        )
        pictures.table(laid, words)
        pictures.result(ResultPicture(laid.heading, cards, marks, 30), words)

    return {
        "table of 8": _median(lambda number: pictures.table(table(8, number), words), rounds),
        "table of 12": _median(lambda number: pictures.table(table(12, number), words), rounds),
        "two pictures of a round of four": _median(both, rounds),
    }


def _median(draw: Callable[[int], object], rounds: int) -> float:
    draw(0)
    costs: list[float] = []
    for number in range(1, rounds + 1):
        start = time.process_time()
        draw(number)
        costs.append((time.process_time() - start) * 1000)
    return statistics.median(costs)


if __name__ == "__main__":
    for what, cost in picture_costs().items():
        print(f"{what}: {cost:.0f} ms")
