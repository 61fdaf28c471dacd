import asyncio
import json
from functools import partial

import pytest
from aiohttp import web

from miniapp import api
from miniapp.news import NEWS
from miniapp.requests import LARGEST
from miniapp.shapes import RuleSheet, Session, Story, View
from models import people, rules
from models.play import Door
from models.ports import Standing
from tests.builders import CHAT, NOW, a_game, keep, lays, tells, votes
from tests.miniapp.conftest import TOKEN, Client, Clock, Meet, Phone, Telegram, opened, until
from tests.miniapp.launching import launch_data

HOURS = 3600.0


async def test_a_session_shows_the_game_of_the_link(door: Door, client: Client, meet: Meet) -> None:
    game = await opened(door)
    session = await (await meet(1, "ann")).open(game)
    assert Session.model_validate(session)
    view = session.pop("view")
    token = session.pop("token")
    assert len(token) < 200
    assert session == {
        "expires": NOW + 12 * HOURS,
        "player": {"name": "ann", "language": "en", "chosen": False},
        "games": [{"game": game, "chat": "Friday dreamers", "phase": "lobby", "awaited": False}],
        "game": game,
        "error": None,
    }
    assert (view["game"], view["me"], view["now"]) == (game, 1, NOW)
    assert view["chat"] == {"title": "Friday dreamers", "language": "en"}


async def test_a_session_may_pick_another_game_than_the_links(door: Door, ann: Phone, client: Client) -> None:
    link, picked = await opened(door), await opened(door, chat=-5)
    launch = launch_data(TOKEN, 1, "ann", at=NOW, game=link)
    headers = {"Authorization": f"tma {launch}"}
    response = await client.post("/api/session", json={"game": picked}, headers=headers)
    session = await response.json()
    assert (session["game"], session["view"]["game"]) == (picked, picked)
    assert {line["game"] for line in session["games"]} == {link, picked}


async def test_a_session_without_a_game_lists_the_players_games(ann: Phone) -> None:
    session = await ann.open()
    assert (session["games"], session["game"], session["view"], session["error"]) == ([], None, None, None)


async def test_a_session_says_why_a_game_is_not_shown(door: Door, zoe: Phone) -> None:
    game = await opened(door)
    foreign = await zoe.open(game)
    assert (foreign["game"], foreign["view"], foreign["error"]) == (game, None, "not-yours")
    nowhere = await zoe.open("nowhere")
    assert (nowhere["game"], nowhere["view"], nowhere["error"]) == ("nowhere", None, "no-such-game")


async def test_a_session_speaks_the_language_that_the_player_chose(ann: Phone) -> None:
    await people.choose_language(1, "eo")
    assert (await ann.open())["player"] == {"name": "ann", "language": "eo", "chosen": True}


async def test_a_player_chooses_a_language_and_takes_it_back(ann: Phone) -> None:
    for wanted, player in (
        ("fa", {"name": "ann", "language": "fa", "chosen": True}),
        (None, {"name": "ann", "language": "en", "chosen": False}),
    ):
        response = await ann.client.post("/api/language", json={"language": wanted}, headers=ann.headers)
        assert (response.status, await response.json()) == (200, {"language": wanted})
        assert (await ann.open())["player"] == player


@pytest.mark.parametrize(
    ("body", "refused"),
    [
        ({"language": "xx"}, (404, "no-such-language")), ({"language": ""}, (404, "no-such-language")),
        ({"language": "FA"}, (404, "no-such-language")), ({"language": 5}, (400, "malformed")),
        ({}, (400, "malformed")), ({"language": "fa", "more": 1}, (400, "malformed")),
        ({"language": "x" * 36}, (400, "malformed")),
    ],
)  # fmt: skip
async def test_a_language_that_the_page_does_not_speak_is_refused(
    ann: Phone, body: dict[str, object], refused: tuple[int, str]
) -> None:
    response = await ann.client.post("/api/language", json=body, headers=ann.headers)
    assert (response.status, (await response.json())["error"]) == refused
    assert (await ann.open())["player"]["chosen"] is False


async def test_a_game_tells_its_own_rules_with_an_example_that_adds_up(door: Door, ann: Phone) -> None:
    game = await opened(door)
    response = await ann.get(f"/api/games/{game}/rules")
    assert response.status == 200
    sheet = RuleSheet.model_validate(await response.json())
    assert (sheet.how[0].key, sheet.how[0].values) == ("rules-hand", {"count": 6})
    assert [line.key for line in sheet.end] == ["rules-end-points", "rules-end-last-card", "rules-end-win"]
    assert sheet.preset == "usual"
    points = {one.seat: one.points for one in sheet.example.scored.points}
    assert points == {1: 3, 2: 1, 3: 5, 4: 0, 5: 0}
    assert {
        seat.seat: sum(reason.points for reason in seat.reasons) for seat in sheet.example.seats
    } == points


async def test_the_rules_of_a_game_are_for_who_may_see_it(door: Door, zoe: Phone) -> None:
    assert (await zoe.get(f"/api/games/{await opened(door)}/rules")).status == 403
    assert (await zoe.get("/api/games/nowhere/rules")).status == 404


