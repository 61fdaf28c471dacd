"""What a scored round and a finished game have to tell: whose cards, who found them, points and standings."""

from dataclasses import replace

from bot.markup import Paragraph, lines
from bot.names import seat_name, seat_names, short_name, sign
from bot.scene import OverRequest, ResultRequest, Scene
from bot.texts import Html, Words
from models import rules


def result_of(scene: Scene, scored: rules.ScoredRound, words: Words) -> tuple[Paragraph, ...]:
    """The paragraphs of a scored round; where space is short the cards go, since the picture has them."""
    return (
        Paragraph(words.html("result-title", round=scored.number)),
        Paragraph(lines((_clue(scene.game, scored, words), _found(scene.game, scored, words)))),
        Paragraph(lines(_points(scene, scored, words))),
        Paragraph(lines(_cards(scene.game, scored, words)), rank=2),
    )


def result_picture(scene: Scene, scored: rules.ScoredRound) -> ResultRequest:
    """The table with its owners and voters, and the score track as it stood after that round."""
    return ResultRequest(scored, standings_after(scene, scored), scene.game.rules.points)


def over_of(scene: Scene, words: Words) -> tuple[Paragraph, ...]:
    """The paragraphs of a game's end: why, who won, and the standings."""
    game = scene.game
    if game.last_round is None:
        title = "over-closed" if game.ending is rules.Ending.CLOSED else "over-title"
        reason = (
            () if game.ending is rules.Ending.CLOSED else (_ending(game, words), words.html("over-nobody"))
        )
        return (Paragraph(words.html(title)), Paragraph(lines(reason)))
    return (
        Paragraph(words.html("over-title")),
        Paragraph(lines((_ending(game, words), winners_of(game, words)))),
        Paragraph(lines(_standings(game, words))),
    )


def over_picture(scene: Scene) -> OverRequest | None:
    """The score track with the winners; none where no round was scored."""
    game = scene.game
    return None if game.last_round is None else OverRequest(game.seats, game.winners, game.rules.points)


def winners_of(game: rules.Game, words: Words) -> Html:
    """Who won, and with how many points."""
    if not game.winners:
        return words.html("over-nobody")
    key = "over-one" if len(game.winners) == 1 else "over-several"
    points = game.seat(game.winners[0]).score
    return words.html(key, names=seat_names(game, game.winners, words), points=points)


def points_in_short(game: rules.Game, scored: rules.ScoredRound, words: Words) -> Html:
    """The points of a round in one line."""
    return words.names_html(
        [
            words.html("missed-points", name=seat_name(game, seat), points=words.number(points, signed=True))
            for seat, points in scored.points
        ]
    )


def standings_after(scene: Scene, scored: rules.ScoredRound) -> tuple[rules.Seat, ...]:
    """The seats with the scores they had after a round, without those who came later."""
    since: dict[int, int] = {}
    for later in scene.later:
        for seat, points in later.points:
            since[seat] = since.get(seat, 0) + points
    return tuple(
        replace(seat, score=seat.score - since.get(seat.number, 0))
        for seat in scene.game.seats
        if seat.joined <= scored.number
    )


def _clue(game: rules.Game, scored: rules.ScoredRound, words: Words) -> Html:
    number = next(card.number for card in scored.table if card.owner == scored.storyteller)
    key = f"result-clue-{scored.clue.kind.value}"
    return words.html(
        key, name=seat_name(game, scored.storyteller), clue=scored.clue.text or "", number=number
    )


def _found(game: rules.Game, scored: rules.ScoredRound, words: Words) -> Html:
    voters = {seat for card in scored.table for seat in card.voters}
    finders = next(card.voters for card in scored.table if card.owner == scored.storyteller)
    if not voters:
        return words.html("result-no-votes")
    if not finders:
        return words.html("result-none")
    if len(finders) == len(voters):
        return words.html("result-all")
    return words.html("result-some", names=seat_names(game, finders, words))


def _points(scene: Scene, scored: rules.ScoredRound, words: Words) -> list[Html]:
    points = dict(scored.points)
    return [
        words.html(
            "result-points",
            sign=sign(seat),
            name=short_name(seat.name),
            points=words.number(points[seat.number], signed=True),
            score=seat.score,
        )
        for seat in standings_after(scene, scored)
        if seat.number in points
    ]


def _cards(game: rules.Game, scored: rules.ScoredRound, words: Words) -> list[Html]:
    return [_card(game, card, words) for card in scored.table]


def _card(game: rules.Game, card: rules.ShownCard, words: Words) -> Html:
    key = "result-card-house" if card.by_house else "result-card"
    if card.owner is None:
        said = words.html("result-card-decoy", number=card.number)
    else:
        said = words.html(key, number=card.number, name=seat_name(game, card.owner))
    if not card.voters:
        return said
    return words.html("result-card-votes", card=said, names=seat_names(game, card.voters, words))


def _ending(game: rules.Game, words: Words) -> Html:
    ending = game.ending or rules.Ending.HOST
    unplayed = "-unplayed" if ending is rules.Ending.HOST and not game.winners else ""
    return words.html(f"ending-{ending.value}{unplayed}")


def _standings(game: rules.Game, words: Words) -> list[Html]:
    seats = sorted(game.seats, key=lambda seat: -seat.score)
    return [
        words.html(
            "over-score",
            place=1 + sum(other.score > seat.score for other in seats),
            sign=sign(seat),
            name=short_name(seat.name),
            score=seat.score,
        )
        for seat in seats
    ]
