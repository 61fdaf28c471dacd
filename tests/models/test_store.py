"""Games in rows: whatever the rules can reach is written and read without loss."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from tortoise.exceptions import IntegrityError

from models import database as databases
from models import rows, rules, store
from models.database import Connection, connection
from tests.builders import CHAT, NOW, a_game, keep, lays, tells
from tests.rules.evening import DECK, Evening, Seen

EVENINGS = 14


class Recorded(Evening):
    """A random evening that remembers every state it went through."""

    def __init__(self, seed: int) -> None:
        self.steps: list[rules.Game] = []
        super().__init__(seed, Seen())
        self.steps.append(self.game)

    def do(self, name: str, move: Callable[..., Any]) -> bool:
        done = super().do(name, move)
        if done and self.game is not self.steps[-1]:
            self.steps.append(self.game)
        return done


async def written(*steps: rules.Game) -> rules.Game:
    """The last of some states of a game, read back after each was saved upon the one before."""
    found: list[rules.Game] = []

    async def follow(transaction: Connection) -> None:
        assert await store.insert(transaction, steps[0], chat=CHAT, topic=None)
        for before, after in pairwise(steps):
            await store.save(transaction, before, after, now=NOW, also={})
            found.append(await store.load(transaction, after.id))
            assert found[-1] == after

    await databases.shielded(databases.transact(follow))
    return found[-1]


@pytest.mark.parametrize("seed", range(EVENINGS))
async def test_every_state_of_a_random_evening_is_read_back_as_it_was(database: str, seed: int) -> None:
    evening = Recorded(seed)
    evening.play()
    assert len(evening.steps) > 20
    await written(*evening.steps)


def test_random_evenings_meet_every_phase_and_every_way_a_round_ends() -> None:
    steps = []
    ends = set()
    for seed in range(EVENINGS):
        evening = Recorded(seed)
        evening.play()
        steps += evening.steps
        for before, after in pairwise(evening.steps):
            if before.round is not None and (after.round is None or after.round.number > before.round.number):
                ends.add((before.phase, before.last_round is after.last_round))
    assert {step.phase for step in steps} == set(rules.Phase)
    assert any(step.round and any(laid.by_house for laid in step.round.laid) for step in steps)
    assert any(step.round and any(card.owner is None for card in step.round.table) for step in steps)
    assert any(step.round and any(len(vote.numbers) == 2 for vote in step.round.votes) for step in steps)
    unscored = {(phase, True) for phase in (rules.Phase.TELLING, rules.Phase.LAYING, rules.Phase.VOTING)}
    assert ends >= unscored | {(rules.Phase.VOTING, False)}


async def test_a_round_laid_and_scored_by_one_move_keeps_its_table(database: str) -> None:
    game = a_game().lobby()
    telling = a_game().telling()
    gone = telling.current().guessers
    telling = replace(telling, round=replace(telling.current(), left=frozenset(gone)))
    scored, _ = tells(telling)(telling, now=NOW, chance=Random(1))
    assert scored.last_round is not None
    assert [card.owner for card in scored.last_round.table] == [1]
    read = await written(game, telling, scored)
    assert read.last_round == scored.last_round


async def test_the_same_cards_given_again_stand_behind_all_others(database: str) -> None:
    laying = a_game().with_players("ann", "bob", "eve", "dan").laying()
    once, _ = lays(laying, 2)(laying, now=NOW, chance=Random(1))
    twice, _ = lays(once, 3)(once, now=NOW, chance=Random(1))
    given = twice.current().laid_by(2)
    again, _ = rules.lay(twice, player=2, round=1, cards=given, now=NOW, chance=Random(1))
    assert [laid.seat for laid in again.current().laid] == [3, 2]
    await written(a_game().lobby(), laying, once, twice, again)


async def test_two_cards_of_three_players_may_change_their_order(database: str) -> None:
    builder = a_game().with_players("ann", "bob", "eve")
    laying = builder.laying()
    once, _ = lays(laying, 2)(laying, now=NOW, chance=Random(1))
    turned = tuple(reversed(once.current().laid_by(2)))
    again, _ = rules.lay(once, player=2, round=1, cards=turned, now=NOW, chance=Random(1))
    assert again.current().laid_by(2) == turned
    await written(builder.lobby(), laying, once, again)


async def test_a_passed_round_keeps_its_row_and_none_of_its_cards(database: str) -> None:
    laying = a_game().laying()
    given, _ = lays(laying, 2)(laying, now=NOW, chance=Random(1))
    void, _ = rules.leave(given, player=1, now=NOW, chance=Random(1))
    await written(a_game().lobby(), laying, given, void)
    rounds = await connection().rows('SELECT "number", "scored", "card" FROM "round" ORDER BY "number"')
    assert [(row["number"], bool(row["scored"]), row["card"]) for row in rounds] == [
        (1, False, None),
        (2, False, None),
    ]
    assert await connection().rows('SELECT * FROM "laid_card"') == []


async def test_the_deadline_of_a_row_is_when_the_clock_must_look(database: str) -> None:
    for build in ("lobby", "telling", "voting", "over"):
        game = await keep(getattr(a_game().called(build), build)(), topic=len(build))
        row = await connection().row('SELECT "deadline" FROM "game" WHERE "id" = ?', build)
        assert row == {"deadline": rules.due(game)}


async def test_a_second_vote_for_the_same_number_is_impossible_in_the_database(database: str) -> None:
    await keep(a_game().voting())
    insert = 'INSERT INTO "vote" ("round_id", "seat", "number") SELECT "id", 2, 1 FROM "round"'
    await connection().rows(insert)
    with pytest.raises(IntegrityError):
        await connection().rows(insert)


async def test_a_card_lies_once_in_a_round_and_a_number_once_on_its_table(database: str) -> None:
    game = await keep(a_game().voting())
    card = game.current().table[0].card
    add = (
        'INSERT INTO "laid_card" ("round_id", "seat", "card", "by_house", "number") '
        'SELECT "id", 3, ?, ?, ? FROM "round"'
    )
    with pytest.raises(IntegrityError):
        await connection().rows(add, card, False, 99)
    with pytest.raises(IntegrityError):
        await connection().rows(add, "another", False, 1)


async def test_a_game_has_one_open_round(database: str) -> None:
    game = await keep(a_game().telling())
    columns = {"game_id": game.id, "number": 2, **rows.of_round(replace(game.current(), number=2))}
    names = ", ".join(f'"{name}"' for name in columns)
    marks = ", ".join("?" for _ in columns)
    with pytest.raises(IntegrityError):
        await connection().rows(
            f'INSERT INTO "round" ({names}) VALUES ({marks})',  # noqa: S608
            *map(rows.encoded, columns.values()),
        )


async def test_a_player_holds_one_seat_in_a_game(database: str) -> None:
    game = await keep(a_game().lobby())
    twin = replace(game, seats=(*game.seats, replace(game.seats[0], number=9)))

    async def save(transaction: Connection) -> None:
        await store.save(transaction, game, twin, now=NOW, also={})

    with pytest.raises(IntegrityError):
        await databases.shielded(databases.transact(save))


async def test_house_rules_of_another_time_are_read_as_far_as_they_are_known() -> None:
    assert rows.house_rules('{"points": 12, "pace": "slow", "colour": "red"}') == rules.HouseRules(
        points=12, pace=rules.Pace.SLOW
    )


async def test_a_deck_is_dealt_from_the_same_words_in_every_game(database: str) -> None:
    """Thousands of games share the names of their cards in memory."""
    await keep(a_game().telling())
    read = await store.load(connection(), "game")
    again = await store.load(connection(), "game")
    assert read.pile[0] is again.pile[0]
    assert set(read.pile) < set(DECK)
