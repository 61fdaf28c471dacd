"""The page says what the chat would say, in every language, and its buttons hold what they say."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser
from playwright.async_api import Page, expect
from telegram import InlineKeyboardButton

from bot.choices import CHOICES
from bot.house_rules import value_words
from bot.keyboards import packed
from bot.texts import Texts, Words
from models.rules.presets import PRESETS
from tests.static.conftest import STATIC
from tests.static.phones import SMALL, Phones
from tools.texts.lengths import samples
from tools.texts.written import entries

TEXTS = Texts.load(STATIC / "texts", strict=True)
WRITTEN = {path.stem: path.read_text(encoding="utf-8") for path in (STATIC / "texts").glob("*.ftl")}
SOURCE = "\n".join(module.read_text() for module in sorted((STATIC / "app").glob("*.js")))
ROOM = 270  # pixels of a row of buttons in a bubble of a phone 360 wide

SAY = """async (asked) => {
    const words = await import(`${window.fabulo.prefix}/app/words.js`);
    const said = {};
    for (const [language, { text, keys }] of Object.entries(asked)) {
        await words.speak(language, Promise.resolve(text));
        said[language] = keys.map(([key, values]) => words.say(key, values));
    }
    return said;
}"""
MEASURE = """(rows) => {
    const probe = document.createElement("div");
    document.body.append(probe);
    const lines = (element) => {
        const style = getComputedStyle(element);
        const height = parseFloat(style.lineHeight) || parseFloat(style.fontSize) * 1.2;
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(range.getBoundingClientRect().height / height);
    };
    const fits = (element) => element.scrollWidth <= element.clientWidth && lines(element) <= 2;
    const bad = [];
    for (const { language, direction, kind, buttons } of rows) {
        document.documentElement.lang = language;
        document.documentElement.dir = direction;
        probe.className = kind === "page" ? "actions" : "";
        probe.style.width = kind === "page" ? "" : `${kind}px`;
        const row = document.createElement("div");
        row.className = "buttons";
        if (kind !== "page") row.style.gap = "3px";
        for (const { text, look } of buttons) {
            const button = document.createElement("button");
            button.className = look;
            const theirs = "flex:1 1 0;min-width:0;padding:6px 8px;font:500 14px/1.2 Roboto,sans-serif";
            if (kind !== "page") button.style.cssText = theirs;
            button.textContent = text;
            row.append(button);
        }
        probe.replaceChildren(row);
        for (const button of row.children) if (!fits(button)) bad.push([language, button.textContent]);
    }
    probe.remove();
    return bad;
}"""

CUT = """(titles) => {
    const frame = document.createElement("div");
    frame.className = "frame scrolling";
    frame.innerHTML = '<header class="top"><div class="top-words"><h1></h1></div>' +
        '<button class="round-button"></button><button class="round-button"></button></header>';
    document.body.append(frame);
    const title = frame.querySelector("h1");
    const cut = titles.filter(([language, direction, text]) => {
        document.documentElement.lang = language;
        document.documentElement.dir = direction;
        title.textContent = text;
        return title.scrollHeight > title.clientHeight + 2;
    });
    frame.remove();
    return cut;
}"""


@pytest.fixture
async def page(phones: Phones) -> Page:
    """A page that nobody plays on."""
    opened = await phones.blank(size=SMALL)
    await opened.goto(phones.address)
    await expect(opened.locator("h1")).to_be_visible()
    return opened


async def test_both_programs_that_read_the_texts_say_the_same_in_every_language(page: Page) -> None:
    """The bot's and the page's Fluent, with numbers, plurals, names and lists of the language."""
    asked: dict[str, Any] = {}
    told: dict[str, list[str]] = {}
    for language in TEXTS.languages:
        text = WRITTEN[language]
        words = TEXTS.words(language)
        keys = [
            (key, values)
            for key, entry in entries(FluentParser(with_spans=False).parse(text)).items()
            for values in samples(entry, words)
        ]
        asked[language] = {"text": text, "keys": keys}
        told[language] = [str(words(key, **values)) for key, values in keys]
    said = await page.evaluate(SAY, asked)
    for language in TEXTS.languages:
        keys = [key for key, _ in asked[language]["keys"]]
        differing = [
            three for three in zip(keys, told[language], said[language], strict=True) if three[1] != three[2]
        ]
        assert differing == [], language


def _button_keys() -> set[str]:
    """The texts that stand in the page's buttons."""
    lines = [
        line for line in SOURCE.splitlines() if re.search(r"<\$\{(?:Primary|Quiet|Twice\w+)\}|<button", line)
    ]
    found = set(re.findall(r'"(app-[a-z0-9_-]+)"', "\n".join(lines)))
    return found | {"app-give-text", "app-give-spoken", "app-give-media", "app-vote-for", "app-pick-to-vote"}


