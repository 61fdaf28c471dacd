"""The commands of a group, over the pretend Telegram."""

import pytest

from models import rules
from models.announcements import Kind
from tests.bot.world import plain
from tests.builders import tells


async def test_newgame_opens_a_lobby_with_its_opener_seated_as_host(world):
    await world.says(world.ann, "/newgame")
    game = await world.game()
    assert [(seat.player, seat.name) for seat in game.seats] == [(world.ann.id, "Ann")]
    assert (game.host, game.phase) == (1, rules.Phase.LOBBY)
    assert await world.announced() == [Kind.LOBBY]
    assert world.replies == []


async def test_dixit_is_another_word_for_newgame_and_cancel_for_end(world):
    await world.says(world.ann, "/dixit")
    await world.says(world.ann, "/cancel")
    assert (await world.game()).ending is rules.Ending.CLOSED


async def test_two_newgames_make_one_game(world):
    await world.ann.says(world.group, "/newgame")
    await world.ben.says(world.group, "/newgame")
    await world.settled()
    assert [seat.player for seat in (await world.game()).seats] == [world.ann.id]


async def test_newgame_while_a_game_is_open_shows_it_again(world):
    await world.open_game()
    before = await world.announced()
    await world.says(world.eve, "/newgame")
    assert before == [Kind.LOBBY]
    assert await world.announced() == [Kind.LOBBY]  # the first one waits still, and says it all


async def test_people_sit_down_and_leave_by_command_with_a_nod_and_no_message(world):
    await world.says(world.ann, "/newgame")
    joined = await world.says(world.ben, "/join")
    left = await world.says(world.ben, "/leave")
    assert [seat.name for seat in (await world.game()).seats] == ["Ann"]
    assert [list(said.reactions.values()) for said in (joined, left)] == [["👌"], ["👌"]]
    assert world.replies == []


async def test_a_command_for_this_bot_by_name_is_obeyed_and_one_for_another_is_not(world):
    await world.says(world.ann, "/newgame@FabuloTestBot")
    await world.says(world.ben, "/join@SomeOtherBot")
    await world.says(world.eve, "/join@fabulotestbot")
    assert [seat.name for seat in (await world.game()).seats] == ["Ann", "Eve"]


async def test_an_edited_message_does_not_fire(world):
    await world.says(world.ann, "/newgame")
    said = await world.says(world.ben, "hello")
    await world.ben.edits(said, "/join")
    await world.settled()
    assert [seat.name for seat in (await world.game()).seats] == ["Ann"]


async def test_only_the_host_begins_and_the_cards_are_dealt(world):
    game = await world.open_game()
    await world.says(world.ben, "/begin")
    assert world.replies == ["Only the host can begin now; anybody at the table can in 10 minutes."]
    await world.says(world.ann, "/begin")
    game = await world.game(game.id)
    assert (game.phase, [len(seat.hand) for seat in game.seats]) == (rules.Phase.TELLING, [7, 7, 7])


async def test_an_admin_who_is_not_the_host_may_begin(world):
    """B9."""
    game = await world.open_game(world.ben, world.ann, world.eve)
    await world.says(world.ann, "/begin")  # Ann made the group
    assert (await world.game(game.id)).phase is rules.Phase.TELLING


async def test_when_telegram_does_not_tell_who_is_an_admin_nobody_is(world):
    await world.open_game(world.ben, world.ann, world.eve)
    world.telegram.faults.add("500", "getChatMember", times=None)
    await world.says(world.ann, "/end")
    assert (await world.game()).phase is rules.Phase.LOBBY
    assert world.replies == ["Only the host can do that."]


async def test_status_shows_the_game_again(world):
    await world.begun()
    await world.says(world.eve, "/status")
    assert await world.announced() == [Kind.LOBBY, Kind.TURN]


async def test_without_a_game_each_command_offers_to_open_one(world):
    for command in ("/join", "/leave", "/begin", "/status", "/skip", "/rematch", "/end", "/house"):
        await world.says(world.ben, command)
    assert world.replies == ["No game is open here. Shall we?"] * 8
    last = world.group.messages_of(world.account)[-1]
    assert [button.data for button in last.buttons] == ["newgame"]
    await world.taps(world.ben, "newgame")
    assert [seat.name for seat in (await world.game()).seats] == ["Ben"]


