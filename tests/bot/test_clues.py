"""Clues shown in the chat: who is listened to, what is taken, and what is said where it cannot be."""

import json
from functools import partial

import pytest

from models import reading, rules
from models.announcements import Kind
from models.database import connection
from tests.bot.world import plain
from tests.builders import lays, tells


async def claimed(world):
    """Ann has chosen a card and is to show her clue."""
    game = await world.begun()
    card = game.seat(1).hand[0]
    return await world.play(partial(rules.claim, player=world.ann.id, round=1, card=card))


def of_the_bot(world):
    return world.group.messages_of(world.account)[-1]


KINDS = ["voice", "video_note", "video", "audio", "photo", "sticker", "animation"]


@pytest.mark.parametrize("kind", KINDS)
async def test_a_reply_of_the_storyteller_is_the_clue(world, kind):
    game = await claimed(world)
    shown = await world.ann.sends(world.group, kind, reply_to=of_the_bot(world))
    await world.settled()
    game = await world.game(game.id)
    media = json.loads(await reading.clue_media(game.id, 1))
    assert (game.phase, game.round.clue.kind) == (rules.Phase.LAYING, rules.ClueKind.MEDIA)
    assert (media["kind"], media["size"]) == (kind, len(shown.file.content))
    assert list(shown.reactions.values()) == ["👌"]
    assert (await world.announced())[-1] is Kind.CLUE


async def test_words_are_a_clue_too_where_they_are_asked_for(world):
    game = await claimed(world)
    await world.says(world.ann, "like a  rolling stone", reply_to=of_the_bot(world))
    assert (await world.game(game.id)).round.clue == rules.Clue(rules.ClueKind.TEXT, "like a  rolling stone")


async def test_a_caption_goes_along(world):
    game = await claimed(world)
    await world.ann.sends_photo(world.group, reply_to=of_the_bot(world), caption="la\nla *_[<b>")
    await world.settled()
    assert (await world.game(game.id)).round.clue.text == "la la *_[<b>"


async def test_a_private_message_is_the_clue_for_the_one_game_that_waits(world):
    game = await claimed(world)
    await world.ann.sends_voice(world.account)
    await world.settled()
    assert (await world.game(game.id)).phase is rules.Phase.LAYING
    said = world.account.private[world.ann.id].messages_of(world.account)[-1]
    assert plain(said.words) == "Your clue is on its way to the group."


async def test_with_two_games_that_wait_the_bot_asks_which(world):
    first = await claimed(world)
    other = world.telegram.add_group("Saturday", [world.ann, world.ben, world.eve])
    for person in (world.ann, world.ben, world.eve):
        await person.says(other, "/newgame" if person is world.ann else "/join")
        await world.settled()
    await world.play(
        partial(
            rules.house,
            player=world.ann.id,
            rule="first",
            value=1,
            decks=("fabulo",),
        ),
        second := await reading.open_game_in(other.id, None),
    )
    await world.ann.says(other, "/begin")
    await world.settled()
    card = (await world.game(second)).seat(1).hand[0]
    await world.play(partial(rules.claim, player=world.ann.id, round=1, card=card), second)
    await world.ann.sends_voice(world.account)
    await world.settled()
    question = world.account.private[world.ann.id].messages_of(world.account)[-1]
    assert [plain(button.text) for button in question.buttons] == ["Friday", "Saturday"]
    answer = await world.ann.presses(question, "Saturday")
    assert answer.text == "Your clue is on its way to the group."
    assert (await world.game(second)).phase is rules.Phase.LAYING
    assert (await world.game(first.id)).phase is rules.Phase.TELLING


async def test_media_before_the_card_is_told_to_choose_one(world):
    await world.begun()
    await world.ann.sends_voice(world.group, reply_to=of_the_bot(world))
    await world.settled()
    assert world.replies == ["Choose your card first, then show your clue."]
    await world.ann.sends_voice(world.account)
    await world.settled()
    said = world.account.private[world.ann.id].messages_of(world.account)[-1]
    assert said.words == "Choose your card first, then show your clue."


async def test_others_chatter_and_media_are_left_alone(world):
    game = await claimed(world)
    await world.says(world.ben, "sing!", reply_to=of_the_bot(world))
    await world.ben.sends_sticker(world.group, reply_to=of_the_bot(world))
    await world.ann.sends_voice(world.group)
    await world.settled()
    assert (await world.game(game.id)).round.showing
    assert world.replies == []


async def test_a_reply_to_another_person_is_no_clue(world):
    await world.ann.promotes(world.account, world.group)  # an admin bot hears every word
    game = await claimed(world)
    said = await world.says(world.ben, "ready?")
    await world.says(world.ann, "in a minute", reply_to=said)
    await world.ann.sends_voice(world.group, reply_to=said)
    await world.settled()
    assert (await world.game(game.id)).round.showing
    assert world.replies == []


async def test_another_shown_clue_replaces_the_first_until_a_card_is_given(world):
    game = await claimed(world)
    await world.ann.sends_voice(world.group, reply_to=of_the_bot(world))
    await world.settled()
    await world.ann.sends_photo(world.group, reply_to=of_the_bot(world))
    await world.settled()
    assert json.loads((await world.game(game.id)).round.clue.media)["kind"] == "photo"
    await world.ann.sends_sticker(world.account)
    await world.settled()
    assert json.loads((await world.game(game.id)).round.clue.media)["kind"] == "sticker"
    await world.play(lays(await world.game(game.id), 2), game.id)
    await world.ann.sends_voice(world.group, reply_to=of_the_bot(world))
    await world.settled()
    assert json.loads((await world.game(game.id)).round.clue.media)["kind"] == "sticker"


