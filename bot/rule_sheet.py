"""The rules in words: what a table's own rule sheet says, and the round that it has for an example."""

from collections.abc import Iterable

from bot.markup import lines
from bot.names import sign
from bot.scene import ResultRequest
from bot.texts import Html, Words
from models import rules
from models.rules.sheet import TIPS, Example, Line, Reason, Sheet


def sheet_text(sheet: Sheet, preset: str | None, words: Words) -> Html:
    """The whole sheet, and where it comes from if the house rules have a name."""
    told = [words.html("rules-head"), *_points(sheet.how, words)]
    for title, part in (("rules-score", sheet.score), ("rules-end", sheet.end)):
        told += [Html(""), words.html("rules-part", title=words(title)), *_points(part, words)]
    told += [Html(""), words.html("rules-part", title=words("rules-tips"))]
    told += [words.html("rules-tip", tip=words(tip)) for tip in TIPS]
    if preset is not None:
        follows = {"preset": words(f"preset-{preset}"), "sheet": words(f"preset-{preset}-sheet")}
        told += [Html(""), words.html("rules-follows", **follows)]
    return lines(told)


def example_text(example: Example, words: Words) -> Html:
    """What happens in the example, and what everybody gets for it."""
    scored = example.scored
    answer = next(card.number for card in scored.table if card.owner == scored.storyteller)
    clue = words("rules-example-clue")
    told = [
        words.html("rules-part", title=words("rules-example")),
        words.html("rules-example-told", name=_name(scored.storyteller, words), clue=clue, number=answer),
        Html(""),
    ]
    points = dict(scored.points)
    for seat in sorted(_seats(example, words), key=lambda seat: -seat.score):
        reasons = [_reason(reason, words) for reason in example.reasons[seat.number]]
        line = words.html(
            "rules-example-line",
            name=seat.name,
            points=words.number(points[seat.number], signed=True),
            why=words.joined(reasons) if reasons else words("rules-why-nothing"),
        )
        told.append(Html(f"{sign(seat)} {line}"))
    return lines(told)


def example_picture(example: Example, goal: int | None, words: Words) -> ResultRequest:
    """The picture of the example: that of any scored round, with names and clue of the language."""
    clue = rules.Clue(rules.ClueKind.TEXT, words("rules-example-clue"))
    scored = example.scored
    round_ = rules.ScoredRound(scored.number, scored.storyteller, clue, scored.table, scored.points)
    return ResultRequest(round_, _seats(example, words), goal)


def _points(part: Iterable[Line], words: Words) -> list[Html]:
    return [Html(f"• {words.html(line.key, **line.values)}") for line in part]


def _reason(reason: Reason, words: Words) -> str:
    points = words.number(reason.points, signed=True)
    if reason.kind == "votes":
        return words("rules-why-votes", count=reason.count, points=points)
    return words(f"rules-why-{reason.kind}", points=points)


def _seats(example: Example, words: Words) -> tuple[rules.Seat, ...]:
    points = dict(example.scored.points)
    return tuple(
        rules.Seat(number, 0, _name(number, words), number - 1, max(0, points[number]))
        for number in example.seats
    )


def _name(seat: int, words: Words) -> str:
    return words(f"rules-name-{seat}")
