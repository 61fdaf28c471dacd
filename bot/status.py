"""What a game waits for, in a few lines: the end of its newest message, and the reminder."""

from collections.abc import Iterable
from zoneinfo import ZoneInfo

from bot.markup import mention
from bot.names import seat_name, seat_names, short_name
from bot.texts import Html, Words
from models import rules


def status_of(game: rules.Game, words: Words) -> tuple[Html, ...]:
    """The lines that say what a running game waits for; none for a lobby or a game that is over."""
    round_ = game.round
    if round_ is None:
        return ()
    line = (
        _telling(game, round_, words) if game.phase is rules.Phase.TELLING else _giving(game, round_, words)
    )
    if game.rules.pace is not rules.Pace.SLOW:
        return (line,)
    zone, until = ZoneInfo(game.rules.zone), round_.times.deadline
    day, time = words.weekday(until, zone), words.time(until, zone)
    return (line, words.html("status-until", day=day, time=time, zone=game.rules.zone))


def asked_of(game: rules.Game, asked: float | None, words: Words) -> tuple[Html, ...]:
    """For how long the game had waited when somebody asked (Unix seconds), and how long it still would."""
    round_ = game.round
    if asked is None or round_ is None or not round_.times.since < asked < round_.times.deadline:
        return ()
    waited, left = (
        words.duration(seconds) for seconds in (asked - round_.times.since, round_.times.deadline - asked)
    )
    return (words.html("status-asked", waited=waited, left=left),)


def reminder_of(game: rules.Game, seats: Iterable[int], phase: rules.Phase, words: Words) -> Html:
    """The phase's one reminder, with a mention of each seat it still waits for."""
    round_ = game.round
    if phase is rules.Phase.TELLING and (round_ is None or round_.storyteller is None):
        return words.html("reminder-race")
    names = words.names_html([_mentioned(game, number) for number in seats])
    return words.html(f"reminder-{phase.value}", names=names)


def _telling(game: rules.Game, round_: rules.Round, words: Words) -> Html:
    if round_.storyteller is None:
        return words.html("status-race")
    key = "status-showing" if round_.showing else "status-telling"
    return words.html(key, name=seat_name(game, round_.storyteller))


def _giving(game: rules.Game, round_: rules.Round, words: Words) -> Html:
    waiting = rules.awaited(game)
    is_done = round_.laid_by if game.phase is rules.Phase.LAYING else round_.votes_of
    done = sum(1 for seat in round_.guessers if is_done(seat))
    names = seat_names(game, waiting, words)
    return words.html(f"status-{game.phase.value}", done=done, all=done + len(waiting), names=names)


def _mentioned(game: rules.Game, number: int) -> Html:
    seat = game.seat(number)
    return mention(seat.player, short_name(seat.name))
