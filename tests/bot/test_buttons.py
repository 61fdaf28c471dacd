"""Presses on buttons: in the lobby, in a round, on old keyboards, and by those who have no business there."""

from functools import partial

import pytest

from models import people, reading, rules
from models.announcements import Kind
from models.ports import Standing
from tests.bot.world import plain
from tests.builders import tells


async def test_whoever_presses_join_sits_down_as_the_next_bunny(world):
    game = await world.open_game(world.ann)
    assert await world.taps(world.ben, f"join:{game.id}") == "You sit down as the orange bunny with a scarf."
    assert [seat.name for seat in (await world.game()).seats] == ["Ann", "Ben"]


async def test_a_double_tap_on_join_seats_one_player_and_says_so(world):
    game = await world.open_game(world.ann)
    await world.taps(world.ben, f"join:{game.id}")
    assert await world.taps(world.ben, f"join:{game.id}") == "You already sit at this table."
    assert [seat.name for seat in (await world.game()).seats] == ["Ann", "Ben"]
    assert world.replies == []


async def test_a_press_delivered_twice_counts_once(world):
    game = await world.open_game(world.ann)
    world.telegram.faults.add("doubled")
    await world.taps(world.ben, f"join:{game.id}")
    assert [seat.name for seat in (await world.game()).seats] == ["Ann", "Ben"]


async def test_a_press_proves_that_one_belongs_to_the_chat(world):
    game = await world.open_game(world.ann)
    await world.taps(world.eve, f"leave:{game.id}")
    kept = await people.kept_standing(world.group.id, world.eve.id)
    assert (kept.pressed, kept.standing) == (True, Standing.UNKNOWN)
    assert await people.may_watch(
        await world.game(), world.group.id, world.eve.id, world.desk.membership, now=world.desk.clock()
    )


async def test_leaving_and_beginning_by_button(world):
    game = await world.open_game()
    assert await world.taps(world.eve, f"leave:{game.id}") == "You have left the table."
    assert await world.taps(world.ann, f"begin:{game.id}") == "It takes 3 players to begin."
    await world.taps(world.eve, f"join:{game.id}")
    assert await world.taps(world.ann, f"begin:{game.id}") == "The cards are dealt."
    assert (await world.game()).phase is rules.Phase.TELLING


async def test_an_old_start_button_pressed_often_makes_no_message(world):
    """B18: whoever presses an old button is told so alone."""
    game = await world.begun()
    for _ in range(5):
        assert await world.taps(world.ben, f"begin:{game.id}") == "Too late: the game has moved on."
    assert world.replies == []


async def test_no_button_of_the_evening_makes_the_bot_write_however_often_it_is_pressed(world):
    """B18: nobody sees who presses, so whatever is pressed is answered to the presser alone."""
    said = world.group.messages_of(world.account)
    pressed = {(message, button.data) for message in said for button in message.buttons}
    game = await world.open_game(world.ben, world.eve)
    await world.says(world.ben, "/house")
    menu = said_by(world)[-1]
    for text in ("/language", "/help"):
        await world.says(world.ben, text)
    for page in ("more", "list", "points", "end"):
        pressed |= {(message, button.data) for message in said_by(world) for button in message.buttons}
        await world.ben.presses(menu, data=f"house:{game.id}:{page}")
        await world.settled()
    pressed |= {(message, button.data) for message in said_by(world) for button in message.buttons}
    pressed |= {(menu, f"{move}:{game.id}") for move in ("join", "begin", "rematch", "house")}
    assert len({data for _, data in pressed if data}) > 30
    before = len(said_by(world))
    for message, data in sorted(pressed, key=lambda one: str(one[1])):
        for _ in range(2):
            if data and not message.deleted:
                answer = await world.eve.presses(message, data=data)
                assert answer is not None, data
    await world.settled()
    assert len(said_by(world)) == before
    assert await world.announced() == [Kind.LOBBY]


def said_by(world):
    """What the bot has written in the group."""
    return world.group.messages_of(world.account)


async def test_opening_a_game_by_button_where_one_is_open_says_so_to_the_presser_alone(world):
    """B18: the group's message is not sent again for it."""
    greeting = said_by(world)[0]
    await world.ben.presses(greeting, "Open a game")
    for person in (world.ann, world.eve, world.ben):
        answer = await person.presses(greeting, "Open a game")
        assert plain(answer.text) == "A game is open here already: /status shows it."
    await world.settled()
    assert await world.announced() == [Kind.LOBBY]
    assert [seat.name for seat in (await world.game()).seats] == ["Ben"]


async def test_the_nudge_has_its_time_and_comes_once(world):
    game = await world.begun()
    data = f"nudge:{game.id}:1:telling"
    assert (await world.taps(world.ben, data)).startswith("Give them a little longer: ")
    world.telegram.clock.advance(121)
    assert await world.taps(world.ben, data) == "They are being reminded."
    assert await world.taps(world.ben, data) == "They have been reminded already."
    assert await world.announced() == [Kind.LOBBY, Kind.TURN, Kind.REMINDER]


