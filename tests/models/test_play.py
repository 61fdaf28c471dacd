"""The one door: a move is made wholly or not at all, once, and told after it is kept."""

import asyncio
import logging
import re
from dataclasses import replace
from functools import partial
from random import Random
from uuid import uuid4

import pytest

from models import chats, outbox, reading, rules
from models.database import connection
from models.play import Command, CommandClash, Door, NoSuchGame, Opened, Person, Place, Played
from models.rules.events import CardsGiven, ClueTold, Joined
from tests.builders import CHAT, DECK, NOW, a_game, keep, lays, tells, votes

ANN = Person(1, "ann", "ann_a", "en")
BOB = Person(2, "bob")
GROUP = Place(CHAT, "Friday", language="nl")


def joins(player: int, name: str = "zoe") -> partial[object]:
    return partial(rules.join, player=player, name=name)


def a_command(player: int = 9, body: str = '{"move":"join"}') -> Command:
    return Command(player, str(uuid4()), body)


async def counted(table: str) -> int:
    rows = await connection().rows(f'SELECT COUNT(*) AS "n" FROM "{table}"')  # noqa: S608
    return int(rows[0]["n"])


@pytest.fixture
def told(door: Door) -> list[Played]:
    heard: list[Played] = []
    door.listeners.append(heard.append)
    return heard


async def test_a_fresh_lobby_seats_its_opener_as_host(door: Door, told: list[Played]) -> None:
    opened = await door.open(GROUP, ANN, now=NOW)
    assert opened.fresh
    assert opened.game.seats == (rules.Seat(number=1, player=1, name="ann", bunny=0),)
    assert opened.game.host == 1
    assert opened.game.version == 1
    assert await reading.game(opened.game.id) == opened.game
    assert await reading.place_of(opened.game.id) == GROUP
    assert told == [Played(opened.game)]


async def test_where_a_game_is_open_it_is_found_and_none_is_opened(door: Door, told: list[Played]) -> None:
    first = await door.open(GROUP, ANN, now=NOW)
    assert await door.open(GROUP, BOB, now=NOW + 1) == Opened(first.game, fresh=False)
    assert await door.open(replace(GROUP, topic=3), BOB, now=NOW) != Opened(first.game, fresh=False)
    assert len(told) == 2


async def test_a_finished_game_leaves_its_place_to_the_next(door: Door) -> None:
    first = await door.open(GROUP, ANN, now=NOW)
    await door.play(first.game.id, partial(rules.call_off, player=1), now=NOW)
    second = await door.open(GROUP, BOB, now=NOW)
    assert second.fresh
    assert second.game.id != first.game.id


async def test_an_update_opens_one_game_however_often_it_comes(door: Door, told: list[Played]) -> None:
    first = await door.open(GROUP, ANN, now=NOW, update=500)
    await door.play(first.game.id, partial(rules.call_off, player=1), now=NOW)
    again = await door.open(GROUP, ANN, now=NOW, update=500)
    assert (again.game.id, again.fresh) == (first.game.id, False)
    assert await counted("game") == 1


async def test_an_open_game_is_shown_again_once_for_each_update_that_asks(door: Door) -> None:
    game = await keep(a_game().telling())
    shown = []
    for update in (500, 500, 501):
        assert not (await door.open(GROUP, BOB, now=NOW, update=update, again=True)).fresh
        shown.append([(row.kind, row.values) for row in await outbox.open_in(CHAT)])
        for row in await outbox.open_in(CHAT):
            await outbox.drop(row)  # as if it were sent
    assert shown == [[("turn", {"repost": True})], [], [("turn", {"repost": True})]]
    assert (await reading.game(game.id)).version == game.version


async def test_a_move_changes_the_game_its_version_and_the_listeners_knowledge(
    door: Door, told: list[Played]
) -> None:
    game = await keep(a_game().lobby())
    played = await door.play(game.id, joins(9), now=NOW)
    assert played.game.version == 2
    assert played.game.seats[-1] == rules.Seat(number=5, player=9, name="zoe", bunny=4)
    assert played.events == (Joined(5),)
    assert await reading.game(game.id) == played.game
    assert told == [played]


