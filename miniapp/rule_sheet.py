"""The rule sheet of a game as the page gets it: keys and numbers, which it says in its own language."""

from collections.abc import Iterable

from models import rules
from models.decks import Decks
from models.rules.sheet import (
    TIPS,
    Example,
    Line,
    example,
    example_cards,
    example_size,
    players_of,
    sheet_of,
)


def table_sheet(game: rules.Game, decks: Decks) -> dict[str, object]:
    """How it is played in this game, in the form of `shapes.RuleSheet`."""
    house = game.rules_next or game.rules
    size = example_size(house, players_of(game))
    cards = decks.example(house.deck, example_cards(house, size))
    sheet = sheet_of(game)
    return {
        "how": _lines(sheet.how),
        "score": _lines(sheet.score),
        "end": _lines(sheet.end),
        "tips": list(TIPS),
        "preset": rules.preset_of(house),
        "example": _example(example(house, size, cards)),
    }


def _lines(lines: Iterable[Line]) -> list[dict[str, object]]:
    return [{"key": line.key, "values": dict(line.values)} for line in lines]


def _example(shown: Example) -> dict[str, object]:
    seats = [
        {
            "seat": seat,
            "bunny": seat - 1,
            "reasons": [
                {"kind": reason.kind, "points": reason.points, "count": reason.count}
                for reason in shown.reasons[seat]
            ],
        }
        for seat in shown.seats
    ]
    return {"seats": seats, "scored": rules.shown(shown.scored)}
