"""Clues that are sung, mimed or shown: in the group, in private, and for those who look at it later."""

from pathlib import Path

from playground.messages import Message
from tests.stories.evenings import plain
from tests.stories.hosting import Hosted, hosted

TYPES = {
    "voice": "audio/ogg",
    "video_note": "video/mp4",
    "sticker": "image/webp",
    "photo": "image/jpeg",
    "animation": "video/mp4",
    "audio": "audio/ogg",
    "video": "video/mp4",
}
BARE = ("video_note", "sticker")  # Telegram shows no text of ours with them


def newest(evening: Hosted) -> Message:
    """The bot's newest message in the group."""
    return evening.group.messages_of(evening.bot)[-1]


def shown(evening: Hosted) -> list[str]:
    """The files that stand in the group."""
    return [one.media for one in evening.group.messages_of(evening.bot) if one.media]


async def claims(evening: Hosted) -> str:
    """The storyteller chooses a card and is to show the clue; the card."""
    mila = evening.people[0]
    card = (await evening.view(mila))["hand"][0]["card"]
    await evening.make(mila, "tell", round=1, card=card, media=True)
    return str(card)


async def test_every_kind_of_clue_is_shown_above_the_table_and_can_be_played_in_the_mini_app(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path) as evening:
        mila, theo, _ = evening.people
        await evening.begun()
        card = await claims(evening)
        turn = await evening.reads("answer this message with a voice or video message")
        phone = await evening.phone(theo)
        for kind, mime in TYPES.items():
            if kind in ("voice", "video_note", "photo"):
                sent = await mila.sends(evening.group, kind, reply_to=turn)
            else:
                sent = await mila.sends(evening.bot, kind)
            clue = await evening.until(
                lambda kind=kind: newest(evening) if newest(evening).media == kind else None
            )
            assert sent.file is not None
            assert clue.file is not None
            assert clue.file.content == sent.file.content
            assert card not in clue.words
            told = turn if kind in BARE else clue
            await evening.until(lambda told=told: "Mila shows the clue" in plain(told.words))
            played, content = await phone.clue(1)
            assert (played, content) == (mime, clue.file.content)
        await evening.until(lambda: shown(evening) == ["video"])
        await evening.finish_phase()
        await evening.finish_phase()
        await evening.reads("Mila showed a clue for card")
        assert (await phone.clue(1))[0] == "video/mp4"


async def test_with_two_games_that_wait_a_private_clue_is_asked_about(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        mila = evening.people[0]
        other = evening.telegram.add_group("Saturday Owls", evening.people)
        await evening.begun()
        await claims(evening)
        first = evening.game
        evening.group, friday = other, evening.group
        evening.phones.clear()
        await evening.begun()
        await claims(evening)
        await mila.sends_voice(evening.bot)
        private = evening.bot.private[mila.id]
        question = await evening.reads("Which game is this clue for?", private)
        assert sorted(plain(button.text) for button in question.buttons) == [
            "Friday Dreamers",
            "Saturday Owls",
        ]
        answer = await mila.presses(question, "Friday Dreamers")
        assert answer is not None
        assert answer.text == "Your clue is on its way to the group."
        await evening.until(lambda: friday.messages_of(evening.bot)[-1].media == "voice")
        assert (await evening.view(mila))["phase"] == "telling"
        assert first != evening.game
        await mila.says(evening.bot, "a word will do")
        await evening.reads("Mila tells: “a word will do”", other)
