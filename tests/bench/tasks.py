"""What a page's main thread works at, task by task, by the processor's own time."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from playwright import async_api as playwright

LONG = 50.0  # milliseconds: what lasts longer keeps a finger waiting
TASKS = {"RunTask", "ThreadControllerImpl::RunTask"}


@dataclass
class Tasks:
    """A recording of all that the browser does; one at a time."""

    devtools: playwright.CDPSession
    events: list[dict[str, Any]] = field(default_factory=list)
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    @classmethod
    async def begin(cls, chromium: playwright.Browser) -> "Tasks":
        """Record from now on."""
        tasks = cls(await chromium.new_browser_cdp_session())
        tasks.devtools.on("Tracing.dataCollected", lambda event: tasks.events.extend(event["value"]))
        tasks.devtools.on("Tracing.tracingComplete", lambda _: tasks.ended.set())
        wanted = {"categories": "toplevel,devtools.timeline", "transferMode": "ReportEvents"}
        await tasks.devtools.send("Tracing.start", wanted)
        return tasks

    async def end(self) -> None:
        """Record no more."""
        await self.devtools.send("Tracing.end")
        await self.ended.wait()

    def blocked(self, module: str, slower: float) -> float:
        """Milliseconds beyond `LONG` of all tasks of the page that ran a module, on a slower processor.

        A task is as long as the time the processor gave it: what neighbours took in between does not count.
        """
        return sum(max(0.0, task * slower - LONG) for task in self._of_the_page(module))

    def _of_the_page(self, module: str) -> list[float]:
        """The processor's milliseconds of each task of that page's main thread."""
        timed = sorted((one for one in self.events if one.get("ph") == "X"), key=lambda one: one["ts"])
        running = Counter((one["pid"], one["tid"]) for one in timed if module in str(one.get("args")))
        thread = self._main_thread_among(running)
        found, until = [], 0
        for one in timed:
            if (one["pid"], one["tid"]) != thread or one["name"] not in TASKS or one["ts"] < until:
                continue
            until = one["ts"] + one["dur"]  # what begins before is a part of this one
            found.append(one.get("tdur", one["dur"]) / 1000)
        return found

    def _main_thread_among(self, running: Counter[tuple[int, int]]) -> tuple[int, int]:
        mains = {
            (one["pid"], one["tid"])
            for one in self.events
            if one.get("name") == "thread_name" and one["args"]["name"] == "CrRendererMain"
        }
        return max((one for one in running if one in mains), key=lambda one: running[one])
