"""What the groups heard is judged rightly: what is missing, what is there twice, and what explains it."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from playground import Telegram
from playground.messages import Message
from playground.posting import post
from tests.kills.audit import Kept
from tests.kills.book import Book
from tests.kills.group import Group
from tests.kills.heard import check_buttons, check_duplicates, check_heard
from tests.kills.stored import Interrupted
from tests.kills.tally import Tally

TOLD = (
    ("lobby", None, "🐇 A game of Fabulo"),
    ("turn", 1, "🐇 Round 1: Ann tells"),
    ("clue", 1, "💬 Ann tells: “fog”"),
    ("table", 1, "🖼 Round 1: the table is laid"),
    ("result", 1, "⭐ Round 1\n\nAnn +3 → 3\nBen 0 → 0"),
    ("over", 1, "🏆 The game is over\n\nAnn wins"),
)


@dataclass
class Heard:
    """A group that heard a game of one round, and what the database knows of it."""

    telegram: Telegram
    group: Group
    kept: Kept

    def says(self, words: str, *buttons: str) -> Message:
        """The bot writes something in the group."""
        rows = [[{"text": one, "callback_data": one}] for one in buttons]
        chat, bot = self.group.chat, self.group.bot
        message = Message(chat, 1, author=bot, sender=bot, words=words, markup={"inline_keyboard": rows})
        return post(self.telegram, message)

    def row(self, kind: str) -> dict[str, Any]:
        """The announcement of a kind."""
        return next(row for row in self.kept.announcements if row["kind"] == kind)

    def troubles(self) -> list[str]:
        """What must not be."""
        tally = Tally()
        check_heard(self.kept, self.group, tally)
        check_buttons(self.kept, self.group, tally)
        return tally.troubles


@pytest.fixture
async def heard() -> AsyncIterator[Heard]:
    """All is well."""
    async with Telegram.serve() as telegram:
        bot = telegram.add_bot()
        chat = telegram.add_group("Friday", [telegram.add_person("Ann"), telegram.add_person("Ben")])
        kept = Kept(
            game={"id": "game", "winners": [1]},
            seats=[{"number": 1, "name": "Ann"}, {"number": 2, "name": "Ben"}],
            rounds=[{"id": 5, "number": 1, "points": [[1, 3], [2, 0]]}],
            cards=[], votes=[], commands=[], announcements=[],
        )  # fmt: skip
        heard = Heard(telegram, Group(telegram, bot, chat, Book(), Random(1)), kept)
        for id, (kind, number, words) in enumerate(TOLD, start=1):
            message = heard.says(words)
            kept.announcements.append(
                {"id": id, "kind": kind, "round": number, "values": {}, "state": "sent",
                 "message_id": message.id}
            )  # fmt: skip
        await asyncio.sleep(0)
        yield heard


async def test_an_evening_that_was_told_passes(heard: Heard) -> None:
    assert heard.troubles() == []


@pytest.mark.parametrize(("kind", "what"), [("result", "the points of round 1"), ("over", "the end")])
async def test_a_result_or_an_end_that_nobody_can_read_is_found(heard: Heard, kind: str, what: str) -> None:
    message = heard.group.chat.message(heard.row(kind)["message_id"])
    assert message is not None
    message.deleted = True
    assert [trouble.startswith(what) for trouble in heard.troubles()] == [True]


async def test_points_may_be_told_by_a_later_line_instead(heard: Heard) -> None:
    message = heard.group.chat.message(heard.row("result")["message_id"])
    assert message is not None
    message.words = "gone"
    heard.row("result")["state"] = "perhaps"
    heard.says("In case it did not reach you: round 1 gave Ann +3, Ben 0.")
    assert heard.troubles() == []


@pytest.mark.parametrize("state", ["waiting", "sending", "failed"])
async def test_an_announcement_that_came_to_nothing_is_found(heard: Heard, state: str) -> None:
    heard.row("clue")["state"] = state
    assert heard.troubles() == [f"announcement 3 is {state}"]


async def test_a_turning_point_announced_twice_or_never_is_found(heard: Heard) -> None:
    heard.row("clue")["kind"] = "table"
    assert len(heard.troubles()) == 1


async def test_buttons_that_were_left_behind_are_found(heard: Heard) -> None:
    message = heard.group.chat.message(heard.row("turn")["message_id"])
    assert message is not None
    message.markup = {"inline_keyboard": [[{"text": "Skip", "callback_data": "skip"}]]}
    assert len(heard.troubles()) == 1


async def test_a_message_twice_is_explained_by_one_sending_that_a_crash_fell_into(heard: Heard) -> None:
    again = heard.says("🏆 The game is over")
    heard.row("over")["message_id"], chat = again.id, heard.group.chat.id
    crash = Interrupted(announcement=6, chat=chat, after=5)
    tally = Tally()
    check_duplicates(heard.kept, heard.group, [crash], [], tally)
    assert (tally.interrupted, tally.duplicates, tally.troubles) == (1, 1, [])
    for useless in (
        [],
        [Interrupted(announcement=6, chat=chat + 1, after=5)],  # in another chat
        [Interrupted(announcement=5, chat=chat, after=4)],  # of what was noted before
    ):
        tally = Tally()
        check_duplicates(heard.kept, heard.group, useless, [], tally)
        assert len(tally.troubles) == 1
