"""`python -m models migrate`: bring the database of DATABASE_URL up to date, once a release."""

import asyncio
import sys

from models.database import AWAY
from models.migrate import migrate
from models.settings import DatabaseSettings, SettingsError


def main() -> int:
    """Do what the command line says; 2 if it or a setting is wrong, 1 if the database cannot be reached."""
    if sys.argv[1:] != ["migrate"]:
        return _told("usage: python -m models migrate", 2)
    try:
        asyncio.run(migrate(DatabaseSettings.read().database_url))
    except SettingsError as error:
        return _told(f"fabulo: {error}", 2)
    except (*AWAY, ValueError) as error:
        return _told(f"fabulo: DATABASE_URL: the database cannot be brought up to date: {error}", 1)
    return 0


def _told(line: str, status: int) -> int:
    sys.stderr.write(f"{line}\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
