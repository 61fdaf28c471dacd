"""The course of a game: a turn opens, its phases follow, it ends, and at last the game does."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from models.rules import dealing
from models.rules.events import (
    Event,
    GameOver,
    HostPassed,
    RoundScored,
    RoundVoid,
    TableLaid,
    TurnOpened,
    TurnPassed,
)
from models.rules.game import Ending, Game, Lap, Phase, Round, ScoredRound, Seat, ShownCard, awaited
from models.rules.pace import times_of
from models.rules.scoring import Count, points_of

DEAD_TURNS = 3  # turns in a row in which no person moved: everybody sleeps

Events = tuple[Event, ...]
Outcome = tuple[Game, Events]


def enter(game: Game, phase: Phase, now: float) -> Game:
    """The game in a new phase of its round; house rules changed meanwhile hold from here."""
    if game.rules_next is not None:
        game = replace(game, rules=game.rules_next, rules_next=None)
    round_ = replace(
        game.current(),
        times=times_of(game.rules, phase, now),
        skipped=frozenset(),
        nudged=False,
        graced=False,
    )
    return replace(game, phase=phase, round=round_)


def first_turn(game: Game, *, now: float, chance: Random) -> Outcome:
    """Round 1: told by the first to find a clue, by lot, or by the seat the host named."""
    storyteller = _first_storyteller(game, chance)
    return _open(game, 1, storyteller, now=now)


def settle(game: Game, *, now: float, chance: Random) -> Outcome:
    """Close every phase that waits for nobody."""
    events: Events = ()
    while game.round is not None and not awaited(game):
        close = _CLOSE[game.phase]
        game, more = close(game, now, chance)
        events += more
    return game, events


def void(game: Game, *, now: float, chance: Random) -> Outcome:
    """The storyteller left before the vote: cards go back, nobody scores, the next seat tells."""
    round_ = game.current()
    assert round_.storyteller is not None  # noqa: S101 - nobody to leave otherwise
    event = RoundVoid(round_.number, round_.storyteller)
    game, events = _turn_over(dealing.taken_back(game), now=now, chance=chance)
    return game, (event, *events)


def pass_turn(game: Game, now: float, chance: Random) -> Outcome:
    """No clue in time: the turn passes to the left, hands stay, nobody scores."""
    round_ = game.current()
    event = TurnPassed(round_.number, round_.storyteller)
    game, events = _turn_over(dealing.taken_back(game), now=now, chance=chance)
    return game, (event, *events)


def end(game: Game, ending: Ending) -> Outcome:
    """The game over, its open round void; the highest among the seats present share the win."""
    game = dealing.taken_back(game)
    winners: tuple[int, ...] = ()
    if game.last_round is not None and game.present:
        best = max(seat.score for seat in game.present)
        winners = tuple(seat.number for seat in game.present if seat.score == best)
    game = replace(game, rules=game.rules_next or game.rules, rules_next=None)
    game = replace(game, phase=Phase.OVER, round=None, winners=winners, ending=ending, paused=None)
    return game, (GameOver(ending),)


def pass_host(game: Game) -> Outcome:
    """The host's role to the next seat present, clockwise; to one who sleeps only if all do."""
    if game.host is None:
        return game, ()
    after = [seat for seat in _clockwise_after(game, game.host) if not seat.gone and seat.number != game.host]
    if not after:
        return game, ()
    host = next((seat for seat in after if seat.missed < 2), after[0])
    return replace(game, host=host.number), (HostPassed(host.number),)


def _first_storyteller(game: Game, chance: Random) -> int | None:
    numbers = [seat.number for seat in game.seats]
    if game.rules.first == "race":
        return None
    if game.rules.first in numbers:
        return int(game.rules.first)
    return chance.choice(numbers)


def _open(game: Game, number: int, storyteller: int | None, *, now: float) -> Outcome:
    players = tuple(seat.number for seat in game.present)
    lap = game.lap if game.lap.turns_left else Lap(game.lap.done, len(players))
    round_ = Round(
        number=number,
        players=players,
        times=times_of(game.rules, Phase.TELLING, now),
        storyteller=storyteller,
        raced=storyteller is None,
    )
    game = enter(replace(game, round=round_, lap=lap), Phase.TELLING, now)
    return game, (TurnOpened(number, storyteller),)


def _close_telling(game: Game, now: float, chance: Random) -> Outcome:
    return pass_turn(game, now, chance)


