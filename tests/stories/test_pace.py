"""Slow evenings: reminders, skips, the hand-over of the host, people who come and go, and deep sleep."""

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from playground.messages import Message
from tests.stories.evenings import plain
from tests.stories.hosting import HOUR, MINUTE, hosted


def rung(message: Message) -> list[str]:
    """Whose phones rang for a message."""
    return [entity["user"]["first_name"] for entity in message.entities if entity["type"] == "text_mention"]


async def test_the_living_room_reminds_goes_on_by_itself_and_hands_the_host_on(tmp_path: Path) -> None:
    async with hosted(tmp_path, people=4) as evening:
        mila, theo, aisha, _ = evening.people
        await evening.begun(pace="living_room")
        evening.later(61)
        reminder = await evening.reads("we are waiting for your clue")
        assert rung(reminder) == [mila.first_name]
        evening.later(60)
        message = await evening.reads("Round 2")
        assert "Mila gave no clue; the turn passes on." in plain(message.words)
        await evening.until(lambda: reminder.deleted)
        await evening.move(theo)
        await evening.move(aisha)
        evening.later(91)
        message = await evening.reads("the table is laid")
        assert "Mila gave no card; the house chose one." in plain(message.words)
        assert "Theo is the host now." in plain(message.words)
        evening.later(61)
        message = await evening.reads("⭐ Round 2")
        assert "Aisha did not vote." in plain(message.words)
        view = await evening.view(theo)
        assert [seat["name"] for seat in view["seats"] if seat["host"]] == ["Theo"]


