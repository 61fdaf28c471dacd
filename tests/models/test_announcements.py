"""What the group hears of a move: which messages, in which order, with which notices."""

import json
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from models import rules
from models.announcements import Announced, Kind, NewAnnouncement, announcements_of
from models.database import connection
from models.play import Door, Move, Person, Place
from tests.builders import CHAT, NOW, a_game, keep, lays, tells, votes


def heard_of(game: rules.Game, move: Move, *waiting: dict[str, object], now: float = NOW) -> Announced:
    after, events = move(game, now=now, chance=Random(1))
    return announcements_of(game, after, events, waiting)


def one(kind: Kind, round: int | None, **values: object) -> Announced:
    return Announced((NewAnnouncement(kind, round, {"notices": [], **values}),), ())


def notice(key: str, **values: object) -> dict[str, object]:
    return {"key": key, **values}


def all_but_one(game: rules.Game, move: object) -> rules.Game:
    """The game when one awaited seat is left."""
    for seat in rules.awaited(game)[:-1]:
        game, _ = move(game, seat)(game, now=NOW, chance=Random(1))  # type: ignore[operator]
    return game


def test_each_turning_point_is_one_message() -> None:
    begin = partial(rules.begin, player=1, deck=tuple(f"card{number}" for number in range(84)))
    assert heard_of(a_game().lobby(), begin) == one(Kind.TURN, 1, storyteller=1)
    telling = a_game().telling()
    assert heard_of(telling, tells(telling)) == one(Kind.CLUE, 1)
    laying = all_but_one(a_game().laying(), lays)
    assert heard_of(laying, lays(laying, 4)) == one(Kind.TABLE, 1)


def test_a_race_is_a_turn_without_a_storyteller() -> None:
    begin = partial(rules.begin, player=1, deck=tuple(f"card{number}" for number in range(84)))
    assert heard_of(a_game().with_rules(first="race").lobby(), begin) == one(Kind.TURN, 1, storyteller=None)


def test_a_result_and_the_turn_after_it_are_two_messages() -> None:
    voting = all_but_one(a_game().voting(), votes)
    after, _ = votes(voting, 4)(voting, now=NOW, chance=Random(1))
    scores = [[seat.number, seat.score] for seat in after.seats]
    assert heard_of(voting, votes(voting, 4)) == Announced(
        (
            NewAnnouncement(Kind.RESULT, 1, {"notices": [], "scores": scores}),
            NewAnnouncement(Kind.TURN, 2, {"notices": [], "storyteller": 2}),
        ),
        (),
    )


def test_the_last_result_is_followed_by_the_end() -> None:
    voting = all_but_one(a_game().with_rules(points=1).voting(), votes)
    assert [message.kind for message in heard_of(voting, votes(voting, 4)).messages] == [
        Kind.RESULT,
        Kind.OVER,
    ]


def test_a_choice_that_opens_nothing_is_no_message() -> None:
    laying, voting = a_game().laying(), a_game().voting()
    assert heard_of(laying, lays(laying, 2)) == Announced((), ())
    assert heard_of(voting, votes(voting, 2)) == Announced((), ())
    assert heard_of(laying, tells(laying, "another")) == Announced((), ())
    claim = partial(rules.claim, player=1, round=1, card=a_game().telling().seat(1).hand[0])
    assert heard_of(a_game().telling(), claim) == Announced((), ())


def test_a_shown_clue_that_changes_is_told_anew_since_a_file_cannot_be_edited() -> None:
    laying = a_game().laying()
    shown, _ = rules.show(laying, player=1, media="voice:7", text=None, now=NOW, chance=Random(1))
    assert heard_of(shown, tells(shown, "words after all")) == one(Kind.CLUE, 1)


def test_a_reminder_names_who_is_awaited_and_leaves_the_notices_waiting() -> None:
    laying = a_game().laying()
    waiting = notice("notice-left", name="zoe")
    nudge = partial(rules.nudge, player=1, round=1, phase=rules.Phase.LAYING)
    assert heard_of(laying, nudge, waiting, now=NOW + 900) == Announced(
        (NewAnnouncement(Kind.REMINDER, 1, {"phase": "laying", "seats": [2, 3, 4]}),), (waiting,)
    )


def test_a_turn_that_passes_is_told_by_the_turn_that_opens() -> None:
    telling = a_game().telling()
    skip = partial(rules.skip, player=2, round=1, phase=rules.Phase.TELLING, seat=1)
    assert heard_of(telling, skip, now=NOW + 3600) == one(
        Kind.TURN, 2, storyteller=2, notices=[notice("notice-passed", name="ann")]
    )


def test_a_void_round_is_told_by_the_turn_that_opens() -> None:
    assert heard_of(a_game().laying(), partial(rules.leave, player=1)) == one(
        Kind.TURN,
        2,
        storyteller=2,
        notices=[
            notice("notice-left", name="ann"),
            notice("notice-host", name="bob"),
            notice("notice-void", name="ann"),
        ],
    )


