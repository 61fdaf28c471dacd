"""Every screen there is, light and dark, in either direction, from the smallest phone to a desktop."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Page

from tests.screens.scenes import SCENES, Scene
from tests.screens.world import Studio, a_studio
from tests.static.accessible import findings_of
from tests.static.layout import faults_of
from tests.static.phones import DARK, LARGE, LIGHT, SMALL

TINY, DESKTOP = (320, 568), (1024, 768)
DRESS = """([theme, mirrored]) => {
    fabulo.dress(theme);
    document.documentElement.dir = mirrored ? "rtl" : "ltr";
    for (const one of document.getAnimations()) {  // what flies or fades arrives, what never ends goes on
        if (Number.isFinite(one.effect.getComputedTiming().endTime)) one.finish();
    }
}"""

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def studio() -> AsyncIterator[Studio]:
    """One server and one browser for all screens."""
    async with a_studio() as opened:
        yield opened


async def dress(page: Page, size: tuple[int, int], *, dark: bool = False, mirrored: bool = False) -> None:
    """Show the screen in another window, other colours, the other direction."""
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await page.evaluate(DRESS, [DARK if dark else LIGHT, mirrored])


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
async def test_a_screen_shuts_nobody_out_and_cuts_nothing_off(studio: Studio, scene: Scene) -> None:
    found: list[str] = []
    async with studio.world(scene.name, language="en") as world:
        page = await scene.play(world)
        for size, mirrored in ((LARGE, False), (SMALL, True), (TINY, False), (DESKTOP, True)):
            await dress(page, size, mirrored=mirrored)
            found += [f"{size} {'mirrored ' * mirrored}{fault}" for fault in await faults_of(page)]
        await dress(page, LARGE, dark=True, mirrored=True)
        found += [f"dark, mirrored: {finding}" for finding in await findings_of(page, "color-contrast")]
        await dress(page, LARGE)
        found += await findings_of(page)
    assert found == []
