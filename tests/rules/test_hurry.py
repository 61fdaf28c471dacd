"""Nobody is waited for in vain: reminders, skips, deadlines, pauses."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from models import rules
from models.rules import Ending, Pace, Phase, Refusal
from models.rules.events import HostPassed, LotDrawn, Nudged, Paused, Resumed, Skipped, TurnPassed
from models.rules.pace import awake, due
from tests.rules.refused import refused
from tests.rules.table import Table, begun, voting

FOUR = ("ann", "bob", "eve", "kim")
HOUR = 3600.0


def test_a_storyteller_without_a_clue_passes_the_turn_and_keeps_the_hand() -> None:
    table = begun(*FOUR, first=1)
    hand = table.seat("ann").hand
    table.deadline()
    assert table.events[:2] == (Skipped(1, Phase.TELLING, 1), TurnPassed(1, 1))
    assert (table.storyteller, table.round.number) == ("bob", 2)
    assert table.seat("ann").hand == hand
    assert table.game.last_round is None


def test_a_giver_without_a_card_has_one_taken_at_random_and_marked_in_the_result_alone() -> None:
    table = begun(*FOUR, first=1).tell().lay("bob")
    table.deadline()
    assert table.game.phase is Phase.VOTING
    assert len(table.round.table) == 4
    assert [laid.by_house for laid in table.round.laid] == [False, True, True]
    assert "house" not in str(table.view("bob")["table"])
    table.all_vote("bob")
    house = {card["owner"]: card["house"] for card in table.view(None)["last_round"]["table"]}
    assert house == {1: False, 2: False, 3: True, 4: True}


def test_with_three_players_the_house_gives_two_cards() -> None:
    table = begun("ann", "bob", "eve", first=1).tell().deadline()
    assert len(table.round.table) == 5


def test_a_voter_without_a_vote_gets_neither_three_nor_two_only_the_bonus() -> None:
    table = voting(*FOUR, first=1).vote_for("bob", "ann").vote_for("eve", "kim").deadline()
    assert table.points() == {"ann": 3, "bob": 3, "eve": 0, "kim": 1}


def test_no_vote_at_all_scores_for_nobody_and_the_game_goes_on() -> None:
    """B27: no clue, no card, no vote: there is always a way on."""
    table = voting(*FOUR, first=1).deadline()
    assert table.points() == {"ann": 0, "bob": 0, "eve": 0, "kim": 0}
    assert table.storyteller == "bob"


def test_three_turns_in_a_row_in_which_no_person_moved_end_the_game() -> None:
    table = begun(*FOUR, first=1).deadline().deadline()
    assert not table.game.is_over
    table.deadline()
    assert (table.game.ending, table.game.winners, table.game.turns) == (Ending.ASLEEP, (), 3)


def test_one_move_of_a_person_starts_the_count_of_dead_turns_anew() -> None:
    table = begun(*FOUR, first=1).deadline().deadline().tell().deadline().deadline()
    assert table.game.dead_turns == 0
    table.deadline().deadline().deadline()
    assert table.game.ending is Ending.ASLEEP
    assert len(table.game.winners) == 4


def test_a_skip_is_a_deadline_that_people_bring_forward() -> None:
    table = begun(*FOUR, first=1)
    with refused(Refusal.TOO_EARLY) as early:
        table.skip("eve", "ann")
    assert early.value.values == {"at": table.round.times.skip_at}
    table.later(15 * 60).skip("eve", "ann")
    assert table.storyteller == "bob"


def test_a_skipped_giver_is_awaited_no_more_but_may_still_give_while_the_phase_lasts() -> None:
    table = begun(*FOUR, first=1).tell().later(HOUR).skip("ann", "bob")
    assert table.waiting == ("eve", "kim")
    assert table.view("kim")["seats"][1]["ready"] is True
    with refused(Refusal.NOT_AWAITED):
        table.skip("ann", "bob")
    card = table.seat("bob").hand[3]
    table.lay("bob", card).lay("eve").lay("kim")
    assert [laid.by_house for laid in table.round.laid] == [False, False, False]
    assert card in [shown.card for shown in table.round.table]


def test_the_house_gives_for_a_skipped_giver_when_the_others_are_in() -> None:
    table = begun(*FOUR, first=1).tell().later(HOUR).skip("ann", "bob").lay("eve").lay("kim")
    assert table.game.phase is Phase.VOTING
    assert len(table.round.table) == 4


def test_a_skipped_voter_may_still_vote_while_the_phase_lasts() -> None:
    table = voting(*FOUR, first=1).later(HOUR).skip("ann", "bob").vote_for("bob", "ann")
    table.vote_for("eve", "kim").vote_for("kim", "bob")
    assert table.points()["bob"] == 3 + 1


def test_skipping_the_last_awaited_closes_the_phase() -> None:
    table = (
        voting(*FOUR, first=1).vote_for("bob", "ann").vote_for("eve", "kim").later(HOUR).skip("bob", "kim")
    )
    assert table.game.phase is Phase.TELLING


def test_in_the_race_a_skip_names_no_seat_and_the_lot_chooses() -> None:
    table = begun(*FOUR, first="race").later(HOUR)
    with refused(Refusal.NOT_AWAITED):
        table.skip("ann", "bob")
    table.skip("ann", None)
    assert table.events == (LotDrawn(1, table.number(table.storyteller)),)
    with refused(Refusal.NOT_AWAITED):
        table.skip("ann", None)


def test_who_may_skip_is_a_house_rule() -> None:
    table = begun(*FOUR, first=2, skip="host").later(HOUR)
    with refused(Refusal.NOT_HOST):
        table.skip("eve", "bob")
    assert "skip" not in table.view("eve")["allowed"]
    assert "skip" in table.view("ann")["allowed"]
    assert table.skip("ann", "bob").storyteller == "eve"


def test_nobody_who_has_no_seat_hurries_the_others_but_an_admin_may() -> None:
    table = begun(*FOUR, first=1).later(HOUR)
    values = {"round": 1, "phase": Phase.TELLING}
    with refused(Refusal.NOT_SEATED):
        table.does(rules.nudge, player=99, **values)
    table.does(rules.nudge, player=99, admin=True, **values)
    assert table.events == (Nudged(1, Phase.TELLING, (1,)),)


def test_there_is_one_reminder_a_phase_to_those_awaited_pressed_or_by_the_clock() -> None:
    table = begun(*FOUR, first=1).tell().lay("eve")
    with refused(Refusal.TOO_EARLY) as early:
        table.nudge("eve")
    assert early.value.values == {"at": table.round.times.nudge_at}
    table.later(120).nudge("eve")
    assert table.events == (Nudged(1, Phase.LAYING, (2, 4)),)
    with refused(Refusal.ALREADY_NUDGED):
        table.nudge("bob")
    assert "nudge" not in table.view("bob")["allowed"]
    assert due(table.game) == table.round.times.deadline


def test_the_clock_reminds_at_half_the_phase_when_nobody_pressed() -> None:
    table = begun(*FOUR, first=1)
    at = table.now + 6 * HOUR
    assert due(table.game) == at
    table.later(6 * HOUR - 1).does(rules.tick)
    assert table.events == ()
    table.later(1).does(rules.tick)
    assert table.events == (Nudged(1, Phase.TELLING, (1,)),)
    assert due(table.game) == table.round.times.deadline


def test_a_move_of_another_round_or_phase_is_too_late() -> None:
    table = begun(*FOUR, first=1).later(HOUR)
    for move in (rules.nudge, rules.skip):
        for values in ({"round": 2, "phase": Phase.TELLING}, {"round": 1, "phase": Phase.VOTING}):
            more = {"seat": 1} if move is rules.skip else {}
            with refused(Refusal.TOO_LATE):
                table.does(move, player=2, **values, **more)


@pytest.mark.parametrize(
    ("pace", "phases"),
    [
        (Pace.LIVING_ROOM, {"telling": (120, 30, 120), "laying": (90, 30, 90), "voting": (60, 30, 60)}),
        (Pace.RELAXED, dict.fromkeys(("telling", "laying", "voting"), (12 * HOUR, 120, 900))),
    ],
)
def test_each_pace_has_its_times(pace: Pace, phases: dict[str, tuple[float, float, float]]) -> None:
    table = begun(*FOUR, first=1, pace=pace)
    seen = {table.game.phase.value: lengths(table)}
    table.later(5).tell()
    seen[table.game.phase.value] = lengths(table)
    table.later(5).all_lay()
    seen[table.game.phase.value] = lengths(table)
    assert seen == phases


def lengths(table: Table) -> tuple[float, ...]:
    """Seconds from now to the deadline, the nudge and the skip."""
    times = table.round.times
    return tuple(at - table.now for at in (times.deadline, times.nudge_at, times.skip_at))


def test_in_a_slow_game_no_deadline_or_reminder_falls_into_the_night_of_the_chats_zone() -> None:
    tehran = ZoneInfo("Asia/Tehran")
    table = Table(*FOUR, first=1, pace=Pace.SLOW, zone="Asia/Tehran")
    for hour in range(24):
        table.game = rules.opened(id="slow", player=1, name="ann", rules=table.game.rules, now=table.now)
        for name in FOUR[1:]:
            table.join(name)
        table.now = datetime(2026, 3, 20, hour, 30, tzinfo=tehran).timestamp()
        table.begin()
        times = table.round.times
        for at in (times.deadline, times.nudge_at, times.skip_at, times.remind_at):
            assert 8 <= datetime.fromtimestamp(at, tehran).hour < 23
    noon = datetime(2026, 3, 20, 12, tzinfo=tehran).timestamp()
    assert awake(noon, tehran) == noon
    late = datetime(2026, 3, 20, 23, 10, tzinfo=tehran).timestamp()
    assert awake(late, tehran) == datetime(2026, 3, 21, 8, tzinfo=tehran).timestamp()


def test_a_host_awaited_through_two_deadlines_loses_the_role() -> None:
    table = begun(*FOUR, first=1).deadline().tell("bob").deadline()
    assert table.game.host == 2
    assert HostPassed(2) in table.events


def test_a_host_who_moves_between_two_missed_deadlines_stays_host() -> None:
    table = begun(*FOUR, first=1).deadline().tell("bob").lay("ann").deadline().deadline()
    assert table.game.host == 1


def test_a_paused_game_stands_still_and_goes_on_with_the_time_that_remained() -> None:
    table = begun(*FOUR, first=1)
    end = table.round.times.deadline
    table.later(HOUR).does(rules.pause)
    assert table.events == (Paused(),)
    assert table.view("ann")["paused"] is True
    assert due(table.game) == table.now + 7 * 24 * HOUR
    table.later(30 * HOUR).does(rules.tick)
    assert table.events == ()
    table.does(rules.resume)
    assert table.events == (Resumed(),)
    assert table.round.times.deadline == end + 30 * HOUR
    assert table.does(rules.resume).events == ()


def test_moves_go_on_while_paused_and_a_phase_opened_meanwhile_gets_its_full_time() -> None:
    table = begun(*FOUR, first=1).later(HOUR).does(rules.pause).later(HOUR).tell()
    assert table.game.phase is Phase.LAYING
    table.later(20 * HOUR).does(rules.resume)
    assert table.round.times.deadline == table.now + 12 * HOUR


def test_a_game_paused_for_seven_days_ends_with_its_standings() -> None:
    table = begun(*FOUR, first=1).play_round("bob").does(rules.pause).later(7 * 24 * HOUR).does(rules.tick)
    assert (table.game.ending, table.game.winners) == (Ending.SILENCE, (2,))


def test_a_phase_that_ran_out_while_the_service_was_down_gets_two_minutes_once() -> None:
    table = begun(*FOUR, first=1).later(20 * HOUR).does(rules.grace)
    assert table.round.times.deadline == table.now + 120
    table.later(60).does(rules.tick)
    table.later(60)
    again = table.game
    assert table.does(rules.grace).game == again
    table.does(rules.tick)
    assert table.storyteller == "bob"


def test_a_phase_that_has_time_left_gets_no_grace() -> None:
    table = begun(*FOUR, first=1).later(HOUR)
    before = table.game
    assert table.does(rules.grace).game == before


def test_a_lobby_closes_after_a_day_without_a_press() -> None:
    table = Table(*FOUR).later(20 * HOUR).join("lea").later(24 * HOUR - 1).does(rules.tick)
    assert table.game.phase is Phase.LOBBY
    table.later(1).does(rules.tick)
    assert (table.game.ending, table.game.winners) == (Ending.CLOSED, ())


def test_a_host_awaited_through_the_race_and_one_more_deadline_loses_the_role() -> None:
    table = begun(*FOUR, first="race").deadline()
    assert [seat.missed for seat in table.game.seats] == [1, 1, 1, 1]
    table.game = replace(table.game, host=table.round.storyteller)
    host = table.number(table.storyteller)
    table.deadline()
    assert table.game.host not in (host, None)


def test_who_has_the_race_decided_by_lot_is_awake_and_the_others_have_missed_it() -> None:
    table = begun(*FOUR, first="race").later(HOUR).skip("bob", None)
    assert [seat.missed for seat in table.game.seats] == [1, 0, 1, 1]


def test_in_a_slow_game_neither_a_pause_nor_an_outage_moves_a_time_into_the_night() -> None:
    lisbon = ZoneInfo("Europe/Lisbon")
    table = Table(*FOUR, first=1, pace=Pace.SLOW, zone=lisbon.key)
    table.now = datetime(2026, 5, 4, 12, tzinfo=lisbon).timestamp()
    table.begin().does(rules.pause).later(11.5 * HOUR).does(rules.resume)
    times = table.round.times
    moved = (times.nudge_at, times.skip_at, times.deadline, times.remind_at)
    assert [hour_in(lisbon, at) for at in moved] == ["5 08:00", "5 08:00", "6 08:00", "5 19:30"]
    table.now = datetime(2026, 5, 7, 3, tzinfo=lisbon).timestamp()
    table.does(rules.grace)
    assert hour_in(lisbon, table.round.times.deadline) == "7 08:00"


def hour_in(zone: ZoneInfo, at: float) -> str:
    return datetime.fromtimestamp(at, zone).strftime("%-d %H:%M")


def test_grace_in_the_living_room_moves_the_skip_along_with_the_deadline() -> None:
    table = begun(*FOUR, first=1, pace=Pace.LIVING_ROOM).later(HOUR).does(rules.grace)
    assert table.round.times.skip_at == table.round.times.deadline == table.now + 120
    with refused(Refusal.TOO_EARLY):
        table.skip("bob", "ann")


def test_a_press_in_a_paused_lobby_counts_from_when_it_was_made() -> None:
    table = Table("ann", "bob").does(rules.pause).later(6 * HOUR).join("eve").later(HOUR).does(rules.resume)
    assert due(table.game) == table.now + 24 * HOUR
