"""Every kind of chat: groups of all sorts, whoever writes in them, and whatever the bot may not do there."""

from pathlib import Path

from playground.chats import Chat
from playground.messages import Message
from tests.stories.evenings import plain
from tests.stories.hosting import Hosted, hosted


async def lobby_in(evening: Hosted, chat: Chat, topic: object = None) -> Message:
    """The first person opens a game there by command, all others sit down by the button."""
    first, *others = evening.people
    await first.says(chat, "/newgame", topic=topic)  # type: ignore[arg-type]
    lobby = await evening.until(lambda: newest_lobby(evening, chat, topic))
    for person in others:
        await person.presses(lobby, "Join")
    await evening.until(lambda: all(one.first_name in lobby.words for one in evening.people))
    return lobby


def newest_lobby(evening: Hosted, chat: Chat, topic: object) -> Message:
    """The lobby's message in a chat or a topic. Raises LookupError while there is none."""
    found = [
        one for one in chat.messages_of(evening.bot) if one.topic is topic and "Begin" in str(one.buttons)
    ]
    return found[-1]


def take_up(evening: Hosted, chat: Chat, lobby: Message) -> None:
    """From now on the evening is about this game."""
    evening.group, evening.game = chat, lobby.button("Join").data.split(":")[1]  # type: ignore[union-attr]
    evening.phones.clear()


async def test_a_group_that_becomes_a_supergroup_in_mid_round_plays_on_there(tmp_path: Path) -> None:
    async with hosted(tmp_path, kind="group") as evening:
        await evening.begun()
        await evening.finish_round()
        await evening.finish_phase()
        await evening.until(lambda: evening.texts()[-1].startswith("💬 Theo tells"))
        old = evening.group
        evening.group = evening.telegram.migrate(old)
        evening.phones.clear()
        clue = await evening.reads("Theo tells")
        assert "Waiting for" in plain(clue.words)
        before = len(old.messages_of(evening.bot))
        for phase in ("laying", "voting"):
            assert (await evening.view(evening.people[0]))["phase"] == phase
            await evening.finish_phase()
        await evening.reads("⭐ Round 2")
        said = await evening.people[1].says(evening.group, "/status")
        assert said.chat is evening.group
        await evening.reads("Round 3")
        assert len(old.messages_of(evening.bot)) == before


async def test_each_topic_of_a_forum_has_its_own_game_and_general_too(tmp_path: Path) -> None:
    async with hosted(tmp_path, kind="forum") as evening:
        mila = evening.people[0]
        topic = await mila.opens_topic(evening.group, "Games")
        there = await lobby_in(evening, evening.group, topic)
        here = await lobby_in(evening, evening.group)
        assert there.button("Join").data != here.button("Join").data
        take_up(evening, evening.group, there)
        await evening.begin(first=1)
        await evening.finish_round()
        told = [one for one in evening.group.messages_of(evening.bot) if "Round" in one.words]
        assert {one.topic for one in told} == {topic}
        take_up(evening, evening.group, here)
        await evening.begin(first=1)
        await evening.until(lambda: evening.group.messages_of(evening.bot)[-1].topic is None)
        await evening.finish_phase()
        await evening.reads("tells:")
        assert evening.group.messages_of(evening.bot)[-1].topic is None
        assert all(
            call.values.get("message_thread_id") in (None, topic.id)
            for call in evening.telegram.calls_of("sendMessage")
        )


async def test_a_topic_that_is_closed_in_mid_game_hands_the_game_to_the_chat(tmp_path: Path) -> None:
    async with hosted(tmp_path, kind="forum") as evening:
        mila = evening.people[0]
        topic = await mila.opens_topic(evening.group, "Games")
        lobby = await lobby_in(evening, evening.group, topic)
        take_up(evening, evening.group, lobby)
        await evening.begin(first=1)
        await evening.reads("Round 1")
        await mila.closes_topic(evening.group, topic)
        await evening.finish_phase()
        clue = await evening.reads("tells:")
        assert clue.topic is None
        await evening.finish_phase()
        await evening.finish_phase()
        assert (await evening.reads("⭐ Round 1")).topic is None


