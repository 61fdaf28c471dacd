"""The looks in which a screen is drawn: how large the window is, the theme, and which way it reads."""

from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Page

from tests.static.phones import DARK, LARGE, LIGHT, SMALL

TALLEST = 4000
SETTLED = """async () => {
    const pictures = [...document.querySelectorAll(".ground img, .sheet img, .viewer img")];
    await Promise.race([
        Promise.all(pictures.map((one) => one.complete || one.decode().catch(() => {}))),
        new Promise((resolve) => setTimeout(resolve, 3000)),
    ]);
    await Promise.all(document.getAnimations()
        .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
        .map((one) => one.finished.catch(() => {})));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}"""
OVERHANG = """() => {
    const sheet = document.querySelector(".sheet");
    const hidden = sheet ? sheet.scrollHeight - sheet.clientHeight
        : document.documentElement.scrollHeight - innerHeight;
    return Math.max(0, hidden);
}"""


@dataclass(frozen=True, slots=True)
class Look:
    """One of them. `mirrored`: as in a language that reads from right to left."""

    name: str
    size: tuple[int, int]
    dark: bool = False
    mirrored: bool = False
    whole: bool = False  # as high as there is something to see


PHONES = (
    Look("1-light", LARGE),
    Look("2-light-whole", LARGE, whole=True),
    Look("3-dark", LARGE, dark=True),
    Look("4-dark-whole", LARGE, dark=True, whole=True),
    Look("5-small-light", SMALL),
    Look("6-small-dark-mirrored", SMALL, dark=True, mirrored=True),
)
TINY = (Look("7-tiny-light-mirrored", (320, 568), mirrored=True), Look("8-tiny-dark", (320, 568), dark=True))
DESKTOP = (Look("9-desktop", (1024, 768)), Look("9-desktop-dark", (1024, 768), dark=True))


async def picture(page: Page, look: Look, path: Path) -> None:
    """Draw the page in a look; nothing is drawn where the whole is no more than the window shows."""
    width, height = look.size
    await page.set_viewport_size({"width": width, "height": height})
    await page.evaluate(
        """([theme, mirrored]) => {
            fabulo.dress(theme);
            const root = document.documentElement;
            root.dataset.reads ??= root.dir;
            root.dir = mirrored ? (root.dataset.reads === "rtl" ? "ltr" : "rtl") : root.dataset.reads;
        }""",
        [DARK if look.dark else LIGHT, look.mirrored],
    )
    if look.whole:
        more = await page.evaluate(OVERHANG)
        if not more:
            return
        await page.set_viewport_size({"width": width, "height": min(TALLEST, height + more)})
    await page.evaluate(SETTLED)
    await page.screenshot(path=path, type="jpeg", quality=88)
