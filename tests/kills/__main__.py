"""python -m tests.kills [sqlite] [postgres] [--kills N] [--seed N] [--write]"""

import argparse
import asyncio
import secrets
import sys
from pathlib import Path

from tests.kills.evening import evenings
from tests.kills.page import table, write
from tests.kills.service import ROLES
from tests.kills.tally import Tally


async def side_by_side(chosen: argparse.Namespace, seed: int) -> dict[str, Tally]:
    """The evenings of each database, at the same time; most of an evening waits."""
    kinds = chosen.databases or list(ROLES)
    played = (
        evenings(kind, seed, chosen.kills, mishaps=not chosen.no_mishaps, keep=chosen.keep) for kind in kinds
    )
    return dict(zip(kinds, await asyncio.gather(*played), strict=True))


def main(arguments: list[str]) -> int:
    """Kill, compare and print; 1 where anything was lost, doubled, miscounted or untold."""
    parser = argparse.ArgumentParser(prog="python -m tests.kills", description="Evenings of kills.")
    parser.add_argument("databases", nargs="*", metavar="database", help=f"of: {', '.join(ROLES)}; none: all")
    parser.add_argument("--kills", type=int, default=200, help="on each database (200)")
    parser.add_argument("--seed", type=int, help="the chance of another run, as it printed it")
    parser.add_argument(
        "--no-mishaps", action="store_true", help="kills alone: Telegram, disk and database hold"
    )
    parser.add_argument("--keep", type=Path, help="a folder for the logs of evenings with troubles")
    parser.add_argument("--write", action="store_true", help="write the table into docs/testing.md")
    chosen = parser.parse_args(arguments)
    unknown = set(chosen.databases) - set(ROLES)
    if unknown:
        parser.error(f"no such database: {', '.join(sorted(unknown))}")
    seed = secrets.randbelow(10**6) if chosen.seed is None else chosen.seed
    print(f"seed {seed}", flush=True)
    tallies = asyncio.run(side_by_side(chosen, seed))
    print(table(tallies), flush=True)
    for kind, tally in tallies.items():
        for trouble in tally.troubles:
            print(f"{kind}: {trouble}")
        for line, count in tally.said.most_common(20):
            print(f"{kind} said {count} times: {line}")
    if chosen.write:
        write(tallies, seed)
    return 1 if any(tally.troubles for tally in tallies.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
