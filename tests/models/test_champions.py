"""Who has won how often in a chat, and which game a message belongs to."""

from dataclasses import replace

from models import database, posted
from models.announcements import Kind
from models.champions import Champion, champions_of
from tests.announced import announced
from tests.builders import CHAT, a_game, keep


async def test_wins_are_counted_a_player_and_a_shared_win_for_each(database):
    first = a_game().called("one").over()
    second = replace(
        a_game().with_players("anna", "bob", "eve").called("two").over(), opened=first.opened + 1
    )
    await keep(replace(first, winners=(1,)))
    await keep(replace(second, winners=(1, 2)))
    assert await champions_of(CHAT) == [
        Champion("anna", 2, 2),
        Champion("bob", 2, 1),
        Champion("dan", 1, 0),
        Champion("eve", 2, 0),
    ]


async def test_open_games_and_those_without_a_winner_do_not_count(database):
    await keep(a_game().called("open").scored())
    await keep(replace(a_game().called("closed").over(), winners=()), topic=5)
    assert await champions_of(CHAT) == []


async def test_other_chats_have_their_own_champions(database):
    await keep(replace(a_game().over(), winners=(1,)), chat=-5)
    assert await champions_of(CHAT) == []


async def test_a_message_belongs_to_the_game_it_was_sent_for(database):
    await keep(a_game().laying())
    row = await announced(Kind.CLUE, round=1)
    await told(row.id, 77)
    wanted = posted.Post("game", 1, storyteller=1, scored=False)
    assert await posted.post_of(CHAT, 77) == wanted
    assert [await posted.post_of(chat, message) for chat, message in ((CHAT, 78), (-5, 77))] == [None, None]


async def told(announcement, message):
    """Note the message, as the sender does."""
    sql = "UPDATE announcement SET state = 'sent', message_id = ? WHERE id = ?"
    await database.connection().rows(sql, message, announcement)
