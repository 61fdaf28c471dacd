"""`python -m models migrate|backup|restore`: what is done to the database of DATABASE_URL as a whole."""

import asyncio
import sys
from pathlib import Path

from models.backup import NotDone, back_up, restore
from models.database import AWAY
from models.migrate import migrate
from models.settings import DatabaseSettings, SettingsError

USAGE = """\
usage: python -m models migrate           bring it up to date, once a release
       python -m models backup FILE       write all of it into a new file (SQLite; the bot may run)
       python -m models restore FILE      put a backup in its place (SQLite; the bot must not run)
"""


def main(arguments: list[str]) -> int:
    """Do what the command line says; 2 if it or a setting is wrong, 1 if it cannot be done."""
    match arguments:
        case ["migrate" | "backup" | "restore" as command, *files] if len(files) == (command != "migrate"):
            try:
                _do(command, DatabaseSettings.read().database_url, *map(Path, files))
            except SettingsError as error:
                return _told(f"fabulo: {error}\n", 2)
            except NotDone as error:
                return _told(f"fabulo: {error}\n", 1)
            except (*AWAY, ValueError) as error:
                return _told(f"fabulo: DATABASE_URL: {error}\n", 1)
            return 0
    return _told(USAGE, 2)


def _do(command: str, url: str, *files: Path) -> None:
    if command == "migrate":
        asyncio.run(migrate(url))
    elif command == "backup":
        back_up(url, *files)
    else:
        restore(url, *files)


def _told(text: str, status: int) -> int:
    sys.stderr.write(text)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
