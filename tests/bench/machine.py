"""What the figures were measured on."""

import os
import platform
import sqlite3
import time
from pathlib import Path

import asyncpg
import psutil

from tests.bench import cores
from tests.bench.figures import percentile
from tests.conftest import POSTGRES

SYNCS = 100


async def machine(folder: Path) -> list[str]:
    """The lines above the table; `folder` is where the databases lie."""
    load, _, _ = os.getloadavg()
    processor = next(
        (line.partition(":")[2].strip() for line in _cpuinfo() if line.startswith("model name")),
        platform.processor(),
    )
    return [
        f"{len(cores.CORES)} cores, {processor}, {psutil.virtual_memory().total / 2**30:.0f} GiB, "
        f"{platform.system()} {platform.release()}",
        f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, "
        f"PostgreSQL {await _postgres()}",
        f"server on core {cores.SERVER}, phones and the pretend Telegram on core {cores.CLIENT}; "
        f"load at the start {load:.1f}",
        "the disk keeps 4 kB in {:.2f} ms, one time in twenty in {:.2f} ms or more: "
        "no committed move can take less".format(*_syncs(folder)),
    ]


def _cpuinfo() -> list[str]:
    path = Path("/proc/cpuinfo")
    return path.read_text().splitlines() if path.exists() else []


async def _postgres() -> str:
    try:
        connection = await asyncpg.connect(POSTGRES, timeout=3)
    except (OSError, TimeoutError, asyncpg.PostgresError):
        return "not reached"
    try:
        version: str = await connection.fetchval("SHOW server_version")
        return version
    finally:
        await connection.close()


def _syncs(folder: Path) -> tuple[float, float]:
    """Milliseconds until 4 kB written over what was there are safe on the disk: the median, and the worse."""
    path, page = folder / "sync", b"x" * 4096
    path.write_bytes(page * SYNCS)
    took = []
    with path.open("r+b", buffering=0) as file:
        os.fdatasync(file.fileno())
        for _ in range(SYNCS):
            begun = time.perf_counter()
            file.write(page)
            os.fdatasync(file.fileno())
            took.append(time.perf_counter() - begun)
    return 1000 * percentile(took, 0.5), 1000 * percentile(took, 0.95)
