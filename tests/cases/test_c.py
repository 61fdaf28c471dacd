"""Faults of Telegram, of mini-apps and of what they are made of: none comes about in the whole program."""

import asyncio
import io
import json

import pytest
from PIL import Image

from models import reading
from models.rules import Phase
from playground.launch_data import signed
from tests.cases.party import LIMIT, ON_SQLITE, TOKEN, Handset, Party, plain
from tests.cases.test_b import deadline

FOUND_BY_CLIENTS = {"url", "mention", "bot_command"}  # in any text at all; nobody has marked them up


@ON_SQLITE
async def test_no_message_to_a_group_carries_a_button_that_groups_refuse(party: Party) -> None:
    """C1: a link to the mini-app, with the game behind it, in each message of a game and each answer."""
    await party.lobby(4)
    for text in ("/help", "/language", "/deck", "/rules", "/stats", "/skip", "/house"):
        await party.says("Ann", text)
    await party.taps("Ann", f"house:{party.game}:points")
    await party.says("Ann", "/begin")
    await party.plays_a_round()
    party.telegram.clock.advance(121)
    await party.taps("Ben", f"nudge:{party.game}:2:telling")
    await party.until_said("we are waiting for your clue")
    await party.says("Ann", "/end")
    over = await party.until_said("The game is over")
    await party.says("Ann", "/help")
    calls = [call for call in party.telegram.calls if str(call.values.get("chat_id")) == str(party.group.id)]
    assert {call.method for call in calls} >= {"sendMessage", "sendPhoto", "editMessageText"}
    assert [call.refused for call in calls if call.refused] == []
    assert "web_app" not in json.dumps([call.values for call in calls], default=str)
    links = {button.url for message in party.group.messages for button in message.buttons if button.url}
    links |= {
        button.url
        for message in party.group.messages
        for former in message.history
        for button in former.buttons
        if button.url
    }
    home = "https://t.me/FabuloCasesBot"
    assert f"{home}/play?startapp={party.game}" in links
    assert all(link.startswith(home) for link in links)
    assert over.button("Look back").url == f"{home}/play?startapp={party.game}"


@ON_SQLITE
async def test_a_phone_that_loses_the_start_parameter_is_shown_its_running_games(party: Party) -> None:
    """C3, C4: whichever way it was opened; the signature holds over just the fields that are there."""
    await party.begun(3)
    for more in (
        {},
        {"query_id": "AAHdF6IQAAAAAN0XohDhrOrc"},
        {"query_id": "AAHdF6IQAAAAAN0XohDhrOrc", "can_send_after": "100"},
        {"chat_join_request_query_id": "5", "a_field_of_tomorrow": "a+b&c=d %20"},
    ):
        ben = Handset(party.person("Ben"), party.group, party.address, party.http)
        session = await ben.opens("", **more)
        games = [(game["game"], game["chat"], game["phase"]) for game in session["games"]]
        assert (games, session["view"]) == ([(party.game, "Friday", "telling")], None)
        ben.game = party.game
        assert (await ben.looks())["me"] == 2
    pairs = {
        "auth_date": str(party.telegram.clock.date()),
        "user": json.dumps({"id": party.person("Ben").id, "first_name": "Ben"}),
    }
    for data in (signed(TOKEN, pairs), signed(TOKEN, {**pairs, "signature": "x", "start_param": party.game})):
        assert (await ben.asks("POST", "/api/session", authorization=f"tma {data}"))[0] == 200
        without = "&".join(part for part in data.split("&") if not part.startswith("auth_date"))
        for broken in (without, f"{data}&query_id=1", data.replace("Ben", "Bea")):
            assert (await ben.asks("POST", "/api/session", authorization=f"tma {broken}"))[0] == 401