async def test_relaxed_a_nudge_is_the_one_reminder_and_a_skip_goes_on(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        mila, theo, aisha = evening.people
        await evening.begun()
        turn = await evening.reads("Round 1")
        early = await aisha.presses(turn, "Nudge")
        assert early is not None
        assert plain(early.text).startswith("Give them a little longer: 1 minute")
        evening.later(2 * MINUTE)
        await aisha.presses(turn, "Nudge")
        assert rung(await evening.reads("we are waiting for your clue")) == ["Mila"]
        again = await theo.presses(turn, data=f"nudge:{evening.game}:1:telling")
        assert again is not None
        assert again.text == "They have been reminded already."
        evening.later(13 * MINUTE)
        await evening.move(mila)
        clue = await evening.reads("tells:")
        evening.later(6 * HOUR + 1)
        reminder = await evening.reads("we are waiting for your card")
        assert rung(reminder) == ["Theo", "Aisha"]
        await evening.move(theo)
        await evening.until(lambda: "Skip Aisha" in plain(clue.buttons[1].text))
        await theo.presses(clue, "Skip")
        table = await evening.reads("the table is laid")
        assert "Aisha gave no card; the house chose one." in plain(table.words)
        await evening.until(lambda: reminder.deleted)
        assert len([text for text in evening.texts() if text.startswith("🔔")]) == 0


async def test_slow_nothing_ends_and_nobody_is_reminded_at_night(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        zone = ZoneInfo("Asia/Tehran")
        await evening.begun(pace="slow", zone="Asia/Tehran")
        view = await evening.view(evening.people[0])
        for name in ("deadline", "nudge_at", "skip_at"):
            assert 8 <= datetime.fromtimestamp(view["round"][name], zone).hour < 23
        message = await evening.reads("Round 1")
        assert "(time of Asia/Tehran)" in plain(message.words)
        evening.later(view["round"]["deadline"] - evening.telegram.clock.now() + 1)
        passed = await evening.reads("Round 2")
        assert "Mila gave no clue; the turn passes on." in plain(passed.words)


async def test_three_turns_in_which_nobody_moved_end_the_game_with_its_result(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        await evening.begun()
        await evening.finish_round()
        for number in (2, 3, 4):
            await evening.reads(f"Round {number}")
            evening.later(12 * HOUR + 1)
        over = await evening.reads("The game is over")
        assert "Everybody seems to be asleep." in plain(over.words)
        assert "🏆" in over.words
        view = await evening.view(evening.people[0])
        best = max(seat["score"] for seat in view["seats"])
        assert view["winners"] == [seat["seat"] for seat in view["seats"] if seat["score"] == best]


async def test_a_lobby_without_a_press_closes_after_a_day(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        lobby = await evening.open_lobby()
        early = await evening.people[1].presses(lobby, "Begin")
        assert early is not None
        assert plain(early.text).startswith("Only the host can begin now; anybody at the table can in ")
        evening.later(24 * HOUR + 1)
        await evening.reads("The lobby is closed.")
        await evening.people[1].presses(await evening.reads("The lobby is closed."), "Open a game")
        await evening.reads("who plays along?")


async def test_who_leaves_comes_back_to_the_same_seat_hand_and_score(tmp_path: Path) -> None:
    async with hosted(tmp_path, people=5) as evening:
        mila, theo, _, _, yuki = evening.people
        await evening.begun()
        await evening.finish_round()
        await evening.reads("Round 2")
        before = await evening.view(yuki)
        said = await yuki.says(evening.group, "/leave")
        await evening.until(lambda: said.reactions)
        await evening.move(theo)
        told = await evening.reads("Theo tells:")
        assert "Yuki has left the game." in plain(told.words)
        for phase in ("laying", "voting"):
            assert (await evening.view(mila))["phase"] == phase
            await evening.finish_phase()
        await evening.reads("Round 3")
        turn = await evening.reads("Round 3")
        answer = await yuki.presses(turn, "Join")
        assert answer is not None
        assert "and play from round 4 on" in plain(answer.text)
        await evening.finish_round()
        await evening.reads("Round 4")
        after = await evening.view(yuki)
        assert after["me"] == before["me"]
        assert after["hand"] == before["hand"]
        score = {view["version"]: view["seats"][before["me"] - 1]["score"] for view in (before, after)}
        assert len(set(score.values())) == 1


async def test_who_leaves_the_group_is_not_waited_for_and_who_was_removed_stays_out(tmp_path: Path) -> None:
    async with hosted(tmp_path, people=5) as evening:
        mila, theo, aisha, bruno, yuki = evening.people
        await evening.begun()
        await evening.move(mila)
        clue = await evening.reads("tells:")
        for person in (theo, aisha):
            await evening.move(person)
        await bruno.leaves(evening.group)
        await evening.until(lambda: "Waiting for Yuki." in plain(clue.words))
        await evening.make(mila, "remove", seat=5)
        table = await evening.reads("the table is laid")
        assert "Bruno has left the game." in plain(table.words)
        assert "Yuki was removed from the game." in plain(table.words)
        answer = await yuki.presses(table, data=f"join:{evening.game}")
        assert answer is not None
        assert answer.text == "The host has closed this table to you."
        removed = (await evening.view(mila))["removed"]
        assert [one["name"] for one in removed] == ["Yuki"]
        await evening.make(mila, "readmit", player=removed[0]["player"])
        answer = await yuki.presses(table, data=f"join:{evening.game}")
        assert answer is not None
        assert "and play from round 2 on" in plain(answer.text)


async def test_a_newcomer_joins_late_and_the_running_round_does_not_wait(tmp_path: Path) -> None:
    async with hosted(tmp_path, people=4) as evening:
        cat = evening.telegram.add_person("Cat")
        await cat.joins(evening.group)
        await evening.begun()
        await evening.move(evening.people[0])
        clue = await evening.reads("tells:")
        answer = await cat.presses(clue, "Join")
        assert answer is not None
        assert "play from round 2 on" in plain(answer.text)
        evening.people.append(cat)
        assert (await evening.view(cat))["round"]["waiting_for"] == [2, 3, 4]
        await evening.finish_phase()
        table = await evening.reads("the table is laid")
        assert "Cat plays along from the next round." in plain(table.words)
        await evening.finish_phase()
        await evening.finish_round()
        result = evening.results()[2]
        assert "Cat" in plain(result.words)


async def test_when_too_few_are_left_the_game_ends_with_its_standings(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        await evening.begun()
        await evening.finish_round()
        await evening.people[2].leaves(evening.group)
        over = await evening.reads("The game is over")
        assert "Too few are left to play on." in plain(over.words)
