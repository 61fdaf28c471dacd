"""What one may ask without changing anything."""

import asyncio
import json
import logging
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from models import chats, people, reading, rules
from models.bus import PostgresBus
from models.database import connection, is_postgres
from models.play import Door, NoSuchGame, Place
from models.ports import Standing
from models.reading import GameLine
from models.recent import recent
from tests.builders import CHAT, NOW, a_game, keep, lays, tells, votes

GROUP = Place(CHAT, "Friday", language="fa")
HOUR = 3600.0


async def showing(id: str, topic: int) -> rules.Game:
    """A game whose storyteller has promised to show the clue."""
    telling = a_game().called(id).telling()
    card = telling.seat(1).hand[0]
    claimed, _ = rules.claim(telling, player=1, round=1, card=card, now=NOW, chance=Random(1))
    return await keep(claimed, topic=topic)


async def test_a_game_that_is_not_there_is_an_error(database: str) -> None:
    with pytest.raises(NoSuchGame):
        await reading.game("nowhere")
    with pytest.raises(NoSuchGame):
        await reading.place_of("nowhere")


async def test_a_game_that_was_just_played_is_not_read_again(
    door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    game = await keep(a_game().laying())
    played = await door.play(game.id, lays(game, 2), now=NOW)
    with caplog.at_level(logging.DEBUG, logger="models.connection"):
        assert await reading.game(game.id) is played.game
    assert len(caplog.records) == 1


async def test_of_a_game_that_was_heard_of_nothing_is_asked_before_it_is_read(
    door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    game = await keep(a_game().laying())
    played = await door.play(game.id, lays(game, 2), now=NOW)
    await connection().rows('UPDATE "game" SET "version" = "version" + 1 WHERE "id" = ?', game.id)
    with caplog.at_level(logging.DEBUG, logger="models.connection"):
        assert await reading.game_since(game.id, played.game.version) is played.game
        assert caplog.records == []
        newer = await reading.game_since(game.id, played.game.version + 1)
        assert await reading.game_since(game.id, newer.version) is newer
    assert newer == replace(played.game, version=played.game.version + 1)
    read = ("game",) if is_postgres() else ("game", "seat", "round", "laid_card", "vote")
    assert [record.message.split('"')[1] for record in caplog.records] == list(read)
    with pytest.raises(NoSuchGame):
        await reading.game_since("nowhere", 1)


@pytest.mark.parametrize("url", ["postgres"], indirect=True)
async def test_who_hears_of_a_move_before_its_answer_has_come_waits_for_it_and_reads_nothing(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """PostgreSQL tells a listener of a commit about when it tells who committed, often a little sooner."""
    bus = PostgresBus(database)
    door = Door(bus, chance=Random(7))
    game = await keep(a_game().voting())
    reads: asyncio.Queue[asyncio.Task[rules.Game]] = asyncio.Queue()

    def heard(id: str | None, version: int) -> None:
        assert id is not None
        reads.put_nowait(asyncio.create_task(reading.game_since(id, version)))

    bus.subscribe(heard)
    await bus.start()
    try:
        with caplog.at_level(logging.DEBUG, logger="models.connection"):
            for seat in (2, 3):
                game = (await door.play(game.id, votes(game, seat), now=NOW)).game
                async with asyncio.timeout(30):
                    assert await (await reads.get()) is game
        whole = [line for line in caplog.messages if line.startswith('SELECT "game".*')]
        assert len(whole) == 1  # the first move's own
    finally:
        await bus.close()


async def test_who_waits_for_a_move_that_fails_reads_the_game(door: Door) -> None:
    game = await keep(a_game().voting())
    kept = recent()
    with kept.playing(game.id):
        asked = asyncio.create_task(reading.game_since(game.id, 1))
        await asyncio.sleep(0)
        assert not asked.done()
    assert await asked == game


async def test_a_players_sight_of_a_game_is_one_look(door: Door, caplog: pytest.LogCaptureFixture) -> None:
    await chats.know_chat(GROUP)
    game = await keep(a_game().laying())
    await people.keep_standing(CHAT, 2, Standing.ADMIN, now=NOW)
    played = await door.play(game.id, lays(game, 2), now=NOW)
    with caplog.at_level(logging.DEBUG, logger="models.connection"):
        sight = await reading.sight_of(game.id, 2)
    assert sight == reading.Sight(played.game, GROUP, people.Kept(Standing.ADMIN, pressed=False, at=NOW))
    assert len(caplog.records) == 1
    assert await reading.sight_of(game.id, 3) == reading.Sight(played.game, GROUP, None)
    with pytest.raises(NoSuchGame):
        await reading.sight_of("nowhere", 2)


async def test_a_place_has_the_language_that_its_chat_has_chosen(database: str) -> None:
    await chats.know_chat(GROUP)
    await keep(a_game().lobby(), topic=8)
    assert await reading.place_of("game") == replace(GROUP, topic=8)
    await chats.speak(Place(CHAT, "Friday"), "eo", now=NOW, update=9)
    await chats.know_chat(replace(GROUP, title="Saturday", language="nl"))
    assert await reading.place_of("game") == Place(CHAT, "Saturday", 8, "eo")


async def test_the_place_of_a_chat_that_nobody_described_is_plain(database: str) -> None:
    await keep(a_game().lobby())
    assert await reading.place_of("game") == Place(CHAT, "", None, "en")


async def test_open_games_are_found_by_place_and_chat(database: str) -> None:
    await keep(a_game().called("main").telling())
    await keep(a_game().called("topic").voting(), topic=3)
    await keep(a_game().called("over").over(), topic=4)
    await keep(a_game().called("elsewhere").telling(), chat=CHAT - 1)
    assert [await reading.open_game_in(CHAT, topic) for topic in (None, 3, 4, 5)] == [
        "main",
        "topic",
        None,
        None,
    ]
    assert await reading.open_games_in_chat(CHAT) == ["main", "topic"]


async def test_the_latest_game_of_a_place_is_the_open_one_or_the_last(database: str) -> None:
    older = replace(a_game().called("older").over(), opened=NOW - 5)
    await keep(older, topic=3)
    await keep(a_game().called("newer").over(), topic=3)
    assert await reading.latest_game_in(CHAT, 3) == "newer"
    await keep(replace(a_game().called("open").lobby(), opened=NOW - 9), topic=3)
    assert await reading.latest_game_in(CHAT, 3) == "open"
    assert await reading.latest_game_in(CHAT, None) is None
    await keep(a_game().called("main").over())
    assert await reading.latest_game_in(CHAT, None) == "main"


async def test_a_players_games_are_those_open_and_those_that_ended_of_late(database: str) -> None:
    await chats.know_chat(GROUP)
    await keep(replace(a_game().called("telling").telling(), opened=NOW - 1), topic=1)
    await keep(replace(a_game().called("laying").laying(), opened=NOW - 2), topic=2)
    await keep(replace(a_game().called("over").over(), opened=NOW - 3), topic=3)
    await keep(a_game().called("others").with_players("x").lobby(), topic=4)
    lines = [
        GameLine("telling", "Friday", rules.Phase.TELLING, awaited=False),
        GameLine("laying", "Friday", rules.Phase.LAYING, awaited=True),
        GameLine("over", "Friday", rules.Phase.OVER, awaited=False),
    ]
    assert await reading.games_of(2, now=NOW + 48 * HOUR - 1) == lines
    assert await reading.games_of(2, now=NOW + 48 * HOUR) == lines[:2]
    assert await reading.games_of(99, now=NOW) == []


async def test_scored_rounds_are_told_in_order_and_one_alone(door: Door) -> None:
    game = await keep(a_game().scored())
    told = await door.play(game.id, tells(game), now=NOW)
    assert await reading.scored_rounds(game.id) == (game.last_round,)
    assert await reading.scored_round(game.id, 1) == game.last_round
    void = await door.play(game.id, partial(rules.leave, player=2), now=NOW)
    assert void.game.current().number == told.game.current().number + 1
    assert await reading.scored_rounds(game.id) == (game.last_round,)
    with pytest.raises(LookupError):
        await reading.scored_round(game.id, 2)


async def test_due_games_come_longest_overdue_first_and_only_when_due(database: str) -> None:
    for number in range(5):
        game = a_game().called(f"game{number}").lobby()
        await keep(replace(game, pressed=NOW - number), topic=number)
    await keep(a_game().called("over").over(), topic=9)
    closes = 24 * HOUR
    assert await reading.due_games(NOW + closes - 3) == ["game4", "game3"]
    assert await reading.due_games(NOW + closes, limit=2) == ["game4", "game3"]
    assert await reading.due_games(NOW) == []


async def test_games_that_wait_for_a_shown_clue_are_those_of_its_storyteller(database: str) -> None:
    await chats.know_chat(GROUP)
    await showing("first", 1)
    await showing("second", 2)
    await keep(a_game().called("plain").telling(), topic=3)
    assert await reading.awaiting_media(1) == [
        ("first", replace(GROUP, topic=1)),
        ("second", replace(GROUP, topic=2)),
    ]
    assert await reading.awaiting_media(2) == []


async def test_a_shown_clue_is_secret_until_it_is_told_and_stays_after(door: Door) -> None:
    game = await showing("game", 1)
    assert await reading.clue_media("game", 1) is None
    show = partial(rules.show, player=1, media="voice:7", text="la la")
    played = await door.play(game.id, show, now=NOW)
    assert await reading.clue_media("game", 1) == "voice:7"
    assert await reading.clue_media("game", 2) is None
    void = await door.play(played.game.id, partial(rules.leave, player=1), now=NOW)
    assert void.game.current().number == 2
    assert await reading.clue_media("game", 1) is None


async def test_a_clue_of_words_has_no_media(database: str) -> None:
    await keep(a_game().scored())
    assert await reading.clue_media("game", 1) is None


async def test_a_page_of_due_games_is_read_from_the_index_alone(database: str) -> None:
    explain = "EXPLAIN" if connection().is_postgres else "EXPLAIN QUERY PLAN"
    for number in range(60):
        await keep(a_game().called(f"over{number}").with_players("ann", "bob", "eve").over())
    if connection().is_postgres:
        await connection().rows("ANALYZE game")
    plan = await connection().rows(
        f'{explain} SELECT "id" FROM "game" WHERE "deadline" IS NOT NULL AND "deadline" <= ? '  # noqa: S608
        'ORDER BY "deadline" LIMIT ?',
        NOW,
        50,
    )
    assert "game_deadline" in json.dumps(plan)
