"""The product as it is deployed: all in one process on SQLite, or web and worker twice each on PostgreSQL."""

import asyncio
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

from aiohttp import ClientError, ClientSession, ClientTimeout

from models.migrate import migrate
from playground.telegram import Telegram
from tests.kills.cluster import Cluster
from tests.kills.ports import a_port
from tests.kills.process import Process
from tests.kills.relay import Relay
from tests.kills.stored import Stored
from tests.kills.waiting import until_found

TOKEN = "7000000004:PRETEND-TOKEN-OF-THE-KILLS"
SECRET = "a-secret-of-the-kills"
STARTS_WITHIN = 90.0
SUPERVISED_EVERY = 0.5
ROLES = {"sqlite": ("all",), "postgres": ("web", "web", "worker", "worker")}


class Service:
    """The processes of one evening, on the cluster or with a SQLite file in the folder `home`.

    Phones and Telegram reach it at `address`, behind a relay of its own.

    On PostgreSQL the processes reach their database through `wire`, which may be cut.
    """

    def __init__(
        self,
        kind: str,
        telegram: Telegram,
        logs: Path,
        home: Path | None,
        cluster: Cluster | None,
        chance: Random,
    ) -> None:
        self.kind = kind
        self.cluster = cluster
        self.wire: Relay | None = None
        self._telegram = telegram
        self._logs = logs
        self._file = None if home is None else home / "fabulo.db"
        self._chance = chance
        self._ports = [a_port(chance) for _ in ROLES[kind]]
        serving = [port for port, role in zip(self._ports, ROLES[kind], strict=True) if role != "worker"]
        self._edge = Relay(a_port(chance), serving, chance)
        self.processes: list[Process] = []
        self.ended = 0  # processes that ended by themselves, and were started again
        self._supervision: asyncio.Task[None] | None = None
        self.stored = Stored(self._file, "" if cluster is None else cluster.url)

    @property
    def address(self) -> str:
        """Where the mini-app is."""
        return f"http://127.0.0.1:{self._edge.port}"

    async def start(self) -> None:
        """Begin everything, on an empty database, and return when it serves."""
        url = f"sqlite://{self._file}"
        if self.cluster is not None:
            await self._empty(self.cluster)
            self.wire = Relay(a_port(self._chance), [self.cluster.port], self._chance)
            await self.wire.mend()
            url = self.cluster.url.replace(f":{self.cluster.port}/", f":{self.wire.port}/")
        await self._edge.mend()
        for number, (role, port) in enumerate(zip(ROLES[self.kind], self._ports, strict=True)):
            settings = self._settings(port, url)
            process = Process(role, settings, self._logs / f"{role}-{number}.log")
            await process.start()
            self.processes.append(process)
        self._supervision = asyncio.create_task(self._supervise())
        await self.until_ready(STARTS_WITHIN)

    async def stop(self) -> None:
        """End everything politely, and then the ways to it."""
        if self._supervision is not None:
            self._supervision.cancel()
        await asyncio.gather(*(process.stop() for process in self.processes))
        await self._edge.cut()
        if self.wire is not None:
            await self.wire.cut()

    async def sender(self) -> Process | None:
        """The process that holds the lease, if it is alive."""
        holder = await self.stored.holder()
        for process in self.processes:
            if process.is_alive and f":{process.pid}:" in holder:
                return process
        return None

    async def has_another(self, victim: Process) -> bool:
        """Whether a second process could do at once what this one does: it is up, and waits."""
        async with ClientSession(timeout=ClientTimeout(total=5)) as session:
            for process in self.processes:
                here = f"http://127.0.0.1:{process.port}/healthz"
                if process is not victim and process.role == victim.role and await _is_well(session, here):
                    return True
        return False

    async def until_ready(self, limit: float) -> None:
        """Wait until it serves, with its database."""
        async with ClientSession(timeout=ClientTimeout(total=5)) as session:
            await until_found(partial(_is_well, session, f"{self.address}/readyz"), limit)

    def errors(self) -> Counter[str]:
        """Whatever the processes said of faults."""
        return sum((process.errors() for process in self.processes), Counter())

    async def _supervise(self) -> None:
        """Start again whatever ends by itself, as systemd or a host does."""
        while True:
            await asyncio.sleep(SUPERVISED_EVERY)
            for process in self.processes:
                if process.has_ended:
                    self.ended += 1
                    await process.start()

    async def _empty(self, cluster: Cluster) -> None:
        """A database without tables, brought up to date as a release does it."""
        await self.stored.rows("DROP SCHEMA public CASCADE")
        await self.stored.rows("CREATE SCHEMA public")
        await migrate(cluster.url)

    def _settings(self, port: int, url: str) -> dict[str, str]:
        return {
            "BOT_TOKEN": TOKEN,
            "TELEGRAM_API": self._telegram.url,
            "PUBLIC_URL": self.address,
            "DATABASE_URL": url,
            "HOST": "127.0.0.1",
            "PORT": str(port),
            "HEALTH_PORT": str(port),  # a worker serves nothing else
            "UPDATES": "polling" if self.kind == "sqlite" else "webhook",
            "WEBHOOK_SECRET": SECRET,
            "LOG_LEVEL": "WARNING",
        }


async def _is_well(session: ClientSession, address: str) -> bool:
    try:
        async with session.get(address) as answer:
            return answer.status == 200
    except (ClientError, TimeoutError):
        return False
