"""The server that is measured: the real `python -m bot` as a process of its own, on its own core."""

import asyncio
import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Self

import psutil
from aiohttp import ClientError, ClientSession, ClientTimeout

from tests.bench import cores

ROOT = Path(__file__).parents[2]
READY_WITHIN = 40.0  # seconds
MIB = 2**20


class Server:
    """One process of the product in a role; use it as a context."""

    def __init__(self, role: str, settings: Mapping[str, str], log: Path) -> None:
        self.address = f"http://127.0.0.1:{settings['PORT']}"
        self.role = role
        self._settings = settings
        self._log = log
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.end(signal.SIGTERM)

    @property
    def process(self) -> psutil.Process:
        """What is running."""
        assert self._process is not None
        return psutil.Process(self._process.pid)

    async def start(self) -> None:
        """Start it and return when it can serve. Raises RuntimeError with its last lines if it does not."""
        with cores.starting_on(cores.SERVER), self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", self.role,
                cwd=ROOT,
                env={**os.environ, **self._settings},
                stdout=log,
                stderr=log,
            )  # fmt: skip
        if self.role != "worker" and not await self._is_ready():
            raise RuntimeError(f"the server did not start:\n{self.said()}")

    async def end(self, how: signal.Signals) -> None:
        """End it by a signal and return when it is gone."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        process.send_signal(how)
        async with asyncio.timeout(60):
            await process.wait()

    def said(self) -> str:
        """Its last lines; a server in good health says nothing."""
        return "\n".join(self._log.read_text(errors="replace").splitlines()[-15:])

    def cpu(self) -> float:
        """Seconds of CPU it has used so far."""
        return cpu_of(self.process.pid)

    def cpu_of_threads(self) -> dict[int, float]:
        """The same for each of its threads, by the thread's id."""
        return {one.id: one.user_time + one.system_time for one in self.process.threads()}

    def memory(self) -> tuple[float, float]:
        """MiB that it holds: resident, and of these its own alone."""
        known = self.process.memory_full_info()
        return known.rss / MIB, known.uss / MIB

    async def _is_ready(self) -> bool:
        assert self._process is not None
        async with ClientSession(timeout=ClientTimeout(total=2)) as session:
            try:
                async with asyncio.timeout(READY_WITHIN):
                    while self._process.returncode is None:
                        if await _answers(session, f"{self.address}/readyz"):
                            return True
                        await asyncio.sleep(0.01)
            except TimeoutError:
                pass
        return False


def cpu_of(process: int) -> float:
    """Seconds of CPU that a process has used so far, those of the system included."""
    times = psutil.Process(process).cpu_times()
    return float(times.user + times.system)


async def _answers(session: ClientSession, address: str) -> bool:
    try:
        async with session.get(address) as answer:
            return answer.status == 200
    except (ClientError, TimeoutError):
        return False
