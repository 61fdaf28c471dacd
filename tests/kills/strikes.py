"""What strikes an evening, at instants that chance picks: kills, crashed databases, a full disk, Telegram."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from playground.bots import Bot
from playground.faults import Fault
from playground.messages import Message
from playground.telegram import Telegram
from tests.kills.disk import Disk
from tests.kills.group import Group
from tests.kills.process import Process
from tests.kills.service import Service
from tests.kills.stored import Interrupted
from tests.kills.tally import PHASES, Tally
from tests.kills.waiting import until, until_found

REACHED_WITHIN = 6.0  # seconds one waits for a phase, or for a message on its way
FIRST_WITHIN = 60.0  # and for a phase that was not struck yet
RECOVERS_WITHIN = 120.0
AT_MOST = 3  # times as many kills as asked for, until each phase had one
SENDING = ("sendMessage", "sendPhoto")


class Strikes:
    """Strikes until there were `kills` of them. Notes what a duplicate may come from."""

    def __init__(
        self,
        telegram: Telegram,
        service: Service,
        disk: Disk | None,
        groups: Sequence[Group],
        chance: Random,
    ) -> None:
        self.tally = Tally()
        self.interrupted: list[Interrupted] = []
        self.unanswered: list[Message] = []  # arrived, but the bot was never told so
        self._telegram = telegram
        self._service = service
        self._disk = disk
        self._groups = groups
        self._chance = chance
        self._faults: list[tuple[Fault, int]] = []
        self._posted = 0
        self._newest: Message | None = None
        telegram.listeners.append(self._see)

    async def run(self, kills: int, *, mishaps: bool) -> None:
        """Kill so many times, and on until each phase was struck; with `mishaps`, other things in between."""
        while self._has_more(kills):
            if mishaps and self._chance.random() < 0.15:
                await self._mishap()
            await self._kill_once()
        self._telegram.faults.clear()

    def end(self) -> None:
        """Watch no more."""
        self._telegram.listeners.remove(self._see)

    def _has_more(self, kills: int) -> bool:
        struck = self.tally.all_kills
        is_missing_one = any(self.tally.kills[phase] == 0 for phase in PHASES)
        return struck < kills or (is_missing_one and struck < AT_MOST * kills)

    async def _kill_once(self) -> None:
        """One kill in the phase that has had the fewest, and perhaps another while the process starts."""
        phase = await self._reach_neediest()
        victim = await self._victim()
        if victim is None:
            return
        lease = await self._service.stored.lease()
        sends = await self._service.sender() is victim
        waits = await self._service.has_another(victim)
        if self._chance.random() < 0.4:
            await self._until_sending()
            await asyncio.sleep(self._chance.uniform(0, 0.012))
        else:
            await asyncio.sleep(self._chance.uniform(0, 0.3))
        await self._kill(victim, self._phase_now(phase))
        killed = asyncio.get_running_loop().time()
        if self._chance.random() < 0.2:
            await victim.start()
            await asyncio.sleep(self._chance.uniform(0.05, 2.0))
            await self._kill(victim, self._phase_now(phase))
            self.tally.victims["while starting"] += 1
        await asyncio.sleep(self._chance.choice([0, self._chance.uniform(0, 1.0)]))
        await victim.start()
        await self._measure(killed, lease if sends and (waits or victim.role == "all") else None)

    async def _kill(self, victim: Process, phase: str) -> None:
        await victim.kill()
        self.tally.kills[phase] += 1
        self.tally.victims[victim.role] += 1
        self.interrupted += await self._service.stored.interrupted()

    async def _measure(self, killed: float, lease: int | None) -> None:
        """How long until all can be asked again, and until somebody may send; mostly waited for."""
        await self._service.until_ready(RECOVERS_WITHIN)
        self.tally.answers.append(asyncio.get_running_loop().time() - killed)
        if lease is None or self._chance.random() < 0.5:
            return

        async def is_taken_over() -> bool:
            return await self._service.stored.lease() > lease

        await until_found(is_taken_over, RECOVERS_WITHIN)
        self.tally.takeovers.append(asyncio.get_running_loop().time() - killed)

    async def _victim(self) -> Process | None:
        """Mostly whoever sends; else any."""
        alive = [process for process in self._service.processes if process.is_alive]
        sender = await self._service.sender()
        if sender is not None and self._chance.random() < 0.4:
            return sender
        return self._chance.choice(alive) if alive else None

    async def _reach_neediest(self) -> str:
        """Wait until a game is in the phase that was struck least."""
        least = min(self.tally.kills[phase] for phase in PHASES)
        phase = self._chance.choice([one for one in PHASES if self.tally.kills[one] == least])
        limit = REACHED_WITHIN if least else FIRST_WITHIN
        with suppress(TimeoutError):
            await until(lambda: any(group.phase == phase for group in self._groups), limit)
        return phase

    def _phase_now(self, aimed: str) -> str:
        """The phase that the kill falls into: the one aimed at if a game is in it yet, else any game's."""
        phases = [group.phase for group in self._groups if group.phase]
        return aimed if aimed in phases or not phases else self._chance.choice(phases)

    async def _until_sending(self) -> None:
        posted = self._posted
        with suppress(TimeoutError):
            await until(lambda: self._posted > posted, REACHED_WITHIN)

    async def _mishap(self) -> None:
        choices: list[Callable[[], Any]] = [self._telegram_fails, self._telegram_is_away]
        if self._service.cluster is not None:
            choices += [self._database_crashes, self._wire_is_cut]
        if self._disk is not None:
            choices += [self._disk_is_full] * 2
        await self._chance.choice(choices)()

    async def _database_crashes(self) -> None:
        cluster, wire = self._service.cluster, self._service.wire
        assert cluster is not None
        assert wire is not None
        self.tally.mishaps["PostgreSQL crashed"] += 1
        await cluster.crash()
        await wire.cut()
        await asyncio.sleep(self._chance.uniform(0, 3))
        await cluster.start()
        self.interrupted += await self._service.stored.interrupted()
        await wire.mend()
        await self._service.until_ready(RECOVERS_WITHIN)

    async def _wire_is_cut(self) -> None:
        wire = self._service.wire
        assert wire is not None
        self.tally.mishaps["all connections to PostgreSQL cut"] += 1
        await wire.cut()
        self.interrupted += await self._service.stored.interrupted()
        await asyncio.sleep(self._chance.uniform(0, 8))
        self.interrupted += await self._service.stored.interrupted()
        await wire.mend()
        await self._service.until_ready(RECOVERS_WITHIN)

    async def _disk_is_full(self) -> None:
        assert self._disk is not None
        self.tally.mishaps[f"disk full ({self._disk.how})"] += 1
        await self._disk.fill()
        await asyncio.sleep(self._chance.uniform(1, 4))
        self.interrupted += await self._service.stored.interrupted()
        await self._disk.free()
        await self._service.until_ready(RECOVERS_WITHIN)

    async def _telegram_fails(self) -> None:
        """A few calls of one chat, or of all, fail; of some nobody knows whether they were obeyed."""
        kind = self._chance.choice(["429", "500", "502", "reset_before", "reset_after", "502_after"])
        self.tally.mishaps["calls to Telegram failed"] += 1
        method = self._chance.choice([*SENDING, "editMessageText", "editMessageCaption"])
        fault = self._telegram.faults.add(kind, method, times=self._chance.randint(1, 3))
        self._faults.append((fault, 0))

    async def _telegram_is_away(self) -> None:
        self.tally.mishaps["Telegram away"] += 1
        newest = self._newest
        await self._telegram.go_dark()
        if self._newest is newest and newest is not None:
            self.unanswered.append(newest)
        await asyncio.sleep(self._chance.uniform(0.5, 4))
        await self._telegram.come_back()

    def _see(self, kind: str, value: Any) -> None:
        is_message = kind == "message" and isinstance(value, Message) and isinstance(value.author, Bot)
        if is_message and not value.service and value.receiver is None:
            self._posted += 1
            self._newest = value
        if kind == "faults" and self._newest is not None:
            for place, (fault, hits) in enumerate(self._faults):
                if fault.hits > hits and fault.kind.endswith("_after"):
                    self.unanswered.append(self._newest)
                self._faults[place] = (fault, fault.hits)
