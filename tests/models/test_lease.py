"""The lease: one holder at a time, and a number that tells the holders apart."""

import asyncio

import pytest

from models.database import Connection, shielded, transact
from models.lease import Lease, LeaseLost

pytestmark = pytest.mark.usefixtures("database")

LEASE = Lease("sender")
NOW = 1_000_000.0


async def test_the_first_who_asks_holds_the_lease_under_number_one() -> None:
    assert await LEASE.hold("a", NOW) == 1


async def test_nobody_else_gets_it_while_it_lasts() -> None:
    await LEASE.hold("a", NOW)
    assert await LEASE.hold("b", NOW + 4.9) is None


async def test_its_holder_keeps_it_under_the_same_number() -> None:
    await LEASE.hold("a", NOW)
    assert await LEASE.hold("a", NOW + 4) == 1
    assert await LEASE.hold("b", NOW + 8) is None


async def test_it_runs_out_after_five_seconds_and_its_number_grows() -> None:
    await LEASE.hold("a", NOW)
    assert await LEASE.hold("b", NOW + 5) == 2
    assert await LEASE.hold("a", NOW + 6) is None
    assert await LEASE.hold("a", NOW + 10) == 3


async def test_given_back_it_is_free_at_once() -> None:
    number = await LEASE.hold("a", NOW)
    assert number is not None
    await LEASE.give_back(number)
    assert await LEASE.hold("b", NOW + 0.1) == 2


async def test_who_has_lost_it_cannot_give_back_what_another_holds() -> None:
    await LEASE.hold("a", NOW)
    await LEASE.hold("b", NOW + 5)
    await LEASE.give_back(1)
    assert await LEASE.hold("c", NOW + 6) is None


async def test_of_many_who_ask_at_once_one_gets_it() -> None:
    answers = await asyncio.gather(*(LEASE.hold(f"process {number}", NOW) for number in range(20)))
    assert sorted(answers, key=str) == [1] + [None] * 19


async def test_leases_of_other_names_know_nothing_of_each_other() -> None:
    await LEASE.hold("a", NOW)
    assert await Lease("other").hold("b", NOW) == 1


async def test_a_transaction_is_confirmed_as_long_as_the_number_is_the_same() -> None:
    await LEASE.hold("a", NOW)
    await _confirm(1)


async def test_a_transaction_fails_once_another_has_taken_over() -> None:
    await LEASE.hold("a", NOW)
    await LEASE.hold("b", NOW + 5)
    with pytest.raises(LeaseLost):
        await _confirm(1)


async def test_a_transaction_fails_once_the_lease_was_given_back() -> None:
    await LEASE.hold("a", NOW)
    await LEASE.give_back(1)
    with pytest.raises(LeaseLost):
        await _confirm(1)


@pytest.mark.parametrize("url", ["postgres"], indirect=True)
async def test_a_take_over_waits_for_a_transaction_that_was_confirmed() -> None:
    await LEASE.hold("a", NOW)
    confirmed, finish = asyncio.Event(), asyncio.Event()

    async def hold_open(database: Connection) -> None:
        await LEASE.confirm(database, 1)
        confirmed.set()
        await finish.wait()

    confirming = asyncio.create_task(transact(hold_open))
    await confirmed.wait()
    taking_over = asyncio.create_task(LEASE.hold("b", NOW + 5))
    done, _ = await asyncio.wait([taking_over], timeout=0.2)
    assert not done
    finish.set()
    await confirming
    assert await taking_over == 2


async def _confirm(number: int) -> None:
    await shielded(transact(lambda database: LEASE.confirm(database, number)))
