"""python -m tests.bench [row ...] [--quick] [--all] [--write]"""

import argparse
import asyncio
import importlib
import resource
import sys
import time
import traceback
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench import cores
from tests.bench.figures import Figure, plain
from tests.bench.machine import machine
from tests.bench.pages import write
from tests.bench.stage import Stage, measured_yardstick

ROWS = {
    "one": "one_game",
    "hundred": "hundred_games",
    "two-hundred": "two_hundred_games",
    "thousand": "thousand_games",
    "flat": "flat_out",
    "growth": "growth",
    "round": "round_cost",
    "memory": "memory",
    "disk": "disk",
    "bytes": "bytes_sent",
    "picture": "table_picture",
    "messages": "group_messages",
    "screen": "first_screen",
    "restart": "restart",
}
LONG = {"thousand"}  # runs only when named


def main(arguments: list[str]) -> int:
    """Measure and print; 1 where a row could not be measured. A figure over its budget is no failure."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="The figures of the budgets.")
    parser.add_argument(
        "rows", nargs="*", metavar="row", help=f"of: {', '.join(ROWS)}; none: all but thousand"
    )
    parser.add_argument("--quick", action="store_true", help="shorter measurements, one run of each")
    parser.add_argument("--all", action="store_true", help="also the rows that take minutes")
    parser.add_argument("--write", action="store_true", help="write the figures into docs/benchmarks.md")
    chosen = parser.parse_args(arguments)
    unknown = [name for name in chosen.rows if name not in ROWS]
    if unknown:
        parser.error(f"no such row: {', '.join(unknown)}")
    names = chosen.rows or [name for name in ROWS if chosen.all or name not in LONG]
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # thousands of sockets, in the server as here
    cores.stay_on(cores.CLIENT)
    return asyncio.run(_measure(names, quick=chosen.quick, keep=chosen.write))


async def _measure(names: list[str], *, quick: bool, keep: bool) -> int:
    figures: list[Figure] = []
    failed = []
    with TemporaryDirectory(prefix="fabulo-bench-") as folder:
        about = await machine(Path(folder))
        yardstick = await measured_yardstick(1 if quick else 3)
        about.append(
            f"Y = {yardstick[0]:,.0f} requests a second of a bare aiohttp JSON handler on one core "
            f"(uvloop, as the server runs; {yardstick[1]:,.0f} on asyncio's own loop)"
        )
        print("\n".join(about), flush=True)
        stage = Stage(Path(folder), quick, yardstick)
        for name in names:
            begun = time.perf_counter()
            try:
                found = await _row(name, stage)
            except Exception:
                traceback.print_exc()
                failed.append(name)
                continue
            figures += found
            took = f"... {name}, in {time.perf_counter() - begun:.0f} s"
            print("\n".join([took, *(f"    {one.what}: {one.measured}" for one in found)]), file=sys.stderr)
    print(f"\n{plain(figures)}", flush=True)
    if keep:
        write(figures, about, datetime.now(UTC).date())
    if failed:
        print(f"\nnot measured: {', '.join(failed)}")
    return 1 if failed else 0


async def _row(name: str, stage: Stage) -> list[Figure]:
    """A row's figures; tried twice, as a crowded machine may keep a phone waiting for too long."""
    row = importlib.import_module(f"tests.bench.rows.{ROWS[name]}")
    try:
        measured: list[Figure] = await row.measure(stage)
    except Exception:
        traceback.print_exc()
        measured = await row.measure(stage)
    return measured


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
