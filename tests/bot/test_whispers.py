"""What the presser of a button alone sees in the group: a convenience, and never the only way."""

from tests.bot.world import plain


def whispered(world):
    """Who was told what, and where it leads."""
    return [(one.receiver, plain(one.words), one.buttons[0].url) for one in world.group.ephemeral]


async def test_who_begins_or_joins_late_is_led_to_their_hand(world):
    game = await world.open_game()
    await world.taps(world.ann, f"begin:{game.id}")
    dan = world.telegram.add_person("Dan")
    await dan.joins(world.group)
    await world.taps(dan, f"join:{game.id}")
    link = f"https://t.me/FabuloTestBot/play?startapp={game.id}"
    said = "🃏 Your hand is one tap away."
    assert whispered(world) == [(world.ann, said, link), (dan, said, link)]
    assert world.replies == []


async def test_in_the_lobby_there_is_no_hand_to_speak_of(world):
    game = await world.open_game(world.ann)
    await world.taps(world.ben, f"join:{game.id}")
    assert whispered(world) == []


async def test_where_it_is_refused_the_toast_is_enough(world):
    game = await world.open_game()
    world.telegram.faults.add("403", "sendMessage")
    assert await world.taps(world.ann, f"begin:{game.id}") == "The cards are dealt."
    assert whispered(world) == []
    assert (await world.game(game.id)).round.number == 1


async def test_a_server_that_would_say_it_aloud_is_not_asked_again(world, monkeypatch):
    game = await world.open_game()
    send = type(world.desk.bot).send_message

    async def aloud(bot, *values, api_kwargs=None, **named):
        return await send(bot, *values, **named)

    monkeypatch.setattr(type(world.desk.bot), "send_message", aloud)
    await world.taps(world.ann, f"begin:{game.id}")
    assert world.replies == []
    dan = world.telegram.add_person("Dan")
    await dan.joins(world.group)
    before = len(world.telegram.calls_of("sendMessage"))
    await world.taps(dan, f"join:{game.id}")
    assert len(world.telegram.calls_of("sendMessage")) == before
