"""Who belongs to a chat, as Telegram tells, or does not tell."""

import asyncio
import json

import pytest
from aiohttp import ClientSession

from bot.files import Files
from bot.shown import LARGEST
from models.ports import Standing


async def standing(world, person):
    return await world.desk.membership.standing(world.group.id, person.id)


@pytest.fixture
def seen(world):
    """The bot has met everybody, so Telegram tells it of them."""
    world.account.seen.update(person.id for person in (world.ann, world.ben, world.eve))
    return world


async def test_creators_and_admins_are_admins_and_others_members(seen):
    assert await standing(seen, seen.ann) is Standing.ADMIN
    await seen.ann.promotes(seen.ben, seen.group)
    assert await standing(seen, seen.ben) is Standing.ADMIN
    assert await standing(seen, seen.eve) is Standing.MEMBER


async def test_a_restricted_member_is_a_member_and_a_banned_one_is_not(seen):
    await seen.ann.restricts(seen.ben, seen.group, can_send_messages=False)
    assert await standing(seen, seen.ben) is Standing.MEMBER
    await seen.ann.kicks(seen.eve, seen.group)
    assert await standing(seen, seen.eve) is Standing.OUTSIDE


@pytest.mark.parametrize("fault", ["500", "403", "429", "reset_after"])
async def test_an_error_is_no_answer(seen, fault):
    seen.telegram.faults.add(fault, "getChatMember", times=None)
    assert await standing(seen, seen.eve) is Standing.UNKNOWN


async def test_whom_telegram_does_not_tell_of_is_unknown(world):
    stranger = world.telegram.add_person("Stranger")
    assert await standing(world, stranger) is Standing.UNKNOWN


async def test_after_three_seconds_the_answer_is_unknown(seen, monkeypatch):
    monkeypatch.setattr("bot.membership.PATIENCE", 0.05)
    seen.telegram.faults.add("timeout_before", "getChatMember")
    async with asyncio.timeout(20):
        assert await standing(seen, seen.eve) is Standing.UNKNOWN


async def fetched(world, reference):
    """What comes of a reference: type, size and content."""
    async with ClientSession() as session, Files(world.desk.bot, session).open(json.dumps(reference)) as file:
        return file.content_type, file.size, b"".join([chunk async for chunk in file.chunks])


async def test_a_shown_file_is_fetched_whole(world):
    sent = await world.ann.sends_voice(world.account)
    await world.settled()
    content = sent.file.content
    again = await world.desk.bot.send_voice(world.group.id, content)
    reference = {
        "kind": "voice",
        "file_id": again.voice.file_id,
        "mime": "audio/ogg",
        "size": len(content),
    }
    assert await fetched(world, reference) == ("audio/ogg", len(content), content)


async def test_a_file_that_is_gone_is_not_found(world):
    reference = {"kind": "voice", "file_id": "nonsense", "mime": "audio/ogg", "size": 5}
    with pytest.raises(FileNotFoundError):
        await fetched(world, reference)


async def test_a_file_too_large_for_bots_is_refused_before_it_is_asked_for(world):
    reference = {"kind": "video", "file_id": "any", "mime": "video/mp4", "size": LARGEST + 1}
    with pytest.raises(ValueError, match="too large"):
        await fetched(world, reference)
    assert world.telegram.calls_of("getFile") == []


@pytest.mark.parametrize(
    "media", ["", "{}", "[]", '{"kind": "poem", "file_id": "x", "mime": "y", "size": 1}']
)
async def test_what_is_no_reference_is_no_file(world, media):
    async with ClientSession() as session:
        with pytest.raises(ValueError, match="no reference to a file"):
            async with Files(world.desk.bot, session).open(media):
                raise AssertionError("opened")
