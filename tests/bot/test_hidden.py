"""People whom Telegram hides: admins who write as the group, and people who write as a channel."""

from functools import partial

from models import people, rules
from models.ports import Standing
from tests.bot.world import plain

HIDDEN = (
    "You are writing as the group or a channel, so I cannot tell who you are. "
    "Please press a button instead; buttons know you."
)


async def hide(world, person):
    """Let an admin write as the group."""
    await world.ann.promotes(person, world.group)
    world.group.members[person.id].anonymous = True


async def test_an_anonymous_admin_is_asked_to_press_a_button_where_a_person_is_needed(world):
    await world.open_game(world.ann)
    await hide(world, world.ben)
    for command in ("/newgame", "/join", "/leave", "/rematch"):
        await world.says(world.ben, command)
    assert world.replies == [HIDDEN] * 4
    answer = await world.ben.presses(world.group.messages_of(world.account)[-1], "Open a game")
    assert answer is not None
    assert [seat.name for seat in (await world.game()).seats] == ["Ann"]


async def test_a_press_of_an_anonymous_admin_is_theirs(world):
    game = await world.open_game(world.ann)
    await hide(world, world.ben)
    await world.taps(world.ben, f"join:{game.id}")
    assert [seat.name for seat in (await world.game()).seats] == ["Ann", "Ben"]


async def test_an_anonymous_admin_has_an_admins_right(world):
    game = await world.open_game()
    await hide(world, world.ben)
    await world.says(world.ben, "/begin")
    assert (await world.game(game.id)).phase is rules.Phase.TELLING
    world.telegram.clock.advance(901)
    await world.says(world.ben, "/skip")
    assert (await world.game(game.id)).round.storyteller is not None
    await world.says(world.ben, "/end")
    assert (await world.game(game.id)).ending is rules.Ending.HOST


async def test_who_writes_as_a_channel_has_no_right_at_all(world):
    game = await world.open_game()
    channel = world.telegram.add_channel("News")
    for command in ("/join", "/begin", "/skip", "/end", "/house"):
        await world.says(world.ann, command, as_channel=channel)
    assert world.replies == [HIDDEN] * 5
    assert (await world.game(game.id)).phase is rules.Phase.LOBBY


async def test_a_clue_shown_in_the_groups_name_is_asked_for_in_private(world):
    game = await world.begun()
    card = game.seat(1).hand[0]
    await world.play(partial(rules.claim, player=world.ann.id, round=1, card=card))
    world.group.members[world.ann.id].anonymous = True
    await world.ann.sends_voice(world.group, reply_to=world.group.messages_of(world.account)[-1])
    await world.settled()
    assert [reply[:25] for reply in world.replies] == ["If that is the clue: I ca"]
    await world.ann.sends_voice(world.account)
    await world.settled()
    assert (await world.game()).phase is rules.Phase.LAYING


async def test_where_the_bot_is_an_admin_it_hears_who_comes_goes_and_is_promoted(world):
    await world.ann.promotes(world.account, world.group)
    await world.settled()
    await world.ann.promotes(world.ben, world.group)
    dan = world.telegram.add_person("Dan")
    await world.ann.adds(dan, world.group)
    await world.settled()
    kept = [await people.kept_standing(world.group.id, one.id) for one in (world.ben, dan)]
    assert [one.standing for one in kept] == [Standing.ADMIN, Standing.MEMBER]
    await world.open_game(world.ben, dan)
    await world.ann.kicks(dan, world.group)
    await world.settled()
    assert [seat.name for seat in (await world.game()).seats] == ["Ben"]
    assert plain(" ".join(world.replies)) == ""