async def test_a_day_old_launch_still_opens_a_session_and_an_older_one_does_not(
    client: Client, clock: Clock
) -> None:
    headers = {"Authorization": f"tma {launch_data(TOKEN, 1, 'ann', at=NOW)}"}
    clock.now = NOW + 24 * HOURS
    assert (await client.post("/api/session", headers=headers)).status == 200
    clock.now += 1
    response = await client.post("/api/session", headers=headers)
    assert response.status == 401
    assert await response.json() == {"error": "launch-too-old"}


@pytest.mark.parametrize("header", ["", "tma", "tma ", "tma x", "Bearer x", "tma user=1&hash=2", "x" * 9000])
async def test_nobody_gets_a_session_without_a_launch(client: Client, header: str) -> None:
    response = await client.post("/api/session", headers={"Authorization": header})
    assert response.status == 401
    assert response.headers["WWW-Authenticate"] == "Bearer"
    assert await response.json() == {"error": "launch-invalid"}


@pytest.mark.parametrize(
    ("body", "content_type", "status", "error"),
    [
        ('{"game": 5}', "application/json", 400, "malformed"),
        ('{"games": "x"}', "application/json", 400, "malformed"),
        ("nope", "application/json", 400, "malformed"),
        (json.dumps({"game": "x" * 65}), "application/json", 400, "malformed"),
        ('{"game": "x"}', "text/plain", 415, "not-json"),
        ("x" * (LARGEST + 1), "application/json", 413, "too-large"),
    ],
)
async def test_a_session_request_of_the_wrong_form_is_refused(
    client: Client, body: str, content_type: str, status: int, error: str
) -> None:
    headers = {
        "Authorization": f"tma {launch_data(TOKEN, 1, 'ann', at=NOW)}",
        "Content-Type": content_type,
    }
    response = await client.post("/api/session", data=body, headers=headers)
    assert response.status == status
    assert (await response.json())["error"] == error


async def test_an_admin_sees_at_once_what_admins_may_do(door: Door, telegram: Telegram, meet: Meet) -> None:
    game = await opened(door)
    telegram.standings[99] = Standing.ADMIN
    view = (await (await meet(99, "zoe")).open(game))["view"]
    assert view["allowed"] == ["join", "begin", "house", "remove", "readmit", "end"]
    assert view["removed"] == []


