"""Faults of group bots and card games: none comes about, through the chat, the phones and both databases."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from models import reading, rules
from models.rules import Ending, Phase
from tests.cases.party import LIMIT, NAMES, ON_SQLITE, Handset, Party, a_party, plain
from tests.cases.test_a import together


@pytest.fixture
async def small_group(empty_url: str) -> AsyncIterator[Party]:
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
    told = await party.taps("Ann", "newgame", greeting)
    assert told == "A game is open here already: /status shows it."
    assert await reading.open_games_in_chat(old.id) == []
    assert await reading.open_games_in_chat(party.group.id) == [party.game]


async def place_of(party: Party, name: str) -> tuple[int, int, int, list[str]]:
    """Seat, bunny and score of somebody, and the cards they hold."""
    seat = (await party.state()).seat_of(party.person(name).id)
    assert seat is not None
    return seat.number, seat.bunny, seat.score, sorted(seat.hand)


async def test_who_leaves_and_joins_again_has_the_same_seat_hand_and_score(party: Party) -> None:
    """B2: by every way out and in; nobody gets a better hand by leaving, and nobody wins twice."""
    await party.begun(5, points=None, laps=1)
    await party.plays_a_round()
    before, dealt = await place_of(party, "Dan"), together(await party.state())
    dan, join = party.person("Dan"), f"join:{party.game}"

    await (await party.phone("Dan")).makes("leave")
    assert (
        await party.taps("Dan", join)
        == "You sit down as the yellow bunny with a star and play from round 3 on."
    )
    assert await place_of(party, "Dan") == before
    await party.says("Dan", "/leave")
    await (await party.phone("Dan")).makes("join")
    assert await place_of(party, "Dan") == before
    await dan.leaves(party.group)
    await dan.joins(party.group)
    await party.says("Dan", "/join")
    assert await place_of(party, "Dan") == before
    ann = await party.phone("Ann")
    await ann.makes("remove", seat=4)
    assert await party.taps("Dan", join) == "The host has closed this table to you."
    (removed,) = (await ann.looks())["removed"]
    await ann.makes("readmit", player=removed["player"])
    await party.taps("Dan", join)
    assert await place_of(party, "Dan") == before
    assert together(await party.state()) == dealt
    assert "Dan" not in await party.awaited()

    while not (game := await party.state()).is_over:
        await party.plays_a_round()
    scores = {seat.number: seat.score for seat in game.seats}
    assert await party.taps("Dan", join) == "This game is over."
    assert await party.taps("Dan", f"leave:{party.game}") == "This game is over."
    assert {seat.number: seat.score for seat in (await party.state()).seats} == scores


async def test_who_has_just_voted_is_never_said_to_be_awaited(party: Party) -> None:
    """B8: the status is made from committed votes, in the chat and on every phone."""
    await party.begun(5)
    await party.reaches("voting")
    await party.until_said("the table is laid")
    await party.votes("Ben", "Dan")
    for name in NAMES[:5]:
        view = await (await party.phone(name)).looks()
        assert view["round"]["waiting_for"] == [3, 5]
        assert [seat["seat"] for seat in view["seats"] if not seat["ready"]] == [3, 5]
    await party.says("Zoe", "/status")
    table = await party.until_said("2 of 4 have voted. Waiting for Eve and Zoe.")
    assert "Ben" not in plain(table.words)
    await asyncio.gather(party.votes("Eve"), party.person("Ann").says(party.group, "/status"))
    newest = await party.until_said("3 of 4 have voted. Waiting for Zoe.")
    assert newest is party.group.messages_of(party.bot)[-1]


@ON_SQLITE
async def test_the_host_leads_without_being_an_admin_and_an_admin_without_being_host(party: Party) -> None:
    """B9, B15: either is enough, in the lobby and in the game; nobody else can."""
    for leader, way in (("Ben", "chat"), ("Ann", "chat"), ("Ben", "page"), ("Ann", "page")):
        await party.lobby(4, host="Ben")  # it is Ann who made the group
        if way == "chat":
            await party.says("Eve", "/cancel")
            await party.says("Eve", "/begin")
            assert (await party.state()).phase is Phase.LOBBY
            await party.says(leader, "/begin")
            assert (await party.state()).phase is Phase.TELLING
            await party.says("Eve", "/end")
            assert not (await party.state()).is_over
            await party.says(leader, "/end")
        else:
            phone, eve = await party.phone(leader), await party.phone("Eve")
            for move, values in (("begin", {}), ("house", {"rule": "points", "value": 9}), ("end", {})):
                assert await eve.is_refused(move, **values) == "not-host"
            await phone.makes("house", rule="points", value=9)
            await phone.makes("begin")
            assert await eve.is_refused("remove", seat=4) == "not-host"
            await phone.makes("remove", seat=4)
            await phone.makes("end")
        assert (await party.state()).ending is Ending.HOST


@ON_SQLITE
@pytest.mark.parametrize("who", ["Ben", "Ann"])
async def test_a_lobby_is_closed_before_it_began(party: Party, who: str) -> None:
    """B15: by the host's and by an admin's /cancel; then another can be opened."""
    await party.lobby(3, host="Ben")
    first = party.game
    await party.says("Eve", "/cancel")
    assert (await party.state()).phase is Phase.LOBBY
    await party.says(who, "/cancel")
    assert (await party.state()).ending is Ending.CLOSED
    await party.lobby(3)
    assert party.game != first


@ON_SQLITE
async def test_who_leaves_the_group_in_the_middle_is_told_of_and_not_waited_for(party: Party) -> None:
    """B11: the bot does not fall silent, the game goes on, and the group reads who has left."""
    await party.begun(5)
    await party.tells()
    await party.lays("Ben", "Eve", "Dan")
    assert await party.awaited() == ["Zoe"]
    await party.person("Zoe").leaves(party.group)
    table = await party.until_said("the table is laid")
    assert "🚪 Zoe has left the game." in plain(table.words)
    assert sorted(await party.awaited()) == ["Ben", "Dan", "Eve"]
    await party.person("Ann").leaves(party.group)  # who hosts and tells
    await party.votes()
    result = await party.until_said("👑 Ben is the host now.")
    assert "🚪 Ann has left the game." in plain(result.words)
    await party.says("Eve", "/status")
    assert (await party.until_said("Round 2: Ben tells")).buttons
    zoe = Handset(party.person("Zoe"), party.group, party.address, party.http, party.game)
    await zoe.opens()
    assert (await zoe.looks())["hand"] == []
    assert (await zoe.tries("join"))[0] == 403  # who is not in the group any more


async def test_all_who_press_join_at_once_are_seated_and_each_is_told_who_they_are(party: Party) -> None:
    """B12: joining and its private word are one act, and the hand is behind the same link for all."""
    lobby = await party.lobby(1)
    people = [party.person(name) for name in NAMES[1:]]
    answers = await asyncio.gather(*(one.presses(lobby, "Join", limit=LIMIT) for one in people))
    told = {plain(answer.text) for answer in answers if answer is not None}
    assert len(told) == 7
    assert all(text.startswith("You sit down as the ") for text in told)
    game = await party.state()
    assert sorted(seat.name for seat in game.seats) == sorted(NAMES)
    assert len({(seat.number, seat.bunny) for seat in game.seats}) == 8
    await party.says("Ann", "/begin")
    for name in NAMES:
        assert len(await (await party.phone(name)).hand()) == 6
    await party.person("Kim").starts(party.bot, party.game)
    private = party.bot.private[party.person("Kim").id]
    welcome = await party.until(lambda: private.messages_of(party.bot)[-1])
    links = [str(button.url) for button in welcome.buttons]
    assert any(link.endswith(f"?startapp={party.game}") for link in links)


@ON_SQLITE
@pytest.mark.parametrize("hidden", [False, True])
async def test_a_link_that_is_passed_on_lets_nobody_in_from_outside(party: Party, hidden: bool) -> None:
    """B14: who is in the group is asked of Telegram; where it does not say, the group's button decides."""
    lobby = await party.lobby(3)
    party.group.members_hidden = hidden
    mallory = party.telegram.add_person("Mallory")
    passed_on = await party.person("Ben").forwards(
        lobby, party.telegram.add_group("Elsewhere", [party.person("Ben"), mallory], bots=[])
    )
    assert [button.url for button in passed_on.buttons] == [
        f"https://t.me/FabuloCasesBot/play?startapp={party.game}"
    ]
    outside = Handset(mallory, passed_on.chat, party.address, party.http, party.game)
    session = await outside.opens()
    assert (session["view"], session["error"]) == (None, "not-yours")
    assert await outside.asks("GET", f"/api/games/{party.game}") == (403, {"error": "not-yours"})
    status, body = await outside.tries("join")
    assert (status, body.get("error"), body.get("refusal")) in (
        (403, "not-yours", None),
        (409, None, "need-presence"),
    )
    assert len((await party.state()).seats) == 3
    inside = await party.phone("Kim")
    if hidden:
        assert await inside.is_refused("join") == "need-presence"
        await party.taps("Kim", f"join:{party.game}", lobby)
    else:
        await party.says("Kim", "/help")  # a bot may be told nothing of people whom it has never met
        await inside.makes("join")
    assert [seat.name for seat in (await party.state()).seats] == ["Ann", "Ben", "Eve", "Kim"]


