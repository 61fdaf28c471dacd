"""Whole games, from /newgame to the winner: every size of table, both ways of updates, both databases."""

from pathlib import Path

import pytest

from playground.messages import Message
from tests.stories.evenings import Evening, an_evening, plain

ROLES = {"all": ("all",), "several": ("web", "web", "worker")}


async def check_told(evening: Evening) -> None:
    """The group can read every round's points and the winners, and they are those of a recount."""
    view = await evening.view(evening.people[0])
    story = await evening.story()
    name = {seat["seat"]: seat["name"] for seat in view["seats"]}
    totals = dict.fromkeys(name, 0)
    results = evening.results()
    assert sorted(results) == [told["number"] for told in story]
    for told in story:
        lines = plain(results[told["number"]].words).splitlines()
        assert results[told["number"]].photo
        for line in told["points"]:
            totals[line["seat"]] += line["points"]
            gained = f"+{line['points']}" if line["points"] else "0"
            expected = f"{name[line['seat']]} {gained} → {totals[line['seat']]}"
            assert any(expected in text for text in lines), (expected, lines)
    assert {seat["seat"]: seat["score"] for seat in view["seats"]} == totals
    best = max(totals.values())
    assert view["winners"] == [seat for seat, score in totals.items() if score == best]
    over = evening.group.message_with("Rematch")
    assert all(name[seat] in plain(over.words) for seat in view["winners"])
    assert str(best) in plain(over.words)


@pytest.mark.parametrize(
    ("people", "updates", "roles", "database"),
    [
        (3, "polling", "all", "sqlite"),
        (4, "webhook", "all", "sqlite"),
        (5, "polling", "all", "postgres"),
        (6, "webhook", "several", "postgres"),
        (7, "polling", "all", "sqlite"),
        (8, "webhook", "all", "postgres"),
    ],
    indirect=["database"],
)
async def test_a_whole_game_is_played_from_newgame_to_the_winner(
    people: int, updates: str, roles: str, database: str, tmp_path: Path
) -> None:
    async with an_evening(
        tmp_path, people=people, database=database, updates=updates, roles=ROLES[roles]
    ) as evening:
        await evening.open_lobby()
        view = await evening.begin(points=12)
        assert len(view["hand"]) == (7 if people == 3 else 6)
        await evening.play_to_the_end()
        await check_told(evening)
        final = await evening.view(evening.people[-1])
        assert (final["phase"], final["ending"]) == ("over", "points")


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_classic_game_of_four_goes_to_thirty_points_or_the_last_card(
    database: str, tmp_path: Path
) -> None:
    async with an_evening(tmp_path, people=4, database=database) as evening:
        await evening.open_lobby()
        await evening.begin()
        await evening.play_to_the_end()
        await check_told(evening)
        final = await evening.view(evening.people[0])
        best = max(seat["score"] for seat in final["seats"])
        assert final["ending"] == ("points" if best >= 30 else "last_card")
        story = await evening.story()
        cards = [card["card"] for told in story for card in told["table"]]
        assert len(cards) == len(set(cards)) == 4 * len(story)


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_a_rematch_seats_the_same_people_again_and_is_played_too(database: str, tmp_path: Path) -> None:
    async with an_evening(tmp_path, people=3, database=database) as evening:
        await evening.open_lobby()
        await evening.begin(points=2)
        over = await evening.play_to_the_end()
        first = evening.game
        await evening.people[1].presses(over, "Rematch")
        lobby = await evening.telegram.until(lambda: newest_lobby(evening, first), 60)
        evening.game = lobby.button("Join").data.split(":")[1]
        evening.phones.clear()
        view = await evening.view(evening.people[1])
        assert view["phase"] == "lobby"
        assert sorted(seat["name"] for seat in view["seats"]) == sorted(
            one.first_name for one in evening.people
        )
        assert [seat["host"] for seat in view["seats"] if seat["seat"] == view["me"]] == [True]
        assert await (await evening.phone(evening.people[1])).make({"move": "begin"})
        finished = evening.friends.has_finished
        await evening.telegram.until(lambda: all(finished(one, evening.game) for one in evening.people), 120)


def newest_lobby(evening: Evening, before: str) -> Message:
    """The lobby of another game than that one. Raises LookupError while there is none."""
    for message in reversed(evening.group.messages_of(evening.bot)):
        for button in message.buttons:
            if button.data and button.data.startswith("join:") and before not in button.data:
                return message
    raise LookupError("no new lobby yet")
