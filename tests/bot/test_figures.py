"""What is counted: moves, refusals, calls to Telegram, and what only the database knows."""

from functools import partial

import pytest
from prometheus_client import generate_latest
from telegram.error import TelegramError

from bot.app import build_application
from bot.figures import CountedDoor, Figures
from models import rules
from models.bus import LocalBus
from models.database import close_database, open_database
from models.play import Command, Person, Place
from models.rules import RuleError
from tests.bot.world import TOKEN
from tests.builders import CHAT, NOW


@pytest.fixture(params=["sqlite", "postgres"])
def url(request):
    """Two of the figures are asked of the database in its own words."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture
def figures():
    return Figures(lambda: NOW + 7)


@pytest.fixture
def door(figures, database):
    return CountedDoor(LocalBus(), figures)


def told(figures, beginning):
    """The lines of the figures that begin so."""
    lines = generate_latest(figures.registry).decode().splitlines()
    return [line for line in lines if line.startswith(beginning)]


async def a_lobby(door, topic=None):
    return (await door.open(Place(CHAT, "Friday", topic), Person(1, "ann"), now=NOW)).game


async def test_moves_repeats_and_refusals_are_counted_by_what_they_are(door, figures):
    game = await a_lobby(door)
    join = partial(rules.join, player=2, name="bob")
    command = Command(2, "00000000-0000-0000-0000-000000000001", "{}")
    assert not (await door.play(game.id, join, now=NOW, command=command)).repeated
    assert (await door.play(game.id, join, now=NOW, command=command)).repeated
    with pytest.raises(RuleError, match="too-few"):
        await door.play(game.id, partial(rules.begin, player=1, deck=()), now=NOW)
    assert told(figures, "fabulo_moves_total") == [
        'fabulo_moves_total{move="open"} 1.0',
        'fabulo_moves_total{move="join"} 1.0',
    ]
    assert told(figures, "fabulo_repeats_total") == ['fabulo_repeats_total{move="join"} 1.0']
    assert told(figures, "fabulo_refusals_total") == [
        'fabulo_refusals_total{code="too-few",move="begin"} 1.0'
    ]
    assert told(figures, "fabulo_move_seconds_count") == ["fabulo_move_seconds_count 3.0"]


async def test_open_games_and_the_outbox_are_asked_of_the_database(door, figures):
    for topic in (1, 2):
        await a_lobby(door, topic)
    ended = await a_lobby(door, 3)
    await door.play(ended.id, partial(rules.call_off, player=1), now=NOW)
    await figures.refresh()
    assert told(figures, "fabulo_games") == [
        'fabulo_games{phase="lobby"} 2.0',
        'fabulo_games{phase="telling"} 0.0',
        'fabulo_games{phase="laying"} 0.0',
        'fabulo_games{phase="voting"} 0.0',
    ]
    assert told(figures, "fabulo_outbox_waiting") == ["fabulo_outbox_waiting 4.0"]
    assert told(figures, "fabulo_outbox_oldest_seconds") == ["fabulo_outbox_oldest_seconds 7.0"]
    assert told(figures, "fabulo_database_up") == ["fabulo_database_up 1.0"]


async def test_without_a_database_the_figures_say_so_and_nothing_old(door, figures, url, caplog):
    await a_lobby(door)
    await figures.refresh()
    await close_database()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("models.reading.open_phases", _away)
            await figures.refresh()
    finally:
        await open_database(url)
    assert told(figures, "fabulo_database_up") == ["fabulo_database_up 0.0"]
    assert told(figures, "fabulo_games") == []
    assert "the figures lack the database: ConnectionRefusedError" in caplog.text


async def _away():
    raise ConnectionRefusedError


@pytest.mark.parametrize(
    ("fault", "outcome"),
    [
        (None, "ok"),
        ("429", "flood"),
        ("403", "forbidden"),
        ("500", "unwell"),
        ("reset_before", "lost"),
        ("dark", "unreached"),
    ],
)
async def test_calls_to_telegram_are_counted_by_what_came_of_them(telegram, figures, fault, outcome):
    telegram.add_bot(TOKEN, username="FabuloTestBot", name="Fabulo")
    application = build_application(TOKEN, telegram.url, figures.called)
    await application.initialize()
    if fault == "dark":
        await telegram.go_dark()
    elif fault is not None:
        telegram.faults.add(fault, "getMyCommands", times=1)
    try:
        await application.bot.get_my_commands()
    except TelegramError:
        assert fault is not None
    await application.bot.shutdown()
    line = f'fabulo_telegram_calls_total{{method="getMyCommands",outcome="{outcome}"}} 1.0'
    assert line in told(figures, "fabulo_telegram_calls_total")
    assert TOKEN not in generate_latest(figures.registry).decode()


def test_the_process_itself_is_measured(figures):
    assert told(figures, "process_resident_memory_bytes")