async def test_a_skip_of_an_earlier_phase_is_too_late(world):
    game = await world.begun()
    await world.play(tells(game))
    world.telegram.clock.advance(901)
    assert await world.taps(world.ben, f"skip:{game.id}:1:telling:1") == "Too late: the game has moved on."


async def test_one_seat_is_skipped_by_its_button(world):
    game = await world.begun()
    await world.play(tells(game))
    world.telegram.clock.advance(901)
    assert await world.taps(world.ben, f"skip:{game.id}:1:laying:3") == "On we go."
    assert rules.awaited(await world.game()) == (2,)


async def test_lots_are_drawn_in_the_race_but_not_once_somebody_has_told(world):
    game = await world.begun(first="race")
    world.telegram.clock.advance(901)
    assert await world.taps(world.ben, f"skip:{game.id}:1:telling:race") == "On we go."
    assert (await world.game()).round.storyteller in (1, 2, 3)
    world.telegram.clock.advance(901)
    assert (
        await world.taps(world.ben, f"skip:{game.id}:1:telling:race")
        == "Nobody waits for that seat any more."
    )


async def test_where_only_the_host_skips_others_are_refused(world):
    game = await world.begun(skip="host", first=2)
    world.telegram.clock.advance(901)
    data = f"skip:{game.id}:1:telling:2"
    assert await world.taps(world.eve, data) == "Only the host can do that."
    assert await world.taps(world.ann, data) == "On we go."


async def test_who_joins_late_is_told_from_which_round(world):
    dan = world.telegram.add_person("Dan")
    world.group.members[dan.id] = type(world.group.members[world.ben.id])(dan)
    game = await world.begun()
    assert await world.taps(dan, f"join:{game.id}") == (
        "You sit down as the yellow bunny with a star and play from round 2 on."
    )


@pytest.mark.parametrize(
    "data",
    [
        "skip:{game}:one:telling",
        "skip:{game}:1:dreaming",
        "nudge:{game}",
        "skip:{game}:1",
        "nudge:{game}:1:over:x",
    ],
)
async def test_a_forged_round_or_phase_is_too_late(world, data):
    game = await world.begun()
    assert await world.taps(world.ben, data.format(game=game.id)) == "Too late: the game has moved on."


@pytest.mark.parametrize("data", ["fly:away", "x", "join", ":", "leave:nosuchgame"])
async def test_a_button_of_long_ago_is_answered_and_harms_nothing(world, data):
    await world.open_game(world.ann)
    assert await world.taps(world.ben, data) in (
        "That button is too old. Ask for /status.",
        "That game is long gone.",
    )
    assert world.replies == []


async def test_a_button_of_another_chats_game_does_not_work_here_and_does_not_name_that_chat(world):
    game = await world.open_game(world.ann)
    other = world.telegram.add_group("Elsewhere", [world.ben])
    await world.telegram.until(lambda: other.messages_of(world.account)[-1])
    await world.settled()
    toast = await world.taps(world.ben, f"join:{game.id}", other)
    assert toast == "That game is played in another chat."
    assert [seat.name for seat in (await world.game()).seats] == ["Ann"]


async def test_rematch_by_several_makes_one_lobby(world):
    game = await world.begun()
    await world.play(partial(rules.call_off, player=world.ann.id))
    assert await world.taps(world.ben, f"rematch:{game.id}") == "One more time!"
    again = await world.game()
    assert await world.taps(world.eve, f"rematch:{game.id}") == "One more time!"
    assert (await world.game()).id == again.id
    assert (await world.game(game.id)).next == again.id


async def test_a_late_answer_is_no_matter(world):
    game = await world.open_game(world.ann)
    world.telegram.faults.add("500", "answerCallbackQuery")
    message = world.group.messages_of(world.account)[-1]
    await world.ben.presses(message, data=f"join:{game.id}", wait=False)
    await world.settled()
    assert [seat.name for seat in (await world.game()).seats] == ["Ann", "Ben"]


async def test_the_same_person_sits_in_two_groups_separately(world):
    first = await world.open_game(world.ann, world.ben)
    other = world.telegram.add_group("Saturday", [world.ben, world.ann])
    await world.ben.says(other, "/newgame")
    await world.settled()
    await world.taps(world.ben, f"leave:{first.id}")
    second = await reading.open_game_in(other.id, None)
    assert [seat.name for seat in (await world.game(first.id)).seats] == ["Ann"]
    assert [seat.name for seat in (await world.game(second)).seats] == ["Ben"]


async def test_each_topic_of_a_forum_has_its_own_game(world):
    forum = world.telegram.add_group("Forum", [world.ann, world.ben], kind="forum")
    one = await world.ann.opens_topic(forum, "One")
    two = await world.ann.opens_topic(forum, "Two")
    await world.ann.says(forum, "/newgame", topic=one)
    await world.ben.says(forum, "/newgame", topic=two)
    asked = await world.ben.says(forum, "/help", topic=two)
    await world.settled()
    answer = forum.messages_of(world.account)[-1]
    assert (answer.reply_to, answer.topic) == (asked, two)
    await world.ben.says(forum, "/begin", topic=two)
    await world.settled()
    assert forum.messages_of(world.account)[-1].topic is two
