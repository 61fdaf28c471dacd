"""Faults of picture-card games: none of them comes about, through the chat, the phones and both databases."""

import asyncio
from random import Random
from typing import Any

import pytest

from models import rules
from models.rules import Ending, Phase
from playground.choices import next_move
from tests.cases.party import NAMES, ON_SQLITE, Party, plain
from tests.rules.evening import cards_in, check_whole

Json = dict[str, Any]


def together(game: rules.Game) -> list[str]:
    """Every card of the game, wherever it lies, each once."""
    cards = sorted(cards_in(game))
    check_whole(game, cards)
    return cards


@pytest.mark.parametrize("count", [3, 4])
async def test_a_double_tap_by_everybody_at_once_lays_one_choice_of_each(party: Party, count: int) -> None:
    """A1, A11: each has one card (of three players: one pair) on the table, and nobody's is left out."""
    await party.begun(count)
    dealt = together(await party.state())
    teller = await party.phone("Ann")
    one, other = (await teller.hand())[:2]
    await asyncio.gather(*(teller.tries("tell", round=1, card=card, clue="sea") for card in (one, other)))
    assert len((await teller.looks())["laid"]) == 1

    phones = [await party.phone(name) for name in NAMES[1:count]]
    taps = []
    for phone in phones:
        hand, lay = await phone.hand(), (await phone.looks())["round"]["lay"]
        taps += [phone.tries("lay", round=1, cards=hand[at : at + lay]) for at in (0, lay)]
    answers = await asyncio.gather(*taps)

    assert {(status, body.get("refusal")) for status, body in answers} <= {(200, None), (409, "too-late")}
    game = await party.state()
    assert (game.phase, together(game)) == (Phase.VOTING, dealt)
    owners = sorted(card.owner or 0 for card in game.current().table)
    assert owners == ([1, 2, 3, 4] if count == 4 else [1, 2, 2, 3, 3])
    for phone in phones:
        view = await phone.looks()
        mine = [card["card"] for card in view["table"] if card["mine"]]
        assert sorted(mine) == sorted(view["laid"])
        assert not {*mine} & {card["card"] for card in view["hand"]}

    await party.votes()
    await party.plays_a_round()
    assert (await party.state()).turns == 2


async def test_a_card_put_in_place_of_another_goes_back_to_the_hand_it_came_from(party: Party) -> None:
    """A11: a second submit is a swap; neither card vanishes and no hand is short."""
    await party.begun(4)
    await party.tells()
    ben = await party.phone("Ben")
    hand = await ben.hand()
    await ben.makes("lay", round=1, cards=[hand[0]])
    view = await ben.makes("lay", round=1, cards=[hand[1]])
    assert view["laid"] == [hand[1]]
    assert sorted(card["card"] for card in view["hand"]) == sorted([hand[0], *hand[2:]])
    await party.lays()
    await party.votes()
    after = await ben.hand()
    assert {*hand} - {*after} == {hand[1]}
    assert len(after) == 6


async def test_three_players_never_hold_the_same_card_to_the_last_round(party: Party) -> None:
    """A2, A4, A5: a card lies in one place; a played one is gone; the counter is 1 on the last round."""
    await party.begun(3, points=None)
    dealt, chance = together(await party.state()), Random(5)
    phones = [await party.phone(name) for name in NAMES[:3]]
    left: dict[int, int] = {}
    played: set[str] = set()
    while (view := await phones[0].looks())["phase"] != "over":
        number = view["round"]["number"]
        assert view["round"]["rounds_left"] == left.setdefault(number, view["round"]["rounds_left"])
        for phone in phones:
            own = await phone.looks()
            assert not played & {card["card"] for card in own["hand"]}
            if view["phase"] == "telling":
                assert len(own["hand"]) == 7
            move = next_move(own, chance)
            if move is not None and own["phase"] == view["phase"]:
                await phone.makes(move.pop("move"), **move)
        game = await party.state()
        assert together(game) == dealt
        if game.last_round is not None:
            played |= {card.card for card in game.last_round.table}
    assert (view["ending"], list(left.values())) == ("last_card", list(range(13, 0, -1)))
    assert len(played) == 13 * 5


