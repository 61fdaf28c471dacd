"""One finished round's votes turned into points."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from models.rules.house_rules import LARGE_ROUND, HouseRules

ALL_OR_NONE = 2  # for everybody else, where the storyteller gets nothing
FOUND = 3  # for the storyteller and for each who found the card
LONE = 4  # instead, for both, where one alone found it and the house rules want it so
VOTE = 1  # for each vote on a card of one's own
SURE = 1  # at a large table, for finding it with a single vote
LARGE_TABLE_CAP = 3  # bonus points for votes a player can earn in a round of the large table
LOST_ALL, LOST_NONE = 3, 2  # in Imaginarium, what a clue costs that all found, or nobody


@dataclass(frozen=True, slots=True)
class Count:
    """What is known of a round when its votes are counted.

    `owners` names the owner of card 1, 2, ... (None: a decoy); `votes` maps a seat to its numbers;
    `gone` are the seats that left during the round; `scores` those before it.
    """

    players: Sequence[int]
    storyteller: int
    owners: Sequence[int | None]
    votes: Mapping[int, Sequence[int]]
    gone: frozenset[int]
    scores: Mapping[int, int]

    @property
    def answer(self) -> int:
        """The number of the storyteller's card."""
        return self.owners.index(self.storyteller) + 1

    @property
    def voters(self) -> tuple[int, ...]:
        """Seats that cast a vote."""
        return tuple(seat for seat in self.players if self.votes.get(seat))

    @property
    def finders(self) -> tuple[int, ...]:
        """Seats that found the storyteller's card."""
        return tuple(seat for seat in self.voters if self.answer in self.votes[seat])

    def votes_on(self, owner: int) -> int:
        """Votes that others cast on an owner's cards."""
        own = [number for number, seat in enumerate(self.owners, start=1) if seat == owner]
        return sum(number in own for seat in self.voters if seat != owner for number in self.votes[seat])


def points_of(rules: HouseRules, count: Count) -> dict[int, int]:
    """Points each player of the round earns, clockwise.

    All five sheets: all or none found it, storyteller 0 and every other player 2; otherwise storyteller and
    finders 3; every player but the storyteller 1 for each vote on a card of theirs. The variants and what
    happens to those who did not vote or left are the house's reading of the sheets (docs/rules.md).
    """
    if not count.voters:
        return dict.fromkeys(count.players, 0)
    earned = _imaginarium(count) if rules.imaginarium else _sheets(rules, count)
    return {seat: _settled(rules, count, seat, earned[seat]) for seat in count.players}


def _settled(rules: HouseRules, count: Count, seat: int, points: int) -> int:
    """Who left gains nothing, though a loss stands; in Imaginarium nobody falls below zero."""
    if seat in count.gone:
        points = min(points, 0)
    return max(points, -count.scores.get(seat, 0)) if rules.imaginarium else points


def _sheets(rules: HouseRules, count: Count) -> dict[int, int]:
    if len(count.players) == 2:
        return dict.fromkeys(count.players, FOUND if count.finders else 0)
    large = rules.large_table and len(count.players) >= LARGE_ROUND
    all_or_none = len(count.finders) in (0, len(count.voters))
    lone = len(count.finders) == 1 and rules.has_lone_finder_bonus(len(count.players))
    found = LONE if lone else FOUND
    earned = {count.storyteller: 0 if all_or_none else found}
    for seat in count.players:
        if seat == count.storyteller:
            continue
        points = 0
        if all_or_none and seat in count.voters:
            points = ALL_OR_NONE
        elif seat in count.finders:
            points = found
        bonus = VOTE * count.votes_on(seat)
        points += min(bonus, LARGE_TABLE_CAP) if large else bonus
        if large and seat in count.finders and len(count.votes[seat]) == 1:
            points += SURE
        earned[seat] = points
    return earned


def _imaginarium(count: Count) -> dict[int, int]:
    if len(count.finders) == len(count.voters):
        return {seat: -LOST_ALL if seat == count.storyteller else 0 for seat in count.players}
    earned = {seat: FOUND * (seat in count.finders) + VOTE * count.votes_on(seat) for seat in count.players}
    earned[count.storyteller] = FOUND + len(count.finders) if count.finders else -LOST_NONE
    return earned
