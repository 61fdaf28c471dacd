"""How long a phase lasts, and when one may nudge and skip in it."""

from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from models.rules.game import Game, Phase, Times
from models.rules.house_rules import HouseRules, Pace

MINUTE = 60.0
HOUR = 60 * MINUTE
LOBBY_CLOSES_AFTER = 24 * HOUR  # without a press
ANY_SEAT_BEGINS_AFTER = 10 * MINUTE  # without a press by the host
PAUSE_ENDS_AFTER = 7 * 24 * HOUR
GRACE = 2 * MINUTE  # for phases that ran out while the service was down
QUIET_FROM, QUIET_UNTIL = 23, 8  # o'clock in the chat's zone, slow pace only

_LIVING_ROOM = {Phase.TELLING: 120.0, Phase.LAYING: 90.0, Phase.VOTING: 60.0}


def times_of(rules: HouseRules, phase: Phase, now: float) -> Times:
    """The times of a phase that opens now (Unix seconds)."""
    if rules.pace is Pace.LIVING_ROOM:
        length = _LIVING_ROOM[phase]
        end = now + length
        return Times(since=now, deadline=end, nudge_at=now + 30, skip_at=end, remind_at=now + length / 2)
    if rules.pace is Pace.RELAXED:
        return Times(
            since=now,
            deadline=now + 12 * HOUR,
            nudge_at=now + 2 * MINUTE,
            skip_at=now + 15 * MINUTE,
            remind_at=now + 6 * HOUR,
        )
    zone = ZoneInfo(rules.zone)
    return Times(
        since=now,
        deadline=awake(now + 24 * HOUR, zone),
        nudge_at=awake(now + 2 * HOUR, zone),
        skip_at=awake(now + 8 * HOUR, zone),
        remind_at=awake(now + 12 * HOUR, zone),
    )


def awake(moment: float, zone: ZoneInfo) -> float:
    """The moment itself, or the end of the night it falls into."""
    local = datetime.fromtimestamp(moment, zone)
    if QUIET_UNTIL <= local.hour < QUIET_FROM:
        return moment
    morning = local.replace(hour=QUIET_UNTIL, minute=0, second=0, microsecond=0, fold=0)
    if local.hour >= QUIET_FROM:
        morning += timedelta(days=1)
    return morning.timestamp()


def due(game: Game) -> float | None:
    """When the clock must next look at a game (Unix seconds); None: never."""
    if game.is_over:
        return None
    if game.paused is not None:
        return game.paused + PAUSE_ENDS_AFTER
    if game.round is None:
        return game.pressed + LOBBY_CLOSES_AFTER
    times = game.round.times
    return times.deadline if game.round.nudged else min(times.remind_at, times.deadline)


def moment(game: Game, now: float) -> float:
    """Now, or the instant at which a paused game's time stood still."""
    return now if game.paused is None else min(now, game.paused)


def shifted(rules: HouseRules, times: Times, paused: float, now: float) -> Times:
    """The times of a phase once a pause is over: what remained remains."""
    by = now - max(paused, times.since)
    return replace(
        times,
        deadline=_by_day(rules, times.deadline + by),
        nudge_at=_by_day(rules, times.nudge_at + by),
        skip_at=_by_day(rules, times.skip_at + by),
        remind_at=_by_day(rules, times.remind_at + by),
    )


def graced(rules: HouseRules, times: Times, now: float) -> Times:
    """The times of a phase that ran out, with a little time more; a skip that was its end stays its end."""
    deadline = _by_day(rules, now + GRACE)
    skip_at = deadline if times.skip_at == times.deadline else times.skip_at
    return replace(times, deadline=deadline, skip_at=skip_at)


def _by_day(rules: HouseRules, moment: float) -> float:
    return awake(moment, ZoneInfo(rules.zone)) if rules.pace is Pace.SLOW else moment