def _close_laying(game: Game, now: float, chance: Random) -> Outcome:
    game, round_ = dealing.house_gives(game, game.current(), chance)
    game, round_ = dealing.lay_table(game, round_, chance)
    game = enter(replace(game, round=round_), Phase.VOTING, now)
    return game, (TableLaid(round_.number),)


def _close_voting(game: Game, now: float, chance: Random) -> Outcome:
    round_ = game.current()
    scored = _scored(game, round_)
    for number, points in scored.points:
        seat = game.seat(number)
        game = game.with_seat(replace(seat, score=seat.score + points))
    game = replace(dealing.discarded(game), last_round=scored)
    game, events = _turn_over(game, now=now, chance=chance)
    return game, (RoundScored(round_.number), *events)


_CLOSE: dict[Phase, Callable[[Game, float, Random], Outcome]] = {
    Phase.TELLING: _close_telling,
    Phase.LAYING: _close_laying,
    Phase.VOTING: _close_voting,
}


def _scored(game: Game, round_: Round) -> ScoredRound:
    assert round_.storyteller is not None  # noqa: S101 - the table is laid
    assert round_.clue is not None  # noqa: S101
    count = Count(
        players=round_.players,
        storyteller=round_.storyteller,
        owners=tuple(card.owner for card in round_.table),
        votes={vote.seat: vote.numbers for vote in round_.votes},
        gone=round_.left,
        scores={seat.number: seat.score for seat in game.seats},
    )
    by_house = {laid.seat for laid in round_.laid if laid.by_house}
    table = tuple(
        ShownCard(
            number=number,
            card=card.card,
            owner=card.owner,
            voters=tuple(seat for seat in round_.players if number in round_.votes_of(seat)),
            by_house=card.owner in by_house,
        )
        for number, card in enumerate(round_.table, start=1)
    )
    points = points_of(game.rules, count)
    return ScoredRound(round_.number, round_.storyteller, round_.clue, table, tuple(points.items()))


def _turn_over(game: Game, *, now: float, chance: Random) -> Outcome:
    """The turn counted, hands drawn up, and the next turn opened, unless the game is over."""
    round_ = game.current()
    lap = Lap(game.lap.done, max(0, game.lap.turns_left - 1))
    if lap.turns_left == 0:
        lap = Lap(game.lap.done + 1, 0)
    dead_turns = 0 if round_.moved else game.dead_turns + 1
    game = replace(game, turns=round_.number, lap=lap, dead_turns=dead_turns)
    game, lasts = dealing.drawn_up(game, chance)
    ending = _ending(game, lasts)
    if ending is not None:
        return end(game, ending)
    storyteller = _next_storyteller(game, round_, chance)
    game = _newcomers_seated(game, storyteller)
    return _open(game, round_.number + 1, storyteller, now=now)


def _ending(game: Game, cards_last: bool) -> Ending | None:
    if game.dead_turns >= DEAD_TURNS:
        return Ending.ASLEEP
    points = game.rules.points
    if points is not None and any(seat.score >= points for seat in game.seats):
        return Ending.POINTS
    if game.rules.laps is not None and game.lap.done >= game.rules.laps:
        return Ending.LAPS
    return None if cards_last else Ending.LAST_CARD


def _next_storyteller(game: Game, round_: Round, chance: Random) -> int:
    """The seat to the left, clockwise; who joins now tells last."""
    candidates = [seat for seat in game.present if seat.joined <= round_.number] or list(game.present)
    if round_.storyteller is None:
        return chance.choice(candidates).number
    order = [seat for seat in _clockwise_after(game, round_.storyteller) if seat in candidates]
    return order[0].number


def _newcomers_seated(game: Game, storyteller: int) -> Game:
    """Who joined during the last turn sits down right of the coming storyteller, scoring as the lowest."""
    coming = game.turns + 1
    new = [seat for seat in game.seats if seat.joined == coming and seat.number != storyteller]
    old = [seat for seat in game.seats if seat not in new]
    lowest = min(seat.score for seat in old)
    place = next(index for index, seat in enumerate(old) if seat.number == storyteller)
    seated = [replace(seat, score=lowest) for seat in new]
    return replace(game, seats=(*old[:place], *seated, *old[place:]))


def _clockwise_after(game: Game, number: int) -> list[Seat]:
    place = next(index for index, seat in enumerate(game.seats) if seat.number == number)
    return [*game.seats[place + 1 :], *game.seats[: place + 1]]
