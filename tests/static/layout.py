"""Whether a screen can be used as it stands: nothing beside the window or cut off, all buttons in reach."""

from pathlib import Path
from typing import Any

from playwright.async_api import Frame, Page

SMALLEST_TARGET = 44  # pixels
FAULTS = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")


async def faults_of(page: Page | Frame) -> list[str]:
    """What is wrong with the screen as it is shown now."""
    found: list[Any] = await page.evaluate(FAULTS, SMALLEST_TARGET)
    return [str(one) for one in found]
