"""The private chat: a welcome, one's games, and never anything that is needed to play."""

from models import people
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
        ("🔔 Tell me when it is my turn", None),
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


async def test_pings_are_asked_for_by_button_command_or_link_and_taken_back(world):
    await world.eve.starts(world.account)
    await world.settled()
    welcome = world.account.private[world.eve.id].messages_of(world.account)[-1]
    answer = await world.eve.presses(welcome, "Tell me")
    await world.settled()
    assert answer.text == "🔔 When it is your turn in one of your games, I tell you here."
    assert (await people.player(world.eve.id)).pings
    answer = await world.eve.presses(welcome, "Do not tell me")
    await world.settled()
    assert answer.text.startswith("🔕 I stay silent here.")
    assert not (await people.player(world.eve.id)).pings
    await world.eve.says(world.account, "/pings")
    await world.settled()
    assert (await people.player(world.eve.id)).pings
    assert told(world, world.eve)[1] == [("🔕 Do not tell me any more", None)]
    await world.eve.starts(world.account, "pings")
    await world.settled()
    assert (await people.player(world.eve.id)).pings


async def test_the_groups_help_leads_to_the_private_word(world):
    await world.says(world.ben, "/help")
    button = world.group.messages_of(world.account)[-1].button("Tell me when it is my turn")
    assert button.url == "https://t.me/FabuloTestBot?start=pings"


async def test_any_other_word_gets_a_hint(world):
    await world.eve.says(world.account, "hello?")
    await world.settled()
    assert told(world, world.eve)[0].startswith("I listen here only for clues")


async def test_a_player_who_has_blocked_the_bot_plays_all_the_same(world):
    """B21, C24: the private chat is never needed."""
    await world.eve.starts(world.account)
    await world.eve.blocks(world.account)
    await world.settled()
    game = await world.begun()
    await world.finish_a_round(game.id)
    assert (await world.game(game.id)).last_round.number == 1
