import pytest

from miniapp.failures import Failure
from miniapp.rates import ASKED_BURST, ASKED_RATE, BURST, MOST, RATE, Rates, Sparing
from models.ports import Standing
from tests.miniapp.conftest import Clock, Telegram


def test_a_burst_is_served_and_then_one_waits() -> None:
    rates = Rates()
    for _ in range(int(BURST)):
        rates.spend(7, now=100.0)
    with pytest.raises(Failure) as caught:
        rates.spend(7, now=100.0)
    assert (caught.value.status, caught.value.code) == (429, "too-fast")
    assert caught.value.headers == {"Retry-After": "1"}


def test_who_waited_is_served_again() -> None:
    rates = Rates()
    for _ in range(int(BURST)):
        rates.spend(7, now=100.0)
    for _ in range(int(RATE)):
        rates.spend(7, now=101.0)
    with pytest.raises(Failure):
        rates.spend(7, now=101.0)


def test_one_players_haste_is_not_anothers() -> None:
    rates = Rates()
    for _ in range(int(BURST)):
        rates.spend(7, now=100.0)
    with pytest.raises(Failure):
        rates.spend(7, now=100.0)
    for _ in range(int(BURST)):
        rates.spend(8, now=100.0)
    with pytest.raises(Failure):
        rates.spend(8, now=100.0)


def test_a_clock_that_is_set_back_takes_nothing() -> None:
    rates = Rates()
    for _ in range(int(BURST)):
        rates.spend(7, now=100.0)
    with pytest.raises(Failure):
        rates.spend(7, now=50.0)
    rates.spend(7, now=50.0 + 1 / RATE)


async def test_telegram_is_asked_now_and_then_and_else_nobody_knows() -> None:
    telegram, now = Telegram({7: Standing.ADMIN}), Clock()
    sparing = Sparing(telegram, now)
    answers = [await sparing.standing(-1, 7) for _ in range(int(ASKED_BURST) + 1)]
    assert answers == [Standing.ADMIN] * int(ASKED_BURST) + [Standing.UNKNOWN]
    now.now += 1.25 / ASKED_RATE
    assert await sparing.standing(-1, 7) is Standing.ADMIN
    assert await sparing.standing(-1, 7) is Standing.UNKNOWN
    assert len(telegram.asked) == ASKED_BURST + 1


def test_players_who_have_rested_are_forgotten() -> None:
    rates = Rates()
    for player in range(MOST):
        rates.spend(player, now=100.0)
    rates.spend(MOST, now=200.0)
    assert len(rates._buckets) == 1