@ON_SQLITE
@pytest.mark.parametrize("name", ["a + b", "50% +1", "a&b=c", "+", "زهرا + علی", "<b>\\\"'/</b>"])
@pytest.mark.parametrize("plus_for_space", [False, True])
async def test_whatever_stands_in_a_name_the_signature_holds(
    party: Party, name: str, plus_for_space: bool
) -> None:
    """C6: percent-encoded, or with "+" for spaces, as clients do; the name arrives as it is."""
    pairs = {
        "user": json.dumps({"id": 77, "first_name": name}, ensure_ascii=False),
        "auth_date": str(party.telegram.clock.date()),
        "chat_type": "supergroup",
    }
    data = signed(TOKEN, pairs)
    if plus_for_space:
        data = data.replace("%20", "+")
    handset = Handset(party.person("Ann"), party.group, party.address, party.http)
    status, session = await handset.asks("POST", "/api/session", authorization=f"tma {data}")
    assert (status, session["player"]["name"]) == (200, name)


@ON_SQLITE
async def test_nobody_but_telegram_can_bring_updates(party: Party) -> None:
    """C31: without a webhook there is no address for them; with one its secret is required."""
    await party.lobby(3)
    ann = party.person("Ann")
    update = {
        "update_id": 900_000_000,
        "message": {
            "message_id": 900,
            "date": party.telegram.clock.date(),
            "chat": {"id": party.group.id, "type": "supergroup", "title": "Friday"},
            "from": {"id": ann.id, "is_bot": False, "first_name": "Ann"},
            "text": "/end",
            "entities": [{"type": "bot_command", "offset": 0, "length": 4}],
        },
    }
    for path in ("/telegram", "/telegram/", f"/{TOKEN}", "/webhook"):
        async with party.http.post(party.address + path, json=update) as answer:
            assert answer.status in (404, 405)
    assert (await party.state()).phase is Phase.LOBBY


async def test_nothing_of_another_game_can_be_used_in_this_one(party: Party) -> None:
    """C33, C34: cards, numbers, seats and keys belong to this game and round; a phone sends ids alone."""
    await party.begun(4)
    first = await party.state()
    await (await party.phone("Ann")).makes("remove", seat=4)
    (removed,) = (await (await party.phone("Ann")).looks())["removed"]
    saturday = party.telegram.add_group(
        "Saturday", [party.person(name) for name in ("Kim", "Lea", "Max", "Ben")]
    )
    friday, party.group, one = party.group, saturday, party.game
    await party.lobby(1, host="Kim")
    for name in ("Lea", "Max", "Ben"):
        await party.taps(name, f"join:{party.game}")
    kim = await party.phone("Kim")
    await kim.makes("house", rule="first", value=1)
    await kim.makes("begin")

    foreign = first.seat(2).hand
    own = await kim.hand()
    strange = next(card for card in foreign if card not in own)
    assert await kim.is_refused("tell", round=1, card=strange, clue="sea") == "not-in-hand"
    await party.tells("Kim")
    ben, lea = await party.phone("Ben"), await party.phone("Lea")
    own = await ben.hand()
    strange = next(card for card in foreign if card not in own)
    for card in (strange, (await lea.hand())[0], (await kim.looks())["laid"][0], "nosuchcard", ""):
        status, body = await ben.tries("lay", round=1, cards=[card])
        assert (status, body.get("refusal")) in ((409, "not-in-hand"), (400, None))
    for altered in (
        {"cards": [{"card": (await ben.hand())[0], "owner": 1}]},
        {"cards": [(await ben.hand())[0]], "seat": 2},
        {"cards": [(await ben.hand())[0]], "player": 1},
    ):
        assert (await ben.tries("lay", round=1, **altered))[0] == 400
    await party.lays()
    for number in (0, 5, 99, -1):
        assert await ben.is_refused("vote", round=1, numbers=[number]) == "not-on-table"
    assert (await ben.tries("vote", round=1, numbers=[strange]))[0] == 400
    assert await kim.is_refused("readmit", player=removed["player"]) == "not-removed"
    for move, values in (("leave", {}), ("vote", {"round": 1, "numbers": [1]}), ("end", {})):
        outsider = Handset(party.person("Lea"), friday, party.address, party.http, one)
        await outsider.opens()
        assert (await outsider.tries(move, **values))[0] in (403, 409)
    before = await reading.game(one)
    assert await party.taps("Ben", f"leave:{one}") == "That game is played in another chat."
    assert await reading.game(one) == before
    game = await party.state()
    assert (game.phase, len(game.current().table), game.current().votes) == (Phase.VOTING, 4, ())


