"""What every move checks before it does anything."""

from dataclasses import replace

from models.rules.game import Game, Phase, Round, Seat
from models.rules.refusals import Refusal, RuleError


def player_in_round(game: Game, player: int, *, number: int, phases: tuple[Phase, ...]) -> tuple[Seat, Round]:
    """The seat and the round of a move made in time by someone who plays in it.

    Raises RuleError `over`, `too-late`, `not-seated` or `not-yet`.
    """
    if game.is_over:
        raise RuleError(Refusal.OVER)
    seat = game.seated(player)
    round_ = game.current()
    if round_.number != number or game.phase not in phases:
        raise RuleError(Refusal.TOO_LATE)
    if seat.number not in round_.players or seat.number in round_.left:
        raise RuleError(Refusal.NOT_YET, round=seat.from_round)
    return seat, round_


def in_play(game: Game, *, number: int, phase: Phase) -> Round:
    """The round that someone hurries. Raises RuleError `over` or `too-late`."""
    round_ = game.current()
    if round_.number != number or game.phase is not phase:
        raise RuleError(Refusal.TOO_LATE)
    return round_


def as_host(game: Game, player: int, *, admin: bool) -> None:
    """Pass the host and the chat's admins. Raises RuleError `over` or `not-host`."""
    if game.is_over:
        raise RuleError(Refusal.OVER)
    seat = game.seat_of(player)
    if admin or (seat is not None and not seat.gone and seat.number == game.host):
        return
    raise RuleError(Refusal.NOT_HOST)


def stirred(game: Game, seat: Seat) -> Game:
    """The game after a person did something: the seat is awake, the turn alive."""
    game = game.with_seat(replace(seat, missed=0))
    return game if game.round is None else replace(game, round=replace(game.round, moved=True))


def pressed(game: Game, player: int, now: float) -> Game:
    """A lobby after somebody pressed something in it."""
    seat = game.seat_of(player)
    by_host = seat is not None and seat.number == game.host
    return replace(game, pressed=now, host_pressed=now if by_host else game.host_pressed)
