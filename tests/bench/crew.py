"""The load's process as the measurements see it: they tell it what to do, it answers."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.bench import cores
from tests.bench.server import ROOT

Json = dict[str, Any]

LONGEST_LINE = 2**27  # bytes: a thousand games with their launch data in one line


class Crew:
    """All phones of a measurement."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def do(self, what: str, **told: Any) -> Json:
        """Let the load do something, see `tests.bench.load`. Raises RuntimeError with what went wrong."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"do": what, **told}).encode() + b"\n")
        await self._process.stdin.drain()
        line = await self._process.stdout.readline()
        if not line:
            raise RuntimeError("the load has died")
        answer: Json = json.loads(line)
        if "failed" in answer:
            raise RuntimeError(f"{what}: {answer['failed']}")
        return answer


@asynccontextmanager
async def a_crew() -> AsyncIterator[Crew]:
    """One, on the client's core."""
    with cores.starting_on(cores.CLIENT):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bench.load",
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )  # fmt: skip
    try:
        yield Crew(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
