"""The playground's page in a real browser: the chat, and phones by Telegram's web protocol."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace

import pytest
from aiohttp import web
from playwright.async_api import Browser, Page, async_playwright, expect

from playground.chats import Chat
from playground.friends import Pauses
from playground.launch import MINIAPP, TOKEN, USERNAME, Options, evening, free_port
from playground.telegram import Telegram
from tests.chromium import ARGUMENTS, own_chromium

LINK = f"https://t.me/{USERNAME}/{MINIAPP}?startapp=g_1"
APP = """<!doctype html><meta charset="utf-8"><h1>A mini-app</h1><ol></ol><script>
const tell = (eventType, eventData = {}) => parent.postMessage(JSON.stringify({ eventType, eventData }), "*");
const line = (text) => { const li = document.createElement("li"); li.textContent = text; document.querySelector("ol").append(li); };
addEventListener("message", (event) => {
  const { eventType, eventData } = JSON.parse(event.data);
  const detail = { theme_changed: () => eventData.theme_params.bg_color, popup_closed: () => eventData.button_id,
    viewport_changed: () => eventData.is_state_stable }[eventType];
  line(detail ? `${eventType} ${detail()}` : eventType);
});
const launch = new URLSearchParams(location.hash.slice(1));
line(`${launch.get("tgWebAppPlatform")} ${new URLSearchParams(launch.get("tgWebAppData")).get("start_param")}`);
tell("iframe_ready");
tell("web_app_ready");
tell("web_app_request_theme");
tell("web_app_request_viewport");
tell("web_app_request_safe_area");
tell("web_app_request_content_safe_area");
tell("web_app_setup_back_button", { is_visible: true });
tell("web_app_setup_main_button", { is_visible: true, is_active: true, text: "Lay this card" });
document.querySelector("h1").onclick = () => tell("web_app_open_popup", { title: "Sure?", message: "Lay it?", buttons: [{ id: "yes", type: "ok" }] });
document.querySelector("ol").onclick = () => tell("web_app_close");
</script>"""  # noqa: E501


@dataclass
class Screen:
    """A page of the playground in a browser, and the world behind it."""

    page: Page
    telegram: Telegram
    wrong: list[str]

    @property
    def group(self) -> Chat:
        return next(iter(self.telegram.chats.values()))

    async def bot(self, method, **values):
        answer = await self.page.request.post(f"{self.telegram.url}/bot{TOKEN}/{method}", data=values)
        return (await answer.json())["result"]

    async def failing(self, method) -> int:
        return (await self.page.request.post(f"{self.telegram.url}/bot{TOKEN}/{method}")).status

    async def posts(self, text, *rows, **values):
        markup = {"inline_keyboard": list(rows)}
        return await self.bot("sendMessage", chat_id=self.group.id, text=text, reply_markup=markup, **values)


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=own_chromium(), args=ARGUMENTS)
        yield launched
        await launched.close()


@pytest.fixture
async def miniapp(aiohttp_server) -> str:
    """A page that speaks Telegram's web protocol and lists what it hears."""

    async def page(_request):
        return web.Response(text=APP, content_type="text/html")

    app = web.Application()
    app.router.add_get("/", page)
    return str((await aiohttp_server(app)).make_url("/"))


@pytest.fixture
async def screen(browser: Browser, miniapp: str) -> AsyncIterator[Screen]:
    options = Options(with_bot=False, seed=1, players=2, pauses=Pauses(60, 60, 0))
    async with evening(options) as running:
        running.telegram.set_miniapp(running.telegram.bots[0], MINIAPP, miniapp)
        page = await browser.new_page(viewport={"width": 1280, "height": 900})
        wrong: list[str] = []
        page.on(
            "console", lambda said: wrong.append(said.text) if said.type in {"error", "warning"} else None
        )
        page.on("pageerror", lambda error: wrong.append(str(error)))
        await page.goto(f"{running.telegram.url}/?theme=light")
        await expect(page.get_by_text("Robin added Fabulo")).to_be_visible()
        yield Screen(page, running.telegram, wrong)
        await page.close()
        assert wrong == []


