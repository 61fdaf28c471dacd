"""Faults of group bots and card games: none of them comes about, through the chat, the phones and both databases."""

import asyncio
from typing import Any

import pytest

from models import reading, rules
from models.rules import Ending, Phase
from tests.cases.party import LIMIT, NAMES, Party, a_party, plain
from tests.cases.test_a import together


@pytest.fixture
async def small_group(empty_url: str):
    """A party in a group that has not grown into a supergroup yet."""
    async with a_party(empty_url, kind="group") as party:
        yield party


async def test_a_group_that_grows_takes_its_game_along_and_everybody_can_still_do_everything(
    small_group: Party,
) -> None:
    """B3: also by the buttons of messages that stand in the group as it was."""
    party = small_group
    lobby = await party.lobby(6)
    old, before = party.group, await party.state()
    party.group = party.telegram.migrate(old)
    await party.settled()
    assert (await party.state()).seats == before.seats

    assert await party.taps("Kim", f"leave:{party.game}", lobby) == "You have left the table."
    assert await party.taps("Kim", f"join:{party.game}", lobby) == "You sit down as the red bunny with a bow."
    await party.says("Kim", "/leave")
    assert await party.taps("Ann", f"begin:{party.game}", lobby) == "The cards are dealt."
    turn = await party.until_said("Round 1")
    assert turn.chat is party.group
    await party.reaches("laying")
    assert await party.taps("Zoe", f"leave:{party.game}", lobby) == "You have left the table."
    await party.lays()
    await party.votes()
    await party.person("Dan").leaves(party.group)
    await party.settled()
    assert [seat.gone for seat in (await party.state()).seats] == [False, False, False, True, True]
    await party.plays_a_round()
    assert (await party.until_said("Round 2")).chat is party.group
    greeting = old.messages_of(party.bot)[0]
    assert await party.taps("Ann", "newgame", greeting) == ""
    assert await reading.open_games_in_chat(old.id) == []
    assert await reading.open_games_in_chat(party.group.id) == [party.game]