async def test_a_slow_telegram_does_not_hold_up_the_first_screen(
    door: Door, telegram: Telegram, ann: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await opened(door)
    answered = asyncio.Event()

    async def late(chat: int, player: int) -> Standing:
        await answered.wait()
        return Standing.ADMIN

    monkeypatch.setattr(api, "STANDING_WITHIN", 0.01)
    monkeypatch.setattr(telegram, "standing", late)
    assert (await ann.open(game))["view"]["me"] == 1
    answered.set()


@pytest.mark.parametrize("path", ["", "/story", "/clue?round=1"])
async def test_a_game_is_shown_to_nobody_without_a_token(door: Door, client: Client, path: str) -> None:
    game = await opened(door)
    for headers in (
        {},
        {"Authorization": "Bearer x"},
        {"Authorization": "tma x"},
        {"Authorization": "Bearer"},
    ):
        response = await client.get(f"/api/games/{game}{path}", headers=headers)
        assert response.status == 401
        assert await response.json() == {"error": "session-invalid"}


@pytest.mark.parametrize("path", ["", "/story", "/clue?round=1"])
async def test_a_game_is_not_shown_to_strangers(door: Door, zoe: Phone, path: str) -> None:
    game = await opened(door)
    response = await zoe.get(f"/api/games/{game}{path}")
    assert response.status == 403
    assert await response.json() == {"error": "not-yours"}


@pytest.mark.parametrize("path", ["", "/story", "/clue?round=1"])
@pytest.mark.parametrize("game", ["nowhere", "%00", "a%2Fb", "я", "'; --", "x" * 300])
async def test_a_game_that_is_not_there_is_not_there(ann: Phone, game: str, path: str) -> None:
    response = await ann.get(f"/api/games/{game}{path}")
    assert response.status == 404
    assert (await response.json())["error"] in ("no-such-game", "not-found")


async def test_a_token_ends_after_twelve_hours(door: Door, ann: Phone, clock: Clock) -> None:
    game = await opened(door)
    clock.now += 12 * HOURS
    response = await ann.get(f"/api/games/{game}")
    assert response.status == 401
    assert await response.json() == {"error": "session-over"}


async def test_who_sits_sees_their_own_view_and_a_member_the_public_one(
    ann: Phone, zoe: Phone, telegram: Telegram
) -> None:
    game = await keep(a_game().voting())
    telegram.standings[99] = Standing.MEMBER
    label = rules.ChatLabel("", "en")
    for phone in (ann, zoe):
        response = await phone.get(f"/api/games/{game.id}")
        assert response.headers["Cache-Control"] == "no-store"
        assert response.headers["Vary"] == "Authorization, Accept-Encoding"
        view = await response.json()
        assert View.model_validate(view)
        assert view == rules.view_for(game, rules.Viewer(phone.player), chat=label, now=NOW)


async def test_membership_is_asked_anew_after_ten_minutes(
    zoe: Phone, telegram: Telegram, clock: Clock
) -> None:
    game = await keep(a_game().voting())
    telegram.standings[99] = Standing.MEMBER
    assert (await zoe.get(f"/api/games/{game.id}")).status == 200
    telegram.standings[99] = Standing.OUTSIDE
    assert (await zoe.get(f"/api/games/{game.id}")).status == 200
    clock.now += 601
    assert (await zoe.get(f"/api/games/{game.id}")).status == 403
    assert telegram.asked == [(CHAT, 99), (CHAT, 99)]


async def test_who_pressed_a_button_in_the_chat_may_watch(zoe: Phone) -> None:
    game = await keep(a_game().voting())
    assert (await zoe.get(f"/api/games/{game.id}")).status == 403
    await people.keep_standing(CHAT, 99, Standing.UNKNOWN, now=NOW, pressed=True)
    assert (await zoe.get(f"/api/games/{game.id}")).status == 200


async def test_a_view_comes_at_once_to_who_has_an_older_one(door: Door, ann: Phone) -> None:
    game = await opened(door)
    for since in ("0", "999999999"):
        response = await ann.get(f"/api/games/{game}", params={"since": since})
        assert response.status == 200
        assert (await response.json())["version"] == 1


async def test_who_has_the_newest_view_waits_for_the_next(
    door: Door, app: web.Application, ann: Phone
) -> None:
    game = await opened(door)
    waiting = asyncio.ensure_future(ann.get(f"/api/games/{game}", params={"since": "1"}))
    await until(lambda: app[NEWS].follows(game))
    await door.play(game, partial(rules.join, player=2, name="bob"), now=NOW)
    response = await waiting
    assert response.status == 200
    view = await response.json()
    assert (view["version"], [seat["name"] for seat in view["seats"]]) == (2, ["ann", "bob"])


async def test_who_has_the_newest_view_is_told_so_after_a_while(
    door: Door, ann: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "NEWS_WITHIN", 0.01)
    game = await opened(door)
    response = await ann.get(f"/api/games/{game}", params={"since": "1"})
    assert response.status == 304
    assert response.headers["Cache-Control"] == "no-store"
    assert await response.read() == b""


@pytest.mark.parametrize("since", ["", "-1", "1.5", "x", "١", "9" * 10])
async def test_a_version_is_a_number(door: Door, ann: Phone, since: str) -> None:
    game = await opened(door)
    response = await ann.get(f"/api/games/{game}", params={"since": since})
    assert response.status == 400
    assert await response.json() == {
        "error": "malformed",
        "fields": [{"field": "since", "problem": "not a version"}],
    }


async def test_a_story_tells_scored_rounds_alone(door: Door, ann: Phone) -> None:
    game = await keep(a_game().voting())
    assert await (await ann.get(f"/api/games/{game.id}/story")).json() == {"rounds": []}
    for seat in (2, 3, 4):
        played = await door.play(game.id, votes(game, seat), now=NOW)
    await door.play(game.id, tells(played.game, "a clue of round two"), now=NOW)
    story = await (await ann.get(f"/api/games/{game.id}/story")).json()
    assert Story.model_validate(story)
    assert played.game.last_round is not None
    assert story == {"rounds": [rules.shown(played.game.last_round)]}


async def test_a_void_round_shows_nothing_of_its_cards(door: Door, ann: Phone) -> None:
    game = await keep(a_game().with_players("ann", "bob", "eve", "dan").laying())
    await door.play(game.id, lays(game, 2), now=NOW)
    await door.play(game.id, partial(rules.leave, player=1), now=NOW)
    assert await (await ann.get(f"/api/games/{game.id}/story")).json() == {"rounds": []}


async def test_a_view_is_pressed_for_who_reads_gzip(door: Door, ann: Phone) -> None:
    game = await keep(a_game().scored())
    pressed = await ann.get(f"/api/games/{game.id}")
    assert pressed.headers["Content-Encoding"] == "gzip"
    plain = await ann.client.get(
        f"/api/games/{game.id}", headers={**ann.headers, "Accept-Encoding": "identity"}
    )
    assert "Content-Encoding" not in plain.headers
    assert int(pressed.headers["Content-Length"]) < int(plain.headers["Content-Length"]) / 2
    assert await pressed.json() == await plain.json()


async def test_who_asks_too_fast_is_told_when_to_ask_again(door: Door, ann: Phone) -> None:
    game = await opened(door)
    statuses = [(await ann.get(f"/api/games/{game}")).status for _ in range(199)]
    assert set(statuses) == {200}
    response = await ann.get(f"/api/games/{game}")
    assert response.status == 429
    assert response.headers["Retry-After"] == "1"
    assert await response.json() == {"error": "too-fast"}
