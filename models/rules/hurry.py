"""What moves a slow game on: the reminder, the skip, the deadline, and the pauses of the chat."""

from dataclasses import replace
from random import Random

from models.rules import pace
from models.rules.events import Event, LotDrawn, Nudged, Paused, Resumed, Skipped
from models.rules.game import Ending, Game, Phase, Seat, awaited
from models.rules.moves import as_host, in_play, stirred
from models.rules.refusals import Refusal, RuleError
from models.rules.turns import Outcome, end, pass_host, pass_turn, settle

MISSES_OF_A_HOST = 2  # deadlines a host may miss before the role passes


def nudge(
    game: Game, *, player: int, round: int, phase: Phase, now: float, chance: Random, admin: bool = False
) -> Outcome:
    """Send the phase's one reminder to those it waits for.

    Raises RuleError `over`, `too-late`, `not-seated`, `already-nudged` or `too-early` (with the time).
    """
    round_ = in_play(game, number=round, phase=phase)
    _check_seated(game, player, admin=admin)
    if round_.nudged:
        raise RuleError(Refusal.ALREADY_NUDGED)
    if pace.moment(game, now) < round_.times.nudge_at:
        raise RuleError(Refusal.TOO_EARLY, at=round_.times.nudge_at)
    return _reminded(_stirred(game, player))


def skip(
    game: Game,
    *,
    player: int,
    round: int,
    phase: Phase,
    seat: int | None,
    now: float,
    chance: Random,
    admin: bool = False,
) -> Outcome:
    """Wait no longer for a seat; in the race of round 1 `seat` is None and the lot chooses a storyteller.

    Raises RuleError `over`, `too-late`, `not-seated`, `not-host`, `not-awaited`, `no-such-seat` or
    `too-early` (with the time).
    """
    round_ = in_play(game, number=round, phase=phase)
    _check_seated(game, player, admin=admin)
    if game.rules.skip == "host":
        as_host(game, player, admin=admin)
    racing = game.phase is Phase.TELLING and round_.storyteller is None
    if seat is not None:
        game.seat(seat)
    if racing != (seat is None) or (seat is not None and seat not in awaited(game)):
        raise RuleError(Refusal.NOT_AWAITED)
    if pace.moment(game, now) < round_.times.skip_at:
        raise RuleError(Refusal.TOO_EARLY, at=round_.times.skip_at)
    game = _stirred(game, player)
    if seat is None:
        return _lot(game, now, chance, by=game.seat_of(player))
    return _skipped(game, (seat,), now, chance)


def tick(game: Game, *, now: float, chance: Random) -> Outcome:
    """What the clock does when a game is due: close a lobby, remind, or close the phase.

    Nothing is due: the same game, no events.
    """
    at = pace.due(game)
    if at is None or now < at:
        return game, ()
    if game.paused is not None:
        return end(game, Ending.SILENCE)
    if game.round is None:
        return end(game, Ending.CLOSED)
    if now < game.round.times.deadline:
        return _reminded(game)
    if game.phase is Phase.TELLING and game.round.storyteller is None:
        return _lot(game, now, chance)
    return _skipped(game, awaited(game), now, chance)


def pause(game: Game, *, now: float, chance: Random) -> Outcome:
    """Let time stand still: the bot may not write to the chat. A paused or finished game stays as it is."""
    if game.is_over or game.paused is not None:
        return game, ()
    return replace(game, paused=now), (Paused(),)


def resume(game: Game, *, now: float, chance: Random) -> Outcome:
    """Let time go on, with what remained of the phase. A game that is not paused stays as it is."""
    if game.paused is None:
        return game, ()
    paused = game.paused
    game = replace(game, paused=None)
    if game.round is None:
        return replace(game, pressed=game.pressed + now - max(paused, game.pressed)), (Resumed(),)
    times = pace.shifted(game.rules, game.round.times, paused, now)
    return replace(game, round=replace(game.round, times=times)), (Resumed(),)


def grace(game: Game, *, now: float, chance: Random) -> Outcome:
    """A little time more, once, for a phase that ran out while the service was down."""
    round_ = game.round
    if round_ is None or game.paused is not None or round_.graced or round_.times.deadline > now:
        return game, ()
    times = pace.graced(game.rules, round_.times, now)
    return replace(game, round=replace(round_, times=times, graced=True)), ()


def _check_seated(game: Game, player: int, *, admin: bool) -> None:
    if not admin:
        game.seated(player)


def _stirred(game: Game, player: int) -> Game:
    seat = game.seat_of(player)
    if seat is None or seat.gone:  # an admin who does not play
        return replace(game, round=replace(game.current(), moved=True))
    return stirred(game, seat)


def _reminded(game: Game) -> Outcome:
    round_ = game.current()
    event = Nudged(round_.number, game.phase, awaited(game))
    return replace(game, round=replace(round_, nudged=True)), (event,)


def _lot(game: Game, now: float, chance: Random, *, by: Seat | None = None) -> Outcome:
    """Nobody told in the race: one of those who are here, by lot, with a deadline of their own.

    `by` is the seat that would wait no longer; all others have missed the race.
    """
    round_ = game.current()
    waiting = awaited(game)
    storyteller = chance.choice(waiting)
    times = pace.times_of(game.rules, Phase.TELLING, now)
    drawn = replace(round_, storyteller=storyteller, raced=False, times=times, nudged=False, graced=False)
    game, passed = _missed(game, tuple(seat for seat in waiting if by is None or seat != by.number))
    return replace(game, round=drawn), (LotDrawn(round_.number, storyteller), *passed)


def _skipped(game: Game, seats: tuple[int, ...], now: float, chance: Random) -> Outcome:
    """Those seats missed the phase: the turn passes, the house gives, or no vote is cast."""
    round_ = game.current()
    events: tuple[Event, ...] = tuple(Skipped(round_.number, game.phase, seat) for seat in seats)
    game, passed = _missed(game, seats)
    telling = game.phase is Phase.TELLING
    game = replace(game, round=replace(round_, skipped=round_.skipped | set(seats)))
    game, more = pass_turn(game, now, chance) if telling else settle(game, now=now, chance=chance)
    return game, (*events, *passed, *more)


def _missed(game: Game, seats: tuple[int, ...]) -> Outcome:
    """Those seats missed a deadline; a host who has missed two hands on the role."""
    for number in seats:
        seat = game.seat(number)
        game = game.with_seat(replace(seat, missed=seat.missed + 1))
    if game.host not in seats or game.seat(game.host).missed < MISSES_OF_A_HOST:
        return game, ()
    return pass_host(game)
