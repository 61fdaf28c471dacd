"""Chats, what they have chosen, and their becoming supergroups."""

import asyncio
from dataclasses import replace
from functools import partial

from models import chats, outbox, people, reading, rules
from models.announcements import Kind
from models.chats import Chat, Place
from models.database import connection
from models.people import Kept
from models.play import Door, Person
from models.ports import Standing
from tests.builders import CHAT, NOW, a_game, keep, tells

GROUP = Place(CHAT, "Friday", language="pt-BR")
SUPERGROUP = -100_2000


async def test_a_chat_is_known_with_the_language_it_first_spoke(database: str) -> None:
    assert await chats.chat(CHAT) is None
    known = Chat(CHAT, "Friday", "pt-BR", rules.HouseRules(), None)
    assert await chats.know_chat(GROUP) == known
    assert await chats.know_chat(replace(GROUP, title="Sunday", language="nl")) == replace(
        known, title="Sunday"
    )
    assert await chats.chat(CHAT) == replace(known, title="Sunday")


async def test_a_chat_of_no_language_speaks_english(database: str) -> None:
    assert (await chats.know_chat(replace(GROUP, language=None))).language == "en"


async def test_a_supergroup_takes_along_games_choices_and_people(door: Door) -> None:
    over = await keep(a_game().over(), topic=None)
    opened = await door.open(GROUP, Person(1, "ann"), now=NOW)
    move = partial(rules.house, player=1, rule="points", value=12, decks=())
    await door.play(opened.game.id, move, now=NOW)
    await people.keep_standing(CHAT, 1, Standing.ADMIN, now=NOW)
    await door.move_chat(CHAT, SUPERGROUP)

    assert await reading.open_game_in(SUPERGROUP, None) == opened.game.id
    assert await reading.open_games_in_chat(CHAT) == []
    assert await reading.place_of(over.id) == Place(SUPERGROUP, "Friday", None, "pt-BR")
    moved = await chats.chat(SUPERGROUP)
    assert moved == Chat(SUPERGROUP, "Friday", "pt-BR", rules.HouseRules(points=12), None)
    assert await chats.chat(CHAT) == replace(moved, id=CHAT, moved_to=SUPERGROUP)
    assert await people.kept_standing(SUPERGROUP, 1) == Kept(Standing.ADMIN, pressed=False, at=NOW)
    assert await people.kept_standing(CHAT, 1) is None


async def test_a_moved_game_goes_on_and_is_heard_of_in_its_new_chat(door: Door) -> None:
    heard: list[tuple[str | None, int]] = []
    door.bus.subscribe(lambda game, version: heard.append((game, version)))
    game = await keep(a_game().telling())
    await door.play(game.id, partial(rules.join, player=9, name="zoe"), now=NOW)
    await connection().rows(
        'INSERT INTO "announcement" ("game_id", "chat_id", "kind", "values", "state", "has_picture", '
        '"tries", "created", "message_id") VALUES (?, ?, ?, ?, ?, ?, 0, 0, 77)',
        *(game.id, CHAT, "turn", "{}", "sent", False),
    )
    await door.move_chat(CHAT, SUPERGROUP)
    told = await door.play(game.id, tells(game), now=NOW)
    assert (told.game.version, told.game.phase) == (4, rules.Phase.LAYING)
    assert heard == [("game", 2), ("game", 3), ("game", 4)]
    said = await connection().rows('SELECT "chat_id", "kind", "message_id" FROM "announcement" ORDER BY "id"')
    assert said == [
        {"chat_id": SUPERGROUP, "kind": "turn", "message_id": None},
        {"chat_id": SUPERGROUP, "kind": "clue", "message_id": None},
    ]


async def test_moving_twice_changes_nothing_more(door: Door) -> None:
    await chats.know_chat(GROUP)
    game = await keep(a_game().telling())
    await door.move_chat(CHAT, SUPERGROUP)
    await chats.speak(Place(SUPERGROUP, "Friday"), "eo", now=NOW, update=9)
    await door.move_chat(CHAT, SUPERGROUP)
    assert await reading.game(game.id) == replace(game, version=2)
    assert await reading.place_of(game.id) == Place(SUPERGROUP, "Friday", None, "eo")


async def test_a_game_opened_in_the_new_chat_meanwhile_and_the_moved_one_both_go_on(door: Door) -> None:
    old = await keep(a_game().telling())
    fresh = await door.open(Place(SUPERGROUP, "Friday"), Person(5, "kim"), now=NOW)
    await door.move_chat(CHAT, SUPERGROUP)
    assert await reading.open_game_in(SUPERGROUP, None) == fresh.game.id
    assert sorted(await reading.open_games_in_chat(SUPERGROUP)) == sorted([old.id, fresh.game.id])
    await door.play(old.id, partial(rules.call_off, player=1), now=NOW)
    assert await reading.open_games_in_chat(SUPERGROUP) == [fresh.game.id]


async def test_who_was_seen_in_the_new_chat_since_is_not_overwritten(door: Door) -> None:
    await people.keep_standing(CHAT, 1, Standing.ADMIN, now=NOW)
    await people.keep_standing(SUPERGROUP, 1, Standing.OUTSIDE, now=NOW + 9)
    await door.move_chat(CHAT, SUPERGROUP)
    assert await people.kept_standing(SUPERGROUP, 1) == Kept(Standing.OUTSIDE, pressed=False, at=NOW + 9)


async def spoken(language: str, update: int) -> None:
    await chats.speak(GROUP, language, now=NOW, update=update)


async def test_another_language_shows_each_open_game_again_once_for_one_update(door: Door) -> None:
    await chats.know_chat(GROUP)
    await keep(a_game().called("over").over(), topic=1)
    for topic in (2, 3):
        await keep(a_game().called(f"game{topic}").laying(), topic=topic)
    await spoken("pt-BR", 1)
    assert await outbox.open_in(CHAT) == []
    await spoken("eo", 2)
    assert [(row.game, row.kind) for row in await outbox.open_in(CHAT)] == [
        ("game2", Kind.CLUE), ("game3", Kind.CLUE),
    ]  # fmt: skip
    for row in await outbox.open_in(CHAT):
        await outbox.drop(row)
    await spoken("nl", 3)
    await spoken("eo", 2)  # comes once more, from before
    assert (await chats.chat(CHAT)).language == "nl"
    assert len(await outbox.open_in(CHAT)) == 2


async def test_many_who_choose_at_once_while_the_game_turns_get_one_message(door: Door) -> None:
    opened = await door.open(GROUP, Person(1, "ann"), now=NOW)
    game = opened.game.id
    for row in await outbox.open_in(CHAT):
        await outbox.drop(row)
    turns = [
        door.play(game, partial(rules.house, player=1, rule="points", value=value, decks=()), now=NOW)
        for value in range(10, 18)
    ]
    chosen = [spoken(language, update) for update, language in enumerate(("eo", "nl") * 4, start=10)]
    await asyncio.gather(*(one for pair in zip(turns, chosen, strict=True) for one in pair))
    assert (await chats.chat(CHAT)).language in ("eo", "nl")
    assert [row.kind for row in await outbox.open_in(CHAT)] == [Kind.LOBBY]
