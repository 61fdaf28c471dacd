"""`python -m models migrate`: bring the database of DATABASE_URL up to date, once a release."""

import asyncio
import os
import sys

from models.database import DEFAULT_URL
from models.migrate import migrate


def main() -> int:
    """Do what the command line says; 2 if it says something else."""
    if sys.argv[1:] != ["migrate"]:
        sys.stderr.write("usage: python -m models migrate\n")
        return 2
    asyncio.run(migrate(os.environ.get("DATABASE_URL", DEFAULT_URL)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
