"""The rule sheet of one table: which lines it has under its house rules, and a round for an example.

Lines are keys of the texts' section `rules` with their values; chat and page say them in their language.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from models.rules.game import Clue, ClueKind, Game, Phase, ScoredRound, ShownCard
from models.rules.house_rules import LARGE_ROUND, MOST_SEATS, HouseRules
from models.rules.scoring import (
    ALL_OR_NONE,
    FOUND,
    LARGE_TABLE_CAP,
    LONE,
    LOST_ALL,
    LOST_NONE,
    SURE,
    VOTE,
    Count,
    points_of,
)

TIPS = ("rules-tip-clue", "rules-tip-lure", "rules-tip-think", "rules-tip-practice")
TELLER = 1
"""The example's storyteller."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the sheet: the key of its text, and the numbers and names in it."""

    key: str
    values: Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class Sheet:
    """How a round goes, how it is scored, and how the game ends."""

    how: tuple[Line, ...]
    score: tuple[Line, ...]
    end: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a seat of the example earned points: `told`, `told-two`, `found`, `sure` or `votes`, so many."""

    kind: str
    points: int
    count: int = 1


@dataclass(frozen=True, slots=True)
class Example:
    """A round as it might go: seats from 1, clockwise, the first tells. Its clue has no words yet."""

    seats: tuple[int, ...]
    scored: ScoredRound
    reasons: Mapping[int, tuple[Reason, ...]]


@dataclass(frozen=True, slots=True)
class _Course:
    """Who owns card 1, 2, ... of an example, and who votes for which."""

    owners: tuple[int | None, ...]
    votes: Mapping[int, tuple[int, ...]]


_COURSES: Mapping[int, _Course] = MappingProxyType(
    {
        2: _Course((2, 1), {2: (2,)}),
        3: _Course((2, 3, 1, 2, 3), {2: (3,), 3: (1,)}),
        4: _Course((3, 4, 1, 2), {2: (3,), 3: (4,), 4: (1,)}),
        5: _Course((3, 5, 2, 1, 4), {2: (1,), 3: (4,), 4: (3,), 5: (1,)}),
        7: _Course(
            (3, 1, 2, 5, 4, 7, 6),
            {2: (2,), 3: (2, 3), 4: (1, 3), 5: (6,), 6: (2,), 7: (1, 5)},
        ),
    }
)
"""By seats; four and five go as the sheets' own examples do."""


def sheet(rules: HouseRules, *, players: int | None = None, first: str | None = None) -> Sheet:
    """The sheet of a table. `players`: how many play, once that is known; `first`: who is named to tell."""
    known = players or (rules.seats if rules.seats <= 3 else None)
    return Sheet(tuple(_how(rules, known, first)), tuple(_score(rules, known)), tuple(_end(rules)))


def sheet_of(game: Game) -> Sheet:
    """The sheet of a game, by the house rules that hold or come next."""
    rules = game.rules_next or game.rules
    first = next((seat.name for seat in game.seats if seat.number == rules.first), None)
    return sheet(rules, players=players_of(game), first=first)


def players_of(game: Game) -> int | None:
    """How many play; None while that may still change in the lobby."""
    if game.phase is Phase.LOBBY:
        return None
    return max(len(game.present), game.rules.fewest_players)


def example_size(rules: HouseRules, players: int | None = None) -> int:
    """With how many seats the example is played."""
    if players is None:
        players = 3 if rules.decoys is not None else LARGE_ROUND if rules.large_table else 5
        players = min(players, rules.seats)
    if players >= LARGE_ROUND:
        return LARGE_ROUND if rules.large_table else 5
    return min(players, 5)


def example_cards(rules: HouseRules, size: int) -> int:
    """How many cards lie on the example's table."""
    return max(len(_COURSES[size].owners), rules.decoys_up_to(size))


