"""Cards on their way: from the pile to hands, to the table, and out of the game."""

from dataclasses import replace
from math import ceil
from random import Random

from models.rules.game import Game, Laid, Round, Seat, TableCard
from models.rules.house_rules import HouseRules

CARDS_A_GAME = 84  # the sheets' deck


def shuffled(cards: tuple[str, ...], chance: Random) -> tuple[str, ...]:
    """The cards in an order of chance."""
    order = list(cards)
    chance.shuffle(order)
    return tuple(order)


def cards_for(rules: HouseRules, deck: tuple[str, ...], chance: Random) -> tuple[str, ...]:
    """The cards a game is played with: 84 drawn by lot, or the whole deck."""
    cards = shuffled(deck, chance)
    return cards if rules.all_cards else cards[:CARDS_A_GAME]


def cards_needed(rules: HouseRules, players: int) -> int:
    """How many cards fill every hand and one round's refill."""
    return players * rules.hand_size(players) + rules.cards_a_round(players)


def lap_fits(players: int, cards: int) -> bool:
    """Whether so many cards last for a whole lap of so many players."""
    return cards > players * (players + 5)


def draw(game: Game, count: int, chance: Random) -> tuple[Game, tuple[str, ...]]:
    """Up to so many cards from the top of the pile; at a large table used cards make a new one."""
    drawn, pile, used = game.pile[:count], game.pile[count:], game.used
    if len(drawn) < count and game.rules.large_table:
        more = count - len(drawn)
        pile, used = shuffled(used, chance), ()
        drawn, pile = drawn + pile[:more], pile[more:]
    return replace(game, pile=pile, used=used), drawn


def drawn_up(game: Game, chance: Random) -> tuple[Game, bool]:
    """Every present hand drawn up to the size of the coming round, and whether cards are left to play it.

    Who already holds as many or more draws nothing. The refill that takes the last card of the pile, or falls
    short, is the game's last; a large table ends only when the hands cannot be filled.
    """
    size = game.rules.hand_size(len(game.present))
    short = False
    for seat in game.present:
        wanted = max(0, size - len(seat.hand))
        game, cards = draw(game, wanted, chance)
        short = short or len(cards) < wanted
        game = game.with_seat(replace(seat, hand=seat.hand + cards))
    if game.rules.large_table:
        return game, not short
    return game, not short and bool(game.pile)


def rounds_that_fit(game: Game, round_: Round) -> int:
    """How many rounds the pile lasts for, the one in play included, if nobody comes or goes.

    Not for a large table, where used cards make a new pile.
    """
    rules, seats = game.rules, game.present
    hands, given = _after_laying(game, round_)
    decoys = 0 if round_.table else max(0, rules.decoys_up_to(len(round_.players)) - given)
    size, each = rules.hand_size(len(seats)), rules.cards_to_lay(len(seats))
    pile = len(game.pile) - decoys - sum(max(0, size - hand) for hand in hands)
    rounds = 1
    while pile > 0 and max(hands) > size:  # who holds more than a hand draws nothing yet
        hands = [max(hand, size) - each for hand in hands]
        pile -= sum(max(0, size - hand) for hand in hands)
        rounds += 1
    return rounds + ceil(max(0, pile) / rules.cards_a_round(len(seats)))


def give(game: Game, round_: Round, seat: Seat, cards: tuple[str, ...]) -> tuple[Seat, Round]:
    """A guesser's cards put on the way to the table, in place of those given before."""
    free = seat.hand + round_.laid_by(seat.number)
    kept = tuple(card for card in free if card not in cards)
    others = tuple(laid for laid in round_.laid if laid.seat != seat.number)
    laid = (*others, Laid(seat.number, cards)) if cards else others
    return replace(seat, hand=kept), replace(round_, laid=laid)


def house_gives(game: Game, round_: Round, chance: Random) -> tuple[Game, Round]:
    """Cards taken at random from the guessers who are here and gave none."""
    for number in round_.guessers:
        if number in round_.left or round_.laid_by(number):
            continue
        seat = game.seat(number)
        cards = tuple(chance.sample(seat.hand, game.rules.cards_to_lay(len(round_.players))))
        seat, round_ = give(game, round_, seat, cards)
        laid = tuple(replace(laid, by_house=laid.seat == number or laid.by_house) for laid in round_.laid)
        game, round_ = game.with_seat(seat), replace(round_, laid=laid)
    return game, round_


def lay_table(game: Game, round_: Round, chance: Random) -> tuple[Game, Round]:
    """All given cards and the decoys, shuffled face up; their numbers say nothing of their owners."""
    cards = [TableCard(card, laid.seat) for laid in round_.laid for card in laid.cards]
    cards += [TableCard(card, round_.storyteller) for card in (round_.card,) if card is not None]
    missing = max(0, game.rules.decoys_up_to(len(round_.players)) - len(cards))
    decoys, pile = game.pile[:missing], game.pile[missing:]
    cards += [TableCard(card, None) for card in decoys]
    chance.shuffle(cards)
    return replace(game, pile=pile), replace(round_, table=tuple(cards))


def taken_back(game: Game) -> Game:
    """Every given card back in its hand, and a laid table's decoys out of the game; the round is empty."""
    round_ = game.round
    if round_ is None:
        return game
    for number in round_.players:
        seat = game.seat(number)
        game = game.with_seat(replace(seat, hand=seat.hand + round_.laid_by(number)))
    decoys = tuple(card.card for card in round_.table if card.owner is None)
    return replace(
        game, used=game.used + decoys, round=replace(round_, card=None, laid=(), table=(), votes=())
    )


def discarded(game: Game) -> Game:
    """The table's cards leave the game."""
    round_ = game.round
    if round_ is None:
        return game
    cards = tuple(card.card for card in round_.table)
    return replace(
        game, used=game.used + cards, round=replace(round_, card=None, laid=(), table=(), votes=())
    )


def _after_laying(game: Game, round_: Round) -> tuple[list[int], int]:
    """How many cards each present seat keeps in this round, and how many lie on the table, decoys aside."""
    here = [seat for seat in game.present if seat.number in round_.players and seat.number not in round_.left]
    each = game.rules.cards_to_lay(len(round_.players))
    teller = round_.storyteller or here[0].number  # in the race any: all hands are alike then
    to_give = {seat.number: 1 if seat.number == teller else each for seat in here}
    hands = [
        len(seat.hand) + len(round_.laid_by(seat.number)) - to_give[seat.number]
        if seat.number in to_give
        else len(seat.hand)
        for seat in game.present
    ]
    return hands, sum(to_give.values()) + sum(len(round_.laid_by(seat)) for seat in round_.left)
