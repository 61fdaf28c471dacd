"""Telegram at its worst: whatever fails, the group can read every result, nothing twice, and who has won."""

import re
from pathlib import Path

import pytest

from tests.stories.evenings import Json, plain
from tests.stories.hosting import HOUR, Hosted, hosted

SAID_NO = ("429", "500", "502", "reset_before")
NOBODY_KNOWS = ("timeout_after", "reset_after", "timeout_before", "reset_after")
CALLS = ("sendMessage", "sendPhoto", "editMessageText", "editMessageCaption")


def readable(evening: Hosted, told: Json, names: dict[int, str]) -> bool:
    """Whether the group can read who got how many points in a round: in its result, or in a later line."""
    texts = evening.texts()
    results = [text for text in texts if re.search(rf"^⭐ Round {told['number']}$", text, re.MULTILINE)]
    missed = [text for text in texts if f"round {told['number']} gave" in text]
    gained = [
        f"{names[line['seat']]} " + (f"+{line['points']}" if line["points"] else "0")
        for line in told["points"]
    ]
    return any(all(gain in text for gain in gained) for text in (*results, *missed))


async def check(evening: Hosted) -> None:
    """The end is told with its winners, every scored round can be read, and no text stands there twice."""
    view = await evening.view(evening.people[0])
    names = {seat["seat"]: seat["name"] for seat in view["seats"]}
    winners = [names[seat] for seat in view["winners"]]

    def is_told() -> bool:
        ends = [text for text in evening.texts() if "The game is over" in text or "came to its end" in text]
        return len(ends) == 1 and all(winner in ends[0] for winner in winners)

    await evening.until(is_told)
    story = await evening.story()
    assert [told["number"] for told in story if not readable(evening, told, names)] == []
    texts = [text for text in evening.texts() if text]
    assert [text for text in texts if texts.count(text) > 1] == []


async def play_through(evening: Hosted, kinds: tuple[str, ...]) -> None:
    """A game in which each phase that opens meets another failure, whatever the bot wants to say then."""
    at = 0
    while (view := await evening.view(evening.people[0]))["phase"] != "over":
        kind, at = kinds[at % len(kinds)], at + 1
        waiting = [
            evening.telegram.faults.add(kind, method, chat_id=evening.group.id, retry_after=1)
            for method in CALLS
        ]
        await evening.finish_phase()
        assert (await evening.view(evening.people[0]))["version"] > view["version"]
        await evening.until(lambda waiting=waiting: any(fault.hits for fault in waiting))
        for fault in waiting:
            fault.clear()
    assert at == 9


@pytest.mark.parametrize("kinds", [SAID_NO, NOBODY_KNOWS], ids=["Telegram says no", "nobody knows"])
async def test_an_evening_of_failing_calls_ends_with_every_result_in_the_chat(
    tmp_path: Path, kinds: tuple[str, ...]
) -> None:
    async with hosted(tmp_path) as evening:
        await evening.begun(points=None, laps=1)
        await play_through(evening, kinds)
        evening.later(35)
        await check(evening)


async def test_updates_that_come_twice_late_or_never_change_nothing_twice(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        mila, theo, aisha = evening.people
        faults = evening.telegram.faults
        faults.add("doubled", "message")
        await mila.says(evening.group, "/newgame")
        lobby = await evening.reads("who plays along?")
        evening.game = str(lobby.button("Join").data).split(":")[1]
        for kind in ("doubled", "repeated"):
            faults.add(kind, "callback_query")
            await theo.presses(lobby, "Join")
        faults.add("lost", "callback_query")
        assert await aisha.presses(lobby, "Join", limit=0.5) is None
        faults.add("delayed", "callback_query", seconds=1.0)
        await aisha.presses(lobby, "Join")
        await evening.until(lambda: "Aisha" in lobby.words)
        assert plain(lobby.words).count("Theo") == 1
        await evening.begin(points=None, laps=1, first=1)
        turn = await evening.reads("Round 1")
        evening.later(16 * 60)
        faults.add("doubled", "callback_query")
        await theo.presses(turn, "Skip")
        await evening.reads("Round 2")
        late = await aisha.presses(turn, data=f"skip:{evening.game}:1:telling:1")
        assert late is not None
        assert late.text == "Too late: the game has moved on."
        while (await evening.view(mila))["phase"] != "over":
            await evening.finish_phase()
        await check(evening)


async def test_what_an_admin_deletes_is_missed_by_nobody_who_asks(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        mila, theo, aisha = evening.people
        await evening.begun(points=None, laps=1)
        await evening.move(mila)
        clue = await evening.reads("tells:")
        await mila.deletes(clue)
        await evening.move(theo)
        await aisha.says(evening.group, "/status")
        again = await evening.reads("tells:")
        assert again is not clue
        assert "Waiting for Aisha." in plain(again.words)
        while (await evening.view(mila))["phase"] != "over":
            await evening.finish_phase()
        await check(evening)


async def test_an_hour_without_telegram_is_made_up_for(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        mila = evening.people[0]
        await evening.begun(points=None, laps=1)
        await evening.finish_round()
        await evening.telegram.go_dark()
        await evening.finish_phase()
        await evening.finish_phase()
        await evening.finish_phase()
        assert (await evening.view(mila))["round"]["number"] == 3
        await evening.telegram.come_back()
        await evening.until(lambda: evening.results().get(2))
        await evening.reads("Round 3")
        evening.later(HOUR)
        while (await evening.view(mila))["phase"] != "over":
            await evening.finish_phase()
        await check(evening)
        assert [text for text in evening.texts() if "Theo tells:" in text] == []  # overtaken meanwhile


async def test_a_flooded_group_hears_everything_a_little_later(tmp_path: Path) -> None:
    async with hosted(tmp_path, people=6, flood_control=True) as evening:
        await evening.begun(points=8)
        await evening.play_to_the_end()
        await check(evening)
        assert [call for call in evening.telegram.calls if call.refused and call.refused.code == 429] == []