@ON_SQLITE
async def test_one_person_plays_in_two_groups_and_chooses_in_private_and_in_the_app(party: Party) -> None:
    """B20: two seats that know nothing of each other."""
    await party.begun(3)
    first = party.game
    saturday = party.telegram.add_group("Saturday", [party.person(name) for name in ("Ben", "Kim", "Lea")])
    friday, party.group, party.game = party.group, saturday, ""
    await party.lobby(1, host="Ben")
    second = party.game
    await party.taps("Kim", f"join:{second}")
    await party.person("Ben").starts(party.bot)
    private = party.bot.private[party.person("Ben").id]
    welcome = await party.until(lambda: private.messages_of(party.bot)[-1])
    listed = {plain(button.text): str(button.url).partition("startapp=")[2] for button in welcome.buttons}
    assert (listed["Saturday"], listed["Friday"]) == (second, first)
    ben = Handset(party.person("Ben"), friday, party.address, party.http, "")
    session = await ben.opens("")
    assert {(game["game"], game["chat"]) for game in session["games"]} == {
        (first, "Friday"),
        (second, "Saturday"),
    }
    assert (await ben.opens(first))["view"]["game"] == first
    ben.game = first
    await ben.makes("leave")
    assert [seat.name for seat in (await reading.game(second)).seats] == ["Ben", "Kim"]