async def test_a_refused_move_writes_nothing_and_tells_nobody(door: Door, told: list[Played]) -> None:
    game = await keep(a_game().lobby())
    with pytest.raises(rules.RuleError, match="already-seated"):
        await door.play(game.id, joins(1), now=NOW, command=a_command(1), update=7)
    assert await reading.game(game.id) == game
    assert [await counted(table) for table in ("command", "update", "announcement")] == [0, 0, 0]
    assert told == []


async def test_a_start_that_is_refused_deals_nothing_and_the_next_one_deals_once(door: Door) -> None:
    """A17: after a failed start every hand is empty, also in the database; nobody is dealt cards twice."""
    game = await keep(a_game().lobby())
    begin = partial(rules.begin, player=1, deck=DECK[:26])  # four need 28 cards
    for _ in range(2):
        with pytest.raises(rules.RuleError, match="deck-too-small"):
            await door.play(game.id, begin, now=NOW)
        assert await reading.game(game.id) == game
    await door.play(game.id, partial(rules.leave, player=4), now=NOW)
    begun = (await door.play(game.id, begin, now=NOW)).game
    assert await reading.game(game.id) == begun
    hands = [card for seat in begun.seats for card in seat.hand]
    assert sorted(hands + list(begun.pile)) == sorted(DECK[:26])
    assert [len(seat.hand) for seat in begun.seats] == [7, 7, 7]


