"""A new release, process by process, while friends play: nobody notices."""

import asyncio
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from aiohttp import ClientError, ClientSession, WSMsgType

from playground.friends import Pauses
from tests.stories.evenings import PATIENCE, Evening, an_evening
from tests.stories.test_whole_games import check_told

ROLES = ("web", "web", "worker", "worker")
THOUGHT = Pauses(0.05, 0.25, 0)


async def ready(port: int) -> dict[str, Any]:
    """Wait until the process at a port says that it is ready, as whoever restarts them one by one does."""
    async with asyncio.timeout(PATIENCE), ClientSession() as session:
        while True:
            try:
                async with session.get(f"http://127.0.0.1:{port}/readyz") as answer:
                    if answer.status == 200:
                        checks: dict[str, Any] = (await answer.json())["checks"]
                        return checks
            except ClientError:
                pass
            await asyncio.sleep(0.05)


async def sockets(evening: Evening, token: str, closed: list[int], versions: list[int]) -> None:
    """A phone that holds a socket with either process, and comes back as the page does when sent away."""
    turn = 0
    async with ClientSession() as session:
        while True:
            port = evening.ports[turn % 2]
            turn += 1
            try:
                async with session.ws_connect(f"http://127.0.0.1:{port}/api/live") as socket:
                    await socket.send_json({"token": token, "game": evening.game})
                    async for message in socket:
                        if message.type is WSMsgType.TEXT:
                            versions.append(message.json()["view"]["version"])
                    closed.append(socket.close_code or 0)
            except ClientError:
                await asyncio.sleep(0.1)


async def stored(database: str) -> tuple[int, int]:
    """How many moves of phones are kept, and how many updates were applied."""
    connection = await asyncpg.connect(database)
    try:
        moves = await connection.fetchval('SELECT count(*) FROM "command"')
        updates = await connection.fetchval('SELECT count(*) FROM "update"')
        return moves, updates
    finally:
        await connection.close()


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_processes_are_restarted_one_by_one_and_no_move_fails(database: str, tmp_path: Path) -> None:
    async with an_evening(
        tmp_path,
        people=4,
        database=database,
        updates="webhook",
        roles=ROLES,
        pauses=THOUGHT,
        has_edge=True,
    ) as evening:
        edge = evening.edge
        assert edge is not None
        for port in evening.ports:
            await ready(port)
        evening.telegram.faults.add("doubled", times=None)  # each update comes twice, to either process
        await evening.open_lobby()
        view = await evening.begin(points=12, last_card=False)
        assert sorted(seat["name"] for seat in view["seats"]) == sorted(
            one.first_name for one in evening.people
        )
        closed: list[int] = []
        versions: list[int] = []
        phone = await evening.phone(evening.people[0])
        following = asyncio.create_task(sockets(evening, phone.token, closed, versions))
        playing = asyncio.create_task(evening.play_to_the_end())
        try:
            for product, port in zip(evening.products, evening.ports, strict=True):
                made = len(edge.moves)
                await product.restart()
                checks = await ready(port)
                assert checks["migrations"] == {"well": True, "needed": True, "missing": []}
                await evening.telegram.until(
                    lambda made=made: playing.done() or len(edge.moves) > made, PATIENCE
                )
            await playing
        finally:
            playing.cancel()
            following.cancel()
            await asyncio.wait([playing, following])
        await check_told(evening)
        assert set(edge.moves.values()) <= {200, 409}
        assert set(edge.cut) <= set(edge.moves), "a move that was cut off was made by asking again"
        accepted = [move for move, status in edge.moves.items() if status == 200]
        assert (await stored(database))[0] == len(accepted)
        assert all(asked > 0 for asked in edge.asked.values())
        assert set(closed) == {1001}
        assert versions == sorted(versions)
