"""Who sits at the table: joining, leaving, coming back, and being sent away."""

from dataclasses import replace
from random import Random

from models.rules import dealing
from models.rules.events import Event, Joined, Left, Readmitted
from models.rules.game import Ending, Game, Phase, Removed, Seat
from models.rules.house_rules import MOST_SEATS_LARGE
from models.rules.moves import as_host, pressed, stirred
from models.rules.refusals import Refusal, RuleError
from models.rules.turns import Outcome, end, pass_host, settle, void

REFILLS_FOR_A_NEWCOMER = 2


def join(game: Game, *, player: int, name: str, now: float, chance: Random) -> Outcome:
    """Take a seat: at once in the lobby, from the next round on in a running game.

    Who left comes back to the same seat, hand and score.

    Raises RuleError `over`, `removed`, `already-seated`, `table-full` or `pile-short`.
    """
    if game.is_over:
        raise RuleError(Refusal.OVER)
    if any(removed.player == player for removed in game.removed):
        raise RuleError(Refusal.REMOVED)
    seat = game.seat_of(player)
    if seat is not None:
        return _come_back(game, seat, name)
    if len(game.seats) >= game.rules.seats:
        raise RuleError(Refusal.TABLE_FULL, seats=game.rules.seats)
    if game.phase is Phase.LOBBY:
        return _take_seat(game, player, name, now)
    return _join_late(game, player, name, chance)


def leave(game: Game, *, player: int, now: float, chance: Random) -> Outcome:
    """Leave the table; the seat, its score and its hand stay, except in the lobby.

    Raises RuleError `over` or `not-seated`.
    """
    if game.is_over:
        raise RuleError(Refusal.OVER)
    seat = game.seated(player)
    return _go(game, seat, Left(seat.number, seat.name), now=now, chance=chance)


def remove(game: Game, *, player: int, seat: int, now: float, chance: Random, admin: bool = False) -> Outcome:
    """Send a seat's player away; only `readmit` lets them come back.

    Raises RuleError `over`, `not-host`, `no-such-seat`, `removed`, or `not-allowed` for one's own seat.
    """
    as_host(game, player, admin=admin)
    away = game.seat(seat)
    if away.player == player:
        raise RuleError(Refusal.NOT_ALLOWED)
    if any(removed.player == away.player for removed in game.removed):
        raise RuleError(Refusal.REMOVED)
    key = f"{chance.getrandbits(64):016x}"
    game = replace(game, removed=(*game.removed, Removed(away.player, away.name, key)))
    if game.phase is Phase.LOBBY:
        game = pressed(game, player, now)
    left = Left(away.number, away.name, removed=True)
    return (game, (left,)) if away.gone else _go(game, away, left, now=now, chance=chance)


def readmit(game: Game, *, player: int, key: str, now: float, chance: Random, admin: bool = False) -> Outcome:
    """Let a removed player come back. `key` is how the view names them.

    Raises RuleError `over`, `not-host` or `not-removed`.
    """
    as_host(game, player, admin=admin)
    back = next((removed for removed in game.removed if removed.key == key), None)
    if back is None:
        raise RuleError(Refusal.NOT_REMOVED)
    game = replace(game, removed=tuple(removed for removed in game.removed if removed != back))
    return game, (Readmitted(back.name),)


def _come_back(game: Game, seat: Seat, name: str) -> Outcome:
    if not seat.gone:
        raise RuleError(Refusal.ALREADY_SEATED)
    seat = replace(seat, gone=False, name=name, from_round=max(seat.from_round, game.current().number + 1))
    return stirred(game, seat), (Joined(seat.number, returned=True),)


def _take_seat(game: Game, player: int, name: str, now: float) -> Outcome:
    taken = {seat.number for seat in game.seats}
    number = next(number for number in range(1, len(taken) + 2) if number not in taken)
    seat = Seat(number=number, player=player, name=name, bunny=_free_bunny(game))
    game = replace(game, seats=(*game.seats, seat))
    return pressed(game, player, now), (Joined(number),)


def _join_late(game: Game, player: int, name: str, chance: Random) -> Outcome:
    rules, coming = game.rules, game.current().number + 1
    players = len(game.present) + 1
    hand = rules.hand_size(players)
    left = len(game.pile) + (len(game.used) if rules.large_table else 0) - hand
    if left < REFILLS_FOR_A_NEWCOMER * rules.cards_a_round(players):
        raise RuleError(Refusal.PILE_SHORT)
    game, cards = dealing.draw(game, hand, chance)
    seat = Seat(
        number=max(seat.number for seat in game.seats) + 1,
        player=player,
        name=name,
        bunny=_free_bunny(game),
        score=min(seat.score for seat in game.seats),
        hand=cards,
        joined=coming,
        from_round=coming,
    )
    game = replace(game, seats=(*game.seats, seat))
    return stirred(game, seat), (Joined(seat.number),)


def _free_bunny(game: Game) -> int:
    taken = {seat.bunny for seat in game.seats}
    return next(bunny for bunny in range(MOST_SEATS_LARGE) if bunny not in taken)


def _go(game: Game, seat: Seat, left: Left, *, now: float, chance: Random) -> Outcome:
    events: tuple[Event, ...] = (left,)
    if seat.number == game.host:
        game, passed = pass_host(game)
        events += passed
    if game.phase is Phase.LOBBY:
        return _free_seat(game, seat, now, events)
    round_ = game.current()
    game = game.with_seat(replace(seat, gone=True))
    game = replace(game, round=replace(round_, left=round_.left | {seat.number}))
    if len(game.present) < game.rules.fewest_players:
        game, more = end(game, Ending.TOO_FEW)
    elif seat.number == round_.storyteller and game.phase is not Phase.VOTING:
        game, more = void(game, now=now, chance=chance)
    else:
        game, more = settle(game, now=now, chance=chance)
    return game, events + more


def _free_seat(game: Game, seat: Seat, now: float, events: tuple[Event, ...]) -> Outcome:
    game = replace(game, seats=tuple(other for other in game.seats if other.number != seat.number))
    if not game.seats:
        game, more = end(game, Ending.CLOSED)
        return game, events + more
    return replace(game, pressed=now), events