async def test_what_one_writes_appears_and_commands_complete_themselves(screen):
    await screen.bot("setMyCommands", commands=[{"command": "newgame", "description": "Open a game"}])
    box = screen.page.get_by_role("textbox", name="Message")
    await box.fill("hello <b>you</b>")
    await box.press("Enter")
    await expect(screen.page.locator(".row.mine .words")).to_have_text("hello <b>you</b>")
    await box.fill("/")
    await screen.page.get_by_role("button", name="/newgame Open a game").click()
    await screen.telegram.until(lambda: screen.group.messages[-1].text == "/newgame")
    await screen.page.get_by_role("button", name="Be Mila").first.click()
    await expect(box).to_have_attribute("placeholder", "Message as Mila")


async def test_formatting_edits_and_deletions_are_shown(screen):
    sent = await screen.posts(
        "<b>bold <i>both</i></b> <tg-spoiler>hidden</tg-spoiler> "
        '<a href="https://a.b/">link</a> &lt;plain&gt;',
        parse_mode="HTML",
    )
    words = screen.page.locator(".words").last
    await expect(words.locator("b")).to_have_text("bold both")
    await expect(words.locator("b i")).to_have_text("both")
    await expect(words.locator(".spoiler")).to_have_text("hidden")
    await expect(words.locator("a")).to_have_attribute("href", "https://a.b/")
    await expect(words).to_contain_text("<plain>")
    place = {"chat_id": screen.group.id, "message_id": sent["message_id"]}
    await screen.bot("editMessageText", **place, text="changed")
    await expect(words).to_have_text("changed")
    await screen.bot("deleteMessage", **place)
    await expect(words).to_have_count(0)


async def test_a_press_is_answered_with_a_toast_or_an_alert(screen):
    await screen.posts("Lobby", [{"text": "Rules", "callback_data": "rules"}])
    for alert in (False, True):
        known = len(screen.telegram.presses)
        await screen.page.get_by_role("button", name="Rules").click()
        await screen.telegram.until(lambda known=known: len(screen.telegram.presses) > known)
        press = list(screen.telegram.presses)[-1]
        await screen.bot("answerCallbackQuery", callback_query_id=press, text="Be kind", show_alert=alert)
        shown = screen.page.locator("dialog.ask" if alert else ".toast")
        await expect(shown).to_contain_text("Be kind")


async def test_the_link_opens_a_phone_that_speaks_telegrams_web_protocol(screen):
    await screen.posts("Round 1", [{"text": "Open my hand", "url": LINK}])
    await screen.page.get_by_role("button", name="Open my hand").click()
    app = screen.page.frame_locator("iframe.app")
    heard = app.locator("li")
    for line in (
        "weba g_1",
        "visibility_changed",
        "theme_changed #ffffff",
        "viewport_changed true",
        "safe_area_changed",
        "content_safe_area_changed",
    ):
        await expect(heard.get_by_text(line, exact=True).first).to_be_visible()
    await screen.page.get_by_role("button", name="Lay this card").click()
    await expect(heard.get_by_text("main_button_pressed")).to_be_visible()
    await screen.page.get_by_role("button", name="Back", exact=True).click()
    await expect(heard.get_by_text("back_button_pressed")).to_be_visible()
    await app.locator("h1").click()
    await screen.page.locator("dialog.ask").get_by_role("button", name="OK").click()
    await expect(heard.get_by_text("popup_closed yes")).to_be_visible()
    await screen.page.get_by_role("button", name="Dark").click()
    await expect(heard.get_by_text("theme_changed #212121")).to_be_visible()
    await app.locator("ol").click()
    await expect(screen.page.locator("iframe.app")).to_have_count(0)


async def test_each_phone_is_an_origin_of_its_own(screen):
    await screen.posts("Round 1", [{"text": "Open my hand", "url": LINK}])
    await screen.page.get_by_role("button", name="Open my phone").click()
    await screen.page.get_by_role("button", name="Peek").click()
    frames = screen.page.locator("iframe.app")
    await expect(frames).to_have_count(2)
    hosts = [(await frames.nth(index).get_attribute("src")).split("/")[2] for index in range(2)]
    assert len(set(hosts)) == 2


async def test_on_a_small_screen_one_part_is_shown_at_a_time(screen):
    await screen.page.set_viewport_size({"width": 390, "height": 844})
    await screen.posts("Round 1", [{"text": "Open my hand", "url": LINK}])
    await expect(screen.page.locator("#phones")).to_be_hidden()
    await screen.page.get_by_role("button", name="Open my hand").click()
    await expect(screen.page.locator("#phones iframe")).to_be_visible()
    await expect(screen.page.locator("#chat")).to_be_hidden()
    await screen.page.get_by_role("button", name="Switches").click()
    await screen.page.get_by_role("button", name="Next call: 502").click()
    await screen.telegram.until(lambda: screen.telegram.faults.all())
    width = await screen.page.evaluate("document.documentElement.scrollWidth")
    assert width == 390


