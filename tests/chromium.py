"""The system's Chromium, for whatever looks at a page."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def own_chromium() -> str:
    """Where it is: the one that CHROMIUM names, else the first of its usual names.

    Raises RuntimeError, with the way to get one, where there is none.
    """
    found = next(filter(None, map(shutil.which, (os.environ.get("CHROMIUM", ""), *NAMES))), None)
    if found is None:
        raise RuntimeError("no Chromium here: on Debian `apt-get install chromium`, or name one in CHROMIUM")
    return found
