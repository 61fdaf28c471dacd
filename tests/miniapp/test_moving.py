import asyncio
import gzip
import json
from functools import partial
from typing import Any
from uuid import uuid4

import pytest
from aiohttp import ClientResponse, web

from miniapp import health
from miniapp.requests import LARGEST
from miniapp.shapes import Refused, View
from miniapp.site import SITE
from models import people, reading, rules
from models.database import connection
from models.play import Door
from models.ports import Standing
from tests.builders import CHAT, NOW, a_game, keep, lays, tells
from tests.miniapp.conftest import Client, Clock, Meet, Phone, Telegram, opened, until

ID = "3f2b0b0e-5c1d-4a77-9f0e-0a1b2c3d4e5f"


async def accepted(response: ClientResponse) -> dict[str, Any]:
    assert response.status == 200, await response.text()
    view: dict[str, Any] = await response.json()
    assert View.model_validate(view)
    return view


async def refused(response: ClientResponse) -> tuple[str, dict[str, Any]]:
    """The refusal's code and values; its view is the current one."""
    assert response.status == 409, await response.text()
    body = await response.json()
    assert Refused.model_validate(body)
    return body["refusal"], body["values"]


async def failed(response: ClientResponse) -> tuple[int, str]:
    return response.status, (await response.json())["error"]


async def test_a_member_joins_and_sees_the_table(door: Door, telegram: Telegram, bob: Phone) -> None:
    game = await opened(door)
    telegram.standings[2] = Standing.MEMBER
    view = await accepted(await bob.move(game, "join"))
    assert (view["me"], [seat["name"] for seat in view["seats"]]) == (2, ["ann", "bob"])
    assert telegram.asked == [(CHAT, 2)]


async def test_a_stranger_may_not_join(door: Door, telegram: Telegram, bob: Phone) -> None:
    """B14."""
    game = await opened(door)
    telegram.standings[2] = Standing.OUTSIDE
    assert await failed(await bob.move(game, "join")) == (403, "not-yours")
    assert len((await reading.game(game)).seats) == 1


async def test_who_may_be_a_stranger_is_sent_to_the_groups_button(door: Door, bob: Phone) -> None:
    game = await opened(door)
    response = await bob.move(game, "join")
    assert response.status == 409
    assert await response.json() == {"refusal": "need-presence", "values": {}, "view": None}
    await people.keep_standing(CHAT, 2, Standing.UNKNOWN, now=NOW, pressed=True)
    assert (await accepted(await bob.move(game, "join")))["me"] == 2


async def test_who_pressed_but_left_the_chat_may_not_join(door: Door, telegram: Telegram, bob: Phone) -> None:
    game = await opened(door)
    await people.keep_standing(CHAT, 2, Standing.UNKNOWN, now=NOW, pressed=True)
    telegram.standings[2] = Standing.OUTSIDE
    assert await failed(await bob.move(game, "join")) == (403, "not-yours")


