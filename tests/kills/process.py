"""One process of the product, which may be killed at any instant, also while it starts."""

import asyncio
import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENDS_WITHIN = 30.0  # seconds, when asked politely


class Process:
    """`python -m bot` in a role. What it says is kept in a file, over all its lives."""

    def __init__(self, role: str, settings: Mapping[str, str], log: Path) -> None:
        self.role = role
        self.port = int(settings["PORT"])
        self._settings = settings
        self._log = log
        self._process: asyncio.subprocess.Process | None = None
        self._is_wanted = False

    @property
    def has_ended(self) -> bool:
        """Whether it ended by itself: whoever supervises it starts it again."""
        return self._is_wanted and not self.is_alive

    @property
    def pid(self) -> int:
        """Of its present, or last, life."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it runs, as far as one can see."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Begin another life; nothing is waited for."""
        assert not self.is_alive
        self._is_wanted = True
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", self.role,
                cwd=ROOT,
                env={**os.environ, **self._settings},
                stdout=log,
                stderr=log,
            )  # fmt: skip

    async def kill(self) -> None:
        """Kill it without a word."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """End it politely."""
        await self._end(signal.SIGTERM)

    def errors(self) -> Counter[str]:
        """What it said of its own faults: the log's errors, and words that are no log at all."""
        found: Counter[str] = Counter()
        lines = self._log.read_text(errors="replace").splitlines() if self._log.exists() else []
        for line in lines:
            try:
                entry = json.loads(line)
            except ValueError:
                found[line[:200]] += 1
                continue
            if entry["level"] in ("error", "critical"):
                last = entry.get("error", "").splitlines()[-1:]
                found[": ".join([entry["message"][:120], *last])] += 1
        return found

    async def _end(self, how: signal.Signals) -> None:
        process, self._is_wanted = self._process, False
        if process is None or process.returncode is not None:
            return
        process.send_signal(how)
        async with asyncio.timeout(ENDS_WITHIN):
            await process.wait()
