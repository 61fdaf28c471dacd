"""A clue that was shown in the chat, as the page shows it."""

import io
import wave
from functools import partial

from PIL import Image
from playwright.async_api import Page, expect

from models import rules
from tests.static.phones import Phones, Telegram
from tests.static.tables import Table

NAMES = ("Ana", "Reza", "Lena", "Omid")


async def _shown(phones: Phones, table: Table) -> Page:
    """Reza's phone, once Ana has shown something in the chat."""
    game = await table.telling(*NAMES)
    card = (await table.game()).seat(1).hand[0]
    await table.play(partial(rules.claim, player=1, round=1, card=card))
    await table.play(partial(rules.show, player=1, media="shown", text=None))
    page = await phones.open(2, "Reza", game)
    await expect(page.locator(".clue-teller")).to_have_text("\u2068Ana\u2069 has shown the clue in the group")
    await page.get_by_role("button", name="Look at it").tap()
    return page


async def test_a_picture_is_shown(phones: Phones, table: Table, telegram: Telegram) -> None:
    picture = io.BytesIO()
    Image.new("RGB", (40, 30), "teal").save(picture, "PNG")
    telegram.files["shown"] = ("image/png", picture.getvalue())

    page = await _shown(phones, table)

    await expect(page.locator("img.shown-clue")).to_have_js_property("naturalWidth", 40)


async def test_a_voice_can_be_heard(phones: Phones, table: Table, telegram: Telegram) -> None:
    sound = io.BytesIO()
    with wave.open(sound, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(8000)
        written.writeframes(bytes(16_000))
    telegram.files["shown"] = ("audio/wav", sound.getvalue())

    page = await _shown(phones, table)

    await expect(page.locator("audio.shown-clue")).to_have_js_property("duration", 1)


async def test_what_cannot_be_fetched_is_looked_for_in_the_chat(phones: Phones, table: Table) -> None:
    page = await _shown(phones, table)

    await expect(page.get_by_role("dialog")).to_contain_text("You find this clue in the group.")