def test_a_storyteller_drawn_by_lot_is_called() -> None:
    race = a_game().with_rules(first="race").telling()
    skip = partial(rules.skip, player=2, round=1, phase=rules.Phase.TELLING, seat=None)
    (message,) = heard_of(race, skip, now=NOW + 3600).messages
    seat = race.seat(int(str(message.values["storyteller"])))
    assert message == NewAnnouncement(
        Kind.TURN,
        1,
        {"storyteller": seat.number, "notices": [notice("notice-lot", name=seat.name)]},
    )


def test_skipped_guessers_are_named_in_the_next_message() -> None:
    laying = a_game().laying()
    heard = heard_of(laying, rules.tick, now=NOW + 13 * 3600)
    assert (
        heard.messages
        == one(
            Kind.TABLE,
            1,
            notices=[notice("notice-skipped-laying", name=name) for name in ("bob", "eve", "dan")],
        ).messages
    )
    voting = all_but_one(a_game().voting(), votes)
    result = heard_of(voting, rules.tick, now=NOW + 13 * 3600).messages[0]
    assert result.values["notices"] == [notice("notice-skipped-voting", name="dan")]


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (partial(rules.join, player=9, name="zoe"), notice("notice-joined", name="zoe")),
        (partial(rules.leave, player=4), notice("notice-left", name="dan")),
        (partial(rules.remove, player=1, seat=4), notice("notice-removed", name="dan")),
    ],
)
def test_what_happens_beside_the_game_waits_for_the_next_message(
    move: Move, expected: dict[str, object]
) -> None:
    before = notice("notice-host", name="ann")
    assert heard_of(a_game().laying(), move, before) == Announced((), (before, expected))


def test_who_comes_back_or_may_come_back_is_told_too() -> None:
    laying = a_game().laying()
    gone, _ = rules.remove(laying, player=1, seat=4, now=NOW, chance=Random(1))
    readmit = partial(rules.readmit, player=1, key=gone.removed[0].key)
    assert heard_of(gone, readmit).notices == (notice("notice-readmitted", name="dan"),)
    back, _ = readmit(gone, now=NOW, chance=Random(1))
    assert heard_of(back, partial(rules.join, player=4, name="Dan")).notices == (
        notice("notice-returned", name="Dan"),
    )


def test_a_lobby_shows_by_itself_who_comes_and_goes() -> None:
    lobby = a_game().lobby()
    assert heard_of(lobby, partial(rules.join, player=9, name="zoe")) == Announced((), ())
    assert heard_of(lobby, partial(rules.leave, player=1)) == Announced((), ())


def test_the_end_says_why_and_in_which_round() -> None:
    assert heard_of(a_game().laying(), partial(rules.call_off, player=1)) == one(Kind.OVER, 1, ending="host")
    assert heard_of(a_game().lobby(), partial(rules.call_off, player=1)) == one(
        Kind.OVER, None, ending="closed"
    )


def test_nobody_left_to_tell_in_the_race_passes_the_turn_of_nobody() -> None:
    race = a_game().with_rules(first="race").telling()
    nearly = replace(race, round=replace(race.current(), left=frozenset({1, 2, 3})))
    (message,) = heard_of(nearly, partial(rules.leave, player=4)).messages
    assert message.values["notices"] == [
        notice("notice-left", name="dan"),
        notice("notice-passed-nobody"),
    ]


async def announced() -> list[dict[str, object]]:
    rows = await connection().rows(
        'SELECT "chat_id", "topic", "kind", "round", "values", "state", "created" '
        'FROM "announcement" ORDER BY "id"'
    )
    return [{**row, "values": json.loads(row["values"])} for row in rows]


async def test_messages_are_written_with_the_move_that_causes_them(door: Door) -> None:
    game = await keep(a_game().telling(), topic=5)
    await door.play(game.id, tells(game), now=NOW + 3)
    assert await announced() == [
        {
            "chat_id": CHAT,
            "topic": 5,
            "kind": "clue",
            "round": 1,
            "values": {"notices": []},
            "state": "waiting",
            "created": NOW + 3,
        }
    ]


async def test_notices_wait_in_the_game_for_the_message_that_carries_them(door: Door) -> None:
    game = await keep(a_game().telling())
    await door.play(game.id, partial(rules.join, player=9, name="zoe"), now=NOW)
    await door.play(game.id, partial(rules.leave, player=9), now=NOW)
    assert await announced() == []
    await door.play(game.id, tells(game), now=NOW)
    (message,) = await announced()
    assert message["values"] == {
        "notices": [notice("notice-joined", name="zoe"), notice("notice-left", name="zoe")]
    }
    laying = await door.play(game.id, lays(game, 2), now=NOW)
    for seat in rules.awaited(laying.game):
        laying = await door.play(game.id, lays(laying.game, seat), now=NOW)
    assert (await announced())[-1]["values"] == {"notices": []}


async def test_every_lobby_announces_itself_once(door: Door) -> None:
    place, ann = Place(CHAT, "Friday", topic=2), Person(1, "ann")
    opened = await door.open(place, ann, now=NOW)
    await door.open(place, ann, now=NOW)
    await door.play(opened.game.id, partial(rules.call_off, player=1), now=NOW)
    await door.rematch(opened.game.id, ann, now=NOW)
    said = [(message["kind"], message["topic"]) for message in await announced()]
    assert said == [("lobby", 2), ("over", 2), ("lobby", 2)]