@ON_SQLITE
async def test_names_and_clues_stand_in_the_chat_as_they_were_written(party: Party) -> None:
    """C21: no mark-up in a name or a clue takes effect, breaks a message or keeps it from being sent."""
    names = {"Ann": "a_b*", "Ben": "<b>Ben</b>", "Eve": "[x](tg://user?id=1)", "Dan": "`&amp;`"}
    for name, strange in names.items():
        party.person(name).first_name = strange
    clue = "*_[<i>once</i>](http://x) `@a_b` & ||so||"
    await party.lobby(1, host="a_b*")
    for strange in (names["Ben"], names["Eve"], names["Dan"]):
        await party.taps(strange, f"join:{party.game}")
    lobby = await party.until_said(names["Dan"])
    assert all(strange in plain(lobby.words) for strange in names.values())
    host = await party.phone(names["Ann"])
    await host.makes("house", rule="first", value=1)
    await host.makes("begin")
    await party.tells(clue=clue)
    told = await party.until_said(f"{names['Ann']} tells: “{clue}”")
    await party.lays()
    await party.votes()
    result = await party.until_said(f"{names['Ann']} told “{clue}” with card")
    for message in (lobby, told, result):
        assert {entity["type"] for entity in message.entities} <= {"bold", *FOUND_BY_CLIENTS}
    view = await host.looks()
    assert [seat["name"] for seat in view["seats"]] == list(names.values())
    assert view["last_round"]["clue"] == clue


async def test_who_acts_while_the_program_is_down_is_heard_and_what_runs_out_meanwhile_is_closed_once(
    party: Party,
) -> None:
    """C18, C19: no update is dropped at the start, and deadlines are the database's."""
    await party.begun(4, pace="living_room")
    await party.tells()
    deadline_at = (await party.state()).current().times.deadline
    party.telegram.clock.advance(max(0.0, deadline_at - party.telegram.clock.now() - 20))
    await party.program.stop()
    await party.person("Kim").says(party.group, "/join")
    party.telegram.clock.advance(60)
    party.program.start()
    await party.settled()
    assert [seat.name for seat in (await party.state()).seats][-1] == "Kim"
    game = await party.state()
    assert game.current().graced or game.phase is Phase.LAYING
    await deadline(party, lambda game: game.phase is Phase.VOTING)
    await party.until_said("the table is laid")
    game = await party.state()
    assert [laid.by_house for laid in game.current().laid] == [True, True, True]
    assert [seat.missed for seat in game.seats if seat.name in ("Ben", "Eve", "Dan")] == [1, 1, 1]
    told = [message for message in party.group.messages_of(party.bot) if "the table is laid" in message.words]
    assert len(told) == 1


@ON_SQLITE
async def test_a_picture_shown_as_a_clue_is_passed_on_byte_for_byte(party: Party) -> None:
    """C36: a phone's photo is never encoded anew here, so it cannot come out turned or with other colours."""
    await party.begun(3)
    ann = await party.phone("Ann")
    await ann.makes("tell", round=1, card=(await ann.hand())[0], media=True)
    file, exif = io.BytesIO(), Image.Exif()
    exif[0x0112] = 6  # taken with the phone upright: to be turned by 90 degrees
    Image.new("RGB", (640, 480), (200, 40, 40)).save(file, "JPEG", exif=exif)
    await party.person("Ann").sends_photo(party.bot, content=file.getvalue())
    clue = await party.until_said("shows the clue")
    assert clue.photo == file.getvalue()
    ben = await party.phone("Ben")
    headers = {"Authorization": f"Bearer {ben.token}"}
    async with party.http.get(
        f"{party.address}/api/games/{party.game}/clue?round=1", headers=headers
    ) as answer:
        assert (answer.status, await answer.read()) == (200, file.getvalue())


