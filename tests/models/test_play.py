"""The one door."""

from functools import partial

from models import reading, rules
from models.play import Door, Person, Place
from tests.builders import NOW, a_game, keep

ANN = Person(1, "ann", "ann_a", "en")
GROUP = Place(-1001, "Friday")


async def test_a_fresh_lobby_has_its_opener_seated_as_host(door: Door) -> None:
    opened = await door.open(GROUP, ANN, now=NOW)
    assert opened.fresh
    assert opened.game.seats == (rules.Seat(number=1, player=1, name="ann", bunny=0),)
    assert opened.game.host == 1
    assert opened.game.version == 1
    assert await reading.game(opened.game.id) == opened.game


async def test_a_kept_game_is_read_as_it_was(door: Door) -> None:
    for build in ("lobby", "telling", "laying", "voting", "scored", "over"):
        game = getattr(a_game().called(build), build)()
        kept = await keep(game, topic=len(build) * 10 + ord(build[0]))
        assert await reading.game(build) == kept


async def test_a_move_changes_the_game_and_its_version(door: Door) -> None:
    game = await keep(a_game().lobby())
    played = await door.play(game.id, partial(rules.join, player=9, name="zoe"), now=NOW)
    assert played.game.version == 2
    assert played.game.seats[-1].player == 9
    assert await reading.game(game.id) == played.game