async def test_a_switch_stands_in_the_list_until_it_has_struck(screen):
    await screen.page.get_by_role("button", name="Switches").click()
    for name in ("Next call: 502", "Edits: 429, three times"):
        await screen.page.get_by_role("button", name=name).click()
    running = screen.page.locator(".running li")
    await expect(running).to_have_text(["502, 1", "429 of editMessageText, 3"])
    assert await screen.failing("getMe") == 502
    assert await screen.failing("editMessageText") == 429
    await expect(running).to_have_text(["429 of editMessageText, 2"])


async def test_enter_answers_a_question_once_and_a_new_group_is_looked_at_as_soon_as_it_is_there(screen):
    page = screen.page
    await page.get_by_role("button", name="Switches").click()
    await page.get_by_role("button", name="New group").focus()
    await page.keyboard.press("Enter")
    await page.get_by_role("textbox", name="New group").fill("Sunday Dreamers")
    await page.keyboard.press("Enter")
    await expect(page.locator("#chat").get_by_role("button", name="Sunday Dreamers")).to_be_visible()
    await expect(page.locator("dialog")).to_have_count(0)
    assert [chat.title for chat in screen.telegram.chats.values()] == ["Friday Dreamers", "Sunday Dreamers"]


async def test_the_page_comes_back_after_the_connection_was_lost(screen):
    await screen.telegram.go_dark()
    await expect(screen.page.get_by_text("reconnecting…")).to_be_visible()
    await screen.telegram.come_back()
    await expect(screen.page.get_by_text("reconnecting…")).to_be_hidden()
    await screen.posts("Still here")
    await expect(screen.page.get_by_text("Still here")).to_be_visible()
    screen.wrong.clear()


async def test_a_page_left_open_is_at_the_next_evening_without_the_phones_of_the_last(browser, miniapp):
    options = Options(with_bot=False, seed=1, players=2, port=free_port(), pauses=Pauses(60, 60, 0))
    page = await browser.new_page(viewport={"width": 1280, "height": 900})
    async with evening(options) as first:
        first.telegram.set_miniapp(first.telegram.bots[0], MINIAPP, miniapp)
        await page.goto(f"{first.telegram.url}/?theme=light")
        await Screen(page, first.telegram, []).posts("Round 1", [{"text": "Open my hand", "url": LINK}])
        await page.get_by_role("button", name="Open my hand").click()
        await expect(page.locator("iframe.app")).to_be_visible()
    async with evening(replace(options, name="Jo")):
        await expect(page.get_by_text("Jo added Fabulo")).to_be_visible()
        await expect(page.locator("iframe.app")).to_have_count(0)
        await expect(page.get_by_text("Round 1")).to_have_count(0)


async def test_whoever_comes_speaks_any_language_of_the_product_and_mine_unless_another_is_chosen(screen):
    screen.telegram.people[0].language = "de"
    await screen.page.reload()
    await screen.page.get_by_role("button", name="Add somebody").click()
    await screen.page.get_by_role("button", name="A friend who plays alone").click()
    language = screen.page.get_by_role("combobox", name="Language")
    assert await language.locator("option").all_inner_texts() == [
        "العربية", "Deutsch", "English", "Esperanto", "Español", "فارسی", "Français", "Italiano",
        "Nederlands", "Português (Brasil)", "Русский",
    ]  # fmt: skip
    await expect(language).to_have_value("de")
    await language.select_option("pt-br")
    await screen.page.keyboard.press("Enter")
    await screen.telegram.until(lambda: len(screen.telegram.people) == 3)
    assert [person.language for person in screen.telegram.people] == ["de", "en", "pt-br"]


async def test_whoever_comes_speaks_english_where_my_language_is_none_of_the_products(screen):
    screen.telegram.people[0].language = "sv"
    await screen.page.reload()
    await screen.page.get_by_role("button", name="Add somebody").click()
    await screen.page.get_by_role("button", name="A person for me to hold").click()
    await expect(screen.page.get_by_role("combobox", name="Language")).to_have_value("en")
