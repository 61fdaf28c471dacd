"""The private chat: a welcome, one's games, and never anything that is needed to play."""

from tests.bot.world import plain


def told(world, person):
    """What the bot has said to somebody in private, and the buttons under it."""
    message = world.account.private[person.id].messages_of(world.account)[-1]
    return plain(message.words), [(plain(button.text), button.url) for button in message.buttons]


async def test_a_newcomer_is_shown_the_way_into_a_group(world):
    await world.eve.starts(world.account)
    await world.settled()
    words, buttons = told(world, world.eve)
    assert words.startswith("🐇 Welcome to Fabulo!")
    assert buttons == [
        ("🃏 My games", None),
        ("➕ Add me to a group", "https://t.me/FabuloTestBot?startgroup=new"),
    ]


async def test_ones_games_are_listed_and_those_that_wait_are_marked(world):
    game = await world.begun()
    await world.ann.starts(world.account, "whatever")
    await world.ben.says(world.account, "/help")
    await world.settled()
    link = f"https://t.me/FabuloTestBot/play?startapp={game.id}"
    assert told(world, world.ann)[1][0] == ("⏳ Friday", link)
    assert told(world, world.ben)[1][0] == ("Friday", link)


async def test_any_other_word_gets_a_hint(world):
    await world.eve.says(world.account, "hello?")
    await world.settled()
    assert told(world, world.eve)[0].startswith("I listen here only for clues")


async def test_a_player_who_has_blocked_the_bot_plays_all_the_same(world):
    await world.eve.starts(world.account)
    await world.eve.blocks(world.account)
    await world.settled()
    game = await world.begun()
    await world.finish_a_round(game.id)
    assert (await world.game(game.id)).last_round.number == 1
