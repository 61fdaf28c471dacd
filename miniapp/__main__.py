"""`python -m miniapp`: write `docs/api.md` anew."""

import sys
from pathlib import Path

from miniapp.manual import manual

PAGE = Path("docs/api.md")


def main() -> int:
    """Write the page into the repository one stands in."""
    PAGE.write_text(manual(), encoding="utf-8")
    sys.stdout.write(f"{PAGE} is written\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