async def test_leaving_and_the_last_vote_at_once_score_once_and_lose_no_card(party: Party) -> None:
    """B23, B26, B29: points are counted once, the phase closes at once, and no card is discarded twice."""
    for number in range(3):
        await party.begun(5)
        dealt = together(await party.state())
        await party.reaches("voting")
        await party.votes("Ben", "Eve")
        phones = [await party.phone(name) for name in ("Dan", "Zoe")]
        free = [
            next(card["number"] for card in (await phone.looks())["table"] if not card["mine"])
            for phone in phones
        ]
        leaves = [phones[0].tries("leave"), phones[1].tries("vote", round=1, numbers=[free[1]])]
        votes = [phones[0].tries("vote", round=1, numbers=[free[0]]), phones[1].tries("leave")]
        await asyncio.gather(
            *leaves, *votes, *([] if number else [(await party.phone("Ben")).tries("leave")])
        )
        game = await party.state()
        assert together(game) == dealt
        (scored,) = await reading.scored_rounds(game.id)
        assert {seat.number: seat.score for seat in game.seats} == dict(scored.points)
        assert len({card.card for card in scored.table}) == 5
        await (await party.phone("Ann")).makes("end") if not game.is_over else None


@ON_SQLITE
async def test_who_reloads_can_lay_no_third_card(party: Party) -> None:
    """B24: with three players the server holds the two cards, whatever the page has forgotten."""
    await party.begun(3)
    await party.tells()
    ben = await party.phone("Ben")
    hand = await ben.hand()
    await ben.makes("lay", round=1, cards=hand[:2])
    await ben.opens()  # as a page that was reloaded
    assert (await ben.looks())["laid"] == hand[:2]
    assert await ben.is_refused("lay", round=1, cards=[hand[2]]) == "wrong-count"
    assert await ben.is_refused("lay", round=1, cards=hand[:3]) == "wrong-count"
    assert (await ben.makes("lay", round=1, cards=hand[2:4]))["laid"] == hand[2:4]
    assert sorted(await ben.hand()) == sorted(hand[:2] + hand[4:])