@ON_SQLITE
@pytest.mark.parametrize("count", [3, 4, 6])
async def test_the_card_one_played_is_out_of_the_hand_in_the_next_round(party: Party, count: int) -> None:
    """A5: in round 2 every hand is whole again, without what was played."""
    game = await party.begun(count)
    before = {name: set(await (await party.phone(name)).hand()) for name in NAMES[:count]}
    assert {len(hand) for hand in before.values()} == {7 if count == 3 else 6}
    await party.plays_a_round()
    game = await party.state()
    assert (game.phase, game.current().number) == (Phase.TELLING, 2)
    assert game.last_round is not None
    for name in NAMES[:count]:
        seat = game.seat_of(party.person(name).id)
        assert seat is not None
        played = {card.card for card in game.last_round.table if card.owner == seat.number}
        hand = await (await party.phone(name)).hand()
        assert len(hand) == len(set(hand)) == len(before[name])
        assert before[name] - set(hand) == played


@ON_SQLITE
async def test_no_vote_for_a_card_of_ones_own_is_taken_however_it_is_asked_for(party: Party) -> None:
    """A7, A16: also one that the house gave; refused with its reason, and no vote is counted or lost."""
    await party.begun(4)
    await party.tells()
    await party.lays("Ben", "Eve")
    party.telegram.clock.advance(901)
    await (await party.phone("Ben")).makes("skip", round=1, phase="laying", seat=4)
    for name in ("Ben", "Eve", "Dan"):
        phone = await party.phone(name)
        table = (await phone.looks())["table"]
        own = next(card["number"] for card in table if card["mine"])
        other = next(card["number"] for card in table if not card["mine"])
        assert await phone.is_refused("vote", round=1, numbers=[own]) == "own-card"
        assert (await phone.looks())["vote"] == []
        assert name in await party.awaited()
        if name == "Ben":
            await phone.makes("vote", round=1, numbers=[other])
            assert await phone.is_refused("vote", round=1, numbers=[own]) == "own-card"
            assert (await phone.looks())["vote"] == [other]


@ON_SQLITE
async def test_at_a_large_table_an_own_card_spoils_both_votes(party: Party) -> None:
    """A7: two votes are taken together or not at all."""
    await party.begun(7, large_table=True)
    await party.reaches("voting")
    ben = await party.phone("Ben")
    table = (await ben.looks())["table"]
    own = next(card["number"] for card in table if card["mine"])
    free = [card["number"] for card in table if not card["mine"]]
    assert await ben.is_refused("vote", round=1, numbers=[free[0], own]) == "own-card"
    assert (await ben.looks())["vote"] == []
    assert (await ben.makes("vote", round=1, numbers=free[:2]))["vote"] == sorted(free[:2])


@ON_SQLITE
async def test_everybody_reads_whose_card_was_whose_and_who_voted_for_it_also_rounds_later(
    party: Party,
) -> None:
    """A10: in the view, in the group's message, and in the story that is kept."""
    await party.begun(4)
    await party.reaches("voting")
    table = (await party.state()).current().table
    at = {card.owner: number for number, card in enumerate(table, start=1)}
    for name, voted in (("Ben", 1), ("Eve", 2), ("Dan", 1)):
        await (await party.phone(name)).makes("vote", round=1, numbers=[at[voted]])

    voters = {1: [2, 4], 2: [3], 3: [], 4: []}
    expected = [
        {"number": number, "card": card.card, "owner": card.owner, "voters": voters[card.owner or 0]}
        for number, card in enumerate(table, start=1)
    ]
    points = [{"seat": seat, "points": won} for seat, won in ((1, 3), (2, 4), (3, 0), (4, 3))]
    for name in NAMES[:4]:
        told = (await (await party.phone(name)).looks())["last_round"]
        assert (told["storyteller"], told["clue"], told["points"]) == (1, "once upon a time", points)
        assert [{key: card[key] for key in expected[0]} for card in told["table"]] == expected
    message = await party.until_said(f"Ann told “once upon a time” with card {at[1]}.")
    lines = plain(message.words).splitlines()
    for line in ("Ben and Dan", "Eve"):
        assert any(line in one for one in lines), lines
    assert f"{at[1]}. Ann ← Ben and Dan" in lines
    assert f"{at[2]}. Ben ← Eve" in lines
    assert {f"{at[3]}. Eve", f"{at[4]}. Dan"} <= set(lines)

    await party.plays_a_round()
    story = await (await party.phone("Eve")).story()
    assert [scored["number"] for scored in story] == [1, 2]
    assert [{key: card[key] for key in expected[0]} for card in story[0]["table"]] == expected


