"""What tests of the page borrow from npm, in the versions of package-lock.json."""

import fcntl
import shutil
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
AXE = "axe-core/axe.min.js"
TELEGRAM = "@twa-dev/sdk/src/telegram-web-apps.js"
"""Telegram's own script as telegram.org serves it, kept in a package."""


def borrowed(name: str) -> str:
    """The text of a file of a package, fetched first where it is lacking.

    Raises RuntimeError, with the way to get it, where it cannot be fetched.
    """
    if shutil.which("npm") is None and not (ROOT / "node_modules" / name).exists():
        raise RuntimeError(
            f"no {name.rpartition('/')[0]} here: on Debian `apt-get install npm`, then `npm ci`"
        )
    _fetch()
    return (ROOT / "node_modules" / name).read_text(encoding="utf-8")


@cache
def _fetch() -> None:
    """Once in a run; where several processes run, one of them at a time."""
    with open(ROOT / "package-lock.json", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = subprocess.run(["sh", ROOT / "tools" / "page_tools.sh"], capture_output=True, text=True)
    if found.returncode != 0:
        raise RuntimeError(f"npm could not fetch what tests of the page borrow: {found.stderr.strip()}")
