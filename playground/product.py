"""The real bot and mini-app as a process of their own, which may be killed as if the power failed."""

import asyncio
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from aiohttp import ClientError, ClientSession, ClientTimeout

LINES_KEPT = 200
READY_SECONDS = 90.0
_ROOT = Path(__file__).resolve().parent.parent


class ProductError(RuntimeError):
    """The bot did not start; the message holds its last lines."""


class Product:
    """`python -m bot`, in a role. `on_change` is called when it starts, ends or says something."""

    def __init__(self, on_change: Callable[[], None] = lambda: None, role: str = "all") -> None:
        self._role = role
        self._settings: dict[str, str] = {}
        self._on_change = on_change
        self._process: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self._lines: deque[str] = deque(maxlen=LINES_KEPT)
        self._starts = 0
        self._state = "stopped"

    @property
    def address(self) -> str:
        """Where the mini-app is."""
        return self._settings["PUBLIC_URL"]

    def configure(self, settings: Mapping[str, str]) -> None:
        """The environment it starts with, `PUBLIC_URL` among it."""
        self._settings = dict(settings)

    def portrait(self) -> dict[str, Any]:
        """What the page shows of it."""
        return {"state": self._state, "starts": self._starts, "lines": list(self._lines)[-40:]}

    async def start(self) -> None:
        """Start it and return when it serves; raises `ProductError` when it does not get so far."""
        if self._process and self._process.returncode is None:
            return
        self._starts += 1
        self._to("starting")
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", self._role,
            cwd=_ROOT,
            env={**os.environ, **self._settings},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,
        )  # fmt: skip
        self._watching = asyncio.create_task(self._watch(self._process))
        if self._role == "worker":  # it serves nothing that one could ask
            self._to("running")
        else:
            await self._until_ready(self._process)

    async def pull_the_plug(self) -> None:
        """Kill it without a word, and start it again."""
        await self._end(signal.SIGKILL)
        self._lines.append("--- the plug was pulled ---")
        await self.start()

    async def restart(self) -> None:
        """End it politely, and start it again."""
        await self._end(signal.SIGTERM)
        await self.start()

    async def stop(self) -> None:
        """End it politely."""
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        process = self._process
        if process is None or process.returncode is not None:
            return
        process.send_signal(how)
        try:
            async with asyncio.timeout(10):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()
        if self._watching:
            await self._watching

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        output = process.stdout
        while output and (line := await output.readline()):
            self._lines.append(line.decode(errors="replace").rstrip())
            self._on_change()
        await process.wait()
        self._to("stopped" if process.returncode in (0, -signal.SIGTERM, -signal.SIGKILL) else "failed")

    async def _until_ready(self, process: asyncio.subprocess.Process) -> None:
        try:
            async with (
                asyncio.timeout(READY_SECONDS),
                ClientSession(timeout=ClientTimeout(total=2)) as session,
            ):
                while process.returncode is None:
                    if await _answers(session, f"{self.address}/healthz"):
                        self._to("running")
                        return
                    await asyncio.sleep(0.05)
        except TimeoutError:
            pass
        raise ProductError("the bot did not start:\n" + "\n".join(list(self._lines)[-15:]))

    def _to(self, state: str) -> None:
        self._state = state
        self._on_change()


async def _answers(session: ClientSession, address: str) -> bool:
    try:
        async with session.get(address) as answer:
            return answer.status == 200
    except (ClientError, TimeoutError):
        return False