async def goes(party: Party, name: str, how: str) -> None:
    """Let somebody leave the game in one of the ways there are."""
    person = party.person(name)
    if how == "page":
        await (await party.phone(name)).makes("leave")
    elif how == "command":
        await party.says(name, "/leave")
    elif how == "old button":
        assert await party.taps(name, f"leave:{party.game}") == "You have left the table."
    elif how == "group":
        await person.leaves(party.group)
        await party.settled()
    else:
        seat = (await party.state()).seat_of(person.id)
        assert seat is not None
        host = (await party.names([(await party.state()).host or 0]))[0]
        await (await party.phone(host)).makes("remove", seat=seat.number)


@pytest.mark.parametrize(
    ("how", "url"),
    [(how, "sqlite") for how in ("page", "command", "old button", "group", "removed")]
    + [(how, "postgres") for how in ("page", "group")],
    indirect=["url"],
)
async def test_people_leave_in_every_phase_and_the_game_goes_on_while_three_remain(
    party: Party, how: str
) -> None:
    """A8, A13, A19, B11: nobody is waited for in vain, no card is lost, the table is not locked."""
    await party.begun(8)
    dealt = together(await party.state())

    async def leaves(name: str) -> rules.Game:
        before = (await party.state()).seat_of(party.person(name).id)
        await goes(party, name, how)
        game = await party.state()
        seat = game.seat_of(party.person(name).id)
        assert before is not None
        assert seat is not None
        assert (seat.gone, seat.score, together(game)) == (True, before.score, dealt)
        assert game.is_over or name not in await party.awaited()
        return game

    assert (await leaves("Max")).phase is Phase.TELLING
    await party.tells()
    await party.lays("Ben", "Eve")
    hand = (await party.state()).seat(7).hand
    assert (await leaves("Lea")).seat(7).hand == hand
    await party.lays()
    await party.votes("Ben")
    assert (await leaves("Ben")).phase is Phase.VOTING
    await party.votes()
    game = await party.state()
    assert (game.turns, await party.awaited()) == (1, ["Eve"])
    await party.tells()
    game = await leaves("Eve")
    assert (game.current().number, await party.awaited()) == (3, ["Dan"])
    await party.plays_a_round()
    assert (await leaves("Kim")).is_over is False
    assert (await leaves("Zoe")).ending is Ending.TOO_FEW
    assert plain((await party.until_said("The game is over")).words)
    known = party.game
    await party.lobby(3)
    assert party.game != known


SLEEPING = {
    "race": ("Ann", Phase.TELLING, 1),
    "telling": ("Ann", Phase.TELLING, 2),
    "showing": ("Ann", Phase.TELLING, 2),
    "laying": ("Ben", Phase.VOTING, 1),
    "voting": ("Ben", Phase.TELLING, 2),
}
"""Who sleeps in each phase, and which phase and round the game is in once nobody waits for them."""


@ON_SQLITE
@pytest.mark.parametrize("how", ["skipped", "removed"])
async def test_a_sleeper_holds_up_no_phase(party: Party, how: str) -> None:
    """A14: whatever the game waits for, whoever sleeps can be skipped after a while, and removed at once."""
    party.group.members[party.person("Kim").id].status = "administrator"
    await party.says("Kim", "/help")  # a bot may be told nothing of people whom it has never met
    for phase, (sleeper, then, number) in SLEEPING.items():
        await sleeps(party, phase, sleeper)
        dealt, seat = together(await party.state()), NAMES.index(sleeper) + 1
        if how == "removed":
            await (await party.phone("Kim")).makes("remove", seat=seat)
        else:
            await is_skipped(party, "race" if phase == "race" else str(seat))
        game = await party.state()
        found = (game.phase, game.current().number, together(game))
        assert found == (Phase.TELLING if phase == "race" else then, number, dealt), phase
        if how == "removed":
            assert sleeper not in await party.awaited()
        elif phase == "race":
            assert len(await party.awaited()) == 1
        await (await party.phone("Kim")).makes("end")