async def test_skip_goes_on_without_all_who_are_awaited_but_the_one_who_skips(world):
    game = await world.begun()
    await world.play(tells(game))
    await world.says(world.ben, "/skip")
    assert [reply[:26] for reply in world.replies] == ["Give them a little longer:"]
    world.telegram.clock.advance(901)
    await world.says(world.ben, "/skip")
    game = await world.game(game.id)
    assert rules.awaited(game) == (2,)
    await world.says(world.ben, "/skip")
    assert (await world.game(game.id)).phase is rules.Phase.VOTING


async def test_the_end_is_the_hosts_and_a_rematch_is_anybodys_who_was_there(world):
    game = await world.begun()
    await world.says(world.ben, "/end")
    assert (await world.game(game.id)).ending is None
    await world.says(world.ann, "/end")
    assert (await world.game(game.id)).ending is rules.Ending.HOST
    await world.says(world.ben, "/rematch")
    again = await world.game()
    assert (again.id != game.id, again.host) == (True, 2)
    assert [seat.name for seat in again.seats] == ["Ann", "Ben", "Eve"]


@pytest.mark.parametrize(
    ("command", "beginning"),
    [
        ("/help", "🐇 Fabulo is played right here"),
        ("/deck", "🎴 Fabulo by "),
        ("/stats", "Nobody has finished a game here yet"),
    ],
)
async def test_questions_are_answered_below_the_question(world, command, beginning):
    asked = await world.says(world.eve, command)
    answer = world.group.messages_of(world.account)[-1]
    assert plain(answer.words).startswith(beginning)
    assert answer.reply_to is asked


async def test_the_rules_of_an_open_game_come_with_its_house_rules(world):
    await world.open_game()
    await world.says(world.ben, "/rules")
    told = world.replies[-2]
    lines = told.splitlines()
    assert lines[0] == "📖 How it is played"
    assert "• The game ends with the round in which somebody reaches 30 points." in lines
    assert lines[-3] == "📜 These are the house rules “The usual”: what all the published rule sheets share."
    assert lines[-1] == (
        "📜 House rules: ends at 30 points or the last card · Relaxed · "
        "whoever finds a clue first tells first"
    )


async def test_the_rules_end_with_a_round_for_an_example_as_a_picture(world):
    asked = await world.says(world.ben, "/rules")
    told, shown = world.group.messages_of(world.account)[-2:]
    assert plain(told.words).startswith("📖 How it is played")
    assert told.reply_to is asked
    assert shown.photo is not None
    assert plain(shown.words).splitlines()[:4] == [
        "One round, for example",
        "Ann tells “Almost home” with card 4.",
        "",
        "🍃 Leo +5: found the card (+3) · 2 votes from others (+2)",
    ]


async def test_the_rules_tell_what_this_table_plays(world):
    await world.begun(points=None, imaginarium=True)
    await world.says(world.ben, "/rules")
    told, example = world.replies[-2:]
    assert "Everybody holds 7 cards" in told
    assert "Ann is the first storyteller." in told
    assert "All find it: the storyteller loses 3, nobody else gets any." in told
    assert "reaches 30 points" not in told
    assert "🎉 Ann +4: some found the card, but not all (+4)" in example


async def test_where_no_pictures_may_be_sent_the_example_comes_in_words(world):
    await world.ann.restricts(world.account, world.group, can_send_photos=False)
    await world.says(world.ben, "/rules")
    assert world.replies[-1].startswith("One round, for example")
    assert world.group.messages_of(world.account)[-1].photo is None


async def test_stats_tell_the_score_and_who_has_won_how_often(world):
    game = await world.begun(last_card=True)
    await world.finish_a_round(game.id)
    await world.says(world.ann, "/end")
    await world.open_game()
    await world.says(world.ben, "/stats")
    game = await world.game(game.id)
    won = {seat.name for seat in game.seats if seat.number in game.winners}
    lines = world.replies[-1].splitlines()
    assert lines[0] == "🏆 Won in this group"
    assert sorted(lines[1:]) == sorted(f"{name} · {int(name in won)} of 1" for name in ("Ann", "Ben", "Eve"))
