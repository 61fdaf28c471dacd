"""What an evening costs the group: few messages, few edits, and no phone that rings for nothing."""

from pathlib import Path

from playground.messages import Message
from tests.stories.evenings import plain
from tests.stories.hosting import MINUTE, Hosted, hosted

ROUNDS = 3
THINKING = 5.0  # seconds before each move


async def test_a_round_of_six_with_time_to_think_costs_four_messages_and_at_most_twelve_edits(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path, people=6) as evening:
        await evening.begun()
        before = evening.telegram.counts(evening.group)
        for number in range(1, ROUNDS + 1):
            for words, times in (
                ("tells:", number),
                ("the table is laid", number),
                (f"Round {number + 1}:", 1),
            ):
                for person in await evening.waiting():
                    await evening.move(person)
                    evening.later(THINKING)
                await evening.until(lambda words=words, times=times: has_said(evening, words) == times)
        cost = evening.telegram.counts(evening.group) - before
        assert len(evening.results()) == ROUNDS
        assert cost.new == 4 * ROUNDS
        assert cost.edits <= 12 * ROUNDS
        assert cost.answers == 0
        mentions = [
            entity
            for message in evening.group.messages_of(evening.bot)
            for entity in message.entities
            if entity["type"] in ("mention", "text_mention")
        ]
        assert mentions == []


def has_said(evening: Hosted, words: str) -> int:
    """How many of the bot's messages have these words in them."""
    return sum(words in text for text in evening.texts())


async def test_the_newest_message_is_pinned_where_the_house_wants_it_and_the_chat_allows(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path, bot_is_admin=True) as evening:
        await evening.begun(pin=True)
        for words in ("Round 1", "tells:", "the table is laid", "Round 2"):
            message = await evening.reads(words)
            await evening.until(lambda message=message: message.pinned)
            await evening.until(lambda message=message: pinned(evening) == [message])
            if words != "Round 2":
                await evening.finish_phase()
        assert [one for one in evening.group.messages if "pinned_message" in one.service] == []
        await evening.make(evening.people[0], "end")
        await evening.reads("The game is over")
        await evening.until(lambda: pinned(evening) == [])


async def test_where_nothing_may_be_pinned_the_game_goes_on_and_does_not_ask_again(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        await evening.begun(pin=True)
        await evening.finish_round()
        await evening.reads("Round 2")
        assert len(evening.telegram.calls_of("pinChatMessage")) == 1
        assert pinned(evening) == []


async def test_who_asked_for_it_is_told_once_a_phase_in_private_that_it_is_their_turn(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        mila, theo, aisha = evening.people
        await mila.starts(evening.bot, "pings")
        await theo.starts(evening.bot)
        welcome = await evening.reads("Welcome to Fabulo", evening.bot.private[theo.id])
        await theo.presses(welcome, "Tell me when it is my turn")
        await aisha.starts(evening.bot)
        await evening.begun()
        await evening.reads("it is your turn to tell", evening.bot.private[mila.id])
        card = (await evening.view(mila))["hand"][0]["card"]
        await evening.make(mila, "tell", round=1, card=card, clue="dusk <3")
        await evening.until(lambda: "give a card." in evening.private(theo)[-1])
        await evening.make(mila, "tell", round=1, card=card, clue="dawn")
        await theo.says(evening.group, "/status")
        await evening.until(lambda: len([text for text in evening.texts() if "tells:" in text]) == 2)
        await evening.finish_phase()
        await evening.until(lambda: "cast your vote" in evening.private(theo)[-1])
        assert evening.private(mila)[1:] == ["🔔 Friday Dreamers: it is your turn to tell."]
        assert evening.private(theo)[1:] == [
            "🔔 Friday Dreamers: give a card.\nThe clue: “dusk <3”",
            "🔔 Friday Dreamers: the table is laid, cast your vote.\nThe clue: “dawn”",
        ]
        assert len(evening.private(aisha)) == 1


async def test_who_blocks_the_bot_is_told_no_more_and_the_game_goes_on(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        mila, theo, _ = evening.people
        await theo.starts(evening.bot, "pings")
        await evening.reads("I tell you here", evening.bot.private[theo.id])
        await theo.blocks(evening.bot)
        await evening.begun()
        await evening.finish_round()
        await evening.until(
            lambda: evening.telegram.calls_of("sendMessage", evening.bot.private[theo.id])[1:]
        )
        before = len(evening.telegram.calls_of("sendMessage", evening.bot.private[theo.id]))
        await theo.unblocks(evening.bot)
        await evening.finish_round()
        await evening.reads("Round 3")
        assert len(evening.telegram.calls_of("sendMessage", evening.bot.private[theo.id])) == before == 2
        assert (await evening.view(mila))["phase"] == "telling"


async def test_status_says_from_whom_and_for_how_long(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        await evening.begun()
        evening.later(14 * MINUTE)
        await evening.people[1].says(evening.group, "/status")
        message = await evening.reads("When you asked")
        lines = plain(message.words).splitlines()
        assert lines[-2] == "⏳ Waiting for Mila’s clue."
        assert lines[-1].startswith("🕰 When you asked: 14 minutes")
        assert "so far; at the latest it goes on in 11 hours, 4" in lines[-1]
        evening.later(MINUTE)
        await evening.finish_phase()
        await evening.reads("tells:")
        await evening.until(lambda: "When you asked" not in plain(message.words))


def pinned(evening: Hosted) -> list[Message]:
    """What stands pinned in the group."""
    return [message for message in evening.group.messages if message.pinned]