@ON_SQLITE
async def test_a_bot_that_was_kicked_out_is_quiet_and_comes_back_to_the_same_game(party: Party) -> None:
    """C25: the game is paused, hardly a call is made in vain, and nothing of it is lost."""
    await party.begun(4)
    await party.until_said("Round 1")
    game = await party.state()
    await party.person("Ann").kicks(party.bot, party.group)
    await party.settled()
    assert (await party.state()).paused is not None
    await party.tells()
    before = len(party.telegram.calls)
    for _ in range(6):
        party.telegram.clock.advance(1800)
        await asyncio.sleep(0.2)
    in_vain = [call for call in list(party.telegram.calls)[before:] if call.method != "getUpdates"]
    assert len(in_vain) <= 4
    await party.person("Ann").adds(party.bot, party.group)
    clue = await party.until_said("once upon a time")
    assert clue.buttons
    after = await party.state()
    assert (after.paused, after.id, after.phase) == (None, game.id, Phase.LAYING)


@ON_SQLITE
async def test_a_double_tap_is_two_presses_with_one_effect_and_no_error(party: Party) -> None:
    """C16, B18: each press is answered to its presser alone, and no message is lost its buttons."""
    lobby = await party.lobby(3)
    said = len(party.group.messages_of(party.bot))
    dan = party.person("Dan")
    answers = await asyncio.gather(*(dan.presses(lobby, "Join", limit=LIMIT) for _ in range(4)))
    told = sorted(plain(answer.text) for answer in answers if answer is not None)
    assert told == ["You already sit at this table."] * 3 + ["You sit down as the yellow bunny with a star."]
    assert [seat.name for seat in (await party.state()).seats] == ["Ann", "Ben", "Eve", "Dan"]
    await party.until(lambda: "Dan" in lobby.words)
    assert lobby.button("Join")
    await party.says("Ann", "/begin")
    for name in ("Kim", "Lea", "Ben"):
        for _ in range(3):
            await party.taps(name, f"begin:{party.game}", lobby)
    await party.until_said("Round 1")
    assert len(party.group.messages_of(party.bot)) == said + 1


@ON_SQLITE
async def test_twelve_who_act_at_once_cost_the_group_a_handful_of_calls(party: Party) -> None:
    """C15: what everybody does is one status line, edited now and then; a flood is waited out."""
    await party.begun(8)
    await party.tells()
    await party.until_said("once upon a time")
    before = party.telegram.counts(party.group)
    started = party.telegram.clock.now()
    await asyncio.gather(*(party.lays(name) for name in await party.awaited()))
    await party.until_said("the table is laid")
    flood = party.telegram.faults.add("429", chat_id=party.group.id, retry_after=30)
    await asyncio.gather(*(party.votes(name) for name in await party.awaited()))
    await party.until(lambda: flood.hits)
    party.telegram.clock.advance(31)
    await party.until_said("Round 2: Ben tells")
    spent = party.telegram.counts(party.group) - before
    assert spent.new == 3
    assert spent.edits <= 5
    assert party.telegram.clock.now() - started < 31 + LIMIT


async def test_a_game_is_changed_by_one_at_a_time_whatever_comes_at_once(party: Party) -> None:
    """C30: chat, phones and clock together, on either database; nothing is torn, lost or stuck."""
    await party.begun(6)
    await party.tells()
    phones = [await party.phone(name) for name in ("Ben", "Eve", "Dan", "Zoe", "Kim")]
    hands = [await phone.hand() for phone in phones]
    acts = [phone.tries("lay", round=1, cards=[hand[0]]) for phone, hand in zip(phones, hands, strict=True)]
    acts += [phone.asks("GET", f"/api/games/{party.game}") for phone in phones]
    presses = [party.taps(name, f"join:{party.game}") for name in ("Lea", "Max")]
    presses += [party.taps("Kim", f"nudge:{party.game}:1:laying")]
    await asyncio.gather(*acts, *presses)
    game = await party.state()
    assert (game.phase, len(game.current().table), len(game.seats)) == (Phase.VOTING, 6, 8)
    assert game.version == (await phones[0].looks())["version"]
    await party.votes()
    assert (await party.state()).turns == 1