async def test_a_telegram_that_does_not_answer_is_not_waited_for(
    door: Door, telegram: Telegram, bob: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await opened(door)

    async def silent(chat: int, player: int) -> Standing:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(telegram, "standing", silent)
    monkeypatch.setattr(people, "PATIENCE", 0.01)
    assert await refused(await bob.move(game, "join")) == ("need-presence", {})


async def test_who_sits_and_joins_again_is_told_so(door: Door, ann: Phone) -> None:
    game = await opened(door)
    assert await refused(await ann.move(game, "join")) == ("already-seated", {})


async def test_a_whole_game_is_played_by_phones_alone(door: Door, telegram: Telegram, meet: Meet) -> None:
    game = await opened(door)
    phones = {1: await meet(1, "ann")}
    for player, name in ((2, "bob"), (3, "eve"), (4, "dan")):
        phones[player] = await meet(player, name)
        telegram.standings[player] = Standing.MEMBER
        await accepted(await phones[player].move(game, "join"))
    await accepted(await phones[1].move(game, "house", rule="points", value=3))
    view = await accepted(await phones[1].move(game, "begin"))
    while view["phase"] != "over":
        for player in view["round"]["waiting_for"]:
            mine = await phones[player].view(game)
            assert await _does_what_is_awaited(phones[player], mine)
            view = await phones[player].view(game)
            if view["phase"] != mine["phase"]:
                break
    assert (view["ending"], view["winners"]) == ("points", _best(view))
    lobby = await accepted(await phones[2].move(game, "rematch"))
    assert (lobby["phase"], lobby["me"], len(lobby["seats"])) == ("lobby", 2, 4)
    assert (await phones[1].view(game))["next"] == lobby["game"] != game
    assert (await accepted(await phones[3].move(game, "rematch")))["game"] == lobby["game"]


async def _does_what_is_awaited(phone: Phone, view: dict[str, Any]) -> bool:
    """Tell, lay or vote, with the first card that there is."""
    number, hand = view["round"]["number"], [card["card"] for card in view["hand"]]
    if view["phase"] == "telling":
        response = await phone.move(view["game"], "tell", round=number, card=hand[0], clue="the sea")
    elif view["phase"] == "laying":
        response = await phone.move(view["game"], "lay", round=number, cards=hand[: view["round"]["lay"]])
    else:
        chosen = [card["number"] for card in view["table"] if not card["mine"]][:1]
        response = await phone.move(view["game"], "vote", round=number, numbers=chosen)
    return bool(await accepted(response))


def _best(view: dict[str, Any]) -> list[int]:
    best = max(seat["score"] for seat in view["seats"])
    return [seat["seat"] for seat in view["seats"] if seat["score"] == best]


async def test_a_repeated_move_does_nothing_and_shows_the_game_as_it_is(door: Door, ann: Phone) -> None:
    game = await keep(a_game().laying())
    card = game.seats[1].hand[0]
    bob = Phone(ann.client, 2, "bob", ann.clock)
    await bob.open()
    first = await accepted(await bob.move(game.id, "lay", id=ID, round=1, cards=[card]))
    await door.play(game.id, lays(game, 3), now=NOW)
    again = await accepted(await bob.move(game.id, "lay", id=ID.upper(), round=1, cards=[card]))
    assert (first["version"], again["version"]) == (2, 3)
    assert again["laid"] == [card]


async def test_the_same_id_for_another_move_is_refused(ann: Phone, bob: Phone) -> None:
    game = await keep(a_game().laying())
    one, other = game.seats[1].hand[:2]
    await accepted(await bob.move(game.id, "lay", id=ID, round=1, cards=[one]))
    response = await bob.move(game.id, "lay", id=ID, round=1, cards=[other])
    assert await failed(response) == (400, "same-id-other-move")
    assert (await bob.view(game.id))["laid"] == [one]


async def test_another_player_may_use_the_same_id(door: Door, bob: Phone, eve: Phone) -> None:
    game = await keep(a_game().laying())
    for phone, seat in ((bob, 1), (eve, 2)):
        card = game.seats[seat].hand[0]
        await accepted(await phone.move(game.id, "lay", id=ID, round=1, cards=[card]))
    given = {laid.seat: laid.cards for laid in (await reading.game(game.id)).current().laid}
    assert given == {seat: (game.seat(seat).hand[0],) for seat in (2, 3)}


async def test_a_refused_id_may_be_tried_again(door: Door, bob: Phone) -> None:
    game = await keep(a_game().telling())
    card = game.seats[1].hand[0]
    early = await bob.move(game.id, "lay", id=ID, round=1, cards=[card])
    assert await refused(early) == ("too-late", {})
    await door.play(game.id, tells(game), now=NOW)
    await accepted(await bob.move(game.id, "lay", id=ID, round=1, cards=[card]))


async def test_two_taps_at_once_lay_one_card(bob: Phone) -> None:
    """A1, A11."""
    game = await keep(a_game().laying())
    one, other = game.seats[1].hand[:2]
    await asyncio.gather(
        bob.move(game.id, "lay", round=1, cards=[one]), bob.move(game.id, "lay", round=1, cards=[other])
    )
    view = await bob.view(game.id)
    assert view["laid"] in ([one], [other])
    assert len(view["hand"]) == 5


@pytest.mark.parametrize(
    ("move", "fields", "code"),
    [
        ("tell", {"round": 1, "card": "card000", "clue": "x"}, "not-your-turn"),
        ("lay", {"round": 1, "cards": ["card000"]}, "too-late"),
        ("lay", {"round": 2, "cards": ["card000"]}, "too-late"),
        ("vote", {"round": 2, "numbers": [1]}, "too-late"),
        ("vote", {"round": 0, "numbers": [1]}, "too-late"),
        ("vote", {"round": 1, "numbers": [0]}, "not-on-table"),
        ("vote", {"round": 1, "numbers": [-1]}, "not-on-table"),
        ("vote", {"round": 1, "numbers": [99]}, "not-on-table"),
        ("vote", {"round": 1, "numbers": [1, 2]}, "wrong-count"),
        ("nudge", {"round": 1, "phase": "laying"}, "too-late"),
        ("nudge", {"round": 1, "phase": "voting"}, "too-early"),
        ("skip", {"round": 1, "phase": "voting", "seat": 77}, "no-such-seat"),
        ("skip", {"round": 1, "phase": "voting", "seat": None}, "not-awaited"),
        ("skip", {"round": 1, "phase": "voting", "seat": 1}, "not-awaited"),
        ("remove", {"seat": 1}, "not-host"),
        ("readmit", {"player": "x"}, "not-host"),
        ("house", {"rule": "points", "value": 5}, "not-host"),
        ("end", {}, "not-host"),
        ("begin", {}, "too-late"),
        ("rematch", {}, "not-over"),
        ("join", {}, "already-seated"),
    ],
)
async def test_a_move_at_the_wrong_time_or_by_the_wrong_seat_is_refused(
    bob: Phone, move: str, fields: dict[str, Any], code: str
) -> None:
    game = await keep(a_game().voting())
    before = await bob.view(game.id)
    response = await bob.move(game.id, move, **fields)
    assert response.status == 409
    body = await response.json()
    assert (body["refusal"], body["view"]) == (code, before)


async def test_a_guesser_cannot_vote_for_their_own_card(bob: Phone) -> None:
    """A7, A16."""
    game = await keep(a_game().voting())
    own = next(card["number"] for card in (await bob.view(game.id))["table"] if card["mine"])
    assert await refused(await bob.move(game.id, "vote", round=1, numbers=[own])) == ("own-card", {})
    assert (await bob.view(game.id))["vote"] == []


@pytest.mark.parametrize("whose", ["another hand", "the pile", "another game", "the storyteller's table"])
async def test_a_card_that_is_not_in_ones_hand_is_refused_wherever_it_lies(bob: Phone, whose: str) -> None:
    """C33, C34: ids alone, checked against one's own hand."""
    game = await keep(a_game().laying())
    card = {
        "another hand": game.seats[2].hand[0],
        "the pile": game.pile[0],
        "another game": "first/031",
        "the storyteller's table": game.current().card,
    }[whose]
    assert await refused(await bob.move(game.id, "lay", round=1, cards=[card])) == ("not-in-hand", {})


async def test_a_refusal_brings_its_values(bob: Phone, eve: Phone) -> None:
    game = await keep(a_game().with_rules(first="race").telling())
    response = await bob.move(game.id, "tell", round=1, card=game.seats[1].hand[0], clue="x" * 201)
    assert await refused(response) == ("clue-too-long", {"most": 200, "length": 201})
    await accepted(await bob.move(game.id, "tell", round=1, card=game.seats[1].hand[0], clue="x" * 200))
    late = await eve.move(game.id, "tell", round=1, card=game.seats[2].hand[0], clue="mine")
    assert await refused(late) == ("too-late", {"name": "bob"})


async def test_a_clue_may_be_said_or_shown(ann: Phone) -> None:
    game = await keep(a_game().telling())
    card = game.seats[0].hand[0]
    shown = await accepted(await ann.move(game.id, "tell", round=1, card=card, media=True))
    assert (shown["showing"], shown["phase"], shown["laid"]) == (True, "telling", [card])
    said = await accepted(await ann.move(game.id, "tell", round=1, card=card, spoken=True))
    assert (said["showing"], said["phase"]) == (False, "laying")
    assert (said["round"]["clue"], said["round"]["clue_kind"]) == (None, "spoken")


async def test_cards_and_votes_are_taken_back(ann: Phone, bob: Phone) -> None:
    game = await keep(a_game().laying())
    card = game.seats[1].hand[0]
    await accepted(await bob.move(game.id, "lay", round=1, cards=[card]))
    assert (await accepted(await bob.move(game.id, "lay", round=1, cards=[])))["laid"] == []


@pytest.mark.parametrize("audience", [True, False])
async def test_an_admin_leads_without_a_seat(telegram: Telegram, zoe: Phone, audience: bool) -> None:
    """Also where nobody else without a seat may watch; what they see is what an audience would."""
    game = await keep(a_game().with_rules(audience=audience).voting())
    telegram.standings[99] = Standing.ADMIN
    seen = await zoe.view(game.id)
    assert (seen["me"], seen["hand"], seen["laid"], seen["vote"]) == (None, [], [], [])
    assert {"remove", "readmit", "end"} <= set(seen["allowed"])
    view = await accepted(await zoe.move(game.id, "remove", seat=3))
    assert [(seat["seat"], seat["gone"]) for seat in view["seats"]][2] == (3, True)
    (removed,) = view["removed"]
    assert removed["name"] == "eve"
    back = await accepted(await zoe.move(game.id, "readmit", player=removed["player"]))
    assert back["removed"] == []
    assert (await accepted(await zoe.move(game.id, "end")))["ending"] == "host"


async def test_a_member_without_a_seat_leads_nothing(telegram: Telegram, zoe: Phone) -> None:
    game = await keep(a_game().voting())
    telegram.standings[99] = Standing.MEMBER
    for move, fields in (("end", {}), ("remove", {"seat": 2}), ("house", {"rule": "points", "value": 9})):
        assert await refused(await zoe.move(game.id, move, **fields)) == ("not-host", {})
    nudged = await zoe.move(game.id, "nudge", round=1, phase="voting")
    assert await refused(nudged) == ("not-seated", {})


async def test_telegram_is_not_asked_for_what_a_seat_may_do_anyway(
    telegram: Telegram, bob: Phone, clock: Clock
) -> None:
    game = await keep(a_game().voting())
    clock.now += 3600
    await accepted(await bob.move(game.id, "nudge", round=1, phase="voting"))
    await accepted(await bob.move(game.id, "skip", round=1, phase="voting", seat=3))
    assert telegram.asked == []


async def test_an_admin_who_is_none_any_more_leads_no_more(
    telegram: Telegram, zoe: Phone, clock: Clock
) -> None:
    game = await keep(a_game().voting())
    telegram.standings[99] = Standing.ADMIN
    await accepted(await zoe.move(game.id, "house", rule="pace", value="slow"))
    telegram.standings[99] = Standing.MEMBER
    clock.now += 601
    assert await refused(await zoe.move(game.id, "end")) == ("not-host", {})


@pytest.mark.parametrize(
    ("rule", "value", "code"),
    [
        ("points", 0, "bad-value"),
        ("points", 10**30, "bad-value"),
        ("points", True, "bad-value"),
        ("deck", "no such deck", "bad-value"),
        ("deck", "\0", "bad-value"),
        ("zone", "../../etc/passwd", "bad-value"),
        ("first", 9, "no-such-seat"),
        ("host", 2, "no-such-rule"),
        ("seats", 2, "rules-clash"),
        ("decoys", 2, "bad-value"),
        ("imaginarium", None, "bad-value"),
    ],
)
async def test_a_house_rule_takes_only_what_it_knows(
    door: Door, ann: Phone, rule: str, value: object, code: str
) -> None:
    game = await opened(door)
    assert (await refused(await ann.move(game, "house", rule=rule, value=value)))[0] == code


async def test_a_deck_that_is_gone_cannot_be_dealt(ann: Phone) -> None:
    game = await keep(a_game().with_rules(deck="gone").lobby())
    assert (await refused(await ann.move(game.id, "begin")))[0] == "deck-too-small"


async def test_who_leaves_a_lobby_sees_it_without_themselves(door: Door, bob: Phone, ann: Phone) -> None:
    game = await opened(door)
    await door.play(game, partial(rules.join, player=2, name="bob"), now=NOW)
    view = await accepted(await bob.move(game, "leave"))
    assert (view["me"], [seat["name"] for seat in view["seats"]]) == (None, ["ann"])


async def test_a_stranger_moves_nothing(zoe: Phone) -> None:
    game = await keep(a_game().voting())
    for move, fields in (("vote", {"round": 1, "numbers": [1]}), ("end", {}), ("rematch", {}), ("leave", {})):
        assert await failed(await zoe.move(game.id, move, **fields)) == (403, "not-yours")


async def test_there_is_no_move_in_no_game(ann: Phone) -> None:
    assert await failed(await ann.move("nowhere", "join")) == (404, "no-such-game")


async def test_nobody_moves_without_a_token(door: Door, client: Client) -> None:
    game = await opened(door)
    body = {"id": str(uuid4()), "move": "join"}
    response = await client.post(f"/api/games/{game}/moves", json=body)
    assert await failed(response) == (401, "session-invalid")


async def test_a_token_of_another_database_joins_nothing(
    door: Door, client: Client, clock: Clock, ann: Phone
) -> None:
    game = await keep(a_game().voting())
    unknown = Phone(client, 9, "ivo", clock)
    await unknown.open()
    await _forget(9)
    await people.keep_standing(CHAT, 9, Standing.MEMBER, now=NOW)
    assert await failed(await unknown.move(game.id, "join")) == (401, "session-invalid")


async def _forget(player: int) -> None:
    await connection().rows('DELETE FROM "player" WHERE "id" = ?', player)


@pytest.mark.parametrize(
    ("body", "content_type", "status", "error"),
    [
        (b"", "application/json", 400, "malformed"),
        (b"nope", "application/json", 400, "malformed"),
        (b"[]", "application/json", 400, "malformed"),
        (b'{"id": "1", "move": "join"}', "application/json", 400, "malformed"),
        (json.dumps({"id": ID, "move": "fly"}).encode(), "application/json", 400, "malformed"),
        (json.dumps({"id": ID, "move": "join", "player": 2}).encode(), "application/json", 400, "malformed"),
        (json.dumps({"id": ID, "move": "join"}).encode(), "text/plain", 415, "not-json"),
        (json.dumps({"id": ID, "move": "join"}).encode(), "multipart/form-data; boundary=x", 415, "not-json"),
        (b" " * (LARGEST + 1), "application/json", 413, "too-large"),
    ],
)
async def test_a_body_that_is_no_move_is_refused(
    door: Door, ann: Phone, body: bytes, content_type: str, status: int, error: str
) -> None:
    game = await opened(door)
    headers = {**ann.headers, "Content-Type": content_type}
    response = await ann.client.post(f"/api/games/{game}/moves", data=body, headers=headers)
    assert await failed(response) == (status, error)


@pytest.mark.parametrize("packed", [b"nothing packed", gzip.compress(b" " * 10**7)])
async def test_a_body_is_never_unpacked(door: Door, ann: Phone, packed: bytes) -> None:
    game = await opened(door)
    headers = {**ann.headers, "Content-Type": "application/json", "Content-Encoding": "gzip"}
    response = await ann.client.post(f"/api/games/{game}/moves", data=packed, headers=headers)
    assert await failed(response) == (400, "malformed")


async def test_a_phone_that_goes_in_the_middle_of_a_move_is_no_trouble_of_ours(
    door: Door, app: web.Application, caplog: pytest.LogCaptureFixture
) -> None:
    game, (token, _) = await opened(door), app[SITE].sessions.token(1, now=NOW)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    _, writer = await asyncio.open_connection(*runner.addresses[0])
    head = [f"POST /api/games/{game}/moves HTTP/1.1", "Host: here", f"Authorization: Bearer {token}"]
    head += ["Content-Type: application/json", "Content-Length: 100", "", '{"id":']
    writer.write("\r\n".join(head).encode())
    await writer.drain()
    writer.close()
    counted = partial(
        app[health.HEALTH].registry.get_sample_value,
        "fabulo_request_seconds_count",
        {"method": "POST", "route": "/api/games/{game}/moves", "status": "400"},
    )
    await until(lambda: counted() == 1)
    assert caplog.messages == []
    await runner.cleanup()


async def test_a_malformed_move_is_told_where_it_is_wrong_and_not_what_was_sent(
    door: Door, ann: Phone
) -> None:
    game = await opened(door)
    response = await ann.move(game, "vote", round="secret", numbers=["secret"])
    assert response.status == 400
    assert await response.json() == {
        "error": "malformed",
        "fields": [
            {"field": "round", "problem": "int_type"},
            {"field": "numbers.0", "problem": "int_type"},
        ],
    }


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_move_that_the_disk_does_not_take_is_asked_for_again_and_then_made(ann: Phone) -> None:
    game = await keep(a_game().telling())
    tell = {"round": 1, "card": game.seats[0].hand[0], "clue": "x", "id": ID}
    await connection().rows("PRAGMA query_only = ON")
    answer = await ann.move(game.id, "tell", **tell)
    assert (await failed(answer), answer.headers["Retry-After"]) == ((503, "database-lost"), "1")
    await connection().rows("PRAGMA query_only = OFF")
    assert (await accepted(await ann.move(game.id, "tell", **tell)))["round"]["clue"] == "x"