def example(rules: HouseRules, size: int, cards: Sequence[str]) -> Example:
    """A round of so many seats, scored by these rules. `cards`: the storyteller's, the others', decoys."""
    course = _COURSES[size]
    decoys = (None,) * (example_cards(rules, size) - len(course.owners))
    owners = (*course.owners[:1], *decoys, *course.owners[1:])
    votes = {
        seat: tuple(number + len(decoys) * (number > 1) for number in numbers)
        for seat, numbers in course.votes.items()
    }
    seats = tuple(range(1, size + 1))
    count = Count(seats, TELLER, owners, votes, frozenset(), dict.fromkeys(seats, 0))
    points = points_of(rules, count)
    left = iter(cards)
    by_owner = sorted(range(len(owners)), key=lambda place: owners[place] or size + 1)
    card_of = {place: next(left) for place in by_owner}
    table = tuple(
        ShownCard(
            place + 1,
            card_of[place],
            owner,
            tuple(seat for seat in seats if place + 1 in votes.get(seat, ())),
        )
        for place, owner in enumerate(owners)
    )
    scored = ScoredRound(1, TELLER, Clue(ClueKind.TEXT), table, tuple(points.items()))
    return Example(seats, scored, {seat: tuple(_reasons(count, seat, points[seat])) for seat in seats})


def _reasons(count: Count, seat: int, points: int) -> Iterator[Reason]:
    """What a seat's points are made of, in an example that some find and nobody leaves."""
    if seat == count.storyteller:
        if points:
            yield Reason("told-two" if len(count.players) == 2 else "told", points)
        return
    votes = count.votes_on(seat) * VOTE
    found = points - votes
    if seat in count.finders:
        sure = SURE if found > FOUND and len(count.players) >= LARGE_ROUND else 0
        yield Reason("found", found - sure)
        if sure:
            yield Reason("sure", sure)
    if votes:
        yield Reason("votes", votes, count.votes_on(seat))


def _how(rules: HouseRules, players: int | None, first: str | None) -> Iterator[Line]:
    usual = players or MOST_SEATS
    yield _line("rules-hand", count=rules.hand_size(usual))
    if players is None and not rules.large_table:
        yield _line("rules-hand-three", count=rules.hand_size(3))
    if first is not None:
        yield _line("rules-first-seat", name=first)
    else:
        yield _line(f"rules-first-{rules.first if isinstance(rules.first, str) else 'lot'}")
    yield _line("rules-clue")
    if rules.spoken:
        yield _line("rules-clue-spoken")
    if rules.shown:
        yield _line("rules-clue-shown")
    yield _line("rules-lay", count=rules.cards_to_lay(usual))
    yield _line("rules-table")
    if rules.decoys is not None and (players is None or players <= 3):
        yield _line("rules-decoys", count=rules.decoys)
    yield _line("rules-vote")
    yield _line("rules-next")


def _score(rules: HouseRules, players: int | None) -> Iterator[Line]:
    if rules.imaginarium:
        yield _line("rules-score-imaginarium-some", points=FOUND, more=1)
        yield _line("rules-score-imaginarium-all", points=LOST_ALL)
        yield _line("rules-score-imaginarium-none", points=LOST_NONE)
        yield _line("rules-score-votes", points=VOTE)
        yield _line("rules-score-floor", none=0)
        return
    if players != 2:
        yield _line("rules-score-ends", none=0, others=ALL_OR_NONE)
        yield _line("rules-score-some", points=FOUND)
        if rules.has_lone_finder_bonus(players or MOST_SEATS):
            yield _line("rules-score-lone", points=LONE)
        elif players is None and not rules.large_table and rules.has_lone_finder_bonus(3):
            yield _line("rules-score-lone-three", points=LONE)
        yield _line("rules-score-votes", points=VOTE)
    if rules.large_table and (players is None or players >= LARGE_ROUND):
        yield _line("rules-score-large", seats=LARGE_ROUND, sure=SURE, most=LARGE_TABLE_CAP)
    if players == 2 or (players is None and rules.fewest_players == 2):
        yield _line("rules-score-two", points=FOUND, none=0)


def _end(rules: HouseRules) -> Iterator[Line]:
    if rules.points is not None:
        yield _line("rules-end-points", count=rules.points)
    if rules.laps is not None:
        yield _line("rules-end-laps", count=rules.laps)
    if rules.large_table:
        yield _line("rules-end-used")
    elif rules.last_card:
        yield _line("rules-end-last-card")
    yield _line("rules-end-win")


def _line(key: str, **values: int | str) -> Line:
    return Line(key, values)