async def test_a_start_that_breaks_off_in_its_middle_deals_nothing(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A17: the start is one transaction, hands, round and message alike."""
    game = await keep(a_game().lobby())
    begin = partial(rules.begin, player=1, deck=DECK)

    async def breaks_off(*_: object) -> None:
        raise RuntimeError("all is written, nothing is committed")

    with monkeypatch.context() as broken:
        broken.setattr(door.bus, "publish", breaks_off)
        with pytest.raises(RuntimeError):
            await door.play(game.id, begin, now=NOW)
    assert await reading.game(game.id) == game
    assert [await counted(table) for table in ("round", "announcement")] == [0, 0]
    begun = (await door.play(game.id, begin, now=NOW)).game
    assert await reading.game(game.id) == begun
    assert [len(set(seat.hand)) for seat in begun.seats] == [6, 6, 6, 6]


async def test_a_move_in_a_game_that_is_not_there_is_an_error(door: Door) -> None:
    with pytest.raises(NoSuchGame):
        await door.play("nowhere", joins(1), now=NOW)


async def test_a_repeated_command_does_nothing_and_shows_the_current_game(
    door: Door, told: list[Played]
) -> None:
    game = await keep(a_game().lobby())
    command = a_command()
    await door.play(game.id, joins(9), now=NOW, command=command)
    later = await door.play(game.id, joins(10, "max"), now=NOW)
    again = await door.play(game.id, joins(9), now=NOW, command=command)
    assert again == Played(later.game, repeated=True)
    assert await reading.game(game.id) == later.game
    assert len(told) == 2


async def test_a_command_id_with_another_body_is_a_clash(door: Door) -> None:
    game = await keep(a_game().lobby())
    command = a_command()
    played = await door.play(game.id, joins(9), now=NOW, command=command)
    with pytest.raises(CommandClash):
        await door.play(game.id, joins(9), now=NOW, command=replace(command, body='{"move":"leave"}'))
    assert await reading.game(game.id) == played.game


async def test_command_ids_are_each_players_and_each_games_own(door: Door) -> None:
    one, other = await keep(a_game().lobby()), await keep(a_game().called("other").lobby(), topic=2)
    command = a_command()
    await door.play(one.id, joins(9), now=NOW, command=command)
    assert not (await door.play(other.id, joins(9), now=NOW, command=command)).repeated
    other_body = replace(command, player=10, body="{}")
    assert not (await door.play(one.id, joins(10), now=NOW, command=other_body)).repeated


async def test_a_refused_command_may_be_tried_again(door: Door) -> None:
    game = await keep(a_game().laying())
    early = Command(9, str(uuid4()), "{}")
    with pytest.raises(rules.RuleError, match="not-seated"):
        await door.play(game.id, partial(rules.leave, player=9), now=NOW, command=early)
    await door.play(game.id, joins(9), now=NOW)
    left = await door.play(game.id, partial(rules.leave, player=9), now=NOW, command=early)
    assert not left.repeated
    assert left.game.seat_of(9).gone  # type: ignore[union-attr]


async def test_a_command_of_broken_text_is_a_command(door: Door) -> None:
    game = await keep(a_game().lobby())
    command = a_command(body='"\ud800"')
    await door.play(game.id, joins(9), now=NOW, command=command)
    assert (await door.play(game.id, joins(9), now=NOW, command=command)).repeated


async def test_an_update_moves_once(door: Door) -> None:
    game = await keep(a_game().lobby())
    first = await door.play(game.id, joins(9), now=NOW, update=41)
    assert await door.play(game.id, joins(9), now=NOW, update=41) == Played(first.game, repeated=True)
    assert not await door.mark_update(41, now=NOW)
    assert await door.mark_update(42, now=NOW)
    assert not await door.mark_update(42, now=NOW)


async def test_a_tick_with_nothing_due_changes_nothing(door: Door, told: list[Played]) -> None:
    game = await keep(a_game().telling())
    assert await door.play(game.id, rules.tick, now=NOW) == Played(game)
    assert await reading.game(game.id) == game
    assert told == []


async def test_house_rules_of_the_lobby_are_the_chats_next_ones(door: Door) -> None:
    first = await door.open(GROUP, ANN, now=NOW)
    for rule, value in (("points", 12), ("pace", "slow"), ("first", 1)):
        move = partial(rules.house, player=1, rule=rule, value=value, decks=("fabulo",))
        await door.play(first.game.id, move, now=NOW)
    await door.play(first.game.id, partial(rules.call_off, player=1), now=NOW)
    second = await door.open(GROUP, BOB, now=NOW)
    # A seat's number means nothing to other seats.
    assert second.game.rules == rules.HouseRules(points=12, pace=rules.Pace.SLOW)


async def test_house_rules_changed_in_play_are_this_games_alone(door: Door) -> None:
    await chats.know_chat(GROUP)
    game = await keep(a_game().telling())
    move = partial(rules.house, player=1, rule="pace", value="slow", decks=())
    await door.play(game.id, move, now=NOW)
    chat = await chats.chat(CHAT)
    assert chat is not None
    assert chat.house_rules == rules.HouseRules()


async def test_a_rematch_is_one_lobby_for_all_who_press(door: Door, told: list[Played]) -> None:
    over = await keep(a_game().over())
    first = await door.rematch(over.id, BOB, now=NOW + 5)
    assert [seat.player for seat in first.game.seats] == [1, 2, 3, 4]
    assert first.game.host == 2
    assert not first.repeated
    again = await door.rematch(over.id, ANN, now=NOW + 9)
    assert again == Played(first.game, repeated=True)
    old = await reading.game(over.id)
    assert old == replace(over, next=first.game.id, version=2)
    assert told == [first, Played(old)]
    assert await reading.open_game_in(CHAT, None) == first.game.id


async def test_a_rematch_is_refused_to_who_was_not_there_and_while_the_game_lasts(door: Door) -> None:
    over, running = await keep(a_game().over()), await keep(a_game().called("other").telling(), topic=2)
    with pytest.raises(rules.RuleError, match="not-present"):
        await door.rematch(over.id, Person(9, "zoe"), now=NOW)
    with pytest.raises(rules.RuleError, match="not-over"):
        await door.rematch(running.id, ANN, now=NOW)


async def test_a_rematch_waits_for_another_game_that_is_open_there(door: Door) -> None:
    over = await keep(a_game().over())
    await door.open(GROUP, ANN, now=NOW)
    with pytest.raises(rules.RuleError, match="not-over"):
        await door.rematch(over.id, ANN, now=NOW)
    assert await reading.game(over.id) == over


async def test_a_repeated_rematch_command_shows_the_lobby_once_more(door: Door) -> None:
    over = await keep(a_game().over())
    command = a_command(2, '{"move":"rematch"}')
    first = await door.rematch(over.id, BOB, now=NOW, command=command)
    assert await door.rematch(over.id, BOB, now=NOW, command=command) == Played(first.game, repeated=True)
    assert await counted("game") == 2


async def test_a_caller_who_gives_up_does_not_undo_the_move(door: Door) -> None:
    game = await keep(a_game().lobby())
    caller = asyncio.create_task(door.play(game.id, joins(9), now=NOW))
    await asyncio.sleep(0)
    caller.cancel()
    await door.drain()
    assert (await reading.game(game.id)).seat_of(9) is not None


async def test_callers_who_give_up_at_any_moment_leave_the_door_open(door: Door) -> None:
    game = await keep(a_game().lobby())
    chance = Random(3)
    for count in range(60):
        join = partial(rules.join, player=50 + count, name="zoe")
        caller = asyncio.create_task(door.play(game.id, join, now=NOW))
        for _ in range(chance.randrange(12)):
            await asyncio.sleep(0)
        caller.cancel()
        reader = asyncio.create_task(reading.scored_rounds(game.id))
        await asyncio.sleep(0)
        reader.cancel()
        await door.drain()
        leave = partial(rules.leave, player=50 + count)
        try:
            await door.play(game.id, leave, now=NOW)
        except rules.RuleError as refusal:  # given up before the move had begun
            assert refusal.code is rules.Refusal.NOT_SEATED  # noqa: PT017
    assert (await reading.game(game.id)).seats == game.seats


async def test_moves_of_a_game_are_told_in_the_order_of_their_commits(door: Door, told: list[Played]) -> None:
    game = await keep(a_game().lobby())
    people = [9, 10, 11, 12]
    await asyncio.gather(*(door.play(game.id, joins(player), now=NOW) for player in people))
    assert [played.game.version for played in told] == [2, 3, 4, 5]


async def test_a_whole_round_through_the_door_is_kept_for_the_story(door: Door) -> None:
    game = await keep(a_game().telling())
    game = (await door.play(game.id, tells(game, "a song"), now=NOW)).game
    for seat in rules.awaited(game):
        game = (await door.play(game.id, lays(game, seat), now=NOW)).game
    table = game.current().table
    for seat in rules.awaited(game):
        game = (await door.play(game.id, votes(game, seat), now=NOW)).game
    (scored,) = await reading.scored_rounds(game.id)
    assert scored == game.last_round
    assert scored.clue == rules.Clue(rules.ClueKind.TEXT, text="a song")
    assert [(card.card, card.owner) for card in scored.table] == [(card.card, card.owner) for card in table]


async def test_a_vote_writes_its_row_and_no_other(door: Door, caplog: pytest.LogCaptureFixture) -> None:
    game = await keep(a_game().voting())
    game = (await door.play(game.id, votes(game, 2), now=NOW)).game
    with caplog.at_level(logging.DEBUG, logger="models.connection"):
        await door.play(game.id, votes(game, 3), now=NOW, command=a_command(3))
    said = [re.match(r'(\w+)[^"]*"(\w+)"', record.message) for record in caplog.records]
    assert [found and found.groups() for found in said] == [
        ("UPDATE", "game"),
        ("INSERT", "command"),
        ("INSERT", "vote"),
    ]


async def test_events_are_handed_on_as_the_rules_told_them(door: Door) -> None:
    game = await keep(a_game().telling())
    told = await door.play(game.id, tells(game), now=NOW)
    assert told.events == (ClueTold(1, 1),)
    laid = await door.play(game.id, lays(told.game, 2), now=NOW)
    assert laid.events == (CardsGiven(1, 2),)