async def sleeps(party: Party, phase: str, sleeper: str) -> None:
    """A new game of five that waits for a sleeper in this phase (in the race, for everybody)."""
    await party.begun(5, first="race" if phase == "race" else 1)
    if phase == "showing":
        ann = await party.phone("Ann")
        await ann.makes("tell", round=1, card=(await ann.hand())[0], media=True)
    if phase in ("laying", "voting"):
        await party.reaches(phase)
        others = [name for name in await party.awaited() if name != sleeper]
        await (party.lays if phase == "laying" else party.votes)(*others)
        assert await party.awaited() == [sleeper]


async def is_skipped(party: Party, whom: str) -> None:
    """Somebody skips the sleeper by the button under the group's message: too early at first."""
    data = f"skip:{party.game}:1:{(await party.state()).phase.value}:{whom}"
    assert (await party.taps("Eve", data)).startswith("Give them a little longer: ")
    party.telegram.clock.advance(901)
    assert await party.taps("Eve", data) == "On we go."


@ON_SQLITE
async def test_nothing_that_a_phone_is_told_opens_another_players_hand(party: Party) -> None:
    """A20: seats are public numbers; who one is says only what Telegram has signed."""
    await party.begun(4)
    await party.reaches("voting")
    ann, ben = await party.phone("Ann"), await party.phone("Ben")
    kim = await party.phone("Kim")  # sits nowhere, and has never been seen
    told = [await ben.looks(), await ben.opens(), {"rounds": await ben.story()}]
    token, signature = ann.token.rsplit(".", 1)
    forged = [
        *{str(value) for value in everything_in(told)},
        *(str(one.id) for one in party.people),
        f"{token}.{kim.token.rsplit('.', 1)[1]}",
        f"{token}.{signature[:-1]}",
        f"{kim.token.rsplit('.', 1)[0]}.{signature}",
    ]
    for one in forged:
        for scheme in ("Bearer", "tma"):
            for method, path in (("GET", f"/api/games/{party.game}"), ("POST", "/api/session")):
                if one.isascii() and one != ben.token:
                    status, body = await kim.asks(method, path, authorization=f"{scheme} {one}")
                    assert (status, set(body)) == (401, {"error"}), one
    assert await kim.asks("GET", f"/api/games/{party.game}") == (403, {"error": "not-yours"})
    assert (await kim.opens())["view"] is None
    for move in ("leave", "join"):
        assert (await kim.tries(move))[0] in (403, 409)
    words = " ".join(str(value) for value in everything_in(told))
    assert not [one for one in party.people if str(one.id) in words]


@ON_SQLITE
async def test_launch_data_names_nobody_but_who_it_was_signed_for(party: Party) -> None:
    """A20: an id put into another's launch data, or data signed for another bot, is nobody's."""
    await party.begun(3)
    kim, ann = party.person("Kim"), party.person("Ann")
    other = party.telegram.add_bot(username="AnotherBot", name="Another")
    genuine = kim.init_data(party.game, chat=party.group, bot=party.bot)
    for data in (
        genuine.replace(str(kim.id), str(ann.id)),
        ann.init_data(party.game, chat=party.group, bot=other),
        ann.init_data(party.game, chat=party.group, bot=party.bot).rpartition("&hash=")[0],
        "",
    ):
        phone = await party.phone("Kim")
        status, body = await phone.asks("POST", "/api/session", authorization=f"tma {data}")
        assert (status, body) == (401, {"error": "launch-invalid"})


def everything_in(value: Any) -> list[Any]:
    """Every key and every plain value of some JSON."""
    if isinstance(value, dict):
        return [one for pair in value.items() for part in pair for one in everything_in(part)]
    if isinstance(value, list):
        return [one for part in value for one in everything_in(part)]
    return [value]