async def test_a_storytellers_chatter_does_not_replace_a_told_clue(world):
    game = await world.begun()
    await world.play(tells(game, "dusk"))
    await world.says(world.ann, "haha", reply_to=of_the_bot(world))
    await world.ann.sends_sticker(world.group, reply_to=of_the_bot(world))
    await world.settled()
    assert (await world.game(game.id)).round.clue.text == "dusk"
    assert world.replies == []


async def test_of_an_album_the_first_counts_and_nothing_is_said_of_the_others(world):
    game = await claimed(world)
    asked = of_the_bot(world)
    for content in (b"one", b"two", b"three"):
        await world.ann.sends_video(world.group, content=content, reply_to=asked, album="holiday")
    await world.settled()
    media = json.loads((await world.game(game.id)).round.clue.media)
    assert (media["kind"], media["size"], media["album"]) == ("video", 3, "holiday")
    await world.play(lays(await world.game(game.id), 2), game.id)
    await world.ann.sends_video(world.group, content=b"four!", reply_to=asked, album="holiday")
    await world.settled()
    assert json.loads((await world.game(game.id)).round.clue.media) == media
    assert world.replies == []


async def test_of_an_album_whose_first_is_no_clue_the_next_counts(world):
    game = await claimed(world)
    asked = of_the_bot(world)
    await world.ann.sends_video(world.group, content=b"\0" * 20_000_001, reply_to=asked, album="a")
    await world.ann.sends_video(world.group, content=b"\0" * 20_000_002, reply_to=asked, album="a")
    await world.ann.sends_video(world.group, content=b"three", reply_to=asked, album="a")
    await world.settled()
    assert json.loads((await world.game(game.id)).round.clue.media)["size"] == 5
    assert world.replies == ["That file is too large for me. Something under 20 MB, please."]


async def test_of_an_album_sent_in_private_one_answer_is_enough(world):
    game = await claimed(world)
    for content in (b"one", b"two22"):
        await world.ann.sends_video(world.account, content=content, album="b")
    await world.settled()
    assert json.loads((await world.game(game.id)).round.clue.media)["size"] == 3
    said = world.account.private[world.ann.id].messages_of(world.account)
    assert [message.words for message in said] == ["Your clue is on its way to the group."]


async def test_a_forwarded_file_that_is_too_large_is_refused_with_a_word(world):
    game = await claimed(world)
    large = await world.ben.sends_voice(world.group, content=b"\0" * 20_000_001)
    await world.ann.forwards(large, world.account)
    await world.settled()
    assert (await world.game(game.id)).round.showing
    said = world.account.private[world.ann.id].messages_of(world.account)[-1]
    assert said.words == "That file is too large for me. Something under 20 MB, please."


async def test_a_clue_sung_by_somebody_else_is_told_whose_turn_it_is(world):
    game = await claimed(world)
    await world.ben.sends_voice(world.group, reply_to=of_the_bot(world))
    await world.settled()
    assert (await world.game(game.id)).round.showing
    assert world.replies == ["It is Ann’s turn to show the clue; this one does not count."]


async def test_a_clue_shown_after_the_first_card_is_too_late_in_the_group_and_in_private(world):
    game = await claimed(world)
    asked = of_the_bot(world)
    await world.ann.sends_voice(world.group, reply_to=asked)
    await world.settled()
    await world.play(lays(await world.game(game.id), 2), game.id)
    await world.ann.sends_photo(world.group, reply_to=asked)
    await world.ann.sends_sticker(world.group, reply_to=asked)
    await world.ann.sends_photo(world.account)
    await world.settled()
    too_late = "Too late: your turn has moved on, so this one does not count."
    assert world.replies == [too_late]
    assert world.account.private[world.ann.id].messages_of(world.account)[-1].words == too_late
    assert json.loads((await world.game(game.id)).round.clue.media)["kind"] == "voice"


async def test_a_clue_shown_after_the_turn_has_passed_is_too_late(world):
    game = await claimed(world)
    asked = of_the_bot(world)
    await say_that_it_was_about_the_turn(world, game, asked)
    world.telegram.clock.advance(16 * 60)
    await world.play(
        partial(rules.skip, player=world.ben.id, round=1, phase=rules.Phase.TELLING, seat=1), game.id
    )
    await world.ann.sends_voice(world.group, reply_to=asked)
    await world.ben.sends_voice(world.group, reply_to=asked)
    await world.settled()
    assert world.replies == [
        "Too late: your turn has moved on, so this one does not count.",
        "Choose your card first, then show your clue.",
    ]


async def say_that_it_was_about_the_turn(world, game, message):
    """Note the message as the one that opened the turn, as the sender does."""
    sql = "UPDATE announcement SET state = 'sent', message_id = ? WHERE game_id = ? AND kind = 'turn'"
    await connection().rows(sql, message.id, game.id)


async def test_a_file_that_cannot_be_shown_is_refused_with_a_word(world):
    game = await claimed(world)
    await world.ann.sends(world.group, "document", reply_to=of_the_bot(world))
    await world.settled()
    assert (await world.game(game.id)).round.showing
    assert world.replies[0].startswith("I can show a voice or video message")