async def test_hidden_admins_and_channels_are_sent_to_the_buttons_which_know_them(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        mila, theo, aisha = evening.people
        await mila.promotes(theo, evening.group, anonymous=True)
        channel = evening.telegram.add_channel("News of the day")
        await theo.says(evening.group, "/newgame")
        answer = await evening.reads("You are writing as the group or a channel")
        await theo.presses(answer, "Open a game")
        lobby = await evening.reads("who plays along?")
        assert "Theo · host" in plain(lobby.words)
        await mila.presses(lobby, "Join")
        await aisha.says(evening.group, "/join", as_channel=channel)
        await evening.until(
            lambda: len([one for one in evening.texts() if "as the group or a channel" in one]) == 2
        )
        await aisha.presses(lobby, "Join")
        await evening.until(lambda: "Aisha" in lobby.words)
        await aisha.says(evening.group, "/end", as_channel=channel)
        await evening.until(
            lambda: len([one for one in evening.texts() if "as the group or a channel" in one]) == 3
        )
        take_up(evening, evening.group, lobby)
        await theo.says(evening.group, "/begin")  # an anonymous admin has an admin's right
        await evening.reads("Round 1")


async def test_other_bots_are_not_listened_to_and_their_commands_are_not_ours(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        other = evening.telegram.add_bot(username="OtherBot", name="Other")
        evening.telegram.add_to(evening.group, other, by=evening.people[0])
        await evening.telegram.bot_says(other, evening.group, "/newgame", seen_by_bots=True)
        await evening.people[0].says(evening.group, "/newgame@OtherBot")
        await evening.people[0].says(evening.group, "/newgame@FabuloStoryBot")
        lobby = await evening.reads("who plays along?")
        assert "Mila · host" in plain(lobby.words)
        assert len([text for text in evening.texts() if "who plays along?" in text]) == 1


async def test_a_bot_that_hears_every_word_leaves_chatter_alone(tmp_path: Path) -> None:
    async with hosted(tmp_path, privacy=False) as evening:
        mila, theo, aisha = evening.people
        await evening.begun()
        turn = await evening.reads("Round 1")
        for person, words in ((mila, "hm"), (theo, "is it the moon?"), (aisha, "newgame join 3")):
            await person.says(evening.group, words)
            await person.says(evening.group, words, reply_to=turn)
        await theo.sends_photo(evening.group)
        await theo.sends_sticker(evening.group, reply_to=turn)
        for words in ("tells:", "the table is laid", "Round 2"):
            await evening.finish_phase()
            await evening.reads(words)
        assert [text.split(" ")[0] for text in evening.texts()] == ["🐇", "🐇", "🐇", "💬", "🖼", "⭐", "🐇"]


async def test_with_buttons_alone_a_game_is_opened_played_and_ended(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        mila, *others = evening.people
        await mila.presses(await evening.reads("Hello! I am Fabulo."), "Open a game")
        lobby = await evening.reads("who plays along?")
        for person in others:
            await person.presses(lobby, "Join")
        await evening.until(lambda: "Aisha" in lobby.words)
        await mila.presses(lobby, "House rules")
        menu = await evening.reads("📜 House rules")
        await mila.presses(menu, "First storyteller")
        await evening.until(lambda: menu.button("drawn by lot"))
        await mila.presses(menu, "drawn by lot")
        await evening.until(lambda: menu.button("Done"))
        await mila.presses(menu, "Done")
        await evening.until(lambda: menu.deleted)
        await mila.presses(lobby, "Begin")
        take_up(evening, evening.group, lobby)
        await evening.reads("Round 1")
        await evening.finish_round()
        await evening.reads("Round 2")
        await mila.presses(lobby, data=f"house:{evening.game}")
        menu = await evening.reads("holds from the next phase on")
        await mila.presses(menu, "End the game")
        await evening.until(lambda: menu.button("Yes, end it"))
        await mila.presses(menu, "Yes, end it")
        over = await evening.reads("The game is over")
        await others[0].presses(over, "Rematch")
        await evening.until(lambda: evening.texts()[-1].startswith("🐇 A game of Fabulo: who plays along?"))


async def test_without_the_right_to_send_pictures_the_words_say_it_all(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        await evening.people[0].restricts(evening.bot, evening.group, can_send_photos=False)
        await evening.begun()
        await evening.finish_round()
        assert not any(message.media for message in evening.group.messages_of(evening.bot))
        view = await evening.view(evening.people[0])
        result = plain(evening.results()[1].words)
        assert all(seat["name"] in result for seat in view["seats"])
        assert view["paused"] is False


async def test_a_silenced_bot_stops_the_clock_and_goes_on_when_it_may_speak(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        mila, theo, aisha = evening.people
        await evening.begun(pace="living_room")
        await mila.restricts(evening.bot, evening.group, can_send_messages=False)
        await evening.move(mila)
        await evening.move(theo)
        assert (await evening.view(mila))["paused"] is True
        evening.later(600)
        await evening.move(aisha)
        assert (await evening.view(mila))["phase"] == "voting"
        await mila.promotes(evening.bot, evening.group)
        table = await evening.reads("the table is laid")
        assert "Waiting for Theo and Aisha." in plain(table.words)
        view = await evening.view(mila)
        assert view["paused"] is False
        assert view["round"]["deadline"] > evening.telegram.clock.now() + 30
        await evening.finish_phase()
        await evening.until(lambda: evening.results().get(1))


async def test_a_bot_that_is_kicked_and_added_again_takes_the_game_up_where_it_was(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        mila = evening.people[0]
        await evening.begun()
        await evening.finish_round()
        await mila.kicks(evening.bot, evening.group)
        await evening.finish_phase()
        assert (await evening.view(mila))["paused"] is True
        before = len(evening.group.messages_of(evening.bot))
        await mila.adds(evening.bot, evening.group)
        await evening.until(lambda: "Theo tells" in evening.texts()[-1])
        assert len(evening.group.messages_of(evening.bot)) == before + 1
        await evening.finish_phase()
        await evening.finish_phase()
        await evening.until(lambda: evening.results().get(2))


async def test_a_new_title_is_shown_in_the_mini_app(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        await evening.begun()
        await evening.people[0].renames(evening.group, "Saturday *Dreamers* <3")
        await evening.people[0].says(evening.group, "/status")
        await evening.reads("When you asked")
        assert (await evening.view(evening.people[1]))["chat"]["title"] == "Saturday *Dreamers* <3"


async def test_one_person_plays_in_several_chats_and_nothing_gets_mixed_up(tmp_path: Path) -> None:
    async with hosted(tmp_path) as evening:
        mila = evening.people[0]
        friday, saturday = evening.group, evening.telegram.add_group("Saturday", evening.people)
        await evening.begun()
        first = evening.game
        take_up(evening, saturday, await lobby_in(evening, saturday))
        await evening.begin(first=2)
        await evening.finish_round()
        assert [text for text in evening.texts(friday) if "⭐" in text] == []
        await mila.starts(evening.bot)
        private = await evening.reads("Here are your games", evening.bot.private[mila.id])
        assert [plain(button.text) for button in private.buttons[:2]] == ["Saturday", "⏳ Friday Dreamers"]
        evening.group, evening.game = friday, first
        evening.phones.clear()
        await evening.finish_round()
        assert len(evening.results()) == 1
        answer = await mila.presses(friday.messages_of(evening.bot)[-1], data=f"leave:{evening.game}")
        assert answer is not None
        assert answer.text == "You have left the table."
