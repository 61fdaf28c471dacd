"""Who people are, and who may watch a game."""

import asyncio
from dataclasses import dataclass, field
from random import Random

import pytest

from models import people, rules
from models.people import Kept, Person, Player
from models.ports import Standing
from tests.builders import CHAT, NOW, a_game

STRANGER = 99


@dataclass
class Telegram:
    """Answers what it was told to, and remembers the questions."""

    answer: Standing | None = Standing.MEMBER
    asked: list[tuple[int, int]] = field(default_factory=list)

    async def standing(self, chat: int, player: int) -> Standing:
        self.asked.append((chat, player))
        if self.answer is None:
            await asyncio.Event().wait()
        return self.answer or Standing.UNKNOWN


async def test_a_person_is_known_as_telegram_last_described_them(database: str) -> None:
    await people.know(Person(1, "ann", "ann_a", "pt-br"))
    await people.choose_language(1, "eo")
    await people.know(Person(1, "Ann B", None, "nl"))
    assert await people.player(1) == Player(1, "Ann B", None, "nl", "eo", pings=False)
    assert await people.player(2) is None


async def test_who_asks_for_a_word_in_private_is_known_to_want_it_until_it_is_taken_back(
    database: str,
) -> None:
    await people.know(Person(1, "ann"))
    await people.ask_for_pings(1, True)
    await people.know(Person(1, "Ann"))
    assert await people.player(1) == Player(1, "Ann", None, None, None, pings=True)
    await people.ask_for_pings(1, False)
    assert await people.player(1) == Player(1, "Ann", None, None, None, pings=False)


async def test_who_sits_or_sat_may_watch_without_asking_anybody(database: str) -> None:
    telegram = Telegram()
    game, _ = rules.leave(a_game().telling(), player=4, now=NOW, chance=Random(1))
    for player in (1, 4):
        assert await people.may_watch(game, CHAT, player, telegram, now=NOW)
    assert telegram.asked == []


async def test_who_pressed_a_button_in_the_chat_may_watch(database: str) -> None:
    telegram = Telegram(Standing.OUTSIDE)
    await people.keep_standing(CHAT, STRANGER, Standing.MEMBER, now=NOW - 1e6, pressed=True)
    assert await people.may_watch(a_game().telling(), CHAT, STRANGER, telegram, now=NOW)
    assert not await people.may_watch(a_game().telling(), CHAT - 1, STRANGER, telegram, now=NOW)


async def test_whoever_is_known_to_have_left_the_chat_pressed_in_vain(database: str) -> None:
    telegram = Telegram(Standing.OUTSIDE)
    await people.keep_standing(CHAT, STRANGER, Standing.MEMBER, now=NOW, pressed=True)
    await people.keep_standing(CHAT, STRANGER, Standing.OUTSIDE, now=NOW)
    assert not await people.may_watch(a_game().telling(), CHAT, STRANGER, telegram, now=NOW)


@pytest.mark.parametrize(
    ("answer", "may"),
    [(Standing.ADMIN, True), (Standing.MEMBER, True), (Standing.OUTSIDE, False), (Standing.UNKNOWN, False)],
)
async def test_others_may_watch_if_telegram_confirms_them(database: str, answer: Standing, may: bool) -> None:
    telegram = Telegram(answer)
    assert await people.may_watch(a_game().telling(), CHAT, STRANGER, telegram, now=NOW) is may
    assert telegram.asked == [(CHAT, STRANGER)]


async def test_an_answer_holds_for_ten_minutes(database: str) -> None:
    telegram = Telegram()
    for now in (NOW, NOW + 599):
        assert await people.standing_in(CHAT, STRANGER, telegram, now=now) is Standing.MEMBER
    assert len(telegram.asked) == 1
    telegram.answer = Standing.OUTSIDE
    assert await people.standing_in(CHAT, STRANGER, telegram, now=NOW + 600) is Standing.OUTSIDE


async def test_no_answer_is_kept_as_none(database: str) -> None:
    telegram = Telegram(Standing.UNKNOWN)
    assert await people.standing_in(CHAT, STRANGER, telegram, now=NOW) is Standing.UNKNOWN
    assert await people.kept_standing(CHAT, STRANGER) is None


async def test_an_answer_that_does_not_come_is_waited_for_no_longer_than_patience(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "PATIENCE", 0.01)
    assert await people.standing_in(CHAT, STRANGER, Telegram(None), now=NOW) is Standing.UNKNOWN


async def test_a_press_makes_nobody_less_of_an_admin(database: str) -> None:
    await people.keep_standing(CHAT, 1, Standing.ADMIN, now=NOW)
    await people.keep_standing(CHAT, 1, Standing.MEMBER, now=NOW + 5, pressed=True)
    assert await people.kept_standing(CHAT, 1) == Kept(Standing.ADMIN, pressed=True, at=NOW)


async def test_a_press_alone_does_not_say_who_is_an_admin(database: str) -> None:
    telegram = Telegram(Standing.ADMIN)
    await people.keep_standing(CHAT, 1, Standing.MEMBER, now=NOW, pressed=True)
    assert await people.standing_in(CHAT, 1, telegram, now=NOW) is Standing.ADMIN
    assert await people.kept_standing(CHAT, 1) == Kept(Standing.ADMIN, pressed=True, at=NOW)


async def test_a_press_of_one_who_came_back_counts_again(database: str) -> None:
    await people.keep_standing(CHAT, 1, Standing.OUTSIDE, now=NOW)
    await people.keep_standing(CHAT, 1, Standing.MEMBER, now=NOW + 5, pressed=True)
    assert await people.may_watch(a_game().telling(), CHAT, STRANGER, Telegram(), now=NOW)
    assert await people.kept_standing(CHAT, 1) == Kept(Standing.UNKNOWN, pressed=True, at=NOW + 5)


async def test_without_an_audience_only_the_lobby_shows_itself_to_others(database: str) -> None:
    builder = a_game().with_rules(audience=False)
    telegram = Telegram(Standing.MEMBER)
    assert await people.may_watch(builder.lobby(), CHAT, STRANGER, telegram, now=NOW)
    assert not await people.may_watch(builder.telling(), CHAT, STRANGER, telegram, now=NOW)
    await people.keep_standing(CHAT, STRANGER, Standing.MEMBER, now=NOW, pressed=True)
    assert not await people.may_watch(builder.telling(), CHAT, STRANGER, telegram, now=NOW)
    assert await people.may_watch(builder.telling(), CHAT, 1, telegram, now=NOW)


@pytest.mark.parametrize(
    ("standing", "may"), [(Standing.ADMIN, True), (Standing.OUTSIDE, False), (Standing.UNKNOWN, False)]
)
async def test_without_an_audience_the_chats_admins_watch_all_the_same(
    database: str, standing: Standing, may: bool
) -> None:
    """They lead the chat's games, and could let an audience in; a former admin sees no more."""
    game = a_game().with_rules(audience=False).telling()
    assert await people.may_watch(game, CHAT, STRANGER, Telegram(standing), now=NOW) is may
    later = NOW + people.ASKED_ANEW_AFTER
    assert not await people.may_watch(game, CHAT, STRANGER, Telegram(Standing.MEMBER), now=later)