def _row(words: Words, kind: str | float, *buttons: tuple[str, str]) -> dict[str, Any]:
    """A row of buttons, each its text and its look, in the page or in a bubble of the chat."""
    direction = "rtl" if words.is_rtl else "ltr"
    told = [{"text": text, "look": look} for text, look in buttons]
    return {"language": words.language, "direction": direction, "kind": kind, "buttons": told}


async def test_the_pages_buttons_need_two_lines_at_most_on_a_narrow_phone(page: Page) -> None:
    rows: list[dict[str, Any]] = []
    pairs = [
        ("app-keep quiet", "app-vote-for primary"), ("app-keep quiet", "app-lay primary"),
        ("app-leave-lobby quiet", "app-begin quiet"), ("app-change-card quiet", "app-take-back quiet"),
        ("app-change-vote quiet", "app-take-back-vote quiet"),
    ]  # fmt: skip
    for language in TEXTS.languages:
        words = TEXTS.words(language)
        numbers = words.names(["10", "11"])
        values = {
            "name": "Maximiliane",
            "names": "Maximiliane",
            "when": words.duration(3540),
            "numbers": numbers,
        }

        def said(key: str, words: Words = words, values: dict[str, str] = values) -> str:
            return str(words(key, count=2, number=12, **values))

        rows += [_row(words, "page", (said(key), "primary")) for key in sorted(_button_keys())]
        for pair in pairs:
            both = [(said(button.split()[0]), button.split()[1]) for button in pair]
            rows.append(_row(words, "page", *both))
    assert len(rows) > 40 * len(TEXTS.languages)
    assert await page.evaluate(MEASURE, rows) == []


async def test_what_became_of_a_round_can_be_read_to_its_end_on_a_narrow_phone(page: Page) -> None:
    titles = [
        [words.language, "rtl" if words.is_rtl else "ltr", words(f"app-verdict-{how}", name="Maximilian")]
        for words in map(TEXTS.words, TEXTS.languages)
        for how in ("all", "none", "some", "no-votes")
    ]
    assert await page.evaluate(CUT, titles) == []


async def test_the_chats_buttons_need_two_lines_at_most_on_a_narrow_phone(page: Page) -> None:
    names = ("Maximiliane Adelheid von Traunst", "Ann")
    rows = [
        _row(TEXTS.words(language), ROOM, *((button.text, "") for button in row))
        for language in TEXTS.languages
        for row in _chat_rows(TEXTS.words(language), names)
    ]
    assert len(rows) > 40 * len(TEXTS.languages)
    bad = await page.evaluate(MEASURE, rows)
    assert bad == []


def _chat_rows(words: Words, names: Iterable[str]) -> Iterator[list[InlineKeyboardButton]]:
    """The rows under the bot's messages, as it packs them."""

    def made(*texts: str) -> list[InlineKeyboardButton]:
        return [InlineKeyboardButton(text, callback_data="x") for text in texts]

    alone = [
        key
        for key in entries(FluentParser(with_spans=False).parse(WRITTEN["en"]))
        if re.match(r"button-(open|story|add|games|pings|back|end-really)", key)
    ]
    yield from ([button] for button in made(*(words(key) for key in alone)))
    yield from packed(made(*(words(f"button-{key}") for key in ("join", "leave", "begin", "rules"))))
    yield from packed(made(words("button-rematch"), words("button-newgame")))
    yield from packed(made(words("button-presets"), words("button-more")))
    yield from packed(made(*(words(f"button-{key}") for key in ("language", "end", "done"))), 3)
    skips = [
        words("button-lot"),
        words("button-skip-all"),
        *(words("button-skip", name=name) for name in names),
    ]
    for skip in skips:
        yield from packed(made(words("button-nudge"), skip, words("button-join")), 3)
    yield from packed(made(*(words(f"preset-{name}") for name in PRESETS)))
    for place in range(max(map(len, CHOICES.values()))):
        labels = [
            words(
                "button-rule",
                rule=words(f"rule-{rule}"),
                value=value_words(rule, values[place % len(values)], words),
            )
            for rule, values in CHOICES.items()
            if values and rule != "zone"
        ]
        yield from packed(made(*labels))