@ON_SQLITE
async def test_when_nobody_does_anything_there_is_always_a_way_on(party: Party) -> None:
    """B27: no clue: the turn passes; no card: the house gives one; no vote: nobody scores; then all sleep."""
    await party.begun(4)
    dealt = together(await party.state())
    await deadline(party, lambda game: game.current().number == 2)
    assert (await party.state()).last_round is None
    await party.until_said("Ann gave no clue; the turn passes on.")
    await party.tells()
    await deadline(party, lambda game: game.phase is Phase.VOTING)
    assert sorted(laid.by_house for laid in (await party.state()).current().laid) == [True, True, True]
    await deadline(party, lambda game: game.current().number == 3)
    game = await party.state()
    assert game.last_round is not None
    assert dict(game.last_round.points) == dict.fromkeys((1, 2, 3, 4), 0)
    for number in (4, 5):
        await deadline(party, lambda game, number=number: game.current().number == number)
    await deadline(party, lambda game: game.is_over)
    game = await party.state()
    assert (game.ending, together(game)) == (Ending.ASLEEP, dealt)
    await party.until_said("Everybody seems to be asleep.")


async def deadline(party: Party, reached: Callable[[rules.Game], bool]) -> None:
    """Let the phase run out (where the clock has only just begun, its grace too) until the game is so far."""
    async with asyncio.timeout(LIMIT):
        while not reached(game := await party.state()):
            party.telegram.clock.advance(max(0.0, game.current().times.deadline - party.telegram.clock.now()))
            await asyncio.sleep(0.05)


@ON_SQLITE
async def test_who_joins_in_the_middle_of_a_round_neither_plays_in_it_nor_changes_its_course(
    party: Party,
) -> None:
    """B30, B33, B36: told from which round; the phase waits for the same; the order of turns stays."""
    await party.begun(3)
    await party.tells()
    await party.lays("Ben")
    assert await party.taps("Dan", f"join:{party.game}") == (
        "You sit down as the yellow bunny with a star and play from round 2 on."
    )
    dan = await party.phone("Dan")
    view = await dan.looks()
    assert (view["hand"], view["phase"], view["round"]["waiting_for"]) == ([], "laying", [3])
    assert not {"lay", "vote", "tell"} & set(view["allowed"])
    card = (await party.state()).seat(4).hand[0]
    assert await dan.is_refused("lay", round=1, cards=[card]) == "not-yet"
    await party.lays()
    assert await dan.is_refused("vote", round=1, numbers=[1]) == "not-yet"
    await party.votes("Ben")
    assert (await party.state()).phase is Phase.VOTING
    await party.votes()
    assert len(await dan.hand()) == 6
    order = []
    for _ in range(5):
        order += await party.awaited()
        await party.plays_a_round()
    assert order == ["Ben", "Eve", "Ann", "Dan", "Ben"]


async def test_when_the_next_to_tell_is_removed_at_the_turn_of_the_round_the_one_after_tells(
    party: Party,
) -> None:
    """B32: whichever comes first, there is always somebody who tells."""
    for _ in range(3):
        await party.begun(5)
        await party.reaches("voting")
        await party.votes("Ben", "Eve", "Dan")
        ann, zoe = await party.phone("Ann"), await party.phone("Zoe")
        free = next(card["number"] for card in (await zoe.looks())["table"] if not card["mine"])
        await asyncio.gather(ann.makes("remove", seat=2), zoe.makes("vote", round=1, numbers=[free]))
        assert await party.awaited() == ["Eve"]
        await party.tells("Eve")
        await ann.makes("end")
