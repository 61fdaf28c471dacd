"""The guessers' part: cards that fit the clue, and votes for the storyteller's card."""

from dataclasses import replace
from random import Random

from models.rules import dealing
from models.rules.events import CardsGiven, VoteCast
from models.rules.game import Game, Phase, Vote
from models.rules.moves import player_in_round, stirred
from models.rules.refusals import Refusal, RuleError
from models.rules.turns import Outcome, settle


def lay(
    game: Game, *, player: int, round: int, cards: tuple[str, ...], now: float, chance: Random
) -> Outcome:
    """Give the card (three players: the two cards) that fits the clue, in place of any given before.

    No cards: take back. The last card opens the vote. Raises RuleError `over`, `too-late`, `not-seated`,
    `not-yet`, `not-your-turn` for the storyteller, `wrong-count` or `not-in-hand`.
    """
    seat, round_ = player_in_round(game, player, number=round, phases=(Phase.LAYING,))
    if seat.number == round_.storyteller:
        raise RuleError(Refusal.NOT_YOUR_TURN)
    wanted = game.rules.cards_to_lay(len(round_.players))
    if cards and (len(cards) != wanted or len(set(cards)) != wanted):
        raise RuleError(Refusal.WRONG_COUNT, wanted=wanted)
    if not set(cards) <= {*seat.hand, *round_.laid_by(seat.number)}:
        raise RuleError(Refusal.NOT_IN_HAND)
    seat, round_ = dealing.give(game, round_, seat, cards)
    round_ = replace(round_, fixed=round_.fixed or bool(cards))
    game = stirred(replace(game, round=round_), seat)
    game, events = settle(game, now=now, chance=chance)
    return game, (CardsGiven(round, seat.number), *events)


def vote(
    game: Game, *, player: int, round: int, numbers: tuple[int, ...], now: float, chance: Random
) -> Outcome:
    """Vote for the number believed to be the storyteller's card, in place of any vote before.

    Never for an own card. No numbers: take back. The last vote closes the round. Raises RuleError `over`,
    `too-late`, `not-seated`, `not-yet`, `not-your-turn` for the storyteller, `wrong-count`, `not-on-table`
    or `own-card`.
    """
    seat, round_ = player_in_round(game, player, number=round, phases=(Phase.VOTING,))
    if seat.number == round_.storyteller:
        raise RuleError(Refusal.NOT_YOUR_TURN)
    most = game.rules.most_votes(len(round_.players))
    if len(numbers) > most or len(set(numbers)) != len(numbers):
        raise RuleError(Refusal.WRONG_COUNT, wanted=most)
    for number in numbers:
        if not 1 <= number <= len(round_.table):
            raise RuleError(Refusal.NOT_ON_TABLE)
        if round_.table[number - 1].owner == seat.number:
            raise RuleError(Refusal.OWN_CARD)
    others = tuple(cast for cast in round_.votes if cast.seat != seat.number)
    votes = (*others, Vote(seat.number, tuple(sorted(numbers)))) if numbers else others
    game = stirred(replace(game, round=replace(round_, votes=votes)), seat)
    game, events = settle(game, now=now, chance=chance)
    return game, (VoteCast(round, seat.number), *events)
